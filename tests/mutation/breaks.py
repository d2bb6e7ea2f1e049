"""The breaks of a game: every place of its rules at which one thing is made wrong.

A break has an id that does not hang on line numbers: module, function, operator, and the number of
it in that function, so that a list of breaks outlives edits elsewhere.
"""

from __future__ import annotations

import ast
import builtins
import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import get_args

import whichside_rules
from tests.mutation import contents
from tests.mutation.aside import TOLD, Owner, aside, name_of
from tests.mutation.broad import BROAD
from tests.mutation.operators import OPERATORS, Operator, Place
from tests.mutation.source import Source, Words, kinds_in, numbers_in, offers_in, records_in
from tests.mutation.uses import Span, Uses
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.clause import load_catalogue
from whichside_rules.kernel.book.roles import clauses_in
from whichside_rules.kernel.book.rulebook import Part

SHARED = ("kernel", "scenarios", "vocabulary")
"""What all games share, by the folders of the package."""
_NOTHING = ast.Pass()
FUNCTIONS = (ast.FunctionDef, ast.Lambda)


@dataclass(frozen=True)
class Break:
    """One thing made wrong."""

    id: str
    game: str
    path: Path
    """The file."""
    chapter: str
    """The module in the game's folder: ``debt``, ``engine/state``; ``content`` for its data."""
    operator: str
    function: str
    """The qualified name of the function around it; empty where it runs at import."""
    line: int
    lines: tuple[int, int]
    """The first and the last line of the statement that is wrong: who runs none of them cannot
    notice."""
    clauses: tuple[str, ...]
    """The clauses to which it belongs: named by the docstring, or cited by what is wrong."""
    digest: str
    """Of the statement as it stands: when it changes, what was judged must be judged anew."""
    aside: str
    """Why it stands aside, if it is in code that carries out no rule, see :mod:`.aside`."""
    shown_in: frozenset[Span] | None
    """If it runs at import, the functions that can show it; ``None`` where any can."""
    wrong: str
    """The whole text of the file with the break."""

    @cached_property
    def change(self) -> tuple[str, str]:
        """What stands there and what would, without what both have in common."""
        return _difference(self.path.read_text(encoding="utf-8"), self.wrong)


def words_of(folder: Path) -> Words:
    """What the strings and fields of a game mean, derived from its own types and clauses."""
    catalogue = load_catalogue(folder)
    chapters = tuple(tuple(one.id for one in chapter.clauses) for chapter in catalogue.chapters)
    clauses = {clause for chapter in chapters for clause in chapter}
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in _modules(folder)]
    kinds = dict.fromkeys(kind for tree in trees for kind in kinds_in(tree))
    return Words(
        chapters,
        tuple(tuple(o.name for o in one.options) for one in catalogue.readings if one.options),
        tuple(kind for kind in kinds if not clauses & set(kind)),
        tuple(record for tree in trees for record in records_in(tree)),
        frozenset({"int"} | {name for tree in trees for name in numbers_in(tree)}),
        frozenset(name for tree in trees for name in offers_in(tree)),
    )


def is_broad(name: str) -> bool:
    """Whether the id of a break is one of the second family, see :mod:`.broad`."""
    return name.split(":")[-2] in BROAD.keys() | contents.OPERATORS


def breaks_of(folder: Path, vocabulary: Path, *, broad: bool = False) -> Iterator[Break]:
    """Every break of a game: module by module, then those of its data.

    Args:
        folder: the game's.
        vocabulary: the folder of its sentences, or their module.
        broad: those of the second family instead of the first.
    """
    words = words_of(folder)
    sources = {}
    for path in _modules(folder):
        module = path.relative_to(folder).with_suffix("").as_posix()
        sources[path] = Source(module, path.read_text(encoding="utf-8"))
    outside = _names_outside(vocabulary)
    uses = Uses({path: source.tree for path, source in sources.items()}, outside)
    put_aside = aside({source.module: source.tree for source in sources.values()}, outside)
    family = BROAD if broad else OPERATORS
    for path, source in sources.items():
        yield from _breaks_of_module(folder.name, path, source, words, put_aside, uses, family)
    if broad:
        yield from _broad_breaks_of_data(folder, words)
        return
    for path in sorted(folder.glob("content/*.toml")):
        yield from _breaks_of_data(folder.name, path, f"content/{path.stem}", _NUMBERS, words)
    for path in sorted(folder.glob("readings.toml")):
        yield from _breaks_of_data(folder.name, path, path.stem, _EXCLUSIONS, words)


