"""Dice, exact sampling, and decks as strata."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whichside_rules.kernel.chance import Deck, Outcome, dice, equally_likely, sample


class Tickets:
    """A generator that draws the tickets it is given, and remembers out of how many."""

    def __init__(self, *tickets: int) -> None:
        self.tickets = list(tickets)
        self.out_of: list[int] = []

    def randrange(self, stop: int, /) -> int:
        self.out_of.append(stop)
        return self.tickets.pop(0)


def test_dice() -> None:
    assert list(dice(1)) == [(face,) for face in range(1, 7)]
    assert len(set(dice(2))) == 36
    assert list(dice(2, faces=2)) == [(1, 1), (1, 2), (2, 1), (2, 2)]


def test_equally_likely() -> None:
    assert equally_likely("abc") == tuple(Outcome(letter, Fraction(1, 3)) for letter in "abc")


def test_each_ticket_draws_its_outcome() -> None:
    outcomes = [
        Outcome("a", Fraction(1, 2)),
        Outcome("b", Fraction(1, 3)),
        Outcome("c", Fraction(1, 6)),
    ]
    generator = Tickets(*range(6))
    assert "".join(sample(outcomes, generator) for _ in range(6)) == "aaabbc"
    assert generator.out_of == [6] * 6


def test_probabilities_that_do_not_add_up_are_noticed() -> None:
    with pytest.raises(ValueError, match="do not add up to 1"):
        sample([Outcome("a", Fraction(1, 2))], Tickets(1))


def test_same_seed_same_outcomes() -> None:
    outcomes = equally_likely(range(6))

    def draw(seed: int) -> list[int]:
        generator = random.Random(seed)
        return [sample(outcomes, generator) for _ in range(20)]

    assert draw(1) == draw(1) != draw(2)


CARDS = st.lists(st.sampled_from("abcd"), max_size=8)


@given(CARDS)
def test_a_fresh_shuffle_is_one_stratum(cards: Sequence[str]) -> None:
    deck = Deck[str].shuffled(cards)
    assert len(deck) == len(cards)
    assert len(deck.strata) == (1 if cards else 0)
    assert deck == Deck[str].shuffled(cards[::-1]), "the order in which it was laid leaks"
    draws = deck.draws()
    assert sum(one.probability for one in draws) == (1 if cards else 0)
    assert {one.move: one.probability * len(cards) for one in draws} == Counter(cards)


@given(st.lists(CARDS, max_size=4), st.integers(0, 2**16))
def test_cards_are_conserved_and_strata_come_in_order(piles: list[list[str]], seed: int) -> None:
    deck: Deck[str] = Deck()
    for number, pile in enumerate(piles):
        deck = deck.with_on_top(pile) if number % 2 else deck.with_at_bottom(pile)
    bottom = [sorted(pile) for pile in piles[::2] if pile]
    top = [sorted(pile) for pile in piles[1::2] if pile]
    expected = top[::-1] + bottom
    assert [sorted(stratum) for stratum in deck.strata] == expected
    generator, drawn = random.Random(seed), list[str]()
    while len(deck):
        before = deck
        card = sample(deck.draws(), generator)
        deck = deck.without(card)
        drawn.append(card)
        assert len(before) == len(deck) + 1
        assert all(deck.strata), "an empty stratum stays"
    assert deck.draws() == ()
    for pile in expected:
        assert sorted(drawn[: len(pile)]) == pile
        del drawn[: len(pile)]


def test_a_card_that_cannot_come_is_refused() -> None:
    empty: Deck[str] = Deck()
    deck = Deck[str].shuffled("ab").with_at_bottom("c")
    with pytest.raises(ValueError, match="'c' is not among"):
        deck.without("c")
    with pytest.raises(ValueError, match="'a' is not among"):
        empty.without("a")
    assert deck.without("a").without("b").without("c") == empty
    assert deck.with_on_top("") is deck
    assert deck.with_at_bottom("") is deck
