"""Health (General concepts): three levels, who can lose some, who can be healed."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.whichside import death, unsanitary
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.content import character_of
from whichside_rules.whichside.engine.effect import Gender, TenementName, Where
from whichside_rules.whichside.engine.events import HealthLost, HealthRegained, Maimed, NobodyFits
from whichside_rules.whichside.engine.moves import Name, Protect
from whichside_rules.whichside.engine.state import (
    AWAY,
    BOXES,
    Person,
    Position,
    Tenement,
    TenementDraft,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tasks import (
    BeMaimed,
    LoseHealth,
    OfferShield,
    SpareOne,
    Strike,
)
from whichside_rules.whichside.engine.tenements import open_tenement, tenement_of

BEST = 2
"""The best of three levels. :clause:`whichside.health.three-levels`"""


def living(tenement: Tenement) -> tuple[Person, ...]:
    """The characters who are alive. :clause:`whichside.death.removal`"""
    return tuple([person for person in tenement.people if person.place != "dead"])


def person_of(tenement: Tenement, character: str) -> Person:
    """A character of a Tenement."""
    for person in tenement.people:
        if person.id == character:
            return person
    raise LookupError(f"{character} does not live in the {tenement.name} Tenement")


def change(tenement: TenementDraft, person: Person) -> None:
    """A character is as it is here from now on."""
    tenement.people = tuple([person if one.id == person.id else one for one in tenement.people])


def can_act(person: Person) -> bool:
    """Whether somebody can do anything at all: at HEA 2 and HEA 1, not at HEA 0, nor dead.

    :clause:`whichside.health.hea0-cannot-act` :clause:`whichside.daily.hea0-idle`
    :clause:`whichside.health.hea1` :clause:`whichside.death.removal`
    """
    return person.health > 0 and person.place != "dead"


def best(person: Person) -> int:
    """The best health that somebody can have: HEA 1 if injured for good.

    :clause:`whichside.component.black-markers`
    """
    return BEST - 1 if person.maimed else BEST


def who_fits(
    position: Position,
    name: TenementName,
    gender: Gender | None = None,
    where: Where | None = None,
) -> tuple[Person, ...]:
    """Who lives in a Tenement, as far as gender and place are those of an effect."""
    found = living(tenement_of(position, name))
    if gender is not None:
        content = position.setup.content
        found = tuple([one for one in found if character_of(content, one.id).gender == gender])
    if where is not None:
        found = tuple([one for one in found if whereabouts(one) == where])
    return found


def whereabouts(person: Person) -> Where:
    """Where somebody is, as effects tell places apart; the Liberal Lawyer is part of the home."""
    if person.place in AWAY:
        return "prison"
    return "home" if person.place in ("home", "lawyer") else "space"


def who_can_lose(
    position: Position,
    name: TenementName,
    gender: Gender | None = None,
    where: Where | None = None,
) -> tuple[str, ...]:
    """Who has health to lose: whoever is alive and not at HEA 0 already.

    :clause:`whichside.health.three-levels`
    """
    found = who_fits(position, name, gender, where)
    return tuple([person.id for person in found if person.health > 0])


def who_can_be_hit(
    position: Position,
    name: TenementName,
    gender: Gender | None = None,
    where: Where | None = None,
) -> tuple[str, ...]:
    """Who can be named to lose health; by another reading (R-12) also who has none left.

    :clause:`whichside.health.three-levels`
    """
    if position.setup.readings.bedridden == "exempt":
        return who_can_lose(position, name, gender, where)
    return tuple(person.id for person in who_fits(position, name, gender, where))


def who_is_hit(position: Position, task: LoseHealth) -> tuple[str, ...]:
    """Who can be named to lose the health that is due."""
    return who_can_be_hit(position, task.tenement, task.gender, task.where)


def lose(draft: WhichsideDraft, name: TenementName, character: str, by: int, clause: str) -> None:
    """A character loses health; HEA 0 is death in prison, and else a bed at home.

    :clause:`whichside.health.three-levels` :clause:`whichside.prison.hea0-dies`
    :clause:`whichside.health.hea0-stays-home` :clause:`whichside.death.conditional`
    """
    tenement = open_tenement(draft, name)
    person = person_of(tenement, character)
    if not person.health:
        draft.tell(NobodyFits.of(name, clause))
        return
    health = max(0, person.health - by)
    place = "home" if not health and whereabouts(person) == "space" else person.place
    change(tenement, Person.of(character, health, place, person.maimed))
    draft.tell(HealthLost.of(name, character, health, clause))
    if not health and person.place in AWAY:
        death.die(draft, name, character, "whichside.prison.hea0-dies")


def regain(draft: WhichsideDraft, name: TenementName, character: str, by: int, clause: str) -> None:
    """A character regains health, as far as it can.

    :clause:`whichside.health.three-levels`
    """
    tenement = open_tenement(draft, name)
    person = person_of(tenement, character)
    health = min(best(person), person.health + by)
    change(tenement, Person.of(character, health, person.place, person.maimed))
    draft.tell(HealthRegained.of(name, character, health, clause))


# Losing health to an effect ----------------------------------------------------------------------


def strike(draft: WhichsideDraft, task: Strike) -> None:
    """Some character of a Tenement is to lose health, unless the Tenement is spared.

    :clause:`whichside.unsanitary.zero-shield`
    """
    name = task.tenement
    if not who_can_be_hit(draft, name, task.gender, task.where):
        draft.tell(NobodyFits.of(name, task.clause))
    elif not unsanitary.spares(draft, name):
        now(draft, LoseHealth.of(name, task.gender, task.by, task.clause, task.where))
    elif draft.setup.readings.shield == "automatic":
        _spare_some(draft, task)
    else:
        now(draft, OfferShield.of(name, task.gender, task.by, False, task.clause, task.where))


def _spare_some(draft: WhichsideDraft, task: Strike | OfferShield) -> None:
    """One HEA is spared; a loss of more is suffered in what is left of it."""
    unsanitary.spare(draft, task.tenement)
    if task.by > 1:
        less = LoseHealth.of(task.tenement, task.gender, task.by - 1, task.clause, task.where)
        now(draft, less)


def who_can_be_maimed(
    position: Position, name: TenementName, gender: Gender | None = None
) -> tuple[str, ...]:
    """Who can be injured for good: whoever can lose health and is not injured so already.

    :clause:`whichside.component.black-markers`
    """
    tenement = tenement_of(position, name)
    able = who_can_lose(position, name, gender)
    return tuple(one for one in able if not person_of(tenement, one).maimed)


def who_is_maimed(position: Position, task: BeMaimed) -> tuple[str, ...]:
    """Who can be named for the injury that is due."""
    return who_can_be_maimed(position, task.tenement, task.gender)


def maim(draft: WhichsideDraft, name: TenementName, gender: Gender | None, clause: str) -> None:
    """Some character is to be injured for good, unless the Tenement is spared.

    :clause:`whichside.unsanitary.zero-shield`
    :clause:`whichside.component.black-markers`
    """
    if not who_can_be_maimed(draft, name, gender):
        draft.tell(NobodyFits.of(name, clause))
    elif unsanitary.spares(draft, name):
        unsanitary.spare(draft, name)
    else:
        now(draft, BeMaimed.of(name, gender, clause))


def name_who_is_maimed(draft: WhichsideDraft, move: Name, task: BeMaimed) -> None:
    """A character loses health, and is not healed beyond HEA 1 any more.

    :clause:`whichside.component.black-markers`
    """
    tenement = open_tenement(draft, task.tenement)
    person = person_of(tenement, move.character)
    change(tenement, Person.of(person.id, person.health, person.place, True))
    draft.tell(Maimed.of(task.tenement, move.character, task.clause))
    lose(draft, task.tenement, move.character, 1, task.clause)


def strike_all(
    draft: WhichsideDraft,
    name: TenementName,
    gender: Gender | None,
    where: Where | None,
    by: int,
    clause: str,
) -> None:
    """Everybody who fits loses health; a clean home spares one loss, and the Tenement says whose.

    :clause:`whichside.unsanitary.zero-shield`
    """
    hit = who_can_lose(draft, name, gender, where)
    if not hit:
        draft.tell(NobodyFits.of(name, clause))
    elif not unsanitary.spares(draft, name):
        for character in hit:
            lose(draft, name, character, by, clause)
    elif draft.setup.readings.shield == "automatic":
        now(draft, SpareOne.of(name, gender, by, clause, where))
    else:
        now(draft, OfferShield.of(name, gender, by, True, clause, where))


def who_is_spared(position: Position, task: SpareOne) -> tuple[str, ...]:
    """Who can be named to be spared."""
    return who_can_lose(position, task.tenement, task.gender, task.where)


def spare_one(draft: WhichsideDraft, move: Name, task: SpareOne) -> None:
    """Whoever is named is spared one HEA; all others who fit lose theirs.

    :clause:`whichside.unsanitary.zero-shield`
    """
    unsanitary.spare(draft, task.tenement)
    for character in who_can_lose(draft, task.tenement, task.gender, task.where):
        loss = task.by - 1 if character == move.character else task.by
        if loss:
            lose(draft, task.tenement, character, loss, task.clause)


def shields(position: Position, task: OfferShield) -> tuple[Protect, ...]:
    """The Tenement lets its clean home spare the loss, or saves that for another (reading R-10).

    :clause:`whichside.unsanitary.zero-shield`
    """
    return Protect.of(task.tenement, True), Protect.of(task.tenement, False)


def protect(draft: WhichsideDraft, move: Protect, task: OfferShield) -> None:
    """The loss is spared, or suffered. :clause:`whichside.unsanitary.zero-shield`"""
    name = task.tenement
    if move.accepted and task.everybody:
        now(draft, SpareOne.of(name, task.gender, task.by, task.clause, task.where))
    elif move.accepted:
        _spare_some(draft, task)
    elif task.everybody:
        for character in who_can_lose(draft, name, task.gender, task.where):
            lose(draft, name, character, task.by, task.clause)
    else:
        now(draft, LoseHealth.of(name, task.gender, task.by, task.clause, task.where))


def name_who_loses(draft: WhichsideDraft, move: Name, task: LoseHealth) -> None:
    """The player of the Tenement says who loses health."""
    lose(draft, task.tenement, move.character, task.by, task.clause)


# What is conserved -------------------------------------------------------------------------------


@invariant(WhichsideState, "whichside.health.hea0-stays-home")
def nobody_acts_at_hea0(state: WhichsideState) -> Iterator[Text]:
    """Nobody stands on a space at HEA 0. :clause:`whichside.health.hea0-stays-home`"""
    for tenement in state.tenements:
        for person in tenement.people:
            if not person.health and person.place not in BOXES:
                yield words.impossible("hea0-on-a-space", character=person.id)


@invariant(WhichsideState, "whichside.component.black-markers")
def no_better_than_maimed(state: WhichsideState) -> Iterator[Text]:
    """Whoever is injured for good is not at HEA 2. :clause:`whichside.component.black-markers`"""
    for tenement in state.tenements:
        for person in tenement.people:
            if person.health > best(person):
                yield words.impossible("maimed-and-well", character=person.id)
