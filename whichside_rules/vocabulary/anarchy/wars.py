"""What is discarded, wars, and the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from whichside_rules import anarchy
from whichside_rules.anarchy.engine import events
from whichside_rules.anarchy.engine.tasks import (
    Doom,
    Rebuild,
    Reply,
)
from whichside_rules.vocabulary.anarchy.coups import AGAINST, replies
from whichside_rules.vocabulary.anarchy.melds import must_be_ruled
from whichside_rules.vocabulary.anarchy.world import AnarchyWorld, plays, when


@when(en="{player:Player} discards {card:Card}", fr="{player:Player} défausse {card:Card}")
def discards(game: AnarchyWorld, player: str, card: str) -> None:
    """Put a card on the discard pile."""
    game.play(anarchy.Discard(player, game.card(card)))


@when(
    en=(
        "{origin:Zone} attacks {zone:Zone}",
        "{player:Player} attacks {zone:Zone}(| of {other:Player}) from {origin:Zone}",
    ),
    fr=(
        "{origin:Zone} attaque {zone:Zone}",
        "{player:Player} attaque {zone:Zone} depuis {origin:Zone}",
        "{player:Player} attaque {zone:Zone}, à {other:Player}, depuis {origin:Zone}",
    ),
)
def attacks(
    game: AnarchyWorld, origin: str, zone: str, player: str | None = None, other: str | None = None
) -> None:
    """A zone attacks another; who controls it attacks."""
    origin, zone = game.zone(origin), game.zone(zone)
    must_be_ruled(game, zone, other)
    if player is None:
        owners = [who for who, where in game.rulers if where == origin]
        move = anarchy.Attack((owners or [""])[0], origin, zone)
        turn = game.ready(move).flipped[-1:]
        player = move.player or (turn or [""])[0]
    loosely = game.is_described_still and game.is_attacked and not game.fought
    if loosely and game.war == (player, origin, zone):
        game.attacked, game.is_declared = None, True  # What was told beside is done now.
    game.play(anarchy.Attack(player, origin, zone))


@when(
    en=(
        "{player:Player} attacks {zone:Zone}(| of {other:Player})",
        "{player:Player} attacks {other:Player}(| from {origin:Zone})",
        "{player:Player} attacks",
    ),
    fr=(
        "{player:Player} attaque {zone:Zone}(|, à {other:Player})",
        "{player:Player} attaque {other:Player}(| depuis {origin:Zone})",
        "{player:Player} attaque",
    ),
)
def attacks_it(
    game: AnarchyWorld,
    player: str,
    zone: str | None = None,
    other: str | None = None,
    origin: str | None = None,
) -> None:
    """A zone attacks another; which it is must be clear from who controls what."""
    if game.is_described_still and game.by_side and not game.is_told_who_attacks:
        game.attacked = (player, other)
    attacks(game, *game.from_where(player, origin, zone, other), player, other)


@when(
    en="{side:Side} (bids {n:Number} rupees|bids {n:Number} rupee|lays the blank card)",
    fr="{side:Side} (mise {n:Number} roupies|mise {n:Number} roupie|pose la carte blanche)",
)
def side_bids(game: AnarchyWorld, side: str, n: int = 0) -> None:
    """Who attacks, or who defends, lays rupees or the blank card face down."""
    bids(game, _side(game, side), n)


def _side(game: AnarchyWorld, side: str) -> str:
    battle = game.ready(None).battle
    if battle is None:
        raise game.slip("no war is fought", "aucune guerre n'est menée")
    who: str = battle.attacker if side == "attacker" else battle.defender
    return who


@when(
    en="{side:Side} (replies with {cards:Cards}|adds nothing)",
    fr=("{side:Side} réplique avec {cards:Cards}", "{side:Side} n'ajoute rien"),
)
def side_replies(game: AnarchyWorld, side: str, cards: Sequence[str] = ()) -> None:
    """All that the defender of a coup or of a zone adds; who attacks has nothing to reply to."""
    last = [one for one in game.all_events if isinstance(one, AGAINST)][-1:]
    state = game.ready(None)
    now = [one for one in (state.battle, state.rival) if one]
    if side == "attacker":
        who = [getattr(one, "attacker", "") or one.player for one in (*now, *last)]
    else:
        due = [one.player for one in state.agenda[:1] if isinstance(one, Reply)]
        who = due or [one.other for one in last]
    if not who:
        raise game.slip("nobody is asked to reply", "personne n'a à répliquer")
    replies(game, who[0], cards)


@when(
    en="{player:Player} (bids {n:Number} rupees|bids {n:Number} rupee|lays the blank card)",
    fr="{player:Player} (mise {n:Number} roupies|mise {n:Number} roupie|pose la carte blanche)",
)
def bids(game: AnarchyWorld, player: str, n: int = 0) -> None:
    """Lay rupees, or the blank card, face down."""
    game.play(anarchy.Bid(player, min(n, 9_999)))


@when(en="{player:Player} destroys {cards:Cards}", fr="{player:Player} détruit {cards:Cards}")
def dooms(game: AnarchyWorld, player: str, cards: Sequence[str]) -> None:
    """Choose cards that are destroyed, in this order: of each zone the leader first.

    Where several are told, those that fall unasked may be among them.
    """
    named = _zone_by_zone(game, game.cards(cards))
    for at, one in enumerate(named):
        falls = len(named) > 1 and one in _fallen_unasked(game, player, named[:at])
        if not falls and not game.play(anarchy.Doomed(player, one)):
            return


def _zone_by_zone(game: AnarchyWorld, named: Sequence[str]) -> list[str]:
    """Cards in the order in which their zones are asked for: which side comes first is nobody's."""
    due = [one.zone for one in game.ready(None).agenda if isinstance(one, Doom)]
    of = game.present.content.card
    return sorted(named, key=lambda one: [*due, of(one).zone].index(of(one).zone))


