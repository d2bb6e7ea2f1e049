"""Piles of cards as the scenario has them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Protocol

from whichside_rules.kernel.bilingual import Text
from whichside_rules.kernel.chance import Deck
from whichside_rules.whichside.engine import words


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


def more_than_there_are(
    there: Iterable[str], cards: Iterable[Copied] = (), single: Iterable[str] = ()
) -> Iterator[Text]:
    """The cards of which more lie about than the box has.

    ``there`` is every card that lies somewhere; the box has each of ``cards`` as often as it says,
    and each of ``single`` once.
    """
    box = Counter(single)
    for card in cards:
        box[card.id] += card.copies
    for name, count in Counter(there).items():
        if count > box[name]:
            yield words.impossible(
                "too-many-copies", card=words.card(name), there=count, copies=box[name]
            )
