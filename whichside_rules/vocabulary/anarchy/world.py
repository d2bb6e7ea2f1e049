"""The table of a scenario of The Anarchy, and what it is described and asked with.

A scenario describes a table as far as it matters: what is not said is not there. A player who is
not mentioned has no card and 10 rupees, and a card that is not mentioned lies in the draw pile.
Whose turn it is, and the phase, follow from the first move unless they are said; so does a hand of
which nothing is said: it has the cards that are played first, if nobody says where they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from whichside_rules import anarchy
from whichside_rules.anarchy import meld, symbol, war
from whichside_rules.anarchy.engine import words
from whichside_rules.anarchy.engine.tasks import (
    LayBids,
    Reply,
    TakeCard,
)
from whichside_rules.anarchy.game import RULES
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.refusal import (
    IllegalAction,
    ImpossiblePosition,
    UnknownPlayer,
)
from whichside_rules.kernel.values.value import altered
from whichside_rules.vocabulary.anarchy import parameter_types as say
from whichside_rules.vocabulary.anarchy.governed import Governed
from whichside_rules.vocabulary.parameter_types import joined, number, words as quoted
from whichside_rules.vocabulary.playing import playing
from whichside_rules.vocabulary.quantity import bound, quantity as declare
from whichside_rules.vocabulary.registry import Registry
from whichside_rules.vocabulary.world import WORLDS, Fact

TYPES: dict[str, Callable[[str], object]] = {
    "Bound": bound,
    "Card": say.card,
    "Cards": say.cards,
    "Hand": say.of_hand,
    "Listed": say.listed,
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
    "Traits": say.traits,
    "Words": quoted,
    "Zone": say.zone,
    "Zones": say.zones,
}


SENTENCES = Registry(game="anarchy", types=TYPES)
"""What a scenario of this game may say beside the sentences of every game."""


given: Final = SENTENCES.given
when: Final = SENTENCES.when
then: Final = SENTENCES.then
quantity: Final = partial(declare, SENTENCES)
plays: Final = playing(SENTENCES)


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


NOTHING: Final = Text("nothing", "rien")
NOBODY: Final = Text("nobody", "personne")


def _all(names: Iterable[str], tell: Callable[[str], Text], none: Text = NOTHING) -> Text:
    """Several things by their names."""
    said = [tell(one) for one in names]
    if not said:
        return none
    return Text(joined([one.en for one in said], "en"), joined([one.fr for one in said], "fr"))


def told_cards(names: Iterable[str]) -> Text:
    """Some cards by their names."""
    return _all(names, words.card)


def told_players(names: Iterable[str]) -> Text:
    """Some players."""
    return _all(names, words.player, NOBODY)


def told_player(name: str) -> Text:
    """A player; no name is nobody."""
    return words.player(name) if name else NOBODY


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


class AnarchyWorld(Governed):
    """The world of The Anarchy."""

    begins_by: tuple[str, ...] = ("anarchy.setup.shuffle", "anarchy.setup.deal-10")

    def __init__(self) -> None:
        super().__init__()
        self.led: list[str] = []
        """Cards that took the place of a leader this turn."""
        self.moment: anarchy.Phase = "meld"
        self.barred: list[tuple[str, str, tuple[str, ...]]] = []
        """In whose hand is no card of a zone but some, or none that could be added."""
        self.supposed: tuple[str, tuple[str, ...]] | None = None

    # What the scenario describes ----------------------------------------------------------------

    def fact(self, name: str) -> Fact:
        """How a fact of the position is told; some are told of each player."""
        if name in _FACTS:
            return _FACTS[name]
        what, _, player = name.partition(" ")
        who = words.player(player).fr
        told = {
            "rupees": Text(f"the rupees of {player}", f"les roupies de {who}"),
            "taken": Text(f"the incomes of {player}", f"les revenus de {who}"),
            "last-bid": Text(f"the last bid of {player}", f"la dernière mise de {who}"),
            "bid": Text(f"the bid of {player}", f"la mise de {who}"),
        }
        return Fact(told[what])

    @property
    def lies(self) -> Iterable[object]:
        """What the Givens say of the table."""
        said = {*self.facts} - {"number", "seats"}
        lie = (self.hands, self.melds, self.held, self.known, self.under, self.before, self.led)
        shown = (self.counted, self.by_side, self.worth, self.attacked)
        return (said, *lie, *shown, self.barred, self.free, self.fought, self.reinforced)

    @property
    def beside(self) -> object:
        """What governments show of which nobody tells the cards."""
        there = self.untold if self._shown or self.worth else ()
        return tuple((zone, tuple(sorted(self._shown_in(zone).items()))) for zone in there)

    def build(self, move: object | None) -> anarchy.AnarchyState:
        """The position of the Givens; a new game if they say so."""
        if self.new:
            new: anarchy.AnarchyState = self.begin()
            return new
        self.begun_by(move)
        setup, facts = self.setup(), self.facts
        phase: anarchy.Phase = facts.get("phase") or self._phase(move)
        player = facts.get("player") or facts.get("winner")
        player = player or (self.war[0] if self.war else getattr(move, "player", None))
        where = self._where(setup, facts.get("rest", ""))
        if phase == "deal" and facts.get("round", 1) != 1:
            why = Text("the cards are dealt before round 1", "on distribue avant le premier tour")
            raise self.impossible(why, ["anarchy.setup.deal-10"])
        self._check_barred(setup, where["hands"])
        self._check_shown()
        self._check_worth()
        self._check_over()
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

    def _check_over(self) -> None:
        """In a game that is won it is nobody's turn.

        Raises:
            ImpossibleWorld: the Givens say whose it is, or in which phase.
        """
        if "winner" in self.facts and {"player", "phase"} & {*self.facts}:
            why = Text(
                "the game is over, and it is nobody's turn any more; say who has won or whose turn "
                "it is",
                "la partie est finie, et ce n'est plus le tour de personne ; dites qui a gagné ou "
                "à qui est le tour",
            )
            raise self.impossible(why, ["anarchy.end.trigger"])

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
            zone = self.zone(where) if where and where != "*" else ""
            found = [
                one
                for one in hands.get(player, ())
                if (where == "*" and one not in but)
                or (zone and of(one).zone == zone and one not in but)
                or (not where and any(anarchy.follows(setup, one, each) for each in mine))
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
            grown = wrong.clause == "anarchy.war.strictly-more" and not self.reinforced
            if not grown or not self._can_have_grown(there, origin, zone):
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

    @staticmethod
    def _can_have_grown(there: anarchy.AnarchyState, origin: str, zone: str) -> bool:
        """Whether the defence was too weak before cards were added: the leader was there."""
        leaders = [one.leader for one in anarchy.governments(there, zone)]
        return war.attack_of(there, origin) > symbol.defence(there.setup, leaders[:1])

    @property
    def tells_the_moment(self) -> bool:
        """Whether the Givens say whose turn it is, or what is fought."""
        return bool(
            self.fought or self.attacked or self.reinforced or {"phase", "player"} & {*self.facts}
        )

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
        for player, zone in self._held_zones:
            if (player, zone) not in said:
                yield player, [one.id for one in self._unnamed(zone)]

    def government(self, setup: anarchy.Setup, names: Sequence[str]) -> list[str]:
        """The ids of the cards of a government, which are named with the leader first.

        Raises:
            Slip: the first cannot lead the others, and another can.
        """
        cards, found = self.cards(names), self.together(setup, names)
        if cards[0] != found[0]:
            first, leader = words.card(cards[0]), words.card(found[0])
            raise self.slip(
                f"the leader is named first, and {first.en} cannot lead the others; "
                f"{leader.en} can: begin with that card",
                f"le chef se nomme en premier, et la carte {first.fr} ne peut diriger les "
                f"autres ; {leader.fr} le peut : commencez par cette carte",
            )
        return cards

    def together(self, setup: anarchy.Setup, names: Sequence[str]) -> list[str]:
        """The ids of the cards of a government in no order, the first leader first.

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

    def suppose(self, player: str, names: Iterable[str]) -> None:
        """Have what is played first in a hand of which nothing is said, if nobody has it."""
        if names:
            self.suppose_reply(player)
        hands = {one for one, _ in (*self.hands, *self.known)} | {self.facts.get("rest")}
        if not self.is_described_still or player in hands or self.new:
            return
        placed = self._placed()
        cards = [one for one in self.cards(names) if one not in placed]
        if cards:
            self.hands.append((player, cards))
            self.supposed = (player, tuple(cards))

    def unsaid(self) -> Iterable[Text]:
        """What was supposed to be in a hand, and where somebody governs."""
        if self.supposed:
            player, cards = words.player(self.supposed[0]), told_cards(self.supposed[1])
            yield Text(
                f"nothing is said of the hand of {player.en}: it is supposed to hold {cards.en}",
                f"on ne dit rien de la main de {player.fr} : on y suppose {cards.fr}",
            )
        for name, zone in self._supposed_zones:
            who, there = words.player(name), words.zone(zone)
            yield Text(
                f"nothing is said of where {who.en} governs: it is supposed to be {there.en}",
                f"on ne dit pas où {who.fr} gouverne : on suppose que c'est {there.fr}",
            )

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
        if self.untold:
            state: Any = self.ready(move)
            self._must_be_as_told()
            if isinstance(move, anarchy.Coup):
                unasked = state.setup.readings.reply == "all"  # who follows is added by its number
                shows = () if unasked else ("crowns",)
                self.must_tell(state.setup.content.card(move.card).zone, shows=shows)
            if isinstance(move, anarchy.Follow | anarchy.Replace | anarchy.Name):
                zone = state.setup.content.card(move.card).zone
                against = self.laid and self.laid[0] != move.player and zone in self._told_zones
                if not against:
                    self.must_tell(zone)
            if isinstance(move, anarchy.Discard):
                self._must_tell_discarded(state, move)
            if isinstance(move, anarchy.Attack) and state.setup.readings.declaration != "any":
                self._must_tell_strengths(move.origin, move.zone)
            if isinstance(move, anarchy.Bid) and state.battle:
                self._must_tell_strengths(state.battle.origin, state.battle.zone)
            if isinstance(move, anarchy.Done) and state.phase == "war" and not state.agenda:
                self.must_tell(whose=move.player, shows=("chests",))
        return super().play(move)

    def _must_tell_strengths(self, origin: str, zone: str) -> None:
        """Ask for what a war between two zones hangs on."""
        self.must_tell(origin, shows=("swords",))
        self.must_tell(zone, shows=("swords", "castles"))

    def _must_be_as_told(self) -> None:
        """Play no further once cards are won or destroyed of which only is told what they show.

        Raises:
            Slip: some are.
        """
        if self.is_changed:
            self.must_tell(*self.untold)

    def _must_tell_discarded(self, state: Any, move: anarchy.Discard) -> None:
        """With an empty hand a card of a government is discarded, which has to be told.

        Raises:
            Slip: it is not.
        """
        seats, content = state.setup.seats, state.setup.content
        empty = move.player in seats and not state.hands[seats.index(move.player)]
        zone = content.card(move.card).zone if move.card in content.card_ids else ""
        if empty and self.untold.get(zone) == move.player and move.card not in self._placed():
            self.must_tell(zone)

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
        if "pile" in self.facts:
            self._check_whole_pile(under, pile)
            pile = [one for one in pile if one not in under]
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
                self._check_whole_discard(others)
                discard = [*others, *discard]
        return {"hands": hands, "known": known, "discard": discard, "under": under}

    def _check_whole_pile(self, under: Sequence[str], pile: Sequence[str]) -> None:
        """Where the whole draw pile was told, nothing else lies under it.

        Raises:
            ImpossibleWorld: something does.
        """
        if others := [one for one in under if one not in pile]:
            told, there = told_cards(others), told_cards(pile)
            self.clash(
                f"the draw pile: {there.en} in one step, and under it {told.en} in another",
                f"la pioche : {there.fr} à une étape, et dessous {told.fr} à une autre",
            )

    def _check_whole_discard(self, others: Sequence[str]) -> None:
        """Where the whole discard pile was told, nothing else lies in it.

        Raises:
            ImpossibleWorld: cards are left that are in neither pile.
        """
        if others and "discard" in self.facts:
            few = told_cards(others[:3])
            raise self.impossible(
                Text(
                    f"cards are left that lie in neither pile, such as {few.en}: all cards of the "
                    "discard pile were told; tell only the top card of it",
                    f"il reste des cartes hors des deux piles, telles que {few.fr} : toute la "
                    "défausse a été dite ; n'en dites que la carte du dessus",
                ),
                ["anarchy.component.126-cards"],
            )

    def _ending(self, setup: anarchy.Setup) -> anarchy.Ending | None:
        if "winner" not in self.facts:
            return None
        if setup.readings.victory == "one-income":
            return anarchy.Ending(self.facts["winner"], "anarchy.income.win-20")
        return anarchy.Ending(self.facts["winner"], "anarchy.goal.twenty-income")

    @property
    def described(self) -> tuple[object, ...]:
        """What the Givens say, for the names in it."""
        told = (self.facts, self.hands, self.melds, self.held, self.known, self.under)
        return (*told, self.counted, self.by_side, self.worth)

    named = described

    def since(self, *begun: type[Any]) -> list[Any]:
        """The events since a coup or a war was begun last; all, if none was."""
        told = self.all_events
        return told[max((at for at, one in enumerate(told) if isinstance(one, begun)), default=0) :]

    # Moves of several parts ---------------------------------------------------------------------

    def play_all(
        self, *moves: Any, until: type[Any] | None = None, leader: str | None = None
    ) -> None:
        """Play moves that are one for a player.

        Args:
            moves: the parts.
            until: the task that these parts end, unless it is over by itself.
            leader: under whom cards are added, where that has to be said.
        """
        for one in moves:
            added = leader and isinstance(one, anarchy.Follow)
            move = altered(one, leader=self.worth_naming(one, leader or "")) if added else one
            if not self.play(move):
                return
        due = self.state.agenda[:1]
        if until and due and isinstance(due[0], until):
            self.play(anarchy.Done(due[0].player))

    def not_now(self, move: Any) -> None:
        """Refuse what is not asked for now, though the same move may do something else."""
        state = self.ready(move)
        if anarchy.check(state, move):
            self.play(move)
        else:
            self.accept()
            wrong = RULES.not_now(state, "anarchy.turn.phase-order")
            self.refuse(IllegalAction(move, (wrong,)))

    def worth_naming(self, move: Any, leader: str) -> str:
        """The leader, unless it is the one that the card comes under, or replaces, unasked."""
        state = self.ready(move)
        if move not in anarchy.legal_actions(state):
            return leader
        told: list[Any] = list(anarchy.apply(state, move).events)
        return "" if leader in (getattr(one, "leader", "") for one in told) else leader


WORLDS["anarchy"] = AnarchyWorld
