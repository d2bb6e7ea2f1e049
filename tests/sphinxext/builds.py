"""Builds with the real Sphinx, each in a process of its own that need not import Sphinx again.

``python -m tests.sphinxext.builds`` takes jobs, one JSON line each: the arguments of
``sphinx-build`` and the files for what it prints. Each job is a fork of a process that has
imported what the first job needed and has never built anything itself, so that builds know
nothing of each other and take a third of the time.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PRINTED = ("stdout.txt", "stderr.txt")
IMPORTED = "imported.txt"


class Done(NamedTuple):
    """What came of a build."""

    code: int
    stdout: str
    stderr: str


class Builder:
    """Has builds made, one after the other."""

    def __init__(self, server: subprocess.Popen[str]) -> None:
        self._server = server

    def build(self, arguments: list[str], folder: Path) -> Done:
        """Build with these arguments; ``folder`` takes what is printed."""
        assert self._server.stdin
        assert self._server.stdout
        job = {"arguments": arguments, "folder": str(folder)}
        self._server.stdin.write(json.dumps(job) + "\n")
        self._server.stdin.flush()
        code = int(self._server.stdout.readline())
        return Done(code, *((folder / name).read_text(encoding="utf-8") for name in PRINTED))


@contextlib.contextmanager
def started(root: Path) -> Iterator[Builder]:
    """The process that makes builds, as long as the block lasts."""
    command = [sys.executable, "-m", "tests.sphinxext.builds"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=root) as server:
        yield Builder(server)
        assert server.stdin
        server.stdin.close()
        server.wait(30)


def serve() -> None:
    """Make the builds that are asked for, until nobody asks any more."""
    for number, line in enumerate(sys.stdin):
        job = json.loads(line)
        folder = Path(job["folder"])
        print(_forked(job["arguments"], folder), flush=True)
        if number == 0:
            for name in (folder / IMPORTED).read_text(encoding="utf-8").split():
                with contextlib.suppress(ImportError):  # some go by a name of their own
                    importlib.import_module(name)


def _forked(arguments: list[str], folder: Path) -> int:
    """The exit code of a build in a child, which writes down what it imported."""
    child = os.fork()
    if not child:
        code = 70  # of an error that is not Sphinx's own
        try:
            for stream, name in enumerate(PRINTED, start=1):
                os.dup2(os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), stream)
            from sphinx.cmd.build import main

            code = main(arguments)
            (folder / IMPORTED).write_text("\n".join(_installed()), encoding="utf-8")
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _installed() -> list[str]:
    """What was imported of the installed packages and of ours, and nothing of the toy's."""
    places = (str(Path.cwd()), *(path for path in sys.path if path.endswith("site-packages")))
    return [
        name
        for name, module in list(sys.modules.items())
        if str(getattr(module, "__file__", None) or "").startswith(places) and name != "__main__"
    ]


if __name__ == "__main__":
    serve()
