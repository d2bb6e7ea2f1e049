"""What can be asked of a game of The Anarchy: the Then sentences, with what a player sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from whichside_rules import anarchy
from whichside_rules.anarchy import coup, draw, price as prices, war
from whichside_rules.anarchy.engine import events, words
from whichside_rules.anarchy.engine.tasks import Form, LayBids
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.game import Decision, Over
from whichside_rules.kernel.playing.veil import HIDDEN
from whichside_rules.vocabulary import common
from whichside_rules.vocabulary.anarchy import parameter_types as say
from whichside_rules.vocabulary.anarchy.world import (
    AnarchyWorld,
    quantity,
    then,
    told_cards,
    told_player,
    told_players,
)
from whichside_rules.vocabulary.quantity import Measure
from whichside_rules.vocabulary.registry import Slip
from whichside_rules.vocabulary.world import World

# Then: hands and piles --------------------------------------------------------------------------


def _at(game: AnarchyWorld, player: str) -> int:
    seats: tuple[str, ...] = game.state.setup.seats
    if player in seats:
        return seats.index(player)
    no_player = words.no_player(player, seats)
    raise game.wrong(no_player.en, no_player.fr)


def _hand(game: AnarchyWorld, player: str) -> tuple[str, ...]:
    hand: tuple[str, ...] = game.state.hands[_at(game, player)]
    game.must_count()
    return hand


@quantity(
    en="{player:Player} has {n:Number} (rupees|rupee)",
    fr="{player:Player} a {n:Number} (roupies|roupie)",
    given=lambda game, n, player: game.given(**{f"rupees {player}": n}),
)
def rupees(game: AnarchyWorld, player: str) -> Measure:
    """The money of a player."""
    what = Text(f"the rupees of {player} are", f"les roupies de {words.player(player).fr} sont")
    return Measure(what, game.state.money[_at(game, player)])


@quantity(
    en="(every player has|all players have) {n:Number} (rupees|rupee)",
    fr="(chaque joueur a|tous les joueurs ont) {n:Number} (roupies|roupie)",
)
def rupees_of_each(game: AnarchyWorld) -> list[Measure]:
    """The money of each player."""
    return [rupees(game, one) for one in game.state.setup.seats]


@quantity(
    en="the incomes of {player:Player} have brought {n:Number} (rupees|rupee)",
    fr="les revenus de {player:Player} ont rapporté {n:Number} (roupies|roupie)",
    given=lambda game, n, player: game.given(**{f"taken {player}": n}),
)
def taken(game: AnarchyWorld, player: str) -> Measure:
    """What all incomes of a player came to, which wins by a reading."""
    what = Text(
        f"the incomes of {player} brought", f"les revenus de {words.player(player).fr} ont rapporté"
    )
    return Measure(what, game.state.taken[_at(game, player)])


@quantity(
    en="{player:Player} has {n:Number} (cards|card) still to draw",
    fr="{player:Player} a encore {n:Number} (cartes|carte) à piocher",
    given=lambda game, n, player: game.given(player=player, to_draw=n),
)
def to_draw(game: AnarchyWorld, player: str) -> Measure:
    """How many cards are paid for and not drawn yet."""
    mine = game.state.flipped[-1:] == (player,)
    what = Text(f"{player} has still to draw", f"{words.player(player).fr} doit encore piocher")
    return Measure(what, game.state.to_draw if mine else 0, ("anarchy.draw.count",))


@quantity(
    en="it is round {n:Number}",
    fr="c'est le tour de table {n:Number}",
    given="round",
)
def in_round(game: AnarchyWorld) -> Measure:
    """The round, counted from 1."""
    return Measure(Text("the round is", "le tour de table est"), game.state.round)


@quantity(
    en="{player:Player} has {n:Number} (cards|card) in hand",
    fr="{player:Player} a {n:Number} (cartes|carte) en main",
)
def cards_in_hand(game: AnarchyWorld, player: str) -> Measure:
    """How many cards a player holds."""
    what = Text(
        f"the cards in hand of {player} are",
        f"les cartes en main de {words.player(player).fr} sont",
    )
    return Measure(what, len(_hand(game, player)))


@quantity(
    en="(every player has|all players have) {n:Number} (cards|card) in hand",
    fr="(chaque joueur a|tous les joueurs ont) {n:Number} (cartes|carte) en main",
)
def cards_of_each(game: AnarchyWorld) -> list[Measure]:
    """How many cards each player holds."""
    return [cards_in_hand(game, one) for one in game.state.setup.seats]


@then(
    en="{player:Player} holds {cards:Cards}", fr="{player:Player} (a en main|détient) {cards:Cards}"
)
def holds_now(game: AnarchyWorld, player: str, cards: list[str]) -> None:
    """These cards are in that hand, perhaps among others."""
    hand = _hand(game, player)
    game.must_place(*cards)
    wanted = game.cards(cards)
    what = Text(f"of these {player} holds", f"de celles-ci {words.player(player).fr} a en main")
    _same(game, what, [one for one in wanted if one in hand], wanted)


@then(
    en="{player:Player} does not hold {card:Card}",
    fr="{player:Player} (n'a pas en main|ne détient pas) {card:Card}",
)
def holds_not(game: AnarchyWorld, player: str, card: str) -> None:
    """The card is not in that hand."""
    name = words.card(card)
    game.must_place(card)
    what = Text(f"{player} holds {name.en}", f"{words.player(player).fr} a en main {name.fr}")
    game.expect(what, game.card(card) in _hand(game, player), False)


@then(
    en="the hand of {player:Player} is {cards:Cards}",
    fr="la main de {player:Player} est {cards:Cards}",
)
def whole_hand(game: AnarchyWorld, player: str, cards: list[str]) -> None:
    """Exactly these cards, in whatever order."""
    what = Text(f"the hand of {player} is", f"la main de {words.player(player).fr} est")
    _same(game, what, _hand(game, player), game.cards(cards))


def _same(
    game: AnarchyWorld, what: Text, found: Iterable[str], wanted: Iterable[str], *clauses: str
) -> None:
    """The same cards, in whatever order."""
    game.expect(what, told_cards(sorted(found)), told_cards(sorted(wanted)), *clauses)


@quantity(
    en="{n:Number} (cards are|card is) in the draw pile",
    fr="{n:Number} (cartes sont|carte est) dans la pioche",
)
def in_the_draw_pile(game: AnarchyWorld) -> Measure:
    """How many cards can be drawn, those under it counted."""
    game.must_tell(*game.untold)
    what = Text("the cards in the draw pile are", "les cartes de la pioche sont")
    return Measure(what, draw.lies_in(game.state, "deck"))


@quantity(
    en="{n:Number} (cards are|card is) in the discard pile",
    fr="{n:Number} (cartes sont|carte est) dans la défausse",
)
def in_the_discard(game: AnarchyWorld) -> Measure:
    """How many cards lie in the discard pile."""
    what = Text("the cards in the discard pile are", "les cartes de la défausse sont")
    return Measure(what, len(game.state.discard))


@then(
    en="the top card of the discard pile is {card:Card}",
    fr="la carte du dessus de la défausse est {card:Card}",
)
def top_is(game: AnarchyWorld, card: str) -> None:
    """The top card of the discard pile."""
    what = Text("the top of the discard pile is", "le sommet de la défausse est")
    game.expect(
        what,
        told_cards(game.state.discard[-1:]),
        told_cards([game.card(card)]),
    )


@then(
    en="{cards:Cards} (is|are) in the discard pile", fr="{cards:Cards} (est|sont) dans la défausse"
)
def lies_in_the_discard(game: AnarchyWorld, cards: list[str]) -> None:
    """These cards are there, on top or not, perhaps among others."""
    missing = [one for one in game.cards(cards) if one not in game.state.discard]
    game.must_place(*cards)
    what = Text("not in the discard pile are", "ne sont pas dans la défausse")
    _same(game, what, missing, ())


@then(
    en="{cards:Cards} (lies|lie) under the draw pile", fr="{cards:Cards} (est|sont) sous la pioche"
)
def lies_under(game: AnarchyWorld, cards: list[str]) -> None:
    """These cards are there, perhaps among others."""
    missing = [one for one in game.cards(cards) if one not in game.state.under]
    game.must_count()
    what = Text("not under the draw pile are", "ne sont pas sous la pioche")
    clause = "anarchy.war.destroyed-to-deck-bottom"
    _same(game, what, missing, (), clause)


# Then: governments ------------------------------------------------------------------------------


@then(en="{player:Player} controls {zone:Zone}", fr="{player:Player} contrôle {zone:Zone}")
def controls(game: AnarchyWorld, player: str, zone: str) -> None:
    """Whose marker lies on the zone."""
    _ruled(game, zone, player)


@then(en="{player:Player} keeps {zone:Zone}", fr="{player:Player} garde {zone:Zone}")
def keeps(world: World, player: str, zone: str) -> None:
    """The marker there stays, be it that what was tried is refused or that it failed.

    Raises:
        Slip: a coup or a war there is not over.
    """
    game = world.of(AnarchyWorld)
    if game.refusal is not None:
        game.look_at_refusal()
    else:
        _must_be_over(game, zone)
    there = words.zone(zone)
    what = Text(f"who controlled {there.en} before is", f"qui contrôlait {there.fr} avant")
    before = _had_before(game, zone)
    game.expect(what, before, player, "anarchy.meld.marker", tell=told_player)
    _ruled(game, zone, player)


def _had_before(game: AnarchyWorld, zone: str) -> str:
    """Whose marker lay on a zone before somebody else wanted it, or before the moves.

    What was taken by these moves is kept only where it was fought for, or aimed at in vain, since.
    """
    there = game.zone(zone)
    had = now = anarchy.ruler(game.at_first, there) or ""
    for one in game.all_events:
        if isinstance(one, events.CoupBegan | events.AttackDeclared):
            had = now if there in (one.zone, getattr(one, "origin", "")) else had
        elif isinstance(one, events.MarkerPlaced | events.MarkerRemoved) and one.zone == there:
            now = one.player if isinstance(one, events.MarkerPlaced) else ""
    return had if game.refusal is None else now


def _must_be_over(game: AnarchyWorld, zone: str) -> None:
    """Answer nothing that hangs on a coup or a war which is not over.

    Raises:
        Slip: one is not, in this zone or from it.
    """
    state = game.state
    fought = {state.rival.zone} if state.rival else set()
    fought |= {state.battle.zone, state.battle.origin} if state.battle else set()
    if game.zone(zone) in fought:
        raise Slip(str(_undecided(game)))


@then(
    en="{player:Player} takes control(| of {zone:Zone})",
    fr="{player:Player} prend le contrôle(| {zone:OfZone})",
)
def takes_control(game: AnarchyWorld, player: str, zone: str | None = None) -> None:
    """The marker there is that of this player, and was not before."""
    zone = _fought_for(game) if zone is None else zone
    there = words.zone(zone)
    before, now = _markers(game, zone)
    what = Text(
        f"{player} takes control of {there.en}",
        f"prise de contrôle par {words.player(player).fr}, {there.fr}",
    )
    gained = now == player and before != {player}
    game.expect(what, gained, True, "anarchy.meld.marker")


def _fought_for(game: AnarchyWorld) -> str:
    """The zone for which the last coup or war was.

    Raises:
        Slip: there was none.
    """
    begun = game.events_of(events.CoupBegan, events.AttackDeclared)
    battle = game.at_first.battle
    if not begun and battle is not None:
        begun = [battle]
    if not begun:
        raise game.slip("say of which zone", "dites de quelle zone")
    zone: str = begun[-1].zone
    return zone


@then(en="{player:Player} loses {zone:Zone}", fr="{player:Player} perd {zone:Zone}")
def loses_zone(game: AnarchyWorld, player: str, zone: str) -> None:
    """The marker there was that of this player, and is no more."""
    there = words.zone(zone)
    before, now = _markers(game, zone)
    what = Text(f"{player} loses {there.en}", f"{words.player(player).fr} perd {there.fr}")
    game.expect(what, now != player and player in before, True, "anarchy.meld.marker")


@then(en="{zone:Zone} becomes neutral", fr="{zone:Zone} devient neutre")
def becomes_neutral(game: AnarchyWorld, zone: str) -> None:
    """A marker lay there, and none does any more."""
    there = words.zone(zone)
    before, now = _markers(game, zone)
    what = Text(f"{there.en} becomes neutral", f"{there.fr} devient neutre")
    game.expect(what, not now and before != {""}, True, "anarchy.meld.marker")


def _markers(game: AnarchyWorld, zone: str) -> tuple[set[str], str]:
    """Whose markers lay on a zone before, and whose lies there now; nobody's is empty."""
    there, now = game.zone(zone), _marked(game, zone)
    before = {anarchy.ruler(game.at_first, there) or ""}
    if now in {"", *before}:
        _must_be_over(game, zone)
    for one in game.told(events.MarkerPlaced, events.MarkerRemoved):
        if one.zone == there:
            before.add(one.player if isinstance(one, events.MarkerPlaced) else "")
    return before, now


