"""Plays random games with a break, and says where they are other games than without it.

``python -m tests.mutation.replaying --game postal ID ...`` is asked before a break is written down
as one that makes no difference, and shows what a survivor changes at the table: the position, what
is told, what may be done, what is refused and by what. In which order moves are offered is not
looked at.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.mutation.breaking import Living, Stillborn, load_with
from tests.mutation.breaks import Break, breaks_of, is_broad
from tests.mutation.forking import Died, each_forked
from tests.mutation.tracing import FirstTrace
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Over
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.kernel.values import memory

PACKAGE = Path(__file__).resolve().parents[2] / "whichside_rules"
THROWN = 3
"""Moves thrown at each position besides the one that is played."""
SECONDS = 20
"""How much computing time one game may take with a break."""
PARTS = ("position", "events", "moves", "pending", "refusals")

Step = list[str]
"""The digests of the parts."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Say of each break that is named whether games differ; 1 if one does."""
    parser = argparse.ArgumentParser(prog="replaying", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--games", type=int, default=200, help="so many games, of all set-ups")
    parser.add_argument("--seed", default="", help="what the games are made from")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("ids", nargs="+", help="the breaks")
    asked = parser.parse_args(arguments)
    book = rulebook.find(asked.game)
    folder, vocabulary = Path(str(book.folder)), PACKAGE / "vocabulary" / book.name
    breaks = [
        one
        for broad in {is_broad(name) for name in asked.ids}
        for one in breaks_of(folder, vocabulary, broad=broad)
        if one.id in asked.ids
    ]
    if unknown := set(asked.ids) - {one.id for one in breaks}:
        raise LookupError(f"there is no break {', '.join(sorted(unknown))}")
    differ = 0
    for broken, told in compared(book, breaks, asked):
        differ += not told.startswith("the same")
        print(f"{broken.id}: {told}", flush=True)
    return 1 if differ else 0


def compared(
    book: rulebook.Rulebook, breaks: Sequence[Break], asked: argparse.Namespace
) -> Iterator[tuple[Break, str]]:
    """Of each break, in words, whether it makes other games."""
    folder = Path(str(book.folder))

    def with_the_game_loaded(_: object) -> Any:
        games = Games(book.name, asked.games, asked.seed)
        trace, plain, ran = FirstTrace(folder), [], []
        for number in range(asked.games):
            trace.forget()
            with trace.on():
                plain.append(list(games.played(number)))
            ran.append({file: set(lines) for file, lines in trace.taken().items()})
        living = Living(folder, {one.path for one in breaks if one.function})

        def swapped(broken: Break) -> str:
            with suppress(Stillborn):
                if not living.swap(broken):
                    return "again"
                first, last = broken.lines
                lines = set(range(first, last + 1))
                those = [
                    at for at, one in enumerate(ran) if one.get(str(broken.path), set()) & lines
                ]
                return _told(games, those, plain)
            return "it is no Python"

        todo = [one for one in breaks if one.function]
        told = {one.id: said for one, said in each_forked(todo, swapped, asked.processes)}
        return [plain, told]

    ((_, found),) = each_forked([None], with_the_game_loaded, 1)
    if isinstance(found, Died):
        raise RuntimeError(f"the games of {book.name} ended early: {found}")
    plain, told = found

    def loaded(broken: Break) -> str:
        try:
            load_with(broken, book.package)
            games = Games(book.name, asked.games, asked.seed)
        except BaseException as error:
            return f"it cannot be loaded: {error}"
        return _told(games, range(asked.games), plain)

    again = [one for one in breaks if told.get(one.id, "again") == "again"]
    told |= {one.id: said for one, said in each_forked(again, loaded, asked.processes)}
    for one in breaks:
        said = told[one.id]
        yield one, "they do not come to an end" if not isinstance(said, str) else said


def _told(games: Games, those: Sequence[int], plain: Sequence[Sequence[Step]]) -> str:
    memory.forget()
    with memory.rules_off():
        for number in those:
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            signal.signal(signal.SIGPROF, signal.SIG_DFL)
            try:
                if (difference := games.difference(number, plain[number])) is not None:
                    return f"game {number} is another one at {difference}"
            except Exception as error:
                return f"game {number} crashes: {type(error).__name__}: {error}"[:300]
    return f"the same in {len(those)} games that run it"


class Games:
    """Random games of all set-ups, each the same whenever it is played."""

    def __init__(self, name: str, games: int, seed: str) -> None:
        from hypothesis import HealthCheck, given, settings

        from whichside_rules.testing.conformance import subject_of

        self._subject = subject_of(name, "tests.{}.subject")
        self._seed = seed
        self._setups: list[Any] = []
        assert self._subject.setups is not None
        quiet = settings(
            max_examples=games,
            derandomize=True,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )

        @quiet
        @given(self._subject.setups)
        def collect(setup: Any) -> None:
            with suppress(IllegalAction):
                self._subject.game.new_game(setup)
                self._setups.append(setup)

        collect()

    def played(
        self, number: int, shown: Callable[[int, Sequence[Any]], None] | None = None
    ) -> Iterator[Step]:
        """The digests of every step of a game."""
        game, rng = self._subject.game, random.Random(f"{self._seed}/{number}")
        setup = self._setups[number % len(self._setups)]
        state: Any = game.new_game(setup)
        events: tuple[Any, ...] = ()
        write = game.move_adapter().dump_json
        universe = self._subject.moves(setup)
        while True:
            now = game.pending(state)
            actions = sorted(game.legal_actions(state), key=write)
            outcomes = sorted(game.chance_outcomes(state), key=lambda one: write(one.move))
            thrown = rng.choices(universe, k=THROWN)
            yield [
                _digest(game.state_adapter().dump_json(state)),
                _digest(repr(events)),
                _digest(repr(([write(one) for one in actions], outcomes))),
                _digest(repr(now)),
                _digest(repr([sorted({v.clause for v in game.check(state, m)}) for m in thrown])),
            ]
            if isinstance(now, Over):
                return
            move = (
                sample(outcomes, rng)
                if isinstance(now, Chance)
                else self._subject.choose(rng, state, actions)
            )
            state, events = game.apply(state, move)

    def difference(self, number: int, plain: Sequence[Step]) -> str | None:
        """Where a game is another one than it was, in words."""
        at = 0
        for at, step in enumerate(self.played(number)):
            if at >= len(plain) or step != plain[at]:
                was = plain[at] if at < len(plain) else step
                parts = [name for name, a, b in zip(PARTS, was, step, strict=True) if a != b]
                return f"move {at}: {', '.join(parts) or 'it goes on'}"
        return None if at + 1 == len(plain) else f"move {at}: it ends"


def _digest(said: bytes | str) -> str:
    return hashlib.sha256(said if isinstance(said, bytes) else said.encode()).hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main())
