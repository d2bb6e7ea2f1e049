"""The commands that serve another program say which extra they need."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import pytest

from tests.cli.conftest import Run

LIBRARIES = {"lsp": "lsprotocol", "mcp": "mcp"}


@pytest.fixture(autouse=True)
def _without_the_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    for command, library in LIBRARIES.items():
        monkeypatch.delitem(sys.modules, f"whichside_rules.clients.{command}", raising=False)
        monkeypatch.setitem(sys.modules, library, None)


@pytest.mark.parametrize("name", LIBRARIES)
def test_without_its_library_a_command_says_what_to_install(run: Run, name: str) -> None:
    done = run(name)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr == (
        f"whichside: 'whichside {name}' needs {LIBRARIES[name]}: "
        f'pip install "whichside-rules[{name}]"\n'
    )
    assert "a besoin de" in run(name, "--lang", "fr").stderr


@pytest.mark.parametrize("name", LIBRARIES)
def test_another_fault_is_not_taken_for_a_missing_extra(
    run: Run, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def broken(asked: str) -> Any:
        if asked.startswith("whichside_rules.clients."):
            raise ModuleNotFoundError(name="whichside_rules.nothing")
        return import_module(asked)

    monkeypatch.setattr("whichside_rules.cli.asking.adapters.import_module", broken)
    with pytest.raises(ModuleNotFoundError):
        run(name)
