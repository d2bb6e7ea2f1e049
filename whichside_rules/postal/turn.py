"""The order of a turn, and how a move is carried on until somebody must decide (Game turn)."""

from __future__ import annotations

from whichside_rules.postal.events import GameEnded, PhaseBegan
from whichside_rules.postal.state import Ending, LastClause, PostalDraft

FIRST_TURN = PhaseBegan.of("employers", "postal.setup.start")
OFFENSIVE = PhaseBegan.of("offensive", "postal.phase.employers.advance-before-roll")
PLACEMENT = PhaseBegan.of("placement", "postal.turn.phase-workers")
ACTIONS = PhaseBegan.of("actions", "postal.phase.workers.place-then-resolve")
PAYMENT = PhaseBegan.of("payment", "postal.turn.phase-resolution")
CONTROL = PhaseBegan.of("control", "postal.phase.resolution.take-after-pay")
NEXT_TURN = PhaseBegan.of("employers", "postal.turn.order")


def begin(draft: PostalDraft, part: PhaseBegan) -> None:
    """The next part of the turn begins: employers, workers, resolution, in this order.

    :clause:`postal.turn.order`
    """
    draft.phase = part.phase
    draft.tell(part)


def end_game(draft: PostalDraft, *, won: bool, clause: LastClause) -> None:
    """The game is over at once; nothing that was still due happens."""
    draft.phase = "over"
    draft.dice = ()
    draft.due = ()
    draft.ending = Ending(won, clause)
    draft.tell(GameEnded.of(won, clause))
