"""The list of what can be placed where by day (Working to survive B), found fast.

What forbids a placement is said by the parts of ``daily.check``. Here each part is asked once for
all characters and spaces for which its answer is the same.
"""

from __future__ import annotations

from itertools import groupby

from whichside_rules.kernel.playing.offer import Offer
from whichside_rules.kernel.values.memory import Answers, depends_on, each_kept_in, kept_in
from whichside_rules.whichside import daily, side_b, solidarity
from whichside_rules.whichside.engine.content import Space
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.moves import Pass, PlaceCharacter
from whichside_rules.whichside.engine.state import Position
from whichside_rules.whichside.engine.tenements import tenement_of
from whichside_rules.whichside.table import spaces


def legal(position: Position) -> Offer:
    """What can be placed where: all that nothing bars. :clause:`whichside.daily.one-at-a-time`"""
    name = position.acting
    if name is None:
        return Offer()
    table = _table(position, name, spaces.usable_premises(position, name))
    taken = _taken(position, name, table)
    closed = side_b.closed(position, "free-agitation")
    own = tenement_of(position, name)
    has = own.risk, own.police, own.unsanitary, own.dollars
    moves: list[PlaceCharacter | Pass] = []
    came = solidarity.who_can_come(position.setup.content)
    waiting = daily.who_waits(position, name)
    for guests, some in groupby(waiting, lambda one: one.id in came):
        who = tuple([(person.id, person.place) for person in some])
        barred = taken | _too_dear(position, name, table, closed, guests, has)
        fitting = _fitting(position, name, table, who)
        moves += [move for move in fitting if move.space not in barred]
    moves += [
        one for one in daily.offers_pass(position) if not any(daily.check_pass(position, one))
    ]
    return Offer(moves)


@depends_on("hosted", large=("tiles",))
def _table(position: Position, name: TenementName, home: tuple[str, ...]) -> Answers:
    """What was asked before of the same tiles by the same Tenement with the same premises."""
    return Answers()


@kept_in("table")
def _fitting(
    position: Position, name: TenementName, table: Answers, who: tuple[tuple[str, str], ...]
) -> tuple[PlaceCharacter, ...]:
    """Where these could be placed if nobody stood anywhere and everything were free.

    ``who`` names the characters and where they are.
    """
    return tuple(move for one in who for move in _fitting_one(position, name, table, *one))


@kept_in("table")
def _fitting_one(
    position: Position, name: TenementName, table: Answers, character: str, at: str
) -> tuple[PlaceCharacter, ...]:
    return tuple(
        PlaceCharacter.of(name, character, place)
        for place, space in _places(position, name).items()
        if daily.is_for_the_day(space)
        and not any(daily.check_character(position, character, at, space))
        and not any(daily.check_room(position, name, place, space, ()))
    )


def _places(position: Position, name: TenementName) -> dict[str, Space]:
    return spaces.on_tiles(position) | spaces.of_home(position, name)


def _taken(position: Position, name: TenementName, table: Answers) -> set[str]:
    """The spaces that are barred by who stands there or beside, and those of closed tiles."""
    found: set[str] = set()
    found.update(*_barred_by(daily.crowd(position).items(), position, name, table))
    for tile in {one.tile for one in position.longer if one.tile}:
        if any(daily.check_tile(position, tile, ())):
            found.update(spaces.of_tile_up(position, tile))
    return found


@each_kept_in("table")
def _barred_by(
    standing: tuple[str, tuple[TenementName, ...]],
    position: Position,
    name: TenementName,
    table: Answers,
) -> frozenset[str]:
    """The spaces that are barred by who stands on one: itself, or others of its tile.

    ``standing`` names the space, and the Tenements of those who stand there. A space that the
    Tenement cannot think of bars none.
    """
    place, there = standing
    space = spaces.space_of(position, name, place)
    if space is None:
        return frozenset()
    found = {place} if any(daily.check_room(position, name, place, space, there)) else set()
    tile = spaces.tile_of_place(position, place)
    if tile and any(daily.check_controlled(tile, (space,))):
        found.update(spaces.of_tile_up(position, tile))
    elif tile and any(daily.check_control(tile, (space,))):
        found.update(
            beside
            for beside, one in spaces.of_tile_up(position, tile).items()
            if one.kind == "control"
        )
    return frozenset(found)


@kept_in("table")
def _too_dear(
    position: Position,
    name: TenementName,
    table: Answers,
    closed: str | None,
    guests: bool,
    has: tuple[int, ...],
) -> frozenset[str]:
    """The spaces that a Tenement cannot afford; ``guests`` came with a solidarity card.

    ``closed`` is the tile of free agitation, if that is stopped; ``has`` are its gauges and its
    dollars.
    """
    return frozenset(
        place
        for example, space, alike in _by_cost(position, name, table, closed, guests)
        if any(daily.check_costs(position, name, example, space))
        for place in alike
    )


@kept_in("table")
def _by_cost(
    position: Position,
    name: TenementName,
    table: Answers,
    closed: str | None,
    guests: bool,
) -> tuple[tuple[str, Space, frozenset[str]], ...]:
    """Of everything that spaces cost, one that costs it, and all that do."""
    examples: dict[tuple[int, ...], tuple[str, Space]] = {}
    alike: dict[tuple[int, ...], set[str]] = {}
    for place, space in _places(position, name).items():
        one = solidarity.as_used_by_guests(position, place, space) if guests else space
        cost = one.risk, one.police, one.unsanitary, daily.price(position, place, one)
        examples.setdefault(cost, (place, one))
        alike.setdefault(cost, set()).add(place)
    return tuple((*examples[cost], frozenset(alike[cost])) for cost in examples)
