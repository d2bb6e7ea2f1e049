"""What would change a verdict, the events one by one, and a link that carries the scenario."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.conftest import Reader

FRENCH = """\
# language: fr
Fonctionnalité: La misère
  Scénario: Il manque un dollar
    Étant donné une partie du jeu postal
    Et 3 travailleurs indemnes
    Et que l'Économie est de 3 $
    Quand le coût de la vie est payé
    Alors il y a 1 travailleur blessé
"""


SLY = """\
Feature: <img src=x onerror=document.title='!'>
  Scenario: <img src=x onerror=document.title='!'>
    Given <img src=x onerror=document.title='!'>
    When ${document.title='!'}
"""


def fragment(text: str | bytes) -> str:
    said = text if isinstance(text, bytes) else text.encode()
    return "#scenario=" + base64.urlsafe_b64encode(said).decode().rstrip("=")


def test_a_link_shows_text_and_verdict_its_events_and_what_would_change_it(reader: Reader) -> None:
    reader.open_editor("fr/ask.html" + fragment(FRENCH))
    assert reader.text == FRENCH
    # Nobody pressed a button.
    reader.wait(lambda: reader.parts(".rule-ask-verdict[data-verdict]"))
    assert reader.part(".rule-ask-verdict").get_attribute("data-verdict") == "holds"

    # The events, by keyboard: each with its clause, which is a link.
    on, here = reader.part(".rule-ask-on"), reader.part(".rule-ask-here")
    count = len(reader.parts(".rule-ask-events li"))
    assert count >= 3
    first = here.text
    assert "postal.phase.resolution.pay" in first
    on.send_keys(Keys.ENTER)
    assert reader.part(".rule-ask-place").text == f"2 sur {count}"
    assert here.text != first
    current = reader.part(".rule-ask-events [aria-current]")
    assert current.text == here.text
    assert current.find_elements("css selector", "a[href*='postal/']")
    on.send_keys(Keys.END, Keys.ARROW_RIGHT)
    assert reader.part(".rule-ask-place").text == f"{count} sur {count}"
    assert on.get_attribute("aria-disabled") == "true"
    reader.part(".rule-ask-back").send_keys(Keys.HOME)
    assert here.text == first

    # What would change it.
    reader.press(".rule-ask-ask-why")
    reader.wait(lambda: reader.parts(".rule-ask-why ul"))
    said = [one.text for one in reader.parts(".rule-ask-why li")]
    assert said == [
        "Ligne 5 : Avec 4 travailleurs indemnes, il y a 2 travailleurs blessés.",
        "Ligne 6 : Si l'Économie est de 4 $, il y a 0 travailleur blessé.",
    ]
    assert reader.driver.switch_to.active_element == reader.part(".rule-ask-why")
    reader.parts(".rule-ask-why li button")[1].click()
    chosen = "const t = document.querySelector('.rule-ask textarea');"
    chosen += "return t.value.slice(t.selectionStart, t.selectionEnd)"
    assert reader.driver.execute_script(chosen).strip() == "Et que l'Économie est de 3 $"

    # The link that the page makes is the one that was opened; no server was told of it.
    reader.press(".rule-ask-share")
    link = str(reader.part("#rule-ask-link").get_attribute("value"))
    assert link == reader.driver.current_url
    assert not [one for one in reader.asked if "scenario=" in one]

    # What stands in it is shown as it is, and done nowhere.
    reader.write(SLY)
    assert reader.ask() == "not understood"
    assert not reader.parts(".rule-ask img")
    assert reader.driver.title != "!"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("#scenario=***", "The link holds no scenario"),
        (fragment(b"\xff\xfe"), "The link holds no scenario"),
        (fragment("Feature: A\u202e"), "The link holds no scenario"),
        (fragment("Feature: A\n" * 600), "The link is too long"),
        ("#another-place", ""),
    ],
)
def test_what_is_no_link_of_ours_is_told_and_nothing_of_it_is_read(
    reader: Reader, said: str, told: str
) -> None:
    reader.open_editor("en/ask.html" + said)
    assert reader.part("[role=status]").text.startswith(told)
    assert reader.text.startswith("Feature: The end of our third turn")
    assert not reader.parts(".rule-ask-verdict[data-verdict]")


def test_a_link_is_a_text_and_nothing_else(reader: Reader) -> None:
    reader.open_editor("en/ask.html" + fragment(SLY))
    assert reader.text == SLY
    assert reader.driver.title != "!"
    reader.write("Feature: A\n" * 600)
    reader.press(".rule-ask-share")
    assert reader.part("[role=status]").text.startswith("This is too long for a link")
    assert not reader.part(".rule-ask-link").is_displayed()


def test_a_copy_on_the_disk_shows_the_text(reader: Reader, built: Path) -> None:
    reader.needs_the_editor()
    reader.driver.get((built / "en" / "ask.html").as_uri() + fragment(FRENCH))
    reader.wait(lambda: reader.part(".rule-ask").get_attribute("data-open"))
    assert reader.text == FRENCH
    assert reader.part("[role=status]").text.startswith("This page answers where a web server")
    reader.press(".rule-ask-share")
    assert str(reader.part("#rule-ask-link").get_attribute("value")).startswith("file:///")
    reader.driver.get_log("browser")  # type: ignore[no-untyped-call]  # it may not fetch there
