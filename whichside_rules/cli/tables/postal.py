"""The postal game in the terminal: its board, its moves in words, its schemas."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text as Line

from whichside_rules import postal
from whichside_rules.cli.terminal import Terminal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import Names
from whichside_rules.postal.engine import words
from whichside_rules.shared.punctuation import colon

__all__ = ["TERMINAL", "PostalTerminal"]


def _labels(en: str, fr: str) -> Text:
    return Text(en, fr)


_SPACES = Names("postal", "space", "name")
_GAUGES = Names("postal", "gauge", "name")
_STRENGTH = _labels("Employers' Strength", "Emprise patronale")
_MONEY = _labels(
    "Savings {savings} $, Cost of Living {cost} $", "Économie {savings} $, coût de la vie {cost} $"
)
_SHORT = _labels("{n} $ short", "il manque {n} $")
_WORKERS = _labels("Workers", "Travailleurs")
_HEALTHY = _labels("healthy", "indemne(s)")
_INJURED = _labels("injured", "blessé(s)")
_WAITING = _labels("not placed", "non placés")
_IDLE = _labels("{n} cannot act this turn", "{n} ne peuvent pas agir ce tour")
_DONE = _labels("have acted", "ont agi")
_JAIL = _labels("in jail", "en prison")
_REST = _labels("in reserve {reserve}, dead {dead}", "en réserve {reserve}, morts {dead}")
_RESOURCES = _labels("Resources of this turn", "Ressources de ce tour")
_MEANS = _labels("Means of production {n} of {target}", "Moyens de production {n} sur {target}")
_FREE_MEANS = _labels("To be taken", "À prendre")
_NONE = _labels("none", "aucune")
_FOR = _labels("for", "pour")


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

    def board(
        self, state: postal.PostalState, player: str, language: str, *, plain: bool
    ) -> list[Line]:
        """The position, in about twelve lines that fit a narrow terminal."""
        seen = postal.observation(state, player)
        content = state.setup.content
        boxes = content.last_box
        mark = colon(language)

        def said(text: Text, **values: object) -> str:
            return text.in_(language).format(**values)

        def gauge(name: Text, level: int, box: int | None, style: str) -> Line:
            line = Line(f"{_upper(name.in_(language)):<20} ")
            if box is None:
                return line.append(f"{level} / ?")
            full, empty = ("#", ".") if plain else ("■", "□")
            line.append(full * min(level, box), style=style)
            line.append(empty * max(0, box - level), style="dim")
            near = style if level >= box - 1 else ""
            return line.append(f" {level}/{box}", style=near)

        lines = [
            gauge(_STRENGTH, seen.strength, content.strength.last_box, "bold magenta"),
            gauge(_GAUGES["risk"], seen.risk, boxes.risk, "bold red"),
            gauge(_GAUGES["unsanitary"], seen.unsanitary, boxes.unsanitary, "bold red"),
            gauge(_GAUGES["police_threat"], seen.police_threat, boxes.police_threat, "bold red"),
        ]
        money = Line(said(_MONEY, savings=seen.savings, cost=seen.cost_of_living))
        missing = seen.cost_of_living - seen.savings
        if missing > 0 and state.phase not in ("control", "over"):
            money.append(f" ({said(_SHORT, n=missing)})", style="yellow")
        lines += [money, *self._workers(state, seen, language)]
        owned = [
            f"{words.RESOURCES[kind].in_(language)} {count}"
            for kind in postal.RESOURCES
            if (count := getattr(seen, kind))
        ]
        lines.append(Line(f"{said(_RESOURCES)}{mark}{', '.join(owned) or said(_NONE)}"))
        taken = Line(said(_MEANS, n=len(seen.controlled), target=seen.target), style="bold")
        if seen.controlled:
            taken.append(f"{mark}{', '.join(seen.controlled)}", style="green")
        free = [
            f"{means.name or means.id} ({words.price(means).in_(language)})"
            for means in postal.means_on_offer(state)
            if means.id not in seen.controlled
        ]
        lines += [taken, Line(f"{said(_FREE_MEANS)}{mark}{', '.join(free)}", style="dim")]
        return lines

    def _workers(
        self, state: postal.PostalState, seen: postal.PostalObservation, language: str
    ) -> list[Line]:
        def count(healthy: int, injured: int) -> str:
            both = [
                f"{healthy} {_HEALTHY.in_(language)}" if healthy else "",
                f"{injured} {_INJURED.in_(language)}" if injured else "",
            ]
            return ", ".join(part for part in both if part)

        mark = colon(language)
        rest = _REST.in_(language).format(reserve=seen.reserve, dead=seen.dead)
        everybody = count(seen.healthy, seen.injured) or "0"
        lines = [Line(f"{_WORKERS.in_(language)}{mark}{everybody} ({rest})")]
        if waiting := count(state.healthy, state.injured):
            idle = postal.idle_workers(state)
            note = f" ({_IDLE.in_(language).format(n=idle)})" if idle else ""
            lines.append(Line(f"  {_WAITING.in_(language)}{mark}{waiting}{note}"))
        for space in postal.SPACES:
            here = count(state.healthy_at.count(space), state.injured_at.count(space))
            if here:
                lines.append(Line(f"  {_SPACES[space].in_(language)}{mark}{here}"))
        if done := count(state.healthy_done, state.injured_done):
            lines.append(Line(f"  {_DONE.in_(language)}{mark}{done}"))
        if jailed := count(state.healthy_jailed, state.injured_jailed):
            lines.append(Line(f"  {_JAIL.in_(language)}{mark}{jailed}", style="yellow"))
        return lines

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
