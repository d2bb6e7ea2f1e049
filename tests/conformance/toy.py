"""A toy game that keeps every promise, for the tests of the checks to break.

Somebody walks to the door: 1 or 2 steps at a time, then a coin falls, and heads trips them back by
one step. It borrows the name and the clauses of a real game, because only these are known.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Annotated, Any, Literal

from hypothesis import strategies as st
from pydantic import Field, TypeAdapter

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Outcome
from whichside_rules.kernel.playing.game import Chance, Decision, Over, Pending
from whichside_rules.kernel.playing.refusal import IllegalAction, MissingContent, Violation
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.kernel.values.value import expect, value
from whichside_rules.testing.conformance import Subject

CLAUSE = "postal.turn.order"
SAID = Text("something", "quelque chose")


@value
class Door:
    """The set-up: how far it is."""

    far: int = 4


@value
class Position:
    far: Annotated[int, Field(ge=0)]
    tossing: bool
    secret: int = 7


@value
class View:
    far: int
    tossing: bool = False


@value
class Go:
    steps: int
    kind: Literal["go"] = "go"


@value
class Coin:
    heads: bool
    kind: Literal["coin"] = "coin"


@value
class Walked:
    to: int
    clause: str = CLAUSE

    def say(self, language: str = "en") -> str:
        return SAID.in_(language)


ToyMove = Annotated[Go | Coin, Field(discriminator="kind")]


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


class Toy:
    """The functions of the game, each of which a test can override."""

    NAME = "postal"

    def new_game(self, setup: Any = None) -> Any:
        setup = Door() if setup is None else setup
        expect(Door, setup)
        return Position(setup.far, False)

    def pending(self, state: Any) -> Pending:
        expect(Position, state)
        if state.far == 0:
            return Over("won", CLAUSE)
        return Chance(SAID, CLAUSE) if state.tossing else Decision(("walker",), SAID, CLAUSE)

    def players(self, setup: Any) -> tuple[str, ...]:
        return ("walker",)

    def author(self, move: Any) -> str | None:
        return None if move.kind == "toss" else "walker"

    def redealt(self, state: Any, player: str, generator: Any) -> Any:
        return state

    def events_for(self, events: Sequence[Any], player: str) -> Sequence[Any]:
        return events

    def legal_actions(self, state: Any, player: str | None = None) -> Sequence[Any]:
        expect(Position, state)
        if state.far == 0 or state.tossing or player not in (None, "walker"):
            return ()
        return tuple(Go(steps) for steps in (1, 2) if steps <= state.far)

    def chance_outcomes(self, state: Any) -> Sequence[Outcome[Any]]:
        expect(Position, state)
        if state.far == 0 or not state.tossing:
            return ()
        return (Outcome(Coin(False), Fraction(11, 12)), Outcome(Coin(True), Fraction(1, 12)))

    def check(self, state: Any, move: Any) -> Sequence[Violation]:
        if type(move) not in (Go, Coin):
            raise TypeError(f"{move!r} is no move")
        offered = (*self.legal_actions(state), *(one.move for one in self.chance_outcomes(state)))
        return () if move in offered else (Violation(CLAUSE, SAID, SAID),)

    def apply(self, state: Any, move: Any) -> Transition[Any]:
        violations = self.check(state, move)
        if violations:
            raise IllegalAction(move, violations)
        if isinstance(move, Go):
            after = Position(state.far - move.steps, True)
        else:
            after = Position(state.far + move.heads, False)
        return Transition(after, (Walked(after.far),))

    def observation(self, state: Any, player: str) -> Any:
        expect(Position, state)
        if player != "walker":
            raise LookupError(player)
        return View(state.far, state.tossing)

    def key(self, state: Any) -> Any:
        expect(Position, state)
        return (state.far, state.tossing, state.secret)

    def setup_adapter(self) -> TypeAdapter[Any]:
        return _adapter(Door)

    def move_adapter(self) -> TypeAdapter[Any]:
        return _adapter(ToyMove)

    def state_adapter(self) -> TypeAdapter[Any]:
        return _adapter(Position)

    def event_adapter(self) -> TypeAdapter[Any]:
        return _adapter(Walked)

    def view_adapter(self) -> TypeAdapter[Any]:
        return _adapter(View)


class Unfilled(Toy):
    """The toy without a datum."""

    def apply(self, state: Any, move: Any) -> Transition[Any]:
        raise MissingContent("door.colour")


def universe(setup: Any) -> tuple[Any, ...]:
    return (Go(1), Go(2), Go(3), Coin(True), Coin(False))


def same_for(state: Any, player: str) -> tuple[Any, ...]:
    return (Position(state.far, state.tossing, 8),)


def adapted(game: Toy) -> Subject:
    return Subject(game, st.just(Door()), universe, 500, same_for=same_for)
