"""Looks for a case that does not hold, and keeps what it finds."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import hypothesis
from hypothesis import HealthCheck, Phase, Verbosity, given, settings

from tests.fuzz.kinds import KINDS, Kind, subject_called
from whichside_rules.testing.conformance import Subject

__all__ = ["CASES", "Found", "kept", "search"]

CASES = Path(__file__).with_name("cases")


class Found(NamedTuple):
    """A case that does not hold, as small as it could be made."""

    kind: str
    game: str
    seed: int
    why: str
    case: Any

    def keep(self, folder: Path = CASES) -> Path:
        """Write it where ``make test`` finds it."""
        number = 1
        while (file := folder / f"{self.kind}-{self.game}-{number}.json").exists():
            number += 1
        file.write_text(json.dumps(self._asdict(), indent=1) + "\n", encoding="utf-8")
        return file


def kept(folder: Path = CASES) -> Iterator[tuple[Path, Kind, Subject, Any]]:
    """The cases that were kept: of which file, kind and game, and the case itself."""
    for file in sorted(folder.glob("*.json")):
        tree = json.loads(file.read_text(encoding="utf-8"))
        yield file, KINDS[tree["kind"]], subject_called(tree["game"]), tree["case"]


def search(
    kind: str,
    subject: Subject,
    seed: int,
    examples: int,
    until: float = float("inf"),
    *,
    shrink: bool = True,
) -> tuple[int, Found | None]:
    """Try so many cases of a kind; how many it were, and the smallest that does not hold.

    Args:
        kind: the name of the kind.
        subject: the game.
        seed: the cases are made from it.
        examples: how many.
        until: when to stop, on the clock of ``time.monotonic``, unless something was found.
        shrink: whether what is found is made small, which takes the most time.
    """
    cases = KINDS[kind].cases(subject)
    if cases is None or time.monotonic() > until:
        return 0, None
    tried, failed, last = 0, False, None

    @hypothesis.seed(seed)
    @settings(
        max_examples=examples,
        database=None,
        deadline=None,
        derandomize=False,
        report_multiple_bugs=False,
        verbosity=Verbosity.quiet,
        phases=(Phase.generate, *((Phase.shrink,) if shrink else ())),
        suppress_health_check=list(HealthCheck),
    )
    @given(cases)
    def probe(case: Any) -> None:
        nonlocal tried, failed, last
        if not failed and time.monotonic() > until:
            return
        tried, last = tried + 1, case
        try:
            KINDS[kind].holds(subject, case)
        except Exception:
            failed = True
            raise

    try:
        probe()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        return tried, Found(kind, subject.name, seed, why[:1_000], last)
    return tried, None
