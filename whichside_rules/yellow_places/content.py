"""The content of Yellow Places: its tiles, places and numbers, typed.

The facts lie in ``content/default.toml``, each with its provenance.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Annotated, Any, Literal, get_args

from pydantic import Field, TypeAdapter, ValidationError, model_validator

from whichside_rules.kernel.content import (
    PACK_FORMAT,
    Datum,
    Pack,
    PackError,
    Sheet,
    default_sheet,
    parse_pack,
)
from whichside_rules.kernel.value import HashedOnce, hash_once, value

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


@cache
def sheet() -> Sheet:
    """Every datum of the game with its provenance."""
    return default_sheet("whichside_rules.yellow_places")


def datum(key: str) -> Datum:
    """One datum with its provenance, for instance ``datum("hand.2")``.

    Raises:
        LookupError: there is no such datum.
    """
    return sheet()[key]


@cache
def default_content() -> YellowContent:
    """What the book states."""
    return content_of(sheet())


_NAMES = {"2": "two", "3": "three", "4": "four"}


def content_of(data: Sheet, place: str = "content") -> YellowContent:
    """The typed content of a sheet.

    Raises:
        PackError: a value is wrong; the message names its key and what would be right.
    """
    tree = data.tree()
    played = {
        "hand": {_NAMES[key]: tree["hand"][key] for key in _NAMES},
        "revealed": {_NAMES[key]: tree["revealed"][key] for key in _NAMES},
        "rounds": tree["course"]["rounds"],
        "yellow_cubes": tree["components"]["yellow_cubes"],
    }
    try:
        return _adapter().validate_json(json.dumps(played))
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(str(word) for word in first["loc"])
        raise PackError(f"{place}: {key} is {first['input']!r}: {first['msg']}") from None


PLAYED = ("hand.2", "hand.3", "hand.4", "revealed.2", "revealed.3", "revealed.4",
          "course.rounds", "components.yellow_cubes")  # fmt: skip
"""The data that play uses and a pack may replace."""


def pack_content(pack: Pack) -> YellowContent:
    """The content with a user's pack in place of its own data.

    Raises:
        PackError: the pack names a datum that play does not use, or gives it a wrong value.
    """
    for key, _ in pack.data:
        if key not in PLAYED:
            raise PackError(
                f"pack '{pack.name}': '{key}' cannot be replaced; these can: {', '.join(PLAYED)}"
            )
    return content_of(sheet().with_pack(pack), f"pack '{pack.name}'")


def read_pack(text: str, place: str, kind: Literal["toml", "json"] = "toml") -> Pack:
    """Read a pack for this game from the text of a file called ``place``.

    Raises:
        PackError: it is no pack for this game; the message says where and why.
    """
    return parse_pack(text, game="yellow_places", place=place, kind=kind)


def pack_schema() -> dict[str, Any]:
    """The JSON Schema of a pack for this game."""
    groups: dict[str, Any] = {}
    for key in PLAYED:
        group, name = key.split(".")
        part = groups.setdefault(
            group, {"type": "object", "additionalProperties": False, "properties": {}}
        )
        part["properties"][name] = {"type": "integer", "minimum": 0, "maximum": 99}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Content pack for Yellow Places",
        "type": "object",
        "required": ["format", "game", "name"],
        "additionalProperties": False,
        "properties": {
            "format": {"const": PACK_FORMAT},
            "game": {"const": "yellow_places"},
            "name": {"type": "string", "minLength": 1},
            "data": {"type": "object", "additionalProperties": False, "properties": groups},
        },
    }


@cache
def _adapter() -> TypeAdapter[YellowContent]:
    return TypeAdapter(YellowContent)
