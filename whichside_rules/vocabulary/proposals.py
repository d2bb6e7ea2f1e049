"""What may have been meant by a sentence that nobody knows.

A known sentence is near when it has the words and the names that were said, in whatever order:
cards, tiles, people, numbers. It is told whole, with those names in it, and only if it would be
understood itself.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from whichside_rules.kernel.book.names import in_latin, look_alike
from whichside_rules.shared.finding import alike, known_words, plain, words_of
from whichside_rules.shared.in_french import in_language
from whichside_rules.vocabulary.agreement import counterparts, put
from whichside_rules.vocabulary.parameter_types import sentence as whole_sentence
from whichside_rules.vocabulary.registry import Kind, Registry, Sentence, Slot, fixed_text
from whichside_rules.vocabulary.wordings import Wordings, canonical, wordings

__all__ = ["not_understood", "proposals"]

MOST = 3
"""So many sentences are told at most."""
_NEAR = 0.3
"""How near a sentence must be: 1 has all that was said and nothing else."""
_SAME = 0.02
"""Two ways of saying a sentence are as near; the first is taken."""
_NAME, _NUMBER, _LEFT_OPEN, _ABOUT = 4.0, 1.5, 1.5, 0.5
"""What a name counts that was said, a number, a place that nothing fills, a word of the
description."""
_IDLE = 0.15
"""What a word counts that decides nothing."""
_SHORT = 3
"""A word so short may be part of any name."""
_MOST_KEPT = 8_192
"""Of so many ways of saying something, and pairs of words, it is kept what was found out."""
_LETTERS = re.compile(r"[^\W_]+")


def proposals(
    sentences: Registry, kind: Kind, text: str, language: str | None = None, n: int = MOST
) -> list[str]:
    """The known sentences nearest to a text, best first; all of them would be understood.

    Args:
        sentences: those that are known.
        kind: the kind of step.
        text: what was said.
        language: that of the sentences; where it is not given, or none is in it, any.
        n: how many at most.
    """
    spoken = language or "en"
    known = wordings(sentences)
    text = known.plainer(text, spoken) if spoken in ("en", "fr") else text
    told = _nearest(sentences, kind, text, language, n)
    whole = _in_parts(sentences, kind, text, spoken)
    return list(dict.fromkeys((*whole, *told)))[:n]


def _nearest(sentences: Registry, kind: Kind, text: str, language: str | None, n: int) -> list[str]:
    """The sentences of which the words and the names are nearest to a text, best first."""
    known, spoken = wordings(sentences), language or "en"
    entries = _entries(sentences, kind)
    entries = [one for one in entries if one.language == language] or entries
    if spoken in ("en", "fr"):
        entries = [*entries, *_otherwise(sentences, kind, spoken)]
    common = Counter(word for one in entries for word in one.words)
    said = _Said(text, spoken, common, known)
    # By function: what is said of it in two sentences is the same.
    near: dict[object, tuple[float, _Entry, dict[str, str]]] = {}
    for entry in entries:
        score, values = said.nearness(entry)
        if score >= _NEAR and score > near.get(entry.done, (0.0,))[0] + _SAME:
            near[entry.done] = score, entry, values
    told = list[str]()
    for _, entry, values in sorted(near.values(), key=lambda one: -one[0]):
        found = _told(sentences, kind, entry, values)
        if found is not None and found not in told:
            told.append(found)
        if len(told) == n:
            break
    return told


def _in_parts(sentences: Registry, kind: Kind, text: str, language: str) -> list[str]:
    """One line that says what each part of a text that says several things is nearest to."""
    known = wordings(sentences)
    parts = known.parts(text, language) if language in ("en", "fr") else []
    if len(parts) < 2:
        return []
    found = list[str]()
    for part in parts:
        understood = known.understood(kind, part, language, found)
        near = [*understood] or _nearest(sentences, kind, part, language, 1)
        if not near:
            return []
        found += near
    joined = known.joined(dict.fromkeys(found), language)
    return [joined] if known.understood(kind, joined, language) else []


def not_understood(
    sentences: Registry, kind: Kind, text: str, language: str
) -> tuple[str, list[str]]:
    """What does not fit in a text, in words of the language, and the nearest known sentences."""
    mixed = look_alike(text)
    if mixed is not None:
        return in_language(mixed, language), proposals(sentences, kind, in_latin(text), language)
    misfit = sentences.misfit(kind, text, language)
    near = proposals(sentences, kind, text, language)
    if misfit is None:
        return "", near
    own = {pattern for _, pattern in misfit.sentence.patterns()}
    better = list[str]()
    for one in near:
        if any(match.pattern in own for match in sentences.match(kind, one)):
            break  # what fits there has just been told
        better.append(one)
    return misfit.tell(language), better


@dataclass(frozen=True, eq=False)
class _Entry:
    """One way of saying a sentence."""

    language: str
    pattern: str
    meant: str
    """The sentence that is told; the pattern, if it is one."""
    slots: Mapping[str, Slot]
    description: str
    done: object
    """What tells sentences apart: the function, or what is meant."""

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The words that it always has."""
        return tuple(word for word, _ in _words(fixed_text(self.pattern), self.language))

    @cached_property
    def about(self) -> tuple[str, ...]:
        """The words of its description."""
        return tuple(words_of(self.description))


