"""Sentences of the postal game that take several moves as one, or compare with how it began.

Somebody who tells of a turn says *a worker goes to the Docks*, not that the worker is placed and
then acts, and *Risk goes up by 1*, not on which box it is. What is left open here is never
guessed: where the answer depends on it, it is asked for.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from whichside_rules import postal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.game import Over
from whichside_rules.kernel.playing.refusal import IllegalAction, ImpossiblePosition, breaks
from whichside_rules.postal.action import CHOICES
from whichside_rules.postal.engine import events, words
from whichside_rules.vocabulary.postal import parameter_types as say
from whichside_rules.vocabulary.postal.sentences import (
    PostalWorld,
    dice_show,
    die_shows,
    given,
    must_be_faces,
    place,
    then,
    when,
)

# Given ------------------------------------------------------------------------------------------


@given(
    en="{n:Number} of the {m:Number} workers (are|is) {state:State}",
    fr="{n:Number} des {m:Number} travailleurs (sont|est) {state:State}",
)
def some_of_all(game: PostalWorld, n: int, m: int, state: str) -> None:
    """So many workers of all who are alive; nothing is said of the others."""
    game.put_workers("living", m)
    game.put_workers(state, n)


@given(
    en=("all the workers are {state:State}", "all {m:Number} workers are {state:State}"),
    fr="(tous les travailleurs sont|les {m:Number} travailleurs sont tous) {state:State}",
)
def everybody(game: PostalWorld, state: str, m: int | None = None) -> None:
    """All who are alive."""
    if m is not None:
        game.put_workers("living", m)
    what = Text("what all the workers are", "ce que sont tous les travailleurs")
    game.everybody = game.once(what, game.everybody, state)


@given(en="{space:Space} has been used this turn", fr="{space:Space} a déjà servi ce tour")
def used_before(game: PostalWorld, space: Any) -> None:
    """A worker has been placed there; another may go there if the space still has room."""
    game.used_before.append(space)


# When -------------------------------------------------------------------------------------------


@when(
    en="{who:Who} (goes to work at|goes to|works at) {space:Space}(| to {choice:Choice})",
    fr="{who:Who} (va travailler|va|travaille) {space:Space}(| pour {choice:Choice})",
)
def work(game: PostalWorld, who: say.Who, space: Any, choice: say.Asked | None = None) -> None:
    """A worker is placed and acts; where it is said that workers are being placed, only placed."""
    if who.place == "jail":
        _refuse_prisoner(game, space)
        return
    if choice is None and _is_the_placement(game):
        place(game, who.condition, space)
        return
    if game.facts.get("phase", "actions" if game.standing else "placement") != "placement":
        game.act(who.condition, space, choice)
        return
    if _all_have_gone(game):
        nobody = breaks("postal.worker.action-points", "no-healthy-left")
        game.accept()
        game.refuse(IllegalAction(postal.PlaceWorker(space), (nobody,)))
        return
    gained = _to_the_placement(game)
    state = game.ready(postal.PlaceWorker(space))
    only_injured = state.injured and not state.healthy
    condition: Any = who.condition or ("injured" if only_injured else "healthy")
    if not game.play(postal.PlaceWorker(space, condition)):
        return
    if not game.used:
        game.used += [("healthy", one) for one in game.used_before]
    game.used.append((condition, space))
    _others_are_done(game, gained)
    asked = choice or _only_choice(game.state, space)
    if asked is None and space in CHOICES:
        game.undecided = condition, space
        return
    game.act(condition, space, asked)


@when(en="{n:Number} workers go to {space:Space}", fr="{n:Number} travailleurs vont {space:Space}")
def work_together(game: PostalWorld, n: int, space: Any) -> None:
    """So many workers are placed and act there, one after the other."""
    if space in CHOICES:
        raise game.slip("say what each of them does", "dites ce que fait chacun")
    for _ in range(n):
        work(game, say.Who(None, None), space)
        if game.refusal:
            return


def _is_the_placement(game: PostalWorld) -> bool:
    """Whether the scenario says, or has come to it, that workers are being placed."""
    if game.transitions:
        return bool(game.state.phase == "placement")
    return bool(game.facts.get("phase") == "placement")


def _refuse_prisoner(game: PostalWorld, space: Any) -> None:
    game.accept()
    prisoners = postal.prisoners(game.ready(postal.PlaceWorker(space)))
    if not prisoners:
        raise game.slip("nobody is in jail", "personne n'est en prison")
    why = breaks("postal.jail.no-action", prisoners=prisoners)
    game.refuse(IllegalAction(postal.PlaceWorker(space), (why,)))


def _is_at_work(game: PostalWorld) -> bool:
    """Whether somebody has gone to work, and others could have gone before all is paid."""
    now = game.state if game.used else None
    return now is not None and not now.agenda and now.phase in ("actions", "payment")


def _all_have_gone(game: PostalWorld) -> bool:
    return not game.waiting and _is_at_work(game)


def _to_the_placement(game: PostalWorld) -> dict[str, int]:
    """Have those back who waited while others acted, and those who acted on their spaces.

    So a space is full that has been used up this turn. What they gained is told, as nobody has
    any of it while workers are placed.
    """
    if not game.waiting or not _is_at_work(game):
        return {}
    state = game.state
    healthy = state.healthy + state.healthy_done
    injured = state.injured + state.injured_done
    acted, limping = _at_work(game.used)
    try:
        before = _like(
            state,
            phase="placement",
            healthy=healthy - len(acted),
            healthy_done=0,
            healthy_at=(*state.healthy_at, *acted),
            injured=injured - len(limping),
            injured_done=0,
            injured_at=(*state.injured_at, *limping),
            **dict.fromkeys(postal.RESOURCES, 0),
        )
    except ImpossiblePosition:
        raise game.slip(
            "nobody else can be placed; say where each worker is",
            "personne d'autre ne peut être placé ; dites où est chaque travailleur",
        ) from None
    game.put(before)
    return {one: getattr(state, one) for one in postal.RESOURCES}


def _at_work(used: list[tuple[Any, Any]]) -> tuple[list[Any], list[Any]]:
    """The spaces on which healthy workers have been put, and those with injured ones."""
    healthy, injured = (
        [space for condition, space in used if condition == one] for one in ("healthy", "injured")
    )
    return healthy, injured


def _others_are_done(game: PostalWorld, gained: dict[str, int]) -> None:
    """Nothing is said of where the others go: they have done with it."""
    state = game.state
    first = len(game.used) == len(game.used_before) + 1
    game.waiting = postal.available_workers(state) if first else game.waiting - 1
    acted, limping = _at_work(game.used[:-1])
    changed = {
        "phase": "actions",
        "healthy": 0,
        "healthy_done": state.healthy_done + state.healthy + len(acted),
        "healthy_at": _without(state.healthy_at, acted),
        "injured_done": state.injured_done + len(limping),
        "injured_at": _without(state.injured_at, limping),
    }
    game.put(_like(state, **changed, **gained))


def _without(standing: tuple[Any, ...], gone: list[Any]) -> tuple[Any, ...]:
    """The spaces without those of the workers who have acted."""
    left = [*standing]
    for space in gone:
        left.remove(space)
    return tuple(left)


def _like(state: postal.PostalState, **changed: Any) -> postal.PostalState:
    said = {one.name: getattr(state, one.name) for one in fields(state)}
    return postal.position(**(said | changed))


def _only_choice(state: postal.PostalState, space: str) -> say.Asked | None:
    """The choice that does something, where the other does nothing."""
    if space == "liberal_lawyers" and not postal.prisoners(state):
        return say.Asked("police_threat")
    if space == "liberal_lawyers" and not state.police_threat:
        return say.Asked("free")
    if space == "tenement" and not state.unsanitary:
        return say.Asked("risk")
    if space == "tenement" and not state.risk:
        return say.Asked("unsanitary")
    return None


@when(
    en="the player chooses to {choice:Choice}",
    fr="(la joueuse|le joueur) choisit de {choice:Choice}",
)
def choose(game: PostalWorld, choice: say.Asked) -> None:
    """What the worker does who went to work before it."""
    if game.undecided is None:
        raise game.slip("no action waits for a choice", "aucune action n'attend de choix")
    (condition, space), game.undecided = game.undecided, None
    game.act(condition, space, choice)


@when(en="the workers' phase begins", fr="la phase des travailleurs commence")
def workers_phase(game: PostalWorld) -> None:
    """Nobody is placed yet."""
    if game.is_described_still:
        game.given(phase="placement")
    if game.state.phase != "placement":
        raise game.slip("it is another phase", "c'est une autre phase")


@when(en="the employers' offensive begins", fr="l'offensive patronale commence")
def offensive_begins(game: PostalWorld) -> None:
    """Employers' Strength has advanced, and the dice are not rolled yet."""
    if game.is_described_still:
        game.given(phase="offensive")
    if game.state.phase != "offensive":
        raise game.slip("it is another phase", "c'est une autre phase")


