"""What differs between two tables of one game: what came, what went, what has another value."""

from __future__ import annotations

from dataclasses import replace

from whichside_rules.kernel.values.value import value
from whichside_rules.laid.description import Table, Thing

__all__ = ["Changes", "changes"]


@value
class Changes:
    """What differs, by the ids of the things."""

    came: tuple[str, ...]
    """What lies there now and did not before."""
    went: tuple[str, ...]
    """What lay there before and does no more."""
    other: tuple[str, ...]
    """What has another value now, or stands elsewhere."""


def changes(before: Table, after: Table) -> Changes:
    """What differs between a table and a later one.

    How a value is set by a sentence is no change.
    """
    old = {one.id: _bare(one) for one in before.things()}
    new = {one.id: _bare(one) for one in after.things()}
    return Changes(
        came=tuple(one for one in new if one not in old),
        went=tuple(one for one in old if one not in new),
        other=tuple(one for one, thing in new.items() if one in old and old[one] != thing),
    )


def _bare(thing: Thing) -> Thing:
    return replace(thing, says=None, tone=None)
