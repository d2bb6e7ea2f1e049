"""For all tests: one Hypothesis profile, and every move of the games is audited."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from whichside_rules import postal, yellow_places
from whichside_rules.kernel.transition import Transition

settings.register_profile(
    "gate",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("search", parent=settings.get_profile("gate"), derandomize=False)
settings.register_profile(
    "long", parent=settings.get_profile("search"), max_examples=2_000, print_blob=True
)
settings.load_profile(os.environ.get("WHICHSIDE_HYPOTHESIS", "gate"))

GAMES: tuple[Any, ...] = (postal, yellow_places)
plain = {game.NAME: game.apply for game in GAMES}
"""The functions of the games as they are, by name."""


def audited(game: Any) -> Callable[[Any, Any], Transition[Any]]:
    """Apply a move, look at the position before it again, and validate the one after it."""

    def audited_apply(state: Any, move: Any) -> Transition[Any]:
        adapter = game.state_adapter()
        before, number = adapter.dump_json(state), hash(state)
        transition: Transition[Any] = plain[game.NAME](state, move)
        assert adapter.dump_json(state) == before, f"{move} changed the position before it"
        assert hash(state) == number, f"{move} changed the hash of the position before it"
        written = adapter.dump_json(transition.state)
        again = adapter.validate_json(written)
        assert again == transition.state, f"{move} makes a position that is not valid"
        assert adapter.dump_json(again) == written, f"{move} makes a position of wrong types"
        return transition

    return audited_apply


@pytest.fixture(autouse=True, scope="session")
def _every_position_is_validated() -> Iterator[None]:
    """Whoever plays through ``apply`` of a game in these tests is audited."""
    with pytest.MonkeyPatch.context() as patch:
        for game in GAMES:
            patch.setattr(game, "apply", audited(game))
        yield


@pytest.fixture
def unaudited(monkeypatch: pytest.MonkeyPatch) -> None:
    """For counts of many positions: the plain function."""
    for game in GAMES:
        monkeypatch.setattr(game, "apply", plain[game.NAME])
