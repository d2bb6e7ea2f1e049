"""What a scenario says of a Tenement: its money, its tokens, its gauges, what it must pay."""

from __future__ import annotations

from typing import Any

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.vocabulary.quantity import Measure
from whichside_rules.vocabulary.whichside.table import (
    each_tenement,
    given,
    of,
    on,
    plays,
    quantity,
    since,
    tenement_said,
    then,
    told,
    when,
)
from whichside_rules.vocabulary.whichside.world import (
    WhichsideWorld,
)
from whichside_rules.vocabulary.world import Fact, World
from whichside_rules.whichside import cost_of_living
from whichside_rules.whichside.engine import lasting, tasks, words
from whichside_rules.whichside.engine.events import (
    DollarsGained,
    DollarsPaid,
    MiseryBegan,
    ResourceGained,
)
from whichside_rules.whichside.variant import unforeseen

# Given --------------------------------------------------------------------------------------------


@given(en="the other Tenements have {n:Number} dollars", fr="les autres Tenements ont {n:Number} $")
def others_have(world: World, n: int) -> None:
    """The money of every Tenement of which nothing else is said."""
    game = on(world)
    game.given()
    if game.others not in (None, n):
        game.contradiction(game.fact("dollars"), game.others, n)
    game.others = n


@given(
    en=(
        "{tenement:Tenement} (is|are) {n:Number} dollars short of the cost of living",
        "{tenement:Tenement} (is|are) {n:Number} dollar short of the cost of living",
    ),
    fr="il manque {n:Number} $ {tenement:ToTenement} pour le coût de la vie",
)
def is_short(world: World, tenement: Any, n: int) -> None:
    """The money of a Tenement: so much less than living costs it; the others have enough."""
    game = on(world)
    game.note_tenement(tenement, short=n)
    game.tenements[tenement].pop("short")
    game.short[tenement] = n
    game.others_can_pay = True


@given(
    en="{tenement:Tenement} was spared a loss of health this turn",
    fr="{tenement:Tenement} (a|ont) déjà évité une perte de santé ce tour-ci",
)
def was_spared(world: World, tenement: Any) -> None:
    """The clean home of a Tenement has protected it this turn."""
    on(world).note_tenement(tenement, spared=True)


@given(
    en=(
        "{tenement:Tenement} still (owes|owe) {n:Number} dollars in misery",
        "{tenement:Tenement} still (owes|owe) {n:Number} dollar in misery",
    ),
    fr="{tenement:Tenement} (doit|doivent) encore {n:Number} $ dans la misère",
)
def owes_in_misery(world: World, tenement: Any, n: int) -> None:
    """A Tenement in misery has sold all but health, which it gives up now, a HEA for a dollar."""
    game = on(world)
    game.given()
    if any(isinstance(one, tasks.SellHealth) for one in game.due):
        who = next(one for one in game.due if isinstance(one, tasks.SellHealth))
        owed = Fact(Text("what is owed in misery", "ce qui est dû dans la misère"))
        game.contradiction(owed, (who.tenement, who.dollars), (tenement, n))
    game.due = (tasks.SellHealth(tenement, n), tasks.Execute(tenement), *game.due)


# Numbers ------------------------------------------------------------------------------------------


@quantity(
    en=(
        "{tenement:Tenement} (has|have) {n:Number} dollars",
        "{tenement:Tenement} (has|have) {n:Number} dollar",
    ),
    fr="{tenement:Tenement} (a|ont) {n:Number} $",
    given=lambda world, n, tenement: on(world).note_tenement(tenement, dollars=n),
)
def dollars(world: World, tenement: str) -> Measure:
    """The money of a Tenement."""
    what = of(Text("the dollars", "les dollars"), tenement_said(tenement))
    return Measure(
        what, on(world).tenement(tenement).dollars, ("whichside.resource.money-personal",)
    )


@quantity(
    en="{tenement:Tenement} (has|have) {n:Number} {resource:Resource}",
    fr="{tenement:Tenement} (a|ont) {n:Number} {resource:Resource}",
    given=lambda world, n, tenement, resource: on(world).note_tenement(tenement, **{resource: n}),
)
def tokens(world: World, tenement: str, resource: str) -> Measure:
    """The tokens of a Tenement."""
    said, kind = tenement_said(tenement), words.called("resource", resource)
    what = Text(f"{kind.en} of {said.en}", f"{kind.fr} ({said.fr})")
    count = getattr(on(world).tenement(tenement), resource)
    return Measure(what, count, ("whichside.resource.five-kinds",))


