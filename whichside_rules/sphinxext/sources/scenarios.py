"""Scenarios as the site shows them: those that the feature files ask, and what they are told as."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from whichside_rules.scenarios.source import (
    Background,
    Examples,
    Feature,
    Problem,
    Scenario as Written,
    Step,
    read,
    read_text as read_written,
)


class FeatureError(ValueError):
    """A feature file that cannot be read; the message says where."""


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
        return any(step.docstring is not None for step in self.all_steps)


def read_features(folder: Path) -> Iterator[tuple[Path, tuple[Scenario, ...] | FeatureError]]:
    """Read every feature file below a folder, in the order of their paths."""
    for file in sorted(folder.rglob("*.feature")):
        try:
            yield file, read_feature(file, file.relative_to(folder).as_posix())
        except FeatureError as fault:
            yield file, fault


def read_feature(file: Path, path: str) -> tuple[Scenario, ...]:
    """Read one feature file; ``path`` is the name to remember it by."""
    return _shown(path, *read(file))


def read_text(text: str, path: str) -> tuple[Scenario, ...]:
    """Read the text of a feature file."""
    return _shown(path, *read_written(text, Path(path)))


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


def _shown(path: str, feature: Feature | None, problems: Sequence[Problem]) -> tuple[Scenario, ...]:
    if feature is None:
        raise FeatureError("; ".join(f"line {one.line}: {one.message}" for one in problems))
    return tuple(_scenario(one, path, feature.language) for one in feature.scenarios)


def _scenario(found: Written, path: str, language: str) -> Scenario:
    read = Scenario(
        path=path,
        language=language,
        line=found.line,
        keyword=found.keyword,
        name=found.name,
        description=found.description,
        rule=found.rule,
        tags=tuple(dict.fromkeys(tag.name for tag in found.tags)),
        backgrounds=found.backgrounds,
        steps=found.steps,
        examples=found.examples,
    )
    return replace(read, examples=tuple(_named(one, read) for one in read.examples))


def _named(examples: Examples, scenario: Scenario) -> Examples:
    """The columns that the scenario names: another is for its text in the other language."""
    texts = [scenario.name, scenario.description, examples.name]
    for step in scenario.all_steps:
        texts += [step.text, step.docstring or ""]
        texts += [cell for row in step.datatable or () for cell in row]
    said = "\n".join(texts)
    kept = [at for at, name in enumerate(examples.header) if f"<{name}>" in said]
    if not kept:
        return examples
    return replace(
        examples,
        header=tuple(examples.header[at] for at in kept),
        rows=tuple(tuple(row[at] for at in kept) for row in examples.rows),
    )
