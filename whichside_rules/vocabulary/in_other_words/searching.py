"""Looking for a sentence among those that a feature may say, and telling what it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, NamedTuple

from whichside_rules.shared.finding import plain
from whichside_rules.shared.in_french import Language
from whichside_rules.vocabulary.registry import Sentence, readable

__all__ = ["Listed", "fitting", "listed"]


class Listed(NamedTuple):
    """A sentence as it is listed."""

    sentence: Sentence
    shown: list[str]
    """How it is shown in the language of the user."""
    entry: dict[str, Any]
    """What programs are told of it."""
    heap: str
    """The words in which it is looked for."""
    values: str
    """Those of what its brackets take."""


def fitting(told: Iterable[Listed], words: str) -> list[Listed]:
    """The sentences that have all the words.

    Where none has, those that have them together with what their brackets take; and where none has
    them so, those that can be said in other words with them.
    """
    every, wanted = list(told), plain(words).split()
    return (
        [one for one in every if all(word in one.heap for word in wanted)]
        or [one for one in every if all(word in one.heap or word in one.values for word in wanted)]
        or [one for one in every if _is_said(one, wanted)]
    )


def _is_said(one: Listed, wanted: Sequence[str]) -> bool:
    """Whether one of the other ways of saying a sentence has all the words, or nearly."""
    from whichside_rules.vocabulary import load
    from whichside_rules.vocabulary.in_other_words.wordings import wordings

    known = wordings(load().sentences.of(one.sentence.game))
    ways = (way for language in ("en", "fr") for way in known.ways(one.sentence, language))
    return any(all(word in said for word in wanted) for said in map(plain, ways))


def listed(sentences: Iterable[Sentence], kind: str | None, language: Language) -> list[Listed]:
    """The sentences of a kind, or of every kind, that can be said in a language."""
    return [
        _listed(one, language)
        for one in sentences
        if kind in (None, one.kind) and _patterns(one, language)
    ]


def _patterns(sentence: Sentence, language: str) -> list[str]:
    return [text for spoken, text in sentence.patterns() if spoken == language]


def _listed(sentence: Sentence, language: Language) -> Listed:
    """A sentence as it is listed. A programme reads both languages, and a search looks in both."""
    patterns = {one: _patterns(sentence, one) for one in ("en", "fr")}
    texts = {one: [readable(text) for text in of_it] for one, of_it in patterns.items() if of_it}
    slots = {
        one: [slot for text in patterns[one] for slot in sentence.slots(text).values()]
        for one in texts
    }
    about = {one: sentence.about(one) for one in texts}
    entry: dict[str, Any] = {"kind": sentence.kind, **texts, "doc": sentence.doc, "about": about}
    entry |= {"name": sentence.name, "game": sentence.game}
    entry["takes"] = {one: {slot.field: slot.takes(one) for slot in slots[one]} for one in texts}
    shown = [readable(text, language) for text in patterns[language]]
    said = [*chain.from_iterable(texts.values()), *shown, *about.values()]
    values = " ".join(slot.told(one) for one in texts for slot in slots[one])
    return Listed(sentence, shown, entry, plain(" ".join(said)), plain(values))
