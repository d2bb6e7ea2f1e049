"""The content of The Anarchy: its cards, the map and the tables that the rules read, typed.

The facts lie in ``content/default.toml``, each with its provenance. The cards and the map were
pictures: what the text says of them is ``stated``, what its examples force is ``implied``, and the
rest are stand-ins of ours, which a pack can replace.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Final, Literal, TypeVar, get_args

from pydantic import Field

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.names import Title
from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.kernel.files.content import Content, Id
from whichside_rules.kernel.values.memory import looked_up_in
from whichside_rules.kernel.values.value import Answering, HashedOnce, hash_once, value

T = TypeVar("T")

Kind = Literal["place", "leader", "army", "goods"]
"""What a card shows. :clause:`anarchy.component.card-nature`"""
KINDS: tuple[Kind, ...] = get_args(Kind)

ANY: Final = "any"
"""In place of a list of numbers: the card follows every leader of its zone.
:clause:`anarchy.card.army-usually-any`"""
ALL: Final = "all"
"""In place of a list of zones: every zone is in the box."""

Row = Literal[
    "attacker_gt2",
    "attacker_2",
    "attacker_1",
    "defender_0",
    "defender_minus1",
    "defender_minus2",
    "defender_lt_minus2",
]
"""A row of the table of destroyed cards, from the clearest victory of the attacker down."""

MOST_CARDS = 250
"""How many cards a box has at most."""
MOST_ZONES = 40
"""How many zones its map has at most."""
FEWEST_SEATS = 2
"""For how many hands the cards of a box must suffice; beside them lies the first discard."""

Number = Annotated[int, Field(ge=1, le=9)]
Symbols = Annotated[int, Field(ge=0, le=9)]
Rupees = Annotated[int, Field(ge=0, le=999)]
Percent = Annotated[int, Field(ge=0, le=100)]
Seats = Annotated[int, Field(ge=2, le=6)]
Destroyed = Annotated[int, Field(ge=0, le=9)]


@value
class Names(HashedOnce):
    """What something is called, without an article."""

    en: Annotated[Title, Field(min_length=1)]
    fr: Annotated[Title, Field(min_length=1)]

    __hash__ = hash_once

    @property
    def text(self) -> Text:
        """The name in both languages."""
        return Text(self.en, self.fr)


@value
class Card(HashedOnce):
    """A card of a zone. :clause:`anarchy.component.zone-set`"""

    id: Id
    name: Names
    zone: Id
    """The zone to whose set it belongs. :clause:`anarchy.component.zone-set`"""
    kind: Kind
    """:clause:`anarchy.component.card-nature`"""
    number: Number | None = None
    """What stands at its top left. :clause:`anarchy.card.number-can-lead`"""
    follows: Annotated[tuple[Number, ...], Field(max_length=9)] | Literal["any"] = ()
    """The numbers of the leaders that it follows; none: it can only lead.
    :clause:`anarchy.card.follow-list` :clause:`anarchy.card.no-list-leads-only`"""
    crowns: Symbols = 0
    """:clause:`anarchy.symbol.crown`"""
    castles: Symbols = 0
    """:clause:`anarchy.symbol.castle`"""
    swords: Symbols = 0
    """:clause:`anarchy.symbol.sword`"""
    chests: Symbols = 0
    """:clause:`anarchy.symbol.chest`"""

    __hash__ = hash_once

    def lists(self, number: int | None) -> bool:
        """Whether it follows leaders of that number."""
        return number is not None and (self.follows == ANY or number in self.follows)


@value
class Zone(HashedOnce):
    """A zone of the map. :clause:`anarchy.component.board`"""

    id: Id
    name: Names
    neighbours: Annotated[tuple[Id, ...], Field(max_length=MOST_ZONES)]
    """The zones with which it has a border. :clause:`anarchy.war.neighbour`"""
    x: Percent
    """Where its name stands on the map, in percent of its width from the left."""
    y: Percent
    """Likewise in percent of its height from the top."""

    __hash__ = hash_once


@value
class Company(HashedOnce):
    """An East India company, known by its colour. :clause:`anarchy.component.company-stacks`"""

    id: Id
    name: Names

    __hash__ = hash_once


@value
class Box:
    """Which of the zones and cards are in the box, so that a pack can leave some out."""

    zones: Annotated[tuple[Id, ...], Field(max_length=MOST_ZONES)] | Literal["all"] = "all"
    """The zones that are there. :clause:`anarchy.component.16-sets`"""
    without: Annotated[tuple[Id, ...], Field(max_length=MOST_CARDS)] = ()
    """Cards that are not. :clause:`anarchy.component.126-cards`"""


@value
class Losses:
    """How many cards each side loses, by the butcher's bill.

    :clause:`anarchy.war.destroyed-decreasing`
    """

    attacker_gt2: Destroyed
    """:clause:`anarchy.war.butchers-bill.attacker-gt2`"""
    attacker_2: Destroyed
    """:clause:`anarchy.war.butchers-bill.attacker-2`"""
    attacker_1: Destroyed
    """:clause:`anarchy.war.butchers-bill.attacker-1`"""
    defender_0: Destroyed
    """:clause:`anarchy.war.butchers-bill.defender-0`"""
    defender_minus1: Destroyed
    """:clause:`anarchy.war.butchers-bill.defender-minus1`"""
    defender_minus2: Destroyed
    """:clause:`anarchy.war.butchers-bill.defender-minus2`"""
    defender_lt_minus2: Destroyed
    """:clause:`anarchy.war.butchers-bill.defender-lt-minus2`"""

    def of(self, bill: int) -> int:
        """The number in the row of a bill."""
        found: int = getattr(self, row_of(bill))
        return found


_ROWS: tuple[Row, ...] = get_args(Row)


def row_of(bill: int) -> Row:
    """The row of the table of destroyed cards in which a butcher's bill stands."""
    return _ROWS[3 - max(-3, min(bill, 3))]


