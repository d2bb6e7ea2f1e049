"""Checks a whole feature file against the vocabulary and the clauses, before anything runs.

Every problem of a file is found in one go. Nothing here imports pytest, so an editor or a
pre-commit hook can call :func:`problems` by itself.
"""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

from gherkin.dialect import DIALECTS

from whichside_rules.scenarios.canonical import bring, game_meant, said_in
from whichside_rules.scenarios.games import game_of
from whichside_rules.scenarios.source import (
    TRANSLATED,
    Feature,
    Problem,
    Row,
    Scenario,
    Step,
    Tag,
    read,
    tags_and_steps,
)
from whichside_rules.scenarios.suggesting import in_one_line, meant_in
from whichside_rules.vocabulary import Vocabulary, load
from whichside_rules.vocabulary.in_other_words.proposals import Told, not_understood
from whichside_rules.vocabulary.in_other_words.saying import Saying
from whichside_rules.vocabulary.in_other_words.wordings import wordings
from whichside_rules.vocabulary.parameter_types import STEPS
from whichside_rules.vocabulary.registry import (
    KINDS,
    Kind,
    Match,
    Registry,
    SentenceError,
    Slip,
    outline,
    readable,
)

__all__ = [
    "Problem",
    "known_in",
    "lint",
    "lint_feature",
    "meant",
    "names_a_game",
    "problems",
    "sentences_of",
    "suggestions",
    "unnamed",
]

#: As in pytest-bdd, which fills the rows in.
PLACEHOLDER = re.compile(r"<(.+?)>")
#: A sentence longer than this is no sentence, and slow to compare with the vocabulary.
MAX_SENTENCE = 500
#: What one file may ask, each row of an outline counted: scenarios, their steps with those of the
#: backgrounds, the cells of their tables, and the characters of all that with the text blocks.
MAX_SCENARIOS = 300
MAX_STEPS = 1_500
MAX_CELLS = 4_000
MAX_ASKED = 512 * 1024
#: Looking for similar sentences takes time; after so many the rest are only named.
MAX_SUGGESTIONS = 60
#: To take all lines of a scenario together takes longer; after so many each is taken by itself.
MAX_WHOLE = 10


def problems(path: str | Path, vocabulary: Vocabulary | None = None) -> list[Problem]:
    """Everything wrong with a feature file, in the order of its lines; empty means it can run."""
    return lint(Path(path), vocabulary)[1]


def lint(path: Path, vocabulary: Vocabulary | None = None) -> tuple[Feature | None, list[Problem]]:
    """The feature, if it can be read, and everything wrong with it."""
    feature, found = read(path)
    if feature is None:
        return None, found
    return feature, lint_feature(feature, found, vocabulary or load())


def lint_feature(
    feature: Feature, found: Iterable[Problem], vocabulary: Vocabulary
) -> list[Problem]:
    """What was found in reading a feature, and everything that is wrong with what it says."""
    checker = _Checker(feature, vocabulary)
    if not checker.too_much():
        bring(feature, known_in(feature, vocabulary))
        checker.run()
    return sorted({*found, *checker.found})


def known_in(feature: Feature, vocabulary: Vocabulary) -> dict[int, Registry]:
    """What may be said in each scenario of which the game is known, by its line."""
    found = dict[int, Registry]()
    for scenario in feature.scenarios:
        try:
            game, sentences = sentences_of(feature, scenario, vocabulary)
        except SentenceError:
            continue  # the checker says it
        if game is not None:
            found[scenario.line] = sentences
    return found


def suggestions(feature: Feature, vocabulary: Vocabulary) -> dict[int, tuple[str, list[str]]]:
    """By line the keyword and the sentences that are meant, the likeliest first.

    Each is a sentence to take as it is; one of several lines is several sentences. Beside what is
    not understood stands what the other lines are taken for: whoever is called *I* and *she* in
    them stays the same when a name is written into another.
    """
    sentences = known_in(feature, vocabulary)
    bring(feature, sentences)
    found: dict[int, tuple[str, list[str]]] = {}
    for scenario in feature.scenarios:
        known = sentences.get(scenario.line, vocabulary.sentences)
        keywords = {one.line: one.keyword for one in (*scenario.background, *scenario.steps)}
        for line, told in meant_in(scenario, known, feature.language, vocabulary).items():
            found[line] = keywords[line], ["\n".join(one) for one in told]
    return found


