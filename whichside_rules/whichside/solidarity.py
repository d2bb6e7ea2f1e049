"""Solidarity (II.1): what the team may draw, which card it keeps, and who joins with it."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.chance import Deck, Outcome
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.operation import Always, Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.kernel.values.memory import remembered
from whichside_rules.kernel.values.value import altered
from whichside_rules.whichside.engine import piles, words
from whichside_rules.whichside.engine.content import (
    Space,
    WhichsideContent,
    most_solidarity,
    solidarity_of,
)
from whichside_rules.whichside.engine.events import (
    CardDiscarded,
    CardDrawn,
    Joined,
    SolidarityDeclined,
    SolidarityKept,
)
from whichside_rules.whichside.engine.moves import AcceptSolidarity, Draw, KeepCard, TakeIn
from whichside_rules.whichside.engine.scenarios import cite, said_by, scenario_of
from whichside_rules.whichside.engine.state import (
    Person,
    Position,
    Setup,
    Tenement,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tasks import (
    DrawSolidarity,
    KeepSolidarity,
    OfferSolidarity,
    Suffer,
    Welcome,
)
from whichside_rules.whichside.engine.tenements import names_of, open_tenement, why_these
from whichside_rules.whichside.table import among, spaces

GRANTED = 2
"""So many cards are drawn, at the least. :clause:`whichside.solidarity.draw-two-keep-one`"""
MOST = 3
"""So many black cylinders the box has. :clause:`whichside.component.black-cylinders`"""


def pile(setup: Setup) -> Deck[str]:
    """The shuffled solidarity cards. :clause:`whichside.setup.shuffle-decks`

    :clause:`whichside.component.solidarity-cards`
    """
    cite(setup, "solidarity")
    cards = [card.id for card in setup.content.solidarities]
    return piles.stacked(cards, scenario_of(setup).solidarity)


# The draw ----------------------------------------------------------------------------------------


def accept(draft: WhichsideDraft, move: AcceptSolidarity, task: OfferSolidarity) -> None:
    """The team draws, or declines. :clause:`whichside.solidarity.optional`

    Whoever is granted a card draws two, or as many as are granted, to keep one; a scenario may let
    the team draw a single card, whatever was granted.
    :clause:`whichside.solidarity.draw-two-keep-one`
    :clause:`whichside.scenario.station-explosion.solidarity-single`
    """
    if move.accepted:
        cite(draft.setup, "solidarity_cards")
        shown = max(GRANTED, task.cards)
        now(draft, DrawSolidarity.of(scenario_of(draft.setup).solidarity_cards or shown, ()))
    else:
        draft.tell(SolidarityDeclined.of("whichside.solidarity.optional"))


def cards(position: Position, task: DrawSolidarity) -> tuple[Outcome[Draw], ...]:
    """The solidarity cards that can come up."""
    return position.solidarities.outcomes(Draw.of)


def draw(draft: WhichsideDraft, move: Draw, task: DrawSolidarity) -> None:
    """A card comes up; when all are drawn, one is kept.

    :clause:`whichside.solidarity.draw-two-keep-one`
    :clause:`whichside.scenario.station-explosion.solidarity-single`
    """
    draft.solidarities = draft.solidarities.without(move.card)
    clause = next(iter(said_by(draft.setup, "solidarity_cards")), task.clause)
    draft.tell(CardDrawn.of("solidarity", move.card, clause))
    drawn = (*task.drawn, move.card)
    if task.cards > 1:
        now(draft, DrawSolidarity.of(task.cards - 1, drawn))
    else:
        now(draft, KeepSolidarity.of(drawn))


def no_card(draft: WhichsideDraft, task: DrawSolidarity) -> None:
    """None is left to draw: what was drawn is all there is."""
    now(draft, KeepSolidarity.of(task.drawn))


def choices(position: Position, task: KeepSolidarity) -> Iterator[KeepCard]:
    """The cards drawn, of which everybody together keeps one.

    :clause:`whichside.solidarity.joint-choice`
    """
    for card in task.drawn:
        yield KeepCard.of(card)


def check_choice(position: Position, move: KeepCard, task: KeepSolidarity) -> Iterator[Violation]:
    """Only a card that was drawn can be kept."""
    if move.card not in task.drawn:
        drawn = tuple(words.card(one) for one in task.drawn)
        yield breaks(task.clause, "not-drawn", card=words.card(move.card), drawn=drawn)


def keep(draft: WhichsideDraft, move: KeepCard, task: KeepSolidarity) -> None:
    """A card is kept and works at once, the others are discarded.

    :clause:`whichside.solidarity.draw-two-keep-one` :clause:`whichside.cards.solidarity-positive`
    """
    clause = "whichside.solidarity.draw-two-keep-one"
    draft.tell(SolidarityKept.of(move.card, clause))
    for card in task.drawn:
        if card != move.card:
            draft.tell(CardDiscarded.of(card, clause))
    kept = solidarity_of(draft.setup.content, move.card)
    assert kept
    if kept.guest and guests(draft) < MOST:
        now(draft, Welcome.of(move.card))
    now(draft, Suffer.of(draft.first, kept.effects, move.card, clause))


# Who joins ---------------------------------------------------------------------------------------


def is_guest(position: Position, character: str) -> bool:
    """Whether somebody came with a solidarity card."""
    return character in who_can_come(position.setup.content)


@remembered
def who_can_come(content: WhichsideContent) -> frozenset[str]:
    """Everybody who comes with a solidarity card, if it is kept."""
    return frozenset(card.id for card in content.solidarities)


def guests(position: Position) -> int:
    """How many of those who came live. :clause:`whichside.component.black-cylinders`"""
    return sum(
        is_guest(position, one.id) and one.place != "dead"
        for tenement in position.tenements
        for one in tenement.people
    )


def homes(position: Position, task: Welcome) -> Iterator[TakeIn]:
    """The Tenements, in each of which somebody can live."""
    for name in names_of(position.setup):
        yield TakeIn.of(name)


def check_home(position: Position, move: TakeIn, task: Welcome) -> Iterator[Violation]:
    """It must be a Tenement of this game."""
    if move.tenement not in names_of(position.setup):
        yield breaks(why_these(position.setup), "not-in-play", tenement=move.tenement)


def take_in(draft: WhichsideDraft, move: TakeIn, task: Welcome) -> None:
    """Somebody lives in a Tenement from now on, in good health.

    :clause:`whichside.component.black-cylinders`
    """
    tenement = open_tenement(draft, move.tenement)
    tenement.people = with_guest(tenement, task.character)
    draft.tell(Joined.of(move.tenement, task.character, task.clause))


def with_guest(tenement: Tenement, character: str) -> tuple[Person, ...]:
    """The people of a Tenement that somebody joins."""
    return (*tenement.people, Person(character, 2, "home"))


def as_used(position: Position, character: str, place: str, space: Space) -> Space:
    """A space as it works for somebody: who came with a solidarity card moves no gauge on a tile.

    At home and in premises it does.
    :clause:`whichside.solidarity.character-no-gauges`
    :clause:`whichside.solidarity.character-home-exception`
    """
    return as_used_by_guests(position, place, space) if is_guest(position, character) else space


def why_as_used(position: Position, character: str, place: str, space: Space) -> tuple[str, ...]:
    """The clause that says which gauges a space moves for somebody who came with a card.

    :clause:`whichside.solidarity.character-no-gauges`
    :clause:`whichside.solidarity.character-home-exception`
    """
    moves = space.risk or space.police or space.unsanitary or space.cleaning
    if not moves or not is_guest(position, character):
        return ()
    if place in spaces.on_tiles(position):
        return ("whichside.solidarity.character-no-gauges",)
    return ("whichside.solidarity.character-home-exception",)


def as_used_by_guests(position: Position, place: str, space: Space) -> Space:
    """A space as it works for those who came with a solidarity card.

    :clause:`whichside.solidarity.character-no-gauges`
    :clause:`whichside.solidarity.character-home-exception`
    """
    if place not in spaces.on_tiles(position):
        return space
    return altered(space, risk=0, police=0, unsanitary=0, cleaning=0)


ACCEPT = Operation(
    move=AcceptSolidarity,
    clause="whichside.solidarity.optional",
    offers=Always(AcceptSolidarity, True, False),
    does=accept,
)
KEEP = Operation(
    move=KeepCard,
    clause="whichside.solidarity.joint-choice",
    offers=choices,
    forbids=check_choice,
    does=keep,
    among={"card": among.solidarities},
    ever=lambda setup: (KeepCard.of(one.id) for one in setup.content.solidarities),
)
TAKE_IN = Operation(
    move=TakeIn,
    clause="whichside.component.black-cylinders",
    offers=homes,
    forbids=check_home,
    does=take_in,
    ever=lambda setup: map(TakeIn.of, names_of(setup)),
)


# What is conserved -------------------------------------------------------------------------------


def not_come(who: str) -> Text:
    """That somebody who comes by a card has not come. :clause:`whichside.solidarity.optional`"""
    return words.impossible("not-come", who=words.called("character", who))


@invariant(WhichsideState, "whichside.component.solidarity-cards")
def each_card_once(state: WhichsideState) -> Iterator[Text]:
    """Each solidarity card is in the pile, is being drawn or kept, or its character has come.

    :clause:`whichside.component.solidarity-cards`
    """
    there = list(state.solidarities.certain())
    everybody = (one.id for tenement in state.tenements for one in tenement.people)
    there += (one for one in everybody if is_guest(state, one))
    for due in state.agenda:
        if isinstance(due, DrawSolidarity | KeepSolidarity):
            there += due.drawn
        elif isinstance(due, Welcome):
            there.append(due.character)
    known = (card.id for card in state.setup.content.solidarities)
    return piles.more_than_there_are(there, single=known)


@invariant(WhichsideState, "whichside.solidarity.draw-two-keep-one")
def no_more_than_something_grants(state: WhichsideState) -> Iterator[Text]:
    """The team draws two cards, or as many as a card of this game grants.

    :clause:`whichside.solidarity.draw-two-keep-one`
    """
    for due in state.agenda:
        if not isinstance(due, OfferSolidarity):
            continue
        most = max(GRANTED, most_solidarity(state.setup.content))
        if due.cards > most:
            yield words.impossible("too-many-granted", cards=due.cards, most=most)


@invariant(WhichsideState, "whichside.component.black-cylinders")
def no_more_guests_than_cylinders(state: WhichsideState) -> Iterator[Text]:
    """Not more of those who came live than there are cylinders.

    :clause:`whichside.component.black-cylinders`
    """
    if guests(state) > MOST:
        yield words.impossible("too-many-guests", guests=guests(state), most=MOST)