@value
class AnarchyContent(Answering):
    """Everything in the box that the rules use."""

    cards: Annotated[tuple[Card, ...], Field(min_length=1, max_length=MOST_CARDS)]
    """Every card that is described; those in the box are the ``card_ids``."""
    zones: Annotated[tuple[Zone, ...], Field(min_length=1, max_length=MOST_ZONES)]
    """Every zone that is described; those in the box are the ``zone_ids``."""
    companies: Annotated[tuple[Company, ...], Field(min_length=2, max_length=6)]
    """In the order in which they sit, if nobody chooses. :clause:`anarchy.setup.company`"""
    losses: Losses
    least_players: Seats
    most_players: Seats
    """:clause:`anarchy.meta.player-count`"""
    hand: Annotated[int, Field(ge=1, le=20)]
    """Cards dealt to each player. :clause:`anarchy.setup.deal-10`"""
    first_discard: Literal[1]
    """Cards turned over to begin the discard. :clause:`anarchy.setup.first-discard`"""
    rupees: Rupees
    """What each player begins with. :clause:`anarchy.setup.ten-rupees`"""
    prices: Annotated[tuple[Rupees, ...], Field(min_length=1, max_length=20)]
    """What 1, 2, 3 and more cards cost together. :clause:`anarchy.pay.cumulative`"""
    money: Annotated[tuple[Annotated[int, Field(ge=1, le=999)], ...], Field(max_length=20)]
    """The values of the money cards. :clause:`anarchy.component.money-cards`"""
    goal: Annotated[int, Field(ge=1, le=99)]
    """The income that wins. :clause:`anarchy.income.win-20`"""
    box: Box = Field(default_factory=Box)

    __hash__ = hash_once

    def card(self, name: str) -> Card:
        """A card by its id.

        Raises:
            KeyError: there is none.
        """
        return _cards(self)[name]

    def zone(self, name: str) -> Zone:
        """A zone by its id.

        Raises:
            KeyError: there is none.
        """
        return _zones(self)[name]

    @property
    def card_ids(self) -> tuple[str, ...]:
        """The cards in the box: zone by zone, in each by number and then by name."""
        return _card_ids(self)

    @property
    def zone_ids(self) -> tuple[str, ...]:
        """The zones in the box, in the order of the map."""
        return _zone_ids(self)

    @property
    def zone_order(self) -> Mapping[str, int]:
        """Of each zone in the box its place in their order."""
        return _zone_order(self)

    def neighbours(self, zone: str) -> tuple[str, ...]:
        """The zones in the box with which a zone has a border. :clause:`anarchy.war.neighbour`"""
        return _neighbours(self)[zone]

    def cards_of(self, zone: str) -> tuple[str, ...]:
        """The cards of a zone that are in the box, by number and then by name.

        :clause:`anarchy.component.zone-set`
        """
        return _cards_of(self)[zone]


