"""The sentences of The Anarchy.

A scenario describes a table as far as it matters: what is not said is not there. A player who is
not mentioned has no card and 10 rupees, and a card that is not mentioned lies in the draw pile.
Whose turn it is, and the phase, follow from the first move unless they are said; so does a hand of
which nothing is said: it has the cards that are played first, if nobody says where they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from whichside_rules import anarchy
from whichside_rules.anarchy import meld, war
from whichside_rules.anarchy.engine import events, words
from whichside_rules.anarchy.engine.content import Names, agree
from whichside_rules.anarchy.engine.tasks import (
    Challenge,
    Form,
    LayBids,
    Rebuild,
    Reply,
    TakeCard,
)
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.kernel.playing.refusal import ImpossiblePosition, UnknownPlayer
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.value import altered
from whichside_rules.shared.finding import words_of
from whichside_rules.vocabulary.anarchy import parameter_types as say
from whichside_rules.vocabulary.declaring import declaring
from whichside_rules.vocabulary.parameter_types import joined, number, words as quoted
from whichside_rules.vocabulary.quantity import bound
from whichside_rules.vocabulary.registry import Registry
from whichside_rules.vocabulary.world import WORLDS, Fact, GameWorld

TYPES: dict[str, Callable[[str], object]] = {
    "Bound": bound,
    "Card": say.card,
    "Cards": say.cards,
    "Hand": say.of_hand,
    "Meld": say.meld,
    "Number": number,
    "OfZone": say.of_zone,
    "Phase": say.phase,
    "Player": say.player,
    "Players": say.players,
    "Ranking": say.ranking,
    "Several": say.several,
    "Side": say.side,
    "Symbol": say.symbol,
    "Words": quoted,
    "Zone": say.zone,
    "Zones": say.zones,
}

SENTENCES = Registry(game="anarchy", types=TYPES)
"""What a scenario of this game may say beside the sentences of every game."""

given, when, then, quantity, plays = declaring(SENTENCES)

_MOMENTS: dict[type[Any], anarchy.Phase] = {
    anarchy.Flip: "order",
    anarchy.Pay: "pay",
    anarchy.Draw: "draw",
    anarchy.Come: "draw",
    anarchy.Discard: "discard",
    anarchy.Attack: "war",
    anarchy.Bid: "war",
    anarchy.Doomed: "war",
}
"""Where the game stands when such a move is the first; else cards are melded."""


def _all(names: Iterable[str], tell: Callable[[str], Text]) -> Text:
    """Several things by their names."""
    said = [tell(one) for one in names]
    if not said:
        return Text("nothing", "rien")
    return Text(joined([one.en for one in said], "en"), joined([one.fr for one in said], "fr"))


def told_cards(names: Iterable[str]) -> Text:
    """Some cards by their names."""
    return _all(names, words.card)


def told_players(names: Iterable[str]) -> Text:
    """Some players."""
    return _all(names, words.player)


def told_player(name: str) -> Text:
    """A player; no name is nobody."""
    return words.player(name) if name else Text("nobody", "personne")


_FACTS: dict[str, Fact] = {
    "phase": Fact(Text("the phase", "la phase"), lambda one: words.PHASES[one]),
    "player": Fact(Text("whose turn it is", "le joueur dont c'est le tour"), told_player),
    "round": Fact(Text("the round", "le tour de table")),
    "taker": Fact(Text("who takes a card", "qui prend une carte"), told_player),
    "to_draw": Fact(Text("the cards still to draw", "les cartes à piocher encore")),
    "winner": Fact(Text("the winner", "qui gagne"), told_player),
    "seats": Fact(Text("the players", "les joueurs"), told_players),
    "number": Fact(Text("the number of players", "le nombre de joueurs")),
    "discard": Fact(Text("the discard pile", "la défausse"), told_cards),
    "top": Fact(Text("the top of the discard pile", "le sommet de la défausse"), words.card),
    "rest": Fact(Text("where the other cards are", "où sont les autres cartes"), told_player),
    "pile": Fact(Text("the draw pile", "la pioche"), told_cards),
}


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
    content: anarchy.AnarchyContent, made: tuple[anarchy.Card, ...]
) -> tuple[anarchy.AnarchyContent, str]:
    """A content with these cards in place of the sets of their zones, and what is wrong with it."""
    ids, zones = {one.id for one in made}, {one.zone for one in made}
    kept = [one for one in content.cards if one.id not in ids]
    out = [one.id for one in kept if one.zone in zones]
    without = dict.fromkeys((*(one for one in content.box.without if one not in ids), *out))
    box = altered(content.box, without=tuple(without))
    found = altered(content, cards=(*kept, *made), box=box)
    return found, "\n".join(f"{key}: {why}" for key, why in agree(found))


class AnarchyWorld(GameWorld):
    """The world of The Anarchy."""

    rules = anarchy
    seats: tuple[str, ...] = tuple(one.id for one in anarchy.default_content().companies)
    begins_by: tuple[str, ...] = ("anarchy.setup.shuffle", "anarchy.setup.deal-10")

    def __init__(self) -> None:
        super().__init__()
        self.content: anarchy.AnarchyContent = anarchy.default_content()
        self.new: bool = False
        self.made: list[anarchy.Card] = []
        self.hands: list[tuple[str, list[str]]] = []
        self.melds: list[tuple[str, str, list[str]]] = []
        self.known: list[tuple[str, str]] = []
        self.under: list[str] = []
        self.before: list[str] = []
        self.led: list[str] = []
        """Cards that took the place of a leader this turn."""
        self.war: tuple[str, str, str] | None = None
        """Who has attacked, and the names of both zones: of the attack, and attacked."""
        self.reinforced: tuple[str, str] | None = None
        """Who may still reinforce, and the name of the zone."""
        self.moment: anarchy.Phase = "meld"
        self.held: list[tuple[str, str]] = []
        """Who controls which zone, by cards that nobody tells."""
        self.barred: list[tuple[str, str, tuple[str, ...]]] = []
        """In whose hand is no card of a zone but some, or none that could be added."""
        self.free: list[str] = []
        """Zones that nobody controls."""
        self.mover: str | None = None
        self.supposed: tuple[str, tuple[str, ...]] | None = None

    # What the scenario describes ----------------------------------------------------------------

    def fact(self, name: str) -> Fact:
        """How a fact of the position is told; some are told of each player."""
        if name in _FACTS:
            return _FACTS[name]
        what, _, player = name.partition(" ")
        told = {
            "rupees": Text(f"the rupees of {player}", f"les roupies de {player}"),
            "taken": Text(f"the incomes of {player}", f"les revenus de {player}"),
            "last-bid": Text(f"the last bid of {player}", f"la dernière mise de {player}"),
            "bid": Text(f"the bid of {player}", f"la mise de {player}"),
        }
        return Fact(told[what])

    @property
    def box(self) -> anarchy.AnarchyContent:
        """The content, with the cards of the scenario in place of the sets of their zones."""
        if not self.made:
            return self.content
        found, wrong = _with_cards(self.content, tuple(self.made))
        if wrong:
            raise self.slip(f"the cards: {wrong}", f"les cartes : {wrong}")
        return found

    def card(self, name: str) -> str:
        """The id of a card of the box by its name.

        Raises:
            Slip: no card has that name.
        """
        box = self.first.setup.content if self.first is not None else self.box
        found = _cards_by_name(box).get(name.casefold()) or self._short_for(name, box)
        cards = map(box.card, box.card_ids)
        return found or self.called(name, cards, Text("no card", "aucune carte"))

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
        box = self.first.setup.content if self.first is not None else self.box
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
        told = [*self.hands, *self.known, *self.held, *self.melds, (self.mover,)]
        told += [one for one in (self.war, self.reinforced) if one] + [(self.facts.get("player"),)]
        told += [(name.partition(" ")[2],) for name in self.facts] + [(one,) for one in self.before]
        usual = anarchy.Setup().seats
        named = {*usual, *(one[0] for one in told)}
        seats = tuple(one for one in self.seats if one in named)
        return seats if len(seats) > len(usual) else ()

    @property
    def lies(self) -> Iterable[object]:
        """What the Givens say of the table."""
        said = {*self.facts} - {"number", "seats"}
        lie = (self.hands, self.melds, self.held, self.known, self.under, self.before, self.led)
        return (said, *lie, self.barred, self.free, self.war, self.reinforced)

    def build(self, move: object | None) -> anarchy.AnarchyState:
        """The position of the Givens; a new game if they say so."""
        if self.new:
            new: anarchy.AnarchyState = self.begin()
            return new
        self.mover = getattr(move, "player", None)
        setup, facts = self.setup(), self.facts
        phase: anarchy.Phase = facts.get("phase") or self._phase(move)
        player = facts.get("player") or facts.get("winner") or getattr(move, "player", None)
        player = player or (self.war[0] if self.war else None)
        where = self._where(setup, facts.get("rest", ""))
        if phase == "deal" and facts.get("round", 1) != 1:
            why = Text("the cards are dealt before round 1", "on distribue avant le premier tour")
            raise self.impossible(why, ["anarchy.setup.deal-10"])
        self._check_barred(setup, where["hands"])
        try:
            return anarchy.position(
                setup=setup,
                phase=phase,
                player=None if phase in ("deal", "order") else player,
                melds=list(self._melds(setup)),
                money=self._of_each("rupees"),
                taken=self._of_each("taken"),
                before=self.before,
                in_round=facts.get("round", 1),
                ending=self._ending(setup),
                led=self.cards(self.led),
                turned_up=self._of_each("last-bid"),
                **self._under_way(setup),
                **where,
            )
        except ImpossiblePosition as error:
            raise self.not_built(error) from None

    def _check_barred(self, setup: anarchy.Setup, hands: dict[str, list[str]]) -> None:
        """No hand has what the Givens say that it has not, and nobody governs a neutral zone.

        Raises:
            ImpossibleWorld: one step says so, and another not.
        """
        of = setup.content.card
        held = {of(cards[0]).zone for _, cards in self._melds(setup)}
        for one in map(self.zone, self.free):
            if one in held:
                there = words.zone(one)
                self.clash(
                    f"{there.en}: neutral in one step, and governed in another",
                    f"{there.fr} : neutre à une étape, et sous un gouvernement à une autre",
                )
        for player, where, names in self.barred:
            but = self.cards(names)
            mine = [cards[0] for who, cards in self._melds(setup) if who == player]
            zone = self.zone(where) if where not in ("", "*") else ""
            found = [
                one
                for one in hands.get(player, ())
                if where == "*"
                or (zone and of(one).zone == zone and one not in but)
                or (not zone and any(anarchy.follows(setup, one, each) for each in mine))
            ]
            strange = [one for one in but if zone and of(one).zone != zone]
            if found or strange:
                told, who = told_cards(found or strange), words.player(player)
                self.clash(
                    f"{who.en} holds {told.en}: another step says otherwise",
                    f"{who.fr} a en main {told.fr} : une autre étape dit autre chose",
                )

    def _under_way(self, setup: anarchy.Setup) -> dict[str, Any]:
        """The war that is fought, or the card that comes into a hand, and what lies there for it.

        Raises:
            ImpossibleWorld: such a war cannot be made.
        """
        if "taker" in self.facts:
            to_draw = self.facts.get("to_draw", 0)
            return {"agenda": (TakeCard(self.facts["taker"]),), "to_draw": to_draw}
        bids = self._of_each("bid")
        if self.war is None:
            if self.reinforced or bids:
                raise self.impossible(
                    Text("no war is fought", "aucune guerre n'est menée"),
                    ["anarchy.war.from-own-zone"],
                )
            return {"to_draw": self.facts.get("to_draw")}
        player, origin, zone = self.war[0], self.zone(self.war[1]), self.zone(self.war[2])
        melds = list(self._melds(setup))
        there = anarchy.position(setup=setup, phase="war", player=player, melds=melds)
        for wrong in war.check_attack(there, anarchy.Attack(player, origin, zone)):
            if wrong.clause != "anarchy.war.strictly-more":  # the defence may have grown since
                raise self.impossible(wrong.why, [wrong.clause])
        defender = meld.ruler(there, zone) or ""
        due: list[Any] = [LayBids()]
        if self.reinforced:
            who, where = self.reinforced[0], self.zone(self.reinforced[1])
            if (who, where) != (defender, zone):
                told, at = words.player(defender), words.zone(zone)
                raise self.impossible(
                    Text(f"{told.en} defends {at.en}", f"{told.fr} défend {at.fr}"),
                    ["anarchy.war.defender-reinforces"],
                )
            due.insert(0, Reply(who, where, "anarchy.war.defender-reinforces"))
        battle = anarchy.Battle(player, defender, origin, zone)
        return {"battle": battle, "bids": bids, "agenda": due}

    def _phase(self, move: object | None) -> anarchy.Phase:
        """The phase of the first move, or the one of which the Givens speak."""
        if "winner" in self.facts:
            return "over"
        if self.war:
            return "war"
        if "taker" in self.facts or (move is None and "to_draw" in self.facts):
            return "draw"
        moment = _MOMENTS.get(type(move), self.moment)
        return "meld" if moment == "order" and self.facts.get("player") else moment

    def _of_each(self, what: str) -> dict[str, int]:
        start = f"{what} "
        return {
            name.removeprefix(start): one
            for name, one in self.facts.items()
            if name.startswith(start)
        }

    def _melds(self, setup: anarchy.Setup) -> Iterator[tuple[str, list[str]]]:
        """The governments; each is of the zone that was named with it."""
        for player, where, named in self.melds:
            cards = self.government(setup, named)
            zone = self.zone(where) if where else setup.content.card(cards[0]).zone
            strange = [one for one in cards if setup.content.card(one).zone != zone]
            if strange:
                told, there = told_cards(strange), words.zone(zone)
                raise self.impossible(
                    Text(
                        f"no card of {there.en}: {told.en}", f"pas de carte, {there.fr} : {told.fr}"
                    ),
                    ["anarchy.meld.same-zone"],
                    strange,
                )
            yield player, cards
        said = {(player, zone) for player, zone, _ in self.governed}
        for player, where in self.held:
            if (player, self.zone(where)) not in said:
                yield player, [self._somebody(setup, self.zone(where))]

    def _somebody(self, setup: anarchy.Setup, zone: str) -> str:
        """A leader of a zone whom nobody names: it is only known that there is one."""
        of, told = setup.content.card, self._placed()
        for one in setup.content.card_ids:
            if of(one).zone == zone and one not in told and anarchy.leads(setup, one):
                return one
        raise self.slip(f"nobody is left to lead {zone}", f"il ne reste pas de chef : {zone}")

    def government(self, setup: anarchy.Setup, names: Sequence[str]) -> list[str]:
        """The ids of the cards of a government, the leader first.

        Where the first cannot lead the others, and another can, that one does.
        """
        cards = self.cards(names)
        for leader in cards if all(one in setup.content.card_ids for one in cards) else ():
            others = [one for one in cards if one != leader]
            if anarchy.leads(setup, leader) and all(
                anarchy.follows(setup, one, leader) for one in others
            ):
                return [leader, *others]
        return cards

    @property
    def present(self) -> anarchy.Setup:
        """The set-up, without the position that would be settled by asking for it."""
        if self.is_described_still:
            return self.setup()
        setup: anarchy.Setup = self.state.setup
        return setup

    def suppose(self, player: str, names: Iterable[str]) -> None:
        """Have what is played first in a hand of which nothing is said, if nobody has it."""
        hands = {one for one, _ in (*self.hands, *self.known)} | {self.facts.get("rest")}
        if not self.is_described_still or player in hands or self.new:
            return
        placed = self._placed()
        cards = [one for one in self.cards(names) if one not in placed]
        if cards:
            self.hands.append((player, cards))
            self.supposed = (player, tuple(cards))

    def _placed(self) -> set[str]:
        """The cards of which the Givens say where they are."""
        told = [one for _, _, cards in self.melds for one in cards]
        told += [one for _, cards in self.hands for one in cards]
        told += [*(one for _, one in self.known), *self.under, *self.facts.get("discard", ())]
        told += [self.facts["top"]] if "top" in self.facts else []
        return {*self.cards([*told, *self.facts.get("pile", ())])}

    def unsaid(self) -> Iterable[Text]:
        """What was supposed to be in a hand."""
        if self.supposed:
            player, cards = words.player(self.supposed[0]), told_cards(self.supposed[1])
            yield Text(
                f"nothing is said of the hand of {player.en}: it is supposed to hold {cards.en}",
                f"on ne dit rien de la main de {player.fr} : on y suppose {cards.fr}",
            )

    def must_tell(self, *zones: str, whose: str = "") -> None:
        """Ask for the cards of a government of which only is said that there is one.

        Raises:
            Slip: what is asked hangs on them.
        """
        for player, where in self.held:
            zone = self.zone(where)
            if (zone in zones or player == whose) and zone not in self._told_zones:
                who, there = words.player(player), words.zone(zone)
                raise self.slip(
                    f"say with which cards {who.en} governs {there.en}",
                    f"dites avec quelles cartes {who.fr} gouverne {there.fr}",
                )

    @property
    def governed(self) -> list[tuple[str, str, list[str]]]:
        """The governments of which the Givens tell the cards: whose, where, and which."""
        of = self.box.card
        return [
            (who, self.zone(where) if where else of(self.card(cards[0])).zone, cards)
            for who, where, cards in self.melds
        ]

    @property
    def rulers(self) -> list[tuple[str, str]]:
        """Who governs which zone: on the table, or as far as the Givens tell."""
        if not self.is_described_still:
            return [(one.player, one.zone) for one in self.state.melds]
        held = [(who, self.zone(where)) for who, where in self.held]
        return [*((who, where) for who, where, _ in self.governed), *held]

    @property
    def _told_zones(self) -> tuple[str, ...]:
        return tuple(zone for _, zone, _ in self.governed)

    def whole_hand(self, player: str, said: tuple[int, bool], card: str | None = None) -> list[str]:
        """The cards of a hand, those that are named beside it left out.

        Raises:
            Slip: they are not as many as was said.
        """
        told = [one for who, cards in self.hands if who == player for one in self.cards(cards)]
        told += [self.card(one) for who, one in self.known if who == player]
        if not self.is_described_still:
            seats = self.state.setup.seats
            if player not in seats:
                raise UnknownPlayer(player, seats)
            told = [*self.state.hands[seats.index(player)]]
        count, others = said
        named = self.card(card) if card is not None else ""
        found = [one for one in dict.fromkeys(told) if one != named]
        whole = len(found) + (bool(named) and not others)
        if not found or (count and count != whole) or (others and not named):
            raise self.slip(
                f"the hand of {player} has {len(told)} cards",
                f"la main de {words.player(player).fr} a {len(told)} cartes",
            )
        return found

    def play(self, move: Any) -> bool:
        """Play a move; what hangs on cards that nobody tells is not decided.

        Raises:
            Slip: it hangs on them.
        """
        if self.held:
            state: Any = self.ready(move)
            if isinstance(move, anarchy.Coup | anarchy.Follow | anarchy.Replace | anarchy.Name):
                self.must_tell(state.setup.content.card(move.card).zone)
            if isinstance(move, anarchy.Attack) and state.setup.readings.declaration != "any":
                self.must_tell(move.origin, move.zone)
            if isinstance(move, anarchy.Bid) and state.battle:
                self.must_tell(state.battle.origin, state.battle.zone)
            if isinstance(move, anarchy.Done) and state.phase == "war" and not state.agenda:
                self.must_tell(whose=move.player)
        return super().play(move)

    def _where(self, setup: anarchy.Setup, rest: str) -> dict[str, Any]:
        """What lies in hands and piles; of the other cards, where the Givens put them."""
        hands: dict[str, list[str]] = {}
        for player, cards in self.hands:
            hands.setdefault(player, []).extend(self.cards(cards))
        known: dict[str, list[str]] = {}
        for player, one in self.known:
            known.setdefault(player, []).append(self.card(one))
            if self.card(one) not in hands.setdefault(player, []):
                hands[player].append(self.card(one))
        discard = self.cards(self.facts.get("discard", ()))[::-1]
        top = [self.card(self.facts["top"])] if "top" in self.facts else []
        if discard and top and discard[-1:] != top:
            self.contradiction(self.fact("top"), discard[-1], top[0])
        discard = discard or top
        winner = [self.facts["winner"]] if "winner" in self.facts else []
        for player in (*winner, *self._of_each("taken")):
            hands.setdefault(player, [])  # So that it is told that somebody does not play.
        under, pile = self.cards(self.under), self.cards(self.facts.get("pile", ()))
        melded = [one for _, cards in self._melds(setup) for one in cards]
        said = {*discard, *under, *melded}.union(*hands.values())
        if twice := [one for one in pile if one in said]:
            told = told_cards(twice)
            raise self.impossible(
                Text(f"in the draw pile and elsewhere: {told.en}", f"aussi ailleurs : {told.fr}"),
                ["anarchy.component.126-cards"],
            )
        if rest or "pile" in self.facts:
            others = [one for one in setup.content.card_ids if one not in {*said, *pile}]
            if rest:
                hands.setdefault(rest, []).extend(others)
            else:
                discard = [*others, *discard]
        return {"hands": hands, "known": known, "discard": discard, "under": under}

    def _ending(self, setup: anarchy.Setup) -> anarchy.Ending | None:
        if "winner" not in self.facts:
            return None
        if setup.readings.victory == "one-income":
            return anarchy.Ending(self.facts["winner"], "anarchy.income.win-20")
        return anarchy.Ending(self.facts["winner"], "anarchy.goal.twenty-income")

    @property
    def described(self) -> tuple[object, ...]:
        """What the Givens say, for the names in it."""
        return (self.facts, self.hands, self.melds, self.held, self.known, self.under)

    named = described

    # Moves of several parts ---------------------------------------------------------------------

    def play_all(self, *moves: Any, until: type[Any] | None = None) -> None:
        """Play moves that are one for a player: all of them, or none if one of them is refused.

        Args:
            moves: the parts.
            until: the task that these parts end, unless it is over by itself.
        """
        before = self.ready(moves[0] if moves else None), *self.past()
        for move in moves:
            if not self.play(move):
                self.take_back(before)
                return
        due = self.state.agenda[:1]
        if (
            until
            and due
            and isinstance(due[0], until)
            and not self.play(anarchy.Done(due[0].player))
        ):
            self.take_back(before)

    def past(self) -> tuple[Any, ...]:
        """What a move adds to, so that it can be taken back."""
        return list(self.transitions), list(self._fired), self.happened, self._last

    def take_back(self, before: tuple[Any, ...]) -> None:
        """As it was before the first part; the refusal stays, with its clauses."""
        happened: tuple[str, ...]
        self._state, self.transitions[:], self._fired, happened, self._last = before
        self.happened: tuple[str, ...] = happened
        refused = self.refusal.violations if self.refusal else ()
        self.happen(*(one.clause for one in refused))


WORLDS["anarchy"] = AnarchyWorld


# Given ------------------------------------------------------------------------------------------


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
    at = 1 if game.language == "fr" else 0
    known = ", ".join(called[min(at, len(called) - 1)] for called in say.COLUMNS.values())
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
    symbols: dict[str, Any] = {}
    zone = say.zone_id(row.get("zone", ""))
    try:
        for field in ("crowns", "castles", "swords", "chests"):
            symbols[field] = int(row.get(field) or 0)
        return anarchy.Card(
            id=say.card_id(name),
            name=Names(name, name),
            zone=game.called(zone, game.content.zones, Text("no zone", "aucune zone")),
            kind="place",
            number=int(row["number"]) if row.get("number") else None,
            follows=say.follows(row.get("follows", "")),
            **symbols,
        )
    except ValueError as error:
        raise game.slip(f"the card {name}: {error}", f"la carte {name} : {error}") from None


@given(
    en="it is {player:Player}'s turn(| {phase:Phase})",
    fr=("c'est au tour de {player:Player}", "c'est à {player:Player} {phase:Phase}"),
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


@given(en="the hand of {player:Player} is empty", fr="la main de {player:Player} est vide")
def empty_hand(game: AnarchyWorld, player: str) -> None:
    """No card is in that hand."""
    holds(game, player, [])
    game.barred.append((player, "*", ()))


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
    if game.war not in (None, (player, origin, zone)):
        what = Fact(Text("the war that is fought", "la guerre menée"), told_player)
        game.contradiction(what, game.war[0], player)
    game.war = (player, origin, zone)


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


# When -------------------------------------------------------------------------------------------


@when(
    en=(
        "a game of The Anarchy is set up for {n:Number} people",
        "{players:Players} sit down to The Anarchy",
    ),
    fr=(
        "une partie de The Anarchy est mise en place à {n:Number} personnes",
        "{players:Players} s'installent pour The Anarchy",
    ),
)
def set_up(game: AnarchyWorld, n: int | None = None, players: Sequence[str] = ()) -> None:
    """Set the game up for so many or for these people, legal or not."""
    game.given()
    a_new_game(game, n, players)
    game.sit_down()


@when(en="the cards are dealt", fr="les cartes sont distribuées")
def dealt(game: AnarchyWorld) -> None:
    """The rest of the deal, and the first discard, in the order of the box."""
    game.new = game.facts.get("phase") != "deal"
    while game.state.phase == "deal" and game.play(anarchy.chance_outcomes(game.state)[0].move):
        pass


@when(en="{card:Card} (comes|come)", fr="{card:Card} (vient|viennent)")
def comes(game: AnarchyWorld, card: str) -> None:
    """The card that the deal or the draw pile brings."""
    game.play(anarchy.Come(game.card(card)))


plays("flipped", anarchy.Flip)(
    about="The order token that comes next.",
    en="the token of {player:Player} is flipped",
    fr="le jeton de {player:Player} est retourné",
)

plays("pays", lambda player, n: anarchy.Pay(player, min(n, 99)))(
    about="Pay for the cards to be drawn, the free one counted.",
    en="{player:Player} pays for {n:Number} (cards|card)",
    fr="{player:Player} paie {n:Number} (cartes|carte)",
)


@when(
    en=(
        "{player:Player} draws(| {card:Card}) from the draw pile",
        "{player:Player} draws {card:Card}",
    ),
    fr="{player:Player} pioche (dans la pioche|{card:Card} dans la pioche|{card:Card})",
)
def draws(game: AnarchyWorld, player: str, card: str | None = None) -> None:
    """Draw from the draw pile, or in the deal; the card that comes may be named."""
    move = anarchy.Draw(player, "deck")
    state = game.ready(move)
    before = state, *game.past()
    if not (game.new and state.phase == "deal") and not game.play(move):
        return
    if card is None:
        return
    name = game.card(card)
    if anarchy.chance_outcomes(game.state) and not game.play(anarchy.Come(name)):
        game.take_back(before)
        return
    came: Any = next(one for one in game.transitions[-1].events if hasattr(one, "card"))
    if (getattr(came, "player", ""), came.card) != (player, name):
        raise AssertionError(came.say(game.language))


plays("takes_discarded", anarchy.Draw, "discard")(
    about="Draw the top card of the discard pile.",
    en="{player:Player} (takes the top card of|draws from) the discard pile",
    fr="{player:Player} (prend le sommet de|pioche dans) la défausse",
)


@when(
    en=(
        "{player:Player} lays {card:Card}(| in {zone:Zone})",
        "{player:Player} (lays|melds) {card:Card} with {cards:Cards}(| in {zone:Zone})",
    ),
    fr=(
        "{player:Player} pose {card:Card}(| dans {zone:Zone})",
        "{player:Player} (pose|combine) {card:Card} avec {cards:Cards}(| dans {zone:Zone})",
    ),
)
def lays(
    game: AnarchyWorld, player: str, card: str, cards: Sequence[str] = (), zone: str | None = None
) -> None:
    """Lay a new government, leader first; those with it follow."""
    game.suppose(player, [card, *cards])
    _is_so(game, game.card(card), zone, None)
    game.play_all(anarchy.Lay(player, game.card(card)), *_follow(game, player, cards))


@when(
    en="{player:Player} lays {cards:Several} together(| in {zone:Zone})",
    fr="{player:Player} pose {cards:Several} ensemble(| dans {zone:Zone})",
)
def lays_together(
    game: AnarchyWorld, player: str, cards: Sequence[str], zone: str | None = None
) -> None:
    """Lay a new government of these cards, of which one can lead the others."""
    leader, *others = game.government(game.present, cards)
    lays(game, player, leader, others, zone)


@when(
    en="{player:Player} lays (|{card:Card} with ){hand:Hand}(| in {zone:Zone})",
    fr="{player:Player} pose (|{card:Card} avec ){hand:Hand}(| dans {zone:Zone})",
)
def lays_the_hand(
    game: AnarchyWorld,
    player: str,
    hand: tuple[int, bool],
    card: str | None = None,
    zone: str | None = None,
) -> None:
    """Lay a new government of the whole hand, of which one card leads, perhaps the one named."""
    cards = game.whole_hand(player, hand, card)
    if card is None:
        lays_together(game, player, cards, zone)
    else:
        lays(game, player, card, cards, zone)


def _follow(game: AnarchyWorld, player: str, cards: Sequence[str]) -> list[Any]:
    return [anarchy.Follow(player, one) for one in game.cards(cards)]


@when(
    en="{player:Player} adds {cards:Cards}(| under {leader:Card})",
    fr="{player:Player} ajoute {cards:Cards}(| sous {leader:Card})",
)
def adds(game: AnarchyWorld, player: str, cards: Sequence[str], leader: str | None = None) -> None:
    """Slide cards under the leader of their zone, or under the one that is named."""
    game.suppose(player, cards)
    game.play_all(*_under(game, _follow(game, player, cards), leader))


@when(
    en="{player:Player} adds {cards:Cards} to the government of {zone:Zone}",
    fr="{player:Player} ajoute {cards:Cards} au gouvernement {zone:OfZone}",
)
def adds_there(game: AnarchyWorld, player: str, cards: Sequence[str], zone: str) -> None:
    """Slide cards under the leader of a zone, be it theirs or not."""
    game.suppose(player, cards)
    there = game.zone(zone)
    told = [one for who, where, one in game.governed if (who, where) == (player, there)]
    leaders = [game.government(game.present, one)[0] for one in told]
    if not game.is_described_still:
        held = anarchy.governments(game.state, there)
        leaders = [one.leader for one in held if one.player == player]
    of = game.present.content.card
    strange = [one for one in game.cards(cards) if of(one).zone != there]
    if strange and not leaders:
        raise game.slip(f"nobody leads {zone}", f"personne ne dirige {zone}")
    adds(game, player, cards, leaders[0] if leaders else None)


def _under(game: AnarchyWorld, moves: list[Any], leader: str | None) -> list[Any]:
    at = "" if leader is None else game.card(leader)
    return [altered(one, leader=_worth_naming(game, one, at)) for one in moves] if at else moves


@when(
    en="{player:Player} adds {hand:Hand}(| under {leader:Card})",
    fr="{player:Player} ajoute {hand:Hand}(| sous {leader:Card})",
)
def adds_the_hand(
    game: AnarchyWorld, player: str, hand: tuple[int, bool], leader: str | None = None
) -> None:
    """Slide the whole hand under the leader of its zone, or under the one that is named."""
    adds(game, player, game.whole_hand(player, hand), leader)


def _worth_naming(game: AnarchyWorld, move: Any, leader: str) -> str:
    """The leader, unless it is the one that the card comes under, or replaces, unasked."""
    state = game.ready(move)
    if move not in anarchy.legal_actions(state):
        return leader
    told: list[Any] = list(anarchy.apply(state, move).events)
    return "" if leader in (getattr(one, "leader", "") for one in told) else leader


@when(
    en="{player:Player} puts {cards:Cards} under {leader:Card}(| in {zone:Zone})",
    fr="{player:Player} glisse {cards:Cards} sous {leader:Card}(| dans {zone:Zone})",
)
def puts_under(
    game: AnarchyWorld, player: str, cards: Sequence[str], leader: str, zone: str | None = None
) -> None:
    """Add cards under a leader who lies on the table; else lay that leader with them."""
    _is_so(game, game.card(leader), zone, None)
    name = game.card(leader)
    melded = {one for _, _, each in game.governed for one in game.cards(each)}
    if not game.is_described_still:
        melded = {one for each in game.state.melds for one in each.cards}
    if name in melded:
        adds(game, player, cards, leader)
        return
    game.suppose(player, [leader, *cards])
    game.play_all(anarchy.Lay(player, name), *_follow(game, player, cards))


@when(
    en="{player:Player} makes {card:Card} the leader(| of {zone:Zone})"
    "(| in place of {leader:Card})",
    fr="{player:Player} met {card:Card} à la tête du gouvernement(| {zone:OfZone})"
    "(| à la place de {leader:Card})",
)
def makes_leader(
    game: AnarchyWorld, player: str, card: str, leader: str | None = None, zone: str | None = None
) -> None:
    """Another leader for the own government of its zone."""
    name = game.card(card)
    if not any(who == player and name in game.cards(cards) for who, _, cards in game.melds):
        game.suppose(player, [card])
    _is_so(game, name, zone, None)
    move = anarchy.Replace(player, name)
    if leader is not None:
        move = altered(move, leader=_worth_naming(game, move, game.card(leader)))
    game.play(move)


@when(
    en="{player:Player} attempts a coup(| in {zone:Zone})(| against {other:Player}) "
    "with {cards:Meld}",
    fr="{player:Player} tente un coup d'État(| dans {zone:Zone})(| contre {other:Player}) "
    "avec {cards:Meld}",
)
def attempts_coup(
    game: AnarchyWorld,
    player: str,
    cards: Sequence[str],
    zone: str | None = None,
    other: str | None = None,
) -> None:
    """The whole government that is laid against another, the leader first."""
    game.suppose(player, cards)
    leader, *others = game.government(game.present, cards)
    _is_so(game, leader, zone, other)
    moves = _follow(game, player, others)
    game.play_all(anarchy.Coup(player, game.card(leader)), *moves, until=Challenge)


def _is_so(game: AnarchyWorld, leader: str, zone: str | None, other: str | None) -> None:
    """What is said beside a coup is so: where it is, and against whom.

    Raises:
        Slip: it is not.
    """
    there = game.present.content.card(leader).zone
    if zone is not None and game.zone(zone) != there:
        name, place = words.card(leader), words.zone(game.zone(zone))
        raise game.slip(f"{name.en} is no card of {place.en}", f"{name.fr} n'est pas de {place.fr}")
    _is_ruled(game, there, other)


def _is_ruled(game: AnarchyWorld, zone: str, other: str | None) -> None:
    """A zone is that of the player who is named; where nobody rules it, the move is refused.

    Raises:
        Slip: it is that of another.
    """
    told = [who for who, where in game.rulers if where == zone]
    if other is not None and told and other not in told:
        place, who = words.zone(zone), words.player(other)
        raise game.slip(
            f"{who.en} does not control {place.en}", f"{who.fr} ne contrôle pas {place.fr}"
        )


@when(
    en="{player:Player} attempts a coup with (|{card:Card} and ){hand:Hand}",
    fr="{player:Player} tente un coup d'État avec (|{card:Card} et ){hand:Hand}",
)
def attempts_coup_with_the_hand(
    game: AnarchyWorld, player: str, hand: tuple[int, bool], card: str | None = None
) -> None:
    """The whole hand is laid against a government; the card that is named leads."""
    cards = game.whole_hand(player, hand, card)
    attempts_coup(game, player, cards if card is None else [card, *cards])


@when(
    en="{player:Player} begins a coup with {card:Card}",
    fr="{player:Player} commence un coup d'État avec {card:Card}",
)
def begins_coup(game: AnarchyWorld, player: str, card: str) -> None:
    """Lay only the leader of the coup; its followers are added one by one."""
    game.suppose(player, [card])
    game.play(anarchy.Coup(player, game.card(card)))


_AGAINST = (events.CoupDecided, events.AttackDeclared)


@when(
    en="{player:Player} (replies with {cards:Cards}|adds nothing)",
    fr=("{player:Player} réplique avec {cards:Cards}", "{player:Player} n'ajoute rien"),
)
def replies(game: AnarchyWorld, player: str, cards: Sequence[str] = ()) -> None:
    """All that a defender, or the winner of a war, adds: then it goes on."""
    last: Any = game.transitions[-1].events if game.transitions else ()
    attacked = [one.other for one in last if isinstance(one, _AGAINST)]
    due = game.ready(anarchy.Done(player)).agenda[:1]
    if not cards and not any(isinstance(one, Reply) for one in due):
        attacked += [one.other for one in game.all_events if isinstance(one, _AGAINST)][-1:]
    if not cards and player in attacked and getattr(due and due[0], "player", "") != player:
        return  # With an empty hand nobody is asked.
    if not due or isinstance(due[0], LayBids):
        raise game.wrong("nobody is asked to reply", "personne n'a à répliquer")
    game.play_all(*_follow(game, player, cards), until=type(due[0]))


@when(
    en="{player:Player} names {card:Card} as (leader|leader, joined by {cards:Cards})",
    fr=(
        "{player:Player} nomme {card:Card} chef",
        "{player:Player} nomme {card:Card} chef, (suivi|suivie) par {cards:Cards}",
    ),
)
def names_leader(game: AnarchyWorld, player: str, card: str, cards: Sequence[str] = ()) -> None:
    """Who leads the government that is formed, and who joins it: then the others go to hand."""
    move = anarchy.Name(player, game.card(card))
    if not cards:
        game.play(move)
        return
    game.play_all(move, *_follow(game, player, cards), until=Form)


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
    _is_ruled(game, zone, other)
    if player is None:
        owners = [who for who, where in game.rulers if where == origin]
        move = anarchy.Attack((owners or [""])[0], origin, zone)
        turn = game.ready(move).flipped[-1:]
        player = move.player or (turn or [""])[0]
    game.play(anarchy.Attack(player, origin, zone))


@when(
    en=(
        "{player:Player} attacks {zone:Zone}",
        "{player:Player} attacks {other:Player}(| from {origin:Zone})",
    ),
    fr=(
        "{player:Player} attaque {zone:Zone}",
        "{player:Player} attaque {other:Player}(| depuis {origin:Zone})",
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
    ruled = {*game.rulers}
    mine = [where for who, where in ruled if who == player]
    mine = mine if origin is None else [game.zone(origin)]
    there = [where for who, where in ruled if who == other] if zone is None else [game.zone(zone)]
    near = game.present.content.neighbours
    ways = [(one, two) for one in mine for two in there if two in near(one)]
    ways = ways or [(one, two) for one in mine for two in there]
    if len(ways) != 1:
        raise game.slip(
            "say from which zone, and which zone is attacked",
            "dites depuis quelle zone, et quelle zone est attaquée",
        )
    attacks(game, *ways[0], player)


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
    """All that the defender of a coup or of a zone adds."""
    last = [one for one in game.all_events if isinstance(one, _AGAINST)][-1:]
    due = game.ready(None).agenda[:1]
    who = [due[0].player] if due and isinstance(due[0], Reply) else [one.other for one in last]
    if side != "defender" or not who:
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
    """Choose cards that are destroyed, in this order: of the attacked zone first, leaders first."""
    game.play_all(*(anarchy.Doomed(player, one) for one in game.cards(cards)))


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
    state = game.ready(anarchy.Done(player))
    if state.phase != phase or state.agenda:
        name = words.PHASES[state.phase]
        due: Any = anarchy.pending(state)
        now = due.question if state.agenda else name
        raise game.wrong(f"it is not time: {now.en}", f"ce n'est pas l'heure : {now.fr}")
    game.play(anarchy.Done(player))
