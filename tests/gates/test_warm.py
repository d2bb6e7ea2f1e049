"""A program that need not import again is what it would be as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import warm

TELLING = """
import os, sys
kept = hasattr(sys.modules.get("colorsys"), "seen")
import colorsys
print(sys.argv, sys.path[0], os.getcwd(), os.environ.get("WISH"), kept, __name__)
print(sys.stdin.read(), sys.stdin.encoding, sys.stdout.encoding, sys.stdout.errors)
colorsys.seen = True
print("complaint", file=sys.stderr)
sys.exit(int(sys.argv[-1]))
"""


@pytest.mark.parametrize("env", [{}, {"WISH": "é"}, {"PYTHONIOENCODING": "ascii:replace"}])
@pytest.mark.parametrize("start", [("-m", "told"), ("-c", TELLING), ("told.py",)])
def test_it_is_what_a_process_would_be(
    tmp_path: Path, start: tuple[str, ...], env: dict[str, str]
) -> None:
    (tmp_path / "told.py").write_text(TELLING, encoding="utf-8")
    real = subprocess.run(
        [sys.executable, *start, "a b", "7"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(warm.ROOT)} | env,
        input="typed",
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    for _ in range(2):  # what one has imported and changed is unknown to the next
        done = warm.run(*start, "a b", 7, cwd=tmp_path, env=env, text="typed")
        told = (done.returncode, done.stdout, done.stderr)
        assert told == (real.returncode, real.stdout, real.stderr)


def test_a_program_that_fails_or_dies_is_told(tmp_path: Path) -> None:
    failed = warm.run("-c", "1 // 0", cwd=tmp_path)
    assert failed.returncode == 1
    assert failed.stderr.endswith("ZeroDivisionError: integer division or modulo by zero\n")
    died = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
    assert warm.run("-c", died, cwd=tmp_path).returncode == -9
    assert warm.run("-c", "print('next')", cwd=tmp_path).stdout == "next\n"


READING = """
from whichside_rules import postal
from whichside_rules.kernel.book import clause, text
postal.new_game()
print(clause.catalogue.cache_info().currsize > 0)
"""


def test_what_the_games_only_read_is_read_once(tmp_path: Path) -> None:
    told = [warm.run("-c", READING, cwd=tmp_path).stdout for _ in range(2)]
    assert told[-1] == "True\n"
