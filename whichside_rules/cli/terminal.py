"""A game in the terminal: what it looks like, how its moves are said and typed.

:class:`Terminal` does for any game: the table as :mod:`whichside_rules.laid` describes it, moves by
their kind and fields, everything typed by number. A game says itself better with a class of its own
that derives from it, named ``TERMINAL`` in the part ``terminal`` of its rulebook
(:mod:`whichside_rules.kernel.book.rulebook`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text as Line

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.rulebook import Rulebook
from whichside_rules.kernel.files.content import words_of
from whichside_rules.kernel.files.telling import Telling
from whichside_rules.kernel.playing.game import Game
from whichside_rules.kernel.playing.move import Move
from whichside_rules.laid.describing import table_of
from whichside_rules.laid.drawn.terminal import WIDTH, lines
from whichside_rules.policies import Measure, Policy, measure_of, policies_of
from whichside_rules.shared.punctuation import colon

__all__ = ["Terminal"]

_NO_ADVICE = Text("This game has no advice to give.", "Ce jeu n'a pas de conseil à donner.")


class Terminal:
    """A game as the commands show it."""

    words: ClassVar[Mapping[str, Text]] = {}
    """Texts of a sitting that this game says in its own words, by their names in
    ``cli.playing.session`` and ``cli.playing.one_keyboard``."""
    measured: ClassVar[Mapping[str, Text]] = {}
    """What the numbers that ``simulate`` notes are called."""
    played: ClassVar[Mapping[str, Any]] = {}
    """Fields of the set-up that ``play`` fills in if nothing is said."""
    together: ClassVar[bool] = False
    """Whether all sit before one screen: nothing is hidden, and they win or lose together."""
    seats: ClassVar[Sequence[int]] = ()
    """How many can play, the usual number first; empty leaves it to the rules."""

    def __init__(self, rulebook: Rulebook) -> None:
        """The terminal of a rulebook."""
        self.rulebook: Rulebook = rulebook
        self.game: Game = rulebook.game
        self.policies: Mapping[str, Policy] = policies_of(rulebook.name)
        self.measure: Measure = measure_of(rulebook.name)

    named: ClassVar[str] = "players"
    """The field of the set-up that takes the names of the players."""

    # Who plays --------------------------------------------------------------------------------

    def seated(self, usual: Sequence[str], count: int) -> Sequence[str]:
        """The names of so many players; ``usual`` are those of the plain set-up."""
        return [*usual, *(f"player-{n}" for n in range(len(usual) + 1, count + 1))][:count]

    # What is shown ----------------------------------------------------------------------------

    def called(self, player: str, language: str) -> str:
        """The name of a player, as the stories tell it."""
        return player

    def board(
        self, state: Any, player: str, language: str, *, plain: bool, width: int = WIDTH
    ) -> Sequence[Line]:
        """The position as that player may see it, line by line; ``plain`` is without symbols.

        It is what :mod:`whichside_rules.laid` says of the table.
        """
        table = table_of(self.game, state, player, sentences=False)
        return lines(table, language, plain=plain, width=width)

    def worth_drawing(self, event: Any) -> bool:
        """Whether the board is drawn anew after an event."""
        return True

    def say_move(self, state: Any, move: Any, language: str) -> str:
        """A move in words, without the player who makes it."""
        if isinstance(move, Move):
            return move.say(language)
        tree: dict[str, Any] = self.game.move_adapter().dump_python(move, mode="json")
        kind = str(tree.pop("kind", type(move).__name__)).replace("-", " ")
        fields = ", ".join(
            f"{name.replace('_', ' ')} {_shown(field)}"
            for name, field in tree.items()
            if name != "player"
        )
        return f"{kind}{colon(language)}{fields}" if fields else kind

    def things(self, setup: Any) -> Sequence[Telling]:
        """What the things of the box of a game do and cost; nothing where it tells none."""
        told = getattr(self.game, "told", None)
        content = getattr(setup, "content", None)
        found: Sequence[Telling] = told(content) if told and content else ()
        return found

    def things_named(self, setup: Any, move: Any) -> Sequence[Telling]:
        """Those things that a move names, such as the card that chance shows."""
        names = words_of([move])
        return [one for one in self.things(setup) if one.id in names]

    def tell_move(self, state: Any, move: Any, language: str) -> str:
        """What the thing that a move is about does and costs, in short; empty for most moves."""
        named = self.things_named(state.setup, move)
        return self.in_short(next((one for one in named if not one.within), None), language)

    @staticmethod
    def in_short(one: Telling | None, language: str) -> str:
        """What a thing does and costs, without its name."""
        between = " ; " if language == "fr" else "; "
        return between.join(part.text.in_(language) for part in one.parts) if one else ""

    def advise(self, view: Any, asked: str, language: str) -> Sequence[Line]:
        """What follows from a view, about everything or about what was asked."""
        return [Line(_NO_ADVICE.in_(language))]

    # What is typed ----------------------------------------------------------------------------

    def outcomes(self, state: Any) -> Sequence[Any]:
        """The outcomes of chance that are listed to be typed by number; none if typed in words.

        Where hands are hidden all that can be thought of is listed: what is missing in a list of
        those that can come up would tell what others hold.
        """
        game: Any = self.game
        found = [one.move for one in game.chance_outcomes(state)]
        if getattr(game, "HIDES_NOTHING", False) or not hasattr(game, "moves"):
            return found
        kinds = {*map(type, found)}
        return [move for move in game.moves(state.setup) if type(move) in kinds]

    def typed_chance(self, state: Any, entry: str) -> Any:
        """What chance showed on the table, from what was typed.

        Raises:
            ValueError: it is no such thing; the message says what is.
        """
        outcomes = self.outcomes(state)
        number = int(entry) if entry.isascii() and entry.isdigit() and len(entry) < 6 else 0
        if not 1 <= number <= len(outcomes):
            raise ValueError(f"1-{len(outcomes)}")
        return outcomes[number - 1]

    def chance_of(self, state: Any, players: Sequence[str]) -> str | None:
        """The player who alone sees what chance shows next; ``None`` if all see it."""
        first = self.game.chance_outcomes(state)[0].move
        events = tuple(self.game.apply(state, first).events)
        seeing = [one for one in players if tuple(self.game.events_for(events, one)) == events]
        return seeing[0] if len(seeing) == 1 < len(players) else None

    def typed_action(self, actions: Sequence[Any], entry: str) -> Any | None:
        """The action that was typed in short; ``None`` if it is none of these."""
        return None

    # Schemas ----------------------------------------------------------------------------------

    def schemas(self) -> Mapping[str, Callable[[], dict[str, Any]]]:
        """The JSON Schemas by name."""
        game: Any = self.game
        found: dict[str, Callable[[], dict[str, Any]]] = {
            "state": lambda: self.game.state_adapter().json_schema(),
            "move": lambda: self.game.move_adapter().json_schema(),
            "event": lambda: self.game.event_adapter().json_schema(),
            "setup": lambda: self.game.setup_adapter().json_schema(),
            "view": lambda: self.game.view_adapter().json_schema(),
        }
        if hasattr(game, "pack_schema"):
            found["pack"] = game.pack_schema
        return found


def _shown(field: Any) -> str:
    """A value of a position or a move, for people."""
    if isinstance(field, dict):
        return ", ".join(f"{name} {_shown(value)}" for name, value in field.items()) or "-"
    if isinstance(field, list):
        return ", ".join(map(_shown, field)) or "-"
    return "-" if field in (None, "") else str(field)
