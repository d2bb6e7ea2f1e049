"""What a scenario says of the employers: their gauges, their cards, their strategy and plans."""

from __future__ import annotations

from typing import Any, cast

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.values.value import altered
from whichside_rules.vocabulary.quantity import Measure
from whichside_rules.vocabulary.whichside import parameter_types as say
from whichside_rules.vocabulary.whichside.table import given, of, plays, quantity, then, when
from whichside_rules.vocabulary.whichside.world import (
    READ,
    SAID,
    WhichsideWorld,
    result_of_strategy,
)
from whichside_rules.vocabulary.world import Fact
from whichside_rules.whichside.cards.effects import TRACK
from whichside_rules.whichside.engine import events, lasting, words
from whichside_rules.whichside.engine.content import plans_of
from whichside_rules.whichside.engine.effect import Closing, Labour
from whichside_rules.whichside.engine.scenarios import printed
from whichside_rules.whichside.engine.state import Longer

# Given --------------------------------------------------------------------------------------------


@given(en="{card:EmployerCard} is in play", fr="{card:EmployerCard} est en jeu")
def card_in_play(game: WhichsideWorld, card: str) -> None:
    """An Employer card lies face up and has not taken effect; a strategy is the current one."""
    if any(one.id == card for one in game.content.strategies):
        strategy_is(game, card)
    else:
        _faced(game, card)


@given(en="the card {its_id:OwnCard} is in play", fr="la carte {its_id:OwnCard} est en jeu")
def own_card_in_play(game: WhichsideWorld, its_id: str) -> None:
    """An Employer card of a content pack, by its id, lies face up."""
    _faced(game, its_id)


def _faced(game: WhichsideWorld, card: str) -> None:
    game.must_be_employers(card)
    if card in game.priced:
        game.priced.remove(card)  # whoever said what it costs has said that it is there
    else:
        game.note_list("faced", card)


@given(en="no Employer card lies face up", fr="aucune carte patronale n'est visible")
def no_card_in_play(game: WhichsideWorld) -> None:
    """All Employer cards of earlier plans are gone."""
    game.note_none("faced")


@given(en="{card:EmployerCard} is in force", fr="{card:EmployerCard} est en vigueur")
def card_in_force(game: WhichsideWorld, card: str) -> None:
    """An exceptional measure with its marker."""
    game.must_be_employers(card)
    closing = {one.source for one in game.lists.get("longer", ()) if one.what == "closed"}
    if card not in closing:  # whoever said what it closes has said that it is in force
        game.note_list("active", card)


@given(
    en="countering {card:EmployerCard} costs {price:Price}",
    fr="contrer {card:EmployerCard} coûte {price:Price}",
)
def costs_this(game: WhichsideWorld, card: str, price: say.Priced) -> None:
    """What it takes to counter an Employer card that lies face up, if not the price of the box."""
    game.must_be_employers(card)
    said = Text(*(say.priced(price, language) for language in ("en", "fr")))
    name = words.card(card)
    what = Text(f"what countering {name.en} costs", f"ce que coûte de contrer {name.fr}")
    game.prices[card] = game.once(what, game.prices.get(card), said)
    if card not in (*game.lists.get("faced", ()), *game.lists.get("active", ())):
        game.note_list("faced", card)
        game.priced.add(card)
    parts = {one: price.price.get(one, 0) for one in ("dollars", *whichside.RESOURCES)}
    for deck in ("normals", "difficults"):
        cards = tuple(
            altered(one, **parts) if one.id == card else one for one in getattr(game.content, deck)
        )
        game.content = altered(game.content, **{deck: cards})


@given(en="the strategy is {strategy:Strategy}", fr="la planification est {strategy:Strategy}")
def strategy_is(game: WhichsideWorld, strategy: str) -> None:
    """The strategy in play; its first plan is the current one."""
    game.must_be_strategy(strategy)
    game.given(strategy=strategy)


@given(
    en="the minimum of {gauge:Gauge} is raised by {n:Number}",
    fr="le minimum de {gauge:Gauge} est relevé de {n:Number}",
)
def minimum_raised(game: WhichsideWorld, gauge: str, n: int) -> None:
    """Something raises, for the whole game, the cell below which a gauge of nobody goes."""
    what = lasting.MINIMUM.get(cast("Any", gauge))
    if what is None:
        said = words.gauge(gauge)
        raise game.slip(
            f"nothing raises the minimum of {said.en}", f"rien ne relève le minimum : {said.fr}"
        )
    game.note_list("longer", Longer(what, n, None, None, "game", SAID))


