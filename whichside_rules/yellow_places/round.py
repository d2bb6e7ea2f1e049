"""The end of a round (end of the pawn stage)."""

from __future__ import annotations

from whichside_rules.yellow_places import course, pawn
from whichside_rules.yellow_places.events import PawnsRecovered, RoundEnded
from whichside_rules.yellow_places.state import YellowDraft


def end_if_all_are_done(draft: YellowDraft) -> None:
    """When all pawns are placed the round ends, and the players take them back.

    Discs and cubes stay.
    :clause:`yellow_places.round.end` :clause:`yellow_places.pawn.recover`
    :clause:`yellow_places.pawn.must-place`
    """
    if draft.ending:
        return
    players = draft.setup.players
    if not pawn.still_to_place(players, draft.designations, draft.passed, draft.round):
        draft.passed = ()
        draft.tell(RoundEnded.of(draft.round, "yellow_places.round.end"))
        draft.tell(PawnsRecovered.of("yellow_places.pawn.recover"))
        course.after_the_round(draft)
