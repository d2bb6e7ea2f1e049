"""What can come in a position, as one list that is given again and again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from whichside_rules.kernel.chance import Outcome
from whichside_rules.kernel.memory import Sized


class Offer(Sized):
    """What can come in a position: the players' legal actions, or the outcomes of chance.

    A step that lists its legal moves by itself (``legal``) makes one of them.
    """

    __slots__ = ("_members", "actions", "ids", "outcomes")

    actions: tuple[Any, ...]
    """In order, without duplicates."""
    outcomes: tuple[Outcome[Any], ...]
    ids: Collection[int]
    """The identities of all these moves, which live as long as this list."""
    _members: frozenset[Any] | None

    def __init__(self, actions: Iterable[Any] = (), outcomes: Sequence[Outcome[Any]] = ()) -> None:
        self.actions, self.outcomes = tuple(actions), tuple(outcomes)
        moves = self.moves()
        ids = map(_same_number, map(id, moves))
        self.ids = tuple(ids) if len(moves) <= _FEW else frozenset(ids)
        self._members = None

    def __sizeof__(self) -> int:
        """With its lists, since memory asks how large it is; and with what ``allows`` may make."""
        own = object.__sizeof__(self) + 64 * len(self.ids)
        lists: tuple[object, ...] = (self.actions, self.outcomes, self.ids)
        return own + sum(part.__sizeof__() for part in lists)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.actions)

    def moves(self) -> Sequence[Any]:
        """The actions, or what chance can show."""
        return self.actions or [outcome.move for outcome in self.outcomes]

    def allows(self, move: object) -> bool:
        """Whether a move is one of them; those taken from the list are recognised at once."""
        if id(move) in self.ids:
            return True
        if self._members is None:
            self._members = frozenset(self.moves())
        return move in self._members


_FEW = 8
"""Up to so many numbers a tuple is smaller than a set, and searched as fast."""


@lru_cache(maxsize=16_384)
def _same_number(number: int) -> int:
    """Of equal numbers always the same object: thousands of lists name the same few moves."""
    return number
