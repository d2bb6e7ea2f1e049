"""The events of The Anarchy: what a move made happen, each with the clause that caused it.

What they say stands with the clauses, in the chapters' files.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from whichside_rules.anarchy.engine import words
from whichside_rules.anarchy.engine.state import Phase
from whichside_rules.kernel.playing.event import Event, event, union_of
from whichside_rules.kernel.values.value import altered


class _Named(Event):
    """An event in whose sentence cards and zones stand with their articles.

    Templates know a ``player`` and a ``phase`` by their words; who else plays a part is named here.
    """

    __slots__ = ()

    def values(self) -> Mapping[str, object]:
        """The fields, with things as they are called in a sentence."""
        return {name: _called(name, one) for name, one in super().values().items()}


def _called(field: str, one: object) -> object:
    if one is None:
        return None
    if field in ("other", "winner"):
        return words.player(str(one))
    if field in ("zone", "origin"):
        return words.zone(str(one))
    if field in ("card", "leader"):
        return words.card(str(one))
    return words.cards(cast("tuple[str, ...]", one)) if field == "cards" else one


@event
class PhaseBegan(_Named):
    """A part of the turn began."""

    player: str
    phase: Phase
    clause: str


# Cards --------------------------------------------------------------------------------------------


@event
class CardDrawn(_Named):
    """A card came from the draw pile into a hand; only that player sees which."""

    player: str
    card: str | None
    clause: str

    def seen_by(self, player: str) -> CardDrawn:
        """Others see only that a card was drawn."""
        return self if player == self.player else altered(self, card=None)


@event
class DrawPileChosen(_Named):
    """A player draws from the draw pile."""

    player: str
    clause: str


@event
class KnownCardDrawn(_Named):
    """A card of which all knew where it lies came into a hand."""

    player: str
    card: str
    clause: str


@event
class DiscardBegan(_Named):
    """The first card of the discard pile was turned up."""

    card: str
    clause: str


@event
class DrawForfeited(_Named):
    """There was nothing to draw."""

    player: str
    number: int
    """How many cards were paid for, the free one counted, and not drawn."""
    clause: str


@event
class DeckReshuffled(Event):
    """The discard pile but its top card became the draw pile (reading R-22)."""

    number: int
    clause: str


@event
class CardsToHand(_Named):
    """Cards came from the table into a hand, for all to see."""

    player: str
    cards: tuple[str, ...]
    clause: str


@event
class CardDiscarded(_Named):
    """A card was put on the discard pile."""

    player: str
    card: str
    clause: str


@event
class NothingToDiscard(_Named):
    """A player had no card, neither in hand nor on the table."""

    player: str
    clause: str


# Order and money ----------------------------------------------------------------------------------


@event
class RoundBegan(Event):
    """The order tokens were turned face down and mixed."""

    round: int
    clause: str


@event
class TokenFlipped(_Named):
    """An order token was turned up: that player's turn began."""

    player: str
    clause: str


@event
class CardsPaid(_Named):
    """Cards were paid for."""

    player: str
    number: int
    """How many will be drawn, the free one counted."""
    rupees: int
    clause: str


@event
class IncomeTaken(_Named):
    """The chests of a player's governments paid."""

    player: str
    rupees: int
    clause: str


@event
class GameEnded(_Named):
    """Somebody won."""

    winner: str
    rupees: int
    clause: str


# Governments --------------------------------------------------------------------------------------


@event
class GovernmentLaid(_Named):
    """A card was laid as the leader of a new government."""

    player: str
    zone: str
    card: str
    clause: str


@event
class CardFollows(_Named):
    """A card was slid under a leader."""

    player: str
    card: str
    leader: str
    clause: str


@event
class LeaderReplaced(_Named):
    """A card took the place of a leader."""

    player: str
    card: str
    leader: str
    """The former one."""
    clause: str


@event
class MarkerPlaced(_Named):
    """A player's marker lies on a zone."""

    player: str
    zone: str
    clause: str


@event
class MarkerRemoved(_Named):
    """A marker left a zone, which is neutral."""

    player: str
    zone: str
    clause: str


@event
class CoupBegan(_Named):
    """A government was laid against another."""

    player: str
    other: str
    zone: str
    card: str
    clause: str


@event
class CoupStands(_Named):
    """The government laid for a coup is complete."""

    player: str
    crowns: int
    against: int
    clause: str


@event
class GovernmentFormed(_Named):
    """A new government is complete."""

    player: str
    zone: str
    clause: str


@event
class CoupDecided(_Named):
    """The crowns of a coup were compared."""

    player: str
    """Who tried it."""
    other: str
    crowns: int
    against: int
    succeeded: bool
    clause: str


@event
class MeldTaken(_Named):
    """Cards that lay on the table now belong to another."""

    player: str
    cards: tuple[str, ...]
    clause: str


@event
class ReplyEnded(_Named):
    """A defender adds no more."""

    player: str
    clause: str


# War ----------------------------------------------------------------------------------------------


@event
class AttackDeclared(_Named):
    """A zone attacks another."""

    player: str
    other: str
    origin: str
    zone: str
    clause: str


@event
class BidLaid(_Named):
    """Money, or the blank card, lies face down."""

    player: str
    rupees: int | None
    clause: str

    def seen_by(self, player: str) -> BidLaid:
        """Others see only that something lies there."""
        return self if player == self.player else altered(self, rupees=None)


@event
class BidRevealed(_Named):
    """A bid lies open."""

    player: str
    rupees: int
    clause: str


@event
class BidForfeited(_Named):
    """A bid went to the bank."""

    player: str
    rupees: int
    clause: str


@event
class BlankKept(_Named):
    """Who bid nothing takes the blank card back."""

    player: str
    clause: str


@event
class BillCounted(Event):
    """The butcher's bill: what the attack is worth, less the defence."""

    attack: int
    defence: int
    bill: int
    clause: str


@event
class WarWon(_Named):
    """A war was won; so many cards of each side are destroyed."""

    player: str
    number: int
    clause: str


@event
class CardDoomed(_Named):
    """The winner chose a card that is destroyed."""

    player: str
    card: str
    clause: str


@event
class CardDestroyed(_Named):
    """A card was put under the draw pile."""

    card: str
    clause: str


@event
class WarOver(_Named):
    """A war is over."""

    origin: str
    zone: str
    clause: str


EVENT = union_of(__name__)
"""Any event of the game."""
