"""Chance: exact probabilities, dice, and decks as strata.

The rules never roll. A position that waits for a die or a card names every outcome with its exact
probability, and the caller plays one of them as a move. :func:`sample` picks one with a generator
that the caller owns.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Any, Generic, NamedTuple, Protocol, TypeVar

from pydantic import (
    AfterValidator,
    SerializerFunctionWrapHandler,
    model_serializer,
    model_validator,
)

from whichside_rules.kernel.values.memory import OwnAnswers, remembered
from whichside_rules.kernel.values.value import altered, value

M = TypeVar("M")
C = TypeVar("C")
T = TypeVar("T")


class Outcome(NamedTuple, Generic[M]):
    """One way in which chance can go. Unpacks as ``move, probability``."""

    move: M
    """The move to apply when this comes up."""
    probability: Fraction
    """Its exact probability."""


class Share(Fraction):
    """An exact probability that is asked again and again for its numbers, to weigh the outcomes."""

    __slots__ = ("_ratio", "_rounded")

    _rounded: float
    _ratio: tuple[int, int]

    def __float__(self) -> float:
        try:
            return self._rounded
        except AttributeError:
            self._rounded = self.numerator / self.denominator
            return self._rounded

    def as_integer_ratio(self) -> tuple[int, int]:
        """Its numerator and its denominator."""
        try:
            return self._ratio
        except AttributeError:
            self._ratio = self.numerator, self.denominator
            return self._ratio

    def __repr__(self) -> str:
        return f"Fraction({self.numerator}, {self.denominator})"


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
    return tuple(Outcome(move, Share(1, len(moves))) for move in moves)


def sample(outcomes: Sequence[Outcome[M]], generator: Generator) -> M:
    """Draw one outcome, exactly by its probability, with integers only.

    Same generator state, same outcome, on every platform.
    """
    shares = [outcome.probability.as_integer_ratio() for outcome in outcomes]
    whole = math.lcm(*[denominator for _, denominator in shares])
    ticket = generator.randrange(whole)
    for outcome, (numerator, denominator) in zip(outcomes, shares, strict=True):
        ticket -= numerator * (whole // denominator)
        if ticket < 0:
            return outcome.move
    raise ValueError("the probabilities of the outcomes do not add up to 1")


def shuffled(cards: Sequence[T], generator: Generator) -> list[T]:
    """The cards in an order of which each is equally likely."""
    left = list(cards)
    return [left.pop(generator.randrange(len(left))) for _ in cards]


def _sorted(cards: Sequence[T]) -> tuple[T, ...]:
    return tuple(sorted(cards, key=repr))


@value
class Unseen:
    """A card that nobody has seen, taken at random from a reserve of the deck."""

    reserve: str
    """The name of the reserve."""


@value
class Pile(Generic[C]):
    """A deck as everybody sees it."""

    cards: int
    """How many there are."""
    lowest: tuple[tuple[C | Unseen, ...], ...] = ()
    """The lowest strata, as far as everybody saw what was put there; top first."""


@value
class Deck(Generic[C]):
    """A pile of cards as strata in the order of drawing.

    A fresh shuffle is one stratum. Cards put on top or at the bottom are strata of their own. A
    draw is a chance outcome from the top stratum, so a hidden order is never stored and no view
    can leak it.

    Cards may be put in unseen: "two fires and seven others of that reserve, shuffled" is one
    stratum of two fires and seven times ``Unseen("others")``. All unseen cards of a reserve, in
    whatever strata, are that many of its cards, each choice equally likely; a card that comes up
    leaves the reserve.
    """

    strata: tuple[Annotated[tuple[C | Unseen, ...], AfterValidator(_sorted)], ...] = ()
    """The strata, top first; none is empty. In which order its cards are given says nothing."""
    reserves: tuple[tuple[str, Annotated[tuple[C, ...], AfterValidator(_sorted)]], ...] = ()
    """By name, the cards that the unseen ones can be, as far as they have not come up."""

    @model_validator(mode="after")
    def _agree(self) -> Deck[C]:
        if not all(self.strata):
            raise ValueError("a stratum of a deck has at least one card")
        if self.reserves or Unseen in map(type, itertools.chain.from_iterable(self.strata)):
            self._reserves_agree()
        return self

    def _reserves_agree(self) -> None:
        kept = dict(self.reserves)
        if len(kept) < len(self.reserves):
            raise ValueError("two reserves of a deck have the same name")
        blind = Counter[str]()
        for stratum in self.strata:
            here = Counter(one.reserve for one in stratum if isinstance(one, Unseen))
            blind += here
            for name in here:
                if name not in kept:
                    raise ValueError(f"the deck has no reserve {name!r}")
            sources = [set(_certain(stratum)), *(set(kept[name]) for name in here)]
            for one, other in itertools.combinations(sources, 2):
                if one & other:
                    raise ValueError(
                        f"{min(map(repr, one & other))} can come into a stratum in two ways; when "
                        "it comes up nobody could tell which"
                    )
        for name, number in blind.items():
            if number > len(kept[name]):
                raise ValueError(
                    f"{number} unseen cards of the reserve {name!r}, which has {len(kept[name])}"
                )

    @model_serializer(mode="wrap")
    def _plainly(self, dump: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """A deck without reserves is written as its strata."""
        written: dict[str, Any] = dump(self)
        if not self.reserves:
            written.pop("reserves", None)
        return written

    @classmethod
    def shuffled(
        cls, cards: Sequence[C | Unseen], reserves: Mapping[str, Sequence[C]] | None = None
    ) -> Deck[C]:
        """A freshly shuffled deck: one stratum."""
        kept = tuple((name, _sorted(of)) for name, of in (reserves or {}).items())
        return cls((_sorted(cards),) if cards else (), kept)

    def __len__(self) -> int:
        return sum(len(stratum) for stratum in self.strata)

    def seen(self, open_from: int | None = None) -> Pile[C]:
        """What everybody sees of it: its size, and the strata from that one on, 0 at the top."""
        return Pile(len(self), () if open_from is None else self.strata[open_from:])

    def certain(self) -> tuple[C, ...]:
        """The cards that are in it for certain, those of the top stratum first."""
        return tuple(card for stratum in self.strata for card in _certain(stratum))

    def draws(self) -> tuple[Outcome[C], ...]:
        """The cards that the next draw can show, each with its probability."""
        return self.outcomes(_itself)

    def outcomes(self, move: Callable[[C], M]) -> tuple[Outcome[M], ...]:
        """What the next draw can show, as the moves by which it does: ``outcomes(Draw.of)``."""
        if not self.strata:
            return ()
        top = self.strata[0]
        found = _shares(_certain(top) if self.reserves else top, 1, len(top), move)
        if self.reserves:
            unseen = [one.reserve for one in top if isinstance(one, Unseen)]
            for name in dict.fromkeys(unseen):
                reserve = dict(self.reserves)[name]
                found += _shares(reserve, unseen.count(name), len(top) * len(reserve), move)
        return tuple(found)

    def without(self, card: C) -> Deck[C]:
        """The deck after this card was drawn from the top stratum.

        Raises:
            ValueError: the card cannot be the next one.
        """
        top, *rest = self.strata or ((),)
        reserves = self.reserves
        drawn: C | Unseen = card
        if card not in top:
            for one in dict.fromkeys(top):
                if isinstance(one, Unseen) and card in self._reserve(one):
                    drawn = one
                    reserves = tuple(
                        (name, _less(cards, card) if name == one.reserve else cards)
                        for name, cards in reserves
                    )
                    break
            else:
                raise ValueError(f"{card!r} is not among the cards that can come next")
        left = _less(top, drawn)
        return altered(self, strata=(left, *rest) if left else tuple(rest), reserves=reserves)

    def _reserve(self, unseen: Unseen) -> tuple[C, ...]:
        return dict(self.reserves)[unseen.reserve]

    def with_on_top(self, cards: Sequence[C | Unseen]) -> Deck[C]:
        """The deck with cards put on top, unordered among themselves."""
        return type(self)((_sorted(cards), *self.strata), self.reserves) if cards else self

    def with_at_bottom(self, cards: Sequence[C | Unseen]) -> Deck[C]:
        """The deck with cards put at the bottom, unordered among themselves."""
        return type(self)((*self.strata, _sorted(cards)), self.reserves) if cards else self


def _itself(card: C) -> C:
    return card


def _certain(stratum: Sequence[C | Unseen]) -> list[C]:
    return [card for card in stratum if not isinstance(card, Unseen)]


def _shares(
    cards: Sequence[Any], weight: int, of: int, move: Callable[[Any], M]
) -> list[Outcome[M]]:
    """Each card with its probability: ``weight`` out of so many for each time that it is there."""
    counts = dict.fromkeys(cards, 0)
    if len(counts) == len(cards):  # all differ
        return list(map(_shown(move, weight, of).__getitem__, counts))
    for card in cards:
        counts[card] += 1
    shown = {count: _shown(move, count * weight, of) for count in set(counts.values())}
    return [shown[count][card] for card, count in counts.items()]


@remembered
def _shown(move: Callable[[Any], Any], numerator: int, denominator: int) -> OwnAnswers:
    """By card, that it comes up with this probability."""
    probability = Share(numerator, denominator)
    return OwnAnswers(lambda card: Outcome(move(card), probability))


def _less(cards: tuple[T, ...], card: T) -> tuple[T, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
