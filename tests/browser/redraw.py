"""How fast the page answers, and draws the table anew after a change: part of ``make bench``.

No test, and not collected as one: ``python -m pytest -qs tests/browser/redraw.py`` prints the
figures in milliseconds as JSON. A change is a text in which a thing has another value, as pointing
writes it, or with one more move; drawn is what the browser has put on the screen. The first answer
is that of a page opened with nothing kept from before, from a server on the same machine.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Sequence
from typing import Any, Final

from selenium import webdriver

from tests.browser.conftest import Reader, visit
from whichside_rules.desk.page import CALLS
from whichside_rules.kernel.book.rulebook import built_in

CHANGES: Final = 40
"""So many changes are drawn for each game, after some that nobody measures."""
WARM: Final = 5
MOST, MOST_OF_ONE = 8, 3
"""So many texts take turns, so many of them about one thing."""
REDRAW: Final = """
const [text, done] = arguments;
const area = document.querySelector(".rule-ask textarea");
const laid = document.querySelector(".rule-ask-laid");
const start = performance.now();
const seen = new MutationObserver(() => {
  seen.disconnect();
  requestAnimationFrame(() => done(performance.now() - start));
});
seen.observe(laid, { childList: true });
area.value = text;
area.dispatchEvent(new Event("input"));
"""
ANSWER: Final = """
const [done] = arguments;
const verdict = document.querySelector(".rule-ask-verdict");
const seen = new MutationObserver(() => {
  if (!verdict.dataset.verdict) return;
  seen.disconnect();
  requestAnimationFrame(() => done(performance.now()));
});
seen.observe(verdict, { attributes: true });
document.querySelector(".rule-ask-go").click();
"""


def texts_of(game: str) -> list[str]:
    """Scenarios of a game that differ in one thing or another."""
    begun = {one["id"]: one for one in CALLS["games"]("en")}[game]
    found = dict[str, None]()
    for said in filter(None, (begun["table"], *begun["openings"][:1])):
        text: str = CALLS["begin"](game, "en", said)
        for part in CALLS["look"](text, "en")["table"].split('data-thing="')[1:]:
            values = CALLS["point"](text, "en", part.partition('"')[0])["values"]
            found |= dict.fromkeys([one["text"] for one in values if not one["why"]][:MOST_OF_ONE])
            if len(found) >= MOST:
                return list(found)
    if not found:  # it can only be played
        moves = CALLS["nexts"](text, "en")[:MOST]
        found = dict.fromkeys(CALLS["play"](text, "en", one["said"]) for one in moves)
    return list(found)


def spread(values: Sequence[float]) -> dict[str, float]:
    """The median and the 95th percentile."""
    ends = statistics.quantiles(values, n=20, method="inclusive")
    return {"median": round(statistics.median(values), 1), "p95": round(ends[-1], 1)}


def test_how_fast_it_is(site: str, browser: webdriver.Chrome, capsys: Any) -> None:
    found: dict[str, Any] = {"redraw": {}}
    browser.execute_cdp_cmd("Network.clearBrowserCache", {})
    with visit(site, browser) as reader:
        reader.driver.set_script_timeout(120)
        reader.open_editor("en/ask.html")
        found["first_answer"] = round(reader.driver.execute_async_script(ANSWER), 1)
        for game in built_in():
            found["redraw"][game] = spread(redrawn(reader, texts_of(game)))
    with capsys.disabled():
        print(f"\n{json.dumps(found)}")


def redrawn(reader: Reader, texts: Sequence[str]) -> list[float]:
    """How long each change took until it was drawn, in milliseconds."""
    reader.write(texts[0])
    reader.press(".rule-ask-lay")
    took = []
    for number in range(WARM + CHANGES):
        reader.wait(lambda: reader.part(".rule-ask-table").get_attribute("aria-busy") == "false")
        text = texts[(number + 1) % len(texts)]
        took.append(float(reader.driver.execute_async_script(REDRAW, text)))
    return took[WARM:]
