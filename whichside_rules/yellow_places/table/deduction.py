"""What a player can deduce: exact counts, exact probabilities, certainty and its reasons.

A *deal* gives every hidden tile to another player's hand or to nobody. From a view, every deal
that agrees with all that can be seen is equally likely, because tiles are dealt at random; what a
player chose to show is taken as fact, never as intention. What can be seen is:

* the own hand, and the establishments with a cube: those tiles are settled;
* how many hidden tiles each player holds;
* each disc: its cubes are the hidden tiles of that hand at its place;
* a wrong accusation, which ends the game: neither who made it nor who was named holds the tile.

Each of these but the first is a *constraint*: so many tiles of a set are in one hand. Tiles that
the same constraints speak of are alike, so they are counted by class: the number of deals is a sum
over how many tiles of each class each hand takes. The sum runs class by class over the needs of
the hands (what their constraints still ask for), forwards and backwards, with whole numbers only.

Not used is that a disc was *allowed* while yellow cubes were short (reading R-8).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import islice
from math import comb
from typing import NamedTuple

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import phrase
from whichside_rules.kernel.playing.chance import Generator, Outcome, sample, shuffled
from whichside_rules.kernel.playing.refusal import UnknownPlayer
from whichside_rules.kernel.values.memory import remembered
from whichside_rules.kernel.values.value import expect, value
from whichside_rules.yellow_places import disc, setup
from whichside_rules.yellow_places.board import tiles_at
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.content import TILES, Tile
from whichside_rules.yellow_places.engine.state import Accusation, Disc
from whichside_rules.yellow_places.engine.view import YellowView

NAME = "yellow_places"

Needs = tuple[tuple[int, ...], ...]
"""For each other player, and each constraint of that hand: the tiles that it still asks for."""

Shares = tuple[int, ...]
"""How many tiles of a class each of the other players takes."""


@value
class Owner:
    """How likely it is that a player holds a tile."""

    holder: str | None
    """A player, or ``None``: the tile lies face down and nobody holds it."""
    probability: Fraction


@value
class Reason:
    """One thing on the table that a certainty rests on."""

    clause: str
    why: Text

    def say(self, language: str = "en") -> str:
        """The reason as one line, with its clause."""
        return f"{self.why.in_(language)} [{self.clause}]"


class Deduction:
    """What follows from a view. Compute once, ask often."""

    def __init__(self, view: YellowView) -> None:
        self.view = view
        self._facts = _facts(view)
        self._sum = _Sum(self._facts)

    @property
    def deals(self) -> int:
        """The number of deals that agree with everything seen."""
        return self._sum.total

    def owners(self, tile: Tile) -> tuple[Owner, ...]:
        """Everybody who may hold a tile, with exact probabilities that add up to 1.

        A tile that was found belongs to nobody any more; the own hidden tiles belong to the
        viewer for certain.
        """
        if tile in self.view.hand:
            return (Owner(self.view.player, Fraction(1)),)
        if tile in self.view.known:
            return (Owner(None, Fraction(1)),)
        chances = self._sum.chances[tile]
        nobody = 1 - sum(chances, Fraction(0))
        found = [
            Owner(player, chance)
            for player, chance in zip(self._facts.others, chances, strict=True)
            if chance
        ]
        return (*found, Owner(None, nobody)) if nobody else tuple(found)

    def probability(self, tile: Tile, holder: str | None) -> Fraction:
        """The exact probability that a player (or nobody, ``None``) holds a tile.

        Raises:
            LookupError: nobody of that colour plays.
        """
        players = self.view.setup.seats
        if holder is not None and holder not in players:
            raise UnknownPlayer(holder, players)
        for owner in self.owners(tile):
            if owner.holder == holder:
                return owner.probability
        return Fraction(0)

    def certain(self) -> tuple[tuple[Tile, str | None], ...]:
        """The tiles without a cube, not the viewer's, whose owner (or that nobody) is certain."""
        found = ((tile, self.owners(tile)) for tile in self._facts.unknown)
        return tuple((tile, only.holder) for tile, (only, *others) in found if not others)

    def sample(self, generator: Generator) -> dict[Tile, str | None]:
        """Who holds each tile that may be in a hand of the others: a deal, each equally likely."""
        return self._sum.sample(self._facts.others, generator)

    def why(self, tile: Tile, holder: str | None) -> tuple[Reason, ...]:
        """What forces that a tile is held by a player (or nobody): nothing in it can be left out.

        Raises:
            ValueError: it is not certain.
        """
        chance = self.probability(tile, holder)
        if chance != 1:
            raise ValueError(f"it is not certain: the probability is {chance}")
        if tile not in self._facts.unknown:
            return (_say(self.view, tile),)
        return tuple(_say(self.view, part) for part in _needed(self._facts, tile, holder))


