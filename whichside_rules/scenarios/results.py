"""The results of a run as data: one row per scenario, written as JSON for the reference."""

from __future__ import annotations

import os
import platform
import subprocess
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

from whichside_rules.shared.files import write_atomically
from whichside_rules.shared.printable import as_json

__all__ = ["FORMAT", "document", "outcome_of", "relative", "write"]

FORMAT = "whichside-results/2"

#: The columns of a row, in this order.
COLUMNS = (
    "feature",
    "line",
    "language",
    "rule",
    "name",
    "row",
    "tags",
    "clauses",
    "outcome",
    "message",
    "fired",
    "answered",
    "ran",
    "readings",
    "errata",
    "stand_ins",
    "remarks",
    "seconds",
)


def outcome_of(phase: str, outcome: str, expected_to_fail: bool) -> str | None:
    """The scenario's outcome as one phase of it tells; nothing if the phase decides nothing."""
    if outcome == "failed":
        return "failed" if phase == "call" else "error"
    if outcome == "skipped":
        return "xfailed" if expected_to_fail else "skipped"
    if phase == "call":
        return "xpassed" if expected_to_fail else "passed"
    return None


def relative(path: str | Path, root: Path) -> str:
    """A path as seen from the root, with forward slashes."""
    try:
        return Path(os.path.relpath(path, root)).as_posix()
    except ValueError:  # another drive
        return Path(path).name


def document(rows: list[dict[str, Any]], root: Path) -> dict[str, Any]:
    """The whole file, its rows sorted by feature, line and row."""
    scenarios = []
    for row in rows:
        scenario = {**row, "feature": relative(row["path"], root)}
        told = {column: scenario.get(column) for column in COLUMNS}
        scenarios.append(told | {key: row[key] for key in ("understood", "hanging") if key in row})
    scenarios.sort(key=lambda s: (s["feature"], s["line"], s["row"]["line"] if s["row"] else 0))
    return {
        "format": FORMAT,
        "library": _library(),
        "python": platform.python_version(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": _commit(root),
        "scenarios": scenarios,
    }


def write(path: Path, rows: list[dict[str, Any]], root: Path) -> None:
    """Write the results; whoever reads the file sees the old or the new one, never half of it.

    Raises:
        FileProblem: it cannot be written.
    """
    write_atomically(path, as_json(document(rows, root)) + "\n")


def _library() -> str:
    try:
        return metadata.version("whichside-rules")
    except metadata.PackageNotFoundError:
        return "unknown"


def _commit(root: Path) -> str | None:
    try:
        done = subprocess.run(
            ["git", "rev-parse", "HEAD"],
            cwd=root,
            capture_output=True,
            text=True,
            timeout=5,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip() or None
