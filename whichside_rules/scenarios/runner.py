"""Asks the rules about feature files, apart from any project's test configuration."""

from __future__ import annotations

import io
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple, TextIO

import pytest

from whichside_rules.files import FileProblem, kind_of
from whichside_rules.printable import one_line
from whichside_rules.scenarios import lint
from whichside_rules.scenarios.source import Problem, features_in, shown
from whichside_rules.vocabulary import VocabularyError, load

__all__ = ["FAILS", "FAULT", "HOLDS", "WRONG", "Answer", "ask", "check_files"]

HOLDS = 0
FAILS = 1
WRONG = 2
FAULT = 3

_CODES = {
    pytest.ExitCode.OK: HOLDS,
    pytest.ExitCode.TESTS_FAILED: FAILS,
    pytest.ExitCode.INTERNAL_ERROR: FAULT,
}


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
    """Ask the rules about the files; print the verdict; return 0, 1, 2 or 3.

    A folder stands for the features in it. 0: everything the features expect holds. 1: something
    does not. 2: a file or a folder is missing, faulty or cannot be read, or nothing was asked;
    then nothing is run and the problems are printed to ``errors`` (standard error). 3: a fault of
    the program. Neither a ``pytest.ini`` nor a ``conftest.py`` nor the environment of the caller
    has a say, and no cache is left behind.

    Raises:
        KeyboardInterrupt: it was interrupted.
        OSError: the verdict cannot be printed.
    """
    answer = ask(paths, evidence=evidence, results=results, vocabulary=vocabulary)
    for line in answer.problems:
        print(line, file=errors if errors is not None else sys.stderr)
    if verdict or answer.code == FAULT:
        encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        print(answer.verdict.encode(encoding, "replace").decode(encoding), end="")
    return answer.code


def ask(
    paths: Iterable[str | Path],
    *,
    evidence: bool = False,
    results: str | Path | None = None,
    vocabulary: str | None = None,
) -> Answer:
    """Ask the rules about the files, or the features in the folders, and print nothing.

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
    files: dict[Path, None] = {}
    problems: list[Problem] = []
    for path in named:
        found, unusable = _features(path)
        problems += unusable
        for file in found:
            if file not in files:
                problems += lint.problems(file, loaded)
            files[file] = None
    if problems:
        return _refused(*shown(problems, Path.cwd()))
    root = Path(os.path.commonpath([file.parent for file in files]))
    listener, said = _Listener(), _Output()
    with tempfile.TemporaryDirectory(prefix="whichside-") as folder:
        settings = Path(folder, "pytest.ini")
        settings.write_text("[pytest]\n", encoding="utf-8")
        arguments = [
            *(str(file) for file in files),
            "-q",
            "--no-header",
            "--tb=no",
            "-rN",
            "--noconftest",
            f"--config-file={settings}",
            f"--rootdir={root}",
            "--disable-plugin-autoload",
            *("-p", "no:cacheprovider"),
            *("-p", "pytest_bdd.plugin"),
            *("-p", "whichside_rules.pytest_plugin"),
            "--whichside-verdict",
        ]
        if evidence:
            arguments.append("--whichside-evidence")
        if results is not None:
            arguments.append(f"--whichside-results={os.path.abspath(results)}")
        if vocabulary:
            arguments += ["-o", f"whichside_vocabulary={vocabulary}"]
        # What cannot be printed is no affair of pytest, which would take it for a fault.
        with _own_environment(), redirect_stdout(said):
            code = pytest.main(arguments, plugins=[listener])
    if listener.interrupted:
        raise KeyboardInterrupt
    code = _CODES.get(pytest.ExitCode(code), WRONG)
    return Answer(code, [], said.getvalue(), listener.rows, root)


def _refused(*problems: str) -> Answer:
    return Answer(WRONG, list(problems), "", [], Path.cwd())


class _Output(io.StringIO):
    """What pytest prints, in colour if it will be shown on a terminal."""

    def isatty(self) -> bool:
        return bool(sys.__stdout__ is not None and sys.__stdout__.isatty())


class _Listener:
    """Keeps what a run found; leaves the dots of progress out, the verdict says it all."""

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []
        self.interrupted = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str]:
        if report.passed and report.when != "call":
            return "", "", ""
        return "error" if report.failed and report.when != "call" else report.outcome, "", ""

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        # Pytest's own ways to stop are interruptions of another type.
        self.interrupted |= excinfo.type is KeyboardInterrupt

    def pytest_unconfigure(self, config: pytest.Config) -> None:
        recorder = config.pluginmanager.get_plugin("whichside-recorder")
        if recorder is not None:
            self.rows = list(recorder.rows.values())


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


@contextmanager
def _own_environment() -> Iterator[None]:
    """Hide what the caller's environment tells pytest."""
    names = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS")
    before = {name: os.environ.pop(name) for name in names if name in os.environ}
    try:
        yield
    finally:
        os.environ.update(before)
