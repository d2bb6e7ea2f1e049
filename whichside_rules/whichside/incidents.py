"""Life incidents (Survive A): how many are drawn, and whom they hit."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.chance import Deck, Outcome
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.whichside import turn
from whichside_rules.whichside.engine import piles
from whichside_rules.whichside.engine.content import card_of
from whichside_rules.whichside.engine.events import CardDrawn
from whichside_rules.whichside.engine.moves import Draw
from whichside_rules.whichside.engine.scenarios import printed
from whichside_rules.whichside.engine.state import (
    Position,
    Setup,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tasks import DrawIncident, Suffer


@turn.opening("incidents")
def begin(draft: WhichsideDraft) -> None:
    """The first player draws as many incidents as the gauge of working conditions says.

    :clause:`whichside.incidents.first-player-draws` :clause:`whichside.incidents.count-from-wc`
    """
    due = [DrawIncident.of() for _ in range(number(draft))]
    now(draft, *due, turn.following(draft))


def number(position: Position) -> int:
    """How many incidents are drawn this turn. :clause:`whichside.incidents.count-from-wc`
    :clause:`whichside.employers-board.wc-track`
    :clause:`whichside.example.incidents-draw-two`
    """
    return printed(position, "conditions")


def pile(setup: Setup) -> Deck[str]:
    """The shuffled incidents. :clause:`whichside.setup.shuffle-decks`"""
    return Deck.shuffled(piles.used(setup, setup.content.incidents))


def cards(position: Position, task: DrawIncident) -> tuple[Outcome[Draw], ...]:
    """The incidents that can come up.

    :clause:`whichside.cards.incident`
    """
    return position.incidents.outcomes(Draw.of)


def draw(draft: WhichsideDraft, move: Draw, task: DrawIncident) -> None:
    """An incident comes up and hits; the next one compares what has changed.

    :clause:`whichside.incidents.targeting` :clause:`whichside.incidents.ties`
    :clause:`whichside.cards.incident`
    """
    draft.incidents = draft.incidents.without(move.card)
    if not draft.incidents.strata and draft.setup.readings.empty_pile == "reshuffled":
        draft.incidents = pile(draft.setup)
    draft.tell(CardDrawn.of("incident", move.card, "whichside.incidents.first-player-draws"))
    effects = card_of(draft.setup.content, "incident", move.card).effects
    now(draft, Suffer.of(draft.first, effects, move.card, "whichside.incidents.targeting"))


@invariant(WhichsideState, "whichside.component.incident-cards")
def no_incident_too_often(state: WhichsideState) -> Iterator[Text]:
    """No card is in the pile more often than in the box."""
    return piles.more_than_there_are(state.incidents.certain(), state.setup.content.incidents)


@invariant(WhichsideState, "whichside.incidents.first-player-draws")
def incidents_shuffled_again(state: WhichsideState) -> Iterator[Text]:
    """When the last card is drawn, all are shuffled again (reading R-52)."""
    every = piles.used(state.setup, state.setup.content.incidents)
    return piles.shuffled_again(state.setup, state.incidents, every)