@given(
    en="a strategy (with|in) {n:Number} plans is in play",
    fr="une planification en {n:Number} étapes est en jeu",
)
def some_strategy(game: WhichsideWorld, n: int) -> None:
    """A strategy of so many plans, whichever it is: the first of the box."""
    strategies = game.content.strategies
    found = next((one.id for one in strategies if one.steps == n), None)
    if found is None:
        steps = sorted({one.steps for one in strategies})
        told = ", ".join(map(str, steps))
        game.never(
            f"strategies have {told} plans, not {n}",
            f"les étapes sont {told}, et non {n}",
            "whichside.cards.strategy",
            named=steps,
        )
        return
    game.given(strategy=found)


@given(en="no strategy is in play", fr="aucune planification n'est en jeu")
def no_strategy_in_play(game: WhichsideWorld) -> None:
    """The last strategy has ended, and the next has not begun."""
    game.given(strategy=None)


@quantity(
    en="the marker stands on plan {n:Number}",
    fr="le marqueur est sur le plan {n:Number}",
    given="step",
)
def marker(game: WhichsideWorld) -> Measure:
    """The plan with the white marker, counted from 1; 0 where no strategy is in play."""
    what = Text("the plan with the marker", "le plan qui porte le marqueur")
    return Measure(what, game.state.step, ("whichside.plans.move-marker",))


@given(
    en="{tile:Tile} (is|are) closed by {card:EmployerCard}",
    fr="{tile:Tile} (est fermé|est fermée|sont fermés) par {card:EmployerCard}",
)
def is_closed_by(game: WhichsideWorld, tile: str, card: str) -> None:
    """An exceptional measure in force closes a tile."""
    if card not in game.lists.get("active", ()):
        card_in_force(game, card)
    game.note_list("longer", Longer("closed", 0, None, tile, "active", card))


@given(en="plan {n:Number} is (countered|defeated)", fr="le plan {n:Number} est (contré|retourné)")
def plan_is_countered(game: WhichsideWorld, n: int) -> None:
    """A plan of the strategy was countered."""
    game.note_list("countered", n)


@given(
    en="{n:Number} of its plans (are|is) countered",
    fr="{n:Number} de ses plans (sont contrés|est contré)",
)
def some_plans_countered(game: WhichsideWorld, n: int) -> None:
    """So many plans of the strategy were countered, the last ones of it."""
    plans = plans_of(game.content, game.facts.get("strategy", ""))
    if not 0 <= n <= len(plans):
        game.never(
            f"the strategy has {len(plans)} plans, not {n}",
            f"la planification a {len(plans)} plans, et non {n}",
            "whichside.strategy.count-defeated",
        )
    _count_plans(game, [plan.step for plan in plans][max(0, len(plans) - n) :])


@given(en="all its plans are countered", fr="tous ses plans sont contrés")
def all_plans_countered(game: WhichsideWorld) -> None:
    """Every plan of the strategy was countered."""
    plans = plans_of(game.content, game.facts.get("strategy", ""))
    if not plans:
        raise game.slip(
            "say first which strategy it is", "dites d'abord quelle planification c'est"
        )
    _count_plans(game, [plan.step for plan in plans])


def _count_plans(game: Any, steps: list[int]) -> None:
    if not {*game.lists.get("countered", ())} <= {*steps}:
        game.clash(
            "say once how many plans are countered, or name each of them",
            "dites une fois combien de plans sont contrés, ou nommez-les un à un",
        )
    game.lists["countered"] = steps
    what = Text("the plans that are countered", "les plans contrés")
    game.promise(what, lambda state: sum(one.countered for one in state.plans), len(steps))


@given(
    en=("{strategy:Strategy} is over", "the strategy {strategy:Strategy} is over"),
    fr="la planification {strategy:Strategy} est terminée",
)
def strategy_over(game: WhichsideWorld, strategy: str) -> None:
    """A strategy that came up earlier, and whose last plan was carried out or countered."""
    game.must_be_strategy(strategy)
    if strategy not in game.lists.get("over", ()):
        game.note_list("over", strategy)


