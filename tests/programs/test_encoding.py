"""A view is a vector: equal exactly if the vectors are, within the bounds that are told."""

from __future__ import annotations

import random
from array import array
from typing import Annotated, Any, Literal, cast

import pytest
from hypothesis import given, settings, strategies as st
from pydantic import Field

from whichside_rules import postal, whichside, yellow_places
from whichside_rules.encoding import PAD, Encoding, NotEncoded
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.game import Over
from whichside_rules.kernel.values.value import altered, value
from whichside_rules.testing.conformance import subject_of

GAMES: dict[str, Any] = {name: rulebook.find(name).game for name in rulebook.built_in()}


def views(game: Any, setup: Any, seed: int, most: int) -> list[Any]:
    """The views of all seats along a random game, and those after other moves than were made."""
    rng, state, found = random.Random(seed), game.new_game(setup), []
    for _ in range(most):
        moves = [one.move for one in game.chance_outcomes(state)] or game.legal_actions(state)
        if not moves:
            break
        for move in (rng.choice(moves), rng.choice(moves)):
            after = game.apply(state, move).state
            found += [game.observation(after, player) for player in game.players(setup)]
        state = after
    return found


@pytest.mark.usefixtures("unaudited")
@pytest.mark.parametrize("name", GAMES)
def test_views_are_equal_exactly_if_their_vectors_are(name: str) -> None:
    game = GAMES[name]
    subject: Any = subject_of(name, "tests.{}.subject")

    @settings(max_examples=3)
    @given(setup=subject.setups, seed=st.integers(0, 999))
    def encoded(setup: Any, seed: int) -> None:
        try:
            game.new_game(setup)
        except Exception:  # what a game refuses is asked about elsewhere
            return
        encoding = Encoding(game, setup)
        seen: dict[tuple[int, ...], Any] = {}
        most = 150 if len(game.players(setup)) == 1 else 30
        for view in views(game, setup, seed, most):
            vector = encoding.vector(view)
            assert tuple(array("i", encoding.packed(view))) == vector
            assert len(vector) == len(encoding) == len(encoding.bounds)
            between = zip(encoding.names, vector, encoding.bounds, strict=True)
            assert [one for one in between if not one[2][0] <= one[1] <= one[2][1]] == []
            assert seen.setdefault(vector, view) == view
        assert len(set(seen.values())) == len(seen)

    encoded()


def test_components_have_names_and_bounds_of_their_types() -> None:
    setup = yellow_places.Setup()
    encoding = Encoding(yellow_places, setup)
    assert len(set(encoding.names)) == len(encoding)
    bounds = dict(zip(encoding.names, encoding.bounds, strict=True))
    assert bounds["phase"] == (0, 4)
    assert bounds["discs.length"] == (0, 256)
    assert bounds["discs.0.cubes"] == (PAD, 27)
    assert bounds["discs.0.place"] == (PAD, 8)
    assert bounds["player"] == (0, len(encoding.words) - 1)
    assert not any("content" in name or "readings" in name for name in encoding.names)
    state = yellow_places.new_game(setup)
    vector = encoding.vector(yellow_places.observation(state, "green"))
    told = dict(zip(encoding.names, vector, strict=True))
    assert encoding.words[told["player"]] == "green"
    assert told["discs.length"] == 0
    assert told["discs.0.cubes"] == PAD


def test_the_same_set_up_gives_the_same_components() -> None:
    one, other = (Encoding(whichside, whichside.Setup()) for _ in range(2))
    assert (one.names, one.bounds, one.words) == (other.names, other.bounds, other.words)


def test_what_a_set_up_leaves_open_is_told() -> None:
    """The mode, which is chosen in the game, is part of the set-up afterwards."""
    encoding = Encoding(postal, postal.Setup(mode=None))
    state = postal.new_game(encoding.setup)
    vectors = {
        encoding.vector(postal.observation(postal.apply(state, move).state, postal.PLAYER))
        for move in postal.legal_actions(state)
    }
    assert len(vectors) == 3


