"""Building positions by hand, and writing them as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from whichside_rules.anarchy import meld
from whichside_rules.anarchy.engine import words
from whichside_rules.anarchy.engine.events import EVENT
from whichside_rules.anarchy.engine.moves import Move
from whichside_rules.anarchy.engine.state import AnarchyState, Battle, Ending, Meld, Phase, Setup
from whichside_rules.anarchy.engine.tasks import Task
from whichside_rules.anarchy.table.hidden import VEIL
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.codec import Codec
from whichside_rules.kernel.playing.given import of_its_types
from whichside_rules.kernel.playing.invariant import impossible
from whichside_rules.kernel.playing.refusal import ImpossiblePosition
from whichside_rules.kernel.values.invalid import InvalidValue


@of_its_types
def position(
    *,
    setup: Setup | None = None,
    phase: Phase = "meld",
    player: str | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    melds: Sequence[tuple[str, Sequence[str]]] = (),
    discard: Sequence[str] = (),
    under: Sequence[str] = (),
    money: Mapping[str, int] | None = None,
    taken: Mapping[str, int] | None = None,
    known: Mapping[str, Sequence[str]] | None = None,
    before: Sequence[str] = (),
    in_round: int = 1,
    to_draw: int | None = None,
    ending: Ending | None = None,
    led: Sequence[str] = (),
    turned_up: Mapping[str, int] | None = None,
    battle: Battle | None = None,
    bids: Mapping[str, int] | None = None,
    agenda: Sequence[Task] = (),
) -> AnarchyState:
    """Build a position. What is not said is not on the table: a player who is not mentioned has
    no card and the rupees of the set-up, and every card that is not mentioned lies in the draw
    pile.

    Args:
        setup: players, readings and content.
        phase: ``deal``, ``order``, ``pay``, ``draw``, ``meld``, ``discard``, ``war`` or ``over``.
        player: whose turn it is; else the first one's.
        hands: the cards in each hand, by their names.
        melds: governments: whose each is, and its cards, the leader first.
        discard: the discard pile, the top card last.
        under: the cards under the draw pile, the first to come first.
        money: the rupees of each player.
        taken: what each player's own incomes have brought so far.
        known: of each hand, the cards that everybody saw come there.
        before: who has had a turn in this round.
        in_round: the round, counted from 1; of the deal it is none.
        to_draw: in ``draw``, how many cards are paid for and still to be drawn; else 1.
        ending: how the game ended, if it is over.
        led: the cards that have taken the place of a leader this turn.
        turned_up: what each of the two laid in the last war.
        battle: the war that is fought.
        bids: what lies face down for it.
        agenda: what is due, the first thing first.

    Raises:
        ImpossiblePosition: no table can show it; the message names each value and its clause.
    """
    setup = setup or Setup()
    seats = setup.seats
    for named in (
        player,
        *before,
        *(hands or {}),
        *(money or {}),
        *(who for who, _ in melds),
        *(turned_up or {}),
        *(bids or {}),
    ):
        if named is not None and named not in seats:
            raise impossible(words.no_player(named, seats), "anarchy.setup.company")
    if len(turned_up or {}) not in (0, 2):
        why = words.impossible("bids-of-two", bids=len(turned_up or {}))
        raise impossible(why, "anarchy.war.bid.simultaneous-reveal")
    held = {name: _cards(setup, cards, f"hands[{name}]") for name, cards in (hands or {}).items()}
    seen = {name: _cards(setup, cards, f"known[{name}]") for name, cards in (known or {}).items()}
    laid = tuple(_meld(setup, owner, cards) for owner, cards in melds)
    thrown, buried = _cards(setup, discard, "discard"), _cards(setup, under, "under")
    out = {*thrown, *buried, *(card for cards in held.values() for card in cards)}
    out |= {card for one in laid for card in one.cards}
    dealing = phase == "deal"
    begun = phase != "order" and not dealing
    waiting = (one for one in seats if one not in before)
    active = player or next(iter((*waiting, *seats)), "")  # nobody at a table of nobody
    flipped = (*before, active) if begun and active else tuple(before)
    order = setup.content.zone_order
    try:
        return AnarchyState(
            setup=setup,
            phase=phase,
            round=0 if dealing else in_round,
            deck=Deck.shuffled([one for one in setup.content.card_ids if one not in out]),
            under=buried,
            discard=thrown,
            hands=tuple(tuple(sorted(held.get(one, ()))) for one in seats),
            known=tuple(tuple(sorted(seen.get(one, ()))) for one in seats),
            money=tuple((money or {}).get(one, setup.content.rupees) for one in seats),
            taken=tuple((taken or {}).get(one, 0) for one in seats),
            melds=tuple(sorted(laid, key=lambda one: (order[one.zone], one.leader))),
            tokens=Deck.shuffled([one for one in seats if one not in flipped and not dealing]),
            flipped=flipped,
            to_draw=(1 if to_draw is None else to_draw) if phase == "draw" else (to_draw or 0),
            led=_cards(setup, led, "led"),
            rival=None,
            battle=battle,
            bids=tuple((bids or {}).get(one) for one in seats),
            turned_up=tuple((turned_up or {}).get(one) for one in seats),
            agenda=tuple(agenda),
            ending=ending,
        )
    except InvalidValue as error:
        raise ImpossiblePosition.of(error) from None


def _cards(setup: Setup, cards: Sequence[str], place: str) -> tuple[str, ...]:
    known = setup.content.card_ids
    for one in cards:
        if one not in known:
            why = words.impossible("no-such-card", card=str(one), place=place)
            raise impossible(why, "anarchy.component.126-cards")
    return tuple(cards)


def _meld(setup: Setup, player: str, cards: Sequence[str]) -> Meld:
    found = _cards(setup, cards, f"melds of {player}")
    if not found:
        why: Text = words.impossible("empty-government", player=words.player(player))
        raise impossible(why, "anarchy.meld.leader-required")
    return Meld.of(meld.zone_of(setup, found[0]), player, found[0], found[1:])


JSON: Codec[AnarchyState, Setup, Any] = Codec(AnarchyState, Setup, VEIL.view_type, Move, EVENT)
"""Reads and writes the values of this game as JSON."""

state_adapter: Final = JSON.state_adapter
setup_adapter: Final = JSON.setup_adapter
view_adapter: Final = JSON.view_adapter
move_adapter: Final = JSON.move_adapter
event_adapter: Final = JSON.event_adapter
to_json: Final = JSON.to_json
from_json: Final = JSON.from_json
key: Final = JSON.key
