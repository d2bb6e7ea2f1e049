"""A game that is played on in one draft is the game that ``apply`` makes, move by move."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from tests.conformance.toy import Toy
from whichside_rules import postal, whichside
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.playout import Now, by_apply, playout_of
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.policies import policies_of
from whichside_rules.simulate import play_one
from whichside_rules.testing.conformance import plain_setups

SLOW = {"plan", "search"}
"""Policies that think long, at what the others look at as well."""
GAMES = [rulebook.find(name).game for name in rulebook.built_in()]
SETUPS = {game.NAME: plain_setups(game)[::9][:3] for game in GAMES}
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)


def at_random(seed: int) -> Callable[[Sequence[Any], Now], Any]:
    rng = random.Random(seed)
    return lambda actions, now: rng.choice(actions)


@each_game
def test_random_games_are_the_same_as_by_apply(game: Any) -> None:
    for setup in SETUPS[game.NAME]:
        state = game.new_game(setup)
        before = game.to_json(state)
        for seed in range(2):
            found = game.playout(state, random.Random(seed), at_random(seed))
            assert found == by_apply(game, state, random.Random(seed), at_random(seed))
            assert type(found.state) is type(state)
            assert not game.legal_actions(found.state)
            assert game.state_adapter().validate_json(game.to_json(found.state)) == found.state
        assert game.to_json(state) == before


@each_game
def test_every_policy_plays_the_same_games_as_by_apply(game: Any) -> None:
    functions = {name: getattr(game, name) for name in dir(game) if name != "playout"}
    only_by_apply: Any = SimpleNamespace(**functions)
    assert playout_of(game) is game.playout
    assert playout_of(only_by_apply) is not game.playout
    policies = {name: one for name, one in policies_of(game.NAME).items() if name not in SLOW}
    assert len(policies) > 1
    for name, policy in policies.items():
        for seed in range(2):
            setup = SETUPS[game.NAME][-seed]
            found = play_one(game, setup, policy, random.Random(seed))
            assert found == play_one(only_by_apply, setup, policy, random.Random(seed)), name


@each_game
def test_what_is_looked_at_on_the_way_does_not_change_when_the_game_goes_on(game: Any) -> None:
    seen: list[tuple[Any, Any]] = []
    rng = random.Random(1)

    def choose(actions: Sequence[Any], now: Now) -> Any:
        state, again = now.position(), now.position()
        assert state is not again
        assert state == again
        assert game.legal_actions(state) == actions
        assert game.pending(state).players == now.players()
        for player in now.players():
            assert tuple(game.legal_actions(state, player)) == tuple(now.actions(player))
        seen.append((state, game.to_json(state)))
        return rng.choice(actions)

    game.playout(game.new_game(SETUPS[game.NAME][0]), random.Random(1), choose)
    assert len(seen) > 3
    assert all(game.to_json(state) == text for state, text in seen)


@each_game
def test_a_playout_stops_after_so_many_moves_and_goes_on_from_there(game: Any) -> None:
    chance, choose = random.Random(5), at_random(5)
    start = game.new_game(SETUPS[game.NAME][0])
    assert game.playout(start, chance, choose, most=0) == (start, [])
    half, first = game.playout(start, chance, choose, most=9)
    last, others = game.playout(half, chance, choose)
    assert len(first) == 9
    assert (last, first + others) == game.playout(start, random.Random(5), at_random(5))


def test_what_the_rules_refuse_is_refused() -> None:
    def illegal(actions: Sequence[Any], now: Now) -> Any:
        return postal.EndTurn()

    state = postal.new_game(postal.Setup())
    with pytest.raises(IllegalAction) as refused:
        postal.playout(state, random.Random(1), illegal)
    _, moves = postal.playout(state, random.Random(1), illegal, most=1)
    then = postal.apply(state, moves[0]).state
    assert refused.value.violations == tuple(postal.check(then, postal.EndTurn()))
    no_move: Any = lambda actions, now: "end turn"  # noqa: E731
    with pytest.raises(TypeError, match="is not a move of"):
        postal.playout(state, random.Random(1), no_move)
    stranger: Any = whichside.new_game(whichside.Setup())
    with pytest.raises(TypeError, match="is not a PostalState"):
        postal.playout(stranger, random.Random(1), illegal)


def test_an_equal_move_that_was_not_taken_from_the_list_will_do() -> None:
    def copied(actions: Sequence[Any], now: Now) -> Any:
        adapter = postal.move_adapter()
        return adapter.validate_json(adapter.dump_json(actions[-1]))

    def last(actions: Sequence[Any], now: Now) -> Any:
        return actions[-1]

    state = postal.new_game(postal.Setup())
    found = postal.playout(state, random.Random(2), copied)
    assert found == postal.playout(state, random.Random(2), last)


def test_a_game_without_a_playout_is_played_by_apply() -> None:
    game: Any = Toy()
    last, moves = playout_of(game)(game.new_game(), random.Random(1), at_random(1))
    assert last.far == 0
    assert len(moves) > 3
    assert len(playout_of(game)(game.new_game(), random.Random(1), at_random(1), most=2).moves) == 2
