"""``whichside replay``: the story of a recorded game."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from whichside_rules import clause
from whichside_rules.cli import games
from whichside_rules.cli._spoken import command
from whichside_rules.cli.console import (
    FILE,
    Unreadable,
    complain,
    language_option,
    meant,
    output,
    print_json,
    put,
    say,
)
from whichside_rules.cli.terminal import Terminal
from whichside_rules.kernel.files.content import rest_on_stand_ins
from whichside_rules.kernel.files.record import (
    GameRecord,
    IllegalMove,
    RecordError,
    from_json,
    moves_of,
    replay as play_again,
    setup_of,
    start,
)
from whichside_rules.kernel.playing.game import Over
from whichside_rules.kernel.playing.refusal import MissingContent
from whichside_rules.kernel.playing.transition import Told, Transition
from whichside_rules.laid.drawn.terminal import WIDTH
from whichside_rules.shared.files import FileProblem, read_text_bounded
from whichside_rules.shared.printable import one_line
from whichside_rules.shared.punctuation import colon

__all__ = ["read_record", "replay", "result_line", "tell", "why_not"]

_RESULTS = {
    "won": {"en": "Won", "fr": "Gagné"},
    "lost": {"en": "Lost", "fr": "Perdu"},
}


@command("replay")
@click.argument("file", type=FILE)
@language_option
@click.option("-v", "--verbose", is_flag=True)
@click.option(
    "--as",
    "viewer",
)
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def replay(
    ctx: click.Context,
    file: Path,
    language: str,
    verbose: bool,
    viewer: str | None,
    as_json: bool,
) -> None:
    """Play the record in FILE again and tell its story, each event with its clause."""
    record, table = read_record(file, in_public=viewer is not None)
    console, told = output(), list[dict[str, Any]]()
    problem = None
    try:
        setup = setup_of(table.game, record)
        state = start(table.game, record)
        players = table.game.players(setup)
        if viewer is not None and viewer not in players:
            raise click.UsageError(f"--as: nobody plays '{viewer}'{meant(viewer, players)}")
        for number, (move, transition) in enumerate(play_again(table.game, record), start=1):
            shown, hidden = transition, False
            if viewer is not None:
                events = tuple(table.game.events_for(transition.events, viewer))
                shown, hidden = Transition(transition.state, events), events != transition.events
            if as_json:
                told.append(_as_json(table, number, None if hidden else move, shown))
            else:
                # What a player does not see of the events is not told by the move either.
                words = "..." if hidden else _said(table, state, move, players, language)
                say(console, f"{number:>4}  ", (words, "bold"))
                tell(console, table, shown.state, shown.events, language, indent=6)
            state = transition.state
            if verbose and not as_json:
                mover = table.game.author(move) or players[0]
                draw(console, table, state, language, viewer or mover)
    except (RecordError, MissingContent) as error:
        if viewer is not None and isinstance(error, RecordError):
            error = error.in_public()
        problem = why_not(table, error, language)
    if problem is None:
        now = table.game.pending(state)
        over = now if isinstance(now, Over) else None
        if not as_json:
            say(console, "")
            say(console, (result_line(over, language), "bold"))
    if as_json:
        print_json(
            {
                "file": str(file),
                "game": record.game,
                "edition": record.edition,
                "library": record.library,
                "as": viewer,
                "moves": told,
                "result": None if problem or not over else over.result,
                "clause": None if problem or not over else over.clause,
                "error": None if problem is None else one_line(problem),
            }
        )
    if problem is not None:
        complain(f"{file}: {problem}")
        ctx.exit(1)


def read_record(file: Path, *, in_public: bool = False) -> tuple[GameRecord, Terminal]:
    """A record and its game; what is wrong with it is told ``in_public`` as a player may read it.

    Raises:
        Unreadable: the file cannot be read, is no record, or one of a game unknown here, or its
            set-up or a move is malformed.
    """
    try:
        record = from_json(read_text_bounded(file))
    except FileProblem as error:
        raise Unreadable(str(error)) from None
    except RecordError as error:
        raise Unreadable(f"{file}: not a record of a game: {error}") from None
    try:
        table = games.load(record.game)
    except Unreadable as error:
        raise Unreadable(f"{file}: {error.message}") from None
    try:
        setup_of(table.game, record)
        moves_of(table.game, record)
    except RecordError as error:
        told = error.in_public() if in_public else error
        raise Unreadable(f"{file}: not a record of a game: {told}") from None
    return record, table


def why_not(table: Terminal, error: Exception, language: str) -> str:
    """Why a record cannot be played to its end; an illegal move is told in words."""
    if not isinstance(error, IllegalMove):
        return str(error)
    words = table.say_move(error.state, error.move, language)
    reasons = [one.say(language) for one in error.refusal.violations]
    if language == "fr":
        return f"le coup {error.number} ({words}) est illégal : {' ; '.join(reasons)}"
    return f"move {error.number} ({words}) is illegal: {'; '.join(reasons)}"


def tell(
    console: Console,
    table: Terminal,
    state: Any,
    events: Iterable[Any],
    language: str,
    indent: int = 2,
) -> None:
    """The events of a move, each with its clause; then what they name that no book prints."""
    events = tuple(events)
    for event in events:
        say(console, event.say(language), " ", (f"[{event.clause}]", "cyan"), indent=indent)
    ours = rest_on_stand_ins(table.game, state, events, {event.clause for event in events})
    if ours:
        head = "bouche-trous de notre cru : " if language == "fr" else "stand-ins of ours: "
        say(console, (head + ", ".join(sorted(ours)), "dim"), indent=indent)


def draw(console: Console, table: Terminal, state: Any, language: str, player: str) -> None:
    """The position, as a player sees it."""
    plain = not (console.encoding or "").lower().startswith("utf")
    say(console, "")
    width = console.width if console.is_terminal else WIDTH
    for line in table.board(state, player, language, plain=plain, width=width):
        put(console, line)
    say(console, "")


def result_line(over: Over | None, language: str) -> str:
    """How a game ended, with the title of the clause that ended it."""
    if over is None:
        return "La partie n'est pas finie." if language == "fr" else "The game is not finished."
    word = _RESULTS.get(over.result, {}).get(language, over.result)
    return f"{word}: {clause(over.clause).title.in_(language)} [{over.clause}]"


def _said(table: Terminal, state: Any, move: Any, players: tuple[str, ...], language: str) -> str:
    """A move in words, with the player's name where several play."""
    words, mover = table.say_move(state, move, language), table.game.author(move)
    if not mover or len(players) < 2:
        return words
    return f"{table.called(mover, language)}{colon(language)}{words}"


def _as_json(
    table: Terminal, number: int, move: Any, transition: Transition[Any]
) -> dict[str, Any]:
    """A move with its events; ``None`` is a move that must not be told."""

    def said(event: Told) -> dict[str, str]:
        return {"clause": event.clause, "en": event.say("en"), "fr": event.say("fr")}

    return {
        "number": number,
        "move": None if move is None else table.game.move_adapter().dump_python(move, mode="json"),
        "events": [said(event) for event in transition.events],
        "stand_ins": rest_on_stand_ins(table.game, transition.state, transition.events),
    }
