"""The Anarchy for the conformance suite: its set-ups, packs and moves worth a trial."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any, get_args, get_type_hints

from hypothesis import strategies as st

from whichside_rules import anarchy
from whichside_rules.anarchy.draw import HEAPS
from whichside_rules.testing.conformance import Subject

PACKS = {
    "four zones, small hands": """
        [data.box]
        zones = ["mughals", "rajputana", "punjab", "sindh"]
        [data.start]
        hand = 3
        [data.income]
        goal = 6
    """,
    "a low aim, much money": """
        [data.income]
        goal = 7
        [data.start]
        rupees = 40
    """,
}


def packed(data: str) -> anarchy.AnarchyContent:
    """The content that a pack makes."""
    head = 'format = "whichside-pack/1"\ngame = "anarchy"\nname = "a test"\n'
    return anarchy.pack_content(anarchy.read_pack(head + data, "test.toml"))


@cache
def contents() -> tuple[anarchy.AnarchyContent, ...]:
    return (anarchy.default_content(), *(packed(data) for data in PACKS.values()))


OPTIONS: dict[str, tuple[str, ...]] = {
    field: get_args(options) for field, options in get_type_hints(anarchy.Readings).items()
}
"""The options of every reading, the default first."""


def setups(*counts: int) -> st.SearchStrategy[anarchy.Setup]:
    """Set-ups for so many players, with every reading."""
    readings = st.builds(anarchy.Readings, **{f: st.sampled_from(o) for f, o in OPTIONS.items()})
    return st.builds(
        anarchy.Setup,
        players=st.sampled_from(counts),
        readings=st.just(anarchy.Readings()) | readings,
        content=st.deferred(lambda: st.just(contents()[0]) | st.sampled_from(contents())),
    )


OF_A_CARD = (
    anarchy.Lay,
    anarchy.Coup,
    anarchy.Follow,
    anarchy.Replace,
    anarchy.Name,
    anarchy.Discard,
    anarchy.Doomed,
)
"""The moves of a player with a card."""
MOST_MONEY = 300
"""More than anybody has in the games that are played here."""


@cache
def universe(setup: anarchy.Setup) -> tuple[Any, ...]:
    """Every move that can be legal, and some that never are."""
    who, cards, zones = setup.seats, setup.content.card_ids, setup.content.zone_ids
    leaders = [card for card in cards if anarchy.leads(setup, card)]
    named = [
        (card, leader)
        for card, leader in product(cards, leaders)
        if setup.content.card(card).zone == setup.content.card(leader).zone
    ]
    if setup.readings.governments == "one":
        named = named[:20]
    return (
        *(anarchy.Come(card) for card in cards),
        *(anarchy.Flip(one) for one in who),
        *(anarchy.Pay(player, number) for player in who for number in range(26)),
        *(anarchy.Draw(player, heap) for player in who for heap in HEAPS),
        *(kind(player, card) for kind in OF_A_CARD for player in who for card in cards),
        *(anarchy.Follow(player, *pair) for player in who for pair in named),
        *(anarchy.Replace(player, *pair) for player in who for pair in named),
        *(anarchy.Attack(*move) for move in product(who, zones, zones)),
        *(anarchy.Bid(player, rupees) for player in who for rupees in range(MOST_MONEY)),
        *(anarchy.Done(player) for player in who),
        *(kind("a stranger", cards[0]) for kind in OF_A_CARD),
        *(kind(who[0], "no-such-card") for kind in OF_A_CARD),
        anarchy.Attack(who[0], "no-such-zone", zones[0]),
        anarchy.Attack(who[0], zones[0], "no-such-zone"),
        anarchy.Come("no-such-card"),
        anarchy.Flip("a stranger"),
    )


def with_zeal(rng: random.Random, state: anarchy.AnarchyState, actions: Sequence[Any]) -> Any:
    """At random, but mostly doing something while something can be done."""
    idle = (anarchy.Done, anarchy.Replace)
    busy = [move for move in actions if not isinstance(move, idle)]
    return rng.choice(busy if busy and rng.randrange(4) else actions)


SUBJECT = Subject(
    game=anarchy,
    setups=setups(2, 3, 4, 5, 6),
    universe=universe,
    longest=30_000,
    choose=with_zeal,
    games=6,
    moves_looked_at=150,
)

OTHER_SETUP = anarchy.Setup(players=4, readings=anarchy.Readings(rebuilding="own-zone"))
"""One that is not the usual one."""
