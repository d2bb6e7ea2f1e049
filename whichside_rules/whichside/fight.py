"""Fight against Employer cards and plans (Struggle A)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.deciding import decide, decide_refusal
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.values.value import altered
from whichside_rules.whichside import offensives, struggle
from whichside_rules.whichside.engine import lasting, words
from whichside_rules.whichside.engine.content import employer_card_of, plan_of
from whichside_rules.whichside.engine.events import CardCountered
from whichside_rules.whichside.engine.moves import Counter
from whichside_rules.whichside.engine.state import Phase, Position, WhichsideDraft, WhichsideState
from whichside_rules.whichside.engine.tasks import Bill
from whichside_rules.whichside.table import among, ever
from whichside_rules.whichside.variant import duo

CLAUSE = "whichside.fight.pay-full-cost"

UNTIL_IT_MOVES: frozenset[Phase] = frozenset({"struggle", "employers", "over"})
"""The parts of the turn in which the plan with the marker may be countered.
:clause:`whichside.plans.move-marker`"""


def current_plan(position: Position) -> str | None:
    """The plan with the white marker, unless it is countered already.

    :clause:`whichside.fight.only-current-plan`
    """
    if not position.step:
        return None
    laid = position.plans[position.step - 1]
    return None if laid.countered else laid.plan


def offers(position: Position) -> Iterator[Counter]:
    """Every Employer card face up, and the current plan. :clause:`whichside.fight.no-limit`"""
    for card in dict.fromkeys(faced.card for faced in position.faced):
        yield Counter.of(card)
    plan = current_plan(position)
    if plan:
        yield Counter.of(plan)


def check(position: Position, move: Counter) -> Iterator[Violation]:
    """What can be fought: cards face up and the current plan, if all of its price is there.

    :clause:`whichside.fight.only-current-plan` :clause:`whichside.fight.pay-full-cost`
    :clause:`whichside.example.fight-counters`
    """
    due = bill(position, move.card)
    if due is None:
        yield breaks("whichside.fight.only-current-plan", card=words.card(move.card))
    elif not struggle.can_pay(position, due):
        decide_refusal(*why(position, move.card), *struggle.lacking(position, due))
        yield breaks("whichside.fight.pay-full-cost", card=words.card(move.card))


def bill(position: Position, card: str) -> Bill | None:
    """What it costs to counter a card that can be fought now.

    Two Tenements pay about half of it.
    :clause:`whichside.offensives.plan-contents` :clause:`whichside.cards.plan-counter-cost`
    """
    setup = position.setup
    if any(faced.card == card for faced in position.faced):
        printed = employer_card_of(setup.content, card)
        return struggle.bill(duo.price(setup, printed), "card", card, CLAUSE)
    if card == current_plan(position):
        plan = plan_of(setup.content, card)
        return struggle.bill(duo.price(setup, plan), "plan", card, CLAUSE)
    return None


def why(position: Position, card: str) -> tuple[str, ...]:
    """The clauses beside its own that say what a card costs."""
    content = position.setup.content
    if any(faced.card == card for faced in position.faced):
        return tuple(duo.why(position.setup, employer_card_of(content, card)))
    return tuple(duo.why(position.setup, plan_of(content, card)))


def counter(draft: WhichsideDraft, move: Counter) -> None:
    """The team decides to counter a card; it pays token by token.

    :clause:`whichside.struggle.pooling`
    """
    due = bill(draft, move.card)
    assert due
    decide(*why(draft, move.card))
    struggle.ask_for(draft, due)


def discard(draft: WhichsideDraft, paid: Bill) -> None:
    """A countered Employer card is discarded; a measure in force ends with it.

    Of equal cards one in force goes first, and else the one that was drawn first.

    :clause:`whichside.fight.employer-card-discarded`
    :clause:`whichside.cards.exceptional-measure`
    :clause:`whichside.example.employer-closure`
    """
    copies = [i for i, faced in enumerate(draft.faced) if faced.card == paid.id]
    in_force = [i for i in copies if draft.faced[i].active]
    at = (in_force or copies)[0]
    draft.faced = draft.faced[:at] + draft.faced[at + 1 :]
    if in_force:
        lasting.end_with(draft, paid.id, len(in_force))
    draft.tell(CardCountered.of(paid.id, "whichside.fight.employer-card-discarded"))
    offensives.renew(draft)


def turn_over(draft: WhichsideDraft, paid: Bill) -> None:
    """A countered plan is turned face down and stays.

    :clause:`whichside.fight.plan-turned-over` :clause:`whichside.fight.plan-kept-face-up`
    """
    draft.plans = tuple(
        altered(laid, countered=True) if laid.plan == paid.id else laid for laid in draft.plans
    )
    draft.tell(CardCountered.of(paid.id, "whichside.fight.plan-turned-over"))


COUNTER = Operation(
    move=Counter,
    clause="whichside.turn.part1-order",
    offers=offers,
    forbids=check,
    does=counter,
    among={"card": among.countered},
    ever=ever.counters,
)


@invariant(WhichsideState, "whichside.fight.only-current-plan")
def countered_up_to_the_marker(state: WhichsideState) -> Iterator[Text]:
    """A plan that the marker has not reached is not countered.

    :clause:`whichside.fight.only-current-plan`
    """
    for place, laid in enumerate(state.plans, 1):
        if laid.countered and place > state.step:
            yield words.impossible("countered-too-early", plan=place, step=state.step)


def countered_before_the_marker(state: WhichsideState) -> Iterator[Broken]:
    """Before the struggle of a turn the marker has left every plan that is countered.

    :clause:`whichside.fight.only-current-plan` :clause:`whichside.plans.move-marker`
    """
    step = 0 if state.phase in UNTIL_IT_MOVES else state.step
    if step and state.plans[step - 1].countered:
        why = words.impossible("marker-has-left", plan=step)
        yield Broken("whichside.fight.only-current-plan", why)
