"""``whichside simulate``: many games, and what came of them."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from whichside_rules import clause
from whichside_rules.cli import games
from whichside_rules.cli._spoken import command
from whichside_rules.cli.console import (
    Unreadable,
    language_option,
    output,
    remark,
    say,
    section,
)
from whichside_rules.cli.playing.signals import handled
from whichside_rules.cli.terminal import Terminal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.policies import Policy, Seats
from whichside_rules.shared.punctuation import colon, decimal, semicolon
from whichside_rules.simulate import (
    SimulationError,
    Summary,
    end_with_parent,
    simulate as play_many,
)

MOST_GAMES = 100_000_000
MOST_JOBS = 256


@command("simulate")
@games.game_argument
@click.option(
    "-n",
    "--games",
    "count",
    type=click.IntRange(1, MOST_GAMES),
    default=1000,
    show_default=True,
)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option(
    "-j",
    "--jobs",
    type=click.IntRange(1, MOST_JOBS),
    default=1,
    show_default=True,
)
@click.option(
    "--bots",
    "--policies",
    "--policy",
    "bots",
    default="random",
    show_default=True,
)
@games.setup_options
@language_option
@click.option("--json", "as_json", is_flag=True)
def simulate(
    name: str,
    count: int,
    seed: int,
    jobs: int,
    bots: str,
    asked: games.Asked,
    language: str,
    as_json: bool,
) -> None:
    """Play many games of GAME and sum them up; the same seed gives the same summary."""
    table = games.load(name)
    setup = games.make_setup(table, asked)
    policy = _policy(table, table.game.players(setup), bots)
    began = time.perf_counter()
    errors = Console(stderr=True, highlight=False)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    try:
        with (
            interrupts_between_chunks(min(jobs, count)) as interrupted,
            _executor(min(jobs, count)) as executor,
            bar,
        ):
            task = bar.add_task(name, total=count)

            def progress(done: int) -> None:
                interrupted()
                bar.advance(task, done)

            try:
                summary = play_many(
                    name,
                    setup,
                    count,
                    seed,
                    executor=executor,
                    policy=policy,
                    measure=table.measure,
                    progress=progress,
                )
            except BrokenProcessPool:
                interrupted()  # the end of a terminal is told to the workers too
                raise
    except SimulationError as error:
        raise Unreadable(str(error)) from None
    except BrokenProcessPool:
        raise Unreadable("a worker process was ended from outside") from None
    seconds = time.perf_counter() - began
    if as_json:
        click.echo(summary.to_json(), nl=False)
    else:
        show(output(), summary, language, table.measured)
    took, speed = decimal(seconds, 1, language), decimal(count / seconds, 1, language)
    remark(f"{took} s{semicolon(language)}{speed} {_WORDS['speed'][language]}")


def _policy(table: Terminal, players: Sequence[str], entry: str) -> Policy | Seats:
    """One policy for all seats, or one for each."""
    named, rest = games.make_bots(table, players, entry)
    if not named and rest is not None:
        return rest
    at = {player: named.get(player, rest) for player in players}
    idle = [player for player, policy in at.items() if policy is None]
    if idle:
        raise click.UsageError(
            f"--bots: nobody plays for {', '.join(idle)}; add '{idle[0]}=random'"
        )
    return {player: policy for player, policy in at.items() if policy is not None}


@contextmanager
def _executor(jobs: int) -> Iterator[Executor | None]:
    """Worker processes that leave Ctrl-C to us and end with us; none for one job."""
    if jobs == 1:
        yield None
        return
    # Spawned, not forked: a fork would copy the thread of the progress bar in mid-air.
    pool = ProcessPoolExecutor(
        jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_interrupts
    )
    try:
        with _interrupts_held_back():
            for started in [pool.submit(_nothing) for _ in range(jobs)]:
                del started
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _nothing() -> None:
    """The first work of a process: it starts it."""


def _leave_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


@contextmanager
def interrupts_between_chunks(jobs: int) -> Iterator[Callable[[], None]]:
    """With worker processes Ctrl-C waits for a chunk to come in: call what is given then.

    So do other signals that end us. Anywhere else they could strike while a lock of the pool is
    taken, which would then stay shut.
    """
    came = False

    def note(number: int, frame: object) -> None:
        nonlocal came
        came = True

    def interrupted() -> None:
        if came:
            raise KeyboardInterrupt

    if jobs == 1:
        yield interrupted
        return
    with handled(note):
        yield interrupted


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes started in the block never see Ctrl-C; one that comes meanwhile reaches us after.

    Between its start and its first line of Python a process would print a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # It is a process of its own, and who starts it lets the signal through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_WORDS = {
    "seed": {"en": "seed", "fr": "graine"},
    "speed": {"en": "games/s", "fr": "parties/s"},
    "rate": {"en": "won", "fr": "gagnées"},
    "interval": {"en": "95 % interval", "fr": "intervalle à 95 %"},
    "of": {"en": "of", "fr": "sur"},
    "endings": {"en": "How they ended", "fr": "Fins de partie"},
    "measures": {"en": "At the end", "fr": "À la fin"},
    "mean": {"en": "mean", "fr": "moyenne"},
    "won": {"en": "won", "fr": "gagné"},
    "lost": {"en": "lost", "fr": "perdu"},
    "moves": {"en": "moves", "fr": "coups"},
}


def show(
    console: Console, summary: Summary, language: str, measured: Mapping[str, Text] | None = None
) -> None:
    """A summary for people; ``measured`` names the numbers that were noted."""

    def word(name: str) -> str:
        if measured and name in measured:
            return measured[name].in_(language)
        return _WORDS.get(name, {}).get(language, name)

    def percent(share: float) -> str:
        return f"{decimal(100 * share, 2, language)} %"

    rate = summary.rate()
    say(
        console,
        (f"{summary.game}{colon(language)}{percent(rate.rate)} {word('rate')}", "bold"),
        f"  ({summary.count()} {word('of')} {summary.games}{semicolon(language)}"
        f"{word('interval')} {percent(rate.low)} - {percent(rate.high)}{semicolon(language)}"
        f"{summary.policy}, {word('seed')} {summary.seed})",
    )
    section(console, word("endings"))
    for one in summary.endings:
        say(
            console,
            f"{one.games:>8}  {word(one.result)}{colon(language)}"
            f"{clause(one.clause).title.in_(language)} ",
            (f"[{one.clause}]", "cyan"),
            indent=0,
        )
    section(console, word("measures"))
    for each in summary.measures:
        mean = decimal(each.mean, 2, language)
        say(
            console,
            f"{word(each.name)} ({word(each.result)}){colon(language)}{word('mean')} {mean}, "
            f"{each.least} - {each.most}",
            indent=2,
        )
