"""The turn of a game as a picture, and the same in words.

The parts stand one below the other along a line, with a number each: in a circle where people
decide, in a square where a die or a card does. An arrow leads back to where the course begins
again. Beneath a part stands what may be asked in its middle. Each leads to its clause; where that
is, is only known when all pages are read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Any, ClassVar, Final

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.shared.punctuation import colon
from whichside_rules.sphinxext.labels import label, spaced
from whichside_rules.sphinxext.sources.turns import Asked, Course, Stop
from whichside_rules.sphinxext.writing.nodes import details, ready_html, summary, turn_picture
from whichside_rules.sphinxext.writing.published import published
from whichside_rules.sphinxext.writing.render import xref

WIDTH: Final = 316
_LANE: Final = 12
"""How far apart arrows that lead back are."""
_RADIUS: Final = 11
_TITLE: Final = 14.5
_SMALL: Final = 12.0
_NARROW: Final = frozenset("iljftrI.,;:'!|()[]’ -")
_BROAD: Final = frozenset("mwMW…—%@")


def length(text: str, size: float) -> float:
    """How long a text is at most, in letters of the widest fonts that a page is read with."""
    widths = (
        0.38 if one in _NARROW else 0.95 if one in _BROAD else 0.75 if one.isupper() else 0.63
        for one in text
    )
    return size * sum(widths)


def folded(text: str, size: float, width: float) -> list[str]:
    """A text in lines that are not longer than so much."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and length(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


class _Picture:
    """The picture from top to bottom; ``down`` is how far it goes so far."""

    def __init__(self, course: Course, language: str) -> None:
        self.course, self.language = course, language
        self.lanes = _lanes(course.loops)
        self.line = _LANE * (1 + max(self.lanes.values(), default=0)) + 8 + _RADIUS
        self.left = self.line + _RADIUS + 12
        self.down = 0.0 if course.loops else 2.0
        self.drawn: list[str] = []
        self.at: list[float] = []
        """How far down the middle of each part is."""

    def svg(self) -> str:
        """All of it."""
        begins = {first for first, _ in self.course.loops}
        ends = {last for _, last in self.course.loops}
        within = 0
        for place, stop in enumerate(self.course.stops):
            if place in begins:
                self.caption("turn.again-and-again")
            elif self.course.loops and not within and place in {0, *(one + 1 for one in ends)}:
                self.caption("turn.once")
            within += sum(first == place for first, _ in self.course.loops)
            within -= sum(last == place for _, last in self.course.loops)
            self.stop(place, stop)
        self.end()
        self.besides()
        back = [self.arrow(*loop, lane) for loop, lane in self.lanes.items()]
        height = round(self.down + 6)
        name = escape(label("turn.described", self.language), quote=True)
        return (
            f'<svg class="rule-turn" viewBox="0 0 {WIDTH} {height}" role="group" '
            f'aria-label="{name}">\n{"".join([*self.spine(), *back, *self.drawn])}</svg>\n'
        )

    def caption(self, key: str) -> None:
        """A heading of several parts."""
        self.down += 8
        self.write(label(key, self.language), 10.5, "rule-turn-caption", 14)
        self.down += 6

    def stop(self, place: int, stop: Stop) -> None:
        """One part."""
        middle = self.down + 12
        self.at.append(middle)
        classes = (
            "rule-turn-node" if stop.usual and not stop.skipped else "rule-turn-node rule-maybe"
        )
        self.drawn.append(_node(self.line, middle, stop.chance, classes))
        at = f'x="{self.line}" y="{middle + 4:g}"'
        self.drawn.append(f'<text class="rule-turn-number" {at}>{place + 1}</text>\n')
        self.down = middle + 5 - 18
        self.write(stop.called.in_(self.language), _TITLE, "rule-turn-name", 18, stop.clause)
        for said in (stop.question and stop.question.in_(self.language), self.remarks(stop)):
            if said:
                self.write(said, _SMALL, "rule-turn-said", 15.5)
        self.asked(stop.asked)
        self.down += 12

    def remarks(self, stop: Stop) -> str:
        """What is remarkable of a part, in a line; that chance decides is seen by its square."""
        return " · ".join(remarks(stop, self.language)[stop.chance :])

    def asked(self, asked: Sequence[Asked]) -> None:
        """What may be asked, one below the other."""
        for one in asked:
            middle = self.down + 15.5 - 4
            self.drawn.append(_sign(self.left, middle, one.chance))
            self.write(
                one.text.in_(self.language), _SMALL, "rule-turn-asked", 15.5, one.clause, inner=15
            )

    def end(self) -> None:
        """The end of the game."""
        middle = self.down + 12
        self.at.append(middle)
        for radius, kind in ((_RADIUS - 2, "rule-turn-node"), (4, "rule-turn-last")):
            self.drawn.append(
                f'<circle class="{kind}" cx="{self.line}" cy="{middle:g}" r="{radius}"/>\n'
            )
        self.down = middle + 5 - 18
        called = self.course.end.in_(self.language) if self.course.end else ""
        self.write(called or label("turn.end", self.language), _TITLE, "rule-turn-name", 18)
        self.down += 6

    def besides(self) -> None:
        """What may be asked in many parts."""
        if self.course.anywhere:
            self.caption("turn.anywhere")
            self.asked(self.course.anywhere)

    def write(
        self, text: str, size: float, kind: str, step: float, clause: str = "", inner: float = 0
    ) -> None:
        """Lines of text, as a link where a clause is named."""
        x, room = self.left + inner, WIDTH - self.left - inner - 2
        lines = []
        for one in folded(spaced(text, self.language), size, room):
            self.down += step
            lines.append(f'<tspan x="{x:g}" y="{self.down:g}">{escape(one)}</tspan>')
        words = f'<text class="{kind}">{" ".join(lines)}</text>'
        self.drawn.append(f'<a href="rule:{clause}">{words}</a>\n' if clause else f"{words}\n")

    def spine(self) -> Iterator[str]:
        """The line from each part to the next."""
        for above, below in zip(self.at, self.at[1:], strict=False):
            top, bottom = above + _RADIUS, below - _RADIUS
            yield f'<path class="rule-turn-line" d="M{self.line} {top:g}V{bottom:g}"/>\n'

    def arrow(self, first: int, last: int, lane: int) -> str:
        """The way back, from one part to an earlier one or to itself."""
        x, edge = self.line - _RADIUS - 14 - _LANE * lane, self.line - _RADIUS
        apart = 5 if first == last else 0
        top, bottom = self.at[first] - apart, self.at[last] + apart
        turn = min(6, (bottom - top) / 2)
        way = (
            f"M{edge + apart / 3:g} {bottom:g}H{x + turn:g}Q{x} {bottom:g} {x} {bottom - turn:g}"
            f"V{top + turn:g}Q{x} {top:g} {x + turn:g} {top:g}H{edge - 5:g}"
        )
        head = f"M{edge:g} {top:g}l-7 -4.5v9z"
        return (
            f'<path class="rule-turn-back" d="{way}"/>\n<path class="rule-turn-head" d="{head}"/>\n'
        )


