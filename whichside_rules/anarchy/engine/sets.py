"""What the cards of a set-up are to each other, looked up once: who leads, who follows whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from whichside_rules.anarchy.engine.content import Card
from whichside_rules.anarchy.engine.state import Setup
from whichside_rules.kernel.values.memory import kept_in


class Sets(NamedTuple):
    """The sets of cards as rules ask for them, by the name of a card."""

    zone: Mapping[str, str]
    crowns: Mapping[str, int]
    castles: Mapping[str, int]
    swords: Mapping[str, int]
    chests: Mapping[str, int]
    leaders: frozenset[str]
    """The cards that can lead, by reading R-3."""
    followers: Mapping[str, frozenset[str]]
    """Those that follow a card."""


def _follows(card: Card, leader: Card) -> bool:
    return card.lists(leader.number) and (card.kind != "goods" or leader.crowns > 0)


@kept_in("setup.answers")
def sets(setup: Setup) -> Sets:
    """What the cards in the box are to each other."""
    content = setup.content
    cards = [content.card(name) for name in content.card_ids]
    number_suffices = setup.readings.leads == "number"
    leaders = [one for one in cards if one.number and (one.crowns or number_suffices)]
    return Sets(
        zone={one.id: one.zone for one in cards},
        crowns={one.id: one.crowns for one in cards},
        castles={one.id: one.castles for one in cards},
        swords={one.id: one.swords for one in cards},
        chests={one.id: one.chests for one in cards},
        leaders=frozenset(one.id for one in leaders),
        followers={
            leader.id: frozenset(
                one.id
                for one in cards
                if one.zone == leader.zone and one is not leader and _follows(one, leader)
            )
            for leader in cards
        },
    )
