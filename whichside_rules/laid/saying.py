"""The sentence that sets a thing: a Given of the game, filled in so that it is understood.

A sentence is called by the name of its function, which it keeps however it is worded. It is told
in both languages only if the game's vocabulary understands it as that sentence with these values:
so nothing is said that a scenario could not say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.laid.description import Thing
from whichside_rules.vocabulary.agreement import counterparts, is_many, put
from whichside_rules.vocabulary.registry import Match, Registry, Sentence

__all__ = ["otherwise", "said", "said_anew"]

_MOST_KEPT = 16_384


def said(game: str, sentence: str, **values: object) -> Text | None:
    """The Given of a game that has this name and these values; ``None`` if none says it.

    Args:
        game: the game's name.
        sentence: the name of the function that declares it, such as ``savings``.
        values: by field, what the sentence reads; a text is filled in as it stands.
    """
    kept = tuple(
        (name, tuple(one), True) if isinstance(one, list) else (name, one, False)
        for name, one in sorted(values.items())
    )
    try:
        return _said(game, sentence, kept)
    except TypeError:  # a value that cannot be hashed: it is found out each time
        return _said.__wrapped__(game, sentence, kept)


def said_anew(game: str, sentence: Text, **values: object) -> Text | None:
    """A sentence that sets a thing, with other values in some of its fields.

    Args:
        game: the game's name.
        sentence: as :attr:`.Thing.says` has it.
        values: the fields that differ; those that it has not are passed over.
    """
    found = _match(game, sentence)
    if found is None:
        return None
    fields = {**found.arguments}
    fields |= {name: one for name, one in values.items() if name in fields}
    return _in_both(game, found.sentence, fields)


def otherwise(game: str, thing: Thing, *, now: bool = False) -> tuple[Text, ...]:
    """The sentences that would set a thing otherwise: each value that it may take, as it is said.

    A number is each between its ends, or one of those near it where it has none; a word is each
    that the sentence takes in that place. With ``now`` the sentence that sets it as it is stands
    among them, in its place. Whether a table can show it is not asked here.
    """
    found = _match(game, thing.says) if thing.says else None
    if found is None:
        return ()
    said = [
        _in_both(game, found.sentence, {**found.arguments, field: value})
        for field, value in _others(found, thing)
    ]
    return tuple(dict.fromkeys(one for one in said if one and (now or one != thing.says)))


def _others(found: Match, thing: Thing) -> Iterator[tuple[str, object]]:
    """The other values of the fields that do not say which thing it is."""
    named = {*thing.id.split(".")}
    for field, slot in found.sentence.slots(found.pattern).items():
        value = found.arguments[field]
        if isinstance(value, int) and value == thing.amount:
            ends = value - _NEAR if value < 0 else max(0, value - _NEAR)
            least = ends if thing.least is None else thing.least
            most = value + _NEAR if thing.most is None else thing.most
            yield from ((field, n) for n in range(least, most + 1))
        elif str(value) not in named:
            yield from ((field, slot.read(one)) for one in slot.named("en"))


_NEAR = 6
"""So many numbers below and above are told of one that has no end there."""


def _match(game: str, text: Text) -> Match | None:
    """The sentence that a text is; ``None`` if it is none, or may be several."""
    known = _sentences(game)
    found = known.match("given", text.en) if known else []
    return found[0] if len(found) == 1 else None


@lru_cache(_MOST_KEPT)
def _said(game: str, name: str, kept: tuple[tuple[str, Any, bool], ...]) -> Text | None:
    values = {field: list(one) if listed else one for field, one, listed in kept}
    for sentence in _named(game).get(name, ()):
        found = _in_both(game, sentence, values)
        if found:
            return found
    return None


def _in_both(game: str, sentence: Sentence, values: Mapping[str, object]) -> Text | None:
    """A sentence with these values in English and in French, if it can be said in both."""
    en, fr = (_told(game, sentence, values, language) for language in ("en", "fr"))
    return Text(en, fr) if en and fr else None


def _told(game: str, sentence: Sentence, values: Mapping[str, object], language: str) -> str | None:
    """The first way of saying it that agrees in number and gender, and is understood."""
    known = _sentences(game)
    if known is None:
        return None
    ways = [one for one in getattr(sentence, language) if {*sentence.slots(one)} == {*values}]
    asked = _asked(game, sentence, language)
    ways.sort(key=lambda one: one not in asked)
    for way in ways[:1]:
        agreeing = counterparts(Match(sentence, language, way, values, {}), language)
        for pattern in sorted(agreeing, key=lambda one: one not in asked):
            text = _filled(sentence, pattern, values, language)
            if text and _means(known, text, sentence, values):
                return text
    return None


def _filled(
    sentence: Sentence, pattern: str, values: Mapping[str, object], language: str
) -> str | None:
    match, counted = Match(sentence, language, pattern, values, {}), _COUNTED.search(pattern)
    for field, slot in sentence.slots(pattern).items():
        many = is_many(match, language) if counted and counted[1] == field else None
        value = values[field]
        try:
            if isinstance(value, Text):
                told: str | None = value.in_(language)
            else:
                told = slot.say(value, language, many=many)
        except (LookupError, ValueError):  # nobody has a name for it: a pack may have added it
            told = None
        if told is None:
            return None
        pattern = put(pattern, field, told)
    return pattern


_COUNTED = re.compile(r"\{\w+:Number\} \{(\w+)")
"""The field that a number counts: its name stands in the plural, or not."""


def _means(known: Registry, text: str, sentence: Sentence, values: Mapping[str, object]) -> bool:
    """Whether a text is understood as this sentence with these values, and as nothing else."""
    found = known.match("given", text)
    return (
        len(found) == 1
        and found[0].sentence is sentence
        and all(
            isinstance(value, Text) or found[0].arguments.get(field) == value
            for field, value in values.items()
        )
    )


@cache
def _asked(game: str, sentence: Sentence, language: str) -> frozenset[str]:
    """The ways in which the same function is asked by a Then: whole sentences with a verb."""
    known, name = _sentences(game) or (), sentence.name
    return frozenset(
        pattern
        for one in known
        if one.kind == "then" and one.name == name
        for pattern in getattr(one, language)
    )


@cache
def _sentences(game: str) -> Registry | None:
    """What a scenario of the game can say; ``None`` where nothing is installed that reads it."""
    try:
        import parse  # noqa: F401 - what reads sentences is no part of the bare library
    except ImportError:
        return None
    from whichside_rules.vocabulary import load

    return load().sentences.of(game)


@cache
def _named(game: str) -> Mapping[str, tuple[Sentence, ...]]:
    """The Givens of a game, and those of every game, by the names of their functions."""
    found: dict[str, list[Sentence]] = {}
    for one in _sentences(game) or ():
        name: Any = getattr(one.function, "__name__", "")
        if one.kind == "given":
            found.setdefault(name, []).append(one)
    return {name: tuple(sentences) for name, sentences in found.items()}
