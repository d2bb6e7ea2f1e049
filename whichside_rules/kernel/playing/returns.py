"""What a game is worth to each seat at its end, how long it can take: for programs that learn.

The returns are on one scale for all games, from :data:`LOWEST` to :data:`HIGHEST`, and follow from
how the game says that it ended. Where all win or lose together each seat has 1 or -1. Where players
are ranked, the ranks go evenly from 1 for the first to -1 for the last; those who share a rank have
the mean of what they share: the returns add up to 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from whichside_rules.kernel.playing.game import Over, Pending
from whichside_rules.kernel.values.value import value

__all__ = ["HIGHEST", "LOWEST", "Stakes", "returns_of"]

LOWEST = -1.0
HIGHEST = 1.0
_TOGETHER = {"won": HIGHEST, "lost": LOWEST}


@value
class Stakes:
    """Between which numbers the returns of a game are, and how many moves it can have."""

    lowest: float = LOWEST
    """No seat gets less."""
    highest: float = HIGHEST
    """No seat gets more."""
    longest: Annotated[int, Field(ge=1)] | None = None
    """No game has more moves, dice and cards included; ``None`` where the rules set no bound, or
    none is known. There may be no game that has as many."""


def returns_of(now: Pending, players: Sequence[str]) -> tuple[float, ...]:
    """What the end of a game is worth to each player, in the order of sitting; before it, 0.

    An end without ranks that is neither ``won`` nor ``lost`` is worth 0 as well.
    """
    if not isinstance(now, Over):
        return (0.0,) * len(players)
    if not now.places:
        return (_TOGETHER.get(now.result, 0.0),) * len(players)
    worth: dict[str, float] = {}
    before, last = 0, sum(map(len, now.places)) - 1
    for sharing in now.places:
        rank = before + (len(sharing) - 1) / 2
        worth |= dict.fromkeys(sharing, HIGHEST - (HIGHEST - LOWEST) * rank / last if last else 1.0)
        before += len(sharing)
    return tuple(worth.get(player, 0.0) for player in players)
