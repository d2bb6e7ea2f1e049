"""A map drawn from the content of a game: zones, where their names stand, and their borders.

Any content has a map whose ``zones`` have an ``id``, a ``name`` in both languages, ``neighbours``,
and ``x`` and ``y`` in percent of its width and height.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

from whichside_rules.sphinxext.labels import label

WIDTH: Final = 800
HEIGHT: Final = 900
_MARGIN: Final = 60
_LETTER: Final = 10
"""About how wide a letter of a name is."""


def has_map(content: Any) -> bool:
    """Whether a content has zones that say where they lie and what is next to them."""
    wanted = ("id", "name", "neighbours", "x", "y")
    zones = getattr(content, "zones", ())
    return bool(zones) and all(hasattr(one, field) for one in zones for field in wanted)


def drawn(zones: Sequence[Any], language: str) -> str:
    """Return the map as SVG: a line for each border, a name for each zone."""
    return "".join(
        [
            f'<svg class="rule-map" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'aria-label="{escape(label("map.described", language))}">\n',
            *_borders(zones),
            *(_zone(one, language) for one in zones),
            "</svg>\n",
        ]
    )


def borders(zones: Sequence[Any], language: str) -> Iterator[tuple[str, str]]:
    """Return each zone with the names of its neighbours: the map in words."""
    names = {one.id: one.name.text.in_(language) for one in zones}
    for one in zones:
        yield names[one.id], ", ".join(names[name] for name in one.neighbours if name in names)


def _place(zone: Any) -> tuple[int, int]:
    across, down = WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN
    return _MARGIN + across * zone.x // 100, _MARGIN + down * zone.y // 100


def _borders(zones: Sequence[Any]) -> Iterator[str]:
    """A line for each pair of neighbours, once."""
    order = {one.id: one for one in zones}
    drawn_already = set[frozenset[str]]()
    for one in zones:
        for name in one.neighbours:
            pair = frozenset((one.id, name))
            if name in order and pair not in drawn_already:
                drawn_already.add(pair)
                (x1, y1), (x2, y2) = _place(one), _place(order[name])
                yield f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>\n'


def _zone(zone: Any, language: str) -> str:
    """A name in a box."""
    name, (x, y) = zone.name.text.in_(language), _place(zone)
    width = _LETTER * len(name) + 24
    box = f'<rect x="{x - width // 2}" y="{y - 18}" width="{width}" height="36" rx="18"/>'
    return f'{box}<text x="{x}" y="{y}">{escape(name)}</text>\n'
