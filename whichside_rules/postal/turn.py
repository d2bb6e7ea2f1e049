"""The order of a turn: how its parts begin, and how the game ends (Game turn)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.invariant import invariant
from whichside_rules.kernel.memory import remembered
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.events import GameEnded, PhaseBegan
from whichside_rules.postal.engine.state import Ending, LastClause, PostalDraft, PostalState

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
