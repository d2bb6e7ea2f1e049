"""The course of the game: three rounds of two stages, then the conclusion (Déroulé)."""

from __future__ import annotations

from whichside_rules.yellow_places import goal
from whichside_rules.yellow_places.events import StageBegan
from whichside_rules.yellow_places.state import YellowDraft


def begin_round(draft: YellowDraft) -> None:
    """The next round begins with its disc stage.

    :clause:`yellow_places.course.three-rounds` :clause:`yellow_places.course.two-stages`
    """
    draft.round += 1
    draft.phase = "discs"
    draft.tell(StageBegan.of("discs", draft.round, "yellow_places.course.three-rounds"))


def begin_pawns(draft: YellowDraft) -> None:
    """The discs are placed; the pawn stage follows. :clause:`yellow_places.course.two-stages`"""
    draft.phase = "pawns"
    draft.tell(StageBegan.of("pawns", draft.round, "yellow_places.course.two-stages"))


def after_the_round(draft: YellowDraft) -> None:
    """The next round, or after the last one the conclusion.

    :clause:`yellow_places.course.three-rounds` :clause:`yellow_places.course.conclusion`
    """
    if draft.round < draft.setup.content.rounds:
        begin_round(draft)
        return
    draft.phase = "conclusion"
    draft.tell(StageBegan.of("conclusion", draft.round, "yellow_places.course.conclusion"))
    goal.win_if_all_are_found(draft)
