"""The three phases of a turn (Employers' phase, Workers' phase, Resolution phase)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import phrase
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.chance import Outcome, dice, equally_likely
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.offer import Offer
from whichside_rules.kernel.playing.operation import Always, Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.values.memory import depends_on, remembered
from whichside_rules.postal import (
    action,
    cost,
    debt,
    employers_strength,
    means,
    offensive,
    resource,
    turn,
    worker,
)
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.content import SPACES, Space
from whichside_rules.postal.engine.events import (
    DiceRolled,
    MoneyPaid,
    ResultApplied,
    ResultOrdered,
    WorkerActed,
    WorkerPlaced,
)
from whichside_rules.postal.engine.moves import (
    Act,
    ApplyFirst,
    BeginTurn,
    Condition,
    EndTurn,
    Pay,
    PlaceWorker,
    Roll,
    Take,
)
from whichside_rules.postal.engine.state import Phase, Position, PostalDraft, PostalState, Setup
from whichside_rules.postal.engine.tasks import ApplyResult, OrderResults, Task

# Employers' phase -------------------------------------------------------------------------------


def begin_turn(draft: PostalDraft, move: BeginTurn) -> None:
    """The strength advances first; the number of dice depends on the box it reaches.

    :clause:`postal.turn.phase-employers` :clause:`postal.phase.employers.advance`
    :clause:`postal.phase.employers.advance-before-roll` :clause:`postal.setup.start`
    """
    employers_strength.advance(draft)


BEGIN_TURN = Operation(move=BeginTurn, offers=Always(BeginTurn), does=begin_turn)


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


def rolls(position: Position) -> tuple[Outcome[Roll], ...]:
    """What the dice can show. Two dice are an ordered pair: 36 outcomes of the same probability.

    :clause:`postal.component.die`
    """
    return roll_now(position).outcomes


def roll_now(position: Position) -> Offer:
    """The rolls of as many dice as must be rolled."""
    return _rolls_of(dice_to_roll(position))


@remembered
def _rolls_of(count: int) -> Offer:
    return Offer(outcomes=equally_likely([Roll.of(result) for result in dice(count)]))


def check_roll(position: Position, move: Roll) -> Iterator[Violation]:
    """As many dice are rolled as the box of Employers' Strength says."""
    rolled, right = len(move.dice), dice_to_roll(position)
    yield breaks(dice_clause(position), "number-of-dice", rolled=rolled, right=right)


def advance_first(position: Position, move: Roll) -> Iterator[Violation]:
    """Nobody rolls before the strength has advanced.

    :clause:`postal.phase.employers.advance-before-roll`
    """
    if position.phase == "employers":
        yield breaks("postal.phase.employers.advance-before-roll")


def roll(draft: PostalDraft, move: Roll) -> None:
    """The dice have fallen: a single result takes effect at once, two wait for their order.

    :clause:`postal.phase.employers.all-dice-apply` :clause:`postal.turn.phase-employers`
    """
    draft.tell(DiceRolled.of(move.dice, dice_clause(draft)))
    if len(move.dice) == 2:
        one, other = move.dice
        if order_is_open(draft, one, other):
            now(draft, OrderResults.of((one, other)))
        else:
            now(draft, ApplyResult.of(one), ApplyResult.of(other))
    elif draft.phase == "setup":
        offensive.apply_setup_result(draft, move.dice[0])
    else:
        offensive.apply_result(draft, move.dice[0])


def every_roll(setup: Setup) -> Iterator[Roll]:
    """One die or two: what can ever be rolled. :clause:`postal.component.die`"""
    most = 2 if setup.content.strength.two_dice else 1
    yield from (Roll.of(result) for count in range(1, most + 1) for result in dice(count))


ROLL = Operation(
    move=Roll,
    outcomes=rolls,
    forbids=check_roll,
    does=roll,
    otherwise=advance_first,
    at_once=True,
    among={"dice": lambda setup: ((), *dice(1), *dice(2), (1, 1, 1))},
    ever=every_roll,
)


def order_is_open(position: Position, one: int, other: int) -> bool:
    """Whether the player must say which of two different results comes first (reading R-5).

    :clause:`postal.phase.employers.all-dice-apply`
    """
    return one != other and position.setup.readings.dice_order == "player"


def orders(position: Position, task: OrderResults) -> Offer:
    """Either of the two results that wait can come first."""
    return _orders(task.dice)


@remembered
def _orders(results: tuple[int, int]) -> Offer:
    return Offer(ApplyFirst.of(die) for die in sorted(set(results)))


