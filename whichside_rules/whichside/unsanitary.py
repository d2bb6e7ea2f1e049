"""Unsanitary conditions (General concepts): the gauge, its overflow, what a clean home spares."""

from __future__ import annotations

from whichside_rules.kernel.playing.agenda import now
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import GaugeMoved, GaugeStays, Spared
from whichside_rules.whichside.engine.state import Position, WhichsideDraft
from whichside_rules.whichside.engine.tasks import Strike
from whichside_rules.whichside.engine.tenements import open_tenement, tenement_of

LAST = 5
"""The last cell. :clause:`whichside.unsanitary.overflow`"""


def rise(draft: WhichsideDraft, name: TenementName, by: int, clause: str) -> None:
    """The conditions get worse; each step beyond the last cell costs a character health.

    :clause:`whichside.unsanitary.overflow`
    """
    tenement = open_tenement(draft, name)
    reached = min(LAST, tenement.unsanitary + by)
    beyond = tenement.unsanitary + by - reached
    if reached != tenement.unsanitary:
        tenement.unsanitary = reached
        draft.tell(GaugeMoved.of(name, "unsanitary", reached, clause))
    else:
        draft.tell(GaugeStays.of(name, "unsanitary", "whichside.unsanitary.overflow"))
    for _ in range(beyond):
        now(draft, Strike.of(name, None, 1, "whichside.unsanitary.overflow"))


def fall(draft: WhichsideDraft, name: TenementName, by: int, clause: str) -> None:
    """The conditions get better, down to 0. :clause:`whichside.unsanitary.definition`"""
    tenement = open_tenement(draft, name)
    reached = max(0, tenement.unsanitary - by)
    if reached != tenement.unsanitary:
        tenement.unsanitary = reached
        draft.tell(GaugeMoved.of(name, "unsanitary", reached, clause))


def spares(position: Position, name: TenementName) -> bool:
    """Whether a clean home spares the next loss of health: once per turn.

    :clause:`whichside.unsanitary.zero-shield`
    """
    tenement = tenement_of(position, name)
    return tenement.unsanitary == 0 and not tenement.spared


def spare(draft: WhichsideDraft, name: TenementName) -> None:
    """The loss is spared. :clause:`whichside.unsanitary.zero-shield`"""
    open_tenement(draft, name).spared = True
    draft.tell(Spared.of(name, "whichside.unsanitary.zero-shield"))
