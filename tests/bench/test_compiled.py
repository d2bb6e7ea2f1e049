"""The compiled rules: which modules, and whether a difference between them and ours is seen."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.bench.alike import are_compiled, differences, main, questions
from tests.bench.compiled import PACKAGE, can_be_compiled, modules

ROOT = Path(__file__).resolve().parents[2]
PLAIN = "from typing import Generic, NamedTuple, Protocol\n"


@pytest.mark.parametrize(
    "source",
    [
        "def price(coins):\n    return coins * 2\n",
        PLAIN + "class Part(NamedTuple):\n    coins: int\n",
        PLAIN + "class Rules(Generic[S]):\n    pass\n",
        PLAIN + "class Copied(Protocol):\n    def copy(self): ...\n",
    ],
)
def test_a_module_of_functions_can_be_compiled(source: str) -> None:
    assert can_be_compiled(source)


@pytest.mark.parametrize(
    "source",
    [
        "@value\nclass Purse:\n    coins: int\n",
        "class Answers(dict):\n    pass\n",
        "class Maker:\n    pass\n",
        PLAIN + "@value\nclass Part(NamedTuple):\n    coins: int\n",
        PLAIN + "def make():\n    class Draft(Record):\n        pass\n",
    ],
)
def test_a_module_that_makes_values_stays_as_it_is(source: str) -> None:
    assert not can_be_compiled(source)


def test_of_every_rulebook_and_the_kernel_most_is_compiled() -> None:
    package = ROOT / PACKAGE
    found = [str(one.relative_to(package)) for one in modules(package)]
    books = sorted(one.parent.name for one in package.glob("*/book.toml"))
    for folder in ("kernel", *books):
        assert f"{folder}/rules.py" in found or f"{folder}/game.py" in found
    assert {one.split("/")[0] for one in found} == {"kernel", *books}
    assert not [one for one in found if one.endswith(("state.py", "__init__.py"))]


def row(**said: Any) -> Mapping[str, Any]:
    return {"outcome": "passed", "fired": ["game.a", "game.b"], "seconds": 1, **said}


def test_answers_that_differ_in_time_are_the_same() -> None:
    assert not [*differences({"rows": [row()], "date": 1}, {"rows": [row(seconds=2)], "date": 2})]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ([row(outcome="failed")], "rows[0].outcome: 'passed', compiled 'failed'"),
        ([row(fired=["game.a", "game.c"])], "rows[0].fired[1]: 'game.b', compiled 'game.c'"),
        ([row(more=1)], "rows[0].more: None, compiled 1"),
    ],
)
def test_a_difference_is_named_with_its_place(other: list[Any], said: str) -> None:
    assert [*differences({"rows": [row()]}, {"rows": other})] == [said]


def test_a_missing_answer_is_a_difference() -> None:
    assert len([*differences({"rows": [row()]}, {"rows": []})]) == 1


def test_every_rulebook_is_played() -> None:
    played = [command[1] for command in questions() if command[0] == "simulate"]
    assert played == sorted(one.parent.name for one in ROOT.glob(f"{PACKAGE}/*/book.toml"))


def test_rules_that_are_not_compiled_are_not_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert not are_compiled(ROOT)
    assert main([str(ROOT)]) == 2
    assert "are not compiled" in capsys.readouterr().err
