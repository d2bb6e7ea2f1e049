"""What can be asked of a game of Yellow Places: the Then sentences, with what a player sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

from whichside_rules import yellow_places
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.game import Decision
from whichside_rules.vocabulary import common
from whichside_rules.vocabulary.parameter_types import joined
from whichside_rules.vocabulary.quantity import Measure
from whichside_rules.vocabulary.world import World
from whichside_rules.vocabulary.yellow_places.sentences import (
    hidden_in_all_hands,
    holds_so_many,
    quantity,
    then,
)
from whichside_rules.vocabulary.yellow_places.world import YellowWorld
from whichside_rules.yellow_places.engine import events, words

# Then -------------------------------------------------------------------------------------------


@then(
    en="the disc of {player:Player} before {place:Place} bears {n:Number} (cubes|cube)",
    fr="le disque {player:Whose} devant {place:Place} porte {n:Number} (cubes|cube)",
)
def disc_bears(game: YellowWorld, player: str, place: Any, n: int) -> None:
    """The yellow cubes on a disc now."""
    at = words.place(place)
    found = [one.cubes for one in game.state.discs if (one.player, one.place) == (player, place)]
    if not found:
        raise game.wrong(
            f"{player} has no disc before {at.en}",
            f"{words.player(player).fr} : aucun disque, {at.fr}",
        )
    game.open_place(player, place)
    what = Text(f"the disc of {player} before {at.en} bears", f"le disque devant {at.fr} porte")
    wrong = [cubes for cubes in found if cubes != n]
    game.expect(what, wrong[0] if wrong else n, n, "yellow_places.disc.cubes-equal-count")


@quantity(
    en="the disc of {player:Player} bears {n:Number} (cubes|cube)",
    fr="le disque {player:Whose} porte {n:Number} (cubes|cube)",
)
def the_disc_bears(game: YellowWorld, player: str) -> Measure:
    """The yellow cubes on the disc of a player, the one placed now or the only one."""
    return _cubes_on(game, player, lambda place: True)


@quantity(
    en="the street disc of {player:Player} bears {n:Number} (cubes|cube)",
    fr="le disque {player:Whose} devant une rue porte {n:Number} (cubes|cube)",
)
def street_disc_bears(game: YellowWorld, player: str) -> Measure:
    """The yellow cubes on the only disc of a player before a street."""
    return _cubes_on(game, player, lambda place: "-" in place)


@quantity(
    en="the circle disc of {player:Player} bears {n:Number} (cubes|cube)",
    fr="le disque {player:Whose} devant un cercle porte {n:Number} (cubes|cube)",
)
def circle_disc_bears(game: YellowWorld, player: str) -> Measure:
    """The yellow cubes on the only disc of a player before a circle."""
    return _cubes_on(game, player, lambda place: "-" not in place)


def _cubes_on(game: YellowWorld, player: str, fits: Callable[[str], bool]) -> Measure:
    placed = [one for one in game.moves if isinstance(one, yellow_places.PlaceDisc)]
    discs = [one for one in game.state.discs if one.player == player and fits(one.place)]
    if placed and placed[-1].player == player:
        discs = [one for one in discs if one.place == placed[-1].place][-1:]
    if len(discs) != 1:
        raise game.slip(
            f"{player} has {len(discs)} such discs; name the place",
            f"{words.player(player).fr} a {len(discs)} disques de ce genre ; nommez l'endroit",
        )
    game.open_place(player, discs[0].place)
    what = Text(
        f"the cubes on the disc of {player} are",
        f"les cubes du disque de {words.player(player).fr} sont",
    )
    return Measure(what, discs[0].cubes, ("yellow_places.disc.cubes-equal-count",))


@quantity(
    en="that disc bears {n:Number} (cubes|cube)",
    fr="ce disque porte {n:Number} (cubes|cube)",
)
def that_disc_bears(game: YellowWorld) -> Measure:
    """The yellow cubes on the disc placed last, or on the only one that lies there."""
    placed = [one for one in game.moves if isinstance(one, yellow_places.PlaceDisc)]
    whose = [one.player for one in placed[-1:] or game.state.discs]
    if len(whose) != 1:
        raise game.slip("no disc was placed; say whose", "aucun disque n'a été posé ; dites de qui")
    return _cubes_on(game, whose[0], lambda place: True)


@quantity(
    en="{n:Number} yellow (cubes lie|cube lies) on it",
    fr="{n:Number} (cubes jaunes sont posés|cube jaune est posé) dessus",
)
def yellow_on_it(game: YellowWorld) -> Measure:
    """The yellow cubes on the disc placed last, or else on the establishment named last."""
    move = game.moves[-1] if game.moves else None
    if isinstance(move, yellow_places.PlaceDisc):
        return _cubes_on(game, move.player, lambda place: True)
    tile = _named_last(game)
    _open_what_was_asked(game)
    what = Text("the yellow cubes on it are", "les cubes jaunes dessus sont")
    return Measure(what, sum(tile == one for one, _ in yellow_places.found(game.state)))


@quantity(
    en="{player:Player} puts {n:Number} yellow (cubes|cube) on it",
    fr="{player:Player} y met {n:Number} (cubes jaunes|cube jaune)",
)
def puts_on_it(game: YellowWorld, player: str) -> Measure:
    """The yellow cubes that a player has put on the disc placed now, or on the own tile found."""
    on_disc = puts_on_the_disc(game, player)
    if game.moves and isinstance(game.moves[-1], yellow_places.PlaceDisc):
        return on_disc
    last = [event for one in game.transitions[-1:] for event in one.events]
    shown = [one for one in last if isinstance(one, events.TileFound)]
    _open_what_was_asked(game)
    return Measure(on_disc.what, sum(one.holder == player for one in shown))


@quantity(
    en="{player:Player} puts {n:Number} (cubes|cube) on the disc",
    fr="{player:Player} met {n:Number} (cubes|cube) sur son disque",
)
def puts_on_the_disc(game: YellowWorld, player: str) -> Measure:
    """The yellow cubes that a player has put on the disc placed now; none where none is placed."""
    game.must_have_played()
    move = game.moves[-1] if game.moves else None
    what = Text(
        f"the cubes that {player} puts are", f"les cubes que met {words.player(player).fr} sont"
    )
    if not isinstance(move, yellow_places.PlaceDisc):
        return Measure(what, 0)
    game.open_place(move.player, move.place)
    return Measure(what, move.cubes if move.player == player else 0)


@quantity(
    en="{n:Number} neutral (cubes lie|cube lies) on it",
    fr="{n:Number} (cubes neutres sont posés|cube neutre est posé) dessus",
)
def neutral_on_it(game: YellowWorld) -> Measure:
    """The neutral cubes on the establishment named last."""
    what = Text("the neutral cubes on it are", "les cubes neutres dessus sont")
    tile = _named_last(game)
    _open_what_was_asked(game)
    return Measure(what, yellow_places.neutral(game.state).count(tile))


def _named_last(game: YellowWorld) -> Any:
    tile = getattr(game.moves[-1], "tile", None) if game.moves else None
    if tile is None:
        raise game.slip("no establishment was named", "aucun établissement n'a été nommé")
    return tile


@quantity(
    en="{player:Player} takes {n:Number} (cubes|cube) off the own discs",
    fr="{player:Player} retire {n:Number} (cubes|cube) de ses disques",
)
def cubes_taken_off(game: YellowWorld, player: str) -> Measure:
    """How many yellow cubes leave the discs of a player."""
    found = sum(one.player == player for one in game.told(events.CubeRemoved))
    _open_what_was_asked(game)
    what = Text(
        f"the cubes that {player} takes off are",
        f"les cubes que retire {words.player(player).fr} sont",
    )
    return Measure(what, found, ("yellow_places.pawn.hit.update-discs",))


def _open_what_was_asked(game: YellowWorld) -> None:
    """Answer nothing that hangs on hands which nobody tells, of what a pawn has asked for."""
    for tile in game.asked_for:
        game.open_tile(tile)


@then(en="{player:Player} still hides {tile:Tile}", fr="{player:Player} cache encore {tile:Tile}")
def still_hides(game: YellowWorld, player: str, tile: Any) -> None:
    """The tile is in this hand, and nobody has found it."""
    name = words.establishment(tile)
    game.open_tile(tile, player)
    what = Text(f"{player} hides {name.en}", f"{words.player(player).fr} cache {name.fr}")
    game.expect(what, tile in game.hand(player), True)


@then(en="{player:Player} reveals {tile:Tile}", fr="{player:Player} révèle {tile:Tile}")
def reveals(game: YellowWorld, player: str, tile: Any) -> None:
    """The tile was found in the hand of this player."""
    found = [one.holder for one in game.told(events.TileFound) if one.tile == tile]
    name = words.establishment(tile)
    game.open_tile(tile)
    what = Text(f"who reveals {name.en}", f"qui révèle {name.fr}")
    clause = "yellow_places.pawn.hit.reveal"
    game.expect(what, found, [player], clause, tell=_told_players)


@then(
    en="{player:Player} does not reveal {tile:Tile}",
    fr="{player:Player} ne révèle pas {tile:Tile}",
)
def reveals_not(game: YellowWorld, player: str, tile: Any) -> None:
    """No move has found the tile in the hand of this player."""
    told = ((one.holder, one.tile) for one in game.told(events.TileFound))
    found = (player, tile) in told
    name = words.establishment(tile)
    game.open_tile(tile, player)
    what = Text(f"{player} reveals {name.en}", f"{words.player(player).fr} révèle {name.fr}")
    game.expect(what, found, False, "yellow_places.pawn.hit.reveal")


@then(en="nobody reveals a tile", fr="personne ne révèle de tuile")
def nobody_reveals(game: YellowWorld) -> None:
    """The moves have found no tile."""
    what = Text("somebody reveals a tile", "quelqu'un révèle une tuile")
    found = bool(game.told(events.TileFound))
    _open_what_was_asked(game)
    game.expect(what, found, False, "yellow_places.pawn.all-check")


@quantity(
    en="{player:Player} reveals {n:Number} (tiles|tile)",
    fr="{player:Player} révèle {n:Number} (tuiles|tuile)",
)
def tiles_revealed(game: YellowWorld, player: str) -> Measure:
    """How many tiles of a player the moves have found."""
    found = sum(one.holder == player for one in game.told(events.TileFound))
    _open_what_was_asked(game)
    what = Text(
        f"the tiles that {player} reveals are",
        f"les tuiles que révèle {words.player(player).fr} sont",
    )
    return Measure(what, found, ("yellow_places.pawn.all-check",))


@then(en="the round goes on", fr="la manche continue")
def round_goes_on(game: YellowWorld) -> None:
    """Somebody has not placed the pawn, and nothing has ended the round."""
    _round_over(game, None, wanted=False)


@then(
    en=("the round is over", "round {n:Number} is over"),
    fr=("la manche est finie", "la manche {n:Number} est finie"),
)
def round_is_over(game: YellowWorld, n: int | None = None) -> None:
    """All have placed their pawns in that round, or in that of the last move, or no more can."""
    _round_over(game, n, wanted=True)


def _round_over(game: YellowWorld, n: int | None, *, wanted: bool) -> None:
    now = game.state
    ended = now.phase in ("conclusion", "over") and n in (None, now.round)
    if n is None:  # the round of the last move; with the next move it is another
        last = [event for one in game.transitions[-1:] for event in one.events]
        ended = ended or any(isinstance(one, events.RoundEnded) for one in last)
        what = Text("the round is over", "la manche est finie")
    else:
        ended = ended or n < now.round
        what = Text(f"round {n} is over", f"la manche {n} est finie")
    game.expect(what, ended, wanted, "yellow_places.round.end")


@then(en="the players act in any order", fr="l'ordre est libre")
def any_order(world: World) -> None:
    """Nobody has to wait for anybody else."""
    game = world.of(YellowWorld)
    if game.refusal is None:
        game.accept()
    now = yellow_places.pending(game.state)
    how = now.how if isinstance(now, Decision) else None
    game.expect(
        Text("the order is free", "l'ordre est libre"),
        how == "any-order",
        True,
        "yellow_places.disc.any-order",
    )


@then(en="the discs come before the pawns", fr="les disques viennent avant les pions")
def discs_first(game: YellowWorld) -> None:
    """A round begins with the discs."""
    _begins(game, "discs, pawns")


@then(en="the pawns come before the discs", fr="les pions viennent avant les disques")
def pawns_first(game: YellowWorld) -> None:
    """A round begins with the pawns."""
    _begins(game, "pawns, discs")


def _begins(game: YellowWorld, stages: str) -> None:
    """What the book has a round begin with."""
    key = "course.stages"
    common.expect_datum(game, common.datum_of(game, key), key, stages)


@then(
    en="{n:Number} {what:Part} belong to the game",
    fr="{n:Number} {what:Part} font partie du jeu",
)
def belong(game: YellowWorld, n: int, what: str) -> None:
    """How many the book lists in all."""
    _counted(game, what, n)


@then(
    en="every player has {n:Number} (discs|disc) and {m:Number} (pawns|pawn)",
    fr="chaque joueur a {n:Number} (disques|disque) et {m:Number} (pions|pion)",
)
def pieces(game: YellowWorld, n: int, m: int) -> None:
    """The pieces of a colour."""
    _counted(game, "components.discs_per_player", n)
    _counted(game, "components.pawns_per_player", m)


def _counted(game: YellowWorld, key: str, n: int) -> None:
    """How many of something the book lists."""
    common.expect_datum(game, common.datum_of(game, key), key, str(n))


@quantity(
    en="{player:Player} has {n:Number} (discs|disc) on the board",
    fr="{player:Player} a {n:Number} (disques|disque) sur le plateau",
)
def discs_on_board(game: YellowWorld, player: str) -> Measure:
    """How many discs of a player lie on the board."""
    state, first = game.state, game.at_first
    found = sum(one.player == player for one in state.discs)
    if player in state.setup.seats:
        # Everybody has placed one in each stage that is over, said or not.
        due = first.round - (first.phase == "discs")
        untold = max(0, due - sum(one.player == player for one in first.discs))
        if untold and first.phase == "over":
            who = words.player(player)
            raise game.slip(
                f"it is not said how many discs {who.en} has placed; say where they lie",
                f"on ne dit pas combien de disques a posés {who.fr} ; dites où ils se trouvent",
            )
        found += untold
    what = Text(f"the discs of {player} are", f"les disques de {words.player(player).fr} sont")
    return Measure(what, found, ("yellow_places.disc.one-per-round",))


@then(en="a yellow cube is on {tile:Tile}", fr="un cube jaune est sur {tile:Tile}")
def yellow_cube(game: YellowWorld, tile: Any) -> None:
    """The tile was found in a hand."""
    _cube(game, tile, "yellow")


@then(en="a neutral cube is on {tile:Tile}", fr="un cube neutre est sur {tile:Tile}")
def neutral_cube(game: YellowWorld, tile: Any) -> None:
    """The tile is in no hand."""
    _cube(game, tile, "neutral")


@then(en="no cube is on {tile:Tile}", fr="aucun cube n'est sur {tile:Tile}")
def no_cube(game: YellowWorld, tile: Any) -> None:
    """Nothing is known of the establishment."""
    _cube(game, tile, "no")


_CUBES: Final = {
    "no": Text("none", "aucun"),
    "yellow": Text("yellow", "jaune"),
    "neutral": Text("neutral", "neutre"),
}


def _cube(game: YellowWorld, tile: Any, wanted: str) -> None:
    if tile in game.asked_for:
        game.open_tile(tile)
    found = "no"
    if tile in yellow_places.neutral(game.state):
        found = "neutral"
    if any(tile == one for one, _ in yellow_places.found(game.state)):
        found = "yellow"
    if found == "no":
        game.open_cube(tile)
    name = words.establishment(tile)
    what = Text(f"the cube on {name.en} is", f"le cube sur {name.fr} est")
    game.expect(what, found, wanted, tell=_CUBES.__getitem__)


@quantity(
    en="{n:Number} neutral (cubes are|cube is) on the board",
    fr="{n:Number} (cubes neutres sont|cube neutre est) sur le plateau",
)
def neutral_cubes(game: YellowWorld) -> Measure:
    """How many establishments bear a neutral cube."""
    _open_what_was_asked(game)
    untold = game.untold_misses() + game.untold_face_up()
    found = len(yellow_places.neutral(game.state)) + untold
    what = Text("the neutral cubes are", "les cubes neutres sont")
    return Measure(what, found, ("yellow_places.setup.neutral-cubes",))


def _so_many(game: YellowWorld, n: int, player: str) -> None:
    holds_so_many(game, player, n, frozenset(yellow_places.TILES))


def _so_many_each(game: YellowWorld, n: int) -> None:
    game.given()
    game.every = n


@quantity(
    en="{player:Player} holds {n:Number} hidden (tiles|tile)",
    fr="{player:Player} détient {n:Number} (tuiles cachées|tuile cachée)",
    given=_so_many,
)
def hidden_tiles(game: YellowWorld, player: str) -> Measure:
    """How many tiles a player still hides."""
    found = len(yellow_places.observation(game.state, player).hand)
    what = Text("how many it hides", "leur nombre")
    game.must_be_told(player, len, what)
    what = Text(
        f"the hidden tiles of {player} are", f"les tuiles cachées de {words.player(player).fr} sont"
    )
    return Measure(what, found)


@quantity(
    en="every player holds {n:Number} hidden (tiles|tile)",
    fr="chaque joueur détient {n:Number} (tuiles cachées|tuile cachée)",
    given=_so_many_each,
)
def hidden_tiles_of_each(game: YellowWorld) -> list[Measure]:
    """How many tiles each player still hides."""
    return [hidden_tiles(game, one) for one in game.state.setup.seats]


@quantity(
    en="{n:Number} (tiles are|tile is) hidden in the hands",
    fr="{n:Number} (tuiles sont cachées|tuile est cachée) dans les mains",
    given=hidden_in_all_hands,
)
def tiles_in_all_hands(game: YellowWorld) -> Measure:
    """So many tiles are hidden in all hands together; in whose is open where nobody says it."""
    if game.in_hands is None:
        hidden_tiles_of_each(game)
    what = Text("the tiles hidden in the hands are", "les tuiles cachées dans les mains sont")
    return Measure(what, sum(map(len, game.state.hands)))


@then(en="nobody holds {tile:Tile}", fr="personne ne détient {tile:Tile}")
def in_no_hand(game: YellowWorld, tile: Any) -> None:
    """The tile is hidden in no hand."""
    game.open_tile(tile)
    holders = [one for one in game.state.setup.seats if tile in game.hand(one)]
    told = " ".join(words.player(one).in_(game.language) for one in holders) or None
    what = Text("who holds the tile", "qui détient la tuile")
    game.expect(what, told, None)


@quantity(
    en="{n:Number} (tiles lie|tile lies) face up",
    fr="{n:Number} (tuiles sont|tuile est) face visible",
)
def tiles_face_up(game: YellowWorld) -> Measure:
    """How many tiles were revealed at the set-up."""
    untold = game.untold_face_up()
    if not untold:
        game.must_be_dealt()
    found = len(game.state.revealed) + untold
    what = Text("the tiles face up are", "les tuiles visibles sont")
    return Measure(what, found, ("yellow_places.setup.reveal-tiles",))


@quantity(
    en="{n:Number} (tiles lie|tile lies) face down",
    fr="{n:Number} (tuiles sont|tuile est) face cachée",
)
def tiles_face_down(game: YellowWorld) -> Measure:
    """How many tiles nobody has seen."""
    game.must_be_dealt()
    what = Text("the tiles face down are", "les tuiles face cachée sont")
    return Measure(what, len(game.state.deck), ("yellow_places.setup.undealt-tiles",))


@then(
    en="it is {stage:Stage}(| of round {n:Number})",
    fr="c'est {stage:Stage}(| de la manche {n:Number})",
)
def stage_is(game: YellowWorld, stage: str, n: int | None = None) -> None:
    """Where the game stands now."""
    state = game.state
    what = Text("the game is at", "la partie en est à")
    game.expect(
        what, words.PHASES[state.phase].in_(game.language), words.PHASES[stage].in_(game.language)
    )
    if n is not None:
        game.expect(Text("the round is", "la manche est"), state.round, n)


@then(en="{players:Players} may act", fr="{players:Players} (peut|peuvent) agir")
def may_act(game: YellowWorld, players: list[str]) -> None:
    """Exactly these players may act now, in any order."""
    found = common.may_act(game)
    said, wanted = game.names_of(sorted(found)), game.names_of(sorted(players))
    game.expect(common.WHO_MAY_ACT, said, wanted)
    now = yellow_places.pending(game.state)
    if len(players) > 1 and isinstance(now, Decision):
        game.expect(Text("they decide", "la décision se prend"), now.how, "any-order")


@then(en="{player:Player} has not played yet", fr="{player:Player} doit encore jouer")
def still_to_play(game: YellowWorld, player: str) -> None:
    """The player has not placed disc or pawn, whichever it is time for."""
    what = Text(f"{player} has not played yet", f"{words.player(player).fr} doit encore jouer")
    game.expect(what, player in common.may_act(game), True)


@then(
    en="the pawn of {player:Player} is on the board", fr="le pion {player:Whose} est sur le plateau"
)
def pawn_on_board(game: YellowWorld, player: str) -> None:
    """The pawn was placed this round."""
    _pawn(game, player, there=True)


@then(
    en="the pawn of {player:Player} is not on the board",
    fr="le pion {player:Whose} n'est pas sur le plateau",
)
def pawn_off_board(game: YellowWorld, player: str) -> None:
    """The player has not placed the pawn, or has taken it back."""
    _pawn(game, player, there=False)


@then(
    en="the pawn of {player:Player} is in cell {n:Number}",
    fr="le pion {player:Whose} est dans la case {n:Number}",
)
def pawn_in_cell(game: YellowWorld, player: str, n: int) -> None:
    """The cell in which the pawn of a player stands."""
    _pawn(game, player, there=True)
    what = Text(
        f"the pawn of {player} is in cell", f"le pion {words.player(player).fr} est dans la case"
    )
    cell = yellow_places.cell_of(
        [one.tile for one in game.state.designations if one.player == player][-1]
    )
    game.expect(what, cell, n, "yellow_places.pawn.place-in-cell")


@quantity(
    en="{player:Player} has {n:Number} legal (moves|move)",
    fr="{player:Player} a {n:Number} (coups légaux|coup légal)",
)
def legal_moves_of(game: YellowWorld, player: str) -> Measure:
    """How many moves this player can choose from now."""
    what = Text(
        f"the legal moves of {player} are", f"les coups légaux de {words.player(player).fr} sont"
    )
    return Measure(what, len(yellow_places.legal_actions(game.state, player)))


def _pawn(game: YellowWorld, player: str, *, there: bool) -> None:
    found = any(one.player == player for one in yellow_places.pawns_on_board(game.state))
    what = Text(
        f"the pawn of {player} is on the board", f"le pion de {words.player(player).fr} est posé"
    )
    game.expect(what, found, there, "yellow_places.pawn.recover")


@then(en="every player has won", fr="tout le monde a gagné")
def all_won(game: YellowWorld) -> None:
    """All win together."""
    _all(game, "won")


@then(en="no player has won or lost", fr="personne n'a gagné ni perdu")
def none_won(game: YellowWorld) -> None:
    """While the game goes on there are no results."""
    game.must_know_the_end()
    what = Text("the results are", "les résultats sont")
    found = yellow_places.results(game.state)
    game.expect(what, found, (), "yellow_places.meta.cooperative", tell=_told_results)


@then(en="no player has lost", fr="personne n'a perdu")
def none_lost(game: YellowWorld) -> None:
    """The game is won, or goes on."""
    _none(game, "lost")


@then(en="no player has won", fr="personne n'a gagné")
def nobody_won(game: YellowWorld) -> None:
    """The game is lost, or goes on."""
    _none(game, "won")


def _none(game: YellowWorld, result: str) -> None:
    if result == "won":
        game.must_know_the_end()
    found = [player for player, one in yellow_places.results(game.state) if one == result]
    told = {"lost": Text("who has lost", "qui a perdu"), "won": Text("who has won", "qui a gagné")}
    game.expect(told[result], found, [], "yellow_places.meta.cooperative", tell=_told_players)


@then(en="every player has lost", fr="tout le monde a perdu")
def all_lost(game: YellowWorld) -> None:
    """All lose together."""
    _all(game, "lost")


def _all(game: YellowWorld, result: str) -> None:
    if result == "won":
        game.must_know_the_end()
    wanted = tuple((player, result) for player in game.state.setup.seats)
    what = Text("the results are", "les résultats sont")
    found = yellow_places.results(game.state)
    game.expect(what, found, wanted, "yellow_places.meta.cooperative", tell=_told_results)


def _told_results(results: tuple[tuple[str, str], ...]) -> Text:
    """Who has won or lost; nobody while the game goes on."""
    said = {"won": Text("won", "gagné"), "lost": Text("lost", "perdu")}
    told = [(words.player(one), said[how]) for one, how in results]
    return Text(
        ", ".join(f"{one.en} has {how.en}" for one, how in told) or "none",
        ", ".join(f"{one.fr} a {how.fr}" for one, how in told) or "aucun",
    )


def _told_players(players: Sequence[str]) -> Text:
    """Players by their names; nobody where there is none."""
    said = [words.player(one) for one in players] or [Text("nobody", "personne")]
    return Text(*(joined([one.in_(each) for one in said], each) for each in ("en", "fr")))


def _told_tiles(tiles: Sequence[Any]) -> Text:
    """Tiles by their names."""
    said = [words.establishment(one) for one in tiles]
    return Text(
        ", ".join(one.en for one in said) or "empty", ", ".join(one.fr for one in said) or "vide"
    )


# Views and deduction ----------------------------------------------------------------------------


@then(en="{player:Player} is told {text:Words}", fr="{player:Player} entend {text:Words}")
def is_told(game: YellowWorld, player: str, text: str) -> None:
    """What this player hears of one of the moves contains these words."""
    told = yellow_places.events_for(game.all_events, player)
    heard = [one.say(game.language) for one in told]
    if not any(common.stands_in(line, text) for line in heard):
        said = "\n".join(heard) or game.say("nothing was played", "rien n'a été joué")
        raise game.wrong(
            f"{player} is told:\n{said}", f"ce que l'on dit à {words.player(player).fr} :\n{said}"
        )


@then(
    en="{player:Player} sees {tiles:Tiles} in the own hand",
    fr="{player:Player} voit {tiles:Tiles} dans sa main",
)
def sees_own(game: YellowWorld, player: str, tiles: list[Any]) -> None:
    """Exactly these tiles are in the hand that the player looks at."""
    view = yellow_places.observation(game.state, player)
    game.open_hand(player)
    what = Text(f"the hand of {player} is", f"la main de {words.player(player).fr} est")
    wanted = [tile for tile in yellow_places.TILES if tile in tiles]
    clause = "yellow_places.setup.draw-hand"
    game.expect(what, list(view.hand), wanted, clause, tell=_told_tiles)


@then(
    en="{player:Player} does not see who holds {tile:Tile}",
    fr="{player:Player} ne voit pas qui détient {tile:Tile}",
)
def does_not_see(game: YellowWorld, player: str, tile: Any) -> None:
    """Nothing in the player's view, and no draw that the player watched, shows the tile."""
    view = yellow_places.observation(game.state, player)
    told = [
        one for move in game.transitions for one in yellow_places.events_for(move.events, player)
    ]
    drawn = [getattr(one, "tile", None) for one in told if isinstance(one, events.TileDrawn)]
    seen = tile in (*view.hand, *view.known, *drawn)
    name = words.establishment(tile)
    game.open_tile(tile, player)
    what = Text(f"{player} sees {name.en}", f"{words.player(player).fr} voit {name.fr}")
    game.expect(what, seen, False, "yellow_places.setup.no-communication")


