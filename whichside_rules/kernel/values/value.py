"""Values and drafts: frozen outside a move, plain to change inside it.

A *value* is a frozen, slotted dataclass that pydantic validates strictly; what is wrong is told as
:class:`~whichside_rules.kernel.values.invalid.InvalidValue`. Positions, moves, events
and set-ups are values. A *draft* is the same record, open to change while one move is carried out:
the kernel copies the position into its draft, the chapters of a rulebook change the draft and tell
what happened (``draft.tell``), and the kernel turns the draft into a value again.

A draft becomes a value without another copy: the object changes its class, which is safe because
both classes have the slots of one base, their layout, and no others.

A field of a draft may hold parts that are values themselves, one or a tuple of them. A part is
opened where it is touched (:func:`opened`): it is the same draft however often it is opened, what
it tells are events of the move, and it is closed together with the whole.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import MISSING, FrozenInstanceError, dataclass, fields
from types import new_class
from typing import Any, NoReturn, TypeVar, cast, dataclass_transform

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ArgsKwargs

from whichside_rules.kernel.book.names import brief
from whichside_rules.kernel.values.described import described
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.memory import Answers
from whichside_rules.kernel.values.written import written

T = TypeVar("T")
D = TypeVar("D", bound="Record")


STRICT = ConfigDict(strict=True, extra="forbid")
"""How every value is validated: no coercion, no unknown field."""


class Record:
    """What positions and drafts have in common: room for what a move needs."""

    __slots__ = ("_offer", "tell")

    _offer: Any
    """What can come next, remembered by the kernel; no part of the value."""
    tell: Callable[[Any], None]
    """Adds an event of the move (drafts only): ``draft.tell(GameEnded.of(...))``."""

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> Any:
        """What a notebook shows of a position: the table that lies there."""
        from whichside_rules.kernel.book.rulebook import shown_in_a_notebook

        return None if type(self) in _STATES else shown_in_a_notebook(self)


remember_offer: Callable[[Record, object], None] = vars(Record)["_offer"].__set__
"""Keeps what can come next beside a position, so that it is worked out once."""


def offer_of(state: type[Any]) -> str:
    """The name by which what can come next is asked of positions of one type, and of no other.

    It names the same room as ``_offer`` does. A position of another game has no such name, so
    that it is told apart without looking at its type on the path of every move.
    """
    name = f"_offer_of_{state.__module__}_{state.__qualname__}".replace(".", "_")
    if name not in vars(state):
        setattr(state, name, vars(Record)["_offer"])
    return name


class HashedOnce:
    """Room for the hash, which is computed once.

    For values that serve as keys again and again. A type that wants it says
    ``__hash__ = hash_once`` in its body.
    """

    __slots__ = ("_hash",)

    _hash: int


class Answering(HashedOnce):
    """Room for answers that depend on this value alone, such as a set-up."""

    __slots__ = ("answers",)

    answers: Answers
    """Answers computed before, see :mod:`.memory`. They are no part of the value."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "answers", Answers())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, name) for name in fields_of(type(self)))


def pickled_by_name(kind: type[T], name: Callable[[T], tuple[Any, ...] | None]) -> None:
    """Have pickles name the values of a type that have a name, such as what ships with a game.

    ``name`` answers what ``__reduce__`` does, or ``None`` for a value that pickles must hold.
    """
    held = kind.__reduce_ex__

    def reduce(self: T, protocol: Any) -> Any:
        return name(self) or held(self, protocol)

    kind.__reduce_ex__ = reduce  # type: ignore[assignment]


def hash_once(self: HashedOnce) -> int:
    """The hash of all fields, remembered (never stored in a pickle: texts hash anew)."""
    try:
        return self._hash
    except AttributeError:
        result = hash((type(self), *(getattr(self, name) for name in fields_of(type(self)))))
        object.__setattr__(self, "_hash", result)
        return result


