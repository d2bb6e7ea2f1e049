"""Content: the boards, cards, prices and lists that rules speak of, as data with provenance.

Every datum says where it comes from. A game ships a playable default sheet; somebody who owns the
box writes a *pack* (TOML or JSON) with what the pictures of that box show, and the pack's data
replace those of the sheet.

A pack looks like this::

    format = "whichside-pack/1"
    game = "postal"
    name = "the board of my copy"

    [data.last_box]
    risk = 5
"""

from __future__ import annotations

import difflib
import json
import tomllib
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any, Literal

from whichside_rules.kernel.value import value

Provenance = Literal["stated", "implied", "stand-in", "supplied"]
"""``stated``: the rulebook prints it. ``implied``: derived, with the derivation.
``stand-in``: ours, so that a whole game can be played. ``supplied``: from a user's pack."""

PACK_FORMAT = "whichside-pack/1"
MOST_BYTES = 262_144
MOST_DEPTH = 16


class PackError(ValueError):
    """A content pack that cannot be used; the message names the place, the value and the remedy."""


@value
class Datum:
    """One fact of the content."""

    key: str
    """Its dotted key, for instance ``last_box.risk``."""
    value: Any
    """The fact itself: a number, a text, a list or a small table; ``None`` if it is missing."""
    provenance: Provenance
    """Where it comes from."""
    lines: str = ""
    """The lines of the rulebook that print it (stated and implied data)."""
    why: str = ""
    """The derivation (implied), or why a stand-in was needed."""
    clauses: tuple[str, ...] = ()
    """The clauses that speak of it."""


@value
class Pack:
    """What a user supplies in place of the default content."""

    game: str
    """The game it is for."""
    name: str
    """The supplier's name for it."""
    data: tuple[tuple[str, Any], ...] = ()
    """The supplied values by dotted key, sorted."""


class Sheet:
    """All data of a game by key, in the order of the book."""

    def __init__(self, data: Mapping[str, Datum]) -> None:
        self._data = dict(data)

    def __iter__(self) -> Iterator[Datum]:
        return iter(self._data.values())

    def __len__(self) -> int:
        return len(self._data)

    def __getitem__(self, key: str) -> Datum:
        """The datum of a key.

        Raises:
            LookupError: no such key; the message names the nearest ones.
        """
        if key not in self._data:
            near = difflib.get_close_matches(key, self._data, n=3)
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            raise LookupError(f"there is no datum '{key}'{hint}")
        return self._data[key]

    def tree(self) -> dict[str, Any]:
        """The bare values as a tree of tables."""
        root: dict[str, Any] = {}
        for datum in self:
            *path, last = datum.key.split(".")
            branch = root
            for word in path:
                branch = branch.setdefault(word, {})
            branch[last] = datum.value
        return root

    def with_pack(self, pack: Pack, open_groups: tuple[str, ...] = ()) -> Sheet:
        """The sheet with the data of a pack in place of its own.

        A pack may replace any datum, of a table also some entries only; in the groups named
        ``open_groups`` it may add data.

        Raises:
            PackError: a key that this sheet does not have.
        """
        data = dict(self._data)
        for key, given in pack.data:
            supplied = given
            group = key.split(".")[0]
            if key not in data and group not in open_groups:
                near = difflib.get_close_matches(key, data, n=3)
                hint = f"did you mean {', '.join(near)}?" if near else "see the schema of the pack."
                raise PackError(f"pack '{pack.name}': there is no datum '{key}'; {hint}")
            old = data.get(key)
            if old and isinstance(old.value, dict) and isinstance(supplied, dict):
                supplied = old.value | supplied
            data[key] = Datum(key, supplied, "supplied", clauses=old.clauses if old else ())
        return Sheet(data)

    def stated_only(self) -> Sheet:
        """The sheet without our stand-ins: their values are missing (``None``)."""
        return Sheet(
            {
                datum.key: Datum(datum.key, None, "stand-in", datum.lines, datum.why, datum.clauses)
                if datum.provenance == "stand-in"
                else datum
                for datum in self
            }
        )


def default_sheet(package: str, file: str = "default.toml") -> Sheet:
    """The content that a game ships, from its package."""
    text = resources.files(package).joinpath("content", file).read_text(encoding="utf-8")
    return Sheet({datum.key: datum for datum in _leaves(tomllib.loads(text), "")})


def _leaves(table: Mapping[str, Any], path: str) -> Iterator[Datum]:
    for word, content in table.items():
        key = f"{path}.{word}" if path else word
        if "provenance" in content:
            yield Datum(
                key=key,
                value=content["value"],
                provenance=content["provenance"],
                lines=content.get("lines", ""),
                why=content.get("why", ""),
                clauses=tuple(content.get("clauses", ())),
            )
        else:
            yield from _leaves(content, key)


def parse_pack(text: str, *, game: str, place: str, kind: Literal["toml", "json"]) -> Pack:
    """Read a content pack from its text.

    Args:
        text: the file's content.
        game: the game that the pack must be for.
        place: the file's name, for messages.
        kind: the notation.

    Raises:
        PackError: the text is too large or too deep, is not of that notation, or is not a pack.
    """
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise PackError(f"{place}: larger than {MOST_BYTES} bytes; a pack is a small file")
    try:
        tree: Any = tomllib.loads(text) if kind == "toml" else json.loads(text)
    except RecursionError:
        raise PackError(
            f"{place}: nested too deep; a pack has at most {MOST_DEPTH} levels"
        ) from None
    except ValueError as error:
        raise PackError(f"{place}: not {kind.upper()}: {error}") from None
    if not isinstance(tree, dict):
        raise PackError(f"{place}: a pack is a table with format, game, name and data")
    if _depth(tree) > MOST_DEPTH:
        raise _too_deep(place)
    return _pack(tree, game, place)


def _pack(tree: dict[str, Any], game: str, place: str) -> Pack:
    for key in tree:
        if key not in {"format", "game", "name", "data"}:
            raise PackError(f"{place}: unknown key '{key}'; a pack has format, game, name, data")
    if tree.get("format") != PACK_FORMAT:
        raise PackError(
            f"{place}: format is {tree.get('format')!r}; this library reads '{PACK_FORMAT}'"
        )
    if tree.get("game") != game:
        raise PackError(f"{place}: game is {tree.get('game')!r}; a pack for '{game}' is needed")
    name, data = tree.get("name"), tree.get("data", {})
    if not isinstance(name, str) or not name.strip():
        raise PackError(f"{place}: name is {name!r}; give the pack a name")
    if not isinstance(data, dict):
        raise PackError(f"{place}: data is {data!r}; it must be a table of values by key")
    return Pack(game, name, tuple(sorted(_values(data, "", place))))


def _values(table: Mapping[str, Any], path: str, place: str) -> Iterator[tuple[str, Any]]:
    """Dotted keys of the second level: ``group.key``; deeper tables are values."""
    for word, content in table.items():
        if path:
            yield f"{path}.{word}", content
        elif isinstance(content, dict):
            yield from _values(content, word, place)
        else:
            raise PackError(
                f"{place}: data.{word} is {content!r}; it must be a table, such as [data.{word}]"
            )


def _too_deep(place: str) -> PackError:
    return PackError(f"{place}: nested too deep; a pack has at most {MOST_DEPTH} levels")


def _depth(tree: Any) -> int:
    deepest, todo = 0, [(tree, 1)]
    while todo:
        node, depth = todo.pop()
        deepest = max(deepest, depth)
        inner = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
        todo.extend((item, depth + 1) for item in inner)
    return deepest
