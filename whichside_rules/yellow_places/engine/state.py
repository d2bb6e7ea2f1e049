"""The position of Yellow Places, its set-up, and the draft in which a move changes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, Protocol

from pydantic import Field, model_validator

from whichside_rules.kernel.book.clause import readings
from whichside_rules.kernel.book.names import Called, Name
from whichside_rules.kernel.book.text import sentence
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.exclusion import excluded
from whichside_rules.kernel.playing.invariant import Broken, refuse, validated
from whichside_rules.kernel.playing.refusal import Violation
from whichside_rules.kernel.values.value import HashedOnce, Record, draft_of, hash_once, value
from whichside_rules.yellow_places.engine.content import (
    COLOURS,
    CONTENT,
    Place,
    Tile,
    YellowContent,
    default_content,
)

Phase = Literal["deal", "discs", "pawns", "conclusion", "over"]
"""Where the game is. :clause:`yellow_places.course.two-stages`
:clause:`yellow_places.course.conclusion`"""

Colour = Called
"""A player, by the colour of the pieces. :clause:`yellow_places.setup.choose-colour`"""

Round = Annotated[int, Field(ge=0, le=9)]
Cubes = Annotated[int, Field(ge=0, le=27)]


@value
class Readings:
    """How to read the book where it is silent or contradicts itself; see the readings register."""

    pawn_duty: Literal["mandatory", "optional"] = "mandatory"
    """R-7: whether a player may leave the pawn off the board."""
    cube_supply: Literal["unlimited", "twenty"] = "unlimited"
    """R-8: whether the yellow cubes can run out."""
    accusations: Literal["unlimited", "one-each"] = "unlimited"
    """R-9: how many accusations a player may make."""
    known_establishments: Literal["refused", "allowed"] = "refused"
    """R-10: whether an establishment that bears a cube may be designated."""
    shared_places: Literal["allowed", "one-disc"] = "allowed"
    """R-11: whether several discs may lie at one place."""
    early_win: Literal["at-once", "after-conclusion"] = "at-once"
    """R-12: what happens when all tiles are found before the third round is over."""


@value
class Setup(HashedOnce):
    """What is fixed before the tiles are dealt."""

    players: Annotated[int, Field(ge=0, le=99)] | None = None
    """How many people play; as many as there are ``colours``, or three, if nothing is said.
    :clause:`yellow_places.setup.player-count`"""
    colours: Annotated[tuple[Name, ...], Field(max_length=99)] = ()
    """Their colours, in the order of sitting; empty for those of the box, in its order.
    :clause:`yellow_places.setup.choose-colour`"""
    readings: Readings = Field(default_factory=Readings)
    content: Annotated[YellowContent, CONTENT] = Field(default_factory=default_content)

    __hash__ = hash_once

    @model_validator(mode="after")
    def _agree(self) -> Setup:
        """Refuse another number of people than of colours."""
        if self.colours and self.players not in (None, len(self.colours)):
            why = sentence(
                "yellow_places", "impossible", "colours-for-others",
                players=self.players, colours=len(self.colours),
            )  # fmt: skip
            refuse(Broken("yellow_places.setup.choose-colour", why))
        return self

    @property
    def people(self) -> int:
        """How many people want to play. :clause:`yellow_places.setup.player-count`"""
        return (len(self.colours) or 3) if self.players is None else self.players

    @property
    def seats(self) -> tuple[Colour, ...]:
        """The players' colours, in the order of sitting, as far as the box has some.

        :clause:`yellow_places.setup.choose-colour`
        """
        return self.colours or COLOURS[: self.people]

    def excluded(self) -> Iterator[Violation]:
        """What the register of readings does not let this set-up combine."""
        players = len(self.seats)
        discs = players * self.content.rounds
        return excluded(readings("yellow_places"), self.readings, players=players, discs=discs)


@value
class Disc:
    """A disc on the board. :clause:`yellow_places.component.discs`"""

    player: Colour
    place: Place
    cubes: Cubes
    """Yellow cubes on it now."""
    round: Round
    """The round in which it was placed."""


@value
class Designation:
    """An establishment that a pawn designated."""

    player: Colour
    tile: Tile
    holder: Colour | None
    """Who held the tile; ``None`` if nobody answered."""
    round: Round
    known: bool = False
    """Whether it bore a cube already (reading R-10)."""


@value
class Accusation:
    """A right accusation of the conclusion, or the wrong one that lost the game."""

    player: Colour
    tile: Tile
    holder: Colour
    """The player who was named."""
    right: bool
    """Whether that player held the tile."""


@value
class Ending:
    """How the game ended."""

    won: bool
    clause: Literal[
        "yellow_places.goal.find-all-hand-tiles",
        "yellow_places.end.win",
        "yellow_places.end.wrong.loss",
        "yellow_places.end.deduction",
    ]
    """The clause that ended it."""

    @model_validator(mode="after")
    def _agree(self) -> Ending:
        wins = ("yellow_places.goal.find-all-hand-tiles", "yellow_places.end.win")
        if self.won != (self.clause in wins):
            result = "won" if self.won else "lost"
            raise ValueError(f"a game that is {result} does not end by {self.clause}")
        return self


@value
class YellowState(Record):
    """A position. It holds what is hidden as well.

    Players look at a :class:`~whichside_rules.yellow_places.engine.view.YellowView`.
    """

    setup: Setup
    phase: Phase
    round: Round
    """0 during the deal, then 1 to 3; 3 in the conclusion."""
    deck: Deck[Tile]
    """The face-down tiles: after the deal, those that stay unknown.
    :clause:`yellow_places.setup.undealt-tiles`"""
    hands: tuple[tuple[Tile, ...], ...]
    """The hidden tiles of each player, in the order of the players."""
    revealed: tuple[Tile, ...]
    """The tiles revealed at the set-up. :clause:`yellow_places.setup.reveal-tiles`"""
    discs: tuple[Disc, ...]
    """In the order of placing."""
    designations: tuple[Designation, ...]
    """By the pawns of all rounds, in order."""
    passed: tuple[Colour, ...]
    """Who left the pawn off the board this round (reading R-7)."""
    accusations: tuple[Accusation, ...]
    ending: Ending | None

    @model_validator(mode="after")
    def _possible(self) -> YellowState:
        """Refuse what no table can show."""
        return validated(self)

    @property
    def held(self) -> tuple[int, ...]:
        """How many hidden tiles each player holds."""
        return tuple(map(len, self.hands))


@draft_of(YellowState)
class YellowDraft(Record):
    """A position while a move changes it: the fields of :class:`YellowState`."""

    setup: Setup
    phase: Phase
    round: int
    deck: Deck[Tile]
    hands: tuple[tuple[Tile, ...], ...]
    revealed: tuple[Tile, ...]
    discs: tuple[Disc, ...]
    designations: tuple[Designation, ...]
    passed: tuple[str, ...]
    accusations: tuple[Accusation, ...]
    ending: Ending | None

    @property
    def held(self) -> tuple[int, ...]:
        """How many hidden tiles each player holds."""
        return tuple(map(len, self.hands))


Position = YellowState | YellowDraft
"""Either: what a function may read that changes nothing."""


class Table(Protocol):
    """What everybody can see, to read only: in a position, a draft or a view."""

    @property
    def setup(self) -> Setup:
        """Players, readings and numbers."""
        ...

    @property
    def phase(self) -> Phase:
        """Where the game is."""
        ...

    @property
    def round(self) -> int:
        """The round under way."""
        ...

    @property
    def held(self) -> tuple[int, ...]:
        """How many hidden tiles each player holds, in the order of the players."""
        ...

    @property
    def discs(self) -> tuple[Disc, ...]:
        """In the order of placing."""
        ...

    @property
    def designations(self) -> tuple[Designation, ...]:
        """By the pawns of all rounds, in order."""
        ...

    @property
    def passed(self) -> tuple[str, ...]:
        """Who left the pawn off the board this round."""
        ...

    @property
    def accusations(self) -> tuple[Accusation, ...]:
        """Those of the conclusion."""
        ...

    @property
    def ending(self) -> Ending | None:
        """How the game ended."""
        ...
