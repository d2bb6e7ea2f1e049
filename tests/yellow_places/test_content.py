"""Packs of Yellow Places: how many tiles there may be in hands and on the table."""

from __future__ import annotations

import pytest

from whichside_rules import yellow_places as yp
from whichside_rules.kernel.files.sheet import PackError

PACK = 'format = "whichside-pack/1"\ngame = "yellow_places"\nname = "mine"\n'


def pack(players: int, hand: int, revealed: int) -> yp.YellowContent:
    data = f"[data.hand]\n{players} = {hand}\n[data.revealed]\n{players} = {revealed}\n"
    return yp.pack_content(yp.read_pack(PACK + data, "mine.toml"))


@pytest.mark.parametrize(
    ("players", "hand", "revealed"), [(2, 10, 7), (3, 8, 3), (4, 6, 3), (4, 1, 14)]
)
def test_all_27_tiles_may_be_used(players: int, hand: int, revealed: int) -> None:
    assert pack(players, hand, revealed).hand.of(players) == hand


@pytest.mark.parametrize(
    ("players", "hand", "revealed", "why"),
    [
        (2, 10, 8, "2 hands of 10 and 8 revealed tiles; a hand has at least 1 and there are 27"),
        (3, 8, 4, "3 hands of 8 and 4 revealed tiles; a hand has at least 1 and there are 27"),
        (4, 6, 4, "4 hands of 6 and 4 revealed tiles; a hand has at least 1 and there are 27"),
        (4, 1, 15, "4 players designate 12 establishments, but only 11 bear no cube"),
    ],
)
def test_more_are_refused(players: int, hand: int, revealed: int, why: str) -> None:
    with pytest.raises(PackError) as refused:
        pack(players, hand, revealed)
    assert why in str(refused.value)
