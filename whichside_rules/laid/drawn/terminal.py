"""A table in a terminal: lines with colours, which fit a narrow one too.

Whatever is drawn with a symbol has a plain one of letters beside it, for terminals that show no
other. Where an area is too wide for the terminal its parts stand one under the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from rich.text import Text as Line

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.laid.description import Area, Shape, Sign, Table, Thing, Tone
from whichside_rules.laid.drawn.reading import BESIDE, UNSEEN, Reading, upper
from whichside_rules.shared.punctuation import colon, semicolon

__all__ = ["WIDTH", "lines"]

WIDTH: Final = 80
"""How wide a terminal is, if nobody says."""
_NARROW: Final = 60
_LONGEST: Final = 24
"""A track of more cells is told by its numbers alone."""
_COLUMN: Final = 20
"""How wide the names of gauges are at least, where there is room."""
_FULL: Final = ("■", "#")
_FREE: Final = ("□", ".")
_TIMES: Final = ("×", "x")
_SIGNS: Final[dict[Sign, tuple[str, str]]] = {
    "own": ("★", "*"),
    "found": ("■", "#"),
    "out": ("×", "x"),
    "unknown": ("·", "."),
}
_STYLES: Final[dict[Tone | Sign, str]] = {
    "good": "green",
    "bad": "yellow",
    "quiet": "dim",
    "loud": "bold",
    "own": "bold green",
    "found": "bold yellow",
    "out": "dim",
    "unknown": "",
}
_NONE: Final = Text("none", "aucun")


def lines(
    table: Table, language: str = "en", *, plain: bool = False, width: int = WIDTH
) -> list[Line]:
    """The table line by line.

    Args:
        table: what lies there.
        language: ``en`` or ``fr``.
        plain: whether symbols are letters.
        width: how many columns there are; longer lines are for the terminal to wrap.
    """
    drawing = _Drawing(table, language, plain=plain, width=width)
    return [line for area in table.areas for line in drawing.area(area)]


class _Drawing(Reading):
    def __init__(self, table: Table, language: str, *, plain: bool, width: int) -> None:
        super().__init__(table, language)
        self.plain, self.width = plain, width
        self.narrow = width < _NARROW

    def area(self, area: Area) -> Iterator[Line]:
        shapes: dict[Shape, Callable[[Area], Iterator[Line]]] = {
            "gauges": self.gauges,
            "list": self.listed,
            "board": self.board,
            "map": self.map,
            "hand": self.board,
            "pile": self.pile,
            "seat": self.seated,
        }
        yield from shapes.get(area.shape, self.row)(area)
        if area.legend and any(one.sign for one in area.things) and area.shape == "map":
            told = (f"{self.mark(one.sign)} {self.say(one.means)}" for one in area.legend)
            yield Line(", ".join(told), style="dim")

    # Shapes -----------------------------------------------------------------------------------

    def row(self, area: Area) -> Iterator[Line]:
        """All side by side after the name of the area."""
        line = self.head(area)
        there = [one for one in area.things if one.tone != "quiet"]
        line.append(colon(self.language), style="bold" if area.shown else "")
        if not there:
            yield line.append(self.say(area.empty or _NONE))
            return
        yield line.append_text(self.listing(self.counted(there)))

    def listed(self, area: Area) -> Iterator[Line]:
        """One under the other."""
        yield self.head(area, colon(self.language).rstrip())
        for one in (one for one in area.things if one.tone != "quiet"):
            line = Line(f"  {upper(self.name(one))}", style=self.style(one))
            value = self.value_of(one)
            yield line.append(f"{colon(self.language)}{value}" if value else "")
        if not area.things:
            yield Line(f"  {self.say(area.empty or _NONE)}")

    def pile(self, area: Area) -> Iterator[Line]:
        """What lies on it by its names, the top first."""
        line = self.head(area).append(colon(self.language))
        names = [self.name(one) for one in area.things if one.tone != "quiet"]
        yield line.append(", ".join(names) or self.say(area.empty or _NONE))

    def gauges(self, area: Area) -> Iterator[Line]:
        """Each with its name before it, all from the same column on."""
        names = [len(self.name(one)) for one in area.things]
        column = max((*names, 0 if self.narrow else _COLUMN))
        for one in area.things:
            line = Line(f"{upper(self.name(one)):<{column}} ")
            bar = self.bar(one)
            if len(line) + len(bar) > self.width:
                yield Line(upper(self.name(one)))
                line = Line("  ")
            yield line.append_text(bar)

    def bar(self, one: Thing) -> Line:
        if one.cells and one.amount is not None:
            return self.track(one)
        shown, most = self.say(one.shown), one.most
        if one.amount is None or most is None or most - (one.least or 0) > _LONGEST:
            return Line(shown, style=self.style(one))
        least, line = one.least or 0, Line()
        full = max(0, min(one.amount, most) - least)
        line.append(self.sign(_FULL) * full, style="bold red" if one.tone == "bad" else "bold")
        line.append(self.sign(_FREE) * (most - least - full), style="dim")
        return line.append(f" {shown}", style=self.style(one))

    def track(self, one: Thing) -> Line:
        """The cells with what is printed on them, the one on which it stands in brackets."""
        line = Line()
        for at, cell in enumerate(one.cells, start=one.least or 0):
            here = at == one.amount
            line.append(f"[{cell}]" if here else f" {cell} ", style="bold" if here else "dim")
        return line

    def seated(self, area: Area) -> Iterator[Line]:
        """The numbers in the first line, what else there is below."""
        line, tops = self.head(area), self.tops(area)
        for one in tops:
            if (self.is_number(one) or not one.seen) and one.tone != "quiet" and not one.where:
                line.append("  ").append_text(self.piece(one))
        yield line
        rest = [one for one in tops if one.seen and not self.is_number(one)]
        width = max((len(self.name(one)) for one in rest), default=0)
        for one in rest:
            line = Line(f"    {self.name(one):<{width}}", style=self.style(one))
            for piece in self.on(one):
                line.append("  ").append_text(self.piece(piece))
            value, place = self.value_of(one), self.place(one)
            line.append(f"  {value}" if value else "").append(f"  {place}" if place else "")
            yield line

    def board(self, area: Area) -> Iterator[Line]:
        """The spaces on which something stands; the others by their names, if the area says so."""
        numbers = [one for one in self.tops(area) if self.is_number(one) and one.tone != "quiet"]
        spaces = [one for one in self.tops(area) if not self.is_number(one)]
        taken = [line for one in spaces for line in self.space(one)]
        empty = [self.name(one) for one in spaces if not self.on(one)]
        parts = self.counted(numbers)
        if not area.things:
            parts = [Line(self.say(area.empty or _NONE))]
        if parts or taken or area.empty:
            line = self.head(area)
            line.append(colon(self.language) if parts else colon(self.language).rstrip())
            yield line.append_text(self.listing(parts))
        yield from taken
        if empty and area.empty:
            yield Line(f"  {self.say(area.empty)}{colon(self.language)}{', '.join(empty)}")

    def space(self, one: Thing, around: str = "") -> Iterator[Line]:
        """A space with what stands on it; nothing if only spaces are in it that are empty."""
        on, name = self.on(one), f"{around}{self.name(one)}"
        pieces = [piece for piece in on if not piece.space]
        if pieces:
            line = Line(f"  {upper(name)}{colon(self.language)}")
            line.append_text(self.listing(self.counted(pieces)))
            if one.beside:
                names = ", ".join(self.bordering(one))
                line.append(f"  {self.say(BESIDE, names=names)}", style="dim")
            yield line
        for piece in on:
            if piece.space:
                yield from self.space(piece, f"{name}, ")
            elif any(not self.is_number(inner) for inner in self.on(piece)):
                yield from self.inside(piece, "    ")

    def inside(self, one: Thing, indent: str) -> Iterator[Line]:
        """What stands on a thing that stands somewhere itself."""
        on = self.on(one)
        if on:
            yield Line(indent).append_text(self.listing(self.counted(on)))
            for piece in on:
                yield from self.inside(piece, f"{indent}  ")

    def listing(self, parts: Iterable[Line]) -> Line:
        """Parts of a line, one after the other."""
        line = Line()
        for number, one in enumerate(parts):
            line.append(", " if number else "").append_text(one)
        return line

    # Maps -------------------------------------------------------------------------------------

    def map(self, area: Area) -> Iterator[Line]:
        """As a grid, if its spaces lie in one and it fits; else as a board."""
        spaces = [one for one in self.tops(area) if one.at]
        columns = sorted({one.at[0] for one in spaces if one.at})
        rows = sorted({one.at[1] for one in spaces if one.at})
        places = {one.at: one for one in spaces}
        cells = {at: self.cell_of(one, corner=at) for at, one in places.items() if at}
        widths = [max((len(cells[x, y]) for y in rows if (x, y) in cells), default=0) + 2
                  for x in columns]  # fmt: skip
        is_grid = len(places) == len(spaces) and len(columns) * len(rows) <= 2 * len(spaces)
        if not is_grid or sum(widths) > self.width:
            yield from self.board(area) if not is_grid else self.in_lines(area, spaces)
            return
        if self.say(area.name):
            yield self.head(area)
        for y in rows:
            line = Line()
            for x, width in zip(columns, widths, strict=True):
                cell = cells.get((x, y), Line())
                line.append_text(cell).append(" " * (width - len(cell)))
            line.rstrip()
            yield line
        rest = [one for one in self.tops(area) if not one.at]
        if rest:
            yield from self.beside_it(rest)

    def in_lines(self, area: Area, spaces: Sequence[Thing]) -> Iterator[Line]:
        """The spaces of a grid one under the other."""
        yield self.head(area)
        for one in spaces:
            yield Line("  ").append_text(self.cell_of(one, corner=one.at))
        yield from self.beside_it([one for one in self.tops(area) if not one.at])

    def beside_it(self, spaces: Iterable[Thing]) -> Iterator[Line]:
        """Spaces that lie nowhere on the map, with what stands on them."""
        told = list[Line]()
        for one in spaces:
            told.append(self.cell_of(one, corner=None))
        if told:
            line = told[0]
            for further in told[1:]:
                line.append(semicolon(self.language)).append_text(further)
            yield line

    def cell_of(self, one: Thing, *, corner: object) -> Line:
        """A space of a map in short: its name and what stands on it."""
        name = self.say(one.short or one.name)
        line = Line(f"{name} ", style="dim" if not one.short else "bold")
        on = self.on(one)
        marked = [piece for piece in on if piece.sign]
        for piece in marked:
            style = _STYLES[piece.sign] if piece.sign else ""
            short = self.say(piece.short or piece.name)
            line.append(f" {short}{self.mark(piece.sign)}", style=style)
        others = [piece for piece in on if not piece.sign]
        for piece in others:
            value = self.value_of(piece)
            line.append(f" {self.name(piece)}" + (f" {value}" if value else ""))
        if not on:
            line.append("-")
        return line

    # Things -----------------------------------------------------------------------------------

    def head(self, area: Area, mark: str = "") -> Line:
        shown = f" {self.say(area.shown)}" if area.shown else ""
        return Line(f"{upper(self.say(area.name))}{shown}{mark}", style="bold")

    def counted(self, things: Sequence[Thing]) -> list[Line]:
        """Things side by side; what looks the same is counted."""
        found = dict[str, tuple[Line, int]]()
        for one in things:
            line = self.piece(one)
            first, n = found.get(line.plain, (line, 0))
            found[line.plain] = first, n + 1
        return [
            line.append(f" {self.sign(_TIMES)}{n}") if n > 1 else line for line, n in found.values()
        ]

    def piece(self, one: Thing) -> Line:
        """A thing among others in a line: ``Savings 2 $``, ``Fort (1K)``, ``3 healthy``."""
        name, value = self.say(one.short or one.name), self.value_of(one)
        if one.where and one.most is None and value == str(one.amount):
            told = f"{value} {name}"  # so many of what stands there
        elif not (name and value and one.seen) or self.is_number(one) or self.on(one):
            told = f"{name} {value}".strip()
        else:
            told = f"{name} ({value})"
        return Line(told, style=self.style(one))

    def value_of(self, one: Thing) -> str:
        value = self.say(one.brief or one.shown)
        return value or ("" if one.seen else self.say(UNSEEN))

    def is_number(self, one: Thing) -> bool:
        return one.amount is not None and not self.on(one)

    def style(self, one: Thing) -> str:
        return _STYLES[one.tone] if one.tone else ""

    def mark(self, sign: Sign | None) -> str:
        return self.sign(_SIGNS[sign]) if sign else ""

    def sign(self, pair: tuple[str, str]) -> str:
        return pair[1] if self.plain else pair[0]
