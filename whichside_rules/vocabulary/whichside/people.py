"""What a scenario says of somebody: health, death, prison, the doctor, the home."""

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
    then,
    told,
)
from whichside_rules.vocabulary.whichside.world import (
    named,
)
from whichside_rules.vocabulary.world import Fact, World
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.events import (
    Died,
    Moved,
)

# Given --------------------------------------------------------------------------------------------


@given(en="{who:Person} is (in|on) {box:Box}", fr="{who:Person} est (dans|sur|en) {box:Box}")
@given(en="{who:Person} is at {box:Box}", fr="{who:Person} est (à|chez) {box:Box}")
def somebody_is(world: World, who: str, box: str) -> None:
    """Somebody is on Arrest, in Jail, with the lawyer, or at home."""
    on(world).note_person(who, place=box)


@given(en="{who:Person} is dead", fr="{who:Person} est (mort|morte)")
def somebody_is_dead(world: World, who: str) -> None:
    """Somebody died earlier."""
    on(world).given()
    on(world).people[who] = (0, "dead")  # wherever it stood before


@given(
    en="{tenement:Tenement} (has|have) called a doctor this turn",
    fr="{tenement:Tenement} (a|ont) déjà appelé un médecin ce tour-ci",
)
def has_called_a_doctor(world: World, tenement: Any) -> None:
    """The doctor of this turn has come to a Tenement."""
    on(world).note_tenement(tenement, treated=True)


@given(en="{who:Person} is injured for good", fr="{who:Person} est (blessé|blessée) à vie")
def was_maimed(world: World, who: str) -> None:
    """Somebody suffered an amputation; their health is told by itself, and is 1 at most."""
    game = on(world)
    game.given()
    game.maimed.add(who)
    game.people.setdefault(who, (None, None))


@given(
    en="{who:Person} has joined {tenement:Tenement}",
    fr="{who:Person} a rejoint {tenement:Tenement}",
)
def has_joined(world: World, who: str, tenement: str) -> None:
    """Somebody came with a solidarity card and lives in this Tenement."""
    game = on(world)
    said = words.called("character", who)
    home = Fact(Text(f"the home of {said.en}", f"le logis de {said.fr}"), named("player"))
    game.agrees(home, game.guests.get(who), tenement)
    game.guests[who] = tenement


# Numbers ------------------------------------------------------------------------------------------


def _give_health(world: World, n: int, who: str) -> None:
    on(world).note_person(who, health=n)


@quantity(
    en="{who:Person} (is at HEA {n:Number}|has {n:Number} health)",
    fr="{who:Person} (est à SAN {n:Number}|a {n:Number} de santé)",
    given=_give_health,
)
def health(world: World, who: str) -> Measure:
    """The health of a character, 0 to 2."""
    what = of(Text("the health", "la santé"), words.called("character", who))
    return Measure(what, on(world).person(who).health, ("whichside.health.three-levels",))


@quantity(
    en="(every character is|all characters are) at HEA {n:Number}",
    fr="(chaque personnage est|tous les personnages sont) à SAN {n:Number}",
    given=lambda world, n: each_tenement(world, lambda game, one: game.note_health(one, n)),
)
def health_of_each(world: World) -> list[Measure]:
    """The health of everybody who is alive."""
    every = (who for one in on(world).state.tenements for who in one.people)
    return [health(world, one.id) for one in every if one.place != "dead"]


# When ---------------------------------------------------------------------------------------------


plays("names", whichside.Name)(
    about="A Tenement says who is hit, sent, sold or healed.",
    en="{tenement:Tenement} (names|name) {who:Person}",
    fr="{tenement:Tenement} (désigne|désignent) {who:Person}",
)

plays("uses_its_lawyer", lambda tenement: whichside.Shelter(tenement, True))(
    about="The Liberal Lawyer takes in who should go to prison.",
    en="{tenement:Tenement} (uses its|use their) lawyer",
    fr="{tenement:Tenement} (recourt à son|recourent à leur) avocat",
)

plays("does_not_use_its_lawyer", lambda tenement: whichside.Shelter(tenement, False))(
    about="The character goes to Arrest.",
    en="{tenement:Tenement} (does not use its|do not use their) lawyer",
    fr="{tenement:Tenement} ne (recourt pas à son|recourent pas à leur) avocat",
)

