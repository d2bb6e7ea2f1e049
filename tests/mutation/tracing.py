"""Notes which lines run; nothing of the library is imported for that, so its import is seen too."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

Lines = dict[str, list[int]]
"""The lines that ran, by file."""


class Trace:
    """Notes the lines of functions that run below some folders."""

    def __init__(self, *folders: Path) -> None:
        self._inside = tuple(f"{folder}/" for folder in folders)
        self._known: dict[CodeType, bool] = {}
        self._found: set[tuple[str, int]] = set()

    @contextmanager
    def on(self) -> Iterator[None]:
        """Note them within the block."""
        before = sys.gettrace()
        sys.settrace(self._called)
        try:
            yield
        finally:
            sys.settrace(before)

    def taken(self) -> Lines:
        """The lines noted since the last time."""
        lines: Lines = {}
        for file, line in sorted(self._found):
            lines.setdefault(file, []).append(line)
        self._found.clear()
        return lines

    def _called(self, frame: FrameType, event: str, _: object) -> Any:
        code = frame.f_code
        inside = self._known.get(code)
        if inside is None:
            # A module and the body of a class run once; they are no functions.
            inside = bool(code.co_flags & CO_OPTIMIZED) and code.co_filename.startswith(
                self._inside
            )
            self._known[code] = inside
        return self._line if inside else None

    def _line(self, frame: FrameType, event: str, _: object) -> Any:
        if event == "line":
            self._found.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line


class FirstTrace(Trace):
    """Notes each line only the first time; a function whose lines are all known runs unwatched."""

    def __init__(self, *folders: Path) -> None:
        super().__init__(*folders)
        self._left: dict[CodeType, set[int]] = {}

    def forget(self) -> None:
        """From now on each line is new again."""
        self._left.clear()

    def _called(self, frame: FrameType, event: str, _: object) -> Any:
        follow = super()._called(frame, event, _)
        if follow is None:
            return None
        code = frame.f_code
        left = self._left.get(code)
        if left is None:
            left = self._left[code] = {line for *_, line in code.co_lines() if line}
            left.discard(code.co_firstlineno)
        if not left:
            return None

        def note(frame: FrameType, event: str, _: object) -> Any:
            if event == "line" and frame.f_lineno in left:
                left.discard(frame.f_lineno)
                self._found.add((code.co_filename, frame.f_lineno))
            return note if left else None

        return note
