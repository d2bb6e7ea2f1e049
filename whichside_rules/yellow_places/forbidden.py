"""What each player may do and what forbids the rest, judged by that player's view alone."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.refusal import Violation, no
from whichside_rules.yellow_places import disc, end, pawn, setup, words
from whichside_rules.yellow_places.moves import (
    Accuse,
    Action,
    Announce,
    Draw,
    PassPawn,
    PlaceDisc,
    PlacePawn,
)
from whichside_rules.yellow_places.state import Position, YellowState
from whichside_rules.yellow_places.view import YellowView, observation

MOVES: tuple[type, ...] = (Draw, PlaceDisc, PlacePawn, PassPawn, Accuse, Announce)


def to_act(position: Position) -> tuple[str, ...]:
    """The players who may act now, in the order of the players; they agree who goes first.

    :clause:`yellow_places.disc.any-order` :clause:`yellow_places.pawn.any-order`
    :clause:`yellow_places.end.any-order`
    """
    players = position.setup.players
    if position.phase == "discs":
        return tuple(disc.still_to_place(players, position.discs, position.round))
    if position.phase == "pawns":
        return tuple(
            pawn.still_to_place(players, position.designations, position.passed, position.round)
        )
    if position.phase == "conclusion":
        held = tuple(len(hand) for hand in position.hands)
        once = position.setup.readings.accusations == "one-each"
        return tuple(
            player
            for player in players
            if end.may_accuse(player, players, held, position.accusations, once=once)
        )
    return ()


def legal_for(view: YellowView) -> tuple[Action, ...]:
    """Every legal action of the player whose view it is.

    The only signals are these: discs with their cubes, pawns, and accusations.
    :clause:`yellow_places.goal.clues-by-placement`
    """
    if view.phase == "discs":
        return tuple(disc.legal_discs(view))
    if view.phase == "pawns":
        return tuple(pawn.legal_pawns(view))
    if view.phase == "conclusion":
        return tuple(end.legal_accusations(view))
    return ()


def check(position: YellowState, move: object) -> tuple[Violation, ...]:
    """Everything that is wrong with a move; empty means legal.

    A player's move is judged by the player's own view.

    Raises:
        TypeError: it is not a move of this game at all.
    """
    if isinstance(move, Draw):
        return tuple(_check_draw(position, move))
    if not isinstance(move, (PlaceDisc, PlacePawn, PassPawn, Accuse, Announce)):
        raise TypeError(f"{move!r} is not a move of Yellow Places")
    players = position.setup.players
    if move.player not in players:
        stranger, known = words.player(move.player), words.players(players)
        return (
            no(
                "yellow_places.setup.choose-colour",
                f"Nobody plays {stranger.en}.",
                f"Personne ne joue {stranger.fr}.",
                f"The players are {known.en}.",
                f"Les couleurs en jeu : {known.fr}.",
            ),
        )
    return check_for(observation(position, move.player), move)


def check_for(view: YellowView, move: Action) -> tuple[Violation, ...]:
    """Everything that is wrong with a move of the player whose view it is."""
    return tuple(_check(view, move))


def _check(view: YellowView, move: Action) -> Iterator[Violation]:
    """:clause:`yellow_places.setup.no-communication` :clause:`yellow_places.course.two-stages`
    :clause:`yellow_places.goal.clues-by-placement` :clause:`yellow_places.course.conclusion`
    :clause:`yellow_places.end.deduction`
    """
    if view.ending:
        yield no(
            view.ending.clause,
            "The game is over.",
            "La partie est finie.",
            "Start a new game.",
            "Commencez une nouvelle partie.",
        )
    elif isinstance(move, Announce):
        name, instead = words.establishment(move.tile), _HINTS[view.phase]
        yield no(
            "yellow_places.setup.no-communication",
            f"You may not say whether you hold {name.en}.",
            f"Vous ne pouvez pas dire si vous détenez {name.fr}.",
            instead.en,
            instead.fr,
        )
    elif isinstance(move, PlaceDisc) and view.phase == "discs":
        yield from disc.check_disc(view, move)
    elif isinstance(move, PlacePawn | PassPawn) and view.phase == "pawns":
        yield from pawn.check_pawn(view, move)
    elif isinstance(move, Accuse) and view.phase == "conclusion":
        yield from end.check_accusation(view, move)
    else:
        yield _not_now(view, move)


# What gives hints in each phase, for those who would rather talk.
_HINTS = {
    "deal": Text("Give no hint yet.", "Ne donnez pas encore d'indice."),
    "discs": Text("Let only discs give hints now.", "Seuls les disques donnent ici des indices."),
    "pawns": Text("Let only pawns give hints now.", "Seuls les pions donnent ici des indices."),
    "conclusion": Text(
        "Let only accusations speak now.", "Seules les accusations parlent maintenant."
    ),
}


def _not_now(view: YellowView, move: Action) -> Violation:
    """:clause:`yellow_places.course.two-stages` :clause:`yellow_places.course.conclusion`"""
    now = words.PHASES[view.phase]
    clause = "course.two-stages"
    if view.phase == "conclusion" or isinstance(move, Accuse):
        clause = "course.conclusion"
    if view.phase == "deal":
        clause = "setup.draw-hand"
    waiting = {
        "deal": Text("Deal the tiles first.", "Distribuez d'abord les tuiles."),
        "discs": Text("Place the discs.", "Posez les disques."),
        "pawns": Text("Place the pawns.", "Placez les pions."),
        "conclusion": Text("Make accusations.", "Portez des accusations."),
    }[view.phase]
    return no(
        f"yellow_places.{clause}",
        f"This is not the time for it: {now.en}.",
        f"Ce n'est pas le moment : {now.fr}.",
        waiting.en,
        waiting.fr,
    )


def _check_draw(position: YellowState, move: Draw) -> Iterator[Violation]:
    """:clause:`yellow_places.setup.draw-hand` :clause:`yellow_places.setup.reveal-tiles`"""
    if position.phase != "deal":
        yield no(
            "yellow_places.setup.undealt-tiles",
            "The deal is over; the other tiles stay face down.",
            "La distribution est finie ; les autres tuiles restent face cachée.",
            "Play on without them.",
            "Continuez sans elles.",
        )
        return
    name = words.establishment(move.tile)
    if not any(outcome.move == move.tile for outcome in position.deck.draws()):
        reveals = setup.draws_next(position) is None
        yield no(
            "yellow_places.setup.reveal-tiles" if reveals else "yellow_places.setup.draw-hand",
            f"The tile of {name.en} is not face down any more.",
            f"La tuile désignant {name.fr} n'est plus face cachée.",
            "Draw one of the others.",
            "Piochez-en une autre.",
        )
