"""A feature while it is being written: what stands in a line, how it may go on, what it means.

An editor asks again and again, of a text that is seldom whole. So each line is looked at by
itself, and what is wrong with the whole is left to :mod:`~whichside_rules.scenarios.lint`. Lines
are counted from 0 here and columns in characters, as editors count.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from gherkin.dialect import DIALECTS

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.clause import Clause, clause, clauses, reading
from whichside_rules.scenarios.asking import Ruling, Verdict
from whichside_rules.scenarios.canonical import bring, game_meant
from whichside_rules.scenarios.games import game_of
from whichside_rules.scenarios.lint import MAX_SENTENCE, fill, known_in, lint_feature, meant
from whichside_rules.scenarios.source import Feature, Problem, Row, Scenario, Tag, read_text
from whichside_rules.scenarios.suggesting import in_one_line, meant_in
from whichside_rules.shared.in_french import Language
from whichside_rules.shared.punctuation import colon
from whichside_rules.vocabulary import Vocabulary
from whichside_rules.vocabulary.in_other_words.completing import Suggestion, suggestions
from whichside_rules.vocabulary.in_other_words.proposals import Told
from whichside_rules.vocabulary.in_other_words.saying import Saying
from whichside_rules.vocabulary.in_other_words.wordings import wordings
from whichside_rules.vocabulary.registry import Kind, Match, Registry, Sentence, readable

__all__ = [
    "Mark",
    "Place",
    "Sheet",
    "Written",
    "failing",
    "marks",
    "of_clause",
    "of_sentence",
]

_HEADERS: Final = ("feature", "rule", "background", "scenario", "scenarioOutline", "examples")
_BLOCKS: Final = ("background", "scenario", "scenarioOutline")
_STEPS: Final = ("given", "when", "then", "and", "but")
_KINDS: Final[dict[str, Kind]] = {"given": "given", "when": "when", "then": "then"}
_LANGUAGE: Final = re.compile(r"^\s*#\s*language\s*:\s*([a-zA-Z_-]+)\s*$")
_STRAIGHT: Final = str.maketrans({"\u2019": "'", "\u2018": "'", "\u02bc": "'"})
_TAG: Final = re.compile(r"@([\w.-]*)")
MOST_CITED = 4
"""So many clauses stand behind a verdict in the text; the rest are counted."""
MOST_TAGS = 200
"""So many clauses are told for a tag that is begun."""


class Written(NamedTuple):
    """A step as it stands in a line."""

    line: int
    kind: Kind
    """Its kind; And and But have that of the step before them."""
    start: int
    """The column where its sentence begins."""
    text: str


class Mark(NamedTuple):
    """What came of asking, beside a line."""

    line: int
    label: str
    told: str
    """The same at length, as a person reads it."""
    holds: bool


class Place(NamedTuple):
    """Where something is written down."""

    path: Path
    line: int


class _Entry(NamedTuple):
    line: int
    key: str
    """A kind of header, a kind of step, ``tags``, or ``row`` of a table."""
    start: int
    text: str


class _Block(NamedTuple):
    first: int
    """Its first line, which may be that of its tags."""
    tags: list[str]
    said: list[Written]


@dataclass(frozen=True)
class Sheet:
    """A text that is being edited, which stands or will stand at a path."""

    text: str
    path: Path
    vocabulary: Vocabulary

    @cached_property
    def lines(self) -> list[str]:
        """Its lines."""
        return self.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")

    @cached_property
    def language(self) -> Language:
        """That of its keywords."""
        for line in self.lines:
            found = _LANGUAGE.match(line)
            if found:
                return "fr" if found[1] == "fr" else "en"
            if line.strip() and not line.strip().startswith("#"):
                break
        return "en"

    @cached_property
    def problems(self) -> list[Problem]:
        """All that is wrong with it, in the words of ``whichside check``; these count from 1."""
        feature, found = read_text(self.text, self.path)
        return found if feature is None else lint_feature(feature, found, self.vocabulary)

    @cached_property
    def understood(self) -> str | None:
        """What of it can be asked: the text without the scenarios in which something is wrong.

        The lines keep their numbers. Nothing where something is wrong with the whole; if nothing is
        left to be asked, whoever asks is told so.
        """
        lines, blocks = list(self.lines), self._blocks[1:]
        for one in self.problems:
            around = [place for place, block in enumerate(blocks) if block.first < one.line]
            if not around:
                return None
            first = blocks[around[-1]].first
            after = blocks[around[-1] + 1].first if around[-1] + 1 < len(blocks) else len(lines)
            lines[first:after] = [""] * (after - first)
        return "\n".join(lines) if self.problems else self.text

    # -- what stands in a line -----------------------------------------------------------------

    @cached_property
    def _entries(self) -> list[_Entry]:
        return list(_read(self.lines, self.language))

    @cached_property
    def _steps(self) -> dict[int, Written]:
        found: dict[int, Written] = {}
        kind: Kind = "given"
        for one in self._entries:
            if one.key in _BLOCKS:
                kind = "given"
            elif one.key in _STEPS:
                kind = _KINDS.get(one.key, kind)
                found[one.line] = Written(one.line, kind, one.start, one.text)
        return found

    def step(self, line: int) -> Written | None:
        """The step in a line, if one stands there."""
        return self._steps.get(line)

    def steps(self, first: int, last: int) -> Iterator[Written]:
        """The steps in some lines."""
        return (one for line, one in self._steps.items() if first <= line <= last)

    def tag(self, line: int, column: int) -> tuple[str, int, int] | None:
        """The tag at a place, without its ``@``, with the columns where it begins and ends."""
        if not self._is_tags(line):
            return None
        for found in _TAG.finditer(self.lines[line]):
            if found.start() <= column <= found.end():
                return found[1], found.start() + 1, found.end()
        return None

    def _is_tags(self, line: int) -> bool:
        return line < len(self.lines) and self.lines[line].lstrip().startswith("@")

    @cached_property
    def _blocks(self) -> list[_Block]:
        """The feature, its rules and its scenarios, each with what it inherits."""
        outer = here = feature = _Block(0, [], [])
        blocks, waiting, first = [feature], list[str](), 0
        for one in self._entries:
            if one.key == "tags":
                first = first if waiting else one.line
                waiting += _TAG.findall(one.text)
                continue
            if one.key in _STEPS:
                here.said.append(self._steps[one.line])
            if one.key not in _HEADERS:
                continue
            first = first if waiting else one.line
            if one.key == "feature":
                outer.tags.extend(waiting)
            elif one.key == "rule":
                outer = here = _Block(first, [*feature.tags, *waiting], [*feature.said])
                blocks.append(here)
            elif one.key == "background":
                here = outer
            elif one.key != "examples":
                here = _Block(first, [*outer.tags, *waiting], [*outer.said])
                blocks.append(here)
            waiting = []
        return blocks

    def game(self, line: int, *, besides: int | None = None) -> str | None:
        """The game of the scenario around a line, if something names it.

        What is being typed ``besides`` is no sentence yet, so it cannot name one.
        """
        block = self._block(line)
        scenario = Scenario(
            keyword="",
            name="",
            description="",
            line=0,
            tags=tuple(Tag(tag, 0) for tag in block.tags),
            rule=None,
            backgrounds=(),
            steps=(),
            outline=False,
            rows=(),
            examples=(),
        )
        said = [
            (one.kind, one.text)
            for one in block.said
            if one.line != besides and len(one.text) <= MAX_SENTENCE
        ]
        sentences = self.vocabulary.sentences
        named = game_of(self.path, scenario, said, sentences)
        return named if named is not None else game_meant(said, sentences, self.language)

    def _block(self, line: int) -> _Block:
        """What stands around a line."""
        return next(one for one in reversed(self._blocks) if one.first <= line or not one.first)

    def sentences(self, line: int) -> Registry:
        """What may be said in the scenario around a line."""
        return self.vocabulary.sentences.of(self.game(line))

    def filled(self, step: Written) -> str:
        """The text of a step, the values of the first row of its examples filled in."""
        if "<" not in step.text:
            return step.text
        header: list[str] | None = None
        inside = False
        for one in self._entries:
            if one.line <= step.line:
                continue
            if one.key in ("scenario", "scenarioOutline", "rule"):
                break
            inside = inside or one.key == "examples"
            if inside and one.key == "row":
                cells = [cell.strip() for cell in one.text.strip().strip("|").split("|")]
                if header is not None:
                    values = dict(zip(header, cells, strict=False))
                    return fill(step.text, Row(0, values, ()))
                header = cells
        return step.text

    def meanings(self, step: Written) -> list[Match]:
        """What a step means; several are an ambiguity, none is not understood."""
        text, known = self.filled(step), self.sentences(step.line)
        if len(text) > MAX_SENTENCE:
            return []
        found = known.match(step.kind, text)
        if found or "<" in step.text:
            return found
        # What is said in other words may be about somebody who was named before.
        said = self._block(step.line).said
        done = [one.text for one in said if one.kind != "then"]
        saying = Saying(wordings(known), self.language, [one.text for one in said], done)
        for one in said:
            if one.line < step.line:
                saying.hear(one.text)
        told: list[tuple[Kind, str]] = [
            (step.kind, one) for one in saying.understood(step.kind, text)
        ]
        if not told and step.kind == "given":
            told = saying.given(text)
        return [match for kind, one in told for match in known.match(kind, one)[:1]]

    def meant(self, step: Written) -> list[str]:
        """What may be said instead of a step that is not understood, the nearest first."""
        sentences = self.sentences(step.line)
        if "<" in step.text or not step.text or len(step.text) > MAX_SENTENCE:
            return []
        if self.meanings(step):
            return []
        near = self._meant_around(step.line).get(step.line + 1, ())
        line = self.lines[step.line]
        below = "\n" + line[: len(line) - len(line.lstrip())]
        told = [in_one_line(one, sentences, step.kind, self.language, below) for one in near]
        return told or meant(sentences, step.kind, step.text, self.language)

    def _meant_around(self, line: int) -> Mapping[int, Sequence[Told]]:
        """By line, from 1, what may be meant in the scenario around a line."""
        for scenario in reversed(self._feature.scenarios if self._feature else ()):
            if scenario.line <= line + 1:
                if scenario.outline:
                    break
                return meant_in(scenario, self.sentences(line), self.language, self.vocabulary)
        return {}

    @cached_property
    def _feature(self) -> Feature | None:
        """What can be read of it, each other way of saying something brought to its sentence."""
        feature, _ = read_text(self.text, self.path)
        if feature is not None:
            bring(feature, known_in(feature, self.vocabulary))
        return feature

    # -- how it may go on ----------------------------------------------------------------------

    def ways(self, line: int, column: int) -> tuple[Written, list[Suggestion]] | None:
        """How the step at the caret may go on; nothing where the caret is in no step, or not at
        its end.
        """
        step = self.step(line)
        if step is None or column < step.start or self.lines[line][column:].strip():
            return None
        typed = self.lines[line][step.start : column]
        known = self.vocabulary.listed(self.game(line, besides=line))
        return step, suggestions(known, step.kind, typed, self.language)

    def prepare(self) -> None:
        """Look at what takes long the first time, before somebody waits for it."""
        last = len(self.lines) - 1
        suggestions(self.vocabulary.listed(self.game(last)), "given", "prepare", self.language)

    def keywords(self, line: int, column: int) -> list[str]:
        """The keywords that may begin a line of which only some letters are there."""
        begun = self.lines[line][:column].lstrip().lower() if line < len(self.lines) else ""
        if line < len(self.lines) and self.lines[line][column:].strip():
            return []
        return [one for one in _keywords(self.language) if one.lower().startswith(begun)]

    def tags(self, line: int, column: int) -> list[Clause]:
        """The clauses whose ids begin as the tag at a place."""
        found = self.tag(line, column)
        if found is None:
            return []
        begun = self.lines[line][found[1] : column]
        return [one for one in clauses() if one.id.startswith(begun)][:MOST_TAGS]


def _read(lines: Sequence[str], language: Language) -> Iterator[_Entry]:
    headers, steps = _words(language)
    fence = ""
    for number, line in enumerate(lines):
        bare = line.translate(_STRAIGHT).lstrip()
        indent = len(line) - len(bare)
        if fence or bare.startswith(('"""', "```")):
            if not fence:
                fence = bare[:3]
            elif bare.startswith(fence):
                fence = ""
            continue
        if bare.startswith("@"):
            yield _Entry(number, "tags", indent, bare.strip())
        elif bare.startswith("|"):
            yield _Entry(number, "row", indent, bare)
        elif bare and not bare.startswith("#"):
            header = headers.match(bare)
            if header:
                key = _key_of(language)[header[1]]
                yield _Entry(number, key, indent + header.end(), bare[header.end() :].strip())
                continue
            word = next((one for one in steps if bare.startswith(one)), None)
            if word is not None:
                rest = bare[len(word) :]
                start = indent + len(word) + len(rest) - len(rest.lstrip())
                yield _Entry(number, _step_of(language)[word], start, rest.strip())


