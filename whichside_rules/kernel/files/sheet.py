"""Sheets and packs: the data that rules speak of, each with its provenance.

A game ships a playable default sheet, ``content/default.toml`` in its package: tables of any depth,
at whose ends stand the data. Somebody who owns the box writes a *pack* (TOML or JSON) with what the
pictures of that box show, and the pack's data replace those of the sheet, field by field.

A pack looks like this::

    format = "whichside-pack/1"
    game = "postal"
    name = "the board of my copy"

    [data.last_box]
    risk = 5
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from operator import itemgetter
from typing import Any, Literal, get_args

from whichside_rules.kernel.book.names import LONGEST_TITLE, brief, plain
from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.kernel.book.tables import DataError, tree
from whichside_rules.kernel.values.jsontext import check_size, parsed
from whichside_rules.kernel.values.memory import remembered

Provenance = Literal["stated", "implied", "stand-in", "supplied"]
"""``stated``: the rulebook prints it. ``implied``: derived, with the derivation.
``stand-in``: ours, so that a whole game can be played. ``supplied``: from a user's pack."""

_SHEET_FILE = "default.toml"
PACK_FORMAT = "whichside-pack/1"
MOST_BYTES = 262_144
MOST_LINE = 10_000
"""How long a line of a pack in TOML is at most, in characters."""
MOST_DEPTH = 16
"""How many words a key has at most, and how deep a pack may be nested."""
MOST_KEYS = 8_192
"""How many data a pack supplies at most."""
MOST_KEY = 200
"""How long a key is at most, in characters."""
MOST_DIGITS = 15
"""How long a number of a pack is at most."""
_A_KEY = f"it is 1 to {MOST_DEPTH} words with dots, in all at most {MOST_KEY} characters"
_KEYS = (
    "a pack has format, game, name, data; what is a datum stands under data, such as [data.rent]"
)
_FROM_SURE_TO_CHANGED: tuple[Provenance, ...] = get_args(Provenance)


class PackError(DataError):
    """A content pack that cannot be used: its problem is told of its place, ``rent is 'x'``."""

    _joints = ": ", " "


@dataclass(frozen=True, slots=True)
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

    def field(self, name: str, content: Any) -> Datum:
        """A field of this table: what is said of the table holds for it."""
        return Datum(
            f"{self.key}.{name}", content, self.provenance, self.lines, self.why, self.clauses
        )


