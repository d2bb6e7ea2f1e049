"""Asks the tests of a game about the breaks that stand aside of its scenarios.

What only checks what somebody gives, or answers to programs alone, no scenario need say; its tests
must. They are run once, to see which of them runs which lines; a break is then put into a fork of
that process, and those that run its lines are asked, the quick ones first, until one fails.
``python -m tests.mutation --aside --tests`` asks it.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.breaking import Living, Stillborn, load_with
from tests.mutation.breaks import Break
from tests.mutation.forking import Died, each_forked
from tests.mutation.judging import BYTES, ENDLESS, SHOWN
from tests.mutation.lines import RedBefore
from tests.mutation.tracing import FirstTrace
from tests.mutation.verdicts import Verdict
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.values import memory

ROOT = Path(__file__).resolve().parents[2]
SHARED = ("laid", "programs", "golden")
"""The folders of tests that are asked of every game."""
PLAYING = frozenset(
    f"test_{name}.py"
    for name in (
        *("differential", "exhaustive", "exact", "machine", "golden", "interactions"),
        *("policies", "worth", "terminal", "verdicts", "spaces_listed", "redealt", "deduction"),
    )
)
"""Tests that play whole games: they are about moves, which scenarios prove, and take long."""
LONG = 4.0
"""What takes longer, in seconds, is not asked."""
IN_ALL = 30.0
"""So much of the tests is asked of one break."""
ANEW = 6 * IN_ALL
"""So much where the game is loaded anew: every test runs what runs at import."""
QUIET = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain")
"""Plain, for else pytest reads the library anew from its files, past the break."""

Told = Callable[[str], None]


@dataclass
class Bench:
    """A plugin that judges breaks where other runs of pytest run tests."""

    game: str
    folder: Path
    breaks: Sequence[Break]
    processes: int
    told: Told
    verdicts: dict[str, Any] = field(default_factory=dict)
    quick: list[str] = field(default_factory=list)
    """The tests that are asked of what is only wrong when the game is loaded anew."""
    caches: list[Any] = field(default_factory=list)
    """What remembers answers of the rules: a break is not asked with those of before it."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what is asked of other games alone."""
        others = [name for name in rulebook.names() if name != self.game]
        items[:] = [
            one
            for one in items
            if not any(other in one.nodeid for other in others) or self.game in one.nodeid
        ]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Follow the tests, then judge."""
        ran = self._followed(session.items)
        gc.unfreeze()  # else the functions of the game are not found
        living = Living(self.folder, {one.path for one in self.breaks if one.function})
        self.caches = _caches()
        spent = accumulate(seconds for _, seconds, _ in ran)
        self.quick = [_named(one[0]) for one, all_ in zip(ran, spent, strict=True) if all_ < ANEW]

        def judged(broken: Break) -> Any:
            first, last = broken.lines
            lines = set(range(first, last + 1))
            asked = [
                (item, seconds)
                for item, seconds, found in ran
                if found.get(str(broken.path), set()) & lines
            ]
            try:
                if not living.swap(broken):
                    return "again"
                _forget(self.caches)
            except Stillborn as reason:
                return Verdict("stillborn", str(reason)).told()
            return _asked(asked)

        todo = [one for one in self.breaks if one.function]
        for broken, told in each_forked(todo, judged, self.processes):
            self.verdicts[broken.id] = _verdict(told)
        return True

    def _followed(
        self, items: Sequence[pytest.Item]
    ) -> list[tuple[pytest.Item, float, dict[str, set[int]]]]:
        trace, ran = FirstTrace(self.folder), []
        self.told(f"{self.game}: {len(items)} tests are followed")
        for item, following in zip(items, (*items[1:], None), strict=True):
            trace.forget()
            start = time.process_time()
            with trace.on():
                reports = runtestprotocol(item, log=False, nextitem=following)
            seconds = time.process_time() - start
            lines = {file: set(found) for file, found in trace.taken().items()}
            if seconds < LONG and not any(one.failed for one in reports):
                ran.append((item, seconds, lines))
        self.told(f"{self.game}: {len(ran)} of them are quick enough")
        return sorted(ran, key=lambda one: one[1])


def _named(item: pytest.Item) -> str:
    """A test as the command line names it, from anywhere."""
    return f"{item.path}::{item.nodeid.partition('::')[2]}"


def _caches() -> list[Any]:
    """The caches of all that stands in the library."""
    return [
        one
        for one in gc.get_objects()
        if isinstance(one, _lru_cache_wrapper) and one.__module__.startswith("whichside_rules.")
    ]


def _forget(caches: Iterable[Any]) -> None:
    """Forget every answer that the rules gave before."""
    memory.forget()
    for one in caches:
        one.cache_clear()


def judged_by_tests(
    book: rulebook.Rulebook,
    breaks: Sequence[Break],
    processes: int,
    told: Told,
    folders: Sequence[Path] = (),
) -> dict[str, Verdict]:
    """The verdict of the tests on each break, by its id.

    Args:
        folders: where the tests stand, if not where those of the games do.
    """
    folder = Path(str(book.folder))
    homes = folders or [ROOT / "tests" / one for one in (book.name, *SHARED)]
    places = [one for each in homes for one in each.glob("test_*.py") if one.name not in PLAYING]

    def session(_: object) -> Any:
        bench = Bench(book.name, folder, breaks, processes, told)
        _run_pytest([*map(str, places)], bench)
        return [bench.verdicts, bench.quick]

    ((_, found),) = each_forked([None], session, 1)
    if isinstance(found, Died):
        raise RuntimeError(f"the tests of {book.name} ended early: {found}")
    verdicts, quick = found

    def loaded(broken: Break | None) -> Any:
        _limit(4 * ANEW)
        try:
            if broken:
                load_with(broken, book.package)
            failed = _run_pytest([*quick, "--maxfail=1"], noticing := Noticing())
        except BaseException as error:
            return Verdict("noticed", f"it cannot be loaded ({type(error).__name__})").told()
        if failed or noticing.red:
            return Verdict("noticed", noticing.red or "the tests cannot be collected").told()
        return Verdict("survived", "", len(quick), tuple(quick[:SHOWN])).told()

    again = [one for one in breaks if verdicts.get(one.id, "again") == "again"]
    told(f"{book.name}: {len(again)} breaks need it loaded anew, for {len(quick)} quick tests")
    for broken, one in each_forked([None, *again] if again else [], loaded, processes):
        verdict = Verdict.of(_verdict(one))
        if broken:
            verdicts[broken.id] = verdict.told()
        elif verdict.result == "noticed":
            raise RedBefore(f"red without any break: {verdict.why}")
    return {name: Verdict.of(one) for name, one in verdicts.items()}


class Noticing:
    """A plugin that knows the first test that fails."""

    red = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note it."""
        if report.failed and not self.red:
            self.red = report.nodeid


