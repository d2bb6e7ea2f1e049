"""The search of the reference: without accents, with excerpts that are sentences."""

from __future__ import annotations

import re
import time

import pytest

from tests.browser.conftest import Reader

PHONE = {"width": 360, "height": 800, "deviceScaleFactor": 1, "mobile": False}
WIDE = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"


def found(reader: Reader, address: str) -> dict[str, str]:
    """The addresses that the full text search finds, each with its excerpt."""
    reader.open(address)
    reader.wait(lambda: reader.parts("#search-results li a"))
    reader.wait(lambda: "…" in reader.part("#search-results").text)
    reader.wait(lambda: all_are_there(reader))
    return {
        str(one.find_element("css selector", "a").get_attribute("href")): one.text
        for one in reader.parts("#search-results ul.search > li")
    }


def all_are_there(reader: Reader) -> bool:
    """Whether no more hits come: they are shown one after the other."""
    before = len(reader.parts("#search-results li"))
    time.sleep(1)
    return len(reader.parts("#search-results li")) == before


@pytest.mark.parametrize(
    ("written", "typed"), [("mis%C3%A8re", "misere"), ("endettement", "Endett%C3%A9")]
)
def test_accents_make_no_difference(reader: Reader, written: str, typed: str) -> None:
    pages = [
        {re.split("[#?]", address)[0] for address in found(reader, f"fr/search.html?q={one}")}
        for one in (written, typed)
    ]
    assert pages[0] == pages[1]


def test_an_excerpt_is_of_sentences(reader: Reader) -> None:
    hits = found(reader, "fr/search.html?q=dette")
    clause = next(text for address, text in hits.items() if "postal/debt.html" in address)
    for mark in ("✓", "≈", "○", "exécut", "Source", "scénarios", "essayer", " EN ", " FR "):
        assert mark not in clause, clause
    assert "  " not in clause
    assert "dette" in clause.lower()
    reader.open("fr/postal/debt.html")
    page = reader.part("article").text
    assert "✓" in page  # so that there was something to leave out
    assert "Source" in page


def test_a_phone_shows_the_hits_without_scrolling_sideways(reader: Reader) -> None:
    reader.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PHONE)
    assert found(reader, "fr/search.html?q=dette")
    assert reader.driver.execute_script(WIDE) == 0
