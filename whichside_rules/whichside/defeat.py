"""Defeat: the three ways to lose, each at its own moment."""

from __future__ import annotations

from whichside_rules.whichside import health, solidarity, turn
from whichside_rules.whichside.engine.scenarios import turns_to_come
from whichside_rules.whichside.engine.state import (
    AWAY,
    Ending,
    Position,
    Tenement,
    WhichsideDraft,
)

MEASURES = 3
"""So many exceptional measures lose the game.
:clause:`whichside.defeat.three-exceptional-measures`"""


def can_play(position: Position, tenement: Tenement) -> bool:
    """Whether a Tenement has a playable character: neither in prison, nor at HEA 0, nor dead.

    The Arrest box is part of the prison. Whether one that came with a solidarity card is enough is
    reading R-50.
    :clause:`whichside.defeat.unplayable-definition` :clause:`whichside.prison.arrest-box`
    """
    guests_count = position.setup.readings.guest_counts == "counts"
    return any(
        health.can_act(one)
        and one.place not in AWAY
        and (guests_count or not solidarity.is_guest(position, one.id))
        for one in tenement.people
    )


def lose_if_nobody_can_play(draft: WhichsideDraft) -> bool:
    """Before I.2, a Tenement without a playable character loses the game for all.

    :clause:`whichside.defeat.no-playable-character` :clause:`whichside.defeat.any-of-three`
    """
    if all(can_play(draft, tenement) for tenement in draft.tenements):
        return False
    turn.end_game(draft, Ending(False, "whichside.defeat.no-playable-character"))
    return True


def is_last_turn(position: Position) -> bool:
    """Whether Employers' Strength is on its last cell, which loses the game by itself.

    :clause:`whichside.defeat.any-of-three`

    :clause:`whichside.defeat.es-10` :clause:`whichside.employers-board.es-track`
    :clause:`whichside.turn.max-ten`
    """
    return turns_to_come(position) <= 0


def lose_by_measures(draft: WhichsideDraft) -> None:
    """With three exceptional measures in force the game is lost, whatever was reached this turn.

    :clause:`whichside.victory.end-of-turn`

    :clause:`whichside.defeat.three-exceptional-measures` :clause:`whichside.defeat.any-of-three`
    """
    if sum(faced.active for faced in draft.faced) >= MEASURES:
        turn.end_game(draft, Ending(False, "whichside.defeat.three-exceptional-measures"))
