"""What the editor of the page that answers completes, as data for a browser."""

from __future__ import annotations

import re
from typing import Any, Final

from whichside_rules.sphinxext.sources.sentences import Field, Vocabulary

_KEYWORDS: Final = ("given", "when", "then", "and", "but")
_HEADERS: Final = ("feature", "rule", "background", "scenario", "scenarioOutline", "examples")
#: Names that follow a form, such as the id of a clause: letters are not words of theirs.
_FORMED: Final = re.compile(r"\[a-z|\\w")
_WORD: Final = re.compile(r"[^\W\d_]+")
_ESCAPE: Final = re.compile(r"\\[a-zA-Z]")


def completions(vocabulary: Vocabulary, language: str) -> dict[str, Any]:
    """The keywords and sentences of a language, and what may stand in their fields.

    A sentence is its game, its kind, its text and, for each field, the place of what it takes. That
    is told (a list of all, or a description) and, where it is a description, recognised by its
    beginning: ``quoted`` begins with a quotation mark, ``form`` is a regular expression without
    spaces, ``words`` are all words that may stand there, besides numbers.
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
        rows.append([one.game or "", one.kind, one.text, fields])
    return {
        "steps": {
            key: [word.strip() for word in dialect[key] if word.strip() != "*"] for key in _KEYWORDS
        },
        "headers": {key: list(dialect[key]) for key in _HEADERS},
        "fields": [_recognised(taken) for taken in known],
        "sentences": rows,
    }


def _recognised(field: Field) -> dict[str, Any]:
    if isinstance(field.takes, tuple):
        return {"all": field.takes}
    told: dict[str, Any] = {"told": field.takes}
    if not field.regex:
        return told
    words = _WORD.findall(_ESCAPE.sub(" ", field.regex.replace("\\ ", " ")))
    if not words and re.fullmatch(field.regex, '"x"'):
        return told | {"quoted": True}
    if _FORMED.search(field.regex):
        return told | {"form": field.regex}
    return told | {"words": sorted({word.lower() for word in words})}
