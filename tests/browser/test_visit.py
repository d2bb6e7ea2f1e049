"""Tests share a browser, and none meets what another left in it."""

from __future__ import annotations

import pytest
from selenium import webdriver

from tests.browser.conftest import visit

LEAVE = "localStorage.setItem('left', '1'); sessionStorage.setItem('left', '1')"
FIND = "return [localStorage.getItem('left'), sessionStorage.getItem('left')]"


def test_nobody_meets_what_another_left(site: str, browser: webdriver.Chrome) -> None:
    with visit(site, browser) as first:
        first.open("en/index.html")
        first.driver.execute_script(LEAVE)
        assert first.driver.execute_script(FIND) == ["1", "1"]
    with visit(site, browser) as second:
        before = len(second.asked)
        second.open("en/index.html")
        assert second.driver.execute_script(FIND) == [None, None]
        assert [one for one in second.asked[before:] if "_static" in one]
    assert len(browser.window_handles) == 1


def test_a_complaint_is_that_of_the_visit(site: str, browser: webdriver.Chrome) -> None:
    def complain() -> None:
        with visit(site, browser) as first:
            first.open("en/index.html")
            first.driver.execute_script("console.error('nobody is here')")

    with pytest.raises(AssertionError, match="nobody is here"):
        complain()
    with visit(site, browser) as second:
        second.open("en/index.html")
