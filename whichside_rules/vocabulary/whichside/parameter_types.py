"""The words of the board game: Tenements, characters, spaces, cards, in English and French."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable
from typing import Any, Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import Noun, noun, nouns
from whichside_rules.vocabulary.parameter_types import (
    Named,
    in_quotation_marks,
    in_words,
    joined,
    meant,
    names_of,
    number,
    one_of,
    price_part,
    price_said,
    quoting,
    told,
    which,
)
from whichside_rules.vocabulary.registry import pattern
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.content import default_content
from whichside_rules.whichside.engine.effect import Effect, OnGauge, OnHealth, OnMoney, ToPrison

GAME = "whichside"
_OF_IT = r"the |le |la |les |l['’]|du |de la |des |de l['’]"
_THE = rf"(?:{_OF_IT}|au |aux |à la |à l['’]|à |at )?"


def _bare(text: str) -> str:
    low = text.strip().lower().replace("’", "'")
    return re.sub(rf"^{_THE}", "", low)


def _said(group: str, language: str, only: Container[str] | None = None) -> tuple[str, ...]:
    there = nouns(GAME)[group].items()
    return tuple(one.the(language) for word, one in there if only is None or word in only)


def _is_woman(who: str) -> bool | None:
    """Whether the gender of a character is known to be a woman's."""
    return {"une ": True, "un ": False}.get(noun(GAME, "character", who).fr.a)


def _group(
    name: str,
    group: str,
    about: str,
    *decks: str,
    feminine: Callable[[str], bool | None] | None = None,
    several: Callable[[str, str], bool] | None = None,
    the: str = _THE,
) -> Callable[[str], str]:
    """A field that takes the nouns of a group, with or without article.

    Where it is meant for the cards of some decks, those are told; a step says of another card that
    it is none of them.
    """
    names, box = names_of(GAME, group), default_content()
    only = frozenset(one.id for deck in decks for one in getattr(box, deck)) or None

    @pattern(
        the + one_of(names),
        en=_said(group, "en", only),
        fr=_said(group, "fr", only),
        tell=lambda value, language: noun(GAME, group, value).the(language),
        feminine=feminine,
        several=several,
    )
    def read(text: str) -> str:
        return which(names, _bare(text))

    read.__name__, read.__doc__ = name, about
    return read


def _declined(
    base: Callable[[str], str], group: str, french: Callable[[Noun], str]
) -> Callable[[Callable[[str], str]], Callable[[str], str]]:
    """A field that takes the same nouns as another one, in French after a preposition."""

    def tell(value: str, language: str) -> str:
        one = noun(GAME, group, value)
        return french(one) if language == "fr" else one.the("en")

    return pattern(
        base.pattern,  # type: ignore[attr-defined]
        en=_said(group, "en"),
        fr=map(french, nouns(GAME)[group].values()),
        tell=tell,
    )


def _is_one(tenement: str, language: str) -> bool:
    """A Tenement is told as one, "the Italian Tenement", however it was said."""
    return False


tenement: Final = _group("tenement", "player", "One of the four Tenements.", several=_is_one)


@_declined(tenement, "player", lambda one: one.of("fr"))
def of_tenement(text: str) -> str:
    """One of the four Tenements, of which something is said: « du Tenement russe »."""
    return tenement(text)


@_declined(tenement, "player", lambda one: one.at("fr"))
def to_tenement(text: str) -> str:
    """One of the four Tenements, to which something is given: « au Tenement russe »."""
    return tenement(text)


character: Final = _group("character", "character", "A character, by name.", feminine=_is_woman)
gauge: Final = _group("gauge", "gauge", "Risk, Police Threat or Unsanitary.")


def _is_plural(labour: str, language: str) -> bool:
    """Whether the name of a labour gauge is a plural."""
    return language == "en" or noun(GAME, "labour", labour).fr.article == "les "


labour: Final = _group("labour", "labour", "A gauge of labour regulation.", several=_is_plural)


_BESIDE = "employers-gauge"
_EMPLOYERS = names_of(GAME, "labour") | names_of(GAME, _BESIDE)


