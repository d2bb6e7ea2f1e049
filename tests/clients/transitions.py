"""What a transition costs through each adapter, beside a game of the same library.

``.venv-clients/bin/python -m tests.clients.transitions [SECONDS [WORD]]`` plays random games for
so long on each line (that has the word), and prints microseconds of the processor for each
transition: in place, and through OpenSpiel with a clone before each. Chance is a transition too
where the library shows it. The first lines are the rules themselves, without any adapter. The game
of PettingZoo's own is measured where pygame is installed.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import open_spiel.python.games  # noqa: F401 - registers its Python games
import pyspiel

import whichside_rules
from whichside_rules import games
from whichside_rules.clients.gymnasium import OneSeat
from whichside_rules.clients.openspiel import PREFIX
from whichside_rules.clients.pettingzoo import env
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Over
from whichside_rules.numbering import Numbering
from whichside_rules.turns import Turns

SETUPS = {"anarchy": "players=2,readings=bids:one-card"}
"""Else most numbers of The Anarchy are sums of money, and moves by value are as many."""
Game = Callable[[random.Random], int]
"""Plays a game and says how many transitions it had."""


def measured(play: Game, seconds: float) -> float:
    """Microseconds for each transition, after one game that nobody times."""
    generator = random.Random(1)
    play(generator)
    count, begun = 0, process_time()
    while process_time() - begun < seconds:
        count += play(generator)
    return (process_time() - begun) / count * 1e6


def native(name: str) -> Game:
    """The rules themselves, moves by value."""
    rules: Any = getattr(whichside_rules, name)
    setup = pyspiel.load_game(f"{PREFIX}{name}({SETUPS.get(name, '')})").setup

    def play(generator: random.Random) -> int:
        state, count = rules.new_game(setup), 0
        while not isinstance(now := rules.pending(state), Over):
            if isinstance(now, Chance):
                move = sample(rules.chance_outcomes(state), generator)
            else:
                moves = rules.legal_actions(state)
                move = moves[generator.randrange(len(moves))]
            state, count = rules.apply(state, move).state, count + 1
        return count

    return play


def numbered(name: str) -> Game:
    """The rules themselves, moves by number."""
    rules: Any = getattr(whichside_rules, name)
    setup = pyspiel.load_game(f"{PREFIX}{name}({SETUPS.get(name, '')})").setup
    table, chance = Numbering(rules, setup), rules.chance_outcomes

    def play(generator: random.Random) -> int:
        state, count = rules.new_game(setup), 0
        while not isinstance(now := rules.pending(state), Over):
            if isinstance(now, Chance):
                state = rules.apply(state, sample(chance(state), generator)).state
            else:
                numbers = table.legal(state)
                state = table.apply(state, numbers[generator.randrange(len(numbers))]).state
            count += 1
        return count

    return play


def one_by_one(name: str) -> Game:
    """The rules themselves, one seat at a time and moves by number."""
    rules: Any = getattr(whichside_rules, name)
    setup = pyspiel.load_game(f"{PREFIX}{name}({SETUPS.get(name, '')})").setup
    table = Numbering(rules, setup)

    def play(generator: random.Random) -> int:
        turns, count = Turns.of(rules, rules.new_game(setup)), 0
        while not isinstance(now := turns.pending, Over):
            if isinstance(now, Chance):
                turns, _ = turns.apply(sample(rules.chance_outcomes(turns.state), generator))
            else:
                numbers = turns.legal(table)
                turns = turns.after_number(table, numbers[generator.randrange(len(numbers))])
            count += 1
        return count

    return play


def spiel(name: str, *, clone: bool) -> Game:
    """A game of OpenSpiel."""
    game = pyspiel.load_game(name)

    def play(generator: random.Random) -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if clone:
                state = state.clone()
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                action = generator.choices(actions, weights)[0]
            else:
                actions = state.legal_actions()
                action = actions[generator.randrange(len(actions))]
            state.apply_action(action)
            count += 1
        return count

    return play


def zoo(game: Any) -> Game:
    """A game of PettingZoo, with what each agent sees and its mask."""

    def play(generator: random.Random) -> int:
        game.reset(seed=generator.randrange(2**31))
        count = 0
        for _ in game.agent_iter():
            seen, _, over, cut, _ = game.last()
            legal = None if over or cut else np.flatnonzero(seen["action_mask"])
            game.step(None if legal is None else int(legal[generator.randrange(len(legal))]))
            count += legal is not None
        return count

    return play


def gym(game: Any) -> Game:
    """A game of Gymnasium, with what is seen and, where there is one, its mask."""

    def play(generator: random.Random) -> int:
        _, info = game.reset(seed=generator.randrange(2**31))
        count, over = 0, False
        while not over:
            mask = info.get("action_mask", (1, 1))
            legal = np.flatnonzero(mask)
            _, _, over, _, info = game.step(int(legal[generator.randrange(len(legal))]))
            count += 1
        return count

    return play


def lines() -> Iterator[tuple[str, Game]]:
    """What is measured."""
    for name in games():
        yield f"the rules, by value: {name}", native(name)
        yield f"the rules, by number: {name}", numbered(name)
        yield f"the rules, one seat at a time, by number: {name}", one_by_one(name)
    ours = [f"{PREFIX}{name}({SETUPS.get(name, '')})" for name in games()]
    for name in ("python_tic_tac_toe", "python_kuhn_poker", *ours):
        yield f"OpenSpiel: {name}", spiel(name, clone=False)
        yield f"OpenSpiel, a clone before each: {name}", spiel(name, clone=True)
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError as wrong:  # its own games want more than PettingZoo itself
        print(f"PettingZoo's own games are not measured: {wrong}", file=sys.stderr)
    else:
        yield "PettingZoo: connect_four_v3", zoo(connect_four_v3.env())
    for name in games():
        yield f"PettingZoo: {name}", zoo(env(getattr(whichside_rules, name)))
    yield "Gymnasium: Blackjack-v1", gym(gymnasium.make("Blackjack-v1").unwrapped)
    yield "Gymnasium: postal", gym(OneSeat())


def main(seconds: float, only: str) -> None:
    """Measure each whose name has a word, and print."""
    print(f"{'us a transition':>16}")
    for told, play in lines():
        if only in told:
            print(f"{measured(play, seconds):16.1f}  {told}", flush=True)


if __name__ == "__main__":
    said = dict(enumerate(sys.argv))
    main(float(said.get(1, "2")), said.get(2, ""))
