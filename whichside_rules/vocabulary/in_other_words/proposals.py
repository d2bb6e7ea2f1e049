"""What may have been meant by a sentence that nobody knows.

A line is taken apart where *and* and commas part it, in the way in which its parts are best
known. A known sentence is near to a part when it has the words and the names that were said, in
whatever order: cards, tiles, people, numbers. What it says besides makes it less near, most of all
a name or a number that nobody said, and so does what it leaves out. It is told whole, with those
names in it, and only if it would be understood itself.
"""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from whichside_rules.kernel.book.names import in_latin, look_alike
from whichside_rules.shared.finding import alike, known_words, plain, words_of
from whichside_rules.shared.in_french import in_language
from whichside_rules.vocabulary.agreement import counterparts, put
from whichside_rules.vocabulary.in_other_words.meaning import canonical
from whichside_rules.vocabulary.in_other_words.wordings import wordings
from whichside_rules.vocabulary.parameter_types import STEPS, in_quotation_marks, number, words
from whichside_rules.vocabulary.registry import Kind, Registry, Slot, fixed_text, squeeze

__all__ = ["Way", "not_understood", "proposals", "proposed"]

MOST = 3
"""So many sentences are told at most."""
_NEAR, _FAR = 0.3, 0.05
"""How near a sentence must be, and where none is: 1 has all that was said and nothing else."""
_NAME, _NUMBER, _DENIAL, _CONTRARY = 4.0, 2.0, 5.0, 4.0
"""What a name counts that was said, a number, a word that denies, and that nothing is denied."""
_INVENTED, _CARRIED = 7.0, 0.75
"""What a place takes away that nobody filled, and one that is filled from what was said before."""
_ABOUT = 0.5
"""What a word of its description counts."""
_IDLE = 0.15
"""What a word counts that decides nothing."""
_BESIDE, _ADDED = 0.6, 1.2
"""How much less it is to leave a word out than to say it, and how much more to add one."""
_MANY = 1.5
"""How much more yet it is to add that something is said of all."""
_SHARED = 0.4
"""So much of the words of a sentence must have been said; names alone say nothing."""
_ASKS = 3.0
"""What it counts to ask of a move, where it is said that it may be done or not."""
_PART = 1.0
"""What it takes away to say something in one more part."""
_MAIN = 1.0
"""What it counts that all is understood but what is said by the way."""
_SHORT = 3
"""A word so short may be part of any name."""
_TRIED, _KEPT, _TOGETHER = 48, 4, 4
"""So many sentences are compared with a part, so many kept of it; so many parts go together."""
_MOST_PARTS = 9
"""A line of more parts is not taken apart."""
_MOST_KEPT = 8_192
"""Of so many ways of saying something, and pairs of words, it is kept what was found out."""
_LETTERS = re.compile(r"[^\W_]+|\$")
_SPOKEN = ("en", "fr")

Told = tuple[str, ...]
"""Sentences that are said one after the other."""
Span = tuple[int, int]


class Way(NamedTuple):
    """What a line, or a part of it, may mean."""

    value: float
    """What it says of the line, less what it leaves out and adds."""
    told: Told


def proposals(
    sentences: Registry, kind: Kind, text: str, language: str | None = None, n: int = MOST
) -> list[str]:
    """The known sentences nearest to a text, best first; all of them would be understood.

    Args:
        sentences: those that are known.
        kind: the kind of step.
        text: what was said.
        language: that of the sentences; where it is not given, or none is in it, any.
        n: how many at most.
    """
    known, spoken = wordings(sentences), language or "en"
    told = [*known.meanings(kind, text, spoken)][:n]
    for _, several in proposed(sentences, kind, text, language):
        if len(told) == n:
            break
        one = known.joined(several, spoken)
        if one not in told and (len(several) == 1 or known.understood(kind, one, spoken)):
            told.append(one)
    return told


