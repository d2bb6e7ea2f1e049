"""``whichside data``: the data of a game by their keys."""

from __future__ import annotations

from typing import Any

import click

from whichside_rules.cli import games
from whichside_rules.cli._spoken import command
from whichside_rules.cli.console import Unreadable, language_option, meant, output, print_json, say
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.files.sheet import Datum, told
from whichside_rules.kernel.files.telling import provenance_told


@command("data")
@click.argument(
    "name", required=False, callback=games.known_if_named, shell_complete=games.complete_games
)
@click.argument("keys", nargs=-1)
@language_option
@click.option("--json", "as_json", is_flag=True)
def data(name: str | None, keys: tuple[str, ...], language: str, as_json: bool) -> None:
    """List the data of GAME, or those whose keys begin with KEY; without a game, of every game."""
    found = {game: _data(game) for game in ([name] if name else rulebook.names())}
    known = dict.fromkeys(
        part for listed in found.values() for one in listed for part in _parts(one.key)
    )
    for key in keys:
        if key not in known:
            raise Unreadable(f"no datum '{key}'{meant(key, known)}")
    shown = [
        (game, one)
        for game, listed in found.items()
        for one in listed
        if not keys or set(keys) & set(_parts(one.key))
    ]
    if as_json:
        print_json([_as_json(game, one) for game, one in shown])
        return
    console = output()
    for game, one in shown:
        whose = () if name else (f"{game} ",)
        value = "-" if one.value is None else told(one.value)
        where = provenance_told(one.provenance).in_(language)
        say(console, *whose, (one.key, "cyan"), f"  {value}  ", (where, "dim"))
        for clause in one.clauses:
            say(console, clause, indent=4)


def _data(game: str) -> list[Datum]:
    """The data of a game, in the order of its sheet; none where it has no content."""
    found: Any = rulebook.find(game).game
    return list(found.sheet()) if hasattr(found, "sheet") else []


def _parts(key: str) -> list[str]:
    """The key and the tables in which it lies: ``means``, ``means.8usd``."""
    words = key.split(".")
    return [".".join(words[: n + 1]) for n in range(len(words))]


def _as_json(game: str, one: Datum) -> dict[str, Any]:
    return {
        "game": game,
        "key": one.key,
        "value": one.value,
        "provenance": one.provenance,
        "clauses": list(one.clauses),
    }
