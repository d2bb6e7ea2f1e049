"""What lies on the table of Flotsam, what can happen there, and who sees what of it."""

from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field

from whichside_rules.kernel.playing.agenda import Task, task
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.event import Event, event
from whichside_rules.kernel.playing.move import Move, move
from whichside_rules.kernel.values.value import Answering, Record, hash_once, value
from whichside_rules.kernel.playing.veil import Veil

Card = Annotated[int, Field(ge=1, le=12)]

@value
class Setup(Answering):
    players: tuple[str, str, str] = ("ann", "bob", "cid")
    __hash__ = hash_once

@task
class Due(Task):
    player: str
    clause: Literal["flotsam.tide.deal", "flotsam.tide.draw"]

@value
class State(Record):
    setup: Setup
    deck: Deck[Card]
    hands: tuple[tuple[Card, ...], ...] = ((), (), ())
    known: tuple[tuple[Card, ...], ...] = ((), (), ())
    bids: tuple[Card | None, ...] = (None, None, None)
    tides: tuple[tuple[Card, ...], ...] = ()
    points: tuple[int, ...] = (0, 0, 0)
    phase: Literal["tide", "over"] = "tide"
    agenda: tuple[Due, ...] = ()

def hand(see: Any, player: str) -> Any:
    return see.hands[see.setup.players.index(player)]

VEIL = Veil(
    State,
    open=("setup", "known", "tides", "points", "phase", "agenda", Due),
    hands={"hands": "deck"},
    known={"hands": "known"},
    piles={"deck": None},
    secrets={"bids": hand},
)

@move
class Draw(Move):
    card: Card

@move
class Bid(Move):
    player: str
    card: Card

@event
class Drawn(Event):
    player: str
    card: int | None
    clause: str

    def seen_by(self, player: str) -> Event:
        return self if player == self.player else replace(self, card=None)

@event
class Laid(Event):
    player: str
    card: int | None
    clause: str

    def seen_by(self, player: str) -> Event:
        return self if player == self.player else replace(self, card=None)

@event
class TurnedUp(Event):
    player: str
    card: int
    clause: str

@event
class Took(Event):
    player: str
    points: int
    clause: str
