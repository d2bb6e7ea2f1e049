"""What a scenario says of a Tenement: its money, its tokens, its gauges, what it must pay."""

from __future__ import annotations

from typing import Any

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.vocabulary.quantity import Measure
from whichside_rules.vocabulary.whichside.table import given, of, plays, quantity, then, when
from whichside_rules.vocabulary.whichside.world import WhichsideWorld
from whichside_rules.vocabulary.world import Fact
from whichside_rules.whichside import cost_of_living
from whichside_rules.whichside.engine import events, lasting, tasks, words
from whichside_rules.whichside.variant import unforeseen

# Given --------------------------------------------------------------------------------------------


@given(en="the other Tenements have {n:Number} dollars", fr="les autres Tenements ont {n:Number} $")
def others_have(game: WhichsideWorld, n: int) -> None:
    """The money of every Tenement of which nothing else is said."""
    if game.others not in (None, n):
        game.contradiction(game.fact("dollars"), game.others, n)
    game.others = n


@given(
    en="{tenement:Tenement} (has|have) less than the cost of living",
    fr="{tenement:Tenement} (a|ont) moins que le coût de la vie",
)
def has_too_little(game: WhichsideWorld, tenement: Any) -> None:
    """A Tenement cannot pay to live: a dollar is missing, unless it is said what there is."""
    game.note_too_little(tenement)


@given(
    en="{tenement:Tenement} (is|are) {n:Number} (dollars|dollar) short of the cost of living",
    fr="il manque {n:Number} $ {tenement:ToTenement} pour le coût de la vie",
)
def is_short(game: WhichsideWorld, tenement: Any, n: int) -> None:
    """The money of a Tenement: so much less than living costs it; the others have enough."""
    game.note_tenement(tenement, short=n)
    game.tenements[tenement].pop("short")
    game.short[tenement] = n
    game.others_can_pay = True


@given(
    en="{tenement:Tenement} was spared a loss of health this turn",
    fr="{tenement:Tenement} (a|ont) déjà évité une perte de santé ce tour-ci",
)
def was_spared(game: WhichsideWorld, tenement: Any) -> None:
    """The clean home of a Tenement has protected it this turn."""
    game.note_tenement(tenement, spared=True)


@given(
    en="{tenement:Tenement} still (owes|owe) {n:Number} (dollars|dollar) in misery",
    fr="{tenement:Tenement} (doit|doivent) encore {n:Number} $ dans la misère",
)
def owes_in_misery(game: WhichsideWorld, tenement: Any, n: int) -> None:
    """A Tenement in misery has sold all but health, which it gives up now, a HEA for a dollar."""
    if any(isinstance(one, tasks.SellHealth) for one in game.due):
        who = next(one for one in game.due if isinstance(one, tasks.SellHealth))
        owed = Fact(Text("what is owed in misery", "ce qui est dû dans la misère"))
        game.contradiction(owed, (who.tenement, who.dollars), (tenement, n))
    game.due = (tasks.SellHealth(tenement, n), tasks.Execute(tenement), *game.due)


# Numbers ------------------------------------------------------------------------------------------


@quantity(
    en="{tenement:Tenement} (has|have) {n:Number} (dollars|dollar)",
    fr="{tenement:Tenement} (a|ont) {n:Number} $",
    given=lambda game, n, tenement: game.note_tenement(tenement, dollars=n),
)
def dollars(game: WhichsideWorld, tenement: str) -> Measure:
    """The money of a Tenement."""
    what = of(Text("the dollars", "les dollars"), words.called("player", tenement))
    return Measure(what, game.tenement(tenement).dollars, ("whichside.resource.money-personal",))


@quantity(
    en="{tenement:Tenement} (has|have) {n:Number} {resource:Resource}",
    fr="{tenement:Tenement} (a|ont) {n:Number} {resource:Resource}",
    given=lambda game, n, tenement, resource: game.note_tenement(tenement, **{resource: n}),
)
def tokens(game: WhichsideWorld, tenement: str, resource: str) -> Measure:
    """The tokens of a Tenement."""
    said, kind = words.called("player", tenement), words.called("resource", resource)
    what = Text(f"{kind.en} of {said.en}", f"{kind.fr} ({said.fr})")
    count = getattr(game.tenement(tenement), resource)
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
    given=lambda game, n, gauge, tenement: game.note_tenement(tenement, **{gauge: n}),
)
def gauge(game: WhichsideWorld, gauge: Any, tenement: Any) -> Measure:
    """A gauge of a Tenement."""
    return _gauge(game, gauge, tenement)


