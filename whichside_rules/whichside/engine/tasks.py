"""What can be due: the tasks on the agenda of a position, each with the clause that ordered it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from whichside_rules.kernel.book.names import Called
from whichside_rules.kernel.playing.agenda import Task as Base, task
from whichside_rules.kernel.values.value import value
from whichside_rules.whichside.engine.booklet import Count
from whichside_rules.whichside.engine.effect import Effects, Gender, TenementName, Until, Where

Part = Literal[
    "misfortunes",
    "work",
    "daily",
    "night",
    "reap",
    "incidents",
    "living",
    "struggle",
    "employers",
    "life",
    "offensives",
    "end",
]
"""The parts of a turn, in order. :clause:`whichside.turn.part1-order`
:clause:`whichside.turn.part2-order`"""


@task
class Begin(Base):
    """A part of the turn begins."""

    part: Part
    clause: str


@task
class Reveal(Base):
    """Premises are turned face up."""

    clause: str


@task
class DrawMisfortune(Base):
    """A Tenement draws a misfortune card."""

    tenement: TenementName
    clause: Literal["whichside.misfortune.draw"] = "whichside.misfortune.draw"


@task
class GiveMisfortune(Base):
    """The misfortune that was drawn must be given to somebody."""

    tenement: TenementName
    """The drawer."""
    card: Called
    clause: Literal["whichside.misfortune.designate-other"] = "whichside.misfortune.designate-other"


@task
class DrawIncident(Base):
    """The first player draws an incident card."""

    clause: Literal["whichside.incidents.first-player-draws"] = (
        "whichside.incidents.first-player-draws"
    )


@task
class OfferSolidarity(Base):
    """The team may draw solidarity cards and keep one."""

    cards: Annotated[int, Field(ge=1, le=9)]
    clause: Literal["whichside.solidarity.optional"] = "whichside.solidarity.optional"


@task
class DrawSolidarity(Base):
    """The first player draws solidarity cards."""

    cards: Annotated[int, Field(ge=1, le=9)]
    """How many are still to be drawn."""
    drawn: tuple[Called, ...]
    clause: Literal["whichside.solidarity.draw-two-keep-one"] = (
        "whichside.solidarity.draw-two-keep-one"
    )


@task
class KeepSolidarity(Base):
    """The team keeps one of the solidarity cards that were drawn."""

    drawn: tuple[Called, ...]
    clause: Literal["whichside.solidarity.joint-choice"] = "whichside.solidarity.joint-choice"


@task
class Welcome(Base):
    """Somebody joins the team; the team says in which Tenement."""

    character: Called
    clause: Literal["whichside.component.black-cylinders"] = "whichside.component.black-cylinders"


@task
class DrawStrategy(Base):
    """A strategy of the employers is turned up."""

    clause: str


@task
class LoseStrategy(Base):
    """A strategy of the employers is lost before the first turn, and leaves the game."""

    clause: Literal["whichside.variant.desperate.initial-strategy-defeat"] = (
        "whichside.variant.desperate.initial-strategy-defeat"
    )


@task
class ApplyCoups(Base):
    """Of the cards put into play before the first turn, coups de force take effect."""

    clause: Literal["whichside.variant.desperate.initial-coup-de-force"] = (
        "whichside.variant.desperate.initial-coup-de-force"
    )


@task
class EndBeforeFirst(Base):
    """All is suffered that is before the first turn."""

    clause: Literal["whichside.variant.desperate.initial-strategy-defeat"] = (
        "whichside.variant.desperate.initial-strategy-defeat"
    )


@task
class RollD66(Base):
    """The die is rolled for a circumstance, first for the tens, then for the units."""

    waiting: Annotated[int, Field(ge=1, le=36)]
    """How many results are still to be rolled, this one included."""
    rolled: tuple[Annotated[int, Field(ge=11, le=66)], ...]
    tens: Annotated[int, Field(ge=0, le=6)]
    """The tens of this one; 0 before they are rolled."""
    clause: Literal["whichside.variant.unforeseen.d66"] = "whichside.variant.unforeseen.d66"


@value
class Blow:
    """What a circumstance does to a gauge of the employers or to somebody."""

    what: Literal["gauge", "injury", "prison"]
    tenement: TenementName | None
    """Whom it hits; ``None`` for anybody."""
    roll: Count
    """The roll that brought it, counted from 0."""
    clause: str


@value
class Hit:
    """A gauge or a character that was hit, and by which roll."""

    roll: Count
    target: Called


Blows = Annotated[tuple[Blow, ...], Field(min_length=1)]


@task
class Afflict(Base):
    """A gauge or a character is hit by a circumstance; the team says which."""

    blows: Blows
    """This one and those that follow."""
    hit: tuple[Hit, ...]
    clause: str


@task
class Befall(Base):
    """A gauge or a character is hit by a circumstance, at random."""

    blows: Blows
    """This one and those that follow."""
    hit: tuple[Hit, ...]
    clause: str


@task
class JudgeGoal(Base):
    """Before the first turn it is said when the goal cannot be reached."""

    clause: Literal["whichside.victory.source"] = "whichside.victory.source"


@task
class LayPlans(Base):
    """The plans of the strategy are laid out, and its first step is marked."""

    clause: str


@task
class DrawEmployerCard(Base):
    """An Employer card is turned up."""

    difficult: bool
    clause: str


@task
class ApplyEmployerCard(Base):
    """An Employer card that was not countered takes effect."""

    card: Called
    clause: Literal["whichside.employer.apply-undefeated"] = "whichside.employer.apply-undefeated"


@task
class DiscardCard(Base):
    """An Employer card that was resolved is discarded; until then it lies face up."""

    card: Called
    clause: str


@task
class OrderEmployerCards(Base):
    """Several Employer cards take effect; the team says which is next."""

    cards: tuple[Called, ...]
    clause: Literal["whichside.employer.apply-undefeated"] = "whichside.employer.apply-undefeated"


@task
class CloseWorkplace(Base):
    """A card closes a workplace; the team says which."""

    until: Until
    source: Called
    """The card."""
    clause: str


@task
class CountMeasures(Base):
    """The exceptional measures in force are counted."""

    clause: Literal["whichside.employer.three-measures-check"] = (
        "whichside.employer.three-measures-check"
    )


@task
class ApplyCondition(Base):
    """The extra condition of the current plan holds for the turn that begins."""

    clause: Literal["whichside.cards.plan-turn-condition"] = "whichside.cards.plan-turn-condition"


@task
class ApplyPlan(Base):
    """The current plan takes effect, unless it was countered."""

    clause: Literal["whichside.plans.apply-current"] = "whichside.plans.apply-current"


@task
class MoveMarker(Base):
    """The marker moves on to the next plan."""

    clause: Literal["whichside.plans.move-marker"] = "whichside.plans.move-marker"


@task
class Suffer(Base):
    """A Tenement suffers effects, one after the other."""

    tenement: TenementName
    effects: Effects
    source: Called
    """The card, the tile or the premises that says so."""
    clause: str


@task
class Choose(Base):
    """A Tenement chooses one of several effects."""

    tenement: TenementName
    effects: Effects
    source: Called
    clause: str


@task
class LoseHealth(Base):
    """A character of the Tenement loses health; its player says who."""

    tenement: TenementName
    gender: Gender | None
    by: Annotated[int, Field(ge=1, le=2)]
    clause: str
    where: Where | None = None


@task
class OfferShield(Base):
    """A Tenement says whether its clean home spares this loss of health."""

    tenement: TenementName
    gender: Gender | None
    by: Annotated[int, Field(ge=1, le=2)]
    everybody: bool
    """Whether everybody who fits is hit, not one of them."""
    clause: str
    where: Where | None = None


@task
class SpareOne(Base):
    """Several characters lose health at once, and a clean home spares one of them."""

    tenement: TenementName
    gender: Gender | None
    by: Annotated[int, Field(ge=1, le=2)]
    clause: str
    where: Where | None = None


@task
class Strike(Base):
    """A Tenement loses the health of a character, unless it is spared."""

    tenement: TenementName
    gender: Gender | None
    by: Annotated[int, Field(ge=1, le=2)]
    clause: str
    where: Where | None = None


@task
class BeMaimed(Base):
    """A character of the Tenement is injured for good; its player says who."""

    tenement: TenementName
    gender: Gender | None
    clause: str


@task
class GoToPrison(Base):
    """A character of the Tenement goes to prison; its player says who."""

    tenement: TenementName
    gender: Gender | None
    clause: str
    where: Where | None = None


@task
class TakeShelter(Base):
    """A character should go to prison; the Liberal Lawyer may take it in."""

    tenement: TenementName
    character: Called
    clause: str


@task
class Evict(Base):
    """A character loses the shelter of the Liberal Lawyer."""

    tenement: TenementName
    character: Called
    clause: str


@task
class LeaveLawyer(Base):
    """A character in the shelter of the Liberal Lawyer that was not placed goes home."""

    tenement: TenementName
    character: Called
    clause: Literal["whichside.premises.liberal-lawyer-plays"] = (
        "whichside.premises.liberal-lawyer-plays"
    )


@task
class Owe(Base):
    """A Tenement must pay dollars."""

    tenement: TenementName
    dollars: Count
    clause: str


@task
class SellGoods(Base):
    """A Tenement in misery, without premises now, sells what is in its home."""

    tenement: TenementName
    dollars: Count
    clause: Literal["whichside.misery.raise-uns"] = "whichside.misery.raise-uns"


@task
class SellHealth(Base):
    """A Tenement in misery still owes dollars and gives up the health of its characters."""

    tenement: TenementName
    dollars: Count
    clause: Literal["whichside.misery.lower-hea"] = "whichside.misery.lower-hea"


@task
class Execute(Base):
    """The characters in Jail of a Tenement in misery die."""

    tenement: TenementName
    clause: Literal["whichside.misery.executes-jailed"] = "whichside.misery.executes-jailed"


@task
class Reap(Base):
    """Somebody, or the night action of a Tenement, gains what a space yields."""

    tenement: TenementName
    character: Called | None
    """``None`` for the night action."""
    space: Called
    clause: str


@task
class RollCrime(Base):
    """The die of petty crime is rolled for a character."""

    tenement: TenementName
    character: Called
    clause: Literal["whichside.tenderloin.petty-crime"] = "whichside.tenderloin.petty-crime"


@task
class RollRobbery(Base):
    """The dice of the robbery are rolled, one for each character."""

    waiting: tuple[Called, ...]
    """The characters whose die has not fallen yet."""
    taken: tuple[Called, ...]
    """Those whose die has."""
    best: Annotated[int, Field(ge=0, le=6)]
    clause: Literal["whichside.tenderloin.robbery-best-die"] = (
        "whichside.tenderloin.robbery-best-die"
    )


@task
class Heal(Base):
    """The Bonesetter heals a character; the Tenement says whom."""

    tenement: TenementName
    clause: Literal["whichside.premises.bonesetter"] = "whichside.premises.bonesetter"


@task
class Improve(Base):
    """Tiles with enough characters on their improvement are turned over."""

    clause: str


@task
class ShiftGauge(Base):
    """A gauge of labour regulation moves to the left; the Tenement says which."""

    tenement: TenementName
    clause: Literal["whichside.reap.gauge-choice"] = "whichside.reap.gauge-choice"


@task
class GoHome(Base):
    """The characters on spaces go home."""

    clause: str


@task
class PayRent(Base):
    """A Tenement pays its cost of living."""

    tenement: TenementName
    clause: Literal["whichside.cost-of-living.formula"] = "whichside.cost-of-living.formula"


Paid = Literal["objective", "card", "plan"]
"""What the team can pay for: a means of production, or to counter a card or a plan."""


@task
class Bill(Base):
    """The team pays for something, token by token."""

    dollars: Count
    union: Count
    anarchist: Count
    strike: Count
    sabotage: Count
    what: Paid
    id: Called
    """What it is for."""
    clause: str


Task = Annotated[
    Begin
    | Reveal
    | DrawMisfortune
    | GiveMisfortune
    | DrawIncident
    | OfferSolidarity
    | DrawSolidarity
    | KeepSolidarity
    | Welcome
    | DrawStrategy
    | LayPlans
    | LoseStrategy
    | ApplyCoups
    | EndBeforeFirst
    | RollD66
    | Afflict
    | Befall
    | JudgeGoal
    | DrawEmployerCard
    | ApplyEmployerCard
    | DiscardCard
    | OrderEmployerCards
    | CloseWorkplace
    | CountMeasures
    | ApplyCondition
    | ApplyPlan
    | MoveMarker
    | Suffer
    | Choose
    | Strike
    | LoseHealth
    | OfferShield
    | SpareOne
    | BeMaimed
    | GoToPrison
    | TakeShelter
    | Evict
    | LeaveLawyer
    | Owe
    | SellGoods
    | SellHealth
    | Execute
    | Reap
    | RollCrime
    | RollRobbery
    | Heal
    | Improve
    | ShiftGauge
    | GoHome
    | PayRent
    | Bill,
    Field(discriminator="kind"),
]
"""Any of them."""