@given(
    en="the roll of the offensive is {n:Number}(| and {m:Number})",
    fr="le lancer de l'offensive est {n:Number}(| et {m:Number})",
)
def rolled(game: PostalWorld, n: int, m: int | None = None) -> None:
    """The dice lie there, and nothing of it has taken effect yet."""
    dice = (n,) if m is None else (n, m)
    must_be_faces(game, *dice)
    game.given(phase="offensive")
    game.rolled = game.once(Text("the dice", "les dés"), game.rolled or None, dice)


@when(en="the offensive takes effect", fr="l'offensive prend effet")
def takes_effect(game: PostalWorld) -> None:
    """The dice that were told, two of them in the order in which they were named."""
    if not game.rolled or not game.is_described_still:
        raise game.slip("no roll waits; say the die", "aucun lancer n'attend ; dites le dé")
    if len(game.rolled) == 1:
        die_shows(game, game.rolled[0])
    else:
        dice_show(game, *game.rolled)


@when(
    en="Employers' Strength advances to {n:Number}",
    fr="l'Emprise patronale avance à {n:Number}",
)
def advances_to(game: PostalWorld, n: int) -> None:
    """The cube moves to this box, from the one before."""
    if game.is_described_still and "strength" not in game.facts:
        game.given(strength=n - 1)
    if game.ready(postal.BeginTurn()).strength != n - 1:
        raise game.slip("it moves by one box", "elle avance d'une case")
    game.play(postal.BeginTurn())


