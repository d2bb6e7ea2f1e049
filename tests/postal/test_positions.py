"""Positions from outside: what is let in can be played to the end, the rest is refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tests.postal.subject import PACKS, SETUPS, SUBJECT, packed
from tests.postal.test_differential import compare
from tests.postal.test_exhaustive import in_plain
from whichside_rules import postal
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Over
from whichside_rules.kernel.playing.refusal import ImpossiblePosition, MissingContent
from whichside_rules.kernel.values.value import altered, fields_of
from whichside_rules.postal import PostalState
from whichside_rules.testing import conformance as checks

FIELDS = [name for name in fields_of(PostalState) if name != "setup"]
NUMBERS = st.integers(0, 5) | st.sampled_from((-1, 10, 10**4, 2**70))
SPACES = st.lists(st.sampled_from((*postal.SPACES, "moon")), max_size=3)
TASK = st.fixed_dictionaries(
    {
        "kind": st.sampled_from(("injure", "jail", "heal", "free")),
        "clause": st.sampled_from(
            (
                "postal.gauge.hurt.risk",
                "postal.gauge.jail.trigger",
                "postal.offensive.5",
                "postal.action.bonesetter.heal",
                "postal.action.lawyers.free",
                "postal.debt.injure-per-missing-dollar",
                "no.such",
            )
        ),
    }
)
DICE = st.one_of(
    st.fixed_dictionaries(
        {
            "kind": st.just("order-results"),
            "dice": st.lists(st.integers(0, 7), min_size=2, max_size=2),
            "clause": st.just("postal.phase.employers.all-dice-apply"),
        }
    ),
    st.fixed_dictionaries(
        {
            "kind": st.just("apply-result"),
            "die": st.integers(0, 7),
            "clause": st.just("postal.phase.employers.all-dice-apply"),
        }
    ),
)
ENDING = st.fixed_dictionaries(
    {
        "won": st.booleans(),
        "clause": st.sampled_from(
            ("postal.victory.five-by-turn-10", "postal.employers-strength.defeat", "no.such")
        ),
    }
)
MEANS = st.lists(st.sampled_from(("8usd", "strike-union", "sabotage-strike", "moon")), max_size=3)
PHASES = st.sampled_from(
    (
        *("difficulty", "setup", "employers", "offensive", "placement", "actions"),
        *("payment", "control", "over", "lunch"),
    )
)
SPECIAL: dict[str, st.SearchStrategy[Any]] = {
    "phase": PHASES,
    "healthy_at": SPACES,
    "injured_at": SPACES,
    "controlled": MEANS,
    "taken": st.booleans(),
    "agenda": st.lists(TASK, max_size=2)
    | st.lists(DICE, max_size=2)
    | st.lists(TASK | DICE, max_size=3),
    "ending": st.none() | ENDING,
}


def cubes(tree: dict[str, Any]) -> int:
    """All worker cubes of a position."""
    places = (
        f"{one}{other}" for one in ("healthy", "injured") for other in ("", "_done", "_jailed")
    )
    placed = len(tree["healthy_at"]) + len(tree["injured_at"])
    at_rest = [tree[place] for place in (*places, "reserve", "dead")]
    return placed + sum(map(int, at_rest))


def play_to_the_end(state: PostalState, rng: random.Random) -> None:
    moves = 0
    while not isinstance(now := postal.pending(state), Over):
        checks.check_pending(postal, state)
        if isinstance(now, Chance):
            move: Any = sample(postal.chance_outcomes(state), rng)
        else:
            move = rng.choice(postal.legal_actions(state))
        transition = postal.apply(state, move)
        checks.check_events(postal, transition)
        state = transition.state
        moves += 1
        assert moves < SUBJECT.longest


@settings(max_examples=settings().max_examples * 5)
@given(
    setup=SETUPS,
    seed=st.integers(0, 2**32 - 1),
    data=st.data(),
    changed=st.lists(st.sampled_from(FIELDS), min_size=1, max_size=3, unique=True),
)
def test_what_is_let_in_can_be_played(
    setup: postal.Setup, seed: int, data: st.DataObject, changed: list[str]
) -> None:
    """Positions of real games with some fields changed: refused, or as good as any."""
    steps = checks.walk(SUBJECT, setup, seed)
    tree = json.loads(postal.to_json(steps[seed % len(steps)].before))
    for name in changed:
        if name in SPECIAL:
            tree[name] = data.draw(SPECIAL[name], label=name)
        else:
            tree[name] += data.draw(st.integers(-2, 3) | NUMBERS, label=name)
    if data.draw(st.booleans(), label="cubes counted again"):
        tree["reserve"] += steps[0].before.setup.content.cubes.workers - cubes(tree)
    try:
        state = postal.from_json(json.dumps(tree))
    except ImpossiblePosition as refusal:
        text = str(refusal)
    else:
        text = ""
        checks.check_json(postal.state_adapter(), state)
        checks.check_value(postal, state)
        compare(state, in_plain(state))
        play_to_the_end(state, random.Random(seed))
    assert "pydantic" not in text, "a refusal speaks of the tools"


@given(
    st.dictionaries(
        st.sampled_from([*FIELDS, "setup", "moon"]),
        st.none() | st.booleans() | st.text(max_size=3) | NUMBERS | st.lists(st.text(max_size=3)),
        max_size=3,
    )
)
def test_the_builder_builds_or_refuses(given: dict[str, Any]) -> None:
    try:
        state = postal.position(**given)
    except ImpossiblePosition:
        return
    play_to_the_end(state, random.Random(1))


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", "{" * 9_999, '{"phase": NaN}', "\ud800"])
def test_what_is_no_position(text: str) -> None:
    with pytest.raises(ImpossiblePosition):
        postal.from_json(text.encode("utf-8", "surrogatepass"))


# Content that is missing or unusual ---------------------------------------------------------------


def test_only_what_the_book_states_is_not_enough_and_says_so() -> None:
    """Without the pictures a game begins, and stops with the name of the datum it needs."""
    stated = postal.stated_content()
    start = postal.new_game(postal.Setup(content=stated))
    at_work = [
        postal.position(
            setup=start.setup, phase="actions", healthy=3, healthy_at=(space,), savings=5
        )
        for space in postal.SPACES
    ]
    rolls = [postal.position(setup=start.setup, phase="offensive", strength=2)]
    placed = [
        postal.apply(postal.position(setup=start.setup), postal.PlaceWorker(space)).state
        for space in postal.SPACES[1:]
    ]
    for state in rolls:
        postal.apply(state, postal.Roll((1,)))
        for die, gauge in ((2, "risk"), (3, "police_threat"), (4, "unsanitary")):
            with pytest.raises(MissingContent, match=f"last_box.{gauge}"):
                postal.apply(state, postal.Roll((die,)))
    data = checks.check_missing_content(postal, at_work)
    assert data == {f"last_box.{gauge}" for gauge in postal.GAUGES}
    for state, space in zip(placed, postal.SPACES[1:], strict=True):
        again, before = postal.PlaceWorker(space), postal.to_json(state)
        assert again not in postal.legal_actions(state), "offered, though nobody knows"
        for ask in (postal.check, postal.apply):
            with pytest.raises(MissingContent, match=f"'uses.{space}'"):
                ask(state, again)
        assert postal.to_json(state) == before


def test_without_room_a_worker_stays_away() -> None:
    """Sixteen workers, fifteen places: the last one is not placed, and the actions begin."""
    setup = postal.Setup(content=packed(PACKS["a crowd for whom there is no room"]))
    state = postal.apply(postal.position(setup=setup, phase="offensive"), postal.Roll((1,))).state
    placed = 0
    while state.phase == "placement":
        state = postal.apply(state, postal.legal_actions(state)[-1]).state
        placed += 1
    assert (placed, state.healthy, state.phase) == (15, 1, "actions")
    while state.phase == "actions":
        state = postal.apply(state, postal.legal_actions(state)[0]).state
    assert postal.living(state) == state.healthy + postal.injured_workers(state)


def test_gauges_of_other_lengths_fire_there() -> None:
    setup = postal.Setup(content=packed(PACKS["short gauges"]))
    state = postal.position(setup=setup, phase="offensive", strength=2, unsanitary=1)
    fires = postal.apply(state, postal.Roll((2,)))
    assert {event.clause for event in fires.events} >= {"postal.gauge.hurt.risk"}
    assert (fires.state.injured, fires.state.risk, fires.state.unsanitary) == (1, 0, 1)
    long = postal.Setup(content=packed(PACKS["long gauges, other double spaces"]))
    state = postal.position(setup=long, phase="offensive", strength=2, risk=7)
    assert postal.apply(state, postal.Roll((2,))).state.risk == 8


def test_other_double_spaces() -> None:
    other = postal.Setup(content=packed(PACKS["long gauges, other double spaces"]))
    for setup, double in (
        (postal.Setup(), ("local_union", "printing_press")),
        (other, ("political_cafe", "chemistry_workshop")),
    ):
        for space in postal.ANARCHIST_GROUP:
            once = postal.apply(postal.position(setup=setup), postal.PlaceWorker(space)).state
            again = postal.PlaceWorker(space)
            assert (again in postal.legal_actions(once)) == (space in double)
            if space in double:
                twice = postal.apply(once, again).state
                (refusal,) = postal.check(twice, again)
                assert refusal.clause == "postal.action.group.limit-twice"
            else:
                (refusal,) = postal.check(once, again)
                assert refusal.clause == "postal.action.group.limit-once"


def test_what_is_seen_is_what_lies_there() -> None:
    """All lies open in this game: what a view and the position both have is the same.

    But a view counts all workers, and the position those who are nowhere else.
    """
    rng = random.Random(48)
    both = sorted({*fields_of(postal.PostalObservation)} & {*FIELDS} - {"healthy", "injured"})
    seen: dict[str, set[object]] = {name: set() for name in both}
    begun = [postal.new_game(postal.Setup(mode="normal")) for _ in range(12)]
    for first in (*begun, postal.position(healthy=3, injured_jailed=1)):
        state = first
        while moves := postal.chance_outcomes(state) or postal.legal_actions(state):
            view = postal.observation(state)
            for name in both:
                assert getattr(view, name) == getattr(state, name), name
                seen[name].add(getattr(state, name))
            chance = postal.chance_outcomes(state)
            move = sample(chance, rng) if chance else rng.choice(list(moves))
            state = postal.apply(state, move).state
    alike = {name for name, values in seen.items() if len(values) == 1}
    assert alike <= {"ending"}, "a game in which nothing else stays as it was"


def test_no_turn_starts_with_the_cube_on_the_last_box() -> None:
    last = postal.default_content().strength.last_box
    assert postal.position(strength=last, phase="placement").strength == last
    assert postal.position(strength=last - 1, phase="employers").strength == last - 1
    with pytest.raises(ImpossiblePosition, match=r"postal\.employers-strength\.defeat"):
        postal.position(strength=last, phase="employers")


def test_a_space_takes_as_many_as_its_own_limit_says() -> None:
    content = postal.default_content()
    roomy = altered(content, uses=altered(content.uses, local_union=3))
    told = postal.position(
        setup=postal.Setup(mode="normal", content=roomy), healthy=4, healthy_at=["local_union"] * 3
    )
    assert told.healthy_at == ("local_union",) * 3
    with pytest.raises(ImpossiblePosition, match="3 workers on the Local Union"):
        postal.position(
            setup=postal.Setup(mode="normal"), healthy=4, healthy_at=["local_union"] * 3
        )
