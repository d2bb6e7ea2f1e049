"""A verdict names the readings that it hangs on, with the options that were in force."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from whichside_rules import ask, whichside
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.clause import readings as rulebook_readings
from whichside_rules.kernel.files.content import stand_ins
from whichside_rules.scenarios.engine import Sitting, asked as ask_one, questions
from whichside_rules.scenarios.lint import lint
from whichside_rules.scenarios.runner import FAILS, HOLDS, check_files
from whichside_rules.scenarios.verdict import STAND_INS
from whichside_rules.vocabulary import load, otherwise

FEATURES = Path(__file__).resolve().parents[2] / "features"

pytest_plugins = ("pytester",)

OTHER = """\
Feature: Discs

  Scenario: A place is taken
    Given a game of Yellow Places for 4 players
    And the reading R-11 is "{option}"
    When a game of Yellow Places is set up for 4 players
    Then {outcome}
"""
FRENCH = """\
# language: fr
Fonctionnalité: Mise en place

  Scénario: Quatre personnes
    Étant donné une partie des Adresses jaunes à 4 joueurs
    Et que la lecture R-11 est « one-disc »
    Quand une partie des Adresses jaunes est mise en place pour 4 joueurs
    Alors le coup est refusé par yellow_places.disc.one-per-round
"""
REFUSED = "the move is refused by yellow_places.disc.one-per-round"


def asked(
    folder: Path, text: str, capsys: pytest.CaptureFixture[str], expected: int = HOLDS
) -> tuple[list[str], list[dict[str, Any]]]:
    """The lines of the verdict that tell readings, and the readings among the results."""
    path, results = folder / "t.feature", folder / "results.json"
    path.write_text(text, encoding="utf-8")
    assert check_files([path], results=results) == expected
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    told = [line for line in lines if line.startswith(("readings:", "lectures :"))]
    [scenario] = json.loads(results.read_text(encoding="utf-8"))["scenarios"]
    return told, scenario["readings"]


def test_another_option_than_the_default_is_marked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = OTHER.format(option="one-disc", outcome=REFUSED)
    told, found = asked(tmp_path, text, capsys)
    assert told == ["readings: R-11 shared_places=one-disc (not the default; otherwise allowed)"]
    assert found == [
        {
            "reading": "yellow_places.R-11",
            "field": "shared_places",
            "option": "one-disc",
            "default": False,
            "others": ["allowed"],
        }
    ]


def test_it_is_told_in_the_language_of_the_feature(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told, _ = asked(tmp_path, FRENCH, capsys)
    assert told == ["lectures : R-11 shared_places=one-disc (hors défaut ; sinon allowed)"]


def test_a_failure_hangs_on_readings_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = OTHER.format(option="one-disc", outcome="the move is legal")
    told, _ = asked(tmp_path, text, capsys, FAILS)
    assert told == ["readings: R-11 shared_places=one-disc (not the default; otherwise allowed)"]


def test_a_reading_is_told_where_no_clause_of_it_is_cited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # No move happens by which a clause of R-11 could be cited; with one disc it would be refused.
    text = OTHER.format(option="allowed", outcome="the move is legal")
    told, [found] = asked(tmp_path, text, capsys)
    assert told == ["readings: R-11 shared_places=allowed (otherwise one-disc)"]
    assert found["default"] is True


TABLE = "Feature: f\n  Scenario: s\n    Given a game of Which Side\n"


def told_of(steps: str) -> set[str]:
    """The readings that a verdict of the main game tells."""
    [ruling] = ask(TABLE + steps).rulings
    assert ruling.verdict == "holds", ruling.says
    return {one.reading.partition(".")[2] for one in ruling.readings}


LOST = """\
    And the Italian Tenement owns the Liberal Lawyer
    And the Italian Tenement has 30 dollars
    And Rosa is at the Liberal Lawyer
    And the Union Hall lies face up
    When the Italian Tenement buys the Union Hall
    Then clause whichside.premises.liberal-lawyer-shelter is cited
"""
ACCIDENT = """\
    And 1 incident is drawn
    And Risk of the Italian Tenement is 5
    And Rosa is at HEA {health}
    When the card "factory-accident" is drawn
    Then there are {n} legal moves
