"""Every game against everything that is promised of games."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, note, settings, strategies as st
from pydantic import ValidationError

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.testing import conformance as checks
from whichside_rules.testing.conformance import Subject

SUBJECTS = [checks.subject_of(name, "tests.{}.subject") for name in rulebook.built_in()]
each_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
SEEDS = st.integers(0, 2**32 - 1)


def setups(subject: Subject) -> st.SearchStrategy[Any]:
    if subject.setups is None:
        return st.sampled_from(checks.plain_setups(subject.game))
    return subject.setups


def most(subject: Subject, examples: int | None = None) -> settings:
    """So many random games, or as many as the game says are enough."""
    many = settings().max_examples if examples is None else examples
    return settings(max_examples=min(many, subject.games or many))


@each_game
def test_random_games_keep_every_promise(subject: Subject) -> None:
    @most(subject)
    @given(data=st.data(), seed=SEEDS)
    def keep(data: st.DataObject, seed: int) -> None:
        setup = data.draw(setups(subject))
        note(f"seed {seed}")
        checks.check_game(subject, setup, seed)

    keep()


@each_game
def test_a_game_can_be_taken_up_from_any_of_its_positions(subject: Subject) -> None:
    game = subject.game

    @most(subject)
    @given(data=st.data(), seed=SEEDS)
    def taken_up(data: st.DataObject, seed: int) -> None:
        steps = checks.walk(subject, data.draw(setups(subject)), seed)
        left = steps[seed % len(steps) :]
        state = game.state_adapter().validate_json(checks.dump(game, left[0].before))
        for one in left:
            state, events = game.apply(state, one.move)
            assert (state, events) == (one.after, one.events)

    taken_up()


@each_game
def test_what_is_remembered_changes_no_answer(subject: Subject) -> None:
    @most(subject, 10)
    @given(data=st.data(), seed=SEEDS)
    def changes_none(data: st.DataObject, seed: int) -> None:
        checks.check_memory(subject, data.draw(setups(subject)), seed)

    changes_none()


@each_game
@given(data=st.data())
@settings(max_examples=5)
def test_the_universe_of_moves_has_every_kind_of_move(
    subject: Subject, data: st.DataObject
) -> None:
    """Else the check that compares it with the legal actions would be blind to some."""
    universe = subject.moves(data.draw(setups(subject)))
    assert len(set(universe)) == len(universe)
    moves = subject.game.move_adapter()
    kinds = set(moves.json_schema()["discriminator"]["mapping"])
    assert {moves.dump_python(move)["kind"] for move in universe} == kinds


@each_game
@given(data=st.data())
@settings(max_examples=1)
def test_a_wrong_value_in_a_move_is_one_error_of_ours(
    subject: Subject, data: st.DataObject
) -> None:
    checks.check_wrong_values(subject.game, subject.moves(data.draw(setups(subject))))


Path = tuple[str | int, ...]


def texts_in(tree: Any, path: Path = ()) -> Iterator[Path]:
    """Where texts stand in the JSON of a position."""
    if isinstance(tree, str):
        yield path
    elif isinstance(tree, dict | list):
        for key, inner in tree.items() if isinstance(tree, dict) else enumerate(tree):
            yield from texts_in(inner, (*path, key))


def replaced(tree: Any, path: Path, text: str) -> Any:
    found = copy.deepcopy(tree)
    inner = found
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = text
    return found


@each_game
def test_a_word_that_is_none_anywhere_in_a_position_is_no_fault_of_the_program(
    subject: Subject,
) -> None:
    game, seen = subject.game, set[Path]()
    for setup in checks.plain_setups(game)[:1]:
        for step in checks.walk(subject, setup, 1)[::7]:
            tree = json.loads(checks.dump(game, step.before))
            for path in texts_in(tree):
                kind = tuple("" if isinstance(key, int) else key for key in path)
                if kind not in seen:  # each kind of place once
                    seen.add(kind)
                    with suppress(ValidationError, InvalidValue):
                        game.state_adapter().validate_json(json.dumps(replaced(tree, path, "moon")))
    assert len(seen) > 3
