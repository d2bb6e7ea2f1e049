"""Setting by pointing, playing, keeping: all of it writes sentences, and the sentences hold."""

from __future__ import annotations

import random

import pytest

from whichside_rules import ask
from whichside_rules.desk import keeping, writing
from whichside_rules.desk.pointing import Value, moves_of, values_of
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.files.record import replay
from whichside_rules.laid.describing import table_of
from whichside_rules.laid.description import Thing
from whichside_rules.scenarios.so_far import so_far
from whichside_rules.vocabulary import load

TABLE = """Feature: Our table
  Scenario: Two dollars short
    Given a postal game
    And 3 healthy workers
    And Savings of 2 dollars
"""
GAMES = rulebook.built_in()


def thing(text: str, name: str) -> Thing:
    reached = so_far(text, load())
    assert reached.world is not None
    return table_of(reached.world.game.rules, reached.state).thing(name)


def values(text: str, name: str) -> list[Value]:
    return list(values_of(text, "en", thing(text, name), load()))


def opened(game: str, language: str) -> str:
    said, _ = list(keeping.openings(game, language, load()))[-1]
    return writing.put("", said, language, load().sentences.of(game)).text


def played(game: str, language: str, moves: int) -> str:
    """A new game with some moves, chance among them."""
    text, generator = opened(game, language), random.Random(game)
    for _ in range(moves):
        nexts = list(so_far(text, load(), language).nexts())
        if nexts:
            text = writing.add(text, "when", generator.choice(nexts).said, language).text
    return text


# Setting ------------------------------------------------------------------------------------------


def test_a_thing_offers_its_values_each_with_the_sentence_that_sets_it() -> None:
    found = [one for one in values(TABLE, "risk") if one.why is None]
    assert [one.said for one in found] == [f"Risk is {n}" for n in range(4)]
    assert [one.is_now for one in found] == [True, False, False, False]
    assert so_far(found[2].text, load()).state.risk == 2


def test_a_value_that_cannot_be_says_why_with_its_clause() -> None:
    (never,) = (one for one in values(TABLE, "risk") if one.why is not None)
    assert never.said == "Risk is 4"
    assert "[postal.gauge.hurt.reset]" in str(never.why)


def test_what_was_said_of_a_thing_is_said_anew_and_not_twice() -> None:
    (other,) = (one for one in values(TABLE, "savings") if one.said == "Savings are 5 dollars")
    assert so_far(other.text, load()).state.savings == 5
    assert other.line == 5
    assert len(other.text.splitlines()) == len(TABLE.splitlines())


def test_a_thing_that_no_given_sets_offers_nothing() -> None:
    assert values(TABLE, "cost") == []


def test_the_moves_that_concern_a_space_are_found() -> None:
    said = [one.said for one in moves_of(so_far(TABLE, load()), thing(TABLE, "tenement"))]
    assert said == ["a healthy worker is placed at the Tenement"]


# Writing ------------------------------------------------------------------------------------------


def test_each_kind_has_its_place() -> None:
    text = writing.add(TABLE, "then", "Savings are 0 dollars", "en").text
    text, line = writing.add(text, "when", "the Cost of Living is paid", "en")
    assert line == 6
    text = writing.put(text, "Risk is 1", "en", load().sentences.of("postal")).text
    assert [line.strip() for line in text.splitlines()[2:]] == [
        "Given a postal game",
        "And 3 healthy workers",
        "And Savings of 2 dollars",
        "And Risk is 1",
        "When the Cost of Living is paid",
        "Then Savings are 0 dollars",
    ]


def test_what_belongs_to_a_step_stays_below_it() -> None:
    text = TABLE + '    And the content\n      """\n      x\n      """\n'
    assert writing.put(text, "Risk is 1", "en", load().sentences.of("postal")).line == 10
    text = TABLE + "    And these:\n      | a |\n      | b |\n"
    assert writing.put(text, "Risk is 1", "en", load().sentences.of("postal")).line == 9


def test_with_nothing_written_a_scenario_is_begun() -> None:
    known = load().sentences.of("postal")
    assert so_far(writing.put("", "a postal game", "en", known).text, load()).game == "postal"
    french = writing.put("", "une partie du jeu postal", "fr", known).text
    assert so_far(french, load(), "fr").game == "postal"


def test_what_is_no_feature_is_told() -> None:
    with pytest.raises(ValueError, match=r"^1: "):
        writing.add("no feature at all", "when", "the turn begins", "en")


# Keeping ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_played_is_kept_as_a_scenario_that_holds(game: str, language: str) -> None:
    text = played(game, language, 8)
    kept = keeping.as_scenario(text, language, load())
    assert kept.startswith(text.rstrip())
    assert len(kept.splitlines()) > len(text.rstrip().splitlines())
    assert ask(kept, "fr" if language == "fr" else "en").verdict == "holds"


def test_each_then_says_what_was_otherwise_before() -> None:
    text = writing.add(TABLE, "when", "the Cost of Living is paid", "en").text
    said = keeping.thens(so_far(text, load()))
    assert "Savings are 0 dollars" in said
    assert "there are 2 injured workers" in said
    before = "".join(f"    {'Then' if not n else 'And'} {one}\n" for n, one in enumerate(said))
    assert ask(TABLE + before).verdict == "fails"


def test_a_scenario_that_cannot_be_performed_is_not_kept() -> None:
    with pytest.raises(ValueError, match=r"^6: .*the moon"):
        keeping.as_scenario(TABLE + "    And the moon is full\n", "en", load())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_kept_as_a_record_and_a_record_is_opened(game: str) -> None:
    text = played(game, "en", 8)
    kept = keeping.as_record(so_far(text, load()))
    rules = rulebook.find(game).game
    *_, (_, last) = replay(rules, kept)
    assert last.state == so_far(text, load()).state
    assert keeping.from_record(kept, "en", load()) == text
    french = keeping.from_record(kept, "fr", load())
    assert so_far(french, load(), "fr").state == last.state


def test_a_game_that_begins_in_the_middle_is_no_record() -> None:
    with pytest.raises(ValueError, match="keep the scenario"):
        keeping.as_record(so_far(TABLE, load()))
    with pytest.raises(ValueError, match="no game"):
        keeping.as_record(so_far("", load()))
