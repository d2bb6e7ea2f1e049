"""Reads a feature file into a small model, with everything that makes it unreadable.

Gherkin forgives in silence: a step whose keyword it does not recognise becomes a description, a
scenario header with a space before its colon vanishes. Whatever would be lost is reported here, or
read as it was meant.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from gherkin.dialect import DIALECTS
from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser
from gherkin.token_matcher import TokenMatcher

from whichside_rules.shared.files import FileProblem, kind_of, read_bytes_bounded, reason_of
from whichside_rules.shared.in_french import in_language
from whichside_rules.shared.printable import MOST_NAMED, one_line
from whichside_rules.vocabulary.in_other_words.words import Lasts
from whichside_rules.vocabulary.registry import Kind

__all__ = [
    "Background",
    "Block",
    "Examples",
    "Feature",
    "Problem",
    "Row",
    "Scenario",
    "Step",
    "Tag",
    "features_in",
    "read",
    "read_text",
    "shown",
    "tags_and_steps",
]

#: The largest feature file that is read, in bytes and in lines, and the longest line in it.
MAX_BYTES = 256 * 1024
_TOO_LARGE = f"larger than {MAX_BYTES} bytes; split it into several features"
MAX_LINES = 10_000
MAX_LINE = 2000
#: Each "<" that no ">" follows is looked for to the end of its line.
MAX_OPEN = 10
#: Tags before a feature, a rule, a scenario or Examples: whatever is below inherits them.
MAX_TAGS = 50
#: A broken file of thousands of lines should not flood a terminal.
MAX_SHOWN = 100

#: A comment that says in the other language what stands below it: its indent, language and text.
TRANSLATED = re.compile(r"^(\s*)#\s*(en|fr)\s*:\s?(.*)$")

#: Written to a terminal these do more than be shown.
_CONTROL = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)

APOSTROPHES = "\u2019\u2018\u02bc"
_STRAIGHT = str.maketrans(dict.fromkeys(APOSTROPHES, "'"))
_KINDS: dict[str, Kind] = {"Context": "given", "Action": "when", "Outcome": "then"}
_HEADERS = ("feature", "rule", "background", "scenario", "scenarioOutline", "examples")
_STEPS = ("given", "when", "then", "and", "but")


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """Something wrong in a file: where, what, and what would be right."""

    path: Path
    line: int
    message: str

    def __str__(self) -> str:
        return self.show()

    def told(self, language: str) -> Problem:
        """The same in that language; from French there is no way back."""
        return replace(self, message=in_language(self.message, language))

    def show(self, start: Path | None = None) -> str:
        """As ``path:line: message``, the path seen from a folder if it lies beneath it."""
        return one_line(f"{seen_from(self.path, start)}:{self.line}: {self.message}")


def seen_from(path: Path, start: Path | None) -> str:
    """The name of a file as it is seen from a folder, if it lies beneath it, in one short line."""
    if start is not None and path.is_relative_to(start):
        path = path.relative_to(start)
    return one_line(path.as_posix(), MOST_NAMED)


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag, without its ``@``."""

    name: str
    line: int


@dataclass(frozen=True, slots=True)
class Step:
    """One step as written; its kind is inherited by And, But and ``*``."""

    keyword: str
    kind: Kind | None
    text: str
    line: int
    datatable: tuple[tuple[str, ...], ...] | None = None
    docstring: str | None = None
    said: str | None = None
    """What was written, where that is another way of saying the text."""
    checked: bool = False
    """Whether it was said as a Given and only follows from others: then it must be so."""
    lasts: Lasts = ""
    """How it was said to be *still* so: then it was so before the moves as well, or of more."""
    becomes: bool = False
    """Whether it was said to become so: then it was not so before each of the moves."""

    @property
    def table(self) -> list[list[str]] | None:
        """The lines of its table as a step function takes them; ``None`` if it has none."""
        return [list(line) for line in self.datatable or ()] or None


@dataclass(frozen=True, slots=True)
class Row:
    """One row of an Examples table."""

    line: int
    values: dict[str, str]
    tags: tuple[Tag, ...]

    @property
    def label(self) -> str:
        """The values as one short text."""
        return "-".join(self.values.values())


