"""The content of Yellow Places: its tiles, places and numbers, typed.

The facts lie in ``content/default.toml``, each with its provenance.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from pydantic import Field, model_validator

from whichside_rules.kernel.files.content import Content
from whichside_rules.kernel.values.value import HashedOnce, hash_once, value

Kind = Literal["tea", "restaurant", "bakery"]
"""The types of establishment: tea house, restaurant, bakery.
:clause:`yellow_places.tile.symbol-is-type`"""

Cell = Annotated[int, Field(ge=1, le=9)]
"""A numbered cell of the district. :clause:`yellow_places.board.grid`"""

Tile = Literal[
    "1-tea", "1-restaurant", "1-bakery",
    "2-tea", "2-restaurant", "2-bakery",
    "3-tea", "3-restaurant", "3-bakery",
    "4-tea", "4-restaurant", "4-bakery",
    "5-tea", "5-restaurant", "5-bakery",
    "6-tea", "6-restaurant", "6-bakery",
    "7-tea", "7-restaurant", "7-bakery",
    "8-tea", "8-restaurant", "8-bakery",
    "9-tea", "9-restaurant", "9-bakery",
]  # fmt: skip
"""A tile, and the establishment that it stands for: its cell and its type.
:clause:`yellow_places.board.27-establishments` :clause:`yellow_places.component.tiles`"""

Place = Literal[
    "row-1", "row-2", "row-3",
    "column-1", "column-2", "column-3",
    "tea", "restaurant", "bakery",
]  # fmt: skip
"""Where a disc can lie: before a horizontal street, a vertical one, or a circle.
:clause:`yellow_places.disc.place.horizontal` :clause:`yellow_places.disc.place.vertical`
:clause:`yellow_places.disc.place.circle`"""

KINDS: tuple[Kind, ...] = get_args(Kind)
TILES: tuple[Tile, ...] = get_args(Tile)
PLACES: tuple[Place, ...] = get_args(Place)

Count = Annotated[int, Field(ge=0, le=27)]


@value
class ByPlayers:
    """One number for each number of players."""

    two: Count
    three: Count
    four: Count

    def of(self, players: int) -> int:
        """The number for so many players."""
        return {2: self.two, 3: self.three, 4: self.four}[players]


@value
class YellowContent(HashedOnce):
    """What the rules of Yellow Places count with."""

    hand: ByPlayers
    """Tiles in each hand. :clause:`yellow_places.setup.draw-hand`"""
    revealed: ByPlayers
    """Tiles revealed at the set-up. :clause:`yellow_places.setup.reveal-tiles`"""
    rounds: Annotated[int, Field(ge=1, le=3)]
    """Each player has three discs. :clause:`yellow_places.course.three-rounds`"""
    yellow_cubes: Annotated[int, Field(ge=0, le=99)]
    """:clause:`yellow_places.component.yellow-cubes`"""

    __hash__ = hash_once

    @model_validator(mode="after")
    def _tiles_suffice(self) -> YellowContent:
        for players in (2, 3, 4):
            used = players * self.hand.of(players) + self.revealed.of(players)
            if used > len(TILES) or not self.hand.of(players):
                raise ValueError(
                    f"{players} hands of {self.hand.of(players)} and {self.revealed.of(players)} "
                    f"revealed tiles; a hand has at least 1 and there are {len(TILES)} tiles"
                )
            unseen = len(TILES) - self.hand.of(players) - self.revealed.of(players)
            if unseen < players * self.rounds:
                raise ValueError(
                    f"{players} players designate {players * self.rounds} establishments, but "
                    f"only {unseen} bear no cube and are not their own; use fewer tiles"
                )
        return self


CONTENT = Content(
    "yellow_places",
    YellowContent,
    "Yellow Places",
    keys={
        "hand.two": "hand.2",
        "hand.three": "hand.3",
        "hand.four": "hand.4",
        "revealed.two": "revealed.2",
        "revealed.three": "revealed.3",
        "revealed.four": "revealed.4",
        "rounds": "course.rounds",
        "yellow_cubes": "components.yellow_cubes",
    },
)
"""The content of the game, with its sheet and whatever a pack puts in its place."""

sheet: Final = CONTENT.sheet
datum: Final = CONTENT.datum
default_content: Final = CONTENT.default
pack_content: Final = CONTENT.pack_content
read_pack: Final = CONTENT.read_pack
pack_schema: Final = CONTENT.pack_schema

COLOURS: tuple[str, ...] = (
    *datum("components.colours").value,
    datum("components.fourth_colour").value,
)
"""The players' colours; the book does not name the fourth.
:clause:`yellow_places.setup.choose-colour`"""
