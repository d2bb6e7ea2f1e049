"""What may be taken instead of the lines of a scenario, as all of them say together."""

from __future__ import annotations

from pathlib import Path

import pytest

from whichside_rules import ask
from whichside_rules.scenarios import suggesting
from whichside_rules.scenarios.editing import Sheet
from whichside_rules.scenarios.lint import suggestions
from whichside_rules.scenarios.source import read_text
from whichside_rules.scenarios.suggesting import in_one_line
from whichside_rules.vocabulary import load


def first(game: str, *lines: str, language: str = "en") -> list[list[str]]:
    """The sentences that each line is taken for."""
    head = {
        "en": "Feature: f\n Scenario: s",
        "fr": "# language: fr\nFonctionnalité: f\n Scénario: s",
    }
    text = "\n".join((head[language], *lines, ""))
    feature, problems = read_text(text, Path(game, "x.feature"), language)
    assert feature is not None, problems
    found = suggestions(feature, load())
    start = text.splitlines().index(lines[0]) + 1
    return [
        found[start + at][1][0].split("\n") if start + at in found else []
        for at in range(len(lines))
    ]


def test_what_the_rules_ask_for_is_supposed_where_it_was_left_unsaid() -> None:
    assert first(
        "whichside",
        "Given I own the Traditional Medicine",
        "When I have the doctor come round to see her",
        "Then he charges me 1 dollar",
    )[:2] == [
        ["the Italian Tenement owns the Traditional Medicine"],
        ["the Italian Tenement calls a doctor"],
    ]


def test_of_what_nobody_counted_there_is_enough() -> None:
    given, *_ = first(
        "postal",
        "Given a game in Hard mode",
        "And 4 healthy workers",
        "When the Cost of Living is paid",
        "Then the group pays 6 dollars",
    )[1:]
    assert given == ["4 healthy workers", "Savings are 8 dollars"]


@pytest.mark.parametrize(
    ("then", "choice"), [("Unsanitary falls to 1", "unsanitary"), ("Risk falls to 0", "risk")]
)
def test_a_move_that_leaves_something_open_is_told_in_full(then: str, choice: str) -> None:
    when = first(
        "postal",
        "Given Unsanitary is 2",
        "And Risk is 1",
        "When a worker goes to the Tenement",
        f"Then {then}",
    )[2]
    assert when == [f"a worker goes to work at the Tenement to lower {choice}"]


def test_whoever_is_named_in_a_move_that_leaves_something_open_is_nobody_else() -> None:
    when = first(
        "yellow_places",
        "Given pink has the restaurant of 9",
        "And it is the conclusion",
        "When green says pink has the restaurant of 9",
        "Then we've won",
    )[2]
    assert when == ["green says that pink holds the restaurant of cell 9"]


def test_a_move_that_comes_at_another_time_is_taken_as_it_is() -> None:
    lines = (
        "Étant donné une partie de Which Side",
        "Quand le Tenement italien l'attribue au Tenement chinois",
    )
    for then in ("légal", "refusé"):
        asked = first("whichside", *lines, f"Alors le coup est {then}", language="fr")
        assert asked == [[], [], []]


def test_nothing_is_supposed_where_a_refusal_is_asked() -> None:
    given, *_ = first(
        "whichside",
        "Given I own the Traditional Medicine",
        "When I have the doctor come round to see Rosa",
        "Then that is not allowed",
    )
    assert given == ["the Italian Tenement owns the Traditional Medicine"]


def test_what_is_still_decided_is_asked_of_all_ways() -> None:
    assert first(
        "whichside",
        "Given our Tenement is already at 5 in unsanitary conditions",
        "When a card hits us with UNS +1",
        "Then one of our characters loses one health instead",
    )[2] == ["whatever is decided, somebody of the Italian Tenement loses health"]


def test_what_says_nothing_of_the_game_is_left_out() -> None:
    assert first(
        "whichside",
        "Given the sky is dark and full of stars",
        "And the Italian Tenement has 3 dollars",
        "When the Italian Tenement passes",
        "Then the Italians still hold on to 3 dollars",
    )[::3] == [["a game of Which Side"], ["the Italian Tenement has 3 dollars"]]


def test_everybody_is_told_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (
        "Feature: f\n Scenario: s\n  Given a game of Which Side\n"
        "  And Unsanitary of the Italian Tenement is 5\n"
        "  When the Italian Tenement suffers UNS+1\n"
        "  Then somebody of ours gets poorly by one health instead\n"
    )
    feature, _ = read_text(text, Path("x.feature"), "en")
    assert feature is not None

    meant = suggestions(feature, load())[6][1]
    verdict = ask(text)
    sheet = Sheet(text, Path("x.feature"), load())
    (step,) = sheet.steps(5, 5)

    assert sheet.meant(step) == meant
    assert verdict.troubles[0].message.endswith("; nearest: " + " | ".join(meant))
    monkeypatch.setattr(suggesting, "_MOST_STEPS", 2)
    assert suggestions(feature, load()) == {}
    assert "nearest: " in ask(text).troubles[0].message


def test_what_cannot_be_said_in_one_line_is_said_in_several() -> None:
    known = load().sentences.of("whichside")
    joined = ("Rosa is at HEA 1", "Mei is at HEA 2")
    apart = ("the bells ring", "the moon is full")

    assert in_one_line(joined, known, "given", "en") == "Rosa is at HEA 1 and Mei is at HEA 2"
    assert in_one_line(apart, known, "then", "en") == "the bells ring / And the moon is full"
    assert in_one_line(apart, known, "then", "fr", "\n  ").endswith("\n  Et the moon is full")
