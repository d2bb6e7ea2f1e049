"""One actor at a time: for programs that ask one player after the other.

Where several players may act in any order the rules leave it to them who goes first. A program that
asks one seat at a time would decide it for them: who is asked first could always act, and others
would never come to it. :class:`Turns` says whose turn it is to be asked, and has besides the moves
of the game one thing that is no rule, :data:`LET_ANOTHER`: let another go first.

* Who has acted is asked last of all those who may act next.
* Where each chooses without showing it, who is asked first makes no difference: nobody can let
  another go first.
* Who lets another go first is asked again when somebody has moved; or when all have let another go
  first: then the first of them must act.

>>> from whichside_rules import yellow_places as yp
>>> hands = {"green": ["1-tea"], "pink": ["2-tea"]}
>>> state = yp.position(setup=yp.Setup(players=2), phase="conclusion", hands=hands)
>>> turns = Turns.of(yp, state)
>>> turns.actor, turns.actions()[-1] is LET_ANOTHER
('green', True)
>>> turns = turns.after(LET_ANOTHER)
>>> turns.actor
'pink'
>>> turns = turns.after(LET_ANOTHER)
>>> turns.actor, LET_ANOTHER in turns.actions()  # all have: now green must act
('green', False)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, cast

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.game import Decision, Game, Pending
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.kernel.values.value import value
from whichside_rules.numbering import Numbering, Sent

__all__ = ["LET_ANOTHER", "LetAnother", "Turns"]

_WORDS = Text("let another go first", "laisser un autre commencer")


@value
class LetAnother:
    """Let another go first: no move of a game, and nothing of the position changes."""

    kind: str = "let-another"

    def say(self, language: str = "en") -> str:
        """What it is, in English (``en``) or French (``fr``)."""
        return _WORDS.in_(language)


LET_ANOTHER = LetAnother()
"""Let another go first."""


@dataclass(frozen=True, slots=True)
class Turns:
    """A position, and whose turn it is to be asked. A value: it never changes."""

    game: Game
    state: Any
    """The position."""
    order: tuple[str, ...]
    """The players in the order in which they are asked next."""
    waiting: tuple[str, ...] = ()
    """Those who let another go first since the last move."""

    @classmethod
    def of(cls, game: Game | ModuleType, state: Any) -> Turns:
        """A position in which nobody was asked yet: the order of sitting comes first."""
        rules = cast("Game", game)
        return cls(rules, state, tuple(rules.players(state.setup)))

    _kept: list[tuple[Pending, list[str], str | None]] = field(
        default_factory=list, repr=False, compare=False
    )

    def __reduce__(self) -> tuple[Any, ...]:
        return _received, (Sent.of(self.game), self.state, self.order, self.waiting)

    @property
    def pending(self) -> Pending:
        """Who must act in the position, as the game tells; it is asked once."""
        return self._now()[0]

    def _asked(self) -> list[str]:
        """Those who may act, in the order in which they are asked."""
        return self._now()[1]

    def _now(self) -> tuple[Pending, list[str], str | None]:
        """Who must act, those who may in the order in which they are asked, and who is asked."""
        if not self._kept:
            now = self.game.pending(self.state)
            may = now.players if isinstance(now, Decision) else ()
            asked = [player for player in self.order if player in may]
            fresh = (player for player in asked if player not in self.waiting)
            self._kept.append((now, asked, next(fresh, asked[0] if asked else None)))
        return self._kept[0]

    @property
    def actor(self) -> str | None:
        """Who is asked now; ``None`` where chance is due or the game is over."""
        return self._now()[2]

    @property
    def can_wait(self) -> bool:
        """Whether who is asked may let another go first."""
        return self._can_wait(self._asked())

    def _can_wait(self, asked: list[str]) -> bool:
        if len(asked) < 2 or all(player in self.waiting for player in asked):
            return False
        now = self.pending
        return isinstance(now, Decision) and now.how != "secretly"

    def actions(self) -> tuple[Any, ...]:
        """What who is asked can do, :data:`LET_ANOTHER` last; empty where nobody is asked."""
        actor = self.actor
        if actor is None:
            return ()
        moves = tuple(self.game.legal_actions(self.state, actor))
        return (*moves, LET_ANOTHER) if self.can_wait else moves

    def after(self, action: Any) -> Turns:
        """What follows: a move of the game, the outcome of chance, or :data:`LET_ANOTHER`.

        Raises:
            IllegalAction: the rules refuse the move.
            ValueError: another cannot go first now.
        """
        if not isinstance(action, LetAnother):
            return self.apply(action)[0]
        actor = self.actor
        if actor is None:
            raise ValueError("nobody can let another go first: nobody is asked")
        if not self.can_wait:
            raise ValueError(f"nobody can let another go first: {actor} must act")
        return Turns(self.game, self.state, self.order, (*self.waiting, actor))

    def apply(self, move: Any) -> tuple[Turns, Transition[Any]]:
        """What follows a move of the game or the outcome of chance, with its events.

        Raises:
            IllegalAction: the rules refuse the move.
        """
        order = self.order
        actor = None if len(order) == 1 else self.game.author(move) or self.actor
        transition = self.game.apply(self.state, move)
        if actor is not None:
            order = (*(player for player in order if player != actor), actor)
        return Turns(self.game, transition.state, order), transition

    # By number ----------------------------------------------------------------------------------

    def legal(self, table: Numbering) -> tuple[int, ...]:
        """What who is asked can do by number; letting another go first is ``len(table)``."""
        asked = self._asked()
        if not asked:
            return ()
        if len(asked) == 1:  # all that can be done is theirs, which is known faster
            return table.legal(self.state)
        numbers = table.legal(self.state, self.actor)
        return (*numbers, len(table)) if self._can_wait(asked) else numbers

    def mask(self, table: Numbering) -> bytes:
        """The same as a mask with one byte for each number, that of letting another go last."""
        mask = bytearray(len(table) + 1)
        for number in self.legal(table):
            mask[number] = 1
        return bytes(mask)

    def after_number(self, table: Numbering, number: int) -> Turns:
        """What follows the move that has a number, or letting another go first.

        Raises:
            IllegalAction: the rules refuse the move.
            LookupError: there is no such number.
            ValueError: another cannot go first now.
        """
        return self.after(LET_ANOTHER if number == len(table) else table.move_of(number))


def _received(game: Sent, state: Any, order: tuple[str, ...], waiting: tuple[str, ...]) -> Turns:
    return Turns(game.game(), state, order, waiting)
