"""The games that the commands know: how each is set up, drawn and said in words.

A game joins by an entry in ``_LOADERS``. The commands ask nothing else of a game than
:class:`Terminal` and the public functions of its package.
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
from whichside_rules.kernel.refusal import IllegalAction
from whichside_rules.policies import Policy
from whichside_rules.simulate import Measure

__all__ = [
    "GAMES",
    "HiddenTerminal",
    "Terminal",
    "game_argument",
    "load",
    "make_bots",
    "make_setup",
    "read_pack",
    "setup_options",
]


class Terminal(Protocol):
    """A game as the commands see it."""

    game: RecordedGame
    modes: Sequence[str]
    """The values of ``--mode``; the first is what ``simulate`` takes if nothing is said."""
    seats: Sequence[int]
    """How many can play; the first if nothing is said."""
    policies: Mapping[str, Policy]
    measure: Measure

    def setup(
        self,
        *,
        mode: str | None,
        readings: Mapping[str, str],
        pack: tuple[str, str, str] | None,
        players: tuple[str, ...] | int | None = None,
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


class HiddenTerminal(Terminal, Protocol):
    """A game of several players who do not see the same."""

    def chance_of(self, state: Any) -> str | None:
        """The player who alone sees what chance shows next; ``None`` if all see it."""

    def typed_action(self, actions: Sequence[Any], entry: str) -> Any | None:
        """The action that was typed in short; ``None`` if it is none of these."""

    def advise(self, view: Any, asked: str, language: str) -> Sequence[Text]:
        """What follows from a view, about everything or about what was asked."""


def _postal() -> Terminal:
    return cast("Terminal", import_module("whichside_rules.cli.tables.postal").PostalTerminal())


def _yellow_places() -> Terminal:
    return cast(
        "Terminal", import_module("whichside_rules.cli.tables.yellow_places").YellowTerminal()
    )


_LOADERS: dict[str, Callable[[], Terminal]] = {
    "postal": _postal,
    "yellow_places": _yellow_places,
}
GAMES = tuple(_LOADERS)


def load(name: str) -> Terminal:
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
        click.option("--mode", metavar="MODE", help="Level of difficulty, for postal."),
        click.option(
            "--players",
            "players",
            metavar="N|NAMES",
            help="How many play, or their names: 3, or green,pink,blue.",
        ),
    ):
        function = option(function)
    return function


def make_setup(
    name: str,
    table: Terminal,
    mode: str | None,
    pack: Path | None,
    chosen: Sequence[str],
    players: str | None = None,
) -> Any:
    """The set-up that the options describe.

    Raises:
        click.UsageError: an option names something that does not exist, or the rules refuse it.
        Unreadable: the pack cannot be used.
    """
    if mode is not None and mode not in table.modes:
        hint = meant(mode, table.modes) or f"; {name} has none"
        raise click.UsageError(f"--mode: no mode '{mode}'{hint}")
    picked = dict[str, str]()
    for field, option in (_reading(name, entry) for entry in chosen):
        if picked.setdefault(field, option) != option:
            raise click.UsageError(
                f"--reading: '{field}' is given twice, as {picked[field]} and as {option}"
            )
    seated = _seated(table, players)
    try:
        setup = table.setup(
            mode=mode,
            readings=picked,
            pack=read_pack(pack) if pack else None,
            players=seated,
        )
        table.game.new_game(setup)
    except IllegalAction as refusal:
        raise click.UsageError(str(refusal)) from None
    except (PackError, FileProblem) as error:
        raise Unreadable(str(error)) from None
    return setup


def _seated(table: Terminal, players: str | None) -> tuple[str, ...] | int | None:
    """How many play, or who: names need a game in which several play."""
    if players is None:
        return None
    if players.isascii() and players.isdigit() and len(players) < 4:
        if int(players) in table.seats:
            return int(players)
    elif max(table.seats) > 1:
        names = tuple(part.strip() for part in players.split(","))
        if all(name and name.isprintable() and len(name) <= 40 for name in names):
            return names
    counts = ", ".join(map(str, sorted(table.seats)))
    raise click.UsageError(f"--players: '{players[:40]}' cannot play; players: {counts}")


def make_bots(
    table: Terminal, players: Sequence[str], entry: str, option: str = "--bots"
) -> tuple[dict[str, Policy], Policy | None]:
    """The bots that an option describes: of seats, and of all others.

    ``deduction`` is for everybody, ``pink=deduction,blue=random`` for those two,
    ``random,pink=deduction`` for pink and for the rest.

    Raises:
        click.UsageError: it names something that does not exist.
    """
    named: dict[str, Policy] = {}
    rest: Policy | None = None
    for part in entry.split(","):
        seat, equals, bot = (word.strip() for word in part.rpartition("="))
        if bot not in table.policies:
            raise click.UsageError(f"{option}: no player '{bot}'{meant(bot, table.policies)}")
        if not equals:
            if rest is not None:
                seats = f"{len(players)} seat{'s' * (len(players) != 1)}: {', '.join(players)}"
                raise click.UsageError(
                    f"{option}: '{entry}' names two bots for the same seats; one goes for all, or "
                    f"name the seat, such as {players[0]}={bot}; this game has {seats}"
                )
            rest = table.policies[bot]
        elif seat in named:
            raise click.UsageError(f"{option}: '{entry}' names two bots for {seat}")
        elif seat in players:
            named[seat] = table.policies[bot]
        else:
            raise click.UsageError(f"{option}: nobody plays '{seat}'{meant(seat, players)}")
    return named, rest


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
