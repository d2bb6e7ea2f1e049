"""Moves: what players do and what chance reveals.

A game declares its moves in one module or in its chapters, one class each::

    @move
    class Hold(Move):
        \"\"\"Stop rolling and bank the points of this turn.\"\"\"

        player: str

A move that a player makes by themselves names the ``player``. ``Hold.of("ann")`` makes one; equal
ones may be the same object.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar, dataclass_transform

from pydantic import Field

from whichside_rules.kernel.playing.event import Maker, made_of
from whichside_rules.kernel.values.value import HashedOnce

M = TypeVar("M", bound="Move")


class Move(HashedOnce):
    """What all moves have: a kind, and a hash that is computed once."""

    __slots__ = ()

    of: ClassVar[Maker] = Maker()
    """Makes a move of this type from its fields; equal ones may be the same object."""

    if TYPE_CHECKING:

        @property
        def kind(self) -> str:
            """The word for this type of move in JSON, such as ``place-worker``."""


@dataclass_transform(frozen_default=True, field_specifiers=(Field,))
def move(cls: type[M]) -> type[M]:
    """Make a class a type of move: a value with its ``kind``.

    The kind is the name of the class in lower case, its words joined by hyphens.
    """
    return made_of(cls)


def any_of(*kinds: type[Any]) -> Any:
    """Any move of these types, as one type told apart by ``kind`` in JSON."""
    return Annotated[reduce(or_, kinds), Field(discriminator="kind")]
