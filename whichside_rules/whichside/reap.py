"""Reap the fruits of one's labor (Working to survive D): gains, improvements, workers' control."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.deciding import decide
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.values.value import altered
from whichside_rules.whichside import (
    daily,
    health,
    prison,
    side_b,
    solidarity,
    turn,
    unsanitary,
)
from whichside_rules.whichside.cards import effects
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.content import (
    LABOUR,
    RESOURCES,
    Space,
    TileKind,
    WhichsideContent,
    tile_of,
)
from whichside_rules.whichside.engine.effect import Labour, TenementName
from whichside_rules.whichside.engine.events import (
    DollarsGained,
    HealingDeclined,
    LabourMoved,
    LabourStays,
    PaysNothing,
    ResourceGained,
    TileTurned,
)
from whichside_rules.whichside.engine.moves import Decline, MoveGauge, Name
from whichside_rules.whichside.engine.scenarios import employers_board, is_duo, printed
from whichside_rules.whichside.engine.state import (
    BOXES,
    Position,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tasks import (
    GoHome,
    Heal,
    Improve,
    Reap,
    RollCrime,
    RollRobbery,
    ShiftGauge,
    Task,
)
from whichside_rules.whichside.engine.tenements import lives_in, open_tenement, tenement_of
from whichside_rules.whichside.table import spaces
from whichside_rules.whichside.variant import duo


@turn.opening("reap")
def begin(draft: WhichsideDraft) -> None:
    """First the gains, then the improvements, then the gauges.

    :clause:`whichside.reap.order`
    """
    placed = tuple(_placed(draft))
    due: list[Task] = [
        *gains(draft, placed),
        Improve.of("whichside.reap.order"),
        *_gauges(placed),
    ]
    due += [GoHome.of("whichside.reap.order"), *prison.clients(draft)]
    now(draft, *due, turn.following(draft))


Placed = tuple[TenementName, str, str, Space]
"""Somebody of a Tenement, and the space on which one stands."""


def _placed(draft: WhichsideDraft) -> Iterator[Placed]:
    """Who stands where, in the order of play."""
    for name in turn.in_order(draft):
        for person in tenement_of(draft, name).people:
            space = spaces.space_of(draft, name, person.place)
            if space:
                yield name, person.id, person.place, space


def gains(draft: WhichsideDraft, placed: Sequence[Placed]) -> Iterator[Task]:
    """What is collected, in the order of play: the characters, the night actions, the robbery.

    Or all of one Tenement before the next, and the robbery with the first who takes part in it
    (reading R-148). It can decide who finds shelter and who is healed.
    :clause:`whichside.reap.gains`
    """
    names, robbery = turn.in_order(draft), _robbery(placed)
    if draft.setup.readings.reap_order == "by-kind":
        for name in names:
            yield from _by_day(placed, name)
        for name in names:
            yield from _by_night(draft, name)
        yield from robbery
        return
    for name in names:
        yield from _by_day(placed, name)
        if any(one == name and space.kind == "robbery" for one, _, _, space in placed):
            yield from robbery
            robbery = ()
        yield from _by_night(draft, name)


def _by_day(placed: Sequence[Placed], tenement: TenementName) -> Iterator[Reap | RollCrime | Heal]:
    """What each character of a Tenement gains; the Bonesetter heals where one stands.

    :clause:`whichside.reap.gains` :clause:`whichside.premises.bonesetter`
    """
    for name, character, place, space in placed:
        if name != tenement:
            continue
        if space.kind == "gain":
            yield Reap.of(name, character, place, "whichside.reap.gains")
        elif space.kind == "crime":
            yield RollCrime.of(name, character)
        elif space.kind == "heal":
            yield Heal.of(name)


def _by_night(draft: WhichsideDraft, name: TenementName) -> Iterator[Reap]:
    """What the night action of a Tenement gains. :clause:`whichside.reap.gains`"""
    night = tenement_of(draft, name).night
    if night:
        yield Reap.of(name, None, night, "whichside.reap.gains")


def _robbery(placed: Sequence[Placed]) -> tuple[RollRobbery, ...]:
    robbers = tuple(one for _, one, _, space in placed if space.kind == "robbery")
    return (RollRobbery.of(robbers, (), 0),) if robbers else ()


def _gauges(placed: Sequence[Placed]) -> Iterator[ShiftGauge]:
    for name, _, _, space in placed:
        if space.kind == "control":
            yield ShiftGauge.of(name)


def gain(draft: WhichsideDraft, task: Reap) -> None:
    """What a space yields: dollars, tokens, a cleaner home.

    :clause:`whichside.reap.gains` :clause:`whichside.reap.uns-gain`
    :clause:`whichside.example.reap-newtown` :clause:`whichside.example.reap-western-pen`
    :clause:`whichside.example.reap-housework` :clause:`whichside.example.night-political-cafe`
    """
    space = spaces.space_of(draft, task.tenement, task.space)
    assert space
    if task.character:
        if space.cleaning:
            decide(*solidarity.why_as_used(draft, task.character, task.space, space))
        space = solidarity.as_used(draft, task.character, task.space, space)
    tenement = open_tenement(draft, task.tenement)
    paid = tuple(pay_of(draft, space))
    for dollars, clause in paid:
        tenement.dollars += dollars
        draft.tell(DollarsGained.of(task.tenement, dollars, clause))
    if space.work and not paid:
        draft.tell(PaysNothing.of(task.tenement, why_nothing(draft)))
    for resource in RESOURCES:
        count = getattr(space, resource)
        if count:
            setattr(tenement, resource, getattr(tenement, resource) + count)
            draft.tell(ResourceGained.of(task.tenement, resource, count, task.clause))
    if space.cleaning:
        unsanitary.fall(draft, task.tenement, space.cleaning, "whichside.reap.uns-gain")


def pay_of(position: Position, space: Space) -> Iterator[tuple[int, str]]:
    """The dollars that a space yields: for work as the gauge of wages has it (reading R-37).

    What a woman has more by the ILGWU is told by itself, as far as anything is left of it; whether
    wages below nothing eat it up is reading R-149.
    :clause:`whichside.employers-board.wa-track` :clause:`whichside.side-b.ilgwu`
    """
    pay = space.dollars
    more = 0
    if space.work:
        if position.setup.readings.wages == "work":
            pay += printed(position, "wages")
        if space.gender == "woman" and side_b.is_up(position, "women-pay"):
            more = 1
        pay += sum(one.by for one in position.longer if one.what == "wage")
    usual, whole = max(0, pay), max(0, pay + more)
    if position.setup.readings.women_pay == "after-the-floor":
        whole = usual + more
    if usual:
        yield usual, "whichside.reap.gains"
    if whole > usual:
        yield whole - usual, "whichside.side-b.ilgwu"


def why_nothing(position: Position) -> str:
    """The clause by which work pays nothing: that of the wages, where they are taken off the pay.

    :clause:`whichside.employers-board.wa-track` :clause:`whichside.reap.gains`
    """
    low = printed(position, "wages") < 0
    if low and position.setup.readings.wages == "work":
        return "whichside.employers-board.wa-track"
    return "whichside.reap.gains"


def improve(draft: WhichsideDraft, task: Improve) -> None:
    """A tile on whose improvement enough characters stand is turned over.

    They are of different Tenements where they have to be: nobody else could be placed there.
    :clause:`whichside.reap.flip-workplace` :clause:`whichside.reap.flip-political`
    :clause:`whichside.example.greenwich-upgrade`
    """
    content, crowd = draft.setup.content, daily.crowd(draft)
    turned = []
    for tile in draft.tiles:
        for place, space in spaces.of_tile(content, tile).items():
            if space.kind != "improve":
                continue
            there = len(crowd.get(place, ()))
            if there >= needed(draft, tile.id):
                turned.append(tile.id)
            elif there:
                decide(_turned_by(content, tile.id))
    for name in turned:
        draft.tiles = tuple(
            altered(tile, improved=True) if tile.id == name else tile for tile in draft.tiles
        )
        clause = _turned_by(content, name)
        draft.tell(TileTurned.of(name, clause))
        if is_duo(draft.setup):
            at_work = clause == "whichside.reap.flip-workplace"
            fewer = "workplace-one" if at_work else "political-two"
            decide(f"whichside.variant.duo.{fewer}", *duo.adjusted(draft.setup))


def _turned_by(content: WhichsideContent, tile: str) -> str:
    """The clause by which a tile is turned over, or is not."""
    if tile_of(content, tile).kind == "work":
        return "whichside.reap.flip-workplace"
    return "whichside.reap.flip-political"


def needed(position: Position, tile: str) -> int:
    """How many characters of different Tenements improve a tile.

    Where two Tenements play it is one less.
    :clause:`whichside.variant.duo.workplace-one` :clause:`whichside.variant.duo.political-two`
    """
    asked = people_to_improve(tile_of(position.setup.content, tile).kind)
    return asked - 1 if is_duo(position.setup) else asked


def people_to_improve(kind: TileKind) -> int:
    """How many characters of different Tenements improve a tile: two at a workplace, else three.

    :clause:`whichside.reap.flip-workplace` :clause:`whichside.reap.flip-political`
    :clause:`whichside.component.workplaces`
    :clause:`whichside.component.political-places`
    """
    return 2 if kind == "work" else 3


# Workers' control --------------------------------------------------------------------------------


def gauges_to_move(position: Position, task: ShiftGauge) -> tuple[MoveGauge, ...]:
    """The gauges of labour regulation; Employers' Strength is none of them.

    Whether one that is leftmost already can be named is reading R-133.
    :clause:`whichside.reap.gauge-choice` :clause:`whichside.reap.gauge-not-es`
    :clause:`whichside.employers-board.es-never-left`
    """
    return tuple(MoveGauge.of(task.tenement, gauge) for gauge in can_be_named(position))


def can_be_named(position: Position) -> tuple[Labour, ...]:
    """The gauges that the workers' control can name (R-133).

    :clause:`whichside.reap.gauge-choice` :clause:`whichside.reap.gauge-left`
    """
    if position.setup.readings.leftmost == "can-be-named":
        return LABOUR
    return tuple(gauge for gauge in LABOUR if getattr(position, gauge) > 1)


def check_gauge(position: Position, move: MoveGauge, task: ShiftGauge) -> Iterator[Violation]:
    """A gauge that is leftmost already cannot be named by another reading (R-133).

    :clause:`whichside.reap.gauge-left`
    """
    if move.gauge not in can_be_named(position):
        yield breaks("whichside.reap.gauge-left", labour=move.gauge)


def nothing_to_move(draft: WhichsideDraft, task: ShiftGauge) -> None:
    """Every gauge of labour regulation is leftmost: the workers' control moves none.

    :clause:`whichside.reap.gauge-left`
    """
    for gauge in LABOUR:
        draft.tell(LabourStays.of(gauge, effects.TRACK[gauge]))


def move_gauge(draft: WhichsideDraft, move: MoveGauge, task: ShiftGauge) -> None:
    """A gauge of labour regulation moves a cell to the left, as far as there is one.

    :clause:`whichside.reap.gauge-left` :clause:`whichside.reap.gauge-side-b-only`
    :clause:`whichside.employers-board.wh-track`
    :clause:`whichside.example.reap-workers-control`
    """
    cell = max(1, getattr(draft, move.gauge) - 1)
    if cell != getattr(draft, move.gauge):
        setattr(draft, move.gauge, cell)
        draft.tell(LabourMoved.of(move.gauge, cell, "whichside.reap.gauge-left"))
    else:
        draft.tell(LabourStays.of(move.gauge, effects.TRACK[move.gauge]))


# The Bonesetter ----------------------------------------------------------------------------------


def who_can_be_healed(position: Position, task: Heal) -> tuple[str, ...]:
    """Anybody who lives and is not at HEA 2; by another reading (R-15) of the Tenement alone.

    :clause:`whichside.premises.bonesetter`
    """
    everywhere = position.setup.readings.bonesetter_for == "anybody"
    return tuple(
        person.id
        for tenement in position.tenements
        if everywhere or tenement.name == task.tenement
        for person in health.living(tenement)
        if person.health < health.best(person)
    )


def heal(draft: WhichsideDraft, move: Name, task: Heal) -> None:
    """The Bonesetter heals whom the Tenement names, by one HEA or by two (reading R-16).

    :clause:`whichside.premises.bonesetter`
    """
    home = lives_in(draft, move.character)
    by = 1 if draft.setup.readings.bonesetter_heals == "one" else 2
    health.regain(draft, home, move.character, by, "whichside.premises.bonesetter")


def offers_to_decline(position: Position, task: Heal) -> Iterator[Decline]:
    """By another reading (R-132) nobody has to be healed, where somebody can be.

    :clause:`whichside.premises.bonesetter`
    """
    if who_can_be_healed(position, task):
        yield Decline.of(task.tenement)


def check_decline(position: Position, move: Decline, task: Heal) -> Iterator[Violation]:
    """Whoever stands at the Bonesetter heals somebody, but by another reading (R-132).

    :clause:`whichside.premises.bonesetter`
    """
    if position.setup.readings.healing == "obliged":
        yield breaks("whichside.premises.bonesetter")


def decline(draft: WhichsideDraft, move: Decline, task: Heal) -> None:
    """Nobody is healed. :clause:`whichside.premises.bonesetter`"""
    draft.tell(HealingDeclined.of(move.player, "whichside.premises.bonesetter"))


DECLINE = Operation(
    move=Decline,
    offers=offers_to_decline,
    forbids=check_decline,
    does=decline,
)


def go_home(draft: WhichsideDraft, task: GoHome) -> None:
    """Whoever stands on a space goes home, or stays there until the turn ends (reading R-2).

    The prison takes its own back in any case: they are in Jail whenever misery strikes. A tile may
    have been turned since, and not have the space any more on which somebody stands.
    :clause:`whichside.misery.executes-jailed`
    """
    prison.back_to_jail(draft, task.clause)
    if draft.setup.readings.come_home == "end-of-turn":
        return
    prison.leave_the_spaces(draft, task.clause)
    for name in turn.in_order(draft):
        open_tenement(draft, name).night = None


@invariant(WhichsideState, "whichside.reap.order")
def nobody_stands_there_later(state: WhichsideState) -> Iterator[Text]:
    """Whoever was placed has left its space once the gains are collected, or at the end (R-2).

    The prison has taken its own back in any case. :clause:`whichside.reap.order`
    """
    if state.phase in ("daily", "night", "reap"):
        return
    begun = state.phase not in ("setup", "misfortunes", "work")
    may_stay = begun and state.setup.readings.come_home == "end-of-turn"
    for tenement in state.tenements:
        if tenement.night is not None and not may_stay:
            where = words.place(tenement.night)
            yield words.impossible("at-night-still", tenement=tenement.name, space=where)
        for person in tenement.people:
            if person.place in BOXES:
                continue
            if not may_stay or prison.is_held(state, person.place):
                where = words.place(person.place)
                yield words.impossible("stands-still", character=person.id, space=where)


@invariant(WhichsideState, "whichside.employers-board.three-labour-gauges")
def on_the_cells(state: WhichsideState) -> Iterator[Text]:
    """Each gauge of labour regulation stands on one of its cells.

    :clause:`whichside.employers-board.three-labour-gauges`
    """
    for labour in LABOUR:
        at, last = getattr(state, labour), len(getattr(employers_board(state), labour))
        if at > last:
            yield words.impossible("beyond-the-cells", labour=labour, at=at, last=last)