@then(
    en="{player:Player} does not control {zone:Zone}",
    fr="{player:Player} ne contrôle pas {zone:Zone}",
)
def controls_not(game: AnarchyWorld, player: str, zone: str) -> None:
    """The marker there, if there is one, is not that of this player."""
    there = words.zone(zone)
    what = Text(f"{player} controls {there.en}", f"{words.player(player).fr} contrôle {there.fr}")
    game.expect(what, _marked(game, zone) == player, False, "anarchy.meld.marker")


@then(en="{zones:Zones} (is|are) neutral", fr="{zones:Zones} (est neutre|sont neutres)")
def neutral(game: AnarchyWorld, zones: list[str]) -> None:
    """Nobody controls these zones."""
    for one in zones:
        _ruled(game, one, "")


def _marked(game: AnarchyWorld, zone: str) -> str:
    """Whose marker lies on a zone, also while the government there is formed."""
    there = game.zone(zone)
    if game.may_be_razed:
        game.must_tell(there)
    due = [one for one in game.state.agenda if isinstance(one, Form) and one.zone == there]
    return due[-1].player if due else anarchy.ruler(game.state, there) or ""


def _must_stand(
    game: AnarchyWorld, *zones: str, whose: str = "", shows: Iterable[str] = ()
) -> None:
    """Answer nothing that hangs on the cards of a government which nobody tells or forms.

    Args:
        game: the world.
        zones: where they govern.
        whose: whose they are.
        shows: the only symbols on which it hangs, if it hangs on nothing else.

    Raises:
        Slip: nobody tells them.
        AssertionError: it is still to be formed.
    """
    game.must_tell(*zones, whose=whose, shows=shows)
    due = [one for one in game.state.agenda if isinstance(one, Form)]
    if any(one.zone in zones or one.player == whose for one in due):
        raise _undecided(game)


