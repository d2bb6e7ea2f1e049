"""Whether a Tenement can suffer what a card does in full: asked of its effects, one by one.

Each effect leaves the Tenement as it would be afterwards, in every way in which its player can take
it; the next effect is asked of these. So a card that costs two characters their health needs two
HEA, and one that sends two to prison needs two who can go.
"""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.values.value import altered, unchecked
from whichside_rules.whichside import health, prison, unsanitary
from whichside_rules.whichside.engine import lasting
from whichside_rules.whichside.engine.content import board_of, character_of, flat
from whichside_rules.whichside.engine.effect import (
    Effect,
    Effects,
    Either,
    Maiming,
    OnGauge,
    OnHealth,
    OnMoney,
    OnResource,
    TenementName,
    ToPrison,
)
from whichside_rules.whichside.engine.state import (
    AWAY,
    Person,
    Position,
    TenementState,
)
from whichside_rules.whichside.engine.tenements import tenement_of


def in_full(position: Position, effects: Effects, name: TenementName) -> bool:
    """Whether there is a way to suffer all of these effects; of money, whatever one has.

    What falls on others than the victim asks nothing of it.
    :clause:`whichside.misfortune.full-effect` :clause:`whichside.misfortune.money-exception`
    """
    # It may be asked while a move changes the Tenement, so it is asked of a copy.
    tenement = unchecked(TenementState, tenement_of(position, name))
    own = [one for one in effects if _is_own(one)]
    return _some_way(position, tenement, own)


def _is_own(effect: Effect) -> bool:
    """Whether an effect falls on the victim alone."""
    return getattr(effect, "whom", None) == "victim"


def lacks_dollars(position: Position, effects: Effects, name: TenementName) -> bool:
    """Whether these effects take more dollars than there are; they are suffered all the same.

    :clause:`whichside.misfortune.money-exception`
    """
    taken = -sum(one.by for one in effects if isinstance(one, OnMoney) and one.whom == "victim")
    return taken > tenement_of(position, name).dollars


def goes_beyond(position: Position, effects: Effects, name: TenementName) -> bool:
    """Whether these effects would take Risk or Police Threat of a Tenement beyond its last cell.

    :clause:`whichside.daily.gauge-maximum`
    """
    tenement, board = tenement_of(position, name), board_of(position.setup.content, name)
    for gauge, last in (("risk", board.last_risk), ("police", board.last_police)):
        by = sum(
            one.by
            for one in flat(effects)
            if isinstance(one, OnGauge) and one.gauge == gauge and _is_own(one)
        )
        if getattr(tenement, gauge) + by > last:
            return True
    return False


def _some_way(position: Position, tenement: TenementState, effects: list[Effect]) -> bool:
    if not effects:
        return True
    first, *others = effects
    ways = _ways(position, tenement, first)
    if not others:
        return next(ways, None) is not None
    return any(_some_way(position, one, others) for one in ways)


def _ways(position: Position, tenement: TenementState, effect: Effect) -> Iterator[TenementState]:
    """How the Tenement can stand after it has suffered an effect in full."""
    board = board_of(position.setup.content, tenement.name)
    match effect:
        case OnGauge(gauge="risk"):
            if _goes_so_far(position, tenement, "risk", effect.by):
                yield from _further(position, tenement, effect, board.last_risk)
        case OnGauge(gauge="police"):
            if _goes_so_far(position, tenement, "police", effect.by):
                yield from _further(position, tenement, effect, board.last_police)
        case OnGauge():
            if tenement.unsanitary + effect.by >= 0:
                yield from _further(position, tenement, effect, unsanitary.LAST)
        case OnHealth() if effect.by < 0:
            yield from _weaker(position, tenement, effect)
        case Maiming():
            yield from _maimed(position, tenement, effect)
        case ToPrison():
            yield from _imprisoned(position, tenement, effect)
        case OnResource():
            left = getattr(tenement, effect.resource) + effect.by
            if left >= 0:
                yield altered(tenement, **{effect.resource: left})
        case Either():
            for option in effect.options:
                if _is_own(option):
                    yield from _ways(position, tenement, option)
                else:
                    yield tenement
        case _:
            yield tenement


