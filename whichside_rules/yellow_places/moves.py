"""The moves: what players do and what chance reveals, one type each."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from whichside_rules.kernel.value import HashedOnce, hash_once, value
from whichside_rules.yellow_places.content import Cell, Place, Tile


@value
class Draw(HashedOnce):
    """The tile that comes next from the face-down ones: into a hand, or face up at the set-up."""

    tile: Tile
    kind: Literal["draw"] = "draw"

    __hash__ = hash_once


@value
class PlaceDisc(HashedOnce):
    """Put a disc at a place, with yellow cubes on it."""

    player: str
    place: Place
    cubes: int
    kind: Literal["place-disc"] = "place-disc"

    __hash__ = hash_once


@value
class PlacePawn(HashedOnce):
    """Put the pawn in a cell and designate an establishment there."""

    player: str
    cell: Cell
    tile: Tile
    kind: Literal["place-pawn"] = "place-pawn"

    __hash__ = hash_once


@value
class PassPawn(HashedOnce):
    """Leave the pawn off the board this round (only by reading R-7)."""

    player: str
    kind: Literal["pass-pawn"] = "pass-pawn"

    __hash__ = hash_once


@value
class Accuse(HashedOnce):
    """Name an establishment and the player who is said to hold its tile."""

    player: str
    tile: Tile
    holder: str | None
    kind: Literal["accuse"] = "accuse"

    __hash__ = hash_once


@value
class Announce(HashedOnce):
    """Say aloud, unasked, whether one holds a tile: always against the rules.

    Answering a pawn or an accusation is no announcement; the game does it.
    """

    player: str
    tile: Tile
    kind: Literal["announce"] = "announce"

    __hash__ = hash_once


Move = Annotated[
    Draw | PlaceDisc | PlacePawn | PassPawn | Accuse | Announce, Field(discriminator="kind")
]
"""Any move of the game."""

Action = PlaceDisc | PlacePawn | PassPawn | Accuse | Announce
"""What players do."""
