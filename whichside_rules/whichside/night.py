"""Night action (Working to survive C): one for each Tenement, where it worked or at home."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.values.memory import depends_on
from whichside_rules.whichside import daily, turn
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import NightActionMade, Passed
from whichside_rules.whichside.engine.moves import NightAction, Rest
from whichside_rules.whichside.engine.state import Position, WhichsideDraft, WhichsideState
from whichside_rules.whichside.engine.tenements import open_tenement, tenement_of
from whichside_rules.whichside.table import among, ever, spaces

FOR_CHARACTERS = ("heal", "shelter")
"""The spaces of premises that take a character, and no night action.
:clause:`whichside.premises.character-only`"""


@turn.opening("night")
def begin(draft: WhichsideDraft) -> None:
    """When all have placed their characters, the night actions begin.

    :clause:`whichside.night.after-all-placements`
    """
    draft.passed = ()
    next_at_night(draft, draft.first)


def next_at_night(draft: WhichsideDraft, since: TenementName) -> None:
    """It is the turn of the first Tenement from here that can make a night action."""
    able = (name for name in turn.in_order(draft, since) if is_awake(draft, name))
    draft.acting = next(able, None)
    if draft.acting is None:
        draft.passed = ()
        turn.go_on(draft)


def is_awake(position: Position, name: TenementName) -> bool:
    """Whether a Tenement still has its night action and can make one: most often at home."""
    return (
        name not in position.passed
        and tenement_of(position, name).night is None
        and any(not any(check(position, move)) for move in reversed(_moves(position, name)))
    )


def acting(position: Position) -> tuple[TenementName, ...]:
    """Who can make a night action now; whether they wait for each other is reading R-33.

    :clause:`whichside.night.after-all-placements`
    """
    freely = position.setup.readings.night_order == "free"
    return tuple(
        name
        for name in turn.in_order(position)
        if name == position.acting or (freely and is_awake(position, name))
    )


def _moves(position: Position, name: TenementName) -> tuple[NightAction, ...]:
    """Every space with a moon on the tiles and at home; not all premises have one.

    :clause:`whichside.premises.night-action` :clause:`whichside.premises.character-only`
    :clause:`whichside.premises.liberal-lawyer-not-night`
    :clause:`whichside.premises.traditional-medicine`
    """
    return _with_a_moon(position, name, spaces.usable_premises(position, name))


@depends_on("hosted", large=("tiles",))
def _with_a_moon(
    position: Position, name: TenementName, home: tuple[str, ...]
) -> tuple[NightAction, ...]:
    """``home`` names the premises that the Tenement can use."""
    there = spaces.on_tiles(position) | spaces.of_home(position, name)
    return tuple(NightAction.of(name, place) for place, space in there.items() if space.moon)


def offers(position: Position) -> Iterator[NightAction]:
    """Every space with a moon. :clause:`whichside.night.moon`"""
    for name in acting(position):
        yield from _moves(position, name)


def check(position: Position, move: NightAction) -> Iterator[Violation]:
    """What forbids a night action on a space.

    :clause:`whichside.night.moon` :clause:`whichside.night.one-per-player`
    :clause:`whichside.night.single-occupancy` :clause:`whichside.night.where-day-work`
    :clause:`whichside.night.own-premises` :clause:`whichside.premises.character-only`
    :clause:`whichside.premises.liberal-lawyer-not-night`
    :clause:`whichside.example.night-home-sewing` :clause:`whichside.example.night-political-cafe`
    """
    name = move.player
    tenement = tenement_of(position, name)
    space = spaces.space_of(position, name, move.space)
    if space is None and spaces.is_in_premises(position.setup.content, move.space):
        yield breaks("whichside.night.own-premises", tenement=name, space=words.place(move.space))
        return
    if space is not None and space.kind in FOR_CHARACTERS:
        yield breaks("whichside.premises.character-only", space=words.place(move.space))
        if space.kind == "shelter":
            clause = "whichside.premises.liberal-lawyer-not-night"
            yield breaks(clause, "character-only", space=words.place(move.space))
        return
    if space is None or not space.moon:
        yield breaks("whichside.night.moon", space=words.place(move.space))
        return
    if tenement.night is not None:
        yield breaks("whichside.night.one-per-player", tenement=name)
    if any(one.night == move.space for one in position.tenements):
        yield breaks("whichside.night.single-occupancy", space=words.place(move.space))
    yield from check_tile(position, name, move.space)
    yield from daily.check_costs(position, name, move.space, space)


def check_tile(position: Position, name: TenementName, place: str) -> Iterator[Violation]:
    """What bars a night action on a space of a tile: nobody worked there, or it is closed.

    :clause:`whichside.night.where-day-work`
    """
    tile = spaces.tile_of_place(position, place)
    if tile:
        if not worked_by_day(position, name, tile):
            yield breaks("whichside.night.where-day-work", tile=tile)
        yield from daily.check_tile(position, tile, daily.used(position, tile))


def check_late(position: Position, move: NightAction) -> Iterator[Violation]:
    """What forbade it while the night lasted, as long as the gains wait.

    Whoever could do nothing any more was not asked: the night went on without them.
    :clause:`whichside.night.single-occupancy` :clause:`whichside.night.where-day-work`
    """
    if position.phase == "reap":
        yield from check(position, move)


def worked_by_day(position: Position, name: TenementName, tile: str) -> bool:
    """Whether a Tenement did day work on a tile: on a space of work, if the tile has one.

    Whether it is enough to stand anywhere on the tile is reading R-31.
    :clause:`whichside.night.where-day-work`
    """
    there = spaces.of_tile_up(position, tile)
    people = tenement_of(position, name).people
    stood_on = [there[person.place] for person in people if person.place in there]
    work_space = position.setup.readings.day_work == "work-space"
    if work_space and any(space.work for space in there.values()):
        return any(space.work for space in stood_on)
    return bool(stood_on)


def make(draft: WhichsideDraft, move: NightAction) -> None:
    """A Tenement puts its night action on a space.

    :clause:`whichside.night.one-per-player` :clause:`whichside.night.adjust-gauges`
    """
    space = spaces.space_of(draft, move.player, move.space)
    assert space
    open_tenement(draft, move.player).night = move.space
    draft.tell(NightActionMade.of(move.player, move.space, "whichside.night.one-per-player"))
    daily.pay_costs(draft, move.player, move.space, space, "whichside.night.adjust-gauges")
    next_at_night(draft, turn.after(draft, move.player))


def rest(draft: WhichsideDraft, move: Rest) -> None:
    """A Tenement makes no night action. :clause:`whichside.night.one-per-player`"""
    draft.passed = (*draft.passed, move.player)
    draft.tell(Passed.of(move.player, "whichside.night.one-per-player"))
    next_at_night(draft, turn.after(draft, move.player))


def check_rest(position: Position, move: Rest) -> Iterator[Violation]:
    """Whoever can make no night action does without it unasked.

    :clause:`whichside.night.one-per-player`
    """
    name = move.player
    if position.phase not in ("night", "reap") or name in {*acting(position), *position.passed}:
        return
    if tenement_of(position, name).night is None and not is_awake(position, name):
        yield breaks("whichside.night.one-per-player", "rests-unasked", tenement=name)


def offers_rest(position: Position) -> tuple[Rest, ...]:
    """Who acts may do without."""
    return tuple(Rest.of(name) for name in acting(position))


NIGHT = Operation(
    move=NightAction,
    clause="whichside.night.after-all-placements",
    offers=offers,
    forbids=check,
    otherwise=check_late,
    does=make,
    among={"space": among.places},
    ever=ever.night_actions,
)
REST = Operation(
    move=Rest,
    clause="whichside.night.one-per-player",
    offers=offers_rest,
    forbids=check_rest,
    otherwise=check_rest,
    does=rest,
)


# What is conserved -------------------------------------------------------------------------------


@invariant(WhichsideState, "whichside.night.single-occupancy")
def one_on_each_space(state: WhichsideState) -> Iterator[Text | Broken]:
    """No two night actions are on one space, and by day there is none.

    :clause:`whichside.night.single-occupancy` :clause:`whichside.night.after-all-placements`
    """
    there = [one.night for one in state.tenements if one.night is not None]
    for place in dict.fromkeys(there):
        if there.count(place) > 1:
            yield words.impossible("two-at-night", space=words.place(place))
        if state.phase == "daily":
            why = words.impossible("at-night-by-day", space=words.place(place))
            yield Broken("whichside.night.after-all-placements", why)


@invariant(WhichsideState, "whichside.night.moon")
def every_night_action_could_be_made(state: WhichsideState) -> Iterator[Text | Broken]:
    """Each night action was made on a space with a moon, where the Tenement may make one.

    From the gains on whoever worked there may be elsewhere, and the tile turned.
    :clause:`whichside.night.moon` :clause:`whichside.night.own-premises`
    :clause:`whichside.night.where-day-work` :clause:`whichside.daily.workers-control-exclusive`
    """
    if not daily.is_as_placed(state) or not spaces.are_in_the_box(state):
        return
    for tenement in state.tenements:
        place = tenement.night
        if place is None:
            continue
        space = spaces.space_of(state, tenement.name, place)
        if space is None or not space.moon:
            yield words.impossible("no-moon", tenement=tenement.name, space=words.place(place))
            continue
        for broken in check_tile(state, tenement.name, place):
            why = words.impossible(
                "no-night-action",
                tenement=tenement.name,
                space=words.place(place),
                why=broken.why,
            )
            yield Broken(broken.clause, why)
