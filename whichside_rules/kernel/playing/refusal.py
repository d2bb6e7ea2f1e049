"""Refusals: what the rules do not allow, and why.

Three things are kept apart. An illegal move raises :class:`IllegalAction`. A datum that a rulebook
leaves to a lost picture, when no pack supplies it, raises :class:`MissingContent`. A value that no
move, set-up or position can have is :class:`~whichside_rules.kernel.values.invalid.InvalidValue`; a
position that cannot stand on any table is :class:`ImpossiblePosition`, which is one. Anything else
is a fault of ours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.names import brief
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.value import value

WAITING: Final = frozenset({"settle-first", "settle-first-theirs", "settle-first-all"})
"""The texts of refusals of moves that only come too early."""
UNTIMELY: Final = frozenset({"not-now", "nobody-asked"})
"""The texts of refusals of moves that belong to another time."""


class _Said:
    """Room for what is not said yet: whether a move is legal is asked far more often than why."""

    __slots__ = ("_unsaid",)

    _unsaid: tuple[str, str, dict[str, object]]
    """The clause, the key of the text if it is another, and the values to fill it with."""

    def __getattr__(self, name: str) -> Text:
        if name not in ("why", "remedy"):
            raise AttributeError(f"a violation has no {name!r}")
        from whichside_rules.kernel.book.text import texts

        clause, text, values = self._unsaid
        game = texts(clause.partition(".")[0])
        found = game.find("refusal", text or clause.rpartition(".")[2])
        assert found.remedy is not None, "every refusal has a remedy"
        object.__setattr__(self, "why", game.fill(found.text, values))
        object.__setattr__(self, "remedy", game.fill(found.remedy, values))
        said: Text = object.__getattribute__(self, name)
        return said


@value
class Violation(_Said):
    """One clause that a move breaks."""

    clause: str
    """The id of the clause."""
    why: Text
    """One sentence: what is wrong, with the offending values."""
    remedy: Text
    """What would be legal instead."""

    def say(self, language: str = "en") -> str:
        """The refusal as one line, with its clause."""
        return f"{self.why.in_(language)} {self.remedy.in_(language)} [{self.clause}]"

    @property
    def waits(self) -> bool:
        """Whether nothing else is wrong than that something must be settled before the move."""
        return self._text in WAITING

    @property
    def is_untimely(self) -> bool:
        """Whether nothing else is wrong than that it is not the time for the move."""
        return self._text in UNTIMELY

    @property
    def key(self) -> str:
        """The key of its text in the file of its chapter."""
        return self._text or self.clause.rpartition(".")[2]

    @property
    def _text(self) -> str:
        """The key of the text, if it is none of the clause."""
        unsaid: tuple[str, str, object] = getattr(self, "_unsaid", ("", "", None))
        return unsaid[1]


def breaks(clause: str, text: str = "", /, **values: object) -> Violation:
    """A violation of a clause, in the words of its game, filled with these values.

    They stand in a chapter's file: ``[refusal.no-recontrol]`` for ``postal.means.no-recontrol``;
    another key is named in ``text``.

    The text is filled when somebody reads it; see :mod:`.text` for what can go wrong then.
    """
    violation = _make(Violation)
    _put_clause(violation, clause)
    _put_unsaid(violation, (clause, text, values))
    return violation


# Nearly all violations are only counted: what is offered is what breaks nothing.
_make = object.__new__
_put_clause = vars(Violation)["clause"].__set__
_put_unsaid = vars(_Said)["_unsaid"].__set__


class UnknownPlayer(LookupError):
    """Nobody of that name plays this game.

    Args:
        name: who was named.
        players: those who play.
    """

    def __init__(self, name: object, players: Iterable[str]) -> None:
        self.players: tuple[str, ...] = tuple(players)
        self.name: str = brief(name)
        there = ", ".join(self.players)
        super().__init__(f"there is no player {self.name}; the players are {there}")


class IllegalAction(ValueError):
    """A move that the rules refuse.

    Attributes:
        action: the move.
        violations: every clause that it breaks, at least one.
    """

    def __init__(self, action: object, violations: Sequence[Violation]) -> None:
        self.action: object = action
        self.violations: tuple[Violation, ...] = tuple(violations)
        super().__init__("; ".join(violation.say() for violation in self.violations))

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[object, tuple[Violation, ...]]]:
        return type(self), (self.action, self.violations)


class MissingContent(LookupError):
    """A datum that the rulebook does not state and that no content pack supplies.

    Attributes:
        datum: the key of the datum in the content.
    """

    def __init__(self, datum: str) -> None:
        self.datum: str = datum
        super().__init__(
            f"the rulebook leaves '{datum}' to a picture that is lost; supply it in a content pack"
        )

    def __reduce__(self) -> tuple[type[MissingContent], tuple[str]]:
        return type(self), (self.datum,)


class ImpossiblePosition(InvalidValue):
    """A position that no table can show. The message names the value and what would be right."""
