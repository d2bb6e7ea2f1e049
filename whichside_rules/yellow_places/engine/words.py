"""What things of Yellow Places are called; the words themselves stand in ``nouns.toml``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import Names, Noun, asking, noun, nouns, phrase, sentence
from whichside_rules.yellow_places.engine.content import Place, Tile
from whichside_rules.yellow_places.engine.tiles import cell_of, kind_of

_GAME = "yellow_places"
PHASES = Names(_GAME, "phase", "name")


def player(colour: str) -> Text:
    """A player, by colour; a name that is none of the book's colours stays as it is.

    :clause:`yellow_places.setup.choose-colour`
    """
    known = nouns(_GAME)["player"].get(colour)
    return known.text("name") if known else Text(colour, colour)


def named(tile: Tile) -> Noun:
    """An establishment as a noun: ``tea house of cell 5``.

    :clause:`yellow_places.board.27-establishments`
    """
    return noun(_GAME, "kind", kind_of(tile)).followed_by(
        phrase(_GAME, "of-the-cell", cell=cell_of(tile))
    )


def establishment(tile: Tile) -> Text:
    """An establishment: ``the tea house of cell 5``."""
    return named(tile).text("the")


def place(at: Place) -> Text:
    """A place for discs: ``row 2`` or ``the tea house circle``."""
    return noun(_GAME, "place", at).text("the")


question: Final = partial(asking, _GAME)
"""What is asked, or can be done, by its key in the chapters' files; read when it is asked."""


def impossible(key: str, **values: object) -> Text:
    """What no position can show, by its key in the chapters' files."""
    return sentence(_GAME, "impossible", key, **values)


def no_player(stranger: str, seated: Iterable[str]) -> Text:
    """That somebody who is spoken of does not play."""
    names = [player(colour) for colour in seated]
    joined = Text(", ".join(one.en for one in names), ", ".join(one.fr for one in names))
    return impossible("stranger", stranger=player(stranger), seated=joined)
