"""What the fields of sentences and the columns of examples are called in the other language.

A field has one name for programs, which is English, and the author of a feature may call a column
as he likes. Somebody who reads French is shown French names, as ``fields.toml`` has them; a name
that does not stand there is shown as it is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources

__all__ = ["called", "renamed"]


@cache
def _words(language: str) -> dict[str, str]:
    text = resources.files(__package__).joinpath("fields.toml").read_text("utf-8")
    french: dict[str, str] = tomllib.loads(text)
    if language == "fr":
        return french
    english: dict[str, str] = {}
    for name, told in french.items():
        english.setdefault(told, name)
    return english


def called(name: str, language: str) -> str:
    """What a field or a column is called in a language, with its number if it has one.

    >>> called("cost", "fr"), called("coût 2", "en"), called("purse", "fr")
    ('coût', 'cost 2', 'purse')
    """
    words = _words(language)
    if name in words:
        return words[name]
    word, _, number = name.rpartition(" ")
    return f"{words[word]} {number}" if number.isdecimal() and word in words else name


def renamed(columns: Iterable[str], language: str) -> dict[str, str]:
    """What the columns of a table are called in a language, none as another one is.

    >>> renamed(["space", "cell", "n"], "fr")
    {'space': 'case', 'cell': 'cell', 'n': 'n'}
    """
    own = list(columns)
    found: dict[str, str] = {}
    for name in own:
        told = called(name, language)
        free = told not in own and told not in found.values()
        found[name] = told if free else name
    return found
