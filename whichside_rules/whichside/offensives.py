"""Employer offensives (II.3): strategies, their plans, and the Employer cards that they bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.chance import Deck, Outcome, Unseen
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.whichside import turn
from whichside_rules.whichside.engine import piles, words
from whichside_rules.whichside.engine.content import plan_of, plans_of
from whichside_rules.whichside.engine.events import CardDrawn, PlansLaid
from whichside_rules.whichside.engine.moves import Draw
from whichside_rules.whichside.engine.scenarios import cite, scenario_of
from whichside_rules.whichside.engine.state import (
    Faced,
    LaidPlan,
    Position,
    Setup,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tasks import (
    DrawEmployerCard,
    DrawStrategy,
    LayPlans,
)


@turn.opening("offensives")
def begin(draft: WhichsideDraft) -> None:
    """A new strategy, if none is in play, and the Employer cards of the current plan.

    :clause:`whichside.offensives.draw-strategy` :clause:`whichside.offensives.draw-employer-cards`
    """
    due = turn.following(draft)
    if draft.strategy:
        now(draft, due)
        bring_cards(draft)
        return
    clause = "whichside.offensives.draw-strategy"
    now(draft, DrawStrategy.of(clause), LayPlans.of(clause), due)


def normals(setup: Setup) -> Deck[str]:
    """The normal Employer cards. :clause:`whichside.setup.shuffle-decks`

    :clause:`whichside.scenario.winter-fires.normal-deck`
    """
    cite(setup, "normals")
    return piles.topped(cards_of(setup, difficult=False), scenario_of(setup).normals)


def difficults(setup: Setup) -> Deck[str]:
    """The difficult Employer cards. :clause:`whichside.setup.shuffle-decks`

    :clause:`whichside.scenario.winter-fires.difficult-deck`
    """
    cite(setup, "difficults")
    return piles.topped(cards_of(setup, difficult=True), scenario_of(setup).difficults)


def cards_of(setup: Setup, *, difficult: bool) -> list[str]:
    """The Employer cards of a deck that are used.

    :clause:`whichside.component.normal-employer-cards`
    :clause:`whichside.component.difficult-employer-cards`
    """
    found = setup.content.difficults if difficult else setup.content.normals
    return piles.used(setup, found, employers=True)


def strategy_pile(setup: Setup, *, lost: str | None = None) -> Deck[str]:
    """The offensives: in the order of the scenario, or so many of either kind, shuffled together.

    One that is lost before the first turn is not among them.
    :clause:`whichside.setup.strategy-piles` :clause:`whichside.component.strategy-cards`
    """
    scenario = scenario_of(setup)
    cite(setup, "offensives", "two_steps", "three_steps")
    if scenario.offensives:
        return Deck(tuple((one,) for one in scenario.offensives))
    chosen = {2: scenario.two_steps, 3: scenario.three_steps}
    by_steps = {
        f"{steps} steps": [
            one.id for one in setup.content.strategies if one.steps == steps and one.id != lost
        ]
        for steps, count in chosen.items()
        if count
    }
    blind = [
        Unseen(f"{steps} steps")
        for steps, count in chosen.items()
        for _ in range(min(count, len(by_steps.get(f"{steps} steps", ()))))
    ]
    return Deck.shuffled(blind, by_steps)


def how_many(setup: Setup, strategy: str) -> int:
    """How many strategies of as many steps as this one are among the offensives.

    :clause:`whichside.setup.strategy-piles`
    """
    scenario = scenario_of(setup)
    return {2: scenario.two_steps, 3: scenario.three_steps}.get(steps_of(setup, strategy), 0)


def steps_of(setup: Setup, strategy: str) -> int:
    """In how many plans a strategy is; 0 if there is none of that name."""
    return next((one.steps for one in setup.content.strategies if one.id == strategy), 0)


def can_be_drawn(setup: Setup, strategy: str) -> bool:
    """Whether a strategy can be among the offensives. :clause:`whichside.setup.strategy-piles`"""
    named = scenario_of(setup).offensives
    return strategy in named if named else how_many(setup, strategy) > 0


def strategies(position: Position, task: DrawStrategy) -> tuple[Outcome[Draw], ...]:
    """The strategies that can come up."""
    return position.strategies.outcomes(Draw.of)


def draw_strategy(draft: WhichsideDraft, move: Draw, task: DrawStrategy) -> None:
    """A strategy is turned up. :clause:`whichside.offensives.draw-strategy`"""
    draft.strategies = draft.strategies.without(move.card)
    draft.strategy = move.card
    draft.tell(CardDrawn.of("strategy", move.card, task.clause))


def lay_plans(draft: WhichsideDraft, task: LayPlans) -> None:
    """Its plans are laid in order, the first is marked, and Employer cards are turned up.

    :clause:`whichside.offensives.lay-plans` :clause:`whichside.offensives.marker-step-one`
    :clause:`whichside.setup.sort-plans` :clause:`whichside.setup.first-strategy`
    :clause:`whichside.cards.plan-same-name` :clause:`whichside.cards.strategy-needs-plans`
    """
    if draft.strategy is None:
        return
    plans = plans_of(draft.setup.content, draft.strategy)
    draft.plans = tuple(LaidPlan.of(plan.id, False) for plan in plans)
    draft.step = 1
    draft.tell(PlansLaid.of(draft.strategy, "whichside.offensives.lay-plans"))
    if draft.phase != "setup" or not has_cards_already(draft.setup):
        bring_cards(draft)


def has_cards_already(setup: Setup) -> bool:
    """Whether cards put into play before take the place of those of the first plan (R-114).

    :clause:`whichside.variant.desperate.initial-employer-cards`
    """
    scenario = scenario_of(setup)
    early = scenario.early_normals or scenario.early_difficults
    return bool(early) and setup.readings.desperate_cards == "instead"


def bring_cards(draft: WhichsideDraft) -> None:
    """As many Employer cards come as the current plan says.

    :clause:`whichside.offensives.draw-employer-cards`
    :clause:`whichside.cards.plan-employer-card-count`
    :clause:`whichside.setup.first-employer-cards`
    """
    plan = plan_of(draft.setup.content, draft.plans[draft.step - 1].plan)
    clause = "whichside.offensives.draw-employer-cards"
    normal = [DrawEmployerCard.of(False, clause)] * plan.normal
    now(draft, *normal, *[DrawEmployerCard.of(True, clause)] * plan.difficult)


def cards(position: Position, task: DrawEmployerCard) -> tuple[Outcome[Draw], ...]:
    """The Employer cards that can come up."""
    return deck(position, difficult=task.difficult).outcomes(Draw.of)


def deck(position: Position, *, difficult: bool) -> Deck[str]:
    """What Employer cards are drawn from; by another reading (R-150) it is shuffled only then.

    :clause:`whichside.offensives.draw-employer-cards`
    """
    found = position.difficults if difficult else position.normals
    readings = position.setup.readings
    if found or readings.empty_pile == "used-up":
        return found
    return Deck.shuffled(_not_faced(position, difficult=difficult))


def draw_card(draft: WhichsideDraft, move: Draw, task: DrawEmployerCard) -> None:
    """An Employer card lies face up. :clause:`whichside.offensives.draw-employer-cards`"""
    left = deck(draft, difficult=task.difficult).without(move.card)
    if task.difficult:
        draft.difficults = left
    else:
        draft.normals = left
    draft.faced = (*draft.faced, Faced.of(move.card, False))
    renew(draft)
    draft.tell(CardDrawn.of("difficult" if task.difficult else "normal", move.card, task.clause))


def renew(draft: WhichsideDraft) -> None:
    """The Employer cards of a deck that is used up are shuffled again, but for those face up.

    Whether they are is reading R-52, and whether before one is needed R-150.
    :clause:`whichside.offensives.draw-employer-cards`
    """
    readings = draft.setup.readings
    if readings.empty_pile == "used-up" or readings.shuffled_anew == "when-needed":
        return
    draft.normals = draft.normals or Deck.shuffled(_not_faced(draft, difficult=False))
    draft.difficults = draft.difficults or Deck.shuffled(_not_faced(draft, difficult=True))


def _not_faced(position: Position, *, difficult: bool) -> list[str]:
    """The cards of a deck that do not lie face up."""
    out = Counter(faced.card for faced in position.faced)
    return list((Counter(cards_of(position.setup, difficult=difficult)) - out).elements())


# What is conserved -------------------------------------------------------------------------------


@invariant(WhichsideState, "whichside.component.strategy-cards")
def each_strategy_once(state: WhichsideState) -> Iterator[Text]:
    """Each strategy lies in the pile or in play. :clause:`whichside.component.strategy-cards`"""
    there = [
        *state.strategies.certain(),
        *(one for _, of in state.strategies.reserves for one in of),
    ]
    if state.strategy:
        there.append(state.strategy)
    known = (one.id for one in state.setup.content.strategies)
    return piles.more_than_there_are(there, single=known)


@invariant(WhichsideState, "whichside.setup.strategy-piles")
def a_strategy_of_the_game(state: WhichsideState) -> Iterator[Text]:
    """The strategy in play is one of the scenario. :clause:`whichside.setup.strategy-piles`"""
    for one in state.setup.content.strategies:
        if one.id == state.strategy and not can_be_drawn(state.setup, one.id):
            yield words.impossible("not-in-this-game", strategy=words.card(one.id))


@invariant(WhichsideState, "whichside.component.normal-employer-cards", first=True)
def only_employer_cards_are_faced(state: WhichsideState) -> Iterator[Text]:
    """What lies face up is an Employer card of the box.

    :clause:`whichside.component.normal-employer-cards`
    :clause:`whichside.component.difficult-employer-cards`
    """
    content = state.setup.content
    known = {card.id for card in (*content.normals, *content.difficults)}
    for faced in state.faced:
        if faced.card not in known:
            yield words.impossible("no-employer-card", card=faced.card)


@invariant(WhichsideState)
def no_employer_card_too_often(state: WhichsideState) -> Iterator[Broken]:
    """Each Employer card lies in its pile or face up, not more often than this game uses it.

    :clause:`whichside.component.normal-employer-cards`
    :clause:`whichside.component.difficult-employer-cards`
    """
    faced = [one.card for one in state.faced]
    for difficult, cards, pile in (
        (False, state.setup.content.normals, state.normals),
        (True, state.setup.content.difficults, state.difficults),
    ):
        used = cards_of(state.setup, difficult=difficult)
        names = {card.id for card in cards}
        there = [*pile.certain(), *(card for card in faced if card in names)]
        clause = f"whichside.component.{'difficult' if difficult else 'normal'}-employer-cards"
        for why in piles.more_than_there_are(there, single=used):
            yield Broken(clause, why)


@invariant(WhichsideState, "whichside.offensives.draw-employer-cards")
def employer_cards_shuffled_again(state: WhichsideState) -> Iterator[Text]:
    """When the last card is drawn, those not face up are shuffled again (readings R-52, R-150)."""
    if state.setup.readings.shuffled_anew == "when-needed":
        return
    for difficult, pile in ((False, state.normals), (True, state.difficults)):
        rest = _not_faced(state, difficult=difficult)
        yield from piles.shuffled_again(state.setup, pile, rest)


@invariant(WhichsideState, "whichside.offensives.lay-plans")
def plans_of_the_strategy(state: WhichsideState) -> Iterator[Text]:
    """The plans laid out are those of the strategy in play, in order, one of them marked.

    :clause:`whichside.offensives.lay-plans` :clause:`whichside.offensives.marker-step-one`
    """
    wanted: tuple[str, ...] = ()
    if state.strategy:
        wanted = tuple(plan.id for plan in plans_of(state.setup.content, state.strategy))
    laid = tuple(one.plan for one in state.plans)
    if laid != wanted:
        yield words.impossible(
            "other-plans",
            laid=tuple(words.card(one) for one in laid),
            wanted=tuple(words.card(one) for one in wanted),
            number=len(laid),
            steps=len(wanted),
        )
    elif bool(wanted) != bool(state.step) or state.step > len(wanted):
        yield words.impossible("no-such-step", step=state.step, last=len(wanted))
