"""The table of The Anarchy as a seat sees it: map, wars and coups, piles, purses, the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from whichside_rules import anarchy
from whichside_rules.anarchy import war
from whichside_rules.anarchy.engine import words
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.veil import HIDDEN
from whichside_rules.laid.describing import NOTHING, Laying, number
from whichside_rules.laid.description import Area, Thing

_LETTERS: Final = {
    "crowns": Text("C", "C"),
    "castles": Text("K", "F"),
    "swords": Text("S", "E"),
    "chests": Text("T", "T"),
}
_SYMBOLS: Final = {
    "crowns": (Text("crown", "couronne"), Text("crowns", "couronnes")),
    "castles": (Text("castle", "château fort"), Text("castles", "châteaux forts")),
    "swords": (Text("sword", "épée"), Text("swords", "épées")),
    "chests": (Text("chest", "coffre"), Text("chests", "coffres")),
}
_TOLD: Final = (
    Text("C crowns", "C couronnes"),
    Text("K castles", "F châteaux forts"),
    Text("S swords", "E épées"),
    Text("T chests (treasure)", "T coffres (trésor)"),
    Text("#2 the number of a card", "#2 le nombre d'une carte"),
    Text("<1,4 those of the leaders that it follows", "<1,4 ceux des chefs qu'elle suit"),
)
_ALL: Final = Text("all", "tout")
_EMPTY: Final = Text("empty", "vide")


def areas(laying: Laying) -> Iterator[Area]:
    """The areas of the table, from what all see to the own hand."""
    yield _round(laying)
    yield Area(
        "map",
        Text("Map", "Carte"),
        "map",
        (*_zones(laying), *_governments(laying)),
        empty=Text("Neutral", "Neutres"),
    )
    yield from _under_way(laying)
    yield from _piles(laying)
    yield _seats(laying)
    for player in laying.seats:
        yield _purse(laying, player)
    yield _hand(laying)
    letters = tuple(laying.thing(f"letter.{n}", one) for n, one in enumerate(_TOLD, start=1))
    yield Area("letters", Text("Letters", "Lettres"), "row", letters)


def _round(laying: Laying) -> Area:
    seen = laying.view
    now = seen.flipped[-1] if seen.flipped and seen.phase not in ("order", "over") else None
    things = [
        laying.thing(
            "round",
            Text("round", "tour"),
            amount=seen.round,
            tone="quiet",
            says=laying.says("in_round", n=seen.round) if seen.round else None,
        ),
        laying.thing(
            "phase",
            NOTHING,
            words.PHASES[seen.phase],
            says=laying.says("turn_of", player=now, phase=seen.phase)
            if now
            else laying.says("between_turns")
            if seen.phase == "order"
            else laying.says("being_dealt")
            if seen.phase == "deal"
            else None,
        ),
    ]
    if now:
        who = words.player(now)
        told = Text(f"the turn of {who.en}", f"à {who.fr} de jouer")
        things.append(laying.thing("turn", NOTHING, told))
    if seen.to_draw and now:
        name = Text("cards still to draw", "cartes encore à piocher")
        said = laying.says("to_draw", player=now, n=seen.to_draw)
        things.append(laying.thing("to_draw", name, amount=seen.to_draw, says=said))
    if now and [one.kind for one in seen.agenda] == ["take-card"]:
        who = words.player(now)
        told = Text(f"{who.en} takes a card", f"{who.fr} prend une carte")
        things.append(
            laying.thing("take", NOTHING, told, says=laying.says("takes_a_card", player=now))
        )
    if seen.led:
        name = Text("leaders changed this turn", "chefs changés ce tour-ci")
        told = _joined([laying.content.card(one).name.text for one in seen.led], ", ")
        said = laying.says("led_before", cards=list(seen.led))
        things.append(laying.thing("led", name, told, tone="quiet", says=said))
    n = str(seen.round)
    return Area("round", Text("Round", "Tour"), "row", tuple(things), shown=Text(n, n))


# The map ------------------------------------------------------------------------------------------


def _zones(laying: Laying) -> Iterator[Thing]:
    for one in laying.content.zone_ids:
        zone = laying.content.zone(one)
        yield laying.thing(
            one,
            zone.name.text,
            space=True,
            at=(zone.x, zone.y),
            beside=tuple(zone.neighbours),
            datum=f"zones.{one}.neighbours",
        )


def _governments(laying: Laying) -> Iterator[Thing]:
    for zone in laying.content.zone_ids:
        for at, one in enumerate(anarchy.governments(laying.view, zone)):
            here = f"government.{zone}" + (f".{at + 1}" if at else "")
            said = laying.says("governs", player=one.player, zone=zone, cards=list(one.cards))
            worth, brief = _worth(laying, one.cards)
            yield laying.thing(
                here,
                words.player(one.player),
                worth,
                brief=brief,
                where=zone,
                tone="good" if one.player == laying.you else None,
                clauses=("anarchy.meld.leader-required",),
                says=said,
            )
            yield from (_card(laying, card, here) for card in one.cards)


def _card(laying: Laying, name: str, where: str | None = None, **more: Any) -> Thing:
    """A card with its number, the leaders that it follows, and its symbols."""
    card = laying.content.card(name)
    worth, brief = _worth(laying, [name])
    parts, shorts = list[Text](), list[Text]()
    if card.number:
        parts.append(Text(f"number {card.number}", f"nombre {card.number}"))
        shorts.append(_same(f"#{card.number}"))
    if card.follows:
        every = card.follows == "any"
        told = _ALL if every else _same(",".join(map(str, card.follows)))
        parts.append(Text(f"follows {told.en}", f"suit {told.fr}"))
        shorts.append(Text(f"<{told.en}", f"<{told.fr}"))
    return laying.thing(
        f"card.{name}",
        card.name.text,
        _joined([*parts, worth], ", "),
        brief=_joined([*shorts, brief], " "),
        where=where,
        datum=f"cards.{name}",
        **more,
    )


def _worth(laying: Laying, cards: Iterable[str]) -> tuple[Text, Text]:
    """The symbols of some cards together, in words and in letters."""
    there = [laying.content.card(one) for one in cards]
    sums = {kind: sum(getattr(one, kind) for one in there) for kind in _LETTERS}
    told = [_counted(kind, n) for kind, n in sums.items() if n]
    letters = [
        Text(f"{n}{_LETTERS[kind].en}", f"{n}{_LETTERS[kind].fr}") for kind, n in sums.items() if n
    ]
    none = Text("no symbol", "aucun symbole")
    return _joined(told, ", ") if told else none, _joined(letters, " ") if told else _same("-")


def _counted(kind: str, n: int) -> Text:
    one, many = _SYMBOLS[kind]
    told = one if n == 1 else many
    return Text(f"{n} {told.en}", f"{n} {told.fr}")


# What is under way --------------------------------------------------------------------------------


def _under_way(laying: Laying) -> Iterator[Area]:
    """A coup or a war, from its beginning to its end."""
    rival, battle = laying.view.rival, laying.view.battle
    if rival:
        who, zone = words.player(rival.player), laying.content.zone(rival.zone).name
        name = Text(f"Coup of {who.en} in {zone.en}", f"Coup d'État de {who.fr} ({zone.fr})")
        _, brief = _worth(laying, rival.cards)
        things = tuple(_card(laying, one, tone="bad") for one in rival.cards)
        yield Area("coup", name, "row", things, shown=brief)
    if battle:
        origin, zone = (laying.content.zone(one).name for one in (battle.origin, battle.zone))
        name = Text(
            f"War of {origin.en} against {zone.en}", f"Guerre de {origin.fr} contre {zone.fr}"
        )
        attack = war.attack_of(laying.view, battle.origin)
        defence = war.defence_of(laying.view, battle.zone)
        things = (
            laying.thing("attack", Text("attack", "attaque"), amount=attack, tone="bad"),
            laying.thing("defence", Text("defence", "défense"), amount=defence, tone="bad"),
            *_bids(laying),
        )
        due = [one.kind for one in laying.view.agenda]
        reply = next((one for one in laying.view.agenda if one.kind == "reply"), None)
        if due in (["lay-bids"], ["reply", "lay-bids"]):
            said = laying.says(
                "has_attacked", player=battle.attacker, zone=battle.zone, origin=battle.origin
            )
            shown = words.player(battle.attacker)
            attacker = laying.thing("attacker", Text("attacker", "attaquant"), shown, says=said)
            things += (attacker,)
        if reply and "lay-bids" in due:
            who = words.player(reply.player)
            may = Text(f"{who.en} may reinforce", f"{who.fr} peut renforcer")
            said = laying.says("may_reinforce", player=reply.player, zone=reply.zone)
            things += (laying.thing("reply", may, says=said),)
        before = Text("before the bids", "avant les mises")
        yield Area("war", name, "row", things, shown=before)


def _bids(laying: Laying) -> Iterator[Thing]:
    for player, bid in zip(laying.seats, laying.view.bids, strict=True):
        if bid is not None:
            who, hidden = words.player(player), bid == HIDDEN
            name = Text(f"bid of {who.en}", f"mise de {who.fr}")
            shown = Text("face down", "face cachée") if hidden else number(bid)
            said = None if hidden else laying.says("has_laid", player=player, n=bid)
            amount = None if hidden else bid
            yield laying.thing(
                f"bid.{player}", name, shown, seen=not hidden, amount=amount, says=said
            )


def _piles(laying: Laying) -> Iterator[Area]:
    seen = laying.view
    cards = tuple(_card(laying, one) for one in reversed(seen.discard))
    name = Text("Discard pile, the top card first", "Défausse, la carte du dessus d'abord")
    n = number(len(cards))
    said = laying.says("discarded_before", cards=list(reversed(seen.discard))) if cards else None
    whole = laying.thing("discard", Text("cards", "cartes"), n, tone="quiet", says=said)
    yield Area("discard", name, "pile", (whole, *cards), empty=_EMPTY)
    pile = laying.thing("deck", Text("cards", "cartes"), amount=seen.deck.cards, short=NOTHING)
    yield Area("deck", Text("Draw pile", "Pioche"), "row", (pile,))
    if seen.under:
        first = Text("Under it, the first to come first", "Dessous, la première à venir d'abord")
        said = laying.says("buried", cards=list(seen.under))
        n = number(len(seen.under))
        whole = laying.thing("under", Text("cards", "cartes"), n, tone="quiet", says=said)
        yield Area("under", first, "pile", (whole, *(_card(laying, one) for one in seen.under)))


# The players --------------------------------------------------------------------------------------


def _seats(laying: Laying) -> Area:
    """Who sits where, and who has played in this round."""
    seen = laying.view
    over = seen.phase == "order"
    before = list(seen.flipped if over else seen.flipped[:-1])
    things = []
    for player in laying.seats:
        told = Text("has played", "a joué") if player in before else NOTHING
        if player in seen.flipped and player not in before:
            told = Text("plays now", "joue maintenant")
        elif player not in before and seen.phase not in ("deal", "over"):
            told = Text("still to play", "doit encore jouer")
        things.append(
            laying.thing(
                f"seat.{player}",
                words.player(player),
                told,
                tone="loud" if player == laying.you else None,
            )
        )
    things.append(
        laying.thing(
            "players",
            Text("players", "joueurs"),
            number(len(things)),
            tone="quiet",
            says=laying.says("a_game", players=list(laying.seats)),
        )
    )
    if before:
        said = laying.says("had_a_turn", players=before)
        name = Text("had a turn", "ont joué")
        things.append(laying.thing("before", name, number(len(before)), tone="quiet", says=said))
    return Area("seats", Text("Players", "Joueurs"), "ring", tuple(things))


def _purse(laying: Laying, player: str) -> Area:
    """What lies before a player: money, income, the cards that all saw come into the hand."""
    seen, at = laying.view, laying.seats.index(player)
    money, taken = seen.money[at], seen.taken[at]
    hidden = money == HIDDEN
    things = [
        laying.thing(
            f"{player}.money",
            Text("rupees", "roupies"),
            Text("?", "?") if hidden else number(money),
            amount=None if hidden else money,
            least=None if hidden else 0,
            seen=not hidden,
            tone="good",
            field="money",
            says=None if hidden else laying.says("rupees", player=player, n=money),
        ),
        laying.thing(
            f"{player}.income",
            Text("income", "revenu"),
            amount=anarchy.income_of(seen, player),
            clauses=("anarchy.income.amount",),
        ),
        laying.thing(
            f"{player}.taken",
            Text("brought by incomes", "rapporté par les revenus"),
            amount=taken,
            tone=None if taken else "quiet",
            field="taken",
            says=laying.says("taken", player=player, n=taken),
        ),
        laying.thing(
            f"{player}.hand",
            Text("cards in hand", "cartes en main"),
            amount=len(seen.hands[at]),
            field="hands",
        ),
    ]
    laid = seen.turned_up[at]
    if laid is not None:
        name = Text("laid in the last war", "posé dans la dernière guerre")
        said = laying.says("laid_in_the_last_war", player=player, n=laid)
        things.append(
            laying.thing(f"{player}.laid", name, amount=laid, least=0, tone="quiet", says=said)
        )
    known = seen.known[at]
    if known:
        told = _joined([laying.content.card(one).name.text for one in known], ", ")
        said = laying.says("known_to_all", player=player, cards=list(known))
        things.append(
            laying.thing(f"{player}.known", Text("seen", "vues"), told, field="known", says=said)
        )
    return Area(f"purse.{player}", words.player(player), "seat", tuple(things))


def _hand(laying: Laying) -> Area:
    """The own hand, zone by zone."""
    player = laying.view.player
    hand, who = laying.view.hands[laying.seats.index(player)], words.player(player)
    name = Text(f"Hand of {who.en}", f"Main de {who.fr}")
    if laying.you:
        name = Text(f"You are {who.en}. Your hand", f"Vous êtes {who.fr}. Votre main")
    things = list[Thing]()
    for zone in laying.content.zone_ids:
        cards = [one for one in laying.content.cards_of(zone) if one in hand]
        if cards:
            group = f"hand.{player}.{zone}"
            told = laying.content.zone(zone).name.text
            things.append(laying.thing(group, told, space=True))
            things += [
                _card(
                    laying,
                    one,
                    group,
                    tone="good",
                    says=laying.says("holds", player=player, cards=[one]),
                )
                for one in cards
            ]
    return Area(f"hand.{player}", name, "hand", tuple(things), empty=_EMPTY)


def _joined(texts: Iterable[Text], between: str) -> Text:
    several = list(texts)
    return Text(between.join(t.en for t in several), between.join(t.fr for t in several))


def _same(text: str) -> Text:
    return Text(text, text)
