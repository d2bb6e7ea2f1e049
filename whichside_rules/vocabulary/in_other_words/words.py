"""What is known of words: those that mean the same, that stand for others, that say nothing.

``wordings.toml`` beside the sentences of a game, and beside those of every game, holds it as data.
"""

from __future__ import annotations

import importlib.util
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from whichside_rules.shared.finding import alike, known_words, plain
from whichside_rules.vocabulary.in_other_words.sought import Pieces, Sought, pieces_of
from whichside_rules.vocabulary.registry import (
    Registry,
    SentenceError,
    Slot,
    alternatives,
    squeeze,
    without_groups,
)

__all__ = [
    "LANGUAGES",
    "Phrase",
    "Span",
    "Word",
    "Words",
    "bare_words",
    "or_more",
    "overlap",
    "whole",
    "without_quotes",
    "words_in",
]

FILE: Final = "wordings.toml"
_SHARED: Final = "whichside_rules.vocabulary"
LANGUAGES: Final = ("en", "fr")
_WORD: Final = re.compile(r"[^\W_]+|\$")
FAMILY: Final = re.compile(r"(?<!\?P)<(\w+)>")
"""Where words of a family stand, or the names of a type: « <rises> », « <Gauge> »."""
QUOTED: Final = re.compile(r"\"[^\"]*\"|“[^”]*”|«[^»]*»")
MOST_KEPT: Final = 8_192
MOST_SHORTER: Final = 8
"""So many ways of leaving something out of a line are looked at."""

Span = tuple[int, int]
Lasts = Literal["", "as it was", "of more", "of many more"]
"""How something is told to be *still* so, if it is: as it was, or as what is left of more.

Of "many more" nothing is left if it is as it was: « il n'en reste plus que deux ».
"""


class Phrase(NamedTuple):
    """Words that are said in place of others."""

    said: Sought
    instead: str


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
    file = Path(next(iter(folders or ()), ""), FILE)
    loader: Any = found.loader if found is not None else None
    try:
        text: bytes = loader.get_data(str(file))
    except (AttributeError, OSError):  # no loader that reads data, or no such file
        return {}
    return tomllib.loads(text.decode("utf-8"))


