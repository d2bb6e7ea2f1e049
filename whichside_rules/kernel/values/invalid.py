"""What is wrong with a value that comes from outside, in words: place, value, what is right.

What validates (pydantic) finds it; its own words are for whoever writes such types. Whoever calls
this library reads sentences of ours, in both languages, with the names that were nearly meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Self, get_args

from pydantic import ValidationError

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.names import LONGEST_TITLE, brief, plain
from whichside_rules.kernel.book.nearest import alike
from whichside_rules.kernel.values.described import clauses_under

MOST_REASONS = 20
"""How many reasons an error names at most."""
MOST_TOLD = 1_500
"""How much an error says in all, in characters: what no longer fits is counted."""
MOST_SAID = 600
"""How much it says of each, in characters."""
MOST_LISTED = 600
"""How much is told of what would be right, in characters."""
_PLAYERS_WORDS = ("setting", "gauge", "resource")
"""The groups of nouns in which a game names what a field counts, the first that has it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a value."""

    place: str
    """The field, with the way to it: ``dice.0``; empty for the whole."""
    key: str
    """The text that tells it."""
    values: Mapping[str, object] = field(default_factory=dict, compare=False)
    """What the text is filled with beside the place."""

    def inside(self, name: str) -> Fault:
        """The same of a value that stands in a field of that name."""
        return replace(self, place=f"{name}.{self.place}".rstrip("."))

    def in_(self, language: str) -> str:
        """What is wrong, as whoever wrote the field reads it."""
        return self._said(plain(self.place), language)

    def to_players(self, game: str, language: str) -> str:
        """What is wrong, as a player reads it: a field by its name in the game, if it has one.

        One that has none is what the sentence is about, and its id would tell a player nothing.
        """
        from whichside_rules.kernel.book.text import nouns

        word = self.place.rpartition(".")[2]
        for group in _PLAYERS_WORDS:
            if noun := nouns(game).get(group, {}).get(word):
                name = noun.the(language)
                return self._said(name[:1].upper() + name[1:], language)
        return self.in_(language) if self.key in _ABSENT else self._said("", language)

    def _said(self, place: str, language: str) -> str:
        # What is given by its place in a row has no name.
        one = "" if place and not place.isdigit() else "-one"
        if self.key in _ABSENT or (one and self.key in _BEYOND):
            return _say(self.key + one, {**self.values, "place": place}, language)
        values = {"place": place, "found": self.values["found"], "why": self.why(language)}
        return _say(f"wrong{one}", values, language)

    def why(self, language: str) -> str:
        """What would be right, of a value that is there."""
        if self.key == "otherwise":
            return str(self.values["why"])
        return _say(self.key, self.values, language)


_ABSENT = ("missing", "no-field", "perhaps-field", "unknown-field", "no-json")
"""What is told of a field that is not there, or of a text; the other texts tell what is right."""

_BEYOND = ("too-small", "too-large")
"""What is told of a number that is too small or too large."""


def _say(key: str, values: Mapping[str, object], language: str) -> str:
    from whichside_rules.kernel.book.text import shared

    return shared().say(shared().find("impossible", key).text.in_(language), values, language)


class InvalidValue(ValueError):
    """A value that no move, set-up or position can have. The message names the place, the value,
    and what would be right, with the names that were nearly meant.

    Attributes:
        whole: what was to be made, such as ``Act``; empty where that is plain.
        reasons: all that is wrong, in both languages where it is not our programmers' own words.
        clauses: those by which it cannot be, once each.
    """

    def __init__(
        self, *reasons: str | Text | Fault, whole: str = "", clauses: Iterable[str] = ()
    ) -> None:
        self.whole: str = whole
        self.reasons: tuple[str | Text | Fault, ...] = reasons
        self.clauses: tuple[str, ...] = tuple(dict.fromkeys(clauses))
        super().__init__(self.say())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.reasons, {"whole": self.whole, "clauses": self.clauses}

    def __str__(self) -> str:
        return self.say()

    def say(self, language: str = "en", game: str | None = None) -> str:
        """All reasons in one line; what is very long is cut.

        With the name of a game it is for players: what a field counts has its name there.
        """
        said, left = list[str](), MOST_TOLD
        for reason in self.reasons[:MOST_REASONS]:
            one = plain(_in(reason, language, game), MOST_SAID)
            left -= len(one)
            if said and left < 0:
                break
            said.append(one)
        more = len(self.reasons) - len(said)
        if more:
            said.append(f"… (+{more})")
        whole = "" if game or not self.whole else _WHOLE[language].format(self.whole)
        return whole + _BETWEEN[language].join(said)

    @classmethod
    def of(cls, error: ValueError, kind: Any = None, whole: str = "") -> Self:
        """What a failed validation means to somebody who gave the value.

        Args:
            error: what was raised; an :class:`InvalidValue` is told again as this type of error.
            kind: the type of the value, or several joined by ``|``, if known.
            whole: what was to be made.
        """
        if isinstance(error, InvalidValue):
            return cls(*error.reasons, whole=whole, clauses=error.clauses)
        if not isinstance(error, ValidationError):
            return cls(str(error), whole=whole)
        return cls(*faults(error, kind), whole=whole, clauses=_clauses(error, kind))

    @property
    def only_out_of_bounds(self) -> bool:
        """Whether all that is wrong are numbers that are too small or too large."""
        return all(isinstance(one, Fault) and one.key in _BEYOND for one in self.reasons)


_WHOLE = {"en": "{}: ", "fr": "{} : "}
_BETWEEN = {"en": "; ", "fr": " ; "}


def _in(reason: str | Text | Fault, language: str, game: str | None) -> str:
    if isinstance(reason, str):
        return reason
    if game and isinstance(reason, Fault):
        return reason.to_players(game, language)
    return reason.in_(language)


def _clauses(error: ValidationError, kind: Any) -> Iterator[str]:
    """The clauses by which a value cannot be: those of its rules, and those of a field's text."""
    for one in error.errors(include_url=False):
        if one["type"] == "impossible_position":
            yield from (each.clause for each in one["ctx"]["broken"] if each.clause)
        else:
            owner, path = _owner(kind, one["loc"])
            if owner is not None and path:
                yield from clauses_under(owner, str(path[-1]))


