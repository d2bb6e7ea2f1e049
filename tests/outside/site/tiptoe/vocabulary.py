"""What a feature may say of the game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from whichside_rules.vocabulary.parameter_types import number
from whichside_rules.vocabulary.registry import Registry
from whichside_rules.vocabulary.world import WORLDS, GameWorld, World

tiptoe: Any = import_module("tiptoe")
SENTENCES = Registry(game="tiptoe")
TYPES = {"Number": number}


class TiptoeWorld(GameWorld):
    """The world of a scenario."""

    rules: Any = tiptoe

    def build(self, move: object | None) -> Any:
        return tiptoe.new_game(tiptoe.Setup(far=self.facts["far"]))

    def player(self) -> str:
        return str(self.state.setup.players[self.state.turn])


WORLDS["tiptoe"] = TiptoeWorld


@SENTENCES.given(en="a door {n:Number} steps away", fr="une porte à {n:Number} pas")
def door(world: World, n: int) -> None:
    """Begin a game."""
    world.of(TiptoeWorld).given(far=n)


@SENTENCES.when(en="the next player walks", fr="la personne suivante marche")
def walks(world: World) -> None:
    """Whose turn it is walks."""
    game = world.of(TiptoeWorld)
    game.play(tiptoe.Walk(game.player()))


@SENTENCES.when(en="the coin shows heads", fr="la pièce montre face")
def heads(world: World) -> None:
    """The throw of the coin."""
    world.of(TiptoeWorld).play(tiptoe.Coin(True))
