"""What a scenario says of the box: who plays, what lies on the table, solidarity, strategies."""

from __future__ import annotations

from typing import Any, Final

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.game import Decision
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.vocabulary import common
from whichside_rules.vocabulary.quantity import Measure, quantity
from whichside_rules.vocabulary.registry import Kind
from whichside_rules.vocabulary.whichside import parameter_types as say, sentences
from whichside_rules.vocabulary.whichside.sentences import (
    SENTENCES,
    WhichsideWorld,
    given,
    named,
    plays,
    then,
    when,
)
from whichside_rules.vocabulary.world import Fact, World
from whichside_rules.whichside import fight
from whichside_rules.whichside.engine import tasks, words
from whichside_rules.whichside.engine.content import plans_of, tile_of
from whichside_rules.whichside.engine.events import CardDrawn, StrategyEnded
from whichside_rules.whichside.engine.scenarios import (
    employers_board,
    objectives_of,
    said_by,
    scenario_of,
)

TYPES: Final = sentences.TYPES


def _on(world: World) -> WhichsideWorld:
    return world.of(WhichsideWorld)


# Given ------------------------------------------------------------------------------------------


@given(
    en="{n:Number} (people share|person has all) the Tenements",
    fr="{n:Number} (personnes se partagent|personne a tous) les Tenements",
)
def people_share(world: World, n: int) -> None:
    """How many people play; four, if nothing is said."""
    _on(world).given()
    _on(world).choices["players"] = n


@given(en="the scenario is {scenario:Scenario}", fr="le scénario est {scenario:Scenario}")
def the_scenario_is(world: World, scenario: str) -> None:
    """The scenario of the booklet; the generic one, if nothing is said."""
    _choose(world, scenario=scenario)


@given(en="the variant is {variant:Variant}", fr="la variante est {variant:Variant}")
def the_variant_is(world: World, variant: str) -> None:
    """A variant of the generic scenario."""
    game = _on(world)
    game.given()
    game.variants.append(variant)
    game.choices["variant"] = game.variants[0]


@given(
    en=("Ironworker is played", "the COMPLEX cards are used"),
    fr=("on joue avec Ironworker", "les cartes COMPLEXES sont employées"),
)
def with_ironworker(world: World) -> None:
    """The variant that mixes the COMPLEX cards in and asks for more; goes with every scenario."""
    _choose(world, ironworker=True)


@given(
    en="the table asks for {n:Number} (controls|control) and {m:Number} (gauges|gauge)",
    fr="la table demande {n:Number} (contrôles|contrôle) et {m:Number} (jauges|jauge)",
)
def own_goal(world: World, n: int, m: int) -> None:
    """What wins with Ironworker, where the table chooses it."""
    game = _on(world)
    game.given()
    if m > len(whichside.LABOUR):
        game.nowhere = (
            Text(
                f"{m} gauges; there are {len(whichside.LABOUR)} gauges of labour regulation",
                f"{m} jauges ; il y a {len(whichside.LABOUR)} jauges du travail",
            ),
            ["whichside.employers-board.three-labour-gauges"],
        )
        return
    _choose(world, goal=whichside.Goal(n, m))


@given(
    en="the team controls {n:Number} means of production",
    fr="l'équipe contrôle {n:Number} moyens de production",
)
def controls_so_many(world: World, n: int) -> None:
    """So many were taken in earlier turns: the first ones of the board."""
    game = _on(world)
    game.given()
    game.count_or_name("objectives", counted=True)
    listed = [one.id for one in objectives_of(game.setup())]
    if not 0 <= n <= len(listed):
        game.nowhere = (
            Text(
                f"the board has {len(listed)} means of production, not {n}",
                f"le plateau a {len(listed)} moyens de production, et non {n}",
            ),
            ["whichside.employers-board.objectives-area", "whichside.control.once-per-game"],
            listed,
        )
    game.lists["objectives"] = listed[:n]


