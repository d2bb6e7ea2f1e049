"""The page that answers, as a reader meets it."""

from __future__ import annotations

import re

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.browser import axe
from tests.browser.conftest import Reader
from tests.browser.test_axe import SCREENS_OF, looked_at

# What the rules say, and what somebody may have thought instead.
RIGHT_AND_WRONG = {
    "en": ("And there are 2 injured workers", "And there is 1 injured worker", "fails"),
    "fr": ("Et il y a 2 travailleurs blessés", "Et il y a 1 travailleur blessé", "ne tient pas"),
}
# A verdict that rests on a value of ours.
FINES = """# language: en
Feature: f
  Scenario: s
    Given a game of Which Side
    And Fines is in play
    When the team counters Fines
    Then the move is refused
"""


AND = {"en": "And", "fr": "Et"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_answers(reader: Reader, language: str) -> None:
    right, wrong, fails = RIGHT_AND_WRONG[language]
    before = len(reader.asked)
    reader.open_editor(f"{language}/ask.html")
    assert right in reader.text

    # Nothing was loaded before somebody asked.
    assert not [one for one in reader.asked[before:] if "python" in one or "library" in one]

    assert reader.ask() == "holds"
    assert "postal.debt.definition" in reader.told
    assert [one for one in reader.asked[before:] if "library.zip" in one]

    # Nobody is kept out of the verdict, with all that can be unfolded.
    reader.press(".rule-ask-ask-why")
    reader.wait(lambda: reader.parts(".rule-ask-why ul"))
    reader.press(".rule-ask-share")
    if axe.file().is_file():
        assert looked_at(reader, screens=SCREENS_OF[language]) == []

    loaded = len(reader.asked)
    reader.write(reader.text.replace(right, wrong))
    assert reader.ask() == "fails"
    assert fails in reader.told
    (step,) = reader.parts(".rule-ask-is-fails")
    assert step.text.endswith(wrong.partition(" ")[2])
    assert (
        reader.part(".rule-ask-ink .rule-ask-wrong").get_attribute("textContent") == f"    {wrong}"
    )
    assert len(reader.asked) == loaded  # the second question loads nothing

    reader.write(reader.text + "    nobody says this\n    Given nobody says this\n")
    assert reader.ask() == "not understood"
    assert reader.parts(".rule-ask-line")

    # Where it is no sentence, the rules that may speak of it can be read.
    asked = reader.text.partition("    nobody")[0]
    reader.write(f"{asked}    {AND[language]} the cats pay\n")
    assert reader.ask() == "not understood"
    reader.wait(lambda: reader.parts(".rule-ask-related li code"))
    reader.write(asked)

    if language == "en":
        written = reader.text
        reader.write(FINES)
        assert reader.ask() == "holds"
        assert re.search(r"normals.fines \([^)]+\): Fines: each Tenement: it pays", reader.told)
        reader.write(written)

    # A clause is one click away, and on the way back all is as it was.
    reader.ask()
    link = reader.driver.find_element(By.PARTIAL_LINK_TEXT, "postal.debt.definition")
    reader.driver.execute_script("arguments[0].click()", link)  # wherever it is scrolled to
    assert reader.driver.current_url.endswith(
        f"/{language}/postal/debt.html#postal.debt.definition"
    )
    reader.driver.back()
    reader.wait(lambda: reader.part(".rule-ask").get_attribute("data-open"))
    assert wrong in reader.text
    assert fails in reader.told


def test_a_scenario_of_the_reference_can_be_tried_in_both_languages(reader: Reader) -> None:
    reader.needs_the_editor()
    reader.open("en/postal/debt.html")
    link = reader.part(".rule-try")
    assert link.text == "try this"
    reader.open_editor(str(link.get_attribute("href")))
    assert reader.text.startswith("Feature: ")
    assert "@postal.debt.definition" in reader.text
    assert reader.ask() == "holds"
    english = reader.driver.current_url

    reader.part(".rule-language-link").click()
    reader.wait(lambda: reader.part(".rule-ask").get_attribute("data-open"))
    assert reader.driver.current_url == english.replace("/en/", "/fr/")
    assert reader.text.startswith("# language: fr\n")


# What the network brings waits until it is let go.
SLOW = """
const fast = window.fetch;
const wait = new Promise(done => { window.letGo = done; });
window.fetch = (...asked) => wait.then(() => fast(...asked));
"""


def test_who_asks_before_the_scenario_is_there_asks_that_scenario(reader: Reader) -> None:
    reader.needs_the_editor()
    reader.open("en/postal/debt.html")
    link = reader.wait(lambda: reader.parts(".rule-try"))[-1].get_attribute("href")
    before = reader.driver.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": SLOW}
    )
    try:
        reader.open(str(link))
        locked = reader.part(".rule-ask textarea").get_attribute("readonly")
        reader.part(".rule-ask-go").click()
        reader.driver.execute_script("window.letGo()")
        reader.wait(lambda: reader.parts(".rule-ask-verdict[data-verdict]"))
    finally:
        reader.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", before)
    title = reader.part(".rule-ask-title .rule-head-name").text
    assert f"Scenario: {title}\n" in reader.text
    assert re.sub("[^a-z]+", "-", title.lower()) in str(link)
    # Who types meanwhile would lose it.
    assert (locked, reader.part(".rule-ask textarea").get_attribute("readonly")) == ("true", None)


def test_a_scenario_that_is_gone_is_told(reader: Reader) -> None:
    reader.open_editor("en/ask.html?try=postal.debt.definition--nobody-wrote-this")
    assert reader.part("[role=status]").text.startswith("There is no longer such a scenario")
    assert reader.text.startswith("Feature: ")


def test_sentences_are_completed(reader: Reader) -> None:
    reader.open_editor("en/ask.html")
    area = reader.part(".rule-ask textarea")
    reader.write("Feature: A\n\n  Scenario: B\n    Given a postal game\n    And there are 3 hea")
    area.send_keys("l")
    reader.wait(lambda: reader.parts(".rule-ask-list li"))
    assert reader.parts(".rule-ask-list li")[0].text == "there are 3 healthy workers"
    area.send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    assert reader.text.endswith("And there are 3 healthy workers")
    area.send_keys(Keys.ENTER, "When the Cost of L")
    reader.wait(lambda: reader.parts(".rule-ask-list li"))
    area.send_keys(Keys.ESCAPE)
    assert not reader.part(".rule-ask-list").is_displayed()


@pytest.mark.parametrize("width", [360, 1200])
def test_the_page_is_as_wide_as_the_screen(reader: Reader, width: int) -> None:
    reader.driver.set_window_size(width, 900)
    reader.open_editor("en/ask.html")
    wide, seen = reader.driver.execute_script(
        "return [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= seen
    for one in reader.parts(".rule-ask textarea, .rule-ask-go"):
        place = one.rect
        assert 0 <= place["x"] <= place["x"] + place["width"] <= seen
