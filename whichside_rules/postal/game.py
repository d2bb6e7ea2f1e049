"""The summary of a turn: which parts it has, what can be done in each, and what follows.

The chapters hold the rules themselves; from this table the kernel derives who must act, what is
legal, what is refused and what a move leads to (:mod:`whichside_rules.kernel.playing.rules`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Outcome
from whichside_rules.kernel.playing.game import Over
from whichside_rules.kernel.playing.operation import Choice, Phase
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.playing.rules import Rules
from whichside_rules.kernel.playing.transition import Transition
from whichside_rules.kernel.values.memory import remembered
from whichside_rules.kernel.values.value import expect
from whichside_rules.postal import means, phase, setup, turn
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.moves import (
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
from whichside_rules.postal.engine.state import Position, PostalDraft, PostalState, Setup
from whichside_rules.postal.engine.tasks import ApplyResult, Free, Heal, Injure, Jail, OrderResults
from whichside_rules.postal.table import choice

PLAYER = "player"
"""The only player's name. :clause:`postal.meta.role`"""

Action = ChooseMode | BeginTurn | ApplyFirst | PlaceWorker | Act | Choose | Pay | Take | EndTurn
"""What the player can do."""


def players(setup: Setup) -> tuple[str, ...]:
    """The only player. :clause:`postal.meta.player-count`

    Raises:
        TypeError: it is no set-up of this game.
    """
    expect(Setup, setup)
    return (PLAYER,)


def over(position: Position) -> Over | None:
    """How the game ended, if it has."""
    ending = position.ending
    return _over(ending.won, ending.clause) if ending else None


@remembered
def _over(won: bool, clause: str) -> Over:
    return Over("won" if won else "lost", clause)


def longest(setup: Setup) -> int:
    """How many moves a game has at most: the turns that there can be, with all that workers do.

    A turn has 8 moves beside what workers set off: it begins, dice fall, are ordered and name two
    workers, the living is paid, a means is taken, it ends. Each worker is placed, acts, names one
    of them by it, and falls ill and dies of debt.
    :clause:`postal.employers-strength.turn-counter` :clause:`postal.worker.action-points`
    :clause:`postal.action.greenwich.recruit` :clause:`postal.component.worker-cubes`
    """
    content = setup.content
    capped = setup.readings.worker_cubes == "cap"
    recruits = content.uses.greenwich_village
    moves, workers = 3, content.start.workers  # the mode, a die, and whom it hits
    for _ in range(content.strength.last_box):
        moves += 8 + 5 * workers
        workers += workers if recruits == "unlimited" else min(workers, recruits or 1)
        workers = min(workers, content.cubes.workers) if capped else workers
    return moves


def asked(key: str) -> Callable[..., Text]:
    """The question of that key."""
    return lambda *position: _question(key)


@remembered
def _question(key: str) -> Text:
    return words.question(key)


def roll(position: Position) -> Text:
    """How many dice must be rolled."""
    return _roll(phase.dice_to_roll(position))


@remembered
def _roll(count: int) -> Text:
    return words.question("roll", dice=count)


def choose_the_difficulty_first(position: PostalState) -> Sequence[Violation]:
    """Nothing comes before the choice of the difficulty.

    :clause:`postal.setup.choose-difficulty` :clause:`postal.turn.order`
    """
    return (
        breaks("postal.setup.choose-difficulty"),
        RULES.not_now(position, "postal.turn.order"),
    )


def set_up_first(position: PostalState) -> Sequence[Violation]:
    """No turn comes before the roll of the set-up.

    :clause:`postal.setup.start` :clause:`postal.turn.order`
    """
    return (
        breaks("postal.setup.start", instead=RULES.instead(position)),
        RULES.not_now(position, "postal.turn.order"),
    )


def next_part(part: turn.Part) -> Callable[[PostalDraft], None]:
    """The next part of the turn begins."""
    return lambda draft: turn.begin(draft, part)


RULES = Rules[PostalState, Any](
    title="the postal game",
    state=PostalState,
    draft=PostalDraft,
    players=players,
    seat_clause="postal.meta.player-count",
    longest=longest,
    over=over,
    not_now="postal.turn.order",
    instead=phase.possible_now,
    phases=(
        # The set-up, before the first turn
        Phase(
            name="difficulty",
            question=asked("difficulty"),
            clause="postal.setup.choose-difficulty",
            operations=(setup.CHOOSE_MODE,),
            not_now=choose_the_difficulty_first,
            then=setup.await_the_setup_roll,
        ),
        Phase(
            name="setup",
            question=roll,
            clause=phase.dice_clause,
            operations=(phase.ROLL,),
            legal=phase.roll_now,
            not_now=set_up_first,
            then=next_part(turn.FIRST_TURN),
        ),
        # The employers' phase
        Phase(
            name="employers",
            question=asked("employers"),
            clause="postal.phase.employers.advance",
            operations=(phase.BEGIN_TURN,),
            then=next_part(turn.OFFENSIVE),
        ),
        Phase(
            name="offensive",
            question=roll,
            clause=phase.dice_clause,
            operations=(phase.ROLL,),
            legal=phase.roll_now,
            then=next_part(turn.PLACEMENT),
        ),
        # The workers' phase
        Phase(
            name="placement",
            question=asked("placement"),
            clause="postal.phase.workers.place-all",
            operations=(phase.PLACE,),
            legal=phase.placements,
            repeated=True,
            then=next_part(turn.ACTIONS),
        ),
        Phase(
            name="actions",
            question=asked("actions"),
            clause="postal.phase.workers.direct-effects",
            operations=(phase.ACT,),
            legal=phase.acts,
            repeated=True,
            then=phase.begin_resolution,
        ),
        # The resolution phase
        Phase(
            name="payment",
            question=asked("payment"),
            clause="postal.phase.resolution.pay",
            operations=(phase.PAY,),
            then=next_part(turn.CONTROL),
        ),
        Phase(
            name="control",
            question=asked("control"),
            clause="postal.phase.resolution.take-optional",
            operations=(means.TAKE, phase.END_TURN),
            legal=phase.take_or_end,
        ),
        Phase(name="over"),
    ),
    tasks={
        Injure: choice.INJURE,
        Jail: choice.JAIL,
        Heal: choice.HEAL,
        Free: choice.FREE,
        OrderResults: Choice(
            question=asked("order-results"),
            operations=(phase.APPLY_FIRST,),
            legal=phase.orders,
        ),
        ApplyResult: phase.apply_waiting_result,
    },
)
"""The parts of a turn, and what can be due in the middle of them.

:clause:`postal.turn.order` :clause:`postal.setup.start`
:clause:`postal.turn.phase-workers` :clause:`postal.phase.resolution.take-after-pay`
"""

pending: Final = RULES.pending
legal_actions: Final = RULES.legal_actions
chance_outcomes: Callable[[PostalState], tuple[Outcome[Roll], ...]] = RULES.chance_outcomes
check: Final = RULES.check
redealt: Final = RULES.redealt
returns: Final = RULES.returns
stakes: Final = RULES.stakes
playout: Final = RULES.playout
apply: Callable[[PostalState, Action | Roll], Transition[PostalState]] = RULES.apply


def author(move: Action | Roll) -> str | None:
    """The player who makes a move; ``None`` for chance.

    Raises:
        TypeError: it is not a move of this game.
    """
    return None if RULES.is_chance(move) else PLAYER
