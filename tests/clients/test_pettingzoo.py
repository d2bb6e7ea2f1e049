"""Every rulebook as an environment of PettingZoo, held to the tests that come with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import whichside_rules
from whichside_rules import anarchy, games, postal, whichside, yellow_places as yp
from whichside_rules.clients.pettingzoo import Seats, env
from whichside_rules.kernel.playing.refusal import IllegalAction

pytestmark = pytest.mark.filterwarnings("ignore")
"""The tests of PettingZoo warn of what is meant: observations that are not zero, and such."""


def rulebook(name: str) -> Any:
    return getattr(whichside_rules, name)


@pytest.mark.parametrize("name", games())
def test_the_tests_of_pettingzoo_find_nothing(name: str) -> None:
    rules = rulebook(name)
    api_test(env(rules, longest=60), num_cycles=70)
    seed_test(lambda: env(rules), num_cycles=20)
    render_test(lambda render_mode: env(rules, render_mode=render_mode))


def test_they_find_an_environment_that_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seats, "observe", lambda self, agent: {"observation": np.zeros(3)})
    with pytest.raises(Exception):  # noqa: B017 - an assertion or a KeyError, as they please
        api_test(env(postal), num_cycles=5)


@pytest.mark.parametrize("name", games())
def test_a_whole_game_pays_what_it_was_worth(name: str) -> None:
    game = env(rulebook(name))
    game.reset(seed=4)
    paid = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, over, cut, _ = game.last()
        paid[agent] += reward
        assert not cut
        action = None
        if not over:
            space = game.action_space(agent)
            space.seed(int(seen["observation"].sum()) % 1000)
            action = space.sample(seen["action_mask"])
        game.step(action)
    seats = game.unwrapped
    assert tuple(paid.values()) == seats.game.returns(seats.turns.state)
    assert any(paid.values())


def test_nobody_sees_the_tile_of_another() -> None:
    game = Seats(yp, players=2)
    game.reset(seed=1)
    for seat in game.possible_agents:
        seen = game.observe(seat)["observation"]
        for hidden in (yp.redealt(game.turns.state, seat, game._dice) for _ in range(4)):
            view = yp.observation(hidden, seat)
            assert (seen == np.array(game.encoding.vector(view), np.int32)).all()


def test_only_who_is_asked_can_act() -> None:
    game = Seats(whichside)
    game.reset(seed=1)
    masks = {agent: game.observe(agent)["action_mask"].any() for agent in game.agents}
    assert [agent for agent, some in masks.items() if some] == [game.agent_selection]


def test_a_game_that_is_broken_off_is_worth_nothing() -> None:
    game = Seats(whichside, longest=3)
    game.reset(seed=1)
    for _ in range(3):
        game.step(int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"])[0]))
    assert all(game.truncations.values())
    assert not any(game.rewards.values())


@contextmanager
def refused(game: Any) -> Iterator[None]:
    """What is refused changes nothing."""
    before = game.turns
    yield
    assert game.turns == before


def test_an_illegal_action_is_refused_and_costs_the_game() -> None:
    game = Seats(postal)
    game.reset(seed=1)
    wrong = int(np.flatnonzero(game.observe("player")["action_mask"] == 0)[0])
    with refused(game), pytest.raises(IllegalAction, match="begin the turn"):
        game.step(wrong)
    with refused(game), pytest.raises(LookupError):
        game.step(10_000)
    with refused(game), pytest.raises(ValueError, match="must say an action"):
        game.step(None)
    wrapped = env(postal)
    wrapped.reset(seed=1)
    wrapped.step(wrong)
    assert wrapped.terminations == {"player": True}
    assert wrapped.last()[1] == -1


def test_what_cannot_be_set_up_is_said() -> None:
    with pytest.raises(ValueError, match="not both: players"):
        Seats(anarchy, anarchy.Setup(), players=2)
    with pytest.raises(ValueError, match="ansi and human"):
        Seats(anarchy, render_mode="rgb_array")
    with pytest.raises(IllegalAction, match="2 to 6"):
        Seats(anarchy, players=9)


def test_what_is_told_is_in_the_language_that_was_asked_for() -> None:
    game = Seats(yp, render_mode="ansi", language="fr")
    game.reset(seed=1)
    assert "Face visible : " in str(game.render())
