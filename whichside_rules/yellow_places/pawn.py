"""The pawn stage: designating establishments (L'étape des pions)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.refusal import Violation, no
from whichside_rules.yellow_places import board, disc, goal, round, words
from whichside_rules.yellow_places.content import TILES, Tile
from whichside_rules.yellow_places.events import (
    Designated,
    NeutralCube,
    NobodyAnswered,
    PawnKept,
    PawnPlaced,
    TileFound,
    YellowCube,
)
from whichside_rules.yellow_places.moves import PassPawn, PlacePawn
from whichside_rules.yellow_places.state import Designation, Position, YellowDraft
from whichside_rules.yellow_places.view import YellowView


def still_to_place(
    players: tuple[str, ...],
    designations: tuple[Designation, ...],
    passed: tuple[str, ...],
    round: int,
) -> list[str]:
    """Whose pawn, the only one each has, is not on the board yet; they may act in any order.

    :clause:`yellow_places.pawn.any-order` :clause:`yellow_places.example.pawn-3`
    :clause:`yellow_places.component.pawns`
    """
    done = {one.player for one in designations if one.round == round} | set(passed)
    return [player for player in players if player not in done]


def standing(position: Position | YellowView) -> tuple[Designation, ...]:
    """The pawns on the board, each with what it Designated: those of the round under way.

    They come back when all are placed. A game won before that leaves them where they are.
    :clause:`yellow_places.pawn.recover`
    """
    won = position.ending and position.ending.clause == "yellow_places.goal.find-all-hand-tiles"
    if position.phase != "pawns" and not won:
        return ()
    return tuple(one for one in position.designations if one.round == position.round)


def legal_pawns(view: YellowView) -> list[PlacePawn | PassPawn]:
    """What the player may do with the pawn: any establishment but those known and the own ones.

    :clause:`yellow_places.pawn.place-in-cell` :clause:`yellow_places.pawn.designate-in-cell`
    :clause:`yellow_places.board.27-establishments`
    """
    moves: list[PlacePawn | PassPawn] = [
        PlacePawn(view.player, board.cell_of(tile), tile) for tile in TILES
    ]
    moves.append(PassPawn(view.player))
    return [move for move in moves if not any(check_pawn(view, move))]


def check_pawn(view: YellowView, move: PlacePawn | PassPawn) -> Iterator[Violation]:
    """What forbids a pawn, or leaving it off.

    :clause:`yellow_places.pawn.must-place` :clause:`yellow_places.pawn.designate-in-cell`
    :clause:`yellow_places.pawn.own-tile-forbidden`
    """
    waiting = still_to_place(view.setup.players, view.designations, view.passed, view.round)
    who = words.player(view.player)
    if view.player not in waiting:
        yield no(
            "yellow_places.pawn.must-place",
            f"{who.en} has used the pawn this round.",
            f"{who.fr} s'est déjà servi de son pion dans cette manche.",
            "Wait for the others.",
            "Attendez les autres.",
        )
    if isinstance(move, PassPawn):
        if view.setup.readings.pawn_duty == "mandatory":
            yield no(
                "yellow_places.pawn.must-place",
                f"The pawn of {who.en} is not on the board.",
                f"Le pion de {who.fr} n'est pas sur le plateau.",
                "Place it; the round ends when all have.",
                "Placez-le ; la manche finit quand tous l'ont fait.",
            )
        return
    name = words.establishment(move.tile)
    if board.cell_of(move.tile) != move.cell:
        yield no(
            "yellow_places.pawn.designate-in-cell",
            f"The pawn is in cell {move.cell}; {name.en} is not there.",
            f"Le pion est dans la case {move.cell} ; {name.fr} n'y est pas.",
            f"Designate an establishment of cell {move.cell}.",
            f"Désignez une enseigne de la case {move.cell}.",
        )
    if move.tile in view.hand:
        yield no(
            "yellow_places.pawn.own-tile-forbidden",
            f"You hold {name.en} yourself.",
            f"Vous détenez vous-même {name.fr}.",
            "Designate one that you do not hold.",
            "Désignez une enseigne que vous ne détenez pas.",
        )
    if move.tile in view.known and view.setup.readings.known_establishments == "refused":
        yield no(
            "yellow_places.pawn.designate-in-cell",
            f"A cube lies on {name.en} already (reading R-10).",
            f"Un cube se trouve déjà sur {name.fr} (lecture R-10).",
            "Designate one without a cube.",
            "Désignez une enseigne sans cube.",
        )


def holder_of(position: Position, tile: Tile) -> str | None:
    """Whose hand holds a tile: all players check. :clause:`yellow_places.pawn.all-check`"""
    for player, hand in zip(position.setup.players, position.hands, strict=True):
        if tile in hand:
            return player
    return None


def place_pawn(draft: YellowDraft, player: str, cell: int, tile: Tile) -> None:
    """A pawn designates an establishment; its holder answers, or nobody does.

    :clause:`yellow_places.pawn.place-in-cell` :clause:`yellow_places.pawn.designate-in-cell`
    :clause:`yellow_places.pawn.all-check` :clause:`yellow_places.pawn.miss.neutral-cube`
    :clause:`yellow_places.example.pawn-1` :clause:`yellow_places.example.pawn-2`
    """
    draft.tell(PawnPlaced.of(player, cell, "yellow_places.pawn.place-in-cell"))
    draft.tell(Designated.of(player, tile, "yellow_places.pawn.designate-in-cell"))
    holder = holder_of(draft, tile)
    known = tile in goal.neutral(draft) or any(tile == one for one, _ in goal.found(draft))
    draft.designations = (
        *draft.designations,
        Designation(player, tile, holder, draft.round, known),
    )
    if holder:
        reveal(draft, holder, tile, "yellow_places.pawn.hit")
    else:
        draft.tell(NobodyAnswered.of(tile, "yellow_places.pawn.all-check"))
        if not known:
            draft.tell(NeutralCube.of(tile, "yellow_places.pawn.miss.neutral-cube"))
    goal.win_if_all_are_found(draft)
    round.end_if_all_are_done(draft)


def reveal(draft: YellowDraft, holder: str, tile: Tile, by: str) -> None:
    """The holder reveals the tile, marks the establishment and corrects the own discs.

    ``by`` is ``yellow_places.pawn.hit`` or ``yellow_places.end.correct``.
    :clause:`yellow_places.pawn.hit.reveal` :clause:`yellow_places.pawn.hit.yellow-cube`
    :clause:`yellow_places.pawn.hit.update-discs` :clause:`yellow_places.end.correct.reveal`
    :clause:`yellow_places.end.correct.marker` :clause:`yellow_places.end.correct.update-discs`
    """
    seat = draft.setup.players.index(holder)
    hand = tuple(one for one in draft.hands[seat] if one != tile)
    draft.hands = (*draft.hands[:seat], hand, *draft.hands[seat + 1 :])
    draft.tell(TileFound.of(holder, tile, f"{by}.reveal"))
    marker = "marker" if by.endswith("correct") else "yellow-cube"
    draft.tell(YellowCube.of(tile, f"{by}.{marker}"))
    disc.update_discs(draft, holder, tile, f"{by}.update-discs")


def keep_pawn(draft: YellowDraft, player: str) -> None:
    """By reading R-7 a player may leave the pawn off. :clause:`yellow_places.pawn.must-place`"""
    draft.passed = (*draft.passed, player)
    draft.tell(PawnKept.of(player, "yellow_places.pawn.must-place"))
    round.end_if_all_are_done(draft)
