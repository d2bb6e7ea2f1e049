"""Records: a whole game as JSON, and playing it again.

A record holds the set-up and the moves, dice included, so that it can be replayed exactly. It also
names the library version, the edition of the rulebook and a digest of the last position: a replay
that ends elsewhere is noticed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import Any, Literal, Protocol

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from whichside_rules import __version__
from whichside_rules.kernel.clause import book
from whichside_rules.kernel.game import Game
from whichside_rules.kernel.refusal import IllegalAction
from whichside_rules.kernel.transition import Transition

FORMAT: Literal["whichside-record/1"] = "whichside-record/1"
MOST_BYTES = 4_194_304
MOST_MOVES = 100_000


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message names the place and the reason."""


class RecordedGame(Game, Protocol):
    """A game whose set-up, moves and positions can be written as JSON."""

    def setup_adapter(self) -> TypeAdapter[Any]:
        """Reads and writes set-ups."""

    def move_adapter(self) -> TypeAdapter[Any]:
        """Reads and writes moves."""

    def state_adapter(self) -> TypeAdapter[Any]:
        """Reads and writes positions."""


class GameRecord(BaseModel):
    """A game, finished or not."""

    model_config = ConfigDict(
        strict=True, extra="forbid", frozen=True, use_attribute_docstrings=True
    )

    format: Literal["whichside-record/1"] = FORMAT
    library: str = Field(max_length=40)
    """The version of this library that wrote the record."""
    game: str = Field(max_length=40)
    """The game's name."""
    edition: str = Field(max_length=200)
    """The edition of the rulebook."""
    setup: dict[str, Any]
    """The set-up, with its readings and content."""
    moves: list[dict[str, Any]] = Field(max_length=MOST_MOVES)
    """Every move in order, the results of dice and cards included."""
    digest: str = Field(default="", max_length=64)
    """A digest of the last position; empty if the writer did not say."""


def record(game: RecordedGame, setup: Any, moves: Sequence[Any]) -> GameRecord:
    """Record a game from its set-up and its moves.

    Raises:
        IllegalAction: a move is illegal where it stands.
    """
    state = game.new_game(setup)
    for move in moves:
        state = game.apply(state, move).state
    return GameRecord(
        library=__version__,
        game=game.NAME,
        edition=book(game.NAME).edition,
        setup=game.setup_adapter().dump_python(setup, mode="json"),
        moves=[game.move_adapter().dump_python(move, mode="json") for move in moves],
        digest=_digest(game, state),
    )


def to_json(record: GameRecord) -> str:
    """A record as JSON."""
    return record.model_dump_json(indent=1) + "\n"


def from_json(text: str | bytes) -> GameRecord:
    """Read a record.

    Raises:
        RecordError: too large, not JSON, or not a record; the message names the place.
    """
    if len(text) > MOST_BYTES:
        raise RecordError(f"larger than {MOST_BYTES} bytes; that is no record of a game")
    try:
        return GameRecord.model_validate_json(text)
    except ValidationError as error:
        raise RecordError(_first(error)) from None


def replay(game: RecordedGame, record: GameRecord) -> Iterator[tuple[Any, Transition[Any]]]:
    """Play a record again: each move with the transition it makes.

    Raises:
        RecordError: it is a record of another game, its set-up or a move is malformed or illegal
            (the message names the move's number), or it ends in another position.
    """
    state = start(game, record)
    for number, written in enumerate(record.moves, start=1):
        try:
            move = game.move_adapter().validate_json(json.dumps(written))
        except ValidationError as error:
            raise RecordError(f"move {number}: {_first(error)}") from None
        try:
            transition = game.apply(state, move)
        except IllegalAction as refusal:
            raise RecordError(f"move {number} ({written}) is illegal: {refusal}") from None
        state = transition.state
        yield move, transition
    if record.digest and record.digest != _digest(game, state):
        raise RecordError(
            f"the replay ends in another position than the one recorded by version "
            f"{record.library} (this is {__version__})"
        )


def start(game: RecordedGame, record: GameRecord) -> Any:
    """The first position of a recorded game.

    Raises:
        RecordError: it is a record of another game, or its set-up is malformed.
    """
    if record.game != game.NAME:
        raise RecordError(f"this is a record of '{record.game}', not of '{game.NAME}'")
    try:
        return game.new_game(setup_of(game, record))
    except IllegalAction as refusal:
        raise RecordError(f"setup: {refusal}") from None


def setup_of(game: RecordedGame, record: GameRecord) -> Any:
    """The set-up of a recorded game.

    Raises:
        RecordError: it is malformed.
    """
    try:
        return game.setup_adapter().validate_json(json.dumps(record.setup))
    except ValidationError as error:
        raise RecordError(f"setup: {_first(error)}") from None


def _digest(game: RecordedGame, state: Any) -> str:
    return hashlib.sha256(game.state_adapter().dump_json(state)).hexdigest()[:16]


def _first(error: ValidationError) -> str:
    first = error.errors()[0]
    place = ".".join(str(word) for word in first["loc"]) or "the record"
    return f"{place}: {first['msg']} (got {str(first['input'])[:80]!r})"
