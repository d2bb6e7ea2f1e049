"""The events of the board game: what a move made happen, each with the clause that caused it.

What they say stands with the clauses, in the chapters' files.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from whichside_rules.kernel.playing.event import Event, event, union_of
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.effect import Gauge, Labour, Resource, TenementName
from whichside_rules.whichside.engine.state import Phase

Deck = Literal["misfortune", "incident", "solidarity", "strategy", "normal", "difficult"]


@event
class PartBegan(Event):
    """A part of the turn begins."""

    part: Phase
    clause: str

    def values(self) -> Mapping[str, object]:
        """What its sentence is filled with."""
        return {"part": words.called("phase", self.part)}


@event
class TurnBegan(Event):
    """A turn begins; somebody is the first player."""

    strength: int
    first: TenementName
    clause: str


@event
class CardDrawn(Event):
    """A card was drawn."""

    deck: Deck
    card: str
    clause: str


@event
class CardDiscarded(Event):
    """A card was discarded without effect."""

    card: str
    clause: str


@event
class MisfortuneGiven(Event):
    """A misfortune falls on a Tenement."""

    card: str
    tenement: TenementName
    clause: str


@event
class GaugeMoved(Event):
    """A gauge of a Tenement moved."""

    tenement: TenementName
    gauge: Gauge
    to: int
    clause: str


@event
class GaugeStays(Event):
    """A gauge of a Tenement is at its end already."""

    tenement: TenementName
    gauge: Gauge
    clause: str


@event
class LabourMoved(Event):
    """A gauge of labour regulation moved."""

    gauge: Labour
    cell: int
    """Counted from the left."""
    clause: str


@event
class LabourStays(Event):
    """A gauge of labour regulation is at its end already."""

    gauge: Labour
    clause: str


@event
class TeamPays(Event):
    """The team sets out to pay for a means of production, or to counter a card."""

    what: str
    dollars: int
    union: int
    anarchist: int
    strike: int
    sabotage: int
    clause: str

    def values(self) -> Mapping[str, object]:
        """What its sentence is filled with."""
        price, what = words.price(self), words.paid_for(self.what)
        return {"price": price, "what": what}


@event
class StruggleEnded(Event):
    """The team has done what it wanted."""

    clause: str


@event
class StrengthRose(Event):
    """Employers' Strength went up."""

    to: int
    clause: str


@event
class DollarsPaid(Event):
    """A Tenement paid."""

    tenement: TenementName
    dollars: int
    clause: str


@event
class CostsNothing(Event):
    """An agitation that has a price was free."""

    tenement: TenementName
    clause: str


@event
class PaysNothing(Event):
    """Work that paid nothing, as low as wages are."""

    tenement: TenementName
    clause: str


@event
class DollarsGained(Event):
    """A Tenement gained money."""

    tenement: TenementName
    dollars: int
    clause: str


@event
class ResourceGained(Event):
    """A Tenement gained tokens."""

    tenement: TenementName
    resource: Resource
    count: int
    clause: str


@event
class ResourceSpent(Event):
    """A Tenement lost or gave tokens."""

    tenement: TenementName
    resource: Resource
    count: int
    clause: str


@event
class HealthLost(Event):
    """A character lost health."""

    tenement: TenementName
    character: str
    to: int
    clause: str


@event
class HealthRegained(Event):
    """A character regained health."""

    tenement: TenementName
    character: str
    to: int
    clause: str


@event
class Spared(Event):
    """A Tenement was spared a loss of health."""

    tenement: TenementName
    clause: str


@event
class Died(Event):
    """A character died."""

    tenement: TenementName
    character: str
    clause: str


@event
class LivesOn(Event):
    """A character on Arrest survives the misery of its Tenement."""

    tenement: TenementName
    character: str
    clause: str


@event
class ShelterTaken(Event):
    """A character has to go to prison, and the Liberal Lawyer has somebody already."""

    tenement: TenementName
    character: str
    clause: str


@event
class Moved(Event):
    """A character went somewhere: to Arrest, to Jail, to the Lawyer, to a space, or home."""

    tenement: TenementName
    character: str
    place: str
    clause: str

    def values(self) -> Mapping[str, object]:
        """What its sentence is filled with."""
        return {**Event.values(self), "place": words.place(self.place)}


@event
class Caught(Event):
    """A character has to go to prison, unless the Liberal Lawyer takes it in."""

    tenement: TenementName
    character: str
    clause: str


@event
class NightActionMade(Event):
    """A Tenement put its night action on a space."""

    tenement: TenementName
    space: str
    clause: str

    def values(self) -> Mapping[str, object]:
        """What its sentence is filled with."""
        return {**Event.values(self), "space": words.place(self.space)}