def check_first(position: Position, move: ApplyFirst, task: OrderResults) -> Iterator[Violation]:
    """Only a result that waits can be named. :clause:`postal.phase.employers.all-dice-apply`"""
    if move.die not in task.dice:
        clause = "postal.phase.employers.all-dice-apply"
        yield breaks(clause, "no-such-result", die=move.die, dice=task.dice)


def no_order_asked(position: Position, move: ApplyFirst) -> Iterator[Violation]:
    """Two different results must wait. :clause:`postal.phase.employers.all-dice-apply`"""
    clause, instead = "postal.phase.employers.all-dice-apply", possible_now(position)
    yield breaks(clause, "no-results-wait", instead=instead)


def apply_first(draft: PostalDraft, move: ApplyFirst, task: OrderResults) -> None:
    """The player names the result that comes first; the other follows.

    :clause:`postal.phase.employers.all-dice-apply`
    """
    die, (one, other) = move.die, task.dice
    now(draft, ApplyResult.of(other if die == one else one))
    draft.tell(ResultOrdered.of(die, task.clause))
    offensive.apply_result(draft, die)


def results_to_order(setup: Setup) -> Iterator[ApplyFirst]:
    """Any result of a die, where the player orders two.

    :clause:`postal.phase.employers.all-dice-apply`
    """
    if setup.readings.dice_order == "player" and setup.content.strength.two_dice:
        yield from (ApplyFirst(die) for (die,) in dice(1))


APPLY_FIRST = Operation(
    move=ApplyFirst,
    offers=orders,
    forbids=check_first,
    does=apply_first,
    otherwise=no_order_asked,
    among={"die": lambda setup: [die for (die,) in dice(1)]},
    ever=results_to_order,
)


def apply_waiting_result(draft: PostalDraft, task: ApplyResult) -> None:
    """The next of two results takes effect. :clause:`postal.phase.employers.all-dice-apply`"""
    draft.tell(ResultApplied.of(task.die, task.clause))
    offensive.apply_result(draft, task.die)


# Workers' phase ---------------------------------------------------------------------------------


def spaces_with_room(position: Position) -> tuple[Space, ...]:
    """The spaces on which one more worker may stand this turn.

    All available workers are placed as long as there is one.
    :clause:`postal.phase.workers.place-all` :clause:`postal.component.area.action-zones`
    :clause:`postal.action.newyork.five-places` :clause:`postal.action.group.six-spaces`
    :clause:`postal.action.group.limit-once` :clause:`postal.action.group.limit-twice`
    """
    room = action.capacity(position.setup.content)
    placed = position.healthy_at + position.injured_at
    full = {space for space in placed if placed.count(space) >= room[space]}
    return tuple(space for space in SPACES if space not in full)


def placements(position: Position) -> Offer:
    """Where the next worker can be placed; nothing if nobody or no space is left."""
    injured = position.injured > 0 and worker.placeable_injured(position) > 0
    return _moves_of_workers(position)[0][(position.healthy > 0) + 2 * injured]


@depends_on("healthy_at", "injured_at")
def _moves_of_workers(position: Position) -> tuple[tuple[Offer, ...], tuple[Offer, Offer]]:
    """What can be done while workers stand as they do.

    Four lists of placements: of nobody, a healthy worker, an injured one, both. And two lists of
    actions: without prisoners and with.
    """
    return _placements_at(spaces_with_room(position)), _acts_of(next_to_act(position))


@remembered
def _placements_at(spaces: tuple[Space, ...]) -> tuple[Offer, ...]:
    who: tuple[tuple[Condition, ...], ...] = ((), ("healthy",), ("injured",), get_args(Condition))
    return tuple(
        Offer(PlaceWorker.of(space, one) for space in spaces for one in some) for some in who
    )


def check_place(position: Position, move: PlaceWorker) -> Iterator[Violation]:
    """Who is left can be placed where there is room.

    :clause:`postal.worker.action-points` :clause:`postal.jail.no-action`
    :clause:`postal.worker.injured-half-idle` :clause:`postal.worker.idle-set-aside`
    """
    left = position.healthy if move.worker == "healthy" else worker.placeable_injured(position)
    if not left:
        idle = worker.idle_workers(position)
        if move.worker == "healthy":
            yield breaks("postal.worker.action-points", "no-healthy-left")
        elif idle:
            yield breaks("postal.worker.injured-half-idle", idle=idle)
        else:
            yield breaks("postal.worker.action-points", "no-injured-left")
        prisoners = worker.prisoners(position)
        if prisoners:
            yield breaks("postal.jail.no-action", prisoners=prisoners)
    if not action.has_room(position, move.space):
        yield action.full(position, move.space)


