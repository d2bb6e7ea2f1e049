"""Tells a feature in the other language: every sentence and every noun has both.

A step is understood, and said again with the sentence of the other language that has the same
meaning; what was said is understood once more, so that no step can change its meaning in silence.
Titles and descriptions are no sentences: their author writes the second text once, in a comment
directly before them::

    # fr: Le coût de la vie
    # fr: Ce que coûte un tour.
    Feature: Cost of Living
      What a turn costs.

The first such line is the title, those after it are the description. Before a step it is the step
without its keyword, for what no vocabulary can tell, such as the words of a refusal. Before
examples it is the cells of a column that the title alone names, row by row: ``# fr: avec ; sans``.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gherkin.dialect import DIALECTS

from whichside_rules.kernel.book.text import elides
from whichside_rules.scenarios.lint import PLACEHOLDER, fill, lint, lint_feature, sentences_of
from whichside_rules.scenarios.source import (
    MAX_BYTES,
    TRANSLATED,
    Feature,
    Problem,
    Row,
    Scenario,
    Step,
    read_text,
)
from whichside_rules.shared.files import read_text_bounded
from whichside_rules.shared.in_french import Language
from whichside_rules.vocabulary import Vocabulary, load
from whichside_rules.vocabulary.agreement import counterparts, is_counted_many, put, says_something
from whichside_rules.vocabulary.fields import renamed
from whichside_rules.vocabulary.parameter_types import (
    STEPS,
    in_quotation_marks,
    quoted,
    sentence,
    words,
)
from whichside_rules.vocabulary.registry import Kind, Match, Registry, Slot, readable, squeeze

__all__ = ["LANGUAGES", "Language", "Translation", "Untranslatable", "translate", "translate_text"]

LANGUAGES: Mapping[Language, str] = {"en": "English", "fr": "French"}

_CELLS = re.compile(r"\s*;\s+")
_LANGUAGE = re.compile(r"^\s*#\s*language\s*:\s*[a-zA-Z_-]+\s*$")
#: Gherkin's words, by its name of them; of several that mean the same those of our own features.
_HEADERS: Mapping[str, Mapping[Language, str]] = {
    "feature": {"en": "Feature", "fr": "Fonctionnalité"},
    "rule": {"en": "Rule", "fr": "Règle"},
    "background": {"en": "Background", "fr": "Contexte"},
    "scenario": {"en": "Scenario", "fr": "Scénario"},
    "scenarioOutline": {"en": "Scenario Outline", "fr": "Plan du Scénario"},
    "examples": {"en": "Examples", "fr": "Exemples"},
}


def seconds(lines: Sequence[str], line: int, language: str) -> list[tuple[int, str]]:
    """The texts in a language that stand in comments before a line, with the lines they stand in.

    Args:
        lines: those of the file.
        line: the number of a line, from 1; above it are tags and comments.
        language: ``en`` or ``fr``.
    """
    found: list[tuple[int, str]] = []
    above = line - 1
    while above > 0 and lines[above - 1].strip().startswith(("#", "@")):
        comment = TRANSLATED.match(lines[above - 1])
        if comment and comment[2] == language:
            found.insert(0, (above, comment[3]))
        above -= 1
    return found


class Untranslatable(ValueError):
    """A feature that cannot be told in the other language; ``problems`` says where and why."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: list[Problem] = sorted(set(problems))
        super().__init__("\n".join(map(str, self.problems)))

    def __reduce__(self) -> tuple[type[Untranslatable], tuple[list[Problem]]]:
        return type(self), (self.problems,)


@dataclass(frozen=True, slots=True)
class Translation:
    """A feature in the other language."""

    text: str
    kept: tuple[int, ...]
    """The lines of the titles and descriptions that have no second text and stay as they are."""


def translate(path: Path, to: Language, vocabulary: Vocabulary | None = None) -> Translation:
    """A feature in the other language; the steps mean the same, outlines stay outlines.

    Tags, comments, tables under steps and text blocks are kept. In the rows of an outline what
    the vocabulary names is translated, and columns have the names of the language.

    Raises:
        Untranslatable: the feature cannot be read or run, is in that language already, or a step
            has no counterpart.
        FileProblem: it was changed meanwhile.
    """
    vocabulary = vocabulary or load()
    feature, problems = lint(path, vocabulary)
    if feature is None or problems:
        raise Untranslatable(problems)
    return _told(feature, read_text_bounded(path, MAX_BYTES), to, vocabulary)


