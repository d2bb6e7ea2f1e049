"""Simulating Yellow Places: views only, whoever plays; the same games whoever shares them out."""

from __future__ import annotations

import pickle
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from fractions import Fraction
from multiprocessing import get_context
from typing import Any

import pytest

from tests.yellow_places.games import much_face_up, settled
from whichside_rules import postal, yellow_places as yp
from whichside_rules.kernel.playing.game import Game
from whichside_rules.policies import Seats, eagerness, name_of, policies_of, random_player
from whichside_rules.policies.postal import careful_postal
from whichside_rules.policies.yellow_places import (
    DeductionPlayer,
    deduction_yellow,
    yellow_measures,
)
from whichside_rules.simulate import (
    SimulationError,
    find_game,
    first_to_act,
    play_one,
    seats,
    simulate,
)

SETUP = yp.Setup()
GAME = find_game("yellow_places")
YP: Game = GAME


def setup_of(players: int, **readings: Any) -> yp.Setup:
    return yp.Setup(players=players, readings=yp.Readings(**readings))


# Views only ---------------------------------------------------------------------------------------


def reachable(thing: Any, seen: set[int] | None = None) -> list[Any]:
    """Everything that a value holds, however deep."""
    seen = set() if seen is None else seen
    if id(thing) in seen or isinstance(thing, (str, int, Fraction, type(None))):
        return []
    seen.add(id(thing))
    parts = thing if isinstance(thing, (tuple, list, frozenset)) else ()
    names = getattr(type(thing), "__dataclass_fields__", {})
    inside = [*parts, *(getattr(thing, name) for name in names)]
    return [thing, *(deep for part in inside for deep in reachable(part, seen))]


class Watcher:
    """Plays at random and keeps whatever it is given."""

    def __init__(self, inner: Any = random_player) -> None:
        self.given: list[tuple[Any, ...]] = []
        self.inner = inner

    def __call__(
        self, game: Any, view: Any, actions: Sequence[Any], generator: random.Random
    ) -> Any:
        self.given.append((game, view, tuple(actions)))
        return self.inner(game, view, actions, generator)

    def eagerness(
        self, game: Any, view: Any, actions: Sequence[Any], generator: random.Random
    ) -> Fraction:
        self.given.append((game, view, tuple(actions)))
        return eagerness(self.inner, game, view, actions, generator)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_policy_gets_the_view_of_its_own_seat_and_nothing_else(players: int) -> None:
    setup = setup_of(players)
    table = {player: Watcher() for player in setup.seats}
    play_one(GAME, setup, table, random.Random(3))
    for player, watcher in table.items():
        assert watcher.given
        for game, view, actions in watcher.given:
            assert game is yp
            assert type(view) is yp.YellowView
            assert view.player == player
            assert {action.player for action in actions} == {player}
            kinds = {type(part) for part in reachable((view, actions))}
            assert yp.YellowState not in kinds
            assert not hasattr(view, "hands")
            assert not hasattr(view, "deck")


def test_what_a_policy_gets_does_not_change_with_what_it_cannot_see() -> None:
    hands = {"green": ["1-tea"], "pink": ["2-tea"], "blue": ["9-bakery"]}
    other = {"green": ["1-tea"], "pink": ["9-bakery"], "blue": ["2-tea"]}
    for one in (deduction_yellow, random_player):
        chosen = []
        for dealt in (hands, other):
            state = yp.position(hands=dealt)  # type: ignore[arg-type]
            view = yp.observation(state, "green")
            actions = yp.legal_actions(state, "green")
            chosen.append(one(YP, view, actions, random.Random(1)))
        assert chosen[0] == chosen[1]


def test_the_postal_player_gets_a_view_as_well() -> None:
    watcher = Watcher(careful_postal)
    play_one(find_game("postal"), postal.Setup(), watcher, random.Random(1))
    assert {type(view) for _, view, _ in watcher.given} == {postal.PostalObservation}


