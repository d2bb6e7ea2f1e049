"""Counting instead of sampling: every way in which something can be drawn, with its probability.

>>> from whichside_rules.kernel.playing.chance import shuffled
>>> from whichside_rules.testing.counting import every_way
>>> every_way(lambda generator: "".join(shuffled("ab", generator)))
{'ab': Fraction(1, 2), 'ba': Fraction(1, 2)}
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import prod
from typing import TypeVar

from whichside_rules.kernel.playing.chance import Generator

__all__ = ["every_way"]

T = TypeVar("T")


class _Following:
    """A generator that gives the numbers it was told, and then the first of each range."""

    def __init__(self, told: list[int]) -> None:
        self._told = told
        self.ranges: list[int] = []

    def randrange(self, stop: int, /) -> int:
        """The next number."""
        at = len(self.ranges)
        self.ranges.append(stop)
        return self._told[at] if at < len(self._told) else 0


def every_way(draw: Callable[[Generator], T]) -> dict[T, Fraction]:
    """What can be drawn, each with its exact probability.

    ``draw`` is asked once for each way in which its generator can answer, so the ways must be few.
    """
    found: dict[T, Fraction] = {}
    told: list[int] | None = []
    while told is not None:
        follow = _Following(told)
        drawn = draw(follow)
        found[drawn] = found.get(drawn, Fraction(0)) + Fraction(1, prod(follow.ranges))
        told = _next(told, follow.ranges)
    return found


def _next(told: list[int], ranges: list[int]) -> list[int] | None:
    """The next way to answer: the last number that can be larger is, and what follows begins."""
    answers = told + [0] * (len(ranges) - len(told))
    while answers and answers[-1] == ranges[len(answers) - 1] - 1:
        answers.pop()
    return [*answers[:-1], answers[-1] + 1] if answers else None
