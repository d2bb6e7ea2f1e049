"""What a scenario says of the set-up: who plays, the scenario, the variants, what chance does."""

from __future__ import annotations

from typing import Any

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.vocabulary.whichside import parameter_types as say
from whichside_rules.vocabulary.whichside.table import given, of, plays, then, when
from whichside_rules.vocabulary.whichside.world import WhichsideWorld
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.scenarios import said_by, scenario_of

# Given --------------------------------------------------------------------------------------------


@given(
    en="{n:Number} (people share|person has all) the Tenements",
    fr="{n:Number} (personnes se partagent|personne a tous) les Tenements",
)
def people_share(game: WhichsideWorld, n: int) -> None:
    """How many people play; four, if nothing is said."""
    game.choose(players=n)


@given(en="the scenario is {scenario:Scenario}", fr="le scénario est {scenario:Scenario}")
def the_scenario_is(game: WhichsideWorld, scenario: str) -> None:
    """The scenario of the booklet; the generic one, if nothing is said."""
    game.choose(scenario=scenario)


@given(en="the variant is {variant:Variant}", fr="la variante est {variant:Variant}")
def the_variant_is(game: WhichsideWorld, variant: str) -> None:
    """A variant of the generic scenario."""
    game.variants.append(variant)
    game.choices["variant"] = game.variants[0]


@given(
    en=("Ironworker is played", "the COMPLEX cards are used"),
    fr=("on joue avec Ironworker", "les cartes COMPLEXES sont employées"),
)
def with_ironworker(game: WhichsideWorld) -> None:
    """The variant that mixes the COMPLEX cards in and asks for more; goes with every scenario."""
    game.choose(ironworker=True)


@given(
    en="the table asks for {n:Number} (controls|control) and {m:Number} (gauges|gauge)",
    fr="la table demande {n:Number} (contrôles|contrôle) et {m:Number} (jauges|jauge)",
)
def own_goal(game: WhichsideWorld, n: int, m: int) -> None:
    """What wins with Ironworker, where the table chooses it."""
    if m > len(whichside.LABOUR):
        game.never(
            f"{m} gauges; there are {len(whichside.LABOUR)} gauges of labour regulation",
            f"{m} jauges ; il y a {len(whichside.LABOUR)} jauges du travail",
            "whichside.employers-board.three-labour-gauges",
        )
        return
    game.choose(goal=whichside.Goal(n, m))


@given(
    en="the table rolls {n:Number} unforeseen (circumstances|circumstance)",
    fr="la table tire {n:Number} (aléas|aléa)",
)
def rolls_circumstances(game: WhichsideWorld, n: int) -> None:
    """How often the D66 is rolled before the first turn."""
    game.choose(rolls=n)


@given(
    en=("the D66 has fallen on {n:Number}", "unforeseen circumstance {n:Number} is in force"),
    fr=("le D66 est tombé sur {n:Number}", "l'aléa {n:Number} est en vigueur"),
)
def circumstance(game: WhichsideWorld, n: int) -> None:
    """A result of the D66 before the first turn; whom it hit is said of the characters."""
    game.note_list("rolled", n)


@given(en="the tiles are {tiles:Tiles}", fr="les tuiles sont {tiles:Tiles}")
def tiles_laid(game: WhichsideWorld, tiles: tuple[str, ...]) -> None:
    """Which tiles the table laid out, where the scenario leaves it open."""
    game.choose(tiles=tiles)


@given(
    en="{one:Tenement} and {other:Tenement} take part",
    fr="{one:Tenement} et {other:Tenement} participent",
)
def two_take_part(game: WhichsideWorld, one: Any, other: Any) -> None:
    """Which two Tenements play, in a game for two of them."""
    game.choose(tenements=(one, other))


@given(
    en="{tenement:Tenement} (has|have) {n:Number} (dollars|dollar) and {gauge:Gauge} {m:Number}",
    fr="{tenement:Tenement} (a|ont) {n:Number} $ et {gauge:Gauge} à {m:Number}",
)
def money_and_gauge(game: WhichsideWorld, tenement: Any, n: int, gauge: str, m: int) -> None:
    """The money of a Tenement and one of its gauges."""
    game.note_tenement(tenement, dollars=n, **{gauge: m})


@given(
    en="{one:Tenement} and {other:Tenement} tie for the highest {gauge:Gauge}",
    fr="{one:Tenement} et {other:Tenement} sont à égalité en tête pour {gauge:Gauge}",
)
def tie(game: WhichsideWorld, one: Any, other: Any, gauge: str) -> None:
    """Two Tenements have the same, and more than the others: 4 each, if nothing else is said."""
    what = of(Text("who has as much", "qui en a autant"), words.called("gauge", gauge))
    game.note_highest((one, other), gauge, what)


@given(
    en="{tenement:Tenement} (has|have) more {gauge:Gauge} than the others",
    fr="{tenement:Tenement} (a|ont) plus que les autres pour {gauge:Gauge}",
)
def highest(game: WhichsideWorld, tenement: Any, gauge: str) -> None:
    """A Tenement has more of a gauge than each of the others: 4, if nothing else is said."""
    what = of(Text("who has the most", "qui a le plus"), words.called("gauge", gauge))
    game.note_highest((tenement,), gauge, what)


# Numbers ------------------------------------------------------------------------------------------


@then(
    en="the difficulty of the scenario is {difficulty:Difficulty}",
    fr="la difficulté du scénario est {difficulty:Difficulty}",
)
def how_hard(game: WhichsideWorld, difficulty: str) -> None:
    """How hard the booklet says that the scenario is."""
    setup = game.state.setup
    what = Text("the difficulty of the scenario", "la difficulté du scénario")
    found, clauses = scenario_of(setup).difficulty, said_by(setup, "difficulty")
    tell = say.DIFFICULTIES.__getitem__
    game.expect(what, found, difficulty, *clauses, tell=tell)


# When ---------------------------------------------------------------------------------------------


@when(
    en="{n:Number} (people sit|person sits) down to Which Side",
    fr="{n:Number} (personnes s'installent|personne s'installe) pour Which Side",
)
def sit_down(game: WhichsideWorld, n: int) -> None:
    """Set the game up for so many people, legal or not."""
    game.choices["players"] = n
    try:
        game.combine()
    except IllegalAction as refusal:
        game.refuse(refusal)
    else:
        game.sit_down()


@when(en="the D66 falls on {n:Number}", fr="le D66 tombe sur {n:Number}")
def the_d66_falls(game: WhichsideWorld, n: int) -> None:
    """The die as it fell twice: for the tens and for the units."""
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
