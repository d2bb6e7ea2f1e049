"""The small rulebook of the guide, installed as another project would be."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import warm

ROOT = Path(__file__).resolve().parents[2]
PIG = ROOT / "examples" / "pig"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which it is installed, with its registration."""
    target = tmp_path_factory.mktemp("site")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    build = [sys.executable, "-m", "pip", "install", *options, "--target", str(target), str(PIG)]
    subprocess.run(build, check=True, capture_output=True, env=os.environ | {"PYTHONPATH": ""})
    return target


def python(site: Path, *arguments: object) -> str:
    path = {"PYTHONPATH": f"{ROOT}{os.pathsep}{site}"}
    done = warm.run(*arguments, cwd=PIG, env=path)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def whichside(site: Path, *arguments: object) -> str:
    return python(site, "-m", "whichside_rules.cli", *arguments)


def files() -> list[Path]:
    return [path for path in sorted(PIG.rglob("*")) if path.is_file() and path.suffix != ".pyc"]


def test_the_whole_rulebook_has_at_most_250_lines() -> None:
    assert 200 < sum(len(path.read_text("utf-8").splitlines()) for path in files()) <= 250


def test_every_clause_is_proved_by_its_scenarios(site: Path) -> None:
    told = json.loads(whichside(site, "check", "features", "--json"))
    scenarios = told["results"]["scenarios"]
    assert [scenario["outcome"] for scenario in scenarios] == ["passed"] * 7
    proved = {clause for scenario in scenarios for clause in scenario["clauses"]}
    listed = {line.split()[0] for line in whichside(site, "clause", "--list", "pig").splitlines()}
    assert len(listed) == 10
    assert proved == listed


def test_its_scenarios_run_the_code_of_their_clauses(site: Path) -> None:
    options = ["-o", "whichside_features=true", "-o", "whichside_evidence=true"]
    told = python(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options, "features")
    assert "7 passed" in told


def test_it_is_simulated_and_keeps_every_promise(site: Path) -> None:
    summary = json.loads(whichside(site, "simulate", "pig", "-n", 20, "--seed", 1, "--json"))
    assert summary["games"] == 20
    check = "from whichside_rules.testing import conformance; print(conformance.check('pig'))"
    assert python(site, "-c", check).split() == ["20"]


def test_its_texts_are_said_in_both_languages(site: Path) -> None:
    play = (
        "from pig import GAME; from pig.turn import Roll, Hold;"
        "print([one.say(language) for one in GAME.check(GAME.new_game(), Hold('ann'))"
        " for language in ('en', 'fr')]);"
        "print([event.say('fr') for event in GAME.apply(GAME.new_game(), Roll('ann')).events])"
    )
    refused, story = python(site, "-c", play).splitlines()
    assert refused == (
        "['ann has nothing to bank. Roll. [pig.turn.roll-first]', "
        '"ann n\'a rien à mettre de côté. Lancez. [pig.turn.roll-first]"]'
    )
    assert story == "['ann lance.']"


def test_its_little_reference_is_built(site: Path, tmp_path: Path) -> None:
    python(site, "-m", "sphinx", "-q", "-W", "-d", tmp_path / "trees", "docs", tmp_path / "html")
    page = (tmp_path / "html" / "index.html").read_text(encoding="utf-8")
    assert 'id="pig.turn.one"' in page
    assert "A 1 loses the points of the turn and ends it" in page