@pattern(
    _THE + one_of(_EMPLOYERS),
    en=(*_said("labour", "en"), *_said(_BESIDE, "en")),
    fr=(*_said("labour", "fr"), *_said(_BESIDE, "fr")),
    tell=told(words.gauge),
)
def employers_gauge(text: str) -> str:
    """A gauge of the Employers' board: one of labour regulation, or Employers' Strength."""
    return which(_EMPLOYERS, _bare(text))


def _is_feminine(tile: str) -> bool:
    """Whether the French name of a location tile is feminine."""
    return noun(GAME, "tile", tile).fr.a == "une "


def _is_several(tile: str, language: str) -> bool:
    """Whether the name of a location tile is a plural, in both languages: « les Docks »."""
    return noun(GAME, "tile", tile).fr.article == "les "


tile: Final = _group("tile", "tile", "A location tile.", feminine=_is_feminine, several=_is_several)
scenario: Final = _group("scenario", "scenario", "A scenario of the booklet.")
variant: Final = _group("variant", "variant", "A variant of the generic scenario.")


_TILE = _THE + one_of(names_of(GAME, "tile"))


@pattern(
    rf"{_TILE}(?:(?:, | and | et ){_TILE})*",
    en="tiles, such as the Tenderloin and the Western Pen",
    fr="des tuiles, par exemple le Tenderloin et le Western Pen",
    tell=lambda value, language: joined(
        [noun(GAME, "tile", one).the(language) for one in value], language
    ),
)
def tiles(text: str) -> tuple[str, ...]:
    """Location tiles, one after the other."""
    return tuple(tile(one) for one in re.split(r", | and | et ", text))


# Who buys *at* the Laundry does not buy the Laundry.
premises: Final = _group("premises", "premises", "Premises, by name.", the=rf"(?:{_OF_IT})?")
card: Final = _group("card", "card", "A card or a strategy, by name.")


_ALL_CARDS = names_of(GAME, "card") | names_of(GAME, "premises")
_ONE_CARD = _THE + one_of(_ALL_CARDS)


def _card_said(value: str, language: str) -> str:
    group = "card" if value in nouns(GAME)["card"] else "premises"
    return noun(GAME, group, value).the(language)


@pattern(
    rf"{_ONE_CARD}(?:(?:, | and | et ){_ONE_CARD})*",
    en="cards, each as often as it came up, such as Clumsiness, Clumsiness and Bedbugs",
    fr="des cartes, chacune aussi souvent qu'elle est sortie, par exemple Maladresse, Maladresse "
    "et Punaises",
    tell=lambda value, language: joined([_card_said(one, language) for one in value], language),
)
def cards(text: str) -> tuple[str, ...]:
    """Cards or premises, one after the other, each as often as it came up."""
    found = re.findall(rf"(?:^|, | and | et )({_ONE_CARD})(?=$|, | and | et )", text, re.IGNORECASE)
    return tuple(which(_ALL_CARDS, _bare(one)) for one in found)


own_card: Final = quoting("own_card", "A card of a content pack by its id, in quotation marks.")


strategy: Final = _group("strategy", "card", "A strategy of the employers, by name.", "strategies")
employer_card: Final = _group(
    "employer_card",
    "card",
    "A normal or difficult Employer card, by name.",
    "normals",
    "difficults",
)
mishap: Final = _group(
    "mishap", "card", "A misfortune or an incident, by name.", "misfortunes", "incidents"
)
solidarity_card: Final = _group(
    "solidarity_card", "card", "A solidarity card, by name.", "solidarities"
)
phase: Final = _group("phase", "phase", "A part of the turn.")


@_declined(phase, "phase", lambda one: one.at("fr"))
def at_phase(text: str) -> str:
    """A part of the turn at which somebody is: « à la lutte »."""
    return phase(text)


box: Final = _group("box", "box", "At home, on Arrest, in Jail, with the lawyer, or dead.")


RESULTS = {
    "victory": Text("a victory", "une victoire"),
    "partial-victory": Text("a partial victory", "une victoire partielle"),
    "partial-defeat": Text("a partial defeat", "une défaite partielle"),
    "defeat": Text("a defeat", "une défaite"),
}


