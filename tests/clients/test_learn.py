"""What learns the postal game: it sees and plays the game that there is."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from examples.learn import Features, Learned, Lesson, Mask
from whichside_rules import postal
from whichside_rules.simulate import simulate


@pytest.mark.filterwarnings("ignore::UserWarning")  # that it has no bounds, and no name
def test_it_is_an_environment_of_gymnasium() -> None:
    check_env(Lesson("normal"), skip_render_check=True)


def test_what_is_told_on_the_way_is_taken_back_at_the_end() -> None:
    lesson, rng = Lesson("normal"), np.random.default_rng(1)
    for seed in range(30):
        _, info = lesson.reset(seed=seed)
        told, over = list[float](), False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            assert len(legal) > 1
            _, reward, over, _, info = lesson.step(rng.choice(legal))
            told.append(reward)
        assert sum(told) == pytest.approx(lesson.game.game.returns(lesson.game.state)[0])
        if lesson.game.state.controlled:
            assert any(told[:-1])
            return
    raise AssertionError("nobody took a means of production")


def test_as_a_policy_it_is_asked_with_what_it_learned_from() -> None:
    widths: set[int] = set()

    def choose(features: Features, mask: Mask) -> int:
        widths.add(len(features))
        return int(mask.argmax())

    summary = simulate("postal", postal.Setup(), 3, 1, policy=Learned(choose, "normal"))
    assert (summary.games, summary.policy) == (3, "learned")
    assert widths == {Lesson("normal").seen.width}