@dataclass(frozen=True, slots=True)
class Pack:
    """What a user supplies in place of the default content."""

    game: str
    """The game it is for."""
    name: str
    """The supplier's name for it."""
    data: tuple[tuple[str, Any], ...] = ()
    """The supplied values by dotted key, sorted. A table stands for its fields."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "data", tuple(self.data))


class Sheet:
    """All data of a game by key, in the order of the book.

    Whoever asks gets lists and tables of their own: to change them changes no sheet.
    """

    def __init__(self, data: Mapping[str, Datum]) -> None:
        self._data = dict(data)

    def __iter__(self) -> Iterator[Datum]:
        return map(_own, self._data.values())

    def __len__(self) -> int:
        return len(self._data)

    def __getitem__(self, key: str) -> Datum:
        """The datum of a key; also a field of a datum that is a table, or a table of data.

        A field has what is said of its table. A table has what is said of its fields: every line,
        reason and clause once, and as provenance that of the field which is least the rulebook's
        own (stated, implied, stand-in, supplied).

        Raises:
            LookupError: no such key; the message names the nearest ones.
        """
        return _own(self._find(key))

    def _find(self, key: str) -> Datum:
        found = self._found(key)
        if found is None:
            hint = perhaps(nearest(key[:MOST_KEY], self._data), ", ")
            raise LookupError(f"there is no datum {brief(key)}{hint}")
        return found

    def _found(self, key: str) -> Datum | None:
        if len(key) > MOST_KEY:
            return None
        if key in self._data:
            return self._data[key]
        around = self._around(key)
        if around is not None:
            inner = around
            for name in key.removeprefix(f"{around.key}.").split("."):
                if not isinstance(inner.value, dict) or name not in inner.value:
                    break
                inner = inner.field(name, inner.value[name])
            else:
                return inner
        below = self._below(key)
        return _table(key, below) if below else None

    def __contains__(self, key: str) -> bool:
        """Whether there is a datum, a field or a table of that key."""
        return key in self._data or key in self._tables or self._found(key) is not None

    def clauses_of(self, key: str) -> tuple[str, ...]:
        """The clauses that speak of a datum, a field or a table.

        Raises:
            LookupError: no such key; the message names the nearest ones.
        """
        return _clauses_of(self, key)

    def below(self, key: str) -> tuple[Datum, ...]:
        """The data of a table, in the order of the book."""
        return tuple(map(_own, self._below(key)))

    def stand_ins(
        self, names: Iterable[str], seats: Container[str] = (), cited: Container[str] = ()
    ) -> dict[str, tuple[str, ...]]:
        """Of the things that are named, wherever their tables stand, the fields that are ours.

        Of a place in a thing, such as ``triangle.work``, the fields of that place; of one of the
        ``seats``, which nearly everything names, those whose clauses were ``cited``.
        """
        wanted: dict[str, set[str]] = {}
        for name in names:
            thing, _, place = name.partition(".")
            wanted.setdefault(thing, set()).add(place)
        found = {}
        for key, thing, alone in self._things:
            if thing not in wanted:
                continue
            data, places = self._tables[key], wanted[thing]
            fields = [
                field
                for datum in data
                if datum.provenance == "stand-in"
                for field in (datum.key.removeprefix(f"{key}."),)
                if (
                    any(one in cited for one in datum.clauses)
                    if thing in seats
                    else alone or "" in places or places & set(field.split("."))
                )
            ]
            if fields:
                found[key] = tuple(fields)
        return found

    def _below(self, key: str) -> tuple[Datum, ...]:
        return tuple(self._tables.get(key, ()))

    @cached_property
    def _tables(self) -> dict[str, list[Datum]]:
        """The data of each table: a pack of thousands of data asks for it with every key."""
        found: dict[str, list[Datum]] = {}
        for datum in self._data.values():
            for table in parts_of(datum.key)[:-1]:
                found.setdefault(table, []).append(datum)
        return found

    @cached_property
    def _things(self) -> tuple[tuple[str, str, bool], ...]:
        """The tables that a game names: the key, the name, and whether it is in no other table.

        A table of tables is no thing that a game names, but the Tenderloin is one of its own.
        """
        outer = {key.rpartition(".")[0] for key in self._tables}
        return tuple(
            (key, thing, not table)
            for key in self._tables
            for table, _, thing in (key.rpartition("."),)
            if ("." not in table if table else key not in outer)
        )

    def _around(self, key: str) -> Datum | None:
        """The datum that the key is a field of."""
        words = key.split(".")
        for last in range(len(words) - 1, 0, -1):
            found = self._data.get(".".join(words[:last]))
            if found is not None:
                return found
        return None

    def tree(self) -> dict[str, Any]:
        """The bare values as a tree of tables."""
        return _tree((datum.key, deepcopy(datum.value)) for datum in self._data.values())

    def with_pack(self, pack: Pack, open_groups: tuple[str, ...] = ()) -> Sheet:
        """The sheet with the data of a pack in place of its own.

        A pack may replace any datum, and single fields of a datum that is a table: these are
        supplied then, while the others stay as they are. In the groups named ``open_groups`` it
        may add data.

        Raises:
            PackError: a key that this sheet does not have.
        """
        data = dict(self._data)
        supplied = dict(leaves_of(pack.data))
        _check_data(supplied, f"pack '{pack.name}'")
        for key, given in supplied.items():
            if given == {} and key in self and isinstance(self._find(key).value, dict):
                continue  # of that table nothing is supplied
            self._check(key, given, pack, open_groups)
            old, around = self._data.get(key), self._around(key)
            if around and isinstance(around.value, dict):
                _split(data, around)
                old = data.get(key)
            for table in parts_of(key)[:-1]:
                # A table in place of a number: the types of the game refuse it.
                data.pop(table, None)
            clauses = old.clauses if old else around.clauses if around else ()
            data[key] = Datum(key, deepcopy(given), "supplied", clauses=clauses)
        return Sheet(data)

    def _check(self, key: str, given: Any, pack: Pack, open_groups: tuple[str, ...]) -> None:
        """Refuse a key that the sheet has no place for."""
        place = f"pack '{pack.name}'"
        if key in self._data or self._around(key):
            return
        below = self._below(key)
        if below:
            fields = dict.fromkeys(each.key.removeprefix(f"{key}.").split(".")[0] for each in below)
            remedy = f"it is a table of {', '.join(fields)}"
            raise PackError(place, key, f"is {brief(given)}", remedy)
        words = key.split(".")
        if words[0] in open_groups:
            return
        tables = (".".join(words[:last]) for last in range(2, len(words) + 1))
        unknown = next((table for table in tables if not self._below(table)), key)
        hint = perhaps(nearest(unknown, self._data), ", ") or "; see the schema of the pack."
        raise PackError(place, "", f"there is no datum {brief(unknown)}", hint.removeprefix("; "))

    def stated_only(self) -> Sheet:
        """The sheet without our stand-ins: their values are missing (``None``)."""
        return Sheet(
            {
                key: replace(datum, value=None) if datum.provenance == "stand-in" else datum
                for key, datum in self._data.items()
            }
        )


def _own(datum: Datum) -> Datum:
    """The datum with a list or table of its own."""
    shared = isinstance(datum.value, dict | list)
    return replace(datum, value=deepcopy(datum.value)) if shared else datum


def _check_data(supplied: Mapping[str, Any], place: str) -> None:
    """Refuse keys of which no tree can be made, values that no datum is, and too many of them."""
    if len(supplied) > MOST_KEYS:
        raise PackError(place, "", f"{len(supplied)} data", f"a pack supplies at most {MOST_KEYS}")
    for key, given in supplied.items():
        words = key.split(".")
        if (
            not all(words)
            or len(words) > MOST_DEPTH
            or len(key) > MOST_KEY
            or not key.isprintable()
        ):
            raise PackError(place, brief(key), "is no key", _A_KEY)
        for last in range(1, len(words)):
            if (table := ".".join(words[:last])) in supplied:
                problem = f"is both a value and a table with '{key}'"
                raise PackError(place, f"'{table}'", problem, "")
        _check_value(given, place, key)


def _check_value(given: Any, place: str, key: str) -> None:
    if isinstance(given, list | tuple):
        for each in given:
            _check_value(each, place, key)
    elif isinstance(given, dict):
        for each in given.values():
            _check_value(each, place, key)
    elif isinstance(given, int) and abs(given) >= 10**MOST_DIGITS:
        raise PackError(place, key, f"has more than {MOST_DIGITS} digits", "no datum has so many")
    elif not isinstance(given, str | int | float | None):
        remedy = "it is a number, a text, a list or a table"
        raise PackError(place, key, f"is {brief(given)}", remedy)


def _split(data: dict[str, Datum], table: Datum) -> None:
    """Put the fields of a datum in its place, where it stood."""
    if table.key not in data:  # done before
        return
    found = list(data.items())
    data.clear()
    for key, datum in found:
        if key == table.key:
            fields = leaves_of((name, content) for name, content in datum.value.items())
            data |= {f"{key}.{name}": table.field(name, content) for name, content in fields}
        else:
            data[key] = datum


@remembered
def _clauses_of(sheet: Sheet, key: str) -> tuple[str, ...]:
    """The clauses of a key; to find them the table that it names is put together."""
    return sheet._find(key).clauses


def _table(key: str, data: tuple[Datum, ...]) -> Datum:
    """The table that these data make, with all that is said of them."""
    content = _tree((datum.key.removeprefix(f"{key}."), datum.value) for datum in data)
    return Datum(
        key,
        content,
        max((datum.provenance for datum in data), key=_FROM_SURE_TO_CHANGED.index),
        ",".join(dict.fromkeys(datum.lines for datum in data if datum.lines)),
        "; ".join(dict.fromkeys(datum.why for datum in data if datum.why)),
        tuple(dict.fromkeys(clause for datum in data for clause in datum.clauses)),
    )


def _tree(data: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    root: dict[str, Any] = {}
    for key, content in data:
        *path, last = key.split(".")
        branch = root
        for word in path:
            branch = branch.setdefault(word, {})
        branch[last] = dict(content) if isinstance(content, dict) else content
    return root


def parts_of(key: str) -> list[str]:
    """A key and the tables in which it lies, the outermost first."""
    return list(accumulate(key.split("."), "{}.{}".format))


def leaves_of(data: Iterable[tuple[str, Any]]) -> Iterator[tuple[str, Any]]:
    """Values by dotted key, a table taken apart into its fields; an empty table is a value."""
    for key, content in data:
        if isinstance(content, dict) and content:
            yield from leaves_of((f"{key}.{name}", inner) for name, inner in content.items())
        else:
            yield key, content


def default_sheet(package: str) -> Sheet:
    """The content that a game ships, from the folder ``content`` of a package or of one above it.

    Raises:
        DataError: it is not TOML, or a datum is wrong.
    """
    from importlib import resources  # neither is needed to import a game

    from whichside_rules.kernel.book.shapes import SheetFile, checked

    folder = resources.files(package) / "content"
    while not folder.is_dir() and "." in package:
        package = package.rpartition(".")[0]
        folder = resources.files(package) / "content"
    name = f"{package}/content/{_SHEET_FILE}"
    data = dict(_data(tree(folder / _SHEET_FILE, name).items()))
    found = checked(SheetFile, data, name, DataError).model_extra or {}
    return Sheet({key: Datum(key, **vars(one)) for key, one in found.items()})


def _data(tables: Iterable[tuple[str, Any]]) -> Iterator[tuple[str, Any]]:
    """What stands at the ends of tables of any depth, by dotted key."""
    for key, content in tables:
        if isinstance(content, dict) and "provenance" not in content:
            yield from _data((f"{key}.{word}", inner) for word, inner in content.items())
        else:
            yield key, content


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
    return _pack(pack_tree(text, place=place, kind=kind), game, place)


def pack_tree(text: str, *, place: str, kind: Literal["toml", "json"]) -> dict[str, Any]:
    """What stands in the text of a pack, whatever game it is for; arguments as above.

    Raises:
        PackError: the text is too large or too deep, or is not of that notation.
    """
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise PackError(place, "", f"larger than {MOST_BYTES} bytes", "a pack is a small file")
    try:
        tree: Any = _toml(text) if kind == "toml" else parsed(text, MOST_BYTES)
        check_size(tree)
    except RecursionError:
        raise _too_deep(place) from None
    except ValueError as error:
        raise PackError(place, "", plain(str(error), 200), "") from None
    if not isinstance(tree, dict):
        raise PackError(place, "", "a pack is a table with format, game, name and data", "")
    if _depth(tree) > MOST_DEPTH:
        raise _too_deep(place)
    return tree


_TEXT = re.compile(
    r"""(\"{3}(?:[^"\\]|\\.|"(?!""))*+"{3,5}|'{3}(?:[^']|'(?!''))*+'{3,5}"""
    r"""|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')|\#[^\n]*+""",
    re.S,
)
"""A text of TOML, or a comment."""
_LONG_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MOST_DEPTH}}}")
"""A dotted key of too many words."""