@given(
    en="(|the strategy ){strategy:Strategy} ended in {result:Result}",
    fr="la planification {strategy:Strategy} s'est terminée par {result:Result}",
)
def strategy_ended_in(game: WhichsideWorld, strategy: str, result: str) -> None:
    """A strategy that is over, with its result: what that changes for the whole game holds."""
    game.must_be_strategy(strategy)
    said = words.card(strategy)
    what = Fact(Text(f"the result of {said.en}", f"le résultat de {said.fr}"), result_of_strategy)
    game.agrees(what, game.ended.get(strategy), result)
    game.ended[strategy] = result


@given(
    en="{strategy:Strategy} was lost before the first turn",
    fr="la planification {strategy:Strategy} a été perdue avant le premier tour",
)
def lost_before(game: WhichsideWorld, strategy: str) -> None:
    """The strategy with which a desperate situation begins: it is in no pile any more."""
    game.must_be_strategy(strategy)
    game.given(lost=strategy)


@given(
    en="this turn began with plan {n:Number} of {strategy:Strategy}",
    fr="ce tour a commencé avec le plan {n:Number} de la planification {strategy:Strategy}",
)
def turn_began_with(game: WhichsideWorld, n: int, strategy: str) -> None:
    """The last plan of a strategy that has ended since: what it says of the turn holds still."""
    game.must_be_strategy(strategy)
    plans = plans_of(game.content, strategy)
    if n != len(plans):
        game.never(
            f"the strategy ended with plan {len(plans)}, not with plan {n}",
            f"la planification s'est terminée avec le plan {len(plans)}, et non le plan {n}",
            "whichside.strategy.end",
        )
        return
    game.given(began_with=plans[-1].id)
    if strategy not in game.ended and strategy not in game.lists.get("over", ()):
        game.note_list("over", strategy)


# Numbers ------------------------------------------------------------------------------------------


@quantity(
    en=("{labour:Labour} (stand|stands) on cell {n:Number}", "{labour:Labour} (are|is) leftmost"),
    fr=(
        "{labour:Labour} (sont sur la|est sur la|:) case {n:Number}",
        "{labour:Labour} (sont|est) au maximum à gauche",
    ),
    given=lambda game, n, labour: game.given(**{labour: n}),
)
def labour_cell(game: WhichsideWorld, labour: str) -> Measure:
    """The cell of a labour gauge, from the left."""
    what = of(Text("the cell", "la case"), words.called("labour", labour))
    clause = "whichside.employers-board.three-labour-gauges"
    game.cell_is_known(labour)
    return Measure(what, getattr(game.state, labour), (clause,))


@quantity(
    en="{n:Number} labour (gauges are|gauge is) leftmost",
    fr=(
        "{n:Number} jauges du travail sont au maximum à gauche",
        "{n:Number} jauge du travail est au maximum à gauche",
    ),
)
def labour_leftmost(game: WhichsideWorld) -> Measure:
    """How many labour gauges stand on the cell of the workers' best."""
    found = sum(getattr(game.state, one) == 1 for one in whichside.LABOUR)
    what = Text("the labour gauges that are leftmost", "les jauges du travail à gauche")
    return Measure(what, found, ("whichside.employers-board.three-labour-gauges",))


@quantity(
    en="{labour:Labour} (read|reads) {n:Number}",
    fr="{labour:Labour} (affichent|affiche) {n:Number}",
    given=lambda game, n, labour: game.given(**{READ + labour: n}),
)
def labour_number(game: WhichsideWorld, labour: str) -> Measure:
    """The number printed on the cell of a labour gauge: hours, incidents, dollars of pay."""
    what = of(Text("the number", "le nombre"), words.called("labour", labour))
    state: whichside.WhichsideState = game.state
    gauge = cast("Labour", labour)
    clauses = ("whichside.employers-board.three-labour-gauges", TRACK[gauge])
    return Measure(what, printed(state, gauge), clauses)


@quantity(
    en="Employers' Strength (stands on|is) {n:Number}",
    fr="la Force patronale est (sur la case|à) {n:Number}",
    given="strength",
)
def strength(game: WhichsideWorld) -> Measure:
    """Employers' Strength."""
    what = Text("Employers' Strength", "la Force patronale")
    return Measure(what, game.state.strength, ("whichside.employers-board.es-counts-turns",))


