"""Employer actions (II.1.A): coups de force, exceptional measures, and the third of them."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.values.value import altered
from whichside_rules.whichside import defeat, offensives, turn
from whichside_rules.whichside.engine import lasting, words
from whichside_rules.whichside.engine.content import employer_card_of
from whichside_rules.whichside.engine.effect import Closing
from whichside_rules.whichside.engine.events import CardDiscarded, MeasureInForce
from whichside_rules.whichside.engine.moves import ApplyCard
from whichside_rules.whichside.engine.scenarios import scenario_of
from whichside_rules.whichside.engine.state import Position, WhichsideDraft, WhichsideState
from whichside_rules.whichside.engine.tasks import (
    ApplyEmployerCard,
    ApplyPlan,
    CountMeasures,
    DiscardCard,
    MoveMarker,
    OrderEmployerCards,
    Suffer,
)
from whichside_rules.whichside.variant import duo


@turn.opening("employers")
def begin(draft: WhichsideDraft) -> None:
    """The Employer cards that were not countered take effect, then the plan.

    :clause:`whichside.employer.apply-undefeated` :clause:`whichside.turn.part2-order`
    :clause:`whichside.employer.exceptional-apply`
    :clause:`whichside.example.fight-left-uncountered`
    :clause:`whichside.example.fight-closure-active`
    :clause:`whichside.example.employer-degradation` :clause:`whichside.example.employer-closure`
    """
    cards = tuple(faced.card for faced in draft.faced if not faced.active)
    now(
        draft,
        *in_their_order(draft, cards),
        CountMeasures.of(),
        ApplyPlan.of(),
        MoveMarker.of(),
        turn.following(draft),
    )


def in_their_order(
    position: Position, cards: tuple[str, ...]
) -> tuple[ApplyEmployerCard | OrderEmployerCards, ...]:
    """The cards as they were drawn, or as the team wants it (reading R-34).

    :clause:`whichside.employer.apply-undefeated`
    """
    if position.setup.readings.employer_order == "team":
        return (OrderEmployerCards.of(cards),)
    return tuple(ApplyEmployerCard.of(card) for card in cards)


def next_cards(position: Position, task: OrderEmployerCards) -> tuple[ApplyCard, ...]:
    """The cards of which one takes effect next."""
    return tuple(ApplyCard.of(card) for card in dict.fromkeys(task.cards))


def check_next(
    position: Position, move: ApplyCard, task: OrderEmployerCards
) -> Iterator[Violation]:
    """Only a card that waits can be next. :clause:`whichside.employer.apply-undefeated`"""
    if move.card not in task.cards:
        yield breaks(task.clause, "not-waiting", card=words.card(move.card))


def apply_next(draft: WhichsideDraft, move: ApplyCard, task: OrderEmployerCards) -> None:
    """The team has said which card takes effect; the others wait."""
    left = list(task.cards)
    left.remove(move.card)
    now(draft, ApplyEmployerCard.of(move.card), *in_their_order(draft, tuple(left)))


def apply_card(draft: WhichsideDraft, task: ApplyEmployerCard) -> None:
    """A coup de force is resolved and discarded; a measure stays in force, with a marker.

    :clause:`whichside.employer.coup-de-force` :clause:`whichside.employer.exceptional-apply`
    :clause:`whichside.cards.coup-de-force`
    :clause:`whichside.cards.exceptional-measure`
    :clause:`whichside.variant.desperate.initial-exceptional`
    """
    card = employer_card_of(draft.setup.content, task.card)
    at = next(i for i, one in enumerate(draft.faced) if one.card == task.card and not one.active)
    if card.measure:
        clause = "whichside.employer.exceptional-apply"
        marked = altered(draft.faced[at], active=True)
        draft.faced = (*draft.faced[:at], marked, *draft.faced[at + 1 :])
        draft.tell(MeasureInForce.of(task.card, clause))
        discarded: tuple[DiscardCard, ...] = ()
    else:
        clause = "whichside.employer.coup-de-force"
        discarded = (DiscardCard.of(task.card, clause),)
    effects = duo.effects(draft.setup, card, card.effects)
    now(draft, Suffer.of(draft.first, effects, task.card, clause), *discarded)


def discard(draft: WhichsideDraft, task: DiscardCard) -> None:
    """A coup de force is discarded when its effect was resolved, and not before.

    :clause:`whichside.employer.coup-de-force` :clause:`whichside.cards.coup-de-force`
    :clause:`whichside.variant.desperate.initial-coup-de-force`
    """
    at = next(i for i, one in enumerate(draft.faced) if one.card == task.card)
    draft.faced = draft.faced[:at] + draft.faced[at + 1 :]
    draft.tell(CardDiscarded.of(task.card, task.clause))
    offensives.renew(draft)


def count_measures(draft: WhichsideDraft, task: CountMeasures) -> None:
    """With three exceptional measures in force the game is lost.

    :clause:`whichside.employer.three-measures-check`
    """
    defeat.lose_by_measures(draft)


# What a table can show ---------------------------------------------------------------------------


@invariant(WhichsideState, "whichside.employer.coup-de-force")
def only_measures_stay(state: WhichsideState) -> Iterator[Text]:
    """Only an exceptional measure bears a marker. :clause:`whichside.employer.coup-de-force`"""
    for faced in state.faced:
        if faced.active and not employer_card_of(state.setup.content, faced.card).measure:
            yield words.impossible("coup-in-force", card=words.card(faced.card))


def nothing_waits_any_more(state: WhichsideState) -> Iterator[Broken]:
    """Once the employers have acted, no card lies face up that has not taken effect.

    Until the next ones are turned up. :clause:`whichside.employer.apply-undefeated`
    :clause:`whichside.turn.part2-order`
    """
    if state.phase == "life" or (state.phase == "offensives" and not state.agenda):
        for faced in state.faced:
            if not faced.active:
                why = words.impossible("has-taken-effect", card=words.card(faced.card))
                yield Broken("whichside.employer.apply-undefeated", why)


@invariant(WhichsideState, "whichside.employer.three-measures-check")
def three_measures_are_counted(state: WhichsideState) -> Iterator[Text]:
    """Three measures in force have lost the game, once they were counted.

    :clause:`whichside.employer.three-measures-check`
    """
    if state.ending:
        return
    active = tuple(words.card(one.card) for one in state.faced if one.active)
    uncounted = any(isinstance(task, CountMeasures) for task in state.agenda)
    if len(active) >= defeat.MEASURES and not uncounted:
        yield words.impossible("three-measures", cards=active, number=len(active))


@invariant(WhichsideState, "whichside.employer.exceptional-apply")
def closed_by_a_measure(state: WhichsideState) -> Iterator[Text]:
    """What a card does as long as it lies there comes from a measure in force, or a plan laid out.

    :clause:`whichside.employer.exceptional-apply` :clause:`whichside.strategy.end`
    """
    content = state.setup.content
    active = [one.card for one in state.faced if one.active]
    printed = {card.id: card for card in (*content.normals, *content.difficults)}
    for one in state.longer:
        if lasting.is_of_a_plan_gone(state, one) and state.phase != "setup":
            yield words.impossible("not-in-force", card=words.card(one.source))
        if one.until != "active" or one.source not in printed:
            continue
        if one.source not in active:
            yield words.impossible("not-in-force", card=words.card(one.source))
        elif one.what == "closed" and not any(
            isinstance(effect, Closing) for effect in printed[one.source].effects
        ):
            yield words.impossible("closes-nothing", card=words.card(one.source))


@invariant(WhichsideState, "whichside.employer.exceptional-apply")
def a_closure_has_closed(state: WhichsideState) -> Iterator[Text]:
    """A measure in force that closes a workplace of the team's choice has closed one.

    Unless it is still to be chosen, there was none, or what it closed may have been destroyed.
    :clause:`whichside.employer.exceptional-apply`
    """
    if len(state.tiles) < len(state.setup.tiles or scenario_of(state.setup).start.tiles):
        return
    done = {one.source for one in state.longer if one.what == "closed"}
    done |= {getattr(task, "source", "") for task in state.agenda}
    for faced in state.faced:
        if faced.active and _chooses(state, faced.card) and faced.card not in done:
            yield words.impossible("has-closed-nothing", card=words.card(faced.card))


def _chooses(state: WhichsideState, card: str) -> bool:
    """Whether a measure closes a workplace of the team's choice."""
    return any(
        isinstance(effect, Closing) and effect.until == "active" and not effect.tile
        for effect in employer_card_of(state.setup.content, card).effects
    )


@invariant(WhichsideState, "whichside.employer.exceptional-apply")
def closed_by_one_measure(state: WhichsideState) -> Iterator[Text]:
    """The workplace that a measure closes was open: no other has closed it.

    :clause:`whichside.employer.exceptional-apply`
    """
    measures = {one.card for one in state.faced if one.active and _chooses(state, one.card)}
    closed = [
        one.tile
        for one in state.longer
        if one.what == "closed" and one.tile and one.source in measures
    ]
    for tile in dict.fromkeys(closed):
        if closed.count(tile) > 1:
            yield words.impossible("closed-twice", tile=tile)
