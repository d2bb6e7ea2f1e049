"""What a scenario says of places: the tiles and their sides, the premises and who owns them."""

from __future__ import annotations

from typing import Any

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.files.content import cited
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.vocabulary.quantity import Measure
from whichside_rules.vocabulary.whichside.table import given, of, plays, quantity, then
from whichside_rules.vocabulary.whichside.world import WhichsideWorld, named
from whichside_rules.vocabulary.world import Fact, World
from whichside_rules.whichside.engine import events, lasting, words
from whichside_rules.whichside.engine.state import Hosted, TileState

# Given --------------------------------------------------------------------------------------------


@given(
    en="{tenement:Tenement} (owns|own) {premises:Premises}",
    fr="{tenement:Tenement} (possède|possèdent) {premises:Premises}",
)
def owns(game: WhichsideWorld, tenement: str, premises: str) -> None:
    """The premises of a Tenement."""
    game.note_tenement(tenement, premises=premises)


@given(
    en="{tenement:Tenement} (owns|own) some premises",
    fr="{tenement:Tenement} (possède|possèdent) un local",
)
def owns_some(world: World, tenement: str) -> None:
    """Premises of a Tenement, whichever they are: the first of the box with a rent and a moon."""
    game = world.of(WhichsideWorld)
    taken = {said.get("premises") for said in game.tenements.values()}
    kinds = (one for one in game.content.premises if one.id not in taken and one.rent)
    some = (one.id for one in kinds if one.spaces and all(each.moon for each in one.spaces))
    found = next(some, None)
    if found is None:
        raise game.slip("no premises of that kind are left", "il ne reste aucun local de ce genre")
    game.note_tenement(tenement, premises=found)


@given(en="{premises:Premises} lies face up", fr="{premises:Premises} est visible")
def lies_face_up(game: WhichsideWorld, premises: str) -> None:
    """Premises that can be bought; those named first are the newest."""
    game.note_list("market", premises)


@given(en="{premises:Premises} does not lie face up", fr="{premises:Premises} n'est pas visible")
def lies_face_down(game: WhichsideWorld, premises: str) -> None:
    """Premises that cannot be bought."""
    game.given()
    game.hidden.add(premises)
    name = named("premises")(premises)
    what = Text(f"face up, {name.en}", f"visible ({name.fr})")
    game.promise(what, lambda state: state.market.count(premises), 0)


@given(en="no premises lie face up", fr="aucun local n'est visible")
def none_lies_face_up(game: WhichsideWorld) -> None:
    """No premises can be bought."""
    game.note_none("market")


@given(
    en="{tile:Tile} (shows|show) side {side:Side}",
    fr="{tile:Tile} (montre sa|montrent leur) face {side:Side}",
)
def lies_on_side(game: WhichsideWorld, tile: str, side: str) -> None:
    """Whether a tile was turned over: it was, where it shows side B."""
    what = Fact(of(Text("the side", "la face"), words.called("tile", tile)))
    game.agrees(what, game.sides.get(tile), side)
    game.sides[tile] = side
    if side == "B":
        game.note_list("improved", tile)


@given(
    en="the Bierhalle hosts {premises:Premises} of {tenement:Theirs}",
    fr="la Bierhalle accueille {premises:Premises} {tenement:Theirs}",
)
def hosts(game: WhichsideWorld, premises: str, tenement: Any) -> None:
    """Premises that a Tenement bought for the Bierhalle in an earlier turn."""
    game.given(hosted=Hosted(premises, tenement))


@given(
    en="{tile:Tile} (was|were) destroyed",
    fr="{tile:Tile} (a été détruit|a été détruite|ont été détruits)",
)
def was_destroyed(game: WhichsideWorld, tile: str) -> None:
    """A location tile that left the game in an earlier turn."""
    game.note_list("destroyed", tile)


@given(en="no premises are left to turn up", fr="il ne reste plus de local à révéler")
def no_premises_left(game: WhichsideWorld) -> None:
    """The stack of premises is used up."""
    game.given(stock=Deck())


# Numbers ------------------------------------------------------------------------------------------


@quantity(
    en="{n:Number} (tiles lie|tile lies) on the table",
    fr="{n:Number} (tuiles sont|tuile est) sur la table",
)
def tiles(game: WhichsideWorld) -> Measure:
    """How many location tiles are in the game."""
    what = Text("the tiles on the table", "les tuiles sur la table")
    return Measure(what, len(game.state.tiles), ("whichside.setup.tiles-layout",))


