"""What no line may lose on its way to the sentence that is meant: words, and who does what.

``kept`` in ``wordings.toml`` has the words: what is said, and what the sentence must have then.
They tell of when, of how many and of which: "Rosa was in prison", "at most 3", "another". Whatever
way of speaking a line was taken for, it is not understood where such a word is gone.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from whichside_rules.vocabulary.in_other_words.words import QUOTED, Words, overlap, words_in
from whichside_rules.vocabulary.parameter_types import STEPS, number, words
from whichside_rules.vocabulary.registry import Kind, Slot

__all__ = [
    "ARTICLES",
    "DENIED",
    "becoming",
    "is_added",
    "is_counted",
    "is_crossed",
    "is_in_another_place",
    "is_kept",
    "is_legal",
    "is_owned",
    "is_plural",
    "is_turned_round",
]

_BESIDE: Final = frozenset(
    (
        *("of", "by", "to", "from", "for", "with", "at", "in", "on", "under", "into", "against"),
        *("before", "de", "du", "des", "d", "par", "a", "au", "aux", "pour", "avec", "chez", "en"),
        *("dans", "sur", "sous", "contre", "depuis", "devant", "s", "que", "qu", "which", "that"),
    )
)
"""Words before a name that nobody is the subject or the object of."""
ARTICLES: Final = frozenset(
    (
        *("the", "a", "an", "le", "la", "les", "l", "un", "une"),
        *("player", "company", "joueur", "joueuse", "compagnie"),
    )
)


def is_kept(known: Words, kind: Kind, said: str, told: Sequence[str], language: str) -> bool:
    """Whether the sentences for which a line is taken have all that it must not lose.

    Args:
        known: the ways of saying sentences.
        kind: the kind of step.
        said: the line as it is written.
        told: the sentences.
        language: of both.
    """
    whole, written = "; ".join(told), said.replace("’", "'")
    texts = (written, known.spelt(written, language))
    for word, (needed, *kinds) in known.entries(language, "kept"):
        asked = (not kinds or kind in kinds) and any(map(word.search, texts))
        if asked and not re.search(needed, whole, re.IGNORECASE):
            return False
    return True


def is_plural(said: str, told: Sequence[str]) -> bool:
    """Whether of several is said what the sentences say of one: "workers go" is no "a worker goes".

    Args:
        said: the line.
        told: the sentences for which it is taken.
    """

    def several(nouns: re.Pattern[str]) -> Iterator[re.Match[str]]:
        singular = {noun for one in told for found in nouns.findall(one) for noun in found if noun}
        each = (re.search(rf"\b{noun}s\b", said, re.IGNORECASE) for noun in singular)
        return filter(None, each)

    if any(not _ONE.search(said[: found.start()]) for found in several(_SINGULAR)):
        return True
    return any(several(_COUNTED_ONE)) and not _ONE.search(said)


def is_crossed(said: str, told: Sequence[str]) -> bool:
    """Whether of each of several is said each of several numbers: "Rosa and Olga are at 1 and 2".

    Args:
        said: the line.
        told: the sentences for which it is taken.
    """
    numbers = dict[str, set[str]]()
    for one in told:
        numbers.setdefault(_NUMBER.sub("", one), set()).add(one)
    several = [one for one in numbers.values() if len(one) > 1]
    heard = len(list(Slot("", number).found_in(said)))
    return len(several) > 1 and sum(map(len, several)) > heard


def is_legal(told: str) -> bool:
    """Whether a sentence says of a move that it may be made.

    Args:
        told: the sentence.
    """
    return _LEGAL.search(told) is not None


def is_counted(
    known: Words,
    kind: Kind,
    said: str,
    told: Sequence[str],
    before: Sequence[str],
    language: str,
) -> bool:
    """Whether as many have been spoken of as a line counts: « a third means of production » of two.

    Args:
        known: the ways of saying sentences.
        kind: the kind of step.
        said: the line as it is written.
        told: the sentences for which it is taken.
        before: what was said before it.
        language: of all.
    """
    whole, written = "; ".join(told), said.replace("’", "'")
    done = any(known.sentences.match("when", one) for one in before)
    asked = "when" if QUOTED.match(whole) else kind
    for word, (number_, again, *kinds) in known.entries(language, "counted"):
        found = word.search(written)
        if found is None or asked not in (kinds or (asked,)) or re.search(again, whole):
            continue
        noun = re.match(r"\W*(\w*)", written[found.end() :])
        name = noun[1].casefold() if noun else ""
        if name and re.search(rf"\b{number_} (?:\w+ )?{name[:4]}", whole):
            continue
        if _AGAIN.match(found[0]):
            named = _last_named(known, whole, language) if number_ == _SECOND else set()
            if not named <= _named(known, before, language):
                return False
            if not _is_spoken_of(known, whole, before, language):
                return False
            continue
        earlier = " / ".join((*before, written[: found.start()])).casefold()
        earlier = _STAGES.sub("", earlier)
        if number_ > _SECOND:
            if not re.search(rf"\b{number_ - 1}\b", earlier):
                return False
            continue
        if name in _NO_NOUNS:
            if not done and not _SOME.search(earlier):
                return False
        elif name[:4] not in earlier:
            return False
    return True


def is_done(
    known: Words,
    kind: Kind,
    said: str,
    told: Sequence[str],
    before: Sequence[str],
    language: str,
) -> bool:
    """Whether anything was done, where a line expects that something becomes otherwise.

    Nothing was where just that was said before: who has a zone does not take it. Nor is it still so
    where another number was said, or what was to be done has been done: who has paid may owe less.

    Args:
        known: the ways of saying sentences.
        kind: the kind of step.
        said: the line as it is written.
        told: the sentences for which it is taken.
        before: what was said before it.
        language: of all.
    """

    def tells(name: str) -> bool:
        return any(word.search(said) for word, *_ in known.entries(language, name))

    for word, (done,) in known.entries(language, "settled"):
        if word.search(said) and any(re.search(done, one) for one in before):
            return False

    given = list(itertools.takewhile(lambda one: not known.sentences.match("when", one), before))
    if kind != "then":
        return True
    for word, (done,) in known.entries(language, "after"):
        if word.search(said) and not any(re.search(done, one) for one in before):
            return False
    asked = len(given) < len(before) and becoming(known, said, told, language)
    if tells("anew") and len(told) == 1 and told[0] in given and not asked:
        return False
    lasting = known.entries(language, "lasting")
    lasts = any(word.search(said) for word, of_more in lasting if not of_more)
    if lasts and len(told) == 1 and _otherwise(told[0], given):
        return False
    return not tells("changes") or len(given) < len(before)


def becoming(known: Words, said: str, told: Sequence[str], language: str) -> frozenset[str]:
    """Which of the sentences of a line only tell to be so what the line tells to become so.

    "The fort goes back to his hand": it was away. Where a line has other parts than sentences,
    nobody can tell of which of them it is said.

    Args:
        known: the ways of saying sentences.
        said: the line as it is written.
        told: the sentences for which it is taken.
        language: of both.
    """
    parts = known.parts(said, language) if len(told) > 1 else [said]
    if len(parts) != len(told):
        return frozenset()
    words_ = [word for word, *_ in known.entries(language, "becoming")]
    return frozenset(
        one
        for part, one in zip(parts, told, strict=True)
        if any(word.search(part) for word in words_)
        and not any(word.search(one) for word in words_)
        and not DENIED.search(one)
    )


def is_added(
    known: Words,
    kind: Kind,
    said: str,
    told: Sequence[str],
    before: Sequence[str],
    language: str,
) -> bool:
    """Whether something was said to which a line adds: "Mei is at HEA 1, too", « Mei aussi ».

    That is the same of somebody else; or anything that is said just before and not the contrary,
    as *too* is but a link then.

    Args:
        known: the ways of saying sentences.
        kind: the kind of step.
        said: the line as it is written.
        told: the sentences for which it is taken.
        before: what was said before it; first which game it is.
        language: of all.
    """
    found = [one for word, *_ in known.entries(language, "added") for one in word.finditer(said)]
    if kind == "when" or not found or known.says_before(said[: found[-1].start()], language):
        return True
    forms = {_form(known, one, language) for one in told}
    unnumbered, own = ({_NUMBER.sub("", one) for one in each} for each in (forms, told))
    of_others = [
        one
        for one in (
            _form(known, each, language) for each in before if _NUMBER.sub("", each) not in own
        )
        if _NUMBER.sub("", one) in unnumbered
    ]
    if of_others:
        return not forms.isdisjoint(of_others)
    done = [at for at, one in enumerate(before) if known.sentences.match("when", one)]
    return len(before) > (done[-1] if done and kind == "then" else 0) + 1


def _form(known: Words, text: str, language: str) -> str:
    """A sentence without the names of whom it says something."""
    slots = [known.slot(one) for one in known.of_all(language, "subjects") if known.has_type(one)]
    named = {at for slot in slots for span, _ in slot.found_in(text) for at in range(*span)}
    return "".join(letter for at, letter in enumerate(text) if at not in named)


def _otherwise(told: str, given: Sequence[str]) -> bool:
    """Whether what lasts was said before with another number only."""
    same = [one for one in given if _NUMBER.sub("", one) == _NUMBER.sub("", told)]
    return bool(same) and told not in same


def _named(known: Words, texts: Sequence[str], language: str) -> set[object]:
    """All of whom something can be said that some texts name."""
    slots = [known.slot(one) for one in known.of_all(language, "subjects") if known.has_type(one)]
    return {value for slot in slots for text in texts for _, value in slot.found_in(text)}


def _is_spoken_of(known: Words, text: str, before: Sequence[str], language: str) -> bool:
    """Whether what a sentence says beside its names was spoken of before, or a form of it."""
    slots = [one for one in known.slots() if one.converter not in (None, number, words, *STEPS)]
    taken = [span for slot in slots for span, _ in slot.found_in(text)]
    idle = known.idle[language]
    said = [
        word
        for word, span in words_in(text)
        if word not in idle and not any(overlap(span, one) for one in taken)
    ]
    heard = {one.word for each in before for one in words_in(each)}
    return any(known.mean_the_same(one, other, language) for one in said for other in heard)


def _last_named(known: Words, text: str, language: str) -> set[object]:
    """What a sentence names last, of what something can be said; nothing if it names none."""
    slots = [known.slot(one) for one in known.of_all(language, "subjects") if known.has_type(one)]
    found = [one for slot in slots for one in slot.found_in(text)]
    return {max(found, key=lambda one: one[0])[1]} if found else set()


_AGAIN: Final = re.compile(
    r"(?:once )?again|once more|[dà]e? nouveau|encore|une fois de plus", re.IGNORECASE
)
"""What says that something was done to the same before."""
_SECOND: Final = 2
DENIED: Final = re.compile(r"\b(?:not|no|nobody|nothing|0|ne|n|aucune?|personne|rien)\b")
"""What tells of something that it is not so, and may never have been."""
_SINGULAR: Final = re.compile(r"\b(?:an?|une?) (\w+)(?: (\w+))?", re.IGNORECASE)
_COUNTED_ONE: Final = re.compile(r"\b1 (\w+)(?: (\w+))?")
_ONE: Final = re.compile(r"\b(?:one|1|an?|any|each|every|no|une?|chaque|aucune?)\b", re.IGNORECASE)
_NUMBER: Final = re.compile(r"\d+")
_LEGAL: Final = re.compile(r"[\"”»] (?:is legal|est légal)$")
_SOME: Final = re.compile(
    r"\d|\b(?:one|already|déjà|stands?|goes|has placed)\b"
    r"|\b(?:an?|une?) (?!(?:\w+ )?game\b|partie)\w"
)
"""What tells that one has been spoken of."""
_STAGES: Final = re.compile(r"\b\w+ (?:stage|phase)\b|\b(?:étape|phase) (?:des?|du) \w+")
"""What is named after things that need not be there yet: « l'étape des disques »."""
_NO_NOUNS: Final = frozenset(("", "one", "of", "de", "des", "d"))


