"""Which of the ways to say a sentence agrees with what it is about: number and gender.

And whether a sentence says something, or only names it: "a worker acts", "a worker".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from whichside_rules.vocabulary.registry import Match

__all__ = ["counterparts", "is_counted_many", "is_many", "put", "says_something"]


def counterparts(match: Match, to: str) -> list[str]:
    """The patterns with the same fields in a language, the likeliest first.

    Alternatives of one sentence with the same values mean the same: they do the same.
    """
    sentence = match.sentence
    own, other = getattr(sentence, match.language), getattr(sentence, to)
    fields = set(match.arguments)
    fitting = [one for one in other if set(sentence.slots(one)) == fields]
    place = own.index(match.pattern)
    there = other[place] if place < len(other) and len(own) == len(other) else None
    many, feminine = is_many(match, to), _feminine(match) if to == "fr" else None
    several = _several(match, to)
    if several is False:
        there = None  # it may stand where the other language has the plural

    # Of the ways that agree with a plural, the one with the same words: "2 dollars", and not 2.
    own_words = set(match.pattern.split()) if several and to == match.language else set[str]()

    def rank(pattern: str) -> tuple[bool, bool, bool, bool, int]:
        wrong = feminine is not None and feminine is not _is_feminine(pattern, fitting)
        subject = many if several is None and _THERE.match(pattern) else several
        other = subject is not None and subject is not bool(_PLURAL.search(pattern))
        unlike = len(own_words.symmetric_difference(pattern.split())) if own_words else 0
        genders = wrong and _has_genders(fitting)
        return not _agrees(pattern, many, fitting), other, genders, pattern != there, unlike

    return sorted(fitting, key=rank)


def _feminine(match: Match) -> bool | None:
    """Whether the sentence is of a woman; ``None`` if nobody in it is one or the other."""
    slots = match.sentence.slots(match.pattern)
    for field, value in match.arguments.items():
        said = slots[field].is_feminine(value)
        if said is not None:
            return said
    return None


def _several(match: Match, to: str) -> bool | None:
    """Whether the sentence is of a thing whose name is a plural; ``None`` if nobody says."""
    slots = match.sentence.slots(match.pattern)
    said = (slots[field].is_several(value, to) for field, value in match.arguments.items())
    return next((one for one in said if one is not None), None)


#: A sentence whose verb agrees with what it counts.
_THERE = re.compile(r"there (?:is|are)\b")
#: The verb of what is a plural.
_PLURAL = re.compile(
    r"\b(?:are|have|stand|read|show|go|rise|fall|do|sont|ont|affichent|montrent)\b(?<!not go)"
)


def _is_feminine(pattern: str, beside: Sequence[str]) -> bool:
    """Whether a pattern is another one but for the « e » of a feminine word."""
    own = pattern.split(" ")
    return any(
        [*own[:at], word.removesuffix("e"), *own[at + 1 :]] == other.split(" ")
        for other in beside
        if other != pattern
        for at, word in enumerate(own)
    )


def _has_genders(patterns: Sequence[str]) -> bool:
    return any(_is_feminine(one, patterns) for one in patterns)


_NUMBER = re.compile(r"\{\w+:Number\}")


def _agrees(pattern: str, many: bool | None, beside: Sequence[str]) -> bool:
    """Whether what a pattern counts stands in the wished number, as far as one letter tells.

    Where what it is like stands first, the other ways tell which word that is: "1 yellow cube".
    """
    counted = _counted(pattern)
    if many is None or not counted:
        return True
    several = counted[0].endswith(("s", "x")) or counted[0] == "people"
    for other in () if several else map(_counted, beside):
        for own, word in zip(counted, other, strict=False):
            if own in (f"{word}s", f"{word}x") or word in (f"{own}s", f"{own}x"):
                return many is (len(own) > len(word))
            if own != word:
                break
    return many is several


def _counted(pattern: str) -> list[str]:
    """The words right behind the number of a pattern."""
    found = re.search(rf"{_NUMBER.pattern} (\w[^{{]*)", pattern)
    return re.findall(r"\w+", found[1]) if found else []


def is_many(match: Match, language: str) -> bool | None:
    """Whether the number in a sentence wants a plural."""
    numbers = [one for one in match.arguments.values() if isinstance(one, int)]
    if not numbers:
        return None
    return abs(numbers[0]) != 1 if language == "en" else abs(numbers[0]) > 1


def is_counted_many(match: Match, pattern: str, field: str, language: str) -> bool | None:
    """Whether what stands in a place after a number is many; ``None`` of what stands before it."""
    before = re.split(rf"\{{{field}\b", pattern)[0]
    return is_many(match, language) if _NUMBER.search(before) else None


def put(pattern: str, field: str, value: str) -> str:
    """The pattern with a value in place of a field."""
    return re.sub(rf"\{{{field}(?::[^{{}}]*)?\}}", lambda _: value, pattern)


#: A sentence that begins so names something, unless it has one of the verbs: « une partie ».
_NAMES = {
    "en": re.compile(r"(?:an?|no|some|this|these|\d+|\w+ of)\b", re.IGNORECASE),
    "fr": re.compile(r"(?:une?|des|ce|cet|cette|ces|\d+)\b", re.IGNORECASE),
}
_VERB = {
    "en": re.compile(
        r"\b(?:is|are|has|have|was|were|can|may|must|acts?|goes|go|stands?|reads?|shows?|holds?|"
        r"owns?|controls?|governs?|hosts?|lies?|share|tie|take|answered|suffered|began|ended|won|lost)\b"
    ),
    "fr": re.compile(r"\b(est|sont|a|ont|va|vont|se|il y a|n'a|peut|compte|reste)\b"),
}
#: A field of a pattern.
_PATTERN_FIELD = re.compile(r"\{[^{}]*\}")


def says_something(pattern: str, language: str) -> bool:
    """Whether a sentence says something (« que »), or only names it.

    Args:
        pattern: the sentence, or its pattern.
        language: its language, ``en`` or ``fr``.
    """
    fixed, verb = _PATTERN_FIELD.sub(" ", pattern), _VERB[language]
    if not re.search(r"\w", fixed) or (":" in fixed and not verb.search(fixed)):
        return False
    return not _NAMES[language].match(pattern) or verb.search(fixed) is not None
