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
        {"whichside.R-146"},
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


def test_the_stand_ins_of_a_condition_that_is_described_are_told() -> None:
    said = (
        "the strategy is Wage Reduction Law / the marker stands on plan 2"
        " / Rosa stands on the work at Newtown Creek"
        " | the fruits of labor are reaped | the Italian Tenement has 5 dollars"
    )
    [ruling] = ask(feature(said)).rulings
    assert "plans.wage-reduction-law-2" in {one.key for one in ruling.stand_ins}
