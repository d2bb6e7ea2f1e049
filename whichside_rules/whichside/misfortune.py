"""Misfortunes of life (I.1): who draws, who suffers, and when a card is discarded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.chance import Deck, Outcome
from whichside_rules.kernel.playing.deciding import decide, decide_refusal, is_heard
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.whichside import turn
from whichside_rules.whichside.cards import in_full
from whichside_rules.whichside.engine import people, piles, words
from whichside_rules.whichside.engine.content import Card, card_of, effects_of, flat
from whichside_rules.whichside.engine.effect import Drawing, ForLonger, Maiming, TenementName
from whichside_rules.whichside.engine.events import CardDiscarded, CardDrawn, MisfortuneGiven
from whichside_rules.whichside.engine.moves import Designate, Draw
from whichside_rules.whichside.engine.scenarios import is_duo
from whichside_rules.whichside.engine.state import (
    Longer,
    Position,
    Setup,
    TenementState,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tasks import DrawMisfortune, GiveMisfortune, Suffer, Task
from whichside_rules.whichside.engine.tenements import names_of
from whichside_rules.whichside.variant import duo, unforeseen


@turn.opening("misfortunes")
def begin(draft: WhichsideDraft) -> None:
    """Every Tenement draws a card, clockwise from the first player.

    :clause:`whichside.misfortune.draw`
    """
    due = [DrawMisfortune.of(name) for name in turn.in_order(draft)]
    now(draft, *due, turn.following(draft))


def pile(setup: Setup) -> Deck[str]:
    """The shuffled misfortunes. :clause:`whichside.setup.shuffle-decks`"""
    return Deck.shuffled(piles.used(setup, setup.content.misfortunes))


def cards(position: Position, task: DrawMisfortune) -> tuple[Outcome[Draw], ...]:
    """The misfortunes that can come up.

    :clause:`whichside.cards.misfortune`
    """
    return position.misfortunes.outcomes(Draw.of)


def draw(draft: WhichsideDraft, move: Draw, task: DrawMisfortune) -> None:
    """A card comes up; the drawer gives it to somebody. :clause:`whichside.misfortune.draw`

    :clause:`whichside.cards.misfortune`
    """
    draft.misfortunes = draft.misfortunes.without(move.card)
    if not draft.misfortunes.strata and draft.setup.readings.empty_pile == "reshuffled":
        draft.misfortunes = pile(draft.setup)
    draft.tell(CardDrawn.of("misfortune", move.card, "whichside.misfortune.draw"))
    now(draft, GiveMisfortune.of(task.tenement, move.card))


def card(position: Position, name: str) -> Card:
    """A misfortune by its id."""
    return card_of(position.setup.content, "misfortune", name)


def offers(position: Position, task: GiveMisfortune) -> Iterator[Designate]:
    """Every Tenement, for the drawer to designate.

    :clause:`whichside.misfortune.designate-other`
    """
    for name in turn.in_order(position):
        yield Designate.of(task.tenement, name)


def designations(setup: Setup) -> Iterator[Designate]:
    """Each Tenement gives to each other one, or where two play perhaps to itself.

    :clause:`whichside.misfortune.not-self` :clause:`whichside.variant.duo.misfortune-self`
    """
    for name in names_of(setup):
        for other in names_of(setup):
            if other != name or is_duo(setup):
                yield Designate.of(name, other)


def check(position: Position, move: Designate, task: GiveMisfortune) -> Iterator[Violation]:
    """Whom a misfortune cannot be given to: the drawer, and who cannot suffer it in full.

    Whether it can go to another Tenement of the person who drew it is reading R-135.
    :clause:`whichside.misfortune.not-self` :clause:`whichside.misfortune.full-effect`
    :clause:`whichside.misfortune.money-exception`
    :clause:`whichside.example.misfortune-useless-spending`
    """
    if move.tenement not in names_of(position.setup):
        yield breaks("whichside.misfortune.designate-other", tenement=move.tenement)
        return
    if move.tenement == task.tenement and not may_take_it(position, task):
        yield breaks("whichside.misfortune.not-self", tenement=move.tenement)
    if is_kept(position, move.tenement, task.tenement):
        yield breaks("whichside.misfortune.not-self", "same-person", tenement=move.tenement)
    if not suffers_all(position, task.card, move.tenement):
        if is_heard() and goes_beyond(position, task.card, move.tenement):
            decide_refusal("whichside.daily.gauge-maximum")
        yield breaks(
            "whichside.misfortune.full-effect", tenement=move.tenement, card=words.card(task.card)
        )


def is_kept(position: Position, name: TenementName, drawer: TenementName) -> bool:
    """Whether a card would stay with the person who drew it, where that is forbidden (R-135).

    :clause:`whichside.misfortune.designate-other`
    """
    setup = position.setup
    if setup.readings.misfortune_for == "another-tenement" or name == drawer:
        return False
    return people.is_one_persons(setup, name, drawer)


def may_take_it(position: Position, due: GiveMisfortune) -> bool:
    """Whether the drawer may suffer the card itself: where two Tenements play.

    Whether also where nobody else could suffer it in full is reading R-112.
    :clause:`whichside.variant.duo.misfortune-self`
    :clause:`whichside.scenario.cloakmakers.duo-adjustments`
    """
    if not is_duo(position.setup):
        return False
    others = (name for name in names_of(position.setup) if name != due.tenement)
    return position.setup.readings.duo_self == "as-any-other" or any(
        suffers_all(position, due.card, name) for name in others
    )


def suffers_all(position: Position, name: str, tenement: TenementName) -> bool:
    """Whether a Tenement can suffer every effect of a card, one after the other.

    :clause:`whichside.misfortune.full-effect`
    """
    return in_full.in_full(position, card(position, name).effects, tenement)


def goes_beyond(position: Position, name: str, tenement: TenementName) -> bool:
    """Whether a card would take a gauge of a Tenement beyond its last cell (R-134).

    :clause:`whichside.daily.gauge-maximum`
    """
    return in_full.goes_beyond(position, card(position, name).effects, tenement)


def why_only(position: Position, due: GiveMisfortune) -> Iterator[str]:
    """The clauses by which a card can be given to one Tenement alone, or to none.

    :clause:`whichside.misfortune.full-effect` :clause:`whichside.daily.gauge-maximum`
    """
    others = [name for name in names_of(position.setup) if name != due.tenement]
    unable = [name for name in others if not suffers_all(position, due.card, name)]
    if unable and len(others) - len(unable) < 2:
        yield "whichside.misfortune.full-effect"
        if any(goes_beyond(position, due.card, name) for name in unable):
            yield "whichside.daily.gauge-maximum"


def designate(draft: WhichsideDraft, move: Designate, task: GiveMisfortune) -> None:
    """The card falls on the Tenement designated, even where it lacks the dollars.

    :clause:`whichside.misfortune.designate-other` :clause:`whichside.misfortune.money-exception`
    :clause:`whichside.variant.duo.misfortune-self`
    """
    clause, effects = "whichside.misfortune.designate-other", card(draft, task.card).effects
    if is_heard():
        decide(*why_only(draft, task))
    lacks = in_full.lacks_dollars(draft, effects, move.tenement)
    why = "whichside.misfortune.money-exception" if lacks else clause
    draft.tell(MisfortuneGiven.of(task.card, move.tenement, why))
    if move.tenement == task.tenement:
        decide("whichside.variant.duo.misfortune-self", *duo.adjusted(draft.setup))
    now(draft, Suffer.of(move.tenement, effects, task.card, clause))


def discard(draft: WhichsideDraft, task: GiveMisfortune) -> None:
    """Nobody can suffer it in full: the card is discarded.

    :clause:`whichside.misfortune.discard-if-none`
    """
    if is_heard():
        decide(*why_only(draft, task))
    draft.tell(CardDiscarded.of(task.card, "whichside.misfortune.discard-if-none"))


# What a table can show ---------------------------------------------------------------------------


def came_this_turn(setup: Setup, longer: Iterable[Longer], agenda: Iterable[Task]) -> Iterator[str]:
    """The misfortunes of this turn that can be told: one to be given, and what others still do.

    :clause:`whichside.misfortune.draw`
    """
    yield from (task.card for task in agenda if isinstance(task, GiveMisfortune))
    lasting = tuple(longer)
    for one in setup.content.misfortunes:
        for name in names_of(setup):
            yield from [one.id] * _times(lasting, one, name)


def came_before(setup: Setup, tenements: Iterable[TenementState]) -> Iterator[str]:
    """The misfortunes that have injured somebody for good, where one card does that.

    :clause:`whichside.component.black-markers`
    """
    injuring = _injuring(setup)
    if len(injuring) == 1:
        everybody = (one for tenement in tenements for one in tenement.people)
        yield from (injuring[0] for one in everybody if one.maimed)


def _times(longer: Iterable[Longer], card: Card, name: TenementName) -> int:
    """How often a card was given to a Tenement at least, by what it still does this turn."""
    lasting = [one for one in flat(card.effects) if isinstance(one, ForLonger)]
    own = {one.what for one in lasting if one.until == "turn" and one.whom == "victim"}
    if not own or len(lasting) > 1:
        return 0
    return sum(one.source == card.id and one.tenement == name for one in longer)


def _injuring(setup: Setup) -> tuple[str, ...]:
    """The misfortunes that injure for good; none where by a content pack other cards do so too.

    :clause:`whichside.component.black-markers`
    """
    places = dict.fromkeys(place for place, _ in effects_of(setup.content, Maiming))
    some = [place.split(".") for place in places]
    if any(deck != "misfortunes" for deck, *_ in some):
        return ()
    return tuple(card for _, card, *_ in some)


def times_through(setup: Setup, strength: int) -> int:
    """How often the pile may have been begun by now: each Tenement draws one card a turn.

    :clause:`whichside.misfortune.draw`
    """
    cards = piles.used(setup, setup.content.misfortunes)
    drawn = len(names_of(setup)) * (strength - unforeseen.lowest_start(setup) + 1)
    return -(-drawn // max(1, len(cards)))


@invariant(WhichsideState, "whichside.component.misfortune-cards", first=True)
def no_misfortune_too_often(state: WhichsideState) -> Iterator[Text]:
    """No card is in the pile more often than in the box, and what is being given is one of them."""
    cards = state.setup.content.misfortunes
    given = [due.card for due in state.agenda if isinstance(due, GiveMisfortune)]
    yield from piles.more_than_there_are(state.misfortunes.certain(), cards)
    yield from piles.more_than_there_are(sorted(set(given)), cards)


@invariant(WhichsideState, "whichside.misfortune.draw")
def misfortunes_shuffled_again(state: WhichsideState) -> Iterator[Text]:
    """When the last card is drawn, all are shuffled again (reading R-52)."""
    every = piles.used(state.setup, state.setup.content.misfortunes)
    return piles.shuffled_again(state.setup, state.misfortunes, every)


@invariant(WhichsideState, "whichside.misfortune.not-self")
def no_more_are_suffered_than_are_given(state: WhichsideState) -> Iterator[Text]:
    """Of what misfortunes do for the turn, a Tenement has not more than the others drew for it.

    :clause:`whichside.misfortune.draw` :clause:`whichside.misfortune.not-self`
    """
    if not state.longer:
        return
    most = len(names_of(state.setup)) - (not is_duo(state.setup))
    for name in names_of(state.setup):
        cards = state.setup.content.misfortunes
        suffered = sum(_times(state.longer, one, name) for one in cards)
        if suffered > most:
            yield words.impossible("too-many-suffered", tenement=name, suffered=suffered, most=most)


def no_more_came_than_are_drawn(state: WhichsideState) -> Iterator[Broken]:
    """All Tenements together draw one card each in a turn; by a content pack cards may bring more.

    :clause:`whichside.misfortune.draw`
    """
    came = len([*came_this_turn(state.setup, state.longer, state.agenda)])
    most = len(names_of(state.setup))
    more = any(one.deck == "misfortune" for _, one in effects_of(state.setup.content, Drawing))
    if came > most and not more:
        why = words.impossible("more-than-drawn", suffered=came, most=most)
        yield Broken("whichside.misfortune.draw", why)


@invariant(WhichsideState, "whichside.component.black-markers")
def no_more_are_maimed_than_came_up(state: WhichsideState) -> Iterator[Text]:
    """Who is injured for good is so by a card, which comes up again when all have come up.

    :clause:`whichside.component.black-markers` :clause:`whichside.misfortune.draw`
    """
    maimed = tuple(
        words.called("character", one.id)
        for tenement in state.tenements
        for one in tenement.people
        if one.maimed
    )
    injuring = _injuring(state.setup)
    if len(maimed) < 2 or not injuring:
        return
    every = piles.used(state.setup, state.setup.content.misfortunes)
    copies = sum(map(every.count, injuring))
    if every and len(maimed) > copies * times_through(state.setup, state.strength):
        yield words.impossible("too-many-maimed", characters=maimed, copies=copies)
