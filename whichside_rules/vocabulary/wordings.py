"""Other ways of saying a sentence, each brought to the sentence that says it.

``wordings.toml`` beside the sentences of a game, and beside those of every game, holds what people
say instead: a line of data for each way, under the sentence that is meant. It holds besides the
words that mean the same, and those that say nothing next to others, so that a line is understood
however its words are put.

Nothing is guessed: every word of a line has to be in the sentence that it is brought to, and every
word of that sentence in the line. What fits two sentences is taken for none, and a word that is
left over, a *not* above all, is never dropped.
"""

from __future__ import annotations

import importlib.util
import inspect
import itertools
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from whichside_rules.shared.finding import alike, known_words, plain
from whichside_rules.vocabulary.agreement import counterparts, is_many, put
from whichside_rules.vocabulary.keeping import (
    is_counted,
    is_kept,
    is_meant_otherwise,
    is_turned_round,
)
from whichside_rules.vocabulary.parameter_types import STEPS, in_quotation_marks, number, words
from whichside_rules.vocabulary.registry import (
    KINDS,
    Kind,
    Match,
    Registry,
    Sentence,
    SentenceError,
    Slot,
    alternatives,
    fixed_text,
    squeeze,
)

__all__ = ["Saying", "Wordings", "canonical", "wordings"]

_FILE: Final = "wordings.toml"
_SHARED: Final = "whichside_rules.vocabulary"
_LANGUAGES: Final = ("en", "fr")
_TABLES: Final[Mapping[str, tuple[Kind, ...]]] = {
    "given": ("given",),
    "when": ("when",),
    "then": ("then",),
    "state": ("given", "then"),
}
"""Of which kinds of step the sentences of a table are."""
_ITEM: Final = re.compile(r"\{\{|\}\}|\{(\w+)(?::(\w+))?\}|[^\W_]+|\$")
_WORD: Final = re.compile(r"[^\W_]+|\$")
_FAMILY: Final = re.compile(r"(?<!\?P)<(\w+)>")
"""Where words of a family stand, or the names of a type: « <rises> », « <Gauge> »."""
_GROUP: Final = re.compile(r"(?<!\\)\((?!\?)|\(\?P<\w+>")
"""Where something is kept of what a regular expression finds."""
_QUOTED: Final = re.compile(r"\"[^\"]*\"|“[^”]*”|«[^»]*»")
_POSSESSIVE: Final = re.compile(r"(?:of|de) \{name\}")
_MARKS: Final = re.compile('["“”«»]')
_MOST_KEPT: Final = 8_192
_LONGEST: Final = 300
"""A longer line is no sentence, and slow to take apart."""
_DEEPEST: Final = 6
"""So many things may be said in one line."""
_MOST_NAMED: Final = 12
"""Ways of taking whom a line names by *she* and *it*."""

_SEVERAL: Final = "; "
"""What stands between two sentences that one way of speaking stands for."""

Span = tuple[int, int]


class Phrase(NamedTuple):
    """Words that are said in place of others."""

    said: re.Pattern[str]
    instead: str


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


class Word(NamedTuple):
    """A word of a line, and where it stands."""

    word: str
    span: Span


@cache
def _read(package: str) -> Mapping[str, Any]:
    """The data of a package; empty where it has none.

    It is looked for without importing the package: its sentences are there, whoever has it.
    """
    try:
        found = importlib.util.find_spec(package)
    except (ImportError, ValueError):
        return {}
    folders = found.submodule_search_locations if found is not None else None
    file = Path(next(iter(folders or ()), ""), _FILE)
    loader: Any = found.loader if found is not None else None
    try:
        text: bytes = loader.get_data(str(file))
    except (AttributeError, OSError):  # no loader that reads data, or no such file
        return {}
    return tomllib.loads(text.decode("utf-8"))


def wordings(sentences: Registry) -> Wordings:
    """The other ways of saying the sentences of a registry."""
    return sentences.kept("wordings", lambda: Wordings(sentences))