@cache
def _dialect(language: Language) -> dict[str, list[str]]:
    dialects: Any = DIALECTS
    found: dict[str, list[str]] = dialects[language]
    return found


@cache
def _key_of(language: Language) -> dict[str, str]:
    found = {word: key for key in _HEADERS for word in _dialect(language)[key]}
    return {**found, **dict.fromkeys(_dialect(language)["examples"], "examples")}


@cache
def _step_of(language: Language) -> dict[str, str]:
    found = {
        word.translate(_STRAIGHT): key
        for key in ("but", "and", "then", "when", "given")
        for word in _dialect(language)[key]
    }
    return {**found, "* ": "and"}


@cache
def _words(language: Language) -> tuple[re.Pattern[str], tuple[str, ...]]:
    names = sorted(_key_of(language), key=len, reverse=True)
    headers = re.compile(rf"({'|'.join(map(re.escape, names))})[\s\u00a0\u202f]*:")
    return headers, tuple(sorted(_step_of(language), key=len, reverse=True))


@cache
def _keywords(language: Language) -> tuple[str, ...]:
    """The keywords that our own features use, in the order in which they are needed."""
    dialect = _dialect(language)
    steps = [one for key in _STEPS for one in dialect[key] if one != "* "]
    headers = [f"{one}: " for key in _HEADERS for one in dialect[key]]
    return tuple(dict.fromkeys((*steps, *headers)))


