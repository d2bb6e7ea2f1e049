"""Which positions a table can show. Everything else is refused, with the reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from whichside_rules.postal import words
from whichside_rules.postal.content import ANARCHIST_GROUP, EIGHTH, GAUGES, SPACES, TENEMENT, Space

if TYPE_CHECKING:
    from whichside_rules.postal.state import PostalState

BEFORE_PLAY = ("difficulty", "setup", "employers")
"""Phases in which the strength may still be on 0."""
WITH_RESOURCES = ("actions", "payment", "control", "over")
"""Phases in which resources of this turn can exist."""


def faults(position: PostalState) -> tuple[str, ...]:
    """All that is impossible in a position, each with its clause; empty if it can exist."""
    return (
        *_cubes(position),
        *_gauges(position),
        *_spaces(position),
        *_means(position),
        *_phase(position),
    )


def _cubes(position: PostalState) -> Iterator[str]:
    """:clause:`postal.component.worker-cubes`"""
    living = (
        position.healthy + len(position.healthy_at) + position.healthy_done
        + position.healthy_jailed + position.injured + len(position.injured_at)
        + position.injured_done + position.injured_jailed
    )  # fmt: skip
    cubes = position.setup.content.cubes.workers
    total = living + position.reserve + position.dead
    substitutes = position.setup.readings.worker_cubes == "substitutes" and not position.reserve
    if total != cubes and not (substitutes and total > cubes):
        yield (
            f"{living} living + {position.reserve} in reserve + {position.dead} dead = {total} "
            f"workers; there are {cubes} worker cubes [postal.component.worker-cubes]"
        )
    if not living and position.phase != "over" and _defeat_without_workers(position):
        yield (
            "nobody is alive, so the game is over; give at least one living worker "
            "[postal.employers-strength.defeat]"
        )
    if living and position.phase != "over" and _all_jailed(position, living):
        yield (
            "all the living are in jail, which is defeat by the reading R-18c; "
            "free one [postal.jail.no-action]"
        )


def _all_jailed(position: PostalState, living: int) -> bool:
    jailed = position.healthy_jailed + position.injured_jailed
    return living == jailed and position.setup.readings.all_jailed == "defeat"


def _defeat_without_workers(position: PostalState) -> bool:
    return position.setup.readings.no_worker_left == "defeat"


def _gauges(position: PostalState) -> Iterator[str]:
    for gauge in GAUGES:
        box = getattr(position.setup.content.last_box, gauge)
        at = getattr(position, gauge)
        if box is not None and at >= box:
            clause = "jail.reset" if gauge == "police_threat" else "hurt.reset"
            yield (
                f"{words.GAUGES[gauge].en} is {at}; on box {box} it goes back to 0 at once, so it "
                f"stands on 0 to {box - 1} [postal.gauge.{clause}]"
            )
    strength, last = position.strength, position.setup.content.strength.last_box
    if strength > last:
        yield (
            f"Employers' Strength is {strength}; its boxes are 0 to {last} "
            "[postal.component.area.gauge-employers-strength]"
        )
    if strength == last and position.phase in BEFORE_PLAY:
        yield (
            f"Employers' Strength is {strength} at the start of a turn; the turn on {last} is the "
            "last one [postal.employers-strength.defeat]"
        )
    if strength == 0 and position.phase not in (*BEFORE_PLAY, "over"):
        yield (
            "Employers' Strength is 0 during a turn; it advances first "
            "[postal.phase.employers.advance]"
        )
    if strength and position.phase == "difficulty":
        yield (
            f"Employers' Strength is {strength} before the set-up; it is 0 "
            "[postal.setup.other-gauges-zero]"
        )


def _spaces(position: PostalState) -> Iterator[str]:
    placed = (*position.healthy_at, *position.injured_at)
    for spaces in (position.healthy_at, position.injured_at):
        if list(spaces) != sorted(spaces, key=SPACES.index):
            yield f"the spaces ({_names(spaces)}) are not in the order of the book"
    if placed and position.phase not in ("placement", "actions"):
        yield (
            f"workers stand on {_names(placed)} outside the workers' phase "
            "[postal.turn.phase-workers]"
        )
    acted = position.healthy_done + position.injured_done
    if acted and position.phase not in ("actions", "over"):
        yield f"{acted} workers have acted, but it is not the time of actions [postal.turn.order]"
    for space in dict.fromkeys(placed):
        limit = getattr(position.setup.content.uses, space)
        if isinstance(limit, int) and placed.count(space) > limit:
            clause = "action.group.limit-twice" if limit > 1 else "action.group.limit-once"
            if space == TENEMENT:
                clause = "action.tenement.reduce"
            elif space not in ANARCHIST_GROUP:
                clause = "action.newyork.five-places"
            yield (
                f"{placed.count(space)} workers on {words.SPACES[space].en}; "
                f"it takes {limit} [postal.{clause}]"
            )
    yield from _group(position, placed)
    injured = position.injured + len(position.injured_at)
    halved = injured
    if position.setup.readings.idle_count == "all-injured":
        halved += position.injured_jailed
    idle = min(injured, halved // 2)
    if position.phase == "placement" and len(position.injured_at) > injured - idle:
        yield (
            f"{len(position.injured_at)} of {injured} injured workers are placed; {idle} are idle "
            "[postal.worker.injured-half-idle]"
        )


def _names(spaces: Iterable[Space]) -> str:
    return ", ".join(words.SPACES[space].en for space in spaces)


def _group(position: PostalState, placed: tuple[Space, ...]) -> Iterator[str]:
    """Where the content does not say which actions of the Anarchist Group may be done twice.

    :clause:`postal.action.group.limit-twice`
    """
    unknown = [one for one in ANARCHIST_GROUP if getattr(position.setup.content.uses, one) is None]
    for space in unknown:
        if placed.count(space) > 2:
            yield (
                f"{placed.count(space)} workers on {words.SPACES[space].en}; no action of the "
                "Anarchist Group is done more than twice [postal.action.group.limit-twice]"
            )
    twice = [one for one in ANARCHIST_GROUP if placed.count(one) > 1]
    if len(twice) > 2 and set(twice) & set(unknown):
        yield (
            f"several workers on {_names(twice)}; only two actions of the Anarchist Group are "
            "done twice [postal.action.group.limit-twice]"
        )


def _means(position: PostalState) -> Iterator[str]:
    listed = [means.id for means in position.setup.content.means]
    if position.setup.readings.eighth_means == "none" and EIGHTH in listed:
        listed.remove(EIGHTH)
    for id in position.controlled:
        if id not in listed:
            yield (
                f"'{id}' is controlled but not in the list: {', '.join(listed)} "
                "[postal.means.list-location]"
            )
    if len(set(position.controlled)) < len(position.controlled):
        yield "a means of production is controlled twice [postal.means.no-recontrol]"
    elif set(position.controlled) <= set(listed) and list(position.controlled) != sorted(
        position.controlled, key=listed.index
    ):
        yield f"the means {list(position.controlled)} are not in the order of the list"
    if position.setup.readings.target == "always-five":
        target = position.setup.content.target.normal
    else:
        target = getattr(position.setup.content.target, position.setup.mode or "normal")
    won = position.ending is not None and position.ending.won
    if won != (len(position.controlled) >= target):
        yield (
            f"{len(position.controlled)} means are controlled and {target} win, but the game is "
            f"{'' if won else 'not '}won [postal.victory.five-by-turn-10]"
        )
    if position.taken and not (position.controlled and position.phase in ("control", "over")):
        yield "a means was taken this turn, but none is controlled or it is not the time for it"


def _phase(position: PostalState) -> Iterator[str]:
    if (position.phase == "over") != (position.ending is not None):
        yield f"the phase is '{position.phase}' and the ending is {position.ending}"
    if (position.setup.mode is None) != (position.phase == "difficulty"):
        yield (
            f"the mode is {position.setup.mode} in the phase '{position.phase}'; it is chosen at "
            "the set-up [postal.setup.choose-difficulty]"
        )
    resources = (
        position.strike + position.sabotage
        + position.union_agitation + position.anarchist_agitation
    )  # fmt: skip
    if resources and position.phase not in WITH_RESOURCES:
        yield (
            f"{resources} resource(s) before the actions of this turn; they vanish at the end of "
            "each turn [postal.resource.same-turn-only]"
        )
    two = position.strength in position.setup.content.strength.two_dice
    if len(position.dice) == 2 and not two:
        yield (
            f"two dice on the box {position.strength}, where one is rolled "
            "[postal.phase.employers.one-die]"
        )
    if len(position.dice) > 2 or (position.dice and position.phase != "offensive"):
        yield f"the dice {list(position.dice)} wait for their effect in phase '{position.phase}'"
    for effect in position.due:
        if position.phase not in _DUE_IN.get((effect.purpose, effect.clause), ()):
            yield f"{effect} cannot be due in phase '{position.phase}' [{effect.clause}]"
    if position.temporary_cost and position.phase in ("difficulty", "setup") and not position.due:
        yield "a temporary rise before any die fell [postal.phase.employers.temporary-cost]"


_DUE_IN: dict[tuple[str, str], tuple[str, ...]] = {
    ("injure", "postal.gauge.hurt.risk"): ("setup", "offensive", "actions"),
    ("injure", "postal.gauge.hurt.unsanitary"): ("setup", "offensive", "actions"),
    ("injure", "postal.offensive.5"): ("setup", "offensive"),
    ("injure", "postal.debt.injure-per-missing-dollar"): ("payment",),
    ("jail", "postal.gauge.jail.trigger"): ("setup", "offensive", "actions"),
    ("heal", "postal.action.bonesetter.heal"): ("actions",),
    ("free", "postal.action.lawyers.free"): ("actions",),
}
"""Which clause orders what, and when."""
