"""Yellow Places for the conformance suite: its set-ups, packs and every move there is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any, get_args, get_type_hints

from hypothesis import strategies as st

from whichside_rules import yellow_places as yp
from whichside_rules.testing.conformance import Subject

PACKS = {
    "one tile each, little face up": """
        [data.hand]
        2 = 1
        3 = 1
        4 = 1
        [data.revealed]
        2 = 2
        3 = 1
        4 = 0
    """,
    "large hands, one round, few cubes": """
        [data.hand]
        2 = 8
        3 = 6
        4 = 5
        [data.course]
        rounds = 1
        [data.components]
        yellow_cubes = 7
    """,
}


def packed(data: str) -> yp.YellowContent:
    """The content that a pack makes."""
    head = 'format = "whichside-pack/1"\ngame = "yellow_places"\nname = "a test"\n'
    return yp.pack_content(yp.read_pack(head + data, "test.toml"))


@cache
def contents() -> tuple[yp.YellowContent, ...]:
    return (yp.default_content(), *(packed(data) for data in PACKS.values()))


OPTIONS: dict[str, tuple[str, ...]] = {
    field: get_args(options) for field, options in get_type_hints(yp.Readings).items()
}
"""The options of every reading, the default first."""


def setups(*counts: int) -> st.SearchStrategy[yp.Setup]:
    """Set-ups for so many players, with every reading that is possible for them."""

    def of(count: int) -> st.SearchStrategy[yp.Setup]:
        options = OPTIONS
        return st.builds(
            yp.Setup,
            players=st.just(count),
            readings=st.just(yp.Readings())
            | st.builds(yp.Readings, **{f: st.sampled_from(o) for f, o in options.items()}),
            content=st.deferred(lambda: st.just(contents()[0]) | st.sampled_from(contents())),
        ).filter(lambda setup: not list(setup.excluded()))

    return st.one_of([of(count) for count in counts])


@cache
def universe(setup: yp.Setup) -> tuple[Any, ...]:
    """Draws, discs with all cubes, pawns in the right cell and the next, accusations, talk."""
    who, last = setup.seats, setup.seats[-1]
    cells = [(tile, yp.cell_of(tile)) for tile in yp.TILES]
    most = setup.content.hand.of(len(who)) + 1
    some = yp.TILES[::4]
    return (
        *(yp.Draw(tile) for tile in yp.TILES),
        *(yp.PlaceDisc(*move) for move in product(who, yp.PLACES, range(-1, most + 1))),
        *(yp.PlacePawn(player, cell, tile) for player in who for tile, cell in cells),
        *(yp.PlacePawn(last, cell % 9 + 1, tile) for tile, cell in cells),
        *(yp.PassPawn(player) for player in who),
        *(yp.Accuse(*move) for move in product(who, yp.TILES, who)),
        *(yp.Accuse(last, tile, holder) for tile in some for holder in (None, "a stranger")),
        *(yp.Announce(*move) for move in product(who, some)),
        yp.PlaceDisc("a stranger", "tea", 0),
        yp.PlacePawn("a stranger", 1, "1-tea"),
        yp.PassPawn("a stranger"),
        yp.Accuse("a stranger", "1-tea", last),
        yp.Announce("a stranger", "1-tea"),
    )


def mostly_right(rng: random.Random, state: yp.YellowState, actions: Sequence[Any]) -> Any:
    """At random, but mostly right in the conclusion, and for a whole stage with the pawns."""
    players = state.setup.seats
    holder = {
        tile: player for player, hand in zip(players, state.hands, strict=True) for tile in hand
    }
    right = [
        action
        for action in actions
        if (isinstance(action, yp.PlacePawn) and action.tile in holder and state.round % 2)
        or (isinstance(action, yp.Accuse) and holder.get(action.tile) == action.holder)
    ]
    return rng.choice(right if right and rng.randrange(8) else actions)


SUBJECT = Subject(
    game=yp,
    setups=setups(2, 3, 4),
    universe=universe,
    longest=200,
    choose=mostly_right,
)

OTHER_SETUP = yp.Setup(
    colours=("violet", "pink", "green", "blue"), readings=yp.Readings(pawn_duty="optional")
)
"""One that is not the usual one."""
