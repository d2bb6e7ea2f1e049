"""Records: a whole game as JSON, and playing it again.

A record holds the set-up and the moves, dice included, so that it can be replayed exactly. It also
names the library version, the edition of the rulebook and a digest of the set-up, every move and
the last position: whatever was changed by accident is noticed, and so is a replay that ends
elsewhere. (Who changes a record on purpose can write a new digest.)

Where hands are hidden a record tells everything. :func:`view_record` exports the game as one player
saw it: that player's views and events, and nothing else of the game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, ClassVar, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, FailFast, Field, ValidationError

from whichside_rules.kernel import __version__
from whichside_rules.kernel.book.clause import book
from whichside_rules.kernel.book.names import brief, plain
from whichside_rules.kernel.files.content import BARE, WHOLE
from whichside_rules.kernel.playing.game import Game
from whichside_rules.kernel.playing.refusal import IllegalAction, UnknownPlayer
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.kernel.values.jsontext import check_size, fault, parsed

FORMAT: Literal["whichside-record/2"] = "whichside-record/2"
VIEW_FORMAT: Literal["whichside-view/2"] = "whichside-view/2"
R = TypeVar("R", bound=BaseModel)
MOST_BYTES = 2_097_152
"""How large a record is at most. The longest games come to some 20 000."""
MOST_MOVES = 30_000
"""How many moves it has at most."""
MOST_FIELDS = 20
"""How many fields it has at most, so that those which are too many are not all told."""
MOST_VALUES_IN_ALL = 20 * MOST_MOVES

_CLOSED = ConfigDict(strict=True, extra="forbid", frozen=True, use_attribute_docstrings=True)


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message names the place and the reason."""

    def in_public(self) -> RecordError:
        """The error as every player may read it."""
        return self


