"""What may be given to build a position, by keyword, so that editors complete and check it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from whichside_rules.postal.engine.content import Space
from whichside_rules.postal.engine.state import Ending
from whichside_rules.postal.engine.tasks import Task


class Given(TypedDict, total=False):
    """Fields of :class:`PostalState`, where each is told; ``setup`` and ``phase`` stand apart."""

    strength: int
    savings: int
    risk: int
    unsanitary: int
    police_threat: int
    temporary_cost: int
    healthy: int
    injured: int
    healthy_at: Sequence[Space]
    injured_at: Sequence[Space]
    healthy_done: int
    injured_done: int
    healthy_jailed: int
    injured_jailed: int
    reserve: int
    dead: int
    strike: int
    sabotage: int
    union_agitation: int
    anarchist_agitation: int
    controlled: Sequence[str]
    taken: bool
    agenda: tuple[Task, ...]
    ending: Ending | None
