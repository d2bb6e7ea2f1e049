"""What the commands share: printing, and saying what is wrong with an input."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from whichside_rules.kernel.nearest import nearest, perhaps

__all__ = [
    "Unreadable",
    "examples",
    "language_option",
    "meant",
    "output",
    "print_json",
    "say",
    "section",
]


class Unreadable(click.ClickException):
    """An input that cannot be used: one clear message, exit code 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        """Print the message on standard error."""
        click.echo(f"whichside: {self.format_message()}", file=file or sys.stderr)


def examples(*lines: str) -> str:
    """Lines for the end of a help text, kept as they are."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


_Function = Callable[..., Any]

language_option: Callable[[_Function], _Function] = click.option(
    "--lang",
    "language",
    type=click.Choice(["en", "fr"]),
    default="en",
    show_default=True,
    help="Language of texts and titles.",
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
        text.append(*((part,) if isinstance(part, str) else part))
    if console.soft_wrap or not indent:
        console.print(Text(" " * indent) + text, soft_wrap=console.soft_wrap)
        return
    for line in text.wrap(console, max(20, console.width - indent)):
        console.print(Text(" " * indent) + line)


def section(console: Console, title: str) -> None:
    """Print a heading."""
    say(console, "")
    say(console, (title, "bold"))


def print_json(content: Any) -> None:
    """Print something as JSON, for other programs."""
    click.echo(json.dumps(content, ensure_ascii=False, indent=1))


def meant(asked: str, known: Iterable[str]) -> str:
    """What may have been meant, as the end of a message."""
    names = list(known)
    hint = perhaps(nearest(asked, names, cutoff=0.5), ", ")
    return hint or (f"; there are: {', '.join(names)}" if names else "")
