"""Drawing cards (Piocher des cartes)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.anarchy import price, turn
from whichside_rules.anarchy.engine import words
from whichside_rules.anarchy.engine.events import (
    CardDrawn,
    DeckReshuffled,
    DrawForfeited,
    DrawPileChosen,
    KnownCardDrawn,
)
from whichside_rules.anarchy.engine.holdings import into_hand
from whichside_rules.anarchy.engine.moves import Come, Draw, Heap
from whichside_rules.anarchy.engine.state import AnarchyDraft, AnarchyState, Position
from whichside_rules.anarchy.engine.tasks import TakeCard
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.chance import Deck, Outcome
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.offer import Offer
from whichside_rules.kernel.playing.operation import Choice, Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks

HEAPS: tuple[Heap, ...] = ("deck", "discard")


def lies_in(see: Position, heap: Heap) -> int:
    """How many cards lie in the draw pile, or in the discard pile."""
    if heap == "discard":
        return len(see.discard)
    return pile_size(see) + len(see.under)


def pile_size(see: Position) -> int:
    """How many cards lie in the draw pile above those put under it."""
    deck = see.deck
    return deck.cards if hasattr(deck, "cards") else len(deck)


def draws(see: Position) -> Iterator[Draw]:
    """From either pile in which a card lies. :clause:`anarchy.draw.source-choice`"""
    (player,) = turn.active(see)
    yield from (Draw.of(player, heap) for heap in HEAPS if lies_in(see, heap))


def check_draw(see: Position, move: Draw) -> Iterator[Violation]:
    """There must be a card. :clause:`anarchy.draw.source-choice`"""
    if not lies_in(see, move.heap):
        yield breaks("anarchy.draw.source-choice", "pile-empty", heap=move.heap)


def draw(draft: AnarchyDraft, move: Draw) -> None:
    """A card comes into the hand: the top one of the discard pile, or the next of the draw pile.

    Whoever wants a card further down in the discard pile takes those above it as well.

    :clause:`anarchy.draw.one-at-a-time` :clause:`anarchy.draw.to-hand`
    :clause:`anarchy.pay.dig-discard` :clause:`anarchy.example.voc-draw.sequence`
    """
    draft.to_draw -= 1
    if move.heap == "discard":
        *rest, card = draft.discard
        draft.discard = tuple(rest)
        take_known(draft, move.player, card, "anarchy.draw.source-choice")
    elif draft.deck.strata:
        draft.tell(DrawPileChosen.of(move.player, "anarchy.draw.source-choice"))
        now(draft, TakeCard.of(move.player))
    else:
        card, *rest = draft.under
        draft.under = tuple(rest)
        take_known(draft, move.player, card, "anarchy.war.destroyed-to-deck-bottom")


def another_comes(came: str, named: str, clause: str) -> Violation:
    """It is known which card comes next, and that is another than the one named.

    :clause:`anarchy.war.destroyed-to-deck-bottom`
    """
    return breaks(clause, "another-comes", came=words.card(came), card=words.card(named))


def take_known(draft: AnarchyDraft, player: str, card: str, clause: str) -> None:
    """A card that all have seen comes into a hand. :clause:`anarchy.draw.to-hand`"""
    into_hand(draft, player, card, seen=True)
    draft.tell(KnownCardDrawn.of(player, card, clause))


def go_on(draft: AnarchyDraft) -> None:
    """The next card is drawn, or the phase is over: all are drawn, or there is nothing to draw.

    :clause:`anarchy.draw.count`
    """
    if draft.to_draw and not lies_in(draft, "deck"):
        reshuffle(draft)
    if draft.to_draw and not any(lies_in(draft, heap) for heap in HEAPS):
        (player,) = turn.active(draft)
        draft.tell(DrawForfeited.of(player, draft.to_draw, "anarchy.draw.count"))
        draft.to_draw = 0
    if not draft.to_draw:
        turn.go_to(draft, "meld")


def reshuffle(draft: AnarchyDraft) -> None:
    """By reading R-22 the discard pile but its top card is mixed to be drawn from.

    :clause:`anarchy.draw.source-choice`
    """
    *rest, top = draft.discard or ("",)
    if rest and draft.setup.readings.empty_deck == "reshuffle":
        draft.deck, draft.discard = Deck.shuffled(rest), (top,)
        draft.tell(DeckReshuffled.of(len(rest), "anarchy.draw.source-choice"))


def legal(position: Position) -> Offer:
    """The draws that can be made now. :clause:`anarchy.draw.source-choice`"""
    return Offer(draws(position))


DRAW = Operation(
    move=Draw, clause="anarchy.turn.phase-draw", offers=draws, forbids=check_draw, does=draw
)


# The card that comes ----------------------------------------------------------------------------


def cards(position: Position, task: TakeCard) -> tuple[Outcome[Come], ...]:
    """The cards that can come from the draw pile, all equally likely.

    :clause:`anarchy.setup.shuffle` :clause:`anarchy.draw.one-at-a-time`
    """
    return position.deck.outcomes(Come.of)


def come(draft: AnarchyDraft, move: Come, task: TakeCard) -> None:
    """The card comes into the hand, unseen by the others. :clause:`anarchy.draw.to-hand`"""
    draft.deck = draft.deck.without(move.card)
    into_hand(draft, task.player, move.card, seen=False)
    draft.tell(CardDrawn.of(task.player, move.card, "anarchy.draw.to-hand"))


def question(position: Position, task: TakeCard) -> Text:
    """Who draws."""
    return words.question("draw-a-card", player=words.player(task.player))


COME = Operation(
    move=Come,
    outcomes=cards,
    does=come,
    among={"card": lambda setup: setup.content.card_ids},
)
TAKE = Choice(operations=(COME,), question=question)


# What no position can show ------------------------------------------------------------------------


@invariant(AnarchyState, "anarchy.draw.count")
def cards_are_drawn_in_their_phase(position: AnarchyState) -> Iterator[Text]:
    """:clause:`anarchy.draw.count` :clause:`anarchy.turn.phase-draw`"""
    due = position.to_draw + sum(isinstance(one, TakeCard) for one in position.agenda)
    if bool(due) != (position.phase == "draw"):
        phase = words.PHASES[position.phase]
        yield words.impossible("to-draw", cards=position.to_draw, phase=phase)


@invariant(AnarchyState, "anarchy.price.table-is-aid")
def no_more_is_drawn_than_can_be_paid_for(position: AnarchyState) -> Iterator[Text]:
    """By reading R-18 not more than the table lists. :clause:`anarchy.price.table-is-aid`"""
    due = position.to_draw + sum(isinstance(one, TakeCard) for one in position.agenda)
    most = price.most_listed(position.setup)
    if most is not None and due > most:
        yield words.impossible("more-than-listed", cards=due, most=most)


@invariant(AnarchyState, "anarchy.draw.source-choice")
def an_empty_pile_was_mixed_anew(position: AnarchyState) -> Iterator[Text]:
    """By reading R-22, while cards are to be drawn. :clause:`anarchy.draw.source-choice`"""
    drawing = position.phase == "draw" and position.to_draw and not position.agenda
    mixes = position.setup.readings.empty_deck == "reshuffle" and len(position.discard) > 1
    if drawing and mixes and not lies_in(position, "deck"):
        yield words.impossible("not-mixed-anew", cards=len(position.discard))


@invariant(AnarchyState, "anarchy.setup.shuffle")
def the_draw_pile_is_mixed(position: AnarchyState) -> Iterator[Text]:
    """No order is kept; what lies under it stands by itself. :clause:`anarchy.setup.shuffle`"""
    if len(position.deck.strata) > 1:
        yield words.impossible("several-piles", piles=len(position.deck.strata))
