"""What would change a verdict: planted scenarios of which the answer is known by hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.scenarios import toy
from whichside_rules import ask
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.scenarios.asking import Ruling, Verdict
from whichside_rules.scenarios.engine import Question, asked, questions
from whichside_rules.scenarios.hanging import Budget, what_would_change
from whichside_rules.scenarios.lint import lint_feature
from whichside_rules.scenarios.source import read_text
from whichside_rules.scenarios.told import Hanging
from whichside_rules.vocabulary import Vocabulary, load
from whichside_rules.vocabulary.agreement import says_something
from whichside_rules.vocabulary.parameter_types import number
from whichside_rules.vocabulary.registry import Registry, Slip
from whichside_rules.vocabulary.variation import reworded
from whichside_rules.vocabulary.world import World

ROOT = Path(__file__).resolve().parents[2]
POSTAL, MAIN = "a postal game", "a game of Which Side"
TILES = "a game of Yellow Places for 2 players"
CARDS = "a game of The Anarchy between violet and green"


def scenario(begins: str, *steps: str) -> str:
    written = "".join(f"    {one}\n" for one in (f"Given {begins}", *steps))
    return f"Feature: f\n  Scenario: s\n{written}"


def why(text: str, vocabulary: Vocabulary | None = None) -> tuple[Ruling, Hanging]:
    [ruling] = ask(text, why=True, vocabulary=vocabulary).rulings
    assert ruling.hanging is not None
    return ruling, ruling.hanging


def question(text: str, vocabulary: Vocabulary) -> Question:
    feature, problems = read_text(text, Path("f.feature"), "en")
    assert feature
    assert not problems
    return next(questions(feature, vocabulary))


# Of each: what is said, which lines it hangs on, and the nearest change.
PLANTED: dict[str, tuple[str, list[int], str]] = {
    # 4 dollars are due: with 3 one is missing, with 4 none.
    "misery, postal": (
        scenario(
            POSTAL,
            "And there are 3 healthy workers",
            "And there is 1 strike",
            "And Savings are 3 dollars",
            "When the Cost of Living is paid",
            "Then there is 1 injured worker",
        ).replace("there is 1 strike", "the group has 1 strike"),
        [4, 6],
        "If there are 4 healthy workers, there are 2 injured workers.",
    ),
    # A short gauge: one step below jail is one step too few for nobody to be arrested.
    "prison, postal": (
        scenario(
            POSTAL,
            "And Police Threat is one step below jail",
            "And Savings are 3 dollars",
            "When the die shows a 3",
            "Then there is 1 prisoner",
        ),
        [4, 6],
        "If the die shows a 4, there are no prisoners.",
    ),
    # 6 dollars are due; each that is missing is one Unsanitary.
    "misery, main game": (
        scenario(
            MAIN,
            "And the other Tenements have 20 dollars",
            "And the Italian Tenement has 4 dollars",
            "When the cost of living falls due",
            "Then Unsanitary of the Italian Tenement is 2",
        ),
        [4, 5],
        "If the Italian Tenement has 6 dollars, Unsanitary of the Italian Tenement is 2.",
    ),
    # Misery kills who is in Jail, and spares who is on Arrest; 6 dollars keep it away.
    "prison, main game": (
        scenario(
            MAIN,
            "And the other Tenements have 20 dollars",
            "And the Italian Tenement has 5 dollars",
            "And Rosa is in the Jail box",
            "When the cost of living falls due",
            "Then Rosa is dead",
        ),
        [4, 5, 6],
        "If the Italian Tenement has 6 dollars, "
        "it is not so that Rosa is dead (the place of Rosa: the Jail box).",
    ),
    # A disc hints at 9 of 27 tiles; that of pink says nothing of what green holds.
    "a disc, Yellow Places": (
        scenario(
            TILES,
            "And green holds the tea house of cell 2",
            "When green places a disc before column 2",
            "Then for pink the probability that green holds the tea house of cell 2 is 1/9",
        ),
        [4, 5],
        "If pink holds the tea house of cell 2, "
        "for pink the probability that green holds the tea house of cell 2 is 0.",
    ),
    # Four cards cost 6 rupees together.
    "a price, The Anarchy": (
        scenario(
            CARDS,
            "And it is violet's turn to pay",
            "And violet has 5 rupees",
            "When violet pays for 4 cards",
            "Then violet has 4 cards still to draw",
        ),
        [5, 6],
        "If violet has 6 rupees, violet has 4 cards still to draw.",
    ),
}


@pytest.mark.parametrize("name", PLANTED)
def test_what_it_hangs_on_and_what_turns_it(name: str) -> None:
    text, lines, nearest = PLANTED[name]
    _, hanging = why(text)
    assert [one.line for one in hanging.lines] == lines
    assert hanging.nearest is not None
    assert hanging.nearest.sentence == nearest


CHAPTERS = (
    ("postal/debt", 5),
    ("whichside/misery", 2),
    ("yellow_places/disc", 3),
    ("anarchy/price.fr", 3),
)


def asked_alone(text: str, line: int, vocabulary: Vocabulary) -> str:
    """What comes of the scenario at a line of a text."""
    feature, problems = read_text(text, Path("f.feature"), "en")
    assert feature
    assert lint_feature(feature, problems, vocabulary) == []
    one = next(each for each in questions(feature, vocabulary) if each.scenario.line == line)
    return asked(one, vocabulary).outcome


@pytest.mark.parametrize(("chapter", "count"), CHAPTERS)
def test_what_is_told_of_a_change_is_so_when_it_is_made(chapter: str, count: int) -> None:
    vocabulary, file = load(), ROOT / "features" / f"{chapter}.feature"
    text, turned = file.read_text(encoding="utf-8"), 0
    feature, _ = read_text(text, Path("f.feature"), "en")
    assert feature
    whole = [each for each in questions(feature, vocabulary) if each.row is None][:count]
    for one in whole:
        before = asked(one, vocabulary).outcome
        hanging = what_would_change(one, vocabulary)
        changes = [each.change for each in hanging.lines if each.change.instead]
        for change in changes:
            lines = text.split("\n")
            assert change.said in lines[change.line - 1]
            lines[change.line - 1] = lines[change.line - 1].replace(change.said, change.instead)
            after = asked_alone("\n".join(lines), one.scenario.line, vocabulary)
            assert (after != before) is change.turns, change.sentence
        turned += len(changes)
    assert turned >= count


SHORT = scenario(
    POSTAL,
    "And there are 3 healthy workers",
    "And there are 0 injured workers",
    "And Savings are 2 dollars",
    "When the Cost of Living is paid",
    "Then there are 0 injured workers",
)
FRENCH = """\
# language: fr
Fonctionnalité: f
  Scénario: s
    Étant donné une partie du jeu postal
    Et 3 travailleurs indemnes
    Et que l'Économie est de 3 $
    Quand le coût de la vie est payé
    Alors il y a 1 travailleur blessé
