"""Scenarios: what the booklet says of each, and what no table of one can be.

What a scenario puts on the table is data (``content/default.toml``); where it changes a rule, the
rule says so.
"""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.refusal import Violation, breaks
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.content import tile_of
from whichside_rules.whichside.engine.state import Setup, names_of, scenario_of
from whichside_rules.whichside.engine.tasks import Strike

SCOPE = {
    "generic": "whichside.scenario.generic.scope",
    "shirtwaist-strike": "whichside.scenario.shirtwaist-strike.scope",
    "winter-fires": "whichside.scenario.winter-fires.scope",
    "station-explosion": "whichside.scenario.station-explosion.scope",
    "cloakmakers": "whichside.scenario.cloakmakers.scope",
}
"""The clause that says for how many people a scenario is."""

TILES = {
    "generic": "whichside.scenario.generic.tiles",
    "shirtwaist-strike": "whichside.scenario.shirtwaist-strike.tiles-specific",
    "winter-fires": "whichside.scenario.winter-fires.tiles-specific",
    "station-explosion": "whichside.scenario.station-explosion.tiles-specific",
    "cloakmakers": "whichside.scenario.cloakmakers.tiles-specific",
}
"""The clause that says which tiles are laid out, and how many."""


def check(setup: Setup) -> Iterator[Violation]:
    """Who can play, on which tiles, with which Tenements.

    :clause:`whichside.players.range` :clause:`whichside.players.four-tenements`
    :clause:`whichside.setup.tiles-layout`
    """
    yield from check_people(setup)
    yield from check_tenements(setup)
    yield from check_tiles(setup)


def check_people(setup: Setup) -> Iterator[Violation]:
    """For how many people the scenario is.

    :clause:`whichside.players.range` :clause:`whichside.scenario.generic.scope`
    :clause:`whichside.scenario.shirtwaist-strike.scope`
    :clause:`whichside.scenario.winter-fires.scope`
    :clause:`whichside.scenario.station-explosion.scope`
    :clause:`whichside.scenario.cloakmakers.scope` :clause:`whichside.variant.duo.players`
    """
    if setup.players is None:
        return
    most = scenario_of(setup).people
    if not 1 <= setup.players <= 4:
        yield breaks("whichside.players.range", players=setup.players)
    elif setup.players > most:
        clause = SCOPE.get(setup.scenario, "whichside.players.range")
        if setup.variant == "duo":
            clause = "whichside.variant.duo.players"
        yield breaks(clause, "too-many", players=setup.players, most=most)


def check_tenements(setup: Setup) -> Iterator[Violation]:
    """Which Tenements take part.

    :clause:`whichside.players.four-tenements` :clause:`whichside.variant.duo.scope`
    :clause:`whichside.scenario.cloakmakers.tenements`
    """
    seats, scenario = names_of(setup), scenario_of(setup)
    if scenario.tenements and sorted(seats) != sorted(scenario.tenements):
        yield breaks("whichside.scenario.cloakmakers.tenements", "other-tenements", tenements=seats)
    elif sorted(seats) != sorted(set(seats)) or len(seats) != scenario.seats:
        if scenario.seats == 4:
            yield breaks("whichside.players.four-tenements", tenements=seats)
        else:
            yield breaks("whichside.variant.duo.scope", "two-tenements", tenements=seats)


def check_tiles(setup: Setup) -> Iterator[Violation]:
    """Which tiles are laid out: those of the scenario, or as many of each kind where it is open.

    :clause:`whichside.scenario.generic.tiles` :clause:`whichside.setup.tiles-layout`
    :clause:`whichside.variant.duo.tiles` :clause:`whichside.variant.duo.no-docks`
    """
    if not setup.tiles:
        return
    scenario, content = scenario_of(setup), setup.content
    clause = TILES.get(setup.scenario, "whichside.setup.tiles-layout")
    if setup.variant == "duo":
        clause = "whichside.variant.duo.tiles"
    asked = scenario.start.tiles
    known = {tile.id for tile in content.tiles}
    there = [tile for tile in setup.tiles if tile in known]
    kinds = [_kind(setup, tile) for tile in there]
    right = sorted(kinds) == sorted(_kind(setup, tile) for tile in asked)
    if not scenario.choose_tiles:
        right = sorted(there) == sorted(asked)
    if not right or len(set(setup.tiles)) < len(setup.tiles) or len(there) < len(setup.tiles):
        yield breaks(clause, "tiles", tiles=words.tiles(setup.tiles), asked=words.tiles(asked))


def _kind(setup: Setup, tile: str) -> str:
    """The kind of a tile; a specific place is a kind of its own."""
    kind: str = tile_of(setup.content, tile).kind
    return tile if kind == "specific" else kind


def harmed(setup: Setup) -> tuple[Strike, ...]:
    """The characters that begin one level lower; their players say who.

    :clause:`whichside.scenario.station-explosion.health`
    """
    clause = "whichside.scenario.station-explosion.health"
    injured = scenario_of(setup).start.injured
    return tuple(
        Strike.of(name, None, 1, clause) for name in names_of(setup) for _ in range(injured)
    )
