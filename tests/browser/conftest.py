"""A real browser, a small site in both languages, and what went over the network."""

from __future__ import annotations

import functools
import http.server
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.sphinxext.builds import started
from whichside_rules.sphinxext.answering.files import COMPLETE

selenium = pytest.importorskip("selenium", reason="selenium is not installed")
from selenium import webdriver  # noqa: E402 - only where it is installed
from selenium.webdriver.common.by import By  # noqa: E402
from selenium.webdriver.remote.webelement import WebElement  # noqa: E402
from selenium.webdriver.support.ui import WebDriverWait  # noqa: E402

REPOSITORY = Path(__file__).resolve().parents[2]
FILES = REPOSITORY / "build" / "ask"
DOCS = REPOSITORY / "docs"

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
DRIVER = shutil.which("chromedriver")

# As the site itself, with one or two pages of every kind; links that lead elsewhere are left dead.
PAGES = (
    *("index.md", "ask.md", "vocabulary.md", "404.md"),
    *("guide/index.md", "guide/packs.md", "guide/house.md", "api/index.md", "api/front.md"),
    *("postal/index.md", "postal/debt.md", "whichside/index.md", "whichside/misery.md"),
    *("yellow_places/index.md", "yellow_places/round.md"),
    *("anarchy/index.md", "anarchy/component.md"),
)
WRITTEN = {
    "coverage.md": "# Coverage\n\n:::{rule:coverage} postal\n:::\n\n"
    ":::{rule:uncovered} yellow_places\n:::\n",
    "readings.md": "# Readings\n\n:::{rule:readings} postal\n:::\n",
    "booklet/yellow_places.md": "# Yellow Places\n\n:::{rule:booklet} yellow_places\n:::\n",
    "things/yellow_places.md": "# Yellow Places\n\n:::{rule:things} yellow_places\n:::\n\n"
    ":::{rule:table} yellow_places\n:::\n\n:::{rule:drawn} yellow_places.round\n:::\n",
    "vocabulary/yellow_places.md": "# Sentences\n\n:::{rule:vocabulary} yellow_places\n:::\n",
}
FEATURES = [
    feature
    for feature in (page.replace(".md", ".feature") for page in PAGES)
    if (REPOSITORY / "features" / feature).is_file()
]


