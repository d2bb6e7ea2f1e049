"""Piles of cards as the scenario has them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Protocol

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Deck, Unseen
from whichside_rules.kernel.playing.invariant import impossible
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.booklet import OnTop
from whichside_rules.whichside.engine.content import ANY
from whichside_rules.whichside.engine.scenarios import cite, said_by, scenario_of
from whichside_rules.whichside.engine.state import Position, Setup
from whichside_rules.whichside.engine.tasks import (
    DrawEmployerCard,
    DrawIncident,
    DrawMisfortune,
    DrawSolidarity,
    DrawStrategy,
    Task,
)

OTHERS = "others"
"""The reserve of the cards that come up at random."""
LEFT = "left"
"""The reserve of a pile of which nobody says which cards are left."""


class Copied(Protocol):
    """A card of which a deck can hold several copies."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def copies(self) -> int:
        """How many there are."""

    @property
    def complex(self) -> bool:
        """Whether it bears the symbol."""


def uses_complex(setup: Setup) -> bool:
    """Whether the COMPLEX cards are used. :clause:`whichside.cards.complex-symbol`

    Where the scenario says nothing of them, that is reading R-93.
    :clause:`whichside.variant.ironworker.cards`
    :clause:`whichside.scenario.station-explosion.complex-unstated`
    """
    said = scenario_of(setup).complex
    if said == "unsaid":
        said = setup.readings.complex_unsaid == "used"
    return setup.ironworker or said


def used(setup: Setup, cards: Iterable[Copied], *, employers: bool = False) -> list[str]:
    """The cards of a deck that are used, each as often as there are copies.

    Whether the COMPLEX Employer cards go is reading R-51.
    :clause:`whichside.cards.complex-symbol` :clause:`whichside.icon.complex`
    :clause:`whichside.component.misfortune-cards`
    :clause:`whichside.component.incident-cards`
    :clause:`whichside.component.normal-employer-cards`
    :clause:`whichside.component.difficult-employer-cards`
    :clause:`whichside.variant.duo.removed-cards-fire`
    :clause:`whichside.variant.duo.removed-cards-closure`
    """
    scenario = scenario_of(setup)
    cite(setup, "complex", "kept", "removed")
    every = uses_complex(setup) or (
        employers and setup.readings.complex_out == "incidents-and-misfortunes"
    )
    return [
        card.id
        for card in cards
        for _ in range(card.copies)
        if (every or not card.complex or card.id in scenario.kept)
        and card.id not in scenario.removed
    ]


def topped(cards: Sequence[str], top: OnTop | None) -> Deck[str]:
    """A shuffled deck; where the scenario says so, some cards lie shuffled with others on top.

    :clause:`whichside.setup.shuffle-decks`
    """
    if top is None:
        return Deck.shuffled(cards)
    first = [card for card in cards if card in top.cards]
    others = [card for card in cards if card not in top.cards]
    above = min(top.others, len(others))
    unseen = [Unseen(OTHERS)] * len(others)
    return _blind([[*first, *unseen[:above]], unseen[above:]], others)


def stacked(cards: Sequence[str], order: Sequence[str]) -> Deck[str]:
    """A shuffled deck on which some cards lie in a known order.

    :clause:`whichside.setup.shuffle-decks`
    """
    others = [card for card in cards if card not in order]
    if not order:
        return Deck.shuffled(cards)
    first = [[Unseen(OTHERS) if card == ANY else card] for card in order]
    blind = len(others) - sum(card == ANY for card in order)
    return _blind([*first, [Unseen(OTHERS)] * blind], others)


def of_which_are_left(pile: Deck[str], number: int) -> Deck[str]:
    """A pile of which so many cards are left: those on top are gone, whichever they were.

    Raises:
        ImpossiblePosition: the pile has fewer; or some of the cards that the scenario mixed by hand
            are gone, and how many of each kind is not said.

    :clause:`whichside.setup.shuffle-decks`
    """
    clause = "whichside.setup.shuffle-decks"
    if not 0 <= number <= len(pile):
        raise impossible(words.impossible("so-many-left", left=number, most=len(pile)), clause)
    strata = list[tuple[str | Unseen, ...]]()
    for stratum in reversed(pile.strata):
        there = number - sum(map(len, strata))
        if len(stratum) <= there:
            strata.insert(0, stratum)
            continue
        if not there:
            break
        unseen = [one for one in stratum if isinstance(one, Unseen)]
        if not unseen:
            strata.insert(0, (Unseen(LEFT),) * there)
            return Deck(tuple(strata), (*pile.reserves, (LEFT, tuple(map(str, stratum)))))
        if len(set(stratum)) > 1:
            below = number - there
            told = {"left": number, "below": below, "whole": below + len(stratum)}
            raise impossible(words.impossible("some-of-the-mixed", **told), clause)
        strata.insert(0, stratum[:there])
        break
    return replace(pile, strata=tuple(strata))