def breaks_of_shared(folder: Path, *, broad: bool = False) -> Iterator[Break]:
    """Every break of code that all games share: of the kernel, the scenarios, the vocabulary.

    It has no clauses; its words are those of its own types.
    """
    paths = sorted(folder.rglob("*.py"))
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    words = Words(
        kinds=tuple(dict.fromkeys(kind for tree in trees.values() for kind in kinds_in(tree))),
        records=tuple(record for tree in trees.values() for record in records_in(tree)),
        numbers=frozenset({"int"} | {n for tree in trees.values() for n in numbers_in(tree)}),
    )
    family = BROAD if broad else OPERATORS
    uses = _uses_of_shared()
    for path in paths:
        module = path.relative_to(folder).with_suffix("").as_posix()
        source = Source(module, path.read_text(encoding="utf-8"))
        yield from _breaks_of_module(folder.name, path, source, words, {}, uses, family)


@cache
def _uses_of_shared() -> Uses:
    """Which functions of what all games share can show what is made at import.

    What a game uses and what is entered somewhere by a decorator may show anywhere.
    """
    here = Path(whichside_rules.__file__).parent
    paths = [path for name in SHARED for path in (here / name).rglob("*.py")]
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    games = [Path(str(rulebook.find(name).folder)) for name in rulebook.names()]
    used = [_names_in(path.read_text("utf-8")) for game in games for path in game.rglob("*.py")]
    entered = {
        part.name
        for tree in trees.values()
        for part in tree.body
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)) and part.decorator_list
    }
    return Uses(trees, frozenset(entered).union(*used))


def _names_outside(vocabulary: Path) -> frozenset[str]:
    """The names that the kernel, all games' sentences and those of a game use."""
    here = Path(whichside_rules.__file__).parent
    common = [*(here / "kernel").rglob("*.py"), *(here / "vocabulary").glob("*.py")]
    own = vocabulary.glob("*.py") if vocabulary.is_dir() else [vocabulary]
    names = (_names_in(path.read_text(encoding="utf-8")) for path in (*common, *own))
    return frozenset().union(*names)


@cache
def _names_in(code: str) -> frozenset[str]:
    """The names that a module uses; of the kernel's one asks for every game."""
    nodes = list(ast.walk(ast.parse(code)))
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    return frozenset(names | {node.attr for node in nodes if isinstance(node, ast.Attribute)})


def _modules(folder: Path) -> list[Path]:
    """The modules with its rules; a rulebook from elsewhere has its vocabulary there as well."""
    parts = {path: path.relative_to(folder).parts[0] for path in folder.rglob("*.py")}
    return sorted(path for path, part in parts.items() if part.split(".")[0] not in get_args(Part))


# Code -------------------------------------------------------------------------------------------


def _breaks_of_module(
    game: str,
    path: Path,
    source: Source,
    words: Words,
    put_aside: Mapping[Owner, str],
    uses: Uses | None,
    family: Mapping[str, Operator],
) -> Iterator[Break]:
    seen: set[str] = set()
    counts: Counter[tuple[str, str]] = Counter()
    for node, parents in _walk(source.tree, ()):
        place = Place(source, words, parents)
        outermost = next(one for one in (*parents, node, _NOTHING) if isinstance(one, ast.stmt))
        for name, operator in family.items():
            for start, end, piece in operator(node, place):
                function = _qualified(parents)
                counts[function, name] += 1
                wrong = source.with_piece(start, end, piece)
                if wrong in seen or wrong == source.text:
                    continue  # two operators may come to the same
                seen.add(wrong)
                first, last, text = _statement(source, node, parents)
                cited = [one for one in words.clauses if f'"{one}"' in source.piece(start, end)]
                named = _named((*parents, node))
                owners = [(source.module, owner) for owner in _names(node, parents)]
                yield Break(
                    f"{game}/{source.module}:{function or '-'}:{name}:{counts[function, name]}",
                    game,
                    path,
                    source.module,
                    name,
                    function,
                    source.piece(0, start).count("\n") + 1,
                    (first, last),
                    tuple(dict.fromkeys((*cited, *named))),
                    digest(text),
                    next((put_aside[one] for one in owners if one in put_aside), ""),
                    None if function or uses is None else uses.of(name_of(outermost)),
                    wrong,
                )