def proposed(
    sentences: Registry,
    kind: Kind,
    text: str,
    language: str | None = None,
    before: Sequence[str] = (),
    *,
    far: bool = False,
) -> list[Way]:
    """What may be meant by a text, best first: the sentences that say it together.

    Args:
        sentences: those that are known.
        kind: the kind of step.
        text: what was said.
        language: that of the sentences; where it is not given, or none is in it, any.
        before: what was said before it, for whoever is not named again.
        far: whether sentences count that share but a word with it.
    """
    spoken, said = language or "en", text
    if spoken in _SPOKEN:
        known = wordings(sentences)
        text = known.attempted(text, spoken) if kind == "when" else text
        text = known.plainer(text, spoken)
    ways = [*_Line(sentences, kind, text, language, before, far=far).ways()]
    if spoken in _SPOKEN:
        best = max((one.value for one in ways), default=0.0)
        main = _main(sentences, kind, said, spoken, before)
        ways += [Way(best + _MAIN / at, told) for at, told in enumerate(main, 1)]
    if not ways and language in _SPOKEN:
        ways = _in_another_language(sentences, kind, text, language)
    if kind == "then":
        ways += _of_a_move(sentences, text, spoken, before)
    ways = [one for one in ways if _may_say(sentences, said, one.told, spoken)]
    return _distinct(sorted(ways, key=lambda one: -one.value))


def _may_say(sentences: Registry, said: str, told: Told, language: str) -> bool:
    """Whether some sentences may be what a text says: "more than 2" is not "more than Lucia"."""
    if language not in _SPOKEN:
        return True
    known, whole = wordings(sentences), " ".join(told)
    if known.compares(said, language) and not known.compares(whole, language):
        return False
    return not known.says_more(said, whole, language)


def _main(
    sentences: Registry, kind: Kind, text: str, language: str, before: Sequence[str]
) -> list[Told]:
    """What a text says without what is said in it by the way, if that is understood as it stands.

    Of what can be left out first the least is.
    """
    known = wordings(sentences)
    found = dict[Told, None]()
    shorter = known.without_asides(text, language)
    for one in sorted(shorter, key=len, reverse=True):
        told = known.understood(kind, one, language, before)
        if told:
            found.setdefault(told)
    return [*found]


def _in_another_language(sentences: Registry, kind: Kind, text: str, language: str) -> list[Way]:
    """What may be meant by a text of the other language."""
    other = next(one for one in _SPOKEN if one != language)
    found = list[Way]()
    for value, told in _Line(sentences, kind, text, other, ()).ways():
        matches = [sentences.match(kind, one)[0] for one in told]
        said = tuple(
            canonical(sentences, kind, match, one, language)
            for match, one in zip(matches, told, strict=True)
        )
        if said != told:
            found.append(Way(value, said))
    return found


def _of_a_move(
    sentences: Registry, text: str, language: str, before: Sequence[str]
) -> Iterator[Way]:
    """The sentences that ask whether what a text tells of may be done."""
    asked = wordings(sentences).asks_of_a_move(text, language)
    if asked is None:
        return
    move, instead = asked
    for value, told in proposed(sentences, "when", move, language, before)[:2]:
        if len(told) == 1:
            said = instead.format(move=in_quotation_marks(told[0], language))
            if len(sentences.match("then", said)) == 1:
                yield Way(value + _ASKS, (said,))


def not_understood(
    sentences: Registry,
    kind: Kind,
    text: str,
    language: str,
    near: list[str] | None = None,
    written: str | None = None,
) -> tuple[str, list[str]]:
    """What does not fit in a text, in words of the language, and the nearest known sentences.

    Args:
        sentences: those that are known.
        kind: the kind of step.
        text: what was said.
        language: in which.
        near: the nearest sentences, if they have been looked for by all that is said around it.
        written: the text as it is written, if names stand for some of its words.
    """
    mixed = look_alike(text)
    if mixed is not None:
        return in_language(mixed, language), proposals(sentences, kind, in_latin(text), language)
    known = sentences.match(kind, text)  # one of several that may be meant: all of it fits
    misfit = None if known else sentences.misfit(kind, text, language)
    if written is not None and misfit is not None and misfit.said not in squeeze(written):
        misfit = sentences.misfit(kind, written, language)
    near = proposals(sentences, kind, text, language) if near is None else near
    if misfit is None:
        return "", near
    own = {pattern for _, pattern in misfit.sentence.patterns()}
    better, said = list[str](), {word for word, _ in _words(text, language)}
    for one in near:
        shorter = {word for word, _ in _words(one, language)} < said
        if any(match.pattern in own for match in sentences.match(kind, one)) and not shorter:
            break  # what fits there has just been told
        better.append(one)
    return misfit.tell(language), better