def is_turned_round(
    items: Sequence[str | Slot],
    places: Mapping[str, tuple[int, int]],
    text: str,
    same: Callable[[str, str], bool],
) -> bool:
    """Whether a text says of two, the other way round, what one of them does to the other.

    Args:
        items: the words and places of a way of speaking, in their order.
        places: where in the text each place is.
        text: what is said.
        same: whether a word means another.
    """
    spoken = words_in(text)
    for at, verb in enumerate(items):
        if isinstance(verb, Slot):
            continue
        before = [
            one for one in items[:at] if isinstance(one, Slot) and one.converter is not number
        ]
        after = [one for one in items[at + 1 :] if isinstance(one, Slot)]
        if not before or not after or after[0].converter is number:
            continue
        who, whom = places[before[-1].field], places[after[0].field]
        done = [
            span
            for word, span in spoken
            if same(verb, word) and not _PASSIVE.search(text[: span[1]])
        ]
        turned = any(whom[1] <= one[0] and one[1] <= who[0] for one in done)
        if turned and not any(_is_beside(one, spoken, text) for one in (who, whom)):
            return True
    return False


def is_in_another_place(pattern: str, places: Mapping[str, tuple[int, int]], text: str) -> bool:
    """Whether somebody stands where a way of speaking has another: "Rosa calls one for the team".

    That is behind its only *for*, *to* or *in*; or, where it says of somebody what another does,
    without the *that* between them.

    Args:
        pattern: a way of speaking; it has other words or an order other than the text.
        places: where in the text each of its places is.
        text: what is said.
    """
    spoken = words_in(text)

    def ahead(span: tuple[int, int]) -> str:
        there = [word for word, at in spoken if at[1] <= span[0] and word not in ARTICLES]
        return there[-1] if there else ""

    if _THAT.search(pattern):
        return _THAT_WORD.search(text) is None
    first = _FIRST.match(pattern)
    if first is None or first[1] not in places or ahead(places[first[1]]) not in _BEHIND:
        return False
    behind = {found[2] for found in _BEHIND_IT.finditer(pattern) if found[1] in _BEHIND}
    if any(ahead(places[one]) not in _BEHIND for one in behind.intersection(places)):
        return True
    said, own = ([one.word for one in each] for each in (spoken, words_in(pattern)))
    return 0 < said.count(ahead(places[first[1]])) <= own.count(ahead(places[first[1]]))


