"""What a turn of the postal game comes to, read off its rules: the tables of exact play.

Every number here is found by playing: positions are built, moves are made, and what came of them
is noted. No rule is repeated. What the tables rely on, so that a few positions speak for many:

* what an action does to money, resources and gauges depends on the gauges alone, and on whether a
  cube is left to recruit and a dollar to pay;
* what an injury, a jailing, a healing and a release do depends on the workers alone;
* a worker who is placed can be given a space when the action is resolved, since nothing is rolled
  between the two; one who is lost before may have stood on any space that has room;
* of a worker it matters whether healthy or injured, and waiting, placed, done or in jail;
* of the resources it matters which means of production they pay;
* paying takes the Cost of Living from the Savings; a temporary rise adds as many dollars to it;
* Risk and Unsanitary can be exchanged where no action and no die tells them apart.

What is found by these tables is compared with the rules themselves, position by position
(:meth:`whichside_rules.exact.postal.Judge.worth` in Bellman's equation).
"""

from __future__ import annotations

import hashlib
import json
import math
import shutil
import sys
import tempfile
import zlib
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from whichside_rules import postal
from whichside_rules.kernel.files.content import WHOLE
from whichside_rules.kernel.playing.refusal import MissingContent
from whichside_rules.postal import PostalState, Setup

__all__ = [
    "MOST_GROUPS",
    "STEPS",
    "Deed",
    "Face",
    "Gauges",
    "Group",
    "Judge",
    "Kept",
    "Prize",
    "Turns",
    "Unfit",
    "Values",
    "ValuesError",
    "Workers",
    "Writer",
    "digest",
    "read",
]

PLENTY = 1_000
"""Dollars enough for anything in one turn."""
FREE: postal.Space = "triangle_shirtwaist"
"""A space where anybody may stand while the tables are made."""
MOST_GROUPS = 60_000
"""How many ways of standing are kept at most."""

Gauges = tuple[int, int, int]
"""Risk, Unsanitary, Police Threat."""
Group = tuple[int, int, int, int, int]
"""Between two turns: healthy, injured, healthy in jail, injured in jail, in reserve."""


class Unfit(ValueError):
    """The set-up does not allow the merging: what it relies on does not hold."""


class Workers(NamedTuple):
    """In the middle of a turn: how many workers of each kind."""

    healthy: int
    injured: int
    healthy_placed: int
    injured_placed: int
    healthy_done: int
    injured_done: int
    healthy_jailed: int
    injured_jailed: int

    @property
    def placed(self) -> int:
        """Those who have not acted yet."""
        return self.healthy_placed + self.injured_placed

    def home(self, reserve: int) -> Group:
        """When the turn is over."""
        healthy = self.healthy + self.healthy_placed + self.healthy_done
        injured = self.injured + self.injured_placed + self.injured_done
        return healthy, injured, self.healthy_jailed, self.injured_jailed, reserve


class Deed(NamedTuple):
    """An action with its choice: what it does, whoever does it."""

    space: postal.Space
    choice: str | None
    order: int
    """Its place in the list of the spaces."""
    room: int | None
    """How many workers the space takes in a turn."""
    price: int
    """Dollars without which nothing happens."""
    wage: int
    resource: int
    """Which of the resources it brings; -1 for none."""
    recruits: int
    """How many workers join while there is a cube in reserve."""
    recruits_anyway: int
    """And how many when there is none."""
    needs_prisoner: bool
    at: dict[Gauges, tuple[Gauges, str | None]]
    """From the gauges to the gauges, and what happens to somebody."""


class Face(NamedTuple):
    """A result of the die."""

    cost: int
    strength: int
    gauges: Gauges
    event: str | None
    lost: bool


class Prize(NamedTuple):
    """A means of production."""

    id: str
    dollars: int


