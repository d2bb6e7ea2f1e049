"""The scenario of a game, with what its variant changes: its goal, its board, its objectives."""

from __future__ import annotations

from whichside_rules.kernel.files.content import clauses_of, declared
from whichside_rules.kernel.values.memory import kept_in, remembered
from whichside_rules.whichside.engine.booklet import Goal, Scenario
from whichside_rules.whichside.engine.content import EmployersBoard, Objective, scenario_with
from whichside_rules.whichside.engine.effect import Labour
from whichside_rules.whichside.engine.state import Position, Setup


def scenario_of(setup: Setup) -> Scenario:
    """The scenario of a game, with what its variant changes.

    Raises:
        ValueError: there is no such scenario or variant.

    :clause:`whichside.setup.choose-scenario` :clause:`whichside.variant.intro`
    """
    found = scenario_with(setup.content, setup.scenario, setup.variant)
    if found is None:
        known = ", ".join(one.id for one in setup.content.scenarios)
        raise ValueError(f"there is no scenario {setup.scenario!r} ({setup.variant}); {known}")
    return found


def cite(setup: Setup, *fields: str) -> None:
    """What is carried out is said by these data of the scenario, or of its variant.

    Whoever observes a move hears of their clauses
    (:func:`~whichside_rules.kernel.files.content.noting`).
    """
    said_by(setup, *fields)


def said_by(setup: Setup, *fields: str) -> tuple[str, ...]:
    """The clauses of these data of the scenario, or of its variant; noted as by :func:`cite`."""
    keys = _said(setup, fields)
    found = [clause for key in keys for clause in clauses_of(setup.content, key)]
    return tuple(dict.fromkeys(found))


@kept_in("setup.answers")
def _said(setup: Setup, fields: tuple[str, ...]) -> tuple[str, ...]:
    """The keys of these data: of each that of the variant, or else that of the scenario."""
    there = declared(setup.content).sheet_of(setup.content)
    found = []
    for field in fields:
        keys = [f"scenarios.{setup.scenario}.{field}"]
        if setup.variant:
            keys.insert(0, f"variants.{setup.variant}.{field.removeprefix('start.')}")
        found += [key for key in keys if key in there][:1]
    return tuple(found)


def goal_of(setup: Setup) -> Goal:
    """What wins. :clause:`whichside.victory.source`

    :clause:`whichside.variant.ironworker.scope`
    :clause:`whichside.variant.desperate.victory-inherited`
    :clause:`whichside.scenario.cloakmakers.victory`
    :clause:`whichside.variant.ironworker.victory-8-1`
    :clause:`whichside.variant.ironworker.victory-6-3`
    :clause:`whichside.variant.ironworker.victory-custom`
    """
    scenario = scenario_of(setup)
    if not setup.ironworker:
        return scenario.goal
    if is_goal_open(setup):
        return eight_and_one()
    return setup.goal or scenario.ironworker or scenario.goal


def is_goal_open(setup: Setup) -> bool:
    """Whether Ironworker leaves the goal to the table, which has named none (R-118, R-144)."""
    kept = is_duo(setup) and setup.readings.ironworker_duo == "all"
    said = setup.goal or scenario_of(setup).ironworker or kept
    return setup.ironworker and not said


def goals_of(setup: Setup) -> tuple[Goal, ...]:
    """What wins, one of them: several where the table has not chosen and need not (R-144).

    :clause:`whichside.variant.ironworker.victory-8-1`
    :clause:`whichside.variant.ironworker.victory-6-3`
    """
    if is_goal_open(setup) and setup.readings.ironworker_choice == "when-met":
        return (eight_and_one(), six_and_three())
    return (goal_of(setup),)


def employers_board(position: Position) -> EmployersBoard:
    """The side of the Employers' board that is up. :clause:`whichside.setup.employers-board`"""
    found = position.setup.content
    return found.duo_board if is_duo(position.setup) else found.employers_board


def printed(position: Position, gauge: Labour) -> int:
    """The number on the cell of a labour gauge: hours, incident cards, dollars of pay.

    :clause:`whichside.employers-board.three-labour-gauges`
    :clause:`whichside.employers-board.wh-track` :clause:`whichside.employers-board.wc-track`
    :clause:`whichside.employers-board.wa-track`
    """
    cells: tuple[int, ...] = getattr(employers_board(position), gauge)
    cell: int = getattr(position, gauge)
    return cells[cell - 1]


def turns_to_come(position: Position) -> int:
    """How many turns can follow this one: the cells of Employers' Strength after its own.

    :clause:`whichside.turn.max-ten` :clause:`whichside.employers-board.es-counts-turns`
    """
    return employers_board(position).last_strength - position.strength


def is_duo(setup: Setup) -> bool:
    """Whether two Tenements play, on the other side of the Employers' board, by its own rules.

    :clause:`whichside.variant.duo.board-side`
    :clause:`whichside.variant.duo.applies-to-cloakmakers`
    """
    return scenario_of(setup).side == "duo"


def objectives_of(setup: Setup) -> tuple[Objective, ...]:
    """The means of production on the side of the Employers' board that is up.

    :clause:`whichside.employers-board.objectives-area`
    """
    return setup.content.duo_objectives if is_duo(setup) else setup.content.objectives


@remembered
def eight_and_one() -> Goal:
    """The first goal of Ironworker. :clause:`whichside.variant.ironworker.victory-8-1`"""
    return Goal(8, 1)


@remembered
def six_and_three() -> Goal:
    """The second goal of Ironworker. :clause:`whichside.variant.ironworker.victory-6-3`"""
    return Goal(6, 3)
