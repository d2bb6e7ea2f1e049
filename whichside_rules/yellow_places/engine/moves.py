"""The moves: what players do and what chance reveals, one type each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field

from whichside_rules.kernel.book.names import Called
from whichside_rules.kernel.playing.move import Move as NamelessMove, move
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.content import Cell, Place, Tile


class BaseMove(NamelessMove):
    """What all moves here have: words for the things that they name."""

    __slots__ = ()

    def values(self) -> Mapping[str, object]:
        """With the establishment and the player as they are called."""
        values = dict(super().values())
        if "tile" in values:
            values["tile"] = words.establishment(values["tile"])  # type: ignore[arg-type]  # of its field
        if values.get("holder"):
            values["holder"] = words.player(str(values["holder"]))
        return values


@move
class Draw(BaseMove):
    """The tile that comes next from the face-down ones: into a hand, or face up at the set-up."""

    tile: Tile


@move
class PlaceDisc(BaseMove):
    """Put a disc at a place, with yellow cubes on it."""

    player: Called
    place: Place
    cubes: int


@move
class PlacePawn(BaseMove):
    """Put the pawn in a cell and designate an establishment there."""

    player: Called
    cell: Cell
    tile: Tile


@move
class PassPawn(BaseMove):
    """Leave the pawn off the board this round (only by reading R-7)."""

    player: Called


@move
class Accuse(BaseMove):
    """Name an establishment and the player who is said to hold its tile."""

    player: Called
    tile: Tile
    holder: Called | None


@move
class Announce(BaseMove):
    """Say aloud, unasked, whether one holds a tile: always against the rules.

    Answering a pawn or an accusation is no announcement; the game does it.
    """

    player: Called
    tile: Tile


Move = Annotated[
    Draw | PlaceDisc | PlacePawn | PassPawn | Accuse | Announce, Field(discriminator="kind")
]
"""Any move of the game."""

Action = PlaceDisc | PlacePawn | PassPawn | Accuse | Announce
"""What players do."""
