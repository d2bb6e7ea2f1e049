"""What things of the board game are called; the words themselves stand in ``nouns.toml``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import asking, phrase, sentence, texts
from whichside_rules.kernel.values.memory import remembered

_GAME = "whichside"


def question(key: str, /, **values: object) -> Text:
    """What a player is asked."""
    return sentence(_GAME, "question", key, **values)


asked: Final = partial(asking, _GAME)
"""The question of a key, whatever the position and what is due."""


def remark(key: str, /, **values: object) -> Text:
    """A remark."""
    return phrase(_GAME, key, **values)


def impossible(key: str, /, **values: object) -> Text:
    """What is wrong with a position that no table can show."""
    return sentence(_GAME, "impossible", key, **values)


@remembered
def called(group: str, word: str) -> Text:
    """What something is called; what a pack adds is called by its id."""
    noun = texts(_GAME).nouns.get(group, {}).get(word)
    return Text(noun.the("en"), noun.the("fr")) if noun else Text(word, word)


def tenements(names: Iterable[str]) -> tuple[Text, ...]:
    """What some Tenements are called."""
    return tuple(called("player", one) for one in names)


def not_playing(name: str, seats: Iterable[str]) -> Text:
    """That a Tenement is not in the game, and which are."""
    return impossible("not-playing", named=called("player", name), there=tenements(seats))


@remembered
def place(name: str) -> Text:
    """Where somebody is: in a box, at home, or on a space of a tile, a board or premises."""
    owner, dot, space = name.partition(".")
    if not dot:
        return called("box", name)
    whose = next((one for one in _OWNERS if owner in texts(_GAME).nouns.get(one, {})), "tile")
    return phrase(_GAME, "space-there", space=called("space", space), owner=called(whose, owner))


_OWNERS = ("tile", "premises", "player")


@remembered
def card(name: str) -> Text:
    """A card by its name; a plan by its strategy and its step; whatever else chance can show."""
    cards = texts(_GAME).nouns.get("card", {})
    if name in texts(_GAME).nouns.get("character", {}) and name not in cards:
        return called("character", name)
    if name in {*texts(_GAME).nouns["labour"], *texts(_GAME).nouns["employers-gauge"]}:
        return gauge(name)
    strategy, _, step = name.rpartition("-")
    if name not in cards and strategy in cards:
        return phrase(_GAME, "plan-step", strategy=called("card", strategy), step=step)
    return called("card", name)


def card_or_premises(name: str) -> Text:
    """A card by its name, or premises by theirs: what can come up from a pile."""
    if name in texts(_GAME).nouns["premises"]:
        return called("premises", name)
    return card(name)


def paid_for(name: str) -> Text:
    """What the team pays for: a card or a plan by its name, or a means of production."""
    found = card(name)
    return phrase(_GAME, "means-of-production") if found.en == name else found


@remembered
def price(of: Any) -> Text:
    """What something costs the team: its dollars and tokens."""

    def told(language: str) -> str:
        dollars = f"{of.dollars} $" if language == "fr" else f"${of.dollars}"
        tokens = (
            noun.counted(getattr(of, kind), language)
            for kind, noun in texts(_GAME).nouns["resource"].items()
            if getattr(of, kind)
        )
        return ", ".join((*([dollars] if of.dollars else []), *tokens))

    return Text(told("en"), told("fr")) if told("en") else phrase(_GAME, "nothing")


def gauge(name: str) -> Text:
    """A gauge of the Employers' board."""
    beside = name in texts(_GAME).nouns["employers-gauge"]
    return called("employers-gauge" if beside else "labour", name)


def tiles(names: Iterable[str]) -> tuple[Text, ...]:
    """Tiles by their names."""
    return tuple(called("tile", name) for name in names)
