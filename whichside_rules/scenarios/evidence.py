"""Notes which clauses' code ran while the moves of a scenario were played and its verdict read.

A function names its clauses in its docstring (``:clause:`postal.debt.definition` ``). While a
When or a Then is performed, calls of functions in the rules' packages are observed and the
clauses they name are kept. Observation uses ``sys.monitoring`` where Python has it (3.12), and
``sys.setprofile`` before. A rule that cites a datum names the clauses of that datum.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

from whichside_rules.kernel.content import noting
from whichside_rules.kernel.roles import clauses_in

__all__ = ["Evidence"]

#: Parts of our own package that ask the rules and are none.
_NO_RULES = ("vocabulary", "scenarios", "pytest_plugin", "cli", "sphinxext")
#: Content is read and checked by whoever needs it first, and then kept: that is no play.
_NO_PLAY = ".content"


class Evidence:
    """The clauses of one scenario whose code ran, in the order of their first call."""

    def __init__(self, packages: Iterable[str]) -> None:
        self._packages = tuple(packages)
        self._known: dict[CodeType, tuple[str, ...]] = {}
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

    def _of(self, code: CodeType, module: str) -> tuple[str, ...]:
        known = self._known.get(code)
        if known is None:
            known = ()
            if self._is_rule(module):
                # The first constant of a function is its docstring, or None.
                first = code.co_consts[0] if code.co_consts else None
                known = clauses_in(first) if isinstance(first, str) else ()
            self._known[code] = known
        return known

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
        known = self._known

        def note(frame: FrameType, event: str, _: object) -> None:
            if event != "call":
                return
            code = frame.f_code
            found = known.get(code)
            if found is None:
                found = self._of(code, frame.f_globals.get("__name__") or "")
            if found:
                self.ran.update(dict.fromkeys(found))

        before = sys.getprofile()
        sys.setprofile(note)
        try:
            yield
        finally:
            sys.setprofile(before)

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
            found = self._known.get(code)
            if found is None:
                # A code object does not know its module; the frame that just began does.
                frame = sys._getframe(1)
                found = self._of(code, frame.f_globals.get("__name__") or "")
            if found:
                self.ran.update(dict.fromkeys(found))
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