class Wordings:
    """Brings what is said to the sentences of a registry."""

    def __init__(self, sentences: Registry) -> None:
        """Know the sentences; the data beside them is read when somebody says something else."""
        self.sentences = sentences
        self._frames: dict[tuple[Kind, str], list[Frame]] = {}
        self._indices: dict[tuple[Kind, str], _Index] = {}
        self._plainer: dict[tuple[str, str], str] = {}
        self._words: dict[str, frozenset[str]] = {}
        self._looked_for: dict[tuple[str, str], list[tuple[re.Pattern[str], Sequence[Any]]]] = {}
        self._known: dict[tuple[Kind, str, str], tuple[str, ...]] = {}
        self._found: dict[tuple[str, str], frozenset[int]] = {}
        self._ways: dict[str, dict[object, tuple[str, ...]]] = {}

    # -- what is known of words ----------------------------------------------------------------

    @cached_property
    def _data(self) -> list[Mapping[str, Any]]:
        """What stands beside the sentences, last what stands beside those of every game."""
        homes = dict.fromkeys(one.module.rpartition(".")[0] for one in self.sentences if one.game)
        return [_read(package) for package in dict.fromkeys((*homes, _SHARED))]

    def of_all(self, language: str, name: str) -> Iterator[Any]:
        """The entries of a list, those beside the sentences of a game first."""
        for data in self._data:
            yield from data.get(language, {}).get(name, ())

    @cached_property
    def idle(self) -> Mapping[str, frozenset[str]]:
        """By language the words that say nothing next to others."""
        return {one: frozenset(map(plain, self.of_all(one, "idle"))) for one in _LANGUAGES}

    @cached_property
    def _groups(self) -> Mapping[str, list[frozenset[str]]]:
        return {
            one: [frozenset(map(plain, group)) for group in self.of_all(one, "alike")]
            for one in _LANGUAGES
        }

    @cached_property
    def _families(self) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
        """By language words that stand where any of them may: those of a game and of every game."""
        found: dict[str, dict[str, tuple[str, ...]]] = {one: {} for one in _LANGUAGES}
        for language, families in found.items():
            for data in self._data:
                for name, those in data.get(language, {}).get("families", {}).items():
                    words = (*families.get(name, ()), *alternatives(those))
                    families[name] = tuple(dict.fromkeys(words))
        return found

    def _with_families(self, said: str, language: str) -> str | None:
        """A regular expression with the words of the families that it names, and with names.

        Nothing, where it names a type of another game.
        """
        for name in _FAMILY.findall(said):
            if name not in self._families[language] and not self.has_type(name):
                if name[0].isupper():
                    return None
                raise SentenceError(f"{_FILE}: {said!r}: there is no family {name!r}")

        def words(found: re.Match[str]) -> str:
            family = self._families[language].get(found[1])
            if family is None:
                return f"(?:{_GROUP.sub('(?:', str(self._types[found[1]].pattern))})"
            longest = sorted(family, key=len, reverse=True)
            return f"(?:{'|'.join(_FAMILY.sub(words, one) for one in longest)})"

        return _FAMILY.sub(words, said)

    @cached_property
    def _phrases(self) -> Mapping[str, list[Phrase]]:
        return {
            one: [
                Phrase(re.compile(_whole(regex), re.IGNORECASE), instead)
                # Those of every game first: they undo what is short in speech.
                for said, instead in (
                    *(
                        each
                        for data in (self._data[-1], *self._data[:-1])
                        for each in data.get(one, {}).get("phrases", ())
                    ),
                    *self.of_all(one, "beside"),
                )
                for regex in (self._with_families(said, one),)
                if regex is not None
            ]
            for one in _LANGUAGES
        }

    def entries(self, language: str, name: str) -> list[tuple[re.Pattern[str], Sequence[Any]]]:
        """The entries of a list with the words that they are about, as they are looked for."""
        if (language, name) not in self._looked_for:
            self._looked_for[language, name] = [
                (re.compile(_whole(regex), re.IGNORECASE), rest)
                for said, *rest in self.of_all(language, name)
                for regex in (self._with_families(said, language),)
                if regex is not None
            ]
        return self._looked_for[language, name]

    @cached_property
    def _types(self) -> Mapping[str, Any]:
        """What may stand in a place, by name."""
        found: dict[str, Any] = {}
        for sentence in sorted(self.sentences, key=lambda one: one.game is not None):
            found.update(sentence.types)
        return found

    def has_type(self, name: str) -> bool:
        """Whether there is a type of this name."""
        return name in self._types

    def slot(self, name: str) -> Slot:
        """A place for a type."""
        return Slot(name, self._types[name])

    def mean_the_same(self, one: str, other: str, language: str) -> bool:
        """Whether two words are forms of one, or mean the same."""
        denials = self.denials(language)
        if (one in denials) is not (other in denials):  # « personne » is no « personnage »
            return False
        return one == other or self._same(one, other, language)

    def _same(self, one: str, other: str, language: str) -> bool:
        if one[0] == other[0] and alike(one, other):  # forms of one word begin alike
            denials = self.denials(language)
            if (one in denials) == (other in denials):  # *with* is no form of *without*
                return True
        return not self.groups_of(one, language).isdisjoint(self.groups_of(other, language))

    def groups_of(self, word: str, language: str) -> frozenset[int]:
        """The groups of words that mean the same to which a form of a word belongs."""
        if (word, language) not in self._found:
            if len(self._found) >= _MOST_KEPT:
                self._found.clear()
            self._found[word, language] = frozenset(
                number
                for one, number in self._grouped[language].get(word[0], ())
                if alike(word, one)
            )
        return self._found[word, language]

    @cached_property
    def _grouped(self) -> Mapping[str, Mapping[str, list[tuple[str, int]]]]:
        """By language and first letter the words that mean the same as others, with the group."""
        found: dict[str, dict[str, list[tuple[str, int]]]] = {one: {} for one in _LANGUAGES}
        for language, groups in self._groups.items():
            for at, group in enumerate(groups):
                for word in group:
                    found[language].setdefault(word[0], []).append((word, at))
        return found

    # -- frames --------------------------------------------------------------------------------

    def frames(self, kind: Kind, language: str) -> list[Frame]:
        """Every way of saying a sentence of a kind in a language."""
        if (kind, language) not in self._frames:
            self._frames[kind, language] = [
                *self._of_sentences(kind, language),
                *self._of_data(kind, language),
            ]
        return self._frames[kind, language]

    def _index(self, kind: Kind, language: str) -> _Index:
        if (kind, language) not in self._indices:
            frames = self.frames(kind, language)
            self._indices[kind, language] = _Index(self, frames, language)
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
            shared = data is self._data[-1]
            for name, kinds in _TABLES.items():
                table = data.get(language, {}).get(name, {}) if kind in kinds else {}
                for meant, said in table.items():
                    for pattern in alternatives(self._in_full(one, language) for one in said):
                        yield self._frame(
                            pattern, meant, self._slots(pattern), language, shared=shared
                        )

    def _in_full(self, said: str, language: str) -> str:
        """A way of speaking with the words of the families that it names: « (<rises>|is) »."""
        families = self._families[language]
        return _FAMILY.sub(lambda found: "|".join(families[found[1]]), said)

    def _slots(self, pattern: str) -> dict[str, Slot]:
        slots = {}
        for found in _ITEM.finditer(pattern):
            if found[1] is not None:
                if found[2] not in self._types:
                    raise SentenceError(f"{_FILE}: {pattern!r}: there is no type {found[2]!r}")
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
            for word in _words(found[0]):
                said = _or_more(word.word, whole[-1] if whole else None)
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
                    example = _with_examples(several[0], language).split(_SEVERAL)[0]
                    matches = self.sentences.match(kind, example)
                    if len(matches) == 1:
                        written = [one.pattern for one in several]
                        found.setdefault(matches[0].sentence, []).extend((meant, *written))
            self._ways[language] = {one: tuple(said) for one, said in found.items()}
        return self._ways[language].get(sentence, ())

    # -- understanding -------------------------------------------------------------------------

    def understood(
        self, kind: Kind, text: str, language: str, before: Sequence[str] = ()
    ) -> tuple[str, ...]:
        """The sentences that say the same as a text, in their order; none if it is not understood.

        Args:
            kind: the kind of step.
            text: what is said.
            language: in which.
            before: what was said before it in the same scenario, for whoever is called *she*.
        """
        if language not in _LANGUAGES or len(text) > _LONGEST:
            return ()
        text = squeeze(text).rstrip(" .!;,")
        found = self._once(kind, text, language)
        if not found and _QUOTED.search(text):
            text = squeeze(_MARKS.sub(" ", text))
            found = self._once(kind, text, language)
        if found:
            return found
        every = (
            self._once(kind, one, language) for one in self._every_name(text, language, before)
        )
        meant = dict.fromkeys(filter(None, every))
        return next(iter(meant)) if len(meant) == 1 else ()

    def _once(self, kind: Kind, text: str, language: str) -> tuple[str, ...]:
        asked = kind, text, language
        if asked not in self._known:
            if len(self._known) >= _MOST_KEPT:
                self._known.clear()
            found = self._parts(kind, text, language, _DEEPEST)
            if not found and kind == "when":
                tried = self.attempted(text, language)
                found = self._parts(kind, tried, language, _DEEPEST) if tried != text else ()
            self._known[asked] = found
        return self._known[asked]

    def _single(self, kind: Kind, text: str, language: str) -> tuple[str, ...]:
        """The one sentence that a text says; those that a way of speaking stands for."""
        matches = self.sentences.match(kind, text)
        if matches:
            return (text,) if len(matches) == 1 else ()
        if self.sentences.meanings(kind, text):
            return ()
        plainer = self.plainer(text, language)
        if plainer != text:
            matches = self.sentences.match(kind, plainer)
            if matches:
                said = canonical(self.sentences, kind, matches[0], plainer, language)
                return (said,) if len(matches) == 1 else ()
            if self.sentences.meanings(kind, plainer):
                return ()
        found = self.framed(kind, plainer, language)
        if len(found) == 1:
            return found[0]
        if not found and kind == "then":
            return self._of_a_move(plainer, language)
        return ()

    def meanings(self, kind: Kind, text: str, language: str) -> tuple[str, ...]:
        """The sentences of which one may be meant by what can mean several; perhaps none."""
        found = self.sentences.meanings(kind, text)
        if found or language not in _LANGUAGES:
            return found
        return self.sentences.meanings(kind, self.plainer(text, language))

    def spelt(self, text: str, language: str) -> str:
        """A text as it is written where nobody is in a hurry."""
        for said, (instead,) in self.entries(language, "spelling"):
            text = said.sub(instead, text)
        return squeeze(text)

    def attempted(self, text: str, language: str) -> str:
        """A text of a move that somebody wants to make, as if it were made."""
        for said, (instead,) in self.entries(language, "attempts"):
            text = said.sub(instead, text)
        return squeeze(text)

    def plainer(self, text: str, language: str) -> str:
        """A text with the words that the sentences have in place of others."""
        asked = text, language
        if asked not in self._plainer:
            if len(self._plainer) >= _MOST_KEPT:
                self._plainer.clear()
            self._plainer[asked] = self._in_plain_words(text, language)
        return self._plainer[asked]

    def _in_plain_words(self, text: str, language: str) -> str:
        parts, at = list[str](), 0
        for quoted in (*_QUOTED.finditer(text), None):
            part = text[at : quoted.start() if quoted else len(text)]
            for phrase in self._phrases[language]:
                part = phrase.said.sub(phrase.instead, part)
            parts.append(part)
            if quoted:
                parts.append(quoted[0])
                at = quoted.end()
        return squeeze("".join(parts)).strip(" ,")

    def framed(self, kind: Kind, text: str, language: str) -> list[tuple[str, ...]]:
        """The sentences of which all words are in a text, and no other."""
        line = _Line(self, text, language)
        # By how near the words are: the same ones, in the same order, in any.
        # What is said of this game comes before what is said of every game.
        found = tuple(dict[object, tuple[str, ...]]() for _ in range(6))
        for frame in self._index(kind, language).candidates(line.words):
            values = line.values(frame)
            if values is None or self._of_two_homes(frame, values.said, language):
                continue
            if not frame.content and self._is_joined(text, values.said):
                continue  # two names that stand beside each other are not one thing
            if self._to_oneself(frame, values.said):
                continue
            several = frame.filled(frame.meant, values.said).split(_SEVERAL)
            matches = [self.sentences.match(kind, said) for said in several]
            if all(len(each) == 1 for each in matches):
                told = tuple(
                    canonical(self.sentences, kind, each[0], said, language)
                    for each, said in zip(matches, several, strict=True)
                )
                same = frame.filled(frame.pattern, values.said).casefold() == text.casefold()
                if not same and not frame.content and self._only_names(frame, language):
                    continue  # it would take whatever only names that
                near = 0 if same else 1 if values.in_order else 2
                meaning = tuple(_meaning(each[0]) for each in matches)
                found[2 * near + frame.shared].setdefault(meaning, told)
        return list(next(filter(None, found), {}).values())

    @staticmethod
    def _is_joined(text: str, said: Mapping[str, str]) -> bool:
        """Whether something stands between the parts of a text but what is in some places."""
        for value in said.values():
            text = text.replace(value, "_", 1)
        return re.search(r"[,;]|\b(?:and|et)\b", text) is not None

    @staticmethod
    def _to_oneself(frame: Frame, said: Mapping[str, str]) -> bool:
        """Whether nobody else is in the place of another: « rose montre sa tuile »."""
        kept = [said[field].casefold() for field in said if f"{{{field}" in frame.meant]
        return any(
            said[field].casefold() in kept for field in said if f"{{{field}" not in frame.meant
        )

    def _of_two_homes(self, frame: Frame, said: Mapping[str, str], language: str) -> bool:
        """Whether a household would be dropped beside somebody who lives in another one."""
        dropped = [said[field] for field in frame.slots if f"{{{field}}}" not in frame.meant]
        homes = self.homes(language) if dropped else []
        named = [home for home in homes if any(home.said.search(one) for one in dropped)]
        return any(
            value in home.people and home not in named
            for home in (homes if named else ())
            for value in said.values()
        )

    def _only_names(self, frame: Frame, language: str) -> bool:
        """Whether a way of speaking has but one place, for somebody of whom much may be said."""
        subjects = {self._types.get(name) for name in self.of_all(language, "subjects")}
        return len(frame.slots) == 1 and all(
            slot.converter in subjects for slot in frame.slots.values()
        )

    def asks_of_a_move(self, text: str, language: str) -> tuple[str, str] | None:
        """What may or may not be done by a text, and the sentence that asks it of a move."""
        for said, (instead,) in self.entries(language, "moves"):
            found = said.search(text)
            if found is not None:
                return squeeze(f"{text[: found.start()]} {text[found.end() :]}"), str(instead)
        return None

    def _of_a_move(self, text: str, language: str) -> tuple[str, ...]:
        """What may or may not be done, as the sentence that asks of a move.

        Where no move is told, the one that was played is meant: « elle n'a pas le droit ».
        """
        asked = self.asks_of_a_move(text, language)
        if asked is None:
            return ()
        move, instead = asked
        if self.bare(language).issuperset(one.word for one in _words(move)):
            return (instead.format(move=next(self.of_all(language, "the_move"))),)
        moves = self._once("when", move, language)
        if len(moves) != 1:
            return ()
        return (instead.format(move=in_quotation_marks(moves[0], language)),)

    def bare(self, language: str) -> frozenset[str]:
        """The words that tell of nobody and of nothing done."""
        return frozenset(map(plain, self.of_all(language, "bare")))

    # -- several things in one line ------------------------------------------------------------

    def _parts(self, kind: Kind, text: str, language: str, depth: int) -> tuple[str, ...]:
        single = self._single(kind, text, language)
        if single:
            return single
        if not depth or self.sentences.meanings(kind, text):
            return ()
        text = self.plainer(text, language)
        each = self._each(kind, text, language, depth)
        if each:
            return each
        joints = "|".join(self.of_all(language, "joints"))
        found = [*re.finditer(rf"\s*(?:{joints})\s*", _without_quotes(text), re.IGNORECASE)]
        if len(found) > 1 and self._names_somebody(text[: found[0].start()], language):
            # « Rosa, qui est à SAN 1, est en prison »: both are said of her.
            name, within = text[: found[0].start()], text[found[0].end() : found[1].start()]
            first = self._parts(kind, f"{name} {within}", language, depth - 1)
            more = self._parts(kind, f"{name} {text[found[1].end() :]}", language, depth - 1)
            if first and more:
                return (*first, *more)
        for joint in found:
            first = self._single(kind, text[: joint.start()], language)
            if not first:
                continue
            rest = text[joint.end() :]
            for whole in (rest, *self.carried(text[: joint.start()], rest, language)):
                more = self._parts(kind, whole, language, depth - 1)
                if more and self._may_follow(joint[0], more, language):
                    return (*first, *more)
        return ()

    def _may_follow(self, joint: str, told: Sequence[str], language: str) -> bool:
        """Whether something may be said after a joint: as a reason only what may be a Given."""
        is_reason = any(said.search(joint) for said, _ in self.entries(language, "reasons"))
        return not is_reason or all(self.sentences.match("given", one) for one in told)

    def _names_somebody(self, text: str, language: str) -> bool:
        """Whether a text is but a name of somebody of whom something may be said."""
        line = _Line(self, text, language)
        slots = [
            Slot(name, self._types[name])
            for name in self.of_all(language, "subjects")
            if name in self._types
        ]
        spans = {span for slot in slots for span, _ in line.found(slot)}
        left = [word for word, at in line.words if not any(_overlap(at, span) for span in spans)]
        return bool(spans) and self.idle[language].issuperset(left)

    def parts(self, text: str, language: str) -> list[str]:
        """What is said in one line, as far as *and*, *but* and commas part it."""
        return [text[slice(*span)].strip() for span in self.part_spans(text, language)]

    def part_spans(self, text: str, language: str) -> list[Span]:
        """Where each thing stands that is said in one line."""
        joints = "|".join(self.of_all(language, "joints"))
        found, at = list[Span](), 0
        for joint in re.finditer(joints, _without_quotes(text), re.IGNORECASE):
            found.append((at, joint.start()))
            at = joint.end()
        return [span for span in (*found, (at, len(text))) if text[slice(*span)].strip()]

    def idle_words(self, language: str) -> frozenset[str]:
        """The words that decide nothing where something near is looked for."""
        idle = known_words(language)["idle"]
        own = self.idle.get(language, frozenset())
        return own.union(idle).difference(self.of_how_many(language))

    def of_how_many(self, language: str) -> frozenset[str]:
        """The words that tell of how many something is said."""
        return frozenset(map(plain, self.of_all(language, "of_how_many")))

    def denials(self, language: str) -> frozenset[str]:
        """The words that deny what is said with them."""
        return self._denials.get(language, frozenset())

    @cached_property
    def _denials(self) -> Mapping[str, frozenset[str]]:
        return {one: frozenset(map(plain, self.of_all(one, "denials"))) for one in _LANGUAGES}

    def joined(self, texts: Iterable[str], language: str) -> str:
        """Several sentences as one line."""
        return (" et " if language == "fr" else " and ").join(texts)

    def carried(self, first: str, rest: str, language: str) -> Iterator[str]:
        """What is said after *and* of whoever was named before it: « et a 3 $ »."""
        spoken = {word.word for word in _words(first)}
        if spoken & self.denials(language):
            return
        named = sorted(
            {
                span
                for name in self.of_all(language, "subjects")
                if name in self._types
                for span, _ in Slot(name, self._types[name]).found_in(first)
            }
        )
        for at, (start, end) in enumerate(named):
            yield f"{first[start:end]} {rest}"
            if not at:
                yield f"{first[:start]} {rest}"
        for who in (rest, *self._likewise(rest, language)):
            again = self._again(first, who, language)
            if again is not None:
                yield again

    def _likewise(self, rest: str, language: str) -> Iterator[str]:
        """Of whom the same is said again: « so has green », « Mei likewise »."""
        for said, _ in self.entries(language, "likewise"):
            found = said.fullmatch(rest.strip())
            if found is not None:
                yield next(filter(None, found.groups()))

    def _again(self, first: str, rest: str, language: str) -> str | None:
        """What was said first, of whoever and whatever comes after it: « 6 pour les Italiens ».

        Nothing, if that says anything else, or if it is not clear in place of what it stands.
        """
        said, taken, names = first, list[Span](), 0
        line = _Line(self, rest, language)
        types = sorted(
            {self._types[name] for name in self._types},
            key=lambda one: -line.longest(Slot("", one)),
        )
        for converter in types:
            slot = Slot("", converter)
            new = [one for one, _ in line.found(slot) if not any(_overlap(one, t) for t in taken)]
            old = [span for span, _ in slot.found_in(said)]
            if converter in (*STEPS, words) or len(new) != 1 or len(old) != 1:
                continue
            taken.append(new[0])
            names += converter is not number
            said = f"{said[: old[0][0]]}{rest[slice(*new[0])]}{said[old[0][1] :]}"
        left = [word for word, span in line.words if not any(_overlap(span, t) for t in taken)]
        # Without a name, or with a verb, it says something else: « il en reste 2 ».
        return (
            said if names and set(self.of_all(language, "beside_names")).issuperset(left) else None
        )

    def _each(self, kind: Kind, text: str, language: str, depth: int) -> tuple[str, ...]:
        """What is said of several at once, of one after the other."""
        for name in self.of_all(language, "subjects"):
            if name not in self._types:
                continue
            slot = Slot(name, self._types[name])
            spans = [span for span, _ in slot.found_in(text)]
            joined = [spans[:1]]
            for one, other in itertools.pairwise(spans):
                if re.fullmatch(r",? (?:and|et) |, ", text[one[1] : other[0]]):
                    joined[-1].append(other)
                else:
                    joined.append([other])
            for group in joined:
                if len(group) < 2:
                    continue
                head, tail = text[: group[0][0]], text[group[-1][1] :]
                head, tail = (self._singly(part, language) for part in (head, tail))
                told = list[str]()
                for span in group:
                    whole = f"{head}{text[slice(*span)]}{tail}"
                    each = self._parts(kind, whole, language, depth - 1)
                    if not each:
                        break
                    told += each
                else:
                    return tuple(told)
        return ()

    def _singly(self, text: str, language: str) -> str:
        """A text without *both* and *each*, which say that it is said of one after the other."""
        words = "|".join(self.of_all(language, "singly"))
        return re.sub(_whole(words), " ", text, flags=re.IGNORECASE) if words else text

    # -- who is meant --------------------------------------------------------------------------

    def named(self, text: str, language: str, before: Sequence[str], *, last: bool = False) -> str:
        """A text with the names of all who are called *she* in it, as far as one can be meant.

        Args:
            text: what is said.
            language: in which.
            before: what was said before it.
            last: of several that can be meant take the one that was named last.
        """
        for entry in self.entries(language, "pronouns"):
            text = self._named(text, entry, before, language, last=last) or text
        return text

    def _every_name(self, text: str, language: str, before: Sequence[str]) -> Iterator[str]:
        """A text with the names of some who are called *she* in it: of one, of several."""
        waiting, known = [text], {text}
        while waiting and len(known) < _MOST_NAMED:
            said = waiting.pop(0)
            for entry in self.entries(language, "pronouns"):
                told = self._named(said, entry, before, language)
                if told is not None and told not in known:
                    known.add(told)
                    waiting.append(told)
                    yield told

    def _of_the_sex_said(
        self, said: str, slot: Slot, there: Mapping[object, str], language: str
    ) -> dict[object, str]:
        """Those of several who can be called so: women *she*, men *he*."""
        for name, feminine in (("feminine", True), ("masculine", False)):
            if plain(said) in self.of_all(language, name):
                return {
                    value: called
                    for value, called in there.items()
                    if slot.is_feminine(value) is feminine
                }
        return {}

    def _named(
        self,
        text: str,
        entry: tuple[re.Pattern[str], Sequence[Any]],
        before: Sequence[str],
        language: str,
        *,
        last: bool = False,
    ) -> str | None:
        """A text with a name in place of one word for it; nothing if none, or several, can be."""
        said, (name, instead, *same) = entry
        found = said.search(text)
        if found is None:
            return None
        if name not in self._types:  # something that has but one name
            named = any(name.casefold() in one.casefold() for one in before)
            told = f"{text[: found.start()]}{name}{text[found.end() :]}"
            return told if named else None
        slot = Slot(name, self._types[name])

        def named_in(sentence: str) -> dict[object, str]:
            return {
                value: sentence[slice(*span)]
                for span, value in sorted(slot.found_in(sentence), key=lambda one: one[0])
                if not same or plain(found[1]) in plain(sentence[slice(*span)])
            }

        there = dict(item for sentence in before for item in named_in(sentence).items())
        beside = named_in(text[: found.start()])
        if beside:  # « Rosa paie son loyer », "Rosa goes home and she dies": nobody else
            joint = "|".join(self.of_all(language, "joints"))
            again = instead != "{name}" or re.search(joint, text[: found.start()], re.IGNORECASE)
            there = beside if again else {one: there[one] for one in there if one not in beside}
        if len(there) > 1:
            there = self._of_the_sex_said(found[0], slot, there, language) or there
        if not there or (len(there) > 1 and not last):
            return None
        told = instead.format(name=list(there.values())[-1])
        if len(beside) == 1 and _POSSESSIVE.fullmatch(instead):
            between = text[text.rindex(next(iter(beside.values()))) : found.start()]
            if not re.search("|".join(self.of_all(language, "joints")), between, re.IGNORECASE):
                told = ""  # « vert pose son disque »: whose it is has just been said
        return f"{text[: found.start()]}{told}{text[found.end() :]}"

    def mine(self, slot: Slot, language: str) -> tuple[str, ...]:
        """Who *I* may be, or what is mine, if that has a place of its own."""
        for _, name, _, *those in self.of_all(language, "me"):
            if name in self._types and self._types[name] is slot.converter:
                if those and isinstance(those[0], str):
                    return self.homes(language)[0].people
                return tuple(those[0]) if those else ()
        return ()

    def people(self, language: str, texts: Sequence[str]) -> list[Somebody]:
        """Who is meant by *I*, and by names that are none of the game, in some texts."""
        return _Naming(self, language, texts).found()

    def homes(self, language: str) -> list[Home]:
        """The households of the game, those that may be *mine* first."""
        return [
            Home(re.compile(said), type_, name, who, tuple(people))
            for said, (type_, name), who, *people in self.of_all(language, "households")
        ]

    def named_homes(self, text: str, language: str) -> set[str]:
        """The households that a text names, or somebody of them."""
        return {
            home.name
            for home in self.homes(language)
            if home.said.search(text)
            or any(re.search(rf"\b{re.escape(who)}\b", text) for who in home.people)
        }

    def is_known(self, said: str, language: str) -> bool:
        """Whether a capitalised word is one of the sentences."""
        if " " in said or not said[0].isupper():
            return False
        given = map(plain, self.of_all(language, "given_names"))
        return plain(said) in self._vocabulary(language) and plain(said) not in given

    def _vocabulary(self, language: str) -> frozenset[str]:
        """Every word of the sentences, and of the names in their places."""
        if language not in self._words:
            frames = [frame for kind in KINDS for frame in self.frames(kind, language)]
            names = [
                name
                for one in self._types.values()
                for name in (*Slot("", one).named(language), *Slot("", one).named("en"))
            ]
            known = {word.word for frame in frames for word in _words(fixed_text(frame.pattern))}
            known |= {word.word for name in names for word in _words(name)}
            known |= {word for group in self._groups[language] for word in group}
            self._words[language] = frozenset(known | self.idle[language] | self.bare(language))
        return self._words[language]

    def of_me(self, text: str, people: Iterable[Somebody]) -> str:
        """A text with somebody of the game in place of *I*, and of names that are none of it."""
        done = set[str]()
        for one in people:
            if one.is_in(text):
                # Whoever has been named says *my* of what is his own.
                told = "" if one.name in done else one.instead.format(name=one.value)
                text = one.pattern.sub(told, text)
                if one.name:
                    done.add(one.name)
        return text


