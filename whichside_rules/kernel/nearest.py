"""What may have been meant by an unknown name."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

__all__ = ["nearest", "perhaps"]


def nearest(asked: str, known: Iterable[str], cutoff: float = 0.6) -> tuple[str, ...]:
    """The known names most like one, at most three, the likeliest first.

    ``cutoff`` says how like they must be: from 0, anything, to 1, the same.
    """
    return tuple(difflib.get_close_matches(asked, list(known), n=3, cutoff=cutoff))


def perhaps(near: Iterable[str], joint: str = " or ") -> str:
    """The end of a message: ``; did you mean a or b?``, nothing if there is no such name."""
    told = joint.join(near)
    return f"; did you mean {told}?" if told else ""
