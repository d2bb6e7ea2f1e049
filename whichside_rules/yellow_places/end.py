"""The conclusion: accusations, victory and defeat (Fin de partie)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.yellow_places import goal, pawn
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.content import TILES
from whichside_rules.yellow_places.engine.events import Accused
from whichside_rules.yellow_places.engine.moves import Accuse
from whichside_rules.yellow_places.engine.state import (
    Accusation,
    Ending,
    Setup,
    Table,
    YellowDraft,
    YellowState,
)
from whichside_rules.yellow_places.engine.view import YellowView


def accusers(table: Table) -> tuple[str, ...]:
    """Who may accuse: any player, in any order, as often as needed, or by reading R-9 once.

    Somebody else must hold a hidden tile.
    :clause:`yellow_places.end.any-order` :clause:`yellow_places.end.deduction`
    """
    return tuple(
        player
        for player in table.setup.seats
        if not has_accused(table, player) and others_hold_tiles(table, player)
    )


def has_accused(table: Table, player: str) -> bool:
    """Whether a player has made the one accusation of reading R-9.

    :clause:`yellow_places.end.any-order`
    """
    once = table.setup.readings.accusations == "one-each"
    return once and any(one.player == player for one in table.accusations)


def others_hold_tiles(table: Table, player: str) -> bool:
    """Whether somebody else holds a hidden tile. :clause:`yellow_places.end.deduction`"""
    seats = zip(table.setup.seats, table.held, strict=True)
    return any(count for name, count in seats if name != player)


# Accusing ---------------------------------------------------------------------------------------


def accusations(view: YellowView) -> Iterator[Accuse]:
    """Every establishment without a cube that is not the player's own, with every other player.

    :clause:`yellow_places.end.name-place-and-owner` :clause:`yellow_places.goal.clues-by-placement`
    """
    known = view.known
    for tile in TILES:
        if tile not in known and tile not in view.hand:
            for holder in view.others:
                yield Accuse.of(view.player, tile, holder)


def check_accusation(view: YellowView, move: Accuse) -> Iterator[Violation]:
    """What forbids an accusation, as far as the accuser can know.

    :clause:`yellow_places.end.name-place-and-owner` :clause:`yellow_places.end.deduction`
    :clause:`yellow_places.end.any-order`
    """
    if has_accused(view, view.player):
        yield breaks("yellow_places.end.any-order", "accused-once", player=view.player)
    if not others_hold_tiles(view, view.player):
        yield breaks("yellow_places.end.deduction", "nothing-to-find")
    if move.holder not in view.setup.seats:
        yield breaks(
            "yellow_places.end.name-place-and-owner",
            tile=words.named(move.tile),
            named=words.player(move.holder) if move.holder else None,
            others=tuple(map(words.player, view.others)),
        )
    elif move.holder == view.player:
        yield breaks("yellow_places.end.deduction", "named-oneself")
    if move.tile in view.known:
        yield breaks("yellow_places.end.deduction", "accused-known", tile=words.named(move.tile))
    if move.tile in view.hand:
        yield breaks("yellow_places.end.deduction", "accused-own-tile", tile=words.named(move.tile))


def accuse(draft: YellowDraft, move: Accuse) -> None:
    """The named player holds the tile and reveals it, or the game is lost for all.

    :clause:`yellow_places.end.name-place-and-owner` :clause:`yellow_places.end.correct.reveal`
    :clause:`yellow_places.end.correct.marker` :clause:`yellow_places.end.correct.update-discs`
    :clause:`yellow_places.end.wrong.loss` :clause:`yellow_places.end.deduction`
    :clause:`yellow_places.example.end-1`
    """
    player, tile, holder = move.player, move.tile, move.holder
    assert holder is not None  # else it is refused
    right = pawn.holder_of(draft, tile) == holder
    draft.accusations = (*draft.accusations, Accusation(player, tile, holder, right))
    draft.tell(Accused.of(player, tile, holder, "yellow_places.end.name-place-and-owner"))
    if not right:
        goal.end_game(draft, Ending(False, "yellow_places.end.wrong.loss"))
        return
    pawn.reveal(
        draft,
        holder,
        tile,
        found="yellow_places.end.correct.reveal",
        marked="yellow_places.end.correct.marker",
        corrected="yellow_places.end.correct.update-discs",
    )
    goal.win_if_all_are_found(draft)


def lose_if_nobody_may_accuse(draft: YellowDraft) -> None:
    """By reading R-9 the accusations can run out while tiles are hidden.

    :clause:`yellow_places.end.deduction`
    """
    if not accusers(draft):
        goal.end_game(draft, Ending(False, "yellow_places.end.deduction"))


def anybody(setup: Setup) -> tuple[str | None, ...]:
    """Whom an accusation can be thought to name."""
    return (*setup.seats, None, "a stranger")


def accusations_of_all(setup: Setup) -> Iterator[Accuse]:
    """Each establishment with each other player.

    :clause:`yellow_places.end.name-place-and-owner`
    """
    for player in setup.seats:
        for tile in TILES:
            others = (one for one in setup.seats if one != player)
            yield from (Accuse.of(player, tile, other) for other in others)


ACCUSE: Operation = Operation(
    move=Accuse,
    clause="yellow_places.course.conclusion",
    offers=accusations,
    forbids=check_accusation,
    does=accuse,
    among={"holder": anybody},
    ever=accusations_of_all,
)


# What no position can show ----------------------------------------------------------------------


@invariant(YellowState, "yellow_places.end.wrong.loss")
def a_wrong_accusation_ends_the_game(position: YellowState) -> Iterator[Text]:
    """:clause:`yellow_places.end.wrong.loss`"""
    wrong = [one for one in position.accusations if not one.right]
    if wrong and (position.ending is None or position.ending.won or len(wrong) > 1):
        yield words.impossible("wrong-and-goes-on", accusation=str(wrong[0]))
