"""One scenario while it is read: what was said before a line, and who *I* is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from whichside_rules.vocabulary.in_other_words.keeping import (
    is_added,
    is_counted,
    is_done,
    is_kept,
)
from whichside_rules.vocabulary.in_other_words.meaning import canonical
from whichside_rules.vocabulary.in_other_words.people import Somebody
from whichside_rules.vocabulary.in_other_words.wordings import Wordings
from whichside_rules.vocabulary.in_other_words.words import LANGUAGES, Lasts
from whichside_rules.vocabulary.registry import Described, Kind

__all__ = ["Saying"]

_JOINING: Final = frozenset(("and", "et", "que"))
"""What may stand between the names of things."""
_THERE: Final = frozenset(("there", "is", "est", "là", "il", "y", "a"))
"""What says of things no more than that there are such ones."""

_SAYS_SO: Final = re.compile(
    r"\b(?:still|keeps?|stays?|remains?|reste|garde|toujours|encore)\b|refus|\blegal\b|\blégal\b"
)
"""What tells in a sentence of ours that something has not changed, or of a move that it may be."""


class Saying:
    """One scenario while it is read: who was named in it, and who *I* is."""

    def __init__(
        self,
        known: Wordings,
        language: str,
        texts: Iterable[str],
        done: Iterable[str] | None = None,
    ) -> None:
        """Say what is said in the whole scenario.

        Args:
            known: the other ways of saying the sentences of its game.
            language: in which it is said.
            texts: its steps as they are written.
            done: those of them that are no Then; all, where nobody says.
        """
        self.known = known
        self.language = language
        self._heard = list[str]()
        self._last: tuple[str, ...] = ()
        self._before = list[str]()
        self._texts = tuple(texts)
        self._done = self._texts if done is None else tuple(done)

    @cached_property
    def _people(self) -> list[Somebody]:
        each = (self._texts, self._done)
        texts, done = ([self.known.spelt(one, self.language) for one in some] for some in each)
        return self.known.people(self.language, texts, done)

    @cached_property
    def _me(self) -> frozenset[object]:
        """Who *I* is."""
        return frozenset(
            value
            for one in self._people
            if one.name
            for _, value in self.known.slot(one.name).found_in(one.value)
        )

    def _told(self, text: str, kind: Kind | None = None) -> str:
        """A text as it is spelt, with the names of those who have none in it.

        Who is first spoken of in what is expected may be anybody: « un personnage meurt », "it is
        the turn of another Tenement".
        """
        people = [one for one in self._people if kind != "then" or self._is_somebody(one)]
        return self.known.of_me(self.known.spelt(text, self.language), people)

    def _is_somebody(self, one: Somebody) -> bool:
        """Whether it is known of whom something is expected."""
        if one.once:
            return False
        said = [self.known.spelt(text, self.language) for text in self._heard]
        return not one.has_a_name or any(one.is_in(each) or one.value in each for each in said)

    def hear(self, *texts: str) -> None:
        """Note what was said in a line."""
        self._heard += texts
        self._last = texts

    @property
    def before(self) -> list[str]:
        """What was said so far, in plain words; found out when somebody asks."""
        for text in self._heard[len(self._before) :]:
            told = text
            if self.language in LANGUAGES:
                told = self._told(text)
                told = self.known.plainer(told, self.language)
            self._before.append(told)
        return self._before

    @cached_property
    def _described(self) -> dict[str, Described]:
        """The lines that describe things, or name those that others do."""
        texts, done = [*dict.fromkeys(self._texts)], {*self._done}
        expected = {one for one in texts if one not in done}
        found = self.known.sentences.described(texts, expected, self.language)
        named = zip(texts, found, strict=True)
        return {text: one for text, one in named if one.lacks or one.text != text}

    def with_names(self, text: str) -> str:
        """A line with names for what it describes."""
        return self._described[text].text if text in self._described else text

    def lacks(self, text: str) -> str:
        """What is not told of something that a line describes; empty if nothing is missing."""
        return self._described[text].lacks if text in self._described else ""

    def needs(self, text: str, found: Iterable[str]) -> list[str]:
        """The Givens that say what the things are which a line names, as far as none was said.

        Args:
            text: the line.
            found: the sentences that say the same.
        """
        needs = self._described[text].needs if text in self._described else ()
        told = [*found]
        return [
            one
            for name, one in needs
            if any(name in said for said in told) and one not in (*told, *self._heard)
        ]

    def understood(self, kind: Kind, text: str) -> tuple[str, ...]:
        """The sentences that say the same as a step, in their order; perhaps none.

        Where things are described in it, :meth:`needs` has what must be said before.
        """
        if self.language not in LANGUAGES:
            return ()
        found = tuple[str, ...]()
        if text in self._described:
            named = self._described[text]
            found = self._understood(kind, named.text)
            if not found and kind == "given" and self._is_but_named(named):
                return tuple(one for _, one in named.needs)
            found = found or self._said_of_more(kind, named)
        return found or self._understood(kind, text)

    def _is_but_named(self, line: Described) -> bool:
        """Whether a line does no more than describe things: "a king has 2 crowns"."""
        rest = self._beside_names(line)
        return bool(rest & _THERE) and rest <= _THERE | _JOINING

    @staticmethod
    def _beside_names(line: Described) -> set[str]:
        """What stands in a line beside the names of what it describes."""
        rest = line.text
        for name, _ in line.needs:
            rest = rest.replace(name, " ")
        return {*rest.replace(",", " ").lower().split()}

    def _said_of_more(self, kind: Kind, line: Described) -> tuple[str, ...]:
        """What the line before says, of more that is described: "and a fort that follows 2"."""
        if len(self._last) != 1 or not self._beside_names(line) <= _JOINING:
            return ()
        again = self.known.carried(self._last[0], line.text, self.language)
        found = (self._understood(kind, one) for one in again)
        return next(filter(None, found), ())

    def _understood(self, kind: Kind, text: str) -> tuple[str, ...]:
        told = self._told(text, kind)
        found = self.known.understood(kind, told, self.language, self.before, self._me)
        found = found or self._said_again(kind, told)
        if kind == "then" and (self._of_others(told, found) or self._of_another(told, found)):
            return ()
        if found and (self._of_anybody(kind, text, told, found) or self._of_no_such(text, found)):
            return ()
        if not is_kept(self.known, kind, text, found, self.language):
            return ()
        if found and not is_done(self.known, kind, text, found, self._heard, self.language):
            return ()
        if found and not is_counted(self.known, kind, text, found, self.before, self.language):
            return ()
        if found and not is_added(self.known, kind, text, found, self._heard, self.language):
            return ()
        return tuple(self._canonical(kind, one) for one in found) if told != text else found

    def _said_again(self, kind: Kind, told: str) -> tuple[str, ...]:
        """What the line before says, of somebody else: "the Paiks too"."""
        first = self._last[0] if len(self._last) == 1 else ""
        if not self.known.sentences.match(kind, first):
            return ()
        again = self.known.said_again(first, told, self.language)
        if again is None:
            return ()
        return self.known.understood(kind, again, self.language, self.before, self._me)

    def lasting(self, text: str, found: Sequence[str]) -> dict[str, Lasts]:
        """How those of the sentences for which a Then is taken are told to be *still* so."""
        parts = self.known.parts(text, self.language)
        each = parts if len(parts) == len(found) else [text] * len(found)
        if len(each) != len(parts) and len(found) > 1:
            return {}  # nobody can tell of which of them it is said
        told = {one: self._lasts(said, one) for said, one in zip(each, found, strict=True)}
        return {one: lasts for one, lasts in told.items() if lasts}

    def _lasts(self, said: str, found: str) -> Lasts:
        """How something is told to be still so, if the sentence does not say it itself."""
        match = self.known.sentences.match("then", found)
        if len(match) != 1 or _SAYS_SO.search(found):
            return ""
        entries = self.known.entries(self.language, "lasting")
        told = [of_more for word, of_more in entries if word.search(said)]
        if not told:
            return ""
        more = {how for of_more in told for how in of_more}
        if "of many more" in more:
            return "of many more"
        return "of more" if more else "as it was"

    def moment(self, text: str) -> tuple[str, ...]:
        """The Givens that a When says, if it tells but when it is: "it is my discard phase"."""
        found = self.understood("given", text)
        moments = [*self.known.of_all(self.language, "moments")] if found else []
        if all(any(re.search(one, said) for one in moments) for said in found):
            return found
        return ()

    def _of_others(self, told: str, found: Sequence[str]) -> bool:
        """Whether somebody would be dropped of whose household nothing was said last."""
        dropped = self.known.named_homes(told, self.language)
        dropped -= self.known.named_homes("\n".join(found), self.language)
        if not found or not dropped:
            return False
        each = (self.known.named_homes(one, self.language) for one in reversed(self.before))
        last = next(filter(None, each), dropped)
        return dropped.isdisjoint(last)

    def _of_another(self, told: str, found: Sequence[str]) -> bool:
        """Whether somebody would be dropped of whom nothing was said last: « Lucia peut »."""
        for name in self.known.of_all(self.language, "actors"):
            dropped = self._named_in(name, told) - self._named_in(name, *found)
            if found and dropped:
                each = (self._named_in(name, one) for one in reversed(self.before))
                if not dropped <= next(filter(None, each), set()):
                    return True
        return False

    def _of_anybody(self, kind: Kind, text: str, told: str, found: Sequence[str]) -> bool:
        """Whether somebody of a household is meant, and nothing tells which of them.

        An Italian worker may be anybody of them as soon as one is called by his name; and what is
        expected of one of them is asked of him alone of whom something was said.
        """
        spelt, whole = self.known.spelt(text, self.language), "\n".join(self._texts)
        plainer = self.known.plainer(told, self.language)
        called = {one.value for one in self._people if one.has_a_name and one.is_in(spelt)}
        for home in self.known.homes(self.language):
            meant = home.named_in(*found) - home.named_in(spelt) - called
            worded = meant & home.named_in(plainer) - home.named_in(told)
            if worded and home.named_in(whole):
                return True
            chosen = worded | (meant & home.named_in(told))
            if kind == "then" and chosen and chosen != home.named_in(*self.before):
                return True
        return False

    def _of_no_such(self, text: str, found: Sequence[str]) -> bool:
        """Whether a man who was named would be meant by *she*, or a woman by *he*."""
        spelt, whole = self.known.spelt(text, self.language), "\n".join(self._texts)
        said = {
            sex
            for sex in (True, False)
            for word, _ in self.known.entries(self.language, "of_a_woman" if sex else "of_a_man")
            if word.search(spelt)
        }
        return len(said) == 1 and any(
            slot.is_feminine(value) not in said
            for home in self.known.homes(self.language)
            for slot in (self.known.slot(home.who),)
            for one in (home.named_in(*found) & home.named_in(whole)) - home.named_in(spelt)
            for _, value in slot.found_in(one)
        )

    def homes_beside(self, text: str, found: Sequence[str]) -> list[str]:
        """The households that a step names beside its sentences: « Bessy », of the Americans."""
        if self.language not in LANGUAGES:
            return []
        spelt, told = self.known.spelt(text, self.language), "\n".join(found)
        return [
            home.name
            for home in self.known.homes(self.language)
            if home.said.search(spelt) and not home.said.search(told)
        ]

    def _named_in(self, name: str, *texts: str) -> set[object]:
        """The values of a type that some texts name."""
        if not self.known.has_type(name):
            return set()
        slot = self.known.slot(name)
        return {value for text in texts for _, value in slot.found_in(text)}

    def _canonical(self, kind: Kind, text: str) -> str:
        match = self.known.sentences.match(kind, text)[0]
        return canonical(self.known.sentences, kind, match, text, self.language)

    def given(self, text: str) -> list[tuple[Kind, str]]:
        """What a Given says part by part; a Then is what only follows from other Givens.

        Nothing, where a part is neither.
        """
        if self.language not in LANGUAGES:
            return []
        named = self.with_names(text)
        found = self._given_in_parts(named) if named != text else []
        return found or self._given_in_parts(text)

    def _given_in_parts(self, text: str) -> list[tuple[Kind, str]]:
        told = self._told(text)
        found, before = list[tuple[Kind, str]](), ""
        if self.known.is_in_company(told, self.language):
            return []
        for part in self.known.parts(told, self.language):
            carried = self.known.carried(before, part, self.language) if before else ()
            each = next(filter(None, map(self._given, (part, *carried))), None)
            if not each:
                return []
            found += each
            before = each[-1][1]
        meant = [one for _, one in found]
        if not is_kept(self.known, "given", text, meant, self.language):
            return []
        if not is_added(self.known, "given", text, meant, self._heard, self.language):
            return []
        if self._of_anybody("given", text, told, meant):
            return []
        return found

    def _given(self, text: str) -> list[tuple[Kind, str]]:
        found = self.known.understood("given", text, self.language, self.before, self._me)
        if found:
            return [("given", self._canonical("given", one)) for one in found]
        found = self.known.understood("then", text, self.language, self.before, self._me)
        matches = [self.known.sentences.match("then", one)[0] for one in found]
        if any(match.sentence.game is None for match in matches):
            return []  # what happens, or is refused, is no position
        return [("then", self._canonical("then", one)) for one in found]

    def named(self, text: str) -> str:
        """A step with the name of whoever is called *I* or *she*: the last one named."""
        if self.language not in LANGUAGES:
            return text
        told = self._told(self.with_names(text))
        return self.known.named(told, self.language, self.before, self._me, last=True)
