"""A page that is missing: told in the language of the site, in its looks, with ways out."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Reader

TOLD = {"en": "This page is not here", "fr": "Cette page n'existe pas"}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("address", ["gone.html", "whichside/scenario/gone.html"])
def test_a_missing_page_has_ways_out(reader: Reader, language: str, address: str) -> None:
    reader.open(f"{language}/{address}")
    said = reader.part("h1").text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    assert said.startswith(TOLD[language])
    looks = "return getComputedStyle(document.querySelector('.sidebar-brand-text')).fontSize"
    assert reader.driver.execute_script(looks) == "24px"
    # It is noted as missing, with what the browser looked for ahead of the page's own word.
    noted = reader.driver.get_log("browser")  # type: ignore[no-untyped-call]
    assert {line["source"] for line in noted} == {"network"}

    other = "fr" if language == "en" else "en"
    link = reader.part(".rule-language-link").get_attribute("href")
    assert link == f"{reader.site}/{other}/404.html"
    reader.part("article li a").click()
    assert reader.driver.current_url == f"{reader.site}/{language}/index.html"
