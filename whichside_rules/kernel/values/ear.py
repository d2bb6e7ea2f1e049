"""Listening: what is told on the way reaches whoever listens, and nobody else pays for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Generic, TypeVar

T = TypeVar("T")


class Ear(Generic[T]):
    """One kind of thing that is told on the way. Blocks within blocks hear for themselves."""

    def __init__(self, name: str) -> None:
        self._listening: ContextVar[T | None] = ContextVar(name, default=None)
        self.listener: Callable[[], T | None] = self._listening.get
        """Who listens just now; ``None``: nobody, so that nothing need be found out."""

    @contextmanager
    def heard_by(self, listener: T) -> Iterator[T]:
        """Within the block this one listens."""
        token = self._listening.set(listener)
        try:
            yield listener
        finally:
            self._listening.reset(token)
