"""Money: rupees, and the sums that can be laid (Argent)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.anarchy.engine.state import Position


def money_of(position: Position, player: str) -> int:
    """The rupees that a player has. :clause:`anarchy.money.uses`"""
    return position.money[position.setup.seats.index(player)]


def sums(position: Position, player: str) -> Iterator[int]:
    """What a player can bid: nothing, with the blank card, or any sum (or one money card, R-7).

    Money is changed at the bank at any time, so that any sum can be made.

    :clause:`anarchy.money.change-anytime` :clause:`anarchy.component.money-cards`
    :clause:`anarchy.component.blank-money-card` :clause:`anarchy.war.bid.decide-amount`
    """
    has = money_of(position, player)
    if position.setup.readings.bids == "any-sum":
        yield from range(has + 1)
        return
    yield 0
    yield from (one for one in position.setup.content.money if one <= has)
