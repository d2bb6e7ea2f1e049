"""A game is declared once, by its folder: no list of games stands anywhere.

In the code, the settings and the pages that all games share no game is named, except in what is
said to people as an example: docstrings, comments, and the places of ``EXAMPLES``. In the tests a
game may be named as an example, but no display names them all.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from whichside_rules.kernel.book import rulebook

ROOT = Path(__file__).resolve().parents[2]
GAMES = rulebook.built_in()
PACKAGE = "whichside_rules"
COMMAND = PACKAGE.partition("_")[0]

SHARED = [
    "pyproject.toml",
    "Makefile",
    ".ci/run",
    ".gitignore",
    "docs/conf.py",
    "docs/index.md",
    "docs/coverage.md",
    "docs/readings.md",
    "docs/vocabulary.md",
    "docs/api/*.md",
    "tests/conftest.py",
    "tests/gates/contracts.py",
    "tests/gates/test_trees.py",
    "tests/conformance/test_conformance.py",
]
"""Besides the code: what all games share, and names none."""

EXAMPLES = re.compile(
    rf"({'|'.join(GAMES)})(\.[a-z0-9-]+)*\.([a-z0-9-]+|R-\d+)\b"  # the id of a clause or a reading
    rf"|whichside [a-z]+ .*|“[^”]*”|({'|'.join(GAMES)})-event"
)
"""What may stand in a text for people: an address, a command, a sentence of a scenario."""


NAME = {
    game: rf"{PACKAGE}(\.| import )(\w+, )*{game}\b"
    if game == COMMAND
    else rf"(?<![a-z]){game}(?![a-z])"
    for game in GAMES
}
"""How a game is named. One has the name of the project and of its command: of that one only what
is imported counts."""


def own(path: str) -> bool:
    """Whether a file belongs to one game, by its path."""
    words = re.split(r"[/.]", path.removeprefix(f"{PACKAGE}/"))
    return any(word == game or word.startswith(f"{game}_") for word in words for game in GAMES)


def named(text: str) -> list[str]:
    """The games that a text names."""
    return [game for game in GAMES if re.search(NAME[game], text)]


def code_names(source: str) -> Iterator[str]:
    """What the code of a module says, without docstrings and comments, one piece at a time."""
    tree = ast.parse(source)
    told = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            yield EXAMPLES.sub("", node.value)
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            yield ast.unparse(node)


def displays(source: str) -> Iterator[str]:
    """The lists, sets, tuples and dictionaries of a module, those within functions too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.List, ast.Set, ast.Tuple)):
            yield " ".join(map(_plainly, node.elts))
        elif isinstance(node, ast.Dict):
            yield " ".join(_plainly(key) for key in node.keys if key is not None)


def _plainly(node: ast.expr) -> str:
    """A name, or a text, alone; of anything more nothing."""
    if isinstance(node, ast.Name):
        return node.id
    return str(node.value) if isinstance(node, ast.Constant) else ""


def faults_of(root: Path) -> list[str]:
    """Every place under a folder where a game is named that should not be."""
    found = []
    for file in sorted((root / PACKAGE).rglob("*.py")):
        path = file.relative_to(root).as_posix()
        if not own(path):
            source = file.read_text(encoding="utf-8")
            found += [f"{path}: {said!r}" for said in code_names(source) if named(said)]
    for pattern in SHARED:
        for file in sorted(root.glob(pattern)):
            lines = file.read_text(encoding="utf-8").splitlines()
            path = file.relative_to(root).as_posix()
            if file.suffix == ".py":
                lines = list(code_names(file.read_text(encoding="utf-8")))
            elif file.suffix != ".md":
                lines = [re.sub(r"(^|\s)#.*", "", line) for line in lines]
            found += [f"{path}: {line!r}" for line in lines if named(line)]
    for file in sorted((root / "tests").rglob("*.py")):
        path = file.relative_to(root).as_posix()
        if not own(path):
            found += [
                f"{path}: {display!r}"
                for display in displays(file.read_text(encoding="utf-8"))
                if all(re.search(rf"(?<![a-z]){game}(?![a-z])", display) for game in GAMES)
            ]
    return found


def test_no_list_of_games_stands_anywhere() -> None:
    assert len(GAMES) > 1, "with one game nothing could be told from a list"
    assert not faults_of(ROOT)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("whichside_rules/cli/games.py", f'GAMES = ("{GAMES[0]}",)'),
        ("whichside_rules/cli/games.py", f"from whichside_rules import {GAMES[0]}"),
        ("whichside_rules/cli/games.py", f"from whichside_rules.{GAMES[-1]}.state import Setup"),
        ("whichside_rules/cli/games.py", f"def f(package): return package.{GAMES[0]}"),
        ("pyproject.toml", f'modules = ["whichside_rules.{GAMES[0]}"]'),
        ("docs/index.md", f"{GAMES[0]}/index"),
        ("docs/conf.py", f'rule_games = ["{GAMES[0]}"]'),
        ("tests/conftest.py", f"from whichside_rules import {GAMES[0]}"),
        ("tests/cli/test_x.py", "GAMES = [" + ", ".join(map(repr, GAMES)) + "]"),
        ("tests/cli/test_x.py", "for game in (" + ", ".join(GAMES) + "): ..."),
        ("tests/cli/test_x.py", "PACKS = {" + ", ".join(f"{g!r}: 1" for g in GAMES) + "}"),
    ],
)
def test_a_game_named_elsewhere_is_noticed(tmp_path: Path, path: str, text: str) -> None:
    file = tmp_path / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{text}\n", encoding="utf-8")
    assert [fault.partition(":")[0] for fault in faults_of(tmp_path)] == [path]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        (f"whichside_rules/{GAMES[0]}/engine/state.py", f'NAME = "{GAMES[0]}"'),
        (f"whichside_rules/cli/tables/{GAMES[0]}.py", f"from whichside_rules import {GAMES[0]}"),
        (f"tests/{GAMES[0]}/test_x.py", "GAMES = [" + ", ".join(map(repr, GAMES)) + "]"),
        ("whichside_rules/cli/games.py", f'"""Such as {GAMES[0]}."""'),
        ("whichside_rules/cli/games.py", f'HELP = "the id of a clause, such as {GAMES[0]}.debt.x"'),
        ("tests/cli/test_x.py", f'run("play", "{GAMES[0]}")'),
    ],
)
def test_a_games_own_files_and_examples_may_name_it(tmp_path: Path, path: str, text: str) -> None:
    file = tmp_path / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{text}\n", encoding="utf-8")
    assert not faults_of(tmp_path)
