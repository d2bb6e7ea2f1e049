"""Workers: where they are, and who can act this turn (Notions, workers and injuries)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.values.memory import remembered
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.content import SPACES, Space
from whichside_rules.postal.engine.moves import Condition, Place
from whichside_rules.postal.engine.state import Position, PostalDraft, PostalState


class Worker(NamedTuple):
    """Some worker of that condition at that place; those who share both are alike."""

    condition: Condition
    place: Place


def healthy_workers(position: Position) -> int:
    """How many living workers are not injured, prisoners included."""
    return (
        position.healthy
        + len(position.healthy_at)
        + position.healthy_done
        + position.healthy_jailed
    )


def injured_workers(position: Position) -> int:
    """How many living workers are injured or sick, prisoners included."""
    return (
        position.injured
        + len(position.injured_at)
        + position.injured_done
        + position.injured_jailed
    )


def prisoners(position: Position) -> int:
    """How many living workers are in jail."""
    return position.healthy_jailed + position.injured_jailed


def living(position: Position) -> int:
    """How many workers are alive."""
    return healthy_workers(position) + injured_workers(position)


def acted_at_most(position: Position) -> int:
    """How many workers can have acted in this turn; whoever is dead may have died since.

    :clause:`postal.worker.action-points`
    """
    if position.phase == "actions":
        done = position.healthy_done + position.injured_done
        return done + prisoners(position) + position.dead
    return living(position) + position.dead


def idle_workers(position: Position) -> int:
    """How many injured workers cannot act this turn: half of them, rounded down.

    The count is made anew each turn, before the placement; the idle are set aside until healed.
    :clause:`postal.worker.injured-half-idle` :clause:`postal.worker.idle-set-aside`
    :clause:`postal.example.injured-availability`
    """
    if position.phase == "actions":
        return position.injured
    return min(position.injured, idle_among_the_injured(position))


def idle_among_the_injured(position: Position) -> int:
    """Half of the free injured workers, rounded down; prisoners count or not (reading R-22)."""
    injured = position.injured + len(position.injured_at)
    if position.setup.readings.idle_count == "all-injured":
        injured += position.injured_jailed
    return injured // 2


def available_workers(position: Position) -> int:
    """How many workers are still to be placed in this turn: each is one action.

    Once all are placed nobody is left until the next turn.
    :clause:`postal.worker.action-points` :clause:`postal.jail.no-action`
    """
    if position.phase in PLACED:
        return 0
    return position.healthy + placeable_injured(position)


PLACED = ("actions", "payment", "control", "over")
"""Phases in which nobody is placed any more."""


def placeable_injured(position: Position) -> int:
    """How many injured workers can still be placed: all but the idle ones.

    :clause:`postal.worker.injured-half-idle`
    """
    return position.injured - idle_workers(position)


def free_healthy(position: Position) -> tuple[Worker, ...]:
    """The distinct free workers who are not injured, by place."""
    if position.healthy_at or position.healthy_done:
        at, done = position.healthy_at, position.healthy_done > 0
        return _distinct("healthy", position.healthy > 0, at, done)
    return _HEALTHY_WAITING if position.healthy else ()


def free_injured(position: Position) -> tuple[Worker, ...]:
    """The distinct free workers who are injured, by place."""
    if position.injured_at or position.injured_done:
        at, done = position.injured_at, position.injured_done > 0
        return _distinct("injured", position.injured > 0, at, done)
    return _INJURED_WAITING if position.injured else ()


_HEALTHY_WAITING = (Worker("healthy", "waiting"),)
_INJURED_WAITING = (Worker("injured", "waiting"),)


@remembered
def _distinct(
    condition: Condition, waiting: bool, at: tuple[Space, ...], done: bool
) -> tuple[Worker, ...]:
    places: list[Place] = ["waiting"] if waiting else []
    places += dict.fromkeys(at)
    if done:
        places.append("done")
    return tuple(Worker(condition, place) for place in places)


def healthy_prisoners(position: Position) -> tuple[Worker, ...]:
    """The prisoners who are not injured, if there are any: all alike."""
    return _HEALTHY_PRISONER if position.healthy_jailed else ()


def injured_prisoners(position: Position) -> tuple[Worker, ...]:
    """The injured prisoners, if there are any: all alike."""
    return _INJURED_PRISONER if position.injured_jailed else ()


_HEALTHY_PRISONER = (Worker("healthy", "jail"),)
_INJURED_PRISONER = (Worker("injured", "jail"),)


def put(draft: PostalDraft, condition: Condition, place: Place) -> None:
    """Put a worker at a place. :clause:`postal.worker.places`"""
    if place in _COUNTED:
        field = _COUNTED[place][condition]
        setattr(draft, field, getattr(draft, field) + 1)
    elif condition == "healthy":
        draft.healthy_at = one_more(draft.healthy_at, cast("Space", place))
    else:
        draft.injured_at = one_more(draft.injured_at, cast("Space", place))


def remove(draft: PostalDraft, condition: Condition, place: Place) -> None:
    """Take a worker away from a place."""
    if place in _COUNTED:
        field = _COUNTED[place][condition]
        setattr(draft, field, getattr(draft, field) - 1)
    elif condition == "healthy":
        draft.healthy_at = one_less(draft.healthy_at, cast("Space", place))
    else:
        draft.injured_at = one_less(draft.injured_at, cast("Space", place))


_COUNTED: dict[str, dict[Condition, str]] = {
    "waiting": {"healthy": "healthy", "injured": "injured"},
    "done": {"healthy": "healthy_done", "injured": "injured_done"},
    "jail": {"healthy": "healthy_jailed", "injured": "injured_jailed"},
}
"""The places where workers are only counted, with the fields that count them."""

_ORDER = {space: index for index, space in enumerate(SPACES)}


@remembered
def one_more(spaces: tuple[Space, ...], space: Space) -> tuple[Space, ...]:
    """The spaces with one more worker, in the order of the book."""
    return _the_same(tuple(sorted((*spaces, space), key=_ORDER.__getitem__)))


@remembered
def one_less(spaces: tuple[Space, ...], space: Space) -> tuple[Space, ...]:
    """The spaces with one worker less."""
    index = spaces.index(space)
    return _the_same(spaces[:index] + spaces[index + 1 :])


@remembered
def _the_same(spaces: tuple[Space, ...]) -> tuple[Space, ...]:
    """Of equal tuples always the same one, which is found faster where it is a key."""
    return spaces


@invariant(PostalState, "postal.component.worker-cubes")
def every_cube_is_somewhere(position: PostalState) -> Iterator[Text]:
    """A cube is a living worker, in reserve or dead; reading R-16 may add substitutes."""
    alive, cubes = living(position), position.setup.content.cubes.workers
    total = alive + position.reserve + position.dead
    substitutes = position.setup.readings.worker_cubes == "substitutes" and not position.reserve
    if total != cubes and not (substitutes and total > cubes):
        yield words.impossible(
            "cubes",
            living=alive,
            reserve=position.reserve,
            dead=position.dead,
            total=total,
            cubes=cubes,
        )


@invariant(PostalState)
def in_the_order_of_the_book(position: PostalState) -> Iterator[Text]:
    """Workers on spaces are listed in the order of the book."""
    for spaces in (position.healthy_at, position.injured_at):
        if list(spaces) != sorted(spaces, key=_ORDER.__getitem__):
            yield words.impossible("spaces-out-of-order", space=spaces)


@invariant(PostalState, "postal.worker.injured-half-idle")
def the_idle_are_not_placed(position: PostalState) -> Iterator[Text]:
    """No more injured workers are placed than can act.

    Where somebody has acted, those who stand on spaces may have been injured there since.
    """
    acted = position.healthy_done or position.injured_done or prisoners(position) or position.dead
    if position.phase != "placement" and (position.phase != "actions" or acted):
        return
    placed = len(position.injured_at)
    injured = position.injured + placed
    idle = min(injured, idle_among_the_injured(position))
    if placed > injured - idle:
        yield words.impossible("idle-placed", placed=placed, injured=injured, idle=idle)
