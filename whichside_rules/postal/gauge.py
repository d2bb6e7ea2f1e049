"""Risk, Unsanitary and Police Threat: what happens when they fill up (Actions, gauges)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.refusal import MissingContent
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.content import Gauge
from whichside_rules.postal.engine.events import GaugeFull, GaugeMoved, GaugeReset, NothingHappened
from whichside_rules.postal.engine.state import PostalDraft, PostalState
from whichside_rules.postal.engine.tasks import Injure, Jail


def on_the_last_box(gauge: Gauge) -> Injure | Jail:
    """What a full gauge does at once: two injure somebody, the Police Threat jails.

    :clause:`postal.gauge.hurt.risk` :clause:`postal.gauge.hurt.unsanitary`
    :clause:`postal.gauge.jail.trigger`
    """
    if gauge == "police_threat":
        return Jail.of()
    return Injure.of(
        "postal.gauge.hurt.risk" if gauge == "risk" else "postal.gauge.hurt.unsanitary"
    )


def raise_gauge(draft: PostalDraft, gauge: Gauge, clause: str) -> None:
    """A gauge goes up by 1; on its last box (Hurt or jail) it injures or jails somebody at once.

    Raises:
        MissingContent: the content does not say which box is the last; the book's picture is lost.

    :clause:`postal.gauge.hurt.risk` :clause:`postal.gauge.hurt.unsanitary`
    :clause:`postal.gauge.jail.trigger` :clause:`postal.phase.workers.indirect-effects`
    :clause:`postal.gauge.meaning` :clause:`postal.component.area.gauge-risk`
    :clause:`postal.component.area.gauge-unsanitary` :clause:`postal.component.area.gauge-police`
    """
    reached = getattr(draft, gauge) + 1
    setattr(draft, gauge, reached)
    draft.tell(GaugeMoved.of(gauge, reached, clause))
    last_box = getattr(draft.setup.content.last_box, gauge)
    if last_box is None:
        raise MissingContent(f"last_box.{gauge}")
    if reached < last_box:
        return
    effect = on_the_last_box(gauge)
    draft.tell(GaugeFull.of(gauge, effect.clause))
    reset(draft, gauge)
    now(draft, effect)


def reset(draft: PostalDraft, gauge: Gauge) -> None:
    """The gauge that caused the event goes back to 0, and only that one.

    :clause:`postal.gauge.hurt.reset` :clause:`postal.gauge.jail.reset`
    """
    setattr(draft, gauge, 0)
    jail = gauge == "police_threat"
    clause = "postal.gauge.jail.reset" if jail else "postal.gauge.hurt.reset"
    draft.tell(GaugeReset.of(gauge, clause))


def lower_gauge(draft: PostalDraft, gauge: Gauge, clause: str, on_zero: str) -> None:
    """A gauge goes down by 1, never below 0; on 0 the action passes without effect.

    ``on_zero`` is the clause that says so. :clause:`postal.action.tenement.floor-zero`
    """
    before = getattr(draft, gauge)
    if not before:
        draft.tell(NothingHappened.of("gauge-empty", on_zero))
        return
    reached = before - 1
    setattr(draft, gauge, reached)
    draft.tell(GaugeMoved.of(gauge, reached, clause))


@invariant(PostalState, "postal.gauge.hurt.reset")
def hurt_at_once(position: PostalState) -> Iterator[Text]:
    """Risk and Unsanitary never stand on their last box."""
    return _below_the_last_box(position, "risk", "unsanitary")


@invariant(PostalState, "postal.gauge.jail.reset")
def jailed_at_once(position: PostalState) -> Iterator[Text]:
    """Police Threat never stands on its last box."""
    return _below_the_last_box(position, "police_threat")


def _below_the_last_box(position: PostalState, *gauges: Gauge) -> Iterator[Text]:
    for gauge in gauges:
        at, box = getattr(position, gauge), getattr(position.setup.content.last_box, gauge)
        if box is not None and at >= box:
            yield words.impossible("gauge-full", gauge=gauge, at=at, box=box, below=box - 1)


@invariant(PostalState, "postal.gauge.hurt.reset")
def empty_while_it_hurts(position: PostalState) -> Iterator[Text]:
    """Risk or Unsanitary is back on 0 while the injury that it set off is due."""
    return _empty_while_due(position, "risk", "unsanitary")


@invariant(PostalState, "postal.gauge.jail.reset")
def empty_while_it_jails(position: PostalState) -> Iterator[Text]:
    """So is Police Threat while it sends somebody to jail."""
    return _empty_while_due(position, "police_threat")


def _empty_while_due(position: PostalState, *gauges: Gauge) -> Iterator[Text]:
    for gauge in gauges:
        at = getattr(position, gauge)
        if at and on_the_last_box(gauge) in position.agenda:
            yield words.impossible("gauge-not-reset", gauge=gauge, at=at)