def why(error: Any) -> str:
    """What would be right where pydantic found a fault, in English."""
    one = _fault(error, None)
    if one.key in _ABSENT or error["type"].startswith("union_tag"):
        return Fault(one.place.rpartition(".")[2], one.key, one.values).in_("en")
    return one.why("en")


def faults(error: ValidationError, kind: Any = None) -> Iterator[Fault | Text]:
    """All that is wrong with a value of a type; what cannot stand on a table is said by its rules.

    ``kind`` is the type, or several joined, if known: then the fields that there are can be named.
    """
    for one in error.errors(include_url=False):
        if one["type"] == "impossible_position":
            for each in one["ctx"]["broken"]:
                yield Text(each.say("en"), each.say("fr"))
        else:
            yield _fault(one, kind)


def _fault(error: Any, kind: Any) -> Fault:
    loc = error["loc"]
    owner, path = _owner(kind, loc)
    if path[-1:] == ["[key]"]:  # of a table, whose names are no part of it yet
        path = path[:-2]
    key, values = _told(error, owner, str(path[-1]) if path else "")
    if error["type"].startswith("union_tag"):
        path = [*path, error["ctx"]["discriminator"].strip("'")]
    return Fault(".".join(map(str, path)), key, values)


def _told(error: Any, owner: Any, last: str) -> tuple[str, dict[str, object]]:
    """The text that tells an error, and what fills it."""
    what, given, context = error["type"], error["input"], error.get("ctx", {})
    found: dict[str, object] = {"found": brief(given)}
    if what == "literal_error":
        return _one_of(given, _quoted(context["expected"]))
    if what == "union_tag_invalid":
        return _one_of(context["tag"], _quoted(context["expected_tags"]))
    if what in ("missing", "missing_argument", "union_tag_not_found"):
        return "missing", {}
    if what in ("unexpected_keyword_argument", "extra_forbidden"):
        return _no_field(last, list(owner.__dataclass_fields__) if owner is not None else [])
    if what in ("unexpected_positional_argument", "multiple_argument_values"):
        return _ONCE[what], found
    if what in _LIMITED:
        key, limit = _LIMITED[what]
        return key, found | {"limit": context[limit]}
    if what == "tuple_type" and "tuple" in error["msg"]:  # not of JSON, which has no tuples
        return "no-tuple", found
    if what in _KINDS or context.get("class") == "Sequence":
        return _KINDS.get(what, "no-list"), found
    if what == "json_invalid":
        return "no-json", {"why": context["error"]}
    if what in ("dataclass_exact_type", "dataclass_type", "is_instance_of"):
        return "no-such-type", found | {"kind": context.get("class_name") or context.get("class")}
    said = str(error["msg"]).removeprefix("Value error, ")
    return "otherwise", found | {"why": plain(said, 400)}


