"""Runs on loky: the same summary as in one process, also when a worker dies."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import loky
import pytest

from whichside_rules import postal
from whichside_rules.policies import Policy, random_player
from whichside_rules.policies.postal import postal_measures
from whichside_rules.simulate import SimulationError, Summary, simulate

SETUP = postal.Setup()
WHOLE = simulate("postal", SETUP, 24, 7, measure=postal_measures)


@pytest.fixture(autouse=True)
def _leave_no_worker() -> Iterator[None]:
    yield
    loky.get_reusable_executor().shutdown(wait=True, kill_workers=True)


def dies_once(marker: Path) -> Policy:
    """A player that kills its worker the first time that it is asked in the middle of a game."""

    def policy(game: Any, view: Any, actions: Sequence[Any], generator: random.Random) -> Any:
        if len(actions) == 1 and not marker.exists():
            marker.touch()
            os._exit(1)
        return random_player(game, view, actions, generator)

    return policy


def played(executor: Any, policy: Policy, told: list[int]) -> Summary:
    more: Any = {"measure": postal_measures, "chunk": 3, "progress": told.append}
    return simulate("postal", SETUP, 24, 7, executor=executor, policy=policy, **more)


def test_a_worker_that_dies_loses_no_game_and_changes_no_number(tmp_path: Path) -> None:
    made: list[Any] = []
    told: list[int] = []

    def another() -> Any:
        made.append(loky.get_reusable_executor(2))
        return made[-1]

    # A function within another travels here: loky sends what it does, not where it stands.
    found = played(another, dies_once(tmp_path / "died"), told)
    assert (len(made), sum(told)) == (2, 24)
    assert replace(found, policy=WHOLE.policy) == WHOLE


def test_an_executor_that_is_given_stays_open_and_what_it_lost_is_told(tmp_path: Path) -> None:
    with loky.ProcessPoolExecutor(1) as executor:
        assert played(executor, random_player, []) == WHOLE
        with pytest.raises(SimulationError, match="a worker died"):
            played(executor, dies_once(tmp_path / "died"), [])