# What is seen -----------------------------------------------------------------------------------


@value
class Held:
    """How many hidden tiles a player holds."""

    player: str
    count: int


Part = Disc | Tile | Accusation | Held
"""A thing on the table that a certainty can rest on; a tile stands for itself being settled."""


class Constraint(NamedTuple):
    """So many of these tiles are in a hand."""

    tiles: frozenset[Tile]
    number: int


@value
class _Facts:
    """What a deduction rests on, each part of which can be left out to see whether it matters."""

    others: tuple[str, ...]
    unknown: tuple[Tile, ...]
    """Tiles that may be in their hands."""
    parts: tuple[Part, ...]
    """Sizes of hands, wrong accusations, the tiles that are settled, and discs."""

    def constraints(self, player: str) -> tuple[Constraint, ...]:
        """What is known of a hand."""
        return tuple(
            constraint
            for part in self.parts
            if not isinstance(part, str)
            for constraint in _constraints(part, player)
        )

    def without(self, gone: Collection[Part]) -> _Facts:
        """The facts without some parts; a tile that is no longer settled may be anywhere."""
        parts = tuple(part for part in self.parts if part not in gone)
        tiles = tuple(part for part in gone if isinstance(part, str))
        return _Facts(self.others, (*self.unknown, *tiles), parts)


def _constraints(part: Disc | Accusation | Held, player: str) -> Iterator[Constraint]:
    if isinstance(part, Accusation):
        if player in (part.player, part.holder):
            yield Constraint(frozenset({part.tile}), 0)
    elif part.player == player:
        if isinstance(part, Disc):
            yield Constraint(tiles_at(part.place), part.cubes)
        else:
            yield Constraint(_ALL, part.count)


_ALL = frozenset(TILES)


def _facts(view: YellowView) -> _Facts:
    settled = view.known | frozenset(view.hand)
    return _Facts(
        others=view.others,
        unknown=tuple(tile for tile in TILES if tile not in settled),
        parts=(
            *map(Held, view.setup.seats, view.held),
            *(one for one in view.accusations if not one.right),
            *(tile for tile in TILES if tile in settled),
            *view.discs,
        ),
    )


# The sum over all deals -------------------------------------------------------------------------


class _Hidden:
    """The hidden tiles by class, and what the hands ask for."""

    def __init__(self, hands: tuple[tuple[Constraint, ...], ...], unknown: Iterable[Tile]) -> None:
        self.start: Needs = tuple(
            tuple(constraint.number for constraint in constraints) for constraints in hands
        )
        self.end: Needs = tuple((0,) * len(constraints) for constraints in hands)
        classes: dict[Needs, list[Tile]] = {}
        for tile in unknown:
            marks = tuple(
                tuple(int(tile in constraint.tiles) for constraint in constraints)
                for constraints in hands
            )
            classes.setdefault(marks, []).append(tile)
        self.classes = sorted(classes.items(), key=lambda one: (-sum(map(sum, one[0])), one[1]))
        """As (marks, tiles); the marks say by how much one tile of it shrinks each need."""
        coming = [self.end]
        for marks, tiles in reversed(self.classes):
            coming.append(
                tuple(
                    tuple(n + m * len(tiles) for n, m in zip(need, mark, strict=True))
                    for need, mark in zip(coming[-1], marks, strict=True)
                )
            )
        self._coming = coming[::-1]

    def moves(self, index: int, needs: Needs) -> Iterator[tuple[Shares, int, Needs]]:
        """How the hands can share a class: shares, number of ways, needs that remain."""
        marks, tiles = self.classes[index]
        coming = self._coming[index + 1]
        can = tuple(map(_takes, needs, marks, coming, (len(tiles),) * len(needs)))
        for shares, weight in _shares(len(tiles), tuple(map(tuple, can))):
            yield shares, weight, tuple(map(dict.__getitem__, can, shares))

    def possible(self) -> bool:
        """Whether there is any deal."""
        reached = {self.start}
        for index in range(len(self.classes)):
            reached = {left for needs in reached for _, _, left in self.moves(index, needs)}
        return self.end in reached


