"""Every rulebook as a game of OpenSpiel, held to the suites that come with it."""

from __future__ import annotations

import pickle
import random
from dataclasses import fields
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    expected_game_score,
    exploitability,
    external_sampling_mccfr as mccfr,
    generate_playthrough,
    ismcts,
    mcts,
)
from open_spiel.python.policy import UniformRandomPolicy
from open_spiel.python.tests import games_sim_test

from whichside_rules import anarchy, games, postal, yellow_places as yp
from whichside_rules.clients.openspiel import LONGEST, PREFIX, RulesState, register
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.kernel.values.value import altered
from whichside_rules.turns import LET_ANOTHER

SHORT = {
    "postal": "mode=hard,readings=dice_order:as-rolled",
    "whichside": "players=2,max_game_length=80",
    "anarchy": "players=2,readings=bids:one-card,max_game_length=150",
}
"""Set-ups that are soon played, where the plain one is not; those without bound are ended early."""


def loaded(name: str, params: str = "") -> Any:
    return pyspiel.load_game(f"{PREFIX}{name}({params})")


def begun(name: str, params: str = "", *, seed: int = 1) -> Any:
    """The first position in which somebody is asked."""
    state, generator = loaded(name, params).new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(generator.choice(state.chance_outcomes())[0])
    return state


@pytest.mark.parametrize("name", games())
def test_the_simulation_of_openspiel_finds_nothing(name: str) -> None:
    pyspiel.random_sim_test(
        loaded(name, SHORT.get(name, "")), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize("name", games())
def test_its_python_simulation_finds_nothing(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(name, SHORT.get(name, "")))


def test_the_simulation_finds_a_game_that_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    game = loaded("postal")
    monkeypatch.setattr(RulesState, "chance_outcomes", lambda self: [(0, 0.5)])
    with pytest.raises(pyspiel.SpielError):
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_all_rulebooks_are_registered() -> None:
    assert {PREFIX + name for name in games()} <= set(pyspiel.registered_names())


def test_the_playthrough_of_openspiel_is_told_in_words() -> None:
    text = generate_playthrough.playthrough(f"{PREFIX}postal", [], seed=1)
    assert "begin the turn" in text


@pytest.mark.parametrize("name", games())
def test_an_action_is_found_by_its_words(name: str) -> None:
    state, generator = begun(name, SHORT.get(name, "")), random.Random(2)
    for _ in range(25):
        if state.is_terminal():
            break
        asked, actions = state.current_player(), state.legal_actions()
        said = [state.action_to_string(asked, action) for action in actions]
        assert [state.string_to_action(asked, text) for text in said] == actions
        state.apply_action(generator.choice(actions))


# Parameters ---------------------------------------------------------------------------------------


def test_the_parameters_are_those_of_the_set_up() -> None:
    game = loaded("postal", "mode=hard,readings=dice_order:as-rolled")
    assert game.setup.mode == "hard"
    assert game.setup.readings.dice_order == "as-rolled"
    assert loaded("yellow_places", "colours=pink+blue").num_players() == 2
    assert loaded("yellow_places").setup == yp.Setup()
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.setup == game.setup


@pytest.mark.parametrize(
    ("params", "said"),
    [
        ("mode=harder", "mode"),
        ("readings=dice_order", "hard_start_cost:workers-plus-rent"),
        ("readings=dice_order:rolled", "as-rolled"),
        ("readings=dices:player", "dice_order"),
        ("players=2", "Exactly one person"),
        ("max_game_length=-1", "less than 0"),
        ("dice=2", "dice"),
    ],
)
def test_a_wrong_parameter_is_named(params: str, said: str) -> None:
    with pytest.raises((ValueError, IllegalAction, pyspiel.SpielError)) as wrong:
        loaded("postal", params)
    assert said in str(wrong.value)


def test_the_longest_game_is_that_of_the_rules_or_as_said() -> None:
    assert loaded("postal").max_game_length() == postal.stakes(postal.Setup()).longest
    assert loaded("anarchy").max_game_length() == LONGEST
    state = begun("anarchy", "max_game_length=40")
    while not state.is_terminal():
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(None, 1)]
        state.apply_action(state.legal_actions()[0] if outcomes[0][0] is None else outcomes[0][0])
    assert len(state.history()) == 40
    assert state.returns() == [0.0] * 3


# What a seat knows --------------------------------------------------------------------------------


def test_a_hidden_tile_is_in_the_information_of_who_drew_it_only() -> None:
    first = loaded("yellow_places", "players=2").new_initial_state()
    one, other = (first.child(action) for action, _ in first.chance_outcomes()[:2])
    assert str(one) != str(other)
    differs = [
        one.information_state_string(seat) != other.information_state_string(seat)
        for seat in (0, 1)
    ]
    assert differs == [True, False]
    for look in ("information_state_tensor", "observation_tensor", "observation_string"):
        seen = [getattr(one, look)(seat) == getattr(other, look)(seat) for seat in (0, 1)]
        assert seen == [False, True], look