class Turns:
    """The tables of one set-up."""

    def __init__(self, setup: Setup) -> None:
        """Play what has to be played.

        Args:
            setup: with its mode chosen.

        Raises:
            Unfit: the merging does not hold for it, or it has too many means of production.
            MissingContent: a pack leaves open what has to be known.
        """
        if setup.mode is None:
            raise Unfit("the mode is not chosen")
        content = setup.content
        for gauge in postal.GAUGES:
            if getattr(content.last_box, gauge) is None:
                raise MissingContent(f"last_box.{gauge}")
        self.setup: Setup = setup
        self.last: int = content.strength.last_box
        self.cubes: int = content.cubes.workers + 8
        more = replace(content.cubes, workers=self.cubes)
        free: dict[str, Any] = dict.fromkeys(
            (space for space in postal.SPACES if space not in postal.ANARCHIST_GROUP), "unlimited"
        )
        every_box = tuple(range(1, self.last + 1))
        readings = replace(setup.readings, resolution_order="player")
        roomy = replace(
            content,
            cubes=more,
            uses=replace(content.uses, **free),
            strength=replace(content.strength, two_dice=()),
        )
        pairs = replace(roomy, strength=replace(content.strength, two_dice=every_box))
        self._real = replace(setup, content=replace(content, cubes=more))
        self._roomy = replace(setup, content=roomy, readings=readings)
        self._pairs = replace(setup, content=pairs, readings=readings)
        boxes = [getattr(content.last_box, gauge) for gauge in postal.GAUGES]
        self.every: list[Gauges] = [
            (risk, unsanitary, police) for risk, unsanitary, police in product(*map(range, boxes))
        ]
        self._dice: dict[int, int] = {}
        self.listed: bool = setup.readings.resolution_order == "listed"
        self.target: int = postal.target(postal.new_game(setup))
        self.deeds: tuple[Deed, ...] = self._all_deeds()
        self.orders: dict[tuple[int, int], tuple[tuple[int, int], ...]] = self._all_orders()
        if any(deed.recruits_anyway for deed in self.deeds):
            raise Unfit("with substitutes for the cubes there is no end of workers")
        self.means: tuple[Prize, ...] = self._all_means()
        self.most_resources: tuple[int, ...] = self._most_resources()
        self._faces: dict[tuple[int, Gauges], tuple[Face, ...]] = {}
        self.twins: bool = self._exchangeable()
        self.gauges: list[Gauges] = sorted({self.merged(gauges) for gauges in self.every})
        self._triggers = self._find_triggers()
        self._struck: dict[tuple[str, Workers, str], tuple[Workers | None, ...]] = {}
        if self.listed and self.deeds[-1].room is not None:
            raise Unfit("in the listed order the last space must take any number of workers")

    def merged(self, gauges: Gauges) -> Gauges:
        """The gauges that stand for these and for those that come to the same."""
        risk, unsanitary, police = gauges
        if self.twins and risk < unsanitary:
            return unsanitary, risk, police
        return gauges

    # Positions --------------------------------------------------------------------------------

    def _at(
        self,
        phase: postal.Phase,
        workers: Workers,
        gauges: Gauges = (0, 0, 0),
        reserve: int = 1,
        setup: Setup | None = None,
        spaces: tuple[postal.Space, ...] = (),
        **more: Any,
    ) -> PostalState:
        """A position: placed workers stand at ``spaces`` first, then where there is room."""
        placed, free = workers.healthy_placed, FREE
        healthy_at = (*spaces[:placed], *[free] * max(0, placed - len(spaces)))
        injured_at = (*spaces[placed:], *[free] * (workers.injured_placed - len(spaces[placed:])))
        living = sum(workers)
        return postal.position(
            setup=setup or self._roomy,
            phase=phase,
            healthy=workers.healthy,
            injured=workers.injured,
            healthy_at=healthy_at,
            injured_at=injured_at,
            healthy_done=workers.healthy_done,
            injured_done=workers.injured_done,
            healthy_jailed=workers.healthy_jailed,
            injured_jailed=workers.injured_jailed,
            reserve=reserve,
            dead=self.cubes - living - reserve,
            risk=gauges[0],
            unsanitary=gauges[1],
            police_threat=gauges[2],
            **more,
        )

    @staticmethod
    def workers(state: PostalState) -> Workers:
        """The workers of a position."""
        return Workers(
            state.healthy,
            state.injured,
            len(state.healthy_at),
            len(state.injured_at),
            state.healthy_done,
            state.injured_done,
            state.healthy_jailed,
            state.injured_jailed,
        )

    # What an action does ----------------------------------------------------------------------

    def _all_deeds(self) -> tuple[Deed, ...]:
        found: dict[tuple[postal.Space, str | None], Deed] = {}
        some = Workers(0, 1, 2, 1, 0, 0, 1, 1)
        for gauges in self.every:
            for order, space in enumerate(postal.SPACES):
                state = self._at("actions", some, gauges, spaces=(space,), savings=PLENTY)
                for move in postal.legal_actions(state):
                    if not isinstance(move, postal.Act) or move.worker != "healthy":
                        continue
                    if move.space == space:
                        deed = self._deed(state, move, order)
                        known = found.setdefault((space, move.choice), deed)
                        known.at.update(deed.at)
                        if known._replace(at={}) != deed._replace(at={}):
                            raise Unfit(f"{space}: what it does depends on the gauges")
        return tuple(found.values())

    def _deed(self, state: PostalState, move: postal.Act, order: int) -> Deed:
        after = postal.apply(state, move).state
        earned = after.savings - state.savings
        resources = [getattr(after, name) for name in postal.RESOURCES]
        event = after.agenda[0].kind if after.agenda else None
        price = max(0, -earned)
        if price:
            poor = replace(state, savings=price - 1)
            done = postal.apply(poor, move).state
            if done != _changed(after, savings=price - 1, **dict.fromkeys(postal.RESOURCES, 0)):
                raise Unfit(f"{move.space}: without a dollar something else happens")
        gone = state.reserve
        full = replace(state, reserve=0, dead=state.dead + gone)
        jailed = state.healthy_jailed + state.injured_jailed
        bare = replace(state, healthy_jailed=0, injured_jailed=0, dead=state.dead + jailed)
        room = getattr(self.setup.content.uses, move.space)
        return Deed(
            move.space,
            move.choice,
            order,
            None if room == "unlimited" else room or 1,
            price,
            max(0, earned),
            resources.index(1) if any(resources) else -1,
            after.healthy_done - 1,
            postal.apply(full, move).state.healthy_done - 1,
            move not in postal.legal_actions(bare),
            {_gauges(state): (_gauges(after), event)},
        )

    # What happens to somebody -----------------------------------------------------------------

    def _find_triggers(self) -> dict[str, tuple[Deed, Gauges]]:
        """For each thing that happens to somebody: an action that sets it off."""
        found: dict[str, tuple[Deed, Gauges]] = {}
        for deed in self.deeds:
            for gauges, (_, event) in deed.at.items():
                if event and event not in found:
                    found[event] = (deed, gauges)
        return found

    def struck(self, event: str, workers: Workers, phase: str) -> tuple[Workers | None, ...]:
        """What an injury, a jailing, a healing or a release can do; ``None`` is defeat."""
        key = event, workers, phase
        if key not in self._struck:
            self._struck[key] = self._strike(event, workers, phase)
        return self._struck[key]

    def _strike(self, event: str, workers: Workers, phase: str) -> tuple[Workers | None, ...]:
        if phase == "payment":
            state = self._at("payment", workers, temporary_cost=1)
            state = replace(state, savings=postal.cost_of_living(state) - 1)
            return self._outcomes(postal.apply(state, postal.Pay()).state)
        if phase == "offensive":
            for gauges, die in product(self.every, range(1, 7)):
                if self.faces(1, gauges)[die - 1].event == event:
                    state = self._at("offensive", workers, gauges, strength=1)
                    return self._outcomes(postal.apply(state, postal.Roll((die,))).state)
            raise Unfit(f"no die leads to {event}")
        deed, gauges = self._triggers[event]
        healthy = workers.healthy_done > 0
        if healthy:
            before = workers._replace(
                healthy_done=workers.healthy_done - 1, healthy_placed=workers.healthy_placed + 1
            )
            spaces: tuple[postal.Space, ...] = (deed.space,)
        else:
            before = workers._replace(
                injured_done=workers.injured_done - 1, injured_placed=workers.injured_placed + 1
            )
            spaces = (FREE,) * workers.healthy_placed + (deed.space,)
        state = self._at("actions", before, gauges, spaces=spaces, savings=PLENTY)
        who = "healthy" if healthy else "injured"
        move = postal.Act(deed.space, deed.choice, who)  # type: ignore[arg-type]
        if move not in postal.legal_actions(state):
            return ()
        return self._outcomes(postal.apply(state, move).state)

    def _outcomes(self, state: PostalState) -> tuple[Workers | None, ...]:
        """What can come of it when somebody may have to be named."""
        states = [state]
        if state.agenda:
            states = [postal.apply(state, move).state for move in postal.legal_actions(state)]
        found = [None if one.ending else self.workers(one) for one in states]
        return tuple(dict.fromkeys(found))

    # The offensive ----------------------------------------------------------------------------

    def faces(self, strength: int, gauges: Gauges) -> tuple[Face, ...]:
        """What each result of the die does."""
        key = strength, gauges
        if key not in self._faces:
            state = self._at(
                "offensive", Workers(2, 2, 0, 0, 0, 0, 1, 1), gauges, strength=strength
            )
            self._faces[key] = tuple(
                self._face(state, postal.apply(state, roll).state)
                for roll, _ in postal.chance_outcomes(state)
            )
        return self._faces[key]

    def _face(self, state: PostalState, after: PostalState) -> Face:
        event = after.agenda[0].kind if after.agenda else None
        if not event and not after.ending:
            if after.injured > state.injured or after.injured_jailed > state.injured_jailed:
                event = "injure"
            elif self.workers(after) != self.workers(state):
                event = "jail"
        return Face(
            after.temporary_cost - state.temporary_cost,
            after.strength - state.strength,
            _gauges(after),
            event,
            after.ending is not None,
        )

    def _all_orders(self) -> dict[tuple[int, int], tuple[tuple[int, int], ...]]:
        """In which orders two results can take effect."""
        state = self._at("offensive", Workers(2, 2, 0, 0, 0, 0, 1, 1), setup=self._pairs)
        found: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        for roll, _ in postal.chance_outcomes(state):
            one, other = roll.dice
            firsts = [
                move.die
                for move in postal.legal_actions(postal.apply(state, roll).state)
                if isinstance(move, postal.ApplyFirst)
            ]
            found[one, other] = ((one, other),)
            if firsts:
                found[one, other] = tuple((die, other if die == one else one) for die in firsts)
        return found

    def dice(self, strength: int) -> int:
        """How many dice are rolled there."""
        if strength in self._dice:
            return self._dice[strength]
        some = Workers(1, 0, 0, 0, 0, 0, 0, 0)
        state = self._at("offensive", some, setup=self._real, strength=strength)
        self._dice[strength] = len(postal.chance_outcomes(state)[0][0].dice)
        return self._dice[strength]

    def offensive(
        self, group: Group, gauges: Gauges, strength: int
    ) -> Counter[frozenset[tuple[Group, Gauges, int, int] | None]]:
        """The offensive at that strength: among which results each roll lets the player choose.

        A result is the workers, the gauges, the rise of the cost and the strength; ``None`` is
        defeat. The rolls are counted.
        """
        healthy, injured, healthy_jailed, injured_jailed, reserve = group
        workers = Workers(healthy, injured, 0, 0, 0, 0, healthy_jailed, injured_jailed)
        dice = self.dice(strength)
        rolls = [((die,),) for die in range(1, 7)] if dice == 1 else [*self.orders.values()]
        found: Counter[frozenset[tuple[Group, Gauges, int, int] | None]] = Counter()
        for orders in rolls:
            ends: set[tuple[Group, Gauges, int, int] | None] = set()
            for order in orders:
                for end in self._after(order, workers, gauges, 0, strength):
                    ends.add(end and (end[0].home(reserve), self.merged(end[1]), end[2], end[3]))
            found[frozenset(ends)] += 1
        return found

    def _after(
        self, order: tuple[int, ...], workers: Workers, gauges: Gauges, cost: int, strength: int
    ) -> Iterator[tuple[Workers, Gauges, int, int] | None]:
        if not order:
            yield workers, gauges, cost, strength
            return
        face = self.faces(strength, gauges)[order[0] - 1]
        if face.lost:
            yield None
            return
        ends: tuple[Workers | None, ...] = (workers,)
        if face.event:
            ends = self.struck(face.event, workers, "offensive")
        for end in ends:
            if end is None:
                yield None
            else:
                yield from self._after(
                    order[1:], end, face.gauges, cost + face.cost, strength + face.strength
                )

    # Placing, paying, taking ------------------------------------------------------------------

    def placed(self, group: Group) -> tuple[Workers, ...]:
        """How the workers can stand once all are placed who can be."""
        state = postal.apply(self._between(group), postal.BeginTurn()).state
        roll = next(
            roll
            for roll, _ in postal.chance_outcomes(state)
            if not self.faces(1, (0, 0, 0))[roll.dice[0] - 1].event
            and not self.faces(1, (0, 0, 0))[roll.dice[0] - 1].strength
        )
        todo, found, seen = [postal.apply(state, roll).state], [], set()
        while todo:
            state = todo.pop()
            workers = self.workers(state)
            if workers in seen:
                continue
            seen.add(workers)
            if state.phase != "placement":
                found.append(workers)
                continue
            first: dict[str, Any] = {}
            for move in postal.legal_actions(state):
                if isinstance(move, postal.PlaceWorker):
                    first.setdefault(move.worker, move)
            todo += [postal.apply(state, move).state for move in first.values()]
        return tuple(found)

    def _between(self, group: Group) -> PostalState:
        healthy, injured, healthy_jailed, injured_jailed, reserve = group
        workers = Workers(healthy, injured, 0, 0, 0, 0, healthy_jailed, injured_jailed)
        real = replace(
            self._real,
            content=replace(
                self._real.content,
                strength=replace(self._real.content.strength, two_dice=()),
            ),
        )
        return self._at("employers", workers, reserve=reserve, setup=real)

    def due(self, group: Group, rise: int = 0) -> int:
        """The Cost of Living.

        Raises:
            Unfit: a rise does not add to it.
        """
        healthy, injured, healthy_jailed, injured_jailed, reserve = group
        workers = Workers(healthy, injured, 0, 0, 0, 0, healthy_jailed, injured_jailed)
        state = self._at("payment", workers, reserve=reserve, setup=self._real)
        cost = postal.cost_of_living(state)
        if postal.cost_of_living(replace(state, temporary_cost=1)) != cost + 1:
            raise Unfit("a rise does not add to the Cost of Living")
        return cost + rise

    def in_debt(self, group: Group) -> tuple[Group | None, ...]:
        """What one missing dollar does."""
        healthy, injured, healthy_jailed, injured_jailed, reserve = group
        workers = Workers(healthy, injured, 0, 0, 0, 0, healthy_jailed, injured_jailed)
        struck = self.struck("injure", workers, "payment")
        return tuple(one and one.home(reserve) for one in struck)

    def _all_means(self) -> tuple[Prize, ...]:
        listed = postal.means_on_offer(postal.new_game(self.setup))
        found = tuple(Prize(one.id, one.dollars) for one in listed)
        if len(found) > 12:
            raise Unfit(f"{len(found)} means of production are too many: at most 12")
        return found

    def paid_by(self, resources: tuple[int, ...]) -> int:
        """Which means of production these resources pay, given the dollars: one bit for each."""
        one = Workers(1, 0, 0, 0, 0, 0, 0, 0)  # those who gained the resources have died since
        state = self._at("control", one, reserve=0, savings=PLENTY)
        state = _changed(state, **dict(zip(postal.RESOURCES, resources, strict=True)))
        taken = {
            move.means for move in postal.legal_actions(state) if isinstance(move, postal.Take)
        }
        return sum(1 << bit for bit, prize in enumerate(self.means) if prize.id in taken)

    def _most_resources(self) -> tuple[int, ...]:
        most = [0, 0, 0, 0]
        for means in postal.means_on_offer(postal.new_game(self.setup)):
            for at, name in enumerate(postal.RESOURCES):
                most[at] = max(most[at], getattr(means, name))
        return tuple(most)

    # Exchange ---------------------------------------------------------------------------------

    def _exchangeable(self) -> bool:
        """Whether Risk and Unsanitary can be exchanged: no action and no die tells them apart."""
        last = self.setup.content.last_box
        if self.listed or last.risk != last.unsanitary:
            return False

        def deeds(gauges: Gauges, turn: Any) -> Counter[Any]:
            return Counter(
                (
                    deed.space if deed.room is not None else None,
                    *deed[3:10],
                    turn(deed.at[gauges][0]),
                    deed.at[gauges][1],
                )
                for deed in self.deeds
            )

        pairs: dict[int, set[int]] = {die: set(range(1, 7)) for die in range(1, 7)}
        for gauges in self.every:
            if deeds(gauges, lambda same: same) != deeds(_swapped(gauges), _swapped):
                return False
            here, there = self.faces(1, gauges), self.faces(1, _swapped(gauges))
            for die, others in pairs.items():
                others &= {
                    other
                    for other in others
                    if there[other - 1]
                    == here[die - 1]._replace(gauges=_swapped(here[die - 1].gauges))
                }
        if any(len(others) != 1 for others in pairs.values()):
            return False
        twin = {die: next(iter(others)) for die, others in pairs.items()}
        return all(
            {(twin[a], twin[b]) for a, b in orders} == set(self.orders[twin[one], twin[other]])
            for (one, other), orders in self.orders.items()
        )


