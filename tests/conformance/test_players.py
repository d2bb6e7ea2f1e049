"""A set-up says in every game in the same words how many people play."""

from __future__ import annotations

import pytest

from whichside_rules import postal, whichside, yellow_places as yp
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.kernel.values.invalid import InvalidValue


def test_players_is_the_number_of_people_in_every_game() -> None:
    assert postal.players(postal.Setup(players=1)) == ("player",)
    for number in (2, 3, 4):
        setup = yp.Setup(players=number)
        assert yp.players(setup) == setup.seats == yp.COLOURS[:number]
    for number in (1, 2, 3, 4):
        assert whichside.new_game(whichside.Setup(players=number)).setup.players == number


def test_colours_are_a_field_of_their_own() -> None:
    assert yp.players(yp.Setup(colours=("red", "white"))) == ("red", "white")
    assert yp.Setup(players=2, colours=("red", "white")).seats == ("red", "white")
    many = yp.Setup(players=6)
    assert (many.people, many.seats) == (6, yp.COLOURS)
    with pytest.raises(IllegalAction, match="6 players want to play"):
        yp.new_game(many)


def test_more_or_fewer_colours_than_people_are_refused_by_their_clause() -> None:
    with pytest.raises(InvalidValue, match="3 players, but 2 colours") as refused:
        yp.Setup(players=3, colours=("red", "white"))
    assert refused.value.clauses == ("yellow_places.setup.choose-colour",)
    assert "3 joueurs, mais 2 couleurs" in refused.value.say("fr")
