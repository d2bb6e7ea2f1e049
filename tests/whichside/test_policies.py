"""The players of the main game: they play to the end, the same each time, by what they may see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from whichside_rules import whichside
from whichside_rules.policies import measure_of, policies_of
from whichside_rules.policies.whichside.plan import MOST_STEPS, MOST_TRIED, plan_whichside
from whichside_rules.policies.whichside.worth import robbers_take, worth
from whichside_rules.simulate import play_one

POLICIES = policies_of("whichside")


@pytest.mark.parametrize("name", ["survive", "plan"])
def test_it_plays_a_whole_game_the_same_way_again(name: str) -> None:
    played = [
        play_one(whichside, whichside.Setup(variant="tutorial"), POLICIES[name], random.Random(1))
        for _ in range(2)
    ]
    assert played[0] == played[1]
    state, moves = played[0]
    found = measure_of("whichside")(whichside, state, moves)
    assert found["turns"] >= 2
    assert found["moves"] == len(moves)


@pytest.mark.parametrize("variant", ["tutorial", "duo", "desperate"])
def test_it_plays_what_the_booklet_knows(variant: str) -> None:
    setup = whichside.Setup(variant=variant)
    state, _ = play_one(whichside, setup, POLICIES["survive"], random.Random(1))
    assert state.ending


def test_it_takes_a_means_of_production_that_the_team_can_pay() -> None:
    state = whichside.position(phase="struggle", tenements={"italian": {"strike": 1, "dollars": 9}})
    for policy in (POLICIES["survive"], POLICIES["plan"]):
        action = policy(whichside, state, whichside.legal_actions(state), random.Random(1))
        assert isinstance(action, whichside.TakeControl)


def test_a_move_is_planned_with_bounded_work() -> None:
    class Counted:
        """The game, counting how often a move is applied."""

        applied = 0

        def __getattr__(self, name: str) -> Any:
            return getattr(whichside, name)

        def apply(self, state: Any, move: Any) -> Any:
            self.applied += 1
            return whichside.apply(state, move)

    counted = Counted()

    def player(game: Any, view: Any, actions: Any, generator: random.Random) -> Any:
        counted.applied = 0
        action = plan_whichside(counted, view, actions, generator)
        assert counted.applied <= MOST_TRIED * (MOST_STEPS + 1)
        return action

    play_one(whichside, whichside.Setup(variant="tutorial"), player, random.Random(3))


def test_the_end_of_the_game_is_worth_most() -> None:
    state, _ = play_one(whichside, whichside.Setup(), POLICIES["survive"], random.Random(1))
    assert state.ending
    assert worth(state) == (10_000 if state.ending.won else -10_000)


def test_what_robbers_can_expect() -> None:
    assert robbers_take(1) == 3.5
    assert robbers_take(2) == pytest.approx(161 / 36)
