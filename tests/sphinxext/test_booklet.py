"""A game on one page: its rules from end to end, and nothing of what proves them."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tests.sphinxext.builds import Builder
from tests.sphinxext.conftest import PAGES, Built, Project

PAGE = """\
---
nosearch: true
---

# Toy

:::{rule:booklet} toy
:::
"""

CHAPTERS = {
    "en": "Debt What debt is Whoever cannot pay is in debt. toy.debt.definition "
    "Reading R-1 · Is there a limit? There is none. "
    "What it costs A debt hurts. toy.debt.injury · Reading R-1 "
    "Why Times were hard. toy.debt.history",
    "fr": "Endettement Ce qu'est une dette Qui ne peut payer est endetté. toy.debt.definition "
    "Lecture R-1 · Y a-t-il une limite ? Il n'y en a pas. "
    "Ce qu'elle coûte Une dette blesse. toy.debt.injury · Lecture R-1 "
    "Pourquoi Les temps étaient durs. toy.debt.history",
}


def words(page: str) -> str:
    """What stands in the chapters of a page."""
    found = page[page.index('<section class="rule-booklet"') :].partition("</section>")[0]
    found = re.sub(r'<a class="headerlink".*?</a>', "", found)
    return " ".join(unescape(re.sub("<[^>]*>", " ", found)).split())


def booklet(project: Project, name: str = "toy") -> None:
    project.all_passed()
    project.write("docs/booklet.md", PAGE.replace("} toy", f"}} {name}"))
    project.write("docs/index.md", PAGES["index.md"].replace("matrix\n", "matrix\nbooklet\n"))
    # The second clause hangs on the same reading.
    project.change(
        "data/toy/debt.toml", "readings = []\n\n[[clause]]", 'readings = ["toy.R-1"]\n\n[[clause]]'
    )
    project.change(
        "data/toy/readings.toml",
        '["toy.debt.definition"]',
        '["toy.debt.definition", "toy.debt.injury"]',
    )


@pytest.fixture
def built(project: Project) -> Built:
    booklet(project)
    return project.build()


def test_the_rules_stand_in_their_order_with_the_answers(built: Built) -> None:
    assert built.warnings == ""
    assert words(built.page("booklet")) == CHAPTERS["en"]
    # Each clause and each reading is one click away, and scenarios and code stand there only.
    page = built.page("booklet")
    assert 'href="debt.html#toy.debt.injury"' in page
    assert 'href="matrix.html#toy.R-1"' in page
    assert "rule-scenario" not in page
    assert "toyrules" not in page
    # Each is found once: on the page of its chapter.
    assert "booklet" not in (built.out / "searchindex.js").read_text("utf-8").partition("terms")[2]


def test_in_french_too_and_written_anew_when_a_rule_changes(project: Project) -> None:
    booklet(project)
    built = project.build("-D", "language=fr")
    assert words(built.page("booklet")) == CHAPTERS["fr"]
    project.change("data/toy/debt.toml", "Une dette blesse.", "Une dette fait mal.")
    again = project.build("-D", "language=fr")
    assert "booklet" in again.read()
    assert "Une dette fait mal." in words(again.page("booklet"))


def test_a_game_that_there_is_not_is_told(project: Project, builder: Builder) -> None:
    booklet(project, "chess")
    assert "unknown game 'chess'" in project.build().warnings
