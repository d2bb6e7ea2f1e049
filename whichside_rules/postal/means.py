"""Means of production: what their control costs, and taking it (Notions; Resolution phase)."""

from __future__ import annotations

from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.refusal import Violation, no
from whichside_rules.postal import resource, victory, words
from whichside_rules.postal.content import EIGHTH, RESOURCES, Means
from whichside_rules.postal.events import MeansTaken, MoneyPaid
from whichside_rules.postal.moves import Take
from whichside_rules.postal.state import Position, PostalDraft


def listed(position: Position) -> tuple[Means, ...]:
    """The means of production that the list offers.

    :clause:`postal.means.list-location` :clause:`postal.means.cost.count`
    :clause:`postal.means.cost.unexplained-85`
    """
    means = position.setup.content.means
    if position.setup.readings.eighth_means == "none":
        return tuple(one for one in means if one.id != EIGHTH)
    return means


def cost_clause(means: Means) -> str:
    """The clause that prints the cost of a means of production.

    :clause:`postal.means.cost.sabotage-2usd` :clause:`postal.means.cost.anarchist-union`
    :clause:`postal.means.cost.anarchist-2usd` :clause:`postal.means.cost.strike-2usd`
    :clause:`postal.means.cost.sabotage-strike` :clause:`postal.means.cost.anarchist-sabotage`
    :clause:`postal.means.cost.strike-union` :clause:`postal.means.cost.unexplained-85`
    """
    return _COST_CLAUSES.get(means.id, "postal.phase.resolution.pay-means-cost")


_COST_CLAUSES = {
    "sabotage-2usd": "postal.means.cost.sabotage-2usd",
    "anarchist-union": "postal.means.cost.anarchist-union",
    "anarchist-2usd": "postal.means.cost.anarchist-2usd",
    "strike-2usd": "postal.means.cost.strike-2usd",
    "sabotage-strike": "postal.means.cost.sabotage-strike",
    "anarchist-sabotage": "postal.means.cost.anarchist-sabotage",
    "strike-union": "postal.means.cost.strike-union",
    EIGHTH: "postal.means.cost.unexplained-85",
}


def affordable(position: Position, means: Means) -> bool:
    """Whether the group can pay its full cost: resources of this turn and remaining Savings.

    :clause:`postal.phase.resolution.take-optional`
    """
    return (
        position.savings >= means.dollars
        and position.strike >= means.strike
        and position.sabotage >= means.sabotage
        and position.union_agitation >= means.union_agitation
        and position.anarchist_agitation >= means.anarchist_agitation
    )


def within_reach(position: Position) -> tuple[Means, ...]:
    """The listed means of production that the group can pay, controlled or not.

    :clause:`postal.phase.resolution.take-optional` :clause:`postal.means.list-location`
    """
    purse = (
        position.savings,
        position.strike,
        position.sabotage,
        position.union_agitation,
        position.anarchist_agitation,
    )
    found: tuple[Means, ...] | None = position.setup.known.get(purse)
    if found is None:
        reach = tuple(one for one in listed(position) if affordable(position, one))
        found = position.setup.keep(purse, reach)
    return found


def check_take(position: Position, id: str) -> tuple[Violation, ...]:
    """What forbids taking a means of production.

    :clause:`postal.means.no-recontrol` :clause:`postal.phase.resolution.one-per-turn`
    :clause:`postal.phase.resolution.take-optional` :clause:`postal.means.list-location`
    """
    means = position.setup.content.means_called(id)
    called = words.means_of_production(means) if means else Text(id, id)
    if means is None or means not in listed(position):
        offered = [words.means_of_production(one) for one in listed(position)]
        en = ", ".join(one.en for one in offered)
        fr = ", ".join(one.fr for one in offered)
        if means is None:  # who asks by an id needs the ids
            en = fr = ", ".join(one.id for one in listed(position))
        return (
            no(
                "postal.means.list-location" if means is None else cost_clause(means),
                f"'{called.en}' is not in the list of the means of production.",
                f"« {called.fr} » n'est pas dans la liste des moyens de production.",
                f"The list offers: {en}.",
                f"La liste propose : {fr}.",
            ),
        )
    found = []
    if position.taken:
        found.append(
            no(
                "postal.phase.resolution.one-per-turn",
                "A means of production has been taken this turn already.",
                "Un moyen de production a déjà été pris ce tour.",
                "End the turn.",
                "Terminez le tour.",
            )
        )
    if id in position.controlled:
        found.append(
            no(
                "postal.means.no-recontrol",
                f"The group controls '{called.en}' already.",
                f"Le groupe contrôle déjà « {called.fr} ».",
                "Take one that is not controlled.",
                "Prenez-en un qui n'est pas contrôlé.",
            )
        )
    if not affordable(position, means):
        price, purse = words.price(means), _purse(position, means)
        found.append(
            no(
                "postal.phase.resolution.take-optional",
                f"The full cost, {price.en}, cannot be paid.",
                f"Le coût entier, {price.fr}, ne peut pas être payé.",
                "Take one that can be paid in full, or end the turn.",
                "Prenez-en un qui peut être payé en entier, ou terminez le tour.",
            )
        )
        found.append(
            no(
                cost_clause(means),
                f"It costs {price.en}; the group has {purse.en}.",
                f"Il coûte {price.fr} ; le groupe a {purse.fr}.",
                f"Have {price.en}.",
                f"Ayez {price.fr}.",
            )
        )
    return tuple(found)


def _purse(position: Position, means: Means) -> Text:
    """What the group has of the things that a means of production costs."""
    parts = [
        words.resources(kind, resource.owned(position, kind))
        for kind in RESOURCES
        if getattr(means, kind)
    ]
    if means.dollars:
        parts.append(words.dollars(position.savings))
    return Text(" and ".join(part.en for part in parts), " et ".join(part.fr for part in parts))


def take(draft: PostalDraft, move: Take) -> None:
    """Pay the cost, mark the means of production with a cube, and see whether that wins.

    :clause:`postal.phase.resolution.pay-means-cost` :clause:`postal.means.marker`
    :clause:`postal.turn.phase-resolution` :clause:`postal.means.cost.sabotage-2usd`
    :clause:`postal.means.cost.anarchist-union` :clause:`postal.means.cost.anarchist-2usd`
    :clause:`postal.means.cost.strike-2usd` :clause:`postal.means.cost.sabotage-strike`
    :clause:`postal.means.cost.anarchist-sabotage` :clause:`postal.means.cost.strike-union`
    """
    id = move.means
    means = draft.setup.content.means_called(id)
    assert means is not None  # checked before
    price_clause = cost_clause(means)
    for kind in RESOURCES:
        count = getattr(means, kind)
        if count:
            resource.spend(draft, kind, count, price_clause)
    if means.dollars:
        draft.savings -= means.dollars
        draft.tell(MoneyPaid.of(means.dollars, draft.savings, price_clause))
    order = [one.id for one in draft.setup.content.means]
    draft.controlled = tuple(sorted((*draft.controlled, id), key=order.index))
    draft.taken = True
    draft.tell(MeansTaken.of(id, len(draft.controlled), "postal.means.marker"))
    victory.win_if_the_goal_is_reached(draft)
