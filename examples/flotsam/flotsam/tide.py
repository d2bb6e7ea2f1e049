"""A tide of Flotsam: three people bid a card in secret for what the sea brings."""

from collections.abc import Iterator
from typing import Any

from flotsam.table import (
    VEIL, Bid, Draw, Drawn, Due, Laid, Setup, State, Took, TurnedUp, hand,
)
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.game import Over
from whichside_rules.kernel.playing.operation import Choice, Operation, Phase
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.playing.rules import Rules

def new_game(setup: Setup | None = None) -> State:
    """:clause:`flotsam.tide.players` :clause:`flotsam.tide.deal`"""
    setup = setup or Setup()
    due = tuple(Due.of(player, "flotsam.tide.deal") for player in setup.players * 3)
    return State(setup, Deck.shuffled(range(1, 13)), agenda=due)

def put(parts: Any, seat: int, content: Any) -> Any:
    return (*parts[:seat], content, *parts[seat + 1 :])

def draw(draft: Any, move: Draw, due: Due) -> None:
    """:clause:`flotsam.tide.deal` :clause:`flotsam.tide.draw`"""
    seat = draft.setup.players.index(due.player)
    draft.deck = draft.deck.without(move.card)
    draft.hands = put(draft.hands, seat, (*draft.hands[seat], move.card))
    draft.tell(Drawn.of(due.player, move.card, due.clause))

def still_to_bid(position: Any) -> tuple[str, ...]:
    """:clause:`flotsam.tide.bid`"""
    bids = zip(position.setup.players, position.bids, strict=True)
    return tuple(player for player, bid in bids if bid is None)

def bids(see: Any) -> tuple[Bid, ...]:
    """:clause:`flotsam.tide.bid`"""
    return tuple(Bid.of(see.player, card) for card in hand(see, see.player))

def check_bid(see: Any, move: Bid) -> Iterator[Violation]:
    """:clause:`flotsam.tide.own-card`"""
    if move.card not in hand(see, move.player):
        yield breaks("flotsam.tide.own-card", player=move.player, card=move.card)

def bid(draft: Any, move: Bid) -> None:
    """:clause:`flotsam.tide.bid`"""
    draft.bids = put(draft.bids, draft.setup.players.index(move.player), move.card)
    draft.tell(Laid.of(move.player, move.card, "flotsam.tide.bid"))

def turn_up(draft: Any) -> None:
    """:clause:`flotsam.tide.turned-up`"""
    if None not in draft.bids:
        for player, card in zip(draft.setup.players, draft.bids, strict=True):
            draft.tell(TurnedUp.of(player, card, "flotsam.tide.turned-up"))
        take(draft, draft.bids.index(max(draft.bids)))

def take(draft: Any, seat: int) -> None:
    """:clause:`flotsam.tide.highest` :clause:`flotsam.tide.spent` :clause:`flotsam.tide.back`"""
    seen = [{*cards, bid} for cards, bid in zip(draft.known, draft.bids, strict=True)]
    draft.tides, draft.bids = (*draft.tides, draft.bids), (None, None, None)
    spent = {max(bids) for bids in draft.tides}
    draft.hands = tuple(tuple(card for card in cards if card not in spent) for cards in draft.hands)
    draft.known = tuple(tuple(sorted(cards - spent)) for cards in seen)
    draft.points = put(draft.points, seat, draft.points[seat] + len(draft.tides))
    go_on(draft, draft.setup.players[seat], draft.points[seat])

def go_on(draft: Any, player: str, points: int) -> None:
    """:clause:`flotsam.tide.four` :clause:`flotsam.tide.draw`"""
    last = len(draft.tides) == 4
    draft.phase = "over" if last else "tide"
    draft.tell(Took.of(player, points, "flotsam.tide.four" if last else "flotsam.tide.highest"))
    if not last:
        now(draft, Due.of(player, "flotsam.tide.draw"))

def over(position: Any) -> Over | None:
    """:clause:`flotsam.tide.four` :clause:`flotsam.tide.ranks`"""
    scores = tuple(zip(position.setup.players, position.points, strict=True))
    ranks = sorted({*position.points}, reverse=True)
    places = tuple(tuple(name for name, score in scores if score == rank) for rank in ranks)
    return Over("won", "flotsam.tide.four", places) if position.phase == "over" else None

DRAW = Operation(move=Draw, outcomes=lambda see, due: see.deck.outcomes(Draw.of), does=draw)
BID = Operation(move=Bid, offers=bids, forbids=check_bid, does=bid)
TIDE = Phase(
    name="tide", operations=(BID,), clause="flotsam.tide.bid",
    who=still_to_bid, how="secretly", then=turn_up,
)
GAME = Rules[State, Any](
    name="flotsam",
    title="Flotsam",
    state=State,
    setup=Setup,
    new_game=new_game,
    players=lambda setup: setup.players,
    seat_clause="flotsam.tide.players",
    phases=(TIDE, Phase(name="over")),
    tasks={Due: Choice(operations=(DRAW,))},
    hides=VEIL,
    over=over,
)
