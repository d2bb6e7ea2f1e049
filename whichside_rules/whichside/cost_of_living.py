"""Cost of living (Survive B): rent, premises, upkeep and what changes them."""

from __future__ import annotations

from whichside_rules.kernel.agenda import now
from whichside_rules.whichside import health, premises, side_b, turn
from whichside_rules.whichside.engine import lasting
from whichside_rules.whichside.engine.content import board_of
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import CostCounted
from whichside_rules.whichside.engine.state import (
    AWAY,
    Person,
    Position,
    WhichsideDraft,
    tenement_of,
)
from whichside_rules.whichside.engine.tasks import Owe, PayRent


def cost(position: Position, name: TenementName) -> int:
    """What a Tenement must pay this turn, in dollars: rents, upkeep and modifiers.

    :clause:`whichside.cost-of-living.formula` :clause:`whichside.example.cost-of-living-russian`
    :clause:`whichside.example.cost-of-living-us`
    """
    return (
        rent(position, name)
        + premises.rent(position, name)
        + sum(upkeep(position, person) for person in health.living(tenement_of(position, name)))
        + modifiers(position, name)
    )


def rent(position: Position, name: TenementName) -> int:
    """The rent of the Tenement itself. :clause:`whichside.cost-of-living.tenement-rent`"""
    return max(0, position.setup.content.living.rent + lasting.total(position, "rent", name))


def upkeep(position: Position, person: Person) -> int:
    """What a living character costs, in prison as well.

    :clause:`whichside.cost-of-living.upkeep-healthy` :clause:`whichside.health.hea2`
    :clause:`whichside.cost-of-living.upkeep-injured` :clause:`whichside.health.hea1`
    :clause:`whichside.health.hea0-upkeep` :clause:`whichside.prison.upkeep`
    :clause:`whichside.death.no-upkeep` :clause:`whichside.side-b.iww`
    """
    if person.place in AWAY and side_b.is_up(position, "prisoners-free"):
        return 0
    living = position.setup.content.living
    return living.fit if person.health == health.BEST else living.unfit


def modifiers(position: Position, name: TenementName) -> int:
    """What else changes the cost: the board's own rule and lasting effects.

    :clause:`whichside.cost-of-living.modifiers` :clause:`whichside.cost-of-living.russian-special`
    """
    special = board_of(position.setup.content, name).extra_cost
    return special + lasting.total(position, "cost", name)


@turn.opening("living")
def begin(draft: WhichsideDraft) -> None:
    """Each Tenement pays, in the order of play; then the struggle begins."""
    due = [PayRent.of(name) for name in turn.in_order(draft)]
    now(draft, *due, turn.following(draft))


def pay(draft: WhichsideDraft, task: PayRent) -> None:
    """A Tenement shows its cost of living and pays it, or falls into misery.

    :clause:`whichside.cost-of-living.marker` :clause:`whichside.cost-of-living.shortfall-misery`
    """
    dollars = max(0, cost(draft, task.tenement))
    draft.tell(CostCounted.of(task.tenement, dollars, "whichside.cost-of-living.marker"))
    now(draft, Owe.of(task.tenement, dollars, "whichside.cost-of-living.formula"))
