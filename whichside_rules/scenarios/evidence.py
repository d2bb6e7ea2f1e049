"""Notes which clauses' code ran while the moves of a scenario were played and its verdict read.

A function names its clauses in its docstring (``:clause:`postal.debt.definition` ``). While a
When or a Then is performed, calls of functions in the rules' packages are observed and the
clauses they name are kept. Observation uses ``sys.monitoring`` where Python has it (3.12), and
the profiler of the standard library before. A rule that cites a datum names the clauses of that
datum.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from cProfile import Profile
from types import CodeType
from typing import Any

from whichside_rules.kernel.book.roles import clauses_in
from whichside_rules.kernel.files.content import noting

__all__ = ["Evidence"]

#: Parts of our own package that ask the rules and are none.
_NO_RULES = ("vocabulary", "scenarios", "pytest_plugin", "cli", "sphinxext")
#: Content is read and checked by whoever needs it first, and then kept: that is no play.
_NO_PLAY = ".content"

_KNOWN: dict[int, tuple[CodeType, tuple[str, ...], str]] = {}
"""By the identity of each code that ran: itself, the clauses that it names, and its module.

To hash a code takes longer than most functions do.
"""
_FILES: dict[str, str] = {}
"""The names of modules by their files."""


class Evidence:
    """The clauses of one scenario whose code ran."""

    def __init__(self, packages: Iterable[str]) -> None:
        self._packages = tuple(packages)
        self.ran: dict[str, None] = {}

    @contextmanager
    def observe(self) -> Iterator[None]:
        """Observe calls within the block."""
        with (
            self._monitored() if sys.version_info >= (3, 12) else self._profiled(),
            noting(self._note_datum),
        ):
            yield

    def _note_datum(self, clauses: tuple[str, ...]) -> None:
        self.ran.update(dict.fromkeys(clauses))

    def _note_code(self, code: CodeType, module: Callable[[CodeType], str]) -> None:
        known = _KNOWN.get(id(code))
        if known is None:
            # The first constant of a function is its docstring, or None.
            first = code.co_consts[0] if code.co_consts else None
            clauses = clauses_in(first) if isinstance(first, str) else ()
            known = _KNOWN[id(code)] = (code, clauses, module(code) if clauses else "")
        _, clauses, named = known
        if clauses and self._is_rule(named):
            self.ran.update(dict.fromkeys(clauses))

    def _is_rule(self, module: str) -> bool:
        if module.endswith(_NO_PLAY):
            return False
        for package in self._packages:
            if module == package:
                return True
            if module.startswith(f"{package}."):
                rest = module[len(package) + 1 :].split(".", 1)[0]
                return package != "whichside_rules" or rest not in _NO_RULES
        return False

    @contextmanager
    def _profiled(self) -> Iterator[None]:
        # Written in C: a function of ours would be called for every call and every return.
        profiler, before = Profile(subcalls=False, builtins=False), sys.getprofile()
        profiler.enable()
        try:
            yield
        finally:
            profiler.disable()
            sys.setprofile(before)
            for entry in profiler.getstats():
                if isinstance(entry.code, CodeType):
                    self._note_code(entry.code, _module_of)

    @contextmanager
    def _monitored(self) -> Iterator[None]:
        # Reached through Any: Python 3.11, with which types are checked, has no sys.monitoring.
        monitoring: Any = sys.monitoring  # type: ignore[attr-defined,unused-ignore]
        # The other numbers are meant for debuggers, coverage, profilers and optimizers.
        tool = next((n for n in (4, 3) if monitoring.get_tool(n) is None), None)
        if tool is None:
            with self._profiled():
                yield
            return

        def note(code: CodeType, _: int) -> object:
            # A code object does not know its module; the frame that just began does.
            frame = sys._getframe(1)
            self._note_code(code, lambda _: frame.f_globals.get("__name__") or "")
            return monitoring.DISABLE  # once a block is enough

        monitoring.use_tool_id(tool, "whichside-rules")
        monitoring.register_callback(tool, monitoring.events.PY_START, note)
        try:
            monitoring.restart_events()
            monitoring.set_events(tool, monitoring.events.PY_START)
            yield
        finally:
            monitoring.set_events(tool, 0)
            monitoring.register_callback(tool, monitoring.events.PY_START, None)
            monitoring.free_tool_id(tool)


def _module_of(code: CodeType) -> str:
    """The name of the module in whose file a code stands."""
    if code.co_filename not in _FILES:
        for name, module in list(sys.modules.items()):
            file = getattr(module, "__file__", None)
            if isinstance(file, str):
                _FILES[file] = name
    return _FILES.get(code.co_filename, "")
