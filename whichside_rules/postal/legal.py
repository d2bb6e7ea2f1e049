"""What may be done now: the legal actions of a position."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from whichside_rules.kernel.value import shared
from whichside_rules.postal import action, means, phase, question, worker
from whichside_rules.postal.content import MODES, Space
from whichside_rules.postal.moves import (
    Act,
    ApplyFirst,
    BeginTurn,
    Choose,
    ChooseMode,
    Condition,
    EndTurn,
    Pay,
    PlaceWorker,
    Purpose,
    Take,
)
from whichside_rules.postal.state import Position
from whichside_rules.postal.worker import Worker

Action = ChooseMode | BeginTurn | ApplyFirst | PlaceWorker | Act | Choose | Pay | Take | EndTurn
"""What the player can do."""


class Legal(NamedTuple):
    """The legal actions of a position, in order and for look-up."""

    actions: tuple[Action, ...]
    members: frozenset[Action]
    ids: frozenset[int]
    """The identities of the actions, which live as long as this list."""

    def allows(self, move: object) -> bool:
        """Whether a move is one of them; those taken from the list are recognised at once."""
        return id(move) in self.ids or move in self.members


def _legal(actions: list[Action]) -> Legal:
    return Legal(tuple(actions), frozenset(actions), frozenset(map(id, actions)))


def legal(position: Position) -> Legal:
    """The legal actions; none while chance is pending or when the game is over.

    Lists come up again and again and depend on a small part of the position, so they are kept.
    """
    if position.due:
        effect = position.due[0]
        return _named(effect.purpose, question.candidates(position, effect))
    now = position.phase
    if now == "placement":
        healthy = position.healthy > 0
        injured = position.injured > 0 and worker.placeable_injured(position) > 0
        key = (healthy, injured, position.healthy_at, position.injured_at)
        found: Legal | None = position.setup.known.get(key)
        if found is None:
            room = phase.spaces_with_room(position)
            found = position.setup.keep(key, _placements(room, healthy, injured))
        return found
    if now == "actions":
        return _acts(
            position.healthy_at,
            position.injured_at,
            position.healthy_jailed > 0 or position.injured_jailed > 0,
            position.setup.readings.resolution_order == "listed",
        )
    if now == "control":
        return _endings(takeable(position))
    if position.dice:
        return _orders(position.dice) if phase.order_is_open(position) else _NONE
    return _SIMPLE.get(now, _NONE)


@cache
def _placements(room: tuple[Space, ...], healthy: bool, injured: bool) -> Legal:
    conditions: list[Condition] = []
    if healthy:
        conditions.append("healthy")
    if injured:
        conditions.append("injured")
    return _legal([shared(PlaceWorker, space, who) for space in room for who in conditions])


@lru_cache(maxsize=65_536)
def _acts(
    healthy_at: tuple[Space, ...], injured_at: tuple[Space, ...], prisoners: bool, listed: bool
) -> Legal:
    return _legal(
        [
            shared(Act, space, choice, condition)
            for condition, space in phase.next_to_act(healthy_at, injured_at, listed=listed)
            for choice in action.CHOICES.get(space, (None,))
            if choice != "free" or prisoners
        ]
    )


@lru_cache(maxsize=4_096)
def _named(purpose: Purpose, workers: tuple[Worker, ...]) -> Legal:
    return _legal([shared(Choose, purpose, *who) for who in workers])


def takeable(position: Position) -> tuple[str, ...]:
    """The ids of the means of production that may be taken now."""
    if position.taken or not means.within_reach(position):
        return ()
    return tuple(
        one.id for one in means.within_reach(position) if one.id not in position.controlled
    )


@lru_cache(maxsize=4_096)
def _endings(ids: tuple[str, ...]) -> Legal:
    return _legal([*(shared(Take, id) for id in ids), shared(EndTurn)])


@cache
def _orders(dice: tuple[int, ...]) -> Legal:
    return _legal([ApplyFirst(die) for die in sorted(dice)])


_NONE = _legal([])
_SIMPLE = {
    "difficulty": _legal([ChooseMode(mode) for mode in MODES]),
    "employers": _legal([BeginTurn()]),
    "payment": _legal([Pay()]),
}


def awaits_roll(position: Position) -> bool:
    """Whether the die, or the dice, must be rolled now."""
    return position.phase in ("setup", "offensive") and not position.dice and not position.due
