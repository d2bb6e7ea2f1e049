"""Information states: all that one seat has seen and heard so far, with perfect recall.

A view says what a player sees now. What the same player knows who has forgotten nothing is more:
each view since the beginning, and what was told of each move::

    known = InformationState.at_first(game, state, "green")
    transition = game.apply(state, move)
    known = known.after(game, transition)

Two information states are equal exactly if the player, the views and the events are. Their string
is short, and the same in every process.

>>> from whichside_rules import yellow_places as yp
>>> setup = yp.Setup(players=2)
>>> first = [draw.move for draw in yp.chance_outcomes(yp.new_game(setup))]
>>> mine, other = (InformationState.of_moves(yp, setup, [draw], "green") for draw in first[:2])
>>> mine == other, str(mine) == str(other)  # green drew the tile, and sees which
(False, False)
>>> theirs = [InformationState.of_moves(yp, setup, [draw], "pink") for draw in first[:2]]
>>> theirs[0] == theirs[1], str(theirs[0]) == str(theirs[1])
(True, True)
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, cast

from whichside_rules.kernel.files.content import WHOLE
from whichside_rules.kernel.playing.game import Game
from whichside_rules.kernel.playing.transition import Transition

__all__ = ["InformationState"]


@dataclass(frozen=True, slots=True, eq=False)
class InformationState:
    """What one seat has seen and heard from a position on, with perfect recall."""

    player: str
    """Whose it is."""
    views: tuple[Any, ...]
    """What that player saw: at first, and after each move."""
    told: tuple[tuple[Any, ...], ...] = ()
    """What that player heard of each move: its events, as that player sees them."""
    digest: str = field(default="", repr=False)
    """A digest of all of it, in hexadecimal."""

    @classmethod
    def at_first(cls, game: Game | ModuleType, state: Any, player: str) -> InformationState:
        """The information state of a player who begins to look at a position.

        Raises:
            LookupError: there is no such player.
        """
        rules = cast("Game", game)
        view = rules.observation(state, player)
        setup = rules.setup_adapter().dump_json(state.setup, context=WHOLE)
        return cls(player, (view,), (), _digest(player.encode(), setup, _written(rules, view)))

    @classmethod
    def of_moves(
        cls, game: Game | ModuleType, setup: Any, moves: Iterable[Any], player: str
    ) -> InformationState:
        """What a player knows after these moves from the beginning of a game.

        Raises:
            IllegalAction: the rules refuse one of the moves.
            LookupError: there is no such player.
        """
        rules = cast("Game", game)
        state = rules.new_game(setup)
        found = cls.at_first(rules, state, player)
        for move in moves:
            transition = rules.apply(state, move)
            found, state = found.after(rules, transition), transition.state
        return found

    def after(self, game: Game | ModuleType, transition: Transition[Any]) -> InformationState:
        """The information state after a move."""
        rules = cast("Game", game)
        view = rules.observation(transition.state, self.player)
        heard = tuple(rules.events_for(transition.events, self.player))
        adapter = rules.event_adapter()
        parts = (adapter.dump_json(event) for event in heard)
        digest = _digest(self.digest.encode(), _written(rules, view), *parts)
        return InformationState(self.player, (*self.views, view), (*self.told, heard), digest)

    @property
    def view(self) -> Any:
        """What the player sees now."""
        return self.views[-1]

    def __len__(self) -> int:
        """How many moves it knows of."""
        return len(self.told)

    def __eq__(self, other: object) -> bool:
        """Whether it is the same knowledge of the same seat."""
        if not isinstance(other, InformationState):
            return NotImplemented
        return self.digest == other.digest

    def __hash__(self) -> int:
        """Of the digest: it need not look at every view."""
        return hash(self.digest)

    def __str__(self) -> str:
        return f"{self.player} {len(self)} {self.digest}"

    def story(self, language: str = "en") -> Iterator[str]:
        """What the player heard so far, one line for each event."""
        for heard in self.told:
            yield from (event.say(language) for event in heard)


def _digest(*parts: bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(b"%d:" % len(part))
        whole.update(part)
    return whole.hexdigest()


def _written(game: Game, view: Any) -> bytes:
    return game.view_adapter().dump_json(view)
