"""End of turn: the minimums of the gauges, the end of the game, Employers' Strength."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.agenda import now
from whichside_rules.kernel.bilingual import Text
from whichside_rules.kernel.invariant import invariant
from whichside_rules.whichside import defeat, prison, turn, victory
from whichside_rules.whichside.engine import lasting, words
from whichside_rules.whichside.engine.content import board_of
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import GaugeMoved, StrengthRose, TurnBegan
from whichside_rules.whichside.engine.state import (
    Ending,
    Position,
    WhichsideDraft,
    WhichsideState,
    employers_board,
    open_tenement,
)
from whichside_rules.whichside.engine.tasks import ApplyCondition, Begin


def minimum(position: Position, gauge: str, name: TenementName) -> int:
    """The lowest cell to which a gauge goes back; what raises it adds up, within its ends.

    :clause:`whichside.end-of-turn.minimum-shift` :clause:`whichside.end-of-turn.russian-floor`
    :clause:`whichside.end-of-turn.minimum-cumulative`
    """
    board = board_of(position.setup.content, name)
    if gauge == "risk":
        return max(0, min(board.last_risk, lasting.total(position, "risk-minimum", name)))
    least = board.least_police + lasting.total(position, "police-minimum", name)
    return max(board.least_police, min(board.last_police, least))


@turn.opening("end")
def begin(draft: WhichsideDraft) -> None:
    """Gauges go down, the game may end, and else the next turn begins.

    Whoever has met the targets wins, on the last cell as well.
    :clause:`whichside.victory.end-of-turn` :clause:`whichside.defeat.es-10`

    :clause:`whichside.end-of-turn.order` :clause:`whichside.end-of-turn.reset-gauges`
    :clause:`whichside.resource.carry-over`
    """
    for name in turn.in_order(draft):
        tenement = open_tenement(draft, name)
        for gauge in ("risk", "police"):
            least = minimum(draft, gauge, name)
            if getattr(tenement, gauge) != least:
                setattr(tenement, gauge, least)
                draft.tell(GaugeMoved.of(name, gauge, least, "whichside.end-of-turn.reset-gauges"))
        tenement.spared = tenement.treated = False
        tenement.night = None
    prison.leave_the_spaces(draft, "whichside.end-of-turn.new-turn")
    lasting.end_with_the_turn(draft)
    draft.controlled, draft.converted = False, ()
    if victory.is_won(draft):
        turn.end_game(draft, Ending(True, "whichside.victory.conjunction"))
    elif defeat.is_last_turn(draft):
        turn.end_game(draft, Ending(False, "whichside.defeat.es-10"))
    else:
        begin_the_next_turn(draft)


def begin_the_next_turn(draft: WhichsideDraft) -> None:
    """Employers' Strength goes up, and who was second is first.

    :clause:`whichside.end-of-turn.es-plus-one` :clause:`whichside.turn.first-player-rotation`
    :clause:`whichside.employers-board.es-counts-turns` :clause:`whichside.turn.max-ten`
    """
    draft.strength += 1
    draft.tell(StrengthRose.of(draft.strength, "whichside.end-of-turn.es-plus-one"))
    draft.first = turn.after(draft, draft.first)
    draft.tell(TurnBegan.of(draft.strength, draft.first, "whichside.end-of-turn.new-turn"))
    now(
        draft,
        ApplyCondition.of(),
        Begin.of("misfortunes", "whichside.end-of-turn.new-turn"),
    )


@invariant(WhichsideState, "whichside.employers-board.es-track")
def on_the_track(state: WhichsideState) -> Iterator[Text]:
    """Employers' Strength stands on a cell. :clause:`whichside.employers-board.es-track`"""
    last = employers_board(state).last_strength
    if state.strength > last:
        yield words.impossible("beyond-the-track", strength=state.strength, last=last)
