"""What a scenario says of somebody: health, death, prison, the doctor, the home."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.game import Decision
from whichside_rules.vocabulary.quantity import Measure
from whichside_rules.vocabulary.whichside.table import given, of, plays, quantity, then, when
from whichside_rules.vocabulary.whichside.world import Count, WhichsideWorld, named, tenements
from whichside_rules.vocabulary.world import Fact
from whichside_rules.whichside import cost_of_living, prison
from whichside_rules.whichside.engine import events, words
from whichside_rules.whichside.engine.effect import ToPrison
from whichside_rules.whichside.engine.state import AWAY, BOXES, Person

# Given --------------------------------------------------------------------------------------------


@given(en="{who:Person} is (in|on) {box:Box}", fr="{who:Person} est (dans|sur|en) {box:Box}")
@given(en="{who:Person} is at {box:Box}", fr="{who:Person} est (à|chez) {box:Box}")
def somebody_is(game: WhichsideWorld, who: str, box: str) -> None:
    """Somebody is on Arrest, in Jail, with the lawyer, or at home."""
    game.note_person(who, place=box)


@given(en="{who:Person} is dead", fr="{who:Person} est (mort|morte)")
def somebody_is_dead(game: WhichsideWorld, who: str) -> None:
    """Somebody died earlier."""
    if who not in game.each_of:  # what is said of everybody is said of those who live
        health, place = game.people.get(who, (None, None))
        # Who was placed this turn may have died since.
        game.people[who] = health, place if place in BOXES else None
        game.note_person(who, health=0, place="dead")
    game.people[who] = (0, "dead")


@given(
    en="{tenement:Tenement} (has|have) called a doctor this turn",
    fr="{tenement:Tenement} (a|ont) déjà appelé un médecin ce tour-ci",
)
def has_called_a_doctor(game: WhichsideWorld, tenement: Any) -> None:
    """The doctor of this turn has come to a Tenement."""
    game.note_tenement(tenement, treated=True)


@given(en="{who:Person} is injured for good", fr="{who:Person} est (blessé|blessée) à vie")
def was_maimed(game: WhichsideWorld, who: str) -> None:
    """Somebody suffered an amputation; their health is told by itself, and is 1 at most."""
    game.maimed.add(who)
    game.people.setdefault(who, (None, None))


@given(
    en="{who:Person} has joined {tenement:Tenement}",
    fr="{who:Person} a rejoint {tenement:Tenement}",
)
def has_joined(game: WhichsideWorld, who: str, tenement: str) -> None:
    """Somebody came with a solidarity card and lives in this Tenement."""
    said = words.called("character", who)
    home = Fact(Text(f"the home of {said.en}", f"le logis de {said.fr}"), named("player"))
    game.agrees(home, game.guests.get(who), tenement)
    game.guests[who] = tenement


@given(
    en="all the characters of {tenement:Theirs} are (in|on) {box:Box}",
    fr="tous les personnages {tenement:Theirs} sont (dans|sur) {box:Box}",
)
def all_are(game: WhichsideWorld, tenement: Any, box: str) -> None:
    """Everybody of a Tenement who is alive is on Arrest, in Jail, or at home."""
    for board in game.content.boards:
        for one in board.people if board.id == tenement else ():
            if game.people.get(one.id, (None, None))[1] != "dead":
                game.note_each(one.id, place=box)


@given(
    en="all the characters of {tenement:Theirs} are at HEA {n:Number}",
    fr="tous les personnages {tenement:Theirs} sont à SAN {n:Number}",
)
def all_are_at(game: WhichsideWorld, tenement: Any, n: int) -> None:
    """The health of everybody of a Tenement who is alive."""
    game.note_health(tenement, n)


@given(
    en="the other characters are at HEA {n:Number}",
    fr="les autres personnages sont à SAN {n:Number}",
)
def the_others_are_at(game: WhichsideWorld, n: int) -> None:
    """The health of all who are alive and of whom it is not said."""
    game.note_rest("", health=n)


@given(
    en="the other characters of {tenement:Theirs} are at HEA {n:Number}",
    fr="les autres personnages {tenement:Theirs} sont à SAN {n:Number}",
)
def the_others_of_it_are_at(game: WhichsideWorld, tenement: Any, n: int) -> None:
    """The health of all of a Tenement who are alive and of whom it is not said."""
    game.playing(tenement)
    game.note_rest(tenement, health=n)


@given(
    en="the other characters of {tenement:Theirs} are (in|on) {box:Box}",
    fr="les autres personnages {tenement:Theirs} sont (dans|sur) {box:Box}",
)
def the_others_of_it_are_in(game: WhichsideWorld, tenement: Any, box: str) -> None:
    """Where all of a Tenement are who are alive and of whom it is not said."""
    game.playing(tenement)
    game.note_rest(tenement, place=box)


# Numbers ------------------------------------------------------------------------------------------


@quantity(
    en="{who:Person} (is at HEA {n:Number}|has {n:Number} health)",
    fr="{who:Person} (est à SAN {n:Number}|a {n:Number} de santé)",
    given=lambda game, n, who: game.note_person(who, health=n),
)
def health(game: WhichsideWorld, who: str) -> Measure:
    """The health of a character, 0 to 2."""
    name, person = words.called("character", who), game.person(who)
    if person.place == "dead":
        game.cite("whichside.death.removal")
        raise game.wrong(
            f"{name.en} is out of the game, and has no health any more",
            f"{name.fr} est hors du jeu et n'a plus de santé",
        )
    what = of(Text("the health", "la santé"), name)
    return Measure(what, person.health, ("whichside.health.three-levels",))


def _give_everybody_health(game: WhichsideWorld, n: int) -> None:
    for tenement in whichside.players(game.setup()):
        game.note_health(tenement, n)


@quantity(
    en="(every character is|all characters are) at HEA {n:Number}",
    fr="(chaque personnage est|tous les personnages sont) à SAN {n:Number}",
    given=_give_everybody_health,
)
def health_of_each(game: WhichsideWorld) -> list[Measure]:
    """The health of everybody who is alive."""
    every = (who for one in game.state.tenements for who in one.people)
    return [health(game, one.id) for one in every if one.place != "dead"]


def _some_at(
    game: WhichsideWorld, n: int, tenement: Any, health: int | None = None, box: str | None = None
) -> None:
    """Note it of so many of a Tenement: of those of whom it is said, and else of the first."""

    def count(state: Any) -> int:
        people = next((one.people for one in state.tenements if one.name == tenement), ())
        if box is not None:
            return sum(one.place == box for one in people)
        return sum(one.place != "dead" and one.health == health for one in people)

    name = words.called("player", tenement)
    at = Text(f"HEA {health}", f"SAN {health}") if box is None else words.place(box)
    what = Text(f"{name.en}, {at.en}", f"{name.fr}, {at.fr}")
    game.promise(what, count, n)
    game.count_people(Count(tenement, n, what, health, box))


@quantity(
    en=(
        "{n:Number} characters of {tenement:Theirs} are at HEA {health:Number}",
        "{n:Number} character of {tenement:Theirs} is at HEA {health:Number}",
    ),
    fr=(
        "{n:Number} personnages {tenement:Theirs} sont à SAN {health:Number}",
        "{n:Number} personnage {tenement:Theirs} est à SAN {health:Number}",
    ),
    given=_some_at,
)
def so_many_at(game: WhichsideWorld, tenement: Any, health: int) -> Measure:
    """How many living characters of a Tenement are at a level of health."""
    who = _living(game, tenement)
    what = of(
        Text(f"the characters at HEA {health}", f"les personnages à SAN {health}"),
        words.called("player", tenement),
    )
    clause = "whichside.health.three-levels"
    return Measure(what, sum(one.health == health for one in who), (clause,))


@quantity(
    en=(
        "{n:Number} characters of {tenement:Theirs} are (in|on) {box:Box}",
        "{n:Number} character of {tenement:Theirs} is (in|on) {box:Box}",
    ),
    fr=(
        "{n:Number} personnages {tenement:Theirs} sont (dans|sur) {box:Box}",
        "{n:Number} personnage {tenement:Theirs} est (dans|sur) {box:Box}",
    ),
    given=_some_at,
)
def so_many_in(game: WhichsideWorld, tenement: Any, box: str) -> Measure:
    """How many characters of a Tenement are on Arrest, or in Jail."""
    game.playing(tenement)
    what = of(words.place(box), words.called("player", tenement))
    found = sum(_is_there(game, one, box) for one in game.tenement(tenement).people)
    return Measure(what, found, BOX_CLAUSES.get(box, ()))


@quantity(
    en=(
        "{n:Number} characters of {tenement:Theirs} are in prison",
        "{n:Number} character of {tenement:Theirs} is in prison",
    ),
    fr=(
        "{n:Number} personnages {tenement:Theirs} sont en prison",
        "{n:Number} personnage {tenement:Theirs} est en prison",
    ),
)
def so_many_in_prison(game: WhichsideWorld, tenement: Any) -> Measure:
    """How many characters of a Tenement are on Arrest or in Jail together."""
    game.playing(tenement)
    what = of(Text("those in prison", "les prisonniers"), words.called("player", tenement))
    found = sum(prison.is_held(game.state, one.place) for one in game.tenement(tenement).people)
    return Measure(what, found, ("whichside.prison.arrest-box",))


def _is_there(game: WhichsideWorld, person: Person, box: str) -> bool:
    """Whether somebody is in a box; a prisoner who acts is in Jail, though not in its box."""
    if box == "jail" and person.place not in AWAY and prison.is_held(game.state, person.place):
        name = words.called("character", person.id)
        raise game.slip(
            f"{name.en} acts as a prisoner, and stands there instead of in the box of the Jail; "
            "ask who is in prison, or who stands where",
            f"{name.fr} agit en prison, et s'y tient au lieu d'être dans la case ; demandez qui "
            "est en prison, ou qui se tient où",
        )
    return person.place == box


def _living(game: WhichsideWorld, tenement: Any) -> list[Any]:
    found = game.tenement(tenement).people
    return [one for one in found if one.place != "dead"]


@quantity(
    en="{who:Person} gains {n:Number} health",
    fr="{who:Person} gagne {n:Number} de santé",
)
def health_gained(game: WhichsideWorld, who: str) -> Measure:
    """By how much somebody is healthier than before the moves."""
    return _healthier(game, who, 1)


@quantity(
    en="{who:Person} loses {n:Number} health",
    fr="{who:Person} perd {n:Number} de santé",
)
def health_lost(game: WhichsideWorld, who: str) -> Measure:
    """By how much somebody is less healthy than before the moves."""
    return _healthier(game, who, -1)


def _healthier(game: WhichsideWorld, who: str, sign: int) -> Measure:
    game.must_have_played()
    person = game.person(who)
    now: int = person.health
    everybody = (one for each in game.at_first.tenements for one in each.people)
    before = next((one.health for one in everybody if one.id == who), now)
    if person.place == "dead":  # dying is no loss of health: what was lost was lost before
        changes = game.events_of(events.HealthLost, events.HealthRegained)
        now = next((one.to for one in reversed(changes) if one.character == who), before)
    what = of(
        Text("the health that changed", "la santé qui a changé"), words.called("character", who)
    )
    return Measure(what, sign * (now - before), ("whichside.health.three-levels",))


@quantity(
    en="{tenement:Tenement} (loses|lose) {n:Number} health",
    fr="{tenement:Tenement} (perd|perdent) {n:Number} de santé",
)
def tenement_health_lost(game: WhichsideWorld, tenement: Any) -> Measure:
    """How much health the characters of a Tenement have lost by the moves, regained or not."""
    game.playing(tenement)
    people = {one.id: one.health for each in game.at_first.tenements for one in each.people}
    lost, clauses = 0, list[str]()
    for event in game.told(events.HealthLost, events.HealthRegained):
        if isinstance(event, events.HealthLost) and event.tenement == tenement:
            lost += people[event.character] - event.to
            clauses.append(event.clause)
        people[event.character] = event.to
    what = of(Text("the health lost", "la santé perdue"), words.called("player", tenement))
    return Measure(what, lost, tuple(dict.fromkeys(clauses)))


@quantity(
    en="the upkeep of {who:Person} is {n:Number} (dollars|dollar)",
    fr="l'entretien de {who:Person} est de {n:Number} $",
)
def upkeep(game: WhichsideWorld, who: str) -> Measure:
    """What a character costs each turn, in dollars."""
    what = of(Text("the upkeep", "l'entretien"), words.called("character", who))
    found = cost_of_living.upkeep(game.state, game.person(who))
    return Measure(what, found.dollars, found.clauses)


# When ---------------------------------------------------------------------------------------------


@when(en="{who:Person} must go to prison", fr="{who:Person} doit aller en prison")
def must_go_to_prison(game: WhichsideWorld, who: str) -> None:
    """An incident sends somebody to prison: the Liberal Lawyer may take them in."""
    _hit_one(game, who, ToPrison("prison"))


@when(en="{who:Person} suffers {effect:Effect}", fr="{who:Person} subit {effect:Effect}")
def one_suffers(game: WhichsideWorld, who: str, effect: Any) -> None:
    """An incident does this, and nothing else, to a Tenement, which names this character."""
    _hit_one(game, who, effect)


def _hit_one(game: WhichsideWorld, who: str, effect: Any) -> None:
    home = game.home(who)
    naming = whichside.Name(home, who)
    game.hit(effect, "victim", home, naming)
    now = whichside.pending(game.state)
    if isinstance(now, Decision) and naming in whichside.legal_actions(game.state):
        game.play(naming)


plays("names", whichside.Name)(
    about="A Tenement says who is hit, sent, sold or healed.",
    en="{tenement:Tenement} (names|name) {who:Person}",
    fr="{tenement:Tenement} (désigne|désignent) {who:Person}",
)

plays("uses_its_lawyer", whichside.Shelter, True)(
    about="The Liberal Lawyer takes in who should go to prison.",
    en="{tenement:Tenement} (uses its|use their) lawyer",
    fr="{tenement:Tenement} (recourt à son|recourent à leur) avocat",
)

plays("does_not_use_its_lawyer", whichside.Shelter, False)(
    about="The character goes to Arrest.",
    en="{tenement:Tenement} (does not use its|do not use their) lawyer",
    fr="{tenement:Tenement} ne (recourt pas à son|recourent pas à leur) avocat",
)

plays("declines_the_healing", whichside.Decline)(
    about='By the reading R-132 "declinable": the Bonesetter heals nobody.',
    en="{tenement:Tenement} (declines|decline) the healing",
    fr="{tenement:Tenement} (renonce|renoncent) au soin",
)


@when(
    en="{tenement:Tenement} (calls|call) a doctor",
    fr="{tenement:Tenement} (appelle|appellent) un médecin",
)
def calls_a_doctor_for_one(game: WhichsideWorld, tenement: Any) -> None:
    """A Tenement pays a doctor for the one of its characters who is not healthy.

    Raises:
        Slip: several are not, or nobody; it must be said who is meant.
    """
    game.playing(tenement)
    if game.is_described_still:
        game.suppose_unwell(tenement)
    people = next(
        one
        for one in game.ready(whichside.CallDoctor(tenement, "")).tenements
        if one.name == tenement
    ).people
    unwell = [one for one in people if one.place != "dead" and one.health < 2]
    if len(unwell) != 1:
        raise game.slip("say for whom the doctor comes", "dites pour qui vient le médecin")
    game.play(whichside.CallDoctor(tenement, unwell[0].id))


plays("calls_a_doctor", whichside.CallDoctor)(
    about="A Tenement pays a doctor for one of its characters.",
    en="{tenement:Tenement} (calls|call) a doctor for {who:Person}",
    fr="{tenement:Tenement} (appelle|appellent) un médecin pour {who:Person}",
)


@when(en="a doctor comes for {who:Person}", fr="un médecin vient pour {who:Person}")
def a_doctor_comes(game: WhichsideWorld, who: str) -> None:
    """The Tenement of somebody pays a doctor for this character."""
    game.play(whichside.CallDoctor(game.home_of(who), who))


# Then ---------------------------------------------------------------------------------------------


BOX_CLAUSES: dict[str, tuple[str, ...]] = {
    "arrest": ("whichside.prison.arrest-box",),
    "jail": ("whichside.prison.arrest-to-jail",),
    "dead": ("whichside.prison.dead-box",),
    "lawyer": ("whichside.premises.liberal-lawyer-shelter",),
}
"""The clauses that say of a box who is put there."""


@then(en="{who:Person} is (in|on) {box:Box}", fr="{who:Person} est (dans|sur) {box:Box}")
@then(en="{who:Person} is at {box:Box}", fr="{who:Person} est (à|chez) {box:Box}")
def is_in(game: WhichsideWorld, who: str, box: str) -> None:
    """Where a character is."""
    what = of(Text("the place", "le lieu"), words.called("character", who))
    clauses, person = BOX_CLAUSES.get(box, ()), game.person(who)
    found = box if _is_there(game, person, box) else person.place
    game.expect(what, found, box, *clauses, tell=words.place)


@then(en="{who:Person} is in prison", fr="{who:Person} est en prison")
def is_in_prison(game: WhichsideWorld, who: str) -> None:
    """A character is on Arrest or in Jail."""
    what = of(Text("the prison", "la prison"), words.called("character", who))
    found = prison.is_held(game.state, game.person(who).place)
    game.expect(what, found, True, "whichside.prison.arrest-box")


@then(en="{who:Person} goes to prison", fr="{who:Person} va en prison")
def goes_to_prison(game: WhichsideWorld, who: str) -> None:
    """The moves brought a character to prison, on Arrest or in Jail, who is there now."""
    what = of(Text("the way to prison", "le chemin de la prison"), words.called("character", who))
    sent = any(one.character == who for one in _sent(game))
    found = sent and prison.is_held(game.state, game.person(who).place)
    game.expect(what, found, True, "whichside.prison.arrest-box")


def _sent(game: WhichsideWorld) -> list[events.Moved]:
    """The ways into prison of those who were not there: neither in a box nor acting there."""
    everybody = (one for each in game.at_first.tenements for one in each.people)
    places, found = {one.id: one.place for one in everybody}, list[events.Moved]()
    for event in game.told(events.Moved):
        before = places.get(event.character, "")
        if event.place in AWAY and not prison.is_held(game.at_first, before):
            found.append(event)
        places[event.character] = event.place
    return found


@then(
    en="somebody of {tenement:Theirs} loses health",
    fr="quelqu'un {tenement:Theirs} perd de la santé",
)
def somebody_is_hurt(game: WhichsideWorld, tenement: Any) -> None:
    """Whoever it is: one of a Tenement has lost health by the moves."""
    lost = game.told(events.HealthLost)
    _somebody(game, tenement, Text("a loss of health", "une perte de santé"), lost)


@then(en="somebody of {tenement:Theirs} dies", fr="quelqu'un {tenement:Theirs} meurt")
def somebody_of_theirs_dies(game: WhichsideWorld, tenement: Any) -> None:
    """Whoever it is: one of a Tenement has died by the moves."""
    _somebody(game, tenement, Text("a death", "une mort"), game.told(events.Died))


@then(
    en="somebody of {tenement:Theirs} goes to prison",
    fr="quelqu'un {tenement:Theirs} va en prison",
)
def somebody_is_sent(game: WhichsideWorld, tenement: Any) -> None:
    """Whoever it is: one of a Tenement was sent to prison by the moves."""
    _somebody(game, tenement, Text("the way to prison", "le chemin de la prison"), _sent(game))


def _somebody(game: WhichsideWorld, tenement: Any, what: Text, told: Iterable[Any]) -> None:
    game.playing(tenement)
    clauses = [event.clause for event in told if event.tenement == tenement]
    due = game.state.agenda
    if not clauses and due and due[0].kind == "reveal":
        raise game.slip(
            "premises are turned up before; say which",
            "un local est révélé avant ; dites lequel",
        )
    whose = words.called("player", tenement)
    game.expect(of(what, whose), bool(clauses), True, *dict.fromkeys(clauses))


@then(en="{who:Person} is dead", fr="{who:Person} est (mort|morte)")
def is_dead(game: WhichsideWorld, who: str) -> None:
    """Whether a character died."""
    what = of(Text("the place", "le lieu"), words.called("character", who))
    found = game.person(who).place
    game.expect(what, found, "dead", "whichside.death.removal", tell=words.place)


@then(en="{who:Person} is alive", fr="{who:Person} est (vivant|vivante)")
def is_alive(game: WhichsideWorld, who: str) -> None:
    """Whether a character has not died."""
    name = words.called("character", who)
    what = Text(f"{name.en} alive", f"{name.fr} en vie")
    found = game.person(who).place != "dead"
    game.expect(what, found, True, "whichside.death.removal")


@then(en="{who:Person} dies", fr="{who:Person} meurt")
def somebody_dies(game: WhichsideWorld, who: str) -> None:
    """A character dies of what was played."""
    game.person(who)
    what = of(Text("the death", "la mort"), words.called("character", who))
    game.expect(what, who in _died(game), True, "whichside.death.removal")


@then(en="nobody dies", fr="personne ne meurt")
def nobody_dies(game: WhichsideWorld) -> None:
    """All who were alive before the moves still are."""
    dead = [words.called("character", one).in_(game.language) for one in _died(game)]
    what, nobody = Text("the characters who die", "les personnages qui meurent"), tenements(())
    game.expect(what, ", ".join(dead) or nobody, nobody, "whichside.death.removal")


def _died(game: WhichsideWorld) -> list[str]:
    """Those who died of what was played."""
    return [event.character for event in game.told(events.Died)]


@then(en="{who:Person} is released", fr="{who:Person} est (libéré|libérée)")
def is_released(game: WhichsideWorld, who: str) -> None:
    """A character comes home from Jail by what was played."""
    clause = "whichside.prison.release"
    moved = [one for one in game.told(events.Moved) if one.clause == clause]
    what = of(Text("the release", "la libération"), words.called("character", who))
    game.expect(what, any(one.character == who for one in moved), True, clause)


@then(en="{who:Person} comes home", fr="{who:Person} rentre à la maison")
def comes_home(game: WhichsideWorld, who: str) -> None:
    """The moves brought a character home, from Jail or from work, who is there now."""
    moved = [one for one in game.told(events.Moved) if one.character == who and one.place == "home"]
    what = of(Text("the way home", "le retour à la maison"), words.called("character", who))
    clauses = dict.fromkeys(one.clause for one in moved)
    found = bool(moved) and game.person(who).place == "home"
    game.expect(what, found, True, *(clauses or ("whichside.prison.release",)))


@then(
    en="{who:Person} lives in {tenement:Tenement}", fr="{who:Person} vit dans {tenement:Tenement}"
)
def lives_in(game: WhichsideWorld, who: str, tenement: Any) -> None:
    """In which Tenement a character lives."""
    name = words.called("character", who)
    what = Text(f"{name.en} in the Tenement", f"{name.fr} dans le Tenement")
    found = any(one.id == who for one in _living(game, tenement))
    game.expect(what, found, True, "whichside.component.black-cylinders")


@then(en="{who:Person} is injured for good", fr="{who:Person} est (blessé|blessée) à vie")
def injured_for_good(game: WhichsideWorld, who: str) -> None:
    """Somebody cannot be healed beyond HEA 1 any more."""
    name = words.called("character", who)
    what = Text(f"{name.en} injured for good", f"{name.fr}, blessure à vie")
    game.expect(what, game.person(who).maimed, True)