"""


def test_what_fails_is_turned_by_what_makes_it_hold() -> None:
    ruling, hanging = why(SHORT)
    assert ruling.verdict == "fails"
    [of_money] = [one.change for one in hanging.lines if one.line == 6]
    assert of_money.model_dump() == {
        "line": 6,
        "said": "Savings are 2 dollars",
        "instead": "Savings are 4 dollars",
        "turns": True,
        "thens": (
            {
                "line": 8,
                "text": "there are 0 injured workers",
                "holds": True,
                "says": "there are no injured workers",
            },
        ),
        "sentence": "If Savings are 4 dollars, there are no injured workers.",
    }
    # A dollar more is not enough; what the rules say is another thing then.
    assert ask(SHORT.replace("are 2 dollars", "are 3 dollars")).verdict == "fails"


def test_it_is_told_in_french() -> None:
    _, hanging = why(FRENCH)
    assert [one.change.sentence for one in hanging.lines] == [
        "Avec 4 travailleurs indemnes, il y a 2 travailleurs blessés.",
        "Si l'Économie est de 4 $, il y a 0 travailleur blessé.",
    ]
    told = ask(FRENCH, why=True).text
    assert "dépend de : ligne 5, 6" in told
    assert "Si l'Économie est de 4 $, il y a 0 travailleur blessé." in told


@pytest.mark.parametrize(
    ("instead", "sentence"),
    [
        # A Given that names something, and one that nobody need say.
        ("Savings of 3 dollars", "With Savings of 4 dollars, there are no injured workers."),
        ("the group has 1 strike", ""),
    ],
)
def test_a_line_that_makes_no_difference_is_not_listed(instead: str, sentence: str) -> None:
    text = scenario(
        POSTAL,
        "And 3 healthy workers",
        f"And {instead}",
        "When the Cost of Living is paid",
        "Then there is 1 injured worker" if sentence else "Then there are 2 injured workers",
    )
    ruling, hanging = why(text)
    assert ruling.verdict == "holds"
    assert [one.change.sentence for one in hanging.lines if one.line == 5] == [sentence] * bool(
        sentence
    )


def test_a_refused_move_turns_what_holds() -> None:
    text = scenario(
        POSTAL,
        "And the group has 1 strike",
        "When the group takes the means of production for 1 strike and 2 dollars",
        "Then the group controls 1 means of production",
        "And Savings are 0 dollars",
    )
    _, hanging = why(text)
    [line] = hanging.lines
    assert [one.line for one in line.change.thens] == [6, 7]
    assert line.change.sentence.count("is refused") == 1
    assert line.change.instead == "the group has 0 strikes"
    assert line.change.sentence.startswith(
        'If the group has 0 strikes, "the group takes the means of production for 1 strike and 2 '
        'dollars" is refused (The full cost, 1 strike + 2 dollars, cannot be paid.'
    )
    assert [one.why for one in hanging.untried if one.line == 5] == ["words"]


def test_a_move_that_is_refused_is_turned_by_what_makes_it_legal() -> None:
    text = scenario(
        CARDS,
        "And it is violet's turn to pay",
        "And violet has 5 rupees",
        "When violet pays for 4 cards",
        "Then the move is refused by anarchy.pay.cumulative",
    )
    _, hanging = why(text)
    assert hanging.nearest is not None
    assert hanging.nearest.sentence == "If violet has 6 rupees, the move is legal."


def test_positions_that_no_table_can_show_do_not_count() -> None:
    # There are eight cubes: a ninth worker and a negative number are no change.
    text = scenario(POSTAL, "And 8 healthy workers", "Then there are 8 healthy workers")
    _, hanging = why(text)
    [line] = hanging.lines
    assert line.change.instead == "7 healthy workers"
    assert line.change.sentence == "With 7 healthy workers, there are 7 healthy workers."


def test_each_row_is_asked_by_itself() -> None:
    text = """\
