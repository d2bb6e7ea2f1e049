"""What cards, tiles and premises do: their effects, carried out one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.deciding import decide, is_heard
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.values.value import altered
from whichside_rules.whichside import health, premises, prison, turn, unsanitary
from whichside_rules.whichside.cards import in_full
from whichside_rules.whichside.engine import lasting, words
from whichside_rules.whichside.engine.content import board_of, tile_of
from whichside_rules.whichside.engine.effect import (
    Closing,
    Destruction,
    Drawing,
    Effect,
    Effects,
    Either,
    ForLonger,
    Labour,
    Maiming,
    OnGauge,
    OnHealth,
    OnLabour,
    OnMoney,
    OnResource,
    OnStrength,
    TenementName,
    ToPrison,
    Until,
    Whom,
)
from whichside_rules.whichside.engine.events import (
    DollarsGained,
    GaugeMoved,
    GaugeStays,
    LabourMoved,
    Lasts,
    ResourceGained,
    ResourceSpent,
    StrengthRose,
)
from whichside_rules.whichside.engine.moves import CloseTile, Pick
from whichside_rules.whichside.engine.scenarios import employers_board
from whichside_rules.whichside.engine.state import Position, Tenement, WhichsideDraft
from whichside_rules.whichside.engine.tasks import (
    Choose,
    CloseWorkplace,
    DrawEmployerCard,
    DrawIncident,
    DrawMisfortune,
    GoToPrison,
    OfferSolidarity,
    Owe,
    Strike,
    Suffer,
)
from whichside_rules.whichside.engine.tenements import open_tenement, tenement_of
from whichside_rules.whichside.scenario import winter_fires


def victims(position: Position, whom: Whom) -> tuple[TenementName, ...]:
    """On whom what is no victim's alone falls; those who tie for the most or least are all hit.

    :clause:`whichside.incidents.targeting` :clause:`whichside.incidents.ties`
    :clause:`whichside.example.incidents-factory-accident`
    :clause:`whichside.example.incidents-police-rampage`
    """
    names = turn.in_order(position)
    if whom == "each":
        return names
    most, _, what = whom.partition("-")
    values = {name: getattr(tenement_of(position, name), what) for name in names}
    wanted = max(values.values()) if most == "most" else min(values.values())
    return tuple(name for name in names if values[name] == wanted)


def suffer(draft: WhichsideDraft, task: Suffer) -> None:
    """The first effects are carried out; the others wait behind what they set off.

    Effects in a row on the same victims are compared for once: who has the most Risk suffers all
    of them, whatever the first of them changes. Whether all who tie are hit by what is no incident
    is reading R-146. :clause:`whichside.incidents.ties`
    """
    if not task.effects:
        return
    whom = falls_on(task.effects[0])
    if whom == "victim":
        effect, *others = task.effects
        _wait(draft, task, others)
        carry_out(draft, effect, task.tenement, task.source, task.clause)
        return
    together: tuple[Any, ...] = tuple(takewhile(lambda one: falls_on(one) == whom, task.effects))
    _wait(draft, task, task.effects[len(together) :])
    alone = tuple(altered(one, whom="victim") for one in together)
    hit, clause = victims(draft, whom), task.clause
    if whom != "each" and len(hit) > 1:
        if clause == "whichside.incidents.targeting":
            clause = "whichside.incidents.ties"
        elif draft.setup.readings.employer_ties == "first-in-order":
            hit = hit[:1]
    now(draft, *(Suffer.of(name, alone, task.source, clause) for name in hit))


def falls_on(effect: Effect) -> Whom:
    """On whom it falls; what changes the pay of every work space falls on no Tenement."""
    if isinstance(effect, ForLonger) and effect.what == "wage":
        return "victim"
    found: Whom = getattr(effect, "whom", "victim")
    return found


def _wait(draft: WhichsideDraft, task: Suffer, others: Sequence[Effect]) -> None:
    if others:
        now(draft, Suffer.of(task.tenement, tuple(others), task.source, task.clause))


def carry_out(
    draft: WhichsideDraft, effect: Effect, name: TenementName, source: str, clause: str
) -> None:
    """An effect happens to a Tenement."""
    tenement = open_tenement(draft, name)
    match effect:
        case OnGauge("gauge", "unsanitary", by) if by > 0:
            unsanitary.rise(draft, name, by, clause)
        case OnGauge("gauge", "unsanitary", by):
            unsanitary.fall(draft, name, -by, clause)
        case OnGauge():
            _move(draft, tenement, effect, clause)
        case OnMoney() if effect.by < 0:
            now(draft, Owe.of(name, -effect.by, clause))
        case OnMoney():
            tenement.dollars += effect.by
            draft.tell(DollarsGained.of(name, effect.by, clause))
        case OnHealth() if effect.by > 0:
            for character in [one.id for one in health.living(tenement) if one.health < 2]:
                health.regain(draft, name, character, effect.by, clause)
        case OnHealth() if effect.people == "one":
            now(draft, Strike.of(name, effect.gender, -effect.by, clause, effect.where))
        case OnHealth():
            health.strike_all(draft, name, effect.gender, effect.where, -effect.by, clause)
        case Maiming():
            health.maim(draft, name, effect.gender, clause)
        case ToPrison() if effect.people == "one":
            now(draft, GoToPrison.of(name, effect.gender, clause, effect.where))
        case ToPrison():
            for character in prison.who_can_be_sent(draft, name, effect.gender, effect.where):
                prison.send(draft, name, character, clause)
        case OnResource():
            _change_tokens(draft, name, effect, clause)
        case OnLabour():
            push(draft, effect, clause)
        case OnStrength():
            _strengthen(draft, effect.by, clause)
        case ForLonger():
            draft.longer += lasting.lasts(effect, source, (name,))
            draft.tell(Lasts.of(source, clause))
            _lift(draft, effect, name, clause)
        case Closing() if effect.tile is None:
            now(draft, CloseWorkplace.of(effect.until, source, clause))
        case Closing():
            there = any(tile.id == effect.tile for tile in draft.tiles)
            close_tile(draft, effect.tile if there else None, effect.until, source, clause)
        case Drawing():
            _draw(draft, effect, name, clause)
        case Destruction():
            winter_fires.destroy(draft, effect.tile, clause)
        case Either():
            now(draft, Choose.of(name, effect.options, source, clause))


def _move(draft: WhichsideDraft, tenement: Tenement, effect: OnGauge, clause: str) -> None:
    """Risk or police threat, from its minimum to the end of its gauge (R-141).

    What goes beyond the last cell is lost, or costs health as it does in a dirty home (R-134).
    :clause:`whichside.daily.gauge-maximum` :clause:`whichside.end-of-turn.minimum-shift`
    """
    board = board_of(draft.setup.content, tenement.name)
    last = board.last_risk if effect.gauge == "risk" else board.last_police
    gauge: lasting.Returning = "risk" if effect.gauge == "risk" else "police"
    least = lasting.lowest(draft, gauge, tenement.name)
    beyond = getattr(tenement, effect.gauge) + effect.by - last
    reached = max(least, min(last, getattr(tenement, effect.gauge) + effect.by))
    if reached != getattr(tenement, effect.gauge):
        setattr(tenement, effect.gauge, reached)
        draft.tell(GaugeMoved.of(tenement.name, effect.gauge, reached, clause))
    if beyond > 0:
        decide("whichside.daily.gauge-maximum")
        draft.tell(GaugeStays.of(tenement.name, effect.gauge, clause))
        if draft.setup.readings.beyond == "costs-health":
            now(draft, *(Strike.of(tenement.name, None, 1, clause) for _ in range(beyond)))


def _lift(draft: WhichsideDraft, effect: ForLonger, name: TenementName, clause: str) -> None:
    """A gauge goes up at once to a minimum for this turn (R-140), or for the game (R-125).

    What is raised for as long as a card lies there is felt when the turn ends, and nothing is felt
    of what is over before the first turn (R-138).
    :clause:`whichside.end-of-turn.minimum-shift`
    """
    readings = draft.setup.readings
    for gauge, what in lasting.MINIMUM.items():
        if effect.what != what:
            continue
        if effect.until != "turn":
            at_once = draft.phase == "setup" and readings.rolled_minimum == "raised"
        elif draft.phase == "setup" and clause != "whichside.cards.plan-turn-condition":
            at_once = readings.turn_minimum == "at-once" and readings.desperate_lasting != "over"
        else:
            at_once = readings.turn_minimum == "at-once"
        if at_once:
            lasting.lift(draft, gauge, name, clause)


def _change_tokens(
    draft: WhichsideDraft, name: TenementName, effect: OnResource, clause: str
) -> None:
    tenement = open_tenement(draft, name)
    before = getattr(tenement, effect.resource)
    after = max(0, before + effect.by)
    setattr(tenement, effect.resource, after)
    if after > before:
        draft.tell(ResourceGained.of(name, effect.resource, after - before, clause))
    elif after < before:
        draft.tell(ResourceSpent.of(name, effect.resource, before - after, clause))


TRACK: dict[Labour, str] = {
    "hours": "whichside.employers-board.wh-track",
    "conditions": "whichside.employers-board.wc-track",
    "wages": "whichside.employers-board.wa-track",
}
"""The clause that says where each gauge of labour regulation begins and ends."""


def push(draft: WhichsideDraft, effect: OnLabour, clause: str) -> None:
    """A gauge of labour regulation moves, as far as it goes.

    :clause:`whichside.employers-board.three-labour-gauges`
    :clause:`whichside.employers-board.wh-track`
    """
    cells = getattr(employers_board(draft), effect.gauge)
    cell = max(1, min(len(cells), getattr(draft, effect.gauge) + effect.by))
    if cell != getattr(draft, effect.gauge):
        setattr(draft, effect.gauge, cell)
        draft.tell(LabourMoved.of(effect.gauge, cell, clause))


def _strengthen(draft: WhichsideDraft, by: int, clause: str) -> None:
    """Employers' Strength goes up to its last cell, and never down.

    :clause:`whichside.employers-board.es-never-left`
    :clause:`whichside.employers-board.es-track`
    """
    reached = min(employers_board(draft).last_strength, draft.strength + by)
    if reached > draft.strength:
        draft.strength = reached
        draft.tell(StrengthRose.of(reached, clause))


def _draw(draft: WhichsideDraft, effect: Drawing, name: TenementName, clause: str) -> None:
    times = range(effect.cards)
    if effect.deck == "incident":
        now(draft, *(DrawIncident.of() for _ in times))
    elif effect.deck == "misfortune":
        now(draft, *(DrawMisfortune.of(name) for _ in times))
    elif effect.deck == "solidarity":
        now(draft, OfferSolidarity.of(effect.cards))
    else:
        difficult = effect.deck == "difficult"
        now(draft, *(DrawEmployerCard.of(difficult, clause) for _ in times))


# A workplace to close ----------------------------------------------------------------------------


def workplaces(position: Position, task: CloseWorkplace) -> tuple[CloseTile, ...]:
    """The workplaces on the table that are not closed; the docks are none of them.

    :clause:`whichside.component.workplaces` :clause:`whichside.component.specific-places`
    """
    return tuple(
        CloseTile.of(tile.id)
        for tile in position.tiles
        if tile_of(position.setup.content, tile.id).kind == "work"
        and not lasting.is_closed(position, tile.id)
    )


def check_closing(position: Position, move: CloseTile, task: CloseWorkplace) -> Iterator[Violation]:
    """Only a workplace that is open can be closed."""
    able = workplaces(position, task)
    if move not in able:
        yield breaks(
            task.clause,
            "cannot-be-closed",
            tile=move.tile,
            able=tuple(words.called("tile", one.tile) for one in able),
        )


def close(draft: WhichsideDraft, move: CloseTile, task: CloseWorkplace) -> None:
    """The team has said which workplace is closed."""
    close_tile(draft, move.tile, task.until, task.source, task.clause)


def close_tile(
    draft: WhichsideDraft, tile: str | None, until: Until, source: str, clause: str
) -> None:
    """A card closes a tile, and with it perhaps the premises there (R-137).

    :clause:`whichside.premises.liberal-lawyer-shelter`
    """
    lasting.close(draft, tile, until, source, clause)
    for tenement in draft.tenements:
        premises.evict_clients(draft, tenement.name)


def nothing_to_close(draft: WhichsideDraft, task: CloseWorkplace) -> None:
    """Every workplace is closed: the card closes nothing more."""
    lasting.close(draft, None, task.until, task.source, task.clause)


# A choice between effects ------------------------------------------------------------------------


def picks(position: Position, task: Choose) -> tuple[Pick, ...]:
    """The effects between which a Tenement chooses: of a misfortune, those that it can suffer.

    :clause:`whichside.misfortune.full-effect`
    """
    able = sufferable(position, task)
    return tuple(Pick.of(task.tenement, n) for n in able)


def sufferable(position: Position, task: Choose) -> list[int]:
    """Which of the effects can be suffered in full, with what is still to come of the card.

    It is asked of a misfortune only, which is given to a Tenement for one that it can suffer; if
    that has changed since, all are left.
    :clause:`whichside.misfortune.full-effect`
    """
    every = list(enumerate(task.effects, 1))
    able = every
    if task.clause.startswith("whichside.misfortune."):
        rest, name = _still_to_come(position, task), task.tenement
        able = [(n, one) for n, one in every if in_full.in_full(position, (one, *rest), name)]
    return [n for n, _ in able or every]


def _still_to_come(position: Position, task: Choose) -> Effects:
    """The effects of the same card that wait behind a choice."""
    due = next((one for one in position.agenda if one is not task), None)
    if isinstance(due, Suffer) and (due.source, due.tenement) == (task.source, task.tenement):
        return due.effects
    return ()


def check_pick(position: Position, move: Pick, task: Choose) -> Iterator[Violation]:
    """Only an effect that there is can be chosen, and that can be suffered in full.

    :clause:`whichside.misfortune.full-effect`
    """
    if move.option > len(task.effects):
        yield breaks(task.clause, "no-such-effect", option=move.option, last=len(task.effects))
    elif move.option not in (able := sufferable(position, task)):
        yield breaks(
            "whichside.misfortune.full-effect", "other-half", option=move.option, able=tuple(able)
        )


def pick(draft: WhichsideDraft, move: Pick, task: Choose) -> None:
    """The effect that was chosen is carried out.

    :clause:`whichside.misfortune.full-effect`
    """
    if is_heard() and len(sufferable(draft, task)) < len(task.effects):
        decide("whichside.misfortune.full-effect")
    chosen = task.effects[move.option - 1]
    now(draft, Suffer.of(task.tenement, (chosen,), task.source, task.clause))
