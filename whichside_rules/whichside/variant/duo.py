"""Duo mode: two Tenements, and amounts of Employer cards that are halved for them.

The historical scenario for two has the same adjustments;
:func:`~whichside_rules.whichside.engine.scenarios.is_duo` says when they hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from whichside_rules.kernel.playing.deciding import decide
from whichside_rules.kernel.values.value import value
from whichside_rules.whichside.engine.booklet import Count
from whichside_rules.whichside.engine.content import EmployerCard, Plan, Price
from whichside_rules.whichside.engine.effect import (
    Effect,
    Effects,
    Either,
    ForLonger,
    Lasting,
    OnMoney,
    OnResource,
)
from whichside_rules.whichside.engine.scenarios import is_duo
from whichside_rules.whichside.engine.state import Setup

ROUNDED_UP = frozenset({"strike", "sabotage"})
"""What is halved upwards; dollars and agitation are halved downwards.
:clause:`whichside.variant.duo.halve-strike-sabotage`"""
IN_DOLLARS: frozenset[Lasting] = frozenset({"rent", "cost", "doctor", "wage"})
"""What lasting effects change in dollars."""


@value
class Halved:
    """A price for two Tenements."""

    dollars: Count
    union: Count
    anarchist: Count
    strike: Count
    sabotage: Count


def half(what: str, amount: int) -> int:
    """Half of an amount, gained or lost: of strikes and sabotages the larger half.

    :clause:`whichside.variant.duo.halve-dollars-agitation`
    :clause:`whichside.variant.duo.halve-strike-sabotage`
    """
    found = (abs(amount) + (what in ROUNDED_UP)) // 2
    return found if amount > 0 else -found


def price(setup: Setup, card: EmployerCard | Plan) -> Price:
    """What it costs to counter an Employer card; whether plans are among them is reading R-110.

    :clause:`whichside.variant.duo.halve-dollars-agitation`
    :clause:`whichside.variant.duo.halve-strike-sabotage`
    :clause:`whichside.scenario.cloakmakers.duo-adjustments`
    """
    if not _is_adjusted(setup, card):
        return card
    return Halved(
        half("dollars", card.dollars),
        half("union", card.union),
        half("anarchist", card.anarchist),
        half("strike", card.strike),
        half("sabotage", card.sabotage),
    )


def why(setup: Setup, card: EmployerCard | Plan) -> Iterator[str]:
    """The clauses that bear on the price of a card where two Tenements play.

    :clause:`whichside.variant.duo.halve-dollars-agitation`
    :clause:`whichside.variant.duo.halve-strike-sabotage`
    :clause:`whichside.variant.duo.applies-to-cloakmakers`
    """
    if not is_duo(setup):
        return
    yield from adjusted(setup)
    if card.dollars or card.union or card.anarchist:
        yield "whichside.variant.duo.halve-dollars-agitation"
    if card.strike or card.sabotage:
        yield "whichside.variant.duo.halve-strike-sabotage"


def why_effects(setup: Setup, some: Effects) -> Iterator[str]:
    """The clauses of which R-111 asks whether they bear on what a card does.

    :clause:`whichside.variant.duo.halve-dollars-agitation`
    :clause:`whichside.variant.duo.halve-strike-sabotage`
    """
    kinds = set(_in_question(some)) if is_duo(setup) else set()
    if kinds:
        yield from adjusted(setup)
    if kinds - ROUNDED_UP:
        yield "whichside.variant.duo.halve-dollars-agitation"
    if kinds & ROUNDED_UP:
        yield "whichside.variant.duo.halve-strike-sabotage"


def _in_question(some: Effects) -> Iterator[str]:
    """Of what there are amounts that could be halved."""
    for effect in some:
        match effect:
            case OnMoney():
                yield "dollars"
            case OnResource():
                yield effect.resource
            case ForLonger() if effect.what in IN_DOLLARS:
                yield "dollars"
            case Either():
                yield from _in_question(effect.options)


def adjusted(setup: Setup) -> Iterator[str]:
    """The clause by which what is said of the duo mode holds in a scenario for two.

    :clause:`whichside.variant.duo.applies-to-cloakmakers`
    """
    if setup.variant != "duo":
        yield "whichside.variant.duo.applies-to-cloakmakers"


def effects(setup: Setup, card: EmployerCard | Plan, some: Effects) -> Effects:
    """What a card does: as printed, or by another reading (R-111) with its amounts halved.

    :clause:`whichside.variant.duo.halve-dollars-agitation`
    :clause:`whichside.variant.duo.halve-strike-sabotage`
    """
    decide(*why_effects(setup, some))
    if setup.readings.duo_amounts == "costs" or not _is_adjusted(setup, card):
        return some
    return tuple(_adjusted(some))


def _is_adjusted(setup: Setup, card: EmployerCard | Plan) -> bool:
    if not is_duo(setup):
        return False
    return isinstance(card, EmployerCard) or setup.readings.duo_cards == "with-plans"


def _adjusted(some: Effects) -> Iterator[Effect]:
    """The effects for two Tenements; of which nothing is left, that one is gone."""
    for effect in some:
        match effect:
            case OnMoney():
                less: Effect = replace(effect, by=half("dollars", effect.by))
            case OnResource():
                less = replace(effect, by=half(effect.resource, effect.by))
            case ForLonger() if effect.what in IN_DOLLARS:
                less = replace(effect, by=half("dollars", effect.by))
            case Either():
                options = tuple(_adjusted(effect.options))
                less = replace(effect, options=options) if len(options) > 1 else effect
            case _:
                less = effect
        if getattr(less, "by", None) != 0:
            yield less
