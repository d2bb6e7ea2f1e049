"""The content of a game, declared once: its sheet, its types, packs for it, and its JSON.

A game types the data that its rules read and says so once::

    CONTENT = Content("postal", PostalContent, "the postal game", open_groups=("means",))

The fields of the type stand for the tables of the sheet
(:mod:`whichside_rules.kernel.files.sheet`): the value ``content.last_box.risk`` is the datum
``last_box.risk``. A field that is a tuple of values with an ``id`` stands for a table of tables:
``content.means`` is the table ``means``, and the key of each of its tables is the ``id``. Where a
name differs, ``keys`` says which datum is meant.

Rules read the typed values, which costs nothing more than an attribute. Whoever also wants to know
which clauses print a value asks :func:`cited`. A position in JSON names its content and holds only
what differs from the sheet that the game ships.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, is_dataclass, replace
from functools import cache, cached_property, lru_cache
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import core_schema

from whichside_rules.kernel.book.names import Name, brief, plain
from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.kernel.files.sheet import (
    PACK_FORMAT,
    Datum,
    Pack,
    PackError,
    Sheet,
    default_sheet,
    leaves_of,
    parse_pack,
    parts_of,
    told,
)
from whichside_rules.kernel.values.ear import Ear
from whichside_rules.kernel.values.invalid import why
from whichside_rules.kernel.values.jsontext import check_size
from whichside_rules.kernel.values.value import fields_of, pickled_by_name

C = TypeVar("C")
Base = Literal["default", "stated"]
"""``default``: the sheet as shipped. ``stated``: without our stand-ins."""

Id = Annotated[Name, Field(pattern=r"^[^.]+$")]
"""The name of a table within a table, and part of its key: not empty, without a dot."""

CONTENT_FORMAT = "whichside-content/1"
WHOLE: Final = {"content": "whole"}
"""As ``context`` of a ``dump`` in JSON: write the content itself instead of naming it."""
BARE: Final = {"content": "bare"}
"""Likewise, and leave out what its types fill in: half as long, and read as the same content."""
MOST_WRONG = 5
"""How many wrong data an error names at most."""
MOST_SAID = 600
"""How much it says of each, in characters."""
MOST_MISTAKES = 100
"""How many mistakes of a pack are told."""
MOST_BYTES = 131_072
"""How large content is at most when it is written out, so that what is played with it, and holds
other things too, can be written and read."""
MOST_VALUES = 15_000
"""How many values it then has at most."""
MOST_REMEMBERED = 32
"""Of how many contents it is remembered how they differ from the shipped one."""


class Content(Generic[C]):
    """What a game says about its content. All is read and built when it is first needed."""

    def __init__(
        self,
        game: str,
        kind: type[C],
        called: str,
        *,
        open_groups: tuple[str, ...] = (),
        keys: Mapping[str, str] | None = None,
        agree: Callable[[C], Iterable[tuple[str, str]]] = lambda content: (),
    ) -> None:
        """Declare the content of a game.

        Args:
            game: the game's name, as packs and clauses have it. The sheet is
                ``content/default.toml`` in the package of ``kind``, or in one above it.
            kind: the type of what the rules read.
            called: the game in the title of the JSON Schema.
            open_groups: the tables of the sheet in which a pack may add data.
            keys: for fields that have another name in the sheet, the key of their datum.
            agree: what is wrong among values of which each is right by itself, such as a card that
                names a tile that there is not: the key of each, and what would be right.
        """
        self.game = game
        self._kind = kind
        self._called = called
        self._open = open_groups
        self._keys = dict(keys or {})
        self._agree = agree
        self._shipped = cache(self._ship)
        self._sheet_of = lru_cache(MOST_REMEMBERED)(self._sheet_for)
        self._reference = lru_cache(MOST_REMEMBERED)(self._make_reference)
        self._resolved = lru_cache(MOST_REMEMBERED)(self._resolve)
        self._agreeing = lru_cache(MOST_REMEMBERED)(self._check_whole)
        self._packed = lru_cache(MOST_REMEMBERED)(lambda same: self._pack_content(same.pack))
        self._leaves = cache(self._leaves_of)
        self._ships: list[C] = []
        self._other_such: Callable[[C], C] = lru_cache(MOST_REMEMBERED)(_itself)
        self._digest_of = cache(lambda base: self._digest(self._shipped(base)))
        _CONTENTS[kind] = self
        pickled_by_name(kind, self._pickled)

    # What is shipped

    @cached_property
    def _sheets(self) -> dict[Base, Sheet]:
        shipped = default_sheet(self._kind.__module__.rpartition(".")[0])
        return {"default": shipped, "stated": shipped.stated_only()}

    def sheet(self) -> Sheet:
        """Every datum of the game with its provenance, stand-ins included."""
        return self._sheets["default"]

    def datum(self, key: str) -> Datum:
        """One datum with its provenance, for instance ``datum("last_box.risk")``.

        Raises:
            LookupError: there is no such datum.
        """
        return self.sheet()[key]

    def _ship(self, base: Base) -> C:
        shipped = self.typed(self._sheets[base])
        self._ships.append(shipped)
        return shipped

    def _first_such(self, content: C) -> C:
        """Of equal contents always the same object; what ships is never forgotten."""
        ours = next((one for one in self._ships if one == content), None)
        return self._other_such(content) if ours is None else ours

    def default(self) -> C:
        """The playable default: everything stated, filled up with stand-ins."""
        return self._shipped("default")

    def stated(self) -> C:
        """Only what the book states or implies; what was in the pictures is missing.

        Raises:
            PackError: the game cannot be played without stand-ins.
        """
        return self._shipped("stated")

    # Typed values and packs

    @cached_property
    def adapter(self) -> TypeAdapter[C]:
        """Reads and writes the content itself as JSON."""
        return TypeAdapter(self._kind)

    def typed(self, data: Sheet, place: str = "content") -> C:
        """The typed content of a sheet; of equal ones the first, so that a look tells them equal.

        Raises:
            PackError: values are wrong; the message names their keys and what would be right.
        """
        try:
            found = self._read_tree(data)
        except _Wrong as wrong:
            raise PackError(place, "", wrong.in_short(), "") from None
        return self._first_such(found)

    def _read_tree(self, data: Sheet) -> C:
        sheet = data.tree()
        found = {field: sheet[field] for field in self._own_fields if field in sheet}
        for path, key in self._keys.items():
            _put(found, path, _get(sheet, key))
        wrong = list[tuple[str, str]]()
        listed = _listed(found, self._kind, "", wrong)
        if wrong:
            raise _Wrong(wrong)
        try:
            content = self.adapter.validate_json(json.dumps(listed))
        except ValidationError as error:
            raise _Wrong(self._reasons(error, listed)) from None
        self._check(content, sheet)
        return content

    def _check(self, content: C, sheet: Any) -> None:
        """Refuse values of which each is right by itself, but not all together.

        Raises:
            _Wrong: they do not agree, or are too many.
        """
        told = [
            (key, f"{plain(key)}{_value_told(_get(sheet, key))}: {reason}")
            for key, reason in self._agree(content)
        ]
        too_much = _too_much(self.adapter.dump_json(content))
        if too_much:
            told.append(("", f"written out, the content has {too_much}"))
        if told:
            raise _Wrong(told)

    def _check_whole(self, content: C) -> C:
        """Content that came whole: each entry of a table has a name, which no other has."""
        try:
            _check_names(content, "")
            self._check(content, self._tree(content))
        except _Wrong as wrong:
            raise ValueError(wrong.in_short()) from None
        return self._first_such(content)

    @cached_property
    def _own_fields(self) -> tuple[str, ...]:
        """The fields that have the name of their table."""
        renamed = {path.split(".")[0] for path in self._keys}
        return tuple(name for name in fields_of(self._kind) if name not in renamed)

    def _reasons(self, error: ValidationError, tree: Any) -> list[tuple[str, str]]:
        """What is wrong with which datum, and what would be right.

        Where several kinds of values are right, each says why it is not this one.
        """
        wrong: dict[str, tuple[object, list[str]]] = {}
        for each in error.errors():
            place = ".".join(map(str, _place(each, tree)))
            key = self._keys.get(place, place)
            wrong.setdefault(key, (each["input"], []))[1].append(self._reason(each, place))
        told: list[tuple[str, str]] = []
        for key, (given, reasons) in wrong.items():
            reason = plain("; or ".join(dict.fromkeys(reasons)), MOST_SAID)
            what = _value_told(given) if key else ""
            told.append((key, f"{plain(key) or 'the content'}{what}: {reason}"))
        return told

    def _reason(self, error: Any, place: str) -> str:
        """What would be right; for a field that there is not, the fields that there are."""
        if error["type"] == "unexpected_keyword_argument":
            kind, word = _type_at(self._kind, place), place.rpartition(".")[2]
            fields = [one for one in fields_of(kind) if one != _ID] if kind else []
            hint = perhaps(nearest(word, fields))
            listed = f"; it has {', '.join(fields)}" if fields else ""
            return f"there is no such field{hint or listed}"
        return why(error)

    def pack_content(self, pack: Pack) -> C:
        """The default content with a user's pack in place of its own data.

        Raises:
            PackError: the pack names a datum that does not exist or that play does not use, or
                gives it a wrong value.
        """
        try:
            told = repr(pack.data)
        except (RecursionError, ValueError):  # too deep or too long to be told from others
            return self._pack_content(pack)
        return self._packed(_Same(told, pack))

    def _pack_content(self, pack: Pack) -> C:
        """As :meth:`pack_content`, which remembers it: scenarios in one file supply the same."""
        sheet = self.sheet().with_pack(pack, self._open)
        for key, _ in leaves_of(pack.data):
            self._check_replaceable(key, f"pack '{pack.name}'")
        return self.typed(sheet, f"pack '{pack.name}'")

    def _check_replaceable(self, key: str, place: str) -> None:
        if not self.is_replaceable(key):
            remedy = f"these can be replaced: {', '.join(self.replaceable)}"
            raise PackError(place, f"'{key}'", "is a fact of the book, not of the board", remedy)

    def mistakes(self, pack: Pack) -> tuple[str, ...]:
        """What is wrong with a pack: each with its key, its value and what would be right.

        Of very many the first :data:`MOST_MISTAKES`.

        Data that have no place are told and left out, so that the others are judged as well.
        """
        told, kept, left_out = [], [], set[str]()
        place = f"pack '{pack.name}'"
        for key, given in leaves_of(pack.data):
            try:
                self.sheet().with_pack(replace(pack, data=((key, given),)), self._open)
                self._check_replaceable(key, place)
            except PackError as error:
                told.append(error.told)
            else:
                kept.append((key, given))
            if len(told) > MOST_MISTAKES:
                break
        while len(told) <= MOST_MISTAKES:
            try:
                self._read_tree(self.sheet().with_pack(replace(pack, data=tuple(kept)), self._open))
            except _Wrong as wrong:
                told += [
                    one
                    for key, one in zip(wrong.keys, wrong.told, strict=True)
                    if one not in told and left_out.isdisjoint(parts_of(key))
                ]
                names = [key for key, _ in kept]
                tables = filter(None, (key.rpartition(".")[0] for key in wrong.keys))
                # What is short of something is left out whole, so that the rest is judged as well.
                touched = _touched(names, wrong.keys) or _touched(names, tables)
                if not touched:
                    break
                left_out |= touched
                kept = [(key, given) for key, given in kept if key not in touched]
            else:
                break
        told = [*self._new_and_wrong(told), *told]
        if len(told) > MOST_MISTAKES:
            told[MOST_MISTAKES:] = ["and more; put these right first"]
        return tuple(told)

    def _new_and_wrong(self, told: Iterable[str]) -> Iterator[str]:
        """The entries that the box does not have and of which something is missing."""
        short = [one for one in told if one.endswith(" is missing")]
        for start in (f"{group}." for group in self._open):
            keys = (one.key for one in self.sheet() if one.key.startswith(start))
            known = dict.fromkeys(key[len(start) :].partition(".")[0] for key in keys)
            named = (one[len(start) :] for one in short if one.startswith(start))
            for name in dict.fromkeys(one.partition(".")[0] for one in named):
                if name not in known:
                    hint = perhaps(nearest(name, known)) or f"; there are: {', '.join(known)}"
                    yield f"{start}{name}: not in the box, and so to be told whole{hint}"

    def unlike_the_book(self, pack: Pack) -> tuple[str, ...]:
        """What a pack says otherwise than the book states: a copy may differ, or it is a slip."""
        printed = {one.key: one for one in self.sheet() if one.provenance == "stated"}
        return tuple(
            f"{one.key} is {told(one.value)}; the book states {told(printed[one.key].value)}"
            + (f" [{', '.join(printed[one.key].clauses)}]" if printed[one.key].clauses else "")
            for one in self.with_pack(pack)
            if one.key in printed and one.value != printed[one.key].value
        )

    def with_pack(self, pack: Pack) -> Sheet:
        """The shipped sheet with a pack: every datum, with where it comes from.

        Raises:
            PackError: the pack names a datum that does not exist.
        """
        return self.sheet().with_pack(pack, self._open)

    @cached_property
    def replaceable(self) -> tuple[str, ...]:
        """The tables and data that play uses and a pack may replace."""
        return (*self._own_fields, *self._keys.values())

    def is_replaceable(self, key: str) -> bool:
        """Whether a pack may replace the datum with this key: whether play uses it."""
        return any(f"{key}.".startswith(f"{each}.") for each in self.replaceable)

    def read_pack(self, text: str, place: str, kind: Literal["toml", "json"] = "toml") -> Pack:
        """Read a pack for this game from the text of a file called ``place``.

        Raises:
            PackError: it is no pack for this game; the message says where and why.
        """
        return parse_pack(text, game=self.game, place=place, kind=kind)

    def pack_schema(self) -> dict[str, Any]:
        """The JSON Schema of a pack for this game: any part of the content may be supplied."""
        content = self.adapter.json_schema()
        parts = content.pop("$defs", {})
        root = {"$defs": parts, **content}
        _as_tables(root, parts)
        for part in parts.values():
            part.pop("required", None)
        groups: dict[str, Any] = {name: content["properties"][name] for name in self._own_fields}
        for path, key in self._keys.items():
            *tables, last = key.split(".")
            inner = groups
            for table in tables:
                made = {"type": "object", "additionalProperties": False, "properties": {}}
                inner = inner.setdefault(table, made)["properties"]
            inner[last] = _schema_at(content, path, parts)
        used = _used(groups, parts)
        found = {name: part for name, part in parts.items() if name in used}
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"Content pack for {self._called}",
            "type": "object",
            "required": ["format", "game", "name"],
            "additionalProperties": False,
            "properties": {
                "format": {"const": PACK_FORMAT},
                "game": {"const": self.game},
                "name": {"type": "string", "minLength": 1},
                "data": {"type": "object", "additionalProperties": False, "properties": groups},
            },
        } | ({"$defs": found} if found else {})

    # Back from values to data

    def sheet_of(self, content: C) -> Sheet:
        """The sheet of any content: what differs from the shipped sheet is supplied.

        It follows from the value alone. So a datum to which a pack gave the value that it has
        anyway is not called supplied here, and equal contents have equal sheets.
        """
        return self._sheet_of(content)

    def _sheet_for(self, content: C) -> Sheet:
        tree = self._tree(content)
        base, differing = self._differing(tree)
        now = dict(leaves_of(tree.items()))
        gone = [key for key in self._leaves(base) or () if key not in now]
        kept = {
            datum.key: datum
            for datum in self._sheets[base]
            if not any(f"{key}.".startswith(f"{datum.key}.") for key in gone)
        }
        return Sheet(kept).with_pack(
            Pack(self.game, "content", tuple(differing.items())), tuple(tree)
        )

    def _differing(self, tree: dict[str, Any]) -> tuple[Base, dict[str, Any]]:
        """The shipped sheet that is nearest, and the values of a tree that are other there."""
        now = dict(leaves_of(tree.items()))
        found: list[tuple[Base, dict[str, Any]]] = []
        for base in _BASES:
            before = self._leaves(base)
            if before is None:
                continue
            differing = {k: v for k, v in now.items() if k not in before or before[k] != v}
            found.append((base, differing))
        return min(found, key=lambda each: len(each[1]))

    def _leaves_of(self, base: Base) -> dict[str, Any] | None:
        """The values of a shipped sheet; nothing where one cannot play without stand-ins."""
        try:
            content = self._shipped(base)
        except PackError:
            return None
        return dict(leaves_of(self._tree(content).items()))

    def _tree(self, content: C) -> dict[str, Any]:
        """The values of content as a tree with the keys of the sheet."""
        values = _tabled(self.adapter.dump_python(content, mode="json"), self._kind)
        tree = {field: values[field] for field in self._own_fields}
        for path, key in self._keys.items():
            _put(tree, key, _get(values, path))
        return tree

    # In JSON

    def __get_pydantic_core_schema__(
        self, source: Any, handler: Callable[[Any], core_schema.CoreSchema]
    ) -> core_schema.CoreSchema:
        """How a field ``Annotated[PostalContent, CONTENT]`` stands in JSON.

        It is written as its name, its digest and what differs; the content itself can be read too.
        """
        whole = core_schema.no_info_after_validator_function(self._agreeing, handler(source))
        text = core_schema.str_schema(max_length=64)
        reference = core_schema.typed_dict_schema(
            {
                "format": _field(core_schema.literal_schema([CONTENT_FORMAT])),
                "sheet": _field(core_schema.literal_schema(list(_BASES))),
                "digest": _field(text),
                "supplied": _field(core_schema.dict_schema(core_schema.str_schema())),
            },
            extra_behavior="forbid",
        )
        read = core_schema.no_info_after_validator_function(self._read, reference)
        return core_schema.json_or_python_schema(
            json_schema=core_schema.tagged_union_schema(
                {"reference": read, "whole": whole}, discriminator=_which
            ),
            python_schema=whole,
            serialization=core_schema.plain_serializer_function_ser_schema(
                self._write, info_arg=True, when_used="json"
            ),
        )

    def _write(self, content: C, info: core_schema.SerializationInfo) -> Any:
        if info.context in (WHOLE, BARE):
            bare = info.context == BARE
            return self.adapter.dump_python(content, mode="json", exclude_defaults=bare)
        return self._reference(content)

    def _make_reference(self, content: C) -> Any:
        """The content by name and differences; itself, where no pack could make it, or where
        so many differences would be larger than anything that is read.
        """
        base, differing = self._differing(self._tree(content))
        try:
            derived = self._derived(base, differing) == content
        except PackError:
            derived = False
        whole = self.adapter.dump_python(content, mode="json")
        if not derived:
            return whole
        named = {
            "format": CONTENT_FORMAT,
            "sheet": base,
            "digest": self._digest(content),
            "supplied": differing,
        }
        return whole if _too_much(json.dumps(named).encode()) else named

    def _derived(self, base: Base, supplied: dict[str, Any]) -> C:
        if not supplied:
            return self._shipped(base)
        pack = Pack(self.game, "content", tuple(supplied.items()))
        return self.typed(self._sheets[base].with_pack(pack, self._open), "content")

    def _digest(self, content: C) -> str:
        import hashlib  # not needed to import a game

        return hashlib.sha256(self.adapter.dump_json(content)).hexdigest()[:16]

    def _pickled(self, content: C) -> tuple[Any, ...] | None:
        """What a pickle says of content: its name, its digest and what differs, or ``None``.

        What ships is by far the most; it is known without writing it down.
        """
        for base in _BASES:
            if self._leaves(base) is not None and content == self._shipped(base):
                return _unpickled, (self._kind, base, self._digest_of(base), "{}")
        named = self._reference(content)
        if not isinstance(named, dict) or "format" not in named:
            return None
        told = named["sheet"], named["digest"], json.dumps(named["supplied"])
        return _unpickled, (self._kind, *told)

    def _read(self, written: dict[str, Any]) -> C:
        return self._resolved(written["sheet"], written["digest"], json.dumps(written["supplied"]))

    def _resolve(self, base: Base, digest: str, supplied: str) -> C:
        content = self._derived(base, json.loads(supplied))
        actual = self._digest(content)
        if digest != actual:
            raise ValueError(
                f"the digest is '{digest}', but the sheet '{base}' of this version with what is "
                f"supplied has '{actual}': other content was meant; read it with the version that "
                "wrote it, or put the content itself in its place"
            )
        return self._agreeing(content)


def _unpickled(kind: type[C], base: Base, digest: str, supplied: str) -> C:
    """The content that a pickle names.

    Raises:
        ValueError: other content was meant, of another version of the library.
    """
    found: C = _CONTENTS[kind]._resolved(base, digest, supplied)
    return found


_CONTENTS: dict[type, Content[Any]] = {}
_BASES: tuple[Base, ...] = get_args(Base)


def declared(content: object) -> Content[Any]:
    """What a game says about its content, from a content of it.

    Raises:
        LookupError: it is no content of a game.
    """
    try:
        return _CONTENTS[type(content)]
    except KeyError:
        raise LookupError(f"{type(content).__name__} is declared as no game's content") from None


# Citing

_EAR = Ear[Callable[[tuple[str, ...]], object]]("content")


def cited(content: object, key: str) -> Datum:
    """A datum of content in play, with the clauses that print it: for rules that cite them.

    It is found by a look-up, not by building anything; but where every nanosecond counts read the
    typed value instead. Whoever observes a move (:func:`noting`) hears of the clauses: a rule that
    reads ``cited(content, "start.savings").value`` proves the clause of that datum.

    Raises:
        LookupError: no such datum, or no content of a game.
    """
    datum = _sheet(content)[key]
    _note(datum.clauses)
    return datum


def clauses_of(content: object, key: str) -> tuple[str, ...]:
    """The clauses that a datum of content in play cites; noted like :func:`cited`.

    Raises:
        LookupError: no such datum, or no content of a game.
    """
    clauses = _sheet(content).clauses_of(key)
    _note(clauses)
    return clauses


def stand_ins(
    content: object,
    names: Iterable[str],
    seats: Container[str] = (),
    cited: Container[str] = (),
) -> dict[str, tuple[str, ...]]:
    """Of what is named, the fields that are stand-ins of ours: ``{"normals.fines": ("union",)}``.

    A name is that of a table within a table (a card, a tile, premises), or of a place in it, such
    as ``newtown-creek.work``: then only its fields are told. Of the ``seats`` those are told whose
    clauses are ``cited``. Of what the content does not know nothing is said.

    Raises:
        LookupError: no content of a game.
    """
    return _sheet(content).stand_ins(names, seats, cited)


MOST_NESTED: Final = 4
"""How deep the names in moves, events and what is given are looked for."""


def rest_on_stand_ins(
    game: Any, state: Any, told: Iterable[object], cited: Container[str] = ()
) -> dict[str, tuple[str, ...]]:
    """As :func:`stand_ins`, of what moves and events of a game name of its content.

    Nothing where the game has no content.
    """
    content = getattr(getattr(state, "setup", None), "content", None)
    if content is None:
        return {}
    seats = set(game.players(state.setup))
    names = words_of(told)
    try:
        return stand_ins(content, names, seats, cited)
    except LookupError:  # its content is no sheet of data
        return {}


def words_of(told: Iterable[object]) -> set[str]:
    """The texts in some values, and in what they hold: among them are the names of content."""
    return {name for one in told for name in _words(one, MOST_NESTED)}


def _words(thing: object, depth: int) -> Iterator[str]:
    """The texts in a value, as far as values are nested in each other there."""
    if isinstance(thing, str):
        yield thing
    elif depth:
        parts: Iterable[object] = ()
        if isinstance(thing, Mapping):
            parts = (*thing, *thing.values())
        elif isinstance(thing, tuple | list | set | frozenset):
            parts = thing
        else:
            fields = getattr(type(thing), "__dataclass_fields__", ())
            parts = (getattr(thing, field) for field in fields)
        for part in parts:
            yield from _words(part, depth - 1)


def _sheet(content: object) -> Sheet:
    return declared(content).sheet_of(content)


def _note(clauses: tuple[str, ...]) -> None:
    if (note := _EAR.listener()) is not None:
        note(clauses)


def noting(note: Callable[[tuple[str, ...]], object]) -> AbstractContextManager[object]:
    """Within the block ``note`` is called with the clauses of every datum that is cited."""
    return _EAR.heard_by(note)


# Between a sheet and its types

_ID = "id"


@cache
def _parts(kind: type) -> tuple[tuple[str, type, bool], ...]:
    """The fields of a type that hold values: name, their type, and whether they are a table."""
    found = []
    for name, hint in get_type_hints(kind).items():
        inner = get_args(hint)[0] if get_origin(hint) is tuple else hint
        if isinstance(inner, type) and is_dataclass(inner):
            is_table = inner is not hint and _ID in fields_of(inner)
            if is_table or inner is hint:
                found.append((name, inner, is_table))
    return tuple(found)


class _Wrong(Exception):
    """Data of which no content can be made."""

    def __init__(self, wrong: list[tuple[str, str]]) -> None:
        self.keys = [key for key, _ in wrong]
        self.told = [told for _, told in wrong]
        super().__init__(*self.told)

    def in_short(self) -> str:
        """The first ones in one line."""
        told = self.told[:MOST_WRONG]
        more = len(self.told) - len(told)
        return "; also ".join(told) + (f"; and {more} more" if more else "")


def _value_told(given: object) -> str:
    """A value in a message; what would be long is not told."""
    return "" if isinstance(given, dict) else f" is {brief(given)}"


def _touched(keys: Iterable[str], wrong: Iterable[str]) -> set[str]:
    """The data that are one of these, lie in one or hold one."""
    named = set(wrong)
    around = {table for one in named for table in parts_of(one)}
    return {key for key in keys if key in around or not named.isdisjoint(parts_of(key))}


@dataclass(frozen=True)
class _Same:
    """A pack, known by what it supplies as Python writes it, so that 1 is not 1.0."""

    told: str
    pack: Pack = field(compare=False)


def _itself(content: C) -> C:
    """Remembered, this makes one of equal contents: rules are asked about it again and again."""
    return content


def _too_much(written: bytes) -> str | None:
    if len(written) > MOST_BYTES:
        return f"{len(written)} bytes; at most {MOST_BYTES} are allowed"
    try:
        check_size(json.loads(written), MOST_VALUES)
    except ValueError as error:
        return str(error)
    return None


def _check_names(content: Any, path: str) -> None:
    kind: type = type(content)
    for name, _, is_table in _parts(kind):
        inner, at = getattr(content, name), f"{path}{name}"
        if not is_table:
            _check_names(inner, f"{at}.")
            continue
        seen = set[str]()
        for item in inner:
            if item.id in seen:
                raise _Wrong([(at, f"{plain(at)}: {brief(item.id)} stands there twice")])
            seen.add(item.id)
            _check_names(item, f"{at}.{item.id}.")


def _type_at(kind: type, place: str) -> type | None:
    """The type of the value in which a place of the content lies, if that is one of ours."""
    words = place.split(".")[:-1]
    while words:
        parts = {name: (inner, table) for name, inner, table in _parts(kind)}
        if words[0] not in parts:
            return None
        kind, is_table = parts[words[0]]
        words = words[2 if is_table else 1 :]
    return kind


def _listed(tree: Any, kind: type, path: str, wrong: list[tuple[str, str]]) -> Any:
    """A tree of the sheet as its type wants it: tables of tables are lists, the key an ``id``.

    What is no table is left out and told in ``wrong``.
    """
    if not isinstance(tree, dict):
        return tree
    found = dict(tree)
    for name, inner, is_table in _parts(kind):
        if name not in tree:
            continue
        content, at = tree[name], f"{path}{name}"
        if not is_table:
            found[name] = _listed(content, inner, f"{at}.", wrong)
            continue
        found[name] = []
        for key, item in content.items() if isinstance(content, dict) else ():
            place = f"{at}.{key}"
            if isinstance(item, dict):
                found[name].append({_ID: key, **_listed(item, inner, f"{place}.", wrong)})
            else:
                fields = ", ".join(each for each in fields_of(inner) if each != _ID)
                wrong.append((place, f"{plain(place)} is {brief(item)}; it is a table of {fields}"))
    return found


def _tabled(tree: Any, kind: type) -> Any:
    """The other way round."""
    if not isinstance(tree, dict):
        return tree
    found = dict(tree)
    for name, inner, is_table in _parts(kind):
        if is_table:
            items = ((item[_ID], _tabled(item, inner)) for item in tree[name])
            found[name] = {key: {k: v for k, v in item.items() if k != _ID} for key, item in items}
        else:
            found[name] = _tabled(tree[name], inner)
    return found


def _place(error: Any, tree: Any) -> tuple[object, ...]:
    """Where in the content an error is, without the kind of value that was tried."""
    place: list[object] = []
    for word in error["loc"]:
        known = isinstance(tree, dict) and (word in tree or error["type"] == "missing")
        if not known and not (isinstance(tree, list) and isinstance(word, int)):
            break
        inner = tree[word] if isinstance(tree, list) else tree.get(word)
        is_item = isinstance(tree, list) and isinstance(inner, dict) and _ID in inner
        place.append(inner[_ID] if is_item else word)
        tree = inner
    return tuple(place)


def _get(tree: Any, path: str) -> Any:
    for word in path.split("."):
        tree = tree.get(word) if isinstance(tree, dict) else None
    return tree


def _put(tree: dict[str, Any], path: str, content: Any) -> None:
    *tables, last = path.split(".")
    for word in tables:
        tree = tree.setdefault(word, {})
    tree[last] = content


def _which(written: Any) -> str:
    """Whether content is named or stands there itself."""
    return "reference" if isinstance(written, dict) and "format" in written else "whole"


def _field(schema: core_schema.CoreSchema) -> core_schema.TypedDictField:
    return core_schema.typed_dict_field(schema, required=True)


# The schema of a pack


def _as_tables(node: Any, parts: dict[str, Any]) -> None:
    """Turn lists of values with an ``id`` into tables by that id, in a JSON Schema."""
    todo, ids = [node], set()
    while todo:
        node = todo.pop()
        if isinstance(node, list):
            todo.extend(node)
        elif isinstance(node, dict):
            name = _name(node.get("items"))
            if node.get("type") == "array" and _ID in parts.get(name, {}).get("properties", {}):
                ids.add(name)
                item = node.pop("items")
                node |= {"type": "object", "additionalProperties": item}
                if "maxItems" in node:
                    node["maxProperties"] = node.pop("maxItems")
            todo.extend(node.values())
    for name in ids:
        parts[name]["properties"].pop(_ID)


def _schema_at(schema: dict[str, Any], path: str, parts: dict[str, Any]) -> Any:
    """The schema of a field of a field."""
    for word in path.split("."):
        schema = parts.get(_name(schema), schema)["properties"][word]
    return schema


def _used(node: Any, parts: dict[str, Any]) -> set[str]:
    """The parts that a schema refers to, and those that they refer to."""
    found: set[str] = set()
    todo = [node]
    while todo:
        node = todo.pop()
        if isinstance(node, list):
            todo.extend(node)
        elif isinstance(node, dict):
            name = _name(node)
            if name and name not in found:
                found.add(name)
                todo.append(parts[name])
            todo.extend(node.values())
    return found


def _name(schema: Any) -> str:
    """The part that a schema refers to, or nothing."""
    return str(schema.get("$ref", "")).rpartition("/")[2] if isinstance(schema, dict) else ""
