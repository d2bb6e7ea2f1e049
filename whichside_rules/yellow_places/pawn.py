"""The pawn stage: designating establishments (L'étape des pions)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.yellow_places import disc, goal
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.content import TILES, Tile
from whichside_rules.yellow_places.engine.events import (
    Designated,
    NeutralCube,
    NobodyAnswered,
    PawnKept,
    PawnPlaced,
    TileFound,
    YellowCube,
)
from whichside_rules.yellow_places.engine.moves import PassPawn, PlacePawn
from whichside_rules.yellow_places.engine.state import (
    Designation,
    Position,
    Setup,
    Table,
    YellowDraft,
    YellowState,
)
from whichside_rules.yellow_places.engine.tiles import cell_of
from whichside_rules.yellow_places.engine.view import YellowView


def still_to_place(table: Table) -> tuple[str, ...]:
    """Whose pawn, the only one each has, is not on the board yet; they may act in any order.

    :clause:`yellow_places.pawn.any-order` :clause:`yellow_places.example.pawn-3`
    :clause:`yellow_places.component.pawns`
    """
    done = {one.player for one in table.designations if one.round == table.round}
    return tuple(
        player for player in table.setup.seats if player not in done and player not in table.passed
    )


def pawns_on_board(table: Table) -> tuple[Designation, ...]:
    """The pawns on the board, each with what it designated: those of the round under way.

    They come back when all are placed. A game won before that leaves them where they are.
    :clause:`yellow_places.pawn.recover`
    """
    won = table.ending and table.ending.clause == "yellow_places.goal.find-all-hand-tiles"
    if table.phase != "pawns" and not won:
        return ()
    return tuple(one for one in table.designations if one.round == table.round)


# Placing the pawn -------------------------------------------------------------------------------


def designations(view: YellowView) -> Iterator[PlacePawn]:
    """The pawns that the player may place: anywhere but on those known and the own ones.

    :clause:`yellow_places.pawn.place-in-cell` :clause:`yellow_places.pawn.designate-in-cell`
    :clause:`yellow_places.board.27-establishments` :clause:`yellow_places.goal.clues-by-placement`
    """
    closed = {*view.hand, *(view.known if refuses_known(view.setup) else ())}
    for tile in TILES:
        if tile not in closed:
            yield PlacePawn.of(view.player, cell_of(tile), tile)


def check_designation(view: YellowView, move: PlacePawn) -> Iterator[Violation]:
    """What forbids a pawn.

    :clause:`yellow_places.pawn.must-place` :clause:`yellow_places.pawn.designate-in-cell`
    :clause:`yellow_places.pawn.own-tile-forbidden` :clause:`yellow_places.board.27-establishments`
    """
    yield from check_pawn(view)
    if cell_of(move.tile) != move.cell:
        yield breaks(
            "yellow_places.pawn.designate-in-cell", cell=move.cell, tile=words.named(move.tile)
        )
    if move.tile in view.hand:
        yield breaks("yellow_places.pawn.own-tile-forbidden", tile=words.named(move.tile))
    if refuses_known(view.setup) and move.tile in view.known:
        yield breaks(
            "yellow_places.pawn.designate-in-cell", "designated-known", tile=words.named(move.tile)
        )


def refuses_known(setup: Setup) -> bool:
    """Whether, by reading R-10, an establishment with a cube is not designated again."""
    return setup.readings.known_establishments == "refused"


def check_pawn(view: YellowView) -> Iterator[Violation]:
    """A pawn is used once a round. :clause:`yellow_places.pawn.must-place`"""
    if view.player not in still_to_place(view):
        yield breaks("yellow_places.pawn.must-place", "pawn-used", player=view.player)


def holder_of(position: Position, tile: Tile) -> str | None:
    """Whose hand holds a tile: all players check. :clause:`yellow_places.pawn.all-check`"""
    for player, hand in zip(position.setup.seats, position.hands, strict=True):
        if tile in hand:
            return player
    return None


def place_pawn(draft: YellowDraft, move: PlacePawn) -> None:
    """A pawn designates an establishment; its holder answers, or nobody does.

    :clause:`yellow_places.pawn.place-in-cell` :clause:`yellow_places.pawn.designate-in-cell`
    :clause:`yellow_places.pawn.all-check` :clause:`yellow_places.pawn.miss.neutral-cube`
    :clause:`yellow_places.pawn.hit.reveal` :clause:`yellow_places.pawn.hit.yellow-cube`
    :clause:`yellow_places.pawn.hit.update-discs`
    :clause:`yellow_places.example.pawn-1` :clause:`yellow_places.example.pawn-2`
    """
    player, tile = move.player, move.tile
    draft.tell(PawnPlaced.of(player, move.cell, "yellow_places.pawn.place-in-cell"))
    draft.tell(Designated.of(player, tile, "yellow_places.pawn.designate-in-cell"))
    holder, known = holder_of(draft, tile), tile in goal.known(draft)
    made = Designation(player, tile, holder, draft.round, known)
    draft.designations = (*draft.designations, made)
    if holder:
        reveal(
            draft,
            holder,
            tile,
            found="yellow_places.pawn.hit.reveal",
            marked="yellow_places.pawn.hit.yellow-cube",
            corrected="yellow_places.pawn.hit.update-discs",
        )
    else:
        draft.tell(NobodyAnswered.of(tile, "yellow_places.pawn.all-check"))
        if not known:
            draft.tell(NeutralCube.of(tile, "yellow_places.pawn.miss.neutral-cube"))
    goal.win_if_all_are_found(draft)


def reveal(
    draft: YellowDraft, holder: str, tile: Tile, *, found: str, marked: str, corrected: str
) -> None:
    """The holder reveals the tile, marks the establishment and corrects the own discs.

    Each is told with the clause that asks for it: after a pawn, or after an accusation.
    """
    seat = draft.setup.seats.index(holder)
    hand = tuple(one for one in draft.hands[seat] if one != tile)
    draft.hands = (*draft.hands[:seat], hand, *draft.hands[seat + 1 :])
    draft.tell(TileFound.of(holder, tile, found))
    draft.tell(YellowCube.of(tile, marked))
    disc.update_discs(draft, holder, tile, corrected)


def designations_of_all(setup: Setup) -> Iterator[PlacePawn]:
    """Each establishment in its cell. :clause:`yellow_places.pawn.designate-in-cell`"""
    for player in setup.seats:
        yield from (PlacePawn.of(player, cell_of(tile), tile) for tile in TILES)


PLACE_PAWN = Operation(
    move=PlacePawn,
    offers=designations,
    forbids=check_designation,
    does=place_pawn,
    among={"cell": lambda setup: range(1, 10)},
    ever=designations_of_all,
)


# Keeping it -------------------------------------------------------------------------------------


def check_keeping(view: YellowView, move: PassPawn) -> Iterator[Violation]:
    """What forbids to leave the pawn off. :clause:`yellow_places.pawn.must-place`"""
    yield from check_pawn(view)
    if view.setup.readings.pawn_duty == "mandatory":
        yield breaks("yellow_places.pawn.must-place", player=move.player)


def keep_pawn(draft: YellowDraft, move: PassPawn) -> None:
    """By reading R-7 a player leaves the pawn off. :clause:`yellow_places.pawn.must-place`"""
    draft.passed = (*draft.passed, move.player)
    draft.tell(PawnKept.of(move.player, "yellow_places.pawn.must-place"))


def pawns_to_keep(setup: Setup) -> Iterator[PassPawn]:
    """By reading R-7 only. :clause:`yellow_places.pawn.must-place`"""
    if setup.readings.pawn_duty == "optional":
        yield from map(PassPawn.of, setup.seats)


PASS_PAWN = Operation(move=PassPawn, forbids=check_keeping, does=keep_pawn, ever=pawns_to_keep)


# What no position can show ----------------------------------------------------------------------


@invariant(YellowState, "yellow_places.pawn.all-check")
def holders_answered(position: YellowState) -> Iterator[Text]:
    """Where nobody answered, no hand holds the tile. :clause:`yellow_places.pawn.all-check`"""
    for tile in goal.missed(position):
        if holder_of(position, tile):
            yield words.impossible(
                "holder-did-not-answer", tile=tile, establishment=words.named(tile)
            )


@invariant(YellowState, "yellow_places.pawn.must-place")
def pawns_are_placed_once_a_round(position: YellowState) -> Iterator[Text]:
    """A designation of round 0 was made in an earlier round; nobody says in which.

    :clause:`yellow_places.pawn.must-place`
    """
    last = position.round - (position.phase == "discs")
    over = position.phase in ("conclusion", "over")
    before = max(0, position.round - (not over))
    earlier = sum(over or one.round < position.round for one in position.designations)
    seats = len(position.setup.seats)
    if earlier > seats * before:
        yield words.impossible(
            "too-many-designations", over=over, made=earlier, players=seats, most=seats * before
        )
    for player in position.setup.seats:
        rounds = [one.round for one in position.designations if one.player == player and one.round]
        if len(set(rounds)) < len(rounds) or any(one > last for one in rounds):
            yield words.impossible("one-pawn-a-round", player=player, rounds=str(rounds), last=last)


@invariant(YellowState, "yellow_places.pawn.own-tile-forbidden")
def nobody_designates_the_own_tile(position: YellowState) -> Iterator[Text]:
    """:clause:`yellow_places.pawn.own-tile-forbidden`"""
    for one in position.designations:
        if one.holder == one.player and one.round:
            yield words.impossible(
                "own-tile-designated",
                player=one.player,
                tile=one.tile,
                establishment=words.named(one.tile),
            )


@invariant(YellowState, "yellow_places.pawn.must-place")
def pawns_are_kept_by_reading_only(position: YellowState) -> Iterator[Text]:
    """:clause:`yellow_places.pawn.must-place`"""
    optional = position.setup.readings.pawn_duty == "optional"
    if position.passed and not (optional and position.phase == "pawns"):
        yield words.impossible("passed", passed=tuple(map(words.player, position.passed)))
    if len(set(position.passed)) < len(position.passed):
        yield words.impossible("passed-twice", passed=tuple(map(words.player, position.passed)))


@invariant(YellowState, "yellow_places.pawn.designate-in-cell")
def known_establishments_are_known(position: YellowState) -> Iterator[Text]:
    """Whether an establishment bore a cube when it was designated is as the designation says.

    :clause:`yellow_places.pawn.designate-in-cell`
    """
    allowed = position.setup.readings.known_establishments == "allowed"
    cubes = set(position.revealed)
    # Those of round 0 have no order: the ones that put a cube are taken to come first.
    order = sorted(position.designations, key=lambda one: (one.round, not one.round and one.known))
    for one in order:
        bore, name = one.tile in cubes, words.named(one.tile)
        if bore and not allowed:
            yield words.impossible("designated-known", tile=one.tile, establishment=name)
        elif bore != one.known:
            yield words.impossible(
                "wrongly-known",
                tile=one.tile,
                establishment=name,
                bore=bore,
                known=str(one.known),
            )
        cubes.add(one.tile)
