"""What a sentence means, and how it is written."""

from __future__ import annotations

import inspect

from whichside_rules.vocabulary.agreement import counterparts, is_counted_many, put
from whichside_rules.vocabulary.registry import (
    Kind,
    Match,
    Registry,
    squeeze,
)

__all__ = ["canonical", "meaning_of"]


def meaning_of(match: Match) -> object:
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
            many = is_counted_many(match, pattern, field, language)
            value = slot.say(match.arguments[field], language, many=many)
            if value is None:
                start, end = match.spans[field]
                value = squeeze(text)[start:end]
            said = put(said, field, value)
        said = said.replace("{{", "{").replace("}}", "}")
        again = sentences.match(kind, said)
        if len(again) == 1 and meaning_of(again[0]) == meaning_of(match):
            return said
    return text
