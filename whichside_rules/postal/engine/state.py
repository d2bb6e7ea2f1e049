"""The position of the postal game, its set-up, and the draft in which a move changes it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from whichside_rules.kernel.playing.invariant import validated
from whichside_rules.kernel.values.value import Answering, Record, draft_of, hash_once, value
from whichside_rules.postal.engine.content import (
    CONTENT,
    Mode,
    PostalContent,
    Space,
    default_content,
)
from whichside_rules.postal.engine.tasks import Task, dice_of

Phase = Literal[
    "difficulty",
    "setup",
    "employers",
    "offensive",
    "placement",
    "actions",
    "payment",
    "control",
    "over",
]
"""Where in the turn the game is. :clause:`postal.turn.order`

``employers`` waits for the cube of Employers' Strength to move, ``offensive`` for the dice.
``placement`` and ``actions`` are the workers' phase, ``payment`` and ``control`` the resolution.
"""

BEFORE_PLAY: tuple[Phase, ...] = ("difficulty", "setup", "employers")
"""Phases in which the strength may still be on 0."""

Count = Annotated[int, Field(ge=0, le=9_999_999)]
"""More than any content can lead to."""


@value
class Readings:
    """How to read the book where it is silent or contradicts itself; see the readings register."""

    hard_start_cost: Literal["workers-plus-rent", "printed-five"] = "workers-plus-rent"
    """R-1: the cost at the start in Hard mode."""
    six_on_ten: Literal["defeat-at-once", "play-on"] = "defeat-at-once"
    """R-2: a 6 is rolled while the strength is on its last box."""
    eighth_means: Literal["eight-dollars", "none"] = "eight-dollars"
    """R-3: the stray 85 at the head of the list of costs."""
    dice_order: Literal["player", "as-rolled"] = "player"
    """R-5: the order of two results."""
    resolution_order: Literal["player", "listed"] = "player"
    """R-6: the order of resolving placed workers."""
    last_resort: Literal["second-injury", "every-death"] = "second-injury"
    """R-7: which deaths wait until all the others are injured."""
    target: Literal["mode", "always-five"] = "mode"
    """R-12: how many means of production win."""
    setup_roll: Literal["whole-row", "gauges-only"] = "whole-row"
    """R-13: rows 1 and 5 at the set-up."""
    worker_cubes: Literal["cap", "substitutes"] = "cap"
    """R-16: whether recruiting stops when the cubes run out."""
    prisoner_cost: Literal["charged", "free"] = "charged"
    """R-18a: whether a prisoner costs money."""
    no_worker_left: Literal["defeat", "play-on"] = "defeat"
    """R-18b: nobody is alive."""
    all_jailed: Literal["play-on", "defeat"] = "play-on"
    """R-18c: all the living are in jail."""
    who_is_injured: Literal["player", "free-first"] = "player"
    """R-19: who among the uninjured is hurt."""
    bonesetter_reach: Literal["anyone", "free-only"] = "anyone"
    """R-20: whether a prisoner can be healed."""
    idle_count: Literal["free-injured", "all-injured"] = "free-injured"
    """R-22: which injured workers are halved."""


@value
class Setup(Answering):
    """What is fixed before the first roll."""

    mode: Mode | None = "normal"
    """The difficulty; ``None`` leaves it to the first decision of the game.
    :clause:`postal.setup.recommended-progression`"""
    players: int = 1
    """The number of players: one. :clause:`postal.meta.player-count`"""
    readings: Readings = Field(default_factory=Readings)
    content: Annotated[PostalContent, CONTENT] = Field(default_factory=default_content)

    __hash__ = hash_once


LastClause = Literal[
    "postal.victory.five-by-turn-10",
    "postal.setup.difficulty.confirmed",
    "postal.setup.difficulty.hard-seven",
    "postal.goal.before-strength-exceeds-10",
    "postal.employers-strength.defeat",
    "postal.jail.no-action",
]
"""The clauses that end the game."""

_WINNING = (
    "postal.victory.five-by-turn-10",
    "postal.setup.difficulty.confirmed",
    "postal.setup.difficulty.hard-seven",
)


@value
class Ending:
    """How the game ended."""

    won: bool
    clause: LastClause
    """The clause that ended it."""

    @model_validator(mode="after")
    def _agree(self) -> Ending:
        if self.won != (self.clause in _WINNING):
            raise ValueError(
                f"a game {'won' if self.won else 'lost'} does not end by {self.clause}"
            )
        return self


@value
class PostalState(Record):
    """A position. Build one with :func:`whichside_rules.postal.position` or by playing.

    Every worker cube is counted once: waiting (``healthy``, ``injured``), at a space, done for this
    turn, in jail, in reserve or dead.
    """

    setup: Setup
    phase: Phase
    strength: Count
    """Box of Employers' Strength, which also counts the turns.
    :clause:`postal.employers-strength.meaning` :clause:`postal.employers-strength.turn-counter`"""
    savings: Count
    """Dollars. :clause:`postal.component.savings-cubes`"""
    risk: Count
    unsanitary: Count
    police_threat: Count
    temporary_cost: Count
    """Dollars added to the Cost of Living until the end of the turn."""
    healthy: Count
    """Healthy workers who are free and not placed.
    :clause:`postal.component.area.available-workers`"""
    injured: Count
    """Injured workers who are free and not placed, the idle ones among them."""
    healthy_at: tuple[Space, ...]
    """Spaces with a healthy worker who has not acted yet, in the order of the book."""
    injured_at: tuple[Space, ...]
    """Spaces with an injured worker who has not acted yet, in the order of the book."""
    healthy_done: Count
    injured_done: Count
    healthy_jailed: Count
    injured_jailed: Count
    reserve: Count
    """Worker cubes that can be recruited, in plain view.
    :clause:`postal.component.area.reserve-and-injured` :clause:`postal.setup.reserve-visible`"""
    dead: Count
    strike: Count
    sabotage: Count
    union_agitation: Count
    anarchist_agitation: Count
    controlled: tuple[str, ...]
    """Ids of the controlled means of production, in the order of the content.
    :clause:`postal.component.control-cubes`"""
    taken: bool
    """Whether one was taken this turn."""
    agenda: tuple[Task, ...]
    """What is due and not carried out yet, next first."""
    ending: Ending | None

    @model_validator(mode="after")
    def _possible(self) -> PostalState:
        """Refuse what no table can show."""
        return validated(self)

    @property
    def dice(self) -> tuple[int, ...]:
        """Results that wait to take effect."""
        return dice_of(self.agenda)


@draft_of(PostalState)
class PostalDraft(Record):
    """A position while a move changes it: the fields of :class:`PostalState`."""

    setup: Setup
    phase: Phase
    strength: int
    savings: int
    risk: int
    unsanitary: int
    police_threat: int
    temporary_cost: int
    healthy: int
    injured: int
    healthy_at: tuple[Space, ...]
    injured_at: tuple[Space, ...]
    healthy_done: int
    injured_done: int
    healthy_jailed: int
    injured_jailed: int
    reserve: int
    dead: int
    strike: int
    sabotage: int
    union_agitation: int
    anarchist_agitation: int
    controlled: tuple[str, ...]
    taken: bool
    agenda: tuple[Task, ...]
    ending: Ending | None


Position = PostalState | PostalDraft
"""Either: what a function may read that changes nothing."""
