"""Runs add up: continued, shared out by any queue, with workers that die, the sum is the same."""

from __future__ import annotations

import os
import pickle
import random
from collections.abc import Sequence
from concurrent.futures import (
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
)
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from whichside_rules import postal, yellow_places
from whichside_rules.kernel.files import record
from whichside_rules.policies import random_player
from whichside_rules.policies.postal import careful_postal, postal_measures
from whichside_rules.simulate import (
    MOST_DEATHS,
    SimulationError,
    Summary,
    _Work,
    play_one,
    results,
    simulate,
    summed,
)

SETUP = postal.Setup()
WHOLE = simulate("postal", SETUP, 30, 7, measure=postal_measures)


def part(first: int, last: int, **more: Any) -> Summary:
    return simulate("postal", SETUP, last - first, 7, first=first, measure=postal_measures, **more)


# Sums ---------------------------------------------------------------------------------------------


def test_a_run_is_continued_and_the_sum_is_the_whole() -> None:
    assert part(0, 11) + part(11, 30) == WHOLE
    assert part(11, 30) + part(0, 11) == WHOLE
    assert sum([part(20, 30), part(0, 10), part(10, 20)]) == WHOLE
    assert WHOLE.ranges == ((0, 30),)
    assert WHOLE.numbers == ()


def test_games_that_are_missing_in_between_are_told() -> None:
    both = part(0, 4) + part(9, 12)
    assert (both.games, both.ranges) == (7, ((0, 4), (9, 12)))
    assert Summary.from_json(both.to_json()) == both
    assert both + part(4, 9) == part(0, 12)
    nothing = part(5, 5)
    assert nothing.ranges == ()
    assert nothing + part(3, 6) == part(3, 6)


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (part(4, 6), "game 4 is in both"),
        (simulate("postal", SETUP, 5, 8, first=5, measure=postal_measures), "seed is 7 in one"),
        (
            simulate("postal", SETUP, 5, 7, first=5, policy=careful_postal),
            "policy is random_player in one and careful_postal in the other",
        ),
        (simulate("postal", postal.Setup(mode="hard"), 5, 7, first=5), "setup is "),
        (simulate("yellow_places", yellow_places.Setup(), 1, 7, first=5), "game is postal"),
        (replace(part(5, 6), library="0.0"), "library is "),
    ],
)
def test_what_is_not_of_one_run_does_not_add_up(other: Summary, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        part(0, 5) + other
    with pytest.raises(TypeError):
        part(0, 5) + 3  # type: ignore[operator]


@pytest.mark.parametrize("numbers", [((0, 3),), ((3, 4), (0, 4)), ((0, 2), (1, 4)), ((2, 2),)])
def test_a_summary_with_wrong_numbers_is_none(numbers: Any) -> None:
    with pytest.raises(ValueError):
        replace(part(0, 5), numbers=numbers)


def test_a_first_game_before_the_first_is_refused() -> None:
    with pytest.raises(ValueError, match="first is -1"):
        simulate("postal", SETUP, 1, 1, first=-1)


# Game by game -------------------------------------------------------------------------------------


def test_the_games_come_one_by_one_and_can_be_played_again() -> None:
    found = list(results("postal", SETUP, 6, 7, first=3, measure=postal_measures))
    assert [one.number for one in found] == list(range(3, 9))
    for one in found:
        state, moves = play_one(postal, SETUP, random_player, random.Random(one.seed))
        assert (tuple(moves), one.over) == (one.moves, postal.pending(state))
        assert one.measures == postal_measures(postal, state, moves)
        kept = record.record(postal, SETUP, one.moves)
        assert len([*record.replay(postal, kept)]) == len(one.moves)
    assert summed("postal", SETUP, 7, found) == part(3, 9)
    assert summed("postal", SETUP, 7, found[::2]) + summed("postal", SETUP, 7, found[1::2]) == (
        part(3, 9)
    )


def test_whoever_has_enough_stops_asking() -> None:
    played: list[int] = []

    def counting(game: Any, view: Any, actions: Sequence[Any], generator: random.Random) -> Any:
        played.append(1)
        return actions[0]

    games = results("postal", SETUP, 10**9, 1, policy=counting)
    assert next(games).number == 0
    once = len(played)
    assert next(games).number == 1
    assert 0 < once < len(played) < 10 * once


def test_the_games_of_others_are_the_same_in_another_order() -> None:
    alone = list(results("postal", SETUP, 12, 7))
    with ThreadPoolExecutor(3) as threads:
        shared = list(results("postal", SETUP, 12, 7, executor=threads, chunk=2))
    assert sorted(shared, key=lambda one: one.number) == alone


def test_a_game_that_is_there_twice_or_of_another_seed_is_refused() -> None:
    found = list(results("postal", SETUP, 2, 7))
    with pytest.raises(ValueError, match="game 1 is in both"):
        summed("postal", SETUP, 7, [*found, found[1]])
    with pytest.raises(ValueError, match="game 0 is of another seed: 7/0"):
        summed("postal", SETUP, 8, found)


PACK = """
format = "whichside-pack/1"
game = "postal"
name = "a"
[data.wages]
tenderloin = 9
"""


# Workers ------------------------------------------------------------------------------------------


def workers() -> ProcessPoolExecutor:
    """Forked, since others would take seconds to begin."""
    return ProcessPoolExecutor(2, mp_context=get_context("fork"))


def dies_once(
    marker: Path, game: Any, view: Any, actions: Sequence[Any], generator: random.Random
) -> Any:
    """Kills its worker the first time that it is asked in the middle of a game."""
    if len(actions) == 1 and not marker.exists():
        marker.touch()
        os._exit(1)
    return random_player(game, view, actions, generator)


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_worker_that_dies_loses_no_game_and_changes_no_number(tmp_path: Path) -> None:
    policy = partial(dies_once, tmp_path / "died")
    made: list[Executor] = []
    told: list[int] = []

    def another() -> Executor:
        made.append(workers())
        return made[-1]

    found = simulate(
        "postal",
        SETUP,
        30,
        7,
        executor=another,
        policy=policy,
        measure=postal_measures,
        chunk=3,
        progress=told.append,
    )
    assert len(made) == 2
    assert sum(told) == 30
    assert replace(found, policy=WHOLE.policy) == WHOLE


class Dying(Executor):
    """Does one unit and dies, or dies at once."""

    def __init__(self, done: int) -> None:
        self.done = done

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if self.done:
            self.done -= 1
            future.set_result(fn(*args, **kwargs))
        else:
            future.set_exception(BrokenProcessPool("gone"))
        return future


def test_workers_that_die_now_and_then_are_replaced_as_long_as_games_are_finished() -> None:
    assert part(0, 30, executor=lambda: Dying(2), chunk=5) == WHOLE


def test_workers_that_die_again_and_again_are_given_up() -> None:
    made: list[Dying] = []

    def another() -> Dying:
        made.append(Dying(0))
        return made[-1]

    with pytest.raises(SimulationError, match=r"died 3 times .* one of the games 0 to 4, 5 to 9"):
        part(0, 30, executor=another, chunk=5)
    assert len(made) == MOST_DEATHS


def test_a_dead_worker_of_an_executor_that_nobody_can_make_again_is_told() -> None:
    with pytest.raises(SimulationError, match="a worker died: gone; give a function that makes"):
        part(0, 30, executor=Dying(1), chunk=5)


def test_what_was_finished_is_kept_when_a_run_is_given_up() -> None:
    with pytest.raises(SimulationError, match="a worker died: gone") as given_up:
        part(0, 30, executor=Dying(3), chunk=5)
    kept = given_up.value.kept
    assert kept == part(0, 15)
    assert given_up.value.__notes__ == ["The 15 games that were finished are in 'kept'."]
    assert kept is not None
    assert kept + part(15, 30) == WHOLE
    with pytest.raises(SimulationError) as given_up:
        part(0, 30, executor=Dying(0), chunk=5)
    assert given_up.value.kept is None


class Late(Executor):
    """Of three units the first dies, when the two others are done."""

    def __init__(self, error: Exception) -> None:
        self.error, self.out = error, list[Future[Any]]()

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.out.append(future)
        if len(self.out) == 3:
            self.out[0].set_exception(self.error)
        if len(self.out) > 1:
            future.set_result(fn(*args, **kwargs))
        return future


class KilledWorker(Exception):
    """What Dask says when it has tried a task on several workers, and all died."""


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (BrokenProcessPool("gone"), "a worker died: gone"),
        (KilledWorker("tried 4"), "workers died of one of the games 0 to 4: tried 4"),
    ],
)
def test_the_games_that_are_done_come_before_a_run_is_given_up(error: Exception, said: str) -> None:
    came: list[int] = []
    with pytest.raises(SimulationError, match=said):
        came.extend(
            one.number for one in results("postal", SETUP, 15, 7, executor=Late(error), chunk=5)
        )
    assert came == [*range(5, 15)]


