"""Every game against everything that is promised of games."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, note, settings, strategies as st

from whichside_rules.kernel import rulebook
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
