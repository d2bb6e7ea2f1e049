"""Simulation: the same games whoever plays them, and a summary that adds up."""

from __future__ import annotations

import pickle
import random
from collections.abc import Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from whichside_rules import postal, simulate as simulation
from whichside_rules.policies import policies_of, random_player
from whichside_rules.policies.postal import careful_postal, postal_measures
from whichside_rules.simulate import (
    BIGGEST_CHUNK,
    WINDOW,
    SimulationError,
    Summary,
    find_game,
    play_one,
    simulate,
    wilson,
)

SETUP = postal.Setup()
ALONE = simulate("postal", SETUP, 40, 7, measure=postal_measures)


def shared(executor: Executor, **more: Any) -> Summary:
    return simulate("postal", SETUP, 40, 7, executor=executor, measure=postal_measures, **more)


def test_the_summary_adds_up() -> None:
    assert ALONE.games == 40 == sum(one.games for one in ALONE.endings)
    assert ALONE.count("won") + ALONE.count("lost") == 40
    for name in ("turns", "strength", "controlled", "dead"):
        assert sum(one.games for one in ALONE.measures if one.name == name) == 40
    for one in ALONE.measures:
        assert one.least <= one.mean <= one.most
        if one.name == "controlled" and one.result == "won":
            assert one.least >= 5


@pytest.mark.parametrize("games", [0, 1])
def test_what_is_no_setup_is_refused_before_anything_is_said_of_it(games: int) -> None:
    with pytest.raises(TypeError, match=r"^0 is not a Setup"):
        simulate("postal", 0, games, 1)


def test_another_seed_plays_other_games_and_another_setup_is_told_apart() -> None:
    assert simulate("postal", SETUP, 40, 8, measure=postal_measures).measures != ALONE.measures
    hard = simulate("postal", postal.Setup(mode="hard"), 40, 7)
    assert hard.setup != ALONE.setup


@pytest.mark.parametrize("chunk", [1, 3, 40, 1000])
def test_chunks_change_nothing(chunk: int) -> None:
    with ThreadPoolExecutor(3) as executor:
        assert shared(executor, chunk=chunk) == ALONE


def test_processes_change_nothing() -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        assert shared(executor) == ALONE


@pytest.mark.parametrize("processes", [False, True])
# What Dask itself warns about, such as a port in use, is no affair of ours.
@pytest.mark.filterwarnings("ignore")
def test_a_dask_cluster_changes_nothing(processes: bool) -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=2, processes=processes, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        assert shared(client.get_executor()) == ALONE


def test_progress_is_told_and_comes_to_all_games() -> None:
    told: list[int] = []
    simulate("postal", SETUP, 10, 1, chunk=4, progress=told.append)
    assert told == [4, 4, 2]


def test_no_games() -> None:
    nothing = simulate("postal", SETUP, 0, 1)
    assert nothing.games == 0
    assert nothing.endings == ()
    assert nothing.rate() == (0.0, 0.0, 1.0)


def test_json_and_pickle_give_the_summary_back() -> None:
    assert Summary.from_json(ALONE.to_json()) == ALONE
    assert pickle.loads(pickle.dumps(ALONE)) == ALONE
    with pytest.raises(ValueError):
        Summary.from_json(ALONE.to_json().replace('"games"', '"gammes"'))


@pytest.mark.parametrize(("n", "chunk", "word"), [(-1, None, "n is -1"), (5, 0, "chunk is 0")])
def test_wrong_numbers_are_refused(n: int, chunk: int | None, word: str) -> None:
    with pytest.raises(ValueError, match=word):
        simulate("postal", SETUP, n, 1, chunk=chunk)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(LookupError, match="no game 'postla'"):
        simulate("postla", SETUP, 1, 1)


def test_a_game_may_be_named_or_given_as_a_module() -> None:
    assert simulate(postal, SETUP, 5, 1) == simulate("postal", SETUP, 5, 1)
    assert find_game("whichside_rules.postal") is find_game("postal")


def illegal(game: Any, view: Any, actions: Sequence[Any], generator: random.Random) -> Any:
    return postal.Take("8usd")


