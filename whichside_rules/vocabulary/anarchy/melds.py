"""Melds: governments formed, joined by others, and given another leader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whichside_rules import anarchy
from whichside_rules.anarchy.engine import words
from whichside_rules.anarchy.engine.tasks import Challenge
from whichside_rules.kernel.values.value import altered
from whichside_rules.vocabulary.anarchy.world import AnarchyWorld, when

COUP: Final = "anarchy.meld.contested-zone-is-coup"
"""By this clause no government is laid where another governs: that is a coup."""


@when(
    en=(
        "{player:Player} lays {card:Card}(| in {zone:Zone})",
        "{player:Player} (lays|melds) {card:Card} with {cards:Cards}(| in {zone:Zone})",
    ),
    fr=(
        "{player:Player} pose {card:Card}(| dans {zone:Zone})",
        "{player:Player} (pose|combine) {card:Card} avec {cards:Cards}(| dans {zone:Zone})",
    ),
)
def lays(
    game: AnarchyWorld, player: str, card: str, cards: Sequence[str] = (), zone: str | None = None
) -> None:
    """Lay a new government, leader first; those with it follow. Against another it is a coup."""
    game.suppose(player, [card, *cards])
    must_be_so(game, game.card(card), zone, None)
    lay(game, player, game.card(card), cards)


def lay(game: AnarchyWorld, player: str, leader: str, others: Sequence[str]) -> None:
    """Lay a government where nobody governs; else attempt a coup with it, which is the same."""
    move, joined = anarchy.Lay(player, leader), joining(game, player, others)
    wrong = [one.clause for one in anarchy.check(game.ready(move), move)]
    if COUP in wrong:
        lay_against(game, player, leader, joined)
        game.happen(COUP)
    else:
        game.play_all(move, *joined, leader=leader)


def lay_against(game: AnarchyWorld, player: str, leader: str, joined: Sequence[Any]) -> None:
    """Attempt a coup with a whole government."""
    game.play_all(anarchy.Coup(player, leader), *joined, until=Challenge)


@when(
    en="{player:Player} lays {card:Card} as leader(| in {zone:Zone})",
    fr="{player:Player} pose {card:Card} comme chef(| dans {zone:Zone})",
)
def lays_as_leader(game: AnarchyWorld, player: str, card: str, zone: str | None = None) -> None:
    """Lay a new government of this card; where the own one lies, make the card its leader."""
    there = game.present.content.card(game.card(card)).zone
    own = (player, there) in game.rulers
    (makes_leader if own else lays)(game, player, card, zone=zone)


@when(
    en="{player:Player} lays {cards:Several} together(| in {zone:Zone})",
    fr="{player:Player} pose {cards:Several} ensemble(| dans {zone:Zone})",
)
def lays_together(
    game: AnarchyWorld, player: str, cards: Sequence[str], zone: str | None = None
) -> None:
    """Lay a new government of these cards, of which one can lead the others."""
    leader, *others = game.together(game.present, cards)
    lays(game, player, leader, others, zone)


@when(
    en="{player:Player} lays {cards:Several}(| in {zone:Zone})",
    fr="{player:Player} pose {cards:Several}(| dans {zone:Zone})",
)
def lays_several(
    game: AnarchyWorld, player: str, cards: Sequence[str], zone: str | None = None
) -> None:
    """Lay a new government of these cards; where they are of several zones, one in each."""
    game.suppose(player, cards)
    of = game.present.content.card
    zones = [of(game.card(one)).zone for one in cards]
    for there in dict.fromkeys(zones):
        here = [one for one, where in zip(cards, zones, strict=True) if where == there]
        leader, *others = game.together(game.present, here)
        lays(game, player, leader, others, zone)


@when(
    en="{player:Player} lays (|{card:Card} with ){hand:Hand}(| in {zone:Zone})",
    fr="{player:Player} pose (|{card:Card} avec ){hand:Hand}(| dans {zone:Zone})",
)
def lays_the_hand(
    game: AnarchyWorld,
    player: str,
    hand: tuple[int, bool],
    card: str | None = None,
    zone: str | None = None,
) -> None:
    """Lay a new government of the whole hand, of which one card leads, perhaps the one named."""
    cards = game.whole_hand(player, hand, card)
    if card is None:
        lays_together(game, player, cards, zone)
    else:
        lays(game, player, card, cards, zone)


def joining(game: AnarchyWorld, player: str, cards: Sequence[str]) -> list[Any]:
    """The moves by which cards join a government, in this order."""
    return [anarchy.Follow(player, one) for one in game.cards(cards)]


@when(
    en="{player:Player} adds {cards:Cards}(| under {leader:Card})",
    fr="{player:Player} ajoute {cards:Cards}(| sous {leader:Card})",
)
def adds(game: AnarchyWorld, player: str, cards: Sequence[str], leader: str | None = None) -> None:
    """Slide cards under the leader of their zone, or under the one that is named."""
    game.suppose(player, cards)
    under = None if leader is None else game.card(leader)
    game.play_all(*joining(game, player, cards), leader=under)


@when(
    en="{player:Player} adds {cards:Cards} to the government of {zone:Zone}",
    fr="{player:Player} ajoute {cards:Cards} au gouvernement {zone:OfZone}",
)
def adds_there(game: AnarchyWorld, player: str, cards: Sequence[str], zone: str) -> None:
    """Slide cards under the leader of a zone, be it theirs or not."""
    game.suppose(player, cards)
    there = game.zone(zone)
    told = [(who, one) for who, where, one in game.governed if where == there]
    held = [(who, game.government(game.present, one)[0]) for who, one in told]
    if not game.is_described_still:
        held = [(one.player, one.leader) for one in anarchy.governments(game.state, there)]
    of = game.present.content.card
    if any(of(one).zone != there for one in game.cards(cards)):
        leaders = [leader for _, leader in held]  # no leader there is followed, whosever it is
        if not leaders:
            name = words.zone(there)
            raise game.slip(f"nobody leads {name.en}", f"personne ne dirige {name.fr}")
    else:
        leaders = [leader for who, leader in held if who == player]
    adds(game, player, cards, leaders[0] if leaders else None)


@when(
    en="{player:Player} adds {hand:Hand}(| under {leader:Card})",
    fr="{player:Player} ajoute {hand:Hand}(| sous {leader:Card})",
)
def adds_the_hand(
    game: AnarchyWorld, player: str, hand: tuple[int, bool], leader: str | None = None
) -> None:
    """Slide the whole hand under the leader of its zone, or under the one that is named."""
    adds(game, player, game.whole_hand(player, hand), leader)


@when(
    en="{player:Player} puts {cards:Cards} under {leader:Card}(| in {zone:Zone})",
    fr="{player:Player} glisse {cards:Cards} sous {leader:Card}(| dans {zone:Zone})",
)
def puts_under(
    game: AnarchyWorld, player: str, cards: Sequence[str], leader: str, zone: str | None = None
) -> None:
    """Add cards under a leader who lies on the table; else lay that leader with them."""
    must_be_so(game, game.card(leader), zone, None)
    name = game.card(leader)
    melded = {one for _, _, each in game.governed for one in game.cards(each)}
    if not game.is_described_still:
        melded = {one for each in game.on_the_table for one in each.cards}
    if name in melded:
        adds(game, player, cards, leader)
        return
    game.suppose(player, [leader, *cards])
    lay(game, player, name, cards)


@when(
    en="{player:Player} makes {card:Card} the leader(| of {zone:Zone})"
    "(| in place of {leader:Card})",
    fr="{player:Player} met {card:Card} à la tête du gouvernement(| {zone:OfZone})"
    "(| à la place de {leader:Card})",
)
def makes_leader(
    game: AnarchyWorld, player: str, card: str, leader: str | None = None, zone: str | None = None
) -> None:
    """Another leader for the own government of its zone."""
    name = game.card(card)
    if not any(who == player and name in game.cards(cards) for who, _, cards in game.melds):
        game.suppose(player, [card])
    must_be_so(game, name, zone, None)
    move = anarchy.Replace(player, name)
    if leader is not None:
        move = altered(move, leader=game.worth_naming(move, game.card(leader)))
    game.play(move)


def must_be_so(game: AnarchyWorld, leader: str, zone: str | None, other: str | None) -> None:
    """What is said beside a coup is so: where it is, and against whom.

    Raises:
        Slip: it is not.
    """
    there = game.present.content.card(leader).zone
    if zone is not None and game.zone(zone) != there:
        name, place = words.card(leader), words.zone(game.zone(zone))
        raise game.slip(f"{name.en} is no card of {place.en}", f"{name.fr} n'est pas de {place.fr}")
    must_be_ruled(game, there, other)


def must_be_ruled(game: AnarchyWorld, zone: str, other: str | None) -> None:
    """A zone is that of the player who is named; where nobody rules it, the move is refused.

    Raises:
        Slip: it is that of another.
    """
    told = [who for who, where in game.rulers if where == zone]
    if other is not None and told and other not in told:
        place, who = words.zone(zone), words.player(other)
        raise game.slip(
            f"{who.en} does not control {place.en}", f"{who.fr} ne contrôle pas {place.fr}"
        )