def _undecided(game: AnarchyWorld) -> AssertionError:
    """What to raise where what is asked for is still to come."""
    told = game.story() or game.nothing_told()
    return game.wrong(
        f"that is not decided yet:\n{told}", f"cela n'est pas encore décidé :\n{told}"
    )


def _ruled(game: AnarchyWorld, zone: str, player: str) -> None:
    there = words.zone(zone)
    what = Text(f"who controls {there.en} is", f"qui contrôle {there.fr}")
    game.expect(what, _marked(game, zone), player, "anarchy.meld.marker", tell=told_player)


@then(
    en="{player:Player} governs {zone:Zone} with {cards:Meld}",
    fr="{player:Player} gouverne {zone:Zone} avec {cards:Meld}",
)
def governs_now(game: AnarchyWorld, player: str, zone: str, cards: list[str]) -> None:
    """Exactly this government: the leader first, its followers in whatever order."""
    _ruled(game, zone, player)
    game.must_tell(game.zone(zone))
    leader, *others = game.government(game.state.setup, cards)
    there = anarchy.governments(game.state, game.zone(zone))
    name = words.zone(zone)
    what = Text(f"the leader in {name.en} is", f"le chef est, {name.fr}")
    if not there:
        game.expect(what, None, leader, tell=words.card)
    found = next((one for one in there if one.leader == leader), there[0])
    game.expect(what, found.leader, leader, tell=words.card)
    what = Text(f"the followers in {name.en} are", f"les suiveurs sont, {name.fr}")
    _same(game, what, found.followers, others)


@then(
    en="{player:Player} governs with {cards:Meld}", fr="{player:Player} gouverne avec {cards:Meld}"
)
def governs_somewhere_now(game: AnarchyWorld, player: str, cards: list[str]) -> None:
    """Exactly this government, in the zone of its leader."""
    leader = game.government(game.state.setup, cards)[0]
    governs_now(game, player, game.state.setup.content.card(leader).zone, cards)


@then(
    en="{card:Card} (follows|follow) {leader:Card}", fr="{card:Card} (suit|suivent) {leader:Card}"
)
def lies_below(game: AnarchyWorld, card: str, leader: str) -> None:
    """The card lies under that leader on the table."""
    _below(game, card, leader, wanted=True)


def _below(game: AnarchyWorld, card: str, leader: str, *, wanted: bool) -> None:
    mine, top = game.card(card), game.card(leader)
    game.must_place(card, leader)
    found = any(one.leader == top and mine in one.followers for one in game.on_the_table)
    names = words.card(card), words.card(leader)
    if not (found or wanted) and anarchy.follows(game.state.setup, mine, top):
        raise game.slip(
            f"{names[0].en} can follow {names[1].en}, and does not lie there; ask whether it "
            "follows, or whether it can follow",
            f"{names[0].fr} peut suivre {names[1].fr}, et n'est pas dessous ; demandez si la carte "
            "suit, ou si elle peut suivre",
        )
    what = Text(f"{names[0].en} follows {names[1].en}", f"{names[0].fr} suit {names[1].fr}")
    clauses = () if wanted else ("anarchy.meld.follow-list-legality",)
    game.expect(what, found, wanted, *clauses)


@then(
    en="{card:Card} (does|do) not follow {leader:Card}",
    fr="{card:Card} ne (suit|suivent) pas {leader:Card}",
)
def lies_not_below(game: AnarchyWorld, card: str, leader: str) -> None:
    """The card does not lie under that leader, and cannot; of one that can it is not said."""
    _below(game, card, leader, wanted=False)


@quantity(
    en="the government of {zone:Zone} has {n:Number} (crowns|crown)",
    fr="le gouvernement {zone:OfZone} a {n:Number} (couronnes|couronne)",
    given=lambda game, n, zone: game.show("crowns", n, zone=zone),
)
def crowns(game: AnarchyWorld, zone: str) -> Measure:
    """What a coup there must exceed."""
    return _worth(
        game, zone, coup.crowns_in, say.SYMBOLS["crowns"], "anarchy.symbol.crown", "crowns"
    )


@quantity(
    en="the government of {zone:Zone} has {n:Number} (castles|castle)",
    fr="le gouvernement {zone:OfZone} a {n:Number} (châteaux|château)",
    given=lambda game, n, zone: game.show("castles", n, zone=zone),
)
def castles(game: AnarchyWorld, zone: str) -> Measure:
    """What only defends."""

    def of(state: anarchy.AnarchyState, there: str) -> int:
        return war.defence_of(state, there) - war.attack_of(state, there)

    return _worth(game, zone, of, say.SYMBOLS["castles"], "anarchy.symbol.castle", "castles")


@quantity(
    en="the government of {zone:Zone} has {n:Number} (chests|chest)",
    fr="le gouvernement {zone:OfZone} a {n:Number} (coffres|coffre)",
    given=lambda game, n, zone: game.show("chests", n, zone=zone),
)
def chests_there(game: AnarchyWorld, zone: str) -> Measure:
    """What a zone pays whoever controls it."""

    def of(state: anarchy.AnarchyState, there: str) -> int:
        cards = [one for each in anarchy.governments(state, there) for one in each.cards]
        return sum(state.setup.content.card(one).chests for one in cards)

    return _worth(game, zone, of, say.SYMBOLS["chests"], "anarchy.symbol.chest", "chests")


@quantity(
    en="{card:Card} (has|have) {n:Number} {symbol:Symbol}",
    fr="{card:Card} (a|ont) {n:Number} {symbol:Symbol}",
)
def shows(game: AnarchyWorld, card: str, symbol: str) -> Measure:
    """What a card shows."""
    name = words.card(card)
    found = getattr(game.state.setup.content.card(game.card(card)), symbol)
    return Measure(Text(f"{name.en}, {symbol}", f"{name.fr}, {say.SYMBOLS[symbol].fr}"), found)


