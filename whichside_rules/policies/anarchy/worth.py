"""What cards are worth to a player, in plain numbers.

Everything is read from what that player sees: the own hand, what lies on the table, and the cards
of other hands that everybody saw come there. A position will do in place of a view, since nothing
else of it is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from whichside_rules import anarchy
from whichside_rules.anarchy.engine.sets import Sets, leaders, sets

CHEST, CROWN, SWORD, CASTLE = 12, 5, 4, 3
"""What a symbol on the table is worth: chests pay and win, the others keep and take them."""
RUPEE = 4
"""What a rupee is worth beside them."""


@lru_cache(maxsize=64)
def worths(setup: anarchy.Setup) -> Mapping[str, int]:
    """What each card is worth on the table."""
    of = sets(setup)
    return {
        name: CHEST * of.chests[name]
        + CROWN * of.crowns[name]
        + SWORD * of.swords[name]
        + CASTLE * of.castles[name]
        for name in setup.content.card_ids
    }


def total(numbers: Mapping[str, int], cards: Iterable[str]) -> int:
    """The numbers of some cards together."""
    return sum(map(numbers.__getitem__, cards))


def under(of: Sets, leader: str, cards: Iterable[str]) -> list[str]:
    """Those of some cards that follow a leader."""
    followers = of.followers[leader]
    return [one for one in cards if one in followers]


def seen_hand(see: Any, player: str, me: str) -> tuple[str, ...]:
    """The cards of a hand that a player knows: all of the own one, of others what all saw."""
    at = see.setup.seats.index(player)
    known: tuple[str, ...] = see.hands[at] if player == me else see.known[at]
    return known


def rupees(see: Any, player: str) -> int:
    """The money of a player; where it is not seen (R-23), as if half of the incomes were spent."""
    at = see.setup.seats.index(player)
    has = see.money[at]
    return has if isinstance(has, int) else see.setup.content.rupees // 2 + see.taken[at] // 2


def in_zone(see: Any, zone: str) -> tuple[str, ...]:
    """The cards of the governments of a zone."""
    return tuple(card for one in see.melds if one.zone == zone for card in one.cards)


def use(see: Any, me: str, card: str) -> int:
    """How useful a card in hand is: what it is worth on the table, times how likely it gets there.

    A card that cannot follow the own leader of its zone helps least. Most helps one that does, or
    that would make a government with others in hand.
    """
    of, setup = sets(see.setup), see.setup
    worth, zone = worths(setup)[card], of.zone[card]
    held = [one for one in see.melds if one.zone == zone]
    if any(one.player == me for one in held):
        follows = any(card in of.followers[one.leader] for one in held)
        return worth * (6 if follows else 1)
    others = [one for one in seen_hand(see, me, me) if of.zone[one] == zone and one != card]
    if held:  # The more crowns of the zone are in hand, the sooner there is a coup.
        crowns = of.crowns[card] + total(of.crowns, others)
        return worth + 10 * of.crowns[card] + (4 * crowns if of.crowns[card] else 0)
    if card in leaders(setup):
        return worth * 6
    return worth * (4 if any(card in of.followers[one] for one in others) else 3)
