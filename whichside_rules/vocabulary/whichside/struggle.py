"""What a scenario says of the struggle: what is countered and controlled, what it costs."""

from __future__ import annotations

from typing import Any, get_args

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import texts
from whichside_rules.kernel.playing.refusal import IllegalAction, Violation
from whichside_rules.vocabulary import common
from whichside_rules.vocabulary.whichside import parameter_types as say
from whichside_rules.vocabulary.whichside.table import given, plays, then, when
from whichside_rules.vocabulary.whichside.world import WhichsideWorld
from whichside_rules.vocabulary.world import World, counted_but
from whichside_rules.whichside import fight
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.moves import Agitation
from whichside_rules.whichside.engine.scenarios import objectives_of

# Given --------------------------------------------------------------------------------------------


@given(
    en="the team controls the means of production for {objective:Objective}",
    fr="l'équipe contrôle le moyen de production à {objective:Objective}",
)
def team_controls(world: World, objective: say.Priced) -> None:
    """A means of production was taken in an earlier turn."""
    game = world.of(WhichsideWorld)
    game.count_or_name("objectives", counted=False)
    game.note_list("objectives", objective.among(objectives_of(game.setup())))


@given(
    en="the team has taken a means of production this turn",
    fr="l'équipe a pris un moyen de production ce tour",
)
def has_taken_one(game: WhichsideWorld) -> None:
    """One was taken since the cost of living was paid."""
    game.given(controlled=True)


@given(
    en="{tenement:Tenement} (has|have) exchanged agitation at the Ferrer Center this turn",
    fr=(
        "{tenement:Tenement} a déjà échangé de l'agitation au Centre Ferrer ce tour-ci",
        "{tenement:Tenement} a déjà échangé de l'agitation au Ferrer Center ce tour-ci",
        "{tenement:Tenement} ont déjà échangé de l'agitation au Centre Ferrer ce tour-ci",
    ),
)
def has_exchanged(game: WhichsideWorld, tenement: Any) -> None:
    """The exchange of this turn was made by a Tenement."""
    game.note_list("converted", tenement)


@given(
    en="the team controls {n:Number} means of production",
    fr="l'équipe contrôle {n:Number} moyens de production",
)
def controls_so_many(game: WhichsideWorld, n: int) -> None:
    """So many were taken in earlier turns: the first ones of the board."""
    game.count_or_name("objectives", counted=True)
    listed = [one.id for one in objectives_of(game.setup())]
    if not 0 <= n <= len(listed):
        game.never(
            f"the board has {len(listed)} means of production, not {n}",
            f"le plateau a {len(listed)} moyens de production, et non {n}",
            "whichside.employers-board.objectives-area",
            "whichside.control.once-per-game",
            named=listed,
        )
    game.lists["objectives"] = listed[:n]


# Numbers ------------------------------------------------------------------------------------------


then(en=("the team wins", "the players win"), fr=("l'équipe gagne", "les joueurs gagnent"))(
    common.won
)


then(en=("the team loses", "the players lose"), fr=("l'équipe perd", "les joueurs perdent"))(
    common.lost
)


# When ---------------------------------------------------------------------------------------------


plays("counters", whichside.Counter)(
    about="The team decides to counter an Employer card; it then pays token by token.",
    en="the team counters {card:EmployerCard}",
    fr="l'équipe contre {card:EmployerCard}",
)


@when(
    en="the team counters {card:EmployerCard} and pays for it",
    fr="l'équipe contre {card:EmployerCard} et la paie",
)
def counters_and_pays(game: WhichsideWorld, card: str) -> None:
    """The team counters an Employer card and pays for it, from whoever has something to give."""
    game.play(whichside.Counter(card))
    _pay(game)


@when(
    en="the team counters the current plan and pays for it",
    fr="l'équipe contre le plan en cours et le paie",
)
def counters_the_plan_and_pays(game: WhichsideWorld) -> None:
    """The team counters the plan with the marker and pays, from whoever has something to give."""
    counters_the_plan(game)
    _pay(game)


@when(
    en="the team takes control of the means of production for {objective:Objective} and pays",
    fr="l'équipe prend le contrôle du moyen de production à {objective:Objective} et paie",
)
def takes_control_and_pays(game: WhichsideWorld, objective: say.Priced) -> None:
    """The team takes a means of production and pays, from whoever has something to give."""
    takes_control(game, objective)
    _pay(game)


