"""The screen of a sitting: board, what happened, question and menu stand there together.

What a sitting says is gathered; before something is asked the screen is painted anew, so that the
board and the question are always on it. What is too long for it is shown first, page by page. A
sitting whose output is no terminal has no screen: there everything is printed line by line.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text as Line

from whichside_rules.cli.console import say
from whichside_rules.cli.playing.menu import FEWEST_ROWS, Menu, Row
from whichside_rules.kernel.book.bilingual import Text

__all__ = ["Screen"]

NARROWEST = 20
LOWEST = 8
"""A screen is painted as if it had so many columns and rows at least."""
FEWEST_OF_BOARD = 3
"""So many rows of the board are shown at least."""
NARROWEST_NEWS = 30
"""What happened stands beside the board if so many columns are left for it."""
FEWEST_OF_DOES = 20
"""What comes of a choice stands beside it if so many columns are left for it."""
FEWEST_OF_NEWS = 3
"""So many rows of what happened are shown at least, if there are so many."""
_MORE = Text("-- {n} more lines: Enter -- ", "-- encore {n} lignes : Entrée -- ")
_GO_ON = Text("-- Enter to go on -- ", "-- Entrée pour continuer -- ")
_CUT = Text("... {n} more lines: b", "... encore {n} lignes : b")


class Screen:
    """What stands on a terminal while somebody plays."""

    def __init__(self, console: Console) -> None:
        """Take over a terminal.

        Args:
            console: what is on it.
        """
        self.real: Console = console
        self._said = io.StringIO()
        self.console: Console = self._like(self._said)
        """Where a sitting says what it has to say."""
        self.language: str = "en"
        self.board: list[str] = []
        """The rows of the board that is shown; none where nobody may see one."""
        self.question: list[str] = []
        self.menu: Menu | None = None
        self.page: int = 0
        self.pages: int = 1
        self._news: list[str] = []

    @staticmethod
    def fits(console: Console) -> bool:
        """Whether a console is a terminal that can be painted."""
        return console.is_terminal and not console.is_dumb_terminal

    def _like(self, file: io.StringIO) -> Console:
        """A console of the same width and colours that writes elsewhere."""
        made = Console(
            file=file,
            force_terminal=True,
            color_system="auto" if self.real.color_system else None,
            width=max(NARROWEST, self.real.width),
            highlight=False,
            markup=False,
            emoji=False,
            no_color=self.real.no_color,
            legacy_windows=False,
        )
        made._color_system = self.real._color_system
        return made

    def rows(self, printing: Callable[[Console], object]) -> list[str]:
        """The rows that something prints on a screen of this width."""
        file = io.StringIO()
        printing(self._like(file))
        return file.getvalue().splitlines()

    def forget(self) -> None:
        """Take everything off the screen, and what can be scrolled back to."""
        self.board, self.question, self.menu, self._news = [], [], None, []
        self._said.seek(0)
        self._said.truncate()
        self.real.clear()
        self.real.file.write("\x1b[3J\x1b[H")
        self.real.file.flush()

    def flush(self) -> None:
        """Print what was said and is not on the screen yet: nothing is painted after it."""
        for row in self._new():
            self.real.file.write(f"{row}\n")
        self.real.file.flush()

    def asking(self, ask: Callable[[str], str]) -> Callable[[str], str]:
        """A function that paints the screen before it asks."""

        def asked(prompt: str) -> str:
            news, typed = self._new(), ""
            if news:
                self._news, typed = self._paged(news, ask)
            if not typed:
                self._paint()
                typed = ask(prompt)
            self.question, self.menu = [], None
            return typed

        return asked

    def show(self, rows: Sequence[str], ask: Callable[[str], str]) -> str:
        """Show something of any length, page by page, until Enter is pressed.

        Returns:
            what was typed instead of Enter alone; it ends the showing.
        """
        room = self._height - 1
        for first in range(0, len(rows), room):
            left = len(rows) - first - room
            self._put([*rows[first : first + room]])
            more = _MORE.in_(self.language).format(n=left)
            if typed := ask(more if left > 0 else _GO_ON.in_(self.language)).strip():
                return typed
        return ""

    # What is painted --------------------------------------------------------------------------

    @property
    def _height(self) -> int:
        return max(LOWEST, self.real.height - 1)

    def _new(self) -> list[str]:
        """What was said since it was last looked at."""
        rows = self._said.getvalue().splitlines()
        self._said.seek(0)
        self._said.truncate()
        self.console.width = max(NARROWEST, self.real.width)
        while rows and not rows[0].strip():
            del rows[0]
        while rows and not rows[-1].strip():
            del rows[-1]
        return rows

    def _room_for_news(self) -> int:
        menu = len(self.menu.rows(FEWEST_ROWS)[0]) if self.menu else 0
        taken = min(len(self.board), FEWEST_OF_BOARD) + len(self.question) + menu + 2
        return max(FEWEST_OF_NEWS, self._height - taken)

    def _paged(self, news: list[str], ask: Callable[[str], str]) -> tuple[list[str], str]:
        """What stays on the screen of what is new, and what was typed while it was shown."""
        if len(news) <= self._room_for_news():
            return news, ""
        return news[-FEWEST_OF_NEWS:], self.show(news, ask)

    def _paint(self) -> None:
        """Board, news, question and menu, as much of each as there is room for."""
        board, news = self._beside()
        most = self._room_for_news()
        news = [*news[-most:], ""] if news else []
        wanted = self._menu(self._height) if self.menu else []
        room = self._height - len(self.question) - len(news)
        menu = wanted if len(wanted) <= room - len(board) - 1 else []
        if self.menu and not menu:
            kept = min(len(board), max(FEWEST_OF_BOARD, room - FEWEST_ROWS - 5))
            menu = self._menu(max(FEWEST_ROWS, room - kept - 1))
        shown = self._cut(board, max(FEWEST_OF_BOARD, room - len(menu) - 1))
        rows = [*shown, *([""] if shown else []), *news, *self.question, *menu]
        self._put(rows[-self._height :])

    def _beside(self) -> tuple[list[str], list[str]]:
        """Board and news: the news beside the board, where they have no room below each other."""
        board, news = self.board, self._news
        taken = len(self.question) + len(news) + FEWEST_ROWS + 3
        widest = max((Line.from_ansi(row).cell_len for row in board), default=0)
        left = self.real.width - widest - 3
        if not news or taken + len(board) <= self._height or left < NARROWEST_NEWS:
            return board, news
        narrow = [
            part for row in news for part in self.rows(partial(_wrapped, row=row, width=left))
        ]
        if len(narrow) > max(len(board), FEWEST_OF_BOARD):
            return board, news
        padded = [*board, *[""] * (len(narrow) - len(board))]
        return [
            f"{row}{' ' * (widest - Line.from_ansi(row).cell_len)}   {beside}".rstrip()
            for row, beside in zip_longest(padded, narrow, fillvalue="")
        ], []

    def _cut(self, board: list[str], room: int) -> list[str]:
        """As much of the board as there is room for."""
        if len(board) <= room:
            return board
        left = len(board) - room + 1
        return [*board[: room - 1], _CUT.in_(self.language).format(n=left)]

    def _menu(self, space: int) -> list[str]:
        """The rows of the menu: fewer choices where some of them take several rows."""
        assert self.menu
        for less in range(space):
            rows, self.pages = self.menu.rows(space - less, self.page)
            self.page = max(0, min(self.page, self.pages - 1))
            found = self.rows(partial(_print, rows=rows))
            if len(found) <= space or space - less <= FEWEST_ROWS:
                return found
        return []

    def _put(self, rows: Sequence[str]) -> None:
        """These rows and nothing else."""
        self.real.clear()
        self.real.file.write("".join(f"{row}\n" for row in rows))
        self.real.file.flush()


def _wrapped(console: Console, row: str, width: int) -> None:
    """A row again, so narrow."""
    for line in Line.from_ansi(row).wrap(console, width):
        console.print(line)


def _print(console: Console, rows: Sequence[Row]) -> None:
    for number, text, does in rows:
        if number is None:
            say(console, (f"     {text}", "dim"))
            continue
        room = console.width - cell_len(f"{number:>3}  {text}   ")
        say(console, (f"{number:>3}", "bold green"), f"  {text}", (_within(does, room), "dim"))


def _within(does: str, room: int) -> str:
    """What comes of a choice, as much of it as there is room for; nothing if that is little."""
    if not does or room < min(FEWEST_OF_DOES, cell_len(does)):
        return ""
    cut = cell_len(does) > room
    return f"  {set_cell_size(does, room - 3).rstrip()}..." if cut else f"  {does}"