@quantity(
    en="Employers' Strength rises by {n:Number}",
    fr="la Force patronale monte de {n:Number}",
)
def strength_rises(game: WhichsideWorld) -> Measure:
    """By how much Employers' Strength is higher than before the moves."""
    what = Text("Employers' Strength moved by", "la Force patronale, changement")
    clause = "whichside.employers-board.es-counts-turns"
    return game.since(what, lambda state: int(state.strength), 1, clause)


def _labour_moved(game: WhichsideWorld, labour: str, sign: int) -> Measure:
    what = of(Text("the cells moved", "les cases parcourues"), words.called("labour", labour))
    clause = "whichside.employers-board.three-labour-gauges"
    return game.since(what, lambda state: int(getattr(state, labour)), sign, clause)


@quantity(
    en="{labour:Labour} (go|goes) {n:Number} (cells|cell) to the right",
    fr="{labour:Labour} (vont|va) de {n:Number} (cases|case) vers la droite",
)
def labour_to_the_right(game: WhichsideWorld, labour: str) -> Measure:
    """By how many cells a labour gauge has gone the way of the employers."""
    return _labour_moved(game, labour, 1)


@quantity(
    en="{labour:Labour} (go|goes) {n:Number} (cells|cell) to the left",
    fr="{labour:Labour} (vont|va) de {n:Number} (cases|case) vers la gauche",
)
def labour_to_the_left(game: WhichsideWorld, labour: str) -> Measure:
    """By how many cells a labour gauge has gone the way of the workers."""
    return _labour_moved(game, labour, -1)


@quantity(
    en="{n:Number} Employer (cards lie|card lies) face up",
    fr=("{n:Number} cartes patronales sont visibles", "{n:Number} carte patronale est visible"),
)
def employer_cards(game: WhichsideWorld) -> Measure:
    """How many normal and difficult Employer cards are in play."""
    what = Text("the Employer cards face up", "les cartes patronales visibles")
    return Measure(what, len(game.state.faced), ("whichside.offensives.draw-employer-cards",))


@given(
    en="{n:Number} exceptional (measures were|measure was) not countered",
    fr=(
        "{n:Number} mesures exceptionnelles n'ont pas été contrées",
        "{n:Number} mesure exceptionnelle n'a pas été contrée",
    ),
)
def some_not_countered(game: WhichsideWorld, n: int) -> None:
    """So many measures lie face up and take effect next: the first that close nothing."""
    _lay_measures(game, n, "faced")


def _put_in_force(game: WhichsideWorld, n: int) -> None:
    """So many measures get their marker: the first ones of the box that close nothing."""
    what = Text("the exceptional measures in force", "les mesures exceptionnelles en vigueur")
    if any((said, number) == (what, n) for said, _, number in game.promised):
        return  # it has been said already
    _lay_measures(game, n, "active")
    game.promise(what, lambda state: sum(one.active for one in state.faced), n)


def _lay_measures(game: WhichsideWorld, n: int, where: str) -> None:
    game.given()
    said = (*game.lists.get("active", ()), *game.lists.get("faced", ()))
    some = [
        one.id
        for one in (*game.content.normals, *game.content.difficults)
        if one.measure
        and one.id not in said
        and not any(isinstance(each, Closing) for each in one.effects)
    ]
    if n > len(some):
        raise game.slip(
            f"{n} exceptional measures; name each of them",
            f"{n} mesures exceptionnelles ; nommez-les une à une",
        )
    for card in some[:n]:
        game.note_list(where, card)


@quantity(
    en="{n:Number} exceptional (measures are|measure is) (in force|active)",
    fr=(
        "{n:Number} (mesures exceptionnelles sont|mesure exceptionnelle est) en vigueur",
        "{n:Number} mesures exceptionnelles sont actives",
        "{n:Number} mesure exceptionnelle est active",
        "{n:Number} mesures d'exception sont actives",
        "{n:Number} mesure d'exception est active",
    ),
    given=_put_in_force,
)
def measures(game: WhichsideWorld) -> Measure:
    """How many exceptional measures have their marker."""
    what = Text("the exceptional measures in force", "les mesures exceptionnelles en vigueur")
    found = sum(one.active for one in game.state.faced)
    return Measure(what, found, ("whichside.cards.exceptional-measure",))


@quantity(
    en="{n:Number} plans lie beside the strategy",
    fr="{n:Number} plans sont à côté de la planification",
)
def plans(game: WhichsideWorld) -> Measure:
    """How many plans belong to the strategy in play."""
    what = Text("the plans of the strategy", "les plans de la planification")
    return Measure(what, len(game.state.plans), ("whichside.offensives.lay-plans",))


