"""Whatever a position can be given, a scenario can say."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from whichside_rules import whichside
from whichside_rules.scenarios.engine import asked, questions
from whichside_rules.scenarios.lint import lint
from whichside_rules.vocabulary import load
from whichside_rules.whichside.engine.given import Given, GivenTenement

FOLDER = Path(__file__).resolve().parents[2] / "features" / "whichside"
OTHERWISE = {
    "misfortunes": "left",
    "incidents": "left",
    "solidarities": "left",
    "strategies": "left",
    "normals": "left",
    "difficults": "left",
    "plans": "strategy",
    "tiles": "destroyed",
    "ending": "agenda",
}
"""What is said by another argument: how much is left of a pile, the strategy with its plans; a
game that is over is played to its end."""


def given_by(features: Iterable[Path], into: Callable[..., Any]) -> tuple[set[str], set[str]]:
    """The arguments of positions that features describe, and the fields of their Tenements."""
    said, of_tenements = set[str](), set[str]()

    def position(**given: Any) -> Any:
        said.update(name for name, one in given.items() if one not in (None, (), {}))
        for tenement in given["tenements"].values():
            of_tenements.update(tenement)
        return into(**given)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(whichside, "position", position)
        for path in features:
            feature, problems = lint(path, load())
            assert feature is not None, problems
            for question in questions(feature, load()):
                asked(question, load())
    return said, of_tenements


def test_each_argument_of_a_position_is_said_by_a_sentence() -> None:
    features = sorted(FOLDER.rglob("*.fr.feature"))
    said, of_tenements = given_by(features, whichside.position)

    wanted = {*inspect.signature(whichside.position).parameters, *Given.__annotations__}
    unsaid = wanted - said - {"given"}
    assert unsaid == set(OTHERWISE)
    assert set(OTHERWISE.values()) <= said
    assert of_tenements == set(GivenTenement.__annotations__)


def test_what_nobody_says_is_found() -> None:
    said, _ = given_by([FOLDER / "doctor.fr.feature"], whichside.position)
    assert "converted" not in said
