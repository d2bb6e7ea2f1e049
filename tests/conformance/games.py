"""The games under test. A new game is one line in ``GAMES`` and one function that describes it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any, get_args, get_type_hints

from hypothesis import strategies as st

from tests.conformance.checks import Adapter
from tests.yellow_places.deals import another_deal
from whichside_rules import postal
from whichside_rules import yellow_places as yp

# The postal game --------------------------------------------------------------------------------

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

POSTAL_SETUPS = st.builds(
    postal.Setup,
    mode=st.sampled_from((None, *postal.MODES)),
    readings=READINGS,
    content=st.deferred(lambda: st.just(contents()[0]) | st.sampled_from(contents())),
)


@cache
def postal_universe(setup: postal.Setup) -> tuple[Any, ...]:
    """All modes, dice, spaces by condition and choice, namings, means, and one unknown means."""
    conditions: tuple[Any, ...] = ("healthy", "injured")
    choices: tuple[Any, ...] = (None, "risk", "unsanitary", "free", "police_threat")
    purposes: tuple[Any, ...] = ("injure", "jail", "heal", "free")
    places: tuple[Any, ...] = (*postal.SPACES, "waiting", "done", "jail")
    faces = range(1, 7)
    return (
        *(postal.ChooseMode(mode) for mode in postal.MODES),
        postal.BeginTurn(),
        *(postal.Roll(dice) for dice in ((), (1, 1, 1), *product(faces), *product(faces, faces))),
        *(postal.ApplyFirst(die) for die in faces),
        *(postal.PlaceWorker(*move) for move in product(postal.SPACES, conditions)),
        *(postal.Act(*move) for move in product(postal.SPACES, choices, conditions)),
        *(postal.Choose(*move) for move in product(purposes, conditions, places)),
        postal.Pay(),
        *(postal.Take(means.id) for means in setup.content.means),
        postal.Take("the moon"),
        postal.EndTurn(),
    )


def postal_choice(rng: random.Random, state: postal.PostalState, actions: Sequence[Any]) -> Any:
    """At random, but a means of production that can be taken mostly is."""
    takes = [action for action in actions if isinstance(action, postal.Take)]
    return rng.choice(takes if takes and rng.randrange(4) else actions)


def postal_game() -> Adapter:
    return Adapter(
        game=postal,
        setups=POSTAL_SETUPS,
        universe=postal_universe,
        longest=2_000,
        choose=postal_choice,
    )


# Yellow Places ----------------------------------------------------------------------------------

YELLOW_PACKS = {
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


def yellow_pack(data: str) -> yp.YellowContent:
    """The content that a pack makes."""
    head = 'format = "whichside-pack/1"\ngame = "yellow_places"\nname = "a test"\n'
    return yp.pack_content(yp.read_pack(head + data, "test.toml"))


@cache
def yellow_contents() -> tuple[yp.YellowContent, ...]:
    return (yp.default_content(), *(yellow_pack(data) for data in YELLOW_PACKS.values()))


YELLOW_OPTIONS: dict[str, tuple[str, ...]] = {
    field: get_args(options) for field, options in get_type_hints(yp.Readings).items()
}
"""The options of every reading, the default first."""


def yellow_setups(*counts: int) -> st.SearchStrategy[yp.Setup]:
    """Set-ups for so many players, with every reading that is possible for them."""

    def of(count: int) -> st.SearchStrategy[yp.Setup]:
        options = YELLOW_OPTIONS
        return st.builds(
            yp.Setup,
            players=st.just(yp.COLOURS[:count]),
            readings=st.just(yp.Readings())
            | st.builds(yp.Readings, **{f: st.sampled_from(o) for f, o in options.items()}),
            content=st.deferred(
                lambda: st.just(yellow_contents()[0]) | st.sampled_from(yellow_contents())
            ),
        ).filter(lambda setup: not list(setup.excluded()))

    return st.one_of([of(count) for count in counts])


@cache
def yellow_universe(setup: yp.Setup) -> tuple[Any, ...]:
    """Draws, discs with all cubes, pawns in the right cell and the next, accusations, talk."""
    who, last = setup.players, setup.players[-1]
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


def yellow_choice(rng: random.Random, state: yp.YellowState, actions: Sequence[Any]) -> Any:
    """At random, but mostly right in the conclusion, and for a whole stage with the pawns."""
    players = state.setup.players
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


def yellow_same_for(state: yp.YellowState, player: str) -> list[yp.YellowState]:
    """Other deals that agree with all that a player can see."""
    return [another_deal(state, player, random.Random(seed)) for seed in range(2)]


def yellow_game() -> Adapter:
    game: Any = yp
    return Adapter(
        game=game,
        setups=yellow_setups(2, 3, 4),
        universe=yellow_universe,
        longest=200,
        same_for=yellow_same_for,
        choose=yellow_choice,
    )


GAMES: tuple[Adapter, ...] = (postal_game(), yellow_game())
