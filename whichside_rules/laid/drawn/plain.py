"""A table as plain text in a fixed order, for those who listen to it and for whatever reads lines.

There is a line for each area and for each thing, in the order of the table, in whole words and
without symbols. A space is told with what stands on it; those that are empty are told in one line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.transition import Told
from whichside_rules.laid.changes import changes
from whichside_rules.laid.description import Area, Table, Thing
from whichside_rules.laid.drawn.reading import BESIDE, NOTHING, PROVENANCE, UNSEEN, Reading, upper
from whichside_rules.shared.punctuation import colon

__all__ = ["change", "lines", "text"]

_SEAT: Final = Text("As {seat} sees it.", "Ce que voit {seat}.")
_EMPTY: Final = Text("Empty", "Vide")
_NOW: Final = Text("now {value}", "maintenant {value}")
_NEW: Final = Text("New", "Nouveau")
_GONE: Final = Text("No longer there", "N'est plus là")
_AT: Final = Text("at: {place}", "à : {place}")


def text(table: Table, language: str = "en") -> str:
    """The table as one text."""
    return "\n".join(lines(table, language)) + "\n"


def lines(table: Table, language: str = "en") -> list[str]:
    """The table line by line."""
    return list(_Plain(table, language).lines())


def change(before: Table, after: Table, told: Iterable[Told], language: str = "en") -> list[str]:
    """What happened between two tables, and what is otherwise than before, line by line."""
    old, new = _Plain(before, language), _Plain(after, language)
    differing, was = changes(before, after), {one.id: one for one in before.things()}
    found = [f"{one.say(language)} [{one.clause}]" for one in told]
    for one in after.things():
        if one.id in differing.other:
            value, place = new.value(one), new.place(one)
            now = ", ".join(filter(None, (value, place)))
            if one.where == was[one.id].where:
                now = value
            found.append(f"{old.thing(was[one.id])}, {new.say(_NOW, value=now)}.")
    for name, which, there in ((_NEW, differing.came, new), (_GONE, differing.went, old)):
        names = [there.name(one) for one in there.table.things() if one.id in which]
        if names:
            found.append(f"{new.say(name)}{colon(language)}{', '.join(names)}.")
    return found


class _Plain(Reading):
    def lines(self) -> Iterator[str]:
        for area in self.table.areas:
            shown = f"{colon(self.language)}{self.say(area.shown)}" if area.shown else ""
            yield f"{upper(self.say(area.name))}{shown}."
            spaces = area.shape in ("board", "map", "hand")
            yield from self.spaces(area) if spaces else self.listed(area)

    def listed(self, area: Area) -> Iterator[str]:
        for one in area.things:
            yield f"  {self.thing(one)}."
        if not area.things:
            yield f"  {upper(self.say(area.empty or NOTHING))}."

    def spaces(self, area: Area) -> Iterator[str]:
        empty = list[str]()
        for one in self.tops(area):
            if self.on(one) or one.says or one.amount is not None:
                yield f"  {self.thing(one)}."
                yield from self.nested(one, "    ")
            else:
                empty.append(self.name(one))
        if empty:
            head = self.say(area.empty or _EMPTY)
            yield f"  {upper(head)}{colon(self.language)}{', '.join(empty)}."

    def nested(self, thing: Thing, indent: str) -> Iterator[str]:
        for one in self.on(thing):
            yield f"{indent}{self.thing(one, inside=True)}."
            yield from self.nested(one, f"{indent}  ")

    def thing(self, thing: Thing, *, inside: bool = False) -> str:
        """A thing with its value and what else there is to say of it."""
        value = self.value(thing)
        told = colon(self.language).join(filter(None, (self.name(thing), value)))
        more = list[str]()
        if not thing.seen and value != self.say(UNSEEN):
            more.append(self.say(UNSEEN))
        if thing.where and not inside and (place := self.place(thing)):
            more.append(self.say(_AT, place=place))
        if thing.beside:
            more.append(self.say(BESIDE, names=", ".join(self.bordering(thing))))
        if thing.provenance not in (None, "stated"):
            more.append(self.say(PROVENANCE[thing.provenance]))
        return upper(", ".join((told, *more)))