@given(
    en="{n:Number} of its plans (are|is) countered",
    fr="{n:Number} de ses plans (sont contrés|est contré)",
)
def some_plans_countered(world: World, n: int) -> None:
    """So many plans of the strategy were countered, the last ones of it."""
    game = _on(world)
    game.given()
    plans = plans_of(game.content, game.facts.get("strategy", ""))
    if not 0 <= n <= len(plans):
        game.nowhere = (
            Text(
                f"the strategy has {len(plans)} plans, not {n}",
                f"la planification a {len(plans)} plans, et non {n}",
            ),
            ["whichside.strategy.count-defeated"],
            (),
        )
    game.lists["countered"] = [plan.step for plan in plans][max(0, len(plans) - n) :]


@given(en="all its plans are countered", fr="tous ses plans sont contrés")
def all_plans_countered(world: World) -> None:
    """Every plan of the strategy was countered."""
    game = _on(world)
    game.given()
    game.lists["countered"] = [
        plan.step for plan in plans_of(game.content, game.facts.get("strategy", ""))
    ]


@given(
    en="the table rolls {n:Number} unforeseen (circumstances|circumstance)",
    fr="la table tire {n:Number} (aléas|aléa)",
)
def rolls_circumstances(world: World, n: int) -> None:
    """How often the D66 is rolled before the first turn."""
    _choose(world, rolls=n)


@given(
    en=("the D66 has fallen on {n:Number}", "unforeseen circumstance {n:Number} is in force"),
    fr=("le D66 est tombé sur {n:Number}", "l'aléa {n:Number} est en vigueur"),
)
def circumstance(world: World, n: int) -> None:
    """A result of the D66 before the first turn; whom it hit is said of the characters."""
    _on(world).note_list("rolled", n)


@given(
    en=("{strategy:Strategy} is over", "the strategy {strategy:Strategy} is over"),
    fr="la planification {strategy:Strategy} est terminée",
)
def strategy_over(world: World, strategy: str) -> None:
    """A strategy that came up earlier, and whose last plan was carried out or countered."""
    game = _on(world)
    sentences.must_be_strategy(game, strategy)
    game.note_list("over", strategy)


@given(
    en=(
        "{strategy:Strategy} ended in {result:Result}",
        "the strategy {strategy:Strategy} ended in {result:Result}",
    ),
    fr="la planification {strategy:Strategy} s'est terminée par {result:Result}",
)
def strategy_ended_in(world: World, strategy: str, result: str) -> None:
    """A strategy that is over, with its result: what that changes for the whole game holds."""
    game = _on(world)
    sentences.must_be_strategy(game, strategy)
    said = words.card(strategy)
    what = Fact(
        Text(f"the result of {said.en}", f"le résultat de {said.fr}"), sentences.result_of_strategy
    )
    game.agrees(what, game.ended.get(strategy), result)
    game.ended[strategy] = result


@given(
    en="{tile:Tile} (was|were) destroyed",
    fr="{tile:Tile} (a été détruit|a été détruite|ont été détruits)",
)
def was_destroyed(world: World, tile: str) -> None:
    """A location tile that left the game in an earlier turn."""
    _on(world).note_list("destroyed", tile)


@given(en="the tiles are {tiles:Tiles}", fr="les tuiles sont {tiles:Tiles}")
def tiles_laid(world: World, tiles: tuple[str, ...]) -> None:
    """Which tiles the table laid out, where the scenario leaves it open."""
    _choose(world, tiles=tiles)


@given(
    en="{one:Tenement} and {other:Tenement} take part",
    fr="{one:Tenement} et {other:Tenement} participent",
)
def two_take_part(world: World, one: Any, other: Any) -> None:
    """Which two Tenements play, in a game for two of them."""
    _choose(world, tenements=(one, other))


def _choose(world: World, **choices: Any) -> None:
    """Note what the table chose before the game; contradictions are errors."""
    game = _on(world)
    game.given()
    for name, chosen in choices.items():
        if game.choices.get(name, chosen) != chosen:
            game.contradiction(game.fact(name), game.choices[name], chosen)
        game.choices[name] = chosen


