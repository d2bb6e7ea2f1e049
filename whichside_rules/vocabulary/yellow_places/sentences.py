"""The sentences of Yellow Places: what is given, and what is played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from whichside_rules import yellow_places
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.vocabulary.parameter_types import clause_id, fraction, number, words as quoted
from whichside_rules.vocabulary.playing import playing
from whichside_rules.vocabulary.quantity import bound, quantity as declare
from whichside_rules.vocabulary.registry import Registry
from whichside_rules.vocabulary.world import World
from whichside_rules.vocabulary.yellow_places import parameter_types as say, unnamed
from whichside_rules.vocabulary.yellow_places.world import YellowWorld
from whichside_rules.yellow_places.engine import events, words

TYPES: dict[str, Callable[[str], object]] = {
    "Bound": bound,
    "Clause": clause_id,
    "Fraction": fraction,
    "Group": say.group,
    "Large": say.large,
    "Number": number,
    "Part": say.part,
    "Place": say.place,
    "Player": say.player,
    "Players": say.players,
    "Stage": say.stage,
    "Tile": say.tile,
    "Tiles": say.tiles,
    "Whose": say.whose,
    "Words": quoted,
}

SENTENCES = Registry(game="yellow_places", types=TYPES)
"""What a scenario of this game may say beside the sentences of every game."""

given: Final = SENTENCES.given
when: Final = SENTENCES.when
then: Final = SENTENCES.then
quantity: Final = partial(declare, SENTENCES)
plays: Final = playing(SENTENCES)


# Given ------------------------------------------------------------------------------------------


@given(
    en="a game of Yellow Places(| for {n:Number} players)",
    fr="une partie des Adresses jaunes(| à {n:Number} joueurs)",
)
def a_game(world: World, n: int | None = None) -> None:
    """A table of so many players: green, pink, blue and violet, in this order."""
    game = world.of(YellowWorld)
    if n is not None:
        game.given()
        _must_be_as_many(game, n)
        if not game.any_of:
            return
        game.players, game.number_said, game.people = _seats(game, n), True, n


@given(
    en="a game of Yellow Places between {players:Players}",
    fr="une partie des Adresses jaunes entre {players:Players}",
)
def a_game_between(game: YellowWorld, players: list[str]) -> None:
    """A table of these players, in this order."""
    game.players, game.any_of = tuple(players), False


@given(
    en="a new game of Yellow Places for {n:Number} players",
    fr="une nouvelle partie des Adresses jaunes à {n:Number} joueurs",
)
def a_new_game(game: YellowWorld, n: int) -> None:
    """A game before the deal: all tiles are face down."""
    game.players, game.new, game.people = _seats(game, n), True, n
    game.is_open = False
    game.must_have_colours()


def _must_be_as_many(game: YellowWorld, n: int) -> None:
    """Refuse another number of players than was said."""
    there = game.people if game.number_said else None if game.any_of else len(game.players)
    game.once(Text("the players", "les joueurs"), there, n)


def _seats(game: YellowWorld, n: int) -> tuple[str, ...]:
    return yellow_places.COLOURS[: max(0, n)]


@given(en="the game is being set up", fr="on met la partie en place")
def being_set_up(game: YellowWorld) -> None:
    """Nothing has been played; whether the hands are drawn is left open."""
    game.given()


@given(
    en="{player:Player} holds {tiles:Tiles}", fr="{player:Player} (détient|a en main) {tiles:Tiles}"
)
def holds(game: YellowWorld, player: str, tiles: list[Any]) -> None:
    """Hidden tiles in a hand."""
    game.hands.setdefault(player, []).extend(tiles)


@given(en="{tiles:Tiles} (lie|lies) face up", fr="{tiles:Tiles} (est|sont) face visible")
def face_up(game: YellowWorld, tiles: list[Any]) -> None:
    """Tiles revealed at the set-up; each establishment bears a neutral cube."""
    game.revealed.extend(tiles)


@given(
    en="{tile:Tile} was found in the hand of {player:Player}",
    fr="{tile:Tile} a été (trouvé|trouvée) dans la main {player:Whose}",
)
def was_found(game: YellowWorld, tile: Any, player: str) -> None:
    """A tile found earlier: a yellow cube, and it counts for the hand it was in."""
    game.found[tile] = player


@given(en="nobody answered for {tile:Tile}", fr="personne n'a répondu pour {tile:Tile}")
def was_missed(game: YellowWorld, tile: Any) -> None:
    """A tile designated earlier that nobody holds: a neutral cube."""
    game.missed.append(tile)


@given(en="a neutral cube is on {tile:Tile}", fr="un cube neutre est sur {tile:Tile}")
def has_neutral_cube(game: YellowWorld, tile: Any) -> None:
    """A tile turned up at the set-up, or designated earlier when nobody held it."""
    game.neutral.append(tile)


@given(
    en="(a disc of {player:Player} lies|{player:Player} has a disc) before {place:Place}",
    fr="(un disque {player:Whose} se trouve|{player:Player} a un disque) devant {place:Place}",
)
def has_disc(game: YellowWorld, player: str, place: Any) -> None:
    """A disc placed earlier, with the cubes that the rules want; the first is of round 1."""
    game.discs.append((player, place))


@given(
    en="{player:Player} has a disc before {place:Place} with {n:Number} (cubes|cube)",
    fr="{player:Player} a un disque devant {place:Place} avec {n:Number} (cubes|cube)",
)
def has_disc_with(game: YellowWorld, player: str, place: Any, n: int) -> None:
    """A disc placed earlier, and so as many tiles of the hand that match it."""
    has_disc(game, player, place)
    game.counts.append(unnamed.Count(player, yellow_places.tiles_at(place), n))


@given(
    en="{player:Player} has a disc that counts {tile:Tile} with {n:Number} (cubes|cube)",
    fr="{player:Player} a un disque qui compte {tile:Tile} avec {n:Number} (cubes|cube)",
)
def has_disc_for(game: YellowWorld, player: str, tile: Any, n: int) -> None:
    """A disc placed earlier before a street or the circle of a tile, nobody says which."""
    game.discs.append((player, tile))
    game.disc_counts.append((len(game.discs) - 1, n))


@given(
    en="{player:Player} has placed a disc this round",
    fr="{player:Player} a posé un disque dans cette manche",
)
def has_placed_a_disc(game: YellowWorld, player: str) -> None:
    """A disc of this round, nobody says where."""
    game.this_round.append(player)


@given(
    en="{player:Player} has placed the pawn in cell {n:Number} this round",
    fr="{player:Player} a placé son pion dans la case {n:Number} dans cette manche",
)
def has_placed_in(game: YellowWorld, player: str, n: int) -> None:
    """A pawn of this round in a cell; nobody says what it designated, and nobody answered."""
    _must_be_on_the_board(game, n)
    game.designates(player, n)


@given(
    en="{player:Player} has placed the pawn this round",
    fr="{player:Player} a placé son pion dans cette manche",
)
def has_placed_the_pawn(game: YellowWorld, player: str) -> None:
    """A pawn of this round, nobody says where; nobody answered."""
    game.designates(player, None)


@given(
    en="every player but {players:Players} has placed the pawn this round",
    fr="tous sauf {players:Players} ont placé leur pion dans cette manche",
)
def all_but(game: YellowWorld, players: list[str]) -> None:
    """The pawns of this round, nobody says where; nobody answered."""
    game.pawns_but.append(tuple(players))


@given(
    en="every player but {players:Players} has placed a disc this round",
    fr="tous sauf {players:Players} ont posé un disque dans cette manche",
)
def all_discs_but(game: YellowWorld, players: list[str]) -> None:
    """The discs of this round, nobody says where."""
    game.discs_but.append(tuple(players))


@given(
    en="{player:Player} holds {n:Number} (tiles|tile) {group:Group}",
    fr="{player:Player} (détient|a en main) {n:Number} (tuiles|tuile) {group:Group}",
)
def holds_so_many(game: YellowWorld, player: str, n: int, group: frozenset[Any]) -> None:
    """So many hidden tiles of a cell, of a street or of a type, whichever they are."""
    game.counts.append(unnamed.Count(player, group, n))


def hidden_in_all_hands(game: YellowWorld, n: int) -> None:
    """Note how many tiles all hands hide together."""
    what = Text("the tiles in the hands", "les tuiles dans les mains")
    game.in_hands = game.once(what, game.in_hands, n)


@given(en="nobody holds {tile:Tile}", fr="personne ne détient {tile:Tile}")
def nobody_holds(game: YellowWorld, tile: Any) -> None:
    """The tile lies face down, and nobody knows it."""
    game.in_no_hand.append(tile)


@given(
    en="{player:Player} does not hold {tile:Tile}",
    fr="{player:Player} ne détient pas {tile:Tile}",
)
def holds_not(game: YellowWorld, player: str, tile: Any) -> None:
    """The tile is not in this hand; where it is, nobody says."""
    game.counts.append(unnamed.Count(player, frozenset({tile}), 0))


@given(en="it is round {n:Number}", fr="c'est la manche {n:Number}")
def round_given(game: YellowWorld, n: int) -> None:
    """The round, whichever its stage is."""
    game.given(round=n)


@given(en="round {n:Number} is over", fr="la manche {n:Number} est finie")
def round_over(game: YellowWorld, n: int) -> None:
    """All have placed disc and pawn: the next round begins, or the conclusion."""
    rounds = game.content.rounds
    if not 1 <= n <= rounds:
        raise game.impossible(
            Text(
                f"round {n} is over; there are rounds 1 to {rounds}",
                f"la manche {n} est finie ; il y a les manches 1 à {rounds}",
            ),
            ["yellow_places.course.three-rounds"],
        )
    game.given(**({"phase": "conclusion"} if n >= game.content.rounds else {"phase": "discs"}))
    if n < game.content.rounds:
        game.given(round=n + 1)


@given(
    en="{player:Player} has designated {tile:Tile} this round",
    fr="{player:Player} a désigné {tile:Tile} dans cette manche",
)
def has_designated(game: YellowWorld, player: str, tile: Any) -> None:
    """A pawn placed this round; nobody answered, unless the tile was found in a hand."""
    game.designates(player, tile)


@given(
    en="{player:Player} has announced that {holder:Player} holds {tile:Tile}",
    fr="{player:Player} a annoncé que {holder:Player} détient {tile:Tile}",
)
def has_announced(game: YellowWorld, player: str, holder: str, tile: Any) -> None:
    """An accusation that is to be checked; nobody says here whether it is right."""
    game.announces(yellow_places.Accuse(player, tile, holder))


@given(
    en="{player:Player} designated {tile:Tile} in round {n:Number}",
    fr="{player:Player} a désigné {tile:Tile} à la manche {n:Number}",
)
def designated_in(game: YellowWorld, player: str, tile: Any, n: int) -> None:
    """A pawn of an earlier round; nobody answered, unless the tile was found in a hand."""
    if n < 1:
        raise game.wrong(
            f"impossible position: round {n}; the first is round 1 "
            "[yellow_places.course.three-rounds]",
            f"position impossible : manche {n} ; la première est la manche 1 "
            "[yellow_places.course.three-rounds]",
        )
    game.earlier.append((player, tile, n))


@given(
    en="{player:Player} has kept the pawn this round",
    fr="{player:Player} a gardé son pion dans cette manche",
)
def has_kept_the_pawn(game: YellowWorld, player: str) -> None:
    """Who left the pawn off the board, where the book is read so."""
    game.passed.append(player)


@given(
    en="{player:Player} has said that {holder:Player} holds {tile:Tile}",
    fr="{player:Player} a affirmé que {holder:Player} détient {tile:Tile}",
)
def has_accused(game: YellowWorld, player: str, holder: str, tile: Any) -> None:
    """A right accusation of the conclusion: the tile lies open before its holder."""
    if player == holder:
        who = words.player(player)
        raise game.impossible(
            Text(
                f"{who.en} has named {who.en}; one names the tiles of others",
                f"{who.fr} a désigné {who.fr} ; on nomme les tuiles des autres",
            ),
            ["yellow_places.end.deduction"],
        )
    game.accused.append((player, holder, tile))


@given(en="the tiles are being dealt", fr="on distribue les tuiles")
def being_dealt(game: YellowWorld) -> None:
    """The deal is under way: what is not said to be held or face up is still to come."""
    game.given(phase="deal", round=0)
    game.is_open = False


@given(
    en="it is {stage:Stage}(| of round {n:Number})",
    fr="c'est {stage:Stage}(| de la manche {n:Number})",
)
def stage_given(game: YellowWorld, stage: str, n: int | None = None) -> None:
    """Where the game stands."""
    game.given(phase=stage)
    if n is not None:
        game.given(round=n)


# When -------------------------------------------------------------------------------------------


@when(
    en="a game of Yellow Places is set up for {n:Number} players",
    fr="une partie des Adresses jaunes est mise en place pour {n:Number} joueurs",
)
def set_up(game: YellowWorld, n: int) -> None:
    """Set the game up for a number of players, legal or not."""
    game.number = n
    _set_up(game, yellow_places.COLOURS[:n])


@when(
    en="{players:Players} sit down to Yellow Places",
    fr="{players:Players} s'installent pour les Adresses jaunes",
)
def sit_down(game: YellowWorld, players: list[str]) -> None:
    """Set the game up for these players, legal or not."""
    _set_up(game, tuple(players))


def _set_up(game: YellowWorld, players: tuple[str, ...]) -> None:
    game.players, game.new = players, True
    game.sit_down()


@when(en="{player:Player} draws {tile:Tile}", fr="{player:Player} pioche {tile:Tile}")
def draws(game: YellowWorld, player: str, tile: Any) -> None:
    """The next tile of the deal goes into this player's hand."""
    _deal(game, tile, player)


