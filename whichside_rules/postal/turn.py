"""The order of a turn, and how a move is carried on until somebody must decide (Game turn)."""

from __future__ import annotations

from whichside_rules.postal.events import PhaseBegan, game_ended, phase_began
from whichside_rules.postal.state import Ending, LastClause, PostalDraft

FIRST_TURN = phase_began("employers", "postal.setup.start")
OFFENSIVE = phase_began("offensive", "postal.phase.employers.advance-before-roll")
PLACEMENT = phase_began("placement", "postal.turn.phase-workers")
ACTIONS = phase_began("actions", "postal.phase.workers.place-then-resolve")
PAYMENT = phase_began("payment", "postal.turn.phase-resolution")
CONTROL = phase_began("control", "postal.phase.resolution.take-after-pay")
NEXT_TURN = phase_began("employers", "postal.turn.order")


def begin(draft: PostalDraft, part: PhaseBegan) -> None:
    """The next part of the turn begins: employers, workers, resolution, in this order.

    :clause:`postal.turn.order`
    """
    draft.phase = part.phase
    draft.story.append(part)


def end_game(draft: PostalDraft, *, won: bool, clause: LastClause) -> None:
    """The game is over at once; nothing that was still due happens."""
    draft.phase = "over"
    draft.dice = ()
    draft.due = ()
    draft.ending = Ending(won, clause)
    draft.story.append(game_ended(won, clause))
