"""The main game in the terminal: its boards, its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from rich.text import Text as Line

from whichside_rules import whichside
from whichside_rules.cli.terminal import Terminal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import noun
from whichside_rules.kernel.playing.game import Decision
from whichside_rules.shared.punctuation import colon
from whichside_rules.whichside import cost_of_living, victory
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.scenarios import (
    employers_board,
    goals_of,
    objectives_of,
    scenario_of,
    turns_to_come,
)

__all__ = ["TERMINAL", "WhichsideTerminal"]

_STRENGTH = Text("Employers' Strength", "Force patronale")
_LABOUR = {
    "hours": Text("Working hours", "Temps de travail"),
    "conditions": Text("Working conditions", "Conditions de travail"),
    "wages": Text("Wages", "Salaires"),
}
_SHORT = {
    "risk": Text("RIS", "RIS"),
    "police": Text("PT", "MP"),
    "unsanitary": Text("UNS", "INS"),
}
_SCENARIO = Text("Scenario", "Scénario")
_DIFFICULTY = {
    "easy": Text("easy", "facile"),
    "normal": Text("normal", "normal"),
    "difficult": Text("difficult", "difficile"),
}
_IRONWORKER = Text("Ironworker", "Ironworker")
_GOAL = Text("To win", "Pour gagner")
_OR = Text("Or", "Ou")
_CONTROLS = Text("{n} means of production", "{n} moyens de production")
_GAUGES = Text("labour gauges leftmost: {n}", "jauges du travail tout à gauche : {n}")
_LEFTMOST = Text("leftmost: {gauge}", "tout à gauche : {gauge}")
_TURNS_LEFT = Text("Turns left after this one", "Tours restants après celui-ci")
_CARDS = Text("Employer cards", "Cartes patronales")
_PLAN = Text("Current plan", "Plan en cours")
_FOR_SALE = Text("Premises for sale", "Locaux à vendre")
_CONTROL = Text("take control", "prendre le contrôle")
_CONTROLLED = Text("Means of production controlled", "Moyens de production contrôlés")
_LIVING = Text("cost of living ${n}", "coût de la vie {n} $")
_FORCE = Text("in force", "en vigueur")
_NONE = Text("none", "aucun")
_HEALTH = Text("HEA", "SAN")
_HOME = Text("at home", "à la maison")


class WhichsideTerminal(Terminal):
    """The main game as the commands show it."""

    together: ClassVar[bool] = True
    measured: ClassVar[Mapping[str, Text]] = {
        "turns": Text("turns", "tours"),
        "controlled": _CONTROLLED,
        "leftmost": Text("gauges leftmost", "jauges tout à gauche"),
        "in_force": Text("exceptional measures in force", "mesures exceptionnelles en vigueur"),
        "dead": Text("deaths", "morts"),
    }

    def called(self, player: str, language: str) -> str:
        """The Tenement of that player."""
        return words.called("player", player).in_(language)

    def board(
        self, state: whichside.WhichsideState, player: str, language: str, *, plain: bool
    ) -> list[Line]:
        """What is to be done, the Employers' board and what lies beside it, and the Tenements."""
        return [
            *self._employers(state, language, plain=plain),
            *(
                line
                for tenement in state.tenements
                for line in self._tenement(state, tenement, language)
            ),
        ]

    def _employers(
        self, state: whichside.WhichsideState, language: str, *, plain: bool
    ) -> Iterator[Line]:
        yield from _aim(state, language)
        board = employers_board(state)
        full, empty = ("#", ".") if plain else ("■", "□")
        left = max(0, board.last_strength - state.strength)
        track = Line(f"{_STRENGTH.in_(language):<24}")
        track.append(full * state.strength, style="bold magenta").append(empty * left, style="dim")
        yield track.append(f" {state.strength}/{board.last_strength}")
        for gauge, called in _LABOUR.items():
            cells = getattr(board, gauge)
            line = Line(f"{called.in_(language):<24}")
            for number, cell in enumerate(cells, start=1):
                at = number == getattr(state, gauge)
                line.append(f"[{cell}]" if at else f" {cell} ", style="bold" if at else "dim")
            yield line
        cards = [
            words.card(one.card).in_(language)
            + (f" ({_FORCE.in_(language)})" if one.active else "")
            for one in state.faced
        ]
        yield _listed(_CARDS, cards, language)
        if state.step:
            plan = words.card(state.plans[state.step - 1].plan).in_(language)
            yield _listed(_PLAN, [plan], language)
        market = [words.called("premises", one).in_(language) for one in state.market]
        yield _listed(_FOR_SALE, market, language)
        controlled = [_price(state, one).in_(language) for one in state.objectives]
        yield _listed(_CONTROLLED, controlled, language, "; ")

    def _tenement(
        self, state: whichside.WhichsideState, tenement: whichside.TenementState, language: str
    ) -> Iterator[Line]:
        name = words.called("player", tenement.name).in_(language)
        line = Line(_upper(name), style="bold")
        for gauge, short in _SHORT.items():
            line.append(f"  {short.in_(language)} {getattr(tenement, gauge)}")
        money = f"{tenement.dollars} $" if language == "fr" else f"${tenement.dollars}"
        line.append(f"  {money}", style="green")
        due = cost_of_living.cost(state, tenement.name)
        line.append(f"  ({_LIVING.in_(language).format(n=due)})", style="dim")
        tokens = [
            noun("whichside", "resource", kind).counted(count, language)
            for kind in whichside.RESOURCES
            if (count := getattr(tenement, kind))
        ]
        if tenement.premises:
            tokens.append(words.called("premises", tenement.premises).in_(language))
        if tokens:
            line.append("  " + ", ".join(tokens))
        yield line
        for person in tenement.people:
            who = words.called("character", person.id).in_(language)
            at_home = person.place == "home"
            place = (_HOME if at_home else words.place(person.place)).in_(language)
            health = f"{_HEALTH.in_(language)} {person.health}"
            yield Line(f"    {who:<10} {health}  {place}", style="dim" if not person.health else "")

    def say_move(self, state: Any, move: Any, language: str) -> str:
        """A move in words, with the Tenement that makes it where several may."""
        said = _said(state, move).in_(language)
        player = getattr(move, "player", None)
        now = whichside.pending(state)
        if player is None or not isinstance(now, Decision) or len(now.players) < 2:
            return said
        return f"{words.called('player', player).in_(language)}{colon(language)}{said}"

    def worth_drawing(self, event: Any) -> bool:
        """Drawn anew when another part of the turn has begun, not after every card."""
        return getattr(event, "kind", "") in ("part-began", "game-ended")


