"""End of turn: the minimums of the gauges, the end of the game, Employers' Strength."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.deciding import decide
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.whichside import defeat, prison, turn, victory
from whichside_rules.whichside.engine import lasting, words
from whichside_rules.whichside.engine.events import GaugeMoved, StrengthRose, TurnBegan
from whichside_rules.whichside.engine.scenarios import employers_board
from whichside_rules.whichside.engine.state import Ending, WhichsideDraft, WhichsideState
from whichside_rules.whichside.engine.tasks import ApplyCondition, Begin
from whichside_rules.whichside.engine.tenements import open_tenement
from whichside_rules.whichside.variant import unforeseen


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
        for gauge in lasting.RETURNING:
            least = lasting.returns_to(draft, gauge, name)
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
        decide(*victory.why_goal(draft.setup))
    elif defeat.is_last_turn(draft):
        turn.end_game(draft, Ending(False, "whichside.defeat.es-10"))
        decide(*victory.why_goal(draft.setup))
    else:
        begin_the_next_turn(draft)


def begin_the_next_turn(draft: WhichsideDraft) -> None:
    """Employers' Strength goes up, and who was second is first.

    :clause:`whichside.end-of-turn.es-plus-one` :clause:`whichside.turn.first-player-rotation`
    :clause:`whichside.employers-board.es-counts-turns` :clause:`whichside.turn.max-ten`
    """
    draft.strength += 1
    draft.tell(StrengthRose.of(draft.strength, "whichside.end-of-turn.es-plus-one"))
    draft.first = turn.second(draft)
    decide("whichside.turn.first-player-rotation")
    draft.tell(TurnBegan.of(draft.strength, draft.first, "whichside.end-of-turn.new-turn"))
    now(
        draft,
        ApplyCondition.of(),
        Begin.of("misfortunes", "whichside.end-of-turn.new-turn"),
    )


@invariant(WhichsideState, "whichside.end-of-turn.minimum-shift")
def no_gauge_below_its_minimum(state: WhichsideState) -> Iterator[Text]:
    """Risk and Police Threat went back to their minimum, and nothing takes them below it.

    Before the first turn it may be on its way up. That it lies on its board is said elsewhere.
    :clause:`whichside.end-of-turn.minimum-shift`
    """
    if state.phase in ("setup", "over"):
        return
    for tenement in state.tenements:
        for gauge in lasting.RETURNING:
            at = getattr(tenement, gauge)
            least = lasting.least_possible(state, gauge, tenement.name)
            if lasting.first_cell(state, gauge, tenement.name) <= at < least:
                yield words.impossible(
                    "below-the-minimum", tenement=tenement.name, gauge=gauge, at=at, least=least
                )


@invariant(WhichsideState, "whichside.employers-board.es-track")
def on_the_track(state: WhichsideState) -> Iterator[Text]:
    """Employers' Strength stands on a cell. :clause:`whichside.employers-board.es-track`"""
    last = employers_board(state).last_strength
    if state.strength > last:
        yield words.impossible("beyond-the-track", strength=state.strength, last=last)
    first = unforeseen.lowest_start(state.setup)
    if state.strength < first:
        yield words.impossible("before-the-start", strength=state.strength, first=first)
