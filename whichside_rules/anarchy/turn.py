"""A turn: its phases in their order (Tours)."""

from __future__ import annotations

from whichside_rules.anarchy.engine.events import PhaseBegan
from whichside_rules.anarchy.engine.state import AnarchyDraft, Phase, Position

CLAUSES: dict[Phase, str] = {
    "pay": "anarchy.turn.phase-pay",
    "draw": "anarchy.turn.phase-draw",
    "meld": "anarchy.turn.phase-meld",
    "discard": "anarchy.turn.phase-discard",
    "war": "anarchy.turn.phase-war",
}
"""The clause of each phase in which somebody decides."""


def active(position: Position) -> tuple[str, ...]:
    """The player whose token was flipped last, and whose turn it is.

    :clause:`anarchy.round.flip-top` :clause:`anarchy.turn.phase-order`
    """
    return position.flipped[-1:]


def go_to(draft: AnarchyDraft, phase: Phase) -> None:
    """The next phase of the turn begins.

    :clause:`anarchy.turn.phase-order` :clause:`anarchy.turn.phase-pay`
    :clause:`anarchy.turn.phase-draw` :clause:`anarchy.turn.phase-meld`
    :clause:`anarchy.turn.phase-discard` :clause:`anarchy.turn.phase-war`
    """
    (player,) = active(draft)
    draft.phase = phase
    draft.tell(PhaseBegan.of(player, phase, CLAUSES[phase]))
