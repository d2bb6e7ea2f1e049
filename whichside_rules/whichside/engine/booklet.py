"""What the scenario booklet says, typed: who plays, what lies on the table, the decks, the goal."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from whichside_rules.kernel.files.content import Id
from whichside_rules.kernel.values.value import value
from whichside_rules.whichside.engine.effect import Labour, TenementName

Count = Annotated[int, Field(ge=0, le=99)]
BoardSide = Literal["normal", "duo"]
"""The two sides of the Employers' board."""
Difficulty = Literal["easy", "normal", "difficult"]
Names = Annotated[tuple[str, ...], Field(max_length=24)]


@value
class Start:
    """What the scenario puts on the boards. :clause:`whichside.setup.start-values-from-scenario`"""

    health: Annotated[int, Field(ge=0, le=2)]
    unsanitary: Annotated[int, Field(ge=0, le=5)]
    dollars: Count
    strength: Annotated[int, Field(ge=1, le=20)]
    tiles: Annotated[tuple[str, ...], Field(min_length=1, max_length=12)]
    """:clause:`whichside.setup.tiles-layout`"""
    injured: Annotated[int, Field(ge=0, le=9)] = 0
    """How many characters of each Tenement begin one level lower.
    :clause:`whichside.scenario.station-explosion.health`"""


@value
class Goal:
    """What wins. :clause:`whichside.victory.source`"""

    controls: Count | Literal["all"]
    """Means of production to control."""
    gauges: Annotated[int, Field(ge=0, le=3)] = 0
    """Labour gauges that must be leftmost, whichever they are."""
    leftmost: Labour | None = None
    """One that must be leftmost."""


@value
class OnTop:
    """Cards shuffled with some others of their deck and put on top of it.

    :clause:`whichside.scenario.winter-fires.normal-deck`
    """

    cards: Annotated[tuple[str, ...], Field(min_length=1, max_length=9)]
    others: Count


@value
class Scenario:
    """A scenario of the booklet. :clause:`whichside.setup.choose-scenario`"""

    id: Id
    people: Annotated[int, Field(ge=1, le=4)]
    """For how many people at most."""
    difficulty: Difficulty
    start: Start
    goal: Goal
    ironworker: Goal | None = None
    """What wins instead with Ironworker, where the scenario says so.
    :clause:`whichside.variant.ironworker.scope`"""
    seats: Annotated[int, Field(ge=2, le=4)] = 4
    """How many Tenements take part. :clause:`whichside.players.four-tenements`"""
    tenements: Annotated[tuple[TenementName, ...], Field(max_length=4)] = ()
    """Which they are, where the scenario says so.
    :clause:`whichside.scenario.cloakmakers.tenements`"""
    side: BoardSide = "normal"
    """The side of the Employers' board. :clause:`whichside.setup.employers-board`"""
    choose_tiles: bool = False
    """Whether other tiles of the same kinds can be laid out."""
    complex: bool | Literal["unsaid"] = False
    """Whether the COMPLEX cards are used, if the scenario says so.
    :clause:`whichside.cards.complex-symbol`
    :clause:`whichside.scenario.station-explosion.complex-unstated`"""
    kept: Names = ()
    """COMPLEX cards that stay though the others go.
    :clause:`whichside.scenario.winter-fires.complex-removed`"""
    two_steps: Count = 2
    three_steps: Count = 2
    """How many strategies of either kind are the offensives, at random.
    :clause:`whichside.setup.strategy-piles`"""
    offensives: Names = ()
    """The offensives in their order, where the scenario says so."""
    solidarity: Names = ()
    """The solidarity cards on top of their deck, the first one first; ``any`` for one at random.
    """
    solidarity_cards: Annotated[int, Field(ge=1, le=9)] | None = None
    """How many a draw turns up at most, if the scenario says so.
    :clause:`whichside.scenario.station-explosion.solidarity-single`"""
    normals: OnTop | None = None
    difficults: OnTop | None = None
    """What lies on top of the Employer cards."""
    removed: Names = ()
    """Employer cards that are not used. :clause:`whichside.variant.duo.removed-cards-fire`
    :clause:`whichside.variant.duo.removed-cards-closure`"""
    lost_strategy: bool = False
    """Whether a strategy is lost before the first turn.
    :clause:`whichside.variant.desperate.initial-strategy-defeat`"""
    early_normals: Count = 0
    early_difficults: Count = 0
    """Employer cards put into play before the first turn.
    :clause:`whichside.variant.desperate.initial-employer-cards`"""


@value
class Variant:
    """A variant of the generic scenario: what it changes. :clause:`whichside.variant.intro`"""

    id: Id
    strength: Annotated[int, Field(ge=1, le=20)] | None = None
    goal: Goal | None = None
    people: Annotated[int, Field(ge=1, le=4)] | None = None
    seats: Annotated[int, Field(ge=2, le=4)] | None = None
    side: BoardSide | None = None
    tiles: Annotated[tuple[str, ...], Field(min_length=1, max_length=12)] | None = None
    two_steps: Count | None = None
    three_steps: Count | None = None
    removed: Names | None = None
    lost_strategy: bool | None = None
    early_normals: Count | None = None
    early_difficults: Count | None = None
