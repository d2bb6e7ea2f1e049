"""What is due, as data: the agenda of a position.

A *task* waits on the agenda of a position to be carried out, or to be answered by a player or by
chance; the first one comes first. Since tasks are data, a position can be saved in the middle of
what a move set off, and resumed there.

A task puts what it sets off before everything that waits (:func:`now`): so misery interrupts an
incident in the middle of its victims. A loop over several victims is a task that deals with the
first and puts itself, with the others, after what that set off.
"""

from __future__ import annotations

from typing import Any, Protocol


class Task(Protocol):
    """Something that is due. Every game has its own types of tasks, each a value."""

    @property
    def clause(self) -> str:
        """The id of the clause that ordered it."""
        ...


class Agenda(Protocol):
    """A draft on which things can be due."""

    agenda: Any


def now(draft: Agenda, *tasks: Task) -> None:
    """These tasks come before everything that waits, in this order."""
    draft.agenda = tasks + draft.agenda