@given(
    en=(
        "{tenement:Tenement} (has|have) {n:Number} dollars and {gauge:Gauge} {m:Number}",
        "{tenement:Tenement} (has|have) {n:Number} dollar and {gauge:Gauge} {m:Number}",
    ),
    fr="{tenement:Tenement} (a|ont) {n:Number} $ et {gauge:Gauge} à {m:Number}",
)
def money_and_gauge(world: World, tenement: Any, n: int, gauge: str, m: int) -> None:
    """The money of a Tenement and one of its gauges."""
    _on(world).note_tenement(tenement, dollars=n, **{gauge: m})


@given(
    en="{one:Tenement} and {other:Tenement} tie for the highest {gauge:Gauge}",
    fr="{one:Tenement} et {other:Tenement} sont à égalité en tête pour {gauge:Gauge}",
)
def tie(world: World, one: Any, other: Any, gauge: str) -> None:
    """Two Tenements have the same, and more than the others: 4 each, if nothing else is said."""
    game = _on(world)
    said = game.tenements.get(one, {}).get(gauge, game.tenements.get(other, {}).get(gauge, 4))
    for tenement in (one, other):
        game.note_tenement(tenement, **{gauge: said})


@given(en="{who:Person} is injured for good", fr="{who:Person} est (blessé|blessée) à vie")
def was_maimed(world: World, who: str) -> None:
    """Somebody suffered an amputation; their health is told by itself, and is 1 at most."""
    game = _on(world)
    game.given()
    game.maimed.add(who)
    game.people.setdefault(who, (None, None))


@given(
    en="{who:Person} has joined {tenement:Tenement}",
    fr="{who:Person} a rejoint {tenement:Tenement}",
)
def has_joined(world: World, who: str, tenement: str) -> None:
    """Somebody came with a solidarity card and lives in this Tenement."""
    game = _on(world)
    said = words.called("character", who)
    home = Fact(Text(f"the home of {said.en}", f"le logis de {said.fr}"), named("player"))
    game.agrees(home, game.guests.get(who), tenement)
    game.guests[who] = tenement


@given(
    en="the team is granted {n:Number} solidarity (cards|card)",
    fr="l'équipe a droit à {n:Number} (cartes|carte) solidarité",
)
def is_granted(world: World, n: int) -> None:
    """A strategy of the employers was defeated; the team may draw."""
    game = _on(world)
    game.given(phase="employers")
    game.due = (tasks.OfferSolidarity(n), tasks.Begin("life", "whichside.turn.part2-order"))


@given(en="the pile of {pile:Pile} is empty", fr="la pile est vide : {pile:Pile}")
def pile_is_empty(world: World, pile: str) -> None:
    """Every card of a pile has come up."""
    _on(world).note_left(pile, 0)


@given(en="no premises are left to turn up", fr="il ne reste plus de local à révéler")
def no_premises_left(world: World) -> None:
    """The stack of premises is used up."""
    _on(world).given(stock=Deck())


# Numbers ----------------------------------------------------------------------------------------


@quantity(
    SENTENCES,
    en="the pile of {pile:Pile} holds {n:Number} (cards|card)",
    fr="la pile compte {n:Number} (cartes|carte) : {pile:Pile}",
    given=lambda world, n, pile: _on(world).note_left(pile, n),
)
def cards_left(world: World, pile: str) -> Measure:
    """How many cards, or premises, lie face down."""
    said = words.called("pile", pile)
    what = Text(f"the pile of {said.en}", f"la pile ({said.fr})")
    found = len(getattr(_on(world).state, pile))
    return Measure(what, found, ("whichside.setup.shuffle-decks",))


@quantity(
    SENTENCES,
    en="{n:Number} (tiles lie|tile lies) on the table",
    fr="{n:Number} (tuiles sont|tuile est) sur la table",
)
def tiles(world: World) -> Measure:
    """How many location tiles are in the game."""
    what = Text("the tiles on the table", "les tuiles sur la table")
    return Measure(what, len(_on(world).state.tiles), ("whichside.setup.tiles-layout",))


