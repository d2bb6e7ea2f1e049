"""Workers: where they are, and who can act this turn (Notions, workers and injuries)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from whichside_rules.postal.content import SPACES, Space
from whichside_rules.postal.moves import Condition, Place
from whichside_rules.postal.state import Position, PostalDraft


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


def idle_workers(position: Position) -> int:
    """How many injured workers cannot act this turn: half of them, rounded down.

    The count is made anew each turn; the idle are set aside until healed.
    :clause:`postal.worker.injured-half-idle` :clause:`postal.worker.idle-set-aside`
    :clause:`postal.example.injured-availability`
    """
    injured = position.injured + len(position.injured_at) + position.injured_done
    if position.setup.readings.idle_count == "all-injured":
        return min(position.injured, (injured + position.injured_jailed) // 2)
    return injured // 2


def available_workers(position: Position) -> int:
    """How many workers are still to be placed: each is one action.

    :clause:`postal.worker.action-points` :clause:`postal.jail.no-action`
    """
    return position.healthy + placeable_injured(position)


def placeable_injured(position: Position) -> int:
    """How many injured workers can still be placed: all but the idle ones.

    :clause:`postal.worker.injured-half-idle`
    """
    return max(0, position.injured - idle_workers(position))


def free_workers(position: Position, condition: Condition) -> Iterator[Worker]:
    """The distinct free workers of a condition, by place."""
    healthy = condition == "healthy"
    if position.healthy if healthy else position.injured:
        yield Worker(condition, "waiting")
    for space in dict.fromkeys(position.healthy_at if healthy else position.injured_at):
        yield Worker(condition, space)
    if position.healthy_done if healthy else position.injured_done:
        yield Worker(condition, "done")


def jailed_workers(position: Position, condition: Condition) -> Iterator[Worker]:
    """The prisoners of a condition, if there are any."""
    if position.healthy_jailed if condition == "healthy" else position.injured_jailed:
        yield Worker(condition, "jail")


def put(draft: PostalDraft, condition: Condition, place: Place) -> None:
    """Put a worker at a place. :clause:`postal.worker.places`"""
    _count(draft, condition, place, 1)


def remove(draft: PostalDraft, condition: Condition, place: Place) -> None:
    """Take a worker away from a place."""
    _count(draft, condition, place, -1)


def _count(draft: PostalDraft, condition: Condition, place: Place, by: int) -> None:
    if place == "waiting":
        if condition == "healthy":
            draft.healthy += by
        else:
            draft.injured += by
    elif place == "done":
        if condition == "healthy":
            draft.healthy_done += by
        else:
            draft.injured_done += by
    elif place == "jail":
        if condition == "healthy":
            draft.healthy_jailed += by
        else:
            draft.injured_jailed += by
    elif condition == "healthy":
        draft.healthy_at = _with(draft.healthy_at, place, by)
    else:
        draft.injured_at = _with(draft.injured_at, place, by)


_ORDER = {space: index for index, space in enumerate(SPACES)}


def _with(spaces: tuple[Space, ...], space: Space, by: int) -> tuple[Space, ...]:
    """The spaces with one more or one less worker, in the order of the book."""
    if by < 0:
        index = spaces.index(space)
        return spaces[:index] + spaces[index + 1 :]
    return tuple(sorted((*spaces, space), key=_ORDER.__getitem__))
