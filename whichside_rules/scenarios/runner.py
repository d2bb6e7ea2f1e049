"""Asks the rules about feature files, apart from any project's test configuration."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import pytest

from whichside_rules.scenarios import lint
from whichside_rules.scenarios.source import Problem
from whichside_rules.vocabulary import VocabularyError, load

__all__ = ["FAILS", "HOLDS", "WRONG", "check_files"]

HOLDS = 0
FAILS = 1
WRONG = 2


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

    0: everything the features expect holds. 1: something does not. 2: a file is missing or
    faulty, or nothing was asked; then nothing is run and every problem is printed to ``errors``
    (standard error). Neither a ``pytest.ini`` nor a ``conftest.py`` nor the environment of the
    caller has a say, and no cache is left behind.
    """
    errors = errors if errors is not None else sys.stderr
    files = list(dict.fromkeys(Path(os.path.abspath(path)) for path in paths))
    if not files:
        print("no feature file was named", file=errors)
        return WRONG
    try:
        loaded = load(vocabulary)
    except VocabularyError as error:
        print(error, file=errors)
        return WRONG
    problems: list[Problem] = []
    for file in files:
        unusable = _unusable(file)
        if unusable:
            problems.append(Problem(file, 1, unusable))
        else:
            problems.extend(lint.problems(file, loaded))
    if problems:
        for problem in problems:
            print(problem.show(Path.cwd()), file=errors)
        return WRONG
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
            f"--rootdir={os.path.commonpath([file.parent for file in files])}",
            "--disable-plugin-autoload",
            *("-p", "no:cacheprovider"),
            *("-p", "pytest_bdd.plugin"),
            *("-p", "whichside_rules.pytest_plugin"),
        ]
        if verdict:
            arguments.append("--whichside-verdict")
        if evidence:
            arguments.append("--whichside-evidence")
        if results is not None:
            arguments.append(f"--whichside-results={os.path.abspath(results)}")
        if vocabulary:
            arguments += ["-o", f"whichside_vocabulary={vocabulary}"]
        with _own_environment():
            code = pytest.main(arguments, plugins=[_Quiet()])
    return {pytest.ExitCode.OK: HOLDS, pytest.ExitCode.TESTS_FAILED: FAILS}.get(
        pytest.ExitCode(code), WRONG
    )


class _Quiet:
    """Leaves the dots of progress out; the verdict says it all."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str]:
        if report.passed and report.when != "call":
            return "", "", ""
        return "error" if report.failed and report.when != "call" else report.outcome, "", ""


def _unusable(file: Path) -> str | None:
    """Why pytest could not be given this path as it is."""
    if not file.exists():
        return "no such file"
    if file.is_dir() and not any(file.rglob("*.feature")):
        return "no feature file in it"
    if file.is_file() and file.suffix != ".feature":
        return "not a feature; its name must end in .feature"
    if "::" in str(file) or "[" in str(file):
        return "a path with '::' or '[' cannot be asked; rename the file or its folder"
    return None


@contextmanager
def _own_environment() -> Iterator[None]:
    """Hide what the caller's environment tells pytest."""
    names = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS")
    before = {name: os.environ.pop(name) for name in names if name in os.environ}
    try:
        yield
    finally:
        os.environ.update(before)