# When ---------------------------------------------------------------------------------------------


plays("moves_labour", whichside.MoveGauge)(
    about="A labour gauge goes a cell to the left.",
    en="{tenement:Tenement} (moves|move) {labour:Labour}",
    fr="{tenement:Tenement} (déplace|déplacent) {labour:Labour}",
)


def must_be_the_strategy(game: Any, strategy: str) -> None:
    """Refuse to speak of a strategy that is not in play; if nothing says which is, it is that one.

    Raises:
        ImpossibleWorld: the Givens say another one.
        Slip: another one is in play.
    """
    if game.is_described_still:
        game.given(strategy=strategy)
    elif game.state.strategy != strategy:
        said = words.card(strategy)
        raise game.slip(f"{said.en} is not in play", f"{said.fr} n'est pas en jeu")


@when(
    en=("the strategy ends", "the strategy {strategy:Strategy} ends"),
    fr=("la planification prend fin", "la planification {strategy:Strategy} prend fin"),
)
def the_strategy_ends(game: WhichsideWorld, strategy: str | None = None) -> None:
    """The employers act while the marker is on the last plan, unless it is said where it is."""
    if strategy is not None:
        must_be_the_strategy(game, strategy)
    if game.is_described_still:
        plans = plans_of(game.content, game.facts.get("strategy", ""))
        game.facts.setdefault("step", len(plans))
        game.facts.setdefault("phase", "employers")
    game.play(whichside.Proceed())
    if game.refusal is None and not game.told(events.StrategyEnded):
        raise game.slip("no strategy ends now", "aucune planification ne prend fin maintenant")


plays("takes_effect_next", whichside.ApplyCard)(
    about="The team says which of several Employer cards takes effect next.",
    en="the team lets {card:EmployerCard} take effect next",
    fr="l'équipe applique d'abord {card:EmployerCard}",
)


# Then ---------------------------------------------------------------------------------------------


@then(en="{card:EmployerCard} is in play", fr="{card:EmployerCard} est en jeu")
def in_play(game: WhichsideWorld, card: str) -> None:
    """An Employer card, or a strategy, lies face up."""
    what = Text(f"{words.card(card).en} face up", f"{words.card(card).fr} visible")
    game.expect(what, _lies(game, card), True)


@then(en="{card:EmployerCard} is not in play", fr="{card:EmployerCard} n'est pas en jeu")
def not_in_play(game: WhichsideWorld, card: str) -> None:
    """An Employer card, or a strategy, does not lie face up."""
    what = Text(f"{words.card(card).en} face up", f"{words.card(card).fr} visible")
    game.expect(what, _lies(game, card), False)


def _lies(game: WhichsideWorld, card: str) -> bool:
    return card in (game.state.strategy, *(one.card for one in game.state.faced))


@then(en="{card:EmployerCard} is countered", fr="{card:EmployerCard} est contrée")
def is_countered(game: WhichsideWorld, card: str) -> None:
    """The team has countered an Employer card by the moves."""
    what = Text(f"{words.card(card).en} countered", f"{words.card(card).fr}, contrée")
    found = [one for one in game.told(events.CardCountered) if one.card == card]
    game.expect(what, bool(found), True, *dict.fromkeys(one.clause for one in found))


@then(en="{card:EmployerCard} is discarded", fr="{card:EmployerCard} est défaussée")
def is_discarded(game: WhichsideWorld, card: str) -> None:
    """An Employer card that lay face up before a move does not lie there any more.

    Of several alike one at least. Another card was discarded by what it says, or by nobody's use.
    """
    game.must_have_played()
    states = (game.at_first, *(one.state for one in game.transitions))
    lay = [sum(one.card == card for one in state.faced) for state in states]
    thrown = [one.clause for one in game.events_of(events.CardDiscarded) if one.card == card]
    said = words.card(card)
    suffered = any(one.card == card for one in game.events_of(events.MisfortuneGiven))
    if suffered and not thrown:
        raise game.slip(
            f"where {said.en} lies once it was suffered the rulebook does not say",
            f"où va la carte une fois subie ({said.fr}), le livret ne le dit pas",
        )
    what = Text(f"{said.en} discarded", f"{said.fr}, défaussée")
    game.expect(what, lay[-1] < max(lay) or bool(thrown), True, *dict.fromkeys(thrown))


