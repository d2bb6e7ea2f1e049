"""What a table is said to hold and nobody names: so many tiles of a cell, a disc somewhere.

Any tiles and places will do that agree with what was said. Where an answer would be another with
others, nothing is answered: :func:`differs` tells.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from whichside_rules.yellow_places import PLACES, TILES, Place, Tile, tiles_at

MOST_HELD = 6
"""No hand has more tiles; to look through larger ones takes minutes."""


class Count(NamedTuple):
    """So many tiles of a hand are among these."""

    player: str
    among: frozenset[Tile]
    n: int


def hands_of(
    player: str, counts: Iterable[Count], said: Collection[Tile], taken: Collection[Tile]
) -> Iterator[frozenset[Tile]]:
    """The smallest hands that agree with what was said of them, in the order of the tiles.

    Args:
        player: whose.
        counts: what was said of numbers.
        said: the tiles that were named.
        taken: tiles that lie elsewhere.
    """
    own = frozenset(said)
    left = [(one.among, one.n - len(own & one.among)) for one in counts if one.player == player]
    if any(n < 0 for _, n in left):
        return
    wanted = frozenset[Tile]().union(*(among for among, n in left if n))
    full = frozenset[Tile]().union(*(among for among, n in left if not n))
    free = [tile for tile in TILES if tile in wanted - full - own and tile not in taken]
    most = min(sum(n for _, n in left), MOST_HELD)
    for size in range(max((n for _, n in left), default=0), most + 1):
        found = False
        for several in combinations(free, size):
            if all(len(among.intersection(several)) == n for among, n in left):
                found = True
                yield own.union(several)
        if found:
            return


def differs(hands: Iterable[frozenset[Tile]], what: Callable[[frozenset[Tile]], object]) -> bool:
    """Whether something is one thing of one of the hands and another of another."""
    return len({what(hand) for hand in _few(hands, what)}) > 1


def _few(
    hands: Iterable[frozenset[Tile]], what: Callable[[frozenset[Tile]], object]
) -> Iterator[frozenset[Tile]]:
    """The hands up to the first that differs."""
    first: object = None
    for number, hand in enumerate(hands):
        now = what(hand)
        yield hand
        if number and now != first:
            return
        first = now


def best(hands: Iterable[frozenset[Tile]], named: Collection[Tile]) -> frozenset[Tile] | None:
    """A hand with as few of the tiles as can be that are named elsewhere; the first if all have."""
    found = None
    for number, hand in enumerate(hands):
        if not hand.intersection(named):
            return hand
        found = found or hand
        if number > 200:
            break
    return found


def some_tile(taken: Collection[Tile], places: Iterable[Place] = ()) -> Tile | None:
    """A tile that lies nowhere, and before none of the places; one before them if there is none."""
    spoken = frozenset[Tile]().union(*map(tiles_at, places))
    free = [tile for tile in TILES if tile not in taken]
    return next((tile for tile in free if tile not in spoken), next(iter(free), None))


def some_place(taken: Collection[Place], spared: Collection[Tile]) -> Place:
    """A place for a disc where none was named, before none of the tiles if that can be."""
    free = [place for place in PLACES if place not in taken] or list(PLACES)
    return next((one for one in free if not tiles_at(one).intersection(spared)), free[0])
