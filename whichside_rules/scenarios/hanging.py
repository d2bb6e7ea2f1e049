"""What would change a verdict: the lines it hangs on, and the nearest change that turns it.

A scenario is asked again, each time with one value of one Given or When changed, or with one Given
left out. A number goes up and down to the next value that a table can show, and then further; of
a name the others are tried. A verdict that holds is turned by what makes one of its Thens fail,
a verdict that fails by what makes the Then hold that did not. How much is tried is bounded by a
:class:`Budget`, and what was left untried is told.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from whichside_rules.kernel.book.text import elides
from whichside_rules.scenarios.engine import Question, Sitting, let_pass
from whichside_rules.scenarios.source import Step
from whichside_rules.scenarios.told import Change, ChangedThen, Hanging, HangingLine, Untried
from whichside_rules.shared.in_french import in_language
from whichside_rules.shared.printable import one_line
from whichside_rules.vocabulary import Vocabulary
from whichside_rules.vocabulary.agreement import says_something
from whichside_rules.vocabulary.parameter_types import in_quotation_marks, joined
from whichside_rules.vocabulary.registry import Match, Slip, Slot, squeeze
from whichside_rules.vocabulary.variation import (
    MOST_NAMES,
    Values,
    Variation,
    names_of,
    reworded,
    variations,
)
from whichside_rules.vocabulary.world import ImpossibleWorld, UnexpectedRefusal

__all__ = ["Budget", "in_row", "what_would_change"]

MOST_TOLD: Final = 3
"""So many Thens are told in one sentence."""

_COMPARED: Final = re.compile(r"(?:by the rules|d'après les règles,) (.+), (?:not|et non) .+")
"""How a comparison is told: what the rules say stands in the middle."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much may be tried for one scenario.

    The number of questions alone decides in nearly all of them, so that the answer is always the
    same; the seconds are for one whose question takes long.
    """

    questions: int = 400
    """How often it may be asked again."""
    seconds: float = 5.0
    """After so many seconds no further question is begun."""
    further: int = 12
    """How far from its own a number may go."""


def what_would_change(
    question: Question, vocabulary: Vocabulary, budget: Budget | None = None
) -> Hanging:
    """Which lines a verdict hangs on, and what would turn it.

    Args:
        question: the scenario, or one row of an outline.
        vocabulary: what can be said in it.
        budget: how much may be tried.
    """
    trial = _Trial(question, vocabulary, budget or Budget())
    if trial.base is not None:
        try:
            trial.next_values()
            trial.further_values()
        except _Spent:
            pass
    return trial.hanging()


def in_row(hanging: Hanging | None) -> dict[str, Any]:
    """The same as a part of a row of the results; nothing if nobody asked for it."""
    return {} if hanging is None else {"hanging": hanging.model_dump(mode="json")}


class _Spent(Exception):
    """The budget is spent."""


@dataclass(frozen=True, slots=True)
class _Then:
    """What came of one Then."""

    holds: bool
    found: tuple[object, ...] = ()
    wanted: tuple[object, ...] = ()
    message: str = ""
    refused: int | None = None
    """The number of the step with a move that was refused before it, and nobody had said so."""

    @property
    def is_refusal(self) -> bool:
        """Whether a refused move is the reason."""
        return self.refused is not None


@dataclass(frozen=True, slots=True)
class _Heard:
    """What came of a question: each Then by itself, and after them the end of the scenario."""

    thens: tuple[_Then, ...]

    @property
    def wrong(self) -> int | None:
        """The number of the first Then that does not hold."""
        return next((at for at, one in enumerate(self.thens) if not one.holds), None)

    def turned_in(self, other: _Heard) -> list[int]:
        """The Thens by which the verdict is another one there."""
        if self.wrong is None:
            wrong = [at for at, one in enumerate(other.thens) if not one.holds]
            # The end of the scenario counts where no Then is there to tell of it.
            return [at for at in wrong if at < len(other.thens) - 1] or wrong
        return [self.wrong] if other.thens[self.wrong].holds else []

    def changed_in(self, other: _Heard) -> list[int]:
        """Those, or the one that does not hold where the rules say something else instead."""
        turned = self.turned_in(other)
        if turned or self.wrong is None:
            return turned
        here, there = self.thens[self.wrong], other.thens[self.wrong]
        same = (here.found, here.is_refusal) == (there.found, there.is_refusal)
        return [] if same else [self.wrong]


@dataclass(slots=True)
class _Found:
    """One change that made a difference."""

    rank: tuple[float, int]
    number: int
    question: Question
    variation: Variation | None
    heard: _Heard
    turns: bool
    thens: list[int]


@dataclass(slots=True)
class _Way:
    """A number of a step, in one direction: as far as it was followed."""

    number: int
    field: str
    value: int
    up: int
    at: int = 0
    done: bool = False

    def further(self) -> Values:
        """The next value, one further than before."""
        self.at += 1
        said = str(self.value + self.up * self.at)
        return _only(self.field, (said,))


@dataclass(slots=True)
class _Trial:
    """All that is tried of one scenario."""

    question: Question
    vocabulary: Vocabulary
    budget: Budget
    asked: int = 0
    base: _Heard | None = None
    ends: float = 0.0
    found: list[_Found] = field(default_factory=list)
    on: set[int] = field(default_factory=set)
    """The numbers of the steps of which the next value made a difference."""
    ways: list[_Way] = field(default_factory=list)
    untried: list[tuple[int, Literal["budget", "far", "names", "words"]]] = field(
        default_factory=list
    )

    def __post_init__(self) -> None:
        self.base = _hear(self.question, self.vocabulary)
        self.ends = time.monotonic() + self.budget.seconds

    # What is tried -----------------------------------------------------------------------------

    def next_values(self) -> None:
        """Of each Given and When its next values, up and down, its other names, and without it."""
        numbers = [
            at for at, one in enumerate(self.question.matches) if one.sentence.kind != "then"
        ]
        for place, number in enumerate(numbers):
            try:
                self._numbers(number)
                self._names(number)
                if self._can_be_left_out(number):
                    self._try(number, None, 99.0)
            except _Spent:
                left = (at for at in numbers[place:] if self._has_others(at))
                self.untried += [(at, "budget") for at in left]
                self.ways.clear()
                raise
            self._note_words(number)

    def further_values(self) -> None:
        """Numbers further away, the nearest of all lines first, until they turn the verdict."""
        try:
            while left := [way for way in self.ways if not way.done]:
                nearest = min(way.at for way in left)
                for way in left:
                    if way.at == nearest:
                        self._step(way)
        finally:
            turned = {one.number for one in self.found if one.turns}
            self.untried += [
                (number, "far")
                for number in dict.fromkeys(way.number for way in self.ways)
                if number not in turned
            ]

    def _can_be_left_out(self, number: int) -> bool:
        """Whether it is a Given, but the first one, which says which game is played."""
        return 0 < number < self.question.givens

    def _has_others(self, number: int) -> bool:
        return self._can_be_left_out(number) or bool(self.question.matches[number].arguments)

    def _numbers(self, number: int) -> None:
        match = self.question.matches[number]
        for name, value in match.arguments.items():
            if not isinstance(value, int) or isinstance(value, bool):
                continue
            for up in (1, -1):
                way = _Way(number, name, value, up)
                # The first value that a table can show is the next one.
                while not way.done and not self._step(way, is_next=True):
                    pass
                self.ways.append(way)

    def _step(self, way: _Way, *, is_next: bool = False) -> bool:
        """Go one further; return whether there was such a position."""
        if way.at >= self.budget.further:
            way.done = True
            return False
        reached = False
        for variation in self._variations(way.number, way.further()):
            heard = self._try(way.number, variation, float(way.at), is_next=is_next)
            reached = reached or heard is not None
            if heard is not None and self.base is not None and self.base.turned_in(heard):
                way.done = True
        return reached

    def _names(self, number: int) -> None:
        match, seen = self.question.matches[number], list[object]()
        for name, value in match.arguments.items():
            if isinstance(value, int):
                continue
            for variation in self._variations(number, _only(name)):
                other = variation.match.arguments[name]
                if other in seen:
                    continue  # another name of the same
                seen.append(other)
                # A name counts as further than the next three numbers.
                self._try(number, variation, 3.5)
            slot = match.sentence.slots(match.pattern)[name]
            takes = slot.takes(self._language)
            if isinstance(takes, tuple) and len(takes) > MOST_NAMES:
                self.untried.append((number, "names"))

    def _note_words(self, number: int) -> None:
        """Note what stands there that nobody can name other values of."""
        match, step = self.question.matches[number], self.question.steps[number]
        slots = match.sentence.slots(match.pattern)
        free = any(
            not isinstance(value, int) and not names_of(slots[name], self._language)
            for name, value in match.arguments.items()
        )
        if free or step.datatable or step.docstring:
            self.untried.append((number, "words"))

    def _variations(self, number: int, values: Values) -> Iterator[Variation]:
        match, text = self.question.matches[number], self.question.steps[number].text
        # To say more or less than before is no other value: a worker, a healthy worker.
        if None not in match.arguments.values():
            for one in self._varied(match, text, values):
                if None not in one.match.arguments.values() and not self._is_said(one.match):
                    yield one

    def _is_said(self, match: Match) -> bool:
        """Whether the scenario says this: to say it twice is to leave out what stood there."""
        return any(
            one.sentence is match.sentence and one.arguments == match.arguments
            for one in self.question.matches
        )

    def _try(
        self, number: int, variation: Variation | None, rank: float, *, is_next: bool = True
    ) -> _Heard | None:
        """Ask with one step changed, or left out; ``None`` if no table can show it."""
        if self.asked >= self.budget.questions or time.monotonic() >= self.ends:
            raise _Spent
        self.asked += 1
        match = None if variation is None else variation.match
        other = self.question.otherwise(number, variation.text if variation else "", match)
        heard = _hear(other, self.vocabulary)
        if heard is None or self.base is None:
            return None
        thens = self.base.changed_in(heard)
        if thens:
            turns = bool(self.base.turned_in(heard))
            if is_next:
                self.on.add(number)
            # What can be played tells more than a refusal.
            refused = heard.thens[thens[0]].is_refusal
            ranked = (rank + 20 * refused + 200 * (not turns), number)
            self.found.append(_Found(ranked, number, other, variation, heard, turns, thens))
        return heard

    # What is told ------------------------------------------------------------------------------

    def hanging(self) -> Hanging:
        """All of it, as it is told."""
        ordered = sorted(self.found, key=lambda one: one.rank)
        told: dict[int, Change] = {}
        for one in ordered:
            if one.number not in told:
                told[one.number] = self._change(one)
        turning = next((one for one in ordered if one.turns), None)
        return Hanging(
            lines=tuple(
                HangingLine(line=step.line, text=step.text, change=told[number])
                for number, step in enumerate(self.question.steps)
                if number in self.on
            ),
            nearest=None if turning is None else told[turning.number],
            untried=tuple(
                Untried(line=self.question.steps[number].line, why=why)
                for number, why in dict.fromkeys(self.untried)
            ),
            questions=self.asked,
        )

    def _change(self, found: _Found) -> Change:
        step, variation = self.question.steps[found.number], found.variation
        instead = ""
        if variation is not None:
            instead = self._reworded(variation.match, variation.text)
        thens = tuple(self._then(found, at) for at in found.thens[:MOST_TOLD])
        # One refused move is the reason for all that comes after it.
        says = joined(dict.fromkeys(one.says for one in thens), self._language)
        return Change(
            line=step.line,
            said=step.text,
            instead=instead,
            turns=found.turns,
            thens=thens,
            sentence=one_line(f"{_if(step, variation, instead, self._language)}, {says}."),
        )

    def _then(self, found: _Found, at: int) -> ChangedThen:
        heard, places = found.heard.thens[at], _thens(self.question)
        if at == len(places):  # the end of the scenario
            last = self.question.steps[-1]
            return ChangedThen(
                line=last.line,
                text=last.text,
                holds=heard.holds,
                says=self._message(found, at, last),
            )
        step = self.question.steps[places[at]]
        return ChangedThen(
            line=step.line, text=step.text, holds=heard.holds, says=self._says(found, at)
        )

    def _says(self, found: _Found, at: int) -> str:
        """What is so with the change, as a Then would say it, or as the rules do."""
        place = _thens(found.question)[at]
        heard, step = found.heard.thens[at], found.question.steps[place]
        match = found.question.matches[place]
        if heard.holds:
            return _bare(self._reworded(match, step.text))
        said = None if heard.is_refusal else self._instead(found, place, heard)
        return said or self._message(found, at, step)

    def _instead(self, found: _Found, place: int, heard: _Then) -> str | None:
        """The Then with what the rules say in the place of what it says, if that holds."""
        match, text = found.question.matches[place], found.question.steps[place].text
        if len(set(map(repr, heard.found))) != 1 or len(set(map(repr, heard.wanted))) != 1:
            return None
        value, wanted = heard.found[0], heard.wanted[0]
        fields = [
            name
            for name, one in match.arguments.items()
            if type(one) is type(wanted) and one == wanted and not isinstance(one, bool)
        ]
        if len(fields) != 1:
            return None
        slot = match.sentence.slots(match.pattern)[fields[0]]
        said = None
        # A game that tells the values of a field need not tell every value that is compared.
        with suppress(Exception):
            said = slot.say(value, self._language) if type(value) is type(wanted) else None
        if said is None:
            return None
        for one in self._varied(match, text, _only(fields[0], (said,))):
            better = self._reworded(one.match, one.text)
            again = _hear(found.question.otherwise(place, better, one.match), self.vocabulary)
            number = _thens(found.question).index(place)
            if again is not None and again.thens[number].holds:
                return _bare(better)
        return None

    def _message(self, found: _Found, at: int, step: Step) -> str:
        """What the rules say in their own words, on one line."""
        heard, french = found.heard.thens[at], self._language == "fr"
        first, *more = heard.message.splitlines() or [""]
        if heard.refused is not None:
            said = self._refused(found, heard.refused)
            return f"{said} ({_bare(more[0])})" if more else said
        text, told = _bare(step.text), _bare(first)
        compared = _COMPARED.match(told)
        if told and not compared and says_something(told, self._language):
            return told
        not_so = f"it is not so that {text}"
        if french:
            not_so = "il n'est pas vrai " + ("qu'" if elides(text) else "que ") + text
        if any(isinstance(one, bool) for one in heard.wanted):
            return not_so
        found_so = compared[1] if compared else told
        return f"{not_so} ({found_so})" if found_so else not_so

    def _refused(self, found: _Found, number: int) -> str:
        """That a move is refused; which one, where that is another step than was changed."""
        french, question = self._language == "fr", found.question
        moves = [at for at, one in enumerate(question.matches) if one.sentence.kind == "when"]
        changed = number == found.number and found.variation is not None
        if number in moves and not changed:
            move = in_quotation_marks(_bare(question.steps[number].text), self._language)
            return f"{move} est refusé" if french else f"{move} is refused"
        return "le coup est refusé" if french else "the move is refused"

    def _varied(self, match: Match, text: str, values: Values) -> Iterator[Variation]:
        return variations(self.question.sentences, match, text, values, self._language)

    def _reworded(self, match: Match, text: str) -> str:
        return reworded(self.question.sentences, match, text, self._language)

    @property
    def _language(self) -> str:
        return "fr" if self.question.feature.language == "fr" else "en"


def _thens(question: Question) -> list[int]:
    """The numbers of the Thens among the steps."""
    return [at for at, one in enumerate(question.matches) if one.sentence.kind == "then"]


def _hear(question: Question, vocabulary: Vocabulary) -> _Heard | None:
    """Ask a question, each Then by itself; ``None`` if it has no answer.

    It has none where no table can show the position, and where a step cannot be performed.
    """
    thens = list[_Then]()
    try:
        world: Any = vocabulary.world_factory()
        sitting = Sitting(question, vocabulary, evidence=False)
        sitting.open(world)
        for step, match in zip(question.steps, question.matches, strict=True):
            before = len(getattr(world, "comparisons", ()))
            holds, message = True, ""
            try:
                sitting.perform(world, match, step.text, step.table, step.docstring)
            except BaseException as error:
                if match.sentence.kind != "then" or not _is_verdict(error):
                    raise
                holds, message = False, _told(error, question)
                sitting.done += 1
            if match.sentence.kind == "then":
                asked = getattr(world, "comparisons", ())[before:]
                found, wanted = (one.found for one in asked), (one.wanted for one in asked)
                thens.append(_Then(holds, tuple(found), tuple(wanted), message))
        world.finish()
    except BaseException as error:
        let_pass(error)
        # After the last step it can be nothing else: a move that nobody looked at was refused.
        if not isinstance(error, UnexpectedRefusal) and not (
            _is_verdict(error) and sitting.done == len(question.steps)
        ):
            return None
        # Somebody's own world does not tell which.
        at = getattr(error, "step", sitting.done - 1)
        refused = _Then(False, message=_told(error, question), refused=at)
        return _Heard((*thens, *(refused,) * (len(_thens(question)) + 1 - len(thens))))
    return _Heard((*thens, _Then(True)))


def _is_verdict(error: BaseException) -> bool:
    """Whether a Then does not hold, and not that it could not be asked."""
    if isinstance(error, (Slip, ImpossibleWorld, UnexpectedRefusal)):
        return False
    return isinstance(error, AssertionError) or type(error).__name__ == "Failed"


def _told(error: BaseException, question: Question) -> str:
    said = str(getattr(error, "msg", None) or error).strip()
    return in_language(said, question.feature.language)


def _only(name: str, said: tuple[str, ...] = ()) -> Values:
    """Other values of one field alone: these, or else its names."""

    def values(slot: Slot, value: object, language: str) -> Iterable[str]:
        if slot.field != name:
            return ()
        return said or names_of(slot, language)

    return values


def _if(step: Step, variation: Variation | None, instead: str, language: str) -> str:
    """How a sentence begins: with the step as it is said instead, or without it."""
    french = language == "fr"
    if variation is None:
        said = in_quotation_marks(_bare(step.text), language)
        return f"{'Sans' if french else 'Without'} {said} ({_line(step.line, french=french)})"
    said, match = _bare(instead), variation.match
    if match.sentence.kind == "given" and not says_something(said, language):
        return f"{'Avec' if french else 'With'} {said}"
    if french:
        return re.sub(r"^Si (ils?)\b", r"S'\1", f"Si {said}")
    return f"If {said}"


def _line(line: int, *, french: bool) -> str:
    return f"{'ligne' if french else 'line'} {line}"


def _bare(text: str) -> str:
    """A text that goes on: without what ends it."""
    return squeeze(text).rstrip(".: ")