@when(en="{tile:Tile} is turned up", fr="{tile:Tile} est (retourné|retournée)")
def turned_up(game: YellowWorld, tile: Any) -> None:
    """The next tile of the deal is revealed, after the hands if nothing was said of the deal."""
    if game.is_open and game.is_described_still:
        hands_drawn(game, spared=tile)
    _deal(game, tile, None)


def _deal(game: YellowWorld, tile: Any, player: str | None) -> None:
    """Deal a tile; it must go where the sentence says: to a player, or face up."""
    game.new = game.facts.get("phase") != "deal"
    if not game.play(yellow_places.Draw(tile)):
        return
    first = game.transitions[-1].events[0]
    drawer = first.player if isinstance(first, events.TileDrawn) else None
    if drawer == player:
        return
    if drawer is None:
        raise game.wrong(
            "all hands are drawn; a tile is turned up now",
            "toutes les mains sont piochées ; c'est une tuile qu'on retourne",
        )
    name = words.player(drawer)
    raise game.wrong(f"{name.en} draws now", f"c'est à {name.fr} de piocher")


@when(en="the tiles are dealt", fr="les tuiles sont distribuées")
def dealt(game: YellowWorld) -> None:
    """The whole deal, tile by tile in the alphabetical order of their codes."""
    if not 2 <= game.people <= len(yellow_places.COLOURS):
        set_up(game, game.people)
        return
    game.new = game.facts.get("phase") != "deal"
    for _ in yellow_places.TILES:
        if outcomes := yellow_places.chance_outcomes(game.state):
            game.play(outcomes[0].move)


