"""A table as HTML, with drawings where a shape says more than a list.

It is a fragment for any page: it brings no script, asks for nothing from elsewhere, and takes the
colours of the page (:data:`STYLE` is the stylesheet to be given once). Every thing is an element
with ``data-thing`` set to its id, ``data-clauses`` and ``data-says`` to what is known of it, so
that a page can point at it. Whatever is drawn stands there in words too.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from html import escape
from typing import Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.files.sheet import Provenance
from whichside_rules.kernel.playing.transition import Told
from whichside_rules.laid.changes import changes
from whichside_rules.laid.description import Area, Shape, Table, Thing
from whichside_rules.laid.drawn import svg
from whichside_rules.laid.drawn.reading import BESIDE, NOTHING, PROVENANCE, UNSEEN, Reading, upper
from whichside_rules.shared.punctuation import colon, semicolon

__all__ = ["STYLE", "before_and_after", "drawn"]

MARKS: Final[dict[Provenance, str]] = {
    "stated": "", "implied": "~", "stand-in": "?", "supplied": "+",
}  # fmt: skip
"""What stands behind a value that the book does not print."""

STYLE: Final = """
.laid { --laid-bad: #a3261b; --laid-good: #17693a; --laid-ground: Canvas; color: inherit; }
@media (prefers-color-scheme: dark) { .laid { --laid-bad: #ff9a92; --laid-good: #7fd79a; } }
[data-theme="light"] .laid { --laid-bad: #a3261b; --laid-good: #17693a; }
[data-theme="dark"] .laid { --laid-bad: #ff9a92; --laid-good: #7fd79a; }
.laid-area { margin: 0 0 1rem; break-inside: avoid; }
.laid-name { margin: 0 0 .25rem; padding: 0; font-size: 1rem; font-weight: 700; }
.laid ul { margin: 0; padding: 0; list-style: none; }
.laid .laid-row > li { display: inline-block; margin: 0 .9em .2em 0; }
.laid .laid-board {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .4rem;
}
.laid-board > .laid-space {
  border: 1px solid currentColor; border-radius: .5rem; padding: .3rem .5rem;
}
.laid .laid-on { padding-left: .8rem; }
.laid .laid-as-seat .laid-on, .laid .laid-as-seat .laid-on > li { display: inline-block; }
.laid-board .laid-space .laid-space { border-top: 1px dotted currentColor; margin-top: .2rem; }
.laid-label { font-weight: 600; }
.laid .laid-none { margin: 0; }
.laid-empty > .laid-label { font-weight: 400; }
.laid-svg { display: block; }
.laid-gauges .laid-svg { margin: .1rem 0 .3rem; }
.laid-bad { color: var(--laid-bad); }
.laid-good { color: var(--laid-good); }
.laid-loud { font-weight: 700; }
.laid-unseen { font-style: italic; }
.laid-own { fill: var(--laid-good); }
.laid-changed { outline: 2px dashed currentColor; outline-offset: 2px; border-radius: .25rem; }
.laid-mark { font-size: .75em; vertical-align: super; }
.laid-hidden {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}
.laid-both {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: 1.5rem;
}
@media print {
  [data-theme] .laid { --laid-bad: #a3261b; --laid-good: #17693a; }
  .laid details:not([open]) { display: none; }
}
.laid-story code { font-size: .8em; overflow-wrap: anywhere; }
"""
"""The stylesheet: it follows the page's colours, its theme, and what the reader prefers."""

_KEY: Final = Text("no mark: the book prints it", "sans signe : le livret l'imprime")
_WORDS: Final = Text("In words", "En mots")
_CHANGED: Final = Text("changed", "changé")
_BEFORE: Final = Text("Before", "Avant")
_AFTER: Final = Text("After", "Après")
_STORY: Final = Text("What happened", "Ce qui s'est passé")


def drawn(
    table: Table, language: str = "en", *, changed: Collection[str] = (), heading: int = 3
) -> str:
    """The table as a fragment of HTML.

    Args:
        table: what lies there.
        language: ``en`` or ``fr``.
        changed: the things that are marked as changed, by their ids.
        heading: the level of the headings over the areas.
    """
    return _Html(table, language, frozenset(changed), heading).whole()


def before_and_after(
    before: Table, after: Table, told: Iterable[Told], language: str = "en", *, heading: int = 3
) -> str:
    """Two tables side by side with what changed marked, and the events between them.

    Args:
        before: what lay there before.
        after: what lies there now.
        told: the events, in order; each with its clause.
        language: ``en`` or ``fr``.
        heading: the level of the headings over both.
    """
    differing = changes(before, after)
    old = drawn(before, language, changed=(*differing.went, *differing.other), heading=heading + 1)
    new = drawn(after, language, changed=(*differing.came, *differing.other), heading=heading + 1)
    head = f"h{heading}"
    story = "".join(
        f"<li>{escape(one.say(language))} "
        f'<code class="laid-clause">{escape(one.clause)}</code></li>'
        for one in told
    )
    parts = [
        f'<{head} class="laid-name">{escape(_STORY.in_(language))}</{head}>'
        f'<ol class="laid-story">{story}</ol>'
        if story
        else "",
        '<div class="laid-both">',
        f'<div><{head} class="laid-name">{_BEFORE.in_(language)}</{head}>{old}</div>',
        f'<div><{head} class="laid-name">{_AFTER.in_(language)}</{head}>{new}</div></div>',
    ]
    return f'<div class="laid-change" lang="{language}">{"".join(parts)}</div>'


class _Html(Reading):
    def __init__(self, table: Table, language: str, changed: frozenset[str], heading: int) -> None:
        super().__init__(table, language)
        self.changed, self.heading = changed, f"h{heading}"

    def whole(self) -> str:
        seat = f' data-seat="{escape(self.table.seat)}"' if self.table.seat else ""
        areas = "".join(map(self.area, self.table.areas))
        return (
            f'<div class="laid" lang="{self.language}" data-game="{escape(self.table.game)}"{seat}>'
            f"{areas}{self.key()}</div>"
        )

    def area(self, area: Area) -> str:
        shapes: dict[Shape, Callable[[Area], Iterator[str]]] = {
            "gauges": self.gauges,
            "board": self.board,
            "hand": self.board,
            "map": self.map,
            "ring": self.ring,
            "seat": self.seat,
            "list": self.listed,
        }
        shown = f" <span>{escape(self.say(area.shown))}</span>" if area.shown else ""
        inside = "".join(shapes.get(area.shape, self.row)(area))
        return (
            f'<section class="laid-area laid-as-{area.shape}" data-area="{escape(area.id)}">'
            f'<{self.heading} class="laid-name">{escape(upper(self.say(area.name)))}{shown}'
            f"</{self.heading}>{inside}</section>"
        )

    # Shapes -----------------------------------------------------------------------------------

    def row(self, area: Area) -> Iterator[str]:
        yield self.list_of("laid-row", area, area.things)

    def listed(self, area: Area) -> Iterator[str]:
        yield self.list_of("laid-list", area, area.things)

    def gauges(self, area: Area) -> Iterator[str]:
        yield self.list_of("laid-list", area, area.things, drawing=True)

    def seat(self, area: Area) -> Iterator[str]:
        """The gauges drawn, the other numbers beside each other, then the rest."""
        tops = self.tops(area)
        tracks = [one for one in tops if svg.can_be_drawn(one)]
        numbers = [one for one in tops if one.amount is not None and one not in tracks]
        rest = [one for one in tops if one.amount is None]
        for kind, things, drawing in (
            ("laid-list laid-gauges", tracks, True),
            ("laid-row", numbers, False),
            ("laid-list", rest, False),
        ):
            if things:
                yield self.list_of(kind, area, things, drawing=drawing)

    def board(self, area: Area) -> Iterator[str]:
        tops = self.tops(area)
        numbers = [one for one in tops if not one.space]
        if numbers:
            yield self.list_of("laid-row", area, numbers)
        spaces = [one for one in tops if one.space]
        if spaces or not numbers:
            yield self.list_of("laid-board", area, spaces)

    def map(self, area: Area) -> Iterator[str]:
        """The drawing, what lies beside it, and all of it in words."""
        yield svg.map_of(self, area, self.changed)
        beside = [one for one in self.tops(area) if not one.at]
        if beside:
            yield self.list_of("laid-board", area, beside)
        if area.legend:
            told = "".join(
                f'<li><svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" '
                f'fill="currentColor">{svg.sign(one.sign, 7, 7)}</svg> '
                f"{escape(self.say(one.means))}</li>"
                for one in area.legend
            )
            yield f'<ul class="laid-row laid-legend">{told}</ul>'
        yield self.in_words(self.list_of("laid-list", area, self.tops(area)))

    def ring(self, area: Area) -> Iterator[str]:
        """Who sits where, drawn, and in words."""
        yield svg.ring_of(self, area, self.changed)
        yield self.in_words(self.list_of("laid-list", area, area.things))

    def in_words(self, text: str) -> str:
        return f'<details class="laid-words"><summary>{self.say(_WORDS)}</summary>{text}</details>'

    # Things -----------------------------------------------------------------------------------

    def list_of(
        self, kind: str, area: Area, things: Iterable[Thing], *, drawing: bool = False
    ) -> str:
        there = "".join(self.thing(one, drawing=drawing) for one in things)
        if not there:
            return f'<p class="laid-none">{escape(self.say(area.empty or NOTHING))}</p>'
        return f'<ul class="{kind}">{there}</ul>'

    def thing(self, one: Thing, *, drawing: bool = False) -> str:
        """A thing with what stands on it."""
        name, value = escape(upper(self.name(one))), escape(self.value(one))
        mark = colon(self.language) if name and value else ""
        told = f'<span class="laid-label">{name}</span>' if name else ""
        told += f'{mark}<span class="laid-value">{value}</span>' if value else ""
        told += self.marked(one)
        if drawing and svg.can_be_drawn(one):
            told += svg.track(self, one)
        inside = "".join(map(self.thing, self.on(one)))
        inside = f'<ul class="laid-on">{inside}</ul>' if inside else ""
        return f"<li{self.attributes(one)}>{told}{inside}</li>"

    def attributes(self, one: Thing) -> str:
        classes = ["laid-thing"]
        classes += ["laid-space"] if one.space else []
        classes += ["laid-empty"] if one.space and not self.on(one) else []
        classes += [f"laid-{one.tone}"] if one.tone else []
        classes += [f"laid-from-{one.provenance}"] if one.provenance else []
        classes += [] if one.seen else ["laid-unseen"]
        classes += ["laid-changed"] if one.id in self.changed else []
        known = {
            "class": " ".join(classes),
            "data-thing": one.id,
            "data-clauses": " ".join(one.clauses),
            "data-says": self.say(one.says) if one.says else "",
            "title": self.say(PROVENANCE[one.provenance]) if one.provenance else "",
        }
        return "".join(f' {key}="{escape(told)}"' for key, told in known.items() if told)

    def marked(self, one: Thing) -> str:
        """What else there is to say of a thing: in a sign, and in words for who sees no sign."""
        told, words = "", list[str]()
        if one.provenance and MARKS[one.provenance]:
            told = f'<span class="laid-mark" aria-hidden="true">{MARKS[one.provenance]}</span>'
            words.append(self.say(PROVENANCE[one.provenance]))
        if not one.seen and self.value(one) != self.say(UNSEEN):
            words.append(self.say(UNSEEN))
        if one.id in self.changed:
            words.append(self.say(_CHANGED))
        if one.where and not self.is_inside(one) and (place := self.place(one)):
            told += f', <span class="laid-place">{escape(place)}</span>'
        if one.beside:
            names = escape(self.say(BESIDE, names=", ".join(self.bordering(one))))
            told += f', <span class="laid-beside">{names}</span>'
        if words:
            told += f'<span class="laid-hidden"> ({escape(", ".join(words))})</span>'
        return told

    def is_inside(self, one: Thing) -> bool:
        """Whether the place on which it stands is told around it: in the same area."""
        return any(
            {one.id, one.where} <= {other.id for other in area.things} for area in self.table.areas
        )

    def key(self) -> str:
        """What the marks mean, if there are some."""
        there = {one.provenance for one in self.table.things()}
        told = [
            f"{mark} {self.say(PROVENANCE[which])}"
            for which, mark in MARKS.items()
            if mark and which in there
        ]
        if not told:
            return ""
        key = semicolon(self.language).join((self.say(_KEY), *told))
        return f'<p class="laid-key">{escape(key)}</p>'
