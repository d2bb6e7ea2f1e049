"""Asks every scenario once more, in other orders and by itself, and tells where it shows another.

``python -m tests.gates.orders RESULTS FOLDER`` compares with the results that a run of pytest left:
whatever order and process it chose. Here the function that answers ``whichside check`` asks them,
without pytest, from the last to the first, dealt out to two processes; and some of them, chosen by
chance, each in a process to itself. A scenario must end the same way and cite the same clauses, and
the same code must have run, whoever asks it and whatever was asked before.

Of each reading a scenario that leaves it unsaid must hang on its default: else the option in force
by itself could be another one, and nothing would show it.

Data that no rule reads prove nothing: no code stands between the book and the feature. So the gate
also looks for a scenario of each clause that shows it where such data cite nothing.
"""

from __future__ import annotations

import gc
import json
import os
import random
import re
import sys
import tempfile
import traceback
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from whichside_rules.kernel.book.clause import readings
from whichside_rules.scenarios.engine import Question, asked, questions
from whichside_rules.scenarios.lint import lint
from whichside_rules.scenarios.source import features_in
from whichside_rules.vocabulary import Vocabulary, load

if TYPE_CHECKING:
    from whichside_rules.kernel.files.sheet import Datum

SEED = 8
ALONE = 100
SHOWN = (
    "outcome",
    "message",
    "fired",
    "answered",
    "ran",
    "readings",
    "errata",
    "stand_ins",
    "remarks",
)
Shown = dict[str, dict[str, Any]]
"""What each scenario showed, by its place."""


def place(row: dict[str, Any], root: Path) -> str:
    """Where a scenario or a row stands: no two stand in one place."""
    file = row.get("feature") or Path(row["path"]).relative_to(root).as_posix()
    return f"{file}:{row['row']['line'] if row['row'] else row['line']}"


def usual(results: Path, root: Path) -> Shown:
    """What the run of pytest found."""
    rows = json.loads(results.read_text(encoding="utf-8"))["scenarios"]
    return {place(row, root): {key: row[key] for key in SHOWN} for row in rows}


def forked(work: Callable[[], Any]) -> Callable[[], Any]:
    """Begin some work in a fork; call the answer to wait for what came of it."""
    handle, name = tempfile.mkstemp(suffix=".json")
    child = os.fork()
    if not child:
        try:
            os.write(handle, json.dumps(work()).encode())
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(0)

    def wait() -> Any:
        os.waitpid(child, 0)
        came = Path(name).read_text(encoding="utf-8")
        os.close(handle)
        Path(name).unlink()
        if not came:
            raise RuntimeError("a process that asked scenarios did not come to an end")
        return json.loads(came)

    return wait


def begun(
    asking: Sequence[Question], vocabulary: Vocabulary, root: Path, *, readings: bool = True
) -> Callable[[], Shown]:
    """Ask one after the other in a fork; call the answer to wait for what they showed.

    The readings on which an answer hangs are found by asking again, with every reading that
    touches it: where evidence is noted, only with those that were looked at.
    """

    def shown() -> Shown:
        found: Shown = {}
        for question in asking:
            row = asked(question, vocabulary, evidence=True).row(root, readings=False)
            if readings:
                row["readings"] = asked(question, vocabulary).readings
            found[place(row, root)] = {key: row[key] for key in SHOWN if key in row}
        return found

    return forked(shown)


def differences(usual: Shown, runs: dict[str, Shown]) -> list[str]:
    """Every scenario that shows something else, in one of the runs, than it usually does."""
    return [
        f"{scenario}: {key} is {usual.get(scenario, {}).get(key)} by pytest and {facts[key]} {run}"
        for run, shown in runs.items()
        for scenario, facts in shown.items()
        for key in facts
        if facts[key] != usual.get(scenario, {}).get(key)
    ]


def unread(game: Any, datum: Datum) -> bool:
    """Whether no rule can read a datum: positions do not carry it, so no pack can supply it."""
    from whichside_rules.kernel.files.content import declared
    from whichside_rules.kernel.files.sheet import leaves_of

    content, values = declared(game.default_content()), [(datum.key, datum.value)]
    return not all(content.is_replaceable(key) for key, _ in leaves_of(values))