@looked_up_in("content.answers")
def _cards(content: AnarchyContent) -> Mapping[str, Card]:
    return MappingProxyType({one.id: one for one in content.cards})


@looked_up_in("content.answers")
def _zones(content: AnarchyContent) -> Mapping[str, Zone]:
    return MappingProxyType({one.id: one for one in content.zones})


@looked_up_in("content.answers")
def _zone_ids(content: AnarchyContent) -> tuple[str, ...]:
    there = content.box.zones
    return tuple(one.id for one in content.zones if there == ALL or one.id in there)


@looked_up_in("content.answers")
def _zone_order(content: AnarchyContent) -> Mapping[str, int]:
    return MappingProxyType({one: at for at, one in enumerate(content.zone_ids)})


@looked_up_in("content.answers")
def _card_ids(content: AnarchyContent) -> tuple[str, ...]:
    order = content.zone_order
    there = [
        one for one in content.cards if one.zone in order and one.id not in content.box.without
    ]
    there.sort(key=lambda one: (order[one.zone], one.number or 10, one.id))
    return tuple(one.id for one in there)


@looked_up_in("content.answers")
def _cards_of(content: AnarchyContent) -> Mapping[str, tuple[str, ...]]:
    cards = [content.card(one) for one in content.card_ids]
    return MappingProxyType(
        {zone: tuple(one.id for one in cards if one.zone == zone) for zone in content.zone_ids}
    )


@looked_up_in("content.answers")
def _neighbours(content: AnarchyContent) -> Mapping[str, tuple[str, ...]]:
    there = content.zone_order
    return MappingProxyType(
        {
            name: tuple(one for one in content.zone(name).neighbours if one in there)
            for name in content.zone_ids
        }
    )


# What a box must be as a whole


Wrong = Iterator[tuple[str, str]]
"""What is wrong: the key of a datum, and why, with what would be right."""


def agree(content: AnarchyContent) -> Wrong:
    """What is wrong among values of which each is right by itself."""
    yield from _box_agrees(content)
    yield from _map_agrees(content)
    for card in content.cards:
        yield from _place_of(card, content)
    yield from _sets_agree(content)
    yield from _captions_hold(content)
    yield from _numbers_agree(content)
    yield from _goal_is_within_reach(content)


def _box_agrees(content: AnarchyContent) -> Wrong:
    """What is left out is known, and enough is left to play with."""
    named = () if content.box.zones == ALL else content.box.zones
    for key, what, names, known in (
        ("box.zones", "zone", named, [one.id for one in content.zones]),
        ("box.without", "card", content.box.without, [one.id for one in content.cards]),
    ):
        for name in names:
            if name not in known:
                yield key, f"there is no {what} {name!r}{perhaps(nearest(name, known))}"
    cards, needed = len(content.card_ids), FEWEST_SEATS * content.hand + content.first_discard
    if cards < needed:
        yield (
            "box.without" if content.box.without else "box.zones" if named else "cards",
            f"there are {cards} cards in the box; {FEWEST_SEATS} hands of {content.hand} and the "
            f"first discard need {needed}",
        )


def _map_agrees(content: AnarchyContent) -> Wrong:
    """Borders have two sides, and one can go from every zone to every other.

    :clause:`anarchy.war.neighbour`
    """
    known = {one.id: one for one in content.zones}
    wrong = {one.id for one in content.zones if not known.keys() >= set(one.neighbours)}
    for zone in content.zones:
        key = f"zones.{zone.id}.neighbours"
        for name in dict.fromkeys(zone.neighbours):
            if name == zone.id:
                yield key, "a zone is no neighbour of itself; take it away"
            elif name not in known:
                yield key, f"there is no zone {name!r}{perhaps(nearest(name, known))}"
            elif zone.id not in known[name].neighbours and wrong.isdisjoint((name, zone.id)):
                yield _one_sided(zone, known[name])
        for name in _twice(zone.neighbours):
            yield key, f"it names {name!r} twice; once is enough"
    islands = [one for one in content.zone_ids if one not in _reached(content)]
    if islands:
        yield (
            f"zones.{islands[0]}.neighbours",
            f"no way leads from {content.zone_ids[0]!r} to {', '.join(islands)}; join the map",
        )


