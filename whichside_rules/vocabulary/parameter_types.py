"""Words that sentences of all games use: numbers and fractions, in English and French."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, TypeVar

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import UnknownClause, clause
from whichside_rules.kernel.book.text import noun, nouns
from whichside_rules.vocabulary.registry import Kind, pattern

Thing = TypeVar("Thing")

_WORDS = {
    "no": 0, "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "seven": 7, "eight": 8, "nine": 9, "ten": 10, "a": 1, "an": 1,
    "aucun": 0, "aucune": 0, "zéro": 0, "un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4,
    "cinq": 5, "sept": 7, "huit": 8, "neuf": 9, "dix": 10,
}  # fmt: skip


@pattern(
    rf"-?\d{{1,6}}|(?:{'|'.join(sorted(_WORDS, key=len, reverse=True))})(?=\s|$)",
    en="a whole number, in digits or, up to ten, in words",
    fr="un nombre entier, en chiffres ou, jusqu'à dix, en lettres",
)
def number(text: str) -> int:
    """A whole number in digits or, up to ten, in words."""
    return _WORDS[text.lower()] if text.lower() in _WORDS else int(text)


@pattern(
    r"\d{1,6}(?:/\d{1,6})?|\d{1,3}(?:[.,]\d{1,6})?\s?%",
    en="a probability, such as 1/6, 0, 1 or 25 %",
    fr="une probabilité, par exemple 1/6, 0, 1 ou 25 %",
)
def fraction(text: str) -> Fraction:
    """A probability: ``1/6``, ``0``, ``1`` or ``25 %``."""
    if text.endswith("%"):
        return Fraction(text.rstrip("% ").replace(",", ".")) / 100
    above, _, below = text.partition("/")
    if below and not int(below):
        raise ValueError("a fraction has a denominator other than 0")
    return Fraction(int(above), int(below or 1))


@pattern(
    r"[a-z][a-z_]*\.[a-z0-9._-]+",
    en="the id of a clause, such as postal.debt.definition",
    fr="l'adresse d'une clause, par exemple postal.debt.definition",
)
def clause_id(text: str) -> str:
    """The id of a clause, for instance ``postal.debt.definition``."""
    try:
        return clause(text.lower()).id
    except UnknownClause as error:
        raise ValueError(str(error)) from None


def in_quotation_marks(text: str, language: str) -> str:
    """A text as :func:`quoted` takes it: ``"..."`` or « ... »."""
    if (language == "fr" and "»" not in text) or '"' in text:
        return f"« {text} »"
    return f'"{text}"'


# Inside, the same marks may stand once more around words that follow a space.
_MARKS = (('"', '"'), ("“", "”"), ("«", "»"))
_in_marks = pattern(
    "|".join(f"{a}[^{z}]+(?: {a}[^{z}]+{z}[^{z}]*)*{z}" for a, z in _MARKS),
    en='something in quotation marks: "..."',
    fr="quelque chose entre guillemets : « ... »",
    tell=in_quotation_marks,
)


@_in_marks
def quoted(text: str) -> str:
    """Something in quotation marks."""
    # The outer pair alone: a step may have words in quotation marks in it.
    return text[1:-1].strip(" \u00a0\u202f")


def quoting(name: str, about: str) -> Callable[[str], str]:
    """What takes the same as :func:`quoted`, and is told in other words."""

    def read(text: str) -> str:
        return quoted(text)

    read.__name__, read.__doc__ = name, about
    return _in_marks(read)


step: Final = quoting("step", "A When step in quotation marks, without its keyword.")
claim: Final = quoting("claim", "A Then step in quotation marks, without its keyword.")
words: Final = quoting(
    "words", "Words that the rules say, in quotation marks, in the language of the feature."
)


@pattern(
    r".+",
    en="a Then sentence, without quotation marks",
    fr="une phrase de Alors, sans guillemets",
)
def sentence(text: str) -> str:
    """A Then sentence as the rest of another one."""
    return text


STEPS: Final[Mapping[Callable[..., object] | None, Kind]] = {
    step: "when",
    claim: "then",
    sentence: "then",
}
"""What takes a whole step: of which kind."""


@pattern(
    r"(?:[a-z_]+\.)?R-\d+[a-z]?",
    en="the number of a reading, such as R-7 or postal.R-7",
    fr="le numéro d'une lecture, par exemple R-7 ou postal.R-7",
)
def reading_id(text: str) -> str:
    """The number of a reading, for instance ``R-7`` or ``postal.R-7``."""
    game, _, number = text.rpartition(".")
    number = number[0].upper() + number[1:].lower()
    return f"{game.lower()}.{number}" if game else number


@pattern(
    r"\w+(?:\.[\w-]+)+",
    en="the key of a datum, such as last_box.risk",
    fr="la clé d'une donnée, par exemple last_box.risk",
)
def datum_key(text: str) -> str:
    """The key of a datum, for instance ``last_box.risk``."""
    return text.lower()


@pattern(
    r"[a-z]+(?:-[a-z]+)*",
    en="the kind of an event, such as worker-died",
    fr="le genre d'un événement, par exemple worker-died",
)
def event_kind(text: str) -> str:
    """The kind of an event, for instance ``worker-died``."""
    return text.lower()


def in_words(
    named: Mapping[Any, Text], *others: str
) -> Callable[[Callable[[str], Any]], Callable[[str], Any]]:
    """A field that takes what is told so, and perhaps some other words."""
    # The longest first: a partial victory is no victory.
    told = (said for one in named.values() for said in (one.en, one.fr))
    said = sorted((*others, *told), key=len)
    return pattern(
        "|".join(map(re.escape, said[::-1])),
        en=[one.en for one in named.values()],
        fr=[one.fr for one in named.values()],
        tell=lambda value, language: named[value].in_(language),
    )


def meant(named: Mapping[Thing, Text], text: str) -> Thing:
    """What is told so in either language."""
    said = text.casefold().replace("’", "'")
    return next(key for key, one in named.items() if said in (one.en.casefold(), one.fr.casefold()))


def told(say: Callable[[Any], Text]) -> Callable[[Any, str], str]:
    """How a value is told, by what it is called."""
    return lambda value, language: say(value).in_(language)


def all_told(say: Callable[[Any], Text]) -> Callable[[Any, str], str]:
    """How several values are told, by what each is called."""
    return lambda value, language: joined([say(one).in_(language) for one in value], language)


def joined(names: Iterable[str], language: str) -> str:
    """Names as sentences join them: ``a, b and c``."""
    *first, last = names
    last_two = " et " if language == "fr" else " and "
    return ", ".join(first) + last_two + last if first else last


def price_part(resources: Mapping[str, tuple[str, ...]]) -> str:
    """The regular expression of a part of a price: a number of resources, or dollars."""
    return rf"(?:{number.pattern}) (?:{one_of(resources)}|dollars?|\$)"  # type: ignore[attr-defined]


@dataclass(frozen=True)
class Named:
    """Something as a sentence names it, by its id or by its price: which is for the content."""

    said: str = field(compare=False)
    id: str | None
    price: Mapping[str, int]


def price_said(game: str, price: Mapping[str, int], language: str) -> str:
    """A price of resources and dollars, as sentences say it; nothing is 0 dollars."""
    parts = []
    for part, n in (price or {"dollars": 0}).items():
        if part == "dollars":
            said = "$" if language == "fr" else "dollar" if n == 1 else "dollars"
        else:
            said = noun(game, "resource", part).plural(n, language)
        parts.append(f"{n} {said}")
    return joined(parts, language)


def names_of(game: str, group: str) -> dict[str, tuple[str, ...]]:
    """What the nouns of a group are called, in small letters, by word: both languages together."""
    return {
        key: tuple(dict.fromkeys(name.lower() for one in ("en", "fr") for name in noun.names(one)))
        for key, noun in nouns(game)[group].items()
    }


def one_of(names: Mapping[str, tuple[str, ...]]) -> str:
    """The regular expression of these names, long ones first."""
    flat = sorted((name for group in names.values() for name in group), key=len, reverse=True)
    return "(?:" + "|".join(map(re.escape, flat)) + ")"


def each_name(names: Mapping[str, tuple[str, ...]], at: int) -> list[str]:
    """One of the names of each thing, counted from 0."""
    return [one[at] for one in names.values()]


def which(names: Mapping[str, tuple[str, ...]], text: str) -> str:
    """The word of a name without article.

    Raises:
        ValueError: nothing is called so.
    """
    bare = text.strip().lower().replace("’", "'")
    for key, group in names.items():
        if bare in group:
            return key
    raise ValueError(f"unknown name {text!r}")
