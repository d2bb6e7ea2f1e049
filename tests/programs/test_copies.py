"""Copies of a position are the position, and what travels names what ships with the game."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

from whichside_rules import postal
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.files import content
from whichside_rules.kernel.values.value import altered

GAMES: dict[str, Any] = {name: rulebook.find(name).game for name in rulebook.built_in()}
PACK = """
format = "whichside-pack/1"
game = "postal"
name = "mine"
[data.wages]
triangle_shirtwaist = 9
"""


def test_what_ships_is_known_again_after_many_others() -> None:
    adapter = postal.setup_adapter()
    whole = adapter.dump_json(postal.Setup(), context=content.WHOLE)
    for wage in range(10, 11 + content.MOST_REMEMBERED):
        packed = PACK.replace("= 9", f"= {wage}")
        postal.pack_content(postal.read_pack(packed, "mine.toml"))
    assert adapter.validate_json(whole).content is postal.default_content()


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_a_position_is_the_position(name: str) -> None:
    game, rng = GAMES[name], random.Random(2)
    state, _ = game.playout(
        game.new_game(game.Setup()), rng, lambda actions, now: rng.choice(actions), most=40
    )
    assert copy.copy(state) is copy.deepcopy(state) is state
    assert copy.deepcopy([state, state.setup])[1] is state.setup


@pytest.mark.parametrize("name", GAMES)
def test_a_pickle_names_what_ships_with_the_game(name: str) -> None:
    game = GAMES[name]
    state = game.new_game(game.Setup())
    pickled = pickle.dumps(state)
    again = pickle.loads(pickled)
    assert again == state
    assert again.setup.content is state.setup.content
    assert len(pickled) < 5_000
    whole = game.setup_adapter().dump_json(state.setup, context=content.WHOLE)
    assert len(whole) > len(pickle.dumps(state.setup))


def test_a_pack_is_named_by_what_it_supplies() -> None:
    packed = postal.pack_content(postal.read_pack(PACK, "mine.toml"))
    pickled = pickle.dumps(packed)
    assert pickle.loads(pickled) is packed
    assert b"triangle_shirtwaist" in pickled
    assert b"greenwich_village" not in pickled


def test_content_that_no_pack_makes_is_held() -> None:
    shipped = postal.default_content()
    other = altered(shipped, means=shipped.means[::-1])
    assert pickle.loads(pickle.dumps(other)) == other != shipped


def test_content_of_another_version_is_refused() -> None:
    digest = content.declared(postal.default_content())._digest_of("default")
    pickled = pickle.dumps(postal.default_content())
    assert digest.encode() in pickled
    with pytest.raises(ValueError, match="other content was meant"):
        pickle.loads(pickled.replace(digest.encode(), b"0" * 16))


def test_a_position_that_is_known_to_be_possible_is_not_looked_at_again() -> None:
    """What is altered is as it would be given, but for the looking; what can come is found anew."""
    given = postal.position(phase="payment", savings=2)
    legal = postal.legal_actions(given)
    again = altered(given, savings=5)
    assert again == postal.position(phase="payment", savings=5)
    assert postal.legal_actions(again) == legal
    assert given.savings == 2
