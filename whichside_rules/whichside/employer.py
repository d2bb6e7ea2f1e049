"""Employer actions (II.1.A): coups de force, exceptional measures, and the third of them."""

from __future__ import annotations

from dataclasses import replace

from whichside_rules.kernel.agenda import now
from whichside_rules.whichside import defeat, turn
from whichside_rules.whichside.engine.content import employer_card_of
from whichside_rules.whichside.engine.events import CardDiscarded, MeasureInForce
from whichside_rules.whichside.engine.state import WhichsideDraft
from whichside_rules.whichside.engine.tasks import (
    ApplyEmployerCard,
    ApplyPlan,
    CountMeasures,
    MoveMarker,
    Suffer,
)


@turn.opening("employers")
def begin(draft: WhichsideDraft) -> None:
    """The Employer cards that were not countered take effect, then the plan.

    :clause:`whichside.employer.apply-undefeated` :clause:`whichside.turn.part2-order`
    """
    due = [ApplyEmployerCard.of(faced.card) for faced in draft.faced if not faced.active]
    now(
        draft,
        *due,
        CountMeasures.of(),
        ApplyPlan.of(),
        MoveMarker.of(),
        turn.following(draft),
    )


def apply_card(draft: WhichsideDraft, task: ApplyEmployerCard) -> None:
    """A coup de force is resolved and discarded; a measure stays in force, with a marker.

    :clause:`whichside.employer.coup-de-force` :clause:`whichside.employer.exceptional-apply`
    """
    card = employer_card_of(draft.setup.content, task.card)
    at = next(i for i, one in enumerate(draft.faced) if one.card == task.card and not one.active)
    if card.measure:
        clause = "whichside.employer.exceptional-apply"
        marked = replace(draft.faced[at], active=True)
        draft.faced = (*draft.faced[:at], marked, *draft.faced[at + 1 :])
        draft.tell(MeasureInForce.of(task.card, clause))
    else:
        clause = "whichside.employer.coup-de-force"
        draft.faced = draft.faced[:at] + draft.faced[at + 1 :]
        draft.tell(CardDiscarded.of(task.card, clause))
    if card.effects:
        now(draft, Suffer.of(draft.first, card.effects, task.card, clause))


def count_measures(draft: WhichsideDraft, task: CountMeasures) -> None:
    """With three exceptional measures in force the game is lost.

    :clause:`whichside.employer.three-measures-check`
    """
    defeat.lose_by_measures(draft)