@then(en="{player:Player} learns nothing", fr="{player:Player} n'apprend rien")
def learns_nothing(world: World, player: str) -> None:
    """The last move was refused, and nothing this player can see has changed."""
    game = world.of(YellowWorld)
    game.look_at_refusal()
    before, after = (_seen(state, player) for state in (game.before, game.state))
    what = Text(
        f"what {player} sees has changed", f"ce que voit {words.player(player).fr} a changé"
    )
    game.expect(what, before != after, False, "yellow_places.setup.no-communication")


def _seen(state: yellow_places.YellowState, player: str) -> object:
    return (
        yellow_places.observation(state, player),
        yellow_places.to_act(state),
        yellow_places.legal_actions(state, player),
    )


def _deduction(game: YellowWorld, player: str) -> yellow_places.Deduction:
    game.open_hand(player)
    game.must_show_its_cubes()
    return yellow_places.deduce(yellow_places.observation(game.state, player))


@then(
    en=(
        "{player:Player} can be certain that {holder:Player} holds {tile:Tile}(| by "
        "{clause:Clause})"
    ),
    fr=(
        "{player:Player} peut être (certain|certaine) que {holder:Player} détient {tile:Tile}",
        (
            "{player:Player} peut être (certain|certaine) que {holder:Player} détient "
            "{tile:Tile} par {clause:Clause}"
        ),
    ),
)
def certain(
    game: YellowWorld, player: str, holder: str, tile: Any, clause: str | None = None
) -> None:
    """What can be seen leaves no other owner; the reasons are cited."""
    _certain(game, player, holder, tile, clause)


