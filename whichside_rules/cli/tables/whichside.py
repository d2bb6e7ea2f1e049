"""The main game in the terminal: its moves in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from whichside_rules import whichside
from whichside_rules.cli.terminal import Terminal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.game import Decision
from whichside_rules.shared.punctuation import colon
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.scenarios import (
    objectives_of,
)

__all__ = ["TERMINAL", "WhichsideTerminal"]

_CONTROL = Text("take control", "prendre le contrôle")
_CONTROLLED = Text("Means of production controlled", "Moyens de production contrôlés")


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

    def say_move(self, state: Any, move: Any, language: str) -> str:
        """A move in words, with the Tenement that makes it where several may."""
        said = _said(state, move).in_(language)
        player = getattr(move, "player", None)
        now = whichside.pending(state)
        if player is None or not isinstance(now, Decision) or len(now.players) < 2:
            return said
        return f"{words.called('player', player).in_(language)}{colon(language)}{said}"

    def tell_move(self, state: Any, move: Any, language: str) -> str:
        """What a move is about does and costs; a space by the side of its tile that is up."""
        match move:
            case whichside.PlaceCharacter(space=place) | whichside.NightAction(space=place):
                owner, _, space = place.partition(".")
                improved = any(one.id == owner and one.improved for one in state.tiles)
                side = "b" if improved else "a"
                among = (f"tiles.{owner}.{side}", f"boards.{owner}.spaces")
                keys = {f"{one}.{space}" for one in (*among, f"premises.{owner}.spaces")}
                things = (one for thing in self.things(state.setup) for one in thing.every())
                found = (one for one in things if one.key in keys)
                return self.in_short(next(found, None), language)
        return super().tell_move(state, move, language)

    def worth_drawing(self, event: Any) -> bool:
        """Drawn anew when another part of the turn has begun, not after every card."""
        return getattr(event, "kind", "") in ("part-began", "game-ended")


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


TERMINAL = WhichsideTerminal