@dataclass_transform(frozen_default=True, field_specifiers=(Field,))
def value(cls: type[T]) -> type[T]:
    """Make a frozen, slotted dataclass of a class, whose fields pydantic validates strictly.

    What validates, compares and hashes its values is built when it is first needed: the import of
    a game takes half as long.
    """
    made: Any = _on_a_layout(cls) if issubclass(cls, Record) else cls
    made.__pydantic_config__ = STRICT
    made.__get_pydantic_json_schema__ = classmethod(described)
    own_hash = "__hash__" in vars(made)
    made = dataclass(init=False, repr=False, eq=False, slots=True)(made)
    made.__init__, made.__signature__ = _validating(made), _Signature()
    made.__eq__ = _written(made, "__eq__", _EQUAL)
    if not own_hash:
        made.__hash__ = _written(made, "__hash__", _HASH)
    for function in _OF_ALL_VALUES:
        if function.__name__ not in vars(made):
            setattr(made, function.__name__, function)
    made.__dataclass_params__.frozen = True
    return cast("type[T]", made)


def _validating(kind: Any) -> Callable[..., None]:
    """What makes a value of a type out of its fields."""
    validate: Any = None

    def __init__(self: Any, /, *args: Any, **kwargs: Any) -> None:  # noqa: N807
        nonlocal validate
        if validate is None:
            validate = _validator(kind).validate_python
        __tracebackhide__ = True
        try:
            validate(ArgsKwargs(args, kwargs), self_instance=self)
        except ValidationError as error:
            wrong = InvalidValue.of(error, kind, kind.__qualname__)
        else:
            return
        raise wrong

    __init__.__qualname__ = f"{kind.__qualname__}.__init__"
    return __init__


def _validator(kind: Any) -> Any:
    """The validator of a type, kept where pydantic looks for it when another type holds this one.

    In two threads at once it is built twice, and either will do.
    """
    adapter = TypeAdapter(kind)
    kind.__pydantic_core_schema__ = adapter.core_schema
    kind.__pydantic_serializer__ = adapter.serializer
    kind.__pydantic_validator__ = adapter.validator
    kind.__pydantic_complete__ = True
    return adapter.validator


class _Signature:
    """What a type of values takes, for ``inspect.signature``."""

    def __get__(self, one: object, kind: Any) -> inspect.Signature:
        return inspect.Signature(
            [
                inspect.Parameter(
                    field.name,
                    inspect.Parameter.POSITIONAL_OR_KEYWORD,
                    default=_default_of(field),
                    annotation=field.type,
                )
                for field in fields(kind)
            ]
        )


def _default_of(field: Any) -> Any:
    """The default of a field as a signature shows it: a set-up's readings are worked out."""
    if isinstance(field.default, FieldInfo):
        return ...
    return inspect.Parameter.empty if field.default is MISSING else field.default


# What dataclasses would write anew for each class: a third of what importing a game costs.

_EQUAL = """def __eq__(self, other):
    if other.__class__ is not self.__class__:
        return NotImplemented
    return ({self}) == ({other})"""
_HASH = "def __hash__(self): return hash(({self}))"


def _written(kind: type, name: str, code: str) -> Callable[..., Any]:
    """A method with the fields of a type in its code, which is written at the first call."""

    def first(*values: Any) -> Any:
        shown = {
            one: "".join(f"{one}.{field}, " for field in fields_of(kind))
            for one in ("self", "other")
        }
        method = written(name, code.format(**shown), kind.__qualname__)
        setattr(kind, name, method)
        return method(*values)

    return first


def __setattr__(self: Any, name: str, value: object) -> NoReturn:  # noqa: N807
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def __delattr__(self: Any, name: str) -> NoReturn:  # noqa: N807
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def __repr__(self: Any) -> str:  # noqa: N807
    shown = (f"{name}={getattr(self, name)!r}" for name in fields_of(type(self)))
    return f"{type(self).__qualname__}({', '.join(shown)})"


def __getstate__(self: Any) -> list[Any]:  # noqa: N807
    return [getattr(self, name) for name in fields_of(type(self))]


def __setstate__(self: Any, state: Sequence[Any]) -> None:  # noqa: N807
    for name, content in zip(fields_of(type(self)), state, strict=True):
        object.__setattr__(self, name, content)


def __copy__(self: Any) -> Any:  # noqa: N807
    """Itself: nobody can change it."""
    return self


def __deepcopy__(self: Any, memo: Any) -> Any:  # noqa: N807
    """Itself: nobody can change it, nor what it holds."""
    return self


