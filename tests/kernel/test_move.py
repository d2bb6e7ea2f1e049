"""Moves of which no rulebook says anything."""

from __future__ import annotations

import pytest

from whichside_rules.kernel.playing.move import Move, move


@move
class LayCards(Move):
    """Cards are laid somewhere."""

    player: str
    cards: tuple[str, ...]
    next_to: str | None = None
    number: int = 0


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (LayCards.of("Ann", ("ace", "king"), "pile", 2), "cards ace, king, next to pile, number 2"),
        (LayCards.of("Ann", ()), "cards -, next to -, number 0"),
        (LayCards.of("Ann", ("ace",), ""), "cards ace, next to -, number 0"),
    ],
)
def test_they_are_told_by_their_kind_and_their_fields(made: Move, told: str) -> None:
    assert made.say() == f"lay cards: {told}"
    assert made.say("fr") == f"lay cards : {told}"
