"""Variants of the main game keep every promise, from before the first turn to the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from whichside_rules import whichside
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.testing import conformance
from whichside_rules.whichside import Goal, Readings, Setup

SUBJECT = conformance.Subject(whichside)
RANDOM = Readings(rolled_targets="random", rolled_gauges="with-strength", rolled_again="never")
HALVED = Readings(duo_amounts="costs-and-effects", duo_self="instead-of-another")
SETUPS = {
    "duo": Setup(variant="duo"),
    "duo-alone": Setup(variant="duo", players=1, readings=HALVED),
    "cloakmakers": Setup(scenario="cloakmakers", ironworker=True),
    "desperate": Setup(variant="desperate"),
    "tutorial": Setup(variant="tutorial", ironworker=True, goal=Goal(6, 3)),
    "unforeseen": Setup(rolls=4),
    "at-random": Setup(rolls=4, ironworker=True, readings=RANDOM),
    "everything": Setup(
        variant="desperate", rolls=3, readings=Readings(rolled_with="every-scenario")
    ),
}


@pytest.mark.parametrize("name", ["duo", "desperate", "unforeseen", "at-random"])
def test_a_random_game_keeps_every_promise(name: str) -> None:
    conformance.check_game(SUBJECT, SETUPS[name], seed=3)


@pytest.mark.parametrize("name", SETUPS)
def test_random_games_end(name: str) -> None:
    for seed in range(3):
        steps = conformance.walk(SUBJECT, SETUPS[name], seed)
        assert steps[-1].after.ending is not None


def test_a_goal_asks_for_no_more_gauges_than_there_are() -> None:
    with pytest.raises(InvalidValue, match="is 4: it is 3 or less"):
        Goal(6, 4)


def test_what_cannot_be_reached_is_said_in_both_languages() -> None:
    state = whichside.new_game(Setup(ironworker=True, variant="tutorial"))
    said = whichside.out_of_reach(state)
    assert said is not None
    assert "8 means of production; at most 6" in said.en
    assert "8 moyens de production ; on peut en contrôler 6 au plus" in said.fr
    assert whichside.out_of_reach(whichside.new_game()) is None


def test_reach_is_asked_of_positions_only() -> None:
    wrong: Any = "no position"
    with pytest.raises(TypeError):
        whichside.out_of_reach(wrong)


def test_combinations_are_refused_with_each_of_their_clauses() -> None:
    wrong = Setup(scenario="winter-fires", variant="duo", rolls=1, goal=Goal(9, 0))
    with pytest.raises(IllegalAction) as refused:
        whichside.new_game(wrong)
    assert {one.clause for one in refused.value.violations} >= {
        "whichside.variant.duo.scope",
        "whichside.variant.unforeseen.combinable",
        "whichside.variant.ironworker.victory-custom",
    }
    whichside.new_game(replace(wrong, scenario="generic", rolls=0, goal=None))
