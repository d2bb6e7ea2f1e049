"""Paying for extra cards (Payer des cartes supplémentaires)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice, takewhile

from whichside_rules.anarchy import draw, money, price, turn
from whichside_rules.anarchy.engine.events import CardsPaid
from whichside_rules.anarchy.engine.holdings import paid
from whichside_rules.anarchy.engine.moves import Pay
from whichside_rules.anarchy.engine.state import AnarchyDraft, Position, Setup
from whichside_rules.kernel.playing.offer import Offer
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.playing.rules import values_of


def payments(see: Position) -> Iterator[Pay]:
    """How many cards the player can pay for, from the free one on.

    :clause:`anarchy.pay.optional`
    """
    (player,) = turn.active(see)
    has, setup = money.money_of(see, player), see.setup
    within = takewhile(lambda cards: price.price_of(setup, cards) <= has, count(1))
    yield from (Pay.of(player, cards) for cards in islice(within, price.most_listed(setup)))


def check_payment(see: Position, move: Pay) -> Iterator[Violation]:
    """One card at least, no more than the money pays for (or the table lists, R-18).

    What lies in the discard pile can be looked through before.

    :clause:`anarchy.pay.optional` :clause:`anarchy.draw.count` :clause:`anarchy.pay.cumulative`
    :clause:`anarchy.pay.inspect-discard`
    """
    if move.cards < 1:
        yield breaks("anarchy.draw.count")
        return
    most = price.most_listed(see.setup)
    if most is not None and move.cards > most:
        yield breaks("anarchy.price.table-is-aid", "beyond-the-table", cards=move.cards, most=most)
    has, costs = money.money_of(see, move.player), price.price_of(see.setup, move.cards)
    if costs > has:
        yield breaks("anarchy.pay.cumulative", cards=move.cards, costs=costs, has=has)


def pay(draft: AnarchyDraft, move: Pay) -> None:
    """The bank is paid before any card is seen.

    :clause:`anarchy.draw.pay-first` :clause:`anarchy.pay.progressive` :clause:`anarchy.money.uses`
    :clause:`anarchy.example.voc-draw.payment`
    """
    costs = price.price_of(draft.setup, move.cards)
    paid(draft, move.player, -costs)
    clause = price.clause_of(draft.setup, move.cards)
    draft.tell(CardsPaid.of(move.player, move.cards, costs, clause))
    draft.to_draw = move.cards
    turn.go_to(draft, "draw")
    draw.go_on(draft)


def legal(position: Position) -> Offer:
    """The payments that can be made now. :clause:`anarchy.pay.optional`"""
    return Offer(payments(position))


def payments_of_all(setup: Setup) -> Iterator[Pay]:
    """From the free card on; by reading R-18 no more than the table lists.

    :clause:`anarchy.pay.optional` :clause:`anarchy.price.table-is-aid`
    """
    most = price.most_listed(setup)
    for player in setup.seats:
        for cards in values_of(Pay, "cards"):
            if cards and (most is None or cards <= most):
                yield Pay.of(player, cards)


PAY = Operation(
    move=Pay,
    clause="anarchy.draw.pay-first",
    offers=payments,
    forbids=check_payment,
    does=pay,
    ever=payments_of_all,
)
