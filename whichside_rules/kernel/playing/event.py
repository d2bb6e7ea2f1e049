"""Events: what a move made happen, each with the clause that caused it.

A game declares its events in one module, one class each, and nothing more::

    @event
    class GaugeMoved(Event):
        \"\"\"Risk, Unsanitary or Police Threat went up or down.\"\"\"

        gauge: Gauge
        to: int
        clause: str

    EVENT = union_of(__name__)

A chapter tells one with ``draft.tell(GaugeMoved.of("risk", 3, clause))``. What it says stands in a
chapter's file, under its kind: ``[event.gauge-moved]``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from operator import or_
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Literal,
    TypeVar,
    cast,
    dataclass_transform,
)

from pydantic import Field

from whichside_rules.kernel.values.value import fields_of, hash_once, value

T = TypeVar("T")
E = TypeVar("E", bound="Event")

_KINDS: dict[str, dict[str, type[Event]]] = {}
"""The types of events by the module that declares them and their kind."""


class Maker:
    """``GaugeMoved.of``: takes what the class takes, and gives the same object for equal fields.

    To type checkers it is the class, so that they know what it takes and what it makes.
    """

    def __get__(self, event: None, kind: type[T]) -> type[T]:
        # So that who only looks, such as ``help`` and ``hasattr``, finds nothing.
        raise AttributeError(f"{kind.__name__} makes no events; put @event on it")


class Event:
    """What all events have: a clause, a kind, a sentence in either language, and who sees them."""

    __slots__ = ()

    of: ClassVar[Maker] = Maker()
    """Makes an event of this type from its fields; equal ones may be the same object.

    Events come up again and again: it is seven times cheaper than to build one each time.
    """

    if TYPE_CHECKING:

        @property
        def clause(self) -> str:
            """The id of the clause that made it happen."""

        @property
        def kind(self) -> str:
            """The word for this type of event in JSON, such as ``gauge-moved``."""

    def say(self, language: str = "en") -> str:
        """The event in one sentence, in English (``en``) or French (``fr``)."""
        from whichside_rules.kernel.book.text import say

        return say(self.clause.partition(".")[0], "event", self.kind, self.values(), language)

    def values(self) -> Mapping[str, object]:
        """What its sentence is filled with: the fields, and what a game adds to them."""
        return {name: getattr(self, name) for name in fields_of(type(self))}

    def seen_by(self, player: str) -> Event:
        """The event as a player sees it: public, unless its type says otherwise."""
        return self


@dataclass_transform(frozen_default=True, field_specifiers=(Field,))
def event(cls: type[E]) -> type[E]:
    """Make a class a type of event: a value with its ``kind``, known by its module.

    The kind is the name of the class in lower case, its words joined by hyphens.
    """
    known = _KINDS.setdefault(cls.__module__, {})
    kind = kind_of(cls)
    made = value(cls)
    made.of = interned(made)
    known[kind] = made
    return made


def kind_of(cls: type) -> str:
    """Give a class its ``kind``, a field that is always the same: the words of its name.

    In lower case and joined by hyphens: ``gauge-moved`` for ``GaugeMoved``. A class that says its
    kind itself keeps it.
    """
    if "kind" in cls.__annotations__:
        own: str = cls.kind  # type: ignore[attr-defined]
        return own
    kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
    cls.__annotations__["kind"] = Literal[kind]
    cls.kind = kind  # type: ignore[attr-defined]
    return kind


MOST_SHARED = 4_096
"""How many values of one type are shared at most; then all are dropped, and sharing begins anew."""


def interned(kind: type[Any]) -> Any:
    """The maker of a small value that comes up again and again."""
    made = 0

    @cache  # a bound of its own would keep all in the order of their use, at each call
    def maker(*args: Any, **kwargs: Any) -> Any:
        nonlocal made
        made += 1
        if made % MOST_SHARED == 0:
            clear()
        return kind(*args, **kwargs)

    clear = maker.cache_clear
    vars(maker).clear()  # it is no copy of the class: what it took over would mislead its readers
    return maker


def made_of(cls: type[T]) -> type[T]:
    """Make a class a value with its ``kind``, a hash that is computed once, and ``of``.

    For small values that come up again and again: moves and tasks.
    """
    kind_of(cls)
    cls.__hash__ = hash_once  # type: ignore[method-assign, assignment]
    made: Any = value(cls)
    made.of = interned(made)
    return cast("type[T]", made)


class Part:
    """A small value that positions hold again and again."""

    __slots__ = ()

    of: ClassVar[Maker] = Maker()
    """Makes one from its fields; equal ones may be the same object."""


@dataclass_transform(frozen_default=True, field_specifiers=(Field,))
def part(cls: type[T]) -> type[T]:
    """Make a class a value with ``of``, which does not validate again what it made before."""
    made: Any = value(cls)
    made.of = interned(made)
    return cast("type[T]", made)


def kinds_of(module: str) -> Mapping[str, type[Event]]:
    """The types of events that a module declares, by kind, in order."""
    return _KINDS.get(module, {})


def union_of(*modules: str) -> Any:
    """Any event that some modules declare, as one type told apart by ``kind`` in JSON."""
    declared = [kind for module in modules for kind in kinds_of(module).values()]
    union: Any = reduce(or_, declared)
    return Annotated[union, Field(discriminator="kind")]


def declared_in(package: str) -> tuple[str, ...]:
    """The modules of a package that have declared events so far."""
    return tuple(module for module in _KINDS if f"{module}.".startswith(f"{package}."))


def events_for(events: Sequence[Any], player: str) -> tuple[Any, ...]:
    """The events of a move as one player sees them."""
    return tuple(event.seen_by(player) for event in events)