@quantity(
    en="the number of {card:Card} is {n:Number}",
    fr="le numéro de la carte {card:Card} est {n:Number}",
)
def number_of(game: AnarchyWorld, card: str) -> Measure:
    """The number by which a leader is followed."""
    name = words.card(card)
    found = game.state.setup.content.card(game.card(card)).number
    what = Text(f"the number of {name.en} is", f"le numéro de la carte {name.fr} est")
    if found is None:
        raise game.wrong(f"{name.en} has no number", f"{name.fr} n'a pas de numéro")
    return Measure(what, found)


@then(
    en="{card:Card} (leads|lead) the government of {zone:Zone}",
    fr="{card:Card} (dirige|dirigent) le gouvernement {zone:OfZone}",
)
def leads_now(game: AnarchyWorld, card: str, zone: str) -> None:
    """The card is the leader there, whoever follows."""
    name = words.zone(zone)
    game.must_tell(game.zone(zone))
    there = anarchy.governments(game.state, game.zone(zone))
    what = Text(f"the leader in {name.en} is", f"le chef est, {name.fr}")
    found = [one.leader for one in there]
    wanted = game.card(card)
    now = wanted if wanted in found else (found or [""])[0]
    game.expect(what, now, wanted, tell=lambda one: words.card(one) if one else told_player(""))


@then(
    en="{card:Card} (leads|lead) a government", fr="{card:Card} (dirige|dirigent) un gouvernement"
)
def leads_somewhere(game: AnarchyWorld, card: str) -> None:
    """The card is the leader of a government on the table."""
    name = words.card(card)
    game.must_place(card)
    found = game.card(card) in {one.leader for one in game.on_the_table}
    game.expect(Text(f"{name.en} leads", f"{name.fr} dirige"), found, True)


@then(
    en="{cards:Cards} (lies|lie) in a government(| of {player:Player})",
    fr="{cards:Cards} (est|sont) dans un gouvernement(| de {player:Player})",
)
def lies_in_a_government(game: AnarchyWorld, cards: list[str], player: str | None = None) -> None:
    """These cards lie on the table, perhaps before that player, leaders or not."""
    melds = [one for one in game.on_the_table if player in (None, one.player)]
    melded = {card for one in melds for card in one.cards}
    game.must_tell(whose=player or "")
    game.must_place(*cards)
    missing = [one for one in game.cards(cards) if one not in melded]
    _same(game, Text("in no such government", "dans aucun de ces gouvernements"), missing, ())


@quantity(
    en="the only government of {player:Player} has {n:Number} {symbol:Symbol}",
    fr="le seul gouvernement de {player:Player} a {n:Number} {symbol:Symbol}",
    given=lambda game, n, player, symbol: game.show(symbol, n, player),
)
def shown_by_the_only_one(game: AnarchyWorld, player: str, symbol: str) -> Measure:
    """What the cards of a player show together, where there is one government."""
    _must_stand(game, whose=player, shows=(symbol,))
    mine = [one for one in game.on_the_table if one.player == player]
    if len(mine) != 1:
        raise game.slip(
            f"{player} has {len(mine)} governments; say which",
            f"{words.player(player).fr} a {len(mine)} gouvernements ; dites lequel",
        )
    return _shown(game, mine[0].cards, symbol)


@quantity(
    en="the government laid last has {n:Number} {symbol:Symbol}",
    fr="le dernier gouvernement posé a {n:Number} {symbol:Symbol}",
)
def shown_by_the_last(game: AnarchyWorld, symbol: str) -> Measure:
    """What the cards of the government show that was laid or changed last, or of the only one."""
    kinds = (events.GovernmentLaid, events.CoupBegan, events.CardFollows, events.LeaderReplaced)
    told = game.events_of(*kinds)
    leader = getattr(told[-1], "leader", told[-1].card) if told else ""
    if told and isinstance(told[-1], events.LeaderReplaced):
        leader = told[-1].card
    found = [one for one in game.on_the_table if leader in ("", one.leader)]
    if len(found) != 1 or game.untold:
        raise game.slip("say of which government", "dites de quel gouvernement")
    _must_stand(game, found[0].zone)
    return _shown(game, found[0].cards, symbol)


def _shown(game: AnarchyWorld, cards: Iterable[str], symbol: str) -> Measure:
    of = game.state.setup.content.card
    what = say.SYMBOLS[symbol]
    return Measure(what, sum(getattr(of(one), symbol) for one in cards))


@then(
    en="{player:Player} holds no card of {zone:Zone}",
    fr="{player:Player} n'a en main aucune carte {zone:OfZone}",
)
def holds_none_of(game: AnarchyWorld, player: str, zone: str) -> None:
    """No card of that zone is in the hand."""
    of, there = game.state.setup.content.card, game.zone(zone)
    found = [one for one in _hand(game, player) if of(one).zone == there]
    what = Text(f"{player} holds", f"{words.player(player).fr} a en main")
    _same(game, what, found, ())


@then(en="{player:Player} has nothing to add", fr="{player:Player} n'a rien à ajouter")
def has_nothing_to_add(game: AnarchyWorld, player: str) -> None:
    """No card of the hand follows a leader of that player on the table."""
    setup, hand = game.state.setup, _hand(game, player)
    _must_stand(game, whose=player)
    mine = [one.leader for one in game.on_the_table if one.player == player]
    found = [one for one in hand if any(anarchy.follows(setup, one, each) for each in mine)]
    what = Text(f"{player} can add", f"{words.player(player).fr} peut ajouter")
    _same(game, what, found, ())


@quantity(
    en="the attack of {zone:Zone} is {n:Number}",
    fr="l'attaque {zone:OfZone} est de {n:Number}",
    given=lambda game, n, zone: game.show("swords", n, zone=zone),
)
def attack(game: AnarchyWorld, zone: str) -> Measure:
    """The swords of a zone."""
    clause = "anarchy.war.attack-value"
    return _worth(game, zone, war.attack_of, Text("attack", "attaque"), clause, "swords")


@quantity(
    en="the defence of {zone:Zone} is {n:Number}", fr="la défense {zone:OfZone} est de {n:Number}"
)
def defence(game: AnarchyWorld, zone: str) -> Measure:
    """The swords and castles of a zone."""
    clause = "anarchy.war.defence-value"
    what = Text("defence", "défense")
    return _worth(game, zone, war.defence_of, what, clause, "swords", "castles")


def _worth(
    game: AnarchyWorld,
    zone: str,
    of: Callable[[Any, str], int],
    what: Text,
    clause: str,
    *shows: str,
) -> Measure:
    there = words.zone(zone)
    _must_stand(game, game.zone(zone), shows=shows)
    told = Text(f"{there.en}, {what.en}", f"{there.fr}, {what.fr}")
    return Measure(told, of(game.state, game.zone(zone)), (clause,))


@quantity(
    en="the governments of {player:Player} have {n:Number} (chests|chest)",
    fr="les gouvernements de {player:Player} ont {n:Number} (coffres|coffre)",
    given=lambda game, n, player: game.worth.append((player, n)),
)
def chests(game: AnarchyWorld, player: str) -> Measure:
    """What the next income of a player comes to as the table stands."""
    _at(game, player)
    _must_stand(game, whose=player, shows=("chests",))
    what = Text(f"the chests of {player} are", f"les coffres de {words.player(player).fr} sont")
    return Measure(what, anarchy.income_of(game.state, player), ("anarchy.income.amount",))


