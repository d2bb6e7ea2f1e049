"""What is hidden: the hands, and the tiles that lie face down."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from whichside_rules.kernel.playing.veil import Veil
from whichside_rules.kernel.values.value import unchecked
from whichside_rules.yellow_places import goal
from whichside_rules.yellow_places.engine.content import TILES
from whichside_rules.yellow_places.engine.state import YellowState
from whichside_rules.yellow_places.engine.view import Found, YellowView
from whichside_rules.yellow_places.table.deduction import who_holds


def view(see: Any) -> YellowView:
    """What a player may know.

    :clause:`yellow_places.setup.board-centre` :clause:`yellow_places.setup.no-communication`
    :clause:`yellow_places.setup.undealt-tiles`
    """
    seen = SimpleNamespace(
        player=see.player,
        setup=see.setup,
        phase=see.phase,
        round=see.round,
        hand=see.hands[see.setup.seats.index(see.player)],
        held=tuple(map(len, see.hands)),
        discs=see.discs,
        neutral=goal.neutral(see),
        found=tuple(Found(tile, holder) for tile, holder in goal.found(see)),
        designations=see.designations,
        passed=see.passed,
        accusations=see.accusations,
        ending=see.ending,
    )
    return unchecked(YellowView, seen)


VEIL = Veil(
    YellowState,
    open=(
        "setup",
        "phase",
        "round",
        "revealed",
        "discs",
        "designations",
        "passed",
        "accusations",
        "ending",
    ),
    hands={"hands": "deck"},
    known={"hands": None},
    piles={"deck": None},
    view=view,
    order=TILES.index,
    deduced=who_holds,
)
"""Each player sees the own hand; of the others, and of what lies face down, how many tiles."""