def _changed(state: PostalState, **fields: Any) -> PostalState:
    return replace(state, **fields)


def _gauges(state: PostalState) -> Gauges:
    return state.risk, state.unsanitary, state.police_threat


def _swapped(gauges: Gauges) -> Gauges:
    return gauges[1], gauges[0], gauges[2]


class Values(Protocol):
    """What is known of the positions between two turns."""

    turns: Turns

    def chance(
        self, strength: int, controlled: int, group: Group, gauges: Gauges, savings: int
    ) -> float:
        """The chance of winning; ``controlled`` has one bit for each means of production.

        Raises:
            LookupError: the position cannot come up.
        """


class _Turn(NamedTuple):
    """What stays the same while the workers act."""

    controlled: int
    strength: int
    rise: int


class _Spot(NamedTuple):
    """In the middle of the actions: the workers, and the spaces of those who have one."""

    workers: Workers
    reserve: int
    healthy_at: tuple[postal.Space, ...]
    injured_at: tuple[postal.Space, ...]
    gauges: Gauges
    savings: int
    resources: tuple[int, ...]
    used: tuple[int, ...]
    order: int


class Judge:
    """The chance of winning with the best play, from any position of a game."""

    def __init__(self, values: Values) -> None:
        """Judge by these values."""
        self.values: Values = values
        self.turns: Turns = values.turns
        self._known: dict[tuple[_Turn, _Spot], float] = {}
        self._limited = {
            deed.space: deed.room for deed in self.turns.deeds if deed.room is not None
        }
        self._places = list(self._limited)
        self._pays: dict[tuple[int, ...], int] = {}
        self._bits = {prize.id: 1 << bit for bit, prize in enumerate(self.turns.means)}

    def worth(self, state: PostalState) -> float:
        """The chance of winning from a position.

        Raises:
            LookupError: it is of another set-up, or does not come up in a game.
        """
        if state.setup != self.turns.setup:
            raise LookupError("the position is of another set-up")
        return self._worth(state)

    def _worth(self, state: PostalState) -> float:
        if state.ending:
            return float(state.ending.won)
        controlled = sum(self._bits[name] for name in state.controlled)
        turn = _Turn(controlled, state.strength, state.temporary_cost)
        workers, gauges = self.turns.workers(state), _gauges(state)
        group = workers.home(state.reserve)
        if state.phase == "employers" and not state.temporary_cost:
            return self.values.chance(state.strength, controlled, group, gauges, state.savings)
        resources = tuple(getattr(state, name) for name in postal.RESOURCES)
        if not state.agenda:
            if state.phase == "payment":
                return self._paid(turn, group, gauges, state.savings, resources)
            if state.phase == "control":
                pays = 0 if state.taken else self._paid_by(resources)
                return self._taken(turn, group, gauges, state.savings, pays)
            if state.phase in ("placement", "actions"):
                return self._acting(turn, self._spot(state, workers, gauges, resources))
        rolls = postal.chance_outcomes(state)
        if rolls:
            return math.fsum(
                float(chance) * self._worth(postal.apply(state, roll).state)
                for roll, chance in rolls
            )
        return max(
            self._worth(postal.apply(state, move).state) for move in postal.legal_actions(state)
        )

    def advice(self, state: PostalState) -> tuple[tuple[Any, float], ...]:
        """Every legal move with the chance of winning after it.

        Raises:
            LookupError: it is of another set-up, or does not come up in a game.
        """
        return tuple(
            (move, self.worth(postal.apply(state, move).state))
            for move in postal.legal_actions(state)
        )

    # The end of a turn ------------------------------------------------------------------------

    def _paid(
        self, turn: _Turn, group: Group, gauges: Gauges, savings: int, resources: tuple[int, ...]
    ) -> float:
        left = savings - self.turns.due(group, turn.rise)
        pays = self._paid_by(resources)
        if left >= 0:
            return self._taken(turn, group, gauges, left, pays)
        ends: set[Group] = {group}
        for _ in range(-left):
            ends = {hurt for end in ends for hurt in self.turns.in_debt(end) if hurt is not None}
        return max((self._taken(turn, end, gauges, 0, pays) for end in ends), default=0.0)

    def _paid_by(self, resources: tuple[int, ...]) -> int:
        most = self.turns.most_resources
        some = tuple(map(min, resources, most))
        if some not in self._pays:
            self._pays[some] = self.turns.paid_by(some)
        return self._pays[some]

    def _taken(self, turn: _Turn, group: Group, gauges: Gauges, savings: int, pays: int) -> float:
        turns, best = self.turns, 0.0
        over = turn.strength >= turns.last
        if not over:
            best = self.values.chance(turn.strength, turn.controlled, group, gauges, savings)
        count = turn.controlled.bit_count()
        for bit, prize in enumerate(turns.means):
            if pays >> bit & 1 and not turn.controlled >> bit & 1 and prize.dollars <= savings:
                if count + 1 >= turns.target:
                    return 1.0
                if not over:
                    more = turn.controlled | 1 << bit
                    left = savings - prize.dollars
                    best = max(best, self.values.chance(turn.strength, more, group, gauges, left))
        return best

    # The actions ------------------------------------------------------------------------------

    def _spot(
        self,
        state: PostalState,
        workers: Workers,
        gauges: Gauges,
        resources: tuple[int, ...],
    ) -> _Spot:
        """The position; whoever waits to be placed will be given a space later."""
        if state.phase == "placement":
            more = postal.available_workers(state) - state.healthy
            workers = workers._replace(
                healthy=0,
                healthy_placed=workers.healthy_placed + state.healthy,
                injured=workers.injured - more,
                injured_placed=workers.injured_placed + more,
            )
        placed = Counter(state.healthy_at + state.injured_at)
        acted = state.phase == "actions"
        return _Spot(
            workers,
            state.reserve,
            state.healthy_at,
            state.injured_at,
            gauges,
            state.savings,
            resources,
            tuple(0 if acted else placed[space] for space in self._places),
            0,
        )

    def _acting(self, turn: _Turn, spot: _Spot) -> float:
        key = turn, spot
        known = self._known.get(key)
        if known is None:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            known = self._known[key] = self._best(turn, spot)
        return known

    def _best(self, turn: _Turn, spot: _Spot) -> float:
        workers = spot.workers
        if not workers.placed:
            group = workers.home(spot.reserve)
            return self._paid(turn, group, spot.gauges, spot.savings, spot.resources)
        best = 0.0
        for healthy in (True, False):
            at = spot.healthy_at if healthy else spot.injured_at
            placed = workers.healthy_placed if healthy else workers.injured_placed
            if healthy and placed:
                after = workers._replace(
                    healthy_placed=placed - 1, healthy_done=workers.healthy_done + 1
                )
            elif placed:
                after = workers._replace(
                    injured_placed=placed - 1, injured_done=workers.injured_done + 1
                )
            else:
                continue
            for deed in self.turns.deeds:
                begun = [
                    spot._replace(
                        workers=after,
                        healthy_at=rest if healthy else spot.healthy_at,
                        injured_at=spot.injured_at if healthy else rest,
                    )
                    for rest in _without(at, deed.space)
                ]
                if len(at) < placed and self._has_room(spot, deed):
                    slot = self._places.index(deed.space) if deed.room is not None else None
                    used = tuple(count + (number == slot) for number, count in enumerate(spot.used))
                    begun.append(spot._replace(workers=after, used=used))
                if self.turns.listed:
                    if deed.order < spot.order or not self._next_in_list(spot, deed):
                        continue
                    begun = [one._replace(order=deed.order) for one in begun]
                for one in begun:
                    for then in self._done(one, deed):
                        best = max(best, self._acting(turn, then))
        return best

    def _has_room(self, spot: _Spot, deed: Deed) -> bool:
        return deed.room is None or spot.used[self._places.index(deed.space)] < deed.room

    def _next_in_list(self, spot: _Spot, deed: Deed) -> bool:
        """Whether nobody stands on a space that comes before."""
        order = postal.SPACES.index
        return all(order(space) >= deed.order for space in spot.healthy_at + spot.injured_at)

    def _done(self, spot: _Spot, deed: Deed) -> Iterator[_Spot]:
        """What an action leads to."""
        if spot.savings < deed.price:
            yield spot
            return
        gauges, event = deed.at[spot.gauges]
        resources = spot.resources
        if deed.resource >= 0:
            resources = tuple(
                count + (number == deed.resource) for number, count in enumerate(resources)
            )
        spot = spot._replace(
            gauges=gauges,
            savings=spot.savings - deed.price + deed.wage,
            resources=tuple(map(min, resources, self.turns.most_resources)),
        )
        if event is None:
            more = deed.recruits if spot.reserve else deed.recruits_anyway
            done = spot.workers.healthy_done + more
            yield spot._replace(
                workers=spot.workers._replace(healthy_done=done),
                reserve=max(0, spot.reserve - more),
            )
            return
        for workers in self.turns.struck(event, spot.workers, "actions"):
            if workers is not None:
                yield from _who(spot, workers)