def silence_unread_data() -> None:
    """Let data that no rule reads cite nothing, in this process."""
    from whichside_rules.kernel.book import rulebook

    def silenced(game: Any) -> Callable[[str], Datum]:
        plain: Callable[[str], Datum] = game.datum

        @cache
        def datum(key: str) -> Datum:
            found = plain(key)
            return replace(found, clauses=()) if unread(game, found) else found

        return datum

    for name in rulebook.names():
        game: Any = rulebook.find(name).game
        game.datum = silenced(game)


def unproved(
    wanted: Sequence[str], asking: Sequence[Question], vocabulary: Vocabulary
) -> list[str]:
    """The clauses that no scenario which names them shows in play. Changes this process."""
    silence_unread_data()
    naming: defaultdict[str, list[Question]] = defaultdict(list)
    for question in asking:
        for clause in question.clauses:
            naming[clause].append(question)
    proved: set[str] = set()
    for clause in wanted:
        for question in naming[clause]:
            if clause in proved:
                break
            shown = asked(question, vocabulary, evidence=True).shown
            proved.update({*question.clauses} & {*shown["fired"], *shown["ran"]})
    return [clause for clause in wanted if clause not in proved]


def unshown_defaults(
    wanted: Sequence[str], asking: Sequence[Question], usual: Shown, root: Path
) -> list[str]:
    """The readings of these clauses whose default no scenario shows that leaves them unsaid."""
    left = {
        one.id: re.compile(rf"\b{re.escape(one.id.rpartition('.')[2])}\b")
        for one in readings()
        if one.kind == "option" and not {*wanted}.isdisjoint(one.clauses)
    }
    for question in asking:
        said = " ".join(step.text for step in question.steps)
        for one in usual.get(place(question.facts, root), {}).get("readings", ()):
            number = left.get(one["reading"])
            if one["default"] and number is not None and not number.search(said):
                del left[one["reading"]]
    return list(left)


def read_beforehand() -> None:
    """Read what is the same whatever is asked, and no play: texts, content, how values are read."""
    from whichside_rules.kernel.book import rulebook
    from whichside_rules.kernel.book.text import shared, texts

    _ = shared().own
    for name in rulebook.names():
        _, _ = texts(name).own, texts(name).nouns
        game: Any = rulebook.find(name).game
        for adapter in (game.setup_adapter, game.state_adapter, game.move_adapter):
            adapter()
        game.event_adapter()
        game.default_content()


def faults(
    results: Path, folder: Path, wanted: Sequence[str], alone: int, vocabulary: Vocabulary
) -> list[str]:
    """What is wrong, a line each."""
    root = Path.cwd()
    asking: list[Question] = []
    for path in features_in(folder)[0]:
        feature, problems = lint(path, vocabulary)
        if feature is None or problems:
            return [str(problem) for problem in problems]
        asking += questions(feature, vocabulary)
    read_beforehand()
    gc.collect()
    gc.freeze()  # what was read is shared with the forks, not copied
    halves = [begun(asking[start::-2], vocabulary, root, readings=False) for start in (-1, -2)]
    runs = {"when asked backwards": halves[0]() | halves[1](), "when asked alone": {}}
    only_data = forked(lambda: unproved(wanted, asking, vocabulary))
    for one in random.Random(SEED).sample(asking, alone):
        runs["when asked alone"] |= begun([one], vocabulary, root)()
    by_pytest = usual(results, root)
    whole = runs["when asked backwards"]
    found = differences(by_pytest, runs)
    below = "" if folder == root else f"{folder.relative_to(root).as_posix()}/"
    found += [
        f"{one}: not asked here" for one in by_pytest if one.startswith(below) and one not in whole
    ]
    told = [f"{clause}: only data that no rule reads show it" for clause in only_data()]
    told += [
        f"{one}: no scenario that leaves it unsaid hangs on its default"
        for one in unshown_defaults(wanted, asking, by_pytest, root)
    ]
    return found or told


def main(results: str, folder: str) -> int:
    """Look, tell, and say whether all is well."""
    from whichside_rules.kernel.book.clause import clauses

    normative = [one.id for one in clauses() if one.status == "normative"]
    found = faults(Path(results), Path(folder).resolve(), normative, ALONE, load())
    print("\n".join(found[:50]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
