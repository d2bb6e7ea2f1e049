"""What every card, zone, company and row of a table of the box says, in words.

Made from the content that the rules read: a card of a pack is told as well as those of the box.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from whichside_rules.anarchy.engine import words
from whichside_rules.anarchy.engine.content import (
    ANY,
    CONTENT,
    AnarchyContent,
    Card,
    Company,
    Losses,
    Row,
    Zone,
)
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import Noun, noun, nouns, phrase
from whichside_rules.kernel.files.sheet import Sheet
from whichside_rules.kernel.files.telling import Part, Scribe, Telling, Tellings
from whichside_rules.kernel.values.value import fields_of

_GAME: Final = "anarchy"


def tell(content: AnarchyContent, sheet: Sheet) -> Iterator[Telling]:
    """Every thing of the box, in its order."""
    for card in content.cards:
        yield _card(card, content, Scribe(sheet, f"cards.{card.id}"))
    for zone in content.zones:
        yield _zone(zone, content, Scribe(sheet, f"zones.{zone.id}"))
    for company in content.companies:
        yield _company(company, Scribe(sheet, f"companies.{company.id}"))
    for row in fields_of(Losses):
        yield _bill(row, getattr(content.losses, row), Scribe(sheet, "losses"))  # type: ignore[arg-type]
    yield _prices(content, Scribe(sheet, "pay"))


TELLINGS: Final = Tellings(CONTENT, tell)
told: Final = TELLINGS.told
what_it_does: Final = TELLINGS.what_it_does


def _kind(word: str) -> Noun:
    return noun(_GAME, "thing", word)


def _others(group: str, word: str) -> tuple[Text, ...]:
    """Other names of a thing that are understood, with its article or in short."""
    found = nouns(_GAME).get(group, {}).get(word)
    if found is None:
        return ()
    return (found.text("the"), *(Text(one, one) for one in (*found.en.also, *found.fr.also)))


def _zone_name(zone: str, content: AnarchyContent) -> Text:
    """A zone by its name in the content; by its id if there is none."""
    return next((one.name.text for one in content.zones if one.id == zone), Text(zone, zone))


def _card(card: Card, content: AnarchyContent, scribe: Scribe) -> Telling:
    """A card: what it shows, how it can be melded, and what its symbols are worth."""
    sort = phrase(_GAME, "card-kind", kind=card.kind, zone=_zone_name(card.zone, content))
    parts = [scribe.part(sort, "kind", "zone")]
    if card.number is not None:
        leads = card.crowns > 0
        parts.append(
            scribe.part(phrase(_GAME, "card-number", n=card.number, leads=leads), "number")
        )
    parts.append(scribe.part(_follows(card), "follows"))
    parts += _symbols(card, scribe)
    name = card.name.text
    return Telling(scribe.key, _kind("card"), name, tuple(parts), others=_others("card", card.id))


def _follows(card: Card) -> Text:
    """Whom a card follows; goods only who bears a crown.

    :clause:`anarchy.card.follow-list` :clause:`anarchy.card.goods-need-crowned-leader`
    """
    goods = card.kind == "goods"
    if card.follows == ANY:
        return phrase(_GAME, "card-follows-any", goods=goods)
    if not card.follows:
        return phrase(_GAME, "card-follows-nobody")
    numbers = tuple(Text(str(one), str(one)) for one in card.follows)
    return phrase(_GAME, "card-follows", number=len(numbers), numbers=numbers, goods=goods)


def _symbols(card: Card, scribe: Scribe) -> Iterator[Part]:
    if card.crowns:
        yield scribe.part(phrase(_GAME, "card-crowns", n=card.crowns), "crowns")
    if card.castles:
        yield scribe.part(phrase(_GAME, "card-castles", n=card.castles), "castles")
    if card.swords:
        yield scribe.part(phrase(_GAME, "card-swords", n=card.swords), "swords")
    if card.chests:
        yield scribe.part(phrase(_GAME, "card-chests", n=card.chests), "chests")


def _zone(zone: Zone, content: AnarchyContent, scribe: Scribe) -> Telling:
    """A zone with those on which it borders."""
    names = tuple(_zone_name(one, content) for one in zone.neighbours)
    said = phrase(_GAME, "zone-borders", zones=names) if names else phrase(_GAME, "zone-alone")
    part = scribe.part(said, "neighbours")
    others = _others("zone", zone.id)
    return Telling(scribe.key, _kind("zone"), zone.name.text, (part,), others=others)


def _company(company: Company, scribe: Scribe) -> Telling:
    part = scribe.part(phrase(_GAME, "company-colour", player=words.player(company.id)), "name")
    others = _others("player", company.id)
    return Telling(scribe.key, _kind("company"), company.name.text, (part,), others=others)


def _bill(row: Row, cards: int, scribe: Scribe) -> Telling:
    """A row of the table of destroyed cards. :clause:`anarchy.war.destroyed-decreasing`"""
    wins = row.startswith("attacker")
    part = scribe.part(phrase(_GAME, "bill-does", attacker=wins, n=cards), row)
    name = phrase(_GAME, "bill-row", row=row)
    return Telling(f"losses.{row}", _kind("bill"), name, (part,))


def _prices(content: AnarchyContent, scribe: Scribe) -> Telling:
    """What cards cost together. :clause:`anarchy.pay.cumulative`"""
    parts = tuple(
        scribe.part(phrase(_GAME, "cards-cost", n=cards, rupees=rupees), "prices")
        for cards, rupees in enumerate(content.prices, 1)
    )
    return Telling("pay.prices", _kind("prices"), noun(_GAME, "thing", "prices").text("the"), parts)