def placement_is_over(position: Position, move: PlaceWorker) -> Iterator[Violation]:
    """Everybody is placed before the first action is resolved.

    :clause:`postal.phase.workers.place-then-resolve`
    """
    if position.phase == "actions":
        yield breaks("postal.phase.workers.place-then-resolve", "placement-is-over")


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


PLACE = Operation(
    move=PlaceWorker,
    offers=placements,
    forbids=check_place,
    does=place,
    otherwise=placement_is_over,
)


def acts(position: Position) -> Offer:
    """Which actions of placed workers can be resolved next."""
    prisoners = position.healthy_jailed > 0 or position.injured_jailed > 0
    return _moves_of_workers(position)[1][prisoners]


@remembered
def _acts_of(placed: tuple[tuple[Condition, Space], ...]) -> tuple[Offer, Offer]:
    with_prisoners = Offer(
        Act.of(space, choice, condition)
        for condition, space in placed
        for choice in action.CHOICES.get(space, (None,))
    )
    return Offer(move for move in with_prisoners if move.choice != "free"), with_prisoners


def next_to_act(position: Position) -> tuple[tuple[Condition, Space], ...]:
    """The placed workers who may act next: any of them, or those on the space listed first.

    The order is the player's choice unless reading R-6 says otherwise.
    :clause:`postal.phase.workers.place-then-resolve`
    """
    healthy_at, injured_at = position.healthy_at, position.injured_at
    spaces = [space for space in SPACES if space in healthy_at or space in injured_at]
    if position.setup.readings.resolution_order == "listed":
        spaces = spaces[:1]
    placed: list[tuple[Condition, Space]] = []
    for space in spaces:
        if space in healthy_at:
            placed.append(("healthy", space))
        if space in injured_at:
            placed.append(("injured", space))
    return tuple(placed)


def check_act(position: Position, move: Act) -> Iterator[Violation]:
    """Each placed worker acts once, with a choice that the space offers.

    :clause:`postal.worker.action-points` :clause:`postal.phase.workers.direct-effects`
    :clause:`postal.phase.workers.place-then-resolve`
    """
    at = position.healthy_at if move.worker == "healthy" else position.injured_at
    if move.space not in at:
        clause = "postal.worker.action-points"
        yield breaks(clause, "nobody-waits-there", worker=move.worker, space=move.space)
    else:
        first = next_to_act(position)[0][1]
        if move.space != first and position.setup.readings.resolution_order == "listed":
            yield breaks("postal.phase.workers.place-then-resolve", "not-listed-first", space=first)
    yield from action.check_choice(position, move)


def place_first(position: Position, move: Act) -> Iterator[Violation]:
    """Nobody acts before all are placed.

    :clause:`postal.phase.workers.place-all` :clause:`postal.phase.workers.place-then-resolve`
    """
    if position.phase == "placement":
        left = worker.available_workers(position)
        yield breaks("postal.phase.workers.place-all", left=left)
        yield breaks("postal.phase.workers.place-then-resolve", "place-all-first")
        yield from check_act(position, move)


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


def acts_anywhere(setup: Setup) -> Iterator[Act]:
    """Every action with every choice that it leaves.

    :clause:`postal.phase.workers.direct-effects`
    """
    for space in SPACES:
        for choice in action.CHOICES.get(space, (None,)):
            yield from (Act.of(space, choice, one) for one in get_args(Condition))


ACT = Operation(
    move=Act,
    offers=acts,
    forbids=check_act,
    does=act,
    otherwise=place_first,
    ever=acts_anywhere,
)


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


def paid_already(position: Position, move: Pay) -> Iterator[Violation]:
    """The Cost of Living is charged once a turn. :clause:`postal.goal.survive-each-turn`"""
    if position.phase == "control":
        yield breaks("postal.goal.survive-each-turn", "paid-already")


PAY = Operation(move=Pay, offers=Always(Pay), does=pay, otherwise=paid_already)


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


def pay_before_the_end(position: Position, move: EndTurn) -> Iterator[Violation]:
    """No turn ends unpaid. :clause:`postal.goal.survive-each-turn`"""
    if position.phase == "payment":
        yield breaks("postal.goal.survive-each-turn", "pay-before-the-end")


END_TURN = Operation(
    move=EndTurn,
    offers=Always(EndTurn),
    does=end_turn,
    otherwise=pay_before_the_end,
)


def take_or_end(position: Position) -> Offer:
    """A means of production may be taken, and the turn may be ended."""
    return _then_end(means.takeable(position))


