"""How well people are understood who know a game and none of its sentences.

A question is a few lines as somebody at a table would write them, with what the book says of it:
``truth`` is whether all that is expected happens. It is asked as it stands, and again with the
first suggestion in place of every line that is not understood.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from whichside_rules.scenarios.engine import asked, questions
from whichside_rules.scenarios.lint import lint_feature, suggestions
from whichside_rules.scenarios.source import read_text
from whichside_rules.vocabulary import Vocabulary, load

HERE: Final = Path(__file__).parent
LISTS: Final = ("development", "questions")
"""The lists: the sentences may be tuned on the first; nobody who writes sentences reads the second.
"""
Outcome = Literal["understood", "right sentence first", "lost", "understood wrongly"]
OUTCOMES: Final[tuple[Outcome, ...]] = (
    "understood",
    "right sentence first",
    "lost",
    "understood wrongly",
)
_HEADS: Final = {
    "en": ("Feature: Asked", "  Scenario: Asked"),
    "fr": ("# language: fr", "Fonctionnalité: Demandé", "  Scénario: Demandé"),
}


#: What is said of a position that no table can show: nothing is answered then.
_NO_TABLE: Final = re.compile(
    "impossible position|position impossible|in an earlier step|plus haut"
)


@dataclass(frozen=True)
class Question:
    """What somebody asks, and what the book says."""

    id: str
    game: str
    language: str
    truth: bool
    text: str
    canonical: str = ""

    @property
    def lines(self) -> list[str]:
        """One thing a line, keyword first."""
        return [line.strip() for line in self.text.splitlines() if line.strip()]


@dataclass(frozen=True)
class Heard:
    """What came of a question."""

    question: Question
    outcome: Outcome
    taken: tuple[str, ...]
    """The lines with the suggestions that were taken; those of the question if none was."""
    told: str
    """What was said in the end."""


def listed(folder: Path) -> Iterator[Question]:
    """The questions of a list, in the order of its files."""
    for file in sorted(folder.glob("*.toml")):
        for one in tomllib.loads(file.read_text("utf-8")).get("question", ()):
            yield Question(**one)


def hear(question: Question, vocabulary: Vocabulary | None = None) -> Heard:
    """Ask a question as it is written, then with the first suggestions."""
    loaded = vocabulary or load()
    verdict, told = _verdict(question, question.lines, loaded)
    if verdict is not None:
        right = verdict == question.truth
        return Heard(
            question, "understood" if right else "understood wrongly", tuple(question.lines), told
        )
    lines = _taken(question, loaded)
    verdict, told = _verdict(question, lines, loaded)
    right = verdict == question.truth
    return Heard(question, "right sentence first" if right else "lost", tuple(lines), told)


def _text(question: Question, lines: Iterable[str]) -> str:
    head = _HEADS[question.language]
    return "\n".join((*head, *(f"    {line}" for line in lines), ""))


def _verdict(question: Question, lines: list[str], loaded: Vocabulary) -> tuple[bool | None, str]:
    """Whether it holds; ``None`` where it is not understood or no table can show the position."""
    path = Path(question.game, "question.feature")
    feature, problems = read_text(_text(question, lines), path, question.language)
    if feature is not None:
        problems = lint_feature(feature, problems, loaded)
    if problems or feature is None:
        return None, "\n".join(f"{one.line}: {one.message}" for one in problems)
    answers = [asked(one, loaded) for one in questions(feature, loaded)]
    told = "\n".join(answer.message or "" for answer in answers)
    if not all(answer.understood for answer in answers) or _NO_TABLE.search(told):
        return None, told
    return all(answer.outcome == "passed" for answer in answers), told


def _taken(question: Question, loaded: Vocabulary) -> list[str]:
    """The lines with the first suggestion for each that is not understood."""
    path = Path(question.game, "question.feature")
    feature, _ = read_text(_text(question, question.lines), path, question.language)
    lines = list(question.lines)
    if feature is None:
        return lines
    before = len(_HEADS[question.language])
    for line, (keyword, near) in suggestions(feature, loaded).items():
        if near:
            at = line - before - 1
            first, *more = near[0].split("\n")
            lines[at] = "\n".join(
                (f"{keyword} {first}", *(f"    {_AND[question.language]} {one}" for one in more))
            )
    return lines


_AND: Final = {"en": "And", "fr": "Et"}


def told(heard: Iterable[Heard], name: str) -> Iterator[str]:
    """The numbers of a list, by game and language and in all."""
    every = list(heard)
    if not every:
        yield f"{name}: no questions"
        return
    counts: dict[tuple[str, str], Counter[Outcome]] = {}
    for one in every:
        counts.setdefault((one.question.game, one.question.language), Counter())[one.outcome] += 1
    counts["all", ""] = Counter(one.outcome for one in every)
    yield f"{name}: {len(every)} questions"
    yield f"  {'':<18}" + "".join(f"{one:>22}" for one in OUTCOMES)
    for (game, language), found in counts.items():
        total = sum(found.values())
        cells = (f"{found[one]:>3} ({100 * found[one] / total:3.0f} %)" for one in OUTCOMES)
        yield f"  {f'{game} {language}':<18}" + "".join(f"{cell:>22}" for cell in cells)


def shares(heard: Iterable[Heard]) -> dict[str, float]:
    """What is asked of the measure: understood as written, after one suggestion, wrongly."""
    found = Counter(one.outcome for one in heard)
    total = sum(found.values()) or 1
    first = found["understood"] + found["right sentence first"]
    return {
        "understood": found["understood"] / total,
        "after the first suggestion": first / total,
        "understood wrongly": found["understood wrongly"] / total,
    }