plays("declines_the_healing", whichside.Decline)(
    about='By the reading R-132 "declinable": the Bonesetter heals nobody.',
    en="{tenement:Tenement} (declines|decline) the healing",
    fr="{tenement:Tenement} (renonce|renoncent) au soin",
)

plays("calls_a_doctor", whichside.CallDoctor)(
    about="A Tenement pays a doctor for one of its characters.",
    en="{tenement:Tenement} (calls|call) a doctor for {who:Person}",
    fr="{tenement:Tenement} (appelle|appellent) un médecin pour {who:Person}",
)


# Then ---------------------------------------------------------------------------------------------


BOX_CLAUSES: dict[str, tuple[str, ...]] = {
    "arrest": ("whichside.prison.arrest-box",),
    "jail": ("whichside.prison.arrest-to-jail",),
    "dead": ("whichside.prison.dead-box",),
    "lawyer": ("whichside.premises.liberal-lawyer-shelter",),
}
"""The clauses that say of a box who is put there."""


@then(en="{who:Person} is (in|on) {box:Box}", fr="{who:Person} est (dans|sur|en) {box:Box}")
@then(en="{who:Person} is at {box:Box}", fr="{who:Person} est (à|chez) {box:Box}")
def is_in(world: World, who: str, box: str) -> None:
    """Where a character is."""
    what = of(Text("the place", "le lieu"), words.called("character", who))
    clauses = BOX_CLAUSES.get(box, ())
    on(world).expect(what, on(world).person(who).place, box, *clauses, tell=words.place)


@then(en="{who:Person} is dead", fr="{who:Person} est (mort|morte)")
def is_dead(world: World, who: str) -> None:
    """Whether a character died."""
    what = of(Text("the place", "le lieu"), words.called("character", who))
    found = on(world).person(who).place
    on(world).expect(what, found, "dead", "whichside.death.removal", tell=words.place)


@then(en="{who:Person} is alive", fr="{who:Person} est (vivant|vivante)")
def is_alive(world: World, who: str) -> None:
    """Whether a character has not died."""
    name = words.called("character", who)
    what = Text(f"{name.en} alive", f"{name.fr} en vie")
    found = on(world).person(who).place != "dead"
    on(world).expect(what, found, True, "whichside.death.removal")


@then(en="{who:Person} dies", fr="{who:Person} meurt")
def somebody_dies(world: World, who: str) -> None:
    """A character dies of what was played."""
    what = of(Text("the death", "la mort"), words.called("character", who))
    on(world).expect(what, who in _died(world), True, "whichside.death.removal")


@then(en="nobody dies", fr="personne ne meurt")
def nobody_dies(world: World) -> None:
    """All who were alive before the moves still are."""
    dead = [words.called("character", one).in_(world.language) for one in _died(world)]
    what = Text("the characters who die", "les personnages qui meurent")
    on(world).expect(what, ", ".join(dead) or None, None, "whichside.death.removal")


def _died(world: World) -> list[str]:
    """Those who died of what was played."""
    return [event.character for event in told(world) if isinstance(event, Died)]


@then(en="{who:Person} is released", fr="{who:Person} est (libéré|libérée)")
def is_released(world: World, who: str) -> None:
    """A character comes home from Jail by what was played."""
    clause = "whichside.prison.release"
    moved = [one for one in told(world) if isinstance(one, Moved) and one.clause == clause]
    what = of(Text("the release", "la libération"), words.called("character", who))
    on(world).expect(what, any(one.character == who for one in moved), True, clause)


@then(
    en="{who:Person} lives in {tenement:Tenement}", fr="{who:Person} vit dans {tenement:Tenement}"
)
def lives_in(world: World, who: str, tenement: Any) -> None:
    """In which Tenement a character lives."""
    name = words.called("character", who)
    what = Text(f"{name.en} in the Tenement", f"{name.fr} dans le Tenement")
    found = any(one.id == who for one in on(world).tenement(tenement).people)
    on(world).expect(what, found, True, "whichside.component.black-cylinders")


@then(en="{who:Person} is injured for good", fr="{who:Person} est (blessé|blessée) à vie")
def injured_for_good(world: World, who: str) -> None:
    """Somebody cannot be healed beyond HEA 1 any more."""
    name = words.called("character", who)
    what = Text(f"{name.en} injured for good", f"{name.fr}, blessure à vie")
    on(world).expect(what, on(world).person(who).maimed, True)
