"""What a move leads to: the next position and the events, each citing its clause."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from whichside_rules.kernel.book.rulebook import shown_in_a_notebook

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

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> Any:
        """What a notebook shows of it: the tables before and after, and what happened between."""
        return shown_in_a_notebook(self)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """As text, which a notebook would else print as it prints any tuple."""
        found = shown_in_a_notebook(self)
        printer.text(found["text/plain"] if found else repr(self))


class Made(Transition[S]):
    """A transition that a move has just made: it knows the position before it, to be shown.

    That position is no part of the value: it is neither compared nor unpacked nor stored.
    """

    before: S

    # A notebook takes the first of these that a type has of its own.
    _repr_pretty_ = Transition._repr_pretty_

    def __reduce__(self) -> tuple[Any, ...]:
        return Transition, tuple(self)

    def __repr__(self) -> str:
        return f"Transition(state={self.state!r}, events={self.events!r})"


def explain(transition: Transition[S], language: str = "en") -> tuple[str, ...]:
    """The story of a move: one line for each event, its clause in brackets."""
    return tuple(f"{event.say(language)} [{event.clause}]" for event in transition.events)
