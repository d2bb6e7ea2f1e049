"""Who is injured, jailed, healed or freed, where more than one worker can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import phrase
from whichside_rules.kernel.playing.offer import Offer
from whichside_rules.kernel.playing.operation import Choice, Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.values.memory import remembered
from whichside_rules.postal import action, death, jail, phase, worker
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.content import SPACES
from whichside_rules.postal.engine.events import Nothing, NothingHappened
from whichside_rules.postal.engine.moves import Choose, Condition, Place, Purpose
from whichside_rules.postal.engine.state import Position, PostalDraft, Setup
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
ORDERED_BY: dict[Purpose, str] = {
    "injure": "postal.death.last-resort",
    "jail": "postal.gauge.jail.choice",
    "heal": "postal.action.bonesetter.heal",
    "free": "postal.action.lawyers.free",
}
"""The clause that says who may be named."""


def namings(position: Position, task: Naming) -> Offer:
    """Every worker who can be named for what is due."""
    return _namings(task.kind, WHOM[task.kind](position))


@remembered
def _namings(purpose: Purpose, workers: tuple[Worker, ...]) -> Offer:
    return Offer(Choose.of(purpose, *who) for who in workers)


def nobody_asked(position: Position, move: Choose) -> Iterator[Violation]:
    """A worker is named where somebody asks for it only.

    :clause:`postal.death.last-resort` :clause:`postal.gauge.jail.choice`
    """
    asked, instead = question(move.purpose), phase.possible_now(position)
    yield breaks(ORDERED_BY[move.purpose], "nobody-asked", question=asked, instead=instead)


def check_name(position: Position, move: Choose, task: Naming) -> Iterator[Violation]:
    """What forbids naming a worker: somebody else is asked for, or not that worker can be named.

    :clause:`postal.death.last-resort` :clause:`postal.gauge.jail.choice`
    """
    if task.kind != move.purpose:
        yield from nobody_asked(position, move)
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
    clause: str = task.clause
    dies = present and move.worker == "injured"
    if dies and (move.purpose == "injure" or (move.purpose == "jail" and move.place != "jail")):
        clause = "postal.death.last-resort"
    elif move.purpose == "jail":
        clause = "postal.gauge.jail.choice"
    who, names = words.worker(*named), who_can_be_named(position, task)
    yield breaks(clause, "cannot-be-named", who=who, present=present, names=names)


def who_can_be_named(position: Position, task: Naming) -> tuple[Text, ...]:
    """The workers who can be named for what is due, in words."""
    return tuple(words.worker(move.worker, move.place) for move in namings(position, task))


def name_one_of(position: Position, task: Naming) -> Text:
    """What can be done while a worker must be named."""
    return phrase("postal", "name-one-of", names=who_can_be_named(position, task))


@remembered
def question(purpose: Purpose) -> Text:
    """What the player is asked."""
    return words.question(purpose)


def every(purpose: Purpose) -> Callable[[Setup], Iterator[Choose]]:
    """The workers who can be named for a purpose in some position.

    A prisoner is freed and no other is; nobody goes to jail who is there. Whoever heals has left
    the bonesetter, and another is there only if the space takes two.
    :clause:`postal.gauge.jail.choice` :clause:`postal.action.lawyers.free`
    :clause:`postal.action.bonesetter.heal`
    """
    conditions = ("injured",) if purpose == "heal" else get_args(Condition)

    def found(setup: Setup) -> Iterator[Choose]:
        places: tuple[Place, ...] = (*SPACES, "waiting", "done", "jail")
        barred = {"jail"} if purpose == "jail" else set[str]()
        if purpose == "heal":
            barred |= {"jail"} if setup.readings.bonesetter_reach == "free-only" else set()
            barred |= {"bonesetter"} if setup.content.uses.bonesetter == 1 else set()
        for place in ("jail",) if purpose == "free" else places:
            if place not in barred:
                yield from (Choose.of(purpose, one, place) for one in conditions)

    return found


def name_for(
    does: Callable[..., None], nothing: Nothing, ever: Callable[[Setup], Iterator[Choose]]
) -> Choice:
    """The player names a worker for what is due; where nobody can be named, nothing happens."""

    def find_nobody(draft: PostalDraft, task: Naming) -> None:
        draft.tell(NothingHappened.of(nothing, task.clause))

    choose = Operation(
        move=Choose,
        offers=namings,
        forbids=check_name,
        does=does,
        otherwise=nobody_asked,
        ever=ever,
    )
    return Choice(
        operations=(choose,),
        question=lambda position, task: question(task.kind),
        legal=namings,
        nobody=find_nobody,
        instead=name_one_of,
    )


INJURE = name_for(death.injure, "nobody-to-injure", ever=every("injure"))
JAIL = name_for(jail.send_to_jail, "nobody-to-jail", ever=every("jail"))
HEAL = name_for(action.heal, "nobody-injured", ever=every("heal"))
FREE = name_for(jail.free, "nobody-in-jail", ever=every("free"))
