"""The golden games of the main game: each scenario and variant, won and lost in every way.

The players peek and are lucky: chance shows what serves the end that is looked for, and they do
what looks best one move ahead. What is left open is chosen at random, seed after seed, until a
game ends in that way. Nothing here names a number of the box, so that the games can be found again
when its stand-ins are tuned: ``python -m tests.golden.make`` with their names.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from whichside_rules import whichside
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Over
from whichside_rules.policies.whichside import plan_whichside
from whichside_rules.whichside import cost_of_living, victory
from whichside_rules.whichside.engine.content import tile_of
from whichside_rules.whichside.engine.scenarios import goal_of, objectives_of
from whichside_rules.whichside.table import spaces

MOST_SEEDS = 5_000
SCENARIOS = ("generic", "shirtwaist-strike", "winter-fires", "station-explosion", "cloakmakers")

State = whichside.WhichsideState
Choice = Callable[[random.Random, State, Sequence[Any]], Any]


@dataclass(frozen=True)
class WhichsideCase:
    """A way for a game to end."""

    setup: whichside.Setup
    reached: Callable[[Any], bool]
    """Whether this end, a ``make.Last``, is the one."""
    choose: Choice
    """How the players choose."""
    chance: Choice
    """What chance shows."""

    game = whichside

    def find(self, name: str) -> list[Any]:
        """The moves of a game that ends in this way."""
        from tests.golden.make import Last

        for seed in range(MOST_SEEDS):
            rng, state = random.Random(f"{name} {seed}"), whichside.new_game(self.setup)
            moves: list[Any] = []
            while not isinstance(now := whichside.pending(state), Over):
                if isinstance(now, Chance):
                    move = self.chance(rng, state, whichside.chance_outcomes(state))
                else:
                    move = self.choose(rng, state, whichside.legal_actions(state))
                before, (state, told) = state, whichside.apply(state, move)
                moves.append(move)
            if self.reached(Last(before, state, told, told)):
                return moves
        raise SystemExit(f"{name}: not found; try more seeds")


# What chance shows -------------------------------------------------------------------------------

LOSS = {
    "health": 9,
    "maim": 9,
    "prison": 8,
    "labour": 6,
    "strength": 30,
    "close": 3,
    "lasting": 4,
    "destroy": 20,
}
"""How bad a kind of effect is, for each step of it; what is not here is 2."""


def harm(state: State, card: str) -> Any:
    """How bad a card is for the players, about."""
    content = state.setup.content
    for deck in ("misfortune", "incident", "normal", "difficult"):
        found = next((one for one in getattr(content, f"{deck}s") if one.id == card), None)
        if found is not None:
            measure = 40 if getattr(found, "measure", False) else 0
            return measure + sum(_harm(state, one) for one in found.effects)
    ended = next((one for one in content.strategies if one.id == card), None)
    if ended is not None:
        return sum(_harm(state, one) for one in ended.defeat)
    return -5.0 * len(_only_there(state, card))


def _only_there(state: State, premises: str) -> list[str]:
    """The resources that premises bring and no tile on the table."""
    found = next((one for one in state.setup.content.premises if one.id == premises), None)
    tiles = spaces.on_tiles(state).values()
    return [
        kind
        for kind in whichside.RESOURCES
        if found and any(getattr(one, kind) for one in found.spaces)
        if not any(getattr(one, kind) for one in tiles)
    ]


def _harm(state: State, effect: Any) -> Any:
    if effect.kind == "either":
        return min(_harm(state, one) for one in effect.options)
    many = len(state.tenements) if getattr(effect, "whom", "victim") == "each" else 1
    steps = abs(getattr(effect, "by", 1)) * (3 if getattr(effect, "people", "one") == "all" else 1)
    light = getattr(effect, "gauge", "") in ("risk", "police")
    return many * steps * (0.5 if light else LOSS.get(effect.kind, 2))


def lucky(rng: random.Random, state: State, outcomes: Sequence[Any]) -> Any:
    """The mildest card; the throw after which most is there."""
    moves = [one.move for one in outcomes]
    if isinstance(moves[0], whichside.Roll):
        return max(moves, key=lambda move: worth(whichside.apply(state, move).state))
    return min(moves, key=lambda move: (harm(state, move.card), rng.random()))


def measures(rng: random.Random, state: State, outcomes: Sequence[Any]) -> Any:
    """Exceptional measures first, and else what is mild."""
    moves = [one.move for one in outcomes]
    if isinstance(moves[0], whichside.Roll):
        return lucky(rng, state, outcomes)
    worst = max(moves, key=lambda move: harm(state, move.card))
    return worst if harm(state, worst.card) >= 40 else lucky(rng, state, outcomes)


def by_chance(rng: random.Random, state: State, outcomes: Sequence[Any]) -> Any:
    """As it comes."""
    return sample(outcomes, rng)


# How the players choose --------------------------------------------------------------------------


def worth(state: State) -> Any:
    """How good a position is, about."""
    total = 60.0 * len(state.objectives) - 40 * sum(one.active for one in state.faced)
    total -= 8 * sum(not one.active for one in state.faced)
    total += 15 * sum(tile.improved for tile in state.tiles)
    for tenement in state.tenements:
        total += min(tenement.dollars, 12) + 0.2 * tenement.dollars
        total += 2 * sum(getattr(tenement, kind) for kind in whichside.RESOURCES)
        total -= tenement.unsanitary**1.5
        for person in tenement.people:
            total += 12 * person.health - 10 * (person.place in ("arrest", "jail"))
            total -= 40 * (person.place == "dead") + 6 * (person.health == 0)
    goal = goal_of(state.setup)
    cells = sorted(getattr(state, gauge) for gauge in whichside.LABOUR)
    total -= 15 * sum(cells[: goal.gauges])
    if goal.leftmost:
        total -= 25 * getattr(state, goal.leftmost)
    return total


def value(state: State, player: Any, place: str) -> Any:
    """What a space brings, about, to whoever stands there by day or at night."""
    space = spaces.space_of(state, player, place)
    if space is None:
        return 0.0
    home = next(one for one in state.tenements if one.name == player)
    short = cost_of_living.cost(state, player) - home.dollars - _earned(state, home)
    dear = 5.0 if short > 0 else 1.5 if short > -6 else 0.7
    gain = dear * (_pay(state, space) - space.price) + 1.5 * space.union
    gain += 3 * (space.anarchist + space.strike + space.sabotage) + 4.0 * (space.kind == "heal")
    gain += 6.0 * any(getattr(space, kind) for kind in _wanted(state))
    gain += 2.5 * space.cleaning * home.unsanitary - 4 * space.unsanitary
    gain -= 0.6 * max(0, space.risk) + 0.6 * max(0, space.police)
    if space.kind == "control":
        gain += 14 if _short_of_gauges(state) else -4
    if space.kind == "improve":
        gain += _improving(state, place.partition(".")[0])
    return gain


def _wanted(state: State) -> set[str]:
    """What the team lacks for those means of production of which least is missing."""
    there = {
        kind: sum(getattr(one, kind) for one in state.tenements) for kind in whichside.RESOURCES
    }
    for home in state.tenements:
        for person in home.people:
            space = spaces.space_of(state, home.name, person.place)
            for kind in whichside.RESOURCES if space else ():
                there[kind] += getattr(space, kind)
    lacks = [
        {kind: max(0, getattr(one, kind) - there[kind]) for kind in whichside.RESOURCES}
        for one in objectives_of(state.setup)
        if one.id not in state.objectives
    ]
    least = min((sum(one.values()) for one in lacks), default=0)
    return {kind for one in lacks for kind in one if one[kind] and sum(one.values()) == least}


def _pay(state: State, space: Any) -> int:
    """The dollars that a space brings to those who are lucky."""
    if space.kind == "robbery":
        return 6
    crime = state.setup.content.tenderloin.crime
    return max(one for one in crime if one != "arrest") if space.kind == "crime" else space.dollars


def _earned(state: State, home: Any) -> int:
    """The dollars that come to a Tenement from where its people stand."""
    there = [spaces.space_of(state, home.name, one.place) for one in home.people]
    return sum(_pay(state, space) for space in there if space)


def _short_of_gauges(state: State) -> bool:
    goal = goal_of(state.setup)
    leftmost = [gauge for gauge in whichside.LABOUR if getattr(state, gauge) == 1]
    return len(leftmost) < goal.gauges or (goal.leftmost not in (None, *leftmost))


def _improving(state: State, tile: str) -> float:
    """One workplace is improved, early, by as many as it takes."""
    work = [one for one in state.tiles if tile_of(state.setup.content, one.id).kind == "work"]
    if not _short_of_gauges(state) or any(one.improved for one in work):
        return -5.0
    burns = {
        effect.tile
        for strategy in state.setup.content.strategies
        for effect in strategy.defeat
        if effect.kind == "destroy"
    }
    best = sorted(work, key=lambda one: one.id in burns)
    return 13.0 if best and tile == best[0].id else -5.0


def carefully(rng: random.Random, state: State, actions: Sequence[Any]) -> Any:
    """What brings most by day; in the struggle what wins; else what looks best a move ahead."""
    first = actions[0]
    if len(actions) == 1:
        return first
    if isinstance(first, whichside.PlaceCharacter | whichside.NightAction | whichside.Pass):
        worths = [
            (value(state, one.player, one.space) + rng.random(), at)
            for at, one in enumerate(actions)
            if isinstance(one, whichside.PlaceCharacter | whichside.NightAction)
        ]
        best = max(worths, default=(0.0, 0))
        return actions[best[1]] if best[0] > 0 else actions[-1]
    if state.phase == "struggle" and not state.agenda:
        return _struggle(rng, state, actions)
    return max(actions, key=lambda one: (worth(whichside.apply(state, one).state), rng.random()))


def _struggle(rng: random.Random, state: State, actions: Sequence[Any]) -> Any:
    """First what would lose the game, then a means of production, then whoever is ill."""
    takes = [one for one in actions if isinstance(one, whichside.TakeControl)]
    counters = [one for one in actions if isinstance(one, whichside.Counter)]
    doctors = [one for one in actions if isinstance(one, whichside.CallDoctor)]
    due = sum(harm(state, one.card) >= 40 for one in state.faced)
    saving = [one for one in counters if harm(state, one.card) >= 40]
    if due >= 3 and saving:
        return rng.choice(saving)
    if takes:
        return rng.choice(takes)
    shops = [
        one
        for one in actions
        if isinstance(one, whichside.BuyPremises)
        and set(_only_there(state, one.premises)) & _wanted(state)
        and not any(
            home.name == one.player and home.premises and _only_there(state, home.premises)
            for home in state.tenements
        )
    ]
    if shops:
        return rng.choice(shops)
    bad = [
        one
        for one in doctors
        if any(p.id == one.character and p.health < 2 for t in state.tenements for p in t.people)
    ]
    if bad:
        return rng.choice(bad)
    if due >= 2 and saving:
        return rng.choice(saving)
    if counters and len(state.objectives) >= victory.fewest_controls(state.setup):
        return rng.choice(counters)
    return actions[-1]


def idly(rng: random.Random, state: State, actions: Sequence[Any]) -> Any:
    """As carefully, but nobody takes a means of production or counters anything."""
    kept = [
        one for one in actions if not isinstance(one, whichside.TakeControl | whichside.Counter)
    ]
    return carefully(rng, state, kept or actions)


def planning(rng: random.Random, state: State, actions: Sequence[Any]) -> Any:
    """As ``plan`` does: for the goals that ask for a means of production in nearly every turn."""
    return plan_whichside(whichside, state, actions, rng)


def carelessly(rng: random.Random, state: State, actions: Sequence[Any]) -> Any:
    """Anything."""
    return rng.choice(actions)


# The ways to end --------------------------------------------------------------------------------


def won(last: Any) -> bool:
    return bool(last.won)


def by_clause(clause: str) -> Callable[[Any], bool]:
    def reached(last: Any) -> bool:
        return bool(last.clause == clause)

    return reached


OUT_OF_TIME = by_clause("whichside.defeat.es-10")
NOBODY = by_clause("whichside.defeat.no-playable-character")
MEASURES = by_clause("whichside.defeat.three-exceptional-measures")


def cases() -> Iterator[tuple[str, WhichsideCase]]:
    for at, scenario in enumerate(SCENARIOS):
        people = at % 4 + 1 if scenario != "cloakmakers" else 2
        setup = whichside.Setup(scenario=scenario, players=people)
        choose = planning if scenario == "station-explosion" else carefully
        yield f"won-{scenario}", WhichsideCase(setup, won, choose, lucky)
        if scenario == "winter-fires":
            yield f"lost-{scenario}", WhichsideCase(setup, OUT_OF_TIME, idly, lucky)
        elif scenario == "station-explosion":
            yield f"lost-{scenario}", WhichsideCase(setup, MEASURES, idly, measures)
        else:
            yield f"lost-{scenario}", WhichsideCase(setup, NOBODY, carelessly, by_chance)


def variants() -> Iterator[tuple[str, WhichsideCase]]:
    """Each variant, and each goal of Ironworker."""
    free = whichside.Readings(ironworker_goal="free")
    for name, setup in {
        "tutorial": whichside.Setup(variant="tutorial", players=3),
        "duo": whichside.Setup(variant="duo", players=2),
        "circumstances": whichside.Setup(rolls=2, players=4),
        "ironworker-custom": whichside.Setup(
            ironworker=True, goal=whichside.Goal(2, 1), players=2, readings=free
        ),
    }.items():
        yield f"won-{name}", WhichsideCase(setup, won, carefully, lucky)
        yield f"lost-{name}", WhichsideCase(setup, NOBODY, carelessly, by_chance)
    for name, setup in {
        "desperate": whichside.Setup(variant="desperate", players=1),
        "ironworker-8-1": whichside.Setup(ironworker=True, players=4),
        "ironworker-6-3": whichside.Setup(ironworker=True, goal=whichside.Goal(6, 3), players=3),
    }.items():
        chance = by_chance if name == "desperate" else lucky
        yield f"won-{name}", WhichsideCase(setup, won, planning, chance)
        yield f"lost-{name}", WhichsideCase(setup, NOBODY, carelessly, by_chance)


WHICHSIDE_CASES: dict[str, WhichsideCase] = {
    f"whichside-{name}": case for name, case in (*cases(), *variants())
}
