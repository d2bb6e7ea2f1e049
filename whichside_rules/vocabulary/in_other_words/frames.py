"""Every way of saying a sentence, taken apart: its words and its places."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from whichside_rules.shared.finding import alike
from whichside_rules.vocabulary.agreement import put
from whichside_rules.vocabulary.in_other_words.words import (
    FAMILY,
    FILE,
    MOST_KEPT,
    Word,
    Words,
    bare_words,
    or_more,
)
from whichside_rules.vocabulary.parameter_types import STEPS, words
from whichside_rules.vocabulary.registry import (
    KINDS,
    Kind,
    Registry,
    Sentence,
    SentenceError,
    Slot,
    alternatives,
)

__all__ = ["Frame", "Frames"]

_TABLES: Final[Mapping[str, tuple[Kind, ...]]] = {
    "given": ("given",),
    "when": ("when",),
    "then": ("then",),
    "state": ("given", "then"),
}
"""Of which kinds of step the sentences of a table are."""
_ITEM: Final = re.compile(r"\{\{|\}\}|\{(\w+)(?::(\w+))?\}|[^\W_]+|\$")
SEVERAL: Final = "; "
"""What stands between two sentences that one way of speaking stands for."""


@dataclass(frozen=True, eq=False)
class Frame:
    """A sentence, or another way of saying it, taken apart: its words and its places."""

    pattern: str
    meant: str
    """The sentence that is meant, with the same fields; its own pattern if it is one."""
    slots: Mapping[str, Slot]
    items: tuple[str | Slot, ...]
    """Its words that say something and its places, in their order."""
    follows: Mapping[str, str | Slot | None]
    """What comes after each place."""
    shared: bool
    """Whether it is another way of saying a sentence of every game."""

    @cached_property
    def content(self) -> frozenset[str]:
        """Its words that say something."""
        return frozenset(one for one in self.items if isinstance(one, str))

    @cached_property
    def in_order(self) -> bool:
        """Whether two of its places take the same, so that the order tells them apart."""
        regexes = [getattr(slot.converter, "pattern", "") for slot in self.slots.values()]
        return len(set(regexes)) < len(regexes)

    @staticmethod
    def filled(pattern: str, values: Mapping[str, str]) -> str:
        """A pattern with what stands in its places."""
        for field, value in values.items():
            pattern = put(pattern, field, value)
        return pattern.replace("{{", "{").replace("}}", "}")


class Frames(Words):
    """Every way of saying the sentences of a registry."""

    def __init__(self, sentences: Registry) -> None:
        """Know the sentences; they are taken apart when somebody says something else."""
        super().__init__(sentences)
        self._frames: dict[tuple[Kind, str], list[Frame]] = {}
        self._indices: dict[tuple[Kind, str], Index] = {}
        self._tables: dict[tuple[int, str, str], list[Frame]] = {}
        self._ways: dict[str, dict[object, tuple[str, ...]]] = {}

    def frames(self, kind: Kind, language: str) -> list[Frame]:
        """Every way of saying a sentence of a kind in a language."""
        if (kind, language) not in self._frames:
            self._frames[kind, language] = [
                *self._of_sentences(kind, language),
                *self._of_data(kind, language),
            ]
        return self._frames[kind, language]

    def _index(self, kind: Kind, language: str) -> Index:
        if (kind, language) not in self._indices:
            frames = self.frames(kind, language)
            self._indices[kind, language] = Index(self, frames, language)
        return self._indices[kind, language]

    def _of_sentences(self, kind: Kind, language: str) -> Iterator[Frame]:
        for sentence in self.sentences:
            if sentence.kind != kind:
                continue
            for spoken, pattern in sentence.patterns():
                slots = sentence.slots(pattern)
                takes = {slot.converter for slot in slots.values()}
                if spoken == language and not takes & {*STEPS, words}:
                    yield self._frame(pattern, pattern, slots, language, shared=False)

    def _of_data(self, kind: Kind, language: str) -> Iterator[Frame]:
        for data in self._data:
            for name, kinds in _TABLES.items():
                if kind in kinds:
                    yield from self._of_table(data, name, language)

    def _of_table(self, data: Mapping[str, Any], name: str, language: str) -> list[Frame]:
        """The ways of speaking in a table: what is said of a state serves two kinds of step."""
        asked = id(data), name, language
        if asked not in self._tables:
            shared = data is self._data[-1]
            self._tables[asked] = [
                self._frame(pattern, meant, self._slots(pattern), language, shared=shared)
                for meant, said in data.get(language, {}).get(name, {}).items()
                for pattern in alternatives(self._in_full(one, language) for one in said)
            ]
        return self._tables[asked]

    def _in_full(self, said: str, language: str) -> str:
        """A way of speaking with the words of the families that it names: « (<rises>|is) »."""
        families = self._families[language]
        return FAMILY.sub(lambda found: "|".join(families[found[1]]), said)

    def _slots(self, pattern: str) -> dict[str, Slot]:
        slots = {}
        for found in _ITEM.finditer(pattern):
            if found[1] is not None:
                if found[2] not in self._types:
                    raise SentenceError(f"{FILE}: {pattern!r}: there is no type {found[2]!r}")
                slots[found[1]] = Slot(found[1], self._types[found[2]])
        return slots

    def _frame(
        self, pattern: str, meant: str, slots: Mapping[str, Slot], language: str, *, shared: bool
    ) -> Frame:
        items = list[str | Slot]()
        whole = list[str | Slot]()
        for found in _ITEM.finditer(pattern):
            if found[1] is not None:
                items.append(slots[found[1]])
                whole.append(slots[found[1]])
                continue
            for word in bare_words(found[0]) if found[0][0] not in "{}" else ():
                said = or_more(word, whole[-1] if whole else None)
                whole.append(said)
                if said not in self.idle[language]:
                    items.append(said)
        follows = dict[str, str | Slot | None]()
        for at, one in enumerate(whole):
            if isinstance(one, Slot):
                follows[one.field] = whole[at + 1] if at + 1 < len(whole) else None
        return Frame(pattern, meant, slots, tuple(items), follows, shared)

    def ways(self, sentence: Sentence, language: str) -> tuple[str, ...]:
        """The other ways of saying a sentence that stand in the data, as they are written."""
        if language not in self._ways:
            found: dict[object, list[str]] = {}
            for kind in KINDS:
                for meant, frames in itertools.groupby(
                    self._of_data(kind, language), lambda one: one.meant
                ):
                    several = list(frames)
                    example = _with_examples(several[0], language).split(SEVERAL)[0]
                    matches = self.sentences.match(kind, example)
                    if len(matches) == 1:
                        written = [one.pattern for one in several]
                        found.setdefault(matches[0].sentence, []).extend((meant, *written))
            self._ways[language] = {one: tuple(said) for one, said in found.items()}
        return self._ways[language].get(sentence, ())


class Index:
    """Frames by one of their words each: the rarest, so that few are compared with a line."""

    def __init__(self, known: Words, frames: Sequence[Frame], language: str) -> None:
        self._known = known
        self._language = language
        self._frames = frames
        counts = Counter(word for one in frames for word in one.content)
        self._by_word: dict[str | None, list[int]] = {}
        for at, one in enumerate(frames):
            word = min(one.content, key=lambda word: (counts[word], word), default=None)
            self._by_word.setdefault(word, []).append(at)
        self._by_letter: dict[str, list[str]] = {}
        self._by_group: dict[int, list[str]] = {}
        for word in counts:
            self._by_letter.setdefault(word[0], []).append(word)
            for group in known.groups_of(word, language):
                self._by_group.setdefault(group, []).append(word)
        self._meant: dict[str, frozenset[str]] = {}

    def candidates(self, words: Iterable[Word]) -> Iterator[Frame]:
        """The frames of which every word is meant by one of some words, in their order."""
        heard = frozenset[str]().union(*(self._words_for(one.word) for one in words))
        found = [at for word in (*heard, None) for at in self._by_word.get(word, ())]
        for at in sorted(found):
            if self._frames[at].content <= heard:
                yield self._frames[at]

    def _words_for(self, said: str) -> frozenset[str]:
        """The words of frames that are meant by a word."""
        if said not in self._meant:
            if len(self._meant) >= MOST_KEPT:
                self._meant.clear()
            forms = (one for one in self._by_letter.get(said[0], ()) if alike(one, said))
            groups = self._known.groups_of(said, self._language)
            others = (one for group in groups for one in self._by_group.get(group, ()))
            self._meant[said] = frozenset((*forms, *others))
        return self._meant[said]


def _with_examples(frame: Frame, language: str) -> str:
    """What a frame means, its places filled with anything that they take."""
    values: dict[str, str] = {}
    for field, slot in frame.slots.items():
        values[field] = slot.example(language, [*values.values()])
    values = {field: "3" if one == "..." else one for field, one in values.items()}
    return frame.filled(frame.meant, values)