# Who goes first -----------------------------------------------------------------------------------


class Eagerly(DeductionPlayer):
    """As eager as it is told."""

    def __init__(self, most: Fraction) -> None:
        self.most = most

    def eagerness(
        self, game: Any, view: Any, actions: Sequence[Any], generator: random.Random
    ) -> Fraction:
        return self.most


def test_the_most_eager_goes_first_and_then_the_order_of_sitting() -> None:
    state = yp.position(hands={"green": ["1-tea"], "pink": ["2-tea"], "blue": ["9-bakery"]})
    asked = ("green", "pink", "blue")
    luck = {player: random.Random(player) for player in asked}

    def first(*eager: int) -> str:
        at = {player: Eagerly(Fraction(most, 9)) for player, most in zip(asked, eager, strict=True)}
        return first_to_act(GAME, state, asked, at, luck)

    assert first(1, 2, 3) == "blue"
    assert first(2, 2, 1) == "green"
    assert first(0, 5, 5) == "pink"
    assert first_to_act(GAME, state, asked, dict.fromkeys(asked, random_player), luck)


def test_who_is_certain_accuses_first() -> None:
    # Two tiles are open, and green's disc says which of them green holds.
    state = yp.position(
        setup=yp.Setup(content=much_face_up(2)),
        phase="conclusion",
        hands={"green": ["1-tea"], "pink": []},
        **settled([tile for tile in yp.TILES if tile not in ("1-tea", "2-tea")], 9),
        discs=[("green", "column-1")],
    )
    seen = {
        player: eagerness(
            deduction_yellow,
            YP,
            yp.observation(state, player),
            yp.legal_actions(state, player),
            random.Random(1),
        )
        for player in ("pink", "blue")
    }
    assert seen == {"pink": Fraction(1), "blue": Fraction(1)}
    view = yp.observation(state, "pink")
    choice = deduction_yellow(YP, view, yp.legal_actions(state, "pink"), random.Random(1))
    assert choice == yp.Accuse("pink", "1-tea", "green")


# The deducing player ------------------------------------------------------------------------------


def hands_that_agree(view: yp.YellowView, move: yp.PlaceDisc) -> int:
    """The same count, hand by hand."""
    from itertools import combinations

    rules = [(d.place, d.cubes) for d in view.discs if d.player == view.player]
    rules.append((move.place, move.cubes))
    unknown = [tile for tile in yp.TILES if tile not in view.known]
    return sum(
        all(len(yp.tiles_at(place) & set(hand)) == cubes for place, cubes in rules)
        for hand in combinations(unknown, len(view.hand))
    )


@pytest.mark.parametrize("discs", [[], [("green", "tea")], [("green", "tea"), ("green", "row-2")]])
def test_the_disc_leaves_the_fewest_hands(discs: list[Any]) -> None:
    state = yp.position(
        hands={"green": ["1-tea", "5-tea", "9-bakery"]},
        revealed=["2-tea", "3-bakery", "6-restaurant"],
        discs=discs,
        in_round=len(discs) + 1,
    )
    view = yp.observation(state, "green")
    actions: Any = yp.legal_actions(state, "green")
    counts = {move: hands_that_agree(view, move) for move in actions}
    chosen: Any = deduction_yellow(YP, view, actions, random.Random(1))
    assert counts[chosen] == min(counts.values())


