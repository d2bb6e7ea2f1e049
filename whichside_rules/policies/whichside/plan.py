"""The player who plans: tries every move with the library's own ``apply``, and looks ahead.

This is what a user of the library would write first. A position goes in, a position comes out, and
nothing that is tried has happened. In the struggle every purchase is paid to the end, and what the
employers do then is played out; everywhere else the position after the move is judged.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from whichside_rules import whichside
from whichside_rules.kernel.playing.chance import Outcome
from whichside_rules.kernel.playing.game import Game
from whichside_rules.policies.whichside.worth import worth

__all__ = ["plan_whichside"]

A = TypeVar("A")

MOST_TRIED = 40
"""So many moves are tried at a decision; the others are left out."""
MOST_STEPS = 60
"""So many moves are played to see what a purchase leads to."""


def plan_whichside(
    game: Game, view: whichside.WhichsideState, actions: Sequence[A], generator: random.Random
) -> A:
    """The move after which the position is worth most. Nothing is left to luck."""
    if len(actions) == 1:
        return actions[0]
    tried = list(_different(view, actions))[:MOST_TRIED]
    if view.phase == "struggle" and not view.agenda:
        return max(tried, key=lambda action: _after_the_struggle(game, view, action))
    return max(tried, key=lambda action: _soon(game, view, action))


def _different(view: whichside.WhichsideState, actions: Sequence[A]) -> Iterator[A]:
    """The actions without those that put another just as able on the same space."""
    seen = set()
    able = {
        person.id: (person.health, person.place, person.maimed, person.id in _guests(view))
        for tenement in view.tenements
        for person in tenement.people
    }
    genders = _genders(view)
    for action in actions:
        if isinstance(action, whichside.PlaceCharacter):
            who = action.character
            kind = (able[who], genders.get(who), action.space)
            if kind in seen:
                continue
            seen.add(kind)
        yield action


def _guests(view: whichside.WhichsideState) -> set[str]:
    return {card.id for card in view.setup.content.solidarities if card.guest}


def _genders(view: whichside.WhichsideState) -> dict[str, str]:
    return {one.id: one.gender for board in view.setup.content.boards for one in board.people}


def _soon(game: Game, view: whichside.WhichsideState, action: Any) -> float:
    return worth(_settled(game, game.apply(view, action).state, view.phase))


def _settled(game: Game, state: Any, phase: str) -> Any:
    """The position when what the move set off is done, as far as players decide it."""
    for _ in range(MOST_STEPS):
        if not state.agenda or state.phase != phase or state.ending:
            return state
        outcomes = game.chance_outcomes(state)
        if outcomes:
            return state
        state = _quickly(game, state)
    return state


def _after_the_struggle(game: Game, view: whichside.WhichsideState, action: Any) -> float:
    """What the position is worth when the employers have acted, if nothing more is bought."""
    state = game.apply(view, action).state
    for _ in range(MOST_STEPS):
        if state.ending or state.phase not in ("struggle", "employers"):
            break
        outcomes = game.chance_outcomes(state)
        if outcomes:
            state = game.apply(state, _middle(outcomes)).state
        elif state.phase == "struggle" and not state.agenda:
            state = game.apply(state, whichside.EndStruggle()).state
        else:
            state = _quickly(game, state)
    return worth(state)


def _quickly(game: Game, state: Any) -> Any:
    """A decision on the way, by the first of the moves that a glance calls best."""
    actions = game.legal_actions(state)
    action = min(actions, key=lambda one: _glance(state, one)) if len(actions) > 1 else actions[0]
    return game.apply(state, action).state


def _middle(outcomes: Sequence[Outcome[Any]]) -> Any:
    return outcomes[len(outcomes) // 2].move


_GIVEN = {None: 0, "union": 1, "strike": 2, "sabotage": 3, "anarchist": 4}
"""In which order things are given where several would do."""


def _glance(state: whichside.WhichsideState, action: Any) -> float:
    """How bad a move looks, without trying it."""
    match action:
        case whichside.Contribute():
            have = next(one for one in state.tenements if one.name == action.player)
            left: int = getattr(have, action.resource or "dollars")
            return 100.0 * _GIVEN[action.resource] - left
        case whichside.Name():
            people = (one for each in state.tenements for one in each.people)
            person = next(one for one in people if one.id == action.character)
            return float({"arrest": 20, "jail": 20}.get(person.place, 0) - person.health)
    return 0.0
