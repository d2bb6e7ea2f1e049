"""What a run has found: told to a person, and written down for the reference."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from tests.mutation.aside import REASONS
from tests.mutation.breaks import Break
from tests.mutation.judging import ENDLESS
from tests.mutation.score import CHAPTER, Score, Tally
from tests.mutation.verdicts import Verdict
from whichside_rules.scenarios.results import relative
from whichside_rules.sphinxext.sources.mutation import FORMAT

WIDTH = 160
"""A line of code is shown up to this many characters."""


def published(path: Path) -> frozenset[str]:
    """The ids of the survivors that a full run has written down."""
    if not path.is_file():
        return frozenset()
    found = json.loads(path.read_text(encoding="utf-8"))["survivors"]
    return frozenset(one["id"] for one in found)


def measured(path: Path) -> frozenset[str]:
    """The games that a full run has measured; empty where none is written down."""
    if not path.is_file():
        return frozenset()
    found = json.loads(path.read_text(encoding="utf-8"))["chapters"]
    return frozenset(chapter.partition("/")[0] for chapter in found)


def told(
    score: Score, survivors: Sequence[Break], verdicts: Mapping[str, Verdict], root: Path
) -> Iterator[str]:
    """These survivors, then the figures of all."""
    for one in survivors:
        yield from _survivor(one, verdicts[one.id], root)
    for name, tally in sorted(score.chapters.items()):
        sign = " " if tally.score >= CHAPTER else "*"
        yield f"{sign} {name:34} {_figures(tally)}"
    yield f"  {'wrong citations':34} {_figures(score.citations)}"
    yield f"  {'in all':34} {_figures(score.whole)}"
    crashed = sum(v.result == "noticed" and v.why.endswith("Error)") for v in verdicts.values())
    endless = sum(v.result == "noticed" and v.why == ENDLESS for v in verdicts.values())
    yield f"  of those noticed, {crashed} by a crash and {endless} by a time limit"


def _figures(tally: Tally) -> str:
    apart = [f"{tally.equivalent} equivalent"] if tally.equivalent else []
    apart += [f"{tally.stillborn} stillborn"] if tally.stillborn else []
    apart += [f"{tally.aside.total()} aside"] if tally.aside else []
    more = f"  ({', '.join(apart)})" if apart else ""
    return f"{tally.noticed:5} of {tally.of:5} noticed  {tally.score:5.1f} %{more}"


def _survivor(one: Break, verdict: Verdict, root: Path) -> Iterator[str]:
    was, wrong = one.change
    yield f"{relative(one.path, root)}:{one.line}: nobody noticed {one.id}"
    yield f"    - {was[:WIDTH]}"
    yield f"    + {wrong[:WIDTH]}"
    if one.clauses:
        yield f"    clauses: {', '.join(one.clauses)}"
    if verdict.ran_by:
        asked = "tests" if any("::" in one for one in verdict.first) else "scenarios"
        yield f"    run by {verdict.ran_by} {asked}:"
        yield from (f"      {_short(place, root)}" for place in verdict.first)
    else:
        yield "    no scenario runs it"
    yield f"    the statement's digest: {one.digest}"
    yield ""


def _short(place: str, root: Path) -> str:
    return place.removeprefix(f"{root.as_posix()}/")


def document(score: Score, root: Path) -> dict[str, Any]:
    """A full run as data, for the reference."""
    return {
        "format": FORMAT,
        "date": _now(),
        "commit": _commit(root),
        "whole": score.whole.figures(),
        "citations": score.citations.figures(),
        "chapters": {name: one.figures() for name, one in sorted(score.chapters.items())},
        "clauses": {name: one.figures() for name, one in score.clauses.items()},
        "aside": [
            {"why": reason, "en": english, "fr": french, "chapters": found}
            for reason, (english, french) in REASONS.items()
            if (found := _aside(score, reason))
        ],
        "equivalent": [
            {"id": one.id, "chapter": f"{one.game}/{one.chapter}", "why": why}
            for one, why in score.equivalent
        ],
        "survivors": [
            {
                "id": one.id,
                "chapter": f"{one.game}/{one.chapter}",
                "place": f"{relative(one.path, root)}:{one.line}",
                "was": one.change[0],
                "wrong": one.change[1],
                "clauses": list(one.clauses),
            }
            for one in score.whole.survivors
        ],
    }


def _aside(score: Score, reason: str) -> dict[str, int]:
    chapters = sorted(score.chapters.items())
    return {name: one.aside[reason] for name, one in chapters if one.aside[reason]}


class Sample(NamedTuple):
    """What was drawn of what."""

    name: str
    """A game, or what all games share; and the family: ``postal/broad``."""
    drawn: int
    every: int
    seed: str


def with_sample(
    data: Mapping[str, Any], sample: Sample, tally: Tally, root: Path
) -> dict[str, Any]:
    """What is published, with the figures of a sample in the place of those of the last one."""
    others = [one for one in data.get("samples", ()) if one["name"] != sample.name]
    one = {**sample._asdict(), "date": _now(), "commit": _commit(root), **tally.figures()}
    return {**data, "samples": sorted([*others, one], key=lambda each: str(each["name"]))}


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def write(path: Path, data: Mapping[str, Any]) -> None:
    """Write it down, an entry a line, so that two runs can be compared."""
    parts = [f" {json.dumps(key)}: {_written(part)}" for key, part in data.items()]
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def _written(part: Any) -> str:
    if isinstance(part, dict) and any(isinstance(one, dict) for one in part.values()):
        lines = [f"  {json.dumps(key)}: {_flat(one)}" for key, one in part.items()]
        return "{\n" + ",\n".join(lines) + "\n }"
    if isinstance(part, list) and part:
        return "[\n" + ",\n".join(f"  {_flat(one)}" for one in part) + "\n ]"
    return _flat(part)


def _flat(part: Any) -> str:
    return json.dumps(part, ensure_ascii=False)


def _commit(root: Path) -> str | None:
    done = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=root, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or None
