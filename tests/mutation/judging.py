"""Judges breaks: which of them do the scenarios of a game notice?

A break is noticed when a scenario that is green without it is red with it. The scenarios that run
what is broken are asked, those of its own clauses first, until one is red.
"""

from __future__ import annotations

import resource
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.mutation.breaking import Living, Stillborn, load_with
from tests.mutation.breaks import Break
from tests.mutation.forking import Died, each_forked
from tests.mutation.lines import Kept, Ran, RedBefore, followed
from tests.mutation.marking import Marking
from tests.mutation.playing import Asked, Player
from tests.mutation.verdicts import Verdict, Verdicts
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.values import memory
from whichside_rules.vocabulary import load

SECONDS = 3
"""How much computing time a scenario may take; an endless loop is noticed by that."""
BYTES = 4 << 30
"""How much memory, for what grows without end."""
ENDLESS = "it does not come to an end"
SHOWN = 5
"""So many scenarios are named of those that ran what is broken and saw nothing."""


@dataclass(frozen=True)
class Court:
    """What a game is judged with."""

    book: rulebook.Rulebook
    folder: Path
    scenarios: Sequence[Asked]
    kept: Kept
    verdicts: Verdicts
    processes: int = 2
    told: Callable[[str], None] = lambda text: None
    """Is told how it goes on."""

    def judge(self, breaks: Sequence[Break]) -> dict[str, Verdict]:
        """The verdict on each break, by its id; one that still holds is not worked out again.

        Nothing of the game may have been imported into this process.

        Raises:
            RedBefore: a scenario is red without any break.
        """
        verdicts = self.verdicts.holding(breaks)
        breaks = [one for one in breaks if one.id not in verdicts]
        self.told(f"{self.book.name}: {len(breaks)} breaks, and {len(verdicts)} judged before")
        if not breaks:
            return verdicts
        _import_all_but(self.book)
        self._follow()
        # Into living functions first; what cannot be reached there needs the game loaded anew.
        ((_, first),) = each_forked([breaks], self._with_the_game_loaded, 1)
        if isinstance(first, Died):
            raise RuntimeError(f"the judging of {self.book.name} ended early: {first}")
        verdicts |= {name: Verdict.of(told) for name, told in first["verdicts"].items()}
        ran = self.kept.reread().ran(self.scenarios)
        again = [one for one in breaks if one.id in set(first["again"])]

        def load_and_ask(broken: Break) -> list[Any]:
            return self._load_and_ask(broken, self._witnesses(broken, ran, at_import=True))

        for broken, told in self._watched(each_forked(again, load_and_ask, self.processes), again):
            verdicts[broken.id] = Verdict.of(told)
        return verdicts

    def _follow(self) -> None:
        """Find out which scenarios run what, where that is not known, in a process with marks.

        Raises:
            RedBefore: a scenario is red without any break.
        """
        missing = self.kept.missing(self.scenarios)
        if not missing and self.kept.knows_the_import:
            return
        self.told(f"{self.book.name}: {len(missing)} scenarios are followed")

        def follow(_: object) -> dict[str, Any]:
            marking = Marking(self.folder)
            marking.begin()
            player = _player(self.book)
            at_import = marking.taken()
            try:
                self.kept.keep(at_import, followed(missing, marking, player, self.processes))
            except RedBefore as red:
                return {"red": str(red)}
            return {}

        ((_, found),) = each_forked([None], follow, 1)
        if isinstance(found, Died):
            raise RuntimeError(f"the following of {self.book.name} ended early: {found}")
        if "red" in found:
            raise RedBefore(found["red"])

    def _with_the_game_loaded(self, breaks: Sequence[Break]) -> dict[str, Any]:
        player = _player(self.book)
        ran = self.kept.reread().ran(self.scenarios)
        living = Living(self.folder, {one.path for one in breaks if one.function})
        asked: dict[str, list[Asked]] = {}
        verdicts: dict[str, Any] = {}
        again = []
        for broken in breaks:
            if broken.function and not ran.ran_at_import(broken.path, *broken.lines):
                asked[broken.id] = self._witnesses(broken, ran, at_import=False)
                if not asked[broken.id]:
                    verdicts[broken.id] = Verdict("survived").told()
                    self.verdicts.add(broken, Verdict("survived"))
            else:
                again.append(broken.id)
        for one in {one: None for some in asked.values() for one in some}:
            player.understand(one)

        def swap_and_ask(broken: Break) -> Any:
            try:
                if not living.swap(broken):
                    return "again"
            except Stillborn as reason:
                return Verdict("stillborn", str(reason)).told()
            return _ask(player, asked[broken.id])

        todo = [one for one in breaks if asked.get(one.id)]
        for broken, told in self._watched(each_forked(todo, swap_and_ask, self.processes), todo):
            if told == "again":
                again.append(broken.id)
            else:
                verdicts[broken.id] = told
        return {"verdicts": verdicts, "again": again}

    def _load_and_ask(self, broken: Break, scenarios: Sequence[Asked]) -> list[Any]:
        _limit()
        try:
            load_with(broken, self.book.package)
            player = _player(self.book)
        except BaseException as error:
            return Verdict("stillborn", f"{type(error).__name__}: {error}").told()
        return _ask(player, scenarios)

    def _witnesses(self, broken: Break, ran: Ran, *, at_import: bool) -> list[Asked]:
        """The scenarios that can notice a break, those that should first."""
        chapter = broken.chapter.rpartition("/")[2]
        spans = broken.shown_in
        if not at_import:
            spans = frozenset({(broken.path, *broken.lines)})
        elif broken.function or any(ran.ran_at_import(*span) for span in spans or ()):
            spans = None  # what a function did at import can show anywhere
        places = None if spans is None else {p for span in spans for p in ran.during(*span)}
        return sorted(
            (one for one in self.scenarios if places is None or one.place in places),
            key=lambda one: (
                not self._noticed_last_time(broken, one),
                not one.clauses & set(broken.clauses),
                one.chapter != chapter,
            ),
        )

    def _noticed_last_time(self, broken: Break, asked: Asked) -> bool:
        return self.verdicts.noticed_before(broken).startswith(f"{asked.place} ")

    def _watched(
        self, judged: Iterable[tuple[Break, Any]], all_of_them: Sequence[Break]
    ) -> Iterator[tuple[Break, Any]]:
        for done, (broken, told) in enumerate(judged, 1):
            if done % 100 == 0:
                self.told(f"{self.book.name}: {done} of {len(all_of_them)} breaks judged")
            if told == "again":
                yield broken, told
                continue
            endless = Verdict("noticed", ENDLESS)
            verdict = endless if isinstance(told, Died) else Verdict.of(told)
            if verdict.result == "survived":
                self.told(f"nobody noticed {broken.id}")
            self.verdicts.add(broken, verdict)
            yield broken, verdict.told()


def _ask(player: Player, scenarios: Sequence[Asked]) -> list[Any]:
    _limit()
    memory.forget()
    with memory.rules_off():
        for asked in scenarios:
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            try:
                player.play(asked)
            except AssertionError:
                return Verdict("noticed", str(asked)).told()
            except BaseException as error:
                return Verdict("noticed", f"{asked} ({type(error).__name__})").told()
    return Verdict("survived", "", len(scenarios), tuple(map(str, scenarios[:SHOWN]))).told()


def _limit() -> None:
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))


def _player(book: rulebook.Rulebook) -> Player:
    import_module(book.package)
    return Player(load())


def _import_all_but(book: rulebook.Rulebook) -> None:
    """Import what every game needs, so that a fork has no more to load than the game itself."""
    import_module("whichside_rules.vocabulary.common")
    import_module("whichside_rules.kernel.playing.rules")
    import_module("whichside_rules.kernel.files.sheet")
    import_module("whichside_rules.kernel.playing.codec")
    for name in rulebook.names():
        if name != book.name:
            rulebook.find(name).part("vocabulary")
    if any(f"{module}.".startswith(f"{book.package}.") for module in sys.modules):
        raise RuntimeError(f"{book.name} is imported already: its breaks would not be loaded")
