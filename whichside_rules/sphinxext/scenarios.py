"""Reading feature files into plain values, with the line of everything that is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

_KINDS: Final = {"Context": "given", "Action": "when", "Outcome": "then"}


class FeatureError(ValueError):
    """A feature file that cannot be parsed; the message says where."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step, its kind resolved through any ``And``."""

    keyword: str
    kind: str
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] = ()
    doc: str | None = None


@dataclass(frozen=True, slots=True)
class Background:
    """The steps that come before every scenario of a feature or of a rule."""

    keyword: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Examples:
    """One table of examples of a scenario outline, with the line of each row."""

    keyword: str
    name: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario as written, with everything that surrounds it."""

    path: str
    """Path within the folder of features, with slashes."""
    language: str
    line: int
    keyword: str
    name: str
    description: str
    rule: str | None
    tags: tuple[str, ...]
    """Tags of the feature, the rule and the scenario, without the at sign."""
    backgrounds: tuple[Background, ...]
    steps: tuple[Step, ...]
    examples: tuple[Examples, ...]
    told: Scenario | None = None
    """The same in the reader's language, where it is written in another."""

    @property
    def shown(self) -> Scenario:
        """As a reader reads it."""
        return self.told or self

    @property
    def all_steps(self) -> tuple[Step, ...]:
        """The steps of the backgrounds, then the scenario's own."""
        before = tuple(step for background in self.backgrounds for step in background.steps)
        return before + self.steps

    @property
    def has_text(self) -> bool:
        """Whether it begins with a text of its own, such as a content pack."""
        return any(step.doc is not None for step in self.all_steps)


def read_features(folder: Path) -> Iterator[tuple[Path, tuple[Scenario, ...] | FeatureError]]:
    """Read every feature file below a folder, in the order of their paths."""
    for file in sorted(folder.rglob("*.feature")):
        try:
            yield file, read_feature(file, file.relative_to(folder).as_posix())
        except FeatureError as fault:
            yield file, fault


def read_feature(file: Path, path: str) -> tuple[Scenario, ...]:
    """Read one feature file; ``path`` is the name to remember it by."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as fault:
        raise FeatureError(str(fault)) from fault
    return read_text(text, path)


def read_text(text: str, path: str) -> tuple[Scenario, ...]:
    """Read the text of a feature file."""
    from gherkin.errors import CompositeParserException, ParserException
    from gherkin.parser import Parser

    try:
        document: Any = Parser().parse(text)
    except (CompositeParserException, ParserException) as fault:
        raise FeatureError(str(fault)) from fault
    feature = document.get("feature")
    if feature is None:
        return ()
    return tuple(_scenarios(feature, path, feature["language"], (), (), None))


def with_told(scenarios: Sequence[Scenario], told: Sequence[Scenario]) -> tuple[Scenario, ...]:
    """The scenarios of a file, each with its counterpart among those of its translation.

    Places stay those of the file, since that is what a verdict is about.
    """
    return tuple(
        replace(one, told=_at_the_place_of(one, other))
        for one, other in zip(scenarios, told, strict=True)
    )


def _at_the_place_of(own: Scenario, other: Scenario) -> Scenario:
    examples = tuple(
        replace(there, lines=here.lines)
        for here, there in zip(own.examples, other.examples, strict=True)
    )
    return replace(other, path=own.path, line=own.line, examples=examples)


def _scenarios(
    part: Mapping[str, Any],
    path: str,
    language: str,
    tags: tuple[str, ...],
    backgrounds: tuple[Background, ...],
    rule: str | None,
) -> Iterator[Scenario]:
    tags = _joined(tags, part["tags"])
    for child in part["children"]:
        if "background" in child:
            found = child["background"]
            background = Background(found["keyword"], _steps(found["steps"]))
            backgrounds = (*backgrounds, background)
        elif "rule" in child:
            name = str(child["rule"]["name"])
            yield from _scenarios(child["rule"], path, language, tags, backgrounds, name)
        else:
            yield _scenario(child["scenario"], path, language, tags, backgrounds, rule)


def _scenario(
    found: Mapping[str, Any],
    path: str,
    language: str,
    tags: tuple[str, ...],
    backgrounds: tuple[Background, ...],
    rule: str | None,
) -> Scenario:
    read = Scenario(
        path=path,
        language=language,
        line=found["location"]["line"],
        keyword=found["keyword"],
        name=found["name"],
        description=_unindented(found["description"]),
        rule=rule,
        tags=_joined(tags, found["tags"]),
        backgrounds=backgrounds,
        steps=_steps(found["steps"]),
        examples=tuple(_examples(table) for table in found["examples"]),
    )
    return replace(read, examples=tuple(_named(one, read) for one in read.examples))


def _named(examples: Examples, scenario: Scenario) -> Examples:
    """The columns that the scenario names: another is for its text in the other language."""
    texts = [scenario.name, scenario.description, examples.name]
    for step in scenario.all_steps:
        texts += [step.text, step.doc or "", *(cell for row in step.table for cell in row)]
    said = "\n".join(texts)
    kept = [at for at, name in enumerate(examples.header) if f"<{name}>" in said]
    if not kept:
        return examples
    return replace(
        examples,
        header=tuple(examples.header[at] for at in kept),
        rows=tuple(tuple(row[at] for at in kept) for row in examples.rows),
    )


def _joined(tags: tuple[str, ...], more: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([*tags, *(tag["name"].removeprefix("@") for tag in more)]))


def _steps(found: Sequence[Mapping[str, Any]]) -> tuple[Step, ...]:
    steps = []
    kind = "given"
    for step in found:
        kind = _KINDS.get(step["keywordType"], kind)
        table = step.get("dataTable")
        doc = step.get("docString")
        steps.append(
            Step(
                keyword=step["keyword"],
                kind=kind,
                text=step["text"],
                line=step["location"]["line"],
                table=() if table is None else tuple(_cells(row) for row in table["rows"]),
                doc=None if doc is None else doc["content"],
            )
        )
    return tuple(steps)


def _cells(row: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(cell["value"] for cell in row["cells"])


def _examples(found: Mapping[str, Any]) -> Examples:
    header = found.get("tableHeader")
    body = found.get("tableBody") or []
    return Examples(
        keyword=found["keyword"],
        name=found["name"],
        header=() if header is None else _cells(header),
        rows=tuple(_cells(row) for row in body),
        lines=tuple(row["location"]["line"] for row in body),
    )


def _unindented(text: str) -> str:
    return " ".join(line.strip() for line in text.splitlines()).strip()
