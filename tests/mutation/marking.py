"""Notes which statements run, by a mark before each: a hundred thousand calls cost hardly more.

What is to be noted is read through a finder that writes the marks; nothing of the library is
imported for that, so its import is seen too.
"""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Iterator
from importlib.abc import Loader
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any, cast

from tests.mutation.tracing import Lines

MARKS = "__mutation_marks__"
"""The name under which marked code finds where to write."""


class Marking:
    """Finds modules below some folders, and marks what stands in their functions."""

    def __init__(self, *folders: Path) -> None:
        self._inside = tuple(f"{folder}/" for folder in folders)
        self._places: list[tuple[str, int]] = []
        self._ran = bytearray()
        self._known = bytearray()

    def begin(self) -> None:
        """From now on, whatever is imported from there is marked."""
        setattr(builtins, MARKS, self._ran)
        sys.meta_path.insert(0, self)

    def forget(self) -> None:
        """From now on each line is new again."""
        self._known[:] = bytes(len(self._known))
        self._ran[:] = bytes(len(self._ran))

    def taken(self) -> Lines:
        """The first lines of the statements that ran, without those that were taken before."""
        self._known.extend(bytes(len(self._ran) - len(self._known)))
        lines: Lines = {}
        at = self._ran.find(1)
        while at >= 0:
            self._ran[at] = 0
            if not self._known[at]:
                self._known[at] = 1
                file, line = self._places[at]
                lines.setdefault(file, []).append(line)
            at = self._ran.find(1, at + 1)
        return {file: sorted(found) for file, found in lines.items()}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """Called by ``import``; what lies elsewhere is left to others."""
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or not (spec.origin or "").startswith(self._inside):
            return None
        file, marked = str(spec.origin), self.marked

        class Marked(SourceFileLoader):
            def get_code(self, fullname: str) -> CodeType:
                return marked(Path(file).read_text(encoding="utf-8"), file)

        loader: Loader = Marked(name, file)
        spec.loader = loader
        return spec

    def marked(self, text: str, file: str) -> CodeType:
        """A module, compiled with its marks."""
        tree = ast.parse(text)
        for node in list(ast.walk(tree)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self._mark_body(node, file)
            elif isinstance(node, ast.Lambda):
                mark = self._mark(node.lineno, file, f"{MARKS}.__setitem__({{}}, 1)")
                both = ast.Tuple([mark.value, node.body], ast.Load())
                node.body = ast.Subscript(both, ast.Constant(1), ast.Load())
        return compile(ast.fix_missing_locations(tree), file, "exec", dont_inherit=True)

    def _mark_body(self, function: ast.FunctionDef | ast.AsyncFunctionDef, file: str) -> None:
        for body in _bodies(function):
            first = 1 if body is function.body and _is_text(body[0]) else 0
            for at in range(len(body) - 1, first - 1, -1):
                body.insert(at, self._mark(body[at].lineno, file, f"{MARKS}[{{}}] = 1"))

    def _mark(self, line: int, file: str, written: str) -> Any:
        """The statement that notes that a line runs."""
        (mark,) = ast.parse(written.format(len(self._places))).body
        for one in ast.walk(mark):
            if isinstance(one, (ast.expr, ast.stmt)):
                one.lineno = one.end_lineno = line
                one.col_offset = one.end_col_offset = 0
        self._places.append((file, line))
        self._ran.append(0)
        return mark


def _bodies(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[list[ast.stmt]]:
    """All lists of statements of a function; not those of functions and classes that it makes."""
    todo: list[ast.AST] = [function]
    while todo:
        node = todo.pop()
        for name in ("body", "orelse", "finalbody"):
            body = getattr(node, name, None)
            if isinstance(body, list) and body:
                yield cast("list[ast.stmt]", body)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.stmt, ast.ExceptHandler, ast.match_case)) and not isinstance(
                child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
            ):
                todo.append(child)


def _is_text(node: ast.stmt) -> bool:
    value = node.value if isinstance(node, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)
