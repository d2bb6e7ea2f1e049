"""What a package offers: its public names, documented where they are imported from.

A package offers the names in its ``__all__``; without one, those that it defines and those that it
passes on by ``from module import name as name``, as type checkers see it too.
"""

from __future__ import annotations

import ast
import functools
import inspect
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from sphinx.errors import PycodeError
from sphinx.pycode import ModuleAnalyzer

from whichside_rules.kernel.playing.game import Game

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config
    from sphinx.environment import BuildEnvironment

#: A value that takes more than this to write is not shown.
_LONGEST_VALUE: Final = 60


@functools.cache
def origins(package: str) -> Mapping[str, str]:
    """Return the public names of a package with the modules that they come from."""
    module = import_module(package)
    wanted: list[str] | None = getattr(module, "__all__", None)
    try:
        tree = ast.parse(inspect.getsource(module))
    except OSError:  # it has no source, or none of its own
        return {}
    found = {
        name: origin
        for name, origin in _bound(tree.body, package, whole=wanted is not None)
        if wanted is None or name in wanted
    }
    return found if wanted is None else {name: found.get(name, package) for name in wanted}


def _bound(body: list[ast.stmt], package: str, *, whole: bool) -> Iterator[tuple[str, str]]:
    """Give the names that statements bind; with ``whole``, those only imported for use too."""
    for node in body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                if whole or one.asname == one.name:
                    yield one.asname or one.name, node.module
        elif isinstance(node, ast.If):  # what only type checkers import
            yield from _bound(node.body, package, whole=whole)
        else:
            for name in _defined(node):
                if not name.startswith("_"):
                    yield name, package


def _defined(node: ast.stmt) -> list[str]:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.AnnAssign):
        return [node.target.id] if isinstance(node.target, ast.Name) else []
    if isinstance(node, ast.Assign):
        return [one.id for one in node.targets if isinstance(one, ast.Name)]
    return []


def public_names(package: str) -> Mapping[str, tuple[str, ...]]:
    """Return the public names of a package, grouped by the last word of where they come from."""
    groups: dict[str, list[str]] = {}
    for name, origin in origins(package).items():
        groups.setdefault(origin.rsplit(".", 1)[-1], []).append(name)
    return {word: tuple(names) for word, names in groups.items()}


def directive_of(package: str, name: str) -> str:
    """Return the lines with which autodoc documents a public name of a package."""
    found = getattr(import_module(package), name)
    if isinstance(found, type):
        kind = "exception" if issubclass(found, BaseException) else "class"
        options = "   :members:\n"
    elif inspect.isroutine(found):
        kind, options = "function", ""
    else:
        kind = "data"
        options = "" if len(repr(found)) <= _LONGEST_VALUE else "   :no-value:\n"
    return f".. auto{kind}:: {package}.{name}\n{options}"


def home(name: str) -> str:
    """Return the full name under which a thing is defined, for one under which it is offered."""
    module, _, attribute = name.rpartition(".")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError):
        return name
    place, word = getattr(found, "__module__", None), getattr(found, "__qualname__", None)
    return name if isinstance(found, ModuleType) or not (place and word) else f"{place}.{word}"


@functools.cache
def documented(env: BuildEnvironment) -> Mapping[str, str]:
    """Return where the names that packages pass on are documented, by where they are defined.

    To be asked when all pages have been read.
    """
    found: dict[str, str] = {}
    for name in env.domains.python_domain.objects:
        module, _, word = name.rpartition(".")
        if module in sys.modules and word in origins(module):
            for full in (f"{origins(module)[word]}.{word}", home(name)):
                found.setdefault(full, name)
    return found


def connect(app: Sphinx, config: Config) -> None:
    """Hook into autodoc when the project uses it; without it there are no such events."""
    if "autodoc-process-docstring" in app.events.events:
        app.connect("autodoc-process-docstring", told_where_defined, priority=300)


def told_where_defined(
    app: Sphinx, what: str, name: str, obj: Any, options: Any, lines: list[str]
) -> None:
    """Give a name that a package passes on the words that stand where it is defined.

    The docstring below a value is found in its own module only, and the functions that a game has
    from the kernel have theirs in the protocol of games.
    """
    if what not in ("data", "function"):
        return
    package, _, word = name.rpartition(".")
    origin = origins(package).get(word, package)
    told = _comment(origin, word) if what == "data" or origin != package else ""
    if what == "function" and not any(lines):
        told = told or _protocol(word)
    # Without words of its own a value would be told as its type is: what a mapping is.
    if told or (what == "data" and inspect.getdoc(obj) == inspect.getdoc(type(obj))):
        lines[:] = [*told.splitlines(), ""]


def _comment(module: str, name: str) -> str:
    try:
        found = ModuleAnalyzer.for_module(module).find_attr_docs().get(("", name), ())
    except PycodeError:
        return ""
    return "\n".join(found)


def _protocol(name: str) -> str:
    return inspect.getdoc(getattr(Game, name, None)) or ""
