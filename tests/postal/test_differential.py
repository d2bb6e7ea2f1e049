"""The library against the plain coding of the rules, move by move."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tests.postal import plain
from tests.postal.subject import SETUPS, SUBJECT
from whichside_rules import postal
from whichside_rules.kernel.files.content import WHOLE
from whichside_rules.testing.conformance import walk


def told(state: postal.PostalState) -> dict[str, Any]:
    """A position of the library in the terms of :func:`plain.told`."""
    tree = postal.state_adapter().dump_python(state, mode="json", context=WHOLE)
    del tree["setup"]
    tree["dice"] = list(state.dice)
    results = ("order-results", "apply-result")
    tree["due"] = [task["kind"] for task in tree.pop("agenda") if task["kind"] not in results]
    if tree["ending"]:
        tree["ending"] = "won" if tree["ending"]["won"] else "lost"
    return tree  # type: ignore[no-any-return]


def written(moves: Any) -> list[dict[str, Any]]:
    return [postal.move_adapter().dump_python(move, mode="json") for move in moves]


def ordered(moves: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def compare(state: postal.PostalState, s: plain.State) -> None:
    """Both agree on the position, on what may be done or rolled, and on the numbers."""
    assert told(state) == plain.told(s)
    assert ordered(written(postal.legal_actions(state))) == ordered(plain.legal(s))
    assert written(move for move, _ in postal.chance_outcomes(state)) == plain.rolls(s)
    assert postal.cost_of_living(state) == plain.cost(s)
    assert postal.target(state) == plain.goal(s)
    assert postal.living(state) == len(s["workers"])


@settings(max_examples=settings().max_examples * 5)
@given(setup=SETUPS, seed=st.integers(0, 2**32 - 1))
def test_both_codings_play_the_same_games(setup: postal.Setup, seed: int) -> None:
    steps = walk(SUBJECT, setup, seed)
    s = plain.new(postal.setup_adapter().dump_python(setup, mode="json", context=WHOLE))
    for step in steps:
        compare(step.before, s)
        s = plain.play(s, written([step.move])[0])
    compare(steps[-1].after, s)


def test_the_comparison_notices_a_difference() -> None:
    setup = postal.Setup()
    state = postal.new_game(setup)
    for spoil in ({"savings": 3}, {"todo": ["injure"]}, {"mode": "hard"}, {"phase": "offensive"}):
        s = plain.new(postal.setup_adapter().dump_python(setup, mode="json", context=WHOLE)) | spoil
        with pytest.raises(AssertionError):
            compare(state, s)
