"""The verdict as a person reads it: what holds, and by which clauses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from whichside_rules.printable import one_line
from whichside_rules.scenarios.results import relative

__all__ = ["lines"]

_WORDS = {
    "passed": "holds",
    "failed": "FAILS",
    "error": "ERROR",
    "skipped": "skipped",
    "xfailed": "fails, as expected",
    "xpassed": "holds, against expectation",
}


def lines(rows: list[dict[str, Any]], start: Path, *, messages: bool) -> Iterator[str]:
    """Per feature its scenarios, per scenario the clauses that fired and those that answered.

    A clause fires when an event or a refusal cites it; it answers when a Then asks for what it
    decides, such as the Cost of Living. Those that only answered are marked as read. Then, in the
    language of the feature, the readings that touch these clauses, with the options in force, and
    what is named of the content of which values are stand-ins of ours.

    With ``messages`` a failure's text is shown too; without, pytest has shown it already.
    """
    yield from map(one_line, _lines(rows, start, messages=messages))


def _lines(rows: list[dict[str, Any]], start: Path, *, messages: bool) -> Iterator[str]:
    ordered = sorted(rows, key=lambda r: (r["path"], r["line"], (r["row"] or {}).get("line", 0)))
    feature = None
    for row in ordered:
        if row["path"] != feature:
            feature = row["path"]
            yield relative(feature, start)
        yield f"  {_WORDS.get(row['outcome'], row['outcome'])}: {_title(row)} (line {row['line']})"
        if messages and row["message"]:
            for text in row["message"].splitlines():
                yield f"      {text}"
        cited = [*row["fired"], *row["answered"]]
        if row["outcome"] == "passed" and not cited:
            yield "      (no clause was cited)"
        for clause in cited:
            read = "" if clause in row["fired"] else "  (read)"
            yield f"      {clause}  {row['titles'].get(clause, '')}".rstrip() + read
        if row["readings"]:
            yield f"      {_readings(row)}"
        if row["stand_ins"]:
            yield f"      {_stand_ins(row)}"


def _readings(row: dict[str, Any]) -> str:
    """What the verdict hangs on where the book is silent, on one line."""
    french = row["language"] == "fr"
    other = " (hors défaut)" if french else " (not the default)"
    told = (
        f"{one['reading'].partition('.')[2]} {one['field']}={one['option']}"
        + ("" if one["default"] else other)
        for one in row["readings"]
    )
    return f"{'lectures :' if french else 'readings:'} {', '.join(told)}"


def _stand_ins(row: dict[str, Any]) -> str:
    """What the verdict rests on that no book prints, on one line: look at your copy of the game."""
    told = (f"{key} ({', '.join(fields)})" for key, fields in sorted(row["stand_ins"].items()))
    if row["language"] == "fr":
        return f"bouche-trous de notre cru, à vérifier sur votre exemplaire : {'; '.join(told)}"
    return f"stand-ins of ours, look at your copy: {'; '.join(told)}"


def _title(row: dict[str, Any]) -> str:
    if not row["row"] or row["title"] != row["name"]:
        return str(row["title"])
    values = ", ".join(f"{name} {value}" for name, value in row["row"]["values"].items())
    return f"{row['title']} [{values}]"