@when(en="the hands are drawn", fr="les mains sont piochées")
def draw_hands(game: YellowWorld) -> None:
    """The deal up to the last tile of the last hand, in the alphabetical order of the codes."""
    hands_drawn(game)


def hands_drawn(game: YellowWorld, spared: Any = None) -> None:
    """Draw all hands, a tile that is to lie face up left out."""
    game.new = game.facts.get("phase") != "deal"
    size = game.setup().content.hand.of(len(game.players))
    for _ in range(size * len(game.players)):
        moves = [one.move for one in yellow_places.chance_outcomes(game.state)]
        if not moves:
            raise game.slip(
                "no hand is drawn in this position; say that a game is being set up",
                "on ne pioche pas de main dans cette position ; dites qu'on met la partie en place",
            )
        game.play(next(one for one in moves if getattr(one, "tile", None) != spared))


@when(
    en=(
        "{player:Player} places a disc before {place:Place}",
        "{player:Player} places a disc before {place:Place} with {n:Number} (cubes|cube)",
    ),
    fr=(
        "{player:Player} pose un disque devant {place:Place}",
        "{player:Player} pose un disque devant {place:Place} avec {n:Number} (cubes|cube)",
    ),
)
def place_disc(game: YellowWorld, player: str, place: Any, n: int | None = None) -> None:
    """Place a disc, with the cubes named or else with those that the rules want."""
    game.ready(yellow_places.PlaceDisc(player, place, 0))
    if n is not None or player not in game.made_up:
        game.open_place(player, place)
    _place_disc(game, player, place, n)


