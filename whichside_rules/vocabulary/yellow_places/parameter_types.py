"""The words of Yellow Places: players, establishments, places for discs, in English and French."""

from __future__ import annotations

import re
from typing import Final

from whichside_rules import yellow_places
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import nouns
from whichside_rules.vocabulary.parameter_types import (
    all_told,
    names_of,
    number,
    one_of,
    told,
    which,
)
from whichside_rules.vocabulary.registry import pattern
from whichside_rules.yellow_places.engine import words

_COLOURS = names_of("yellow_places", "player")
_KINDS = names_of("yellow_places", "kind")


_STRANGE = {
    "red": ("red", "rouge"), "yellow": ("yellow", "jaune"), "black": ("black", "noir", "noire"),
    "white": ("white", "blanc", "blanche"), "orange": ("orange",), "brown": ("brown", "brun"),
    "purple": ("purple", "pourpre", "mauve"), "grey": ("grey", "gray", "gris"),
}  # fmt: skip
"""Colours that nobody plays: whoever names one is told which there are."""
_COLOUR = one_of(_COLOURS | _STRANGE)
_PLAYER = rf"(?:the )?{_COLOUR}(?: player)?|(?:le joueur |la joueuse |le |la )?{_COLOUR}"


def _player(text: str) -> str:
    bare = re.sub(r"^(the|le joueur|la joueuse|le|la) ", "", text.strip().lower())
    return _colour(bare.removesuffix(" player"))


def _colour(text: str) -> str:
    """The player of a colour.

    Raises:
        ValueError: nobody plays it; the message names the colours and the clause.
    """
    if any(text in names for names in _STRANGE.values()):
        raise ValueError(
            f"nobody plays {text}; the colours are {_SAID.en} [yellow_places.setup.choose-colour]"
        )
    return which(_COLOURS, text)


_SAID = Text("green, pink, blue, violet", "vert, rose, bleu, violet")


_NUMBER: Final[str] = number.pattern  # type: ignore[attr-defined]


@pattern(
    rf"\d{{7,12}}|{_NUMBER}", en="a whole number, in digits", fr="un nombre entier, en chiffres"
)
def large(text: str) -> int:
    """A whole number that may be as large as that of all deals."""
    return int(text) if text.isdigit() else number(text)


@pattern(_PLAYER, en=_SAID.en.split(", "), fr=_SAID.fr.split(", "))
def player(text: str) -> str:
    """A player, by colour."""
    return _player(text)


@pattern(
    rf"(?:du joueur |de la joueuse |du |de la |de )?{_COLOUR}",
    en=_SAID.en.split(", "),
    fr=[f"du joueur {colour}" for colour in _SAID.fr.split(", ")],
)
def whose(text: str) -> str:
    """A player as the owner of something, in French: ``du joueur vert``, or ``vert`` alone."""
    return _colour(re.sub(r"^(du joueur|de la joueuse|du|de la|de) ", "", text.lower()))


@pattern(
    rf"(?:{_PLAYER})(?:(?:, | and | et )(?:{_PLAYER}))*",
    en=f"one or more of these, joined by commas and “and”: {_SAID.en}",
    fr=f"une ou plusieurs de ces couleurs, jointes par des virgules et « et » : {_SAID.fr}",
    tell=all_told(words.player),
)
def players(text: str) -> list[str]:
    """Some players, joined by commas and ``and``."""
    return [_player(one) for one in re.split(r" and | et |, ", text)]


_THE = r"(?:the |le |la |les |l['’]|un |une |a |an )?"
_TILE = (
    rf"(?:{_THE}{one_of(_KINDS)}"
    r"(?: of| in| de| du| dans)?(?: the| la)?(?: cell| case)? [a-z]?\d+"
    r"|[a-z]?\d+-(?:tea|restaurant|bakery))"
)


def _tile(text: str) -> yellow_places.Tile:
    low = text.strip().lower()
    cell, kind = re.search(r"\b[a-z]?\d+", low), re.search(one_of(_KINDS), low)
    name = f"{cell[0] if cell else low}-{which(_KINDS, kind[0] if kind else low)}"
    for tile in yellow_places.TILES:
        if tile == name:
            return tile
    cells = sorted({yellow_places.cell_of(tile) for tile in yellow_places.TILES})
    raise ValueError(
        f"there is no cell {cell[0].upper() if cell else low}; the cells are {cells[0]} to "
        f"{cells[-1]} [yellow_places.board.grid]"
    )


_A_TILE = Text(
    "a tea house, restaurant or bakery and its cell from 1 to 9, such as the tea house of cell 5",
    "un salon de thé, un restaurant ou une pâtisserie et sa case de 1 à 9, par exemple le salon "
    "de thé de la case 5",
)


@pattern(
    _TILE,
    en=_A_TILE.en,
    fr=_A_TILE.fr,
    tell=told(words.establishment),
)
def tile(text: str) -> yellow_places.Tile:
    """A tile or its establishment: ``the tea house of cell 5``, ``le restaurant de la case 8``."""
    return _tile(text)


@pattern(
    rf"{_TILE}(?:(?:, and |, | and | et ){_TILE})*",
    en=f"{_A_TILE.en}; or several, joined by commas and “and”",
    fr=f"{_A_TILE.fr} ; ou plusieurs, joints par des virgules et « et »",
    tell=all_told(words.establishment),
    several=lambda value, language: len(value) > 1,
)
def tiles(text: str) -> list[yellow_places.Tile]:
    """Some tiles, joined by commas and ``and``."""
    return [_tile(one) for one in re.split(r", and |, | and | et ", text)]