def translate_text(
    text: str, path: Path, to: Language, vocabulary: Vocabulary | None = None
) -> Translation:
    """As :func:`translate`, of a text that stands, or will, at a path.

    Raises:
        Untranslatable: the feature cannot be read or run, is in that language already, or a step
            has no counterpart.
    """
    vocabulary = vocabulary or load()
    feature, problems = read_text(text, path)
    if feature is not None:
        problems = lint_feature(feature, problems, vocabulary)
    if feature is None or problems:
        raise Untranslatable(problems)
    return _told(feature, text, to, vocabulary)


def _told(feature: Feature, text: str, to: Language, vocabulary: Vocabulary) -> Translation:
    still = _still_so(feature)
    if feature.language == to and any(_in_other_words(feature)):
        return Translation(_canonical(feature, text, still), ())
    if feature.language not in LANGUAGES or feature.language == to:
        is_in = LANGUAGES.get(to) if feature.language == to else feature.language
        why = f"the feature is in {is_in}; nothing to do"
        raise Untranslatable([Problem(feature.path, 1, why)])
    if still:
        why = "it tells that it is still so, for which there is no sentence; say it without that"
        raise Untranslatable([Problem(feature.path, line, why) for line in sorted(still)])
    return _Teller(feature, text, to, vocabulary).tell()


def _in_other_words(feature: Feature) -> Iterator[Step]:
    """The steps that were said in other words than those of their sentences."""
    for scenario in feature.scenarios:
        for step in (*scenario.background, *scenario.steps):
            if step.said is not None:
                yield step


def _still_so(feature: Feature) -> set[int]:
    """The lines that tell that something is still so, where the sentence that is meant does not."""
    return {one.line for one in _in_other_words(feature) if one.lasts}


def _canonical(feature: Feature, text: str, kept: Container[int]) -> str:
    """The file with the sentences that are meant in place of other ways of saying them.

    Some lines are kept as they are: they say more than a sentence does.
    """
    lines = _lines_of(text)
    dialects: Any = DIALECTS
    told = dict[int, dict[str, None]]()
    for step in _in_other_words(feature):
        if step.line not in kept:
            told.setdefault(step.line, {})[step.text] = None
    for line, texts in told.items():
        keyword = next(
            one for one in _keywords(feature, line) if lines[line - 1].lstrip().startswith(one)
        )
        joint = dialects[feature.language]["and"][1]
        indent = _indent(lines[line - 1])
        first, *more = texts
        lines[line - 1] = "\n".join(
            (f"{indent}{keyword}{first}", *(f"{indent}{joint}{one}" for one in more))
        )
    return "\n".join(lines)


def _keywords(feature: Feature, line: int) -> Iterator[str]:
    """The keyword of a step as it is written there."""
    waiting = [feature.document["feature"]]
    while waiting:
        node = waiting.pop()
        for child in node["children"]:
            if "rule" in child:
                waiting.append(child["rule"])
                continue
            part = child.get("background") or child["scenario"]
            for each in part["steps"]:
                if each["location"]["line"] == line:
                    yield each["keyword"]


def _lines_of(text: str) -> list[str]:
    text = text.removeprefix("\ufeff")
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


class _NoCounterpart(Exception):
    """A step that cannot be said in the other language; the message says why."""


