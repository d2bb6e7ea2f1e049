"""What can be due: the tasks on the agenda of a position, each with the clause that ordered it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from whichside_rules.kernel.memory import remembered
from whichside_rules.kernel.value import HashedOnce, hash_once, value
from whichside_rules.postal.engine.moves import Die


@value
class Injure(HashedOnce):
    """A worker is to be injured; the player may have to say who."""

    clause: Literal[
        "postal.gauge.hurt.risk",
        "postal.gauge.hurt.unsanitary",
        "postal.offensive.5",
        "postal.debt.injure-per-missing-dollar",
    ]
    kind: Literal["injure"] = "injure"

    __hash__ = hash_once


@value
class Jail(HashedOnce):
    """A worker is to go to jail; the player may have to say who."""

    clause: Literal["postal.gauge.jail.trigger"] = "postal.gauge.jail.trigger"
    kind: Literal["jail"] = "jail"

    __hash__ = hash_once


@value
class Heal(HashedOnce):
    """An injured worker is to be healed; the player may have to say who."""

    clause: Literal["postal.action.bonesetter.heal"] = "postal.action.bonesetter.heal"
    kind: Literal["heal"] = "heal"

    __hash__ = hash_once


@value
class Free(HashedOnce):
    """A prisoner is to leave jail; the player may have to say who."""

    clause: Literal["postal.action.lawyers.free"] = "postal.action.lawyers.free"
    kind: Literal["free"] = "free"

    __hash__ = hash_once


@value
class OrderResults(HashedOnce):
    """Two different results wait until the player says which takes effect first."""

    dice: tuple[Die, Die]
    clause: Literal["postal.phase.employers.all-dice-apply"] = (
        "postal.phase.employers.all-dice-apply"
    )
    kind: Literal["order-results"] = "order-results"

    __hash__ = hash_once


@value
class ApplyResult(HashedOnce):
    """The result of a die is to take effect."""

    die: Die
    clause: Literal["postal.phase.employers.all-dice-apply"] = (
        "postal.phase.employers.all-dice-apply"
    )
    kind: Literal["apply-result"] = "apply-result"

    __hash__ = hash_once


Task = Annotated[
    Injure | Jail | Heal | Free | OrderResults | ApplyResult, Field(discriminator="kind")
]
"""Any of them."""


@remembered
def dice_of(agenda: Sequence[Task]) -> tuple[int, ...]:
    """The results that wait on an agenda, in its order."""
    found: list[int] = []
    for task in agenda:
        if isinstance(task, OrderResults):
            found += task.dice
        elif isinstance(task, ApplyResult):
            found.append(task.die)
    return tuple(found)
