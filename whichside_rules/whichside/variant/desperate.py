"""A desperate situation: a strategy that is lost already, and two Employer cards in play."""

from __future__ import annotations

from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.chance import Outcome, equally_likely
from whichside_rules.whichside import offensives, strategy
from whichside_rules.whichside.engine import lasting
from whichside_rules.whichside.engine.content import employer_card_of, plans_of
from whichside_rules.whichside.engine.events import CardDrawn, StrategyEnded
from whichside_rules.whichside.engine.moves import Draw
from whichside_rules.whichside.engine.scenarios import scenario_of
from whichside_rules.whichside.engine.state import Position, Setup, WhichsideDraft
from whichside_rules.whichside.engine.tasks import (
    ApplyCoups,
    DiscardCard,
    DrawEmployerCard,
    EndBeforeFirst,
    LoseStrategy,
    Suffer,
    Task,
)


def before_the_first_turn(setup: Setup) -> tuple[Task, ...]:
    """What happens before the first strategy of the game is turned up.

    :clause:`whichside.variant.desperate.initial-strategy-defeat`
    :clause:`whichside.variant.desperate.initial-employer-cards`
    :clause:`whichside.variant.desperate.initial-coup-de-force`
    """
    scenario = scenario_of(setup)
    lost = (LoseStrategy.of(),) if scenario.lost_strategy else ()
    clause = "whichside.variant.desperate.initial-employer-cards"
    cards = (DrawEmployerCard.of(False, clause),) * scenario.early_normals
    cards += (DrawEmployerCard.of(True, clause),) * scenario.early_difficults
    coups = (ApplyCoups.of(),) if cards else ()
    due: tuple[Task, ...] = (*lost, *cards, *coups)
    return (*due, EndBeforeFirst.of()) if due else ()


def strategies(position: Position, task: LoseStrategy) -> tuple[Outcome[Draw], ...]:
    """Any strategy of the box can be the one that is lost, each as likely as any other.

    :clause:`whichside.variant.desperate.initial-strategy-defeat`
    """
    return equally_likely([Draw.of(one.id) for one in position.setup.content.strategies])


def lose(draft: WhichsideDraft, move: Draw, task: LoseStrategy) -> None:
    """It leaves the game with its plans; whether these are suffered as well is reading R-113.

    The offensives of the game come from the others.
    :clause:`whichside.variant.desperate.initial-strategy-defeat`
    :clause:`whichside.variant.desperate.strategy-deck`
    """
    content = draft.setup.content
    lost = next(one for one in content.strategies if one.id == move.card)
    draft.strategies = offensives.strategy_pile(draft.setup, lost=lost.id)
    draft.tell(CardDrawn.of("strategy", lost.id, task.clause))
    draft.tell(StrategyEnded.of(lost.id, 0, task.clause))
    results = [(lost.id, strategy.effects_of(draft.setup, lost, "defeat"))]
    if draft.setup.readings.desperate_results == "plans-and-defeat":
        results[:0] = [(plan.id, plan.effects) for plan in plans_of(content, lost.id)]
    due = (Suffer.of(draft.first, some, name, task.clause) for name, some in results)
    now(draft, *due)


def apply_coups(draft: WhichsideDraft, task: ApplyCoups) -> None:
    """Of the cards in play a coup de force is resolved at once; a measure waits for the employers.

    :clause:`whichside.variant.desperate.initial-coup-de-force`
    :clause:`whichside.variant.desperate.initial-exceptional`
    """
    content = draft.setup.content
    cards = (employer_card_of(content, faced.card) for faced in draft.faced)
    due: list[Task] = []
    for coup in cards:
        if not coup.measure:
            due.append(Suffer.of(draft.first, coup.effects, coup.id, task.clause))
            due.append(DiscardCard.of(coup.id, task.clause))
    now(draft, *due)


def end_before_first(draft: WhichsideDraft, task: EndBeforeFirst) -> None:
    """What holds for a turn holds for the first one, or is over before it (reading R-138).

    What a plan of the lost strategy does as long as it lies there is over: it has left the game.

    :clause:`whichside.variant.desperate.initial-strategy-defeat`
    :clause:`whichside.variant.desperate.initial-coup-de-force`
    """
    lasting.end_with_the_strategy(draft)
    if draft.setup.readings.desperate_lasting == "over":
        lasting.end_with_the_turn(draft)