def _goes_so_far(
    position: Position, tenement: TenementState, gauge: lasting.Returning, by: int
) -> bool:
    """Whether a gauge that goes down stays above its minimum; up it always goes."""
    if by >= 0:
        return True
    now: int = getattr(tenement, gauge)
    return now + by >= lasting.lowest(position, gauge, tenement.name)


_ONE_HEALTH = OnHealth("health", -1)


def _further(
    position: Position, tenement: TenementState, effect: OnGauge, last: int
) -> Iterator[TenementState]:
    """A gauge, and the health that each step beyond its last cell costs.

    For Risk and Police Threat nobody can go beyond it but by another reading (R-134).
    :clause:`whichside.unsanitary.overflow` :clause:`whichside.daily.gauge-maximum`
    """
    reached = getattr(tenement, effect.gauge) + effect.by
    lost = effect.gauge != "unsanitary" and position.setup.readings.beyond == "lost"
    if reached > last and lost:
        return
    found = [altered(tenement, **{effect.gauge: min(last, reached)})]
    for _ in range(reached - last):
        found = [way for one in found for way in _weaker(position, one, _ONE_HEALTH)]
    yield from found


def _weaker(
    position: Position, tenement: TenementState, effect: OnHealth
) -> Iterator[TenementState]:
    """Who can lose all that health: one of them, or everybody who fits."""
    if _is_exempt(position, tenement):
        return
    fitting = _fitting(position, tenement, effect)
    able = [one for one in fitting if one.health >= -effect.by]
    if effect.people == "one":
        for person in able:
            yield _with(tenement, _hurt(person, effect.by))
    elif able and able == fitting:
        yield _with(tenement, *(_hurt(person, effect.by) for person in able))


def _is_exempt(position: Position, tenement: TenementState) -> bool:
    """Whether a clean home, which would be spared the loss, cannot be given it (reading R-11).

    An amputation is a loss like others. :clause:`whichside.unsanitary.zero-shield`
    """
    exempt = position.setup.readings.shielded_victim == "exempt"
    return exempt and tenement.unsanitary == 0 and not tenement.spared


def _maimed(
    position: Position, tenement: TenementState, effect: Maiming
) -> Iterator[TenementState]:
    """Who can be injured for good.

    :clause:`whichside.component.black-markers`
    """
    if _is_exempt(position, tenement):
        return
    for person in _fitting(position, tenement, effect):
        if person.health and not person.maimed:
            yield _with(tenement, _maimed_for_good(_hurt(person, -1)))


def _imprisoned(
    position: Position, tenement: TenementState, effect: ToPrison
) -> Iterator[TenementState]:
    """Who can go to prison: one of them, or everybody who fits.

    :clause:`whichside.premises.liberal-lawyer-shelter`
    """
    free = [
        one
        for one in _fitting(position, tenement, effect)
        if not prison.is_out_of_reach(position, one)
    ]
    able = [one for one in free if health.can_act(one)]
    if effect.people == "one":
        for person in able:
            yield _with(tenement, _arrested(person))
    elif able and able == free:
        yield _with(tenement, *map(_arrested, able))


def _fitting(
    position: Position, tenement: TenementState, effect: OnHealth | Maiming | ToPrison
) -> list[Person]:
    content = position.setup.content
    return [
        one
        for one in health.living(tenement)
        if effect.gender in (None, character_of(content, one.id).gender)
        and getattr(effect, "where", None) in (None, health.whereabouts(one))
    ]


def _hurt(person: Person, by: int) -> Person:
    """Somebody with less health; in prison, HEA 0 is death."""
    left = person.health + by
    place = "dead" if not left and person.place in AWAY else person.place
    return Person.of(person.id, left, place, person.maimed)


def _maimed_for_good(person: Person) -> Person:
    return Person.of(person.id, person.health, person.place, True)


def _arrested(person: Person) -> Person:
    return Person.of(person.id, person.health, "arrest", person.maimed)


def _with(tenement: TenementState, *people: Person) -> TenementState:
    """The Tenement with these of its characters as they are now."""
    now = {person.id: person for person in people}
    return altered(tenement, people=tuple(now.get(one.id, one) for one in tenement.people))
