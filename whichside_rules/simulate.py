"""Playing many games: ``simulate`` and its summary.

>>> from whichside_rules import postal
>>> from whichside_rules.simulate import simulate
>>> summary = simulate("postal", postal.Setup(), 20, seed=1)
>>> summary.games, summary == simulate("postal", postal.Setup(), 20, seed=1, chunk=3)
(20, True)

Every game has a generator of its own, made of the seed and the game's number, so the summary is
the same however the games are shared out. Chance and each seat draw from one of their own, made of
it (:func:`~whichside_rules.policies.one_way`). Any executor of :mod:`concurrent.futures` will do,
for instance the one of a Dask cluster (``client.get_executor()``) or of loky
(``get_reusable_executor``).

Runs add up: a run can be continued later, or shared out by any queue, and the sum is the same.

>>> begun = simulate("postal", postal.Setup(), 5, seed=1)
>>> begun + simulate("postal", postal.Setup(), 15, seed=1, first=5) == summary
True

:func:`results` gives the games themselves as they come.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import pickle
import random
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from fractions import Fraction
from functools import cache
from importlib import import_module
from itertools import chain, pairwise
from math import sqrt
from queue import SimpleQueue
from statistics import NormalDist
from types import ModuleType
from typing import Annotated, Any, NamedTuple, cast

from pydantic import Field, TypeAdapter, ValidationError, model_validator

from whichside_rules import __version__
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.names import plain
from whichside_rules.kernel.files.content import WHOLE
from whichside_rules.kernel.playing.game import Game, Over
from whichside_rules.kernel.playing.playout import MOST_MOVES, Now, playout_of
from whichside_rules.kernel.playing.refusal import IllegalAction, MissingContent
from whichside_rules.kernel.values.jsontext import fault, parsed
from whichside_rules.kernel.values.value import value
from whichside_rules.policies import (
    Measure,
    Policy,
    Seats,
    count_moves,
    eagerness,
    name_of,
    one_way,
    random_player,
)

__all__ = [
    "Distribution",
    "EndingCount",
    "Interval",
    "Measure",
    "Result",
    "SimulationError",
    "Summary",
    "count_moves",
    "end_with_parent",
    "find_game",
    "first_to_act",
    "play_one",
    "results",
    "seats",
    "simulate",
    "summary_adapter",
    "summed",
]

MOST_BYTES = 262_144
"""How large a summary in JSON is at most."""
WINDOW = 512
"""Chunks handed out at a time, so that a long run does not queue up all of them."""

BIGGEST_CHUNK = 100
MOST_DEATHS = 3
"""After so many deaths of workers between which no game was finished it is given up."""

Executors = Executor | Callable[[], Executor]
"""Who plays: an executor, or a function that makes one, and another one when a worker has died."""


class SimulationError(RuntimeError):
    """A game could not be played to its end; the message names its seed and the reason."""

    kept: Summary | None = None
    """What the games come to that were finished, if :func:`simulate` had to give a run up."""


class Interval(NamedTuple):
    """A rate with its 95 % Wilson confidence interval."""

    rate: float
    """The share itself, between 0 and 1."""
    low: float
    """The lower end of the interval."""
    high: float
    """Its upper end."""


@value
class EndingCount:
    """How many games ended in one way."""

    result: str
    """As the game names it, for instance ``won``."""
    clause: str
    """The clause that ended the games."""
    games: Annotated[int, Field(ge=1)]


@value
class Distribution:
    """How often a number came up in the games with one result."""

    name: str
    result: str
    counts: Annotated[tuple[tuple[int, Annotated[int, Field(ge=1)]], ...], Field(min_length=1)]
    """The numbers, ascending, each with its games."""

    @model_validator(mode="after")
    def _ascends(self) -> Distribution:
        numbers = [number for number, _ in self.counts]
        if any(one >= other for one, other in pairwise(numbers)):
            raise ValueError(f"the numbers of {plain(self.name)} do not ascend")
        return self

    @property
    def games(self) -> int:
        """How many games were measured."""
        return sum(games for _, games in self.counts)

    @property
    def mean(self) -> float:
        """The mean of the numbers."""
        return sum(number * games for number, games in self.counts) / self.games

    @property
    def least(self) -> int:
        """The smallest number."""
        return self.counts[0][0]

    @property
    def most(self) -> int:
        """The largest number."""
        return self.counts[-1][0]


@value
class Summary:
    """What came of many games."""

    game: str
    policy: str
    """The name of the policy that chose the actions, or of each seat's."""
    seed: int
    games: Annotated[int, Field(ge=0)]
    endings: tuple[EndingCount, ...]
    """The most frequent first."""
    measures: tuple[Distribution, ...]
    setup: str
    """A digest of the set-up, so that two summaries can be told to be of the same one."""
    library: str = __version__
    numbers: tuple[tuple[int, int], ...] = ()
    """Which games of the seed they are, as the first one and the one after the last; empty for
    those from 0 on."""

    @property
    def ranges(self) -> tuple[tuple[int, int], ...]:
        """Which games of the seed they are, likewise, those from 0 on as well."""
        return self.numbers or (((0, self.games),) if self.games else ())

    def __add__(self, other: Summary) -> Summary:
        """What came of the games of both: they are of one run, and no game is in both.

        Raises:
            ValueError: they are not.
        """
        if not isinstance(other, Summary):
            return NotImplemented
        for name in ("game", "policy", "seed", "setup", "library"):
            one, another = getattr(self, name), getattr(other, name)
            if one != another:
                raise ValueError(
                    f"two runs add up only if they differ in nothing but their games: {name} is "
                    f"{plain(str(one))} in one and {plain(str(another))} in the other"
                )
        endings = Counter({(one.result, one.clause): one.games for one in self.endings})
        endings.update({(one.result, one.clause): one.games for one in other.endings})
        measures: Counter[tuple[str, str, int]] = Counter()
        for one in (*self.measures, *other.measures):
            measures.update({(one.name, one.result, number): n for number, n in one.counts})
        ranges = _joined((*self.ranges, *other.ranges))
        return _summary(self, endings, measures, ranges)

    def __radd__(self, other: object) -> Summary:
        """For ``sum(summaries)``, which begins with 0."""
        return self if other == 0 else NotImplemented

    @model_validator(mode="after")
    def _adds_up(self) -> Summary:
        if self.numbers:
            if _joined(self.numbers) != self.numbers:
                raise ValueError(f"the numbers {self.numbers} are not in order")
            if sum(last - first for first, last in self.numbers) != self.games:
                raise ValueError(f"{self.games} games, but others are numbered")
        ended = sum(one.games for one in self.endings)
        if ended != self.games:
            raise ValueError(f"{self.games} games, but {ended} endings")
        for one in self.measures:
            if one.games > self.count(one.result):
                raise ValueError(
                    f"{plain(one.name)} of {one.games} games, but {self.count(one.result)} are "
                    f"{plain(one.result)}"
                )
        return self

    def count(self, result: str = "won") -> int:
        """How many games had this result."""
        return sum(one.games for one in self.endings if one.result == result)

    def rate(self, result: str = "won") -> Interval:
        """The share of the games with this result, and its 95 % Wilson interval."""
        if not self.games:
            return Interval(0.0, 0.0, 1.0)
        return wilson(self.count(result), self.games)

    def to_json(self) -> str:
        """The summary as JSON."""
        return summary_adapter().dump_json(self, indent=1).decode() + "\n"

    @classmethod
    def from_json(cls, text: str | bytes) -> Summary:
        """Read a summary.

        Raises:
            ValueError: it is none, or larger than any, or its numbers do not add up.
        """
        parsed(text, MOST_BYTES)
        try:
            return summary_adapter().validate_json(text)
        except ValidationError as error:
            raise ValueError(fault(error, "the summary")) from None


