"""Set-up (the section of that name)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.playing.operation import Always, Operation
from whichside_rules.kernel.playing.refusal import IllegalAction, Violation, breaks
from whichside_rules.kernel.values.memory import remembered
from whichside_rules.kernel.values.value import expect
from whichside_rules.postal.engine.content import MODES
from whichside_rules.postal.engine.events import ModeChosen
from whichside_rules.postal.engine.moves import ChooseMode
from whichside_rules.postal.engine.state import Position, PostalDraft, PostalState, Setup


def new_game(setup: Setup | None = None) -> PostalState:
    """The board after the set-up, with the set-up roll pending as chance.

    With ``mode=None`` the choice of the difficulty is pending first.

    Raises:
        IllegalAction: the number of players is not one.
        TypeError: it is no set-up.

    :clause:`postal.setup.savings-2` :clause:`postal.setup.cost-5`
    :clause:`postal.setup.other-gauges-zero` :clause:`postal.setup.choose-difficulty`
    :clause:`postal.setup.four-workers` :clause:`postal.setup.reserve-visible`
    :clause:`postal.setup.recommended-progression` :clause:`postal.meta.player-count`
    :clause:`postal.component.area.available-workers`
    :clause:`postal.component.area.reserve-and-injured`
    """
    setup = _usual_setup() if setup is None else setup
    expect(Setup, setup)
    if setup.players != 1:
        found = breaks("postal.meta.player-count", players=setup.players)
        raise IllegalAction(setup, (found,))
    return _first_position(setup)


@remembered
def _usual_setup() -> Setup:
    return Setup()


@remembered
def _first_position(setup: Setup) -> PostalState:
    """The same set-up gives the same position, so it is built once."""
    start = setup.content.start
    return PostalState(
        setup=setup,
        phase="difficulty" if setup.mode is None else "setup",
        strength=0,
        savings=start.savings,
        risk=0,
        unsanitary=0,
        police_threat=0,
        temporary_cost=0,
        healthy=start.workers,
        injured=0,
        healthy_at=(),
        injured_at=(),
        healthy_done=0,
        injured_done=0,
        healthy_jailed=0,
        injured_jailed=0,
        reserve=setup.content.cubes.workers - start.workers,
        dead=0,
        strike=0,
        sabotage=0,
        union_agitation=0,
        anarchist_agitation=0,
        controlled=(),
        taken=False,
        agenda=(),
        ending=None,
    )


def choose_mode(draft: PostalDraft, move: ChooseMode) -> None:
    """The player picks the difficulty, once. :clause:`postal.setup.choose-difficulty`"""
    old, mode = draft.setup, move.mode
    draft.setup = Setup(mode, old.players, old.readings, old.content)
    draft.tell(ModeChosen.of(mode, "postal.setup.choose-difficulty"))


def mode_is_fixed(position: Position, move: ChooseMode) -> Iterator[Violation]:
    """Once chosen, the difficulty stays. :clause:`postal.setup.choose-difficulty`"""
    yield breaks("postal.setup.choose-difficulty", "mode-is-fixed")


def modes_to_choose(setup: Setup) -> Iterator[ChooseMode]:
    """The difficulties, where the set-up leaves them open.

    :clause:`postal.setup.choose-difficulty`
    """
    yield from (ChooseMode.of(mode) for mode in MODES if setup.mode is None)


CHOOSE_MODE = Operation(
    move=ChooseMode,
    offers=Always(ChooseMode, *MODES),
    ever=modes_to_choose,
    does=choose_mode,
    otherwise=mode_is_fixed,
    at_once=True,
)


def await_the_setup_roll(draft: PostalDraft) -> None:
    """The die of the set-up is rolled next. :clause:`postal.setup.initial-roll-one-die`"""
    draft.phase = "setup"
