"""What a scenario shows does not depend on what ran before it, and is more than data."""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.gates.orders import proved
from whichside_rules.kernel.clause import clauses

ROOT = Path(__file__).resolve().parents[2]
TOY = ROOT / "tests" / "scenarios" / "toy.py"
ALONE = 100


def run_in_orders(report: Path, alone: int, *arguments: str, cwd: Path = ROOT) -> dict[str, Any]:
    """The report of ``orders.py``."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.gates.orders", str(report), str(alone), *arguments],
        cwd=cwd,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(cwd)])},
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="session")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Every scenario of this repository; run once, also where tests run in several processes."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    path = folder / "orders.json"
    with (folder / "orders.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if path.exists():
            found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            return found
        return run_in_orders(path, ALONE, "features")


def unproved(report: dict[str, Any]) -> set[str]:
    """The normative clauses that no scenario shows in play."""
    return {one.id for one in clauses() if one.status == "normative"} - set(report["proved"])


def test_every_scenario_shows_the_same_in_any_order_and_alone(report: dict[str, Any]) -> None:
    whole = report["counts"]["in order"]
    assert whole > 1_900
    assert report["counts"] == {"in order": whole, "backwards": whole, "alone": ALONE}
    assert report["differences"] == []


def test_no_normative_clause_is_proved_by_data_alone_that_no_rule_reads(
    report: dict[str, Any],
) -> None:
    assert unproved(report) == set()


# The checks must be able to fail.

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


@pytest.mark.parametrize(("cache", "depends"), [("", []), ("@functools.cache\n", ["Second"])])
def test_a_function_that_remembers_is_seen(tmp_path: Path, cache: str, depends: list[str]) -> None:
    code = TOY.read_text(encoding="utf-8").replace("def count(", f"{cache}def count(")
    code = code.replace("from dataclasses", "import functools\nfrom dataclasses", 1)
    (tmp_path / "toy.py").write_text(code, encoding="utf-8")
    (tmp_path / "table.feature").write_text(FEATURE, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\nwhichside_evidence = true\nwhichside_vocabulary = toy:VOCABULARY\n"
    )
    seen = run_in_orders(tmp_path / "report.json", 2, "table.feature", cwd=tmp_path)
    assert seen["counts"] == {"in order": 2, "backwards": 2, "alone": 2}
    names = {one.split("::")[1].split(":")[0]: None for one in seen["differences"]}
    assert list(names) == depends


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
    (tmp_path / "data.feature").write_text(DATA, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nwhichside_evidence = true\n")
    seen = run_in_orders(tmp_path / "report.json", 1, "data.feature", cwd=tmp_path)
    assert seen["proved"] == ["postal.component.worker-cubes"]
    assert "postal.component.die" in unproved(seen)


def test_a_clause_is_shown_by_a_scenario_that_names_it() -> None:
    row = {"clauses": ["a", "b", "c"], "fired": ["a", "d"], "ran": ["b"]}
    assert proved([row]) == ["a", "b"]
