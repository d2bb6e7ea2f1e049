"""The New York Winter Fires: what a tile takes with it that is destroyed."""

from __future__ import annotations

from whichside_rules.whichside import death, offensives, prison
from whichside_rules.whichside.engine import lasting, spaces
from whichside_rules.whichside.engine.events import CardDiscarded, TileDestroyed
from whichside_rules.whichside.engine.state import WhichsideDraft


def destroy(draft: WhichsideDraft, tile: str, clause: str) -> None:
    """A tile leaves the game with its spaces; one that is not there is spared.

    :clause:`whichside.component.tile-actions`
    :clause:`whichside.scenario.winter-fires.strategy-1-undefeated`
    :clause:`whichside.scenario.winter-fires.strategy-3-undefeated`
    """
    if all(one.id != tile for one in draft.tiles):
        return
    draft.tell(TileDestroyed.of(tile, clause))
    clear(draft, tile, clause)
    draft.tiles = tuple(one for one in draft.tiles if one.id != tile)
    reopen(draft, tile, clause)


def clear(draft: WhichsideDraft, tile: str, clause: str) -> None:
    """Who stands on its spaces goes home; by another reading (R-90) is lost with it.

    :clause:`whichside.scenario.winter-fires.strategy-1-undefeated`
    """
    for tenement in draft.tenements:
        for person in tenement.people:
            if spaces.tile_of_place(draft, person.place) != tile:
                continue
            if draft.setup.readings.destroyed_with == "nobody":
                prison.go(draft, tenement.name, person.id, "home", clause)
            else:
                death.die(draft, tenement.name, person.id, clause)


def reopen(draft: WhichsideDraft, tile: str, clause: str) -> None:
    """A measure that closes it stays in force; by another reading (R-91) it is discarded.

    :clause:`whichside.scenario.winter-fires.strategy-1-undefeated`
    """
    if draft.setup.readings.closed_and_destroyed == "card-stays":
        return
    closing = [one.source for one in draft.longer if one.tile == tile]
    for card in closing:
        at = next((i for i, one in enumerate(draft.faced) if one.card == card and one.active), None)
        if at is not None:
            draft.faced = draft.faced[:at] + draft.faced[at + 1 :]
            draft.tell(CardDiscarded.of(card, clause))
            offensives.renew(draft)
    draft.longer = lasting.without_closing(draft, tile)
