"""The people at the table, and who of them decides for which Tenement."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from whichside_rules.kernel.playing.game import How
from whichside_rules.kernel.playing.operation import Step
from whichside_rules.kernel.values.memory import kept_in, remembered
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.state import Setup
from whichside_rules.whichside.engine.tenements import names_of

S = TypeVar("S", bound=Step)


@remembered
def people(setup: Setup) -> tuple[str, ...]:
    """Who plays, by number. :clause:`whichside.players.range`"""
    count = len(names_of(setup)) if setup.players is None else setup.players
    return tuple(str(n) for n in range(1, count + 1))


@kept_in("setup.answers")
def who_decides(setup: Setup, name: TenementName) -> tuple[str, ...]:
    """The people who decide for a Tenement; several decide together.

    :clause:`whichside.players.solo` :clause:`whichside.players.two`
    :clause:`whichside.players.three` :clause:`whichside.players.four-tenements`
    """
    everybody, at = people(setup), names_of(setup).index(name)
    seats = len(names_of(setup))
    if seats % len(everybody) == 0:
        return (everybody[at * len(everybody) // seats],)
    return (everybody[at],) if at < len(everybody) else everybody


def is_one_persons(setup: Setup, one: TenementName, other: TenementName) -> bool:
    """Whether one person decides alone for both Tenements, and somebody else is at the table.

    :clause:`whichside.players.two`
    """
    several = len(people(setup)) > 1
    return several and who_decides(setup, one) == who_decides(setup, other)


def is_common(setup: Setup, name: TenementName) -> bool:
    """Whether several people play a Tenement together. :clause:`whichside.players.three`"""
    count, seats = len(people(setup)), names_of(setup)
    return bool(count and len(seats) % count and seats.index(name) >= count)


@kept_in("setup.answers")
def next_person(setup: Setup, order: tuple[TenementName, ...]) -> TenementName:
    """The first Tenement of who plays next; that of the first again, where nobody else plays.

    :clause:`whichside.players.solo` :clause:`whichside.players.two`
    :clause:`whichside.players.three`
    """
    mine = who_decides(setup, order[0])
    others = (one for one in order[1:] if not is_common(setup, one))
    return next((one for one in others if who_decides(setup, one) != mine), order[0])


def seated(step: S) -> S:
    """A step at which people decide for the Tenements that may act; for all of them, together.

    :clause:`whichside.players.three`
    """

    def names(position: Any, *due: Any) -> tuple[Any, ...]:
        return tuple(step.who(position, *due)) if step.who else names_of(position.setup)

    def seats(position: Any, *due: Any) -> tuple[str, ...]:
        setup = position.setup
        found = {one for name in names(position, *due) for one in who_decides(setup, name)}
        return tuple(one for one in people(setup) if one in found)

    def how(position: Any, *due: Any) -> How:
        if step.how != "alone":
            return step.how  # type: ignore[return-value]  # this game says it in a word
        return "together" if step.who is None or len(seats(position, *due)) > 1 else "alone"

    return replace(step, seats=seats, how=how)
