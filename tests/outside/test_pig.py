"""The small rulebook of the guide, installed as another project would be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.outside import installed

PIG = installed.ROOT / "examples" / "pig"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which it is installed, with its registration."""
    target = tmp_path_factory.mktemp("site")
    installed.install(PIG, target)
    return target


def python(site: Path, *arguments: object) -> str:
    return installed.python(PIG, site, *arguments)


def whichside(site: Path, *arguments: object) -> str:
    return python(site, "-m", "whichside_rules.cli", *arguments)


def test_the_whole_rulebook_has_at_most_300_lines() -> None:
    assert 200 < installed.lines(PIG) <= 300


def test_every_clause_is_proved_by_its_scenarios(site: Path) -> None:
    told = json.loads(whichside(site, "check", "features", "--json"))
    scenarios = told["results"]["scenarios"]
    assert [scenario["outcome"] for scenario in scenarios] == ["passed"] * 7
    proved = {clause for scenario in scenarios for clause in scenario["clauses"]}
    listed = {line.split()[0] for line in whichside(site, "clause", "--list", "pig").splitlines()}
    assert len(listed) == 10
    assert proved == listed


def test_its_scenarios_run_the_code_of_their_clauses(site: Path) -> None:
    assert "7 passed" in installed.features(PIG, site)


def test_it_is_simulated_and_keeps_every_promise(site: Path) -> None:
    summary = json.loads(whichside(site, "simulate", "pig", "-n", 20, "--seed", 1, "--json"))
    assert summary["games"] == 20
    check = "from whichside_rules.testing import conformance; print(conformance.check('pig'))"
    assert python(site, "-c", check).split() == ["20"]


def test_its_scenarios_are_asked_soundly(site: Path) -> None:
    asks = "from whichside_rules.testing import asking; print(asking.faults('features'))"
    assert python(site, "-c", asks).strip() == "[]"


def test_its_texts_are_said_in_both_languages(site: Path) -> None:
    play = (
        "from pig import GAME; from pig.turn import Roll, Hold;"
        "print([one.say(language) for one in GAME.check(GAME.new_game(), Hold('ann'))"
        " for language in ('en', 'fr')]);"
        "print([event.say('fr') for event in GAME.apply(GAME.new_game(), Roll('ann')).events])"
    )
    refused, story = python(site, "-c", play).splitlines()
    assert refused == (
        "['ann has nothing to bank. Roll. [pig.turn.roll-first]', "
        '"ann n\'a rien à mettre de côté. Lancez. [pig.turn.roll-first]"]'
    )
    assert story == "['ann lance.']"


TABLE = """
from whichside_rules.laid import describing
from whichside_rules.laid.drawn import plain
from pig import GAME
from pig.turn import State, Setup
state = State(Setup(), "turn", 1, (40, 7), 5)
good = describing.table_of("pig", state)
plain_one = describing._layout
describing._layout = lambda *known: (None, True)
for table in (good, describing.table_of(GAME, state)):
    print(*plain.lines(table), sep="|")
    print(*(thing.says.en for thing in table.things() if thing.says), sep="|")
"""


def test_its_table_lies_there_for_nothing_and_better_with_a_few_lines(site: Path) -> None:
    good, says, bare, same = python(site, "-c", TABLE).splitlines()
    assert good == ("Points, of 100.|  Ann: 40 of 100.|  Bob: 7 of 100.|Turn.|  At stake: 5.")
    assert bare == (
        "The table.|  Phase: turn.|  Seat: 1.|  Pot: 5.|Points.|  Ann: 40.|  Bob: 7.|"
        "Agenda.|  None."
    )
    sentences = ["ann has 40 points", "bob has 7 points", "5 points are at stake"]
    assert says.split("|") == sentences
    assert sorted(same.split("|")) == sorted(sentences)


def test_its_little_reference_is_built(site: Path, tmp_path: Path) -> None:
    python(site, "-m", "sphinx", "-q", "-W", "-d", tmp_path / "trees", "docs", tmp_path / "html")
    page = (tmp_path / "html" / "index.html").read_text(encoding="utf-8")
    assert 'id="pig.turn.one"' in page
    assert "A 1 loses the points of the turn and ends it" in page
    assert 'class="laid"' in page.partition('<div class="laid-both"')[0]  # the table of a new game
    assert 'href="#pig.turn:drawn"' in page
