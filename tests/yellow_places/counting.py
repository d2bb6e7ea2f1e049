"""Every deal that agrees with what a player sees, by trying: no part of the library is asked.

What can be seen is read from the position itself, so that the views are not their own judge.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from whichside_rules.yellow_places import TILES, Tile, YellowState

Hands = dict[str, tuple[Tile, ...]]
"""The hidden tiles of the other players."""


def at(tile: str, place: str) -> bool:
    """Whether a disc at a place speaks of a tile, by the picture of the board."""
    cell, kind = tile.split("-")
    line, _, number = place.partition("-")
    rows, columns = ("123", "456", "789"), ("147", "258", "369")
    if line == "row":
        return cell in rows[int(number) - 1]
    return cell in columns[int(number) - 1] if line == "column" else kind == place


def hidden_from(state: YellowState, player: str) -> list[Tile]:
    """The tiles of which a player cannot see where they are."""
    seen = {*state.hands[state.setup.seats.index(player)], *state.revealed}
    seen |= {one.tile for one in state.designations}
    seen |= {one.tile for one in state.accusations if one.right}
    return [tile for tile in TILES if tile not in seen]


def fits(state: YellowState, holder: str, hand: Sequence[Tile]) -> bool:
    """Whether a hand agrees with the discs of its holder and with a wrong accusation."""
    for disc in state.discs:
        if disc.player == holder and sum(at(tile, disc.place) for tile in hand) != disc.cubes:
            return False
    return not any(
        one.tile in hand and holder in (one.player, one.holder)
        for one in state.accusations
        if not one.right
    )


def deals(state: YellowState, player: str) -> Iterator[Hands]:
    """Every deal that agrees with what a player sees, each once."""
    sizes = {
        name: len(hand)
        for name, hand in zip(state.setup.seats, state.hands, strict=True)
        if name != player
    }

    def share(names: list[str], left: list[Tile]) -> Iterator[Hands]:
        if not names:
            yield {}
            return
        for hand in itertools.combinations(left, sizes[names[0]]):
            if fits(state, names[0], hand):
                rest = [tile for tile in left if tile not in hand]
                for hands in share(names[1:], rest):
                    yield {names[0]: hand, **hands}

    yield from share(list(sizes), hidden_from(state, player))