class _Teller:
    def __init__(self, feature: Feature, text: str, to: Language, vocabulary: Vocabulary) -> None:
        self.feature = feature
        self.path = feature.path
        self.to: Language = to
        self.source: Language = "en" if to == "fr" else "fr"
        self.vocabulary = vocabulary
        self.lines = _lines_of(text)
        #: What stands in place of a line; the first line is 1.
        self.instead: dict[int, list[str]] = {}
        #: What stands before the first line.
        self.before: list[str] = []
        self.problems: list[Problem] = []
        self.kept: list[int] = []
        self.scenarios = {one.line: one for one in feature.scenarios}
        self.told: set[int] = set()

    def tell(self) -> Translation:
        self._language()
        self._block(self.feature.document["feature"])
        if self.problems:
            raise Untranslatable(self.problems)
        lines = list(self.before)
        for number, line in enumerate(self.lines, 1):
            lines += self.instead.get(number, [line])
        return Translation("\n".join(lines), tuple(self.kept))

    def _language(self) -> None:
        wanted = [] if self.to == "en" else [f"# language: {self.to}"]
        for number, line in enumerate(self.lines, 1):
            if _LANGUAGE.match(line):
                self.instead[number] = wanted
                return
            if line.strip() and not line.strip().startswith("#"):
                break
        self.before = wanted

    # -- headers -------------------------------------------------------------------------------

    def _block(self, node: Any) -> None:
        self._header(node)
        for child in node["children"]:
            if "rule" in child:
                self._block(child["rule"])
            elif "background" in child:
                self._header(child["background"])
                self._background(child["background"])
            else:
                scenario = child["scenario"]
                self._header(scenario)
                for examples in scenario["examples"]:
                    self._header(examples)
                self._scenario(scenario, self.scenarios[scenario["location"]["line"]])

    def _header(self, node: Any) -> None:
        """The keyword in the other language; name and description if there is a second text."""
        line = node["location"]["line"]
        dialects: Any = DIALECTS
        key = next(key for key in _HEADERS if node["keyword"] in dialects[self.source][key])
        keyword = _HEADERS[key][self.to]
        name, described = node["name"], list(self._described(node))
        # Before examples without a name stand the second texts of their cells.
        cells = key == "examples" and not name
        second = [] if cells else self._second(line, [name, *(text for _, text in described)])
        if second:
            name = second[0]
            indent = _indent(self.lines[described[0][0] - 1]) if described else "  "
            for number, _ in described:
                self.instead[number] = []
        elif name or described:
            self.kept.append(line)
        header = f"{_indent(self.lines[line - 1])}{keyword}: {name}".rstrip()
        more = [f"{indent}{text}" for text in second[1:]] if second else []
        before = self.instead[line][:-1] if line in self.instead else []
        self.instead[line] = [*before, header, *more]

    def _described(self, node: Any) -> Iterator[tuple[int, str]]:
        number = node["location"]["line"]
        for text in filter(None, map(str.strip, (node.get("description") or "").split("\n"))):
            while self.lines[number].strip() != text:
                number += 1
            number += 1
            yield number, text

    def _second(self, line: int, own: Sequence[str]) -> list[str]:
        """The texts for a line in the other language; their comments take what they replace."""
        found = seconds(self.lines, line, self.to)
        for number, _ in found:
            self.instead[number] = []
        if found:
            first = found[0][0]
            indent = _indent(self.lines[first - 1])
            self.instead[first] = [f"{indent}# {self.source}: {text}" for text in own]
        return [text for _, text in found]

    # -- steps ---------------------------------------------------------------------------------

    def _background(self, node: Any) -> None:
        inside = (
            one
            for one in self.feature.scenarios
            if any(step.line == node["steps"][0]["location"]["line"] for step in one.background)
        )
        scenario = next(inside, None) if node["steps"] else None
        if scenario is not None:
            # A scenario under a rule begins with two backgrounds.
            lines = {step["location"]["line"] for step in node["steps"]}
            kinds = [one.kind for one in scenario.background if one.line in lines]
            self._steps(node, kinds, _Rows(scenario, ()), scenario)

    def _scenario(self, node: Any, scenario: Scenario) -> None:
        rows = _Rows(scenario, scenario.rows)
        self._steps(node, [one.kind for one in scenario.steps], rows, scenario)
        title = self.instead[node["location"]["line"]][-1]
        for examples in node["examples"]:
            self._cells(examples, rows, title)
        names = dict.fromkeys(name for row in rows.rows for name in row.values)
        columns = renamed([*names, *rows.added], self.to)
        for examples in node["examples"]:
            self._examples(examples, rows, columns)
        self._placeholders(node, columns)

    def _steps(
        self, node: Any, kinds: Sequence[Kind | None], rows: _Rows, scenario: Scenario
    ) -> None:
        _, registry = sentences_of(self.feature, scenario, self.vocabulary)
        before = 0
        for each, kind in zip(node["steps"], kinds, strict=True):
            line = each["location"]["line"]
            assert kind is not None
            own = squeeze(each["text"])
            sentences = _Sentences(registry, self.to, kind, rows)
            second = self._second(line, [own]) if line != before else []
            try:
                said = sentences.checked(own, second[0]) if second else sentences.tell(own)
            except _NoCounterpart as why:
                self.problems.append(Problem(self.path, line, str(why)))
                continue
            keyword = self._keyword(each["keyword"], kind, said, sentences.pattern_of(said))
            told = f"{_indent(self.lines[line - 1])}{keyword}{said}"
            # A line that says several things is several steps.
            self.instead[line] = [*(self.instead[line] if line == before else ()), told]
            before = line

    def _keyword(self, keyword: str, kind: Kind, said: str, pattern: str) -> str:
        dialects: Any = DIALECTS
        if keyword == "* ":
            return keyword
        joins = next((key for key in ("and", "but") if keyword in dialects[self.source][key]), None)
        if self.to == "en":
            return f"{(joins or kind).capitalize()} "
        first = {"and": "Et", "but": "Mais", "given": "Étant donné", "when": "Quand"}
        word = first.get(joins or kind, "Alors")
        verbal = kind == "given" and says_something(pattern, "fr")
        if (joins and kind == "when") or (verbal and (joins or kind == "given")):
            return f"{word} qu'" if elides(said) else f"{word} que "
        return f"{word} "

    def _cells(self, node: Any, rows: _Rows, title: str) -> None:
        """Tell the cells that the title alone names, from the comments before their examples."""
        lines = {row["location"]["line"] for row in node["tableBody"]}
        places = [at for at, row in enumerate(rows.rows) if row.line in lines]
        head = [cell["value"] for cell in node["tableHeader"]["cells"]]
        alone = [
            name
            for name in head
            if f"<{name}>" in title
            and name not in rows.columns
            and not any(f"<{name}>" in line for line in self._told_steps(rows))
            and any(map(str.isalpha, "".join(rows.rows[at].values[name] for at in places)))
            and not self._said(rows, name, places)
        ]
        line = node["location"]["line"]
        found = seconds(self.lines, line, self.to) if not node["name"] else []
        if len(found) < len(alone):
            self.kept.append(line)
        for number, text in found:
            if not alone:  # those of the other language can be told without it
                self.instead[number] = []
                continue
            cells = _CELLS.split(text.strip())
            if len(cells) != len(places):
                why = (
                    f"{text!r} is not one text for each row of a column that the title alone names"
                )
                self.problems.append(Problem(self.path, number, why))
                continue
            name = alone.pop(0)
            own = [rows.rows[at].values[name] for at in places]
            told = [row.values.get(name, "") for row in rows.rows]
            for at, cell in zip(places, cells, strict=True):
                told[at] = cell
            rows.columns[name] = told
            mark = " ; " if self.source == "fr" else "; "
            indent = _indent(self.lines[number - 1])
            self.instead[number] = [f"{indent}# {self.source}: {mark.join(own)}"]

    def _said(self, rows: _Rows, name: str, places: Iterable[int]) -> bool:
        """Whether the steps say the cells of a column as they are, such as names of options."""
        return any(
            all(cells[at].strip('"«» ') == rows.rows[at].values[name] for at in places)
            for cells in rows.columns.values()
        )

    def _told_steps(self, rows: _Rows) -> Iterator[str]:
        for line in rows.steps:
            yield from self.instead.get(line, ())

    def _placeholders(self, node: Any, columns: Mapping[str, str]) -> None:
        """Give the columns the names of the language wherever an outline says them."""

        def told(found: re.Match[str]) -> str:
            return f"<{columns.get(found[1], found[1])}>"

        first = node["location"]["line"]
        while first > 1 and self.lines[first - 2].strip().startswith(("#", "@")):
            first -= 1
        last = [node["location"]["line"], *(one["location"]["line"] for one in node["examples"])]
        for line in range(first, max(last) + 1):
            own = self.instead.get(line, [self.lines[line - 1]])
            self.instead[line] = [PLACEHOLDER.sub(told, one) for one in own]

    def _examples(self, node: Any, rows: _Rows, columns: Mapping[str, str]) -> None:
        head = node["tableHeader"]
        names = [cell["value"] for cell in head["cells"]]
        names += [name for name in rows.columns if name not in names and name in rows.added]
        table = [[columns.get(name, name) for name in names]]
        numbers = [head["location"]["line"]]
        for row in node["tableBody"]:
            line = row["location"]["line"]
            index = next(i for i, one in enumerate(rows.rows) if one.line == line)
            values = rows.rows[index].values
            told = {name: cells[index] for name, cells in rows.columns.items()}
            table.append([{**values, **told}[name] for name in names])
            numbers.append(line)
        escaped = [list(map(_escaped, row)) for row in table]
        widths = [max(len(row[at]) for row in escaped) for at in range(len(names))]
        for number, row in zip(numbers, escaped, strict=True):
            cells = " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            self.instead[number] = [f"{_indent(self.lines[number - 1])}| {cells} |"]


