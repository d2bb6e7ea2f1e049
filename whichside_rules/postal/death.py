"""Injury and death (Caution, after the gauges)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.postal import cost, turn, worker
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.content import ON_A_SPACE
from whichside_rules.postal.engine.events import (
    ActionLost,
    WorkerDied,
    WorkerHurt,
    WorkerStruckAgain,
)
from whichside_rules.postal.engine.moves import Choose, Place
from whichside_rules.postal.engine.state import Position, PostalDraft, PostalState
from whichside_rules.postal.engine.tasks import Injure
from whichside_rules.postal.worker import Worker


def who_can_be_injured(position: Position) -> tuple[Worker, ...]:
    """Whom an injury may hit: an uninjured worker while there is one, then an injured one.

    So nobody dies before all the others are injured; a prisoner counts among the others.
    Whether a prisoner may be picked while a free worker is uninjured is reading R-19.
    :clause:`postal.death.last-resort` :clause:`postal.offensive.5`
    """
    unhurt = worker.free_healthy(position)
    if position.healthy_jailed and not (
        unhurt and position.setup.readings.who_is_injured == "free-first"
    ):
        unhurt += worker.healthy_prisoners(position)
    return unhurt or worker.free_injured(position) + worker.injured_prisoners(position)


def injure(draft: PostalDraft, move: Choose, task: Injure) -> None:
    """A worker is injured or falls sick; one who already was dies.

    What caused the injury ordered it; a full gauge has told it already.
    :clause:`postal.death.second-injury` :clause:`postal.worker.injured-extra-1`
    :clause:`postal.gauge.hurt.cost-until-healed`
    """
    place, clause = move.place, task.clause
    if move.worker == "injured":
        if clause not in _SURCHARGE:
            draft.tell(WorkerStruckAgain.of(place, clause))
        die(draft, place, "postal.death.second-injury")
        return
    if place == "waiting":
        draft.healthy -= 1
        draft.injured += 1
    else:
        worker.remove(draft, "healthy", place)
        worker.put(draft, "injured", place)
    draft.tell(WorkerHurt.of(place, clause))
    surcharge = _SURCHARGE.get(clause, "postal.worker.injured-extra-1")
    cost.tell_cost_of_worker(draft, place, surcharge)


_SURCHARGE = {
    "postal.gauge.hurt.risk": "postal.gauge.hurt.cost-until-healed",
    "postal.gauge.hurt.unsanitary": "postal.gauge.hurt.cost-until-healed",
}
"""The clause that charges the extra dollar, where the cause has one of its own."""


def die(draft: PostalDraft, place: Place, clause: str) -> None:
    """An injured worker dies; the cube leaves the game and the Cost of Living goes down.

    :clause:`postal.death.cube-removed` :clause:`postal.death.cost-down`
    """
    if place == "waiting":
        draft.injured -= 1
    else:
        worker.remove(draft, "injured", place)
    draft.dead += 1
    draft.tell(WorkerDied.of(place, clause))
    cost.tell_cost_of_worker(draft, place, "postal.death.cost-down")
    if place in ON_A_SPACE:
        draft.tell(ActionLost.of(place, "postal.death.cube-removed"))
    lose_if_nobody_is_free(draft)


def lose_if_nobody_is_free(draft: PostalDraft) -> None:
    """Without a living worker the game is lost (reading R-18b), with all in jail perhaps (R-18c).

    :clause:`postal.employers-strength.defeat` :clause:`postal.jail.no-action`
    """
    if lost_without_workers(draft):
        turn.end_game(draft, won=False, clause="postal.employers-strength.defeat")
    elif lost_with_all_in_jail(draft):
        turn.end_game(draft, won=False, clause="postal.jail.no-action")


def lost_without_workers(position: Position) -> bool:
    """Whether nobody is alive and that is defeat (reading R-18b)."""
    return not worker.living(position) and position.setup.readings.no_worker_left == "defeat"


def lost_with_all_in_jail(position: Position) -> bool:
    """Whether all the living are in jail and that is defeat (reading R-18c)."""
    living = worker.living(position)
    all_in_jail = living > 0 and living == worker.prisoners(position)
    return all_in_jail and position.setup.readings.all_jailed == "defeat"


@invariant(PostalState, "postal.employers-strength.defeat")
def over_without_workers(position: PostalState) -> Iterator[Text]:
    """Where nobody is alive, the game is over."""
    if position.phase != "over" and lost_without_workers(position):
        yield words.impossible("nobody-alive")


@invariant(PostalState, "postal.jail.no-action")
def over_with_all_in_jail(position: PostalState) -> Iterator[Text]:
    """Where all are in jail and that is defeat, the game is over."""
    if position.phase != "over" and lost_with_all_in_jail(position):
        yield words.impossible("all-in-jail")