def _place_disc(game: YellowWorld, player: str, place: Any, n: int | None = None) -> None:
    """Place a disc there; without a number, with as many cubes as the rules offer."""
    if n is None:
        offered = [
            move
            for move in yellow_places.legal_actions(game.state, player)
            if isinstance(move, yellow_places.PlaceDisc) and move.place == place
        ]
        n = offered[0].cubes if offered else _matching(game, player, place)
    game.play(yellow_places.PlaceDisc(player, place, n))


def _matching(game: YellowWorld, player: str, place: Any) -> int:
    """The cubes of a disc that is refused for another reason: nobody said a wrong number."""
    seated = player in game.state.setup.seats
    return len(yellow_places.tiles_at(place).intersection(game.hand(player))) if seated else 0


@when(
    en="{player:Player}(| places the pawn in cell {n:Number} and) designates {tile:Tile}",
    fr="{player:Player}(| place son pion dans la case {n:Number} et) désigne {tile:Tile}",
)
def designate(game: YellowWorld, player: str, tile: Any, n: int | None = None) -> None:
    """Place the pawn, in the cell of the establishment unless another is named."""
    _must_be_on_the_board(game, n)
    cell = yellow_places.cell_of(tile) if n is None else n
    move = yellow_places.PlacePawn(player, cell, tile)
    game.ready(move)
    game.open_designation(tile)
    if game.play(move):
        game.asked_for.append(tile)


