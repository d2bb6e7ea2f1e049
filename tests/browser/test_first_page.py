"""What a reader meets first: what can be done here, and the doors beside every page."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Reader
from whichside_rules.kernel.book.clause import book

SCREEN = {"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False}
BOTTOM = "return document.querySelector('.rule-ways').getBoundingClientRect().bottom"
DOORS = {"en": ["Ask", "Readings", "Guides"], "fr": ["Interroger", "Lectures", "Guides"]}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_one_screen_says_what_can_be_done_and_the_main_game_leads(
    reader: Reader, language: str
) -> None:
    reader.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", SCREEN)
    reader.open(f"{language}/index.html")
    assert len(reader.parts(".rule-ways li")) == 3
    assert reader.driver.execute_script(BOTTOM) < SCREEN["height"]
    first = reader.part("article h2").text
    assert first.startswith(book("whichside").title.in_(language))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_doors_stay_in_sight_beside_a_long_list_of_chapters(
    reader: Reader, language: str
) -> None:
    reader.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", SCREEN)
    for page in ("whichside/misery.html", "guide/house.html"):
        reader.open(f"{language}/{page}")
        reader.driver.execute_script("document.querySelector('.sidebar-scroll').scrollTop = 9999")
        doors = reader.parts(".rule-doors a")
        assert [one.text for one in doors] == DOORS[language]
        assert all(0 < one.rect["y"] < SCREEN["height"] for one in doors)
    doors[0].click()
    reader.wait(lambda: reader.driver.current_url.endswith(f"/{language}/ask.html"))
    assert reader.part(".rule-doors a[aria-current]").text == DOORS[language][0]
