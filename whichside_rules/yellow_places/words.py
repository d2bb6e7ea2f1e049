"""The names of things in English and French, for refusals, events and displays."""

from __future__ import annotations

from collections.abc import Iterable

from whichside_rules.kernel.clause import Text
from whichside_rules.yellow_places.board import cell_of, kind_of
from whichside_rules.yellow_places.content import Place, Tile

KINDS = {
    "tea": Text("tea house", "salon de thé"),
    "restaurant": Text("restaurant", "restaurant"),
    "bakery": Text("bakery", "pâtisserie"),
}
_FRENCH_PLURALS = {"tea": "salons de thé", "restaurant": "restaurants", "bakery": "pâtisseries"}
_FRENCH_THE = {"tea": "le salon de thé", "restaurant": "le restaurant", "bakery": "la pâtisserie"}
_FRENCH_COLOURS = {"green": "vert", "pink": "rose", "blue": "bleu", "violet": "violet"}
PHASES = {
    "deal": Text("deal of the tiles", "distribution des tuiles"),
    "discs": Text("disc stage", "étape des disques"),
    "pawns": Text("pawn stage", "étape des pions"),
    "conclusion": Text("conclusion", "conclusion"),
    "over": Text("end of the game", "fin de la partie"),
}


def player(colour: str) -> Text:
    """A player, by colour; a name that is none of the book's colours stays as it is.

    :clause:`yellow_places.setup.choose-colour`
    """
    return Text(colour, _FRENCH_COLOURS.get(colour, colour))


def players(colours: Iterable[str]) -> Text:
    """Some players, joined by commas."""
    names = [player(colour) for colour in colours]
    return Text(", ".join(one.en for one in names), ", ".join(one.fr for one in names))


def establishment(tile: Tile) -> Text:
    """An establishment: ``the tea house of cell 5``.

    :clause:`yellow_places.board.27-establishments`
    """
    kind, cell = kind_of(tile), cell_of(tile)
    return Text(f"the {KINDS[kind].en} of cell {cell}", f"{_FRENCH_THE[kind]} de la case {cell}")


def place(at: Place) -> Text:
    """A place for discs: ``row 2`` or ``the tea circle``."""
    if at in KINDS:
        return Text(f"the {KINDS[at].en} circle", f"le cercle des {_FRENCH_PLURALS[at]}")
    street, _, number = at.partition("-")
    fr = "rue horizontale" if street == "row" else "rue verticale"
    return Text(f"{street} {number}", f"la {fr} {number}")


def cubes(count: int) -> Text:
    """A number of yellow cubes."""
    plural, pluriel = "s" * (count != 1), "s" * (count > 1)
    return Text(f"{count} yellow cube{plural}", f"{count} cube{pluriel} jaune{pluriel}")


def matching(count: int) -> Text:
    """How many tiles of the hand match a place."""
    if count == 0:
        return Text("none of your tiles matches", "aucune de vos tuiles ne convient")
    if count == 1:
        return Text("1 of your tiles matches", "1 de vos tuiles convient")
    return Text(f"{count} of your tiles match", f"{count} de vos tuiles conviennent")
