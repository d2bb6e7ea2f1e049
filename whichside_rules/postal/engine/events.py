"""The events of the postal game: what a move made happen, each with the clause that caused it.

What they say stands with the clauses, in the chapters' files.
"""

from __future__ import annotations

from typing import Literal

from whichside_rules.kernel.playing.event import Event, event, union_of
from whichside_rules.postal.engine.content import Gauge, Mode, Resource, Space
from whichside_rules.postal.engine.moves import Condition, Place
from whichside_rules.postal.engine.state import Phase


@event
class ModeChosen(Event):
    """The difficulty was chosen."""

    mode: Mode
    clause: str


@event
class DiceRolled(Event):
    """The die or both dice fell."""

    dice: tuple[int, ...]
    clause: str


@event
class ResultOrdered(Event):
    """Of two results, one takes effect first."""

    first: int
    clause: str


@event
class ResultApplied(Event):
    """A result takes effect: at the set-up, one of two, or the 6 that ends the game."""

    die: int
    clause: str


@event
class StrengthRose(Event):
    """The cube of Employers' Strength moved to the right."""

    to: int
    """The box reached."""
    clause: str


@event
class StrengthStayed(Event):
    """The cube is on its last box and did not move."""

    at: int
    clause: str


@event
class CostChanged(Event):
    """The Cost of Living changed."""

    to: int
    """Dollars."""
    clause: str


@event
class GaugeMoved(Event):
    """Risk, Unsanitary or Police Threat went up or down by an action or a die."""

    gauge: Gauge
    to: int
    clause: str


@event
class GaugeFull(Event):
    """A gauge reached its last box, Hurt or jail."""

    gauge: Gauge
    clause: str


@event
class GaugeReset(Event):
    """A gauge went back to 0 after its event."""

    gauge: Gauge
    clause: str


@event
class WorkerPlaced(Event):
    """A worker was put on a space."""

    worker: Condition
    space: Space
    clause: str


@event
class WorkerActed(Event):
    """A worker resolves the action of a space."""

    worker: Condition
    space: Space
    clause: str


@event
class WorkerHurt(Event):
    """A healthy worker became injured or sick."""

    place: Place
    clause: str


@event
class WorkerStruckAgain(Event):
    """An injury struck a worker who was injured already, and who dies of it."""

    place: Place
    clause: str
    """What caused this injury."""


@event
class WorkerHealed(Event):
    """An injured worker was healed."""

    place: Place
    clause: str


@event
class WorkerDied(Event):
    """A worker died; the cube leaves the game."""

    place: Place
    clause: str


@event
class WorkerJailed(Event):
    """A healthy worker went to jail."""

    place: Place
    clause: str


@event
class WorkerFreed(Event):
    """A prisoner left jail."""

    worker: Condition
    clause: str


@event
class WorkerRecruited(Event):
    """A worker joined, from the reserve."""

    clause: str


@event
class ActionLost(Event):
    """A placed worker cannot act any more."""

    space: Space
    clause: str


@event
class MoneyGained(Event):
    """Savings went up."""

    dollars: int
    to: int
    clause: str


@event
class MoneyPaid(Event):
    """Savings went down."""

    dollars: int
    to: int
    clause: str


@event
class InDebt(Event):
    """The Savings did not cover the Cost of Living."""

    missing: int
    """Dollars."""
    clause: str


@event
class ResourceGained(Event):
    """A strike, a sabotage or an agitation was won."""

    resource: Resource
    to: int
    clause: str


@event
class ResourceSpent(Event):
    """Strikes, sabotages or agitations paid for a means of production."""

    resource: Resource
    count: int
    left: int
    """How many the group still has."""
    clause: str


@event
class ResourcesLost(Event):
    """Unspent resources vanished at the end of the turn."""

    count: int
    clause: str


@event
class MeansTaken(Event):
    """A means of production came under control; a cube marks it."""

    means: str
    controlled: int
    """How many are controlled now."""
    clause: str


Nothing = Literal[
    "nobody-injured",
    "no-dollar",
    "no-cube",
    "gauge-empty",
    "nobody-to-injure",
    "nobody-to-jail",
    "nobody-in-jail",
    "row-skipped",
]


@event
class NothingHappened(Event):
    """An effect found nothing to do."""

    why: Nothing
    clause: str


@event
class PhaseBegan(Event):
    """The next part of the turn began."""

    phase: Phase
    clause: str


@event
class GameEnded(Event):
    """The game was won or lost."""

    won: bool
    clause: str


EVENT = union_of(__name__)
"""Any event of the game."""