@then(
    en="{player:Player} can be certain that nobody holds {tile:Tile}(| by {clause:Clause})",
    fr=(
        "{player:Player} peut être (certain|certaine) que personne ne détient {tile:Tile}",
        (
            "{player:Player} peut être (certain|certaine) que personne ne détient {tile:Tile} "
            "par {clause:Clause}"
        ),
    ),
)
def certain_nobody(game: YellowWorld, player: str, tile: Any, clause: str | None = None) -> None:
    """What can be seen leaves no owner; the reasons are cited."""
    _certain(game, player, None, tile, clause)


def _certain(
    game: YellowWorld, player: str, holder: str | None, tile: Any, clause: str | None
) -> None:
    reasons = _reasons(game, player, holder, tile)
    if clause and clause not in [reason.clause for reason in reasons]:
        said = "\n".join(reason.say(game.language) for reason in reasons)
        raise game.wrong(
            f"certain, but not by {clause}:\n{said}", f"certain, sans {clause} :\n{said}"
        )


def _reasons(
    game: YellowWorld, player: str, holder: str | None, tile: Any
) -> tuple[yellow_places.Reason, ...]:
    """Why a player can be certain who holds a tile; an error if that is not certain."""
    deduction = _deduction(game, player)
    chance = deduction.probability(tile, holder)
    name, who = words.establishment(tile), words.player(player)
    whom = words.player(holder) if holder else Text("nobody", "personne")
    no = "" if holder else "ne "
    what = Text(
        f"for {who.en} the probability that {whom.en} holds {name.en} is",
        f"pour {who.fr}, la probabilité que {whom.fr} {no}détienne {name.fr} est",
    )
    game.expect(what, chance, Fraction(1), "yellow_places.end.deduction")
    _listed(game, deduction, tile, certain=True)
    reasons = deduction.why(tile, holder)
    game.cite(*(reason.clause for reason in reasons))
    return reasons


