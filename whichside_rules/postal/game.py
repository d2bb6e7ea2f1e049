"""The state machine of the postal game: whose move it is and what a move does.

Read it as the summary of a turn; the chapters hold the rules themselves. A turn runs

    employers (the strength advances) - offensive (one or two dice) -
    placement (all available workers) - actions (one by one) -
    payment (the Cost of Living) - control (at most one means of production)

and the set-up comes before the first: difficulty (if it was left open) - setup (one die).
"""

from __future__ import annotations

from functools import cache

from whichside_rules.kernel.chance import Outcome
from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.game import Chance, Decision, Over, Pending
from whichside_rules.kernel.refusal import IllegalAction
from whichside_rules.kernel.transition import Transition
from whichside_rules.kernel.value import mover, remember
from whichside_rules.postal import means, phase, question, turn
from whichside_rules.postal.forbidden import check
from whichside_rules.postal.legal import Action, Legal, acts, legal, placements
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
        return state._legal.actions  # type: ignore[no-any-return]
    except AttributeError:
        return what_can_come(state).actions


def what_can_come(state: PostalState) -> Legal:
    """The legal actions, or the outcomes of chance, of a position that does not know them.

    A move leaves them with the position it leads to (``_legal``). For one that was built by hand
    or read from outside they are worked out here, and then remembered as well.
    """
    known = legal(state)
    remember(state, known)
    return known


def players(setup: Setup) -> tuple[str, ...]:
    """The only player. :clause:`postal.meta.player-count`"""
    return (PLAYER,)


def chance_outcomes(state: PostalState) -> tuple[Outcome[Roll], ...]:
    """The rolls that can come now with exact probabilities; empty if no die is due.

    Two dice are an ordered pair: 36 outcomes of the same probability.
    :clause:`postal.component.die`
    """
    try:
        return state._legal.outcomes  # type: ignore[no-any-return]
    except AttributeError:
        return what_can_come(state).outcomes


def apply(state: PostalState, move: Action | Roll) -> Transition[PostalState]:
    """Carry out a move and all that follows from it, until somebody must decide again.

    Raises:
        IllegalAction: the rules refuse the move; it names every clause broken.
        MissingContent: the rules need a datum that neither the book nor a pack gives.
        TypeError: it is not a move of this game.
    """
    try:
        offered = id(move) in state._legal.ids
    except AttributeError:
        offered = False
    if not offered and (violations := check(state, move)):
        raise IllegalAction(move, violations)
    return _move_on(state, move)


# What follows -----------------------------------------------------------------------------------


def carry_on(draft: PostalDraft) -> Legal:
    """Effects first, then the second die, then the next phase, until somebody must decide.

    Returns what can come then.
    :clause:`postal.turn.order` :clause:`postal.setup.start`
    :clause:`postal.turn.phase-workers` :clause:`postal.phase.resolution.take-after-pay`
    """
    while draft.due or draft.dice:
        if draft.due:
            question.settle_what_leaves_no_choice(draft)
            if draft.due:
                return legal(draft)
        elif phase.order_is_open(draft):
            return legal(draft)
        else:
            phase.apply_next_die(draft)
    now = draft.phase
    if now == "offensive":
        turn.begin(draft, turn.PLACEMENT)
        return go_on_placing(draft)
    if now == "actions":
        return go_on_acting(draft)
    if now == "setup":
        turn.begin(draft, turn.FIRST_TURN)
    elif now == "payment":
        turn.begin(draft, turn.CONTROL)
    return legal(draft)


def go_on_placing(draft: PostalDraft) -> Legal:
    """Place while somebody can be placed, then act.

    :clause:`postal.turn.phase-workers` :clause:`postal.phase.workers.place-all`
    :clause:`postal.phase.workers.place-then-resolve`
    """
    found = placements(draft)
    if found.actions:
        return found
    turn.begin(draft, turn.ACTIONS)
    return go_on_acting(draft)


def go_on_acting(draft: PostalDraft) -> Legal:
    """Act while somebody stands on a space, then go home; the effects of an action come first.

    :clause:`postal.phase.workers.place-then-resolve` :clause:`postal.phase.workers.direct-effects`
    """
    if draft.due:
        return carry_on(draft)
    if draft.healthy_at or draft.injured_at:
        return acts(draft)
    phase.begin_resolution(draft)
    return legal(draft)


_move_on = mover(
    PostalState,
    PostalDraft,
    {
        ChooseMode: (choose_mode, legal),
        Roll: (phase.roll, carry_on),
        BeginTurn: (phase.begin_turn, legal),
        ApplyFirst: (phase.apply_first, carry_on),
        PlaceWorker: (phase.place, go_on_placing),
        Act: (phase.act, go_on_acting),
        Choose: (question.name_worker, carry_on),
        Pay: (phase.pay, carry_on),
        Take: (means.take, legal),
        EndTurn: (phase.end_turn, legal),
    },
)
"""What each move does, and how the turn goes on after it: at once, or with what can come next."""
