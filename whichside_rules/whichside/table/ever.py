"""What can ever be done with a set-up: the moves that have numbers, and what can come up."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.whichside.engine import piles
from whichside_rules.whichside.engine.content import (
    LABOUR,
    SideB,
    Space,
    board_of,
    effects_of,
    tile_of,
)
from whichside_rules.whichside.engine.effect import Closing, Either, Gender, TenementName
from whichside_rules.whichside.engine.moves import (
    Agitation,
    ApplyCard,
    BuyPremises,
    CallDoctor,
    CloseTile,
    Convert,
    Counter,
    Draw,
    EmployersGauge,
    HostPremises,
    Name,
    NightAction,
    Pick,
    PlaceCharacter,
    Protect,
    TakeControl,
    WorsenGauge,
)
from whichside_rules.whichside.engine.scenarios import objectives_of, scenario_of
from whichside_rules.whichside.engine.state import Setup
from whichside_rules.whichside.engine.tenements import names_of

# Who and where -----------------------------------------------------------------------------------


def _people(setup: Setup, name: TenementName) -> Iterator[tuple[str, Gender]]:
    """Who can live in a Tenement, guests as well."""
    for person in board_of(setup.content, name).people:
        yield person.id, person.gender
    for card in setup.content.solidarities:
        if card.guest:
            yield card.id, card.guest.gender


def _tiles(setup: Setup) -> tuple[str, ...]:
    """The tiles on the table. :clause:`whichside.scenario.generic.tiles`"""
    return setup.tiles or scenario_of(setup).start.tiles


def _spaces(setup: Setup, name: TenementName) -> Iterator[tuple[str, Space]]:
    """Every space that a Tenement can come to use: of both sides of the tiles, and at home."""
    for tile in _tiles(setup):
        sides = tile_of(setup.content, tile)
        yield from ((f"{tile}.{one.id}", one) for one in (*sides.a, *sides.b))
    yield from ((f"{name}.{one.id}", one) for one in board_of(setup.content, name).spaces)
    for some in setup.content.premises:
        yield from ((f"{some.id}.{one.id}", one) for one in some.spaces)


def _has_side(setup: Setup, special: SideB) -> bool:
    """Whether a tile on the table has that side B. :clause:`whichside.component.tile-sides`"""
    return any(tile_of(setup.content, one).special == special for one in _tiles(setup))


# By day and by night -----------------------------------------------------------------------------


def placements(setup: Setup) -> Iterator[PlaceCharacter]:
    """Every character on every space of the day that takes it.

    :clause:`whichside.daily.gendered-spaces` :clause:`whichside.daily.tenement-space`
    :clause:`whichside.night.moon` :clause:`whichside.premises.character-only`
    """
    reserved = setup.readings.coloured_spaces == "reserved"
    for name in names_of(setup):
        for person, gender in _people(setup, name):
            for place, space in _spaces(setup, name):
                others = reserved and space.tenement not in (None, name)
                by_day = not space.moon and space.kind != "shelter"
                if by_day and not others and space.gender in (None, gender):
                    yield PlaceCharacter.of(name, person, place)


def night_actions(setup: Setup) -> Iterator[NightAction]:
    """Every space with a moon. :clause:`whichside.night.moon`"""
    for name in names_of(setup):
        for place, space in _spaces(setup, name):
            if space.moon and space.kind not in ("heal", "shelter"):
                yield NightAction.of(name, place)


def namings(setup: Setup) -> Iterator[Name]:
    """Every character, by each Tenement: who heals somebody may heal a neighbour.

    :clause:`whichside.premises.bonesetter`
    """
    everybody = [person for name in names_of(setup) for person, _ in _people(setup, name)]
    for name in names_of(setup):
        yield from (Name.of(name, person) for person in dict.fromkeys(everybody))


# In the struggle ---------------------------------------------------------------------------------


def doctors(setup: Setup) -> Iterator[CallDoctor]:
    """A doctor for every character. :clause:`whichside.doctor.price`"""
    for name in names_of(setup):
        yield from (CallDoctor.of(name, person) for person, _ in _people(setup, name))


def purchases(setup: Setup) -> Iterator[BuyPremises]:
    """All premises for each Tenement. :clause:`whichside.premises.purchase`"""
    for name in names_of(setup):
        yield from (BuyPremises.of(name, one.id) for one in setup.content.premises)


def hostings(setup: Setup) -> Iterator[HostPremises]:
    """The same for the Bierhalle, if it is there. :clause:`whichside.side-b.bierhalle-hosts`"""
    if _has_side(setup, "host"):
        for one in purchases(setup):
            yield HostPremises.of(one.player, one.premises)


def exchanges(setup: Setup) -> Iterator[Convert]:
    """Either agitation, if the Ferrer Center is there. :clause:`whichside.side-b.ferrer-center`"""
    kinds: tuple[Agitation, ...] = ("union", "anarchist")
    if _has_side(setup, "convert"):
        for name in names_of(setup):
            yield from (Convert.of(name, resource) for resource in kinds)


def _employer_cards(setup: Setup) -> dict[str, None]:
    content = setup.content
    every = (*content.normals, *content.difficults)
    return dict.fromkeys(piles.used(setup, every, employers=True))


def counters(setup: Setup) -> Iterator[Counter]:
    """Every Employer card of the game, and every plan.

    :clause:`whichside.fight.only-current-plan`
    """
    plans = (one.id for one in setup.content.plans)
    yield from map(Counter.of, dict.fromkeys((*_employer_cards(setup), *plans)))


def next_cards(setup: Setup) -> Iterator[ApplyCard]:
    """Every Employer card of the game."""
    yield from map(ApplyCard.of, _employer_cards(setup))


def controls(setup: Setup) -> Iterator[TakeControl]:
    """Every means of production on the board. :clause:`whichside.control.cost-on-board`"""
    yield from (TakeControl.of(one.id) for one in objectives_of(setup))


# What cards ask ----------------------------------------------------------------------------------


def shields(setup: Setup) -> Iterator[Protect]:
    """Whether a clean home spares a loss, where that is asked (R-10).

    :clause:`whichside.unsanitary.zero-shield`
    """
    if setup.readings.shield != "automatic":
        for name in names_of(setup):
            yield from (Protect.of(name, accepted) for accepted in (False, True))


def picks(setup: Setup) -> Iterator[Pick]:
    """As many options as a card has at most."""
    most = max((len(one.options) for _, one in effects_of(setup.content, Either)), default=0)
    for name in names_of(setup):
        yield from (Pick.of(name, option) for option in range(1, most + 1))


def closings(setup: Setup) -> Iterator[CloseTile]:
    """Every workplace on the table, if a card closes one that is chosen.

    :clause:`whichside.component.workplaces`
    """
    if any(one.tile is None for _, one in effects_of(setup.content, Closing)):
        for tile in _tiles(setup):
            if tile_of(setup.content, tile).kind == "work":
                yield CloseTile.of(tile)


def gauges(setup: Setup) -> Iterator[WorsenGauge]:
    """The gauges of the Employers' board, if circumstances are rolled.

    :clause:`whichside.variant.unforeseen.d66`
    """
    if setup.rolls:
        found: tuple[EmployersGauge, ...] = LABOUR
        if setup.readings.rolled_gauges == "with-strength":
            found += ("strength",)
        yield from map(WorsenGauge.of, found)


def cards(setup: Setup) -> Iterator[Draw]:
    """Every card and premises that can come up, and whom or what a circumstance can hit."""
    content = setup.content
    found: list[str] = [one.id for one in content.premises]
    found += piles.used(setup, content.misfortunes)
    found += piles.used(setup, content.incidents)
    found += [one.id for one in content.solidarities]
    found += _employer_cards(setup)
    found += [one.id for one in content.strategies]
    if setup.rolls:
        found += [person for name in names_of(setup) for person, _ in _people(setup, name)]
        found += [*LABOUR, "strength"]
    yield from map(Draw.of, dict.fromkeys(found))
