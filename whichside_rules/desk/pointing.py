"""What can be done with a thing that somebody points at: the values it may take, and the moves.

The values are sentences that set it: each is tried, so what is offered is possible, and what is
not says why, with its clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whichside_rules.desk.writing import put
from whichside_rules.laid.description import Thing
from whichside_rules.laid.saying import otherwise
from whichside_rules.scenarios.so_far import Next, SoFar, so_far
from whichside_rules.scenarios.wording import named_in
from whichside_rules.vocabulary import Vocabulary

__all__ = ["Value", "moves_of", "values_of"]

MOST_VALUES = 40
"""So many values of a thing at most are offered."""


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
    for way in otherwise(reached.game, thing, now=True)[:MOST_VALUES]:
        said = way.in_(language)
        written = put(text, said, language, known)
        trial = so_far(written.text, vocabulary, language)
        why = None if trial.trouble is None else trial.trouble.message
        if why is not None and reached.trouble is not None and trial.trouble is not None:
            same = trial.trouble.message == reached.trouble.message
            why = None if same else why
        yield Value(said, written.text, written.line, why, way == thing.says)


def moves_of(reached: SoFar, thing: Thing) -> Iterator[Next]:
    """What can come next that concerns a thing: its name stands in the move."""
    parts = {thing.id, *thing.id.split("."), *(thing.where or "").split(".")} - {""}
    for one in reached.nexts():
        if parts & {str(name) for name in named_in(one.move)}:
            yield one
