"""Discarding a card (Défausser une carte)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.anarchy import card, turn
from whichside_rules.anarchy.engine import words
from whichside_rules.anarchy.engine.events import CardDiscarded, MarkerRemoved, NothingToDiscard
from whichside_rules.anarchy.engine.holdings import hand, out_of_hand, put, to_hand
from whichside_rules.anarchy.engine.moves import Discard
from whichside_rules.anarchy.engine.state import (
    AnarchyDraft,
    AnarchyState,
    Cards,
    Meld,
    Position,
    Setup,
)
from whichside_rules.anarchy.engine.tasks import Form, Forming
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.offer import Offer
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks


def begin(draft: AnarchyDraft) -> None:
    """A card is to be discarded; who has none at all passes to the wars.

    :clause:`anarchy.turn.phase-discard` :clause:`anarchy.discard.one`
    """
    turn.go_to(draft, "discard")
    (player,) = turn.active(draft)
    if not can_be_discarded(draft, player):
        draft.tell(NothingToDiscard.of(player, "anarchy.discard.one"))
        turn.go_to(draft, "war")


def can_be_discarded(see: Position, player: str) -> Cards:
    """The cards of the hand; with an empty hand, those of the own governments.

    :clause:`anarchy.discard.one` :clause:`anarchy.discard.empty-hand`
    """
    melded = (name for one in see.melds if one.player == player for name in one.cards)
    return hand(see, player) or tuple(melded)


def discards(see: Position) -> Iterator[Discard]:
    """Any of them."""
    (player,) = turn.active(see)
    yield from (Discard.of(player, one) for one in can_be_discarded(see, player))


def check_discard(see: Position, move: Discard) -> Iterator[Violation]:
    """It is a card of the hand; with an empty hand, an own melded one.

    :clause:`anarchy.discard.one` :clause:`anarchy.discard.empty-hand`
    """
    held = hand(see, move.player)
    if held and move.card not in held:
        yield breaks("anarchy.discard.one", card=words.card(move.card))
    if not held and move.card not in can_be_discarded(see, move.player):
        yield breaks("anarchy.discard.empty-hand", card=words.card(move.card))


def discard(draft: AnarchyDraft, move: Discard) -> None:
    """The card goes on top of the discard pile.

    :clause:`anarchy.discard.one` :clause:`anarchy.discard.empty-hand`
    :clause:`anarchy.example.discard`
    """
    from_hand = move.card in hand(draft, move.player)
    clause = "anarchy.discard.one" if from_hand else "anarchy.discard.empty-hand"
    draft.discard = (*draft.discard, move.card)
    draft.tell(CardDiscarded.of(move.player, move.card, clause))
    if from_hand:
        out_of_hand(draft, move.player, move.card)
    else:
        lose_from_government(draft, move.card)


def lose_from_government(draft: AnarchyDraft, name: str) -> None:
    """A melded card leaves its government, which goes on as far as it can.

    :clause:`anarchy.discard.empty-hand`
    """
    old = next(one for one in draft.melds if name in one.cards)
    rest = tuple(one for one in old.cards if one != name)
    put(draft, instead_of=(old,))
    if name != old.leader and card.stands(draft.setup, old.leader, rest[1:]):
        put(draft, Meld.of(old.zone, old.player, old.leader, rest[1:]))
    else:
        go_on_without(draft, old.player, old.zone, rest)


def go_on_without(draft: AnarchyDraft, player: str, zone: str, rest: Cards) -> None:
    """What is left of a government stands under another of its cards, or goes to hand.

    :clause:`anarchy.discard.empty-hand`
    """
    clause: Forming = "anarchy.discard.empty-hand"
    if has_another_leader(draft.setup, rest):
        now(draft, Form.of(player, zone, rest, clause))
        return
    to_hand(draft, player, rest, clause)
    if all(one.zone != zone for one in draft.melds):
        draft.tell(MarkerRemoved.of(player, zone, clause))


def has_another_leader(setup: Setup, rest: Cards) -> bool:
    """Whether one of these cards can lead those of the others that follow it."""
    return any(card.can_lead(setup, one, rest) for one in rest)


def go_on(draft: AnarchyDraft) -> None:
    """The card is discarded; the wars begin. :clause:`anarchy.turn.phase-war`"""
    turn.go_to(draft, "war")


def legal(position: Position) -> Offer:
    """The cards that can be discarded now.

    :clause:`anarchy.discard.one` :clause:`anarchy.discard.empty-hand`
    """
    return Offer(discards(position))


DISCARD = Operation(
    move=Discard,
    clause="anarchy.turn.phase-discard",
    offers=discards,
    forbids=check_discard,
    does=discard,
    among={"card": lambda setup: setup.content.card_ids},
)


# What no position can show ------------------------------------------------------------------------


@invariant(AnarchyState, "anarchy.discard.one")
def who_discards_has_a_card(position: AnarchyState) -> Iterator[Text]:
    """Else the phase is passed over. :clause:`anarchy.discard.one`"""
    due = position.phase == "discard" and position.flipped and not position.agenda
    if due and not can_be_discarded(position, position.flipped[-1]):
        yield words.impossible("nothing-to-discard", player=words.player(position.flipped[-1]))
