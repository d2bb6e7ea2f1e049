"""Values and drafts: frozen outside a move, plain to change inside it.

A *value* is a frozen, slotted, strictly validated pydantic dataclass. Positions, moves, events and
set-ups are values. A *draft* is the same record, open to change while one move is carried out:

* :func:`thaw` copies a value into its draft, once per move;
* the chapters of a rulebook change the draft and tell what happened (:attr:`Page.tell`);
* :func:`freeze` turns the draft into a value again. It does not copy: the object changes its class,
  which is safe because both classes have the same slots in the same order.

A field of a draft may hold a nested draft: thaw a nested part only when it is touched, put it into
the field (or into a tuple in the field) and :func:`freeze` closes it together with the whole.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar, cast, dataclass_transform

from pydantic import ConfigDict, Field
from pydantic.dataclasses import dataclass

T = TypeVar("T")
D = TypeVar("D", bound="Page")
P = ParamSpec("P")


def told(kind: Callable[P, T]) -> Callable[P, T]:
    """The maker of a small value that comes up again and again, such as an event.

    Equal values may be the same object: seven times cheaper than to build one each time.
    """
    maker = lru_cache(maxsize=4_096)(kind)
    vars(maker).clear()  # it is no copy of the class: what it took over would mislead its readers
    return cast("Callable[P, T]", maker)


@lru_cache(maxsize=16_384)
def shared(kind: Callable[..., T], *fields: object) -> T:
    """A value of that type and these fields; equal ones may be the same object."""
    return kind(*fields)


MOST_ANSWERS = 65_536
"""How many answers a value keeps."""

STRICT = ConfigDict(strict=True, extra="forbid", use_attribute_docstrings=True)
"""How every value is validated: no coercion, no unknown field."""


class Page:
    """What positions and drafts have in common: room for the story of the move being made."""

    __slots__ = ("_legal", "_story", "tell")

    _story: list[Any]
    _legal: Any
    """What is legal in this position, remembered by its game; no part of the value."""
    tell: Callable[[object], None]
    """Reports an event of the move being made (drafts only)."""


remember: Callable[[Page, object], None] = vars(Page)["_legal"].__set__
"""Keeps what is legal in a position beside it, so that it is worked out once."""


class HashedOnce:
    """Room for what is computed once: the hash, and answers that depend on this value alone.

    For values that serve as keys again and again. A type that wants it says
    ``__hash__ = hash_once`` in its body.
    """

    __slots__ = ("_hash", "_known")

    _hash: int
    _known: dict[Any, Any]

    @property
    def known(self) -> dict[Any, Any]:
        """Answers computed before. It is no part of the value: not compared, not stored."""
        try:
            return self._known
        except AttributeError:
            object.__setattr__(self, "_known", {})
            return self._known

    def keep(self, key: object, answer: T) -> T:
        """Keep an answer; when there are too many, begin anew, so that memory stays bounded."""
        known = self.known
        if len(known) >= MOST_ANSWERS:
            known.clear()
        known[key] = answer
        return answer


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
    """Make a frozen, slotted, strict pydantic dataclass of a class."""
    return cast("type[T]", dataclass(frozen=True, slots=True, config=STRICT)(cls))


def fields_of(cls: type) -> tuple[str, ...]:
    """The names of a value's fields, in order."""
    return tuple(cls.__dataclass_fields__)  # type: ignore[attr-defined]


def draft_of(state: type[Any]) -> Callable[[type[D]], type[D]]:
    """Make the decorated class the draft of a value type.

    The class lists the same fields, for the type checker and the reader; they are compared.
    Fields that may hold further drafts are named in ``nested``.

    Raises:
        TypeError: the two lists of fields differ.
    """

    def make(cls: type[D]) -> type[D]:
        names = fields_of(state)
        listed = tuple(cls.__annotations__)
        if names != listed:
            wrong = sorted(set(names) ^ set(listed)) or "the order"
            raise TypeError(f"{cls.__name__} and {state.__name__} differ in their fields: {wrong}")
        body = {k: v for k, v in vars(cls).items() if k not in {"__dict__", "__weakref__"}}
        body["__slots__"] = names
        draft = cast("type[D]", type(cls.__name__, cls.__bases__, body))
        _STATES[draft] = state
        _NESTED[draft] = tuple(getattr(cls, "nested", ()))
        return draft

    return make


_STATES: dict[type, type[Any]] = {}
_NESTED: dict[type, tuple[str, ...]] = {}


def thaw(state: type[T], draft: type[D]) -> Callable[[T], D]:
    """The function that copies a value of a type into its draft; the value never changes.

    The fields are copied one by one by generated code: measured twice as fast as a loop.
    """
    lines = ["def copy(old):", "    new = make(draft)"]
    lines += [f"    new.{name} = old.{name}" for name in fields_of(state)]
    lines += ["    new._story = story = []", "    new.tell = story.append"]
    lines += ["    new._legal = None", "    return new"]
    scope: dict[str, Any] = {"make": object.__new__, "draft": draft}
    exec("\n".join(lines), scope)
    copy: Callable[[T], D] = scope["copy"]
    return copy


def freeze(draft: type[D], state: type[T]) -> Callable[[D], tuple[T, tuple[Any, ...]]]:
    """The function that closes a draft: the value it becomes, and the events told.

    Drafts that it holds are closed with it.
    """
    nested = _NESTED[draft]

    def close(page: Any) -> tuple[Any, tuple[Any, ...]]:
        story = tuple(page._story)
        page._story = page.tell = None
        page.__class__ = state
        return page, story

    def close_with_parts(page: Any) -> tuple[Any, tuple[Any, ...]]:
        for name in nested:
            content = getattr(page, name)
            for part in content if type(content) is tuple else (content,):
                if type(part) in _STATES:
                    freeze(type(part), _STATES[type(part)])(part)
        return close(page)

    return close_with_parts if nested else close
