"""``whichside play``: a person plays in the terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import click

from whichside_rules.cli import games
from whichside_rules.cli.console import Unreadable, examples, language_option, output
from whichside_rules.cli.replay import read_record
from whichside_rules.cli.session import Session
from whichside_rules.kernel.record import RecordError, replay, setup_of
from whichside_rules.kernel.refusal import IllegalAction, MissingContent


@click.command(
    epilog=examples(
        "whichside play postal",
        "whichside play postal --mode hard --dice typed --lang fr",
        "whichside play postal --resume game.json",
    )
)
@games.game_argument
@games.setup_options
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Go on with a saved game.",
)
@click.option("--seed", type=int, help="Roll the dice from this seed, to play the same game again.")
@click.option(
    "--dice",
    type=click.Choice(["rolled", "typed"]),
    default="rolled",
    show_default=True,
    help="Rolled here, or typed in from the table.",
)
@language_option
@click.pass_context
def play(
    ctx: click.Context,
    name: str,
    mode: str | None,
    pack: Path | None,
    chosen: Sequence[str],
    resume: Path | None,
    seed: int | None,
    dice: str,
    language: str,
) -> None:
    """Play GAME in the terminal: choose by number, ? for help.

    Everything that happens, and every refusal, cites its clause.
    """
    if seed is not None and dice == "typed":
        raise click.UsageError("--seed rolls the dice; it does not go with --dice typed")
    if resume is not None and (mode or pack or chosen):
        raise click.UsageError("--resume brings its own set-up: no --mode, --pack or --reading")
    moves = []
    if resume is not None:
        record, table = read_record(resume)
        if name != table.game.NAME:
            raise Unreadable(f"{resume}: a game of {table.game.NAME}, not of {name}")
        try:
            setup = setup_of(table.game, record)
            moves = [move for move, _ in replay(table.game, record)]
        except (RecordError, MissingContent) as error:
            click.echo(f"whichside: {resume}: {error}", err=True)
            ctx.exit(1)
    else:
        table = games.load(name)
        setup = games.make_setup(name, table, mode, pack, chosen)
    session = Session(
        table,
        setup,
        output(),
        language=language,
        seed=None if dice == "typed" else seed if seed is not None else secrets.randbits(64),
        file=resume,
    )
    try:
        session.take_up(moves)
    except (IllegalAction, MissingContent) as error:  # pragma: no cover - replayed a moment ago
        raise Unreadable(str(error)) from None
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - arrow keys and history while typing
    ctx.exit(session.run())
