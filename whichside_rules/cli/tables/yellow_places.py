"""Yellow Places in the terminal: moves in words, what is typed, advice."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar, cast

from rich.text import Text as Line

from whichside_rules import yellow_places
from whichside_rules.cli.terminal import Terminal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.setup import draws_next

__all__ = ["TERMINAL", "YellowTerminal"]

_NOBODY = Text("nobody", "personne")
_DEALS = Text(
    "{n} deals agree with what you see.", "{n} distributions s'accordent avec ce que vous voyez."
)
_CERTAIN = Text("Certain:", "Certain :")
_NO_CERTAIN = Text("You can be certain of nobody's tile.", "Aucune tuile d'autrui n'est certaine.")
_FREE = Text("Certainly in no hand: ", "Dans aucune main, c'est certain : ")
_LIKELY = Text("Most likely: ", "Le plus probable : ")
_ADVICE = Text(
    "d alone, or d and an establishment, such as d 5t",
    "d seul, ou d et une enseigne, par exemple d 5s",
)

_TYPED = {"t": "tea", "s": "tea", "r": "restaurant", "b": "bakery", "p": "bakery"}
_CIRCLES_TYPED = {"the": "tea", "salon": "tea", "patisserie": "bakery"}
_TILE = re.compile(r"([1-9])-?(t|s|r|b|p|tea|the|salon|restaurant|bakery|patisserie)", re.ASCII)
_STREET = re.compile(r"(row|column|r|c|h|v)[- ]?([1-3])", re.ASCII)


class YellowTerminal(Terminal):
    """Yellow Places as the commands show it."""

    words: ClassVar[Mapping[str, Text]] = {
        "short": Text(
            "NUMBER take the action of that number, or type it in short: r2, c1, tea; 5t; 5t green"
            "\nd what you can be certain of, and why; d 5t one establishment",
            "NUMÉRO choisir l'action de ce numéro, ou la taper en bref : h2, v1, tea ; 5s ; 5s "
            "green\nd ce dont vous pouvez être certain, et pourquoi ; d 5s une enseigne",
        ),
        "sure": Text("a bot, certain of an accusation", "un programme, certain d'une accusation"),
        "draws": Text("Which tile does {player} draw?", "Quelle tuile {player} pioche-t-il ?"),
        "reveals": Text("Which tile is turned up?", "Quelle tuile est retournée ?"),
        "chance": Text(
            "'{entry}' is no tile: type its cell and its type, such as 5t or 5-tea; ? for help.",
            "« {entry} » n'est pas une tuile : tapez sa case et son type, par exemple 5s ; "
            "? pour l'aide.",
        ),
    }
    measured: ClassVar[Mapping[str, Text]] = {
        "round": Text("round of the end", "manche de la fin"),
        "found": Text("tiles found by pawns", "tuiles trouvées par les pions"),
        "accusations": Text("accusations", "accusations"),
        "hidden": Text("tiles not found", "tuiles non trouvées"),
    }
    seats: ClassVar[Sequence[int]] = (3, 2, 4)
    named: ClassVar[str] = "colours"

    def seated(self, usual: Sequence[str], count: int) -> Sequence[str]:
        """The first so many colours."""
        return yellow_places.COLOURS[:count]

    # Words ------------------------------------------------------------------------------------

    def _name(self, tile: yellow_places.Tile, language: str) -> str:
        return words.named(tile).name(language)

    # Moves in words ---------------------------------------------------------------------------

    def tell_move(self, state: Any, move: Any, language: str) -> str:
        """Nothing: where a tile lies and what a disc counts can be seen on the board."""
        return ""

    def say_move(self, state: Any, move: Any, language: str) -> str:
        """A move in words; without a player's name, except of the one accused."""
        text: str = move.say(language)
        return text[:1].upper() + text[1:]

    # What is typed ----------------------------------------------------------------------------

    def worth_drawing(self, event: Any) -> bool:
        """Drawn anew when another stage has begun."""
        return getattr(event, "kind", "") == "stage-began"

    def outcomes(self, state: yellow_places.YellowState) -> Sequence[Any]:
        """Tiles are typed by their names, not chosen from a list."""
        return ()

    def chance_of(self, state: yellow_places.YellowState, players: Sequence[str]) -> str | None:
        """Whose secret the next tile of the deal is; nobody's if it is turned up for all."""
        return draws_next(state)

    def typed_chance(self, state: Any, entry: str) -> yellow_places.Draw:
        """A tile as somebody types it: ``5t``, ``5-tea``."""
        tile = _tile(entry)
        if tile is None:
            raise ValueError("5t")
        return yellow_places.Draw(tile)

    def typed_action(self, actions: Sequence[Any], entry: str) -> Any | None:
        """An action in short: ``r2``, ``c1`` or ``tea`` for a disc, ``5t`` for the pawn,
        ``5t green`` for an accusation; ``None`` if it is none of those given.
        """
        entry = " ".join(entry.lower().split())
        street = _STREET.fullmatch(entry)
        place = _CIRCLES_TYPED.get(_plain(entry), entry)
        if street:
            place = f"{'row' if street[1] in ('row', 'r', 'h') else 'column'}-{street[2]}"
        first, _, holder = entry.partition(" ")
        tile = _tile(first)
        for action in actions:
            match action:
                case yellow_places.PlaceDisc(place=at) if at == place:
                    return action
                case yellow_places.PlacePawn(tile=named) if named == tile and not holder:
                    return action
                case yellow_places.Accuse(tile=named, holder=who) if named == tile:
                    if holder in (who, _who(who).fr):
                        return action
        return None

    # Advice -----------------------------------------------------------------------------------

    def advise(self, view: yellow_places.YellowView, asked: str, language: str) -> list[Line]:
        """What follows from a view: what is certain, why, and what is most likely."""
        deduction = yellow_places.deduce(view)
        if asked:
            tile = _tile(asked)
            if tile is None:
                return [Line(_ADVICE.in_(language))]
            return self._about(deduction, tile, language)
        lines = [Line(_DEALS.in_(language).format(n=deduction.deals), style="dim")]
        certain = deduction.certain()
        held = [(tile, holder) for tile, holder in certain if holder is not None]
        lines.append(Line((_CERTAIN if held else _NO_CERTAIN).in_(language), style="bold"))
        for tile, holder in held:
            lines += self._reasons(deduction, tile, holder, language)
        free = [self._name(tile, language) for tile, holder in certain if holder is None]
        if free:
            lines.append(Line(_FREE.in_(language) + ", ".join(free)))
        likely = sorted(
            (
                (-owner.probability, tile, owner.holder)
                for tile in yellow_places.TILES
                if tile not in view.known and tile not in view.hand
                for owner in deduction.owners(tile)
                if owner.holder and owner.probability < 1
            ),
            key=lambda one: (one[0], yellow_places.TILES.index(one[1]), one[2]),
        )[:5]
        if likely:
            named = ", ".join(
                f"{self._name(tile, language)} {_who(holder).in_(language)} "
                f"{_percent(-chance, language)}"
                for chance, tile, holder in likely
            )
            lines.append(Line(_LIKELY.in_(language) + named))
        return lines

    def _about(
        self, deduction: yellow_places.Deduction, tile: yellow_places.Tile, language: str
    ) -> list[Line]:
        owners = deduction.owners(tile)
        if len(owners) == 1:
            return self._reasons(deduction, tile, owners[0].holder, language)
        chances = ", ".join(
            f"{_who(one.holder).in_(language)} {_percent(one.probability, language)}"
            for one in owners
        )
        return [Line(f"{self._name(tile, language)}: {chances}")]

    def _reasons(
        self,
        deduction: yellow_places.Deduction,
        tile: yellow_places.Tile,
        holder: str | None,
        language: str,
    ) -> list[Line]:
        who = _who(holder).in_(language)
        lines = [Line(f"  {self._name(tile, language)}: ").append(who, style="bold green")]
        for reason in deduction.why(tile, holder):
            lines.append(Line(f"    {reason.why.in_(language)} ").append(f"[{reason.clause}]",
                                                                         style="cyan"))  # fmt: skip
        return lines


def _who(holder: str | None) -> Text:
    """A player by name, or nobody."""
    return _NOBODY if holder is None else words.player(holder)


def _tile(entry: str) -> yellow_places.Tile | None:
    found = _TILE.fullmatch(_plain(entry.strip().lower()))
    return cast("yellow_places.Tile", f"{found[1]}-{_TYPED[found[2][0]]}") if found else None


def _plain(entry: str) -> str:
    return entry.replace("é", "e").replace("â", "a")


def _percent(chance: Fraction, language: str) -> str:
    return f"{100 * float(chance):.0f} %" if language == "fr" else f"{100 * float(chance):.0f}%"


TERMINAL = YellowTerminal