class _Rows:
    """The rows of an outline, and what their columns become; none for a plain scenario."""

    def __init__(self, scenario: Scenario, rows: Sequence[Row]) -> None:
        self.rows = rows
        #: The cells that are told anew, by column.
        self.columns: dict[str, list[str]] = {}
        self.added: set[str] = set()
        #: The lines of the steps that name columns.
        self.steps = [one.line for one in (*scenario.background, *scenario.steps)]
        attached = " ".join(
            part
            for one in scenario.steps
            for part in (
                one.docstring or "",
                *(cell for row in one.datatable or () for cell in row),
            )
        )
        for name in set(PLACEHOLDER.findall(attached)):
            self.columns[name] = [row.values.get(name, "") for row in rows]

    def column(self, name: str, cells: list[str]) -> str:
        """A placeholder for the cells: the column of that name, or one beside it."""
        taken = {column for row in self.rows for column in row.values}
        number, column = 1, name
        while self.columns.get(column, cells) != cells or (number > 1 and column in taken):
            number += 1
            column = f"{name} {number}"
        if column not in taken:
            self.added.add(column)
        self.columns[column] = cells
        return f"<{column}>"

    def filled(self, text: str, index: int) -> str:
        """The text of the other language in a row."""
        values = {name: cells[index] for name, cells in self.columns.items()}
        row = self.rows[index]
        return fill(text, Row(row.line, {**row.values, **values}, ()))


