"""Refusals: what the rules do not allow, and why.

Three things are kept apart. An illegal move raises :class:`IllegalAction`. A datum that a rulebook
leaves to a lost picture, when no pack supplies it, raises :class:`MissingContent`. A position that
cannot stand on any table is :class:`ImpossiblePosition`. Anything else is a fault of ours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pydantic import ValidationError

from whichside_rules.kernel.bilingual import Text
from whichside_rules.kernel.names import brief, plain
from whichside_rules.kernel.value import value

MOST_REASONS = 20
"""How many reasons an error names at most."""
MOST_SAID = 600
"""How much it says of each, in characters."""


class _Said:
    """Room for what is not said yet: whether a move is legal is asked far more often than why."""

    __slots__ = ("_unsaid",)

    _unsaid: tuple[str, str, dict[str, object]]
    """The clause, the key of the text if it is another, and the values to fill it with."""

    def __getattr__(self, name: str) -> Text:
        if name not in ("why", "remedy"):
            raise AttributeError(f"a violation has no {name!r}")
        from whichside_rules.kernel.text import texts

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


class ImpossiblePosition(ValueError):
    """A position that no table can show. The message names the value and what would be right.

    Attributes:
        reasons: all that is wrong, in both languages where the rules say it.
        clauses: those by which it cannot be, once each.
    """

    def __init__(self, *reasons: str | Text, clauses: Iterable[str] = ()) -> None:
        self.reasons: tuple[str | Text, ...] = reasons
        self.clauses: tuple[str, ...] = tuple(dict.fromkeys(clauses))
        super().__init__(self.say())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.reasons, {"clauses": self.clauses}

    def say(self, language: str = "en") -> str:
        """All reasons in one line; what is very long is cut."""
        said = [
            reason if isinstance(reason, str) else reason.in_(language)
            for reason in self.reasons[:MOST_REASONS]
        ]
        more = len(self.reasons) - len(said)
        if more:
            said.append(f"… (+{more})")
        return "; ".join(plain(one, MOST_SAID) for one in said)

    @classmethod
    def of(cls, error: ValidationError) -> ImpossiblePosition:
        """What a failed validation means to somebody who described a position."""
        reasons: list[str | Text] = []
        clauses: list[str] = []
        for one in error.errors():
            if one["type"] == "impossible_position":
                clauses += [each.clause for each in one["ctx"]["broken"] if each.clause]
                said = [(each.say("en"), each.say("fr")) for each in one["ctx"]["broken"]]
                reasons += [Text(en, fr) for en, fr in said]
            else:
                reasons.append(_say(one))
        return cls(*reasons, clauses=clauses)


_BOUNDS = {"greater_than_equal": ("too-small", "ge"), "less_than_equal": ("too-large", "le")}
"""How pydantic calls a number that is too small or too large: the text, and where the bound is."""


def out_of_bounds(error: ValidationError) -> bool:
    """Whether all that is wrong with a value are numbers that are too small or too large."""
    return all(one["type"] in _BOUNDS for one in error.errors())


def _say(error: Any) -> str | Text:
    place = ".".join(map(str, error["loc"]))
    message = str(error["msg"]).removeprefix("Value error, ")
    if error["type"] in _BOUNDS:
        from whichside_rules.kernel.text import shared

        key, limit = _BOUNDS[error["type"]]
        # What is given by its place in a row has no name.
        key = f"number-{key}" if place.isdigit() or not place else key
        values = {
            "place": plain(place),
            "found": brief(error["input"]),
            "limit": error["ctx"][limit],
        }
        return shared().fill(shared().find("impossible", key).text, values)
    if not place:
        return message
    return f"{plain(place)} is {brief(error['input'])}: {plain(message, 400)}"
