"""Daily actions (Working to survive B): who can be placed where, and what is paid at once."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.deciding import decide
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.whichside import health, prison, side_b, solidarity, turn
from whichside_rules.whichside.engine import lasting, words
from whichside_rules.whichside.engine.content import Space, board_of, character_of, tile_of
from whichside_rules.whichside.engine.effect import Gauge, TenementName
from whichside_rules.whichside.engine.events import CostsNothing, DollarsPaid, GaugeMoved, Passed
from whichside_rules.whichside.engine.moves import Pass, PlaceCharacter
from whichside_rules.whichside.engine.state import (
    BOXES,
    Person,
    Position,
    TileState,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tenements import open_tenement, tenement_of
from whichside_rules.whichside.table import among, ever, spaces


@turn.opening("daily")
def begin(draft: WhichsideDraft) -> None:
    """The Tenements place their characters in turn, from the first player on.

    :clause:`whichside.daily.one-at-a-time`
    """
    next_to_place(draft, draft.first)


def next_to_place(draft: WhichsideDraft, since: TenementName) -> None:
    """It is the turn of the first Tenement from here that can still place somebody.

    :clause:`whichside.daily.one-at-a-time`
    """
    able = (
        name
        for name in turn.in_order(draft, since)
        if name not in draft.passed and can_place(draft, name)
    )
    draft.acting = next(able, None)
    if draft.acting is None:
        turn.go_on(draft)


def who_waits(position: Position, name: TenementName) -> tuple[Person, ...]:
    """Who can still be placed: whoever can act and stands on no space yet.

    :clause:`whichside.daily.hea0-idle` :clause:`whichside.premises.liberal-lawyer-plays`
    :clause:`whichside.prison.arrest-to-jail`
    """
    return tuple(
        [
            person
            for person in tenement_of(position, name).people
            if person.place in ("home", "lawyer", "jail") and health.can_act(person)
        ]
    )


def can_place(position: Position, name: TenementName) -> bool:
    """Whether a Tenement can put anybody anywhere: most often at home, so that is asked first.

    What cannot be placed now can never be this day, for no space becomes free.
    :clause:`whichside.daily.one-at-a-time`
    """
    return any(
        not any(check(position, PlaceCharacter.of(name, person.id, place)))
        for places in (spaces.of_home(position, name), spaces.on_tiles(position))
        for person in who_waits(position, name)
        for place in places
    )


def offers(position: Position) -> Iterator[PlaceCharacter]:
    """Every character who waits, on every space of the tiles and of its home."""
    name = position.acting
    if name is None:
        return
    places = spaces.on_tiles(position) | spaces.of_home(position, name)
    for person in who_waits(position, name):
        for place in places:
            yield PlaceCharacter.of(name, person.id, place)


def check(position: Position, move: PlaceCharacter) -> Iterator[Violation]:
    """What forbids to place a character on a space.

    :clause:`whichside.daily.one-at-a-time` :clause:`whichside.daily.hea0-idle`
    :clause:`whichside.premises.character-only`
    """
    person = _own(position, move)
    if person is None:
        yield breaks(
            "whichside.daily.one-at-a-time",
            "not-yours",
            character=move.character,
            tenement=move.player,
        )
        return
    if not health.can_act(person):
        yield breaks("whichside.daily.hea0-idle", character=move.character)
    elif person not in who_waits(position, move.player):
        yield breaks(
            "whichside.daily.one-at-a-time",
            "placed-already",
            character=move.character,
            place=words.place(person.place),
        )
    space = spaces.space_of(position, move.player, move.space)
    if space is None or not is_for_the_day(space):
        yield _no_such_space(position, move.space)
        return
    yield from check_character(position, person.id, person.place, space)
    there = crowd(position).get(move.space, ())
    yield from check_room(position, move.player, move.space, space, there)
    tile = spaces.tile_of_place(position, move.space)
    if tile:
        stood_on = used(position, tile)
        yield from check_tile(position, tile, stood_on)
        if space.kind == "control":
            yield from check_control(tile, stood_on)
    as_used = solidarity.as_used(position, move.character, move.space, space)
    yield from check_costs(position, move.player, move.space, as_used)


def _own(position: Position, move: PlaceCharacter) -> Person | None:
    """A living character of the Tenement that moves. :clause:`whichside.death.removal`"""
    people = tenement_of(position, move.player).people
    return next((one for one in people if one.id == move.character and one.place != "dead"), None)


def is_for_the_day(space: Space) -> bool:
    """Whether characters are placed on a space by day.

    :clause:`whichside.night.moon` :clause:`whichside.premises.character-only`
    """
    return not space.moon and space.kind != "shelter"


def check_character(
    position: Position, character: str, at: str, space: Space
) -> Iterator[Violation]:
    """What a space forbids to a character who is at some place now.

    :clause:`whichside.daily.prisoner-only-western-pen`
    :clause:`whichside.daily.western-pen-slot-prisoner-only`
    :clause:`whichside.daily.gendered-spaces` :clause:`whichside.icon.men-slot`
    :clause:`whichside.icon.women-slot` :clause:`whichside.component.specific-places`
    :clause:`whichside.example.daily-3-woolworth`
    """
    if at == "jail" and not space.prisoners:
        yield breaks("whichside.daily.prisoner-only-western-pen", character=character)
    if at != "jail" and space.prisoners:
        yield breaks("whichside.daily.western-pen-slot-prisoner-only", character=character)
    if space.gender:
        content = position.setup.content
        if character_of(content, character).gender != space.gender:
            yield breaks(
                "whichside.daily.gendered-spaces", character=character, gender=space.gender
            )


def check_room(
    position: Position,
    name: TenementName,
    place: str,
    space: Space,
    there: Collection[TenementName],
) -> Iterator[Violation]:
    """Whether a space has room for somebody of a Tenement; ``there`` are those who stand on it.

    Whether one of a colour is reserved, or takes one of each Tenement, is reading R-40.
    :clause:`whichside.daily.tenement-space`
    :clause:`whichside.daily.multi-tenement-space` :clause:`whichside.daily.free-space`
    :clause:`whichside.icon.tenement-slot`
    :clause:`whichside.component.specific-places`
    :clause:`whichside.example.daily-2-slot-full` :clause:`whichside.example.daily-3-greenwich`
    """
    coloured = position.setup.readings.coloured_spaces
    if space.tenement and space.tenement != name and coloured == "reserved":
        yield breaks("whichside.daily.tenement-space", tenement=space.tenement)
    if space.tenement and name in there and coloured == "one-each":
        yield breaks("whichside.daily.tenement-space", "one-each", tenement=name)
    elif is_one_each(position, place, space) and name in there:
        clause = (
            "whichside.tenderloin.one-per-tenement-per-action"
            if space.kind in ("crime", "robbery")
            else "whichside.daily.multi-tenement-space"
        )
        yield breaks(clause, "one-each", tenement=name)
    if space.room != "unlimited" and len(there) >= space.room:
        yield breaks(
            "whichside.daily.free-space", "full", space=words.place(place), room=space.room
        )


def check_control(tile: str, stood_on: Collection[Space]) -> Iterator[Violation]:
    """The workers' control needs a tile on which nobody stands.

    :clause:`whichside.daily.workers-control-needs-empty-tile`
    :clause:`whichside.icon.block-tile`
    """
    if stood_on and not is_controlled(stood_on):
        yield breaks("whichside.daily.workers-control-needs-empty-tile", tile=tile)


def is_one_each(position: Position, place: str, space: Space) -> bool:
    """Whether a Tenement may have one character on a space only.

    Whether the two who improve a workplace are of different Tenements is reading R-38.
    :clause:`whichside.daily.multi-tenement-space`
    :clause:`whichside.tenderloin.one-per-tenement-per-action`
    """
    if space.kind == "improve" and position.setup.readings.workplace_pair == "any":
        tile = spaces.tile_of_place(position, place)
        return bool(tile and tile_of(position.setup.content, tile).kind != "work")
    return space.one_each


def check_tile(position: Position, tile: str, stood_on: Collection[Space]) -> Iterator[Violation]:
    """What closes a whole tile, by day and by night: a card, or the workers' control.

    ``stood_on`` are the spaces of the tile that are :func:`used`.
    :clause:`whichside.daily.workers-control-exclusive` :clause:`whichside.icon.block-tile`
    :clause:`whichside.cards.exceptional-measure`
    """
    if lasting.is_closed(position, tile):
        yield breaks("whichside.cards.exceptional-measure", "closed", tile=tile)
    yield from check_controlled(tile, stood_on)


def check_controlled(tile: str, stood_on: Collection[Space]) -> Iterator[Violation]:
    """Who stands on the workers' control of a tile has it alone.

    :clause:`whichside.daily.workers-control-exclusive` :clause:`whichside.icon.block-tile`
    """
    if is_controlled(stood_on):
        yield breaks("whichside.daily.workers-control-exclusive", tile=tile)


def used(position: Position, tile: str) -> list[Space]:
    """The spaces of a tile on which somebody stands."""
    there = spaces.of_tile_up(position, tile)
    return [
        there[person.place]
        for tenement in position.tenements
        for person in tenement.people
        if person.place in there
    ]


def is_controlled(stood_on: Collection[Space]) -> bool:
    """Whether somebody stands on the workers' control of a tile."""
    return any(space.kind == "control" for space in stood_on)


