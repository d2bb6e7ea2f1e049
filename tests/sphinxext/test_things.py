"""The page of what things do: the words of the game, their provenance, the clauses that say it."""

from __future__ import annotations

import re
from html import unescape

import pytest
from docutils import nodes

from tests.sphinxext.conftest import Project
from whichside_rules import postal, whichside
from whichside_rules.sphinxext.writing.things import things, told_of

PAGE = "---\norphan: true\n---\n# More\n\n:::{{rule:things}} {game}\n:::\n"


def lines(found: list[nodes.Node], key: str) -> list[str]:
    """What stands under a thing."""
    for section in found:
        for term in section.findall(nodes.term):
            if key in term["ids"]:
                definition = term.next_node(nodes.definition, siblings=True)
                assert definition is not None
                return [one.astext() for one in definition.findall(nodes.paragraph)]
    raise LookupError(key)


def test_every_thing_stands_once_under_its_kind() -> None:
    found = things(whichside.told(), "en")
    titles = [title.astext() for section in found for title in section.findall(nodes.title)]
    assert titles[:4] == [
        "Individual boards",
        "Location tiles",
        "Premises",
        "Means of production",
    ]
    keys = [key for section in found for term in section.findall(nodes.term) for key in term["ids"]]
    every = [one.key for thing in whichside.told() for one in thing.every()]
    assert sorted(keys) == sorted(every)


def test_a_line_says_where_its_number_comes_from_and_which_clause_says_it() -> None:
    assert lines(things(postal.told(), "en"), "spaces.east_river_docks") == [
        "Gain $3 stated postal.action.docks.gain",
        "Risk goes up by 1 postal.action.docks.risk-up",
        "As often as you want stand-in postal.action.newyork.five-places",
    ]
    assert lines(things(postal.told(), "fr"), "spaces.east_river_docks")[2] == (
        "Autant de fois qu'on veut bouche-trou postal.action.newyork.five-places"
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_page_shows_them(project: Project, language: str) -> None:
    project.write("docs/more.md", PAGE.format(game="yellow_places"))
    project.all_passed()
    built = project.build("-D", f"language={language}")
    # The clauses of that game are published on no page of this project.
    assert {line for line in built.warnings.splitlines() if "unknown clause" not in line} == set()
    page = unescape(re.sub("<[^>]*>", " ", built.page("more")))
    text = {"en": "how many tea houses", "fr": "combien de salons de thé"}[language]
    assert text in " ".join(page.split())
    assert 'id="places.row-1"' in built.page("more")


@pytest.mark.parametrize("name", ["toy", "nothing"])
def test_a_game_that_tells_nothing_is_a_warning(project: Project, name: str) -> None:
    project.write("docs/more.md", PAGE.format(game=name))
    assert f"unknown things of '{name}'" in " ".join(project.build().warnings.split())


def test_a_game_without_words_has_none() -> None:
    assert told_of(object()) == ()
