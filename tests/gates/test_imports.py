"""Importing the library is cheap: no game, no pydantic, until somebody asks for one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "whichside_rules"
GAMES = tuple(f"whichside_rules.{book.parent.name}" for book in PACKAGE.glob("*/book.toml"))
HEAVY = ("pydantic", "pydantic_core", "pytest", "sphinx", "click", "rich", "whichside_rules.cli")


def loaded_by(program: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-I", "-c", f"{program}\nimport sys\nprint(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    )
    return set(done.stdout.split())


def heavy(modules: Iterable[str]) -> set[str]:
    roots = GAMES + HEAVY
    return {name for name in modules if name.startswith(tuple(f"{root}." for root in roots))} | (
        set(modules) & set(roots)
    )


def test_the_front_module_imports_no_game_and_no_pydantic() -> None:
    assert heavy(loaded_by("import whichside_rules")) == set()


def test_the_check_sees_a_game_and_pydantic() -> None:
    found = heavy(loaded_by("import whichside_rules, whichside_rules.postal.state"))
    assert {"whichside_rules.postal", "pydantic"} <= found


def test_a_game_brings_no_tool() -> None:
    found = loaded_by("from whichside_rules import postal")
    tools = {"pytest", "pytest_bdd", "sphinx", "click", "rich", "parse", "random"}
    assert found & tools <= loaded_by("import pydantic.dataclasses, importlib.resources")
