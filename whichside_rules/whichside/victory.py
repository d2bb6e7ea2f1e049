"""Victory: what the scenario asks for, at the end of a turn."""

from __future__ import annotations

from whichside_rules.kernel.bilingual import Text
from whichside_rules.kernel.value import expect
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.content import LABOUR
from whichside_rules.whichside.engine.events import GoalOutOfReach
from whichside_rules.whichside.engine.state import (
    Phase,
    Position,
    Setup,
    WhichsideDraft,
    WhichsideState,
    cite,
    employers_board,
    goal_of,
    objectives_of,
)
from whichside_rules.whichside.engine.tasks import JudgeGoal

TOO_LATE: frozenset[Phase] = frozenset({"employers", "life", "offensives", "end"})
"""The parts of a turn in which nothing is taken any more. :clause:`whichside.turn.two-parts`"""


def is_won(position: Position) -> bool:
    """Whether enough means of production are controlled and enough gauges are leftmost.

    :clause:`whichside.victory.conjunction` :clause:`whichside.victory.gauge-leftmost`
    :clause:`whichside.victory.source`
    """
    goal = goal_of(position.setup)
    cite(position.setup, "ironworker" if position.setup.ironworker else "goal")
    leftmost = {gauge for gauge in LABOUR if getattr(position, gauge) == 1}
    if goal.leftmost and goal.leftmost not in leftmost:
        return False
    return (
        len(position.objectives) >= controls_to_win(position.setup) and len(leftmost) >= goal.gauges
    )


def controls_to_win(setup: Setup) -> int:
    """How many means of production must be controlled.

    :clause:`whichside.victory.source` :clause:`whichside.variant.duo.victory`
    """
    asked = goal_of(setup).controls
    return len(objectives_of(setup)) if asked == "all" else asked


# What cannot be reached any more -----------------------------------------------------------------


def most_controls(position: Position) -> int:
    """How many means of production can be controlled at most: one a turn, as many as there are.

    :clause:`whichside.control.once-per-turn` :clause:`whichside.turn.max-ten`
    """
    turns = employers_board(position).last_strength - position.strength + 1
    if position.controlled or position.phase in TOO_LATE:
        turns -= 1
    return min(len(objectives_of(position.setup)), len(position.objectives) + turns)


def out_of_reach(state: WhichsideState) -> Text | None:
    """Why the goal cannot be reached any more, in both languages; ``None`` where it can be.

    A goal that asks for more means of production than there are, or than turns are left, is no
    error: the table may want it so.

    Raises:
        TypeError: it is no position of this game.
    """
    expect(WhichsideState, state)
    asked, most = controls_to_win(state.setup), most_controls(state)
    if state.ending or asked <= most:
        return None
    return words.remark("out-of-reach", asked=asked, most=most)


def judge_goal(draft: WhichsideDraft, task: JudgeGoal) -> None:
    """Before the first turn it is said when the goal cannot be reached.

    :clause:`whichside.variant.ironworker.victory-8-1`
    :clause:`whichside.variant.ironworker.victory-custom`
    """
    asked, most = controls_to_win(draft.setup), most_controls(draft)
    if asked > most:
        draft.tell(GoalOutOfReach.of(asked, most, task.clause))
