"""What can be melded, found fast: the same as the chapters' offers, less what they forbid.

The conformance suite compares the two.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from whichside_rules.anarchy.engine.moves import Coup, Done, Follow, Lay, Replace
from whichside_rules.anarchy.engine.sets import sets
from whichside_rules.anarchy.engine.state import Meld, Position
from whichside_rules.kernel.offer import Offer


def melding(position: Position) -> Offer:
    """What the player whose turn it is can do while melding."""
    player = position.flipped[-1]
    hand = position.hands[position.setup.seats.index(player)]
    there: dict[str, list[Meld]] = {}
    for one in position.melds:
        there.setdefault(one.zone, []).append(one)
    zone, leaders = sets(position.setup).zone, sets(position.setup).leaders
    mine = {at: held for at, held in there.items() if held[0].player == player}
    can_lead = [name for name in hand if name in leaders]
    several = position.setup.readings.governments == "several"
    new = [one for one in can_lead if zone[one] not in there or (several and zone[one] in mine)]
    against = [one for one in can_lead if zone[one] in there and zone[one] not in mine]
    moves: list[Any] = [Lay.of(player, one) for one in new if _stands(position, one, hand)]
    moves += _following(position, player, hand, mine)
    moves += _replacing(position, player, hand, mine)
    moves += (
        Coup.of(player, one)
        for one in against
        if _most_crowns(position, one, hand) > _crowns(position, there[zone[one]])
    )
    moves.append(Done.of(player))
    return Offer(tuple(moves))


def _following(
    position: Position, player: str, hand: tuple[str, ...], mine: dict[str, list[Meld]]
) -> Iterator[Follow]:
    zone, followers = sets(position.setup).zone, sets(position.setup).followers
    for name in hand:
        if zone[name] in mine:
            found = [one.leader for one in mine[zone[name]] if name in followers[one.leader]]
            for leader in found:
                yield Follow.of(player, name, leader if len(found) > 1 else "")


def _replacing(
    position: Position, player: str, hand: tuple[str, ...], mine: dict[str, list[Meld]]
) -> Iterator[Replace]:
    of, setup = sets(position.setup), position.setup
    melded = [name for held in mine.values() for one in held for name in one.followers]
    followed = setup.readings.new_leader == "followed"
    for name in (*hand, *melded):
        if name not in of.leaders or of.zone[name] not in mine or name in position.led:
            continue
        held = mine[of.zone[name]]
        inside = [one for one in held if name in one.followers]
        for one in inside or held:
            stay = [card for card in one.cards if card in of.followers[name]]
            if (stay or not followed) and (stay or _stands(position, name, hand)):
                several = not inside and len(held) > 1
                yield Replace.of(player, name, one.leader if several else "")


def _stands(position: Position, leader: str, hand: tuple[str, ...]) -> bool:
    of = sets(position.setup)
    return of.crowns[leader] > 0 or any(one in of.followers[leader] for one in hand)


def _most_crowns(position: Position, leader: str, hand: tuple[str, ...]) -> int:
    of = sets(position.setup)
    followers = of.followers[leader]
    return of.crowns[leader] + sum(of.crowns[one] for one in hand if one in followers)


def _crowns(position: Position, held: list[Meld]) -> int:
    crowns = sets(position.setup).crowns
    return sum(crowns[name] for one in held for name in one.cards)
