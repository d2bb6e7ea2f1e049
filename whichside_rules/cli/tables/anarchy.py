"""The Anarchy in the terminal: the table as a player sees it, moves in words, what they can reach.

Cards are typed by their names, and the symbols are letters, so that nothing needs a picture.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text as Line

from whichside_rules import anarchy
from whichside_rules.anarchy import coup, symbol, war
from whichside_rules.anarchy.engine import words
from whichside_rules.cli.terminal import Terminal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.shared.punctuation import colon

__all__ = ["TERMINAL", "AnarchyTerminal"]

_LETTERS = {
    "en": {"crowns": "C", "castles": "K", "swords": "S", "chests": "T"},
    "fr": {"crowns": "C", "castles": "F", "swords": "E", "chests": "T"},
}
_LEGEND = Text(
    "C crowns, K castles, S swords, T chests (treasure); #2 the number of a card, <1,4 those of "
    "the leaders that it follows",
    "C couronnes, F châteaux forts, E épées, T coffres (trésor) ; #2 le nombre d'une carte, <1,4 "
    "ceux des chefs qu'elle suit",
)
_ROUND = Text("Round {n}, {phase}", "Tour {n}, {phase}")
_TURN = Text("the turn of {player}", "à {player} de jouer")
_NEUTRAL = Text("Neutral", "Neutres")
_BESIDE = Text("next to {zones}", "voisins : {zones}")
_COUP = Text("Coup of {player} in {zone}", "Coup d'État de {player} ({zone})")
_WAR = Text("War of {origin} against {zone}", "Guerre de {origin} contre {zone}")
_VALUES = Text(
    "attack {attack}, defence {defence}, before the bids",
    "attaque {attack}, défense {defence}, avant les mises",
)
_LAID = Text("a bid lies face down", "une mise est posée face cachée")
_DISCARD = Text("Discard pile, the top card first", "Défausse, la carte du dessus d'abord")
_DECK = Text("Draw pile", "Pioche")
_UNDER = Text("under it, the first to come first", "dessous, la première à venir d'abord")
_STILL = Text("Still to play in this round", "Encore à jouer dans ce tour")
_EMPTY = Text("empty", "vide")
_YOU = Text("You are {player}. Your hand", "Vous êtes {player}. Votre main")
_PURSE = Text(
    "{money} rupees, income {income}, {cards} in hand",
    "{money} roupies, revenu {income}, {cards} en main",
)
_KNOWN = Text("seen: {cards}", "vues : {cards}")
_ALL = Text("all", "tout")

_GOAL = Text(
    "Your income is {income}; {goal} in one income wins.",
    "Votre revenu est de {income} ; {goal} en un seul revenu gagnent.",
)
_GOAL_TAKEN = Text(
    "Your incomes have brought {taken}; {goal} in all win. The next brings {income}.",
    "Vos revenus ont rapporté {taken} ; {goal} en tout gagnent. Le prochain rapporte {income}.",
)
_COUPS = Text("Crowns against governments of others", "Couronnes contre les autres gouvernements")
_WARS = Text("Swords against neighbours, before bids", "Épées contre les voisins, avant les mises")
_AGAINST = Text("{most} against {against}", "{most} contre {against}")
_FIGHT = Text("{origin} against {zone}", "{origin} contre {zone}")
_NONE = Text("none", "aucun")
_ADVICE = Text("d alone, or d and a zone or a card, such as d pune",
               "d seul, ou d et une zone ou une carte, par exemple d pune")  # fmt: skip
_CARDS_OF = Text("Cards of {zone}", "Cartes : {zone}")

_BID = re.compile(r"(\d{1,4}) ?(?:r|rupees?|roupies?)", re.ASCII)
_VERBS: Mapping[type[Any], tuple[str, ...]] = {
    anarchy.Lay: ("lay", "poser"),
    anarchy.Follow: ("under", "sous"),
    anarchy.Replace: ("lead", "chef"),
    anarchy.Coup: ("coup",),
    anarchy.Name: ("lead", "chef"),
}
"""Words that say what is done with a card, where several things can be."""
_ENDS = ("end", "fin")
_HEAPS = {"pile": "deck", "pioche": "deck", "top": "discard", "defausse": "discard"}


class AnarchyTerminal(Terminal):
    """The Anarchy as the commands show it."""

    words: ClassVar[Mapping[str, Text]] = {
        "short": Text(
            "NUMBER take the action of that number, or type it in short: a card by its name or the "
            "beginning of it,\nbefore it under, lead, lay or coup if several are possible; pile or "
            "top; pune mysore for an attack; 4r to bid 4; end\nd what your cards can reach; d pune "
            "one zone and its cards; d shah-alam one card",
            "NUMÉRO choisir l'action de ce numéro, ou la taper en bref : une carte par son nom ou "
            "le début,\ndevant lequel sous, chef, poser ou coup si plusieurs sont possibles ; "
            "pioche ou défausse ; pune mysore pour une attaque ; 4r pour miser 4 ; fin\nd ce que "
            "vos cartes peuvent ; d pune une zone et ses cartes ; d shah-alam une carte",
        ),
        "draws": Text("Which card does {player} draw?", "Quelle carte {player} pioche-t-il ?"),
        "reveals": Text("Which one is turned up?", "Que retourne-t-on ?"),
        "chance": Text(
            "'{entry}' is none of them: type a name with dashes, such as shah-alam, or enough of "
            "its beginning; ? for help.",
            "« {entry} » n'en est pas : tapez un nom avec des traits d'union, par exemple "
            "shah-alam, ou assez de son début ; ? pour l'aide.",
        ),
    }
    measured: ClassVar[Mapping[str, Text]] = {
        "rounds": Text("rounds", "tours"),
        "income": Text("income of the winner", "revenu du gagnant"),
        "chests": Text("chests of all on the table", "coffres de tous sur la table"),
        "zones": Text("zones of the winner", "zones du gagnant"),
        "melds": Text("governments on the table", "gouvernements sur la table"),
        "coups": Text("coups tried", "coups d'État tentés"),
        "wars": Text("wars", "guerres"),
        "bids": Text("rupees bid in wars", "roupies misées dans les guerres"),
        **{f"seat_{n}": Text(f"won by seat {n}", f"gagné par la place {n}") for n in range(1, 7)},
    }
    seats: ClassVar[Sequence[int]] = (3, 2, 4, 5, 6)
    named: ClassVar[str] = "companies"

    def seated(self, usual: Sequence[str], count: int) -> Sequence[str]:
        """The first so many companies of the box."""
        return tuple(one.id for one in anarchy.default_content().companies[:count])

    def called(self, player: str, language: str) -> str:
        """The colour of a company."""
        return words.player(player).in_(language)

    def board(self, state: Any, player: str, language: str, *, plain: bool) -> list[Line]:
        """The table as that player sees it: governments, what is under way, purses, the hand."""
        return list(_Shown(anarchy.observation(state, player), language).board())

    # Moves in words ---------------------------------------------------------------------------

    def say_move(self, state: Any, move: Any, language: str) -> str:
        """A move in words; of what lies face down only what the move itself says."""
        text: str = move.say(language)
        return text[:1].upper() + text[1:]

    # What is typed ----------------------------------------------------------------------------

    def worth_drawing(self, event: Any) -> bool:
        """Drawn anew when another part of a turn has begun, or a war or a coup is over."""
        kinds = ("phase-began", "attack-declared", "war-over", "coup-decided", "game-ended")
        return getattr(event, "kind", "") in kinds

    def outcomes(self, state: Any) -> Sequence[Any]:
        """Tokens are listed; cards are typed by their names, whoever holds them."""
        found = [one.move for one in anarchy.chance_outcomes(state)]
        return found if all(isinstance(one, anarchy.Flip) for one in found) else ()

    def typed_chance(self, state: Any, entry: str) -> Any:
        """A token by its number or colour; a card by its name or enough of its beginning."""
        tokens = self.outcomes(state)
        if tokens:
            names = [(one, _names(one.company, words.player(one.company))) for one in tokens]
            exact = [one for one, called in names if _plain(entry) in called]
            return exact[0] if exact else super().typed_chance(state, entry)
        card = _one_card(state.setup.content, entry)
        if card is None:
            raise ValueError("shah-alam")
        return anarchy.Come(card)

    def typed_action(self, actions: Sequence[Any], entry: str) -> Any | None:
        """An action in short: a card, an attack, a bid, a pile, the end."""
        plain = _plain(entry)
        if plain in _ENDS:
            return _single(one for one in actions if isinstance(one, anarchy.Done))
        if plain in _HEAPS:
            draws = (one for one in actions if isinstance(one, anarchy.Draw))
            return _single(one for one in draws if one.heap == _HEAPS[plain])
        if bid := _BID.fullmatch(plain):
            bids = (one for one in actions if isinstance(one, anarchy.Bid))
            return _single(one for one in bids if one.rupees == int(bid[1]))
        attacks = [one for one in actions if isinstance(one, anarchy.Attack)]
        if attacks:
            return _single(one for one in attacks if _is_attack(one, plain))
        return _with_card(actions, plain)

    def advise(self, view: Any, asked: str, language: str) -> list[Line]:
        """What follows from a view: what is missing to win, and whom the cards can reach."""
        shown = _Shown(view, language)
        return list(shown.about(asked) if asked else shown.advice())


# What is typed ------------------------------------------------------------------------------------


def _plain(entry: str) -> str:
    """What was typed, in small letters without accents and article, with single spaces."""
    bare = unicodedata.normalize("NFKD", entry.casefold())
    spaced = " ".join("".join(one for one in bare if not unicodedata.combining(one)).split())
    return re.sub("^(?:(?:the|les?|la) |l['’])", "", spaced)


def _slug(name: str) -> str:
    return re.sub("[^a-z0-9]+", "-", _plain(name)).strip("-")


def _names(one: str, *names: Text) -> set[str]:
    """How a thing may be typed: its id, and its names in both languages."""
    return {one, *(_slug(name) for both in names for name in (both.en, both.fr))}


def _called(found: Iterable[tuple[Any, set[str]]], typed: str) -> Any | None:
    """The only one that is called so, or else that begins so; ``None`` if that is a choice."""
    known, name = list(found), _slug(typed)
    exact = [one for one, names in known if name in names]
    begun = (one for one, names in known if name and any(is_.startswith(name) for is_ in names))
    return _single(exact or begun)


def _one_card(content: anarchy.AnarchyContent, entry: str) -> str | None:
    """The only card that is called so, or begins so."""
    names = ((one.id, _names(one.id, one.name.text, words.card(one.id))) for one in content.cards)
    found: str | None = _called(names, entry)
    return found


def _single(found: Iterable[Any]) -> Any | None:
    """The only one of some actions; ``None`` if there is none, or a choice."""
    actions = list(found)
    return actions[0] if len(actions) == 1 else None


def _is_attack(move: anarchy.Attack, typed: str) -> bool:
    """Whether it is typed by the zone that is attacked, or by both, in the order of the attack."""
    zones = [_names(one, words.zone(one)) for one in (move.origin, move.zone)]
    said = [_slug(one) for one in typed.split()]
    return 0 < len(said) <= len(zones) and all(map(set.__contains__, zones[-len(said) :], said))


def _with_card(actions: Sequence[Any], typed: str) -> Any | None:
    """The only action with the card that was typed, after what is done with it if that is said."""
    verb, _, rest = typed.partition(" ")
    kinds = tuple(kind for kind, said in _VERBS.items() if verb in said)
    if kinds and rest:
        actions, typed = [one for one in actions if isinstance(one, kinds)], rest
    with_card = (one for one in actions if hasattr(one, "card"))
    return _called(((one, _names(one.card, words.card(one.card))) for one in with_card), typed)


# What is shown ------------------------------------------------------------------------------------


class _Shown:
    """What a view shows, in one language."""

    def __init__(self, view: Any, language: str) -> None:
        self.view, self.language = view, language
        self.setup, self.content = view.setup, view.setup.content
        self.mine = view.setup.seats.index(view.player)

    def board(self) -> Iterator[Line]:
        """The table, from what all see to the own hand."""
        yield self.head()
        yield from self.governments()
        yield from self.under_way()
        yield from self.piles()
        yield from self.purses()
        yield from self.hand()
        yield Line(self.say(_LEGEND), style="dim")

    def head(self) -> Line:
        view = self.view
        said = self.say(_ROUND, n=view.round, phase=self.say(words.PHASES[view.phase]))
        if view.flipped and view.phase not in ("order", "over"):
            said += ", " + self.say(_TURN, player=self.player(view.flipped[-1]))
        return Line(said, style="bold")

    def governments(self) -> Iterator[Line]:
        zones = self.content.zone_ids
        for zone in zones:
            for one in anarchy.governments(self.view, zone):
                line = self.titled(self.zone(zone), self.player(one.player), style="bold")
                line.append(f"  {self.worth(one.cards)}", style="green")
                yield line.append(f"  {self.beside(zone)}", style="dim")
                yield Line(f"    {self.cards(one.cards)}")
        neutral = [one for one in zones if anarchy.ruler(self.view, one) is None]
        yield self.listed(_NEUTRAL, map(self.zone, neutral))

    def under_way(self) -> Iterator[Line]:
        """A coup or a war, from its beginning to its end."""
        rival, battle = self.view.rival, self.view.battle
        if rival:
            said = self.say(_COUP, player=self.player(rival.player), zone=self.zone(rival.zone))
            yield self.titled(said, self.worth(rival.cards), style="bold red")
            yield Line(f"    {self.cards(rival.cards)}")
        if battle:
            said = self.say(_WAR, origin=self.zone(battle.origin), zone=self.zone(battle.zone))
            attack = war.attack_of(self.view, battle.origin)
            defence = war.defence_of(self.view, battle.zone)
            values = self.say(_VALUES, attack=attack, defence=defence)
            yield self.titled(said, values, style="bold red")
            for player, bid in zip(self.setup.seats, self.view.bids, strict=True):
                if bid is not None:
                    yield self.titled(f"    {self.player(player)}", self.say(_LAID))

    def piles(self) -> Iterator[Line]:
        yield self.listed(_DISCARD, map(self.name, reversed(self.view.discard)), _EMPTY)
        line = self.titled(self.say(_DECK), str(self.view.deck.cards))
        if self.view.under:
            line.append("; ").append(self.listed(_UNDER, map(self.name, self.view.under)))
        yield line

    def purses(self) -> Iterator[Line]:
        view, seats = self.view, self.setup.seats
        for at, player in enumerate(seats):
            money = "?" if view.money[at] == "hidden" else view.money[at]
            income, cards = anarchy.income_of(view, player), len(view.hands[at])
            line = Line(f"{self.player(player):<8}", style="bold")
            line.append(self.say(_PURSE, money=money, income=income, cards=cards), style="")
            if view.known[at] and at != self.mine:
                seen = ", ".join(map(self.name, view.known[at]))
                line.append(f"; {self.say(_KNOWN, cards=seen)}", style="dim")
            yield line
        left = [one for one in seats if one not in view.flipped]
        if view.phase not in ("deal", "over") and left:
            yield self.listed(_STILL, map(self.player, left))

    def hand(self) -> Iterator[Line]:
        """The own hand, zone by zone."""
        hand = self.view.hands[self.mine]
        you = self.say(_YOU, player=self.player(self.view.player))
        yield self.titled(you, "" if hand else self.say(_EMPTY), style="bold")
        for zone in self.content.zone_ids:
            cards = [one for one in self.content.cards_of(zone) if one in hand]
            if cards:
                line = self.titled(f"  {self.zone(zone)}")
                yield line.append(f" {self.cards(cards)}", style="green")

    # Advice -----------------------------------------------------------------------------------

    def advice(self) -> Iterator[Line]:
        """What is missing to win, and whom the cards can reach."""
        yield Line(self.aim(), style="bold")
        yield from self.reach(_COUPS, self.coups())
        yield from self.reach(_WARS, self.wars())

    def aim(self) -> str:
        income = anarchy.income_of(self.view, self.view.player)
        taken, goal = self.view.taken[self.mine], self.content.goal
        one = self.setup.readings.victory == "one-income"
        return self.say(_GOAL if one else _GOAL_TAKEN, income=income, goal=goal, taken=taken)

    def coups(self) -> Iterator[tuple[str, int, int]]:
        """The most crowns that the hand can lay in each zone of another, and those to beat."""
        hand = self.view.hands[self.mine]
        for zone in self.content.zone_ids:
            leaders = [one for one in hand if self.content.card(one).zone == zone]
            sums = [self.crowns(one, hand) for one in leaders if anarchy.leads(self.setup, one)]
            if self.is_of_another(zone) and any(sums):
                yield self.zone(zone), max(sums), coup.crowns_in(self.view, zone)

    def crowns(self, leader: str, hand: Sequence[str]) -> int:
        """Those of a leader and all that could follow it."""
        under = [one for one in hand if anarchy.follows(self.setup, one, leader)]
        return symbol.crowns(self.setup, (leader, *under))

    def wars(self) -> Iterator[tuple[str, int, int]]:
        """Each own zone against each neighbour of another: swords against swords and castles."""
        for origin in self.content.zone_ids:
            if anarchy.ruler(self.view, origin) == self.view.player:
                for zone in filter(self.is_of_another, self.content.neighbours(origin)):
                    said = self.say(_FIGHT, origin=self.zone(origin), zone=self.zone(zone))
                    attack = war.attack_of(self.view, origin)
                    yield said, attack, war.defence_of(self.view, zone)

    def is_of_another(self, zone: str) -> bool:
        return anarchy.ruler(self.view, zone) not in (None, self.view.player)

    def reach(self, what: Text, found: Iterable[tuple[str, int, int]]) -> Iterator[Line]:
        """What can be compared, and which of it suffices as it lies."""
        compared = list(found)
        yield self.titled(self.say(what), "" if compared else self.say(_NONE))
        for where, most, against in compared:
            said = self.say(_AGAINST, most=most, against=against)
            yield self.titled(f"  {where}", said, style="bold green" if most > against else "dim")

    def about(self, asked: str) -> Iterator[Line]:
        """One zone with all its cards, or one card."""
        typed, content = _slug(asked), self.content
        for zone in content.zone_ids:
            if typed in _names(zone, content.zone(zone).name.text):
                line = Line(self.say(_CARDS_OF, zone=self.zone(zone)), style="bold")
                yield line.append(f"  {self.beside(zone)}", style="dim")
                yield from (Line(f"  {self.card(one)}") for one in content.cards_of(zone))
                return
        card = _one_card(content, asked)
        said = f"{self.card(card)}  {self.zone(content.card(card).zone)}" if card else ""
        yield Line(said or self.say(_ADVICE))

    # Names ------------------------------------------------------------------------------------

    def say(self, text: Text, **fields: Any) -> str:
        return text.in_(self.language).format(**fields)

    def titled(self, title: str, rest: str = "", style: str = "") -> Line:
        return Line(f"{title}{colon(self.language)}{rest}".rstrip(), style=style)

    def listed(self, what: Text, items: Iterable[str], empty: Text = _NONE) -> Line:
        return self.titled(self.say(what), ", ".join(items) or self.say(empty))

    def player(self, player: str) -> str:
        return self.say(words.player(player))

    def zone(self, zone: str) -> str:
        return self.say(self.content.zone(zone).name.text)

    def beside(self, zone: str) -> str:
        return self.say(_BESIDE, zones=", ".join(map(self.zone, self.content.neighbours(zone))))

    def name(self, card: str) -> str:
        return self.say(self.content.card(card).name.text)

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(map(self.card, cards))

    def card(self, card: str) -> str:
        """A card by its name, number, list and symbols: ``Red Fort (#5 <1,4 1C 1K 1T)``."""
        one = self.content.card(card)
        parts = [f"#{one.number}"] if one.number else []
        if one.follows:
            every = one.follows == "any"
            parts.append("<" + (self.say(_ALL) if every else ",".join(map(str, one.follows))))
        return f"{self.name(card)} ({' '.join([*parts, self.worth([card])])})"

    def worth(self, cards: Iterable[str]) -> str:
        """The symbols of some cards together."""
        there = [self.content.card(one) for one in cards]
        letters = _LETTERS[self.language].items()
        sums = [(sum(getattr(one, kind) for one in there), letter) for kind, letter in letters]
        return " ".join(f"{count}{letter}" for count, letter in sums if count) or "-"


TERMINAL = AnarchyTerminal
