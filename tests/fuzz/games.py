"""``make games``: random games of the main game, and random moves thrown at their positions.

python -m tests.fuzz.games [GAMES [SEED]]

Scenarios, variants, goals, circumstances, numbers of people and readings are mixed. What every move
must keep is asked of every move; what takes long is asked of one position of each game. At each
position a few moves are thrown at the rules as well, whatever they are. A game that does not hold
is told by its number and seed, with which it can be played again.
"""

from __future__ import annotations

import random
import secrets
import sys
from contextlib import suppress
from typing import Any, NamedTuple

from tests.whichside.subject import OPTIONS, SCENARIOS, SUBJECT, VARIANTS
from whichside_rules import whichside
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.testing import conformance as checks
from whichside_rules.testing.conformance import Step, Subject

THROWN = 2
"""Moves thrown at each position besides the one that is played."""
EVERY = 100
"""So many games between two that say how far it is."""


class Played(NamedTuple):
    """A game that held."""

    setup: whichside.Setup
    moves: int
    refused: int
    """How many of the moves that were thrown were refused."""


def mixed(rng: random.Random) -> whichside.Setup:
    """A set-up of any kind that the rules allow."""
    while True:
        what = rng.choice(
            [{}, *({"scenario": one} for one in SCENARIOS), *({"variant": one} for one in VARIANTS)]
        )
        chosen: dict[str, Any] = dict(what)
        chosen["ironworker"] = rng.random() < 0.3
        if chosen["ironworker"] and rng.random() < 0.5:
            chosen["goal"] = whichside.Goal(rng.randint(0, 9), rng.randint(0, 3))
        chosen["rolls"] = rng.choice((0, 0, 1, 3))
        chosen["players"] = rng.choice((None, 1, 2, 3, 4))
        read: dict[str, Any] = {
            field: rng.choice(OPTIONS[field]) for field in rng.sample(sorted(OPTIONS), 3)
        }
        setup = whichside.Setup(**chosen, readings=whichside.Readings(**read))
        with suppress(IllegalAction):
            whichside.new_game(setup)
            return setup


def hold(subject: Subject, seed: str) -> Played:
    """Play a game of a seed to its end; every promise is asked of it.

    Raises:
        AssertionError: one is broken.
    """
    rng, game = random.Random(seed), subject.game
    setup = mixed(rng)
    steps, universe = checks.walk(subject, setup, rng.randrange(2**32)), subject.moves(setup)
    refused = sum(_step_holds(subject, setup, step, universe, rng) for step in steps)
    looked, last = rng.choice(steps).before, steps[-1].after
    for ask in (checks.check_legal, checks.check_derived, checks.check_chance, checks.check_value):
        ask(game, looked)
    checks.check_observation(subject, setup, looked)
    checks.check_not_moves(game, looked, subject.not_moves)
    checks.check_subclasses(game, looked)
    checks.check_value(game, last)
    checks.check_over(game, last, rng.sample(universe, min(20, len(universe))))
    checks.check_replay(game, setup, steps)
    return Played(setup, len(steps), refused)


def _step_holds(subject: Subject, setup: Any, step: Step, universe: Any, rng: random.Random) -> int:
    """What is asked of each move; how many of the moves thrown at the position were refused."""
    game, state, refused = subject.game, step.before, 0
    checks.check_pending(game, state)
    before = checks.dump(game, state)
    assert game.apply(state, step.move) == (step.after, step.events), f"{step.move} leads elsewhere"
    assert checks.dump(game, state) == before, f"{step.move} changed the position before it"
    assert step.events, f"a move without an event: {step.move} in {state}"
    for event in step.events:
        checks.check_clause(game, event.clause)
    checks.check_end_is_told(game, Transition(step.after, step.events))
    offered = {*game.legal_actions(state), *(one.move for one in game.chance_outcomes(state))}
    assert step.move in offered, f"{step.move} was played and is not offered"
    for move in rng.choices(universe, k=THROWN):
        if move in offered:
            checks.check_applies(game, state, move)
        else:
            checks.check_refused(game, state, move)
            refused += 1
    return refused


def main(games: int = 2_000, seed: int | None = None, subject: Subject = SUBJECT) -> int:
    """So many games; 1 if one does not hold."""
    seed = secrets.randbits(32) if seed is None else seed
    print(f"seed {seed}, {games} games", flush=True)
    moves = refused = 0
    for number in range(games):
        try:
            played = hold(subject, f"{seed}/{number}")
        except Exception as error:
            print(f"game {number} of seed {seed}: {type(error).__name__}: {error}"[:600])
            return 1
        moves, refused = moves + played.moves, refused + played.refused
        if number % EVERY == EVERY - 1:
            print(f"{number + 1} games, {moves} moves, {moves * THROWN} thrown", flush=True)
    print(f"{games} games, {moves} moves, {moves * THROWN} thrown, {refused} refused: all hold")
    return 0


if __name__ == "__main__":
    asked = [int(part) for part in sys.argv[1:] if part]
    sys.exit(main(asked[0] if asked else 2_000, asked[1] if asked[1:] else None))
