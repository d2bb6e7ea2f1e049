"""The order of a turn: how its parts begin, and how the game ends (Game turn)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.values.memory import remembered
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.events import GameEnded, PhaseBegan
from whichside_rules.postal.engine.state import Ending, LastClause, Phase, PostalDraft, PostalState

Part = tuple[Phase, str]
"""A part of the turn, and the clause by which it begins."""

FIRST_TURN: Part = ("employers", "postal.setup.start")
OFFENSIVE: Part = ("offensive", "postal.phase.employers.advance-before-roll")
PLACEMENT: Part = ("placement", "postal.turn.phase-workers")
ACTIONS: Part = ("actions", "postal.phase.workers.place-then-resolve")
PAYMENT: Part = ("payment", "postal.turn.phase-resolution")
CONTROL: Part = ("control", "postal.phase.resolution.take-after-pay")
NEXT_TURN: Part = ("employers", "postal.turn.order")


def begin(draft: PostalDraft, part: Part) -> None:
    """The next part of the turn begins: employers, workers, resolution, in this order.

    :clause:`postal.turn.order`
    """
    draft.phase, clause = part
    draft.tell(PhaseBegan.of(draft.phase, clause))


def end_game(draft: PostalDraft, *, won: bool, clause: LastClause) -> None:
    """The game is over at once; nothing that was still due happens."""
    draft.phase = "over"
    draft.agenda = ()
    draft.ending = _ending(won, clause)
    draft.tell(GameEnded.of(won, clause))


@remembered
def _ending(won: bool, clause: LastClause) -> Ending:
    return Ending(won, clause)


@invariant(PostalState)
def over_with_an_ending(position: PostalState) -> Iterator[Text]:
    """The game is over when it has ended, and only then."""
    if (position.phase == "over") != (position.ending is not None):
        ending = str(position.ending)
        yield words.impossible("over-or-not", now=position.phase, ending=ending)
