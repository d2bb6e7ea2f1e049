"""Carries out a break in this process: in the functions that live here, or when the game is loaded.

A break within a function is put into the function itself: what refers to it, a table, an operation,
a closure, then carries it out. A break of what runs once, at import, needs the game to be loaded
with it.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable, Iterator
from importlib.machinery import ModuleSpec, SourceFileLoader
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from tests.mutation.breaks import Break


class Stillborn(Exception):
    """The break cannot even be loaded."""


class Living:
    """The functions of a game that live in this process, by their code."""

    def __init__(self, folder: Path, files: Iterable[Path]) -> None:
        inside = f"{folder.as_posix()}/"
        self._as_it_is = {path: _code(path.read_text(encoding="utf-8"), path) for path in files}
        self._by_code: dict[CodeType, list[FunctionType]] = {}
        for found in gc.get_objects():
            if type(found) is FunctionType and found.__code__.co_filename.startswith(inside):
                self._by_code.setdefault(found.__code__, []).append(found)

    def swap(self, broken: Break) -> bool:
        """Put a break into them; whether that reaches every call of what is broken.

        Raises:
            Stillborn: it is no Python.
        """
        pairs = _changed(self._as_it_is[broken.path], _compiled(broken))
        changed = [pair for pair in pairs if _is_function(pair[0])]
        living = [(self._by_code.get(was, []), now) for was, now in changed]
        # The outermost function makes the inner ones anew; those made at import live here.
        if not living or not living[0][0]:
            return False
        try:
            for functions, now in living:
                for function in functions:
                    function.__code__ = now
        except ValueError:  # another number of free variables
            return False
        return True


def load_with(broken: Break, package: str) -> None:
    """From now on the modules and the data of a game are read with the break.

    Raises:
        Stillborn: it is no Python.
    """
    if broken.path.suffix == ".py":
        sys.meta_path.insert(0, _Broken(broken, package))
    else:
        plain = Path.read_text

        def read_text(self: Path, *args: Any, **options: Any) -> str:
            return broken.wrong if self == broken.path else plain(self, *args, **options)

        Path.read_text = read_text  # type: ignore[method-assign]


class _Broken:
    """Finds the one module that is broken."""

    def __init__(self, broken: Break, package: str) -> None:
        self._name = f"{package}.{broken.chapter.replace('/', '.')}".removesuffix(".__init__")
        self._code = _compiled(broken)
        self._path = str(broken.path)

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self._name:
            return None
        is_package = self._path.endswith("__init__.py")
        code = self._code

        class Loader(SourceFileLoader):
            def get_code(self, fullname: str) -> CodeType:
                return code

        spec = ModuleSpec(name, Loader(name, self._path), origin=self._path, is_package=is_package)
        if is_package:
            spec.submodule_search_locations = [str(Path(self._path).parent)]
        spec.has_location = True
        return spec


def _code(text: str, path: Path) -> CodeType:
    return compile(text, str(path), "exec", dont_inherit=True)


def _compiled(broken: Break) -> CodeType:
    try:
        return _code(broken.wrong, broken.path)
    except (SyntaxError, ValueError) as error:
        raise Stillborn(str(error)) from None


def _changed(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The codes that differ, from the outside in."""
    if old == new:
        return
    yield old, new
    inner = [[one for one in code.co_consts if type(one) is CodeType] for code in (old, new)]
    if len(inner[0]) == len(inner[1]):
        for was, now in zip(*inner, strict=True):
            yield from _changed(was, now)


def _is_function(code: CodeType) -> bool:
    """Not a module, not the body of a class; what a comprehension runs is none either."""
    named = not code.co_name.startswith("<") or code.co_name == "<lambda>"
    return named and bool(code.co_flags & CO_OPTIMIZED)
