"""Prices: what cards cost together (Payer des cartes supplémentaires)."""

from __future__ import annotations

from whichside_rules.anarchy.engine.state import Setup


def price_of(setup: Setup, cards: int) -> int:
    """What so many cards cost together, in rupees; the first is free.

    Each further card costs a rupee more than the one before; the table lists the sums of the first
    ten.

    :clause:`anarchy.pay.progressive` :clause:`anarchy.pay.cumulative`
    :clause:`anarchy.price.table-is-aid` :clause:`anarchy.price.1` :clause:`anarchy.price.2`
    :clause:`anarchy.price.3` :clause:`anarchy.price.4` :clause:`anarchy.price.5`
    :clause:`anarchy.price.6` :clause:`anarchy.price.7` :clause:`anarchy.price.8`
    :clause:`anarchy.price.9` :clause:`anarchy.price.10`
    """
    table = setup.content.prices
    listed = min(cards, len(table))
    return table[listed - 1] + sum(range(listed, cards))


def most_listed(setup: Setup) -> int | None:
    """How many cards can be paid for at all: by reading R-18 as many as the table lists.

    :clause:`anarchy.price.table-is-aid`
    """
    return len(setup.content.prices) if setup.readings.prices == "table" else None


def clause_of(setup: Setup, cards: int) -> str:
    """The clause on the price of so many cards."""
    listed = cards <= len(setup.content.prices)
    return f"anarchy.price.{cards}" if listed else "anarchy.pay.progressive"
