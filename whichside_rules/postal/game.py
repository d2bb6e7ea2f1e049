"""The state machine of the postal game: whose move it is and what a move does.

Read it as the summary of a turn; the chapters hold the rules themselves. A turn runs

    employers (the strength advances) - offensive (one or two dice) -
    placement (all available workers) - actions (one by one) -
    payment (the Cost of Living) - control (at most one means of production)

and the set-up comes before the first: difficulty (if it was left open) - setup (one die).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from whichside_rules.kernel.chance import Outcome, dice, equally_likely
from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.game import Chance, Decision, Over, Pending
from whichside_rules.kernel.refusal import IllegalAction
from whichside_rules.kernel.transition import Transition
from whichside_rules.kernel.value import freeze, remember, thaw
from whichside_rules.postal import means, phase, question, turn
from whichside_rules.postal.forbidden import check
from whichside_rules.postal.legal import Action, awaits_roll, legal
from whichside_rules.postal.moves import (
    Act,
    ApplyFirst,
    BeginTurn,
    Choose,
    ChooseMode,
    EndTurn,
    Pay,
    PlaceWorker,
    Roll,
    Take,
)
from whichside_rules.postal.setup import choose_mode
from whichside_rules.postal.state import PostalDraft, PostalState, Setup
from whichside_rules.postal.worker import Worker

PLAYER = "player"
"""The only player's name. :clause:`postal.meta.role`"""


def pending(state: PostalState) -> Pending:
    """Who must act: the player, chance, or nobody because the game is over.

    :clause:`postal.turn.order`
    """
    if state.ending:
        return _over(state.ending.won, state.ending.clause)
    if state.due:
        effect = state.due[0]
        return _decision(question.QUESTIONS[effect.purpose], effect.clause)
    if state.dice:
        return _decision(*_ORDER)
    if state.phase in ("setup", "offensive"):
        return _roll(phase.dice_to_roll(state), phase.dice_clause(state))
    return _DECISIONS[state.phase]


@cache
def _over(won: bool, clause: str) -> Over:
    return Over("won" if won else "lost", clause)


@cache
def _roll(count: int, clause: str) -> Chance:
    if count == 1:
        return Chance(Text("Roll the die.", "Lancez le dé."), clause)
    return Chance(Text(f"Roll {count} dice.", f"Lancez {count} dés."), clause)


@cache
def _decision(asked: Text, clause: str) -> Decision:
    return Decision((PLAYER,), asked, clause)


_ORDER = (
    Text("Which result takes effect first?", "Quel résultat s'applique d'abord ?"),
    "postal.phase.employers.all-dice-apply",
)

_DECISIONS = {
    name: _decision(Text(en, fr), clause)
    for name, en, fr, clause in (
        (
            "difficulty",
            "Which difficulty?",
            "Quelle difficulté ?",
            "postal.setup.choose-difficulty",
        ),
        (
            "employers",
            "Begin the turn: Employers' Strength advances.",
            "Commencez le tour : l'Emprise patronale avance.",
            "postal.phase.employers.advance",
        ),
        (
            "placement",
            "Where does the next worker go?",
            "Où va le prochain travailleur ?",
            "postal.phase.workers.place-all",
        ),
        (
            "actions",
            "Which action is resolved next?",
            "Quelle action est résolue ensuite ?",
            "postal.phase.workers.direct-effects",
        ),
        (
            "payment",
            "Pay the Cost of Living.",
            "Payez le coût de la vie.",
            "postal.phase.resolution.pay",
        ),
        (
            "control",
            "Take a means of production, or end the turn.",
            "Prenez un moyen de production, ou terminez le tour.",
            "postal.phase.resolution.take-optional",
        ),
    )
}


def legal_actions(state: PostalState, player: str | None = None) -> tuple[Action, ...]:
    """Every legal action, in a fixed order, without duplicates; empty if no player must act.

    Raises:
        LookupError: there is no such player.
    """
    if player is not None and player != PLAYER:
        raise LookupError(f"there is no player {player!r}; the only one is '{PLAYER}'")
    try:
        known = state._legal  # worked out once for a position, and remembered with it
    except AttributeError:  # built by hand or read from outside, not by a move
        known = None
    if known is None:
        known = legal(state)
        remember(state, known)
    actions: tuple[Action, ...] = known.actions
    return actions


def players(setup: Setup) -> tuple[str, ...]:
    """The only player. :clause:`postal.meta.player-count`"""
    return (PLAYER,)


def chance_outcomes(state: PostalState) -> tuple[Outcome[Roll], ...]:
    """The rolls that can come now with exact probabilities; empty if no die is due.

    Two dice are an ordered pair: 36 outcomes of the same probability.
    :clause:`postal.component.die`
    """
    return _rolls(phase.dice_to_roll(state)) if awaits_roll(state) else ()


