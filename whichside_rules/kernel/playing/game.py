"""The protocol that every game fulfils, as plain functions on plain values.

A game package such as :mod:`whichside_rules.postal` is itself an object of this protocol: its
functions are module functions.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Literal, Protocol

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Generator, Outcome
from whichside_rules.kernel.playing.refusal import Violation
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.kernel.values.value import value

How = Literal["alone", "any-order", "together", "secretly"]
"""How players decide: one of them alone; several, each for themselves and in any order; several
together, with one move for all; or each without showing it to the others."""


@value
class Decision:
    """Some player must choose."""

    players: tuple[str, ...]
    """Who may act."""
    question: Text
    """What is to be decided."""
    clause: str
    """The clause that asks for it."""
    how: How = "alone"
    """How they decide, if there are several."""
    seats: tuple[str, ...] = ()
    """For whom it is decided, where that is not the players themselves, such as a household; or the
    people who decide for them, where one decides for several or several for one."""


@value
class Chance:
    """A die or a card must be revealed."""

    question: Text
    """What is to be rolled or drawn."""
    clause: str
    """The clause that asks for it."""


@value
class Over:
    """The game has ended."""

    result: str
    """How it ended, as the game names it (for instance ``won`` or ``lost``)."""
    clause: str
    """The clause that ended it."""
    places: tuple[tuple[str, ...], ...] = ()
    """The players by rank, the best first; those who share a rank together. Empty where all win or
    lose together."""


Pending = Decision | Chance | Over
"""Who must act in a position."""


class Adapter(Protocol):
    """What reads and writes values of one type as JSON; pydantic's type adapters do too.

    What is wrong is an :class:`~whichside_rules.kernel.values.invalid.InvalidValue` in the games
    that are here.
    """

    def validate_json(self, data: str | bytes, /, *, strict: bool | None = ...) -> Any:
        """The value of a text."""

    def validate_python(self, tree: Any, /, *, strict: bool | None = ...) -> Any:
        """The value of bare lists and tables."""

    def dump_json(self, value: Any, /, *, indent: int | None = ..., context: Any = ...) -> bytes:
        """A value as JSON."""

    def dump_python(
        self, value: Any, /, *, mode: Literal["json", "python"] = ..., context: Any = ...
    ) -> Any:
        """A value as bare lists and tables."""

    def json_schema(self) -> dict[str, Any]:
        """The JSON Schema of the type."""


class Game(Protocol):
    """The words of the field, for every game of the library."""

    @property
    def NAME(self) -> str:  # noqa: N802 - a constant of the game's module, which nobody sets
        """Its name, as in ``whichside_rules.postal``."""

    def new_game(self, setup: Any = ..., /) -> Any:
        """The first position; whatever is random is left pending as chance."""

    def pending(self, state: Any, /) -> Pending:
        """Who must act: a decision, chance, or nobody because the game is over."""

    def legal_actions(self, state: Any, player: str | None = ..., /) -> Sequence[Any]:
        """Every legal action of one player, or of all who may act: ordered, without duplicates."""

    def check(self, state: Any, move: Any, /) -> Sequence[Violation]:
        """All that is wrong with a move; empty means legal."""

    def apply(self, state: Any, move: Any, /) -> Transition[Any]:
        """Carry out a move, or refuse it with ``IllegalAction``."""

    def chance_outcomes(self, state: Any, /) -> Sequence[Outcome[Any]]:
        """The outcomes of pending chance with exact probabilities; empty without chance."""

    def author(self, move: Any, /) -> str | None:
        """The player who makes a move; ``None`` for chance and for what several do together."""

    def players(self, setup: Any, /) -> tuple[str, ...]:
        """The names of the players, in the order of sitting."""

    def observation(self, state: Any, player: str, /) -> Any:
        """What a player may know, as its own type."""

    def redealt(self, state: Any, player: str, generator: Generator, /) -> Any:
        """A position that a player cannot tell from this one, dealt by the generator."""

    def events_for(self, events: Sequence[Any], player: str, /) -> Sequence[Any]:
        """The events of a move as one player sees them."""

    def key(self, state: Any, /) -> Hashable:
        """Equal for equal positions and for no others; shorter than the position."""

    def setup_adapter(self) -> Adapter:
        """Reads and writes set-ups as JSON."""

    def move_adapter(self) -> Adapter:
        """Reads and writes moves as JSON."""

    def state_adapter(self) -> Adapter:
        """Reads and writes positions as JSON."""

    def event_adapter(self) -> Adapter:
        """Reads and writes events as JSON."""

    def view_adapter(self) -> Adapter:
        """Reads and writes what :meth:`observation` answers as JSON."""
