"""What nobody can play or expect is told in words: no sentence ends in a fault of the program."""

from __future__ import annotations

import pytest

from whichside_rules import ask

SAID = {
    "Given a game of The Anarchy for 0 people / Then it is violet's turn": (
        "impossible position: 0 players; there are 2 to 6 [anarchy.meta.player-count]"
    ),
    "Given a new game of The Anarchy for 97 people / Then it is violet's turn": (
        "impossible position: 97 people want to play. Play with 2 to 6."
    ),
    "Given a new game of Yellow Places for 1 players / Then green may act": (
        "impossible position: 1 player wants to play. Play with 2, 3 or 4."
    ),
    "Given a game of The Anarchy for 2 people / When violet bids 0 rupees "
    "/ And yellow adds all cards in hand / Then the move is refused": (
        "there is no player 'yellow'; the players are violet, green"
    ),
    "Given a game of Which Side / Then Clumsiness is discarded": (
        "by the rules Clumsiness discarded: no, not yes"
    ),
    "Given a game of Which Side / Then the Italian Tenement loses the Laundry": (
        "the premises lost of the Italian Tenement: nothing, not the Laundry"
    ),
    "Given a game of Which Side / Then the Italian Tenement loses 1 health": "0, not 1",
    "Given a game of Which Side / Then Rosa loses 1 health": "0, not 1",
    "Given a game of Which Side / Then Employers' Strength rises by 1": "0, not 1",
    "Given a game of Which Side / Then the strategy ended in a defeat": "the result of the",
    "Given a game of Which Side / And the minimum of Unsanitary is raised by 1 "
    "/ Then nobody dies": "nothing raises the minimum of",
    "Given a game of Yellow Places for 2 players / Then green puts 1 yellow cube on it": (
        "by the rules the cubes that green puts are: 0, not 1"
    ),
    "Given a game of Yellow Places for 2 players / When violet is the first to play "
    "/ Then green may act": "there is no player 'violet'; the players are green, pink",
}


@pytest.mark.parametrize("said", SAID)
def test_it_is_told_why_it_cannot_be_so(said: str) -> None:
    answer = ask("\n".join(["Feature: x", " Scenario: y", *said.split(" / ")]))
    assert answer.verdict != "holds"
    assert SAID[said] in answer.text, answer.text
    assert "Error" not in answer.text


def test_a_player_who_does_not_sit_there_is_told_in_french() -> None:
    given = "Soit une partie des Adresses jaunes à 2 joueurs"
    steps = [given, "Quand violet joue", "Alors vert peut agir"]
    answer = ask("\n".join(["# language: fr", "Fonctionnalité: x", " Scénario: y", *steps]))
    assert "il n'y a pas de joueur" in answer.text, answer.text
