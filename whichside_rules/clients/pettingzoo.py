"""These rules for PettingZoo: every rulebook as an environment in which one agent acts at a time,
and one in which something is decided by several at once also in the parallel form.

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

In the parallel form (:func:`parallel_env`) every agent acts in every step: who is asked decides,
several of them at once where the rules let them decide without seeing each other's choice, and to
all others only the last number is open, to wait.

>>> from whichside_rules import yellow_places
>>> game = env(yellow_places, players=2)
>>> game.reset(seed=1)
>>> game.agents, game.agent_selection
(['green', 'pink'], 'green')
>>> parallel_env(yellow_places)
Traceback (most recent call last):
...
ValueError: yellow_places has no parallel form: nothing in it is decided by several at once
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from whichside_rules.encoding import Encoding
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Decision
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.numbering import Numbering
from whichside_rules.turns import LET_ANOTHER, Turns

__all__ = ["AtOnce", "Seats", "env", "parallel_env"]


def env(rules: ModuleType, setup: Any = None, **more: Any) -> Any:
    """The environment of a rulebook, as PettingZoo's own games are.

    An illegal action ends the game: it is worth -1 to who tried it and 0 to the others.
    Takes what :class:`Seats` takes.
    """
    return _InOrder(_Forfeiting(rules, setup, **more))


def parallel_env(rules: ModuleType, setup: Any = None, **more: Any) -> AtOnce:
    """The parallel form of a rulebook. Takes what :class:`Seats` takes.

    Raises:
        ValueError: nothing in it is decided by several at once; or what :class:`Seats` raises.
        IllegalAction: the rules refuse the set-up.
    """
    return AtOnce(rules, setup, **more)


if TYPE_CHECKING:  # PettingZoo has no types

    class _Parallel:
        pass

    class _Environment:
        _cumulative_rewards: dict[str, float]

        def _was_dead_step(self, action: Any) -> None: ...
        def _accumulate_rewards(self) -> None: ...

        def last(self, observe: bool = True) -> Any: ...

    class _Ordered:
        _has_reset: bool
        _has_updated: bool

        def __init__(self, env: _Environment) -> None: ...

        def last(self, observe: bool = True) -> Any: ...

        def step(self, action: Any) -> None: ...

else:
    _Environment, _Parallel, _Ordered = AECEnv, ParallelEnv, wrappers.OrderEnforcingWrapper


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
        self._count = count
        self._masked: tuple[Turns | None, bytes] = None, b""

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
            ValueError: another cannot go first now, or it is the move of another.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and must say an action")
        if len(self.agents) > 1:
            self._is_own(agent, int(action))
        self._act([int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _is_own(self, agent: str, action: int) -> None:
        """Refuse what only another may do."""
        mask = self._mask()
        if not (0 <= action < len(mask) and mask[action]):
            self.turns.after_number(self.table, action)  # what nobody may do says why
            raise ValueError(f"{agent} cannot act for another")

    def _act(self, actions: Sequence[int]) -> None:
        """Do all of it, or nothing if something is refused; then roll what is to be rolled."""
        turns, happened = self.turns, list[Any]()
        for action in actions:
            if action == len(self.table):
                turns = turns.after(LET_ANOTHER)
            else:
                turns, (_, events) = turns.apply(self.table.move_of(action))
                happened += events
        self.turns, self._told = turns, []
        self._hear(happened)
        self._roll()
        self._steps += 1

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it can do if it is asked."""
        asked = agent == self.turns.actor and not self._is_out(agent)
        return self._seen(agent, self._mask() if asked else bytes(self._count))

    def _mask(self) -> bytes:
        """What who is asked can do."""
        if self._masked[0] is not self.turns:
            self._masked = self.turns, self.turns.mask(self.table)[: self._count]
        return self._masked[1]

    def _seen(self, agent: str, mask: bytes) -> dict[str, Any]:
        """What an agent sees, with what it can do."""
        state = self.turns.state
        kept = self._kept.get(agent)
        if kept is None or kept[0] is not state:
            packed = self.encoding.packed(self.game.observation(state, agent))
            kept = self._kept[agent] = state, np.frombuffer(packed, np.int32)
        return {"observation": kept[1].copy(), "action_mask": np.frombuffer(mask, np.int8)}

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
            self._accumulate_rewards()
        elif self._longest is not None and self._steps >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = asked or self.agents[0]


