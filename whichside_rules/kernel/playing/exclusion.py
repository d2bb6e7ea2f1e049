"""Readings that exclude each other: which options a set-up cannot combine.

A game's ``readings.toml`` declares the exclusions. Some hold only for certain numbers, such as that
of the players: these measures are given by the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from whichside_rules.kernel.book.clause import Bound, Exclusion, Reading
from whichside_rules.kernel.book.text import texts
from whichside_rules.kernel.playing.refusal import Violation

__all__ = ["excluded", "excluded_parts"]


def excluded(register: Iterable[Reading], chosen: object, **measures: int) -> Iterator[Violation]:
    """Give a violation for each exclusion that a choice of options runs into.

    Args:
        register: the readings of the game, ``whichside_rules.readings(game)``.
        chosen: the set-up's readings: for each reading's field an attribute with the option.
        measures: the numbers that the game's exclusions name, for instance ``players=4``; they also
            fill the texts, which are templates as in :mod:`whichside_rules.kernel.book.text`.

    Raises:
        KeyError: an exclusion names a measure that is not given.
    """
    for reading in register:
        for one in reading.excludes:
            # Each reading that takes part carries it; it is judged with the one that declares it.
            if one.choices[0].reading == reading.id and _holds(one, chosen, measures):
                game = texts(reading.id.partition(".")[0])
                yield Violation(
                    one.clause, game.fill(one.why, measures), game.fill(one.remedy, measures)
                )


def excluded_parts(one: Exclusion) -> tuple[str, ...]:
    """Give what an exclusion combines, in signs: ``shared_places=one-disc``, ``discs ≥ 10``."""
    choices = (f"{each.field}={'|'.join(each.options)}" for each in one.choices)
    least = (
        f"{each.measure} ≥ {each.at_least}" for each in one.bounds if each.at_least is not None
    )
    most = (f"{each.measure} ≤ {each.at_most}" for each in one.bounds if each.at_most is not None)
    return (*choices, *least, *most)


def _holds(one: Exclusion, chosen: object, measures: dict[str, int]) -> bool:
    return all(getattr(chosen, each.field) in each.options for each in one.choices) and all(
        _within(each, measures[each.measure]) for each in one.bounds
    )


def _within(bound: Bound, number: int) -> bool:
    return (bound.at_least is None or number >= bound.at_least) and (
        bound.at_most is None or number <= bound.at_most
    )
