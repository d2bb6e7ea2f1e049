"""The golden games of the main game can be found, whatever the numbers of its box are tuned to."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.golden import make
from tests.golden.whichside import SCENARIOS, WHICHSIDE_CASES
from whichside_rules import whichside
from whichside_rules.kernel.files import record as records

QUICK = [name for name in WHICHSIDE_CASES if name.startswith("whichside-lost")]
"""Those that are found within a second or two."""


WANTED = {
    **{one.id: {"won", "lost"} for one in whichside.default_content().scenarios},
    **{one.id: {"won", "lost"} for one in whichside.default_content().variants},
    "circumstances": {"won", "lost"},
    "ironworker-custom": {"won", "lost"},
    "ironworker-8-1": {"lost"},
    "ironworker-6-3": {"lost"},
    "desperate": {"lost"},
}
"""How each scenario, variant and goal of Ironworker ends in a golden game. No win of the
desperate situation or of the two printed goals of Ironworker is on file."""


def missing(names: Iterable[str]) -> set[str]:
    """The golden games that are wanted and not among these."""
    wanted = {f"whichside-{way}-{what}" for what, ways in WANTED.items() for way in ways}
    return wanted - set(names)


def test_each_scenario_and_variant_is_won_and_lost_by_one_to_four_people() -> None:
    on_file = make.read_endings()
    assert not missing(on_file)
    assert {one.id for one in whichside.default_content().scenarios} == set(SCENARIOS)
    assert {case.setup.players for case in WHICHSIDE_CASES.values()} == {1, 2, 3, 4}


@pytest.mark.parametrize("gone", ["whichside-won-duo", "whichside-lost-desperate"])
def test_a_game_that_is_missing_is_named(gone: str) -> None:
    assert missing(name for name in make.read_endings() if name != gone) == {gone}


@pytest.mark.parametrize("name", QUICK)
def test_a_golden_game_is_found_and_can_be_told_again(name: str, tmp_path: Path) -> None:
    make.write([name], tmp_path)
    written = make.read_record(name, tmp_path)
    case = WHICHSIDE_CASES[name]
    assert records.setup_of(whichside, written) == case.setup
    assert case.reached(make.tell(whichside, written).last)