MOST_KNOWN = 2_000_000
"""How many positions in the middle of a turn a judge remembers."""


def _without(
    spaces: tuple[postal.Space, ...], space: postal.Space
) -> Iterator[tuple[postal.Space, ...]]:
    if space in spaces:
        at = spaces.index(space)
        yield spaces[:at] + spaces[at + 1 :]


def _who(spot: _Spot, workers: Workers) -> Iterator[_Spot]:
    """Which of the placed workers it was, where it was one of them."""
    before = spot.workers
    spot = spot._replace(workers=workers)
    if not before.placed:
        yield spot
        return
    healthier = workers.healthy_placed - before.healthy_placed
    hurt = workers.injured_placed - before.injured_placed
    if not healthier and not hurt:
        yield spot
        return
    leaves = spot.healthy_at if healthier < 0 else spot.injured_at
    count = before.healthy_placed if healthier < 0 else before.injured_placed
    if len(leaves) < count:
        yield spot
    for space in dict.fromkeys(leaves):
        for rest in _without(leaves, space):
            if healthier < 0:
                joined = _one_more(spot.injured_at, space) if hurt > 0 else spot.injured_at
                yield spot._replace(healthy_at=rest, injured_at=joined)
            else:
                joined = _one_more(spot.healthy_at, space) if healthier > 0 else spot.healthy_at
                yield spot._replace(injured_at=rest, healthy_at=joined)


