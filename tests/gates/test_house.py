"""The guide to the house names every room, and every module in its room."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOMS = (
    *("kernel", "cli", "clients", "desk", "laid", "scenarios", "shared", "sphinxext", "testing"),
    "vocabulary",
)
ELSEWHERE = frozenset({"tables"})
"""Folders that hold one module for each game, which its name finds; others have its name."""


def rooms(package: Path) -> dict[str, set[str]]:
    """The public modules of each folder of the house, by the folder's dotted name."""
    found: dict[str, set[str]] = {}
    elsewhere = ELSEWHERE | {book.parent.name for book in package.glob("*/book.toml")}
    for file in (path for name in ROOMS for path in (package / name).rglob("*.py")):
        folder = file.parent.relative_to(package)
        if not file.stem.startswith("_") and not elsewhere & {*folder.parts}:
            found.setdefault(".".join(folder.parts), set()).add(file.stem)
    return found


def told(page: str) -> list[dict[str, set[str]]]:
    """What the tables of a page say, once for each language."""
    found: list[dict[str, set[str]]] = []
    for part in re.split(r"^:::\{lang\}", page, flags=re.MULTILINE)[1:]:
        rows = re.findall(r"^\| `([\w.]+)` ?: .*?\|(.*)\|$", part, re.MULTILINE)
        found.append({room: {*re.findall(r"`(\w+)`", rest)} for room, rest in rows})
    return found


@pytest.mark.parametrize("language", [0, 1], ids=["en", "fr"])
def test_every_module_stands_in_its_room(language: int) -> None:
    page = (ROOT / "docs" / "guide" / "house.md").read_text(encoding="utf-8")
    assert told(page)[language] == rooms(ROOT / "whichside_rules")


def test_a_module_that_is_not_told_is_seen(tmp_path: Path) -> None:
    (tmp_path / "kernel" / "book").mkdir(parents=True)
    (tmp_path / "kernel" / "book" / "clause.py").touch()
    (tmp_path / "kernel" / "book" / "_own.py").touch()
    assert rooms(tmp_path) == {"kernel.book": {"clause"}}
    page = ":::{lang} en\n| `kernel.book`: the book | `text` | |\n:::\n"
    assert told(page) == [{"kernel.book": {"text"}}]
