"""What every tile, place for discs and deal of the box says, in words.

What a disc speaks of is asked of the rules and of the content in play.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import Noun, noun, phrase
from whichside_rules.kernel.files.sheet import Sheet
from whichside_rules.kernel.files.telling import Part, Scribe, Telling, Tellings
from whichside_rules.yellow_places.board import column_of, place_clause, row_of, tiles_at
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.content import (
    CONTENT,
    PLACES,
    TILES,
    Place,
    Tile,
    YellowContent,
)
from whichside_rules.yellow_places.engine.tiles import cell_of, kind_of

_GAME: Final = "yellow_places"


def tell(content: YellowContent, sheet: Sheet) -> Iterator[Telling]:
    """Every thing of the box, in its order."""
    for tile in TILES:
        yield _tile(tile, Scribe(sheet, "places"))
    for place in PLACES:
        yield _place(place, Scribe(sheet, "places"))
    for players in (2, 3, 4):
        yield _deal(players, content, Scribe(sheet, ""))


TELLINGS: Final = Tellings(CONTENT, tell)
told: Final = TELLINGS.told
what_it_does: Final = TELLINGS.what_it_does


def _kind(word: str) -> Noun:
    return noun(_GAME, "thing", word)


def _tile(tile: Tile, scribe: Scribe) -> Telling:
    """A tile: where its establishment lies, and for which discs it counts."""
    row, column = f"row-{row_of(cell_of(tile))}", f"column-{column_of(cell_of(tile))}"
    where = phrase(
        _GAME,
        "tile-where",
        row=noun(_GAME, "place", row),
        column=noun(_GAME, "place", column),
    )
    circle = kind_of(tile)
    counts = phrase(_GAME, "tile-counts", circle=noun(_GAME, "place", circle))
    parts = (
        scribe.part(where, row, column, said_by=("yellow_places.board.grid",)),
        scribe.part(counts, circle, said_by=("yellow_places.disc.cubes-equal-count",)),
    )
    return Telling(f"tiles.{tile}", _kind("tile"), words.establishment(tile), parts)


def _place(place: Place, scribe: Scribe) -> Telling:
    """A place with the tiles that a disc on it speaks of."""
    there = [one for one in TILES if one in tiles_at(place)]
    kinds = tuple(
        noun(_GAME, "kind", one).text("many") for one in dict.fromkeys(map(kind_of, there))
    )
    cells = tuple(Text(str(one), str(one)) for one in dict.fromkeys(map(cell_of, there)))
    said = phrase(_GAME, "place-counts", kinds=kinds, number=len(cells), cells=cells)
    part = scribe.part(said, place, said_by=(place_clause(place),))
    return Telling(f"places.{place}", _kind("place"), words.place(place), (part,))


def _deal(players: int, content: YellowContent, scribe: Scribe) -> Telling:
    """How the tiles are dealt to so many players."""
    hand, revealed = content.hand.of(players), content.revealed.of(players)
    said = phrase(_GAME, "players-hand", players=players, hand=hand, revealed=revealed)
    data = tuple(scribe.sheet[f"{one}.{players}"] for one in ("hand", "revealed"))
    name = noun(_GAME, "thing", "deal").text("the")
    return Telling(f"deal.{players}", _kind("deal"), name, (Part(said, data),))
