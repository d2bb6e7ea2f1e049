"""Health (General concepts): three levels, who can lose some, who can be healed."""

from __future__ import annotations

from dataclasses import replace

from whichside_rules.kernel.agenda import now
from whichside_rules.whichside import death, unsanitary
from whichside_rules.whichside.engine.content import character_of
from whichside_rules.whichside.engine.effect import Gender, TenementName
from whichside_rules.whichside.engine.events import HealthLost, HealthRegained, NobodyFits
from whichside_rules.whichside.engine.moves import Name
from whichside_rules.whichside.engine.state import (
    AWAY,
    Person,
    Position,
    Tenement,
    WhichsideDraft,
    open_tenement,
    tenement_of,
)
from whichside_rules.whichside.engine.tasks import LoseHealth, Strike

BEST = 2
"""The best of three levels. :clause:`whichside.health.three-levels`"""


def living(tenement: Tenement) -> tuple[Person, ...]:
    """The characters who are alive. :clause:`whichside.death.removal`"""
    return tuple(person for person in tenement.people if person.place != "dead")


def person_of(tenement: Tenement, character: str) -> Person:
    """A character of a Tenement."""
    return next(person for person in tenement.people if person.id == character)


def put(draft: WhichsideDraft, name: TenementName, person: Person) -> None:
    """A character is as it is now."""
    tenement = open_tenement(draft, name)
    tenement.people = tuple(person if one.id == person.id else one for one in tenement.people)


def can_act(person: Person) -> bool:
    """Whether somebody can do anything at all: not at HEA 0.

    :clause:`whichside.health.hea0-cannot-act` :clause:`whichside.daily.hea0-idle`
    """
    return person.health > 0 and person.place != "dead"


def who_can_lose(
    position: Position, name: TenementName, gender: Gender | None = None
) -> tuple[str, ...]:
    """Who can lose health: whoever is alive and not at HEA 0 already.

    :clause:`whichside.health.three-levels`
    """
    content = position.setup.content
    return tuple(
        person.id
        for person in living(tenement_of(position, name))
        if person.health > 0
        and (gender is None or character_of(content, person.id).gender == gender)
    )


def lose(draft: WhichsideDraft, name: TenementName, character: str, by: int, clause: str) -> None:
    """A character loses health; in prison, HEA 0 is death.

    :clause:`whichside.health.three-levels` :clause:`whichside.prison.hea0-dies`
    """
    person = person_of(tenement_of(draft, name), character)
    health = max(0, person.health - by)
    put(draft, name, replace(person, health=health))
    draft.tell(HealthLost.of(name, character, health, clause))
    if not health and person.place in AWAY:
        death.die(draft, name, character, "whichside.prison.hea0-dies")


def regain(draft: WhichsideDraft, name: TenementName, character: str, by: int, clause: str) -> None:
    """A character regains health, up to HEA 2. :clause:`whichside.health.three-levels`"""
    person = person_of(tenement_of(draft, name), character)
    health = min(BEST, person.health + by)
    put(draft, name, replace(person, health=health))
    draft.tell(HealthRegained.of(name, character, health, clause))


def strike(draft: WhichsideDraft, task: Strike) -> None:
    """Some character of a Tenement is to lose health, unless the Tenement is spared.

    :clause:`whichside.unsanitary.zero-shield`
    """
    by = task.by
    if unsanitary.spares(draft, task.tenement):
        unsanitary.spare(draft, task.tenement)
        by -= 1
    if by:
        now(draft, LoseHealth.of(task.tenement, task.gender, by, task.clause))


def strike_all(
    draft: WhichsideDraft, name: TenementName, gender: Gender | None, by: int, clause: str
) -> None:
    """Every character that fits loses health; a Tenement that is spared is spared one loss."""
    for character in who_can_lose(draft, name, gender):
        loss = by
        if unsanitary.spares(draft, name):
            unsanitary.spare(draft, name)
            loss -= 1
        if loss:
            lose(draft, name, character, loss, clause)


def name_who_loses(draft: WhichsideDraft, move: Name, task: LoseHealth) -> None:
    """The player of the Tenement says who loses health."""
    lose(draft, task.tenement, move.character, task.by, task.clause)


def nobody_loses(draft: WhichsideDraft, task: LoseHealth) -> None:
    """Nobody has health to lose."""
    draft.tell(NobodyFits.of(task.tenement, task.clause))