@then(en="{card:EmployerCard} takes effect", fr="{card:EmployerCard} prend effet")
def takes_effect(game: WhichsideWorld, card: str) -> None:
    """An Employer card that nobody countered did what it does: at once, or from now on."""
    what = Text(f"the effect of {words.card(card).en}", f"l'effet de {words.card(card).fr}")
    done = [
        one for one in game.told(events.CardDiscarded, events.MeasureInForce) if one.card == card
    ]
    found = any(one.clause.startswith("whichside.employer.") for one in done)
    game.expect(what, found, True, "whichside.employer.apply-undefeated")


@then(en="{card:EmployerCard} is not in force", fr="{card:EmployerCard} n'est pas en vigueur")
def not_in_force(game: WhichsideWorld, card: str) -> None:
    """No exceptional measure of this name has a marker."""
    what = Text(f"{words.card(card).en} in force", f"{words.card(card).fr} en vigueur")
    found = any(one.card == card and one.active for one in game.state.faced)
    game.expect(what, found, False)


@then(en="{card:EmployerCard} is in force", fr="{card:EmployerCard} est en vigueur")
def in_force(game: WhichsideWorld, card: str) -> None:
    """An exceptional measure has its marker."""
    what = Text(f"{words.card(card).en} in force", f"{words.card(card).fr} en vigueur")
    found = any(one.card == card and one.active for one in game.state.faced)
    game.expect(what, found, True)


@then(en="plan {n:Number} is (countered|defeated)", fr="le plan {n:Number} est (contré|retourné)")
def plan_countered(game: WhichsideWorld, n: int) -> None:
    """A plan of the strategy lies face down."""
    what = Text(f"plan {n} face down", f"plan {n} face cachée")
    plans = game.state.plans
    found = n <= len(plans) and plans[n - 1].countered
    game.expect(what, found, True, "whichside.fight.plan-turned-over")


@then(
    en="plan {n:Number} is not (countered|defeated)",
    fr="le plan {n:Number} n'est pas (contré|retourné)",
)
def plan_not_countered(game: WhichsideWorld, n: int) -> None:
    """A plan of the strategy lies face up."""
    what = Text(f"plan {n} face up", f"plan {n} face visible")
    plans = game.state.plans
    found = n <= len(plans) and not plans[n - 1].countered
    game.expect(what, found, True, "whichside.fight.plan-kept-face-up")


@then(en="the strategy is {strategy:Strategy}", fr="la planification est {strategy:Strategy}")
def strategy_is_now(game: WhichsideWorld, strategy: str) -> None:
    """The strategy in play."""
    what = Text("the strategy", "la planification")
    clause = "whichside.offensives.draw-strategy"
    game.expect(what, game.state.strategy, strategy, clause, tell=words.card)


@then(
    en="the strategy ended in {result:Result}",
    fr="la planification s'est terminée par {result:Result}",
)
def it_ended_in(game: WhichsideWorld, result: str) -> None:
    """The strategy that ended in the scenario did so with this result."""
    ended = [one.strategy for one in game.told(events.StrategyEnded)]
    strategy = ended[-1] if ended else game.at_first.strategy or game.state.strategy
    has_ended_in(game, strategy, result)


@then(
    en="(|the strategy ){strategy:Strategy} ended in {result:Result}",
    fr="la planification {strategy:Strategy} s'est terminée par {result:Result}",
)
def has_ended_in(game: WhichsideWorld, strategy: str | None, result: str) -> None:
    """A strategy ended with this result, in the scenario or as its Givens say."""
    ended = game.events_of(events.StrategyEnded)
    if strategy not in game.ended:
        ended = game.told(events.StrategyEnded)
    clause = next((one.clause for one in ended if one.strategy == strategy), "")
    said = words.card(strategy) if strategy else Text("the strategy", "la planification")
    game.expect(
        Text(f"the result of {said.en}", f"le résultat de {said.fr}"),
        clause.rpartition("-step-")[2] or game.ended.get(strategy or ""),
        result,
        *([clause] if clause else []),
        tell=result_of_strategy,
    )


@then(en="no strategy is in play", fr="aucune planification n'est en jeu")
def no_strategy(game: WhichsideWorld) -> None:
    """The strategy has ended, and the next has not begun."""
    what = Text("the strategy", "la planification")
    found = game.state.strategy
    game.expect(what, found, None, "whichside.strategy.end", tell=words.card)
