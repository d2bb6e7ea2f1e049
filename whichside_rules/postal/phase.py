"""The three phases of a turn (Employers' phase, Workers' phase, Resolution phase)."""

from __future__ import annotations

from functools import cache

from whichside_rules.postal import (
    action,
    cost,
    debt,
    employers_strength,
    offensive,
    resource,
    turn,
    worker,
)
from whichside_rules.postal.content import SPACES, Space
from whichside_rules.postal.events import (
    DiceRolled,
    MoneyPaid,
    ResultApplied,
    ResultOrdered,
    WorkerActed,
    WorkerPlaced,
)
from whichside_rules.postal.moves import (
    Act,
    ApplyFirst,
    BeginTurn,
    Condition,
    EndTurn,
    Pay,
    PlaceWorker,
    Roll,
)
from whichside_rules.postal.state import Position, PostalDraft

# Employers' phase -------------------------------------------------------------------------------


def begin_turn(draft: PostalDraft, move: BeginTurn) -> None:
    """The strength advances first; the number of dice depends on the box it reaches.

    :clause:`postal.turn.phase-employers` :clause:`postal.phase.employers.advance`
    :clause:`postal.phase.employers.advance-before-roll` :clause:`postal.setup.start`
    """
    employers_strength.advance(draft)
    turn.begin(draft, turn.OFFENSIVE)


def dice_to_roll(position: Position) -> int:
    """How many dice the offensive has: two on some boxes, else one; one at the set-up.

    With a single die in the box, two results are two rolls of it.
    :clause:`postal.phase.employers.one-die` :clause:`postal.phase.employers.two-dice`
    :clause:`postal.setup.initial-roll-one-die` :clause:`postal.component.die`
    """
    if position.phase == "setup":
        return 1
    return 2 if position.strength in position.setup.content.strength.two_dice else 1


def dice_clause(position: Position) -> str:
    """The clause that sets the number of dice."""
    if position.phase == "setup":
        return "postal.setup.initial-roll-one-die"
    if position.strength in position.setup.content.strength.two_dice:
        return "postal.phase.employers.two-dice"
    return "postal.phase.employers.one-die"


def roll(draft: PostalDraft, move: Roll) -> None:
    """The dice have fallen: a single result takes effect at once, two wait for their order.

    :clause:`postal.phase.employers.all-dice-apply` :clause:`postal.turn.phase-employers`
    """
    draft.tell(DiceRolled.of(move.dice, dice_clause(draft)))
    if len(move.dice) == 2:
        draft.dice = move.dice
    elif draft.phase == "setup":
        offensive.apply_setup_result(draft, move.dice[0])
    else:
        offensive.apply_result(draft, move.dice[0])


def order_is_open(position: Position) -> bool:
    """Whether the player must say which of two different results comes first (reading R-5).

    :clause:`postal.phase.employers.all-dice-apply`
    """
    return (
        len(position.dice) == 2
        and position.dice[0] != position.dice[1]
        and position.setup.readings.dice_order == "player"
    )


def apply_first(draft: PostalDraft, move: ApplyFirst) -> None:
    """The player names the result that comes first; the other follows.

    :clause:`postal.phase.employers.all-dice-apply`
    """
    die, (one, other) = move.die, draft.dice
    draft.dice = (other,) if die == one else (one,)
    draft.tell(ResultOrdered.of(die, "postal.phase.employers.all-dice-apply"))
    offensive.apply_result(draft, die)


def apply_next_die(draft: PostalDraft) -> None:
    """The next of two results takes effect. :clause:`postal.phase.employers.all-dice-apply`"""
    die, draft.dice = draft.dice[0], draft.dice[1:]
    draft.tell(ResultApplied.of(die, "postal.phase.employers.all-dice-apply"))
    offensive.apply_result(draft, die)


# Workers' phase ---------------------------------------------------------------------------------


def spaces_with_room(position: Position) -> tuple[Space, ...]:
    """The spaces on which one more worker may stand this turn.

    All available workers are placed as long as there is one.
    :clause:`postal.phase.workers.place-all` :clause:`postal.component.area.action-zones`
    :clause:`postal.action.newyork.five-places` :clause:`postal.action.group.six-spaces`
    :clause:`postal.action.group.limit-once` :clause:`postal.action.group.limit-twice`
    """
    room = action.room(position.setup.content)
    placed = position.healthy_at + position.injured_at
    return _all_but(frozenset(space for space in placed if placed.count(space) >= room[space]))