def _gauge(game: WhichsideWorld, gauge: Any, tenement: Any) -> Measure:
    said, name = words.called("player", tenement), words.called("gauge", gauge)
    what = Text(f"{name.en} of {said.en}", f"{name.fr} ({said.fr})")
    found, clauses = getattr(game.tenement(tenement), gauge), list[str]()
    if gauge in lasting.RETURNING and found == lasting.minimum(game.state, gauge, tenement):
        clauses += _why_minimum(game, gauge, tenement)
    return Measure(what, found, ("whichside.individual-board.contents", *clauses))


def _why_minimum(game: WhichsideWorld, gauge: Any, tenement: Any) -> tuple[str, ...]:
    """The clauses by which a minimum is where it is; results of the D66 are no rule to be read."""
    rolled = tuple(unforeseen.why_lasting(game.state, lasting.MINIMUM[gauge]))
    game.cite(*rolled)
    return (*lasting.why_minimum(game.state, gauge, tenement), *rolled)


@quantity(
    en="(every Tenement has|all Tenements have) {n:Number} (dollars|dollar)",
    fr="(chaque Tenement a|tous les Tenements ont) {n:Number} $",
    given=lambda game, n: game.note_every_tenement(dollars=n),
)
def dollars_of_each(game: WhichsideWorld) -> list[Measure]:
    """The money of each Tenement that plays."""
    return [dollars(game, one.name) for one in game.state.tenements]


@quantity(
    en="(every Tenement has|all Tenements have) {n:Number} {resource:Resource}",
    fr="(chaque Tenement a|tous les Tenements ont) {n:Number} {resource:Resource}",
    given=lambda game, n, resource: game.note_every_tenement(**{resource: n}),
)
def tokens_of_each(game: WhichsideWorld, resource: str) -> list[Measure]:
    """The tokens of each Tenement that plays."""
    return [tokens(game, one.name, resource) for one in game.state.tenements]


@quantity(
    en="{gauge:Gauge} of (every Tenement|all) is {n:Number}",
    fr="{gauge:Gauge} de (chaque Tenement|tous) est à {n:Number}",
    given=lambda game, n, gauge: game.note_every_tenement(**{gauge: n}),
)
def gauge_of_each(game: WhichsideWorld, gauge: Any) -> list[Measure]:
    """A gauge of each Tenement that plays."""
    return [_gauge(game, gauge, one.name) for one in game.state.tenements]


@quantity(
    en="the minimum of {gauge:Gauge} of {tenement:Theirs} is {n:Number}",
    fr="au minimum, {gauge:Gauge} {tenement:Theirs} est à {n:Number}",
)
def least(game: WhichsideWorld, gauge: Any, tenement: Any) -> Measure:
    """The cell below which a gauge does not go now; that of Unsanitary is always 0."""
    game.playing(tenement)
    said, name = words.called("player", tenement), words.called("gauge", gauge)
    what = Text(f"the minimum of {name.en} of {said.en}", f"le minimum de {name.fr} ({said.fr})")
    goes_back = gauge in lasting.RETURNING
    found = lasting.minimum(game.state, gauge, tenement) if goes_back else 0
    why = _why_minimum(game, gauge, tenement) if goes_back else ()
    clauses = dict.fromkeys(("whichside.end-of-turn.minimum-shift", *why))
    return Measure(what, found, tuple(clauses))


@quantity(
    en="the cost of living of {tenement:Theirs} is {n:Number} (dollars|dollar)",
    fr="le coût de la vie {tenement:Theirs} est de {n:Number} $",
)
def cost(game: WhichsideWorld, tenement: Any) -> Measure:
    """What a Tenement must pay this turn, in dollars."""
    return _counted(game, tenement, game.state)


@quantity(
    en="the cost of living of {tenement:Theirs} came to {n:Number} (dollars|dollar)",
    fr="le coût de la vie {tenement:Theirs} a atteint {n:Number} $",
)
def cost_when_counted(game: WhichsideWorld, tenement: Any) -> Measure:
    """What a Tenement was told this turn that it must pay, whatever it sold to do so."""
    return _counted(game, tenement, _when_counted(game, tenement))


def _counted(game: WhichsideWorld, tenement: Any, position: Any) -> Measure:
    what = of(Text("the cost of living", "le coût de la vie"), words.called("player", tenement))
    game.playing(tenement)
    found = cost_of_living.cost(position, tenement)
    measure = Measure(what, found, cost_of_living.why(position, tenement))
    game.cite(*measure.clauses)
    return measure