@then(
    en="{player:Player} needs {n:Number} (clues|clue) to know that nobody holds {tile:Tile}",
    fr=(
        "{player:Player} a besoin de {n:Number} (indices|indice) pour savoir que personne ne "
        "détient {tile:Tile}"
    ),
)
@then(
    en=(
        "{player:Player} needs {n:Number} clues to know that {holder:Player} holds {tile:Tile}",
        "{player:Player} needs {n:Number} clue to know that {holder:Player} holds {tile:Tile}",
    ),
    fr=(
        "{player:Player} a besoin de {n:Number} (indices|indice) pour savoir que "
        "{holder:Player} détient {tile:Tile}"
    ),
)
def clues(game: YellowWorld, player: str, n: int, tile: Any, holder: str | None = None) -> None:
    """So many things on the table make it certain, and none of them can be left out."""
    reasons = _reasons(game, player, holder, tile)
    if len(reasons) != n:
        said = "\n".join(reason.say(game.language) for reason in reasons)
        raise game.wrong(f"{len(reasons)} clues:\n{said}", f"{len(reasons)} indices :\n{said}")


@then(
    en="{player:Player} knows that {holder:Player} holds {tile:Tile} because {text:Words}",
    fr="{player:Player} sait que {holder:Player} détient {tile:Tile} car {text:Words}",
)
def known_because(game: YellowWorld, player: str, holder: str, tile: Any, text: str) -> None:
    """One of the things on the table that make it certain is told with these words."""
    reasons = _reasons(game, player, holder, tile)
    said = [reason.say(game.language) for reason in reasons]
    if not any(common.stands_in(one, text) for one in said):
        lines = "\n".join(said)
        raise game.wrong(f"the clues are:\n{lines}", f"les indices :\n{lines}")


