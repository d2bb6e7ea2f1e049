"""The players of The Anarchy: one that takes what is best at once, one that tries it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from whichside_rules import anarchy
from whichside_rules.kernel.playing.game import Game
from whichside_rules.policies.anarchy.greedy import greedy_anarchy
from whichside_rules.policies.anarchy.search import SearchPlayer, search_anarchy

__all__ = [
    "POLICIES",
    "SearchPlayer",
    "anarchy_measures",
    "greedy_anarchy",
    "measure",
    "search_anarchy",
]


def anarchy_measures(
    game: Game, state: anarchy.AnarchyState, moves: Sequence[Any]
) -> dict[str, int]:
    """Of a finished game of The Anarchy: its rounds, what the winner had, what was tried.

    For each seat whether it won, 1 or 0, so that the mean is the share of the games that it won.
    """
    assert state.ending is not None
    winner = state.ending.winner
    incomes = {one: anarchy.income_of(state, one) for one in state.setup.seats}
    return {
        "rounds": state.round,
        "income": incomes[winner],
        "chests": sum(incomes.values()),
        "zones": anarchy.standing(state, winner)[1],
        "melds": len(state.melds),
        "coups": sum(move.kind == "coup" for move in moves),
        "wars": sum(move.kind == "attack" for move in moves),
        "bids": sum(move.kind == "bid" and move.rupees for move in moves),
        **{f"seat_{at}": int(one == winner) for at, one in enumerate(incomes, 1)},
    }


POLICIES: dict[str, Callable[..., Any]] = {"greedy": greedy_anarchy, "search": search_anarchy}
"""The policies of this game by name, besides those for every game."""

measure = anarchy_measures
"""What ``whichside simulate`` notes of a finished game."""
