"""The table beside the scenario: seen, set by pointing, played, kept."""

from __future__ import annotations

from typing import Any

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.conftest import Reader
from whichside_rules import ask
from whichside_rules.kernel.files.record import from_json

TABLE = """Feature: Our table

  Scenario: The rent
    Given a postal game
    And there are 3 healthy workers
    And Savings are 2 dollars
"""


def laid(reader: Reader, text: str, page: str = "en/ask.html") -> None:
    """Open the editor with a text, and lay the table."""
    reader.open_editor(page)
    reader.write(text)
    reader.press(".rule-ask-lay")
    drawn(reader)


def drawn(reader: Reader) -> None:
    reader.wait(lambda: reader.parts(".rule-ask-laid .laid"))
    reader.wait(lambda: reader.part(".rule-ask-table").get_attribute("aria-busy") == "false")


def point(reader: Reader, thing: str) -> None:
    reader.press(f'.rule-ask-laid [data-thing="{thing}"] > .rule-ask-point')
    reader.wait(lambda: reader.parts(".rule-ask-offers"))


def choose(reader: Reader, kind: str, said: str) -> None:
    """Press what writes a sentence."""
    found = [one for one in reader.parts(f".rule-ask-{kind}") if said in one.text]
    assert found, [one.text for one in reader.parts(f".rule-ask-{kind}")]
    before = reader.text
    reader.driver.execute_script("arguments[0].click()", found[0])
    reader.wait(lambda: reader.text != before)
    drawn(reader)


def press_and_wait(reader: Reader, selector: str) -> None:
    """Press what writes a sentence, and wait until the next ones are there."""
    before = reader.text
    reader.press(selector)
    reader.wait(lambda: reader.text != before)
    drawn(reader)
    reader.wait(lambda: reader.parts(".rule-ask-nexts, .rule-ask-chance"))


def value(reader: Reader, thing: str) -> str:
    return reader.part(f'.rule-ask-laid [data-thing="{thing}"] .laid-value').text


def test_the_table_shows_what_is_written_and_writes_what_is_pointed_at(reader: Reader) -> None:
    before = len(reader.asked)
    reader.open_editor("en/ask.html")
    assert not [one for one in reader.asked[before:] if "python" in one or "library" in one]
    laid(reader, TABLE)
    assert value(reader, "savings") == "2 $"

    point(reader, "savings")
    choose(reader, "value", "Savings are 5 dollars")
    assert "And Savings are 5 dollars\n" in reader.text
    assert value(reader, "savings") == "5 $"

    # What cannot be says why, with its clause.
    point(reader, "risk")
    never = reader.part(".rule-ask-never").text
    assert never.startswith("Risk is 4")
    assert "postal.gauge.hurt.reset" in never

    # By keyboard: Escape closes, and one is where one was.
    reader.part(".rule-ask-offers").send_keys(Keys.ESCAPE)
    assert not reader.parts(".rule-ask-offers")
    here = reader.driver.switch_to.active_element
    here.send_keys(Keys.ENTER)
    reader.wait(lambda: reader.parts(".rule-ask-offers"))

    # A line that nobody understands leaves the last table.
    reader.write(reader.text + "    And the moon is full\n")
    reader.wait(lambda: reader.part(".rule-ask-table-wrong").is_displayed())
    assert "Line 7" in reader.part(".rule-ask-table-wrong").text
    assert "rule-ask-stale" in str(reader.part(".rule-ask-laid").get_attribute("class"))


def fits_a_phone(reader: Reader) -> None:
    """Look at the table, with what is offered for a thing, on a narrow screen."""
    reader.driver.set_window_size(360, 900)
    point(reader, "savings")
    wide, seen = reader.driver.execute_script(
        "return [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= seen
    reader.part(".rule-ask-offers").send_keys(Keys.ESCAPE)
    reader.driver.set_window_size(1200, 1000)


def test_what_was_set_is_played_asked_and_kept(reader: Reader) -> None:
    laid(reader, TABLE)
    fits_a_phone(reader)
    point(reader, "phase")
    choose(reader, "value", "the Cost of Living is to be paid")
    choose(reader, "move", "the Cost of Living is paid")
    assert reader.text.rstrip().endswith("When the Cost of Living is paid")
    assert value(reader, "savings") == "0 $"
    assert reader.parts('.rule-ask-laid [data-thing="savings"].laid-changed')

    reader.press(".rule-ask-keep")
    reader.wait(lambda: "Then " in reader.text)
    assert "Savings are 0 dollars" in reader.text
    kept = reader.text
    assert reader.ask() == "holds"
    assert ask(kept).verdict == "holds"

    reader.press(".rule-ask-both")
    reader.wait(lambda: reader.parts(".laid-both"))
    assert "postal.debt.definition" in reader.part(".laid-story").text

    reader.press(".rule-ask-undo")
    reader.wait(lambda: "When" not in reader.text)
    assert "Then" not in reader.text


RECORD = """
const call = URL.createObjectURL;
URL.createObjectURL = blob => { blob.text().then(text => { window.saved = text; }); return "#"; };
"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_is_begun_played_and_kept_as_a_record(reader: Reader, language: str) -> None:
    reader.open_editor(f"{language}/ask.html")
    reader.driver.execute_script(RECORD)
    options: Any = reader.parts(".rule-ask-opening option")
    new = {"en": "a new postal game", "fr": "une nouvelle partie du jeu postal"}[language]
    postal = next(one for one in options if one.get_attribute("textContent") == new)
    reader.driver.execute_script(
        "arguments[0].selected = true;"
        "arguments[0].closest('select').dispatchEvent(new Event('change'))",
        postal,
    )
    reader.wait(lambda: reader.parts(".rule-ask-chance"))
    for _ in range(2):
        move = ".rule-ask-chance" if reader.parts(".rule-ask-chance") else ".rule-ask-move"
        press_and_wait(reader, move)
    reader.wait(lambda: reader.part(".rule-ask-record").is_enabled())
    reader.press(".rule-ask-record")
    reader.wait(lambda: reader.driver.execute_script("return window.saved"))
    kept = from_json(reader.driver.execute_script("return window.saved"))
    assert (kept.game, len(kept.moves)) == ("postal", 2)