# What it means, at length -----------------------------------------------------------------------


def of_sentence(match: Match, language: Language) -> tuple[str, Place | None]:
    """What a step means, in Markdown, and where its sentence is declared."""
    sentence = match.sentence
    told = [f"**{readable(match.pattern, match.language)}**", "", sentence.about(language)]
    if sentence.game is not None:
        told[0] += f"  ({sentence.game})"
    slots = sentence.slots(match.pattern)
    if slots:
        told.append("")
    for field, slot in slots.items():
        shown = readable(f"{{{field}}}", match.language)
        told.append(f"- `{shown}`{colon(match.language)}{_short(slot.told(match.language))}")
    return "\n".join(told), _declared(sentence)


def _short(text: str, most: int = 400) -> str:
    return text if len(text) <= most else f"{text[:most]} ..."


def _declared(sentence: Sentence) -> Place | None:
    """Where the function of a sentence stands; else its module."""
    function = inspect.unwrap(sentence.function)
    code = getattr(function, "__code__", None)
    module = inspect.getsourcefile(import_module(sentence.module))
    if code is not None and module is not None and Path(code.co_filename) == Path(module):
        return Place(Path(module), code.co_firstlineno - 1)
    line = getattr(sentence.function, "line", 1)
    return None if module is None else Place(Path(module), max(0, line - 1))


