"""``ask``: the text of a feature in, a typed verdict out."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.scenarios import toy
from whichside_rules import Verdict, ask
from whichside_rules.scenarios.source import MAX_BYTES
from whichside_rules.vocabulary import Vocabulary
from whichside_rules.vocabulary.registry import Registry

GOOD = """\
@toy.wage.paid
Feature: Wages
  Scenario Outline: Paid <n> coins
    Given a purse of 2 coins
    When the worker is paid <n> coins
    Then the purse holds <sum> coins

    Examples:
      | n | sum |
      | 1 | 3   |
      | 3 | 5   |
"""
FRENCH = """\
Fonctionnalité : Salaires
  Scénario : Salaire versé
    Étant donné une bourse de 2 pièces
    Lorsque l’ouvrier attend
    Alors la bourse contient 7 pièces
"""


def toys(text: str, language: Any = None) -> Verdict:
    return ask(text, language, vocabulary=toy.VOCABULARY)


def test_what_holds_is_told_with_its_clauses() -> None:
    verdict = toys(GOOD)
    assert (verdict.verdict, verdict.language, verdict.troubles) == ("holds", "en", ())
    one, two = verdict.rulings
    assert (one.title, one.line, one.row) == ("Paid 1 coins", 3, {"n": "1", "sum": "3"})
    assert [(step.line, step.text, step.verdict) for step in two.steps] == [
        (4, "a purse of 2 coins", "holds"),
        (5, "the worker is paid 3 coins", "holds"),
        (6, "the purse holds 5 coins", "holds"),
    ]
    assert [clause.model_dump() for clause in two.cited] == [
        {"id": "toy.wage.paid", "title": "Wages are paid", "how": "fired"}
    ]
    assert verdict.text.splitlines() == [
        "  holds: Paid 1 coins (line 3)",
        "      toy.wage.paid  Wages are paid",
        "  holds: Paid 3 coins (line 3)",
        "      toy.wage.paid  Wages are paid",
        "2 hold",
    ]


def test_what_does_not_hold_is_told_with_what_the_rules_say_instead() -> None:
    verdict = toys(GOOD.replace("| 5 ", "| 6 "))
    assert verdict.verdict == "fails"
    good, bad = verdict.rulings
    assert (good.verdict, bad.verdict) == ("holds", "fails")
    assert bad.says == "the rules say 5 coins, by toy.wage.paid"
    assert [step.verdict for step in bad.steps] == ["holds", "holds", "fails"]
    assert verdict.text.endswith("1 holds, 1 fails")


def test_steps_after_the_one_that_fails_are_not_reached() -> None:
    text = GOOD.replace("<sum> coins\n", "9 coins\n    And the purse holds 9 coins\n", 1)
    assert [step.verdict for step in toys(text).rulings[0].steps][-2:] == ["fails", "not reached"]


def test_french_is_understood_as_it_is_typed_and_told_in_french() -> None:
    verdict = toys(FRENCH, "fr")
    assert (verdict.verdict, verdict.language) == ("fails", "fr")
    assert "NE TIENT PAS : Salaire versé (ligne 2)" in verdict.text
    named = toys(f"# language: fr\n{FRENCH}")
    assert named.language == "fr"
    assert named.rulings[0].says == verdict.rulings[0].says


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "the file is empty"),
        ("Hello", 1, "cannot be read here"),
        (GOOD.replace("is paid", "is payed"), 5, "unknown sentence"),
        (GOOD.replace("toy.wage.paid", "toy.nothing"), 1, "names no clause"),
        ("Feature: f\n \0", 2, "control character"),
        ("Feature: f\n \ud800", 2, "control character (U+D800)"),
        ("é" * (MAX_BYTES // 2 + 1), 1, "larger than"),
    ],
)
def test_what_is_wrong_with_a_text_is_part_of_the_verdict(
    text: str, line: int, message: str
) -> None:
    verdict = toys(text)
    assert (verdict.verdict, verdict.rulings) == ("not understood", ())
    assert verdict.troubles[0].line == line
    assert message in verdict.troubles[0].message
    assert verdict.text.startswith(f"{line}: ")


SECOND = "  Scenario: t\n    Given a postal game\n    Then Savings are 9 dollars\n"


@pytest.mark.parametrize(
    ("steps", "line", "told"),
    [
        (
            ["Given a postal game", 'Then "the moon is full" is legal'],
            4,
            "unknown sentence 'When the moon is full'",
        ),
        (
            ["Given a postal game", 'Then "Savings are 2 dollars" is refused'],
            4,
            "as a When it is not known, as a Given it is",
        ),
        (
            ["Given a postal game", 'Then the probability that "it\'s full" is 1/2'],
            4,
            'unknown sentence "Then it\'s full"',
        ),
        (
            ["Given a postal game", "When somebody rests", "Then Savings are 2 dollars"],
            4,
            "unknown sentence 'When somebody rests'",
        ),
        (
            ["Given a game of Which Side", "Then whatever is decided, Rosa is at HEA purple"],
            4,
            "unknown sentence 'Then Rosa is at HEA purple'",
        ),
        (
            [
                "Given a game of Which Side",
                'And the Italian Tenement suffered the card "dear-bread"',
                "Then the cost of living of the Italian Tenement is 7 dollars",
            ],
            4,
            "dear-bread is no misfortune or incident",
        ),
    ],
)
def test_what_is_not_understood_anywhere_stops_the_whole_file(
    steps: list[str], line: int, told: str
) -> None:
    lines = "".join(f"    {one}\n" for one in steps)
    verdict = ask(f"Feature: f\n  Scenario: s\n{lines}{SECOND}")
    assert (verdict.verdict, verdict.rulings) == ("not understood", ())
    [trouble] = verdict.troubles
    assert trouble.line == line
    assert told in trouble.message


@pytest.mark.parametrize(
    ("head", "told"),
    [
        ("", "'\u0456' (U+0456) is not 'i', and only looks like it; nearest: there are 3"),
        ("# language: fr\n", "« \u0456 » (U+0456) n'est pas « i », et lui ressemble seulement"),
    ],
)
def test_a_letter_that_only_looks_right_is_named(head: str, told: str) -> None:
    words = ("Feature", "Scenario", "Given", "Then")
    if head:
        words = ("Fonctionnalité", "Scénario", "Soit", "Alors")
    feature, scenario, given, then = words
    text = (
        f"{head}{feature}: f\n {scenario}: s\n  {given} a postal game\n"
        f"  {given} there are 3 \u0456njured workers\n  {then} Savings are 2 dollars\n"
    )
    assert told in ask(text).troubles[0].message


def test_a_quoted_sentence_of_a_row_is_looked_at_as_the_row_says_it() -> None:
    text = (
        'Feature: f\n Scenario Outline: s\n  Given a postal game\n  Then "<what>" is legal\n'
        "  Examples:\n   | what |\n   | the moon is full |\n"
    )
    [trouble] = ask(text).troubles
    assert (trouble.line, "'When the moon is full'" in trouble.message) == (4, True)


def test_in_french_it_is_told_in_french() -> None:
    text = (
        "# language: fr\nFonctionnalité: f\n Scénario: s\n  Soit une partie de Which Side\n"
        "  Alors « la lune est pleine » est légal\n"
    )
    [trouble] = ask(text).troubles
    assert "phrase inconnue « Quand la lune est pleine »" in trouble.message


@pytest.mark.parametrize("text", [GOOD, "", GOOD.replace("| 5 ", "| 6 ")])
def test_a_verdict_comes_back_from_json(text: str) -> None:
    verdict = toys(text)
    assert Verdict.model_validate_json(verdict.model_dump_json()) == verdict


def test_the_game_the_readings_the_stand_ins_and_the_story_are_told() -> None:
    verdict = ask(
        "Feature: f\n Scenario: s\n  Given a game of Which Side\n"
        "  And Fines is in play\n  When the team counters Fines\n  Then the move is refused\n"
    )
    [ruling] = verdict.rulings
    assert ruling.game == "whichside"
    assert "normals.fines" in {one.key for one in ruling.stand_ins}
    says = {one.key: one.says for one in ruling.stand_ins}
    assert says["normals.fines"].startswith("Fines: each Tenement: it pays $2; a coup de force")
    assert says["normals.fines"] in verdict.text
    postal = "Feature: f\n Scenario: s\n  Given a postal game\n  And 3 healthy workers\n"
    [ruling] = ask(
        f"{postal}  And Savings of 2 dollars\n"
        "  When the Cost of Living is paid\n  Then Savings are 0 dollars\n"
    ).rulings
    assert any("postal.debt.definition" in line for line in ruling.story)
    [ruling] = ask(
        f"{postal}  And 1 healthy worker in jail\n  Then the Cost of Living is 5 dollars\n"
    ).rulings
    assert {one.reading: one.others for one in ruling.readings}["postal.R-18a"] == ("free",)


DAY = """\
Feature: A day
  Background:
    Given a game of Which Side
    And the turn is at the daily actions
    And it is the turn of the Italian Tenement
  Scenario: A woman at a man's work
    When Rosa goes to the work at Woolworth
    {}