# Then: what the cards can do --------------------------------------------------------------------


@then(
    en="{card:Card} can lead a government", fr="{card:Card} (peut|peuvent) diriger un gouvernement"
)
def can_lead(game: AnarchyWorld, card: str) -> None:
    """The card is a leader."""
    _leads(game, card, able=True)


@then(
    en="{card:Card} cannot lead a government",
    fr="{card:Card} ne (peut|peuvent) pas diriger un gouvernement",
)
def cannot_lead(game: AnarchyWorld, card: str) -> None:
    """The card is no leader."""
    _leads(game, card, able=False)


def _leads(game: AnarchyWorld, card: str, *, able: bool) -> None:
    name = words.card(card)
    what = Text(f"{name.en} can lead", f"{name.fr} peut diriger")
    found = anarchy.leads(game.state.setup, game.card(card))
    by_number = game.state.setup.readings.leads == "number"
    clause = "anarchy.card.number-can-lead" if by_number else "anarchy.meld.leader-definition"
    game.expect(what, found, able, clause)


@then(
    en="{card:Card} can follow {leader:Card}", fr="{card:Card} (peut|peuvent) suivre {leader:Card}"
)
def can_follow(game: AnarchyWorld, card: str, leader: str) -> None:
    """The list of the card has the number of the leader, of the same zone."""
    _follows(game, card, leader, able=True)


@then(
    en="{card:Card} cannot follow {leader:Card}",
    fr="{card:Card} ne (peut|peuvent) pas suivre {leader:Card}",
)
def cannot_follow(game: AnarchyWorld, card: str, leader: str) -> None:
    """It is of another zone, or its list is without the number of the leader."""
    _follows(game, card, leader, able=False)


def _follows(game: AnarchyWorld, card: str, leader: str, *, able: bool) -> None:
    names = words.card(card), words.card(leader)
    what = Text(
        f"{names[0].en} can follow {names[1].en}", f"{names[0].fr} peut suivre {names[1].fr}"
    )
    found = anarchy.follows(game.state.setup, game.card(card), game.card(leader))
    game.expect(what, found, able, "anarchy.meld.follow-list-legality")


@quantity(
    en="{number:Number} (cards cost|card costs) {n:Number} (rupees|rupee)",
    fr="{number:Number} (cartes coûtent|carte coûte) {n:Number} (roupies|roupie)",
)
def price(game: AnarchyWorld, number: int) -> Measure:
    """What so many cards cost together, the free one counted."""
    if number < 1:
        raise game.wrong("at least one card is drawn", "on pioche au moins une carte")
    most = prices.most_listed(game.state.setup)
    if most is not None and number > most:
        game.answered.append("anarchy.price.table-is-aid")
        raise game.wrong(
            f"the table of prices ends with {most} cards, and no more are paid for "
            "[anarchy.price.table-is-aid]",
            f"le tableau des prix s'arrête à {most} cartes, et on n'en paie pas davantage "
            "[anarchy.price.table-is-aid]",
        )
    what = Text(f"{number} cards cost", f"{number} cartes coûtent")
    return Measure(what, anarchy.price_of(game.state.setup, number), ("anarchy.pay.cumulative",))


# Then: coups and wars ---------------------------------------------------------------------------


def _of_last(game: AnarchyWorld, kind: type[Any]) -> list[Any]:
    """The events of a kind in the last coup or war: what came of an earlier one is over.

    An attack does not undo the coups before it, nor a coup the wars.
    """
    begun = events.CoupBegan if kind is events.CoupDecided else events.AttackDeclared
    return [one for one in game.since(begun) if isinstance(one, kind)]


def _last(game: AnarchyWorld, kind: type[Any]) -> Any:
    """The last event of a kind, in the coup or war that was begun last.

    Raises:
        AssertionError: there is none.
    """
    told = _of_last(game, kind)
    if not told:
        raise _undecided(game)
    return told[-1]


@then(
    en="the coup(| of {player:Player}) succeeds",
    fr="le coup d'État(| de {player:Player}) réussit",
)
def coup_succeeds(world: World, player: str | None = None) -> None:
    """The last coup overthrew the government."""
    game = world.of(AnarchyWorld)
    _attempted(game)
    _coup(game, player, succeeded=True)


@then(en="the coup(| of {player:Player}) fails", fr="le coup d'État(| de {player:Player}) échoue")
def coup_fails(world: World, player: str | None = None) -> None:
    """The government withstood the last coup, or there were too few crowns to attempt it."""
    game = world.of(AnarchyWorld)
    clause = "anarchy.coup.more-crowns-to-attempt"
    if game.refusal is not None and {one.clause for one in game.refusal.violations} == {clause}:
        who = getattr(game.refusal.action, "player", "")
        game.look_at_refusal()
        whose = Text("the coup is that of", "le coup d'État est de")
        game.expect(whose, who, player or who, clause, tell=told_player)
        return
    _attempted(game)
    _coup(game, player, succeeded=False)


def _attempted(game: AnarchyWorld) -> None:
    """Ask back where a government was only laid against another, and a coup is meant.

    Raises:
        Slip: nobody said that a coup is attempted.
    """
    refused = game.refusal.violations if game.refusal is not None else ()
    if {one.clause for one in refused} == {"anarchy.meld.contested-zone-is-coup"}:
        raise game.slip(
            'nobody attempts a coup; write "attempts a coup with" the cards that are laid',
            "personne ne tente de coup d'État ; écrivez « tente un coup d'État avec » les cartes "
            "posées",
        )


def _coup(game: AnarchyWorld, player: str | None, *, succeeded: bool) -> None:
    game.accept()
    found = _last(game, events.CoupDecided)
    if player is not None:
        whose = Text("the coup is that of", "le coup d'État est de")
        game.expect(whose, found.player, player, tell=told_player)
    what = Text("the coup succeeds", "le coup d'État réussit")
    game.expect(what, found.succeeded, succeeded, found.clause)


@quantity(en="the butcher's bill is {n:Number}", fr="la facture du boucher est de {n:Number}")
def bill(game: AnarchyWorld) -> Measure:
    """What the attack is worth, less the defence, bids counted."""
    found = _last(game, events.BillCounted)
    return Measure(Text("the bill is", "la facture est de"), found.bill, (found.clause,))


@quantity(en="the attack comes to {n:Number}", fr="l'attaque monte à {n:Number}")
def attack_total(game: AnarchyWorld) -> Measure:
    """The swords and the bid of the last attack."""
    found = _last(game, events.BillCounted)
    return Measure(Text("the attack comes to", "l'attaque monte à"), found.attack, (found.clause,))


@quantity(en="the defence comes to {n:Number}", fr="la défense monte à {n:Number}")
def defence_total(game: AnarchyWorld) -> Measure:
    """The swords, castles and the bid of the last defence."""
    found = _last(game, events.BillCounted)
    return Measure(
        Text("the defence comes to", "la défense monte à"), found.defence, (found.clause,)
    )


