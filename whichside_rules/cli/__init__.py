"""The command ``whichside``.

Exit codes: 0 all is well; 1 a verdict fails: of a scenario, or of a record that is replayed; 2
wrong usage, nothing is found, or something cannot be read, played or written; 3 a fault of the
program, with a traceback to report; 130 interrupted, with Ctrl-C or by a signal.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback

__all__ = ["FAULT", "INTERRUPTED", "WRONG", "main"]

WRONG = 2
FAULT = 3
INTERRUPTED = 130


def main() -> None:
    """Run the command and leave with its exit code."""
    try:
        code = _run()
        # What is left is leaving: an interruption could only spoil the exit code.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    except KeyboardInterrupt:  # before the command was there to tell it, or while it was told
        _complain("interrupted")
        code = INTERRUPTED
    except Exception:
        # Python would leave with 1, which means that a verdict fails.
        traceback.print_exc()
        code = FAULT
    if code == INTERRUPTED:
        # Python would end itself with the signal where it struck in the middle of an exec.
        os._exit(code)
    sys.exit(code)


def _run() -> int:
    _streams()
    try:
        import click
        import rich  # noqa: F401
    except ModuleNotFoundError:
        _complain("whichside needs its tools: pip install 'whichside-rules[check]'")
        return WRONG
    if sys.stdout is None:
        _complain("whichside: standard output is closed")
        return WRONG
    from whichside_rules.cli.app import whichside

    try:
        return int(whichside.main(prog_name="whichside", standalone_mode=False) or 0)
    except click.Abort:
        raise KeyboardInterrupt from None


def _complain(message: str) -> None:
    """What is told before the command is there to tell it."""
    from whichside_rules.shared.in_french import in_language, language_of

    print(in_language(message, language_of(sys.argv[1:])), file=sys.stderr)


def _streams() -> None:
    """An input that is closed is at its end; what is said to a closed error output is lost."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), "r")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    # A letter that cannot be read or shown becomes a question mark, not a traceback.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
