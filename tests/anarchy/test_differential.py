"""The library against the plain coding of the rules, move by move."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import fields
from typing import Any

import pytest
from pydantic_core import to_jsonable_python

from tests.anarchy import plain
from tests.anarchy.subject import OPTIONS, contents, with_zeal
from whichside_rules import anarchy
from whichside_rules.kernel.files.content import WHOLE
from whichside_rules.kernel.playing.game import Decision, Over

GAMES = 30
LONGEST = 200
"""No game is compared further than so many moves, the deal not counted."""


def told(state: anarchy.AnarchyState) -> dict[str, Any]:
    """A position of the library in the terms of :func:`plain.told`."""
    rest = {one.name: getattr(state, one.name) for one in fields(state) if one.name != "setup"}
    tree: dict[str, Any] = to_jsonable_python(rest)
    for pile in ("deck", "tokens"):
        tree[pile] = sorted(card for stratum in tree[pile]["strata"] for card in stratum)
    for held in ("hands", "known"):
        tree[held] = [sorted(cards) for cards in tree[held]]
    tree["led"] = sorted(tree["led"])
    tree["melds"] = sorted(tree["melds"], key=plain.by_leader)
    ending, agenda = tree.pop("ending"), tree.pop("agenda")
    tree["winner"] = ending["winner"] if ending else None
    tree["pools"] = [sorted(task["pool"]) for task in agenda if task["kind"] == "form"]
    return tree


def written(moves: Any) -> list[dict[str, Any]]:
    return [anarchy.move_adapter().dump_python(move, mode="json") for move in moves]


def ordered(moves: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def compare(state: anarchy.AnarchyState, s: plain.State) -> None:
    """Both agree on the position, on what chance and each player can do, and on who is asked."""
    assert told(state) == plain.told(s)
    assert ordered(written(move for move, _ in anarchy.chance_outcomes(state))) == ordered(
        plain.draws(s)
    )
    asked = []
    for player in s["who"]:
        mine = plain.legal(s, player)
        assert ordered(written(anarchy.legal_actions(state, player))) == ordered(mine)
        asked += [player] * bool(mine)
    now = anarchy.pending(state)
    assert sorted(now.players if isinstance(now, Decision) else ()) == sorted(asked)
    if state.ending:
        places = anarchy.places(state, state.ending.winner)
        assert isinstance(now, Over)
        assert [sorted(place) for place in places] == [sorted(one) for one in plain.ranking(s)]


def a_setup(seed: int) -> anarchy.Setup:
    """Every third with the default readings."""
    rng = random.Random(seed)
    tree = {} if seed % 3 == 0 else {field: rng.choice(OPTIONS[field]) for field in OPTIONS}
    return anarchy.Setup(
        players=2 + seed % 5,
        readings=anarchy.Readings(**tree),  # type: ignore[arg-type]
        content=contents()[rng.choice((0, 1, 1, 2))],
    )


def both(setup: anarchy.Setup) -> tuple[anarchy.AnarchyState, plain.State]:
    tree = anarchy.setup_adapter().dump_python(setup, mode="json", context=WHOLE)
    return anarchy.new_game(setup), plain.new(tree)


def step(
    rng: random.Random, state: anarchy.AnarchyState, s: plain.State
) -> tuple[str, anarchy.AnarchyState]:
    """A move at random in both; its kind."""
    chance = anarchy.chance_outcomes(state)
    move = (
        rng.choice(chance).move if chance else with_zeal(rng, state, anarchy.legal_actions(state))
    )
    tree = written([move])[0]
    plain.play(s, tree)
    return tree["kind"], anarchy.apply(state, move).state


@pytest.mark.parametrize("seed", range(GAMES))
def test_both_codings_play_the_same_games(seed: int) -> None:
    setup = a_setup(seed)
    rng, (state, s) = random.Random(seed), both(setup)
    for _ in range(LONGEST + setup.content.hand * setup.people):
        compare(state, s)
        if state.ending:
            break
        _, state = step(rng, state, s)


def test_these_games_have_everything_in_them() -> None:
    """Every kind of move comes up in the games above."""
    seen, ended = Counter[str](), 0
    for seed in range(0, GAMES, 3):
        setup = a_setup(seed)
        rng, (state, s) = random.Random(seed), both(setup)
        for _ in range(LONGEST + setup.content.hand * setup.people):
            kind, state = step(rng, state, s)
            seen[kind] += 1
            if state.ending:
                ended += 1
                break
    assert ended
    assert len(seen) == len(plain.DOES)


@pytest.mark.parametrize("seed", range(3))
def test_the_comparison_notices_a_difference(seed: int) -> None:
    setup = anarchy.Setup(players=3)
    rng, (state, s) = random.Random(seed), both(setup)
    while not s["melds"] or s["todo"] or s["phase"] != "meld":
        _, state = step(rng, state, s)
    compare(state, s)
    one = s["who"][0]
    spoilt: list[plain.State] = [
        s | {"melds": s["melds"][1:]},
        s | {"money": s["money"] | {one: 99}},
        s | {"hand": s["hand"] | {one: s["hand"][one][1:]}},
        s | {"phase": "war"},
        s | {"deck": s["deck"][1:]},
    ]
    for other in spoilt:
        with pytest.raises(AssertionError):
            compare(state, other)
