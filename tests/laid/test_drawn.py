"""What writes a table down: in a terminal of any width, in plain words, as HTML with drawings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest

from tests.laid.tables import GAMES, game_of, positions
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.laid.changes import changes, where_it_changed
from whichside_rules.laid.describing import table_of
from whichside_rules.laid.description import SHAPES, Area, Legend, Shape, Table, Thing
from whichside_rules.laid.drawn import html, plain, svg, terminal
from whichside_rules.laid.drawn.reading import Reading

EACH = pytest.mark.parametrize("name", GAMES)
LANGUAGES = ("en", "fr")
VOID = {"br", "hr", "img", "meta", "link", "input"}


def tables(name: str) -> Iterator[Table]:
    for number, state in enumerate(positions(name, seed=4, every=23)):
        seats = game_of(name).players(state.setup)
        yield table_of(name, state, seats[number % len(seats)], sentences=False)


def thing(address: str = "one", **more: Any) -> Thing:
    value = str(more.get("amount", ""))
    known: dict[str, Any] = {"name": Text("One", "Un"), "shown": Text(value, value), **more}
    return Thing(id=address, **known)


def table(*things: Thing, shape: Any = "list", **more: Any) -> Table:
    return Table("toy", None, (Area("a", Text("area", "zone"), shape, things, **more),))


def lines(of: Table, language: str = "en", **more: Any) -> list[str]:
    return [line.plain for line in terminal.lines(of, language, **more)]


class Page(HTMLParser):
    """Reads a fragment: what is open at its end, and what stands in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, attribute: str) -> list[str | None]:
        return [found[attribute] for _, found in self.tags if attribute in found]


# The terminal -------------------------------------------------------------------------------------


@EACH
def test_every_position_fits_a_narrow_terminal(name: str) -> None:
    for one in tables(name):
        for language in LANGUAGES:
            wide = lines(one, language)
            narrow = lines(one, language, width=40, plain=True)
            tracks = [line for line in narrow if re.search(r"[#.]{3}|\[\S+\]", line)]
            assert all(len(line) <= 40 for line in tracks), tracks
            assert not set("".join(narrow)) & set("■□★×·")
            assert wide
            assert all(line.rstrip() == line or "[" in line or " ■" not in line for line in wide)


def test_a_track_too_wide_stands_in_a_line_of_its_own() -> None:
    wide = thing(name=Text("A very long name", "x"), amount=3, least=0, most=20)
    assert len(lines(table(wide, shape="gauges"), width=80)) == 1
    name, bar = lines(table(wide, shape="gauges"), width=30, plain=True)
    assert (name, bar) == ("A very long name", "  ###................. 3")


def test_a_track_of_many_cells_is_told_by_its_numbers() -> None:
    long = thing(amount=30, least=0, most=99, shown=Text("30/99", "30/99"))
    assert lines(table(long, shape="gauges")) == ["One                  30/99"]


def test_what_looks_the_same_is_counted() -> None:
    space = thing("space", name=Text("the Docks", "les Docks"), space=True)
    pieces = [thing(f"p{n}", where="space") for n in range(3)]
    shown = lines(table(space, *pieces, shape="board"))
    assert shown == ["Area:", "  The Docks: One ×3"]
    assert lines(table(space, shape="board")) == []
    empty = Text("Empty", "Vide")
    assert lines(table(space, shape="board", empty=empty)) == ["Area:", "  Empty: the Docks"]


# Plain words --------------------------------------------------------------------------------------


@EACH
def test_everything_that_lies_there_is_told_in_a_fixed_order(name: str) -> None:
    for one in tables(name):
        for language in LANGUAGES:
            told = plain.text(one, language)
            reading = Reading(one, language)
            assert told == plain.text(one, language)
            for area in one.areas:
                assert reading.say(area.name) in told or reading.say(area.name).title() in told
            for there in one.things():
                value = reading.value(there)
                assert there.space or not value or value.casefold() in told.casefold(), there
            assert not set(told) & set("■□★·")


def test_a_space_is_told_with_what_stands_on_it_and_the_empty_ones_together() -> None:
    spaces = [thing(f"s{n}", name=Text(f"space {n}", f"case {n}"), space=True) for n in (1, 2, 3)]
    piece = thing("p", where="s2", amount=2, least=0, most=4, provenance="stand-in")
    told = plain.lines(table(*spaces, piece, shape="board"))
    assert told == [
        "Area.",
        "  Space 2.",
        "    One: 2 of 4, stand-in of ours.",
        "  Empty: space 1, space 3.",
    ]


def test_what_is_not_seen_says_so_everywhere() -> None:
    unseen = table(thing(seen=False))
    assert plain.lines(unseen) == ["Area.", "  One: not seen."]
    assert lines(unseen, "fr") == ["Zone :", "  Un : non vu"]
    assert 'class="laid-thing laid-unseen"' in html.drawn(unseen)
    partly = table(thing(seen=False, shown=Text("3 cards", "3 cartes")))
    assert plain.lines(partly)[1] == "  One: 3 cards, not seen."
    assert "(not seen)" in Page(html.drawn(partly)).text


# HTML ---------------------------------------------------------------------------------------------


@EACH
def test_the_fragment_is_whole_and_every_thing_can_be_pointed_at(name: str) -> None:
    for one in tables(name):
        for language in LANGUAGES:
            page = Page(html.drawn(one, language))
            assert not page.open
            assert {each.id for each in one.things()} <= {*page.all("data-thing")}
            drawings = [found for tag, found in page.tags if tag == "svg"]
            assert drawings
            for found in drawings:
                told = found.get("role") == "img" and found.get("aria-label")
                assert told or found.get("aria-hidden") == "true"
            assert not {"script", "style", "img", "link"} & {tag for tag, _ in page.tags}
            assert not page.all("href") + page.all("src") + page.all("id") + page.all("onclick")


