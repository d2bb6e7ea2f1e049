"""The Cost of Living, in dollars (Set-up; Notions, workers and injuries)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.values.memory import depends_on
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.events import CostChanged
from whichside_rules.postal.engine.moves import Place
from whichside_rules.postal.engine.state import Position, PostalDraft, PostalState


def cost_of_living(position: Position) -> int:
    """What this turn costs: workers, a surcharge for the injured, rent and temporary rises.

    :clause:`postal.cost.formula` :clause:`postal.worker.cost-1`
    :clause:`postal.worker.injured-extra-1` :clause:`postal.setup.cost-breakdown`
    :clause:`postal.setup.cost-5` :clause:`postal.example.cost-of-living`
    :clause:`postal.component.area.gauge-cost-savings`
    """
    injured = position.injured + len(position.injured_at) + position.injured_done
    workers = injured + position.healthy + len(position.healthy_at) + position.healthy_done
    if position.setup.readings.prisoner_cost == "charged":  # reading R-18a
        injured += position.injured_jailed
        workers += position.injured_jailed + position.healthy_jailed
    dollars = position.setup.content.cost
    cost = (
        workers * dollars.worker
        + injured * dollars.injury
        + rent_to_pay(position)
        + position.temporary_cost
    )
    return cost if cost > 0 else 0


def prisoners_cost(position: Position) -> bool:
    """Whether a worker in jail counts like any other (reading R-18a).

    :clause:`postal.cost.formula` :clause:`postal.worker.cost-1`
    """
    return position.setup.readings.prisoner_cost == "charged"


def rent(position: Position) -> int:
    """Dollars for the Tenement, once a turn, whether or not anybody works there.

    :clause:`postal.action.tenement.rent` :clause:`postal.action.tenement.rent-hard`
    :clause:`postal.setup.difficulty.hard-rent`
    """
    by_mode = position.setup.content.rent
    mode = position.setup.mode
    if mode == "hard":
        return by_mode.hard
    return by_mode.confirmed if mode == "confirmed" else by_mode.normal


@depends_on()
def rent_to_pay(position: Position) -> int:
    """The rent; less in Hard mode where the start costs what the book prints (reading R-1)."""
    if position.setup.mode == "hard" and position.setup.readings.hard_start_cost == "printed-five":
        return rent(position) - above_the_printed_cost(position)
    return rent(position)


def above_the_printed_cost(position: Position) -> int:
    """By how much workers plus rent exceed the cost that the book prints for the start."""
    content = position.setup.content
    return content.start.workers * content.cost.worker + rent(position) - content.start.cost


def tell_cost(draft: PostalDraft, clause: str) -> None:
    """Report the Cost of Living after something changed it."""
    draft.tell(CostChanged.of(cost_of_living(draft), clause))


def tell_cost_of_worker(draft: PostalDraft, place: Place, clause: str) -> None:
    """Report the Cost of Living after a worker at that place was hurt, was healed or died.

    In jail that may change nothing (reading R-18a).
    """
    if place != "jail" or prisoners_cost(draft):
        tell_cost(draft, clause)


def tell_cost_of_jail(draft: PostalDraft) -> None:
    """Report the Cost of Living after somebody went to jail or came out, if that changes it.

    It does where prisoners cost nothing (reading R-18a). :clause:`postal.cost.formula`
    """
    if not prisoners_cost(draft):
        tell_cost(draft, "postal.cost.formula")


def raise_for_this_turn(draft: PostalDraft) -> None:
    """One dollar more until the end of the turn.

    :clause:`postal.offensive.1` :clause:`postal.phase.employers.temporary-cost`
    :clause:`postal.example.temporary-cost-rise`
    """
    draft.temporary_cost += 1
    tell_cost(draft, "postal.offensive.1")


def end_temporary_rise(draft: PostalDraft) -> None:
    """Temporary rises are cancelled; lasting ones of the same turn stay.

    :clause:`postal.phase.employers.temporary-cost-ends`
    :clause:`postal.example.temporary-cost-fall`
    """
    if draft.temporary_cost:
        draft.temporary_cost = 0
        tell_cost(draft, "postal.phase.employers.temporary-cost-ends")


@invariant(PostalState, "postal.phase.employers.temporary-cost")
def raised_by_a_die(position: PostalState) -> Iterator[Text]:
    """There is no temporary rise before a die fell."""
    before = position.phase in ("difficulty", "setup") and not position.agenda
    if position.temporary_cost and before:
        yield words.impossible("rise-before-the-dice")
        return
    most = _most_rises(position)
    if position.temporary_cost > most:
        yield words.impossible("rise-of-no-dice", rise=position.temporary_cost, most=most)


def _most_rises(position: Position) -> int:
    """How many dice can have shown a 1 since the last turn ended.

    A die that showed a 6 has moved the cube on from the box on which they were rolled. The 1 of
    the set-up lasts until the end of turn 1 (reading R-13).
    :clause:`postal.offensive.1` :clause:`postal.phase.employers.two-dice`
    """
    box = position.strength
    set_up = int(position.setup.readings.setup_roll == "whole-row")
    if position.phase == "employers":
        return set_up if box == 0 else 0
    if position.phase == "offensive" and not position.agenda:
        return set_up if box == 1 else 0
    twice = position.setup.content.strength.two_dice
    most = 0
    for sixes in range(3):
        rolled_on = box - sixes
        dice = 2 if rolled_on in twice else 1
        if sixes <= dice:
            most = max(most, dice - sixes + (set_up if rolled_on <= 1 else 0))
    return most