def names_a_game(path: Path, vocabulary: Vocabulary) -> bool:
    """Whether a feature is of a game that is known: by a tag, or by most of what it says.

    Its folder says nothing: another project may have one of that name. Nor does a sentence or two:
    "the game is won" is said of other games as well.
    """
    feature, sentences = read(path)[0], vocabulary.sentences
    if feature is None:
        tags, texts = tags_and_steps(path)
        said = [(kind, text) for text in texts for kind in KINDS]
        steps = len(texts)
    else:
        tags = [tag.name for one in feature.scenarios for tag in one.tags]
        said = [step for one in feature.scenarios for step in islice(_said(one), MAX_STEPS)]
        steps = len(said)
    if any(
        tag.partition(".")[0] in sentences.games and _unknown_clause(vocabulary, tag) is None
        for tag in dict.fromkeys(tags)
        if "." in tag
    ):
        return True
    matches = [
        found
        for kind, text in said[:MAX_STEPS]
        if len(text) <= MAX_SENTENCE
        for found in sentences.match(kind, text)[:1]
    ]
    return 2 * len(matches) >= steps and any(one.sentence.game for one in matches)


class _Checker:
    def __init__(self, feature: Feature, vocabulary: Vocabulary) -> None:
        self.feature = feature
        self.vocabulary = vocabulary
        self.found: list[Problem] = []
        self.checked: set[tuple[int, str, str | None]] = set()
        self.suggestions = self.wholes = 0
        self.game: str | None = None
        self.sentences = vocabulary.sentences
        self.saying: Saying | None = None
        self.here: Scenario | None = None
        self.meant: Mapping[int, list[Told]] | None = None

    def problem(self, line: int, message: str) -> None:
        found = Problem(self.feature.path, line, message)
        self.found.append(found.told(self.feature.language))

    def too_much(self) -> bool:
        """Whether more is asked than allowed; then that is the problem."""
        too_much = _too_much(self.feature)
        if too_much is not None:
            self.problem(self.feature.line, f"{too_much} in one file, split it")
        return too_much is not None

    def run(self) -> None:
        feature = self.feature
        for rule in feature.rules:
            if not rule.scenarios:
                self.problem(rule.line, f"the rule {rule.name!r} has no scenario")
        names: dict[str, int] = {}
        for scenario in feature.scenarios:
            self.scenario(scenario, names)
        self.tags()

    def tags(self) -> None:
        tags: dict[Tag, None] = {}
        for scenario in self.feature.scenarios:
            tags.update(dict.fromkeys(scenario.tags))
            for row in scenario.rows:
                tags.update(dict.fromkeys(row.tags))
        wrong: dict[str, str | None] = {}
        for tag in tags:
            if "." not in tag.name:
                continue
            if tag.name not in wrong:
                wrong[tag.name] = _unknown_clause(self.vocabulary, tag.name)
            reason = wrong[tag.name]
            if reason is not None:
                self.problem(tag.line, f"the tag @{tag.name} names no clause: {reason}")

    def scenario(self, scenario: Scenario, names: dict[str, int]) -> None:
        before = len(self.found)
        if not scenario.name:
            self.problem(scenario.line, "a scenario without a name; give it one")
        elif scenario.name in names:
            self.problem(
                scenario.line,
                f"a second scenario called {scenario.name!r} (the first is in line "
                f"{names[scenario.name]}); give each its own name",
            )
        names.setdefault(scenario.name, scenario.line)
        if not scenario.steps:
            self.problem(scenario.line, f"the scenario {scenario.name!r} has no steps")
        elif not any(step.kind == "then" for step in scenario.steps):
            self.problem(
                scenario.line,
                f"the scenario {scenario.name!r} has no Then, so it could not fail; "
                "say what you expect",
            )
        self.placeholders(scenario)
        self.rows(scenario)
        try:
            self.game, self.sentences = sentences_of(self.feature, scenario, self.vocabulary)
        except SentenceError as error:
            self.problem(scenario.line, f"the vocabulary is faulty: {error}")
            return
        steps = (*scenario.background, *scenario.steps)
        self.here, self.meant = scenario, None
        self.saying = said_in(steps, self.sentences, self.feature.language)
        for step in steps:
            for text in _rendered(step, scenario):
                if (step.line, text, self.game) not in self.checked:
                    self.checked.add((step.line, text, self.game))
                    self.step(step, text)
            self.saying.hear(step.text)
        if len(self.found) == before:
            for row in scenario.rows or (None,):
                self.givens(scenario, row)

    def placeholders(self, scenario: Scenario) -> None:
        if scenario.outline and not any(scenario.columns):
            return  # reported already: there are no Examples to compare with
        everywhere = set[str]().union(*scenario.columns).intersection(*scenario.columns)
        for step in (*scenario.background, *scenario.steps):
            used = {name for text in _texts(step) for name in PLACEHOLDER.findall(text)}
            for name in sorted(used):
                if not scenario.outline:
                    if name in PLACEHOLDER.findall(step.text):
                        self.problem(
                            step.line, f"<{name}> stands for a column, but there are no Examples"
                        )
                elif name not in everywhere:
                    columns = ", ".join(sorted({c for group in scenario.columns for c in group}))
                    self.problem(
                        step.line, f"<{name}> is no column of the Examples; they have: {columns}"
                    )

    def rows(self, scenario: Scenario) -> None:
        seen: dict[tuple[tuple[str, str], ...], int] = {}
        for row in scenario.rows:
            key = tuple(row.values.items())
            if key in seen:
                self.problem(row.line, f"the same row as in line {seen[key]}")
            seen.setdefault(key, row.line)

    # -- sentences -----------------------------------------------------------------------------

    def step(self, step: Step, text: str) -> None:
        if step.kind is None:
            return  # reported already
        if len(text) > MAX_SENTENCE:
            self.problem(
                step.line, f"a sentence of {len(text)} characters; {MAX_SENTENCE} are allowed"
            )
            return
        try:
            matches = self.sentences.match(step.kind, text)
        except SentenceError as error:
            self.problem(step.line, f"the vocabulary is faulty: {error}")
            return
        games = dict.fromkeys(match.sentence.game for match in matches)
        if len(games) > 1 and None not in games:
            self.problem(
                step.line,
                f"{text!r} is a sentence of {' and of '.join(map(str, games))}; say which game "
                "this is: tag the feature with a clause of it, or begin with a Given that names it",
            )
        elif len(matches) > 1:
            names = " and ".join(
                f"{outline(match.pattern)!r} ({match.sentence.name})" for match in matches
            )
            self.problem(
                step.line,
                f"ambiguous: {text!r} is understood as {names}; say it so that one of them fits",
            )
        elif matches:
            self.attachments(step, matches[0])
            self.inner(step, matches[0])
        else:
            self.problem(step.line, self.unknown(step, text))

    def attachments(self, step: Step, match: Match) -> None:
        takes = _parameters(match.sentence.function)
        for name, what, given in (
            ("datatable", "table", step.datatable is not None),
            ("docstring", "text block", step.docstring is not None),
        ):
            if given and name not in takes:
                self.problem(
                    step.line,
                    f"{_shape(step, match)!r} takes no {what}, so the {what} under it "
                    "would be lost" + self.takers(name, what),
                )
            elif not given and name in takes and takes[name].default is takes[name].empty:
                self.problem(step.line, f"{_shape(step, match)!r} needs a {what} under it")

    def takers(self, name: str, what: str) -> str:
        """Which sentences take one, if any does: that is where it belongs."""
        french = self.feature.language == "fr"
        takers = (one for one in self.sentences if name in _parameters(one.function))
        said = [
            readable((one.fr if french else one.en)[0], self.feature.language) for one in takers
        ]
        return f"; a {what} belongs under: {' | '.join(said)}" if said else ""

    def inner(self, step: Step, match: Match) -> None:
        """The steps that a step has in quotation marks, or as its rest."""
        dialect: Any = DIALECTS.get(self.feature.language, DIALECTS["en"])
        for field, slot in match.sentence.slots(match.pattern).items():
            kind = STEPS.get(slot.converter)
            if kind is not None and field in match.arguments:
                text, keyword = str(match.arguments[field]), dialect[kind][1].strip()
                self.step(Step(keyword, kind, text, step.line), text)

    def givens(self, scenario: Scenario, row: Row | None) -> None:
        """What no sentence can tell by itself, such as whether the content has such a card."""
        line = scenario.line
        try:
            world = self.vocabulary.world_factory()
            if self.game is not None:
                world.note_game(self.game)
            steps, moved = [*scenario.background, *scenario.steps], False
            said = list[tuple[int, str, Match]]()
            for one in steps:
                step, line = filled(one, row), one.line
                moved = moved or one.kind != "given"
                match = self.sentences.match(one.kind or "given", step.text)[0]
                world.note_step(step.text, self.feature.language)
                said.append((line, step.text, match))
                if not moved:
                    match.perform(world, step.table, step.docstring)
            for place, text, match in said:  # what a Given names may stand in a later one
                line = place
                world.note_step(text, self.feature.language)
                world.look_up(match)
        except Slip as slip:
            self.problem(line, str(slip))
        except Exception:
            return  # the verdict says it, when the scenario is asked

    def unknown(self, step: Step, text: str) -> str:
        assert step.kind is not None
        sentences = self.sentences
        refused = sentences.refused(step.kind, text)
        if refused:
            return f"{text!r} does not fit {outline(refused[0].pattern)!r}: {refused[0].reason}"
        said = f"unknown sentence {step.keyword + ' ' + text!r}"
        lacks = self.saying.lacks(text) if self.saying is not None else ""
        if lacks:
            return f"{said}: {lacks}"
        meanings = wordings(sentences).meanings(step.kind, text, self.feature.language)
        if meanings:
            return f"{said}: it is not clear what is meant; say instead: {' | '.join(meanings)}"
        is_so = wordings(sentences).affirmed(text, self.feature.language)
        so = self.saying.understood(step.kind, is_so) if is_so and self.saying is not None else ()
        if so:
            return f"{said}: it denies {' | '.join(so)!r}; say what is so instead"
        other = next((one for one in KINDS if sentences.match(one, text)), None)
        others = dict.fromkeys(
            match.sentence.game for match in self.vocabulary.sentences.match(step.kind, text)
        )
        if other is not None:
            said = (
                f"{said}: as a {step.kind.capitalize()} it is not known, "
                f"as a {other.capitalize()} it is"
            )
        elif others:
            said = (
                f"{said}: it is one of {' and of '.join(map(str, others))}, "
                f"and this is a scenario of {self.game}"
            )
        self.suggestions += 1
        if self.suggestions > MAX_SUGGESTIONS:
            return said
        named = self.saying.named(text) if self.saying is not None else text
        near = self.near(step, step.kind)
        misfit, near = not_understood(
            sentences, step.kind, named, self.feature.language, near, text
        )
        known = other is not None or bool(others)
        if misfit and not known:
            said = f"{said}: {misfit}"
        if near:
            return f"{said}; nearest: {' | '.join(near)}"
        return (
            said
            if known or misfit
            else f"{said}; nothing like it is known (`whichside steps` lists every sentence)"
        )

    def near(self, step: Step, kind: Kind) -> list[str] | None:
        """What may be meant by a step of a scenario, as the whole of it says; else nothing."""
        here = self.here
        if here is None or here.outline or step not in (*here.background, *here.steps):
            return None
        language = self.feature.language
        if self.meant is None:
            self.wholes += 1
            whole = self.wholes <= MAX_WHOLE
            known, vocabulary = self.sentences, self.vocabulary
            self.meant = meant_in(here, known, language, vocabulary) if whole else {}
        told = self.meant.get(step.line, ())
        return [in_one_line(one, self.sentences, kind, language) for one in told] or None


