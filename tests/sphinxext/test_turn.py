"""The course of a game is drawn from its rules, told in words beside it, and leaves nothing out."""

from __future__ import annotations

import itertools
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.sphinxext.conftest import EXTENSIONS, Project
from tests.sphinxext.test_reference import text
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import clause
from whichside_rules.sphinxext.sources import turns
from whichside_rules.sphinxext.sources.turns import Asked, Course, Stop
from whichside_rules.sphinxext.writing.turn import (
    WIDTH,
    drawn,
    folded,
    in_words,
    length,
    with_addresses,
)

GAMES = rulebook.built_in()
LANGUAGES = ("en", "fr")
SIZES = {"name": 14.5, "said": 12.0, "asked": 12.0, "caption": 10.5, "number": 11.0}


def course_of(name: str) -> Course:
    found = turns.course(name)
    assert found is not None
    return found


@cache
def tree(course: Course, language: str) -> ET.Element:
    return ET.fromstring(with_addresses(drawn(course, language), lambda name: f"#{name}"))


def written(course: Course, language: str, kind: str) -> list[str]:
    """The texts of one kind, each as a reader reads it."""
    return [
        " ".join(one.text or "" for one in found.iter("tspan")) or found.text or ""
        for found in tree(course, language).iter("text")
        if found.get("class") == f"rule-turn-{kind}"
    ]


def left_out(course: Course, rules: Any) -> list[str]:
    """The phases of the rules that a picture does not show: neither as a part nor as its end."""
    names = [text.replace("\N{NO-BREAK SPACE}", " ") for text in written(course, "en", "name")]
    shown = {stop.name for stop in course.stops if stop.called.en in names}
    over = [one.name for one in rules.phases.values() if not one.operations]
    end = over[-1:] if course.end and course.end.en == names[-1] else []
    return [name for name in rules.phases if name not in {*shown, *end}]


@pytest.mark.parametrize("name", GAMES)
def test_every_phase_of_the_rules_is_drawn(name: str) -> None:
    course, rules = course_of(name), turns.rules_of(name)
    assert rules is not None
    assert left_out(course, rules) == []
    assert [stop.name for stop in course.stops] == [one for one in rules.phases if one != "over"]
    for place, stop in enumerate(course.stops):
        without = replace(course, stops=course.stops[:place] + course.stops[place + 1 :], loops=())
        assert left_out(without, rules) == [stop.name]


@pytest.mark.parametrize("name", GAMES)
def test_each_part_leads_to_a_clause_that_there_is(name: str) -> None:
    course = course_of(name)
    assert all(stop.clause for stop in course.stops)
    assert all(clause(one).game == name for one in course.clauses)
    links = [one.get("href") for one in tree(course, "en").iter("a")]
    assert {f"#{stop.clause}" for stop in course.stops} <= set(links)


#: The last part of what is repeated, and the first one, as the books have them.
BACK = {
    ("control", "employers"),
    ("end", "misfortunes"),
    ("pawns", "discs"),
    ("war", "order"),
}


def test_the_turn_begins_again_where_the_book_says() -> None:
    courses = [course_of(name) for name in GAMES]
    found = [(one.stops[b].name, one.stops[a].name) for one in courses for a, b in one.loops]
    assert sorted(found) == sorted(BACK)


def test_what_is_asked_in_the_middle_stands_beneath_its_part() -> None:
    postal = {stop.name: stop for stop in course_of("postal").stops}
    asked = {one.text.en: one for one in postal["payment"].asked}
    assert asked["Who is injured?"].clause == "postal.debt.injure-per-missing-dollar"
    assert not postal["difficulty"].usual
    assert postal["setup"].chance
    whichside = course_of("whichside")
    assert "Draw an incident." in [
        one.text.en for stop in whichside.stops if stop.name == "incidents" for one in stop.asked
    ]
    assert [stop.name for stop in whichside.stops if stop.skipped] == ["night"]
    # What may be asked in many parts is said once.
    told = [one.text for stop in whichside.stops for one in stop.asked]
    assert not {one.text for one in whichside.anywhere} & set(told)


def test_no_text_names_a_player_of_the_games_that_were_played() -> None:
    said = " ".join(written(course_of("anarchy"), "en", "asked"))
    assert "green" not in said.lower()


def overlapping(course: Course, language: str) -> list[str]:
    """Lines of text that touch another one or leave the picture."""
    boxes = []
    for found in tree(course, language).iter("text"):
        size = SIZES[(found.get("class") or "").removeprefix("rule-turn-")]
        for line in found.iter("tspan"):
            x, y, said = float(line.get("x", 0)), float(line.get("y", 0)), line.text or ""
            boxes.append((x, y - 0.75 * size, x + length(said, size), y + 0.22 * size, said))
    _, _, width, height = (float(one) for one in tree(course, language).get("viewBox", "").split())
    wrong = [box[4] for box in boxes if box[2] > width or box[1] < 0 or box[3] > height]
    for a, b in itertools.combinations(boxes, 2):
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]:
            wrong.append(f"{a[4]} / {b[4]}")
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_text_touches_another_or_leaves_the_picture(name: str, language: str) -> None:
    assert overlapping(course_of(name), language) == []


