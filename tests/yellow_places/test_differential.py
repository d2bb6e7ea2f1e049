"""The library against the plain coding of the rules, move by move."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from tests.yellow_places import plain
from tests.yellow_places.games import SEEDS
from tests.yellow_places.subject import SUBJECT, setups
from whichside_rules import yellow_places as yp
from whichside_rules.kernel.files.content import WHOLE
from whichside_rules.kernel.playing.game import Decision
from whichside_rules.testing.conformance import walk


def told(state: yp.YellowState) -> dict[str, Any]:
    """A position of the library in the terms of :func:`plain.told`."""
    tree: dict[str, Any] = yp.state_adapter().dump_python(state, mode="json", context=WHOLE)
    del tree["setup"]
    tree["deck"] = sorted(tile for stratum in tree["deck"]["strata"] for tile in stratum)
    if tree["ending"]:
        tree["ending"] = "won" if tree["ending"]["won"] else "lost"
    return tree


def seen(state: yp.YellowState, player: str) -> dict[str, Any]:
    """A view of the library in the terms of :func:`plain.seen`."""
    tree: dict[str, Any] = yp.view_adapter().dump_python(
        yp.observation(state, player), mode="json", context=WHOLE
    )
    del tree["setup"]
    tree["neutral"] = sorted(tree["neutral"])
    tree["found"] = {one["tile"]: one["holder"] for one in tree["found"]}
    if tree["ending"]:
        tree["ending"] = "won" if tree["ending"]["won"] else "lost"
    return tree


def written(moves: Any) -> list[dict[str, Any]]:
    return [yp.move_adapter().dump_python(move, mode="json") for move in moves]


def ordered(moves: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def compare(state: yp.YellowState, s: plain.State) -> None:
    """Both agree on the position, on what each player sees and may do, and on who is asked."""
    assert told(state) == plain.told(s)
    assert ordered(written(move for move, _ in yp.chance_outcomes(state))) == ordered(
        plain.draws(s)
    )
    asked = []
    for player in s["players"]:
        mine = plain.legal(s, player)
        assert ordered(written(yp.legal_actions(state, player))) == ordered(mine)
        assert seen(state, player) == plain.seen(s, player)
        asked += [player] * bool(mine)
    now = yp.pending(state)
    assert list(now.players if isinstance(now, Decision) else ()) == asked


@settings(max_examples=settings().max_examples * 3)
@given(setup=setups(2, 3, 4), seed=SEEDS)
def test_both_codings_play_the_same_games(setup: yp.Setup, seed: int) -> None:
    steps = walk(SUBJECT, setup, seed)
    s = plain.new(yp.setup_adapter().dump_python(setup, mode="json", context=WHOLE))
    for step in steps:
        compare(step.before, s)
        plain.play(s, written([step.move])[0])
    compare(steps[-1].after, s)


@pytest.mark.parametrize("seed", range(3))
def test_the_comparison_notices_a_difference(seed: int) -> None:
    steps = walk(SUBJECT, yp.Setup(), seed)
    s = plain.new(yp.setup_adapter().dump_python(yp.Setup(), mode="json", context=WHOLE))
    steps = steps[:21]  # the deal, and the discs of the first round
    for step in steps:
        plain.play(s, written([step.move])[0])
    state = steps[-1].after
    compare(state, s)
    blue, deep = plain.hand(s, "blue")[0], plain.told(s)["deck"][0]
    spoilt: list[plain.State] = [
        s | {"discs": s["discs"][:-1]},
        s | {"read": s["read"] | {"pawn_duty": "optional"}},
        s | {"stage": "conclusion"},
        s | {"where": s["where"] | {blue: "face down", deep: "hand of blue"}},
    ]
    for one in spoilt:
        with pytest.raises(AssertionError):
            compare(state, one)
