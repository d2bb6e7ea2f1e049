"""The step vocabulary: its sentences, and which one a step is said in.

The vocabulary comes from a module with a function ``load()``. What that returns, or its attribute
``sentences``, is iterated; each sentence has the fields ``kind``, ``en``, ``fr``, ``function``,
``doc`` and ``module``. Its method ``match(kind, text)`` finds the sentences of a step, the same way
as when the step is performed. Its method ``of(game)``, if it has one, gives those that a scenario
of a game may say. Its method ``brackets(language, modules)``, if it has one, tells what may stand
in the fields of sentences. A sentence with a method ``slots(text)``, as those of the library have,
can be completed on the page that answers.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from whichside_rules.shared.finding import words_of
from whichside_rules.vocabulary.fields import renamed
from whichside_rules.vocabulary.in_other_words.wordings import wordings
from whichside_rules.vocabulary.registry import Registry, Sentence

_TYPED: Final = re.compile(r"\{(\w+)(?::\w+)?\}")


@dataclass(frozen=True, slots=True)
class Phrase:
    """One step sentence with its alternatives in both languages."""

    kind: str
    en: tuple[str, ...]
    fr: tuple[str, ...]
    module: str
    function: str
    about_en: str
    about_fr: str
    game: str
    """The game whose scenarios say it; else the last word of its module."""
    line: int = 0
    """Where it stands, if its function cannot be found by its name."""

    def in_(self, language: str) -> tuple[str, ...]:
        """Return the sentences in one language."""
        return self.fr if language == "fr" else self.en

    def about(self, language: str) -> str:
        """Return what it says, in one language."""
        return self.about_fr if language == "fr" else self.about_en


class Field(NamedTuple):
    """A place to fill in."""

    takes: str | tuple[str, ...]
    """All that it takes, or a description of it."""
    regex: str
    """What it takes, as a regular expression; empty where nobody says."""


class Pattern(NamedTuple):
    """One way of saying a sentence."""

    game: str | None
    """The game whose scenarios say it; ``None`` if those of every game do."""
    kind: str
    text: str
    """With its fields in braces: ``{n} workers are at home``."""
    fields: Mapping[str, Field]
    """What its fields take, by their names."""
    words: str = ""
    """The words of what it says and of other ways of saying it, without accents; of several ways
    that stand for one sentence the first has them."""


@dataclass(frozen=True)
class Vocabulary:
    """All sentences, and how to find those of a step."""

    phrases: tuple[Phrase, ...] = ()
    _registry: Any = None
    _listed: tuple[Any, ...] = ()
    _known: dict[tuple[str, str, str], tuple[Phrase, ...]] = field(default_factory=dict)

    def match(self, game: str, kind: str, text: str) -> tuple[Phrase, ...]:
        """Return the sentences that understand a step of a scenario of a game."""
        if self._registry is None or not hasattr(self._registry, "match"):
            return ()
        if (game, kind, text) not in self._known:
            registry = self._registry.of(game) if hasattr(self._registry, "of") else self._registry
            found = [_phrase(one.sentence) for one in registry.match(kind, text)]
            self._known[game, kind, text] = tuple(dict.fromkeys(found))
        return self._known[game, kind, text]

    def takes(self, language: str, phrases: Iterable[Phrase]) -> list[tuple[str, str, str]]:
        """Return the fields of these sentences, an example where one is needed, what they take."""
        if not hasattr(self._registry, "brackets"):
            return []
        found = self._registry.brackets(language, {one.module for one in phrases})
        return [(one.name, one.example, one.slot.told(language)) for one in found]

    def patterns(self, language: str) -> Iterator[Pattern]:
        """Every way of saying a listed sentence in a language, with what its fields take."""
        for phrase, sentence in zip(self.phrases, self._listed, strict=True):
            words = self._words(phrase, sentence, language)
            for text in phrase.in_(language) if hasattr(sentence, "slots") else ():
                slots = sentence.slots(text).values()
                names = renamed((slot.field for slot in slots), language)
                fields = {
                    names[slot.field]: Field(
                        slot.takes(language), getattr(slot.converter, "pattern", "")
                    )
                    for slot in slots
                }
                game = getattr(sentence, "game", None)
                parts = _TYPED.split(text)
                parts[1::2] = [f"{{{names[field]}}}" for field in parts[1::2]]
                yield Pattern(game, phrase.kind, "".join(parts), fields, words)
                words = ""

    def _words(self, phrase: Phrase, sentence: Any, language: str) -> str:
        """The words by which a sentence is found besides its own."""
        ways: tuple[str, ...] = ()
        if isinstance(self._registry, Registry) and isinstance(sentence, Sentence):
            known = wordings(self._registry.of(sentence.game) if sentence.game else self._registry)
            ways = known.ways(sentence, language)
        said = [_TYPED.sub(" ", one) for one in (phrase.about(language), *ways)]
        return " ".join(sorted({word for one in said for word in words_of(one)}))


def load_vocabulary(module: str | None) -> Vocabulary:
    """Return what a vocabulary module registers; nothing when there is no such module."""
    if not module or not _exists(module):
        return Vocabulary()
    loaded = importlib.import_module(module).load()
    registry = getattr(loaded, "sentences", loaded)
    listed = loaded.listed() if hasattr(loaded, "listed") else registry
    sentences = tuple(listed)
    return Vocabulary(tuple(_phrase(one) for one in sentences), registry, sentences)


def _exists(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _phrase(sentence: Any) -> Phrase:
    function = sentence.function
    return Phrase(
        kind=sentence.kind,
        en=_all(sentence.en),
        fr=_all(sentence.fr),
        module=sentence.module,
        function=function if isinstance(function, str) else function.__qualname__,
        about_en=_about(sentence, "en"),
        about_fr=_about(sentence, "fr"),
        game=getattr(sentence, "game", None) or sentence.module.rsplit(".", 1)[-1],
        line=getattr(function, "line", 0),
    )


def _about(sentence: Any, language: str) -> str:
    return sentence.about(language) if hasattr(sentence, "about") else sentence.doc or ""


def _all(texts: str | Iterable[str]) -> tuple[str, ...]:
    return (texts,) if isinstance(texts, str) else tuple(texts)