Feature: f
  Scenario Outline: s
    Given a postal game
    And <n> healthy workers
    And Savings are <have> dollars
    When the Cost of Living is paid
    Then Savings are <left> dollars

    Examples:
      | n | have | left |
      | 2 | 3    | 0    |
      | 2 | 9    | 6    |
"""
    one, two = ask(text, why=True).rulings
    assert one.hanging
    assert two.hanging
    # Where nothing is left, less is nothing as well.
    assert [each.change.instead for each in one.hanging.lines] == [
        "1 healthy worker",
        "Savings are 4 dollars",
    ]
    assert [each.line for each in two.hanging.lines] == [4, 5]


def test_nothing_more_is_asked_unless_somebody_wants_to_know() -> None:
    made = 0
    ours = load()

    def world() -> World:
        nonlocal made
        made += 1
        return World()

    counting = replace(ours, world_factory=world)
    two = SHORT + SHORT.partition("\n")[2].replace("Scenario: s", "Scenario: t")
    verdict = ask(two, vocabulary=counting)
    assert [one.hanging for one in verdict.rulings] == [None, None]
    plain, made = made, 0
    verdict = ask(two, vocabulary=counting, why=(1,))
    first, second = (one.hanging for one in verdict.rulings)
    assert first is None
    assert second is not None
    assert 0 <= made - plain - second.questions < 10 < second.questions
    assert "hangs on: line 11, 12, 13" in verdict.text
    assert Verdict.model_validate_json(verdict.model_dump_json()) == verdict


def test_a_budget_bounds_it_and_what_is_left_is_told() -> None:
    vocabulary = load()
    one = question(SHORT, vocabulary)
    whole = what_would_change(one, vocabulary)
    few = what_would_change(one, vocabulary, Budget(questions=5))
    assert few.questions == 5 < whole.questions < Budget().questions
    # The Cost of Living is paid whatever was tried: there is nothing to be changed in line 7.
    assert [(each.line, each.why) for each in few.untried] == [
        (4, "budget"),
        (5, "budget"),
        (6, "budget"),
    ]
    assert what_would_change(one, vocabulary) == whole
    none = what_would_change(one, vocabulary, Budget(seconds=0))
    assert (none.questions, none.lines, none.nearest) == (0, (), None)
    assert {each.why for each in none.untried} == {"budget"}


def test_what_cannot_be_answered_hangs_on_nothing() -> None:
    text = scenario(POSTAL, 'Then the probability that "Savings are 0 dollars" is 1/2')
    ruling, hanging = why(text)
    assert ruling.verdict == "not understood"
    assert hanging == Hanging(lines=(), nearest=None, untried=(), questions=0)


def test_somebody_elses_rulebook_is_asked_as_well() -> None:
    text = """\
