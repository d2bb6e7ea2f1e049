"""The screen of a sitting: board and question always on it, menus that can be narrowed down."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text as Line

from tests.cli.conftest import Run
from whichside_rules import postal, whichside, yellow_places
from whichside_rules.cli.app import whichside as command
from whichside_rules.cli.games import load
from whichside_rules.cli.playing.menu import Menu, Row
from whichside_rules.cli.playing.one_keyboard import SharedSession
from whichside_rules.cli.playing.screen import Screen
from whichside_rules.cli.playing.session import Session
from whichside_rules.cli.terminal import Terminal

ROOT = Path(__file__).resolve().parents[2]
CLEARED = "\x1b[2J\x1b[H"

# Menus -------------------------------------------------------------------------------------------

CHOICES = (
    *(f"Bessy: place {n}" for n in range(1, 9)),
    *(f"Léon: place {n}" for n in range(1, 5)),
    "nobody any more",
)


def test_a_menu_groups_what_begins_alike_and_keeps_the_numbers() -> None:
    rows, pages = Menu(("buy: a café", "pass", "buy: a hall")).rows(20)
    assert pages == 1
    assert rows == [Row(None, "buy"), Row(1, "  a café"), Row(3, "  a hall"), Row(2, "pass")]


def test_a_menu_that_is_too_long_shows_its_groups_and_how_to_go_on() -> None:
    rows, pages = Menu(CHOICES).rows(6)
    assert pages == 1
    assert rows == [
        Row(None, "Bessy: 8 choices"),
        Row(None, "Léon: 4 choices"),
        Row(13, "nobody any more"),
        Row(None, "type words, such as Bessy, to see fewer"),
    ]


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("leon", (9, 10, 11, 12)),
        ("LÉON 2", (10,)),
        ("be pl 3", (3,)),
        ("nobody", (13,)),
        ("x", ()),
        ("", tuple(range(1, 14))),
    ],
)
def test_words_narrow_a_menu_down_without_accents(words: str, numbers: tuple[int, ...]) -> None:
    assert Menu(CHOICES, words=words).numbers() == numbers


def test_what_comes_of_a_choice_stands_beside_it_where_there_is_room() -> None:
    table = Table(60, 20, "q", "")
    table.screen.menu = Menu(("go there", "pass"), does=("gain $3; " * 9, ""))
    table.screen.asking(table.ask)("> ")
    first, second = table.frames[0][-2:]
    assert first.startswith("  1  go there  gain $3; gain $3")
    assert first.endswith("...")
    assert len(first) <= 60
    assert second == "  2  pass"
    narrow = Table(24, 20, "q")
    narrow.screen.menu = Menu(("go there",), does=("gain $3; " * 9,))
    narrow.screen.asking(narrow.ask)("> ")
    assert narrow.frames[0] == ["  1  go there"]


def test_a_space_is_told_by_the_side_that_is_up() -> None:
    table = load("whichside")
    state = whichside.position(phase="daily")
    (move,) = {
        one
        for one in whichside.legal_actions(state)
        if getattr(one, "space", "") == "newtown-creek.work" and one.character == "alexei"
    }
    assert table.tell_move(state, move, "en").startswith("at once: Risk +3; work: the gauge of")
    tiles = tuple(replace(one, improved=one.id == "newtown-creek") for one in state.tiles)
    other = replace(state, tiles=tiles)
    assert table.tell_move(other, move, "fr").startswith("tout de suite : Risque +2 ; travail")


def test_a_menu_says_what_the_words_leave() -> None:
    def last(words: str) -> str:
        return Menu(CHOICES, words=words).rows(20)[0][-1].text

    assert last("leon") == "4 of 13 with 'leon' (Enter shows all)"
    assert last("leon 2") == "the only one with 'leon 2': Enter"
    assert last("x") == "none with 'x' (Enter shows all)"
    french = Menu(("Léon : case 1", "Léon : case 2"), "fr", "leon")
    assert french.rows(20)[0][0] == Row(None, "Léon")


def test_what_is_still_too_long_has_pages() -> None:
    menu, seen = Menu(CHOICES, words="bessy"), list[int]()
    _, pages = menu.rows(5)
    assert pages > 1
    for page in range(pages):
        rows, _ = menu.rows(5, page)
        assert len(rows) <= 5
        seen += [row.number for row in rows if row.number]
    assert tuple(seen) == menu.numbers()
    assert menu.rows(5, 99) == menu.rows(5, pages - 1)


# A sitting on a screen ---------------------------------------------------------------------------


class Table:
    """A sitting on a screen of some size; what is typed is given, what was shown is kept."""

    def __init__(self, width: int, height: int, *typed: str) -> None:
        self.file = io.StringIO()
        self.console = Console(
            file=self.file, force_terminal=True, width=width, height=height, color_system="standard"
        )
        self.screen = Screen(self.console)
        self.typed = iter(typed)
        self.frames: list[list[str]] = []
        """What stood on the screen whenever something was asked."""

    def ask(self, prompt: str) -> str:
        shown = self.file.getvalue().rpartition(CLEARED)[2]
        self.frames.append([Line.from_ansi(row).plain for row in shown.splitlines()])
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None

    def sit(self, table: Terminal, setup: Any, language: str = "en") -> list[list[str]]:
        session = Session(
            table,
            setup,
            self.console,
            language=language,
            seed=3,
            ask=self.ask,
            screen=self.screen,
        )
        assert session.run() == 0
        return self.frames


def too_large(frames: list[list[str]], width: int, height: int) -> list[str]:
    """What does not fit on a screen of this size, with the line on which one types."""
    wide = [row for frame in frames for row in frame if Line(row).cell_len > width]
    return [*wide, *(f"{len(frame)} rows" for frame in frames if len(frame) >= height)]


@pytest.mark.parametrize(
    ("language", "width", "height"), [("en", 100, 40), ("fr", 80, 24), ("en", 40, 20)]
)
def test_board_and_question_are_always_on_the_screen(
    language: str, width: int, height: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    board = {"en": "The game:", "fr": "La partie :"}[language]
    table = Table(width, height, *["1", ""] * 5)
    frames = table.sit(load("whichside"), whichside.Setup(), language)
    assert len(frames) > 5
    assert too_large(frames, width, height) == []
    main = [frame for frame in frames if any(re.match(r" +\d+  ", row) for row in frame)]
    assert len(main) > 3
    for frame in main:
        assert frame[0].startswith(board[: min(width, 20)])


def test_what_does_not_fit_is_seen() -> None:
    assert too_large([["x" * 41], ["x"] * 20], 40, 20) == ["x" * 41, "20 rows"]


def test_typing_narrows_the_menu_and_enter_takes_the_only_one_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = Table(100, 40, "hard", "", "", "nowhere", "", "q", "")
    frames = table.sit(load("postal"), postal.Setup(mode=None))
    assert any("the only one with 'hard': Enter" in row for row in frames[1])
    assert any("The mode is Hard." in row for frame in frames[2:4] for row in frame)
    assert any("none with 'nowhere'" in row for frame in frames for row in frame)


def test_what_is_long_is_shown_page_by_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = Table(60, 16, "? greenwich", *[""] * 6, "q", "")
    frames = table.sit(load("whichside"), whichside.Setup())
    rows = [row for frame in frames for row in frame]
    assert "Greenwich Village  (location tile)" in rows
    assert any("Side B: Anarchist Agitation costs no dollars" in row for row in rows)
    assert too_large(frames, 60, 16) == []


def test_nothing_of_a_view_is_left_when_it_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = Table(100, 50, "1", "", "? row 2", "1", "", "1", "", "q", "")
    session = SharedSession(
        load("yellow_places"),
        yellow_places.Setup(),
        table.console,
        seed=1,
        ask=table.ask,
        bots={},
        screen=table.screen,
    )
    assert session.run() == 0
    mine = [frame for frame in table.frames if any("You are green" in row for row in frame)]
    theirs = [frame for frame in table.frames if any("You are pink" in row for row in frame)]
    assert mine
    assert theirs
    last = max(table.frames.index(frame) for frame in mine)
    first = min(table.frames.index(frame) for frame in theirs)
    between = table.frames[last + 1 : first]
    assert between
    for frame in between:
        assert not any("Your hidden tiles" in row or "place a disc" in row for row in frame)


# Help by name, and plain output ------------------------------------------------------------------


def test_help_on_anything_by_its_name(run: Run) -> None:
    typed = "\n".join(["? docks", "?rebouteux", "? xyzzy", "? dock", "l fr", "?docks", "q", ""])
    output = run("play", "postal", "--mode", "normal", "--seed", 1, input=typed).output
    assert "The East River Docks  (space)\n  Gain $3  stated [postal.action.docks.gain]" in output
    assert "One injured worker is healed" in output
    assert "Nothing is called 'xyzzy'." in output
    assert "  Gagnez 3 $  énoncée [postal.action.docks.gain]" in output
    assert "s FILE save" in run("play", "postal", input="?\nq\n").output


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "* Clumsiness\n  Clumsiness: your Risk goes up by 2. The box has 5 of this card."),
        ("fr", "* Maladresse\n  Maladresse : votre Risque monte de 2. La boîte en compte 5."),
    ],
)
def test_a_card_that_comes_up_says_what_it_does(run: Run, language: str, said: str) -> None:
    typed = ["play", "whichside", "--seed", 3, "--lang", language]
    assert said in run(*typed, input="1\nq\n\n").output


def test_many_things_of_one_name_are_listed(run: Run) -> None:
    output = run("play", "whichside", "--seed", 1, input="? the work\nq\n\n").output
    assert re.search(r"\d+ things are called so: the work", output.replace("The", "the"))


def test_words_narrow_the_actions_down_in_plain_output_too(run: Run) -> None:
    output = run("play", "postal", "--seed", 1, input="/hard\n/xyzzy\nq\n").output
    assert "  3  Mode Hard" in output.split("Which difficulty?")[1].split("> ")[1]
    assert "None of the actions has 'xyzzy'." in output


def on_a_terminal(*arguments: str, typed: str, folder: Path) -> str:
    """What a command writes on a terminal of 80 by 24."""
    terminal, end = pty.openpty()
    fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    with subprocess.Popen(
        [sys.executable, "-m", "whichside_rules.cli", *arguments],
        stdin=end,
        stdout=end,
        stderr=end,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT), "TERM": "xterm", "LANG": "C.UTF-8"},
    ):
        os.close(end)
        os.write(terminal, typed.encode())
        written = b"".join(_written(terminal))
    os.close(terminal)
    return written.decode()


def _written(terminal: int) -> Iterator[bytes]:
    """What comes until the command has closed the terminal."""
    while select.select([terminal], [], [], 30)[0]:
        try:
            found = os.read(terminal, 65536)
        except OSError:
            return
        if not found:
            return
        yield found


def test_a_terminal_is_painted(tmp_path: Path) -> None:
    begin = ("play", "postal", "--mode", "normal", "--seed", "1")
    painted = on_a_terminal(*begin, typed="1\nq\n\n", folder=tmp_path)
    assert painted.count(CLEARED) >= 2
    assert "Employers' Strength" in painted.rpartition(CLEARED)[2]


def test_nothing_is_painted_where_it_shall_not_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made = list[Screen | None]()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(Screen, "fits", staticmethod(lambda console: True))
    begun = Session.__init__

    def begin(self: Session, *rest: Any, **more: Any) -> None:
        made.append(more["screen"])
        begun(self, *rest, **more)

    monkeypatch.setattr(Session, "__init__", begin)
    monkeypatch.setattr(Session, "run", lambda self: 0)
    for plain in ([], ["--plain"]):
        with pytest.raises(SystemExit):
            command(["play", "postal", *plain])
    first, second = made
    assert first
    assert second is None