@quantity(
    SENTENCES,
    en="{n:Number} (workplaces are|workplace is) on the table",
    fr="{n:Number} (lieux de travail sont|lieu de travail est) sur la table",
)
def workplaces(world: World) -> Measure:
    """How many of the location tiles in the game are workplaces; the docks are none."""
    state: whichside.WhichsideState = _on(world).state
    kinds = [tile_of(state.setup.content, one.id).kind for one in state.tiles]
    what = Text("the workplaces on the table", "les lieux de travail sur la table")
    return Measure(what, kinds.count("work"), ("whichside.component.workplaces",))


@quantity(
    SENTENCES,
    en="{n:Number} (turns|turn) can follow this one",
    fr="{n:Number} (tours peuvent|tour peut) suivre celui-ci",
)
def turns_left(world: World) -> Measure:
    """How many turns the cells of Employers' Strength leave after this one, at most."""
    state: whichside.WhichsideState = _on(world).state
    what = Text("the turns that can follow", "les tours qui peuvent suivre")
    found = employers_board(state).last_strength - state.strength
    return Measure(what, found, ("whichside.employers-board.es-counts-turns",))


@quantity(
    SENTENCES,
    en="{n:Number} premises (lie|lies) face up",
    fr="{n:Number} (locaux sont visibles|local est visible)",
)
def market(world: World) -> Measure:
    """How many premises can be bought."""
    what = Text("the premises face up", "les locaux visibles")
    return Measure(what, len(_on(world).state.market), ("whichside.setup.premises-market",))


@quantity(
    SENTENCES,
    en="{n:Number} Employer (cards lie|card lies) face up",
    fr=("{n:Number} cartes patronales sont visibles", "{n:Number} carte patronale est visible"),
)
def employer_cards(world: World) -> Measure:
    """How many normal and difficult Employer cards are in play."""
    what = Text("the Employer cards face up", "les cartes patronales visibles")
    return Measure(what, len(_on(world).state.faced), ("whichside.offensives.draw-employer-cards",))


@quantity(
    SENTENCES,
    en=(
        "{n:Number} exceptional (measures are|measure is) in force",
        "{n:Number} exceptional (measures are|measure is) active",
    ),
    fr=(
        "{n:Number} (mesures exceptionnelles sont|mesure exceptionnelle est) en vigueur",
        "{n:Number} mesures exceptionnelles sont actives",
        "{n:Number} mesure exceptionnelle est active",
        "{n:Number} mesures d'exception sont actives",
        "{n:Number} mesure d'exception est active",
    ),
)
def measures(world: World) -> Measure:
    """How many exceptional measures have their marker; a Given names each of them."""
    what = Text("the exceptional measures in force", "les mesures exceptionnelles en vigueur")
    found = sum(one.active for one in _on(world).state.faced)
    return Measure(what, found, ("whichside.cards.exceptional-measure",))


@quantity(
    SENTENCES,
    en="{n:Number} plans lie beside the strategy",
    fr="{n:Number} plans sont à côté de la planification",
)
def plans(world: World) -> Measure:
    """How many plans belong to the strategy in play."""
    what = Text("the plans of the strategy", "les plans de la planification")
    return Measure(what, len(_on(world).state.plans), ("whichside.offensives.lay-plans",))


@quantity(
    SENTENCES,
    en="{n:Number} (characters live|character lives) in {tenement:Tenement}",
    fr="{n:Number} (personnages vivent|personnage vit) dans {tenement:Tenement}",
)
def residents(world: World, tenement: str) -> Measure:
    """How many living characters a Tenement has."""
    said = words.called("player", tenement)
    what = Text(f"the characters of {said.en}", f"les personnages ({said.fr})")
    found = sum(one.place != "dead" for one in _on(world).tenement(tenement).people)
    return Measure(what, found, ("whichside.component.player-markers",))


@then(
    en="the difficulty of the scenario is {difficulty:Difficulty}",
    fr="la difficulté du scénario est {difficulty:Difficulty}",
)
def how_hard(world: World, difficulty: str) -> None:
    """How hard the booklet says that the scenario is."""
    setup = _on(world).state.setup
    what = Text("the difficulty of the scenario", "la difficulté du scénario")
    found, clauses = scenario_of(setup).difficulty, said_by(setup, "difficulty")
    tell = say.DIFFICULTIES.__getitem__
    _on(world).expect(what, found, difficulty, *clauses, tell=tell)


