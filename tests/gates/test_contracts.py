"""The import contracts hold for every game, and each of them can fail."""

from __future__ import annotations

import re
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


@pytest.fixture(scope="module")
def told(copy: Path) -> str:
    """What is said when all of it is planted at once, each in a file of its own."""
    files = {
        copy / "whichside_rules" / where / f"planted_{number}.py": code
        for number, (where, code, _) in enumerate(PLANTED)
    }
    for kind, (where, module, _) in enumerate(IN_EACH):
        for one in ({"game": game, "next": NEXT[game]} for game in GAMES):
            file = copy / "whichside_rules" / where.format(**one) / f"planted_too_{kind}.py"
            files[file] = f"import {module.format(**one)}"
    try:
        for file, code in files.items():
            file.write_text(f"{code}\n", encoding="utf-8")
        done = lint(copy)
    finally:
        for file in files:
            file.unlink()
    assert done.returncode == 1, done.stdout
    return done.stdout


def said_of(broken: str, told: str) -> str:
    """What is said of a contract that is broken."""
    name = contracts()[broken]["name"]
    assert f"{name} BROKEN" in told
    underlined = rf"^{re.escape(name)}\n-+\n(.*?)(?=^\S[^\n]*\n-+\n|\Z)"
    found = re.search(underlined, told, re.MULTILINE | re.DOTALL)
    assert found, told
    return " ".join(found[1].split())


@pytest.mark.parametrize("number", range(len(PLANTED)), ids=[one[-1] for one in PLANTED])
def test_a_planted_import_breaks_its_contract(told: str, number: int) -> None:
    where, _, broken = PLANTED[number]
    planted = f"whichside_rules.{where.replace('/', '.')}.planted_{number} -> "
    assert planted in said_of(broken, told), told


@pytest.mark.parametrize("kind", range(len(IN_EACH)), ids=[one[-1] for one in IN_EACH])
def test_an_import_planted_in_each_game_breaks_its_contract_for_each(told: str, kind: int) -> None:
    where, module, broken = IN_EACH[kind]
    said = said_of(broken, told)
    for one in ({"game": game, "next": NEXT[game]} for game in GAMES):
        folder = where.format(**one).replace("/", ".")
        planted = f"whichside_rules.{folder}.planted_too_{kind}"
        assert f"{planted} -> {module.format(**one)}" in said, told


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