@when(en="{player:Player} finds {tile:Tile}", fr="{player:Player} trouve {tile:Tile}")
def finds(game: YellowWorld, player: str, tile: Any) -> None:
    """Place the pawn and designate what somebody else holds."""
    designate(game, player, tile)
    found = [one.tile for one in game.events_of(events.TileFound)]
    if game.refusal is None and tile not in found:
        name = words.establishment(tile)
        raise game.wrong(f"{name.en}: nobody holds it", f"{name.fr} : personne ne l'a")


@when(en="{player:Player} places a disc", fr="{player:Player} pose un disque")
def place_some_disc(game: YellowWorld, player: str) -> None:
    """Place a disc anywhere, with the cubes that the rules want."""
    state = game.ready(yellow_places.PlaceDisc(player, "row-1", 0))
    _place_disc(game, player, unnamed.some_place({one.place for one in state.discs}, ()))


@when(en="{player:Player} places the pawn", fr="{player:Player} place son pion")
def place_some_pawn(game: YellowWorld, player: str) -> None:
    """Place the pawn anywhere and designate something that nobody holds."""
    game.ready(yellow_places.PlacePawn(player, 9, "9-bakery"))
    _some_pawn(game, player)


def _some_pawn(game: YellowWorld, player: str) -> None:
    state = game.state
    known = {*game.in_no_hand, *state.revealed, *(one.tile for one in state.designations)}
    tile = unnamed.some_tile(known.union(*state.hands))
    if tile is None:
        raise game.slip("nothing is left to designate", "il n'y a plus rien à désigner")
    game.play(yellow_places.PlacePawn(player, yellow_places.cell_of(tile), tile))


@when(
    en=("{n:Number} (players place|player places) the pawn", "every player places the pawn"),
    fr=(
        "{n:Number} (joueurs placent leur|joueur place son) pion",
        "tout le monde place son pion",
    ),
)
def some_place_the_pawn(game: YellowWorld, n: int | None = None) -> None:
    """So many or all of those who have not placed it place the pawn, in the order of sitting."""
    game.ready(yellow_places.PlacePawn(game.players[0], 9, "9-bakery"))
    waiting = list(yellow_places.to_act(game.state) or game.players[:1])[:n]
    if n is not None and len(waiting) < n:
        raise game.slip(
            f"{len(waiting)} have not placed it", f"{len(waiting)} ne l'ont pas encore placé"
        )
    for player in waiting:
        _some_pawn(game, player)


@when(
    en="(the round|round {n:Number}) is played to its end",
    fr="(la manche|la manche {n:Number}) est jouée jusqu'au bout",
)
def play_the_round(game: YellowWorld, n: int | None = None) -> None:
    """All who have not done so place disc and pawn; they designate what nobody holds."""
    if n is not None and game.is_described_still:
        game.facts.setdefault("round", n)
    now = game.state.round if n is None else n
    while game.state.phase in ("discs", "pawns") and game.state.round <= now:
        player = yellow_places.to_act(game.state)[0]
        if game.state.phase == "discs":
            place_some_disc(game, player)
        else:
            _some_pawn(game, player)


