"""Closed and full streams, odd names, wrong usage: the documented code and one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Command, Run
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
    "data": "data postal",
    "readings": "readings postal",
    "steps": "steps",
    "replay": "replay game.json",
    "simulate": "simulate postal -n 2",
    "translate": "translate table.feature --to fr",
    "play": "play postal",
}

CLOSED = {
    "2>&-": {"stderr": None},
    "2>/dev/full": {"stderr": "/dev/full"},
    "<&- 2>&-": {"stdin": None, "stderr": None},
}


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """The folder of the command, with a feature and a record in it."""
    (tmp_path / "table.feature").write_text(FEATURE, encoding="utf-8")
    (tmp_path / "game.json").write_text(RECORD, encoding="utf-8")
    return tmp_path


def shell(arguments: str, here: Path) -> subprocess.CompletedProcess[str]:
    """``shell("check table.feature >&-", here)``: what Python makes of a shell's streams."""
    return subprocess.run(
        ["bash", "-c", f'"$PYTHON" -m whichside_rules.cli {arguments}'],
        cwd=here,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHON": sys.executable},
        input="",
        check=False,
        capture_output=True,
        encoding="utf-8",
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("name", COMMANDS)
def test_a_full_disk_is_2_and_one_line(command: Command, name: str) -> None:
    done = command(*COMMANDS[name].split(), streams={"stdout": "/dev/full"})
    assert done.returncode == 2
    assert done.stderr == "whichside: standard input or output: No space left on device\n"


@pytest.mark.parametrize("name", ["version", "check", "play"])
def test_a_closed_output_is_2_and_one_line(here: Path, name: str) -> None:
    done = shell(f"{COMMANDS[name]} >&-", here)
    assert done.returncode == 2
    assert done.stderr == "whichside: standard output is closed\n"


@pytest.mark.parametrize("closed", CLOSED)
@pytest.mark.parametrize("name", ["check", "simulate", "play"])
@pytest.mark.usefixtures("here")
def test_a_closed_input_or_error_output_changes_no_answer(
    command: Command, name: str, closed: str
) -> None:
    asked = COMMANDS[name].split()
    plain, done = (command(*asked, streams=streams) for streams in ({}, CLOSED[closed]))
    assert done.returncode == plain.returncode == 0
    assert len(done.stdout.splitlines()) == len(plain.stdout.splitlines())
    assert done.stderr in ("", plain.stderr) or name == "simulate"


@pytest.mark.parametrize("closed", CLOSED)
def test_what_a_shell_closes_changes_no_answer(command: Command, here: Path, closed: str) -> None:
    done = shell(f"{COMMANDS['play']} {closed}", here)
    assert done.returncode == 0
    assert done.stdout == command(*COMMANDS["play"].split()).stdout


def test_what_fails_is_still_1_without_an_error_output(command: Command, here: Path) -> None:
    wrong = FEATURE.replace("Savings are 0", "Savings are 1")
    (here / "table.feature").write_text(wrong, encoding="utf-8")
    for asked, code in (("check table.feature", 1), ("check none.feature", 2), ("nonsense", 2)):
        assert command(*asked.split(), streams={"stderr": None}).returncode == code
    assert shell("nonsense 2>&-", here).returncode == 2


@pytest.mark.parametrize("name", ["help", "check", "clause", "steps"])
def test_a_reader_who_leaves_is_0(here: Path, name: str) -> None:
    done = shell(f"{COMMANDS[name]} 1> >(exec true)", here)
    assert done.returncode == 0
    assert done.stderr == ""


# Names --------------------------------------------------------------------------------------------


ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


@pytest.mark.parametrize(
    ("name", "surroundings"),
    [
        (os.fsdecode(b"\xff.feature"), {}),
        (os.fsdecode(b"\xff.feature"), ASCII),
        ("é.feature", ASCII),
        ("a\x1b]0;x\a\nb.feature", {}),
    ],
    ids=ascii,
)
def test_a_name_in_no_encoding_is_no_obstacle(
    command: Command, here: Path, name: str, surroundings: dict[str, str]
) -> None:
    (here / "table.feature").rename(here / name)
    done = command("check", name, env=surroundings)
    assert done.returncode == 0
    assert "holds:" in done.stdout
    assert "\x1b" not in done.stdout
    done = command("check", "--json", name, f"missing{name}", env=surroundings)
    assert done.returncode == 2
    assert json.loads(done.stdout)["verdict"] == "unreadable"
    assert done.stderr.endswith(":1: no such file\n")
    assert done.stderr.count("\n") == 1
    assert "\x1b" not in done.stderr
    done = command("check", "--json", name, env=surroundings)
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


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere", "no such folder"),
        ("pipe", "a pipe, not a folder"),
        ("file", "a file, not a folder"),
        ("file/features", "Not a directory"),
        ("a" * 256, "File name too long"),
    ],
)
def test_what_is_no_folder_of_features_is_told(
    run: Run, tmp_path: Path, name: str, why: str
) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "file").write_text("")
    result = run("clause", "postal.debt.definition", "--features", name)
    assert (result.exit_code, result.stderr) == (2, f"whichside: {name}: {why}\n")


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
    assert f"the vocabulary {name!r} " in result.stderr


# Records ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code", "why"),
    [
        ({"edition": "Klingon edition"}, 2, "not a record of a game: edition is 'Klingon edition'"),
        ({"game": "chess"}, 2, "no game 'chess'; there are: "),
        ({"setup": {"mode": "easy"}}, 2, "not a record of a game: setup: mode"),
        ({"moves": [{"kind": "fly"}]}, 2, "not a record of a game: move 1: "),
        ({"moves": [{"kind": "pay"}]}, 1, "move 1 (Pay the Cost of Living, 6 dollars) is illegal"),
        ({"moves": []}, 1, "the digest is not that of this game"),
    ],
)
def test_1_is_said_of_a_record_that_was_played_and_fails(
    run: Run, tmp_path: Path, change: dict[str, object], code: int, why: str
) -> None:
    """A record in which there is nothing that could be played is 2."""
    (tmp_path / "game.json").write_text(json.dumps(json.loads(RECORD) | change), encoding="utf-8")
    result = run("replay", "game.json")
    assert result.exit_code == code
    assert result.stderr.startswith(f"whichside: game.json: {why}")
    assert result.stderr.count("\n") == 1


# Faults of ours -----------------------------------------------------------------------------------


def test_a_fault_of_the_program_is_3_and_no_verdict(tmp_path: Path) -> None:
    (tmp_path / "faulty.py").write_text(
        "import sys\nfrom whichside_rules.cli import main\n"
        "from whichside_rules.vocabulary.in_other_words import searching\n"
        "sys.argv = ['whichside', 'steps']\n"
        "searching.fitting = lambda *asked: 1 // 0\nmain()\n"
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
