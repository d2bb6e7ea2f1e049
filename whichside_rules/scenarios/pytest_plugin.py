"""The pytest plugin: collects feature files and reports what the rules say of them.

Installed for everybody in the environment, so it does nothing until a feature is asked: any in a
project that sets ``whichside_features = true``, or one named on the command line that is ours,
because a setting or an option of ours stands beside it, or because it names a game that is known.
Any other is left to whoever else collects features. All the rest of the machinery is imported only
when a feature is looked at.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

if TYPE_CHECKING:
    from _pytest.terminal import TerminalReporter

_HOOKS = "whichside-features"
_OPTIONS = ("whichside_verdict", "whichside_results", "whichside_evidence")
_SETTINGS = (
    *("whichside_features", "whichside_results", "whichside_evidence"),
    "whichside_vocabulary",
)
_NO_BDD = "features need the pytest plugin pytest-bdd, which is not installed or switched off"
_INSTALL = "pip install 'whichside-rules[check]'"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options and settings."""
    group = parser.getgroup("whichside", "asking the rules with feature files")
    group.addoption(
        "--whichside-verdict",
        action="store_true",
        default=False,
        help="show for each scenario whether it holds, and by which clauses",
    )
    group.addoption(
        "--whichside-results",
        metavar="PATH",
        default=None,
        help="write the results of the scenarios to PATH as JSON",
    )
    group.addoption(
        "--whichside-evidence",
        action="store_true",
        default=False,
        help="fail a scenario tagged with a clause that nothing in it has to do with",
    )
    parser.addini("whichside_features", "collect every *.feature file", "bool", default=False)
    parser.addini("whichside_results", "as --whichside-results, from the root folder", default="")
    parser.addini("whichside_evidence", "as --whichside-evidence", "bool", default=False)
    parser.addini(
        "whichside_vocabulary",
        "module:name of a Registry with more sentences, or of a Vocabulary used instead",
        default="",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark that a clause's tag becomes, and the recorder of results."""
    config.addinivalue_line("markers", "clause(id): the scenario proves this clause of a rulebook")
    recorder = Recorder(config)
    if recorder.target is not None:
        from whichside_rules.shared.files import FileProblem, checked_target

        try:
            checked_target(recorder.target)
        except FileProblem as problem:
            raise pytest.UsageError(_unwritten(problem)) from None
    config.pluginmanager.register(recorder, "whichside-recorder")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect a feature that was named and is ours, or any if the project switched them on."""
    if file_path.suffix != ".feature":
        return None
    config = parent.config
    if not (parent.session.isinitpath(file_path) or config.getini("whichside_features")):
        return None
    ours = any(map(config.getini, _SETTINGS)) or any(map(config.getoption, _OPTIONS))
    recorder = config.pluginmanager.get_plugin("whichside-recorder")
    assert isinstance(recorder, Recorder)
    if not hasattr(config.hook, "pytest_bdd_apply_tag"):
        if not ours:
            recorder.left_alone[file_path] = f"{_NO_BDD}: {_INSTALL}"
            return None
        return Unusable.because(parent, file_path, _NO_BDD)
    from whichside_rules.scenarios.collect import FeatureFile, Hooks

    hooks = config.pluginmanager.get_plugin(_HOOKS) or Hooks(config)
    reason = None if ours else hooks.not_ours(file_path)
    if reason is not None:
        recorder.left_alone[file_path] = reason
        return None
    if not config.pluginmanager.has_plugin(_HOOKS):
        config.pluginmanager.register(hooks, _HOOKS)
    return FeatureFile.build(parent, file_path, hooks)


class Unusable(pytest.File):
    """A feature that cannot be asked in this environment; collecting it says why."""

    reason: str

    @classmethod
    def because(cls, parent: pytest.Collector, path: Path, reason: str) -> Unusable:
        """The collector with its reason."""
        node: Unusable = cls.from_parent(parent, path=path)
        node.reason = f"{reason}: {_INSTALL}"
        return node

    def collect(self) -> NoReturn:
        """Refuse."""
        raise self.CollectError(self.reason)


class Recorder:
    """Gathers one row per scenario from its reports, in whichever process they were made."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.rows: dict[str, dict[str, Any]] = {}
        self.target: Path | None = _target(config)
        self.unwritten: str | None = None
        """Why the results could not be written."""
        self.left_alone: dict[Path, str] = {}
        """Features that were named and are not ours, and why not."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the facts of a scenario and the outcome of its phases."""
        for name, value in report.user_properties:
            if name == "whichside" and isinstance(value, dict):
                self._note(report, value)

    def _note(self, report: pytest.TestReport, facts: dict[str, Any]) -> None:
        from whichside_rules.scenarios.results import outcome_of

        if report.when == "setup":  # a second attempt begins anew
            self.rows.pop(report.nodeid, None)
        row = self.rows.setdefault(
            report.nodeid, {"outcome": "error", "message": None, "seconds": 0.0}
        )
        row.update(facts)
        outcome = outcome_of(report.when, report.outcome, hasattr(report, "wasxfail"))
        if outcome is not None:
            row["outcome"] = outcome
            row["message"] = _message(report)
        if report.when == "call":
            row["seconds"] = round(report.duration, 4)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the results, if somebody wants them; who cannot have them is told."""
        if self.target is None:
            return
        from whichside_rules.scenarios.results import write
        from whichside_rules.shared.files import FileProblem

        try:
            write(self.target, list(self.rows.values()), self.config.rootpath)
        except FileProblem as problem:
            self.unwritten = _unwritten(problem)
            session.exitstatus = pytest.ExitCode.USAGE_ERROR

    def pytest_terminal_summary(
        self, terminalreporter: TerminalReporter, exitstatus: pytest.ExitCode
    ) -> None:
        """Show the verdict to whoever asked for it, or named a feature of their own."""
        if self.unwritten is not None:
            terminalreporter.write_line(f"ERROR: {self.unwritten}", red=True)
        if exitstatus == pytest.ExitCode.USAGE_ERROR:  # nobody else collected them either
            self._tell_left_alone(terminalreporter)
        if not self.rows or not self._wanted(terminalreporter.verbosity):
            return
        from whichside_rules.scenarios.verdict import lines

        terminalreporter.write_sep("=", "what the rules say")
        hidden = self.config.option.tbstyle == "no"
        start = self.config.invocation_params.dir
        for line in lines(list(self.rows.values()), start, messages=hidden):
            terminalreporter.write_line(line)

    def _tell_left_alone(self, terminalreporter: TerminalReporter) -> None:
        from whichside_rules.shared.printable import MOST_NAMED, one_line

        start = self.config.invocation_params.dir
        for path, reason in self.left_alone.items():
            shown = path.relative_to(start) if path.is_relative_to(start) else path
            name = one_line(shown.as_posix(), MOST_NAMED)
            terminalreporter.write_line(one_line(f"{name}: no feature of whichside: {reason}"))

    def _wanted(self, verbosity: int) -> bool:
        config = self.config
        if config.getoption("whichside_verdict") or verbosity > 0:
            return True
        own = config.getini("whichside_features")  # a project's test run, not a question
        return verbosity == 0 and not own and any(row["named"] for row in self.rows.values())


def _target(config: pytest.Config) -> Path | None:
    """Where the results are to be written, if anywhere."""
    # Workers of pytest-xdist send their reports to the process that started them.
    if hasattr(config, "workerinput"):
        return None
    target = config.getoption("whichside_results")
    if target:
        return Path(config.invocation_params.dir, target)
    set_up = str(config.getini("whichside_results"))
    return config.rootpath / set_up if set_up else None


def _unwritten(problem: ValueError) -> str:
    from whichside_rules.shared.printable import one_line

    return one_line(f"the results cannot be written: {problem}")


def _message(report: pytest.TestReport) -> str | None:
    if report.passed:
        return None
    if isinstance(report.longrepr, tuple):  # skipped: path, line, reason
        return str(report.longrepr[2])
    # Ours are plain text; pytest-xdist would put the name of its worker above it.
    text = report.longrepr if isinstance(report.longrepr, str) else report.longreprtext
    return text.strip() or None
