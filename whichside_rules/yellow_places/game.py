"""A game of Yellow Places in short.

The tiles are dealt; then come three rounds of a disc stage and a pawn stage, in which each player
acts once, in any order; in the conclusion anybody accuses. What a move is stands in its chapter,
what follows from it in the course of the game.
"""

from __future__ import annotations

from typing import Final

from whichside_rules.kernel.playing.operation import Phase
from whichside_rules.kernel.playing.rules import Rules
from whichside_rules.kernel.values.value import expect
from whichside_rules.yellow_places import (
    component,  # noqa: F401 - says what no position can show
    course,
    disc,
    end,
    goal,
    pawn,
    setup,
)
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.moves import Move
from whichside_rules.yellow_places.engine.state import Setup, YellowDraft, YellowState
from whichside_rules.yellow_places.table.hidden import VEIL


def players(setup: Setup) -> tuple[str, ...]:
    """The players, by colour, in the order of sitting.

    Raises:
        TypeError: it is no set-up of this game.
    """
    expect(Setup, setup)
    return setup.seats


def longest(setup: Setup) -> int:
    """How many moves a game has at most: tiles dealt, discs and pawns placed, tiles accused.

    A wrong accusation ends the game, so that there is none more than there are tiles in hands.
    :clause:`yellow_places.setup.draw-hand` :clause:`yellow_places.course.three-rounds`
    :clause:`yellow_places.end.wrong.loss`
    """
    content, seats = setup.content, len(setup.seats)
    hands = seats * content.hand.of(seats)
    return hands + content.revealed.of(seats) + 2 * seats * content.rounds + hands


DEAL = Phase(
    name="deal",
    operations=(setup.DRAW,),
    question=setup.deal_question,
    clause=setup.deal_clause,
    not_now="yellow_places.setup.draw-hand",
    instead=words.question("deal-the-tiles"),
    then=course.after_a_tile,
)
DISCS = Phase(
    name="discs",
    operations=(disc.PLACE_DISC,),
    question=words.question("place-a-disc"),
    clause="yellow_places.disc.one-per-round",
    who=disc.still_to_place,
    how="any-order",
    instead=words.question("place-the-discs"),
    then=course.after_a_disc,
)
PAWNS = Phase(
    name="pawns",
    operations=(pawn.PLACE_PAWN, pawn.PASS_PAWN),
    question=words.question("place-the-pawn"),
    clause="yellow_places.pawn.must-place",
    who=pawn.still_to_place,
    how="any-order",
    instead=words.question("place-the-pawns"),
    then=course.after_a_pawn,
)
CONCLUSION = Phase(
    name="conclusion",
    operations=(end.ACCUSE,),
    question=words.question("who-holds"),
    clause="yellow_places.end.deduction",
    who=end.accusers,
    how="any-order",
    not_now="yellow_places.course.conclusion",
    instead=words.question("make-accusations"),
    then=end.lose_if_nobody_may_accuse,
)
OVER = Phase(name="over")

RULES = Rules[YellowState, Move](
    title="Yellow Places",
    state=YellowState,
    draft=YellowDraft,
    phases=(DEAL, DISCS, PAWNS, CONCLUSION, OVER),
    over=goal.over,
    players=players,
    seat_clause="yellow_places.setup.choose-colour",
    longest=longest,
    hides=VEIL,
    not_now="yellow_places.course.two-stages",
    others=(setup.ANNOUNCE,),
)

author: Final = RULES.author
pending: Final = RULES.pending
to_act: Final = RULES.to_act
legal_actions: Final = RULES.legal_actions
chance_outcomes: Final = RULES.chance_outcomes
check: Final = RULES.check
apply: Final = RULES.apply
observation: Final = RULES.observation
redealt: Final = RULES.redealt
returns: Final = RULES.returns
stakes: Final = RULES.stakes
playout: Final = RULES.playout
