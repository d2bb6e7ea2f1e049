"""Employers' Strength: the gauge that counts the turns and ends the game (Notions)."""

from __future__ import annotations

from whichside_rules.postal import turn
from whichside_rules.postal.events import ResultApplied, StrengthRose, StrengthStayed
from whichside_rules.postal.state import PostalDraft


def advance(draft: PostalDraft) -> None:
    """The cube moves one box to the right.

    :clause:`postal.phase.employers.advance` :clause:`postal.employers-strength.turn-counter`
    """
    draft.strength += 1
    draft.tell(StrengthRose.of(draft.strength, "postal.phase.employers.advance"))


def lose_a_turn(draft: PostalDraft) -> None:
    """Result 6: one box more, so one of the coming turns will not be played.

    On the last box the cube would go past it, and that is defeat (reading R-2).
    :clause:`postal.offensive.6` :clause:`postal.offensive.6.lost-turn`
    :clause:`postal.goal.before-strength-exceeds-10`
    """
    if draft.strength < draft.setup.content.strength.last_box:
        draft.strength += 1
        draft.tell(StrengthRose.of(draft.strength, "postal.offensive.6"))
    elif draft.setup.readings.six_on_ten == "defeat-at-once":
        draft.tell(ResultApplied.of(6, "postal.offensive.6"))
        turn.end_game(draft, won=False, clause="postal.goal.before-strength-exceeds-10")
    else:
        draft.tell(StrengthStayed.of(draft.strength, "postal.offensive.6"))


def lose_on_the_last_box(draft: PostalDraft) -> None:
    """The turn played on the last box was the last one.

    :clause:`postal.employers-strength.defeat`
    :clause:`postal.employers-strength.win-before-end-at-10`
    """
    if draft.strength >= draft.setup.content.strength.last_box:
        turn.end_game(draft, won=False, clause="postal.employers-strength.defeat")