def is_owned(meant: str, places: Mapping[str, tuple[int, int]], text: str) -> bool:
    """Whether what somebody owns is said to own him: "the Laundry owns the Italian Tenement".

    Args:
        meant: the sentence that is meant.
        places: where in the text each of its places is.
        text: what is said.
    """
    owns = _OWNS_IT.match(meant)
    if owns is None or not {owns[1], owns[2]} <= places.keys():
        return False
    who, what = places[owns[1]], places[owns[2]]
    return what[1] <= who[0] and _OWNS.fullmatch(text[what[1] : who[0]]) is not None


_FIRST: Final = re.compile(r"(?:the |le |la |l')?\{(\w+)")
_THAT: Final = re.compile(r"\} ?(?:\w+ )?(?:que |qu')\{")
_THAT_WORD: Final = re.compile(r"\bqu(?:e\b|')", re.IGNORECASE)
_BEHIND: Final = frozenset(
    (
        *("for", "to", "in", "on", "at", "by", "against"),
        *("pour", "à", "dans", "sur", "contre", "chez", "par"),
    )
)
"""Words behind which nobody stands who is said to do something."""
_BEHIND_IT: Final = re.compile(r"(\w+) (?:the |le |la |l')?\{(\w+)")
_OWNING: Final = "(?:owns?|holds?|has|have|possess(?:es)?|possède(?:nt)?|détien(?:t|nent)|a|ont)"
_OWNS_IT: Final = re.compile(rf"\{{(\w+)[^}}]*\}} {_OWNING} \{{(\w+)[^}}]*\}}$")
_OWNS: Final = re.compile(
    rf" (?:(?:still|now|then) )?{_OWNING} (?:the |la |le |l')?", re.IGNORECASE
)


_PASSIVE: Final = re.compile(
    r"(?i)(?<!\ba )(?<!\bai )(?<!\bont )(?<!\w)\w+ée?s?$|\b(?:is|are|was|were|been|being) \w+$"
)
"""A verb at the end of a text in which something is done to somebody: « gouverné par »."""


def _is_beside(
    name: tuple[int, int], spoken: Sequence[tuple[str, tuple[int, int]]], text: str
) -> bool:
    """Whether a name, or what stands right before it, begins with a word such as *of*."""
    article = text[name[0] : name[0] + 2].casefold() == "a "  # « à » is none
    first = next((word for word, span in spoken if span[0] >= name[0] and not article), "")
    ahead = [word for word, span in spoken if span[1] <= name[0] and word not in ARTICLES]
    return first in _BESIDE or (ahead[-1] if ahead else "") in _BESIDE
