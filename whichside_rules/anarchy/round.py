"""Rounds: the order of play is drawn anew in each (Tours)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.anarchy import turn
from whichside_rules.anarchy.engine import words
from whichside_rules.anarchy.engine.events import RoundBegan, TokenFlipped
from whichside_rules.anarchy.engine.moves import Flip
from whichside_rules.anarchy.engine.state import AnarchyDraft, AnarchyState, Position
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Deck, Outcome
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.kernel.playing.operation import Operation


def begin(draft: AnarchyDraft) -> None:
    """The order tokens are turned face down and mixed.

    :clause:`anarchy.round.random-order` :clause:`anarchy.round.reshuffle`
    :clause:`anarchy.setup.order-stack` :clause:`anarchy.component.order-stack`
    """
    draft.round += 1
    draft.tokens = Deck.shuffled(draft.setup.seats)
    draft.flipped = ()
    first = draft.round == 1
    clause = "anarchy.setup.order-stack" if first else "anarchy.round.reshuffle"
    draft.tell(RoundBegan.of(draft.round, clause))


def next_turn(draft: AnarchyDraft) -> None:
    """A turn is over; the next token will be flipped, or all are turned face down again.

    :clause:`anarchy.round.flip-top` :clause:`anarchy.round.reshuffle`
    """
    draft.phase = "order"
    if not draft.tokens.strata:
        begin(draft)


def tokens(position: Position) -> tuple[Outcome[Flip], ...]:
    """The tokens that can come next, all equally likely.

    :clause:`anarchy.round.random-order` :clause:`anarchy.component.order-stack`
    """
    return position.tokens.outcomes(Flip.of)


def flip(draft: AnarchyDraft, move: Flip) -> None:
    """The top token is flipped, and its player's turn begins. :clause:`anarchy.round.flip-top`"""
    draft.tokens = draft.tokens.without(move.company)
    draft.flipped = (*draft.flipped, move.company)
    draft.led = ()
    draft.tell(TokenFlipped.of(move.company, "anarchy.round.flip-top"))
    turn.go_to(draft, "pay")


FLIP = Operation(
    move=Flip, outcomes=tokens, does=flip, among={"company": lambda setup: setup.seats}
)


# What no position can show ------------------------------------------------------------------------


@invariant(AnarchyState, "anarchy.setup.order-stack")
def there_is_a_token_for_each(position: AnarchyState) -> Iterator[Text | Broken]:
    """Face down or flipped. :clause:`anarchy.setup.order-stack`"""
    if position.phase == "deal":
        return
    tokens = (*position.flipped, *position.tokens.certain())
    seats = position.setup.seats
    if sorted(tokens) != sorted(seats):
        yield words.impossible(
            "tokens",
            tokens=tuple(map(words.player, tokens)),
            players=tuple(map(words.player, seats)),
        )
    if not position.flipped and position.phase != "order":
        yield words.impossible("no-turn", phase=words.PHASES[position.phase])
    if position.phase == "order" and not position.tokens.strata:
        players = tuple(map(words.player, position.flipped))
        why = words.impossible("all-flipped", players=players)
        yield Broken("anarchy.round.reshuffle", why)


@invariant(AnarchyState, "anarchy.round.reshuffle")
def rounds_are_counted_from_one(position: AnarchyState) -> Iterator[Text]:
    """:clause:`anarchy.round.reshuffle`"""
    if (position.round == 0) != (position.phase == "deal"):
        phase = words.PHASES[position.phase]
        yield words.impossible("round", round=position.round, phase=phase)
