"""The words of the postal game: spaces, gauges, resources and workers, in English and French.

Each converter accepts the names of both languages, with or without article.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from whichside_rules import postal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import noun
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.tasks import Free, Heal, Injure, Jail, Task
from whichside_rules.vocabulary.parameter_types import (
    Named,
    each_name,
    in_quotation_marks,
    in_words,
    joined,
    meant,
    names_of,
    number,
    one_of,
    price_part,
    price_said,
    which,
)
from whichside_rules.vocabulary.registry import pattern

_THE = (
    r"(?:the |at the |at |le |la |les |l['’]|au |aux |chez le |chez les |chez |à la |à l['’]|à "
    r"|du |de la |des |de l['’])?"
)

_SPACES = names_of("postal", "space")
_GAUGES = names_of("postal", "gauge")
_RESOURCES = names_of("postal", "resource")
_MODES = names_of("postal", "mode")


def _which(names: Mapping[str, tuple[str, ...]], text: str) -> str:
    bare = text.strip().lower().replace("’", "'")
    return which(names, re.sub(rf"^{_THE}", "", bare))


def _in(language: str, names: Mapping[str, Text]) -> tuple[str, ...]:
    """The names in one language, to tell what a field takes."""
    return tuple(name.in_(language) for name in names.values())


_SPACE = _THE + one_of(_SPACES)


def _space(name: str, language: str) -> str:
    """A space as it stands in a sentence: after “at” in English, « au Tenement » in French."""
    found = noun("postal", "space", name)
    return found.at(language) if language == "fr" else found.the(language)


_AT_SPACES = tuple(_space(name, "fr") for name in _SPACES)


@pattern(_SPACE, en=_in("en", words.SPACES), fr=_AT_SPACES)
def space(text: str) -> str:
    """A space of the action area."""
    return _which(_SPACES, text)


def known_space(text: str) -> str | None:
    """The space of that name, if the board has one."""
    bare = re.sub(rf"^{_THE}", "", text.strip().lower().replace("’", "'"))
    return next((key for key, names in _SPACES.items() if bare in names), None)


@pattern(
    rf"{_SPACE}(?:(?:,| and| et|, and|, et) {_SPACE})*",
    en="one or more of these, joined by commas and “and”: " + ", ".join(_in("en", words.SPACES)),
    fr="un ou plusieurs de ces emplacements, joints par des virgules et « et » : "
    + ", ".join(_AT_SPACES),
    tell=lambda value, language: joined((_space(one, language) for one in value), language),
)
def spaces(text: str) -> list[str]:
    """One or more spaces, joined by commas and ``and``."""
    return [_which(_SPACES, one) for one in re.split(r",? (?:and|et) |, ", text)]


@pattern(_THE + one_of(_GAUGES), en=_in("en", words.GAUGES), fr=_in("fr", words.GAUGES))
def gauge(text: str) -> str:
    """Risk, Unsanitary or Police Threat."""
    return _which(_GAUGES, text)


@pattern(one_of(_RESOURCES), en=_in("en", words.RESOURCES), fr=_in("fr", words.RESOURCES))
def resource(text: str) -> str:
    """A strike, a sabotage or an agitation."""
    return _which(_RESOURCES, text)


@pattern(one_of(_MODES), en=_in("en", words.MODES), fr=_in("fr", words.MODES))
def mode(text: str) -> str:
    """A level of difficulty."""
    return _which(_MODES, text)


_CHOICES = {
    "risk lower": ("lower risk", "baisser le risque"),
    "risk raise": ("raise risk", "augmenter le risque"),
    "unsanitary lower": ("lower unsanitary", "baisser l'insalubrité"),
    "unsanitary raise": ("raise unsanitary", "augmenter l'insalubrité"),
    "police_threat lower": ("lower police threat", "baisser la menace policière"),
    "police_threat raise": ("raise police threat", "augmenter la menace policière"),
    "free": ("free a prisoner", "libérer un prisonnier"),
}


class Asked(NamedTuple):
    """The choice inside an action as a sentence says it."""

    choice: Any
    direction: Any = None
    """Whether the sentence lowers or raises the gauge."""


@pattern(one_of(_CHOICES), en=each_name(_CHOICES, 0), fr=each_name(_CHOICES, 1))
def choice(text: str) -> Asked:
    """The choice inside an action, and where the gauge is to go."""
    return Asked(*_which(_CHOICES, text).split())


_CONDITIONS = Text(
    "a worker, a healthy worker, an injured worker",
    "un travailleur, un travailleur indemne, un travailleur blessé",
)


@pattern(
    r"(?:(?:an? |the |one )(?:healthy |injured |sick )?worker"
    r"|(?:un |le )(?:travailleur(?: indemne| blessé| malade)?|blessé))",
    en=_CONDITIONS.en.split(", "),
    fr=_CONDITIONS.fr.split(", "),
)
def condition(text: str) -> str | None:
    """A healthy or an injured worker; ``None`` if the text leaves it open."""
    if re.search("injured|sick|blessé|malade", text.lower()):
        return "injured"
    return "healthy" if re.search("healthy|indemne", text.lower()) else None


class Who(NamedTuple):
    """A worker as a sentence names one."""

    condition: str | None
    place: str | None


_WHERE = (
    rf"at {_SPACE}|who stands {_SPACE}|in jail|who has acted|who is not placed"
    rf"|placé {_SPACE}|en prison|qui a agi|qui n['’]est pas placé"
)


def _told(value: Who, language: str) -> str:
    conditions = _CONDITIONS.in_(language).split(", ")
    names = dict(zip((None, "healthy", "injured"), conditions, strict=True))
    there = {
        None: Text("", ""),
        "jail": Text("in jail", "en prison"),
        "done": Text("who has acted", "qui a agi"),
        "waiting": Text("who is not placed", "qui n'est pas placé"),
    }
    place = there.get(value.place)
    if place is None:
        space = _space(value.place or "", language)
        place = Text(f"at {space}", f"placé {space}")
    return f"{names[value.condition]} {place.in_(language)}".strip()


def _people(named: Iterable[object], language: str) -> Iterator[str]:
    """The workers that are of a condition and in a place that are named."""
    words = [one for one in named if isinstance(one, str)]
    for condition in (one for one in words if one in ("healthy", "injured")):
        for place in words:
            if place in ("jail", "done", "waiting") or place in postal.SPACES:
                yield _told(Who(condition, place), language)


@pattern(
    rf"{condition.pattern}(?: (?:{_WHERE}))?",  # type: ignore[attr-defined]
    en=f"{_CONDITIONS.en}; then, if need be, “at” and a space, or one of: in jail, who has acted, "
    "who is not placed",
    fr=f"{_CONDITIONS.fr} ; puis, au besoin, « placé » et un emplacement, ou l'un de : en prison, "
    "qui a agi, qui n'est pas placé",
    tell=_told,
    among=_people,
)
def who(text: str) -> Who:
    """A worker by condition and place: ``a healthy worker at the Docks``, ``… in jail``."""
    low = text.lower()
    place = None
    if re.search(r"jail|prison", low):
        place = "jail"
    elif re.search(r"acted|a agi", low):
        place = "done"
    elif re.search(r"not placed|n['’]est pas placé", low):
        place = "waiting"
    else:
        found = re.search(rf"(?:at|who stands|placé) ({_SPACE})$", low)
        place = _which(_SPACES, found[1]) if found else None
    return Who(condition(text), place)


_GROUPS = {
    "healthy": r"healthy workers?|travailleurs? indemnes?",
    "injured": r"injured workers?|sick workers?|travailleurs? blessés?|travailleurs? malades?"
    r"|blessés?",
    "healthy in jail": r"healthy workers? in jail|travailleurs? indemnes? en prison",
    "injured in jail": r"injured workers? in jail|travailleurs? blessés? en prison",
    "in jail": r"workers? in jail|prisoners?|prisonniers?|travailleurs? en prison",
    "dead": r"dead workers?|dead|travailleurs? morts?|morts?",
    "reserve": r"workers? in reserve|travailleurs? en réserve",
    "acted": r"workers? who (?:has|have) acted|travailleurs? qui (?:a|ont) agi",
    "healthy acted": r"healthy workers? who (?:has|have) acted"
    r"|travailleurs? indemnes? qui (?:a|ont) agi",
    "injured acted": r"injured workers? who (?:has|have) acted"
    r"|travailleurs? blessés? qui (?:a|ont) agi",
    "idle": r"idle workers?|travailleurs? inactifs?",
    "available": r"available workers?|workers? (?:still )?to be placed"
    r"|travailleurs? disponibles?|travailleurs? à placer",
    "living": r"living workers?|workers? in play|travailleurs? vivants?|travailleurs? en jeu",
}


GROUPS = {
    "healthy": Text("healthy workers", "travailleurs indemnes"),
    "injured": Text("injured workers", "travailleurs blessés"),
    "healthy in jail": Text("healthy workers in jail", "travailleurs indemnes en prison"),
    "injured in jail": Text("injured workers in jail", "travailleurs blessés en prison"),
    "in jail": Text("prisoners", "prisonniers"),
    "dead": Text("dead workers", "travailleurs morts"),
    "reserve": Text("workers in reserve", "travailleurs en réserve"),
    "acted": Text("workers who have acted", "travailleurs qui ont agi"),
    "healthy acted": Text("healthy workers who have acted", "travailleurs indemnes qui ont agi"),
    "injured acted": Text("injured workers who have acted", "travailleurs blessés qui ont agi"),
    "idle": Text("idle workers", "travailleurs inactifs"),
    "available": Text("available workers", "travailleurs disponibles"),
    "living": Text("living workers", "travailleurs vivants"),
}
"""How a group of workers is called."""


@pattern(
    "(?:" + "|".join(sorted(_GROUPS.values(), key=len, reverse=True)) + ")",
    en=_in("en", GROUPS),
    fr=_in("fr", GROUPS),
)
def group(text: str) -> str:
    """A group of workers: healthy, injured, in jail, dead, in reserve, idle, available, living."""
    for name, regex in _GROUPS.items():
        if re.fullmatch(regex, text, flags=re.IGNORECASE):
            return name
    raise ValueError(f"unknown group {text!r}")


DUE: Final[Mapping[Task, Text]] = {
    Injure("postal.gauge.hurt.risk"): Text(
        "who is injured by Risk", "qui est blessé par le Risque"
    ),
    Injure("postal.gauge.hurt.unsanitary"): Text(
        "who is injured by Unsanitary", "qui est blessé par l'Insalubrité"
    ),
    Injure("postal.offensive.5"): Text(
        "who is injured by the offensive", "qui est blessé par l'offensive"
    ),
    Injure("postal.debt.injure-per-missing-dollar"): Text(
        "who is injured by the debt", "qui est blessé par la dette"
    ),
    Jail(): Text("who goes to jail", "qui va en prison"),
    Heal(): Text("who is healed", "qui est guéri"),
    Free(): Text("who is freed", "qui est libéré"),
}
"""What the player must say before the turn goes on, by what is due."""


@in_words(DUE)
def due(text: str) -> Task:
    """Something that the player must say: who is injured and by what, goes to jail, is healed."""
    return meant(DUE, text)


_PART = price_part(_RESOURCES)
_PARTS = rf"{_PART}(?:(?: \+ | and | et ){_PART})?"


class Wanted(Named):
    """A means of production as a sentence names it; which one it is depends on the content."""

    def among(self, listed: Iterable[postal.Means]) -> list[postal.Means]:
        """Those of a list that are named like this or cost this."""
        if self.id is not None:
            return [one for one in listed if one.id == self.id]
        parts = ("dollars", *postal.RESOURCES)
        return [
            one
            for one in listed
            if all(getattr(one, part) == self.price.get(part, 0) for part in parts)
        ]


def _priced(value: Wanted, language: str) -> str:
    if value.id is not None:
        return in_quotation_marks(value.id, language)
    return price_said("postal", value.price, language)


@pattern(
    rf"{_PARTS}|\"[^\"]+\"|«[^»]+»",
    en="what it costs, such as 1 strike and 2 dollars, or its id in quotation marks, such as "
    '"8usd"',
    fr="ce qu'il coûte, par exemple 1 grève et 2 $, ou son identifiant entre guillemets, par "
    "exemple « 8usd »",
    tell=_priced,
)
def means(text: str) -> Wanted:
    """A means of production, by what it costs or by its id in quotation marks."""
    if text[0] in '"«':
        return Wanted(text, text.strip('"«» \u00a0\u202f'), {})
    wanted: dict[str, int] = {}
    for part in re.split(r" \+ | and | et ", text):
        count, _, what = part.partition(" ")
        name = "dollars" if what.lower().startswith(("dollar", "$")) else _which(_RESOURCES, what)
        wanted[name] = wanted.get(name, 0) + number(count)
    return Wanted(text, None, wanted)


MOMENTS = {
    "setup": Text("the set-up roll is about to be made", "la mise en place attend le lancer du dé"),
    "employers": Text("the turn is about to begin", "le tour va commencer"),
    "offensive": Text(
        "the offensive is about to be rolled", "l'offensive patronale va être lancée"
    ),
    "placement": Text("the workers are to be placed", "les travailleurs sont à placer"),
    "actions": Text("the actions are to be resolved", "les actions sont à résoudre"),
    "payment": Text("the Cost of Living is to be paid", "le coût de la vie est à payer"),
    "control": Text("a means of production may be taken", "un moyen de production peut être pris"),
}
"""Where in the turn the game is, as a Given says it, by phase."""


@in_words(MOMENTS)
def phase(text: str) -> str:
    """Where in the turn the game is."""
    return meant(MOMENTS, text)


_THINGS = {
    **_GAUGES,
    "strength": ("employers' strength", "emprise patronale"),
    "cost": ("cost of living", "coût de la vie"),
    "savings": ("savings", "économie"),
}
THINGS = {
    **words.GAUGES,
    "strength": Text("Employers' Strength", "l'Emprise patronale"),
    "cost": Text("the Cost of Living", "le coût de la vie"),
    "savings": Text("the Savings", "l'Économie"),
}
"""What goes up and down, as it is called."""


def is_several(thing: str, language: str) -> bool | None:
    """Whether the name of what goes up and down is a plural: "the Savings"; else nobody asks."""
    return True if language == "en" and thing == "savings" else None


@pattern(_THE + one_of(_THINGS), en=_in("en", THINGS), fr=_in("fr", THINGS), several=is_several)
def thing(text: str) -> str:
    """A gauge, Employers' Strength, the Cost of Living or the Savings."""
    return _which(_THINGS, text)


_STATES = {
    "healthy": ("healthy", "indemne", "indemnes"),
    "injured": ("injured", "sick", "blessé", "blessés", "malade", "malades"),
    "in jail": ("in jail", "en prison"),
}


@pattern(
    one_of(_STATES), en=("healthy", "injured", "in jail"), fr=("indemnes", "blessés", "en prison")
)
def condition_of_all(text: str) -> str:
    """What is said of several workers: healthy, injured, in jail."""
    return _which(_STATES, text)
