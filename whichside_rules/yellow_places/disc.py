"""The disc stage: hints by place and number of cubes (L'étape des disques)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.yellow_places import board
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.content import PLACES, Place, Tile
from whichside_rules.yellow_places.engine.events import CubeRemoved, DiscPlaced
from whichside_rules.yellow_places.engine.moves import PlaceDisc
from whichside_rules.yellow_places.engine.state import Disc, Setup, Table, YellowDraft, YellowState
from whichside_rules.yellow_places.engine.view import YellowView


def still_to_place(table: Table) -> tuple[str, ...]:
    """Who has not placed a disc this round; they may act in any order.

    :clause:`yellow_places.disc.any-order` :clause:`yellow_places.disc.one-per-round`
    """
    done = {disc.player for disc in table.discs if disc.round == table.round}
    return tuple(player for player in table.setup.seats if player not in done)


def matching(hand: tuple[Tile, ...], place: Place) -> int:
    """How many hidden tiles of a hand lie in the street or are of the type.

    :clause:`yellow_places.disc.cubes-equal-count` :clause:`yellow_places.disc.zero-cubes`
    :clause:`yellow_places.example.disc-1` :clause:`yellow_places.example.disc-2`
    :clause:`yellow_places.example.disc-3`
    """
    return len(board.tiles_at(place).intersection(hand))


def cubes_clause(cubes: int) -> str:
    """The clause on so many cubes.

    :clause:`yellow_places.disc.cubes-equal-count` :clause:`yellow_places.disc.zero-cubes`
    """
    return "yellow_places.disc.cubes-equal-count" if cubes else "yellow_places.disc.zero-cubes"


# Placing a disc ---------------------------------------------------------------------------------


def discs(view: YellowView) -> Iterator[PlaceDisc]:
    """The discs that the player may place: any place, with the right number of cubes.

    :clause:`yellow_places.disc.place.horizontal` :clause:`yellow_places.disc.place.vertical`
    :clause:`yellow_places.disc.place.circle` :clause:`yellow_places.disc.purpose`
    :clause:`yellow_places.goal.clues-by-placement`
    """
    return (PlaceDisc.of(view.player, place, matching(view.hand, place)) for place in PLACES)


def check_disc(view: YellowView, move: PlaceDisc) -> Iterator[Violation]:
    """What forbids a disc.

    :clause:`yellow_places.disc.one-per-round` :clause:`yellow_places.disc.cubes-equal-count`
    :clause:`yellow_places.disc.zero-cubes` :clause:`yellow_places.disc.cube-supply`
    :clause:`yellow_places.component.yellow-cubes`
    """
    place, cubes, right = move.place, move.cubes, matching(view.hand, move.place)
    if view.player not in still_to_place(view):
        yield breaks("yellow_places.disc.one-per-round", player=view.player)
    if cubes != right:
        yield breaks(cubes_clause(cubes), "wrong-cubes", place=place, cubes=cubes, tiles=right)
    there = next((disc.player for disc in view.discs if disc.place == place), None)
    if there and one_disc_a_place(view.setup):
        yield breaks(board.place_clause(place), "place-taken", player=there, place=place)
    left = max(0, view.setup.content.yellow_cubes - view.cubes_in_use)
    if view.setup.readings.cube_supply == "twenty" and cubes > left >= _fewest(view):
        yield breaks("yellow_places.disc.cube-supply", cubes=cubes, left=left)


def one_disc_a_place(setup: Setup) -> bool:
    """Whether, by reading R-11, a place takes one disc."""
    return setup.readings.shared_places == "one-disc"


def _fewest(view: YellowView) -> int:
    """The fewest cubes that a disc of the player needs anywhere: a shortage blocks nobody."""
    taken = {disc.place for disc in view.discs} if one_disc_a_place(view.setup) else set()
    return min(matching(view.hand, place) for place in PLACES if place not in taken)


def place_disc(draft: YellowDraft, move: PlaceDisc) -> None:
    """A disc is placed with its cubes.

    :clause:`yellow_places.disc.cubes-equal-count` :clause:`yellow_places.disc.zero-cubes`
    :clause:`yellow_places.disc.one-per-round` :clause:`yellow_places.disc.place.horizontal`
    :clause:`yellow_places.disc.place.vertical` :clause:`yellow_places.disc.place.circle`
    """
    draft.discs = (*draft.discs, Disc(move.player, move.place, move.cubes, draft.round))
    draft.tell(DiscPlaced.of(move.player, move.place, move.cubes, cubes_clause(move.cubes)))


def discs_of_any_hand(setup: Setup) -> Iterator[PlaceDisc]:
    """A disc at any place, with as many cubes as a hand can have tiles there.

    :clause:`yellow_places.disc.cubes-equal-count` :clause:`yellow_places.setup.draw-hand`
    """
    hand = setup.content.hand.of(len(setup.seats))
    for player in setup.seats:
        for place in PLACES:
            most = min(hand, len(board.tiles_at(place)))
            yield from (PlaceDisc.of(player, place, cubes) for cubes in range(most + 1))


PLACE_DISC: Operation = Operation(
    move=PlaceDisc,
    offers=discs,
    forbids=check_disc,
    does=place_disc,
    among={"cubes": lambda setup: range(-1, setup.content.hand.of(len(setup.seats)) + 2)},
    ever=discs_of_any_hand,
)


# What becomes of discs --------------------------------------------------------------------------


def update_discs(draft: YellowDraft, holder: str, tile: Tile, clause: str) -> None:
    """The holder's discs no longer count a tile that was found: one cube leaves each.

    :clause:`yellow_places.pawn.hit.update-discs` :clause:`yellow_places.end.correct.update-discs`
    """
    kept = list(draft.discs)
    for index, disc in enumerate(kept):
        if disc.player == holder and tile in board.tiles_at(disc.place):
            left = disc.cubes - 1
            kept[index] = Disc(disc.player, disc.place, left, disc.round)
            draft.tell(CubeRemoved.of(holder, disc.place, left, clause))
    draft.discs = tuple(kept)


# What no position can show ----------------------------------------------------------------------


@invariant(YellowState)
def discs_are_as_placed(position: YellowState) -> Iterator[Broken]:
    """One disc a round, with the cubes that the hand asks for.

    :clause:`yellow_places.disc.one-per-round` :clause:`yellow_places.component.discs`
    """
    for player, hand in zip(position.setup.seats, position.hands, strict=True):
        mine = [disc for disc in position.discs if disc.player == player]
        rounds = [disc.round for disc in mine]
        if len(set(rounds)) < len(rounds) or any(not 1 <= one <= position.round for one in rounds):
            yield Broken(
                "yellow_places.disc.one-per-round",
                words.impossible(
                    "one-disc-a-round", player=player, rounds=str(rounds), round=position.round
                ),
            )
        for disc in mine:
            right = matching(hand, disc.place)
            if disc.cubes != right:
                yield Broken(
                    "yellow_places.disc.cubes-equal-count",
                    words.impossible(
                        "wrong-cubes",
                        player=player,
                        at=disc.place,
                        place=disc.place,
                        cubes=disc.cubes,
                        tiles=right,
                    ),
                )


@invariant(YellowState)
def places_are_not_shared(position: YellowState) -> Iterator[Broken]:
    """By reading R-11 a place takes one disc.

    :clause:`yellow_places.disc.place.horizontal` :clause:`yellow_places.disc.place.vertical`
    :clause:`yellow_places.disc.place.circle`
    """
    if one_disc_a_place(position.setup):
        lying = Counter(disc.place for disc in position.discs)
        for place in PLACES:
            if lying[place] > 1:
                yield Broken(
                    board.place_clause(place),
                    words.impossible("place-shared", discs=lying[place], at=place, place=place),
                )
