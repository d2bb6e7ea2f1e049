"""Who is hit, sent, sold or healed, where more than one character can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from whichside_rules.kernel.playing.offer import Offer
from whichside_rules.kernel.playing.operation import Choice, Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import NobodyFits
from whichside_rules.whichside.engine.moves import Name
from whichside_rules.whichside.engine.state import Person, Position, WhichsideDraft
from whichside_rules.whichside.engine.tasks import (
    BeMaimed,
    GoToPrison,
    LoseHealth,
    SpareOne,
)
from whichside_rules.whichside.engine.tenements import lives_in, tenement_of
from whichside_rules.whichside.table import among, ever

SUFFERED = (LoseHealth, BeMaimed, SpareOne, GoToPrison)
"""What a Tenement suffers in a character of its own; other tasks say themselves whose it is."""


def _named_by(position: Position, due: Any, character: str) -> TenementName:
    """The Tenement that is asked; where all are, the one in which the character lives."""
    return due.tenement if hasattr(due, "tenement") else lives_in(position, character)


def _why_not(position: Position, due: Any, character: str) -> str:
    """The clause by which somebody cannot be named; a scenario says itself who can be.

    :clause:`whichside.individual-board.contents` :clause:`whichside.prison.hea0-cannot-be-sent`
    :clause:`whichside.premises.liberal-lawyer-shelter`
    """
    clause: str = due.clause
    if isinstance(due, SUFFERED) and not clause.startswith("whichside.scenario."):
        person = next((one for one in _own(position, due) if one.id == character), None)
        if person is None:
            return "whichside.individual-board.contents"
        if isinstance(due, GoToPrison) and not person.health and person.place != "dead":
            return "whichside.prison.hea0-cannot-be-sent"
        if isinstance(due, GoToPrison) and person.place == "lawyer":
            return "whichside.premises.liberal-lawyer-shelter"
    return clause


def _own(position: Position, due: Any) -> tuple[Person, ...]:
    return tenement_of(position, due.tenement).people


def barred(
    position: Position, move: Name, task: Any, found: tuple[str, ...]
) -> Iterator[Violation]:
    """Why somebody cannot be named for what is due, where only those who are ``found`` can be.

    :clause:`whichside.individual-board.contents`
    """
    if move.character not in found or move.player != _named_by(position, task, move.character):
        yield breaks(
            _why_not(position, task, move.character),
            "cannot-be-named",
            character=move.character,
            able=tuple(words.called("character", one) for one in found),
        )


def _namings(
    able: Callable[[Position, Any], tuple[str, ...]],
) -> Callable[[Position, Any], Iterator[Name]]:
    """Naming each of those who can be named for what is due."""

    def offers(position: Position, task: Any) -> Iterator[Name]:
        for character in able(position, task):
            yield Name.of(_named_by(position, task, character), character)

    return offers


def naming_one_of(
    able: Callable[[Position, Any], tuple[str, ...]],
    does: Callable[[WhichsideDraft, Name, Any], None],
) -> Operation:
    """Naming one of those who can be named for what is due, and what becomes of whoever is."""

    def check(position: Position, move: Name, task: Any) -> Iterator[Violation]:
        return barred(position, move, task, able(position, task))

    return Operation(
        move=Name,
        offers=_namings(able),
        forbids=check,
        does=does,
        among={"character": among.characters},
        ever=ever.namings,
    )


def whose(position: Position, task: Any) -> tuple[TenementName, ...]:
    """The Tenement that is asked."""
    return (task.tenement,)


def naming(
    key: str,
    able: Callable[[Position, Any], tuple[str, ...]],
    does: Callable[[WhichsideDraft, Name, Any], None],
    nobody: Callable[[WhichsideDraft, Any], None],
) -> Choice:
    """A Tenement names a character among those who can be named: nothing else forbids it."""
    offers = _namings(able)
    return Choice(
        operations=(naming_one_of(able, does),),
        question=words.asked(key),
        who=whose,
        legal=lambda position, task: Offer(offers(position, task)),
        nobody=nobody,
    )


def nobody_to(draft: WhichsideDraft, task: Any) -> None:
    """Nobody can be named."""
    draft.tell(NobodyFits.of(task.tenement, task.clause))
