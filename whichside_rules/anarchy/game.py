"""A game of The Anarchy in short.

The cards are dealt; then come rounds in which everybody has a turn, in an order that is drawn anew.
A turn has six phases: pay for cards, draw them, meld, discard one, make war, take the income. What
a move is stands in its chapter, what it sets off is a task that is due.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whichside_rules.anarchy import (
    coup,
    discard,
    draw,
    end,
    meld,
    pay,
    round as rounds,
    setup,
    turn,
    war,
)
from whichside_rules.anarchy.engine import words
from whichside_rules.anarchy.engine.options import melding
from whichside_rules.anarchy.engine.state import AnarchyDraft, AnarchyState, Setup
from whichside_rules.anarchy.engine.tasks import (
    Accompany,
    Challenge,
    Destroy,
    Doom,
    EndWar,
    Form,
    LayBids,
    Rebuild,
    Reply,
    TakeCard,
)
from whichside_rules.anarchy.table.hidden import VEIL
from whichside_rules.kernel.playing.operation import Phase
from whichside_rules.kernel.playing.rules import Rules
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.kernel.values.value import expect


def players(setup: Setup) -> tuple[str, ...]:
    """The players, by company, in the order of sitting.

    Raises:
        TypeError: it is no set-up of this game.

    :clause:`anarchy.setup.company`
    """
    expect(Setup, setup)
    return setup.seats


def longest(setup: Setup) -> None:
    """There is no longest game: nobody need ever have the income that ends it.

    Nobody must meld, pay for more than the free card or make war. Who draws the top card of the
    discard pile and discards it again has changed nothing; when all do so, a round later the
    position is the same but for the number of the round, in every reading.

    :clause:`anarchy.end.trigger` :clause:`anarchy.meld.optional` :clause:`anarchy.pay.optional`
    :clause:`anarchy.war.optional`
    """


DEAL = Phase(
    name="deal",
    operations=(setup.DEAL,),
    question=setup.question,
    clause=setup.clause,
    not_now="anarchy.setup.deal-10",
    instead=words.asked("deal-the-cards"),
)
ORDER = Phase(
    name="order",
    operations=(rounds.FLIP,),
    question=words.asked("flip-a-token"),
    clause="anarchy.round.flip-top",
)
PAY = Phase(
    name="pay",
    operations=(pay.PAY,),
    question=words.asked("pay-for-cards"),
    clause="anarchy.turn.phase-pay",
    who=turn.active,
    legal=pay.legal,
)
DRAW = Phase(
    name="draw",
    operations=(draw.DRAW,),
    question=words.asked("draw-cards"),
    clause="anarchy.turn.phase-draw",
    who=turn.active,
    legal=draw.legal,
    then=draw.go_on,
)
MELD = Phase(
    name="meld",
    operations=(meld.LAY, meld.FOLLOW, meld.REPLACE, coup.COUP, meld.END),
    question=words.asked("meld-cards"),
    clause="anarchy.turn.phase-meld",
    who=turn.active,
    legal=melding,
)
DISCARD = Phase(
    name="discard",
    operations=(discard.DISCARD,),
    question=words.asked("discard-a-card"),
    clause="anarchy.discard.one",
    who=turn.active,
    legal=discard.legal,
    then=discard.go_on,
)
WAR = Phase(
    name="war",
    operations=(war.ATTACK, war.END),
    question=words.asked("make-war"),
    clause="anarchy.turn.phase-war",
    who=turn.active,
    legal=war.legal,
)
OVER = Phase(name="over")

RULES = Rules[AnarchyState, Any](
    title="The Anarchy",
    state=AnarchyState,
    draft=AnarchyDraft,
    phases=(DEAL, ORDER, PAY, DRAW, MELD, DISCARD, WAR, OVER),
    tasks={
        TakeCard: draw.TAKE,
        Accompany: meld.ACCOMPANY,
        Challenge: coup.CHALLENGE,
        Reply: coup.REPLY,
        Form: coup.FORM,
        LayBids: war.BIDS,
        Doom: war.DOOM,
        Destroy: war.destroy,
        Rebuild: war.REBUILD,
        EndWar: war.end_war,
    },
    over=end.over,
    players=players,
    seat_clause="anarchy.setup.company",
    hides=VEIL,
    not_now="anarchy.turn.phase-order",
    longest=longest,
)

author: Final = RULES.author
pending: Final = RULES.pending
to_act: Final = RULES.to_act
legal_actions: Final = RULES.legal_actions
chance_outcomes: Final = RULES.chance_outcomes
check: Final = RULES.check
apply: Callable[[AnarchyState, Any], Transition[AnarchyState]] = RULES.apply
observation: Final = RULES.observation
redealt: Final = RULES.redealt
returns: Final = RULES.returns
stakes: Final = RULES.stakes
playout: Final = RULES.playout
