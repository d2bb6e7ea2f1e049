"""What a scenario tells of the governments of The Anarchy, by their cards or by what they show.

Of a government the cards are told, or what they show in all, or only that there is one. Where the
cards are not told, cards that nobody names stand for them: what hangs on which they are, or on a
symbol of which nothing is told, is not answered but asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final

from whichside_rules import anarchy
from whichside_rules.anarchy.engine import events, words
from whichside_rules.anarchy.engine.content import ANY, agree
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.kernel.book.text import nouns
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.value import altered
from whichside_rules.shared.finding import words_of
from whichside_rules.vocabulary.anarchy import parameter_types as say
from whichside_rules.vocabulary.world import Fact, GameWorld

__all__ = ["Governed"]

_NOTHING_SHOWN: Final = {"crowns": 1, "castles": 0, "swords": 0, "chests": 0}
"""What a leader whom nobody names shows beside what is told: a leader has a crown."""
_MOST_SYMBOLS: Final = 9
"""So many of a symbol one card shows at most."""


@lru_cache(32)
def _cards_by_name(box: anarchy.AnarchyContent) -> dict[str, str]:
    """The cards of a box by all that they are called, in small letters; of two the first."""
    found: dict[str, str] = {}
    for card in map(box.card, box.card_ids):
        for name in (card.id, card.name.en, card.name.fr):
            found.setdefault(name.casefold(), card.id)
    return found


@lru_cache(32)
def _with_cards(
    content: anarchy.AnarchyContent,
    sets: tuple[anarchy.Card, ...],
    joined: tuple[anarchy.Card, ...],
) -> tuple[anarchy.AnarchyContent, str]:
    """A content with these cards, and what is wrong with it.

    Args:
        content: what there is otherwise.
        sets: cards in place of all those of their zones.
        joined: cards in place of those of the same number.
    """
    made = (*sets, *joined)
    ids, zones = {one.id for one in made}, {one.zone for one in sets}
    numbers = {(one.zone, one.number) for one in joined if one.number is not None}
    kept = [one for one in content.cards if one.id not in ids]
    out = [one.id for one in kept if one.zone in zones or (one.zone, one.number) in numbers]
    without = dict.fromkeys((*(one for one in content.box.without if one not in ids), *out))
    box = altered(content.box, without=tuple(without))
    found = altered(content, cards=(*kept, *made), box=box)
    return found, "\n".join(f"{key}: {why}" for key, why in agree(found))


@lru_cache(32)
def _instead(
    content: anarchy.AnarchyContent, cards: tuple[anarchy.Card, ...]
) -> anarchy.AnarchyContent:
    """A content with these cards in place of those of the same ids."""
    by_id = {one.id: one for one in cards}
    return altered(content, cards=tuple(by_id.get(one.id, one) for one in content.cards))


@lru_cache(32)
def _side_by_side(
    near: tuple[tuple[str, frozenset[str]], ...], there: tuple[str, ...], number: int
) -> tuple[str, ...]:
    """So many zones of some, each next to as many as can be of those there and chosen before."""
    neighbours, found = dict(near), list[str]()
    for _ in range(min(number, len(neighbours.keys() - {*there}))):
        free = [one for one in neighbours if one not in there and one not in found]
        beside = [*there, *found]
        found.append(max(free, key=lambda one: len(neighbours[one] & {*beside})))
    return tuple(found)


class Governed(GameWorld):
    """A table of The Anarchy as far as the Givens tell who governs what, and with what."""

    rules = anarchy
    seats: tuple[str, ...] = tuple(nouns(anarchy.NAME)["player"])

    def __init__(self) -> None:
        super().__init__()
        self.content: anarchy.AnarchyContent = anarchy.default_content()
        self.new: bool = False
        self.made: list[anarchy.Card] = []
        """Cards in place of the sets of their zones."""
        self.joined: list[anarchy.Card] = []
        """Cards that join those of their zones."""
        self.hands: list[tuple[str, list[str]]] = []
        self.melds: list[tuple[str, str, list[str]]] = []
        self.known: list[tuple[str, str]] = []
        self.under: list[str] = []
        self.before: list[str] = []
        self.fought: tuple[str, str, str] | None = None
        """Who has attacked, and the names of both zones: of the attack, and attacked."""
        self.is_declared = False
        """Whether the attack is a move of the scenario."""
        self.attacked: tuple[str, str | None] | None = None
        """Who has attacked, and perhaps whom, where the zones are those that they govern."""
        self.reinforced: tuple[str, str] | None = None
        """Who may still reinforce, and the name of the zone."""
        self.held: list[tuple[str, str]] = []
        """Who controls which zone, by cards that nobody tells."""
        self.counted: list[tuple[str, str, str, int]] = []
        """What a government shows in all: whose, or in which zone, which symbol, and how many."""
        self.by_side: list[tuple[str, str, int]] = []
        """What the government shows of who attacks, or of who defends."""
        self.worth: list[tuple[str, int]] = []
        """The chests of all governments of a player."""
        self.laid: tuple[str, str, int] | None = None
        """Who lays a government of which only the crowns are told, with which card, and crowns."""
        self.free: list[str] = []
        """Zones that nobody controls."""
        self.mover: str | None = None

    # What things are called -------------------------------------------------------------------

    @property
    def box(self) -> anarchy.AnarchyContent:
        """The content; of governments of which nobody tells the cards, one shows what is told."""
        told = self._own_box
        tells = self._shown or self.worth or self.laid
        return _instead(told, tuple(self._showing())) if tells else told

    @property
    def _own_box(self) -> anarchy.AnarchyContent:
        """The content, with the cards of the scenario in place of the sets of their zones."""
        if not self.made and not self.joined:
            return self.content
        found, wrong = _with_cards(self.content, tuple(self.made), tuple(self.joined))
        if wrong:
            raise self.slip(f"the cards: {wrong}", f"les cartes : {wrong}")
        return found

    def card(self, name: str) -> str:
        """The id of a card of the box by its name.

        Raises:
            Slip: no card has that name.
        """
        box = self.first.setup.content if self.first is not None else self._own_box
        found = _cards_by_name(box).get(name.casefold()) or self._short_for(name, box)
        if found is None:
            self._must_not_be_replaced(name)
        cards = map(box.card, box.card_ids)
        return found or self.called(name, cards, Text("no card", "aucune carte"))

    def _must_not_be_replaced(self, name: str) -> None:
        """Say of a card that another one, which a sentence makes, has its number."""
        own = _cards_by_name(self.content).get(name.casefold())
        if own is None:
            return
        card = self.content.card(own)
        for other in self.joined:
            if (other.zone, other.number) == (card.zone, card.number):
                raise self.slip(
                    f"{card.name.en} has number {card.number}, as {other.name.en} has; "
                    "give that one another number",
                    f"{card.name.fr} a le numéro {card.number}, comme {other.name.fr} ; "
                    "donnez à celle-ci un autre numéro",
                )

    def _short_for(self, name: str, box: anarchy.AnarchyContent) -> str | None:
        """The one card that a part of its name can mean: of several, the one spoken of before."""
        by_name, short = _cards_by_name(box), set(words_of(name))
        found = {one for said, one in by_name.items() if short and short <= {*words_of(said)}}
        if len(found) > 1:
            told = [one for _, cards in self.hands for one in cards]
            told += [*(one for _, one in self.known), *(c for *_, some in self.melds for c in some)]
            found &= {by_name.get(one.casefold(), "") for one in told}
        return found.pop() if len(found) == 1 else None

    def cards(self, names: Iterable[str]) -> list[str]:
        """The ids of cards by their names."""
        return [self.card(one) for one in names]

    def zone(self, name: str) -> str:
        """The id of a zone of the box by its name.

        Raises:
            Slip: no zone has that name.
        """
        box = self.first.setup.content if self.first is not None else self._own_box
        return self.called(name, map(box.zone, box.zone_ids), Text("no zone", "aucune zone"))

    def look_up(self, kind: str, named: Any) -> None:
        """Find the cards and zones that a sentence names: a scenario may have its own."""
        several = {"cards": self.cards, "meld": self.cards, "several": self.cards}
        find = {"card": self.card, "zone": self.zone, **several}.get(kind)
        if find is not None:
            find(named)

    def called(self, name: str, things: Iterable[Any], none: Text) -> str:
        """The id of the thing of that name, be it the id or the name in either language."""
        known: dict[str, tuple[str, str, str]]
        known = {one.id: (one.id, one.name.en, one.name.fr) for one in things}
        for key, names in known.items():
            if name.casefold() in map(str.casefold, names):
                return key
        told = [names[2 if self.language == "fr" else 1] for names in known.values()]
        said = words.card(name).in_(self.language)
        hint = perhaps(nearest(said, told))
        raise self.slip(f"{none.en} is called {said}{hint}", f"{none.fr} de ce nom : {said}")

    # Who plays, and where the cards are -------------------------------------------------------

    def setup(self) -> anarchy.Setup:
        """The set-up that the Givens describe.

        Raises:
            ImpossibleWorld: there is no such set-up.
        """
        try:
            return anarchy.Setup(
                players=self.facts.get("number"),
                companies=self.facts.get("seats", ()) or self._companies(),
                readings=anarchy.Readings(**self.readings),
                content=self.box,
            )
        except InvalidValue as error:
            self.clash(str(error), str(error))

    def _companies(self) -> tuple[str, ...]:
        """Who plays where nobody says so: those who are named sit there with the usual three."""
        if "number" in self.facts:
            return ()
        told: list[tuple[Any, ...]] = [*self.hands, *self.known, *self.held, *self.melds]
        told += [(self.mover,), *((one,) for one in self._who_shows)]
        told += [one for one in (self.fought, self.attacked, self.reinforced) if one]
        told += [(self.facts.get("player"),)]
        told += [(name.partition(" ")[2],) for name in self.facts] + [(one,) for one in self.before]
        usual = anarchy.Setup().seats
        named = {*usual, *(one[0] for one in told)}
        seats = tuple(one for one in self.seats if one in named)
        return seats if len(seats) > len(usual) else ()

    def _of_each(self, what: str) -> dict[str, int]:
        start = f"{what} "
        return {
            name.removeprefix(start): one
            for name, one in self.facts.items()
            if name.startswith(start)
        }

    def begun_by(self, move: object | None) -> None:
        """Keep in mind whose the first move is: they are at the table, whoever else is."""
        self.mover = getattr(move, "player", None)

    @property
    def present(self) -> anarchy.Setup:
        """The set-up, without the position that would be settled by asking for it."""
        if self.is_described_still:
            return self.setup()
        setup: anarchy.Setup = self.state.setup
        return setup

    def _placed(self) -> set[str]:
        """The cards of which the Givens say where they are."""
        told = [one for _, _, cards in self.melds for one in cards]
        told += [one for _, cards in self.hands for one in cards]
        told += [*(one for _, one in self.known), *self.under, *self.facts.get("discard", ())]
        told += [self.facts["top"]] if "top" in self.facts else []
        return {*self.cards([*told, *self.facts.get("pile", ())])}

    def _is_supplied(self, key: str) -> bool:
        """Whether a datum is the scenario's own: so is what stands for cards that nobody names."""
        nobody = (f"cards.{one.id}." for one in self._nobody())
        return super()._is_supplied(key) or key.startswith(tuple(nobody))

    # Who governs, and with which cards --------------------------------------------------------

    @property
    def governed(self) -> list[tuple[str, str, list[str]]]:
        """The governments of which the Givens tell the cards: whose, where, and which."""
        of = self._own_box.card
        return [
            (who, self.zone(where) if where else of(self.card(cards[0])).zone, cards)
            for who, where, cards in self.melds
        ]

    @property
    def rulers(self) -> list[tuple[str, str]]:
        """Who governs which zone: on the table, or as far as the Givens tell."""
        if not self.is_described_still:
            return [(one.player, one.zone) for one in self.state.melds]
        return [*((who, where) for who, where, _ in self.governed), *self._held_zones]

    @property
    def on_the_table(self) -> tuple[anarchy.Meld, ...]:
        """The governments that lie there, that of a coup under way among them."""
        state = self.state
        return (*state.melds, *((state.rival,) if state.rival else ()))

    @property
    def _told_zones(self) -> tuple[str, ...]:
        return tuple(zone for _, zone, _ in self.governed)

    @property
    def _held_zones(self) -> list[tuple[str, str]]:
        """Who controls which zone by cards that nobody tells, supposed ones last."""
        return [*dict.fromkeys((*self._told_holders, *self._supposed_zones))]

    @property
    def _told_holders(self) -> list[tuple[str, str]]:
        """Who controls which zone as far as the Givens tell: who attacks from one has it."""
        held = [(who, self.zone(where)) for who, where in self.held]
        if self.fought and not self.is_declared:
            who, origin, _ = self.fought
            there = {zone for _, zone in held} | {*self._told_zones}
            held += [(who, self.zone(origin))] if self.zone(origin) not in there else []
        return held

    @property
    def _supposed_zones(self) -> list[tuple[str, str]]:
        """Where those govern of whom only is told what their government shows: next to others."""
        there = [*((who, zone) for who, zone, _ in self.governed), *self._told_holders]
        ruling = {who for who, _ in there}
        nowhere = [one for one in self._who_shows if one not in ruling]
        if not nowhere:
            return []
        attacked = self.zone(self.fought[2]) if self.fought else ""
        if attacked and attacked not in {zone for _, zone in there}:
            return [(nowhere[0], attacked)] if len(nowhere) == 1 else []
        of, told = self._own_box, {zone for _, zone in there}
        spoken_of = {*map(self.zone, self.free)} | {of.card(one).zone for one in self._placed()}
        near = tuple(
            (one, frozenset(of.neighbours(one)))
            for one in of.zone_ids
            if one in told or one not in spoken_of
        )
        found = _side_by_side(near, tuple(sorted(told)), len(nowhere))
        return [*zip(nowhere, found, strict=False)]

    def _somebody(
        self, content: anarchy.AnarchyContent, zone: str, others: Iterable[str] = ()
    ) -> str:
        """A leader of a zone whom nobody names: it is only known that there is one."""
        of, told = content.card, self._placed().union(others)
        for one in content.card_ids:
            leads = of(one).number is not None and of(one).crowns
            if of(one).zone == zone and one not in told and leads:
                return one
        raise self.slip(f"nobody is left to lead {zone}", f"il ne reste pas de chef : {zone}")

    def _zones_of(self, player: str) -> list[str]:
        """The zones that a player governs by the Givens."""
        there = [(who, zone) for who, zone, _ in self.governed] + self._held_zones
        return [*dict.fromkeys(zone for who, zone in there if who == player)]

    # What governments show of which nobody tells the cards ------------------------------------

    def show(self, symbol_: str, number_: int, player: str = "", zone: str = "") -> None:
        """Give what a government shows in all: that of a zone, or the only one of a player."""
        self.counted.append((player, zone, symbol_, number_))

    @property
    def _shown(self) -> list[tuple[str, str, str, int]]:
        """What governments show in all, those of the two who fight among them."""
        if not self.by_side:
            return self.counted
        told = [(self._fights(side), "", each, number_) for side, each, number_ in self.by_side]
        return [*self.counted, *told]

    @property
    def _who_shows(self) -> list[str]:
        """The players of whose governments only is told what they show."""
        told = [*(one[0] for one in self._shown), *(who for who, _ in self.worth)]
        return [*dict.fromkeys(filter(None, told))]

    def _shown_in(self, zone: str) -> dict[str, int]:
        """What the government of a zone shows in all, as far as anybody tells."""
        who = [player for player, where in self._held_zones if where == zone]
        found = dict[str, int]()
        for player, where, symbol_, number_ in self._shown:
            if (where and self.zone(where) == zone) or (not where and player in who):
                found[symbol_] = number_
        for player, chests in self.worth:
            if player in who and self._zones_of(player) == [zone]:
                found.setdefault("chests", chests)
        return found

    def _is_of(self, player: str, where: str, zone: str) -> bool:
        """Whether what is told of the government of somebody, or there, is told of a zone."""
        return self.zone(where) == zone if where else (player, zone) in self.rulers

    def _unnamed(self, zone: str) -> list[anarchy.Card]:
        """Cards that nobody names, which show what a government does, the leader first."""
        box, shown = self._own_box, _NOTHING_SHOWN | self._shown_in(zone)
        leader = self._somebody(box, zone)
        placed = self._placed()
        others = [
            one.id
            for one in map(box.card, box.card_ids)
            if one.zone == zone and one.number is None and one.id not in placed
        ]
        number = 1 + (max(shown.values()) - 1) // _MOST_SYMBOLS
        if number > 1 + len(others):
            there = words.zone(zone)
            raise self.slip(f"nothing shows so much: {there.en}", f"rien n'en a tant : {there.fr}")
        found = list[anarchy.Card]()
        for at, name in enumerate([leader, *others[: number - 1]]):
            low = at * _MOST_SYMBOLS
            part = {key: min(max(n - low, 0), _MOST_SYMBOLS) for key, n in shown.items()}
            follows = {"follows": ANY} if at else {}
            found.append(altered(box.card(name), kind="place", **part, **follows))
        return found

    def _nobody(self) -> Iterator[anarchy.Card]:
        """The cards that nobody names, on the table and of a coup."""
        told = self._told_zones
        for _, zone in self._held_zones:
            if zone not in told:
                yield from self._unnamed(zone)
        if self.laid:
            yield self._own_box.card(self.laid[1])

    def _showing(self) -> Iterator[anarchy.Card]:
        """The cards that nobody names, with what is told of their governments."""
        told = self._told_zones
        for _, zone in self._held_zones:
            if self._shown_in(zone) and zone not in told:
                yield from self._unnamed(zone)
        if self.laid:
            _, card, crowns = self.laid
            shown = _NOTHING_SHOWN | {"crowns": crowns}
            yield altered(self._own_box.card(card), kind="place", **shown)

    def _check_shown(self) -> None:
        """A government shows what is told of it, and one is there.

        Raises:
            ImpossibleWorld: it shows something else.
            Slip: nobody governs there, or nothing tells which government it is.
        """
        of = self._own_box.card
        for player, where, symbol_, number_ in self._shown:
            mine = [
                zone
                for who, zone in self.rulers
                if (where and self.zone(where) == zone) or (not where and who == player)
            ]
            if len({*mine}) != 1:
                raise self.slip(
                    "say whose government that is, and in which zone",
                    "dites de qui est ce gouvernement, et dans quelle zone",
                )
            once = {
                number
                for who, there, each, number in self._shown
                if each == symbol_ and self._is_of(who, there, mine[0])
            }
            cards = [one for _, zone, some in self.governed if zone == mine[0] for one in some]
            if cards:
                shown = sum(getattr(of(one), symbol_) for one in self.cards(cards))
                once = {shown, number_}
            if len(once) > 1:
                there = words.zone(mine[0])
                en, fr = f"{there.en}, {symbol_}", f"{there.fr}, {say.SYMBOLS[symbol_].fr}"
                self.contradiction(Fact(Text(en, fr)), max(once - {number_}), number_)

    def _check_worth(self) -> None:
        """The governments of a player have the chests that are told, as far as anybody can tell.

        Raises:
            ImpossibleWorld: they have others.
            Slip: it is not told which government has how many.
        """
        of = self._own_box.card
        for player, chests in self.worth:
            mine = [(zone, cards) for who, zone, cards in self.governed if who == player]
            zones = self._zones_of(player)
            if {zone for zone, _ in mine} != {*zones} and (mine or len(zones) > 1):
                raise self.slip(
                    f"say how many chests each government of {player} has",
                    f"dites combien de coffres a chaque gouvernement de {words.player(player).fr}",
                )
            told = sum(of(one).chests for _, cards in mine for one in self.cards(cards))
            told = told if mine else self._shown_in(zones[0])["chests"]
            if told != chests:
                en, fr = f"the chests of {player}", f"les coffres de {words.player(player).fr}"
                self.contradiction(Fact(Text(en, fr)), told, chests)

    def lay_untold(self, player: str, zone: str, crowns: int) -> str:
        """Have a leader of a zone in hand whom nobody names, to be laid with so many crowns.

        Raises:
            Slip: the table is set, or it is told what that hand holds.
        """
        told = {one for one, _ in (*self.hands, *self.known)} | {self.facts.get("rest")}
        untimely = not self.is_described_still or self.laid or self.new
        if untimely or player in told or crowns > _MOST_SYMBOLS:
            raise self.slip("say which cards are laid", "dites quelles cartes sont posées")
        there = zone in self.untold
        taken = [one.id for one in self._unnamed(zone)] if there else []
        card = self._somebody(self._own_box, zone, taken)
        self.hands.append((player, [card]))
        self.laid = (player, card, crowns)
        return card

    # Who fights -------------------------------------------------------------------------------

    @property
    def war(self) -> tuple[str, str, str] | None:
        """Who has attacked, and the names of both zones, if a war is fought.

        Raises:
            Slip: nothing tells which zones they are.
        """
        if self.fought is not None or not self.is_attacked:
            return self.fought
        who, other = self.attacked or (self._fights("attacker"), self._fights("defender"))
        return (who, *self.from_where(who, other=other))

    @property
    def is_attacked(self) -> bool:
        """Whether a war is fought: it is told, or who attacks is spoken of."""
        spoken_of = any(side == "attacker" for side, *_ in self.by_side)
        return bool(self.fought or self.attacked or (spoken_of and not self.is_declared))

    @property
    def is_told_who_attacks(self) -> bool:
        """Whether the Givens say who has attacked."""
        return bool(self.fought or self.attacked)

    def _fights(self, side: str) -> str:
        """Who attacks, or who defends; where nobody tells it, one who plays."""
        attacker, other = self.attacked or (None, None)
        if self.fought is not None:
            there = [(who, self.zone(where)) for who, where in self.held]
            there += [(who, zone) for who, zone, _ in self.governed]
            attacker = self.fought[0]
            other = next((who for who, zone in there if zone == self.zone(self.fought[2])), None)
        named = [*(one[0] for one in self.held), *(one[0] for one in self.melds)]
        named += [*(one[0] for one in self.counted), *(one[0] for one in self.worth)]
        everybody = [*filter(None, named), *self.seats]
        first = attacker or next(one for one in everybody if one != other)
        second = other or next(one for one in everybody if one != first)
        return first if side == "attacker" else second

    def from_where(
        self,
        player: str,
        origin: str | None = None,
        zone: str | None = None,
        other: str | None = None,
    ) -> tuple[str, str]:
        """From which zone a player attacks, and which one: those that lie next to each other.

        Raises:
            Slip: there are none, or several.
        """
        ruled = {*self.rulers}
        mine = [where for who, where in ruled if who == player]
        mine = mine if origin is None else [self.zone(origin)]
        theirs = {where for who, where in ruled if who != player and other in (None, who)}
        there = [*theirs] if zone is None else [self.zone(zone)]
        near = self.present.content.neighbours
        if len(mine) == 1 and not theirs and (zone, other) == (None, None):
            return mine[0], near(mine[0])[0]  # Wherever it is, there is nobody to attack.
        ways = [(one, two) for one in mine for two in there if two in near(one)]
        ways = ways or [(one, two) for one in mine for two in there]
        if len(ways) != 1:
            raise self.slip(
                "say from which zone, and which zone is attacked",
                "dites depuis quelle zone, et quelle zone est attaquée",
            )
        return ways[0]

    def suppose_reply(self, player: str) -> None:
        """Whoever adds cards first to the zone that is attacked may do so, if no bid was told."""
        if not self.war or not self.is_described_still or self._of_each("bid"):
            return
        where = self.zone(self.war[2])
        if any((who, zone) == (player, where) for who, zone, _ in self.governed):
            self.reinforced = (player, self.war[2])

    # What must be told before something is answered -------------------------------------------

    @property
    def untold(self) -> dict[str, str]:
        """The zones of governments whose cards nobody tells, and whose each is."""
        told = self._told_zones
        found = {zone: player for player, zone in self._held_zones if zone not in told}
        if self.laid:
            player, card, _ = self.laid
            found.setdefault(self._own_box.card(card).zone, player)
        return found

    def must_tell(self, *zones: str, whose: str = "", shows: Iterable[str] = ()) -> None:
        """Ask for the cards of a government of which only is said that there is one.

        Args:
            zones: where they govern.
            whose: whose they are.
            shows: the only symbols on which it hangs, if it hangs on nothing else.

        Raises:
            Slip: what is asked hangs on them.
        """
        for zone, player in self.untold.items():
            if zone not in zones and whose not in (player, self._ruler_now(zone)):
                continue
            who, there, shown = words.player(player), words.zone(zone), self._shown_in(zone)
            told = zone in self._told_zones  # Only who attempts a coup there shows but crowns.
            missing = [one for one in shows if one not in shown and not told]
            if shows and not missing and not self.is_changed:
                continue
            if shown and missing and not self.is_changed:
                raise self.slip(
                    f"say how many {missing[0]} the government of {there.en} has, perhaps 0",
                    f"dites combien de {say.SYMBOLS[missing[0]].fr} a le gouvernement, {there.fr}, "
                    "peut-être 0",
                )
            raise self.slip(
                f"say with which cards {who.en} governs {there.en}",
                f"dites avec quelles cartes {who.fr} gouverne {there.fr}",
            )

    def _ruler_now(self, zone: str) -> str | None:
        """Who governs a zone by now, if anything was played."""
        return None if self.is_described_still else anarchy.ruler(self.state, zone)

    @property
    def is_changed(self) -> bool:
        """Whether cards that nobody tells may lie elsewhere by now: what they show is open.

        An attacker who loses none takes a whole government, which stays where it lies.
        """
        if not (self._shown or self.worth or self.laid) or self.is_described_still:
            return False
        attacker = (self.fought or self.attacked or (self._fights("attacker"),))[0]
        for one in self.all_events:
            if isinstance(one, events.AttackDeclared):
                attacker = one.player
            if isinstance(one, events.CoupDecided):
                return True
            if isinstance(one, events.WarWon) and (one.number or one.player != attacker):
                return True
        return False

    def must_count(self) -> None:
        """Ask for the cards of a government of which only is told what it shows, once they are won.

        Raises:
            Slip: how many they are, and which, is not told.
        """
        if self.is_changed or self.laid:
            self.must_tell(*self.untold)

    @property
    def may_be_razed(self) -> bool:
        """Whether cards fell of governments of which nobody tells how many they have."""
        fell = [one.number for one in self.all_events if isinstance(one, events.WarWon)]
        return self.is_changed and any(fell)

    def must_place(self, *names: str) -> None:
        """Ask for the cards of a government that one of these may lie in, as far as anybody tells.

        What comes by chance hangs on how many they are, whichever is asked for.

        Raises:
            Slip: one may.
        """
        if not self.untold:
            return
        state, of = self.state, self.state.setup.content.card
        told = self._placed().union(state.discard, state.under, *state.hands)
        told.update(*(one.cards for one in state.melds if one.zone not in self.untold))
        self.must_tell(*(of(one).zone for one in self.cards(names) if one not in told))
        if self.weighed:
            self.must_tell(*self.untold)
