"""The careful player of the postal game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from whichside_rules.kernel.playing.game import Game

if TYPE_CHECKING:
    from whichside_rules import postal

__all__ = ["POLICIES", "careful_postal", "measure", "postal_measures"]

A = TypeVar("A")


def careful_postal(
    game: Game, view: postal.PostalObservation, actions: Sequence[A], generator: random.Random
) -> A:
    """Makes a plan for the turn: pays the Cost of Living, spares the gauges, takes a means.

    The plan is a set of spaces, put together worker by worker and judged by what the turn would
    leave behind. Nothing is left to luck.
    """
    first: Any = actions[0]
    if len(actions) == 1:
        return actions[0]
    judge = _JUDGES.get(first.kind)
    if first.kind == "place":
        return _next_of_the_plan(view, actions)
    if first.kind in ("take", "end-turn"):
        return _best_means(view, actions)
    return min(actions, key=lambda action: judge(view, action)) if judge else actions[0]


class _Facts(NamedTuple):
    """What a plan depends on; a key, so that a turn is planned once."""

    setup: postal.Setup
    workers: int
    turns_left: int
    savings: int
    cost: int
    risk: int
    unsanitary: int
    police_threat: int
    injured: int
    prisoners: int
    living: int
    reserve: int
    controlled: tuple[str, ...]


def _next_of_the_plan(seen: postal.PostalObservation, actions: Sequence[A]) -> A:
    facts = _Facts(
        setup=seen.setup,
        workers=seen.available + len(seen.placed),
        turns_left=max(0, seen.setup.content.strength.last_box - seen.strength),
        savings=seen.savings,
        cost=seen.cost_of_living,
        risk=seen.risk,
        unsanitary=seen.unsanitary,
        police_threat=seen.police_threat,
        injured=seen.injured,
        prisoners=seen.prisoners,
        living=seen.healthy + seen.injured,
        reserve=seen.reserve,
        controlled=seen.controlled,
    )
    missing = Counter(_plan(facts))
    missing.subtract(seen.placed)
    # The injured first: a healthy worker still waiting is worth more if somebody gets hurt.
    ranked = sorted(actions, key=lambda action: getattr(action, "worker", "") != "injured")
    for action in ranked:
        if missing[getattr(action, "space", "")] > 0:
            return action
    return ranked[0]


_SOURCES = {
    "strike": "political_cafe",
    "sabotage": "chemistry_workshop",
    "union_agitation": "local_union",
    "anarchist_agitation": "printing_press",
}


@lru_cache(maxsize=4_096)
def _plan(facts: _Facts) -> tuple[str, ...]:
    """The spaces for this turn's workers: the best filling up of any means' resources."""
    from whichside_rules import postal

    uses = facts.setup.content.uses
    room: dict[str, int] = {}
    room |= dict.fromkeys(postal.SPACES, facts.workers)
    for space in postal.SPACES:
        limit = getattr(uses, space)
        if limit != "unlimited":
            room[space] = limit or 1
    bases: list[tuple[str, ...]] = [()]
    for means in facts.setup.content.means:
        if means.id not in facts.controlled:
            base = tuple(
                space for kind, space in _SOURCES.items() for _ in range(getattr(means, kind))
            )
            if len(base) <= facts.workers and all(
                base.count(space) <= room[space] for space in base
            ):
                bases.append(base)
    best: tuple[str, ...] = ()
    best_worth = float("-inf")
    for base in dict.fromkeys(bases):
        plan, worth = base, _worth(facts, base)
        while len(plan) < facts.workers:
            # Two at a time would be better still, but one at a time is good enough and quick.
            fits = [space for space in postal.SPACES if plan.count(space) < room[space]]
            if not fits:
                break
            plan, worth = max(
                (((*plan, space), _worth(facts, (*plan, space))) for space in fits),
                key=lambda item: item[1],
            )
        if worth > best_worth:
            best, best_worth = plan, worth
    return best


def _worth(facts: _Facts, plan: tuple[str, ...]) -> float:
    """What a turn with these workers leaves behind, in points."""
    content, left = facts.setup.content, facts.turns_left
    count, wages, last = Counter(plan), content.wages, content.last_box
    recruits = min(count["greenwich_village"], facts.reserve)
    healed = min(count["bonesetter"], facts.injured)
    freed = min(count["liberal_lawyers"], facts.prisoners)
    money = (
        facts.savings
        + count["east_river_docks"] * wages.east_river_docks
        + count["triangle_shirtwaist"] * wages.triangle_shirtwaist
        + count["newtown_creek"] * wages.newtown_creek
        + count["tenderloin"] * wages.tenderloin
        - count["printing_press"] * content.price.printing_press
        - facts.cost
        - recruits * content.cost.worker
        + healed * content.cost.injury
    )
    risk = facts.risk + count["east_river_docks"]
    unsanitary = facts.unsanitary + count["newtown_creek"]
    police = facts.police_threat + count["tenderloin"] + count["political_cafe"]
    police = max(0, police - (count["liberal_lawyers"] - freed))
    for _ in range(count["chemistry_workshop"]):
        if risk <= unsanitary:
            risk += 1
        else:
            unsanitary += 1
    for _ in range(count["tenement"]):
        if risk >= unsanitary:
            risk = max(0, risk - 1)
        else:
            unsanitary -= 1
    worth = 0.0
    for level, box in (
        (risk, last.risk),
        (unsanitary, last.unsanitary),
        (police, last.police_threat),
    ):
        worth -= _danger(level, box or 4, left)
    if money < 0:
        worth += 18.0 * money
    prices = [
        means.dollars
        for means in content.means
        if means.id not in facts.controlled
        and means.dollars <= money
        and all(count[space] >= getattr(means, kind) for kind, space in _SOURCES.items())
    ]
    if prices:
        worth += 40.0
        money -= min(prices)
    if left:
        worth += 1.6 * min(max(money, 0), facts.cost) + 0.8 * max(0, min(money, 14) - facts.cost)
        worth += recruits * 2.6 * (left - 2) * (1.0 if facts.living < 7 else 0.6)
        worth += healed * (6.0 + 1.2 * left) + freed * (4.0 + 2.5 * left)
    return worth


def _danger(level: int, box: int, left: int) -> float:
    """What a gauge costs: full hurts now, nearly full soon."""
    hurt = 8.0 + 1.6 * left
    if level >= box:
        return hurt * (level // box) + (_danger(level % box, box, left) if left else 0.0)
    return hurt * (0.0, 0.05, 0.16, 0.38)[max(0, min(3, level - box + 4))] if left else 0.0


_ORDER = (
    "tenement",
    "liberal_lawyers",
    "bonesetter",
    "triangle_shirtwaist",
    "local_union",
    "east_river_docks",
    "newtown_creek",
    "tenderloin",
    "printing_press",
    "political_cafe",
    "chemistry_workshop",
    "greenwich_village",
)


def _judge_act(view: postal.PostalObservation, action: Any) -> tuple[int, int]:
    """Lower gauges while there is something to lower, earn before paying, raise the lower gauge."""
    if action.space == "tenement":
        level = getattr(view, action.choice)
        return (0 if level else 20, -level)
    if action.space == "liberal_lawyers":
        if action.choice == "free":
            return (1, -1)
        return (1 if view.police_threat else 19, 0)
    if action.space == "printing_press" and not view.savings:
        return (18, 0)
    if action.space == "chemistry_workshop":
        return (_ORDER.index(action.space), getattr(view, action.choice))
    return (_ORDER.index(action.space), 0)


def _judge_choose(view: postal.PostalObservation, action: Any) -> tuple[bool, int]:
    """Hurt and jail those who can do least; heal and free those who can do most."""
    rank = {"jail": 0, "done": 1, "waiting": 2}.get(action.place, 3)
    if action.purpose == "injure":
        return (False, rank)
    if action.purpose == "jail":
        return (action.worker != "injured", rank)
    if action.purpose == "heal":
        return (False, -rank)
    return (action.worker == "injured", rank)


_JUDGES: dict[str, Callable[[Any, Any], Any]] = {
    "act": _judge_act,
    "choose": _judge_choose,
    "apply-first": lambda view, action: action.die,
}


def _best_means(view: postal.PostalObservation, actions: Sequence[A]) -> A:
    """A means of production whenever one can be had, the cheapest in dollars."""

    def price(action: Any) -> tuple[bool, int]:
        means = view.setup.content.means_called(getattr(action, "means", ""))
        return (means is None, means.dollars if means else 0)

    return min(actions, key=price)


def postal_measures(
    game: Game, state: postal.PostalState, moves: Sequence[postal.Move]
) -> dict[str, int]:
    """Of a finished postal game: its turns, Employers' Strength, means controlled and deaths."""
    return {
        "turns": sum(move.kind == "begin-turn" for move in moves),
        "strength": state.strength,
        "controlled": len(state.controlled),
        "dead": state.dead,
    }


POLICIES: dict[str, Callable[..., Any]] = {"careful": careful_postal}
"""The policies of this game by name, besides those for every game."""

measure = postal_measures
"""What ``whichside simulate`` notes of a finished game."""