def _one_more(spaces: tuple[postal.Space, ...], space: postal.Space) -> tuple[postal.Space, ...]:
    return tuple(sorted((*spaces, space), key=postal.SPACES.index))


# A file of values -------------------------------------------------------------------------------

FORMAT = "whichside_rules: exact play of the postal game, 1"
STEPS = 65_535
"""A chance is kept as a whole number of these parts: to less than a thousandth of a percent."""
MOST_HEADER = 8_000_000
MOST_PART = 64_000_000
"""How many chances one part of a file holds at most."""
MOST_PARTS = 40_000


class ValuesError(LookupError):
    """A file is no file of values, or one of other rules or of another set-up."""


def digest(setup: Setup) -> str:
    """What values stand for: the rules as they are written, and the set-up."""
    found = hashlib.sha256()
    package = files("whichside_rules.postal")
    for path in sorted(_sources(package), key=str):
        found.update(path.read_bytes())
    found.update(postal.setup_adapter().dump_json(setup, context=WHOLE))
    return found.hexdigest()


def _sources(folder: Any) -> Iterator[Any]:
    for path in folder.iterdir():
        if path.is_dir():
            yield from _sources(path)
        elif path.name.endswith(".py"):
            yield path


class Writer:
    """Writes a file of values, part by part."""

    def __init__(self, file: Path, turns: Turns, groups: Iterable[Group]) -> None:
        """Begin a file beside its place; it comes to its name when it is whole."""
        self._file, self._turns = file, turns
        self._groups = [list(group) for group in groups]
        self._parts: dict[str, tuple[int, int, int]] = {}
        self._body = tempfile.TemporaryFile(dir=file.parent)  # noqa: SIM115 - closed when whole

    def add(self, name: str, numbers: array[int]) -> None:
        """Add a part."""
        if sys.byteorder == "big":
            numbers.byteswap()
        raw = numbers.tobytes()
        planes = b"".join(raw[at :: numbers.itemsize] for at in range(numbers.itemsize))
        packed = zlib.compress(planes, 1)
        self._parts[name] = (self._body.tell(), len(packed), len(numbers))
        self._body.write(packed)

    def close(self, chance: float) -> int:
        """Write the file; how many bytes it has."""
        header = json.dumps(
            {
                "format": FORMAT,
                "digest": digest(self._turns.setup),
                "setup": postal.setup_adapter().dump_python(
                    self._turns.setup, mode="json", context=WHOLE
                ),
                "chance": chance,
                "groups": self._groups,
                "parts": self._parts,
            }
        ).encode()
        whole = self._file.with_name(self._file.name + ".part")
        self._body.seek(0)
        with whole.open("wb") as out:
            out.write(header + b"\n")
            shutil.copyfileobj(self._body, out)
        self._body.close()
        whole.replace(self._file)
        return self._file.stat().st_size


