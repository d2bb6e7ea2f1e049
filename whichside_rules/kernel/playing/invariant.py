"""Invariants: what is true of every position that a table can show, each with its clause.

A chapter registers what it knows must hold; the kernel asks all of them wherever a position comes
from outside (a builder, JSON), and the tests after every move. So a chapter says once what it
means, with its own functions, and the type of positions need not know the chapters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, TypeVar

from pydantic_core import PydanticCustomError

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.refusal import ImpossiblePosition
from whichside_rules.kernel.values.value import value

S = TypeVar("S")


@value
class Broken:
    """What is impossible in a position."""

    clause: str
    """The clause that says so; empty for what only keeps positions in order."""
    why: Text
    """What is wrong, with the values, and what would be right."""

    def say(self, language: str = "en") -> str:
        """It in one sentence, with its clause."""
        cited = f" [{self.clause}]" if self.clause else ""
        return f"{self.why.in_(language)}{cited}"


def impossible(why: Text, *clauses: str) -> ImpossiblePosition:
    """A position that no table can show, by these clauses, which its message names."""
    cited = "".join(f" [{clause}]" for clause in clauses)
    return ImpossiblePosition(Text(why.en + cited, why.fr + cited), clauses=clauses)


Check = Callable[[S], Iterable[Text | Broken]]
MOST_BROKEN = 20
"""How much is said of what is wrong with a position: more would only take time."""

_FIRST: dict[type[Any], list[tuple[str, Check[Any]]]] = {}
_OTHERS: dict[type[Any], list[tuple[str, Check[Any]]]] = {}


def invariant(
    state: type[S], clause: str = "", *, first: bool = False
) -> Callable[[Check[S]], Check[S]]:
    """Register what must hold of every position of a type.

    The function yields what is wrong with a position, nothing if all is right; where the clause
    depends on the position, it yields :class:`Broken`. What others rely on, such as the number of
    players, is asked ``first``: if that is wrong, nothing else is asked.
    """

    def register(check: Check[S]) -> Check[S]:
        (_FIRST if first else _OTHERS).setdefault(state, []).append((clause, check))
        return check

    return register


def broken(position: object) -> tuple[Broken, ...]:
    """What is impossible in a position, up to :data:`MOST_BROKEN`; empty if a table can show it."""
    return _asked(_FIRST, position) or _asked(_OTHERS, position)


def _asked(
    checks: dict[type[Any], list[tuple[str, Check[Any]]]], position: object
) -> tuple[Broken, ...]:
    found = (
        why if isinstance(why, Broken) else Broken(clause, why)
        for clause, check in checks.get(type(position), ())
        for why in check(position)
    )
    return tuple(islice(found, MOST_BROKEN))


def validated(position: S) -> S:
    """The position, if a table can show it: for the validator of a type of positions.

    Raises:
        PydanticCustomError: it cannot exist; ``ctx`` holds what is :func:`broken`.
    """
    refuse(*broken(position))
    return position


def refuse(*found: Broken) -> None:
    """Refuse a value that is validated, for any reasons there are.

    Raises:
        PydanticCustomError: there are some; ``ctx`` holds them.
    """
    if found:
        said = "; ".join(one.say() for one in found)
        raise PydanticCustomError("impossible_position", said, {"broken": found})
