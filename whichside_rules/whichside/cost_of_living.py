"""Cost of living (Survive B): rent, premises, upkeep and what changes them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from whichside_rules.kernel.playing.agenda import now
from whichside_rules.whichside import health, premises, prison, side_b, turn
from whichside_rules.whichside.engine import lasting
from whichside_rules.whichside.engine.content import board_of
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import CostCounted
from whichside_rules.whichside.engine.state import (
    Person,
    Position,
    WhichsideDraft,
)
from whichside_rules.whichside.engine.tasks import Owe, PayRent
from whichside_rules.whichside.engine.tenements import tenement_of
from whichside_rules.whichside.variant import unforeseen


class Part(NamedTuple):
    """Something that a Tenement pays to live."""

    dollars: int
    clauses: tuple[str, ...]
    """By which it is due, and is so much."""


def cost(position: Position, name: TenementName) -> int:
    """What a Tenement must pay this turn, in dollars: rents, upkeep and modifiers.

    :clause:`whichside.cost-of-living.formula` :clause:`whichside.example.cost-of-living-russian`
    :clause:`whichside.example.cost-of-living-us`
    """
    return sum(part.dollars for part in parts(position, name))


def parts(position: Position, name: TenementName) -> Iterator[Part]:
    """What the cost of living of a Tenement is the sum of.

    :clause:`whichside.cost-of-living.formula` :clause:`whichside.cost-of-living.premises-rent`
    :clause:`whichside.premises.variable-cost-and-rent` :clause:`whichside.side-b.bierhalle-rent`
    """
    yield from rent(position, name)
    own = premises.owned(position, name)
    if own:
        yield Part(own.rent, ("whichside.cost-of-living.premises-rent",))
    if position.hosted and position.hosted.buyer == name:
        yield Part(0, ("whichside.side-b.bierhalle-rent",))
    for person in health.living(tenement_of(position, name)):
        yield upkeep(position, person)
    yield from modifiers(position, name)


def why(position: Position, name: TenementName) -> tuple[str, ...]:
    """The clauses by which the cost of living of a Tenement is what it is.

    :clause:`whichside.cost-of-living.formula` :clause:`whichside.example.cost-of-living-us`
    """
    clauses = [clause for part in parts(position, name) for clause in part.clauses]
    living = health.living(tenement_of(position, name))
    fit = [one for one in living if one.health == health.BEST]
    if name == "american" and (len(fit), len(living)) == (1, 4):
        # The household of the example, whose sum the book has wrong (erratum R-20).
        clauses.append("whichside.example.cost-of-living-us")
    return ("whichside.cost-of-living.formula", *dict.fromkeys(clauses))


def rent(position: Position, name: TenementName) -> Iterator[Part]:
    """The rent of the Tenement itself, and what changes it: it is never less than nothing.

    :clause:`whichside.cost-of-living.tenement-rent` :clause:`whichside.cost-of-living.modifiers`
    """
    printed = position.setup.content.living.rent
    yield Part(printed, ("whichside.cost-of-living.tenement-rent",))
    more = lasting.total(position, "rent", name)
    if more:
        yield Part(max(-printed, more), ("whichside.cost-of-living.modifiers",))


def upkeep(position: Position, person: Person) -> Part:
    """What a character costs, in prison as well; the dead cost nothing.

    :clause:`whichside.cost-of-living.upkeep-healthy` :clause:`whichside.health.hea2`
    :clause:`whichside.cost-of-living.upkeep-injured` :clause:`whichside.health.hea1`
    :clause:`whichside.health.hea0-upkeep` :clause:`whichside.prison.upkeep`
    :clause:`whichside.death.no-upkeep` :clause:`whichside.side-b.iww`
    """
    if person.place == "dead":
        return Part(0, ("whichside.death.no-upkeep",))
    imprisoned = prison.is_held(position, person.place)
    if imprisoned and side_b.is_up(position, "prisoners-free"):
        return Part(0, ("whichside.side-b.iww",))
    living = position.setup.content.living
    more = ("whichside.prison.upkeep",) if imprisoned else ()
    if person.health == health.BEST:
        return Part(living.fit, ("whichside.cost-of-living.upkeep-healthy", *more))
    return Part(living.unfit, ("whichside.cost-of-living.upkeep-injured", *more))


def modifiers(position: Position, name: TenementName) -> Iterator[Part]:
    """What else changes the cost: the board's own rule and lasting effects.

    :clause:`whichside.cost-of-living.modifiers` :clause:`whichside.cost-of-living.russian-special`
    """
    special = board_of(position.setup.content, name).extra_cost
    if special:
        own = "russian-special" if name == "russian" else "modifiers"
        yield Part(special, (f"whichside.cost-of-living.{own}",))
    more = lasting.total(position, "cost", name)
    if more:
        rolled = unforeseen.why_lasting(position, "cost")
        yield Part(more, ("whichside.cost-of-living.modifiers", *rolled))


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
