"""The words of The Anarchy: players, zones, cards, also those that a scenario makes by hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from whichside_rules.anarchy.engine import words
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import texts
from whichside_rules.vocabulary.parameter_types import (
    all_told,
    each_name,
    joined,
    names_of,
    number,
    one_of,
    told,
    which,
)
from whichside_rules.vocabulary.registry import pattern

# Players ------------------------------------------------------------------------------------------

_COLOURS = names_of("anarchy", "player")
_COLOUR = one_of(_COLOURS)
COLOURS: Final = _COLOUR
"""The regular expression of what the players are called, without an article."""
_PLAYER = rf"(?:(?:the |le joueur |la joueuse |le |la |les |l['’])?{_COLOUR}(?: player)?)"
_BEFORE_PLAYER = re.compile(r"^(?:the |le joueur |la joueuse |le |la |les |l['’])", re.IGNORECASE)
_AND: Final = re.compile(r", and |, | and | et ")


def _player(text: str) -> str:
    return which(_COLOURS, _BEFORE_PLAYER.sub("", text.strip()).lower().removesuffix(" player"))


def _and(one: str) -> str:
    """Several of something, joined by commas and ``and``."""
    return rf"{one}(?:(?:, and |, | and | et ){one})*"


def _colours(language: str) -> list[str]:
    return [words.player(one).in_(language) for one in _COLOURS]


@pattern(_PLAYER, en=_colours("en"), fr=_colours("fr"), tell=told(words.player))
def player(text: str) -> str:
    """A player, by the colour of the company or its country: ``violet``, ``the Dutch player``."""
    return _player(text)


@pattern(
    _and(_PLAYER),
    en="one or more of these, joined by commas and “and”: " + ", ".join(_colours("en")),
    fr="une ou plusieurs de ces couleurs, jointes par des virgules et « et » : "
    + ", ".join(_colours("fr")),
    tell=all_told(words.player),
)
def players(text: str) -> list[str]:
    """Some players, joined by commas and ``and``."""
    return [_player(one) for one in _AND.split(text)]


_THEN = re.compile(r",? (?:then|puis) ")


def _tell_ranking(value: Any, language: str) -> str:
    then = ", puis " if language == "fr" else ", then "
    return then.join(all_told(words.player)(group, language) for group in value)


@pattern(
    rf"{_and(_PLAYER)}(?:,? (?:then|puis) {_and(_PLAYER)})+",
    en="players from the first to the last, who is equal joined by “and”: violet, then green "
    "and red",
    fr="les joueurs du premier au dernier, les ex æquo joints par « et » : violet, puis vert et "
    "rouge",
    tell=_tell_ranking,
)
def ranking(text: str) -> list[list[str]]:
    """The players in the order of their places."""
    return [sorted(_player(one) for one in _AND.split(group)) for group in _THEN.split(text)]


# Cards and zones ----------------------------------------------------------------------------------

_THE = r"(?:the |le |la |les |l['’])?"
_BEFORE_NAME = re.compile(rf"^{_THE}", re.IGNORECASE)
_BETWEEN = r"(?:(?:of|the|de|du|des|la|le|les|d['’]|l['’]) ?){0,2}"
_MADE = rf"(?-i:[^\W\d_a-zà-ÿ][\w'’-]*(?: {_BETWEEN}[^\W_a-zà-ÿ][\w'’-]*){{0,5}})"
"""What somebody calls a card of his or her own: words with capital letters, or numbers."""
_NO_NAME = (
    r"(?:(?:I|It|He|She|They|We|You|My|His|Her|Their|In|At|Over|With|Nobody|Only|All|Both|Nothing"
    r"|État|Etat|Je|J['’]|Il|Elle|On|Nous|Tu|Mon|Ma|Mes|Son|Sa|Ses|Dans|Au|Aux|En|Chez|Avec|Personne|Rien"
    r"|Anarchy)(?!\w|['’-]\w\w\w))"
)
"""Who speaks or is spoken of is no card, nor is a zone or the game; and a card is no zone."""
KINDS: Final = {
    "leader": Text("Leader", "Chef"),
    "army": Text("Army", "Armée"),
    "fort": Text("Fort", "Fort"),
    "goods": Text("Goods", "Marchandise"),
    "card": Text("Card", "Carte"),
}
"""How the names of cards begin that a scenario only describes: Leader 2 of Pune."""
ORDER: Final = (
    Text("", ""),
    Text("Second ", "Deuxième "),
    Text("Third ", "Troisième "),
    Text("Fourth ", "Quatrième "),
)
"""What tells such cards apart that are alike."""
_DESCRIBED = "(?:{})?(?:{})".format(
    *("|".join(f"{one.en}|{one.fr}" for one in some) for some in (ORDER[1:], KINDS.values()))
)


def _named(group: str, *others: str) -> str:
    own = names_of("anarchy", group)
    strange = "|".join((_COLOUR, *(one_of(names_of("anarchy", one)) for one in others)))
    if group == "zone":  # Khan is no zone either
        whole, zones = (
            " ".join(each.lower() for names in names_of("anarchy", one).values() for each in names)
            for one in ("card", "zone")
        )
        parts = {*re.findall(r"[^\W\d_][\w-]+", whole)} - {*re.findall(r"[\w-]+", zones)}
        strange += f"|{'|'.join(map(re.escape, sorted(parts, key=len, reverse=True)))}"
    strangers = rf"(?:{strange})(?: (?:{strange}))*"  # nor is Ali Khan
    behind = "" if group == "zone" else rf"{one_of(names_of('anarchy', 'zone'))} "
    of_a_card = rf"{behind}{_DESCRIBED}\b|"  # "in Pune Leader 2" has no card Pune Leader
    nothing = rf"(?!{of_a_card}{_NO_NAME}|{strangers}(?:['’]s?)?(?!\w|['’-]\w| (?-i:[^\W_a-zà-ÿ])))"
    return rf"(?:{_THE}(?:{one_of(own)}|{nothing}{_MADE}))"


_CARDS, _ZONES = names_of("anarchy", "card"), names_of("anarchy", "zone")
_WORDS_OF_PLAYERS = {one.lower() for each in _COLOURS.values() for one in each if " " not in one}
_ALONE = "".join(rf"(?<!\b{one} )" for one in sorted(_WORDS_OF_PLAYERS))
"""What stands right after the name of a player, without a verb, is the rest of another list."""
_CARD, _ZONE = rf"(?:{_ALONE}{_named('card', 'zone')})", _named("zone", "card")


def _known(names: dict[str, tuple[str, ...]], text: str) -> str:
    """The id of what is known by that name; anything else is called as it is written."""
    for one in (text, _BEFORE_NAME.sub("", text)):
        try:
            return which(names, one)
        except ValueError:
            continue
    return _BEFORE_NAME.sub("", text.strip()).replace("’", "'")


@lru_cache(512)
def card_id(text: str) -> str:
    """The id of a card by its name; one that is made by hand has its name as id."""
    return _known(_CARDS, text)


@lru_cache(512)
def zone_id(text: str) -> str:
    """The id of a zone by its name."""
    return _known(_ZONES, text)


def _names(group: str) -> Callable[[str], Iterable[str]]:
    nouns = texts("anarchy").nouns[group].values()
    return lambda language: (one.the(language) for one in nouns)


def _is_plural(group: str, name: str, language: str) -> bool:
    """Whether a verb after the name is in the plural: the Rohillas, les Moghols."""
    noun = texts("anarchy").nouns[group].get(name)
    said = noun.the(language) if noun else ""
    return said.startswith("les ") or (said.startswith("the ") and said.endswith("s"))


_A_CARD = (
    "a card by its name, such as Lohagad; one of your own table in capitals: Old Fort",
    "une carte par son nom, par exemple Lohagad ; une de votre tableau, en capitales : Vieux Fort",
)
_SEVERAL = ("; or several, joined by commas and “and”", " ; ou plusieurs, avec virgules et « et »")


@pattern(
    _CARD,
    en=_A_CARD[0],
    fr=_A_CARD[1],
    tell=told(words.card),
    several=lambda value, language: _is_plural("card", value, language),
    names=_names("card"),
)
def card(text: str) -> str:
    """A card by its name: ``Lohagad``, ``the Rohillas``, or one of a table in the scenario."""
    return card_id(text)


def _some_cards(regex: str) -> Callable[[Callable[[str], list[str]]], Callable[[str], list[str]]]:
    """A field that takes a card or several, however they are joined."""
    return pattern(
        regex,
        en=_A_CARD[0] + _SEVERAL[0],
        fr=_A_CARD[1] + _SEVERAL[1],
        tell=all_told(words.card),
        several=lambda value, language: len(value) > 1 or _is_plural("card", value[0], language),
        names=_names("card"),
    )


@_some_cards(_and(_CARD))
def cards(text: str) -> list[str]:
    """Some cards, joined by commas and ``and``.

    Raises:
        ValueError: one of them is named twice.
    """
    found = [card_id(one) for one in _AND.split(text)]
    if twice := [one for one in found if found.count(one) > 1]:
        raise ValueError(f"{words.card(twice[0]).en} is named twice")
    return found


_WITH = (
    r",? (?:(?:along |together )?with|plus|avec|followed by|joined by|suivie? (?:de|par|d['’])),? "
)
_FIRST = (
    r",? (?:as (?:the |its |their )?(?:leader|head|chief|boss|top card)|on top|leading|in the lead"
    r"|at the (?:head|top)|in charge|en tête|devant|au-dessus|(?:comme|pour) chef"
    r"|comme carte du dessus)"
)
_BELOW = (
    r",? (?:(?:stuck |tucked )?(?:under(?:neath)?|below|beneath|behind)(?: (?:him|her|it))?"
    r"|as (?:its |his |her |a |the )?followers?|(?:en )?dessous|derrière(?: (?:lui|elle))?"
    r"|sous (?:lui|elle)|comme suiveurs?)"
)
_UNDER_IT = (
    r"(?:(?:,? (?:and|et))?,? ?"
    r"(?:(?:under(?:neath)?|below|beneath|behind) (?:him|her|it)|sous (?:lui|elle)),? )"
)
_NEXT = rf"(?:{_WITH}|,? (?:then|puis) |, and |, | and | et )"
_MELD = (
    rf"{_CARD}(?:{_FIRST}|{_BELOW})?"
    rf"(?:(?:{_NEXT}{_UNDER_IT}?|{_UNDER_IT}){_CARD}(?:{_FIRST}|{_BELOW})?)*"
)
_EACH = re.compile(rf"{_UNDER_IT}|{_NEXT}", re.IGNORECASE)
_LEADS, _FOLLOWS = (re.compile(rf"{one}$", re.IGNORECASE) for one in (_FIRST, _BELOW))


@_some_cards(_MELD)
def meld(text: str) -> list[str]:
    """The cards of a government, the leader first; also said so: ``A with B under him``."""
    said = [one for one in _EACH.split(text) if one.strip()]
    said.sort(key=lambda one: 0 if _LEADS.search(one) else 1)
    return cards(", ".join(_FOLLOWS.sub("", _LEADS.sub("", one)).strip() for one in said))


@pattern(
    rf"{_CARD}(?:(?:, and |, | and | et ){_CARD})+",
    en="two cards or more, joined by commas and “and”",
    fr="deux cartes ou plus, jointes par des virgules et « et »",
    tell=all_told(words.card),
    several=lambda value, language: True,
    names=_names("card"),
)
def several(text: str) -> list[str]:
    """Two cards or more, joined by commas and ``and``."""
    return cards(text)


@pattern(
    _ZONE,
    en="a zone of the map, such as Pune or the Carnatic",
    fr="une zone de la carte, par exemple Pune ou le Carnatic",
    tell=told(words.zone),
    names=_names("zone"),
)
def zone(text: str) -> str:
    """A zone by its name: ``Pune``, ``the Carnatic``."""
    return zone_id(text)


@pattern(
    _and(_ZONE),
    en="a zone of the map, such as Pune or the Carnatic" + _SEVERAL[0],
    fr="une zone de la carte, par exemple Pune ou le Carnatic" + _SEVERAL[1],
    tell=all_told(words.zone),
    several=lambda value, language: len(value) > 1 or _is_plural("zone", value[0], language),
    names=_names("zone"),
)
def zones(text: str) -> list[str]:
    """Some zones, joined by commas and ``and``."""
    return [zone_id(one) for one in _AND.split(text)]


_OF = r"(?:of |de la |de l['’]|du |des |de |d['’])"


def _tell_of(value: Any, language: str) -> str:
    noun = texts("anarchy").nouns["zone"].get(value)
    if noun is None:
        return f"de {value}" if language == "fr" else f"of {value}"
    return noun.of(language)


@pattern(
    rf"(?:{_OF}{_ZONE})",
    en="of a zone: of Pune, of the Carnatic",
    fr="d'une zone : de Pune, du Carnatic, des Moghols",
    tell=_tell_of,
)
def of_zone(text: str) -> str:
    """A zone as the owner of something: ``of Pune``, ``des Moghols``."""
    return zone_id(re.sub(rf"^{_OF}", "", text, flags=re.IGNORECASE))


# Phases -------------------------------------------------------------------------------------------

_PHASES = {
    "pay": ("to pay", "payer", "de payer"),
    "draw": ("to draw", "piocher", "de piocher"),
    "meld": ("to meld", "combiner", "de combiner"),
    "discard": ("to discard", "défausser", "de défausser"),
    "war": ("to make war", "faire la guerre", "de faire la guerre"),
}


@pattern(one_of(_PHASES), en=each_name(_PHASES, 0), fr=each_name(_PHASES, 2))
def phase(text: str) -> str:
    """What the player whose turn it is has to do now: ``to meld``, ``de combiner``."""
    return which(_PHASES, text)


# Sides, symbols, whole hands ------------------------------------------------------------------

_SIDES = {
    "attacker": ("the attacker", "l'attaquant", "l’attaquant", "l'attaquante", "attaquant"),
    "defender": ("the defender", "le défenseur", "la défenseuse", "défenseur"),
}


@pattern(one_of(_SIDES), en=each_name(_SIDES, 0), fr=each_name(_SIDES, 1))
def side(text: str) -> str:
    """One of the two who fight a war or decide a coup: ``the attacker``, ``le défenseur``."""
    return which(_SIDES, text)


_SYMBOLS = {
    "crowns": ("crowns", "couronnes", "crown", "couronne"),
    "castles": ("castles", "châteaux", "castle", "château"),
    "swords": ("swords", "épées", "sword", "épée"),
    "chests": ("chests", "coffres", "chest", "coffre"),
}


SYMBOLS = {one: Text(names[0], names[1]) for one, names in _SYMBOLS.items()}
"""What the symbols are called."""


@pattern(one_of(_SYMBOLS), en=each_name(_SYMBOLS, 0), fr=each_name(_SYMBOLS, 1))
def symbol(text: str) -> str:
    """What a card shows: ``crowns``, ``épées``."""
    return which(_SYMBOLS, text)


_COUNT: Final = rf"(?:{getattr(number, 'pattern', '')})"


# What a card shows that a sentence makes ---------------------------------------------------------

CARD_NAMES: Final = one_of(_CARDS)
"""The regular expression of the names of the cards of the box, without an article."""
ZONE_NAMES: Final = one_of(_ZONES)
"""The regular expression of the names of the zones, without an article."""
SYMBOL_NAMES: Final = one_of(_SYMBOLS)
"""The regular expression of what the symbols are called."""
_TRAIT = rf"(?:(?:le )?(?:number|numéro) {_COUNT}|{_COUNT} {one_of(_SYMBOLS)})"
_EVERY_NUMBER: Final = Text("any number", "tous les numéros")


def symbol_of(text: str) -> str:
    """The symbol of that name, in either number and language."""
    return which(_SYMBOLS, text)


def of_zone_told(zone: str, language: str) -> str:
    """A zone as the owner of something, as it is told: ``of Pune``, ``du Bengale``."""
    return _tell_of(zone, language)


def traits_told(traits: Mapping[str, int], language: str) -> str:
    """What a card shows, as it is told: ``number 4 and 3 crowns``."""
    numbered = "le numéro" if language == "fr" else "number"
    return joined(
        (
            f"{numbered} {n}"
            if name == "number"
            else f"{n} {_SYMBOLS[name][(0 if n > 1 else 2) + (language == 'fr')]}"
            for name, n in traits.items()
        ),
        language,
    )


@pattern(
    _and(_TRAIT),
    en="the number and the symbols of a card: number 4, 3 crowns and 1 sword",
    fr="le numéro et les symboles d'une carte : le numéro 4, 3 couronnes et 1 épée",
    tell=traits_told,
)
def traits(text: str) -> dict[str, int]:
    """The number of a card, and how many it shows of each symbol.

    Raises:
        ValueError: one of them is told twice.
    """
    found = dict[str, int]()
    for one in _AND.split(text):
        counted = re.search(_COUNT, one)
        assert counted is not None
        said = (one[: counted.start()] + one[counted.end() :]).strip()
        name = "number" if re.search("number|numéro", said, re.IGNORECASE) else symbol_of(said)
        if name in found:
            raise ValueError(f"the {name} is told twice")
        found[name] = number(counted[0])
    return found


def listed_told(numbers: Iterable[int], language: str) -> str:
    """The numbers that a card follows, as they are told; without any, all of them."""
    each = [str(one) for one in numbers]
    return joined(each, language) if each else _EVERY_NUMBER.in_(language)


@pattern(
    rf"{_and(_COUNT)}|any number|tous les numéros",
    en="the numbers of leaders: 1, 2 and 5, or any number",
    fr="les numéros des chefs : 1, 2 et 5, ou tous les numéros",
    tell=listed_told,
)
def listed(text: str) -> tuple[int, ...]:
    """The numbers of the leaders that a card follows; empty for all of them."""
    said = text.strip().lower()
    return (
        () if said in (_EVERY_NUMBER.en, _EVERY_NUMBER.fr) else tuple(map(number, _AND.split(said)))
    )


_HAND = (
    rf"(?:all(?: {_COUNT})?(?: other)? cards in hand"
    rf"|(?:toutes les|les {_COUNT})(?: autres)? cartes en main)"
)


def _tell_hand(value: Any, language: str) -> str:
    count, others = value
    if language == "fr":
        whole = f"les {count}" if count else "toutes les"
        return f"{whole}{' autres' if others else ''} cartes en main"
    return f"all{f' {count}' if count else ''}{' other' if others else ''} cards in hand"


@pattern(
    _HAND,
    en="all cards in hand, all 3 cards in hand, all other cards in hand",
    fr="toutes les cartes en main, les 3 cartes en main, toutes les autres cartes en main",
    tell=_tell_hand,
)
def of_hand(text: str) -> tuple[int, bool]:
    """A whole hand: how many cards it has, 0 if that is not said, and whether some are named."""
    counted = re.search(_COUNT, re.sub(r"^(?:all|toutes les|les) ?", "", text))
    others = re.search(r"\b(?:other|autres)\b", text) is not None
    return (number(counted[0]) if counted else 0), others


# The table of hand-made cards ---------------------------------------------------------------------

COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "card": ("card", "carte"),
    "zone": ("zone",),
    "number": ("number", "nombre", "numéro", "chiffre"),
    "follows": ("follows", "suit"),
    "crowns": ("crowns", "crown", "couronnes", "couronne"),
    "castles": ("castles", "castle", "châteaux", "château"),
    "swords": ("swords", "sword", "épées", "épée"),
    "chests": ("chests", "chest", "coffres", "coffre"),
}
"""What the columns of a table of cards are called."""

_EVERY = ("any", "all", "tous", "toutes", "tout")


NOTHING: Final = ("", "-", "–", "—")
"""What stands in a cell where there is nothing."""


def column(name: str, language: str) -> str:
    """What a column is called in a language."""
    called = COLUMNS[name]
    return called[min(int(language == "fr"), len(called) - 1)]


def is_every(text: str) -> bool:
    """Whether a card follows every number."""
    return text.lower() in _EVERY


def is_a_name(text: str) -> bool:
    """Whether a card can be called so in sentences."""
    return re.fullmatch(_CARD, text, re.IGNORECASE) is not None
