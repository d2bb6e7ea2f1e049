"""Verdicts name what decides them: readings of part II, minimums, conditions that are in force."""

from __future__ import annotations

import pytest

from whichside_rules import ask

HANGS_ON = [
    (
        "Ironworker is played / the team controls 6 means of production"
        " / the working hours stands on cell 1 / the working conditions stands on cell 1"
        " / the wages stands on cell 1 | the end of the turn comes | the game goes on",
        {"whichside.R-144"},
    ),
    (
        "the scenario is the cloakmakers' strike / Ironworker is played | | "
        "the goal is out of reach",
        {"whichside.R-118", "whichside.R-144"},
    ),
    (
        "2 people share the Tenements | the end of the turn comes | "
        "the first player is that of the American Tenement",
        {"whichside.R-142"},
    ),
    (
        "the first player is that of the Italian Tenement | the end of the turn comes | "
        "the first player is that of the American Tenement",
        set(),
    ),
    (
        "the strategy is Triangle Shirtwaist Factory Fire | the end of the turn comes | "
        "Risk of the Italian Tenement is 1",
        {"whichside.R-140"},
    ),
    (
        "Unsanitary of the Italian Tenement is 5 / no premises are left to turn up"
        " / Rosa is in the Arrest box / Lucia is in the Arrest box / Carlo is in the Arrest box"
        " | life goes on | the Italian Tenement must decide",
        {"whichside.R-145"},
    ),
    (
        "the Italian Tenement and the American Tenement tie for the highest Police Threat"
        " / Fines is in play / Mass Arrests is in play / the other Tenements have 9 dollars"
        " | the employers act / the Italian Tenement names Rosa"
        " | the American Tenement must decide",
        {"whichside.R-34", "whichside.R-146"},
    ),
    (
        "the scenario is the New York Winter Fires / the strategy is Newark Cardboard Workshop Fire"
        " / the marker stands on plan 2 / plan 2 is countered | the employers act | "
        "the Newark Cardboard Workshop is not on the table",
        {"whichside.R-92"},
    ),
    (
        "the variant is the duo mode / the Italian Tenement and the American Tenement take part"
        " / the strategy is Challenge to Industry Laws / the other Tenements have 0 dollars"
        " / the Italian Tenement has 1 dollar / the American Tenement has 1 strike"
        " | the team counters the current plan | the move is legal",
        {"whichside.R-110"},
    ),
    (
        "the variant is the duo mode / the Italian Tenement and the American Tenement take part"
        " / the strategy is Challenge to Industry Laws / the other Tenements have 0 dollars"
        " / the Italian Tenement has 1 dollar / the American Tenement has 1 strike"
        ' | | "the team counters the current plan" is legal',
        {"whichside.R-110"},
    ),
    (
        "the variant is the duo mode / the Italian Tenement has 9 dollars"
        " / Fines is in play | the employers act | the Italian Tenement has 7 dollars",
        {"whichside.R-111"},
    ),
    (
        "Risk of the Italian Tenement is 8 / the Russian Tenement draws a misfortune"
        " | Clumsiness is drawn"
        ' | "the Russian Tenement gives it to the Italian Tenement" is refused',
        {"whichside.R-134"},
    ),
    (
        "the scenario is the explosion of Central Station / the Russian Tenement draws a misfortune"
        " | Dismissal is drawn | the move is legal",
        {"whichside.R-93"},
    ),
    (
        "the Woolworth Building shows side B / the wages stand on cell 1"
        " / Alexei stands on the workers' control at the Woolworth Building"
        " | the fruits of labor are reaped / the Russian Tenement moves the wages"
        " | the wages stand on cell 1",
        {"whichside.R-133"},
    ),
    (
        "Rosa is in Jail / Rosa is at HEA 1 / Lucia is at HEA 0 / Carlo is at HEA 0"
        " / Pietro is dead / the Risk of the Italian Tenement is 5 / 1 incident is drawn"
        " | Factory Accident is drawn | Rosa is dead",
        {"whichside.R-12"},
    ),
    (
        "Police Patrols is in play / Fines is in play | the employers act"
        " | the Italian Tenement has 0 dollars",
        {"whichside.R-34"},
    ),
    (
        "the turn is at the night actions / the Italian Tenement owns the Laundry"
        " / the Russian Tenement owns the Political Café"
        " / it is the turn of the Russian Tenement | |"
        ' "the Italian Tenement makes its night action on the laundry at the Laundry" is refused',
        {"whichside.R-33"},
    ),
    (
        " | | the pile of the difficult Employer cards holds 14 cards",
        {"whichside.R-51"},
    ),
    (
        "the strategy is Challenge to Industry Laws / the marker stands on plan 3"
        " / the turn is at the employers' offensives"
        " | the offensives begin / Fire in the Tenements is drawn | the move is refused",
        {"whichside.R-51"},
    ),
    (
        "the strategy is Challenge to Industry Laws / the marker stands on plan 3"
        " / the turn is at the employers' offensives | the offensives begin"
        ' | the probability that "Fire in the Tenements comes up" is 0',
        {"whichside.R-51"},
    ),
    (
        "the D66 has fallen on 36 / the D66 has fallen on 31 | | Employers' Strength stands on 4",
        {"whichside.R-123"},
    ),
    (
        "the D66 has fallen on 65 | | Risk of the Italian Tenement is 2",
        {"whichside.R-125"},
    ),
    (
        "Risk of the Italian Tenement is 8 / Risk of the American Tenement is 8"
        " / the Russian Tenement draws a misfortune | Clumsiness is drawn"
        " | Risk of the Chinese Tenement is 2",
        {"whichside.R-134"},
    ),
    (
        "Unsanitary of the Italian Tenement is 0 / Unsanitary of the American Tenement is 0"
        " / Unsanitary of the Chinese Tenement is 0 / the Russian Tenement draws a misfortune"
        " | Illness is drawn | the Russian Tenement must decide",
        {"whichside.R-11"},
    ),
]
"""What is given, what happens, what holds, and the readings on which it hangs."""