@cache
def summary_adapter() -> TypeAdapter[Summary]:
    """Reads and writes summaries as JSON."""
    return TypeAdapter(Summary)


def wilson(hits: int, of: int) -> Interval:
    """A rate with its 95 % confidence interval by Wilson's formula."""
    z = NormalDist().inv_cdf(0.975)
    rate = hits / of
    middle = (rate + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(rate * (1 - rate) / of + z * z / (4 * of * of))
    # The formula gives 0 and 1 exactly at the ends; floating point does not.
    low = 0.0 if not hits else max(0.0, middle - half)
    return Interval(rate, low, 1.0 if hits == of else min(1.0, middle + half))


def end_with_parent() -> None:
    """Have this worker process end when the one that started it is gone, in whatever way."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def find_game(name: str | ModuleType) -> Game:
    """A game by its name, or by the dotted name of a module of your own.

    Raises:
        LookupError: there is no such game.
    """
    if isinstance(name, ModuleType):
        return cast("Game", name)
    if "." not in name:
        found: Game = rulebook.find(name).game
        return found
    try:
        return cast("Game", import_module(name))
    except ModuleNotFoundError as error:
        raise LookupError(f"there is no game '{name}' ({error})") from None


def seats(game: Game, setup: Any, policy: Policy | Seats) -> Seats:
    """A policy for every player of a game; one policy alone plays all seats.

    Raises:
        ValueError: a player has no policy, or somebody does not play.
    """
    players = game.players(setup)
    if not isinstance(policy, Mapping):
        return dict.fromkeys(players, policy)
    if set(policy) != set(players):
        raise ValueError(
            f"policies for {', '.join(policy) or 'nobody'}; the players are {', '.join(players)}"
        )
    return {player: policy[player] for player in players}


def play_one(
    game: Game, setup: Any, policy: Policy | Seats, generator: random.Random
) -> tuple[Any, list[Any]]:
    """Play one game to its end: the last position and the moves.

    ``policy`` plays all seats, or is a mapping with a policy for each player. A policy gets the
    view of the player who acts, never the position, and a generator of its own.

    Chance and each seat have generators of their own, made one-way of what ``generator`` gives: no
    policy can learn from its own what chance or another seat drew or will draw.

    Raises:
        IllegalAction: a policy chose what the rules refuse.
        MissingContent: the content lacks a datum that the game came to need.
        SimulationError: the game did not end, or a policy played for somebody else.
        ValueError: a player has no policy.
    """
    at, key = seats(game, setup, policy), generator.getrandbits(256)
    chance = one_way(key, "chance")
    luck = {player: one_way(key, "seat", player) for player in at}

    def choose(actions: Sequence[Any], now: Now) -> Any:
        return _chosen(game, now, at, luck)

    state, moves = playout_of(game)(game.new_game(setup), chance, choose, most=MOST_MOVES)
    if not isinstance(game.pending(state), Over):
        raise SimulationError(f"no end after {len(moves)} moves")
    return state, moves


def _chosen(game: Game, now: Now, at: Seats, luck: Mapping[str, random.Random]) -> Any:
    """The action of the player who goes first among those who may act."""
    player, *others = asked = now.players()
    if others and any(at[one] is not random_player for one in asked):
        player = first_to_act(game, now.position(), asked, at, luck)
    actions, policy = now.actions(player), at[player]
    # Who chooses at random looks at nothing, and most games by far are played so.
    view = None if policy is random_player else game.observation(now.position(), player)
    move = policy(game, view, actions, luck[player])
    if len(at) > 1 and move not in actions and not game.check(now.position(), move):
        raise SimulationError(
            f"the policy of {player} plays {move!r}, which is no action of theirs"
        )
    return move


def first_to_act(
    game: Game,
    state: Any,
    asked: Sequence[str],
    at: Seats,
    luck: Mapping[str, random.Random],
) -> str:
    """Who goes first of several who may act: the most eager, then by the order given.

    Each is asked for a number, by their own view and their own generator alone.
    """
    best, most = asked[0], None
    for player in asked:
        if at[player] is random_player:
            told = Fraction(0)
        else:
            view, actions = game.observation(state, player), game.legal_actions(state, player)
            told = eagerness(at[player], game, view, actions, luck[player])
        if most is None or told > most:
            best, most = player, told
    return best


class Result(NamedTuple):
    """One game: what it takes to play it again, and how it ended."""

    number: int
    """Its number."""
    seed: str
    """What ``random.Random`` takes for it, see :func:`play_one`."""
    moves: tuple[Any, ...]
    """Every move in order, the results of dice and cards included."""
    over: Over
    """How it ended."""
    measures: Mapping[str, int]
    """What was noted of it."""


class _Tally(NamedTuple):
    """What one chunk of games adds up to; small, so that it travels well."""

    games: int
    endings: Counter[tuple[str, str]]
    measures: Counter[tuple[str, str, int]]


class _Work(NamedTuple):
    """What all chunks have in common."""

    name: str
    setup: Any
    policy: Policy | Seats
    measure: Measure
    seed: int


def _played(work: _Work, first: int, last: int) -> Iterator[Result]:
    """The games numbered ``first`` up to, not including, ``last``."""
    name, setup, policy, measure, seed = work
    game = find_game(name)
    for number in range(first, last):
        source = f"{seed}/{number}"
        try:
            state, moves = play_one(game, setup, policy, random.Random(source))
        except (IllegalAction, MissingContent, SimulationError) as error:
            raise SimulationError(f"game {number} of seed {seed}: {error}") from None
        over = game.pending(state)
        assert isinstance(over, Over)
        yield Result(number, source, tuple(moves), over, dict(measure(game, state, moves)))


def _play_chunk(work: _Work, first: int, last: int) -> _Tally:
    """Play some games and count them up."""
    return _tally(_played(work, first, last))[0]


def _results_of_chunk(work: _Work, first: int, last: int) -> list[Result]:
    """Play some games and give them back."""
    return list(_played(work, first, last))


def _tally(found: Iterable[Result]) -> tuple[_Tally, list[tuple[int, int]]]:
    """What some games add up to, and their numbers."""
    endings: Counter[tuple[str, str]] = Counter()
    measures: Counter[tuple[str, str, int]] = Counter()
    numbers: list[tuple[int, int]] = []
    for one in found:
        endings[one.over.result, one.over.clause] += 1
        for key, number in one.measures.items():
            measures[key, one.over.result, number] += 1
        if numbers and numbers[-1][1] == one.number:
            numbers[-1] = (numbers[-1][0], one.number + 1)
        else:
            numbers.append((one.number, one.number + 1))
    return _Tally(endings.total(), endings, measures), numbers


def _joined(ranges: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Ranges of numbers in order, those that touch as one.

    Raises:
        ValueError: a number is in two of them, or they are none.
    """
    found: list[tuple[int, int]] = []
    for first, last in sorted(ranges):
        if not 0 <= first < last:
            raise ValueError(f"{first} to {last} are no numbers of games")
        if found and first < found[-1][1]:
            raise ValueError(f"game {first} is in both")
        if found and first == found[-1][1]:
            found[-1] = (found[-1][0], last)
        else:
            found.append((first, last))
    return tuple(found)


class _Run(NamedTuple):
    """What all games of a run have in common, as a summary tells it."""

    game: str
    policy: str
    seed: int
    setup: str
    library: str = __version__


def _summary(
    run: _Run | Summary,
    endings: Counter[tuple[str, str]],
    measures: Counter[tuple[str, str, int]],
    ranges: tuple[tuple[int, int], ...],
) -> Summary:
    """The summary of what was counted."""
    games = endings.total()
    ordered = sorted(endings.items(), key=lambda item: (-item[1], item[0]))
    return Summary(
        game=run.game,
        policy=run.policy,
        seed=run.seed,
        games=games,
        endings=tuple(EndingCount(*ending, games) for ending, games in ordered),
        measures=tuple(_distributions(measures)),
        setup=run.setup,
        library=run.library,
        numbers=() if ranges in ((), ((0, games),)) else ranges,
    )


def simulate(
    game: str | ModuleType,
    setup: Any,
    n: int,
    seed: int,
    *,
    first: int = 0,
    executor: Executors | None = None,
    policy: Policy | Seats = random_player,
    measure: Measure = count_moves,
    chunk: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Summary:
    """Play ``n`` games and sum them up; the same arguments give the same summary.

    Args:
        game: the game's name, or the dotted name of a module that is a game.
        setup: what ``new_game`` of that game takes.
        n: how many games.
        seed: any whole number; game ``i`` is ``play_one`` with ``random.Random(f"{seed}/{i}")``.
            Who knows the seed can play the games again, and a short one can be guessed: where
            policies are not to be trusted take one of ``secrets.randbits(128)``.
        first: the number of the first game. The summaries of runs of one seed add up.
        executor: who plays; nobody means here and now. With processes, ``policy`` and
            ``measure`` must be functions of a module that the workers can import; give the
            executor ``initializer=end_with_parent``, so that none is left if this one is killed.
            A function that makes the executor is asked for another one when a worker has died, and
            the games that it lost are played again: the summary is the same.
        policy: who chooses the actions: one policy for all seats, or a mapping from each player
            to a policy. A policy gets the view of its player, never the position.
        measure: what to note of each finished game.
        chunk: how many games make a unit of work.
        progress: is told from time to time how many more games are done.

    Raises:
        SimulationError: a game could not be played to its end, or workers died again and again;
            what was finished is in ``kept``.
        ValueError: ``n`` or ``first`` is negative, ``chunk`` is not positive, a player has no
            policy, or a policy cannot travel to a worker.
        LookupError: there is no such game.
    """
    work, units = _prepared(game, setup, (first, n), seed, policy, measure, chunk)
    tallies = (
        ((unit, _play_chunk(work, *unit)) for unit in units)
        if executor is None
        else _shared_out(executor, _play_chunk, work, units)
    )
    endings: Counter[tuple[str, str]] = Counter()
    measures: Counter[tuple[str, str, int]] = Counter()
    ranges: list[tuple[int, int]] = []
    try:
        for unit, tally in tallies:
            endings.update(tally.endings)
            measures.update(tally.measures)
            ranges.append(unit)
            if progress:
                progress(tally.games)
    except SimulationError as error:
        if ranges:
            error.kept = _summary(_run_of(work), endings, measures, _joined(ranges))
            error.add_note(f"The {error.kept.games} games that were finished are in 'kept'.")
        raise
    return _summary(_run_of(work), endings, measures, _joined(ranges))


def results(
    game: str | ModuleType,
    setup: Any,
    n: int,
    seed: int,
    *,
    first: int = 0,
    executor: Executors | None = None,
    policy: Policy | Seats = random_player,
    measure: Measure = count_moves,
    chunk: int | None = None,
) -> Iterator[Result]:
    """Play ``n`` games and give each as it comes: the games that :func:`simulate` sums up.

    With an executor they come in whatever order they are finished; each has its number. Whoever has
    enough stops asking. :func:`summed` makes a summary of them.

    Args:
        game: as :func:`simulate` takes it, and likewise what follows.
        setup: likewise.
        n: likewise.
        seed: likewise.
        first: likewise.
        executor: likewise.
        policy: likewise.
        measure: likewise.
        chunk: likewise.

    Raises:
        SimulationError: a game could not be played to its end, or workers died again and again;
            the games that were finished come before it.
        ValueError: as of :func:`simulate`.
        LookupError: there is no such game.
    """
    work, units = _prepared(game, setup, (first, n), seed, policy, measure, chunk)
    if executor is None:
        return chain.from_iterable(_played(work, *unit) for unit in units)
    shared = _shared_out(executor, _results_of_chunk, work, units)
    return chain.from_iterable(found for _, found in shared)


def summed(
    game: str | ModuleType,
    setup: Any,
    seed: int,
    found: Iterable[Result],
    *,
    policy: Policy | Seats = random_player,
) -> Summary:
    """The summary of some games of a run, in whatever order, whoever played them.

    Args:
        game: the game that was played.
        setup: its set-up.
        seed: the seed of the run.
        found: the games.
        policy: who chose, for the name in the summary.

    Raises:
        ValueError: a game is there twice, or is not of this seed.
        LookupError: there is no such game.
    """
    work, _ = _prepared(game, setup, (0, 0), seed, policy, count_moves, None)
    tally, numbers = _tally(_of_seed(seed, found))
    return _summary(_run_of(work), tally.endings, tally.measures, _joined(numbers))


def _of_seed(seed: int, found: Iterable[Result]) -> Iterator[Result]:
    for one in found:
        if one.seed != f"{seed}/{one.number}":
            raise ValueError(f"game {one.number} is of another seed: {plain(one.seed)}")
        yield one


def _prepared(
    game: str | ModuleType,
    setup: Any,
    numbers: tuple[int, int],
    seed: int,
    policy: Policy | Seats,
    measure: Measure,
    chunk: int | None,
) -> tuple[_Work, Iterator[tuple[int, int]]]:
    """What all games have in common, and the units of work; ``numbers`` are the first and how many.

    Raises:
        ValueError: a number makes no sense, or a player has no policy.
        LookupError: there is no such game.
    """
    first, n = numbers
    if n < 0:
        raise ValueError(f"n is {n}; it is how many games to play, 0 or more")
    if first < 0:
        raise ValueError(f"first is {first}; it is the number of the first game, 0 or more")
    size = chunk if chunk is not None else max(1, min(BIGGEST_CHUNK, n // 32))
    if size < 1:
        raise ValueError(f"chunk is {size}; it is how many games make a unit of work, 1 or more")
    found = find_game(game)
    if isinstance(policy, Mapping):
        policy = seats(found, setup, policy)
    with suppress(IllegalAction, MissingContent):  # told with the number of the game
        found.new_game(setup)  # what is no set-up at all is refused before it is written down
    name = game.__name__ if isinstance(game, ModuleType) else game
    last = first + n
    units = ((start, min(start + size, last)) for start in range(first, last, size))
    return _Work(name, setup, policy, measure, seed), units


def _run_of(work: _Work) -> _Run:
    game = find_game(work.name)
    written = game.setup_adapter().dump_json(work.setup, context=WHOLE)
    digest = hashlib.sha256(written).hexdigest()[:16]
    return _Run(game.NAME, name_of(work.policy), work.seed, digest)


# Sharing out --------------------------------------------------------------------------------------


def _shared_out(
    executors: Executors,
    function: Callable[[_Work, int, int], Any],
    work: _Work,
    units: Iterable[tuple[int, int]],
) -> Iterator[tuple[tuple[int, int], Any]]:
    """The units with what they come to, as they are done.

    Whatever goes wrong, what is done is given first, and nothing is left queued.
    """
    crew = _Crew(executors)
    crew.check(work)
    todo = iter(units)
    out: dict[Future[Any], tuple[int, int]] = {}
    done: SimpleQueue[Future[Any]] = SimpleQueue()
    try:
        while True:
            while len(out) < WINDOW and (unit := crew.next_unit(todo)) is not None:
                try:
                    future = crew.executor.submit(function, work, *unit)
                except BrokenExecutor as error:
                    crew.replace(error, [unit, *_lost(out)])
                    continue
                out[future] = unit
                future.add_done_callback(done.put)
            if not out:
                return
            future = done.get()
            if future not in out:  # it was lost, and is being done again
                continue
            unit = out.pop(future)
            try:
                found = future.result()
            except BrokenExecutor as error:
                crew.replace(error, [unit, *_lost(out)])
                continue
            except pickle.PicklingError as error:
                raise ValueError(_CANNOT_TRAVEL.format(what="what is to be played")) from error
            except Exception as error:
                if type(error).__name__ == "KilledWorker":  # Dask tried it on several workers
                    raise SimulationError(_KILLS.format(unit[0], unit[1] - 1, error)) from error
                raise
            crew.deaths = 0
            yield unit, found
    except SimulationError:
        yield from ((unit, future.result()) for future, unit in out.items() if _is_done(future))
        raise
    finally:
        for future in out:
            future.cancel()
        crew.dismiss()


def _lost(out: dict[Future[Any], tuple[int, int]]) -> list[tuple[int, int]]:
    """The units that a broken executor has not done, taken from those that are out."""
    lost = [future for future in out if not _is_done(future)]
    units = [out.pop(future) for future in lost]
    for future in lost:
        future.cancel()
    return units


def _is_done(future: Future[Any]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


_KILLS = "workers died of one of the games {} to {}: {}"
_CANNOT_TRAVEL = (
    "{what} cannot travel to a worker process: make it a function of a module that the workers can "
    "import, not a lambda or a function within another"
)


class _Crew:
    """The executor that plays, and what is to be done again since a worker of it died."""

    def __init__(self, executors: Executors) -> None:
        self._make = None if isinstance(executors, Executor) else executors
        self.executor: Executor = executors if isinstance(executors, Executor) else executors()
        self._again: list[tuple[int, int]] = []
        self.deaths = 0
        """How often workers died since a unit was done."""

    def check(self, work: _Work) -> None:
        """Refuse what cannot travel to the workers.

        Raises:
            ValueError: a policy or the measure cannot.
        """
        if not isinstance(self.executor, ProcessPoolExecutor):
            return  # threads need not, and others have ways of their own
        policies = work.policy.values() if isinstance(work.policy, Mapping) else (work.policy,)
        named: list[tuple[str, Any]] = [
            *((f"the policy {name_of(one)}", one) for one in policies),
            (f"the measure {getattr(work.measure, '__name__', '')}", work.measure),
        ]
        for what, one in named:
            try:
                pickle.dumps(one)
            except Exception as error:  # whatever a strange object raises
                raise ValueError(_CANNOT_TRAVEL.format(what=what)) from error

    def next_unit(self, todo: Iterator[tuple[int, int]]) -> tuple[int, int] | None:
        """The next unit to be done: first those that were lost."""
        return self._again.pop(0) if self._again else next(todo, None)

    def replace(self, error: BrokenExecutor, lost: list[tuple[int, int]]) -> None:
        """Take another executor, which does again what was lost.

        Raises:
            SimulationError: there is none, or workers die again and again.
        """
        self.deaths += 1
        games = ", ".join(f"{first} to {last - 1}" for first, last in sorted(lost)[:3])
        if self._make is None:
            raise SimulationError(
                f"a worker died: {error}; give a function that makes the executor, and the games "
                "that it lost are played again"
            ) from error
        if self.deaths >= MOST_DEATHS:
            raise SimulationError(
                f"workers died {self.deaths} times and finished no game between: {error}; one of "
                f"the games {games} may be what kills them"
            ) from error
        self.dismiss()
        self.executor = self._make()
        self._again += lost

    def dismiss(self) -> None:
        """Let an executor go that was made for this."""
        if self._make is not None:
            self.executor.shutdown(wait=False)  # what is out was cancelled


def _distributions(measures: Counter[tuple[str, str, int]]) -> Iterator[Distribution]:
    groups: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for (name, result, number), games in sorted(measures.items()):
        groups.setdefault((name, result), []).append((number, games))
    for (name, result), counts in groups.items():
        yield Distribution(name, result, tuple(counts))