def crowd(position: Position) -> dict[str, tuple[TenementName, ...]]:
    """Of which Tenements those are who stand on each space, in the order of the Tenements."""
    found: dict[str, tuple[TenementName, ...]] = {}
    for tenement in position.tenements:
        for person in tenement.people:
            place = person.place
            if place not in BOXES:
                found[place] = (*found.get(place, ()), tenement.name)
    return found


# What is paid at once ----------------------------------------------------------------------------


def price(position: Position, place: str, space: Space) -> int:
    """What a space costs, in dollars. :clause:`whichside.side-b.greenwich`"""
    if space.agitation and side_b.is_agitation_free(position, place):
        return 0
    return space.price


def check_costs(
    position: Position, name: TenementName, place: str, space: Space
) -> Iterator[Violation]:
    """No gauge may go beyond its end, and the money must be there: nobody acts into misery.

    :clause:`whichside.daily.gauge-maximum` :clause:`whichside.daily.money-required`
    :clause:`whichside.misery.phases` :clause:`whichside.unsanitary.overflow`
    :clause:`whichside.night.adjust-gauges`
    :clause:`whichside.example.daily-1-newtown` :clause:`whichside.example.daily-2-western-pen`
    :clause:`whichside.example.daily-3-tenderloin`
    """
    tenement = tenement_of(position, name)
    board = board_of(position.setup.content, name)
    for gauge, by, now, last in (
        ("risk", space.risk, tenement.risk, board.last_risk),
        ("police", space.police, tenement.police, board.last_police),
        ("unsanitary", space.unsanitary, tenement.unsanitary, 5),
    ):
        if now + by > last:
            yield breaks("whichside.daily.gauge-maximum", gauge=gauge, now=now, by=by, last=last)
    dollars = price(position, place, space)
    if dollars > tenement.dollars:
        yield breaks("whichside.daily.money-required", price=dollars, dollars=tenement.dollars)


