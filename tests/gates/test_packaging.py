"""What is committed installs anywhere: locks without an index, a wheel with all its data."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import whichside_rules
from whichside_rules import clause
from whichside_rules.scenarios.proofs import scenarios_of

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "whichside_rules"
FEATURES = ROOT / "features"
LOCKS = sorted(ROOT.glob("requirements*.lock"))
PIN = re.compile(r"^([a-z0-9-]+)(\[[a-z,]+\])?==\S+")
HOME = re.compile(r"/(?:home|Users|root)/\w|[A-Z]:\\Users\\")


def pins(lock: str) -> Iterator[tuple[str, str]]:
    """Name and text of every requirement of a lock."""
    for block in re.split(r"\n(?=[a-z-])", lock):
        yield block.split("=", 1)[0].split("[", 1)[0].strip(), block


def faults(lock: str) -> list[str]:
    """Why pip could not install this lock from any index, with its hashes checked."""
    found = [
        f"not a pin with hashes: {name}"
        for name, block in pins(lock)
        if not (PIN.match(block) and "--hash=sha256:" in block)
    ]
    if "://" in lock or re.search(r"^\s*(-i|-f|--(extra-)?index|--find|--trusted)", lock, re.M):
        found.append("names an index, a host or a path")
    return found


def home_paths(text: str) -> list[str]:
    return [line for line in text.splitlines() if HOME.search(line)]


def committed() -> list[Path]:
    done = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    if done.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in done.stdout.split("\0") if name]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_is_pinned_hashed_and_names_no_index(lock: Path) -> None:
    assert faults(lock.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "broken",
    [
        "attrs>=26\n    --hash=sha256:00",
        "attrs==26.1.0",
        "attrs==26.1.0 --hash=sha256:00\n--index-url somewhere",
        "attrs @ https://example.org/attrs.whl --hash=sha256:00",
    ],
)
def test_a_broken_lock_is_seen(broken: str) -> None:
    assert faults("click==8.5.1 --hash=sha256:00\n" + broken)


def test_the_lock_covers_everything_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = {"check", "docs", "dev"}
    asked = [*project["dependencies"], *(each for extra in wanted for each in extras[extra])]
    names = {re.split(r"[^A-Za-z0-9-]", each)[0] for each in asked} - {"whichside-rules"}
    locked = {name for name, _ in pins((ROOT / "requirements.lock").read_text(encoding="utf-8"))}
    assert names <= locked


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert whichside_rules.__version__ == project["version"]


def test_nothing_committed_names_a_home_folder() -> None:
    found = {
        str(path.relative_to(ROOT)): lines
        for path in committed()
        if path.is_file() and (lines := home_paths(path.read_text("utf-8", errors="replace")))
    }
    assert found == {}


def test_a_home_folder_is_seen() -> None:
    assert home_paths("\n".join(["cd " + "/".join(["", "home", "ada", "rules"]), "cd docs"]))


def test_the_wheel_carries_the_data(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    here = {
        str(path.relative_to(ROOT))
        for path in committed()
        if path.is_file() and path.is_relative_to(PACKAGE)
    }
    assert "whichside_rules/py.typed" in here
    assert here <= packed
    scenarios = {
        f"whichside_rules/{path.relative_to(ROOT)}" for path in FEATURES.rglob("*.feature")
    }
    assert scenarios
    assert scenarios <= packed


def test_an_installed_package_finds_its_scenarios(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "features" / "postal").mkdir(parents=True)
    shutil.copy(FEATURES / "postal" / "debt.feature", tmp_path / "features" / "postal")
    monkeypatch.setattr("whichside_rules.scenarios.proofs.resources.files", lambda _: tmp_path)
    proofs = scenarios_of(clause("postal.debt.definition"))
    assert proofs
    assert {proof.file for proof in proofs} == {"features/postal/debt.feature"}


def test_no_description_counts_the_rulebooks() -> None:
    """There will be more of them, and nobody would think of the description."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    number = r"\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b"
    for text in (project["description"], whichside_rules.__doc__ or ""):
        assert re.search("rulebook", text, re.IGNORECASE)
        assert not re.search(rf"{number}[\w -]*(?:rulebook|game)s?\b", text, re.IGNORECASE), text
