"""Set up: the boards, the tiles, the decks and the market before the first turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.kernel.playing.refusal import IllegalAction, Violation, breaks
from whichside_rules.kernel.values.memory import remembered
from whichside_rules.kernel.values.value import expect
from whichside_rules.whichside import (
    incidents,
    misfortune,
    offensives,
    premises,
    scenario,
    solidarity,
    turn,
    variant,
)
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.content import board_of
from whichside_rules.whichside.engine.effect import TenementName
from whichside_rules.whichside.engine.scenarios import cite, is_duo, scenario_of
from whichside_rules.whichside.engine.state import (
    Person,
    Setup,
    TenementState,
    TileState,
    WhichsideState,
)
from whichside_rules.whichside.engine.tasks import (
    ApplyCondition,
    Begin,
    DrawStrategy,
    JudgeGoal,
    LayPlans,
    Reveal,
)
from whichside_rules.whichside.engine.tenements import names_of, why_these
from whichside_rules.whichside.variant import desperate, unforeseen


def new_game(setup: Setup | None = None) -> WhichsideState:
    """The table before the first turn; the market is pending as chance.

    Raises:
        IllegalAction: not 1 to 4 players, or no table that the book knows.
        TypeError: it is no set-up.

    :clause:`whichside.setup.choose-scenario` :clause:`whichside.setup.tiles-side-a`
    :clause:`whichside.setup.tiles-layout` :clause:`whichside.setup.choose-tenement`
    :clause:`whichside.setup.start-values-from-scenario` :clause:`whichside.setup.employers-board`
    :clause:`whichside.setup.shuffle-decks` :clause:`whichside.scenario.generic.shuffle`
    :clause:`whichside.scenario.cloakmakers.shuffle`
    :clause:`whichside.setup.premises-market` :clause:`whichside.setup.begin`
    """
    setup = _usual_setup() if setup is None else setup
    expect(Setup, setup)
    violations = tuple(check(setup))
    if violations:
        raise IllegalAction(setup, violations)
    return _first_position(setup)


@remembered
def _usual_setup() -> Setup:
    return Setup()


@remembered
def _first_position(setup: Setup) -> WhichsideState:
    """The same set-up gives the same position, so it is built once."""
    start, content = scenario_of(setup).start, setup.content
    cite(setup, "start.strength", "start.tiles", "side", "seats", "tenements")
    board = content.duo_board if is_duo(setup) else content.employers_board
    return WhichsideState(
        setup=setup,
        phase="setup",
        strength=start.strength,
        hours=board.grey_hours,
        conditions=board.grey_conditions,
        wages=board.grey_wages,
        first=setup.first or names_of(setup)[0],
        acting=None,
        passed=(),
        tenements=tuple(tenement(setup, name) for name in names_of(setup)),
        tiles=tuple(TileState(tile, False) for tile in setup.tiles or start.tiles),
        market=(),
        stock=Deck.shuffled([one.id for one in content.premises]),
        hosted=None,
        misfortunes=misfortune.pile(setup),
        incidents=incidents.pile(setup),
        solidarities=solidarity.pile(setup),
        strategies=offensives.strategy_pile(setup),
        strategy=None,
        plans=(),
        step=0,
        normals=offensives.normals(setup),
        difficults=offensives.difficults(setup),
        faced=(),
        objectives=(),
        controlled=False,
        converted=(),
        longer=(),
        agenda=(
            *(Reveal.of("whichside.setup.premises-market") for _ in range(premises.FACE_UP)),
            *scenario.harmed(setup),
            *unforeseen.before_the_first_turn(setup),
            *desperate.before_the_first_turn(setup),
            DrawStrategy.of("whichside.setup.first-strategy"),
            LayPlans.of("whichside.setup.first-strategy"),
            JudgeGoal.of(),
            ApplyCondition.of(),
            Begin.of("misfortunes", "whichside.setup.begin"),
        ),
        ending=None,
    )


def check(setup: Setup) -> Iterator[Violation]:
    """What no table can be.

    :clause:`whichside.players.range` :clause:`whichside.setup.choose-scenario`
    :clause:`whichside.turn.first-player-initial`
    """
    known = [one.id for one in setup.content.scenarios]
    if setup.scenario not in known:
        yield breaks(
            "whichside.setup.choose-scenario", scenario=setup.scenario, known=", ".join(known)
        )
        return
    variants = [one.id for one in setup.content.variants]
    if setup.variant not in {None, *variants}:
        yield breaks("whichside.variant.intro", variant=setup.variant, known=", ".join(variants))
        return
    yield from variant.check(setup)
    yield from scenario.check(setup)
    seats = names_of(setup)
    if setup.first not in {None, *seats}:
        yield breaks("whichside.turn.first-player-initial", first=setup.first)
    elif setup.first and not turn.can_begin(setup, setup.first):
        yield breaks("whichside.turn.first-player-initial", "common-first", first=setup.first)


def tenement(setup: Setup, name: TenementName) -> TenementState:
    """A Tenement as the scenario begins. :clause:`whichside.setup.start-values-from-scenario`

    :clause:`whichside.component.individual-boards`
    :clause:`whichside.component.player-markers`
    :clause:`whichside.individual-board.contents`
    """
    start, board = scenario_of(setup).start, board_of(setup.content, name)
    cite(setup, "start.health", "start.unsanitary", "start.dollars")
    return TenementState(
        name=name,
        risk=0,
        police=board.least_police,
        unsanitary=start.unsanitary,
        dollars=start.dollars,
        union=0,
        anarchist=0,
        strike=0,
        sabotage=0,
        premises=None,
        spared=False,
        treated=False,
        night=None,
        people=tuple(Person(one.id, start.health, "home") for one in board.people),
    )


# What is conserved -------------------------------------------------------------------------------


@invariant(WhichsideState, first=True)
def seated_as_set_up(state: WhichsideState) -> Iterator[Broken]:
    """The Tenements of the set-up are there in their order, and one of them is first.

    :clause:`whichside.players.four-tenements` :clause:`whichside.variant.duo.choose-tenements`
    """
    seats, clause = names_of(state.setup), why_these(state.setup)
    there = tuple(tenement.name for tenement in state.tenements)
    called = words.tenements(seats)
    if there != seats:
        why = words.impossible("other-tenements", there=words.tenements(there), seats=called)
        yield Broken(clause, why)
    strangers = {state.first, state.acting, *state.passed, *state.converted} - {None, *seats}
    for name in sorted(filter(None, strangers)):
        yield Broken(clause, words.impossible("stranger", stranger=name, seats=called))


@invariant(WhichsideState, "whichside.individual-board.contents")
def everybody_is_there(state: WhichsideState) -> Iterator[Text]:
    """Each character of a board lives in its Tenement, once; whoever died is still counted.

    :clause:`whichside.individual-board.contents`
    """
    for tenement in state.tenements:
        board = board_of(state.setup.content, tenement.name)
        own = Counter(person.id for person in board.people)
        there = Counter(person.id for person in tenement.people)
        for character in own - there:
            yield words.impossible("missing", character=character, tenement=tenement.name)
        for character in there - own:
            if character in own or not solidarity.is_guest(state, character):
                yield words.impossible("too-many", character=character, tenement=tenement.name)


@invariant(WhichsideState, "whichside.component.tile-sides")
def each_tile_once(state: WhichsideState) -> Iterator[Text]:
    """Each tile of the box lies there once or not at all, and has the side that it shows."""
    known = {tile.id: tile for tile in state.setup.content.tiles}
    for there in state.tiles:
        if there.improved and there.id in known and not known[there.id].b:
            yield words.impossible("no-side-b", tile=there.id)
    for name, times in Counter(tile.id for tile in state.tiles).items():
        if times > 1 or name not in known:
            yield words.impossible("tile-there", tile=name, times=times)
