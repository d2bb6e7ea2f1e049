"""Victory (Resolution phase)."""

from __future__ import annotations

from whichside_rules.postal import goal, turn
from whichside_rules.postal.state import PostalDraft


def win_if_the_goal_is_reached(draft: PostalDraft) -> None:
    """The game is won as soon as enough means of production are controlled.

    :clause:`postal.victory.five-by-turn-10` :clause:`postal.goal.take-control`
    :clause:`postal.goal.before-strength-exceeds-10`
    :clause:`postal.employers-strength.win-before-end-at-10`
    """
    if len(draft.controlled) >= goal.target(draft):
        turn.end_game(draft, won=True, clause="postal.victory.five-by-turn-10")
