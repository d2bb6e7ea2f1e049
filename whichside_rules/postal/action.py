"""The actions of the workers: Tenement, Anarchist Group, New York (Actions)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Literal

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.agenda import now
from whichside_rules.kernel.playing.invariant import invariant
from whichside_rules.kernel.playing.refusal import MissingContent, Violation, breaks
from whichside_rules.kernel.values.memory import remembered
from whichside_rules.postal import cost, gauge, resource, worker
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.content import (
    ANARCHIST_GROUP,
    GAUGES,
    RESOURCES,
    SPACES,
    TENEMENT,
    Gauge,
    PostalContent,
    Space,
)
from whichside_rules.postal.engine.events import (
    MoneyGained,
    MoneyPaid,
    NothingHappened,
    WorkerHealed,
    WorkerRecruited,
)
from whichside_rules.postal.engine.moves import Act, Choice, Choose
from whichside_rules.postal.engine.state import Position, PostalDraft, PostalState
from whichside_rules.postal.engine.tasks import Free, Heal
from whichside_rules.postal.worker import Worker

GAUGE_OF_THE_HOUSE: tuple[Choice, ...] = ("risk", "unsanitary")
CHOICES: dict[Space, tuple[Choice, ...]] = {
    "tenement": GAUGE_OF_THE_HOUSE,
    "liberal_lawyers": ("free", "police_threat"),
    "chemistry_workshop": GAUGE_OF_THE_HOUSE,
}
"""The spaces whose action leaves a choice, with the choices."""

CHOICE_CLAUSE: dict[Space, str] = {
    "tenement": "postal.action.tenement.reduce",
    "liberal_lawyers": "postal.action.lawyers.either-or",
    "chemistry_workshop": "postal.action.chemistry.gauge-choice",
}
"""The clauses that offer these choices."""

Direction = Literal["lower", "raise"]
"""What an action does to a gauge."""

GAUGE_GOES: dict[Space, tuple[Direction, str]] = {
    "tenement": ("lower", "postal.action.tenement.reduce"),
    "liberal_lawyers": ("lower", "postal.action.lawyers.police-down"),
    "chemistry_workshop": ("raise", "postal.action.chemistry.gauge-choice"),
}
"""Where the gauge that is chosen goes, and the clause that says so."""


# Slots ------------------------------------------------------------------------------------------


@remembered
def capacity(content: PostalContent) -> dict[Space, float]:
    """How many workers may stand on each space in a turn, for the list of what may be done.

    Where the content does not say, a second worker is not offered.
    """
    limits = {space: getattr(content.uses, space) for space in SPACES}
    return {
        space: 1 if limit is None else math.inf if limit == "unlimited" else limit
        for space, limit in limits.items()
    }


def has_room(position: Position, space: Space) -> bool:
    """Whether one more worker may stand on a space this turn.

    Where the content does not say, the book still does for the Anarchist Group: no action more
    than twice, and no third one twice.

    Raises:
        MissingContent: neither says; the book's picture is lost.

    :clause:`postal.action.group.limit-once` :clause:`postal.action.group.limit-twice`
    :clause:`postal.action.newyork.five-places` :clause:`postal.action.group.six-spaces`
    """
    placed = position.healthy_at + position.injured_at
    used = placed.count(space)
    limit = getattr(position.setup.content.uses, space)
    if limit == "unlimited" or not used:
        return True
    if limit is not None:
        return bool(used < limit)
    if space in ANARCHIST_GROUP and (used > 1 or len(done_twice(placed)) > 1):
        return False
    raise MissingContent(f"uses.{space}")


def done_twice(placed: Sequence[Space]) -> list[Space]:
    """The actions of the Anarchist Group on which several workers stand."""
    return [space for space in ANARCHIST_GROUP if placed.count(space) > 1]


def limit_clause(position: Position, space: Space) -> str:
    """The clause that limits the workers on a space."""
    if space == TENEMENT:
        return "postal.action.tenement.reduce"
    if space not in ANARCHIST_GROUP:
        return "postal.action.newyork.five-places"
    once = getattr(position.setup.content.uses, space) == 1
    return "postal.action.group.limit-once" if once else "postal.action.group.limit-twice"


def full(position: Position, space: Space) -> Violation:
    """The refusal of one worker too many on a space."""
    placed = (position.healthy_at + position.injured_at).count(space)
    return breaks(limit_clause(position, space), "no-room", space=space, limit=placed)


def _overfull(position: PostalState, clause: str) -> Iterator[Text]:
    """The spaces on which more workers stand than their clause allows."""
    placed = (*position.healthy_at, *position.injured_at)
    for space in dict.fromkeys(placed):
        limit, standing = getattr(position.setup.content.uses, space), placed.count(space)
        if limit_clause(position, space) != clause or limit == "unlimited":
            continue
        if limit is not None and standing > limit:
            yield words.impossible("too-many-at", count=standing, space=space, limit=limit)
        elif limit is None and space in ANARCHIST_GROUP and standing > 2:
            yield words.impossible("more-than-twice-at", count=standing, space=space)


@invariant(PostalState, "postal.action.tenement.reduce")
def room_in_the_tenement(position: PostalState) -> Iterator[Text]:
    """The Tenement takes as many workers as the content says."""
    return _overfull(position, "postal.action.tenement.reduce")


@invariant(PostalState, "postal.action.newyork.five-places")
def room_in_new_york(position: PostalState) -> Iterator[Text]:
    """So does each place of New York."""
    return _overfull(position, "postal.action.newyork.five-places")


@invariant(PostalState, "postal.action.group.limit-once")
def done_once(position: PostalState) -> Iterator[Text]:
    """So does each action of the Anarchist Group that is done once."""
    return _overfull(position, "postal.action.group.limit-once")


@invariant(PostalState, "postal.action.group.limit-twice")
def done_twice_at_most(position: PostalState) -> Iterator[Text]:
    """No action of the Anarchist Group is done three times, and two of them twice.

    Where the content does not say which two, any two may be.
    """
    yield from _overfull(position, "postal.action.group.limit-twice")
    twice = done_twice((*position.healthy_at, *position.injured_at))
    uses = position.setup.content.uses
    if len(twice) > 2 and any(getattr(uses, space) is None for space in twice):
        yield words.impossible("third-action-twice", space=tuple(twice))


@invariant(PostalState, "postal.action.group.limit-twice")
def gained_twice_at_most(position: PostalState) -> Iterator[Text]:
    """So nobody has gained three of a resource in a turn, nor several of three kinds.

    Each comes from an action of the Anarchist Group of its own; which two are done twice may be
    in a lost picture, so any two may have been.
    """
    several = [one for one in RESOURCES if resource.owned(position, one) > 1]
    for kind in several:
        count = resource.owned(position, kind)
        if count > 2:
            yield words.impossible("gained-more-than-twice", gained=words.resources(kind, count))
    if len(several) > 2:
        yield words.impossible("gained-several-of-three", resource=tuple(several))


@invariant(PostalState, "postal.worker.action-points")
def gained_by_somebody(position: PostalState) -> Iterator[Text]:
    """Each resource was gained by a worker of its own, who may have died since."""
    gained, acted = resource.unspent_resources(position), worker.acted_at_most(position)
    if gained > acted:
        yield words.impossible("gained-by-nobody", gained=gained, acted=acted)


# Choices ----------------------------------------------------------------------------------------


def check_choice(position: Position, move: Act) -> Iterator[Violation]:
    """Whether the choice inside an action is one that the space offers.

    :clause:`postal.action.tenement.reduce` :clause:`postal.action.lawyers.either-or`
    :clause:`postal.action.lawyers.free` :clause:`postal.action.chemistry.gauge-choice`
    :clause:`postal.phase.workers.see-notions`
    """
    space, choice, offered = move.space, move.choice, CHOICES.get(move.space)
    if offered is None:
        if choice is not None:
            clause = "postal.phase.workers.see-notions"
            yield breaks(clause, "no-choice-there", space=space, given=_given(choice))
    elif choice is None:
        yield breaks(CHOICE_CLAUSE[space], "choice-needed", space=space, choice=offered)
    elif choice not in offered:
        given = _given(choice)
        yield breaks(
            CHOICE_CLAUSE[space], "another-choice", space=space, choice=offered, given=given
        )
    elif choice == "free" and not worker.prisoners(position):
        yield breaks("postal.action.lawyers.free", "nobody-in-jail")


def _given(choice: Choice) -> Text:
    """A choice that does not fit its space: of a gauge only the name, up or down was not asked."""
    return words.GAUGES[choice] if choice in GAUGES else words.CHOICES[choice]


def check_direction(move: Act, asked: Direction) -> Violation | None:
    """Whether the gauge that is chosen goes where the player wants it to go.

    A move only names the gauge: the space knows whether it goes up or down. Somebody who says
    more than the move can hold is told when that is wrong.
    :clause:`postal.action.tenement.reduce` :clause:`postal.action.lawyers.police-down`
    :clause:`postal.action.chemistry.gauge-choice`
    """
    if move.choice not in GAUGES or move.choice not in CHOICES.get(move.space, ()):
        return None
    goes, clause = GAUGE_GOES[move.space]
    if asked == goes:
        return None
    return breaks(clause, "wrong-direction", space=move.space, gauge=move.choice, goes=goes)


def no_such_place(name: str) -> Violation:
    """Why nobody can be sent to a place that is not on the board.

    A move cannot name one. Somebody who asks about it is told which there are.
    :clause:`postal.action.group.six-spaces` :clause:`postal.action.newyork.five-places`
    """
    clause = "postal.action.newyork.five-places"
    return breaks(
        clause, "no-such-place", name=Text(name, name), places=tuple(words.SPACES.values())
    )


# The twelve actions -----------------------------------------------------------------------------


def tenement(draft: PostalDraft, choice: Choice | None) -> None:
    """Housework: Risk or Unsanitary goes down by 1, never below 0.

    :clause:`postal.action.tenement.meaning` :clause:`postal.action.tenement.reduce`
    :clause:`postal.action.tenement.floor-zero` :clause:`postal.goal.counter-offensives`
    """
    lowered: Gauge = "unsanitary" if choice == "unsanitary" else "risk"
    reduce, floor = "postal.action.tenement.reduce", "postal.action.tenement.floor-zero"
    gauge.lower_gauge(draft, lowered, reduce, floor)


def bonesetter(draft: PostalDraft, choice: Choice | None) -> None:
    """One injured worker is healed; the Cost of Living goes down at once.

    :clause:`postal.action.bonesetter.heal` :clause:`postal.action.bonesetter.cost-down`
    """
    now(draft, Heal.of())


def who_can_be_healed(position: Position) -> tuple[Worker, ...]:
    """Any injured worker; whether a prisoner is within reach is reading R-20.

    :clause:`postal.action.bonesetter.heal`
    """
    free = worker.free_injured(position)
    if position.setup.readings.bonesetter_reach == "free-only":
        return free
    return free + worker.injured_prisoners(position)


def heal(draft: PostalDraft, move: Choose, task: Heal) -> None:
    """An injured worker is healthy again and costs 1 dollar less, at once.

    An idle worker who is healed acts from the next turn.
    :clause:`postal.action.bonesetter.heal` :clause:`postal.action.bonesetter.cost-down`
    :clause:`postal.worker.idle-set-aside` :clause:`postal.gauge.hurt.cost-until-healed`
    """
    place = move.place
    worker.remove(draft, move.worker, place)
    worker.put(draft, "healthy", place)
    draft.tell(WorkerHealed.of(place, task.clause))
    cost.tell_cost_of_worker(draft, place, "postal.action.bonesetter.cost-down")


def local_union(draft: PostalDraft, choice: Choice | None) -> None:
    """One union agitation. :clause:`postal.action.local-union.gain`"""
    resource.gain(draft, "union_agitation", "postal.action.local-union.gain")


def printing_press(draft: PostalDraft, choice: Choice | None) -> None:
    """One anarchist agitation for a dollar; without the dollar, nothing.

    :clause:`postal.action.printing-press.gain` :clause:`postal.action.printing-press.pay`
    """
    price = draft.setup.content.price.printing_press
    if draft.savings < price:
        draft.tell(NothingHappened.of("no-dollar", "postal.action.printing-press.pay"))
        return
    draft.savings -= price
    draft.tell(MoneyPaid.of(price, draft.savings, "postal.action.printing-press.pay"))
    resource.gain(draft, "anarchist_agitation", "postal.action.printing-press.gain")


def liberal_lawyers(draft: PostalDraft, choice: Choice | None) -> None:
    """Free a prisoner, or lower Police Threat by 1; one of the two.

    :clause:`postal.action.lawyers.either-or` :clause:`postal.action.lawyers.free`
    :clause:`postal.action.lawyers.police-down`
    """
    if choice == "free":
        now(draft, Free.of())
    else:
        police_down = "postal.action.lawyers.police-down"
        gauge.lower_gauge(draft, "police_threat", police_down, police_down)


def political_cafe(draft: PostalDraft, choice: Choice | None) -> None:
    """One strike; Police Threat goes up by 1.

    :clause:`postal.action.cafe.gain` :clause:`postal.action.cafe.police-up`
    """
    resource.gain(draft, "strike", "postal.action.cafe.gain")
    gauge.raise_gauge(draft, "police_threat", "postal.action.cafe.police-up")


def chemistry_workshop(draft: PostalDraft, choice: Choice | None) -> None:
    """One sabotage; Risk or Unsanitary goes up by 1.

    :clause:`postal.action.chemistry.gain` :clause:`postal.action.chemistry.gauge-choice`
    """
    resource.gain(draft, "sabotage", "postal.action.chemistry.gain")
    raised: Gauge = "unsanitary" if choice == "unsanitary" else "risk"
    gauge.raise_gauge(draft, raised, "postal.action.chemistry.gauge-choice")


def east_river_docks(draft: PostalDraft, choice: Choice | None) -> None:
    """Good pay; Risk goes up by 1.

    :clause:`postal.action.docks.gain` :clause:`postal.action.docks.risk-up`
    :clause:`postal.action.newyork.dangers`
    """
    earn(draft, draft.setup.content.wages.east_river_docks, "postal.action.docks.gain")
    gauge.raise_gauge(draft, "risk", "postal.action.docks.risk-up")


def triangle_shirtwaist(draft: PostalDraft, choice: Choice | None) -> None:
    """Lower pay, and nothing else.

    :clause:`postal.action.triangle.gain` :clause:`postal.action.newyork.dangers`
    """
    earn(draft, draft.setup.content.wages.triangle_shirtwaist, "postal.action.triangle.gain")


def newtown_creek(draft: PostalDraft, choice: Choice | None) -> None:
    """Good pay; Unsanitary goes up by 1.

    :clause:`postal.action.dye.gain` :clause:`postal.action.dye.unsanitary-up`
    :clause:`postal.action.newyork.dangers`
    """
    earn(draft, draft.setup.content.wages.newtown_creek, "postal.action.dye.gain")
    gauge.raise_gauge(draft, "unsanitary", "postal.action.dye.unsanitary-up")


def greenwich_village(draft: PostalDraft, choice: Choice | None) -> None:
    """One more worker, while there is a cube (reading R-16); living costs more at once.

    The recruit acts from the next turn.
    :clause:`postal.action.greenwich.recruit` :clause:`postal.action.greenwich.cost-up`
    :clause:`postal.component.worker-cubes` :clause:`postal.action.newyork.dangers`
    """
    if not draft.reserve and draft.setup.readings.worker_cubes == "cap":
        draft.tell(NothingHappened.of("no-cube", "postal.component.worker-cubes"))
        return
    draft.reserve = max(0, draft.reserve - 1)
    worker.put(draft, "healthy", "done")
    draft.tell(WorkerRecruited.of("postal.action.greenwich.recruit"))
    cost.tell_cost(draft, "postal.action.greenwich.cost-up")


def tenderloin(draft: PostalDraft, choice: Choice | None) -> None:
    """Good pay; Police Threat goes up by 1.

    :clause:`postal.action.tenderloin.gain` :clause:`postal.action.tenderloin.police-up`
    :clause:`postal.action.newyork.dangers`
    """
    earn(draft, draft.setup.content.wages.tenderloin, "postal.action.tenderloin.gain")
    gauge.raise_gauge(draft, "police_threat", "postal.action.tenderloin.police-up")


def earn(draft: PostalDraft, dollars: int, clause: str) -> None:
    """The Savings go up."""
    draft.savings += dollars
    draft.tell(MoneyGained.of(dollars, draft.savings, clause))


ACTIONS = {
    "tenement": tenement,
    "bonesetter": bonesetter,
    "local_union": local_union,
    "printing_press": printing_press,
    "liberal_lawyers": liberal_lawyers,
    "political_cafe": political_cafe,
    "chemistry_workshop": chemistry_workshop,
    "east_river_docks": east_river_docks,
    "triangle_shirtwaist": triangle_shirtwaist,
    "newtown_creek": newtown_creek,
    "greenwich_village": greenwich_village,
    "tenderloin": tenderloin,
}
"""The direct effects, by space."""