@then(
    en="for {player:Player} {tile:Tile} can only be with {players:Players}",
    fr="pour {player:Player}, {tile:Tile} ne peut être que chez {players:Players}",
)
def can_only_be_with(game: YellowWorld, player: str, tile: Any, players: list[str]) -> None:
    """Exactly these players may hold the tile, as far as this player can see."""
    _can_only_be(game, player, tile, players)


@then(
    en="for {player:Player} {tile:Tile} can only be face down or with {players:Players}",
    fr="pour {player:Player}, {tile:Tile} ne peut être que face cachée ou chez {players:Players}",
)
def can_also_be_face_down(game: YellowWorld, player: str, tile: Any, players: list[str]) -> None:
    """Exactly these players may hold the tile, or nobody, as far as this player can see."""
    _can_only_be(game, player, tile, [*players, None])


def _face_down(game: YellowWorld) -> str:
    return game.say("face down", "face cachée")


def _can_only_be(game: YellowWorld, player: str, tile: Any, wanted: Sequence[str | None]) -> None:
    deduction = _deduction(game, player)
    name = words.establishment(tile)
    seen = tile in deduction.view.known
    # What was found or turned up is in no hand, and not face down either.
    nobody = game.say("in no hand", "en aucune main") if seen else _face_down(game)
    found, asked = (
        ", ".join(sorted(one or nobody for one in several))
        for several in ([one.holder for one in deduction.owners(tile)], wanted)
    )
    if seen and None in wanted:
        asked = asked.replace(nobody, _face_down(game))
    what = Text(
        f"for {player} {name.en} can be", f"pour {words.player(player).fr} {name.fr} peut être"
    )
    game.expect(what, found, asked, "yellow_places.end.deduction")


