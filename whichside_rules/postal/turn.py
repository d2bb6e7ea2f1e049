"""The order of a turn, and how a move is carried on until somebody must decide (Game turn)."""

from __future__ import annotations

from whichside_rules.postal.events import game_ended, phase_began
from whichside_rules.postal.state import Ending, LastClause, Phase, PostalDraft


def begin(draft: PostalDraft, phase: Phase, clause: str) -> None:
    """The next part of the turn begins: employers, workers, resolution, in this order.

    :clause:`postal.turn.order`
    """
    draft.phase = phase
    draft.story.append(phase_began(phase, clause))


def end_game(draft: PostalDraft, *, won: bool, clause: LastClause) -> None:
    """The game is over at once; nothing that was still due happens."""
    draft.phase = "over"
    draft.dice = ()
    draft.due = ()
    draft.ending = Ending(won, clause)
    draft.story.append(game_ended(won, clause))
