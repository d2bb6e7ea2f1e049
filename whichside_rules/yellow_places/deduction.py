"""What a player can deduce: exact counts, exact probabilities, certainty and its reasons.

A *deal* gives every hidden tile to another player's hand or to nobody. From a view, every deal
that agrees with all that can be seen is equally likely, because tiles are dealt at random; what a
player chose to show is taken as fact, never as intention. What can be seen is:

* the own hand, and the establishments with a cube: those tiles are settled;
* how many hidden tiles each player holds;
* each disc: its cubes are the hidden tiles of that hand at its place.

Tiles that the same discs speak of are alike, so they are counted by class: the number of deals is
a sum over how many tiles of each class each hand takes. The sum runs class by class over the
needs of the hands (tiles missing, cubes to be matched), forwards and backwards, with whole
numbers only.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Any, Literal

from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.value import value
from whichside_rules.yellow_places import words
from whichside_rules.yellow_places.board import tiles_at
from whichside_rules.yellow_places.content import TILES, Tile
from whichside_rules.yellow_places.state import Disc
from whichside_rules.yellow_places.view import YellowView

Needs = tuple[tuple[int, ...], ...]
"""For each other player: hidden tiles to be placed, then for each disc the cubes to be matched."""

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
        chances = self._sum.chances(tile)
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
        players = self.view.setup.players
        if holder is not None and holder not in players:
            raise LookupError(f"nobody plays {holder!r}; the players are {', '.join(players)}")
        for owner in self.owners(tile):
            if owner.holder == holder:
                return owner.probability
        return Fraction(0)

    def certain(self) -> tuple[tuple[Tile, str | None], ...]:
        """The tiles without a cube, not the viewer's, whose owner (or that nobody) is certain."""
        return tuple(
            (tile, owners[0].holder)
            for tile in self._facts.unknown
            if len(owners := self.owners(tile)) == 1
        )

    def why(self, tile: Tile, holder: str | None) -> tuple[Reason, ...]:
        """What forces that a tile is held by a player (or nobody): nothing in it can be left out.

        Raises:
            ValueError: it is not certain.
        """
        chance = self.probability(tile, holder)
        if chance != 1:
            raise ValueError(f"it is not certain: the probability is {chance}")
        if tile in self.view.hand:
            name = words.establishment(tile)
            own = Text(f"You hold {name.en} yourself.", f"Vous détenez vous-même {name.fr}.")
            return (Reason("yellow_places.setup.draw-hand", own),)
        if tile in self.view.known:
            return (_cube_reason(self.view, tile),)
        return tuple(_say(self.view, part) for part in _needed(self._facts, tile, holder))


# What is seen -----------------------------------------------------------------------------------


@value
class _Facts:
    """What a deduction rests on, each part of which can be left out to see whether it matters."""

    others: tuple[str, ...]
    sizes: tuple[int, ...]
    """Hidden tiles of each of the others."""
    unknown: tuple[Tile, ...]
    """Tiles that may be in their hands."""
    excluded: tuple[Tile, ...]
    """Tiles that are settled: the own hand and those with a cube."""
    discs: tuple[Disc, ...]
    """The discs of the others."""


def _facts(view: YellowView) -> _Facts:
    settled = view.known | frozenset(view.hand)
    return _Facts(
        others=view.others,
        sizes=tuple(
            count
            for name, count in zip(view.setup.players, view.held, strict=True)
            if name != view.player
        ),
        unknown=tuple(tile for tile in TILES if tile not in settled),
        excluded=tuple(tile for tile in TILES if tile in settled),
        discs=tuple(disc for disc in view.discs if disc.player != view.player),
    )


# The sum over all deals -------------------------------------------------------------------------


