"""Every example runs, and its doctests hold."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Run

EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
WORDS = {
    "play_a_turn.py": "1 of 5 means of production",
    "own_player.py": "careful_postal: ",
    "with_a_pack.py": "Risk hurts on box 5: ",
    "yellow_bots.py": "deduction: ",
}


def test_no_example_is_forgotten() -> None:
    assert {file.name for file in EXAMPLES} == set(WORDS)


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_the_example_runs(file: Path, tmp_path: Path) -> None:
    for arguments in ([str(file)], ["-m", "doctest", "-o", "ELLIPSIS", str(file)]):
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=tmp_path,
            env={"PYTHONPATH": str(ROOT)},
            check=False,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stderr == ""
        if len(arguments) == 1:
            assert WORDS[file.name] in done.stdout


def test_the_pack_of_the_examples_can_be_simulated(run: Run) -> None:
    pack = ROOT / "examples" / "my_board.toml"
    assert run("simulate", "postal", "-n", 2, "--pack", pack).exit_code == 0
