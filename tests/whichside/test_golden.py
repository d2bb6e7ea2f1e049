"""The golden games of the main game can be found, whatever the numbers of its box are tuned to."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden import make
from tests.golden.whichside import SCENARIOS, WHICHSIDE_CASES
from whichside_rules import whichside
from whichside_rules.kernel import record as records

QUICK = [name for name in WHICHSIDE_CASES if name.startswith("whichside-lost")]
"""Those that are found within a second or two."""


def test_each_scenario_is_won_and_lost_and_every_ending_is_there() -> None:
    assert {one.id for one in whichside.default_content().scenarios} == set(SCENARIOS)
    asked = {(case.setup.scenario, name.split("-")[1]) for name, case in WHICHSIDE_CASES.items()}
    assert asked == {(scenario, way) for scenario in SCENARIOS for way in ("won", "lost")}
    people = {case.setup.players for case in WHICHSIDE_CASES.values()}
    assert people == {1, 2, 3, 4}


@pytest.mark.parametrize("name", QUICK)
def test_a_golden_game_is_found_and_can_be_told_again(name: str, tmp_path: Path) -> None:
    make.write([name], tmp_path)
    written = make.read_record(name, tmp_path)
    case = WHICHSIDE_CASES[name]
    assert records.setup_of(whichside, written) == case.setup
    assert case.reached(make.tell(whichside, written).last)
