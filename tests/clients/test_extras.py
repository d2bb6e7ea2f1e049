"""Each adapter has an extra of its name, and the environment of the adapters has them all."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
UNTESTED = ("docs", "dev", "bench", "learn", "solve")
"""Extras that are for no adapter."""


def without_extra(folder: Path, extras: set[str]) -> list[str]:
    """The public modules of a folder that no extra is called after."""
    modules = sorted(path.stem for path in folder.glob("[!_]*.py"))
    return [name for name in modules if name not in extras]


def test_each_adapter_has_an_extra_that_is_tested() -> None:
    (bundle,) = (one for one in EXTRAS["clients"] if one.startswith("whichside-rules["))
    tested = set(re.split(r"[\[\],]", bundle)[1:-1])
    assert without_extra(ROOT / "whichside_rules" / "clients", tested) == []
    assert tested <= set(EXTRAS)


def test_an_adapter_without_an_extra_is_seen(tmp_path: Path) -> None:
    (tmp_path / "lsp.py").touch()
    (tmp_path / "telepathy.py").touch()
    (tmp_path / "_own.py").touch()
    assert without_extra(tmp_path, {"lsp"}) == ["telepathy"]


def test_the_lock_has_what_the_extras_ask_for() -> None:
    lock = (ROOT / "requirements-clients.lock").read_text("utf-8")
    locked = set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE))
    asked = {one for name in EXTRAS for one in EXTRAS[name] if name not in UNTESTED}
    names = {re.split(r"[^A-Za-z0-9-]", one)[0] for one in asked} - {"whichside-rules"}
    assert names <= locked
