"""The employers' offensive: the six results of the die (table of die results)."""

from __future__ import annotations

from whichside_rules.kernel.playing.agenda import now
from whichside_rules.postal import cost, employers_strength, gauge
from whichside_rules.postal.engine.events import NothingHappened, ResultApplied
from whichside_rules.postal.engine.state import PostalDraft
from whichside_rules.postal.engine.tasks import Injure


def apply_result(draft: PostalDraft, die: int) -> None:
    """One row of the table.

    :clause:`postal.offensive.1` the Cost of Living, for this turn;
    :clause:`postal.offensive.2` Risk; :clause:`postal.offensive.3` Police Threat;
    :clause:`postal.offensive.4` Unsanitary; :clause:`postal.offensive.5` an injury;
    :clause:`postal.offensive.6` Employers' Strength.
    """
    if die == 1:
        cost.raise_for_this_turn(draft)
    elif die == 2:
        gauge.raise_gauge(draft, "risk", "postal.offensive.2")
    elif die == 3:
        gauge.raise_gauge(draft, "police_threat", "postal.offensive.3")
    elif die == 4:
        gauge.raise_gauge(draft, "unsanitary", "postal.offensive.4")
    elif die == 5:
        now(draft, Injure.of("postal.offensive.5"))
    else:
        employers_strength.lose_a_turn(draft)


def apply_setup_result(draft: PostalDraft, die: int) -> None:
    """The roll that ends the set-up, by the same table.

    By reading R-13 the rows that have no gauge of their own (1 and 5) may be skipped.
    :clause:`postal.setup.initial-roll`
    """
    if die in (1, 5) and draft.setup.readings.setup_roll == "gauges-only":
        draft.tell(NothingHappened.of("row-skipped", "postal.setup.initial-roll"))
    else:
        draft.tell(ResultApplied.of(die, "postal.setup.initial-roll"))
        apply_result(draft, die)