def feature(said: str) -> str:
    """A question in one line: the Givens, the Whens and the Thens between bars."""
    lines = ["Feature: f", "  Scenario: s", "    Given a game of Which Side"]
    for keyword, steps in zip(("Given", "When", "Then"), said.split("|"), strict=True):
        lines += [f"    {keyword} {one.strip()}" for one in steps.split(" / ") if one.strip()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("said", "readings"), HANGS_ON)
def test_a_verdict_tells_the_readings_on_which_it_hangs(said: str, readings: set[str]) -> None:
    [ruling] = ask(feature(said)).rulings
    assert ruling.verdict == "holds", ruling.says
    assert {one.reading for one in ruling.readings} == readings


@pytest.mark.parametrize(
    ("said", "minimum"),
    [
        (
            "Degradation of Worker Surveillance is in force | | Risk of the Italian Tenement is 2",
            {"shift"},
        ),
        (
            "Police Patrols is in force / Private Police is in force | | "
            "Police Threat of the Russian Tenement is 2",
            {"shift", "cumulative"},
        ),
        (
            "Police Threat of the Russian Tenement is 5 | the end of the turn comes | "
            "Police Threat of the Russian Tenement is -1",
            set(),
        ),
        (
            "Degradation of Worker Surveillance is in force | | Unsanitary of the Russian "
            "Tenement is 2",
            set(),
        ),
    ],
)
def test_a_verdict_tells_what_raises_a_minimum(said: str, minimum: set[str]) -> None:
    [ruling] = ask(feature(said)).rulings
    assert ruling.verdict == "holds", ruling.says
    cited = {one.id for one in ruling.cited}
    raised = {f"whichside.end-of-turn.minimum-{one}" for one in ("shift", "cumulative")}
    assert cited & raised == {f"whichside.end-of-turn.minimum-{one}" for one in minimum}
    russian = "Police Threat of the Russian" in said
    assert ("whichside.end-of-turn.russian-floor" in cited) == russian


def test_a_quoted_move_tells_the_stand_ins_of_the_moment_in_which_it_is_tried() -> None:
    full = (
        "Olga stands on the work at the Triangle / Sonia stands on the work at the Triangle"
        " / it is the turn of the Italian Tenement"
    )
    for said in (
        f'{full} | | "Rosa goes to the work at the Triangle" is refused',
        f"{full} | Rosa goes to the work at the Triangle | the move is refused",
    ):
        [ruling] = ask(feature(said)).rulings
        assert ruling.verdict == "holds", ruling.says
        assert "tiles.triangle" in {one.key for one in ruling.stand_ins}, said


FIRST = "the first player is that of the Russian Tenement"
ROSA = "Rosa goes to the work at Newtown Creek"


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        (f"{FIRST} / the turn is at the daily actions | {ROSA} | it is allowed", "fails"),
        (f'{FIRST} / the turn is at the daily actions | | "{ROSA}" is legal', "fails"),
        (f"{FIRST} | {ROSA} | the move is refused by whichside.daily.one-at-a-time", "holds"),
        (f"{FIRST} / the Russian Tenement has passed | {ROSA} | it is allowed", "holds"),
        (f"{FIRST} / Olga stands on the work at the Triangle | {ROSA} | it is allowed", "holds"),
        (
            f"{FIRST} / the turn is at the night actions | the Italian Tenement makes no night"
            " action | it is allowed",
            "fails",
        ),
        # Who begins is not said.
        (f"the turn is at the daily actions | {ROSA} | it is allowed", "holds"),
    ],
)
def test_who_is_first_is_not_passed_over(said: str, verdict: str) -> None:
    assert ask(feature(said)).verdict == verdict


def test_a_quoted_move_that_is_legal_after_all_tells_its_readings() -> None:
    said = (
        "2 people share the Tenements / the Russian Tenement draws a misfortune"
        ' | Useless Spending is drawn | "the Russian Tenement gives it to the Italian Tenement"'
        " is refused"
    )
    [ruling] = ask(feature(said)).rulings
    assert ruling.verdict == "fails"
    assert "whichside.R-135" in {one.reading for one in ruling.readings}


