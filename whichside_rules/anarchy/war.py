"""War: attacks, bids, the butcher's bill and what comes of it (Faire la guerre)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.anarchy import coup, discard, income, meld, money, symbol, turn
from whichside_rules.anarchy.engine import words
from whichside_rules.anarchy.engine.content import row_of
from whichside_rules.anarchy.engine.events import (
    AttackDeclared,
    BidForfeited,
    BidLaid,
    BidRevealed,
    BillCounted,
    BlankKept,
    CardDoomed,
    MarkerPlaced,
    MarkerRemoved,
    MeldTaken,
    WarOver,
    WarWon,
)
from whichside_rules.anarchy.engine.holdings import bury, hand, paid, put, seat, to_hand
from whichside_rules.anarchy.engine.moves import (
    Attack,
    Bid,
    Done,
    Doomed,
    Follow,
    Lay,
)
from whichside_rules.anarchy.engine.state import (
    AnarchyDraft,
    AnarchyState,
    Battle,
    Meld,
    Position,
    Setup,
)
from whichside_rules.anarchy.engine.tasks import (
    Destroy,
    Doom,
    EndWar,
    Form,
    LayBids,
    Rebuild,
    Reply,
)
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.kernel.playing.offer import Offer
from whichside_rules.kernel.playing.operation import Choice, Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.playing.rules import values_of
from whichside_rules.kernel.values.value import altered

# The attack ---------------------------------------------------------------------------------------


def attacks(see: Position) -> Iterator[Attack]:
    """From each own zone, each zone of another next to it. :clause:`anarchy.war.neighbour`"""
    (player,) = turn.active(see)
    for origin in meld.zones_of(see, player):
        for zone in see.setup.content.neighbours(origin):
            if meld.ruler(see, zone) not in (None, player):
                yield Attack.of(player, origin, zone)


def check_attack(see: Position, move: Attack) -> Iterator[Violation]:
    """From a zone of one's own, against a neighbouring one that another controls.

    By reading R-1 with more swords than the defence has.

    :clause:`anarchy.war.from-own-zone` :clause:`anarchy.war.neighbour`
    :clause:`anarchy.war.enemy-controlled` :clause:`anarchy.war.strictly-more`
    """
    known = see.setup.content.zone_order
    if meld.ruler(see, move.origin) != move.player:
        yield breaks("anarchy.war.from-own-zone", zone=words.zone(move.origin))
    held = meld.ruler(see, move.zone)
    if held is None or held == move.player:
        text = "own-zone" if held else "zone-neutral"
        yield breaks("anarchy.war.enemy-controlled", text, zone=words.zone(move.zone))
    if move.origin in known and move.zone not in see.setup.content.neighbours(move.origin):
        zones = words.zone(move.origin), words.zone(move.zone)
        yield breaks("anarchy.war.neighbour", origin=zones[0], zone=zones[1])
    if see.setup.readings.declaration == "more-swords":
        swords, against = attack_of(see, move.origin), defence_of(see, move.zone)
        if swords <= against:
            yield breaks("anarchy.war.strictly-more", swords=swords, against=against)


def attack_of(position: Position, zone: str) -> int:
    """The swords of a zone. :clause:`anarchy.war.attack-value`"""
    return symbol.attack(position.setup, symbol.cards_of(meld.governments(position, zone)))


def defence_of(position: Position, zone: str) -> int:
    """The swords and castles of a zone. :clause:`anarchy.war.defence-value`"""
    return symbol.defence(position.setup, symbol.cards_of(meld.governments(position, zone)))


def attack(draft: AnarchyDraft, move: Attack) -> None:
    """A war is declared: the defender may add cards, then both bid.

    :clause:`anarchy.war.optional` :clause:`anarchy.war.from-own-zone`
    :clause:`anarchy.war.defender-reinforces` :clause:`anarchy.example.pune.declaration`
    """
    defender = meld.ruler(draft, move.zone)
    assert defender is not None
    draft.battle = Battle.of(move.player, defender, move.origin, move.zone)
    clause = "anarchy.war.from-own-zone"
    draft.tell(AttackDeclared.of(move.player, defender, move.origin, move.zone, clause))
    now(draft, LayBids.of())
    if hand(draft, defender):
        now(draft, Reply.of(defender, move.zone, "anarchy.war.defender-reinforces"))


def legal(position: Position) -> Offer:
    """The wars that can be made, and making none, found fast.

    :clause:`anarchy.war.neighbour` :clause:`anarchy.war.strictly-more`
    """
    (player,) = turn.active(position)
    strict = position.setup.readings.declaration == "more-swords"
    found = (
        one
        for one in attacks(position)
        if not strict or attack_of(position, one.origin) > defence_of(position, one.zone)
    )
    return Offer((*found, Done.of(player)))


def attacks_of_all(setup: Setup) -> Iterator[Attack]:
    """From each zone each zone next to it. :clause:`anarchy.war.neighbour`"""
    content = setup.content
    for player in setup.seats:
        for origin in content.zone_ids:
            yield from (Attack.of(player, origin, zone) for zone in content.neighbours(origin))


ATTACK = Operation(
    move=Attack,
    clause="anarchy.turn.phase-war",
    offers=attacks,
    forbids=check_attack,
    does=attack,
    among={
        "origin": lambda setup: setup.content.zone_ids,
        "zone": lambda setup: setup.content.zone_ids,
    },
    ever=attacks_of_all,
)


def end(draft: AnarchyDraft, move: Done) -> None:
    """No war need be made; the income comes next. :clause:`anarchy.war.optional`"""
    income.take(draft)


END = Operation(move=Done, does=end)


# The bids -----------------------------------------------------------------------------------------


def battle_of(position: Position) -> Battle:
    """The war that is fought."""
    assert position.battle is not None
    return position.battle


def sides(position: Position) -> tuple[str, str]:
    """The attacker and the defender."""
    battle = battle_of(position)
    return battle.attacker, battle.defender


def still_to_bid(position: Position, task: LayBids) -> tuple[str, ...]:
    """Who of the two has not laid anything down yet. :clause:`anarchy.war.bid.secret`"""
    return tuple(one for one in sides(position) if position.bids[seat(position, one)] is None)


def bids(see: Position, task: LayBids) -> Iterator[Bid]:
    """Every sum that a player who has not bid can lay; what a player sees tells the own ones.

    :clause:`anarchy.war.bid.decide-amount`
    """
    whose = getattr(see, "player", None)
    for player in still_to_bid(see, task):
        if whose in (None, player):
            yield from (Bid.of(player, rupees) for rupees in money.sums(see, player))


def legal_bids(position: Position, task: LayBids) -> Offer:
    """The bids that can be laid now. :clause:`anarchy.war.bid.decide-amount`"""
    return Offer(bids(position, task))


def check_bid(see: Position, move: Bid, task: LayBids) -> Iterator[Violation]:
    """A sum that the player has, once. :clause:`anarchy.war.bid.decide-amount`"""
    if move.player not in sides(see):
        yield breaks(task.clause, "not-in-this-war", player=words.player(move.player))
    elif move.player not in still_to_bid(see, task):
        yield breaks("anarchy.war.bid.secret", player=words.player(move.player))
    elif move.rupees > money.money_of(see, move.player):
        yield breaks(task.clause, rupees=move.rupees, has=money.money_of(see, move.player))
    elif move.rupees not in money.sums(see, move.player):
        cards = see.setup.content.money
        yield breaks("anarchy.component.money-cards", rupees=move.rupees, cards=cards)


def bid(draft: AnarchyDraft, move: Bid, task: LayBids) -> None:
    """Money, or the blank card, lies face down; when both lie, they are turned up.

    :clause:`anarchy.war.bid.secret` :clause:`anarchy.war.bid.blank-zero`
    :clause:`anarchy.setup.blank-card-use` :clause:`anarchy.component.blank-money-card`
    """
    at = seat(draft, move.player)
    draft.bids = (*draft.bids[:at], move.rupees, *draft.bids[at + 1 :])
    draft.tell(BidLaid.of(move.player, move.rupees, "anarchy.war.bid.secret"))
    if still_to_bid(draft, task):
        now(draft, task)
    else:
        fight(draft)


def bids_of_all(setup: Setup) -> Iterator[Bid]:
    """Every sum that money cards make, or by reading R-7 each of them.

    :clause:`anarchy.war.bid.decide-amount` :clause:`anarchy.component.money-cards`
    """
    sums = values_of(Bid, "rupees")
    for player in setup.seats:
        some = sums if setup.readings.bids == "any-sum" else (0, *setup.content.money)
        yield from (Bid.of(player, rupees) for rupees in some)


BIDS = Choice(
    operations=(
        Operation(
            move=Bid,
            offers=bids,
            forbids=check_bid,
            does=bid,
            among={"rupees": lambda setup: range(300)},
            ever=bids_of_all,
        ),
    ),
    question=words.asked("lay-a-bid"),
    who=still_to_bid,
    how="secretly",
    legal=legal_bids,
)


# The butcher's bill -------------------------------------------------------------------------------


def fight(draft: AnarchyDraft) -> None:
    """Both bids are turned up and go to the bank; the bill says who wins and what is destroyed.

    :clause:`anarchy.war.bid.simultaneous-reveal` :clause:`anarchy.war.bid.forfeit`
    :clause:`anarchy.war.butchers-bill.formula` :clause:`anarchy.war.destroyed-equal`
    :clause:`anarchy.war.strictly-more` :clause:`anarchy.example.pune.totals`
    :clause:`anarchy.example.pune.bill` :clause:`anarchy.example.pune.bids`
    :clause:`anarchy.example.pune.base-values` :clause:`anarchy.example.pune.losses`
    """
    battle = battle_of(draft)
    laid = [draft.bids[seat(draft, one)] or 0 for one in sides(draft)]
    for player, rupees in zip(sides(draft), laid, strict=True):
        draft.tell(BidRevealed.of(player, rupees, "anarchy.war.bid.simultaneous-reveal"))
    draft.turned_up = draft.bids
    forfeit(draft, laid)
    attack = attack_of(draft, battle.origin) + laid[0]
    defence = defence_of(draft, battle.zone) + laid[1]
    bill = attack - defence
    draft.tell(BillCounted.of(attack, defence, bill, "anarchy.war.butchers-bill.formula"))
    losses, clause = losses_of(draft.setup, bill)
    winner = battle.attacker if bill > 0 else battle.defender
    draft.battle = altered(battle, winner=winner)
    draft.tell(WarWon.of(winner, losses, clause))
    now(draft, Destroy.of())
    if losses:
        now(draft, *(Doom.of(winner, one, losses) for one in (battle.zone, battle.origin)))


def forfeit(draft: AnarchyDraft, laid: list[int]) -> None:
    """What was bid goes to the bank; the blank card is kept.

    :clause:`anarchy.war.bid.forfeit` :clause:`anarchy.war.bid.blank-kept`
    :clause:`anarchy.example.pune.payment` :clause:`anarchy.money.uses`
    """
    for player, rupees in zip(sides(draft), laid, strict=True):
        if rupees:
            paid(draft, player, -rupees)
            draft.tell(BidForfeited.of(player, rupees, "anarchy.war.bid.forfeit"))
        else:
            draft.tell(BlankKept.of(player, "anarchy.war.bid.blank-kept"))
    draft.bids = (None,) * len(draft.bids)


def losses_of(setup: Setup, bill: int) -> tuple[int, str]:
    """How many cards of each side are destroyed, and the clause of that row of the table.

    :clause:`anarchy.war.butchers-bill.attacker-gt2` :clause:`anarchy.war.butchers-bill.attacker-2`
    :clause:`anarchy.war.butchers-bill.attacker-1` :clause:`anarchy.war.butchers-bill.defender-0`
    :clause:`anarchy.war.butchers-bill.defender-minus1`
    :clause:`anarchy.war.butchers-bill.defender-minus2`
    :clause:`anarchy.war.butchers-bill.defender-lt-minus2`
    :clause:`anarchy.war.destroyed-decreasing`
    """
    row = row_of(bill).replace("_", "-")
    return setup.content.losses.of(bill), f"anarchy.war.butchers-bill.{row}"


# What is destroyed --------------------------------------------------------------------------------


def mortal(position: Position, task: Doom) -> tuple[str, ...]:
    """The cards of a zone that can be destroyed next: a leader first, then any that follows it.

    :clause:`anarchy.war.destroyed-leader-first` :clause:`anarchy.war.destroyed-winner-chooses`
    """
    doomed = battle_of(position).doomed
    found: tuple[str, ...] = ()
    for one in meld.governments(position, task.zone):
        found += one.followers if one.leader in doomed else (one.leader,)
    return tuple(name for name in found if name not in doomed)


def victims(see: Position, task: Doom) -> Iterator[Doomed]:
    """Each of them. :clause:`anarchy.war.destroyed-winner-chooses`"""
    yield from (Doomed.of(task.player, one) for one in mortal(see, task))


def check_victim(see: Position, move: Doomed, task: Doom) -> Iterator[Violation]:
    """It is a card of that zone, the leader first.

    :clause:`anarchy.war.destroyed-leader-first` :clause:`anarchy.war.destroyed-winner-chooses`
    """
    if move.card not in mortal(see, task):
        yield breaks(task.clause, card=words.card(move.card), zone=words.zone(task.zone))


def choose(draft: AnarchyDraft, move: Doomed, task: Doom) -> None:
    """The card will be destroyed; so will all others, if no more than that are left.

    :clause:`anarchy.war.destroyed-leader-first` :clause:`anarchy.war.destroyed-winner-chooses`
    :clause:`anarchy.war.pyrrhic`
    """
    battle = battle_of(draft)
    first = not any(one in battle.doomed for one in cards_in(draft, task.zone))
    clause = "anarchy.war.destroyed-leader-first" if first else task.clause
    draft.battle = altered(battle, doomed=(*battle.doomed, move.card))
    draft.tell(CardDoomed.of(task.player, move.card, clause))
    left = tuple(one for one in cards_in(draft, task.zone) if one not in draft.battle.doomed)
    if task.cards - 1 >= len(left):
        draft.battle = altered(draft.battle, doomed=(*draft.battle.doomed, *left))
    elif task.cards > 1:
        now(draft, Doom.of(task.player, task.zone, task.cards - 1))


def cards_in(position: Position, zone: str) -> tuple[str, ...]:
    """The cards of the governments of a zone."""
    return symbol.cards_of(meld.governments(position, zone))


def mortals(setup: Setup) -> Iterator[Doomed]:
    """Each card that can be in a government. :clause:`anarchy.war.destroyed-winner-chooses`"""
    melded = {*meld.every_leader(setup), *(one.card for one in meld.every_follower(setup))}
    for player in setup.seats:
        yield from (Doomed.of(player, one) for one in setup.content.card_ids if one in melded)


DOOM = Choice(
    operations=(
        Operation(
            move=Doomed,
            offers=victims,
            forbids=check_victim,
            does=choose,
            among={"card": lambda setup: setup.content.card_ids},
            ever=mortals,
        ),
    ),
    question=words.asked("what-is-destroyed"),
    who=lambda position, task: (task.player,),
    openly=True,
)


def destroy(draft: AnarchyDraft, task: Destroy) -> None:
    """The doomed cards go under the draw pile; the winner takes what is left, and may rebuild.

    :clause:`anarchy.war.cards-are-destroyed` :clause:`anarchy.war.destroyed-to-deck-bottom`
    :clause:`anarchy.war.destroyed-equal` :clause:`anarchy.war.winner-captures-survivors`
    :clause:`anarchy.war.rebuild`
    """
    battle = battle_of(draft)
    to_name: tuple[Form, ...] = ()
    bury(draft, battle.doomed, "anarchy.war.destroyed-to-deck-bottom")
    for zone in (battle.zone, battle.origin):
        for one in meld.governments(draft, zone):
            to_name += settle(draft, battle, one)
    can_rebuild = to_name or hand(draft, battle.winner)
    rebuilding = (Rebuild.of(battle.winner, zones_to_rebuild(draft)),) if can_rebuild else ()
    now(draft, *to_name, *rebuilding, EndWar.of())


def settle(draft: AnarchyDraft, battle: Battle, old: Meld) -> tuple[Form, ...]:
    """What becomes of a government of the war, of which some cards may be destroyed.

    Those that another of them can lead go on under whom the winner names: that is due then.

    :clause:`anarchy.war.attacker-wins.capture` :clause:`anarchy.war.attacker-wins.marker`
    :clause:`anarchy.war.defender-wins.capture-to-hand` :clause:`anarchy.war.orphans-to-winner`
    """
    rest = tuple(one for one in old.cards if one not in battle.doomed)
    put(draft, instead_of=(old,))
    winner, lost = battle.winner, old.player != battle.winner
    is_led = old.leader not in battle.doomed
    is_taken = is_led or winner == battle.defender
    if lost and rest and (is_taken or draft.setup.readings.orphans == "winner"):
        draft.tell(MeldTaken.of(winner, rest, "anarchy.war.winner-captures-survivors"))
    if is_led:
        stand(draft, battle, Meld.of(old.zone, winner, old.leader, rest[1:]), taken=lost)
    elif lost and winner == battle.defender:
        to_hand(draft, winner, rest, "anarchy.war.defender-wins.capture-to-hand")
    elif discard.has_another_leader(draft.setup, rest):
        return (Form.of(winner, old.zone, rest, "anarchy.war.orphans-to-winner"),)
    else:
        coup.lay_aside(draft, winner, rest, "anarchy.war.orphans-to-winner")
    return ()


def stand(draft: AnarchyDraft, battle: Battle, left: Meld, *, taken: bool) -> None:
    """A government that kept its leader: the attacker takes it over, the defender into the hand.

    :clause:`anarchy.war.attacker-wins.capture` :clause:`anarchy.war.attacker-wins.marker`
    :clause:`anarchy.war.defender-wins.capture-to-hand`
    """
    if taken and battle.winner == battle.defender:
        to_hand(draft, battle.winner, left.cards, "anarchy.war.defender-wins.capture-to-hand")
        return
    there = meld.governments(draft, left.zone)
    put(draft, left)
    if taken and all(one.player != battle.winner for one in there):
        clause = "anarchy.war.attacker-wins.marker"
        draft.tell(MarkerPlaced.of(battle.winner, left.zone, clause))


# Rebuilding ---------------------------------------------------------------------------------------


def zones_to_rebuild(position: Position) -> tuple[str, ...]:
    """Where the winner may add cards: in both zones, or by reading R-9 in the own ones.

    :clause:`anarchy.war.rebuild`
    """
    battle = battle_of(position)
    both = (battle.zone, battle.origin)
    own_only = position.setup.readings.rebuilding == "own-zone"
    return both[:1] if own_only and battle.winner == battle.defender else both


def new_leaders(see: Position, task: Rebuild) -> Iterator[Lay]:
    """The cards of the hand that can lead a new government there. :clause:`anarchy.war.rebuild`"""
    for name in hand(see, task.player):
        if meld.zone_of(see.setup, name) in task.zones:
            yield Lay.of(task.player, name)


def check_new_leader(see: Position, move: Lay, task: Rebuild) -> Iterator[Violation]:
    """It is in hand, of one of the two zones, which has no government, and can lead there.

    :clause:`anarchy.war.rebuild` :clause:`anarchy.example.pune.lohagad`
    """
    missing = tuple(meld.check_in_hand(see, move.player, move.card, task.clause))
    if missing:
        yield from missing
        return
    zone = meld.zone_of(see.setup, move.card)
    if zone not in task.zones:
        yield breaks(
            task.clause, card=words.card(move.card), zones=tuple(map(words.zone, task.zones))
        )
    elif meld.governments(see, zone):
        yield breaks(task.clause, "still-governed", zone=words.zone(zone))
    else:
        yield from meld.check_leader(see, move.player, move.card)


def additions(see: Position, task: Rebuild) -> Iterator[Follow]:
    """The cards of the hand that follow a leader there. :clause:`anarchy.war.rebuild`"""
    return meld.joining(see, task.player, task.zones)


def check_addition(see: Position, move: Follow, task: Rebuild) -> Iterator[Violation]:
    """It follows a leader of one of the two zones. :clause:`anarchy.war.rebuild`"""
    missing = tuple(meld.check_in_hand(see, move.player, move.card, task.clause))
    if missing:
        yield from missing
    elif meld.zone_of(see.setup, move.card) not in task.zones:
        yield breaks(
            task.clause, card=words.card(move.card), zones=tuple(map(words.zone, task.zones))
        )
    else:
        yield from meld.check_addition(see, move)


def add(draft: AnarchyDraft, move: Follow, task: Rebuild) -> None:
    """A card of the hand joins a government of the war. :clause:`anarchy.war.rebuild`"""
    meld.join(draft, move.player, move.card, move.leader, task.clause)
    now(draft, task)


def end_rebuilding(draft: AnarchyDraft, move: Done, task: Rebuild) -> None:
    """The winner adds no more. :clause:`anarchy.war.rebuild`"""


REBUILD = Choice(
    operations=(
        Operation(
            move=Lay,
            offers=new_leaders,
            forbids=check_new_leader,
            does=meld.lay_again,
            among=meld.LAY.among,
            ever=meld.LAY.ever,
        ),
        Operation(
            move=Follow,
            offers=additions,
            forbids=check_addition,
            does=add,
            among=meld.FOLLOW.among,
            ever=meld.every_follower,
        ),
        Operation(move=Done, does=end_rebuilding),
    ),
    question=words.asked("rebuild"),
    who=lambda position, task: (task.player,),
)


def end_war(draft: AnarchyDraft, task: EndWar) -> None:
    """A zone that has no government now is neutral.

    :clause:`anarchy.war.neutral-zone` :clause:`anarchy.example.pune.mysore-neutral`
    """
    battle, draft.battle = battle_of(draft), None
    for zone, owner in ((battle.zone, battle.defender), (battle.origin, battle.attacker)):
        if meld.ruler(draft, zone) is None:
            draft.tell(MarkerRemoved.of(owner, zone, task.clause))
    draft.tell(WarOver.of(battle.origin, battle.zone, "anarchy.war.optional"))


# What no position can show ------------------------------------------------------------------------


@invariant(AnarchyState, "anarchy.war.from-own-zone")
def wars_are_fought_between_neighbours(position: AnarchyState) -> Iterator[Text | Broken]:
    """In the turn of the attacker, by its phase of wars.

    :clause:`anarchy.war.from-own-zone` :clause:`anarchy.war.neighbour`
    :clause:`anarchy.war.enemy-controlled` :clause:`anarchy.turn.phase-war`
    """
    of_war = (LayBids, Doom, Destroy, Rebuild, EndWar)
    due = any(isinstance(one, of_war) for one in position.agenda)
    battle = position.battle
    if battle is None:
        if due:
            yield words.impossible("no-battle")
        return
    if not due:
        yield words.impossible("battle")
    if position.phase != "war" or position.flipped[-1:] != (battle.attacker,):
        who = words.player(battle.attacker)
        why = words.impossible("war-of-another-turn", attacker=who)
        yield Broken("anarchy.turn.phase-war", why)
    content = position.setup.content
    zones = content.zone_order
    sensible = battle.attacker != battle.defender and {battle.origin, battle.zone} <= set(zones)
    if not sensible or battle.zone not in content.neighbours(battle.origin):
        yield words.impossible(
            "wrong-war",
            attacker=words.player(battle.attacker),
            defender=words.player(battle.defender),
            origin=words.zone(battle.origin),
            zone=words.zone(battle.zone),
        )
        return
    there = (*cards_in(position, battle.zone), *cards_in(position, battle.origin))
    for name in battle.doomed:
        if any(isinstance(one, Destroy) for one in position.agenda) and name not in there:
            yield words.impossible("doomed", card=words.card(name))


@invariant(AnarchyState, "anarchy.war.bid.simultaneous-reveal")
def bids_are_turned_up_when_both_lie(position: AnarchyState) -> Iterator[Text]:
    """:clause:`anarchy.war.bid.simultaneous-reveal`"""
    due = [one for one in position.agenda if isinstance(one, LayBids)]
    fighting = position.battle and {*sides(position)} <= {*position.setup.seats}
    if due and fighting and not still_to_bid(position, due[0]):
        yield words.impossible("both-bids-lie", players=tuple(map(words.player, sides(position))))


@invariant(AnarchyState, "anarchy.war.defender-reinforces")
def cards_are_added_before_bids_are_laid(position: AnarchyState) -> Iterator[Text]:
    """:clause:`anarchy.war.defender-reinforces`"""
    replies = [one for one in position.agenda if isinstance(one, Reply)]
    for one in replies if position.battle and any(bid is not None for bid in position.bids) else ():
        yield words.impossible("bid-before-reply", player=words.player(one.player))


@invariant(AnarchyState, "anarchy.war.bid.decide-amount")
def bids_are_laid_in_wars(position: AnarchyState) -> Iterator[Text]:
    """By those who fight, of what they have. :clause:`anarchy.war.bid.decide-amount`"""
    bidding = any(isinstance(one, LayBids) for one in position.agenda)
    allowed = sides(position) if position.battle and bidding else ()
    for player, bid in zip(position.setup.seats, position.bids, strict=True):
        if bid is None:
            continue
        if player not in allowed:
            yield words.impossible("bid-without-war", player=words.player(player))
        elif bid not in money.sums(position, player):
            has = money.money_of(position, player)
            yield words.impossible("money", player=words.player(player), rupees=bid, has=has)
