"""The position so far of a text that somebody still writes, and what can come next."""

from __future__ import annotations

from fractions import Fraction

from whichside_rules.kernel.playing.game import Chance, Decision
from whichside_rules.scenarios.so_far import SoFar, so_far
from whichside_rules.vocabulary import load

TABLE = """Feature: Our table
  Scenario: Two dollars short
    Given a postal game
    And 3 healthy workers
    And Savings of 2 dollars
"""


def after(more: str = "", language: str = "en", line: int | None = None) -> SoFar:
    return so_far(TABLE + more, load(), language, line)


def test_what_is_said_lies_on_the_table() -> None:
    reached = after()
    assert (reached.game, reached.trouble) == ("postal", None)
    assert [one.line for one in reached.reached] == [3, 4, 5]
    assert (reached.state.savings, reached.state.healthy) == (2, 3)


def test_a_move_is_played_and_told_with_its_clauses() -> None:
    reached = after("    When the Cost of Living is paid\n")
    assert reached.state.savings == 0
    assert reached.reached[-1].story[0].endswith("[postal.phase.resolution.pay]")


def test_a_line_that_nobody_understands_leaves_what_stands_above_it() -> None:
    reached = after("    And the moon is full\n    When the turn begins\n")
    assert reached.trouble is not None
    assert reached.trouble.line == 6
    assert "the moon is full" in reached.trouble.message
    assert reached.state.savings == 2


def test_a_line_that_no_table_can_show_is_told_with_its_clause() -> None:
    reached = after("    And 30 healthy workers in jail\n")
    assert reached.trouble is not None
    assert reached.trouble.line == 6
    assert "[postal.component.worker-cubes]" in reached.trouble.message
    assert [one.line for one in reached.reached] == [3, 4, 5]


def test_a_move_that_is_refused_is_told_and_changes_nothing() -> None:
    refused = after("    When the group takes the means of production for 1 strike and 2 dollars\n")
    assert refused.trouble is not None
    assert refused.trouble.line == 6
    assert refused.state.savings == 2


def test_a_then_is_not_expected_yet() -> None:
    reached = after("    When the Cost of Living is paid\n    Then Savings are 99 dollars\n")
    assert reached.trouble is None
    assert reached.state.savings == 0


def test_nothing_is_written_yet() -> None:
    for text in ("", "Feature: Our table\n", "Feature: x\n  Scenario: y\n    Given \n"):
        reached = so_far(text, load())
        assert (reached.game, reached.state, reached.waits) == (None, None, None)
        assert list(reached.nexts()) == []


def test_of_several_scenarios_the_one_of_the_line_is_meant() -> None:
    second = "\n  Scenario: Another\n    Given a postal game\n    And Savings of 7 dollars\n"
    assert after(second, line=4).state.savings == 2
    assert after(second, line=8).state.savings == after(second).state.savings == 7


def test_what_can_come_next_is_what_the_rules_allow_in_their_order() -> None:
    reached = after()
    assert isinstance(reached.waits, Decision)
    said = [one.said for one in reached.nexts()]
    assert said[0] == "a healthy worker is placed at the Tenement"
    assert len(said) == len(set(said)) == 12


def test_what_chance_can_bring_is_told_with_its_probability() -> None:
    reached = after("    When the turn begins\n")
    assert isinstance(reached.waits, Chance)
    found = list(reached.nexts())
    assert {one.player for one in found} == {None}
    assert sum(one.probability or 0 for one in found) == Fraction(1)


def test_what_comes_next_is_said_in_french() -> None:
    french = so_far(
        "# language: fr\nFonctionnalité: Notre table\n  Scénario: Un tour\n"
        "    Étant donné une partie du jeu postal\n",
        load(),
    )
    assert french.language == "fr"
    assert "un travailleur indemne est placé au Tenement" in [one.said for one in french.nexts()]


def test_what_no_table_can_show_is_told_with_its_line() -> None:
    text = "Feature: x\n  Scenario: y\n    Given Unsanitary of all is 9\n"
    reached = so_far(text, load())
    assert reached.trouble is not None
    assert reached.trouble.line == 3
