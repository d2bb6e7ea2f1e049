"""What a scenario says of the day and the night: who stands where, and who acts there."""

from __future__ import annotations

from typing import Any

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.vocabulary.whichside import parameter_types as say
from whichside_rules.vocabulary.whichside.table import given, of, plays, then, when
from whichside_rules.vocabulary.whichside.world import WhichsideWorld
from whichside_rules.vocabulary.world import World
from whichside_rules.whichside.engine import words

# Given --------------------------------------------------------------------------------------------


@given(en="{who:Person} stands on {space:Space}", fr="{who:Person} se tient sur {space:Space}")
def somebody_stands(game: WhichsideWorld, who: str, space: str) -> None:
    """Somebody was placed on a space earlier this turn."""
    game.note_person(who, place=game.space(space, game.home(who)))


@given(
    en=(
        "{n:Number} characters of {tenement:Theirs} stand on {space:Space}",
        "{n:Number} character of {tenement:Theirs} stands on {space:Space}",
    ),
    fr=(
        "{n:Number} personnages {tenement:Theirs} se tiennent sur {space:Space}",
        "{n:Number} personnage {tenement:Theirs} se tient sur {space:Space}",
    ),
)
def some_stand(world: World, n: int, tenement: Any, space: str) -> None:
    """So many of a Tenement were placed there, whoever they are: the first who fit."""
    game = world.of(WhichsideWorld)
    taken = _fitting(game, tenement, n, space)
    for who in taken:
        somebody_stands(game, who, space)
    at, name = game.space(space, tenement), words.called("player", tenement)
    where = words.place(at)

    def count(state: Any) -> int:
        people = next((one.people for one in state.tenements if one.name == tenement), ())
        return sum(one.place == at for one in people)

    what = Text(f"{name.en}, {where.en}", f"{name.fr}, {where.fr}")
    game.promise(what, count, n)
    game.take_these(tenement, taken, what)


def _fitting(game: WhichsideWorld, tenement: Any, n: int, space: str) -> list[str]:
    """The first of a Tenement of whom no place is said, those first who may stand on a space."""
    owner, _, name = space.partition(".")
    tiles = (one for one in game.content.tiles if one.id == owner)
    spaces = (each for one in tiles for each in (*one.a, *one.b) if each.id == name)
    gender = next((each.gender for each in spaces), None)
    board = next(one for one in game.content.boards if one.id == tenement)
    said = {who: game.people.get(who, (None, None)) for who in (one.id for one in board.people)}
    free = [one for one in board.people if said[one.id][0] != 0 and said[one.id][1] is None]
    free.sort(key=lambda one: gender not in (None, one.gender))
    return [one.id for one in free[:n]] if n <= len(free) else game.some_of(tenement, n, 1)


@given(
    en="nobody stands on {space:Space}",
    fr="personne ne se tient sur {space:Space}",
)
def none_stands(game: WhichsideWorld, space: str) -> None:
    """A space is free: neither a character nor a night action is there."""
    what, tile = words.place(space), space.partition(".")[0]
    game.promise(what, lambda state: len(_there(state, space)), 0)
    if any(one.id == tile for one in game.content.tiles):
        game.free[tile] = None


def _there(state: Any, space: str) -> list[str]:
    """Who stands on a space, or acts there by night; on one at home, in whosever home."""
    owner, _, name = space.partition(".")
    where = {space, *(f"{one.name}.{name}" for one in state.tenements if owner == "home")}
    standing = [(one.id, one.place) for each in state.tenements for one in each.people]
    acting = [(one.name, one.night) for one in state.tenements]
    return [who for who, at in (*standing, *acting) if at in where]


@given(
    en="{tenement:Tenement} (has made its|have made their) night action on {space:Space}",
    fr="{tenement:Tenement} (a fait son|ont fait leur) action du soir sur {space:Space}",
)
def has_made_a_night_action(game: WhichsideWorld, tenement: Any, space: str) -> None:
    """A Tenement put its night action there earlier this turn."""
    game.note_tenement(tenement, night=game.space(space, tenement))


@given(en="{tenement:Tenement} (has|have) passed", fr="{tenement:Tenement} (a|ont) passé")
def has_passed(game: WhichsideWorld, tenement: Any) -> None:
    """A Tenement places nobody any more this day."""
    game.note_list("passed", tenement)


# When ---------------------------------------------------------------------------------------------


@when(en="{who:Person} goes to {space:Space}", fr="{who:Person} va sur {space:Space}")
def goes_to(game: WhichsideWorld, who: str, space: str) -> None:
    """A character is placed by day, by its own Tenement."""
    home = game.home(who)
    game.play(whichside.PlaceCharacter(home, who, game.space(space, home)))


@when(
    en="a character of {tenement:Theirs} goes to {space:Space}",
    fr="un personnage {tenement:Theirs} va sur {space:Space}",
)
def somebody_goes_to(game: WhichsideWorld, tenement: Any, space: str) -> None:
    """A Tenement places one of its characters, whoever it is: the first who fits."""
    who, name = _fitting(game, tenement, 1, space)[0], words.called("player", tenement)
    where = words.place(game.space(space, tenement))
    game.take_these(tenement, [who], Text(f"{name.en}, {where.en}", f"{name.fr}, {where.fr}"))
    goes_to(game, who, space)


@when(en="{who:Person} goes to {place:Quoted}", fr="{who:Person} va (à|sur) {place:Quoted}")
def goes_nowhere(game: WhichsideWorld, who: str, place: str) -> None:
    """A character is sent to a space in quotation marks, which the table may not have."""
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
def night_action(game: WhichsideWorld, tenement: Any, space: str) -> None:
    """A Tenement puts its night action on a space."""
    game.play(whichside.NightAction(tenement, game.space(space, tenement)))


plays("no_night_action", whichside.Rest)(
    about="A Tenement does without.",
    en="{tenement:Tenement} (makes|make) no night action",
    fr="{tenement:Tenement} ne (fait|font) pas d'action du soir",
)


# Then ---------------------------------------------------------------------------------------------


@then(en="{who:Person} stands on {space:Space}", fr="{who:Person} se tient sur {space:Space}")
def stands_on(game: WhichsideWorld, who: str, space: str) -> None:
    """On which space a character stands."""
    what = of(Text("the place", "le lieu"), words.called("character", who))
    wanted = game.space(space, game.home(who))
    game.expect(what, game.person(who).place, wanted, tell=words.place)


@then(
    en="nobody stands on {space:Space}",
    fr="personne ne se tient sur {space:Space}",
)
def nobody_stands_on(game: WhichsideWorld, space: str) -> None:
    """A space on which there is neither a character nor a night action."""
    at = words.place(space)
    what = Text(f"those on {at.en}", f"ceux qui sont là ({at.fr})")
    game.expect(what, len(_there(game.state, space)), 0)
