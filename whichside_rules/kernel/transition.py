"""What a move leads to: the next position and the events, each citing its clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from whichside_rules.kernel.clause import Text

S = TypeVar("S")


class Event(Protocol):
    """Something that happened in a move. Every game has its own types of events."""

    @property
    def clause(self) -> str:
        """The id of the clause that made it happen."""
        ...

    def say(self, language: str = "en") -> str:
        """The event in one sentence, in English (``en``) or French (``fr``)."""
        ...


class Told:
    """What the events of all games have: a sentence in either language, and what players see.

    An event type derives from it, with a ``clause`` among its fields.
    """

    __slots__ = ()

    def say(self, language: str = "en") -> str:
        """The event in one sentence, in English (``en``) or French (``fr``)."""
        return self._sentence().in_(language)

    def seen_by(self, player: str) -> Told:
        """The event as a player sees it: public, unless its type says otherwise."""
        return self

    def _sentence(self) -> Text:
        raise NotImplementedError


def events_for(events: Sequence[Any], player: str) -> tuple[Any, ...]:
    """The events of a move as one player sees them."""
    return tuple(event.seen_by(player) for event in events)


class Transition(NamedTuple, Generic[S]):
    """The result of a move. Unpacks as ``state, events``."""

    state: S
    """The position after the move."""
    events: tuple[Event, ...]
    """What happened, in order; every event cites its clause."""


def explain(transition: Transition[S], language: str = "en") -> tuple[str, ...]:
    """The story of a move: one line for each event, its clause in brackets."""
    return tuple(f"{event.say(language)} [{event.clause}]" for event in transition.events)
