"""The actions of the workers: Tenement, Anarchist Group, New York (Actions)."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.refusal import MissingContent, Violation, no
from whichside_rules.postal import cost, gauge, resource, words, worker
from whichside_rules.postal.content import (
    ANARCHIST_GROUP,
    SPACES,
    TENEMENT,
    Gauge,
    PostalContent,
    Space,
)
from whichside_rules.postal.events import (
    MoneyGained,
    MoneyPaid,
    NothingHappened,
    WorkerHealed,
    WorkerRecruited,
)
from whichside_rules.postal.moves import Act, Choice
from whichside_rules.postal.state import Due, Position, PostalDraft
from whichside_rules.postal.worker import Worker

HEALED = Due("heal", "postal.action.bonesetter.heal")
FREED = Due("free", "postal.action.lawyers.free")

GAUGE_OF_THE_HOUSE: tuple[Choice, ...] = ("risk", "unsanitary")
CHOICES: dict[Space, tuple[Choice, ...]] = {
    "tenement": GAUGE_OF_THE_HOUSE,
    "liberal_lawyers": ("free", "police_threat"),
    "chemistry_workshop": GAUGE_OF_THE_HOUSE,
}
"""The spaces whose action leaves a choice, with the choices."""

Direction = Literal["lower", "raise"]
"""What an action does to a gauge."""

GAUGE_GOES: dict[Space, tuple[Direction, str]] = {
    "tenement": ("lower", "postal.action.tenement.reduce"),
    "liberal_lawyers": ("lower", "postal.action.lawyers.police-down"),
    "chemistry_workshop": ("raise", "postal.action.chemistry.gauge-choice"),
}
"""Where the gauge that is chosen goes, and the clause that says so."""


# Slots ------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def room(content: PostalContent) -> dict[Space, float]:
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
    if space in ANARCHIST_GROUP:
        twice = sum(placed.count(other) > 1 for other in ANARCHIST_GROUP)
        if used > 1 or twice > 1:
            return False
    raise MissingContent(f"uses.{space}")


def full(position: Position, space: Space) -> Violation:
    """The refusal of one worker too many on a space."""
    known = getattr(position.setup.content.uses, space)
    limit: int = known or (position.healthy_at + position.injured_at).count(space)
    if space in ANARCHIST_GROUP:
        twice = limit > 1 or known is None
        clause = "postal.action.group.limit-twice" if twice else "postal.action.group.limit-once"
    else:
        house = space == TENEMENT
        clause = "postal.action.tenement.reduce" if house else "postal.action.newyork.five-places"
    name = words.SPACES[space]
    return no(
        clause,
        f"No room left at {name.en}: {limit} of {limit} done this turn.",
        f"Plus de place ({name.fr}) : {limit} sur {limit} ce tour.",
        "Choose another space.",
        "Choisissez une autre case.",
    )


# Choices ----------------------------------------------------------------------------------------


def check_choice(position: Position, move: Act) -> Violation | None:
    """Whether the choice inside an action is one that the space offers.

    :clause:`postal.action.tenement.reduce` :clause:`postal.action.lawyers.either-or`
    :clause:`postal.action.lawyers.free` :clause:`postal.action.chemistry.gauge-choice`
    :clause:`postal.phase.workers.see-notions`
    """
    offered = CHOICES.get(move.space)
    if offered is None:
        if move.choice is None:
            return None
        name, given = words.SPACES[move.space], _given(move.choice)
        return no(
            "postal.phase.workers.see-notions",
            f"There is no choice at {name.en}, yet one was made: {given.en}.",
            f"Aucun choix n'est offert ({name.fr}), pourtant il en est fait un : {given.fr}.",
            "Act there without a choice.",
            "Agissez-y sans choix.",
        )
    if move.choice not in offered:
        return _not_offered(move, offered)
    if move.choice == "free" and not worker.prisoners(position):
        return no(
            "postal.action.lawyers.free",
            "Nobody is in jail.",
            "Personne n'est en prison.",
            "Lower Police Threat instead.",
            "Baissez plutôt la Menace policière.",
        )
    return None


def check_direction(move: Act, asked: Direction) -> Violation | None:
    """Whether the gauge that is chosen goes where the player wants it to go.

    A move only names the gauge: the space knows whether it goes up or down. Somebody who says
    more than the move can hold is told when that is wrong.
    :clause:`postal.action.tenement.reduce` :clause:`postal.action.lawyers.police-down`
    :clause:`postal.action.chemistry.gauge-choice`
    """
    if move.choice not in words.GAUGES or move.choice not in CHOICES.get(move.space, ()):
        return None
    goes, clause = GAUGE_GOES[move.space]
    if asked == goes:
        return None
    space, gauge_name = words.SPACES[move.space], words.GAUGES[move.choice]
    down = goes == "lower"
    way = "lowered, not raised" if down else "raised, not lowered"
    sens = "baisser, et non augmenter" if down else "augmenter, et non baisser"
    de = "de baisser" if down else "d'augmenter"
    return no(
        clause,
        f"At {space.en} {gauge_name.en} is {way}.",
        f"Cette case ({space.fr}) fait {sens} {gauge_name.fr}.",
        f"Choose to {goes} {gauge_name.en}, or act elsewhere.",
        f"Choisissez {de} {gauge_name.fr}, ou agissez ailleurs.",
    )


def _not_offered(move: Act, offered: tuple[Choice, ...]) -> Violation:
    clause = {
        "tenement": "postal.action.tenement.reduce",
        "liberal_lawyers": "postal.action.lawyers.either-or",
        "chemistry_workshop": "postal.action.chemistry.gauge-choice",
    }[move.space]
    name = words.SPACES[move.space]
    en = " or ".join(words.CHOICES[choice].en for choice in offered)
    fr = " ou ".join(words.CHOICES[choice].fr for choice in offered)
    if move.choice is None:
        why = Text(
            f"A choice is needed at {name.en}: {en}.", f"Un choix est requis ({name.fr}) : {fr}."
        )
    else:
        given = _given(move.choice)
        why = Text(
            f"The choice at {name.en} is {en}, not {given.en}.",
            f"Le choix est {fr} ({name.fr}), pas {given.fr}.",
        )
    return no(clause, why.en, why.fr, f"Choose {en}.", f"Choisissez : {fr}.")


def _given(choice: Choice) -> Text:
    """A choice that does not fit its space: of a gauge only the name, up or down was not asked."""
    return words.GAUGES[choice] if choice in words.GAUGES else words.CHOICES[choice]


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
    if who_can_be_healed(draft):
        draft.due += (HEALED,)
    else:
        draft.tell(NothingHappened.of("nobody-injured", "postal.action.bonesetter.heal"))


def who_can_be_healed(position: Position) -> tuple[Worker, ...]:
    """Any injured worker; whether a prisoner is within reach is reading R-20.

    :clause:`postal.action.bonesetter.heal`
    """
    free = worker.free_injured(position)
    if position.setup.readings.bonesetter_reach == "free-only":
        return free
    return free + worker.injured_prisoners(position)


def heal(draft: PostalDraft, patient: Worker, clause: str) -> None:
    """An injured worker is healthy again and costs 1 dollar less, at once.

    An idle worker who is healed acts from the next turn.
    :clause:`postal.action.bonesetter.heal` :clause:`postal.action.bonesetter.cost-down`
    :clause:`postal.worker.idle-set-aside` :clause:`postal.gauge.hurt.cost-until-healed`
    """
    worker.remove(draft, "injured", patient.place)
    worker.put(draft, "healthy", patient.place)
    draft.tell(WorkerHealed.of(patient.place, clause))
    cost.tell_cost_of_worker(draft, patient.place, "postal.action.bonesetter.cost-down")


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
        draft.due += (FREED,)
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
