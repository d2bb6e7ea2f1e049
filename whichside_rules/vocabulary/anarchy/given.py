"""What lies on the table of The Anarchy: the Givens."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from whichside_rules import anarchy
from whichside_rules.anarchy.engine import words
from whichside_rules.anarchy.engine.content import ANY, Names
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.vocabulary.anarchy import parameter_types as say
from whichside_rules.vocabulary.anarchy.world import AnarchyWorld, given


@given(
    en="a game of The Anarchy(| for {n:Number} people| between {players:Players})",
    fr="une partie de The Anarchy(| à {n:Number} personnes| entre {players:Players})",
)
def a_game(game: AnarchyWorld, n: int | None = None, players: Sequence[str] = ()) -> None:
    """A table: violet, green and red, or so many people, or these in this order."""
    if n is not None:
        game.given(number=n)
    if players:
        game.given(seats=tuple(players))


@given(
    en="a new game of The Anarchy (for {n:Number} people|between {players:Players})",
    fr="une nouvelle partie de The Anarchy (à {n:Number} personnes|entre {players:Players})",
)
def a_new_game(game: AnarchyWorld, n: int | None = None, players: Sequence[str] = ()) -> None:
    """A game before the deal, in which nothing else can be given."""
    a_game(game, n, players)
    game.new = True


@given(en=("these cards", "these cards:"), fr="ces cartes(| :)")
def these_cards(game: AnarchyWorld, datatable: Sequence[Sequence[str]]) -> None:
    """Cards made by hand, in a table: they replace all cards of their zones; empty is none."""
    head, *rows = datatable
    names = [_column(game, one) for one in head]
    for row in rows:
        game.made.append(_made(game, dict(zip(names, (one.strip() for one in row), strict=False))))


def _column(game: AnarchyWorld, said: str) -> str:
    for name, called in say.COLUMNS.items():
        if said.strip().lower() in called:
            return name
    known = ", ".join(say.column(name, game.language) for name in say.COLUMNS)
    raise game.slip(
        f"no column is called '{said}'; there are {known}",
        f"aucune colonne ne s'appelle « {said} » ; il y a {known}",
    )


def _made(game: AnarchyWorld, row: dict[str, str]) -> anarchy.Card:
    """A card of a row of the table."""
    name = row.get("card", "")
    if not say.is_a_name(name):
        raise game.slip(
            f"a card called '{name}' cannot be named in a sentence; begin its words with "
            "capital letters, such as Old Fort",
            f"une carte « {name} » ne peut être nommée dans une phrase ; mettez des capitales "
            "à ses mots, par exemple Vieux Fort",
        )
    every = say.is_every(row.get("follows", ""))
    columns = ("number", "crowns", "castles", "swords", "chests")
    traits = {field: n for field in columns for n in _numbers(game, row, field)}
    follows = ANY if every else _numbers(game, row, "follows", several=True)
    return _card(game, name, say.zone_id(row.get("zone", "")), traits, follows)


def _card(
    game: AnarchyWorld, name: str, zone: str, traits: Mapping[str, int], follows: Any
) -> anarchy.Card:
    """A card made by hand; what is not said of it it does not have."""
    shows: dict[str, Any] = {**traits}
    try:
        return anarchy.Card(
            id=say.card_id(name),
            name=Names(name, name),
            zone=game.called(zone, game.content.zones, Text("no zone", "aucune zone")),
            kind="place",
            follows=follows,
            **shows,
        )
    except ValueError as error:
        raise game.slip(f"the card {name}: {error}", f"la carte {name} : {error}") from None


def _numbers(
    game: AnarchyWorld, row: dict[str, str], field: str, *, several: bool = False
) -> tuple[int, ...]:
    """The numbers in a cell of the table; none where it is empty, or has a dash."""
    said = row.get(field, "")
    found = [one for one in re.split(r"[,; ]+", said) if one not in say.NOTHING]
    if all(re.fullmatch(r"\d{1,3}", one) for one in found) and (several or len(found) <= 1):
        return tuple(map(int, found))
    right = Text("a number", "un nombre")
    if several:
        right = Text("numbers such as 1, 2, or any", "des nombres tels que 1, 2, ou tous")
    name, column = row["card"], [say.column(field, one) for one in ("en", "fr")]
    raise game.slip(
        f"the card {name}: '{said}' does not fit under {column[0]}; write {right.en}, or nothing",
        f"la carte {name} : « {said} » ne convient pas sous {column[1]} ; écrivez {right.fr}, "
        "ou rien",
    )


@given(
    en=(
        "{card:Card} is a card {zone:OfZone}(| with {traits:Traits})",
        "{card:Card} is a card {zone:OfZone}(| with {traits:Traits}), "
        "which follows {listed:Listed}",
    ),
    fr=(
        "{card:Card} est une carte {zone:OfZone}(| avec {traits:Traits})",
        "{card:Card} est une carte {zone:OfZone}(| avec {traits:Traits}), qui suit {listed:Listed}",
    ),
)
def a_card(
    game: AnarchyWorld,
    card: str,
    zone: str,
    traits: Mapping[str, int] | None = None,
    listed: Sequence[int] | None = None,
) -> None:
    """A card made by hand: it joins those of its zone, in place of the one with its number."""
    follows = ANY if listed == () else tuple(listed or ())
    game.joined.append(_card(game, card, zone, traits or {}, follows))


@given(
    en="it is {player:Player}'s turn(| {phase:Phase})",
    fr=(
        "c'est au tour de {player:Player}",
        "(c'est à|c'est au tour de) {player:Player} {phase:Phase}",
    ),
)
def turn_of(game: AnarchyWorld, player: str, phase: str | None = None) -> None:
    """Whose turn it is, and in which of its phases."""
    game.given(player=player)
    if phase:
        game.given(phase=phase)


@given(en="the cards are being dealt", fr="on distribue les cartes")
def being_dealt(game: AnarchyWorld) -> None:
    """The deal is under way: what is not said to be in a hand is still to come."""
    game.given(phase="deal", player="")


@given(en="a token is to be flipped", fr="le jeton suivant n'est pas encore retourné")
def between_turns(game: AnarchyWorld) -> None:
    """Nobody's turn: the next order token is flipped."""
    game.given(phase="order", player="")


