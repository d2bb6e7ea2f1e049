"""What may be done now: the legal actions of a position."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, get_args

from whichside_rules.kernel.chance import Outcome, dice, equally_likely
from whichside_rules.kernel.value import shared
from whichside_rules.postal import action, means, phase, question, worker
from whichside_rules.postal.content import MODES, Space
from whichside_rules.postal.moves import (
    Act,
    ApplyFirst,
    BeginTurn,
    Choose,
    ChooseMode,
    Condition,
    EndTurn,
    Pay,
    PlaceWorker,
    Purpose,
    Roll,
    Take,
)
from whichside_rules.postal.state import Position
from whichside_rules.postal.worker import Worker

Action = ChooseMode | BeginTurn | ApplyFirst | PlaceWorker | Act | Choose | Pay | Take | EndTurn
"""What the player can do."""


class Legal:
    """What can come in a position: the player's legal actions, or the outcomes of chance."""

    __slots__ = ("_members", "actions", "ids", "outcomes")

    actions: tuple[Action, ...]
    """In a fixed order, without duplicates."""
    outcomes: tuple[Outcome[Roll], ...]
    ids: Collection[int]
    """The identities of all these moves, which live as long as this list."""
    _members: frozenset[Action | Roll] | None

    def __init__(
        self, actions: Sequence[Action] = (), outcomes: tuple[Outcome[Roll], ...] = ()
    ) -> None:
        self.actions, self.outcomes = tuple(actions), outcomes
        ids = tuple(_same_number(id(move)) for move in self._moves())
        self.ids = ids if len(ids) <= _FEW else frozenset(ids)
        self._members = None

    def _moves(self) -> Sequence[Action | Roll]:
        return self.actions or [outcome.move for outcome in self.outcomes]

    def allows(self, move: object) -> bool:
        """Whether a move is one of them; those taken from the list are recognised at once."""
        if id(move) in self.ids:
            return True
        if self._members is None:
            self._members = frozenset(self._moves())
        return move in self._members


_FEW = 8
"""Up to so many numbers a tuple is smaller than a set, and searched as fast."""


@lru_cache(maxsize=16_384)
def _same_number(number: int) -> int:
    """Of equal numbers always the same object: thousands of lists name the same few moves."""
    return number


def legal(position: Position) -> Legal:
    """What can come now; nothing when the game is over.

    Lists come up again and again and depend on a small part of the position, so they are kept.
    """
    if position.due:
        effect = position.due[0]
        return _named(effect.purpose, question.candidates(position, effect))
    now = position.phase
    if now == "control":
        ids = takeable(position)
        return _endings(ids) if ids else _ONLY_END
    if now in _SIMPLE:
        return _SIMPLE[now]
    if now == "placement":
        return placements(position)
    if now == "actions":
        return acts(position)
    if position.dice:
        return _orders(position.dice) if phase.order_is_open(position) else _NOTHING
    return _ROLLS[phase.dice_to_roll(position)]


def placements(position: Position) -> Legal:
    """Where the next worker can be placed; nothing if nobody or no space is left."""
    healthy = position.healthy > 0
    injured = position.injured > 0 and position.injured > worker.idle_workers(position)
    known = position.setup.known.get((position.healthy_at, position.injured_at))
    lists: Lists = known or _make_lists(position)
    return lists.placements[healthy + 2 * injured]


def acts(position: Position) -> Legal:
    """Which actions of placed workers can be resolved next."""
    prisoners = position.healthy_jailed > 0 or position.injured_jailed > 0
    known = position.setup.known.get((position.healthy_at, position.injured_at))
    lists: Lists = known or _make_lists(position)
    return lists.acts[prisoners]


class Lists(NamedTuple):
    """What can be done while workers stand as they do; kept for every way to stand."""

    placements: tuple[Legal, ...]
    """With nobody to place, a healthy worker, an injured one, both."""
    acts: tuple[Legal, Legal]
    """Without prisoners, and with."""


def _make_lists(position: Position) -> Lists:
    listed = position.setup.readings.resolution_order == "listed"
    placed = phase.next_to_act(position.healthy_at, position.injured_at, listed=listed)
    lists = Lists(_in_order(phase.spaces_with_room(position)), _acts_of(tuple(placed)))
    return position.setup.keep((position.healthy_at, position.injured_at), lists)


@cache
def _in_order(room: tuple[Space, ...]) -> tuple[Legal, ...]:
    who: tuple[tuple[Condition, ...], ...] = ((), ("healthy",), ("injured",), get_args(Condition))
    return tuple(
        Legal([shared(PlaceWorker, space, one) for space in room for one in some]) for some in who
    )


@lru_cache(maxsize=65_536)
def _acts_of(placed: tuple[tuple[Condition, Space], ...]) -> tuple[Legal, Legal]:
    moves = [
        shared(Act, space, choice, condition)
        for condition, space in placed
        for choice in action.CHOICES.get(space, (None,))
    ]
    with_prisoners = Legal(moves)
    without = [move for move in moves if move.choice != "free"]
    if len(without) == len(moves):
        return with_prisoners, with_prisoners
    return Legal(without), with_prisoners


@lru_cache(maxsize=4_096)
def _named(purpose: Purpose, workers: tuple[Worker, ...]) -> Legal:
    return Legal([shared(Choose, purpose, *who) for who in workers])


def takeable(position: Position) -> tuple[str, ...]:
    """The ids of the means of production that may be taken now."""
    if position.taken or not means.within_reach(position):
        return ()
    return tuple(
        one.id for one in means.within_reach(position) if one.id not in position.controlled
    )


@lru_cache(maxsize=4_096)
def _endings(ids: tuple[str, ...]) -> Legal:
    return Legal([*(shared(Take, id) for id in ids), shared(EndTurn)])


@cache
def _orders(dice: tuple[int, ...]) -> Legal:
    return Legal([ApplyFirst(die) for die in sorted(dice)])


_NOTHING = Legal()
_ROLLS = {
    count: Legal(outcomes=equally_likely([Roll(result) for result in dice(count)]))
    for count in (1, 2)
}
_SIMPLE = {
    "difficulty": Legal([ChooseMode(mode) for mode in MODES]),
    "employers": Legal([BeginTurn()]),
    "payment": Legal([Pay()]),
    "over": _NOTHING,
}
_ONLY_END = _endings(())


def awaits_roll(position: Position) -> bool:
    """Whether the die, or the dice, must be rolled now."""
    return position.phase in ("setup", "offensive") and not position.dice and not position.due
