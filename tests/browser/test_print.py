"""What comes out of a printer: the rules on A4, and nothing that is for a screen."""

from __future__ import annotations

import base64
import re

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
