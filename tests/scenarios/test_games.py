"""Each game has a vocabulary of its own, and a scenario is of one game before it is matched."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import parse
import pytest

from whichside_rules.kernel.book.rulebook import built_in, unfinished
from whichside_rules.scenarios.lint import lint, sentences_of
from whichside_rules.vocabulary import Vocabulary, load
from whichside_rules.vocabulary.parameter_types import number
from whichside_rules.vocabulary.registry import KINDS, Kind, Registry, SentenceError
from whichside_rules.vocabulary.world import WORLDS, World

TYPES = {"Number": number}


def second_game(game: str | None = "second") -> Registry:
    """A game that says three things as the postal game does, and one of its own."""
    found = Registry(game=game)

    @found.given(
        en="Employers' Strength is on {n:Number}", fr="l'Emprise patronale est à {n:Number}"
    )
    def strength(world: Any, n: int) -> None: ...

    @found.given(en="a second game", fr="une partie du second jeu")
    def a_game(world: Any) -> None: ...

    @found.when(en="the turn ends", fr="le tour prend fin")
    def turn_ends(world: Any) -> None: ...

    @found.then(
        en="the group controls {n:Number} means of production",
        fr="le groupe contrôle {n:Number} moyens de production",
    )
    def controls(world: Any, n: int) -> None: ...

    return found


@pytest.fixture
def both() -> Vocabulary:
    ours = load()
    return Vocabulary(ours.sentences + second_game(), ours.world_factory)


SHARED = """
 Scenario: shared
  Given Employers' Strength is on 3
  When the turn ends
  Then the group controls 2 means of production