@when(
    en="the group takes the controlled means of production again",
    fr="le groupe reprend le moyen de production contrôlé",
)
def take_again(game: PostalWorld) -> None:
    """Pay once more for what is controlled already."""
    state = game.ready(postal.Take(""))
    if not state.controlled:
        raise game.slip("none is controlled", "aucun n'est contrôlé")
    game.play(postal.Take(state.controlled[0]))


@when(en="the group counts the Cost of Living", fr="le groupe compte le coût de la vie")
def counted(game: PostalWorld) -> None:
    """What living costs is looked at, and not paid."""
    game.accept()
    _ = game.state


@when(en="the group does nothing", fr="le groupe ne fait rien")
def nothing_done(game: PostalWorld) -> None:
    """The position is looked at as it stands."""
    game.accept()
    _ = game.state


@when(
    en="the Cost of Living of {n:Number} (dollars|dollar) is paid",
    fr="le coût de la vie de {n:Number} $ est payé",
)
def pay_this(game: PostalWorld, n: int) -> None:
    """Pay what this turn costs, which is so much."""
    if game.is_described_still and game.cost is None:
        game.cost = n
    found = postal.cost_of_living(game.ready(postal.Pay()))
    if found != n:
        raise game.slip(f"the Cost of Living is {found}", f"le coût de la vie est de {found} $")
    game.play(postal.Pay())


@when(en="it is time for the group to pay", fr="le groupe doit payer le coût de la vie")
def time_to_pay(game: PostalWorld) -> None:
    """Pay; the Cost of Living that is asked for then is the one that was due."""
    due = postal.cost_of_living(game.ready(postal.Pay()))
    if game.play(postal.Pay()):
        game.due = due


@when(
    en="the group spends its resources on a means of production",
    fr="le groupe dépense ses ressources pour un moyen de production",
)
def spend_all(game: PostalWorld) -> None:
    """Take the one that costs just the strikes, sabotages and agitations of this turn.

    Raises:
        Slip: several cost just these.
    """
    state = game.ready(postal.Take(""))
    held = [getattr(state, one) for one in postal.RESOURCES]
    costing = [
        one
        for one in postal.means_on_offer(state)
        if [getattr(one, kind) for kind in postal.RESOURCES] == held
    ]
    if len(costing) != 1:
        raise game.slip(
            "say which one: the resources are not the price of just one",
            "dites lequel : les ressources ne sont pas le prix d'un seul",
        )
    game.play(postal.Take(costing[0].id))