@remembered
def _then_end(takes: tuple[Take, ...]) -> Offer:
    return Offer((*takes, EndTurn.of()))


# What is possible at all ------------------------------------------------------------------------


def possible_now(position: Position) -> Text:
    """What can be done, in words, for the refusal of what cannot."""
    if position.phase in ("setup", "offensive") and not position.agenda:
        return phrase("postal", "roll-now", dice=dice_to_roll(position))
    moves: Sequence[str] = _MOVES_OF_PHASE.get(position.phase, ())
    if position.agenda:
        moves = ("apply-first",) if position.agenda[0].kind == "order-results" else ("choose",)
    elif position.phase == "control" and not means.takeable(position):
        moves = ("end-turn",)
    return phrase("postal", "possible-now", move=tuple(moves))


_MOVES_OF_PHASE = {
    "difficulty": ("choose-mode",),
    "employers": ("begin-turn",),
    "placement": ("place",),
    "actions": ("act",),
    "payment": ("pay",),
    "control": ("take", "end-turn"),
}


@invariant(PostalState, "postal.turn.phase-workers")
def placed_in_the_workers_phase(position: PostalState) -> Iterator[Text]:
    """Workers stand on spaces in the workers' phase only."""
    placed = (*position.healthy_at, *position.injured_at)
    if placed and position.phase not in ("placement", "actions"):
        yield words.impossible("placed-at-another-time", space=placed)


@invariant(PostalState, "postal.turn.order")
def acted_in_the_actions(position: PostalState) -> Iterator[Text]:
    """Workers have acted during the actions only."""
    acted = position.healthy_done + position.injured_done
    if acted and position.phase not in ("actions", "over"):
        yield words.impossible("acted-at-another-time", acted=acted)


@invariant(PostalState, "postal.setup.choose-difficulty")
def mode_chosen_first(position: PostalState) -> Iterator[Text]:
    """The difficulty is open until it is chosen, and only then."""
    if (position.setup.mode is None) != (position.phase == "difficulty"):
        chosen = str(position.setup.mode)
        yield words.impossible("mode-or-not", chosen=chosen, now=position.phase)


@invariant(PostalState, "postal.phase.employers.one-die")
def two_dice_on_their_boxes(position: PostalState) -> Iterator[Text]:
    """Two results wait only where two dice are rolled."""
    two = position.strength in position.setup.content.strength.two_dice
    if len(position.dice) == 2 and not two:
        yield words.impossible("two-dice-there", strength=position.strength)


@invariant(PostalState)
def dice_in_the_offensive(position: PostalState) -> Iterator[Text]:
    """At most two results wait, in the offensive only, behind what the first set off."""
    results = position.dice
    if len(results) > 2 or (results and position.phase != "offensive"):
        yield words.impossible("dice-at-another-time", dice=str(list(results)), now=position.phase)
    waiting = [isinstance(task, ApplyResult | OrderResults) for task in position.agenda]
    if waiting != sorted(waiting):
        yield words.impossible("dice-in-front", dice=str(list(results)))


@invariant(PostalState, "postal.phase.employers.all-dice-apply")
def order_open(position: PostalState) -> Iterator[Text]:
    """Two results wait for their order only where the player can say it."""
    for task in position.agenda:
        if isinstance(task, OrderResults) and not order_is_open(position, *task.dice):
            yield words.impossible("no-order-open", dice=task.dice)


@invariant(PostalState)
def due_in_time(position: PostalState) -> Iterator[Text]:
    """What is due is due in a phase in which it can come up."""
    for task in position.agenda:
        right = due_in(task)
        if right and position.phase not in right:
            yield words.impossible(
                "due-at-another-time",
                question=words.question(task.kind),
                clause=task.clause,
                now=position.phase,
                right=right,
            )


def due_in(task: Task) -> Sequence[Phase]:
    """The phases in which something can be due: none for the results of dice, which say their own.

    :clause:`postal.turn.order`
    """
    return _DUE_IN.get(task.clause, ())


_GAUGES_MOVE: tuple[Phase, ...] = ("setup", "offensive", "actions")
_DUE_IN: dict[str, Sequence[Phase]] = {
    "postal.gauge.hurt.risk": _GAUGES_MOVE,
    "postal.gauge.hurt.unsanitary": _GAUGES_MOVE,
    "postal.offensive.5": ("setup", "offensive"),
    "postal.debt.injure-per-missing-dollar": ("payment",),
    "postal.gauge.jail.trigger": _GAUGES_MOVE,
    "postal.action.bonesetter.heal": ("actions",),
    "postal.action.lawyers.free": ("actions",),
}
"""Which clause orders what, and when."""
