"""Moves: what players do and what chance reveals.

A game declares its moves in one module or in its chapters, one class each::

    @move
    class Hold(Move):
        \"\"\"Stop rolling and bank the points of this turn.\"\"\"

        player: str

A move that a player makes by themselves names the ``player``. ``Hold.of("ann")`` makes one; equal
ones may be the same object. What it is called stands in a chapter's file, under its kind:
``[deed.hold]``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar, dataclass_transform

from pydantic import Field

from whichside_rules.kernel.playing.event import Maker, made_of
from whichside_rules.kernel.values.value import HashedOnce, fields_of

M = TypeVar("M", bound="Move")


class Move(HashedOnce):
    """What all moves have: a kind, and a hash that is computed once."""

    __slots__ = ()

    of: ClassVar[Maker] = Maker()
    """Makes a move of this type from its fields; equal ones may be the same object."""

    def say(self, language: str = "en") -> str:
        """The move in a few words, in English (``en``) or French (``fr``), without who makes it.

        A move of which no rulebook says anything is told by its kind and its fields.
        """
        from whichside_rules.kernel.book import rulebook, text

        game = rulebook.holding(type(self).__module__)
        if game and self.kind in text.texts(game).own["deed"]:
            return text.say(game, "deed", self.kind, self.values(), language)
        fields = {k: v for k, v in self.values().items() if k not in ("kind", "player")}
        told = ", ".join(f"{name.replace('_', ' ')} {_shown(one)}" for name, one in fields.items())
        mark = " : " if language == "fr" else ": "
        return mark.join(filter(None, (self.kind.replace("-", " "), told)))

    def values(self) -> Mapping[str, object]:
        """What its words are filled with: the fields, and what a game adds to them."""
        return {name: getattr(self, name) for name in fields_of(type(self))}

    if TYPE_CHECKING:

        @property
        def kind(self) -> str:
            """The word for this type of move in JSON, such as ``place-worker``."""


def _shown(field: object) -> str:
    """A field of a move of which nothing is said."""
    if isinstance(field, tuple):
        return ", ".join(map(_shown, field)) or "-"
    return "-" if field in (None, "") else str(field)


@dataclass_transform(frozen_default=True, field_specifiers=(Field,))
def move(cls: type[M]) -> type[M]:
    """Make a class a type of move: a value with its ``kind``.

    The kind is the name of the class in lower case, its words joined by hyphens.
    """
    return made_of(cls)


def any_of(*kinds: type[Any]) -> Any:
    """Any move of these types, as one type told apart by ``kind`` in JSON."""
    return Annotated[reduce(or_, kinds), Field(discriminator="kind")]
