"""The board: nine cells, three establishments in each, and the places for discs."""

from __future__ import annotations

from whichside_rules.yellow_places.engine.content import PLACES, TILES, Place, Tile
from whichside_rules.yellow_places.engine.tiles import cell_of, kind_of


def row_of(cell: int) -> int:
    """The horizontal street of a cell: 1 for the cells 1, 2, 3, and so on.

    :clause:`yellow_places.board.grid`
    """
    return (cell - 1) // 3 + 1


def column_of(cell: int) -> int:
    """The vertical street of a cell: 1 for the cells 1, 4, 7, and so on.

    :clause:`yellow_places.board.grid`
    """
    return (cell - 1) % 3 + 1


def _matches(tile: Tile, place: Place) -> bool:
    cell = cell_of(tile)
    return place in (f"row-{row_of(cell)}", f"column-{column_of(cell)}", kind_of(tile))


_TILES_AT = {place: frozenset(tile for tile in TILES if _matches(tile, place)) for place in PLACES}


def tiles_at(place: Place) -> frozenset[Tile]:
    """The nine tiles that a disc on a place speaks of: a street, or all of one type.

    :clause:`yellow_places.disc.place.horizontal` :clause:`yellow_places.disc.place.vertical`
    :clause:`yellow_places.disc.place.circle` :clause:`yellow_places.board.grid`
    :clause:`yellow_places.tile.number-is-cell` :clause:`yellow_places.tile.symbol-is-type`
    """
    return _TILES_AT[place]


def place_clause(place: Place) -> str:
    """The clause on places of this kind: rows, columns or circles."""
    if place.startswith("row"):
        return "yellow_places.disc.place.horizontal"
    if place.startswith("column"):
        return "yellow_places.disc.place.vertical"
    return "yellow_places.disc.place.circle"
