"""The command as a whole: help, exit codes, what happens without its tools."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Command, Run, Start
from whichside_rules import __version__
from whichside_rules.cli.playing import simulation

COMMANDS = ["check", "clause", "play", "replay", "schema", "simulate", "steps"]


def test_version(run: Run) -> None:
    assert run("--version").output == f"whichside, version {__version__}\n"


def test_help_lists_every_command(run: Run) -> None:
    output = run("--help").output
    assert all(f"\n  {command} " in output for command in COMMANDS)
    assert "130" in output


@pytest.mark.parametrize("arguments", [(), ("pack",)])
def test_no_summary_of_a_command_is_cut(run: Run, arguments: tuple[str, ...]) -> None:
    assert "..." not in run(*arguments, "--help").output.partition("Commands:")[2]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"\n    whichside {command}" in result.output


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["clause"],
        ["clause", "a", "--search", "b"],
        ["check"],
        ["play"],
        ["play", "chess"],
        ["simulate", "postal", "-n", "0"],
        ["simulate", "postal", "-n", "many"],
        ["simulate", "postal", "--jobs", "0"],
        ["schema", "--nonsense"],
    ],
)
def test_wrong_usage_is_2(run: Run, arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr


def test_the_process_has_the_same_exit_codes(start: Start) -> None:
    for arguments, code in [(["--version"], 0), (["clause", "postal.x.y"], 2), (["nonsense"], 2)]:
        process = start(*arguments)
        _, errors = process.communicate(timeout=60)
        assert process.returncode == code
        assert "Traceback" not in errors


def test_without_its_tools_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "click.py").write_text("raise ModuleNotFoundError('click')\n")
    done = subprocess.run(
        [sys.executable, "-m", "whichside_rules.cli", "--version"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr == "whichside needs its tools: pip install 'whichside-rules[check]'\n"


def test_a_reader_who_leaves_is_no_error(start: Start) -> None:
    process = start("clause", "--list")
    assert process.stdout is not None
    process.stdout.close()
    assert process.stdin is not None
    process.stdin.close()
    assert process.stderr is not None
    with process.stderr:
        assert process.stderr.read() == ""
    assert process.wait(60) == 0


def test_a_terminal_without_accents_gets_no_traceback(start: Start) -> None:
    environment = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    process = start("play", "postal", "--lang", "fr", env=environment)
    output, errors = process.communicate("q\n", timeout=60)
    assert process.returncode == 0, errors
    assert "Emprise patronale    .........." in output


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_a_simulation_quietly(start: Start, jobs: int) -> None:
    for seconds in (2, 8, 32):
        process = start(
            "simulate", "postal", "-n", 5_000_000, "--jobs", jobs, start_new_session=True
        )
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody in the group
        output, errors = process.communicate(timeout=60)
        if process.returncode != -signal.SIGINT:
            break  # else it struck while Python was still starting, on a busy machine
    assert process.returncode == 130
    assert output == ""
    assert errors == "interrupted\n"


def test_no_colour_when_it_is_not_a_terminal(start: Start) -> None:
    output, _ = start("clause", "postal.debt.definition").communicate(timeout=60)
    assert "\x1b" not in output


@pytest.fixture
def interruptible() -> Iterator[None]:
    """A run in the background of a shell ignores the signal; here it counts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_with_worker_processes_ctrl_c_strikes_between_two_chunks_only() -> None:
    with simulation.interrupts_between_chunks(2) as interrupted:
        interrupted()
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            interrupted()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("interruptible")
def test_without_worker_processes_ctrl_c_strikes_at_once() -> None:
    with pytest.raises(KeyboardInterrupt), simulation.interrupts_between_chunks(1):
        signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (("steps", "postal"), "(--game postal)"),
        (("steps", "doctor"), "(--search doctor)"),
        (("pack", "foo"), "(check, show, template)"),
        (("foo",), "(check, clause, data, lsp, mcp, pack"),
    ],
)
def test_what_is_no_argument_or_command_is_told_with_what_would_be(
    command: Command, arguments: tuple[str, ...], meant: str
) -> None:
    done = command(*arguments)
    assert done.returncode == 2
    assert meant in done.stderr
