"""What a player may know, as a type of its own; :mod:`.hidden` says how it follows.

Whatever the rules allow or refuse a player follows from this view alone; so nothing that the
player cannot see can leak through a legal action or a refusal.
"""

from __future__ import annotations

from whichside_rules.kernel.values.value import value
from whichside_rules.yellow_places.engine.content import Tile
from whichside_rules.yellow_places.engine.state import (
    Accusation,
    Colour,
    Designation,
    Disc,
    Ending,
    Phase,
    Setup,
)


@value
class Found:
    """A tile that was found, and in whose hand."""

    tile: Tile
    holder: Colour


@value
class YellowView:
    """The game as one player sees it. :clause:`yellow_places.setup.board-centre`"""

    player: Colour
    """Whose view it is."""
    setup: Setup
    """Players, readings and numbers: all public."""
    phase: Phase
    round: int
    hand: tuple[Tile, ...]
    """The player's own hidden tiles."""
    held: tuple[int, ...]
    """How many hidden tiles each player holds, in the order of the players."""
    discs: tuple[Disc, ...]
    neutral: tuple[Tile, ...]
    """Establishments with a neutral cube: their tiles are in no hand."""
    found: tuple[Found, ...]
    """Establishments with a yellow cube, with the player who held the tile."""
    designations: tuple[Designation, ...]
    passed: tuple[Colour, ...]
    accusations: tuple[Accusation, ...]
    ending: Ending | None

    @property
    def known(self) -> frozenset[Tile]:
        """The establishments that bear a cube."""
        return frozenset(self.neutral) | {one.tile for one in self.found}

    @property
    def others(self) -> tuple[Colour, ...]:
        """The other players."""
        return tuple(name for name in self.setup.seats if name != self.player)

    @property
    def cubes_in_use(self) -> int:
        """Yellow cubes on discs and establishments."""
        return sum(disc.cubes for disc in self.discs) + len(self.found)
