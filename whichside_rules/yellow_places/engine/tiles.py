"""What a tile says: the cell and the type of one establishment."""

from __future__ import annotations

from whichside_rules.yellow_places.engine.content import Kind, Tile


def cell_of(tile: Tile) -> int:
    """The numbered cell of a tile's establishment. :clause:`yellow_places.tile.number-is-cell`"""
    return int(tile[0])


def kind_of(tile: Tile) -> Kind:
    """The type of a tile's establishment. :clause:`yellow_places.tile.symbol-is-type`"""
    kind: Kind = tile[2:]  # type: ignore[assignment]  # a tile is its cell, a dash, its type
    return kind
