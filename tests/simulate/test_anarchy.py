"""Simulating The Anarchy: views and worlds dealt anew, any reading, far better than luck."""

from __future__ import annotations

import pickle
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.anarchy.subject import OPTIONS, packed
from tests.simulate.test_yellow import Watcher, reachable
from whichside_rules import anarchy
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Decision
from whichside_rules.policies import (
    Policy,
    eagerness,
    measure_of,
    name_of,
    policies_of,
    random_player,
)
from whichside_rules.policies.anarchy import (
    SearchPlayer,
    anarchy_measures,
    greedy_anarchy,
    search_anarchy,
)
from whichside_rules.policies.anarchy.search import could_be, unseen
from whichside_rules.simulate import find_game, play_one, simulate

GAME = find_game("anarchy")
QUICK = SearchPlayer(worlds=1, turns=1, candidates=2)
"""It looks no further than to the end of the turn."""
ME, OTHER = anarchy.Setup(players=2).seats
SHORT = anarchy.Setup(players=2, content=packed("[data.income]\ngoal = 9"))


def seen(state: anarchy.AnarchyState, player: str = ME) -> tuple[Any, Sequence[Any]]:
    return anarchy.observation(state, player), anarchy.legal_actions(state, player)


def chosen(policy: Policy, state: anarchy.AnarchyState, player: str = ME) -> Any:
    return policy(GAME, *seen(state, player), random.Random(1))


def decisions(setup: anarchy.Setup, seed: int) -> list[tuple[anarchy.AnarchyState, str]]:
    """Every decision of a game played greedily, but for one in eight, with who makes it."""
    state, rng, found = anarchy.new_game(setup), random.Random(seed), []
    while True:
        now = GAME.pending(state)
        if isinstance(now, Chance):
            move = sample(anarchy.chance_outcomes(state), rng)
        elif isinstance(now, Decision):
            found += [(state, player) for player in now.players]
            player = rng.choice(now.players)
            policy = greedy_anarchy if rng.randrange(8) else random_player
            move = policy(GAME, *seen(state, player), rng)
        else:
            return found
        state = anarchy.apply(state, move).state


# Views only ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("inner", [greedy_anarchy, QUICK])
@pytest.mark.usefixtures("unaudited")
def test_a_policy_gets_the_view_of_its_own_seat_and_nothing_else(inner: Policy) -> None:
    table = {player: Watcher(inner) for player in SHORT.seats}
    play_one(GAME, SHORT, table, random.Random(3))
    for player, watcher in table.items():
        assert watcher.given
        for _, view, actions in watcher.given:
            assert view.player == player
            assert {action.player for action in actions} == {player}
            kinds = {type(part) for part in reachable((view, actions))}
            assert anarchy.AnarchyState not in kinds


@pytest.mark.parametrize("money", ["open", "secret"])
@pytest.mark.usefixtures("unaudited")
def test_what_is_chosen_does_not_change_with_what_cannot_be_seen(money: Any) -> None:
    setup = anarchy.Setup(players=3, readings=anarchy.Readings(money=money))
    rng = random.Random(2)
    for state, player in rng.sample(decisions(setup, 5), 30):
        other = anarchy.redealt(state, player, rng)
        for policy in (greedy_anarchy, QUICK):
            assert chosen(policy, state, player) == chosen(policy, other, player)


@pytest.mark.parametrize("money", ["open", "secret"])
@pytest.mark.usefixtures("unaudited")
def test_a_world_is_one_that_its_player_cannot_tell_from_the_real_one(money: Any) -> None:
    setup = anarchy.Setup(players=3, readings=anarchy.Readings(money=money))
    kinds = set()
    for state, player in decisions(setup, 6):
        view = anarchy.observation(state, player)
        world = anarchy.redealt(could_be(view), player, random.Random(1))
        kinds.add(state.agenda[0].kind if state.agenda else state.phase)
        assert anarchy.legal_actions(world, player) == anarchy.legal_actions(state, player)
        if all(bid is None for bid in state.bids):
            assert anarchy.observation(world, player) == view
        else:  # the bid that lies there is laid again, by whoever plays on
            assert all(bid is None for bid in world.bids)
            assert anarchy.observation(world, player).hands == view.hands
    assert kinds >= {"pay", "draw", "meld", "discard", "war", "reply", "lay-bids", "form"}