def meant(sentences: Registry, kind: Kind, text: str, language: str) -> list[str]:
    """What may be said instead of a sentence that nobody knows, the nearest first."""
    unclear = wordings(sentences).meanings(kind, text, language)
    return [*unclear] or not_understood(sentences, kind, text, language)[1]


@lru_cache(1_024)
def _parameters(function: Callable[..., object]) -> Mapping[str, inspect.Parameter]:
    return inspect.signature(function).parameters


def sentences_of(
    feature: Feature, scenario: Scenario, vocabulary: Vocabulary
) -> tuple[str | None, Registry]:
    """The game of a scenario, if something names it, and what may be said in it."""
    game = game_of(feature.path, scenario, _said(scenario), vocabulary.sentences)
    if game is None:
        game = game_meant(_said(scenario), vocabulary.sentences, feature.language)
    return game, vocabulary.sentences.of(game)


def _said(scenario: Scenario) -> Iterator[tuple[Kind, str]]:
    """The steps with a known kind, as far as a sentence may be long."""
    for step in (*scenario.background, *scenario.steps):
        for text in _rendered(step, scenario):
            if step.kind is not None and len(text) <= MAX_SENTENCE:
                yield step.kind, text


def _too_much(feature: Feature) -> str | None:
    """How much more than allowed is asked; each limit is looked at before what it bounds."""
    asked = [(one, max(1, len(one.rows))) for one in feature.scenarios]
    count = sum(rows for _, rows in asked)
    if count > MAX_SCENARIOS:
        return f"{count} scenarios and rows; at most {MAX_SCENARIOS}"
    count = sum(rows * (len(one.background) + len(one.steps)) for one, rows in asked)
    if count > MAX_STEPS:
        return f"{count} steps, for each row and with the background; at most {MAX_STEPS}"
    said = [(step, rows) for one, rows in asked for step in (*one.background, *one.steps)]
    count = sum(rows * sum(map(len, step.datatable or ())) for step, rows in said)
    if count > MAX_CELLS:
        return f"{count} cells in tables under steps, for each row; at most {MAX_CELLS}"
    count = sum(rows * sum(map(len, _texts(step))) for step, rows in said)
    if count <= MAX_ASKED:
        count += sum(_filled_in(one) for one, _ in asked)
    if count > MAX_ASKED:
        return f"{count} characters in steps, for each row; at most {MAX_ASKED}"
    return None


