"""Piles of cards as the scenario has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from whichside_rules.kernel.chance import Deck


class Copied(Protocol):
    """A card of which a deck can hold several copies."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def copies(self) -> int:
        """How many there are."""

    @property
    def complex(self) -> bool:
        """Whether it bears the symbol."""


def shuffled(cards: Iterable[Copied], *, with_complex: bool) -> Deck[str]:
    """A shuffled deck, with the COMPLEX cards or without. :clause:`whichside.cards.complex-symbol`
    :clause:`whichside.icon.complex`
    :clause:`whichside.component.misfortune-cards`
    :clause:`whichside.component.incident-cards`
    :clause:`whichside.component.normal-employer-cards`
    :clause:`whichside.component.difficult-employer-cards`
    """
    used = [card for card in cards if with_complex or not card.complex]
    return Deck.shuffled([card.id for card in used for _ in range(card.copies)])