@when(
    en="the group takes one more means of production",
    fr="le groupe prend un moyen de production de plus",
)
def take_another(game: PostalWorld) -> None:
    """Take the one that can be paid; where nothing is said of resources, there is enough for one.

    Raises:
        Slip: several can be paid, and it matters which.
    """
    if game.is_described_still and not {"savings", *postal.RESOURCES} & set(game.facts):
        controlled = game.facts.get("controlled", ())
        first = next((one for one in game.content.means if one.id not in controlled), None)
        if first is not None:
            parts = ("strike", "sabotage", "union_agitation", "anarchist_agitation")
            game.given(savings=first.dollars, **{one: getattr(first, one) for one in parts})
    offered = [
        move
        for move in postal.legal_actions(game.ready(postal.Take("")))
        if isinstance(move, postal.Take)
    ]
    if not offered:
        listed = [postal.Take(one.id) for one in game.content.means]
        game.play(min(listed, key=lambda one: len(postal.check(game.state, one))))
    elif len(offered) == 1 or len(game.state.controlled) + 1 >= postal.target(game.state):
        game.play(offered[0])
    else:
        raise game.slip(
            "several can be paid; say which one", "plusieurs peuvent être payés ; dites lequel"
        )


@when(en="the group spends {means:Means}", fr="le groupe dépense {means:Means}")
def spend(game: PostalWorld, means: say.Wanted) -> None:
    """Pay this for a means of production; nothing in the list may cost that."""
    found = means.among(game.content.means)
    if len(found) == 1:
        game.play(postal.Take(found[0].id))
        return
    game.accept()
    state = game.ready(postal.Take(""))
    offered = tuple(words.means_of_production(one) for one in postal.means_on_offer(state))
    why = breaks(
        "postal.means.list-location",
        "not-listed",
        called=Text(means.said, means.said),
        offered=offered,
    )
    game.refuse(IllegalAction(postal.Take(means.said), (why,)))


_DICE: Final[dict[str, int]] = {"risk": 2, "police_threat": 3, "unsanitary": 4}
"""The results that raise the gauges."""


def _struck(game: PostalWorld, die: int) -> None:
    """What befalls the group comes from the employers, where nothing else is said of it.

    Raises:
        Slip: it is not the time of their offensive.
    """
    state = game.ready(postal.Roll((die,)))
    if state.phase not in ("offensive", "setup") or len(_due_dice(state)) != 1:
        raise game.slip(
            "say what brings it about: a die, or what a worker does",
            "dites ce qui l'amène : un dé, ou ce que fait un travailleur",
        )
    game.play(postal.Roll((die,)))


def _due_dice(state: postal.PostalState) -> tuple[int, ...]:
    outcomes = postal.chance_outcomes(state)
    return outcomes[0].move.dice if outcomes else ()


@when(en="{gauge:Gauge} rises by 1", fr="{gauge:Gauge} augmente de 1")
def gauge_rises(game: PostalWorld, gauge: Any) -> None:
    """A gauge goes up by a step."""
    _struck(game, _DICE[gauge])


@when(
    en="{gauge:Gauge} reaches its last box",
    fr="{gauge:Gauge} atteint sa dernière case",
)
def gauge_is_full(game: PostalWorld, gauge: Any) -> None:
    """A gauge goes up by a step, on to Hurt or jail."""
    box = getattr(game.content.last_box, gauge)
    if box is None:
        raise game.lacks(f"last_box.{gauge}")
    if game.is_described_still:
        game.facts.setdefault(gauge, box - 1)
    if getattr(game.ready(postal.Roll((_DICE[gauge],))), gauge) != box - 1:
        raise game.slip("it is not one step below", "elle n'en est pas à une case")
    _struck(game, _DICE[gauge])


@when(en="a worker is struck by an injury", fr="un travailleur est frappé d'une blessure")
def struck(game: PostalWorld) -> None:
    """A worker is injured or falls sick; who may be open."""
    if not game.is_described_still and game.state.agenda:
        raise game.slip(
            "an injury is due; say whom it hits", "une blessure est due ; dites qui elle touche"
        )
    _struck(game, 5)


# Then -------------------------------------------------------------------------------------------


def _of(state: postal.PostalState, thing: str) -> int:
    if thing == "cost":
        return postal.cost_of_living(state)
    return int(getattr(state, thing))


def _now(game: PostalWorld, thing: str) -> int:
    return game.cost_now() if thing == "cost" else _of(game.state, thing)


