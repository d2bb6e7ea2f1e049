"""Whatever content is let in can be played: no pack leads to a position that cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tests.conftest import GAMES
from whichside_rules.kernel.files.sheet import Pack, PackError, leaves_of
from whichside_rules.kernel.playing.game import Over
from whichside_rules.kernel.playing.refusal import MissingContent
from whichside_rules.testing.conformance import Subject, walk

each_game = pytest.mark.parametrize(
    "game", [game for game in GAMES if hasattr(game, "pack_content")], ids=lambda game: game.NAME
)
NUMBERS = st.sampled_from([0, 1, 2, 3, 4, 9, 27, 98, 99, 100, 999, 10**14])
VALUES = NUMBERS | st.none() | st.lists(NUMBERS, max_size=3) | st.just("unlimited")
LONGEST = 30_000
"""More moves than any game has, and as many as a record holds."""


def replaceable(game: Any) -> list[str]:
    """The data that a pack may replace, single numbers and lists."""
    tree = {each.key: each.value for each in game.sheet()}
    found = [key for key, _ in leaves_of(tree.items())]
    keys = game.pack_schema()["properties"]["data"]["properties"]
    return [key for key in found if key.split(".")[0] in keys]


def contents(game: Any, supplied: Mapping[str, object]) -> Iterator[Any]:
    """The content of a pack, if it is let in."""
    with suppress(PackError):
        yield game.pack_content(Pack(game.NAME, "any", tuple(supplied.items())))


@each_game
@given(data=st.data(), seed=st.integers(0, 999))
@settings(max_examples=40, deadline=None)
def test_what_is_let_in_can_be_played_to_the_end(game: Any, data: st.DataObject, seed: int) -> None:
    key = st.sampled_from(replaceable(game))
    supplied = data.draw(st.dictionaries(key, VALUES, min_size=1, max_size=3))
    for content in contents(game, supplied):
        setup = game.Setup(content=content)
        state = game.new_game(setup)
        assert game.from_json(game.to_json(state)) == state
        try:
            steps = walk(Subject(game, longest=LONGEST), setup, seed)
        except MissingContent:
            continue
        assert isinstance(game.pending(steps[-1].after), Over)


@each_game
def test_every_number_of_the_content_can_be_replaced_alone(game: Any) -> None:
    """Else the test above would try nothing. One number that is let in is enough for each."""
    let_in = [
        key
        for key in replaceable(game)
        if any(True for number in (1, 2, 3) for _ in contents(game, {key: number}))
    ]
    assert len(let_in) > 5
