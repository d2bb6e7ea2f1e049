"""The postal game in the terminal: its moves in words, what is typed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from whichside_rules import postal
from whichside_rules.cli.terminal import Terminal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import Names
from whichside_rules.postal.engine import words

__all__ = ["TERMINAL", "PostalTerminal"]


_SPACES = Names("postal", "space", "name")
_GAUGES = Names("postal", "gauge", "name")
_FOR = Text("for", "pour")


class PostalTerminal(Terminal):
    """The postal game as the commands show it."""

    words: ClassVar[Mapping[str, Text]] = {
        "chance": Text(
            "'{entry}' is no roll: type what the dice show, such as 3 or 2 5; ? for help.",
            "« {entry} » n'est pas un lancer : tapez ce que montrent les dés, par exemple 3 ou 2 5 "
            "; ? pour l'aide.",
        ),
    }
    measured: ClassVar[Mapping[str, Text]] = {
        "turns": Text("turns", "tours"),
        "strength": Text("Employers' Strength", "Emprise patronale"),
        "controlled": Text("means controlled", "moyens contrôlés"),
        "dead": Text("deaths", "morts"),
    }
    played: ClassVar[Mapping[str, Any]] = {"mode": None}
    seats: ClassVar[Sequence[int]] = (1,)

    def say_move(self, state: postal.PostalState, move: postal.Move, language: str) -> str:
        """A move in words, with what is paid."""
        said: str = move.say(language)
        if isinstance(move, postal.Pay):
            due = words.dollars(postal.cost_of_living(state)).in_(language)
            said = f"{said}, {due}"
        elif isinstance(move, postal.Take):
            means = state.setup.content.means_called(move.means)
            price = words.price(means).in_(language) if means else "?"
            said = f"{said} {_FOR.in_(language)} {price}"
        return _upper(said)

    def worth_drawing(self, event: Any) -> bool:
        """Drawn anew when another phase has begun, not after every worker."""
        return getattr(event, "kind", "") in ("phase-began", "game-ended")

    def outcomes(self, state: postal.PostalState) -> Sequence[Any]:
        """Dice are typed as they lie, not chosen from a list."""
        return ()

    def typed_chance(self, state: postal.PostalState, entry: str) -> postal.Roll:
        """Dice as somebody types them: ``4``, ``2 5`` or ``2,5``."""
        dice = re.split(r"[\s,;+]+", entry.strip())
        if not all(re.fullmatch("[1-6]", die, re.ASCII) for die in dice):
            raise ValueError("1-6")
        return postal.Roll(tuple(int(die) for die in dice))


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


TERMINAL = PostalTerminal