@given(
    en="{players:Players} (has had a|have had their) turn this round",
    fr="{players:Players} (a|ont) déjà joué ce tour",
)
def had_a_turn(game: AnarchyWorld, players: list[str]) -> None:
    """Whose tokens were flipped before in this round."""
    game.before.extend(players)


@given(
    en="{player:Player} holds {cards:Cards}", fr="{player:Player} (a en main|détient) {cards:Cards}"
)
def holds(game: AnarchyWorld, player: str, cards: list[str]) -> None:
    """Cards in a hand; nobody else knows them."""
    game.hands.append((player, cards))


@given(
    en="everybody knows that {player:Player} holds {cards:Cards}",
    fr="tous savent que {player:Player} a en main {cards:Cards}",
)
def known_to_all(game: AnarchyWorld, player: str, cards: list[str]) -> None:
    """Cards in a hand that everybody saw come there."""
    game.known += [(player, one) for one in cards]


@given(
    en="{player:Player} holds all other cards",
    fr="{player:Player} a en main toutes les autres cartes",
)
def holds_the_rest(game: AnarchyWorld, player: str) -> None:
    """Whatever is not said to be elsewhere is in this hand; the draw pile is empty."""
    game.given(rest=player)


@given(
    en="{player:Player} governs {zone:Zone} with {cards:Meld}",
    fr="{player:Player} gouverne {zone:Zone} avec {cards:Meld}",
)
def governs(game: AnarchyWorld, player: str, zone: str, cards: list[str]) -> None:
    """A government on the table, the leader first."""
    game.melds.append((player, zone, cards))


@given(
    en="{player:Player} governs with {cards:Meld}", fr="{player:Player} gouverne avec {cards:Meld}"
)
def governs_somewhere(game: AnarchyWorld, player: str, cards: list[str]) -> None:
    """A government on the table, of the zone of its cards, the leader first."""
    game.melds.append((player, "", cards))


@given(en="{player:Player} controls {zone:Zone}", fr="{player:Player} contrôle {zone:Zone}")
def controlled(game: AnarchyWorld, player: str, zone: str) -> None:
    """There is a government whose cards nobody tells: what hangs on them is not answered."""
    game.held.append((player, zone))


@given(
    en="{card:Card} (follows|follow) {leader:Card}", fr="{card:Card} (suit|suivent) {leader:Card}"
)
def lie_below(game: AnarchyWorld, card: str, leader: str) -> None:
    """A card under a leader of whose government was told before."""
    for at, (who, where, told) in enumerate(game.melds):
        if game.card(leader) in game.cards(told):
            game.melds[at] = who, where, [*told, card]
            return
    name = words.card(leader)
    raise game.slip(
        f"say first that {name.en} governs", f"dites d'abord qui gouverne avec {name.fr}"
    )


@given(en="{player:Player} has nothing to add", fr="{player:Player} n'a rien à ajouter")
def nothing_to_add(game: AnarchyWorld, player: str) -> None:
    """No card of that hand follows a leader of that player on the table."""
    game.barred.append((player, "", ()))


@given(
    en="{zones:Zones} (is|are) neutral",
    fr="{zones:Zones} (est neutre|sont neutres)",
)
def nobody_rules(game: AnarchyWorld, zones: list[str]) -> None:
    """Nobody controls these zones."""
    game.free.extend(zones)


@given(
    en="the hand of {player:Player} is (empty|{cards:Cards})",
    fr="la main de {player:Player} est (vide|{cards:Cards})",
)
def whole_hand(game: AnarchyWorld, player: str, cards: list[str] | None = None) -> None:
    """All cards of that hand, or none."""
    holds(game, player, cards or [])
    game.barred.append((player, "*", tuple(cards or ())))


@given(
    en="{player:Player} holds no card of {zone:Zone}",
    fr="{player:Player} n'a en main aucune carte {zone:OfZone}",
)
def none_of(game: AnarchyWorld, player: str, zone: str) -> None:
    """Whatever else that hand holds, it is of other zones."""
    game.barred.append((player, zone, ()))


