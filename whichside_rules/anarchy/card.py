"""Cards: which can lead, and whom they follow (Cartes)."""

from __future__ import annotations

from collections.abc import Iterable

from whichside_rules.anarchy import symbol
from whichside_rules.anarchy.engine.sets import leaders, sets
from whichside_rules.anarchy.engine.state import Setup


def leads(setup: Setup, name: str) -> bool:
    """Whether a card can be the leader of a government: it has a number and a crown (R-3).

    :clause:`anarchy.card.number-can-lead` :clause:`anarchy.meld.leader-definition`
    :clause:`anarchy.card.army-follower-only` :clause:`anarchy.card.goods-no-power`
    :clause:`anarchy.example.location-card` :clause:`anarchy.example.imad-ul-mulk`
    """
    return name in leaders(setup)


def follows(setup: Setup, name: str, leader: str) -> bool:
    """Whether a card follows a leader of its zone: its list has the leader's number.

    Goods need a leader with a crown as well.

    :clause:`anarchy.card.follow-list` :clause:`anarchy.meld.same-zone`
    :clause:`anarchy.meld.follow-list-legality` :clause:`anarchy.card.no-list-leads-only`
    :clause:`anarchy.card.army-usually-any` :clause:`anarchy.card.goods-usually-follow`
    :clause:`anarchy.card.goods-need-crowned-leader`
    :clause:`anarchy.example.location-card` :clause:`anarchy.example.imad-ul-mulk`
    """
    return name in sets(setup).followers[leader]


def stands(setup: Setup, leader: str, followers: Iterable[str]) -> bool:
    """Whether a leader makes a government with these followers: alone it needs a crown.

    :clause:`anarchy.meld.single-card` :clause:`anarchy.meld.leader-required`
    """
    return leads(setup, leader) and bool(symbol.crowns(setup, (leader,)) or tuple(followers))


def can_lead(setup: Setup, name: str, others: Iterable[str]) -> bool:
    """Whether a card can lead a government made of it and some of these others."""
    return stands(setup, name, (one for one in others if follows(setup, one, name)))