@then(
    en="{player:Player} cannot be certain who holds {tile:Tile}",
    fr="{player:Player} ne peut pas savoir qui détient {tile:Tile}",
)
def uncertain(game: YellowWorld, player: str, tile: Any) -> None:
    """Several owners (or nobody) are possible."""
    deduction = _deduction(game, player)
    owners = deduction.owners(tile)
    said = ", ".join(f"{one.holder or 'nobody'} {one.probability}" for one in owners)
    if len(owners) < 2:
        raise game.wrong(f"it is certain: {said}", f"c'est certain : {said}")
    _listed(game, deduction, tile, certain=False)


def _listed(
    game: YellowWorld, deduction: yellow_places.Deduction, tile: Any, *, certain: bool
) -> None:
    """Of a hidden tile: the list of what is certain says so too."""
    view = deduction.view
    if tile in view.known or tile in view.hand:
        return
    listed = tuple(one for one in deduction.certain() if one[0] == tile)
    wanted = ((tile, deduction.owners(tile)[0].holder),) if certain else ()
    game.expect(Text("what is certain of it is", "ce qui en est certain est"), listed, wanted)


@then(
    en=(
        "for {player:Player} the probability that {holder:Player} holds {tile:Tile} is {p:Fraction}"
    ),
    fr=(
        "pour {player:Player}, la probabilité que {holder:Player} détienne {tile:Tile} est "
        "{p:Fraction}"
    ),
)
def likely(game: YellowWorld, player: str, holder: str, tile: Any, p: Fraction) -> None:
    """The exact probability, over all deals that agree with what the player sees."""
    deduction = _deduction(game, player)
    name, who, whom = words.establishment(tile), words.player(player), words.player(holder)
    what = Text(
        f"for {who.en} the probability that {whom.en} holds {name.en} is",
        f"pour {who.fr}, la probabilité que {whom.fr} détienne {name.fr} est",
    )
    game.expect(what, deduction.probability(tile, holder), p, "yellow_places.end.deduction")