def come_up(pile: Deck[str], cards: Iterable[str]) -> Deck[str]:
    """A pile after these cards came up from its top, in whichever order they can have.

    Raises:
        ImpossiblePosition: one of them cannot have come up.

    :clause:`whichside.setup.shuffle-decks`
    """
    left = list(cards)
    while left:
        on_top = {outcome.move for outcome in pile.draws()}
        card = next((one for one in left if one in on_top), None)
        if card is None:
            why = words.impossible("cannot-have-come-up", card=words.card(left[0]))
            raise impossible(why, "whichside.setup.shuffle-decks")
        pile = pile.without(card)
        left.remove(card)
    return pile


def shuffled_again(setup: Setup, pile: Deck[str], rest: Iterable[str]) -> Iterator[Text]:
    """A pile is not empty while ``rest`` lies nowhere: it was shuffled again (reading R-52)."""
    if not pile and setup.readings.empty_pile == "reshuffled" and any(rest):
        yield words.impossible("not-shuffled-again")


def ordered_by_scenario(position: Position, due: Task, card: str) -> str | None:
    """The clause of the scenario by which a card lies further down in the pile that is drawn from.

    :clause:`whichside.setup.shuffle-decks`
    """
    if isinstance(due, DrawStrategy):
        pile, field = position.strategies, "offensives"
    elif isinstance(due, DrawSolidarity):
        pile, field = position.solidarities, "solidarity"
    elif isinstance(due, DrawEmployerCard):
        pile = position.difficults if due.difficult else position.normals
        field = "difficults" if due.difficult else "normals"
    else:
        return None
    unseen = (one for _, reserve in pile.reserves for one in reserve)
    if card not in pile.certain() and card not in unseen:
        return None
    clauses = said_by(position.setup, field)
    return clauses[-1] if clauses else None  # of strategies the last is that of their order


def stayed_in_the_box(position: Position, due: Task, card: str) -> bool:
    """Whether a card of the deck that is drawn from is not used in this game."""
    content, employers = position.setup.content, isinstance(due, DrawEmployerCard)
    deck: tuple[Copied, ...] = ()
    if isinstance(due, DrawMisfortune):
        deck = content.misfortunes
    elif isinstance(due, DrawIncident):
        deck = content.incidents
    elif isinstance(due, DrawEmployerCard):
        deck = content.difficults if due.difficult else content.normals
    there = any(one.id == card for one in deck)
    return there and card not in used(position.setup, deck, employers=employers)


def why_in_the_box(setup: Setup, card: str) -> tuple[str, ...]:
    """The clauses by which a card is not used: of its symbol, or of the scenario that removes it.

    :clause:`whichside.cards.complex-symbol`
    """
    if card in scenario_of(setup).removed:
        return said_by(setup, "removed")
    return ("whichside.cards.complex-symbol", *said_by(setup, "complex"))


def _blind(strata: Sequence[Sequence[str | Unseen]], others: Sequence[str]) -> Deck[str]:
    """Strata of which the unseen cards are others of the deck."""
    return Deck(tuple(tuple(one) for one in strata if one), ((OTHERS, tuple(sorted(others))),))


def more_than_there_are(
    there: Iterable[str], cards: Iterable[Copied] = (), single: Iterable[str] = ()
) -> Iterator[Text]:
    """The cards of which more lie about than the box has.

    ``there`` is every card that lies somewhere; the box has each of ``cards`` as often as it says,
    and each of ``single`` once.
    """
    box = Counter(single)
    for card in cards:
        box[card.id] += card.copies
    for name, count in Counter(there).items():
        if count > box[name]:
            yield words.impossible(
                "too-many-copies", card=words.card(name), there=count, copies=box[name]
            )
