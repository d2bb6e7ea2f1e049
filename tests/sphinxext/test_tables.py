"""The table of a new game on a page, and what a scenario of a chapter changes on it."""

from __future__ import annotations

import re
from functools import cache

from tests.sphinxext.conftest import EXTENSIONS, REPOSITORY, Project
from whichside_rules.kernel.book.clause import clause
from whichside_rules.sphinxext.sources.results import Verdict
from whichside_rules.sphinxext.sources.scenarios import Scenario, read_feature, read_text
from whichside_rules.sphinxext.sources.store import Entry, Proof
from whichside_rules.sphinxext.writing.tables import new_table, worked_example

FEATURES = REPOSITORY / "features"
PAGE = """# Debt

::::{rule:chapter} postal.debt
::::

:::{rule:table} postal
:::

:::{rule:table} toy
:::

:::{rule:drawn} postal.debt
:::

:::{rule:drawn} toy.debt
:::
"""
SHORT = """Feature: Debt
  Scenario: Nothing moves
    Given a postal game
    And Savings of 9 dollars
    When the rent is shouted
  Scenario: It is refused
    Given a postal game
    When the workers act at Tenement
  Scenario: Nothing is played
    Given a postal game
    Then the game goes on
"""


@cache
def debt() -> tuple[Scenario, ...]:
    return read_feature(FEATURES / "postal/debt.feature", "postal/debt.feature")


def entry(*scenarios: Scenario, of: str = "postal.debt.definition") -> Entry:
    proofs = tuple(Proof(one, Verdict("passed"), one.name) for one in scenarios)
    return Entry(clause(of), proofs, ())


def test_the_shortest_scenario_that_moves_something_is_drawn() -> None:
    found = worked_example([entry(*debt())])
    assert found is not None
    steps = len(found.proof.scenario.all_steps)
    tried = [one for one in debt() if len(one.all_steps) < steps and not one.examples]
    assert worked_example([entry(*tried)]) is None
    assert [one.thing("savings").amount for one in (found.before, found.after)] == [3, 0]
    assert "postal.debt.definition" in {one.clause for one in found.told}
    assert "gauges" not in {area.id for area in (*found.before.areas, *found.after.areas)}


def test_an_example_of_the_book_comes_first() -> None:
    short = worked_example([entry(*debt())])
    assert short is not None
    long = max((one for one in debt() if not one.examples), key=lambda one: len(one.all_steps))
    example = entry(long, of="postal.example.cost-of-living")
    found = worked_example([entry(*debt()), example])
    assert found is not None
    assert found.proof.scenario.name == long.name != short.proof.scenario.name


def test_what_cannot_be_played_or_moves_nothing_is_not_drawn() -> None:
    assert worked_example([entry(*read_text(SHORT, "short.feature"))]) is None


def test_a_game_without_a_table_has_none() -> None:
    assert new_table("nothing") is None


def test_a_page_shows_both_and_the_chapter_leads_there(project: Project) -> None:
    settings = "rule_games = ['postal']\nsuppress_warnings = ['ref.rule', 'rule.unpublished']\n"
    project.configure(EXTENSIONS, settings)
    project.write("features/postal/debt.feature", (FEATURES / "postal/debt.feature").read_text())
    project.write("docs/more.md", f"---\norphan: true\n---\n{PAGE}")
    built = project.build("-D", "language=fr")
    page = built.page("more")
    assert "unknown table of 'toy'" in " ".join(built.warnings.split())
    assert page.count(".laid-area {") == 1
    said = "dessiné avant et après"
    line = re.search(r'<p class="rule-chapter-line">.*?</p>', page, re.S)
    assert line is not None
    assert 'href="#postal.debt:drawn"' in line[0]
    assert said in line[0]
    assert 'data-thing="savings"' in page
    assert "laid-changed" in page
    assert said not in built.page("debt")
