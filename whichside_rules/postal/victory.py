"""Victory (Resolution phase)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.postal import goal, turn
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.state import PostalDraft, PostalState


def win_if_the_goal_is_reached(draft: PostalDraft) -> None:
    """The game is won as soon as enough means of production are controlled.

    :clause:`postal.victory.five-by-turn-10` :clause:`postal.goal.take-control`
    :clause:`postal.goal.before-strength-exceeds-10`
    :clause:`postal.employers-strength.win-before-end-at-10`
    """
    if len(draft.controlled) >= goal.target(draft):
        turn.end_game(draft, won=True, clause=goal.winning_clause(draft))


@invariant(PostalState, "postal.victory.five-by-turn-10")
def won_with_the_goal(position: PostalState) -> Iterator[Text]:
    """The game is won when the goal is reached, and only then."""
    won = position.ending is not None and position.ending.won
    controlled, target = len(position.controlled), goal.target(position)
    if won != (controlled >= target):
        yield words.impossible("won-or-not", controlled=controlled, target=target, won=won)