@given(
    en="of {zone:Zone} {player:Player} has only {cards:Cards} in hand",
    fr="{zone:OfZone} {player:Player} n'a en main que {cards:Cards}",
)
def only_of(game: AnarchyWorld, player: str, zone: str, cards: list[str]) -> None:
    """All cards of a zone that are in that hand."""
    holds(game, player, cards)
    game.barred.append((player, zone, tuple(cards)))


@given(
    en="from the top, the discard pile is {cards:Cards}",
    fr="de haut en bas, la défausse est {cards:Cards}",
)
def discarded_before(game: AnarchyWorld, cards: list[str]) -> None:
    """The whole discard pile, the top card first."""
    game.given(discard=tuple(cards))


@given(
    en="the top card of the discard pile is {card:Card}",
    fr="la carte du dessus de la défausse est {card:Card}",
)
def on_the_discard(game: AnarchyWorld, card: str) -> None:
    """The top card of the discard pile; the only one, if nothing else is said of it."""
    game.given(top=card)


@given(
    en="{cards:Cards} (lies|lie) under the draw pile", fr="{cards:Cards} (est|sont) sous la pioche"
)
def buried(game: AnarchyWorld, cards: list[str]) -> None:
    """Cards destroyed earlier, the first to come first."""
    game.under.extend(cards)


@given(
    en="the draw pile (is empty|holds only {cards:Cards})",
    fr=("la pioche est vide", "la pioche ne contient que {cards:Cards}"),
)
def only_in_the_pile(game: AnarchyWorld, cards: Sequence[str] = ()) -> None:
    """What is not said to be elsewhere lies in the discard pile, below the cards said of it."""
    game.given(pile=tuple(cards))


@given(
    en="{player:Player} takes the next card of the draw pile",
    fr="{player:Player} prend la prochaine carte de la pioche",
)
def takes_a_card(game: AnarchyWorld, player: str) -> None:
    """A card is paid for and comes into this hand; chance says which."""
    game.given(player=player, taker=player)


@given(
    en="{cards:Cards} took the place of another leader this turn",
    fr="{cards:Cards} (a|ont) pris la place d'un autre chef ce tour-ci",
)
def led_before(game: AnarchyWorld, cards: list[str]) -> None:
    """Cards that became leader in place of another in this turn, the first first."""
    game.led.extend(cards)


@given(
    en="{player:Player} has attacked {zone:Zone} from {origin:Zone}",
    fr="{player:Player} a attaqué {zone:Zone} depuis {origin:Zone}",
)
def has_attacked(game: AnarchyWorld, player: str, zone: str, origin: str) -> None:
    """A war is fought, and the bids are still to be laid."""

    def tell(war: tuple[str, str, str]) -> Text:
        who = words.player(war[0])
        begin, end = (words.zone(game.zone(one)) for one in war[1:])
        return Text(
            f"{who.en} against {end.en} from {begin.en}", f"{who.fr} contre {end.fr}, {begin.fr}"
        )

    what = Text("the war that is fought", "la guerre menée")
    game.fought = game.once(what, game.fought, (player, origin, zone), tell)


@given(
    en="{player:Player} has attacked(| {other:Player})",
    fr="{player:Player} a attaqué(| {other:Player})",
)
def has_attacked_somebody(game: AnarchyWorld, player: str, other: str | None = None) -> None:
    """A war is fought between the only two zones that can fight it; the bids are to be laid."""
    game.attacked = (player, other)


@given(
    en="{side:Side} has {n:Number} {symbol:Symbol}", fr="{side:Side} a {n:Number} {symbol:Symbol}"
)
def side_shows(game: AnarchyWorld, side: str, n: int, symbol: str) -> None:
    """What the government shows in all of who attacks, which is done then, or of who defends."""
    game.by_side.append((side, symbol, n))


@given(
    en="{player:Player} may still reinforce {zone:Zone}",
    fr="{player:Player} peut encore renforcer {zone:Zone}",
)
def may_reinforce(game: AnarchyWorld, player: str, zone: str) -> None:
    """Who is attacked has not added cards yet, nor said that there are none to add."""
    game.reinforced = (player, zone)


@given(
    en="{player:Player} has laid {n:Number} (rupees|rupee) face down",
    fr="{player:Player} a posé {n:Number} (roupies|roupie) face cachée",
)
def has_laid(game: AnarchyWorld, player: str, n: int) -> None:
    """What this player bids in the war that is fought; nobody else knows it."""
    game.given(**{f"bid {player}": n})


@given(
    en="{player:Player} laid {n:Number} (rupees|rupee) in the last war",
    fr="{player:Player} avait posé {n:Number} (roupies|roupie) dans la dernière guerre",
)
def laid_in_the_last_war(game: AnarchyWorld, player: str, n: int) -> None:
    """What was turned up in the last war, of either side; it lies open till bids are laid again."""
    game.given(**{f"last-bid {player}": n})


@given(en="{player:Player} has won the game", fr="{player:Player} a gagné la partie")
def has_won(game: AnarchyWorld, player: str) -> None:
    """The game is over."""
    game.given(winner=player)