@lru_cache(_MOST_KEPT)
def _entry(sentence: Sentence, language: str, pattern: str) -> _Entry:
    slots, about = sentence.slots(pattern), sentence.about(language)
    return _Entry(language, pattern, pattern, slots, about, sentence.function)


def _entries(sentences: Registry, kind: Kind) -> list[_Entry]:
    return [
        _entry(sentence, language, pattern)
        for sentence in sentences
        if sentence.kind == kind
        for language, pattern in sentence.patterns()
        if not any(slot.converter is whole_sentence for slot in sentence.slots(pattern).values())
    ]


def _otherwise(sentences: Registry, kind: Kind, language: str) -> list[_Entry]:
    """The other ways of saying the sentences."""

    def make() -> list[_Entry]:
        return [
            _Entry(language, one.pattern, one.meant, one.slots, "", one.meant)
            for one in wordings(sentences).frames(kind, language)
            if one.pattern != one.meant
        ]

    return sentences.kept(f"otherwise {kind} {language}", make)


Span = tuple[int, int]


def _words(text: str, language: str) -> list[tuple[str, Span]]:
    """The words of a text with their places; an accent that tells one from an idle word stays."""
    found = list[tuple[str, Span]]()
    idle = known_words(language)["idle"]
    for one in _LETTERS.finditer(text):
        bare, own = plain(one[0]), one[0].casefold()
        found.append((own if bare != own and len(own) > 1 and bare in idle else bare, one.span()))
    return found


class _Said:
    """What was said, and how near the known sentences are to it."""

    def __init__(self, text: str, language: str, common: Counter[str], known: Wordings) -> None:
        self.text = text
        self._known = known
        self.language = language
        self._common = common
        self._idle = frozenset(known_words(language)["idle"])
        self.words = _words(text, language)
        self._spans: dict[object, list[tuple[Span, object]]] = {}
        self._likes: dict[tuple[object, str], list[str]] = {}
        self._alike: dict[tuple[str, str], bool] = {}

    def nearness(self, entry: _Entry) -> tuple[float, dict[str, str]]:
        """How near a sentence is, from 0 to 1, and what fills its places as it was said."""
        values = dict[str, str]()
        taken = list[Span]()
        # Names first: the number in « the tea house of cell 5 » is theirs.
        by_length = sorted(entry.slots.items(), key=lambda one: -self._longest(one[1]))
        for field, slot in by_length:
            for span, value in self._values(slot):
                if not any(_overlap(span, other) for other in taken):
                    taken.append(span)
                    kept = self.text[slice(*span)]
                    values[field] = slot.say(value, entry.language) or kept
                    break
        left = [
            word for word, span in self.words if not any(_overlap(span, other) for other in taken)
        ]
        fixed = dict.fromkeys(entry.words)
        shared = [word for word in fixed if any(self._same(word, one) for one in left)]
        rest = [word for word in left if not any(self._same(word, one) for one in shared)]
        for field, slot in entry.slots.items():
            meant = self._meant(slot, rest, entry.language) if field not in values else None
            if meant:
                values[field] = meant
                named = words_of(meant)
                rest = [word for word in rest if not any(self._same(one, word) for one in named)]
        told = [word for word in rest if any(self._same(word, one) for one in entry.about)]
        places = sum(_NUMBER if _is_number(value) else _NAME for field, value in values.items())
        met = places + self._weight(shared)
        wanted = met + self._weight(set(fixed).difference(shared))
        wanted += sum(
            _NAME if '"' in (slot.told("en")) else _LEFT_OPEN
            for field, slot in entry.slots.items()
            if field not in values
        )
        unsaid = self._weight(set(rest).difference(told)) + (1 - _ABOUT) * self._weight(set(told))
        met += _ABOUT * self._weight(set(told))
        has_names = any(not _is_number(value) for value in values.values())
        if not has_names and self._idle.issuperset((*shared, *told)):
            return 0.0, values
        return met / (met + max(wanted - met, 0) + unsaid), values

    def _weight(self, words: Iterable[str]) -> float:
        total = sum(self._common.values())
        return sum(
            _IDLE if word in self._idle else math.log(1 + total / (1 + self._common[word])) / 2
            for word in words
        )

    def _same(self, known: str, said: str) -> bool:
        pair = known, said
        if pair not in self._alike:
            self._alike[pair] = _mean_the_same(known, said, self.language) or (
                self.language in ("en", "fr")
                and self._known.mean_the_same(known, said, self.language)
            )
        return self._alike[pair]

    def _longest(self, slot: Slot) -> int:
        return max((end - start for (start, end), _ in self._values(slot)), default=0)

    def _values(self, slot: Slot) -> list[tuple[Span, object]]:
        """What stands in the text that the place takes, in order."""
        if slot.converter not in self._spans:
            self._spans[slot.converter] = list(slot.found_in(self.text))
        return self._spans[slot.converter]

    def _meant(self, slot: Slot, words: list[str], language: str) -> str | None:
        """The name that some of the words are nearly, if the place takes such."""
        near = [name for word in words for name in self._likely(slot, word, language)]

        def shared(name: str) -> int:
            own = words_of(name)
            return sum(any(self._same(one, word) for one in own) for word in words)

        return max(near, key=shared, default=None)

    def _likely(self, slot: Slot, word: str, language: str) -> list[str]:
        """The names that a word may be meant for."""
        asked = slot.converter, word
        if asked not in self._likes:
            long = len(word) > _SHORT and word not in self._idle
            near = slot.like(word, language) if long else ()
            self._likes[asked] = [
                name for name in near if any(self._same(one, word) for one in words_of(name))
            ]
        return self._likes[asked]