@dataclass(frozen=True, slots=True)
class _Sentences:
    """Says the steps of one kind in the other language."""

    registry: Registry
    to: Language
    kind: Kind
    rows: _Rows

    def tell(self, text: str) -> str:
        """The step in the other language, with placeholders where it has some.

        Raises:
            _NoCounterpart: nothing in the other language means the same.
        """
        if not PLACEHOLDER.search(text):
            return self._plain(text)
        try:
            return self._outlined(text)
        except _NoCounterpart:
            # Said row by row, each cell is the whole step.
            cells = [self._plain(fill(text, row)) for row in self.rows.rows]
            whole = PLACEHOLDER.fullmatch(text)
            name = whole[1] if whole else "step" if self.to == "en" else "étape"
            return self.rows.column(name, cells)

    def checked(self, text: str, second: str) -> str:
        """The author's own text of a step: the same sentence, with the same values.

        Raises:
            _NoCounterpart: it means something else.
        """
        for index in range(len(self.rows.rows) or 1):
            own, said = text, second
            if self.rows.rows:
                own, said = fill(text, self.rows.rows[index]), self.rows.filled(second, index)
            if not _same(self._match(own), self._match(said), words_too=False):
                raise _NoCounterpart(f"{second!r} does not mean the same as {text!r}")
        return second

    def pattern_of(self, said: str) -> str:
        """The pattern of the sentence that a told step is."""
        return self._match(self.rows.filled(said, 0) if self.rows.rows else said).pattern

    def _match(self, text: str) -> Match:
        found = self.registry.match(self.kind, text)
        if len(found) != 1:
            raise _NoCounterpart(f"{text!r} is not a sentence with one meaning")
        return found[0]

    def _plain(self, text: str) -> str:
        return self.registry.told_once(self.to, self.kind, text, self._told)

    def _told(self, text: str) -> str:
        match = self._match(text)
        for pattern in counterparts(match, self.to):
            said = pattern
            for field in match.sentence.slots(pattern):
                value = self._value(match, field, text, pattern)
                if value is None:
                    break
                said = put(said, field, value)
            else:
                found = self.registry.match(self.kind, said)
                if len(found) == 1 and _same(match, found[0]):
                    return said
        raise _missing(match, text, self.to)

    def _value(self, match: Match, field: str, text: str, pattern: str) -> str | None:
        """How the value of a field is said in the other language."""
        slot, value = match.sentence.slots(pattern)[field], match.arguments[field]
        if slot.converter is words:
            raise _NoCounterpart(
                f"the words {value!r} are {LANGUAGES['fr' if self.to == 'en' else 'en']}; write "
                f"the step before it as a comment: '# {self.to}: ...'"
            )
        if slot.converter in STEPS:
            told = self._quoted(str(value), STEPS[slot.converter])
            return told if slot.converter is sentence else in_quotation_marks(told, self.to)
        said = slot.say(value, self.to, many=is_counted_many(match, pattern, field, self.to))
        start, end = match.spans[field]
        return said or squeeze(text)[start:end]

    def _quoted(self, text: str, kind: Kind) -> str:
        if len(self.registry.match(kind, text)) == 1:
            return _Sentences(self.registry, self.to, kind, self.rows).tell(text)
        raise _NoCounterpart(f"{text!r} is not a sentence with one meaning")

    def _outlined(self, text: str) -> str:
        """The step with the placeholders of its values.

        Raises:
            _NoCounterpart: its rows are different sentences, or a placeholder is no value.
        """
        rows = self.rows.rows
        filled = [fill(text, row) for row in rows]
        matches = [self._match(one) for one in filled]
        first = matches[0]
        if any(
            one.sentence is not first.sentence or set(one.arguments) != set(first.arguments)
            for one in matches
        ):
            raise _NoCounterpart(text)
        said = next(iter(counterparts(first, self.to)), None)
        if said is None:
            raise _missing(matches[0], text, self.to)
        pattern = said
        for field in matches[0].sentence.slots(pattern):
            parts = {
                _part(text, row, match.spans[field]) if field in match.spans else None
                for row, match in zip(rows, matches, strict=True)
            }
            part = parts.pop() if len(parts) == 1 else None
            values = [
                self._value(match, field, one, pattern) if not self._nested(match, field) else None
                for match, one in zip(matches, filled, strict=True)
            ]
            if part is not None and self._nested(matches[0], field):
                value = self._nested_text(
                    part, matches[0].sentence.slots(matches[0].pattern)[field]
                )
            elif part is not None and not PLACEHOLDER.search(part):
                # One text for all rows: where some want the plural, that.
                value = max((str(one) for one in values), key=len)
            elif None in values:
                raise _NoCounterpart(text)
            else:
                names = PLACEHOLDER.findall(part) if part else []
                alone = len(names) == 1 and part == f"<{names[0]}>"
                value = self.rows.column(names[0] if alone else field, [str(one) for one in values])
            said = put(said, field, value)
        for index, match in enumerate(matches):
            found = self.registry.match(self.kind, self.rows.filled(said, index))
            if len(found) != 1 or not _same(match, found[0]):
                raise _NoCounterpart(text)
        return said

    def _nested(self, match: Match, field: str) -> bool:
        return match.sentence.slots(match.pattern)[field].converter in STEPS

    def _nested_text(self, part: str, slot: Slot) -> str:
        """A step within another, in quotation marks or not, with placeholders in it."""
        kind = STEPS[slot.converter]
        if slot.converter is sentence:
            return self._inner(part, kind)
        return in_quotation_marks(self._inner(quoted(part), kind), self.to)

    def _inner(self, text: str, kind: Kind) -> str:
        if not PLACEHOLDER.search(text):
            return self._quoted(text, kind)
        if len(self.registry.match(kind, fill(text, self.rows.rows[0]))) == 1:
            return _Sentences(self.registry, self.to, kind, self.rows).tell(text)
        raise _NoCounterpart(text)


