"""The Anarchy in the terminal: moves in words, what is typed, what the cards can reach.

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
_BESIDE = Text("next to {zones}", "voisins : {zones}")
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
