"""Symbols: what crowns, castles, swords and chests are worth (Cartes)."""

from __future__ import annotations

from collections.abc import Iterable

from whichside_rules.anarchy.engine.sets import sets
from whichside_rules.anarchy.engine.state import Meld, Setup


def crowns(setup: Setup, cards: Iterable[str]) -> int:
    """The political power of some cards. :clause:`anarchy.symbol.crown`
    :clause:`anarchy.card.crown-coup-value`
    """
    return sum(map(sets(setup).crowns.__getitem__, cards))


def chests(setup: Setup, cards: Iterable[str]) -> int:
    """The economic power of some cards. :clause:`anarchy.symbol.chest`"""
    return sum(map(sets(setup).chests.__getitem__, cards))


def attack(setup: Setup, cards: Iterable[str]) -> int:
    """What cards are worth in an attack: their swords.

    :clause:`anarchy.symbol.sword` :clause:`anarchy.card.castle-no-attack`
    :clause:`anarchy.card.army-attack` :clause:`anarchy.war.attack-value`
    """
    return sum(map(sets(setup).swords.__getitem__, cards))


def defence(setup: Setup, cards: Iterable[str]) -> int:
    """What cards are worth in defence: their swords and castles.

    :clause:`anarchy.symbol.castle` :clause:`anarchy.symbol.sword`
    :clause:`anarchy.card.castle-defence-1` :clause:`anarchy.card.army-defence`
    :clause:`anarchy.war.defence-value`
    """
    of = sets(setup)
    return sum(of.swords[one] + of.castles[one] for one in cards)


def cards_of(melds: Iterable[Meld]) -> tuple[str, ...]:
    """The cards of some governments."""
    return tuple(card for meld in melds for card in meld.cards)