def _filled_in(scenario: Scenario) -> int:
    """The characters that the rows of an outline put in place of their placeholders."""
    width: Counter[str] = Counter()
    for row in scenario.rows:
        width.update({name: len(value) for name, value in row.values.items()})
    return sum(
        width[name]
        for step in (*scenario.background, *scenario.steps)
        for text in _texts(step)
        for name in PLACEHOLDER.findall(text)
    )


def _unknown_clause(vocabulary: Vocabulary, name: str) -> str | None:
    try:
        vocabulary.clause(name)
    except LookupError as error:
        # A KeyError shows its message in quotes, so there the argument is taken instead.
        plain = type(error).__str__ is KeyError.__str__ and error.args
        return str(error.args[0] if plain else error) or "it is not in the catalogue"
    return None


def _shape(step: Step, match: Match) -> str:
    """The sentence of a step without what is filled in; the step itself, if that is all of it."""
    shape = outline(match.pattern)
    return shape if re.search(r"\w", shape) else step.text


def _texts(step: Step) -> Iterator[str]:
    yield step.text
    if step.docstring is not None:
        yield step.docstring
    for row in step.datatable or ():
        yield from row


def fill(text: str, row: Row) -> str:
    """The text with the row's values in place of their placeholders."""

    def value(match: re.Match[str]) -> str:
        return row.values.get(match.group(1), match.group(0))

    return PLACEHOLDER.sub(value, text)


