"""How the game unfolds: the parts of a turn in their order, whose turn it is, and the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.operation import Always, Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.values.memory import kept_in
from whichside_rules.whichside.engine import lasting, people, words
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import GameEnded, PartBegan
from whichside_rules.whichside.engine.moves import Proceed
from whichside_rules.whichside.engine.state import (
    Ending,
    Position,
    Setup,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tasks import Begin, Part
from whichside_rules.whichside.engine.tenements import names_of

NEXT: dict[Part, tuple[Part, str]] = {
    "misfortunes": ("work", "whichside.turn.part1-order"),
    "work": ("daily", "whichside.work.prison-first"),
    "daily": ("night", "whichside.night.after-all-placements"),
    "night": ("reap", "whichside.turn.part1-order"),
    "reap": ("incidents", "whichside.turn.part1-order"),
    "incidents": ("living", "whichside.turn.part1-order"),
    "living": ("struggle", "whichside.turn.part1-order"),
    "struggle": ("employers", "whichside.turn.two-parts"),
    "employers": ("life", "whichside.turn.part2-order"),
    "life": ("offensives", "whichside.turn.part2-order"),
    "offensives": ("end", "whichside.end-of-turn.order"),
}
"""What follows each part of the turn, and the clause that says so."""

BEGINS_BY: dict[Part, str] = dict(NEXT.values()) | {"misfortunes": "whichside.turn.part1-order"}
"""The clause by which each part follows the one before it."""

OPENINGS: dict[Part, Callable[[WhichsideDraft], None]] = {}
"""What each part of the turn begins with; the chapters enter it."""


def opening(part: Part) -> Callable[[Callable[[WhichsideDraft], None]], Callable[..., None]]:
    """Say that a part of the turn begins with this."""

    def enter(begins: Callable[[WhichsideDraft], None]) -> Callable[[WhichsideDraft], None]:
        OPENINGS[part] = begins
        return begins

    return enter


AT_ONCE: tuple[Part, ...] = ("daily", "night", "struggle")
"""The parts in which somebody decides from the start; the others wait until the team goes on."""


def begin(draft: WhichsideDraft, task: Begin) -> None:
    """A part of the turn begins.

    :clause:`whichside.turn.two-parts` :clause:`whichside.turn.part1-order`
    :clause:`whichside.turn.part2-order`
    """
    draft.phase = task.part
    if task.part in AT_ONCE:
        draft.tell(PartBegan.of(task.part, task.clause))
        OPENINGS[task.part](draft)


def proceed(draft: WhichsideDraft, move: Proceed) -> None:
    """The part that waits is carried out; when nothing of it is due any more, the next one begins.

    :clause:`whichside.turn.part1-order` :clause:`whichside.turn.part2-order`
    """
    part: Part = draft.phase  # type: ignore[assignment]  # the others do not wait
    draft.tell(PartBegan.of(part, BEGINS_BY[part]))
    OPENINGS[part](draft)


def order(position: Position) -> str:
    """The clause on the order of that half of the turn in which the game is.

    :clause:`whichside.turn.two-parts` :clause:`whichside.turn.part1-order`
    :clause:`whichside.turn.part2-order`
    """
    second = position.phase in lasting.EMPLOYERS
    return "whichside.turn.part2-order" if second else "whichside.turn.part1-order"


PROCEED = Operation(
    move=Proceed,
    offers=Always(Proceed),
    does=proceed,
)


def following(position: Position) -> Begin:
    """The part that follows. :clause:`whichside.turn.part1-order`"""
    part: Part = position.phase  # type: ignore[assignment]  # nothing follows the others
    return Begin.of(*NEXT[part])


def go_on(draft: WhichsideDraft) -> None:
    """What follows when nothing is due any more: the next part of the turn."""
    now(draft, following(draft))


def in_order(position: Position, first: TenementName | None = None) -> tuple[TenementName, ...]:
    """The Tenements clockwise from the first player. :clause:`whichside.turn.clockwise`"""
    return clockwise(position.setup, first or position.first)


@kept_in("setup.answers")
def clockwise(setup: Setup, first: TenementName) -> tuple[TenementName, ...]:
    """The Tenements clockwise from one of them. :clause:`whichside.turn.clockwise`"""
    seats = names_of(setup)
    start = seats.index(first)
    return seats[start:] + seats[:start]


def after(position: Position, tenement: TenementName) -> TenementName:
    """The next Tenement clockwise. :clause:`whichside.turn.clockwise`"""
    seats = in_order(position, tenement)
    return seats[1 % len(seats)]


def second(position: Position) -> TenementName:
    """The Tenement of the player who is second and will be first.

    Whether a player is a person, or every Tenement counts as one, is reading R-142.
    :clause:`whichside.turn.first-player-rotation`
    """
    if position.setup.readings.second_player == "tenement":
        return after(position, position.first)
    return people.next_person(position.setup, in_order(position))


def for_another(clause: str, name: TenementName, instead: TenementName) -> Violation:
    """Why a Tenement does not draw or roll what is for another.

    :clause:`whichside.incidents.first-player-draws` :clause:`whichside.misfortune.draw`
    """
    return breaks(clause, "for-another", tenement=name, instead=instead)


def end_game(draft: WhichsideDraft, ending: Ending) -> None:
    """The game is over for all, whatever was due. :clause:`whichside.goal.cooperative`"""
    draft.phase, draft.agenda, draft.ending = "over", (), ending
    draft.tell(GameEnded.of(ending.won, ending.clause))


def can_begin(setup: Setup, name: TenementName) -> bool:
    """Whether the Tenement can be that of the first player: the common one is nobody's own.

    Unless every Tenement counts as a player (reading R-142).
    :clause:`whichside.turn.first-player-initial` :clause:`whichside.players.three`
    """
    return setup.readings.second_player == "tenement" or not people.is_common(setup, name)


@invariant(WhichsideState, "whichside.turn.first-player-rotation")
def somebody_is_first(state: WhichsideState) -> Iterator[Text]:
    """The first player plays a Tenement of his or her own.

    :clause:`whichside.turn.first-player-rotation`
    """
    if not can_begin(state.setup, state.first):
        yield words.impossible("common-is-first", tenement=state.first)


@invariant(WhichsideState, "whichside.goal.cooperative")
def over_or_not(state: WhichsideState) -> Iterator[Text]:
    """A game that has an ending is over, and no other is. :clause:`whichside.goal.cooperative`"""
    if (state.phase == "over") != (state.ending is not None):
        yield words.impossible("over-or-not", ended=state.ending is not None)
