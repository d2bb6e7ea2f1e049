"""axe finds nothing critical or serious on any kind of page."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from tests.browser import axe
from tests.browser.conftest import Reader

pytestmark = pytest.mark.skipif(
    not axe.file().is_file(), reason="axe is not here: python -m tests.browser.axe brings it"
)

KINDS = {
    "home": "index.html",
    "guide with code": "guide/packs.html",
    "guide with tables": "guide/house.html",
    "game": "whichside/index.html",
    "chapter of the postal game": "postal/debt.html",
    "chapter of the main game": "whichside/misery.html",
    "chapter of yellow places": "yellow_places/round.html",
    "chapter of the anarchy, with its map": "anarchy/component.html",
    "game on one page": "booklet/yellow_places.html",
    "what things do, and a table drawn": "things/yellow_places.html",
    "clause index": "rule-clauses.html",
    "search": "search.html?q=debt",
    "readings": "readings.html",
    "coverage": "coverage.html",
    "vocabulary": "vocabulary.html",
    "vocabulary of a game": "vocabulary/yellow_places.html",
    "interface": "api/front.html",
    "index of names": "genindex.html",
    "index of modules": "py-modindex.html",
    "source": "_modules/whichside_rules/postal/debt.html",
}
#: Colours do not hang on the width or the language, nor what has to be scrolled on the colours;
#: French words are longer, so that what is narrow is seen with them.
SCREENS = ((1440, "light"), (390, "dark"))
SCREENS_OF = {"en": SCREENS[:1], "fr": SCREENS[1:]}


def screen(reader: Reader, width: int, medium: str = "screen") -> None:
    size = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False}
    reader.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    reader.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": medium})


def looked_at(
    reader: Reader,
    medium: str = "screen",
    screens: Iterable[tuple[int, str]] = SCREENS,
) -> list[str]:
    """What axe finds on the page that is open, everything unfolded, on some screens."""
    reader.driver.execute_script(
        "document.querySelectorAll('details').forEach(part => { part.open = true; })"
    )
    found = []
    for width, theme in screens:
        screen(reader, width, medium)
        reader.driver.execute_script("document.body.dataset.theme = arguments[0]", theme)
        # A frame or two later all has its new colours and knows whether it scrolls.
        reader.driver.execute_async_script(
            "const done = arguments[0]; setTimeout(() => requestAnimationFrame(done), 150)"
        )
        found += [f"{width} {theme}: {line}" for line in axe.grave(reader.driver)]
    return found


@pytest.mark.parametrize("address", KINDS.values(), ids=KINDS)
def test_nobody_is_kept_out(reader: Reader, address: str) -> None:
    found = {}
    for language in ("en", "fr"):
        reader.open(f"{language}/{address}")
        found[language] = looked_at(reader, screens=SCREENS_OF[language])
    assert found == {"en": [], "fr": []}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nobody_is_kept_out_of_the_first_page(reader: Reader, scheme: str) -> None:
    reader.open("index.html")
    screen(reader, 390)
    feature = {"name": "prefers-color-scheme", "value": scheme}
    reader.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
    assert axe.grave(reader.driver) == []
    ways = [one.get_attribute("href") for one in reader.parts("a")]
    assert [str(one).rsplit("/", 2)[1] for one in ways] == ["en", "pig", "fr", "pig"]


def test_nobody_is_kept_out_by_colours_or_by_the_width_alone(reader: Reader) -> None:
    reader.open("en/postal/debt.html")
    assert looked_at(reader, screens=((1440, "dark"), (390, "light"))) == []


@pytest.mark.parametrize("address", ["postal/debt.html", "booklet/yellow_places.html"])
def test_nobody_is_kept_out_of_what_is_printed(reader: Reader, address: str) -> None:
    reader.open(f"en/{address}")
    assert looked_at(reader, "print", SCREENS[:1]) == []


def no_level(reader: Reader) -> None:
    reader.driver.execute_script(
        "document.querySelectorAll('.caption').forEach(one => one.removeAttribute('aria-level'))"
    )


def pale(reader: Reader) -> None:
    reader.driver.execute_script("document.querySelector('.rule-text').style.color = '#8a8a8a'")


def out_of_reach(reader: Reader) -> None:
    reader.driver.execute_script(
        "const long = document.createElement('div'); long.textContent = 'x'.repeat(5000);"
        "long.style.overflow = 'auto'; long.style.whiteSpace = 'nowrap';"
        "document.querySelector('article').append(long)"
    )


def unnamed(reader: Reader) -> None:
    reader.driver.execute_script(
        "document.querySelector('.rule-jump-input').removeAttribute('aria-label');"
        "document.querySelector('.rule-jump-input').removeAttribute('placeholder')"
    )


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (no_level, "aria-required-attr"),
        (pale, "color-contrast"),
        (out_of_reach, "scrollable-region-focusable"),
        (unnamed, "label"),
    ],
)
def test_what_keeps_somebody_out_is_found(
    reader: Reader, spoil: Callable[[Reader], None], rule: str
) -> None:
    reader.open("en/postal/debt.html")
    screen(reader, 1440)
    reader.driver.execute_script("document.body.dataset.theme = 'light'")
    assert axe.grave(reader.driver) == []
    spoil(reader)
    (found,) = axe.grave(reader.driver)
    assert f": {rule}, " in found
