"""Tables that scenarios describe: what follows from what is said, and what is told of the rest."""

from __future__ import annotations

import pytest

from whichside_rules import ask
from whichside_rules.scenarios.asking import Verdict

SO = [
    # By day the marker has left the plan that was countered.
    "the strategy is Wage Reduction Law / plan 1 is countered"
    " / Carlo stands on the work at the Woolworth Building"
    " | the fruits of labor are reaped"
    " | the marker stands on plan 2 / the Italian Tenement gains 2 dollars",
    "the strategy is Wage Reduction Law / plan 1 is countered / the turn is at the struggle"
    " | | the marker stands on plan 1",
    # Other cards than those of the employers are discarded as well.
    "the other characters of the Italian Tenement are at HEA 0"
    " / the other characters of the American Tenement are at HEA 0"
    " / the other characters of the Chinese Tenement are at HEA 0"
    " / the Russian Tenement draws a misfortune | Police Check is drawn"
    " | Police Check is discarded",
    # Who draws or rolls out of turn.
    "the first player is that of the Italian Tenement / 1 incident is drawn"
    ' | | "the Russian Tenement draws Theft" is refused by whichside.incidents.first-player-draws'
    ' / "the Italian Tenement draws Theft" is legal',
    "the Russian Tenement draws a misfortune | the Italian Tenement draws Leaking Roof"
    " | the move is refused by whichside.misfortune.draw",
    "Rosa stands on the petty crime at the Tenderloin | the fruits of labor are reaped"
    ' | "the American Tenement rolls 1" is refused by whichside.tenderloin.petty-crime',
    # What lies on the table is not in its pile.
    "the Italian Tenement has drawn Rent Error | | the pile of the misfortunes holds 33 cards",
    "the Italian Tenement suffered Rent Error this turn"
    " / the American Tenement suffered Rent Error this turn"
    " / the Chinese Tenement suffered Rent Error this turn"
    " / the Russian Tenement draws a misfortune"
    ' | | the probability that "Rent Error comes up" is 1/31',
    "Rosa is injured for good / the Russian Tenement draws a misfortune"
    ' | | the probability that "Amputation comes up" is 0',
    "the Italian Tenement suffered Rent Error this turn"
    " / Rent Error has come up from the pile of the misfortunes"
    " | | the pile of the misfortunes holds 33 cards",
    "Rosa is injured for good / Amputation has come up from the pile of the misfortunes"
    " | | the pile of the misfortunes holds 33 cards",
    # Strength goes with the marker, with the D66 and with those who have joined.
    "the D66 has fallen on 36 / the team controls 3 means of production"
    " / Employers' Strength is 5 | | no table can show this position",
    "the scenario is the New York shirtwaist strike / Employers' Strength is 5"
    " / the strategy is Pressure on Local Authorities | | no table can show this position",
    "the strategy is Wage Reduction Law / the team controls 1 means of production"
    " | | Employers' Strength is 3",
    "Clara Lemlich has joined the Italian Tenement | | Employers' Strength is 3",
    # A tile whose side, or a space of it, is spoken of lies on the table.
    "nobody stands on the agitation at the Bierhalle | | the Bierhalle is on the table",
    "the variant is the duo mode / the East River Docks shows side A"
    " | | no table can show this position",
    "the scenario is Winter Fires / the Bierhalle shows side A | | no table can show this position",
    "the scenario is Winter Fires / nobody stands on the agitation at the Bierhalle"
    " | | no table can show this position",
    "the scenario is Winter Fires / the Newark Cardboard Workshop was destroyed"
    " / the Newark Cardboard Workshop shows side A | | no table can show this position",
    " / ".join(
        f"the {tile} shows side A"
        for tile in (
            *("Newark Cardboard Workshop", "Woolworth Building"),
            *("Triangle Shirtwaist Factory", "Newtown Creek Dye Industry"),
        )
    )
    + " | | no table can show this position",
    # An exchange tells that the Ferrer Center is there, with side B.
    "the Italian Tenement has exchanged agitation at the Ferrer Center this turn"
    " | | the Ferrer Center shows side B",
]


@pytest.mark.parametrize("asked", SO)
def test_what_follows_from_what_is_said(asked: str) -> None:
    assert _answer(asked).verdict == "holds", _answer(asked).text


def test_where_a_misfortune_lies_that_was_suffered_nobody_says() -> None:
    said = (
        "the Russian Tenement draws a misfortune"
        " | Leaking Roof is drawn / the Russian Tenement gives it to the Italian Tenement"
        " | Leaking Roof is discarded"
    )
    assert _answer(said).verdict == "not understood"


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("the D66 has fallen on 25 | | Rosa is at HEA 2", "the D66 hurt some"),
        ("the D66 has fallen on 22 | | Rosa is at HEA 2", "the D66 hurt some"),
        ("the D66 has fallen on 26 | | Rosa is at home", "the D66 sent some there"),
        ("the D66 has fallen on 12 | | the wages stand on cell 3", "the D66 moved some"),
        (
            "Alexei stands on the work at the Newark Cardboard Workshop"
            " | | the Newark Cardboard Workshop is on the table",
            "in place of the Woolworth Building lies the Newark Cardboard Workshop",
        ),
        (
            "the variant is the duo mode / the Chinese Tenement has 3 dollars"
            " | | the Chinese Tenement has 3 dollars",
            "the Russian Tenement and the Chinese Tenement take part",
        ),
    ],
)
def test_what_was_chosen_and_is_not_said_is_told(asked: str, told: str) -> None:
    answer = _answer(asked)
    assert answer.verdict == "holds"
    assert told in answer.text


@pytest.mark.parametrize(
    "asked",
    [
        "the D66 has fallen on 16 | | the wages stand on cell 4",
        "the D66 has fallen on 12 / the wages stand on cell 4 | | the wages stand on cell 4",
        "the D66 has fallen on 21 / Rosa is at HEA 1 / Olga is at HEA 1 | | Rosa is at HEA 1",
        "the variant is the duo mode | | the Italian Tenement has 2 dollars",
    ],
)
def test_what_is_said_or_leaves_no_choice_is_not_told_as_unsaid(asked: str) -> None:
    answer = _answer(asked)
    assert answer.verdict == "holds"
    assert "unsaid" not in answer.text


def _answer(asked: str) -> Verdict:
    givens, whens, thens = (part.strip() for part in asked.split("|"))
    lines = ["Feature: f", "  Scenario: s", "    Given a game of Which Side"]
    for kind, said in (("Given", givens), ("When", whens), ("Then", thens)):
        lines += [f"    {kind} {one.strip()}" for one in said.split(" / ") if one.strip()]
    return ask("\n".join(lines))
