"""The prison (General concepts): Arrest, Jail, and the way back."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.whichside import health, premises
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.effect import Gender, TenementName, Where
from whichside_rules.whichside.engine.events import Caught, Moved, NobodyFits, ShelterTaken
from whichside_rules.whichside.engine.moves import Name, Shelter
from whichside_rules.whichside.engine.state import (
    AWAY,
    BOXES,
    Person,
    Position,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tasks import Evict, GoToPrison, LeaveLawyer, TakeShelter
from whichside_rules.whichside.engine.tenements import open_tenement, tenement_of
from whichside_rules.whichside.table import spaces


@invariant(WhichsideState, "whichside.prison.hea0-dies")
def nobody_at_hea0(state: WhichsideState) -> Iterator[Text]:
    """Nobody is in prison at HEA 0: who is cannot be sent there, and who falls to it dies.

    :clause:`whichside.prison.hea0-dies` :clause:`whichside.prison.hea0-cannot-be-sent`
    """
    for tenement in state.tenements:
        for person in tenement.people:
            if person.place in AWAY and not person.health:
                yield words.impossible("hea0-in-prison", character=person.id)


@invariant(WhichsideState, "whichside.prison.arrest-to-jail")
def nobody_on_arrest_at_work(state: WhichsideState) -> Iterator[Text]:
    """Nobody is on Arrest by day or at night: the work begins with the way to Jail.

    :clause:`whichside.prison.arrest-to-jail` :clause:`whichside.work.prison-first`
    """
    if state.phase in ("daily", "night"):
        for tenement in state.tenements:
            for person in tenement.people:
                if person.place == "arrest":
                    yield words.impossible("on-arrest-at-work", character=person.id)


@invariant(WhichsideState, "whichside.prison.release")
def nobody_in_jail_once_released(state: WhichsideState) -> Iterator[Text]:
    """Nobody is in Jail from the release to the next work, but for who starts there (R-124).

    :clause:`whichside.prison.release` :clause:`whichside.life.release-prisoners`
    """
    starts = state.setup.rolls and state.setup.readings.rolled_prison == "jail"
    free = ("offensives", "end") if starts else ("offensives", "end", "misfortunes")
    if state.phase in free:
        for tenement in state.tenements:
            for person in tenement.people:
                if person.place == "jail":
                    yield words.impossible("not-released", character=person.id)


def who_can_be_sent(
    position: Position,
    name: TenementName,
    gender: Gender | None = None,
    where: Where | None = None,
) -> tuple[str, ...]:
    """Who can be sent to prison: whoever is alive, not at HEA 0 and not there already.

    Whether somebody at the Liberal Lawyer can be is reading R-131.
    :clause:`whichside.prison.hea0-cannot-be-sent` :clause:`whichside.health.hea0-stays-home`
    :clause:`whichside.prison.arrest-box`
    """
    return tuple(
        person.id
        for person in health.who_fits(position, name, gender, where)
        if health.can_act(person) and not is_out_of_reach(position, person)
    )


def who_is_sent(position: Position, task: GoToPrison) -> tuple[str, ...]:
    """Who can be named to go to prison."""
    return who_can_be_sent(position, task.tenement, task.gender, task.where)


def is_out_of_reach(position: Position, person: Person) -> bool:
    """Whether somebody is in prison, or where no prison can reach (R-131).

    :clause:`whichside.premises.liberal-lawyer-shelter`
    """
    safe = position.setup.readings.client_caught == "exempt"
    return person.place in AWAY or (safe and person.place == "lawyer")


def is_held(position: Position, place: str) -> bool:
    """Whether whoever is there is in prison: in one of its boxes, or on the space for prisoners.

    :clause:`whichside.prison.arrest-box` :clause:`whichside.daily.prisoner-only-western-pen`
    """
    space = spaces.on_tiles(position).get(place)
    return place in AWAY or (space is not None and space.prisoners)


def send(draft: WhichsideDraft, name: TenementName, character: str, clause: str) -> None:
    """A character has to go to prison; the Liberal Lawyer may take it in, if nobody is there.

    Whoever is there already goes to Arrest, or may stay (R-131).
    :clause:`whichside.premises.liberal-lawyer-shelter`
    :clause:`whichside.premises.liberal-lawyer-capacity`
    """
    if premises.shelter_is_free(draft, name, character):
        draft.tell(Caught.of(name, character, clause))
        now(draft, TakeShelter.of(name, character, clause))
    elif premises.space_for(draft, name, "shelter"):
        _find_no_room(draft, name, character, clause)
    else:
        arrest(draft, name, character, clause)


def _find_no_room(draft: WhichsideDraft, name: TenementName, character: str, clause: str) -> None:
    capacity = "whichside.premises.liberal-lawyer-capacity"
    draft.tell(ShelterTaken.of(name, character, capacity))
    arrest(draft, name, character, clause)


def arrest(draft: WhichsideDraft, name: TenementName, character: str, clause: str) -> None:
    """A character is put on the Arrest box, however many are there.

    :clause:`whichside.prison.arrest-box` :clause:`whichside.prison.unlimited`
    """
    go(draft, name, character, "arrest", clause)


def go(draft: WhichsideDraft, name: TenementName, character: str, place: str, clause: str) -> None:
    """A character goes somewhere."""
    tenement = open_tenement(draft, name)
    person = health.person_of(tenement, character)
    health.change(tenement, Person.of(character, person.health, place, person.maimed))
    draft.tell(Moved.of(name, character, place, clause))


def name_who_goes(draft: WhichsideDraft, move: Name, task: GoToPrison) -> None:
    """The player of the Tenement says who goes to prison."""
    send(draft, task.tenement, move.character, task.clause)


def nobody_goes(draft: WhichsideDraft, task: GoToPrison) -> None:
    """Nobody can be sent."""
    draft.tell(NobodyFits.of(task.tenement, task.clause))


def to_jail(draft: WhichsideDraft) -> None:
    """Everybody on Arrest moves to Jail; for the Liberal Lawyer it is too late.

    :clause:`whichside.prison.arrest-to-jail` :clause:`whichside.work.prison-first`
    :clause:`whichside.premises.liberal-lawyer-shelter` :clause:`whichside.example.prison-bessy`
    """
    for tenement in draft.tenements:
        for person in tenement.people:
            if person.place == "arrest":
                go(draft, tenement.name, person.id, "jail", "whichside.prison.arrest-to-jail")


def release(draft: WhichsideDraft) -> None:
    """The characters in Jail go back to their Tenement.

    :clause:`whichside.prison.release` :clause:`whichside.life.release-prisoners`
    """
    for tenement in draft.tenements:
        for person in tenement.people:
            if person.place == "jail":
                go(draft, tenement.name, person.id, "home", "whichside.prison.release")


def back_to_jail(draft: WhichsideDraft, clause: str) -> None:
    """Whoever acted as a prisoner is in the Jail box again.

    :clause:`whichside.daily.prisoner-only-western-pen`
    """
    for tenement in draft.tenements:
        for person in tenement.people:
            if person.place not in AWAY and is_held(draft, person.place):
                go(draft, tenement.name, person.id, "jail", clause)


def leave_the_spaces(draft: WhichsideDraft, clause: str) -> None:
    """Whoever was placed on a space goes home.

    :clause:`whichside.reap.order` :clause:`whichside.end-of-turn.new-turn`
    """
    for tenement in draft.tenements:
        for person in tenement.people:
            if person.place not in BOXES:
                go(draft, tenement.name, person.id, "home", clause)


# The Liberal Lawyer ------------------------------------------------------------------------------


def shelters(position: Position, task: TakeShelter) -> tuple[Shelter, ...]:
    """The Tenement may use its lawyer, or not, unless somebody else was taken in meanwhile.

    :clause:`whichside.premises.liberal-lawyer-shelter`
    :clause:`whichside.premises.liberal-lawyer-capacity`
    """
    if not premises.shelter_is_free(position, task.tenement, task.character):
        return ()
    return Shelter.of(task.tenement, True), Shelter.of(task.tenement, False)


def shelter(draft: WhichsideDraft, move: Shelter, task: TakeShelter) -> None:
    """The character goes to the lawyer instead of the prison, or to Arrest.

    :clause:`whichside.premises.liberal-lawyer-shelter`
    """
    if move.accepted:
        clause = "whichside.premises.liberal-lawyer-shelter"
        go(draft, task.tenement, task.character, "lawyer", clause)
    else:
        arrest(draft, task.tenement, task.character, task.clause)


def no_shelter(draft: WhichsideDraft, task: TakeShelter) -> None:
    """The lawyer has somebody already: the character is put on Arrest.

    :clause:`whichside.premises.liberal-lawyer-capacity`
    """
    _find_no_room(draft, task.tenement, task.character, task.clause)


def evict(draft: WhichsideDraft, task: Evict) -> None:
    """A character whose shelter is gone is put on Arrest; who is at HEA 0 goes home (R-14).

    :clause:`whichside.prison.hea0-cannot-be-sent`
    """
    person = health.person_of(tenement_of(draft, task.tenement), task.character)
    if health.can_act(person) and draft.setup.readings.eviction == "arrest":
        arrest(draft, task.tenement, task.character, task.clause)
    else:
        go(draft, task.tenement, task.character, "home", task.clause)


def clients(position: Position) -> tuple[LeaveLawyer, ...]:
    """Who is still at the Liberal Lawyer when the others gain, and goes home after them (R-13).

    :clause:`whichside.premises.liberal-lawyer-plays`
    """
    if position.setup.readings.lawyer_leave == "until-placed":
        return ()
    return tuple(
        LeaveLawyer.of(tenement.name, person.id)
        for tenement in position.tenements
        for person in tenement.people
        if person.place == "lawyer"
    )


def leave_lawyer(draft: WhichsideDraft, task: LeaveLawyer) -> None:
    """Who could have been placed and was not goes home, and the lawyer is free again.

    :clause:`whichside.premises.liberal-lawyer-plays`
    """
    go(draft, task.tenement, task.character, "home", task.clause)
