"""A rulebook of another project: registered by an entry point, and nothing else is said anywhere.

``site`` is what an installation of that project would put on the path: a package with a
``book.toml``, and the metadata of its distribution.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import warm
from whichside_rules.kernel.book.rulebook import built_in

ROOT = Path(__file__).resolve().parents[2]
SITE = Path(__file__).parent / "site"
Python = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def python(tmp_path: Path) -> Python:
    """``python("-m", ...)`` in a process of its own, with the other project's package installed."""

    def call(
        *arguments: object, site: Path = SITE, text: str = "", code: int = 0
    ) -> subprocess.CompletedProcess[str]:
        path = {"PYTHONPATH": f"{ROOT}{os.pathsep}{site}"}
        done = warm.run(*arguments, cwd=tmp_path, env=path, text=text)
        assert done.returncode == code, done.stdout + done.stderr
        return done

    return call


@pytest.fixture
def whichside(python: Python) -> Python:
    """``whichside("clause", ...)`` likewise."""
    return lambda *arguments, **more: python("-m", "whichside_rules.cli", *arguments, **more)


def test_its_clauses_are_looked_up(whichside: Python) -> None:
    listed = whichside("clause", "--list", "tiptoe").stdout
    assert [line.split()[0] for line in listed.splitlines()] == [
        "tiptoe.walk.turns",
        "tiptoe.walk.coin",
        "tiptoe.walk.door",
    ]
    assert (
        "Qui atteint la porte gagne"
        in whichside("clause", "tiptoe.walk.door", "--lang", "fr").stdout
    )
    games = ", ".join(sorted([*built_in(), "tiptoe"]))
    assert f"Games: {games}" in " ".join(whichside("--help").stdout.split())


def test_it_is_played_saved_and_replayed(whichside: Python, tmp_path: Path) -> None:
    typed = "\n".join(["", "1", "", "2", "s game.json", "q"]) + "\n"
    played = whichside("play", "tiptoe", "--deal", "typed", "--set", "far=2", text=typed).stdout
    assert "Steps: anna 0, ben 0" in played
    assert "  1  walk" in played
    assert "  2  coin: heads True" in played
    assert "Step 2. [tiptoe.walk.door]" in played
    saved = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert saved["setup"]["far"] == 2
    told = whichside("replay", "game.json", "--verbose").stdout
    assert "anna: walk" in told
    assert "Won: The door [tiptoe.walk.door]" in told


def test_it_is_simulated_alike_in_several_processes(whichside: Python) -> None:
    options = ["tiptoe", "-n", 40, "--players", "ann,bo,cy", "--set", "far=3", "--json"]
    alone = whichside("simulate", *options).stdout
    assert json.loads(alone)["games"] == 40
    assert whichside("simulate", *options, "--jobs", 2).stdout == alone


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--set", "fra=3"], "no field 'fra'; did you mean far?"),
        (["--set", "far=x"], "far is 'x': it is a whole number"),
        (["--set", "far"], "'far' is not FIELD=VALUE"),
        (["--set", "far=3", "--set", "far=4"], "'far' is given twice, as 3 and as 4"),
        (["--mode", "hard"], "no mode 'hard'; tiptoe has none"),
        (["--players", "4"], "Two or three can play."),
        (["--bots", "clever"], "no player 'clever'; there are: random"),
        (["--pack", "x.toml"], "tiptoe has no content that a pack could replace"),
    ],
)
def test_what_it_does_not_have_is_told(whichside: Python, options: list[str], message: str) -> None:
    told = whichside("simulate", "tiptoe", "-n", 1, *options, code=2).stderr
    assert message in told
    assert "Traceback" not in told


FEATURE = """\
Feature: The walk

  @tiptoe.walk.door
  Scenario: Two steps with one throw
    Given a door 2 steps away
    When the next player walks
    And the coin shows heads
    Then the game is {result}
"""


