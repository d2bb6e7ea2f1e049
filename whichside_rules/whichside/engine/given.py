"""What may be given to build a position, by keyword, so that editors complete and check it."""

from __future__ import annotations

from typing import TypedDict

from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.state import (
    Ending,
    Hosted,
    LaidPlan,
    Longer,
    TileState,
)
from whichside_rules.whichside.engine.tasks import Task


class GivenTenement(TypedDict, total=False):
    """Fields of :class:`TenementState`, where each is told; its people are given by name."""

    risk: int
    police: int
    unsanitary: int
    dollars: int
    union: int
    anarchist: int
    strike: int
    sabotage: int
    premises: str | None
    spared: bool
    treated: bool
    night: str | None


class Given(TypedDict, total=False):
    """Fields of :class:`WhichsideState`, where each is told, that have no argument of their own."""

    strength: int
    hours: int
    conditions: int
    wages: int
    first: TenementName
    acting: TenementName | None
    passed: tuple[TenementName, ...]
    tiles: tuple[TileState, ...]
    market: tuple[str, ...]
    stock: Deck[str]
    hosted: Hosted | None
    misfortunes: Deck[str]
    incidents: Deck[str]
    solidarities: Deck[str]
    strategies: Deck[str]
    plans: tuple[LaidPlan, ...]
    step: int
    normals: Deck[str]
    difficults: Deck[str]
    objectives: tuple[str, ...]
    controlled: bool
    converted: tuple[TenementName, ...]
    longer: tuple[Longer, ...]
    agenda: tuple[Task, ...]
    ending: Ending | None
