"""Drawings of a table: tracks, maps and who sits where, as SVG with a text beside it.

All of it is drawn here, from the numbers of the table alone. Lines and letters have the colour of
the text around them, so that a drawing is right on light and on dark ground and in print; whoever
shows it may give more in a stylesheet, by the classes that begin with ``laid-``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from whichside_rules.laid.description import Area, Sign, Thing
from whichside_rules.laid.drawn.reading import Reading, upper
from whichside_rules.shared.punctuation import colon

__all__ = ["LONGEST", "can_be_drawn", "map_of", "ring_of", "sign", "track"]

LONGEST: Final = 24
"""A track of more cells is told and not drawn."""
_CELL: Final = 26
_HIGH: Final = 22
_LETTER: Final = 7.2
"""About how wide a letter is."""
_LINE: Final = 17
"""How far lines of letters are apart."""


# Tracks -------------------------------------------------------------------------------------------


def can_be_drawn(thing: Thing) -> bool:
    """Whether a thing stands on a track that is short enough to be drawn."""
    if thing.amount is None or thing.least is None or thing.most is None:
        return False
    return 0 < thing.most - thing.least <= LONGEST


def track(reading: Reading, thing: Thing) -> str:
    """The cells of a track: those up to its value are full; of printed ones the one it is on."""
    least, most, at = thing.least or 0, thing.most or 0, thing.amount or 0
    cells = range(least if thing.cells or least < 0 else 1, most + 1)
    drawn = list[str]()
    for number, cell in enumerate(cells):
        x = number * _CELL + 1
        full = cell == at if thing.cells else cell <= at
        here = " laid-here" if cell == at else ""
        told = thing.cells[cell - least] if cell - least < len(thing.cells) else str(cell)
        opacity = ".35" if full else "0"
        drawn.append(
            f'<rect class="laid-cell{" laid-full" if full else ""}{here}" x="{x}" y="1" '
            f'width="{_CELL - 2}" height="{_HIGH}" rx="3" fill="currentColor" '
            f'fill-opacity="{opacity}" stroke="currentColor" '
            f'stroke-width="{2.5 if here else 1}"/>'
            f'<text x="{x + _CELL / 2 - 1:g}" y="{_HIGH / 2 + 5:g}" text-anchor="middle" '
            f'font-size="12"{" font-weight=" + chr(34) + "700" + chr(34) if here else ""}>'
            f"{escape(told)}</text>"
        )
    label = f"{upper(reading.name(thing))}{colon(reading.language)}{reading.value(thing)}"
    return _svg("laid-track", len(cells) * _CELL, _HIGH + 2, label, drawn)


# Signs --------------------------------------------------------------------------------------------


def sign(which: Sign, x: float, y: float, size: float = 5) -> str:
    """The shape that stands for a sign: a star, a full square, a cross, a dot."""
    if which == "own":
        points = " ".join(
            f"{x + r * math.sin(turn):.1f},{y - r * math.cos(turn):.1f}"
            for turn, r in (
                (n * math.pi / 5, size if n % 2 == 0 else size / 2.4) for n in range(10)
            )
        )
        return f'<polygon class="laid-own" points="{points}"/>'
    if which == "found":
        side = size * 1.5
        return (
            f'<rect class="laid-found" x="{x - side / 2:g}" y="{y - side / 2:g}" width="{side:g}" '
            f'height="{side:g}"/>'
        )
    if which == "out":
        d = size * 0.7
        return (
            f'<path class="laid-out" d="M{x - d:g} {y - d:g}L{x + d:g} {y + d:g}M{x - d:g} '
            f'{y + d:g}L{x + d:g} {y - d:g}" stroke="currentColor" stroke-width="1.6" fill="none"/>'
        )
    return f'<circle class="laid-unknown" cx="{x:g}" cy="{y:g}" r="{size / 3.5:g}"/>'


# Maps ---------------------------------------------------------------------------------------------


def map_of(reading: Reading, area: Area, changed: frozenset[str] = frozenset()) -> str:
    """The spaces of a map where they lie, what stands on them, and a line to each neighbour."""
    spaces = [one for one in reading.tops(area) if one.at]
    boxes = {one.id: _Box(reading, one) for one in spaces}
    if not boxes:
        return ""
    columns = sorted({one.at[0] for one in spaces if one.at})
    rows = sorted({one.at[1] for one in spaces if one.at})
    if len(columns) * len(rows) <= 2 * len(spaces):
        _in_a_grid(boxes, columns, rows)
    else:
        _in_a_net(boxes)
    across = max(box.x + box.width / 2 for box in boxes.values()) + 8
    down = max(box.y + box.height / 2 for box in boxes.values()) + 8
    drawn = [*_borders(boxes), *(box.drawn(changed) for box in boxes.values())]
    return _svg("laid-map", across, down, upper(reading.say(area.name)), drawn)


class _Box:
    """A space of a map with what stands on it, as lines of words and rows of signs."""

    def __init__(self, reading: Reading, space: Thing) -> None:
        self.reading, self.space = reading, space
        on = [one for one in reading.on(space) if not one.space]
        self.marked = [one for one in on if one.sign]
        self.lines = [self._told(one) for one in on if not one.sign]
        self.name = upper(reading.say(space.short or space.name))
        words = [self.name, *(text for _, text in self.lines)]
        self.width = max(
            max(len(one) for one in words) * _LETTER + 20, 34.0 * len(self.marked) + 12, 64.0
        )
        self.height = _LINE * (1 + len(self.lines) + bool(self.marked)) + 12.0
        self.x = self.y = 0.0

    def _told(self, one: Thing) -> tuple[Thing, str]:
        value = self.reading.say(one.brief or one.shown)
        return one, f"{self.reading.say(one.short or one.name)} {value}".strip()

    def drawn(self, changed: frozenset[str]) -> str:
        left, top = self.x - self.width / 2, self.y - self.height / 2
        parts = [
            f'<rect class="laid-space" x="{left:g}" y="{top:g}" width="{self.width:g}" '
            f'height="{self.height:g}" rx="8" fill="var(--laid-ground, Canvas)" '
            f'stroke="currentColor" stroke-width="{2 if self.lines else 1}"/>',
            f'<text x="{self.x:g}" y="{top + _LINE:g}" text-anchor="middle" font-size="12" '
            f'font-weight="700">{escape(self.name)}</text>',
        ]
        y = top + _LINE
        for number, one in enumerate(self.marked):
            x = left + 8 + number * (self.width - 16) / len(self.marked)
            letter = escape(self.reading.say(one.short or one.name))
            shape = sign(one.sign, x + 19, y + _LINE - 4) if one.sign else ""
            parts.append(
                _thing(self.reading, one, changed, f'<text x="{x + 2:g}" y="{y + _LINE:g}" '
                       f'font-size="12">{letter}</text>{shape}')
            )  # fmt: skip
        y += _LINE * bool(self.marked)
        for one, text in self.lines:
            y += _LINE
            parts.append(
                _thing(self.reading, one, changed, f'<text x="{self.x:g}" y="{y:g}" '
                       f'text-anchor="middle" font-size="12">{escape(text)}</text>')
            )  # fmt: skip
        return _thing(self.reading, self.space, changed, "".join(parts))


def _in_a_grid(boxes: dict[str, _Box], columns: Sequence[int], rows: Sequence[int]) -> None:
    """Every space in its column and its row, which are as wide and as high as they must be."""

    def ends(sizes: Iterable[float]) -> list[float]:
        found, at = list[float](), 8.0
        for size in sizes:
            found.append(at + size / 2)
            at += size + 10
        return found

    def of(which: int, line: int) -> list[_Box]:
        return [box for box in boxes.values() if box.space.at and box.space.at[which] == line]

    widths = [max(box.width for box in of(0, x)) for x in columns]
    heights = [max(box.height for box in of(1, y)) for y in rows]
    for x, centre, width in zip(columns, ends(widths), widths, strict=True):
        for box in of(0, x):
            box.x, box.width = centre, width
    for y, centre, height in zip(rows, ends(heights), heights, strict=True):
        for box in of(1, y):
            box.y, box.height = centre, height


def _in_a_net(boxes: dict[str, _Box]) -> None:
    """Every space where it lies, in percent of a ground that is large enough for all."""
    across, down = 800, 900
    for box in boxes.values():
        x, y = box.space.at or (0, 0)
        box.x, box.y = 70 + (across - 140) * x / 100, 40 + (down - 80) * y / 100
    left = min(box.x - box.width / 2 for box in boxes.values())
    top = min(box.y - box.height / 2 for box in boxes.values())
    for box in boxes.values():
        box.x, box.y = box.x + 8 - left, box.y + 8 - top


def _borders(boxes: dict[str, _Box]) -> Iterator[str]:
    """A line for each pair of neighbours, once."""
    drawn = set[frozenset[str]]()
    for box in boxes.values():
        for other in box.space.beside:
            pair = frozenset((box.space.id, other))
            if other in boxes and pair not in drawn:
                drawn.add(pair)
                there = boxes[other]
                yield (
                    f'<line x1="{box.x:g}" y1="{box.y:g}" x2="{there.x:g}" y2="{there.y:g}" '
                    'stroke="currentColor" stroke-opacity=".5" stroke-width="1.5"/>'
                )


# Who sits where -----------------------------------------------------------------------------------


def ring_of(reading: Reading, area: Area, changed: frozenset[str] = frozenset()) -> str:
    """The people around the table, in the order in which they sit, the first one below."""
    people = [one for one in area.things if one.tone != "quiet"]
    if not people:
        return ""
    told = [(one, upper(reading.name(one)), reading.value(one)) for one in people]
    wide = max(len(part) for _, *both in told for part in both) * _LETTER + 16
    across, down = 200 + 2 * wide, 210.0
    middle = across / 2, down / 2
    drawn = [
        f'<ellipse class="laid-table" cx="{middle[0]:g}" cy="{middle[1]:g}" rx="80" ry="46" '
        'fill="currentColor" fill-opacity=".08" stroke="currentColor"/>'
    ]
    for number, (one, name, value) in enumerate(told):
        turn = 2 * math.pi * number / len(told) + math.pi / 2
        x = middle[0] + (88 + wide / 2) * math.cos(turn)
        y = middle[1] + 76 * math.sin(turn)
        second = f'<tspan x="{x:g}" dy="{_LINE}">{escape(value)}</tspan>' if value else ""
        text = (
            f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="13"><tspan '
            f'font-weight="700">{escape(name)}</tspan>{second}</text>'
        )
        drawn.append(_thing(reading, one, changed, text))
    return _svg("laid-ring", across, down, upper(reading.say(area.name)), drawn)


# Parts --------------------------------------------------------------------------------------------


def _thing(reading: Reading, thing: Thing, changed: frozenset[str], inside: str) -> str:
    """A thing in a drawing: pages point at it by its id."""
    told = upper(
        colon(reading.language).join(filter(None, (reading.name(thing), reading.value(thing))))
    )
    classes = "laid-thing laid-changed" if thing.id in changed else "laid-thing"
    return (
        f'<g class="{classes}" data-thing="{escape(thing.id)}"><title>{escape(told)}</title>'
        f"{inside}</g>"
    )


def _svg(kind: str, width: float, height: float, label: str, parts: Iterable[str]) -> str:
    """A drawing with its name; on its own ground it is at most as wide as it is drawn."""
    return (
        f'<svg class="laid-svg {kind}" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" aria-label="{escape(label)}" fill="currentColor" '
        f'style="max-width:100%;height:auto">{"".join(parts)}</svg>'
    )