_WORDS: Final[dict[Language, dict[str, str]]] = {
    "en": {"reading": "Reading", "default": "default"},
    "fr": {"reading": "Lecture", "default": "par défaut"},
}


def of_clause(name: str, language: Language) -> tuple[str, Place | None] | None:
    """What a clause says, in Markdown, and where it stands; nothing if there is none of that id."""
    try:
        one = clause(name)
    except LookupError:
        return None
    words = _WORDS[language]
    default = f" ({words['default']})"
    told = [f"**{one.title.in_(language)}** `{one.id}`", "", one.text.in_(language)]
    if one.reason:
        told += ["", f"_{one.reason.in_(language)}_"]
    for each in map(reading, one.readings):
        told += ["", f"{words['reading']} {each.id}{colon(language)}{each.question.in_(language)}"]
        told += [
            f"- `{option.name}`{default if option.name == each.default else ''}"
            f"{colon(language)}{option.text.in_(language)}"
            for option in each.options
        ]
        if not each.options:
            told.append(each.why.in_(language))
    for source in one.sources:
        section = one.section.in_(language)
        told += ["", f"_{source.edition.book}, {source.edition.called(language)}, {section}_"]
    return "\n".join(told), _stands(one)


@cache
def _stands(one: Clause) -> Place | None:
    """The line of the file of its chapter in which a clause begins."""
    wanted = f'id = "{one.id}"'
    for file in _toml_files(rulebook.find(one.game).folder):
        for number, line in enumerate(file.read_text("utf-8").splitlines()):
            if line == wanted:
                return Place(file, number)
    return None