def _fallen_unasked(game: AnarchyWorld, player: str, named: Sequence[str]) -> set[str]:
    """What is destroyed in the war that this player has won, though nobody chose it.

    A leader falls first, and is not told after others of its zone.
    """
    since = game.since(events.AttackDeclared)
    won = [one.player for one in since if isinstance(one, events.WarWon)]
    battle = game.state.battle
    buried = [one.card for one in since if isinstance(one, events.CardDestroyed)]
    fallen = {*(battle.doomed if battle else ()), *buried}
    attacks = [at for at, one in enumerate(game.moves) if isinstance(one, anarchy.Attack)]
    fought = game.moves[attacks[-1] :] if attacks else game.moves
    chosen = {one.card for one in fought if isinstance(one, anarchy.Doomed)}
    of = game.present.content.card
    leaders = {
        one.card
        for one in since
        if isinstance(one, events.CardDoomed) and one.clause.endswith("leader-first")
    }
    late = {one for one in leaders if any(of(each).zone == of(one).zone for each in named)}
    return fallen - chosen - late if won == [player] else set()


plays("done", anarchy.Done)(
    about="Do no more of what can be done now.",
    en="{player:Player} is done",
    fr="{player:Player} a fini",
)


@when(en="{player:Player} melds no more", fr="{player:Player} ne combine plus rien")
def melds_no_more(game: AnarchyWorld, player: str) -> None:
    """End the phase of melds."""
    _end(game, player, "meld")


@when(en="{player:Player} makes no(| more) war", fr="{player:Player} ne fait (pas|plus) la guerre")
def makes_no_war(game: AnarchyWorld, player: str) -> None:
    """End the phase of wars: nothing is added, the income comes, and the turn is over."""
    due = () if game.is_described_still else game.state.agenda[:1]
    if due and isinstance(due[0], Rebuild) and not game.play(anarchy.Done(player)):
        return
    _end(game, player, "war")


def _end(game: AnarchyWorld, player: str, phase: anarchy.Phase) -> None:
    game.moment = phase
    move = anarchy.Done(player)
    state = game.ready(move)
    if state.phase == phase and not state.agenda:
        game.play(move)
    else:
        game.not_now(move)
