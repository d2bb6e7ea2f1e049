"""Every move that comes up in a game is said by a sentence that plays it, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Over
from whichside_rules.scenarios import wording
from whichside_rules.scenarios.wording import way_to_say
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.world import WORLDS, World

MOVES = 25


def world_of(game: str, language: str) -> World:
    world = World()
    world.language = language
    world.note_sentences(load().sentences)
    rules: Any = rulebook.find(game).game
    world.of(WORLDS[game]).put(rules.new_game(rules.Setup()))
    return world


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", rulebook.built_in())
def test_every_move_of_a_game_is_said(game: str, language: str) -> None:
    world, generator = world_of(game, language), random.Random(f"{game} {language}")
    rules = world.game.rules
    for _ in range(MOVES):
        state, now = world.game.state, rules.pending(world.game.state)
        if isinstance(now, Over):
            break
        if isinstance(now, Chance):
            move = sample(rules.chance_outcomes(state), generator)
        else:
            move = generator.choice(rules.legal_actions(state))
        said = way_to_say(world, move, language)
        assert said is not None, move
        assert world.game.state == state, "saying a move played it"
        (meant,) = world.sentences.match("when", said)
        meant.perform(world)
        assert world.game.last_played == (state, move), said


def test_a_sentence_that_plays_another_move_does_not_say_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = world_of("postal", "en")
    rules = world.game.rules
    world.game.put(rules.position())
    first, second, *_ = rules.legal_actions(world.game.state)
    only = "a healthy worker is placed at the Tenement"
    monkeypatch.setattr(wording, "_filled", lambda *asked: iter((only,)))
    assert way_to_say(world, first, "en") == only
    assert way_to_say(world, second, "en") is None
