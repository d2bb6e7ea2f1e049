"""Deals anew: every deal that a player considers possible comes up as often as any other.

Counted, not sampled, and compared with deals found by trying.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.yellow_places.counting import deals
from tests.yellow_places.subject import packed
from whichside_rules import yellow_places as yp
from whichside_rules.testing.counting import every_way

MUCH_FACE_UP = """
    [data.hand]
    2 = 3
    [data.revealed]
    2 = 17
"""


@pytest.mark.parametrize(
    "discs",
    [(), (("green", "tea"),), (("green", "row-3"), ("violet", "bakery"))],
    ids=["no disc", "one disc", "two discs"],
)
def test_every_deal_that_agrees_comes_up_equally_often(
    discs: tuple[tuple[str, yp.Place], ...],
) -> None:
    setup = yp.Setup(colours=("violet", "green"), content=packed(MUCH_FACE_UP))
    own, theirs, rest = yp.TILES[:3], yp.TILES[24:26], yp.TILES[26:]
    state = yp.position(
        setup=setup,
        phase="conclusion",
        hands={"violet": own, "green": theirs},
        revealed=yp.TILES[3:20],
        missed=yp.TILES[20:23],
        found={yp.TILES[23]: "green"},
        discs=discs,
    )
    assert rest
    found = every_way(lambda generator: yp.redealt(state, "violet", generator))
    possible = [deal["green"] for deal in deals(state, "violet")]
    assert {world.hands[1] for world in found} == {tuple(hand) for hand in possible}
    assert set(found.values()) == {Fraction(1, len(possible))}
    assert {world.hands[0] for world in found} == {own}
