"""Coups, what is replied to them, and who leads then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whichside_rules import anarchy
from whichside_rules.anarchy import coup
from whichside_rules.anarchy.engine import events
from whichside_rules.anarchy.engine.tasks import (
    Form,
    LayBids,
    Reply,
)
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.vocabulary.anarchy.melds import (
    joining,
    lay,
    lay_against,
    must_be_ruled,
    must_be_so,
)
from whichside_rules.vocabulary.anarchy.world import AnarchyWorld, when


@when(
    en="{player:Player} attempts a coup(| in {zone:Zone})(| against {other:Player}) "
    "with {cards:Meld}",
    fr="{player:Player} tente un coup d'État(| dans {zone:Zone})(| contre {other:Player}) "
    "avec {cards:Meld}",
)
def attempts_coup(
    game: AnarchyWorld,
    player: str,
    cards: Sequence[str],
    zone: str | None = None,
    other: str | None = None,
) -> None:
    """The whole government that is laid against another, the leader first."""
    game.suppose(player, cards)
    leader, *others = game.government(game.present, cards)
    must_be_so(game, leader, zone, other)
    lay_against(game, player, game.card(leader), joining(game, player, others))


@when(
    en=(
        "{player:Player} lays {n:Number} (crowns|crown)(| in {zone:Zone})",
        "{player:Player} attempts a coup(| in {zone:Zone})(| against {other:Player}) "
        "with {n:Number} (crowns|crown)",
    ),
    fr=(
        "{player:Player} pose {n:Number} (couronnes|couronne)(| dans {zone:Zone})",
        "{player:Player} tente un coup d'État(| dans {zone:Zone})(| contre {other:Player}) "
        "avec {n:Number} (couronnes|couronne)",
    ),
)
def lays_crowns(
    game: AnarchyWorld, player: str, n: int, zone: str | None = None, other: str | None = None
) -> None:
    """Lay a government of which only the crowns are told; against another it is a coup."""
    there = _contested(game, player, other) if zone is None else game.zone(zone)
    must_be_ruled(game, there, other)
    lay(game, player, game.lay_untold(player, there, n), ())


def _contested(game: AnarchyWorld, player: str, other: str | None) -> str:
    """Where the only government is against which a coup can be.

    Raises:
        Slip: there is none, or there are several.
    """
    found = {where for who, where in game.rulers if who != player and other in (None, who)}
    if len(found) != 1:
        raise game.slip("say in which zone", "dites dans quelle zone")
    return found.pop()


@when(
    en="{player:Player} attempts a coup with (|{card:Card} and ){hand:Hand}",
    fr="{player:Player} tente un coup d'État avec (|{card:Card} et ){hand:Hand}",
)
def attempts_coup_with_the_hand(
    game: AnarchyWorld, player: str, hand: tuple[int, bool], card: str | None = None
) -> None:
    """The whole hand is laid against a government; the card that is named leads."""
    cards = game.whole_hand(player, hand, card)
    cards = game.together(game.present, cards) if card is None else [card, *cards]
    attempts_coup(game, player, cards)


@when(
    en="{player:Player} begins a coup with {card:Card}",
    fr="{player:Player} commence un coup d'État avec {card:Card}",
)
def begins_coup(game: AnarchyWorld, player: str, card: str) -> None:
    """Lay only the leader of the coup; its followers are added one by one."""
    game.suppose(player, [card])
    game.play(anarchy.Coup(player, game.card(card)))


AGAINST = (events.CoupDecided, events.AttackDeclared)
"""The events that tell against whom something is done, who may reply then."""


@when(
    en="{player:Player} (replies with {cards:Cards}|adds nothing)",
    fr=("{player:Player} réplique avec {cards:Cards}", "{player:Player} n'ajoute rien"),
)
def replies(game: AnarchyWorld, player: str, cards: Sequence[str] = ()) -> None:
    """All that a defender, or the winner of a war, adds: then it goes on."""
    if game.is_described_still and not game.tells_the_moment:
        raise game.wrong("nobody is asked to reply", "personne n'a à répliquer")
    game.suppose(player, cards)
    if _came_unasked(game, player, cards):
        return
    last: Any = game.transitions[-1].events if game.transitions else ()
    attacked = [one.other for one in last if isinstance(one, AGAINST)]
    due = game.ready(anarchy.Done(player)).agenda[:1]
    if not cards and not any(isinstance(one, Reply) for one in due):
        attacked += [one.other for one in game.all_events if isinstance(one, AGAINST)][-1:]
        attacked += [one.player for one in game.all_events if isinstance(one, events.WarWon)][-1:]
    since = game.since(events.CoupBegan, events.AttackDeclared)
    replied = any(isinstance(one, events.ReplyEnded) and one.player == player for one in since)
    asked = replied or getattr(due and due[0], "player", "") == player
    if not cards and player in attacked and not asked:
        return  # With an empty hand nobody is asked.
    moves = joining(game, player, cards) or [anarchy.Done(player)]
    if not due or isinstance(due[0], LayBids):
        game.not_now(moves[0])
    else:
        game.play_all(*moves, until=type(due[0]) if cards else None)


def _came_unasked(game: AnarchyWorld, player: str, cards: Sequence[str]) -> bool:
    """Whether the rules added cards of this player in the last coup, which may be said as well.

    What is said must be what they added, else it is refused.
    """
    clause = "anarchy.coup.defender-reinforces"
    since = game.since(events.CoupBegan, events.AttackDeclared)
    joined = [one for one in since if isinstance(one, events.CardFollows)]
    added = [one.card for one in joined if (one.player, one.clause) == (player, clause)]
    if not added or game.state.setup.readings.reply != "all":
        return False
    game.accept()
    if sorted(game.cards(cards)) != sorted(added):
        game.refuse(IllegalAction(anarchy.Done(player), (coup.not_all_added((*added,)),)))
    return True


@when(
    en="{player:Player} names {card:Card} as (leader|leader, joined by {cards:Cards})",
    fr=(
        "{player:Player} nomme {card:Card} chef",
        "{player:Player} nomme {card:Card} chef, (suivi|suivie) par {cards:Cards}",
    ),
)
def names_leader(game: AnarchyWorld, player: str, card: str, cards: Sequence[str] = ()) -> None:
    """Who leads the government that is formed, and who joins it: then the others go to hand."""
    move = anarchy.Name(player, game.card(card))
    state = game.ready(move)
    due = [one for one in state.agenda[:1] if isinstance(one, Form)]
    if not cards:
        game.play(move)
    elif not due or coup.chooses(state.setup, due[0]):
        game.play_all(move, *joining(game, player, cards), until=Form)
    else:
        _all_join(game, move, due[0], game.cards(cards))


def _all_join(game: AnarchyWorld, move: anarchy.Name, due: Form, cards: Sequence[str]) -> None:
    """Name the leader where the rules say who joins; that others do is refused."""
    if not game.play(move):
        return
    told = game.transitions[-1].events
    joined = [one.card for one in told if isinstance(one, events.CardFollows)]
    if sorted(cards) != sorted(joined):
        why = coup.not_all_joined(due, move.card, (*joined,))
        game.refuse(IllegalAction(move, (why,)))