def _aim(state: whichside.WhichsideState, language: str) -> Iterator[Line]:
    """The scenario, what wins, and how many turns are left for it."""
    setup = state.setup
    scenario = scenario_of(setup)
    said = [words.called("scenario", setup.scenario), _DIFFICULTY[scenario.difficulty]]
    if setup.variant:
        said.insert(1, words.called("variant", setup.variant))
    if setup.ironworker:
        said.append(_IRONWORKER)
    yield _listed(_SCENARIO, [one.in_(language) for one in said], language)
    for which, goal in zip((_GOAL, _OR), goals_of(setup), strict=False):
        asked = [_CONTROLS.in_(language).format(n=victory.controls_of(setup, goal))]
        if goal.leftmost:
            asked.append(_LEFTMOST.in_(language).format(gauge=_LABOUR[goal.leftmost].in_(language)))
        elif goal.gauges:
            asked.append(_GAUGES.in_(language).format(n=goal.gauges))
        yield _listed(which, asked, language)
    left = max(0, turns_to_come(state))
    yield _listed(_TURNS_LEFT, [str(left)], language)


def _said(state: whichside.WhichsideState, move: Any) -> Text:
    """A move in words, without the Tenement that makes it: the part that begins, what it costs."""
    match move:
        case whichside.Proceed():
            return words.question(state.phase)
        case whichside.Pick(option=option):
            return _effect(state, option)
        case whichside.TakeControl(objective=objective):
            return _to(_CONTROL, _price(state, objective))
    return Text(move.say("en"), move.say("fr"))


def _effect(state: whichside.WhichsideState, option: int) -> Text:
    """One of the effects between which a Tenement chooses, by its number."""
    due = state.agenda[0] if state.agenda else None
    effects = getattr(due, "effects", ())[option - 1 : option]
    found = Text(f"effect {option}", f"effet {option}")
    return whichside.effect_told(effects[0], yours=True) if effects else found


def _price(state: whichside.WhichsideState, objective: str) -> Text:
    """A means of production, by what it costs."""
    return next(words.price(one) for one in objectives_of(state.setup) if one.id == objective)


def _to(what: Text, where: Text) -> Text:
    return Text(f"{what.en}: {where.en}", f"{what.fr} : {where.fr}")


def _listed(what: Text, items: list[str], language: str, between: str = ", ") -> Line:
    return Line(
        f"{what.in_(language)}{colon(language)}{between.join(items) or _NONE.in_(language)}"
    )


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


TERMINAL = WhichsideTerminal
