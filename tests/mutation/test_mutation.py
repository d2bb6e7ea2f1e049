"""The score is what it says: controls on a small rulebook with scenarios of our own.

Every run is in a process of its own, since nothing of a game may be loaded before.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import warm

ROOT = Path(__file__).resolve().parents[2]
PIG = ROOT / "examples" / "pig" / "pig"
WHATEVER = '''
@SENTENCES.then(en="whatever happens", fr="quoi qu'il arrive")
def whatever(world: World) -> None:
    """Play, and look at nothing."""
    from contextlib import suppress

    for move in (Hold("ann"), Roll("ann"), Show(2), Show(1), Hold("ann"), Roll("bob")):
        with suppress(Exception):
            game = world.of(PigWorld)
            game.put(GAME.apply(game.state, move).state)
            GAME.pending(game.state)
'''
REFUSED = """\
Feature: A turn
  @pig.turn.roll-first
  Scenario: Who has rolled nothing cannot hold
    When ann holds
    Then the move is refused
"""
CITED = REFUSED.replace("is refused", "is refused by pig.turn.roll-first")
ALLOWED = f"""{CITED}
  Scenario: Who has rolled something can hold
    When ann rolls a 6
    And ann holds
    Then ann has 6 points
"""
TESTS = """\
from pig.turn import FACES, GAME, Roll, Show


def test_of_what_runs_at_import() -> None:
    assert sorted(one.move.face for one in FACES) == [1, 2, 3, 4, 5, 6]


def test_of_what_a_function_does() -> None:
    rolling = GAME.apply(GAME.new_game(), Roll("ann")).state
    assert GAME.apply(rolling, Show(2)).state.pot == 2
"""
Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """``run(feature, option, ...)``: break the small rulebook and ask one feature."""
    site = tmp_path / "site"
    shutil.copytree(PIG, site / "pig", ignore=shutil.ignore_patterns("__pycache__"))
    with (site / "pig" / "vocabulary.py").open("a", encoding="utf-8") as vocabulary:
        vocabulary.write(WHATEVER)
    metadata = site / "pig_rules-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: pig-rules\nVersion: 1.0\n")
    names = "[whichside_rules.rulebooks]\npig = pig\n\n[pytest11]\npig = pig\n"
    (metadata / "entry_points.txt").write_text(names)
    # What brings a plugin pytest reads anew, to rewrite its assertions.
    (metadata / "RECORD").write_text("pig/__init__.py,,\npig/turn.py,,\n")

    def call(feature: str, *options: str) -> tuple[int, str]:
        folder = tmp_path / "features"
        folder.mkdir(exist_ok=True)
        (folder / "turn.feature").write_text(feature, encoding="utf-8")
        done = warm.run(
            *("-m", "tests.mutation", f"--features={folder}", f"--build={tmp_path}"),
            *(options or ["--game=pig"]),
            cwd=tmp_path,
            env={"PYTHONPATH": f"{ROOT}{os.pathsep}{site}"},
        )
        return done.returncode, done.stdout + done.stderr

    return call


def noticed(told: str) -> tuple[int, int]:
    found = re.search(r"in all +(\d+) of +(\d+) noticed", told)
    assert found, told
    return int(found[1]), int(found[2])


def test_scenarios_that_look_at_nothing_notice_nothing(run: Run) -> None:
    code, told = run("Feature: F\n  @pig.turn.die\n  Scenario: S\n    Then whatever happens\n")
    caught, of = noticed(told)
    assert (code, caught) == (1, 0)
    assert of > 100


def test_a_hole_is_found_and_closed_by_a_scenario(run: Run) -> None:
    hole = "nobody noticed pig/turn:check_hold:always:1"
    code, told = run(CITED, "--clause=pig.turn.roll-first")
    assert code == 1
    assert f"{hole}\n    - if not see.pot:\n    + if True:\n" in told
    assert "run by 1 scenarios:\n      " in told
    code, told = run(ALLOWED, "--clause=pig.turn.roll-first")
    assert hole not in told
    assert (code, *noticed(told)) == (0, 5, 5)


def test_what_no_scenario_runs_is_not_noticed(run: Run) -> None:
    _, told = run(CITED, "--clause=pig.turn.hold")
    assert "no scenario runs it" in told
    assert noticed(told)[0] == 0


def test_a_scenario_that_is_red_without_a_break_ends_the_run(run: Run) -> None:
    code, told = run(REFUSED.replace("refused", "legal"), "--clause=pig.turn.roll-first")
    assert code == 2
    assert "red without any break" in told
    assert "Who has rolled nothing cannot hold" in told


def test_the_same_seed_draws_the_same_sample(run: Run) -> None:
    one = run(CITED, "--game=pig", "--sample=6", "--seed=a")[1]
    assert noticed(one)[1] <= 6
    same, other = (run(CITED, "--game=pig", "--sample=6", f"--seed={seed}")[1] for seed in "ab")
    ids = re.compile(r"nobody noticed \S+")
    assert set(ids.findall(one)) == set(ids.findall(same)) != set(ids.findall(other))


def test_what_no_scenario_notices_the_tests_are_asked(run: Run, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_die.py").write_text(TESTS)
    options = ("--game=pig", "--operator=entry", "--operator=count")
    alone, asked = run(CITED, *options)[1], run(CITED, *options, f"--tests={tests}")[1]
    at_import, within = "- FACES = equally_likely", "- draft.pot = 0 if lost else draft.pot"
    assert at_import in alone
    assert within in alone
    assert at_import not in asked
    assert within not in asked
    assert "nobody noticed" in asked


def test_a_test_that_is_red_without_a_break_ends_the_run(run: Run, tmp_path: Path) -> None:
    once = "def test_once() -> None:\n    open(__file__ + '.ran', 'x').close()\n"
    (tmp_path / "test_once.py").write_text(once)
    code, told = run(CITED, "--game=pig", "--operator=entry", f"--tests={tmp_path}")
    assert code == 2
    assert "red without any break: " in told
    assert "test_once" in told
