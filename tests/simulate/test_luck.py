"""Luck: chance draws apart from the seats, and no policy can learn it from its generator."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from whichside_rules import postal, yellow_places as yp
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.policies import Policy, one_way, random_player
from whichside_rules.simulate import find_game, play_one

YP, POSTAL = find_game("yellow_places"), find_game("postal")
SETUP = yp.Setup()


def rewound(generator: random.Random) -> Iterator[random.Random]:
    """Generators in every state that the words still held by a generator allow to go back to."""
    version, words, gauss = generator.getstate()
    for at in (0, words[-1]):
        other = random.Random()
        other.setstate((version, (*words[:-1], at), gauss))
        yield other


def dealt_from(generator: random.Random, setup: yp.Setup) -> tuple[tuple[str, ...], ...]:
    """The hands that chance deals with a generator."""
    state = yp.new_game(setup)
    while outcomes := yp.chance_outcomes(state):
        state = yp.apply(state, sample(outcomes, generator)).state
    return state.hands


class Peeping:
    """Deals again with whatever its generator gives away, and looks whether it finds its hand."""

    def __init__(self) -> None:
        self.looked, self.seen = 0, 0

    def __call__(
        self, game: Any, view: Any, actions: Sequence[Any], generator: random.Random
    ) -> Any:
        if not view.discs:
            seat = view.setup.seats.index(view.player)
            for guess in rewound(generator):
                self.looked += 1
                self.seen += dealt_from(guess, view.setup)[seat] == view.hand
        return random_player(game, view, actions, generator)


def test_a_policy_that_reads_its_generator_learns_no_hand() -> None:
    peeping = Peeping()
    for seed in range(40):
        play_one(YP, SETUP, peeping, random.Random(seed))
    assert peeping.looked >= 80
    assert peeping.seen == 0


def test_peeping_would_find_the_hands_in_the_generator_that_dealt_them() -> None:
    generator = random.Random(5)
    hands = dealt_from(generator, SETUP)
    assert any(dealt_from(guess, SETUP) == hands for guess in rewound(generator))


def greedy(draws: int) -> Policy:
    def draw(game: Any, view: Any, actions: Sequence[Any], generator: random.Random) -> Any:
        for _ in range(draws):
            generator.random()
        return actions[0]

    return draw


@pytest.mark.parametrize("seed", range(3))
def test_what_a_policy_draws_changes_no_die(seed: int) -> None:
    one, other = (
        play_one(POSTAL, postal.Setup(), greedy(draws), random.Random(seed)) for draws in (0, 7)
    )
    assert one == other


def test_what_one_seat_draws_changes_nothing_for_another() -> None:
    def played(draws: int) -> list[Any]:
        table = {"green": greedy(draws), "pink": random_player, "blue": random_player}
        return play_one(YP, SETUP, table, random.Random(1))[1]

    assert played(0) == played(9)


def test_the_same_words_make_the_same_generator_everywhere() -> None:
    # The numbers stand here, so that another platform or version cannot differ unseen.
    found = one_way("a", 1)
    assert [found.randrange(1_000_000) for _ in range(3)] == [480_137, 21_311, 827_690]
    assert one_way("a", "1").random() != one_way("a", 1).random()


def test_a_generator_hands_on_nothing_that_its_own_state_could_tell() -> None:
    """Seats get a digest of what the caller's generator drew, and never the generator."""
    given = random.Random(3)
    seen: list[random.Random] = []

    def keeps(game: Any, view: Any, actions: Sequence[Any], generator: random.Random) -> Any:
        seen.append(generator)
        return actions[0]

    play_one(YP, SETUP, keeps, given)
    assert given not in seen
    assert len({id(one) for one in seen}) == len(SETUP.seats)
