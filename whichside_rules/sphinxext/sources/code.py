"""Which function implements which clause, read from the docstrings without importing anything.

A docstring names the clauses with the role ``:clause:``, as :clause:`postal.debt.definition`. There
is no decorator, so mutation testing and type checkers see plain functions.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.roles import CLAUSE_ROLE, clauses_in

if TYPE_CHECKING:
    import griffe

_ANY_ROLE: Final = re.compile(r":[\w:+-]+:`~?([^`]+)`")


@dataclass(frozen=True, slots=True)
class Implementation:
    """A function, class or module whose docstring names a clause."""

    module: str
    name: str
    """Name within the module; empty for the module itself."""
    file: str
    first_line: int
    last_line: int
    summary: str
    """First paragraph of the docstring, without mark-up."""

    @property
    def path(self) -> str:
        """The full dotted name."""
        return f"{self.module}.{self.name}" if self.name else self.module

    def about(self, language: str, game: str) -> str:
        """The summary, in French where the game's table has it; English where nobody wrote it."""
        lines = in_french(game) if language == "fr" else {}
        return lines.get(self.summary, self.summary)


@cache
def in_french(game: str) -> Mapping[str, str]:
    """What ``functions.toml`` says of the game's functions, by the English summary.

    It lies beside the vocabulary of a game of ours, else in the folder of the rulebook.
    """
    if not rulebook.known(game):
        return {}
    book = rulebook.find(game)
    ours = resources.files("whichside_rules.vocabulary") / game
    file = (ours if book.built_in else book.folder) / "functions.toml"
    lines: Mapping[str, str] = (
        tomllib.loads(file.read_text("utf-8"))["lines"] if file.is_file() else {}
    )
    return lines


def find_implementations(
    packages: Sequence[str], search_path: Path
) -> Mapping[str, tuple[Implementation, ...]]:
    """Return the implementations of each clause that the packages' docstrings name."""
    import griffe

    found: defaultdict[str, list[Implementation]] = defaultdict(list)
    for file in _naming_clauses(packages, search_path):
        within = file.relative_to(search_path).with_suffix("").parts
        name = ".".join(within[:-1] if within[-1] == "__init__" else within)
        for one in _documented(griffe.visit(name, file, file.read_text(encoding="utf-8"))):
            text = one.docstring.value if one.docstring else ""
            for clause in clauses_in(text):
                found[clause].append(_implementation(one, text, search_path))
    return {clause: tuple(ones) for clause, ones in found.items()}


def _naming_clauses(packages: Sequence[str], search_path: Path) -> Iterator[Path]:
    """Give the files in which some clause is named; to take apart the others takes long."""
    for package in packages:
        place = search_path.joinpath(*package.split("."))
        if not place.is_dir() and not place.with_suffix(".py").is_file():
            raise ModuleNotFoundError(f"there is no package {package} in {search_path}")
        for file in [place.with_suffix(".py"), *sorted(place.rglob("*.py"))]:
            if file.is_file() and any(clauses_in(file.read_text(encoding="utf-8"))):
                yield file


def _documented(part: griffe.Object | griffe.Alias) -> Iterator[griffe.Object]:
    if part.is_alias or not hasattr(part, "members"):
        return
    if part.docstring is not None:
        yield part  # type: ignore[misc]  # an alias was turned away above
    for name in sorted(part.members, key=lambda name: _line(part.members[name])):
        yield from _documented(part.members[name])


def _line(part: griffe.Object | griffe.Alias) -> tuple[int, str]:
    return (0 if part.is_alias else part.lineno or 0, part.name)


def _implementation(part: griffe.Object, text: str, root: Path) -> Implementation:
    module = part.path if part.is_module else part.module.path
    file = part.filepath
    path = file if isinstance(file, Path) else Path()
    return Implementation(
        module=module,
        name=part.path[len(module) + 1 :],
        file=path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name,
        first_line=part.lineno or 1,
        last_line=part.endlineno or part.lineno or 1,
        summary=_summary(text),
    )


def _summary(text: str) -> str:
    first = text.strip().split("\n\n", 1)[0]
    without_clauses = re.sub(r"\s*[(\[]?" + CLAUSE_ROLE.pattern + r"[,;]?\s*[)\]]?", " ", first)
    plain = _ANY_ROLE.sub(lambda found: found[1].rsplit(".", 1)[-1], without_clauses)
    words = " ".join(plain.replace("``", "").split())
    return re.sub(r"\s+([.,;:])", r"\1", words).strip(" ,;:")
