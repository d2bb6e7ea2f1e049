"""The plans of the employers (II.1.B): the current one takes effect, and the marker moves on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.whichside import fight, solidarity, strategy
from whichside_rules.whichside.engine import lasting, words
from whichside_rules.whichside.engine.content import effects_of, plan_of, plans_of
from whichside_rules.whichside.engine.effect import Drawing, OnStrength
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


def can_be_behind(setup: Setup, strategy: str) -> frozenset[int]:
    """How many plans the marker can have left when a strategy comes, by those that came before it.

    :clause:`whichside.plans.move-marker` :clause:`whichside.setup.strategy-piles`
    """
    steps = {one.id: one.steps for one in setup.content.strategies}
    scenario = scenario_of(setup)
    if strategy in scenario.offensives:
        before = scenario.offensives[: scenario.offensives.index(strategy)]
        return frozenset({sum(steps[one] for one in before)})
    others = [
        each
        for each, chosen in ((2, scenario.two_steps), (3, scenario.three_steps))
        for _ in range(min(chosen, list(steps.values()).count(each)) - (steps[strategy] == each))
    ]
    some = (combinations(others, number) for number in range(len(others) + 1))
    return frozenset(sum(one) for each in some for one in each)


def turns_over(setup: Setup, strategy: str, step: int, phase: Phase) -> frozenset[int]:
    """How many turns can be over when the marker stands on a plan: it leaves one in every turn.

    When the employers have begun to act it may have left that of this turn.
    :clause:`whichside.plans.move-marker` :clause:`whichside.offensives.draw-strategy`
    """
    left = {False, phase in lasting.EMPLOYERS}
    return frozenset(
        plans + step - 1 - one for plans in can_be_behind(setup, strategy) for one in left
    )


def first_step(setup: Setup, strategy: str, strength: int | None, phase: Phase) -> int:
    """The first plan on which the marker can stand at a Strength of the employers.

    The first of all where that is unsaid, where circumstances may begin the game later, or where
    none fits.
    :clause:`whichside.plans.move-marker` :clause:`whichside.employers-board.es-counts-turns`
    """
    if strength is None or setup.rolls:
        return 1
    turns = strength - scenario_of(setup).start.strength
    steps = range(1, len(plans_of(setup.content, strategy)) + 1)
    fitting = (one for one in steps if turns in turns_over(setup, strategy, one, phase))
    return next(fitting, 1)


def turns_before(plans: int, phase: Phase, *, due: bool = False) -> int:
    """How many turns are over at least when the marker has left so many plans, one a turn.

    When the employers have acted, it has left the plan of this turn; while something of their
    action is ``due`` it may have.
    :clause:`whichside.plans.move-marker` :clause:`whichside.employers-board.es-counts-turns`
    """
    left = phase in ("life", "offensives", "end", "over") or (phase == "employers" and due)
    return max(0, plans - left)


def fewest_plans(setup: Setup, over: int) -> int:
    """How many plans the marker has left at least when so many strategies are over.

    :clause:`whichside.strategy.end` :clause:`whichside.setup.strategy-piles`
    """
    scenario, steps = scenario_of(setup), {one.id: one.steps for one in setup.content.strategies}
    drawn = [2] * scenario.two_steps + [3] * scenario.three_steps
    return sum([steps[one] for one in scenario.offensives or ()][:over] or drawn[:over])


def guests_by_what_was_won(state: WhichsideState) -> Iterator[Broken]:
    """Of each strategy that is won the team keeps one card: no more have joined than are over.

    By a content pack other cards may bring some.
    :clause:`whichside.solidarity.draw-two-keep-one` :clause:`whichside.strategy.end`
    """
    came = solidarity.guests(state)
    otherwise = any(
        one.deck == "solidarity" and not place.startswith("strategies.")
        for place, one in effects_of(state.setup.content, Drawing)
    )
    if not came or otherwise:
        return
    over = turns_before(fewest_plans(state.setup, came), state.phase, due=bool(state.agenda))
    least = unforeseen.lowest_start(state.setup) + over
    if state.strength < least:
        strength = state.strength
        why = words.impossible("joined-too-early", guests=came, strength=strength, least=least)
        yield Broken("whichside.solidarity.draw-two-keep-one", why)


def a_plan_in_every_turn(state: WhichsideState) -> Iterator[Broken]:
    """The marker leaves a plan in every turn, so that it goes with Employers' Strength.

    Circumstances may begin the game later, and by a content pack a card may raise Strength.
    :clause:`whichside.plans.move-marker` :clause:`whichside.employers-board.es-counts-turns`
    """
    setup, strategy = state.setup, state.strategy
    rising = any(effects_of(setup.content, OnStrength))
    if strategy is None or state.phase in ("setup", "over") or rising or setup.rolls:
        return
    start = scenario_of(setup).start.strength
    over = turns_over(setup, strategy, state.step, state.phase)
    turns = state.strength - start
    if turns not in over and turns > min(over):  # too few are told by the next one
        why = words.impossible(
            "out-of-step",
            step=state.step,
            strategy=words.card(strategy),
            strength=state.strength,
            able=tuple(str(start + one) for one in sorted(over) if one >= 0),
        )
        yield Broken("whichside.plans.move-marker", why)


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
