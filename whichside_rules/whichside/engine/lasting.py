"""Effects that hold for longer: this turn, while a card lies active, or the whole game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from whichside_rules.whichside.engine.content import board_of
from whichside_rules.whichside.engine.effect import ForLonger, Lasting, TenementName, Until
from whichside_rules.whichside.engine.events import GaugeMoved, TileClosed
from whichside_rules.whichside.engine.scenarios import scenario_of
from whichside_rules.whichside.engine.state import (
    Longer,
    Phase,
    Position,
    WhichsideDraft,
)
from whichside_rules.whichside.engine.tenements import open_tenement, tenement_of

Returning = Literal["risk", "police"]
"""The gauges that go back to a minimum. :clause:`whichside.end-of-turn.reset-gauges`"""
RETURNING: tuple[Returning, ...] = ("risk", "police")
MINIMUM: dict[Returning, Lasting] = {"risk": "risk-minimum", "police": "police-minimum"}
"""What raises the minimum of each."""
EMPLOYERS: frozenset[Phase] = frozenset({"employers", "life", "offensives", "end"})
"""The second part of the turn. :clause:`whichside.turn.part2-order`"""


def lasts(effect: ForLonger, source: str, names: Iterable[TenementName]) -> tuple[Longer, ...]:
    """What a card changes for longer: pay for the whole table, all else for these Tenements."""
    whose = (None,) if effect.what == "wage" else tuple(names)
    what, by, until = effect.what, effect.by, effect.until
    return tuple(Longer.of(what, by, one, None, until, source) for one in whose)


def total(position: Position, what: Lasting, name: TenementName) -> int:
    """By how much something is changed for a Tenement; effects add up.

    :clause:`whichside.end-of-turn.minimum-cumulative` :clause:`whichside.cost-of-living.modifiers`
    :clause:`whichside.employer.exceptional-apply`
    :clause:`whichside.example.employer-degradation`
    """
    if not position.longer:
        return 0
    return sum(
        [one.by for one in position.longer if one.what == what and one.tenement in (None, name)]
    )


def minimum(position: Position, gauge: Returning, name: TenementName) -> int:
    """The lowest cell of a gauge now; what raises it adds up, within its ends.

    :clause:`whichside.end-of-turn.minimum-shift` :clause:`whichside.end-of-turn.russian-floor`
    :clause:`whichside.end-of-turn.minimum-cumulative`
    """
    raised = total(position, MINIMUM[gauge], name)
    first = first_cell(position, gauge, name)
    return _within(position, gauge, name, raised) if raised else first


def first_cell(position: Position, gauge: Returning, name: TenementName) -> int:
    """Where a gauge begins. :clause:`whichside.end-of-turn.russian-floor`"""
    return 0 if gauge == "risk" else board_of(position.setup.content, name).least_police


def _within(position: Position, gauge: Returning, name: TenementName, raised: int) -> int:
    """The minimum that is raised by so much, between the ends of the gauge."""
    board, least = board_of(position.setup.content, name), first_cell(position, gauge, name)
    last = board.last_risk if gauge == "risk" else board.last_police
    return max(least, min(last, least + raised))


def why_minimum(position: Position, gauge: Returning, name: TenementName) -> Iterator[str]:
    """The clauses that say where the minimum of a gauge is.

    :clause:`whichside.end-of-turn.minimum-shift` :clause:`whichside.end-of-turn.russian-floor`
    :clause:`whichside.end-of-turn.minimum-cumulative` :clause:`whichside.daily.gauge-maximum`
    """
    raised = tuple(raising(position, gauge, name))
    if raised:
        yield "whichside.end-of-turn.minimum-shift"
    unbounded = first_cell(position, gauge, name) + sum(one.by for one in raised)
    if unbounded > minimum(position, gauge, name):
        yield "whichside.daily.gauge-maximum"
    if len(raised) > 1:
        yield "whichside.end-of-turn.minimum-cumulative"
    if first_cell(position, gauge, name):
        yield "whichside.end-of-turn.russian-floor"


def returns_to(position: Position, gauge: Returning, name: TenementName) -> int:
    """Where a gauge goes back to when the turn ends.

    Whether what holds for this turn counts, or has been felt and is over, is reading R-140.
    :clause:`whichside.end-of-turn.minimum-shift` :clause:`whichside.end-of-turn.reset-gauges`
    """
    raised = raising(position, gauge, name)
    if position.setup.readings.turn_minimum == "at-once":
        raised = (one for one in raised if one.until != "turn")
    return _within(position, gauge, name, sum(one.by for one in raised))


def raising(position: Position, gauge: Returning, name: TenementName) -> Iterator[Longer]:
    """What raises the minimum of a gauge."""
    what = MINIMUM[gauge]
    return (one for one in position.longer if one.what == what and one.tenement in (None, name))


def lowest(position: Position, gauge: Returning, name: TenementName) -> int:
    """How far a gauge can go down now: to its minimum; one that is lower already stays there.

    :clause:`whichside.end-of-turn.minimum-shift`
    """
    now: int = getattr(tenement_of(position, name), gauge)
    return min(now, minimum(position, gauge, name))


def lift(draft: WhichsideDraft, gauge: Returning, name: TenementName, clause: str) -> None:
    """A gauge that is below its minimum goes up to it.

    :clause:`whichside.end-of-turn.minimum-shift`
    """
    least = minimum(draft, gauge, name)
    if getattr(tenement_of(draft, name), gauge) < least:
        setattr(open_tenement(draft, name), gauge, least)
        draft.tell(GaugeMoved.of(name, gauge, least, clause))


def is_felt(position: Position, one: Longer) -> bool:
    """Whether a raised minimum holds the gauges up by now, and not from the next turn on.

    What a card of the employers raises for longer than this turn is felt from the next turn on:
    whether it came this turn cannot be told from one that came before. From when a minimum is felt
    that holds for this turn is reading R-140, one for the whole game reading R-125.
    :clause:`whichside.end-of-turn.minimum-shift` :clause:`whichside.example.employer-degradation`
    """
    readings = position.setup.readings
    if one.until == "turn":
        return readings.turn_minimum == "at-once"
    if position.phase in EMPLOYERS:
        return False
    lowest = one.until == "game" and readings.rolled_minimum == "lowest"
    return not lowest or not may_be_the_first_turn(position)


LATEST_START = 4
"""The highest Employers' Strength on which a circumstance lets a game begin.
:clause:`whichside.variant.unforeseen.36`"""


def may_be_the_first_turn(position: Position) -> bool:
    """Whether no turn need have ended yet; circumstances may have begun the game later.

    :clause:`whichside.employers-board.es-counts-turns`
    """
    setup, latest = position.setup, scenario_of(position.setup).start.strength
    if setup.rolls:
        latest = max(latest, LATEST_START)
        latest += setup.rolls * (setup.readings.rolled_gauges == "with-strength")
    return position.strength <= latest


def least_possible(position: Position, gauge: Returning, name: TenementName) -> int:
    """The lowest cell on which a gauge can stand now.

    :clause:`whichside.end-of-turn.minimum-shift`
    """
    felt = (one.by for one in raising(position, gauge, name) if is_felt(position, one))
    return _within(position, gauge, name, sum(felt))


def is_closed(position: Position, tile: str) -> bool:
    """Whether an effect closes a tile. :clause:`whichside.employer.exceptional-apply`"""
    return any(one.what == "closed" and one.tile == tile for one in position.longer)


def close(draft: WhichsideDraft, tile: str | None, until: Until, source: str, clause: str) -> None:
    """A card closes a tile; ``None`` where there is none to close."""
    draft.longer = (*draft.longer, Longer.of("closed", 0, None, tile, until, source))
    if tile:
        draft.tell(TileClosed.of(tile, clause))


def without_closing(position: Position, tile: str) -> tuple[Longer, ...]:
    """What holds for longer but the closing of a tile."""
    return tuple(one for one in position.longer if one.tile != tile)


def end_with_the_turn(draft: WhichsideDraft) -> None:
    """What holds for this turn ends."""
    draft.longer = tuple(one for one in draft.longer if one.until != "turn")


def is_of_a_plan_gone(position: Position, one: Longer) -> bool:
    """Whether something held as long as a plan lay there, and its strategy is over.

    :clause:`whichside.strategy.end`
    """
    plans = {plan.id for plan in position.setup.content.plans}
    laid = {plan.plan for plan in position.plans}
    return one.until == "active" and one.source in plans - laid


def end_with_the_strategy(draft: WhichsideDraft) -> None:
    """What held as long as a plan lay there ends, once its strategy is over.

    :clause:`whichside.strategy.end`
    """
    draft.longer = tuple(one for one in draft.longer if not is_of_a_plan_gone(draft, one))


def end_with(draft: WhichsideDraft, source: str, copies: int) -> None:
    """What held as long as a card lay active ends; of several equal cards, that of the oldest."""
    held = [one for one in draft.longer if one.until == "active" and one.source == source]
    left = list(draft.longer)
    for ended in held[: len(held) // copies]:
        left.remove(ended)
    draft.longer = tuple(left)
