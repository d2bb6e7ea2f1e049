"""How a game under way began: what the D66 changed, and which strategies are over since."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NoReturn

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.files.content import clauses_of
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.invariant import impossible
from whichside_rules.whichside import offensives, strategy as strategies
from whichside_rules.whichside.engine import lasting, words
from whichside_rules.whichside.engine.content import LABOUR, RESOURCES
from whichside_rules.whichside.engine.effect import Destruction, ForLonger
from whichside_rules.whichside.engine.moves import Roll
from whichside_rules.whichside.engine.scenarios import scenario_of
from whichside_rules.whichside.engine.state import Longer, Setup, WhichsideState
from whichside_rules.whichside.engine.tasks import RollD66
from whichside_rules.whichside.engine.tenements import names_of
from whichside_rules.whichside.game import apply
from whichside_rules.whichside.scenario import winter_fires
from whichside_rules.whichside.variant import unforeseen

ALL_GAUGES = 16
"""The result by which all gauges move, where there are three.
:clause:`whichside.variant.unforeseen.16`"""


def with_circumstances(start: WhichsideState, rolled: Sequence[int]) -> WhichsideState:
    """The start as these results of the D66 changed it.

    What somebody chose, or chance did, is not among it: who was hit is said of the characters, and
    which gauge of the gauges.

    Raises:
        ImpossiblePosition: the dice cannot fall so, or not so often.

    :clause:`whichside.variant.unforeseen.rolls` :clause:`whichside.variant.unforeseen.stacking`
    """
    for result in rolled:
        for wrong in unforeseen.check_result(result):
            raise impossible(wrong.why, wrong.clause)
    if len(rolled) > start.setup.rolls:
        why = words.impossible("more-results", results=len(rolled), rolls=start.setup.rolls)
        raise impossible(why, "whichside.variant.unforeseen.rolls")
    if not rolled:
        return start
    state = replace(start, agenda=(RollD66.of(len(rolled), (), 0),))
    # The first choice stops what follows: where all gauges move there is none, so that comes first.
    for result in sorted(rolled, key=lambda one: one != ALL_GAUGES):
        for face in divmod(result, 10):
            state = apply(state, Roll.of(face)).state
    return replace(state, agenda=start.agenda)


def strategies_left(start: WhichsideState, strategy: str | None, over: Iterable[str]) -> Deck[str]:
    """The strategies to come, where one is in play and others are over.

    Where the scenario orders them, those before one of these are over as well.

    Raises:
        ImpossiblePosition: they cannot be over in this game.

    :clause:`whichside.setup.strategy-piles` :clause:`whichside.offensives.draw-strategy`
    """
    past = tuple(dict.fromkeys(over))
    for one in past:
        if one == strategy:
            _refuse("over-and-in-play", strategy=words.card(one))
        if not offensives.can_be_drawn(start.setup, one):
            _refuse("not-in-this-game", strategy=words.card(one))
    if scenario_of(start.setup).offensives:
        return _in_order(start.strategies, strategy, past)
    return _at_random(start, (*past, *([strategy] if strategy else ())))


def what_is_left_of(
    start: WhichsideState, ended: Mapping[str, strategies.Result]
) -> tuple[tuple[Longer, ...], tuple[str, ...]]:
    """What strategies that have ended change for the whole game, and the tiles that they destroyed.

    Raises:
        ImpossiblePosition: a strategy cannot end so.

    :clause:`whichside.strategy.end` :clause:`whichside.strategy.table.2-step-partial-victory`
    """
    for one in start.setup.content.strategies:
        if one.id in ended and ended[one.id] not in strategies.results_of(one.steps):
            said = words.card(one.id)
            raise impossible(
                words.impossible("no-such-result", strategy=said, steps=one.steps),
                f"whichside.strategy.table.{one.steps}-step-{ended[one.id]}",
            )
    longer, destroyed = list[Longer](), list[str]()
    there = {tile.id for tile in start.tiles}
    for one in start.setup.content.strategies:
        if one.id not in ended:
            continue
        for effect in strategies.effects_of(start.setup, one, ended[one.id]):
            match effect:
                case ForLonger(until="game") if effect.what == "wage" or effect.whom == "each":
                    longer += lasting.lasts(effect, one.id, names_of(start.setup))
                case Destruction() if effect.tile in there:
                    destroyed.append(effect.tile)
    return tuple(longer), tuple(destroyed)


def burnt(
    start: WhichsideState,
    destroyed: Iterable[str],
    strategy: str | None,
    ended: Mapping[str, strategies.Result],
) -> tuple[str, ...]:
    """The strategies that are over since these tiles were destroyed, where only one can have been.

    Raises:
        ImpossiblePosition: nothing can have destroyed one of them.

    :clause:`whichside.scenario.winter-fires.strategy-1-undefeated`
    :clause:`whichside.scenario.winter-fires.strategy-3-undefeated`
    """
    over = dict[str, None]()
    for tile in destroyed:
        if winter_fires.burns_otherwise(start.setup, tile):
            continue
        fires = winter_fires.fires(start.setup, tile)
        if not fires:
            why = words.impossible("nothing-destroys", tile=tile)
            raise impossible(why, "whichside.setup.tiles-layout")
        can = [one for one in fires if one != strategy and ended.get(one) in (None, *fires[one])]
        if not can:
            key = "did-not-burn" if strategy in fires else "burnt-or-not"
            why = words.impossible(key, tile=tile, by=tuple(words.card(one) for one in fires))
            raise impossible(why, *_of_the_fire(start.setup, next(iter(fires))))
        if len(can) == 1:
            over[can[0]] = None
    return tuple(over)


def _of_the_fire(setup: Setup, strategy: str) -> tuple[str, ...]:
    """The clauses by which a strategy destroys a tile."""
    return clauses_of(setup.content, f"strategies.{strategy}.defeat")


def lost_before(start: WhichsideState, fires: Iterable[str]) -> WhichsideState:
    """The start where one of these strategies was lost before the first turn, by the variant.

    :clause:`whichside.variant.desperate.initial-strategy-defeat`
    """
    lost = next(iter(fires), None)
    if lost is None:
        return start
    return replace(start, strategies=offensives.strategy_pile(start.setup, lost=lost))


def _in_order(pile: Deck[str], strategy: str | None, past: Sequence[str]) -> Deck[str]:
    order = pile.certain()
    if strategy not in order:
        return Deck(pile.strata[max((order.index(one) + 1 for one in past), default=0) :])
    there = order.index(strategy)
    for one in past:
        if order.index(one) > there:
            _refuse("not-over-yet", strategy=words.card(one), current=words.card(strategy))
    return Deck(pile.strata[there + 1 :])


def _at_random(start: WhichsideState, drawn: Sequence[str]) -> Deck[str]:
    pile, setup = start.strategies, start.setup
    for one in drawn:
        if any(outcome.move == one for outcome in pile.draws()):
            pile = pile.without(one)
        elif len(drawn) > 1:
            steps = offensives.steps_of(setup, one)
            alike = [each for each in drawn if offensives.steps_of(setup, each) == steps]
            _refuse(
                "too-many-strategies",
                strategies=tuple(words.card(each) for each in alike),
                steps=steps,
                most=offensives.how_many(setup, one),
            )
    return pile


def _refuse(key: str, **values: object) -> NoReturn:
    raise impossible(words.impossible(key, **values), "whichside.setup.strategy-piles")


SET_UP = ("unsanitary", "dollars", *RESOURCES, "premises")
"""What the scenario puts on the board of a Tenement, or leaves off it."""


def not_as_begun(
    start: WhichsideState, state: WhichsideState, rolled: Sequence[int]
) -> Iterator[Text]:
    """What lies otherwise than after the set-up when the first turn has just begun.

    Whom, or which gauges, the D66 hit the table says; that it hit some is looked at.
    :clause:`whichside.setup.start-values-from-scenario` :clause:`whichside.setup.begin`
    """
    rows = {unforeseen.row_of(one).what for one in rolled}
    injured = bool(scenario_of(start.setup).start.injured)
    hurt, sent = (not rows.isdisjoint((one, f"{one}-each")) for one in ("injured", "imprisoned"))
    for now, then in zip(state.tenements, start.tenements, strict=True):
        whole = zip(now.people, then.people, strict=True)
        lost = [one.health != was.health for one, was in whole]
        gone = [one.place != "home" for one in now.people]
        wrong = (any(lost) and not (hurt or injured)) or (any(gone) and not sent)
        spared = ("injured-each" in rows and not any(lost)) or (
            "imprisoned-each" in rows and not any(gone)
        )
        others = any(getattr(now, what) != getattr(then, what) for what in SET_UP)
        if wrong or spared or others or any(one.maimed for one in now.people):
            yield words.called("player", now.name)
    moved = [labour for labour in LABOUR if getattr(state, labour) != getattr(start, labour)]
    if "gauges" not in rows:
        yield from (words.called("labour", one) for one in moved)
    elif not moved:
        yield from (words.called("labour", one) for one in LABOUR)
    yield from (words.called("tile", tile.id) for tile in state.tiles if tile.improved)
    yield from (words.card(one.card) for one in state.faced if one.active)