class Somebody(NamedTuple):
    """Somebody of the game in place of whoever is called otherwise."""

    pattern: re.Pattern[str]
    """How he is called."""
    instead: str
    value: str
    name: str
    """The type, if it is *I*; else empty."""
    unless: re.Pattern[str] | None = None
    """What tells in a text that somebody else is meant."""
    once: bool = False
    """Whether he is spoken of in one place only."""
    has_a_name: bool = False
    """Whether he is called by a name, which is his in every line."""

    def is_in(self, text: str) -> bool:
        """Whether a text speaks of him; of what has no owner only where nobody is named."""
        if self.unless is not None and (self.unless.search(text) or self.value in text):
            return False
        return self.pattern.search(text) is not None


class Home(NamedTuple):
    """A household, and who lives there."""

    said: re.Pattern[str]
    """What tells that it is spoken of."""
    type: str
    name: str
    who: str
    """The type of those who live there."""
    people: tuple[str, ...]

    def named_in(self, *texts: str) -> set[str]:
        """Those who live there and are named in some texts."""
        return {one for one in self.people if any(re.search(rf"\b{one}\b", text) for text in texts)}


class _Naming:
    """Who is meant by *I*, by a name that is none of the game, and where nobody is named."""

    def __init__(self, known: Wordings, language: str, texts: Sequence[str]) -> None:
        self._known = known
        self._language = language
        self._texts = texts
        self._whole = "\n".join(texts)
        self._found = list[Somebody]()
        self._taken = set[tuple[str, object]]()
        self._homes = known.homes(language)
        self._spoken_of = [one for one in self._homes if one.said.search(self._whole)]
        told = (
            [one for one in self._spoken_of if one.said.search(match[0])]
            for said, _ in known.entries(language, "i_am")
            for match in said.finditer(self._whole)
        )
        self._mine = next((meant[0] for meant in told if len(meant) == 1), None)

    def found(self) -> list[Somebody]:
        """Everybody, in the order in which they are put in place of words."""
        for home in self._spoken_of:
            if home is not self._mine:
                self._taken.update(self._values(home.type, home.name))
        self._of_me()
        self._taken.update(value for one in self._found for value in self._meant_by(one))
        self._with_names()
        self._without_names()
        return self._found

    def _of_me(self) -> None:
        entries = list(self._fitting("me"))
        me = dict[tuple[str, str], str | None]()
        # Where *I* lives is known before those who live there.
        for _, name, _, those, _ in sorted(entries, key=lambda one: isinstance(one[3], str)):
            if (name, str(those)) not in me:
                mine = self._free(name, those)
                me[name, str(those)] = mine
                here = [one for one in self._homes if one.type == name and one.name == mine]
                self._mine = self._mine or next(iter(here), None)
        for pattern, name, instead, those, _ in entries:
            value = me[name, str(those)]
            if value is not None:
                self._found.append(Somebody(pattern, instead, value, name))

    def _with_names(self) -> None:
        names = dict[tuple[str, str], str]()
        for said, name, instead, *those in self._known.of_all(self._language, "someone"):
            pattern = re.compile(_whole(said))
            called = dict.fromkeys(one[0] for each in self._texts for one in pattern.finditer(each))
            for each in called if self._known.has_type(name) else ():
                if self._known.is_known(each, self._language):
                    continue
                if any(one.pattern.fullmatch(each) for one in self._found):
                    continue
                if those[1:] and not re.search(
                    those[1].replace("NAME", re.escape(each)), self._whole
                ):
                    continue
                # « Old Marco » is Marco.
                called_so = name, each.split()[-1]
                somebody = names.get(called_so) or self._free(name, those[0] if those else None)
                if somebody is not None:
                    names[called_so] = somebody
                    called_by = re.compile(_whole(re.escape(each)))
                    one = Somebody(called_by, instead, somebody, "", has_a_name=True)
                    self._found.append(one)
                    self._taken.update(self._values(name, somebody))

    def _without_names(self) -> None:
        """Whoever is meant by « the player » and « a worker », where no other is named."""
        mine = set(self._values(self._mine.type, self._mine.name)) if self._mine else set()
        others = {name for name, value in self._taken if (name, value) not in mine}
        entries = [one for one in self._fitting("alone") if one[1] not in others]
        somebody = dict[tuple[str, str], str | None]()
        unless = "|".join(self._known.of_all(self._language, "of_several"))
        for pattern, name, instead, those, once in entries:
            if (name, str(those)) not in somebody:
                value = somebody[name, str(those)] = self._free(name, those)
                if value is not None:
                    self._taken.update(self._values(name, value))
            value = somebody[name, str(those)]
            if value is not None:
                of_nobody = re.compile(unless, re.IGNORECASE) if r"\g<0>" in instead else None
                self._found.append(Somebody(pattern, instead, value, "", of_nobody, once))

    def _fitting(self, entries: str) -> Iterator[tuple[re.Pattern[str], str, str, Any, bool]]:
        for pattern, (name, instead, *those) in self._known.entries(self._language, entries):
            times = sum(len(pattern.findall(one)) for one in self._texts)
            # « A worker » and « a worker » are two.
            if self._known.has_type(name) and times and (times == 1 or "once" not in those[1:]):
                once = "once" in those[1:]
                yield pattern, name, instead, those[0] if those else None, once

    def _free(self, name: str, those: Any) -> str | None:
        """One of several whom nobody has named; of « man » and the like one who lives at home."""
        slot = self._known.slot(name)
        self._taken.update(
            (name, value) for each in self._texts for _, value in slot.found_in(each)
        )
        takes = slot.takes(self._language) if those is None else those
        home = self._home()
        if isinstance(those, str):
            takes = self._living(home, those) if home is not None else ()
        elif self._mine is not None and self._mine.type == name and self._are_mine(those):
            return self._mine.name
        for one in () if isinstance(takes, str) else takes:
            values = self._values(name, one)
            if values and self._taken.isdisjoint(values):
                return str(one)
        return None

    def _are_mine(self, those: Any) -> bool:
        """Whether the first of some is the home that is mine where nobody says another."""
        return isinstance(those, list) and those[:1] == [self._homes[0].name]

    def _home(self) -> Home | None:
        """Where *I* lives; else the one home that is spoken of; of several none."""
        if self._mine is not None:
            return self._mine
        there = self._spoken_of or [
            home
            for home in self._homes
            if any(self._taken.intersection(self._values(home.who, one)) for one in home.people)
        ]
        if len(there) > 1:
            return None
        return next(iter(there or self._homes), None)

    def _living(self, home: Home, wanted: str) -> Iterator[str]:
        """Those of a home who are wanted: a woman, a man, another, anybody."""
        slot = self._known.slot(home.who)
        for one in home.people[wanted == "another" :]:
            sexes = {slot.is_feminine(value) for _, value in slot.found_in(one)}
            if sexes <= {"woman": {True}, "man": {False}}.get(wanted, sexes):
                yield one

    def _values(self, name: str, said: str) -> list[tuple[str, object]]:
        return [(name, value) for _, value in self._known.slot(name).found_in(said)]

    def _meant_by(self, one: Somebody) -> list[tuple[str, object]]:
        return self._values(one.name, one.value) if one.name else []


