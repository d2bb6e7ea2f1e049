"""Premises (Components; Struggle D): buying, replacing, and what four of them do."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.chance import Outcome
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.whichside import side_b
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.content import Premises, Space, premises_of
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.events import (
    DollarsPaid,
    PremisesBought,
    PremisesDiscarded,
    PremisesHosted,
    PremisesRevealed,
)
from whichside_rules.whichside.engine.moves import BuyPremises, Draw, HostPremises
from whichside_rules.whichside.engine.scenarios import scenario_of
from whichside_rules.whichside.engine.state import (
    Hosted,
    Position,
    WhichsideDraft,
    WhichsideState,
)
from whichside_rules.whichside.engine.tasks import Evict, Reveal
from whichside_rules.whichside.engine.tenements import open_tenement, tenement_of
from whichside_rules.whichside.table import among, ever, spaces

FACE_UP = 2
"""How many lie face up. :clause:`whichside.setup.premises-market`"""


def owned(position: Position, name: TenementName) -> Premises | None:
    """The premises of a Tenement, if it has any; those at the Bierhalle are nobody's own.

    :clause:`whichside.premises.max-one` :clause:`whichside.side-b.bierhalle-hosts`
    """
    found = tenement_of(position, name).premises
    return premises_of(position.setup.content, found) if found else None


def usable(position: Position, name: TenementName) -> tuple[Premises, ...]:
    """The premises that a Tenement can use: its own and those at the Bierhalle.

    :clause:`whichside.side-b.bierhalle-hosts`
    """
    content = position.setup.content
    return tuple(premises_of(content, one) for one in spaces.usable_premises(position, name))


# The market --------------------------------------------------------------------------------------


def revealed(position: Position, task: Reveal) -> tuple[Outcome[Draw], ...]:
    """The premises that can be turned up next. :clause:`whichside.setup.premises-market`

    :clause:`whichside.component.premises`
    """
    return position.stock.outcomes(Draw.of)


def reveal(draft: WhichsideDraft, move: Draw, task: Reveal) -> None:
    """Premises are turned up and laid to the left of those that lie there.

    :clause:`whichside.premises.only-revealed`
    """
    draft.stock = draft.stock.without(move.card)
    draft.market = (move.card, *draft.market)
    draft.tell(PremisesRevealed.of(move.card, task.clause))


def offers(position: Position) -> Iterator[BuyPremises]:
    """Every purchase of premises that lie face up, by each Tenement.

    :clause:`whichside.premises.only-revealed`
    """
    for tenement in position.tenements:
        for premises in position.market:
            yield BuyPremises.of(tenement.name, premises)


def check_purchase(position: Position, move: BuyPremises) -> Iterator[Violation]:
    """Only what lies face up can be bought, with the money of the Tenement.

    :clause:`whichside.premises.only-revealed` :clause:`whichside.premises.purchase`
    :clause:`whichside.misery.phases`
    """
    if move.premises not in position.market:
        yield breaks(
            "whichside.premises.only-revealed",
            premises=move.premises,
            market=tuple(words.called("premises", one) for one in position.market),
        )
        return
    price = premises_of(position.setup.content, move.premises).price
    dollars = tenement_of(position, move.player).dollars
    if dollars < price:
        yield breaks("whichside.premises.purchase", price=price, dollars=dollars)


def buy(draft: WhichsideDraft, move: BuyPremises) -> None:
    """A Tenement buys premises; those that it had are discarded for nothing.

    :clause:`whichside.premises.definition`
    :clause:`whichside.premises.purchase` :clause:`whichside.premises.replace`
    :clause:`whichside.premises.max-one` :clause:`whichside.premises.old-worthless`
    """
    tenement = open_tenement(draft, move.player)
    price = premises_of(draft.setup.content, move.premises).price
    if tenement.premises:
        give_up(draft, move.player, "whichside.premises.old-worthless")
    tenement.dollars -= price
    tenement.premises = move.premises
    draft.market = tuple(one for one in draft.market if one != move.premises)
    draft.tell(DollarsPaid.of(move.player, price, "whichside.premises.purchase"))
    draft.tell(PremisesBought.of(move.player, move.premises, "whichside.premises.purchase"))


BUY = Operation(
    move=BuyPremises,
    clause="whichside.premises.purchase",
    offers=offers,
    forbids=check_purchase,
    does=buy,
    among={"premises": among.premises},
    ever=ever.purchases,
)


def check_hosting(position: Position, move: HostPremises) -> Iterator[Violation]:
    """The Bierhalle hosts one premises, if its side B is up; they are bought as for a Tenement.

    :clause:`whichside.side-b.bierhalle-hosts`
    """
    tile = side_b.closed(position, "host")
    if tile:
        yield breaks("whichside.side-b.bierhalle-hosts", "closed-side-b", tile=tile)
    elif not side_b.is_up(position, "host"):
        yield breaks("whichside.side-b.bierhalle-hosts", "not-hosting")
    elif position.hosted:
        yield breaks("whichside.side-b.bierhalle-hosts", premises=position.hosted.premises)
    yield from check_purchase(position, BuyPremises.of(move.player, move.premises))


def offers_hosting(position: Position) -> Iterator[HostPremises]:
    """Every premises that lie face up, paid by each Tenement, while the Bierhalle has room."""
    if side_b.is_up(position, "host") and not position.hosted:
        for one in offers(position):
            yield HostPremises.of(one.player, one.premises)


def host(draft: WhichsideDraft, move: HostPremises) -> None:
    """A Tenement buys premises for the Bierhalle, where they cost no rent.

    :clause:`whichside.side-b.bierhalle-hosts` :clause:`whichside.side-b.bierhalle-rent`
    """
    price = premises_of(draft.setup.content, move.premises).price
    open_tenement(draft, move.player).dollars -= price
    draft.market = tuple(one for one in draft.market if one != move.premises)
    draft.hosted = Hosted(move.premises, move.player)
    draft.tell(DollarsPaid.of(move.player, price, "whichside.premises.purchase"))
    draft.tell(PremisesHosted.of(move.premises, "whichside.side-b.bierhalle-hosts"))


HOST = Operation(
    move=HostPremises,
    clause="whichside.premises.purchase",
    offers=offers_hosting,
    forbids=check_hosting,
    does=host,
    among={"premises": among.premises},
    ever=ever.hostings,
)


@invariant(WhichsideState, "whichside.side-b.bierhalle-hosts")
def hosted_by_side_b(state: WhichsideState) -> Iterator[Text]:
    """Premises are at the Bierhalle if it shows side B, unless it may have been destroyed.

    :clause:`whichside.side-b.bierhalle-hosts`
    """
    laid_out = state.setup.tiles or scenario_of(state.setup).start.tiles
    if state.hosted and len(state.tiles) == len(laid_out) and not side_b.is_turned(state, "host"):
        yield words.impossible("not-hosting", premises=state.hosted.premises)


def give_up(draft: WhichsideDraft, name: TenementName, clause: str) -> None:
    """The premises of a Tenement are discarded; whoever found shelter there loses it.

    Where the Bierhalle hosts the Liberal Lawyer, nobody loses a shelter with other premises.
    :clause:`whichside.side-b.bierhalle-hosts`
    """
    tenement = open_tenement(draft, name)
    assert tenement.premises
    draft.tell(PremisesDiscarded.of(tenement.premises, clause))
    tenement.premises = None
    evict_clients(draft, name)


def evict_clients(draft: WhichsideDraft, name: TenementName) -> None:
    """Whoever of a Tenement is at a Liberal Lawyer that it cannot use any more loses the shelter.

    :clause:`whichside.premises.liberal-lawyer-shelter`
    """
    if space_for(draft, name, "shelter"):
        return
    for person in tenement_of(draft, name).people:
        if person.place == "lawyer":
            now(draft, Evict.of(name, person.id, "whichside.premises.liberal-lawyer-shelter"))


# The Liberal Lawyer ------------------------------------------------------------------------------


def space_for(position: Position, name: TenementName, kind: str) -> Space | None:
    """The space of that kind in the premises that a Tenement can use."""
    found = (space for one in usable(position, name) for space in one.spaces)
    return next((space for space in found if space.kind == kind), None)


@invariant(WhichsideState, "whichside.premises.liberal-lawyer-capacity")
def one_client(state: WhichsideState) -> Iterator[Text]:
    """No more are at the Liberal Lawyer than find room, and only of a Tenement that can use it.

    :clause:`whichside.premises.liberal-lawyer-capacity`
    """
    clients = {
        person.id: tenement.name
        for tenement in state.tenements
        for person in tenement.people
        if person.place == "lawyer"
    }
    spaces = [space_for(state, name, "shelter") for name in set(clients.values())]
    if not all(space and _takes(space, len(clients)) for space in spaces):
        named = tuple(words.called("character", one) for one in clients)
        yield words.impossible("clients", clients=named)


def shelter_is_free(position: Position, name: TenementName, character: str) -> bool:
    """Whether a Tenement has the Liberal Lawyer, and there is room.

    By another reading (R-131) somebody who is there already keeps nobody out but others.
    :clause:`whichside.premises.liberal-lawyer-shelter`
    :clause:`whichside.premises.liberal-lawyer-capacity`
    """
    space = space_for(position, name, "shelter")
    if not space:
        return False
    everybody = (person for tenement in position.tenements for person in tenement.people)
    found = {person.id for person in everybody if person.place == "lawyer"}
    if position.setup.readings.client_caught == "asked":
        found.discard(character)
    return _takes(space, len(found) + 1)


def _takes(space: Space, people: int) -> bool:
    return space.room == "unlimited" or people <= space.room


@invariant(WhichsideState, "whichside.component.premises", first=True)
def each_premises_once(state: WhichsideState) -> Iterator[Text]:
    """Each premises of the box is with a Tenement, at the Bierhalle, in the market or in the stock.

    Those that were discarded are nowhere. :clause:`whichside.component.premises`
    """
    there = [*state.market, *state.stock.certain()]
    there += [tenement.premises for tenement in state.tenements if tenement.premises]
    if state.hosted:
        there.append(state.hosted.premises)
    known = {one.id for one in state.setup.content.premises}
    for name in dict.fromkeys(there):
        if name not in known or there.count(name) > 1:
            times = there.count(name) if name in known else 0
            yield words.impossible("premises-there", premises=name, times=times)


@invariant(WhichsideState, "whichside.setup.premises-market")
def no_larger_market(state: WhichsideState) -> Iterator[Text]:
    """Not more premises lie face up than two. :clause:`whichside.setup.premises-market`"""
    if len(state.market) > FACE_UP:
        yield words.impossible("large-market", market=len(state.market), most=FACE_UP)
