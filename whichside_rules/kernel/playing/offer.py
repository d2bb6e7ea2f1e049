"""What can come in a position, as one list that is given again and again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

from whichside_rules.kernel.playing.chance import Outcome
from whichside_rules.kernel.values.memory import Sized


class Offer(Sized):
    """What can come in a position: the players' legal actions, or the outcomes of chance.

    A step that lists its legal moves by itself (``legal``) makes one of them.
    """

    __slots__ = ("_members", "actions", "ids", "outcomes")

    actions: tuple[Any, ...]
    """In order, without duplicates."""
    outcomes: tuple[Outcome[Any], ...]
    ids: Collection[int]
    """The identities of all these moves, which live as long as this list; none before
    :meth:`gives` is asked again, since most lists are asked about one move."""
    _members: frozenset[Any] | None

    def __init__(self, actions: Iterable[Any] = (), outcomes: Sequence[Outcome[Any]] = ()) -> None:
        self.actions, self.outcomes = tuple(actions), tuple(outcomes)
        self.ids, self._members = (), None

    def __sizeof__(self) -> int:
        """With its lists, since memory asks how large it is; and with what it may still make."""
        number = len(self.actions) + len(self.outcomes)
        own = object.__sizeof__(self) + 64 + (72 if number <= _FEW else 160) * number
        return own + self.actions.__sizeof__() + self.outcomes.__sizeof__()

    def __iter__(self) -> Iterator[Any]:
        return iter(self.actions)

    def __bool__(self) -> bool:
        return bool(self.actions or self.outcomes)

    def moves(self) -> Sequence[Any]:
        """The actions, or what chance can show."""
        return self.actions or [outcome.move for outcome in self.outcomes]

    def gives(self, move: object) -> bool:
        """Whether this very move was taken from the list."""
        if self.ids is _ASKED:
            numbers = map(_same_number, map(id, self.moves()))
            few = len(self.actions) + len(self.outcomes) <= _FEW
            self.ids = tuple(numbers) if few else frozenset(numbers)
        elif not self.ids:
            self.ids = _ASKED
            return id(move) in map(id, self.actions or map(_MOVE, self.outcomes))
        return id(move) in self.ids

    def allows(self, move: object) -> bool:
        """Whether a move is one of them, or equal to one."""
        if self.gives(move):
            return True
        if self._members is None:
            self._members = frozenset(self.moves())
        return move in self._members


_ASKED: frozenset[int] = frozenset((-1,))
"""In place of the identities, once a list was asked: nothing has that one."""
_MOVE = itemgetter(0)
_FEW = 8
"""Up to so many numbers a tuple is smaller than a set, and searched as fast."""


@lru_cache(maxsize=16_384)
def _same_number(number: int) -> int:
    """Of equal numbers always the same object: thousands of lists name the same few moves."""
    return number
