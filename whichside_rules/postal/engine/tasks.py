"""What can be due: the tasks on the agenda of a position, each with the clause that ordered it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from whichside_rules.kernel.playing.agenda import Task as Base, task
from whichside_rules.kernel.values.memory import remembered
from whichside_rules.postal.engine.moves import Die


@task
class Injure(Base):
    """A worker is to be injured; the player may have to say who."""

    clause: Literal[
        "postal.gauge.hurt.risk",
        "postal.gauge.hurt.unsanitary",
        "postal.offensive.5",
        "postal.debt.injure-per-missing-dollar",
    ]
    kind: Literal["injure"] = "injure"


@task
class Jail(Base):
    """A worker is to go to jail; the player may have to say who."""

    clause: Literal["postal.gauge.jail.trigger"] = "postal.gauge.jail.trigger"
    kind: Literal["jail"] = "jail"


@task
class Heal(Base):
    """An injured worker is to be healed; the player may have to say who."""

    clause: Literal["postal.action.bonesetter.heal"] = "postal.action.bonesetter.heal"
    kind: Literal["heal"] = "heal"


@task
class Free(Base):
    """A prisoner is to leave jail; the player may have to say who."""

    clause: Literal["postal.action.lawyers.free"] = "postal.action.lawyers.free"
    kind: Literal["free"] = "free"


@task
class OrderResults(Base):
    """Two different results wait until the player says which takes effect first."""

    dice: tuple[Die, Die]
    clause: Literal["postal.phase.employers.all-dice-apply"] = (
        "postal.phase.employers.all-dice-apply"
    )


@task
class ApplyResult(Base):
    """The result of a die is to take effect."""

    die: Die
    clause: Literal["postal.phase.employers.all-dice-apply"] = (
        "postal.phase.employers.all-dice-apply"
    )


Task = Annotated[
    Injure | Jail | Heal | Free | OrderResults | ApplyResult, Field(discriminator="kind")
]
"""Any of them."""


@remembered
def dice_of(agenda: Sequence[Task]) -> tuple[int, ...]:
    """The results that wait on an agenda, in its order."""
    found: list[int] = []
    for due in agenda:
        if isinstance(due, OrderResults):
            found += due.dice
        elif isinstance(due, ApplyResult):
            found.append(due.die)
    return tuple(found)
