"""Building positions, and what the player sees of one."""

from __future__ import annotations

from typing import Any, Final, Unpack

from whichside_rules.kernel.book.names import brief
from whichside_rules.kernel.playing.codec import Codec
from whichside_rules.kernel.playing.given import of_its_types
from whichside_rules.kernel.playing.invariant import impossible
from whichside_rules.kernel.playing.refusal import ImpossiblePosition
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.value import expect, fields_of, value
from whichside_rules.postal import cost, goal, means, worker
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.content import SPACES, Mode
from whichside_rules.postal.engine.events import EVENT
from whichside_rules.postal.engine.given import Given
from whichside_rules.postal.engine.moves import Move
from whichside_rules.postal.engine.state import (
    BEFORE_PLAY,
    Ending,
    Phase,
    PostalState,
    Setup,
)
from whichside_rules.postal.engine.tasks import ApplyResult, Task
from whichside_rules.postal.game import chance_outcomes, legal_actions

_LIVING = (
    "healthy",
    "injured",
    "healthy_done",
    "injured_done",
    "healthy_jailed",
    "injured_jailed",
)


@of_its_types
def position(
    *, setup: Setup | None = None, phase: Phase = "placement", **given: Unpack[Given]
) -> PostalState:
    """Build any position that a table can show.

    Every field of :class:`PostalState` may be given; what is not given is as after the set-up:
    four workers in all, of whom those not mentioned are healthy; the other cubes in reserve;
    Savings 2; gauges on 0; once a turn has begun the strength is as low as the means of production
    allow, of which one is taken a turn.

    Raises:
        ImpossiblePosition: no table can show it; the message names each value and its clause.
    """
    setup = setup or Setup(mode=None if phase == "difficulty" else "normal")
    start = setup.content.start
    values: dict[str, Any] = dict.fromkeys(fields_of(PostalState), 0)
    values |= {"healthy_at": (), "injured_at": (), "controlled": (), "agenda": ()}
    values |= {"setup": setup, "phase": phase, "savings": start.savings, "ending": None}
    values |= {"taken": False, "strength": 0 if phase in BEFORE_PLAY else 1}
    values |= given
    for spaces in ("healthy_at", "injured_at"):
        values[spaces] = tuple(sorted(values[spaces], key=SPACES.index))
    listed = [means.id for means in setup.content.means]
    if set(values["controlled"]) <= set(listed):
        values["controlled"] = tuple(sorted(values["controlled"], key=listed.index))
    if "healthy" not in given:
        values["healthy"] = max(0, start.workers - _living(values))
    if "reserve" not in given:
        cubes = setup.content.cubes.workers
        values["reserve"] = max(0, cubes - _living(values) - values["dead"])
    if "strength" not in given:
        controlled, taken = len(values["controlled"]), bool(values["taken"])
        least = means.least_strength(controlled, phase, taken=taken)
        values["strength"] = max(values["strength"], least)
    try:
        return _waiting(PostalState(**values))
    except InvalidValue as error:
        raise ImpossiblePosition.of(error) from None


def _waiting(state: PostalState) -> PostalState:
    """Refuse a position in which something would have happened of itself."""
    due = state.agenda[0] if state.agenda else None
    if isinstance(due, ApplyResult):
        raise impossible(words.impossible("result-in-front", die=due.die), due.clause)
    if due and len(legal_actions(state)) < 2:
        asked = words.question(due.kind)
        raise impossible(words.impossible("no-choice-left", question=asked), due.clause)
    if not (state.ending or legal_actions(state) or chance_outcomes(state)):
        raise impossible(words.impossible("nothing-to-do", phase=state.phase), "postal.turn.order")
    return state


def _living(values: dict[str, Any]) -> int:
    placed = len(values["healthy_at"]) + len(values["injured_at"])
    return placed + sum(int(values[name]) for name in _LIVING)


@value
class PostalObservation:
    """What the player may know: everything, since nothing is hidden in this game."""

    setup: Setup
    """Mode, readings and content."""
    phase: Phase
    mode: Mode | None
    strength: int
    savings: int
    cost_of_living: int
    """Dollars due this turn."""
    temporary_cost: int
    """Those of them that are due until the end of the turn."""
    risk: int
    unsanitary: int
    police_threat: int
    healthy: int
    """Healthy workers, prisoners included."""
    injured: int
    """Injured workers, prisoners included."""
    prisoners: int
    healthy_jailed: int
    """Healthy workers in jail."""
    injured_jailed: int
    """Injured workers in jail."""
    healthy_done: int
    """Healthy workers who have acted this turn."""
    injured_done: int
    """Injured workers who have acted this turn."""
    available: int
    """Workers still to be placed."""
    placed: tuple[str, ...]
    """The spaces on which a worker waits to act."""
    healthy_at: tuple[str, ...]
    """Those of them with a healthy worker."""
    injured_at: tuple[str, ...]
    """Those of them with an injured worker."""
    dice: tuple[int, ...]
    """Dice that wait for the player to order them."""
    reserve: int
    dead: int
    strike: int
    sabotage: int
    union_agitation: int
    anarchist_agitation: int
    controlled: tuple[str, ...]
    taken: bool
    """Whether one was taken this turn."""
    target: int
    """Means of production needed to win."""
    agenda: tuple[Task, ...]
    """What is due and not carried out yet, next first."""
    ending: Ending | None
    """How the game ended, if it has."""


def observation(state: PostalState, player: str = "player") -> PostalObservation:
    """What the player may know, from an allow-list.

    Raises:
        LookupError: there is no such player.
        TypeError: it is not a position of this game.
    """
    expect(PostalState, state)
    if player != "player":
        raise LookupError(f"there is no player {brief(player)}; the only one is 'player'")
    return PostalObservation(
        setup=state.setup,
        phase=state.phase,
        mode=state.setup.mode,
        strength=state.strength,
        savings=state.savings,
        cost_of_living=cost.cost_of_living(state),
        temporary_cost=state.temporary_cost,
        risk=state.risk,
        unsanitary=state.unsanitary,
        police_threat=state.police_threat,
        healthy=worker.healthy_workers(state),
        injured=worker.injured_workers(state),
        prisoners=worker.prisoners(state),
        healthy_jailed=state.healthy_jailed,
        injured_jailed=state.injured_jailed,
        healthy_done=state.healthy_done,
        injured_done=state.injured_done,
        available=worker.available_workers(state),
        placed=(*state.healthy_at, *state.injured_at),
        healthy_at=state.healthy_at,
        injured_at=state.injured_at,
        dice=state.dice,
        reserve=state.reserve,
        dead=state.dead,
        strike=state.strike,
        sabotage=state.sabotage,
        union_agitation=state.union_agitation,
        anarchist_agitation=state.anarchist_agitation,
        controlled=state.controlled,
        taken=state.taken,
        target=goal.target(state),
        agenda=state.agenda,
        ending=state.ending,
    )


JSON = Codec(PostalState, Setup, PostalObservation, Move, EVENT, accept=_waiting)
"""Reads and writes the values of this game as JSON."""

state_adapter: Final = JSON.state_adapter
setup_adapter: Final = JSON.setup_adapter
view_adapter: Final = JSON.view_adapter
move_adapter: Final = JSON.move_adapter
event_adapter: Final = JSON.event_adapter
to_json: Final = JSON.to_json
from_json: Final = JSON.from_json
key: Final = JSON.key