def pay_costs(
    draft: WhichsideDraft, name: TenementName, place: str, space: Space, clause: str
) -> None:
    """The gauges move by ``clause`` and the dollars are paid at once; nothing is gained yet.

    :clause:`whichside.daily.immediate-gauges` :clause:`whichside.daily.immediate-payment`
    :clause:`whichside.daily.gains-deferred` :clause:`whichside.night.adjust-gauges`
    :clause:`whichside.end-of-turn.minimum-shift`
    """
    tenement = open_tenement(draft, name)
    gauges: tuple[Gauge, ...] = ("risk", "police", "unsanitary")
    for gauge in gauges:
        by = getattr(space, gauge)
        if by:
            least = 0 if gauge == "unsanitary" else lasting.lowest(draft, gauge, name)
            reached = max(least, getattr(tenement, gauge) + by)
            setattr(tenement, gauge, reached)
            draft.tell(GaugeMoved.of(name, gauge, reached, clause))
    dollars = price(draft, place, space)
    if dollars:
        tenement.dollars -= dollars
        draft.tell(DollarsPaid.of(name, dollars, "whichside.daily.immediate-payment"))
    elif space.price:
        draft.tell(CostsNothing.of(name, "whichside.side-b.greenwich"))


# Placing and passing -----------------------------------------------------------------------------


