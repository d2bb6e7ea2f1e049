"""A map is drawn from the zones of a content, and told in words beside it."""

from __future__ import annotations

import itertools
import xml.etree.ElementTree as ET
from types import SimpleNamespace
from typing import Any

import pytest

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.sphinxext.writing.zones import borders, drawn, has_map


def zone(name: str, french: str, neighbours: tuple[str, ...], x: int, y: int) -> Any:
    called = SimpleNamespace(text=Text(name.title(), french))
    return SimpleNamespace(id=name, name=called, neighbours=neighbours, x=x, y=y)


HILLS = zone("hills", "Les <collines>", ("coast", "river"), 10, 20)
COAST = zone("coast", "La côte", ("hills",), 90, 80)
RIVER = zone("river", "Le fleuve", ("hills", "elsewhere"), 50, 50)
ZONES = (HILLS, COAST, RIVER)

MAPS = {
    name: content.zones
    for name in (*rulebook.built_in(), *rulebook.unfinished())
    if has_map(content := rulebook.find(name).game.default_content())
}
"""The maps of the library."""


def parts(zones: Any, kind: str, language: str = "en") -> list[ET.Element]:
    return list(ET.fromstring(drawn(zones, language)).iter(kind))


def test_there_is_a_map_to_draw() -> None:
    assert MAPS


def test_a_content_without_zones_has_no_map() -> None:
    assert not has_map(None)
    assert not has_map(SimpleNamespace(zones=()))
    assert not has_map(SimpleNamespace(zones=[SimpleNamespace(id="hills", x=1, y=2)]))
    assert has_map(SimpleNamespace(zones=ZONES))


def test_a_border_is_drawn_once_and_only_where_both_zones_are() -> None:
    lines = [[one.get(end) for end in ("x1", "y1", "x2", "y2")] for one in parts(ZONES, "line")]
    assert lines == [["128", "216", "672", "684"], ["128", "216", "400", "450"]]


def test_a_name_stands_in_a_box_where_the_zone_lies() -> None:
    assert [one.text for one in parts(ZONES, "text")] == ["Hills", "Coast", "River"]
    assert parts(ZONES, "text", "fr")[0].text == "Les <collines>"
    for text, box in zip(parts(ZONES, "text"), parts(ZONES, "rect"), strict=True):
        middle = int(box.get("x", 0)) + int(box.get("width", 0)) // 2
        assert middle == int(text.get("x", 0))
        assert int(box.get("width", 0)) > 10 * len(text.text or "")


def test_the_map_in_words() -> None:
    assert list(borders(ZONES, "fr")) == [
        ("Les <collines>", "La côte, Le fleuve"),
        ("La côte", "Les <collines>"),
        ("Le fleuve", "Les <collines>"),
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_picture_says_what_it_is_to_who_does_not_see_it(language: str) -> None:
    picture = ET.fromstring(drawn(ZONES, language))
    assert picture.get("role") == "img"
    said = {"en": "The list below says the same", "fr": "La liste ci-dessous dit la même chose"}
    assert said[language] in picture.get("aria-label", "")


def boxes(zones: Any, language: str) -> dict[str, tuple[int, int, int, int]]:
    """Where each name stands: left, top, right, bottom."""
    found = {}
    for one, box in zip(zones, parts(zones, "rect", language), strict=True):
        x, y, width, height = (int(box.get(side, 0)) for side in ("x", "y", "width", "height"))
        found[one.id] = (x, y, x + width, y + height)
    return found


def overlapping(zones: Any, language: str) -> list[tuple[str, str]]:
    """The names of which one hides another."""
    found = boxes(zones, language)
    return [
        (one, other)
        for (one, a), (other, b) in itertools.combinations(found.items(), 2)
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
    ]


def run_through(zones: Any, language: str) -> list[tuple[str, str]]:
    """The names behind which a border of others runs, so that it would look like two."""
    found, middle = boxes(zones, language), {}
    for name, (left, top, right, bottom) in found.items():
        middle[name] = ((left + right) / 2, (top + bottom) / 2)
    pairs = {tuple(sorted((one.id, name))) for one in zones for name in one.neighbours}
    return [
        ("-".join(pair), name)
        for pair in sorted(pairs & set(itertools.product(found, found)))
        for name, box in found.items()
        if name not in pair and _between(middle[pair[0]], middle[pair[1]], box)
    ]


def _between(start: tuple[float, float], end: tuple[float, float], box: Any) -> bool:
    for step in range(101):
        x, y = (a + (b - a) * step / 100 for a, b in zip(start, end, strict=True))
        if box[0] <= x <= box[2] and box[1] <= y <= box[3]:
            return True
    return False


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", MAPS)
def test_no_name_of_our_maps_hides_another_or_lies_on_a_border_of_others(
    game: str, language: str
) -> None:
    zones = MAPS[game]
    assert overlapping(zones, language) == []
    assert run_through(zones, language) == []
    for left, top, right, bottom in boxes(zones, language).values():
        assert 0 <= left < right <= 800
        assert 0 <= top < bottom <= 900


def test_a_name_that_hides_another_or_lies_on_a_border_is_found() -> None:
    near = zone("marsh", "Le marais", (), 52, 51)
    assert overlapping((*ZONES, near), "en") == [("river", "marsh")]
    assert run_through(ZONES, "en") == [("coast-hills", "river")]


@pytest.mark.parametrize("game", MAPS)
def test_our_borders_hold_both_ways(game: str) -> None:
    pairs = {(one.id, name) for one in MAPS[game] for name in one.neighbours}
    assert pairs == {(second, first) for first, second in pairs}


PAGE = "---\norphan: true\n---\n# More\n\n:::{{rule:map}} {game}\n:::\n"


def test_a_page_shows_the_map_and_says_it_in_words(project: Any) -> None:
    project.write("docs/more.md", PAGE.format(game="anarchy"))
    project.all_passed()
    built = project.build("-D", "language=fr")
    assert built.warnings == ""
    page = built.page("more")
    assert '<svg class="rule-map"' in page
    assert page.count("<line ") == sum(len(one.neighbours) for one in MAPS["anarchy"]) // 2
    words = page.partition("<details>")[2].partition("</details>")[0]
    assert "La carte en mots" in words
    assert "<strong>Travancore</strong> : " in words.replace("\N{NO-BREAK SPACE}", " ")
    assert words.count("<li>") == len(MAPS["anarchy"])


@pytest.mark.parametrize("name", ["postal", "nothing"])
def test_a_game_without_a_map_is_a_warning(project: Any, name: str) -> None:
    project.write("docs/more.md", PAGE.format(game=name))
    assert f"unknown map '{name}'" in project.build().warnings
