"""The moves: the player's actions and the results of the die, one type each.

All are values. ``kind`` tells them apart in JSON.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from whichside_rules.kernel.value import HashedOnce, hash_once, value
from whichside_rules.postal.content import Mode, Space

Condition = Literal["healthy", "injured"]
"""Whether a worker is injured or sick, which is the same state."""

Place = Space | Literal["waiting", "done", "jail"]
"""Where a worker is: not placed, at a space before acting, done for this turn, or in jail."""

Purpose = Literal["injure", "jail", "heal", "free"]
"""Why a worker must be named."""

Choice = Literal["risk", "unsanitary", "free", "police_threat"]
"""The choice inside an action: a gauge, or for the Lawyers a prisoner or the Police Threat."""

Die = Annotated[int, Field(ge=1, le=6)]


@value
class ChooseMode(HashedOnce):
    """Pick the level of difficulty, during the set-up only."""

    mode: Mode
    kind: Literal["choose-mode"] = "choose-mode"

    __hash__ = hash_once


@value
class Roll(HashedOnce):
    """The die, or both dice, as they fell. Played as the outcome of chance."""

    dice: tuple[Die, ...]
    kind: Literal["roll"] = "roll"

    __hash__ = hash_once


@value
class BeginTurn(HashedOnce):
    """Move the cube of Employers' Strength one box to the right."""

    kind: Literal["begin-turn"] = "begin-turn"

    __hash__ = hash_once


@value
class ApplyFirst(HashedOnce):
    """Of two dice, say which takes effect first."""

    die: Die
    kind: Literal["apply-first"] = "apply-first"

    __hash__ = hash_once


@value
class PlaceWorker(HashedOnce):
    """Put a worker on a space."""

    space: Space
    worker: Condition = "healthy"
    kind: Literal["place"] = "place"

    __hash__ = hash_once


@value
class Act(HashedOnce):
    """Resolve the action of a worker on a space, with the choice that some spaces ask for."""

    space: Space
    choice: Choice | None = None
    worker: Condition = "healthy"
    kind: Literal["act"] = "act"

    __hash__ = hash_once


@value
class Choose(HashedOnce):
    """Name the worker who is hurt, jailed, healed or freed."""

    purpose: Purpose
    worker: Condition
    place: Place
    kind: Literal["choose"] = "choose"

    __hash__ = hash_once


@value
class Pay(HashedOnce):
    """Pay the Cost of Living."""

    kind: Literal["pay"] = "pay"

    __hash__ = hash_once


@value
class Take(HashedOnce):
    """Take control of a means of production, named by its id in the content."""

    means: str
    kind: Literal["take"] = "take"

    __hash__ = hash_once


@value
class EndTurn(HashedOnce):
    """End the turn, with or without having taken a means of production."""

    kind: Literal["end-turn"] = "end-turn"

    __hash__ = hash_once


Move = Annotated[
    ChooseMode | Roll | BeginTurn | ApplyFirst | PlaceWorker | Act | Choose | Pay | Take | EndTurn,
    Field(discriminator="kind"),
]
"""Any move of the game."""
