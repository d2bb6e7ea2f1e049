"""Learn the postal game with MaskablePPO of sb3-contrib, and say whether it beats `careful`.

    make learn                       # an environment of its own, then some minutes on one core
    python examples/learn.py --mode normal --minutes 12 --games 1000 --seed 17

The game is learned through the adapter to Gymnasium, from nothing but what that gives: the view as
a vector with names, which moves are legal, and who has won. Two things are added that leave the
best way to play as it is: where one move alone is legal it is made, and a means of production is
worth something as soon as it is taken, which the end takes back.

Then the learner plays as a policy of the library, by the view and the legal moves alone, the same
games of a seed as :func:`~whichside_rules.policies.postal.careful_postal`.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from whichside_rules import postal
from whichside_rules.clients.gymnasium import OneSeat, Vector
from whichside_rules.policies.postal import careful_postal
from whichside_rules.simulate import simulate

ENCODED = {"room": 32, "rooms": {"agenda": 128}}
"""Nobody has more workers, dice or means."""
MORE_THAN = np.arange(12)
"""A number is told to the network by which of these it is more than, besides itself."""
AT_ONCE = 0.3
"""What a means of production is worth as soon as it is taken; a game is worth 1 or -1."""
ENVIRONMENTS = 64
"""So many games are played at once, so that the network is asked for many moves together."""
Features = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Choice = Callable[[Features, Mask], int]
"""Chooses a number by what is seen and what is legal."""


class Seen:
    """What a network learns from: a view and the legal moves, as numbers of like size."""

    def __init__(self, env: OneSeat) -> None:
        encoding = env.encoding
        named = {word: code for code, word in enumerate(encoding.words)}
        means = [one.id for one in env.setup.content.means]
        words = np.array([named[one] for one in (*postal.SPACES, *means)])
        groups: dict[str, list[int]] = {}
        for at, name in enumerate(encoding.names):
            groups.setdefault(name.partition(".")[0], []).append(at)
        self._numbers = [at for group in groups.values() if len(group) == 1 for at in group]
        # Of a list it is told how often each word, or each face of a die, is in it.
        self._lists = [
            (slice(groups[name][1], groups[name][-1] + 1), words)
            for name in ("placed", "healthy_at", "injured_at", "controlled")
        ]
        self._lists.append((slice(groups["dice"][1], groups["dice"][-1] + 1), np.arange(1, 7)))
        self.controlled = groups["controlled"][0]
        """Which component says how many means of production are controlled."""
        self.width = len(self.of(env.reset()[0], env.action_masks()))

    def of(self, vector: Vector, mask: Mask) -> Features:
        """The features of a view, encoded."""
        numbers = vector[self._numbers]
        parts = [numbers / 10, np.ravel(numbers[:, None] > MORE_THAN), mask]
        for where, wanted in self._lists:
            parts.append(np.sum(vector[where, None] == wanted, axis=0))
        return np.concatenate(parts, dtype=np.float32)


class Lesson(gymnasium.Env[Features, np.int64]):
    """The postal game as it is learned."""

    def __init__(self, mode: str) -> None:
        self.game = OneSeat(postal, postal.Setup(mode=mode), encoded=ENCODED)  # type: ignore[arg-type]
        self.action_space = self.game.action_space
        self.seen = Seen(self.game)
        self.observation_space = spaces.Box(-1e6, 1e6, (self.seen.width,), np.float32)
        self._worth = 0.0

    def action_masks(self) -> Mask:
        """What is legal, as MaskablePPO asks it."""
        return self.game.action_masks()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Features, dict[str, Any]]:
        """Begin a game, up to the first choice."""
        super().reset(seed=seed)
        vector, info = self.game.reset(seed=seed, options=options)
        vector, _, _, info = self._forced(vector, info, over=False)
        self._worth = self._potential(vector)
        return self.seen.of(vector, info["action_mask"]), info

    def step(self, action: np.int64 | int) -> tuple[Features, float, bool, bool, dict[str, Any]]:
        """Make a move, and those that follow without a choice."""
        vector, reward, over, _, info = self.game.step(action)
        if not over:
            vector, reward, over, info = self._forced(vector, info, over=over)
        before, self._worth = self._worth, 0.0 if over else self._potential(vector)
        features = self.seen.of(vector, info["action_mask"])
        return features, reward + self._worth - before, over, False, info

    def _forced(
        self, vector: Vector, info: dict[str, Any], *, over: bool
    ) -> tuple[Vector, float, bool, dict[str, Any]]:
        reward = 0.0
        while not over and info["action_mask"].sum() == 1:
            only = int(info["action_mask"].argmax())
            vector, reward, over, _, info = self.game.step(only)
        return vector, reward, over, info

    def _potential(self, vector: Vector) -> float:
        return AT_ONCE * float(vector[self.seen.controlled])


class Learned:
    """A policy of the library that asks a network."""

    def __init__(self, choose: Choice, mode: str) -> None:
        self.__name__ = "learned"
        self._choose, self._lesson = choose, Lesson(mode)

    def __call__(
        self, game: Any, view: Any, actions: Sequence[Any], generator: random.Random
    ) -> Any:
        """What the network thinks best; what alone is legal is not asked."""
        if len(actions) == 1:
            return actions[0]
        env = self._lesson.game
        legal = {env.table.number_of(action): action for action in actions}
        mask = np.zeros(len(env.table), np.int8)
        mask[[*legal]] = 1
        vector = np.frombuffer(env.encoding.packed(view), np.int32)
        return legal[self._choose(self._lesson.seen.of(vector, mask), mask)]


def learned(mode: str, minutes: float, seed: int) -> tuple[Choice, int]:
    """What a network chooses that learned for so many minutes, and from how many choices."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv, VecMonitor

    torch.set_num_threads(1)
    begun = time.process_time()

    def left() -> float:
        return 1 - (time.process_time() - begun) / (60 * minutes)

    told = [0.95]

    def in_time(now: dict[str, Any], _: Any) -> bool:
        """Asked after every step: whether it goes on."""
        if left() < told[0]:
            told[0] = left() - 0.05
            lately = [one["r"] for one in now["self"].ep_info_buffer or ()]
            won = sum(one > 0 for one in lately) / max(1, len(lately))
            done = f"{now['self'].num_timesteps:10} choices, {won:4.0%} of the last games won"
            print(f"{done}, {left():4.0%} of the time is left", flush=True)
        return left() > 0

    model = MaskablePPO(
        "MlpPolicy",
        VecMonitor(DummyVecEnv([lambda: Lesson(mode)] * ENVIRONMENTS)),
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        learning_rate=lambda _: 1e-3 * max(0.1, left()),
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    model.learn(10**9, callback=in_time)

    def choose(features: Features, mask: Mask) -> int:
        return int(model.predict(features, action_masks=mask, deterministic=True)[0])

    return choose, model.num_timesteps


def main() -> None:
    """Learn, play, and print both rates."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--mode", choices=["normal", "confirmed", "hard"], default="normal")
    parser.add_argument("--minutes", type=float, default=12, help="of the processor, to learn")
    parser.add_argument("--games", type=int, default=1000, help="how many games both play then")
    parser.add_argument("--seed", type=int, default=17, help="of the games, and of the learning")
    said = parser.parse_args()
    begun, cpu = time.monotonic(), time.process_time()
    choose, choices = learned(said.mode, said.minutes, said.seed)
    took, cpu = time.monotonic() - begun, time.process_time() - cpu
    cost = f"{took / 60:.1f} minutes, {cpu / 60:.1f} of the processor"
    print(f"learned from {choices} choices in {cost}")
    setup = postal.Setup(mode=said.mode)
    rates = {}
    for name, policy in (("careful", careful_postal), ("learned", Learned(choose, said.mode))):
        summary = simulate("postal", setup, said.games, said.seed, policy=policy)
        rates[name] = rate, low, high = summary.rate("won")
        print(f"{name:8} wins {rate:6.1%} of {said.games} games ({low:.1%} to {high:.1%})")
    beats = rates["learned"].low > rates["careful"].high
    print(
        "the learner is better, by more than chance explains"
        if beats
        else "it is not shown to be better"
    )


if __name__ == "__main__":
    main()