"""


def asked(tmp_path: Path, text: str, vocabulary: Vocabulary, name: str = "t.feature") -> Any:
    """The problems of a feature, and the game of its first scenario."""
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    feature, problems = lint(path, vocabulary)
    assert feature is not None
    found = sentences_of(feature, feature.scenarios[0], vocabulary)
    return found[0], [problem.message for problem in problems]


def test_two_games_may_say_the_same(both: Vocabulary) -> None:
    both.sentences.validate()

    assert {*built_in(), *unfinished(), "second"} == set(both.sentences.games)
    for game in ("postal", "second"):
        (match,) = both.sentences.of(game).match("when", "the turn ends")
        assert match.sentence.game == game


def test_what_serves_every_game_may_not_be_said_again() -> None:
    with pytest.raises(SentenceError, match="the turn ends") as caught:
        (load().sentences + second_game(None)).validate()

    assert len(str(caught.value).splitlines()) == 6


def test_a_game_may_not_say_the_same_twice() -> None:
    with pytest.raises(SentenceError, match="a second game"):
        (second_game() + second_game()).validate()


@pytest.mark.parametrize(
    ("text", "name", "game"),
    [
        ("@second.turn.end\nFeature: f" + SHARED, "t.feature", "second"),
        ("@wip @postal.debt.definition\nFeature: f" + SHARED, "t.feature", "postal"),
        ("Feature: f" + SHARED, "second/t.feature", "second"),
        ("@postal.debt.definition\nFeature: f" + SHARED, "second/t.feature", "postal"),
        ("Feature: f" + SHARED.replace("Given", "Given a second game\n And"), "a", "second"),
        ("Feature: f" + SHARED.replace("Given", "Given a postal game\n And"), "a", "postal"),
        ("Feature: f" + SHARED + "  And Savings are 2 dollars\n", "a", "postal"),
    ],
)
def test_the_game_is_known_before_the_steps(
    tmp_path: Path, both: Vocabulary, text: str, name: str, game: str
) -> None:
    found, problems = asked(tmp_path, text, both, name)

    assert found == game
    assert [one for one in problems if "tag @second" not in one] == []


def test_where_two_games_fit_the_scenario_must_say_which(tmp_path: Path, both: Vocabulary) -> None:
    found, problems = asked(tmp_path, "Feature: f" + SHARED, both)

    assert found is None
    assert len(problems) == 3
    assert problems[0] == (
        '"Employers\' Strength is on 3" is a sentence of postal and of second; say which game this '
        "is: tag the feature with a clause of it, or begin with a Given that names it"
    )


def test_the_nearest_sentences_are_of_the_right_game(tmp_path: Path, both: Vocabulary) -> None:
    text = "Feature: f\n Scenario: s\n  Given a second gam\n  Then the group controls 2 means\n"

    _, problems = asked(tmp_path, text, both, "second/t.feature")
    assert problems == [
        "unknown sentence 'Given a second gam'; nearest: a second game",
        "unknown sentence 'Then the group controls 2 means'; "
        "nearest: the group controls 2 means of production",
    ]
    _, problems = asked(tmp_path, text, both, "yellow_places/t.feature")
    assert "a second game" not in problems[0]
    assert "means of production" not in problems[1]


def test_a_sentence_of_another_game_is_told_so(tmp_path: Path, both: Vocabulary) -> None:
    text = "Feature: f\n Scenario: s\n  Given a game of Yellow Places\n  Then the game goes on\n"

    assert asked(tmp_path, text, both, "second/t.feature") == (
        "second",
        [
            "unknown sentence 'Given a game of Yellow Places': it is one of yellow_places, "
            "and this is a scenario of second"
        ],
    )


def test_of_hundreds_of_sentences_few_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    people = ("baker", "weaver", "docker", "tailor", "printer", "carter")
    many = Registry()
    for number_ in range(100):
        for person in people:

            def step(world: Any, who: str, place: str) -> None: ...

            many.when(en=f"{{who}} the {person} goes to {{place}} by way{number_}")(step)
    tried = []
    parser = parse.Parser.parse

    def counted(self: Any, text: str) -> object:
        tried.append(text)
        return parser(self, text)

    many.validate()
    monkeypatch.setattr(parse.Parser, "parse", counted)

    (match,) = many.match("when", "Clara the weaver goes to the mill by way7")
    assert match.arguments == {"who": "Clara", "place": "the mill"}
    assert len(tried) == 1
    tried.clear()
    assert many.match("when", "Clara the weaver walks to the mill by way7" + " and on" * 50) == []
    assert tried == []


def test_of_our_own_sentences_few_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    parser = parse.Parser.parse

    def counted(self: Any, text: str) -> object:
        tried.append(text)
        return parser(self, text)

    sentences = load().sentences.of("postal")
    monkeypatch.setattr(parse.Parser, "parse", counted)

    assert len(sentences.match("then", "the group has 2 strikes")) == 1
    assert len(tried) < 5


@pytest.mark.parametrize("game", built_in())
def test_what_is_said_on_a_copy_of_a_world_is_not_said_on_the_world(game: str) -> None:
    load()
    world = WORLDS[game]()
    world.facts["noted"] = [{"deep": [1]}]
    noted = {name: copy.deepcopy(one) for name, one in vars(world).items() if _grows(one)}
    assert noted.keys() > {"facts", "transitions"}

    other = world.fork()
    other.facts["noted"][0]["deep"].append(2)
    for one in filter(_grows, vars(other).values()):
        one.clear()

    assert {name: getattr(world, name) for name in noted} == noted


def _grows(noted: object) -> bool:
    return isinstance(noted, dict | list | set)


def test_a_step_may_take_the_world_of_its_game_ready_for_it() -> None:
    """It can be described still for a Given, and no refusal is open for a Then."""
    mine, taken = Registry(game="postal"), list[Any]()

    @mine.given(en="it is noted", fr="on le note")
    @mine.when(en="it is noted", fr="on le note")
    @mine.then(en="it is noted", fr="on le note")
    def noted(game: Any) -> None:
        taken.append(game)

    world = World()

    def say(kind: Kind) -> None:
        (match,) = mine.match(kind, "it is noted")
        match.perform(world)

    for kind in KINDS:
        say(kind)
    assert taken == [world.of(WORLDS["postal"])] * 3

    (ends,) = load().sentences.of("postal").match("when", "the turn ends")
    world.note_step("the turn ends", "en")
    ends.perform(world)
    say("then")
    with pytest.raises(AssertionError, match="move this Given up"):
        say("given")
    ends.perform(world)
    say("when")
    with pytest.raises(AssertionError, match="the move is refused"):
        say("then")
