"""The four resources of the struggle (Resolution phase)."""

from __future__ import annotations

from whichside_rules.postal.content import Resource
from whichside_rules.postal.events import ResourceGained, ResourcesLost, ResourceSpent
from whichside_rules.postal.state import Position, PostalDraft


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


def lose_unspent(draft: PostalDraft) -> None:
    """Resources serve only in the turn in which they were obtained; money is kept.

    :clause:`postal.resource.same-turn-only`
    """
    unspent = draft.strike + draft.sabotage + draft.union_agitation + draft.anarchist_agitation
    if unspent:
        draft.strike = draft.sabotage = draft.union_agitation = draft.anarchist_agitation = 0
        draft.tell(ResourcesLost.of(unspent, "postal.resource.same-turn-only"))