_OF_ALL_VALUES = (
    __setattr__,
    __delattr__,
    __repr__,
    __getstate__,
    __setstate__,
    __copy__,
    __deepcopy__,
)


def _on_a_layout(cls: type) -> type:
    """The class with its slots in a base of their own, for a draft to share.

    An object changes its class within one layout in a third of the time that it takes Python to
    compare the slots of two.
    """
    slots = {"__slots__": tuple(cls.__annotations__), "__module__": cls.__module__}
    layout = type(f"{cls.__name__}Layout", cls.__bases__, slots)
    return type(cls.__name__, (layout,), _body(cls))


def _body(cls: type) -> dict[str, Any]:
    """What a class statement said, to say it again with other bases."""
    return {k: v for k, v in vars(cls).items() if k not in {"__dict__", "__weakref__"}}


def fields_of(cls: type) -> tuple[str, ...]:
    """The names of a value's fields, in order."""
    return tuple(cls.__dataclass_fields__)  # type: ignore[attr-defined]


def altered(old: T, /, **differing: Any) -> T:
    """A value like another but for these fields.

    It is for rules, which know what they write: nothing is validated. To validate takes ten times
    as long, and is for what comes from outside.

    Raises:
        AttributeError: it has no such field.
    """
    kind = type(old)
    new: T = _OPENING[kind](old)
    for name, content in differing.items():
        setattr(new, name, content)
    new.__class__ = kind
    return new


def unchecked(kind: type[T], like: Any) -> T:
    """A value with the fields of something that has them all; likewise nothing is validated."""
    new: T = _OPENING[kind](like)
    new.__class__ = kind
    return new


class _Opening(dict[Any, Callable[[Any], Any]]):
    """By type, what copies a value field by field into a twin that can be written to.

    It is written when it is needed. The twin has the same slots and changes its class as drafts do.
    """

    def __missing__(self, kind: Any) -> Callable[[Any], Any]:
        slots = {"__slots__": vars(kind)["__slots__"], "__module__": kind.__module__}
        bases = vars(kind).get("__orig_bases__", kind.__bases__)
        twin = new_class(f"{kind.__name__}Twin", bases, exec_body=lambda body: body.update(slots))
        lines = ["def copy(old):", "    new = twin()"]
        lines += [f"    new.{name} = old.{name}" for name in fields_of(kind)]
        if issubclass(kind, Answering):
            lines.append("    new.__post_init__()")
        code = "\n".join([*lines, "    return new"])
        copy: Callable[[Any], Any] = written("copy", code, kind.__qualname__, twin=twin)
        self[kind] = copy
        return copy


_OPENING = _Opening()


@contextmanager
def looked_at(kind: type[Any]) -> Iterator[set[str]]:
    """Which fields of the values of a type are looked at within the block.

    For one thread at a time. Whoever compares, hashes or copies a value looks at all its fields.
    """
    seen: set[str] = set()
    slots = {name: vars(kind)[name] for name in fields_of(kind)}
    for name, slot in slots.items():
        setattr(kind, name, _Watched(name, slot, seen))
    try:
        yield seen
    finally:
        for name, slot in slots.items():
            setattr(kind, name, slot)


class _Watched:
    """A field that notes that it is looked at."""

    __slots__ = ("_name", "_seen", "_slot")

    def __init__(self, name: str, slot: Any, seen: set[str]) -> None:
        self._name, self._slot, self._seen = name, slot, seen

    def __get__(self, one: object, kind: type[Any]) -> Any:
        self._seen.add(self._name)
        return self._slot.__get__(one, kind)

    def __set__(self, one: object, content: object) -> None:
        self._slot.__set__(one, content)


def expect(kind: type[Any], thing: object) -> None:
    """Refuse what is not of a type, where a caller may have mistaken one thing for another.

    Raises:
        TypeError: it is none.
    """
    if not isinstance(thing, kind):
        raise TypeError(f"{brief(thing)} is not a {kind.__name__} ({kind.__module__})")