@then(
    en="for {player:Player} the probability that nobody holds {tile:Tile} is {p:Fraction}",
    fr=(
        "pour {player:Player}, la probabilité que personne ne détienne {tile:Tile} est {p:Fraction}"
    ),
)
def likely_nobody(game: YellowWorld, player: str, tile: Any, p: Fraction) -> None:
    """The exact probability that a tile is hidden in no hand: face down, or seen by all."""
    deduction = _deduction(game, player)
    name, who = words.establishment(tile), words.player(player)
    what = Text(
        f"for {who.en} the probability that nobody holds {name.en} is",
        f"pour {who.fr}, la probabilité que personne ne détienne {name.fr} est",
    )
    game.expect(what, deduction.probability(tile, None), p, "yellow_places.end.deduction")


@quantity(
    en="for {player:Player} {n:Large} (deals are|deal is) possible",
    fr="pour {player:Player}, {n:Large} (répartitions sont possibles|répartition est possible)",
)
def deals(game: YellowWorld, player: str) -> Measure:
    """How many deals agree with everything the player sees."""
    deduction = _deduction(game, player)
    what = Text(
        f"for {player} the possible deals are",
        f"les répartitions possibles, pour {words.player(player).fr}, sont",
    )
    return Measure(what, deduction.deals, ("yellow_places.end.deduction",))
