"""The main game against the plain coding of its parts I.2 to I.4, move by move."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tests.whichside import plain, tables
from whichside_rules import whichside
from whichside_rules.kernel.files.content import WHOLE

SEATS = st.permutations(whichside.TENEMENTS)


def told(state: whichside.WhichsideState) -> dict[str, Any]:
    """A position of the library in the terms of :func:`plain.told`."""
    tree: dict[str, Any] = whichside.state_adapter().dump_python(state, mode="json", context=WHOLE)
    del tree["setup"], tree["agenda"]
    tree["incidents"] = sorted(state.incidents.certain())
    return tree


def in_plain(state: whichside.WhichsideState) -> plain.State:
    tree = whichside.state_adapter().dump_python(state, mode="json", context=WHOLE)
    return plain.of_json(tree.pop("setup"), tree)


def written(moves: Any) -> list[dict[str, Any]]:
    return [whichside.move_adapter().dump_python(move, mode="json") for move in moves]


def ordered(moves: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def compare(state: whichside.WhichsideState, s: plain.State) -> tuple[Any, ...]:
    """Both agree on the position, and on what may be done or can come up; these moves."""
    assert told(state) == plain.told(s)
    come, can = whichside.chance_outcomes(state), whichside.legal_actions(state)
    assert ordered(written(move for move, _ in come)) == ordered(plain.rolls(s))
    assert ordered(written(can)) == ordered(plain.legal(s))
    return tuple(move for move, _ in come) or can


def mostly_do(rng: random.Random, moves: tuple[Any, ...]) -> Any:
    """At random, but to do nothing more only now and then."""
    idle = (whichside.Pass, whichside.Rest, whichside.EndStruggle)
    busy = [move for move in moves if not isinstance(move, idle)]
    return rng.choice(busy if busy and rng.random() < 0.85 else moves)


def play_both(state: whichside.WhichsideState, seed: int) -> list[str]:
    """Play until the employers act, or the game ends; the kinds of the moves."""
    rng, s, played = random.Random(seed), in_plain(state), list[str]()
    while True:
        moves = compare(state, s)
        if state.phase in ("employers", "over"):
            return played
        move = mostly_do(rng, moves)
        state = whichside.apply(state, move).state
        played.append(move.kind)
        plain.play(s, written([move])[0])


@pytest.mark.usefixtures("unaudited")
@settings(max_examples=settings().max_examples * 4 // 3)
@given(
    seats=SEATS,
    box=st.integers(0, tables.CONTENTS - 1),
    part=st.sampled_from(tables.PARTS),
    seed=st.integers(0, 2**32 - 1),
)
def test_both_codings_play_the_same_turns(seats: list[Any], box: int, part: str, seed: int) -> None:
    setup = tables.setup(box, seats, seed)
    play_both(tables.table(setup, part, seed), seed)


def test_the_comparison_notices_a_difference() -> None:
    state = tables.table(whichside.Setup(), "struggle", 1)
    for name in ("risk", "dollars", "strike", "unsanitary"):
        s = in_plain(state)
        s["tenements"][0][name] += 1
        with pytest.raises(AssertionError):
            compare(state, s)
    others: tuple[dict[str, Any], ...] = (
        {"objectives": ["none"]},
        {"conditions": 0},
        {"todo": [["sell", "italian", 1]]},
    )
    for spoiled in others:
        with pytest.raises(AssertionError):
            compare(state, in_plain(state) | spoiled)


def prisoners(s: plain.State, name: str) -> list[plain.Person]:
    return [one for one in plain.living(s, name) if one["place"] in plain.PRISON]


FAULTS: dict[str, tuple[str, str, Any]] = {
    "whoever is on Arrest dies in misery as well": (
        "living",
        "execute",
        lambda s, name: [one.update(place="dead", health=0) for one in prisoners(s, name)],
    ),
    "a tie hits one only": (
        "incidents",
        "hit_by",
        lambda s, whom, name, hit=plain.hit_by: hit(s, whom, name)[:1],
    ),
    "nobody is ever spared": ("incidents", "is_shielded", lambda s, name: False),
    "premises are kept in misery": ("living", "discard_premises", lambda s, name: None),
    "living is a dollar cheaper": (
        "living",
        "cost",
        lambda s, name, cost=plain.cost: cost(s, name) - 1,
    ),
    "anarchist agitation counts once": (
        "struggle",
        "lowered",
        lambda due, what: due | {what: max(0, due[what] - 1)},
    ),
    "a doctor always heals two": ("struggle", "care", lambda s, name: 2),
    "the next Tenement is the first one": ("work", "after", lambda s, name: s["first"]),
    "a closed tile is open": ("work", "is_blocked", lambda s, tile: False),
}
"""What could be wrong with the plain coding: the part in which it shows, and a function of it that
would be so."""


def first_difference(part: str) -> int | None:
    """The first seed of some turns in which the two codings differ."""
    for seed in range(60):
        try:
            play_some(part, seed)
        except AssertionError:
            return seed
    return None


def play_some(part: str, seed: int) -> None:
    setup = whichside.Setup(content=tables.content(1))
    play_both(tables.table(setup, part, seed), seed)


@pytest.mark.usefixtures("unaudited")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_plain_coding_is_noticed(fault: str) -> None:
    part, name, wrong = FAULTS[fault]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plain, name, wrong)
        if name in plain.DONE:
            patch.setitem(plain.DONE, name, wrong)
        seed = first_difference(part)
    assert seed is not None
    play_some(part, seed)