def _same(one: Match, other: Match, *, words_too: bool = True) -> bool:
    """Whether two texts are one sentence with the same values; quoted steps are told apart."""
    if one.sentence is not other.sentence or set(one.arguments) != set(other.arguments):
        return False
    slots = one.sentence.slots(one.pattern)
    return all(
        value == other.arguments[field]
        for field, value in one.arguments.items()
        if slots[field].converter not in STEPS
        and (words_too or slots[field].converter is not words)
    )


def _missing(match: Match, text: str, to: Language) -> _NoCounterpart:
    return _NoCounterpart(
        f"{text!r} cannot be said in {LANGUAGES[to]}: {readable(match.pattern)!r} "
        f"({match.sentence.name}) has no sentence that means the same"
    )


def _part(text: str, row: Row, span: tuple[int, int]) -> str | None:
    """What stands in a template where a filled text has a span; ``None`` if it cuts a cell."""
    start, end = span
    found: list[int | None] = [None, None]
    at = 0
    last = 0
    for each in [*PLACEHOLDER.finditer(text), None]:
        literal = text[last : each.start() if each else len(text)]
        for which, wanted in enumerate((start, end)):
            if at <= wanted <= at + len(literal) and found[which] is None:
                found[which] = last + wanted - at
        at += len(literal)
        if each is None:
            break
        value = row.values.get(each[1], each[0])
        if start == at:
            found[0] = each.start()
        at += len(value)
        if end == at:
            found[1] = each.end()
        last = each.end()
    if found[0] is None or found[1] is None:
        return None
    return text[found[0] : found[1]]


def _escaped(cell: str) -> str:
    return cell.replace("\\", "\\\\").replace("|", "\\|")


def _indent(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]