class _Forfeiting(Seats):
    """A game in which an illegal action is not refused, but costs it.

    PettingZoo has a wrapper for that, which takes longer than the move.
    """

    def step(self, action: int | np.int64 | None) -> None:
        agent = self.agent_selection
        try:
            super().step(action)
        except (IllegalAction, ValueError):
            if action is None:
                raise
            EnvLogger.warn_on_illegal_move()
            self.rewards = {one: -float(one == agent) for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self._cumulative_rewards[agent] = 0.0
            self._accumulate_rewards()


class _InOrder(_Ordered):
    """PettingZoo's own wrapper, which says what was asked for before the game began.

    Once it has begun nothing is asked of it by name: that takes as long as a move.
    """

    env: Seats

    def last(self, observe: bool = True) -> Any:
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: int | np.int64 | None) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)


class AtOnce(_Parallel):
    """A game with its players as agents that act in every step, all at the same time.

    Who is asked decides: all of them at once where the rules let each choose without seeing what
    the others do, else one. The others can only wait, which is the last number; to who is asked,
    where another may go first, it says to let another.
    """

    metadata: dict[str, Any]
    """What PettingZoo asks for: the name, the render modes."""
    render_mode: str | None
    possible_agents: list[str]
    agents: list[str]
    seats: Seats
    """The same game with one agent at a time."""

    def __init__(self, rules: ModuleType, setup: Any = None, **more: Any) -> None:
        """Set a game up. Takes what :class:`Seats` takes.

        Raises:
            ValueError: nothing in it is decided by several at once; or what :class:`Seats` raises.
            IllegalAction: the rules refuse the set-up.
        """
        game: Any = rules
        steps = [*game.RULES.phases.values(), *game.RULES.tasks.values()]
        if not any(getattr(step, "how", "") == "secretly" for step in steps):
            raise ValueError(
                f"{game.NAME} has no parallel form: nothing in it is decided by several at once"
            )
        self.seats = Seats(rules, setup, **more)
        self.metadata = self.seats.metadata
        self.render_mode = self.seats.render_mode
        self.possible_agents = self.seats.possible_agents
        self.agents = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent's observations look like."""
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent's actions are."""
        return self.seats.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; ``options={"state": ...}`` begins from a position."""
        self.seats.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._seen(self.agents), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int | np.int64]) -> tuple[dict[str, Any], ...]:
        """Do what the agents do, and roll what is to be rolled after it.

        Gives what each agent sees, the rewards, who is out because the game is over and who because
        it is broken off, and what else is to be known, which is nothing.

        Raises:
            IllegalAction: the rules refuse a move; nothing has changed.
            LookupError: no move has this number.
            ValueError: an agent says nothing, or does something though it can only wait.
        """
        seats, there = self.seats, self.agents
        asked, wait = self._asked(), len(seats.table)
        for agent in there:
            if agent not in actions:
                raise ValueError(f"{agent} says nothing; every agent acts, and {wait} is to wait")
            number = int(actions[agent])
            if agent not in asked and number != wait:
                raise ValueError(f"{agent} can only wait now, which is {wait}")
            if agent in asked and number != wait:
                author = seats.game.author(seats.table.move_of(number))
                if author not in (None, "", agent):
                    raise ValueError(f"{agent} cannot act for {author}")
        seats._act([int(actions[agent]) for agent in asked])
        seats._ask()
        self.agents = [agent for agent in there if not seats._is_out(agent)]
        if self.render_mode == "human":
            self.render()
        over, cut = dict(seats.terminations), dict(seats.truncations)
        return self._seen(there), dict(seats.rewards), over, cut, {agent: {} for agent in there}

    def render(self) -> str | None:
        """What happened last as everybody could see it, and who is asked, one line each."""
        return self.seats.render()

    def close(self) -> None:
        """Nothing is held open."""

    def _asked(self) -> list[str]:
        """Who decides in this step."""
        turns = self.seats.turns
        now = turns.pending
        if isinstance(now, Decision) and now.how == "secretly":
            return [player for player in turns.order if player in now.players]
        return [] if turns.actor is None else [turns.actor]

    def _seen(self, agents: Sequence[str]) -> dict[str, Any]:
        """What each agent sees, and what it can do."""
        seats, asked = self.seats, self._asked()
        found = {}
        for agent in agents:
            if seats._is_out(agent):
                mask = bytes(len(seats.table) + 1)
            elif agent not in asked:
                mask = bytes(len(seats.table)) + b"\1"
            elif len(asked) == 1:
                mask = seats.turns.mask(seats.table)
            else:
                mask = seats.table.mask(seats.turns.state, agent) + b"\0"
            found[agent] = seats._seen(agent, mask)
        return found
