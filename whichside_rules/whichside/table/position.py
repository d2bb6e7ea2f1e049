"""Building positions, and reading and writing them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Literal, Unpack

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.nearest import nearest
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.codec import Codec
from whichside_rules.kernel.playing.given import of_its_types
from whichside_rules.kernel.playing.invariant import Broken, impossible
from whichside_rules.kernel.playing.refusal import ImpossiblePosition
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.kernel.values.value import altered, fields_of
from whichside_rules.whichside import (
    control,
    daily,
    employer,
    fight,
    misfortune,
    night,
    offensives,
    plans,
    turn,
)
from whichside_rules.whichside.engine import lasting, piles, words
from whichside_rules.whichside.engine.content import (
    employer_card_of,
    plan_of,
    plans_of,
    solidarity_of,
)
from whichside_rules.whichside.engine.effect import Closing, ForLonger, TenementName
from whichside_rules.whichside.engine.events import EVENT
from whichside_rules.whichside.engine.given import Given, GivenTenement
from whichside_rules.whichside.engine.moves import Move
from whichside_rules.whichside.engine.scenarios import scenario_of
from whichside_rules.whichside.engine.state import (
    Faced,
    LaidPlan,
    Longer,
    Person,
    Phase,
    Setup,
    TenementState,
    TileState,
    WhichsideState,
)
from whichside_rules.whichside.engine.tenements import names_of, why_these
from whichside_rules.whichside.engine.words import called
from whichside_rules.whichside.game import chance_outcomes, legal_actions
from whichside_rules.whichside.setup import new_game
from whichside_rules.whichside.solidarity import with_guest
from whichside_rules.whichside.strategy import Result
from whichside_rules.whichside.table import begun
from whichside_rules.whichside.variant import duo

Being = tuple[int, str] | tuple[int, str, bool]
"""The health of a character, its place, and whether it is injured for good."""

Pile = Literal[
    "misfortunes", "incidents", "solidarities", "strategies", "normals", "difficults", "stock"
]
"""What lies face down: the field of :class:`WhichsideState` with the pile."""

_AS_DESCRIBED: tuple[Callable[[WhichsideState], Iterator[Broken]], ...] = (
    fight.countered_before_the_marker,
    employer.nothing_waits_any_more,
    misfortune.no_more_came_than_are_drawn,
    plans.guests_by_what_was_won,
    plans.a_plan_in_every_turn,
)
"""What is looked at where a table is described, and which a game that began from a table with
little on it need not keep to."""

_OWN = frozenset(fields_of(TenementState)) - {"name", "people"}


@of_its_types
def position(
    *,
    setup: Setup | None = None,
    phase: Phase = "struggle",
    tenements: Mapping[TenementName, GivenTenement] | None = None,
    people: Mapping[str, Being] | None = None,
    guests: Mapping[str, TenementName] | None = None,
    improved: Sequence[str] = (),
    faced: Sequence[str] = (),
    active: Sequence[str] = (),
    strategy: str | None = None,
    countered: Sequence[int] = (),
    over: Sequence[str] = (),
    rolled: Sequence[int] = (),
    ended: Mapping[str, Result] | None = None,
    destroyed: Sequence[str] = (),
    left: Mapping[Pile, int] | None = None,
    gone: Mapping[Pile, Sequence[str]] | None = None,
    lost: str | None = None,
    began_with: str | None = None,
    **given: Unpack[Given],
) -> WhichsideState:
    """Build any position that a table can show; what is not given is as after the set-up.

    Risk and Police Threat of which nothing is given stand at their minimum, the condition of the
    plan by which the turn began is in force, and Employers' Strength is as low as the plans that
    the marker has left and the means of production allow, of which one each is of a turn.

    Args:
        setup: people, Tenements, readings and content.
        phase: the part of the turn.
        tenements: for each Tenement that differs, the fields that do: ``{"dollars": 5}``.
        people: for each character that differs, its health, its place, and whether it is injured
            for good.
        guests: who came with a solidarity card, and the Tenement of each.
        improved: the tiles with side B up.
        faced: Employer cards that lie face up.
        active: exceptional measures in force, with what they change for all.
        strategy: the strategy in play; its plans are laid out. Where its condition falls on
            who has the most or least of something, or leaves a choice, ``longer`` says what it
            did.
        countered: which of its plans are countered, counted from 1; the marker stands on the last
            one of them, or from the end of that turn on the next, unless ``step`` says otherwise;
            where none is, on the first that goes with the Strength that is given.
        over: strategies that have ended; those that the scenario puts before them have as well.
        rolled: results of the D66 before the first turn, at most as many as the set-up rolls.
            What they set holds; whom they hit is told in ``people``, which gauges where they are.
        ended: strategies that have ended and are over, by their result: what that changes for the
            whole game is in force, and what it destroys is gone.
        destroyed: tiles that were destroyed by a strategy of which ``ended`` does not tell; it is
            over.
        left: of piles that are not whole, how many cards are left; which they are nobody knows.
        gone: of piles that are not whole, which cards have come up and lie nowhere on the table.
        lost: the strategy that was lost before the first turn, where the variant has one lost.
        began_with: the plan with which the turn began, where the marker does not tell it any more:
            what it says of the turn holds to its end.
        given: the other fields of :class:`WhichsideState`.

    Raises:
        ImpossiblePosition: no table can show it; the message names each value.
    """
    start = begun.with_circumstances(_joined(new_game(setup), guests or {}), rolled)
    values = _as_at_the_start(start, phase, given)
    lasts, burnt = begun.what_is_left_of(start, ended or {})
    if "tiles" in given:
        improved, destroyed = _as_they_lie(start, given["tiles"], improved, destroyed)
    values["tiles"] = _tiles(start, improved, (*destroyed, *burnt))
    fires = begun.burnt(start, destroyed, strategy, ended or {})
    start, over = _with_fires(start, values, fires, (*over, *(ended or {})))
    if lost is not None:
        start, over = _with_lost(start, values, lost, over)
    values["faced"] = tuple(
        [Faced(card, False) for card in faced] + [Faced(card, True) for card in active]
    )
    values["longer"] = (*start.longer, *lasts, *given.get("longer", ()), *_in_force(start, active))
    if "strategies" not in given and (over or strategy is not None):
        values["strategies"] = begun.strategies_left(start, strategy, over)
    _lay_out(start, values, strategy, countered, given)
    values["longer"] += tuple(_condition(start, values, began_with))
    strength = given.get("strength", _strength(start, values, len(guests or ())))
    if phase != "setup":
        is_first = strength == start.strength and phase != "over"
        start = _at_their_minimum(start, values["longer"], is_first=is_first)
    values["tenements"] = _tenements(start, tenements or {}, people or {})
    if "misfortunes" not in given:
        _take_misfortunes(values, strength, (gone or {}).get("misfortunes", ()))
    _take_from_the_piles(values, (*faced, *active), gone or {}, left or {}, given)
    if "strength" not in given:
        values["strength"] = _strength(start, values, len(guests or ()))
    try:
        state = WhichsideState(**values)
    except InvalidValue as error:
        raise ImpossiblePosition.of(error) from None
    if phase in ("daily", "night") and "acting" not in given:
        state = altered(state, acting=_acting(state))
    for check in _AS_DESCRIBED:
        for broken in check(state):
            raise impossible(broken.why, broken.clause)
    _as_raised(state, tenements or {})
    if "strength" in given and len(rolled) == start.setup.rolls:
        _since_the_start(start, state, rolled, _strength(start, values, len(guests or ())))
    return _waiting(state)


def _since_the_start(
    start: WhichsideState, state: WhichsideState, rolled: Sequence[int], least: int
) -> None:
    """Refuse a Strength before that with which the D66 began the game, or a first turn that has
    just begun and in which something has happened; by a desperate situation something has.

    :clause:`whichside.employers-board.es-never-left`
    :clause:`whichside.setup.start-values-from-scenario`
    """
    if rolled and state.strength < least and state.phase != "setup":
        why = words.impossible("before-the-roll", strength=state.strength, least=least)
        raise impossible(why, "whichside.employers-board.es-never-left")
    if state.strength != start.strength or state.phase != "misfortunes" or state.agenda:
        return
    others = tuple(begun.not_as_begun(start, state, rolled))
    if others and not scenario_of(start.setup).lost_strategy:
        why = words.impossible(
            "not-as-begun", strength=state.strength, things=others, number=len(others)
        )
        raise impossible(why, "whichside.setup.start-values-from-scenario")


def _as_raised(state: WhichsideState, given: Mapping[TenementName, GivenTenement]) -> None:
    """Refuse a gauge that is given lower than those who were placed have raised it.

    :clause:`whichside.daily.immediate-gauges`
    """
    for name, own in given.items():
        for gauge in lasting.RETURNING:
            at = own.get(gauge)
            raised = daily.raised_by_placing(state, name, gauge)
            least = lasting.least_possible(state, gauge, name) + raised
            if raised and at is not None and at < least:
                why = words.impossible("not-raised", tenement=name, gauge=gauge, at=at, least=least)
                raise impossible(why, "whichside.daily.immediate-gauges")


def _as_at_the_start(
    start: WhichsideState, phase: Phase, given: Mapping[str, Any]
) -> dict[str, Any]:
    """The fields of a position as after the set-up, but for those that are given as they are."""
    values: dict[str, Any] = {name: getattr(start, name) for name in fields_of(WhichsideState)}
    return values | {"phase": phase, "agenda": (), **given}


def _acting(state: WhichsideState) -> TenementName | None:
    """Whose turn it is where that is unsaid: the first one's in the order who can do something.

    :clause:`whichside.daily.one-at-a-time`
    """
    can_act = daily.can_place if state.phase == "daily" else night.is_awake
    waiting = [one for one in turn.in_order(state) if one not in state.passed]
    return next((one for one in waiting if can_act(state, one)), next(iter(waiting), None))


def _with_fires(
    start: WhichsideState, values: dict[str, Any], fires: Iterable[str], over: tuple[str, ...]
) -> tuple[WhichsideState, tuple[str, ...]]:
    """The start, and the strategies that are over, where some have burnt a tile."""
    if set(fires) <= set(over):
        return start, over
    if not scenario_of(start.setup).lost_strategy:
        return start, (*over, *fires)
    start = begun.lost_before(start, set(fires) - set(over))
    values["strategies"] = start.strategies
    return start, over


def _with_lost(
    start: WhichsideState, values: dict[str, Any], lost: str, over: tuple[str, ...]
) -> tuple[WhichsideState, tuple[str, ...]]:
    """The start without the strategy that was lost before the first turn, and those that are over.

    :clause:`whichside.variant.desperate.initial-strategy-defeat`
    """
    if not scenario_of(start.setup).lost_strategy:
        raise impossible(
            words.impossible("none-lost-before", strategy=called("card", lost)),
            "whichside.variant.desperate.initial-strategy-defeat",
        )
    start = begun.lost_before(start, (lost,))
    values["strategies"] = start.strategies
    return start, tuple(one for one in over if one != lost)


def _lay_out(
    start: WhichsideState,
    values: dict[str, Any],
    strategy: str | None,
    countered: Sequence[int],
    given: Mapping[str, Any],
) -> None:
    """Lay out the plans of the strategy in play."""
    if strategy is None and countered:
        raise impossible(
            words.impossible("no-such-plan", plan=max(countered), last=0),
            "whichside.offensives.lay-plans",
        )
    if strategy is not None:
        phase, strength = values["phase"], given.get("strength")
        left = countered and phase not in fight.UNTIL_IT_MOVES
        last = len(plans_of(start.setup.content, strategy))
        first = plans.first_step(start.setup, strategy, strength, phase)
        step = given.get("step", min(max(countered, default=first) + bool(left), last))
        laid = _plans(start, strategy, countered, step)
        values |= laid if "plans" not in given else {"strategy": strategy, "step": step}


def _take_from_the_piles(
    values: dict[str, Any],
    cards: Iterable[str],
    gone: Mapping[Pile, Sequence[str]],
    left: Mapping[Pile, int],
    given: Mapping[str, Any],
) -> None:
    """Nothing that lies face up lies in a pile as well, and some piles are not whole."""
    if "stock" not in given:
        for premises in _laid_out(values):
            values["stock"] = _less(values["stock"], premises)
    for card in cards:
        for pile in ("normals", "difficults"):
            values[pile] = _less(values[pile], card)
    for name, came_up in gone.items():
        values[name] = piles.come_up(values[name], came_up)
    for name, number in left.items():
        values[name] = piles.of_which_are_left(values[name], number)


def _take_misfortunes(values: dict[str, Any], strength: int, gone: Sequence[str]) -> None:
    """Misfortunes that can be told to have come up are not in the pile, said or not.

    Unless all have come up since and were shuffled again, which those that are gone may show.
    """
    setup = values["setup"]
    there = [*misfortune.came_this_turn(setup, values["longer"], values["agenda"])]
    if misfortune.times_through(setup, strength) == 1:
        for why in piles.more_than_there_are(there, setup.content.misfortunes):
            raise impossible(why, "whichside.component.misfortune-cards")
        there += misfortune.came_before(setup, values["tenements"])
    for card in (Counter(there) - Counter(gone)).elements():
        values["misfortunes"] = _less(values["misfortunes"], card)


def _strength(start: WhichsideState, values: Mapping[str, Any], guests: int) -> int:
    """Employers' Strength where it is unsaid: as low as what has happened since the start allows.

    One plan is left a turn, and one means of production taken. More turns than the track has cells
    are impossible, and said to be so by whoever counts them.
    :clause:`whichside.plans.move-marker` :clause:`whichside.control.once-per-turn`
    """
    phase, taken = values["phase"], bool(values["controlled"])
    setup, strategy, due = start.setup, values["strategy"], bool(values["agenda"])
    plans_left = plans.behind(setup, values["strategies"], strategy, values["step"])
    least = max(
        control.turns_before(len(values["objectives"]), phase, taken=taken),
        plans.turns_before(plans_left, phase, due=due),
        plans.turns_before(plans.fewest_plans(setup, guests), phase, due=due),
    )
    if strategy and offensives.can_be_drawn(setup, strategy):
        over = plans.turns_over(setup, strategy, values["step"], phase)
        least = min((one for one in over if one >= least), default=least)
    return start.strength + least


def _in_force(start: WhichsideState, active: Sequence[str]) -> Iterator[Longer]:
    """What exceptional measures in force change for all; that a card is unknown is told later."""
    content = start.setup.content
    known = {one.id for one in (*content.normals, *content.difficults)}
    for card in (one for one in active if one in known):
        printed = employer_card_of(content, card)
        for effect in duo.effects(start.setup, printed, printed.effects):
            match effect:
                case ForLonger(until="active") if effect.what == "wage" or effect.whom == "each":
                    yield from lasting.lasts(effect, card, names_of(start.setup))
                case Closing(until="active") if effect.tile:
                    yield Longer("closed", 0, None, effect.tile, "active", card)


def _condition(
    start: WhichsideState, values: Mapping[str, Any], began_with: str | None
) -> Iterator[Longer]:
    """What the condition of the plan by which the turn began changes, countered or not.

    When the employers have acted, the marker stands one plan further; the condition of that one
    begins with the next turn. Where their strategy has ended, ``began_with`` names the plan.
    :clause:`whichside.cards.plan-turn-condition` :clause:`whichside.plans.move-marker`
    """
    phase, step = values["phase"], values["step"]
    if phase in ("life", "offensives", "end"):
        step -= 1
    if phase in ("setup", "over"):
        return
    laid = values["plans"]
    name = laid[step - 1].plan if 0 < step <= len(laid) else began_with
    if began_with not in (None, name) or (began_with and phase not in lasting.EMPLOYERS):
        raise impossible(words.impossible("began-otherwise"), "whichside.plans.move-marker")
    if name is None:
        return
    if name not in (one.id for one in start.setup.content.plans):
        raise impossible(
            words.impossible("unknown-plan", plan=name), "whichside.component.plan-cards"
        )
    plan = plan_of(start.setup.content, name)
    there = [tile.id for tile in values["tiles"]]
    first = values["first"] if values["first"] in names_of(start.setup) else start.first
    for effect in duo.effects(start.setup, plan, plan.condition):
        match effect:
            case ForLonger(what="wage") | ForLonger(whom="each"):
                yield from lasting.lasts(effect, plan.id, turn.in_order(start, first))
            case ForLonger(whom="victim"):
                yield from lasting.lasts(effect, plan.id, (first,))
            case Closing() if effect.tile:
                tile = effect.tile if effect.tile in there else None
                yield Longer("closed", 0, None, tile, effect.until, plan.id)


def _at_their_minimum(
    start: WhichsideState, longer: tuple[Longer, ...], *, is_first: bool
) -> WhichsideState:
    """The start with Risk and Police Threat at the minimum that cards raise.

    What is raised for the whole game is felt in the first turn, or when it ends (R-125).
    :clause:`whichside.end-of-turn.reset-gauges` :clause:`whichside.end-of-turn.minimum-shift`
    """
    later = is_first and start.setup.readings.rolled_minimum == "lowest"
    raising = tuple(
        one
        for one in longer
        if one.what in lasting.MINIMUM.values() and not (later and one.until == "game")
    )
    if not raising:
        return start
    raised = altered(start, longer=raising)
    return replace(
        start,
        tenements=tuple(
            replace(
                one,
                risk=lasting.minimum(raised, "risk", one.name),
                police=lasting.minimum(raised, "police", one.name),
            )
            for one in start.tenements
        ),
    )


def _laid_out(values: Mapping[str, Any]) -> Iterator[str]:
    """The premises that lie elsewhere than in the stock."""
    yield from values["market"]
    for tenement in values["tenements"]:
        if tenement.premises:
            yield tenement.premises
    if values["hosted"]:
        yield values["hosted"].premises


def _less(pile: Deck[str], card: str) -> Deck[str]:
    """A pile without a card, wherever it lies in it."""
    if any(outcome.move == card for outcome in pile.draws()):
        return pile.without(card)
    strata = list(pile.strata)
    at = next((n for n, stratum in enumerate(strata) if card in stratum), None)
    if at is None:
        return pile
    left = list(strata[at])
    left.remove(card)
    strata[at : at + 1] = [tuple(left)] if left else []
    return replace(pile, strata=tuple(strata))


def _playing(start: WhichsideState, name: str) -> None:
    """Refuse a Tenement that is not in the game."""
    seats = names_of(start.setup)
    if name not in seats:
        raise impossible(words.not_playing(name, seats), why_these(start.setup))


def _all(named: Iterable[tuple[str, str]]) -> tuple[Text, ...]:
    """What some things are called, each by its group and its id."""
    return tuple(called(group, one) for group, one in named)


def _joined(start: WhichsideState, guests: Mapping[str, TenementName]) -> WhichsideState:
    """The start with those who came with solidarity cards, whose cards are gone."""
    for who, home in guests.items():
        card = solidarity_of(start.setup.content, who)
        if card is None or not card.guest:
            known = [("character", one.id) for one in start.setup.content.solidarities if one.guest]
            raise impossible(
                words.impossible("joins", guest=called("character", who), known=_all(known)),
                "whichside.component.solidarity-cards",
            )
        _playing(start, home)
        start = replace(
            start,
            tenements=tuple(
                replace(one, people=with_guest(one, who)) if one.name == home else one
                for one in start.tenements
            ),
            solidarities=_less(start.solidarities, who),
        )
    return start


def _tenements(
    start: WhichsideState,
    given: Mapping[TenementName, GivenTenement],
    people: Mapping[str, Being],
) -> tuple[TenementState, ...]:
    for name in given:
        _playing(start, name)
    living = {person.id for tenement in start.tenements for person in tenement.people}
    strangers = sorted(set(people) - living)
    if strangers:
        boards = start.setup.content.boards
        for board in boards:
            if any(one.id == strangers[0] for one in board.people):
                _playing(start, board.id)
        near = [("character", one) for one in nearest(strangers[0], living)]
        stranger = called("character", strangers[0])
        raise impossible(
            words.impossible("not-alive", character=stranger, near=_all(near), number=len(near)),
            "whichside.individual-board.contents",
        )
    found = []
    for tenement in start.tenements:
        own: dict[str, Any] = {**given.get(tenement.name, {})}
        wrong = sorted(set(own) - _OWN)
        if wrong:
            raise ImpossiblePosition(f"a Tenement has no {wrong[0]!r}; it has {sorted(_OWN)}")
        try:
            who = tuple(
                Person(one.id, *people.get(one.id, (one.health, one.place)))
                for one in tenement.people
            )
            found.append(replace(tenement, people=who, **own))
        except InvalidValue as error:
            raise ImpossiblePosition.of(error) from None
    return tuple(found)


def _as_they_lie(
    start: WhichsideState,
    tiles: Sequence[TileState],
    improved: Sequence[str],
    destroyed: Sequence[str],
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Which tiles show side B and which are gone, where those that lie there are given."""
    if improved or destroyed:
        raise ImpossiblePosition(
            "tiles are given, and which are improved or destroyed as well; give one of them"
        )
    there = [tile.id for tile in tiles]
    if len(set(there)) < len(there):
        raise ImpossiblePosition(f"tiles: one of them lies there twice: {', '.join(there)}")
    laid_out = [tile.id for tile in start.tiles]
    for name in there:
        if name not in laid_out:
            lying = _all([("tile", one) for one in laid_out])
            raise impossible(
                words.impossible("not-laid-out", named=called("tile", name), there=lying),
                "whichside.setup.tiles-layout",
            )
    gone = tuple(name for name in laid_out if name not in there)
    return tuple(tile.id for tile in tiles if tile.improved), gone


