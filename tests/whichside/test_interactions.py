"""Rules that meet: every interaction of the analysis has scenarios that show it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tests.mutation.playing import asked_in

ROOT = Path(__file__).resolve().parents[2]
FEATURES = ROOT / "features" / "whichside"
LISTED = Path(__file__).with_name("interactions.toml")

NUMBERS = range(1, 66)
OPEN: frozenset[int] = frozenset()
"""Interactions that are not written yet."""


def scenarios() -> frozenset[str]:
    """Every scenario of the main game, in either language, as the list names it."""
    return frozenset(
        f"{chapter_of(one.feature.path)}: {one.scenario.name}"
        for one in asked_in(sorted(FEATURES.rglob("*.feature")))
    )


def chapter_of(path: Path) -> str:
    """The chapter whose feature it is, whatever its language."""
    return path.relative_to(FEATURES).as_posix().partition(".")[0]


def problems(
    listed: Mapping[str, Mapping[str, Any]], known: Iterable[str], open_: Iterable[int] = OPEN
) -> list[str]:
    """What is wrong with a list of interactions."""
    there, waiting = frozenset(known), frozenset(open_)
    found = [
        f"interaction {n} has no scenario"
        for n in NUMBERS
        if n not in waiting and not listed.get(str(n), {}).get("scenarios")
    ]
    found += [f"interaction {n} is not open any more" for n in waiting if str(n) in listed]
    found += [f"there is no interaction {n}" for n in listed if n not in {str(m) for m in NUMBERS}]
    return found + [
        f"interaction {n}: no scenario {name!r}"
        for n, one in listed.items()
        for name in one["scenarios"]
        if name not in there
    ]


def test_every_interaction_has_its_scenarios() -> None:
    listed = tomllib.loads(LISTED.read_text(encoding="utf-8"))
    assert problems(listed, scenarios()) == []


def test_a_scenario_that_was_renamed_a_missing_and_a_strange_interaction_are_noticed() -> None:
    listed: dict[str, Any] = {str(n): {"scenarios": ["turn: Ten"]} for n in NUMBERS}
    assert problems(listed, ["turn: Ten"], []) == []
    assert len(problems(listed, ["turn: Eleven"], [])) == len(NUMBERS)
    assert problems(listed, ["turn: Ten"], [7]) == ["interaction 7 is not open any more"]
    listed["66"] = listed.pop("65")
    assert problems(listed, ["turn: Ten"], []) == [
        "interaction 65 has no scenario",
        "there is no interaction 66",
    ]
