"""Where a line is not understood, the rules that may speak of it are offered to be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenarios import toy
from whichside_rules import ask
from whichside_rules.scenarios.runner import ask as ask_files

DIG = """\
Feature: Ours
  Scenario: The third from the top
    Given we play The Anarchy
    And the card that Anna dreams of lies deep in the discard pile
    When she counts how deep it lies
    Then those above it come into her hand
"""
HEAL = """\
# language: fr
Fonctionnalité: Chez nous
  Scénario: Un docteur
    Étant donné qu'on joue à Which Side
    Et que le vieil immeuble sent le renard
    Quand on fait venir le docteur pour Rosa
    Alors la visite lui rend la santé
"""


def test_the_rule_that_is_meant_is_among_them_with_its_words() -> None:
    verdict = ask(DIG)
    assert (verdict.verdict, verdict.rulings) == ("not understood", ())
    [found] = verdict.related
    assert found.line == 2
    named = {one.id: one for one in found.rules}
    assert "anarchy.pay.dig-discard" in named
    told = named["anarchy.pay.dig-discard"]
    assert f"  {told.text} [{told.id}]" in verdict.text.splitlines()
    assert "2: nothing is answered; these rules may speak of it:" in verdict.text.splitlines()


def test_they_are_told_in_the_language_of_the_question() -> None:
    [found] = ask(HEAL).related
    assert {one.id.split(".")[0] for one in found.rules} == {"whichside"}
    assert any("médecin" in one.text for one in found.rules)


def test_what_is_understood_gets_none() -> None:
    asked = DIG.replace("she counts how deep it lies", "violet draws Arcot")
    assert ask("Feature: F\n  Scenario: S\n    Given a game of The Anarchy\n").related == ()
    assert ask(asked).related, "one line that is not understood is enough"


def test_only_scenarios_with_such_a_line_get_them() -> None:
    two = f"{DIG}  Scenario: Known\n    Given a game of The Anarchy\n"
    assert [one.line for one in ask(two).related] == [2]


@pytest.mark.parametrize("game", ["", "    Given we play chess\n"])
def test_a_scenario_of_no_game_gets_none(game: str) -> None:
    text = f"Feature: F\n  Scenario: S\n{game}    When the queen leaves the tower\n"
    assert ask(text).related == ()


def test_a_game_that_has_no_clause_about_it_gets_none() -> None:
    text = "Feature: Wages\n  Scenario: S\n    Given a purse of 2 coins\n    When zebras graze\n"
    assert ask(text, vocabulary=toy.VOCABULARY).related == ()


def test_examples_are_no_rules() -> None:
    said = "Scenario: Shah Alam\n    Given we play The Anarchy\n    When Zabita Khan dances\n"
    [found] = ask(f"Feature: F\n  {said}").related
    assert not [one.id for one in found.rules if ".example." in one.id]


def test_a_table_that_is_out_of_place_asks_for_none() -> None:
    text = "Feature: F\n  Scenario: S\n    Given a postal game\n      | a |\n      | 1 |\n"
    verdict = ask(f"{text}    When the Cost of Living is paid\n    Then Savings are 0 dollars\n")
    assert (verdict.verdict, verdict.related) == ("not understood", ())


def test_files_name_the_file_with_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ours.feature").write_text(DIG, "utf-8")
    answer = ask_files(["ours.feature"])
    assert "ours.feature:2: nothing is answered; these rules may speak of it:" in answer.problems
    assert any("[anarchy.pay.dig-discard]" in line for line in answer.problems)


def test_it_can_be_read_back() -> None:
    verdict = ask(DIG)
    assert type(verdict).model_validate_json(verdict.model_dump_json()) == verdict
