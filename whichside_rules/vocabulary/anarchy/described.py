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

from whichside_rules.vocabulary.anarchy import parameter_types as say
from whichside_rules.vocabulary.anarchy.given import a_card
from whichside_rules.vocabulary.anarchy.world import SENTENCES
from whichside_rules.vocabulary.registry import Described

__all__ = ["described"]

_OF_ANY: Final = ("army", "goods")
"""What follows any leader where nothing else is said: :clause:`anarchy.card.army-usually-any`."""
_OF_COUPS: Final = re.compile(r"\bcoups?\b", re.IGNORECASE)
_OF_WARS: Final = re.compile(r"\b(?:attack|war\b|battle|attaqu|guerre|bataille)", re.IGNORECASE)
_MINE: Final = re.compile(r"\b(?:I|me|my|we|our|je|j['’]|mon|ma|mes|nous|notre)\b")
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
        self.me = self._compiled(rf"(?<!\w)(?:{self.said['me']})(?!\w{{3}})")
        self.more = self._compiled(rf"{self.said['joint']}\d+ <SYMBOL>")
        self.in_hand = self._compiled(rf" (?:{self.said['in_hand']})\b")
        self.head = self._head()

    def is_one(self, name: str, word: str | None) -> bool:
        """Whether a word is one of those that are told under a name."""
        regex = rf"(?:{self.said[name]})"
        return bool(word) and re.fullmatch(regex, str(word).strip(), re.IGNORECASE) is not None

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
        age = "|".join(said[one] for one in ("old", "fresh", "other", "adjectives"))
        articles = rf"{said['new']}|{said['own']}"
        return self._compiled(
            rf"(?<![\w'’-]){''.join(f'(?<!{one})' for one in said['not_after'])}"
            rf"(?:(?P<own>(?:{articles})(?<=['’])|(?:{articles})(?= )) ?(?:(?P<age>{age}) )?)?"
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
    is_mine: bool = False
    """Whether it was told of who speaks."""

    @property
    def is_told(self) -> bool:
        """Whether anything is said of it but what it is."""
        return bool(self.number is not None or self.shows or self.follows is not None)

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
        card.number = int(told["number"] or told["digit"])
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
    found = list[Described]()
    known = list[_Card]()
    zones = dict.fromkeys(one for text in texts for one in _zones(text))
    coup = _may_be_a_coup("\n".join(texts))
    for text in texts:
        if own := _made(text, language):
            known.append(own)
            found.append(Described(text))
            continue
        makes = text not in expected
        found.append(_line(text, language, known, [*zones] if makes else None, coup=coup))
    return found


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


def _may_be_a_coup(text: str) -> bool:
    """Whether two play, and no war is all that they do to each other."""
    who = {say.player(one[0]) for one in re.finditer(rf"\b{say.COLOURS}\b", text, re.IGNORECASE)}
    several = len(who) + bool(_MINE.search(text)) > 1
    return several and bool(_OF_COUPS.search(text) or not _OF_WARS.search(text))


def _zones(text: str) -> Iterator[str]:
    for one in re.finditer(rf"(?<!\w){say.ZONE_NAMES}(?!\w)", text, re.IGNORECASE):
        yield say.zone_id(one[0])


def _line(
    text: str, language: str, known: list[_Card], zones: Sequence[str] | None, *, coup: bool
) -> Described:
    """A line with the names of cards, and the sentences which say what those are that it names."""
    told, end, named, words = "", 0, list[_Card](), _words(language)
    here = [*dict.fromkeys(_zones(text))]
    for head in words.head.finditer(text):
        if head.start() < end:
            continue
        card = _begun(head, words)
        if words.leads_after.search(text[: head.start()]):
            card.kind = "leader"
        stop = _read(text, head.end(), card, words)
        mine = _found(card, head, [one for one in known if one not in named] or known, words)
        if words.more.match(text, stop):
            continue  # more is said than a card can show
        is_new = mine is None and card.is_told and zones is not None
        if is_new and _is_whole(card, here, zones or (), coup=coup) and _fits(card, known):
            mine = card
            _finish(mine, known, language)
            known.append(mine)
        if mine is None:
            continue
        hand = words.in_hand.search(text, head.end(), stop)
        told += f"{text[end : head.start()]}{mine.name}{hand[0] if hand else ''}"
        if card.is_new and stop > head.end() and words.has.match(text, head.end()):
            told += words.said["there"]  # "a ruler has number 6" says that there is one
        end = stop
        named.append(mine)
    needs = {one.name: _sentence(one, language) for one in named}
    return Described(f"{told}{text[end:]}", tuple(needs.items()))


def _begun(head: re.Match[str], words: _Words) -> _Card:
    kind = next(name for name in say.KINDS if head[name])
    zone = head["before"] or head["after"]
    card = _Card(kind, say.zone_id(zone) if zone else "", word=head[kind].lower())
    card.number = int(head["bare"]) if head["bare"] else None
    card.is_new = words.is_one("new", head["own"])
    card.is_mine = words.me.search(head.string[: head.end()]) is not None
    return card


def _found(card: _Card, head: re.Match[str], known: Sequence[_Card], words: _Words) -> _Card | None:
    """The one card spoken of before that is meant; of two leaders one is the old one."""
    if card.is_new or (not head["own"] and card.number is None):
        return None
    there = [one for one in known if card.may_be(one, words)]
    there = [one for one in there if one.word == card.word] or there
    if words.is_one("mine", head["own"]):
        there = [one for one in there if one.is_mine] or there
    if len(there) > 1 and words.is_one("old", head["age"]):
        return there[0]
    last = words.is_one("fresh", head["age"]) or words.is_one("that", head["own"])
    return there[-1] if there and (len(there) == 1 or last) else None


def _is_whole(card: _Card, here: Sequence[str], zones: Sequence[str], *, coup: bool) -> bool:
    """Whether all is told of a card on which something may hang; its zone may follow."""
    only = here if len(here) == 1 else zones if not here else ()
    card.zone = card.zone or (only[0] if len(only) == 1 else "")
    if not card.zone:
        return False
    if card.kind == "leader":
        card.shows.setdefault("crowns", 0 if coup else 1)
        return card.number is not None and card.shows["crowns"] > 0
    if not card.follows and card.follows is not None and card.number is None:
        return False  # which could never be laid
    if card.kind in _OF_ANY and card.follows is None:
        card.follows = "any"
    return card.follows is not None


def _fits(card: _Card, known: Sequence[_Card]) -> bool:
    """Whether no card of the zone has its number."""
    numbers = [one.number for one in known if one.zone == card.zone]
    return card.number is None or card.number not in numbers


def _finish(card: _Card, known: Sequence[_Card], language: str) -> None:
    """Give a card its name, and the number of the leader whom it follows."""
    if card.follows == "its_own":
        leaders = [one for one in known if one.kind == "leader" and one.zone == card.zone]
        numbers = [one.number for one in leaders if one.number is not None]
        card.follows = tuple(numbers) if len(numbers) == 1 else "any"
    number = f" {card.number}" if card.number is not None else ""
    kind = say.KINDS[card.kind].in_(language)
    name = f"{kind}{number} {say.of_zone_told(card.zone, language)}"
    alike = sum(one.name.endswith(name) for one in known)
    card.name = f"{say.ORDER[min(alike, len(say.ORDER) - 1)].in_(language)}{name}"


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