def test_the_stand_ins_of_a_condition_that_is_described_are_told() -> None:
    said = (
        "the strategy is Wage Reduction Law / the marker stands on plan 2"
        " / Rosa stands on the work at Newtown Creek"
        " | the fruits of labor are reaped | the Italian Tenement has 5 dollars"
    )
    [ruling] = ask(feature(said)).rulings
    assert "plans.wage-reduction-law-2" in {one.key for one in ruling.stand_ins}


CLASH = """\
Feature: f
  Scenario: s
    Given a new game of Which Side for 4 people
    And the table rolls 2 unforeseen circumstances
    When the Laundry is turned up
    And the Bonesetter is turned up
    And the D66 falls on {first}
    And the D66 falls on {last}
    Then the turn is at the set-up
"""


@pytest.mark.parametrize(
    ("first", "last", "stacked"),
    [(31, 36, True), (44, 41, True), (56, 51, True), (46, 46, True), (36, 44, False)],
)
def test_several_circumstances_on_one_value_name_the_clause_by_which_they_hold_together(
    first: int, last: int, stacked: bool
) -> None:
    [ruling] = ask(CLASH.format(first=first, last=last)).rulings
    cited = {one.id for one in ruling.cited}
    assert ("whichside.variant.unforeseen.stacking" in cited) == stacked


DUO = "the variant is the duo mode / Fines is in play / the Italian Tenement has 0 strikes"


def test_what_is_only_offered_cites_nothing() -> None:
    # What Fines cost is looked up to see whether the team can counter them.
    for then, halved in (
        ("Rosa goes to the work at Newtown Creek", False),
        ("the team counters Fines", True),
    ):
        [ruling] = ask(feature(f"{DUO} | {then} | the move is refused")).rulings
        cited = {one.id for one in ruling.cited}
        assert ("whichside.variant.duo.halve-dollars-agitation" in cited) == halved, then
    [ruling] = ask(feature(f"{DUO} | the cost of living falls due | Fines is in play")).rulings
    assert "whichside.variant.duo.halve-dollars-agitation" not in {one.id for one in ruling.cited}


@pytest.mark.parametrize(
    ("said", "clauses"),
    [
        ("the team controls 6 means of production", {"scenario.generic.victory"}),
        (
            "Ironworker is played / the team controls 8 means of production",
            {"variant.ironworker.victory-8-1"},
        ),
        (
            "Ironworker is played / the table asks for 6 controls and 3 gauges"
            " / the team controls 6 means of production",
            {"variant.ironworker.victory-6-3"},
        ),
        (
            "Ironworker is played / the table asks for 2 controls and 0 gauges"
            " / the team controls 6 means of production",
            {"variant.ironworker.victory-custom"},
        ),
        (
            'the reading R-118 is "all" / the scenario is the cloakmakers\' strike'
            " / Ironworker is played / the team controls 6 means of production",
            {"scenario.cloakmakers.victory"},
        ),
    ],
)
def test_a_win_names_the_clause_that_says_what_wins(said: str, clauses: set[str]) -> None:
    gauges = ("working hours", "working conditions", "wages")
    cells = " / ".join(f"the {one} stands on cell 1" for one in gauges)
    [ruling] = ask(
        feature(f"{said} / {cells} | the end of the turn comes | the game is won")
    ).rulings
    assert ruling.verdict == "holds", ruling.says
    said_by = {one.id.partition(".")[2] for one in ruling.cited if "victory" in one.id}
    assert said_by == {"victory.conjunction", *clauses}


IN_MISERY = (
    "the other Tenements have 20 dollars / the Italian Tenement has {dollars} dollars"
    " / Rosa is at HEA 0 / Lucia is at HEA 0 / Carlo is at HEA 0 / Pietro is dead"
    " | the cost of living falls due | the Italian Tenement has 0 dollars"
)


@pytest.mark.parametrize(("dollars", "told"), [(0, True), (6, False)])
def test_that_a_debt_is_written_off_is_an_erratum_and_told(dollars: int, told: bool) -> None:
    [ruling] = ask(feature(IN_MISERY.format(dollars=dollars))).rulings
    assert ruling.verdict == "holds", ruling.says
    assert ("whichside.R-136" in {one.reading for one in ruling.errata}) == told


def of_boards(said: str) -> set[str]:
    """The fields of individual boards that are told as stand-ins."""
    [ruling] = ask(feature(said)).rulings
    assert ruling.verdict == "holds", ruling.says
    return {
        field for one in ruling.stand_ins if one.key.startswith("boards.") for field in one.fields
    }


def test_of_the_boards_only_what_was_looked_at_is_told() -> None:
    beyond = (
        "Risk of the Italian Tenement is 8 / the Russian Tenement draws a misfortune"
        " | Clumsiness is drawn / the Russian Tenement gives it to the Italian Tenement"
        " | the move is refused"
    )
    assert "last_risk" in of_boards(beyond)
    assert "extra_cost" not in of_boards(beyond)
    other = beyond.replace("Clumsiness", "Amputation").replace("Risk", "Unsanitary")
    other = other.replace("is 8", "is 2").replace("is refused", "is legal")
    assert of_boards(other) == set()
    assert of_boards(IN_MISERY.format(dollars=0)) == {"extra_cost"}