"""


def test_a_reading_is_told_where_the_answer_hangs_on_it_and_nowhere_else() -> None:
    # Its clause is cited in both; where she goes is asked in one of them.
    assert told_of(LOST) == set()
    assert told_of(LOST + "    And Rosa is in the Arrest box\n") == {"R-14"}


def test_only_the_options_that_would_change_the_answer_are_told() -> None:
    for answer in ("holds", "fails"):
        outcome = "the move is legal" if answer == "holds" else REFUSED
        text = "@yellow_places.disc.one-per-round\n" + OTHER.format(
            option="allowed", outcome=outcome
        )
        [ruling] = ask(text).rulings
        assert ruling.verdict == answer
        assert [one.others for one in ruling.readings] == [("one-disc",)]


def test_a_quoted_move_that_is_legal_names_its_clauses_and_readings() -> None:
    steps = (
        "    And Greenwich shows side B\n    And Rosa is in the Jail box\n"
        "    And the Italian Tenement has 0 dollars\n"
        '    Then "Rosa goes to the agitation at the Western Pen" is legal\n'
    )
    [ruling] = ask(TABLE + steps).rulings
    cited = {one.id: one.how for one in ruling.cited}
    assert cited["whichside.daily.one-at-a-time"] == "read"
    # By R-30 it is free; by the other option the dollar would be missing.
    assert cited["whichside.side-b.greenwich"] == "read"
    assert cited["whichside.daily.money-required"] == "read"
    assert told_of(steps) == {"R-30"}


def test_how_many_moves_there_are_and_that_the_game_goes_on_name_a_clause() -> None:
    for then in ("there are 0 legal moves", "the game goes on"):
        verdict = ask(f"{TABLE}    And the turn is at the struggle\n    Then {then}\n")
        [ruling] = verdict.rulings
        assert [one.id for one in ruling.cited] == ["whichside.struggle.any-order"], then


def test_the_number_of_moves_names_the_readings_that_change_it() -> None:
    assert told_of(ACCIDENT.format(health=0, n=3)) == {"R-12"}
    assert told_of(ACCIDENT.format(health=1, n=4)) == set()


def test_a_table_that_cannot_be_names_the_clause_that_forbids_it() -> None:
    steps = "    And Risk of the Italian Tenement is 30\n    Then no table can show this position\n"
    [ruling] = ask(TABLE + steps).rulings
    assert [(one.id, one.how) for one in ruling.cited] == [
        ("whichside.daily.gauge-maximum", "fired")
    ]


NOBODY = "".join(f"    And {one} is at HEA 0\n" for one in ("Rosa", "Lucia", "Carlo", "Pietro"))
OTHERS = "".join(
    f"    And {one} is at HEA 0\n"
    for one in ("John", "Bessy", "Will", "Mary", "Mei", "Lan", "Ying", "Wei", "Jun")
)
OFFENSIVES = """\
    And the strategy is Anti-union Legislation
    And the marker stands on plan 2
    When the offensives begin
    And Salary Offensive is drawn
    And Salary Offensive is drawn
"""


@pytest.mark.parametrize(
    ("steps", "hangs_on"),
    [
        (
            f"{OFFENSIVES}    And Fire in the Tenements is drawn\n    Then the move is refused\n",
            {"R-51"},
        ),
        (
            f'{OFFENSIVES}    Then the probability that "Fire in the Tenements comes up" is 0\n',
            {"R-51"},
        ),
        (
            '    And the reading R-119 is "every-scenario"\n    And the variant is the tutorial\n'
            "    And the D66 has fallen on 31\n    Then Employers' Strength stands on 5\n",
            {"R-119", "R-123"},
        ),
        (
            "    And the D66 has fallen on 62\n    Then Risk of the Italian Tenement is 1\n",
            {"R-125"},
        ),
        (
            "    And the Russian Tenement draws a misfortune\n"
            "    And Risk of the Italian Tenement is 8\n"
            "    And Risk of the American Tenement is 8\n    When Clumsiness is drawn\n"
            "    Then Risk of the Chinese Tenement is 2\n",
            {"R-134"},
        ),
        (
            "    And the Russian Tenement draws a misfortune\n"
            f"    And Unsanitary of the Italian Tenement is 0\n{OTHERS}"
            "    When Illness is drawn\n    Then the event spared happens 1 time\n",
            {"R-10", "R-11"},
        ),
    ],
    ids=[
        "a card that is out",
        "its probability",
        "the D66 told",
        "a minimum told",
        "beyond",
        "spared",
    ],
)
def test_a_reading_is_told_wherever_the_answer_hangs_on_it(steps: str, hangs_on: set[str]) -> None:
    assert told_of(steps) == hangs_on


def test_several_threads_are_told_the_same_readings() -> None:
    questions = [ACCIDENT.format(health=one % 2, n=3 + one % 2) for one in range(8)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(told_of, questions)) == [{"R-12"}, set()] * 4


@pytest.mark.parametrize("unsanitary", [4, 5])
def test_where_a_debt_is_written_off_the_erratum_is_told(unsanitary: int) -> None:
    steps = (
        f"    And Unsanitary of the Italian Tenement is {unsanitary}\n{NOBODY}"
        "    And the Italian Tenement has {dollars} dollars\n"
        "    And the other Tenements have 20 dollars\n    When the cost of living falls due\n"
        "    Then the Italian Tenement has 0 dollars\n"
    )

    def errata(dollars: int) -> set[str]:
        [ruling] = ask(TABLE + steps.format(dollars=dollars)).rulings
        assert ruling.verdict == "holds", ruling.says
        return {one.reading for one in ruling.errata}

    assert "whichside.R-136" in errata(5)
    assert "whichside.R-136" not in errata(10 - (unsanitary == 4))


AMERICANS = """\
    And John is at HEA {health}
    And Bessy is at HEA 1
    And Will is at HEA 1
    Then the cost of living of the American Tenement is {dollars} dollars
