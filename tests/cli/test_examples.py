"""Every example runs; its doctests are run with all others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import warm
from tests.cli.conftest import ROOT, Run

# What learns needs libraries of its own: tests/clients/test_learn.py.
EXAMPLES = sorted({*(ROOT / "examples").glob("*.py")} - {ROOT / "examples" / "learn.py"})
WORDS = {
    "play_a_turn.py": "1 of 5 means of production",
    "own_player.py": "careful_postal: ",
    "solve_postal.py": "normal: 80.5426954733 % won by the best play",
    "with_a_pack.py": "Risk hurts on box 5: ",
    "yellow_bots.py": "deduction: ",
}


def test_no_example_is_forgotten() -> None:
    assert {file.name for file in EXAMPLES} == set(WORDS)


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_the_example_runs(file: Path, tmp_path: Path) -> None:
    done = warm.run(file, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    assert WORDS[file.name] in done.stdout


def test_the_pack_of_the_examples_can_be_simulated(run: Run) -> None:
    pack = ROOT / "examples" / "my_board.toml"
    assert run("simulate", "postal", "-n", 2, "--pack", pack).exit_code == 0
