"""The state machine of Yellow Places: who may act and what a move does.

    deal (tile by tile) - three rounds of discs and pawns - conclusion

In each stage the players act in any order, each once; in the conclusion anybody accuses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whichside_rules.kernel.chance import Outcome
from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.game import Chance, Decision, Over, Pending
from whichside_rules.kernel.refusal import IllegalAction
from whichside_rules.kernel.transition import Transition
from whichside_rules.kernel.value import mover, shared
from whichside_rules.yellow_places import disc, end, pawn, words
from whichside_rules.yellow_places import setup as set_up
from whichside_rules.yellow_places.forbidden import check, legal_for, to_act
from whichside_rules.yellow_places.moves import (
    Accuse,
    Action,
    Draw,
    PassPawn,
    PlaceDisc,
    PlacePawn,
)
from whichside_rules.yellow_places.state import Setup, YellowDraft, YellowState
from whichside_rules.yellow_places.view import observation


def pending(state: YellowState) -> Pending:
    """Who may act: some players in any order, chance, or nobody because the game is over.

    :clause:`yellow_places.course.two-stages` :clause:`yellow_places.disc.any-order`
    :clause:`yellow_places.pawn.any-order` :clause:`yellow_places.end.any-order`
    """
    if state.ending:
        return Over("won" if state.ending.won else "lost", state.ending.clause)
    if state.phase == "deal":
        drawer = set_up.draws_next(state)
        if drawer:
            who = words.player(drawer)
            asked = Text(f"{who.en} draws a tile.", f"{who.fr} pioche une tuile.")
            return Chance(asked, "yellow_places.setup.draw-hand")
        return Chance(_REVEAL, "yellow_places.setup.reveal-tiles")
    question, clause = _QUESTIONS[state.phase]
    return Decision(to_act(state), question, clause)


_REVEAL = Text("Reveal a tile.", "Révélez une tuile.")
_QUESTIONS = {
    "discs": (Text("Place a disc.", "Posez un disque."), "yellow_places.disc.one-per-round"),
    "pawns": (Text("Place the pawn.", "Placez le pion."), "yellow_places.pawn.must-place"),
    "conclusion": (
        Text("Who holds the tiles left?", "Qui détient les tuiles restantes ?"),
        "yellow_places.end.deduction",
    ),
}


def legal_actions(state: YellowState, player: str | None = None) -> tuple[Action, ...]:
    """Every legal action of one player, or of all who may act, in the order of the players.

    Raises:
        LookupError: nobody of that colour plays.
    """
    if player is not None:
        view = observation(state, player)
        return legal_for(view) if player in to_act(state) else ()
    return tuple(move for name in to_act(state) for move in legal_for(observation(state, name)))


def chance_outcomes(state: YellowState) -> tuple[Outcome[Draw], ...]:
    """The tiles that can come next in the deal, all equally likely; empty after it.

    :clause:`yellow_places.setup.shuffle`
    """
    if state.phase != "deal":
        return ()
    return tuple(
        Outcome(shared(Draw, outcome.move), outcome.probability) for outcome in state.deck.draws()
    )


def apply(state: YellowState, move: Action | Draw) -> Transition[YellowState]:
    """Carry out a move and all that follows from it.

    Raises:
        IllegalAction: the rules refuse the move; it names every clause broken. The refusal is
            for the player who tried: it changes nothing and the others learn nothing.
        TypeError: it is not a move of this game.
    """
    violations = check(state, move)
    if violations:
        raise IllegalAction(move, violations)
    return _move_on(state, move)


def _nothing_follows(draft: YellowDraft) -> None:
    """Every move is complete in itself; what can come next is worked out when it is asked for."""


_DO: dict[type, Callable[[YellowDraft, Any], None]] = {
    Draw: lambda draft, move: set_up.draw(draft, move.tile),
    PlaceDisc: lambda draft, move: disc.place_disc(draft, move.player, move.place, move.cubes),
    PlacePawn: lambda draft, move: pawn.place_pawn(draft, move.player, move.cell, move.tile),
    PassPawn: lambda draft, move: pawn.keep_pawn(draft, move.player),
    Accuse: lambda draft, move: end.accuse(draft, move.player, move.tile, move.holder),
}
_move_on = mover(
    YellowState, YellowDraft, {kind: (do, _nothing_follows) for kind, do in _DO.items()}
)


def players(setup: Setup) -> tuple[str, ...]:
    """The players, by colour, in the order of sitting."""
    return setup.players
