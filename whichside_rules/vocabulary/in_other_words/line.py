"""A line of a scenario taken apart, to be compared with the ways of saying something."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from whichside_rules.shared.finding import plain
from whichside_rules.vocabulary.in_other_words.frames import Frame
from whichside_rules.vocabulary.in_other_words.keeping import (
    is_in_another_place,
    is_owned,
    is_turned_round,
)
from whichside_rules.vocabulary.in_other_words.words import Span, Word, Words, overlap, words_in
from whichside_rules.vocabulary.parameter_types import STEPS, number, words
from whichside_rules.vocabulary.registry import (
    Slot,
)

__all__ = ["Line", "Values"]


class Values(NamedTuple):
    """What stands in the places of a frame."""

    said: Mapping[str, str]
    in_order: bool
    """Whether its words and places stand in the order of the frame."""


class Line:
    """A text taken apart, to be compared with frames."""

    def __init__(self, known: Words, text: str, language: str) -> None:
        self.known = known
        self.text = text
        self.language = language
        self.words: list[Word] = words_in(text)
        self._spans: dict[object, list[tuple[Span, object]]] = {}

    def values(self, frame: Frame) -> Values | None:
        """What stands in the places of a frame, if the text says just that."""
        spoken = [one.word for one in self.words]
        if not all(any(self._same(one, word) for word in spoken) for one in frame.content):
            return None
        places = self._in_order(frame) if frame.in_order else self._anywhere(frame)
        if places is None:
            return None
        free = [
            one
            for one in self.words
            if not any(overlap(one.span, taken) for taken in places.values())
        ]
        left = [one.word for one in free]
        idle = self.known.idle[self.language]
        said = [word for word in left if word not in idle]
        if not all(any(self._same(one, word) for one in frame.content) for word in said):
            return None
        if any(word not in idle and self._is_else(frame, Word(word, span)) for word, span in free):
            return None
        if len({*said}) > sum(isinstance(one, str) for one in frame.items):
            return None  # no two words of a line are one word of a sentence
        if self._passive(frame, places):
            return None
        denials = self.known.denials(self.language)
        if sum(word in denials for word in said) > sum(one in denials for one in frame.items):
            return None  # what is denied twice is not denied
        if not all(any(self._same(one, word) for word in left) for one in frame.content):
            return None
        in_order = self._same_order(frame, places)
        if frame.in_order and not in_order:
            return None
        if not in_order and (self._is_of(frame, places) or self._counts(frame, places)):
            return None
        if not in_order and is_turned_round(frame.items, places, self.text, self._same):
            return None
        if is_owned(frame.meant, places, self.text):
            return None
        if not in_order and is_in_another_place(frame.pattern, places, self.text):
            return None
        values = {
            field: _one_for_article(self.text[slice(*span)], frame.slots[field], self.language)
            for field, span in places.items()
        }
        return Values(values, in_order)

    def _is_else(self, frame: Frame, word: Word) -> bool:
        """Whether a word is one of a name, and but a form of one of the frame: *Fines*, *fine*."""
        start, end = word.span
        if word.word in frame.content or not self.text[start].isupper():
            return False
        return any(overlap(span, (start, end)) for span in self._names)

    def _is_of(self, frame: Frame, places: Mapping[str, Span]) -> bool:
        """Whether the only one named is but whose something is: "the health of Olga"."""
        if len(places) != 1:
            return False
        ((field, (start, _)),) = places.items()
        noun, *of = ["", *(one.word for one in self.words if one.span[1] <= start)][-2:]
        if not _OF.issuperset(of) or _OWNER.search(frame.pattern.split(f"{{{field}")[0]):
            return False
        return any(self._same(one, noun) for one in frame.content if noun)

    def _counts(self, frame: Frame, places: Mapping[str, Span]) -> bool:
        """Whether a number counts something here, and not in the frame: "1 die", "it shows 1".

        "Two plans" are not "plan 2", in whatever order the words are.
        """
        nothing = (None, *self.known.idle[self.language])
        numbered = [*self.known.of_all(self.language, "numbered")]
        for field, (_, end) in places.items():
            if frame.slots[field].converter is number and self._numbers(frame, field, numbered):
                noun = next((one.word for one in self.words if one.span[0] >= end), "")
                if noun and any(self._same(one, noun) for one in numbered):
                    return True
            if frame.slots[field].converter is number and frame.follows.get(field) in nothing:
                noun = next((one.word for one in self.words if one.span[0] >= end), "")
                if any(self._same(one, noun) for one in frame.content if noun):
                    return True
        return False

    @staticmethod
    def _numbers(frame: Frame, field: str, numbered: Sequence[str]) -> bool:
        """Whether a place of a frame tells which one of several is meant: "plan 2"."""
        at = next(
            at for at, one in enumerate(frame.items) if isinstance(one, Slot) and one.field == field
        )
        return at > 0 and frame.items[at - 1] in numbered

    @cached_property
    def _names(self) -> list[Span]:
        """Where names of the game stand that are written with a capital."""
        return [
            span
            for slot in self.known.slots()
            if slot.converter not in (None, number, words, *STEPS)
            for span, _ in self.found(slot)
            if self.text[span[0]].isupper()
        ]

    def _passive(self, frame: Frame, places: Mapping[str, Span]) -> bool:
        """Whether something is done to whom the frame has do it: "is given", « est payé »."""
        auxiliaries, participle, moves = _PASSIVE[self.language]
        if not places or participle.search(frame.pattern):
            return False
        active = [
            word
            for field, word in frame.follows.items()
            if field in places and isinstance(word, str)
        ]
        for one, other in itertools.pairwise(self.words):
            done = self.text[slice(*other.span)]
            if one.word not in auxiliaries or not participle.fullmatch(done):
                continue
            if moves.match(other.word) or other.word in active:
                continue
            if any(self._same(word, other.word) for word in active):
                before = (span for span in places.values() if span[1] <= one.span[0])
                who = max(before, default=None)
                if who is not None and self.text[who[1] : one.span[0]].strip() == "":
                    return True
        return False

    def _anywhere(self, frame: Frame) -> dict[str, Span] | None:
        places = dict[str, Span]()
        by_length = sorted(frame.slots.items(), key=lambda one: -self.longest(one[1]))
        for field, slot in by_length:
            free = (
                span
                for span, _ in self.found(slot)
                if not any(overlap(span, other) for other in places.values())
            )
            span = next(free, None) or self._article(frame, field, slot)
            if span is None:
                return None
            places[field] = span
        return places

    def _in_order(self, frame: Frame) -> dict[str, Span] | None:
        places, at = dict[str, Span](), 0
        for field, slot in frame.slots.items():
            span = next((span for span, _ in self.found(slot) if span[0] >= at), None)
            if span is None:
                return None
            places[field], at = span, span[1]
        return places

    def _same_order(self, frame: Frame, places: Mapping[str, Span]) -> bool:
        by_span = {span: field for field, span in places.items()}
        idle = self.known.idle[self.language]
        there = list(by_span.items())
        there += [
            (span, word)
            for word, span in self.words
            if word not in idle and not any(overlap(span, other) for other in by_span)
        ]
        wanted = list(frame.items)
        if len(there) != len(wanted):
            return False
        return all(
            one.field == said if isinstance(one, Slot) else self._same(one, said)
            for one, (_, said) in zip(wanted, sorted(there), strict=True)
        )

    def _article(self, frame: Frame, field: str, slot: Slot) -> Span | None:
        """Where an article stands for the number 1: « une grève », "a strike"."""
        if slot.converter is not number:
            return None
        after = frame.follows.get(field)
        for at, (word, span) in enumerate(self.words[:-1]):
            if word not in _ONE:
                continue
            following = self.words[at + 1]
            if isinstance(after, Slot):
                if any(found[0] == following.span[0] for found, _ in self.found(after)):
                    return span
            elif after is not None and self._same(after, following.word):
                return span
        return None

    def longest(self, slot: Slot) -> int:
        """How long the longest is that fits in a place; 0 if nothing does."""
        return max((end - start for (start, end), _ in self.found(slot)), default=0)

    def found(self, slot: Slot) -> list[tuple[Span, object]]:
        """What of the text fits in a place, and its value."""
        if slot.converter not in self._spans:
            idle = self.known.idle[self.language]
            self._spans[slot.converter] = [
                (span, value)
                for span, value in slot.found_in(self.text)
                if self.text[slice(*span)] not in idle
            ]
        return self._spans[slot.converter]

    def _same(self, known: str, said: str) -> bool:
        return self.known.mean_the_same(known, said, self.language)


#: What makes a verb passive, how it looks then, and verbs that look so of whoever does something.
_PASSIVE: Final[Mapping[str, tuple[frozenset[str], re.Pattern[str], re.Pattern[str]]]] = {
    "en": (
        frozenset(("is", "are", "was", "were", "been", "being", "gets", "got")),
        re.compile(r"(?i)\b(?:\w{2,}ed|\w{2,}en|paid|sold|sent|bought|made|hit)\b"),
        re.compile("fallen|risen|passed|ended|finished"),
    ),
    "fr": (
        frozenset(("est", "sont", "etait", "etaient", "ete")),
        re.compile(r"(?i)\b\w+ée?s?\b"),
        re.compile("tomb|arriv|entr|pass|rest|mont|remont"),
    ),
}
_OF: Final = frozenset(("of", "de", "du", "d"))
_OWNER: Final = re.compile(r"\b(?:of|de|du|d')(?: \w+)? ?$")
_ONE: Final = frozenset(("a", "an", "un", "une"))


def _one_for_article(said: str, slot: Slot, language: str) -> str:
    return "1" if slot.converter is number and plain(said) in _ONE else said
