"""Who is meant by *I* and *she*, by a name that is none of the game, and where nobody is named."""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from whichside_rules.shared.finding import plain
from whichside_rules.vocabulary.in_other_words.frames import Frames
from whichside_rules.vocabulary.in_other_words.sought import Sought
from whichside_rules.vocabulary.in_other_words.words import whole, words_in
from whichside_rules.vocabulary.parameter_types import STEPS, words
from whichside_rules.vocabulary.registry import (
    KINDS,
    Registry,
    Slot,
)

__all__ = ["Home", "People", "Somebody"]

_POSSESSIVE: Final = re.compile(r"(?:of|de) \{name\}")
_BOTH: Final = 2
_MOST_NAMED: Final = 12
"""Ways of taking whom a line names by *she* and *it*."""


class Somebody(NamedTuple):
    """Somebody of the game in place of whoever is called otherwise."""

    pattern: Sought | re.Pattern[str]
    """How he is called."""
    instead: str
    value: str
    name: str
    """The type, if it is *I*; else empty."""
    unless: re.Pattern[str] | None = None
    """What tells in a text that somebody else is meant."""
    once: bool = False
    """Whether he is spoken of in one place only."""
    has_a_name: bool = False
    """Whether he is called by a name, which is his in every line."""

    def is_in(self, text: str) -> bool:
        """Whether a text speaks of him; of what has no owner only where nobody is named."""
        if self.unless is not None and (self.unless.search(text) or self.value in text):
            return False
        return self.pattern.search(text) is not None


class Home(NamedTuple):
    """A household, and who lives there."""

    said: re.Pattern[str]
    """What tells that it is spoken of."""
    type: str
    name: str
    who: str
    """The type of those who live there."""
    people: tuple[str, ...]

    def named_in(self, *texts: str) -> set[str]:
        """Those who live there and are named in some texts."""
        return {one for one in self.people if any(re.search(rf"\b{one}\b", text) for text in texts)}


