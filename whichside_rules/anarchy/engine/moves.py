"""The moves: what players do and what chance reveals, one type each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Literal

from pydantic import Field

from whichside_rules.anarchy.engine import words
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.names import Called
from whichside_rules.kernel.playing.move import Move as NamelessMove, move

Heap = Literal["deck", "discard"]
"""Where a card is drawn from: the draw pile or the discard pile."""


_CALLED: Mapping[str, Callable[[str], Text]] = {
    "card": words.card,
    "leader": words.card,
    "origin": words.zone,
    "zone": words.zone,
    "company": words.player,
}
"""What the fields of moves name."""


class BaseMove(NamelessMove):
    """What all moves here have: words for the things that they name."""

    __slots__ = ()

    def values(self) -> Mapping[str, object]:
        """With what things are called; a leader that is not named is none."""
        values = dict(super().values())
        for name in _CALLED.keys() & values.keys():
            named = str(values[name])
            values[name] = _CALLED[name](named) if named else None
        return values


@move
class Come(BaseMove):
    """The card that comes next from the draw pile."""

    card: Called


@move
class Flip(BaseMove):
    """The order token that comes next."""

    company: Called


@move
class Pay(BaseMove):
    """Pay for the cards that will be drawn, the free one counted."""

    player: Called
    cards: Annotated[int, Field(ge=0, le=999)]


@move
class Draw(BaseMove):
    """Draw a card from the draw pile, or the top card of the discard pile."""

    player: Called
    heap: Heap


@move
class Lay(BaseMove):
    """Lay a card from the hand as the leader of a new government of its zone."""

    player: Called
    card: Called


@move
class Follow(BaseMove):
    """Slide a card under a leader of its zone."""

    player: Called
    card: Called
    leader: Called = ""
    """Under which, where it could be under several (reading R-21)."""


@move
class Replace(BaseMove):
    """Make a card the leader of the own government of its zone, in place of the present one."""

    player: Called
    card: Called
    leader: Called = ""
    """Whose place it takes, where there are several governments (reading R-21)."""


@move
class Coup(BaseMove):
    """Lay a card as the leader of a government against that of its zone."""

    player: Called
    card: Called


@move
class Name(BaseMove):
    """Name the leader of the government that is formed."""

    player: Called
    card: Called


@move
class Discard(BaseMove):
    """Put a card on the discard pile."""

    player: Called
    card: Called


@move
class Attack(BaseMove):
    """Attack a zone from an own one next to it."""

    player: Called
    origin: Called
    zone: Called


@move
class Bid(BaseMove):
    """Lay rupees face down; none is the blank card."""

    player: Called
    rupees: Annotated[int, Field(ge=0, le=9_999)]


@move
class Doomed(BaseMove):
    """Choose a card that is destroyed."""

    player: Called
    card: Called


@move
class Done(BaseMove):
    """Do no more of what can be done now."""

    player: Called


Move = Annotated[
    Come
    | Flip
    | Pay
    | Draw
    | Lay
    | Follow
    | Replace
    | Coup
    | Name
    | Discard
    | Attack
    | Bid
    | Doomed
    | Done,
    Field(discriminator="kind"),
]
"""Any move of the game."""