def _when_counted(game: WhichsideWorld, tenement: Any) -> Any:
    """The position in which a Tenement was told this turn what it must pay; now, before a move.

    Raises:
        Slip: it was not told.
    """
    for move in reversed(game.transitions):
        if any(
            isinstance(one, events.CostCounted) and one.tenement == tenement for one in move.events
        ):
            return getattr(move, "before", game.state)
        if any(isinstance(one, events.TurnBegan) for one in move.events):
            break
    if game.transitions:
        name = words.called("player", tenement)
        raise game.slip(
            f"the cost of living was not counted: {name.en}",
            f"le coût de la vie n'a pas été calculé : {name.fr}",
        )
    return game.state


def _gauge_since(game: WhichsideWorld, gauge: Any, tenement: Any, sign: int) -> Measure:
    game.playing(tenement)
    said, name = words.called("player", tenement), words.called("gauge", gauge)

    def value(state: Any) -> int:
        found = next(one for one in state.tenements if one.name == tenement)
        return int(getattr(found, gauge))

    what = Text(f"{name.en} of {said.en} moved by", f"{name.fr} ({said.fr}), changement")
    return game.since(what, value, sign)


@quantity(
    en="{gauge:Gauge} of {tenement:Theirs} rises by {n:Number}",
    fr="{gauge:Gauge} {tenement:Theirs} monte de {n:Number}",
)
def gauge_rises(game: WhichsideWorld, gauge: Any, tenement: Any) -> Measure:
    """By how much a gauge of a Tenement is higher than before the moves."""
    return _gauge_since(game, gauge, tenement, 1)


@quantity(
    en="{gauge:Gauge} of {tenement:Theirs} falls by {n:Number}",
    fr="{gauge:Gauge} {tenement:Theirs} baisse de {n:Number}",
)
def gauge_falls(game: WhichsideWorld, gauge: Any, tenement: Any) -> Measure:
    """By how much a gauge of a Tenement is lower than before the moves."""
    return _gauge_since(game, gauge, tenement, -1)


def _added(game: WhichsideWorld, tenement: Any, what: Text, kind: type[Any], field: str) -> Measure:
    """The sum of what happened to a Tenement."""
    game.playing(tenement)
    found = [one for one in game.told(kind) if one.tenement == tenement]
    total = sum(getattr(one, field) for one in found)
    clauses = tuple(dict.fromkeys(one.clause for one in found))
    return Measure(of(what, words.called("player", tenement)), total, clauses)


@quantity(
    en="{tenement:Tenement} (gains|gain) {n:Number} (dollars|dollar)",
    fr="{tenement:Tenement} (gagne|gagnent) {n:Number} $",
)
def dollars_gained(game: WhichsideWorld, tenement: Any) -> Measure:
    """How many dollars a Tenement gained by the moves, whatever it paid."""
    what = Text("the dollars gained", "les dollars gagnés")
    return _added(game, tenement, what, events.DollarsGained, "dollars")


@quantity(
    en="{tenement:Tenement} (pays|pay) {n:Number} (dollars|dollar)",
    fr="{tenement:Tenement} (paie|paient) {n:Number} $",
)
def dollars_paid(game: WhichsideWorld, tenement: Any) -> Measure:
    """How many dollars a Tenement paid by the moves, whatever it gained."""
    what = Text("the dollars paid", "les dollars payés")
    return _added(game, tenement, what, events.DollarsPaid, "dollars")


@quantity(
    en="{tenement:Tenement} (gains|gain) {n:Number} {resource:Resource}",
    fr="{tenement:Tenement} (gagne|gagnent) {n:Number} {resource:Resource}",
)
def tokens_gained(game: WhichsideWorld, tenement: Any, resource: Any) -> Measure:
    """How many tokens a Tenement gained by the moves, whatever it gave."""
    game.playing(tenement)
    wanted = tenement, resource
    gains = [
        one for one in game.told(events.ResourceGained) if (one.tenement, one.resource) == wanted
    ]
    kind = words.called("resource", resource)
    what = of(Text(f"{kind.en} gained", f"{kind.fr}, gain"), words.called("player", tenement))
    return Measure(
        what, sum(one.count for one in gains), tuple(dict.fromkeys(one.clause for one in gains))
    )


@quantity(
    en="{n:Number} (characters live|character lives) in {tenement:Tenement}",
    fr="{n:Number} (personnages vivent|personnage vit) dans {tenement:Tenement}",
)
def residents(game: WhichsideWorld, tenement: str) -> Measure:
    """How many living characters a Tenement has."""
    what = of(Text("the characters", "les personnages"), words.called("player", tenement))
    found = sum(one.place != "dead" for one in game.tenement(tenement).people)
    return Measure(what, found, ("whichside.component.player-markers",))


# When ---------------------------------------------------------------------------------------------