class People(Frames):
    """Knows who is meant where somebody is not called by a name of the game."""

    def __init__(self, sentences: Registry) -> None:
        """Know the sentences; their names are gathered when somebody is spoken of."""
        super().__init__(sentences)
        self._words: dict[str, frozenset[str]] = {}

    def named(
        self,
        text: str,
        language: str,
        before: Sequence[str],
        me: Collection[object] = (),
        *,
        last: bool = False,
    ) -> str:
        """A text with the names of all who are called *she* in it, as far as one can be meant.

        Args:
            text: what is said.
            language: in which.
            before: what was said before it.
            me: who *I* is, and so is not called *she*.
            last: of several that can be meant take the one that was named last.
        """
        for entry in self.entries(language, "pronouns"):
            text = self._named(text, entry, before, language, me, last=last) or text
        return text

    def _every_name(
        self, text: str, language: str, before: Sequence[str], me: Collection[object] = ()
    ) -> Iterator[str]:
        """A text with the names of some who are called *she* in it: of one, of several."""
        waiting, known = [text], {text}
        while waiting and len(known) < _MOST_NAMED:
            said = waiting.pop(0)
            for told in self._each_name(said, language, before, me):
                if told not in known:
                    known.add(told)
                    waiting.append(told)
                    yield told

    def _each_name(
        self, said: str, language: str, before: Sequence[str], me: Collection[object]
    ) -> Iterator[str]:
        """A text with one word for somebody named, each in turn.

        What is part of more that is said of somebody is none: « un de ses personnages ».
        """
        found = list[tuple[tuple[int, int], str, str]]()
        for entry in self.entries(language, "pronouns"):
            told = self._named(said, entry, before, language, me)
            match = entry[0].search(said) if told is not None else None
            if told is not None and match is not None:
                found.append((match.span(), str(entry[1][0]), told))
        for at, (span, name, told) in enumerate(found):
            inside = (
                other[0] <= span[0] and span[1] <= other[1] and other != span for other, *_ in found
            )
            again = ((span, name) == (other, of) for other, of, _ in found[:at])
            if not any(inside) and not any(again):
                yield told

    def _of_the_sex_said(
        self, said: str, slot: Slot, there: Mapping[object, str], language: str
    ) -> dict[object, str]:
        """Those of several who can be called so: women *she*, men *he*."""
        for name, feminine in (("feminine", True), ("masculine", False)):
            if plain(said) in self.of_all(language, name):
                return {
                    value: called
                    for value, called in there.items()
                    if slot.is_feminine(value) is feminine
                }
        return {}

    def _named(
        self,
        text: str,
        entry: tuple[Sought, Sequence[Any]],
        before: Sequence[str],
        language: str,
        me: Collection[object] = (),
        *,
        last: bool = False,
    ) -> str | None:
        """A text with a name in place of one word for it; nothing if none, or several, can be."""
        said, (name, instead, *same) = entry
        found = said.search(text)
        if found is None or self._means_nobody(text, found, language):
            return None
        if name not in self._types:  # something that has but one name
            named = any(name.casefold() in one.casefold() for one in before)
            told = f"{text[: found.start()]}{name}{text[found.end() :]}"
            return told if named else None
        slot = Slot(name, self._types[name])
        if any(
            start <= found.start() and found.end() <= end and found[0] != text[start:end]
            for (start, end), _ in slot.found_in(text)
        ):
            return None  # a part of a name is no word for somebody
        nobody = me if name in self.of_all(language, "others") else ()
        follows = same.pop() if same and isinstance(same[0], str) else ""

        def named_in(sentence: str, after: str = "") -> dict[object, str]:
            return {
                value: sentence[slice(*span)]
                for span, value in sorted(slot.found_in(sentence), key=lambda one: one[0])
                if (not same or plain(found[1]) in plain(sentence[slice(*span)]))
                and value not in nobody
                and (not after or re.search(rf"(?:{after})$", sentence[: span[0]]))
            }

        there = dict(item for sentence in before for item in named_in(sentence).items())
        if last:
            there = _by_last(map(named_in, before))
        beside = named_in(text[: found.start()])
        if follows:  # « sous lui »: whoever leads by the last sentence that tells it
            leading = (named_in(sentence, follows) for sentence in reversed(before))
            there = next(filter(None, leading), there)
        if beside:  # « Rosa paie son loyer », "Rosa goes home and she dies": nobody else
            joint = "|".join(self.of_all(language, "joints"))
            apart = _as_one([span for span, _ in slot.found_in(text)], text[: found.start()])
            again = instead != "{name}" or re.search(joint, apart, re.IGNORECASE)
            there = beside if again else {one: there[one] for one in there if one not in beside}
        if len(there) > 1:
            there = self._of_the_sex_said(found[0], slot, there, language) or there
        if "{other}" in instead:  # « both of them »: just two have been named
            if len(there) != _BOTH or beside:
                return None
            one, other = there.values()
            told = instead.format(name=one, other=other)
            return f"{text[: found.start()]}{told}{text[found.end() :]}"
        if not there or (len(there) > 1 and not last):
            return None
        told = instead.format(name=list(there.values())[-1])
        if len(beside) == 1 and _POSSESSIVE.fullmatch(instead):
            between = text[text.rindex(next(iter(beside.values()))) : found.start()]
            if not re.search("|".join(self.of_all(language, "joints")), between, re.IGNORECASE):
                told = ""  # « vert pose son disque »: whose it is has just been said
        return f"{text[: found.start()]}{told}{text[found.end() :]}"

    def _means_nobody(self, text: str, found: re.Match[str], language: str) -> bool:
        """Whether a word for somebody names nobody where it stands: « il reste 2 cubes »."""
        return any(
            one.start() == found.start() and one.end() > found.end()
            for said, *_ in self.entries(language, "impersonal")
            for one in said.finditer(text)
        )

    def mine(self, slot: Slot, language: str) -> tuple[str, ...]:
        """Who *I* may be, or what is mine, if that has a place of its own."""
        for _, name, _, *those in self.of_all(language, "me"):
            if name in self._types and self._types[name] is slot.converter:
                if those and isinstance(those[0], str):
                    return self.homes(language)[0].people
                return tuple(those[0]) if those else ()
        return ()

    def people(self, language: str, texts: Sequence[str], done: Sequence[str]) -> list[Somebody]:
        """Who is meant by *I*, and by names that are none of the game, in some texts.

        Args:
            language: of the texts.
            texts: all of them.
            done: those that are no Then, as nobody is who he is by what is expected.
        """
        return Naming(self, language, texts, done).found()

    def homes(self, language: str) -> list[Home]:
        """The households of the game, those that may be *mine* first."""
        return [
            Home(re.compile(said), type_, name, who, tuple(people))
            for said, (type_, name), who, *people in self.of_all(language, "households")
        ]

    def named_homes(self, text: str, language: str) -> set[str]:
        """The households that a text names, or somebody of them."""
        return {
            home.name
            for home in self.homes(language)
            if home.said.search(text)
            or any(re.search(rf"\b{re.escape(who)}\b", text) for who in home.people)
        }

    def is_known(self, said: str, language: str) -> bool:
        """Whether a capitalised word is one of the sentences."""
        if " " in said or not said[0].isupper():
            return False
        given = map(plain, self.of_all(language, "given_names"))
        return plain(said) in self._vocabulary(language) and plain(said) not in given

    def _vocabulary(self, language: str) -> frozenset[str]:
        """Every word of the sentences, and of the names in their places."""
        if language not in self._words:
            frames = [frame for kind in KINDS for frame in self.frames(kind, language)]
            names = [
                name
                for one in self._types.values()
                for name in (*Slot("", one).named(language), *Slot("", one).named("en"))
            ]
            known = {word for frame in frames for word in frame.content}
            known |= {word.word for name in names for word in words_in(name)}
            known |= {word for group in self._groups[language] for word in group}
            self._words[language] = frozenset(known | self.idle[language] | self.bare(language))
        return self._words[language]

    def of_me(self, text: str, people: Iterable[Somebody]) -> str:
        """A text with somebody of the game in place of *I*, and of names that are none of it."""
        done = set[str]()
        for one in people:
            if one.is_in(text):
                # Whoever has been named says *my* of what is his own.
                told = "" if one.name in done else one.instead.format(name=one.value)
                text = one.pattern.sub(told, text)
                if one.name:
                    done.add(one.name)
        return text