_LIMITED = {
    "greater_than_equal": ("too-small", "ge"),
    "less_than_equal": ("too-large", "le"),
    "string_too_long": ("text-too-long", "max_length"),
    "string_too_short": ("text-too-short", "min_length"),
    "too_long": ("too-many", "max_length"),
    "too_short": ("too-few", "min_length"),
}
"""How pydantic calls what is beyond a limit: the text that tells it, and where the limit is."""
_KINDS = {
    "int_type": "no-number",
    "int_from_float": "no-number",
    "int_parsing": "no-number",
    "string_type": "no-text",
    "bool_type": "no-yes-or-no",
    "tuple_type": "no-list",
    "sequence_str": "no-list",
    "list_type": "no-list",
    "dict_type": "no-table",
    "none_required": "no-nothing",
}
"""What should be there and is not."""
_ONCE = {
    "unexpected_positional_argument": "one-too-many",
    "multiple_argument_values": "given-twice",
}
_QUOTED = re.compile(r"'((?:[^'\\]|\\.)*)'|\"([^\"]*)\"|(-?\d+)")


def _quoted(listed: str) -> list[str]:
    """The words in what pydantic says is expected: ``'a', 'b' or 'c'``."""
    return [word or other or number for word, other, number in _QUOTED.findall(listed)]


def _one_of(given: object, known: list[str]) -> tuple[str, dict[str, object]]:
    """The names that were nearly meant, or else all of them."""
    near = _nearly(given, known)
    key = "perhaps" if near else "one-of" if len(known) > 1 else "always"
    return key, {"found": brief(given), "known": _listed(near or known)}


def _nearly(given: object, known: list[str]) -> list[str]:
    """The names most like one that was given."""
    if not isinstance(given, str) or len(given) > LONGEST_TITLE:
        return []
    return list(alike(given, known))


def no_field(name: str, known: list[str]) -> Fault:
    """That there is no field of a name, with those that there are."""
    return Fault(name, *_no_field(name, known))


def _no_field(name: str, known: list[str]) -> tuple[str, dict[str, object]]:
    if near := _nearly(name, known):
        return "perhaps-field", {"known": _listed(near)}
    if known:
        return "no-field", {"known": _listed(known)}
    return "unknown-field", {}


def _listed(names: list[str]) -> str:
    return plain(", ".join(names), MOST_LISTED)


def _owner(kind: Any, loc: tuple[Any, ...]) -> tuple[Any, list[Any]]:
    """The type that has the field of an error, if known, and the way to the field by names."""
    path = list(loc)
    if not hasattr(kind, "__dataclass_fields__"):
        of_kind = {one.__dataclass_fields__["kind"].default: one for one in _united(kind)}
        return of_kind.get(path[0]) if len(path) == 2 else None, path
    names = list(kind.__dataclass_fields__)
    if path and isinstance(path[0], int) and path[0] < len(names):
        path[0] = names[path[0]]
    return kind if len(path) == 1 else None, path


def _united(kind: Any) -> Iterator[Any]:
    """The types of a union that ``kind`` tells apart."""
    if "kind" in getattr(kind, "__dataclass_fields__", ()):
        yield kind
    for part in get_args(kind):
        yield from _united(part)
