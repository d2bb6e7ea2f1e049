"""Who holds what: hands, governments and markers, and how cards move between them."""

from __future__ import annotations

from collections.abc import Iterable

from whichside_rules.anarchy.engine.events import CardDestroyed, CardsToHand
from whichside_rules.anarchy.engine.state import AnarchyDraft, Cards, Meld, Position


def seat(position: Position, player: str) -> int:
    """Where a player sits, counted from 0."""
    return position.setup.seats.index(player)


def hand(position: Position, player: str) -> Cards:
    """The cards in a hand."""
    return position.hands[seat(position, player)]


def replaced(kept: tuple[Cards, ...], at: int, cards: Iterable[str]) -> tuple[Cards, ...]:
    """Hands of which one holds other cards, in the order of their names."""
    return (*kept[:at], tuple(sorted(cards)), *kept[at + 1 :])


def into_hand(draft: AnarchyDraft, player: str, *cards: str, seen: bool) -> None:
    """Cards come into a hand; everybody knows them from then on if they were seen."""
    at = seat(draft, player)
    draft.hands = replaced(draft.hands, at, (*draft.hands[at], *cards))
    if seen:
        draft.known = replaced(draft.known, at, (*draft.known[at], *cards))


def to_hand(draft: AnarchyDraft, player: str, cards: Cards, clause: str) -> None:
    """Cards that lay on the table come into a hand, for all to see."""
    if cards:
        into_hand(draft, player, *cards, seen=True)
        draft.tell(CardsToHand.of(player, cards, clause))


def out_of_hand(draft: AnarchyDraft, player: str, card: str) -> None:
    """A card leaves a hand."""
    at = seat(draft, player)
    draft.hands = replaced(draft.hands, at, (one for one in draft.hands[at] if one != card))
    draft.known = replaced(draft.known, at, (one for one in draft.known[at] if one != card))


def bury(draft: AnarchyDraft, cards: Cards, clause: str) -> None:
    """Cards go under the draw pile, one after another.

    :clause:`anarchy.war.destroyed-to-deck-bottom`
    """
    draft.under = (*draft.under, *cards)
    for one in cards:
        draft.tell(CardDestroyed.of(one, clause))


def put(draft: AnarchyDraft, *melds: Meld, instead_of: Iterable[Meld] = ()) -> None:
    """Governments lie on the table, in the place of others; those of the first zone come first."""
    gone = tuple(instead_of)
    kept = (*(one for one in draft.melds if one not in gone), *melds)
    zones = draft.setup.content.zone_order
    draft.melds = tuple(sorted(kept, key=lambda one: (zones[one.zone], one.leader)))


def paid(draft: AnarchyDraft, player: str, rupees: int) -> None:
    """A player gets rupees from the bank, or pays them."""
    at = seat(draft, player)
    draft.money = (*draft.money[:at], draft.money[at] + rupees, *draft.money[at + 1 :])