@cache
def _rolls(count: int) -> tuple[Outcome[Roll], ...]:
    return equally_likely([Roll(result) for result in dice(count)])


def apply(state: PostalState, move: Action | Roll) -> Transition[PostalState]:
    """Carry out a move and all that follows from it, until somebody must decide again.

    Raises:
        IllegalAction: the rules refuse the move; it names every clause broken.
        MissingContent: the rules need a datum that neither the book nor a pack gives.
        TypeError: it is not a move of this game.
    """
    try:
        usual = id(move) in state._legal.ids  # one of the actions that were offered
    except AttributeError:
        usual = False
    if not usual and not _allowed(state, move):
        raise IllegalAction(move, check(state, move))
    draft = open_draft(state)
    _DO[type(move)](draft, move)
    made: Transition[PostalState] = _transition(Transition, close_draft(draft))
    return made


def _allowed(state: PostalState, move: Action | Roll) -> bool:
    """Whether :func:`check` would find nothing, without looking for reasons."""
    if type(move) is Roll:
        return awaits_roll(state) and len(move.dice) == phase.dice_to_roll(state)
    return legal(state).allows(move)


open_draft: Callable[[PostalState], PostalDraft] = thaw(PostalState, PostalDraft)
close_draft: Callable[[PostalDraft], tuple[PostalState, tuple[Any, ...]]] = freeze(
    PostalDraft, PostalState
)
_transition: Any = tuple.__new__
"""Makes a transition of a pair, without the detour of its constructor."""


# What each move does ----------------------------------------------------------------------------


def _choose_mode(draft: PostalDraft, move: ChooseMode) -> None:
    choose_mode(draft, move.mode)


def _roll_dice(draft: PostalDraft, move: Roll) -> None:
    phase.roll(draft, move.dice)
    carry_on(draft)


def _begin_turn(draft: PostalDraft, move: BeginTurn) -> None:
    phase.begin_turn(draft)


def _apply_first(draft: PostalDraft, move: ApplyFirst) -> None:
    phase.apply_first(draft, move.die)
    carry_on(draft)


def _place(draft: PostalDraft, move: PlaceWorker) -> None:
    phase.place(draft, move.worker, move.space)
    carry_on_with_the_workers(draft)


def _act(draft: PostalDraft, move: Act) -> None:
    phase.act(draft, move.worker, move.space, move.choice)
    if draft.due:
        carry_on(draft)
    else:
        carry_on_with_the_workers(draft)


def _name_worker(draft: PostalDraft, move: Choose) -> None:
    question.settle(draft, Worker(move.worker, move.place))
    carry_on(draft)


def _pay(draft: PostalDraft, move: Pay) -> None:
    phase.pay(draft)
    carry_on(draft)


def _take(draft: PostalDraft, move: Take) -> None:
    means.take(draft, move.means)


def _end_turn(draft: PostalDraft, move: EndTurn) -> None:
    phase.end_turn(draft)


_DO: dict[type, Any] = {
    ChooseMode: _choose_mode,
    Roll: _roll_dice,
    BeginTurn: _begin_turn,
    ApplyFirst: _apply_first,
    PlaceWorker: _place,
    Act: _act,
    Choose: _name_worker,
    Pay: _pay,
    Take: _take,
    EndTurn: _end_turn,
}


# What follows -----------------------------------------------------------------------------------


def carry_on(draft: PostalDraft) -> None:
    """Effects first, then the second die, then the next phase; stop where the player decides.

    :clause:`postal.turn.order` :clause:`postal.setup.start`
    """
    while draft.due or draft.dice:
        if draft.due:
            if not question.settle_what_leaves_no_choice(draft):
                return
        elif phase.order_is_open(draft):
            return
        else:
            phase.apply_next_die(draft)
    now = draft.phase
    if now == "setup":
        turn.begin(draft, "employers", "postal.setup.start")
    elif now == "payment":
        phase.begin_control(draft)
    elif now in ("offensive", "placement", "actions"):
        carry_on_with_the_workers(draft)


def carry_on_with_the_workers(draft: PostalDraft) -> None:
    """Place while somebody can be placed, act while somebody stands on a space, then go home.

    :clause:`postal.turn.phase-workers` :clause:`postal.phase.workers.place-all`
    :clause:`postal.phase.workers.place-then-resolve`
    """
    if draft.phase == "offensive":
        phase.begin_placement(draft)
    if draft.phase == "placement":
        draft._legal = legal(draft)  # kept for the position that this draft becomes
        if draft._legal.actions:
            return
        phase.begin_actions(draft)
    draft._legal = None
    if not draft.healthy_at and not draft.injured_at:
        phase.begin_resolution(draft)
