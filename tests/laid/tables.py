"""Positions of every game for the tests of its table, and what its sentences make of one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, Final

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.vocabulary import load

GAMES = rulebook.built_in()


def game_of(name: str) -> Any:
    return rulebook.find(name).game


def positions(
    name: str, seed: int, every: int, most: int = 240, setup: Any = None
) -> Iterator[Any]:
    """Positions of a random game, some moves apart, the first one too."""
    game, rng = game_of(name), random.Random(seed)
    state = game.new_game() if setup is None else game.new_game(setup)
    for number in range(most):
        if number % every == 0:
            yield state
        outcomes = game.chance_outcomes(state)
        moves = game.legal_actions(state)
        if not outcomes and not moves:
            return
        move = sample(outcomes, rng) if outcomes else rng.choice(list(moves))
        state = game.apply(state, move).state


def other_setup(name: str) -> Any:
    """A set-up of a game that is not the usual one."""
    return import_module(f"tests.{name}.subject").OTHER_SETUP


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


# What is told whole -------------------------------------------------------------------------------

WHICHSIDE_TOLD: Final = {
    "begin",
    "draw-employer-card",
    "draw-incident",
    "draw-misfortune",
    "draw-strategy",
    "apply-condition",
    "execute",
    "give-misfortune",
    "judge-goal",
    "lay-plans",
    "pay-rent",
    "reveal",
    "sell-health",
}

UNTOLD: Mapping[str, Mapping[str, Callable[[Any], bool]]] = {
    "anarchy": {
        "a war after its bids, or a coup: it is told from the attack on": lambda state: any(
            one.kind not in ("take-card", "lay-bids", "reply") for one in state.agenda
        ),
        "a coup is answered": lambda state: state.rival is not None,
    },
    "whichside": {
        "an effect is being carried out: which one, nobody could ask": lambda state: bool(
            {one.kind for one in state.agenda} - WHICHSIDE_TOLD
        ),
    },
}
"""By game, why a position is told in part only, and when that is so."""


def untold(name: str, state: Any) -> str | None:
    """Why no sentences tell a position whole, if none do."""
    if not game_of(name).chance_outcomes(state) and not game_of(name).legal_actions(state):
        return "the game is over: nothing follows, and nothing is asked"
    reasons = UNTOLD.get(name, {}).items()
    return next((why for why, applies in reasons if applies(state)), None)


def alike(name: str, state: Any) -> dict[str, Any]:
    """A position, to be compared with another, without what makes no difference to it.

    Who sits there is the same however it was said. The tiles of Yellow Places that were turned up
    lie in no order. Of the main game what lasts adds up in any order, and so do measures in force
    beside cards that are not.
    """
    game = game_of(name)
    tree: dict[str, Any] = game.state_adapter().dump_python(state, mode="json")
    seats, setup = list(game.players(state.setup)), tree["setup"]
    people = setup.get("players") if name == "whichside" else None
    for field in ("players", "companies", "colours", "tenements", "first"):
        setup.pop(field, None)
    setup["seats"], setup["people"] = seats, people or len(seats)
    if name == "yellow_places":
        tree["revealed"].sort()
    if name == "whichside":
        tree["longer"].sort(key=str)
        tree["faced"].sort(key=lambda one: one["active"])
    return tree