class _Index:
    """Frames by one of their words each: the rarest, so that few are compared with a line."""

    def __init__(self, known: Wordings, frames: Sequence[Frame], language: str) -> None:
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
            if len(self._meant) >= _MOST_KEPT:
                self._meant.clear()
            forms = (one for one in self._by_letter.get(said[0], ()) if alike(one, said))
            groups = self._known.groups_of(said, self._language)
            others = (one for group in groups for one in self._by_group.get(group, ()))
            self._meant[said] = frozenset((*forms, *others))
        return self._meant[said]


class _Values(NamedTuple):
    """What stands in the places of a frame."""

    said: Mapping[str, str]
    in_order: bool
    """Whether its words and places stand in the order of the frame."""


class _Line:
    """A text taken apart, to be compared with frames."""

    def __init__(self, known: Wordings, text: str, language: str) -> None:
        self.known = known
        self.text = text
        self.language = language
        self.words = _words(text)
        self._spans: dict[object, list[tuple[Span, object]]] = {}

    def values(self, frame: Frame) -> _Values | None:
        """What stands in the places of a frame, if the text says just that."""
        spoken = [one.word for one in self.words]
        if not all(any(self._same(one, word) for word in spoken) for one in frame.content):
            return None
        places = self._in_order(frame) if frame.in_order else self._anywhere(frame)
        if places is None:
            return None
        left = [
            word
            for word, span in self.words
            if not any(_overlap(span, taken) for taken in places.values())
        ]
        idle = self.known.idle[self.language]
        said = [word for word in left if word not in idle]
        if not all(any(self._same(one, word) for one in frame.content) for word in said):
            return None
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
        if not in_order and is_turned_round(frame.items, places, self.text, self._same):
            return None
        values = {
            field: _one_for_article(self.text[slice(*span)], frame.slots[field], self.language)
            for field, span in places.items()
        }
        return _Values(values, in_order)

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
                if not any(_overlap(span, other) for other in places.values())
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
            if word not in idle and not any(_overlap(span, other) for other in by_span)
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
        return max((end - start for (start, end), _ in self.found(slot)), default=0)

    def found(self, slot: Slot) -> list[tuple[Span, object]]:
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
_ONE: Final = frozenset(("a", "an", "un", "une"))


