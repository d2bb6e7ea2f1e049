"""Asks the rules about feature files, apart from any project's test configuration."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from whichside_rules.scenarios import lint
from whichside_rules.scenarios.engine import asked, questions
from whichside_rules.scenarios.hanging import in_row, what_would_change
from whichside_rules.scenarios.related import related, related_lines
from whichside_rules.scenarios.results import write
from whichside_rules.scenarios.source import (
    MAX_SHOWN,
    Feature,
    Problem,
    features_in,
    seen_from,
    shown,
)
from whichside_rules.scenarios.verdict import lines, summary
from whichside_rules.shared.files import FileProblem, checked_target, kind_of
from whichside_rules.shared.in_french import Language
from whichside_rules.shared.printable import one_line
from whichside_rules.vocabulary import Vocabulary, VocabularyError, load

__all__ = ["FAILS", "HOLDS", "WRONG", "Answer", "ask", "check_files"]

HOLDS = 0
FAILS = 1
WRONG = 2


class Answer(NamedTuple):
    """What came of asking."""

    code: int
    """As :func:`check_files` returns it."""
    problems: list[str]
    """What is wrong with the files, as lines; then nothing was run."""
    verdict: str
    """What the rules say, for people."""
    rows: list[dict[str, Any]]
    """The same as data: :func:`whichside_rules.scenarios.results.document` makes the results."""
    root: Path
    """The folder in which all of the files lie."""


def check_files(
    paths: Iterable[str | Path],
    *,
    verdict: bool = True,
    evidence: bool = False,
    results: str | Path | None = None,
    vocabulary: str | None = None,
    errors: TextIO | None = None,
) -> int:
    """Ask the rules about the files; print the verdict; return 0, 1 or 2.

    A folder stands for the features in it. 0: everything the features expect holds. 1: something
    does not. 2: a file or a folder is missing, faulty or cannot be read, or nothing was asked;
    then nothing is run and the problems are printed to ``errors`` (standard error). No
    configuration of the caller has a say, and nothing is left behind.

    Raises:
        KeyboardInterrupt: it was interrupted.
        OSError: the verdict cannot be printed.
    """
    answer = ask(paths, evidence=evidence, results=results, vocabulary=vocabulary)
    for line in answer.problems:
        print(line, file=errors if errors is not None else sys.stderr)
    if verdict:
        encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        print(answer.verdict.encode(encoding, "replace").decode(encoding), end="")
    return answer.code


def ask(
    paths: Iterable[str | Path],
    *,
    evidence: bool = False,
    results: str | Path | None = None,
    vocabulary: str | None = None,
    why: bool = False,
) -> Answer:
    """Ask the rules about the files, or the features in the folders, and print nothing.

    With ``why`` each scenario is asked again with other values, to tell what would change it.

    Raises:
        KeyboardInterrupt: it was interrupted.
    """
    named = dict.fromkeys(Path(os.path.abspath(path)) for path in paths)
    if not named:
        return _refused("no feature file was named")
    try:
        loaded = load(vocabulary)
    except VocabularyError as error:
        return _refused(one_line(str(error)))
    files: dict[Path, Feature | None] = {}
    problems: list[Problem] = []
    rules: list[str] = []
    for path in named:
        found, unusable = _features(path)
        problems += unusable
        for file in found:
            if file not in files:
                feature, wrong = lint.lint(file, loaded)
                files[file] = feature
                problems += wrong
                rules += _related(feature, wrong, loaded)
    if problems:
        return _refused(*shown(problems, Path.cwd()), *rules[:MAX_SHOWN])
    target = None if results is None else Path(results)
    if target is not None:
        try:
            checked_target(target)
        except FileProblem as problem:
            return _refused(one_line(f"the results cannot be written: {problem}"))
    root = Path(os.path.commonpath([file.parent for file in files]))
    given = [
        asked(question, loaded, evidence=evidence)
        for feature in files.values()
        if feature is not None
        for question in questions(feature, loaded)
    ]
    rows = [
        one.row(Path.cwd(), anyway=True)
        | in_row(what_would_change(one.question, loaded) if why else None)
        for one in given
    ]
    code = HOLDS if all(one.outcome in ("passed", "skipped") for one in given) else FAILS
    if not all(one.understood for one in given):
        code = WRONG  # where no die waits nobody can say how likely it is
    verdict = "".join(
        f"{line}\n" for line in (*lines(rows, Path.cwd(), messages=True), summary(rows))
    )
    if target is not None:
        try:
            write(target, rows, root)
        except FileProblem as problem:
            told = one_line(f"the results cannot be written: {problem}")
            return Answer(WRONG, [told], verdict, rows, root)
    return Answer(code, [], verdict, rows, root)


def _related(feature: Feature | None, wrong: list[Problem], loaded: Vocabulary) -> Iterator[str]:
    """The rules that may speak of what is not understood, below the name of the file."""
    if feature is not None:
        language: Language = "fr" if feature.language == "fr" else "en"
        name = seen_from(feature.path, Path.cwd())
        yield from related_lines(related(feature, wrong, loaded), language, name)


def _refused(*problems: str) -> Answer:
    return Answer(WRONG, list(problems), "", [], Path.cwd())


def _features(path: Path) -> tuple[list[Path], list[Problem]]:
    """The features that a path stands for, and why something cannot be asked."""
    try:
        kind = kind_of(path)
    except FileProblem as problem:
        return [], [Problem(path, 1, problem.why)]
    if kind == "a folder":
        found, problems = features_in(path)
        if not found and not problems:
            problems = [Problem(path, 1, "no feature file in it")]
    elif kind is not None:
        return [], [Problem(path, 1, f"{kind}, not a file")]
    elif path.suffix != ".feature":
        return [], [Problem(path, 1, "not a feature; its name must end in .feature")]
    else:
        found, problems = [path], []
    # Pytest would take the rest of such a name for the name of a scenario.
    odd = [file for file in found if "::" in str(file) or "[" in str(file)]
    why = "a path with '::' or '[' cannot be asked; rename the file or its folder"
    problems += [Problem(file, 1, why) for file in odd]
    return [file for file in found if file not in odd], problems
