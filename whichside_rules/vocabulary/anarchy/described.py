"""Cards that a scenario describes where it speaks of them: "an army of Pune with 2 swords".

Each gets a name, and a sentence that says what it shows; further on "the army" is that card. What
is not said of a card it does not have, as in the table of cards; armies and goods follow anybody
then. Of another card has to be said whom it follows, and of a leader its number; where there may be
a coup the crowns as well: nothing is answered out of a card of which that is left open.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from whichside_rules import anarchy
from whichside_rules.vocabulary.anarchy import parameter_types as say
from whichside_rules.vocabulary.anarchy.given import a_card
from whichside_rules.vocabulary.anarchy.world import SENTENCES
from whichside_rules.vocabulary.registry import Described

__all__ = ["described"]

_ME: Final = "me"
"""Who speaks."""
_OF_ANY: Final = ("army", "goods")
"""What follows any leader where nothing else is said: :clause:`anarchy.card.army-usually-any`."""
_LIST: Final = r"\[?\d(?:(?:, ?|,? and |,? or |,? et |,? ou )(?:le )?\d)*\]?"


class _Words:
    """How cards are described in a language, as ``described.toml`` tells it."""

    def __init__(self, language: str) -> None:
        home = resources.files("whichside_rules.vocabulary.anarchy")
        told: dict[str, Any] = tomllib.loads(home.joinpath("described.toml").read_text("utf-8"))
        self.said: dict[str, Any] = told[language]
        self.counts = {
            one: int(n) for n, words in self.said["counts"].items() for one in words.split("|")
        } | {str(n): n for n in range(10)}
        self.traits = {name: self._compiled(regex) for name, regex in self.said["traits"].items()}
        self.joint, self.has = self._compiled(self.said["joint"]), self._compiled(self.said["has"])
        self.leads_after = self._compiled(self.said["leads_after"])
        self.me = self._compiled(rf"(?<!\w)(?:{self.said['me']})")
        self.coup, self.war, self.lays = (
            self._compiled(self.said[one]) for one in ("coup", "war", "lays")
        )
        self.pronouns = self._compiled(rf"(?<!\w)(?:{self.said['pronouns']})(?!\w)")
        self.more = self._compiled(rf"{self.said['joint']}\d+ <SYMBOL>")
        self.in_hand = self._compiled(rf" (?:{self.said['in_hand']})\b")
        self.head = self._head()

    def is_one(self, name: str, word: str | None) -> bool:
        """Whether a word is one of those that are told under a name."""
        regex = self._compiled(rf"(?:{self.said[name]})")
        return bool(word) and regex.fullmatch(str(word).strip()) is not None

    def is_any(self, kind: str, word: str) -> bool:
        """Whether a noun means any card of its kind."""
        first = self.said["kinds"][kind][0]
        return re.fullmatch(first, word, re.IGNORECASE) is not None

    def _compiled(self, regex: str) -> re.Pattern[str]:
        counts = "|".join(sorted(self.counts, key=len, reverse=True))
        for name, instead in (
            ("<FOLLOWS>", self.said["follows"]),
            ("<LIST>", _LIST),
            ("<COUNT>", counts),
            ("<SYMBOL>", say.SYMBOL_NAMES),
            ("<ZONE>", say.ZONE_NAMES),
            ("<COLOUR>", say.COLOURS),
        ):
            regex = regex.replace(name, instead)
        return re.compile(regex, re.IGNORECASE)

    def _head(self) -> re.Pattern[str]:
        """What may be a card in a text: « une armée du Bengale », "his Bengal army", "leader 4"."""
        said = self.said
        kinds = "|".join(
            rf"(?P<{name}>{'|'.join(sorted(nouns, key=len, reverse=True))})"
            for name, nouns in said["kinds"].items()
        )
        articles = rf"{said['new']}|{said['own']}"
        other = rf"(?:(?P<other>{said['other']}) )?"
        return self._compiled(
            rf"(?<![\w'’-]){''.join(f'(?<!{one})' for one in said['not_after'])}"
            rf"(?:(?P<own>(?:{articles})(?<=['’])|(?:{articles})(?= )) ?{other})?"
            rf"(?:(?P<before>{say.ZONE_NAMES}) )?(?:{kinds})(?![\w'’-])"
            rf"(?: (?:{said['numbered']})(?P<bare>\d)(?! (?:{say.SYMBOL_NAMES})))?"
            rf"(?: {said['of']}(?P<after>{say.ZONE_NAMES})(?!\w))?"
        )


@cache
def _words(language: str) -> _Words:
    return _Words(language)


@dataclass
class _Card:
    """A card that somebody describes, as far as it is told."""

    kind: str
    zone: str
    number: int | None = None
    follows: tuple[int, ...] | str | None = None
    shows: dict[str, int] = field(default_factory=dict)
    is_new: bool = False
    name: str = ""
    word: str = ""
    """What it was called first: a ruler, a king."""
    whose: str = ""
    """Of whom it was told: a company, or who speaks."""

    @property
    def is_told(self) -> bool:
        """Whether anything is said of it but what it is."""
        return bool(self.number is not None or self.shows or self.follows is not None)

    def is_of(self, other: _Card) -> bool:
        """Whether it is of the zone of another."""
        return self.zone == other.zone

    def may_be(self, other: _Card, words: _Words) -> bool:
        """Whether nothing is said of it that is not so of another."""
        of_any = words.is_any(self.kind, self.word)
        return (
            (self.word == other.word or (of_any and self.kind in (other.kind, "card")))
            and self.zone in ("", other.zone)
            and self.number in (None, other.number)
            and (self.follows is None or self.follows == other.follows)
            and all(other.shows.get(one, 0) == n for one, n in self.shows.items())
        )


def _read(text: str, start: int, card: _Card, words: _Words) -> int:
    """Read what is said of a card from a place on; where that ends."""
    end = start
    while True:
        hand = words.in_hand.match(text, end)
        begin = hand.end() if hand else end
        has = words.has.match(text, begin) if card.is_new and end == start else None
        joint = has or words.joint.match(text, begin)
        places = (joint.end() if joint else begin, begin + 1)
        read = (
            (name, found)
            for at in places
            for name, said in words.traits.items()
            if (found := said.match(text, at)) and not re.match(r"\w", text[found.end() :])
        )
        name, found = next(read, ("", None))
        if found is None or not _note(card, name, found, words):
            return end
        end = found.end() + (text[found.end() : found.end() + 1] == ")")


def _note(card: _Card, name: str, found: re.Match[str], words: _Words) -> bool:
    """Note what is said of a card; false where it was said already."""
    told = found.groupdict()
    if name in ("none", "any", "its_own", "follows", "listed"):
        if card.follows is not None:
            return False
        said = told.get("list") or told.get("listed") or told.get("within") or ""
        numbers = tuple(sorted({int(one) for one in re.findall(r"\d", said)}))
        card.follows = numbers if said or name == "none" else name
    elif name == "number":
        if card.number is not None:
            return False
        card.number = words.counts[(told["number"] or told["digit"]).lower()]
    elif name == "zone":
        if card.zone not in ("", say.zone_id(told["zone"])):
            return False
        card.zone = say.zone_id(told["zone"])
    elif name == "symbol":
        which = say.symbol_of(told["symbol"].lower())
        if which in card.shows:
            return False
        card.shows[which] = words.counts[told["count"].lower()]
    return True


@SENTENCES.describes
def described(texts: Sequence[str], expected: Container[str], language: str) -> list[Described]:
    """The lines of a scenario, in which the cards that they describe have names.

    What is only expected makes no card: there the cards that are known are meant.
    """
    reader = _Reader(texts, [one for one in texts if one not in expected], language)
    return [reader.line(text, makes=text not in expected) for text in texts]


def _made(text: str, language: str) -> _Card | None:
    """The card that a line makes by hand, if it is such a line: it has its name already."""
    made = SENTENCES.match("given", text) if _words(language).said["is"] in text else ()
    told: Any = next((one.arguments for one in made if one.sentence.function is a_card), None)
    if told is None:
        return None
    traits, follows = dict(told.get("traits") or {}), told.get("listed")
    kinds = (key for key, one in say.KINDS.items() if one.in_(language) in told["card"])
    return _Card(
        kind=next(kinds, "card"),
        zone=told["zone"],
        number=traits.pop("number", None),
        follows="any" if follows == () else follows,
        shows=traits,
        name=told["card"],
        word=told["card"].split()[0].lower(),
    )


def _may_be_a_coup(text: str, words: _Words) -> bool:
    """Whether two play, and a war is not all that they do to each other."""
    who = {say.player(one[0]) for one in re.finditer(rf"\b{say.COLOURS}\b", text, re.IGNORECASE)}
    several = len(who) + bool(words.me.search(text)) > 1
    only_war = words.war.search(text) and not (words.coup.search(text) or words.lays.search(text))
    return several and not only_war


def _zones(text: str) -> Iterator[str]:
    for one in re.finditer(rf"(?<!\w){say.ZONE_NAMES}(?!\w)", text, re.IGNORECASE):
        yield say.zone_id(one[0])


class _Reader:
    """Reads the lines of a scenario one after the other, and knows the cards described so far."""

    def __init__(self, texts: Sequence[str], done: Sequence[str], language: str) -> None:
        whole = "\n".join(texts)
        self.language, self.words = language, _words(language)
        self.known = list[_Card]()
        self.zones = [*dict.fromkeys(_zones("\n".join(done)))]
        self.coup = _may_be_a_coup(whole, self.words)
        self.called = _kinds_called(whole)
        """The kinds of the cards of the box that are called by their names."""
        self.whose = ""
        """Of whom the last line was told: a company, or :data:`_ME`."""

    def line(self, text: str, *, makes: bool) -> Described:
        """A line with the names of cards, and the sentences which say what those are.

        Args:
            text: the line.
            makes: whether it may describe new ones.
        """
        own = _made(text, self.language)
        if own:
            self.known.append(own)
            return Described(text)
        told, end, named, lacks = "", 0, list[_Card](), ""
        for head in self.words.head.finditer(text):
            if head.start() < end or (end and not text[end : head.start()].strip()):
                continue  # « leader 2 the leader »: what it is made
            card, stop = self._card(head)
            if self.words.more.match(text, stop):
                continue  # more is said than a card can show
            card.is_new = card.is_new and makes
            meant = self._meant(card, head, named)
            if meant is None and makes and card.is_told:
                missing = self._missing(card, text)
                lacks = lacks or (self._told(card, head, missing) if missing else "")
                meant = None if missing else self._finished(card)
            if meant is None:
                continue
            hand = self.words.in_hand.search(text, head.end(), stop)
            told += f"{text[end : head.start()]}{meant.name}{hand[0] if hand else ''}"
            if card.is_new and stop > head.end() and self.words.has.match(text, head.end()):
                told += self.words.said["there"]  # "a ruler has number 6" says that there is one
            end = stop
            named.append(meant)
        self.whose = self._subject(text) or self.whose
        needs = {one.name: _sentence(one, self.language) for one in named}
        return Described(f"{told}{text[end:]}", tuple(needs.items()), lacks)

    def _told(self, card: _Card, head: re.Match[str], missing: str) -> str:
        """What is missing of a card, as it is told."""
        said: str = self.words.said["missing"][missing]
        return said.format(card=head[card.kind] or card.word, number=card.number)

    def _card(self, head: re.Match[str]) -> tuple[_Card, int]:
        """What is said of a card, and where that ends."""
        text, words = head.string, self.words
        kind = next(name for name in say.KINDS if head[name])
        if words.leads_after.search(text[: head.start()]):
            kind = "leader"
        zone = head["before"] or head["after"]
        noun = next(head[one] for one in say.KINDS if head[one]).lower()
        card = _Card(kind, say.zone_id(zone) if zone else "", word=noun)
        card.number = int(head["bare"]) if head["bare"] else None
        card.is_new = words.is_one("new", head["own"])
        card.whose = self._owner(head)
        return card, _read(text, head.end(), card, words)

    def _owner(self, head: re.Match[str]) -> str:
        """Of whom a card is told."""
        own = re.search(say.COLOURS, head["own"] or "", re.IGNORECASE)
        if own:
            return say.player(own[0])
        if self.words.is_one("mine", head["own"]):
            return _ME
        before = head.string[: head.start()]
        return self._subject(before) or (self.whose if self.words.pronouns.search(before) else "")

    def _subject(self, text: str) -> str:
        """Of whom a text is told: the company named first in it, or who speaks."""
        colour = re.search(rf"(?<!\w){say.COLOURS}(?!\w)", text, re.IGNORECASE)
        me = self.words.me.search(text)
        if me and (colour is None or me.start() < colour.start()):
            return _ME
        return say.player(colour[0]) if colour else ""

    def _meant(self, card: _Card, head: re.Match[str], named: Sequence[_Card]) -> _Card | None:
        """The one card spoken of before that is meant."""
        words = self.words
        told = card.is_told if words.is_one("new", head["own"]) else bool(head["own"])
        if card.is_new or not (told or card.number is not None):
            return None
        if card.kind in self.called and not card.is_told:
            return None  # it may be one that is called by its name
        every = [one for one in self.known if card.may_be(one, words)]
        there = [one for one in every if one not in named] or every
        if head["other"] and len(there) == len(every):
            return None
        there = [one for one in there if one.word == card.word] or there
        if words.is_one("whose", head["own"]):
            there = [one for one in there if card.whose and one.whose == card.whose]
        last = words.is_one("that", head["own"])
        return there[-1] if there and (len(there) == 1 or last) else None

    def _missing(self, card: _Card, text: str) -> str:
        """What is not told of a card, on which something may hang; its zone may follow."""
        here = [*dict.fromkeys(_zones(text))]
        only = here if len(here) == 1 else self.zones if not here else ()
        card.zone = card.zone or (only[0] if len(only) == 1 else "")
        if not card.zone:
            return "zone"
        if card.number and card.number in [one.number for one in self.known if one.is_of(card)]:
            return "other number"
        if not self._name(card):
            return "name"
        if card.kind == "leader":
            return self._missing_of_a_leader(card)
        if card.kind in _OF_ANY and card.follows is None:
            card.follows = "any"
        is_idle = card.follows == () and card.number is None  # which could never be laid
        return "follows" if card.follows is None or is_idle else ""

    def _missing_of_a_leader(self, card: _Card) -> str:
        if card.number is None:
            return "number"
        if not self.coup:
            card.shows.setdefault("crowns", 1)
        return "" if card.shows.get("crowns") else "crowns"

    def _finished(self, card: _Card) -> _Card:
        """A card with its name, and the number of the leader whom it follows."""
        if card.follows == "its_own":
            leaders = [one for one in self.known if one.kind == "leader" and one.zone == card.zone]
            numbers = [one.number for one in leaders if one.number is not None]
            card.follows = tuple(numbers) if len(numbers) == 1 else "any"
        card.name = self._name(card)
        self.known.append(card)
        return card

    def _name(self, card: _Card) -> str:
        """What a card is called; empty where too many are alike."""
        number = f" {card.number}" if card.number is not None else ""
        kind = say.KINDS[card.kind].in_(self.language)
        name = f"{kind}{number} {say.of_zone_told(card.zone, self.language)}"
        alike = sum(one.name.endswith(name) for one in self.known)
        return f"{say.ORDER[alike].in_(self.language)}{name}" if alike < len(say.ORDER) else ""


def _kinds_called(text: str) -> set[str]:
    """The kinds of the cards of the box that a text calls by their names."""
    box = anarchy.default_content()
    found = {
        say.card_id(one[0]) for one in re.finditer(rf"(?<!\w){say.CARD_NAMES}(?!\w)", text, re.I)
    }
    cards = [box.card(one) for one in found if one in box.card_ids]
    return {one.kind for one in cards} | {"leader" for one in cards if one.number and one.crowns}


def _sentence(card: _Card, language: str) -> str:
    """The sentence that says what a card shows."""
    said = _words(language).said
    traits = {} if card.number is None else {"number": card.number}
    traits |= {one: n for one, n in card.shows.items() if n}
    told = f"{card.name} {said['is']} {say.of_zone_told(card.zone, language)}"
    if traits:
        told += f" {said['with']} {say.traits_told(traits, language)}"
    if card.follows:
        numbers = tuple[int, ...]() if isinstance(card.follows, str) else card.follows
        told += f", {said['which']} {say.listed_told(numbers, language)}"
    return told