def test_a_view_of_another_set_up_is_refused() -> None:
    encoding = Encoding(postal, postal.Setup())
    other = postal.Setup(readings=postal.Readings(prisoner_cost="free"))
    with pytest.raises(NotEncoded, match="setup: another set-up: its readings are not those"):
        encoding.vector(postal.observation(postal.new_game(other), postal.PLAYER))
    with pytest.raises(TypeError, match="is no view of type PostalObservation"):
        encoding.vector(postal.new_game())


def test_a_number_beyond_the_bounds_is_refused() -> None:
    encoding = Encoding(postal, postal.Setup())
    rich = altered(postal.observation(postal.new_game(), postal.PLAYER), savings=100_000)
    with pytest.raises(NotEncoded, match="savings: 100000 is not from -99999 to 99999"):
        encoding.vector(rich)


def test_a_field_without_room_says_how_much_it_needs() -> None:
    setup = yellow_places.Setup()
    state = yellow_places.new_game(setup)
    while outcomes := yellow_places.chance_outcomes(state):
        state = yellow_places.apply(state, outcomes[0].move).state
    view = yellow_places.observation(state, "pink")
    tight = Encoding(yellow_places, setup, room=3)
    with pytest.raises(NotEncoded, match=r"hand takes 5 numbers.*with rooms=\{'hand': 10\}"):
        tight.vector(view)
    roomy = Encoding(yellow_places, setup, room=3, rooms={"hand": 10, "held": 4, "neutral": 10})
    assert len(roomy.vector(view)) == len(roomy)
    assert len(roomy) < len(Encoding(yellow_places, setup))


def test_a_text_that_the_game_does_not_name_is_refused() -> None:
    setup = whichside.Setup()
    view = altered(whichside.new_game(setup), strategy="a ghost")
    with pytest.raises(NotEncoded, match=r"strategy: the game names no 'a ghost'.*words=\['a gho"):
        Encoding(whichside, setup).vector(view)
    assert Encoding(whichside, setup, words=["a ghost"]).vector(view)


# Other games --------------------------------------------------------------------------------------


@value
class Leaf:
    of: Literal["a", "b"]


@value
class Branch:
    inside: tuple[Branch | Leaf, ...]
    two: tuple[int, bool]
    maybe: Annotated[int, Field(ge=1, le=3)] | Literal["none"] | None


@value
class Mixed:
    thing: float


class Garden:
    """As much of a game as an encoding asks for."""

    NAME = "postal"

    def __init__(self, first: Any) -> None:
        self.first = first

    def players(self, setup: Any) -> tuple[str, ...]:
        return ("ann",)

    def new_game(self, setup: Any) -> Any:
        return self.first

    def observation(self, state: Any, player: str) -> Any:
        return state


def test_values_inside_themselves_are_told_apart() -> None:
    a, b = Leaf("a"), Leaf("b")
    deep = [
        Branch((), (0, True), None),
        Branch((), (1, True), None),
        Branch((), (0, False), None),
        Branch((), (0, True), 1),
        Branch((), (0, True), "none"),
        Branch((a,), (0, True), None),
        Branch((b,), (0, True), None),
        Branch((a, b), (0, True), None),
        Branch((Branch((a,), (0, True), None), b), (0, True), None),
        Branch((Branch((a, b), (0, True), None),), (0, True), None),
        Branch((Branch((), (0, True), None), a, b), (0, True), None),
    ]
    encoding = Encoding(cast("Any", Garden(deep[0])), None)
    assert len({encoding.vector(one) for one in deep}) == len(deep)


def test_a_type_that_cannot_be_encoded_is_told() -> None:
    with pytest.raises(TypeError, match=r"float.* cannot be encoded"):
        Encoding(cast("Any", Garden(Mixed(0.5))), None)
    with pytest.raises(TypeError, match="a view of type int cannot be encoded"):
        Encoding(cast("Any", Garden(3)), None)


def test_the_end_of_a_game_is_encoded_too() -> None:
    setup, rng = postal.Setup(), random.Random(5)
    first = postal.new_game(setup)
    last, _ = postal.playout(first, rng, lambda actions, now: rng.choice(actions))
    assert isinstance(postal.pending(last), Over)
    assert Encoding(postal, setup).vector(postal.observation(last, postal.PLAYER))