class Words:
    """What the data beside the sentences of a registry say of words."""

    def __init__(self, sentences: Registry) -> None:
        """Know the sentences; the data beside them is read when somebody says something else."""
        self.sentences = sentences
        self._plainer: dict[tuple[str, str], str] = {}
        self._looked_for: dict[tuple[str, str], list[tuple[Sought, Sequence[Any]]]] = {}
        self._said_instead: dict[str, list[Phrase]] = {}
        self._found: dict[tuple[str, str], frozenset[int]] = {}

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
        return {one: frozenset(map(plain, self.of_all(one, "idle"))) for one in LANGUAGES}

    @cached_property
    def _groups(self) -> Mapping[str, list[frozenset[str]]]:
        return {
            one: [frozenset(map(plain, group)) for group in self.of_all(one, "alike")]
            for one in LANGUAGES
        }

    @cached_property
    def _families(self) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
        """By language words that stand where any of them may: those of a game and of every game."""
        found: dict[str, dict[str, tuple[str, ...]]] = {one: {} for one in LANGUAGES}
        for language, families in found.items():
            for data in self._data:
                for name, those in data.get(language, {}).get("families", {}).items():
                    words = (*families.get(name, ()), *alternatives(those))
                    families[name] = tuple(dict.fromkeys(words))
        return found

    def _sought(self, said: str, language: str) -> Sought:
        """A regular expression of whole words, as it is looked for."""
        for name in FAMILY.findall(said):
            is_known = name in self._families[language] or self.has_type(name)
            if not is_known and not name[0].isupper():  # a type of another game is written large
                raise SentenceError(f"{FILE}: {said!r}: there is no family {name!r}")
        pieces = pieces_of(said, self._pieces[language])
        return Sought(pieces, lambda: self._with_families(said, language))

    @cached_property
    def _pieces(self) -> Mapping[str, Mapping[str, Pieces]]:
        """By language what stands in the words of each family."""
        found: dict[str, dict[str, Pieces]] = {one: {} for one in LANGUAGES}
        for language, families in self._families.items():
            for name, those in families.items():
                found[language][name] = pieces_of("|".join(those), found[language])
        return found

    def _with_families(self, said: str, language: str) -> str | None:
        """A regular expression with the words of the families that it names, and with names.

        Nothing, where it names a type of another game.
        """

        def words(found: re.Match[str]) -> str:
            family = self._families[language].get(found[1])
            if family is None:
                return f"(?:{without_groups(self._types[found[1]].pattern)})"
            longest = sorted(family, key=len, reverse=True)
            return f"(?:{'|'.join(FAMILY.sub(words, one) for one in longest)})"

        names = FAMILY.findall(said)
        if not all(name in self._families[language] or self.has_type(name) for name in names):
            return None
        return whole(FAMILY.sub(words, said))

    def _phrases(self, language: str) -> list[Phrase]:
        if language not in self._said_instead:
            self._said_instead[language] = [
                Phrase(self._sought(said, language), instead)
                # Those of every game first: they undo what is short in speech.
                for said, instead in (
                    *(
                        each
                        for data in (self._data[-1], *self._data[:-1])
                        for each in data.get(language, {}).get("phrases", ())
                    ),
                    *self.of_all(language, "beside"),
                )
            ]
        return self._said_instead[language]

    def entries(self, language: str, name: str) -> list[tuple[Sought, Sequence[Any]]]:
        """The entries of a list with the words that they are about, as they are looked for."""
        if (language, name) not in self._looked_for:
            self._looked_for[language, name] = [
                (self._sought(said, language), rest) for said, *rest in self.of_all(language, name)
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

    def slots(self) -> list[Slot]:
        """A place for each type."""
        return [*map(self.slot, self._types)]

    def mean_the_same(self, one: str, other: str, language: str) -> bool:
        """Whether two words are forms of one, or mean the same."""
        denials = self.denials(language)
        if (one in denials) is not (other in denials):  # « personne » is no « personnage »
            return False
        return one == other or self._same(one, other, language)

    def _same(self, one: str, other: str, language: str) -> bool:
        forms = one[0] == other[0] and "against" not in (one, other)  # it is none of *again*
        if forms and alike(one, other):  # forms of one word begin alike
            denials = self.denials(language)
            if (one in denials) == (other in denials):  # *with* is no form of *without*
                return True
        return not self.groups_of(one, language).isdisjoint(self.groups_of(other, language))

    def groups_of(self, word: str, language: str) -> frozenset[int]:
        """The groups of words that mean the same to which a form of a word belongs."""
        if (word, language) not in self._found:
            if len(self._found) >= MOST_KEPT:
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
        found: dict[str, dict[str, list[tuple[str, int]]]] = {one: {} for one in LANGUAGES}
        for language, groups in self._groups.items():
            for at, group in enumerate(groups):
                for word in group:
                    found[language].setdefault(word[0], []).append((word, at))
        return found

    def idle_words(self, language: str) -> frozenset[str]:
        """The words that decide nothing where something near is looked for."""
        idle = known_words(language)["idle"]
        own = self.idle.get(language, frozenset())
        return own.union(idle).difference(self.of_how_many(language))

    def of_how_many(self, language: str) -> frozenset[str]:
        """The words that tell of how many something is said."""
        return frozenset(map(plain, self.of_all(language, "of_how_many")))

    def says_more(self, text: str, told: str, language: str) -> bool:
        """Whether a text is another one with a *not*, an *only* or the like: it is no help then."""
        said, of_told = ({one.word for one in words_in(each)} for each in (text, told))
        denials, idle = self.denials(language), self.idle[language]
        if not of_told - idle <= said:
            return False
        if any(
            one.search(text) and not one.search(told)
            for one, *_ in self.entries(language, "limits")
        ):
            return True
        beside = said - of_told
        return bool(beside & denials) and beside <= denials | idle

    def denials(self, language: str) -> frozenset[str]:
        """The words that deny what is said with them."""
        return self._denials.get(language, frozenset())

    @cached_property
    def _denials(self) -> Mapping[str, frozenset[str]]:
        return {one: frozenset(map(plain, self.of_all(one, "denials"))) for one in LANGUAGES}

    def bare(self, language: str) -> frozenset[str]:
        """The words that tell of nobody and of nothing done."""
        return frozenset(map(plain, self.of_all(language, "bare")))

    def joined(self, texts: Iterable[str], language: str) -> str:
        """Several sentences as one line."""
        return (" et " if language == "fr" else " and ").join(texts)

    def spelt(self, text: str, language: str) -> str:
        """A text as it is written where nobody is in a hurry."""
        for said, (instead,) in self.entries(language, "spelling"):
            text = said.sub(instead, text)
        return squeeze(text)

    def compares(self, text: str, language: str) -> bool:
        """Whether a text says that somebody has more than somebody else, or as much as before."""
        return any(said.search(text) for said, *_ in self.entries(language, "comparisons"))

    def attempted(self, text: str, language: str) -> str:
        """A text of a move that somebody wants to make, as if it were made."""
        for said, (instead,) in self.entries(language, "attempts"):
            text = said.sub(instead, text)
        return squeeze(text)

    def affirmed(self, text: str, language: str) -> str:
        """A text that denies something as if it were so; nothing if it denies nothing."""
        text = spelt = self.spelt(text, language)
        for said, (instead,) in self.entries(language, "affirmed"):
            text = said.sub(instead, text)
        return "" if text == spelt else squeeze(text)

    def plainer(self, text: str, language: str) -> str:
        """A text with the words that the sentences have in place of others."""
        asked = text, language
        if asked not in self._plainer:
            if len(self._plainer) >= MOST_KEPT:
                self._plainer.clear()
            self._plainer[asked] = self._in_plain_words(text, language)
        return self._plainer[asked]

    def _in_plain_words(self, text: str, language: str) -> str:
        parts, at = list[str](), 0
        for quoted in (*QUOTED.finditer(text), None):
            part = text[at : quoted.start() if quoted else len(text)]
            for phrase in self._phrases(language):
                part = phrase.said.sub(phrase.instead, part)
            parts.append(part)
            if quoted:
                parts.append(quoted[0])
                at = quoted.end()
        return squeeze("".join(parts)).strip(" ,")

    def without_asides(self, text: str, language: str) -> list[str]:
        """A text without a reason, or what it is for, or what is said in passing; and so on."""
        found, waiting = dict[str, None](), [text]
        while waiting and len(found) < MOST_SHORTER:
            whole_text = waiting.pop(0)
            for said, *_ in self.entries(language, "asides"):
                rest = squeeze(said.sub(" ", whole_text)).strip(" ,;:")
                if rest and rest != whole_text and rest not in found:
                    found[rest] = None
                    waiting.append(rest)
        return [*found]

    def parts(self, text: str, language: str) -> list[str]:
        """What is said in one line, as far as *and*, *but* and commas part it."""
        return [text[slice(*span)].strip() for span in self.part_spans(text, language)]

    def says_before(self, text: str, language: str) -> bool:
        """Whether more than names is said before the last joint of a text."""
        slots = [self.slot(one) for one in self.of_all(language, "subjects") if self.has_type(one)]
        return any(
            not any(span == (0, len(part)) for slot in slots for span, _ in slot.found_in(part))
            for part in self.parts(text, language)[:-1]
        )

    def part_spans(self, text: str, language: str) -> list[Span]:
        """Where each thing stands that is said in one line."""
        joints = "|".join(self.of_all(language, "joints"))
        found, at = list[Span](), 0
        for joint in re.finditer(joints, without_quotes(text), re.IGNORECASE):
            found.append((at, joint.start()))
            at = joint.end()
        return [span for span in (*found, (at, len(text))) if text[slice(*span)].strip()]

    def asks_of_a_move(self, text: str, language: str) -> tuple[str, str] | None:
        """What may or may not be done by a text, and the sentence that asks it of a move."""
        for said, (instead,) in self.entries(language, "moves"):
            found = said.search(text)
            if found is not None:
                return squeeze(f"{text[: found.start()]} {text[found.end() :]}"), str(instead)
        return None


def words_in(text: str) -> list[Word]:
    """The words of a text with their places, without accents and capitals."""
    found = list[Word]()
    for one in _WORD.finditer(text):
        for word in bare_words(one[0]):
            before = found[-1].word if found else None
            found.append(Word(or_more(word, before), one.span()))
    return found


@lru_cache(MOST_KEPT)
def bare_words(text: str) -> tuple[str, ...]:
    """A word without accents and capitals; *cannot* is two."""
    word = plain(text)
    return ("can", "not") if word == "cannot" else (word,)


def or_more(word: str, before: object) -> str:
    """A word after another: « 1 de plus » adds, « n'est plus » denies."""
    if word != "plus":
        return word
    return {"de": "davantage", "en": "davantage", "au": "au plus"}.get(str(before), word)


@cache
def whole(said: str) -> str:
    """The regular expression of whole words."""
    begins = "" if said[0] in ", " else r"(?<!\w)"
    return rf"{begins}(?:{said})(?:(?!\w)|(?<!\w))"


def overlap(one: Span, other: Span) -> bool:
    """Whether two places of a text have something in common."""
    return one[0] < other[1] and other[0] < one[1]


def without_quotes(text: str) -> str:
    """A text of the same length in which nothing stands between quotation marks."""
    return QUOTED.sub(lambda found: "_" * len(found[0]), text)
