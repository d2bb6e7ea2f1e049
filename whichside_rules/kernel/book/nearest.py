"""What may have been meant by an unknown name."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

__all__ = ["alike", "nearest", "perhaps"]


def nearest(asked: str, known: Iterable[str], cutoff: float = 0.6) -> tuple[str, ...]:
    """The known names most like one, at most three, the likeliest first.

    ``cutoff`` says how like they must be: from 0, anything, to 1, the same.
    """
    return tuple(difflib.get_close_matches(asked, list(known), n=3, cutoff=cutoff))


def alike(asked: str, known: Iterable[str]) -> tuple[str, ...]:
    """The names of several words that one may mean, at most three: ``docs`` for ``the Docks``.

    Those with all of its words come first, in their own order; else those written like it, or with
    a word that is.
    """
    names = list(known)
    words = frozenset(_words(asked)) - _ARTICLES
    if whole := [name for name in names if words and words.issubset(_words(name))]:
        return tuple(whole[:3])
    written = {word: name for name in names for word in _words(name)}
    written |= {name.casefold(): name for name in names}
    return tuple(dict.fromkeys(written[one] for one in nearest(asked.casefold(), written)))


def _words(name: str) -> list[str]:
    """The words of a name or an id, in small letters."""
    return [word for word in _BETWEEN.split(name.casefold()) if word]


_BETWEEN = re.compile(r"[\W_]+")
_ARTICLES = frozenset(("the", "a", "an", "le", "la", "les", "l", "un", "une"))


def perhaps(near: Iterable[str], joint: str = " or ") -> str:
    """The end of a message: ``; did you mean a or b?``, nothing if there is no such name."""
    told = joint.join(near)
    return f"; did you mean {told}?" if told else ""
