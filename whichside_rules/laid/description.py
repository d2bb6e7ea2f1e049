"""What lies on a table, as values: areas, the things in them, and what is known of each thing.

It says the same in both languages, holds no rule and nothing that a seat may not see, and is
written as JSON by :data:`TABLE`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

from pydantic import Field

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.files.sheet import Provenance
from whichside_rules.kernel.playing.codec import ValueAdapter
from whichside_rules.kernel.values.value import value

__all__ = ["SHAPES", "TABLE", "UNSEEN", "Area", "Legend", "Shape", "Sign", "Table", "Thing"]

UNSEEN: Final = Text("not seen", "non vu")
"""What is shown of something whose value the seat does not see."""

Shape = Literal["list", "row", "gauges", "board", "map", "seat", "ring", "pile", "hand"]
"""How the things of an area lie.

``list`` one under the other, ``row`` side by side, ``gauges`` each a number between two ends,
``board`` spaces on which things stand, ``map`` spaces that lie somewhere and border on others,
``seat`` what lies before one person: first the numbers, then the rest; ``ring`` the people in the
order in which they sit; ``pile`` one on the other, the top first; ``hand`` what somebody holds.
"""
SHAPES: Final[tuple[Shape, ...]] = (
    "list", "row", "gauges", "board", "map", "seat", "ring", "pile", "hand",
)  # fmt: skip

Sign = Literal["own", "found", "out", "unknown"]
"""What stands for a thing where there is little room: it is one's own, it was found, it is out of
the game, nothing is known of it."""

Tone = Literal["good", "bad", "quiet", "loud"]
"""How a thing is to be shown beside others: as a gain, as a danger, as of less weight, of more."""

Percent = Annotated[int, Field(ge=0, le=100)]


@value
class Thing:
    """Something that lies on the table: a gauge, money, a person, a card, a tile, a space."""

    id: str
    """Its address on this table, the same in every position: ``savings``, ``italian.risk``."""
    name: Text
    shown: Text
    """Its value in words; empty where it has none but that it is there."""
    amount: int | None = None
    """Its value, where that is a number."""
    least: int | None = None
    most: int | None = None
    """Between which numbers it stands, where it is on a gauge or a track; ``None``: no end."""
    cells: tuple[str, ...] = ()
    """What is printed on the cells of its track, from ``least`` to ``most``; empty: the numbers."""
    short: Text | None = None
    """Its name where there is little room."""
    brief: Text | None = None
    """Its value where there is little room."""
    space: bool = False
    """Whether it is a place on which other things stand, and no piece itself."""
    sign: Sign | None = None
    tone: Tone | None = None
    where: str | None = None
    """The thing on which it stands, by its id."""
    at: tuple[Percent, Percent] | None = None
    """Where it lies on a map, in percent of its width and its height."""
    beside: tuple[str, ...] = ()
    """The things of a map on which it borders, by their ids."""
    provenance: Provenance | None = None
    """Where what is printed of it comes from; ``None`` where it is play and no content."""
    clauses: tuple[str, ...] = ()
    """The clauses that say what it is."""
    seen: bool = True
    """Whether this seat sees its value."""
    says: Text | None = None
    """The sentence that sets it, filled in with its present value; ``None`` where none does."""


@value
class Legend:
    """What a sign means in an area."""

    sign: Sign
    means: Text


@value
class Area:
    """A part of the table with what lies in it."""

    id: str
    name: Text
    shape: Shape
    things: tuple[Thing, ...]
    shown: Text | None = None
    """What there is to say of it as a whole: ``3 of 5``."""
    empty: Text | None = None
    """What is said of an area without things, or of spaces on which nothing stands."""
    legend: tuple[Legend, ...] = ()


@value
class Table:
    """What lies on the table, as one seat sees it, or as all seats see it together."""

    game: str
    seat: str | None
    """Whose view it was made of; ``None`` for those of all."""
    areas: tuple[Area, ...]

    def things(self) -> Iterator[Thing]:
        """Every thing, area by area."""
        for area in self.areas:
            yield from area.things

    def thing(self, address: str) -> Thing:
        """The thing of that id.

        Raises:
            LookupError: there is none on this table.
        """
        for one in self.things():
            if one.id == address:
                return one
        raise LookupError(f"there is no {address!r} on the table")


TABLE: Final[ValueAdapter[Table]] = ValueAdapter(Table)
"""Reads and writes tables as JSON."""