def _tiles(
    start: WhichsideState, improved: Sequence[str], destroyed: Sequence[str]
) -> tuple[TileState, ...]:
    laid_out = [tile.id for tile in start.tiles]
    there = [name for name in laid_out if name not in destroyed]
    for name in (*improved, *(one for one in destroyed if one not in laid_out)):
        if name not in there:
            lying = _all([("tile", one) for one in there])
            raise impossible(
                words.impossible("not-laid-out", named=called("tile", name), there=lying),
                "whichside.setup.tiles-layout",
            )
    return tuple(TileState(name, name in improved) for name in there)


def _plans(
    start: WhichsideState, strategy: str, countered: Sequence[int], step: int
) -> dict[str, Any]:
    printed = plans_of(start.setup.content, strategy)
    if not printed:
        raise impossible(
            words.impossible("not-in-this-game", strategy=called("card", strategy)),
            "whichside.setup.strategy-piles",
        )
    for plan in countered:
        if not 1 <= plan <= len(printed):
            raise impossible(
                words.impossible("no-such-plan", plan=plan, last=len(printed)),
                "whichside.offensives.lay-plans",
            )
    if not 1 <= step <= len(printed):
        raise impossible(
            words.impossible("no-such-step", step=step, last=len(printed)),
            "whichside.offensives.lay-plans",
        )
    laid = tuple(LaidPlan(plan.id, plan.step in countered) for plan in printed)
    return {
        "strategy": strategy,
        "plans": laid,
        "step": step,
    }


def _waiting(state: WhichsideState) -> WhichsideState:
    """Refuse a position in which nobody can go on."""
    if not (state.ending or legal_actions(state) or chance_outcomes(state)):
        raise impossible(
            words.impossible("nothing-to-do", phase=state.phase), "whichside.turn.part1-order"
        )
    return state


JSON = Codec(WhichsideState, Setup, WhichsideState, Move, EVENT, accept=_waiting)
"""Reads and writes the values of this game as JSON."""

state_adapter: Final = JSON.state_adapter
setup_adapter: Final = JSON.setup_adapter
view_adapter: Final = JSON.view_adapter
move_adapter: Final = JSON.move_adapter
event_adapter: Final = JSON.event_adapter
to_json: Final = JSON.to_json
from_json: Final = JSON.from_json
key: Final = JSON.key
