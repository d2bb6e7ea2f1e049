"""The aim: all tiles of all hands are found (Principe du jeu)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.game import Over
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.content import Tile
from whichside_rules.yellow_places.engine.events import GameEnded
from whichside_rules.yellow_places.engine.state import (
    Ending,
    Position,
    Table,
    YellowDraft,
    YellowState,
)


def found(position: Position) -> tuple[tuple[Tile, str], ...]:
    """The tiles found so far, each with the player who held it; they bear a yellow cube.

    :clause:`yellow_places.pawn.hit.yellow-cube` :clause:`yellow_places.end.correct.marker`
    """
    by_pawn = tuple((one.tile, one.holder) for one in position.designations if one.holder)
    return by_pawn + tuple((one.tile, one.holder) for one in position.accusations if one.right)


def neutral(position: Position) -> tuple[Tile, ...]:
    """The establishments with a neutral cube: revealed at the set-up, or nobody answered.

    :clause:`yellow_places.setup.neutral-cubes` :clause:`yellow_places.pawn.miss.neutral-cube`
    """
    return (*position.revealed, *missed(position))


def missed(position: Table) -> tuple[Tile, ...]:
    """The establishments for which nobody answered.

    :clause:`yellow_places.pawn.miss.neutral-cube`
    """
    return tuple(one.tile for one in position.designations if not one.holder and not one.known)


def known(position: Position) -> frozenset[Tile]:
    """The establishments that bear a cube."""
    return frozenset(neutral(position)) | {tile for tile, _ in found(position)}


def all_found(position: Position) -> bool:
    """Whether no hand holds a hidden tile. :clause:`yellow_places.goal.find-all-hand-tiles`"""
    return not any(position.hands)


def win_if_all_are_found(draft: YellowDraft) -> None:
    """Everybody wins when the last tile is found.

    Before the end of the third round this is at once, or by reading R-12 only then.
    :clause:`yellow_places.goal.find-all-hand-tiles` :clause:`yellow_places.end.win`
    :clause:`yellow_places.meta.cooperative`
    """
    if not all_found(draft):
        return
    if draft.phase == "conclusion":
        end_game(draft, Ending(True, "yellow_places.end.win"))
    elif draft.setup.readings.early_win == "at-once":
        end_game(draft, Ending(True, "yellow_places.goal.find-all-hand-tiles"))


def end_game(draft: YellowDraft, ending: Ending) -> None:
    """All win or all lose together. :clause:`yellow_places.meta.cooperative`"""
    draft.phase = "over"
    draft.passed = ()
    draft.ending = ending
    draft.tell(GameEnded.of(ending.won, ending.clause))


def over(position: Table) -> Over | None:
    """How the game ended: for all alike. :clause:`yellow_places.meta.cooperative`"""
    if position.ending is None:
        return None
    return Over("won" if position.ending.won else "lost", position.ending.clause)


def results(position: Table) -> tuple[tuple[str, str], ...]:
    """Each player's result; empty while the game goes on.

    :clause:`yellow_places.meta.cooperative`
    """
    ending = over(position)
    return tuple((player, ending.result) for player in position.setup.seats) if ending else ()


# What no position can show ----------------------------------------------------------------------


@invariant(YellowState, "yellow_places.goal.find-all-hand-tiles")
def the_game_is_won_when_all_is_found(position: YellowState) -> Iterator[Text]:
    """:clause:`yellow_places.goal.find-all-hand-tiles`"""
    if position.ending and position.ending.won and not all_found(position):
        yield words.impossible("won-too-early")
    at_once = position.setup.readings.early_win == "at-once"
    open_end = position.phase == "conclusion" or (at_once and position.phase in ("discs", "pawns"))
    if open_end and all_found(position):
        yield words.impossible("won-already")
