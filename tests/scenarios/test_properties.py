"""The asking itself: nothing is both so and not so, in any order, said twice, alone or quoted.

And a verdict that another reading would change names that reading.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import GAMES, plain
from whichside_rules import ask, postal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import Reading, readings
from whichside_rules.scenarios.engine import asked
from whichside_rules.testing import asking
from whichside_rules.vocabulary import Vocabulary, load
from whichside_rules.vocabulary.parameter_types import number
from whichside_rules.vocabulary.registry import Registry
from whichside_rules.vocabulary.world import NotSo, World

ROOT = Path(__file__).resolve().parents[2]
FEATURES = sorted((ROOT / "features").rglob("*.feature"))
TYPES = {"Number": number}


@pytest.mark.parametrize("path", FEATURES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_scenario_is_asked_soundly(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = list(asking._questions(path, load()))
    for one in found:  # each position to which its moves lead is audited here, once
        assert asked(one, load()).outcome == "passed", one.title
    for game in GAMES:
        monkeypatch.setattr(game, "apply", plain[game.NAME])
    monkeypatch.setattr(asking, "_questions", lambda path, vocabulary: found)
    assert list(map(str, asking.faults(path))) == []


class Lenient(World):
    """A Then that does not hold is asked again after every way of deciding."""

    def ask(self, question: Any) -> None:
        try:
            super().ask(question)
        except AssertionError:
            if self.game.next_decision() is None:
                raise
            for action in self.game.rules.legal_actions(self.game.state):
                later = self.fork()
                later.game.play(action)
                later.ask(question)


class Forgetful(World):
    """A Then is asked of a position in which what was asked before has left its trace."""

    asked = 0

    def ask(self, question: Any) -> None:
        super().ask(question)
        self.asked += 1
        if self.asked > 1:
            raise NotSo("something was asked before")


CHOICES = [one for one in readings("postal") if one.field]


def faulty() -> Registry:
    """Sentences that each break a property."""
    found = Registry(game="postal")

    @found.then(en="some {n:Number} dollars are there", fr="il y a bien {n:Number} dollars")
    def nearly(world: World, n: int) -> None:
        """A number that is nearly right will do."""
        savings = world.game.state.savings
        wanted = savings if abs(n - savings) < 2 else n
        world.game.expect(Text("Savings", "Économie"), savings, wanted)

    @found.then(en="the die is seen once", fr="le dé se voit une fois")
    def once(world: World) -> None:
        """It is so only the first time."""
        world.game.expect(Text("seen", "vu"), world.game.facts.pop("seen", True), True)
        world.game.facts["seen"] = False

    @found.then(en="something was asked", fr="on a demandé quelque chose")
    def something(world: World) -> None:
        """It hangs on the Thens before it."""
        assert world.game.comparisons, "nothing was asked"

    @found.then(en="the moon is full", fr="la lune est pleine")
    def moon(world: World) -> None:
        """It ends in something that is no verdict."""
        if not world.game.comparisons:
            raise KeyError("moon")

    @found.given(en="{n:Number} dollars were lost", fr="{n:Number} dollars furent perdus")
    def lost(world: World, n: int) -> None:
        """It takes a number and forgets it."""
        world.game.given(strength=4)

    def as_usual(world: World, one: Reading) -> None:
        """It takes what is read from what was said, where no looking is noted."""
        read = world.game.readings.get(str(one.field), one.default)
        world.game.expect(Text("read", "lu"), read, one.default)

    @found.then(en="the first reading is as usual", fr="la première lecture est la nôtre")
    def first(world: World) -> None:
        """It hangs on a reading, and nobody can tell."""
        as_usual(world, CHOICES[0])

    @found.then(en="the last reading is as usual", fr="la dernière lecture est la nôtre")
    def last(world: World) -> None:
        """Likewise, on another reading."""
        as_usual(world, CHOICES[-1])

    @found.when(en="the bold turn ends", fr="le tour hardi se termine")
    def bold(world: World) -> None:
        """It ends twice where it is only tried."""
        world.game.play(postal.EndTurn())
        if world.game._asked:
            world.game.play(postal.EndTurn())

    return found


BEGIN = "Feature: it\n  Scenario: one\n    Given a postal game\n"


def kinds(tmp_path: Path, steps: str, vocabulary: Vocabulary) -> set[str]:
    path = tmp_path / "postal" / "it.feature"
    path.parent.mkdir(exist_ok=True)
    path.write_text(BEGIN + "".join(f"    {one}\n" for one in steps.split("\n")), encoding="utf-8")
    return {one.kind for one in asking.faults(path, vocabulary)}


@pytest.mark.parametrize(
    ("steps", "kind"),
    [
        ("And Savings are 4 dollars\nThen some 4 dollars are there", "both"),
        ("Then the die is seen once", "twice"),
        ("Then Savings are 2 dollars\nAnd something was asked", "alone"),
        ("Then Savings are 2 dollars\nAnd something was asked", "order"),
        ("Then Savings are 2 dollars\nAnd the moon is full", "fault"),
        ("And 3 dollars were lost\nThen Savings are 2 dollars", "given"),
        ("When the bold turn ends\nThen Savings are 2 dollars", "quoted"),
        ("Then the first reading is as usual", "readings"),
    ],
)
def test_a_sentence_that_breaks_a_property_is_noticed(
    steps: str, kind: str, tmp_path: Path
) -> None:
    ours = load()
    spoilt = replace(ours, sentences=ours.sentences + faulty())
    assert kind in kinds(tmp_path, steps, spoilt)


def written(folder: Path, text: str) -> Path:
    path = folder / "it.feature"
    path.write_text(text, encoding="utf-8")
    return path


SPOILT = replace(load(), sentences=load().sentences + faulty())


def hidden(option: str) -> str:
    """A scenario that hangs on the last reading, which its set-up chooses."""
    last = CHOICES[-1].id.removeprefix("postal.")
    given = f'    And the reading {last} is "{option}"\n'
    return f"{BEGIN}{given}    Then the last reading is as usual\n"


def test_the_fault_says_which_reading_and_which_option(tmp_path: Path) -> None:
    last = CHOICES[-1]
    assert last.default is not None
    path = written(tmp_path, hidden(last.default))
    [question] = asking._questions(path, SPOILT)
    others = [one.name for one in last.options if one.name != last.default]
    found = list(map(str, asking.readings_of(question, SPOILT)))
    assert found == [f"{path}:2: readings: 'one': {last.id}: {one}" for one in others]


def test_all_options_are_tried_by_a_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "load", {None: load(), "pig:WORDS": SPOILT}.get)
    assert CHOICES[-1].default is not None
    path = str(written(tmp_path, hidden(CHOICES[-1].default)))
    assert asking.main([path, "--vocabulary", "pig:WORDS"]) == 1
    assert f"readings: 'one': {CHOICES[-1].id}: " in capsys.readouterr().out
    written(tmp_path, f"{BEGIN}    Then Savings are 2 dollars\n")
    assert (asking.main([path]), capsys.readouterr().out) == (0, "")


def test_in_each_scenario_another_sample_of_the_options_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = list[slice]()

    def noted(question: Any, vocabulary: Vocabulary, which: slice) -> list[Any]:
        tried.append(which)
        return []

    monkeypatch.setattr(asking, "readings_of", noted)
    scenario = "  Scenario: {n}\n    Given a postal game\n    Then Savings are 2 dollars\n"
    n = asking.SAMPLE + 1
    text = "Feature: it\n" + "".join(scenario.format(n=one) for one in range(n))
    assert asking.faults(written(tmp_path, text)) == []
    options = range(3 * asking.SAMPLE)
    assert sorted(one for which in tried[:-1] for one in options[which]) == list(options)
    assert tried[-1] == tried[0]


ANYWAY = """Feature: it
  Scenario: one
    Given a postal game
    And Savings are {savings} dollars
    And Risk is 0
    When the turn ends
    Then Savings are {savings} dollars
