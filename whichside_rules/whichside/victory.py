"""Victory: what the scenario asks for, at the end of a turn."""

from __future__ import annotations

from whichside_rules.whichside.engine.content import LABOUR
from whichside_rules.whichside.engine.state import Position


def is_won(position: Position) -> bool:
    """Whether enough means of production are controlled and enough gauges are leftmost.

    :clause:`whichside.victory.conjunction` :clause:`whichside.victory.gauge-leftmost`
    :clause:`whichside.victory.source`
    """
    goal = position.setup.content.goal
    leftmost = sum(getattr(position, gauge) == 1 for gauge in LABOUR)
    return len(position.objectives) >= goal.controls and leftmost >= goal.gauges
