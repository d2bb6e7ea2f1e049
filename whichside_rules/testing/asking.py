"""What every scenario must fulfil, whatever its rulebook: the properties of the asking itself.

A verdict that holds wrongly is worse than none. So each scenario that holds is asked again,
changed: a Then with another value, in another order, twice, alone; a move quoted instead of played;
the book read in another way. In a project with a rulebook of its own::

    from whichside_rules.testing import asking

    def test_nothing_is_both_so_and_not_so() -> None:
        assert asking.faults("features/pig", vocabulary="pig.vocabulary:SENTENCES") == []

Of the options of all readings every :data:`SAMPLE`-th is tried in a scenario, beginning one further
in the next; all of them, which takes about that many times as long, by the command
``python -m whichside_rules.testing.asking features/pig --vocabulary pig.vocabulary:SENTENCES``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from whichside_rules.scenarios.engine import Question, Sitting, asked, questions
from whichside_rules.scenarios.lint import lint
from whichside_rules.vocabulary import Vocabulary, load
from whichside_rules.vocabulary.registry import Match, Slot, squeeze
from whichside_rules.vocabulary.variation import names_of, variations
from whichside_rules.vocabulary.world import Comparison, World, tried

__all__ = ["Fault", "faults", "faults_of", "readings_of"]

MOST_VALUES = 4
"""So many other values at most are given in a Given."""
SAMPLE = 24
"""Of so many options of readings one is tried in a scenario, and the one after it in the next."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A property that a scenario does not have.

    Attributes:
        kind: which: ``both`` (two answers to one question), ``order``, ``twice``, ``alone``,
            ``quoted`` (a move quoted and the same played differ), ``given`` (with another value a
            Given changes nothing), ``readings`` (with another option of a reading that the verdict
            does not name it would be another one), ``fault`` (asking is no verdict).
        place: file and line of the step.
        said: the step.
        other: what was said instead, or what came of it.
    """

    kind: str
    place: str
    said: str
    other: str

    def __str__(self) -> str:
        return f"{self.place}: {self.kind}: {self.said!r}: {self.other}"


def faults(path: Path | str, vocabulary: str | Vocabulary | None = None) -> list[Fault]:
    """What is wrong with the asking in all scenarios of a file or a folder.

    Args:
        path: the file or folder.
        vocabulary: sentences of your own, as ``module:name`` or ready; if not given, ours.

    Raises:
        ValueError: a feature is not understood.
    """
    known = vocabulary if isinstance(vocabulary, Vocabulary) else load(vocabulary)
    found: list[Fault] = []
    for number, question in enumerate(_questions(Path(path), known)):
        found += faults_of(question, known)
        found += readings_of(question, known, slice(number % SAMPLE, None, SAMPLE))
    return found


def _questions(path: Path, vocabulary: Vocabulary) -> Iterator[Question]:
    for file in sorted(path.rglob("*.feature")) if path.is_dir() else [path]:
        feature, problems = lint(file, vocabulary)
        if feature is None or problems:
            raise ValueError(f"{file}: {problems[0].message if problems else 'no feature'}")
        yield from questions(feature, vocabulary)


def readings_of(
    question: Question, vocabulary: Vocabulary, which: slice = slice(None)
) -> Iterator[Fault]:
    """With another option of a reading that its verdict does not name a scenario says the same.

    The same is: each Then holds or not as before, and finds what it found. The clauses that are
    told with it can be others: five means win as those of a mode, or as the number of all modes.

    Args:
        question: the scenario; it need not hold.
        vocabulary: what can be said in it.
        which: of all the options that are not in force those that are tried.
    """
    sitting = Sitting(question, vocabulary, evidence=False)
    world: Any = vocabulary.world_factory()
    answer = sitting.answer_in(world)
    others = [(one, option) for one in getattr(world, "in_force", ()) for option in one.others]
    telling = [
        (one, option)
        for one, option in others[which]
        if sitting.answer_otherwise(one.field, option) != answer
    ]
    if not telling:
        return
    named = {
        (one["field"], each)
        for one in asked(question, vocabulary).readings
        for each in one["others"]
    }
    for one, option in telling:
        if (one.field, option) not in named:
            place = f"{question.feature.path}:{question.scenario.line}"
            yield Fault("readings", place, question.title, f"{one.reading}: {option}")


def faults_of(question: Question, vocabulary: Vocabulary) -> Iterator[Fault]:
    """What is wrong with the asking of one scenario that holds."""
    steps = [_Said(question, number) for number in range(len(question.steps))]
    yield from _givens(question, vocabulary, steps)
    world: Any = vocabulary.world_factory()
    sitting = Sitting(question, vocabulary, evidence=False)
    sitting.open(world)
    while sitting.done < len(steps):
        here = steps[sitting.done]
        if here.kind == "then":
            sitting.look_ahead(world)
            block = here.to_the_next_move(steps)
            yield from _of_block(world, block)
        elif here.kind == "when":
            block = [here]
            yield from _quoted(world, here)
        else:
            block = [here]
        for step in block:
            here.perform_in(sitting, world, step)


class _Said:
    """One step of a scenario, as often as it is asked."""

    def __init__(self, question: Question, number: int) -> None:
        self.question, self.number = question, number
        self.match, self.step = question.matches[number], question.steps[number]
        self.kind = self.match.sentence.kind
        self.text = squeeze(self.step.text)
        self.place = f"{question.feature.path}:{self.step.line}"

    def to_the_next_move(self, steps: list[_Said]) -> list[_Said]:
        """This Then and those after it, up to what is no Then."""
        end = self.number
        while end < len(steps) and steps[end].kind == "then":
            end += 1
        return steps[self.number : end]

    def perform_in(self, sitting: Sitting, world: Any, step: _Said) -> None:
        """The step as the scenario has it."""
        sitting.perform(world, step.match, step.step.text, step.step.table, step.step.docstring)

    def asked(self, world: World, match: Match | None = None) -> str | None:
        """Ask a Then in this world: why it does not hold, or nothing.

        Raises:
            Exception: asking ends in something that is no verdict.
        """
        does = (match or self.match).perform
        try:
            world.ask(partial(does, datatable=self.step.table, docstring=self.step.docstring))
        except AssertionError as wrong:
            return str(wrong) or "it does not hold"
        return None

    def changed(self) -> Iterator[tuple[str, Match, bool]]:
        """The same sentence with one value changed, one at a time; whether that is a number."""
        for one in variations(self.question.sentences, self.match, self.text, _others):
            yield one.text, one.match, one.is_number


def _givens(question: Question, vocabulary: Vocabulary, steps: list[_Said]) -> Iterator[Fault]:
    """A Given with another value makes another position, or none at all."""
    sitting = Sitting(question, vocabulary, evidence=False)
    found = sitting.found()
    for one in steps[1:]:
        if one.kind != "given" or found is None:
            break
        for text, match, is_number in islice(one.changed(), MOST_VALUES):
            if None in (*one.match.arguments.values(), *match.arguments.values()):
                continue  # What says less is no other value: a worker, a healthy worker.
            if sitting.found({one.number: match}) != found:
                continue
            # Of two names each may say what is so anyway; of two numbers one is wrong.
            if is_number or sitting.found({one.number: None}) != found:
                yield Fault("given", one.place, one.text, text)


def _others(slot: Slot, value: object, language: str) -> Iterable[str]:
    if isinstance(value, bool):
        return ()
    if isinstance(value, int):
        return dict.fromkeys(str(one) for one in (value + 1, value - 1, value + 7, 0))
    return names_of(slot, language)


def _of_block(world: World, block: list[_Said]) -> Iterator[Fault]:
    """Thens of one position: one at a time, twice, in the other order, and with other values.

    What asks of the other answers comes after them, and is left out.
    """
    block = [one for one in block if not hasattr(one.match.sentence.function, "about_answers")]
    for one in block:
        alone = world.fork()
        try:
            why = one.asked(alone)
            if why is None:
                again = one.asked(alone)
                if again is not None:
                    yield Fault("twice", one.place, one.text, again)
            elif not _unseen(alone):
                yield Fault("alone", one.place, one.text, why)
        except Exception as error:
            yield Fault("fault", one.place, one.text, repr(error))
            continue
        if why is None:
            yield from _other_values(world, one)
    backwards = world.fork()
    for one in reversed(block):
        try:
            why = one.asked(backwards)
        except Exception as error:
            yield Fault("fault", one.place, one.text, repr(error))
            continue
        if why is not None and not _unseen(backwards):
            yield Fault("order", one.place, one.text, why)


def _unseen(world: World) -> bool:
    """Whether a move was not played and nothing has said so yet: that must be said first."""
    return world.game.is_unseen


def _other_values(world: World, one: _Said) -> Iterator[Fault]:
    """The same question with another answer must not hold as well."""
    before = len(world.game.comparisons)
    held = world.fork()
    one.asked(held)
    asked = held.game.comparisons[before:]
    for text, match, is_number in one.changed():
        trial = world.fork()
        try:
            why = one.asked(trial, match)
        except Exception as error:
            yield Fault("fault", one.place, text, repr(error))
            continue
        if why is None and _contradict(
            asked,
            trial.game.comparisons[before:],
            exact=is_number and "bound" not in match.arguments,
        ):
            yield Fault("both", one.place, one.text, text)


def _contradict(these: list[Comparison], those: list[Comparison], *, exact: bool) -> bool:
    """Whether one question has two answers: what the sentences themselves say they ask.

    Where a number was changed that is no bound, nothing else can have been asked of the same.
    """
    if exact and [one.what for one in these] == [one.what for one in those]:
        return True
    answers = {one.what: one.wanted for one in these}
    return any(one.what in answers and answers[one.what] != one.wanted for one in those)


def _quoted(world: World, step: _Said) -> Iterator[Fault]:
    """A move that is quoted is legal exactly if it is not refused when it is played."""
    if step.step.table or step.step.docstring:
        return
    played, quoted = world.fork(), world.fork()
    try:
        step.match.perform(played)
        trial = tried(quoted, step.text)
    except AssertionError:
        return
    here, there = played.game.refusal, trial.game.refusal
    if (here is None) != (there is None) or (here and there and _clauses(here) != _clauses(there)):
        yield Fault("quoted", step.place, step.text, f"played: {here}; quoted: {there}")


def _clauses(refusal: Any) -> list[str]:
    return [one.clause for one in refusal.violations]


def main(arguments: list[str]) -> int:
    """Try all options of all readings in the features that are named: 1 if there is a fault."""
    parser = argparse.ArgumentParser(
        "whichside_rules.testing.asking",
        description="Ask every scenario with every other option of every reading.",
    )
    parser.add_argument("paths", nargs="+", type=Path, help="features, or folders of them")
    parser.add_argument("--vocabulary", help="sentences of your own, as module:name")
    asked_for = parser.parse_args(arguments)
    known, failed = load(asked_for.vocabulary), 0
    for path in asked_for.paths:
        for question in _questions(path, known):
            for fault in readings_of(question, known):
                failed = 1
                print(fault, flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