def unnamed(feature: Feature, scenario: Scenario, row: Row) -> list[str]:
    """The columns of a row that no step names and no title: they say nothing.

    Where a file is written in two languages a column may be one of the other.
    """
    steps = (text for one in (*scenario.background, *scenario.steps) for text in _texts(one))
    said = (scenario.name, scenario.description, *steps)
    used = {name for text in said for name in PLACEHOLDER.findall(text)}
    left = [name for name in row.values if name not in used]
    comments = (one["text"] for one in feature.document.get("comments", ()))
    return left if left and not any(TRANSLATED.match(one) for one in comments) else []


def filled(step: Step, row: Row | None) -> Step:
    """The step with the row's values in place of its placeholders, everywhere in it."""
    if row is None:
        return step
    table = step.datatable and tuple(
        tuple(fill(cell, row) for cell in line) for line in step.datatable
    )
    block = None if step.docstring is None else fill(step.docstring, row)
    return replace(step, text=fill(step.text, row), datatable=table, docstring=block)


def _rendered(step: Step, scenario: Scenario) -> Iterator[str]:
    if not scenario.outline:
        # With a placeholder left in it the step is reported for that alone.
        if not PLACEHOLDER.search(step.text):
            yield step.text
        return
    for row in scenario.rows:
        text = fill(step.text, row)
        # What is too long is reported for that, and slow to search.
        if len(text) > MAX_SENTENCE or not PLACEHOLDER.search(text):
            yield text
