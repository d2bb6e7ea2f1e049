"""What a scenario says of the day and the night: who stands where, and who acts there."""

from __future__ import annotations

from typing import Any

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.vocabulary.whichside import parameter_types as say
from whichside_rules.vocabulary.whichside.table import given, of, on, plays, then, when
from whichside_rules.vocabulary.world import World
from whichside_rules.whichside.engine import words

# Given --------------------------------------------------------------------------------------------


@given(en="{who:Person} stands on {space:Space}", fr="{who:Person} se tient sur {space:Space}")
def somebody_stands(world: World, who: str, space: str) -> None:
    """Somebody was placed on a space earlier this turn."""
    game = on(world)
    game.note_person(who, place=game.space(space, game.home(who)))


@given(
    en="{tenement:Tenement} (has made its|have made their) night action on {space:Space}",
    fr="{tenement:Tenement} (a fait son|ont fait leur) action du soir sur {space:Space}",
)
def has_made_a_night_action(world: World, tenement: Any, space: str) -> None:
    """A Tenement put its night action there earlier this turn."""
    game = on(world)
    game.note_tenement(tenement, night=game.space(space, tenement))


@given(en="{tenement:Tenement} (has|have) passed", fr="{tenement:Tenement} (a|ont) passé")
def has_passed(world: World, tenement: Any) -> None:
    """A Tenement places nobody any more this day."""
    on(world).note_list("passed", tenement)


# When ---------------------------------------------------------------------------------------------


@when(en="{who:Person} goes to {space:Space}", fr="{who:Person} va sur {space:Space}")
def goes_to(world: World, who: str, space: str) -> None:
    """A character is placed by day, by its own Tenement."""
    game = on(world)
    home = game.home(who)
    game.play(whichside.PlaceCharacter(home, who, game.space(space, home)))


@when(en="{who:Person} goes to {place:Quoted}", fr="{who:Person} va (à|sur) {place:Quoted}")
def goes_nowhere(world: World, who: str, place: str) -> None:
    """A character is sent to a space in quotation marks, which the table may not have."""
    game = on(world)
    home = game.home(who)
    known = say.known_space(place)
    game.play(whichside.PlaceCharacter(home, who, game.space(known, home) if known else place))


plays("passes", whichside.Pass)(
    about="A Tenement places nobody any more.",
    en="{tenement:Tenement} (passes|pass)",
    fr="{tenement:Tenement} (passe|passent)",
)


@when(
    en="{tenement:Tenement} (makes its|make their) night action on {space:Space}",
    fr="{tenement:Tenement} (fait son|font leur) action du soir sur {space:Space}",
)
def night_action(world: World, tenement: Any, space: str) -> None:
    """A Tenement puts its night action on a space."""
    game = on(world)
    game.play(whichside.NightAction(tenement, game.space(space, tenement)))


plays("no_night_action", whichside.Rest)(
    about="A Tenement does without.",
    en="{tenement:Tenement} (makes|make) no night action",
    fr="{tenement:Tenement} ne (fait|font) pas d'action du soir",
)


# Then ---------------------------------------------------------------------------------------------


@then(en="{who:Person} stands on {space:Space}", fr="{who:Person} se tient sur {space:Space}")
def stands_on(world: World, who: str, space: str) -> None:
    """On which space a character stands."""
    game = on(world)
    what = of(Text("the place", "le lieu"), words.called("character", who))
    wanted = game.space(space, game.home(who))
    game.expect(what, game.person(who).place, wanted, tell=words.place)
