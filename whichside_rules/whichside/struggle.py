"""Struggle for a better tomorrow (I.4): what the team can do, in any order, from one pool."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.deciding import decide
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.operation import Always, Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.values.memory import remembered
from whichside_rules.whichside import turn
from whichside_rules.whichside.engine import lasting, words
from whichside_rules.whichside.engine.content import RESOURCES, Price
from whichside_rules.whichside.engine.effect import Resource
from whichside_rules.whichside.engine.events import (
    DollarsPaid,
    ResourceSpent,
    StruggleEnded,
    TeamPays,
)
from whichside_rules.whichside.engine.moves import Contribute, EndStruggle
from whichside_rules.whichside.engine.state import Position, WhichsideDraft, WhichsideState
from whichside_rules.whichside.engine.tasks import Bill, Paid
from whichside_rules.whichside.engine.tenements import open_tenement, tenement_of

AGITATION = 2
"""Union agitation that a token of anarchist agitation stands for.
:clause:`whichside.resource.anarchist-counts-double`"""


@turn.opening("struggle")
def begin(draft: WhichsideDraft) -> None:
    """The actions A to D are taken in any order. :clause:`whichside.struggle.any-order`"""


def end(draft: WhichsideDraft, move: EndStruggle) -> None:
    """The team has done what it wants. :clause:`whichside.turn.part1-order`"""
    draft.tell(StruggleEnded.of("whichside.struggle.any-order"))
    turn.go_on(draft)


END = Operation(
    move=EndStruggle,
    clause="whichside.struggle.any-order",
    offers=Always(EndStruggle),
    does=end,
)


@invariant(WhichsideState, "whichside.turn.part1-order")
def nothing_done_before(state: WhichsideState) -> Iterator[Text]:
    """Before the struggle nobody has done this turn what is done in it.

    :clause:`whichside.turn.part1-order` :clause:`whichside.struggle.any-order`
    """
    if state.phase in ("struggle", "over", *lasting.EMPLOYERS):
        return
    done = state.controlled or state.converted or any(one.treated for one in state.tenements)
    if done:
        yield words.impossible("before-the-struggle")


# The pool ----------------------------------------------------------------------------------------


def pool(position: Position, what: Resource | None) -> int:
    """What all Tenements have together of a resource, or of dollars.

    :clause:`whichside.struggle.pooling`
    """
    return sum(map(_KEPT[what], position.tenements))


_KEPT: dict[Resource | None, attrgetter[int]] = {None: attrgetter("dollars")} | {
    what: attrgetter(what) for what in RESOURCES
}
"""What a Tenement has of a resource, or of dollars."""


def bill(price: Price, what: Paid, name: str, clause: str) -> Bill:
    """What something costs, to be paid."""
    return Bill.of(
        price.dollars,
        price.union,
        price.anarchist,
        price.strike,
        price.sabotage,
        what,
        name,
        clause,
    )


def ask_for(draft: WhichsideDraft, due: Bill) -> None:
    """The team is to pay, token by token. :clause:`whichside.struggle.pooling`"""
    amounts = due.dollars, due.union, due.anarchist, due.strike, due.sabotage
    draft.tell(TeamPays.of(due.id, *amounts, "whichside.struggle.pooling"))
    now(draft, due)


def can_pay(position: Position, due: Bill) -> bool:
    """Whether the team has it all; anarchist agitation stands for twice as much union agitation.

    :clause:`whichside.struggle.pooling` :clause:`whichside.resource.anarchist-counts-double`
    :clause:`whichside.resource.anarchist-indivisible`
    :clause:`whichside.resource.propaganda-example` :clause:`whichside.resource.propaganda-deed`
    """
    return (
        pool(position, None) >= due.dollars
        and pool(position, "strike") >= due.strike
        and pool(position, "sabotage") >= due.sabotage
        and _has_the_agitation(position, due)
    )


PROPAGANDA: dict[Resource, str] = {
    "strike": "whichside.resource.propaganda-example",
    "sabotage": "whichside.resource.propaganda-deed",
}
"""What strikes and sabotages are: the clause by which each pays where it is asked for."""


def lacking(position: Position, due: Bill) -> tuple[str, ...]:
    """The clauses by which nothing else stands for what the team does not have.

    :clause:`whichside.resource.propaganda-example` :clause:`whichside.resource.propaganda-deed`
    """
    return tuple(
        clause for what, clause in PROPAGANDA.items() if pool(position, what) < getattr(due, what)
    )


def _has_the_agitation(position: Position, due: Bill) -> bool:
    spare = pool(position, "anarchist") - due.anarchist
    return spare * AGITATION >= max(0, due.union - pool(position, "union"))


def contributions(position: Position, task: Bill) -> Iterator[Contribute]:
    """Every token or dollar that somebody can give towards what is due."""
    for tenement in position.tenements:
        for what, kept in _KEPT.items():
            if kept(tenement):
                yield Contribute.of(tenement.name, what)


def check_contribution(position: Position, move: Contribute, task: Bill) -> Iterator[Violation]:
    """It must be there and be asked for; the rest can be paid, whatever is given first.

    :clause:`whichside.struggle.pooling` :clause:`whichside.resource.anarchist-counts-double`
    :clause:`whichside.resource.five-kinds` :clause:`whichside.resource.propaganda-example`
    :clause:`whichside.resource.propaganda-deed` :clause:`whichside.resource.money-personal`
    """
    if not getattr(tenement_of(position, move.player), move.resource or "dollars"):
        yield breaks("whichside.struggle.pooling", tenement=move.player, what=move.resource)
        return
    if lowered(task, move.resource) == task:
        yield breaks(task.clause, "not-asked", what=move.resource)


@remembered
def lowered(due: Bill, what: Resource | None) -> Bill:
    """What is still due after a token or a dollar; surplus agitation is lost.

    Anarchist agitation pays what asks for it first.
    :clause:`whichside.resource.anarchist-surplus-lost`
    """
    left = {kind: getattr(due, kind) for kind in ("dollars", *RESOURCES)}
    if what == "anarchist" and not left["anarchist"]:
        left["union"] = max(0, left["union"] - AGITATION)
    else:
        key = what or "dollars"
        left[key] = max(0, left[key] - 1)
    return Bill.of(
        left["dollars"],
        left["union"],
        left["anarchist"],
        left["strike"],
        left["sabotage"],
        due.what,
        due.id,
        due.clause,
    )


def contribute(draft: WhichsideDraft, move: Contribute, task: Bill) -> None:
    """A Tenement gives a token or a dollar; the rest is to be paid.

    :clause:`whichside.struggle.pooling` :clause:`whichside.resource.anarchist-counts-double`
    :clause:`whichside.resource.anarchist-surplus-lost`
    :clause:`whichside.resource.propaganda-example` :clause:`whichside.resource.propaganda-deed`
    """
    tenement = open_tenement(draft, move.player)
    if move.resource is None:
        tenement.dollars -= 1
        draft.tell(DollarsPaid.of(move.player, 1, "whichside.struggle.pooling"))
    else:
        setattr(tenement, move.resource, getattr(tenement, move.resource) - 1)
        clause = "whichside.struggle.pooling"
        if move.resource in PROPAGANDA:
            decide(PROPAGANDA[move.resource])
        if move.resource == "anarchist" and not task.anarchist:
            clause = (
                "whichside.resource.anarchist-counts-double"
                if task.union >= AGITATION
                else "whichside.resource.anarchist-surplus-lost"
            )
        draft.tell(ResourceSpent.of(move.player, move.resource, 1, clause))
    now(draft, lowered(task, move.resource))