def place(draft: WhichsideDraft, move: PlaceCharacter) -> None:
    """A character is put on a space, and the next Tenement places one.

    :clause:`whichside.daily.one-at-a-time` :clause:`whichside.daily.purpose`
    :clause:`whichside.premises.liberal-lawyer-plays`
    """
    space = spaces.space_of(draft, move.player, move.space)
    assert space
    person = health.person_of(tenement_of(draft, move.player), move.character)
    sheltered = person.place == "lawyer"
    clause = (
        "whichside.premises.liberal-lawyer-plays" if sheltered else "whichside.daily.one-at-a-time"
    )
    prison.go(draft, move.player, move.character, move.space, clause)
    decide(*solidarity.why_as_used(draft, move.character, move.space, space))
    used = solidarity.as_used(draft, move.character, move.space, space)
    pay_costs(draft, move.player, move.space, used, "whichside.daily.immediate-gauges")
    next_to_place(draft, turn.after(draft, move.player))


def pass_(draft: WhichsideDraft, move: Pass) -> None:
    """A Tenement places nobody any more this turn. :clause:`whichside.daily.one-at-a-time`"""
    draft.passed = (*draft.passed, move.player)
    draft.tell(Passed.of(move.player, "whichside.daily.one-at-a-time"))
    next_to_place(draft, turn.after(draft, move.player))


def offers_pass(position: Position) -> tuple[Pass, ...]:
    """Who acts may pass."""
    return (Pass.of(position.acting),) if position.acting else ()


def check_pass(position: Position, move: Pass) -> Iterator[Violation]:
    """Whether somebody who could be placed may be left out is reading R-32.

    :clause:`whichside.daily.one-at-a-time`
    """
    yield from check_late_pass(position, move)
    if position.setup.readings.passing == "obliged" and any(
        not any(check(position, one)) for one in offers(position)
    ):
        yield breaks("whichside.daily.one-at-a-time", "must-place", tenement=move.player)


def check_late_pass(position: Position, move: Pass) -> Iterator[Violation]:
    """Whoever can place nobody any more is not asked.

    :clause:`whichside.daily.one-at-a-time`
    """
    if position.phase not in ("daily", "night") or move.player == position.acting:
        return
    if not can_place(position, move.player):
        yield breaks("whichside.daily.one-at-a-time", "passes-unasked", tenement=move.player)


PLACE = Operation(
    move=PlaceCharacter,
    clause="whichside.daily.purpose",
    offers=offers,
    forbids=check,
    does=place,
    among={"character": among.characters, "space": among.places},
    ever=ever.placements,
)
PASS = Operation(
    move=Pass,
    clause="whichside.daily.one-at-a-time",
    offers=offers_pass,
    forbids=check_pass,
    otherwise=check_late_pass,
    does=pass_,
)


# What is conserved -------------------------------------------------------------------------------