def _before(game: PostalWorld) -> postal.PostalState:
    """How it lay at first.

    Raises:
        Slip: nothing was described.
    """
    game.must_have_played()
    if game.first is None:
        raise game.slip("it is not said how it was before", "on ne sait pas comment c'était avant")
    first: postal.PostalState = game.first
    return first


def _is(thing: str) -> Text:
    name, verb = say.THINGS[thing], "are" if say.is_several(thing, "en") else "is"
    return Text(f"{name.en} {verb}", f"{name.fr} est à")


def _moved(game: PostalWorld, thing: str, n: int, sign: int, *, by: bool) -> None:
    before, now = _of(_before(game), thing), _now(game, thing)
    name = say.THINGS[thing]
    goes = "go" if say.is_several(thing, "en") else "goes"
    up, down = Text(f"{goes} up by", "monte de"), Text(f"{goes} down by", "baisse de")
    way = up if sign > 0 else down
    moved = sign * (now - before)
    if by and moved < 0 < n:
        found = Text(
            f"{(down if way is up else up).en} {-moved}",
            f"{(down if way is up else up).fr} {-moved}",
        )
        game.expect(name, found, Text(f"{way.en} {n}", f"{way.fr} {n}"))
    what = Text(f"{name.en} {way.en}", f"{name.fr} {way.fr}")
    if by:
        game.expect(what, moved, n)
        return
    game.expect(_is(thing), now, n)
    if moved <= 0:
        game.expect(what, moved, abs(moved) or 1)


@then(
    en=(
        "{thing:Thing} (goes|go) up by {n:Number}",
        "{thing:Thing} (goes|go) up by {n:Number} (dollars|dollar)",
    ),
    fr=("{thing:Thing} monte de {n:Number}", "{thing:Thing} monte de {n:Number} $"),
)
def goes_up_by(game: PostalWorld, thing: str, n: int) -> None:
    """By how much it is higher than at first."""
    _moved(game, thing, n, 1, by=True)


@then(
    en=(
        "{thing:Thing} (goes|go) down by {n:Number}",
        "{thing:Thing} (goes|go) down by {n:Number} (dollars|dollar)",
    ),
    fr=("{thing:Thing} baisse de {n:Number}", "{thing:Thing} baisse de {n:Number} $"),
)
def goes_down_by(game: PostalWorld, thing: str, n: int) -> None:
    """By how much it is lower than at first."""
    _moved(game, thing, n, -1, by=True)


@then(
    en=(
        "{thing:Thing} (rises|rise) to {n:Number}",
        "{thing:Thing} (rises|rise) to {n:Number} (dollars|dollar)",
    ),
    fr=("{thing:Thing} monte à {n:Number}", "{thing:Thing} monte à {n:Number} $"),
)
def rises_to(game: PostalWorld, thing: str, n: int) -> None:
    """It is so high now, and was lower at first."""
    _moved(game, thing, n, 1, by=False)


@then(
    en=(
        "{thing:Thing} (falls|fall) to {n:Number}",
        "{thing:Thing} (falls|fall) to {n:Number} (dollars|dollar)",
    ),
    fr=("{thing:Thing} descend à {n:Number}", "{thing:Thing} descend à {n:Number} $"),
)
def falls_to(game: PostalWorld, thing: str, n: int) -> None:
    """It is so low now, and was higher at first."""
    _moved(game, thing, n, -1, by=False)


@then(en="{thing:Thing} (does|do) not change", fr="{thing:Thing} ne change pas")
def stays(game: PostalWorld, thing: str) -> None:
    """It is as it was at first."""
    before, now = _of(_before(game), thing), _now(game, thing)
    game.expect(_is(thing), now, before)


@then(en="{thing:Thing} (goes|go) up", fr="{thing:Thing} monte")
def goes_up(game: PostalWorld, thing: str) -> None:
    """It is higher than at first."""
    _changed(game, thing, 1, True)


@then(en="{thing:Thing} (goes|go) down", fr="{thing:Thing} baisse")
def goes_down(game: PostalWorld, thing: str) -> None:
    """It is lower than at first."""
    _changed(game, thing, -1, True)


@then(en="{thing:Thing} (does|do) not go up", fr="{thing:Thing} ne monte pas")
def does_not_go_up(game: PostalWorld, thing: str) -> None:
    """It is no higher than at first."""
    _changed(game, thing, 1, False)


