"""A Tenement that does not play, and somebody who has not come: each question has an answer."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from whichside_rules.scenarios.asking import ask
from whichside_rules.vocabulary import load

DUO = "Given a game of Which Side\n    And the variant is the duo mode"
THERE = "there are the Russian Tenement, the Italian Tenement."
CHOSEN = "[whichside.variant.duo.choose-tenements]"


def says(steps: str) -> str:
    [ruling] = ask(f"Feature: f\n  Scenario: s\n    {DUO}\n    {steps}\n").rulings
    assert ruling.verdict == "fails", ruling
    return ruling.says or ""


@pytest.mark.parametrize(
    "then",
    [
        "the Chinese Tenement has 2 dollars",
        "5 characters live in the Chinese Tenement",
        "the cost of living of the Chinese Tenement is 7 dollars",
        "the minimum of the Risk of the Chinese Tenement is 0",
        "the Chinese Tenement owns no premises",
        "Mei is at HEA 2",
        "Mei is at home",
    ],
)
def test_a_tenement_that_does_not_play_is_told_with_those_that_do(then: str) -> None:
    told = says(f"Then {then}")
    assert "no such Tenement: the Chinese Tenement" in told
    assert THERE in told
    assert CHOSEN in told


@pytest.mark.parametrize("then", ["Clara Lemlich is at home", "Clara Lemlich is at HEA 2"])
def test_somebody_who_has_not_come_is_told_so(then: str) -> None:
    assert "Clara Lemlich has not come" in says(f"Then {then}")


@pytest.mark.parametrize(
    "when", ["the Chinese Tenement passes", "Mei goes to the work at Triangle"]
)
def test_what_it_does_is_told_in_words(when: str) -> None:
    assert "russian" not in says(f"When {when}\n    Then the move is legal")


FIELD = re.compile(r"\{(\w+):(\w+)\}")
ABSENT = {"Tenement": "the Chinese Tenement", "Theirs": "the Chinese Tenement"}
PEOPLE = ("Mei", "Clara Lemlich")


def said_of_them() -> Iterator[str]:
    """Each When and Then about a Tenement or a character, said of who is not there."""
    for sentence in load().sentences.of("whichside"):
        for language, pattern in sentence.patterns():
            fields = dict(FIELD.findall(pattern))
            if language != "en" or sentence.kind == "given":
                continue
            if not {*ABSENT, "Person"} & {*fields.values()}:
                continue
            for who in PEOPLE:
                text = pattern
                for name, slot in sentence.slots(pattern).items():
                    kind = fields.get(name, "")
                    said = who if kind == "Person" else ABSENT.get(kind) or slot.example("en")
                    text = text.replace(f"{{{name}:{kind}}}", said)
                yield f"{sentence.kind.capitalize()} {text}"


def test_no_sentence_about_them_ends_in_an_error_of_the_program() -> None:
    asked = list(dict.fromkeys(said_of_them()))
    assert len(asked) > 90
    text = "Feature: f\n"
    for number, one in enumerate(asked):
        text += f"  Scenario: s{number}\n    {DUO}\n    {one}\n    Then the move is legal\n"
    verdict = ask(text)
    assert not verdict.troubles
    faults = [
        (one, ruling.says)
        for one, ruling in zip(asked, verdict.rulings, strict=True)
        if re.search(r"^\w+(Error|Iteration)\b", ruling.says or "", re.MULTILINE)
    ]
    assert not faults
