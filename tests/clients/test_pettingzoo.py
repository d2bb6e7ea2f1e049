"""Every rulebook as an environment of PettingZoo, held to the tests that come with it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import whichside_rules
from whichside_rules import anarchy, games, postal, whichside, yellow_places as yp
from whichside_rules.clients.pettingzoo import AtOnce, Seats, env, parallel_env
from whichside_rules.kernel.playing.game import Decision
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


# All at once --------------------------------------------------------------------------------------


FEW = anarchy.Setup(players=3, readings=anarchy.Readings(bids="one-card"))
"""Else most numbers of The Anarchy are sums of money."""


def drawn(game: AtOnce, seen: dict[str, Any], generator: random.Random) -> dict[str, int]:
    """What each agent could do, one of it each."""
    return {
        agent: int(generator.choice(np.flatnonzero(seen[agent]["action_mask"])))
        for agent in game.agents
    }


def at_bids() -> tuple[AtOnce, dict[str, Any], list[str]]:
    """A game in which two lay bids, what each sees, and who they are."""
    game, generator = parallel_env(anarchy, FEW), random.Random(1)
    seen, _ = game.reset(seed=1)
    for _ in range(400):
        now = game.seats.turns.pending
        if isinstance(now, Decision) and now.how == "secretly":
            return game, seen, [*now.players]
        seen = game.step(drawn(game, seen, generator))[0]
    raise AssertionError("nobody bids")


def test_nobody_lays_the_bid_of_another() -> None:
    bids, _, sides = at_bids()
    state = bids.seats.turns.state
    game, wrapped = Seats(anarchy, FEW), env(anarchy, FEW)
    game.reset(options={"state": state})
    first = game.agent_selection
    (other,) = set(sides) - {first}
    theirs = game.table.legal(state, other)[0]
    with refused(game), pytest.raises(ValueError, match=f"{first} cannot act for another"):
        game.step(theirs)
    wrapped.reset(options={"state": state})
    wrapped.step(theirs)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards == {one: -float(one == first) for one in wrapped.possible_agents}


def test_the_tests_of_pettingzoo_find_nothing_in_the_parallel_form() -> None:
    parallel_api_test(parallel_env(anarchy, FEW, longest=60), num_cycles=70)


def test_a_seed_gives_the_same_game_at_once() -> None:
    """The test that PettingZoo has of it asks no mask, and would bid where nobody bids."""
    told = []
    for _ in range(2):
        game, generator = parallel_env(anarchy, FEW), random.Random(2)
        seen, _ = game.reset(seed=2)
        for _ in range(20):
            seen = game.step(drawn(game, seen, generator))[0]
        told.append(game.seats.turns)
    assert told[0] == told[1]


def test_they_find_a_parallel_form_that_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AtOnce, "_seen", lambda self, agents: {})
    with pytest.raises(AssertionError):
        parallel_api_test(parallel_env(anarchy, FEW), num_cycles=5)


@pytest.mark.parametrize("name", [name for name in games() if name != "anarchy"])
def test_what_nobody_decides_at_once_has_no_parallel_form(name: str) -> None:
    with pytest.raises(ValueError, match=f"{name} has no parallel form: .* several at once"):
        parallel_env(rulebook(name))


def test_both_sides_lay_their_bids_in_one_step() -> None:
    game, seen, sides = at_bids()
    wait, before = len(game.seats.table), game.seats.turns.state
    can = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in game.agents}
    assert len(sides) == 2
    assert all(len(can[agent]) > 1 and wait not in can[agent] for agent in sides)
    assert all([*can[agent]] == [wait] for agent in game.agents if agent not in sides)
    bids = {agent: int(can[agent][-1]) if agent in sides else wait for agent in game.agents}
    game.step(bids)
    for agent in sides:
        before = anarchy.apply(before, game.seats.table.move_of(bids[agent])).state
    while anarchy.chance_outcomes(before):
        before = anarchy.apply(before, anarchy.chance_outcomes(before)[0].move).state
    assert game.seats.turns.state.battle == before.battle


def test_what_cannot_be_done_at_once_changes_nothing() -> None:
    game, seen, sides = at_bids()
    bids = drawn(game, seen, random.Random(1))
    (idle,) = {*game.agents} - {*sides}
    with refused(game.seats), pytest.raises(ValueError, match=f"{idle} says nothing"):
        game.step({agent: bids[agent] for agent in sides})
    with refused(game.seats), pytest.raises(ValueError, match=f"{idle} can only wait"):
        game.step({**bids, idle: 0})
    with refused(game.seats), pytest.raises(ValueError, match=f"cannot act for {sides[1]}"):
        game.step({**bids, sides[0]: bids[sides[1]]})
    with refused(game.seats), pytest.raises(ValueError, match="let another go first"):
        game.step({**bids, sides[1]: len(game.seats.table)})
    game.step(bids)


def test_a_whole_game_at_once_pays_what_it_was_worth() -> None:
    game, generator = parallel_env(anarchy, players=2, readings=FEW.readings), random.Random(3)
    seen, _ = game.reset(seed=3)
    paid: dict[str, float] = {}
    while game.agents:
        seen, paid, over, _, _ = game.step(drawn(game, seen, generator))
    assert all(over.values())
    assert tuple(paid.values()) == anarchy.returns(game.seats.turns.state)
