"""Asking in a process of its own: whoever asks goes on meanwhile, and waits only so long.

For servers, editors and assistants, where what somebody else wrote may take too long. The process
is started when something is asked for the first time, and again after one that had to be ended.
"""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Lock, Thread
from typing import IO, Literal

from whichside_rules.scenarios.asking import Verdict, ask_at

__all__ = ["Asker", "TookTooLong", "WasEnded"]

_START = 120.0
"""So many seconds a process may take to read the rules before it is asked anything."""
_PROGRAM = "import sys; sys.path[:] = {path!r}; from {module} import serve; serve({named!r})"
_ELSEWHERE = Path("question.feature")


class TookTooLong(TimeoutError):
    """The rules did not answer in time; the message says in how much."""


class WasEnded(RuntimeError):
    """The process ended before it had answered: somebody ended it, or it failed."""


class Asker:
    r"""Asks one text after another; several threads may use it, and wait for each other.

    >>> with Asker(seconds=60) as asker:
    ...     verdict = asker.ask("Feature: a table\n\n  Scenario: nothing is said\n")
    >>> verdict.verdict
    'not understood'
    """

    def __init__(self, seconds: float = 20.0, vocabulary: str | None = None) -> None:
        """Start nothing yet.

        Args:
            seconds: how long an answer is waited for.
            vocabulary: other sentences than those of the games here, as ``module:name``.
        """
        self.seconds: float = seconds
        self._vocabulary = vocabulary
        self._one_at_a_time = Lock()
        self._process: subprocess.Popen[str] | None = None
        self._answers: Queue[str] = Queue()

    def ask(
        self, text: str, language: Literal["en", "fr"] | None = None, path: Path | None = None
    ) -> Verdict:
        """Ask the rules what a feature asks, as :func:`whichside_rules.ask` does.

        Args:
            text: the feature.
            language: that of its keywords where no line of it says it.
            path: where it stands, or would, if anywhere; its folder may name the game.

        Raises:
            TookTooLong: there was no answer in time.
            WasEnded: :meth:`end` was called meanwhile, or the process failed.
        """
        with self._one_at_a_time:
            process = self._running()
            assert process.stdin is not None
            try:
                process.stdin.write(json.dumps([str(path or _ELSEWHERE), text, language]) + "\n")
                process.stdin.flush()
            except (OSError, ValueError):
                self.end()
                raise WasEnded("the process that asks the rules has ended") from None
            return Verdict.model_validate_json(self._answer(self.seconds))

    def end(self) -> None:
        """End the process, whatever it is at; who waits for it is told so."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    with suppress(OSError):
                        stream.close()

    def __enter__(self) -> Asker:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def _running(self) -> subprocess.Popen[str]:
        """The process, which has read the rules."""
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.end()
        program = _PROGRAM.format(path=sys.path, module=__name__, named=self._vocabulary)
        process = self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert process.stdout is not None
        answers = self._answers = Queue[str]()
        Thread(target=_hand_on, args=(process.stdout, answers), daemon=True).start()
        self._answer(_START)
        return process

    def _answer(self, seconds: float) -> str:
        try:
            line = self._answers.get(timeout=seconds)
        except Empty:
            self.end()
            raise TookTooLong(f"no answer within {seconds:g} seconds") from None
        if not line:
            self.end()
            raise WasEnded("the process that asks the rules has ended")
        return line


def _hand_on(stream: IO[str], answers: Queue[str]) -> None:
    """Hand on each line; the end of all is an empty one."""
    with suppress(OSError, ValueError):  # it may be closed meanwhile
        for line in stream:
            answers.put(line)
    answers.put("")


def serve(named: str | None = None) -> None:
    """Answer what is asked on standard input, until it is closed."""
    from whichside_rules.vocabulary import load

    vocabulary, out = load(named), sys.stdout
    sys.stdout = sys.stderr  # nothing else may stand among the answers
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    out.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    print("ready", file=out, flush=True)
    for line in sys.stdin:
        path, text, language = json.loads(line)
        answer = ask_at(Path(path), text, language, vocabulary)
        print(answer.model_dump_json(), file=out, flush=True)