def draft_of(state: type[Any], *parts: str) -> Callable[[type[D]], type[D]]:
    """Make the decorated class the draft of a value type.

    The class lists the same fields, for the type checker and the reader; they are compared.
    ``parts`` names the fields that hold values with drafts of their own (see :func:`opened`).

    Raises:
        TypeError: the two lists of fields differ, or a part is none of them.
    """

    def make(cls: type[D]) -> type[D]:
        names = fields_of(state)
        listed = tuple(cls.__annotations__)
        if names != listed:
            wrong = sorted(set(names) ^ set(listed)) or "the order"
            raise TypeError(f"{cls.__name__} and {state.__name__} differ in their fields: {wrong}")
        if not set(parts) <= set(names):
            raise TypeError(f"{cls.__name__} has no field {sorted(set(parts) - set(names))}")
        body = _body(cls) | {"__slots__": ()}
        draft = cast("type[D]", type(cls.__name__, state.__bases__, body))
        _STATES[draft], _DRAFTS[state], _PARTS[draft] = state, draft, parts
        return draft

    return make


def draft_class(state: type[Any]) -> type[Any]:
    """A draft of a value type, for a game that lists its fields once: types are not checked."""
    fields = {"__annotations__": dict.fromkeys(fields_of(state), Any)}
    return draft_of(state)(type(f"{state.__name__}Draft", (Record,), fields))


_STATES: dict[type, type[Any]] = {}
_DRAFTS: dict[type, type[Any]] = {}
_PARTS: dict[type, tuple[str, ...]] = {}


def opened(draft: Any, field: str, index: int | None = None) -> Any:
    """A part of a draft, open to change: opened at the first touch, the same afterwards.

    ``index`` picks one of a tuple of parts. What is told to the part is told to the move.

    Raises:
        TypeError: the draft was not declared to have parts in that field.
    """
    kind = draft.__class__
    if field not in _PARTS[kind]:
        raise TypeError(f"{kind.__name__} has no parts in '{field}'; see draft_of")
    content = getattr(draft, field)
    part = content if index is None else content[index]
    kind = part.__class__
    if kind in _STATES:
        return part
    part = _THAWING[kind](part, draft.tell)
    if index is None:
        setattr(draft, field, part)
        return part
    whole = list(content)
    whole[index] = part
    setattr(draft, field, tuple(whole))
    return part


class _Thawing(dict[Any, Callable[[Any, Callable[[Any], None]], Any]]):
    """By type, the function that opens parts of it, written when it is needed."""

    def __missing__(self, state: Any) -> Callable[[Any, Callable[[Any], None]], Any]:
        lines = ["def thaw(old, tell):", "    <copy old into new>", "    new.tell = tell"]
        thaw = generated("thaw", [*lines, "    return new"], state, _DRAFTS[state])
        self[state] = thaw
        return cast("Callable[[Any, Callable[[Any], None]], Any]", thaw)


_THAWING = _Thawing()


def _close(part: Any) -> None:
    """Turn an open part, and the drafts within it, into values."""
    for name in _PARTS[type(part)]:
        content = getattr(part, name)
        for one in content if type(content) is tuple else (content,):
            if type(one) in _STATES:
                _close(one)
    part.tell = None
    part.__class__ = _STATES[type(part)]


def generated(name: str, lines: Sequence[str], state: type, draft: type, **names: object) -> Any:
    """A function whose code is written for a type of positions.

    Among the lines, ``<copy old into new>`` stands for the copying of every field, and
    ``<close the parts of new>`` for turning the open parts into values. To copy the fields one by
    one is twice as fast as a loop, and this is the path of every move.
    """
    code: list[str] = []
    for line in lines:
        indent = line[: len(line) - len(line.lstrip())]
        if line.strip() == "<copy old into new>":
            copying = ["new = draft()", "new._offer = None"]
            copying += [f"new.{field} = old.{field}" for field in fields_of(state)]
            code += [indent + part for part in copying]
        elif line.strip() == "<close the parts of new>":
            code += [indent + part for field in _PARTS[draft] for part in _closing_parts(field)]
        else:
            code.append(line)
    scope = {"draft": draft, "state": state, "states": _STATES, "close": _close, **names}
    return written(name, "\n".join(code), f"{state.__module__}.{state.__qualname__}", **scope)


def _closing_parts(field: str) -> tuple[str, ...]:
    return (
        f"held = new.{field}",
        "for one in held if held.__class__ is tuple else (held,):",
        "    if one.__class__ in states:",
        "        close(one)",
    )
