"""What a position of the main game is worth to the team, in points: a rough guess, and quick.

Nothing here is a rule. What the rules say is asked of the rules: what living costs, what work pays,
which spaces there are. What they will do is guessed: what the places where somebody stands will
yield, and what the incidents will hit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from whichside_rules import whichside
from whichside_rules.whichside import cost_of_living, reap
from whichside_rules.whichside.engine.booklet import Goal
from whichside_rules.whichside.engine.content import Space, Tile, premises_of, tile_of
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.scenarios import (
    goals_of,
    objectives_of,
    printed,
    turns_to_come,
)
from whichside_rules.whichside.engine.state import TenementState
from whichside_rules.whichside.table import spaces
from whichside_rules.whichside.victory import controls_of, is_won, most_controls

__all__ = ["Yields", "cells_missing", "robbers_take", "worth", "yields_of"]

END = 10_000.0
"""What the end of the game is worth, won or lost."""
REACHED = 3_000.0
"""The goal, which wins at the end of the turn."""
CONTROL = 45.0
"""A means of production that the goal still asks for."""
CELL = 16.0
"""A cell to the left that the goal still asks for."""
TOWARDS = (30.0, 12.0, 6.0)
"""What lies ready for the next means of production, for the one after it, and so on."""
OUT_OF_REACH = 1_500.0
"""Too few turns are left for the goal."""
LATE = (40.0, 20.0, 8.0, 0.0)
"""How bad it is that no turn can go by without a means of production, only one, only two."""
HURRY = (3.0, 1.6, 1.2, 1.0)
"""How much more the next means of production counts then."""
LATE_GAUGE = 12.0
"""How much more a cell to the left counts for each turn that is missing for it."""
IN_TIME = 2
"""So many turns before the last the gauge should be where the goal wants it."""
AWAY = ("arrest", "jail")
BEFORE_THE_INCIDENTS = ("setup", "misfortunes", "work", "daily", "night", "reap", "incidents")
BEFORE_THE_RENT = (*BEFORE_THE_INCIDENTS, "living")

HEALTH = (2.0, 16.0, 24.0)
"""Somebody who lives, by health."""
FILTH = (4.0, 2.0, 0.0, -3.0, -8.0, -20.0)
"""Unsanitary conditions, from the cleanest."""
ONLY_HERE = 25.0
"""Premises that bring what the goal asks for and no tile has."""
SECOND_WORKPLACE = 4.0
"""To improve a workplace where one is improved, or where the gauges are as the goal asks."""
ABLE = (600.0, 90.0, 24.0, 4.0, 0.0)
"""How bad it is that nobody of a Tenement can be played, only one, only two, only three."""
HOPE = {"misfortunes": 2.0, "work": 1.0, "daily": 1.0}
"""Dollars that somebody who has not been placed yet will bring, by phase."""
SAVINGS = ((0, 3, 3.0), (3, 8, 1.5), (8, 16, 0.8))
"""What dollars are worth once the rent is paid: from so many to so many."""
TOKENS = {
    "union": (3.0, 6, 0.8),
    "anarchist": (6.0, 3, 1.5),
    "strike": (7.0, 3, 2.0),
    "sabotage": (7.0, 2, 3.0),
}
"""By resource: what the first few are worth to the team, how many these are, what more are."""


class Yields(NamedTuple):
    """What a Tenement can expect of the places where its people stand."""

    dollars: float = 0.0
    union: float = 0.0
    anarchist: float = 0.0
    strike: float = 0.0
    sabotage: float = 0.0
    cleaning: float = 0.0
    arrests: float = 0.0
    other: float = 0.0
    """What is not counted in anything, in points: a step towards the goal."""


def aim(state: whichside.WhichsideState) -> Goal:
    """The goal; the one that is least far off, where each of several wins."""
    goals = goals_of(state.setup)
    if len(goals) == 1:
        return goals[0]

    def far(goal: Goal) -> float:
        controls = max(0, controls_of(state.setup, goal) - len(state.objectives))
        return CONTROL * controls + CELL * _cells_to(state, goal)

    return min(goals, key=far)


def _asked(state: whichside.WhichsideState) -> int:
    """How many means of production the goal asks for."""
    return controls_of(state.setup, aim(state))


def cells_missing(state: whichside.WhichsideState) -> int:
    """How many cells to the left the gauges still have to go for the goal."""
    return _cells_to(state, aim(state))


def _cells_to(state: whichside.WhichsideState, goal: Goal) -> int:
    if goal.leftmost:
        missing: int = getattr(state, goal.leftmost) - 1
        return missing
    cells = sorted(getattr(state, gauge) for gauge in whichside.LABOUR)
    return sum(cell - 1 for cell in cells[: goal.gauges])


def turns_left(state: whichside.WhichsideState) -> int:
    """How many turns there are still, with this one."""
    return turns_to_come(state) + 1


def turns_to_spare(state: whichside.WhichsideState) -> int:
    """How many turns can go by without a means of production; below 0 the goal is out of reach."""
    wanted = _asked(state)
    return len(LATE) if len(state.objectives) >= wanted else most_controls(state) - wanted


def worth(state: whichside.WhichsideState) -> float:
    """What a position is worth."""
    if state.ending:
        return END if state.ending.won else -END
    yields = dict(_yields(state)) if state.phase in BEFORE_THE_INCIDENTS else {}
    points = _of_the_goal(state) + _of_the_cards(state)
    for tenement in state.tenements:
        points += _of_tenement(state, tenement, yields.get(tenement.name, Yields()))
    points += _of_tokens(state, yields.values()) + _of_what_comes_next(state, yields.values())
    if state.phase in BEFORE_THE_INCIDENTS:
        points -= _exposed(state)
    return points


def _of_the_goal(state: whichside.WhichsideState) -> float:
    points = CONTROL * min(_asked(state), len(state.objectives))
    if is_won(state):
        points += REACHED
    turns = turns_to_spare(state)
    points -= LATE[min(turns, len(LATE) - 1)] if turns >= 0 else OUT_OF_REACH
    missing = cells_missing(state)
    points -= (
        (CELL + _haste(state)) * missing
        + 1.5 * state.hours
        + 6.0 * state.conditions
        + 8.0 * state.wages
    )
    points -= 12.0 * state.strength
    for tile in state.tiles:
        if tile.improved:
            points += _of_side_b(state, tile_of(state.setup.content, tile.id))
    return points


def _haste(state: whichside.WhichsideState) -> float:
    """How much more a step towards the gauge of the goal counts, the fewer turns are left.

    A cell takes a turn, and another one the workplace in which it is won.
    """
    missing = cells_missing(state)
    if not missing:
        return 0.0
    works = (tile_of(state.setup.content, one.id) for one in state.tiles if one.improved)
    needed = missing + IN_TIME + (not any(one.kind == "work" for one in works))
    return LATE_GAUGE * max(0, needed - turns_left(state))


def _of_side_b(state: whichside.WhichsideState, tile: Tile) -> float:
    if tile.kind == "work":
        turned = sum(
            one.improved and tile_of(state.setup.content, one.id).kind == "work"
            for one in state.tiles
        )
        # Also where the gauges are as asked: else it would not pay to move the last one.
        return 4.0 + 16.0 / turned
    return {"women-pay": 6.0, "free-agitation": 2.0, "convert": 5.0, "host": 3.0}.get(
        tile.special or "", 1.0
    )


def _of_the_cards(state: whichside.WhichsideState) -> float:
    in_force = sum(one.active for one in state.faced)
    waiting = len(state.faced) - in_force
    points = -(0.0, 14.0, 60.0)[min(2, in_force)] - 1.0 * waiting
    points += 5.0 * sum(plan.countered for plan in state.plans)
    closed = sum(one.what == "closed" for one in state.longer)
    return points - 4.0 * closed


def _of_tenement(state: whichside.WhichsideState, tenement: TenementState, yields: Yields) -> float:
    points, able, idle = yields.other, 0, 0
    for person in tenement.people:
        if person.place == "dead":
            continue
        points += HEALTH[person.health]
        if person.place == "arrest":
            points -= 9.0
        elif person.place == "jail":
            points -= 5.0
        elif person.health:
            able += 1
            idle += person.place == "home"
    points -= ABLE[min(able, len(ABLE) - 1)]
    points -= 9.0 * yields.arrests
    cleaner = max(0, tenement.unsanitary - int(yields.cleaning))
    points += FILTH[cleaner]
    if tenement.premises:
        points += _of_premises(state, tenement.premises)
    dollars = tenement.dollars + yields.dollars + HOPE.get(state.phase, 0.0) * idle
    cost = cost_of_living.cost(state, tenement.name)
    if state.phase in BEFORE_THE_RENT:
        dollars -= cost
        if dollars < 0:
            return points - _misery(tenement, -dollars, cleaner)
    return points + sum(
        price * max(0.0, min(dollars, upto) - since) for since, upto, price in SAVINGS
    )


def _misery(tenement: TenementState, debt: float, filth: int) -> float:
    """What a debt will cost: goods, then health, and the lives of those in Jail."""
    points = 2.0 + sum(22.0 for person in tenement.people if person.place == "jail")
    if tenement.premises:
        points, debt = points + 4.0, debt - 2.0
    while debt > 0 and filth < len(FILTH) - 2:
        part = min(1.0, debt)
        points += part * (FILTH[filth] - FILTH[filth + 1])
        filth, debt = filth + 1, debt - 1.0
    return points + 11.0 * max(0.0, debt)


@lru_cache(maxsize=256)
def _of_space(space: Space) -> float:
    """What premises bring in a turn."""
    tokens: float = sum(price * getattr(space, kind) for kind, (price, _, _) in TOKENS.items())
    return tokens + 1.5 * space.dollars + 3.0 * space.cleaning + 4.0 * (space.kind == "heal")


def _of_premises(state: whichside.WhichsideState, premises: str) -> float:
    found = premises_of(state.setup.content, premises).spaces
    points = 3.0 + sum(_of_space(space) for space in found)
    if any(getattr(space, kind) for space in found for kind in TOKENS):
        lacking = _lacking(state)
        points += ONLY_HERE * any(getattr(space, kind) for space in found for kind in lacking)
    return points


def _lacking(state: whichside.WhichsideState) -> Collection[str]:
    """What no tile brings, where the goal cannot be reached without it."""
    tiles = spaces.on_tiles(state).values()
    missing = [kind for kind in TOKENS if not any(getattr(space, kind) for space in tiles)]
    left = [one for one in objectives_of(state.setup) if one.id not in state.objectives]
    easy = sum(not any(getattr(one, kind) for kind in missing) for one in left)
    return missing if easy < _asked(state) - len(state.objectives) else ()


def _of_what_comes_next(state: whichside.WhichsideState, yields: Collection[Yields]) -> float:
    """How much of the price of the next means of production lies ready."""
    wanted = _asked(state) - len(state.objectives)
    have = {kind: sum(getattr(one, kind) for one in (*state.tenements, *yields)) for kind in TOKENS}
    spare = _spare(state, yields)
    ready = []
    for one in objectives_of(state.setup):
        if one.id in state.objectives:
            continue
        price = got = 0.0
        for kind, (first, _, _) in TOKENS.items():
            asked = getattr(one, kind)
            if asked:
                price += first * asked
                got += first * min(asked, have[kind])
        if one.dollars:
            price += 1.5 * one.dollars
            got += 1.5 * min(one.dollars, spare)
        ready.append(got / price if price else 1.0)
    ready.sort(reverse=True)
    points = 0.0
    for most, part in zip(TOWARDS, ready[: max(0, wanted)], strict=False):
        points += most * part * part
    return points * HURRY[max(0, min(turns_to_spare(state), len(HURRY) - 1))]


def _spare(state: whichside.WhichsideState, yields: Collection[Yields]) -> float:
    """Dollars that are left when the rent is paid."""
    found = 0.0
    coming = [one.dollars for one in yields] or [0.0] * len(state.tenements)
    for tenement, more in zip(state.tenements, coming, strict=True):
        due = cost_of_living.cost(state, tenement.name) if state.phase in BEFORE_THE_RENT else 0
        found += max(0.0, tenement.dollars + more - due)
    return found


def _of_tokens(state: whichside.WhichsideState, yields: Collection[Yields]) -> float:
    points = 0.0
    for kind, (first, few, more) in TOKENS.items():
        have = sum(getattr(one, kind) for one in state.tenements)
        have += sum(getattr(one, kind) for one in yields)
        points += first * min(have, few) + more * max(0.0, have - few)
    return points


def _exposed(state: whichside.WhichsideState) -> float:
    """What the incidents will take from those with the most of something."""
    cards = printed(state, "conditions")
    points = 0.0
    for gauge, price in (("risk", 2.0), ("police", 1.5), ("unsanitary", 1.5)):
        values = [getattr(one, gauge) for one in state.tenements]
        most = max(values)
        for tenement, value in zip(state.tenements, values, strict=True):
            if value == most:
                shield = gauge == "risk" and tenement.unsanitary == 0 and not tenement.spared
                points += cards * price * (0.4 if shield else 1.0)
            points += 0.05 * value
    return points


# What the places yield ---------------------------------------------------------------------------


def _yields(state: whichside.WhichsideState) -> Iterator[tuple[str, Yields]]:
    places = [
        person.place
        for tenement in state.tenements
        for person in tenement.people
        if "." in person.place
    ]
    for tenement in state.tenements:
        found = Yields()
        for person in tenement.people:
            if "." in person.place:
                found = _added(found, yields_of(state, tenement.name, person.place, places))
        if tenement.night:
            found = _added(found, yields_of(state, tenement.name, tenement.night, places))
        yield tenement.name, found


def _added(one: Yields, other: Yields) -> Yields:
    return Yields(*(a + b for a, b in zip(one, other, strict=True)))


def yields_of(
    state: whichside.WhichsideState,
    tenement: TenementName,
    place: str,
    places: list[str],
) -> Yields:
    """What somebody can expect of a place, with the others where they are."""
    space = spaces.space_of(state, tenement, place)
    if space is None:
        return Yields()
    match space.kind:
        case "gain":
            return Yields(
                float(sum(dollars for dollars, _ in reap.pay_of(state, space))),
                space.union,
                space.anarchist,
                space.strike,
                space.sabotage,
                space.cleaning,
            )
        case "crime":
            table = state.setup.content.tenderloin.crime
            pay = sum(one for one in table if one != "arrest")
            return Yields(pay / len(table), arrests=table.count("arrest") / len(table))
        case "robbery":
            return Yields(robbers_take(max(1, places.count(place))), arrests=1 / 6)
        case "improve":
            return Yields(other=_towards_side_b(state, place, places))
        case "control":
            return Yields(other=_towards_the_gauge(state))
        case "heal":
            hurt = any(one.health < 2 for each in state.tenements for one in each.people)
            return Yields(other=8.0 if hurt else 0.0)
    return Yields()


@lru_cache(maxsize=16)
def robbers_take(robbers: int) -> float:
    """What each of so many robbers can expect: the best of their dice."""
    return float(sum(1 - Fraction(face, 6) ** robbers for face in range(6)))


def _towards_side_b(state: whichside.WhichsideState, place: str, places: list[str]) -> float:
    """Each who stands there is a part of an improvement."""
    tile = tile_of(state.setup.content, place.partition(".")[0])
    needed = reap.needed(state, tile.id)
    there = places.count(place)
    if there > needed:
        return 0.0
    part = (0.75 if there < needed else 1.0) / needed
    return part * _of_side_b_if_turned(state, tile, places)


def _of_side_b_if_turned(
    state: whichside.WhichsideState, tile: Tile, places: Collection[str]
) -> float:
    """The first workplace leads to the goal; another, also one in the making, hardly helps."""
    if tile.kind != "work":
        return _of_side_b(state, tile)
    others = (
        one
        for one in state.tiles
        if one.id != tile.id and tile_of(state.setup.content, one.id).kind == "work"
    )
    if any(one.improved or f"{one.id}.improvement" in places for one in others):
        return SECOND_WORKPLACE
    return 22.0 + _haste(state) if cells_missing(state) else SECOND_WORKPLACE


def _towards_the_gauge(state: whichside.WhichsideState) -> float:
    """A gauge will move a cell to the left."""
    if cells_missing(state):
        return 22.0 + _haste(state)
    return 7.0 if state.conditions > 1 or state.wages > 1 else 0.0
