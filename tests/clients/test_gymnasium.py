"""Games with one seat as environments of Gymnasium, held to the check that comes with it."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from whichside_rules import anarchy, postal, whichside
from whichside_rules.clients.gymnasium import NotOneSeat, OneSeat
from whichside_rules.kernel.playing.refusal import IllegalAction

ID = "whichside_rules/postal-v0"


def played(env: Any, seed: int) -> list[Any]:
    """A game of legal actions drawn at random: all that the environment answers."""
    env.action_space.seed(seed)
    seen, info = env.reset(seed=seed)
    story = [seen.tolist()]
    over = False
    while not over:
        seen, reward, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not cut
        assert "refused" not in info
        story.append((seen.tolist(), reward))
    assert reward in (-1.0, 1.0)
    return story


def test_the_check_of_gymnasium_finds_nothing() -> None:
    check_env(gymnasium.make(ID, mode="hard").unwrapped, skip_render_check=True)
    check_env(gymnasium.make(ID, render_mode="ansi").unwrapped)


def test_the_check_finds_an_environment_that_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OneSeat, "_seen", lambda self: np.zeros(3, np.int32))
    with pytest.raises(AssertionError):
        check_env(gymnasium.make(ID).unwrapped, skip_render_check=True)


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    env = gymnasium.make(ID)
    assert played(env, 1) == played(env, 1)
    assert played(env, 1) != played(env, 2)


def test_the_mask_is_what_is_legal() -> None:
    env = OneSeat()
    _, info = env.reset(seed=3)
    generator = random.Random(3)
    for _ in range(20):
        legal = [*np.flatnonzero(info["action_mask"])]
        assert [env.table.move_of(int(n)) for n in legal] == sorted(
            postal.legal_actions(env.state), key=env.table.number_of
        )
        assert (env.action_masks() == info["action_mask"]).all()
        _, _, over, _, info = env.step(generator.choice(legal))
        if over:
            assert not info["action_mask"].any()
            break


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    env = OneSeat()
    _, info = env.reset(seed=1)
    before, wrong = env.state, int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (env.state, reward, over) == (before, 0.0, False)
    assert "begin the turn" in info["refused"]
    strict = OneSeat(strict=True)
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="begin the turn"):
        strict.step(wrong)
    with pytest.raises(LookupError, match="no move has the number"):
        strict.step(10_000)


def test_a_game_can_begin_from_a_position() -> None:
    env = OneSeat(render_mode="ansi", language="fr")
    env.reset(seed=1, options={"state": postal.position(phase="payment")})
    assert env.render() == "payer le coût de la vie"


def test_what_is_told_is_what_happened() -> None:
    env = OneSeat(render_mode="ansi")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert len(env.render().splitlines()) > len(env.table.legal(env.state))


def test_a_rulebook_and_its_set_up_can_be_said() -> None:
    env = OneSeat(postal, postal.Setup(mode="hard"))
    env.reset(seed=1)
    seen, _, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert env.observation_space.contains(seen)
    assert not over
    assert env.state.setup.mode == "hard"


def test_a_game_for_several_is_refused_with_the_remedy() -> None:
    with pytest.raises(NotOneSeat, match="played by 4: "):
        OneSeat(whichside, players=1)
    with pytest.raises(NotOneSeat, match="pettingzoo"):
        OneSeat(anarchy)
    with pytest.raises(ValueError, match="not both: mode"):
        OneSeat(postal, postal.Setup(), mode="hard")
    with pytest.raises(ValueError, match="there is ansi"):
        OneSeat(render_mode="rgb_array")