@event
class Passed(Event):
    """A Tenement places no more."""

    tenement: TenementName
    clause: str


@event
class MiseryBegan(Event):
    """A Tenement cannot pay and falls into misery."""

    tenement: TenementName
    debt: int
    clause: str


@event
class DebtLowered(Event):
    """What was sold lowered the debt."""

    tenement: TenementName
    left: int
    clause: str


@event
class MiseryEnded(Event):
    """A Tenement in misery owes nothing any more and has no money."""

    tenement: TenementName
    clause: str


@event
class CostCounted(Event):
    """The cost of living of a Tenement was worked out."""

    tenement: TenementName
    dollars: int
    clause: str


@event
class PremisesRevealed(Event):
    """Premises were turned face up."""

    premises: str
    clause: str


@event
class PremisesBought(Event):
    """A Tenement bought premises."""

    tenement: TenementName
    premises: str
    clause: str


@event
class PremisesHosted(Event):
    """Premises were bought for the Bierhalle."""

    premises: str
    clause: str


@event
class TileClosed(Event):
    """A tile cannot be used as long as a card says so."""

    tile: str
    clause: str


@event
class PremisesDiscarded(Event):
    """Premises were discarded."""

    premises: str
    clause: str


@event
class TileTurned(Event):
    """A tile was turned to its side B."""

    tile: str
    clause: str


@event
class DieRolled(Event):
    """The die fell for a character."""

    character: str
    face: int
    clause: str


@event
class DoctorCame(Event):
    """A doctor was paid for a character."""

    tenement: TenementName
    character: str
    clause: str


@event
class ControlTaken(Event):
    """The workers control a means of production."""

    objective: str
    clause: str


@event
class PlansLaid(Event):
    """The plans of a strategy lie on the table."""

    strategy: str
    clause: str

    def values(self) -> Mapping[str, object]:
        """What its sentence is filled with."""
        return {"strategy": words.card(self.strategy)}


@event
class CardCountered(Event):
    """The team countered an Employer card or a plan."""

    card: str
    clause: str

    def values(self) -> Mapping[str, object]:
        """What its sentence is filled with."""
        return {"card": words.card(self.card)}


@event
class MeasureInForce(Event):
    """An exceptional measure is in force from now on."""

    card: str
    clause: str


@event
class PlanApplies(Event):
    """The plan that was not countered takes effect."""

    plan: str
    clause: str

    def values(self) -> Mapping[str, object]:
        """What its sentence is filled with."""
        return {"plan": words.card(self.plan)}


@event
class MarkerMoved(Event):
    """The white marker went to the next plan."""

    step: int
    clause: str


@event
class StrategyEnded(Event):
    """A strategy is over; so many of its plans were countered."""

    strategy: str
    countered: int
    clause: str

    def values(self) -> Mapping[str, object]:
        """What its sentence is filled with."""
        return {**Event.values(self), "strategy": words.card(self.strategy)}


@event
class HealingDeclined(Event):
    """A Tenement has nobody healed by the Bonesetter."""

    tenement: TenementName
    clause: str


@event
class SolidarityDeclined(Event):
    """The team draws no solidarity card."""

    clause: str


@event
class SolidarityKept(Event):
    """The team keeps a solidarity card."""

    card: str
    clause: str


@event
class Joined(Event):
    """Somebody joins the team and lives in a Tenement."""

    tenement: TenementName
    character: str
    clause: str


@event
class Maimed(Event):
    """A character is injured for good."""

    tenement: TenementName
    character: str
    clause: str


@event
class TileDestroyed(Event):
    """A tile left the game."""

    tile: str
    clause: str


@event
class Lasts(Event):
    """An effect of a card holds for longer."""

    card: str
    clause: str

    def values(self) -> Mapping[str, object]:
        """What its sentence is filled with."""
        return {"card": words.card(self.card)}


@event
class TensRolled(Event):
    """The first die of the D66 has fallen."""

    tens: int
    clause: str


@event
class CircumstanceRolled(Event):
    """The D66 says what is different this time."""

    result: int
    clause: str


@event
class DollarsSet(Event):
    """A Tenement starts with so many dollars."""

    tenement: TenementName
    dollars: int
    clause: str


@event
class GoalOutOfReach(Event):
    """The goal asks for more means of production than can be controlled any more."""

    asked: int
    most: int
    clause: str


@event
class NobodyFits(Event):
    """An effect found nobody whom it could hit."""

    tenement: TenementName
    clause: str


@event
class GameEnded(Event):
    """The game is over."""

    won: bool
    clause: str


EVENT = union_of(__name__)
"""Any of them."""
