"""A module of a game as text and tree, and what its words mean: derived, never listed by hand."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any


@dataclass(frozen=True)
class Source:
    """The text of a module, addressed by the nodes of its tree."""

    module: str
    """Its place in the game's folder, without suffix: ``debt``, ``engine/state``."""
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """Its tree."""
        return ast.parse(self.text)

    @cached_property
    def _raw(self) -> bytes:
        return self.text.encode("utf-8")

    @cached_property
    def _starts(self) -> list[int]:
        """Where each line begins, in bytes: so the tree counts its columns."""
        starts = [0]
        for line in self._raw.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        return starts

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Where a node begins and ends, in bytes."""
        at: Any = node  # expressions, statements and keywords have these four numbers
        return (
            self._starts[at.lineno - 1] + at.col_offset,
            self._starts[at.end_lineno - 1] + at.end_col_offset,
        )

    def piece(self, start: int, end: int) -> str:
        """The text between two places."""
        return self._raw[start:end].decode("utf-8")

    def of(self, node: ast.AST) -> str:
        """The text of a node."""
        return self.piece(*self.span(node))

    def with_piece(self, start: int, end: int, piece: str) -> str:
        """The whole text with another piece between two places."""
        raw = self._raw
        return (raw[:start] + piece.encode("utf-8") + raw[end:]).decode("utf-8")


@dataclass(frozen=True)
class Words:
    """What the strings and the fields of a game mean."""

    chapters: tuple[tuple[str, ...], ...] = ()
    """The clauses, chapter by chapter."""
    options: tuple[tuple[str, ...], ...] = ()
    """The options of each reading."""
    kinds: tuple[tuple[str, ...], ...] = ()
    """The words of each ``Literal`` and each enumeration of the game."""
    records: tuple[Mapping[str, str], ...] = ()
    """The fields of each record with their types, in order; under the empty name, its own."""
    numbers: frozenset[str] = frozenset({"int"})
    """The types that are whole numbers."""
    offers: frozenset[str] = frozenset()
    """The functions with which operations of other modules offer their moves: ``debt.offers``."""

    @cached_property
    def clauses(self) -> frozenset[str]:
        """Every clause."""
        return frozenset(clause for chapter in self.chapters for clause in chapter)

    def other_clause(self, clause: str, taken: Iterable[str]) -> str | None:
        """Another clause of the chapter, or of another one where it has no other.

        ``taken`` are clauses that stand beside it: to cite one of them is no other citation.
        """
        ordered = [one for chapter in self.chapters if clause in chapter for one in chapter]
        start = ordered.index(clause)
        near = ordered[start + 1 :] + ordered[:start]
        far = [one for chapter in self.chapters if clause not in chapter for one in chapter]
        return next((one for one in (*near, *far) if one not in {clause, *taken}), None)

    def other_words(self, word: str) -> tuple[str, ...]:
        """The next word of each kind that has it: an option, or a word of a type."""
        found = {_next(kind, word): None for kind in (*self.options, *self.kinds) if word in kind}
        return tuple(found)

    def other_field(self, field: str) -> str | None:
        """The next field of the same type in the first record that has it."""
        for record in self.records:
            if field and field in record:
                alike = tuple(name for name, kind in record.items() if kind == record[field])
                return _next(alike, field) if len(alike) > 1 else None
        return None

    def amounts(self, record: str) -> tuple[bool, ...]:
        """Which fields of a record, found by its name, hold a number."""
        for fields in self.records:
            if fields[""] == record:
                return tuple(kind in self.numbers for name, kind in fields.items() if name)
        return ()


def _next(kind: tuple[str, ...], word: str) -> str:
    return kind[(kind.index(word) + 1) % len(kind)]


def kinds_in(tree: ast.AST) -> Iterator[tuple[str, ...]]:
    """The words of each ``Literal`` and of each enumeration of a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and _called(node.value) == "Literal":
            inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            yield from _several(inner)
        elif isinstance(node, ast.ClassDef) and any("Enum" in _called(b) for b in node.bases):
            yield from _several([part.value for part in node.body if isinstance(part, ast.Assign)])


def _several(nodes: Iterable[ast.expr]) -> Iterator[tuple[str, ...]]:
    said = [n.value for n in nodes if isinstance(n, ast.Constant)]
    words = tuple(word for word in said if isinstance(word, str))
    if len(words) > 1:
        yield words


def records_in(tree: ast.Module) -> Iterator[dict[str, str]]:
    """The fields of each class with their types; under the empty name, that of the class."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            fields = {
                part.target.id: ast.unparse(part.annotation)
                for part in node.body
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
            }
            if fields:
                yield {"": node.name} | fields


def numbers_in(tree: ast.Module) -> Iterator[str]:
    """The names that a module gives to whole numbers within bounds."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            name, _, kind = ast.unparse(node).partition(" = ")
            if kind.startswith("Annotated[int,"):
                yield name


def offers_in(tree: ast.Module) -> Iterator[str]:
    """The functions of other modules with which operations offer their moves."""
    for node in ast.walk(tree):
        given = node.value if isinstance(node, ast.keyword) and node.arg == "offers" else None
        if isinstance(given, ast.Attribute):
            yield ast.unparse(given)


def _called(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
