"""Asking as a function: the text of a feature in, a typed verdict out.

No file is read, nothing is printed and pytest is not needed: for notebooks, servers, chat bots.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from whichside_rules.scenarios.told import Hanging, RelatedRules, Told
from whichside_rules.shared.printable import one_line

if TYPE_CHECKING:
    from whichside_rules.scenarios.engine import Asked
    from whichside_rules.vocabulary import Vocabulary

__all__ = [
    "CitedClause",
    "Erratum",
    "HangsOn",
    "Ruling",
    "StandIn",
    "StepVerdict",
    "Trouble",
    "Verdict",
    "ask",
    "ask_at",
]

Judgement = Literal["holds", "fails", "not understood"]
_NAME = Path("question.feature")


class Trouble(Told):
    """Something in the text that cannot be understood."""

    line: int
    """The line of the text, from 1."""
    message: str
    """What is wrong, and what would be right."""


class StepVerdict(Told):
    """What came of one step."""

    line: int
    keyword: str
    text: str
    """As asked, the values of a row filled in; where it was said in other words, the sentence."""
    verdict: Literal["holds", "fails", "not reached"]
    said: str | None = None
    """What was written, where the text is the sentence that it was taken for."""


class CitedClause(Told):
    """A clause that decided something."""

    id: str
    title: str
    """In the language of the question."""
    how: Literal["fired", "read"]
    """``fired``: an event or a refusal cites it. ``read``: a Then asked for what it decides."""


class HangsOn(Told):
    """A reading of an unclear passage that the verdict hangs on."""

    reading: str
    """Its id, such as ``postal.R-2``."""
    field: str
    """The field of the set-up that chooses."""
    option: str
    """The option in force."""
    default: bool
    """Whether that is the default."""
    others: tuple[str, ...]
    """The options with which the answer would have been another one."""


class Erratum(Told):
    """A slip or a gap of the book that was settled, and that decides something of the answer."""

    reading: str
    """Its id, such as ``whichside.R-17``."""
    question: str
    """What the book leaves open, in the language of the question."""
    why: str
    """How it is settled, and why."""


class StandIn(Told):
    """A card, tile or the like of which no book prints some values: they are ours."""

    key: str
    fields: tuple[str, ...]
    says: str = ""
    """What a card does with these values of ours, in words; empty for what is no card."""


class Ruling(Told):
    """What the rules say of one scenario, or of one row of an outline."""

    title: str
    line: int
    """The line of the scenario."""
    row: dict[str, str] | None
    """The values of the row, by column."""
    game: str | None
    verdict: Judgement
    steps: tuple[StepVerdict, ...]
    """All its steps, after those of the backgrounds."""
    says: str | None
    """What the rules say instead, or why it cannot be understood."""
    cited: tuple[CitedClause, ...]
    """The clauses that led to it, in order."""
    readings: tuple[HangsOn, ...]
    errata: tuple[Erratum, ...]
    stand_ins: tuple[StandIn, ...]
    remarks: tuple[str, ...]
    """What the Givens leave unsaid, and how it was taken."""
    anyway: tuple[int, ...] = ()
    """The lines of the Givens that say what was so anyway: without one all would be the same."""
    story: tuple[str, ...]
    """What the moves did, each event with its clause."""
    hanging: Hanging | None = None
    """What would change it, if that was asked."""


class Verdict(Told):
    """What the rules say of a feature. ``model_dump_json`` and ``model_validate_json`` keep it."""

    verdict: Judgement
    """``holds`` if every scenario does; ``not understood`` if something cannot be asked at all."""
    language: Literal["en", "fr"]
    """The language in which it was asked and is told."""
    troubles: tuple[Trouble, ...]
    """All that is wrong with the text; then nothing was asked."""
    related: tuple[RelatedRules, ...] = ()
    """By scenario the rules that may speak of what was not understood: to be read, no answer."""
    rulings: tuple[Ruling, ...]
    text: str
    """The whole verdict as a person reads it, in several lines."""


def ask(
    text: str,
    language: Literal["en", "fr"] | None = None,
    *,
    vocabulary: Vocabulary | None = None,
    why: bool | Collection[int] = False,
) -> Verdict:
    """Ask the rules what a feature asks.

    >>> from whichside_rules import ask
    >>> verdict = ask('''
    ... Feature: Our table
    ...   Scenario: Two dollars short
    ...     Given a postal game
    ...     And 3 healthy workers
    ...     And Savings of 2 dollars
    ...     When the Cost of Living is paid
    ...     Then Savings are 0 dollars
    ... ''')
    >>> verdict.verdict
    'holds'
    >>> [clause.id for clause in verdict.rulings[0].cited][:2]
    ['postal.phase.resolution.pay', 'postal.debt.definition']

    The same engine answers ``whichside check`` and the pytest plugin. Several threads may ask at
    once. What is wrong with the text is part of the verdict, never an exception.

    Args:
        text: a feature, at most as long as a feature file may be.
        language: the language of its keywords where no ``# language:`` line says it; English
            unless given.
        vocabulary: other sentences than those of the games here.
        why: whether to find out what would change the verdict, which asks each scenario again up
            to some hundred times; or of which rulings alone, by their places from 0.

    Raises:
        ImportError: what reads features is not installed; the message names the extra.
        TypeError: the text is no text.
        ValueError: there is no such language.
    """
    return ask_at(_NAME, text, language, vocabulary, why=why)


def ask_at(
    path: Path,
    text: str,
    language: Literal["en", "fr"] | None = None,
    vocabulary: Vocabulary | None = None,
    *,
    why: bool | Collection[int] = False,
) -> Verdict:
    """As :func:`ask`, of a text that stands, or will, at a path: its folder may name the game."""
    if not isinstance(text, str):
        raise TypeError(f"a feature is asked as a text, not as {type(text).__name__}")
    if language not in (None, "en", "fr"):
        raise ValueError(f"language is {language!r}; 'en' and 'fr' are known")
    try:
        from whichside_rules.scenarios.engine import asked, questions
        from whichside_rules.scenarios.hanging import in_row, what_would_change
        from whichside_rules.scenarios.lint import lint_feature
        from whichside_rules.scenarios.related import related, related_lines
        from whichside_rules.scenarios.source import read_text
        from whichside_rules.scenarios.verdict import lines, summary
        from whichside_rules.vocabulary import load
    except ModuleNotFoundError as missing:
        package = str(missing.name).partition(".")[0]
        raise ImportError(
            f"asking needs {package}: pip install 'whichside-rules[check]'", name=missing.name
        ) from missing
    loaded = vocabulary or load()
    feature, problems = read_text(text, path, language or "en")
    if feature is not None:
        problems = lint_feature(feature, problems, loaded)
    spoken: Literal["en", "fr"] = "en"
    if (feature.language if feature is not None else language) == "fr":
        spoken = "fr"
    if problems or feature is None:
        troubles = tuple(Trouble(line=one.line, message=one_line(one.message)) for one in problems)
        rules = related(feature, problems, loaded)
        wrong = (f"{one.line}: {one.message}" for one in troubles)
        return Verdict(
            verdict="not understood",
            language=spoken,
            troubles=troubles,
            related=rules,
            rulings=(),
            text="\n".join((*wrong, *related_lines(rules, spoken))),
        )
    answers = [asked(question, loaded) for question in questions(feature, loaded)]
    wanted = range(len(answers)) if why is True else why or ()
    hanging = [
        what_would_change(answer.question, loaded) if at in wanted else None
        for at, answer in enumerate(answers)
    ]
    rows = [
        answer.row(Path(), anyway=True) | in_row(each)
        for answer, each in zip(answers, hanging, strict=True)
    ]
    # The text has no name, so the first line, which would be that of its file, says nothing.
    _, *said = lines(rows, Path(), messages=True)
    told = "\n".join((*said, summary(rows)))
    rulings = tuple(
        _ruling(answer, each, spoken) for answer, each in zip(answers, hanging, strict=True)
    )
    found = {ruling.verdict for ruling in rulings}
    worst: Judgement = "not understood" if "not understood" in found else "fails"
    return Verdict(
        verdict="holds" if found == {"holds"} else worst,
        language=spoken,
        troubles=(),
        rulings=rulings,
        text=told,
    )


def _ruling(answer: Asked, hanging: Hanging | None, language: str) -> Ruling:
    from whichside_rules.scenarios.verdict import stand_ins_told

    question, shown = answer.question, answer.shown
    verdict: Judgement = "holds" if answer.outcome == "passed" else "fails"
    fired = set(shown["fired"])
    words = stand_ins_told(question.game, shown["stand_ins"], language)
    return Ruling(
        title=question.title,
        line=question.scenario.line,
        row=None if question.row is None else dict(question.row.values),
        game=question.game,
        verdict=verdict if answer.understood else "not understood",
        steps=_steps(answer),
        says=answer.message,
        cited=tuple(
            CitedClause(
                id=clause,
                title=shown["titles"].get(clause, ""),
                how="fired" if clause in fired else "read",
            )
            for clause in (*shown["fired"], *shown["answered"])
        ),
        readings=tuple(_hangs_on(one) for one in answer.readings),
        errata=tuple(Erratum(**one) for one in shown["errata"]),
        stand_ins=tuple(
            StandIn(key=key, fields=tuple(fields), says=words.get(key, ""))
            for key, fields in shown["stand_ins"].items()
        ),
        remarks=tuple(shown["remarks"]),
        anyway=answer.anyway,
        story=answer.story,
        hanging=hanging,
    )


def _steps(answer: Asked) -> tuple[StepVerdict, ...]:
    reached = answer.at if answer.at is not None else len(answer.question.steps)

    def came_of(index: int) -> Literal["holds", "fails", "not reached"]:
        return "holds" if index < reached else "fails" if index == reached else "not reached"

    return tuple(
        StepVerdict(
            line=one.line,
            keyword=one.keyword,
            text=one.text,
            verdict=came_of(index),
            said=one.said,
        )
        for index, one in enumerate(answer.question.steps)
    )


def _hangs_on(one: dict[str, Any]) -> HangsOn:
    return HangsOn(**{**one, "others": tuple(one["others"])})