class _Sum:
    """The number of deals, and how they share out each class of tiles."""

    def __init__(self, facts: _Facts) -> None:
        self._discs = tuple(
            tuple(disc for disc in facts.discs if disc.player == player) for player in facts.others
        )
        self._classes = self._group(facts.unknown)
        self._left = self._still_to_come()
        start: Needs = tuple(
            (size, *(disc.cubes for disc in discs))
            for size, discs in zip(facts.sizes, self._discs, strict=True)
        )
        self._forwards = self._run(start)
        end: Needs = tuple((0,) * len(needs) for needs in start)
        self.total = self._forwards[-1].get(end, 0)
        self._end = end
        self._backwards: list[dict[Needs, int]] | None = None
        self._class_of = {
            tile: index for index, (_, tiles) in enumerate(self._classes) for tile in tiles
        }
        self._known: dict[int, tuple[Fraction, ...]] = {}

    def _group(self, tiles: tuple[Tile, ...]) -> list[tuple[Any, list[Tile]]]:
        """Classes of tiles that the same discs speak of, as (marks, tiles).

        The marks say for each player by how much each need shrinks with one tile of the class.
        """
        classes: dict[Any, list[Tile]] = {}
        for tile in tiles:
            marks = tuple(
                (1, *(int(tile in tiles_at(disc.place)) for disc in discs)) for discs in self._discs
            )
            classes.setdefault(marks, []).append(tile)
        return sorted(classes.items(), key=lambda one: (-sum(map(sum, one[0])), one[1]))

    def _still_to_come(self) -> list[Needs]:
        """After each class: how many of the later tiles can serve each need at the most."""
        steps: list[Needs] = [tuple((0,) * (1 + len(discs)) for discs in self._discs)]
        for marks, tiles in reversed(self._classes):
            steps.append(
                tuple(
                    tuple(n + m * len(tiles) for n, m in zip(need, mark, strict=True))
                    for need, mark in zip(steps[-1], marks, strict=True)
                )
            )
        return steps[::-1]

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

    def _moves(self, index: int, needs: Needs) -> Iterator[tuple[Shares, int, Needs]]:
        """How the hands can share a class: shares, number of ways, needs that remain."""
        marks, tiles = self._classes[index]
        for shares, weight in _shares(len(tiles), tuple(need[0] for need in needs)):
            left = _shrink(needs, marks, shares, self._left[index + 1])
            if left is not None:
                yield shares, weight, left

    def chances(self, tile: Tile) -> tuple[Fraction, ...]:
        """For each of the others the probability of holding a tile."""
        index = self._class_of[tile]
        if index not in self._known:
            self._known[index] = self._chances(index)
        return self._known[index]

    def _chances(self, index: int) -> tuple[Fraction, ...]:
        if self._backwards is None:
            self._backwards = self._run_back()
        after = self._backwards[index + 1]
        held = [0] * len(self._discs)
        for needs, ways in self._forwards[index].items():
            for shares, weight, left in self._moves(index, needs):
                rest = after.get(left, 0)
                if rest:
                    product = ways * weight * rest
                    for seat, share in enumerate(shares):
                        held[seat] += share * product
        size = len(self._classes[index][1])
        return tuple(Fraction(count, size * self.total) for count in held)

    def _run_back(self) -> list[dict[Needs, int]]:
        """Before each class: for every reachable state the number of ways to the end."""
        steps: list[dict[Needs, int]] = [{self._end: 1}]
        for index in reversed(range(len(self._classes))):
            after, before = steps[-1], {}
            for needs in self._forwards[index]:
                ways = sum(
                    weight * after[left]
                    for _, weight, left in self._moves(index, needs)
                    if left in after
                )
                if ways:
                    before[needs] = ways
            steps.append(before)
        return steps[::-1]


@lru_cache(maxsize=65_536)
def _shares(tiles: int, most: tuple[int, ...]) -> tuple[tuple[Shares, int], ...]:
    """Every way to share so many like tiles among hands that take at most so many each.

    Each with its number of ways; what is left over lies face down.
    """
    if not most:
        return (((), 1),)
    found = []
    for first in range(min(tiles, most[0]) + 1):
        ways = comb(tiles, first)
        for rest, weight in _shares(tiles - first, most[1:]):
            found.append(((first, *rest), ways * weight))
    return tuple(found)