@cache
def _all_but(full: frozenset[Space]) -> tuple[Space, ...]:
    return tuple(space for space in SPACES if space not in full)


def place(draft: PostalDraft, move: PlaceWorker) -> None:
    """A worker is placed; the actions wait until all are.

    :clause:`postal.phase.workers.place-all` :clause:`postal.phase.workers.place-then-resolve`
    :clause:`postal.worker.places`
    """
    condition, space = move.worker, move.space
    if condition == "healthy":
        draft.healthy -= 1
        draft.healthy_at = worker.one_more(draft.healthy_at, space)
    else:
        draft.injured -= 1
        draft.injured_at = worker.one_more(draft.injured_at, space)
    draft.tell(WorkerPlaced.of(condition, space, "postal.phase.workers.place-all"))


def act(draft: PostalDraft, move: Act) -> None:
    """A worker's action takes effect, and what it sets off as well.

    :clause:`postal.worker.action-points` :clause:`postal.phase.workers.direct-effects`
    :clause:`postal.phase.workers.indirect-effects` :clause:`postal.phase.workers.see-notions`
    :clause:`postal.action.newyork.five-places` :clause:`postal.action.group.six-spaces`
    """
    condition, space = move.worker, move.space
    if condition == "healthy":
        draft.healthy_at = worker.one_less(draft.healthy_at, space)
        draft.healthy_done += 1
    else:
        draft.injured_at = worker.one_less(draft.injured_at, space)
        draft.injured_done += 1
    draft.tell(WorkerActed.of(condition, space, "postal.phase.workers.direct-effects"))
    action.ACTIONS[space](draft, move.choice)


def next_to_act(
    healthy_at: tuple[Space, ...], injured_at: tuple[Space, ...], *, listed: bool
) -> list[tuple[Condition, Space]]:
    """The placed workers who may act next: any of them, or those on the space listed first.

    The order is the player's choice unless reading R-6 says otherwise (``listed``).
    :clause:`postal.phase.workers.place-then-resolve`
    """
    placed: list[tuple[Condition, Space]] = []
    taken = {*healthy_at, *injured_at}
    for space in SPACES:
        if space in taken:
            if space in healthy_at:
                placed.append(("healthy", space))
            if space in injured_at:
                placed.append(("injured", space))
            if listed:
                break
    return placed


# Resolution phase -------------------------------------------------------------------------------


def begin_resolution(draft: PostalDraft) -> None:
    """The workers come home, and the Cost of Living falls due.

    :clause:`postal.turn.phase-resolution` :clause:`postal.goal.survive-each-turn`
    """
    draft.healthy += draft.healthy_done
    draft.injured += draft.injured_done
    draft.healthy_done = draft.injured_done = 0
    turn.begin(draft, turn.PAYMENT)


def pay(draft: PostalDraft, move: Pay) -> None:
    """The Cost of Living is paid from the Savings; what is missing is debt.

    :clause:`postal.phase.resolution.pay` :clause:`postal.goal.survive-each-turn`
    :clause:`postal.debt.definition` :clause:`postal.phase.employers.temporary-cost`
    """
    due = cost.cost_of_living(draft)
    paid = min(due, draft.savings)
    draft.savings -= paid
    draft.tell(MoneyPaid.of(paid, draft.savings, "postal.phase.resolution.pay"))
    debt.fall_into_debt(draft, due - paid)


def end_turn(draft: PostalDraft, move: EndTurn) -> None:
    """Resources vanish, temporary rises end, and the last turn is lost if it did not win.

    :clause:`postal.resource.same-turn-only` :clause:`postal.phase.employers.temporary-cost-ends`
    :clause:`postal.employers-strength.defeat` :clause:`postal.turn.order`
    """
    resource.lose_unspent(draft)
    cost.end_temporary_rise(draft)
    draft.taken = False
    employers_strength.lose_on_the_last_box(draft)
    if not draft.ending:
        turn.begin(draft, turn.NEXT_TURN)
