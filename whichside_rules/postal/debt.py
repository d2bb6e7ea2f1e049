"""Debt: what happens when the Savings do not cover the Cost of Living (Resolution phase)."""

from __future__ import annotations

from whichside_rules.kernel.playing.agenda import now
from whichside_rules.postal.engine.events import InDebt
from whichside_rules.postal.engine.state import PostalDraft
from whichside_rules.postal.engine.tasks import Injure


def fall_into_debt(draft: PostalDraft, missing: int) -> None:
    """One worker is injured for every missing dollar, one after the other.

    The amount is fixed before the first injury; Savings never become negative.
    :clause:`postal.debt.definition` :clause:`postal.debt.injure-per-missing-dollar`
    """
    if missing:
        draft.tell(InDebt.of(missing, "postal.debt.definition"))
        now(draft, *(Injure.of("postal.debt.injure-per-missing-dollar"),) * missing)
