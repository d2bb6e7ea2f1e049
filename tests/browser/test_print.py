"""What comes out of a printer: the rules on A4, and nothing that is for a screen."""

from __future__ import annotations

import base64
import re

import pytest

from tests.browser.conftest import Reader

FOR_SCREENS = (
    ".sidebar-drawer, .toc-drawer, .skip-to-content, .rule-badge, .headerlink, .rule-about"
)


def test_a_game_is_printed_on_a4_without_what_is_for_screens(reader: Reader) -> None:
    reader.open("en/booklet/yellow_places.html")
    assert [one for one in reader.parts(FOR_SCREENS) if one.is_displayed()]
    reader.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    assert not [one for one in reader.parts(FOR_SCREENS) if one.is_displayed()]
    assert reader.part(".rule-booklet-clause p").is_displayed()

    printed = reader.driver.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True})
    sizes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", base64.b64decode(printed["data"]))
    assert len(sizes) > 2
    assert {(round(float(width)), round(float(height))) for width, height in sizes} == {(595, 842)}


#: What stands between the margins of A4, in the pixels of a browser.
PAPER = {"width": 665, "height": 1000, "deviceScaleFactor": 1, "mobile": False}
CUT = """
const parts = [...document.querySelectorAll(".content, .content *")].filter(one => one.offsetWidth);
const scrolls = one => ["auto", "scroll"].includes(getComputedStyle(one).overflowX);
return parts.filter(one => scrolls(one) && one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .map(one => one.tagName + "." + one.className);
"""
KEPT_WHOLE = """
const parts = ["ul", "ol", "dl", "table", "pre"].map(one => "article " + one).join();
return [...document.querySelectorAll(parts)]
  .filter(one => one.offsetHeight > 500 && getComputedStyle(one).breakInside !== "auto")
  .map(one => one.tagName + "." + one.className);
"""


@pytest.mark.parametrize(
    "address",
    [
        *("index.html", "postal/debt.html", "coverage.html", "readings.html"),
        *("guide/packs.html", "things/yellow_places.html"),
    ],
)
def test_nothing_is_cut_on_paper_and_what_is_long_goes_on_overleaf(
    reader: Reader, address: str
) -> None:
    reader.open(f"fr/{address}")
    reader.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PAPER)
    reader.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    assert reader.driver.execute_script(CUT) == []
    assert reader.driver.execute_script(KEPT_WHOLE) == []


def test_the_figures_of_the_coverage_are_on_paper_with_the_run_that_they_are_of(
    reader: Reader,
) -> None:
    reader.open("en/coverage.html")
    reader.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    assert all(one.is_displayed() for one in reader.parts(".rule-coverage .rule-badge"))
    assert reader.part(".rule-scroller + .rule-run").is_displayed()
