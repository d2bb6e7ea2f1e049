"""The audit of every move notices what it is there for."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from tests import conftest
from whichside_rules import postal, yellow_places
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.testing.audit import audited


def test_the_tests_play_audited() -> None:
    for game in conftest.GAMES:
        assert game.apply.__name__ == "audited_apply"


def spoil_the_old(state: Any, move: Any) -> Any:
    object.__setattr__(state, "savings", 99)
    return Transition(state, ())


def make_an_impossible_one(state: Any, move: Any) -> Any:
    after = dataclasses.replace(state)
    object.__setattr__(after, "risk", 77)
    return Transition(after, ())


def make_one_of_wrong_types(state: Any, move: Any) -> Any:
    after = dataclasses.replace(state)
    object.__setattr__(after, "controlled", ["8usd"])
    return Transition(after, ())


def draw_into_two_places(state: Any, move: Any) -> Any:
    after = dataclasses.replace(state)
    object.__setattr__(after, "revealed", (move.tile,))
    return Transition(after, ())


def unpack_the_hands(state: Any, move: Any) -> Any:
    after = dataclasses.replace(state)
    object.__setattr__(after, "hands", [list(hand) for hand in state.hands])
    return Transition(after, ())


PAYMENT = (postal, postal.position(phase="payment"), postal.Pay())
DEAL = (yellow_places, yellow_places.new_game(), yellow_places.Draw("1-tea"))


@pytest.mark.parametrize(
    ("fault", "game", "state", "move"),
    [
        (spoil_the_old, *PAYMENT),
        (make_an_impossible_one, *PAYMENT),
        (make_one_of_wrong_types, *PAYMENT),
        (draw_into_two_places, *DEAL),
        (unpack_the_hands, *DEAL),
    ],
)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_faults_of_apply_are_noticed(
    fault: Callable[[Any, Any], Any],
    game: Any,
    state: Any,
    move: Any,
) -> None:
    with pytest.raises((AssertionError, ValueError)):
        audited(game, fault)(state, move)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_position_written_like_a_valid_one_is_looked_at() -> None:
    valid, move = PAYMENT[1:]
    after = dataclasses.replace(valid)
    watched = audited(postal, lambda state, move: Transition(after, ()))
    watched(valid, move)
    watched(valid, move)
    after = dataclasses.replace(valid)
    object.__setattr__(after, "controlled", [])
    with pytest.raises(AssertionError):
        watched(valid, move)


@pytest.mark.parametrize("stranger", [None, 0, "", [], object()])
def test_what_is_no_position_is_refused_by_the_game_itself(stranger: Any) -> None:
    with pytest.raises(TypeError, match="is not a PostalState"):
        audited(postal, postal.RULES.apply)(stranger, postal.Pay())
