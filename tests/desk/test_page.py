"""The calls of the desk: texts in, JSON out, and what is wrong is part of the answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from whichside_rules.desk.page import CALLS, call
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.files.record import from_json

TABLE = """Feature: Our table
  Scenario: Two dollars short
    Given a postal game
    And 3 healthy workers
    And Savings of 2 dollars
"""
PAID = TABLE + "    When the Cost of Living is paid\n"
CARDS = """Feature: Our table
  Scenario: Hands
    Given a game of Yellow Places between green, pink and blue
    And green holds the tea house of cell 8, the restaurant of cell 7
    And pink holds the bakery of cell 3
"""


def answer(name: str, *arguments: str | None) -> Any:
    told = json.loads(call(name, json.dumps(arguments)))
    assert "trouble" not in told, told
    return told["answer"]


def trouble(name: str, *arguments: object) -> str:
    return str(json.loads(call(name, json.dumps(arguments)))["trouble"])


def test_the_table_is_drawn_and_each_line_says_what_it_sets() -> None:
    found = answer("look", TABLE, "en")
    assert 'data-thing="savings"' in found["table"]
    assert "savings" in found["lines"]["5"]["sets"]
    assert (found["waits_for"], found["changed"], found["trouble"]) == ("player", False, None)


def test_what_a_move_changed_is_marked_and_told() -> None:
    found = answer("look", PAID, "en")
    assert found["changed"]
    assert found["lines"]["6"]["story"]
    assert "laid-changed" in found["table"]
    both = answer("both", PAID, "en")
    assert "laid-both" in both
    assert "postal.debt.definition" in both
    assert answer("both", TABLE, "en") == ""


def test_a_game_that_a_move_sets_up_has_a_table_before_its_first_draw() -> None:
    text = begun("yellow_places", "When green, pink and blue sit down to Yellow Places")
    text += f"    When {answer('nexts', text, 'en')[0]['said']}\n"
    assert answer("look", text, "en")["changed"]
    assert "laid-both" in answer("both", text, "en")
    assert from_json(answer("record", text, "en")).moves


def begun(game: str, line: str) -> str:
    return f"Feature: {game}\n  Scenario: A table\n    {line}\n"


def test_a_thing_says_what_it_does_and_what_it_may_be() -> None:
    found = answer("point", TABLE, "en", "tenement")
    assert "Risk goes down by 1" in found["does"]
    assert [one["said"] for one in found["moves"]] == ["a healthy worker is placed at the Tenement"]
    found = answer("point", PAID, "en", "savings")
    (now,) = (one for one in found["values"] if one["now"])
    assert now["said"] == "Savings are 2 dollars", "what it was before the moves"


def test_a_move_is_played_and_taken_back() -> None:
    (first, *_) = answer("nexts", TABLE, "en")
    played = answer("play", TABLE, "en", first["said"])
    assert played == f"{TABLE}    When {first['said']}\n"
    assert answer("undo", played, "en") == TABLE
    assert answer("undo", TABLE, "en") == TABLE


def test_chance_is_drawn_with_a_seed() -> None:
    begun = answer("begin", "postal", "en", "a new postal game")
    assert answer("look", begun, "en")["waits_for"] == "chance"
    assert answer("chance", begun, "en", "1") == answer("chance", begun, "en", "1")
    assert len({answer("chance", begun, "en", str(seed)) for seed in range(20)}) > 2
    assert "chance" in trouble("chance", TABLE, "en", "1")


def test_a_seat_sees_and_is_asked_no_more_than_its_view() -> None:
    all_see = answer("look", CARDS, "en")
    assert [one["id"] for one in all_see["seats"]] == ["green", "pink", "blue"]
    other = CARDS.replace("the bakery of cell 3", "the bakery of cell 2")
    assert other != CARDS
    for name in ("look", "nexts"):
        one, same = answer(name, CARDS, "en", "green"), answer(name, other, "en", "green")
        if name == "look":
            one, same = one["table"], same["table"]
        assert one == same
    assert answer("look", CARDS, "en")["table"] != answer("look", other, "en")["table"]


def test_a_record_goes_out_and_comes_in() -> None:
    begun = answer("begin", "postal", "fr", "une nouvelle partie du jeu postal")
    played = answer("chance", begun, "fr", "7")
    kept = answer("record", played, "fr")
    assert len(from_json(kept).moves) == 1
    assert answer("opened", kept, "fr") == played


def test_every_game_can_be_begun_in_both_languages() -> None:
    for language in ("en", "fr"):
        games = answer("games", language)
        assert [one["id"] for one in games] == [*rulebook.names()]
        assert all(one["openings"] for one in games)
        assert all(one["table"] for one in games)
        for one in games[:3]:
            begun = answer("begin", one["id"], language, one["table"])
            assert answer("look", begun, language)["game"] == one["id"]


@pytest.mark.parametrize(
    ("name", "arguments", "says"),
    [
        ("gaze", (), "nothing is called 'gaze'"),
        ("look", (1, 2), "a list of texts"),
        ("look", (), "look() missing"),
        ("look", (TABLE, "de"), "'en' and 'fr' are known"),
        ("point", (TABLE, "en", "moon"), "no 'moon' on the table"),
        ("point", ("", "en", "moon"), "which game"),
        ("opened", ("{", "en"), "not JSON"),
        ("record", (TABLE, "en"), "keep the scenario"),
        ("begin", ("chess", "en", "a game"), "chess"),
        ("play", ("no feature", "en", "the turn ends"), "1: "),
    ],
)
def test_what_is_wrong_is_told(name: str, arguments: tuple[object, ...], says: str) -> None:
    assert says in trouble(name, *arguments)


def test_what_is_no_json_or_too_large_is_told() -> None:
    assert "not JSON" in json.loads(call("look", "["))["trouble"]
    assert "larger than" in json.loads(call("look", "[" + " " * 5_000_000 + "]"))["trouble"]
    assert sorted(CALLS)[0] == "begin"
