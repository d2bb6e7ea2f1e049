"""All legal sequences of one full turn, counted by the library and by the plain coding.

A sequence runs from the given position to the start of the next turn or to the end of the game.
The numbers were found by both codings and are fixed here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.postal import plain
from tests.postal.test_differential import compare
from whichside_rules import postal
from whichside_rules.kernel.files.content import WHOLE
from whichside_rules.postal import PostalState, Setup


class Count(NamedTuple):
    """What a turn can lead to."""

    sequences: int
    positions: int
    """Positions passed, the last ones included, each as often as a sequence reaches it anew."""
    won: int
    lost: int

    def __add__(self, other: object) -> Count:
        assert isinstance(other, tuple)
        return Count(*(a + b for a, b in zip(self, other, strict=True)))


def by_library(state: PostalState, *, begun: bool = False) -> Count:
    """The sequences from a position, with the public functions."""
    if state.ending:
        return Count(1, 1, int(state.ending.won), int(not state.ending.won))
    if begun and state.phase == "employers":
        return Count(1, 1, 0, 0)
    moves: list[Any] = [*postal.legal_actions(state)]
    moves += [roll for roll, _ in postal.chance_outcomes(state)]
    total = Count(0, 1, 0, 0)
    for move in moves:
        total += by_library(postal.apply(state, move).state, begun=True)
    return total


def by_hand(s: plain.State, *, begun: bool = False) -> Count:
    """The sequences from a position, with the plain coding."""
    if s["end"]:
        return Count(1, 1, int(s["end"] == "won"), int(s["end"] == "lost"))
    if begun and s["phase"] == "employers":
        return Count(1, 1, 0, 0)
    total = Count(0, 1, 0, 0)
    for move in [*plain.legal(s), *plain.rolls(s)]:
        total += by_hand(plain.play(s, move), begun=True)
    return total


FIVE = ("sabotage-2usd", "anarchist-union", "anarchist-2usd", "strike-2usd", "sabotage-strike")


def first_turn() -> PostalState:
    """A healthy worker and two injured ones, of whom one rests; one die, an ordinary turn."""
    return postal.position(phase="employers", strength=0, healthy=1, injured=2, dead=1)


def eve_of_two_dice() -> PostalState:
    """Hard, two dice, one worker for each of three fates, and every gauge about to fire."""
    return postal.position(
        setup=Setup("hard"),
        phase="employers",
        strength=2,
        healthy=1,
        injured_jailed=1,
        dead=1,
        risk=3,
        unsanitary=3,
        police_threat=3,
    )


def three_to_place() -> PostalState:
    """The dice have fallen; three workers have the whole board before them."""
    return postal.position(phase="placement", strength=4, healthy=3, dead=1, savings=4)


def hurt_and_jailed() -> PostalState:
    """Three injured, one of whom rests, and a prisoner; no money at all."""
    return postal.position(
        phase="placement", strength=5, healthy=0, injured=3, healthy_jailed=1, savings=0
    )


def last_turn() -> PostalState:
    """Confirmed, one means short, the last box ahead: win now or lose."""
    return postal.position(
        setup=Setup("confirmed"),
        phase="employers",
        strength=9,
        healthy=2,
        dead=2,
        savings=6,
        controlled=FIVE,
    )


TURNS: dict[Callable[[], PostalState], Count] = {
    first_turn: Count(4_745, 18_737, 0, 1_547),
    eve_of_two_dice: Count(1_173, 3_220, 0, 977),
    three_to_place: Count(21_481, 75_184, 0, 0),
    hurt_and_jailed: Count(2_628, 6_292, 0, 2_178),
    last_turn: Count(2_429, 9_716, 204, 2_225),
}


def in_plain(state: PostalState) -> plain.State:
    setup = postal.setup_adapter().dump_python(state.setup, mode="json", context=WHOLE)
    return plain.of_json(
        setup, postal.state_adapter().dump_python(state, mode="json", context=WHOLE)
    )


@pytest.mark.usefixtures("unaudited")
@pytest.mark.parametrize("start", TURNS, ids=[start.__name__ for start in TURNS])
def test_all_sequences_of_a_turn(start: Callable[[], PostalState]) -> None:
    state = start()
    s = in_plain(state)
    compare(state, s)
    assert by_library(state) == TURNS[start]
    assert by_hand(s) == TURNS[start]


@pytest.mark.usefixtures("unaudited")
def test_the_count_notices_a_move_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    state = last_turn()
    legal = postal.legal_actions
    monkeypatch.setattr(postal, "legal_actions", lambda state: legal(state)[:11])
    assert by_library(state) != TURNS[last_turn]