def test_scenarios_are_asked_of_it(whichside: Python, tmp_path: Path) -> None:
    feature = tmp_path / "walk.feature"
    feature.write_text(FEATURE.format(result="won"), encoding="utf-8")
    assert "tiptoe.walk.door" in whichside("check", feature).stdout
    feature.write_text(FEATURE.format(result="lost"), encoding="utf-8")
    told = whichside("check", feature, code=1)
    assert "Traceback" not in told.stdout + told.stderr


def test_its_sentences_are_listed(whichside: Python) -> None:
    assert "the coin shows heads" in whichside("steps", "--search", "coin heads").stdout
    assert "la pièce montre face" in whichside("steps", "--search", "pièce", "--lang", "fr").stdout


def test_a_datum_of_a_game_without_content_is_told(whichside: Python, tmp_path: Path) -> None:
    feature = tmp_path / "asked.feature"
    feature.write_text(
        "Feature: Asked\n\n  @tiptoe.walk.turns\n  Scenario: A datum\n"
        '    Given a door 4 steps away\n    Then the datum rent.normal is "1"\n',
        encoding="utf-8",
    )
    told = whichside("check", feature, code=2).stdout
    assert "tiptoe has no content, and so no datum 'rent.normal'" in told


def test_its_schemas_are_printed(whichside: Python) -> None:
    names = whichside("schema").stdout.split()
    own = {f"tiptoe-{what}" for what in ("state", "move", "event", "setup", "view")}
    assert own == {name for name in names if name.startswith("tiptoe-")}
    schema = json.loads(whichside("schema", "tiptoe-setup").stdout)
    assert schema["properties"]["far"]["maximum"] == 20


def test_it_keeps_every_promise(python: Python) -> None:
    check = "from whichside_rules.testing import conformance; print(conformance.check('tiptoe'))"
    assert python("-c", check).stdout.split() == ["20"]


def test_a_broken_promise_of_it_is_noticed(python: Python, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    rules = site / "tiptoe" / "__init__.py"
    sound = rules.read_text(encoding="utf-8")
    broken = sound.replace(
        "return (state.setup, state.steps, state.turn, state.tossing)", "return 0"
    )
    assert broken != sound
    rules.write_text(broken, encoding="utf-8")
    check = "from whichside_rules.testing import conformance; conformance.check('tiptoe')"
    assert "keys collide" in python("-c", check, site=site, code=1).stderr


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("Tiptoe = tiptoe", "has the name of its package's folder"),
        ("postal = our.postal", "the name is taken"),
        ("tiptoe = nowhere.tiptoe", "there is no package nowhere.tiptoe"),
        ("json = json", "json has no book.toml"),
    ],
)
def test_a_wrong_registration_is_told_in_one_line(
    whichside: Python, tmp_path: Path, entry: str, message: str
) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    points = site / "tiptoe_rules-1.0.dist-info" / "entry_points.txt"
    points.write_text(f"[whichside_rules.rulebooks]\n{entry}\n", encoding="utf-8")
    name = entry.split(maxsplit=1)[0].lower()
    asked = "tiptoe" if name == "postal" else name
    told = whichside("clause", "--list", asked, site=site, code=2).stderr
    assert message in told
    assert "Traceback" not in told
    # Whoever names a game that is built in is not troubled by another project's mistake.
    assert whichside("clause", "--list", "postal", site=site).stdout


def test_it_is_published(python: Python, tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "conf.py").write_text(
        'extensions = ["whichside_rules.sphinxext"]\nrule_games = ["tiptoe"]\n'
        f'rule_packages = ["tiptoe"]\nrule_root = {str(SITE)!r}\n'
    )
    (docs / "index.rst").write_text("Tiptoe\n======\n\n.. rule:chapter:: tiptoe.walk\n")
    python("-m", "sphinx", "-q", "-W", "-b", "html", docs, tmp_path / "html")
    page = (tmp_path / "html" / "index.html").read_text(encoding="utf-8")
    assert 'id="tiptoe.walk.door"' in page
    assert "Whoever reaches the door first wins" in page