"""


@pytest.mark.parametrize(
    "after",
    [
        "Then the Risk of the Italian Tenement is 2",
        "Then the Risk of the Italian Tenement is 0",
        "And the Italian Tenement passes\n    Then the Risk of the Italian Tenement is 2",
    ],
)
def test_a_refusal_that_nobody_expected_is_told_where_it_happened(after: str) -> None:
    [ruling] = ask(DAY.format(after)).rulings
    assert ruling.verdict == "fails"
    assert [step.verdict for step in ruling.steps][2:5] == ["holds", "fails", "not reached"]
    assert ruling.says is not None
    first, why = ruling.says.split("\n")[:2]
    assert first == "the move is refused: “Rosa goes to the work at Woolworth”"
    assert "[whichside.daily.gendered-spaces]" in why


def test_pytest_tells_the_same_place(tmp_path: Path) -> None:
    text = DAY.format("Then the Risk of the Italian Tenement is 2")
    (tmp_path / "day.feature").write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "day.feature"],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    lines = done.stdout.splitlines()
    place = lines.index("day.feature:7: When Rosa goes to the work at Woolworth")
    assert lines[place + 1] == "the move is refused: “Rosa goes to the work at Woolworth”"


def test_a_refusal_that_is_looked_at_is_expected() -> None:
    text = DAY.format(
        "Then the Risk of the Italian Tenement is 0\n"
        "    And the move is refused by whichside.daily.gendered-spaces"
    )
    assert ask(text).verdict == "holds"


def test_several_threads_may_ask_at_once() -> None:
    texts = [GOOD, GOOD.replace("| 5 ", "| 6 ")] * 20
    with ThreadPoolExecutor(8) as pool:
        verdicts = list(pool.map(toys, texts))
    assert [one.verdict for one in verdicts] == ["holds", "fails"] * 20


def test_a_fault_in_a_sentence_of_somebodys_is_told_with_its_place() -> None:
    sentences = Registry()

    @sentences.when(en="the worker divides")
    def divides(world: object) -> None:
        "Divide."
        raise ZeroDivisionError("by nothing")

    vocabulary = Vocabulary(toy.REGISTRY + sentences, toy.World, toy.clause)
    text = GOOD.replace("the worker is paid <n> coins", "the worker divides")
    [one, _] = ask(text, vocabulary=vocabulary).rulings
    assert one.verdict == "fails"
    assert one.says is not None
    assert one.says.startswith("ZeroDivisionError: by nothing\n  at ")
    assert Path(__file__).name in one.says


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ((b"Feature: f",), TypeError, "asked as a text, not as bytes"),
        ((GOOD, "de"), ValueError, "language is 'de'; 'en' and 'fr' are known"),
    ],
)
def test_a_wrong_call_is_an_error(
    arguments: tuple[Any, ...], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        ask(*arguments)


def test_pytest_is_not_needed() -> None:
    code = (
        "import sys; sys.modules['pytest'] = sys.modules['pytest_bdd'] = None\n"
        "from whichside_rules import ask\n"
        f"print(ask({GOOD.replace('@toy.wage.paid', '')!r}).verdict)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "not understood"), done.stderr


def test_a_column_that_no_step_names_is_not_lost_without_a_word() -> None:
    text = GOOD.replace("| n | sum |", "| n | sum | tip |").replace("| 1 | 3   |", "| 1 | 3 | 4 |")
    one, two = toys(text.replace("| 3 | 5   |", "| 3 | 5 | 6 |")).rulings
    assert one.verdict == two.verdict == "holds"
    assert one.remarks == ("no step names <tip>, so that this column says nothing",)
    assert toys(GOOD).rulings[0].remarks == ()
