"""What every renderer asks of a table: values in words, what stands on what, what is empty."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.files.sheet import Provenance
from whichside_rules.laid.description import UNSEEN, Area, Table, Thing

__all__ = ["BESIDE", "NOTHING", "PROVENANCE", "UNSEEN", "Reading", "upper"]

PROVENANCE: Final[Mapping[Provenance, Text]] = {
    "stated": Text("printed in the book", "imprimé dans le livret"),
    "implied": Text("follows from the book", "découle du livret"),
    "stand-in": Text("stand-in of ours", "bouche-trou de notre cru"),
    "supplied": Text("from a pack", "tiré d'un pack"),
}
"""What the provenance of a thing is called."""

BESIDE: Final = Text("next to {names}", "voisins : {names}")
NOTHING: Final = Text("nothing", "rien")
_OF: Final = Text("{n} of {most}", "{n} sur {most}")
_CELL: Final = Text("{cell}, cell {n} of {most}", "{cell}, case {n} sur {most}")


class Reading:
    """A table as it is read in one language."""

    def __init__(self, table: Table, language: str) -> None:
        """The reading of a table in a language."""
        self.table: Table = table
        self.language: str = language
        self._standing = dict[str, list[Thing]]()
        for one in table.things():
            if one.where is not None:
                self._standing.setdefault(one.where, []).append(one)
        self._known = {one.id: one for one in table.things()}

    def say(self, text: Text, **values: object) -> str:
        """A text in the language, filled in."""
        told = text.in_(self.language)
        return told.format(**values) if values else told

    def name(self, thing: Thing) -> str:
        """What a thing is called."""
        return self.say(thing.name)

    def value(self, thing: Thing) -> str:
        """The value of a thing in words that can be listened to."""
        if not thing.seen and not self.say(thing.shown):
            return self.say(UNSEEN)
        if thing.amount is None or thing.most is None:
            return self.say(thing.shown)
        if thing.cells:
            cell = self.cell(thing)
            return self.say(_CELL, cell=cell, n=thing.amount, most=thing.most)
        return self.say(_OF, n=thing.amount, most=thing.most)

    def cell(self, thing: Thing) -> str:
        """What is printed on the cell on which a thing stands."""
        at = (thing.amount or 0) - (thing.least or 0)
        return thing.cells[at] if 0 <= at < len(thing.cells) else str(thing.amount)

    def place(self, thing: Thing) -> str:
        """The name of what it stands on; empty where it stands on nothing."""
        there = self._known.get(thing.where or "")
        return self.name(there) if there else ""

    def on(self, thing: Thing) -> tuple[Thing, ...]:
        """What stands on a thing."""
        return tuple(self._standing.get(thing.id, ()))

    def bordering(self, thing: Thing) -> tuple[str, ...]:
        """The names of the things on which it borders."""
        return tuple(self.name(self._known[one]) for one in thing.beside if one in self._known)

    def tops(self, area: Area) -> tuple[Thing, ...]:
        """The things of an area that stand on no other thing of the same area."""
        own = {one.id for one in area.things}
        return tuple(one for one in area.things if one.where not in own)


def upper(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
