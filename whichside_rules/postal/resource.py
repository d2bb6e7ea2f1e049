"""The four resources of the struggle (Resolution phase)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.content import Resource
from whichside_rules.postal.engine.events import ResourceGained, ResourcesLost, ResourceSpent
from whichside_rules.postal.engine.state import Position, PostalDraft, PostalState


def owned(position: Position, resource: Resource) -> int:
    """How many the group has this turn. :clause:`postal.resource.kinds`"""
    count: int = getattr(position, resource)
    return count


def gain(draft: PostalDraft, resource: Resource, clause: str) -> None:
    """The group gains one. :clause:`postal.resource.kinds`"""
    count = getattr(draft, resource) + 1
    setattr(draft, resource, count)
    draft.tell(ResourceGained.of(resource, count, clause))


def spend(draft: PostalDraft, resource: Resource, count: int, clause: str) -> None:
    """The group pays with some of them. :clause:`postal.phase.resolution.pay-means-cost`"""
    left = owned(draft, resource) - count
    setattr(draft, resource, left)
    draft.tell(ResourceSpent.of(resource, count, left, clause))


def unspent_resources(position: Position) -> int:
    """How many resources of all kinds the group has this turn."""
    return (
        position.strike
        + position.sabotage
        + position.union_agitation
        + position.anarchist_agitation
    )


def lose_unspent(draft: PostalDraft) -> None:
    """Resources serve only in the turn in which they were obtained; money is kept.

    :clause:`postal.resource.same-turn-only`
    """
    unspent = unspent_resources(draft)
    if unspent:
        draft.strike = draft.sabotage = draft.union_agitation = draft.anarchist_agitation = 0
        draft.tell(ResourcesLost.of(unspent, "postal.resource.same-turn-only"))


@invariant(PostalState, "postal.resource.same-turn-only")
def gained_in_this_turn(position: PostalState) -> Iterator[Text]:
    """There are no resources before the actions of a turn."""
    unspent = unspent_resources(position)
    if unspent and position.phase not in ("actions", "payment", "control", "over"):
        yield words.impossible("resources-too-early", count=unspent)
