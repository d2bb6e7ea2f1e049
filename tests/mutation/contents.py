"""What can be broken in the content of a game besides its numbers: booleans, words, names, lists.

Only what the book states or what follows from it is broken; a stand-in is ours, and nothing that a
scenario could prove. The default of a reading is broken in the code, where the rules take it from
(operator ``word``), and each of its options there as well (``option``).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

BOOLEAN, TEXT, NAME, FIGURE = "boolean", "text", "name", "figure"
DROPPED, EXCHANGED = "dropped", "exchanged"
OPERATORS = frozenset({BOOLEAN, TEXT, NAME, FIGURE, DROPPED, EXCHANGED})
"""The words that ids of breaks have for them."""

_DATUM = re.compile(
    r'^(?P<key>"[^"]*"|[\w.-]+) = \{ value = (?P<value>.*?), provenance = "(stated|implied)"'
)
_TOKEN = re.compile(
    r'(?P<quoted>"(?P<text>[^"\\]*)")|(?P<truth>\b(true|false)\b)|(?P<number>(?<![\w.-])\d+\b)'
    r"|(?P<key>[\w-]+)(?= = )|(?P<sign>[\[\]{},])"
)
LANGUAGES = frozenset({"en", "fr"})


class Found(NamedTuple):
    """Something else in a line of data."""

    line: int
    """Which line, the first being 0."""
    key: str
    """Of the datum, with its table."""
    operator: str
    start: int
    end: int
    piece: str


def in_content(texts: Iterable[str], text: str) -> Iterator[Found]:
    """What can be broken in one file of the content.

    Args:
        texts: every file of the content: a word is broken into another that its key has there.
        text: the file.
    """
    words = _words(texts)
    for at, key, value, start in _data(text):
        inner = key.rpartition(".")[2].strip('"')
        plain = re.fullmatch(r"\w+", key.rpartition(".")[2]) is not None
        for operator, first, last, piece in _pieces(value, inner, words, numbers=not plain):
            yield Found(at, key, operator, start + first, start + last, piece)


def _data(text: str) -> Iterator[tuple[int, str, str, int]]:
    """The line, the key, the value, and where it begins, of each datum."""
    table = ""
    for at, line in enumerate(text.splitlines()):
        if line.startswith("["):
            table = line.strip().strip("[]")
        found = _DATUM.match(line)
        if found:
            yield at, f"{table}.{found['key']}", found["value"], found.start("value")


def _words(texts: Iterable[str]) -> dict[str, list[str]]:
    """The words that each key has, in order."""
    words: dict[str, set[str]] = {}

    def collect(key: str, value: Any) -> None:
        if isinstance(value, str):
            words.setdefault(key, set()).add(value)
        elif isinstance(value, list):
            for one in value:
                collect(key, one)
        elif isinstance(value, dict):
            for name, one in value.items():
                collect(name, one)

    for text in texts:
        for _, key, value, _ in _data(text):
            collect(key.rpartition(".")[2].strip('"'), tomllib.loads(f"v = {value}")["v"])
    return {key: sorted(found) for key, found in words.items()}


def _pieces(
    value: str, key: str, words: dict[str, list[str]], *, numbers: bool
) -> Iterator[tuple[str, int, int, str]]:
    keys = [key]
    for token in _TOKEN.finditer(value):
        start, end = token.span()
        if token["key"]:
            keys[-1] = token["key"]
        elif token["sign"] in {"{", "["}:
            keys.append(keys[-1])
        elif token["sign"] in {"}", "]"}:
            keys.pop()
        elif token["truth"]:
            yield BOOLEAN, start, end, "false" if token["truth"] == "true" else "true"
        elif token["number"] and numbers:
            for other in (int(token["number"]) + 1, int(token["number"]) - 1):
                yield FIGURE, start, end, str(other)
        elif token["quoted"] and keys[-1] in LANGUAGES:
            yield NAME, start, end, f'"{token["text"]} x"'
        elif token["quoted"]:
            known = words[keys[-1]]
            if len(known) > 1:
                word = known[(known.index(token["text"]) + 1) % len(known)]
                yield TEXT, start, end, f'"{word}"'
    for spans in _lists(value):
        elements = [value[start:end] for start, end in spans]
        for at, (start, end) in enumerate(spans):
            after = spans[at + 1][0] if at + 1 < len(spans) else end
            before = spans[at - 1][1] if at and after == end else start
            yield DROPPED, before, after, ""
        for at in range(len(spans) - 1):
            (start, first), (second, end) = spans[at], spans[at + 1]
            if elements[at] != elements[at + 1]:
                middle = value[first:second]
                yield EXCHANGED, start, end, f"{elements[at + 1]}{middle}{elements[at]}"


def _lists(value: str) -> Iterator[list[tuple[int, int]]]:
    """The elements of each list, by where they begin and end."""
    open_ones: list[tuple[str, list[tuple[int, int]], int]] = []
    for token in _TOKEN.finditer(value):
        sign, (start, end) = token["sign"], token.span()
        if sign in {"[", "{"}:
            open_ones.append((sign, [], end))
        elif sign and open_ones:
            kind, spans, since = open_ones.pop()
            element = value[since:start]
            if element.strip():
                left = since + len(element) - len(element.lstrip())
                spans.append((left, left + len(element.strip())))
            if sign == ",":
                open_ones.append((kind, spans, end))
            elif kind == "[":
                yield spans
