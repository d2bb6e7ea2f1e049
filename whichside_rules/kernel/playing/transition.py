"""What a move leads to: the next position and the events, each citing its clause."""

from __future__ import annotations

from typing import Generic, NamedTuple, Protocol, TypeVar

S = TypeVar("S")


class Told(Protocol):
    """What the story of a move is made of: sentences that cite their clause."""

    @property
    def clause(self) -> str:
        """The id of the clause that made it happen."""
        ...

    def say(self, language: str = "en") -> str:
        """What happened in one sentence, in English (``en``) or French (``fr``)."""
        ...


class Transition(NamedTuple, Generic[S]):
    """The result of a move. Unpacks as ``state, events``."""

    state: S
    """The position after the move."""
    events: tuple[Told, ...]
    """What happened, in order; every event cites its clause."""


def explain(transition: Transition[S], language: str = "en") -> tuple[str, ...]:
    """The story of a move: one line for each event, its clause in brackets."""
    return tuple(f"{event.say(language)} [{event.clause}]" for event in transition.events)
