"""The player of Yellow Places who deduces: informative discs and exact probabilities.

Everything rests on the own view. What is counted is counted exactly, with whole numbers.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Any, TypeVar

from whichside_rules.kernel.playing.game import Game

if TYPE_CHECKING:
    from whichside_rules import yellow_places

__all__ = [
    "POLICIES",
    "DeductionPlayer",
    "deduction_yellow",
    "measure",
    "yellow_measures",
]

A = TypeVar("A")


class DeductionPlayer:
    """Plays Yellow Places by what can be deduced.

    * Discs: the place after which the fewest hands would agree with what everybody can see of
      this player.
    * Pawns: the establishment about which the view leaves the most open; what is certain can wait
      for the conclusion.
    * Conclusion: what is certain first, else what is most likely. The surest player goes first.

    Nothing is left to luck.
    """

    __name__ = "deduction"

    def __call__(
        self,
        game: Game,
        view: yellow_places.YellowView,
        actions: Sequence[A],
        generator: random.Random,
    ) -> A:
        """Choose an action."""
        if view.phase == "discs":
            return min(actions, key=lambda action: _hands_left(view, action))
        if view.phase == "pawns":
            return max(actions, key=lambda action: _openness(view, action))
        return max(actions, key=lambda action: _likelihood(view, action))

    def eagerness(
        self,
        game: Game,
        view: yellow_places.YellowView,
        actions: Sequence[Any],
        generator: random.Random,
    ) -> Fraction:
        """How likely the best accusation is; in the stages before, the order of sitting will do."""
        if view.phase != "conclusion":
            return Fraction(0)
        return max(_likelihood(view, action) for action in actions)


deduction_yellow: DeductionPlayer = DeductionPlayer()
"""The deducing player of Yellow Places."""


def _hands_left(view: yellow_places.YellowView, action: Any) -> int:
    """How many hands would agree with what is public of this player after a disc.

    Public are the cubes on the board, the size of the hand and the own discs.
    """
    from whichside_rules import yellow_places

    unknown = [tile for tile in yellow_places.TILES if tile not in view.known]
    needs = [
        (yellow_places.tiles_at(disc.place), disc.cubes)
        for disc in view.discs
        if disc.player == view.player
    ]
    needs.append((yellow_places.tiles_at(action.place), action.cubes))
    classes: dict[tuple[int, ...], int] = {}
    for tile in unknown:
        marks = tuple(int(tile in tiles) for tiles, _ in needs)
        classes[marks] = classes.get(marks, 0) + 1
    ways = {(len(view.hand), *(cubes for _, cubes in needs)): 1}
    for marks, size in classes.items():
        after: dict[tuple[int, ...], int] = {}
        for left, count in ways.items():
            for taken in range(min(size, left[0]) + 1):
                discs = (n - m * taken for n, m in zip(left[1:], marks, strict=True))
                rest = (left[0] - taken, *discs)
                if min(rest) >= 0:
                    after[rest] = after.get(rest, 0) + count * comb(size, taken)
        ways = after
    return ways.get((0,) * (1 + len(needs)), 0)


def _openness(view: yellow_places.YellowView, action: Any) -> Fraction:
    """How open it is who holds a tile: the probability that two guesses at random differ.

    Measured: far better than what is likeliest to be found, for what is found by a pawn would
    often have been certain in the conclusion anyway.
    """
    if action.kind == "pass-pawn":
        return Fraction(-1)
    owners = _deduce(view).owners(action.tile)
    return 1 - sum((one.probability**2 for one in owners), Fraction(0))


def _likelihood(view: yellow_places.YellowView, action: Any) -> Fraction:
    """How likely an accusation is right."""
    return _deduce(view).probability(action.tile, action.holder)


@lru_cache(maxsize=256)
def _deduce(view: yellow_places.YellowView) -> yellow_places.Deduction:
    from whichside_rules import yellow_places

    return yellow_places.deduce(view)


def yellow_measures(
    game: Game, state: yellow_places.YellowState, moves: Sequence[yellow_places.Move]
) -> dict[str, int]:
    """Of a finished game of Yellow Places: its last round, tiles found, tiles left, accusations."""
    by_pawns = sum(one.holder is not None for one in state.designations)
    return {
        "round": state.round,
        "found": by_pawns,
        "accusations": len(state.accusations),
        "hidden": sum(map(len, state.hands)),
    }


POLICIES: dict[str, Callable[..., Any]] = {"deduction": deduction_yellow}
"""The policies of this game by name, besides those for every game."""

measure = yellow_measures
"""What ``whichside simulate`` notes of a finished game."""
