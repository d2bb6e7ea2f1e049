"""What can be done with a thing that somebody points at: the values it may take, and the moves.

The values are sentences that set it: each is tried, so what is offered is possible, and what is
not says why, with its clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whichside_rules.desk.writing import put
from whichside_rules.laid.description import Thing
from whichside_rules.scenarios.so_far import Next, SoFar, so_far
from whichside_rules.scenarios.wording import agreeing, named_in
from whichside_rules.vocabulary import Vocabulary
from whichside_rules.vocabulary.registry import Match, Registry

__all__ = ["Value", "moves_of", "values_of"]

MOST_VALUES = 40
"""So many values of a thing at most are offered."""
_NEAR = 6
"""So far up and down a number is offered that has no end."""


@dataclass(frozen=True)
class Value:
    """A value that a thing may take."""

    said: str
    """The Given that sets it."""
    text: str
    """The scenario with it."""
    line: int
    """Its line there."""
    why: str | None
    """Why it cannot be, with the clause; ``None`` if it can."""
    is_now: bool
    """Whether the thing has this value."""


def values_of(text: str, language: str, thing: Thing, vocabulary: Vocabulary) -> Iterator[Value]:
    """The values that a thing may take, in order; nothing where no Given sets it.

    Args:
        text: the scenario.
        language: of the scenario.
        thing: something on the table that the scenario makes.
        vocabulary: what may be said.
    """
    reached = so_far(text, vocabulary, language)
    if thing.says is None or reached.game is None:
        return
    known = vocabulary.sentences.of(reached.game)
    now = thing.says.in_(language)
    for said in _other_ways(known, now, thing, language):
        written = put(text, said, language, known)
        trial = so_far(written.text, vocabulary, language)
        why = None if trial.trouble is None else trial.trouble.message
        if why is not None and reached.trouble is not None and trial.trouble is not None:
            same = trial.trouble.message == reached.trouble.message
            why = None if same else why
        yield Value(said, written.text, written.line, why, said == now)


def moves_of(reached: SoFar, thing: Thing) -> Iterator[Next]:
    """What can come next that concerns a thing: its name stands in the move."""
    parts = {thing.id, *thing.id.split("."), *(thing.where or "").split(".")} - {""}
    for one in reached.nexts():
        if parts & {str(name) for name in named_in(one.move)}:
            yield one


def _other_ways(known: Registry, said: str, thing: Thing, language: str) -> Iterator[str]:
    """The sentence with each other value in the place that says what the thing is like."""
    found = known.match("given", said)
    if len(found) != 1:
        return
    match = found[0]
    told = dict[str, None]()
    for field in _telling(match, thing):
        slot, value = match.sentence.slots(match.pattern)[field], match.arguments[field]
        start, end = match.spans[field]
        names: Iterator[str] | tuple[str, ...]
        if isinstance(value, int) and not isinstance(value, bool):
            names = _numbers(value, thing)
        else:
            takes = slot.takes(language)
            names = takes if isinstance(takes, tuple) else ()
        for name in names:
            other = said[:start] + name + said[end:]
            again = known.match("given", other)
            if [one.sentence for one in again] == [match.sentence]:
                told[agreeing(known, again[0], other, language)] = None
    told.setdefault(said)
    yield from list(told)[:MOST_VALUES]


def _telling(match: Match, thing: Thing) -> list[str]:
    """The places of a sentence that tell the value: not those that name the thing itself."""
    own = thing.id.split(".")
    numbers = [one for one, value in match.arguments.items() if type(value) is int]
    others = [one for one, value in match.arguments.items() if str(value) not in own]
    return numbers[:1] or others[:1]


def _numbers(value: int, thing: Thing) -> Iterator[str]:
    least = thing.least if thing.least is not None else min(value, 0)
    most = thing.most if thing.most is not None else value + _NEAR
    first = max(least, value - MOST_VALUES // 2) if thing.most is None else least
    yield from map(str, range(first, min(most, first + MOST_VALUES - 1) + 1))