def digest(text: str) -> str:
    """The digest of a statement, however it is indented or broken into lines."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:12]


def _walk(
    node: ast.AST, parents: tuple[ast.AST, ...]
) -> Iterator[tuple[ast.AST, tuple[ast.AST, ...]]]:
    """What carries out the rules: no types, texts, messages of errors, assertions and guards."""
    yield node, parents
    for name, content in ast.iter_fields(node):
        if name in {"annotation", "returns", "type_comment"} or isinstance(node, ast.Raise):
            continue
        for child in content if isinstance(content, list) else [content]:
            if isinstance(child, ast.AST) and not _says_nothing(child):
                yield from _walk(child, (*parents, node))


def _says_nothing(node: ast.AST) -> bool:
    if isinstance(node, (ast.JoinedStr, ast.Assert, ast.Import, ast.ImportFrom)):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.Subscript):
        return ast.unparse(node.value) in {"Literal", "Annotated"}
    if isinstance(node, ast.Call):
        # Bounds of what may be written down, and the parameters of types.
        # What a remembered answer depends on: other tests compare answers with and without.
        return ast.unparse(node.func) in {"Field", "TypeVar", "cast", "depends_on"}
    if isinstance(node, ast.keyword):
        # Which moves the tests try or programs number, and what guards against slips of ours.
        return node.arg in {*TOLD, "strict"}
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING" or _is_guard(node)
    return False


def _is_guard(node: ast.If) -> bool:
    """Whether it only keeps Python from asking what is absurd: no refusal is a built-in error."""
    (first, *more) = node.body
    raised = first.exc if isinstance(first, ast.Raise) and not more else None
    called = raised.func if isinstance(raised, ast.Call) else raised
    return hasattr(builtins, getattr(called, "id", " ")) and not node.orelse


def _qualified(parents: tuple[ast.AST, ...]) -> str:
    """The qualified name of the innermost function, as Python gives it; empty at import."""
    name, inside = "", False
    for node, child in zip(parents, (*parents[1:], None), strict=True):
        if isinstance(node, ast.ClassDef):
            name = f"{name}.{node.name}" if name else node.name
        elif isinstance(node, FUNCTIONS) and _is_body(node, child):
            own = node.name if isinstance(node, ast.FunctionDef) else "<lambda>"
            name = f"{name}.<locals>.{own}" if inside else f"{name}.{own}" if name else own
            inside = True
    return name if inside else ""


def _names(node: ast.AST, parents: tuple[ast.AST, ...]) -> Iterator[str]:
    """The names of the functions, classes and tables in which a node stands."""
    for one in (*parents, node):
        if isinstance(one, (ast.FunctionDef, ast.ClassDef)):
            yield one.name
        elif isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name):
            yield one.targets[0].id
        elif isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            yield one.target.id


def _is_body(function: ast.FunctionDef | ast.Lambda, child: ast.AST | None) -> bool:
    if child is None:
        return True
    if isinstance(function, ast.Lambda):
        return child is function.body
    return child in function.body


def _named(parents: tuple[ast.AST, ...]) -> tuple[str, ...]:
    """The clauses that the nearest docstring names, from the inside out."""
    for above, node in zip(reversed((None, *parents[:-1])), reversed(parents), strict=True):
        found: tuple[str, ...] = ()
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found = clauses_in(ast.get_docstring(node))
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            found = clauses_in(_text_under(node, above))
        if found:
            return found
    return ()


def _text_under(node: ast.stmt, above: ast.AST | None) -> str | None:
    """What is said under an assignment."""
    body: list[ast.stmt] = getattr(above, "body", [])
    below = body[body.index(node) + 1 :][:1] if node in body else []
    for one in below:
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant):
            return str(one.value.value)
    return None


def _statement(source: Source, node: ast.AST, parents: tuple[ast.AST, ...]) -> tuple[int, int, str]:
    """The lines and the text of the statement, or of the head of it, that holds a node.

    Of a lambda they are its own.
    """
    inner = [one for one in (*parents, node) if isinstance(one, (ast.stmt, ast.Lambda))][-1]
    body = getattr(inner, "body", None)
    start, end = source.span(inner)
    if isinstance(body, list):
        end = source.span(body[0])[0]
    text = source.piece(start, end).rstrip()
    first = source.piece(0, start).count("\n") + 1
    return first, first + text.count("\n"), text


# Data -------------------------------------------------------------------------------------------

_NUMBERS = re.compile(r'^(?P<key>\w+) = \{ value = (?P<value>.*?), provenance = "(stated|implied)"')
"""A number that the book states."""
_EXCLUSIONS = re.compile(r'^(?P<key>clause|when) = (?P<value>"[^"]*"|\{.*\})$')
"""What options exclude, by which clause."""


def _breaks_of_data(
    game: str, path: Path, module: str, pattern: re.Pattern[str], words: Words
) -> Iterator[Break]:
    """Numbers one more and one less, and other clauses, in a line of data."""
    text = path.read_text(encoding="utf-8")
    lines, table = text.splitlines(keepends=True), ""
    counts: Counter[str] = Counter()
    for at, line in enumerate(lines):
        if line.startswith("["):
            table = line.strip().strip("[]")
        found = pattern.match(line.rstrip("\n"))
        if not found:
            continue
        key = f"{table}.{found['key']}"
        for operator, start, end, piece in _pieces(found["value"], found.start("value"), words):
            wrong = line[:start] + piece + line[end:]
            counts[f"{key}:{operator}"] += 1
            number, whole = counts[f"{key}:{operator}"], (*lines[:at], wrong, *lines[at + 1 :])
            yield _of_line(game, path, f"{module}:{key}", operator, number, at, line, whole, words)


def _broad_breaks_of_data(folder: Path, words: Words) -> Iterator[Break]:
    """Booleans, words, names and lists of the content."""
    files = sorted(folder.glob("content/*.toml"))
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    found = [
        (path, f"content/{path.stem}", one)
        for path, text in texts.items()
        for one in contents.in_content(texts.values(), text)
    ]
    counts: Counter[str] = Counter()
    for path, module, one in found:
        lines = texts[path].splitlines(keepends=True)
        line = lines[one.line]
        wrong = line[: one.start] + one.piece + line[one.end :]
        place = f"{module}:{one.key}"
        counts[f"{place}:{one.operator}"] += 1
        yield _of_line(
            folder.name,
            path,
            place,
            one.operator,
            counts[f"{place}:{one.operator}"],
            one.line,
            line,
            (*lines[: one.line], wrong, *lines[one.line + 1 :]),
            words,
        )


def _of_line(
    game: str,
    path: Path,
    place: str,
    operator: str,
    number: int,
    at: int,
    line: str,
    wrong: Iterable[str],
    words: Words,
) -> Break:
    """A break in a line of data."""
    return Break(
        f"{game}/{place}:{operator}:{number}",
        game,
        path,
        "content",
        operator,
        "",
        at + 1,
        (at + 1, at + 1),
        tuple(one for one in sorted(words.clauses) if f'"{one}"' in line),
        digest(line),
        "",
        None,
        "".join(wrong),
    )


def _pieces(value: str, offset: int, words: Words) -> Iterator[tuple[str, int, int, str]]:
    for found in re.finditer(r'"(?P<text>[^"]*)"|(?P<number>\b\d+\b)', value):
        start, end = offset + found.start(), offset + found.end()
        if found["number"]:
            for other in (int(found["number"]) + 1, int(found["number"]) - 1):
                yield "number", start, end, str(other)
        elif found["text"] in words.clauses:
            other_clause = words.other_clause(found["text"], ())
            if other_clause:
                yield "clause", start, end, f'"{other_clause}"'


def _difference(old: str, new: str) -> tuple[str, str]:
    """The lines that differ, before and after, without the indentation they share."""
    before, after = old.splitlines(), new.splitlines()
    while before and after and before[0] == after[0]:
        del before[0], after[0]
    while before and after and before[-1] == after[-1]:
        del before[-1], after[-1]
    return _lines(before), _lines([line for line in after if line.strip(" )") or line.strip()])


def _lines(lines: list[str]) -> str:
    return " ".join(line.strip() for line in lines if line.strip())
