"""Closed and full streams, odd names, wrong usage: the documented code and one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Run
from whichside_rules.cli import app

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="shell, /dev")

FEATURE = (ROOT / "examples" / "ask_my_table.feature").read_text(encoding="utf-8")
RECORD = next((ROOT / "tests" / "golden").glob("lost-by-debt*.json")).read_text(encoding="utf-8")

COMMANDS = {
    "help": "--help",
    "version": "--version",
    "check": "check table.feature",
    "json": "check --json table.feature",
    "clause": "clause --list",
    "steps": "steps",
    "replay": "replay game.json",
    "simulate": "simulate postal -n 2",
    "translate": "translate table.feature --to fr",
    "play": "play postal",
}

Shell = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """``shell("check table.feature >&-")``, with a feature and a record in the folder."""
    (tmp_path / "table.feature").write_text(FEATURE, encoding="utf-8")
    (tmp_path / "game.json").write_text(RECORD, encoding="utf-8")

    def call(arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            ["bash", "-c", f'"$PYTHON" -m whichside_rules.cli {arguments}'],
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHON": sys.executable} | more,
            input="",
            check=False,
            capture_output=True,
            encoding="utf-8",
        )
        assert "Traceback" not in done.stderr
        return done

    return call


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_full_disk_is_2_and_one_line(shell: Shell, command: str) -> None:
    done = shell(f"{COMMANDS[command]} >/dev/full")
    assert done.returncode == 2
    assert done.stderr == "whichside: the input or the output: No space left on device\n"


@pytest.mark.parametrize("command", ["version", "check", "play"])
def test_a_closed_output_is_2_and_one_line(shell: Shell, command: str) -> None:
    done = shell(f"{COMMANDS[command]} >&-")
    assert done.returncode == 2
    assert done.stderr == "whichside: standard output is closed\n"


@pytest.mark.parametrize("closed", ["2>&-", "2>/dev/full", "<&- 2>&-"])
@pytest.mark.parametrize("command", ["check", "simulate", "play"])
def test_a_closed_input_or_error_output_changes_no_answer(
    shell: Shell, command: str, closed: str
) -> None:
    plain, done = (shell(f"{COMMANDS[command]} {streams}") for streams in ("", closed))
    assert done.returncode == plain.returncode == 0
    assert len(done.stdout.splitlines()) == len(plain.stdout.splitlines())
    assert done.stderr in ("", plain.stderr) or command == "simulate"


def test_what_fails_is_still_1_without_an_error_output(shell: Shell, tmp_path: Path) -> None:
    wrong = FEATURE.replace("Savings are 0", "Savings are 1")
    (tmp_path / "table.feature").write_text(wrong, encoding="utf-8")
    assert shell("check table.feature 2>&-").returncode == 1
    assert shell("check none.feature 2>&-").returncode == 2
    assert shell("nonsense 2>&-").returncode == 2


@pytest.mark.parametrize("command", ["help", "check", "clause", "steps"])
def test_a_reader_who_leaves_is_0(shell: Shell, command: str) -> None:
    done = shell(f"{COMMANDS[command]} 1> >(exec true)")
    assert done.returncode == 0
    assert done.stderr == ""


# Names --------------------------------------------------------------------------------------------


ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


@pytest.mark.parametrize(
    ("name", "surroundings"),
    [
        ("$'\\xff.feature'", {}),
        ("$'\\xff.feature'", ASCII),
        ("é.feature", ASCII),
        ("$'a\\e]0;x\\a\\nb.feature'", {}),
    ],
)
def test_a_name_in_no_encoding_is_no_obstacle(
    shell: Shell, name: str, surroundings: dict[str, str]
) -> None:
    copied = shell(f"--version; cp table.feature {name}")
    assert copied.returncode == 0
    done = shell(f"check {name}", **surroundings)
    assert done.returncode == 0
    assert "holds:" in done.stdout
    assert "\x1b" not in done.stdout
    done = shell(f"check --json {name} missing{name}", **surroundings)
    assert done.returncode == 2
    assert json.loads(done.stdout)["verdict"] == "unreadable"
    assert done.stderr.endswith(":1: no such file\n")
    assert done.stderr.count("\n") == 1
    assert "\x1b" not in done.stderr
    done = shell(f"check --json {name}", **surroundings)
    assert json.loads(done.stdout)["verdict"] == "holds"


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "a" * 256 + ".feature"],
        ["check", "f/ok.feature"],
        ["translate", "a" * 256, "--to", "fr"],
        ["translate", "table.feature", "--to", "fr", "-o", "."],
        ["translate", "table.feature", "--to", "fr", "-o", os.devnull],
        ["clause", "postal.debt.definition", "--features", "a" * 256],
        ["replay", "a" * 256],
        ["replay", "pipe"],
        ["replay", "f/game.json"],
        ["play", "postal", "--resume", "pipe"],
        ["play", "postal", "--pack", "pipe.toml"],
        ["simulate", "postal", "--pack", "a" * 256 + ".toml"],
    ],
)
def test_a_file_that_cannot_be_read_or_written_is_2_and_one_line(
    run: Run, tmp_path: Path, arguments: list[str]
) -> None:
    (tmp_path / "table.feature").write_text(FEATURE, encoding="utf-8")
    (tmp_path / "f").write_text("")
    os.mkfifo(tmp_path / "pipe")
    os.mkfifo(tmp_path / "pipe.toml")
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_an_unreadable_feature_or_folder_is_told_with_a_clause(run: Run, tmp_path: Path) -> None:
    (tmp_path / "features").mkdir()
    os.mkfifo(tmp_path / "features" / "pipe.feature")
    result = run("clause", "postal.debt.definition", "--features", "features")
    assert result.exit_code == 2
    assert result.stderr == ("whichside: features/pipe.feature: a pipe into which nobody writes\n")


# Usage --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "what", "command"),
    [
        (["nonsense"], "'nonsense'", ""),
        (["--nonsense"], "--nonsense", ""),
        (["schema", "--nonsense"], "--nonsense", "schema "),
        (["play"], "GAME", "play "),
        (["translate", "a.feature"], "--to", "translate "),
        (["play", "\x1b]0;x\x07\n"], "no game '\ufffd]0;x\ufffd '; there are: ", "play "),
    ],
)
def test_wrong_usage_is_one_line(run: Run, arguments: list[str], what: str, command: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith("whichside: ")
    assert result.stderr.endswith(f" (see whichside {command}--help)\n")
    assert result.stderr.count("\n") == 1
    assert what in result.stderr


def test_without_arguments_the_help_is_shown(run: Run) -> None:
    assert "Usage: whichside" in run().output


@pytest.mark.parametrize(
    "name", ["sys:exit", "sys:argv", "sys:nothing", "nothing:x", "x", "os:abort2"]
)
def test_a_vocabulary_that_is_none_is_told(run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / "table.feature").write_text(FEATURE, encoding="utf-8")
    result = run("check", "table.feature", "--vocabulary", name)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert name in result.stderr


# Faults of ours -----------------------------------------------------------------------------------


def test_a_fault_of_the_program_is_3_and_no_verdict(tmp_path: Path) -> None:
    (tmp_path / "faulty.py").write_text(
        "import sys\nfrom whichside_rules.cli import main, steps\n"
        "sys.argv = ['whichside', 'steps']\n"
        "steps.plain = lambda text: 1 // 0\nmain()\n"
    )
    done = subprocess.run(
        [sys.executable, "faulty.py"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 3
    assert done.stderr.endswith("ZeroDivisionError: integer division or modulo by zero\n")


def test_an_interruption_in_the_middle_of_anything_is_130(tmp_path: Path) -> None:
    (tmp_path / "table.feature").write_text(FEATURE, encoding="utf-8")
    (tmp_path / "struck.py").write_text("def module():\n    exec('raise KeyboardInterrupt')\n")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "whichside_rules.cli"),
            *("check", "table.feature", "--vocabulary", "struck:module"),
        ],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "interrupted\n")


def test_what_is_no_fault_of_the_program_is_told_by_name() -> None:
    assert app._tell(MemoryError()) == 2
    assert app._tell(OSError(28, "No space left on device")) == 2
    assert app._tell(ZeroDivisionError()) is None
