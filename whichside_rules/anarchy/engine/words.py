"""What things of The Anarchy are called; the words themselves stand in ``nouns.toml``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import Names, asking, phrase, sentence, texts
from whichside_rules.kernel.values.memory import remembered

_GAME = "anarchy"
PHASES = Names(_GAME, "phase", "name")


@remembered
def called(group: str, word: str) -> Text:
    """What something is called; what a pack or a scenario adds is called by its id."""
    noun = texts(_GAME).nouns.get(group, {}).get(word)
    return noun.text("the") if noun else Text(word, word)


def card(name: str) -> Text:
    """A card by its name."""
    return called("card", name)


def cards(names: Iterable[str]) -> tuple[Text, ...]:
    """Cards by their names."""
    return tuple(map(card, names))


def zone(name: str) -> Text:
    """A zone of the map."""
    return called("zone", name)


def player(company: str) -> Text:
    """A player, by the colour of the company. :clause:`anarchy.setup.company`"""
    return called("player", company)


def question(key: str, /, **values: object) -> Text:
    """What is asked, or can be done, by its key in the chapters' files."""
    return sentence(_GAME, "question", key, **values)


asked: Final = partial(asking, _GAME)
"""The question of a key, whatever the position and what is due."""


def impossible(key: str, /, **values: object) -> Text:
    """What no position can show, by its key in the chapters' files."""
    return sentence(_GAME, "impossible", key, **values)


def no_player(stranger: str, seated: Iterable[str]) -> Text:
    """That somebody who is spoken of does not play."""
    return impossible("stranger", stranger=player(stranger), seated=tuple(map(player, seated)))


def remark(key: str, /, **values: object) -> Text:
    """A phrase that several texts share, or a display says."""
    return phrase(_GAME, key, **values)
