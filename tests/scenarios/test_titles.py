"""Titles, descriptions and the numbers of what there is, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from whichside_rules.scenarios.translation import Untranslatable, translate
from whichside_rules.vocabulary import load

ROOT = Path(__file__).resolve().parents[2] / "features"
FEATURES = sorted(ROOT.rglob("*.feature"))


def untitled(path: Path) -> tuple[int, ...]:
    """The lines of the titles of a feature that have no second text."""
    return translate(path, "en" if ".fr." in path.name else "fr", load()).kept


@pytest.mark.parametrize("path", FEATURES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_title_has_its_text_in_the_other_language(path: Path) -> None:
    assert untitled(path) == ()


def test_a_title_without_a_second_text_is_found(tmp_path: Path) -> None:
    path = tmp_path / "table.feature"
    path.write_text(
        "# fr: La table\nFeature: The table\n\n  Scenario: Alone\n"
        "    Given a game of Which Side\n    Then the game goes on\n",
        encoding="utf-8",
    )
    assert untitled(path) == (4,)


CASES = """\
# fr: La table
Feature: The table

  # fr: Trop <what>
  Scenario Outline: Too <what>
    Given a postal game
    And Savings are <n> dollars
    When the Cost of Living is paid
    Then Savings are 0 dollars

    # fr: peu ; tard
    Examples:
      | what   | option    | n |
      | little | fixed-sum | 2 |
      | late   | fixed-sum | 3 |
"""


def test_cells_that_the_title_alone_names_are_told_by_a_comment(tmp_path: Path) -> None:
    path = tmp_path / "table.feature"
    path.write_text(CASES, "utf-8")
    french = translate(path, "fr")
    assert french.kept == ()
    assert "    # en: little; late\n    Exemples:\n      | quoi | option" in french.text
    assert "      | peu  | fixed-sum | 2 |\n      | tard | fixed-sum | 3 |" in french.text
    there = tmp_path / "table.fr.feature"
    there.write_text(french.text, "utf-8")
    assert "      | little | fixed-sum | 2 |" in translate(there, "en").text

    path.write_text(path.read_text("utf-8").replace("    # fr: peu ; tard\n", ""), "utf-8")
    assert untitled(path) == (11,)


def test_second_texts_of_cells_are_as_many_as_the_rows(tmp_path: Path) -> None:
    path = tmp_path / "table.feature"
    text = CASES
    path.write_text(text.replace("peu ; tard", "peu"), "utf-8")
    with pytest.raises(Untranslatable, match="'peu' is not one text for each row"):
        translate(path, "fr")


@pytest.mark.parametrize(("n", "verb"), [(1, "is 1 healthy worker"), (4, "are 4 healthy workers")])
def test_what_there_is_agrees_with_its_number(n: int, verb: str, tmp_path: Path) -> None:
    path = tmp_path / "table.feature"
    path.write_text(
        "# language: fr\nFonctionnalité: f\n Scénario: s\n  Étant donné que l'Économie est de 4 $\n"
        f"  Alors il y a {n} travailleur{'s' * (n > 1)} indemne{'s' * (n > 1)}\n",
        encoding="utf-8",
    )
    assert f"Then there {verb}" in translate(path, "en").text