# What is known ------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class _Entry:
    """One way of saying a sentence."""

    language: str
    pattern: str
    meant: str
    """The sentence that is told; the pattern, if it is one."""
    slots: Mapping[str, Slot]
    description: str
    done: object
    """What tells sentences apart: the function, or what is meant."""
    idle: frozenset[str]
    """The words that say nothing in its language."""

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The words that it always has."""
        spoken = _words(fixed_text(self.pattern), self.language)
        return tuple(dict.fromkeys(word for word, _ in spoken))

    @cached_property
    def says_something(self) -> bool:
        """Whether it has a word that says something beside its places."""
        return not self.idle.issuperset(self.words)

    @cached_property
    def beside(self) -> Mapping[str, tuple[str, str]]:
        """The words before and after each place; empty where another place stands, or nothing."""
        found = dict[str, tuple[str, str]]()
        for one in self.slots:
            before, _, after = re.sub(r"\{(\w+)(?::\w+)?\}", r"{\1}", self.pattern).partition(
                f"{{{one}}}"
            )
            left, right = _NEXT_BEFORE.search(before), _NEXT_AFTER.match(after)
            found[one] = (plain(left[1]) if left else "", plain(right[1]) if right else "")
        return found

    @cached_property
    def about(self) -> tuple[str, ...]:
        """The words of its description."""
        return tuple(words_of(self.description))


_DENIES = re.compile(
    r"refus|fail|lose|lost|neutral|free|empt|alone|only|just|nothing|zero|0|cannot|forbid|illegal|im"
    r"|un|non|échou|echou|perd|neutre|libre|vide|seul|rien|interdi|illégal|illegal|aucun|ne$|n$"
)
"""Words that deny something beside those that always do: what is refused is not allowed."""
_TWO_ARTICLES = re.compile(r"\b(?:une? (?:l[ea]s? |l')|an? the )", re.IGNORECASE)
"""What nobody says, where a name has an article of its own: « un le Risque »."""
_NEXT_BEFORE = re.compile(r"([^\W_]+)\W*$")
_NEXT_AFTER = re.compile(r"[^\w{]*([^\W_]+)")


class _Known:
    """The ways of saying the sentences of a kind in a language, found by their words."""

    def __init__(self, sentences: Registry, kind: Kind, language: str | None) -> None:
        known, self.language = wordings(sentences), language or "en"
        idle = known.idle.get(self.language, frozenset())
        every = [
            _Entry(spoken, pattern, pattern, slots, one.about(spoken), one.function, idle)
            for one in sentences
            if one.kind == kind
            for spoken, pattern in one.patterns()
            for slots in (one.slots(pattern),)
            if not any(slot.converter in STEPS for slot in slots.values())
        ]
        self.entries = [one for one in every if one.language == language] or every
        if self.language in _SPOKEN:
            self.entries += [
                _Entry(self.language, one.pattern, one.meant, one.slots, "", one.meant, idle)
                for one in known.frames(kind, self.language)
                if one.pattern != one.meant
            ]
        self.names = [
            slot
            for slot in {
                slot.converter: slot for one in self.entries for slot in one.slots.values()
            }.values()
            if slot.converter not in (None, number, words)
        ]
        """One place for each type of what has a name."""
        self._wordings = known
        self.idle = known.idle_words(self.language)
        self.denials = known.denials(self.language)
        self.nothing = self.idle | self.denials
        self.numbered = frozenset(known.of_all(self.language, "numbered"))
        self.of_how_many = known.of_how_many(self.language)
        # A sentence that can be said in many ways is one all the same.
        # How rare a word is, is told by the sentences; ways of speaking have many for one.
        own = [one for one in self.entries if one.meant == one.pattern]
        self._common = Counter(
            word for word, _ in {(word, one.done) for one in own for word in one.words}
        )
        said = frozenset(self._common)
        other = {(word, one.done) for one in self.entries for word in one.words}
        self._common.update(word for word, _ in other if word not in said)
        self._total = len({one.done for one in self.entries})
        self.weights = [self.weight(one.words) for one in self.entries]
        self._by_word: dict[str, list[int]] = {}
        self._bare = list[int]()
        for at, one in enumerate(self.entries):
            if self.idle.issuperset(one.words):
                self._bare.append(at)
            for word in one.words:
                self._by_word.setdefault(word, []).append(at)
        self._letters: dict[str, list[str]] = {}
        self._groups: dict[object, list[str]] = {}
        for word in self._common:
            self._letters.setdefault(word[0], []).append(word)
            for group in self._groups_of(word):
                self._groups.setdefault(group, []).append(word)
        self._meant: dict[str, frozenset[str]] = {}
        self._likes: dict[tuple[object, str], list[str]] = {}

    def weight(self, words: Iterable[str], *, evenly: bool = False) -> float:
        """How much words say: those of few sentences much, a denial most, unless evenly."""
        return math.fsum(  # whatever the order of the words
            _DENIAL
            if word in self.denials and not evenly
            else _IDLE
            if word in self.idle
            else math.log(1 + self._total / (1 + self._common[word])) / 2
            for word in words
        )

    def _groups_of(self, word: str) -> set[object]:
        found: set[object] = {("", one) for one in _meanings(word, self.language)}
        if self.language in _SPOKEN:
            found.update(self._wordings.groups_of(word, self.language))
        return found

    def meant(self, said: str) -> frozenset[str]:
        """The words of sentences that a word may be meant for."""
        if said not in self._meant:
            if len(self._meant) >= _MOST_KEPT:
                self._meant.clear()
            near = [one for one in self._letters.get(said[0], ()) if _is_form(one, said)]
            same = (one for group in self._groups_of(said) for one in self._groups.get(group, ()))
            self._meant[said] = frozenset((*near, *same))
        return self._meant[said]

    def mean_the_same(self, known: str, said: str) -> bool:
        """Whether a word may be meant by another."""
        if known == said or _is_form(known, said):
            return True
        return not self._groups_of(known).isdisjoint(self._groups_of(said))

    def likely(self, words: Iterable[str]) -> list[_Entry]:
        """The ways of speaking that have most of some words, and little else."""
        met = defaultdict[int, float](float)
        for known in sorted(frozenset[str]().union(*map(self.meant, words))):
            weight = self.weight((known,))
            for at in self._by_word.get(known, ()):
                met[at] += weight
        nearest = sorted(met, key=lambda at: met[at] + met[at] - self.weights[at], reverse=True)
        return [self.entries[at] for at in (*nearest[:_TRIED], *self._bare)]

    def like(self, slot: Slot, word: str) -> list[str]:
        """The names that a word may be meant for."""
        asked = slot.converter, word
        if asked not in self._likes:
            if len(self._likes) >= _MOST_KEPT:
                self._likes.clear()
            long = len(word) > _SHORT and word not in self.idle
            near = slot.like(word, self.language) if long else ()
            self._likes[asked] = [
                name
                for name in near
                if any(self.mean_the_same(one, word) for one in words_of(name))
            ]
        return self._likes[asked]


def _known(sentences: Registry, kind: Kind, language: str | None) -> _Known:
    return sentences.kept(f"proposals {kind} {language}", lambda: _Known(sentences, kind, language))


def _words(text: str, language: str) -> list[tuple[str, Span]]:
    """The words of a text with their places; an accent that tells one from an idle word stays."""
    found = list[tuple[str, Span]]()
    idle = known_words(language)["idle"]
    for one in _LETTERS.finditer(text):
        bare, own = plain(one[0]), one[0].casefold()
        found.append((own if bare != own and len(own) > 1 and bare in idle else bare, one.span()))
    return found


# What was said ------------------------------------------------------------------------------------


class _Line:
    """What was said, and how near the known sentences are to it."""

    def __init__(
        self,
        sentences: Registry,
        kind: Kind,
        text: str,
        language: str | None,
        before: Sequence[str],
        *,
        far: bool = False,
    ) -> None:
        self.sentences = sentences
        self._near, self._shared = (_FAR, _FAR) if far else (_NEAR, _SHARED)
        self.kind = kind
        self.text = text
        self.language = language or "en"
        self.before = before
        self._known = _known(sentences, kind, language)
        self.words = _words(text, self.language)
        self._spans: dict[object, list[tuple[Span, object]]] = {}
        self._names = self._named()

    def _named(self) -> list[Span]:
        """Where names stand, the longest of those that overlap."""
        spans = {span for slot in self._known.names for span, _ in self._values(slot)}
        found = list[Span]()
        for span in sorted(spans, key=lambda one: one[0] - one[1]):
            idle = all(one in self._known.idle for one, at in self.words if _overlap(at, span))
            if not idle and not any(_overlap(span, other) for other in found):
                found.append(span)
        return found

    def ways(self) -> Iterator[Way]:
        """What may be meant, best first."""
        parts = self._parts()
        of_part = dict[Span, list[Way]]()
        for first, last in itertools.combinations(range(len(parts) + 1), 2):
            if last - first <= _TOGETHER or (first, last) == (0, len(parts)):
                span = parts[first][0], parts[last - 1][1]
                of_part[first, last] = self._nearest(span)
        # The best ways from the beginning to each part; a part may be left out.
        best: list[list[Way]] = [[Way(0.0, ())]]
        for last in range(1, len(parts) + 1):
            found = [
                Way(one.value + other.value - (_PART if one.told else 0), (*one.told, *other.told))
                for first in range(last)
                for one in best[first]
                for other in of_part.get((first, last), ())
            ]
            lost = self._weight_of(parts[last - 1])
            found += [Way(one.value - lost, one.told) for one in best[last - 1]]
            found.sort(key=lambda one: -one.value)
            best.append(_distinct(found)[: 2 * _KEPT])
        for one in best[-1]:
            if one.told:
                told = tuple(dict.fromkeys(one.told))
                yield Way(one.value - _NAME * self._contrary(told), told)

    def _contrary(self, told: Told) -> int:
        """How many sentences say of the same what another says, with another number."""
        found = list[object]()
        for one in told if len(told) > 1 else ():
            match = (self.sentences.match(self.kind, one) or (None,))[0]
            if match is not None:
                same = [str(value) for value in match.arguments.values() if type(value) is not int]
                found.append((match.sentence.function, *same))
        return len(found) - len(set(found))

    def _parts(self) -> list[Span]:
        """Where *and*, *but* and commas part the line."""
        if self.language not in _SPOKEN:
            return [(0, len(self.text))]
        spans = wordings(self.sentences).part_spans(self.text, self.language)
        return spans if len(spans) <= _MOST_PARTS else [(0, len(self.text))]

    def _weight_of(self, part: Span) -> float:
        """What is lost with a part that is left out."""
        return self._unsaid([(word, span) for word, span in self.words if _overlap(span, part)])

    def _unsaid(self, words: Iterable[tuple[str, Span]]) -> float:
        """What is lost with some words: a number counts more, and a name."""
        known, lost, names = self._known, 0.0, set[Span]()
        for one, span in words:
            name = next((each for each in self._names if _overlap(each, span)), None)
            if name is not None:
                names.add(name)
            elif _is_number(one):
                lost += _NUMBER
            else:
                lost += known.weight((one,)) * (1 if one in known.denials else _BESIDE)
        return lost + sum(_counts(self.text[slice(*one)]) for one in names)

    def _nearest(self, part: Span) -> list[Way]:
        """What a part of the line may mean, best first."""
        words = [(word, span) for word, span in self.words if _overlap(span, part)]
        said = self.text[slice(*part)].strip()
        found = list[Way]()
        if self.language in _SPOKEN and part != (0, len(self.text)):
            known = wordings(self.sentences)
            told = known.understood(self.kind, said, self.language, self.before)
            # What but follows from other Givens is asked beside them: nothing is told of it.
            follows = self.kind == "given" and known.understood(
                "then", said, self.language, self.before
            )
            if told or follows:
                found.append(Way(self._unsaid(words) + _NAME, told))
        near = list[tuple[float, _Entry, dict[str, str]]]()
        for entry in self._known.likely(dict.fromkeys(word for word, _ in words)):
            value, values = self._nearness(entry, part, words)
            if value is not None:
                near.append((value, entry, values))
        near.sort(key=lambda one: -one[0])
        done = list[object]()
        for value, entry, values in near:
            if done.count(entry.done) < 1:
                told_as = self._told(entry, values)
                if told_as is not None:
                    done.append(entry.done)
                    found.append(Way(value, (told_as,)))
            if len(found) >= _KEPT:
                break
        return found

    def _nearness(
        self, entry: _Entry, part: Span, words: Sequence[tuple[str, Span]]
    ) -> tuple[float | None, dict[str, str]]:
        """How much of a part a sentence says, and what fills its places."""
        known = self._known
        values, taken = self._filled(entry, part)
        left = [one for one in words if not any(_overlap(one[1], other) for other in taken)]
        heard = frozenset[str]().union(*(known.meant(word) for word, _ in left))
        shared = [word for word in entry.words if word in heard]
        own, of_entry = known.weight(shared), known.weight(entry.words)
        named = any(not _is_number(one) for one in values.values())
        about = frozenset(entry.about)
        met_by = frozenset(shared)
        rest = [one for one in left if met_by.isdisjoint(known.meant(one[0]))]
        described = (one for one, _ in left if one in about)
        if not named and known.nothing.issuperset((*shared, *described)):
            return None, values  # that both deny something is nothing in common
        if self._counts_what_is_numbered(entry):
            return None, values
        if self._is_contrary(entry, heard, rest, words):
            return None, values
        everything = named and self._unsaid(rest) < _NUMBER / 2
        said, of_it = known.weight(shared, evenly=True), known.weight(entry.words, evenly=True)
        if said < self._shared * of_it and not everything and entry.says_something:
            return None, values
        met = own + sum(map(_counts, values.values()))
        added = _ADDED * (of_entry - own)
        many = known.of_how_many.intersection(entry.words).difference(shared)
        added += _MANY * known.weight(many)
        untold = False
        for place, slot in entry.slots.items():
            if place in values:
                continue
            name, share = self._misspelt(slot, [word for word, _ in rest])
            earlier = None
            if name and share >= _SHARED:
                values[place] = name
                met += _NAME * share
                added += _NAME * (1 - share)
                words_in = words_of(name)
                rest = [
                    one
                    for one in rest
                    if not any(known.mean_the_same(each, one[0]) for each in words_in)
                ]
            elif earlier := self._earlier(slot, part, entry.language, [*values.values()]):
                values[place] = earlier
                added += _CARRIED
                untold = True
            else:
                added += _INVENTED
                untold = untold or slot.converter is not number
        told = [one for one in rest if one[0] in about]
        unsaid = self._unsaid(rest) - (1 - _ABOUT) * self._unsaid(told)
        if any(one in known.denials for one, _ in rest) and known.denials.isdisjoint(entry.words):
            unsaid += _CONTRARY
            if untold and self.words[0][0] in known.denials:
                return None, values  # what nobody does, whoever is not named does not do either
        near = met / (met + added + unsaid) if met else 0.0
        return (met - added - unsaid if near >= self._near else None), values

    def _is_contrary(
        self,
        entry: _Entry,
        heard: frozenset[str],
        rest: Sequence[tuple[str, Span]],
        words: Sequence[tuple[str, Span]],
    ) -> bool:
        """Whether one of the line and a sentence denies what the other says.

        Who may make war makes no "no war", and who does not add the fort does not add it.
        """
        denials = self._known.denials
        if any(one in denials for one, _ in rest):
            return denials.isdisjoint(entry.words) and not any(map(_DENIES.match, entry.words))
        denied = denials.intersection(entry.words).difference(heard)
        return bool(denied) and not any(_DENIES.match(one) for one, _ in words)

    def _counts_what_is_numbered(self, entry: _Entry) -> bool:
        """Whether what a sentence calls by its number is counted here: no plan is not plan 0."""
        ahead = {
            entry.beside[place][0]
            for place, slot in entry.slots.items()
            if slot.converter is number
        }
        counted = [
            word for (one, _), (word, _) in itertools.pairwise(self.words) if one in self._numbers
        ]
        same = self._known.mean_the_same
        return any(
            same(one, noun) and same(one, word)
            for one in (self._known.numbered if counted else ())
            for noun in filter(None, ahead)
            for word in counted
        )

    @cached_property
    def _numbers(self) -> frozenset[str]:
        """The words of the line that tell of how many it is said."""
        spans = [span for span, _ in self._values(Slot("", number))]
        counted = (word for word, at in self.words if any(_overlap(at, one) for one in spans))
        return frozenset((*counted, *self._known.denials))

    def _filled(self, entry: _Entry, part: Span) -> tuple[dict[str, str], list[Span]]:
        """What stands in a part for the places of a sentence, and where."""
        values, taken = dict[str, str](), list[Span]()
        # Names first: the number in « the tea house of cell 5 » is theirs.
        by_length = sorted(entry.slots.items(), key=lambda one: -self._longest(one[1], part))
        for name, slot in by_length:
            free = [
                (span, value)
                for span, value in self._values(slot)
                if part[0] <= span[0]
                and span[1] <= part[1]
                and not any(_overlap(span, other) for other in taken)
            ]
            if free:
                span, value = max(free, key=lambda one: self._fits(entry, name, one[0]))
                taken.append(span)
                values[name] = slot.say(value, entry.language) or self.text[slice(*span)]
        return values, taken

    def _fits(self, entry: _Entry, place: str, span: Span) -> int:
        """How many of the words beside a place stand beside what fills it."""
        before, after = entry.beside[place]
        at = [number for number, one in enumerate(self.words) if _overlap(one[1], span)]
        if not at:
            return 0
        left = self.words[at[0] - 1][0] if at[0] else ""
        right = self.words[at[-1] + 1][0] if at[-1] + 1 < len(self.words) else ""
        return 2 * bool(after and right and after in self._known.meant(right)) + bool(
            before and left and before in self._known.meant(left)
        )

    def _longest(self, slot: Slot, part: Span) -> int:
        return max(
            (end - start for (start, end), _ in self._values(slot) if part[0] <= start < part[1]),
            default=0,
        )

    def _values(self, slot: Slot) -> list[tuple[Span, object]]:
        """What stands in the line that the place takes, in order."""
        if slot.converter not in self._spans:
            self._spans[slot.converter] = list(slot.found_in(self.text))
        return self._spans[slot.converter]

    def _earlier(self, slot: Slot, part: Span, language: str, besides: Sequence[str]) -> str | None:
        """The name for a place that was said last before a part, or of whoever asks; no number."""
        here = [value for span, value in self._values(slot) if span[1] <= part[0]]
        for value in reversed(here):
            said = slot.say(value, language)
            if said is not None and not _is_number(said) and said not in besides:
                return said
        for text in reversed(self.before):
            for value in reversed(_found_in(slot, text)):
                said = slot.say(value, language)
                if said is not None and not _is_number(said) and said not in besides:
                    return said
        mine = wordings(self.sentences).mine(slot, language)
        names = (slot.say(slot.read(one), language) or one for one in mine)
        return next((one for one in names if one not in besides), None)

    def _misspelt(self, slot: Slot, words: Sequence[str]) -> tuple[str | None, float]:
        """The name that some of the words are nearly, and how much of it they are."""
        near = dict.fromkeys(name for word in words for name in self._known.like(slot, word))

        def share(name: str) -> float:
            own = [one for one in words_of(name) if one not in self._known.idle] or [name]
            met = sum(any(self._known.mean_the_same(one, word) for word in words) for one in own)
            return met / len(own)

        name = max(near, key=share, default=None)
        return name, share(name) if name else 0.0

    def _told(self, entry: _Entry, values: Mapping[str, str]) -> str | None:
        """The sentence with its places filled, as far as that is understood; else nothing."""
        filled = dict(values)
        for name, slot in entry.slots.items():
            filled.setdefault(name, slot.example(entry.language, [*filled.values()]))
        if any("..." in one for one in filled.values()):
            return None
        said = _put_all(entry.meant, filled)
        if _TWO_ARTICLES.search(said):
            return None
        found = self.sentences.match(self.kind, said)
        if len(found) != 1:
            return None
        if entry.meant != entry.pattern:
            return canonical(self.sentences, self.kind, found[0], said, entry.language)
        first = found[0]
        for pattern in counterparts(first, entry.language):
            better = _put_all(pattern, filled)
            again = self.sentences.match(self.kind, better)
            if len(again) == 1 and again[0].sentence is first.sentence:
                return better
        return said


@lru_cache(_MOST_KEPT)
def _found_in(slot: Slot, text: str) -> tuple[object, ...]:
    return tuple(value for _, value in slot.found_in(text))


def _distinct(ways: Iterable[Way]) -> list[Way]:
    return list({one.told: one for one in reversed([*ways])}.values())[::-1]


def _overlap(one: Span, other: Span) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def _is_number(value: str) -> bool:
    return value.lstrip("-").isdigit()


def _counts(value: str) -> float:
    """What a name counts, or a number, whatever it is a number of."""
    few = len(value.split()) < 3
    return _NUMBER if few and any(one.isdigit() for one in value) else _NAME


@cache
def _meanings(word: str, language: str) -> frozenset[int]:
    """The groups of words that mean the same to which a form of a word belongs."""
    groups = enumerate(known_words(language)["alike"])
    return frozenset(number for number, group in groups if any(alike(word, one) for one in group))


@lru_cache(_MOST_KEPT)
def _is_form(known: str, said: str) -> bool:
    """Whether two words are forms of one, or are one with a slip."""
    if known == said:
        return True
    if min(len(known), len(said)) < 3:
        return False
    return alike(known, said) or _slipped(known, said) or _begins(known, said)


def _begins(one: str, other: str) -> bool:
    """Whether a longer word is the beginning of another: every, everybody."""
    short = min(one, other, key=len)
    return len(short) > _SHORT and one.startswith(short) and other.startswith(short)


def _slipped(one: str, other: str) -> bool:
    """Whether one letter of a longer word is missing, too much, wrong, or two are exchanged."""
    if min(len(one), len(other)) < 4 or abs(len(one) - len(other)) > 1:
        return False
    start = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
    if start is None:
        return True
    if not start and min(len(one), len(other)) < 6:
        return False  # of a short word the first letter tells it from others
    a, b = one[start:], other[start:]
    return a[1:] == b or a == b[1:] or a[1:] == b[1:] or (a[1::-1] + a[2:] == b)


def _put_all(pattern: str, values: dict[str, str]) -> str:
    for field, value in values.items():
        pattern = put(pattern, field, value)
    return pattern.replace("{{", "{").replace("}}", "}")
