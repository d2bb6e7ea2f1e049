"""Whom an effect hits: the workers who can be named, and what becomes of the one who is."""

from __future__ import annotations

from whichside_rules.kernel.clause import Text
from whichside_rules.postal import action, death, jail
from whichside_rules.postal.events import Nothing, nothing_happened
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
    if effect.purpose == "injure":
        return death.who_can_be_injured(position)
    if effect.purpose == "jail":
        return jail.who_can_be_jailed(position)
    if effect.purpose == "heal":
        return action.who_can_be_healed(position)
    return jail.who_can_be_freed(position)


def settle(draft: PostalDraft, who: Worker) -> None:
    """The effect that is due first hits this worker."""
    effect, draft.due = draft.due[0], draft.due[1:]
    if effect.purpose == "injure":
        death.injure(draft, who, effect.clause)
    elif effect.purpose == "jail":
        jail.send_to_jail(draft, who, effect.clause)
    elif effect.purpose == "heal":
        action.heal(draft, who, effect.clause)
    else:
        jail.free(draft, who, effect.clause)
    if draft.setup.readings.all_jailed == "defeat":
        jail.lose_if_all_are_jailed(draft)


def settle_what_leaves_no_choice(draft: PostalDraft) -> bool:
    """Carry out the effect that is due first if it can hit one worker only, or nobody.

    Returns whether it was carried out; if not, the player must name a worker.
    :clause:`postal.debt.injure-per-missing-dollar` :clause:`postal.gauge.jail.trigger`
    """
    effect = draft.due[0]
    possible = candidates(draft, effect)
    if len(possible) > 1:
        return False
    if possible:
        settle(draft, possible[0])
    else:
        draft.due = draft.due[1:]
        nobody: Nothing = "nobody-to-jail" if effect.purpose == "jail" else "nobody-to-injure"
        draft.tell(nothing_happened(nobody, effect.clause))
    return True