@then(en="the pile of {pile:Pile} is empty", fr="la pile est vide : {pile:Pile}")
def none_is_left(world: World, pile: str) -> None:
    """No card, or no premises, lies face down in a pile."""
    found = cards_left(world, pile)
    _on(world).expect(found.what, found.value, 0, *found.clauses)


then(en=("the team wins", "the players win"), fr=("l'équipe gagne", "les joueurs gagnent"))(
    common.won
)
then(en=("the team loses", "the players lose"), fr=("l'équipe perd", "les joueurs perdent"))(
    common.lost
)


# When -------------------------------------------------------------------------------------------


@when(
    en="{n:Number} (people sit|person sits) down to Which Side",
    fr="{n:Number} (personnes s'installent|personne s'installe) pour Which Side",
)
def sit_down(world: World, n: int) -> None:
    """Set the game up for so many people, legal or not."""
    game = _on(world)
    game.choices["players"] = n
    try:
        game.combine()
    except IllegalAction as refusal:
        game.refuse(refusal)
    else:
        game.sit_down()


@when(en="the D66 falls on {n:Number}", fr="le D66 tombe sur {n:Number}")
def the_d66_falls(world: World, n: int) -> None:
    """The die as it fell twice: for the tens and for the units."""
    game = _on(world)
    game.accept()
    impossible = tuple(whichside.check_result(n))
    if impossible:
        game.refuse(IllegalAction(n, impossible))
        return
    for face in divmod(n, 10):
        if not game.play(whichside.Roll(face)):
            return


plays("moves_to_the_right", whichside.WorsenGauge)(
    about="The team says which gauge of the employers starts further to the right.",
    en="the team moves {gauge:EmployersGauge} to the right",
    fr="l'équipe déplace {gauge:EmployersGauge} vers la droite",
)

plays("chance_picks", whichside.Draw)(
    about="Whom an unforeseen circumstance hits at random.",
    en="chance picks {who:Person}",
    fr="le sort désigne {who:Person}",
)

plays("chance_picks_gauge", whichside.Draw)(
    about="The gauge that an unforeseen circumstance hits at random.",
    en="chance picks {gauge:EmployersGauge}",
    fr="le sort désigne {gauge:EmployersGauge}",
)

plays("draws_solidarity", lambda: whichside.AcceptSolidarity(True))(
    about="The team takes what it was granted.",
    en="the team draws solidarity cards",
    fr="l'équipe tire des cartes solidarité",
)

plays("declines_solidarity", lambda: whichside.AcceptSolidarity(False))(
    about="The team draws nothing.",
    en="the team declines the solidarity cards",
    fr="l'équipe renonce aux cartes solidarité",
)

plays("keeps", whichside.KeepCard)(
    about="The card that everybody agrees on.",
    en="the team keeps {card:Solidarity}",
    fr="l'équipe garde {card:Solidarity}",
)

plays("moves_in", whichside.TakeIn)(
    about="The team says where somebody lives who came with a solidarity card.",
    en="the newcomer moves in with {tenement:Tenement}",
    fr="la nouvelle personne s'installe dans {tenement:Tenement}",
)


# Then -------------------------------------------------------------------------------------------


def _decision(world: World) -> Decision | None:
    game = _on(world)
    game.accept()
    now = whichside.pending(game.state)
    return now if isinstance(now, Decision) else None


@then(en="person {n:Number} decides", fr="la personne {n:Number} décide")
def person_decides(world: World, n: int) -> None:
    """One person at the table decides alone; they are counted from the first Tenement on."""
    now = _decision(world)
    what = Text("the people who decide", "les personnes qui décident")
    found = ", ".join(now.seats) if now else None
    _on(world).expect(what, found, str(n), *([now.clause] if now else []))