"""


SIXTH = """\
Feature: f
  Scenario: s
    Given a game in {mode} mode
    And the group controls {n} means of production
    And Savings are 8 dollars
    When the group takes the means of production for 8 dollars
    Then {then}
"""


@pytest.mark.parametrize(
    ("mode", "n", "then", "clause"),
    [
        ("normal", 4, "the game is won", "postal.setup.difficulty.normal"),
        ("confirmed", 5, "the game is won", "postal.setup.difficulty.confirmed"),
        ("hard", 6, "the game is won", "postal.setup.difficulty.hard-seven"),
    ],
)
def test_a_win_names_the_clause_that_says_how_many_are_needed(
    mode: str, n: int, then: str, clause: str
) -> None:
    [ruling] = ask(SIXTH.format(mode=mode, n=n, then=then)).rulings
    assert ruling.verdict == "holds", ruling.says
    assert clause in [one.id for one in ruling.cited]


def test_that_the_game_goes_on_names_the_readings_with_which_it_would_be_over() -> None:
    [ruling] = ask(SIXTH.format(mode="confirmed", n=4, then="the game goes on")).rulings
    told = {one.reading for one in ruling.readings}
    assert (ruling.verdict, "postal.R-12" in told) == ("holds", True)
    [ruling] = ask(SIXTH.format(mode="confirmed", n=3, then="the game goes on")).rulings
    assert "postal.R-12" not in {one.reading for one in ruling.readings}


def test_an_erratum_is_told_where_it_decides() -> None:
    # The sum of the American example, which the book has wrong, and that of a household like it.
    [ruling] = ask(TABLE + AMERICANS.format(health=1, dollars=9)).rulings
    [erratum] = ruling.errata
    assert (ruling.verdict, erratum.reading) == ("holds", "whichside.R-20")
    assert erratum.question == "Why does the American example pay 11 dollars and not 12?"
    [other] = ask(TABLE + AMERICANS.format(health=2, dollars=8)).rulings
    assert (other.verdict, other.errata) == ("holds", ())


def test_an_erratum_is_told_in_the_language_of_the_feature_and_kept_with_the_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, results = tmp_path / "t.feature", tmp_path / "results.json"
    path.write_text(
        "# language: fr\nFonctionnalité: f\n  @whichside.misery.executes-jailed\n"
        "  Scénario: s\n    Étant donné une partie de Which Side\n"
        "    Alors le coût de la vie du Tenement italien est de 6 $\n",
        encoding="utf-8",
    )
    assert check_files([path], results=results) == HOLDS
    said = capsys.readouterr().out
    assert "erratum R-17 : Qui meurt quand un Tenement tombe en misère" in said
    [scenario] = json.loads(results.read_text(encoding="utf-8"))["scenarios"]
    assert [one["reading"] for one in scenario["errata"]] == ["whichside.R-17"]


def test_the_option_is_that_of_the_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (
        "@postal.employers-strength.defeat\nFeature: f\n  Scenario: s\n    Given a postal game\n"
        '    And the reading R-2 is "play-on"\n    And the offensive is about to be rolled\n'
        "    And Employers' Strength is on 10\n    When the die shows 6\n"
        "    Then the game goes on\n"
    )
    told, found = asked(tmp_path, text, capsys)
    assert "R-2 six_on_ten=play-on (not the default; otherwise defeat-at-once)" in told[0]
    assert {one["reading"]: one["default"] for one in found}["postal.R-2"] is False


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "Feature: Stand-ins\n  Scenario: A card that no book prints\n"
            "    Given a game of Which Side\n    And Fines is in play\n"
            "    When the team counters Fines\n    Then the move is refused\n",
            "stand-ins of ours, look at your copy: normals.fines (",
        ),
        (
            "# language: fr\nFonctionnalité: Bouche-trous\n  Scénario: Une carte d'aucun livret\n"
            "    Étant donné une partie de Which Side\n    Et que Amendes est en jeu\n"
            "    Quand l'équipe contre Amendes\n    Alors le coup est refusé\n",
            "bouche-trous de notre cru, à vérifier sur votre exemplaire : normals.fines (",
        ),
    ],
)
def test_a_verdict_names_the_stand_ins_that_a_table_met(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, line: str
) -> None:
    path, results = tmp_path / "t.feature", tmp_path / "results.json"
    path.write_text(text, encoding="utf-8")
    assert check_files([path], results=results) == HOLDS
    assert line in capsys.readouterr().out
    [scenario] = json.loads(results.read_text(encoding="utf-8"))["scenarios"]
    assert "union" in scenario["stand_ins"]["normals.fines"]


def test_a_verdict_on_a_table_of_the_book_alone_names_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "t.feature"
    path.write_text(OTHER.format(option="one-disc", outcome=REFUSED), encoding="utf-8")
    assert check_files([path]) == HOLDS
    assert "look at your copy" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (
            "    And the Police Threat of the Russian Tenement is 8\n    And Alexei is in Jail\n"
            "    And the turn is at the daily actions\n"
            "    And it is the turn of the Russian Tenement\n"
            "    When Alexei goes to the agitation at the Western Pen\n"
            "    Then the move is refused\n",
            "boards.russian (last_risk, last_police)",
        ),
        (
            "    And the American Tenement owns the Political Café\n"
            "    Then the cost of living of the American Tenement is 7 dollars\n",
            "boards.american (extra_cost); premises.political-cafe (price, rent, ",
        ),
        (
            "    And Rosa stands on the petty crime at the Tenderloin\n"
            "    When the fruits of labor are reaped\n    And the die falls on 1\n"
            "    Then Rosa is on Arrest\n",
            "tenderloin (crime)",
        ),
        (
            "    And the turn is at the daily actions\n"
            '    Then "Carlo goes to the work at Triangle" is refused\n',
            "tiles.triangle (a.work.gender, a.work.room, a.work.risk, a.work.dollars, b.work",
        ),
        (
            "    Then the cost of living of the Italian Tenement is 6 dollars\n",
            "boards.italian (extra_cost)",
        ),
        (
            "    When the employers act\n    Then whatever is decided, the cost of living of the "
            "Italian Tenement is 6 dollars\n",
            "boards.italian (extra_cost)",
        ),
        (
            "    And this content pack:\n"
            '      """\n      [normals.police-patrols]\n      effects = [{ kind = "lasting", '
            'what = "risk-minimum", by = 20, until = "active", whom = "each" }]\n      """\n'
            "    And Police Patrols is in force\n    When the end of the turn comes\n"
            "    Then Risk of the Russian Tenement is 8\n",
            "boards.italian (last_risk, last_police); boards.russian (last_risk, last_police)",
        ),
    ],
    ids=[
        "the end of a gauge",
        "what is owned",
        "dice",
        "a quoted move",
        "what a Then alone names",
        "what a quoted Then names",
        "the end that a minimum comes to",
    ],
)
def test_what_decides_is_told_wherever_it_is_named(steps: str, told: str) -> None:
    text = f"Feature: f\n  Scenario: s\n    Given a game of Which Side\n{steps}"
    assert f"stand-ins of ours, look at your copy: {told}" in ask(text).text


