"""The pieces (Matériel)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.yellow_places import goal
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.content import TILES
from whichside_rules.yellow_places.engine.state import YellowState


@invariant(YellowState, "yellow_places.component.tiles")
def each_tile_is_in_one_place(position: YellowState) -> Iterator[Text]:
    """In a hand, face up, found, or face down. :clause:`yellow_places.component.tiles`"""
    places = Counter(tile for hand in position.hands for tile in hand)
    places.update(position.deck.certain())
    places.update(position.revealed)
    places.update(tile for tile, _ in goal.found(position))
    for tile in TILES:
        if places[tile] != 1:
            yield words.impossible(
                "tile-in-one-place",
                tile=tile,
                establishment=words.named(tile),
                places=places[tile],
                tiles=len(TILES),
            )