@then(en="{thing:Thing} (does|do) not go down", fr="{thing:Thing} ne baisse pas")
def does_not_go_down(game: PostalWorld, thing: str) -> None:
    """It is no lower than at first."""
    _changed(game, thing, -1, False)


def _changed(game: PostalWorld, thing: str, sign: int, wanted: bool) -> None:
    moved = sign * (_now(game, thing) - _of(_before(game), thing))
    name = say.THINGS[thing]
    goes = "go" if say.is_several(thing, "en") else "goes"
    up = Text(f"{goes} up", "monte") if sign > 0 else Text(f"{goes} down", "baisse")
    game.expect(Text(f"{name.en} {up.en}", f"{name.fr} {up.fr}"), moved > 0, wanted)


@then(en="the game of the group is over", fr="la partie du groupe est finie")
def is_over(game: PostalWorld) -> None:
    """Won or lost, nothing follows."""
    over = isinstance(postal.pending(game.state), Over)
    clauses = () if game.state.ending is None else (game.state.ending.clause,)
    game.expect(Text("the game is over", "la partie du groupe est finie"), over, True, *clauses)


@then(en="no gauge moves", fr="aucune jauge ne bouge")
def no_gauge_moves(game: PostalWorld) -> None:
    """Risk, Unsanitary and Police Threat are as they were at first."""
    before = _before(game)
    moved = [one for one in words.GAUGES if _of(game.state, one) != _of(before, one)]
    what = Text("the gauges that moved", "les jauges qui ont bougé")
    game.expect(what, ", ".join(moved) or None, None)


@given(en="the gauges are all {n:Number}", fr="les jauges sont toutes à {n:Number}")
def gauges_given(game: PostalWorld, n: int) -> None:
    """Risk, Unsanitary and Police Threat."""
    game.given(**dict.fromkeys(words.GAUGES, n))


@then(en="the gauges are all {n:Number}", fr="les jauges sont toutes à {n:Number}")
def gauges_are(game: PostalWorld, n: int) -> None:
    """Risk, Unsanitary and Police Threat."""
    for one in words.GAUGES:
        name = words.GAUGES[one]
        what = Text(f"{name.en} is", f"{name.fr} est à")
        game.expect(what, _of(game.state, one), n, "postal.setup.other-gauges-zero")


@then(en="nothing changes for the group", fr="rien ne change pour le groupe")
def nothing_happens(game: PostalWorld) -> None:
    """Neither gauges nor money, workers, resources or control are other than at first."""
    before, now = _before(game), game.state
    changed = [name for name in _kept(before) if _kept(before)[name] != _kept(now)[name]]
    game.expect(Text("what changed", "ce qui a changé"), ", ".join(changed) or None, None)


def _kept(state: postal.PostalState) -> dict[str, object]:
    """What a turn may change that is not the turn itself."""
    plain = ("savings", "reserve", "dead", "controlled", "strength", *postal.RESOURCES)
    kept: dict[str, object] = {one: getattr(state, one) for one in plain}
    kept |= {one: getattr(state, one) for one in words.GAUGES}
    kept["cost"] = postal.cost_of_living(state)
    kept["injured"] = postal.injured_workers(state)
    kept["prisoners"] = postal.prisoners(state)
    kept["agenda"] = state.agenda
    return kept


@then(
    en=("{n:Number} workers are hurt", "{n:Number} worker is hurt", "nobody of the group is hurt"),
    fr=(
        "{n:Number} travailleurs sont touchés",
        "{n:Number} travailleur est touché",
        "personne du groupe n'est touché",
    ),
)
def are_hurt(game: PostalWorld, n: int = 0) -> None:
    """So many are injured now, or have died of a second injury, as many as were hurt.

    Raises:
        Slip: some were injured before, and the answer depends on whether they are counted.
    """
    died = game.told(events.WorkerDied)
    again = sum(one.clause == "postal.death.second-injury" for one in died)
    newly = len(game.told(events.WorkerHurt)) + again
    every = postal.injured_workers(game.state) + again
    if (newly == n) != (every == n):
        raise game.slip(
            f"{newly} injuries were suffered, {every - again} are injured and {again} died of a "
            f"second one; say what is meant, such as: there are {n} injured workers",
            f"{newly} blessures ont été subies, {every - again} sont blessés et {again} sont morts "
            f"d'une seconde ; dites ce qui est visé, par exemple : il y a {n} travailleurs blessés",
        )
    game.expect(Text("those who are hurt", "ceux qui sont touchés"), newly, n)