def _lanes(loops: Sequence[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """Beside which other ways back each one runs: the shorter ones are nearer to the line."""
    found: dict[tuple[int, int], int] = {}
    for first, last in sorted(loops, key=lambda one: one[1] - one[0]):
        beside = [lane for (a, b), lane in found.items() if a <= last and first <= b]
        found[first, last] = max(beside, default=-1) + 1
    return found


def _node(x: float, y: float, chance: bool, classes: str) -> str:
    if chance:
        side = 2 * _RADIUS - 2
        corner = f'x="{x - side / 2:g}" y="{y - side / 2:g}"'
        return f'<rect class="{classes}" {corner} width="{side}" height="{side}" rx="4"/>\n'
    return f'<circle class="{classes}" cx="{x:g}" cy="{y:g}" r="{_RADIUS}"/>\n'


def _sign(x: float, y: float, chance: bool) -> str:
    """Who answers: a die, or somebody who is asked."""
    if not chance:
        return f'<circle class="rule-turn-sign" cx="{x + 4.5:g}" cy="{y:g}" r="4"/>\n'
    at = f'x="{x + 0.5:g}" y="{y - 4:g}" width="8" height="8" rx="2"'
    pip = f'<circle class="rule-turn-last" cx="{x + 4.5:g}" cy="{y:g}" r="1.2"/>'
    return f'<rect class="rule-turn-sign" {at}/>{pip}\n'


def remarks(stop: Stop, language: str) -> list[str]:
    """What is remarkable of a part: who decides, how often, whether it comes at all."""
    keys = (
        "turn.chance" if stop.chance else f"turn.how.{stop.how}" if stop.how else "",
        "turn.again" if stop.again else "",
        "turn.skipped" if stop.skipped else "",
        "" if stop.usual else "turn.unusual",
    )
    return [label(key, language) for key in keys if key]


def drawn(course: Course, language: str) -> str:
    """The picture as SVG; the addresses of its links are ``rule:`` and the id of a clause."""
    return _Picture(course, language).svg()


def picture(course: Course, language: str) -> list[nodes.Node]:
    """The picture with what it shows, and folded beneath it the same in words."""
    figure = nodes.container(classes=["rule-turn-box"])
    figure += turn_picture("", drawn=drawn(course, language))
    mostly = label(f"turn.how.{course.mostly}", language) if course.mostly else ""
    told = [label("turn.signs", language)]
    told += [label("turn.mostly", language).format(mostly)] if mostly else []
    told += [label("turn.found", language).format(course.games)]
    figure += nodes.paragraph("", " ".join(told), classes=["rule-turn-told"])
    said = details(classes=["rule-turn-words"])
    said += summary("", label("turn.in-words", language))
    said += in_words(course, language)
    return [figure, said]


def in_words(course: Course, language: str) -> nodes.Node:
    """The course as a numbered list."""
    found = nodes.enumerated_list(enumtype="arabic", prefix="", suffix=".")
    items: list[nodes.list_item] = []
    for stop in course.stops:
        line = nodes.paragraph(
            "", "", nodes.strong("", "", _linked(stop.called, stop.clause, language))
        )
        question = stop.question.in_(language) if stop.question else ""
        told = [question.rstrip(".")] if question else []
        told = [one if one.endswith("?") else f"{one}." for one in told]
        told += [f"{_capital(one)}." for one in remarks(stop, language)]
        if told:
            line += nodes.Text(f"{colon(language)}{' '.join(told)}")
        item = nodes.list_item("", line)
        if stop.asked:
            item += _asked(stop.asked, label("turn.may-be-asked", language), language)
        items.append(item)
    for first, last in course.loops:
        back = label("turn.back-to", language).format(last + 1, first + 1)
        items[last].append(nodes.paragraph("", back))
    found.extend(items)
    end = course.end.in_(language) if course.end else label("turn.end", language)
    found += nodes.list_item("", nodes.paragraph("", "", nodes.strong("", end)))
    if not course.anywhere:
        return found
    both = nodes.container()
    both += found
    both += _asked(course.anywhere, label("turn.anywhere", language), language)
    return both


def _asked(asked: Sequence[Asked], head: str, language: str) -> nodes.paragraph:
    line = nodes.paragraph("", f"{head}{colon(language)}")
    for number, one in enumerate(asked):
        line += nodes.Text(label("semicolon", language) if number else "")
        line += _linked(one.text, one.clause, language)
        if one.chance:
            line += nodes.Text(f" ({label('turn.chance', language)})")
    return line


def _linked(text: Text, clause: str, language: str) -> nodes.Node:
    said = text.in_(language).rstrip(".")
    return xref("clause", clause, said) if clause else nodes.Text(said)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


_ADDRESS: Final = re.compile(r'<a href="rule:([^"]*)">')


def with_addresses(svg: str, address: Callable[[str], str | None]) -> str:
    """The picture with the addresses of its clauses; what is published nowhere is no link."""

    def link(found: re.Match[str]) -> str:
        place = address(found[1])
        return f'<a href="{escape(place, quote=True)}">' if place else "<a>"

    return _ADDRESS.sub(link, svg)


class TurnLinks(SphinxPostTransform):
    """Lead the parts of each picture to their clauses."""

    default_priority: ClassVar[int] = 91

    def run(self, **kwargs: Any) -> None:
        """Replace every placeholder by its picture; who writes no HTML has the words."""
        for node in list(self.document.findall(turn_picture)):
            if self._builder.format == "html":
                node.replace_self(ready_html.of(with_addresses(node["drawn"], self._address)))
            else:
                node.parent.remove(node)

    def _address(self, clause: str) -> str | None:
        place = published(self.env).places.get(clause)
        if place is None:
            return None
        page = self._builder.get_relative_uri(self.env.current_document.docname, place.docname)
        return f"{page}#{place.anchor}"

    @property
    def _builder(self) -> Any:
        return (getattr(self.env, "_app", None) or self.app).builder