def test_the_pawn_goes_where_least_is_certain_and_no_luck_is_asked_for() -> None:
    class Refuses(random.Random):
        def random(self) -> float:
            raise AssertionError("asked for luck")

    free = ("1-tea", "1-bakery", "2-tea")
    own: list[yp.Tile] = ["9-restaurant", "9-bakery"]
    state = yp.position(
        setup=yp.Setup(content=much_face_up(2)),
        phase="pawns",
        in_round=3,
        hands={"green": own, "pink": ["1-tea", "2-tea"]},
        **settled([tile for tile in yp.TILES if tile not in (*free, *own)], 6),
        discs=[("pink", "column-2"), ("green", "tea"), ("blue", "tea")],
    )
    view = yp.observation(state, "green")
    actions = yp.legal_actions(state, "green")
    chosen: Any = deduction_yellow(YP, view, actions, Refuses())
    assert chosen.tile in ("1-tea", "1-bakery")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    "readings",
    [
        {"pawn_duty": "optional", "cube_supply": "twenty"},
        {"accusations": "one-each", "known_establishments": "allowed"},
        {"shared_places": "one-disc", "early_win": "after-conclusion"},
    ],
)
def test_deduction_is_legal_whatever_the_reading(players: int, readings: dict[str, Any]) -> None:
    setup = setup_of(players, **readings)
    state, _ = play_one(GAME, setup, deduction_yellow, random.Random(2))
    assert state.ending is not None


@pytest.mark.usefixtures("unaudited")
def test_deduction_wins_far_more_often_than_chance() -> None:
    deducing = simulate("yellow_places", SETUP, 100, 1, policy=deduction_yellow).rate()
    at_random = simulate("yellow_places", SETUP, 200, 1).rate()
    assert deducing.low > 0.35
    assert at_random.high < 0.05


# The summary --------------------------------------------------------------------------------------


def test_the_summary_adds_up() -> None:
    summary = simulate(
        "yellow_places", SETUP, 12, 4, policy=deduction_yellow, measure=yellow_measures
    )
    assert summary.policy == "deduction"
    for name in ("round", "found", "accusations", "hidden"):
        assert sum(one.games for one in summary.measures if one.name == name) == 12
    for one in summary.measures:
        if (one.name, one.result) == ("hidden", "won"):
            assert one.most == 0


def test_sharing_out_changes_nothing() -> None:
    table: Seats = {"green": deduction_yellow, "pink": random_player, "blue": deduction_yellow}
    alone = simulate("yellow_places", SETUP, 6, 2, policy=table, measure=yellow_measures)
    assert alone.policy == "green=deduction, pink=random_player, blue=deduction"
    with ThreadPoolExecutor(2) as threads:
        assert alone == simulate(
            "yellow_places", SETUP, 6, 2, policy=table, measure=yellow_measures, executor=threads
        )
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
        assert alone == simulate(
            "yellow_places",
            SETUP,
            6,
            2,
            policy=table,
            measure=yellow_measures,
            executor=processes,
            chunk=1,
        )


def test_every_seat_needs_a_policy() -> None:
    for table in ({}, {"green": random_player}, dict.fromkeys("abc", random_player)):
        with pytest.raises(ValueError, match="the players are green, pink, blue"):
            simulate("yellow_places", SETUP, 1, 1, policy=table)
    assert list(seats(GAME, SETUP, random_player)) == ["green", "pink", "blue"]


MEDDLING = 0
"""A seed in which green's tile is one that blue may designate too."""


def test_nobody_plays_for_somebody_else() -> None:
    def meddles(game: Any, view: Any, actions: Sequence[Any], generator: random.Random) -> Any:
        if view.phase != "pawns":
            return actions[0]
        other = view.others[-1]
        return yp.PlacePawn(other, actions[0].cell, actions[0].tile)

    with pytest.raises(SimulationError, match="the policy of green plays"):
        play_one(GAME, SETUP, meddles, random.Random(MEDDLING))


def test_players_by_name() -> None:
    assert policies_of("yellow_places") == {"random": random_player, "deduction": deduction_yellow}
    assert name_of(random_player) == "random_player"
    assert name_of({"a": random_player, "b": random_player}) == "random_player"
    assert isinstance(pickle.loads(pickle.dumps(deduction_yellow)), DeductionPlayer)
    assert eagerness(random_player, YP, None, (), random.Random(1)) == 0
