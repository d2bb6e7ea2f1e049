"""Set-up: companies, the deal, the first discard (Installation)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from whichside_rules.anarchy import round as rounds, symbol
from whichside_rules.anarchy.engine import words
from whichside_rules.anarchy.engine.events import CardDrawn, DiscardBegan
from whichside_rules.anarchy.engine.holdings import into_hand
from whichside_rules.anarchy.engine.moves import Come
from whichside_rules.anarchy.engine.state import AnarchyDraft, AnarchyState, Position, Setup
from whichside_rules.anarchy.engine.tasks import Form
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Deck, Outcome
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import IllegalAction, Violation, breaks
from whichside_rules.kernel.values.value import expect


def new_game(setup: Setup | None = None) -> AnarchyState:
    """The cards are mixed; the deal is pending as chance, card by card.

    Raises:
        IllegalAction: not 2 to 6 players, or two of one company.
        TypeError: it is no set-up.

    :clause:`anarchy.setup.shuffle` :clause:`anarchy.meta.player-count`
    :clause:`anarchy.setup.company` :clause:`anarchy.setup.ten-rupees`
    :clause:`anarchy.setup.blank-card` :clause:`anarchy.component.126-cards`
    """
    setup = Setup() if setup is None else setup
    expect(Setup, setup)
    violations = tuple(_check(setup))
    if violations:
        raise IllegalAction(setup, violations)
    people = len(setup.seats)
    return AnarchyState(
        setup=setup,
        phase="deal",
        round=0,
        deck=Deck.shuffled(setup.content.card_ids),
        under=(),
        discard=(),
        hands=((),) * people,
        known=((),) * people,
        money=(setup.content.rupees,) * people,
        taken=(0,) * people,
        melds=(),
        tokens=Deck(),
        flipped=(),
        to_draw=0,
        led=(),
        rival=None,
        battle=None,
        bids=(None,) * people,
        turned_up=(None,) * people,
        agenda=(),
        ending=None,
    )


def _check(setup: Setup) -> Iterator[Violation]:
    if not right_number(setup):
        yield breaks("anarchy.meta.player-count", players=setup.people)
    if len(set(setup.seats)) < len(setup.seats):
        yield breaks("anarchy.setup.company", players=tuple(map(words.player, setup.seats)))
    if right_number(setup) and not enough_cards(setup):
        yield breaks(
            "anarchy.setup.deal-10",
            "too-few-cards",
            cards=len(setup.content.card_ids),
            players=len(setup.seats),
        )
    yield from setup.excluded()


def right_number(setup: Setup) -> bool:
    """Whether so many can play. :clause:`anarchy.meta.player-count`"""
    content = setup.content
    return content.least_players <= setup.people <= content.most_players


def enough_cards(setup: Setup) -> bool:
    """Whether there is a card for each place of the deal.

    :clause:`anarchy.setup.deal-10` :clause:`anarchy.setup.first-discard`
    """
    return len(setup.content.card_ids) > setup.content.hand * len(setup.seats)


def draws_next(position: Position) -> str | None:
    """Who draws the next card of the deal; ``None`` when all hands are full.

    :clause:`anarchy.setup.deal-10`
    """
    size = position.setup.content.hand
    for player, hand in zip(position.setup.seats, position.hands, strict=True):
        if len(hand) < size:
            return player
    return None


def clause(position: Position) -> str:
    """The clause that asks for the next card.

    :clause:`anarchy.setup.deal-10` :clause:`anarchy.setup.first-discard`
    """
    return "anarchy.setup.deal-10" if draws_next(position) else "anarchy.setup.first-discard"


def question(position: Position) -> Text:
    """Who draws, or that the first card of the discard pile is turned up."""
    drawer = draws_next(position)
    if drawer:
        return words.question("draw-a-card", player=words.player(drawer))
    return words.question("turn-up-a-card")


def cards(position: Position) -> tuple[Outcome[Come], ...]:
    """The cards that can come next in the deal, all equally likely.

    :clause:`anarchy.setup.shuffle`
    """
    return position.deck.outcomes(Come.of)


def deal(draft: AnarchyDraft, move: Come) -> None:
    """The next card goes into a hand, or begins the discard pile; then the first round begins.

    :clause:`anarchy.setup.deal-10` :clause:`anarchy.setup.first-discard`
    """
    drawer = draws_next(draft)
    draft.deck = draft.deck.without(move.card)
    if drawer:
        into_hand(draft, drawer, move.card, seen=False)
        draft.tell(CardDrawn.of(drawer, move.card, "anarchy.setup.deal-10"))
        return
    draft.discard = (move.card,)
    draft.tell(DiscardBegan.of(move.card, "anarchy.setup.first-discard"))
    draft.phase = "order"
    rounds.begin(draft)


DEAL = Operation(
    move=Come,
    outcomes=cards,
    does=deal,
    among={"card": lambda setup: setup.content.card_ids},
)


# What no position can show ----------------------------------------------------------------------


@invariant(AnarchyState, "anarchy.meta.player-count", first=True)
def the_number_of_players_is_right(position: AnarchyState) -> Iterator[Text]:
    """:clause:`anarchy.meta.player-count`"""
    content, players = position.setup.content, position.setup.people
    if not right_number(position.setup):
        yield words.impossible(
            "player-count",
            players=players,
            least=content.least_players,
            most=content.most_players,
        )


@invariant(AnarchyState, "anarchy.setup.company", first=True)
def everybody_has_a_company(position: AnarchyState) -> Iterator[Text]:
    """:clause:`anarchy.setup.company`"""
    seats = position.setup.seats
    if len(set(seats)) < len(seats):
        yield words.impossible("company-shared", players=tuple(map(words.player, seats)))
    named = {*position.flipped, *(one.player for one in position.melds)}
    for stranger in sorted(named - set(seats)):
        yield words.no_player(stranger, seats)


@invariant(AnarchyState, first=True)
def the_readings_agree(position: AnarchyState) -> Iterator[Broken]:
    """The register of readings lets the set-up be."""
    for one in position.setup.excluded():
        yield Broken(one.clause, one.why)


@invariant(AnarchyState, first=True)
def there_is_an_entry_for_each(position: AnarchyState) -> Iterator[Text]:
    """A position has as many hands, purses and bids as players."""
    players = len(position.setup.seats)
    for field in ("hands", "known", "money", "taken", "bids", "turned_up"):
        entries = len(getattr(position, field))
        if entries != players:
            yield words.impossible("rows", field=field, entries=entries, players=players)


@invariant(AnarchyState, "anarchy.component.126-cards", first=True)
def every_card_is_somewhere(position: AnarchyState) -> Iterator[Text]:
    """Each card of the box is in one place. :clause:`anarchy.component.126-cards`"""
    there = Counter(everywhere(position))
    box = position.setup.content.card_ids
    for card in there:
        if card not in box:
            yield words.impossible("no-such-card", card=card, place=words.PHASES[position.phase])
        elif there[card] > 1:
            yield words.impossible("twice", card=words.card(card))
    lost = tuple(words.card(one) for one in box if one not in there)
    if lost:
        yield words.impossible("lost-cards", cards=lost[:9])


def everywhere(position: Position) -> Iterator[str]:
    """The cards of all places: piles, hands, governments, and what is formed or laid in a coup."""
    yield from position.deck.certain()
    yield from (*position.under, *position.discard)
    yield from chain.from_iterable(position.hands)
    rival = (position.rival,) if position.rival else ()
    yield from chain.from_iterable(one.cards for one in (*position.melds, *rival))
    yield from chain.from_iterable(one.pool for one in position.agenda if isinstance(one, Form))


@invariant(AnarchyState)
def hands_are_in_order(position: AnarchyState) -> Iterator[Text]:
    """Cards in hand stand by name, and what all saw come there is there."""
    for player, hand, known in zip(
        position.setup.seats, position.hands, position.known, strict=True
    ):
        if list(hand) != sorted(hand) or list(known) != sorted(known):
            yield words.impossible("unsorted", player=words.player(player))
        for card in known:
            if card not in hand:
                yield words.impossible(
                    "known-elsewhere", card=words.card(card), player=words.player(player)
                )


@invariant(AnarchyState, "anarchy.setup.deal-10")
def nothing_is_done_before_the_deal(position: AnarchyState) -> Iterator[Text]:
    """:clause:`anarchy.setup.deal-10` :clause:`anarchy.setup.first-discard`"""
    if position.phase != "deal":
        return
    laid = (*position.discard, *position.under, *symbol.cards_of(position.melds))
    done = (*map(words.card, laid), *map(words.player, position.flipped))
    if done:
        yield words.impossible("deal", what=done)
    elif position.agenda or position.round:
        yield words.impossible("deal-goes-on")
    size = position.setup.content.hand
    if any(len(hand) > size for hand in position.hands) or not position.deck.strata:
        yield words.impossible("deal-over")
