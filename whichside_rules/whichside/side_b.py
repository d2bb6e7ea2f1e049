"""The sides B of five tiles (Reap the fruits of one's labor)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.values.memory import kept_in
from whichside_rules.whichside.engine import lasting, words
from whichside_rules.whichside.engine.content import SideB, WhichsideContent
from whichside_rules.whichside.engine.events import ResourceGained, ResourceSpent
from whichside_rules.whichside.engine.moves import Agitation, Convert
from whichside_rules.whichside.engine.scenarios import scenario_of
from whichside_rules.whichside.engine.state import (
    Position,
    TileState,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tenements import open_tenement, tenement_of
from whichside_rules.whichside.table import ever


def is_agitation_free(position: Position, place: str) -> bool:
    """Whether anarchist agitation on a space costs nothing; on which ones is reading R-30.

    :clause:`whichside.side-b.greenwich`
    """
    if not is_up(position, "free-agitation"):
        return False
    if position.setup.readings.free_agitation == "every-space":
        return True
    return place.partition(".")[0] in _ids_with(position.setup.content, "free-agitation")


def is_up(position: Position, special: SideB) -> bool:
    """Whether the tile with that side B lies on the table with this side up, and works.

    :clause:`whichside.side-b.ferrer-center` :clause:`whichside.side-b.bierhalle-hosts`
    :clause:`whichside.side-b.ilgwu` :clause:`whichside.side-b.iww`
    :clause:`whichside.side-b.greenwich`
    """
    found = _with(position, special)
    return any(tile.improved and not _is_idle(position, tile) for tile in found)


def is_turned(position: Position, special: SideB) -> bool:
    """Whether that side B is up, closed or not. :clause:`whichside.component.tile-sides`"""
    return any(tile.improved for tile in _with(position, special))


def closed(position: Position, special: SideB) -> str | None:
    """The tile with that side B, if it is closed so that side B stops (reading R-137).

    :clause:`whichside.side-b.bierhalle-hosts`
    """
    if position.setup.readings.closed_side_b == "works" or not position.longer:
        return None  # nothing is closed where nothing holds for longer
    found = (tile.id for tile in _with(position, special) if _is_idle(position, tile))
    return next(found, None)


def _with(position: Position, special: SideB) -> Iterator[TileState]:
    known = _ids_with(position.setup.content, special)
    return (tile for tile in position.tiles if tile.id in known)


@kept_in("content.answers")
def _ids_with(content: WhichsideContent, special: SideB) -> frozenset[str]:
    return frozenset(tile.id for tile in content.tiles if tile.special == special)


def _is_idle(position: Position, tile: TileState) -> bool:
    stops = position.setup.readings.closed_side_b == "stops"
    return stops and tile.improved and lasting.is_closed(position, tile.id)


# The Ferrer Center ----------------------------------------------------------------------------


def offers_exchange(position: Position) -> Iterator[Convert]:
    """Either kind of agitation of each Tenement, while the Ferrer Center shows side B."""
    kinds: tuple[Agitation, ...] = ("union", "anarchist")
    if is_up(position, "convert"):
        for tenement in position.tenements:
            for resource in kinds:
                yield Convert.of(tenement.name, resource)


def check_exchange(position: Position, move: Convert) -> Iterator[Violation]:
    """One agitation that is there, once per turn; for whom once is reading R-36.

    :clause:`whichside.side-b.ferrer-center`
    """
    clause = "whichside.side-b.ferrer-center"
    tile = closed(position, "convert")
    if tile:
        yield breaks(clause, "closed-side-b", tile=tile)
    elif not is_up(position, "convert"):
        yield breaks(clause, "not-exchanging")
    if not getattr(tenement_of(position, move.player), move.resource):
        yield breaks(clause, "nothing-to-exchange", tenement=move.player, resource=move.resource)
    once = position.setup.readings.ferrer == "team"
    if position.converted if once else move.player in position.converted:
        yield breaks(clause)


def exchange(draft: WhichsideDraft, move: Convert) -> None:
    """A token of agitation becomes one of the propaganda of the example.

    :clause:`whichside.side-b.ferrer-center`
    """
    clause = "whichside.side-b.ferrer-center"
    tenement = open_tenement(draft, move.player)
    setattr(tenement, move.resource, getattr(tenement, move.resource) - 1)
    tenement.strike += 1
    draft.converted = (*draft.converted, move.player)
    draft.tell(ResourceSpent.of(move.player, move.resource, 1, clause))
    draft.tell(ResourceGained.of(move.player, "strike", 1, clause))


@invariant(WhichsideState, "whichside.side-b.ferrer-center")
def exchanged_on_side_b(state: WhichsideState) -> Iterator[Text]:
    """Whoever exchanged agitation this turn did so at the Ferrer Center, on side B.

    Unless the tile has been destroyed since. :clause:`whichside.side-b.ferrer-center`
    """
    there = {tile.id for tile in state.tiles}
    laid = state.setup.tiles or scenario_of(state.setup).start.tiles
    gone = _ids_with(state.setup.content, "convert") & {*laid} - there
    if state.converted and not gone and not is_turned(state, "convert"):
        yield words.impossible("exchanged-nowhere", tenement=state.converted[0])


EXCHANGE = Operation(
    move=Convert,
    clause="whichside.struggle.any-order",
    offers=offers_exchange,
    forbids=check_exchange,
    does=exchange,
    ever=ever.exchanges,
)