@in_words(RESULTS)
def result(text: str) -> str:
    """How a strategy ended: a victory, a partial defeat."""
    return meant(RESULTS, text)


DIFFICULTIES = {
    "easy": Text("easy", "facile"),
    "normal": Text("normal", "normale"),
    "difficult": Text("difficult", "difficile"),
}


@in_words(DIFFICULTIES, "hard")
def difficulty(text: str) -> str:
    """How hard a scenario is: easy, normal, difficult."""
    return "difficult" if text.lower() == "hard" else meant(DIFFICULTIES, text)


pile: Final = _group(
    "pile", "pile", "What lies face down: the misfortunes, the strategies, the premises."
)


_RESOURCES = names_of(GAME, "resource")


def _resources(language: str) -> Iterable[str]:
    return [one.counted(1, language).partition(" ")[2] for one in nouns(GAME)["resource"].values()]


@pattern(
    one_of(_RESOURCES),
    en=_resources("en"),
    fr=_resources("fr"),
)
def resource(text: str) -> str:
    """Strikes, sabotages or agitations."""
    return which(_RESOURCES, text)


_PART = price_part(_RESOURCES)
_PARTS = rf"{_PART}(?:(?:, | and | et ){_PART})*"


class Priced(Named):
    """A means of production as a sentence names it; which one it is depends on the content."""

    def among(self, listed: Iterable[Any]) -> str:
        """The one of a list that has this id or this price."""
        parts = ("dollars", *_RESOURCES)
        for one in listed:
            priced = {part: getattr(one, part) for part in parts if getattr(one, part)}
            if one.id == self.id or (self.id is None and priced == self.price):
                return str(one.id)
        return self.id or self.said


def priced(value: Priced, language: str) -> str:
    """A means of production, or a price, as sentences name it."""
    if value.id is not None:
        return in_quotation_marks(value.id, language)
    return price_said(GAME, value.price, language)


@pattern(
    rf"{_PARTS}|\"[^\"]+\"|«[^»]+»",
    en="what it costs, such as 1 sabotage and 2 dollars, or its id in quotation marks",
    fr="ce qu'il coûte, par exemple 1 sabotage et 2 $, ou son identifiant entre guillemets",
    tell=priced,
)
def objective(text: str) -> Priced:
    """A means of production, by what it costs or by its id in quotation marks."""
    if text[0] in '"«':
        return Priced(text, text.strip('"«» \u00a0\u202f'), {})
    return price(text)


@pattern(
    _PARTS,
    en="what it costs, such as 1 sabotage and 2 dollars",
    fr="ce qu'il en coûte, par exemple 1 sabotage et 2 $",
    tell=priced,
)
def price(text: str) -> Priced:
    """What something costs: tokens and dollars."""
    wanted: dict[str, int] = {}
    for part in re.split(r", | and | et ", text):
        count, _, what = part.partition(" ")
        dollars = what.lower().startswith(("dollar", "$"))
        wanted["dollars" if dollars else which(_RESOURCES, what)] = number(count)
    return Priced(text, None, wanted)


_GAUGES = names_of(GAME, "gauge")


def _effect_said(value: Any, language: str) -> str:
    """What happens to a Tenement, as cards say it."""
    if isinstance(value, OnGauge):
        short = _SHORT_GAUGE[value.gauge].in_(language)
        return f"{short}{value.by:+}"
    if isinstance(value, OnHealth):
        return f"{'SAN' if language == 'fr' else 'HEA'}{value.by:+}"
    if isinstance(value, OnMoney):
        lost = -value.by
        unit = "dollar" if lost == 1 else "dollars"
        return f"une perte de {lost} $" if language == "fr" else f"a loss of {lost} {unit}"
    return "une arrestation" if language == "fr" else "an arrest"


_SHORT_GAUGE = {
    "risk": Text("RIS", "RIS"),
    "police": Text("PT", "MP"),
    "unsanitary": Text("UNS", "INS"),
}


