"""axe-core: what on a page some readers could not use.

``python -m tests.browser.axe`` brings it to ``build/axe``, as ``axe.toml`` pins it. It is asked
with all its rules.
"""

from __future__ import annotations

import os
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from whichside_rules.sphinxext.answering.files import REQUIRED, Missing, from_npm

if TYPE_CHECKING:
    from selenium.webdriver import Chrome

PINS = Path(__file__).with_name("axe.toml")
FOLDER = Path(__file__).resolve().parents[2] / "build" / "axe"
GRAVE = ("critical", "serious")

_LOOK = """
const done = arguments[arguments.length - 1];
axe.run(document, { resultTypes: ["violations"], preload: false }).then(
  found => done(found.violations.map(one => ({
    rule: one.id,
    impact: one.impact,
    places: one.nodes.map(node => node.html.slice(0, 200)),
    why: one.nodes[0].failureSummary,
  }))),
  fault => done([{ rule: String(fault), impact: "critical", places: [], why: "" }]));
"""


def file() -> Path:
    """Where the file of the pinned version is, once it was brought."""
    return FOLDER / f"axe-{tomllib.loads(PINS.read_text('utf-8'))['version']}.js"


def bring() -> None:
    """Bring the file, unless it is there.

    Raises:
        Missing: npm cannot bring it, or it is not what the digest says.
    """
    if file().is_file():
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER) as place:
        from_npm(tomllib.loads(PINS.read_text("utf-8")), Path(place))
        (Path(place) / "axe.min.js").rename(file())


def grave(driver: Chrome) -> list[str]:
    """What is critical or serious on the page that is open, a line for each rule."""
    if not driver.execute_script("return typeof axe === 'object'"):
        driver.execute_script(file().read_text("utf-8"))
    found: list[dict[str, Any]] = driver.execute_async_script(_LOOK)
    return [
        f"{one['impact']}: {one['rule']}, {len(one['places'])} times: "
        f"{one['places'][:3]} {one['why']}"
        for one in found
        if one["impact"] in GRAVE
    ]


def main() -> int:
    """Bring it, and say in one line what came of it if that failed."""
    try:
        bring()
    except Missing as missing:
        print(f"The pages are not looked at with axe: {missing}", file=sys.stderr)
        return 1 if os.environ.get(REQUIRED) else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
