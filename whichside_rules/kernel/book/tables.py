"""The data files of a rulebook: each is parsed once, and one kind of error tells what is wrong."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_MOST_FILES = 512
"""How many files are kept as they were parsed: clauses and texts stand in the same ones."""


class DataError(ValueError):
    """Data that somebody wrote are wrong; the message says where and what would be right."""

    _joints: ClassVar = ", ", ": "
    """What stands before and after the place."""

    def __init__(self, file: str, place: str, problem: str, remedy: str) -> None:
        """Remember the file, the place in it (or elsewhere, without a file), and what is said."""
        super().__init__(file, place, problem, remedy)
        self.file = file
        self.place = place
        self.problem = problem
        self.remedy = remedy

    def __str__(self) -> str:
        """Give file and place, then the problem and the remedy."""
        before = self._joints[0] if self.place else ": "
        return f"{self.file}{before}{self.told}" if self.file else self.told

    @property
    def told(self) -> str:
        """What is wrong where in the file: the line without its name."""
        problem = f"{self.problem}; {self.remedy}" if self.remedy else self.problem
        return f"{self.place}{self._joints[1]}{problem}" if self.place else problem


def tree(file: Traversable, name: str, wrong: type[DataError] = DataError) -> dict[str, Any]:
    """The bare tables of a TOML file, for everybody who asks: they are not to be changed.

    Raises:
        DataError: it is not TOML; of the type that is asked for, with the file called ``name``.
    """
    try:
        return _parsed(file.read_text(encoding="utf-8"))
    except ValueError as fault:
        raise wrong(name, "", str(fault), "write valid TOML in UTF-8") from fault


@lru_cache(_MOST_FILES)
def _parsed(text: str) -> dict[str, Any]:
    import tomllib  # not needed to import a game

    return tomllib.loads(text)
