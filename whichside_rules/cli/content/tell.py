"""``whichside tell``: what the cards, spaces and tables of a game do and cost, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from whichside_rules.cli import games
from whichside_rules.cli._spoken import command
from whichside_rules.cli.console import (
    FILE,
    Unreadable,
    language_option,
    output,
    print_json,
    say,
)
from whichside_rules.kernel.book.nearest import perhaps
from whichside_rules.kernel.files.telling import Part, Telling, provenance_told
from whichside_rules.shared.naming import called

__all__ = ["lines_of", "show_telling", "tell"]


@command("tell")
@games.game_argument
@click.argument("words", nargs=-1)
@click.option("--pack", "file", type=FILE)
@click.option("--json", "as_json", is_flag=True)
@language_option
def tell(
    name: str, words: tuple[str, ...], file: Path | None, as_json: bool, language: str
) -> None:
    """Tell what the things of GAME do and cost; with a NAME, what is called so."""
    table = games.load(name)
    setup = games.make_setup(table, games.Asked(pack=file), table.played)
    found: Sequence[Telling] = table.things(setup)
    if not found:
        raise Unreadable(f"{name} has nothing that could be told")
    if words:
        asked = " ".join(words)
        known = called(found, asked, language)
        if not known.things:
            raise Unreadable(f"nothing is called '{asked[:80]}'{perhaps(known.near)}")
        found = known.things
    if as_json:
        print_json([_as_json(one) for one in found])
        return
    console = output()
    for number, one in enumerate(found):
        if number:
            say(console, "")
        show_telling(console, one, language)


def show_telling(console: Console, one: Telling, language: str, indent: int = 0) -> None:
    """Print what a thing does, line by line, each with where its numbers come from."""
    name = one.name.in_(language)
    kind = one.kind.name(language)
    say(console, (name[:1].upper() + name[1:], "bold"), (f"  ({kind})", "dim"), indent=indent)
    for part in one.parts:
        say(console, *lines_of(part, language), indent=indent + 2)
    for each in one.within:
        show_telling(console, each, language, indent + 2)


def lines_of(part: Part, language: str) -> Iterator[str | tuple[str, str]]:
    """A line for something that a thing does, its provenance and its clauses behind it."""
    said = part.text.in_(language)
    yield said[:1].upper() + said[1:]
    if part.provenance:
        yield f"  {provenance_told(part.provenance).in_(language)}", "dim"
    for clause in part.clauses:
        yield f" [{clause}]", "cyan"


def _as_json(one: Telling) -> dict[str, Any]:
    return {
        "key": one.key,
        "kind": {"en": one.kind.name("en"), "fr": one.kind.name("fr")},
        "name": {"en": one.name.en, "fr": one.name.fr},
        "text": {"en": one.text.en, "fr": one.text.fr},
        "parts": [
            {
                "text": {"en": part.text.en, "fr": part.text.fr},
                "provenance": part.provenance,
                "data": [datum.key for datum in part.data],
                "clauses": list(part.clauses),
            }
            for part in one.parts
        ],
        "within": [_as_json(each) for each in one.within],
    }
