"""These rules for Gymnasium: a game with one seat as an environment.

Importing this module registers ``whichside_rules/postal-v0``; any other game with one seat
is made from its rulebook and its set-up::

    import gymnasium
    import whichside_rules.clients.gymnasium

    env = gymnasium.make("whichside_rules/postal-v0", mode="hard")
    observation, info = env.reset(seed=1)
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

An action is a number of :class:`~whichside_rules.numbering.Numbering`, an observation the view as
:class:`~whichside_rules.encoding.Encoding` has it. Dice and cards are the environment's, from its
seed. The reward is what the game was worth, when it is over, and 0 before. What is legal stands in
``info["action_mask"]`` and, as ``MaskablePPO`` asks for it, in ``env.unwrapped.action_masks()``.

>>> import gymnasium
>>> env = gymnasium.make("whichside_rules/postal-v0")
>>> observation, info = env.reset(seed=1)
>>> int(env.action_space.n), len(info["action_mask"]), int(info["action_mask"].sum())
(145, 145, 1)
>>> print(env.unwrapped.render())
begin the turn
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from whichside_rules.encoding import Encoding
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Over
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.numbering import Numbering

__all__ = ["NotOneSeat", "OneSeat", "Vector", "played_alone"]

Vector = npt.NDArray[np.int32]
"""An observation."""
Mask = npt.NDArray[np.int8]


@cache
def played_alone() -> tuple[str, ...]:
    """The names of the rulebooks that one person plays with the plain set-up."""
    games = {name: rulebook.find(name).game for name in rulebook.built_in()}
    return tuple(name for name, game in games.items() if len(game.players(game.Setup())) == 1)


class NotOneSeat(ValueError):
    """A game for several players is no environment of Gymnasium; PettingZoo has those."""


class OneSeat(gymnasium.Env[Vector, np.int64]):
    """A game with one seat."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012
    render_mode: str | None
    table: Numbering
    encoding: Encoding
    observation_space: spaces.Space[Any]
    action_space: spaces.Space[Any]

    def __init__(
        self,
        rules: ModuleType | str | None = None,
        setup: Any = None,
        *,
        render_mode: str | None = None,
        language: str = "en",
        strict: bool = False,
        encoded: Mapping[str, Any] | None = None,
        **said: Any,
    ) -> None:
        """Set a game up.

        Args:
            rules: the rulebook, or its name; the first that is played alone if it is not said.
            setup: the set-up; else fields of it may be said by name.
            render_mode: ``ansi`` or nothing.
            language: in which ``render`` tells, ``en`` or ``fr``.
            strict: raise what the rules say against an illegal action, instead of staying.
            encoded: what :class:`~whichside_rules.encoding.Encoding` is told besides.
            said: fields of the set-up.

        Raises:
            NotOneSeat: several play with this set-up.
            ValueError: ``setup`` and fields of it are both said, or there is no such render mode.
            IllegalAction: the rules refuse the set-up.
        """
        game: Any = rules or played_alone()[0]
        if isinstance(game, str):
            game = rulebook.find(game).game
        if setup is not None and said:
            raise ValueError(f"say the set-up or its fields, not both: {', '.join(said)}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}; there is ansi")
        self.render_mode = render_mode
        self.game: Any = game
        self._first = game.new_game(game.Setup(**said) if setup is None else setup)
        self.setup: Any = self._first.setup
        players = game.players(self.setup)
        if len(players) != 1:
            raise NotOneSeat(
                f"{game.NAME} with this set-up is played by {len(players)}: "
                "whichside_rules.clients.pettingzoo has it"
            )
        self.player: str = players[0]
        self.table = Numbering(game, self.setup)
        self.encoding = Encoding(game, self.setup, **(encoded or {}))
        low, high = (np.array(one, np.int32) for one in zip(*self.encoding.bounds, strict=True))
        self.observation_space = spaces.Box(low, high, dtype=np.int32)
        self.action_space = spaces.Discrete(len(self.table))
        self.state: Any = self._first
        self._language, self._strict = language, strict
        self._dice = random.Random()
        self._told: list[str] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin a game; ``options={"state": ...}`` begins from a position."""
        super().reset(seed=seed)
        self.state = (options or {}).get("state", self._first)
        self._told = []
        self._dice = random.Random(int(self.np_random.integers(2**63)))
        self._roll()
        return self._seen(), {"action_mask": self.action_masks()}

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Make a move, and roll what is to be rolled after it.

        An action that is not legal changes nothing and is worth nothing; ``info["refused"]`` says
        what is wrong with it.

        Raises:
            IllegalAction: the rules refuse the move, and the environment is strict.
            LookupError: no move has this number.
        """
        self._told = []
        refused: dict[str, Any] = {}
        try:
            self.state, events = self.table.apply(self.state, int(action))
        except IllegalAction as wrong:
            if self._strict:
                raise
            refused = {"refused": str(wrong)}
        else:
            self._hear(events)
            self._roll()
        over = isinstance(self.game.pending(self.state), Over)
        reward = float(self.game.returns(self.state)[0]) if over else 0.0
        return self._seen(), reward, over, False, {"action_mask": self.action_masks(), **refused}

    def action_masks(self) -> Mask:
        """For each action 1 if it is legal now, else 0."""
        return np.frombuffer(self.table.mask(self.state), np.int8)

    def render(self) -> str:
        """What happened last, and what can be done, one line each."""
        legal = (self.table.say(number, self._language) for number in self.table.legal(self.state))
        return "\n".join([*self._told, *legal])

    def _roll(self) -> None:
        while isinstance(self.game.pending(self.state), Chance):
            move = sample(self.game.chance_outcomes(self.state), self._dice)
            self.state, events = self.game.apply(self.state, move)
            self._hear(events)

    def _hear(self, events: Any) -> None:
        if self.render_mode is not None:
            heard = self.game.events_for(events, self.player)
            self._told += [event.say(self._language) for event in heard]

    def _seen(self) -> Vector:
        view = self.game.observation(self.state, self.player)
        return np.frombuffer(self.encoding.packed(view), np.int32).copy()


for _name in played_alone():
    gymnasium.register(f"whichside_rules/{_name}-v0", entry_point=OneSeat, kwargs={"rules": _name})
