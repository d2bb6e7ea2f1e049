"""The import contracts hold for every game, and each of them can fail."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.gates.contracts import ALL, rulebooks, written_out

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "whichside_rules"
GAMES = sorted(book.parent.name for book in PACKAGE.glob("*/book.toml"))


def contracts() -> dict[str, dict[str, Any]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {each["id"]: each for each in settings["tool"]["importlinter"]["contracts"]}


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    command = "from importlinter.cli import lint_imports_command as c; c(['--no-cache'])"
    return subprocess.run(
        [sys.executable, "-c", command], cwd=folder, check=False, capture_output=True, text=True
    )


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("planted")
    shutil.copy(ROOT / "pyproject.toml", folder)
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, folder / "whichside_rules", ignore=ignore)
    (folder / "tests" / "gates").mkdir(parents=True)
    shutil.copy(ROOT / "tests" / "gates" / "contracts.py", folder / "tests" / "gates")
    return folder


def test_the_contracts_hold(copy: Path) -> None:
    done = lint(copy)
    assert done.returncode == 0, done.stdout


A_GAME = GAMES[0]
PLANTED = [
    ("kernel", "import random", "pure"),
    ("kernel", "from os.path import join", "pure"),
    (A_GAME, "def late() -> None:\n    import logging", "pure"),
    ("kernel", "import whichside_rules.cli", "inward"),
    ("kernel", f"from whichside_rules.{A_GAME}.engine import state", "kernel"),
    ("kernel/values", "import whichside_rules.kernel.playing.rules", "kernel-rooms"),
    ("laid/drawn", f"import whichside_rules.{A_GAME}.engine.state", "renderers"),
    ("kernel", "import whichside_rules.laid.describing", "inward"),
    ("desk", f"import whichside_rules.{A_GAME}.engine.state", "desk"),
    ("scenarios", "import whichside_rules.desk.page", "desk-above"),
    ("sphinxext/sources", "import whichside_rules.sphinxext.writing.render", "reference-rooms"),
    ("cli/asking", "import whichside_rules.cli.playing.session", "command-rooms"),
]
NEXT = dict(zip(GAMES, GAMES[1:] + GAMES[:1], strict=True))
#: What is planted in every game at once: where, the module that it imports, the contract.
IN_EACH = [
    ("{game}", "time", "pure"),
    ("{game}/engine", "whichside_rules.{game}.game", "engine"),
    ("{game}", "whichside_rules.scenarios.pytest_plugin", "inward"),
    ("{game}", "whichside_rules.{next}", "games"),
]


def lint_with(copy: Path, planted: dict[str, str], broken: str) -> str:
    """What is said of files by the folder in which they are planted, which break a contract."""
    files = {
        copy / "whichside_rules" / where / "planted.py": code for where, code in planted.items()
    }
    try:
        for file, code in files.items():
            file.write_text(f"{code}\n", encoding="utf-8")
        done = lint(copy)
    finally:
        for file in files:
            file.unlink()
    assert done.returncode == 1, done.stdout
    assert f"{contracts()[broken]['name']} BROKEN" in done.stdout
    return done.stdout


@pytest.mark.parametrize(("where", "code", "broken"), PLANTED)
def test_a_planted_import_breaks_its_contract(
    copy: Path, where: str, code: str, broken: str
) -> None:
    assert "planted" in lint_with(copy, {where: code}, broken)


@pytest.mark.parametrize(("where", "module", "broken"), IN_EACH)
def test_an_import_planted_in_each_game_breaks_its_contract_for_each(
    copy: Path, where: str, module: str, broken: str
) -> None:
    named = [{"game": one, "next": NEXT[one]} for one in GAMES]
    planted = {where.format(**one): module.format(**one) for one in named}
    code = {folder: f"import {imported}" for folder, imported in planted.items()}
    told = lint_with(copy, code, broken).partition("Broken contracts")[2]
    section = " ".join(told.partition(contracts()[broken]["name"])[2].split())
    for folder, imported in planted.items():
        module_planted = f"whichside_rules.{folder.replace('/', '.')}.planted"
        assert f"{module_planted} -> {imported}" in section, told


def test_a_new_rulebook_is_held_to_the_contracts(copy: Path) -> None:
    new = copy / "whichside_rules" / "new_game"
    new.mkdir()
    try:
        (new / "__init__.py").write_text("import random\n", encoding="utf-8")
        assert lint(copy).returncode == 0, "it is no rulebook yet"
        (new / "book.toml").touch()
        done = lint(copy)
    finally:
        shutil.rmtree(new)
    assert done.returncode == 1, done.stdout
    assert f"{contracts()['pure']['name']} BROKEN" in done.stdout
    assert "new_game" in done.stdout


def test_every_rulebook_stands_for_itself_in_the_contracts() -> None:
    names = [f"whichside_rules.{game}" for game in GAMES]
    assert names == rulebooks("whichside_rules")
    session = {"root_packages": ["whichside_rules"]}
    options = {"modules": ["a", ALL, f"{ALL}.engine"], "allow_indirect_imports": "true"}
    below = [f"{name}.engine" for name in names]
    assert written_out(session, options) == {**options, "modules": ["a", *names, *below]}
