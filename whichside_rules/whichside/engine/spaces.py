"""The spaces of the table by their names: ``newtown-creek.work``, ``russian.housework``."""

from __future__ import annotations

from whichside_rules.kernel.memory import remembered
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


@remembered
def of_tile(content: WhichsideContent, tile: TileState) -> dict[str, Space]:
    """The spaces of the side of a tile that is up."""
    found = tile_of(content, tile.id)
    return {named(tile.id, one): one for one in (found.b if tile.improved else found.a)}


@remembered
def of_home(
    content: WhichsideContent, name: TenementName, premises: str | None
) -> dict[str, Space]:
    """The spaces of an individual board and of the premises on it."""
    found = {named(name, one): one for one in board_of(content, name).spaces}
    if premises:
        found |= {named(premises, one): one for one in premises_of(content, premises).spaces}
    return found


@remembered
def _on_tiles(content: WhichsideContent, tiles: tuple[TileState, ...]) -> dict[str, Space]:
    found: dict[str, Space] = {}
    for tile in tiles:
        found |= of_tile(content, tile)
    return found


def on_tiles(position: Position) -> dict[str, Space]:
    """Every space of the tiles on the table."""
    return _on_tiles(position.setup.content, position.tiles)


def all_names(content: WhichsideContent) -> tuple[str, ...]:
    """The name of every space that the box has."""
    owners = [
        *((board.id, board.spaces) for board in content.boards),
        *((tile.id, (*tile.a, *tile.b)) for tile in content.tiles),
        *((premises.id, premises.spaces) for premises in content.premises),
    ]
    return tuple(dict.fromkeys(named(owner, one) for owner, some in owners for one in some))


def space_of(position: Position, name: TenementName, place: str) -> Space | None:
    """A space that a Tenement can think of: on a tile, on its board or in its premises."""
    on_a_tile = on_tiles(position).get(place)
    if on_a_tile:
        return on_a_tile
    for tenement in position.tenements:
        if tenement.name == name:
            return of_home(position.setup.content, name, tenement.premises).get(place)
    return None