def lay_out(root: Path) -> dict[str, str]:
    """Bring the pages and the features together; returns the settings that are not the site's."""
    texts = {name: (DOCS / name).read_text("utf-8") for name in PAGES} | WRITTEN
    for name, text in texts.items():
        (root / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        (root / "docs" / name).write_text(text, "utf-8")
    for name in FEATURES:
        place = root / "features" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(REPOSITORY / "features" / name, place)
    results = root / "results.json"
    subprocess.run(
        [sys.executable, "-m", "tests.sphinxext.asked", "features", str(results)],
        cwd=root,
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
        check=True,
        capture_output=True,
    )
    # What is red must be readable too.
    data = json.loads(results.read_text("utf-8"))
    for row, outcome in zip(data["scenarios"], ("failed", "skipped", "xfailed"), strict=False):
        row |= {"outcome": outcome, "message": "expected 2 dollars, there are 1"}
    results.write_text(json.dumps(data), "utf-8")
    return {
        "rule_features": str(root / "features"),
        "rule_results": str(results),
        "rule_packages": "whichside_rules.postal",
        "suppress_warnings": "*",
    }


# Page and worker may ask nobody else: what they asked elsewhere would fail, and say so.
POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:"


class _Handler(http.server.SimpleHTTPRequestHandler):
    asked: ClassVar[list[str]] = []

    def log_message(self, *told: Any) -> None:
        """Say nothing."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        # Asked for at every visit; what was compiled for the one before need not be again.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def send_head(self) -> Any:
        if self.path == "/favicon.ico":  # every browser asks for one
            self.send_response(204)
            self.end_headers()
            return None
        self.asked.append(self.path)
        site = next((one for one in ("en", "fr") if self.path.startswith(f"/{one}/")), None)
        if site and not Path(self.translate_path(self.path)).exists():
            missing = Path(self.translate_path(f"/{site}/404.html"))
            self.send_response(404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(missing.stat().st_size))
            self.end_headers()
            return missing.open("rb")
        return super().send_head()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the small site."""
    root = tmp_path_factory.mktemp("small")
    out = root / "html"
    settings = lay_out(root)
    with started(REPOSITORY) as builder:
        for language in ("en", "fr"):
            options = ["-b", "html", "-q", "-c", str(DOCS), "-D", f"language={language}"]
            for name, value in settings.items():
                options += ["-D", f"{name}={value}"]
            trees = ["-d", str(root / f"trees-{language}")]
            done = builder.build([*options, *trees, str(root / "docs"), str(out / language)], root)
            assert done.code == 0, done.stderr[-2000:]
    shutil.copyfile(DOCS / "_root" / "index.html", out / "index.html")
    return out


@pytest.fixture(scope="session")
def browsers() -> None:
    """Skip what needs a browser where there is none, before anything is built; in CI that fails."""
    if CHROMIUM is None or DRIVER is None:
        missing = pytest.fail if os.environ.get("CI") else pytest.skip
        missing("no Chromium with its chromedriver on this machine")


@pytest.fixture(scope="session")
def site(browsers: None, built: Path) -> Iterator[str]:
    """The address of the small site."""
    handler = functools.partial(_Handler, directory=str(built))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@dataclass
class Reader:
    """Somebody at the site."""

    driver: webdriver.Chrome
    site: str

    @property
    def asked(self) -> list[str]:
        """What was asked of the site so far, in this test and those before it."""
        return _Handler.asked

    def open(self, address: str) -> None:
        self.driver.get(address if address.startswith("http") else f"{self.site}/{address}")

    def needs_the_editor(self) -> None:
        if not (FILES / COMPLETE).is_file():
            pytest.skip("what the page that answers runs on is not here: make reference brings it")

    def open_editor(self, address: str) -> None:
        self.needs_the_editor()
        self.open(address)
        self.wait(lambda: self.part(".rule-ask").get_attribute("data-open"))

    def part(self, selector: str) -> WebElement:
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def parts(self, selector: str) -> list[WebElement]:
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def wait(self, until: Callable[[], Any]) -> Any:
        return WebDriverWait(self.driver, 240, poll_frequency=0.1).until(lambda _: until())

    @property
    def text(self) -> str:
        return str(self.part(".rule-ask textarea").get_attribute("value"))

    def write(self, text: str) -> None:
        area = self.part(".rule-ask textarea")
        area.clear()
        self.driver.execute_script("arguments[0].focus()", area)
        # As if it were pasted: keys would each be completed.
        self.driver.execute_script(
            "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input'))",
            area,
            text,
        )

    def ask(self) -> str:
        """Press the button; returns the verdict."""
        self.part(".rule-ask-go").click()
        self.wait(lambda: self.part(".rule-ask-go").is_enabled())
        assert self.part(".rule-ask-verdict").is_displayed(), self.part("[role=status]").text
        return str(self.part(".rule-ask-verdict").get_attribute("data-verdict"))

    def press(self, selector: str) -> None:
        """Press a button wherever it is scrolled to."""
        self.driver.execute_script("arguments[0].click()", self.part(selector))

    @property
    def told(self) -> str:
        return self.part(".rule-ask-verdict").text


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[webdriver.Chrome]:
    """A browser: to start one takes longer than most pages."""
    options = webdriver.ChromeOptions()
    options.binary_location = str(CHROMIUM)
    for one in (
        *("--headless=new", "--disable-gpu", "--no-first-run", "--disable-background-networking"),
        *("--disable-component-update", "--disable-sync", "--window-size=1200,1000"),
        "--disable-dev-shm-usage",  # small in containers
        f"--user-data-dir={tmp_path_factory.mktemp('browser') / 'profile'}",
        *(("--no-sandbox",) if os.geteuid() == 0 else ()),
    ):
        options.add_argument(one)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    with pytest.MonkeyPatch.context() as patch:
        # Selenium looks for a driver, and says that it is used, unless it is told not to.
        patch.setenv("SE_OFFLINE", "true")
        patch.setenv("SE_AVOID_STATS", "true")
        driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(str(DRIVER)))
    try:
        yield driver
    finally:
        driver.quit()


@contextmanager
def visit(site: str, browser: webdriver.Chrome) -> Iterator[Reader]:
    """Somebody with a new tab, who was never here before; at the end nothing was complained of."""
    first = browser.current_window_handle
    browser.switch_to.new_window("tab")
    browser.set_window_size(1200, 1000)
    browser.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": site, "storageTypes": "all"})
    browser.get_log("browser")  # type: ignore[no-untyped-call]
    try:
        yield Reader(browser, site)
        noted = browser.get_log("browser")  # type: ignore[no-untyped-call]
    finally:
        browser.close()
        browser.switch_to.window(first)
    assert not [line["message"] for line in noted]


@pytest.fixture
def reader(site: str, browser: webdriver.Chrome) -> Iterator[Reader]:
    """Somebody at the site, as :func:`visit` has it."""
    with visit(site, browser) as reader:
        yield reader
