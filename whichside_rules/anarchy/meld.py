"""Melding cards: governments, their leaders and followers (Fusionner des cartes)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from whichside_rules.anarchy import card, discard, symbol, turn
from whichside_rules.anarchy.engine import options, words
from whichside_rules.anarchy.engine.events import (
    CardFollows,
    GovernmentLaid,
    LeaderReplaced,
    MarkerPlaced,
)
from whichside_rules.anarchy.engine.holdings import hand, out_of_hand, put, to_hand
from whichside_rules.anarchy.engine.moves import Done, Follow, Lay, Replace
from whichside_rules.anarchy.engine.sets import sets
from whichside_rules.anarchy.engine.state import (
    AnarchyDraft,
    AnarchyState,
    Cards,
    Meld,
    Position,
    Setup,
)
from whichside_rules.anarchy.engine.tasks import Accompany, Form, Rebuild
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.kernel.playing.operation import Choice, Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks


def governments(position: Position, zone: str) -> tuple[Meld, ...]:
    """The governments of a zone: one, or by reading R-21 several of one player."""
    return tuple(one for one in position.melds if one.zone == zone)


def ruler(position: Position, zone: str) -> str | None:
    """Who controls a zone; ``None`` if it is neutral. :clause:`anarchy.meld.marker`"""
    return next((one.player for one in position.melds if one.zone == zone), None)


def zones_of(position: Position, player: str) -> tuple[str, ...]:
    """The zones that a player controls, in the order of the map."""
    return tuple(dict.fromkeys(one.zone for one in position.melds if one.player == player))


def zone_of(setup: Setup, name: str) -> str:
    """The zone of a card. :clause:`anarchy.component.zone-set`"""
    return sets(setup).zone[name]


def check_in_hand(see: Position, player: str, name: str, clause: str) -> Iterator[Violation]:
    """The card must be in the own hand."""
    if name not in hand(see, player):
        yield breaks(clause, "not-in-hand", player=words.player(player), card=words.card(name))


# A new government -------------------------------------------------------------------------------


def check_lay(see: Position, move: Lay) -> Iterator[Violation]:
    """The card must be able to lead, and its zone must have no government.

    :clause:`anarchy.meld.leader-required` :clause:`anarchy.meld.leader-definition`
    :clause:`anarchy.meld.new-government` :clause:`anarchy.meld.contested-zone-is-coup`
    :clause:`anarchy.example.voc-melds.legality`
    """
    missing = tuple(check_in_hand(see, move.player, move.card, "anarchy.meld.new-government"))
    yield from missing or check_leader(see, move.player, move.card)


def check_leader(see: Position, player: str, name: str) -> Iterator[Violation]:
    """A card of the hand can lead, and its zone is free for a government of that player."""
    zone = zone_of(see.setup, name)
    yield from check_leads(see.setup, name)
    held = ruler(see, zone)
    if held is not None and held != player:
        yield breaks(
            "anarchy.meld.contested-zone-is-coup", zone=words.zone(zone), other=words.player(held)
        )
    elif held and see.setup.readings.governments == "one":
        yield breaks("anarchy.meld.new-government", "governed-already", zone=words.zone(zone))
    if not card.can_lead(see.setup, name, hand(see, player)) and card.leads(see.setup, name):
        yield breaks("anarchy.meld.single-card", card=words.card(name))


def check_leads(setup: Setup, name: str) -> Iterator[Violation]:
    """A leader has a number and a crown.

    :clause:`anarchy.meld.leader-definition` :clause:`anarchy.card.number-can-lead`
    """
    if not card.leads(setup, name):
        yield breaks("anarchy.meld.leader-definition", card=words.card(name))


def lay(draft: AnarchyDraft, move: Lay) -> None:
    """A puppet government is established: its leader lies face up, the marker on its zone.

    :clause:`anarchy.meld.new-government` :clause:`anarchy.meld.face-up`
    :clause:`anarchy.meld.single-card` :clause:`anarchy.meld.marker`
    :clause:`anarchy.example.voc-melds.legality` :clause:`anarchy.example.voc-melds.tokens`
    """
    zone = zone_of(draft.setup, move.card)
    out_of_hand(draft, move.player, move.card)
    new = ruler(draft, zone) is None
    put(draft, Meld.of(zone, move.player, move.card, ()))
    clause = "anarchy.meld.new-government"
    draft.tell(GovernmentLaid.of(move.player, zone, move.card, clause))
    if new:
        draft.tell(MarkerPlaced.of(move.player, zone, "anarchy.meld.marker"))
    ask_for_company(draft, move.player, move.card)


def lay_again(draft: AnarchyDraft, move: Lay, task: Rebuild) -> None:
    """The winner of a war lays a new government where none is left; more may be added.

    :clause:`anarchy.war.rebuild`
    """
    now(draft, task)
    lay(draft, move)


def ask_for_company(draft: AnarchyDraft, player: str, leader: str) -> None:
    """By reading R-3 a leader without a crown needs somebody under it at once.

    :clause:`anarchy.meld.single-card`
    """
    if not symbol.crowns(draft.setup, (leader,)):
        now(draft, Accompany.of(player, leader))


def every_leader(setup: Setup) -> tuple[str, ...]:
    """The cards that can lead a government, in the order of the box.

    :clause:`anarchy.meld.leader-definition`
    """
    every = setup.content.card_ids
    return tuple(one for one in every if card.can_lead(setup, one, every))


LAY = Operation(
    move=Lay,
    clause="anarchy.turn.phase-meld",
    offers=options.leaders,
    forbids=check_lay,
    does=lay,
    among={"card": lambda setup: setup.content.card_ids},
    ever=lambda setup: (Lay.of(one, name) for one in setup.seats for name in every_leader(setup)),
)


# Extending it -----------------------------------------------------------------------------------


def led_by(see: Position, player: str, name: str, zones: Iterable[str] = ()) -> tuple[Meld, ...]:
    """The player's own governments whose leader a card follows, in some zones or wherever.

    :clause:`anarchy.meld.same-zone` :clause:`anarchy.meld.follow-list-legality`
    """
    zone = zone_of(see.setup, name)
    if zones and zone not in zones:
        return ()
    return tuple(
        one
        for one in governments(see, zone)
        if one.player == player and card.follows(see.setup, name, one.leader)
    )


def joining(see: Position, player: str, zones: Iterable[str]) -> Iterator[Follow]:
    """The cards of a hand under the leaders that they follow, in some zones or wherever."""
    for name in hand(see, player):
        found = led_by(see, player, name, zones)
        for one in found:
            yield Follow.of(player, name, one.leader if len(found) > 1 else "")


def check_addition(see: Position, move: Follow) -> Iterator[Violation]:
    """The card must be in hand, and follow the leader of an own government of its zone.

    :clause:`anarchy.meld.extend` :clause:`anarchy.meld.same-zone`
    :clause:`anarchy.meld.follow-list-legality` :clause:`anarchy.card.follow-list`
    """
    missing = tuple(check_in_hand(see, move.player, move.card, "anarchy.meld.extend"))
    if missing:
        yield from missing
        return
    zone = zone_of(see.setup, move.card)
    own = [one for one in governments(see, zone) if one.player == move.player]
    if not own:
        yield breaks(
            "anarchy.meld.leader-required", card=words.card(move.card), zone=words.zone(zone)
        )
        return
    found = led_by(see, move.player, move.card)
    if move.leader and move.leader not in {one.leader for one in own}:
        yield breaks(
            "anarchy.meld.leader-required", "no-such-leader", leader=words.card(move.leader)
        )
    elif not found or (move.leader and move.leader not in {one.leader for one in found}):
        meant = [one for one in own if move.leader in ("", one.leader)]
        yield from does_not_follow(move.card, meant)
    elif (len(found) > 1) != bool(move.leader):
        yield breaks(
            "anarchy.meld.extend",
            "which-leader",
            card=words.card(move.card),
            leaders=words.cards(one.leader for one in found),
        )


def check_under(setup: Setup, move: Follow, leader: str) -> Iterator[Violation]:
    """A card follows the one leader that there is, which need not be named.

    :clause:`anarchy.meld.follow-list-legality` :clause:`anarchy.meld.same-zone`
    """
    zone = zone_of(setup, leader)
    if zone_of(setup, move.card) != zone:
        yield breaks("anarchy.meld.same-zone", card=words.card(move.card), zone=words.zone(zone))
    elif not card.follows(setup, move.card, leader):
        leaders = words.cards((leader,))
        yield breaks(
            "anarchy.meld.follow-list-legality", card=words.card(move.card), leaders=leaders
        )
    elif move.leader:
        leaders = words.cards((leader,))
        yield breaks(
            "anarchy.meld.extend", "which-leader", card=words.card(move.card), leaders=leaders
        )


def does_not_follow(name: str, melds: Iterable[Meld]) -> Iterator[Violation]:
    """A card does not follow these leaders. :clause:`anarchy.meld.follow-list-legality`"""
    yield breaks(
        "anarchy.meld.follow-list-legality",
        card=words.card(name),
        leaders=words.cards(one.leader for one in melds),
    )


def add(draft: AnarchyDraft, move: Follow) -> None:
    """A card of the hand is slid under the leader that it follows.

    :clause:`anarchy.meld.extend` :clause:`anarchy.meld.layout`
    :clause:`anarchy.meld.ordered-column`
    """
    join(draft, move.player, move.card, move.leader, "anarchy.meld.extend")


def join(draft: AnarchyDraft, player: str, name: str, leader: str, clause: str) -> None:
    """A card of the hand is slid under a leader, or under the only one that it follows."""
    found = led_by(draft, player, name)
    meld = next(one for one in found if leader in ("", one.leader))
    out_of_hand(draft, player, name)
    slide(draft, meld, name, clause)


def slide(draft: AnarchyDraft, meld: Meld, name: str, clause: str) -> Meld:
    """A card lies under a leader, below the others. :clause:`anarchy.meld.ordered-column`"""
    longer = Meld.of(meld.zone, meld.player, meld.leader, (*meld.followers, name))
    put(draft, longer, instead_of=(meld,))
    draft.tell(CardFollows.of(meld.player, name, meld.leader, clause))
    return longer


def worth_naming(setup: Setup) -> Iterator[str]:
    """The leaders that a move can name: none is needed where a player has one government a zone."""
    yield ""
    if setup.readings.governments == "several":
        yield from (name for name in setup.content.card_ids if card.leads(setup, name))


def every_follower(setup: Setup) -> Iterator[Follow]:
    """Each card under a leader that it follows, named where there can be several.

    :clause:`anarchy.meld.follow-list-legality` :clause:`anarchy.meld.extend`
    """
    leaders = every_leader(setup)
    several = setup.readings.governments == "several"
    for player in setup.seats:
        for name in setup.content.card_ids:
            found = [one for one in leaders if card.follows(setup, name, one)]
            if found:
                yield Follow.of(player, name, "")
            if several and len(found) > 1:
                yield from (Follow.of(player, name, one) for one in found)


FOLLOW = Operation(
    move=Follow,
    clause="anarchy.turn.phase-meld",
    offers=options.additions,
    forbids=check_addition,
    does=add,
    among={
        "card": lambda setup: setup.content.card_ids,
        "leader": worth_naming,
    },
    ever=every_follower,
)


# Another leader ---------------------------------------------------------------------------------


def led_now(see: Position, player: str, name: str) -> tuple[Meld, ...]:
    """The own governments of which a card could become the leader: the one that it is in, or all
    of its zone if it is in hand.
    """
    own = [one for one in governments(see, zone_of(see.setup, name)) if one.player == player]
    inside = tuple(one for one in own if name in one.followers)
    return inside or tuple(own)


def check_replacement(see: Position, move: Replace) -> Iterator[Violation]:
    """The card can lead, is in hand or in that government, and has not become leader this turn.

    :clause:`anarchy.meld.change-leader` :clause:`anarchy.meld.leader-definition`
    """
    if is_held(see, move.player, move.card):
        yield from check_place(see, move)
    else:
        player, name = words.player(move.player), words.card(move.card)
        yield breaks("anarchy.meld.change-leader", "not-in-hand", player=player, card=name)


def check_place(see: Position, move: Replace) -> Iterator[Violation]:
    """There is an own government of its zone; of several, the one that is meant is named.

    :clause:`anarchy.meld.change-leader`
    """
    clause = "anarchy.meld.change-leader"
    found = led_now(see, move.player, move.card)
    named = [one for one in found if move.leader in ("", one.leader)]
    if not found:
        zone = words.zone(zone_of(see.setup, move.card))
        yield breaks(clause, "no-own-government", zone=zone)
    elif not named or (len(found) > 1) != bool(move.leader):
        leaders = words.cards(one.leader for one in found)
        yield breaks(clause, "which-leader", card=words.card(move.card), leaders=leaders)
    else:
        yield from check_successor(see, move, named[0])


def check_successor(see: Position, move: Replace, meld: Meld) -> Iterator[Violation]:
    """A card can become the leader of a government.

    :clause:`anarchy.meld.change-leader` :clause:`anarchy.meld.leader-definition`
    """
    clause = "anarchy.meld.change-leader"
    yield from check_leads(see.setup, move.card)
    if move.card in see.led:
        yield breaks(clause, "led-this-turn", card=words.card(move.card))
    stay, _ = following(see.setup, meld, move.card)
    if see.setup.readings.new_leader == "followed" and not stay:
        yield breaks(clause, "nobody-follows", card=words.card(move.card))
    if card.leads(see.setup, move.card):
        others = (*stay, *hand(see, move.player))
        if not card.can_lead(see.setup, move.card, others):
            yield breaks("anarchy.meld.single-card", card=words.card(move.card))


def is_held(see: Position, player: str, name: str) -> bool:
    """Whether a card is in the own hand, or under an own leader."""
    own = (one for one in see.melds if one.player == player)
    return name in hand(see, player) or any(name in one.followers for one in own)


def following(setup: Setup, meld: Meld, leader: str) -> tuple[Cards, Cards]:
    """The cards of a government that would follow another leader, and those that would not.

    :clause:`anarchy.meld.change-leader` :clause:`anarchy.meld.change-leader-return`
    """
    others = [name for name in meld.cards if name != leader]
    stay = tuple(name for name in others if card.follows(setup, name, leader))
    return stay, tuple(name for name in others if name not in stay)


def replace(draft: AnarchyDraft, move: Replace) -> None:
    """A card becomes leader; those that do not follow it go back to hand, the old leader too.

    :clause:`anarchy.meld.change-leader` :clause:`anarchy.meld.change-leader-return`
    """
    player, name = move.player, move.card
    found = led_now(draft, player, name)
    meld = next(one for one in found if move.leader in ("", one.leader))
    stay, back = following(draft.setup, meld, name)
    out_of_hand(draft, player, name)
    put(draft, Meld.of(meld.zone, player, name, stay), instead_of=(meld,))
    draft.led = (*draft.led, name)
    draft.tell(LeaderReplaced.of(player, name, meld.leader, "anarchy.meld.change-leader"))
    to_hand(draft, player, back, "anarchy.meld.change-leader-return")
    if not stay:
        ask_for_company(draft, player, name)


def every_successor(setup: Setup) -> Iterator[Replace]:
    """Each card that can lead, in place of a leader of its zone.

    :clause:`anarchy.meld.change-leader` :clause:`anarchy.meld.leader-definition`
    """
    leaders = every_leader(setup)
    several = setup.readings.governments == "several"
    for player in setup.seats:
        for name in leaders:
            others = [
                one
                for one in leaders
                if one != name and zone_of(setup, one) == zone_of(setup, name)
            ]
            if others:
                yield Replace.of(player, name, "")
            if several and len(others) > 1:
                yield from (Replace.of(player, name, one) for one in others)


REPLACE = Operation(
    move=Replace,
    clause="anarchy.meld.change-leader",
    offers=options.replacements,
    forbids=check_replacement,
    does=replace,
    among={
        "card": lambda setup: setup.content.card_ids,
        "leader": worth_naming,
    },
    ever=every_successor,
)


# The end of it ----------------------------------------------------------------------------------


def end(draft: AnarchyDraft, move: Done) -> None:
    """Nothing need be melded; a card is discarded next. :clause:`anarchy.meld.optional`"""
    discard.begin(draft)


END = Operation(move=Done, does=end)


# Somebody under a leader without a crown (R-3) ----------------------------------------------------


def company(see: Position, task: Accompany) -> Iterator[Follow]:
    """The cards of the hand, as far as they follow it. :clause:`anarchy.meld.single-card`"""
    return (Follow.of(task.player, name, "") for name in hand(see, task.player))


def check_company(see: Position, move: Follow, task: Accompany) -> Iterator[Violation]:
    """It must follow the leader that was laid. :clause:`anarchy.meld.follow-list-legality`"""
    missing = tuple(check_in_hand(see, move.player, move.card, task.clause))
    yield from missing
    if not missing:
        yield from check_under(see.setup, move, task.leader)


def accompany(draft: AnarchyDraft, move: Follow, task: Accompany) -> None:
    """A card is slid under the leader. :clause:`anarchy.meld.single-card`"""
    meld = next(one for one in draft.melds if one.leader == task.leader)
    out_of_hand(draft, move.player, move.card)
    slide(draft, meld, move.card, task.clause)


ACCOMPANY = Choice(
    operations=(
        Operation(
            move=Follow,
            offers=company,
            forbids=check_company,
            does=accompany,
            among=FOLLOW.among,
            ever=every_follower,
        ),
    ),
    question=words.asked("accompany"),
    who=lambda position, task: (task.player,),
)


# What no position can show ------------------------------------------------------------------------


@invariant(AnarchyState)
def governments_are_legal(position: AnarchyState) -> Iterator[Broken]:
    """:clause:`anarchy.meld.leader-definition` :clause:`anarchy.meld.follow-list-legality`
    :clause:`anarchy.meld.single-card` :clause:`anarchy.meld.same-zone`
    """
    setup = position.setup
    waiting = {one.leader for one in position.agenda if isinstance(one, Accompany | Form)}
    rival = (position.rival,) if position.rival else ()
    for one in (*position.melds, *rival):
        leader = words.card(one.leader)
        if zone_of(setup, one.leader) != one.zone:
            why = words.impossible("wrong-zone", card=leader, zone=words.zone(one.zone))
            yield Broken("anarchy.meld.same-zone", why)
        if not card.leads(setup, one.leader):
            yield Broken(
                "anarchy.meld.leader-definition", words.impossible("no-leader", card=leader)
            )
        for name in one.followers:
            if not card.follows(setup, name, one.leader):
                yield Broken(
                    "anarchy.meld.follow-list-legality",
                    words.impossible("does-not-follow", card=words.card(name), leader=leader),
                )
        alone = not card.stands(setup, one.leader, one.followers)
        if alone and one.leader not in waiting and one not in rival:
            yield Broken(
                "anarchy.meld.single-card", words.impossible("alone-without-crown", card=leader)
            )


@invariant(AnarchyState)
def zones_have_one_ruler(position: AnarchyState) -> Iterator[Text | Broken]:
    """:clause:`anarchy.meld.new-government` :clause:`anarchy.meld.contested-zone-is-coup`"""
    order = position.setup.content.zone_order
    places = [(order.get(one.zone, 0), one.leader) for one in position.melds]
    if places != sorted(places):
        yield words.impossible("melds-unsorted")
    several = position.setup.readings.governments == "several"
    for zone in dict.fromkeys(one.zone for one in position.melds):
        there = governments(position, zone)
        owners = dict.fromkeys(one.player for one in there)
        if len(owners) > 1 or (len(there) > 1 and not several):
            why = words.impossible(
                "two-governments",
                zone=words.zone(zone),
                number=len(there),
                players=tuple(map(words.player, owners)),
            )
            yield Broken("anarchy.meld.new-government", why)


@invariant(AnarchyState, "anarchy.meld.change-leader")
def who_has_led_is_there(position: AnarchyState) -> Iterator[Text]:
    """:clause:`anarchy.meld.change-leader`"""
    content = position.setup.content
    for name in position.led:
        if name in content.card_ids and not card.leads(position.setup, name):
            yield words.impossible("no-leader", card=words.card(name))
        # Until the wars nobody takes a government of whose turn it is.
        owner = next((one.player for one in position.melds if name in one.cards), None)
        if position.phase == "meld" and owner and owner not in turn.active(position):
            yield words.impossible(
                "led-by-another", card=words.card(name), player=words.player(owner)
            )
        if name not in content.card_ids or position.phase in ("deal", "pay", "draw"):
            yield words.impossible("led", card=words.card(name))