def _toml(text: str) -> dict[str, Any]:
    """The bare values of TOML, which is not parsed where a key is so deep that it would take long.

    Raises:
        RecursionError: it is too deep.
        ValueError: it is not TOML.
    """
    if _LONG_KEY.search(_TEXT.sub(lambda found: "x" if found[1] else "", text)):
        raise RecursionError
    longest = max(map(len, text.split("\n")))
    if longest > MOST_LINE:
        raise ValueError(f"a line of {longest} characters; {MOST_LINE} are allowed")
    import tomllib

    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise ValueError(f"not TOML: {error}") from None


def _pack(tree: dict[str, Any], game: str, place: str) -> Pack:
    for key in tree:
        if key not in {"format", "game", "name", "data"}:
            raise PackError(place, "", f"unknown key {brief(key)}", _KEYS)
    if "format" not in tree:
        raise PackError(place, "", "it has no format", f"write format = '{PACK_FORMAT}'")
    if tree["format"] != PACK_FORMAT:
        found = f"is {brief(tree['format'])}"
        raise PackError(place, "format", found, f"this library reads '{PACK_FORMAT}'")
    if tree.get("game") != game:
        found = f"is {brief(tree.get('game'))}"
        raise PackError(place, "game", found, f"a pack for '{game}' is needed")
    name, data = tree.get("name"), tree.get("data", {})
    if not isinstance(name, str) or not name.strip():
        raise PackError(place, "name", f"is {brief(name)}", "give the pack a name")
    if len(name) > LONGEST_TITLE or not name.isprintable():
        remedy = f"it is one line of at most {LONGEST_TITLE} characters"
        raise PackError(place, "name", f"is {brief(name)}", remedy)
    if not isinstance(data, dict):
        raise PackError(place, "data", f"is {brief(data)}", "it must be a table of values by key")
    for group, content in data.items():
        if not isinstance(content, dict):
            remedy = "it must be a table, such as [data.start]"
            raise PackError(place, f"data.{plain(group)}", f"is {brief(content)}", remedy)
    _check_words(data, "data", place)
    supplied = dict(leaves_of((key, content) for key, content in data.items() if content))
    _check_data(supplied, place)
    return Pack(game, name, tuple(sorted(supplied.items(), key=itemgetter(0))))


def _check_words(table: Mapping[str, Any], path: str, place: str) -> None:
    for word, content in table.items():
        if not word or "." in word:
            remedy = "a key is a word without a dot"
            raise PackError(place, plain(path), f"has a key {brief(word)}", remedy)
        if isinstance(content, dict):
            _check_words(content, f"{path}.{word}", place)


def _too_deep(place: str) -> PackError:
    return PackError(place, "", "nested too deep", f"a pack has at most {MOST_DEPTH} levels")


def _depth(tree: Any) -> int:
    deepest, todo = 0, [(tree, 1)]
    while todo:
        node, depth = todo.pop()
        deepest = max(deepest, depth)
        inner = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
        todo.extend((item, depth + 1) for item in inner)
    return deepest


def told(value: Any) -> str:
    """A value of content for people: an effect as its fields in a row."""
    match value:
        case bool():
            return "yes" if value else "no"
        case dict():
            return " ".join(
                told(one) if key in ("kind", value.get("kind")) else f"{key} {told(one)}"
                for key, one in value.items()
            )
        case list() if value and isinstance(value[0], dict):
            return " + ".join(map(told, value))
        case list():
            return " ".join(map(told, value)) or "-"
    return str(value)
