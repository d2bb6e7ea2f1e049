"""For all tests: one Hypothesis profile, and every move of the games is audited."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.game import Game
from whichside_rules.testing.audit import audited

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

GAMES: tuple[Game, ...] = tuple(rulebook.find(name).game for name in rulebook.built_in())
plain = {game.NAME: game.apply for game in GAMES}
"""The functions of the games as they are, by name."""


def pytest_collection_finish() -> None:
    """What was collected stays to the end: to look for rubbish in it takes a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)  # what is made from now on dies young


@pytest.fixture(autouse=True, scope="session")
def _every_position_is_validated() -> Iterator[None]:
    """Whoever plays through ``apply`` of a game in these tests is audited."""
    with pytest.MonkeyPatch.context() as patch:
        for game in GAMES:
            patch.setattr(game, "apply", audited(game, plain[game.NAME]))
        yield


@pytest.fixture
def unaudited(monkeypatch: pytest.MonkeyPatch) -> None:
    """For counts of many positions: the plain function."""
    for game in GAMES:
        monkeypatch.setattr(game, "apply", plain[game.NAME])
