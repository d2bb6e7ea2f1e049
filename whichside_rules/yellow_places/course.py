"""The course of the game: three rounds of two stages, then the conclusion (Déroulé)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.yellow_places import disc, goal, pawn, setup
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.events import PawnsRecovered, RoundEnded, StageBegan
from whichside_rules.yellow_places.engine.state import YellowDraft, YellowState


def after_a_tile(draft: YellowDraft) -> None:
    """When the tiles are dealt, the first round begins. :clause:`yellow_places.setup.draw-hand`"""
    if setup.is_dealt(draft):
        begin_round(draft)


def begin_round(draft: YellowDraft) -> None:
    """The next round begins with its disc stage.

    :clause:`yellow_places.course.three-rounds` :clause:`yellow_places.course.two-stages`
    """
    draft.round += 1
    draft.phase = "discs"
    draft.tell(StageBegan.of("discs", draft.round, "yellow_places.course.three-rounds"))


def after_a_disc(draft: YellowDraft) -> None:
    """When all discs are placed, the pawns follow. :clause:`yellow_places.course.two-stages`"""
    if not disc.still_to_place(draft):
        draft.phase = "pawns"
        draft.tell(StageBegan.of("pawns", draft.round, "yellow_places.course.two-stages"))


def after_a_pawn(draft: YellowDraft) -> None:
    """When all pawns are placed the round ends, and the players take them back.

    Discs and cubes stay.
    :clause:`yellow_places.round.end` :clause:`yellow_places.pawn.recover`
    :clause:`yellow_places.pawn.must-place`
    """
    if not pawn.still_to_place(draft):
        draft.passed = ()
        draft.tell(RoundEnded.of(draft.round, "yellow_places.round.end"))
        draft.tell(PawnsRecovered.of("yellow_places.pawn.recover"))
        after_the_round(draft)


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


# What no position can show ----------------------------------------------------------------------


@invariant(YellowState)
def phase_round_and_ending_agree(position: YellowState) -> Iterator[Text | Broken]:
    """:clause:`yellow_places.course.three-rounds`"""
    phase, reached = position.phase, position.round
    if (phase == "over") != (position.ending is not None):
        yield words.impossible("ending", phase=phase, stage=phase, ending=str(position.ending))
    if (reached == 0) != (phase == "deal"):
        yield words.impossible("no-round", phase=phase, stage=phase, round=reached)
    rounds = position.setup.content.rounds
    if reached > rounds or (phase == "conclusion" and reached != rounds):
        yield Broken(
            "yellow_places.course.three-rounds",
            words.impossible(
                "three-rounds", phase=phase, stage=phase, round=reached, rounds=rounds
            ),
        )


@invariant(YellowState, "yellow_places.course.conclusion")
def accusations_wait_for_the_conclusion(position: YellowState) -> Iterator[Text]:
    """:clause:`yellow_places.course.conclusion`"""
    if position.accusations and position.phase not in ("conclusion", "over"):
        yield words.impossible("accused-too-early")
