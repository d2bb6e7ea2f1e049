"""Coups: a government against another (Coups d'État)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.anarchy import card, meld, symbol
from whichside_rules.anarchy.engine import options, words
from whichside_rules.anarchy.engine.events import (
    CardFollows,
    CoupBegan,
    CoupDecided,
    CoupStands,
    GovernmentFormed,
    GovernmentLaid,
    MarkerPlaced,
    MeldTaken,
    ReplyEnded,
)
from whichside_rules.anarchy.engine.holdings import bury, hand, out_of_hand, put, to_hand
from whichside_rules.anarchy.engine.moves import Coup, Done, Follow, Name
from whichside_rules.anarchy.engine.state import (
    AnarchyDraft,
    AnarchyState,
    Cards,
    Meld,
    Position,
    Setup,
)
from whichside_rules.anarchy.engine.tasks import Challenge, Form, Rebuild, Reply
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.operation import Choice, Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks

# The attempt --------------------------------------------------------------------------------------


def check_attempt(see: Position, move: Coup) -> Iterator[Violation]:
    """A legal meld of the zone with more crowns than its government must be in hand.

    :clause:`anarchy.coup.legal-meld` :clause:`anarchy.coup.more-crowns-to-attempt`
    :clause:`anarchy.meld.contested-zone-is-coup` :clause:`anarchy.example.portuguese-coup.crowns`
    """
    missing = tuple(meld.check_in_hand(see, move.player, move.card, "anarchy.coup.legal-meld"))
    if missing:
        yield from missing
        return
    if not card.leads(see.setup, move.card):
        yield breaks("anarchy.coup.legal-meld", card=words.card(move.card))
        return
    zone = meld.zone_of(see.setup, move.card)
    if meld.ruler(see, zone) in (None, move.player):
        yield breaks(
            "anarchy.meld.contested-zone-is-coup", "nobody-to-overthrow", zone=words.zone(zone)
        )
        return
    followers = (one for one in hand(see, move.player) if card.follows(see.setup, one, move.card))
    most, against = symbol.crowns(see.setup, (move.card, *followers)), crowns_in(see, zone)
    if most <= against:
        yield too_few(most, against)


def crowns_in(position: Position, zone: str) -> int:
    """The crowns of the government of a zone. :clause:`anarchy.symbol.crown`"""
    return symbol.crowns(position.setup, symbol.cards_of(meld.governments(position, zone)))


def too_few(crowns: int, against: int) -> Violation:
    """A coup needs more crowns. :clause:`anarchy.coup.more-crowns-to-attempt`"""
    return breaks("anarchy.coup.more-crowns-to-attempt", crowns=crowns, against=against)


def attempt(draft: AnarchyDraft, move: Coup) -> None:
    """The leader of an alternative government is laid; its followers come next.

    :clause:`anarchy.meld.contested-zone-is-coup` :clause:`anarchy.coup.legal-meld`
    """
    zone = meld.zone_of(draft.setup, move.card)
    other = meld.ruler(draft, zone)
    assert other is not None
    out_of_hand(draft, move.player, move.card)
    draft.rival = Meld.of(zone, move.player, move.card, ())
    draft.tell(CoupBegan.of(move.player, other, zone, move.card, "anarchy.coup.legal-meld"))
    now(draft, Challenge.of(move.player))


COUP = Operation(
    move=Coup,
    clause="anarchy.turn.phase-meld",
    offers=options.attempts,
    forbids=check_attempt,
    does=attempt,
    among={"card": lambda setup: setup.content.card_ids},
    ever=lambda setup: (
        Coup.of(one, name) for one in setup.seats for name in meld.every_leader(setup)
    ),
)


# Its followers ------------------------------------------------------------------------------------


def rebels(see: Position, task: Challenge) -> Iterator[Follow]:
    """The cards of the hand that follow its leader. :clause:`anarchy.coup.legal-meld`"""
    assert see.rival is not None
    for name in hand(see, task.player):
        if card.follows(see.setup, name, see.rival.leader):
            yield Follow.of(task.player, name, "")


def check_rebel(see: Position, move: Follow, task: Challenge) -> Iterator[Violation]:
    """It is in hand and follows the leader that was laid. :clause:`anarchy.coup.legal-meld`"""
    assert see.rival is not None
    missing = tuple(meld.check_in_hand(see, move.player, move.card, "anarchy.coup.legal-meld"))
    yield from missing
    if not missing:
        yield from meld.check_under(see.setup, move, see.rival.leader)


def rebel(draft: AnarchyDraft, move: Follow, task: Challenge) -> None:
    """A card joins the alternative government. :clause:`anarchy.coup.legal-meld`"""
    old = draft.rival
    assert old is not None
    out_of_hand(draft, move.player, move.card)
    draft.rival = Meld.of(old.zone, old.player, old.leader, (*old.followers, move.card))
    draft.tell(CardFollows.of(move.player, move.card, old.leader, "anarchy.coup.legal-meld"))
    now(draft, task)


def check_challenge(see: Position, move: Done, task: Challenge) -> Iterator[Violation]:
    """It has more crowns than the government of the zone.

    :clause:`anarchy.coup.more-crowns-to-attempt`
    """
    assert see.rival is not None
    crowns, against = symbol.crowns(see.setup, see.rival.cards), crowns_in(see, see.rival.zone)
    if crowns <= against:
        yield too_few(crowns, against)


def challenge(draft: AnarchyDraft, move: Done, task: Challenge) -> None:
    """The alternative government stands; the defender replies, if there are cards to do it with.

    By reading R-16 the defender may have to add all that follows.

    :clause:`anarchy.coup.defender-reinforces` :clause:`anarchy.example.portuguese-coup.no-counter`
    """
    rival = draft.rival
    assert rival is not None
    defender = meld.ruler(draft, rival.zone)
    assert defender is not None
    crowns, against = symbol.crowns(draft.setup, rival.cards), crowns_in(draft, rival.zone)
    clause = "anarchy.coup.more-crowns-to-attempt"
    draft.tell(CoupStands.of(move.player, crowns, against, clause))
    if draft.setup.readings.reply == "all":
        for one in meld.joining(draft, defender, (rival.zone,)):
            if one.card in hand(draft, defender):
                meld.join(draft, defender, one.card, one.leader, "anarchy.coup.defender-reinforces")
        decide(draft)
    elif hand(draft, defender):
        now(draft, Reply.of(defender, rival.zone, "anarchy.coup.defender-reinforces"))
    else:
        decide(draft)


CHALLENGE = Choice(
    operations=(
        Operation(
            move=Follow,
            offers=rebels,
            forbids=check_rebel,
            does=rebel,
            among=meld.FOLLOW.among,
            ever=meld.every_follower,
        ),
        Operation(move=Done, forbids=check_challenge, does=challenge),
    ),
    question=words.asked("complete-the-coup"),
    who=lambda position, task: (task.player,),
)


# The reply ----------------------------------------------------------------------------------------


def reinforcements(see: Position, task: Reply) -> Iterator[Follow]:
    """The cards of the hand that follow a leader of the attacked zone.

    :clause:`anarchy.coup.defender-reinforces` :clause:`anarchy.war.defender-reinforces`
    """
    return meld.joining(see, task.player, (task.zone,))


def check_reinforcement(see: Position, move: Follow, task: Reply) -> Iterator[Violation]:
    """The leader on the table stays; only who follows it can be added.

    :clause:`anarchy.coup.defender-reinforces` :clause:`anarchy.war.defender-reinforces`
    """
    missing = tuple(meld.check_in_hand(see, move.player, move.card, task.clause))
    if missing:
        yield from missing
    elif meld.zone_of(see.setup, move.card) != task.zone:
        yield breaks(
            "anarchy.meld.same-zone", card=words.card(move.card), zone=words.zone(task.zone)
        )
    else:
        yield from meld.check_addition(see, move)


def reinforce(draft: AnarchyDraft, move: Follow, task: Reply) -> None:
    """A card is added to the government on the table; more may follow.

    :clause:`anarchy.coup.defender-reinforces` :clause:`anarchy.war.defender-reinforces`
    :clause:`anarchy.example.pune.reinforce`
    """
    meld.join(draft, move.player, move.card, move.leader, task.clause)
    now(draft, task)


def end_reply(draft: AnarchyDraft, move: Done, task: Reply) -> None:
    """The defender adds no more: a coup is decided, a war goes on with the bids.

    :clause:`anarchy.coup.defender-reinforces` :clause:`anarchy.war.defender-reinforces`
    """
    draft.tell(ReplyEnded.of(move.player, task.clause))
    if draft.rival:
        decide(draft)


REPLY = Choice(
    operations=(
        Operation(
            move=Follow,
            offers=reinforcements,
            forbids=check_reinforcement,
            does=reinforce,
            among=meld.FOLLOW.among,
            ever=meld.every_follower,
        ),
        Operation(move=Done, does=end_reply),
    ),
    question=words.asked("reply"),
    who=lambda position, task: (task.player,),
)


def not_all_added(cards: Cards) -> Violation:
    """By reading R-16 all that follow are added unasked: those, and no others.

    :clause:`anarchy.coup.defender-reinforces`
    """
    clause = "anarchy.coup.defender-reinforces"
    return breaks(clause, "all-are-added", number=len(cards), cards=words.cards(cards))


# The outcome --------------------------------------------------------------------------------------


def decide(draft: AnarchyDraft) -> None:
    """The coup succeeds if its government still has more crowns; the winner takes the cards.

    :clause:`anarchy.coup.still-more-crowns` :clause:`anarchy.coup.winner-takes-meld`
    :clause:`anarchy.coup.failed-cards-to-defender` :clause:`anarchy.coup.replace-marker`
    :clause:`anarchy.example.portuguese-coup.crowns`
    """
    rival, draft.rival = draft.rival, None
    assert rival is not None
    held = meld.governments(draft, rival.zone)
    defender, zone = held[0].player, rival.zone
    crowns, against = symbol.crowns(draft.setup, rival.cards), crowns_in(draft, zone)
    clause = "anarchy.coup.still-more-crowns"
    succeeded = crowns > against
    draft.tell(CoupDecided.of(rival.player, defender, crowns, against, succeeded, clause))
    put(draft, instead_of=held)
    old = symbol.cards_of(held)
    if succeeded:
        winner = rival.player
        draft.tell(MeldTaken.of(winner, old, "anarchy.coup.winner-takes-meld"))
        draft.tell(MarkerPlaced.of(winner, zone, "anarchy.coup.replace-marker"))
    else:
        winner = defender
        draft.tell(MeldTaken.of(winner, rival.cards, "anarchy.coup.failed-cards-to-defender"))
    now(draft, Form.of(winner, zone, (*rival.cards, *old), "anarchy.coup.new-government"))


# The new government -------------------------------------------------------------------------------


def candidates(see: Position, task: Form) -> Iterator[Name]:
    """The cards that lie there and could lead the others. :clause:`anarchy.coup.new-government`"""
    for name in task.pool if not task.leader else ():
        yield Name.of(task.player, name)


def check_candidate(see: Position, move: Name, task: Form) -> Iterator[Violation]:
    """It lies there and can lead; a government has one leader.

    :clause:`anarchy.coup.new-government` :clause:`anarchy.meld.leader-definition`
    """
    if task.leader:
        yield breaks(task.clause, "leader-named", leader=words.card(task.leader))
    elif move.card not in task.pool:
        yield breaks(task.clause, "not-there", card=words.card(move.card))
    elif not card.leads(see.setup, move.card):
        yield from meld.check_leads(see.setup, move.card)
    elif not card.can_lead(see.setup, move.card, task.pool):
        yield breaks("anarchy.meld.single-card", card=words.card(move.card))


def name(draft: AnarchyDraft, move: Name, task: Form) -> None:
    """The leader of the new government is named; the others may join it.

    After a coup the winner says who joins, unless by reading R-17 all must who can; elsewhere those
    who follow the new leader stay.

    :clause:`anarchy.coup.new-government` :clause:`anarchy.war.orphans-to-winner`
    :clause:`anarchy.discard.empty-hand` :clause:`anarchy.example.portuguese-coup.leftovers`
    :clause:`anarchy.war.attacker-wins.marker`
    """
    pool = tuple(one for one in task.pool if one != move.card)
    new = Meld.of(task.zone, task.player, move.card, ())
    alone = not meld.governments(draft, task.zone)
    put(draft, new)
    draft.tell(GovernmentLaid.of(task.player, task.zone, move.card, task.clause))
    battle = draft.battle
    captured = (battle.attacker, battle.zone) if battle else None
    is_captured = (task.player, task.zone) == captured
    if is_captured and alone:
        draft.tell(MarkerPlaced.of(task.player, task.zone, "anarchy.war.attacker-wins.marker"))
    if chooses(draft.setup, task):
        now(draft, Form.of(task.player, task.zone, pool, task.clause, move.card))
        return
    for one in pool:
        if card.follows(draft.setup, one, move.card):
            new = meld.slide(draft, new, one, task.clause)
    if is_captured and orphans_die(draft.setup, task.clause):
        draft.tell(MeldTaken.of(task.player, new.cards, "anarchy.war.winner-captures-survivors"))
    left = tuple(one for one in pool if one not in new.followers)
    lay_aside(draft, task.player, left, task.clause)
    forming = any(isinstance(one, Form) for one in draft.agenda)
    if not forming and not hand(draft, task.player):  # nobody is asked what to add of nothing
        draft.agenda = tuple(one for one in draft.agenda if not isinstance(one, Rebuild))


def not_all_joined(task: Form, leader: str, cards: Cards) -> Violation:
    """Where nobody chooses, all that follow the leader join it unasked: those, and no others.

    :clause:`anarchy.coup.new-government`
    """
    told = words.cards(cards)
    return breaks(task.clause, "all-join", leader=words.card(leader), number=len(cards), cards=told)


def chooses(setup: Setup, task: Form) -> bool:
    """Whether the winner says who joins: after a coup, by reading R-17.

    :clause:`anarchy.coup.new-government`
    """
    return task.clause == "anarchy.coup.new-government" and setup.readings.leftovers == "free"


def lay_aside(draft: AnarchyDraft, player: str, cards: Cards, clause: str) -> None:
    """What is in no government goes to the hand; after a war, by reading R-8, it is destroyed.

    :clause:`anarchy.coup.leftovers-to-hand` :clause:`anarchy.war.orphans-to-winner`
    """
    if orphans_die(draft.setup, clause):
        bury(draft, cards, clause)
        return
    if clause == "anarchy.coup.new-government":
        clause = "anarchy.coup.leftovers-to-hand"
    to_hand(draft, player, cards, clause)


def orphans_die(setup: Setup, clause: str) -> bool:
    """Whether what the loss of a leader leaves behind is destroyed as well, by reading R-8.

    :clause:`anarchy.war.orphans-to-winner`
    """
    return clause == "anarchy.war.orphans-to-winner" and setup.readings.orphans == "destroyed"


def joiners(see: Position, task: Form) -> Iterator[Follow]:
    """Who of the others follows the leader that was named. :clause:`anarchy.coup.new-government`"""
    for one in task.pool if task.leader else ():
        if card.follows(see.setup, one, task.leader):
            yield Follow.of(task.player, one, "")


def check_joiner(see: Position, move: Follow, task: Form) -> Iterator[Violation]:
    """It lies there and follows the leader. :clause:`anarchy.coup.new-government`"""
    if not task.leader:
        yield breaks(task.clause, "name-a-leader")
    elif move.card not in task.pool:
        yield breaks(task.clause, "not-there", card=words.card(move.card))
    else:
        yield from meld.check_under(see.setup, move, task.leader)


def let_join(draft: AnarchyDraft, move: Follow, task: Form) -> None:
    """A card joins the new government. :clause:`anarchy.coup.new-government`"""
    formed = next(one for one in draft.melds if one.leader == task.leader)
    meld.slide(draft, formed, move.card, task.clause)
    pool = tuple(one for one in task.pool if one != move.card)
    now(draft, Form.of(task.player, task.zone, pool, task.clause, task.leader))


def check_formed(see: Position, move: Done, task: Form) -> Iterator[Violation]:
    """A leader was named, and can stand. :clause:`anarchy.coup.new-government`"""
    if not task.leader:
        yield breaks(task.clause, "name-a-leader")
        return
    formed = next(one for one in see.melds if one.leader == task.leader)
    if not card.stands(see.setup, formed.leader, formed.followers):
        yield breaks("anarchy.meld.single-card", card=words.card(task.leader))


def formed(draft: AnarchyDraft, move: Done, task: Form) -> None:
    """The government is formed; the rest goes to hand. :clause:`anarchy.coup.leftovers-to-hand`"""
    draft.tell(GovernmentFormed.of(task.player, task.zone, task.clause))
    lay_aside(draft, task.player, task.pool, task.clause)


def forming(position: Position, task: Form) -> Text:
    """What is asked: the leader, or who joins."""
    return words.question("who-joins" if task.leader else "name-the-leader")


FORM = Choice(
    operations=(
        Operation(
            move=Name,
            offers=candidates,
            forbids=check_candidate,
            does=name,
            among={"card": lambda setup: setup.content.card_ids},
            ever=lambda setup: (
                Name.of(one, name) for one in setup.seats for name in meld.every_leader(setup)
            ),
        ),
        Operation(
            move=Follow,
            offers=joiners,
            forbids=check_joiner,
            does=let_join,
            among=meld.FOLLOW.among,
            ever=meld.every_follower,
        ),
        Operation(move=Done, forbids=check_formed, does=formed),
    ),
    question=forming,
    who=lambda position, task: (task.player,),
    openly=True,
)


# What no position can show ------------------------------------------------------------------------


@invariant(AnarchyState, "anarchy.meld.contested-zone-is-coup")
def coups_are_against_somebody(position: AnarchyState) -> Iterator[Text]:
    """A government is laid against another as long as a coup is under way, and only then.

    :clause:`anarchy.meld.contested-zone-is-coup`
    """
    replies = (one for one in position.agenda if isinstance(one, Reply))
    in_a_coup = any(one.clause == "anarchy.coup.defender-reinforces" for one in replies)
    in_a_coup = in_a_coup or any(isinstance(one, Challenge) for one in position.agenda)
    rival = position.rival
    if rival is None and in_a_coup:
        yield words.impossible("no-rival")
    if rival is not None and not in_a_coup:
        yield words.impossible("rival")
    if rival is not None and meld.ruler(position, rival.zone) in (None, rival.player):
        yield words.impossible("nobody-overthrown", zone=words.zone(rival.zone))
