"""The conclusion: accusations, victory and defeat (Fin de partie)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.refusal import Violation, no
from whichside_rules.yellow_places import goal, pawn, words
from whichside_rules.yellow_places.content import TILES, Tile
from whichside_rules.yellow_places.events import Accused
from whichside_rules.yellow_places.moves import Accuse
from whichside_rules.yellow_places.state import Accusation, Ending, YellowDraft
from whichside_rules.yellow_places.view import YellowView


def may_accuse(
    player: str,
    players: tuple[str, ...],
    held: tuple[int, ...],
    accusations: tuple[Accusation, ...],
    *,
    once: bool,
) -> bool:
    """Whether a player may accuse: somebody else must hold a hidden tile.

    Any player, in any order, as often as needed; by reading R-9 once each (``once``).
    :clause:`yellow_places.end.any-order` :clause:`yellow_places.end.deduction`
    """
    if once and any(one.player == player for one in accusations):
        return False
    return any(count for name, count in zip(players, held, strict=True) if name != player)


def legal_accusations(view: YellowView) -> list[Accuse]:
    """Every establishment without a cube that is not the player's own, with every other player.

    :clause:`yellow_places.end.name-place-and-owner`
    """
    moves = [Accuse(view.player, tile, holder) for tile in TILES for holder in view.others]
    return [move for move in moves if not any(check_accusation(view, move))]


def check_accusation(view: YellowView, move: Accuse) -> Iterator[Violation]:
    """What forbids an accusation, as far as the accuser can know.

    :clause:`yellow_places.end.name-place-and-owner` :clause:`yellow_places.end.deduction`
    :clause:`yellow_places.end.any-order`
    """
    players, name = view.setup.players, words.establishment(move.tile)
    once = view.setup.readings.accusations == "one-each"
    if once and any(one.player == view.player for one in view.accusations):
        accuser = words.player(view.player)
        yield no(
            "yellow_places.end.any-order",
            f"{accuser.en} has made an accusation (reading R-9).",
            f"{accuser.fr} a déjà porté une accusation (lecture R-9).",
            "Leave it to the others.",
            "Laissez faire les autres.",
        )
    held = zip(players, view.held, strict=True)
    if not any(count for player, count in held if player != view.player):
        yield no(
            "yellow_places.end.deduction",
            "The others hold no hidden tile.",
            "Les autres n'ont plus de tuile cachée.",
            "Leave the rest to them.",
            "Laissez-leur le reste.",
        )
    if move.holder is None or move.holder not in players:
        who = words.player(move.holder) if move.holder else Text("nobody", "personne")
        others = words.players(view.others)
        yield no(
            "yellow_places.end.name-place-and-owner",
            f"An accusation of {name.en} names {who.en}.",
            f"L'accusation sur {name.fr} nomme {who.fr}.",
            f"Name one of {others.en}.",
            f"Nommez quelqu'un d'autre : {others.fr}.",
        )
    elif move.holder == view.player:
        yield no(
            "yellow_places.end.deduction",
            "You named yourself.",
            "L'accusation vous nomme vous-même.",
            "Find tiles in the hands of the others.",
            "Trouvez les tuiles des autres.",
        )
    if move.tile in view.known:
        yield no(
            "yellow_places.end.deduction",
            f"A cube lies on {name.en} already.",
            f"Un cube se trouve déjà sur {name.fr}.",
            "Name one without a cube.",
            "Nommez une enseigne sans cube.",
        )
    if move.tile in view.hand:
        yield no(
            "yellow_places.end.deduction",
            f"You hold {name.en} yourself.",
            f"Vous détenez vous-même {name.fr}.",
            "Find tiles in the hands of the others.",
            "Trouvez les tuiles des autres.",
        )


def accuse(draft: YellowDraft, player: str, tile: Tile, holder: str) -> None:
    """The named player holds the tile and reveals it, or the game is lost for all.

    :clause:`yellow_places.end.name-place-and-owner` :clause:`yellow_places.end.correct.reveal`
    :clause:`yellow_places.end.correct.marker` :clause:`yellow_places.end.correct.update-discs`
    :clause:`yellow_places.end.wrong.loss` :clause:`yellow_places.end.deduction`
    :clause:`yellow_places.example.end-1`
    """
    right = pawn.holder_of(draft, tile) == holder
    draft.accusations = (*draft.accusations, Accusation(player, tile, holder, right))
    draft.tell(Accused.of(player, tile, holder, "yellow_places.end.name-place-and-owner"))
    if not right:
        goal.end_game(draft, Ending(False, "yellow_places.end.wrong.loss"))
        return
    pawn.reveal(draft, holder, tile, "yellow_places.end.correct")
    goal.win_if_all_are_found(draft)
    _lose_if_nobody_may_accuse(draft)


def _lose_if_nobody_may_accuse(draft: YellowDraft) -> None:
    """By reading R-9 the accusations can run out while tiles are hidden."""
    once = draft.setup.readings.accusations == "one-each"
    held = tuple(len(hand) for hand in draft.hands)
    players = draft.setup.players
    if not draft.ending and not any(
        may_accuse(player, players, held, draft.accusations, once=once) for player in players
    ):
        goal.end_game(draft, Ending(False, "yellow_places.end.deduction"))
