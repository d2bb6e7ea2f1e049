"""Control of the means of production (Struggle B)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.files.content import clauses_of
from whichside_rules.kernel.playing.deciding import decide_refusal
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.values.memory import depends_on
from whichside_rules.whichside import struggle, victory
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.content import Objective
from whichside_rules.whichside.engine.events import ControlTaken
from whichside_rules.whichside.engine.moves import TakeControl
from whichside_rules.whichside.engine.scenarios import is_duo, objectives_of
from whichside_rules.whichside.engine.state import (
    Phase,
    Position,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tasks import Bill
from whichside_rules.whichside.table import among, ever
from whichside_rules.whichside.variant import unforeseen


@depends_on()
def objective_of(position: Position, name: str) -> Objective | None:
    """A means of production by its id."""
    found = (one for one in objectives_of(position.setup) if one.id == name)
    return next(found, None)


def offers(position: Position) -> Iterator[TakeControl]:
    """Every means of production of the Employers' board."""
    for objective in objectives_of(position.setup):
        yield TakeControl.of(objective.id)


def check(position: Position, move: TakeControl) -> Iterator[Violation]:
    """One a turn, each once, and all of its price must be there.

    :clause:`whichside.control.once-per-turn` :clause:`whichside.control.once-per-game`
    :clause:`whichside.control.cost-on-board`
    """
    objective = objective_of(position, move.objective)
    if objective is None:
        yield breaks("whichside.control.cost-on-board", "unknown", objective=move.objective)
        return
    if position.controlled:
        yield breaks("whichside.control.once-per-turn")
    if move.objective in position.objectives:
        yield breaks("whichside.control.once-per-game", objective=words.price(objective))
    due = bill(position, move.objective)
    if not struggle.can_pay(position, due):
        decide_refusal(*struggle.lacking(position, due))
        yield breaks("whichside.control.cost-on-board", objective=words.price(objective))


@depends_on()
def bill(position: Position, name: str) -> Bill:
    """What a means of production costs, to be paid, by the clause that prints its price.

    :clause:`whichside.control.cost-on-board`
    """
    objective = objective_of(position, name)
    assert objective
    group = "duo_objectives" if is_duo(position.setup) else "objectives"
    printed = clauses_of(position.setup.content, f"{group}.{name}")
    clause = next(iter(printed), "whichside.control.cost-on-board")
    return struggle.bill(objective, "objective", name, clause)


def take(draft: WhichsideDraft, move: TakeControl) -> None:
    """The team decides to take control; it pays token by token.

    :clause:`whichside.struggle.pooling`
    """
    struggle.ask_for(draft, bill(draft, move.objective))


def take_control(draft: WhichsideDraft, paid: Bill) -> None:
    """The means of production is the workers', and marked as such; it does not end the game yet.

    :clause:`whichside.victory.end-of-turn`

    :clause:`whichside.control.black-marker` :clause:`whichside.control.once-per-turn`
    :clause:`whichside.example.control`
    """
    draft.objectives = (*draft.objectives, paid.id)
    draft.controlled = True
    draft.tell(ControlTaken.of(paid.id, "whichside.control.black-marker"))


TAKE = Operation(
    move=TakeControl,
    clause="whichside.turn.part1-order",
    offers=offers,
    forbids=check,
    does=take,
    among={"objective": among.objectives},
    ever=ever.controls,
)


@invariant(WhichsideState, "whichside.control.once-per-game")
def each_controlled_once(state: WhichsideState) -> Iterator[Text]:
    """Each means of production controlled is on the board, and controlled once.

    :clause:`whichside.control.once-per-game`
    """
    for name in dict.fromkeys(state.objectives):
        objective = objective_of(state, name)
        if objective is None:
            yield words.impossible("no-such-objective", objective=name)
        elif state.objectives.count(name) > 1:
            yield words.impossible("controlled-twice", objective=words.price(objective))


def turns_before(objectives: int, phase: Phase, *, taken: bool) -> int:
    """How many turns are over at least with so many means of production, one of which a turn took.

    When the struggle is over the last one may be of this turn, whether that is ``taken`` or unsaid.
    :clause:`whichside.control.once-per-turn`
    """
    this_turn = taken or phase == "over" or phase in victory.TOO_LATE
    return max(0, objectives - this_turn)


@invariant(WhichsideState, "whichside.control.once-per-turn")
def one_a_turn(state: WhichsideState) -> Iterator[Text]:
    """No more means of production are controlled than turns have been played.

    :clause:`whichside.control.once-per-turn` :clause:`whichside.employers-board.es-counts-turns`
    """
    controls = len(state.objectives)
    before = turns_before(controls, state.phase, taken=state.controlled)
    least = unforeseen.lowest_start(state.setup) + before
    if controls and state.strength < least:
        yield words.impossible(
            "too-many-controlled",
            controls=controls,
            strength=state.strength,
            least=least,
        )
