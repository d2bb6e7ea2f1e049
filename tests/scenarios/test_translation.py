"""Every scenario can be told in the other language, and means the same there and back."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from click.testing import CliRunner

from whichside_rules import whichside
from whichside_rules.cli.asking.translate import translate as command
from whichside_rules.kernel.book.text import nouns
from whichside_rules.scenarios import source
from whichside_rules.scenarios.engine import asked, questions
from whichside_rules.scenarios.lint import fill, sentences_of
from whichside_rules.scenarios.source import Feature, Problem
from whichside_rules.scenarios.translation import (
    LANGUAGES,
    Language,
    Translation,
    Untranslatable,
    translate,
)
from whichside_rules.vocabulary import Vocabulary, load
from whichside_rules.vocabulary.agreement import says_something
from whichside_rules.vocabulary.parameter_types import STEPS, number, words
from whichside_rules.vocabulary.registry import Kind, Registry

ROOT = Path(__file__).resolve().parents[2]
FEATURES = sorted((ROOT / "features").rglob("*.feature"))
TYPES = {"Number": number}


def read(path: Path) -> Feature:
    feature, problems = source.read(path)
    assert feature is not None
    assert problems == []
    return feature


def meaning(registry: Registry, kind: Kind, text: str) -> object:
    """The sentence of a step and its values; of what the rules say, only that it is asked."""
    (match,) = registry.match(kind, text)
    slots = match.sentence.slots(match.pattern)
    values: dict[str, object] = {}
    for field, value in match.arguments.items():
        values[field] = value
        if slots[field].converter in STEPS:
            values[field] = meaning(registry, STEPS[slots[field].converter], str(value))
        elif slots[field].converter is words:
            values[field] = "words"
    return match.sentence.name, values


def scenarios(feature: Feature) -> Iterator[tuple[str | None, list[tuple[Any, Any, str]]]]:
    """Each scenario and each row: its game, and its steps with their meaning."""
    for scenario in feature.scenarios:
        game, registry = sentences_of(feature, scenario, load())
        for row in scenario.rows or (None,):
            steps = []
            for one in (*scenario.background, *scenario.steps):
                text = fill(one.text, row) if row else one.text
                assert one.kind is not None
                steps.append((one, meaning(registry, one.kind, text), text))
            yield game, steps


def play(feature: Feature) -> int:
    """Ask every scenario; how many there are, all of which hold."""
    answers = [asked(question, load()) for question in questions(feature, load())]
    assert [answer.message for answer in answers if answer.outcome != "passed"] == []
    return len(answers)


@pytest.mark.parametrize("path", FEATURES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_scenario_holds_there_and_is_the_same_when_back(path: Path, tmp_path: Path) -> None:
    own = read(path)
    first: Language = "fr" if own.language == "fr" else "en"
    other: Language = "en" if first == "fr" else "fr"
    there, back = (tmp_path / path.parent.name / name for name in ("there", "back"))
    there.parent.mkdir()
    there.write_text(translate(path, other).text, encoding="utf-8")
    back.write_text(translate(there, first).text, encoding="utf-8")

    said = [[meant for _, meant, _ in steps] for _, steps in scenarios(own)]
    told = read(there)
    assert told.language == other
    assert play(told) == len(said) > 0
    for each in (told, read(back)):
        assert [[meant for _, meant, _ in steps] for _, steps in scenarios(each)] == said


COST = """\
@postal.cost.formula
# fr: Le loyer
# fr: Il est dû à chaque tour.
Feature: The rent
  It is due each turn.

  # A remark that stays.
  Scenario: A prisoner
    Given a game in Hard mode
    And 1 prisoner
    And Risk is one step below Hurt
    When the Cost of Living is paid
    Then "the turn ends" is legal
    # fr: le refus dit « Payez »
    But the refusal says "Pay"
    * the game goes on

  Scenario Outline: On <where>
    Given workers stand at <where> and the Docks
    When a worker acts at <where>
    Then "a worker acts at <where>" is refused
    And the group has <n> strikes

    Examples:
      | where           | n |
      | the Local Union | 1 |
      | Lawyers         | 2 |
