"""The main game, which is being written, keeps every promise of games already."""

from __future__ import annotations

from typing import Any

import pytest

from whichside_rules import whichside
from whichside_rules.testing import conformance

SUBJECT = conformance.Subject(whichside)


@pytest.mark.parametrize("setup", conformance.plain_setups(whichside)[:2], ids=["plain", "other"])
def test_a_random_game_keeps_every_promise(setup: Any) -> None:
    conformance.check_game(SUBJECT, setup, seed=7)


def test_random_games_end() -> None:
    for seed in range(5):
        steps = conformance.walk(SUBJECT, whichside.Setup(), seed)
        assert steps[-1].after.ending is not None