Feature: Wages
  Scenario: Paid
    Given a purse of 2 coins
    When the worker is paid 3 coins
    And the worker walks to the mill
    Then the purse holds 5 coins
"""
    _, hanging = why(text, toy.VOCABULARY)
    assert [(one.line, one.change.instead) for one in hanging.lines] == [
        (3, "a purse of 3 coins"),
        (4, "the worker is paid 4 coins"),
    ]
    # Its words stand as they are: it does not tell what it compared.
    assert hanging.nearest is not None
    assert hanging.nearest.sentence == (
        "With a purse of 3 coins, the rules say 6 coins, by toy.wage.paid."
    )
    assert [(one.line, one.why) for one in hanging.untried] == [(5, "words")]


WRONG = Registry(game="postal", types={"Number": number})


@WRONG.given(en="{n:Number} cats watch", fr="{n:Number} chats regardent")
def cats(world: World, n: int) -> None:
    """Nothing that is of any consequence."""


@WRONG.then(en="there is luck", fr="il y a de la chance")
def luck(world: World) -> None:
    """It hangs on the Savings alone."""
    if world.game.state.savings < 2:
        raise AssertionError("no luck")


@WRONG.given(en="an even number of {n:Number} coins", fr="un nombre pair de {n:Number} pièces")
def coins(world: World, n: int) -> None:
    """No table can show an odd number of them."""
    if n % 2:
        raise Slip("odd")
    world.game.given(savings=n)


@WRONG.then(en="{n:Number} stars shine", fr="{n:Number} étoiles brillent")
def stars(world: World, n: int) -> None:
    """As many as dollars, but no other number than 2 can be asked for."""
    world.game.expect(Text("the stars", "les étoiles"), world.game.state.savings, n)
    if n != 2:
        raise AssertionError("no such question")


class Moody(World):
    """What is asked is answered by how often it was asked: nothing may be told of a line by it."""

    moods = 0

    def ask(self, asked: Callable[[Any], object]) -> None:
        super().ask(asked)
        type(self).moods += 1
        if type(self).moods % 2 == 0:
            raise AssertionError("moody")


def test_a_line_of_no_consequence_is_listed_only_where_the_answer_is_no_answer() -> None:
    text = scenario(POSTAL, "And 2 cats watch", "And Savings are 2 dollars", "Then there is luck")
    _, hanging = why(text, known())
    assert [one.line for one in hanging.lines] == [5]
    assert hanging.nearest is not None
    assert (
        hanging.nearest.sentence
        == "If Savings are 1 dollar, it is not so that there is luck (no luck)."
    )
    # The check itself is seen to fail: with such a world the line of the cats is listed.
    Moody.moods = 0
    _, hanging = why(text, replace(known(), world_factory=Moody))
    assert 4 in [one.line for one in hanging.lines]


@pytest.mark.parametrize(
    ("said", "better"),
    [
        ("there are 1 healthy workers", "there is 1 healthy worker"),
        ("there is 2 healthy worker", "there are 2 healthy workers"),
        ("Savings are 1 dollars", "Savings are 1 dollar"),
    ],
)
def test_words_agree_with_their_number(said: str, better: str) -> None:
    sentences = load().sentences.of("postal")
    [match] = sentences.match("given", said)
    assert reworded(sentences, match, said) == better


def known() -> Vocabulary:
    ours = load()
    return replace(ours, sentences=ours.sentences + WRONG)


def test_the_next_value_is_the_next_that_a_table_can_show() -> None:
    text = "@postal.means.marker\n" + scenario(
        "an even number of 4 coins", "Then Savings are 4 dollars"
    )
    _, hanging = why(text, known())
    [line] = hanging.lines
    assert line.change.sentence == "With an even number of 6 coins, Savings are 6 dollars."


def test_what_is_told_in_the_words_of_a_then_is_asked_first() -> None:
    text = scenario(POSTAL, "And Savings are 2 dollars", "Then 2 stars shine")
    _, hanging = why(text, known())
    [line] = hanging.lines
    assert line.change.sentence == (
        "If Savings are 3 dollars, it is not so that 2 stars shine (the stars: 3)."
    )


def test_a_number_further_away_turns_it_and_its_line_is_not_listed() -> None:
    # A 4 and a 6 arrest nobody either, a 3 does.
    text = scenario(
        POSTAL,
        "And Police Threat is one step below jail",
        "When the die shows a 5",
        "Then there is 1 prisoner",
    )
    _, hanging = why(text)
    assert hanging.lines == ()
    assert hanging.nearest is not None
    assert hanging.nearest.sentence == "If the die shows a 3, there is 1 prisoner."
    told = ask(text, why=True).text
    assert f"hangs on: no line, at its next value\n      {hanging.nearest.sentence}\n" in told


def test_what_can_be_played_is_told_before_a_refusal() -> None:
    text = scenario(
        CARDS,
        "And it is violet's turn to pay",
        "And violet has 6 rupees",
        "When violet pays for 4 cards",
        "Then violet has 0 rupees",
    )
    ruling, hanging = why(text)
    assert ruling.verdict == "holds"
    assert [one.change.sentence for one in hanging.lines if one.line > 4] == [
        "If violet has 7 rupees, violet has 1 rupee.",
        "If violet pays for 3 cards, violet has 3 rupees.",
    ]


def test_the_given_that_names_the_game_is_not_left_out() -> None:
    _, hanging = why(scenario(POSTAL, "Then Savings are 2 dollars"))
    assert hanging.questions == 0


NAMING = {
    "this content pack",
    "these cards",
    "Savings of {n:Number} dollars",
    "{n:Number} {group:Group}",
}


def test_an_english_given_that_names_something_is_known_by_its_words() -> None:
    givens = {text for one in load().sentences if one.kind == "given" for text in one.en}
    said = {text: re.sub(r"\{n:Number\}", "3", text) for text in givens if ":}" not in text}
    names = {text for text, one in said.items() if not says_something(one, "en")}
    others = {
        one.removesuffix(":") for one in names if not re.match("an? (new )?(postal )?game", one)
    }
    assert others == NAMING | {"{phase:Phase}"}


def test_what_a_game_does_not_tell_is_said_in_the_words_of_the_rules() -> None:
    # Without it they own nothing, which the names of premises do not tell.
    owns = "the Italian Tenement owns the Union Hall"
    ruling, hanging = why(scenario(MAIN, f"And {owns}", f"Then {owns}"))
    assert ruling.verdict == "holds"
    assert hanging.nearest is not None
    assert hanging.nearest.sentence.endswith(
        f"it is not so that {owns} (the premises of the Italian Tenement: nothing)."
    )


def test_what_another_line_says_is_no_other_value_of_this_one() -> None:
    found = ask(
        "Feature: Our rent\n  Scenario: Two of us\n"
        "    Given a game of Which Side are you on\n"
        "    And the Chinese Tenement has 1 dollar\n"
        "    And the Russian Tenement has 20 dollars\n"
        "    And the Italian Tenement has 20 dollars\n"
        "    When the cost of living falls due\n"
        "    Then the Italian Tenement has 20 dollars\n",
        why=True,
    )
    (ruling,) = found.rulings
    assert ruling.hanging is not None
    told = [one.change for one in ruling.hanging.lines]
    assert all(one.instead != "the Italian Tenement has 20 dollars" for one in told)
    assert any("26 dollars" in str(one.instead) for one in told)