def test_what_is_bid_in_secret_is_not_known_to_who_bids_next() -> None:
    state, generator = begun("anarchy", "players=2"), random.Random(1)
    for _ in range(400):
        now = state._node.tables.rules.pending(state.position)
        if getattr(now, "how", "") == "secretly" and len(now.players) == 2:
            break
        if state.is_chance_node():
            state.apply_action(generator.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))
    else:
        pytest.fail("nobody bids in secret")
    bidder = state.current_player()
    bids = [
        one for one in state.legal_actions() if state.action_to_string(one) != LET_ANOTHER.say()
    ]
    one, other = state.child(bids[0]), state.child(bids[1])
    assert one.current_player() == other.current_player() != bidder
    known = [s.information_state_string(1 - bidder) for s in (one, other)]
    assert known[0] == known[1]
    own = [s.information_state_string(bidder) for s in (one, other)]
    assert own[0] != own[1]


def test_who_lets_another_go_first_is_known() -> None:
    state, generator = begun("whichside", "players=2"), random.Random(1)
    while not state.turns.can_wait:
        state.apply_action(generator.choice(state.legal_actions()))
    last = state.legal_actions()[-1]
    assert state.action_to_string(last) == LET_ANOTHER.say()
    after = state.child(last)
    assert after.position == state.position
    assert after.information_state_string(0) != state.information_state_string(0)
    assert after.information_state_tensor(0) != state.information_state_tensor(0)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_dealt_anew_looks_the_same(seat: int) -> None:
    state, generator = begun("yellow_places", "players=2"), random.Random(1)
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])
    dealt = [state.resample_from_infostate(seat, generator.random) for _ in range(8)]
    assert len({str(one) for one in dealt}) > 1
    for one in dealt:
        assert one.information_state_string(seat) == state.information_state_string(seat)
        assert one.legal_actions() == state.legal_actions() or state.current_player() != seat
        assert str(pickle.loads(pickle.dumps(one))) == str(one)


# Searches -----------------------------------------------------------------------------------------


def test_a_tree_search_plays_the_postal_game() -> None:
    game, state = loaded("postal"), begun("postal")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 10, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_a_search_with_information_sets_plays_yellow_places() -> None:
    game, state = loaded("yellow_places", "players=2"), begun("yellow_places", "players=2")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 10, random_state=np.random.RandomState(1))
    generator = random.Random(2)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(generator.choice(state.chance_outcomes())[0])


def two_wars() -> Any:
    """The Anarchy, reduced: violet wins by taking two zones of green in one turn, of one card each.

    The first war is declared. Violet has three rupees for both, green one: who bids more wins a
    war, and nothing is destroyed. Violet must guess where green lays it, and does half the time;
    else nobody wins, as the game is broken off.
    """
    content = anarchy.Setup().content
    there = ("balaji-rao", "momin-khan", "nizam-ul-mulk")
    losses = type(content.losses)(**dict.fromkeys(vars_of(content.losses), 0))
    without = tuple(one for one in content.card_ids if one not in there)
    box = altered(content.box, zones=("pune", "gujarat", "hyderabad"), without=without)
    small = altered(content, goal=3, hand=1, losses=losses, box=box)
    setup = anarchy.Setup(players=2, content=small)
    violet, green = setup.seats
    owners = zip((violet, green, green), there, strict=True)
    first = anarchy.position(
        setup=setup,
        phase="war",
        player=violet,
        before=[green],
        melds=[(owner, [card]) for owner, card in owners],
        money={violet: 3, green: 1},
    )
    return anarchy.apply(first, anarchy.Attack(violet, "pune", "gujarat")).state


def vars_of(value: Any) -> list[str]:
    return [one.name for one in fields(value)]


def test_counterfactual_regret_finds_how_to_bid_in_secret() -> None:
    name = register(anarchy, "two_wars", first=two_wars())
    game = pyspiel.load_game(f"{name}(max_game_length=8)")
    solver = mccfr.ExternalSamplingSolver(game)
    np.random.seed(1)
    conv = [exploitability.nash_conv(game, UniformRandomPolicy(game))]
    for times in (5, 50):
        for _ in range(times):
            solver.iteration()
        found = solver.average_policy()
        conv.append(exploitability.nash_conv(game, found))
    assert conv[0] > conv[1] > conv[2]
    assert conv[0] == pytest.approx(17 / 24)
    assert conv[2] < 0.2
    won, lost = expected_game_score.policy_value(game.new_initial_state(), [found] * 2)
    assert won == pytest.approx(0.5, abs=0.05)
    assert lost == -won