@dataclass(frozen=True, slots=True)
class Block:
    """A feature's or a rule's name and place."""

    name: str
    line: int
    scenarios: int


@dataclass(frozen=True, slots=True)
class Background:
    """The steps that come before every scenario of a feature or of a rule."""

    keyword: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Examples:
    """One table of examples of an outline, with the line of each row."""

    keyword: str
    name: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario or an outline; ``tags`` includes those of its rule and its feature."""

    keyword: str
    name: str
    description: str
    line: int
    tags: tuple[Tag, ...]
    rule: str | None
    backgrounds: tuple[Background, ...]
    steps: tuple[Step, ...]
    outline: bool
    rows: tuple[Row, ...]
    examples: tuple[Examples, ...]

    @property
    def background(self) -> tuple[Step, ...]:
        """The steps of all its backgrounds."""
        return tuple(step for background in self.backgrounds for step in background.steps)

    @property
    def columns(self) -> tuple[tuple[str, ...], ...]:
        """The columns of each table of examples."""
        return tuple(one.header for one in self.examples)


@dataclass(slots=True)
class Feature:
    """A feature file that could be read."""

    path: Path
    language: str
    name: str
    line: int
    scenarios: list[Scenario] = field(default_factory=list)
    rules: list[Block] = field(default_factory=list)
    backgrounds: list[tuple[Step, ...]] = field(default_factory=list)
    document: dict[str, Any] = field(default_factory=dict, repr=False)
    """The whole file as the Gherkin parser read it."""


def shown(problems: Sequence[Problem], start: Path) -> list[str]:
    """The problems as lines, their paths seen from a folder; of very many only the first."""
    lines = [problem.show(start) for problem in problems[:MAX_SHOWN]]
    if len(problems) > MAX_SHOWN:
        lines.append(f"and {len(problems) - MAX_SHOWN} more")
    return lines


def features_in(folder: Path) -> tuple[list[Path], list[Problem]]:
    """The feature files in a folder and in those below it, and what of these cannot be read."""
    found: list[Path] = []
    problems: list[Problem] = []
    waiting = [folder]
    while waiting:
        here = waiting.pop()
        try:
            with os.scandir(here) as entries:
                for entry in entries:
                    if entry.is_dir(follow_symlinks=False):
                        waiting.append(here / entry.name)
                    elif entry.name.endswith(".feature"):
                        found.append(here / entry.name)
        except OSError as error:
            problems.append(Problem(here, 1, f"cannot be read: {reason_of(error)}"))
    return sorted(found), sorted(problems)


def read(path: Path) -> tuple[Feature | None, list[Problem]]:
    """The feature and its problems; no feature if the file cannot be read at all."""
    reader = _Reader(path)
    text = reader.text()
    feature = reader.feature(text) if text is not None else None
    return feature, reader.told()


def read_text(text: str, path: Path, language: str = "en") -> tuple[Feature | None, list[Problem]]:
    """As :func:`read`, of a text that stands in no file; ``path`` is what it is to be called.

    ``language`` is that of its keywords, where no line of it says another.
    """
    reader = _Reader(path, language)
    taken = reader.taken(text)
    feature = reader.feature(taken) if taken is not None else None
    return feature, reader.told()


def tags_and_steps(path: Path) -> tuple[list[str], list[str]]:
    """The tags and the texts of the steps of a file that may be no feature as a whole."""
    reader = _Reader(path)
    reader.text()
    lines = [content.strip() for content in reader.straight]
    tags = [word[1:] for line in lines if line.startswith("@") for word in line.split()]
    keywords = sorted(reader.step_words, key=len, reverse=True)
    found = ((line, next(filter(line.startswith, keywords), None)) for line in lines)
    return tags, [line.removeprefix(word).strip() for line, word in found if word]


class _Reader:
    def __init__(self, path: Path, language: str = "en") -> None:
        self.path = path
        self.spoken = language
        self.problems: list[Problem] = []
        self.lines: list[str] = []
        self.straight: list[str] = []

    def problem(self, line: int, message: str) -> None:
        self.problems.append(Problem(self.path, line, message))

    def told(self) -> list[Problem]:
        """The problems, in the language of the file."""
        return sorted({one.told(self._language) for one in self.problems})

    # -- the text ------------------------------------------------------------------------------

    def text(self) -> str | None:
        try:
            kind = kind_of(self.path)
            if kind is not None:
                self.problem(1, f"{kind}, not a file")
                return None
            if os.path.getsize(self.path) > MAX_BYTES:
                self.problem(1, _TOO_LARGE)
                return None
            raw = read_bytes_bounded(self.path, MAX_BYTES)
        except FileProblem as problem:
            self.problem(1, problem.why)
            return None
        try:
            text = raw.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = raw.count(b"\n", 0, error.start) + 1
            self.problem(line, "not UTF-8 text; save the file with the encoding UTF-8")
            return None
        return self._bounded(text)

    def taken(self, text: str) -> str | None:
        """As :meth:`text`, of what is given."""
        if len(text) > MAX_BYTES or len(text.encode("utf-8", "replace")) > MAX_BYTES:
            self.problem(1, _TOO_LARGE)
            return None
        return self._bounded(text.removeprefix("\ufeff"))

    def _bounded(self, text: str) -> str | None:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        control = _CONTROL.search(text)
        if control:
            line = text.count("\n", 0, control.start()) + 1
            self.problem(
                line,
                f"holds a control character (U+{ord(control[0]):04X}); save the file as plain text",
            )
            return None
        self.lines = text.split("\n")
        if len(self.lines) > MAX_LINES:
            self.problem(1, f"more than {MAX_LINES} lines; split it into several features")
            return None
        for number, content in enumerate(self.lines, 1):
            if len(content) > MAX_LINE:
                self.problem(number, f"a line of {len(content)} characters; {MAX_LINE} are allowed")
                return None
            if content.rpartition(">")[2].count("<") > MAX_OPEN:
                self.problem(number, f"more than {MAX_OPEN} '<' without a '>' after them")
                return None
        return self._normalised()

    def _normalised(self) -> str:
        """The text with the ways of keyboards and editors undone; what may be a slip is reported.

        A typographic apostrophe in a sentence and the space of French before a colon are none.
        """
        decomposed = [
            number
            for number, content in enumerate(self.lines, 1)
            if not unicodedata.is_normalized("NFC", content)
        ]
        if decomposed:
            more = f" (and {len(decomposed) - 1} more lines)" if len(decomposed) > 1 else ""
            self.problem(
                decomposed[0],
                f"decomposed accents (a letter followed by a combining accent){more}; "
                "save the file with composed characters (Unicode NFC)",
            )
        headers = "|".join(map(re.escape, sorted(self._headers)))
        header = re.compile(rf"^(\s*)({headers})[\s\u00a0\u202f]*:")
        for content in self.lines:
            composed = unicodedata.normalize("NFC", content)
            # A name may be set as its author likes; only what is compared is straightened.
            straight = composed if header.match(composed) else composed.translate(_STRAIGHT)
            self.straight.append(straight)
        quoted = False
        for index, content in enumerate(self.straight):
            if content.strip().startswith(('"""', "```")):
                quoted = not quoted
            found = None if quoted else header.match(content)
            if found and not found[0].endswith(found[2] + ":"):  # as French is typed
                self.straight[index] = f"{found[1]}{found[2]}:{content[found.end() :]}"
        return "\n".join(self.straight)

    @cached_property
    def _language(self) -> str:
        for content in self.lines:
            found = re.match(r"^\s*#\s*language\s*:\s*([a-zA-Z\-_]+)\s*$", content)
            if found:
                return found[1]
            if content.strip() and not content.strip().startswith("#"):
                break
        return self.spoken

    def _words(self, keys: Iterable[str]) -> frozenset[str]:
        """Keywords of the file's language and of the two that people mix up with it."""
        names = {self._language, "en", "fr"} & DIALECTS.keys()
        dialects: Any = DIALECTS
        return frozenset(word for name in names for key in keys for word in dialects[name][key])

    @cached_property
    def _headers(self) -> frozenset[str]:
        return self._words(_HEADERS)

    @cached_property
    def step_words(self) -> frozenset[str]:
        return self._words(_STEPS) - {"* "}

    # -- the structure -------------------------------------------------------------------------

    def feature(self, text: str) -> Feature | None:
        try:
            parsed: Any = Parser().parse(text, TokenMatcher(self.spoken))
        except CompositeParserException as error:
            for each in error.errors:
                self._unreadable(each)
            return None
        except ParserException as error:
            self._unreadable(error)
            return None
        node = parsed.get("feature")
        if not node:
            empty = not text.strip()
            self.problem(
                1,
                "the file is empty; a feature begins with 'Feature:'"
                if empty
                else "there is no feature; it begins with 'Feature:' "
                "(French: '# language: fr', then 'Fonctionnalité:')",
            )
            return None
        feature = Feature(self.path, node["language"], node["name"], node["location"]["line"])
        feature.document = parsed
        self._walk(feature, node, self._tags(node), None, ())
        if not feature.scenarios:
            self.problem(feature.line, "the feature has no scenario, so it asks nothing")
        return feature

    def _unreadable(self, error: ParserException) -> None:
        line = error.location["line"]
        content = self.straight[line - 1].strip() if 0 < line <= len(self.straight) else ""
        reason = re.sub(r"^\(\d+:\d+\): ", "", str(error))
        if reason.startswith("Language not supported"):
            self.problem(line, f"Gherkin knows no language {reason.rpartition(' ')[2]!r}")
        elif reason.startswith("inconsistent cell count"):
            self.problem(line, "this row has not as many cells as the first row of its table")
        elif reason.startswith("A tag may not contain"):
            self.problem(line, "a tag may not contain white space; write '@one @two'")
        elif reason.startswith("unexpected end of file"):
            self.problem(line, "the file ends too soon: something is begun and not completed")
        else:
            self.problem(line, f"cannot be read here: {content!r}; {self._advice(content, reason)}")

    def _advice(self, content: str, reason: str) -> str:
        dialects: Any = DIALECTS
        word = content.partition(":")[0]
        french = {word for key in _HEADERS for word in dialects["fr"][key]}
        english = {word for key in _HEADERS for word in dialects["en"][key]}
        if self._language != "fr" and word in french - english:
            return "a French feature begins with the line '# language: fr'"
        if "#FeatureLine" in reason:
            return "a feature begins with 'Feature:' (or tags, or '# language: fr')"
        wanted = [
            text
            for token, text in (
                ("#StepLine", "a step (Given, When, Then, And, But)"),
                ("#ScenarioLine", "'Scenario:'"),
                ("#ExamplesLine", "'Examples:'"),
                ("#TableRow", "a table row"),
            )
            if token in reason
        ]
        return f"expected {', '.join(wanted)} or the end" if wanted else reason

    def _walk(
        self,
        feature: Feature,
        node: Any,
        tags: tuple[Tag, ...],
        rule: str | None,
        backgrounds: tuple[Background, ...],
    ) -> None:
        self._swallowed(node, steps=False)
        for child in node["children"]:
            if "background" in child:
                part = child["background"]
                self._swallowed(part, steps=True)
                steps = self._steps(part)
                if steps:
                    feature.backgrounds.append(steps)
                backgrounds += (Background(part["keyword"], steps),)
            elif "rule" in child:
                part = child["rule"]
                before = len(feature.scenarios)
                self._walk(feature, part, tags + self._tags(part), part["name"], backgrounds)
                feature.rules.append(
                    Block(part["name"], part["location"]["line"], len(feature.scenarios) - before)
                )
            elif "scenario" in child:
                feature.scenarios.append(self._scenario(feature, child, tags, rule, backgrounds))

    def _scenario(
        self,
        feature: Feature,
        child: Any,
        tags: tuple[Tag, ...],
        rule: str | None,
        backgrounds: tuple[Background, ...],
    ) -> Scenario:
        node = child["scenario"]
        self._swallowed(node, steps=True)
        rows: list[Row] = []
        tables: list[Examples] = []
        for examples in node["examples"]:
            self._swallowed(examples, steps=True)
            head = examples.get("tableHeader")
            names = _cells(head) if head else ()
            body = examples.get("tableBody", ())
            if not body:
                self.problem(
                    examples["location"]["line"],
                    "the Examples are empty; write a head row and at least one row of values",
                )
            for column in sorted(name for name, count in Counter(names).items() if count > 1):
                self.problem(head["location"]["line"], f"two columns are called {column!r}")
            own = self._tags(examples)
            lines, cells = [row["location"]["line"] for row in body], [_cells(row) for row in body]
            for line, values in zip(lines, cells, strict=True):
                rows.append(Row(line, dict(zip(names, values, strict=False)), own))
            word, name = examples["keyword"], examples["name"]
            tables.append(Examples(word, name, names, tuple(cells), tuple(lines)))
        outline = node["keyword"] in DIALECTS[feature.language]["scenarioOutline"]
        if outline and not node["examples"]:
            self.problem(
                node["location"]["line"],
                f"the outline {node['name']!r} has no Examples, so nothing would run; "
                "add 'Examples:' with a table",
            )
        return Scenario(
            node["keyword"],
            node["name"],
            " ".join(line.strip() for line in node["description"].splitlines()).strip(),
            node["location"]["line"],
            tags + self._tags(node),
            rule,
            backgrounds,
            self._steps(node),
            outline or bool(node["examples"]),
            tuple(rows),
            tuple(tables),
        )

    def _steps(self, node: Any) -> tuple[Step, ...]:
        steps: list[Step] = []
        kind: Kind | None = None
        for each in node["steps"]:
            kind = _KINDS.get(each["keywordType"], kind)
            line = each["location"]["line"]
            if kind is None:
                self.problem(
                    line,
                    f"{each['keyword'].strip()!r} has no step before it in this block to take "
                    "after; begin with Given, When or Then",
                )
            table = each.get("dataTable")
            text = each.get("docString")
            steps.append(
                Step(
                    each["keyword"].strip(),
                    kind,
                    each["text"],
                    line,
                    tuple(map(_cells, table["rows"])) if table else None,
                    text["content"] if text else None,
                )
            )
        return tuple(steps)

    def _tags(self, node: Any) -> tuple[Tag, ...]:
        tags = node["tags"]
        if len(tags) > MAX_TAGS:
            line = tags[MAX_TAGS]["location"]["line"]
            self.problem(line, f"{len(tags)} tags in one place; at most {MAX_TAGS}")
        return tuple(
            Tag(tag["name"].lstrip("@"), tag["location"]["line"]) for tag in tags[:MAX_TAGS]
        )

    # -- what Gherkin would lose ---------------------------------------------------------------

    def _swallowed(self, node: Any, *, steps: bool) -> None:
        """Report lines of a description that were surely meant as steps or headers."""
        for line, content in self._description(node):
            header = re.match(r"^([^:]{1,40}?)\s*:", content)
            if header and header[1] in self._headers:
                self.problem(
                    line,
                    f"{header[0]!r} does not begin anything here and would be lost; "
                    + self._language_advice(header[1]),
                )
                continue
            if not steps:
                continue
            word = next((w for w in self.step_words if content.startswith(w)), None)
            if word:
                self.problem(
                    line,
                    f"{content!r} is read as a description, not as a step, and would be lost; "
                    + self._language_advice(word),
                )

    def _language_advice(self, word: str) -> str:
        language = self._language
        spec: Any = DIALECTS.get(language, DIALECTS["en"])
        own = {each for key in (*_HEADERS, *_STEPS) for each in spec[key]}
        if word in own:
            return "put it where the structure allows it"
        return f"it is not a keyword of the file's language ({language})"

    def _description(self, node: Any) -> Iterator[tuple[int, str]]:
        """The lines of a description with their numbers, which Gherkin does not keep."""
        number = node["location"]["line"]
        for content in map(str.strip, (node.get("description") or "").split("\n")):
            if not content:
                continue
            while number < len(self.straight) and self.straight[number].strip() != content:
                number += 1
            number += 1
            yield number, content


def _cells(row: Any) -> tuple[str, ...]:
    return tuple(cell["value"] for cell in row["cells"])