@invariant(WhichsideState, "whichside.daily.free-space")
def everybody_is_somewhere(state: WhichsideState) -> Iterator[Text]:
    """Everybody is in a box or on a space of the box of the game.

    It need not lie on the table any more: a tile may be turned or destroyed under them.
    :clause:`whichside.daily.free-space`
    """
    known = spaces.every_name(state.setup.content)
    for tenement in state.tenements:
        for person in tenement.people:
            if person.place not in BOXES and person.place not in known:
                yield words.impossible("nowhere", character=person.id, space=person.place)


def is_as_placed(position: Position) -> bool:
    """Whether whoever stands on a space does so on the table on which it was placed.

    From the gains on tiles are turned, closed and destroyed, and some leave; who has not gone home
    by then stays until the turn ends (reading R-2).
    """
    return position.phase in ("daily", "night") or (
        position.phase == "reap" and not position.agenda
    )


@invariant(WhichsideState, "whichside.daily.free-space")
def everybody_could_be_placed(state: WhichsideState) -> Iterator[Broken]:
    """Whoever stands on a space could be placed there, after those who are named before.

    :clause:`whichside.daily.free-space` :clause:`whichside.daily.gendered-spaces`
    :clause:`whichside.daily.tenement-space` :clause:`whichside.daily.multi-tenement-space`
    :clause:`whichside.tenderloin.one-per-tenement-per-action`
    :clause:`whichside.daily.workers-control-exclusive`
    :clause:`whichside.reap.gauge-side-b-only` :clause:`whichside.component.tile-sides`
    """
    if not spaces.are_in_the_box(state):
        return
    known = spaces.every_name(state.setup.content)
    before: dict[str, list[TenementName]] = {}
    for tenement in state.tenements:
        for person in tenement.people:
            if person.place in known:
                there = before.setdefault(person.place, [])
                yield from _barred(state, tenement.name, person, there)
                if is_as_placed(state) and lasting.is_closed(state, person.place.partition(".")[0]):
                    yield Broken("whichside.cards.exceptional-measure", _on("on-closed", person))
                there.append(tenement.name)
    yield from _beside_the_control(state)


def _barred(
    state: WhichsideState, name: TenementName, person: Person, there: Collection[TenementName]
) -> tuple[Broken, ...]:
    """Why somebody cannot stand on its space, whichever side of the tile was up."""
    wrong: tuple[Violation, ...] = ()
    sides = [one for one in _sides(state, name, person.place) if is_for_the_day(one)]
    for space in sides:
        at = "jail" if space.prisoners else "home"
        wrong = (
            *check_character(state, person.id, at, space),
            *check_room(state, name, person.place, space, there),
        )
        if not wrong:
            return ()
    if not sides:
        return (_no_space(state, person),)
    return tuple(
        Broken(one.clause, _on("cannot-stand-there", person, why=one.why)) for one in wrong
    )


def _on(key: str, person: Person, **values: object) -> Text:
    """What is wrong with somebody on a space."""
    there = words.place(person.place)
    return words.impossible(key, character=person.id, space=there, **values)


def _sides(state: WhichsideState, name: TenementName, place: str) -> Iterator[Space]:
    """A space as it lies there, and as it may have been when somebody was placed on it."""
    there = spaces.space_of(state, name, place)
    if there:
        yield there
    if is_as_placed(state):
        return
    content, tile = state.setup.content, place.partition(".")[0]
    turned = not any(one.id == tile and not one.improved for one in state.tiles)
    if turned and spaces.is_in_the_box(content, tile):
        both = (spaces.of_tile(content, TileState(tile, side)) for side in (False, True))
        yield from (side[place] for side in both if place in side)
    for premises in content.premises:
        yield from (one for one in premises.spaces if spaces.named(premises.id, one) == place)


def _no_space(state: WhichsideState, person: Person) -> Broken:
    """A space that is not on the table by day; the workers' control is on side B only."""
    tile = person.place.partition(".")[0]
    if any(one.id == tile and not one.improved for one in state.tiles):
        other = spaces.of_tile(state.setup.content, TileState(tile, True)).get(person.place)
        if other and other.kind == "control":
            return Broken("whichside.reap.gauge-side-b-only", _on("side-a", person))
    if laid := _instead_of(state, tile):
        return Broken("whichside.daily.free-space", _on("no-such-tile", person, tiles=laid))
    return Broken("whichside.daily.free-space", _on("not-by-day", person))