@lru_cache(maxsize=262_144)
def _shrink(needs: Needs, marks: Needs, shares: Shares, coming: Needs) -> Needs | None:
    """The needs after the hands took their shares.

    ``None`` if one took too many, or if the tiles still to come cannot serve the rest.
    """
    left = []
    for need, mark, share, most in zip(needs, marks, shares, coming, strict=True):
        rest = tuple(n - m * share for n, m in zip(need, mark, strict=True))
        if min(rest) < 0 or any(n > m for n, m in zip(rest, most, strict=True)):
            return None
        left.append(rest)
    return tuple(left)


# Reasons ----------------------------------------------------------------------------------------


def _needed(facts: _Facts, tile: Tile, holder: str | None) -> list[Disc | Tile | Literal["sizes"]]:
    """The parts of the facts without which it is not certain; none can be left out.

    Parts are left out one after the other as long as the certainty stays.
    """
    for part in (*facts.discs, *facts.excluded):
        less = _without(facts, part)
        if _certain(less, tile, holder):
            facts = less
    parts: list[Disc | Tile | Literal["sizes"]] = [*facts.discs, *facts.excluded]
    if holder is not None or not parts:
        parts.append("sizes")
    return parts


def _without(facts: _Facts, part: Disc | Tile) -> _Facts:
    discs, excluded, unknown = facts.discs, facts.excluded, facts.unknown
    if isinstance(part, Disc):
        discs = tuple(disc for disc in discs if disc is not part)
    else:
        excluded = tuple(tile for tile in excluded if tile != part)
        unknown = (*unknown, part)
    return _Facts(facts.others, facts.sizes, unknown, excluded, discs)


def _certain(facts: _Facts, tile: Tile, holder: str | None) -> bool:
    chances = _Sum(facts).chances(tile)
    if holder is None:
        return not any(chances)
    return chances[facts.others.index(holder)] == 1


def _say(view: YellowView, part: Disc | Tile | Literal["sizes"]) -> Reason:
    if isinstance(part, Disc):
        at, cubes = words.place(part.place), words.cubes(part.cubes)
        return Reason(
            "yellow_places.disc.cubes-equal-count"
            if part.cubes
            else "yellow_places.disc.zero-cubes",
            Text(
                f"The disc of {part.player} before {at.en} bears {cubes.en}.",
                f"Le disque de {part.player} devant {at.fr} porte {cubes.fr}.",
            ),
        )
    if part == "sizes":
        held = ", ".join(
            f"{name} {count}"
            for name, count in zip(view.setup.players, view.held, strict=True)
            if name != view.player
        )
        return Reason(
            f"yellow_places.setup.hand.{len(view.setup.players)}-players",
            Text(f"Hidden tiles: {held}.", f"Tuiles cachées : {held}."),
        )
    if part in view.hand:
        name = words.establishment(part)
        return Reason(
            "yellow_places.setup.draw-hand",
            Text(f"You hold {name.en} yourself.", f"Vous détenez vous-même {name.fr}."),
        )
    return _cube_reason(view, part)


def _cube_reason(view: YellowView, tile: Tile) -> Reason:
    name = words.establishment(tile)
    for one in view.found:
        if one.tile == tile:
            return Reason(
                "yellow_places.pawn.hit.reveal",
                Text(f"{one.holder} revealed {name.en}.", f"{one.holder} a révélé {name.fr}."),
            )
    for designation in view.designations:
        if designation.tile == tile:
            return Reason(
                "yellow_places.pawn.miss.neutral-cube",
                Text(
                    f"Nobody answered when {designation.player} designated {name.en}.",
                    f"Personne n'a répondu quand {designation.player} a désigné {name.fr}.",
                ),
            )
    return Reason(
        "yellow_places.setup.neutral-cubes",
        Text(f"{name.en[0].upper()}{name.en[1:]} was face up.", f"{name.fr} était visible."),
    )


def deduce(view: YellowView) -> Deduction:
    """Everything that follows from a view.

    Implements what the conclusion asks of players: :clause:`yellow_places.end.deduction`,
    reading discs by :clause:`yellow_places.disc.purpose` and designations by
    :clause:`yellow_places.pawn.all-check`.
    """
    return Deduction(view)
