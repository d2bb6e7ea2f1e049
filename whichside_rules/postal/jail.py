"""Jail: who goes there, who comes out (Caution, after the gauges)."""

from __future__ import annotations

from whichside_rules.postal import cost, death, worker
from whichside_rules.postal.engine.content import ON_A_SPACE
from whichside_rules.postal.engine.events import ActionLost, WorkerFreed, WorkerJailed
from whichside_rules.postal.engine.moves import Choose
from whichside_rules.postal.engine.state import Position, PostalDraft
from whichside_rules.postal.engine.tasks import Free, Jail
from whichside_rules.postal.worker import Worker


def who_can_be_jailed(position: Position) -> tuple[Worker, ...]:
    """Any free worker, as the player chooses.

    By reading R-7 an injured one, who would die of it, may have to stay while a healthy one can
    go instead. :clause:`postal.gauge.jail.choice` :clause:`postal.death.last-resort`
    """
    healthy = worker.free_healthy(position)
    if healthy and position.setup.readings.last_resort == "every-death":
        return healthy
    return healthy + worker.free_injured(position)


def send_to_jail(draft: PostalDraft, move: Choose, task: Jail) -> None:
    """A healthy worker goes to jail and can do nothing there; an injured one dies.

    An action not resolved yet is lost.
    :clause:`postal.gauge.jail.trigger` :clause:`postal.gauge.jail.choice`
    :clause:`postal.jail.no-action` :clause:`postal.death.injured-jailed`
    """
    place, clause = move.place, task.clause
    if move.worker == "injured":
        death.die(draft, place, "postal.death.injured-jailed")
    else:
        worker.remove(draft, "healthy", place)
        draft.healthy_jailed += 1
        draft.tell(WorkerJailed.of(place, clause))
        cost.tell_cost_of_jail(draft)
        if place in ON_A_SPACE:
            draft.tell(ActionLost.of(place, "postal.jail.no-action"))
        death.lose_if_nobody_is_free(draft)


def who_can_be_freed(position: Position) -> tuple[Worker, ...]:
    """The prisoners. :clause:`postal.action.lawyers.free`"""
    return worker.healthy_prisoners(position) + worker.injured_prisoners(position)


def free(draft: PostalDraft, move: Choose, task: Free) -> None:
    """A prisoner comes out and acts again from the next turn.

    :clause:`postal.action.lawyers.free` :clause:`postal.gauge.jail.until-freed`
    """
    condition = move.worker
    worker.remove(draft, condition, move.place)
    worker.put(draft, condition, "done")
    draft.tell(WorkerFreed.of(condition, task.clause))
    cost.tell_cost_of_jail(draft)
