"""Risk, Unsanitary and Police Threat: what happens when they fill up (Actions, gauges)."""

from __future__ import annotations

from whichside_rules.kernel.refusal import MissingContent
from whichside_rules.postal.content import Gauge
from whichside_rules.postal.events import GaugeFull, GaugeMoved, GaugeReset
from whichside_rules.postal.state import Due, Position, PostalDraft

HURT_BY_RISK = Due("injure", "postal.gauge.hurt.risk")
HURT_BY_UNSANITARY = Due("injure", "postal.gauge.hurt.unsanitary")
JAILED_BY_POLICE = Due("jail", "postal.gauge.jail.trigger")


def level(position: Position, gauge: Gauge) -> int:
    """Where a gauge stands. :clause:`postal.gauge.meaning`"""
    if gauge == "risk":
        return position.risk
    return position.unsanitary if gauge == "unsanitary" else position.police_threat


def last_box(position: Position, gauge: Gauge) -> int:
    """The box on which a gauge hurts (Hurt) or jails (jail).

    Raises:
        MissingContent: the content does not say; the book's picture is lost.
    """
    boxes = position.setup.content.last_box
    if gauge == "risk":
        box = boxes.risk
    else:
        box = boxes.unsanitary if gauge == "unsanitary" else boxes.police_threat
    if box is None:
        raise MissingContent(f"last_box.{gauge}")
    return box


def raise_gauge(draft: PostalDraft, gauge: Gauge, clause: str) -> None:
    """A gauge goes up by 1; on its last box it injures or jails somebody at once.

    :clause:`postal.gauge.hurt.risk` :clause:`postal.gauge.hurt.unsanitary`
    :clause:`postal.gauge.jail.trigger` :clause:`postal.phase.workers.indirect-effects`
    """
    reached = level(draft, gauge) + 1
    _set(draft, gauge, reached)
    draft.tell(GaugeMoved, gauge, reached, clause)
    if reached < last_box(draft, gauge):
        return
    if gauge == "risk":
        effect = HURT_BY_RISK
    else:
        effect = HURT_BY_UNSANITARY if gauge == "unsanitary" else JAILED_BY_POLICE
    draft.tell(GaugeFull, gauge, effect.clause)
    reset(draft, gauge)
    draft.due = (*draft.due, effect)


def reset(draft: PostalDraft, gauge: Gauge) -> None:
    """The gauge that caused the event goes back to 0, and only that one.

    :clause:`postal.gauge.hurt.reset` :clause:`postal.gauge.jail.reset`
    """
    _set(draft, gauge, 0)
    jail = gauge == "police_threat"
    draft.tell(GaugeReset, gauge, "postal.gauge.jail.reset" if jail else "postal.gauge.hurt.reset")


def lower_gauge(draft: PostalDraft, gauge: Gauge, clause: str) -> None:
    """A gauge goes down by 1, never below 0. :clause:`postal.action.tenement.floor-zero`"""
    reached = max(0, level(draft, gauge) - 1)
    _set(draft, gauge, reached)
    draft.tell(GaugeMoved, gauge, reached, clause)


def _set(draft: PostalDraft, gauge: Gauge, to: int) -> None:
    if gauge == "risk":
        draft.risk = to
    elif gauge == "unsanitary":
        draft.unsanitary = to
    else:
        draft.police_threat = to