def _toml_files(folder: Traversable) -> Iterator[Path]:
    if isinstance(folder, Path):
        yield from sorted(folder.rglob("*.toml"))


# What came of asking ----------------------------------------------------------------------------

_SAID: Final[dict[Language, dict[str, str]]] = {
    "en": {"holds": "holds", "fails": "FAILS", "not understood": "NOT UNDERSTOOD"},
    "fr": {"holds": "tient", "fails": "NE TIENT PAS", "not understood": "INCOMPRIS"},
}


def marks(verdict: Verdict) -> list[Mark]:
    """What came of each scenario, beside its line: the verdict and the clauses that led to it."""
    by_line: dict[int, list[Ruling]] = {}
    for ruling in verdict.rulings:
        by_line.setdefault(ruling.line, []).append(ruling)
    told = _paragraphs(verdict)
    found = []
    for line, rulings in by_line.items():
        said = _SAID[verdict.language]
        words = [said[one.verdict] for one in rulings]
        counts = dict.fromkeys(sorted(words, key=lambda word: word == said["holds"]))
        whole = len(rulings) == 1
        label = ", ".join(word if whole else f"{words.count(word)} {word}" for word in counts)
        cited = list(dict.fromkeys(one.id for ruling in rulings for one in ruling.cited))
        shown = ", ".join(cited[:MOST_CITED])
        more = f" (+{len(cited) - MOST_CITED})" if len(cited) > MOST_CITED else ""
        label = f"{label}{colon(verdict.language)}{shown}{more}" if cited else label
        holds = all(one.verdict == "holds" for one in rulings)
        found.append(Mark(line - 1, label, "\n".join(told.get(line, ())), holds))
    return found


def _paragraphs(verdict: Verdict) -> dict[int, list[str]]:
    """What the verdict says of each scenario, by its line."""
    found: dict[int, list[str]] = {}
    line = 0
    for text in verdict.text.splitlines():
        place = re.match(r"^  \S.*\((?:line|ligne) (\d+)\)$", text)
        if place:
            line = int(place[1])
        if text.startswith("  "):
            found.setdefault(line, []).append(text[2:])
    return found


def failing(verdict: Verdict) -> Iterator[tuple[int, str]]:
    """Where a ruling does not hold: the line of its step, and what the rules say instead."""
    for ruling in verdict.rulings:
        step = next((one for one in ruling.steps if one.verdict == "fails"), None)
        if ruling.verdict != "holds" and ruling.says:
            yield (step.line if step else ruling.line) - 1, ruling.says
