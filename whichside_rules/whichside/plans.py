"""The plans of the employers (II.1.B): the current one takes effect, and the marker moves on."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.whichside import fight, strategy
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.content import plan_of
from whichside_rules.whichside.engine.events import MarkerMoved, PlanApplies
from whichside_rules.whichside.engine.scenarios import scenario_of
from whichside_rules.whichside.engine.state import Phase, Setup, WhichsideDraft, WhichsideState
from whichside_rules.whichside.engine.tasks import ApplyCondition, ApplyPlan, MoveMarker, Suffer
from whichside_rules.whichside.variant import duo, unforeseen


def apply_condition(draft: WhichsideDraft, task: ApplyCondition) -> None:
    """The extra condition of the current plan holds for this turn, countered or not.

    :clause:`whichside.cards.plan-turn-condition`
    """
    if not draft.step:
        return
    current = plan_of(draft.setup.content, draft.plans[draft.step - 1].plan)
    effects = duo.effects(draft.setup, current, current.condition)
    now(draft, Suffer.of(draft.first, effects, current.id, task.clause))


def apply_current(draft: WhichsideDraft, task: ApplyPlan) -> None:
    """The plan with the marker takes effect, unless it was countered.

    :clause:`whichside.plans.apply-current` :clause:`whichside.offensives.plan-contents`
    :clause:`whichside.cards.plan-general-effect`
    """
    current = fight.current_plan(draft)
    if current is None:
        return
    plan = plan_of(draft.setup.content, current)
    effects = duo.effects(draft.setup, plan, plan.effects)
    draft.tell(PlanApplies.of(current, "whichside.plans.apply-current"))
    now(draft, Suffer.of(draft.first, effects, current, "whichside.plans.apply-current"))


def move_marker(draft: WhichsideDraft, task: MoveMarker) -> None:
    """The marker goes to the next plan; from the last one, the strategy ends.

    :clause:`whichside.plans.move-marker` :clause:`whichside.strategy.end`
    :clause:`whichside.fight.plan-kept-face-up`
    :clause:`whichside.cards.strategy`
    """
    if not draft.step:
        return
    if draft.step < len(draft.plans):
        draft.step += 1
        draft.tell(MarkerMoved.of(draft.step, "whichside.plans.move-marker"))
    else:
        strategy.end(draft)


# How far the employers have come ------------------------------------------------------------------


def behind(setup: Setup, pile: Deck[str], strategy: str | None, step: int) -> int:
    """How many plans the marker has left at least, with these strategies still to come.

    Of strategies that are over, of which nobody says which they were, the shortest are taken.
    :clause:`whichside.plans.move-marker` :clause:`whichside.setup.strategy-piles`
    """
    steps = {one.id: one.steps for one in setup.content.strategies}
    to_come = {*pile.certain(), *(one for _, some in pile.reserves for one in some)}
    scenario = scenario_of(setup)
    if scenario.offensives:
        order = scenario.offensives
        if strategy in order:
            order = order[: order.index(strategy)]
        over = [steps[one] for one in order if one not in to_come]
    else:
        over = list(_over_at_random(setup, pile, strategy, to_come))
    return sum(over) + max(0, step - 1)


def _over_at_random(
    setup: Setup, pile: Deck[str], strategy: str | None, to_come: set[str]
) -> Iterator[int]:
    """The steps of the strategies that are over, the shortest that they can be."""
    content, scenario = setup.content, scenario_of(setup)
    gone = sorted(one.steps for one in content.strategies if one.id not in {*to_come, strategy})
    perhaps = sorted(one.steps for one in content.strategies if one.id in to_come)
    current = next((one.steps for one in content.strategies if one.id == strategy), 0)
    most = {}
    for steps, chosen in ((2, scenario.two_steps), (3, scenario.three_steps)):
        there = sum(one.steps == steps for one in content.strategies)
        most[steps] = min(chosen, there) - (current == steps)
    number = sum(most.values()) - len(pile)
    for steps in (*gone, *perhaps):
        if number > 0 and most[steps] > 0:
            most[steps] -= 1
            number -= 1
            yield steps


def turns_before(plans: int, phase: Phase, *, due: bool = False) -> int:
    """How many turns are over at least when the marker has left so many plans, one a turn.

    When the employers have acted, it has left the plan of this turn; while something of their
    action is ``due`` it may have.
    :clause:`whichside.plans.move-marker` :clause:`whichside.employers-board.es-counts-turns`
    """
    left = phase in ("life", "offensives", "end", "over") or (phase == "employers" and due)
    return max(0, plans - left)


@invariant(WhichsideState, "whichside.employers-board.es-counts-turns")
def a_plan_a_turn(state: WhichsideState) -> Iterator[Text]:
    """The marker has left no more plans than turns have been played.

    :clause:`whichside.employers-board.es-counts-turns` :clause:`whichside.plans.move-marker`
    """
    plans = behind(state.setup, state.strategies, state.strategy, state.step)
    before = turns_before(plans, state.phase, due=bool(state.agenda))
    least = unforeseen.lowest_start(state.setup) + before
    if state.strength < least:
        yield words.impossible("too-early", plans=plans, strength=state.strength, least=least)
