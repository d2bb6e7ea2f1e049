"""Finding clauses by words.

A clause is looked for in its id, title and text, and in the readings that belong to it. Words
count by how few clauses have them, and more in a title than in a text; what ``finding.toml`` says
of words is known. The reference does the same in the browser, with ``static/find.js``.
"""

from __future__ import annotations

import math
import re
import tomllib
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import Clause, Reading, reading

WEIGHTS = (4.0, 2.0, 2.0)
"""How much a word counts in the id and title, in the text, and in a reading."""
ASKED = 3.0
"""How much more the words of the question itself count: « ...: is the game lost? »."""
SYNONYM = 0.7
"""How much a word counts that only means the same as the one that is asked for."""
EXAMPLE = 0.8
"""How much an example counts beside the rule that it shows."""
PARTIAL = 10
"""So many clauses are told where none has all the words."""
_WORD = re.compile(r"[^\W_]+")


Fields = tuple[frozenset[str], ...]
"""The words of the id and title of a clause, of its text, and of its readings."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was found, best first."""

    clauses: tuple[Clause, ...]
    whole: bool
    """Whether they have all the words; else they are those that have most of them."""


def plain(text: str) -> str:
    """A text without accents and capitals, for searching."""
    if text.isascii():  # nearly every word, many thousands of times
        return text.casefold()
    split = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "Oe"))
    return "".join(letter for letter in split if not unicodedata.combining(letter)).casefold()


def words_of(text: str) -> list[str]:
    """The words of a text, plain."""
    return _WORD.findall(plain(text))


@cache
def known_words(language: str) -> dict[str, Any]:
    """What is known of the words of a language: ``idle`` ones, those ``alike``, and ``phrases``."""
    text = resources.files("whichside_rules.shared").joinpath("finding.toml").read_text("utf-8")
    found: dict[str, Any] = tomllib.loads(text)[language]
    return found


def alike(word: str, other: str) -> bool:
    """Whether two words are forms of one: ``jail`` and ``jailed``, ``injured`` and ``injury``."""
    short = min(len(word), len(other))
    common = next((n for n, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), short)
    apart = max(len(word), len(other)) - common
    if short < 4:  # « par » is no form of « pari »
        return word == other or {word, other} == {word[:short], f"{word[:short]}s"}
    return word == other or (apart <= 3 and common >= short - (short > 5))


def find(text: str, among: Sequence[Clause], languages: Iterable[str] = ("en", "fr")) -> Found:
    """The clauses about some words, or the clause or reading of that name, best first."""
    spoken = tuple(languages)
    asked = plain(text.strip()).removeprefix("@")
    named = [one for one in among if asked and _named(one, asked)]
    if named:
        return Found(tuple(sorted(named, key=lambda one: _nearness(one.id, asked))), True)
    idle = {word for language in spoken for word in known_words(language)["idle"]}
    wanted = [word for word in dict.fromkeys(_meant(text, spoken)) if word not in idle]
    if not wanted:
        return Found((), True)
    indexed = [(one, _fields(one, spoken)) for one in among]
    there = defaultdict[str, list[str]](list)
    for each in {each for _, fields in indexed for field in fields for each in field}:
        there[each[0]].append(each)
    forms = {word: _forms(word, there, spoken) for word in wanted}
    common = Counter(
        word for _, fields in indexed for word in wanted if _best(fields, *forms[word])
    )
    heavy = set(_meant(_question(text), spoken))
    scored = []
    for place, (one, fields) in enumerate(indexed):
        met = {word: _best(fields, *forms[word]) for word in wanted}
        score = sum(
            weight * (ASKED if word in heavy else 1) * math.log(1 + len(among) / common[word])
            for word, weight in met.items()
            if weight
        ) * (EXAMPLE if ".example." in one.id else 1)
        scored.append((all(met.values()), score, -place, one))
    if text.rstrip().endswith("?"):
        # Who asks chose no words: a clause that has them all may be about something else.
        scored.sort(key=lambda row: row[1:3], reverse=True)
        # Of equals the first of each game come first: no game hides what others say.
        equals = Counter[tuple[float, str]]()
        ranked = list[tuple[float, int, int, bool, Clause]]()
        for every, score, _, one in scored:
            ranked.append((-score, equals[score, one.game], len(ranked), every, one))
            equals[score, one.game] += 1
        ranked.sort(key=lambda row: row[:3])
        return Found(tuple(row[4] for row in ranked if row[0])[:PARTIAL], ranked[0][3])
    scored.sort(key=lambda row: row[:3], reverse=True)
    whole = [one for every, _, _, one in scored if every]
    if whole:
        return Found(tuple(whole), True)
    return Found(tuple(one for _, score, _, one in scored if score)[:PARTIAL], False)


def _meant(text: str, languages: Iterable[str]) -> list[str]:
    """The words of a text, those of the rules in place of the phrases that are known."""
    said = f" {' '.join(words_of(text))} "
    for language in languages:
        for phrase, meant in known_words(language)["phrases"]:
            said = said.replace(f" {phrase} ", f" {meant} ")
    return said.split()


def _question(text: str) -> str:
    """What is asked, after the situation that is described first; empty if nothing is."""
    described, mark, asked = text.rstrip(" ?").rpartition(max(",;:", key=text.rfind))
    return asked if mark and described and text.rstrip().endswith("?") else ""


def texts_of(one: Reading) -> list[Text]:
    """What a reading is found by: its question and its options."""
    return [one.question, *(option.text for option in one.options)]


def _named(one: Clause, asked: str) -> bool:
    """Whether a clause or one of its readings is called so, or its id holds that piece."""
    readings = {name.casefold() for name in one.readings}
    if asked in readings | {name.partition(".")[2] for name in readings}:
        return True
    return "." in asked and asked in one.id


def _nearness(name: str, asked: str) -> int:
    """How near an id is: the same, so beginning, with a part so beginning, or holding it."""
    tests = (name == asked, name.startswith(asked), f".{asked}" in name, True)
    return tests.index(True)


@cache
def _fields(one: Clause, languages: Sequence[str]) -> Fields:
    asked = [reading(name) for name in one.readings]
    texts = (
        [one.id, *(one.title.in_(language) for language in languages)],
        [one.text.in_(language) for language in languages],
        [part.in_(language) for each in asked for part in texts_of(each) for language in languages],
    )
    return tuple(frozenset(words_of(" ".join(field))) for field in texts)


def _forms(
    word: str, there: Mapping[str, Sequence[str]], languages: Iterable[str]
) -> tuple[frozenset[str], frozenset[str]]:
    """The words in the texts that stand for one that is asked for: its forms, and all.

    Those in the texts are told by their first letter: forms of one word have the same.
    """
    meant = {word}
    for language in languages:
        for group in known_words(language)["alike"]:
            if any(alike(word, one) for one in group):
                meant.update(group)
    forms = {
        each: frozenset(one for one in there.get(each[0], ()) if alike(each, one)) for each in meant
    }
    return forms[word], frozenset[str]().union(*forms.values())


def _best(fields: Fields, forms: frozenset[str], meant: frozenset[str]) -> float:
    """How much a word counts in a clause; 0 where neither it nor its like is there."""
    return max(
        weight * (1 if field & forms else SYNONYM if field & meant else 0)
        for weight, field in zip(WEIGHTS, fields, strict=True)
    )