@when(
    en="{tenement:Tenement} (pays its|pay their) cost of living",
    fr="{tenement:Tenement} (paie son|paient leur) coût de la vie",
)
def pays_its_cost(game: WhichsideWorld, tenement: Any) -> None:
    """The cost of living falls due; the others can pay, unless it is said what they have."""
    game.playing(tenement)
    if game.is_described_still:
        game.others_can_pay = True
        game.facts.setdefault("phase", "living")
    game.play(whichside.Proceed())


@when(
    en="{tenement:Tenement} (falls|fall) into misery",
    fr="{tenement:Tenement} (tombe|tombent) dans la misère",
)
def falls_at_its_cost(game: WhichsideWorld, tenement: Any) -> None:
    """The cost of living falls due; a dollar is missing, unless it is said what there is."""
    known = tenement in game.short or "dollars" in game.tenements.get(tenement, {})
    said = words.called("player", tenement)
    if game.is_described_still and not known:
        is_short(game, tenement, 1)
        game.supposed.append(
            Text(
                f"{said.en} is 1 dollar short, as nothing says what it has",
                f"il manque 1 $ ({said.fr}), puisque rien ne dit combien il y a",
            )
        )
    pays_its_cost(game, tenement)
    if game.refusal is None and not _fell(game, tenement):
        raise game.slip(f"{said.en} can pay", f"{said.fr} peut payer")


def _lacks(game: WhichsideWorld, tenement: Any, n: int) -> bool:
    """Whether a Tenement has so much less than living costs it: something was asked of it."""
    has = int(game.tenement(tenement).dollars)
    return cost_of_living.cost(game.state, tenement) - has == n


@when(
    en="{tenement:Tenement} (falls|fall) into misery for {n:Number} (dollars|dollar)",
    fr="{tenement:Tenement} (tombe|tombent) dans la misère pour {n:Number} $",
)
def falls_for(game: WhichsideWorld, tenement: Any, n: int) -> None:
    """The cost of living falls due, and so many dollars are missing."""
    if game.is_described_still or not _lacks(game, tenement, n):
        is_short(game, tenement, n)
    pays_its_cost(game, tenement)


@when(
    en="{tenement:Tenement} (suffers|suffer) {effect:Effect}",
    fr="{tenement:Tenement} (subit|subissent) {effect:Effect}",
)
def suffers(game: WhichsideWorld, tenement: Any, effect: Any) -> None:
    """An incident does this, and nothing else, to a Tenement, which is the first player's."""
    game.playing(tenement)
    game.hit(effect, "victim", tenement)


@when(en="every Tenement suffers {effect:Effect}", fr="chaque Tenement subit {effect:Effect}")
def everybody_suffers(game: WhichsideWorld, effect: Any) -> None:
    """An incident does this, and nothing else, to each Tenement."""
    game.hit(effect, "each")


@when(
    en="whoever has the highest {gauge:Gauge} suffers {effect:Effect}",
    fr="{gauge:Gauge} la plus élevée : on subit {effect:Effect}",
)
def the_highest_suffer(game: WhichsideWorld, gauge: Any, effect: Any) -> None:
    """An incident does this, and nothing else, to each Tenement with the most of a gauge."""
    game.hit(effect, f"most-{gauge}")


@when(
    en="whoever has the most dollars suffers {effect:Effect}",
    fr="qui a le plus de dollars subit {effect:Effect}",
)
def the_richest_suffer(game: WhichsideWorld, effect: Any) -> None:
    """An incident does this, and nothing else, to each Tenement with the most dollars."""
    game.hit(effect, "most-dollars")


plays("spares_the_loss", whichside.Protect, True)(
    about='By the reading R-10 "chosen": the loss of health is spared.',
    en="{tenement:Tenement} (lets its|let their) clean home spare the loss",
    fr="{tenement:Tenement} (laisse son|laissent leur) logement propre éviter la perte",
)

plays("suffers_the_loss", whichside.Protect, False)(
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
def falls_into_misery(game: WhichsideWorld, tenement: Any) -> None:
    """A Tenement could not pay what it owed, and had to sell."""
    _misery(game, tenement, True)


@then(
    en="{tenement:Tenement} (does|do) not fall into misery",
    fr="{tenement:Tenement} ne (tombe|tombent) pas dans la misère",
)
def falls_into_no_misery(game: WhichsideWorld, tenement: Any) -> None:
    """A Tenement could pay whatever it owed."""
    _misery(game, tenement, False)


def _misery(game: WhichsideWorld, tenement: Any, wanted: bool) -> None:
    game.playing(tenement)
    what = of(Text("misery", "misère"), words.called("player", tenement))
    game.expect(what, _fell(game, tenement), wanted, "whichside.misery.trigger")


def _fell(game: WhichsideWorld, tenement: Any) -> bool:
    began = game.told(events.MiseryBegan)
    return any(one.tenement == tenement for one in began)
