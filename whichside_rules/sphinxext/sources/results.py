"""Reading the verdicts that the test run left, and finding those of a scenario.

A scenario whose verdict is not found was not run: that is never the same as passed. So the match
is strict, and a scenario that was renamed or given rows after the run counts as not run.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any, Final

from whichside_rules.scenarios.results import FORMAT
from whichside_rules.sphinxext.sources.scenarios import Scenario

NOT_RUN: Final = "not-run"
#: What is kept of a row of the results.
_KEPT: Final = ("line", "row", "outcome", "message", "readings", "errata", "stand_ins")

#: Outcomes from the worst to the best; the verdict of an outline is the worst of its rows.
_WORST_FIRST: Final = ("error", "failed", "xpassed", NOT_RUN, "skipped", "xfailed", "passed")


class ResultsError(ValueError):
    """A results file that does not have the form we know."""


@dataclass(frozen=True, slots=True, order=True)
class Option:
    """A reading as a scenario's set-up had it."""

    reading: str
    field: str
    option: str
    default: bool
    """Whether the option is the default."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the last run said of one scenario."""

    outcome: str
    message: str | None = None
    rows: tuple[tuple[int, str], ...] = ()
    """For an outline whose rows were reported one by one: line and outcome."""
    readings: tuple[Option, ...] = ()
    """The readings that the verdict hangs on, with the options that were in force."""
    errata: tuple[str, ...] = ()
    """The errata that decide something of it."""
    stand_ins: tuple[tuple[str, str], ...] = ()
    """What it names of which no book prints some values, with these fields."""


@dataclass(frozen=True, slots=True)
class Run:
    """When and from what the results were made."""

    date: str
    commit: str | None
    library: str
    python: str


@dataclass(frozen=True)
class Results:
    """The verdicts of one run."""

    run: Run | None = None
    _found: Mapping[tuple[str, str], tuple[Mapping[str, Any], ...]] = field(default_factory=dict)

    def verdict(self, scenario: Scenario, folder: str) -> Verdict:
        """Return the verdict of a scenario; ``folder`` is the name of the folder of features."""
        found = self._found.get((f"{folder}/{scenario.path}", scenario.name))
        if found is None:
            found = self._found.get((scenario.path, scenario.name), ())
        rows = [line for examples in scenario.examples for line in examples.lines]
        lines = rows or [scenario.line]
        found = tuple(one for one in found if _line(one, rows) in lines)
        if not found:
            return Verdict(NOT_RUN)
        outcomes = [str(one["outcome"]) for one in found]
        if rows and len(found) < len(rows):
            outcomes.append(NOT_RUN)
        worst = min(outcomes, key=_rank)
        messages = [str(one["message"]) for one in found if one.get("message")]
        return Verdict(
            outcome=worst,
            message=messages[0] if messages else None,
            rows=tuple((_line(one, rows), str(one["outcome"])) for one in found) if rows else (),
            readings=tuple(dict.fromkeys(each for one in found for each in _readings(one))),
            errata=tuple(
                dict.fromkeys(each["reading"] for one in found for each in one.get("errata") or ())
            ),
            stand_ins=tuple(dict.fromkeys(each for one in found for each in _stand_ins(one))),
        )


def _readings(one: Mapping[str, Any]) -> Iterator[Option]:
    for each in one.get("readings") or ():
        yield Option(each["reading"], each["field"], each["option"], each["default"])


def _stand_ins(one: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for key, fields in (one.get("stand_ins") or {}).items():
        yield key, ", ".join(fields)


def _line(one: Mapping[str, Any], rows: Sequence[int]) -> int:
    """Return the line of a scenario, or of its row when it is an outline."""
    row = one.get("row")
    return int(row["line"] if rows and row else one["line"])


def _rank(outcome: str) -> int:
    return _WORST_FIRST.index(outcome) if outcome in _WORST_FIRST else 0


def read_results(file: Path) -> Results:
    """Read a results file, or raise :class:`ResultsError`."""
    try:
        data: Any = json.loads(file.read_text(encoding="utf-8"))
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise ResultsError(f"not a file of format {FORMAT!r}")
        found: defaultdict[tuple[str, str], list[Mapping[str, Any]]] = defaultdict(list)
        for one in data["scenarios"]:
            path = PurePosixPath(one["feature"]).as_posix()
            found[path, one["name"]].append({key: one.get(key) for key in _KEPT})
        run = Run(data["date"], data.get("commit"), data["library"], data["python"])
    except (KeyError, TypeError, ValueError) as fault:
        if isinstance(fault, ResultsError):
            raise
        raise ResultsError(f"{type(fault).__name__}: {fault}") from fault
    return Results(run, {key: tuple(ones) for key, ones in found.items()})
