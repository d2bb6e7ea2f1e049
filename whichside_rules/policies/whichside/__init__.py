"""The players of the main game: one that plays to survive, one that plans with ``apply``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from whichside_rules import whichside
from whichside_rules.kernel.playing.game import Game
from whichside_rules.policies.whichside.plan import plan_whichside
from whichside_rules.policies.whichside.survive import survive_whichside

__all__ = ["POLICIES", "measure", "plan_whichside", "survive_whichside", "whichside_measures"]


def whichside_measures(
    game: Game, state: whichside.WhichsideState, moves: Sequence[whichside.Move]
) -> dict[str, int]:
    """Of a finished game: its turns, what the team had reached, and what it had lost."""
    people = [one for tenement in state.tenements for one in tenement.people]
    return {
        "turns": sum(move.kind == "end-struggle" for move in moves),
        "controlled": len(state.objectives),
        "leftmost": sum(getattr(state, gauge) == 1 for gauge in whichside.LABOUR),
        "in_force": sum(one.active for one in state.faced),
        "dead": sum(one.place == "dead" for one in people),
        "moves": len(moves),
    }


POLICIES: dict[str, Callable[..., Any]] = {
    "survive": survive_whichside,
    "plan": plan_whichside,
}
"""The policies of this game by name, besides those for every game."""

measure = whichside_measures
"""What ``whichside simulate`` notes of a finished game."""