@quantity(
    en="{n:Number} (workplaces are|workplace is) on the table",
    fr="{n:Number} (lieux de travail sont|lieu de travail est) sur la table",
)
def workplaces(game: WhichsideWorld) -> Measure:
    """How many of the location tiles in the game are workplaces; the docks are none."""
    state: whichside.WhichsideState = game.state
    content = state.setup.content
    kinds = [cited(content, f"tiles.{one.id}.kind").value for one in state.tiles]
    what = Text("the workplaces on the table", "les lieux de travail sur la table")
    return Measure(what, kinds.count("work"), ("whichside.component.workplaces",))


@quantity(
    en="{n:Number} premises (lie|lies) face up",
    fr="{n:Number} (locaux sont visibles|local est visible)",
)
def market(game: WhichsideWorld) -> Measure:
    """How many premises can be bought."""
    what = Text("the premises face up", "les locaux visibles")
    return Measure(what, len(game.state.market), ("whichside.setup.premises-market",))


# When ---------------------------------------------------------------------------------------------


plays("is_turned_up", whichside.Draw)(
    about="The premises that come up.",
    en="{premises:Premises} is turned up",
    fr="on révèle {premises:Premises}",
)

plays("buys", whichside.BuyPremises)(
    about="A Tenement buys premises that lie face up.",
    en="{tenement:Tenement} (buys|buy) {premises:Premises}",
    fr="{tenement:Tenement} (achète|achètent) {premises:Premises}",
)

plays("buys_for_the_bierhalle", whichside.HostPremises)(
    about="A Tenement pays for premises that the Bierhalle hosts.",
    en="{tenement:Tenement} (buys|buy) {premises:Premises} for the Bierhalle",
    fr="{tenement:Tenement} (achète|achètent) {premises:Premises} pour la Bierhalle",
)

plays("closes", whichside.CloseTile)(
    about="The team says which workplace a card closes.",
    en="the team closes {tile:Tile}",
    fr="l'équipe ferme {tile:Tile}",
)


# Then ---------------------------------------------------------------------------------------------


@then(
    en="{tenement:Tenement} (owns|own) {premises:Premises}",
    fr="{tenement:Tenement} (possède|possèdent) {premises:Premises}",
)
def owns_now(game: WhichsideWorld, tenement: str, premises: str) -> None:
    """The premises of a Tenement."""
    what = of(Text("the premises", "le local"), words.called("player", tenement))
    found = game.tenement(tenement).premises
    game.expect(what, found, premises, tell=named("premises"))


@then(
    en="{tenement:Tenement} (owns|own) no premises",
    fr="{tenement:Tenement} ne (possède|possèdent) pas de local",
)
def owns_nothing(game: WhichsideWorld, tenement: str) -> None:
    """A Tenement without premises."""
    what = of(Text("the premises", "le local"), words.called("player", tenement))
    found = game.tenement(tenement).premises
    game.expect(what, found, None, tell=named("premises"))


@then(
    en="{tenement:Tenement} (loses|lose) {premises:Premises}",
    fr="{tenement:Tenement} (perd|perdent) {premises:Premises}",
)
def loses_premises(game: WhichsideWorld, tenement: str, premises: str) -> None:
    """Premises that a Tenement owned before a move were discarded by it."""
    lost = _lost(game, tenement)
    what = of(Text("the premises lost", "le local perdu"), words.called("player", tenement))
    name = named("premises")(premises)
    found = name.in_(game.language) if premises in lost else None
    game.expect(what, found, name.in_(game.language), *lost.get(premises, ()))


@then(
    en="{tenement:Tenement} (loses|lose) what premises it had",
    fr="{tenement:Tenement} (perd|perdent) le local qu'il avait",
)
def loses_its_premises(game: WhichsideWorld, tenement: str) -> None:
    """Whichever premises a Tenement owned before a move were discarded by it."""
    lost = _lost(game, tenement)
    what = of(Text("the premises lost", "le local perdu"), words.called("player", tenement))
    game.expect(what, bool(lost), True, *(one for each in lost.values() for one in each))


def _lost(game: WhichsideWorld, tenement: str) -> dict[str, tuple[str, ...]]:
    """The premises of a Tenement that were discarded, with the clauses of that."""
    game.playing(tenement)
    states = (game.at_first, *(one.state for one in game.transitions))
    owned = {one.premises for each in states for one in each.tenements if one.name == tenement}
    found = dict[str, tuple[str, ...]]()
    for one in game.told(events.PremisesDiscarded):
        if one.premises in owned:
            found[one.premises] = (*found.get(one.premises, ()), one.clause)
    return found


