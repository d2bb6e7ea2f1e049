"""Clauses that decide something of a move and that none of its events or refusals names.

The event says by which clause a tile is lost; another clause may say that a partial defeat is
enough for it. A rule says so with :func:`decide`, and whoever judges the move hears of it.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import NamedTuple

from whichside_rules.kernel.values.ear import Ear

__all__ = ["Deciding", "decide", "decide_refusal", "hearing", "is_heard"]


class Deciding(NamedTuple):
    """The clauses that were heard of, in order."""

    done: list[str]
    """What decided what a move did."""
    refused: list[str]
    """What decided that a move is refused: to be heeded if it is."""


_EAR = Ear[Deciding]("deciding")


def hearing() -> AbstractContextManager[Deciding]:
    """Hear of the clauses that decide something here."""
    return _EAR.heard_by(Deciding([], []))


def is_heard() -> bool:
    """Whether anybody hears of what decides something: else it need not be found out."""
    return _EAR.listener() is not None


def decide(*clauses: str) -> None:
    """These clauses decide something of what is carried out."""
    if (heard := _EAR.listener()) is not None:
        heard.done.extend(clauses)


def decide_refusal(*clauses: str) -> None:
    """These clauses decide something of what a move is refused for.

    The moves that are offered are judged by the same rules: what is said of them is not heeded.
    """
    if (heard := _EAR.listener()) is not None:
        heard.refused.extend(clauses)
