"""These rules for PettingZoo: every rulebook as an environment in which one agent acts at a time.

::

    from whichside_rules import anarchy
    from whichside_rules.clients import pettingzoo

    env = pettingzoo.env(anarchy, players=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Agents are the players. An action is a number of :class:`~whichside_rules.numbering.Numbering`; who
is asked follows from :class:`~whichside_rules.turns.Turns`, and where several may act the last
number lets another go first. An observation has the view as
:class:`~whichside_rules.encoding.Encoding` has it and the mask of what is legal. Dice and cards are
the environment's, from its seed. Rewards are what the game was worth,
when it is over, and 0 before.

>>> from whichside_rules import yellow_places
>>> game = env(yellow_places, players=2)
>>> game.reset(seed=1)
>>> game.agents, game.agent_selection
(['green', 'pink'], 'green')
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from whichside_rules.encoding import Encoding
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance
from whichside_rules.numbering import Numbering
from whichside_rules.turns import LET_ANOTHER, Turns

__all__ = ["Seats", "env"]


def env(rules: ModuleType, setup: Any = None, **more: Any) -> Any:
    """The environment of a rulebook, with the wrappers of PettingZoo's own games.

    An illegal action ends the game: it is worth -1 to who tried it and 0 to the others.
    Takes what :class:`Seats` takes.
    """
    seats: Any = Seats(rules, setup, **more)
    seats = wrappers.TerminateIllegalWrapper(seats, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(seats))


if TYPE_CHECKING:  # PettingZoo has no types

    class _Environment:
        _cumulative_rewards: dict[str, float]

        def _was_dead_step(self, action: Any) -> None: ...
        def _clear_rewards(self) -> None: ...
        def _accumulate_rewards(self) -> None: ...

else:
    _Environment = AECEnv


class Seats(_Environment):
    """A game with its players as agents."""

    metadata: dict[str, Any]
    """What PettingZoo asks for: the name, the render modes."""
    render_mode: str | None
    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    observation_spaces: dict[str, spaces.Dict]
    action_spaces: dict[str, spaces.Discrete]
    table: Numbering
    encoding: Encoding
    turns: Turns

    def __init__(
        self,
        rules: ModuleType,
        setup: Any = None,
        *,
        render_mode: str | None = None,
        language: str = "en",
        longest: int | None = None,
        encoded: Mapping[str, Any] | None = None,
        **said: Any,
    ) -> None:
        """Set a game up.

        Args:
            rules: the rulebook.
            setup: the set-up; else fields of it may be said by name.
            render_mode: ``ansi``, ``human`` (printed), or nothing.
            language: in which ``render`` tells, ``en`` or ``fr``.
            longest: after so many actions the game is broken off, if it is said (truncation).
            encoded: what :class:`~whichside_rules.encoding.Encoding` is told besides.
            said: fields of the set-up.

        Raises:
            ValueError: ``setup`` and fields of it are both said, or there is no such render mode.
            IllegalAction: the rules refuse the set-up.
        """
        super().__init__()
        game: Any = rules
        modes = ["ansi", "human"]
        self.metadata = {
            "name": f"whichside_rules_{game.NAME}_v0",
            "render_modes": modes,
            "render_fps": 4,
            "is_parallelizable": False,
        }
        if setup is not None and said:
            raise ValueError(f"say the set-up or its fields, not both: {', '.join(said)}")
        if render_mode not in (None, *modes):
            raise ValueError(
                f"there is no render mode {render_mode!r}; there are {' and '.join(modes)}"
            )
        self.render_mode = render_mode
        self.game: Any = game
        self._first = game.new_game(game.Setup(**said) if setup is None else setup)
        self.setup: Any = self._first.setup
        self.possible_agents = [*game.players(self.setup)]
        self.agents = []
        self.table = Numbering(game, self.setup)
        self.encoding = Encoding(game, self.setup, **(encoded or {}))
        low, high = (np.array(one, np.int32) for one in zip(*self.encoding.bounds, strict=True))
        count = len(self.table) + (len(self.possible_agents) > 1)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int32),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        acts = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.action_spaces = acts
        self.turns = Turns.of(game, self._first)
        self._longest, self._language = longest, language
        self._dice = random.Random()
        self._told: list[str] = []
        self._steps = 0
        self._kept: dict[str, tuple[Any, Any]] = {}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent's actions are."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; ``options={"state": ...}`` begins from a position."""
        if seed is not None:
            self._dice = random.Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.turns = Turns.of(self.game, (options or {}).get("state", self._first))
        self._told, self._steps = [], 0
        self._roll()
        self._ask()

    def step(self, action: int | np.int64 | None) -> None:
        """Do what the agent that is asked does, and roll what is to be rolled after it.

        Raises:
            IllegalAction: the rules refuse the move; nothing has changed.
            LookupError: no move has this number.
            ValueError: another cannot go first now, or an agent that is out acts.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and must say an action")
        if int(action) == len(self.table):
            self.turns = self.turns.after(LET_ANOTHER)
            self._told = []
        else:
            self.turns, (_, events) = self.turns.apply(self.table.move_of(int(action)))
            self._told = []
            self._hear(events)
        self._roll()
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it can do if it is asked."""
        state = self.turns.state
        kept = self._kept.get(agent)
        if kept is None or kept[0] is not state:
            vector = self.encoding.vector(self.game.observation(state, agent))
            kept = self._kept[agent] = state, np.array(vector, np.int32)
        asked = agent == self.turns.actor and not self._is_out(agent)
        count = self.action_spaces[agent].n
        mask = self.turns.mask(self.table)[:count] if asked else bytes(int(count))
        return {
            "observation": kept[1].copy(),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def render(self) -> str | None:
        """What happened last as everybody could see it, and who is asked, one line each."""
        if self.render_mode is None:
            return None
        asked = self.turns.actor
        lines = [*self._told, *([f"{asked}?"] if asked else [])]
        text = "\n".join(lines)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _is_out(self, agent: str) -> bool:
        return self.terminations.get(agent, True) or self.truncations.get(agent, True)

    def _roll(self) -> None:
        while isinstance(self.turns.pending, Chance):
            move = sample(self.game.chance_outcomes(self.turns.state), self._dice)
            self.turns, (_, events) = self.turns.apply(move)
            self._hear(events)

    def _hear(self, events: Any) -> None:
        """What all may know of it: each seat hears it in the same words."""
        if self.render_mode is None:
            return
        heard = [
            [event.say(self._language) for event in self.game.events_for(events, agent)]
            for agent in self.possible_agents
        ]
        self._told += [line for line in heard[0] if all(line in other for other in heard)]

    def _ask(self) -> None:
        """Who is asked next; at the end what it was worth to each."""
        asked = self.turns.actor
        if asked is None:
            worth = self.game.returns(self.turns.state)
            self.rewards = dict(zip(self.possible_agents, map(float, worth), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._longest is not None and self._steps >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = asked or self.agents[0]