def _one_sided(zone: Zone, other: Zone) -> tuple[str, str]:
    """A zone names another, which does not name it: told of the one that the box has otherwise."""
    key = f"zones.{zone.id}.neighbours"
    if _is_shipped(key, list(zone.neighbours)):
        return (
            f"zones.{other.id}.neighbours",
            f"the border with {zone.id!r} is named there only; name it here as well, or in neither",
        )
    return (
        key,
        f"the border with {other.id!r} is named here only; name it there as well, or in neither",
    )


def _is_shipped(key: str, given: object) -> bool:
    """Whether a datum is as we ship it, so that what does not agree with it is to be put right."""
    shipped = CONTENT.sheet()
    return key in shipped and shipped[key].value == given


def _reached(content: AnarchyContent) -> set[str]:
    """The zones in the box to which borders lead from the first one, whoever names them."""
    order = content.zone_order
    borders = {
        frozenset((zone, name))
        for zone in content.zone_ids
        for name in content.zone(zone).neighbours
        if name in order
    }
    found, todo = set[str](), [*content.zone_ids[:1]]
    while todo:
        zone = todo.pop()
        if zone not in found:
            found.add(zone)
            todo.extend(name for border in borders if zone in border for name in border)
    return found


def _place_of(card: Card, content: AnarchyContent) -> Wrong:
    """Its zone exists, it can be played, and it has the symbols of its kind.

    :clause:`anarchy.component.zone-set`
    """
    key = f"cards.{card.id}"
    zones = [one.id for one in content.zones]
    if card.zone not in zones:
        hint = perhaps(nearest(card.zone, zones)) or f"; there are {', '.join(zones)}"
        yield f"{key}.zone", f"there is no zone {card.zone!r}{hint}"
    if card.number is None and not card.follows:
        yield (
            f"{key}.follows",
            "it bears no number and follows nobody, so that it could never be played; give it a "
            "number, or the numbers that it follows",
        )
    yield from _of_its_kind(card)


_HAS_NONE: dict[Kind, tuple[str, ...]] = {
    "place": (),
    "leader": (),
    "army": ("number", "crowns"),
    "goods": ("number", "crowns", "castles", "swords"),
}
"""What a kind of cards never has. :clause:`anarchy.card.army-follower-only`
:clause:`anarchy.card.goods-no-power`"""
_HAS: dict[Kind, tuple[str, ...]] = {
    "place": (),
    "leader": ("number", "crowns"),
    "army": ("swords",),
    "goods": ("chests",),
}
"""What it always has. :clause:`anarchy.card.number-can-lead` :clause:`anarchy.card.army-attack`
:clause:`anarchy.card.goods-no-power`"""


def _of_its_kind(card: Card) -> Wrong:
    for field in _HAS_NONE[card.kind]:
        if getattr(card, field):
            yield (
                f"cards.{card.id}.{field}",
                f"the kind {card.kind!r} is without {field!r}; leave it out, or give the card "
                "another kind",
            )
    for field in _HAS[card.kind]:
        if not getattr(card, field):
            yield (
                f"cards.{card.id}.{field}",
                f"the kind {card.kind!r} is never without {field!r}; write 1 or more, or give the "
                "card another kind",
            )


def _sets_agree(content: AnarchyContent) -> Wrong:
    """In each set somebody leads, each number stands once, and lists name numbers of the set.

    A number that is listed may be that of a card which is not in the box.

    :clause:`anarchy.card.follow-list` :clause:`anarchy.meld.leader-definition`
    """
    if _astray(content):  # where cards are in wrong sets more would be told than is wrong
        return
    for zone in content.zone_ids:
        cards = [content.card(one) for one in content.cards_of(zone)]
        holders: dict[int, list[Card]] = {}
        for card in cards:
            if card.number is not None:
                holders.setdefault(card.number, []).append(card)
        shared = [some for some in holders.values() if len(some) > 1]
        for some in shared:
            yield from _of_one_number(some)
        if shared:  # a number that a list names may be that of a card put right
            continue
        if not any(one.number and one.crowns for one in cards):
            yield (
                f"cards.{cards[0].id}.crowns" if cards else f"zones.{zone}",
                f"no card of {zone} leads; give one a number and a crown, or leave the zone out "
                "of the list box.zones",
            )
        known = {one.number for one in content.cards if one.zone == zone} - {None}
        for card in cards:
            yield from _list_of(card, sorted(filter(None, known)))


