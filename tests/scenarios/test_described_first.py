"""The position is described before anything is played or asked: no Given changes it afterwards."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from whichside_rules import ask
from whichside_rules.scenarios.lint import sentences_of
from whichside_rules.scenarios.source import Step, read
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.registry import Match
from whichside_rules.vocabulary.world import World

ROOT = Path(__file__).parents[2] / "features"
TOLD = {"en": "move this Given up", "fr": "remontez cette étape"}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            'Then "the Italians call a doctor for Rosa" is refused\n'
            "    Given Rosa is at HEA 1\n"
            '    Then "the Italians call a doctor for Rosa" is legal',
        ),
        (
            "fr",
            "Alors « le Tenement italien appelle un médecin pour Rosa » est refusé\n"
            "    Étant donné que Rosa est à SAN 1\n"
            "    Alors « le Tenement italien appelle un médecin pour Rosa » est légal",
        ),
    ],
)
def test_a_given_after_a_quoted_move_is_refused(language: str, text: str) -> None:
    begins = {
        "en": "Feature: f\n  Scenario: s\n    Given a game of Which Side\n    ",
        "fr": "# language: fr\nFonctionnalité: f\n  Scénario: s\n"
        "    Étant donné une partie de Which Side\n    ",
    }
    [ruling] = ask(begins[language] + text + "\n").rulings
    assert ruling.verdict == "fails"
    assert TOLD[language] in (ruling.says or "")


def givens() -> Iterator[tuple[str, Match, Step]]:
    """Of each Given sentence that a feature says, one step, with the game."""
    vocabulary = load()
    seen: set[tuple[str | None, ...]] = set()
    for path in sorted(ROOT.rglob("*.feature")):
        feature, _ = read(path)
        assert feature
        for scenario in feature.scenarios:
            game, sentences = sentences_of(feature, scenario, vocabulary)
            for step in (*scenario.background, *scenario.steps):
                if step.kind != "given" or "<" in step.text or (game, step.text) in seen:
                    continue
                seen.add((game, step.text))
                [match] = sentences.match("given", step.text)
                if (game, match.sentence.name, match.pattern) not in seen:
                    seen.add((game, match.sentence.name, match.pattern))
                    yield str(game), match, step


def test_every_given_is_refused_then_but_for_those_that_change_nothing() -> None:
    changed, refused = [], 0
    for game, match, step in givens():
        world = World()
        world.note_game(game)
        world.game.ask()
        before = copy.deepcopy(_kept(world))
        table = step.datatable and [list(row) for row in step.datatable]
        try:
            match.perform(world, table or None, step.docstring)
        except AssertionError as refusal:
            refused += TOLD["en"] in str(refusal)
        else:
            if _kept(world) != before:
                changed.append(step.text)
    assert changed == []
    assert refused > 50


def _kept(world: World) -> dict[str, Any]:
    """All that the world of the game knows."""
    return vars(world.game)
