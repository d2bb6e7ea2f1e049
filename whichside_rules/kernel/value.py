"""Values and drafts: frozen outside a move, plain to change inside it.

A *value* is a frozen, slotted, strictly validated pydantic dataclass. Positions, moves, events and
set-ups are values. A *draft* is the same record, open to change while one move is carried out:

* :func:`thaw` copies a value into its draft, once per move;
* the chapters of a rulebook change the draft and tell what happened (:meth:`Page.tell`);
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


@lru_cache(maxsize=16_384)
def _event(event: Callable[..., object], *args: object, **kwargs: object) -> object:
    """Events are values, so equal ones can be the same object: seven times cheaper to tell."""
    return event(*args, **kwargs)


STRICT = ConfigDict(strict=True, extra="forbid", use_attribute_docstrings=True)
"""How every value is validated: no coercion, no unknown field."""


class Page:
    """What positions and drafts have in common: room for the story of the move being made."""

    __slots__ = ("_story",)

    _story: list[Any]

    def tell(self, event: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Report an event of the move being made: its type and its fields (drafts only)."""
        self._story.append(_event(event, *args, **kwargs))  # type: ignore[arg-type]


class HashedOnce:
    """Room for a hash that is computed once: for values that serve as keys again and again.

    A value type that wants it says ``__hash__ = hash_once`` in its body.
    """

    __slots__ = ("_hash",)

    _hash: int


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
        _DRAFTS[state] = draft
        _STATES[draft] = state
        _THAW[draft] = _straight_copy(draft, names)
        return draft

    return make


_DRAFTS: dict[type, type[Any]] = {}
_STATES: dict[type, type[Any]] = {}
_THAW: dict[type, Callable[[Any], Any]] = {}


def _straight_copy(draft: type, names: tuple[str, ...]) -> Callable[[Any], Any]:
    """A function that copies the fields one by one: measured twice as fast as a loop."""
    lines = ["def copy(old):", "    new = make(draft)"]
    lines += [f"    new.{name} = old.{name}" for name in names]
    lines += ["    new._story = []", "    return new"]
    scope: dict[str, Any] = {"make": object.__new__, "draft": draft}
    exec("\n".join(lines), scope)
    return cast("Callable[[Any], Any]", scope["copy"])


def thaw(old: object, draft: type[D]) -> D:
    """Copy a value into a draft of the given type; the value itself never changes."""
    return cast("D", _THAW[draft](old))


def freeze(draft: Page, state: type[T]) -> tuple[T, tuple[Any, ...]]:
    """Close a draft: the frozen value and the story told while it was open."""
    story = tuple(draft._story)
    _close(draft)
    return cast("T", draft), story


def _close(draft: Page) -> None:
    kind = type(draft)
    state = _STATES[kind]
    for name in _nested(kind):
        content = getattr(draft, name)
        if type(content) is tuple:
            for item in content:
                if type(item) in _STATES:
                    _close(item)
        elif type(content) in _STATES:
            _close(content)
    del draft._story
    cast("Any", draft).__class__ = state


def _nested(kind: type) -> tuple[str, ...]:
    """The fields in which a draft may hold further drafts: those named in ``nested``."""
    return cast("tuple[str, ...]", getattr(kind, "nested", ()))