@then(
    en=("all the workers are {state:State}", "all {m:Number} workers are {state:State}"),
    fr="(tous les travailleurs sont|les {m:Number} travailleurs sont tous) {state:State}",
)
def everybody_is(game: PostalWorld, state: str, m: int | None = None) -> None:
    """All who are alive, so many if it is said."""
    now, alive = game.state, postal.living(game.state)
    injured, jailed = postal.injured_workers(now), postal.prisoners(now)
    there = {"healthy": alive - injured, "injured": injured, "in jail": jailed}[state]
    alive_now = Text("the living workers are", "les travailleurs vivants sont")
    if m is not None:
        game.expect(alive_now, alive, m)
    game.expect(Text("those of them", "ceux d'entre eux"), there, alive)


@then(
    en="the group controls {n:Number} more means of production",
    fr="le groupe contrôle {n:Number} (moyens|moyen) de production de plus",
)
def controls_more(game: PostalWorld, n: int) -> None:
    """How many were taken since the beginning."""
    found = len(game.state.controlled) - len(_before(game).controlled)
    what = Text("the means of production that were taken are", "les moyens de production pris sont")
    game.expect(what, found, n, "postal.means.marker")


@then(en="the group is {n:Number} (dollars|dollar) short", fr="il manque {n:Number} $ au groupe")
def short_of(game: PostalWorld, n: int) -> None:
    """What the Savings did not cover."""
    found = sum(one.missing for one in game.told(events.InDebt))
    game.expect(Text("what is missing", "ce qui manque"), found, n, "postal.debt.definition")


@then(en="the group earns {n:Number} (dollars|dollar)", fr="le groupe gagne {n:Number} $")
def earns(game: PostalWorld, n: int) -> None:
    """What came in, all of it together."""
    found = sum(one.dollars for one in game.told(events.MoneyGained))
    game.expect(Text("what is earned", "ce qui est gagné"), found, n)


@then(
    en="the group gains {n:Number} {resource:Resource}",
    fr="le groupe gagne {n:Number} {resource:Resource}",
)
def gains(game: PostalWorld, n: int, resource: Any) -> None:
    """How many strikes, sabotages or agitations were won, whatever was spent."""
    found = sum(one.resource == resource for one in game.told(events.ResourceGained))
    game.expect(Text("what is gained", "ce qui est gagné"), found, n, "postal.resource.kinds")


@then(en="the group pays {n:Number} (dollars|dollar)", fr="le groupe paie {n:Number} $")
def pays(game: PostalWorld, n: int) -> None:
    """What went out, all of it together.

    Raises:
        Slip: the Savings did not suffice, and nobody has said how much they are.
    """
    if "savings" not in game.facts and game.told(events.InDebt):
        raise game.slip("say how much the Savings are", "dites de combien est l'Économie")
    found = sum(one.dollars for one in game.told(events.MoneyPaid))
    game.expect(Text("what is paid", "ce qui est payé"), found, n)


@then(en="the recruit can act this turn", fr="la recrue peut agir ce tour")
def recruit_acts(game: PostalWorld) -> None:
    """Whether whoever joins acts in the same turn."""
    _recruit(game, can=True)


@then(en="the recruit cannot act this turn", fr="la recrue ne peut pas agir ce tour")
def recruit_waits(game: PostalWorld) -> None:
    """Whether whoever joins waits for the next turn."""
    _recruit(game, can=False)


def _recruit(game: PostalWorld, *, can: bool) -> None:
    """Everybody is placed before the first action, so a recruit waits."""
    if not game.events_of(events.WorkerRecruited):
        raise game.slip("nobody was recruited", "personne n'a été recruté")
    found = game.state.phase in ("employers", "offensive", "placement")
    clause = "postal.phase.workers.place-then-resolve"
    game.expect(Text("the recruit can act", "la recrue peut agir"), found, can, clause)


@then(
    en="the Cost of Living is {n:Number} (dollars|dollar) once the turn is over",
    fr="le coût de la vie est de {n:Number} $ une fois le tour fini",
)
def cost_afterwards(game: PostalWorld, n: int) -> None:
    """What living costs without the rises of this turn."""
    found = postal.cost_of_living(game.state) - game.state.temporary_cost
    what = Text("then the Cost of Living is", "le coût de la vie est alors de")
    game.expect(what, found, n, "postal.phase.employers.temporary-cost-ends")
