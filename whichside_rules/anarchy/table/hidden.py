"""What is hidden: the hands, the draw pile, the order tokens, the bids and, by a reading, money."""

from __future__ import annotations

from collections.abc import Sequence

from whichside_rules.anarchy import money
from whichside_rules.anarchy.engine.state import AnarchyState, Position, Setup
from whichside_rules.anarchy.engine.tasks import (
    Accompany,
    Challenge,
    Destroy,
    Doom,
    EndWar,
    Form,
    LayBids,
    Rebuild,
    Reply,
    TakeCard,
)
from whichside_rules.kernel.playing.veil import Veil


def is_open(setup: Setup) -> bool:
    """Whether all see the money of all (reading R-23).

    :clause:`anarchy.setup.ten-rupees` :clause:`anarchy.money.uses`
    """
    return setup.readings.money == "open"


def money_could_be(position: Position, player: str) -> Sequence[int]:
    """What a player could have, as far as the rounds played allow."""
    content = position.setup.content
    return range(content.rupees + content.goal * position.round + 1)


def bid_could_be(position: Position, player: str) -> Sequence[int]:
    """What could lie face down before a player. :clause:`anarchy.war.bid.secret`"""
    return tuple(money.sums(position, player))


VEIL = Veil(
    AnarchyState,
    open=(
        "setup",
        "phase",
        "round",
        "under",
        "discard",
        "known",
        "taken",
        "melds",
        "flipped",
        "to_draw",
        "led",
        "rival",
        "battle",
        "turned_up",
        "agenda",
        "ending",
        TakeCard,
        Accompany,
        Challenge,
        Reply,
        Form,
        LayBids,
        Doom,
        Destroy,
        Rebuild,
        EndWar,
    ),
    hands={"hands": "deck"},
    known={"hands": "known"},
    piles={"deck": None, "tokens": None},
    secrets={"money": money_could_be, "bids": bid_could_be},
    shown={"money": is_open},
    order=str,
)
"""Each player sees the own hand and the own bid; of others how many cards, and whether a bid lies
there. Who comes later in a round nobody sees.

:clause:`anarchy.setup.deal-10` :clause:`anarchy.war.bid.secret`
:clause:`anarchy.round.random-order`
"""
