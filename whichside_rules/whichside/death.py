"""Death of a character (General concepts)."""

from __future__ import annotations

from whichside_rules.kernel.value import altered
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import Died
from whichside_rules.whichside.engine.state import WhichsideDraft, open_tenement


def die(draft: WhichsideDraft, name: TenementName, character: str, clause: str) -> None:
    """A character dies: its token and its marker leave the game.

    ``clause`` is the condition under which it dies; reaching HEA 0 at home is none.
    :clause:`whichside.death.removal` :clause:`whichside.death.conditional`
    :clause:`whichside.prison.dead-box`
    """
    tenement = open_tenement(draft, name)
    tenement.people = tuple(
        altered(person, place="dead", health=0) if person.id == character else person
        for person in tenement.people
    )
    draft.tell(Died.of(name, character, clause))
