"""Playing many games: ``simulate`` and its summary.

>>> from whichside_rules import postal
>>> from whichside_rules.simulate import simulate
>>> summary = simulate("postal", postal.Setup(), 20, seed=1)
>>> summary.games, summary == simulate("postal", postal.Setup(), 20, seed=1, chunk=3)
(20, True)

Every game has a generator of its own, made of the seed and the game's number, so the summary is
the same however the games are shared out. Chance and each seat draw from one of their own, made of
it (:func:`~whichside_rules.policies.one_way`). Any executor of :mod:`concurrent.futures` will do,
for instance the one of a Dask cluster (``client.get_executor()``).
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import random
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from contextlib import suppress
from fractions import Fraction
from functools import cache
from importlib import import_module
from itertools import pairwise
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
    "SimulationError",
    "Summary",
    "count_moves",
    "end_with_parent",
    "find_game",
    "first_to_act",
    "play_one",
    "seats",
    "simulate",
    "summary_adapter",
]

MOST_BYTES = 262_144
"""How large a summary in JSON is at most."""
WINDOW = 512
"""Chunks handed out at a time, so that a long run does not queue up all of them."""

BIGGEST_CHUNK = 100


class SimulationError(RuntimeError):
    """A game could not be played to its end; the message names its seed and the reason."""


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

    @model_validator(mode="after")
    def _adds_up(self) -> Summary:
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


def _play_chunk(work: _Work, first: int, last: int) -> _Tally:
    """Play the games numbered ``first`` up to, not including, ``last``."""
    name, setup, policy, measure, seed = work
    game = find_game(name)
    endings: Counter[tuple[str, str]] = Counter()
    measures: Counter[tuple[str, str, int]] = Counter()
    for index in range(first, last):
        try:
            state, moves = play_one(game, setup, policy, random.Random(f"{seed}/{index}"))
        except (IllegalAction, MissingContent, SimulationError) as error:
            raise SimulationError(f"game {index} of seed {seed}: {error}") from None
        over = game.pending(state)
        assert isinstance(over, Over)
        endings[over.result, over.clause] += 1
        for key, number in measure(game, state, moves).items():
            measures[key, over.result, number] += 1
    return _Tally(last - first, endings, measures)


def simulate(
    game: str | ModuleType,
    setup: Any,
    n: int,
    seed: int,
    *,
    executor: Executor | None = None,
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
        executor: who plays; nobody means here and now. With processes, ``policy`` and
            ``measure`` must be functions of a module that the workers can import; give the
            executor ``initializer=end_with_parent``, so that none is left if this one is killed.
        policy: who chooses the actions: one policy for all seats, or a mapping from each player
            to a policy. A policy gets the view of its player, never the position.
        measure: what to note of each finished game.
        chunk: how many games make a unit of work.
        progress: is told from time to time how many more games are done.

    Raises:
        SimulationError: a game could not be played to its end.
        ValueError: ``n`` is negative, ``chunk`` is not positive, or a player has no policy.
        LookupError: there is no such game.
    """
    if n < 0:
        raise ValueError(f"n is {n}; it is how many games to play, 0 or more")
    size = chunk if chunk is not None else max(1, min(BIGGEST_CHUNK, n // 32))
    if size < 1:
        raise ValueError(f"chunk is {size}; it is how many games make a unit of work, 1 or more")
    found = find_game(game)
    if isinstance(policy, Mapping):
        policy = seats(found, setup, policy)
    with suppress(IllegalAction, MissingContent):  # told with the number of the game
        found.new_game(setup)  # what is no set-up at all is refused before it is written down
    name = game.__name__ if isinstance(game, ModuleType) else game
    written = found.setup_adapter().dump_json(setup, context=WHOLE)
    digest = hashlib.sha256(written).hexdigest()[:16]
    units = ((first, min(first + size, n)) for first in range(0, n, size))
    work = _Work(name, setup, policy, measure, seed)
    tallies = (
        (_play_chunk(work, *unit) for unit in units)
        if executor is None
        else _shared_out(executor, work, units)
    )
    endings: Counter[tuple[str, str]] = Counter()
    measures: Counter[tuple[str, str, int]] = Counter()
    for tally in tallies:
        endings.update(tally.endings)
        measures.update(tally.measures)
        if progress:
            progress(tally.games)
    return Summary(
        game=found.NAME,
        policy=name_of(policy),
        seed=seed,
        games=n,
        endings=tuple(
            EndingCount(result, clause, games)
            for (result, clause), games in sorted(
                endings.items(), key=lambda item: (-item[1], item[0])
            )
        ),
        measures=tuple(_distributions(measures)),
        setup=digest,
    )


def _shared_out(
    executor: Executor, work: _Work, units: Iterable[tuple[int, int]]
) -> Iterator[_Tally]:
    """The tallies as they come in; whatever goes wrong, nothing is left queued."""
    todo = iter(units)
    out: set[Future[_Tally]] = set()
    done: SimpleQueue[Future[_Tally]] = SimpleQueue()
    try:
        while True:
            while len(out) < WINDOW and (unit := next(todo, None)) is not None:
                future = executor.submit(_play_chunk, work, *unit)
                out.add(future)
                future.add_done_callback(done.put)
            if not out:
                return
            future = done.get()
            out.remove(future)
            yield future.result()
    finally:
        for future in out:
            future.cancel()


def _distributions(measures: Counter[tuple[str, str, int]]) -> Iterator[Distribution]:
    groups: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for (name, result, number), games in sorted(measures.items()):
        groups.setdefault((name, result), []).append((number, games))
    for (name, result), counts in groups.items():
        yield Distribution(name, result, tuple(counts))