@when(en="{player:Player} plays", fr="{player:Player} joue")
def plays_whatever(game: YellowWorld, player: str) -> None:
    """Place a disc or the pawn, whichever it is time for."""
    if game.state.phase == "pawns":
        _some_pawn(game, player)
    else:
        place_some_disc(game, player)


@when(en="{player:Player} is the first to play", fr="{player:Player} joue en premier")
def plays_first(game: YellowWorld, player: str) -> None:
    """Place the first disc or pawn of the stage."""
    if 0 < len(yellow_places.to_act(game.state)) < len(game.state.hands):
        raise game.slip("somebody has played already", "quelqu'un a déjà joué")
    plays_whatever(game, player)


@when(en="the table is looked at", fr="on regarde la table")
def look(game: YellowWorld) -> None:
    """Nothing is played: what is asked is so already."""
    game.ready(None)


def _must_be_on_the_board(game: YellowWorld, cell: int | None) -> None:
    """A move cannot even name a cell that is not on the board."""
    cells = sorted({yellow_places.cell_of(tile) for tile in yellow_places.TILES})
    if cell is not None and cell not in cells:
        raise game.wrong(
            f"there is no cell {cell}; the cells are {cells[0]} to {cells[-1]} "
            "[yellow_places.board.grid]",
            f"il n'y a pas de case {cell} ; les cases vont de {cells[0]} à {cells[-1]} "
            "[yellow_places.board.grid]",
        )


plays("keep_pawn", yellow_places.PassPawn)(
    about="Leave the pawn off the board this round.",
    en="{player:Player} keeps the pawn",
    fr="{player:Player} garde son pion",
)


@when(
    en="{player:Player} says that {holder:Player} holds {tile:Tile}",
    fr="{player:Player} affirme que {holder:Player} détient {tile:Tile}",
)
def accuse(game: YellowWorld, player: str, holder: str, tile: Any) -> None:
    """An accusation: an establishment and the player who is said to hold its tile."""
    _accuse(game, yellow_places.Accuse(player, tile, holder))


def _accuse(game: YellowWorld, move: Any) -> None:
    """Accuse; whether it is right hangs on hands that must be told."""
    if not list(yellow_places.check(game.ready(move), move)):
        game.open_tile(move.tile)
    game.play(move)


@when(
    en="{player:Player} makes {n:Number} right (accusations|accusation)",
    fr="{player:Player} fait {n:Number} (annonces justes|annonce juste)",
)
def accuse_rightly(game: YellowWorld, player: str, n: int) -> None:
    """Accuse others of tiles that they hold, nobody says which."""
    game.ready(yellow_places.Accuse(player, "9-bakery", None))
    state = game.state
    hidden = [
        (one, tile)
        for one, hand in zip(state.setup.seats, state.hands, strict=True)
        for tile in hand
        if one != player
    ]
    if len(hidden) < n:
        raise game.slip(f"the others hide {len(hidden)}", f"les autres en cachent {len(hidden)}")
    for holder, tile in hidden[:n]:
        game.play(yellow_places.Accuse(player, tile, holder))


@when(
    en="{player:Player} makes a wrong accusation",
    fr="{player:Player} fait une annonce fausse",
)
def accuse_wrongly(game: YellowWorld, player: str) -> None:
    """Accuse somebody of a tile that is in no hand, nobody says which."""
    game.ready(yellow_places.Accuse(player, "9-bakery", None))
    state = game.state
    known = {*state.revealed, *(one.tile for one in state.designations)}
    tile = unnamed.some_tile(known.union(*state.hands))
    if tile is None:
        raise game.slip("every tile is in a hand", "toutes les tuiles sont dans une main")
    holder = next(one for one in state.setup.seats if one != player)
    game.play(yellow_places.Accuse(player, tile, holder))


@when(en="{player:Player} talks about the own hand", fr="{player:Player} parle de ses tuiles")
def talk(game: YellowWorld, player: str) -> None:
    """Say aloud, show or whisper what is in the own hand."""
    hand = game.hand(player) if player in game.state.setup.seats else ()
    game.play(yellow_places.Announce(player, next(iter(hand), "1-tea")))


