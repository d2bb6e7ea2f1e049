"""The table of the main game: the employers' board, the places, the prison, and each Tenement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.laid.describing import NOTHING, Laying, number
from whichside_rules.laid.description import Area, Thing
from whichside_rules.whichside import cost_of_living, victory
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.content import board_of, tile_of
from whichside_rules.whichside.engine.scenarios import (
    employers_board,
    goals_of,
    is_duo,
    objectives_of,
    scenario_of,
    turns_to_come,
)
from whichside_rules.whichside.table import spaces

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


def areas(laying: Laying) -> Iterator[Area]:
    """The areas of the table, from what all share to what lies before each Tenement."""
    laying.speaks &= laying.view.phase != "setup"  # no Given tells how far a set-up has come
    yield Area("aim", Text("The game", "La partie"), "list", tuple(_aim(laying)))
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


def _aim(laying: Laying) -> Iterator[Thing]:
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
        yield laying.thing(
            f"goal.{at + 1}", name, _joined(asked), clauses=("whichside.victory.source",)
        )
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
        says=laying.says("the_turn_is_at", phase=state.phase),
    )


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
    name = Text("Strategy", "Planification")
    return Area("strategy", name, "row", tuple(things), empty=Text("none", "aucune"))


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
    for person in tenement.people:
        things += _person(laying, person)
    return Area(f"tenement.{name}", words.called("player", name), "seat", tuple(things))


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


def _person(laying: Laying, person: Any) -> Iterator[Thing]:
    """Somebody, where he or she is, and what stands with that person: health, an amputation."""
    at_home = person.place == "home"
    yield laying.thing(
        person.id,
        words.called("character", person.id),
        Text("at home", "à la maison") if at_home else NOTHING,
        where=None if at_home else person.place,
        tone="bad" if person.health == 0 or person.place in ("arrest", "jail") else None,
        says=_where(laying, person),
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


def _where(laying: Laying, person: Any) -> Text | None:
    if person.place == "dead":
        return laying.says("somebody_is_dead", who=person.id)
    if "." in person.place:
        return laying.says("somebody_stands", who=person.id, space=person.place)
    return laying.says("somebody_is", who=person.id, box=person.place)


# Words --------------------------------------------------------------------------------------------


def _dollars(n: int) -> Text:
    return Text(f"${n}", f"{n} $")


def _joined(texts: list[Text]) -> Text:
    return Text(", ".join(one.en for one in texts), ", ".join(one.fr for one in texts))


def _bare(text: Text) -> Text:
    """A name without its article, as it stands over a board."""
    return Text(text.en.removeprefix("the "), text.fr.removeprefix("le ").removeprefix("la "))
