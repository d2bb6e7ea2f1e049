"""The other language opens where somebody reads."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Reader

CLAUSE = "postal.debt.injure-per-missing-dollar"


@pytest.mark.parametrize(("here", "there"), [("en", "fr"), ("fr", "en")])
def test_the_language_switch_keeps_the_clause(reader: Reader, here: str, there: str) -> None:
    reader.open(f"{here}/postal/debt.html#{CLAUSE}")
    reader.part(".rule-language-link").click()
    reader.wait(lambda: reader.driver.current_url.endswith(f"/{there}/postal/debt.html#{CLAUSE}"))


def test_who_reads_from_the_top_stays_there(reader: Reader) -> None:
    reader.open("en/postal/debt.html")
    reader.part(".rule-language-link").click()
    reader.wait(lambda: reader.driver.current_url.endswith("/fr/postal/debt.html"))


def test_an_address_that_names_a_clause_is_there_at_once(reader: Reader) -> None:
    reader.open(f"en/postal/debt.html#{CLAUSE}")
    place = f"document.getElementById('{CLAUSE}').getBoundingClientRect().top"
    assert reader.driver.execute_script(f"return Math.abs({place}) < innerHeight / 3")
