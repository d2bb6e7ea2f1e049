"""The plans of the employers (II.1.B): the current one takes effect, and the marker moves on."""

from __future__ import annotations

from whichside_rules.kernel.agenda import now
from whichside_rules.whichside import fight, strategy
from whichside_rules.whichside.engine.content import plan_of
from whichside_rules.whichside.engine.events import MarkerMoved, PlanApplies
from whichside_rules.whichside.engine.state import WhichsideDraft
from whichside_rules.whichside.engine.tasks import ApplyCondition, ApplyPlan, MoveMarker, Suffer
from whichside_rules.whichside.variant import duo


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