"""

LOYER = """\
# language: fr
@postal.cost.formula
# en: The rent
# en: It is due each turn.
Fonctionnalité: Le loyer
  Il est dû à chaque tour.

  # A remark that stays.
  Scénario: A prisoner
    Étant donné une partie en mode Difficile
    Et 1 prisonnier
    Et que le Risque est à une case de Hurt
    Quand le coût de la vie est payé
    Alors « le tour se termine » est légal
    # en: the refusal says "Pay"
    Mais le refus dit « Payez »
    * la partie continue

  Plan du Scénario: On <où>
    Étant donné que des travailleurs se tiennent <cases>
    Quand un travailleur agit <où>
    Alors « un travailleur agit <où> » est refusé
    Et le groupe a <n> grèves

    Exemples:
      | où                   | n | cases                                        |
      | au Local Syndical    | 1 | au Local Syndical et aux East River Docks    |
      | aux Avocats Libéraux | 2 | aux Avocats Libéraux et aux East River Docks |
"""


def told(
    tmp_path: Path, text: str, to: Language, vocabulary: Vocabulary | None = None
) -> Translation:
    path = tmp_path / "t.feature"
    path.write_text(text, encoding="utf-8")
    return translate(path, to, vocabulary)


def test_a_feature_is_told_in_french(tmp_path: Path) -> None:
    found = told(tmp_path, COST, "fr")

    assert found.text == LOYER
    assert found.kept == (8, 18)
    assert set(LANGUAGES) == set(get_args(Language))


def test_columns_have_names_of_the_language_and_none_that_of_another(tmp_path: Path) -> None:
    english = (
        "Feature: f\n\n  # fr: Il en coûte <cost>, ou <price>\n"
        "  Scenario Outline: It costs <cost>\n"
        "    Given a postal game\n    And Savings are <cost> dollars\n"
        "    When the Cost of Living is paid\n    Then Savings are <left> dollars\n\n"
        "    Examples:\n      | cost | left | reste | price |\n"
        "      | 0    | 0    | 1     | 2     |\n"
    )
    french = told(tmp_path, english, "fr").text
    assert "  # en: It costs <coût>\n  Plan du Scénario: Il en coûte <coût>, ou <prix>\n" in french
    assert "une Économie de <coût> $" in french
    # A column that is called so already keeps the name for itself.
    assert "<left>" in french
    assert "      | coût | left | reste | prix |\n" in french
    back = told(tmp_path, french, "en").text
    assert "  # fr: Il en coûte <cost>, ou <price>\n  Scenario Outline: It costs <cost>\n" in back
    assert "Savings of <cost> dollars" in back


def test_what_is_counted_stands_in_its_number(tmp_path: Path) -> None:
    english = (
        "Feature: Which Side\n\n  Scenario: Which Side\n    Given a game of Which Side\n"
        "    And the Italian Tenement has 1 dollar\n"
        "    And the Italian Tenement has 1 union agitation\n"
        "    And the Chinese Tenement has 2 union agitations\n"
        "    Then 1 means of production is controlled\n"
    )
    french = told(tmp_path, english, "fr").text
    assert "le Tenement italien a 1 agitation syndicale" in french
    assert "le Tenement chinois a 2 agitations syndicales" in french
    assert "1 moyen de production est contrôlé" in french
    assert english in told(tmp_path, french, "en").text


def test_backgrounds_of_a_feature_and_of_a_rule_are_told_each_by_its_own_kinds(
    tmp_path: Path,
) -> None:
    text = (
        "Feature: f\n Background:\n  Given a postal game\n @postal.cost.formula\n Rule: r\n"
        "  Background:\n   Given 1 prisoner\n   When the turn ends\n"
        "  Scenario: s\n   Then the move is refused\n"
    )

    lines = told(tmp_path, text, "fr").text.splitlines()

    assert "  Étant donné une partie du jeu postal" in lines
    assert "   Quand le tour se termine" in lines


def test_what_has_no_counterpart_is_told_with_its_line(tmp_path: Path) -> None:
    more = Registry()
    more.then(en="{n:Number} cats are asleep")(lambda world, n: None)
    ours = load()
    text = (
        "Feature: f\n Scenario: s\n  Given a postal game\n  Then 2 cats are asleep\n"
        '  And the refusal says "Pay"\n'
    )

    with pytest.raises(Untranslatable) as caught:
        told(tmp_path, text, "fr", Vocabulary(ours.sentences + more, ours.world_factory))

    cats, pay = caught.value.problems
    assert (cats.line, pay.line) == (4, 5)
    assert cats.message.startswith("'2 cats are asleep' cannot be said in French: '[n] cats are")
    assert "write the step before it as a comment: '# fr: ...'" in pay.message


def test_what_was_told_is_told_anew_when_a_sentence_is_added() -> None:
    sentences, asked = Registry(), list[str]()

    def tell(text: str) -> str:
        asked.append(text)
        return text.upper()

    for _ in range(2):
        assert sentences.told_once("fr", "then", "2 cats", tell) == "2 CATS"
    assert sentences.told_once("fr", "when", "2 cats", tell) == "2 CATS"
    assert len(asked) == 2
    sentences.then(en="{n:Number} cats")(lambda world, n: None)
    assert sentences.told_once("fr", "then", "2 cats", tell) == "2 CATS"
    assert len(asked) == 3


@pytest.mark.parametrize(
    ("text", "to", "reason"),
    [
        (COST, "en", "the feature is in English; nothing to do"),
        (COST.replace("le refus dit « Payez »", "le coup est légal"), "fr", "does not mean the"),
        (COST.replace("1 prisoner", "1 parrot"), "fr", "unknown sentence"),
        ("nonsense", "fr", "cannot be read here"),
    ],
)
def test_what_cannot_be_told_is_refused(
    tmp_path: Path, text: str, to: Language, reason: str
) -> None:
    with pytest.raises(Untranslatable, match=reason):
        told(tmp_path, text, to)


def test_the_command_writes_the_file_or_prints_it(tmp_path: Path) -> None:
    path, target = tmp_path / "rent.feature", tmp_path / "rent.fr.feature"
    path.write_text(COST, encoding="utf-8")

    shown = CliRunner().invoke(command, [str(path), "--to", "fr"])
    assert (shown.exit_code, shown.stdout) == (0, LOYER)
    assert "lines 8, 18; write '# fr: ...' before them" in shown.stderr
    written = CliRunner().invoke(command, [str(path), "--to", "fr", "-o", str(target)])
    assert (written.exit_code, written.stdout) == (0, "")
    assert target.read_text(encoding="utf-8") == LOYER


@pytest.mark.parametrize(
    "arguments", [["none.feature", "--to", "fr"], ["rent.feature", "--to", "en"]]
)
def test_the_command_fails_with_2_and_writes_nothing(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "rent.feature").write_text(COST, encoding="utf-8")

    found = CliRunner().invoke(command, [*arguments, "-o", "out.feature"])

    assert found.exit_code == 2
    assert f"{arguments[0]}:1: " in found.stderr
    assert not (tmp_path / "out.feature").exists()


def test_what_cannot_be_told_goes_through_a_pickle() -> None:
    error = Untranslatable([Problem(Path("table.feature"), 3, "no title")])
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.problems) == (str(error), error.problems)


NAMES = {
    "ce contenu",
    "ce contenu :",
    "une nouvelle partie",
    "une nouvelle partie du jeu postal",
    "une nouvelle partie en mode {mode:Mode}",
    "une nouvelle partie sans difficulté choisie",
    "une partie du jeu postal",
    "une partie en cours",
    "une partie en mode {mode:Mode}",
    "une Économie de {n:Number} $",
    "{n:Number} {group:Group}",
    "{phase:Phase}",
    "une nouvelle partie de Which Side à {n:Number}",
    "une partie de Which Side",
    "une partie de Which Side are you on",
    "une partie de Which Side are you on ?",
    "{labour:Labour} : case {n:Number}",
    "une nouvelle partie des Adresses jaunes à {n:Number} joueurs",
    "une partie des Adresses jaunes",
    "une partie des Adresses jaunes entre {players:Players}",
    "une partie des Adresses jaunes à {n:Number} joueurs",
    "ces cartes",
    "ces cartes :",
    "une nouvelle partie de The Anarchy entre {players:Players}",
    "une nouvelle partie de The Anarchy à {n:Number} personnes",
    "une partie de The Anarchy",
    "une partie de The Anarchy entre {players:Players}",
    "une partie de The Anarchy à {n:Number} personnes",
}
"""The French Givens that name something; before all others stands « que »."""


def test_a_french_given_that_says_something_is_known_by_its_words() -> None:
    givens = [text for one in load().sentences if one.kind == "given" for text in one.fr]
    assert {text for text in givens if not says_something(text, "fr")} == NAMES


AGREES = {
    "the East River Docks are not on the table": "les East River Docks ne sont pas sur la table",
    "Greenwich Village is not on the table": "Greenwich Village n'est pas sur la table",
    "the East River Docks are closed": "les East River Docks sont fermés",
    "the Triangle is closed": "l'usine Triangle Shirtwaist est fermée",
    "the Bierhalle is closed": "la Bierhalle est fermée",
}


@pytest.mark.parametrize("said", AGREES)
def test_a_verb_agrees_with_the_name_before_it(said: str, tmp_path: Path) -> None:
    path = tmp_path / "table.feature"
    path.write_text(
        f"Feature: f\n Scenario: s\n  Given a game of Which Side\n  Then {said}\n",
        encoding="utf-8",
    )
    assert f"Alors {AGREES[said]}" in [
        line.strip() for line in translate(path, "fr").text.splitlines()
    ]


SAID = {
    "the Italian Tenement owns the Clandestine Workshop": (
        "Étant donné que le Tenement italien possède l'Atelier clandestin"
    ),
    "Triangle shows side B": "Étant donné que l'usine Triangle Shirtwaist montre sa face B",
    "the Bierhalle hosts the Printing Press of the Russian Tenement": (
        "Étant donné que la Bierhalle accueille l'Imprimerie du Tenement russe"
    ),
    "the Russian Tenement draws a misfortune": (
        "Étant donné que le Tenement russe pioche un malheur"
    ),
    "the Italians own the Laundry": "Étant donné que le Tenement italien possède la Laverie",
    "the Italians have 2 strikes": "Étant donné que le Tenement italien a 2 grèves",
    "the Chinese have passed": "Étant donné que le Tenement chinois a passé",
    "the Russians have exchanged agitation at the Ferrer Center this turn": (
        "Étant donné que le Tenement russe a déjà échangé de l'agitation"
        " au Centre Ferrer ce tour-ci"
    ),
    "no premises are left to turn up": ("Étant donné qu'il ne reste plus de local à révéler"),
    "Ironworker is played": "Étant donné qu'on joue avec Ironworker",
    "the wages stand on cell 3": "Étant donné que les salaires sont sur la case 3",
    "the working hours stand on cell 3": "Étant donné que le temps de travail est sur la case 3",
    "the working hours read 14": "Étant donné que le temps de travail affiche 14",
    "the Docks show side B": "Étant donné que les East River Docks montrent leur face B",
    "the wages are leftmost": "Étant donné que les salaires sont au maximum à gauche",
    "the Chinese Tenement has Risk 4": "Étant donné que le Risque du Tenement chinois est à 4",
    "Bessy is dead": "Étant donné que Bessy est morte",
    "John is dead": "Étant donné que John est mort",
    "Mei is injured for good": "Étant donné que Mei est blessée à vie",
    "the turn is at life goes on": "Étant donné que le tour en est au moment La vie continue",
}


@pytest.mark.parametrize("said", SAID)
def test_a_french_step_is_said_as_one_says_it(said: str, tmp_path: Path) -> None:
    path = tmp_path / "table.feature"
    path.write_text(
        "Feature: f\n Scenario: s\n  Given a game of Which Side\n"
        f"  Given {said}\n  Then the game goes on\n",
        encoding="utf-8",
    )
    assert SAID[said] in [line.strip() for line in translate(path, "fr").text.splitlines()]


PLURAL = {
    "les Italiens possèdent la Laverie": "Given the Italian Tenement owns the Laundry",
    "les Chinois ont 2 grèves": "Given the Chinese Tenement has 2 strikes",
    "les Russes piochent un malheur": "Given the Russian Tenement draws a misfortune",
}


@pytest.mark.parametrize("said", PLURAL)
def test_a_tenement_in_the_french_plural_is_understood_and_told_as_one(
    said: str, tmp_path: Path
) -> None:
    path = tmp_path / "table.feature"
    path.write_text(
        "# language: fr\nFonctionnalité: f\n Scénario: s\n"
        f"  Étant donné une partie de Which Side\n  Étant donné que {said}\n"
        "  Alors la partie continue\n",
        encoding="utf-8",
    )
    assert PLURAL[said] in [line.strip() for line in translate(path, "en").text.splitlines()]


def test_the_names_have_the_gender_of_the_content() -> None:
    characters = nouns("whichside")["character"]
    people = [one for board in whichside.default_content().boards for one in board.people]
    articles = {"woman": "une ", "man": "un "}
    assert {one.id: characters[one.id].fr.a for one in people} == {
        one.id: articles[one.gender] for one in people
    }


STILL = """\
Feature: Ours
  Scenario: To the Jail box
    Given we play Which Side
    And Rosa is in the Arrest box
    When the work begins
    Then Rosa is still in Jail
"""


def test_that_something_is_still_so_is_never_lost(tmp_path: Path) -> None:
    path = tmp_path / "ours.feature"
    path.write_text(STILL, encoding="utf-8")
    lines = translate(path, "en").text.splitlines()
    assert "    Then Rosa is still in Jail" in lines
    assert "    Given a game of Which Side" in lines, "other words are told with their sentence"
    with pytest.raises(Untranslatable) as refused:
        translate(path, "fr")
    [problem] = refused.value.problems
    assert problem.line == 6
    assert "still so" in problem.message