class Kept:
    """The values of a file. Nothing in it is carried out; what it says is bounded and checked."""

    def __init__(self, file: Path) -> None:
        """Open a file.

        Raises:
            ValuesError: it is no such file, it is damaged, or it is of other rules.
            OSError: it cannot be read.
        """
        self._file = file
        with file.open("rb") as stream:
            line = stream.readline(MOST_HEADER)
        self._begin = len(line)
        try:
            header = json.loads(line)
            known = header["format"]
        except (ValueError, TypeError, KeyError, RecursionError):
            known = None
        if known != FORMAT:
            raise ValuesError(f"{file}: no values of the postal game")
        try:
            setup = postal.setup_adapter().validate_json(json.dumps(header["setup"]))
            same = header["digest"] == digest(setup)
        except (ValueError, KeyError):
            raise ValuesError(f"{file}: damaged") from None
        if not same or setup.mode is None:
            raise ValuesError(f"{file}: values of other rules; solve the game anew")
        try:
            self.start: float = float(header["chance"])
            groups = [tuple(map(int, group)) for group in header["groups"]]
            parts = {str(k): tuple(map(int, v)) for k, v in header["parts"].items()}
            if len(groups) > MOST_GROUPS or len(parts) > MOST_PARTS or not 0 <= self.start <= 1:
                raise ValueError
            if any(len(g) != 5 for g in groups) or any(len(p) != 3 for p in parts.values()):
                raise ValueError
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
            raise ValuesError(f"{file}: damaged") from None
        self._groups: dict[tuple[int, ...], int] = {g: at for at, g in enumerate(groups)}
        self._parts: dict[str, tuple[int, ...]] = parts
        self.turns: Turns = Turns(setup)
        self._gauges = {gauges: at for at, gauges in enumerate(self.turns.gauges)}
        self._part = lru_cache(maxsize=40)(self._read)

    def _read(self, name: str, kind: str) -> array[int]:
        begin, length, count = self._parts[name]
        numbers = array(kind)
        size = count * numbers.itemsize
        if not 0 <= count <= MOST_PART or begin < 0 or not 0 <= length <= size + 4_096:
            raise ValuesError(f"{self._file}: damaged")
        with self._file.open("rb") as stream:
            stream.seek(self._begin + begin)
            packed = stream.read(length)
        try:
            unpacked = zlib.decompressobj()
            planes = unpacked.decompress(packed, size + 1)
        except zlib.error:
            planes = b""
        if len(planes) != size or not unpacked.eof:
            raise ValuesError(f"{self._file}: damaged")
        raw = bytearray(size)
        for at in range(numbers.itemsize):
            raw[at :: numbers.itemsize] = planes[at * count : (at + 1) * count]
        numbers.frombytes(bytes(raw))
        if sys.byteorder == "big":
            numbers.byteswap()
        return numbers

    def chance(
        self, strength: int, controlled: int, group: Group, gauges: Gauges, savings: int
    ) -> float:
        """The chance of winning between two turns.

        Raises:
            LookupError: the position cannot come up.
            ValuesError: the file is damaged.
        """
        turns, count = self.turns, controlled.bit_count()
        if turns.target - count > turns.last - strength:
            return 0.0
        if group not in self._groups or f"reach {strength} {count}" not in self._parts:
            raise LookupError("the position does not come up in a game")
        row = self._groups[group] * len(turns.gauges) + self._gauges[turns.merged(gauges)]
        reach = self._part(f"reach {strength} {count}", "h")
        at = self._part(f"at {strength} {count}", "i")
        values = self._part(f"{strength} {controlled}", "H")
        if not row < len(reach) == len(at) or savings > reach[row]:
            raise LookupError("the position does not come up in a game")
        if not 0 <= at[row] + savings < len(values):
            raise ValuesError(f"{self._file}: damaged")
        return values[at[row] + savings] / STEPS


def read(file: Path, setup: Setup) -> Judge:
    """Who advises in a game of this set-up, by the values of a file.

    Args:
        file: written by ``examples/solve_postal.py``.
        setup: of the game; its mode may still be open.

    Raises:
        ValuesError: it is no such file, it is damaged, of other rules or of another set-up.
        OSError: it cannot be read.
    """
    kept = Kept(file)
    solved = kept.turns.setup
    if setup != solved and setup != replace(solved, mode=None):
        raise ValuesError(f"{file}: values of another set-up (mode {solved.mode})")
    return Judge(kept)