def test_cards_that_lie_open_are_in_no_hidden_place() -> None:
    state = anarchy.position(
        setup=anarchy.Setup(players=2),
        hands={ME: ["shah-alam"], OTHER: ["red-fort", "rohillas"]},
        known={OTHER: ["rohillas"]},
        melds=[(OTHER, ["imad-ul-mulk"])],
        discard=["bayana-indigo"],
        under=["agra-fort"],
    )
    found = set(unseen(anarchy.observation(state, ME)))
    open_now = {"shah-alam", "rohillas", "imad-ul-mulk", "bayana-indigo", "agra-fort"}
    assert found == {*state.setup.content.card_ids} - open_now


@pytest.mark.usefixtures("unaudited")
def test_a_move_is_tried_out_in_few_worlds_all_of_the_own_view() -> None:
    class Counted:
        """The game, keeping what is asked to be dealt anew."""

        def __init__(self) -> None:
            self.asked: list[Any] = []

        def __getattr__(self, name: str) -> Any:
            return getattr(anarchy, name)

        def redealt(self, state: Any, player: str, generator: Any) -> Any:
            self.asked.append(anarchy.observation(state, player))
            return anarchy.redealt(state, player, generator)

    player = SearchPlayer(worlds=2, turns=1, candidates=4)
    for state, seat in decisions(SHORT, 1)[:40]:
        game: Any = Counted()
        view, actions = seen(state, seat)
        assert player(game, view, actions, random.Random(1)) in actions
        assert len(game.asked) in (0, 2, 4)
        if all(bid is None for bid in state.bids):
            assert all(one == view for one in game.asked)


# Decisions ----------------------------------------------------------------------------------------


def at_war(origin: Sequence[str], zone: Sequence[str], **more: Any) -> anarchy.AnarchyState:
    return anarchy.position(
        setup=more.pop("setup", anarchy.Setup(players=2)),
        phase="war",
        melds=[(ME, origin), (OTHER, zone)],
        **more,
    )


PUNE = ["balaji-rao", "maratha-riders", "angre-fleet"]
"""Three swords and a chest."""
MYSORE = ["krishnaraja", "mysore-sandalwood"]
"""Three chests, and nobody who defends them."""


def test_it_attacks_who_cannot_defend_what_is_worth_it() -> None:
    assert chosen(greedy_anarchy, at_war(PUNE, MYSORE)) == anarchy.Attack(ME, "pune", "mysore")
    strong = ["srirangapatna", "nandidurg"]
    assert chosen(greedy_anarchy, at_war(PUNE, strong)) == anarchy.Done(ME)
    poor = {ME: 0, OTHER: 10}
    assert chosen(greedy_anarchy, at_war(PUNE, MYSORE, money=poor)) == anarchy.Done(ME)


@pytest.mark.parametrize("policy", [greedy_anarchy, search_anarchy, QUICK])
def test_who_can_win_at_once_does(policy: Policy) -> None:
    setup = anarchy.Setup(players=2, content=packed("[data.income]\ngoal = 4"))
    state = at_war(PUNE, MYSORE, setup=setup, money={OTHER: 0})
    assert chosen(policy, state) == anarchy.Attack(ME, "pune", "mysore")


def test_it_overthrows_whom_it_can_be_seen_to_beat() -> None:
    melds = [(OTHER, ["zabita-khan"])]
    two = anarchy.Setup(players=2)
    state = anarchy.position(setup=two, hands={ME: ["shah-alam", "red-fort"]}, melds=melds)
    assert chosen(greedy_anarchy, state) == anarchy.Coup(ME, "shah-alam")
    # Two crowns against one, but all saw a card with which the others would save it.
    melds, hands = [(OTHER, ["imad-ul-mulk"])], {ME: ["shah-alam"], OTHER: ["zabita-khan"]}
    state = anarchy.position(setup=two, hands=hands, melds=melds)
    assert chosen(greedy_anarchy, state) == anarchy.Coup(ME, "shah-alam")
    state = anarchy.position(setup=two, hands=hands, melds=melds, known={OTHER: ["zabita-khan"]})
    assert chosen(greedy_anarchy, state) == anarchy.Done(ME)


