"""The four resources of the struggle (Resolution phase)."""

from __future__ import annotations

from whichside_rules.postal.content import Resource
from whichside_rules.postal.events import ResourceGained, ResourcesLost
from whichside_rules.postal.state import Position, PostalDraft


def owned(position: Position, resource: Resource) -> int:
    """How many the group has this turn. :clause:`postal.resource.kinds`"""
    if resource == "strike":
        return position.strike
    if resource == "sabotage":
        return position.sabotage
    if resource == "union_agitation":
        return position.union_agitation
    return position.anarchist_agitation


def gain(draft: PostalDraft, resource: Resource, clause: str) -> None:
    """The group gains one. :clause:`postal.resource.kinds`"""
    spend(draft, resource, -1)
    draft.tell(ResourceGained, resource, owned(draft, resource), clause)


def spend(draft: PostalDraft, resource: Resource, count: int) -> None:
    """The group pays with some of them. :clause:`postal.phase.resolution.pay-means-cost`"""
    if resource == "strike":
        draft.strike -= count
    elif resource == "sabotage":
        draft.sabotage -= count
    elif resource == "union_agitation":
        draft.union_agitation -= count
    else:
        draft.anarchist_agitation -= count


def lose_unspent(draft: PostalDraft) -> None:
    """Resources serve only in the turn in which they were obtained; money is kept.

    :clause:`postal.resource.same-turn-only`
    """
    unspent = draft.strike + draft.sabotage + draft.union_agitation + draft.anarchist_agitation
    if unspent:
        draft.strike = draft.sabotage = draft.union_agitation = draft.anarchist_agitation = 0
        draft.tell(ResourcesLost, unspent, "postal.resource.same-turn-only")
