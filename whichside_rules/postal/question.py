"""Whom an effect hits: the workers who can be named, and what becomes of the one who is."""

from __future__ import annotations

from collections.abc import Callable

from whichside_rules.kernel.clause import Text
from whichside_rules.postal import action, death, jail
from whichside_rules.postal.events import Nothing, NothingHappened
from whichside_rules.postal.moves import Choose, Purpose
from whichside_rules.postal.state import Due, Position, PostalDraft
from whichside_rules.postal.worker import Worker

QUESTIONS = {
    "injure": Text("Who is injured?", "Qui est blessé ?"),
    "jail": Text("Who goes to jail?", "Qui va en prison ?"),
    "heal": Text("Who is healed?", "Qui est guéri ?"),
    "free": Text("Who leaves jail?", "Qui sort de prison ?"),
}


def candidates(position: Position, effect: Due) -> tuple[Worker, ...]:
    """The workers whom an effect can hit; those alike are one candidate."""
    return _WHOM[effect.purpose](position)


_WHOM: dict[Purpose, Callable[[Position], tuple[Worker, ...]]] = {
    "injure": death.who_can_be_injured,
    "jail": jail.who_can_be_jailed,
    "heal": action.who_can_be_healed,
    "free": jail.who_can_be_freed,
}
_CARRY_OUT: dict[Purpose, Callable[[PostalDraft, Worker, str], None]] = {
    "injure": death.injure,
    "jail": jail.send_to_jail,
    "heal": action.heal,
    "free": jail.free,
}


def name_worker(draft: PostalDraft, move: Choose) -> None:
    """The player says whom the effect that is due first hits.

    :clause:`postal.debt.injure-per-missing-dollar` :clause:`postal.gauge.jail.choice`
    """
    effect, draft.due = draft.due[0], draft.due[1:]
    _CARRY_OUT[effect.purpose](draft, Worker(move.worker, move.place), effect.clause)


def settle_what_leaves_no_choice(draft: PostalDraft) -> None:
    """Carry out what is due, one effect after the other, while each can hit one worker or nobody.

    If an effect is still due then, the player must name a worker.
    :clause:`postal.debt.injure-per-missing-dollar` :clause:`postal.gauge.jail.trigger`
    """
    due = draft.due
    for settled, effect in enumerate(due):
        purpose = effect.purpose
        possible = _WHOM[purpose](draft)
        if len(possible) == 1:
            _CARRY_OUT[purpose](draft, possible[0], effect.clause)
            if draft.ending:
                return
        elif possible:
            draft.due = due[settled:]
            return
        else:
            nobody: Nothing = "nobody-to-jail" if purpose == "jail" else "nobody-to-injure"
            draft.tell(NothingHappened.of(nobody, effect.clause))
    draft.due = ()
