"""The greedy player of The Anarchy: each decision by what is best at once.

It reads the own view and the legal actions, and leaves nothing to luck.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from whichside_rules import anarchy
from whichside_rules.anarchy.engine.sets import sets
from whichside_rules.anarchy.war import attack_of, defence_of
from whichside_rules.kernel.playing.game import Game
from whichside_rules.policies.anarchy.worth import (
    CHEST,
    RUPEE,
    in_zone,
    rupees,
    seen_hand,
    total,
    under,
    use,
    worths,
)

A = TypeVar("A")

DEAREST = 4
"""What the dearest card may cost that is paid for."""
USUAL_BID = 3
"""What the other side of a war is thought to bid, if it has as much."""


def greedy_anarchy(game: Game, view: Any, actions: Sequence[A], generator: random.Random) -> A:
    """Lays what has most chests and crowns, overthrows and attacks whom it can be seen to beat."""
    chosen: A = choose(view, actions)
    return chosen


def choose(see: Any, actions: Sequence[Any]) -> Any:
    """The action of the player whose actions these are, from what that player sees."""
    if len(actions) == 1:
        return actions[0]
    return _DECISIONS[task_of(see)](see, actions[0].player, actions)


def task_of(see: Any) -> str:
    """What is due, else the phase."""
    task: str = see.agenda[0].kind if see.agenda else see.phase
    return task


def _of_kind(actions: Iterable[Any], kind: str) -> list[Any]:
    return [one for one in actions if one.kind == kind]


# Cards --------------------------------------------------------------------------------------------


def _pay(see: Any, me: str, actions: Sequence[Any]) -> Any:
    """As many cards as are cheap enough."""
    return max(
        (one for one in actions if one.cards <= DEAREST + 1),
        key=lambda one: one.cards,
        default=actions[0],
    )


def _draw(see: Any, me: str, actions: Sequence[Any]) -> Any:
    """The top card of the discard pile if it is of use, else one from the draw pile."""
    piles = {one.heap: one for one in actions}
    if "deck" not in piles:
        return actions[0]
    if "discard" in piles and use(see, me, see.discard[-1]) >= 5 * CHEST:
        return piles["discard"]
    return piles["deck"]


def _discard(see: Any, me: str, actions: Sequence[Any]) -> Any:
    """The least useful card."""
    numbers = worths(see.setup)
    if actions[0].card in seen_hand(see, me, me):
        return min(actions, key=lambda one: use(see, me, one.card))
    leaders = {one.leader for one in see.melds}
    return min(actions, key=lambda one: (one.card in leaders, numbers[one.card]))


# Governments --------------------------------------------------------------------------------------


def _meld(see: Any, me: str, actions: Sequence[Any]) -> Any:
    """Coups first, then new governments, then who follows, then better leaders."""
    coups = [one for one in _of_kind(actions, "coup") if coup_margin(see, me, one.card) > 0]
    if coups:
        return max(coups, key=lambda one: _with_hand(see, me, one.card))
    return _lay(see, me, actions) or _better_leader(see, me, actions) or actions[-1]


def coup_margin(see: Any, me: str, leader: str) -> int:
    """By how many crowns a coup would win, as far as cards are known."""
    of = sets(see.setup)
    zone = of.zone[leader]
    hand = seen_hand(see, me, me)
    crowns = of.crowns[leader] + total(of.crowns, under(of, leader, hand))
    against = total(of.crowns, in_zone(see, zone))
    for one in see.melds:
        if one.zone == zone:
            reply = under(of, one.leader, seen_hand(see, one.player, me))
            against += total(of.crowns, reply)
    return crowns - against


def _with_hand(see: Any, me: str, leader: str) -> int:
    """What a leader is worth with all who follow it from the hand."""
    numbers = worths(see.setup)
    hand = seen_hand(see, me, me)
    return numbers[leader] + total(numbers, under(sets(see.setup), leader, hand))


def _lay(see: Any, me: str, actions: Sequence[Any]) -> Any:
    """A new government, the one worth most, else whoever can follow; or none."""
    new = _of_kind(actions, "lay")
    if new:
        return max(new, key=lambda one: _with_hand(see, me, one.card))
    numbers = worths(see.setup)
    return max(_of_kind(actions, "follow"), key=lambda one: numbers[one.card], default=None)


def _better_leader(see: Any, me: str, actions: Sequence[Any]) -> Any:
    """Another leader under whom a government is worth more; or none."""
    gains = {one: _gain(see, me, one) for one in _of_kind(actions, "replace")}
    best = max(gains, key=gains.__getitem__, default=None)
    return best if best and gains[best] > 0 else None


def _gain(see: Any, me: str, move: Any) -> int:
    """How much more a government is worth under another leader, with who follows from the hand."""
    of, numbers = sets(see.setup), worths(see.setup)
    held = [one for one in see.melds if one.zone == of.zone[move.card]]
    stays = (
        total(numbers, under(of, move.card, one.cards)) - total(numbers, one.cards)
        for one in held
        if move.leader in ("", one.leader)
    )
    return max(stays) + _with_hand(see, me, move.card)


def _challenge(see: Any, me: str, actions: Sequence[Any]) -> Any:
    """All crowns that follow; what else follows can join when the coup is won."""
    crowns = sets(see.setup).crowns
    most = max(_of_kind(actions, "follow"), key=lambda one: crowns[one.card], default=None)
    return most if most and crowns[most.card] else actions[-1]


def _reply(see: Any, me: str, actions: Sequence[Any]) -> Any:
    """What saves the government, if that can be done with what is in hand; else nothing."""
    of = sets(see.setup)
    zone = see.agenda[0].zone
    if see.rival:
        numbers, held = of.crowns, total(of.crowns, in_zone(see, zone))
        needed = total(of.crowns, see.rival.cards)
        reach = held
    else:
        numbers = {one: of.swords[one] + of.castles[one] for one in seen_hand(see, me, me)}
        held = defence_of(see, zone)
        attacker = see.battle.attacker
        needed = attack_of(see, see.battle.origin) + min(rupees(see, attacker), 2 * USUAL_BID)
        reach = held + rupees(see, me)
    adding = [one for one in _of_kind(actions, "follow") if numbers[one.card]]
    reach += total(numbers, {one.card for one in adding})
    if not adding or held >= needed or reach < needed:
        return actions[-1]
    return max(adding, key=lambda one: numbers[one.card])


def _form(see: Any, me: str, actions: Sequence[Any]) -> Any:
    """The leader under whom most stays, and all who follow it."""
    of, numbers = sets(see.setup), worths(see.setup)
    names = _of_kind(actions, "name")
    if not names:
        return actions[0]
    pool = see.agenda[0].pool
    return max(
        names,
        key=lambda one: numbers[one.card] + total(numbers, under(of, one.card, pool)),
    )


def _rebuild(see: Any, me: str, actions: Sequence[Any]) -> Any:
    return _lay(see, me, actions) or actions[-1]


# War ----------------------------------------------------------------------------------------------


def _war(see: Any, me: str, actions: Sequence[Any]) -> Any:
    """The attack that brings most, if any is worth its bid."""
    return (*hopeful(see, me, actions), actions[-1])[0]


def hopeful(see: Any, me: str, actions: Sequence[Any]) -> list[Any]:
    """The attacks that are worth their bids, those that bring most first."""
    attacks = _of_kind(actions, "attack")
    gains = {one: attack_gain(see, me, one.origin, one.zone) for one in attacks}
    return sorted((one for one in attacks if gains[one]), key=lambda one: -gains[one])


def attack_gain(see: Any, me: str, origin: str, zone: str) -> int:
    """What an attack brings if all goes as thought, less its bid; 0 if it cannot be paid."""
    needed = _needed(see, me, origin, zone)
    if needed > rupees(see, me):
        return 0
    spoils = in_zone(see, zone)
    if anarchy.income_of(see, me) + total(sets(see.setup).chests, spoils) >= see.setup.content.goal:
        return 1_000
    return max(0, total(worths(see.setup), spoils) - RUPEE * needed)


def _needed(see: Any, me: str, origin: str, zone: str) -> int:
    """What the attacker needs to bid so that nothing need be destroyed."""
    defender = next(one.player for one in see.melds if one.zone == zone)
    bid = min(rupees(see, defender), USUAL_BID)
    return max(0, defence_of(see, zone) + bid + 3 - attack_of(see, origin))


def _bid(see: Any, me: str, actions: Sequence[Any]) -> Any:
    """What is thought to be needed, or nothing where that is more than there is."""
    battle = see.battle
    if me == battle.attacker:
        wanted = _needed(see, me, battle.origin, battle.zone)
        return max((one for one in actions if one.rupees <= wanted), key=lambda one: one.rupees)
    swords, held = attack_of(see, battle.origin), defence_of(see, battle.zone)
    bid = min(rupees(see, battle.attacker), max(0, held + USUAL_BID + 1 - swords))
    wanted = max(0, swords + bid - held)
    enough = [one for one in actions if one.rupees >= wanted]
    return min(enough or actions, key=lambda one: one.rupees)


def _doom(see: Any, me: str, actions: Sequence[Any]) -> Any:
    """The survivors go to the winner: what is worth least is destroyed."""
    numbers = worths(see.setup)
    return min(actions, key=lambda one: numbers[one.card])


_DECISIONS: dict[str, Callable[[Any, str, Sequence[Any]], Any]] = {
    "pay": _pay,
    "draw": _draw,
    "meld": _meld,
    "discard": _discard,
    "war": _war,
    "accompany": _rebuild,
    "challenge": _challenge,
    "reply": _reply,
    "form": _form,
    "rebuild": _rebuild,
    "lay-bids": _bid,
    "doom": _doom,
}
"""What is done where a phase or a task asks for a decision."""
