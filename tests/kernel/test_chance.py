"""Dice, exact sampling, and decks as strata."""

from __future__ import annotations

import copy
import itertools
import pickle
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction

import pytest
from hypothesis import given, strategies as st
from pydantic import TypeAdapter

from whichside_rules.kernel.playing.chance import (
    Deck,
    Outcome,
    Unseen,
    dice,
    equally_likely,
    sample,
)
from whichside_rules.kernel.values.invalid import InvalidValue


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
    assert [list(stratum) for stratum in deck.strata] == expected
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


# Unseen cards, against every way in which they can lie ------------------------------------------

Orders = dict[tuple[str, ...], Fraction]


def orders_by_hand(strata: Sequence[Sequence[str | Unseen]], reserves: dict[str, str]) -> Orders:
    """How likely each order of the whole deck is: every choice, then every order of each stratum.

    Cards are told apart by their place in the reserve, so that all ways are equally likely.
    """
    found: Counter[tuple[str, ...]] = Counter()
    for laid in itertools.product(*(itertools.permutations(cards) for cards in reserves.values())):
        for shuffled in itertools.product(*map(itertools.permutations, strata)):
            left = {name: iter(cards) for name, cards in zip(reserves, laid, strict=True)}
            cards = itertools.chain.from_iterable(shuffled)
            found[
                tuple(next(left[one.reserve]) if isinstance(one, Unseen) else one for one in cards)
            ] += 1
    return {order: Fraction(count, found.total()) for order, count in found.items()}


def orders_by_draws(deck: Deck[str]) -> Orders:
    """How likely each order is, card by card."""
    found = dict[tuple[str, ...], Fraction]()

    def draw(deck: Deck[str], before: tuple[str, ...], chance: Fraction) -> None:
        if not len(deck):
            found[before] = found.get(before, Fraction(0)) + chance
            return
        draws = deck.draws()
        assert sum(one.probability for one in draws) == 1
        assert len({one.move for one in draws}) == len(draws)
        for card, share in draws:
            draw(deck.without(card), (*before, card), chance * share)

    draw(deck, (), Fraction(1))
    return found


A, B = Unseen("a"), Unseen("b")


def small_decks() -> Iterator[tuple[tuple[tuple[str | Unseen, ...], ...], dict[str, str]]]:
    """Up to two certain and two unseen cards in each of two strata, of one reserve or two."""
    for reserves in ({"a": "pqrs"}, {"a": "ppq"}, {"a": "pq", "b": "xyy"}):
        tops = [
            sure + blind
            for sure in ((), ("f",), ("f", "f"), ("f", "g"))
            for blind in ((), (A,), (A, A), *(((A, B), (B,)) if "b" in reserves else ()))
        ]
        for strata in itertools.product(tops, [(), ("h", A), (A,), ("p",), ("h", "p")]):
            if sum(stratum.count(A) for stratum in strata) <= len(reserves["a"]):
                yield tuple(filter(None, strata)), reserves


def test_unseen_cards_come_up_as_often_as_they_lie_there() -> None:
    tried = 0
    for strata, reserves in small_decks():
        deck: Deck[str] = Deck[str].shuffled((), reserves)
        for stratum in strata:
            deck = deck.with_at_bottom(stratum)
        assert orders_by_draws(deck) == orders_by_hand(strata, reserves), (strata, reserves)
        tried += 1
    assert tried > 150


def test_a_card_that_is_known_between_unseen_ones() -> None:
    strata = (("lemlich",), (A,), ("rose",), (A, A))
    deck: Deck[str] = Deck[str].shuffled((), {"a": "pqrs"})
    for stratum in strata:
        deck = deck.with_at_bottom(stratum)
    assert orders_by_draws(deck) == orders_by_hand(strata, {"a": "pqrs"})
    assert len(deck) == 5
    assert deck.certain() == ("lemlich", "rose")


def test_two_fires_and_seven_others() -> None:
    others = [f"card {number}" for number in range(20)]
    deck = Deck[str].shuffled(["fire", "fire", *[Unseen("others")] * 7], {"others": others})
    chances = dict(deck.draws())
    assert chances["fire"] == Fraction(2, 9)
    assert chances["card 3"] == Fraction(7, 9) / 20
    after = deck.without("card 3")
    assert "card 3" not in dict(after.draws())
    assert dict(after.draws())["fire"] == Fraction(2, 8)
    assert dict(after.draws())["card 4"] == Fraction(6, 8) / 19
    with pytest.raises(ValueError, match="'card 3' is not among"):
        after.without("card 3")


def test_a_deck_is_written_without_its_order_and_a_plain_one_as_its_strata() -> None:
    adapter = TypeAdapter(Deck[str])
    plain = Deck[str].shuffled("ba").with_at_bottom("c")
    assert adapter.dump_json(plain) == b'{"strata":[["a","b"],["c"]]}'
    blind = Deck[str].shuffled(["fire", A], {"a": "qp"})
    assert adapter.dump_json(blind) == (
        b'{"strata":[["fire",{"reserve":"a"}]],"reserves":[["a",["p","q"]]]}'
    )
    for deck in (plain, blind):
        again = adapter.validate_json(adapter.dump_json(deck))
        assert (again, hash(again)) == (deck, hash(deck))


def test_decks_that_cannot_be() -> None:
    reserves = {"a": "pq", "b": "qr"}
    impossible: list[tuple[list[str | Unseen], str]] = [
        ([Unseen("c")], "no reserve 'c'"),
        ([A, A, A], "3 unseen cards of the reserve 'a', which has 2"),
        (["p", A], "'p' can come into a stratum in two ways"),
        ([A, B], "'q' can come into a stratum in two ways"),
    ]
    for cards, wrong in impossible:
        with pytest.raises(InvalidValue, match=wrong):
            Deck[str].shuffled(cards, reserves)
    with pytest.raises(InvalidValue, match="same name"):
        Deck[str]((), (("a", ("p",)), ("a", ("q",))))
    with pytest.raises(InvalidValue, match="at least one card"):
        Deck[str](((),))


def test_a_probability_is_a_fraction_that_knows_its_float() -> None:
    third = equally_likely(("a", "b", "c"))[0].probability
    assert (third, hash(third)) == (Fraction(1, 3), hash(Fraction(1, 3)))
    assert repr(third) == "Fraction(1, 3)"
    assert float(third) == float(third) == 1 / 3
    assert sum([third] * 3, Fraction(0)) == 1
    again = pickle.loads(pickle.dumps(third)), copy.deepcopy(third), copy.copy(third)
    assert [(one, float(one)) for one in again] == [(third, 1 / 3)] * 3