def test_what_is_supplied_is_no_stand_in_even_if_it_is_the_same() -> None:
    block = '      """\n'
    pack = f"    And this content pack\n{block}      [normals.fines]\n      union = {{n}}\n{block}"
    steps = (
        "    And Fines is in play\n    When the team counters Fines\n    Then the move is refused\n"
    )
    [usual] = ask(TABLE + steps).rulings
    ours = {one.key: one.fields for one in usual.stand_ins}["normals.fines"]
    same = whichside.datum("normals.fines.union").value
    [ruling] = ask(TABLE + pack.format(n=same) + steps).rulings
    told = {one.key: one.fields for one in ruling.stand_ins}["normals.fines"]
    assert told == tuple(field for field in ours if field != "union") != ours


def test_of_a_place_its_own_fields_are_told_and_of_players_what_was_cited() -> None:
    content = whichside.default_content()
    found = stand_ins(content, ["triangle.work", "russian"], seats=["russian"])
    assert {field.split(".")[1] for field in found.pop("tiles.triangle")} == {"work"}
    assert found == {}
    cited = ["whichside.daily.gauge-maximum"]
    assert stand_ins(content, ["russian"], seats=["russian"], cited=cited) == {
        "boards.russian": ("last_risk", "last_police")
    }


class Every:
    """Stands for the readings that were looked at: it says of each that it was."""

    def __contains__(self, name: object) -> bool:
        return True

    def add(self, name: str) -> None:
        """They are all there."""


