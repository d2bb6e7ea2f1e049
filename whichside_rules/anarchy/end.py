"""The end of the game, and the places (Fin de partie)."""

from __future__ import annotations

from itertools import groupby

from whichside_rules.anarchy import income, meld
from whichside_rules.anarchy.engine.state import Position
from whichside_rules.kernel.playing.game import Over


def over(position: Position) -> Over | None:
    """How the game ended, with the places; ``None`` before. :clause:`anarchy.end.trigger`"""
    if position.ending is None:
        return None
    return Over("won", position.ending.clause, places(position, position.ending.winner))


def places(position: Position, winner: str) -> tuple[tuple[str, ...], ...]:
    """The winner, then the others by chests, then by zones; who is equal in both shares a place.

    :clause:`anarchy.end.ranking` :clause:`anarchy.end.tiebreak`
    """
    others = [one for one in position.setup.seats if one != winner]
    others.sort(key=lambda one: standing(position, one), reverse=True)
    shared = groupby(others, key=lambda one: standing(position, one))
    return ((winner,), *(tuple(group) for _, group in shared))


def standing(position: Position, player: str) -> tuple[int, int]:
    """The chests in a player's governments, and the zones. :clause:`anarchy.end.ranking`"""
    return income.income_of(position, player), len(meld.zones_of(position, player))