_NTH = {
    "1": ("first", "première"),
    "2": ("second", "deuxième"),
    "3": ("third", "troisième"),
}
_ROW, _COLUMN = "row|rue horizontale|rangée|ligne", "column|rue verticale|colonne"
_STREET = f"(?:{_ROW}|{_COLUMN})"
_PLACE = (
    rf"(?:(?:the |la )?{_STREET} [a-z]?\d+|(?:the |la )?{one_of(_NTH)} {_STREET}"
    rf"|(?:the )?{one_of(_KINDS)} circle|(?:le )?cercle (?:du |de la |des |de )?{one_of(_KINDS)})"
)


@pattern(
    _PLACE,
    en=(words.place(one).en for one in yellow_places.PLACES),
    fr=(words.place(one).fr for one in yellow_places.PLACES),
)
def place(text: str) -> yellow_places.Place:
    """A place for discs: ``row 2``, ``the tea circle``, ``la deuxième rue verticale``."""
    low = text.strip().lower()
    if re.search("circle|cercle", low):
        kind = re.search(one_of(_KINDS), low)
        name = which(_KINDS, kind[0] if kind else low)
    else:
        nth = re.search(one_of(_NTH), low)
        street = "row" if re.search(_ROW, low) else "column"
        name = f"{street}-{which(_NTH, nth[0]) if nth else low.rpartition(' ')[2]}"
    for one in yellow_places.PLACES:
        if one == name:
            return one
    raise ValueError(
        f"there is no {name.replace('-', ' ')}; there are rows 1 to 3 and columns 1 to 3 "
        "[yellow_places.board.grid]"
    )


_GROUP = (
    rf"(?:of |de la |de |du |des |d')?(?:(?:the |les |la )?(?:cell|case) \d"
    rf"|(?:the |les )?{one_of(_KINDS)}(?! (?:of|de|du|circle))|{_PLACE})"
)


def _groups() -> dict[str, Text]:
    """What tiles of a hand can be counted by, and how it is said after their number."""
    found = {f"cell {cell}": Text(f"of cell {cell}", f"de la case {cell}") for cell in range(1, 10)}
    for kind in ("tea", "restaurant", "bakery"):
        several = {one: _NOUNS["kind"][kind].many(one) for one in ("en", "fr")}
        found[kind] = Text(f"of the {several['en']}", f"des {several['fr']}")
    for one in yellow_places.PLACES:
        if "-" in one:
            found[one] = Text(f"of {words.place(one).en}", f"de {words.place(one).fr}")
    return found


_NOUNS = nouns("yellow_places")
_GROUPS = _groups()


def _tiles_of(name: str) -> frozenset[yellow_places.Tile]:
    if name.startswith("cell "):
        cell = int(name.removeprefix("cell "))
        return frozenset(one for one in yellow_places.TILES if yellow_places.cell_of(one) == cell)
    return next(yellow_places.tiles_at(one) for one in yellow_places.PLACES if one == name)


@pattern(
    _GROUP,
    en=[one.en for one in _GROUPS.values()],
    fr=[one.fr for one in _GROUPS.values()],
    tell=lambda value, language: next(
        said.in_(language) for name, said in _GROUPS.items() if _tiles_of(name) == value
    ),
)
def group(text: str) -> frozenset[yellow_places.Tile]:
    """Tiles of a cell, a street or a type: ``of cell 2``, ``of row 1``, ``of the bakeries``."""
    low = re.sub(r"^(of|de la|de|du|des|d') ", "", text.strip().lower())
    cell = re.search(r"(?:cell|case) (\d)$", low)
    if cell:
        if f"cell {cell[1]}" not in _GROUPS:
            raise ValueError(f"there is no cell {cell[1]} [yellow_places.board.grid]")
        return _tiles_of(f"cell {cell[1]}")
    if re.search(_STREET, low):
        return yellow_places.tiles_at(place(low))
    kind = re.search(one_of(_KINDS), low)
    return _tiles_of(which(_KINDS, kind[0] if kind else low))


_STAGES = ("discs", "pawns", "conclusion")
_PHASES = {key: names_of("yellow_places", "phase")[key] for key in _STAGES}


@pattern(
    rf"(?:the |la |l['’])?{one_of(_PHASES)}",
    en=("the disc stage", "the pawn stage", "the conclusion"),
    fr=("l'étape des disques", "l'étape des pions", "la conclusion"),
)
def stage(text: str) -> str:
    """A stage of the game."""
    return which(_PHASES, re.sub(r"^(the |la |l['’])", "", text.strip().lower()))


_PARTS = {
    "components.tiles": ("tiles", "tile", "tuiles", "tuile"),
    "components.discs": ("discs", "disc", "disques", "disque"),
    "components.pawns": ("pawns", "pawn", "pions", "pion"),
    "components.yellow_cubes": ("yellow cubes", "yellow cube", "cubes jaunes", "cube jaune"),
    "components.neutral_cubes": ("neutral cubes", "neutral cube", "cubes neutres", "cube neutre"),
    "components.boards": ("boards", "board", "plateaux", "plateau"),
    "components.extensions": ("extensions", "extension"),
    "course.rounds": ("rounds", "round", "manches", "manche"),
}


@pattern(
    one_of(_PARTS),
    en=[names[0] for names in _PARTS.values()],
    fr=[names[2] if len(names) > 2 else names[0] for names in _PARTS.values()],
)
def part(text: str) -> str:
    """What a game has a number of: its tiles, discs, pawns, cubes, rounds."""
    return which(_PARTS, text.strip().lower())