@then(
    en="{tile:Tile} (is|are) destroyed",
    fr="{tile:Tile} (est détruit|est détruite|sont détruits)",
)
def is_destroyed(game: WhichsideWorld, tile: str) -> None:
    """A location tile has left the game by the moves."""
    _happened_to(game, tile, events.TileDestroyed, Text("destroyed", "destruction"))


@then(
    en="{tile:Tile} (is|are) turned over",
    fr="{tile:Tile} (est retourné|est retournée|sont retournés)",
)
def is_turned_over(game: WhichsideWorld, tile: str) -> None:
    """A location tile has been turned to its side B by the moves."""
    _happened_to(game, tile, events.TileTurned, Text("turned over", "tuile retournée"))


def _happened_to(game: WhichsideWorld, tile: str, kind: type[Any], what: Text) -> None:
    found = [one for one in game.told(kind) if one.tile == tile]
    asked = of(what, words.called("tile", tile))
    game.expect(asked, bool(found), True, *dict.fromkeys(one.clause for one in found))


@then(en="{premises:Premises} lies face up", fr="{premises:Premises} est visible")
def now_lies_face_up(game: WhichsideWorld, premises: str) -> None:
    """Premises that can be bought."""
    what = words.called("premises", premises)
    game.expect(what, premises in game.state.market, True)


@then(en="{premises:Premises} does not lie face up", fr="{premises:Premises} n'est pas visible")
def does_not_lie_face_up(game: WhichsideWorld, premises: str) -> None:
    """Premises that cannot be bought."""
    what = words.called("premises", premises)
    game.expect(what, premises in game.state.market, False)


@then(
    en="{tile:Tile} (shows|show) side {side:Side}",
    fr="{tile:Tile} (montre sa|montrent leur) face {side:Side}",
)
def shows_side(game: WhichsideWorld, tile: str, side: str) -> None:
    """Which side of a tile is up."""
    tiles: tuple[TileState, ...] = game.state.tiles
    name = words.called("tile", tile)
    up = "B" if any(one.id == tile and one.improved for one in tiles) else "A"
    what = Text(f"the side of {name.en}", f"la face ({name.fr})")
    game.expect(what, up, side, "whichside.component.tile-sides")


CLOSED = "whichside.employer.exceptional-apply"
"""The clause by which a card closes a tile."""


@then(en="{tile:Tile} (is|are) closed", fr="{tile:Tile} (est fermé|est fermée|sont fermés)")
def tile_closed(game: WhichsideWorld, tile: str) -> None:
    """A card closes a tile."""
    name = words.called("tile", tile)
    what = Text(f"{name.en} closed", f"{name.fr}, fermeture")
    game.expect(what, lasting.is_closed(game.state, tile), True, CLOSED)


@then(
    en="{tile:Tile} (is|are) not closed",
    fr="{tile:Tile} (n'est pas fermé|n'est pas fermée|ne sont pas fermés)",
)
def tile_open(game: WhichsideWorld, tile: str) -> None:
    """No card closes a tile."""
    name = words.called("tile", tile)
    what = Text(f"{name.en} closed", f"{name.fr}, fermeture")
    game.expect(what, lasting.is_closed(game.state, tile), False, CLOSED)


@then(en="the Bierhalle hosts {premises:Premises}", fr="la Bierhalle accueille {premises:Premises}")
def hosts_now(game: WhichsideWorld, premises: str) -> None:
    """The premises at the Bierhalle."""
    what = Text("the premises at the Bierhalle", "le local de la Bierhalle")
    hosted = game.state.hosted
    found = hosted.premises if hosted else None
    clause = "whichside.side-b.bierhalle-hosts"
    game.expect(what, found, premises, clause, tell=named("premises"))


@then(en="{tile:Tile} (is|are) on the table", fr="{tile:Tile} (est|sont) sur la table")
def on_the_table(game: WhichsideWorld, tile: str) -> None:
    """A location tile that is in the game."""
    _on_table(game, tile, True)


@then(en="{tile:Tile} (is|are) not on the table", fr="{tile:Tile} (n'est|ne sont) pas sur la table")
def not_on_the_table(game: WhichsideWorld, tile: str) -> None:
    """A location tile that was not laid out, or was destroyed."""
    _on_table(game, tile, False)


def _on_table(game: WhichsideWorld, tile: str, wanted: bool) -> None:
    name = words.called("tile", tile)
    what = Text(f"{name.en} on the table", f"{name.fr} sur la table")
    found = any(one.id == tile for one in game.state.tiles)
    game.expect(what, found, wanted, "whichside.setup.tiles-layout")
