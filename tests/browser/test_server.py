"""The page of the example server: somebody sits down, loses the tab, and comes back."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread

import pytest
from selenium import webdriver

from examples.server.serve import Server
from examples.server.table import Table
from tests.browser import axe
from tests.browser.conftest import Reader, visit

PHONE = {"width": 360, "height": 800, "deviceScaleFactor": 1, "mobile": False}


@pytest.fixture
def table(browsers: None) -> Iterator[str]:
    """The address of a table of Yellow Places, in which hands are hidden."""
    server = Server(("127.0.0.1", 0), Table("yellow_places"))
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def press(reader: Reader, words: str) -> None:
    """Press the button that says so."""
    reader.wait(lambda: [one for one in reader.parts("button") if words in one.text])
    next(one for one in reader.parts("button") if words in one.text).click()


def sit(reader: Reader, name: str) -> str:
    """Sit down at the green seat; the address that gives it back."""
    reader.wait(lambda: reader.part("#sit").is_displayed())
    reader.part("#name").send_keys(name)
    press(reader, "Sit at green")
    reader.wait(lambda: reader.parts("#boards pre"))
    reader.part("#kept summary").click()
    return reader.parts("#ticket code")[1].text


def hand(reader: Reader) -> str:
    reader.wait(lambda: reader.parts("#boards pre"))
    return next(line for line in reader.part("#boards pre").text.split("\n") if "hidden" in line)


def test_who_loses_the_tab_comes_back_by_an_address_that_was_kept(
    table: str, browser: webdriver.Chrome
) -> None:
    with visit(table, browser) as ann:
        ann.open(table)
        address = sit(ann, "Ann")
        seen = hand(ann)
        assert "green (you)" in ann.part("#seats").text
    with visit(table, browser) as elsewhere:  # another browser: nothing is kept there
        elsewhere.open(address)
        assert hand(elsewhere) == seen
        assert "#" not in elsewhere.driver.current_url


def test_the_browser_keeps_the_seat_beyond_the_tab(table: str, browser: webdriver.Chrome) -> None:
    with visit(table, browser) as ann:
        ann.open(table)
        sit(ann, "Ann")
        seen = hand(ann)
        ann.driver.execute_script("sessionStorage.clear()")
        ann.open(table)
        press(ann, "Back to the seat of Ann")
        assert hand(ann) == seen


def test_nobody_is_kept_out_of_a_table_and_nothing_scrolls_sideways(
    table: str, browser: webdriver.Chrome
) -> None:
    with visit(table, browser) as ann:
        ann.open(table)
        ann.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PHONE)
        assert axe.grave(ann.driver) == []
        sit(ann, "Ann")
        ann.driver.execute_script("document.querySelector('#language').value = 'fr'")
        ann.driver.execute_script("document.querySelector('#language').onchange()")
        ann.wait(lambda: "Posez un disque" in ann.part("#now").text)
        assert axe.grave(ann.driver) == []
        wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert ann.driver.execute_script(wide) == 0