def legal(file: Path) -> int:
    """How often a feature asks what is legal."""
    return file.read_text("utf-8").count(" legal")


@pytest.mark.parametrize("game", rulebook.built_in())
def test_readings_that_nobody_looks_at_would_change_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    vocabulary = load()
    feature, _ = lint(max((FEATURES / game).glob("*.feature"), key=legal), vocabulary)
    assert feature
    judging = [
        one
        for one in questions(feature, vocabulary)
        if any("legal" in step.text or "allowed" in step.text for step in one.steps)
    ]

    def shown() -> list[Any]:
        worlds: list[Any] = [vocabulary.world_factory() for _ in judging]
        for question, world in zip(judging, worlds, strict=True):
            Sitting(question, vocabulary, evidence=False).ask(world)
        return [world.answered for world in worlds]

    looked_at = shown()
    tried = list[str]()
    monkeypatch.setattr(otherwise._Looking, "__init__", _looking_at_all(tried))
    assert shown() == looked_at
    assert tried, "somebody asked"


def _looking_at_all(tried: list[str]) -> Any:
    def begin(self: Any, chosen: object) -> None:
        tried.append(type(chosen).__name__)
        self._chosen, self.seen = chosen, Every()

    return begin


@pytest.mark.parametrize("game", rulebook.built_in())
def test_only_readings_that_were_looked_at_are_tried_with_evidence_and_without(
    game: str, monkeypatch: pytest.MonkeyPatch, unaudited: None
) -> None:
    vocabulary = load()
    feature, _ = lint(max((FEATURES / game).glob("*.feature"), key=tagged_with(game)), vocabulary)
    assert feature
    tried = list[str]()
    answered = Sitting.answer_otherwise

    def counted(self: Sitting, field: str, option: str) -> object:
        tried.append(field)
        return answered(self, field, option)

    monkeypatch.setattr(Sitting, "answer_otherwise", counted)

    def found(*, evidence: bool) -> list[Any]:
        tried.clear()
        every = questions(feature, vocabulary)
        return [ask_one(one, vocabulary, evidence=evidence).readings for one in every]

    told = found(evidence=True)
    assert (told, any(told)) == (found(evidence=False), True)
    options = [one for each in rulebook_readings(game) for one in each.options[1:]]
    assert len(tried) < len(told) * len(options)


def tagged_with(game: str) -> Callable[[Path], int]:
    """How often a feature names clauses that a reading touches."""
    touched = {clause for one in rulebook_readings(game) for clause in one.clauses}
    return lambda file: sum(f"@{one}\n" in file.read_text("utf-8") for one in touched)


def test_of_many_stand_ins_the_first_are_told_and_how_many_more_there_are() -> None:
    text = (
        "Feature: F\n  Scenario: S\n    Given a new game of The Anarchy for 4 people\n"
        "    When the cards are dealt\n    Then every player has 10 cards in hand\n"
    )
    verdict = ask(text)
    [ruling] = verdict.rulings
    assert len(ruling.stand_ins) == 41, "the data has them all"
    assert f"and {41 - STAND_INS} more" in verdict.text
    assert verdict.text.count("zone: ") == STAND_INS