def _by_last(named: Iterable[Mapping[object, str]]) -> dict[object, str]:
    """All who are named in some sentences, last whoever was spoken of last."""
    found = dict[object, str]()
    for those in named:
        for one, called in those.items():
            found.pop(one, None)
            found[one] = called
    return found


def _as_one(names: Iterable[tuple[int, int]], text: str) -> str:
    """A text without what joins its names: who are named together do one thing."""
    for one, other in reversed(list(itertools.pairwise(sorted(names)))):
        if re.fullmatch(r",? (?:and|et) |, ", text[one[1] : other[0]]):
            text = f"{text[: one[1]]} {text[other[0] :]}"
    return text


class Naming:
    """Who is meant by *I*, by a name that is none of the game, and where nobody is named."""

    def __init__(
        self, known: People, language: str, texts: Sequence[str], done: Sequence[str]
    ) -> None:
        self._known = known
        self._language = language
        self._texts = texts
        self._whole = "\n".join(texts)
        self._found = list[Somebody]()
        self._taken = set[tuple[str, object]]()
        self._homes = known.homes(language)
        self._home_types = {home.type for home in self._homes}
        self._spoken_of = [
            one for one in self._homes if any(one.said.search(text) for text in done)
        ]
        told = (
            [one for one in self._homes if one.said.search(match[0]) or one.named_in(match[0])]
            for said, _ in known.entries(language, "i_am")
            for match in said.finditer(self._whole)
        )
        self._told = next((meant[0] for meant in told if len(meant) == 1), None)
        there = [home for home in self._homes if home.named_in(*done)]
        self._of_those_named = there[0] if len(there) == 1 and not self._spoken_of else None
        self._mine = self._told or self._of_those_named

    def found(self) -> list[Somebody]:
        """Everybody, in the order in which they are put in place of words."""
        for home in self._spoken_of:
            if home is not self._mine:
                self._taken.update(self._values(home.type, home.name))
        self._of_me()
        self._taken.update(value for one in self._found for value in self._meant_by(one))
        self._with_names()
        self._without_names()
        return self._found

    def _of_me(self) -> None:
        entries = list(self._fitting("me"))
        me = dict[tuple[str, str], str | None]()
        # Where *I* lives is known before those who live there.
        for _, name, _, those, _ in sorted(entries, key=lambda one: isinstance(one[3], str)):
            if (name, str(those)) not in me:
                mine = self._free(name, those)
                me[name, str(those)] = mine
                here = [one for one in self._homes if one.type == name and one.name == mine]
                self._mine = self._mine or next(iter(here), None)
        for pattern, name, instead, those, _ in entries:
            value = me[name, str(those)]
            if value is not None and not self._may_be_named(name, value, those):
                self._found.append(Somebody(pattern, instead, value, name))

    def _with_names(self) -> None:
        names = dict[tuple[str, str], str]()
        for said, name, instead, *those in self._known.of_all(self._language, "someone"):
            pattern = re.compile(whole(said))
            called = dict.fromkeys(one[0] for each in self._texts for one in pattern.finditer(each))
            for each in called if self._known.has_type(name) else ():
                if self._known.is_known(each, self._language) or self._is_named_in_full(each):
                    continue
                if any(one.pattern.fullmatch(each) for one in self._found):
                    continue
                if those[1:] and not re.search(
                    those[1].replace("NAME", re.escape(each)), self._whole
                ):
                    continue
                # « Old Marco » is Marco.
                called_so = name, each.split()[-1]
                somebody = names.get(called_so) or self._free(name, those[0] if those else None)
                if somebody and not self._may_be_named(name, somebody, those[0] if those else None):
                    names[called_so] = somebody
                    called_by = re.compile(whole(re.escape(each)))
                    one = Somebody(called_by, instead, somebody, "", has_a_name=True)
                    self._found.append(one)
                    self._taken.update(self._values(name, somebody))

    def _is_named_in_full(self, called: str) -> bool:
        """Whether the scenario names somebody of the game who is called so: Emma Goldman, Emma."""
        if called not in self._known.of_all(self._language, "given_names"):
            return False
        slots = (one for one in self._known.slots() if one.converter not in (*STEPS, words))
        return any(
            text[slice(*span)].split()[0] == called != text[slice(*span)]
            for slot in slots
            for text in self._texts
            if called in text
            for span, _ in slot.found_in(text)
        )

    def _without_names(self) -> None:
        """Whoever is meant by « the player » and « a worker », where no other is named."""
        mine = set(self._values(self._mine.type, self._mine.name)) if self._mine else set()
        others = {name for name, value in self._taken if (name, value) not in mine}
        entries = [one for one in self._fitting("alone") if one[1] not in others]
        somebody = dict[tuple[str, str], str | None]()
        unless = "|".join(self._known.of_all(self._language, "of_several"))
        for pattern, name, instead, those, once in entries:
            if (name, str(those)) not in somebody:
                value = somebody[name, str(those)] = self._free(name, those)
                if value is not None:
                    self._taken.update(self._values(name, value))
            value = somebody[name, str(those)]
            if value is not None and not self._may_be_named(name, value, those):
                of_nobody = re.compile(unless, re.IGNORECASE) if r"\g<0>" in instead else None
                self._found.append(Somebody(pattern, instead, value, "", of_nobody, once))

    def _fitting(self, entries: str) -> Iterator[tuple[Sought, str, str, Any, bool]]:
        for pattern, (name, instead, *those) in self._known.entries(self._language, entries):
            times = sum(1 for one in self._texts for _ in pattern.finditer(one))
            # « A worker » and « a worker » are two.
            if self._known.has_type(name) and times and (times == 1 or "once" not in those[1:]):
                once = "once" in those[1:]
                yield pattern, name, instead, those[0] if those else None, once

    def _free(self, name: str, those: Any) -> str | None:
        """One of several whom nobody has named; of « man » and the like one who lives at home."""
        slot = self._known.slot(name)
        self._taken.update(
            (name, value) for each in self._texts for _, value in slot.found_in(each)
        )
        if self._all_are_named(slot):
            return None
        takes = slot.takes(self._language) if those is None else those
        home = self._home()
        if isinstance(those, str):
            takes = self._living(home, those) if home is not None else ()
        elif self._mine is not None and self._mine.type == name and self._are_mine(those):
            return self._mine.name
        for one in () if isinstance(takes, str) else takes:
            values = self._values(name, one)
            if values and self._taken.isdisjoint(values):
                return str(one)
        return None

    def _all_are_named(self, slot: Slot) -> bool:
        """Whether it is said who plays, so that nobody is left to whom no name was given."""
        seats = self._known.entries(self._language, "seats")
        found = (said.search(each) for said, _ in seats for each in self._texts)
        return any(one is not None and slot.found_in(one[0]) for one in found)

    def _may_be_named(self, name: str, value: str, those: Any) -> bool:
        """Whether the scenario names one of those who can be meant, so that nothing tells who is.

        Of a home that nobody told it could be any; « another » is none of who was named first.
        """
        spoken_of = [one for one in self._homes if one.said.search(self._whole)]
        if name in self._home_types:
            named = [one for one in self._homes if one.named_in(*self._texts)]
            alone = not spoken_of and all(one is self._of_those_named for one in named)
            return self._told is None and not alone
        if name not in {home.who for home in self._homes}:
            return False
        is_told = self._told or self._spoken_of or self._of_those_named
        if spoken_of and not is_told:
            return True
        there = [home for home in self._homes if value in home.people or not is_told]
        called = set[str]().union(*(home.named_in(*self._texts) for home in there))
        slot = self._known.slot(name)
        if those in ("man", "woman"):
            feminine = [slot.is_feminine(one) for _, one in slot.found_in(value)]
            called = {
                one
                for one in called
                if [slot.is_feminine(each) for _, each in slot.found_in(one)] == feminine
            }
        return len(called) > int(those == "another")

    def _are_mine(self, those: Any) -> bool:
        """Whether the first of some is the home that is mine where nobody says another."""
        return isinstance(those, list) and those[:1] == [self._homes[0].name]

    def _home(self) -> Home | None:
        """Where *I* lives; else the one home that is spoken of; of several none."""
        if self._mine is not None:
            return self._mine
        there = self._spoken_of or [
            home
            for home in self._homes
            if any(self._taken.intersection(self._values(home.who, one)) for one in home.people)
        ]
        if len(there) > 1:
            return None
        return next(iter(there or self._homes), None)

    def _living(self, home: Home, wanted: str) -> Iterator[str]:
        """Those of a home who are wanted: a woman, a man, another, anybody."""
        slot = self._known.slot(home.who)
        for one in home.people[wanted == "another" :]:
            sexes = {slot.is_feminine(value) for _, value in slot.found_in(one)}
            if sexes <= {"woman": {True}, "man": {False}}.get(wanted, sexes):
                yield one

    def _values(self, name: str, said: str) -> list[tuple[str, object]]:
        return [(name, value) for _, value in self._known.slot(name).found_in(said)]

    def _meant_by(self, one: Somebody) -> list[tuple[str, object]]:
        return self._values(one.name, one.value) if one.name else []