"""


@pytest.mark.parametrize(("savings", "lines"), [(2, (4, 5)), (3, (5,))])
def test_a_given_that_says_what_is_so_anyway_is_told(savings: int, lines: tuple[int, ...]) -> None:
    answer = ask(ANYWAY.format(savings=savings))
    assert answer.rulings[0].anyway == lines
    told = ", ".join(map(str, lines))
    assert f"says what was so anyway: line {told}\n" in answer.text


def test_where_no_table_shows_the_position_no_given_is_idle() -> None:
    [ruling] = ask(ANYWAY.format(savings=-1)).rulings
    assert (ruling.verdict, ruling.anyway) == ("fails", ())
    said = """Feature: it
  Scenario: one
    Given a game of Which Side
    And Employers' Strength is 1
    And the Italian Tenement has 5 dollars
    When the misfortunes begin
    Then the Italian Tenement has 5 dollars
"""
    [ruling] = ask(said).rulings
    assert (ruling.verdict, ruling.anyway) == ("fails", ())


DECIDING = """And 1 prisoner
And Risk is one step below Hurt
When the die shows a 2
Then the Cost of Living is 5 dollars"""


def test_a_world_that_looks_ahead_is_noticed(tmp_path: Path) -> None:
    assert kinds(tmp_path, DECIDING, load()) == set()
    assert kinds(tmp_path, DECIDING, replace(load(), world_factory=Lenient)) == {"both"}


def test_a_world_in_which_asking_leaves_a_trace_is_noticed(tmp_path: Path) -> None:
    assert "twice" in kinds(tmp_path, DECIDING, replace(load(), world_factory=Forgetful))


def test_a_feature_that_is_not_understood_is_told(tmp_path: Path) -> None:
    path = tmp_path / "it.feature"
    path.write_text(BEGIN + "    Then the moon is made of cheese\n", encoding="utf-8")
    with pytest.raises(ValueError, match="unknown sentence"):
        asking.faults(path)
