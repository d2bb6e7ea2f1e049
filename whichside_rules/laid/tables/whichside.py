"""The table of the main game: the employers' board, the places, the prison, and each Tenement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Any, Final

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Unseen
from whichside_rules.kernel.playing.refusal import ImpossiblePosition
from whichside_rules.laid.describing import NOTHING, Laying, number
from whichside_rules.laid.description import Area, Thing
from whichside_rules.whichside import cost_of_living, turn, victory
from whichside_rules.whichside.engine import piles, words
from whichside_rules.whichside.engine.content import board_of, tile_of
from whichside_rules.whichside.engine.effect import ForLonger
from whichside_rules.whichside.engine.scenarios import (
    employers_board,
    goals_of,
    is_duo,
    objectives_of,
    scenario_of,
    turns_to_come,
)
from whichside_rules.whichside.strategy import results_of
from whichside_rules.whichside.table import begun, spaces

_LABOUR: Final = ("hours", "conditions", "wages")
_GAUGES: Final = {
    "risk": Text("RIS", "RIS"),
    "police": Text("PT", "MP"),
    "unsanitary": Text("UNS", "INS"),
}
_DIFFICULTY: Final = {
    "easy": Text("easy", "facile"),
    "normal": Text("normal", "normal"),
    "difficult": Text("difficult", "difficile"),
}
_IRONWORKER: Final = Text("Ironworker", "Ironworker")
_PILES: Final = (
    "misfortunes",
    "incidents",
    "solidarities",
    "strategies",
    "normals",
    "difficults",
    "stock",
)
_BOXES: Final = ("arrest", "jail", "lawyer", "dead")
_NONE: Final = Text("none", "aucun")


_SET_UP: Final = frozenset(
    (
        "reveal",
        "draw-strategy",
        "lay-plans",
        "draw-employer-card",
        "judge-goal",
        "apply-condition",
        "begin",
    )
)
"""What is due in a set-up without variants."""


def areas(laying: Laying) -> Iterator[Area]:
    """The areas of the table, from what all share to what lies before each Tenement."""
    state = laying.view
    new = state.phase == "setup" and state == whichside.new_game(state.setup)
    # Of a set-up it can be told what is still to be turned up, and nothing else that is due.
    told = all(one.kind in _SET_UP for one in state.agenda)
    laying.speaks &= new or state.phase != "setup" or told
    yield Area("aim", Text("The game", "La partie"), "list", tuple(_aim(laying, new=new)))
    laying.speaks &= not new  # a new game lies as it is set up
    due = tuple(_due(laying))
    if due:
        yield Area("due", Text("What is due", "Ce qui reste à faire"), "list", due)
    yield Area(
        "employers",
        Text("Employers' board", "Plateau patronal"),
        "gauges",
        tuple(_employers(laying)),
    )
    yield _offensives(laying)
    yield _cards(laying)
    yield _market(laying)
    yield _controlled(laying)
    yield _places(laying)
    yield _prison(laying)
    yield _seats(laying)
    for tenement in laying.view.tenements:
        yield _tenement(laying, tenement)
    yield Area("piles", Text("Piles", "Pioches"), "row", tuple(_piles(laying)))


# What all share -----------------------------------------------------------------------------------


def _aim(laying: Laying, *, new: bool) -> Iterator[Thing]:
    """The scenario, what wins, how many turns are left, and where the turn stands."""
    state, setup = laying.view, laying.setup
    named = [words.called("scenario", setup.scenario)]
    named += [words.called("variant", setup.variant)] if setup.variant else []
    named.append(_DIFFICULTY[scenario_of(setup).difficulty])
    named += [_IRONWORKER] if setup.ironworker else []
    yield laying.thing(
        "scenario",
        Text("scenario", "scénario"),
        _joined(named),
        says=laying.says("the_scenario_is", scenario=setup.scenario),
    )
    if setup.variant:
        yield laying.thing(
            "variant",
            Text("variant", "variante"),
            words.called("variant", setup.variant),
            tone="quiet",
            says=laying.says("the_variant_is", variant=setup.variant),
        )
    if setup.ironworker:
        said = laying.says("with_ironworker")
        yield laying.thing("ironworker", _IRONWORKER, tone="quiet", says=said)
    for at, goal in enumerate(goals_of(setup)):
        n = victory.controls_of(setup, goal)
        asked = [Text(f"{n} means of production", f"{n} moyens de production")]
        if goal.leftmost:
            gauge = words.called("labour", goal.leftmost)
            asked.append(Text(f"leftmost: {gauge.en}", f"tout à gauche : {gauge.fr}"))
        elif goal.gauges:
            n = goal.gauges
            asked.append(
                Text(f"labour gauges leftmost: {n}", f"jauges du travail tout à gauche : {n}")
            )
        name = Text("or", "ou") if at else Text("to win", "pour gagner")
        said = laying.says("own_goal", n=goal.controls, m=goal.gauges) if setup.goal else None
        yield laying.thing(
            f"goal.{at + 1}", name, _joined(asked), clauses=("whichside.victory.source",), says=said
        )
    if setup.tenements:
        people = [words.called("player", one) for one in setup.tenements]
        pair = dict(zip(("one", "other"), setup.tenements, strict=False))
        yield laying.thing(
            "tenements",
            Text("take part", "participent"),
            _joined(people),
            tone="quiet",
            says=laying.says("two_take_part", **pair)
            if len(setup.tenements) == len(pair)
            else None,
        )
    if setup.tiles:
        laid = [words.called("tile", one) for one in setup.tiles]
        said = laying.says("tiles_laid", tiles=setup.tiles)
        name = Text("tiles laid out", "tuiles posées")
        yield laying.thing("tiles", name, _joined(laid), tone="quiet", says=said)
    if setup.rolls:
        name = Text("unforeseen circumstances", "aléas")
        said = laying.says("rolls_circumstances", n=setup.rolls) if new else None
        yield laying.thing("rolls", name, amount=setup.rolls, tone="quiet", says=said)
    left = max(0, turns_to_come(state))
    yield laying.thing(
        "turns",
        Text("turns left after this one", "tours restants après celui-ci"),
        amount=left,
        clauses=("whichside.turn.max-ten",),
    )
    yield laying.thing(
        "phase",
        Text("part of the turn", "moment du tour"),
        words.called("phase", state.phase),
        says=laying.says("a_new_game", n=setup.players or len(whichside.players(setup)))
        if new
        else laying.says("the_turn_is_at", phase=state.phase),
    )


def _due(laying: Laying) -> Iterator[Thing]:
    """What is still to be done in this part of the turn; its sentences, where they say it all."""
    state = laying.view
    told = [_of_the_due(laying, due) for due in _apart(state.agenda)]
    told_whole = state.phase == "setup" or (
        turn.NEXT.get(state.phase) and state.agenda[-1:] == (turn.following(state),)
    )
    if not told_whole or any(one is None for one in told):
        told = [one and (one[0], None) for one in told]
    for number_, one in enumerate((each for each in told if each), start=1):
        shown, says = one
        if shown.en:
            yield laying.thing(f"due.{number_}", shown, says=says, field="agenda")


_TOGETHER: Final = ("draw-employer-card", "draw-incident", "reveal")
"""What is told by its number."""


def _apart(agenda: Any) -> Iterator[tuple[Any, ...]]:
    """What is due, the same cards together."""
    for one, same in groupby(agenda):
        yield tuple(same) if one.kind in _TOGETHER else (one,)


def _of_the_due(laying: Laying, due: tuple[Any, ...]) -> tuple[Text, Text | None] | None:
    """What is due in words, and the sentence that sets it; ``None`` where none does."""
    one, n = due[0], len(due)
    who = words.called("player", one.tenement) if getattr(one, "tenement", None) else NOTHING
    match one.kind:
        case "begin":
            return NOTHING, None
        case "give-misfortune":
            card = words.card(one.card)
            shown = Text(f"{who.en} gives {card.en}", f"{who.fr} attribue {card.fr}")
            return shown, laying.says("has_drawn", tenement=one.tenement, card=one.card)
        case "draw-misfortune":
            shown = Text(f"{who.en} draws a misfortune", f"{who.fr} pioche un malheur")
            return shown, laying.says("draws_a_misfortune", tenement=one.tenement)
        case "draw-incident":
            shown = Text(f"incidents to draw: {n}", f"incidents à piocher : {n}")
            return shown, laying.says("incidents_are_drawn", n=n)
        case "draw-employer-card" | "draw-strategy" | "reveal":
            pile = "strategies" if one.kind == "draw-strategy" else "stock"
            if one.kind == "draw-employer-card":
                pile = "difficults" if one.difficult else "normals"
            named = laying.noun("pile", pile)
            shown = Text(f"to be turned up: {n} of {named.en}", f"à retourner : {n} ({named.fr})")
            return shown, laying.says("still_to_be_turned_up", pile=pile, n=n)
        case "sell-health":
            shown = Text(
                f"{who.en} owes ${one.dollars} in misery",
                f"{who.fr} doit {one.dollars} $ dans la misère",
            )
            said = laying.says("owes_in_misery", tenement=one.tenement, n=one.dollars)
            return shown, said
        case "strike" if laying.view.phase == "life":  # it follows the premises
            return NOTHING, None
        case (
            "execute" | "pay-rent" | "lay-plans" | "judge-goal" | "apply-condition"
        ):  # it follows what is told
            return NOTHING, None
    return None


def _employers(laying: Laying) -> Iterator[Thing]:
    state, board = laying.view, employers_board(laying.view)
    side = "duo_board" if is_duo(laying.setup) else "employers_board"
    last, n = board.last_strength, state.strength
    yield laying.thing(
        "strength",
        _bare(words.gauge("strength")),
        Text(f"{n}/{last}", f"{n}/{last}"),
        datum=f"{side}.last_strength",
        amount=n,
        least=0,
        most=last,
        tone="bad" if n >= last - 1 else None,
        says=laying.says("strength", n=n),
    )
    for gauge in _LABOUR:
        cells, cell = getattr(board, gauge), getattr(state, gauge)
        told = str(cells[cell - 1])
        yield laying.thing(
            gauge,
            laying.noun("labour", gauge),
            Text(told, told),
            datum=f"{side}.{gauge}",
            amount=cell,
            least=1,
            most=len(cells),
            cells=tuple(map(str, cells)),
            says=laying.says("labour_cell", labour=gauge, n=cell),
        )


def _offensives(laying: Laying) -> Area:
    """The strategy in play with its plans, of which one has the marker."""
    state, things = laying.view, list[Thing]()
    if state.strategy:
        things.append(
            laying.thing(
                "strategy",
                words.card(state.strategy),
                says=laying.says("strategy_is", strategy=state.strategy),
            )
        )
    for n, one in enumerate(state.plans, start=1):
        here = n == state.step
        things.append(
            laying.thing(
                f"plan.{n}",
                Text(f"plan {n}", f"plan {n}"),
                Text("countered", "contré")
                if one.countered
                else Text("current plan", "plan en cours")
                if here
                else NOTHING,
                datum=f"plans.{one.plan}",
                tone="loud" if here else None,
                says=laying.says("plan_is_countered", n=n) if one.countered else None,
            )
        )
    if state.step:
        marker = Text("marker on plan", "marqueur sur le plan")
        things.append(
            laying.thing(
                "step",
                marker,
                amount=state.step,
                tone="quiet",
                says=laying.says("marker", n=state.step),
            )
        )
    lost = _lost(laying)
    if lost:
        told = Text("lost before the first turn", "perdue avant le premier tour")
        said = laying.says("lost_before", strategy=lost)
        things.append(laying.thing("lost", words.card(lost), told, tone="quiet", says=said))
    began = _began_with(laying)
    if began:
        told = Text("plan of this turn", "plan de ce tour")
        said = laying.says("turn_began_with", n=began.step, strategy=began.strategy)
        things.append(laying.thing("began", told, number(began.step), tone="quiet", says=said))
    for strategy in _over(laying):
        result = _result(laying, strategy)
        told = _RESULTS.get(result, Text("over", "terminée"))
        said = None
        if result:
            said = laying.says("strategy_ended_in", strategy=strategy, result=result)
        elif strategy != lost:
            said = laying.says("strategy_over", strategy=strategy)
        named = words.card(strategy)
        things.append(laying.thing(f"over.{strategy}", named, told, tone="quiet", says=said))
    name = Text("Strategy", "Planification")
    return Area("strategy", name, "row", tuple(things), empty=Text("none", "aucune"))


_RESULTS: Final = {
    "victory": Text("victory", "victoire"),
    "partial-victory": Text("partial victory", "victoire partielle"),
    "partial-defeat": Text("partial defeat", "défaite partielle"),
    "defeat": Text("defeat", "défaite"),
}


def _over(laying: Laying) -> tuple[str, ...]:
    """The strategies that came up and are over, as far as it can be seen which."""
    start, now = _pile_at_first(laying.setup, "strategies"), laying.view.strategies
    gone = Counter(_cards_in(start)) - Counter(_cards_in(now)) - Counter([laying.view.strategy])
    return tuple(gone)


def _lost(laying: Laying) -> str | None:
    """The strategy that was lost before the first turn, where the variant has one lost."""
    if not scenario_of(laying.setup).lost_strategy:
        return None
    steps = {one.id: one.steps for one in laying.content.strategies}
    start, now = _pile_at_first(laying.setup, "strategies"), laying.view.strategies
    drawn = Counter(_unseen_in(start)) - Counter(_unseen_in(now))
    for strategy in (*_over(laying), *filter(None, [laying.view.strategy])):
        if drawn[f"{steps[strategy]} steps"]:
            drawn[f"{steps[strategy]} steps"] -= 1
        else:
            return strategy if strategy != laying.view.strategy else _over(laying)[0]
    return None


def _unseen_in(pile: Any) -> list[str]:
    return [one.reserve for stratum in pile.strata for one in stratum if isinstance(one, Unseen)]


def _began_with(laying: Laying) -> Any:
    """The plan with which the turn began, where it holds still and the marker tells another."""
    state = laying.view
    plans = {one.id: one for one in laying.content.plans}
    held = {one.source for one in state.longer if one.until == "turn" and one.source in plans}
    step = state.step - (state.phase in ("life", "offensives", "end"))
    if step > 0:
        held.discard(state.plans[step - 1].plan)
    found = [plans[one] for one in held]
    return found[0] if len(found) == 1 else None


def _result(laying: Laying, strategy: str) -> str:
    """How a strategy ended, where what it changed for the whole game tells it; else nothing."""
    state, setup = laying.view, laying.setup
    there = {one.id for one in state.tiles}
    held = {one for one in state.longer if one.until == "game" and one.source == strategy}
    steps = next(one.steps for one in laying.content.strategies if one.id == strategy)
    start = whichside.new_game(setup)
    for result in results_of(steps):
        longer, destroyed = begun.what_is_left_of(start, {strategy: result})
        if (longer or destroyed) and held == {*longer} and not there & {*destroyed}:
            return result
    return ""


def _cards(laying: Laying) -> Area:
    things = []
    closes = {one.source: one.tile for one in laying.view.longer if one.what == "closed"}
    for at, one in enumerate(laying.view.faced):
        sentence, closed = "card_in_force" if one.active else "card_in_play", closes.get(one.card)
        said = laying.says(sentence, card=one.card)
        if one.active and closed:
            said = laying.says("is_closed_by", tile=closed, card=one.card)
        before = [other.card for other in laying.view.faced[:at]].count(one.card)
        there = any(one.card == card.id for card in laying.content.normals)
        things.append(
            laying.thing(
                f"card.{one.card}" + (f".{before + 1}" if before else ""),
                words.card(one.card),
                Text("in force", "en vigueur") if one.active else NOTHING,
                datum=f"{'normals' if there else 'difficults'}.{one.card}",
                tone="bad" if one.active else None,
                says=said,
            )
        )
    name = Text("Employer cards", "Cartes patronales")
    return Area("cards", name, "row", tuple(things), empty=Text("none", "aucune"))


def _market(laying: Laying) -> Area:
    things = tuple(
        laying.thing(
            f"premises.{one}",
            words.called("premises", one),
            datum=f"premises.{one}",
            says=laying.says("lies_face_up", premises=one),
        )
        for one in laying.view.market
    )
    return Area("market", Text("Premises for sale", "Locaux à vendre"), "row", things, empty=_NONE)


def _controlled(laying: Laying) -> Area:
    """The means of production that the team controls, by what they cost."""
    known = {one.id: one for one in objectives_of(laying.setup)}
    side = "duo_objectives" if is_duo(laying.setup) else "objectives"
    things = tuple(
        laying.thing(
            f"objective.{one}",
            words.price(known[one]),
            datum=f"{side}.{one}",
            tone="good",
            says=laying.says("team_controls", objective=Text(f'"{one}"', f"« {one} »")),
        )
        for one in laying.view.objectives
    )
    if laying.view.controlled:
        now = Text("one was taken this turn", "un a été pris ce tour-ci")
        things += (
            laying.thing("controlled", now, tone="quiet", says=laying.says("has_taken_one")),
        )
    name = Text("Means of production controlled", "Moyens de production contrôlés")
    return Area("objectives", name, "row", things, empty=_NONE)


def _piles(laying: Laying) -> Iterator[Thing]:
    for pile in _PILES:
        deck = getattr(laying.view, pile)
        n = len(deck)
        yield laying.thing(
            f"pile.{pile}",
            laying.noun("pile", pile),
            amount=n,
            least=0,
            # Of a pile of which nobody saw what was mixed into it nothing says what is left.
            says=None
            if n and len(deck.reserves) > 1
            else laying.says("cards_left", pile=pile, n=n),
        )
    for pile in _PILES:
        gone = _come_up(laying, pile)
        if gone:
            named = laying.noun("pile", pile)
            yield laying.thing(
                f"gone.{pile}",
                Text(f"come up: {named.en}", f"sortis : {named.fr}"),
                _joined([words.card(one) for one in gone]),
                tone="quiet",
                says=laying.says("have_come_up", cards=gone, pile=pile),
            )


def _come_up(laying: Laying, pile: str) -> tuple[str, ...]:
    """The cards of a pile that came up and lie nowhere on the table; none where that is unclear."""
    state = laying.view
    start, now = _pile_at_first(laying.setup, pile), getattr(state, pile)
    lying = list[str]()
    if pile == "stock":
        lying += [one.premises for one in state.tenements if one.premises]
        lying += [*state.market, *([state.hosted.premises] if state.hosted else [])]
    elif pile in ("normals", "difficults"):
        lying += [one.card for one in state.faced]
    elif pile == "strategies":
        return ()  # those are told as strategies
    gone = Counter(_cards_in(start)) - Counter(_cards_in(now)) - Counter(lying)
    cards = tuple(sorted(gone.elements()))
    there = [one for one in lying if one in _cards_in(start)]
    try:
        return cards if piles.come_up(start, (*there, *cards)) == now else ()
    except ImpossiblePosition:  # shuffled again, or of the other pile
        return ()


def _cards_in(pile: Any) -> list[str]:
    """The cards that lie in a pile for certain, and those that its unseen ones can be."""
    return [*pile.certain(), *(one for _, cards in pile.reserves for one in cards)]


@lru_cache(256)
def _pile_at_first(setup: Any, pile: str) -> Any:
    return getattr(whichside.new_game(setup), pile)


# The places ---------------------------------------------------------------------------------------


def _places(laying: Laying) -> Area:
    """The tiles with the spaces of the side that is up, and the spaces at each home."""
    state, things = laying.view, list[Thing]()
    closed = {one.tile: one.source for one in state.longer if one.what == "closed"}
    for tile in state.tiles:
        side = "B" if tile.improved else "A"
        shut = closed.get(tile.id)
        told = Text(f"side {side}", f"face {side}")
        if shut:
            card = words.card(shut)
            told = Text(f"{told.en}, closed by {card.en}", f"{told.fr}, fermée par {card.fr}")
        has_two = bool(tile_of(laying.content, tile.id).b)
        things.append(
            laying.thing(
                tile.id,
                laying.noun("tile", tile.id),
                told,
                tone="bad" if shut else None,
                space=True,
                clauses=("whichside.component.tile-sides",),
                datum=f"tiles.{tile.id}.kind",
                says=laying.says("lies_on_side", tile=tile.id, side=side) if has_two else None,
            )
        )
        things += [
            _space(laying, name, space, tile.id)
            for name, space in spaces.of_tile(laying.content, tile).items()
        ]
    seen = {one.id for one in things}
    for tenement in state.tenements:
        for name, space in spaces.of_home(state, tenement.name).items():
            if name not in seen:
                seen.add(name)
                things.append(_space(laying, name, space, None))
    # Whoever stands on a space of the side that was turned down stays there until it ends.
    for person in (one for tenement in state.tenements for one in tenement.people):
        if "." in person.place and person.place not in seen:
            seen.add(person.place)
            tile = person.place.partition(".")[0]
            on = tile if tile in seen else None
            there = words.place(person.place)
            things.append(laying.thing(person.place, there, where=on, space=True))
    return Area("places", Text("Places", "Lieux"), "board", tuple(things))


def _space(laying: Laying, name: str, space: Any, tile: str | None) -> Thing:
    n, called = space.room, words.place(name) if tile is None else laying.noun("space", space.id)
    room = Text(f"room for {n}", f"{n} place" + "s" * (n != 1)) if isinstance(n, int) else None
    return laying.thing(name, called, room, where=tile, space=True)


def _prison(laying: Laying) -> Area:
    boxes = tuple(laying.thing(one, words.called("box", one), space=True) for one in _BOXES)
    return Area("prison", Text("Prison and beside", "Prison et à côté"), "board", boxes)


# The Tenements ------------------------------------------------------------------------------------


def _seats(laying: Laying) -> Area:
    """Who sits where, who begins, and whose turn it is."""
    state, things = laying.view, list[Thing]()
    for one in state.tenements:
        told = list[Text]()
        told += [Text("begins", "commence")] if one.name == state.first else []
        told += [Text("acts", "agit")] if one.name == state.acting else []
        told += [Text("has passed", "a passé")] if one.name in state.passed else []
        things.append(
            laying.thing(
                f"seat.{one.name}",
                _bare(words.called("player", one.name)),
                _joined(told),
                tone="loud" if one.name == state.acting else None,
                says=laying.says("has_passed", tenement=one.name)
                if one.name in state.passed
                else None,
            )
        )
    setup = laying.setup
    if setup.players is not None:
        people = Text("people at the table", "personnes à table")
        said = laying.says("people_share", n=setup.players)
        things.append(laying.thing("people", people, amount=setup.players, tone="quiet", says=said))
    begins, acts = Text("first player", "première personne"), Text("acts now", "agit maintenant")
    things.append(
        laying.thing(
            "first",
            begins,
            _bare(words.called("player", state.first)),
            tone="quiet",
            says=laying.says("first_player", tenement=state.first),
        )
    )
    if state.acting:
        things.append(
            laying.thing(
                "acting",
                acts,
                _bare(words.called("player", state.acting)),
                tone="quiet",
                says=laying.says("whose_turn", tenement=state.acting),
            )
        )
    return Area("seats", Text("Tenements", "Tenements"), "ring", tuple(things))


def _tenement(laying: Laying, tenement: Any) -> Area:
    name = tenement.name
    things = [*_numbers(laying, tenement)]
    if tenement.premises:
        things.append(
            laying.thing(
                f"{name}.premises",
                words.called("premises", tenement.premises),
                datum=f"premises.{tenement.premises}.price",
                says=laying.says("owns", tenement=name, premises=tenement.premises),
            )
        )
    for field, sentence, told in (
        ("spared", "was_spared", Text("was spared a loss of health", "a évité une perte de santé")),
        ("treated", "has_called_a_doctor", Text("has called a doctor", "a appelé un médecin")),
    ):
        if getattr(tenement, field):
            said = laying.says(sentence, tenement=name)
            things.append(laying.thing(f"{name}.{field}", told, says=said))
    if tenement.night:
        place = words.place(tenement.night)
        said = laying.says("has_made_a_night_action", tenement=name, space=tenement.night)
        night = Text("night action", "action du soir")
        things.append(laying.thing(f"{name}.night", night, place, says=said))
    things += _suffered(laying, name)
    for person in tenement.people:
        things += _person(laying, person, name)
    return Area(f"tenement.{name}", words.called("player", name), "seat", tuple(things))


def _suffered(laying: Laying, tenement: Any) -> Iterator[Thing]:
    """The misfortunes and incidents of this turn that still change something for a Tenement."""
    content = laying.content
    cards = {one.id: one for one in (*content.misfortunes, *content.incidents)}
    sources = [one.source for one in laying.view.longer if one.tenement == tenement]
    for card in dict.fromkeys(one for one in sources if one in cards):
        lasting = sum(isinstance(one, ForLonger) for one in cards[card].effects)
        for number_ in range(1, sources.count(card) // max(1, lasting) + 1):
            yield laying.thing(
                f"{tenement}.suffered.{card}" + (f".{number_}" if number_ > 1 else ""),
                Text("suffered this turn", "subi ce tour-ci"),
                words.card(card),
                tone="bad",
                says=laying.says("suffered", tenement=tenement, card=card),
            )


def _numbers(laying: Laying, tenement: Any) -> Iterator[Thing]:
    """The gauges, the money and the tokens of a Tenement."""
    name, board = tenement.name, board_of(laying.content, tenement.name)
    ends = {
        "risk": (0, board.last_risk, "last_risk"),
        "police": (board.least_police, board.last_police, "last_police"),
        "unsanitary": (0, 5, None),
    }
    for gauge, (least, most, datum) in ends.items():
        n = getattr(tenement, gauge)
        yield laying.thing(
            f"{name}.{gauge}",
            laying.noun("gauge", gauge),
            amount=n,
            least=least,
            most=most,
            short=_GAUGES[gauge],
            datum=f"boards.{name}.{datum}" if datum else None,
            tone="bad" if n >= most - 1 else None,
            clauses=("whichside.individual-board.contents",),
            says=laying.says("gauge", gauge=gauge, tenement=name, n=n),
        )
    yield laying.thing(
        f"{name}.dollars",
        Text("dollars", "dollars"),
        _dollars(tenement.dollars),
        short=NOTHING,
        amount=tenement.dollars,
        least=0,
        tone="good",
        clauses=("whichside.resource.money-personal",),
        says=laying.says("dollars", tenement=name, n=tenement.dollars),
    )
    due = cost_of_living.cost(laying.view, name)
    living = Text("cost of living", "coût de la vie")
    yield laying.thing(f"{name}.cost", living, _dollars(due), amount=due)
    for kind in whichside.RESOURCES:
        n = getattr(tenement, kind)
        yield laying.thing(
            f"{name}.{kind}",
            laying.noun("resource", kind),
            amount=n,
            least=0,
            tone=None if n else "quiet",
            clauses=("whichside.resource.five-kinds",),
            says=laying.says("tokens", tenement=name, resource=kind, n=n),
        )


def _person(laying: Laying, person: Any, home: str) -> Iterator[Thing]:
    """Somebody, where he or she is, and what stands with that person: health, an amputation."""
    at_home = person.place == "home"
    yield laying.thing(
        person.id,
        words.called("character", person.id),
        Text("at home", "à la maison") if at_home else NOTHING,
        where=None if at_home else person.place,
        tone="bad" if person.health == 0 or person.place in ("arrest", "jail") else None,
        says=_where(laying, person, home),
    )
    yield laying.thing(
        f"{person.id}.health",
        Text("health", "santé"),
        number(person.health),
        amount=person.health,
        least=0,
        most=2,
        short=Text("HEA", "SAN"),
        where=person.id,
        tone="bad" if person.health == 0 else None,
        clauses=("whichside.health.three-levels",),
        says=laying.says("health", who=person.id, n=person.health),
    )
    if person.maimed:
        told = Text("injured for good", "blessure à vie")
        yield laying.thing(
            f"{person.id}.maimed",
            told,
            where=person.id,
            tone="bad",
            says=laying.says("was_maimed", who=person.id),
        )


def _where(laying: Laying, person: Any, home: str) -> Text | None:
    if person.place == "dead":
        return laying.says("somebody_is_dead", who=person.id)
    owner, _, space = person.place.partition(".")
    if space:
        at = f"home.{space}" if owner == home else person.place
        return laying.says("somebody_stands", who=person.id, space=at)
    return laying.says("somebody_is", who=person.id, box=person.place)


# Words --------------------------------------------------------------------------------------------


def _dollars(n: int) -> Text:
    return Text(f"${n}", f"{n} $")


def _joined(texts: list[Text]) -> Text:
    return Text(", ".join(one.en for one in texts), ", ".join(one.fr for one in texts))


def _bare(text: Text) -> Text:
    """A name without its article, as it stands over a board."""
    return Text(text.en.removeprefix("the "), text.fr.removeprefix("le ").removeprefix("la "))
