"""Debt: what happens when the Savings do not cover the Cost of Living (Resolution phase)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.events import InDebt
from whichside_rules.postal.engine.state import PostalDraft, PostalState
from whichside_rules.postal.engine.tasks import Injure


def fall_into_debt(draft: PostalDraft, missing: int) -> None:
    """One worker is injured for every missing dollar, one after the other.

    The amount is fixed before the first injury; Savings never become negative.
    :clause:`postal.debt.definition` :clause:`postal.debt.injure-per-missing-dollar`
    """
    if missing:
        draft.tell(InDebt.of(missing, "postal.debt.definition"))
        now(draft, *(INJURY,) * missing)


INJURY: Final = Injure("postal.debt.injure-per-missing-dollar")
"""What a missing dollar makes due."""


@invariant(PostalState, "postal.debt.definition")
def nothing_left_in_debt(position: PostalState) -> Iterator[Text]:
    """Who is in debt has spent all Savings."""
    if position.savings and INJURY in position.agenda:
        yield words.impossible("savings-in-debt", savings=position.savings)


@invariant(PostalState, "postal.debt.injure-per-missing-dollar")
def several_by_a_debt_only(position: PostalState) -> Iterator[Text]:
    """Only a debt strikes several workers, whom the player names one after the other."""
    naming = [due for due in position.agenda if due.kind not in ("apply-result", "order-results")]
    if len(naming) > 1 and set(naming) != {INJURY}:
        asked = tuple(words.question(due.kind) for due in naming)
        yield words.impossible("several-due", question=asked)
