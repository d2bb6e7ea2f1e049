"""Means of production: what their control costs, and taking it (Notions; Resolution phase)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.files.content import clauses_of
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.values.memory import depends_on, remembered
from whichside_rules.postal import resource, victory
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.content import EIGHTH, RESOURCES, Means
from whichside_rules.postal.engine.events import MeansTaken, MoneyPaid
from whichside_rules.postal.engine.moves import Take
from whichside_rules.postal.engine.state import (
    BEFORE_PLAY,
    Phase,
    Position,
    PostalDraft,
    PostalState,
    Setup,
)


def means_on_offer(position: Position) -> tuple[Means, ...]:
    """The means of production that the list offers.

    :clause:`postal.means.list-location` :clause:`postal.means.cost.count`
    :clause:`postal.means.cost.unexplained-85`
    """
    return means_in_the_list(position.setup)


def means_in_the_list(setup: Setup) -> tuple[Means, ...]:
    """The means of production of the list; the eighth may be none (a reading).

    :clause:`postal.means.list-location` :clause:`postal.means.cost.count`
    :clause:`postal.means.cost.unexplained-85`
    """
    every = setup.content.means
    if setup.readings.eighth_means == "none":
        return tuple(one for one in every if one.id != EIGHTH)
    return every


def cost_clause(position: Position, means: Means) -> str:
    """The clause that prints the cost of a means of production, as the content says it."""
    printed = clauses_of(position.setup.content, f"means.{means.id}")
    return next(iter(printed), "postal.phase.resolution.pay-means-cost")


def affordable(position: Position, means: Means) -> bool:
    """Whether the group can pay its full cost: resources of this turn and remaining Savings.

    :clause:`postal.phase.resolution.take-optional`
    """
    return (
        position.savings >= means.dollars
        and position.strike >= means.strike
        and position.sabotage >= means.sabotage
        and position.union_agitation >= means.union_agitation
        and position.anarchist_agitation >= means.anarchist_agitation
    )


def takeable(position: Position) -> tuple[Take, ...]:
    """The means of production that may be taken now."""
    if position.taken or not within_reach(position):
        return ()
    reach = [one.id for one in within_reach(position)]
    return _takes(tuple(name for name in reach if name not in position.controlled))


@remembered
def _takes(names: tuple[str, ...]) -> tuple[Take, ...]:
    return tuple(map(Take.of, names))


@depends_on("savings", "strike", "sabotage", "union_agitation", "anarchist_agitation")
def within_reach(position: Position) -> tuple[Means, ...]:
    """The listed means of production that the group can pay, controlled or not.

    :clause:`postal.phase.resolution.take-optional` :clause:`postal.means.list-location`
    """
    return tuple(one for one in means_on_offer(position) if affordable(position, one))


def check_take(position: Position, move: Take) -> Iterator[Violation]:
    """Taking is for one that is in the list, once a turn, not controlled, and paid in full.

    :clause:`postal.means.list-location` :clause:`postal.phase.resolution.one-per-turn`
    :clause:`postal.means.no-recontrol` :clause:`postal.phase.resolution.take-optional`
    """
    wanted = position.setup.content.means_called(move.means)
    if wanted is None or wanted not in means_on_offer(position):
        yield not_in_the_list(position, move.means)
        return
    if position.taken:
        yield breaks("postal.phase.resolution.one-per-turn")
    if wanted.id in position.controlled:
        yield breaks("postal.means.no-recontrol", called=words.means_of_production(wanted))
    if not affordable(position, wanted):
        price, purse = words.price(wanted), _purse(position, wanted)
        yield breaks("postal.phase.resolution.take-optional", price=price)
        yield breaks(cost_clause(position, wanted), "too-expensive", price=price, purse=purse)


def not_in_the_list(position: Position, name: str) -> Violation:
    """The refusal of one that is not offered; who asks by an unknown id is told the ids."""
    unlisted, offered = position.setup.content.means_called(name), means_on_offer(position)
    if unlisted is None:
        ids = tuple(one.id for one in offered)
        return breaks("postal.means.list-location", "not-listed", called=name, offered=ids)
    called, others = words.means_of_production(unlisted), map(words.means_of_production, offered)
    return breaks(
        cost_clause(position, unlisted), "not-listed", called=called, offered=tuple(others)
    )


def _purse(position: Position, means: Means) -> Text:
    """What the group has of the things that a means of production costs."""
    parts = [
        words.resources(kind, resource.owned(position, kind))
        for kind in RESOURCES
        if getattr(means, kind)
    ]
    if means.dollars:
        parts.append(words.dollars(position.savings))
    return Text(" and ".join(part.en for part in parts), " et ".join(part.fr for part in parts))


def take(draft: PostalDraft, move: Take) -> None:
    """Pay the cost, mark the means of production with a cube, and see whether that wins.

    :clause:`postal.phase.resolution.pay-means-cost` :clause:`postal.means.marker`
    :clause:`postal.turn.phase-resolution` :clause:`postal.means.cost.sabotage-2usd`
    :clause:`postal.means.cost.anarchist-union` :clause:`postal.means.cost.anarchist-2usd`
    :clause:`postal.means.cost.strike-2usd` :clause:`postal.means.cost.sabotage-strike`
    :clause:`postal.means.cost.anarchist-sabotage` :clause:`postal.means.cost.strike-union`
    """
    taken = draft.setup.content.means_called(move.means)
    assert taken is not None  # checked before
    price_clause = cost_clause(draft, taken)
    for kind in RESOURCES:
        count = getattr(taken, kind)
        if count:
            resource.spend(draft, kind, count, price_clause)
    if taken.dollars:
        draft.savings -= taken.dollars
        draft.tell(MoneyPaid.of(taken.dollars, draft.savings, price_clause))
    order = [one.id for one in draft.setup.content.means]
    draft.controlled = tuple(sorted((*draft.controlled, taken.id), key=order.index))
    draft.taken = True
    draft.tell(MeansTaken.of(taken.id, len(draft.controlled), "postal.means.marker"))
    victory.win_if_the_goal_is_reached(draft)


def pay_first(position: Position, move: Take) -> Iterator[Violation]:
    """Nothing is taken before the Cost of Living is paid.

    :clause:`postal.phase.resolution.take-after-pay`
    """
    if position.phase == "payment":
        yield breaks("postal.phase.resolution.take-after-pay")
        yield from check_take(position, move)


TAKE = Operation(
    move=Take,
    offers=takeable,
    forbids=check_take,
    does=take,
    otherwise=pay_first,
    among={"means": lambda setup: (*(one.id for one in setup.content.means), "the moon")},
    ever=lambda setup: (Take.of(one.id) for one in means_in_the_list(setup)),
)


@invariant(PostalState, "postal.means.list-location")
def controlled_from_the_list(position: PostalState) -> Iterator[Text]:
    """What is controlled stands in the list."""
    ids = tuple(one.id for one in means_on_offer(position))
    for name in position.controlled:
        if name not in ids:
            yield words.impossible("not-in-the-list", called=name, offered=ids)


@invariant(PostalState, "postal.means.no-recontrol")
def controlled_once(position: PostalState) -> Iterator[Text]:
    """Nothing is controlled twice."""
    if len(set(position.controlled)) < len(position.controlled):
        yield words.impossible("controlled-twice")


@invariant(PostalState)
def controlled_in_order(position: PostalState) -> Iterator[Text]:
    """What is controlled is named in the order of the list."""
    order = [one.id for one in means_on_offer(position)]
    known = set(position.controlled) <= set(order)
    once = len(set(position.controlled)) == len(position.controlled)
    if known and once and list(position.controlled) != sorted(position.controlled, key=order.index):
        yield words.impossible("means-out-of-order", means=str(list(position.controlled)))


def least_strength(controlled: int, phase: Phase, *, taken: bool) -> int:
    """The lowest Employers' Strength with so many means of production, one of which a turn took.

    In the turn that is played one counts only if it is ``taken``; between two turns, and when the
    game is over, the last one may be of that turn.
    :clause:`postal.phase.resolution.one-per-turn` :clause:`postal.employers-strength.turn-counter`
    """
    return controlled + (not taken and phase not in {*BEFORE_PLAY, "over"})


@invariant(PostalState, "postal.phase.resolution.one-per-turn")
def one_a_turn(position: PostalState) -> Iterator[Text]:
    """No more means of production are controlled than turns have been played.

    :clause:`postal.phase.resolution.one-per-turn`
    """
    controls = len(position.controlled)
    least = least_strength(controls, position.phase, taken=position.taken)
    if controls and position.strength < least:
        yield words.impossible(
            "too-many-controlled", controls=controls, strength=position.strength, least=least
        )


@invariant(PostalState)
def taken_in_the_resolution(position: PostalState) -> Iterator[Text]:
    """Who took one controls one, and it is the time of it."""
    if position.taken and not (position.controlled and position.phase in ("control", "over")):
        yield words.impossible("taken-at-another-time")