def _astray(content: AnarchyContent) -> bool:
    """Whether a card is in no set, or by the book in another one."""
    known = {one.id for one in content.zones}
    lost = any(one.zone not in known for one in content.cards)
    return lost or any(_in_their_sets(_named_by_the_book(content), content))


def _of_one_number(cards: list[Card]) -> Wrong:
    """Of cards with one number all but one are told, those first that the box has otherwise."""
    cards = sorted(cards, key=lambda one: not _is_shipped(f"cards.{one.id}.number", one.number))
    for card in cards[1:]:
        yield (
            f"cards.{card.id}.number",
            f"the number of {cards[0].id!r} of {card.zone} too; give each card of a zone a number "
            "of its own",
        )


def _list_of(card: Card, numbers: list[int]) -> Wrong:
    key = f"cards.{card.id}.follows"
    if card.follows == ANY:
        return
    for number in dict.fromkeys(card.follows):
        if number not in numbers:
            known = ", ".join(map(str, numbers)) or "none"
            yield (
                key,
                f"no card of {card.zone} has the number {number}; the numbers there are {known}",
            )
    for number in _twice(card.follows):
        yield key, f"it names {number} twice; once is enough"


def _numbers_agree(content: AnarchyContent) -> Wrong:
    """Tables rise, the first card is free, and as many play as there are companies for."""
    if content.prices[0] != 0:
        yield "pay.prices", "the first card is free; begin with 0"
    if any(one > other for one, other in zip(content.prices, content.prices[1:], strict=False)):
        yield "pay.prices", "a card more costs no less; write them in order"
    if sorted(set(content.money)) != list(content.money):
        yield "money.cards", "write each value once, the smallest first"
    if content.least_players > content.most_players:
        yield "players.least", f"at most {content.most_players} play; let it be no more"
    if content.most_players > len(content.companies):
        yield (
            "players.most",
            f"there are {len(content.companies)} companies; let no more play, or add some",
        )


def _goal_is_within_reach(content: AnarchyContent) -> Wrong:
    """The chests in the box suffice to win. :clause:`anarchy.income.win-20`"""
    chests = sum(content.card(name).chests for name in content.card_ids)
    if chests < content.goal:
        yield (
            "income.goal",
            f"the cards have {chests} chests in all; let the aim be no more, or add some",
        )


def _twice(some: Sequence[T]) -> list[T]:
    """What stands there more than once."""
    return [one for one in dict.fromkeys(some) if some.count(one) > 1]


# What the captions of lost pictures and the examples say of cards by name

_MUGHALS: Final = ("mughals", "mughal")
_PUNE: Final = ("pune",)
_MYSORE: Final = ("mysore",)
_IMAD: Final = ("imad ul mulk",)
_ZABITA: Final = ("zabita khan",)
_SHAH_ALAM: Final = ("shah alam", "shah alam ii")
_ROHILLAS: Final = (
    "rohillas",
    "rohilla",
    "rohilla warriors",
)
_LOHAGAD: Final = ("lohagad", "lohagad fort", "fort lohagad")


def _is_called(names: Names, those: tuple[str, ...]) -> bool:
    """Whether something has one of these names, in either language."""
    return any(
        " ".join(one.replace("-", " ").casefold().split()) in those for one in (names.en, names.fr)
    )


def _is_zone(zone: Zone, those: tuple[str, ...]) -> bool:
    return zone.id in those or _is_called(zone.name, those)


@value
class ByTheBook:
    """The cards in the box of which the book speaks by name."""

    imad: Card | None
    zabita: Card | None
    shah_alam: Card | None
    rohillas: Card | None
    lohagad: Card | None


def _named_by_the_book(content: AnarchyContent) -> ByTheBook:
    there = [content.card(one) for one in content.card_ids]

    def called(those: tuple[str, ...]) -> Card | None:
        return next((one for one in there if _is_called(one.name, those)), None)

    return ByTheBook(*map(called, (_IMAD, _ZABITA, _SHAH_ALAM, _ROHILLAS, _LOHAGAD)))


