"""Moves are told with what things are called, not with how the code names them."""

from __future__ import annotations

import pytest

from whichside_rules.kernel.playing.move import Move
from whichside_rules.whichside.engine import moves

TOLD: list[tuple[Move, str, str]] = [
    (moves.Draw.of("bonesetter"), "the Bonesetter", "le Rebouteux"),
    (
        moves.Draw.of("workplace-closure"),
        "Closure of a Workplace",
        "Fermeture d'un lieu de travail",
    ),
    (moves.Counter.of("fines"), "counter: Fines", "contrer : Amendes"),
    (moves.Designate.of("russian", "italian"), "the Italian Tenement", "le Tenement italien"),
    (moves.CallDoctor.of("russian", "rosa"), "a doctor: Rosa", "un médecin : Rosa"),
    (
        moves.PlaceCharacter.of("russian", "rosa", "triangle.work"),
        "Rosa: the work, the Triangle Shirtwaist Factory",
        "Rosa : le travail, l'usine Triangle Shirtwaist",
    ),
    (
        moves.BuyPremises.of("russian", "union-hall"),
        "buy: the Union Hall",
        "acheter : la Salle syndicale",
    ),
    (
        moves.CloseTile.of("triangle"),
        "close: the Triangle Shirtwaist Factory",
        "fermer : l'usine Triangle Shirtwaist",
    ),
    (moves.WorsenGauge.of("hours"), "the working hours", "le temps de travail"),
]


@pytest.mark.parametrize(("move", "english", "french"), TOLD)
def test_what_a_move_names_is_told_as_it_is_called(move: Move, english: str, french: str) -> None:
    assert move.say() == english
    assert move.say("fr") == french