@pytest.mark.parametrize("threads", [0, 2])
def test_an_illegal_choice_names_the_game_and_the_clause(threads: int) -> None:
    message = r"game \d+ of seed 3: .*\[postal\.turn\.order\]"
    if not threads:
        with pytest.raises(SimulationError, match=message):
            simulate("postal", SETUP, 3, 3, policy=illegal)
        return
    with ThreadPoolExecutor(threads) as executor, pytest.raises(SimulationError, match=message):
        simulate("postal", SETUP, 3, 3, policy=illegal, executor=executor)


def test_missing_content_is_named() -> None:
    setup = postal.Setup(content=postal.stated_content())
    with pytest.raises(SimulationError, match="of seed 1: the rulebook leaves"):
        simulate("postal", setup, 5, 1)


class Never(Executor):
    """Runs the first unit and leaves the others waiting."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []
        self.units: list[Any] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if not self.futures:
            future.set_exception(KeyboardInterrupt())
        self.futures.append(future)
        self.units.append(args[1:])
        return future


def test_nothing_is_left_queued_after_an_interrupt() -> None:
    executor = Never()
    with pytest.raises(KeyboardInterrupt):
        simulate("postal", SETUP, 10, 1, chunk=1, executor=executor)
    assert len(executor.futures) == 10
    assert all(future.cancelled() for future in executor.futures[1:])


def test_so_many_units_are_queued_at_once_and_each_is_small() -> None:
    executor = Never()
    with pytest.raises(KeyboardInterrupt):
        simulate("postal", SETUP, 10**6, 1, executor=executor)
    assert len(executor.futures) == WINDOW
    assert executor.units[:2] == [(0, BIGGEST_CHUNK), (BIGGEST_CHUNK, 2 * BIGGEST_CHUNK)]


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    state, moves = play_one(postal, SETUP, random_player, random.Random(1))
    monkeypatch.setattr(simulation, "MOST_MOVES", len(moves))
    assert play_one(postal, SETUP, random_player, random.Random(1)) == (state, moves)
    monkeypatch.setattr(simulation, "MOST_MOVES", len(moves) - 1)
    with pytest.raises(SimulationError, match=f"no end after {len(moves) - 1} moves"):
        play_one(postal, SETUP, random_player, random.Random(1))


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_interval_is_wilsons(hits: int, of: int, low: float, high: float) -> None:
    # The last row is the example of Newcombe (1998), table I.
    found = wilson(hits, of)
    assert found.rate == hits / of
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


# The players --------------------------------------------------------------------------------------


def test_players_of_a_game_include_random() -> None:
    assert policies_of("postal") == {"random": random_player, "careful": careful_postal}


@pytest.mark.usefixtures("unaudited")
def test_careful_play_wins_far_more_often_than_random_play() -> None:
    careful = simulate("postal", SETUP, 150, 1, policy=careful_postal).rate()
    at_random = simulate("postal", SETUP, 300, 1).rate()
    assert careful.low > 0.25
    assert at_random.high < 0.05


@pytest.mark.parametrize("mode", postal.MODES)
@pytest.mark.parametrize(
    "readings",
    [
        {},
        {"resolution_order": "listed", "dice_order": "as-rolled", "eighth_means": "none"},
        {"no_worker_left": "play-on", "six_on_ten": "play-on", "worker_cubes": "substitutes"},
        {"idle_count": "all-injured", "prisoner_cost": "free", "who_is_injured": "free-first"},
    ],
)
def test_careful_play_is_legal_whatever_the_setup(
    mode: postal.Mode, readings: dict[str, Any]
) -> None:
    setup = postal.Setup(mode=mode, readings=postal.Readings(**readings))
    state, moves = play_one(find_game("postal"), setup, careful_postal, random.Random(5))
    assert state.ending is not None
    assert moves


def test_careful_play_leaves_nothing_to_luck() -> None:
    class Refuses(random.Random):
        def random(self) -> float:
            raise AssertionError("asked for luck")

    state = postal.position(savings=3, risk=2)
    actions = postal.legal_actions(state)
    view = postal.observation(state)
    assert careful_postal(postal, view, actions, Refuses()) in actions
