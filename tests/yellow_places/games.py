"""Positions of random games, for the tests of views and deduction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import strategies as st

from tests.yellow_places.subject import SUBJECT, setups
from whichside_rules import yellow_places as yp
from whichside_rules.testing.conformance import Step, walk
from whichside_rules.yellow_places.engine.content import ByPlayers

SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def walks(draw: Callable[..., Any], *counts: int) -> list[Step]:
    """The steps of a random game for so many players (2 to 4 if not said)."""
    return walk(SUBJECT, draw(setups(*(counts or (2, 3, 4)))), draw(SEEDS))


@st.composite
def positions(draw: Callable[..., Any], *counts: int, dealt: bool = False) -> yp.YellowState:
    """Any position of a random game; on demand only after the deal."""
    steps = draw(walks(*counts))
    states = [step.before for step in steps] + [steps[-1].after]
    wanted = [one for one in states if not dealt or one.phase != "deal"]
    state: yp.YellowState = draw(st.sampled_from(wanted))
    return state


def much_face_up(hand: int) -> yp.YellowContent:
    """Small hands, and as many tiles face up as leave enough for the pawns of three rounds."""
    rest = len(yp.TILES) - hand
    return yp.YellowContent(
        hand=ByPlayers(hand, hand, hand),
        revealed=ByPlayers(*(rest - 3 * players for players in (2, 3, 4))),
        rounds=3,
        yellow_cubes=20,
    )


def settled(tiles: Sequence[yp.Tile], pawns: int) -> dict[str, Any]:
    """Neutral cubes for a position: so many put there by pawns, the others at the set-up."""
    return {"missed": tiles[:pawns], "revealed": tiles[pawns:]}
