"""The gate of ``make test`` that asks every scenario in another order sees what depends on it.

All the features are asked by ``python -m tests.gates.orders``, after the tests; here is shown that
it fails where it must.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests import warm

ROOT = Path(__file__).resolve().parents[2]
TOY = ROOT / "tests" / "scenarios" / "toy.py"
ASK = """
import sys
from pathlib import Path
from tests.gates.orders import faults
from whichside_rules.vocabulary import load
print(*faults(Path("results.json"), Path.cwd(), sys.argv[3:], int(sys.argv[2]), load(sys.argv[1])),
      sep="\\n")
"""


def run(*arguments: str, cwd: Path) -> str:
    path = os.pathsep.join([str(ROOT), str(cwd)])
    done = warm.run(*arguments, cwd=cwd, env={"PYTHONPATH": path})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def found_in(
    folder: Path, text: str, *wanted: str, vocabulary: str = "", alone: int = 1
) -> list[str]:
    """What the gate finds, after a run of pytest in a folder with one feature."""
    (folder / "table.feature").write_text(text, encoding="utf-8")
    setting = f"whichside_vocabulary = {vocabulary}\n" if vocabulary else ""
    (folder / "pytest.ini").write_text(f"[pytest]\nwhichside_evidence = true\n{setting}")
    options = ("-q", "-p", "no:cacheprovider", "--whichside-results=results.json")
    run("-m", "pytest", *options, "table.feature", cwd=folder)
    return run("-c", ASK, vocabulary, str(alone), *wanted, cwd=folder).split("\n")[:-1]


FEATURE = """
Feature: Two counts of the same coins
  Scenario: First
    Given a purse of 3 coins
    When the worker waits
    Then the coins are counted
  Scenario: Second
    Given a purse of 3 coins
    When the worker waits
    Then the coins are counted
"""


@pytest.mark.parametrize(("cache", "depends"), [("", []), ("@functools.cache\n", [":3", ":7"])])
def test_a_function_that_remembers_is_seen(tmp_path: Path, cache: str, depends: list[str]) -> None:
    code = TOY.read_text(encoding="utf-8").replace("def count(", f"{cache}def count(")
    code = code.replace("from dataclasses", "import functools\nfrom dataclasses", 1)
    (tmp_path / "toy.py").write_text(code, encoding="utf-8")
    seen = found_in(tmp_path, FEATURE, vocabulary="toy:VOCABULARY", alone=2)
    assert {one.removeprefix("table.feature").split(": ")[0] for one in seen if one} <= {":3", ":7"}
    assert bool([one for one in seen if one]) == bool(depends)


def test_a_scenario_that_only_one_of_them_asked_is_seen(tmp_path: Path) -> None:
    text = FEATURE.replace("the coins are counted", "the purse holds 3 coins")
    (tmp_path / "toy.py").write_text(TOY.read_text(encoding="utf-8"), encoding="utf-8")
    assert found_in(tmp_path, text, vocabulary="toy:VOCABULARY") == [""]
    (tmp_path / "table.feature").write_text(text.partition("  Scenario: Second")[0])
    [line] = run("-c", ASK, "toy:VOCABULARY", "1", cwd=tmp_path).split("\n")[:-1]
    assert line == "table.feature:7: not asked here"


def test_what_stands_elsewhere_is_not_asked(tmp_path: Path) -> None:
    """The run of pytest has more features than those of the folder, such as examples."""
    (tmp_path / "toy.py").write_text(TOY.read_text(encoding="utf-8"), encoding="utf-8")
    text = FEATURE.replace("the coins are counted", "the purse holds 3 coins")
    assert found_in(tmp_path, text, vocabulary="toy:VOCABULARY") == [""]
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "more.feature").write_text(text, encoding="utf-8")
    asking = ASK.replace("Path.cwd(),", "Path.cwd() / 'features',")
    seen = run("-c", asking, "toy:VOCABULARY", "1", cwd=tmp_path)
    assert "table.feature" not in seen
    assert "features/more.feature:3" in seen


DATA = """
Feature: Data
  @postal.component.worker-cubes
  Rule: Read by the rules
    Scenario: One
      Given a postal game
      Then the datum cubes.workers is "8"
  @postal.component.die
  Rule: Read by nobody
    Scenario: Two
      Given a postal game
      Then the datum components.dice is "1"
"""


def test_a_clause_that_only_a_datum_shows_is_seen(tmp_path: Path) -> None:
    wanted = ("postal.component.worker-cubes", "postal.component.die", "postal.goal.five-means")
    found = found_in(tmp_path, DATA, *wanted)
    assert [one for one in found if "only data" in one] == [
        "postal.component.die: only data that no rule reads show it",
        "postal.goal.five-means: only data that no rule reads show it",
    ]


CHARGED = """
Feature: A worker in jail
  @postal.worker.cost-1
  Scenario: The cost
    Given a postal game
    And there are 3 healthy workers
    And there are 2 workers in jail
    SAID
    Then the Cost of Living is 6 dollars
"""


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("", []),
        (
            'And the reading R-18a is "charged"',
            ["postal.R-18a: no scenario that leaves it unsaid hangs on its default"],
        ),
    ],
)
def test_a_default_that_is_only_shown_where_it_is_said_is_seen(
    tmp_path: Path, said: str, told: list[str]
) -> None:
    found = found_in(tmp_path, CHARGED.replace("SAID", said), "postal.worker.cost-1")
    assert [one for one in found if "R-18a" in one] == told
