"""Asks every scenario, with evidence, and writes what came of it for the reference.

``python -m tests.sphinxext.asked FOLDER RESULTS`` asks on every core by the engine that answers
``whichside check``. pytest takes longer and finds the same: ``tests.gates.orders`` compares them.
It ends with 1 if a scenario does not hold, and with 2, writing nothing, if one cannot be asked.

With one feature in place of the folder only its scenarios are asked: the verdicts of the others are
kept, with the date of the run that they come from. That is for whoever writes a chapter.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from whichside_rules.scenarios.engine import asked, questions
from whichside_rules.scenarios.lint import lint
from whichside_rules.scenarios.results import document, relative, write
from whichside_rules.scenarios.source import features_in
from whichside_rules.vocabulary import Vocabulary, load

Found = tuple[list[dict[str, Any]], list[str]]
"""The rows of some features, and what is wrong with those that cannot be asked."""


def rows_of(files: Sequence[Path], vocabulary: Vocabulary) -> Found:
    """Ask what these features say, in their order."""
    rows: list[dict[str, Any]] = []
    wrong: list[str] = []
    for path in files:
        feature, problems = lint(path, vocabulary)
        wrong += map(str, problems)
        if feature is not None and not problems:
            asking = questions(feature, vocabulary)
            rows += [asked(one, vocabulary, evidence=True).row(Path.cwd()) for one in asking]
    return rows, wrong


def in_forks(parts: Sequence[Sequence[Path]], vocabulary: Vocabulary) -> Found:
    """Ask several parts at once, each in a process of its own."""
    rows: list[dict[str, Any]] = []
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, f"{number}.json") for number in range(len(parts))]
        children = []
        for part, file in zip(parts, files, strict=True):
            children.append(os.fork())
            if not children[-1]:
                code = 70
                try:
                    file.write_text(json.dumps(rows_of(part, vocabulary)), encoding="utf-8")
                    code = 0
                finally:
                    os._exit(code)
        for child, file in zip(children, files, strict=True):
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            if code:
                wrong.append(f"a process that asked ended with {code}")
                continue
            more, problems = json.loads(file.read_text(encoding="utf-8"))
            rows += more
            wrong += problems
    return rows, wrong


def keep_others(feature: Path, rows: Sequence[dict[str, Any]], results: Path) -> None:
    """Write the rows of one feature among those of the others, which are kept."""
    data = json.loads(results.read_text(encoding="utf-8"))
    name = relative(feature, Path.cwd())
    others = [row for row in data["scenarios"] if row["feature"] != name]
    data["scenarios"] = [*others, *document(list(rows), Path.cwd())["scenarios"]]
    results.write_text(json.dumps(data), encoding="utf-8")


def main(folder: str, results: str) -> int:
    """Ask, write, and tell what does not hold."""
    place, one = Path(folder), Path(folder).is_file()
    files = [place] if one else features_in(place)[0]
    files.sort(key=lambda path: path.stat().st_size)
    cores = min(os.cpu_count() or 1, len(files)) or 1
    rows, wrong = in_forks([files[start::cores] for start in range(cores)], load())
    if wrong:
        print("\n".join(sorted(wrong)))
        return 2
    if one and Path(results).is_file():
        keep_others(place, rows, Path(results))
    else:
        write(Path(results), rows, Path.cwd())
    red = [row for row in rows if row["outcome"] != "passed"]
    for row in red:
        print(row["message"])
    print(f"{len(rows) - len(red)} scenarios hold, {len(red)} do not")
    return 1 if red else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
