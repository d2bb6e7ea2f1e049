"""No entry at a prompt and no signal loses a game: it is kept first, then told."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.cli.conftest import ROOT, Run, Start
from whichside_rules.cli.games import load
from whichside_rules.cli.playing.session import Session
from whichside_rules.cli.playing.signals import ENDING, interrupted_once
from whichside_rules.kernel.files.record import from_json

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals, limits")

GAME = "postal"
BAD_NAMES = [
    "~nosuchuser/game.json",
    "a" * 256,
    "nowhere/game.json",
    f"{os.devnull}/game.json",
    os.devnull,
    ".",
    "a\0b",
    "\x1b]0;x\x07/game.json",
    "~" * 3_000,
]


def entries(*lines: str) -> str:
    return "\n".join([*lines, ""])


def moves(file: Path) -> list[Any]:
    return list(from_json(file.read_text(encoding="utf-8")).moves)


@pytest.fixture
def interruptible() -> Any:
    """A run in the background of a shell ignores the signal; here it counts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def answering(*answers: str | type[BaseException] | Callable[[], str]) -> Callable[[str], str]:
    """A person who types this, at last nothing more."""
    left = list(answers)

    def ask(_: str) -> str:
        answer = left.pop(0) if left else EOFError
        if isinstance(answer, type):
            raise answer
        return answer if isinstance(answer, str) else answer()

    return ask


def sitting(ask: Callable[[str], str], screen: Any = None) -> Session:
    table = load(GAME)
    setup = table.game.setup_adapter().validate_json("{}")
    return Session(table, setup, Console(file=screen or io.StringIO()), seed=1, ask=ask)


# What is typed ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_name_in_which_nothing_can_be_saved_is_told_and_the_game_goes_on(
    run: Run, tmp_path: Path, name: str
) -> None:
    lines = entries("1", f"s {name}", "q", name, "good.json")
    result = run("play", GAME, "--seed", 1, input=lines)
    assert result.exit_code == 0
    assert "Saved as good.json." in result.output
    assert [file.name for file in tmp_path.iterdir()] == ["good.json"]
    assert len(moves(tmp_path / "good.json")) == 2


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_name_in_which_no_view_can_be_saved_is_told_and_the_game_goes_on(
    run: Run, tmp_path: Path, name: str
) -> None:
    lines = entries("1", "", f"v {name}", "1", "s good.json", "q")
    options = ["--players", "3", "--seed", 1, "--deal", "seeded"]
    result = run("play", "yellow_places", *options, input=lines)
    assert result.exit_code == 0
    kept = [file for file in tmp_path.iterdir() if file.suffix == ".json"]
    assert len(kept) == 1
    assert moves(kept[0])


# What strikes -------------------------------------------------------------------------------------


@pytest.mark.parametrize("struck", [*([one] for one in ENDING), [signal.SIGHUP, signal.SIGTERM]])
def test_a_signal_keeps_the_game(
    start: Start, tmp_path: Path, struck: list[signal.Signals]
) -> None:
    process = start("play", GAME, env={"PYTHONUNBUFFERED": "1"})
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    for line in process.stdout:
        if "Begin the turn" in line:
            break
    for number in struck:
        process.send_signal(number)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "--resume postal-unfinished.json" in output
    assert errors == ""
    assert moves(tmp_path / "postal-unfinished.json")


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("first", [EOFError, KeyboardInterrupt, None])
def test_a_signal_while_the_game_is_kept_does_not_lose_it(
    first: type[BaseException] | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    writes = []
    sync = os.fsync

    def strikes(handle: int) -> None:
        writes.append(handle)
        signal.raise_signal(signal.SIGTERM)
        sync(handle)

    def arm() -> None:
        monkeypatch.setattr(os, "fsync", strikes)

    def end() -> str:
        arm()
        if first is KeyboardInterrupt:
            signal.raise_signal(signal.SIGINT)
        raise EOFError

    if first is None:  # while it is kept after a move
        arm()
    assert sitting(answering("1", end)).run() == 130
    # A file is written to the disk, and its folder; the first of them is given up.
    assert len(writes) == (2 if first is KeyboardInterrupt else 3)
    assert [file.name for file in tmp_path.iterdir()] == ["postal-unfinished.json"]
    assert moves(tmp_path / "postal-unfinished.json")


@pytest.mark.usefixtures("interruptible")
def test_a_signal_that_is_ignored_stays_ignored_and_afterwards_all_is_as_before() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with interrupted_once():
            signal.raise_signal(signal.SIGHUP)
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGTERM)
            signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGHUP, before)


class Gone(io.StringIO):
    """A terminal that goes away."""

    here = True

    def leave(self) -> str:
        self.here = False
        return "1"

    def write(self, text: str) -> int:
        if not self.here:
            raise OSError(5, "Input/output error")
        return super().write(text)


def test_a_terminal_that_goes_away_keeps_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    screen = Gone()
    with pytest.raises(OSError, match="Input/output"):
        sitting(answering("1", screen.leave), screen).run()
    assert moves(tmp_path / "postal-unfinished.json")
    assert "--resume postal-unfinished.json" in capsys.readouterr().err


