"""The postal game for the conformance suite: its set-ups, packs and every move there is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

from hypothesis import strategies as st

from whichside_rules import postal
from whichside_rules.testing.conformance import Subject

PACKS = {
    "short gauges": """
        [data.last_box]
        risk = 1
        unsanitary = 2
        police_threat = 3
    """,
    "long gauges, other double spaces": """
        [data.last_box]
        risk = 9
        unsanitary = 7
        police_threat = 12
        [data.uses]
        local_union = 1
        printing_press = 1
        political_cafe = 2
        chemistry_workshop = 2
    """,
    "a crowd for whom there is no room": """
        [data.cubes]
        workers = 20
        [data.start]
        workers = 16
        savings = 90
        [data.uses]
        tenement = 1
        east_river_docks = 1
        triangle_shirtwaist = 1
        newtown_creek = 1
        greenwich_village = 1
        tenderloin = 2
    """,
    "a short and rough game": """
        [data.strength]
        last_box = 4
        two_dice = [1, 2, 4]
        [data.last_box]
        risk = 2
        unsanitary = 2
        police_threat = 1
        [data.start]
        workers = 2
        savings = 0
        [data.price]
        printing_press = 3
    """,
    "everything is cheap": """
        [data.wages]
        triangle_shirtwaist = 9
        [data.cost]
        worker = 0
        injury = 2
        [data.means]
        8usd = { dollars = 1 }
        ours = { strike = 1, name = "Ours" }
        strike-union = { strike = 0, union_agitation = 1 }
    """,
}


def packed(data: str) -> postal.PostalContent:
    """The content that a pack makes."""
    head = 'format = "whichside-pack/1"\ngame = "postal"\nname = "a test"\n'
    return postal.pack_content(postal.read_pack(head + data, "test.toml"))


@cache
def contents() -> tuple[postal.PostalContent, ...]:
    return (postal.default_content(), *(packed(data) for data in PACKS.values()))


OPTIONS: dict[str, tuple[str, ...]] = {
    field: get_args(options) for field, options in get_type_hints(postal.Readings).items()
}
"""The options of every reading, the default first."""

READINGS = st.just(postal.Readings()) | st.builds(
    postal.Readings, **{field: st.sampled_from(options) for field, options in OPTIONS.items()}
)

SETUPS = st.builds(
    postal.Setup,
    mode=st.sampled_from((None, *postal.MODES)),
    readings=READINGS,
    content=st.deferred(lambda: st.just(contents()[0]) | st.sampled_from(contents())),
)


@cache
def universe(setup: postal.Setup) -> tuple[Any, ...]:
    """Every move that can be thought of, as it follows from the operations."""
    return tuple(postal.RULES.moves(setup))


def mostly_take(rng: random.Random, state: postal.PostalState, actions: Sequence[Any]) -> Any:
    """At random, but a means of production that can be taken mostly is."""
    takes = [action for action in actions if isinstance(action, postal.Take)]
    return rng.choice(takes if takes and rng.randrange(4) else actions)


SUBJECT = Subject(game=postal, setups=SETUPS, longest=2_000, choose=mostly_take)

OTHER_SETUP = postal.Setup(mode="hard", readings=postal.Readings(six_on_ten="play-on"))
"""One that is not the usual one."""
