"""In which language the command speaks, and its help pages in both.

What help pages say stands in ``help.toml``, by command and option; the code says what there is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from importlib import resources
from typing import Any, Final

import click

from whichside_rules.shared.in_french import LANGUAGE_OPTION, Language, language_of

__all__ = ["Command", "Group", "command", "language_parameter", "listen", "spoken", "word"]

_NOW: ContextVar[Language] = ContextVar("language", default="en")


def listen(arguments: Sequence[str]) -> None:
    """From now on the command speaks the language that its command line asks for."""
    _NOW.set(language_of(arguments))


def spoken() -> Language:
    """The language in which the command speaks now."""
    return _NOW.get()


@cache
def _words() -> Mapping[str, Any]:
    text = resources.files(__package__).joinpath("help.toml").read_text("utf-8")
    return tomllib.loads(text)


def word(name: str) -> str:
    """A word that all help pages have."""
    return str(_words()["click"][name][spoken()])


class _Formatter(click.HelpFormatter):
    """A help page with its headings in the user's language."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The first line."""
        super().write_usage(prog, args, word("usage") if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        """The line above a list."""
        super().write_heading(word(heading) if heading in _words()["click"] else heading)

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        """A list, with what click itself says of an option."""
        super().write_dl([(name, _ours(about)) for name, about in rows], col_max, col_spacing)


def _ours(about: str) -> str:
    for english, ours in (("[default: ", word("default")), ("[required]", word("required"))):
        about = about.replace(english, ours)
    return about


class _Context(click.Context):
    formatter_class: type[click.HelpFormatter] = _Formatter


class Command(click.Command):
    """A command whose help stands in ``help.toml``, under its name or that of its group and it."""

    context_class: type[click.Context] = _Context
    options_metavar: str | None
    short_help: str | None
    help: str | None
    epilog: str | None

    address: str = ""
    """The table in ``help.toml``."""

    def speak(self) -> None:
        """Take the texts of the language that is spoken now."""
        table: Mapping[str, Any] = _words().get(self.address or self.name or "", {})
        shared: Mapping[str, Any] = _words()["shared"]
        now = spoken()
        self.options_metavar = word("options_metavar")
        self.short_help = table.get(f"summary_{now}", self.short_help)
        self.help = table.get(f"about_{now}", self.help)
        end = []
        if lines := table.get(f"examples_{now}"):
            end.append("\b\n" + "\n".join([word("examples"), *(f"  {line}" for line in lines)]))
        end += [table[f"end_{now}"]] if f"end_{now}" in table else []
        self.epilog = "\n\n".join(end) or self.epilog
        for param in self.params:
            own = table.get("options", {}).get(param.name) or shared.get(param.name, {})
            param.metavar = own.get(f"metavar_{now}", param.metavar)
            if isinstance(param, click.Option):
                param.help = own.get(now, param.help)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """``--help``, in the user's language."""
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = word("help")
        return found

    def get_short_help_str(self, limit: int = 45) -> str:
        """The line in the list of commands."""
        self.speak()
        return super().get_short_help_str(limit)

    def make_context(self, *args: Any, **more: Any) -> click.Context:
        """Read the command line, ready to explain it."""
        self.speak()
        return super().make_context(*args, **more)


class Group(Command, click.Group):
    """A group of such commands."""

    command_class: type[click.Command] | None = Command
    subcommand_metavar: str

    def speak(self) -> None:
        """Take the texts of the language that is spoken now."""
        super().speak()
        self.subcommand_metavar = word("subcommand_metavar")


_LANGUAGES: Final = click.Choice(["en", "fr"])


def command(address: str, within: click.Group | None = None) -> Callable[[Any], click.Command]:
    """Make a function the command of that address in ``help.toml``: its last word is its name.

    Every command takes ``--lang``; one that has no other use for it speaks that language.
    """

    def made(function: Any) -> click.Command:
        made = click.command(address.rpartition(" ")[2], cls=Command)(function)
        made.address = address
        if all(LANGUAGE_OPTION not in param.opts for param in made.params):
            made.params.append(language_parameter())
        if within is not None:
            within.add_command(made)
        return made

    return made


def language_parameter() -> click.Option:
    """``--lang`` of a command that is given nothing by it: it was heard before."""
    return click.Option([LANGUAGE_OPTION, "language"], type=_LANGUAGES, expose_value=False)
