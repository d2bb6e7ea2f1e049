"""Clauses that decide something of a move and that none of its events or refusals names.

The event says by which clause a tile is lost; another clause may say that a partial defeat is
enough for it. A rule says so with :func:`decide`, and whoever judges the move hears of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

__all__ = ["Deciding", "decide", "decide_refusal", "hearing", "is_heard"]


class Deciding(NamedTuple):
    """The clauses that were heard of, in order."""

    done: list[str]
    """What decided what a move did."""
    refused: list[str]
    """What decided that a move is refused: to be heeded if it is."""


_heard: ContextVar[Deciding | None] = ContextVar("deciding", default=None)


@contextmanager
def hearing() -> Iterator[Deciding]:
    """Hear of the clauses that decide something here."""
    heard = Deciding([], [])
    token = _heard.set(heard)
    try:
        yield heard
    finally:
        _heard.reset(token)


def is_heard() -> bool:
    """Whether anybody hears of what decides something: else it need not be found out."""
    return _heard.get() is not None


def decide(*clauses: str) -> None:
    """These clauses decide something of what is carried out."""
    heard = _heard.get()
    if heard is not None:
        heard.done.extend(clauses)


def decide_refusal(*clauses: str) -> None:
    """These clauses decide something of what a move is refused for.

    The moves that are offered are judged by the same rules: what is said of them is not heeded.
    """
    heard = _heard.get()
    if heard is not None:
        heard.refused.extend(clauses)
