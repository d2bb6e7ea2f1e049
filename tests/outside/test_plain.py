"""A pytest-bdd suite of another project: its own steps, and our sentences beside them."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from textwrap import dedent

import pytest

from tests import warm

CONFTEST = 'pytest_plugins = ["whichside_rules.scenarios.plain"]\n'
STEPS = """
from pytest_bdd import given, parsers, scenarios, then, when

scenarios("table.feature")


@given(parsers.parse("our group is called {name}"), target_fixture="name")
def called(name):
    return name


@when("we cheer")
def cheer(name):
    print(f"Hurrah for {name}!")


@then("we go home")
def home():
    pass


@then(parsers.parse("{name} owns {n:d} dollars in all"))
def owns(world, name, n):
    assert world.game.state.savings == n
"""
FEATURE = """
@postal.debt.definition
Feature: Our table

  Background:
    Given our group is called the Lions

  Scenario: Two dollars short
    Given a postal game
    And there are 3 healthy workers
    And Savings are 2 dollars
    When we cheer
    And the Cost of Living is paid
    Then Savings are 0 dollars
    And the Lions owns 0 dollars in all

  Scenario Outline: Enough
    Given a postal game
    And Savings are <before> dollars
    Then Savings are <after> dollars

    Examples:
      | before | after |
      | 3      | 3     |
      | 4      | 4     |
"""
COURT = """
# language: fr
Fonctionnalité: Notre table

  Scénario: Sans étape à nous
    Étant donné une partie du jeu postal
    Et une Économie de 2 $
    Alors l'Économie est de 2 $
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\n")
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_table.py").write_text(STEPS)
    (tmp_path / "table.feature").write_text(FEATURE)
    return tmp_path


def run(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = (
        "-m",
        "pytest",
        *("-p", "no:cacheprovider", "-p", "no:hypothesispytest"),
        "-q",
        *options,
    )
    return warm.run(*command, cwd=folder)


def test_steps_of_both_stand_in_one_scenario(project: Path) -> None:
    done = run(project, "-rA", "--whichside-results=results.json", "--whichside-verdict")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 passed" in done.stdout
    assert "Hurrah for the Lions!" in done.stdout
    assert "postal.debt.injure-per-missing-dollar" in done.stdout
    rows = json.loads((project / "results.json").read_text("utf-8"))["scenarios"]
    assert [one["outcome"] for one in rows] == ["passed"] * 3
    assert "postal.debt.definition" in rows[0]["fired"]


def test_a_feature_of_ours_alone_needs_no_step(project: Path) -> None:
    (project / "table.feature").write_text(COURT)
    done = run(project)
    assert "1 passed" in done.stdout, done.stdout


WRONG = (
    ("Then Savings are 0 dollars", "Then Savings are 1 dollars"),
    ("owns 0 dollars in all", "owns 5 dollars in all"),
    ("Then Savings are 0 dollars", "Then our Savings are now 0"),
    ("Then Savings are 0 dollars", "Then violet has 9 rupees"),
    (
        "    Then Savings are 0 dollars\n    And the Lions owns 0 dollars in all",
        "    And the Cost of Living is paid\n    Then we go home",
    ),
)
SAID = (
    r"\nwrong0.feature:14: Then Savings are 1 dollars\nby the rules Savings are: 0, not 1\n",
    "assert 0 == 5",
    "Step definition is not found.*our Savings are now 0.*\n.*nearest: Savings are 0 dollars",
    "is a sentence of anarchy, and this is a scenario of postal",
    r"\nwrong4.feature:14: And the Cost of Living is paid\nthe move is refused",
)


def test_what_does_not_hold_or_is_unknown_fails(project: Path) -> None:
    (project / "table.feature").unlink()
    (project / "tables").mkdir()
    module = project / "test_table.py"
    module.write_text(module.read_text().replace("table.feature", "tables"))
    for number, (before, after) in enumerate(WRONG):
        assert before in FEATURE
        text = FEATURE.replace(before, after).replace("Our table", f"Table {number}")
        (project / "tables" / f"wrong{number}.feature").write_text(text)
    done = run(project)
    assert "5 failed, 10 passed" in done.stdout, done.stdout
    for said in SAID:
        assert re.search(said, done.stdout), (said, done.stdout)
    assert "vocabulary/world.py" not in done.stdout


def test_without_the_line_in_conftest_our_sentences_are_unknown(project: Path) -> None:
    (project / "conftest.py").write_text("")
    (project / "table.feature").write_text(FEATURE.replace("@postal.debt.definition", ""))
    done = run(project)
    assert "3 failed" in done.stdout
    assert "Step definition is not found" in done.stdout


def test_a_step_of_the_project_comes_before_ours(project: Path) -> None:
    own = dedent(
        """
        from pytest_bdd import then


        @then("Savings are 3 dollars")
        def mine():
            print("mine")
        """
    )
    with (project / "test_table.py").open("a") as file:
        file.write(own)
    done = run(project, "-rA", "-k", "Enough or enough")
    assert "2 passed" in done.stdout, done.stdout
    assert "mine" in done.stdout