def test_the_drawings_are_those_that_say_more_than_a_list() -> None:
    for name, kinds in {
        "postal": {"laid-track"},
        "whichside": {"laid-track", "laid-ring"},
        "yellow_places": {"laid-map", "laid-ring"},
    }.items():
        *_, last = tables(name)
        text = html.drawn(last)
        assert {kind for kind in ("laid-track", "laid-map", "laid-ring") if kind in text} >= kinds


@pytest.mark.parametrize("shape", SHAPES)
def test_names_from_outside_are_escaped(shape: Shape) -> None:
    evil = '"><script>alert(1)</script>'
    one = thing(
        evil, name=Text(evil, evil), shown=Text(evil, evil), amount=1, least=0, most=3,
        cells=("<b>", "<b>", "<b>", "<b>"), says=Text(evil, evil), clauses=(evil,), at=(10, 10),
        space=True, beside=("two",), provenance="supplied",
    )  # fmt: skip
    on = thing("two", name=Text(evil, evil), where=evil, sign="own", short=Text(evil, evil))
    other = thing("three", name=Text(evil, evil), at=(90, 90), beside=(evil,), space=True)
    area = Area(evil, Text(evil, evil), shape, (one, on, other), Text(evil, evil),
                Text(evil, evil), (Legend("own", Text(evil, evil)),))  # fmt: skip
    text = html.drawn(Table(evil, evil, (area,)), changed=("two",))
    assert "<script" not in text
    assert "<b>" not in text
    assert not Page(text).open


def test_provenance_is_seen_and_heard() -> None:
    page = Page(html.drawn(table(thing(provenance="stand-in", amount=1))))
    assert "laid-from-stand-in" in str(page.all("class"))
    assert page.all("title") == ["stand-in of ours"]
    assert "(stand-in of ours)" in page.text
    assert page.text.endswith("no mark: the book prints it; ? stand-in of ours")
    assert "sign" not in html.drawn(table(thing(provenance="stated")), "fr")


def test_a_track_is_drawn_cell_by_cell() -> None:
    reading = Reading(table(), "en")
    level = thing(amount=2, least=0, most=4)
    assert svg.track(reading, level).count("laid-full") == 2
    assert 'aria-label="One: 2 of 4"' in svg.track(reading, level)
    printed = thing(amount=3, least=1, most=4, cells=("8", "9", "10", "11"))
    drawn = svg.track(reading, printed)
    assert (drawn.count("laid-full"), drawn.count("<text")) == (1, 4)
    assert 'aria-label="One: 10, cell 3 of 4"' in drawn
    below = thing(amount=-1, least=-2, most=1)
    assert svg.track(reading, below).count("<text") == 4
    assert not svg.can_be_drawn(thing(amount=1, least=0, most=svg.LONGEST + 1))
    assert not svg.can_be_drawn(thing(amount=1, least=0))


def test_neighbours_are_joined_once() -> None:
    ends = [("a", 0, "b"), ("b", 50, "a"), ("c", 100, "b")]
    zones = [thing(one, at=(x, x), beside=(to,), space=True) for one, x, to in ends]
    area = table(*zones, shape="map").areas[0]
    drawn = svg.map_of(Reading(table(*zones, shape="map"), "en"), area)
    assert drawn.count("<line") == 2
    assert drawn.count('data-thing="') == 3


# Before and after ---------------------------------------------------------------------------------


class Said:
    clause = "postal.debt.definition"

    def say(self, language: str = "en") -> str:
        return "2 < 3" if language == "en" else "2 < 3 en français"


def test_what_changed_is_marked_and_what_happened_is_told_with_its_clause() -> None:
    before = table(thing("a", amount=1), thing("b", amount=1), thing("gone"))
    after = table(thing("a", amount=2), thing("b", amount=1), thing("new"))
    found = changes(before, after)
    assert (found.came, found.went, found.other) == (("new",), ("gone",), ("a",))
    page = Page(html.before_and_after(before, after, [Said()]))
    marked = [found["data-thing"] for _, found in page.tags
              if "laid-changed" in str(found.get("class"))]  # fmt: skip
    assert marked == ["a", "gone", "a", "new"]
    assert "2 < 3 postal.debt.definition" in page.text
    assert page.text.count("(changed)") == 4
    assert not page.open
    told = plain.change(before, after, [Said()])
    assert told == [
        "2 < 3 [postal.debt.definition]",
        "One: 1, now 2.",
        "New: One.",
        "No longer there: One.",
    ]


def test_the_areas_in_which_nothing_differs_can_be_left_out() -> None:
    def lies(where: str) -> Table:
        areas = {"cards": thing("card", where=where), "hand": thing("hand"), "pile": thing("pile"),
                 "money": thing("money", amount=1)}  # fmt: skip
        return Table("any", None, tuple(
            Area(name, Text(name, name), "list", (one,)) for name, one in areas.items()
        ))  # fmt: skip

    moved = where_it_changed(lies("hand"), lies("pile"))
    assert [[area.id for area in one.areas] for one in moved] == [["cards", "hand", "pile"]] * 2
    assert where_it_changed(lies("hand"), lies("hand"))[0].areas == ()


def test_another_sentence_or_tone_is_no_change() -> None:
    one = table(thing(amount=1, says=Text("x", "y"), tone="bad"))
    other = table(*(replace(each, says=None, tone=None) for each in one.things()))
    assert changes(one, other) == changes(one, one)