def _one_for_article(said: str, slot: Slot, language: str) -> str:
    return "1" if slot.converter is number and plain(said) in _ONE else said


def _words(text: str) -> list[Word]:
    """The words of a text with their places, without accents and capitals."""
    found = list[Word]()
    for one in _WORD.finditer(text):
        word = plain(one[0])
        if word == "cannot":
            found += (Word("can", one.span()), Word("not", one.span()))
        else:
            before = found[-1].word if found else None
            found.append(Word(_or_more(word, before), one.span()))
    return found


def _or_more(word: str, before: object) -> str:
    """A word after another: « 1 de plus » adds, « n'est plus » denies."""
    if word != "plus":
        return word
    return {"de": "davantage", "en": "davantage", "au": "au plus"}.get(str(before), word)


@cache
def _whole(said: str) -> str:
    """The regular expression of whole words."""
    begins = "" if said[0] in ", " else r"(?<!\w)"
    return rf"{begins}(?:{said})(?:(?!\w)|(?<!\w))"


def _overlap(one: Span, other: Span) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def _without_quotes(text: str) -> str:
    """A text of the same length in which nothing stands between quotation marks."""
    return _QUOTED.sub(lambda found: "_" * len(found[0]), text)


def _with_examples(frame: Frame, language: str) -> str:
    """What a frame means, its places filled with anything that they take."""
    values: dict[str, str] = {}
    for field, slot in frame.slots.items():
        values[field] = slot.example(language, [*values.values()])
    values = {field: "3" if one == "..." else one for field, one in values.items()}
    return frame.filled(frame.meant, values)


