"""``whichside play``: a person plays in the terminal."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from whichside_rules.cli import games
from whichside_rules.cli._spoken import command
from whichside_rules.cli.console import (
    FILE,
    Unreadable,
    language_option,
    output,
)
from whichside_rules.cli.playing.one_keyboard import SharedSession
from whichside_rules.cli.playing.replay import read_record, why_not
from whichside_rules.cli.playing.screen import Screen
from whichside_rules.cli.playing.session import Session
from whichside_rules.cli.terminal import Terminal
from whichside_rules.kernel.files.record import RecordError, replay, setup_of
from whichside_rules.kernel.playing.refusal import IllegalAction, MissingContent


@command("play")
@games.game_argument
@games.setup_options
@click.option(
    "--resume",
    type=FILE,
)
@click.option("--seed", type=int)
@click.option(
    "--dice",
    "--deal",
    "dice",
    type=click.Choice(["rolled", "seeded", "typed"]),
    default="rolled",
    show_default=True,
)
@click.option(
    "--bots",
    "--policies",
    "bots",
)
@click.option("--plain", is_flag=True)
@click.option(
    "--advice",
    type=FILE,
)
@language_option
@click.pass_context
def play(
    ctx: click.Context,
    name: str,
    asked: games.Asked,
    resume: Path | None,
    seed: int | None,
    dice: str,
    bots: str | None,
    plain: bool,
    advice: Path | None,
    language: str,
) -> None:
    """Play GAME in the terminal: choose by number, ? for help.

    Everything that happens, and every refusal, cites its clause. Where hands are hidden, each
    person sees only their own view, after the keyboard was handed over; there a move cannot be
    taken back, because it shows the others something.
    """
    if seed is not None and dice == "typed":
        raise click.UsageError("--seed rolls the dice; it does not go with --dice typed")
    if resume is not None and asked != games.Asked():
        raise click.UsageError(
            "--resume brings its own set-up: no --mode, --set, --pack, --reading or --players"
        )
    moves = []
    if resume is not None:
        record, table = read_record(resume)
        if name != table.game.NAME:
            raise Unreadable(f"{resume}: a game of {table.game.NAME}, not of {name}")
        try:
            setup = setup_of(table.game, record)
            moves = [move for move, _ in replay(table.game, record)]
        except (RecordError, MissingContent) as error:
            raise Unreadable(f"{resume}: {why_not(table, error, language)}") from None
    else:
        table = games.load(name)
        setup = games.make_setup(table, asked, table.played)
    luck = seed if seed is not None else secrets.randbits(64)
    console = output()
    painted = not plain and sys.stdin.isatty() and Screen.fits(console)
    session = _session(
        table,
        setup,
        bots,
        language=language,
        seed=None if dice == "typed" else luck,
        file=resume,
        console=console,
        screen=Screen(console) if painted else None,
    )
    if advice is not None:
        session.advise(_adviser(table, advice, setup))
    try:
        session.take_up(moves)
    except (IllegalAction, MissingContent) as error:  # pragma: no cover - replayed a moment ago
        raise Unreadable(str(error)) from None
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - arrow keys and history while typing
    ctx.exit(session.run())


def _adviser(table: Terminal, file: Path, setup: Any) -> Any:
    """Who knows the chance of every move, by what a file says."""
    exact = table.rulebook.part("exact")
    if exact is None:
        raise click.UsageError(f"--advice: there are no exact values of {table.game.NAME}")
    try:
        return exact.read(file, setup)
    except OSError as error:
        raise Unreadable(f"{file}: {error.strerror}") from None
    except exact.ValuesError as error:
        raise Unreadable(str(error)) from None


def _session(
    table: Terminal,
    setup: Any,
    bots: str | None,
    *,
    language: str,
    seed: int | None,
    file: Path | None,
    console: Console | None = None,
    screen: Screen | None = None,
) -> Session:
    """A sitting: of one person, or of several at one keyboard."""
    console = console or output()
    players, hides_nothing = table.game.players(setup), getattr(table.game, "HIDES_NOTHING", False)
    if len(players) == 1 or (table.together and hides_nothing and not bots):
        if bots:
            raise click.UsageError("--bots: one person plays this game; try 'whichside simulate'")
        return Session(
            table, setup, console, language=language, seed=seed, file=file, screen=screen
        )
    named, rest = games.make_bots(table, players, bots) if bots else ({}, None)
    if rest is not None:
        raise click.UsageError(f"--bots: name the seats, such as {players[-1]}={bots}")
    if len(named) == len(players):
        raise click.UsageError("--bots: leave a seat for a person, or try 'whichside simulate'")
    return SharedSession(
        table,
        setup,
        console,
        language=language,
        seed=seed,
        file=file,
        bots=named,
        luck=seed if seed is not None else secrets.randbits(64),
        screen=screen,
    )
