"""The games that the commands know: how each is set up, drawn and said in words.

A game joins by an entry in ``_LOADERS``. The commands ask nothing else of a game than
:class:`TableGame` and the public functions of its package.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

import click
from rich.text import Text

from whichside_rules import readings
from whichside_rules.cli.console import Unreadable, meant
from whichside_rules.files import FileProblem, read_text_bounded
from whichside_rules.kernel.clause import Reading
from whichside_rules.kernel.content import MOST_BYTES as MOST_PACK_BYTES
from whichside_rules.kernel.content import PackError
from whichside_rules.kernel.record import RecordedGame
from whichside_rules.players import Policy
from whichside_rules.simulate import Measure

__all__ = ["GAMES", "TableGame", "game_argument", "load", "read_pack", "setup_options"]


class TableGame(Protocol):
    """A game as the commands see it."""

    game: RecordedGame
    modes: Sequence[str]
    """The values of ``--mode``; the first is what ``simulate`` takes if nothing is said."""
    players: Mapping[str, Policy]
    measure: Measure

    def setup(
        self,
        *,
        mode: str | None,
        readings: Mapping[str, str],
        pack: tuple[str, str, str] | None,
    ) -> Any:
        """A set-up; ``pack`` is text, place and kind of a file. Raises ``PackError``."""

    def board(self, state: Any, player: str, language: str, *, plain: bool) -> Sequence[Text]:
        """The position as that player may see it, line by line."""

    def say_move(self, state: Any, move: Any, language: str) -> str:
        """A move in words."""

    def typed_chance(self, state: Any, entry: str) -> Any:
        """What chance showed on the table, from what was typed; ``ValueError`` says what is."""

    def schemas(self) -> Mapping[str, Callable[[], dict[str, Any]]]:
        """The JSON Schemas by name, such as ``state``."""


def _postal() -> TableGame:
    return cast("TableGame", import_module("whichside_rules.cli.postal_table").PostalTable())


_LOADERS: dict[str, Callable[[], TableGame]] = {"postal": _postal}
GAMES = tuple(_LOADERS)


def load(name: str) -> TableGame:
    """The game of that name."""
    return _LOADERS[name]()


_Function = Callable[..., Any]

game_argument: Callable[[_Function], _Function] = click.argument(
    "name", metavar="GAME", type=click.Choice(GAMES)
)


def setup_options(function: _Function) -> _Function:
    """The options from which a set-up is made."""
    for option in (
        click.option(
            "--reading",
            "chosen",
            multiple=True,
            metavar="FIELD=OPTION",
            help="How to read the book where it is silent; may be repeated. "
            "'whichside clause ID' shows the readings of a clause.",
        ),
        click.option(
            "--pack",
            "pack",
            type=click.Path(path_type=Path),
            metavar="FILE",
            help="A content pack (.toml or .json): what the board of your copy shows.",
        ),
        click.option("--mode", metavar="MODE", help="Level of difficulty."),
    ):
        function = option(function)
    return function


def make_setup(
    name: str, table: TableGame, mode: str | None, pack: Path | None, chosen: Sequence[str]
) -> Any:
    """The set-up that the options describe.

    Raises:
        click.UsageError: an option names something that does not exist.
        Unreadable: the pack cannot be used.
    """
    if mode is not None and mode not in table.modes:
        raise click.UsageError(f"--mode: no mode '{mode}'{meant(mode, table.modes)}")
    picked = dict(_reading(name, entry) for entry in chosen)
    try:
        return table.setup(mode=mode, readings=picked, pack=read_pack(pack) if pack else None)
    except (PackError, FileProblem) as error:
        raise Unreadable(str(error)) from None


def read_pack(path: Path) -> tuple[str, str, str]:
    """A pack's text, its name for messages, and its notation.

    Raises:
        FileProblem: it cannot be read.
    """
    kind = path.suffix.lower().removeprefix(".")
    if kind not in ("toml", "json"):
        raise FileProblem(f"{path}: a pack is a .toml or a .json file")
    return read_text_bounded(path, MOST_PACK_BYTES), str(path), kind


def _reading(name: str, entry: str) -> tuple[str, str]:
    field, equals, option = entry.partition("=")
    found = {one.field: one for one in readings(name) if one.field}
    by_id = {one.id.split(".", 1)[1]: one for one in found.values()}
    reading: Reading | None = found.get(field) or by_id.get(field)
    if not equals or not option:
        raise click.UsageError(f"--reading: '{entry}' is not FIELD=OPTION")
    if reading is None or reading.field is None:
        raise click.UsageError(
            f"--reading: no reading '{field}'{meant(field, [f for f in found if f])}"
        )
    options = [one.name for one in reading.options]
    if option not in options:
        raise click.UsageError(
            f"--reading: '{reading.field}' has no option '{option}'; "
            f"it has {' and '.join(options)} ({reading.id})"
        )
    return reading.field, option
