"""Scenarios: what the booklet says of each, and what no table of one can be.

What a scenario puts on the table is data (``content/default.toml``); where it changes a rule, the
rule says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whichside_rules.kernel.playing.refusal import Violation, breaks
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.content import tile_of
from whichside_rules.whichside.engine.scenarios import cite, scenario_of
from whichside_rules.whichside.engine.state import Setup
from whichside_rules.whichside.engine.tasks import LoseHealth
from whichside_rules.whichside.engine.tenements import names_of

SCOPE = {
    "generic": "whichside.scenario.generic.scope",
    "shirtwaist-strike": "whichside.scenario.shirtwaist-strike.scope",
    "winter-fires": "whichside.scenario.winter-fires.scope",
    "station-explosion": "whichside.scenario.station-explosion.scope",
    "cloakmakers": "whichside.scenario.cloakmakers.scope",
}
"""The clause that says for how many people a scenario is."""

TILES = {"work": "tiles-work", "political": "tiles-political", "specific": "tiles-specific"}
"""The clause that says which tiles of a kind are laid out, in the chapter of a scenario."""


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
    :clause:`whichside.players.limited-content`
    """
    if setup.players is None:
        return
    cite(setup, "people")
    most = scenario_of(setup).people
    if not 1 <= setup.players <= 4:
        yield breaks("whichside.players.range", players=setup.players)
    if setup.players > most:
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
            yield breaks(
                "whichside.variant.duo.scope", "two-tenements", tenements=words.tenements(seats)
            )


def check_tiles(setup: Setup) -> Iterator[Violation]:
    """Which tiles are laid out: those of the scenario, or as many of each kind where it is open.

    :clause:`whichside.scenario.generic.tiles` :clause:`whichside.setup.tiles-layout`
    :clause:`whichside.variant.duo.tiles` :clause:`whichside.variant.duo.no-docks`
    """
    if not setup.tiles:
        return
    scenario, content = scenario_of(setup), setup.content
    asked, known = scenario.start.tiles, {tile.id for tile in content.tiles}
    once = len(set(setup.tiles)) == len(setup.tiles) and known.issuperset(setup.tiles)
    if scenario.choose_tiles:
        kinds = [sorted(_kind(setup, one) for one in some) for some in (setup.tiles, asked) if once]
        if not once or kinds[0] != kinds[1]:
            clause = "whichside.scenario.generic.tiles"
            if setup.variant == "duo":
                clause = "whichside.variant.duo.tiles"
            yield _other_tiles(clause, setup.tiles, asked)
        return
    wrong = set(setup.tiles) ^ set(asked)
    for kind, name in TILES.items():
        if any(one in known and tile_of(content, one).kind == kind for one in wrong):
            clause = f"whichside.scenario.{setup.scenario}.{name}"
            yield _other_tiles(clause, setup.tiles, asked)
    if not once:
        yield _other_tiles("whichside.setup.tiles-layout", setup.tiles, asked)


def _other_tiles(clause: str, tiles: Sequence[str], asked: Sequence[str]) -> Violation:
    return breaks(clause, "tiles", tiles=words.tiles(tiles), asked=words.tiles(asked))


def _kind(setup: Setup, tile: str) -> str:
    """The kind of a tile; a specific place is a kind of its own."""
    kind: str = tile_of(setup.content, tile).kind
    return tile if kind == "specific" else kind


def harmed(setup: Setup) -> tuple[LoseHealth, ...]:
    """The characters that begin one level lower; their players say who.

    That is how the game begins and no loss, so no clean home spares it.
    :clause:`whichside.scenario.station-explosion.health`
    """
    clause = "whichside.scenario.station-explosion.health"
    cite(setup, "start.injured")
    injured = scenario_of(setup).start.injured
    return tuple(
        LoseHealth.of(name, None, 1, clause) for name in names_of(setup) for _ in range(injured)
    )
