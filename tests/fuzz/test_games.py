"""A few of the games of ``make games``, and that a fault in one of them is noticed and told."""

from __future__ import annotations

import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tests.fuzz import games
from tests.whichside.subject import SCENARIOS, SUBJECT, VARIANTS
from whichside_rules import whichside


def broken(**functions: Any) -> Any:
    """The subject with some of the game's functions replaced."""
    plain = {name: getattr(whichside, name) for name in dir(whichside)}
    return replace(SUBJECT, game=SimpleNamespace(**{**plain, **functions}))


def test_a_few_games_hold(capsys: pytest.CaptureFixture[str]) -> None:
    assert games.main(3, 1) == 0
    assert capsys.readouterr().out.endswith("all hold\n")


def test_set_ups_of_every_kind_are_played() -> None:
    rng = random.Random(1)
    found = [games.mixed(rng) for _ in range(150)]
    assert {one.scenario for one in found} == set(SCENARIOS)
    assert {one.variant for one in found} == {None, *VARIANTS}
    assert {one.players for one in found} == {None, 1, 2, 3, 4}
    assert {one.ironworker for one in found} == {True, False}
    assert any(one.goal for one in found)
    assert any(one.rolls for one in found)


def test_a_move_that_is_refused_though_it_is_offered_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def silent(state: Any, move: Any) -> Any:
        return ()

    assert games.main(1, 1, broken(check=silent)) == 1
    assert capsys.readouterr().out.splitlines()[1].startswith("game 0 of seed 1: AssertionError")


def test_events_that_are_missing_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    def mute(state: Any, move: Any) -> Any:
        return whichside.apply(state, move)._replace(events=())

    assert games.main(1, 1, broken(apply=mute)) == 1
    assert "a move without an event" in capsys.readouterr().out
