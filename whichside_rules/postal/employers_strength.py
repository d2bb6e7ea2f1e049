"""Employers' Strength: the gauge that counts the turns and ends the game (Notions)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.postal import turn
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.events import ResultApplied, StrengthRose, StrengthStayed
from whichside_rules.postal.engine.state import BEFORE_PLAY, PostalDraft, PostalState


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


@invariant(PostalState, "postal.component.area.gauge-employers-strength")
def on_a_box(position: PostalState) -> Iterator[Text]:
    """The cube stands on one of the boxes."""
    strength, last = position.strength, position.setup.content.strength.last_box
    if strength > last:
        yield words.impossible("strength-past-the-boxes", strength=strength, last=last)


@invariant(PostalState, "postal.employers-strength.defeat")
def no_turn_after_the_last_box(position: PostalState) -> Iterator[Text]:
    """No turn starts with the cube on the last box."""
    last = position.setup.content.strength.last_box
    if position.strength == last and position.phase in BEFORE_PLAY:
        yield words.impossible("strength-at-the-end", strength=last, last=last)


@invariant(PostalState, "postal.phase.employers.advance")
def advanced_in_a_turn(position: PostalState) -> Iterator[Text]:
    """During a turn the cube has advanced."""
    if position.strength == 0 and position.phase not in {*BEFORE_PLAY, "over"}:
        yield words.impossible("strength-not-advanced")


@invariant(PostalState, "postal.setup.other-gauges-zero")
def on_zero_before_the_setup(position: PostalState) -> Iterator[Text]:
    """Before the difficulty is chosen the cube stands on 0."""
    if position.strength and position.phase == "difficulty":
        yield words.impossible("strength-before-the-setup", strength=position.strength)