def _meaning(match: Match) -> object:
    """What tells two texts apart: the function and its values."""
    parameters = inspect.signature(match.sentence.function).parameters
    usual = {name: one.default for name, one in parameters.items() if one.default is not one.empty}
    values = {**usual, **match.arguments}
    return match.sentence.function, tuple(sorted((one, repr(two)) for one, two in values.items()))


def canonical(sentences: Registry, kind: Kind, match: Match, text: str, language: str) -> str:
    """A text that is understood with its names as they are told; as it is where nobody tells."""
    for pattern in counterparts(match, language):
        said = pattern
        for field, slot in match.sentence.slots(pattern).items():
            many = is_many(match, language)
            value = slot.say(match.arguments[field], language, many=many)
            if value is None:
                start, end = match.spans[field]
                value = squeeze(text)[start:end]
            said = put(said, field, value)
        said = said.replace("{{", "{").replace("}}", "}")
        again = sentences.match(kind, said)
        if len(again) == 1 and _meaning(again[0]) == _meaning(match):
            return said
    return text


class Saying:
    """One scenario while it is read: who was named in it, and who *I* is."""

    def __init__(self, known: Wordings, language: str, texts: Iterable[str]) -> None:
        """Say what is said in the whole scenario.

        Args:
            known: the other ways of saying the sentences of its game.
            language: in which it is said.
            texts: its steps as they are written.
        """
        self.known = known
        self.language = language
        self._heard = list[str]()
        self._before = list[str]()
        self._texts = tuple(texts)

    @cached_property
    def _people(self) -> list[Somebody]:
        return self.known.people(
            self.language, [self.known.spelt(one, self.language) for one in self._texts]
        )

    def _told(self, text: str, kind: Kind | None = None) -> str:
        """A text as it is spelt, with the names of those who have none in it.

        Who is first spoken of in what is expected may be anybody: « un personnage meurt ».
        """
        people = [one for one in self._people if kind != "then" or not one.once]
        return self.known.of_me(self.known.spelt(text, self.language), people)

    def hear(self, text: str) -> None:
        """Note what was said."""
        self._heard.append(text)

    @property
    def before(self) -> list[str]:
        """What was said so far, in plain words; found out when somebody asks."""
        for text in self._heard[len(self._before) :]:
            told = text
            if self.language in _LANGUAGES:
                told = self._told(text)
                told = self.known.plainer(told, self.language)
            self._before.append(told)
        return self._before

    def understood(self, kind: Kind, text: str) -> tuple[str, ...]:
        """The sentences that say the same as a step, in their order; perhaps none."""
        if self.language not in _LANGUAGES:
            return ()
        told = self._told(text, kind)
        found = self.known.understood(kind, told, self.language, self.before)
        if kind == "then" and (self._of_others(told, found) or self._of_another(told, found)):
            return ()
        if found and self._of_anybody(kind, text, told, found):
            return ()
        if not is_kept(self.known, kind, text, found, self.language):
            return ()
        if found and not is_counted(self.known, kind, text, found, self.before, self.language):
            return ()
        if is_meant_otherwise(self.known, kind, found, self._texts, self.language):
            return ()
        return tuple(self._canonical(kind, one) for one in found) if told != text else found

    def _of_others(self, told: str, found: Sequence[str]) -> bool:
        """Whether somebody would be dropped of whose household nothing was said last."""
        dropped = self.known.named_homes(told, self.language)
        dropped -= self.known.named_homes("\n".join(found), self.language)
        if not found or not dropped:
            return False
        each = (self.known.named_homes(one, self.language) for one in reversed(self.before))
        last = next(filter(None, each), dropped)
        return dropped.isdisjoint(last)

    def _of_another(self, told: str, found: Sequence[str]) -> bool:
        """Whether somebody would be dropped of whom nothing was said last: « Lucia peut »."""
        for name in self.known.of_all(self.language, "actors"):
            dropped = self._named_in(name, told) - self._named_in(name, *found)
            if found and dropped:
                each = (self._named_in(name, one) for one in reversed(self.before))
                if not dropped <= next(filter(None, each), set()):
                    return True
        return False

    def _of_anybody(self, kind: Kind, text: str, told: str, found: Sequence[str]) -> bool:
        """Whether somebody of a household is meant, and nothing tells which of them.

        An Italian worker may be anybody of them as soon as one is called by his name; and what is
        expected of one of them is asked of him alone of whom something was said.
        """
        spelt, whole = self.known.spelt(text, self.language), "\n".join(self._texts)
        plainer = self.known.plainer(told, self.language)
        called = {one.value for one in self._people if one.has_a_name and one.is_in(spelt)}
        for home in self.known.homes(self.language):
            meant = home.named_in(*found) - home.named_in(spelt) - called
            worded = meant & home.named_in(plainer) - home.named_in(told)
            if worded and home.named_in(whole):
                return True
            chosen = worded | (meant & home.named_in(told))
            if kind == "then" and chosen and chosen != home.named_in(*self.before):
                return True
        return False

    def _named_in(self, name: str, *texts: str) -> set[object]:
        """The values of a type that some texts name."""
        if not self.known.has_type(name):
            return set()
        slot = self.known.slot(name)
        return {value for text in texts for _, value in slot.found_in(text)}

    def _canonical(self, kind: Kind, text: str) -> str:
        match = self.known.sentences.match(kind, text)[0]
        return canonical(self.known.sentences, kind, match, text, self.language)

    def given(self, text: str) -> list[tuple[Kind, str]]:
        """What a Given says part by part; a Then is what only follows from other Givens.

        Nothing, where a part is neither.
        """
        if self.language not in _LANGUAGES:
            return []
        told = self._told(text)
        found, before = list[tuple[Kind, str]](), ""
        for part in self.known.parts(told, self.language):
            carried = self.known.carried(before, part, self.language) if before else ()
            each = next(filter(None, map(self._given, (part, *carried))), None)
            if not each:
                return []
            found += each
            before = each[-1][1]
        meant = [one for _, one in found]
        if not is_kept(self.known, "given", text, meant, self.language):
            return []
        if self._of_anybody("given", text, told, [one for _, one in found]):
            return []
        return found

    def _given(self, text: str) -> list[tuple[Kind, str]]:
        found = self.known.understood("given", text, self.language, self.before)
        if found:
            return [("given", self._canonical("given", one)) for one in found]
        found = self.known.understood("then", text, self.language, self.before)
        matches = [self.known.sentences.match("then", one)[0] for one in found]
        if any(match.sentence.game is None for match in matches):
            return []  # what happens, or is refused, is no position
        return [("then", self._canonical("then", one)) for one in found]

    def named(self, text: str) -> str:
        """A step with the name of whoever is called *I* or *she*: the last one named."""
        if self.language not in _LANGUAGES:
            return text
        told = self._told(text)
        return self.known.named(told, self.language, self.before, last=True)
