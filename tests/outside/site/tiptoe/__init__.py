"""A game of another project, in one file: two or three players tiptoe to the door.

It brings its rules, its clauses and three sentences, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import Field

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Outcome
from whichside_rules.kernel.playing.codec import Codec
from whichside_rules.kernel.playing.game import Chance, Decision, Over, Pending
from whichside_rules.kernel.playing.refusal import IllegalAction, Violation
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.kernel.values.value import value

NAME = "tiptoe"
TURNS, COIN, DOOR = "tiptoe.walk.turns", "tiptoe.walk.coin", "tiptoe.walk.door"


@value
class Setup:
    players: tuple[str, ...] = ("anna", "ben")
    far: Annotated[int, Field(ge=1, le=20)] = 4


@value
class State:
    setup: Setup
    steps: tuple[int, ...]
    turn: int = 0
    tossing: bool = False


@value
class View:
    steps: tuple[int, ...]
    turn: int
    tossing: bool


@value
class Walk:
    player: str
    kind: Literal["walk"] = "walk"


@value
class Wait:
    player: str
    kind: Literal["wait"] = "wait"


@value
class Coin:
    heads: bool
    kind: Literal["coin"] = "coin"


@value
class Went:
    to: int
    clause: str
    kind: Literal["went"] = "went"

    def say(self, language: str = "en") -> str:
        return f"Step {self.to}." if language == "en" else f"Pas {self.to}."


@value
class Waited:
    clause: str = TURNS
    kind: Literal["waited"] = "waited"

    def say(self, language: str = "en") -> str:
        return "Silence." if language == "en" else "Le silence."


Move = Annotated[Walk | Wait | Coin, Field(discriminator="kind")]
JSON = Codec(State, Setup, View, Move, Annotated[Went | Waited, Field(discriminator="kind")])
setup_adapter, state_adapter = JSON.setup_adapter, JSON.state_adapter
move_adapter, event_adapter, view_adapter = JSON.move_adapter, JSON.event_adapter, JSON.view_adapter


def given(thing: Any, wanted: type[Any]) -> Any:
    if type(thing) is not wanted:
        raise TypeError(f"{thing!r} is no {wanted.__name__} of tiptoe")
    return thing


def new_game(setup: Setup | None = None) -> State:
    setup = given(Setup() if setup is None else setup, Setup)
    if not 2 <= len(setup.players) <= 3:
        why = ("Two or three can play.", "On joue à deux ou trois.")
        raise IllegalAction(setup, (Violation(TURNS, Text(*why), Text(*why)),))
    return State(setup, (0,) * len(setup.players))


def players(setup: Setup) -> tuple[str, ...]:
    return setup.players


def author(move: Any) -> str | None:
    return getattr(move, "player", None)


def pending(state: State) -> Pending:
    if max(given(state, State).steps) >= state.setup.far:
        return Over("won", DOOR)
    if state.tossing:
        return Chance(Text("Which side?", "Quel côté ?"), COIN)
    who = state.setup.players[state.turn]
    return Decision((who,), Text("Walk or wait?", "Marcher ou attendre ?"), TURNS)


def legal_actions(state: State, player: str | None = None) -> Sequence[Any]:
    now = pending(state)
    if not isinstance(now, Decision) or player not in (None, *now.players):
        return ()
    return Walk(now.players[0]), Wait(now.players[0])


def chance_outcomes(state: State) -> Sequence[Outcome[Any]]:
    if not isinstance(pending(state), Chance):
        return ()
    return tuple(Outcome(Coin(heads), Fraction(1, 2)) for heads in (False, True))


def check(state: State, move: Any) -> tuple[Violation, ...]:
    if type(move) not in (Walk, Wait, Coin):
        raise TypeError(f"{move!r} is no move of tiptoe")
    if move in legal_actions(state) or move in [one.move for one in chance_outcomes(state)]:
        return ()
    return (Violation(TURNS, Text("Not now.", "Pas maintenant."), Text("Wait.", "Attendez.")),)


def apply(state: State, move: Any) -> Transition[State]:
    if violations := check(state, move):
        raise IllegalAction(move, violations)
    if isinstance(move, Walk):
        after = State(state.setup, state.steps, state.turn, tossing=True)
        return Transition(after, (Waited(COIN),))
    steps, after_turn = list(state.steps), (state.turn + 1) % len(state.steps)
    if isinstance(move, Wait):
        return Transition(State(state.setup, state.steps, after_turn), (Waited(),))
    steps[state.turn] += 1 + move.heads
    over = steps[state.turn] >= state.setup.far
    event = Went(steps[state.turn], DOOR if over else COIN)
    return Transition(State(state.setup, tuple(steps), after_turn), (event,))


def observation(state: State, player: str) -> View:
    if player not in given(state, State).setup.players:
        raise LookupError(f"nobody is called {player}")
    return View(state.steps, state.turn, state.tossing)


def redealt(state: State, player: str, generator: Any) -> State:
    given(state, State)
    return state  # a view shows all that there is


def events_for(events: Sequence[Any], player: str) -> Sequence[Any]:
    return events  # everybody hears everything


def key(state: State) -> Any:
    given(state, State)
    return (state.setup, state.steps, state.turn, state.tossing)
