"""Views as vectors of fixed length: for programs that learn from what a player sees.

The components follow from the types of a game's view, field by field; no game says anything for
it::

    encoding = Encoding(postal, postal.Setup())
    vector = encoding.vector(postal.observation(state, postal.PLAYER))

Two views of one set-up are equal exactly if their vectors are. Each component is a whole number
between two bounds and has a name:

* a number is itself; a word of a list, a truth value or ``None`` is its place in the list;
* a text is its place in :attr:`Encoding.words`, all texts that the game can name;
* a field whose size varies, such as a hand, has so many components as its type allows at most, or
  as ``room`` says. The first is how many things there are, then come the things one after the
  other; what is left over is :data:`PAD`. Where each thing takes equally many components they have
  names of their own, such as ``discs.0.cubes``.

What a set-up fixes once for all (its content, its readings) has no components: a view of another
set-up is refused. So is a number without bounds in its type that is beyond :data:`WIDEST`, and a
field that needs more room.

>>> from whichside_rules import postal
>>> encoding = Encoding(postal, postal.Setup())
>>> vector = encoding.vector(postal.observation(postal.new_game(), postal.PLAYER))
>>> at = encoding.names.index("savings")
>>> vector[at], encoding.bounds[at], len(vector) == len(encoding)
(2, (-99999, 99999), True)
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from whichside_rules.kernel.book import clause
from whichside_rules.kernel.book.names import brief
from whichside_rules.kernel.book.text import texts
from whichside_rules.kernel.playing.game import Game
from whichside_rules.kernel.playing.rules import bounds_said
from whichside_rules.kernel.values.value import fields_of

__all__ = ["PAD", "ROOM", "WIDEST", "Encoding", "NotEncoded"]

PAD = -1
"""What stands where a field needs less room than it has."""
ROOM = 256
"""How many components a field has whose size varies, if nobody says otherwise."""
WIDEST = 99_999
"""A number without bounds in its type is encoded from minus this one to it."""
Numbers: TypeAlias = "array[int]"
"""Four bytes each, so that many are copied at once."""
_PADDED: Final = array("i", [PAD])


class NotEncoded(ValueError):
    """A view has a value that this encoding has no number for; the message names the field."""


class Encoding:
    """How the views of one game with one set-up are vectors."""

    def __init__(
        self,
        game: Game | ModuleType,
        setup: Any,
        *,
        room: int = ROOM,
        rooms: Mapping[str, int] | None = None,
        words: Iterable[str] = (),
    ) -> None:
        """Find the components.

        Args:
            game: a game of the library, or any other whose views are values.
            setup: its set-up.
            room: how many components each field has at most whose size varies.
            rooms: the same for single fields, by name.
            words: texts that views hold though neither the set-up nor its moves name them.

        Raises:
            TypeError: it is no set-up of the game, or a type in its views cannot be encoded.
        """
        self.game: Game = cast("Game", game)
        self.setup: Any = setup
        self.game.players(setup)  # refuses what is no set-up of it
        self._room, self._rooms = room, dict(rooms or {})
        view = _view_type(game, setup)
        known = _words(self.game, setup, view)
        self.words: tuple[str, ...] = tuple(sorted({*known, *words}))
        """The texts that views can name, in alphabetical order."""
        self._coders = _Coders(self.words, setup)
        self._fields = [
            (name, self._coders.of(hint)) for name, hint in _fields(view, {}) if name != "kind"
        ]
        self._view: type[Any] = get_origin(view) or view
        self._parts = [
            _Part(name, coder, None if coder.width is not None else self._room_of(name, coder))
            for name, coder in self._fields
        ]
        # The type of a view comes last, so that there are always several: it stays the same.
        self._all_of = attrgetter(*(part.name for part in self._parts), "__class__")
        nothing = object()
        self._last: tuple[Sequence[Any], list[bytes]] = (
            (*(nothing for _ in self._parts), self._view),
            [b"" for _ in self._parts],
        )
        names, bounds = list[str](), list[tuple[int, int]]()
        for name, coder in self._fields:
            own, between = self._components(name, coder)
            names += own
            bounds += between
        self.names: tuple[str, ...] = tuple(names)
        """The names of the components, each once."""
        self.bounds: tuple[tuple[int, int], ...] = tuple(bounds)
        """The least and the largest value of each component."""

    def __len__(self) -> int:
        """How many components there are."""
        return len(self.names)

    def vector(self, view: Any) -> tuple[int, ...]:
        """A view as a vector.

        Raises:
            NotEncoded: it is of another set-up, or a value is beyond what is encoded.
            TypeError: it is no view of this game.
        """
        return tuple(array("i", self.packed(view)))

    def packed(self, view: Any) -> bytes:
        """The same vector, four bytes each number: much faster where it is long.

        ``numpy.frombuffer(encoding.packed(view), "int32")`` makes an array of it.

        Raises:
            NotEncoded: it is of another set-up, or a value is beyond what is encoded.
            TypeError: it is no view of this game.
        """
        if type(view) is not self._view:
            raise TypeError(f"{brief(view)} is no view of type {self._view.__name__}")
        values, (before, known) = self._all_of(view), self._last
        told = [*known]  # what is still the same object has the same numbers
        for at, one in enumerate(values):
            if one is not before[at]:
                told[at] = self._parts[at].numbers(one)
        self._last = values, told
        return b"".join(told)

    def _room_of(self, name: str, coder: _Coder) -> int:
        said, widest = self._rooms.get(name, self._room), coder.widest
        return said if widest is None else min(said, widest)

    def _components(
        self, name: str, coder: _Coder
    ) -> tuple[Sequence[str], Sequence[tuple[int, int]]]:
        """The names and bounds of the components of a field."""
        if coder.width is not None:
            return coder.names(name), coder.bounds()
        room = self._room_of(name, coder)
        low, high = min(PAD, coder.low()), max(room, coder.high())
        inner = coder.inner if isinstance(coder, _Many) else None
        if inner is None or not inner.width:
            return [f"{name}.{n}" for n in range(room)], [(low, high)] * room
        names, bounds = [f"{name}.length"], [(0, room)]
        for n in range(room // inner.width + 1):
            names += inner.names(f"{name}.{n}")
            bounds += [(min(PAD, least), most) for least, most in inner.bounds()]
        return names[:room], bounds[:room]


class _Part:
    """A field of views: its numbers, and those of values that were asked for before.

    Most parts of a position stay the same objects from move to move, and are known by that.
    """

    def __init__(self, name: str, coder: _Coder, room: int | None) -> None:
        self.name, self._coder, self._room = name, coder, room
        self._kept: dict[int, tuple[Any, bytes]] = {}

    def numbers(self, thing: Any) -> bytes:
        """The numbers of a value of the field.

        Raises:
            NotEncoded: there are none, or too many.
        """
        known = self._kept.get(id(thing))
        if known is not None and known[0] is thing:
            return known[1]
        found: Numbers = array("i")
        try:
            self._coder.put(thing, found)
        except NotEncoded as wrong:
            raise NotEncoded(f"{self.name}: {wrong}") from None
        if self._room is not None:
            if len(found) > self._room:
                raise NotEncoded(
                    f"{self.name} takes {len(found)} numbers and has room for {self._room}; "
                    f"make the encoding with rooms={{{self.name!r}: {2 * len(found)}}}"
                )
            found += _PADDED * (self._room - len(found))
        if len(self._kept) >= _KEPT:
            self._kept.clear()
        packed = found.tobytes()
        self._kept[id(thing)] = thing, packed
        return packed


_KEPT = 128
"""Of how many values of a field, or of a type within it, the numbers are known at most."""


# What becomes of each type ------------------------------------------------------------------------


class _Coder:
    """How the values of a type become numbers, one after the other."""

    width: int | None = 1
    """How many numbers, if always as many."""

    def put(self, thing: Any, out: Numbers) -> None:
        """Append the numbers of a value."""
        raise NotImplementedError

    @property
    def widest(self) -> int | None:
        """How many numbers at most; ``None`` if there is no bound."""
        return self.width

    def names(self, name: str) -> list[str]:
        """The names of the numbers, if they are always as many."""
        return [name]

    def bounds(self) -> list[tuple[int, int]]:
        """Their bounds, likewise."""
        return [(self.low(), self.high())]

    def low(self) -> int:
        """No number is less."""
        return 0

    def high(self) -> int:
        """No number is more."""
        raise NotImplementedError

    def places(self) -> int | None:
        """How many values there are, if each is one number."""
        return None

    def place(self, thing: Any) -> int | None:
        """The place of a value among all values, from 0; ``None`` if it is none of them."""
        return None


class _Number(_Coder):
    def __init__(self, least: int | None, most: int | None) -> None:
        self.least = -WIDEST if least is None else least
        self.most = WIDEST if most is None else most

    def put(self, thing: Any, out: Numbers) -> None:
        if not self.least <= thing <= self.most:
            raise NotEncoded(f"{thing} is not from {self.least} to {self.most}")
        out.append(thing)

    def low(self) -> int:
        return self.least

    def high(self) -> int:
        return self.most

    def places(self) -> int:
        return self.most - self.least + 1

    def place(self, thing: Any) -> int | None:
        if type(thing) is not int:
            return None
        found: Numbers = array("i")
        self.put(thing, found)
        return found[0] - self.least


class _Listed(_Coder):
    """Words of a list, truth values, nothing; texts that the game can name."""

    def __init__(self, values: Iterable[Any], *, texts: bool = False) -> None:
        self.at = {(type(one), one): n for n, one in enumerate(values)}
        self.texts = texts

    def put(self, thing: Any, out: Numbers) -> None:
        found = self.at.get((type(thing), thing))
        if found is None:
            self.place(thing)  # a text says so in its own words
            raise NotEncoded(f"{brief(thing)} is nothing that it can be")
        out.append(found)

    def high(self) -> int:
        return len(self.at) - 1

    def places(self) -> int:
        return len(self.at)

    def place(self, thing: Any) -> int | None:
        found = self.at.get((type(thing), thing)) if isinstance(thing, _PLAIN) else None
        if found is None and self.texts and isinstance(thing, str):
            raise NotEncoded(
                f"the game names no {brief(thing)}; make the encoding with words=[{brief(thing)}]"
            )
        return found


_PLAIN = (str, int, bool, NoneType)


class _Record(_Coder):
    """A value: its fields."""

    def __init__(self, kind: type[Any], fields: list[tuple[str, _Coder]]) -> None:
        self.kind, self.fields = kind, fields
        self._kept: dict[int, tuple[Any, Numbers]] = {}

    @property
    def width(self) -> int | None:  # type: ignore[override]
        return _sum(one.width for _, one in self.fields)

    @property
    def widest(self) -> int | None:
        return _sum(one.widest for _, one in self.fields)

    def put(self, thing: Any, out: Numbers) -> None:
        known = self._kept.get(id(thing))
        if known is None or known[0] is not thing:
            found: Numbers = array("i")
            for name, coder in self.fields:
                coder.put(getattr(thing, name), found)
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            known = self._kept[id(thing)] = thing, found
        out += known[1]

    def names(self, name: str) -> list[str]:
        return [one for field, coder in self.fields for one in coder.names(f"{name}.{field}")]

    def bounds(self) -> list[tuple[int, int]]:
        return [one for _, coder in self.fields for one in coder.bounds()]

    def low(self) -> int:
        return min((coder.low() for _, coder in self.fields), default=0)

    def high(self) -> int:
        return max((coder.high() for _, coder in self.fields), default=0)


class _SameSetup(_Record):
    """The set-up: what is a choice of few is told, the rest must be as in the one given."""

    def __init__(
        self, kind: type[Any], fields: list[tuple[str, _Coder]], given: Any, fixed: Sequence[str]
    ) -> None:
        super().__init__(kind, fields)
        self.given, self.fixed = given, fixed

    def put(self, thing: Any, out: Numbers) -> None:
        if thing is not self.given:
            for name in self.fixed:
                if getattr(thing, name) != getattr(self.given, name):
                    raise NotEncoded(f"another set-up: its {name} are not those of the encoding")
        super().put(thing, out)


class _Row(_Coder):
    """So many things, each of its own type."""

    def __init__(self, inner: list[_Coder]) -> None:
        self.inner = inner

    @property
    def width(self) -> int | None:  # type: ignore[override]
        return _sum(one.width for one in self.inner)

    @property
    def widest(self) -> int | None:
        return _sum(one.widest for one in self.inner)

    def put(self, thing: Any, out: Numbers) -> None:
        for coder, one in zip(self.inner, thing, strict=True):
            coder.put(one, out)

    def names(self, name: str) -> list[str]:
        return [one for n, coder in enumerate(self.inner) for one in coder.names(f"{name}.{n}")]

    def bounds(self) -> list[tuple[int, int]]:
        return [one for coder in self.inner for one in coder.bounds()]

    def low(self) -> int:
        return min((coder.low() for coder in self.inner), default=0)

    def high(self) -> int:
        return max((coder.high() for coder in self.inner), default=0)


class _Many(_Coder):
    """Any number of things of one type: how many, then each."""

    width = None

    def __init__(self, inner: _Coder, longest: int | None) -> None:
        self.inner, self.longest = inner, longest

    @property
    def widest(self) -> int | None:
        inner = self.inner.widest
        return None if self.longest is None or inner is None else 1 + self.longest * inner

    def put(self, thing: Any, out: Numbers) -> None:
        out.append(len(thing))
        put = self.inner.put
        for one in thing:
            put(one, out)

    def low(self) -> int:
        return self.inner.low()

    def high(self) -> int:
        return self.inner.high()


class _Either(_Coder):
    """One of several types: which one, and of a value its fields.

    What is one number anyway takes no more than that.
    """

    def __init__(self, plain: list[_Coder], records: list[tuple[type[Any], _Coder]]) -> None:
        self.plain = plain
        self.starts: list[int] = []
        self.count = 0
        for one in plain:
            self.starts.append(self.count)
            self.count += one.places() or 0
        self.records = {kind: (self.count + n, coder) for n, (kind, coder) in enumerate(records)}

    @property
    def width(self) -> int | None:  # type: ignore[override]
        return None if self.records else 1

    @property
    def widest(self) -> int | None:
        inner = [coder.widest for _, coder in self.records.values()]
        bounded = [one for one in inner if one is not None]
        return 1 + max(bounded, default=0) if len(bounded) == len(inner) else None

    def put(self, thing: Any, out: Numbers) -> None:
        known = self.records.get(type(thing))
        if known is not None:
            out.append(known[0])
            known[1].put(thing, out)
        else:
            found = self.place(thing)
            if found is None:
                raise NotEncoded(f"{brief(thing)} is nothing that it can be")
            out.append(found)

    def high(self) -> int:
        inner = (coder.high() for _, coder in self.records.values())
        return max((self.count + len(self.records) - 1, *inner))

    def low(self) -> int:
        return min((0, *(coder.low() for _, coder in self.records.values())))

    def places(self) -> int | None:
        return None if self.records else self.count

    def place(self, thing: Any) -> int | None:
        for start, one in zip(self.starts, self.plain, strict=True):
            found = one.place(thing)
            if found is not None:
                return start + found
        return None


class _Later(_Coder):
    """A type inside itself."""

    width = None

    def __init__(self, made: Callable[[], _Coder]) -> None:
        self.made = made

    def put(self, thing: Any, out: Numbers) -> None:
        self.made().put(thing, out)

    def high(self) -> int:
        return 0  # what it is inside of counts

    def low(self) -> int:
        return 0


def _sum(widths: Iterable[int | None]) -> int | None:
    whole = 0
    for one in widths:
        if one is None:
            return None
        whole += one
    return whole


class _Coders:
    """The coders of types, each made once."""

    def __init__(self, words: Sequence[str], setup: Any) -> None:
        self._texts = _Listed(words, texts=True)
        self._setup = setup
        self._made: dict[Any, _Coder | None] = {}

    def of(self, hint: Any) -> _Coder:
        """The coder of a type.

        Raises:
            TypeError: its values cannot be encoded.
        """
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            if get_origin(parts[0]) is tuple and get_args(parts[0])[-1] is ...:
                return _Many(self.of(get_args(parts[0])[0]), _longest(parts[1:]))
            least, most = bounds_said(parts[1:])
            return _Number(least, most) if parts[0] is int else self.of(parts[0])
        if origin in (Union, UnionType):
            return self._either(_members(hint))
        if origin is Literal:
            return _Listed(parts)
        if origin is tuple:
            many = parts[-1] is ...
            return _Many(self.of(parts[0]), None) if many else _Row([*map(self.of, parts)])
        if hint is int:
            return _Number(None, None)
        if hint is str:
            return self._texts
        if hint in (bool, NoneType):
            return _Listed((None,) if hint is NoneType else (False, True))
        kind = origin or hint
        if isinstance(kind, type) and hasattr(kind, "__dataclass_fields__"):
            return self._record(hint, kind)
        raise TypeError(f"a value of type {hint} in a view cannot be encoded")

    def _either(self, members: Sequence[Any]) -> _Coder:
        coders = [(one, self.of(one)) for one in members]
        records = [(one, coder) for one, coder in coders if coder.places() is None]
        for _, coder in records:
            if not isinstance(coder, _Record | _Later):
                raise TypeError(f"one of {members} is neither a value nor a number nor a word")
        plain = sorted((coder for _, coder in coders if coder.places() is not None), key=_loosest)
        return _Either(plain, [(get_origin(one) or one, coder) for one, coder in records])

    def _record(self, hint: Any, kind: type[Any]) -> _Coder:
        if hint in self._made:
            return self._made[hint] or _Later(lambda: cast("_Coder", self._made[hint]))
        self._made[hint] = None
        given = dict(zip(getattr(kind, "__parameters__", ()), get_args(hint), strict=False))
        fields = _fields(kind, given)
        made: _Coder
        if kind is type(self._setup):
            few = [(name, self.of(hint)) for name, hint in fields if _is_few(hint)]
            names = {name for name, _ in few}
            fixed = [name for name, _ in fields if name not in names]
            made = _SameSetup(kind, few, self._setup, fixed)
        else:
            made = _Record(kind, [(name, self.of(one)) for name, one in fields if name != "kind"])
        self._made[hint] = made
        return made


def _longest(said: Iterable[Any]) -> int | None:
    """How many things a type allows at most, as its notes say."""
    notes = [note for one in said for note in getattr(one, "metadata", (one,))]
    found = [note.max_length for note in notes if hasattr(note, "max_length")]
    return min(found, default=None)


def _loosest(coder: _Coder) -> bool:
    """Texts last: a word of a list is one of it first."""
    return isinstance(coder, _Listed) and coder.texts


def _members(hint: Any) -> list[Any]:
    """The types of a union, those of unions in it as well."""
    if get_origin(hint) in (Union, UnionType):
        return [one for part in get_args(hint) for one in _members(part)]
    if get_origin(hint) is Annotated and get_origin(get_args(hint)[0]) in (Union, UnionType):
        return _members(get_args(hint)[0])
    return [hint]


def _is_few(hint: Any) -> bool:
    """Whether a field of a set-up is one of a few words."""
    return all(one in (bool, NoneType) or get_origin(one) is Literal for one in _members(hint))


def _fields(kind: Any, given: Mapping[Any, Any]) -> list[tuple[str, Any]]:
    """The fields of a type of values with their types."""
    origin = get_origin(kind) or kind
    hints = get_type_hints(origin, include_extras=True)
    return [(name, _filled(hints[name], given)) for name in fields_of(origin)]


def _filled(hint: Any, given: Mapping[Any, Any]) -> Any:
    """A type with what stands for its variables."""
    if isinstance(hint, TypeVar):
        return given[hint]
    parts = get_args(hint)
    if not given or not parts or get_origin(hint) is Literal:
        return hint
    filled = tuple(one if one is ... else _filled(one, given) for one in parts)
    origin = get_origin(hint)
    if origin is Annotated:
        return Annotated[(filled[0], *parts[1:])]
    if origin in (Union, UnionType):
        return Union[filled]  # noqa: UP007 - of types that are found out
    return origin[filled] if origin else hint


# What a game can name -----------------------------------------------------------------------------


def _view_type(game: Any, setup: Any) -> Any:
    """The type of the views of a game."""
    state = game.new_game(setup)
    view = type(game.observation(state, game.players(setup)[0]))
    if not hasattr(view, "__dataclass_fields__"):
        raise TypeError(f"a view of type {view.__name__} cannot be encoded")
    return view


def _words(game: Game, setup: Any, view: Any) -> set[str]:
    """All texts that a view can hold: what the set-up, its content and the moves name, clauses."""
    found = {"", *game.players(setup)}
    for value in _inside((setup, game.new_game(setup))):
        if isinstance(value, str):
            found.add(value)
    rules: Any = getattr(game, "RULES", game)
    if hasattr(rules, "ever"):
        for chance in (False, True):
            for move in rules.ever(setup, chance=chance):
                found |= {one for one in _parts_of(move) if isinstance(one, str)}
    try:
        found |= {one.id for one in clause.catalogue(game.NAME).clauses}
        found |= {word for group in texts(game.NAME).nouns.values() for word in group}
    except LookupError:  # a game without a book
        pass
    return found | set(_literals(view, set()))


def _parts_of(move: Any) -> Iterator[Any]:
    """What stands in the fields of a move."""
    return (getattr(move, name) for name in fields_of(type(move)))


def _inside(thing: Any) -> Iterator[Any]:
    """A value, and all values in it, however deep."""
    todo = [thing]
    while todo:
        one = todo.pop()
        yield one
        if isinstance(one, tuple | list):
            todo += one
        elif hasattr(type(one), "__dataclass_fields__"):
            todo += [getattr(one, name) for name in fields_of(type(one))]


def _literals(hint: Any, seen: set[Any]) -> Iterator[str]:
    """The words of lists anywhere in a type."""
    if get_origin(hint) is Literal:
        yield from (one for one in get_args(hint) if isinstance(one, str))
        return
    for part in get_args(hint):
        if part is not ...:
            yield from _literals(part, seen)
    kind = get_origin(hint) or hint
    if isinstance(kind, type) and hasattr(kind, "__dataclass_fields__") and kind not in seen:
        seen.add(kind)
        for _, inner in _fields(kind, {}) if not getattr(kind, "__parameters__", ()) else ():
            yield from _literals(inner, seen)