def test_it_draws_the_top_of_the_discard_pile_only_if_it_is_of_use() -> None:
    def drawn(top: str) -> Any:
        melds = [(ME, ["haidar-ali"]), (OTHER, ["zabita-khan"])]
        two = anarchy.Setup(players=2)
        return chosen(
            greedy_anarchy, anarchy.position(setup=two, phase="draw", melds=melds, discard=[top])
        )

    assert drawn("mysore-sandalwood") == anarchy.Draw(ME, "discard")
    assert drawn("agra-fort") == anarchy.Draw(ME, "deck")


def test_who_has_one_choice_asks_for_no_luck() -> None:
    class Refuses(random.Random):
        def random(self) -> float:
            raise AssertionError("asked for luck")

        getrandbits = randrange = random  # type: ignore[assignment]

    state = anarchy.position(setup=anarchy.Setup(players=2), phase="war")
    for policy in (greedy_anarchy, search_anarchy):
        assert policy(GAME, *seen(state), Refuses()) == anarchy.Done(ME)


# Whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", range(max(map(len, OPTIONS.values()))))
@pytest.mark.parametrize("policy", [greedy_anarchy, QUICK])
@pytest.mark.usefixtures("unaudited")
def test_they_play_to_the_end_whatever_the_reading(policy: Policy, at: int) -> None:
    readings: Any = {
        field: options[min(at, len(options) - 1)] for field, options in OPTIONS.items()
    }
    setup = anarchy.Setup(
        players=2 + at, readings=anarchy.Readings(**readings), content=SHORT.content
    )
    state, _ = play_one(GAME, setup, policy, random.Random(2))
    assert state.ending is not None


def wins(policy: Policy, setup: anarchy.Setup, games: int) -> float:
    """The share of games that the first seat wins with a policy against players at random."""
    table = dict.fromkeys(setup.seats, random_player) | {setup.seats[0]: policy}
    summary = simulate("anarchy", setup, games, 1, policy=table, measure=anarchy_measures)
    return next(one.mean for one in summary.measures if one.name == "seat_1")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.usefixtures("unaudited")
def test_greed_wins_far_more_often_than_chance(players: int) -> None:
    assert wins(greedy_anarchy, anarchy.Setup(players=players), 15) > 0.7


@pytest.mark.usefixtures("unaudited")
def test_who_tries_out_wins_far_more_often_than_chance() -> None:
    assert wins(SearchPlayer(worlds=1, turns=2, candidates=3), SHORT, 5) > 0.7


# The summary --------------------------------------------------------------------------------------


@pytest.mark.usefixtures("unaudited")
def test_the_summary_adds_up() -> None:
    table = {ME: greedy_anarchy, OTHER: random_player}
    summary = simulate("anarchy", SHORT, 12, 4, policy=table, measure=anarchy_measures)
    assert summary.policy == f"{ME}=greedy_anarchy, {OTHER}=random_player"
    found = {one.name: one for one in summary.measures}
    assert {one.games for one in found.values()} == {12}
    assert found["seat_1"].mean + found["seat_2"].mean == 1
    assert found["income"].least >= SHORT.content.goal
    assert found["chests"].least >= found["income"].least
    assert found["zones"].least >= 1
    assert found["melds"].most >= found["zones"].most
    assert found["wars"].most > 0
    with ThreadPoolExecutor(2) as threads:
        assert summary == simulate(
            "anarchy", SHORT, 12, 4, policy=table, measure=anarchy_measures, executor=threads
        )


def test_players_by_name() -> None:
    assert policies_of("anarchy") == {
        "random": random_player,
        "greedy": greedy_anarchy,
        "search": search_anarchy,
    }
    assert measure_of("anarchy") is anarchy_measures
    assert name_of(greedy_anarchy) == "greedy_anarchy"
    assert name_of(search_anarchy) == "search"
    assert isinstance(pickle.loads(pickle.dumps(search_anarchy)), SearchPlayer)
    assert eagerness(search_anarchy, GAME, None, (), random.Random(1)) == 0
