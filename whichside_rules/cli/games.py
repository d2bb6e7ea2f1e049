"""What the commands ask of a game: which one it is, its set-up, its bots.

Games are found by :mod:`whichside_rules.kernel.book.rulebook`, so that nothing here names one; how
a game looks is its :class:`~whichside_rules.cli.terminal.Terminal`.
"""

from __future__ import annotations

import dataclasses
import functools
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import click

from whichside_rules import readings
from whichside_rules.cli._spoken import spoken
from whichside_rules.cli.console import FILE, Unreadable, meant
from whichside_rules.cli.terminal import Terminal
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.clause import Reading
from whichside_rules.kernel.book.names import LONGEST_NAME
from whichside_rules.kernel.files.sheet import MOST_BYTES as MOST_PACK_BYTES, PackError
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.kernel.values.invalid import Fault, InvalidValue
from whichside_rules.kernel.values.jsontext import fault
from whichside_rules.policies import Policy
from whichside_rules.shared.files import FileProblem, read_text_bounded

__all__ = [
    "Asked",
    "complete_games",
    "game_argument",
    "load",
    "make_bots",
    "make_setup",
    "read_pack",
    "setup_options",
]


def load(name: str) -> Terminal:
    """The terminal of a game: its own, or else the one that does for any game.

    Raises:
        Unreadable: there is no such game.
        RulebookError: its rulebook is registered wrongly.
    """
    if not rulebook.known(name):
        raise Unreadable(f"no game '{name}'{meant(name, rulebook.names())}")
    found = rulebook.find(name)
    kind: type[Terminal] = getattr(found.part("terminal"), "TERMINAL", Terminal)
    return kind(found)


