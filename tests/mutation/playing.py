"""Plays scenarios as the tests do, without the tests: no fixtures, no reports, one call each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from whichside_rules.scenarios.lint import fill, sentences_of
from whichside_rules.scenarios.source import Feature, Row, Scenario, read
from whichside_rules.vocabulary import Vocabulary
from whichside_rules.vocabulary.registry import Match


@dataclass(frozen=True, eq=False)
class Asked:
    """One scenario, or one row of an outline."""

    feature: Feature
    scenario: Scenario
    row: Row | None

    @cached_property
    def place(self) -> str:
        """Where it stands; no two stand in one place."""
        line = self.row.line if self.row else self.scenario.line
        return f"{self.feature.path.as_posix()}:{line}"

    @cached_property
    def clauses(self) -> frozenset[str]:
        """The clauses that it proves."""
        tags = (*self.scenario.tags, *(self.row.tags if self.row else ()))
        return frozenset(tag.name for tag in tags if "." in tag.name)

    @property
    def chapter(self) -> str:
        """The chapter whose feature it stands in, whatever the language."""
        return self.feature.path.name.partition(".")[0]

    def __str__(self) -> str:
        named = fill(self.scenario.name, self.row) if self.row else self.scenario.name
        return f"{self.place} {named}"


def asked_in(files: Iterable[Path]) -> list[Asked]:
    """The scenarios of some features; nothing of a game is imported for that.

    Raises:
        ValueError: a feature cannot be read; the message says what is wrong with it.
    """
    found = []
    for file in files:
        feature, problems = read(file)
        if feature is None or problems:
            raise ValueError("\n".join(map(str, problems)))
        for scenario in feature.scenarios:
            found += [Asked(feature, scenario, row) for row in scenario.rows or (None,)]
    return found


class Player:
    """Plays scenarios in one vocabulary; sentences are understood once."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._understood: dict[Asked, tuple[str | None, list[_Step]]] = {}

    def understand(self, asked: Asked) -> None:
        """Find what each step means, so that playing is only that."""
        if asked in self._understood:
            return
        feature, scenario, row = asked.feature, asked.scenario, asked.row
        game, sentences = sentences_of(feature, scenario, self._vocabulary)
        steps = []
        for step in (*scenario.background, *scenario.steps):
            assert step.kind is not None

            def filled(text: str) -> str:
                return fill(text, row) if row else text

            table = step.datatable and [[filled(cell) for cell in line] for line in step.datatable]
            document = None if step.docstring is None else filled(step.docstring)
            text = filled(step.text)
            match = sentences.match(step.kind, text)[0]
            steps.append(_Step(step.text, match, table or None, document))
        self._understood[asked] = game, steps

    def play(self, asked: Asked) -> None:
        """Play it.

        Raises:
            BaseException: whatever makes it red.
        """
        self.understand(asked)
        game, steps = self._understood[asked]
        world: Any = self._vocabulary.world_factory()
        if game is not None:
            world.note_game(game)
        for step in steps:
            world.note_step(step.text, asked.feature.language)
            step.match.perform(world, step.table, step.document)
        world.finish()


@dataclass(frozen=True)
class _Step:
    text: str
    match: Match
    table: list[list[str]] | None
    document: str | None
