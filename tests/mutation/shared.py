"""Breaks the kernel, the scenarios and the vocabulary, and asks the features of all games.

One run without a break notes which scenario of a feature is the first that runs a line. A break is
asked of those scenarios, one a feature, and when they see nothing of all scenarios of some of those
features, drawn evenly. What no feature reaches is for programs alone: it stands apart, in a column
of its own; so does a table that only such functions use.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.mutation.apart import Job
from tests.mutation.breaks import Break
from tests.mutation.judging import ENDLESS
from tests.mutation.lines import RedBefore, digest_of
from tests.mutation.uses import Span
from tests.mutation.verdicts import Verdict, Verdicts

PROGRAMS = "no feature reaches it: only programs do"
"""The verdict's reason where nothing was asked."""
BATCH = 12
"""So many features are followed by one process."""
SAMPLE = 40
"""So many features are asked wholly when the first scenarios saw nothing."""

Reached = Mapping[str, Mapping[str, Mapping[str, int]]]
"""By feature and file, each line with the first scenario that runs it."""


Ask = Callable[[Job], Mapping[str, Any]]
"""Asks one thing of the process that stands apart."""


@dataclass(frozen=True)
class SharedCourt:
    """What the code that all games share is judged with."""

    root: Path
    """The folder in which the package and the tests stand."""
    folders: Sequence[Path]
    features: Sequence[Path]
    kept: Path
    """The file in which it is kept which feature runs what."""
    code: str
    """The digest of all code: what a feature reaches holds as long as it and the feature do."""
    verdicts: Verdicts
    told: Callable[[str], None] = lambda text: None

    def judge(self, breaks: Sequence[Break]) -> dict[str, Verdict]:
        """The verdict on each break, by its id.

        Raises:
            RedBefore: a scenario is red without any break.
        """
        verdicts = self.verdicts.holding(breaks)
        todo = [one for one in breaks if one.id not in verdicts]
        self.told(f"{len(todo)} breaks, and {len(verdicts)} judged before")
        if not todo:
            return verdicts
        with self._server() as ask:
            reached = self._reached(ask)
            for done, broken in enumerate(todo, 1):
                verdict = self._verdict(broken, reached, ask)
                if verdict.result == "survived":
                    self.told(f"nobody noticed {broken.id}")
                if done % 20 == 0:
                    self.told(f"{done} of {len(todo)} breaks judged")
                self.verdicts.add(broken, verdict)
                verdicts[broken.id] = verdict
        return verdicts

    def job(self, broken: Break) -> Job:
        """What a process needs to read the library with a break; nothing is asked yet."""
        return Job(_module(broken, self.root), str(broken.path), broken.wrong, ())

    def _verdict(self, broken: Break, reached: Reached, ask: Ask) -> Verdict:
        spans = broken.shown_in
        if broken.function:
            spans = frozenset({(broken.path, *broken.lines)})
        first = dict(first_to_reach(spans or (), reached))
        if spans is not None and not first:
            return Verdict("survived", PROGRAMS)
        always = spans is None or "" in first
        every = list(map(str, self.features)) if always else list(first)
        whole = every[:: -(-len(every) // SAMPLE)]
        rounds = [] if always else [tuple((name, (line,)) for name, line in first.items())]
        told: Mapping[str, Any] = {}
        for asked in (*rounds, tuple((name, ()) for name in whole)):
            told = ask(self.job(broken)._replace(asked=asked))
            if "green" not in told:
                break
        if "endless" in told:
            return Verdict("noticed", ENDLESS)
        if "stillborn" in told:
            return Verdict("stillborn", told["stillborn"])
        if "red" in told:
            return Verdict("noticed", told["red"])
        return Verdict("survived", "", told["green"], tuple(told["first"]))

    def _reached(self, ask: Ask) -> Reached:
        digests = {str(one): digest_of([one]) for one in self.features}
        kept = json.loads(self.kept.read_text(encoding="utf-8")) if self.kept.is_file() else {}
        if kept.get("code") != self.code:
            kept = {"code": self.code, "digests": {}, "reached": {}}
        missing = [one for one, digest in digests.items() if kept["digests"].get(one) != digest]
        folders = tuple(map(str, self.folders))
        for at in range(0, len(missing), BATCH):
            self.told(f"{at} of {len(missing)} features are followed")
            batch = missing[at : at + BATCH]
            told = ask(Job("", "", "", tuple((name, ()) for name in batch), folders))
            if "lines" not in told:
                raise RedBefore(f"red without any break: {told}")
            kept["reached"] |= told["lines"]
            kept["digests"] |= {one: digests[one] for one in batch}
            self.kept.parent.mkdir(parents=True, exist_ok=True)
            self.kept.write_text(json.dumps(kept), encoding="utf-8")
        return {name: one for name, one in kept["reached"].items() if not name or name in digests}

    @contextmanager
    def _server(self) -> Iterator[Ask]:
        loaded = [
            name
            for name in sys.modules
            if not name.startswith(("whichside_rules", "tests", "__main__", "__mp_main__"))
            and "." not in name
        ]
        with subprocess.Popen(
            [sys.executable, "-m", "tests.mutation.apart", *loaded],
            cwd=self.root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as server:
            assert server.stdin is not None
            assert server.stdout is not None
            writing, reading = server.stdin, server.stdout

            def ask(job: Job) -> Mapping[str, Any]:
                writing.write(json.dumps(job) + "\n")
                writing.flush()
                told: Mapping[str, Any] = json.loads(reading.readline())
                return told

            yield ask
            writing.close()


def first_to_reach(spans: Iterable[Span], reached: Reached) -> Iterator[tuple[str, int]]:
    """The features that run one of these lines, each with its first scenario that does."""
    spans = tuple(spans)
    for feature, files in reached.items():
        found = [
            scenario
            for path, first, last in spans
            for line, scenario in files.get(str(path), {}).items()
            if first <= int(line) <= last
        ]
        if found:
            yield feature, min(found)


def only_programs(breaks: Iterable[Break], verdicts: Mapping[str, Verdict]) -> set[str]:
    """The ids of the breaks that no feature reaches."""
    return {one.id for one in breaks if one.id in verdicts and verdicts[one.id].why == PROGRAMS}


def _module(broken: Break, root: Path) -> str:
    parts = broken.path.relative_to(root).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")