def _known(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """Those of other projects are looked up only for a name that is not built in."""
    if not rulebook.known(value):
        raise click.BadParameter(f"no game '{value}'{meant(value, rulebook.names())}")
    return value


def known_if_named(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """The game that an option names, if it names one; else refuse it."""
    return None if value is None else _known(ctx, param, value)


_Function = Callable[..., Any]


def complete_games(ctx: click.Context, param: click.Parameter, begun: str) -> list[str]:
    """What a shell completes the name of a game with."""
    return [name for name in rulebook.names() if name.startswith(begun)]


game_argument: Callable[[_Function], _Function] = click.argument(
    "name", callback=_known, shell_complete=complete_games
)


class Asked(NamedTuple):
    """What the options say of the set-up."""

    mode: str | None = None
    players: str | None = None
    fields: Sequence[str] = ()
    """``FIELD=VALUE``"""
    readings: Sequence[str] = ()
    """``FIELD=OPTION``"""
    pack: Path | None = None


def setup_options(function: _Function) -> _Function:
    """The options from which a set-up is made; the function is given them as ``asked``."""

    @click.option(
        "--players",
    )
    @click.option(
        "--mode",
    )
    @click.option(
        "--set",
        "fields",
        multiple=True,
    )
    @click.option(
        "--pack",
        type=FILE,
    )
    @click.option(
        "--reading",
        "chosen",
        multiple=True,
    )
    @functools.wraps(function)
    def asking(
        *rest: Any,
        mode: str | None,
        players: str | None,
        fields: Sequence[str],
        chosen: Sequence[str],
        pack: Path | None,
        **more: Any,
    ) -> Any:
        return function(*rest, asked=Asked(mode, players, fields, chosen, pack), **more)

    return asking


def make_setup(table: Terminal, asked: Asked, usual: Mapping[str, Any] | None = None) -> Any:
    """The set-up that the options describe; ``usual`` are fields for which nothing is said.

    Raises:
        click.UsageError: an option names something that does not exist, or the rules refuse it.
        Unreadable: the pack cannot be used.
    """
    adapter = table.game.setup_adapter()
    known = _properties(adapter.json_schema())
    tree = dict(usual or {})
    if asked.mode is not None:
        modes = _options(known.get("mode", {}))
        if asked.mode not in modes:
            hint = meant(asked.mode, modes) or f"; {table.rulebook.name} has none"
            raise click.UsageError(f"--mode: no mode '{asked.mode}'{hint}")
        tree["mode"] = asked.mode
    for field, text in _once(
        "--set", (_pair("--set", entry, "VALUE") for entry in asked.fields)
    ).items():
        _put(tree, table, known, field, text)
    if picked := _once(
        "--reading", (_reading(table.rulebook.name, entry) for entry in asked.readings)
    ):
        tree["readings"] = picked
    try:
        if asked.players is not None:
            tree |= _seated(table, known, asked.players)
        setup = adapter.validate_json(json.dumps(tree))
        if asked.pack is not None:
            setup = dataclasses.replace(setup, content=_content(table, asked.pack))
        table.game.new_game(setup)
    except IllegalAction as refusal:
        why = "; ".join(one.say(spoken()) for one in refusal.violations)
        raise click.UsageError(why) from None
    except (PackError, FileProblem) as error:
        raise Unreadable(str(error)) from None
    except ValueError as error:
        raise click.UsageError(f"--set: {fault(error, 'content', spoken())}") from None
    return setup


def _properties(schema: Mapping[str, Any]) -> Mapping[str, Any]:
    """The fields of a set-up, from its schema."""
    if "$ref" in schema:
        schema = schema["$defs"][schema["$ref"].rpartition("/")[2]]
    found: Mapping[str, Any] = schema.get("properties", {})
    return found


def _kinds(field: Mapping[str, Any]) -> list[str]:
    """The types of JSON that a field can have."""
    return [part.get("type", "") for part in field.get("anyOf", [field])]


def _options(field: Mapping[str, Any]) -> list[str]:
    """The words that a field can be."""
    parts = field.get("anyOf", [field])
    return [word for part in parts for word in part.get("enum", ()) if isinstance(word, str)]


def _put(
    tree: dict[str, Any], table: Terminal, known: Mapping[str, Any], entry: str, text: str
) -> None:
    """Note what a field of the set-up is to be, or a part of one (``goal.controls``)."""
    field, dot, part = entry.partition(".")
    names = [name for name in known if name not in ("readings", "content")]
    if field not in names:
        hint = meant(field, names) or _fields(names)
        raise click.UsageError(f"--set: no field '{field}'{hint}")
    if not dot:
        tree[field] = _value(table, known, field, text)
        return
    parts = tree.setdefault(field, {})
    if not isinstance(parts, dict) or not part:
        raise click.UsageError(f"--set: '{entry}' is a part of '{field}', which is given whole")
    parts[part] = _plain(text)


def _fields(names: Sequence[str]) -> str:
    return f"; the fields are {', '.join(names)}" if names else "; this game's set-up has none"


def _plain(text: str) -> Any:
    """What somebody typed: JSON, or else words."""
    with suppress(ValueError):
        return json.loads(text)
    return text


def _value(table: Terminal, known: Mapping[str, Any], field: str, text: str) -> Any:
    """What a field of the set-up is to be: JSON, or else a word, or words between commas."""
    adapter = table.game.setup_adapter()
    candidates = [_plain(text), text]
    if "array" in _kinds(known[field]):
        whole = _plain(text)
        words = [word.strip() for word in text.split(",")]
        candidates = [whole if isinstance(whole, list) or text[:1] in "[{" else words]
    why = ""
    for candidate in candidates:
        try:
            adapter.validate_json(json.dumps({field: candidate}))
        except ValueError as error:
            # That something else is missing is told later.
            if wrong := _wrong_in(error, field):
                why = why or wrong
                continue
        return candidate
    raise click.UsageError(f"--set: {why}")


def _wrong_in(error: ValueError, field: str) -> str:
    """What is wrong with one field; empty if it is right."""
    for one in InvalidValue.of(error).reasons:
        if isinstance(one, Fault) and one.place.partition(".")[0] == field:
            return one.in_(spoken())
    return ""


def _content(table: Terminal, pack: Path) -> Any:
    """The content that a pack makes."""
    game: Any = table.game
    if not hasattr(game, "pack_content"):
        name = table.rulebook.name
        raise Unreadable(f"{pack}: {name} has no content that a pack could replace")
    text, place, notation = read_pack(pack)
    return game.pack_content(game.read_pack(text, place, notation))


def _seated(table: Terminal, known: Mapping[str, Any], players: str) -> dict[str, Any]:
    """How many play, or who: names need a game in which several play."""
    usual = table.game.players(table.game.setup_adapter().validate_json("{}"))
    seats = table.seats or (
        () if known.get("players", {}).get("type") == "array" else (len(usual),)
    )
    if not table.seats and "integer" in _kinds(known.get("players", {})):
        if not (players.isascii() and players.isdigit() and len(players) < 4):
            raise click.UsageError(f"--players: '{players[:40]}' cannot play; players: a number")
        return {"players": int(players)}
    several = not seats or max(seats) > 1
    if players.isascii() and players.isdigit() and 0 < len(players) < 4:
        count = int(players)
        if count in seats or (not seats and count):
            if not several:
                return {}
            return {table.named: list(table.seated(usual, count))}
    elif several:
        names = [part.strip() for part in players.split(",")]
        if all(name and name.isprintable() and len(name) <= LONGEST_NAME for name in names):
            return {table.named: names}
    counts = ", ".join(map(str, sorted(seats))) or "a number"
    if several:
        counts += f"; or names of 1 to {LONGEST_NAME} printable letters, with commas between them"
    raise click.UsageError(f"--players: '{players[:40]}' cannot play; players: {counts}")


def _pair(option: str, entry: str, what: str) -> tuple[str, str]:
    field, equals, value = entry.partition("=")
    if not equals or not field or not value:
        raise click.UsageError(f"{option}: '{entry}' is not FIELD={what}")
    return field, value


def _once(option: str, pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """What is given for each field: the same each time."""
    found = dict[str, str]()
    for field, value in pairs:
        if found.setdefault(field, value) != value:
            raise click.UsageError(
                f"{option}: '{field}' is given twice, as {found[field]} and as {value}"
            )
    return found


def make_bots(
    table: Terminal, players: Sequence[str], entry: str, option: str = "--bots"
) -> tuple[dict[str, Policy], Policy | None]:
    """The bots that an option describes: of seats, and of all others.

    ``clever`` is for everybody, ``pink=clever,blue=random`` for those two,
    ``random,pink=clever`` for pink and for the rest.

    Raises:
        click.UsageError: it names something that does not exist.
    """
    named: dict[str, Policy] = {}
    rest: Policy | None = None
    for part in entry.split(","):
        seat, equals, bot = (word.strip() for word in part.rpartition("="))
        if bot not in table.policies:
            raise click.UsageError(f"{option}: no player '{bot}'{meant(bot, table.policies)}")
        if not equals:
            if rest is not None:
                seats = f"{len(players)} seat{'s' * (len(players) != 1)}: {', '.join(players)}"
                raise click.UsageError(
                    f"{option}: '{entry}' names two bots for the same seats; one goes for all, or "
                    f"name the seat, such as {players[0]}={bot}; this game has {seats}"
                )
            rest = table.policies[bot]
        elif seat in named:
            raise click.UsageError(f"{option}: '{entry}' names two bots for {seat}")
        elif seat in players:
            named[seat] = table.policies[bot]
        else:
            raise click.UsageError(f"{option}: nobody plays '{seat}'{meant(seat, players)}")
    return named, rest


def read_pack(path: Path) -> tuple[str, str, str]:
    """A pack's text, its name for messages, and its notation.

    Raises:
        FileProblem: it cannot be read.
    """
    kind = path.suffix.lower().removeprefix(".")
    if kind not in ("toml", "json"):
        raise FileProblem(path, "a pack is a .toml or a .json file")
    return read_text_bounded(path, MOST_PACK_BYTES), str(path), kind


def _reading(name: str, entry: str) -> tuple[str, str]:
    field, option = _pair("--reading", entry, "OPTION")
    found = {one.field: one for one in readings(name) if one.field}
    by_id = {one.id.split(".", 1)[1]: one for one in found.values()}
    reading: Reading | None = found.get(field) or by_id.get(field)
    if reading is None or reading.field is None:
        raise click.UsageError(
            f"--reading: no reading '{field}'{meant(field, [f for f in found if f])}"
        )
    options = [one.name for one in reading.options]
    if option not in options:
        raise click.UsageError(
            f"--reading: '{reading.field}' has no option '{option}'; "
            f"it has {' and '.join(options)} ({reading.id})"
        )
    return reading.field, option
