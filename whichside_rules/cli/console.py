"""What the commands share: printing, and saying what is wrong with an input."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from whichside_rules.cli._spoken import spoken
from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.shared.in_french import in_language
from whichside_rules.shared.printable import MOST_SHOWN, as_json, one_line

__all__ = [
    "FILE",
    "Unreadable",
    "complain",
    "language_option",
    "meant",
    "output",
    "print_json",
    "put",
    "remark",
    "say",
    "section",
    "silence",
]


class Unreadable(click.ClickException):
    """An input that cannot be used: one clear message, exit code 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        """Print the message on standard error."""
        complain(self.format_message())


def complain(message: str, more: str = "") -> None:
    """Say on standard error, in one line and the user's language, what is wrong.

    ``more`` follows it as it is.
    """
    said = re.sub(r"\s*[\n\t]\s*", " ", message.strip())
    _print(f"whichside: {in_language(said, spoken())}{more}")


def remark(message: str) -> None:
    """Print a line on standard error, in the user's language."""
    _print(in_language(message, spoken()))


def _print(message: str) -> None:
    """Where standard error is full or closed, nothing can be told."""
    try:
        click.echo(one_line(message), err=True)
    except (OSError, ValueError):
        silence(sys.stderr)


def silence(stream: Any) -> None:
    """Send what is still to be printed nowhere: what cannot be written would fail again."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


FILE: click.Path = click.Path(path_type=Path, readable=False)
"""A file or a folder that is named; what is wrong with it is told by whoever opens it.

:meta private:
"""

_Function = Callable[..., Any]

language_option: Callable[[_Function], _Function] = click.option(
    "--lang",
    "language",
    type=click.Choice(["en", "fr"]),
    default=spoken,
)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Leave it to the command as a whole."""
        raise BrokenPipeError


def output() -> Console:
    """A console on standard output: colours and wrapping on a terminal only.

    Rich honours NO_COLOR and TERM=dumb by itself.
    """
    return _Console(highlight=False, markup=False, emoji=False, soft_wrap=not sys.stdout.isatty())


def say(console: Console, *parts: str | tuple[str, str], indent: int = 0) -> None:
    """Print a line; a part may be a pair of text and style. Further lines are indented alike."""
    text = Text()
    for part in parts:
        words, style = (part, None) if isinstance(part, str) else part
        text.append(one_line(words), style)
    if console.soft_wrap or not indent:
        console.print(Text(" " * indent) + text, soft_wrap=console.soft_wrap)
        return
    for line in text.wrap(console, max(20, console.width - indent)):
        console.print(Text(" " * indent) + line)


def put(console: Console, line: Text) -> None:
    """Print a line that is styled already."""
    if len(line) > MOST_SHOWN or not line.plain.isprintable():
        line = line.copy()
        line.plain = one_line(line.plain)
    console.print(line, soft_wrap=console.soft_wrap)


def section(console: Console, title: str) -> None:
    """Print a heading."""
    say(console, "")
    say(console, (title, "bold"))


def print_json(content: Any) -> None:
    """Print something as JSON, for other programs."""
    click.echo(as_json(content))


def meant(asked: str, known: Iterable[str]) -> str:
    """What may have been meant, as the end of a message."""
    names = list(known)
    hint = perhaps(nearest(asked, names, cutoff=0.5), ", ")
    return hint or (f"; there are: {', '.join(names)}" if names else "")
