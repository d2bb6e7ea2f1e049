"""Programs that need not import again what the last one of their kind has imported.

:func:`run` does what ``subprocess.run([sys.executable, *arguments])`` does, a second faster: each
program is a fork of a process that has imported what those before it needed and has read the files
of these games, and that has never run anything itself. So programs know nothing of each other. A
test of how Python starts, or of what a signal does to it, needs a process of its own.

``python -m tests.warm`` is that process: it takes programs, one JSON line each, and tells the exit
code of each.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import json
import os
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
STREAMS = ("stdin", "stdout", "stderr")


def run(
    *arguments: object,
    cwd: Path,
    env: Mapping[str, str] | None = None,
    text: str = "",
    streams: Mapping[str, str | None] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run ``python`` with these arguments: ``-m module``, ``-c code`` or a file, and what follows.

    Args:
        arguments: what stands on the command line.
        cwd: the folder in which it runs.
        env: what its environment has besides ours.
        text: its standard input.
        streams: by name, a file that takes the place of a stream; ``None`` where it is closed.
    """
    given, more = [str(each) for each in arguments], dict(env or {})
    early = {name: more[name] for name in more if _read_early(name)}
    server = _server(given[1] if given[0] == "-m" else "", *sorted(early.items()))
    with tempfile.TemporaryDirectory() as folder:
        files = {name: Path(folder, name) for name in STREAMS}
        files["stdin"].write_text(text, encoding="utf-8")
        job = {
            "arguments": [_sent(each) for each in given],
            "cwd": _sent(str(cwd)),
            "env": {_sent(name): _sent(value) for name, value in {**os.environ, **more}.items()},
            "streams": {name: str(path) for name, path in files.items()} | dict(streams or {}),
            "imported": str(Path(folder, "imported")),
        }
        assert server.stdin
        assert server.stdout
        server.stdin.write(json.dumps(job) + "\n")
        server.stdin.flush()
        code = int(server.stdout.readline())
        printed = [
            path.read_text(encoding="utf-8") if path.exists() else ""
            for path in (files["stdout"], files["stderr"])
        ]
    return subprocess.CompletedProcess(given, code, *printed)


def _read_early(name: str) -> bool:
    """Whether Python reads a variable when it starts, and never again."""
    later = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
    return name.startswith(("PYTHON", "LC_", "LANG")) and name not in later


def _sent(text: str) -> str:
    """Bytes of the system, whatever they mean there, as text that JSON can carry."""
    return os.fsencode(text).decode("latin-1")


def _received(text: str) -> str:
    return os.fsdecode(text.encode("latin-1"))


@cache
def _server(_kind: str, *early: tuple[str, str]) -> subprocess.Popen[str]:
    """The process that has imported what programs of a kind need; it ends when we do."""
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.warm"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)} | dict(early),
    )

    @atexit.register
    def end() -> None:
        with server:
            assert server.stdin
            server.stdin.close()

    return server


def serve() -> None:
    """Run what is asked for, until nobody asks any more."""
    for number, line in enumerate(sys.stdin):
        if number:  # the first may stay the only one
            _read()
        job = json.loads(line)
        child = os.fork()
        if not child:
            _become(job)
            return  # as the program would, with all that Python does at its end
        _, status = os.waitpid(child, 0)
        _learn(Path(job["imported"]))
        print(os.waitstatus_to_exitcode(status), flush=True)


def _become(job: dict[str, Any]) -> None:
    """Be the program, in this process."""
    before = set(sys.modules)
    os.chdir(_received(job["cwd"]))
    os.environ.clear()
    os.environ.update((_received(name), _received(value)) for name, value in job["env"].items())
    for number, name in enumerate(STREAMS):
        _redirect(number, name, job["streams"][name])
    first, *rest = map(_received, job["arguments"])
    where = {"-m": os.getcwd(), "-c": ""}.get(first, os.path.dirname(os.path.abspath(first)))
    theirs = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    sys.path[:] = dict.fromkeys([where, *theirs, *_OURS])
    importlib.invalidate_caches()
    try:
        match first:
            case "-m":
                sys.argv = rest
                runpy.run_module(rest[0], run_name="__main__", alter_sys=True)
            case "-c":
                sys.argv = ["-c", *rest[1:]]
                exec(rest[0], {"__name__": "__main__"})
            case _:
                sys.argv = [first, *rest]
                runpy.run_path(first, run_name="__main__")
    finally:
        new = [name for name in sys.modules if name not in before and _lasting(name)]
        Path(job["imported"]).write_text("\n".join(new), encoding="utf-8")


_OURS = tuple(sys.path[1:])
"""What follows the folder of the program on the path."""


def _redirect(number: int, name: str, path: str | None) -> None:
    """Give a stream as Python does when it starts."""
    here = getattr(sys, name)
    stream = None
    if path is None:
        os.close(number)
    else:
        flags = os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        opened = os.open(path, flags, 0o666)
        os.dup2(opened, number)
        os.close(opened)
        stream = open(  # noqa: SIM115
            number,
            "w" if number else "r",
            buffering=1 if here.line_buffering else -1,
            encoding=here.encoding,
            errors=here.errors,
            closefd=False,
        )
    setattr(sys, name, stream)
    setattr(sys, f"__{name}__", stream)


def _lasting(name: str) -> bool:
    """Whether a module can be imported beforehand: installed, or of the library.

    A plugin is imported by pytest, which looks at it first.
    """
    file = str(getattr(sys.modules[name], "__file__", None) or "")
    places = (str(ROOT / "whichside_rules"), *(each for each in _OURS if each != str(ROOT)))
    return file.startswith(places) and not name.endswith("plugin")


def _learn(imported: Path) -> None:
    """Import what a program has imported, for those that follow."""
    if not imported.exists():
        return  # it ended without a last word
    for name in imported.read_text(encoding="utf-8").split():
        with contextlib.suppress(ImportError):  # some go by a name of their own
            importlib.import_module(name)
    gc.collect()
    gc.freeze()  # what is there already is shared, not copied


def _read() -> None:
    """Read what the games that were imported only read: clauses, texts, content, how JSON is read.

    Nothing of it depends on what a program asks, on where it runs or on other rulebooks.
    """
    if (
        not {"whichside_rules.kernel.book.clause", "whichside_rules.kernel.book.text"}
        <= sys.modules.keys()
    ):
        return
    from whichside_rules.kernel.book import clause, rulebook, text

    for name in rulebook.built_in():
        if f"whichside_rules.{name}.game" in sys.modules:
            clause.catalogue(name)
            _ = text.shared().own, text.texts(name).own, text.texts(name).nouns
            game: Any = rulebook.find(name).game
            for adapter in (game.setup_adapter, game.state_adapter, game.move_adapter):
                adapter()
            game.event_adapter()
            game.default_content()
    gc.freeze()


if __name__ == "__main__":
    serve()
