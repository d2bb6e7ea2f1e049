"""Who is injured, jailed, healed or freed, where more than one worker can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from whichside_rules.kernel.bilingual import Text
from whichside_rules.kernel.memory import remembered
from whichside_rules.kernel.offer import Offer
from whichside_rules.kernel.operation import Choice, Operation
from whichside_rules.kernel.refusal import Violation, breaks
from whichside_rules.kernel.text import phrase
from whichside_rules.postal import action, death, jail, phase, worker
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.events import Nothing, NothingHappened
from whichside_rules.postal.engine.moves import Choose, Condition, Place, Purpose
from whichside_rules.postal.engine.state import Position, PostalDraft
from whichside_rules.postal.engine.tasks import Free, Heal, Injure, Jail
from whichside_rules.postal.worker import Worker

Naming = Injure | Jail | Heal | Free

WHOM: dict[Purpose, Callable[[Position], tuple[Worker, ...]]] = {
    "injure": death.who_can_be_injured,
    "jail": jail.who_can_be_jailed,
    "heal": action.who_can_be_healed,
    "free": jail.who_can_be_freed,
}
"""The workers who can be named; those alike are one."""
CARRY_OUT: dict[Purpose, Callable[[PostalDraft, Condition, Place, str], None]] = {
    "injure": death.injure,
    "jail": jail.send_to_jail,
    "heal": action.heal,
    "free": jail.free,
}
"""What becomes of the one who is."""
ORDERED_BY: dict[Purpose, str] = {
    "injure": "postal.death.last-resort",
    "jail": "postal.gauge.jail.choice",
    "heal": "postal.action.bonesetter.heal",
    "free": "postal.action.lawyers.free",
}
"""The clause that says who may be named."""
NOBODY: dict[Purpose, Nothing] = {
    "injure": "nobody-to-injure",
    "jail": "nobody-to-jail",
    "heal": "nobody-injured",
    "free": "nobody-in-jail",
}
"""What is told when nobody can be."""


def namings(position: Position) -> Offer:
    """Every worker who can be named for what is due first."""
    due: Naming = position.agenda[0]  # type: ignore[assignment]  # for such a task only
    return _namings(due.kind, WHOM[due.kind](position))


@remembered
def _namings(purpose: Purpose, workers: tuple[Worker, ...]) -> Offer:
    return Offer(Choose.of(purpose, *who) for who in workers)


def check_name(position: Position, move: Choose) -> Iterator[Violation]:
    """What forbids naming a worker: nobody asks, or not that worker can be named.

    :clause:`postal.death.last-resort` :clause:`postal.gauge.jail.choice`
    """
    due = position.agenda[0] if position.agenda else None
    if due is None or due.kind != move.purpose:
        asked, instead = question(move.purpose), phase.possible_now(position)
        yield breaks(ORDERED_BY[move.purpose], "nobody-asked", question=asked, instead=instead)
        return
    named = Worker(move.worker, move.place)
    if named in WHOM[move.purpose](position):
        return
    present = named in {
        *worker.free_healthy(position),
        *worker.free_injured(position),
        *worker.healthy_prisoners(position),
        *worker.injured_prisoners(position),
    }
    clause: str = due.clause
    dies = present and move.worker == "injured"
    if dies and (move.purpose == "injure" or (move.purpose == "jail" and move.place != "jail")):
        clause = "postal.death.last-resort"
    elif move.purpose == "jail":
        clause = "postal.gauge.jail.choice"
    who, names = words.worker(*named), who_can_be_named(position)
    yield breaks(clause, "cannot-be-named", who=who, present=present, names=names)


def who_can_be_named(position: Position) -> tuple[Text, ...]:
    """The workers who can be named for what is due first, in words."""
    return tuple(words.worker(move.worker, move.place) for move in namings(position))


def name_one_of(position: Position) -> Text:
    """What can be done while a worker must be named."""
    return phrase("postal", "name-one-of", names=who_can_be_named(position))


def name_worker(draft: PostalDraft, move: Choose, task: Naming) -> None:
    """The player says whom the effect that is due first hits; with one left, it hits that one.

    :clause:`postal.debt.injure-per-missing-dollar` :clause:`postal.gauge.jail.choice`
    :clause:`postal.gauge.jail.trigger`
    """
    CARRY_OUT[task.kind](draft, move.worker, move.place, task.clause)


def find_nobody(draft: PostalDraft, task: Naming) -> None:
    """Nobody can be hit, so nothing happens."""
    draft.tell(NothingHappened.of(NOBODY[task.kind], task.clause))


@remembered
def question(purpose: Purpose) -> Text:
    """What the player is asked."""
    return words.question(purpose)


def ordered_by(position: Position) -> str:
    """The clause that ordered what is due first."""
    return position.agenda[0].clause


CHOOSE = Operation(
    move=Choose,
    offers=namings,
    forbids=check_name,
    does=name_worker,
    otherwise=check_name,
)


def name_for(purpose: Purpose) -> Choice:
    """The player names a worker for this purpose."""
    whom = WHOM[purpose]

    def legal(position: Position) -> Offer:
        return _namings(purpose, whom(position))

    def asked(position: Any) -> Text:
        return question(purpose)

    return Choice(
        operations=(CHOOSE,),
        question=asked,
        clause=ordered_by,
        legal=legal,
        nobody=find_nobody,
        instead=name_one_of,
    )
