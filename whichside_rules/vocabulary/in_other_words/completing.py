"""How a sentence may go on that somebody has begun to say.

The page that answers does the same in the browser, with ``static/ask-grammar.js``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from whichside_rules.shared.finding import words_of
from whichside_rules.vocabulary.registry import Kind, Sentence, Slot, fixed_text, squeeze

__all__ = ["Suggestion", "anywhere", "parted", "recognised", "suggestions"]

MOST = 60
"""So many ways of going on are told."""
MOST_NAMES = 20
"""So many names of one place are told, each as a way of its own."""
FEW = 6
"""Fewer that begin so leave room for others."""
SHORTEST = 3
"""So many letters are looked for anywhere at least."""
LONGEST = 80
"""The longest that is taken for the beginning of what only a description tells."""

#: Names that follow a form, such as the id of a clause: letters are not words of theirs.
_FORMED: Final = re.compile(r"\[a-z|\\w")
_WORD: Final = re.compile(r"[^\W\d_]+")
_ESCAPE: Final = re.compile(r"\\[a-zA-Z]")
_FIELD: Final = re.compile(r"\{\{|\}\}|\{(\w+)(?::\w+)?\}")
_STRAIGHT: Final = str.maketrans({"\u2019": "'", "\u2018": "'", "\u02bc": "'"})
_QUOTES: Final = ('"', "«", "“")


class Suggestion(NamedTuple):
    """One way to go on."""

    sentence: Sentence
    pattern: str
    said: str
    """What has been said, a name perhaps completed."""
    rest: tuple[str | Slot, ...]
    """What is left to be said: words, and places that are filled in."""


def recognised(takes: str | tuple[str, ...], regex: str) -> dict[str, Any]:
    """What may stand in a place, so that its beginning can be told without asking the rules.

    ``all`` are all names; ``told`` is a description, and then ``quoted`` begins with a quotation
    mark, ``form`` is a regular expression without spaces, ``words`` are all words that may stand
    there, besides numbers.
    """
    if isinstance(takes, tuple):
        return {"all": takes}
    told: dict[str, Any] = {"told": takes}
    if not regex:
        return told
    words = _WORD.findall(_ESCAPE.sub(" ", regex.replace("\\ ", " ")))
    if not words and re.fullmatch(regex, '"x"'):
        return told | {"quoted": True}
    if _FORMED.search(regex) and "(?-i:" not in regex:  # which no page can read
        return told | {"form": regex}
    return told | {"words": sorted({word.lower() for word in words})}


def suggestions(
    sentences: Iterable[Sentence], kind: Kind, typed: str, language: str
) -> list[Suggestion]:
    """How a step may go on, the nearest first: the more of a sentence stands there, the nearer.

    Where few begin so, those follow that have the words elsewhere.

    Args:
        sentences: those that may be said.
        kind: the kind of step.
        typed: what stands there of it.
        language: that of the sentences.
    """
    begun = squeeze(typed.translate(_STRAIGHT))
    if typed[-1:] == " " and typed.strip():
        begun += " "
    known = [
        (sentence, pattern)
        for sentence in sentences
        if sentence.kind == kind
        for spoken, pattern in sentence.patterns()
        if spoken == language
    ]
    found: list[tuple[tuple[bool, int, bool, int], Suggestion]] = []
    certain = whole = False
    for number, (sentence, pattern) in enumerate(known):
        parts = parted(sentence, pattern)
        fitted = _fit(parts, begun, language)
        if fitted is None:
            continue
        rank = (fitted.perhaps, -fitted.same, sentence.game is None, number)
        certain = certain or not fitted.perhaps
        for said, rest in _ways(parts, fitted, begun, language):
            if rest or said != begun:
                found.append((rank, Suggestion(sentence, pattern, said, rest)))
            else:
                whole = whole or not fitted.perhaps
    found.sort(key=lambda one: one[0])
    near = [one for rank, one in found if not rank[0] and (rank[1] or not begun)]
    there = {one.pattern for one in near}
    other = anywhere(known, begun, language) if len(near) < FEW and not whole else []
    open_yet = [one for rank, one in found if one not in near and not (certain and rank[0])]
    return [*near, *(one for one in other if one.pattern not in there), *open_yet][:MOST]


def anywhere(known: Iterable[tuple[Sentence, str]], typed: str, language: str) -> list[Suggestion]:
    """The sentences with all the words that were typed, to stand in place of them.

    The words may stand anywhere in a sentence, in what it says, or in another way of saying it.
    """
    words = words_of(typed)
    if len("".join(words)) < SHORTEST:
        return []

    def there(among: frozenset[str]) -> int:
        return sum(any(one.startswith(word) for one in among) for word in words)

    found: list[tuple[tuple[int, bool, int], Suggestion]] = []
    for number, (sentence, pattern) in enumerate(known):
        own, others = _found_by(sentence, pattern, language)
        if there(own | others) == len(words):
            rest = tuple(one for one in parted(sentence, pattern) if one)
            rank = (-there(own), sentence.game is None, number)
            found.append((rank, Suggestion(sentence, pattern, "", rest)))
    found.sort(key=lambda one: one[0])
    return [one for _, one in found]


@lru_cache(4_096)
def _found_by(
    sentence: Sentence, pattern: str, language: str
) -> tuple[frozenset[str], frozenset[str]]:
    """The words of a sentence, and those by which it is found besides."""
    from whichside_rules.vocabulary import load
    from whichside_rules.vocabulary.in_other_words.wordings import wordings

    ways = wordings(load().sentences.of(sentence.game)).ways(sentence, language)
    said = map(fixed_text, (sentence.about(language), *ways))
    return frozenset(words_of(fixed_text(pattern))), frozenset(words_of(" ".join(said)))


@lru_cache(4_096)
def parted(sentence: Sentence, pattern: str) -> tuple[str | Slot, ...]:
    """A pattern as its fixed parts and its places, in turn; it begins and ends with a fixed one."""
    slots = sentence.slots(pattern)
    parts: list[str | Slot] = [""]
    end = 0
    for one in _FIELD.finditer(pattern):
        parts[-1] = f"{parts[-1]}{pattern[end : one.start()]}"
        end = one.end()
        if one[1] is None:
            parts[-1] = f"{parts[-1]}{one[0][0]}"
        else:
            parts += [slots[one[1]], ""]
    parts[-1] = f"{parts[-1]}{pattern[end:]}"
    return tuple(parts)


class _Fitted(NamedTuple):
    """How what was said fits the beginning of a sentence."""

    part: int
    """The part in which it ends."""
    done: int
    """How much of that is said, if it is fixed."""
    typed: str
    """What is said of it, if it is a place."""
    same: int
    """How many letters of the sentence itself are said."""
    perhaps: bool = False
    """Whether only the first of several words tells that a place is begun."""


def _fit(
    parts: tuple[str | Slot, ...], typed: str, language: str, at: int = 0, same: int = 0
) -> _Fitted | None:
    fixed, here = _plain(str(parts[at])), _plain(typed)
    if len(here) < len(fixed) or at == len(parts) - 1:
        return _Fitted(at, len(here), "", same + len(here)) if fixed.startswith(here) else None
    if not here.startswith(fixed):
        return None
    same += len(fixed)
    slot = parts[at + 1]
    assert isinstance(slot, Slot)
    rest = typed[len(fixed) :]
    said, after = _plain(rest), _plain(str(parts[at + 2]))
    # The place may be filled in up to wherever the next fixed part stands, or begins.
    for end in range(1, len(said)) if after else ():
        if after.startswith(said[end : end + len(after)]) and _may(slot, rest[:end], language):
            further = _fit(parts, rest[end:], language, at + 2, same)
            if further is not None:
                return further
    if not after and rest and _may(slot, rest, language):
        return _Fitted(at + 2, 0, "", same)
    if not rest or (len(rest) <= LONGEST and _may_begin(slot, rest, language)):
        return _Fitted(at + 1, 0, rest, same)
    first, space, _ = rest.partition(" ")
    if len(rest) <= LONGEST and space and _may_begin(slot, first, language):
        return _Fitted(at + 1, 0, rest, same, perhaps=True)
    return None


def _ways(
    parts: tuple[str | Slot, ...], fitted: _Fitted, typed: str, language: str
) -> Iterator[tuple[str, tuple[str | Slot, ...]]]:
    """What is said and what is left; of a name that is begun, each name so beginning."""
    part, after = parts[fitted.part], parts[fitted.part + 1 :]
    if isinstance(part, str):
        yield typed, tuple(one for one in (part[fitted.done :], *after) if one)
        return
    left = tuple(one for one in after if one)
    if fitted.typed:
        before = typed[: len(typed) - len(fitted.typed)]
        begun = [
            one for one in _names(part, language) if _plain(one).startswith(_plain(fitted.typed))
        ]
        if begun:
            for name in begun[:MOST_NAMES]:
                yield before + name, left
            return
        yield typed, left  # what is begun is no name that is known: whoever types it knows
        return
    yield typed, (part, *left)


def _plain(said: str) -> str:
    lower = said.translate(_STRAIGHT).lower()
    return lower if len(lower) == len(said) else said


@lru_cache(4_096)
def _names(slot: Slot, language: str) -> tuple[str, ...]:
    takes = slot.takes(language)
    if isinstance(takes, tuple):
        return takes
    names = getattr(slot.converter, "names", None)
    return tuple(names(language)) if names is not None else ()


@lru_cache(1_024)
def _known(slot: Slot, language: str) -> dict[str, Any]:
    return recognised(slot.takes(language), str(getattr(slot.converter, "pattern", "")))


@lru_cache(1_024)
def _regex(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


def _may(slot: Slot, said: str, language: str) -> bool:
    """Whether this may be all that stands in a place."""
    if said != said.strip():
        return False
    pattern = getattr(slot.converter, "pattern", None)
    if pattern is None:
        return True
    if _regex(str(pattern)).fullmatch(said):
        return True
    return any(_plain(one) == _plain(said) for one in _known(slot, language).get("all", ()))


def _may_begin(slot: Slot, said: str, language: str) -> bool:
    """Whether what stands in a place may begin so."""
    known = _known(slot, language)
    names = (*known.get("all", ()), *_names(slot, language))
    if any(_plain(one).startswith(_plain(said)) for one in names):
        return True
    if "all" in known:
        return False
    if "quoted" in known:
        return said.startswith(_QUOTES)
    if "form" in known:
        return re.fullmatch(r"[\w.-]+", said) is not None
    if "words" not in known:
        return True
    *before, last = _WORD.findall(said.lower()) or [""]
    return all(word in known["words"] for word in before) and (
        not last or any(word.startswith(last) for word in known["words"])
    )