@quantity(
    en=(
        "{gauge:Gauge} of {tenement:Theirs} is {n:Number}",
        "{tenement:Tenement} (has|have) {gauge:Gauge} {n:Number}",
    ),
    fr=(
        "{gauge:Gauge} {tenement:Theirs} est à {n:Number}",
        "{tenement:Tenement} (a|ont) (un|une) {gauge:Gauge} de {n:Number}",
    ),
    given=lambda world, n, gauge, tenement: on(world).note_tenement(tenement, **{gauge: n}),
)
def gauge(world: World, gauge: Any, tenement: Any) -> Measure:
    """A gauge of a Tenement."""
    return _gauge(world, gauge, tenement)


def _gauge(world: World, gauge: Any, tenement: Any) -> Measure:
    said, name = tenement_said(tenement), words.called("gauge", gauge)
    what = Text(f"{name.en} of {said.en}", f"{name.fr} ({said.fr})")
    found, clauses = getattr(on(world).tenement(tenement), gauge), list[str]()
    if gauge in lasting.RETURNING and found == lasting.minimum(on(world).state, gauge, tenement):
        clauses += _why_minimum(on(world), gauge, tenement)
    return Measure(what, found, ("whichside.individual-board.contents", *clauses))


def _why_minimum(game: WhichsideWorld, gauge: Any, tenement: Any) -> tuple[str, ...]:
    """The clauses by which a minimum is where it is; results of the D66 are no rule to be read."""
    rolled = tuple(unforeseen.why_lasting(game.state, lasting.MINIMUM[gauge]))
    game.cite(*rolled)
    return (*lasting.why_minimum(game.state, gauge, tenement), *rolled)


@quantity(
    en="(every Tenement has|all Tenements have) {n:Number} (dollars|dollar)",
    fr="(chaque Tenement a|tous les Tenements ont) {n:Number} $",
    given=lambda world, n: each_tenement(
        world, lambda game, one: game.note_tenement(one, dollars=n)
    ),
)
def dollars_of_each(world: World) -> list[Measure]:
    """The money of each Tenement that plays."""
    return [dollars(world, one.name) for one in on(world).state.tenements]


@quantity(
    en="(every Tenement has|all Tenements have) {n:Number} {resource:Resource}",
    fr="(chaque Tenement a|tous les Tenements ont) {n:Number} {resource:Resource}",
    given=lambda world, n, resource: each_tenement(
        world, lambda game, one: game.note_tenement(one, **{resource: n})
    ),
)
def tokens_of_each(world: World, resource: str) -> list[Measure]:
    """The tokens of each Tenement that plays."""
    return [tokens(world, one.name, resource) for one in on(world).state.tenements]


@quantity(
    en="{gauge:Gauge} of (every Tenement|all) is {n:Number}",
    fr="{gauge:Gauge} de (chaque Tenement|tous) est à {n:Number}",
    given=lambda world, n, gauge: each_tenement(
        world, lambda game, one: game.note_tenement(one, **{gauge: n})
    ),
)
def gauge_of_each(world: World, gauge: Any) -> list[Measure]:
    """A gauge of each Tenement that plays."""
    return [_gauge(world, gauge, one.name) for one in on(world).state.tenements]


@quantity(
    en="the minimum of {gauge:Gauge} of {tenement:Theirs} is {n:Number}",
    fr="au minimum, {gauge:Gauge} {tenement:Theirs} est à {n:Number}",
)
def least(world: World, gauge: Any, tenement: Any) -> Measure:
    """The cell below which a gauge does not go now; that of Unsanitary is always 0."""
    on(world).playing(tenement)
    said, name = tenement_said(tenement), words.called("gauge", gauge)
    what = Text(f"the minimum of {name.en} of {said.en}", f"le minimum de {name.fr} ({said.fr})")
    goes_back = gauge in lasting.RETURNING
    found = lasting.minimum(on(world).state, gauge, tenement) if goes_back else 0
    why = _why_minimum(on(world), gauge, tenement) if goes_back else ()
    clauses = dict.fromkeys(("whichside.end-of-turn.minimum-shift", *why))
    return Measure(what, found, tuple(clauses))


@quantity(
    en="the cost of living of {tenement:Theirs} is {n:Number} (dollars|dollar)",
    fr="le coût de la vie {tenement:Theirs} est de {n:Number} $",
)
def cost(world: World, tenement: Any) -> Measure:
    """What a Tenement must pay this turn, in dollars."""
    what = of(Text("the cost of living", "le coût de la vie"), tenement_said(tenement))
    game = on(world)
    game.playing(tenement)
    found = cost_of_living.cost(game.state, tenement)
    measure = Measure(what, found, cost_of_living.why(game.state, tenement))
    game.cite(*measure.clauses)
    return measure


