"""Playing on to the end, where nobody wants to hear what happens on the way.

``playout`` of a game opens a position once, keeps it a draft until the last move, and drops what
the chapters tell. The games are the same, move by move, as by ``apply``::

    last, moves = postal.playout(state, rng, lambda actions, now: rng.choice(actions))

Nobody gets hold of the draft: whoever wants to look at a position is given a copy of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from whichside_rules.kernel.playing.chance import Generator, sample
from whichside_rules.kernel.playing.game import Game, Over
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.kernel.values.value import expect

__all__ = ["MOST_MOVES", "Choosing", "Now", "Played", "Playout", "by_apply", "playout_of"]

S = TypeVar("S")

MOST_MOVES = 100_000
"""After how many moves a playout stops, if nobody says less."""


class Played(NamedTuple, Generic[S]):
    """How a playout went. Unpacks as ``state, moves``."""

    state: S
    """The last position."""
    moves: list[Any]
    """Every move in order, the results of dice and cards included."""


class Now(Protocol):
    """Where a playout stands, for whoever chooses; it holds until the choice is made."""

    def position(self) -> Any:
        """The position: a value, which does not change when the game goes on."""

    def players(self) -> tuple[str, ...]:
        """The players who may act."""

    def actions(self, player: str) -> Sequence[Any]:
        """The legal actions of one player."""


Choosing = Callable[[Sequence[Any], Now], Any]
"""``choose(actions, now)`` takes one of the legal actions of all who may act."""


class Playout(Protocol[S]):
    """``playout(state, generator, choose)``."""

    def __call__(
        self, state: S, generator: Generator, choose: Choosing, *, most: int = MOST_MOVES
    ) -> Played[S]:
        """Play on to the end: the last position, and the moves that led there.

        Args:
            state: the position to begin with; it stays as it is.
            generator: what chance draws from.
            choose: takes one of the legal actions.
            most: after so many moves it stops, wherever it stands.

        Raises:
            IllegalAction: something was chosen that the rules refuse.
            MissingContent: the rules need a datum that neither the book nor a pack gives.
            TypeError: it is no position of this game, or no move was chosen.
        """


class _At(NamedTuple):
    """A position of a game."""

    game: Game
    state: Any

    def position(self) -> Any:
        return self.state

    def players(self) -> tuple[str, ...]:
        now = self.game.pending(self.state)
        return getattr(now, "players", ())

    def actions(self, player: str) -> Sequence[Any]:
        return self.game.legal_actions(self.state, player)


def by_apply(
    game: Game, state: Any, generator: Generator, choose: Choosing, *, most: int = MOST_MOVES
) -> Played[Any]:
    """The same of any game, by the functions that all games have."""
    moves: list[Any] = []
    while len(moves) < most and not isinstance(game.pending(state), Over):
        if outcomes := game.chance_outcomes(state):
            moves.append(sample(outcomes, generator))
        else:
            moves.append(choose(game.legal_actions(state), _At(game, state)))
        state = game.apply(state, moves[-1]).state
    return Played(state, moves)


def playout_of(game: Game) -> Playout[Any]:
    """How a game is played on: its own ``playout``, or :func:`by_apply` if it has none."""
    own: Playout[Any] | None = getattr(game, "playout", None)
    return own or partial(by_apply, game)


def in_one_draft(
    rules: Any,
    opened: Callable[[Any], Any],
    go_on: Callable[[Any, Any], None],
) -> Playout[Any]:
    """The function ``playout`` of some rules.

    Args:
        rules: the rules of the game, which find what can come, and refuse.
        opened: gives a draft of a position, or another one of a draft.
        go_on: carries out a move, and leaves with the draft what can come if it knows.
    """

    def playout(
        state: Any, generator: Generator, choose: Choosing, *, most: int = MOST_MOVES
    ) -> Played[Any]:
        expect(rules.state, state)
        draft, moves = opened(state), list[Any]()
        draft.tell, draft._offer = _NOBODY_HEARS, getattr(state, "_offer", None)
        now = _Open(rules, draft, opened)
        while len(moves) < most:
            offer = draft._offer
            if offer is None:
                offer = draft._offer = rules.found(draft)
            if offer.actions:
                move = choose(offer.actions, now)
                offered = id(move) in offer.ids or offer.gives(move)
                if not offered and (violations := rules.check(now.position(), move)):
                    raise IllegalAction(move, violations)
            elif offer.outcomes:
                move = sample(offer.outcomes, generator)
            else:
                break
            go_on(draft, move)
            moves.append(move)
        return Played(_closed(rules, draft), moves)

    playout.__doc__ = Playout.__call__.__doc__
    return playout


class _Open(NamedTuple):
    """A draft between two moves."""

    rules: Any
    draft: Any
    opened: Callable[[Any], Any]

    def position(self) -> Any:
        copy = self.opened(self.draft)
        copy._offer = self.draft._offer
        return _closed(self.rules, copy)

    def players(self) -> tuple[str, ...]:
        who: tuple[str, ...] = self.rules.to_act(self.draft)
        return who

    def actions(self, player: str) -> Sequence[Any]:
        moves: Sequence[Any] = self.rules.those_of(player, self.draft, lambda draft: draft._offer)
        return moves


def _closed(rules: Any, draft: Any) -> Any:
    draft.tell, draft.__class__ = None, rules.state
    return draft


_NOBODY_HEARS = deque[Any](maxlen=0).append
