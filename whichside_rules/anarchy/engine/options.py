"""What can be melded, found fast: what the operations of this phase offer.

Nothing is in these lists that the chapters forbid, so that the phase takes them as they are. The
conformance suite asks the chapters about every move, whether it stands here or not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from whichside_rules.anarchy.engine import sets
from whichside_rules.anarchy.engine.moves import Coup, Done, Follow, Lay, Replace
from whichside_rules.anarchy.engine.sets import Sets
from whichside_rules.anarchy.engine.state import Meld, Position
from whichside_rules.kernel.playing.offer import Offer


def melding(position: Position) -> Offer:
    """What the player whose turn it is can do while melding."""
    table = _table(position)
    moves = [*_leaders(table), *_additions(table), *_replacements(table), *_attempts(table)]
    return Offer((*moves, Done.of(table.player)))


def leaders(see: Position) -> Iterator[Lay]:
    """The cards of the hand that can lead a new government."""
    return _leaders(_table(see))


def additions(see: Position) -> Iterator[Follow]:
    """The cards of the hand under the own leaders that they follow."""
    return _additions(_table(see))


def replacements(see: Position) -> Iterator[Replace]:
    """The cards of the hand, and those under an own leader, that can take a leader's place."""
    return _replacements(_table(see))


def attempts(see: Position) -> Iterator[Coup]:
    """The cards of the hand that can lead a government with more crowns than that of another."""
    return _attempts(_table(see))


class _Table(NamedTuple):
    """What each of the lists asks of a position, worked out once for all of them."""

    player: str
    hand: tuple[str, ...]
    there: dict[str, list[Meld]]
    """The governments, zone by zone."""
    mine: dict[str, list[Meld]]
    """The own ones."""
    of: Sets
    lead: frozenset[str]
    """The cards that can lead."""
    position: Position


def _table(position: Position) -> _Table:
    player = position.flipped[-1]
    hand = position.hands[position.setup.seats.index(player)]
    there: dict[str, list[Meld]] = {}
    for one in position.melds:
        there.setdefault(one.zone, []).append(one)
    mine = {at: held for at, held in there.items() if held[0].player == player}
    setup = position.setup
    return _Table(player, hand, there, mine, sets.sets(setup), sets.leaders(setup), position)


def _leaders(table: _Table) -> Iterator[Lay]:
    player, hand, there, mine, of, lead, position = table
    several = position.setup.readings.governments == "several"
    for name in hand:
        if name in lead:
            zone = of.zone[name]
            free = zone not in there or (several and zone in mine)
            if free and _stands(of, name, hand):
                yield Lay.of(player, name)


def _additions(table: _Table) -> Iterator[Follow]:
    player, hand, _, mine, of, _, _ = table
    for name in hand:
        if of.zone[name] in mine:
            held = mine[of.zone[name]]
            found = [one.leader for one in held if name in of.followers[one.leader]]
            for leader in found:
                yield Follow.of(player, name, leader if len(found) > 1 else "")


def _replacements(table: _Table) -> Iterator[Replace]:
    player, hand, _, mine, of, lead, position = table
    melded = [name for held in mine.values() for one in held for name in one.followers]
    followed = position.setup.readings.new_leader == "followed"
    for name in (*hand, *melded):
        if name not in lead or of.zone[name] not in mine or name in position.led:
            continue
        held = mine[of.zone[name]]
        inside = [one for one in held if name in one.followers]
        for one in inside or held:
            stay = [card for card in one.cards if card in of.followers[name]]
            if (stay or not followed) and (stay or _stands(of, name, hand)):
                several = not inside and len(held) > 1
                yield Replace.of(player, name, one.leader if several else "")


def _attempts(table: _Table) -> Iterator[Coup]:
    player, hand, there, mine, of, lead, _ = table
    for name in hand:
        if name in lead:
            zone = of.zone[name]
            if zone in there and zone not in mine:
                against = sum(of.crowns[card] for one in there[zone] for card in one.cards)
                if _most_crowns(of, name, hand) > against:
                    yield Coup.of(player, name)


def _stands(of: Sets, leader: str, hand: tuple[str, ...]) -> bool:
    return of.crowns[leader] > 0 or any(one in of.followers[leader] for one in hand)


def _most_crowns(of: Sets, leader: str, hand: tuple[str, ...]) -> int:
    followers = of.followers[leader]
    return of.crowns[leader] + sum(of.crowns[one] for one in hand if one in followers)
