"""What a position of the main game is worth to the player who plans: it knows what wins."""

from __future__ import annotations

from typing import Any

import pytest

from whichside_rules import whichside
from whichside_rules.policies.whichside.worth import worth


@pytest.mark.parametrize(
    ("scenario", "gauge"),
    [("cloakmakers", "hours"), ("winter-fires", "conditions"), ("shirtwaist-strike", "wages")],
)
def test_the_gauge_that_the_goal_asks_for_goes_before_the_others(scenario: str, gauge: str) -> None:
    """Also its last step, after which an improved workplace is needed no more."""
    setup = whichside.Setup(scenario=scenario)
    cells: dict[str, Any] = {"hours": 2, "conditions": 2, "wages": 2}
    after = {
        moved: worth(whichside.position(setup=setup, improved=("triangle",), **{**cells, moved: 1}))
        for moved in cells
    }
    assert max(after, key=after.__getitem__) == gauge


def test_where_either_goal_wins_the_one_at_hand_counts() -> None:
    """By reading R-144: with six controls the third gauge is worth more than two controls more."""

    def gained(choice: Any) -> float:
        readings = whichside.Readings(ironworker_choice=choice)
        given: dict[str, Any] = {
            "setup": whichside.Setup(ironworker=True, readings=readings),
            "objectives": tuple(one.id for one in whichside.default_content().objectives[:6]),
            "hours": 1,
            "conditions": 1,
        }
        return worth(whichside.position(wages=2, **given)) - worth(
            whichside.position(wages=3, **given)
        )

    assert gained("when-met") > gained("before-play")
