"""What is due, as data: the agenda of a position.

A game declares its tasks one class each::

    @task
    class Injure(Task):
        \"\"\"A worker is to be injured.\"\"\"

        clause: str

A *task* waits on the agenda of a position to be carried out, or to be answered by a player or by
chance; the first one comes first. Since tasks are data, a position can be saved in the middle of
what a move set off, and resumed there.

A task puts what it sets off before everything that waits (:func:`now`): so misery interrupts an
incident in the middle of its victims. A loop over several victims is a task that deals with the
first and puts itself, with the others, after what that set off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar, dataclass_transform

from pydantic import Field

from whichside_rules.kernel.playing.event import Maker, made_of
from whichside_rules.kernel.values.value import HashedOnce

T = TypeVar("T", bound="Task")


class Task(HashedOnce):
    """What all tasks have: a kind, and the clause that ordered it."""

    __slots__ = ()

    of: ClassVar[Maker] = Maker()
    """Makes a task of this type from its fields; equal ones may be the same object."""

    if TYPE_CHECKING:

        @property
        def clause(self) -> str:
            """The id of the clause that ordered it."""

        @property
        def kind(self) -> str:
            """The word for this type of task in JSON, such as ``order-results``."""


@dataclass_transform(frozen_default=True, field_specifiers=(Field,))
def task(cls: type[T]) -> type[T]:
    """Make a class a type of task: a value with its ``kind``.

    The kind is the name of the class in lower case, its words joined by hyphens.
    """
    return made_of(cls)


class Agenda(Protocol):
    """A draft on which things can be due."""

    agenda: Any


def now(draft: Agenda, *tasks: Task) -> None:
    """These tasks come before everything that waits, in this order."""
    draft.agenda = tasks + draft.agenda
