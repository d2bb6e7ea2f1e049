"""A sentence is written into a scenario that somebody writes, at its right place."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.scenarios.source import Scenario, Step, read_text
from whichside_rules.vocabulary.registry import KINDS, Kind, Registry

__all__ = ["Written", "add", "begin", "put", "undo"]

_KEYWORDS: Final[dict[Kind, Text]] = {
    "given": Text("Given", "Étant donné"),
    "when": Text("When", "Quand"),
    "then": Text("Then", "Alors"),
}
_NAME: Final = Path("question.feature")
_AND: Final = Text("And", "Et")
_FEATURE: Final = Text("Feature: Our table", "Fonctionnalité: Notre table")
_SCENARIO: Final = Text("Scenario: What I ask", "Scénario: Ce que je demande")


class Written(NamedTuple):
    """A text with a sentence in it."""

    text: str
    line: int
    """The line of the sentence, from 1."""


def begin(language: str) -> str:
    """A text with a scenario in which nothing is said yet."""
    head = "" if language == "en" else f"# language: {language}\n"
    return f"{head}{_FEATURE.in_(language)}\n  {_SCENARIO.in_(language)}\n"


def put(text: str, sentence: str, language: str, known: Registry) -> Written:
    """Write a Given into the last scenario, in place of the one that says something else of it.

    Args:
        text: the text; with nothing in it a scenario is begun.
        sentence: the Given, without its keyword.
        language: of the text.
        known: what may be said in the scenario.

    Raises:
        ValueError: the text is no feature.
    """
    lines, scenario = _read(text, language)
    for one in scenario.steps:
        line = lines[one.line - 1].rstrip()
        if one.kind == "given" and line.endswith(one.text) and _same(known, one.text, sentence):
            lines[one.line - 1] = line[: -len(one.text)] + sentence
            return Written("\n".join(lines), one.line)
    return _insert(lines, scenario, "given", sentence, language)


def add(text: str, kind: Kind, sentence: str, language: str) -> Written:
    """Write a When or a Then at the end of its kind in the last scenario.

    A When is played after all that was played, before what is expected.

    Raises:
        ValueError: the text is no feature.
    """
    lines, scenario = _read(text, language)
    return _insert(lines, scenario, kind, sentence, language)


def undo(text: str, language: str) -> str:
    """The text without the last When of its last scenario, and without the Thens after it.

    Raises:
        ValueError: the text is no feature.
    """
    lines, scenario = _read(text, language)
    moves = [at for at, one in enumerate(scenario.steps) if one.kind == "when"]
    if not moves:
        return text
    gone = scenario.steps[moves[-1] :]
    for one in reversed(gone):
        del lines[one.line - 1 : _below(one, lines)]
    return "\n".join(lines)


def _read(text: str, language: str) -> tuple[list[str], Scenario]:
    """The lines of a text, and its last scenario."""
    feature, problems = read_text(text if text.strip() else begin(language), _NAME, language)
    if feature is not None and not feature.scenarios:
        text = f"{text.rstrip()}\n  {_SCENARIO.in_(language)}\n"
        feature, problems = read_text(text, _NAME, language)
    if feature is None or not feature.scenarios:
        raise ValueError("\n".join(f"{one.line}: {one.message}" for one in problems))
    return (text if text.strip() else begin(language)).split("\n"), feature.scenarios[-1]


def _insert(
    lines: list[str], scenario: Scenario, kind: Kind, sentence: str, language: str
) -> Written:
    place = KINDS.index(kind)
    above = [one for one in scenario.steps if one.kind and KINDS.index(one.kind) <= place]
    last = above[-1] if above else None
    at = scenario.line if last is None else _below(last, lines)
    word = _AND if last is not None and last.kind == kind else _KEYWORDS[kind]
    start = lines[last.line - 1] if last is not None else "    "
    indent = start[: len(start) - len(start.lstrip())]
    lines.insert(at, f"{indent}{word.in_(language)} {sentence}")
    return Written("\n".join(lines), at + 1)


def _below(step: Step, lines: list[str]) -> int:
    """How many lines stand above what follows a step with all that belongs to it."""
    if step.docstring is not None:
        mark = next(one for one in ('"""', "```") if lines[step.line].lstrip().startswith(one))
        ends = (at for at in range(step.line + 1, len(lines)) if lines[at].strip() == mark)
        return next(ends) + 1
    return step.line + len(step.datatable or ())


def _same(known: Registry, one: str, other: str) -> bool:
    """Whether two Givens say something of the same, so that only one of them can be said.

    They are one sentence, and differ in no more than one of what stands in its places: a number,
    or the last that they name.
    """
    these, those = known.match("given", one), known.match("given", other)
    if len(these) != 1 or len(those) != 1 or these[0].sentence is not those[0].sentence:
        return False
    here, there = these[0].arguments, those[0].arguments
    if here.keys() != there.keys():
        return False
    differ = [field for field in here if here[field] != there[field]]
    numbers = [field for field, value in here.items() if isinstance(value, int)]
    return not differ or differ == numbers or (not numbers and differ == list(here)[-1:])