def test_a_fault_of_ours_keeps_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ZeroDivisionError):
        sitting(answering("1", lambda: str(1 // 0))).run()
    assert moves(tmp_path / "postal-unfinished.json")


def test_a_reader_who_leaves_keeps_the_game(start: Start, tmp_path: Path) -> None:
    process = start("play", GAME)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    for line in process.stdout:
        if "Begin the turn" in line:
            break
    process.stdout.close()
    process.stdin.write("?\n" * 200)
    process.stdin.close()
    errors = process.stderr.read()
    process.stderr.close()
    assert process.wait(60) == 0
    assert "postal-unfinished.json" in errors
    assert "Traceback" not in errors
    assert moves(tmp_path / "postal-unfinished.json")


# What cannot be caught ----------------------------------------------------------------------------


def typed(process: Any, line: str, until: str) -> None:
    """Type a line and wait for what is asked next."""
    process.stdin.write(line)
    process.stdin.flush()
    for told in process.stdout:
        if until in told:
            return
    raise AssertionError(f"not told: {until}")


@pytest.mark.parametrize("resumed", [False, True])
def test_a_kill_loses_nothing_that_was_played(start: Start, tmp_path: Path, resumed: bool) -> None:
    options: list[object] = ["--seed", 1]
    before = ""
    if resumed:
        start("play", GAME, *options).communicate("1\ns game.json\nq\n", timeout=60)
        before = (tmp_path / "game.json").read_text(encoding="utf-8")
        options += ["--resume", "game.json"]
    process = start("play", GAME, *options, env={"PYTHONUNBUFFERED": "1"})
    if not resumed:
        typed(process, "1\n", "Begin the turn")
    typed(process, "1\n", "Where does the next worker go?")
    process.kill()
    process.communicate()
    played = moves(tmp_path / "postal-unfinished.json")
    assert [move["kind"] for move in played if move["kind"] != "roll"] == [
        "choose-mode",
        "begin-turn",
    ]
    assert len(list(tmp_path.iterdir())) == 1 + resumed
    if resumed:
        assert (tmp_path / "game.json").read_text(encoding="utf-8") == before
    output, _ = start("play", GAME, "--resume", "postal-unfinished.json").communicate("q\n\n")
    assert "Where does the next worker go?" in output


def test_a_kill_loses_nothing_where_several_play(start: Start, tmp_path: Path) -> None:
    options = ["--players", "green,pink,blue", "--bots", "pink=random,blue=random", "--seed", 1]
    process = start("play", "yellow_places", *options, env={"PYTHONUNBUFFERED": "1"})
    typed(process, "1\n1\n1\n", "1  ")
    typed(process, "?\n", "look up a clause")
    process.kill()
    process.communicate()
    assert moves(tmp_path / "yellow_places-unfinished.json")


def seen_at(folder: Path, answers: list[str]) -> tuple[list[list[str]], list[str]]:
    """The files in a folder at each prompt and at the end of a sitting."""
    seen: list[list[str]] = []

    def files() -> list[str]:
        return sorted(file.name for file in folder.iterdir())

    def look(answer: str) -> Callable[[], str]:
        def entry() -> str:
            seen.append(files())
            return answer

        return entry

    sitting(answering(*map(look, answers))).run()
    return seen, files()


KEPT = "postal-unfinished.json"


@pytest.mark.parametrize(
    ("answers", "at_each", "at_the_end"),
    [
        (["1", "1", "q", ""], [[], [KEPT], [KEPT], [KEPT]], []),
        (["1", "q", "a.json"], [[], [KEPT], [KEPT]], ["a.json"]),
        (["1", "s a.json", "1"], [[], [KEPT], ["a.json"]], [KEPT, "a.json"]),
        (["1", "s a.json", "q"], [[], [KEPT], ["a.json"]], ["a.json"]),
        (["1", "u", "q"], [[], [KEPT], []], []),
        (["1", f"s {KEPT}", "1", "q", ""], [[], [KEPT], [KEPT]], [KEPT]),
        (["1", "1"], [[], [KEPT]], [KEPT]),
    ],
)
def test_what_is_kept_goes_when_it_is_saved_or_left(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answers: list[str],
    at_each: list[list[str]],
    at_the_end: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    seen, left = seen_at(tmp_path, answers)
    assert seen[: len(at_each)] == [sorted(files) for files in at_each]
    assert left == sorted(at_the_end)


def test_where_nothing_can_be_written_play_goes_on_and_says_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    screen = io.StringIO()
    sitting(answering("1", "1", "1", "q", ""), screen).run()
    told = screen.getvalue().replace("\n", " ")
    assert told.count("cannot be kept while you play") == 1
    assert told.count("No space left on device") == 2  # here, and among the temporary files
    assert "Where does the next worker go?" in told
    assert list(tmp_path.iterdir()) == []


# Where nothing can be kept ------------------------------------------------------------------------


def test_where_its_folder_is_gone_it_is_kept_among_the_temporary_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr(tempfile, "tempdir", str(there))
    here.rmdir()
    screen = io.StringIO()
    assert sitting(answering("1"), screen).run() == 0
    assert moves(there / "postal-unfinished.json")
    assert "there/postal-unfinished.json" in screen.getvalue().replace("\n", "")


def test_where_no_file_can_be_written_the_record_is_printed(tmp_path: Path) -> None:
    script = (
        "import resource, runpy, sys\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))\n"
        f"sys.argv = ['whichside', 'play', {GAME!r}]\n"
        "runpy.run_module('whichside_rules.cli', run_name='__main__')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
        input="1\n",
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    head, _, record = done.stderr.partition("\n")
    assert "cannot be kept anywhere (postal-unfinished.json: File too large; " in head
    assert from_json(record).moves
    assert json.loads(record)["game"] == GAME
    assert list(tmp_path.iterdir()) == []


def test_two_who_are_interrupted_at_once_keep_two_games(start: Start, tmp_path: Path) -> None:
    together = [start("play", GAME) for _ in range(3)]
    for process in together:
        process.communicate("1\n", timeout=60)
    kept = list(tmp_path.iterdir())
    assert len(kept) == 3
    assert all(map(moves, kept))