@then(en="{n:Number} people decide together", fr="{n:Number} personnes décident ensemble")
def decide_together(world: World, n: int) -> None:
    """So many people make one decision."""
    now = _decision(world)
    what = Text("the people who decide together", "les personnes qui décident ensemble")
    found = len(now.seats) if now and now.how == "together" else 0
    _on(world).expect(what, found, n, *([now.clause] if now else []))


@then(
    en="{who:Person} lives in {tenement:Tenement}", fr="{who:Person} vit dans {tenement:Tenement}"
)
def lives_in(world: World, who: str, tenement: Any) -> None:
    """In which Tenement a character lives."""
    name = words.called("character", who)
    what = Text(f"{name.en} in the Tenement", f"{name.fr} dans le Tenement")
    found = any(one.id == who for one in _on(world).tenement(tenement).people)
    _on(world).expect(what, found, True, "whichside.component.black-cylinders")


@then(en="{tile:Tile} (is|are) on the table", fr="{tile:Tile} (est|sont) sur la table")
def on_the_table(world: World, tile: str) -> None:
    """A location tile that is in the game."""
    _on_table(world, tile, True)


@then(en="{tile:Tile} (is|are) not on the table", fr="{tile:Tile} (n'est|ne sont) pas sur la table")
def not_on_the_table(world: World, tile: str) -> None:
    """A location tile that was not laid out, or was destroyed."""
    _on_table(world, tile, False)


def _on_table(world: World, tile: str, wanted: bool) -> None:
    name = words.called("tile", tile)
    what = Text(f"{name.en} on the table", f"{name.fr} sur la table")
    found = any(one.id == tile for one in _on(world).state.tiles)
    _on(world).expect(what, found, wanted, "whichside.setup.tiles-layout")


@then(en="{card:Card} comes up", fr="{card:Card} sort du paquet")
def comes_up(world: World, card: str) -> None:
    """The card that was drawn last."""
    game = _on(world)
    game.accept()
    events = game.transitions[-1].events if game.transitions else ()
    found = [one.card for one in events if isinstance(one, CardDrawn)]
    what = Text("the card drawn", "la carte tirée")
    game.expect(
        what,
        ", ".join(words.card(one).in_(game.language) for one in found) or None,
        words.card(card).in_(game.language),
    )


@then(en="the strategy is {strategy:Strategy}", fr="la planification est {strategy:Strategy}")
def strategy_is(world: World, strategy: str) -> None:
    """The strategy in play."""
    what = Text("the strategy", "la planification")
    clause = "whichside.offensives.draw-strategy"
    _on(world).expect(what, _on(world).state.strategy, strategy, clause, tell=words.card)


@then(
    en=(
        "{strategy:Strategy} ended in {result:Result}",
        "the strategy {strategy:Strategy} ended in {result:Result}",
    ),
    fr="la planification {strategy:Strategy} s'est terminée par {result:Result}",
)
def has_ended_in(world: World, strategy: str, result: str) -> None:
    """A strategy ended with this result in the scenario."""
    ended = (one for one in sentences.told(world) if isinstance(one, StrategyEnded))
    clause = next((one.clause for one in ended if one.strategy == strategy), "")
    said = words.card(strategy)
    _on(world).expect(
        Text(f"the result of {said.en}", f"le résultat de {said.fr}"),
        clause.rpartition("-step-")[2] or None,
        result,
        *([clause] if clause else []),
        tell=sentences.result_of_strategy,
    )


@then(
    en="countering {card:EmployerCard} costs {price:Price}",
    fr="contrer {card:EmployerCard} coûte {price:Price}",
)
def countering_costs(world: World, card: str, price: say.Priced) -> None:
    """What the team pays to counter an Employer card that lies face up."""
    _costs(world, card, price)


@then(
    en="countering the current plan costs {price:Price}",
    fr="contrer le plan en cours coûte {price:Price}",
)
def countering_the_plan_costs(world: World, price: say.Priced) -> None:
    """What the team pays to counter the plan with the marker."""
    game = _on(world)
    _costs(world, game.current_plans()[game.state.step - 1].plan, price)