def _overlap(one: Span, other: Span) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def _is_number(value: str) -> bool:
    return value.lstrip("-").isdigit()


@cache
def _meanings(word: str, language: str) -> frozenset[int]:
    """The groups of words that mean the same to which a form of a word belongs."""
    groups = enumerate(known_words(language)["alike"])
    return frozenset(number for number, group in groups if any(alike(word, one) for one in group))


@lru_cache(_MOST_KEPT)
def _mean_the_same(known: str, said: str, language: str) -> bool:
    """Whether two words are forms of one, mean the same, or are one with a slip."""
    if known == said:
        return True
    if min(len(known), len(said)) < 3:
        return False
    if alike(known, said) or _slipped(known, said) or _begins(known, said):
        return True
    return bool(_meanings(known, language) & _meanings(said, language))


def _begins(one: str, other: str) -> bool:
    """Whether a longer word is the beginning of another: every, everybody."""
    short = min(one, other, key=len)
    return len(short) > _SHORT and one.startswith(short) and other.startswith(short)


def _slipped(one: str, other: str) -> bool:
    """Whether one letter of a longer word is missing, too much, wrong, or two are exchanged."""
    if min(len(one), len(other)) < 4 or abs(len(one) - len(other)) > 1:
        return False
    start = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
    if start is None:
        return True
    if not start and min(len(one), len(other)) < 6:
        return False  # of a short word the first letter tells it from others
    a, b = one[start:], other[start:]
    return a[1:] == b or a == b[1:] or a[1:] == b[1:] or (a[1::-1] + a[2:] == b)


def _told(sentences: Registry, kind: Kind, entry: _Entry, values: dict[str, str]) -> str | None:
    """The sentence with its places filled, as far as that is understood; else nothing."""
    filled = dict(values)
    for field, slot in entry.slots.items():
        filled.setdefault(field, slot.example(entry.language, [*filled.values()]))
    said = _put_all(entry.meant, filled)
    found = sentences.match(kind, said)
    if len(found) != 1:
        return None
    if entry.meant != entry.pattern:
        return canonical(sentences, kind, found[0], said, entry.language)
    first = found[0]
    for pattern in counterparts(first, entry.language):
        better = _put_all(pattern, filled)
        again = sentences.match(kind, better)
        if len(again) == 1 and again[0].sentence is first.sentence:
            return better
    return said


def _put_all(pattern: str, values: dict[str, str]) -> str:
    for field, value in values.items():
        pattern = put(pattern, field, value)
    return pattern.replace("{{", "{").replace("}}", "}")