def _run_pytest(arguments: Sequence[str], plugin: object) -> int:
    os.chdir(ROOT)
    with (
        Path(os.environ.get("TESTED_LOG", os.devnull)).open("a") as nowhere,
        redirect_stdout(nowhere),
        redirect_stderr(nowhere),
    ):
        return int(pytest.main([*QUIET, *arguments], plugins=[plugin]))


def _asked(asked: Sequence[tuple[Any, float]]) -> list[Any]:
    """Which test fails first, if one does."""
    spent, names = 0.0, list[str]()
    for (item, seconds), following in zip(asked, (*asked, (None, 0.0))[1:], strict=True):
        spent += seconds
        if spent > IN_ALL:
            break
        _limit(3 + 10 * seconds)
        names.append(item.nodeid)
        try:
            reports = runtestprotocol(item, log=False, nextitem=following[0])
        except BaseException as error:
            return Verdict("noticed", f"{item.nodeid} ({type(error).__name__})").told()
        if any(one.failed for one in reports):
            return Verdict("noticed", item.nodeid).told()
    return Verdict("survived", "", len(names), tuple(names[:SHOWN])).told()


def _verdict(told: Any) -> Any:
    """What a process has told; one that the clock has ended has noticed the break."""
    if isinstance(told, Died) and not told.signal:
        raise RuntimeError("the tests could not be asked")
    return Verdict("noticed", ENDLESS).told() if isinstance(told, Died) else told


def _limit(seconds: float) -> None:
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
