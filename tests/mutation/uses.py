"""Which functions can show what is wrong with something that is made once, at import.

A table is wrong where it is used: in functions, or in other tables, which are followed. Where that
cannot be followed, or where the kernel or a sentence uses it, every scenario can show it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path

from tests.mutation.aside import name_of, names_used

Span = tuple[Path, int, int]
"""A file, and the first and the last line of a function in it."""


class Uses:
    """The uses of names in the modules of a game, followed as they are written."""

    def __init__(self, trees: Mapping[Path, ast.Module], outside: frozenset[str]) -> None:
        """Collect them.

        Args:
            trees: the modules.
            outside: the names that the kernel and the sentences use.
        """
        self._outside = outside
        self._parts: list[tuple[Path, ast.stmt, frozenset[str]]] = [
            (path, part, frozenset(_names(part)))
            for path, tree in trees.items()
            for part in tree.body
        ]

    def of(self, name: str) -> frozenset[Span] | None:
        """The functions that can show it; ``None`` where that may be anything."""
        found: set[Span] = set()
        known, todo = {name}, [name]
        while todo:
            used = todo.pop()
            if not used or used in self._outside:
                return None
            for path, part, names in self._parts:
                if used not in names:
                    continue
                if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
                    found.add((path, part.lineno, part.end_lineno or part.lineno))
                if isinstance(part, ast.FunctionDef) and not _at_import(part, used):
                    continue
                names_now = _renamed(part, used) if _imports(part) else {name_of(part)}
                more = names_now - known
                known |= more
                todo += more
        return frozenset(found)


def _imports(part: ast.stmt) -> bool:
    return isinstance(part, (ast.Import, ast.ImportFrom))


def _names(part: ast.stmt) -> Iterable[str]:
    if isinstance(part, ast.ImportFrom):
        return [alias.name for alias in part.names]
    return names_used(part, methods=True)


def _renamed(part: ast.stmt, name: str) -> set[str]:
    """What a module calls something that it imports."""
    if not isinstance(part, ast.ImportFrom):
        return set()
    return {alias.asname for alias in part.names if alias.name == name and alias.asname}


def _at_import(function: ast.FunctionDef, name: str) -> bool:
    """Whether a function uses a name when it is made: in a decorator or a default."""
    arguments = function.args
    made: Iterable[ast.AST | None] = (
        *function.decorator_list,
        *arguments.defaults,
        *arguments.kw_defaults,
    )
    return any(name in names_used(node, methods=True) for node in made if node)
