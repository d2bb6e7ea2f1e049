"""Plays scenarios as the tests do, without the tests: no fixtures, no reports, one call each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from whichside_rules.scenarios.engine import Question, Sitting
from whichside_rules.scenarios.lint import fill, sentences_of
from whichside_rules.scenarios.source import Feature, Row, Scenario, read
from whichside_rules.vocabulary import Vocabulary


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
        self._understood: dict[Asked, Question] = {}

    def understand(self, asked: Asked) -> Question:
        """Find what each step means, so that playing is only that."""
        found = self._understood.get(asked)
        if found is None:
            feature, scenario = asked.feature, asked.scenario
            game, sentences = sentences_of(feature, scenario, self._vocabulary)
            found = Question(feature, scenario, asked.row, game, sentences)
            _ = found.matches  # looked for here once, and not each time it is played
            self._understood[asked] = found
        return found

    def play(self, asked: Asked) -> None:
        """Play it.

        Raises:
            BaseException: whatever makes it red.
        """
        sitting = Sitting(self.understand(asked), self._vocabulary, evidence=False)
        sitting.ask(self._vocabulary.world_factory())
