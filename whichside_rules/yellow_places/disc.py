"""The disc stage: hints by place and number of cubes (L'étape des disques)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.refusal import Violation, no
from whichside_rules.yellow_places import board, course, words
from whichside_rules.yellow_places.content import PLACES, Place, Tile
from whichside_rules.yellow_places.events import CubeRemoved, DiscPlaced
from whichside_rules.yellow_places.moves import PlaceDisc
from whichside_rules.yellow_places.state import Disc, YellowDraft
from whichside_rules.yellow_places.view import YellowView


def still_to_place(players: tuple[str, ...], discs: tuple[Disc, ...], round: int) -> list[str]:
    """Who has not placed a disc this round; they may act in any order.

    :clause:`yellow_places.disc.any-order` :clause:`yellow_places.disc.one-per-round`
    """
    done = {disc.player for disc in discs if disc.round == round}
    return [player for player in players if player not in done]


def matching(hand: tuple[Tile, ...], place: Place) -> int:
    """How many hidden tiles of a hand lie in the street or are of the type.

    :clause:`yellow_places.disc.cubes-equal-count` :clause:`yellow_places.disc.zero-cubes`
    :clause:`yellow_places.example.disc-1` :clause:`yellow_places.example.disc-2`
    :clause:`yellow_places.example.disc-3`
    """
    return len(board.tiles_at(place).intersection(hand))


def legal_discs(view: YellowView) -> list[PlaceDisc]:
    """The discs that the player may place: any place, with the right number of cubes.

    :clause:`yellow_places.disc.place.horizontal` :clause:`yellow_places.disc.place.vertical`
    :clause:`yellow_places.disc.place.circle` :clause:`yellow_places.disc.purpose`
    """
    moves = [PlaceDisc(view.player, place, matching(view.hand, place)) for place in PLACES]
    return [move for move in moves if not any(check_disc(view, move))]


def check_disc(view: YellowView, move: PlaceDisc) -> Iterator[Violation]:
    """What forbids a disc.

    :clause:`yellow_places.disc.one-per-round` :clause:`yellow_places.disc.cubes-equal-count`
    :clause:`yellow_places.disc.zero-cubes` :clause:`yellow_places.disc.cube-supply`
    :clause:`yellow_places.component.yellow-cubes`
    """
    if view.player not in still_to_place(view.setup.players, view.discs, view.round):
        who = words.player(view.player)
        yield no(
            "yellow_places.disc.one-per-round",
            f"{who.en} has placed a disc this round already.",
            f"{who.fr} a déjà posé un disque dans cette manche.",
            "Wait for the others.",
            "Attendez les autres.",
        )
    right, at = matching(view.hand, move.place), words.place(move.place)
    if move.cubes != right:
        zero = move.cubes == 0
        clause = "zero-cubes" if zero else "cubes-equal-count"
        match = words.matching(right)
        yield no(
            f"yellow_places.disc.{clause}",
            f"{words.cubes(move.cubes).en} at {at.en}, where {match.en}.",
            f"{words.cubes(move.cubes).fr} devant {at.fr}, où {match.fr}.",
            f"Put {words.cubes(right).en}.",
            f"Posez {words.cubes(right).fr}.",
        )
    taken = [disc for disc in view.discs if disc.place == move.place]
    if taken and view.setup.readings.shared_places == "one-disc":
        who = words.player(taken[0].player)
        yield no(
            board.place_clause(move.place),
            f"A disc of {who.en} lies at {at.en} (reading R-11).",
            f"Un disque de {who.fr} se trouve devant {at.fr} (lecture R-11).",
            "Choose a free place.",
            "Choisissez un emplacement libre.",
        )
    left = max(0, view.setup.content.yellow_cubes - view.cubes_in_use)
    if view.setup.readings.cube_supply == "twenty" and move.cubes > left >= _fewest(view):
        yield no(
            "yellow_places.disc.cube-supply",
            f"It takes {words.cubes(move.cubes).en}; left: {left} (reading R-8).",
            f"Il faut {words.cubes(move.cubes).fr} ; il en reste {left} (lecture R-8).",
            "Choose a place that needs fewer.",
            "Choisissez un emplacement qui en demande moins.",
        )


def _fewest(view: YellowView) -> int:
    """The fewest cubes that a disc of the player needs anywhere: a shortage blocks nobody."""
    one_disc = view.setup.readings.shared_places == "one-disc"
    taken = {disc.place for disc in view.discs} if one_disc else set()
    return min(matching(view.hand, place) for place in PLACES if place not in taken)


def place_disc(draft: YellowDraft, player: str, place: Place, cubes: int) -> None:
    """A disc is placed with its cubes; when all have placed one, the pawns follow.

    :clause:`yellow_places.disc.cubes-equal-count` :clause:`yellow_places.disc.zero-cubes`
    :clause:`yellow_places.disc.one-per-round` :clause:`yellow_places.disc.place.horizontal`
    :clause:`yellow_places.disc.place.vertical` :clause:`yellow_places.disc.place.circle`
    """
    draft.discs = (*draft.discs, Disc(player, place, cubes, draft.round))
    clause = "cubes-equal-count" if cubes else "zero-cubes"
    draft.tell(DiscPlaced.of(player, place, cubes, f"yellow_places.disc.{clause}"))
    if not still_to_place(draft.setup.players, draft.discs, draft.round):
        course.begin_pawns(draft)


def update_discs(draft: YellowDraft, holder: str, tile: Tile, clause: str) -> None:
    """The holder's discs no longer count a tile that was found: one cube leaves each.

    :clause:`yellow_places.pawn.hit.update-discs` :clause:`yellow_places.end.correct.update-discs`
    """
    discs = list(draft.discs)
    for index, disc in enumerate(discs):
        if disc.player == holder and tile in board.tiles_at(disc.place):
            left = disc.cubes - 1
            discs[index] = Disc(disc.player, disc.place, left, disc.round)
            draft.tell(CubeRemoved.of(holder, disc.place, left, clause))
    draft.discs = tuple(discs)
