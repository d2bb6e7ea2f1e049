"""What the cards of a box are to each other, looked up once: who leads, who follows whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from whichside_rules.anarchy.engine.content import AnarchyContent, Card
from whichside_rules.anarchy.engine.state import Setup
from whichside_rules.kernel.values.memory import looked_up_in


class Sets(NamedTuple):
    """The sets of cards as rules ask for them, by the name of a card."""

    zone: Mapping[str, str]
    crowns: Mapping[str, int]
    castles: Mapping[str, int]
    swords: Mapping[str, int]
    chests: Mapping[str, int]
    numbered: frozenset[str]
    """The cards that have a number."""
    crowned: frozenset[str]
    """Those of them that have a crown."""
    followers: Mapping[str, frozenset[str]]
    """Those that follow a card."""


def _follows(card: Card, leader: Card) -> bool:
    return card.lists(leader.number) and (card.kind != "goods" or leader.crowns > 0)


def sets(setup: Setup) -> Sets:
    """What the cards in the box are to each other."""
    return _sets(setup.content)


def leaders(setup: Setup) -> frozenset[str]:
    """The cards that can lead, by reading R-3."""
    known = sets(setup)
    return known.numbered if setup.readings.leads == "number" else known.crowned


@looked_up_in("content.answers")
def _sets(content: AnarchyContent) -> Sets:
    cards = [content.card(name) for name in content.card_ids]
    return Sets(
        zone={one.id: one.zone for one in cards},
        crowns={one.id: one.crowns for one in cards},
        castles={one.id: one.castles for one in cards},
        swords={one.id: one.swords for one in cards},
        chests={one.id: one.chests for one in cards},
        numbered=frozenset(one.id for one in cards if one.number),
        crowned=frozenset(one.id for one in cards if one.number and one.crowns),
        followers={
            leader.id: frozenset(
                one.id
                for one in cards
                if one.zone == leader.zone and one is not leader and _follows(one, leader)
            )
            for leader in cards
        },
    )