def _gauge_since(world: World, gauge: Any, tenement: Any, sign: int) -> Measure:
    on(world).playing(tenement)
    said, name = tenement_said(tenement), words.called("gauge", gauge)

    def value(state: Any) -> int:
        found = next(one for one in state.tenements if one.name == tenement)
        return int(getattr(found, gauge))

    what = Text(f"{name.en} of {said.en} moved by", f"{name.fr} ({said.fr}), changement")
    return since(world, what, value, sign)


@quantity(
    en="{gauge:Gauge} of {tenement:Theirs} rises by {n:Number}",
    fr="{gauge:Gauge} {tenement:Theirs} monte de {n:Number}",
)
def gauge_rises(world: World, gauge: Any, tenement: Any) -> Measure:
    """By how much a gauge of a Tenement is higher than before the moves."""
    return _gauge_since(world, gauge, tenement, 1)


@quantity(
    en="{gauge:Gauge} of {tenement:Theirs} falls by {n:Number}",
    fr="{gauge:Gauge} {tenement:Theirs} baisse de {n:Number}",
)
def gauge_falls(world: World, gauge: Any, tenement: Any) -> Measure:
    """By how much a gauge of a Tenement is lower than before the moves."""
    return _gauge_since(world, gauge, tenement, -1)


def _added(world: World, tenement: Any, what: Text, kind: type[Any], field: str) -> Measure:
    """The sum of what happened to a Tenement."""
    on(world).playing(tenement)
    found = [one for one in told(world) if isinstance(one, kind) and one.tenement == tenement]
    total = sum(getattr(one, field) for one in found)
    clauses = tuple(dict.fromkeys(one.clause for one in found))
    return Measure(of(what, tenement_said(tenement)), total, clauses)


@quantity(
    en=(
        "{tenement:Tenement} (gains|gain) {n:Number} dollars",
        "{tenement:Tenement} (gains|gain) {n:Number} dollar",
    ),
    fr="{tenement:Tenement} (gagne|gagnent) {n:Number} $",
)
def dollars_gained(world: World, tenement: Any) -> Measure:
    """How many dollars a Tenement gained by the moves, whatever it paid."""
    what = Text("the dollars gained", "les dollars gagnés")
    return _added(world, tenement, what, DollarsGained, "dollars")


@quantity(
    en=(
        "{tenement:Tenement} (pays|pay) {n:Number} dollars",
        "{tenement:Tenement} (pays|pay) {n:Number} dollar",
    ),
    fr="{tenement:Tenement} (paie|paient) {n:Number} $",
)
def dollars_paid(world: World, tenement: Any) -> Measure:
    """How many dollars a Tenement paid by the moves, whatever it gained."""
    what = Text("the dollars paid", "les dollars payés")
    return _added(world, tenement, what, DollarsPaid, "dollars")


@quantity(
    en="{tenement:Tenement} (gains|gain) {n:Number} {resource:Resource}",
    fr="{tenement:Tenement} (gagne|gagnent) {n:Number} {resource:Resource}",
)
def tokens_gained(world: World, tenement: Any, resource: Any) -> Measure:
    """How many tokens a Tenement gained by the moves, whatever it gave."""
    on(world).playing(tenement)
    gains = [
        one
        for one in told(world)
        if isinstance(one, ResourceGained) and (one.tenement, one.resource) == (tenement, resource)
    ]
    kind = words.called("resource", resource)
    what = of(Text(f"{kind.en} gained", f"{kind.fr}, gain"), tenement_said(tenement))
    return Measure(
        what, sum(one.count for one in gains), tuple(dict.fromkeys(one.clause for one in gains))
    )


@quantity(
    en="{n:Number} (characters live|character lives) in {tenement:Tenement}",
    fr="{n:Number} (personnages vivent|personnage vit) dans {tenement:Tenement}",
)
def residents(world: World, tenement: str) -> Measure:
    """How many living characters a Tenement has."""
    what = of(Text("the characters", "les personnages"), words.called("player", tenement))
    found = sum(one.place != "dead" for one in on(world).tenement(tenement).people)
    return Measure(what, found, ("whichside.component.player-markers",))


# When ---------------------------------------------------------------------------------------------


@when(
    en="{tenement:Tenement} (pays its|pay their) cost of living",
    fr="{tenement:Tenement} (paie son|paient leur) coût de la vie",
)
def pays_its_cost(world: World, tenement: Any) -> None:
    """The cost of living falls due; the others can pay, unless it is said what they have."""
    game = on(world)
    game.playing(tenement)
    if game.is_described_still:
        game.others_can_pay = True
        game.facts.setdefault("phase", "living")
    game.play(whichside.Proceed())


