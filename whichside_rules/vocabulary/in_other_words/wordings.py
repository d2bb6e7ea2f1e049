"""Other ways of saying a sentence, each brought to the sentence that says it.

``wordings.toml`` beside the sentences of a game, and beside those of every game, holds what people
say instead: a line of data for each way, under the sentence that is meant. It holds besides the
words that mean the same, and those that say nothing next to others, so that a line is understood
however its words are put.

Nothing is guessed: every word of a line has to be in the sentence that it is brought to, and every
word of that sentence in the line. What fits two sentences is taken for none, and a word that is
left over, a *not* above all, is never dropped.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from whichside_rules.vocabulary.in_other_words.frames import SEVERAL, Frame
from whichside_rules.vocabulary.in_other_words.keeping import (
    ARTICLES,
    is_crossed,
    is_kept,
    is_legal,
    is_plural,
)
from whichside_rules.vocabulary.in_other_words.line import Line
from whichside_rules.vocabulary.in_other_words.meaning import canonical, meaning_of
from whichside_rules.vocabulary.in_other_words.people import People
from whichside_rules.vocabulary.in_other_words.words import (
    LANGUAGES,
    MOST_KEPT,
    QUOTED,
    Span,
    overlap,
    whole,
    without_quotes,
    words_in,
)
from whichside_rules.vocabulary.parameter_types import STEPS, in_quotation_marks, number, words
from whichside_rules.vocabulary.registry import (
    Kind,
    Registry,
    Slot,
    squeeze,
)

__all__ = ["Wordings", "wordings"]

_MARKS: Final = re.compile('["“”«»]')
_SOME: Final = frozenset(("a", "an", "un", "une"))
_LAST_ONE: Final = re.compile(r"\bune?(?=\W*$)", re.IGNORECASE)
"""An article behind which nothing stands counts."""
_ARTICLE: Final = re.compile(r"\b(?:an?|une?) $", re.IGNORECASE)
_HAS: Final = frozenset(("has", "have", "had", "a", "ont"))
_AND: Final = re.compile(r"\b(?:and|et)\b|,")
_LONGEST: Final = 300
"""A longer line is no sentence, and slow to take apart."""
_SEVERAL: Final = 2
_DEEPEST: Final = 6
"""So many things may be said in one line."""


def wordings(sentences: Registry) -> Wordings:
    """The other ways of saying the sentences of a registry."""
    return sentences.kept("wordings", lambda: Wordings(sentences))


class Wordings(People):
    """Brings what is said to the sentences of a registry."""

    def __init__(self, sentences: Registry) -> None:
        """Know the sentences."""
        super().__init__(sentences)
        self._known: dict[tuple[Kind, str, str], tuple[str, ...]] = {}

    def understood(
        self,
        kind: Kind,
        text: str,
        language: str,
        before: Sequence[str] = (),
        me: Collection[object] = (),
    ) -> tuple[str, ...]:
        """The sentences that say the same as a text, in their order; none if it is not understood.

        Args:
            kind: the kind of step.
            text: what is said.
            language: in which.
            before: what was said before it in the same scenario, for whoever is called *she*.
            me: who *I* is, and so is not called *she*.
        """
        if language not in LANGUAGES or len(text) > _LONGEST:
            return ()
        text = squeeze(text).rstrip(" .!;,")
        found = self._once(kind, text, language)
        if not found and QUOTED.search(text):
            text = squeeze(_MARKS.sub(" ", text))
            found = self._once(kind, text, language)
        if found:
            return found
        every = (
            self._once(kind, one, language) for one in self._every_name(text, language, before, me)
        )
        meant = dict.fromkeys(filter(None, every))
        return next(iter(meant)) if len(meant) == 1 else ()

    def _once(self, kind: Kind, text: str, language: str) -> tuple[str, ...]:
        asked = kind, text, language
        if asked not in self._known:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            found = self._parts(kind, text, language, _DEEPEST)
            if not found and kind == "when":
                tried = self.attempted(text, language)
                done = self._parts(kind, tried, language, _DEEPEST) if tried != text else ()
                found = tuple(self._as_told(kind, one, language) for one in done)
            if kind != "when":  # what is so is so once
                found = tuple(dict.fromkeys(found))
            if len(found) == 1 and is_plural(self.plainer(text, language), found):
                found = ()  # what several do is something for each
            if kind == "then" and len({*found}) > 1 and self._concludes(text, language):
                found = ()  # nothing asks whether one is so for the other
            if len(found) == 1 and self._says_twice(text, found[0], language):
                found = ()  # who loses it and loses it at once loses it twice
            if is_crossed(text, found) or self._is_one_choice(text, found, language):
                found = ()
            self._known[asked] = found
        return self._known[asked]

    def _concludes(self, text: str, language: str) -> bool:
        """Whether a text says that something follows from what it says before: "so it wins"."""
        return any(said.search(text) for said, *_ in self.entries(language, "conclusions"))

    def _says_twice(self, text: str, told: str, language: str) -> bool:
        """Whether a part of a text begins with a word of an earlier one, and a sentence has one."""
        heard, of_told = ([one.word for one in words_in(each)] for each in (text, told))
        for part in self.parts(text, language)[1:]:
            names = self._subjects(part, language)
            first = next(
                (
                    one.word
                    for one in words_in(part)
                    if one.word not in self.idle[language]
                    and not any(overlap(one.span, name) for name in names)
                ),
                "",
            )
            is_number = any(Slot("", number).found_in(first))
            if not is_number and 0 < of_told.count(first) < heard.count(first):
                return True
        return False

    def _is_one_choice(self, text: str, found: Sequence[str], language: str) -> bool:
        """Whether one may is said of several moves: who may name A and B may name but one."""
        asked = self.asks_of_a_move(self.spelt(text, language), language)
        legal = [one for one in dict.fromkeys(found) if is_legal(one)]
        if asked is None or len(legal) < _SEVERAL or self.asks_of_a_move(asked[0], language):
            return False
        who = [one[slice(*self._subjects(one, language)[0])] for one in legal]
        return len({*who}) < len(who)

    def _as_told(self, kind: Kind, text: str, language: str) -> str:
        """A sentence as it is told: of somebody who wants to *call* one that he *calls* one."""
        match = self.sentences.match(kind, text)[0]
        return canonical(self.sentences, kind, match, text, language)

    def _single(self, kind: Kind, text: str, language: str) -> tuple[str, ...]:
        """The one sentence that a text says; those that a way of speaking stands for."""
        matches = self.sentences.match(kind, text)
        if matches:
            return (text,) if len(matches) == 1 else ()
        if self.sentences.meanings(kind, text):
            return ()
        plainer = self.plainer(text, language)
        if plainer != text:
            matches = self.sentences.match(kind, plainer)
            if matches:
                said = canonical(self.sentences, kind, matches[0], plainer, language)
                return (said,) if len(matches) == 1 else ()
            if self.sentences.meanings(kind, plainer):
                return ()
        found = self.framed(kind, plainer, language)
        if len(found) == 1:
            return found[0]
        if not found and kind == "then":
            return self._of_a_move(plainer, language)
        return ()

    def meanings(self, kind: Kind, text: str, language: str) -> tuple[str, ...]:
        """The sentences of which one may be meant by what can mean several; perhaps none."""
        found = self.sentences.meanings(kind, text)
        if found or language not in LANGUAGES:
            return found
        return self.sentences.meanings(kind, self.plainer(text, language))

    def framed(self, kind: Kind, text: str, language: str) -> list[tuple[str, ...]]:
        """The sentences of which all words are in a text, and no other."""
        line = Line(self, text, language)
        # By how near the words are: the same ones, in the same order, in any.
        # What is said of this game comes before what is said of every game.
        found = tuple(dict[object, tuple[str, ...]]() for _ in range(6))
        for frame in self._index(kind, language).candidates(line.words):
            values = line.values(frame)
            if values is None or self._of_two_homes(frame, values.said, language):
                continue
            if not frame.content and self._is_joined(text, values.said):
                continue  # two names that stand beside each other are not one thing
            if self._to_oneself(frame, values.said):
                continue
            several = frame.filled(frame.meant, values.said).split(SEVERAL)
            matches = [self.sentences.match(kind, said) for said in several]
            if all(len(each) == 1 for each in matches):
                told = tuple(
                    canonical(self.sentences, kind, each[0], said, language)
                    for each, said in zip(matches, several, strict=True)
                )
                same = frame.filled(frame.pattern, values.said).casefold() == text.casefold()
                if not same and not frame.content and self._only_names(frame, language):
                    continue  # it would take whatever only names that
                near = 0 if same else 1 if values.in_order else 2
                meaning = tuple(meaning_of(each[0]) for each in matches)
                found[2 * near + frame.shared].setdefault(meaning, told)
        return list(next(filter(None, found), {}).values())

    @staticmethod
    def _is_joined(text: str, said: Mapping[str, str]) -> bool:
        """Whether something stands between the parts of a text but what is in some places."""
        for value in said.values():
            text = text.replace(value, "_", 1)
        return re.search(r"[,;]|\b(?:and|et)\b", text) is not None

    @staticmethod
    def _to_oneself(frame: Frame, said: Mapping[str, str]) -> bool:
        """Whether nobody else is in the place of another: « rose montre sa tuile »."""
        kept = [said[field].casefold() for field in said if f"{{{field}" in frame.meant]
        return any(
            said[field].casefold() in kept for field in said if f"{{{field}" not in frame.meant
        )

    def _of_two_homes(self, frame: Frame, said: Mapping[str, str], language: str) -> bool:
        """Whether a household would be dropped beside somebody who lives in another one."""
        dropped = [said[field] for field in frame.slots if f"{{{field}}}" not in frame.meant]
        homes = self.homes(language) if dropped else []
        named = [home for home in homes if any(home.said.search(one) for one in dropped)]
        return any(
            value in home.people and home not in named
            for home in (homes if named else ())
            for value in said.values()
        )

    def _only_names(self, frame: Frame, language: str) -> bool:
        """Whether a way of speaking has at most a place for somebody of whom much may be said."""
        subjects = {self._types.get(name) for name in self.of_all(language, "subjects")}
        return len(frame.slots) <= 1 and all(
            slot.converter in subjects for slot in frame.slots.values()
        )

    def _of_a_move(self, text: str, language: str) -> tuple[str, ...]:
        """What may or may not be done, as the sentence that asks of a move.

        Where no move is told, the one that was played is meant: « elle n'a pas le droit ».
        """
        asked = self.asks_of_a_move(text, language)
        if asked is None:
            return ()
        move, instead = asked
        if self.bare(language).issuperset(one.word for one in words_in(move)):
            return (instead.format(move=next(self.of_all(language, "the_move"))),)
        moves = self._once("when", move, language)
        if len(moves) != 1 or not is_kept(self, "when", move, moves, language):
            return ()
        told = self._as_told("when", moves[0], language)
        return (instead.format(move=in_quotation_marks(told, language)),)

    def _parts(self, kind: Kind, text: str, language: str, depth: int) -> tuple[str, ...]:
        single = self._single(kind, text, language)
        if single:
            return single
        if not depth or self.sentences.meanings(kind, text):
            return ()
        text = self.plainer(text, language)
        each = self._each(kind, text, language, depth)
        if each:
            return each
        joints = "|".join(self.of_all(language, "joints"))
        found = [*re.finditer(rf"\s*(?:{joints})\s*", without_quotes(text), re.IGNORECASE)]
        if len(found) > 1 and self._names_somebody(text[: found[0].start()], language):
            # « Rosa, qui est à SAN 1, est en prison »: both are said of her.
            name, within = text[: found[0].start()], text[found[0].end() : found[1].start()]
            first = self._parts(kind, f"{name} {within}", language, depth - 1)
            more = self._parts(kind, f"{name} {text[found[1].end() :]}", language, depth - 1)
            if first and more and self._may_follow(kind, name, found[0][0], within, language):
                return (*first, *more)
        for joint in reversed(found):  # with as much before it as one sentence says
            said, rest = text[: joint.start()], text[joint.end() :]
            first = self._single(kind, said, language)
            if not first or not self._may_follow(kind, said, joint[0], rest, language):
                continue
            more = self._after(kind, said, rest, language, depth)
            if more:
                return (*first, *more)
        return ()

    def _after(
        self, kind: Kind, first: str, rest: str, language: str, depth: int
    ) -> tuple[str, ...]:
        """What is said after a joint: where it names nobody, of whoever was named before it.

        "Peshwa has 1 crown and 1 sword" says nothing of whatever else has swords; whether "the
        defence" beside the attack of somebody is his nobody can tell.
        """

        def told(said: str) -> tuple[str, ...]:
            found = self._parts(kind, said, language, depth - 1)
            # « a 2 roupies et vert une » : not « 1 roupies ».
            return tuple(self._as_told(kind, one, language) for one in found)

        if self._is_bare(rest, language) and not self._is_had(kind, first, rest, language):
            # "Pays 1 dollar and 1 strike" says of neither that it is there.
            again = (told(one) for one in self._said_of_more(first, rest, language))
            return next(filter(None, again), ())
        carried = (told(one) for one in self.carried(first, rest, language))
        if self._subjects(rest, language) or not self._subjects(first, language):
            return told(rest) or next(filter(None, carried), ())
        of_it = next(filter(None, carried), ())
        own = () if self._is_bare(rest, language) else told(rest)
        article = next((one.word for one in words_in(rest)), "")
        if not of_it or not own or article not in ARTICLES:
            return of_it or own
        return own if own == of_it or article in _SOME else ()

    def _is_had(self, kind: Kind, first: str, rest: str, language: str) -> bool:
        """Whether what stands after a joint without a verb is there, as what is before it is."""
        if not _HAS.isdisjoint(one.word for one in words_in(rest)):
            return True
        had = [*self.of_all(language, "having")]
        return all(
            any(re.search(verb, one, re.IGNORECASE) for verb in had)
            for one in self._single(kind, first, language) or (first,)
        )

    def _may_follow(self, kind: Kind, first: str, joint: str, rest: str, language: str) -> bool:
        """Whether what stands after a joint is a thing that is said beside the first.

        Nothing asks whether it is the reason of what is expected; and "with green", "because of
        green" is no *and green*, but where all are in one place.
        """
        if any(said.search(joint) for said, *_ in self.entries(language, "reasons")):
            return kind == "given" and not self._names_somebody(rest, language)
        begun = f"{joint} {next(iter(rest.split()), '')}"  # « et avec vert »
        there = [
            place for said, (place,) in self.entries(language, "company") if said.search(begun)
        ]
        return (
            any(re.search(place, first, re.IGNORECASE) for place in there)
            or not there
            or not self._names_somebody(rest, language)
        )

    def is_in_company(self, text: str, language: str) -> bool:
        """Whether a part of a text is but somebody with whom, or because of whom, it is so."""
        spans = self.part_spans(text, language)
        return any(
            not self._may_follow(
                "given", text[: one[1]], text[one[1] : other[0]], text[slice(*other)], language
            )
            for one, other in itertools.pairwise(spans)
        )

    def _names_somebody(self, text: str, language: str) -> bool:
        """Whether a text is but a name of somebody of whom something may be said."""
        spans = self._subjects(text, language)
        left = [one.word for one in words_in(text) if not any(overlap(one.span, s) for s in spans)]
        joined = itertools.pairwise(spans)
        return (
            bool(spans)
            and self.idle[language].issuperset(left)
            and all(_AND.search(text[one[1] : other[0]]) for one, other in joined)
        )

    def _subjects(self, text: str, language: str) -> list[Span]:
        """Where those stand in a text of whom something may be said."""
        names = (one for one in self.of_all(language, "subjects") if self.has_type(one))
        return sorted({span for name in names for span, _ in self.slot(name).found_in(text)})

    def _is_bare(self, text: str, language: str) -> bool:
        """Whether a text has but what takes a place, and perhaps *has* before it: "1 sword"."""
        line = Line(self, text, language)
        slots = (one for one in self.slots() if one.converter not in (*STEPS, words))
        spans = {span for slot in slots for span, _ in line.found(slot)}
        left = [word for word, at in line.words if not any(overlap(at, span) for span in spans)]
        return _HAS.issuperset(left)

    def carried(self, first: str, rest: str, language: str) -> Iterator[str]:
        """What is said after *and* of whoever was named before it: « et a 3 $ »."""
        if self._denies(first, language):
            return
        yield from self._said_of_more(first, rest, language)
        named = self._subjects(first, language)
        for start, end in named:
            yield f"{first[start:end]} {rest}"
        if named and self._subjects(rest, language):
            yield f"{first[: named[0][0]]} {rest}"

    def _denies(self, text: str, language: str) -> bool:
        return not self.denials(language).isdisjoint(word.word for word in words_in(text))

    def _said_of_more(self, first: str, rest: str, language: str) -> Iterator[str]:
        """What was said first, of what comes after it: « gagne 2 $ et 1 grève »."""
        for who in () if self._denies(first, language) else (rest, *self._likewise(rest, language)):
            again = self._again(first, who, language)
            if again is not None:
                yield again

    def said_again(self, first: str, text: str, language: str) -> str | None:
        """What was said first, of whom a text says the same: "the Paiks too".

        Where several are named first, it was said of the one who was named before the others.
        """
        again = (
            self._again(first, who, language, of_first=True)
            for who in self._likewise(text, language)
        )
        return next(filter(None, again), None)

    def _likewise(self, rest: str, language: str) -> Iterator[str]:
        """Of whom the same is said again: « so has green », « Mei likewise »."""
        for said, _ in self.entries(language, "likewise"):
            found = said.fullmatch(rest.strip())
            if found is not None:
                yield next(filter(None, found.groups()))

    def _again(self, first: str, rest: str, language: str, *, of_first: bool = False) -> str | None:
        """What was said first, of whoever and whatever comes after it: « 6 pour les Italiens ».

        Nothing, if that says anything else, or if it is not clear in place of what it stands.
        """
        if any(
            said.search(rest)
            for said, (verb,) in self.entries(language, "again")
            if not re.search(verb, first, re.IGNORECASE)
        ):
            return None  # « touche 3 roupies et en a 8 »: another verb
        said, taken, names = first, list[Span](), 0
        rest = _LAST_ONE.sub("1", rest)  # « et vert une »
        line = Line(self, rest, language)
        types = sorted(
            {self._types[name] for name in self._types},
            key=lambda one: -line.longest(Slot("", one)),
        )
        for converter in types:
            slot = Slot("", converter)
            new = [one for one, _ in line.found(slot) if not any(overlap(one, t) for t in taken)]
            old = sorted(span for span, _ in slot.found_in(said))[: 1 if of_first else None]
            if converter in (*STEPS, words) or len(new) != 1 or len(old) != 1:
                continue
            taken.append(new[0])
            names += converter is not number
            start, told = old[0][0], rest[slice(*new[0])]
            if _ARTICLE.search(rest[: new[0][0]]):  # « 2 épées et un château » : un seul
                counted = (one for one, _ in Slot("", number).found_in(said))
                before = (one for one in counted if one[1] < start == one[1] + 1)
                start, told = next(((one[0], f"1 {told}") for one in before), (start, told))
            said = f"{said[:start]}{told}{said[old[0][1] :]}"
        left = [word for word, span in line.words if not any(overlap(span, t) for t in taken)]
        # Without a name, or with a verb, it says something else: « il en reste 2 ».
        return (
            said if names and set(self.of_all(language, "beside_names")).issuperset(left) else None
        )

    def _each(self, kind: Kind, text: str, language: str, depth: int) -> tuple[str, ...]:
        """What is said of several at once, of one after the other."""
        for name in self.of_all(language, "subjects"):
            if name not in self._types:
                continue
            slot = Slot(name, self._types[name])
            spans = [span for span, _ in slot.found_in(text)]
            joined = [spans[:1]]
            for one, other in itertools.pairwise(spans):
                if re.fullmatch(r",? (?:and|et) |, ", text[one[1] : other[0]]):
                    joined[-1].append(other)
                else:
                    joined.append([other])
            for group in joined:
                if len(group) < 2 or self._is_of_one(kind, text, group[0][0], language):
                    continue
                if self._is_before_a_subject(text, group, language):
                    continue
                if self._is_said_first(kind, text, group[-1][1], language, depth):
                    continue
                head, tail = text[: group[0][0]], text[group[-1][1] :]
                head, tail = (self._singly(part, language) for part in (head, tail))
                told = list[str]()
                for span in group:
                    whole = f"{head}{text[slice(*span)]}{tail}"
                    each = self._parts(kind, whole, language, depth - 1)
                    if not each:
                        break
                    told += (self._as_told(kind, one, language) for one in each)
                else:
                    return tuple(told)
        return ()

    def _is_before_a_subject(self, text: str, group: Sequence[Span], language: str) -> bool:
        """Whether what is named first is no subject of what is said of the last: "for red, green".

        « Pour vert, rose et bleu, » names several, as « pour vert et rose » does.
        """
        before = re.split("|".join(self.of_all(language, "joints")), text[: group[0][0]])[-1]
        said = {one.word for one in words_in(before)}
        if not said & {*self.of_all(language, "prepositions")} or not said <= self.idle[language]:
            return False
        between = [text[one[1] : other[0]] for one, other in itertools.pairwise(group)]
        ends = between[-1].strip() != "," and text[group[-1][1] :].lstrip()[:1] in (",", ":")
        return not ends and any(one.strip() == "," for one in between)

    def _is_of_one(self, kind: Kind, text: str, start: int, language: str) -> bool:
        """Whether all that is named together from a place on is in one sentence after a joint.

        « bleu a 4 roupies et gouverne Pune avec un chef et un fort » has one government.
        """
        joints = "|".join(self.of_all(language, "joints"))
        for joint in re.finditer(joints, without_quotes(text)[:start], re.IGNORECASE):
            first, rest = text[: joint.start()], text[joint.end() :]
            if self._single(kind, first, language) and any(
                self._single(kind, said, language)
                for said in (rest, *self.carried(first, rest, language))
            ):
                return True
        return False

    def _is_said_first(self, kind: Kind, text: str, end: int, language: str, depth: int) -> bool:
        """Whether all that is named together up to a place is in one sentence before a joint.

        « rouge gouverne Pune avec un chef et un fort, et a 4 roupies » has one government.
        """
        joints = "|".join(self.of_all(language, "joints"))
        for joint in re.finditer(rf"\s*(?:{joints})\s*", without_quotes(text), re.IGNORECASE):
            first, rest = text[: joint.start()], text[joint.end() :]
            if joint.start() < end or not self._single(kind, first, language):
                continue
            for said in (rest, *self.carried(first, rest, language)):
                if self._parts(kind, said, language, depth - 1):
                    return True
        return False

    def _singly(self, text: str, language: str) -> str:
        """A text without *both* and *each*, which say that it is said of one after the other."""
        words = "|".join(self.of_all(language, "singly"))
        return re.sub(whole(words), " ", text, flags=re.IGNORECASE) if words else text