@quantity(
    en="each side loses {n:Number} (cards|card)", fr="chaque camp perd {n:Number} (cartes|carte)"
)
def losses(game: AnarchyWorld) -> Measure:
    """What the table says of the last war; a side that has fewer loses all."""
    what = Text("each side loses", "chaque camp perd")
    lost = events.AttackDeclared | events.BidRevealed | events.CoupBegan | events.CardDiscarded
    fought = game.state.battle or any(isinstance(one, lost) for one in game.all_events)
    if game.transitions and not fought:
        return Measure(what, 0)  # nothing was done by which a card is lost
    found = _last(game, events.WarWon)
    return Measure(what, found.number, (found.clause,))


@then(
    en="the (bid|bids) of {players:Players} (goes|go) to the bank",
    fr="(la mise de {players:Players} va|les mises de {players:Players} vont) à la banque",
)
def bid_is_lost(game: AnarchyWorld, players: list[str]) -> None:
    """What these players bid in the last war is gone, whoever won."""
    _sides(game)
    found = {one.player for one in _of_last(game, events.BidForfeited)}
    what = Text("bids that do not go to the bank are of", "ne vont pas à la banque les mises de")
    missing = told_players(sorted(set(players) - found))
    clause = "anarchy.war.bid.forfeit"
    game.expect(what, missing, told_players(()), clause)


@then(en="the bids go to the bank", fr="les mises vont à la banque")
def bids_are_lost(game: AnarchyWorld) -> None:
    """All that was bid in the last war is gone."""
    _sides(game)
    laid = game.events_of(events.BidRevealed)[-2:]
    bid_is_lost(game, [one.player for one in laid if one.rupees])


@then(
    en="the bank keeps {n:Number} (rupees|rupee) of {player:Player}",
    fr="la banque garde {n:Number} (roupies|roupie) de {player:Player}",
)
def bank_gets(game: AnarchyWorld, player: str, n: int) -> None:
    """So much was bid in the last war and is gone."""
    _sides(game)
    lost = _rupees(game, events.BidForfeited, player)
    what = Text(f"the bank keeps of {player}", f"la banque garde de {words.player(player).fr}")
    game.expect(what, lost, n, "anarchy.war.bid.forfeit")


@then(
    en="{player:Player} takes back {n:Number} (rupees|rupee)",
    fr="{player:Player} reprend {n:Number} (roupies|roupie)",
)
def bid_is_kept(game: AnarchyWorld, player: str, n: int) -> None:
    """What was bid in the last war comes back to whoever bid it."""
    _sides(game)
    lost = _rupees(game, events.BidForfeited, player)
    laid = _rupees(game, events.BidRevealed, player)
    what = Text(f"{player} takes back", f"{words.player(player).fr} reprend")
    game.expect(what, laid - lost, n, "anarchy.war.bid.forfeit")


def _rupees(game: AnarchyWorld, kind: type[Any], player: str) -> int:
    """What the events of a kind came to for a player in the last war."""
    return sum(one.rupees for one in _of_last(game, kind) if one.player == player)


@quantity(
    en="the income of {player:Player} is {n:Number} (rupees|rupee)",
    fr="le revenu de {player:Player} est de {n:Number} (roupies|roupie)",
)
def income(game: AnarchyWorld, player: str) -> Measure:
    """What the last income of a player came to; before the first, what it would come to."""
    _at(game, player)
    game.must_tell(whose=player, shows=("chests",))
    told = [one.rupees for one in game.events_of(events.IncomeTaken) if one.player == player]
    if not told:
        _must_stand(game, whose=player, shows=("chests",))
    found = told[-1] if told else anarchy.income_of(game.state, player)
    what = Text(f"the income of {player} is", f"le revenu de {words.player(player).fr} est de")
    return Measure(what, found, ("anarchy.income.amount",))


@quantity(
    en="{player:Player} receives {n:Number} (rupees|rupee)",
    fr="{player:Player} touche {n:Number} (roupies|roupie)",
)
def received(game: AnarchyWorld, player: str) -> Measure:
    """What the last income brought the player; nothing, if none has come."""
    _at(game, player)
    if not (game.has_played or game.is_begun):
        raise game.nothing_played()
    game.must_tell(whose=player, shows=("chests",))
    told = [one.rupees for one in game.events_of(events.IncomeTaken) if one.player == player]
    what = Text(f"{player} receives", f"{words.player(player).fr} touche")
    return Measure(what, told[-1] if told else 0, ("anarchy.income.amount",))


@quantity(
    en="{player:Player} controls {n:Number} (zones|zone)",
    fr="{player:Player} contrôle {n:Number} (zones|zone)",
)
def zones_controlled(game: AnarchyWorld, player: str) -> Measure:
    """On how many zones a marker of a player lies."""
    _at(game, player)
    found = [one for one in game.state.setup.content.zone_ids if _marked(game, one) == player]
    what = Text(f"the zones of {player} are", f"les zones de {words.player(player).fr} sont")
    return Measure(what, len(found), ("anarchy.meld.marker",))


@then(en="{player:Player} wins the war", fr="{player:Player} gagne la guerre")
def wins_war(game: AnarchyWorld, player: str) -> None:
    """Who won the last war."""
    found = _last(game, events.WarWon)
    what = Text("who wins the war is", "qui gagne la guerre")
    game.expect(what, found.player, player, found.clause, tell=told_player)


@then(en="{player:Player} loses the war", fr="{player:Player} perd la guerre")
def loses_war(game: AnarchyWorld, player: str) -> None:
    """Who lost the last war."""
    found = _last(game, events.WarWon)
    lost = next(one for one in _sides(game) if one != found.player)
    what = Text("who loses the war is", "qui perd la guerre")
    game.expect(what, lost, player, found.clause, tell=told_player)


def _sides(game: AnarchyWorld) -> tuple[str, str]:
    """The attacker and the defender of the last war that is decided."""
    _last(game, events.WarWon)
    first, second = (one.player for one in game.events_of(events.BidRevealed)[-2:])
    return first, second


@then(en="{side:Side} wins the war", fr="{side:Side} gagne la guerre")
def side_wins_war(game: AnarchyWorld, side: str) -> None:
    """Whether the attack won the last war."""
    wins_war(game, _sides(game)[0 if side == "attacker" else 1])


@then(en="{player:Player} wins the coup", fr="{player:Player} gagne le coup d'État")
def wins_coup(game: AnarchyWorld, player: str) -> None:
    """Who overthrew the government in the last coup, or withstood it."""
    what = Text("who wins the coup is", "qui gagne le coup d'État")
    found = _last(game, events.CoupDecided)
    won = found.player if found.succeeded else found.other
    game.expect(what, won, player, found.clause, tell=told_player)


@then(en="{player:Player} loses the coup", fr="{player:Player} perd le coup d'État")
def loses_coup(game: AnarchyWorld, player: str) -> None:
    """Who was overthrown in the last coup, or attempted it in vain."""
    what = Text("who loses the coup is", "qui perd le coup d'État")
    found = _last(game, events.CoupDecided)
    lost = found.other if found.succeeded else found.player
    game.expect(what, lost, player, found.clause, tell=told_player)


