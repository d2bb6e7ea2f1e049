"""The main game at one keyboard: all look at one screen, and every move is said in words."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from whichside_rules import whichside
from whichside_rules.cli import games
from whichside_rules.cli.app import whichside as command
from whichside_rules.kernel.chance import sample

TABLE = games.load("whichside")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_sitting_shows_the_boards_to_all_and_hides_nothing(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = ["play", "whichside", "--seed", "1", "--lang", language]
    done = CliRunner().invoke(command, typed, input="1\n" * 12 + "q\n\n")
    assert done.exit_code == 0
    assert "Hand the keyboard" not in done.output
    for said in {
        "en": ("Employers' Strength", "The Russian Tenement  RIS 0  PT -1", "Bessy      HEA 2"),
        "fr": ("Force patronale", "Le Tenement russe  RIS 0  MP -1", "Bessy      SAN 2"),
    }[language]:
        assert said in done.output


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_move_of_a_game_is_said_in_words(language: str) -> None:
    rng, state = random.Random(3), whichside.new_game()
    while not state.ending:
        outcomes = whichside.chance_outcomes(state)
        moves = [one.move for one in outcomes] or list(whichside.legal_actions(state))
        said = [TABLE.say_move(state, move, language) for move in moves]
        assert len(set(said)) == len(moves), said
        assert TABLE.board(state, "russian", language, plain=True)
        state = whichside.apply(
            state, sample(outcomes, rng) if outcomes else rng.choice(moves)
        ).state