def test_a_text_that_touches_another_would_be_noticed() -> None:
    one = Stop("a", Text("One", "Un"), "", None, False, "", False, False, True, ())
    course = Course((one,), (), (), "", None, 1)
    assert overlapping(course, "en") == []
    word = Text("x" * 60, "y")
    assert overlapping(replace(course, stops=(replace(one, called=word),)), "en") == [word.en]


def test_lines_are_folded_between_words() -> None:
    assert folded("one two three", 10, 60) == ["one two", "three"]
    assert folded("incomprehensibilities", 10, 20) == ["incomprehensibilities"]
    assert length("mmm", 12) > length("iii", 12)
    assert WIDTH <= 360  # of a phone


def test_ways_back_run_beside_each_other() -> None:
    one = Stop("a", Text("A", "A"), "", None, False, "", False, False, True, ())
    stops = tuple(replace(one, name=name) for name in "abcd")
    course = Course(stops, ((0, 3), (1, 2), (3, 3)), (), "", None, 1)
    ways = [
        part.get("d", "") for part in tree(course, "en").iter("path") if "Q" in part.get("d", "")
    ]
    columns = [way.split("V")[0].split()[-2] for way in ways]
    assert len(ways) == 3
    assert len(set(columns)) == 2  # the longest runs outside, the others do not meet


def test_the_words_say_what_the_picture_shows() -> None:
    for name in GAMES:
        course = course_of(name)
        for language in LANGUAGES:
            said = in_words(course, language).astext()
            texts = [stop.called for stop in course.stops]
            texts += [asked.text for stop in course.stops for asked in stop.asked]
            texts += [asked.text for asked in course.anywhere]
            assert [one for one in texts if one.in_(language).rstrip(".") not in said] == []


def test_what_is_published_nowhere_is_no_link() -> None:
    course = Course(
        (
            Stop(
                "a",
                Text("A <b>", "A"),
                "toy.a",
                None,
                False,
                "",
                False,
                False,
                True,
                (Asked(Text("Who?", "Qui ?"), "toy.b", False),),
            ),
        ),
        (),
        (),
        "",
        None,
        1,
    )
    svg = with_addresses(drawn(course, "en"), {"toy.b": 'b.html#"'}.get)
    assert [one.get("href") for one in ET.fromstring(svg).iter("a")] == [None, 'b.html#"']
    assert "A &lt;b&gt;" in svg


def test_a_rulebook_without_rules_has_no_course() -> None:
    assert turns.course("chess") is None


PAGE = """\
# The postal game

:::{rule:turn} postal
:::

:::{rule:turn} toy
:::

:::{rule:clause} postal.phase.resolution.pay
:::
"""


@pytest.fixture
def page(project: Project) -> Project:
    project.configure(EXTENSIONS, "rule_games = ['postal']\nsuppress_warnings = ['ref.rule']\n")
    project.all_passed()
    project.write("docs/matrix.md", PAGE)
    return project


def test_a_page_has_the_picture_with_its_links_and_the_words(page: Project) -> None:
    built = page.build("-D", "language=fr")
    assert "unknown turn 'toy'" in built.warnings  # a book without rules
    html = built.page("matrix")
    assert '<a href="#postal.phase.resolution.pay">' in html.partition("</svg>")[0]
    assert "Paiement du coût de la vie" in text(html.partition("</svg>")[0])
    assert "<summary>Le cours de la partie en mots</summary>" in html
    folded_away = html.partition("<details")[2].partition("</details>")[0]
    assert "Qui est blessé" in text(folded_away)
    assert "rule:postal" not in html


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The rules of the example, which is not installed here."""
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[2] / "examples" / "pig"))
    monkeypatch.setattr(rulebook, "_registered", lambda: {"pig": "pig"})
    try:
        yield import_module("pig.turn").GAME
    finally:
        for name in ("pig", "pig.turn"):
            sys.modules.pop(name, None)


def test_the_rulebook_of_the_guide_has_a_course(pig: Any) -> None:
    course = turns.told("pig", pig, turns.played(pig, pig))
    assert [(stop.name, stop.clause) for stop in course.stops] == [("turn", "pig.turn.choice")]
    assert course.loops == ((0, 0),)
    assert overlapping(course, "fr") == []
    assert written(course, "fr", "name") == ["Lancer ou s'arrêter", "Fin de la partie"]
