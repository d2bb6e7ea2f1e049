"""Cells, streets and colours that the game does not have are named with those that it has."""

from __future__ import annotations

import pytest

from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.registry import Slip
from whichside_rules.vocabulary.world import World, perform

NOWHERE = [
    ("en", "green designates the tea house of cell C9", "no cell C9; the cells are 1 to 9"),
    ("en", "green designates the tea house of cell 10", "[yellow_places.board.grid]"),
    ("en", "green places a disc before row 4", "no row 4; there are rows 1 to 3 and columns 1"),
    ("en", "green places a disc before column 0", "[yellow_places.board.grid]"),
    ("en", "red keeps the pawn", "nobody plays red; the colours are green, pink, blue, violet ["),
    (
        "fr",
        "vert désigne le salon de thé de la case 10",
        "pas de case 10 ; les cases vont",
    ),
    ("fr", "vert pose un disque devant la colonne 4", "il n'y a pas de rue verticale 4 ; il y a"),
    (
        "fr",
        "rouge garde son pion",
        "couleur « rouge » ; les couleurs sont vert",
    ),
]


@pytest.mark.parametrize(("language", "text", "told"), NOWHERE)
def test_what_there_is_is_named(language: str, text: str, told: str) -> None:
    world = World()
    load().sentences.match("given", "a game of Yellow Places")[0].perform(world)
    world.language = language

    with pytest.raises(Slip) as error:
        perform(world, "when", text)

    assert told in str(error.value)
    assert "[yellow_places." in str(error.value)
