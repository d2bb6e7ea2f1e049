"""Decisions of several players: secretly, together, for a seat; and ends that rank them.

A small auction: each player bids in secret, the highest bid takes the lot; then the whole table
agrees, with one move for all, on what becomes of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.game import Decision, Over
from whichside_rules.kernel.playing.move import Move, move
from whichside_rules.kernel.playing.operation import Operation, Phase
from whichside_rules.kernel.playing.refusal import IllegalAction, Violation
from whichside_rules.kernel.playing.rules import Rules
from whichside_rules.kernel.playing.veil import Veil
from whichside_rules.kernel.values.value import HashedOnce, Record, draft_of, hash_once, value

NAMES = ("ann", "bob", "cid")


@value
class Setup(HashedOnce):
    players: tuple[str, ...] = NAMES

    __hash__ = hash_once


@value
class State(Record):
    setup: Setup
    phase: Literal["bids", "lot", "over"] = "bids"
    purses: tuple[int, ...] = (3, 5, 3)
    bids: tuple[int | None, ...] = (None, None, None)
    lot: str = ""


@draft_of(State)
class Draft(Record):
    setup: Setup
    phase: Any
    purses: tuple[int, ...]
    bids: tuple[int | None, ...]
    lot: str


@value
class View:
    """The own purse and bid; of the others only who has bid."""

    phase: str
    player: str
    purse: int
    bid: int | None
    sealed: tuple[bool, ...]


@move
class Bid(Move):
    player: str
    amount: int


@move
class Keep(Move):
    """The table agrees; nobody alone makes this move."""

    lot: Literal["sold", "shared"]


def view(see: Any) -> View:
    seat = NAMES.index(see.player)
    sealed = tuple(bid is not None for bid in see.bids)
    return View(see.phase, see.player, see.purses[seat], see.bids[seat], sealed)


VEIL = Veil(
    State,
    open=("setup", "phase", "lot"),
    secrets={
        "purses": lambda position, player: range(7),
        "bids": lambda position, player: range(position.purses[NAMES.index(player)] + 1),
    },
    view=view,
)


def bids(see: View) -> Iterator[Bid]:
    return (Bid.of(see.player, amount) for amount in range(see.purse + 1))


def check_bid(see: View, bid: Bid) -> Iterator[Violation]:
    if see.bid is not None:
        yield Violation(
            "toy.once", Text("You have bid.", "Votre offre est faite."), Text("Wait.", "Attendez.")
        )
    if bid.amount > see.purse:
        yield Violation(
            "toy.purse", Text("Too much.", "C'est trop."), Text("Bid less.", "Offrez moins.")
        )


def seal(draft: Draft, bid: Bid) -> None:
    seat = NAMES.index(bid.player)
    draft.bids = (*draft.bids[:seat], bid.amount, *draft.bids[seat + 1 :])


def open_the_bids(draft: Draft) -> None:
    if None not in draft.bids:
        draft.phase = "lot"


def check_keep(see: View, keep: Keep) -> Iterator[Violation]:
    """A joint move too is judged on a view, when it is offered and when it is refused."""
    assert isinstance(see, View)
    if keep.lot == "shared" and not all(see.sealed):
        yield Violation(
            "toy.open", Text("Not yet.", "Pas encore."), Text("Bid first.", "Offrez d'abord.")
        )


def agree(draft: Draft, keep: Keep) -> None:
    draft.lot, draft.phase = keep.lot, "over"


def over(state: Any) -> Over | None:
    if state.phase != "over":
        return None
    ranked = sorted(set(state.bids), reverse=True)
    places = tuple(
        tuple(name for name, bid in zip(NAMES, state.bids, strict=True) if bid == amount)
        for amount in ranked
    )
    return Over("ranked", "toy.end", places)


BID = Operation(
    move=Bid,
    offers=bids,
    forbids=check_bid,
    does=seal,
    among={"amount": lambda setup: range(7)},
)
KEEP = Operation(
    move=Keep,
    offers=lambda see: (Keep.of("sold"), Keep.of("shared")),
    forbids=check_keep,
    does=agree,
)
RULES = Rules[State, Any](
    title="the auction",
    state=State,
    draft=Draft,
    phases=(
        Phase(
            name="bids",
            called=Text("the bids", "les offres"),
            operations=(BID,),
            question=Text("How much?", "Combien ?"),
            clause="toy.bids",
            who=lambda state: tuple(
                name for name, bid in zip(NAMES, state.bids, strict=True) if bid is None
            ),
            how="secretly",
            then=open_the_bids,
        ),
        Phase(
            name="lot",
            called=Text("the lot", "le lot"),
            operations=(KEEP,),
            question=Text("What becomes of it?", "Qu'en faire ?"),
            clause="toy.lot",
            how="together",
            seats=lambda state: ("the house",),
        ),
        Phase(name="over", called=Text("the end", "la fin")),
    ),
    over=over,
    players=lambda setup: setup.players,
    seat_clause="toy.seats",
    hides=VEIL,
)


def played(*moves: Any, purses: tuple[int, ...] = (3, 5, 3)) -> State:
    state = State(Setup(), purses=purses)
    for one in moves:
        state = RULES.apply(state, one).state
    return state


def test_secret_bids_are_made_in_any_order_and_judged_by_the_own_view() -> None:
    start = played()
    assert RULES.pending(start) == Decision(
        NAMES, Text("How much?", "Combien ?"), "toy.bids", "secretly"
    )
    after = played(Bid("cid", 2))
    pending = RULES.pending(after)
    assert isinstance(pending, Decision)
    assert pending.players == ("ann", "bob")
    assert RULES.legal_actions(after, "cid") == ()
    assert len(RULES.legal_actions(after, "ann")) == 4
    assert [one.clause for one in RULES.check(after, Bid("cid", 1))] == ["toy.once"]
    assert [one.clause for one in RULES.check(after, Bid("ann", 4))] == ["toy.purse"]


def test_neither_views_nor_lists_nor_refusals_tell_what_others_bid() -> None:
    some = [played(Bid("cid", amount), purses=(3, 5, rich)) for amount, rich in ((0, 3), (3, 6))]
    for player in ("ann", "bob"):
        assert len({RULES.observation(state, player) for state in some}) == 1
        assert len({RULES.legal_actions(state, player) for state in some}) == 1
        for amount in range(7):
            assert len({RULES.check(state, Bid(player, amount)) for state in some}) == 1
    assert len({RULES.observation(state, "cid") for state in some}) == 2


def test_a_joint_move_has_no_author_and_is_everybodys() -> None:
    state = played(Bid("bob", 5), Bid("cid", 1), Bid("ann", 1))
    assert RULES.pending(state) == Decision(
        NAMES,
        Text("What becomes of it?", "Qu'en faire ?"),
        "toy.lot",
        "together",
        ("the house",),
    )
    assert RULES.author(Keep("sold")) is None
    assert RULES.author(Bid("ann", 1)) == "ann"
    both = (Keep("sold"), Keep("shared"))
    assert RULES.legal_actions(state) == both, "offered once, though three may make it"
    assert [RULES.legal_actions(state, name) for name in NAMES] == [both] * 3
    assert [one.clause for one in RULES.check(state, Bid("ann", 1))] == ["toy.lot"]
    assert RULES.check(State(Setup(), "lot", bids=(1, 1, 1)), Keep("shared")) == ()
    early = State(Setup(), "lot")
    assert RULES.legal_actions(early) == (Keep("sold"),)
    assert [one.clause for one in RULES.check(early, Keep("shared"))] == ["toy.open"]


def test_the_end_ranks_the_players_and_those_who_tie_share_a_place() -> None:
    state = played(Bid("ann", 1), Bid("bob", 5), Bid("cid", 1), Keep("shared"))
    assert RULES.pending(state) == Over("ranked", "toy.end", (("bob",), ("ann", "cid")))
    assert state.lot == "shared"
    assert RULES.legal_actions(state) == ()
    with pytest.raises(IllegalAction, match=r"toy\.end"):
        RULES.apply(state, Keep("sold"))


def test_the_moves_that_can_be_thought_of() -> None:
    assert len(list(RULES.moves(Setup()))) == 3 * 7 + 2
