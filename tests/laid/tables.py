"""Positions of every game for the tests of its table, and what its sentences make of one."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.vocabulary import load

GAMES = rulebook.built_in()


def game_of(name: str) -> Any:
    return rulebook.find(name).game


def positions(name: str, seed: int, every: int, most: int = 240) -> Iterator[Any]:
    """Positions of a random game, some moves apart, the first one too."""
    game, rng = game_of(name), random.Random(seed)
    state = game.new_game()
    for number in range(most):
        if number % every == 0:
            yield state
        outcomes = game.chance_outcomes(state)
        moves = game.legal_actions(state)
        if not outcomes and not moves:
            return
        move = sample(outcomes, rng) if outcomes else rng.choice(list(moves))
        state = game.apply(state, move).state


def made_by(name: str, sentences: Iterable[str], language: str) -> Any:
    """The position that a scenario makes of these Givens, as it is asked."""
    vocabulary = load()
    world: Any = vocabulary.world_factory()
    world.note_game(name)
    for said in sentences:
        (match,) = vocabulary.sentences.of(name).match("given", said)
        world.note_step(said, language)
        match.perform(world)
    return world.game.state
