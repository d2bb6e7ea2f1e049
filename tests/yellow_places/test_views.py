"""What a player cannot see changes nothing that reaches this player: not by one letter.

Positions and whole games are compared with others that differ in hidden tiles only.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import assume, given, settings, strategies as st

from tests.yellow_places.games import SEEDS, positions, walks
from tests.yellow_places.subject import SUBJECT, universe
from whichside_rules import yellow_places as yp
from whichside_rules.kernel.files import record as records
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.testing.conformance import Step, walk
from whichside_rules.yellow_places.engine.events import TileDrawn

TILE = re.compile(r"[0-9]-(?:tea|restaurant|bakery)")
GAME: Any = yp
NUMBERS = st.integers(0, 3)


def watcher(state: yp.YellowState, number: int) -> str:
    return state.setup.seats[number % len(state.setup.seats)]


def written(state: yp.YellowState, player: str) -> str:
    return yp.view_adapter().dump_json(yp.observation(state, player)).decode()


def own_moves(state: yp.YellowState, player: str) -> list[Any]:
    moves = universe(state.setup)
    return [move for move in moves if getattr(move, "player", None) == player]


def outcome(state: yp.YellowState, move: Any, player: str) -> Any:
    """What a player gets to see of a move of his or her own: a refusal, or events."""
    try:
        after, told = yp.apply(state, move)
    except IllegalAction as refusal:
        return refusal.violations, str(refusal)
    return yp.events_for(told, player), written(after, player)


def same_to(player: str, one: yp.YellowState, other: yp.YellowState) -> None:
    """All that the player can ask of two positions."""
    assert yp.observation(one, player) == yp.observation(other, player)
    assert written(one, player) == written(other, player)
    assert yp.legal_actions(one, player) == yp.legal_actions(other, player)
    assert yp.pending(one) == yp.pending(other)
    assert yp.found(one) == yp.found(other)
    assert yp.neutral(one) == yp.neutral(other)


# Positions --------------------------------------------------------------------------------------


@settings(max_examples=settings().max_examples * 2)
@given(state=positions(), number=NUMBERS, seed=SEEDS)
def test_other_hands_and_face_down_tiles_change_nothing(
    state: yp.YellowState, number: int, seed: int
) -> None:
    player, rng = watcher(state, number), random.Random(seed)
    other = yp.redealt(state, player, rng)
    same_to(player, state, other)
    moves = own_moves(state, player)
    for move in moves:
        assert yp.check(state, move) == yp.check(other, move)
    for move in rng.sample(moves, 12):
        asks = isinstance(move, yp.PlacePawn | yp.Accuse)
        if not (asks and not yp.check(state, move)):  # an answer is not hidden any more
            assert outcome(state, move, player) == outcome(other, move, player)


@given(state=positions(), number=NUMBERS)
def test_no_tile_in_a_view_that_the_player_cannot_see(state: yp.YellowState, number: int) -> None:
    player = watcher(state, number)
    text = written(state, player)
    seen = {*state.hands[state.setup.seats.index(player)], *state.revealed}
    seen |= {one.tile for one in state.designations} | {one.tile for one in state.accusations}
    assert set(TILE.findall(text)) <= seen
    assert not {"deck", "seed", "hands", "strata"} & set(keys(json.loads(text)))


def keys(tree: Any) -> Iterator[str]:
    if isinstance(tree, dict):
        for key, inner in tree.items():
            yield key
            if key != "setup":
                yield from keys(inner)
    elif isinstance(tree, list):
        for inner in tree:
            yield from keys(inner)


@given(state=positions(dealt=True), number=NUMBERS)
def test_a_refused_pawn_on_the_own_tile_tells_the_others_nothing(
    state: yp.YellowState, number: int
) -> None:
    player = watcher(state, number)
    own = state.hands[state.setup.seats.index(player)]
    before = [written(state, name) for name in state.setup.seats]
    actions = yp.legal_actions(state)
    for tile in own:
        with pytest.raises(IllegalAction) as refusal:
            yp.apply(state, yp.PlacePawn(player, yp.cell_of(tile), tile))
        cited = {one.clause for one in refusal.value.violations}
        assert ("yellow_places.pawn.own-tile-forbidden" in cited) == (state.phase == "pawns")
    assert [written(state, name) for name in state.setup.seats] == before
    assert yp.legal_actions(state) == actions


# Moves ------------------------------------------------------------------------------------------


@given(steps=walks(), number=NUMBERS)
def test_draws_of_others_are_unseen_and_all_else_is_public(steps: list[Step], number: int) -> None:
    player = watcher(steps[0].before, number)
    for step in steps:
        told: tuple[Any, ...] = step.events
        for event, seen in zip(told, yp.events_for(told, player), strict=True):
            if isinstance(event, TileDrawn) and event.player != player:
                assert isinstance(seen, TileDrawn)
                assert seen.tile is None
                assert not TILE.search(repr(seen))
                assert "cell" not in seen.say("en")
                assert "case" not in seen.say("fr")
            else:
                assert seen == event


def other_game(steps: list[Step], player: str, rng: random.Random) -> list[Any]:
    """The moves of a game with other hidden tiles that looks the same to a player throughout."""
    last = steps[-1].after
    other = yp.redealt(last, player, rng)
    new = {}
    for name, mine, others in zip(last.setup.seats, last.hands, other.hands, strict=True):
        if name != player:
            new[name] = dict(zip(mine, others, strict=True))
    moves = []
    for step in steps:
        move = step.move
        drawer = [one.player for one in step.events if isinstance(one, TileDrawn)]
        if drawer and drawer[0] != player:
            move = yp.Draw(new[drawer[0]].get(move.tile, move.tile))
        moves.append(move)
    return moves


@settings(max_examples=settings().max_examples * 2)
@given(steps=walks(), number=NUMBERS, seed=SEEDS)
def test_whole_games_that_differ_in_hidden_tiles_only_look_the_same(
    steps: list[Step], number: int, seed: int
) -> None:
    state, rng = steps[0].before, random.Random(seed)
    player = watcher(state, number)
    steps = steps[: rng.randint(1, len(steps))]
    for step, move in zip(steps, other_game(steps, player, rng), strict=True):
        same_to(player, step.before, state)
        for own in rng.sample(own_moves(state, player), 5):
            assert yp.check(step.before, own) == yp.check(state, own)
        assume(not yp.check(state, move))  # a shortage of cubes may forbid another disc
        state, told = yp.apply(state, move)
        assert yp.events_for(told, player) == yp.events_for(step.events, player)
    same_to(player, steps[-1].after, state)


@given(steps=walks(), number=NUMBERS, seed=SEEDS)
@settings(max_examples=settings().max_examples // 2)
def test_the_record_of_a_view_tells_nothing_else(steps: list[Step], number: int, seed: int) -> None:
    rng = random.Random(seed)
    steps = steps[: rng.randint(1, len(steps))]
    setup, last = steps[0].before.setup, steps[-1].after
    player = watcher(last, number)
    whole = records.record(GAME, setup, [step.move for step in steps])
    shown = records.view_record(GAME, whole, player, language="en")
    try:
        other = records.record(GAME, setup, other_game(steps, player, rng))
    except IllegalAction:
        assume(False)
    assert records.view_record(GAME, other, player, language="en") == shown
    text = records.view_to_json(shown)
    seen = {*last.revealed, *(one.tile for one in last.designations)}
    seen |= {*last.hands[last.setup.seats.index(player)]}
    seen |= {one.tile for one in last.accusations}
    assert set(TILE.findall(text)) <= seen
    assert not {"deck", "seed", "hands", "moves", "digest"} & set(keys(json.loads(text)))
    assert list(records.views(GAME, records.view_from_json(text))) == [
        yp.observation(state, player) for state in [steps[0].before, *(one.after for one in steps)]
    ]
    assert [step.events for step in shown.steps] == [
        [yp.event_adapter().dump_python(one, mode="json") for one in yp.events_for(told, player)]
        for told in [step.events for step in steps]
    ]


# The comparisons must be able to fail -----------------------------------------------------------


def test_a_view_that_tells_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = yp.position(hands={"green": ["1-tea"], "pink": ["2-tea"], "blue": ["3-tea"]})
    other = yp.position(hands={"green": ["1-tea"], "pink": ["4-tea"], "blue": ["3-tea"]})
    same_to("green", state, other)
    with pytest.raises(AssertionError):
        same_to("pink", state, other)
    monkeypatch.setattr(yp, "observation", lambda state, player: state)
    with pytest.raises(AssertionError):
        same_to("green", state, other)


def test_the_other_games_are_other_games() -> None:
    setup = yp.Setup()
    steps = [step for step in walk(SUBJECT, setup, 5) if step.before.round < 2]
    moves = other_game(steps, "green", random.Random(1))
    assert moves != [step.move for step in steps]
    whole = [records.record(GAME, setup, one) for one in (moves, [one.move for one in steps])]
    assert whole[0].digest != whole[1].digest
    shown = {
        name: [records.view_record(GAME, one, name) for one in whole] for name in yp.COLOURS[:3]
    }
    assert shown["green"][0] == shown["green"][1]
    assert shown["pink"][0] != shown["pink"][1]
