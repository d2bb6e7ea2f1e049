"""The command ``whichside``.

Exit codes: 0 all is well; 1 a verdict fails, a game or a record does not hold; 2 wrong usage or
unreadable input; 130 interrupted with Ctrl-C.
"""

from __future__ import annotations

import os
import sys

__all__ = ["main"]

INTERRUPTED = 130


def main() -> None:
    """Run the command and leave with its exit code."""
    try:
        import click
        import rich  # noqa: F401
    except ModuleNotFoundError:
        print("whichside needs its tools: pip install 'whichside-rules[check]'", file=sys.stderr)
        sys.exit(2)
    # A letter that cannot be read or shown becomes a question mark, not a traceback.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
    try:
        from whichside_rules.cli.app import whichside

        code = whichside.main(prog_name="whichside", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        print("interrupted", file=sys.stderr)
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        silence()
        sys.exit(0)
    sys.exit(code or 0)


def silence() -> None:
    """Send what is still to be printed nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