@when(
    en="{tenement:Tenement} (falls|fall) into misery",
    fr="{tenement:Tenement} (tombe|tombent) dans la misère",
)
def falls_at_its_cost(world: World, tenement: Any) -> None:
    """The cost of living falls due; a dollar is missing, unless it is said what there is."""
    game = on(world)
    known = tenement in game.short or "dollars" in game.tenements.get(tenement, {})
    said = tenement_said(tenement)
    if game.is_described_still and not known:
        is_short(world, tenement, 1)
        game.supposed.append(
            Text(
                f"{said.en} is 1 dollar short, as nothing says what it has",
                f"il manque 1 $ ({said.fr}), puisque rien ne dit combien il y a",
            )
        )
    pays_its_cost(world, tenement)
    if game.refusal is None and not _fell(world, tenement):
        raise game.slip(f"{said.en} can pay", f"{said.fr} peut payer")


@when(
    en=(
        "{tenement:Tenement} (falls|fall) into misery for {n:Number} dollars",
        "{tenement:Tenement} (falls|fall) into misery for {n:Number} dollar",
    ),
    fr="{tenement:Tenement} (tombe|tombent) dans la misère pour {n:Number} $",
)
def falls_for(world: World, tenement: Any, n: int) -> None:
    """The cost of living falls due, and so many dollars are missing."""
    is_short(world, tenement, n)
    pays_its_cost(world, tenement)


@when(
    en="{tenement:Tenement} (suffers|suffer) {effect:Effect}",
    fr="{tenement:Tenement} (subit|subissent) {effect:Effect}",
)
def suffers(world: World, tenement: Any, effect: Any) -> None:
    """An incident does this, and nothing else, to a Tenement, which is the first player's."""
    on(world).playing(tenement)
    on(world).hit(effect, "victim", tenement)


@when(en="every Tenement suffers {effect:Effect}", fr="chaque Tenement subit {effect:Effect}")
def everybody_suffers(world: World, effect: Any) -> None:
    """An incident does this, and nothing else, to each Tenement."""
    on(world).hit(effect, "each")


@when(
    en="whoever has the highest {gauge:Gauge} suffers {effect:Effect}",
    fr="{gauge:Gauge} la plus élevée : on subit {effect:Effect}",
)
def the_highest_suffer(world: World, gauge: Any, effect: Any) -> None:
    """An incident does this, and nothing else, to each Tenement with the most of a gauge."""
    on(world).hit(effect, f"most-{gauge}")


@when(
    en="whoever has the most dollars suffers {effect:Effect}",
    fr="qui a le plus de dollars subit {effect:Effect}",
)
def the_richest_suffer(world: World, effect: Any) -> None:
    """An incident does this, and nothing else, to each Tenement with the most dollars."""
    on(world).hit(effect, "most-dollars")


plays("spares_the_loss", lambda tenement: whichside.Protect(tenement, True))(
    about='By the reading R-10 "chosen": the loss of health is spared.',
    en="{tenement:Tenement} (lets its|let their) clean home spare the loss",
    fr="{tenement:Tenement} (laisse son|laissent leur) logement propre éviter la perte",
)

plays("suffers_the_loss", lambda tenement: whichside.Protect(tenement, False))(
    about='By the reading R-10 "chosen": the protection is kept for a later loss.',
    en=(
        "{tenement:Tenement} suffers the loss in spite of its clean home",
        "{tenement:Tenement} suffer the loss in spite of their clean home",
    ),
    fr=(
        "{tenement:Tenement} subit la perte malgré son logement propre",
        "{tenement:Tenement} subissent la perte malgré leur logement propre",
    ),
)


# Then ---------------------------------------------------------------------------------------------


@then(
    en="{tenement:Tenement} (falls into|fall into|is in|are in) misery",
    fr="{tenement:Tenement} (tombe|tombent|est|sont) dans la misère",
)
def falls_into_misery(world: World, tenement: Any) -> None:
    """A Tenement could not pay what it owed, and had to sell."""
    _misery(world, tenement, True)


@then(
    en="{tenement:Tenement} (does|do) not fall into misery",
    fr="{tenement:Tenement} ne (tombe|tombent) pas dans la misère",
)
def falls_into_no_misery(world: World, tenement: Any) -> None:
    """A Tenement could pay whatever it owed."""
    _misery(world, tenement, False)


def _misery(world: World, tenement: Any, wanted: bool) -> None:
    game = on(world)
    game.playing(tenement)
    what = of(Text("misery", "misère"), tenement_said(tenement))
    game.expect(what, _fell(world, tenement), wanted, "whichside.misery.trigger")


def _fell(world: World, tenement: Any) -> bool:
    began = (one for one in told(world) if isinstance(one, MiseryBegan))
    return any(one.tenement == tenement for one in began)
