"""What the editor of the page that answers completes, as data for a browser."""

from __future__ import annotations

from typing import Any, Final

from whichside_rules.sphinxext.sources.sentences import Field, Vocabulary
from whichside_rules.vocabulary.in_other_words.completing import recognised

_KEYWORDS: Final = ("given", "when", "then", "and", "but")
_HEADERS: Final = ("feature", "rule", "background", "scenario", "scenarioOutline", "examples")


def completions(vocabulary: Vocabulary, language: str) -> dict[str, Any]:
    """The keywords and sentences of a language, and what may stand in their fields.

    A sentence is its game, its kind, its text, for each field the place of what it takes, and the
    words by which it is found besides its own. What a field takes is told as
    :func:`~whichside_rules.vocabulary.in_other_words.completing.recognised` has it.
    """
    from gherkin.dialect import DIALECTS

    dialect = DIALECTS[language]
    known: list[Field] = []
    rows: list[list[Any]] = []
    for one in vocabulary.patterns(language):
        for taken in one.fields.values():
            if taken not in known:
                known.append(taken)
        fields = {name: known.index(taken) for name, taken in one.fields.items()}
        rows.append([one.game or "", one.kind, one.text, fields, one.words])
    return {
        "steps": {
            key: [word.strip() for word in dialect[key] if word.strip() != "*"] for key in _KEYWORDS
        },
        "headers": {key: list(dialect[key]) for key in _HEADERS},
        "fields": [recognised(taken.takes, taken.regex) for taken in known],
        "sentences": rows,
    }
