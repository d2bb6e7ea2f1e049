"""What a seat knows with perfect recall is the same exactly if it saw and heard the same."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import pytest

from whichside_rules import anarchy, postal, yellow_places
from whichside_rules.information import InformationState
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.refusal import IllegalAction

GAMES: dict[str, Any] = {name: rulebook.find(name).game for name in rulebook.built_in()}


def moves_of(game: Any, setup: Any, seed: int, most: int) -> list[Any]:
    rng = random.Random(seed)
    first = game.new_game(setup)
    return list(game.playout(first, rng, lambda actions, now: rng.choice(actions), most=most)[1])


@pytest.mark.parametrize("name", GAMES)
def test_step_by_step_it_is_what_the_seat_saw_and_heard(name: str) -> None:
    game = GAMES[name]
    setup = game.Setup()
    moves = moves_of(game, setup, 4, 30)
    for player in game.players(setup):
        state = game.new_game(setup)
        known = InformationState.at_first(game, state, player)
        views, told = [game.observation(state, player)], []
        for move in moves:
            state, events = transition = game.apply(state, move)
            known = known.after(game, transition)
            views.append(game.observation(state, player))
            told.append(tuple(game.events_for(events, player)))
        assert (known.player, known.views, known.told) == (player, tuple(views), tuple(told))
        assert known == InformationState.of_moves(game, setup, moves, player)
        assert known.view == views[-1]
        assert len(known) == len(moves)
        assert len({str(InformationState.of_moves(game, setup, moves[:n], player))
                    for n in range(0, len(moves) + 1, 5)}) == len(moves) // 5 + 1  # fmt: skip
        assert [*known.story("fr")][:1] == [each.say("fr") for each in sum(told, ())][:1]


@pytest.mark.parametrize("game", [yellow_places, anarchy], ids=["yellow_places", "anarchy"])
def test_it_differs_for_whom_the_view_differs_and_for_nobody_else(game: Any) -> None:
    """In two games that differ by what chance showed, as far as they go together."""
    setup = game.Setup()
    one, other = (moves_of(game, setup, seed, 6) for seed in (1, 2))
    for player in game.players(setup):
        for n in range(len(one) + 1):
            first, second = (
                InformationState.of_moves(game, setup, moves[:n], player) for moves in (one, other)
            )
            same = (first.views, first.told) == (second.views, second.told)
            assert (first == second) is (hash(first) == hash(second)) is same
            assert (str(first) == str(second)) is same


def test_who_forgets_nothing_knows_more_than_a_view_tells() -> None:
    """A view may be as it was before, and the way there is another."""
    setup = postal.Setup(mode="normal")
    state = postal.new_game(setup)
    whole = InformationState.at_first(postal, state, postal.PLAYER)
    again = whole.after(postal, postal.apply(state, postal.Roll((1,))))
    late = InformationState.at_first(postal, postal.apply(state, postal.Roll((1,))).state, "player")
    assert again.view == late.view
    assert again != late
    assert whole != "player"


def test_another_set_up_or_seat_is_another_knowledge() -> None:
    setups = yellow_places.Setup(), yellow_places.Setup(players=2)
    found = {
        str(InformationState.of_moves(yellow_places, setup, (), player))
        for setup in setups
        for player in ("green", "pink")
    }
    assert len(found) == 4


def test_it_is_the_same_in_every_process() -> None:
    code = (
        "from whichside_rules import postal\n"
        "from whichside_rules.information import InformationState\n"
        "moves = [postal.Roll((4,)), postal.BeginTurn()]\n"
        "print(InformationState.of_moves(postal, postal.Setup(), moves, 'player'))"
    )
    told = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    here = InformationState.of_moves(
        postal, postal.Setup(), [postal.Roll((4,)), postal.BeginTurn()], "player"
    )
    assert {one.stdout.strip() for one in told} == {str(here)}
    assert pickle.loads(pickle.dumps(here)) == here


def test_what_is_wrong_is_refused_as_everywhere() -> None:
    with pytest.raises(LookupError, match="nobody"):
        InformationState.at_first(postal, postal.new_game(), "nobody")
    with pytest.raises(IllegalAction):
        InformationState.of_moves(postal, postal.Setup(), [postal.Pay()], postal.PLAYER)
