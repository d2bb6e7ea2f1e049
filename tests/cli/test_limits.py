"""The limits of what is typed, on the command line and at a prompt, and of the files it names."""

from __future__ import annotations

import builtins
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from whichside_rules.cli.playing import session, simulation
from whichside_rules.cli.playing.session import LONGEST_ENTRY
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.files import sheet
from whichside_rules.shared.files import (
    MOST_BYTES,
    FileProblem,
    read_bytes_bounded,
    read_text_bounded,
)
from whichside_rules.shared.printable import MOST_NAMED
from whichside_rules.simulate import SimulationError

WORD = "x" * 300
SHOWN = 40
"""How much of what was typed a message repeats, in characters."""


# At a prompt --------------------------------------------------------------------------------------

SITTINGS: dict[str, list[object]] = {
    "alone": ["play", "postal", "--mode", "normal", "--seed", 1],
    "alone, dice typed": ["play", "postal", "--mode", "normal", "--dice", "typed"],
    "together": ["play", "whichside", "--seed", 1],
    "together, cards typed": ["play", "whichside", "--dice", "typed"],
    "together, each alone": ["play", "yellow_places", "--seed", 1],
    "together, tiles typed": ["play", "yellow_places", "--dice", "typed"],
}


@pytest.mark.parametrize("sitting", SITTINGS)
def test_what_is_no_entry_is_repeated_in_part(run: Run, sitting: str) -> None:
    hand_over = "\n" if "tiles" in sitting else ""
    for before in ("", "5t ") if hand_over else ("",):
        output = run(*SITTINGS[sitting], input=f"{hand_over}{before}{WORD}\nq\n\n").output
        assert f"'{WORD[:SHOWN]}'" in output
        assert WORD[: SHOWN + 1] not in output


@pytest.mark.parametrize("sitting", SITTINGS)
def test_an_entry_may_be_so_long_and_no_longer(run: Run, sitting: str) -> None:
    hand_over = "\n" if "tiles" in sitting else ""
    for more, said in ((0, f"'{WORD[:SHOWN]}'"), (1, "That is too long.")):
        entry = "x" * (LONGEST_ENTRY + more)
        output = run(*SITTINGS[sitting], input=f"{hand_over}{entry}\nq\n\n").output
        assert said in output
        assert ("too long" in output) == bool(more)


@pytest.mark.parametrize("sitting", ["alone", "together"])
def test_what_is_typed_is_repeated_in_one_line(run: Run, sitting: str) -> None:
    output = run(*SITTINGS[sitting], input="a\u2028b\nq\n\n").output
    assert "'a b' is no entry" in output


def test_a_prompt_only_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(builtins, "input", shown.append)
    session._ask("\x1b[2Jpink\n> ")
    assert shown == ["\ufffd[2Jpink > "]


# On the command line ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "most"), [("-n", simulation.MOST_GAMES), ("--jobs", simulation.MOST_JOBS)]
)
def test_so_many_games_and_processes_are_played_and_no_more(
    run: Run, option: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_none(*_: Any, **__: Any) -> None:
        raise SimulationError("none are played here")

    monkeypatch.setattr(simulation, "play_many", play_none)
    few: list[object] = [] if option == "-n" else ["-n", 1]
    for count, told in ((most, "none are played here"), (most + 1, str(most)), (0, str(most))):
        result = run("simulate", "postal", *few, option, count)
        assert result.exit_code == 2
        assert told in result.stderr


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["play", "postal", "--set", f"mode={WORD}"], 78),
        (["play", "yellow_places", "--players", "," + WORD], 39),
    ],
)
def test_a_wrong_value_is_repeated_in_part(run: Run, arguments: list[str], shown: int) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert WORD[:shown] in result.stderr
    assert WORD[: shown + 1] not in result.stderr


@pytest.mark.parametrize(
    ("game", "right"),
    [
        ("yellow_places", "players: 2, 3, 4; or names of 1 to 40 printable letters"),
        ("whichside", "players: a number"),
    ],
)
def test_a_number_of_players_is_short(run: Run, game: str, right: str) -> None:
    result = run("play", game, "--players", "9" * 5_000)
    assert result.exit_code == 2
    assert f"cannot play; {right}" in result.stderr


@pytest.mark.parametrize("command", ["play", "simulate", "pack show", "steps --game"])
def test_a_game_that_there_cannot_be_is_no_file_with_a_long_name(run: Run, command: str) -> None:
    result = run(*command.split(), WORD)
    assert result.exit_code == 2
    assert "no game 'xxx" in result.stderr
    assert "File name" not in result.stderr
    with pytest.raises(LookupError) as error:
        rulebook.find(WORD)
    assert len(str(error.value)) < 200


def test_the_game_of_a_pack_is_repeated_in_part(run: Run) -> None:
    Path("mine.toml").write_text(f'game = "{WORD}"\n')
    told = run("pack", "check", "mine.toml").stderr
    assert f"game is '{WORD[:SHOWN]}'" in told
    assert WORD[: SHOWN + 1] not in told


# Files --------------------------------------------------------------------------------------------


def test_a_file_of_a_pack_may_be_so_large_and_no_larger(run: Run) -> None:
    head = 'format = "whichside-pack/1"\ngame = "postal"\nname = "mine"\n'
    for more, told in ((0, "can be played with"), (1, "larger than 262144 bytes, so it cannot be")):
        rest = "#".ljust(sheet.MOST_LINE) + "\n"
        rest *= sheet.MOST_BYTES // len(rest)
        last = "#" * (sheet.MOST_BYTES + more - len(head) - len(rest))
        Path("mine.toml").write_text(head + rest + last)
        result = run("pack", "check", "mine.toml")
        assert told in result.stdout + result.stderr
        assert result.exit_code == (2 if more else 0)


def test_a_file_may_be_so_large_and_no_larger(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for most, size in ((MOST_BYTES, MOST_BYTES), (10, 10), (0, 0)):
        file.write_bytes(b" " * size)
        assert len(read_bytes_bounded(file, most)) == len(read_text_bounded(file, most)) == size
        file.write_bytes(b" " * (size + 1))
        with pytest.raises(FileProblem, match=f"larger than {most} bytes, so it cannot be"):
            read_bytes_bounded(file, most)
    file.write_bytes(b" " * (MOST_BYTES + 1))
    with pytest.raises(FileProblem, match=f"larger than {MOST_BYTES} bytes"):
        read_text_bounded(file)


def test_of_what_never_ends_no_more_is_read_than_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, asked = tmp_path / "game.json", list[int]()
    file.write_bytes(b"x" * 100)
    plain = open

    class Counting:
        """Notes how much is read at once: of an endless file all would be too much."""

        def __init__(self, stream: Any) -> None:
            self.stream = stream

        def __enter__(self) -> Counting:
            return self

        def __exit__(self, *_: object) -> None:
            self.stream.close()

        def fileno(self) -> int:
            return int(self.stream.fileno())

        def read(self, size: int = -1) -> bytes:
            asked.append(size)
            return bytes(self.stream.read(size))

    monkeypatch.setattr(builtins, "open", lambda *given: Counting(plain(*given)))
    with pytest.raises(FileProblem):
        read_bytes_bounded(file, 10)
    assert asked == [11]


def test_a_binary_file_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"{\0}")
    with pytest.raises(FileProblem, match="a binary file, not text"):
        read_text_bounded(tmp_path / "game.json")


def test_the_name_of_a_file_is_told_in_part() -> None:
    told = str(FileProblem("x/" * 3_000, "no such file"))
    assert "... (5999 characters): no such file" in told
    assert len(told) < MOST_NAMED + 60
