"""What differs between two tables of one game: what came, what went, what has another value."""

from __future__ import annotations

from dataclasses import replace

from whichside_rules.kernel.values.value import value
from whichside_rules.laid.description import Table, Thing

__all__ = ["Changes", "changes", "where_it_changed"]


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
    old = {one.id: one for one in before.things()}
    new = {one.id: one for one in after.things()}
    return Changes(
        came=tuple(one for one in new if one not in old),
        went=tuple(one for one in old if one not in new),
        other=tuple(one for one, thing in new.items() if one in old and _differ(old[one], thing)),
    )


def where_it_changed(before: Table, after: Table) -> tuple[Table, Table]:
    """Both tables with those areas alone in which something differs, or on which it stands."""
    found = changes(before, after)
    differing = {*found.came, *found.went, *found.other}
    both = [one for table in (before, after) for one in table.things() if one.id in differing]
    wanted = differing | {one.where for one in both if one.where is not None}
    kept = {
        area.id
        for table in (before, after)
        for area in table.areas
        if any(one.id in wanted for one in area.things)
    }
    old, new = (
        replace(table, areas=tuple(area for area in table.areas if area.id in kept))
        for table in (before, after)
    )
    return old, new


def _differ(one: Thing, other: Thing) -> bool:
    # Most things are the same to the letter, and to make a bare one takes time.
    return one != other and _bare(one) != _bare(other)


def _bare(thing: Thing) -> Thing:
    return replace(thing, says=None, tone=None)
