"""Every fault of a feature file is refused before anything runs, with its line and a way out."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

pytest_plugins = ("pytester",)

Faulty = Callable[..., str]

GOOD = """\
Feature: wages
  Scenario: paid
    Given a purse of 2 coins
    When the worker is paid 3 coins
    Then the purse holds 5 coins
"""

FAULTS = {
    "unknown": (
        GOOD.replace("is paid 3", "is payed 3"),
        "table.feature:4: unknown sentence 'When the worker is payed 3 coins'; "
        "nearest: the worker is paid 3 coins",
    ),
    "unknown, nothing near": (
        GOOD.replace("the worker is paid 3 coins", "zzz"),
        "table.feature:4: unknown sentence 'When zzz'; nothing like it",
    ),
    "another kind": (
        GOOD.replace("When the", "Given the"),
        "table.feature:4: unknown sentence 'Given the worker is paid 3 coins': "
        "as a Given it is not known, as a When it is",
    ),
    "word refused by its type": (
        GOOD.replace("the worker is paid 3 coins", "the worker walks to the moon"),
        "table.feature:4: 'the worker walks to the moon' does not fit "
        "'the worker walks to the ...': no place is called 'moon'; there are mill and mine",
    ),
    "ambiguous": (
        GOOD.replace("the purse holds 5 coins", "the purse is empty"),
        "table.feature:5: ambiguous: 'the purse is empty' is understood as "
        "'the ... is empty' (toy.generic) and 'the purse is empty' (toy.empty)",
    ),
    "same name twice": (
        GOOD + GOOD.partition("\n")[2],
        "table.feature:6: a second scenario called 'paid' (the first is in line 2)",
    ),
    "same name in two rules": (
        "Feature: f\n Rule: a\n" + GOOD.partition("\n")[2] + " Rule: b\n" + GOOD.partition("\n")[2],
        "table.feature:8: a second scenario called 'paid'",
    ),
    "no name": (GOOD.replace(": paid", ":"), "table.feature:2: a scenario without a name"),
    "no steps": (
        GOOD + "  Scenario: nothing\n",
        "table.feature:6: the scenario 'nothing' has no steps",
    ),
    "no steps but a background": (
        "Feature: f\n Background:\n  Given a purse of 1 coins\n Scenario: nothing\n",
        "table.feature:4: the scenario 'nothing' has no steps",
    ),
    "no Then": (
        GOOD.replace("    Then the purse holds 5 coins\n", ""),
        "table.feature:2: the scenario 'paid' has no Then",
    ),
    "no scenario": ("Feature: wages\n", "table.feature:1: the feature has no scenario"),
    "a rule without scenario": (
        GOOD + "  Rule: bare\n",
        "table.feature:6: the rule 'bare' has no scenario",
    ),
    "unknown clause": (
        "@toy.wage.payed\n" + GOOD,
        "table.feature:1: the tag @toy.wage.payed names no clause: perhaps toy.meta.words?",
    ),
    "unknown clause at the rows": (
        "Feature: f\n Scenario Outline: o\n  Then the purse holds <n> coins\n"
        "  @toy.none\n  Examples:\n   | n |\n   | 0 |\n",
        "table.feature:4: the tag @toy.none names no clause",
    ),
    "And at first": (
        GOOD.replace("Given a purse", "And a purse"),
        "table.feature:3: 'And' has no step before it",
    ),
    "decomposed accents": (
        unicodedata.normalize("NFD", "# language: fr\nFonctionnalité: f\n Scénario: s\n")
        + "  Alors la bourse contient 0 pièces\n",
        "table.feature:2: accents décomposés (une lettre suivie d'un accent combinant) "
        "(et 1 autres lignes)",
    ),
    "French without its line": (
        "Fonctionnalité: f\n Scénario: s\n  Alors la bourse contient 0 pièces\n",
        "table.feature:1: cannot be read here: 'Fonctionnalité: f'; a French feature begins "
        "with the line '# language: fr'",
    ),
    "French scenario lost in an English description": (
        GOOD.replace("  Scenario", "  Scénario: lost\n  Scenario"),
        "table.feature:2: 'Scénario:' does not begin anything here and would be lost; "
        "it is not a keyword of the file's language (en)",
    ),
    "English step lost in a French description": (
        "# language: fr\nFonctionnalité: f\n Scénario: s\n  Given a purse of 1 coins\n"
        "  Alors la bourse contient 0 pièces\n",
        "table.feature:4: « Given a purse of 1 coins » se lit comme une description",
    ),
    "unparsable": (
        GOOD + "    nonsense\n",
        "table.feature:6: cannot be read here: 'nonsense'; expected a step",
    ),
    "two unparsable lines": (
        GOOD + "    nonsense\n    | a | b |\n    | c |\n",
        "table.feature:8: this row has not as many cells",
    ),
    "white space in a tag": ("@a b\n" + GOOD, "table.feature:1: a tag may not contain white"),
    "unknown language": (
        "# language: xx\n" + GOOD,
        "table.feature:1: Gherkin knows no language 'xx'",
    ),
    "an open text block": (GOOD + '      """\n', "table.feature:7: the file ends too soon"),
    "no Feature": ("Scenario: s\n", "table.feature:1: cannot be read here: 'Scenario: s'; a feat"),
    "only comments": ("# nothing\n", "table.feature:1: there is no feature; it begins with"),
    "empty": ("", "table.feature:1: the file is empty; a feature begins with 'Feature:'"),
    "not UTF-8": (
        "# language: fr\nFonctionnalité: f\n".encode("latin-1"),
        "table.feature:2: not UTF-8 text",
    ),
    "NUL": ("Feature: f\n\0\n", "table.feature:2: holds a control character (U+0000)"),
    "an escape sequence": (
        GOOD.replace("paid\n", "\x1b[2J\n", 1),
        "table.feature:2: holds a control character (U+001B)",
    ),
    "a title that turns round": (
        "Feature: f\n  Scenario: a\u202eb\n",
        "table.feature:2: holds a control character (U+202E)",
    ),
    "too many lines": ("Feature: f" + "\n" * 10_000, "table.feature:1: more than 10000 lines"),
    "too large": (
        "Feature: f\n" + "# a comment\n" * 22_000,
        "table.feature:1: larger than 262144 bytes; split it",
    ),
    "too long a line": ("Feature: " + "f" * 3000, "table.feature:1: a line of 3009 characters"),
    "too long a sentence": (
        GOOD.replace("is paid 3", f"is paid {'3' * 600}"),
        "table.feature:4: a sentence of 625 characters; 500 are allowed",
    ),
    "an outline without Examples": (
        "Feature: f\n Scenario Outline: o\n  Then the purse holds <n> coins\n",
        "table.feature:2: the outline 'o' has no Examples",
    ),
    "an outline with empty Examples": (
        "Feature: f\n Scenario Outline: o\n  Then the purse holds <n> coins\n  Examples:\n",
        "table.feature:4: the Examples are empty",
    ),
    "an outline with a head only": (
        "Feature: f\n Scenario Outline: o\n  Then the purse holds <n> coins\n"
        "  Examples:\n   | n |\n",
        "table.feature:4: the Examples are empty",
    ),
    "a placeholder without a column": (
        "Feature: f\n Scenario Outline: o\n  Then the purse holds <n> coins\n"
        "  Examples:\n   | m |\n   | 0 |\n",
        "table.feature:3: <n> is no column of the Examples; they have: m",
    ),
    "a placeholder in a plain scenario": (
        GOOD.replace("3 coins", "<n> coins"),
        "table.feature:4: <n> stands for a column, but there are no Examples",
    ),
    "an unknown sentence in one row": (
        "Feature: f\n Scenario Outline: o\n  Then the purse holds <n> coins\n"
        "  Examples:\n   | n |\n   | 0 |\n   | many |\n",
        "table.feature:3: unknown sentence 'Then the purse holds many coins'",
    ),
    "two columns of one name": (
        "Feature: f\n Scenario Outline: o\n  Then the purse holds <n> coins\n"
        "  Examples:\n   | n | n |\n   | 0 | 1 |\n",
        "table.feature:5: two columns are called 'n'",
    ),
    "the same row twice": (
        "Feature: f\n Scenario Outline: o\n  Then the purse holds <n> coins\n"
        "  Examples:\n   | n |\n   | 0 |\n   | 0 |\n",
        "table.feature:7: the same row as in line 6",
    ),
    "too many rows": (
        "Feature: f\n Scenario Outline: o\n  Then the purse holds <n> coins\n"
        "  Examples:\n   | n |\n" + "".join(f"   | {n} |\n" for n in range(501)),
        "table.feature:1: 501 scenarios and rows; at most 300 in one file, split it",
    ),
    "too many steps": (
        "Feature: f\n Background:\n"
        + "  Given a purse of 1 coins\n" * 25
        # Of the first background and of one that only a rule has.
        + " Rule: r\n  Background:\n"
        + "   Given a purse of 1 coins\n" * 24
        + "".join(f"  Scenario: {n}\n   Then the purse is empty\n" for n in range(51)),
        "table.feature:1: 2550 steps, for each row and with the background; at most 1500",
    ),
    "too much in a text block, row by row": (
        "Feature: f\n Scenario Outline: o\n  Then the last line is\n"
        + '   """\n'
        + "x\n" * 3_000
        + '   """\n'
        + "  Examples:\n   | n |\n"
        + "".join(f"   | {n} |\n" for n in range(100)),
        "table.feature:1: 601500 characters in steps, for each row; at most 524288",
    ),
    "too many cells": (
        "Feature: f\n Scenario Outline: o\n  Then the notes are\n"
        + "   | a | b |\n" * 30
        + "  Examples:\n   | n |\n"
        + "".join(f"   | {n} |\n" for n in range(170)),
        "table.feature:1: 10200 cells in tables under steps, for each row; at most 4000",
    ),
    "too much in rows": (
        "Feature: f\n Scenario Outline: o\n  Then the purse holds " + "<n>" * 90 + " coins\n"
        "  Examples:\n   | n |\n" + "".join(f"   | {n}{'0' * 1_900} |\n" for n in range(10)),
        "table.feature:1: 1713820 characters in steps, for each row; at most 524288",
    ),
    "too many tags": (
        "@t " * 30 + "\n" + "@t " * 21 + "\n" + GOOD,
        "table.feature:2: 51 tags in one place; at most 50",
    ),
    "brackets that nothing closes": (
        GOOD.replace("paid\n", f"<n> {'<' * 11}\n", 1),
        "table.feature:2: more than 10 '<' without a '>' after them",
    ),
    "a table nobody reads": (
        GOOD + "      | a |\n",
        "table.feature:5: 'the purse holds ... coins' takes no table, so the table under it would "
        "be lost; a table belongs under: the notes are",
    ),
    "a text block nobody reads": (
        GOOD + '      """\n      a\n      """\n',
        "table.feature:5: 'the purse holds ... coins' takes no text block",
    ),
    "a missing table": (
        GOOD.replace("the purse holds 5 coins", "the notes are"),
        "table.feature:5: 'the notes are' needs a table under it",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_refused_with_its_line(fault: str, faulty: Faulty) -> None:
    text, expected = FAULTS[fault]

    assert expected in faulty(text)


def test_the_control_has_no_fault(ask: Callable[..., pytest.RunResult]) -> None:
    ask(GOOD).assert_outcomes(passed=1)


def test_all_faults_of_a_file_are_told_at_once(faulty: Faulty) -> None:
    lines = faulty(
        "@toy.none\n"
        + GOOD.replace("is paid 3", "is payed 3").replace("holds", "hold")
        + "  Scenario: nothing\n"
    ).splitlines()

    assert [line.split(":")[1] for line in lines] == ["1", "5", "6", "7"]


def test_all_faulty_files_are_told_at_once(
    ask: Callable[..., pytest.RunResult], folder: Path
) -> None:
    (folder / "other.feature").write_text("Feature: other\n")

    result = ask("Feature: wages\n", "other.feature")

    result.assert_outcomes(errors=2)


def test_a_flood_of_faults_is_bounded(ask: Callable[..., pytest.RunResult]) -> None:
    steps = "".join(f"  Then something number {n} else\n" for n in range(1000))

    result = ask("Feature: f\n Scenario: s\n" + steps)

    result.stdout.fnmatch_lines(["and 900 more"])
    assert len(result.outlines) < 130


def test_apostrophes_and_quotes_in_prose_are_left_alone(
    ask: Callable[..., pytest.RunResult],
) -> None:
    ask(
        "# language: fr\nFonctionnalité: l\u2019argent\n  L\u2019ouvrier et sa bourse.\n"
        " Scénario: l\u2019attente\n  Quand l'ouvrier attend\n"
        "  Alors la bourse contient 0 pièces\n"
    ).assert_outcomes(passed=1)


def test_a_sentence_may_be_typed_as_french_is(ask: Callable[..., pytest.RunResult]) -> None:
    """With typographic apostrophes, also in a keyword, and a space before the colon."""
    ask(
        "# language: fr\nFonctionnalité : f\n Scénario\u00a0: s\n  Quand l\u2019ouvrier attend\n"
        "  Et l\u02bcouvrier attend\n  Alors la bourse contient 0 pièces\n"
    ).assert_outcomes(passed=1)


def test_without_a_usable_vocabulary_nothing_runs(ask: Callable[..., pytest.RunResult]) -> None:
    result = ask(GOOD, "-o", "whichside_vocabulary=nowhere:X")

    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*the vocabulary 'nowhere:X' cannot be loaded*"])