def _no_such_space(position: Position, place: str) -> Violation:
    """Why nobody can be placed where there is no space for the day."""
    tile, clause = place.partition(".")[0], "whichside.daily.free-space"
    if laid := _instead_of(position, tile):
        return breaks(clause, "no-such-tile", tile=tile, tiles=laid)
    return breaks(clause, "no-space", space=words.place(place))


def _instead_of(position: Position, tile: str) -> tuple[Text, ...]:
    """The tiles on the table, where this one stayed in the box; otherwise nothing."""
    there = [one.id for one in position.tiles]
    if tile in there or not spaces.is_in_the_box(position.setup.content, tile):
        return ()
    return tuple(words.called("tile", one) for one in there)


def _beside_the_control(state: WhichsideState) -> Iterator[Broken]:
    """Whoever stands on a tile beside somebody at the workers' control, wherever.

    :clause:`whichside.daily.workers-control-exclusive` :clause:`whichside.icon.block-tile`
    """
    for tile in state.tiles:
        controlled = is_controlled(used(state, tile.id))
        there = [
            person
            for tenement in state.tenements
            for person in tenement.people
            if controlled and person.place.partition(".")[0] == tile.id
        ]
        if len(there) > 1:
            who = tuple(words.called("character", one.id) for one in there)
            why = words.impossible("beside-the-control", tile=tile.id, characters=who)
            yield Broken("whichside.daily.workers-control-exclusive", why)


def raised_by_placing(state: WhichsideState, name: TenementName, gauge: lasting.Returning) -> int:
    """By how much those who stand on spaces, and the night action, have raised a gauge at least.

    :clause:`whichside.daily.immediate-gauges` :clause:`whichside.night.adjust-gauges`
    """
    tenement = tenement_of(state, name)
    if not is_as_placed(state):
        return 0
    by = []
    for who, place in (*((one.id, one.place) for one in tenement.people), ("", tenement.night)):
        space = spaces.space_of(state, name, place) if place else None
        if space:
            used = solidarity.as_used(state, who, str(place), space) if who else space
            by.append(int(getattr(used, gauge)))
    return sum(by) if min(by, default=0) >= 0 else 0


@invariant(WhichsideState, "whichside.daily.gauge-maximum")
def gauges_within_their_ends(state: WhichsideState) -> Iterator[Text]:
    """Risk and police threat of each Tenement lie within the ends of its board.

    :clause:`whichside.daily.gauge-maximum`
    """
    for tenement in state.tenements:
        board = board_of(state.setup.content, tenement.name)
        for gauge, least, last in (
            ("risk", 0, board.last_risk),
            ("police", board.least_police, board.last_police),
        ):
            at = getattr(tenement, gauge)
            if not least <= at <= last:
                yield words.impossible(
                    "beyond-the-gauge",
                    tenement=tenement.name,
                    gauge=gauge,
                    at=at,
                    least=least,
                    last=last,
                )


@invariant(WhichsideState, "whichside.daily.one-at-a-time")
def in_turn_by_day_and_night(state: WhichsideState) -> Iterator[Text]:
    """Somebody's turn it is, and others have passed, by day and by night only.

    :clause:`whichside.daily.one-at-a-time`
    """
    if state.phase not in ("daily", "night"):
        if state.acting:
            yield words.impossible("acting-now", tenement=state.acting)
        for name in state.passed:
            yield words.impossible("passed-now", tenement=name)
    if state.acting in state.passed:
        yield words.impossible("acting-passed", tenement=state.acting)
    for name in sorted(set(state.passed)):
        if state.passed.count(name) > 1:
            yield words.impossible("passed-twice", tenement=name)
