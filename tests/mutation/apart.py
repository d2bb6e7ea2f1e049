"""Asks scenarios of a library that is read anew with a break, in a process of its own.

The kernel, the scenarios and the vocabulary cannot be broken in a process that runs on them. So
``python -m tests.mutation.apart`` imports none of them: it takes jobs, one JSON line each, and does
each in a fork that imports the library with one module broken. Here nothing of the library may be
imported, nor what imports it.
"""

from __future__ import annotations

import json
import resource
import signal
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout, suppress
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

from tests.mutation.forking import Died, each_forked
from tests.mutation.marking import Marking

SECONDS = 3
"""How much computing time a scenario may take, by default."""
LOADING = 30
"""How much the library may take to be read."""
BYTES = 4 << 30
"""How much memory."""
SHOWN = 5
"""So many scenarios are named of those that saw nothing."""


class Job(NamedTuple):
    """What is asked of which break."""

    module: str
    """The module that is broken: ``whichside_rules.kernel.playing.agenda``; empty if none is."""
    path: str
    wrong: str
    """Its whole text with the break."""
    asked: tuple[tuple[str, tuple[int, ...]], ...]
    """The features, and the lines of the scenarios in each; all of them if none is named."""
    traced: tuple[str, ...] = ()
    """The folders whose lines are noted, if any are."""


def main() -> int:
    """Do the jobs that are written to the standard input, one after the other."""
    # To have them is quicker, and no more: what cannot be found from here, or speaks, is no matter.
    for name in sys.argv[1:]:
        with suppress(Exception, SystemExit), redirect_stdout(sys.stderr):
            import_module(name)
    for line in sys.stdin:
        module, path, wrong, asked, traced = json.loads(line)
        job = Job(
            module, path, wrong, tuple((name, tuple(lines)) for name, lines in asked), tuple(traced)
        )
        ((_, found),) = each_forked([job], work, 1)
        told = {"endless": True} if isinstance(found, Died) else found
        print(json.dumps(told), flush=True)
    return 0


def work(job: Job) -> dict[str, Any]:
    """Read the library with the break, and ask: what was red first, or nothing, or which lines."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
    signal.setitimer(signal.ITIMER_PROF, LOADING)
    if job.module:
        sys.meta_path.insert(0, Broken(job))
    marking = Marking(*map(Path, job.traced))
    try:
        if job.traced:
            marking.begin()
        vocabulary = import_module("whichside_rules.vocabulary").load()
        playing = import_module("tests.mutation.playing")
    except BaseException as error:
        return {"stillborn": f"{type(error).__name__}: {error}"[:200]}
    player = playing.Player(vocabulary)
    return _traced(job, playing, player, marking) if job.traced else _asked(job, playing, player)


def _asked(job: Job, playing: Any, player: Any) -> dict[str, Any]:
    """The first scenario that is red, or how many were green."""
    count, first = 0, list[str]()
    with import_module("whichside_rules.kernel.values.memory").off():
        for feature, wanted in job.asked:
            signal.setitimer(signal.ITIMER_PROF, LOADING)
            try:
                scenarios: Sequence[Any] = playing.asked_in([Path(feature)])
            except BaseException as error:
                return {"red": f"{feature}:1 ({type(error).__name__})"}
            for asked in scenarios:
                if wanted and _line(asked) not in wanted:
                    continue
                count += 1
                first += [str(asked)] if len(first) < SHOWN else []
                signal.setitimer(signal.ITIMER_PROF, SECONDS)
                try:
                    player.play(asked)
                except AssertionError:
                    return {"red": str(asked)}
                except BaseException as error:
                    return {"red": f"{asked} ({type(error).__name__})"}
    return {"green": count, "first": first}


def _traced(job: Job, playing: Any, player: Any, marking: Marking) -> dict[str, Any]:
    """By feature and file, each line with the first scenario of the feature that runs it.

    Under the empty name, what runs while the library is read.
    """
    signal.setitimer(signal.ITIMER_PROF, 0)
    found: dict[str, dict[str, dict[str, int]]] = {
        "": {file: {str(one): 0 for one in lines} for file, lines in marking.taken().items()}
    }
    with import_module("whichside_rules.kernel.values.memory").off():
        for feature, _ in job.asked:
            marking.forget()
            lines = found.setdefault(feature, {})
            for asked in playing.asked_in([Path(feature)]):
                try:
                    player.play(asked)
                except BaseException as error:
                    return {"red": f"{asked} ({type(error).__name__}: {error})"}
                for file, numbers in marking.taken().items():
                    for number in numbers:
                        lines.setdefault(file, {})[str(number)] = _line(asked)
    return {"lines": found}


def _line(asked: Any) -> int:
    """Where a scenario begins."""
    return int(asked.place.rpartition(":")[2])


class Broken:
    """Finds the one module that is broken."""

    def __init__(self, job: Job) -> None:
        self._job = job

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self._job.module:
            return None
        file, wrong = self._job.path, self._job.wrong

        class Wrong(SourceFileLoader):
            def get_code(self, fullname: str) -> CodeType:
                return compile(wrong, file, "exec", dont_inherit=True)

        loader: Loader = Wrong(name, file)
        spec = ModuleSpec(name, loader, origin=file, is_package=file.endswith("__init__.py"))
        if file.endswith("__init__.py"):
            spec.submodule_search_locations = [str(Path(file).parent)]
        spec.has_location = True
        return spec


if __name__ == "__main__":
    sys.exit(main())