@then(en="{player:Player} wins", fr="{player:Player} gagne")
def wins_it(game: AnarchyWorld, player: str) -> None:
    """Who won what was fought or played last: the game, the war, the coup."""
    _won(game, player)


@then(en="{player:Player} loses", fr="{player:Player} perd")
def loses_it(game: AnarchyWorld, player: str) -> None:
    """Who lost what was fought or played last: the game, the war, the coup."""
    now = anarchy.pending(game.state)
    if isinstance(now, Over):
        game.answered.append(now.clause)
        what = Text(f"{player} wins", f"{words.player(player).fr} gagne")
        game.expect(what, player == now.places[0][0], False)
        return
    _, other, clause = _decided(game)
    game.expect(Text("who loses is", "qui perd"), other, player, clause, tell=told_player)


def _decided(game: AnarchyWorld) -> tuple[str, str, str]:
    """Who won and who lost the last war or coup, and by which clause.

    Raises:
        AssertionError: none is decided.
    """
    found: tuple[str, str, str] | None = None
    sides = list[str]()
    for one in game.all_events:
        if isinstance(one, events.AttackDeclared | events.CoupBegan):
            found = None
        elif isinstance(one, events.BidRevealed):
            sides = [*sides[-1:], one.player]
        elif isinstance(one, events.WarWon):
            lost = next(side for side in sides if side != one.player)
            found = one.player, lost, one.clause
        elif isinstance(one, events.CoupDecided):
            won, lost = (one.player, one.other)[:: 1 if one.succeeded else -1]
            found = won, lost, one.clause
    if found is None:
        raise _undecided(game)
    return found


def _won(game: AnarchyWorld, player: str) -> None:
    now = anarchy.pending(game.state)
    what = Text("who wins is", "qui gagne")
    if isinstance(now, Over):
        game.answered.append(now.clause)
        game.expect(what, now.places[0][0], player, tell=told_player)
        return
    winner, _, clause = _decided(game)
    game.expect(what, winner, player, clause, tell=told_player)


@then(
    en="{player:Player} takes the cards of {other:Player}",
    fr="{player:Player} prend les cartes de {other:Player}",
)
def takes_all(game: AnarchyWorld, player: str, other: str) -> None:
    """The winner of the last coup or war takes cards of the loser."""
    winner, loser, clause = _decided(game)
    if game.may_be_razed:
        game.must_count()
    since = game.since(events.AttackDeclared, events.CoupBegan)
    taken = any(one.player == player for one in since if isinstance(one, events.MeldTaken))
    what = Text(f"{player} takes cards of", f"{words.player(player).fr} prend des cartes de")
    found = loser if winner == player and taken else ""
    game.expect(what, found, other, clause, tell=told_player)


@then(en="{player:Player} takes {cards:Cards}", fr="{player:Player} prend {cards:Cards}")
def takes(game: AnarchyWorld, player: str, cards: list[str]) -> None:
    """The player drew or won these cards, wherever they come to lie."""
    orphans = "anarchy.war.orphans-to-winner"
    told = [
        one
        for one in game.events_of(events.MeldTaken, events.CardsToHand)
        if one.player == player and (isinstance(one, events.MeldTaken) or one.clause == orphans)
    ]
    drawn = [
        one
        for one in game.events_of(events.CardDrawn, events.KnownCardDrawn)
        if one.player == player
    ]
    found = {card for one in told for card in one.cards} | {one.card for one in drawn}
    game.must_count()
    named = game.cards(cards)
    there = [one for one in named if one in found]
    what = Text(f"of these {player} takes", f"de celles-ci {words.player(player).fr} prend")
    _same(game, what, there, named, *dict.fromkeys(one.clause for one in [*told, *drawn]))


@then(
    en="{cards:Cards} (is|are) destroyed",
    fr="{cards:Cards} (est détruit|est détruite|sont détruits)",
)
def destroyed(game: AnarchyWorld, cards: list[str]) -> None:
    """These cards were destroyed in the last war; of several, no others of their zones."""
    named, of = game.cards(cards), game.present.content.card
    game.must_count()
    zones = {of(one).zone for one in named}
    found = [one.card for one in _of_last(game, events.CardDestroyed)]
    there = [one for one in found if of(one).zone in zones]
    if len(named) == 1 and named[0] in there:
        there = list(named)  # who asks of one card does not say that it is the only one
    what = Text("the cards destroyed are", "les cartes détruites sont")
    _same(game, what, there, named, "anarchy.war.destroyed-to-deck-bottom")


# Then: whose turn, who wins ---------------------------------------------------------------------


@then(
    en="it is {player:Player}'s turn(| {phase:Phase})",
    fr=(
        "c'est au tour de {player:Player}",
        "(c'est à|c'est au tour de) {player:Player} {phase:Phase}",
    ),
)
def turn_is(game: AnarchyWorld, player: str, phase: str | None = None) -> None:
    """Whose turn it is, and in which phase."""
    state = game.state
    over = state.phase in ("deal", "order", "over")
    now = "" if over else state.flipped[-1]
    clause = "anarchy.turn.phase-order"
    game.expect(
        Text("whose turn it is", "à qui est le tour"), now, player, clause, tell=told_player
    )
    if phase is not None:
        what = Text("the phase is", "la phase est")
        game.expect(what, state.phase, phase, clause, tell=lambda one: words.PHASES[one])


@then(en="a token is to be flipped", fr="le jeton suivant n'est pas encore retourné")
def flips_next(game: AnarchyWorld) -> None:
    """A turn is over, or the round begins."""
    what = Text("the phase is", "la phase est")
    tell = words.PHASES.__getitem__
    game.expect(what, game.state.phase, "order", "anarchy.round.flip-top", tell=tell)


@then(
    en="{players:Players} (has had a|have had their) turn this round",
    fr="{players:Players} (a|ont) déjà joué ce tour",
)
def have_had_a_turn(game: AnarchyWorld, players: list[str]) -> None:
    """These have had their turn in this round; whose turn it is has not."""
    state = game.state
    played = state.flipped if state.phase in ("deal", "order", "over") else state.flipped[:-1]
    what = Text("this round has been played by", "ont joué ce tour")
    clause = "anarchy.round.flip-top"
    all_of_them = set(players) <= set(played)
    found = players if all_of_them else played
    game.expect(what, told_players(sorted(found)), told_players(sorted(players)), clause)


@then(en="{players:Players} may act", fr="{players:Players} (peut|peuvent) agir")
def may_act(game: AnarchyWorld, players: list[str]) -> None:
    """Exactly these players have a decision to make now."""
    game.must_count()
    found = told_players(sorted(common.may_act(game)))
    game.expect(common.WHO_MAY_ACT, found, told_players(sorted(players)))
    now = anarchy.pending(game.state)
    if isinstance(now, Decision):
        game.answered.append(now.clause)