def _captions_hold(content: AnarchyContent) -> Wrong:
    """What the book says of a card by its name holds of the card that has this name."""
    named = _named_by_the_book(content)
    yield from _in_their_sets(named, content)
    for one in (named.imad, named.zabita, named.shah_alam, named.lohagad):
        if one:
            yield from _leads_by_the_book(one)
    if named.imad and named.imad.follows:
        yield (
            f"cards.{named.imad.id}.follows",
            "he can only lead by the book; let him follow nobody [anarchy.example.imad-ul-mulk]",
        )
    for one in (named.zabita, named.rohillas):
        if one and named.shah_alam and one.lists(named.shah_alam.number):
            yield (
                f"cards.{one.id}.follows",
                "by the book this card does not follow Shah Alam; leave out the number "
                f"{named.shah_alam.number} [anarchy.example.portuguese-coup.leftovers]",
            )
    if named.zabita and named.rohillas:
        yield from _first_government(named.zabita, named.rohillas)
    yield from _known_border(content)


def _in_their_sets(named: ByTheBook, content: AnarchyContent) -> Wrong:
    """Four of them are Mughals, and Lohagad is of Pune. :clause:`anarchy.example.imad-ul-mulk`"""
    mughals = (named.imad, named.zabita, named.shah_alam, named.rohillas)
    for card, those, called in (
        *((one, _MUGHALS, "the Mughals") for one in mughals),
        (named.lohagad, _PUNE, "Pune"),
    ):
        zone = _zones(content).get(card.zone) if card else None
        if card and zone and not _is_zone(zone, those):
            yield (
                f"cards.{card.id}.zone",
                f"by the book this card belongs to {called}; put it there, or give it another name",
            )


def _leads_by_the_book(card: Card) -> Wrong:
    for field in ("number", "crowns"):
        if not getattr(card, field) and card.kind != "leader":  # else its kind asks for it
            yield (
                f"cards.{card.id}.{field}",
                "by the book this card leads; give it a number and a crown",
            )


def _first_government(zabita: Card, rohillas: Card) -> Wrong:
    """The government with which the example begins.

    :clause:`anarchy.example.voc-melds.legality` :clause:`anarchy.example.portuguese-coup.crowns`
    """
    if not rohillas.lists(zabita.number):
        yield (
            f"cards.{rohillas.id}.follows",
            f"by the book they follow Zabita Khan; add the number {zabita.number} "
            "[anarchy.example.voc-draw.sequence]",
        )
    crowns = zabita.crowns + rohillas.crowns
    if zabita.crowns and crowns != 1:
        yield (
            f"cards.{zabita.id}.crowns",
            f"by the book Zabita Khan and the Rohillas have 1 crown together, not {crowns} "
            "[anarchy.example.portuguese-coup.crowns]",
        )


def _known_border(content: AnarchyContent) -> Wrong:
    """Mysore attacks Pune in the example. :clause:`anarchy.example.pune.declaration`"""
    zones = [content.zone(one) for one in content.zone_ids]
    mysore = next((one for one in zones if _is_zone(one, _MYSORE)), None)
    pune = next((one for one in zones if _is_zone(one, _PUNE)), None)
    if not (mysore and pune):
        return
    if pune.id not in mysore.neighbours and mysore.id not in pune.neighbours:
        yield (
            f"zones.{mysore.id}.neighbours",
            f"by the book Mysore attacks Pune; name {pune.id!r} [anarchy.example.pune.declaration]",
        )


CONTENT: Final = Content(
    "anarchy",
    AnarchyContent,
    "The Anarchy",
    open_groups=("cards", "zones", "companies"),
    keys={
        "least_players": "players.least",
        "most_players": "players.most",
        "hand": "start.hand",
        "first_discard": "start.first_discard",
        "rupees": "start.rupees",
        "prices": "pay.prices",
        "money": "money.cards",
        "goal": "income.goal",
    },
    agree=agree,
)
"""The content of the game, with its sheet and whatever a pack puts in its place."""

sheet: Final = CONTENT.sheet
datum: Final = CONTENT.datum
default_content: Final = CONTENT.default
pack_content: Final = CONTENT.pack_content
read_pack: Final = CONTENT.read_pack
pack_schema: Final = CONTENT.pack_schema
