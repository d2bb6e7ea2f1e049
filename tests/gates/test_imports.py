"""Importing the library is cheap: no game, no pydantic, until somebody asks for one."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

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
    found = heavy(loaded_by("import whichside_rules, whichside_rules.postal.game"))
    assert {"whichside_rules.postal", "pydantic"} <= found


def test_a_game_brings_no_tool() -> None:
    found = loaded_by("from whichside_rules import postal")
    tools = {"pytest", "pytest_bdd", "sphinx", "click", "rich", "parse", "random"}
    assert found & tools <= loaded_by("import pydantic.dataclasses, importlib.resources")


# Also imports inside functions and for type checkers only: a circle is hard to read in any form.


def imported_within(folder: Path) -> dict[str, set[str]]:
    """For each module of a package those of the same package that it imports."""
    package = f"{folder.parent.name}.{folder.name}"
    files = {
        ".".join(path.relative_to(folder).with_suffix("").parts): path
        for path in folder.rglob("*.py")
        if path.name != "__init__.py"
    }
    found: dict[str, set[str]] = {}
    for name, path in files.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        names = {f"{node.module}.{one.name}" for node in froms for one in node.names}
        names |= {str(node.module) for node in froms}
        found[name] = ({one.removeprefix(f"{package}.") for one in names} & {*files}) - {name}
    return found


@pytest.mark.parametrize(
    "folder",
    [path.parent.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.glob("*/__init__.py"))],
)
def test_no_part_of_the_library_imports_in_a_circle(folder: str) -> None:
    list(TopologicalSorter(imported_within(PACKAGE / folder)).static_order())


def test_the_parts_of_the_reference_do_not_import_each_other_in_a_circle() -> None:
    graph = imported_within(PACKAGE / "sphinxext")
    first, then, last = "writing.published", "writing.directives", "links.domain"
    assert first in graph[then]
    order = list(TopologicalSorter(graph).static_order())
    assert order.index(first) < order.index(then) < order.index(last)


def test_a_circle_is_seen(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "parts"
    folder.mkdir(parents=True)
    (folder / "a.py").write_text("from some.parts.b import x\n")
    (folder / "b.py").write_text("def f():\n    from some.parts import a\n")
    with pytest.raises(CycleError):
        list(TopologicalSorter(imported_within(folder)).static_order())