class WrongMove(RecordError):
    """A record with a move that cannot be made. Where hands are hidden the reason can tell them.

    Attributes:
        number: the move's number, from 1.
    """

    def __init__(self, number: int, reason: str) -> None:
        self.number: int = number
        self.reason: str = reason
        super().__init__(f"move {number}{reason}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.number, self.reason)

    def in_public(self) -> RecordError:
        """That the move is wrong, but not why."""
        return RecordError(
            f"move {self.number} cannot be made; why is told with the whole game only, since it "
            "could tell what is hidden"
        )


class IllegalMove(WrongMove):
    """A record with a move that the rules refuse.

    Attributes:
        number: the move's number, from 1.
        state: the position before it, with all that is hidden.
        move: the move.
        refusal: what the rules say.
    """

    def __init__(
        self, number: int, state: object, move: object, written: object, refusal: IllegalAction
    ) -> None:
        self.state: object = state
        self.move: object = move
        self.written: object = written
        self.refusal: IllegalAction = refusal
        super().__init__(number, f" ({brief(written)}) is illegal: {refusal}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.number, self.state, self.move, self.written, self.refusal)


class GameRecord(BaseModel):
    """A game, finished or not."""

    model_config: ClassVar[ConfigDict] = _CLOSED

    format: Literal["whichside-record/2"] = FORMAT
    library: str = Field(max_length=40)
    """The version of this library that wrote the record."""
    game: str = Field(max_length=40)
    """The game's name."""
    edition: str = Field(max_length=400)
    """The edition of the rulebook; several are joined by semicolons."""
    setup: dict[str, Any]
    """The set-up, with its readings and content."""
    moves: Annotated[list[dict[str, Any]], FailFast()] = Field(max_length=MOST_MOVES)
    """Every move in order, the results of dice and cards included."""
    digest: str = Field(default="", max_length=64)
    """A digest of the set-up, the moves and the last position; empty if the writer did not say."""


class ViewStep(BaseModel):
    """What one player saw of one move."""

    model_config: ClassVar[ConfigDict] = _CLOSED

    events: Annotated[list[dict[str, Any]], FailFast()] = Field(max_length=MOST_MOVES)
    """What happened, as far as the player saw it."""
    story: Annotated[list[str], FailFast()] = Field(default=[], max_length=MOST_MOVES)
    """The events as sentences, if the writer wanted them."""
    changed: dict[str, Any] = {}
    """The fields of the view that are other than before the move."""
    view: dict[str, Any] | None = None
    """The whole view after the move, where its fields are others than before."""


class ViewRecord(BaseModel):
    """A game as one player saw it, finished or not. It cannot be replayed: it hides the rest."""

    model_config: ClassVar[ConfigDict] = _CLOSED

    format: Literal["whichside-view/2"] = VIEW_FORMAT
    library: str = Field(max_length=40)
    """The version of this library that wrote it."""
    game: str = Field(max_length=40)
    """The game's name."""
    edition: str = Field(max_length=400)
    """The edition of the rulebook; several are joined by semicolons."""
    player: str = Field(max_length=40)
    """Whose view it is."""
    setup: dict[str, Any]
    """The set-up, which is public, with its readings and content."""
    view: dict[str, Any]
    """What the player knew before the first move; the set-up only if it is another than that."""
    shows_setup: bool = False
    """Whether the views have a field ``setup``. Then it is the set-up of this record until a view
    says otherwise."""
    steps: Annotated[list[ViewStep], FailFast()] = Field(max_length=MOST_MOVES)
    """Every move as the player saw it, in order."""


def record(game: Game, setup: Any, moves: Iterable[Any]) -> GameRecord:
    """Record a game from its set-up and its moves.

    Raises:
        IllegalAction: a move is illegal where it stands.
    """
    state, moves = game.new_game(setup), tuple(moves)
    for move in moves:
        state = game.apply(state, move).state
    return GameRecord(
        library=__version__,
        game=game.NAME,
        edition="; ".join(_editions(game)),
        setup=_written_setup(game, setup),
        moves=_written_moves(game, moves),
        digest=_digest(game, setup, moves, state),
    )


def _editions(game: Game) -> list[str]:
    return [one.title for one in book(game.NAME).editions]


def to_json(record: GameRecord) -> str:
    """A record as JSON: one line for each move."""
    return _lines(record.model_dump(mode="json"), "moves")


def _lines(tree: dict[str, Any], listed: str) -> str:
    """JSON with one line for each item of a list, and one for every other field."""
    lines = []
    for name, content in tree.items():
        items = ",".join(f"\n  {_json(item)}" for item in content) if name == listed else ""
        lines.append(f" {_json(name)}: " + (f"[{items}\n ]" if items else _json(content)))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def from_json(text: str | bytes) -> GameRecord:
    """Read a record.

    Raises:
        RecordError: too large, not JSON, or not a record; the message names the place.
    """
    try:
        return _read(GameRecord, text)
    except RecordError:
        if _is_a_view(text):
            raise RecordError(
                "it is the game as one player saw it, which hides the rest and cannot be "
                "replayed; only a record of the whole game can"
            ) from None
        raise


def _is_a_view(text: str | bytes) -> bool:
    try:
        _read(ViewRecord, text)
    except RecordError:
        return False
    return True


def replay(game: Game, record: GameRecord) -> Iterator[tuple[Any, Transition[Any]]]:
    """Play a record again: each move with the transition it makes.

    Raises:
        RecordError: it is a record of another game, its set-up or a move is malformed or illegal
            (the message names the move's number), it is not what its digest says, or it ends in
            another position.
    """
    state, moves = start(game, record), moves_of(game, record)
    for number, move in enumerate(moves, start=1):
        try:
            transition = game.apply(state, move)
        except IllegalAction as refusal:
            raise IllegalMove(number, state, move, record.moves[number - 1], refusal) from None
        state = transition.state
        yield move, transition
    if record.digest and record.digest != _digest(game, setup_of(game, record), moves, state):
        raise RecordError(
            "the digest is not that of this game: the set-up or a move was changed, or the replay "
            "ends in another position than the one recorded by version "
            f"{brief(record.library)} (this is {__version__!r})"
        )


def start(game: Game, record: GameRecord) -> Any:
    """The first position of a recorded game.

    Raises:
        RecordError: it is a record of another game or edition, or its set-up is malformed.
    """
    try:
        return game.new_game(setup_of(game, record))
    except IllegalAction as refusal:
        raise RecordError(f"setup: {refusal}") from None


def _check_game(game: Game, record: GameRecord | ViewRecord) -> None:
    if record.game != game.NAME:
        raise RecordError(f"this is a record of {brief(record.game)}, not of {game.NAME!r}")
    known = _editions(game)
    if not set(record.edition.split("; ")) <= set(known):
        raise RecordError(f"edition is {brief(record.edition)}; known is {'; '.join(known)!r}")


def setup_of(game: Game, record: GameRecord) -> Any:
    """The set-up of a recorded game.

    Raises:
        RecordError: it is a record of another game or edition, or it is malformed.
    """
    _check_game(game, record)
    try:
        return game.setup_adapter().validate_json(json.dumps(record.setup))
    except ValueError as error:
        raise RecordError(f"setup: {fault(error)}") from None


def moves_of(game: Game, record: GameRecord) -> list[Any]:
    """The moves of a recorded game, whether the rules allow them or not.

    Raises:
        RecordError: a move is malformed; the message names its number.
    """
    moves = []
    for number, written in enumerate(record.moves, start=1):
        try:
            moves.append(game.move_adapter().validate_json(json.dumps(written)))
        except ValueError as error:
            raise WrongMove(number, f": {fault(error)}") from None
    return moves


def view_record(
    game: Game, record: GameRecord, player: str, *, language: str | None = None
) -> ViewRecord:
    """A recorded game as one player saw it; with ``language``, in sentences as well.

    Moves are left out, because a move names what only its player knows; digests too, because they
    could be compared with those of guesses.

    Raises:
        LookupError: there is no such player; the message names those who play.
        RecordError: the record cannot be replayed; the message tells no more than the views.
    """
    try:
        return _view_record(game, record, player, language)
    except RecordError as error:
        wrong = error.in_public()
    raise wrong


def _view_record(game: Game, record: GameRecord, player: str, language: str | None) -> ViewRecord:
    first = start(game, record)
    setup = setup_of(game, record)
    playing = game.players(setup)
    if player not in playing:
        raise UnknownPlayer(player, playing)
    header = _written_setup(game, setup)
    view = _seen(game, first, player)
    shows_setup = view.get("setup") == header
    steps, before = [], view
    for _, (state, told) in replay(game, record):
        events = game.events_for(told, player)
        now = _seen(game, state, player)
        steps.append(
            ViewStep(
                events=[game.event_adapter().dump_python(one, mode="json") for one in events],
                story=[one.say(language) for one in events] if language else [],
                **_change(before, now),
            )
        )
        before = now
    return ViewRecord(
        library=__version__,
        game=record.game,
        edition=record.edition,
        player=player,
        setup=header,
        view={k: v for k, v in view.items() if k != "setup"} if shows_setup else view,
        shows_setup=shows_setup,
        steps=steps,
    )


def _change(before: dict[str, Any], now: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What of a view is other than before, as fields of a :class:`ViewStep`."""
    if set(before) != set(now):
        return {"view": now}
    return {"changed": {name: content for name, content in now.items() if content != before[name]}}


def view_to_json(record: ViewRecord) -> str:
    """A game as one player saw it, as JSON: one line for each move."""
    tree = record.model_dump(mode="json")
    for step in tree["steps"]:  # a step without a story or a whole view says nothing of them
        if not step["story"]:
            del step["story"]
        if step["view"] is None:
            del step["view"]
    return _lines(tree, "steps")


def view_from_json(text: str | bytes) -> ViewRecord:
    """Read a game as one player saw it.

    Raises:
        RecordError: too large, not JSON, or not such a record; the message names the place.
    """
    return _read(ViewRecord, text)


def views(game: Game, record: ViewRecord) -> Iterator[Any]:
    """The views of such a record as values: before the first move, then after each.

    Raises:
        RecordError: it is of another game, or a view is malformed.
    """
    _check_game(game, record)
    adapter = game.view_adapter()
    seen = ({"setup": record.setup} if record.shows_setup else {}) | record.view
    for number, step in enumerate([None, *record.steps]):
        if step is not None:
            seen = seen | step.changed if step.view is None else step.view
        try:
            view = adapter.validate_json(json.dumps(seen))
        except ValueError as error:
            raise RecordError(f"view {number}: {fault(error)}") from None
        if not number and record.shows_setup:  # its content is read once, then named
            seen = seen | {"setup": adapter.dump_python(view, mode="json")["setup"]}
        yield view


def _seen(game: Game, state: Any, player: str) -> dict[str, Any]:
    tree: dict[str, Any] = game.view_adapter().dump_python(
        game.observation(state, player), mode="json", context=BARE
    )
    return tree


def _read(kind: type[R], text: str | bytes) -> R:
    try:
        tree = parsed(text, MOST_BYTES, MOST_VALUES_IN_ALL)
    except ValueError as error:
        raise RecordError(f"the record: {error}") from None
    if isinstance(tree, dict):
        _check_sizes(tree)
    del tree
    try:
        return kind.model_validate_json(text)
    except ValidationError as error:
        raise RecordError(fault(error, "the record")) from None


def _check_sizes(tree: dict[str, Any]) -> None:
    if len(tree) > MOST_FIELDS:
        raise RecordError(f"the record: {len(tree)} fields; it has at most {MOST_FIELDS}")
    place = "the record"
    try:
        for name, content in tree.items():
            place = plain(name)
            for part in content if isinstance(content, list) else (content,):
                check_size(part)
    except ValueError as error:
        raise RecordError(f"{place}: {error}") from None


def _written_setup(game: Game, setup: Any, context: Any = BARE) -> dict[str, Any]:
    written: dict[str, Any] = game.setup_adapter().dump_python(setup, mode="json", context=context)
    return written


def _written_moves(game: Game, moves: Sequence[Any]) -> list[dict[str, Any]]:
    return [game.move_adapter().dump_python(move, mode="json") for move in moves]


def _digest(game: Game, setup: Any, moves: Sequence[Any], state: Any) -> str:
    """A digest of values, not of how they were written: who leaves out a default changes nothing.

    It stands for the set-up, every move, and where they lead.
    """
    played = [_written_setup(game, setup, WHOLE), *_written_moves(game, moves)]
    last = game.state_adapter().dump_json(state, context=WHOLE)
    return hashlib.sha256(_json(played).encode() + last).hexdigest()[:16]