@when(
    en="{tenement:Tenement} (hands|hand) {n:Number} (dollars|dollar) to {other:Tenement}",
    fr="{tenement:Tenement} (passe|passent) {n:Number} $ {other:ToTenement}",
)
def hands_dollars(game: WhichsideWorld, tenement: Any, n: int, other: Any) -> None:
    """A Tenement gives dollars to another: there is no such move, as money is personal."""
    for one in (tenement, other):
        game.playing(one)
    game.accept()
    who, whom = (words.called("player", one) for one in (tenement, other))
    why = Text(
        f"{who.en} cannot hand ${n} to {whom.en}.",
        f"{n} $ ne peuvent pas passer d'un Tenement à un autre ({who.fr}, {whom.fr}).",
    )
    remedy = Text("Give towards what the team pays.", "Contribuez à ce que paie l'équipe.")
    violation = Violation("whichside.resource.money-personal", why, remedy)
    game.refuse(IllegalAction((tenement, n, other), (violation,)))


@when(
    en="the team takes control of one more means of production and pays",
    fr="l'équipe prend le contrôle d'un moyen de production de plus et paie",
)
def takes_one_more(game: WhichsideWorld) -> None:
    """The team takes a means of production that it can take, whichever it is, and pays."""
    state = game.ready(whichside.TakeControl(""))
    legal = whichside.legal_actions(state)
    moves = [one for one in legal if isinstance(one, whichside.TakeControl)]
    every = (whichside.TakeControl(one.id) for one in objectives_of(game.setup()))
    moves += [one for one in every if one.objective not in state.objectives]
    if not moves:
        raise game.slip("all the means of production are taken", "tous les moyens sont pris")
    game.play(moves[0])
    _pay(game)


def _pay(game: WhichsideWorld) -> None:
    """The team pays what it set out to pay, from whoever has it."""
    otherwise = game.fork()
    _pay_with(otherwise, -1)
    _pay_with(game, 0)
    if game.refusal is None and otherwise.state != game.state:
        game.suppose(
            "those pay who come first in the order of the Tenements, as nothing says who gives "
            "what",
            "paient les premiers dans l'ordre des Tenements, puisque rien ne dit qui donne quoi",
        )


def _pay_with(game: WhichsideWorld, which: int) -> None:
    """Always the first of all that can be given, or the last."""
    while game.refusal is None:
        actions = whichside.legal_actions(game.state)
        given = [one for one in actions if isinstance(one, whichside.Contribute)]
        if not given or not game.play(given[which]):
            return


@when(en="the team counters the current plan", fr="l'équipe contre le plan en cours")
def counters_the_plan(game: WhichsideWorld) -> None:
    """The team decides to counter the plan with the marker."""
    plans = game.current_plans()
    game.play(whichside.Counter(plans[game.state.step - 1].plan))


@when(en="the team counters plan {n:Number}", fr="l'équipe contre le plan {n:Number}")
def counters_plan(game: WhichsideWorld, n: int) -> None:
    """The team decides to counter a plan of the strategy, whether it can be or not."""
    plans = game.current_plans()
    if not 1 <= n <= len(plans):
        raise game.slip(
            f"plan {n}; the strategy in play has plans 1 to {len(plans)}",
            f"plan {n} ; la planification en jeu a les plans 1 à {len(plans)}",
        )
    game.play(whichside.Counter(plans[n - 1].plan))


@when(
    en="the team takes control of the means of production for {objective:Objective}",
    fr="l'équipe prend le contrôle du moyen de production à {objective:Objective}",
)
def takes_control(game: WhichsideWorld, objective: say.Priced) -> None:
    """The team decides to take a means of production; it then pays token by token."""
    listed = objectives_of(game.setup())
    wanted = objective.among(listed)
    if game.is_described_still and "objectives" in game.counted:
        counted = game.lists["objectives"]
        game.lists["objectives"] = counted_but(wanted, counted, [one.id for one in listed])
    game.play(whichside.TakeControl(wanted))


@when(
    en=(
        "{tenement:Tenement} exchanges {n:Number} {resource:Resource} at the Ferrer Center",
        "{tenement:Tenement} exchange {n:Number} {resource:Resource} at the Ferrer Center",
    ),
    fr=(
        "{tenement:Tenement} échange {n:Number} {resource:Resource} au Centre Ferrer",
        "{tenement:Tenement} échange {n:Number} {resource:Resource} au Ferrer Center",
        "{tenement:Tenement} échangent {n:Number} {resource:Resource} au Centre Ferrer",
    ),
)
def exchanges(game: WhichsideWorld, tenement: Any, n: int, resource: Any) -> None:
    """A Tenement exchanges agitation for strikes, one token after the other."""
    if resource not in get_args(Agitation):
        many = texts(say.GAME).nouns["resource"][resource]
        raise game.slip(
            f"{many.many('en')} are not exchanged; agitations are",
            f"on n'échange pas de {many.many('fr')}, mais des agitations",
        )
    for _ in range(n):
        game.play(whichside.Convert(tenement, resource))