plays("accuse_nobody", yellow_places.Accuse, None)(
    about="An accusation without an owner.",
    en="{player:Player} names {tile:Tile} but nobody",
    fr="{player:Player} nomme {tile:Tile} sans désigner personne",
)

plays("announce", yellow_places.Announce)(
    about="Say aloud that one holds a tile, or not.",
    en="{player:Player} announces {tile:Tile}",
    fr="{player:Player} annonce {tile:Tile}",
)


@when(en="the table checks", fr="la table vérifie")
def check(game: YellowWorld) -> None:
    """What was designated, or announced, is compared with the hands: here, if not done yet."""
    if game.announced is not None and game.is_described_still:
        _accuse(game, game.announced)
        return
    if _checked(game) is not None:
        return
    player, tile = game.designated[-1] if game.designated else (None, None)
    if tile not in yellow_places.TILES or not game.is_described_still:
        raise game.slip(
            "nothing is to be checked; say who designated or announced which establishment",
            "rien n'est à vérifier ; dites qui a désigné ou annoncé quel établissement",
        )
    game.designated.pop()
    game.facts.setdefault("phase", "pawns")
    designate(game, str(player), tile)


def _checked(game: YellowWorld) -> Any:
    """The move that asked last who holds a tile, and was checked with it; nothing, if none did."""
    game.accept()
    move = game.moves[-1] if game.moves else None
    return move if isinstance(move, yellow_places.PlacePawn | yellow_places.Accuse) else None


def _turns_out(game: YellowWorld, tile: Any, player: str | None) -> None:
    """The table checks, and finds a tile in this hand, or in none.

    Raises:
        AssertionError: it was checked before, and is not there.
    """
    move = _checked(game)
    asked = game.designated[-1][1] if game.designated else None
    asked = game.announced.tile if game.announced is not None else asked
    asked = asked if move is None else move.tile
    if asked in yellow_places.TILES:
        what = Text("what is checked", "ce qui est vérifié")
        game.once(what, asked, tile, words.establishment)
    if move is None:
        check(game)
        return
    game.open_tile(tile)
    shown = [one.holder for one in game.events_of(events.TileFound) if one.tile == tile]
    hands = zip(game.state.setup.seats, game.state.hands, strict=True)
    holders = [*shown, *(one for one, hand in hands if tile in hand)] or [None]
    if player not in holders:
        name = words.establishment(tile)
        who = words.player(holders[0]) if holders[0] else Text("nobody", "personne")
        raise game.wrong(f"{name.en}: {who.en} holds it", f"{name.fr} : qui l'a : {who.fr}")


@when(en="{tile:Tile} turns out to be in no hand", fr="{tile:Tile} se révèle n'être à personne")
def in_no_hand(game: YellowWorld, tile: Any) -> None:
    """The table checks, and finds it nowhere."""
    if game.is_described_still:
        game.in_no_hand.append(tile)
    _turns_out(game, tile, None)


@when(
    en="{player:Player} turns out to hold {tile:Tile}",
    fr="{player:Player} se révèle détenir {tile:Tile}",
)
def turns_out_to_hold(game: YellowWorld, player: str, tile: Any) -> None:
    """The table checks, and finds it in this hand."""
    if game.is_described_still and tile not in game.hands.setdefault(player, []):
        game.hands[player].append(tile)
    _turns_out(game, tile, player)


@when(
    en=(
        "{player:Player} puts the cubes on the disc",
        "{player:Player} puts {n:Number} (cubes|cube) on the disc",
    ),
    fr=(
        "{player:Player} met les cubes sur son disque",
        "{player:Player} met {n:Number} (cubes|cube) sur son disque",
    ),
)
def puts_cubes(game: YellowWorld, player: str, n: int | None = None) -> None:
    """The disc that was told last is placed here, with the cubes named or those of the rules."""
    mine = [at for at, (one, _) in enumerate(game.discs) if one == player]
    place = game.discs[mine[-1]][1] if mine else None
    if place not in yellow_places.PLACES or game.disc_counts or not game.is_described_still:
        raise game.slip("no disc waits for cubes", "aucun disque n'attend de cubes")
    del game.discs[mine[-1]]
    place_disc(game, player, place, n)
