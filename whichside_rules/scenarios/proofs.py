"""What carries a clause out and what proves it, found without running anything.

The command shows it, and so do editors and assistants.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.clause import Clause
from whichside_rules.kernel.book.roles import clauses_in
from whichside_rules.scenarios.source import MAX_BYTES, Scenario, features_in, read, read_text
from whichside_rules.scenarios.translation import Untranslatable, seconds, translate
from whichside_rules.shared.files import FileProblem, read_bytes_bounded
from whichside_rules.shared.in_french import Language

__all__ = [
    "Place",
    "Proof",
    "code_of",
    "example",
    "lines_of",
    "own_features",
    "scenarios_of",
    "told",
]

_PACKAGE = "whichside_rules"


class Place(NamedTuple):
    """Where code names a clause."""

    module: str
    line: int
    name: str


class Proof(NamedTuple):
    """A scenario that proves a clause."""

    file: str
    line: int
    name: str
    path: Path
    """The file itself."""

    def title(self, language: str) -> str:
        """Its name in a language, where the author wrote it in that; else as it stands."""
        lines = self.path.read_text("utf-8").splitlines()
        return " ".join(text for _, text in seconds(lines, self.line, language)) or self.name


def code_of(one: Clause) -> Iterator[Place]:
    """Where the docstrings of the game's package name a clause."""
    game = rulebook.find(one.game)
    for module, file in _modules(game.folder, game.package):
        text = file.read_text(encoding="utf-8")
        if one.id in text:
            yield from _named_in(ast.parse(text), module, "", one.id)


def _modules(folder: Traversable, package: str) -> Iterator[tuple[str, Traversable]]:
    """The modules of a package and of those below it, by name."""
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.is_dir():
            yield from _modules(file, f"{package}.{file.name}")
        elif file.name.endswith(".py"):
            module = f"{package}.{file.name.removesuffix('.py')}"
            yield module.removesuffix(".__init__"), file


def _named_in(node: ast.AST, module: str, path: str, clause_id: str) -> Iterator[Place]:
    body: list[ast.stmt] = getattr(node, "body", [])
    for before, each in zip([None, *body], body, strict=False):
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant):
            if isinstance(each.value.value, str) and clause_id in clauses_in(each.value.value):
                # The text stands below what it documents: a heading, a field or a constant.
                line = getattr(node, "lineno", 1) if before is None else before.lineno
                yield Place(module, line, path + _target(before))
        elif isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            inner = f"{path}.{each.name}" if path else each.name
            yield from _named_in(each, module, inner, clause_id)


def _target(node: ast.stmt | None) -> str:
    target: ast.expr | None = None
    if isinstance(node, ast.AnnAssign):
        target = node.target
    elif isinstance(node, ast.Assign):
        target = node.targets[0]
    return f".{target.id}" if isinstance(target, ast.Name) else ""


def scenarios_of(one: Clause, features: Path | None = None) -> list[Proof] | None:
    """The scenarios tagged with a clause; ``None`` if there are no features to look at.

    Raises:
        FileProblem: one of the folders or files cannot be read.
    """
    root = features if features is not None else own_features()
    if root is None:
        return None
    found = []
    files, unreadable = features_in(root)
    if unreadable:
        raise FileProblem(unreadable[0].path, unreadable[0].message)
    for file in files:
        if f"@{one.id}".encode() not in read_bytes_bounded(file, MAX_BYTES):
            continue
        shown = file.relative_to(root.parent).as_posix()
        feature, _problems = read(file)
        for scenario in feature.scenarios if feature else ():
            if any(tag.name == one.id for tag in scenario.tags):
                found.append(Proof(shown, scenario.line, scenario.name, file))
    return found


def told(proofs: Sequence[Proof], language: Language) -> dict[Proof, list[str]]:
    """The scenarios in a language: what they assume, their steps and examples, line by line."""
    found = dict[Proof, list[str]]()
    for path in dict.fromkeys(proof.path for proof in proofs):
        own, _problems = read(path)
        text = own
        if own is not None and own.language != language:
            # What cannot be translated is shown as it was written.
            with suppress(Untranslatable):
                text, _problems = read_text(translate(path, language).text, path)
        if own is None or text is None:
            continue
        by_line = dict(zip((one.line for one in own.scenarios), text.scenarios, strict=True))
        for proof in proofs:
            if proof.path == path:
                found[proof] = list(lines_of(by_line[proof.line]))
    return found


def lines_of(scenario: Scenario) -> Iterator[str]:
    """The steps of a scenario after those of its backgrounds, and its examples, line by line."""
    for step in (*scenario.background, *scenario.steps):
        yield f"{step.keyword.strip()} {step.text}"
        if step.docstring is not None:
            yield from (f"  {line}" for line in ('"""', *step.docstring.splitlines(), '"""'))
        yield from map(_row, step.datatable or ())
    columns = tuple(scenario.rows[0].values) if scenario.rows else ()
    if columns:
        yield _row(columns)
    yield from (_row(tuple(row.values.values())) for row in scenario.rows)


def _row(cells: Sequence[str]) -> str:
    return f"  | {' | '.join(cells)} |"


def own_features() -> Path | None:
    """The scenarios of the library: in an installed package, beside it in a checkout."""
    package = resources.files(_PACKAGE)
    if not isinstance(package, Path):
        return None
    for folder in (package / "features", package.parent / "features"):
        # Beside a package may lie anything; ours holds folders of games.
        if any((folder / game).is_dir() for game in rulebook.built_in()):
            return folder
    return None


def example(game: str, language: Language) -> str | None:
    """A whole feature about a game, in a language; ``None`` if the game has none."""
    path = resources.files("whichside_rules.vocabulary") / game / "example.feature"
    if not isinstance(path, Path) or not path.is_file():
        return None
    return path.read_text("utf-8") if language == "en" else translate(path, language).text
