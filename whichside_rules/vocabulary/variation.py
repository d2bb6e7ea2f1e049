"""The same sentence with another value: what else might have been said in its place.

A check changes every value to see that the answer minds; a verdict tells which change would turn
it. Both take their other values from here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from whichside_rules.vocabulary.agreement import counterparts, is_many, put
from whichside_rules.vocabulary.registry import Match, Registry, Slot, squeeze

__all__ = ["MOST_NAMES", "Values", "Variation", "names_of", "reworded", "variations"]

MOST_NAMES = 14
"""Into so many names at most a word is changed."""

Values = Callable[[Slot, object, str], Iterable[str]]
"""What else may stand in a field, as it is said: of the field, its value and a language."""


@dataclass(frozen=True, slots=True)
class Variation:
    """A sentence with one value changed."""

    field: str
    """The field that was changed."""
    text: str
    """The sentence as it reads then, the words around the value as they were."""
    match: Match
    """What it means."""
    is_number: bool
    """Whether the value that was changed is a number."""


def names_of(slot: Slot, language: str) -> tuple[str, ...]:
    """The first names that a field takes, if it tells them all; both names of a thing may come."""
    names = slot.takes(language)
    return names[:MOST_NAMES] if isinstance(names, tuple) else ()


def variations(
    sentences: Registry, match: Match, text: str, values: Values, language: str | None = None
) -> Iterator[Variation]:
    """The same sentence with one value changed, one at a time.

    Args:
        sentences: what may be said.
        match: what the text means.
        text: the sentence as written.
        values: what is said instead of each value.
        language: that of the text, where its pattern is one of both languages.
    """
    text = squeeze(text)
    slots = match.sentence.slots(match.pattern)
    for field, value in match.arguments.items():
        start, end = match.spans[field]
        for said in values(slots[field], value, language or match.language):
            changed = text[:start] + said + text[end:]
            found = sentences.match(match.sentence.kind, changed)
            if [one.sentence for one in found] != [match.sentence]:
                continue
            if found[0].arguments.get(field) != value:
                yield Variation(field, changed, found[0], isinstance(value, int))


def reworded(sentences: Registry, match: Match, text: str, language: str | None = None) -> str:
    """A sentence whose words agree with its values: "1 worker", "2 workers".

    Args:
        sentences: what may be said.
        match: what the text means.
        text: the sentence; it is kept where no better one means the same.
        language: that of the text, where its pattern is one of both languages.
    """
    text, spoken = squeeze(text), language or match.language
    slots, many = match.sentence.slots(match.pattern), is_many(match, spoken)
    first = match.pattern.partition(" ")[0]
    # Said as it was said, if that agrees: "there is 1 worker", not "1 worker".
    for pattern in sorted(
        counterparts(match, spoken), key=lambda one: one.partition(" ")[0] != first
    ):
        said = pattern
        for field, value in match.arguments.items():
            start, end = match.spans[field]
            own = text[start:end]
            told = own if isinstance(value, int) else slots[field].say(value, spoken, many=many)
            said = put(said, field, told or own)
        said = said.replace("{{", "{").replace("}}", "}")
        for better in (_none(said), said):
            found = sentences.match(match.sentence.kind, better)
            if len(found) == 1 and _same(found[0], match):
                return better
    return text


def _none(said: str) -> str:
    """English has "there are no workers" for "there are 0 workers"."""
    return re.sub(r"^there are 0 ", "there are no ", said)


def _same(one: Match, other: Match) -> bool:
    return one.sentence is other.sentence and one.arguments == other.arguments
