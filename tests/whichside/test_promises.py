"""The main game, which is being written, keeps every promise of games already."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from whichside_rules import whichside
from whichside_rules.testing import conformance

SUBJECT = conformance.Subject(whichside)
DECKS = ("stock", "misfortunes", "incidents", "solidarities", "strategies", "normals", "difficults")


@pytest.mark.parametrize("setup", conformance.plain_setups(whichside)[:2], ids=["plain", "other"])
def test_a_random_game_keeps_every_promise(setup: Any) -> None:
    conformance.check_game(SUBJECT, setup, seed=7)


def test_random_games_end() -> None:
    for seed in range(5):
        steps = conformance.walk(SUBJECT, whichside.Setup(), seed)
        assert steps[-1].after.ending is not None


def test_no_order_of_the_cards_makes_a_difference() -> None:
    rng = random.Random(5)
    for step in conformance.walk(SUBJECT, whichside.Setup(), 5)[::9]:
        state = step.before
        tree = json.loads(whichside.to_json(state))
        for pile in DECKS:
            for stratum in tree[pile]["strata"]:
                rng.shuffle(stratum)
        other = whichside.from_json(json.dumps(tree))
        assert other == state
        assert whichside.key(other) == whichside.key(state)
        assert whichside.to_json(other) == whichside.to_json(state)
        assert whichside.chance_outcomes(other) == whichside.chance_outcomes(state)
