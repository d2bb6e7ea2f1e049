"""Chance: exact probabilities, dice, and decks as strata.

The rules never roll. A position that waits for a die or a card names every outcome with its exact
probability, and the caller plays one of them as a move. :func:`sample` picks one with a generator
that the caller owns.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Generic, NamedTuple, Protocol, TypeVar

from pydantic import model_validator

from whichside_rules.kernel.value import value

M = TypeVar("M")
C = TypeVar("C")


class Outcome(NamedTuple, Generic[M]):
    """One way in which chance can go. Unpacks as ``move, probability``."""

    move: M
    """The move to apply when this comes up."""
    probability: Fraction
    """Its exact probability."""


class Generator(Protocol):
    """The part of ``random.Random`` that sampling needs."""

    def randrange(self, stop: int, /) -> int:
        """An integer from 0 to ``stop - 1``, each equally likely."""
        ...


def dice(count: int, faces: int = 6) -> Iterator[tuple[int, ...]]:
    """Every ordered result of some dice; all are equally likely."""
    return itertools.product(range(1, faces + 1), repeat=count)


def equally_likely(moves: Sequence[M]) -> tuple[Outcome[M], ...]:
    """Outcomes of the same probability each."""
    return tuple(Outcome(move, Fraction(1, len(moves))) for move in moves)


def sample(outcomes: Sequence[Outcome[M]], generator: Generator) -> M:
    """Draw one outcome, exactly by its probability, with integers only.

    Same generator state, same outcome, on every platform.
    """
    whole = math.lcm(*(outcome.probability.denominator for outcome in outcomes))
    ticket = generator.randrange(whole)
    for outcome in outcomes:
        ticket -= outcome.probability.numerator * (whole // outcome.probability.denominator)
        if ticket < 0:
            return outcome.move
    raise ValueError("the probabilities of the outcomes do not add up to 1")


@value
class Deck(Generic[C]):
    """A pile of cards as strata in the order of drawing.

    A fresh shuffle is one stratum. Cards put on top or at the bottom are strata of their own. A
    draw is a chance outcome from the top stratum, so a hidden order is never stored and no view
    can leak it.
    """

    strata: tuple[tuple[C, ...], ...] = ()
    """The strata, top first; none is empty."""

    @model_validator(mode="after")
    def _no_empty_stratum(self) -> Deck[C]:
        if not all(self.strata):
            raise ValueError("a stratum of a deck has at least one card")
        return self

    @classmethod
    def shuffled(cls, cards: Sequence[C]) -> Deck[C]:
        """A freshly shuffled deck: one stratum."""
        return cls((_sorted(cards),)) if cards else cls(())

    def __len__(self) -> int:
        return sum(len(stratum) for stratum in self.strata)

    def draws(self) -> tuple[Outcome[C], ...]:
        """The cards that the next draw can show, each with its probability."""
        if not self.strata:
            return ()
        top = self.strata[0]
        return tuple(
            Outcome(card, Fraction(top.count(card), len(top))) for card in dict.fromkeys(top)
        )

    def without(self, card: C) -> Deck[C]:
        """The deck after this card was drawn from the top stratum.

        Raises:
            ValueError: the card cannot be the next one.
        """
        if not self.strata or card not in self.strata[0]:
            raise ValueError(f"{card!r} is not among the cards that can come next")
        top = list(self.strata[0])
        top.remove(card)
        rest = self.strata[1:]
        return type(self)((tuple(top), *rest) if top else rest)

    def with_on_top(self, cards: Sequence[C]) -> Deck[C]:
        """The deck with cards put on top, unordered among themselves."""
        return type(self)((_sorted(cards), *self.strata)) if cards else self

    def with_at_bottom(self, cards: Sequence[C]) -> Deck[C]:
        """The deck with cards put at the bottom, unordered among themselves."""
        return type(self)((*self.strata, _sorted(cards))) if cards else self


def _sorted(cards: Sequence[C]) -> tuple[C, ...]:
    return tuple(sorted(cards, key=repr))
