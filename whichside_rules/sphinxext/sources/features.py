"""A published scenario as a feature of its own, to be asked, changed and kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from whichside_rules.scenarios.source import Examples, Step
from whichside_rules.sphinxext.sources.scenarios import Scenario

#: The keyword of a feature; the scenario carries the others as they were written.
_FEATURE: Final = {"en": "Feature", "fr": "Fonctionnalité"}
_FENCE: Final = '"""'


def as_feature(written: Scenario, title: str) -> str:
    """The scenario with all that it assumes, as the reader reads it.

    Args:
        written: a scenario; where it is told in the reader's language, that is given.
        title: what the feature is called where its rule has no name.
    """
    return "\n".join(_lines(written.shown, title)) + "\n"


def _lines(scenario: Scenario, title: str) -> Iterator[str]:
    if scenario.language != "en":
        yield f"# language: {scenario.language}"
    name = " ".join((scenario.rule or title).split())
    yield f"{_FEATURE.get(scenario.language, 'Feature')}: {name}"
    yield ""
    # A feature and its rule may each have one; together they are what is assumed.
    if scenario.backgrounds:
        yield f"  {scenario.backgrounds[0].keyword}:"
        for background in scenario.backgrounds:
            yield from _steps(background.steps)
        yield ""
    if scenario.tags:
        yield "  " + " ".join(f"@{tag}" for tag in scenario.tags)
    yield f"  {scenario.keyword}: {scenario.name}"
    yield from _steps(scenario.steps)
    for examples in scenario.examples:
        yield from _examples(examples)


def _steps(steps: Sequence[Step]) -> Iterator[str]:
    for step in steps:
        # A French keyword that ends with an apostrophe stands directly before its word.
        space = "" if step.keyword.endswith("'") else " "
        yield f"    {step.keyword}{space}{step.text}"
        yield from _table(step.datatable or (), "      ")
        if step.docstring is not None:
            yield f"      {_FENCE}"
            for line in step.docstring.replace(_FENCE, '\\"\\"\\"').split("\n"):
                yield f"      {line}" if line else ""
            yield f"      {_FENCE}"


def _examples(examples: Examples) -> Iterator[str]:
    yield ""
    yield f"    {examples.keyword}: {examples.name}".rstrip()
    rows = (examples.header, *examples.rows) if examples.header else examples.rows
    yield from _table(rows, "      ")


def _table(rows: Sequence[Sequence[str]], indent: str) -> Iterator[str]:
    cells = [[_escaped(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        padded = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield f"{indent}| {' | '.join(padded)} |"


def _escaped(cell: str) -> str:
    return cell.replace("\\", "\\\\").replace("|", "\\|").replace("\n", "\\n")
