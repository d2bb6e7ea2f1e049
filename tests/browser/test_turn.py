"""The course of a game as a real browser draws it: nothing overlaps, nothing scrolls sideways."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Reader
from whichside_rules.kernel.book import rulebook

PHONE = {"width": 360, "height": 800, "deviceScaleFactor": 1, "mobile": False}
WIDE = """
const root = document.documentElement;
return root.scrollWidth - root.clientWidth;
"""
#: Lines of text that touch another one, a part of the line, or the edge of the picture.
TOUCHING = """
const svg = document.querySelector("svg.rule-turn"), edge = svg.getBoundingClientRect();
const boxes = [...svg.querySelectorAll("tspan, rect, circle")].map(one => {
  const box = one.getBoundingClientRect();
  return { one, x: box.left, y: box.top + 2, right: box.right, bottom: box.bottom - 2 };
});
const said = box => box.one.textContent || box.one.getAttribute("class");
const wrong = boxes.filter(box => box.right > edge.right || box.x < edge.left).map(said);
boxes.forEach((a, n) => boxes.slice(n + 1).forEach(b => {
  const texts = [a, b].some(box => box.one.tagName === "tspan");
  if (texts && a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom) {
    wrong.push(said(a) + " / " + said(b));
  }
}));
return wrong;
"""


SMALLEST = """
const lines = [...document.querySelectorAll(".rule-turn tspan")];
return Math.min(...lines.map(one => one.getBoundingClientRect().height));
"""


@pytest.mark.parametrize("game", rulebook.built_in())
def test_on_a_phone_all_can_be_read(reader: Reader, game: str) -> None:
    for language in ("en", "fr"):
        reader.open(f"{language}/{game}/index.html")
        reader.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PHONE)
        reader.wait(lambda: len(reader.parts("svg.rule-turn .rule-turn-name")) > 1)
        assert reader.driver.execute_script(WIDE) == 0
        assert reader.driver.execute_script(TOUCHING) == []
        assert reader.driver.execute_script(SMALLEST) > 9


def test_texts_that_touch_would_be_found(reader: Reader) -> None:
    reader.open("en/postal/index.html")
    assert reader.driver.execute_script(TOUCHING) == []
    reader.driver.execute_script(
        "document.querySelector('.rule-turn tspan').textContent = 'x'.repeat(200)"
    )
    assert reader.driver.execute_script(TOUCHING)


def test_a_part_leads_to_its_clause_and_the_words_say_it_too(reader: Reader) -> None:
    reader.open("en/postal/index.html")
    link = reader.part('.rule-turn a[href="debt.html#postal.debt.injure-per-missing-dollar"]')
    assert link.text == "Who is injured?"
    reader.part(".rule-turn-words summary").click()
    assert "Payment of the Cost of Living" in reader.part(".rule-turn-words ol").text


def test_on_paper_the_picture_is_black_and_the_folded_words_stay_away(reader: Reader) -> None:
    reader.open("en/postal/index.html")
    reader.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    assert reader.part("svg.rule-turn").is_displayed()
    assert not reader.part(".rule-turn-words").is_displayed()
    ink = "return getComputedStyle(document.querySelector('.rule-turn a text')).fill"
    text = "return getComputedStyle(document.querySelector('article p')).color"
    assert reader.driver.execute_script(ink) == reader.driver.execute_script(text)