@then(en="{player:Player} wins the game", fr="{player:Player} gagne la partie")
def wins(game: AnarchyWorld, player: str) -> None:
    """The game is over, and this player is first."""
    places = _places(game)
    found = places[0][0] if places else ""
    game.expect(Text("the winner is", "qui gagne"), found, player, tell=told_player)


@then(en="the ranking is {players:Ranking}", fr="le classement est {players:Ranking}")
def ranking(game: AnarchyWorld, players: list[list[str]]) -> None:
    """All places, from the first on; who is equal shares one."""
    places = _places(game)

    def tell(groups: list[list[str]]) -> Text:
        said = [told_players(one) for one in groups] or [told_player("")]
        return Text(", then ".join(one.en for one in said), ", puis ".join(one.fr for one in said))

    found = [sorted(one) for one in places]
    game.expect(Text("the ranking is", "le classement est"), found, players, tell=tell)


def _places(game: AnarchyWorld) -> tuple[tuple[str, ...], ...]:
    now = anarchy.pending(game.state)
    if not isinstance(now, Over):
        return ()
    game.answered += [now.clause, "anarchy.end.ranking"]
    return now.places


# Then: what a player sees -----------------------------------------------------------------------


def _view(game: AnarchyWorld, player: str) -> Any:
    _at(game, player)
    game.must_count()
    return anarchy.observation(game.state, player)


@quantity(
    en="{player:Player} sees {n:Number} (cards|card) in {other:Player}'s hand",
    fr="{player:Player} voit {n:Number} (cartes|carte) dans la main de {other:Player}",
)
def sees_cards(game: AnarchyWorld, player: str, other: str) -> Measure:
    """How many cards there are, face down or not, as a player sees it."""
    view = _view(game, player)
    what = Text(
        f"{player} sees in the hand of {other}",
        f"dans la main de {words.player(other).fr}, {words.player(player).fr} voit",
    )
    return Measure(what, len(view.hands[_at(game, other)]))


@then(
    en="{player:Player} knows that {other:Player} holds {cards:Cards}",
    fr="{player:Player} sait que {other:Player} a en main {cards:Cards}",
)
def knows(game: AnarchyWorld, player: str, other: str, cards: list[str]) -> None:
    """Exactly these cards of a hand are known to the player."""
    view = _view(game, player)
    found = [one for one in view.hands[_at(game, other)] if one != HIDDEN]
    what = Text(
        f"{player} knows that {other} holds",
        f"{words.player(player).fr} sait que {words.player(other).fr} a en main",
    )
    _same(game, what, found, game.cards(cards))


@then(
    en="{player:Player} knows no card of {other:Player}'s hand",
    fr="{player:Player} ne connaît aucune carte de la main de {other:Player}",
)
def knows_none(game: AnarchyWorld, player: str, other: str) -> None:
    """All cards of a hand are hidden from the player."""
    knows(game, player, other, [])


@then(en="{player:Player} does not see {card:Card}", fr="{player:Player} ne voit pas {card:Card}")
def does_not_see(game: AnarchyWorld, player: str, card: str) -> None:
    """The card lies face up nowhere, nor in that player's own hand; what follows is not seen."""
    view = _view(game, player)
    game.must_place(card)
    wanted = game.card(card)
    melds = (*view.melds, *((view.rival,) if view.rival else ()))
    pools = (one.pool for one in view.agenda if hasattr(one, "pool"))
    seen = {*view.discard, *view.under}.union(*view.hands, *(one.cards for one in melds), *pools)
    name = words.card(card)
    what = Text(f"{player} sees {name.en}", f"{words.player(player).fr} voit {name.fr}")
    game.expect(what, wanted in seen, False)


@then(en="{player:Player} is told {text:Words}", fr="{player:Player} entend {text:Words}")
def is_told(game: AnarchyWorld, player: str, text: str) -> None:
    """What this player hears of one of the moves contains these words."""
    _view(game, player)
    heard = [one.say(game.language) for one in anarchy.events_for(game.all_events, player)]
    if not any(common.stands_in(line, text) for line in heard):
        said = "\n".join(heard) or game.say("nothing was played", "rien n'a été joué")
        raise game.wrong(
            f"{player} is told:\n{said}", f"ce que l'on dit à {words.player(player).fr} :\n{said}"
        )


def _turned_up(view: Any, other: str) -> int | None:
    # What was laid last lies open until bids are laid again.
    bidding = any(isinstance(one, LayBids) for one in view.agenda)
    return None if bidding else view.turned_up[view.setup.seats.index(other)]


@then(
    en="{player:Player} sees that {other:Player} has bid(| {n:Number} rupees| {n:Number} rupee)",
    fr="{player:Player} voit que {other:Player} a misé(| {n:Number} roupies| {n:Number} roupie)",
)
def sees_bid(game: AnarchyWorld, player: str, other: str, n: int | None = None) -> None:
    """Something lies there, face down or turned up; with a number, the player sees how much."""
    view = _view(game, player)
    bid = view.bids[_at(game, other)]
    clause = "anarchy.war.bid.secret"
    if bid is None and _turned_up(view, other) is not None:
        bid, clause = _turned_up(view, other), "anarchy.war.bid.simultaneous-reveal"
    what = Text(f"{other} has bid", f"{words.player(other).fr} a misé")
    game.expect(what, bid is not None, True, clause)
    if n is not None:
        game.expect(
            Text(f"{player} sees a bid of", f"{words.player(player).fr} voit une mise de"),
            bid,
            n,
            clause,
        )


@then(
    en="{player:Player} does not see how much {other:Player} has bid",
    fr="{player:Player} ne voit pas combien {other:Player} a misé",
)
def sees_no_bid(game: AnarchyWorld, player: str, other: str) -> None:
    """Nothing lies there, or how much it is stays hidden from the player."""
    view = _view(game, player)
    bid = view.bids[_at(game, other)]
    clause = "anarchy.war.bid.secret"
    if bid is None and _turned_up(view, other) is not None:
        bid, clause = _turned_up(view, other), "anarchy.war.bid.simultaneous-reveal"
    what = Text(
        f"{player} sees the bid of {other}",
        f"{words.player(player).fr} voit la mise de {words.player(other).fr}",
    )
    game.expect(what, bid not in (None, HIDDEN), False, clause)


@then(
    en=(
        "{player:Player} does not see the rupees of {other:Player}",
        "{player:Player} sees that {other:Player} has {n:Number} (rupees|rupee)",
    ),
    fr=(
        "{player:Player} ne voit pas les roupies de {other:Player}",
        "{player:Player} voit que {other:Player} a {n:Number} (roupies|roupie)",
    ),
)
def sees_rupees(game: AnarchyWorld, player: str, other: str, n: int | None = None) -> None:
    """The money of another, as a player sees it."""
    view = _view(game, player)
    found = view.money[_at(game, other)]
    what = Text(
        f"{player} sees rupees of {other}",
        f"{words.player(player).fr} voit les roupies de {words.player(other).fr}",
    )
    game.expect(what, None if found == HIDDEN else found, n)
