"""The New York Winter Fires: what a tile takes with it that is destroyed."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.whichside import death, offensives, prison, strategy
from whichside_rules.whichside.engine import lasting, words
from whichside_rules.whichside.engine.content import effects_of
from whichside_rules.whichside.engine.effect import Destruction
from whichside_rules.whichside.engine.events import CardDiscarded, TileDestroyed
from whichside_rules.whichside.engine.scenarios import scenario_of
from whichside_rules.whichside.engine.state import Setup, WhichsideDraft, WhichsideState
from whichside_rules.whichside.table import spaces


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


# What can have been destroyed --------------------------------------------------------------------


def fires(setup: Setup, tile: str) -> dict[str, tuple[strategy.Result, ...]]:
    """The strategies of this game that destroy a tile, each with the results by which it does.

    :clause:`whichside.scenario.winter-fires.strategy-1-undefeated`
    :clause:`whichside.scenario.winter-fires.strategy-3-undefeated`
    """
    found = {}
    for one in setup.content.strategies:
        by = tuple(
            result
            for result in strategy.results_of(one.steps)
            if any(_destroys(effect, tile) for effect in strategy.effects_of(setup, one, result))
        )
        if by and offensives.can_be_drawn(setup, one.id):
            found[one.id] = by
    return found


def burns_otherwise(setup: Setup, tile: str) -> bool:
    """Whether something else than a strategy destroys a tile, a card of a pack."""
    return any(
        effect.tile == tile and not place.startswith("strategies.")
        for place, effect in effects_of(setup.content, Destruction)
    )


def _destroys(effect: object, tile: str) -> bool:
    return isinstance(effect, Destruction) and effect.tile == tile


@invariant(WhichsideState, "whichside.setup.tiles-layout")
def only_what_burnt_is_gone(state: WhichsideState) -> Iterator[Text]:
    """A tile that is not on the table was destroyed by a strategy that is over.

    :clause:`whichside.setup.tiles-layout`
    :clause:`whichside.scenario.winter-fires.strategy-1-undefeated`
    """
    setup, pile = state.setup, state.strategies
    to_come = {state.strategy, *pile.certain(), *(one for _, some in pile.reserves for one in some)}
    there = {tile.id for tile in state.tiles}
    for tile in setup.tiles or scenario_of(setup).start.tiles:
        if tile in there or burns_otherwise(setup, tile):
            continue
        burning = fires(setup, tile)
        if not burning:
            yield words.impossible("nothing-destroys", tile=tile)
        elif to_come.issuperset(burning):
            by = tuple(words.card(one) for one in burning)
            yield words.impossible("did-not-burn", tile=tile, by=by)
