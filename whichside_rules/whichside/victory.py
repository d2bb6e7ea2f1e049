"""Victory: what the scenario asks for, at the end of a turn."""

from __future__ import annotations

from whichside_rules.whichside.engine.content import LABOUR
from whichside_rules.whichside.engine.state import Position, Setup, cite, goal_of, objectives_of


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
