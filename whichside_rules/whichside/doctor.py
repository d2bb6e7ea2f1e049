"""The doctor (Struggle C): once per turn for each Tenement."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.whichside import health, premises
from whichside_rules.whichside.engine import lasting
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import DoctorCame, DollarsPaid
from whichside_rules.whichside.engine.moves import CallDoctor
from whichside_rules.whichside.engine.state import AWAY, Position, WhichsideDraft
from whichside_rules.whichside.engine.tenements import open_tenement, tenement_of
from whichside_rules.whichside.table import among, ever

CARE: tuple[tuple[int, int, str], ...] = (
    (1, 2, "whichside.doctor.uns-0-1"),
    (3, 1, "whichside.doctor.uns-2-3"),
    (5, 0, "whichside.doctor.uns-4-5"),
)
"""Up to which conditions a doctor heals how much, by which clause."""


def care(position: Position, name: TenementName) -> tuple[int, str]:
    """How much a doctor heals in a Tenement, and the clause that says so.

    :clause:`whichside.doctor.uns-0-1` :clause:`whichside.doctor.uns-2-3`
    :clause:`whichside.doctor.uns-4-5`
    """
    conditions = tenement_of(position, name).unsanitary
    return next((by, clause) for up_to, by, clause in CARE if conditions <= up_to)


def price(position: Position, name: TenementName) -> int:
    """What a doctor costs a Tenement, in dollars.

    :clause:`whichside.doctor.price` :clause:`whichside.premises.traditional-medicine`
    """
    more = lasting.total(position, "doctor", name)
    return max(0, position.setup.content.living.doctor + cheaper(position, name) + more)


def cheaper(position: Position, name: TenementName) -> int:
    """What the premises change of the price. :clause:`whichside.premises.traditional-medicine`"""
    return sum(one.doctor for one in premises.usable(position, name))


def offers(position: Position) -> Iterator[CallDoctor]:
    """A doctor for each character who lives, at each Tenement to which one can come."""
    for tenement in position.tenements:
        if any(check_tenement(position, tenement.name)):
            continue
        for person in health.living(tenement):
            yield CallDoctor.of(tenement.name, person.id)


def check(position: Position, move: CallDoctor) -> Iterator[Violation]:
    """What forbids to call a doctor; whether one can come in vain is reading R-39.

    Nobody pays one for somebody who is as well as can be, whatever the conditions. Whether
    one can come to prison is reading R-130.
    :clause:`whichside.doctor.once-per-tenement` :clause:`whichside.doctor.price`
    :clause:`whichside.doctor.uns-4-5` :clause:`whichside.health.three-levels`
    :clause:`whichside.resource.money-personal` :clause:`whichside.death.removal`
    :clause:`whichside.misery.phases` :clause:`whichside.component.black-markers`
    """
    tenement = tenement_of(position, move.player)
    person = next((one for one in health.living(tenement) if one.id == move.character), None)
    if person is None:
        own = any(one.id == move.character for one in tenement.people)
        clause = "whichside.death.removal" if own else "whichside.resource.money-personal"
        yield breaks(clause, "not-yours", character=move.character)
        return
    yield from check_tenement(position, move.player)
    if person.place in AWAY and position.setup.readings.prison_doctor == "refused":
        yield breaks("whichside.doctor.price", "no-prison-doctor", character=move.character)
    by, clause = care(position, move.player)
    if not by and position.setup.readings.vain_doctor == "refused":
        yield breaks(clause, unsanitary=tenement.unsanitary)
    elif person.health == health.BEST:
        yield breaks("whichside.health.three-levels", character=move.character)
    elif person.health == health.best(person):
        yield breaks("whichside.component.black-markers", character=move.character)


def check_tenement(position: Position, name: TenementName) -> Iterator[Violation]:
    """What forbids that a doctor comes to a Tenement at all.

    :clause:`whichside.doctor.once-per-tenement` :clause:`whichside.doctor.price`
    """
    tenement = tenement_of(position, name)
    if tenement.treated:
        yield breaks("whichside.doctor.once-per-tenement", tenement=name)
    due = price(position, name)
    if tenement.dollars < due:
        yield breaks("whichside.doctor.price", price=due, dollars=tenement.dollars)


def call(draft: WhichsideDraft, move: CallDoctor) -> None:
    """The Tenement pays, and the character is healed as well as the conditions allow.

    :clause:`whichside.doctor.price` :clause:`whichside.doctor.once-per-tenement`
    :clause:`whichside.premises.traditional-medicine`
    """
    tenement = open_tenement(draft, move.player)
    due = price(draft, move.player)
    tenement.dollars -= due
    tenement.treated = True
    draft.tell(DoctorCame.of(move.player, move.character, "whichside.doctor.once-per-tenement"))
    if due:
        clause = (
            "whichside.premises.traditional-medicine"
            if cheaper(draft, move.player)
            else "whichside.doctor.price"
        )
        draft.tell(DollarsPaid.of(move.player, due, clause))
    by, clause = care(draft, move.player)
    if by:
        health.regain(draft, move.player, move.character, by, clause)


CALL = Operation(
    move=CallDoctor,
    clause="whichside.turn.part1-order",
    offers=offers,
    forbids=check,
    does=call,
    among={"character": among.characters},
    ever=ever.doctors,
)