class Refusing(Executor):
    """Breaks where a unit is handed in."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        raise BrokenProcessPool("shut")


def test_an_executor_that_takes_no_work_any_more_is_replaced() -> None:
    made = iter([Refusing(), Dying(100)])
    assert part(0, 30, executor=lambda: next(made), chunk=5) == WHOLE


def test_a_policy_that_cannot_travel_is_refused_in_one_sentence() -> None:
    def mine(game: Any, view: Any, actions: Sequence[Any], generator: random.Random) -> Any:
        return actions[0]

    sentence = (
        r"^the policy mine cannot travel to a worker process: make it a function of a module that "
        r"the workers can import, not a lambda or a function within another$"
    )
    with workers() as executor:
        with pytest.raises(ValueError, match=sentence):
            simulate("postal", SETUP, 5, 1, executor=executor, policy=mine)
        with pytest.raises(ValueError, match=sentence):
            simulate("postal", SETUP, 5, 1, executor=executor, policy={postal.PLAYER: mine})
        with pytest.raises(ValueError, match="the measure <lambda> cannot travel"):
            simulate("postal", SETUP, 5, 1, executor=executor, measure=lambda *_: {})
    assert simulate("postal", SETUP, 2, 1, policy=mine).games == 2
    with ThreadPoolExecutor(1) as threads:
        assert simulate("postal", SETUP, 2, 1, executor=threads, policy=mine).games == 2


def test_what_another_executor_cannot_send_is_refused_so_too() -> None:
    class Choosy(Dying):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_exception(pickle.PicklingError("no"))
            return future

    with pytest.raises(ValueError, match="what is to be played cannot travel"):
        part(0, 30, executor=Choosy(0))


def test_content_travels_as_its_name() -> None:
    """It is made from that once per worker, where it is remembered."""
    pack = (
        'format = "whichside-pack/1"\ngame = "postal"\nname = "a"\n[data.wages]\ntenderloin = 9\n'
    )
    packed = postal.Setup(content=postal.pack_content(postal.read_pack(pack, "a.toml")))
    for setup in (SETUP, packed):
        work = _Work("postal", setup, random_player, postal_measures, 1)
        sent = pickle.dumps(work)
        assert len(sent) < 1_000
        one, other = pickle.loads(sent), pickle.loads(sent)
        assert one.setup.content is other.setup.content
