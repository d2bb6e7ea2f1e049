"""Every game against everything that is promised of games."""

from __future__ import annotations

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from tests.conformance import checks
from tests.conformance.checks import Adapter
from tests.conformance.games import GAMES

each_game = pytest.mark.parametrize("adapter", GAMES, ids=[adapter.name for adapter in GAMES])
SEEDS = st.integers(0, 2**32 - 1)


@each_game
@given(data=st.data(), seed=SEEDS)
def test_random_games_keep_every_promise(adapter: Adapter, data: st.DataObject, seed: int) -> None:
    setup = data.draw(adapter.setups)
    note(f"seed {seed}")
    checks.check_game(adapter, setup, seed)


@each_game
@given(data=st.data(), seed=SEEDS)
def test_a_game_can_be_taken_up_from_any_of_its_positions(
    adapter: Adapter, data: st.DataObject, seed: int
) -> None:
    steps = checks.walk(adapter, data.draw(adapter.setups), seed)
    step = steps[seed % len(steps)]
    game = adapter.game
    state = game.state_adapter().validate_json(checks.dump(game, step.before))
    for one in steps[steps.index(step) :]:
        state, events = game.apply(state, one.move)
        assert (state, events) == (one.after, one.events)


@each_game
@given(data=st.data())
@settings(max_examples=5)
def test_the_universe_of_moves_has_every_kind_of_move(
    adapter: Adapter, data: st.DataObject
) -> None:
    """Else the check that compares it with the legal actions would be blind to some."""
    universe = adapter.universe(data.draw(adapter.setups))
    assert len(set(universe)) == len(universe)
    moves = adapter.game.move_adapter()
    kinds = set(moves.json_schema()["discriminator"]["mapping"])
    assert {moves.dump_python(move)["kind"] for move in universe} == kinds
