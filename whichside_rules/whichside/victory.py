"""Victory: what the scenario asks for, at the end of a turn."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.values.value import expect
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.booklet import Goal
from whichside_rules.whichside.engine.content import LABOUR, effects_of
from whichside_rules.whichside.engine.effect import OnLabour
from whichside_rules.whichside.engine.events import GoalOutOfReach
from whichside_rules.whichside.engine.scenarios import (
    cite,
    eight_and_one,
    goals_of,
    is_goal_open,
    objectives_of,
    said_by,
    scenario_of,
    six_and_three,
    turns_to_come,
)
from whichside_rules.whichside.engine.state import (
    Phase,
    Position,
    Setup,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tasks import JudgeGoal

TOO_LATE: frozenset[Phase] = frozenset({"employers", "life", "offensives", "end"})
"""The parts of a turn in which nothing is taken any more. :clause:`whichside.turn.two-parts`"""


def is_won(position: Position) -> bool:
    """Whether enough means of production are controlled and enough gauges are leftmost.

    :clause:`whichside.victory.conjunction` :clause:`whichside.victory.gauge-leftmost`
    :clause:`whichside.victory.source`
    """
    cite(position.setup, "ironworker" if position.setup.ironworker else "goal")
    return any(_is_met(position, goal) for goal in goals_of(position.setup))


def why_goal(setup: Setup) -> tuple[str, ...]:
    """The clauses that say what wins: those of the scenario, of its variant, or of Ironworker.

    :clause:`whichside.victory.source` :clause:`whichside.variant.ironworker.scope`
    :clause:`whichside.variant.desperate.victory-inherited`
    """
    open_to = {
        eight_and_one(): "whichside.variant.ironworker.victory-8-1",
        six_and_three(): "whichside.variant.ironworker.victory-6-3",
    }
    if is_goal_open(setup) or setup.goal:
        custom = "whichside.variant.ironworker.victory-custom"
        return tuple(open_to.get(goal, custom) for goal in goals_of(setup))
    printed = setup.ironworker and scenario_of(setup).ironworker
    said = said_by(setup, "ironworker" if printed else "goal")
    if setup.variant == "desperate":  # prints none of its own
        return ("whichside.variant.desperate.victory-inherited", *said)
    return said


def _is_met(position: Position, goal: Goal) -> bool:
    leftmost = {gauge for gauge in LABOUR if getattr(position, gauge) == 1}
    if goal.leftmost and goal.leftmost not in leftmost:
        return False
    controls = controls_of(position.setup, goal)
    return len(position.objectives) >= controls and len(leftmost) >= goal.gauges


def fewest_controls(setup: Setup) -> int:
    """How many are enough for one of the goals, where there are several."""
    return min(controls_of(setup, goal) for goal in goals_of(setup))


def controls_of(setup: Setup, goal: Goal) -> int:
    """How many means of production a goal asks for. :clause:`whichside.variant.duo.victory`"""
    return len(objectives_of(setup)) if goal.controls == "all" else goal.controls


@invariant(WhichsideState, "whichside.victory.end-of-turn")
def not_won_before(state: WhichsideState) -> Iterator[Text]:
    """A goal that was reached when the last turn ended has won; before the gains none is reached.

    Where Ironworker leaves it to the table what wins, nobody knows it. By a content pack a
    misfortune may move a gauge.
    :clause:`whichside.victory.end-of-turn` :clause:`whichside.victory.conjunction`
    """
    setup = state.setup
    if state.phase not in ("misfortunes", "work", "daily", "night") or not state.objectives:
        return
    unknown = is_goal_open(setup) and setup.readings.ironworker_choice == "before-play"
    by_cards = effects_of(setup.content, OnLabour)
    moving = any(place.startswith("misfortunes.") for place, _ in by_cards)
    if not unknown and not moving and is_won(state):
        leftmost = sum(getattr(state, gauge) == 1 for gauge in LABOUR)
        yield words.impossible(
            "won-before", controls=len(state.objectives), gauges=leftmost, phase=state.phase
        )


# What cannot be reached any more -----------------------------------------------------------------


def most_controls(position: Position) -> int:
    """How many means of production can be controlled at most: one a turn, as many as there are.

    :clause:`whichside.control.once-per-turn` :clause:`whichside.turn.max-ten`
    """
    turns = turns_to_come(position) + 1
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
    asked, most = fewest_controls(state.setup), most_controls(state)
    if state.ending or asked <= most:
        return None
    return words.remark("out-of-reach", asked=asked, most=most)


def judge_goal(draft: WhichsideDraft, task: JudgeGoal) -> None:
    """Before the first turn it is said when the goal cannot be reached.

    :clause:`whichside.variant.ironworker.victory-8-1`
    :clause:`whichside.variant.ironworker.victory-custom`
    """
    asked, most = fewest_controls(draft.setup), most_controls(draft)
    if asked > most:
        draft.tell(GoalOutOfReach.of(asked, most, task.clause))
