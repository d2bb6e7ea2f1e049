"""Record that the scenarios of a clause were compared with its texts as they stand.

    make review CLAUSE=postal.debt.definition
    make review CLAUSE="postal.debt postal.jail"
    make review CLAUSE=--all

The name of a game or a chapter stands for its normative clauses.

Read a clause in both languages beside its scenarios first: ``whichside clause ID`` shows them.
Lines of clauses that are gone are dropped.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import whichside_rules

ROOT = Path(__file__).resolve().parents[2]
REVIEWED = ROOT / "features" / "reviewed.toml"
HEAD = """\
# The digest of each clause's texts as somebody last compared them with its scenarios.
# `make review CLAUSE=<id>` writes a line, CONTRIBUTING.md says when.
"""


def read(path: Path = REVIEWED) -> dict[str, str]:
    """The recorded digests by clause."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def written(digests: Mapping[str, str]) -> str:
    """The file's text, sorted by id."""
    return HEAD + "".join(f'"{name}" = "{digest}"\n' for name, digest in sorted(digests.items()))


def reviewed(
    before: Mapping[str, str], now: Mapping[str, str], chosen: Iterable[str]
) -> dict[str, str]:
    """The digests after a review of the chosen clauses, without clauses that are gone.

    Raises:
        KeyError: there is no such clause.
    """
    kept = {name: digest for name, digest in before.items() if name in now}
    return kept | {name: now[name] for name in chosen}


def _below(above: str, clauses: Mapping[str, whichside_rules.Clause]) -> list[str]:
    """The normative clauses of a chapter or a game; of all of them if the name is empty."""
    start = f"{above}." if above else ""
    return [
        name
        for name, one in clauses.items()
        if one.status == "normative" and name.startswith(start)
    ]


def main(arguments: Sequence[str] | None = None, path: Path = REVIEWED) -> int:
    """Write the file."""
    parser = argparse.ArgumentParser(prog="make review", description=__doc__.splitlines()[0])
    parser.add_argument(
        "clauses", nargs="*", metavar="CLAUSE", help="ids of clauses, chapters, games"
    )
    parser.add_argument("--all", action="store_true", help="every normative clause")
    asked = parser.parse_args(arguments)
    clauses = {one.id: one for one in whichside_rules.clauses()}
    chosen: list[str] = []
    for name in [""] if asked.all else asked.clauses:
        found = [name] if name in clauses else _below(name, clauses)
        if not found:
            print(f"there is no clause, chapter or game {name}")
            return 2
        chosen += found
    if not chosen:
        print("name a clause, a chapter or a game, or say --all")
        return 2
    before = read(path)
    now = {name: one.digest for name, one in clauses.items()}
    after = reviewed(before, now, chosen)
    path.write_text(written(after), encoding="utf-8")
    changed = sum(before.get(name) != digest for name, digest in after.items())
    print(f"{changed} of {len(after)} lines are new or changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
