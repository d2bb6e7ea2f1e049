"""Regular expressions that are made ready only where they may be found.

A game knows hundreds of ways of saying something, and a line has few of them. To make an expression
ready takes a millisecond, to see that none of the words is there that it cannot do without nearly
nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from typing import Final

__all__ = ["Pieces", "Sought", "pieces_of"]

Pieces = frozenset[str]
"""Of which one stands, in small letters, wherever something is found; none if nothing is known."""
_UNKNOWN: Final = Pieces()
_TOKEN: Final = re.compile(
    r"""(?P<group>\((?:\?P<\w+>|\?[a-z-]*:)?(?!\?))  # what is found is one of what stands in it
      | (?P<look>\(\?<?[=!])                    # looked at and not found
      | (?P<end>\)) | (?P<other>\|)
      | (?P<none>\?\??|\*\??|\{\d*,?\d*\})      # what stands before it may be missing
      | (?P<again>\+\??)
      | <(?P<name>\w+)>
      | \\(?P<letter>[^\w\s])
      | (?P<any>\\.|\[\^?\]?(?:\\.|[^\]])*\]|[.^$])
      | (?P<plain>.)""",
    re.VERBOSE | re.DOTALL,
)


@cache
def _made(regex: str) -> re.Pattern[str]:
    return re.compile(regex, re.IGNORECASE)


class Sought:
    """A regular expression, written without regard to capitals."""

    def __init__(self, pieces: Pieces, regex: Callable[[], str | None]) -> None:
        """Know what must be there, and how the expression is written when it may be found.

        Args:
            pieces: one of these is in whatever is found.
            regex: writes the expression; none if it can be found nowhere.
        """
        self._pieces = pieces
        self._regex = regex

    def _in(self, text: str) -> re.Pattern[str] | None:
        small = text.lower()
        if self._pieces and not any(one in small for one in self._pieces):
            return None
        return self._pattern

    @cached_property
    def _pattern(self) -> re.Pattern[str] | None:
        regex = self._regex()
        return None if regex is None else _made(regex)

    def search(self, text: str) -> re.Match[str] | None:
        """The first place where it is found."""
        pattern = self._in(text)
        return pattern.search(text) if pattern else None

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """The whole text, if that is found."""
        pattern = self._in(text)
        return pattern.fullmatch(text) if pattern else None

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """Every place where it is found."""
        pattern = self._in(text)
        return pattern.finditer(text) if pattern else iter(())

    def sub(self, instead: str, text: str) -> str:
        """A text with something else in place of what is found."""
        pattern = self._in(text)
        return pattern.sub(instead, text) if pattern else text


class _Level:
    """What is known of a group while it is read."""

    def __init__(self, *, looks: bool = False) -> None:
        self.looks = looks
        self.others = list[Pieces]()
        self.begin()

    def begin(self) -> None:
        """Read what may stand here, or stand here instead of what was read."""
        self.run = ""
        self.found = list[Pieces]()
        self.last: Pieces | None = None

    def letter(self, letter: str) -> None:
        """One more letter that stands there."""
        self.settle()
        self.run += letter

    def item(self, pieces: Pieces) -> None:
        """Something that is no letter, and what of it stands there."""
        self.settle()
        self.close()
        self.last = pieces

    def settle(self) -> None:
        """What came last stands there, since nothing says that it may be missing."""
        if self.last is not None:
            self.found.append(self.last)
            self.last = None

    def close(self) -> None:
        """No letter follows directly."""
        if self.run:
            self.found.append(Pieces((self.run.lower(),)))
            self.run = ""

    def drop(self) -> None:
        """What came last may be missing."""
        if self.last is None:
            self.run = self.run[:-1]
        self.last = None
        self.close()

    def other(self) -> None:
        """What follows may stand here instead."""
        self.settle()
        self.close()
        best = max(self.found, key=lambda one: min(map(len, one), default=0), default=_UNKNOWN)
        self.others.append(best)
        self.begin()

    def whole(self) -> Pieces:
        """What stands here, whichever it is."""
        self.other()
        known = all(self.others) and not self.looks
        return _UNKNOWN.union(*self.others) if known else _UNKNOWN


def pieces_of(said: str, families: Mapping[str, Pieces]) -> Pieces:
    """What of an expression stands in whatever is found.

    Args:
        said: the expression; ``<name>`` stands for any word of a family.
        families: what stands in the words of each family; of others nothing is known.
    """
    levels = [_Level()]
    for token in _TOKEN.finditer(said):
        level, kind, text = levels[-1], token.lastgroup, token[token.lastgroup or 0]
        if kind in {"group", "look"}:
            levels.append(_Level(looks=kind == "look"))
        elif kind == "end":
            levels.pop()
            levels[-1].item(level.whole())
        elif kind == "other":
            level.other()
        elif kind == "none":
            level.drop()
        elif kind == "again":
            level.settle()
            level.close()
        elif kind == "name":
            level.item(families.get(text, _UNKNOWN))
        elif kind == "any":
            level.item(_UNKNOWN)
        else:
            level.letter(text)
    return levels[-1].whole()