@when(
    en="{tenement:Tenement} (gives|give) {n:Number} (dollars|dollar)",
    fr="{tenement:Tenement} (donne|donnent) {n:Number} $",
)
def gives_dollars(game: WhichsideWorld, tenement: Any, n: int) -> None:
    """A Tenement gives dollars towards what the team pays, one after the other."""
    _give(game, tenement, n, None)


@when(
    en="{tenement:Tenement} (gives|give) {n:Number} {resource:Resource}",
    fr="{tenement:Tenement} (donne|donnent) {n:Number} {resource:Resource}",
)
def gives_tokens(game: WhichsideWorld, tenement: Any, n: int, resource: Any) -> None:
    """A Tenement gives tokens towards what the team pays, one after the other."""
    _give(game, tenement, n, resource)


def _give(game: WhichsideWorld, tenement: Any, n: int, resource: Any) -> None:
    if n < 1:
        raise game.slip(f"1 or more is given, not {n}", f"on donne 1 au moins, et non {n}")
    for _ in range(n):
        game.play(whichside.Contribute(tenement, resource))


plays("the_struggle_ends", whichside.EndStruggle)(
    about="The team has done what it wants.",
    en="the struggle ends",
    fr="la lutte se termine",
)


# Then ---------------------------------------------------------------------------------------------


def _must_be_told(game: WhichsideWorld) -> None:
    """What the team controls is known, if one was taken.

    Raises:
        Slip: of the one that was taken this turn nothing is said.
    """
    if game.state.controlled and not game.state.objectives:
        raise game.slip(
            "a means of production was taken this turn; say how many are controlled",
            "un moyen de production a été pris ce tour ; dites combien sont contrôlés",
        )


@then(
    en="the team controls the means of production for {objective:Objective}",
    fr="l'équipe contrôle le moyen de production à {objective:Objective}",
)
def controls(game: WhichsideWorld, objective: say.Priced) -> None:
    """A means of production is marked as the workers'."""
    state: whichside.WhichsideState = game.state
    what = Text(f"control of {objective.said}", f"contrôle ({objective.said})")
    wanted = objective.among(objectives_of(state.setup))
    _must_be_told(game)
    game.expect(what, wanted in state.objectives, True, "whichside.control.black-marker")


@then(
    en="{n:Number} means of production (are|is) controlled",
    fr="{n:Number} (moyens de production sont contrôlés|moyen de production est contrôlé)",
)
def controlled(game: WhichsideWorld, n: int) -> None:
    """How many means of production the workers control."""
    what = Text("the means of production controlled", "les moyens de production contrôlés")
    _must_be_told(game)
    found = len(game.state.objectives)
    game.expect(what, found, n, "whichside.control.black-marker")


@then(
    en="countering {card:EmployerCard} costs {price:Price}",
    fr="contrer {card:EmployerCard} coûte {price:Price}",
)
def countering_costs(game: WhichsideWorld, card: str, price: say.Priced) -> None:
    """What the team pays to counter an Employer card that lies face up."""
    _costs(game, card, price)


@then(
    en="countering the current plan costs {price:Price}",
    fr="contrer le plan en cours coûte {price:Price}",
)
def countering_the_plan_costs(game: WhichsideWorld, price: say.Priced) -> None:
    """What the team pays to counter the plan with the marker."""
    _costs(game, game.current_plans()[game.state.step - 1].plan, price)


def _costs(game: WhichsideWorld, card: str, price: say.Priced) -> None:
    game.accept()
    bill, said = fight.bill(game.state, card), words.card(card)
    if bill is None:
        raise game.wrong(
            f"{said.en} cannot be countered now [{ONLY_THESE}]",
            f"on ne peut pas contrer {said.fr} maintenant [{ONLY_THESE}]",
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
def goal_out_of_reach(game: WhichsideWorld) -> None:
    """The goal asks for more means of production than can be controlled any more."""
    _reach(game, False)


@then(en="the goal is within reach", fr="l'objectif est à portée")
def goal_within_reach(game: WhichsideWorld) -> None:
    """As many means of production as the goal asks for can still be controlled."""
    _reach(game, True)


def _reach(game: WhichsideWorld, wanted: bool) -> None:
    what = Text("the goal within reach", "l'objectif à portée")
    found = whichside.out_of_reach(game.state) is None
    game.expect(what, found, wanted, "whichside.victory.source")
