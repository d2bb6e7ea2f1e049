"""The events of Yellow Places: what a move made happen, each with the clause that caused it.

What they say stands with the clauses, in the chapters' files.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from whichside_rules.kernel.playing.event import Event, event, union_of
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.content import Cell, Place, Tile
from whichside_rules.yellow_places.engine.state import Phase


class _OfATile(Event):
    """An event about a tile, which is named by its establishment, and perhaps about its holder."""

    __slots__ = ()

    def values(self) -> Mapping[str, object]:
        """The fields, with the tile and its holder as they are called in a sentence."""
        said = dict(super().values())
        if said["tile"]:
            said["tile"] = words.named(cast("Tile", said["tile"]))
        if "holder" in said:
            said["holder"] = words.player(cast("str", said["holder"]))
        return said


@event
class TileDrawn(_OfATile):
    """A player drew a tile; only that player sees which."""

    player: str
    tile: Tile | None
    clause: str

    def seen_by(self, player: str) -> TileDrawn:
        """Others see only that a tile was drawn."""
        return self if player == self.player else TileDrawn(self.player, None, self.clause)


@event
class TileRevealed(_OfATile):
    """A tile was turned up at the set-up."""

    tile: Tile
    clause: str


@event
class NeutralCube(_OfATile):
    """A neutral cube on an establishment: its tile is in no hand."""

    tile: Tile
    clause: str


@event
class YellowCube(_OfATile):
    """A yellow cube on an establishment: its tile was found."""

    tile: Tile
    clause: str


@event
class DiscPlaced(Event):
    """A disc with its cubes."""

    player: str
    place: Place
    cubes: int
    clause: str


@event
class PawnPlaced(Event):
    """A pawn in a cell."""

    player: str
    cell: Cell
    clause: str


@event
class Designated(_OfATile):
    """An establishment named with the pawn."""

    player: str
    tile: Tile
    clause: str


@event
class PawnKept(Event):
    """A player left the pawn off the board (reading R-7)."""

    player: str
    clause: str


@event
class NobodyAnswered(_OfATile):
    """No player holds the tile, or it was known already."""

    tile: Tile
    clause: str


@event
class TileFound(_OfATile):
    """The holder reveals the tile."""

    holder: str
    tile: Tile
    clause: str


@event
class CubeRemoved(Event):
    """A yellow cube left a disc, which no longer counts the found tile."""

    player: str
    place: Place
    left: int
    """Cubes that stay on it."""
    clause: str


@event
class Accused(_OfATile):
    """An establishment and a player were named."""

    player: str
    tile: Tile
    holder: str
    clause: str


@event
class RoundEnded(Event):
    """All have placed the pawn, or passed (reading R-7): the round is over."""

    round: int
    clause: str


@event
class PawnsRecovered(Event):
    """The pawns go back to their players."""

    clause: str


@event
class StageBegan(Event):
    """A stage of a round, or the conclusion, began."""

    phase: Phase
    round: int
    clause: str


@event
class GameEnded(Event):
    """All won or all lost."""

    won: bool
    clause: str


EVENT = union_of(__name__)
"""Any event of the game."""
