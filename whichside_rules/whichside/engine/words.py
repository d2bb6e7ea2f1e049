"""What things of the board game are called; the words themselves stand in ``nouns.toml``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whichside_rules.kernel.bilingual import Text
from whichside_rules.kernel.text import sentence

_GAME = "whichside"


def question(key: str, /, **values: object) -> Text:
    """What a player is asked."""
    return sentence(_GAME, "question", key, **values)


def asked(key: str) -> Callable[[Any], Text]:
    """The question of that key, whatever the position."""
    return lambda position: question(key)


def impossible(key: str, /, **values: object) -> Text:
    """What is wrong with a position that no table can show."""
    return sentence(_GAME, "impossible", key, **values)
