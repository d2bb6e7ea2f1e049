"""Death of a character (General concepts)."""

from __future__ import annotations

from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import Died, Moved
from whichside_rules.whichside.engine.state import AWAY, Person, WhichsideDraft
from whichside_rules.whichside.engine.tenements import open_tenement


def die(draft: WhichsideDraft, name: TenementName, character: str, clause: str) -> None:
    """A character dies: its token and its marker leave the game.

    ``clause`` is the condition under which it dies; reaching HEA 0 at home is none.
    :clause:`whichside.death.removal` :clause:`whichside.death.conditional`
    :clause:`whichside.prison.dead-box`
    """
    tenement = open_tenement(draft, name)
    in_prison = any(one.id == character and one.place in AWAY for one in tenement.people)
    tenement.people = tuple(
        Person.of(person.id, 0, "dead", person.maimed) if person.id == character else person
        for person in tenement.people
    )
    draft.tell(Died.of(name, character, clause))
    if in_prison:
        draft.tell(Moved.of(name, character, "dead", "whichside.prison.dead-box"))
