"""What an answer rests on where the rules have nothing to tell: a move is legal, the game goes on.

No event and no refusal cites a clause then. What can be cited is the clause by which somebody may
act, what the move would be told by, and the clauses that would forbid it if the book were read in
another way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from whichside_rules.kernel.book.clause import readings
from whichside_rules.kernel.values.value import altered
from whichside_rules.vocabulary.world import GameWorld

__all__ = ["rest_on_legal", "rest_on_list", "rest_on_no_end", "rest_on_time"]


def rest_on_legal(
    game: GameWorld, state: Any, move: Any, events: Sequence[Any], decided: Sequence[str]
) -> None:
    """A move is legal in a position: note what it rests on.

    Args:
        game: where it is asked.
        state: the position before it.
        move: the move.
        events: what it would do.
        decided: the clauses that would decide something of it and that no event cites.
    """
    rest_on_time(game, state)
    game.answered += dict.fromkeys((*(one.clause for one in events), *decided))
    for position in _read_otherwise(game, state, lambda one: game.rules.check(one, move)):
        game.answered += [one.clause for one in game.rules.check(position, move)]


def rest_on_list(game: GameWorld, state: Any, moves: Sequence[Any]) -> None:
    """These moves are legal in a position and no other: note what that rests on."""
    rest_on_time(game, state)
    for position in _read_otherwise(game, state, game.rules.legal_actions):
        others = game.rules.legal_actions(position)
        gone = [(position, move) for move in moves if move not in others]
        come = [(state, move) for move in others if move not in moves]
        for judged, move in (gone + come)[:1]:
            game.answered += [one.clause for one in game.rules.check(judged, move)]


def rest_on_time(game: GameWorld, state: Any) -> None:
    """Somebody may act in a position, or chance does: note by which clause."""
    game.answered.append(game.rules.pending(state).clause)


def rest_on_no_end(game: GameWorld, state: Any) -> None:
    """The game goes on: note by which clause, and by which it would have ended."""
    rest_on_time(game, state)
    game.cite(*game.why_it_goes_on())


def _read_otherwise(game: GameWorld, state: Any, ask: Callable[[Any], object]) -> Iterator[Any]:
    """A position as each other reading of the book has it.

    Only of readings that are looked at when the question is asked: no other can change the answer.
    """
    chosen = getattr(getattr(state, "setup", None), "readings", None)
    if chosen is None or game.is_read_otherwise:
        return
    looking = _Looking(chosen)
    ask(_read(state, looking))
    for one in readings(game.rules.NAME):
        for option in one.options if one.field in looking.seen else ():
            if one.field and getattr(chosen, one.field) != option.name:
                yield _read(state, altered(chosen, **{one.field: option.name}))


def _read(state: Any, chosen: object) -> Any:
    return altered(state, setup=altered(state.setup, readings=chosen))


class _Looking:
    """Readings that note which of them are looked at; like no others, so nothing is remembered."""

    def __init__(self, chosen: object) -> None:
        self._chosen = chosen
        self.seen: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.seen.add(name)
        return getattr(self._chosen, name)
