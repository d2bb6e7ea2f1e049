"""The sides B of five tiles (Reap the fruits of one's labor)."""

from __future__ import annotations

from whichside_rules.whichside.engine.content import SideB, tile_of
from whichside_rules.whichside.engine.state import Position


def is_up(position: Position, special: SideB) -> bool:
    """Whether the tile with that side B lies on the table with this side up.

    :clause:`whichside.side-b.ferrer-center` :clause:`whichside.side-b.bierhalle-hosts`
    :clause:`whichside.side-b.ilgwu` :clause:`whichside.side-b.iww`
    :clause:`whichside.side-b.greenwich`
    """
    content = position.setup.content
    return any(
        tile.improved and tile_of(content, tile.id).special == special for tile in position.tiles
    )
