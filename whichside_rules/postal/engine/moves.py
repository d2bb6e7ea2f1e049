"""The moves: the player's actions and the results of the die, one type each.

``kind`` tells them apart in JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from whichside_rules.kernel.book.names import Called
from whichside_rules.kernel.playing.move import Move as Base, move
from whichside_rules.postal.engine.content import Mode, Space

Condition = Literal["healthy", "injured"]
"""Whether a worker is injured or sick, which is the same state."""

Place = Space | Literal["waiting", "done", "jail"]
"""Where a worker is: not placed, at a space before acting, done for this turn, or in jail."""

Purpose = Literal["injure", "jail", "heal", "free"]
"""Why a worker must be named."""

Choice = Literal["risk", "unsanitary", "free", "police_threat"]
"""The choice inside an action: a gauge, or for the Lawyers a prisoner or the Police Threat."""

Die = Annotated[int, Field(ge=1, le=6)]


@move
class ChooseMode(Base):
    """Pick the level of difficulty, during the set-up only."""

    mode: Mode


@move
class Roll(Base):
    """The die, or both dice, as they fell. Played as the outcome of chance."""

    dice: tuple[Die, ...]

    def values(self) -> Mapping[str, object]:
        """With the dice as one writes them side by side."""
        return {"dice": " + ".join(map(str, self.dice))}


@move
class BeginTurn(Base):
    """Move the cube of Employers' Strength one box to the right."""


@move
class ApplyFirst(Base):
    """Of two dice, say which takes effect first."""

    die: Die


@move
class PlaceWorker(Base):
    """Put a worker on a space."""

    space: Space
    worker: Condition = "healthy"
    kind: Literal["place"] = "place"


@move
class Act(Base):
    """Resolve the action of a worker on a space, with the choice that some spaces ask for."""

    space: Space
    choice: Choice | None = None
    worker: Condition = "healthy"

    def values(self) -> Mapping[str, object]:
        """With the gauge that is chosen, and by how much the space moves it."""
        by = "+1" if self.space == "chemistry_workshop" else "-1"
        return {**Base.values(self), "gauge": self.choice, "by": by}


@move
class Choose(Base):
    """Name the worker who is hurt, jailed, healed or freed."""

    purpose: Purpose
    worker: Condition
    place: Place


@move
class Pay(Base):
    """Pay the Cost of Living."""


@move
class Take(Base):
    """Take control of a means of production, named by its id in the content."""

    means: Called


@move
class EndTurn(Base):
    """End the turn, with or without having taken a means of production."""


Move = Annotated[
    ChooseMode | Roll | BeginTurn | ApplyFirst | PlaceWorker | Act | Choose | Pay | Take | EndTurn,
    Field(discriminator="kind"),
]
"""Any move of the game."""
