"""Operations and steps: what a move is, and when it can be made.

An :class:`Operation` is a move with all that its chapter says of it: what may be offered, what
forbids it clause by clause, what it does. A step is a point of the game at which somebody makes one
of some operations: a :class:`Phase` of the turn, or a :class:`Choice` that a task of the agenda
asks for. From these the kernel derives the rest, see :mod:`.rules`.

What may be offered and what forbids it is judged on what the player can see, so that neither a list
nor a refusal can tell more.

An operation belongs to its step: one type of move may do another thing at another step. Whatever a
choice and its operations say as a function gets the task that is due as its last argument:
``offers(see)`` of a phase is ``offers(see, task)`` of a choice. Who is offered something gets the
task as that player sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import shared
from whichside_rules.kernel.playing.chance import Outcome
from whichside_rules.kernel.playing.game import How
from whichside_rules.kernel.playing.offer import Offer
from whichside_rules.kernel.playing.refusal import Violation


def nothing(*_: Any) -> Any:
    """Nothing is offered, nothing forbids it, nothing happens."""
    return ()


class Always:
    """Offers the same moves whatever the position: one for each value, or the one there is.

    ``Always(Pay)``, ``Always(ChooseMode, "normal", "hard")``.
    """

    def __init__(self, move: type[Any], *values: Any) -> None:
        self._move, self._values = move, values

    def __call__(self, see: Any, *due: Any) -> tuple[Any, ...]:
        """These moves."""
        of = self._move.of
        return tuple(of(value) for value in self._values) if self._values else (of(),)


@dataclass(frozen=True, eq=False, kw_only=True)
class Operation:
    """A move, and what its chapter says of it.

    ``see`` is what the player can see (for chance, and where nothing is hidden: the position).
    """

    move: type[Any]
    """The type of the move."""
    clause: str = ""
    """The clause that says when it can be made, to refuse it at another time."""
    does: Callable[..., None] = nothing
    """``does(draft, move)`` carries it out."""
    offers: Callable[..., Iterable[Any]] | None = None
    """``offers(see)``: the moves to consider, in order; those that nothing forbids are legal.

    Without it, the one move that leaves nothing to choose is offered: its fields, if it has any,
    are the ``player``.
    """
    forbids: Callable[..., Iterable[Violation]] = nothing
    """``forbids(see, move)``: every clause that the move breaks at its time.

    Of what chance makes it is asked only why something cannot come up, in the book's words: that it
    cannot is known by the outcomes.
    """
    otherwise: Callable[[Any, Any], Iterable[Violation]] = nothing
    """``otherwise(see, move)``: what forbids it at another time, where the book says more than that
    it is not the time for it. Never with a task."""
    at_once: bool = False
    """Whether ``otherwise`` is asked even while something else must be settled first."""
    outcomes: Callable[..., Sequence[Outcome[Any]]] | None = None
    """``outcomes(position)``: what chance can show; with it chance makes the move. Of the others,
    one with a field ``player`` is that player's, and one without is made by all together."""
    among: Mapping[str, Callable[[Any], Iterable[Any]]] = field(default_factory=dict)
    """For fields whose type does not list their values and has no bounds: ``setup`` to values worth
    a trial."""
    ever: Callable[[Any], Iterable[Any]] | None = None
    """``ever(setup)``: the moves that can be legal, or come up, in some position of a game with
    that set-up, in an order that stays. Without it, all that can be thought of."""

    @property
    def is_chance(self) -> bool:
        """Whether chance makes it: a die, a card."""
        return self.outcomes is not None


def what_now(position: object, *due: object) -> Text:
    """The question of a step that has none of its own."""
    return shared().find("question", "what-now").text


@dataclass(frozen=True, eq=False, kw_only=True)
class Step:
    """A point at which players decide or chance does. ``position`` is the whole position."""

    operations: tuple[Operation, ...] = ()
    """What can be done."""
    question: Text | Callable[..., Text] = what_now
    """What is to be decided, rolled or drawn."""
    clause: str | Callable[..., str] = ""
    """The clause that asks for it; of a choice, else the one that ordered its task."""
    who: Callable[..., Sequence[str]] | None = None
    """``who(position)``: the players who may act; ``None`` for all of them."""
    how: How | Callable[..., How] = "alone"
    """How several decide."""
    seats: Callable[..., Sequence[str]] = nothing
    """``seats(position)``: for whom it is decided, such as a household, or who sits behind the
    players, where that is not one person for each."""
    legal: Callable[..., Offer] | None = None
    """``legal(position)``: what can come, where finding it has to be fast: the legal moves, or the
    outcomes of chance. It must be what the operations give; the suite compares the two."""
    instead: Text | Callable[..., Text] | None = None
    """What can be done instead of a move whose time this is not; else the question."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Phase(Step):
    """A part of the turn, as the book names it."""

    name: str
    """Its name: the ``phase`` of positions."""
    called: Text | None = None
    """Its name in words; else the noun of its name, in the group ``phase``."""
    not_now: str | Callable[[Any], Sequence[Violation]] = ""
    """The clause that refuses moves of other phases; or ``not_now(position)`` refuses them, where
    more is to be said than that it is not the time for them."""
    then: Callable[[Any], None] | None = None
    """``then(draft)``: what follows when nothing is due after a move of this phase.

    It does not follow a move that has left the phase itself.
    """
    repeated: bool = False
    """Whether it goes on as long as something can be done; ``then`` follows when nothing can."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Choice(Step):
    """What a task of the agenda asks a player, or chance.

    With one answer left it is settled without asking, where nothing is hidden.
    """

    nobody: Callable[[Any, Any], None] = nothing
    """``nobody(draft, task)``: what happens when there is no answer at all."""
    openly: bool = False
    """Where something is hidden: how many answers there are follows from what all can see, so that
    the choice is settled like others. Else it is asked even with one answer, since to settle it
    would tell that there is one."""
