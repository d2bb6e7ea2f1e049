"""Moves by number: a finite table of all that can ever be done in a game.

Programs that learn or search want to say a move as a number and what is legal as a mask of fixed
length::

    table = Numbering(postal, postal.Setup())
    numbers = table.legal(state)
    state, events = table.apply(state, numbers[0])

The table of a set-up holds every move that is legal in some position of a game with it, and none
that never is. Its numbers go from 0 without gaps; the same set-up gives the same numbers in every
process, and they stay the same as long as the rules of the game do. What chance does has a table of
its own (:meth:`Numbering.of_chance`).

>>> from whichside_rules import postal
>>> table = Numbering(postal, postal.Setup(mode="hard"))
>>> state = table.game.apply(postal.new_game(table.setup), postal.Roll((2,))).state
>>> [table.move_of(number).kind for number in table.legal(state)]
['begin-turn']
>>> sum(table.mask(state)), len(table.mask(state)) == len(table)
(1, True)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, cast

from whichside_rules.kernel.book.names import brief
from whichside_rules.kernel.book.text import texts
from whichside_rules.kernel.playing.game import Game
from whichside_rules.kernel.playing.transition import Transition

__all__ = ["MOST", "Numbering", "Sent", "TooManyMoves"]

MOST = 100_000
"""How many moves a table has at most."""
_LISTS = 1_024
"""So many lists of legal moves are known by their identity at most: games give them again."""


class TooManyMoves(ValueError):
    """The table of a set-up would have more moves than any."""


class Numbering:
    """The numbers of the moves of one game with one set-up."""

    def __init__(self, game: Game | ModuleType, setup: Any, *, chance: bool = False) -> None:
        """Number the moves of a game.

        Args:
            game: a game of the library, or another whose moves can be listed.
            setup: its set-up.
            chance: number what chance does instead of what players do.

        Raises:
            TooManyMoves: there are more than :data:`MOST`.
            TypeError: the game does not say which moves there are, or it is no set-up of it.
        """
        self.game: Game = cast("Game", game)
        self.setup: Any = setup
        self.chance: bool = chance
        self._players = self.game.players(setup)  # refuses what is no set-up of it
        self._alone = self._players[0] if len(self._players) == 1 else None
        self._moves: list[Any] = list(_listed(game, setup, chance=chance))
        self._numbers = {move: number for number, move in enumerate(self._moves)}
        self._known = {id(move): number for number, move in enumerate(self._moves)}
        self._answered: dict[int, tuple[Sequence[Any], tuple[int, ...]]] = {}

    @classmethod
    def of_chance(cls, game: Game | ModuleType, setup: Any) -> Numbering:
        """The numbers of what chance does: every face of the dice, every card that can come up."""
        return cls(game, setup, chance=True)

    def __len__(self) -> int:
        """How many numbers there are: they go from 0 up to, not including, this one."""
        return len(self._moves)

    def __iter__(self) -> Iterator[Any]:
        """The moves in the order of their numbers."""
        return iter(self._moves)

    def __reduce__(self) -> tuple[Any, ...]:
        return _received, (Sent.of(self.game), self.setup, self.chance)

    # One move -----------------------------------------------------------------------------------

    def number_of(self, move: Any) -> int:
        """The number of a move.

        Raises:
            LookupError: it has none, since it can never be legal with this set-up.
            TypeError: it is not a move at all.
        """
        number = self._known.get(id(move))
        if number is not None:
            return number
        try:
            return self._numbers[move]
        except KeyError:
            self.game.author(move)  # what is no move of the game is a TypeError
        told = brief(move)
        if self.chance:
            raise LookupError(f"{told} has no number: it can never come up with this set-up")
        raise LookupError(
            f"{told} has no number: it can never be legal, or chance makes it, with this set-up"
        )

    def move_of(self, number: int) -> Any:
        """The move that has a number.

        Raises:
            LookupError: there is no such number.
        """
        if number < 0:
            raise self._no_such(number)
        try:
            return self._moves[number]
        except IndexError:
            raise self._no_such(number) from None

    def say(self, number: int, language: str = "en") -> str:
        """The move that has a number in a few words, with who makes it where several play.

        Raises:
            LookupError: there is no such number.
        """
        move = self.move_of(number)
        player, said = self.game.author(move), str(move.say(language))
        if not player or len(self._players) < 2:
            return said
        known = texts(self.game.NAME).nouns.get("player", {}).get(player)
        name = known.text("name").in_(language) if known else player
        return f"{name} : {said}" if language == "fr" else f"{name}: {said}"

    def _no_such(self, number: int) -> LookupError:
        return LookupError(f"no move has the number {number}; they go from 0 to {len(self) - 1}")

    # What is legal ------------------------------------------------------------------------------

    def legal(self, state: Any, player: str | None = None) -> tuple[int, ...]:
        """The numbers of what is legal, ascending: of one player, or of all who may act.

        Of chance it is what can come up next, and ``player`` says nothing.

        Raises:
            LookupError: there is no such player, or the position is of another set-up whose moves
                have no numbers here.
        """
        listed: Sequence[Any]
        if self.chance:
            listed = self.game.chance_outcomes(state)
        elif player is None or player == self._alone:
            listed = self.game.legal_actions(state)  # faster, and all that who plays alone can do
        else:
            listed = self.game.legal_actions(state, player)
        answered = self._answered.get(id(listed))
        if answered is not None and answered[0] is listed:
            return answered[1]
        moves = [outcome.move for outcome in listed] if self.chance else listed
        try:
            numbers = tuple(sorted(map(self._known.__getitem__, map(id, moves))))
        except KeyError:
            numbers = tuple(sorted(map(self._learned, moves)))
        if len(self._answered) < _LISTS:  # a game gives either few lists again and again, or none
            self._answered[id(listed)] = listed, numbers
        return numbers

    def mask(self, state: Any, player: str | None = None) -> bytes:
        """For every number 1 if that move is legal, else 0, one byte each.

        ``numpy.frombuffer(table.mask(state), dtype="int8")`` makes an array of it.
        """
        mask = bytearray(len(self._moves))
        for number in self.legal(state, player):
            mask[number] = 1
        return bytes(mask)

    def apply(self, state: Any, number: int) -> Transition[Any]:
        """Carry out the move that has a number.

        Raises:
            LookupError: there is no such number.
            IllegalAction: the rules refuse the move.
        """
        return self.game.apply(state, self.move_of(number))

    def _learned(self, move: Any) -> int:
        """The number of a move that the game offers, which is known by its identity from now on.

        The game knows what it offered faster than what is merely equal to it, so this very object
        stands in the table now.
        """
        number = self.number_of(move)
        if self._moves[number] is not move:
            del self._known[id(self._moves[number])]
            self._moves[number] = move
            self._known[id(move)] = number
        return number


@dataclass(frozen=True)
class Sent:
    """A game as it travels to another process: a module by its name, anything else as it is."""

    what: Any

    @classmethod
    def of(cls, game: Any) -> Sent:
        """A game, ready to travel."""
        return cls(game.__name__ if isinstance(game, ModuleType) else game)

    def game(self) -> Any:
        """The game, arrived."""
        return import_module(self.what) if isinstance(self.what, str) else self.what


def _received(game: Sent, setup: Any, chance: bool) -> Numbering:
    return Numbering(game.game(), setup, chance=chance)


def _listed(game: Any, setup: Any, *, chance: bool) -> Sequence[Any]:
    """All moves of the table, in order.

    Raises:
        TooManyMoves: there are more than :data:`MOST`.
        TypeError: the game does not say which moves there are.
    """
    rules = getattr(game, "RULES", game)
    if not hasattr(rules, "ever"):
        name = getattr(game, "NAME", type(game).__name__)
        raise TypeError(f"{name} does not list its moves: it has no function 'ever'")
    found: list[Any] = []
    for move in rules.ever(setup, chance=chance):
        if len(found) >= MOST:
            raise TooManyMoves(
                f"with this set-up {getattr(game, 'NAME', 'the game')} has more than {MOST} moves "
                "that can be legal, and they get no numbers; say the moves themselves"
            )
        found.append(move)
    return found
