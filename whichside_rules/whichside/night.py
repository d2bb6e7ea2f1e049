"""Night action (Working to survive C): one for each Tenement, where it worked or at home."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.operation import Operation
from whichside_rules.kernel.refusal import Violation, breaks
from whichside_rules.whichside import daily, turn
from whichside_rules.whichside.engine import among, lasting, spaces, words
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import NightActionMade, Passed
from whichside_rules.whichside.engine.moves import NightAction, Rest
from whichside_rules.whichside.engine.state import (
    Position,
    WhichsideDraft,
    open_tenement,
    tenement_of,
)


@turn.opening("night")
def begin(draft: WhichsideDraft) -> None:
    """When all have placed their characters, the night actions begin.

    :clause:`whichside.night.after-all-placements`
    """
    draft.passed = ()
    next_at_night(draft, draft.first)


def next_at_night(draft: WhichsideDraft, since: TenementName) -> None:
    """It is the turn of the first Tenement from here that can make a night action."""
    able = (
        name
        for name in turn.in_order(draft, since)
        if name not in draft.passed
        and tenement_of(draft, name).night is None
        and any(not any(check(draft, move)) for move in _moves(draft, name))
    )
    draft.acting = next(able, None)
    if draft.acting is None:
        turn.go_on(draft)


def _moves(position: Position, name: TenementName) -> Iterator[NightAction]:
    home = spaces.of_home(position.setup.content, name, tenement_of(position, name).premises)
    for place, space in (spaces.on_tiles(position) | home).items():
        if space.moon:
            yield NightAction.of(name, place)


def offers(position: Position) -> Iterator[NightAction]:
    """Every space with a moon. :clause:`whichside.night.moon`"""
    if position.acting:
        yield from _moves(position, position.acting)


def check(position: Position, move: NightAction) -> Iterator[Violation]:
    """What forbids a night action on a space.

    :clause:`whichside.night.moon` :clause:`whichside.night.one-per-player`
    :clause:`whichside.night.single-occupancy` :clause:`whichside.night.where-day-work`
    :clause:`whichside.night.own-premises` :clause:`whichside.premises.character-only`
    """
    name = move.player
    tenement = tenement_of(position, name)
    space = spaces.space_of(position, name, move.space)
    if space is None or not space.moon:
        yield breaks("whichside.night.moon", space=move.space)
        return
    if tenement.night is not None:
        yield breaks("whichside.night.one-per-player", tenement=name)
    if any(one.night == move.space for one in position.tenements):
        yield breaks("whichside.night.single-occupancy", space=words.place(move.space))
    tile = move.space.partition(".")[0]
    if move.space in spaces.on_tiles(position):
        works = any(person.place.partition(".")[0] == tile for person in tenement.people)
        if not works:
            yield breaks("whichside.night.where-day-work", tile=tile)
        if lasting.is_closed(position, tile):
            yield breaks("whichside.cards.exceptional-measure", "closed", tile=tile)
        on_tiles = spaces.on_tiles(position)
        if any(
            person.place in on_tiles
            and person.place.partition(".")[0] == tile
            and on_tiles[person.place].kind == "control"
            for one in position.tenements
            for person in one.people
        ):
            yield breaks("whichside.daily.workers-control-exclusive", tile=tile)
    yield from daily.check_costs(position, name, space)


def make(draft: WhichsideDraft, move: NightAction) -> None:
    """A Tenement puts its night action on a space.

    :clause:`whichside.night.one-per-player` :clause:`whichside.night.adjust-gauges`
    """
    space = spaces.space_of(draft, move.player, move.space)
    assert space
    open_tenement(draft, move.player).night = move.space
    draft.tell(NightActionMade.of(move.player, move.space, "whichside.night.one-per-player"))
    daily.pay_costs(draft, move.player, space)
    next_at_night(draft, turn.after(draft, move.player))


def rest(draft: WhichsideDraft, move: Rest) -> None:
    """A Tenement makes no night action. :clause:`whichside.night.one-per-player`"""
    draft.passed = (*draft.passed, move.player)
    draft.tell(Passed.of(move.player, "whichside.night.one-per-player"))
    next_at_night(draft, turn.after(draft, move.player))


def offers_rest(position: Position) -> tuple[Rest, ...]:
    """Who acts may do without."""
    return (Rest.of(position.acting),) if position.acting else ()


NIGHT = Operation(
    move=NightAction,
    clause="whichside.night.after-all-placements",
    offers=offers,
    forbids=check,
    does=make,
    among={"space": among.places},
)
REST = Operation(move=Rest, clause="whichside.night.one-per-player", offers=offers_rest, does=rest)