class _Sum:
    """The number of deals, and how they share out each class of tiles."""

    def __init__(self, facts: _Facts) -> None:
        hidden = _Hidden(tuple(map(facts.constraints, facts.others)), facts.unknown)
        self._hidden, self._classes, self._moves = hidden, hidden.classes, hidden.moves
        self._forwards = self._run(hidden.start)
        self.total = self._forwards[-1].get(hidden.end, 0)

    def _run(self, start: Needs) -> list[dict[Needs, int]]:
        """After each class: every state of the needs with the number of ways to reach it."""
        steps = [{start: 1}]
        for index in range(len(self._classes)):
            after: dict[Needs, int] = {}
            for needs, ways in steps[-1].items():
                for _, weight, left in self._moves(index, needs):
                    after[left] = after.get(left, 0) + ways * weight
            steps.append(after)
        return steps

    @cached_property
    def chances(self) -> dict[Tile, tuple[Fraction, ...]]:
        """For each tile, and each of the others, the probability of holding it."""
        backwards = self._backwards
        found: dict[Tile, tuple[Fraction, ...]] = {}
        for index, (_, tiles) in enumerate(self._classes):
            after = backwards[index + 1]
            held = [0] * len(self._hidden.end)
            for needs, ways in self._forwards[index].items():
                for shares, weight, left in self._moves(index, needs):
                    product = ways * weight * after[left]
                    for seat, share in enumerate(shares):
                        held[seat] += share * product
            chances = tuple(Fraction(count, len(tiles) * self.total) for count in held)
            found |= dict.fromkeys(tiles, chances)
        return found

    def sample(self, others: Sequence[str], generator: Generator) -> dict[Tile, str | None]:
        """One deal, drawn class by class by the number of deals to which each way leads."""
        found: dict[Tile, str | None] = {}
        needs = self._hidden.start
        for index, (_, tiles) in enumerate(self._classes):
            shares, needs = self._one_way(index, needs, generator)
            mixed = iter(shuffled(tiles, generator))
            for player, share in zip(others, shares, strict=True):
                found |= dict.fromkeys(islice(mixed, share), player)
            found |= dict.fromkeys(mixed, None)
        return found

    def _one_way(self, index: int, needs: Needs, generator: Generator) -> tuple[Shares, Needs]:
        """How the hands share a class in one deal, and the needs that remain."""
        after = self._backwards[index + 1]
        ways = self._backwards[index][needs]
        outcomes = [
            Outcome((shares, left), Fraction(weight * after[left], ways))
            for shares, weight, left in self._moves(index, needs)
        ]
        return sample(outcomes, generator)

    @cached_property
    def _backwards(self) -> list[dict[Needs, int]]:
        """Before each class: for every reachable state the number of ways to the end."""
        steps: list[dict[Needs, int]] = [{self._hidden.end: 1}]
        for index in reversed(range(len(self._classes))):
            steps.append(
                {
                    needs: sum(
                        weight * steps[-1][left] for _, weight, left in self._moves(index, needs)
                    )
                    for needs in self._forwards[index]
                }
            )
        return steps[::-1]


@remembered
def _takes(
    need: tuple[int, ...], mark: tuple[int, ...], coming: tuple[int, ...], most: int
) -> dict[int, tuple[int, ...]]:
    """How many tiles of a class a hand can take, each with the needs that remain.

    No need may be exceeded, and the tiles still to come must suffice for the rest.
    """
    found = {}
    for share in range(most + 1):
        left = tuple(n - m * share for n, m in zip(need, mark, strict=True))
        if all(0 <= n <= m for n, m in zip(left, coming, strict=True)):
            found[share] = left
    return found


