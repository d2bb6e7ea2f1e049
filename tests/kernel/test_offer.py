"""What can come in a position, as one list."""

from __future__ import annotations

from fractions import Fraction

import pytest

from whichside_rules.kernel.playing.chance import Outcome
from whichside_rules.kernel.playing.offer import Offer


class Step(int):
    """A move that is equal to others and not the same."""


@pytest.mark.parametrize("number", [1, 8, 9, 50])
def test_a_move_of_the_list_and_one_that_is_equal(number: int) -> None:
    moves = [Step(n) for n in range(number)]
    offer = Offer(moves)
    last, twin, other = moves[-1], Step(number - 1), Step(number)
    for _ in range(3):
        assert (offer.gives(last), offer.gives(twin), offer.gives(other)) == (True, False, False)
        assert (offer.allows(last), offer.allows(twin), offer.allows(other)) == (True, True, False)


@pytest.mark.parametrize("number", [2, 20])
def test_what_chance_gives(number: int) -> None:
    outcomes = [Outcome(Step(n), Fraction(1, number)) for n in range(number)]
    offer = Offer(outcomes=outcomes)
    assert offer.moves() == [one.move for one in outcomes]
    assert all(offer.gives(one.move) for one in outcomes)
    assert not offer.gives(Step(1))


def test_an_offer_of_nothing_is_false() -> None:
    assert not Offer()
    assert Offer([Step(1)])
    assert Offer(outcomes=[Outcome(Step(1), Fraction(1))])


def test_a_large_offer_weighs_what_it_may_make() -> None:
    moves = [Step(n) for n in range(50)]
    asked, fresh = Offer(moves), Offer(moves)
    before = fresh.__sizeof__()
    for _ in range(2):
        asked.allows(Step(99))
    assert before >= sum(map(frozenset.__sizeof__, (asked._members or frozenset(), frozenset())))
    assert asked.__sizeof__() >= before


def test_the_numbers_of_the_moves_are_kept_when_a_list_is_asked_again() -> None:
    moves = [Step(n) for n in range(3)]
    offer, numbers = Offer(moves), set(map(id, moves))
    assert offer.gives(moves[0])
    assert not numbers & set(offer.ids)
    assert offer.gives(moves[1])
    assert set(offer.ids) == numbers
