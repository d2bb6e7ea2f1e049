"""Cards that a scenario describes where it speaks of them: "an army of Pune with 2 swords".

Each gets a name, and a sentence that says what it shows; further on "the army" is that card. What
is not said of a card it does not have, as in the table of cards; armies and goods follow anybody
then. Of another card has to be said whom it follows, and of a leader its number; where there may be
a coup the crowns as well: nothing is answered out of a card of which that is left open.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from whichside_rules.vocabulary.anarchy import parameter_types as say
from whichside_rules.vocabulary.anarchy.given import a_card
from whichside_rules.vocabulary.anarchy.world import SENTENCES
from whichside_rules.vocabulary.registry import Described

__all__ = ["described"]

_KINDS: Final = {
    "leader": (
        "leader|ruler|king|chief|(?<=led by )number",
        "chef|cheffe|leader|dirigeante?|roi|souverain",
    ),
    "army": ("army(?: card)?", "(?:carte d['’])?armée"),
    "fort": ("fort|fortress|stronghold", "fort|forteresse"),
    "goods": ("goods(?: card)?", "(?:carte (?:de |d['’]))?marchandises?"),
    "card": ("(?:court |place )?card|follower", "carte(?: suiveuse)?"),
}
"""The kinds of cards as people call them."""
_ONE: Final = ("a", "an", "one", "un", "une")
_COUNTS: Final = {
    **dict.fromkeys((*_ONE, "1"), 1),
    **dict.fromkeys(("no", "aucun", "aucune", "0"), 0),
    **dict.fromkeys(("two", "deux", "2"), 2),
    **dict.fromkeys(("three", "trois", "3"), 3),
    **dict.fromkeys(("four", "quatre", "4"), 4),
    **dict.fromkeys(("five", "cinq", "5"), 5),
    **{str(n): n for n in (6, 7, 8, 9)},
}
_AGES: Final = {
    **dict.fromkeys(("old", "ancien", "ancienne"), 0),
    **dict.fromkeys(("new", "nouveau", "nouvelle"), -1),
}
"""Which of several that were spoken of is meant."""
_SAID: Final = (
    ("is a card", "with", "which follows"),
    ("est une carte", "avec", "qui suit"),
)
_OF_ANY: Final = ("army", "goods")
"""What follows any leader where nothing else is said: :clause:`anarchy.card.army-usually-any`."""
_NEW: Final = re.compile(r"(?:an?|one|another|une?(?: autre)?)\b", re.IGNORECASE)
"""What begins something that was not spoken of before."""
_THAT: Final = re.compile(r"(?:that|this|ce|cet|cette)\b", re.IGNORECASE)
"""What means the one that was spoken of last."""
_OF_COUPS: Final = re.compile(r"\bcoups?\b", re.IGNORECASE)
_OF_WARS: Final = re.compile(r"\b(?:attack|war\b|battle|attaqu|guerre|bataille)", re.IGNORECASE)
_MINE: Final = re.compile(r"\b(?:I|me|my|we|our|je|j['’]|mon|ma|mes|nous|notre)\b")
_COUNT: Final = "|".join(sorted(_COUNTS, key=len, reverse=True))
_SYMBOL: Final = r"crowns?|castles?|swords?|chests?|couronnes?|châteaux?|épées?|coffres?"
_LIST: Final = r"\[?\d(?:(?:, ?|,? and |,? or |,? et |,? ou )(?:le )?\d)*\]?"
_LEADERS: Final = r"(?:(?:the |les? |du )?(?:leaders?|numbers?|chefs?|numéros?|n°) )?(?:le )?"
_ONLY: Final = r"(?:only |seulement )?"
_FOLLOWS: Final = (
    r"(?:(?:that|which|who|qui|and|et) (?:can |could |may |peut |ne |n['’])?"
    rf"{_ONLY}(?:follows?|suit|suivre)|following|suivant) (?:que )?{_ONLY}"
)
_OWN_LEADER: Final = (
    r"(?:his|her|my|their|that|this|the|\w+'s|son|mon|ma|sa|leur|le)(?: own)? (?:leader|chef)"
    r"(?: (?:de|d['’]) ?\w+)?(?! \d)"
)
_TRAITS: Final = tuple(
    (name, re.compile(regex, re.IGNORECASE))
    for name, regex in {
        "none": r"(?:with |has |and )?(?:no|without a?|sans) ?(?:liste|list)"
        r"(?: of (?:followers|numbers)| de numéros)?|no numbers under (?:his|her|its|the) picture",
        "neither": r"neither (?:a )?number nor (?:a )?crowns?"
        r"|(?:sans|ni) (?:numéro|chiffre) ni couronne",
        "no number": r"(?:has )?no number(?! ?\d)|without a number|sans (?:numéro|chiffre)"
        r"(?: en haut à gauche)?",
        "no crown": r"without (?:a )?crowns?|sans couronnes?",
        "number": r"(?:the |le )?(?:number|numbered|numéro|n°|no\.) ?(?P<number>\d)",
        "any": rf"{_FOLLOWS}(?:any|every|all|anybody|anyone|everybody|tous?|toutes?|n'importe)"
        r"(?: (?:leaders?|numbers?|quel chef|les (?:numéros|chefs)))?",
        "its own": _FOLLOWS + _OWN_LEADER,
        "follows": rf"{_FOLLOWS}{_LEADERS}(?P<list>{_LIST})(?: only| seulement)?",
        "listed": rf"(?P<list>{_LIST}) (?:is |are |est |sont )?"
        r"(?:in|on|dans) (?:its|his|the|sa|la) (?:liste|list)",
        "zone": rf"(?:of|from|for|de|du|d['’]) ?(?P<zone>{say.ZONE_NAMES})",
        "symbol": rf"(?P<count>{_COUNT}) (?P<symbol>{_SYMBOL})(?! (?:in all|in total|en tout))",
    }.items()
)
"""What may be said of a card, the longest first."""
_JOINT: Final = re.compile(
    r"(?:\s*[,(:]|,? (?:and|et|but|mais))*\s*(?:(?:with|avec|à|of|de)\s+)?", re.IGNORECASE
)
_LEADING: Final = re.compile(r"(?:pour chef|led by) $", re.IGNORECASE)
_HAS: Final = re.compile(r" (?:has|a) ", re.IGNORECASE)
_IN_HAND: Final = re.compile(r" (?:in (?:his |her |my |their )?hand|en main)\b", re.IGNORECASE)


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

    @property
    def is_told(self) -> bool:
        """Whether anything is said of it but what it is."""
        return bool(self.number is not None or self.shows or self.follows is not None)

    def may_be(self, other: _Card) -> bool:
        """Whether nothing is said of it that is not so of another."""
        return (
            (self.kind == other.kind or ("card" in (self.kind, other.kind) and self.is_told))
            and self.zone in ("", other.zone)
            and self.number in (None, other.number)
            and (self.follows is None or self.follows == other.follows)
            and all(other.shows.get(one, 0) == n for one, n in self.shows.items())
        )


@cache
def _heads(language: str) -> re.Pattern[str]:
    """What may be a card in a text: « une armée du Bengale », "his Bengal army", "leader 4"."""
    at = int(language == "fr")
    kinds = "|".join(f"(?P<{name}>{said[at]})" for name, said in _KINDS.items())
    of = r"(?:of|from|for|in|de la|de l['’]|des|du|de|d['’]|en|au)"
    adjective = "own |new |old |other |autre |nouveau |nouvelle |ancien |ancienne "
    symbol = rf"(?! (?:{_SYMBOL}))"
    own = (
        r"an?|one|another|the|that|this|his|her|my|your|their|its|une?|le|la|l['’]|ce|cet|cette|mon"
        r"|ma|son|sa|leur"
    )
    zone = say.ZONE_NAMES
    return re.compile(
        r"(?<![\w'’-])(?<!\bas )(?<!\bcomme )"
        rf"(?:(?P<own>(?:{own})(?<=['’])|(?:{own}) )(?P<adjective>{adjective})?)?"
        rf"(?:(?P<before>{zone}) )?(?:{kinds})(?![\w'’-])"
        rf"(?: (?:card |carte )?(?:number |numéro |n° ?)?(?P<bare>\d){symbol})?"
        rf"(?: {of} ?(?:the |le |la |les |l['’])?(?P<after>{zone})(?![\w]))?",
        re.IGNORECASE,
    )


def _counted(found: re.Match[str]) -> tuple[str, int]:
    said = found["symbol"].lower()
    return say.symbol_of(said), _COUNTS[found["count"].lower()]


def _read(text: str, start: int, card: _Card) -> int:
    """Read what is said of a card from a place on; where that ends."""
    end = start
    while True:
        hand = _IN_HAND.match(text, end)
        begin = hand.end() if hand else end
        joint = (card.is_new and end == start and _HAS.match(text, begin)) or None
        joint = joint or _JOINT.match(text, begin)
        at = joint.end() if joint else begin
        for name, said in _TRAITS:
            found = said.match(text, at) or said.match(text, begin + 1)
            if not found or re.match(r"\w", text[found.end() :]):
                continue
            if not _note(card, name, found):
                return end
            end = found.end() + (text[found.end() : found.end() + 1] == ")")
            break
        else:
            return end


def _note(card: _Card, name: str, found: re.Match[str]) -> bool:
    """Note what is said of a card; false where it was said already."""
    if name in ("none", "any", "its own", "follows", "listed"):
        if card.follows is not None:
            return False
        said = found.groupdict().get("list") or ""
        numbers = tuple(sorted({int(one) for one in re.findall(r"\d", said)}))
        card.follows = numbers if said or name == "none" else name
    elif name == "number":
        if card.number is not None:
            return False
        card.number = int(found["number"])
    elif name == "zone":
        if card.zone not in ("", say.zone_id(found["zone"])):
            return False
        card.zone = say.zone_id(found["zone"])
    elif name == "symbol":
        which, count = _counted(found)
        if which in card.shows:
            return False
        card.shows[which] = count
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
    made = SENTENCES.match("given", text) if _SAID[int(language == "fr")][0] in text else ()
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
    told, end, named = "", 0, list[_Card]()
    here = [*dict.fromkeys(_zones(text))]
    for head in _heads(language).finditer(text):
        if head.start() < end:
            continue
        card = _begun(head)
        if _LEADING.search(text[: head.start()]):
            card.kind = "leader"
        stop = _read(text, head.end(), card)
        has = card.is_new and _HAS.match(text, head.end()) is not None
        mine = _found(card, head, [one for one in known if one not in named] or known)
        is_new = mine is None and card.is_told and zones is not None
        if is_new and _is_whole(card, here, zones or (), coup=coup):
            mine = card
            _finish(mine, known, language)
            known.append(mine)
        if mine is None:
            continue
        hand = _IN_HAND.search(text, head.end(), stop)
        told += f"{text[end : head.start()]}{mine.name}{hand[0] if hand else ''}"
        if has and stop > head.end():  # "a ruler has number 6" says that there is one
            told += " est là" if language == "fr" else " is there"
        end = stop
        named.append(mine)
    needs = {one.name: _sentence(one, language) for one in named}
    return Described(f"{told}{text[end:]}", tuple(needs.items()))


def _begun(head: re.Match[str]) -> _Card:
    kind = next(name for name in _KINDS if head[name])
    zone = head["before"] or head["after"]
    card = _Card(kind, say.zone_id(zone) if zone else "", word=head[kind].lower())
    card.number = int(head["bare"]) if head["bare"] else None
    card.is_new = _NEW.match(head["own"] or "") is not None
    return card


def _found(card: _Card, head: re.Match[str], known: Sequence[_Card]) -> _Card | None:
    """The one card spoken of before that is meant; of two leaders one is the old one."""
    if card.is_new or (not head["own"] and card.number is None):
        return None
    there = [one for one in known if card.may_be(one)]
    there = [one for one in there if one.word == card.word] or there
    said = (head["adjective"] or "").strip().lower()
    if len(there) > 1 and said in _AGES:
        return there[_AGES[said]]
    if there and _THAT.match(head["own"] or ""):
        return there[-1]
    return there[0] if len(there) == 1 else None


def _is_whole(card: _Card, here: Sequence[str], zones: Sequence[str], *, coup: bool) -> bool:
    """Whether all is told of a card on which something may hang; its zone may follow."""
    only = here if len(here) == 1 else zones if not here else ()
    card.zone = card.zone or (only[0] if len(only) == 1 else "")
    if not card.zone:
        return False
    if card.kind == "leader":
        card.shows.setdefault("crowns", 0 if coup else 1)
        return card.number is not None and card.shows["crowns"] > 0
    if card.kind in _OF_ANY and card.follows is None:
        card.follows = "any"
    return card.follows is not None


def _finish(card: _Card, known: Sequence[_Card], language: str) -> None:
    """Give a card its name, and the number of the leader whom it follows."""
    if card.follows == "its own":
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
    is_, with_, follows = _SAID[int(language == "fr")]
    traits = {} if card.number is None else {"number": card.number}
    traits |= {one: n for one, n in card.shows.items() if n}
    told = f"{card.name} {is_} {say.of_zone_told(card.zone, language)}"
    if traits:
        told += f" {with_} {say.traits_told(traits, language)}"
    if card.follows:
        numbers = tuple[int, ...]() if isinstance(card.follows, str) else card.follows
        told += f", {follows} {say.listed_told(numbers, language)}"
    return told