@remembered
def _shares(tiles: int, can: tuple[tuple[int, ...], ...]) -> tuple[tuple[Shares, int], ...]:
    """Every way to share so many like tiles among hands that can take those numbers of them.

    Each with its number of ways; what is left over lies face down.
    """
    if not can:
        return (((), 1),)
    found = []
    for first in can[0]:
        if first <= tiles:
            ways = comb(tiles, first)
            for rest, weight in _shares(tiles - first, can[1:]):
                found.append(((first, *rest), ways * weight))
    return tuple(found)


# Reasons ----------------------------------------------------------------------------------------


def _needed(facts: _Facts, tile: Tile, holder: str | None) -> tuple[Part, ...]:
    """The parts of the facts without which it is not certain; none can be left out.

    Parts are left out one after the other as long as the certainty stays: first of all together
    what is known of a hand that does not matter; then discs, for the sizes of hands are simplest.
    """
    for name in facts.others:
        hand = [p for p in facts.parts if isinstance(p, Disc | Held) and p.player == name]
        if _certain(less := facts.without(hand), tile, holder):
            facts = less
    for part in reversed(facts.parts):
        if _certain(less := facts.without([part]), tile, holder):
            facts = less
    return facts.parts


def _certain(facts: _Facts, tile: Tile, holder: str | None) -> bool:
    """Whether no deal gives the tile to anybody else."""
    return not any(_possible(facts, tile, name) for name in (*facts.others, None) if name != holder)


def _possible(facts: _Facts, tile: Tile, holder: str | None) -> bool:
    """Whether some deal gives the tile to that player, or to nobody."""
    hands = []
    for name in facts.others:
        constraints = facts.constraints(name)
        if name == holder:
            constraints = tuple(
                Constraint(tiles, number - (tile in tiles)) for tiles, number in constraints
            )
        hands.append(constraints)
    unknown = (other for other in facts.unknown if other != tile)
    return _Hidden(tuple(hands), unknown).possible()


def _say(view: YellowView, part: Part) -> Reason:
    if isinstance(part, Disc):
        return Reason(
            disc.cubes_clause(part.cubes),
            phrase(NAME, "disc-bears", player=part.player, place=part.place, cubes=part.cubes),
        )
    if isinstance(part, Held):
        return Reason(
            setup.HAND_CLAUSES[len(view.setup.seats)],
            phrase(NAME, "hides-tiles", player=part.player, tiles=part.count),
        )
    if isinstance(part, Accusation):
        name, holder = words.named(part.tile), words.player(part.holder)
        return Reason(
            "yellow_places.end.wrong.loss",
            phrase(NAME, "was-wrong", player=part.player, holder=holder, tile=name),
        )
    if part in view.hand:
        return _own_reason(part)
    return _cube_reason(view, part)


def _own_reason(tile: Tile) -> Reason:
    own = phrase(NAME, "own-tile", tile=words.named(tile))
    return Reason("yellow_places.setup.draw-hand", own)


def _cube_reason(view: YellowView, tile: Tile) -> Reason:
    name = words.named(tile)
    for one in view.found:
        if one.tile == tile:
            named = any(accusation.tile == tile for accusation in view.accusations)
            return Reason(
                "yellow_places.end.correct.reveal" if named else "yellow_places.pawn.hit.reveal",
                phrase(NAME, "has-revealed", player=one.holder, tile=name),
            )
    for designation in view.designations:
        if designation.tile == tile and not designation.known:
            return Reason(
                "yellow_places.pawn.miss.neutral-cube",
                phrase(NAME, "had-no-answer", player=designation.player, tile=name),
            )
    return Reason("yellow_places.setup.neutral-cubes", phrase(NAME, "was-face-up", tile=name))


def who_holds(view: YellowView, generator: Generator) -> dict[Tile, str | None]:
    """A deal that agrees with everything seen, each as likely as any other."""
    return deduce(view).sample(generator)


def deduce(view: YellowView) -> Deduction:
    """Everything that follows from a view.

    Implements what the conclusion asks of players: :clause:`yellow_places.end.deduction`,
    reading discs by :clause:`yellow_places.disc.purpose` and designations by
    :clause:`yellow_places.pawn.all-check`.

    Raises:
        TypeError: it is not a view.
    """
    expect(YellowView, view)
    return Deduction(view)