def _costs(world: World, card: str, price: say.Priced) -> None:
    game = _on(world)
    game.accept()
    bill, said = fight.bill(game.state, card), words.card(card)
    if bill is None:
        raise AssertionError(
            game.say(
                f"{said.en} cannot be countered now [{ONLY_THESE}]",
                f"on ne peut pas contrer {said.fr} maintenant [{ONLY_THESE}]",
            )
        )
    parts = ("dollars", *whichside.RESOURCES)
    found = say.Priced("", None, {one: getattr(bill, one) for one in parts if getattr(bill, one)})
    wanted = say.Priced("", None, {one: n for one, n in price.price.items() if n})
    what = Text(f"the price of {said.en}", f"le prix ({said.fr})")
    game.expect(what, found, wanted, fight.CLAUSE, *fight.why(game.state, card), tell=_price)


def _price(price: say.Priced) -> Text:
    return Text(*(say.priced(price, language) for language in ("en", "fr")))


ONLY_THESE = "whichside.fight.only-current-plan"
"""The clause of what can be countered now."""


@then(en="the goal is out of reach", fr="l'objectif est hors d'atteinte")
def goal_out_of_reach(world: World) -> None:
    """The goal asks for more means of production than can be controlled any more."""
    _reach(world, False)


@then(en="the goal is within reach", fr="l'objectif est à portée")
def goal_within_reach(world: World) -> None:
    """As many means of production as the goal asks for can still be controlled."""
    _reach(world, True)


def _reach(world: World, wanted: bool) -> None:
    what = Text("the goal within reach", "l'objectif à portée")
    found = whichside.out_of_reach(_on(world).state) is None
    _on(world).expect(what, found, wanted, "whichside.victory.source")


@then(en="no strategy is in play", fr="aucune planification n'est en jeu")
def no_strategy(world: World) -> None:
    """The strategy has ended, and the next has not begun."""
    what = Text("the strategy", "la planification")
    found = _on(world).state.strategy
    _on(world).expect(what, found, None, "whichside.strategy.end", tell=words.card)


@then(en="{who:Person} is injured for good", fr="{who:Person} est (blessé|blessée) à vie")
def injured_for_good(world: World, who: str) -> None:
    """Somebody cannot be healed beyond HEA 1 any more."""
    name = words.called("character", who)
    what = Text(f"{name.en} injured for good", f"{name.fr}, blessure à vie")
    _on(world).expect(what, _on(world).person(who).maimed, True)


# What can mean several things, or says too little ------------------------------------------------

UNCLEAR: tuple[tuple[tuple[Kind, ...], str, tuple[str, ...]], ...] = (
    (
        ("given", "then"),
        "{labour:Labour} are {n:Number}",
        ("{labour} stand on cell {n}", "{labour} read {n}"),
    ),
    (
        ("given", "then"),
        "{labour:Labour} sont à {n:Number}",
        ("{labour} sont sur la case {n}", "{labour} affichent {n}"),
    ),
    (
        ("given", "then"),
        "{labour:Labour} est à {n:Number}",
        ("{labour} est sur la case {n}", "{labour} affiche {n}"),
    ),
    (("then",), "{tenement:Tenement} cannot pay", ("{tenement} falls into misery",)),
    (("then",), "{tenement:Tenement} ne peut pas payer", ("{tenement} tombe dans la misère",)),
    (
        ("when",),
        "{tenement:Tenement} pays its cost of living",
        ("the cost of living falls due",),
    ),
    (("when",), "{tenement:Tenement} paie son coût de la vie", ("le coût de la vie est dû",)),
    (("given",), "{n:Number} exceptional measures are active", ("Rent Rise is in force",)),
    (
        ("given",),
        "{n:Number} mesures exceptionnelles sont actives",
        ("Hausse des loyers est en vigueur",),
    ),
)
"""What people say, by the kinds of step, and what of it can be meant."""

for _kinds, _said, _meant in UNCLEAR:
    SENTENCES.unclear(*_kinds, said=_said, meant=_meant, types=TYPES)
