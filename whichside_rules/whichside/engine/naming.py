"""Who is hit, sent, sold or healed, where more than one character can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from whichside_rules.kernel.offer import Offer
from whichside_rules.kernel.operation import Choice, Operation
from whichside_rules.kernel.refusal import Violation, breaks
from whichside_rules.whichside import health, misery, prison, reap
from whichside_rules.whichside.engine import among, words
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import NobodyFits
from whichside_rules.whichside.engine.moves import Name
from whichside_rules.whichside.engine.state import Person, Position, WhichsideDraft
from whichside_rules.whichside.engine.tasks import (
    Afflict,
    BeMaimed,
    GoToPrison,
    Heal,
    LoseHealth,
    SellHealth,
    SpareOne,
)
from whichside_rules.whichside.engine.tenements import lives_in, tenement_of
from whichside_rules.whichside.variant import unforeseen

WHO: dict[type[Any], Callable[[Position, Any], tuple[str, ...]]] = {
    LoseHealth: lambda position, due: health.who_can_be_hit(
        position, due.tenement, due.gender, due.where
    ),
    BeMaimed: lambda position, due: health.who_can_be_maimed(position, due.tenement, due.gender),
    SpareOne: lambda position, due: health.who_can_lose(
        position, due.tenement, due.gender, due.where
    ),
    GoToPrison: lambda position, due: prison.who_can_be_sent(
        position, due.tenement, due.gender, due.where
    ),
    SellHealth: lambda position, due: misery.who_can_sell(position, due.tenement),
    Heal: lambda position, due: reap.who_can_be_healed(position, due.tenement),
    Afflict: unforeseen.people,
}
"""Who can be named for a task."""
DOES: dict[type[Any], Callable[[WhichsideDraft, Name, Any], None]] = {
    LoseHealth: health.name_who_loses,
    SpareOne: health.spare_one,
    BeMaimed: health.name_who_is_maimed,
    GoToPrison: prison.name_who_goes,
    SellHealth: misery.sell_health,
    Heal: reap.heal,
    Afflict: unforeseen.hit_person,
}
"""What becomes of who is."""


SUFFERED = (LoseHealth, BeMaimed, SpareOne, GoToPrison)
"""What a Tenement suffers in a character of its own; other tasks say themselves whose it is."""


def offers(position: Position) -> Iterator[Name]:
    """Everybody who can be named for what is due first."""
    due: Any = position.agenda[0]
    for character in WHO[type(due)](position, due):
        yield Name.of(_named_by(position, due, character), character)


def _named_by(position: Position, due: Any, character: str) -> TenementName:
    """The Tenement that is asked; where all are, the one in which the character lives."""
    return due.tenement if hasattr(due, "tenement") else lives_in(position, character)


def legal(position: Position) -> Offer:
    """Everybody who can be named: nothing else forbids it."""
    return Offer(offers(position))


def check(position: Position, move: Name) -> Iterator[Violation]:
    """Whoever is named must be among those who can be."""
    due: Any = position.agenda[0]
    able = WHO[type(due)](position, due)
    if move.character not in able or move.player != _named_by(position, due, move.character):
        yield breaks(
            _why_not(position, due, move.character),
            "cannot-be-named",
            character=move.character,
            able=tuple(words.called("character", one) for one in able),
        )


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


def name(draft: WhichsideDraft, move: Name, task: Any) -> None:
    """The Tenement names somebody."""
    DOES[type(task)](draft, move, task)


NAME = Operation(
    move=Name,
    offers=offers,
    forbids=check,
    does=name,
    among={"character": among.characters},
)


def whose(position: Any) -> tuple[str, ...]:
    """The Tenement that is asked."""
    return (position.agenda[0].tenement,)


def ordered_by(position: Any) -> str:
    """The clause that ordered what is due first."""
    clause: str = position.agenda[0].clause
    return clause


def naming(key: str, nobody: Callable[[Any, Any], None]) -> Choice:
    """A Tenement names a character."""
    return Choice(
        operations=(NAME,),
        question=words.asked(key),
        clause=ordered_by,
        who=whose,
        legal=legal,
        nobody=nobody,
    )


def nobody_to(draft: Any, task: Any) -> None:
    """Nobody can be named."""
    draft.tell(NobodyFits.of(task.tenement, task.clause))
