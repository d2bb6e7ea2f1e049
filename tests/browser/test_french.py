"""French pages are French: no English is left where somebody reads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.sphinxext import french


def test_no_english_is_left_on_the_pages(built: Path) -> None:
    assert list(french.strangers(built / "fr")) == []


def test_the_foot_of_a_page_names_the_authors_in_french(built: Path) -> None:
    assert "l'équipe de whichside_rules" in (built / "fr" / "index.html").read_text("utf-8")
    assert "The whichside_rules contributors" in (built / "en" / "index.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("page", "found"),
    [
        ("<p>La règle <em>of the</em> jeu.</p>", ["La règle of the jeu."]),
        ("<ul><li>Le noyau</li><li>The kernel</li></ul>", ["The kernel"]),
        ("<p>Voir <code>the</code> et <span lang='en'>the turn</span>.</p>", []),
        ("<p class='rule-second'>the turn</p><p>le tour is over</p>", ["le tour is over"]),
        ("<dl class='py function'><dd><p>Return the state.</p></dd></dl>", []),
        ("<p>Which Side are you on ?</p>", []),
        ("<p>Alors la donnée meta.goal est « the end »</p>", []),
        ("<p>Alors le but est « the end »</p>", ["Alors le but est « the end »"]),
        ("<img alt=''><br><p>the</p>", []),
        ("<br><p>end of turn", ["end of turn"]),
    ],
)
def test_what_is_english_is_found(page: str, found: list[str]) -> None:
    assert list(french.english(page)) == found


def test_every_part_that_is_left_aside_says_why() -> None:
    assert all(len(why) > 8 for why in (*french.ASIDE.values(), *french.PAGES.values()))


def test_a_page_with_english_is_told_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "one.html"
    page.write_text("<p>le tour</p>", encoding="utf-8")
    assert french.main(str(tmp_path)) == 0
    page.write_text("<p>the turn</p>", encoding="utf-8")
    assert french.main(str(tmp_path)) == 1
    assert "one.html: the turn" in capsys.readouterr().out


def test_what_an_edition_prints_says_in_which_language(built: Path) -> None:
    page = (built / "fr" / "whichside" / "misery.html").read_text("utf-8")
    assert re.search(r"<em[^>]*? lang=\"en\"[^>]*>\s*(?:<span[^>]*>)?Which Side are you on", page)
    assert not re.search(r'<em[^>]* lang="fr"', page)
