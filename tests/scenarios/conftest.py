"""Asks the toy game of ``toy.py`` about features that a test writes."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import whichside_rules.scenarios.bdd
import whichside_rules.scenarios.collect
import whichside_rules.scenarios.evidence  # noqa: F401

# Every test runs pytest within this process and then forgets what it imported; what is imported
# here is remembered, which makes the tests three times as fast.

Ask = Callable[..., pytest.RunResult]

# The same plugins whatever is installed, and whether or not this package is.
PLUGINS = (
    "--disable-plugin-autoload",
    *("-p", "pytest_bdd.plugin"),
    *("-p", "whichside_rules.scenarios.pytest_plugin"),
)
STRICT = ("-W", "error", "--strict-markers", "--strict-config")
TOY = ("-o", "whichside_vocabulary=toy:VOCABULARY")


class Brief:
    """Leaves the tracebacks of pytest's own way to stop out, which take longer than the run."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        excinfo.traceback = excinfo.traceback[-1:]


@pytest.fixture
def folder(pytester: pytest.Pytester) -> Path:
    """The test's folder, with the toy game in it."""
    shutil.copy(Path(__file__).with_name("toy.py"), pytester.path / "toy.py")
    pytester.syspathinsert()
    return pytester.path


@pytest.fixture
def ask(pytester: pytest.Pytester, folder: Path) -> Ask:
    """Write a feature, if a text is given, and run pytest on it."""

    def run(
        text: str | bytes | None = None,
        *options: str,
        name: str = "table.feature",
        named: bool = True,
    ) -> pytest.RunResult:
        if isinstance(text, str):
            text = text.encode()
        if text is not None:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
        files = [name] if named else []
        asked = (*PLUGINS, *STRICT, *TOY, *files, *options)
        return pytester.runpytest_inprocess(*asked, plugins=[Brief()])

    return run


@pytest.fixture
def faulty(ask: Ask) -> Callable[..., str]:
    """Ask about a feature that must be refused; the lines about it."""

    def run(text: str | bytes, *options: str, name: str = "table.feature") -> str:
        result = ask(text, *options, name=name)
        assert result.ret == pytest.ExitCode.INTERRUPTED, result.stdout.str()
        result.assert_outcomes(errors=1)
        lines = [line for line in result.outlines if line.startswith(f"{name}:")]
        assert "INTERNALERROR" not in result.stdout.str()
        assert "Traceback" not in result.stdout.str()
        return "\n".join(lines)

    return run
