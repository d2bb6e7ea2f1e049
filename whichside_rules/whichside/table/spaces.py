"""The spaces of the table by their names: ``newtown-creek.work``, ``russian.housework``."""

from __future__ import annotations

from whichside_rules.kernel.values import memory
from whichside_rules.kernel.values.memory import kept_in, remembered
from whichside_rules.whichside import side_b
from whichside_rules.whichside.engine.content import (
    Space,
    WhichsideContent,
    board_of,
    premises_of,
    tile_of,
)
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.state import Position, TileState


def named(owner: str, space: Space) -> str:
    """The name of a space of a tile, a board or premises."""
    return f"{owner}.{space.id}"


@kept_in("content.answers")
def of_tile(content: WhichsideContent, tile: TileState) -> dict[str, Space]:
    """The spaces of the side of a tile that is up.

    :clause:`whichside.component.tile-sides`
    :clause:`whichside.component.tile-actions`
    """
    found = tile_of(content, tile.id)
    return {named(tile.id, one): one for one in (found.b if tile.improved else found.a)}


def usable_premises(position: Position, name: TenementName) -> tuple[str, ...]:
    """The premises that a Tenement can use: its own, and those that the Bierhalle hosts.

    Whether these serve all Tenements is reading R-35, and whether they serve anybody while the
    tile is closed is reading R-137. :clause:`whichside.side-b.bierhalle-hosts`
    """
    found: tuple[str, ...] = ()
    for tenement in position.tenements:
        if tenement.name == name and tenement.premises:
            found = (tenement.premises,)
    hosted = position.hosted
    common = position.setup.readings.bierhalle == "common"
    if hosted and (common or hosted.buyer == name) and not side_b.closed(position, "host"):
        found += (hosted.premises,)
    return found


def of_home(position: Position, name: TenementName) -> dict[str, Space]:
    """The spaces of an individual board and of the premises that its Tenement can use."""
    return _of_home(position.setup.content, name, usable_premises(position, name))


@kept_in("content.answers")
def _of_home(
    content: WhichsideContent, name: TenementName, premises: tuple[str, ...]
) -> dict[str, Space]:
    found = {named(name, one): one for one in board_of(content, name).spaces}
    for some in premises:
        found |= {named(some, one): one for one in premises_of(content, some).spaces}
    return found


_KNOWN = memory.AtHand()


def on_tiles(position: Position) -> dict[str, Space]:
    """Every space of the tiles on the table.

    They stay the same from move to move and are asked for again and again, so that they are known
    by their identity.
    """
    content, tiles = position.setup.content, position.tiles
    known = _KNOWN.get(id(tiles))
    if known and known[0] is tiles and known[1] is content:
        there: dict[str, Space] = known[2]
        return there
    found = _of_tiles(content, tiles)
    if not memory.is_off():
        _KNOWN.keep(id(tiles), (tiles, content, found))
    return found


@kept_in("content.answers")
def _of_tiles(content: WhichsideContent, tiles: tuple[TileState, ...]) -> dict[str, Space]:
    found: dict[str, Space] = {}
    for tile in tiles:
        found |= of_tile(content, tile)
    return found


def all_names(content: WhichsideContent) -> tuple[str, ...]:
    """The name of every space that the box has."""
    owners = [
        *((board.id, board.spaces) for board in content.boards),
        *((tile.id, (*tile.a, *tile.b)) for tile in content.tiles),
        *((premises.id, premises.spaces) for premises in content.premises),
    ]
    return tuple(dict.fromkeys(named(owner, one) for owner, some in owners for one in some))


@remembered
def every_name(content: WhichsideContent) -> frozenset[str]:
    """The name of every space that the box has, to look one up."""
    return frozenset(all_names(content))


def space_of(position: Position, name: TenementName, place: str) -> Space | None:
    """A space that a Tenement can think of: on a tile, on its board or in its premises."""
    on_a_tile = on_tiles(position).get(place)
    return on_a_tile or of_home(position, name).get(place)


def is_in_premises(content: WhichsideContent, place: str) -> bool:
    """Whether a space is in premises, whoever has them."""
    return any(place == named(one.id, space) for one in content.premises for space in one.spaces)


def is_in_the_box(content: WhichsideContent, tile: str) -> bool:
    """Whether there is a location tile of that name."""
    return any(one.id == tile for one in content.tiles)


def are_in_the_box(position: Position) -> bool:
    """Whether every tile and all premises of a position are in the box of the game."""
    content = position.setup.content
    known = {one.id for one in content.premises}
    owned = [one.premises for one in position.tenements if one.premises]
    owned += [position.hosted.premises] if position.hosted else []
    tiles = (is_in_the_box(content, tile.id) for tile in position.tiles)
    return all(tiles) and known.issuperset(owned)


def tile_of_place(position: Position, place: str) -> str | None:
    """The tile on which a space is, if it is on one."""
    return place.partition(".")[0] if place in on_tiles(position) else None


def of_tile_up(position: Position, tile: str) -> dict[str, Space]:
    """The spaces of a tile as it lies on the table; none if it is not there."""
    for one in position.tiles:
        if one.id == tile:
            return of_tile(position.setup.content, one)
    return {}
