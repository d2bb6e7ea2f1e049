"""Scenarios are shown in the language of the site, wherever they are written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.sphinxext.conftest import EXTENSIONS
from tests.sphinxext.test_reference import text
from whichside_rules.sphinxext.sources import translated
from whichside_rules.sphinxext.sources.features import as_feature
from whichside_rules.sphinxext.sources.scenarios import Scenario, read_feature
from whichside_rules.sphinxext.sources.translated import Kept, told_in
from whichside_rules.sphinxext.writing.scenario_html import Writer

WRITTEN = """\
# fr: Le coût de la vie
Feature: The Cost of Living

  @postal.debt.definition
  Rule: Debt

    Background:
      Given a postal game

    # fr: Il manque <n> dollars
    Scenario Outline: <n> dollars short
      Given <healthy> healthy workers
      And Savings of <held> dollars
      When the Cost of Living is paid
      Then Savings are 0 dollars

      Examples:
        | healthy | held | n |
        | 3       | 4    | 2 |
        | 4       | 2    | 5 |
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Scenario:
    file = tmp_path / "postal" / "cost.feature"
    file.parent.mkdir()
    file.write_text(WRITTEN, encoding="utf-8")
    [found] = told_in("fr", file, read_feature(file, "postal/cost.feature"))
    return found


def test_a_scenario_is_told_with_the_words_of_the_other_language(scenario: Scenario) -> None:
    shown = scenario.shown
    assert (shown.language, shown.name) == ("fr", "Il manque <n> dollars")
    assert shown.keyword == "Plan du Scénario"
    assert shown.all_steps[0].text == "une partie du jeu postal"
    assert shown.steps[-1].text == "l'Économie est de 0 $"


def test_columns_and_what_a_reader_reads_are_in_his_language(scenario: Scenario) -> None:
    shown = scenario.shown
    assert shown.examples[0].header == ("indemnes", "détenu", "n")
    assert "<indemnes> travailleurs indemnes" in [one.text for one in shown.steps]
    french, english = Writer("fr"), Writer("en")
    # A colon stands apart in French, but in a feature, where Gherkin wants it beside its word.
    assert "Contexte\N{NO-BREAK SPACE}:</b>" in str(french.body(shown, {}).astext())
    assert "Exemples\N{NO-BREAK SPACE}:</b>" in str(french.body(shown, {}).astext())
    assert "Plan du Scénario\N{NO-BREAK SPACE}: </span>" in french.head(shown, "").astext()
    assert "Scenario Outline: </span>" in english.head(scenario, "").astext()
    assert "Background:</b>" in str(english.body(scenario, {}).astext())
    feature = as_feature(scenario, "A")
    assert "Contexte:\n" in feature
    assert "Exemples:\n" in feature


def test_the_fields_of_a_sentence_are_named_in_its_language() -> None:
    writer = Writer("fr")
    said = writer.sentence("when", "pour {tile:Tile}, {n:Number} dollars", "fr")
    assert '<span class="rule-field">tuile</span>' in said
    assert '<span class="rule-field">n</span>' in said
    said = writer.sentence("when", "for {tile:Tile}", "en")
    assert '<span class="rule-field">tile</span>' in said


def test_its_places_are_those_of_what_is_written(scenario: Scenario) -> None:
    shown = scenario.shown
    assert (shown.path, shown.line) == (scenario.path, scenario.line)
    assert shown.examples[0].lines == scenario.examples[0].lines == (19, 20)
    assert scenario.name == "<n> dollars short"


def test_a_column_of_the_other_language_is_not_shown(tmp_path: Path) -> None:
    """The second text of a title may name a column of its own."""
    file = tmp_path / "cost.feature"
    text = WRITTEN.replace("Il manque <n>", "Il manque <combien>").replace(
        "| n |", "| n | combien |"
    )
    text = text.replace("| 2 |", "| 2 | deux |").replace("| 5 |", "| 5 | cinq |")
    file.write_text(text, encoding="utf-8")
    [found] = told_in("fr", file, read_feature(file, "cost.feature"))
    assert found.examples[0].header == ("healthy", "held", "n")
    assert found.shown.examples[0].header[-1] == "combien"
    assert [row[-1] for row in found.shown.examples[0].rows] == ["deux", "cinq"]
    assert "n" not in found.shown.examples[0].header


def test_what_is_in_the_language_already_is_shown_as_written(tmp_path: Path) -> None:
    file = tmp_path / "cost.feature"
    file.write_text(WRITTEN, encoding="utf-8")
    [found] = told_in("en", file, read_feature(file, "cost.feature"))
    assert found.told is None
    assert found.shown is found


def test_what_has_no_counterpart_stays_and_is_told(project: Any) -> None:
    project.configure(EXTENSIONS, "rule_translate = True\n")
    built = project.build()
    assert "cannot be told in the language of the site: " in built.warnings
    assert "debt.fr.feature" in built.warnings
    assert "Il manque un dollar" in text(built.page("debt"))


def test_what_was_told_is_kept_until_the_feature_or_the_words_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "cost.feature"
    file.write_text(WRITTEN, encoding="utf-8")
    first = Kept(str(tmp_path))
    text = first.translated(file, "fr")
    first.keep()
    again = Kept(str(tmp_path))
    again.known = dict.fromkeys(again.known, "as kept")
    assert again.translated(file, "fr") == "as kept"
    assert again.translated(file, "fr") != text
    file.write_text(WRITTEN.replace("Savings are 0", "Savings are 1"), encoding="utf-8")
    assert "l'Économie est de 1 $" in again.translated(file, "fr")
    file.write_text(WRITTEN, encoding="utf-8")
    monkeypatch.setattr(translated, "words_digest", lambda: "other words")
    anew = Kept(str(tmp_path))
    anew.known = dict.fromkeys(anew.known, "as kept")
    assert anew.translated(file, "fr") == text


def test_the_text_of_a_clause_is_no_word_of_a_step(tmp_path: Path) -> None:
    game = tmp_path / "debt.toml"
    made_of = (game,)

    def digest(text: str) -> str:
        game.write_text(text, encoding="utf-8")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(translated, "_made_of", lambda: iter(made_of))
            return translated.words_digest()

    own = digest('[[clause]]\ntext_en = "one"\n[event]\nfall = "falls"\n')
    assert digest('[[clause]]\ntext_en = "two"\n[event]\nfall = "falls"\n') == own
    assert digest('[[clause]]\ntext_en = "two"\n[event]\nfall = "trips"\n') != own