@pattern(
    rf"(?:{one_of(_GAUGES)}) ?[+-] ?[1-5]|(?:HEA|SAN) ?- ?[12]"
    r"|(?:a loss of|une perte de) \d{1,2} (?:dollars?|\$)|an arrest|une arrestation",
    en="UNS+1, RIS+2, PT+1, HEA-1, a loss of 2 dollars, or an arrest",
    fr="INS+1, RIS+2, MP+1, SAN-1, une perte de 2 $, ou une arrestation",
    tell=_effect_said,
)
def effect(text: str) -> Effect:
    """What happens to a Tenement that is hit: ``UNS+1``, ``HEA-1``, ``a loss of 2 dollars``."""
    low = text.lower().replace(" ", "")
    if low in ("anarrest", "unearrestation"):
        return ToPrison("prison")
    by = int(re.sub(r"[^\d]", "", low))
    if low.startswith(("hea", "san")):
        return OnHealth("health", -by)
    if low.startswith(("aloss", "uneperte")):
        return OnMoney("money", -by)
    name = re.split(r" ?[+-]", text.lower())[0]
    gauge: Any = which(_GAUGES, name)
    return OnGauge("gauge", gauge, -by if "-" in low else by)


_SPACES = names_of(GAME, "space")
_OWNERS = names_of(GAME, "tile") | names_of(GAME, "premises")
_SPACE = (
    rf"{_THE}{one_of(_SPACES)}"
    rf"(?: (?:of|at|in|de|à|chez) {_THE}{one_of(_OWNERS)}| (?:du|de la|des|au|aux|à la) "
    rf"{one_of(_OWNERS)}| (?:de |à )?l['’]{one_of(_OWNERS)}| at home| à la maison)"
)


def _space_said(value: str, language: str) -> str:
    owner, _, name = value.partition(".")
    what = noun(GAME, "space", name).the(language)
    if owner == "home":
        return f"{what} at home" if language == "en" else f"{what} à la maison"
    group = "tile" if owner in nouns(GAME)["tile"] else "premises"
    where = noun(GAME, group, owner)
    at = f"at {where.the('en')}" if language == "en" else where.of("fr")
    return f"{what} {at}"


def _spaces_said(language: str) -> tuple[str, ...]:
    """Every space of the box, on either side of the tiles, in premises and at home."""
    box = default_content()
    owned = [
        *(f"home.{one.id}" for board in box.boards for one in board.spaces),
        *(f"{tile.id}.{one.id}" for tile in box.tiles for one in (*tile.a, *tile.b)),
        *(f"{each.id}.{one.id}" for each in box.premises for one in each.spaces),
    ]
    return tuple(_space_said(one, language) for one in dict.fromkeys(owned))


def known_space(text: str) -> str | None:
    """The space of that name, if the box has one."""
    return space(text) if re.fullmatch(_SPACE, text.strip(), re.IGNORECASE) else None


@pattern(
    _SPACE,
    en="a space of a tile or of premises, such as the work at Newtown Creek, or the housework at "
    "home; the guide to asking lists all of them",
    fr="un emplacement d'une tuile ou d'un local, par exemple le travail de Newtown Creek, ou le "
    "travail ménager à la maison ; le guide des questions en donne la liste",
    tell=_space_said,
    names=_spaces_said,
)
def space(text: str) -> str:
    """A space: ``the work at Newtown Creek``, ``the housework at home``."""
    low = _bare(text)
    names = sorted((one for group in _SPACES.values() for one in group), key=len, reverse=True)
    first = next(one for one in names if low.startswith(one))
    name = which(_SPACES, first)
    rest = low.removeprefix(first).strip()
    if rest in ("at home", "à la maison"):
        return f"home.{name}"
    owners = sorted((one for group in _OWNERS.values() for one in group), key=len, reverse=True)
    owner = next(one for one in owners if rest.endswith(one))
    return f"{which(_OWNERS, owner)}.{name}"


def name_of(group: str, word: str) -> str:
    """What something is called in English, for messages."""
    return words.called(group, word).en


@pattern("[AB]", en=("A", "B"), fr=("A", "B"))
def side(text: str) -> str:
    """A side of a tile."""
    return text.upper()
