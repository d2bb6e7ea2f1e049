"""The sentences of Yellow Places.

A scenario describes a table as far as it matters: what is not said is not there. A player who is
not mentioned holds no hidden tile, and a tile that is not mentioned lies face down. Where the game
stands may be left out: it follows from the first move and from the discs that lie on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, Final

from whichside_rules import yellow_places
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.game import Decision
from whichside_rules.kernel.playing.refusal import ImpossiblePosition
from whichside_rules.vocabulary import common
from whichside_rules.vocabulary.parameter_types import clause_id, fraction, number, words as quoted
from whichside_rules.vocabulary.playing import playing
from whichside_rules.vocabulary.quantity import Measure, bound, quantity as declare
from whichside_rules.vocabulary.registry import Registry
from whichside_rules.vocabulary.world import WORLDS, GameWorld, World
from whichside_rules.vocabulary.yellow_places import parameter_types as say, unnamed
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.events import CubeRemoved, TileDrawn, TileFound

SENTENCES = Registry(game="yellow_places")
"""What a scenario of this game may say beside the sentences of every game."""

given: Final = SENTENCES.given
when: Final = SENTENCES.when
then: Final = SENTENCES.then
quantity: Final = partial(declare, SENTENCES)

TYPES: dict[str, Callable[[str], object]] = {
    "Bound": bound,
    "Clause": clause_id,
    "Fraction": fraction,
    "Group": say.group,
    "Number": number,
    "Place": say.place,
    "Player": say.player,
    "Players": say.players,
    "Stage": say.stage,
    "Tile": say.tile,
    "Tiles": say.tiles,
    "Whose": say.whose,
    "Words": quoted,
}


_USUAL: Final = yellow_places.Setup().seats


class YellowPlacesWorld(GameWorld):
    """The world of Yellow Places."""

    rules = yellow_places
    begins_by: tuple[str, ...] = ("yellow_places.setup.shuffle", "yellow_places.setup.pieces")

    def __init__(self) -> None:
        super().__init__()
        self.content: yellow_places.YellowContent = yellow_places.default_content()
        self.new: bool = False
        self.players: tuple[str, ...] = _USUAL
        self.number: int | None = None
        self.is_open: bool = True
        """Whether nobody has said that nothing is dealt."""
        self.people: int = len(_USUAL)
        self.number_said: bool = False
        self.any_of: bool = True
        """Whether those play who are named, as nobody has said who does."""
        self.hands: dict[str, list[Any]] = {}
        self.revealed: list[Any] = []
        self.found: dict[Any, str] = {}
        self.missed: list[Any] = []
        self.discs: list[tuple[str, Any]] = []
        """With the player the place, a tile of the place, or nothing where nobody names it."""
        self.designated: list[tuple[str, Any]] = []
        """With the player the tile, its cell, or nothing where nobody names it."""
        self.before: Any = None
        self.counts: list[unnamed.Count] = []
        self.every: int | None = None
        """How many tiles each player hides, if that was said."""
        self.in_hands: int | None = None
        """How many tiles are hidden in all hands together, if that was said."""
        self.in_no_hand: list[Any] = []
        self.disc_counts: list[tuple[int, int]] = []
        """Of discs of which nobody names the place: their number, and their cubes."""
        self.discs_but: list[tuple[str, ...]] = []
        self.pawns_but: list[tuple[str, ...]] = []
        """Who alone has not placed disc or pawn this round."""
        self.this_round: list[str] = []
        """Who has placed a disc this round, and nobody says where."""
        self.dealt_to: dict[str, list[Any]] = {}
        """The hands, those that nobody named made up."""
        self.made_up: set[str] = set()
        """Whose hand nobody has spoken of."""

    def play(self, move: Any) -> bool:
        """Play a move and remember the position before it."""
        self.before = self.ready(move)
        return super().play(move)

    def setup(self) -> yellow_places.Setup:
        """The set-up that the Givens describe."""
        usual = self.number is not None or self.players == _USUAL
        return yellow_places.Setup(
            players=self.number,
            colours=() if usual else self.players,
            readings=yellow_places.Readings(**self.readings),
            content=self.content,
        )

    @property
    def lies(self) -> Iterable[object]:
        """What the Givens say of the table."""
        tiles = (*self.hands.values(), self.revealed, self.found, self.missed, self.in_no_hand)
        numbers = (self.counts, self.every, self.in_hands, self.this_round)
        but = (self.discs_but, self.pawns_but)
        return (*tiles, *numbers, *but, self.discs, self.designated, self.facts)

    def build(self, move: object | None) -> yellow_places.YellowState:
        """The position of the Givens; a new game if they say so."""
        if self.new:
            new: yellow_places.YellowState = self.begin()
            return new
        _must_have_colours(self)
        self._seat(move)
        self._name_others()
        phase: Any = self.facts.get("phase") or self._phase(move)
        in_round = self.facts["round"] if "round" in self.facts else self._round(phase)
        self.dealt_to = self._hands(move)
        discs = self._discs(in_round, move)
        designated = self._designated(move)
        try:
            return yellow_places.position(
                setup=self.setup(),
                phase=phase,
                in_round=in_round,
                hands=self.dealt_to,
                revealed=self.revealed,
                found={
                    tile: holder
                    for tile, holder in self.found.items()
                    if tile not in {one for _, one in designated}
                },
                missed=self.missed,
                discs=discs,
                designations=self._designations(designated, in_round),
            )
        except ImpossiblePosition as error:
            told = Text(*(error.say(lang, self.rules.NAME) for lang in ("en", "fr")))
            raise self.impossible(told, error.clauses) from None

    def _seat(self, move: object | None) -> None:
        """Those who are named play, as far as nobody has said who does."""
        if not self.any_of:
            return
        named = {*self.hands, *self.found.values(), *(one.player for one in self.counts)}
        named |= {one for one, _ in (*self.discs, *self.designated)} | {*self.this_round}
        named.add(str(getattr(move, "player", "")))
        seats = [one for one in yellow_places.COLOURS if one in named]
        if not {*seats} <= {*self.players}:
            most = len(self.players) if self.number_said else len(yellow_places.COLOURS)
            usual = [one for one in self.players if one not in seats]
            chosen = {*seats, *usual[: max(0, most - len(seats))]}
            self.players = tuple(one for one in yellow_places.COLOURS if one in chosen)

    def _name_others(self) -> None:
        """Say of each player what was said of all but some."""
        # What was said is shared with whoever tries something: it is made anew, not added to.
        self.designated, self.this_round = [*self.designated], [*self.this_round]
        self.hands = {player: [*tiles] for player, tiles in self.hands.items()}
        for but in self.pawns_but:
            self.designated += [(one, None) for one in self.players if one not in but]
        for but in self.discs_but:
            self.this_round += [one for one in self.players if one not in but]
        self.pawns_but, self.discs_but = [], []
        for which, _ in self.disc_counts:
            player, tile = self.discs[which]
            if tile not in self.hands.setdefault(player, []):
                self.hands[player].append(tile)

    # What nobody names -------------------------------------------------------------------------

    def _named(self, move: object | None) -> set[Any]:
        """The tiles that the Givens and the first move name."""
        named = {tile for hand in self.hands.values() for tile in hand}
        named |= {*self.revealed, *self.found, *self.missed, *self.in_no_hand}
        named |= {one for _, one in (*self.designated, *self.discs) if one in yellow_places.TILES}
        return named | {getattr(move, "tile", None)}

    def _counts(self) -> list[unnamed.Count]:
        every = frozenset(yellow_places.TILES)
        said = {one.player for one in self.counts if one.among == every}
        counts = [*self.counts, *self._cubes_somewhere()]
        if self.every is not None:
            counts += [
                unnamed.Count(one, every, self.every) for one in self.players if one not in said
            ]
        return counts

    def _cubes_somewhere(self) -> Iterator[unnamed.Count]:
        """What the cubes say of a disc of which nobody names the place."""
        for which, cubes in self.disc_counts:
            player, tile = self.discs[which]
            place = self._place_for(tile, {at for _, at in self.discs})
            yield unnamed.Count(player, yellow_places.tiles_at(place), cubes)

    @staticmethod
    def _place_for(tile: Any, taken: Iterable[Any]) -> Any:
        """A street or the circle of a tile, where nobody says which."""
        fits = [one for one in yellow_places.PLACES if tile in yellow_places.tiles_at(one)]
        return next((one for one in fits if one not in {*taken}), fits[0])

    def hands_that_fit(self, player: str) -> Iterator[frozenset[Any]]:
        """The hands of a player that agree with all that was said."""
        own = self.hands.get(player, ())
        elsewhere = self._named(None).difference(own)
        return unnamed.hands_of(player, self._counts(), own, elsewhere)

    def _hands(self, move: object | None) -> dict[str, list[Any]]:
        """The hands of all players: as they were said, or any that fit."""
        named = self._named(move)
        hands = {player: frozenset(tiles) for player, tiles in self.hands.items()}
        for player in dict.fromkeys(one.player for one in self._counts()):
            others = {tile for one, hand in hands.items() if one != player for tile in hand}
            fits = (one for one in self.hands_that_fit(player) if not one & others)
            found = unnamed.best(fits, named.difference(hands.get(player, ())))
            if found is None:
                who = words.player(player)
                raise self.impossible(
                    Text(
                        f"no hand of {who.en} is as it was said",
                        f"aucune main de {who.fr} n'est telle qu'on l'a dite",
                    ),
                    ("yellow_places.setup.draw-hand",),
                )
            hands[player] = found
        self.made_up = set()
        if self._is_loose or not (any(hands.values()) or (self.found and move is None)):
            for player in self._to_be_made_up(hands):
                places = [place for one, place in self.discs if one == player]
                places += [getattr(move, "place", None)]
                spared = [one for one in places if one in yellow_places.PLACES]
                tile = unnamed.some_tile(named.union(*hands.values()), spared)
                hands[player] = hands.get(player, frozenset()) | {tile}
                self.made_up.add(player)
        return {
            one: [*self.hands.get(one, ()), *sorted(hand.difference(self.hands.get(one, ())))]
            for one, hand in hands.items()
        }

    @property
    def _is_loose(self) -> bool:
        """Whether something was said of what nobody names."""
        loose = self.counts or self.in_no_hand or self.this_round or self.in_hands is not None
        return bool(loose) or any(one not in yellow_places.TILES for _, one in self.designated)

    def _to_be_made_up(self, hands: dict[str, frozenset[Any]]) -> list[str]:
        """Who gets a tile that nobody names: whose hand was not spoken of."""
        if self.in_hands is not None:
            missing = self.in_hands - sum(map(len, hands.values()))
            last_first = list(reversed(self.players))
            return [last_first[n % len(last_first)] for n in range(missing)]
        said = {one.player for one in self._counts()} | {one for one in hands if hands[one]}
        return [one for one in self.players if one not in said]

    def _discs(self, in_round: int, move: object | None) -> list[tuple[str, Any]]:
        named = {place for _, place in self.discs if place in yellow_places.PLACES}
        named |= {getattr(move, "place", None)}
        spared: list[Any] = [getattr(move, "tile", None)]
        discs = list[tuple[str, Any]]()
        for player, said in self.discs:
            place = said
            if said in yellow_places.TILES:
                place = self._place_for(said, {at for _, at in self.discs})
            elif said is None:
                place = unnamed.some_place(named, spared)
            named.add(place)
            discs.append((player, place))
        for player in dict.fromkeys(self.this_round):
            while sum(one == player for one, _ in discs) < in_round:
                place = unnamed.some_place(named, spared)
                named.add(place)
                discs.append((player, place))
        return discs

    def _designated(self, move: object | None) -> list[tuple[str, Any]]:
        taken = self._named(move).union(*self.dealt_to.values())
        made = list[tuple[str, Any]]()
        for player, said in self.designated:
            tile = said
            if said not in yellow_places.TILES:
                tiles = [one for one in yellow_places.TILES if one not in taken]
                tile = next(
                    (one for one in tiles if said in (None, yellow_places.cell_of(one))), None
                )
                if tile is None:
                    raise self.slip(
                        f"no establishment is left for the pawn of {player}; name one",
                        f"il ne reste pas d'établissement pour le pion {player} ; nommez-en un",
                    )
            taken.add(tile)
            made.append((player, tile))
        return made

    def _round(self, phase: str) -> int:
        """The round that follows from the discs, and from what earlier rounds have found."""
        if phase == "conclusion":
            return self.content.rounds
        laid = [sum(name == player for name, _ in self.discs) for player in self.players]
        laid = [n + (p in self.this_round) for n, p in zip(laid, self.players, strict=True)]
        if phase == "discs" and self.this_round:
            placed = dict(zip(self.players, laid, strict=True))
            return max(placed.get(one, 1) for one in self.this_round)
        earlier = {*self.found, *self.missed}.difference(tile for _, tile in self.designated)
        before = -(-len(earlier) // len(self.players)) if self._is_loose else 0
        return max(before + 1, min(laid) + 1 if phase == "discs" else max(laid))

    def must_be_told(self, player: str, what: Callable[[frozenset[Any]], object], of: Text) -> None:
        """Answer nothing that would be another answer with other tiles in a hand that is open.

        Raises:
            Slip: it would.
        """
        said = [one for one in self._counts() if one.player == player]
        if player in self.made_up or (said and unnamed.differs(self.hands_that_fit(player), what)):
            raise self.slip(
                f"it is not said which tiles {player} holds, and {of.en} depends on it",
                f"on ne dit pas quelles tuiles a {player}, et {of.fr} en dépend",
            )

    def open_place(self, player: str, place: Any) -> None:
        """Refuse to count tiles that were left open."""
        at, there = words.place(place), yellow_places.tiles_at(place)
        what = Text(f"the number for {at.en}", f"le nombre pour {at.fr}")
        self.must_be_told(player, lambda hand: len(hand & there), what)

    def open_tile(self, tile: Any) -> None:
        """Refuse to say who has a tile, if that was left open."""
        name = words.establishment(tile)
        what = Text(f"who has {name.en}", f"qui a {name.fr}")
        for player in dict.fromkeys(one.player for one in self._counts()):
            self.must_be_told(player, lambda hand: tile in hand, what)

    def unsaid(self) -> Iterable[Text]:
        """Hands that nobody speaks of, and more tiles face down than the deal leaves."""
        if self.new or self.first is None:
            return
        if self.made_up and self.in_hands is None:
            who = [one for one in self.players if one in self.made_up]
            yield Text(
                f"nothing is said of the hand of {', '.join(who)}: it hides a tile that nobody "
                "names",
                f"on ne dit rien de la main de {', '.join(who)} : elle cache une tuile que "
                "personne ne nomme",
            )
        setup, players = self.first.setup, len(self.first.setup.seats)
        dealt = players * setup.content.hand.of(players) + setup.content.revealed.of(players)
        down, left = len(self.first.deck), len(yellow_places.TILES) - dealt
        if down > left:
            yield Text(
                f"{down} tiles lie face down, as nothing says where else they are; the deal to "
                f"{players} players leaves {left}",
                f"{down} tuiles sont face cachée, puisque rien ne dit où elles seraient sinon ; la "
                f"distribution à {players} joueurs en laisse {left}",
            )

    def _designations(
        self, designated: list[tuple[str, Any]], in_round: int
    ) -> list[yellow_places.Designation]:
        """The pawns of this round; a tile said to be found was found by the first of them."""
        allowed = self.readings.get("known_establishments") == "allowed"
        cubes = {*self.revealed, *self.missed}
        made: list[yellow_places.Designation] = []
        for player, tile in designated:
            again = any(one.tile == tile for one in made)
            holder = None if again else self.found.get(tile)
            known = allowed and holder is None and tile in cubes
            made.append(yellow_places.Designation(player, tile, holder, in_round, known))
            cubes.add(tile)
        return made

    def _phase(self, move: object | None) -> str:
        """The stage of the first move, or else the one that the discs and pawns speak of."""
        if isinstance(move, yellow_places.PlaceDisc):
            return "discs"
        if isinstance(move, yellow_places.PlacePawn | yellow_places.PassPawn) or self.designated:
            return "pawns"
        if isinstance(move, yellow_places.Accuse) and "round" not in self.facts:
            return "conclusion"
        if self.this_round and not {*self.players} <= {*self.this_round}:
            return "discs"
        laid = {sum(name == player for name, _ in self.discs) for player in self.players}
        laid = laid if not self.this_round else {1}
        return "pawns" if len(laid) == 1 and laid != {0} else "discs"


WORLDS["yellow_places"] = YellowPlacesWorld


def _on(world: World) -> YellowPlacesWorld:
    return world.of(YellowPlacesWorld)


plays: Final = playing(SENTENCES, YellowPlacesWorld)


# Given ------------------------------------------------------------------------------------------


@given(
    en="a game of Yellow Places(| for {n:Number} players)",
    fr="une partie des Adresses jaunes(| à {n:Number} joueurs)",
)
def a_game(world: World, n: int | None = None) -> None:
    """A table of so many players: green, pink, blue and violet, in this order."""
    game = _on(world)
    if n is not None:
        game.given()
        game.players, game.number_said, game.people = _seats(game, n), True, n


@given(
    en="a game of Yellow Places between {players:Players}",
    fr="une partie des Adresses jaunes entre {players:Players}",
)
def a_game_between(world: World, players: list[str]) -> None:
    """A table of these players, in this order."""
    game = _on(world)
    game.given()
    game.players, game.any_of = tuple(players), False


@given(
    en="a new game of Yellow Places for {n:Number} players",
    fr="une nouvelle partie des Adresses jaunes à {n:Number} joueurs",
)
def a_new_game(world: World, n: int) -> None:
    """A game before the deal: all tiles are face down."""
    game = _on(world)
    game.given()
    game.players, game.new, game.people = _seats(game, n), True, n
    game.is_open = False
    _must_have_colours(game)


def _seats(game: YellowPlacesWorld, n: int) -> tuple[str, ...]:
    return yellow_places.COLOURS[: max(0, n)]


def _must_have_colours(game: YellowPlacesWorld) -> None:
    n = game.people
    if not 0 <= n <= len(yellow_places.COLOURS):
        raise game.wrong(
            f"impossible position: {n} players; there are {len(yellow_places.COLOURS)} colours",
            f"position impossible : {n} joueurs ; il y a {len(yellow_places.COLOURS)} couleurs",
        )


@given(en="the game is being set up", fr="on met la partie en place")
def being_set_up(world: World) -> None:
    """Nothing has been played; whether the hands are drawn is left open."""
    game = _on(world)
    game.given()


@given(
    en="{player:Player} holds {tiles:Tiles}", fr="{player:Player} (détient|a en main) {tiles:Tiles}"
)
def holds(world: World, player: str, tiles: list[Any]) -> None:
    """Hidden tiles in a hand."""
    game = _on(world)
    game.given()
    game.hands.setdefault(player, []).extend(tiles)


@given(en="{tiles:Tiles} (lie|lies) face up", fr="{tiles:Tiles} (est|sont) face visible")
def face_up(world: World, tiles: list[Any]) -> None:
    """Tiles revealed at the set-up; each establishment bears a neutral cube."""
    game = _on(world)
    game.given()
    game.revealed.extend(tiles)


@given(
    en="{tile:Tile} was found in the hand of {player:Player}",
    fr="{tile:Tile} a été (trouvé|trouvée) dans la main {player:Whose}",
)
def was_found(world: World, tile: Any, player: str) -> None:
    """A tile found earlier: a yellow cube, and it counts for the hand it was in."""
    game = _on(world)
    game.given()
    game.found[tile] = player


@given(en="nobody answered for {tile:Tile}", fr="personne n'a répondu pour {tile:Tile}")
def was_missed(world: World, tile: Any) -> None:
    """A tile designated earlier that nobody holds: a neutral cube."""
    game = _on(world)
    game.given()
    game.missed.append(tile)


@given(
    en="(a disc of {player:Player} lies|{player:Player} has a disc) before {place:Place}",
    fr="(un disque {player:Whose} se trouve|{player:Player} a un disque) devant {place:Place}",
)
def has_disc(world: World, player: str, place: Any) -> None:
    """A disc placed earlier, with the cubes that the rules want; the first is of round 1."""
    game = _on(world)
    game.given()
    game.discs.append((player, place))


@given(
    en="{player:Player} has a disc before {place:Place} with {n:Number} (cubes|cube)",
    fr="{player:Player} a un disque devant {place:Place} avec {n:Number} (cubes|cube)",
)
def has_disc_with(world: World, player: str, place: Any, n: int) -> None:
    """A disc placed earlier, and so as many tiles of the hand that match it."""
    has_disc(world, player, place)
    _on(world).counts.append(unnamed.Count(player, yellow_places.tiles_at(place), n))


@given(
    en="{player:Player} has a disc that counts {tile:Tile} with {n:Number} (cubes|cube)",
    fr="{player:Player} a un disque qui compte {tile:Tile} avec {n:Number} (cubes|cube)",
)
def has_disc_for(world: World, player: str, tile: Any, n: int) -> None:
    """A disc placed earlier before a street or the circle of a tile, nobody says which."""
    game = _on(world)
    game.given()
    game.discs.append((player, tile))
    game.disc_counts.append((len(game.discs) - 1, n))


@given(
    en="{player:Player} has placed a disc this round",
    fr="{player:Player} a posé un disque dans cette manche",
)
def has_placed_a_disc(world: World, player: str) -> None:
    """A disc of this round, nobody says where."""
    game = _on(world)
    game.given()
    game.this_round.append(player)


@given(
    en="{player:Player} has placed the pawn in cell {n:Number} this round",
    fr="{player:Player} a placé son pion dans la case {n:Number} dans cette manche",
)
def has_placed_in(world: World, player: str, n: int) -> None:
    """A pawn of this round in a cell; nobody says what it designated, and nobody answered."""
    game = _on(world)
    game.given()
    _must_be_on_the_board(game, n)
    game.designated.append((player, n))


@given(
    en="{player:Player} has placed the pawn this round",
    fr="{player:Player} a placé son pion dans cette manche",
)
def has_placed_the_pawn(world: World, player: str) -> None:
    """A pawn of this round, nobody says where; nobody answered."""
    game = _on(world)
    game.given()
    game.designated.append((player, None))


@given(
    en="every player but {players:Players} has placed the pawn this round",
    fr="tous sauf {players:Players} ont placé leur pion dans cette manche",
)
def all_but(world: World, players: list[str]) -> None:
    """The pawns of this round, nobody says where; nobody answered."""
    game = _on(world)
    game.given()
    game.pawns_but.append(tuple(players))


@given(
    en="every player but {players:Players} has placed a disc this round",
    fr="tous sauf {players:Players} ont posé un disque dans cette manche",
)
def all_discs_but(world: World, players: list[str]) -> None:
    """The discs of this round, nobody says where."""
    game = _on(world)
    game.given()
    game.discs_but.append(tuple(players))


@given(
    en="{player:Player} holds {n:Number} (tiles|tile) {group:Group}",
    fr="{player:Player} (détient|a en main) {n:Number} (tuiles|tuile) {group:Group}",
)
def holds_so_many(world: World, player: str, n: int, group: frozenset[Any]) -> None:
    """So many hidden tiles of a cell, of a street or of a type, whichever they are."""
    game = _on(world)
    game.given()
    game.counts.append(unnamed.Count(player, group, n))


@given(
    en="{n:Number} (tiles are|tile is) hidden in the hands",
    fr="{n:Number} (tuiles sont cachées|tuile est cachée) dans les mains",
)
def hidden_in_all_hands(world: World, n: int) -> None:
    """So many tiles are hidden in all hands together; in whose is open where nobody says it."""
    game = _on(world)
    game.given()
    game.in_hands = n


@given(en="nobody holds {tile:Tile}", fr="personne ne détient {tile:Tile}")
def nobody_holds(world: World, tile: Any) -> None:
    """The tile lies face down, and nobody knows it."""
    game = _on(world)
    game.given()
    game.in_no_hand.append(tile)


@given(en="it is round {n:Number}", fr="c'est la manche {n:Number}")
def round_given(world: World, n: int) -> None:
    """The round, whichever its stage is."""
    game = _on(world)
    game.given(round=n)


@given(en="round {n:Number} is over", fr="la manche {n:Number} est finie")
def round_over(world: World, n: int) -> None:
    """All have placed disc and pawn: the next round begins, or the conclusion."""
    game = _on(world)
    game.given(**({"phase": "conclusion"} if n >= game.content.rounds else {"phase": "discs"}))
    if n < game.content.rounds:
        game.given(round=n + 1)


@given(
    en="{player:Player} has designated {tile:Tile} this round",
    fr="{player:Player} a désigné {tile:Tile} dans cette manche",
)
def has_designated(world: World, player: str, tile: Any) -> None:
    """A pawn placed this round; nobody answered, unless the tile was found in a hand."""
    game = _on(world)
    game.given()
    game.designated.append((player, tile))


@given(
    en="it is {stage:Stage}(| of round {n:Number})",
    fr="c'est {stage:Stage}(| de la manche {n:Number})",
)
def stage_given(world: World, stage: str, n: int | None = None) -> None:
    """Where the game stands."""
    game = _on(world)
    game.given(phase=stage)
    if n is not None:
        game.given(round=n)


# When -------------------------------------------------------------------------------------------


@when(
    en="a game of Yellow Places is set up for {n:Number} players",
    fr="une partie des Adresses jaunes est mise en place pour {n:Number} joueurs",
)
def set_up(world: World, n: int) -> None:
    """Set the game up for a number of players, legal or not."""
    game = _on(world)
    game.number = n
    _set_up(game, yellow_places.COLOURS[:n])


@when(
    en="{players:Players} sit down to Yellow Places",
    fr="{players:Players} s'installent pour les Adresses jaunes",
)
def sit_down(world: World, players: list[str]) -> None:
    """Set the game up for these players, legal or not."""
    _set_up(_on(world), tuple(players))


def _set_up(game: YellowPlacesWorld, players: tuple[str, ...]) -> None:
    game.players, game.new = players, True
    game.sit_down()


@when(en="{player:Player} draws {tile:Tile}", fr="{player:Player} pioche {tile:Tile}")
def draws(world: World, player: str, tile: Any) -> None:
    """The next tile of the deal goes into this player's hand."""
    _deal(_on(world), tile, player)


@when(en="{tile:Tile} is turned up", fr="{tile:Tile} est (retourné|retournée)")
def turned_up(world: World, tile: Any) -> None:
    """The next tile of the deal is revealed, after the hands if nothing was said of the deal."""
    game = _on(world)
    if game.is_open and game.is_described_still:
        hands_drawn(world, spared=tile)
    _deal(game, tile, None)


def _deal(game: YellowPlacesWorld, tile: Any, player: str | None) -> None:
    """Deal a tile; it must go where the sentence says: to a player, or face up."""
    game.new = True
    if not game.play(yellow_places.Draw(tile)):
        return
    first = game.transitions[-1].events[0]
    drawer = first.player if isinstance(first, TileDrawn) else None
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
def dealt(world: World) -> None:
    """The whole deal, tile by tile in the alphabetical order of their codes."""
    game = _on(world)
    if not 2 <= game.people <= len(yellow_places.COLOURS):
        set_up(world, game.people)
        return
    game.new = True
    for _ in yellow_places.TILES:
        if outcomes := yellow_places.chance_outcomes(game.state):
            game.play(outcomes[0].move)


@when(en="the hands are drawn", fr="les mains sont piochées")
def draw_hands(world: World) -> None:
    """The deal up to the last tile of the last hand, in the alphabetical order of the codes."""
    hands_drawn(world)


def hands_drawn(world: World, spared: Any = None) -> None:
    """Draw all hands, a tile that is to lie face up left out."""
    game = _on(world)
    game.new = True
    size = game.setup().content.hand.of(len(game.players))
    for _ in range(size * len(game.players)):
        outcomes = yellow_places.chance_outcomes(game.state)
        game.play(next(one.move for one in outcomes if getattr(one.move, "tile", None) != spared))


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
def place_disc(world: World, player: str, place: Any, n: int | None = None) -> None:
    """Place a disc, with the cubes named or else with those that the rules want."""
    game = _on(world)
    game.ready(yellow_places.PlaceDisc(player, place, 0))
    if n is not None or player not in game.made_up:
        game.open_place(player, place)
    _place_disc(world, player, place, n)


def _place_disc(world: World, player: str, place: Any, n: int | None = None) -> None:
    """Place a disc there; without a number, with as many cubes as the rules offer."""
    game = _on(world)
    if n is None:
        offered = [
            move
            for move in yellow_places.legal_actions(game.state, player)
            if isinstance(move, yellow_places.PlaceDisc) and move.place == place
        ]
        n = offered[0].cubes if offered else 0
    game.play(yellow_places.PlaceDisc(player, place, n))


@when(
    en="{player:Player}(| places the pawn in cell {n:Number} and) designates {tile:Tile}",
    fr="{player:Player}(| place son pion dans la case {n:Number} et) désigne {tile:Tile}",
)
def designate(world: World, player: str, tile: Any, n: int | None = None) -> None:
    """Place the pawn, in the cell of the establishment unless another is named."""
    game = _on(world)
    _must_be_on_the_board(game, n)
    cell = yellow_places.cell_of(tile) if n is None else n
    move = yellow_places.PlacePawn(player, cell, tile)
    game.ready(move)
    game.open_tile(tile)
    game.play(move)


@when(en="{player:Player} places a disc", fr="{player:Player} pose un disque")
def place_some_disc(world: World, player: str) -> None:
    """Place a disc anywhere, with the cubes that the rules want."""
    state = _on(world).ready(yellow_places.PlaceDisc(player, "row-1", 0))
    _place_disc(world, player, unnamed.some_place({one.place for one in state.discs}, ()))


@when(en="{player:Player} places the pawn", fr="{player:Player} place son pion")
def place_some_pawn(world: World, player: str) -> None:
    """Place the pawn anywhere and designate something that nobody holds."""
    game = _on(world)
    game.ready(yellow_places.PlacePawn(player, 9, "9-bakery"))
    _some_pawn(game, player)


def _some_pawn(game: YellowPlacesWorld, player: str) -> None:
    state = game.state
    known = {*game.in_no_hand, *state.revealed, *(one.tile for one in state.designations)}
    tile = unnamed.some_tile(known.union(*state.hands))
    if tile is None:
        raise game.slip("nothing is left to designate", "il n'y a plus rien à désigner")
    game.play(yellow_places.PlacePawn(player, yellow_places.cell_of(tile), tile))


@when(
    en="{n:Number} (players place|player places) the pawn",
    fr="{n:Number} (joueurs placent leur|joueur place son) pion",
)
def some_place_the_pawn(world: World, n: int) -> None:
    """So many of those who have not placed it place the pawn, in the order of sitting."""
    game = _on(world)
    game.ready(yellow_places.PlacePawn(game.players[0], 9, "9-bakery"))
    waiting = list(yellow_places.to_act(game.state))[:n]
    if len(waiting) < n:
        raise game.slip(
            f"{len(waiting)} have not placed it", f"{len(waiting)} ne l'ont pas encore placé"
        )
    for player in waiting:
        _some_pawn(game, player)


@when(
    en="(the round|round {n:Number}) is played to its end",
    fr="(la manche|la manche {n:Number}) est jouée jusqu'au bout",
)
def play_the_round(world: World, n: int | None = None) -> None:
    """All who have not done so place disc and pawn; they designate what nobody holds."""
    game = _on(world)
    if n is not None and game.is_described_still:
        game.facts.setdefault("round", n)
    now = game.state.round if n is None else n
    while game.state.phase in ("discs", "pawns") and game.state.round <= now:
        player = yellow_places.to_act(game.state)[0]
        if game.state.phase == "discs":
            place_some_disc(world, player)
        else:
            _some_pawn(game, player)


@when(
    en="{player:Player} (plays|is the first to play)",
    fr="{player:Player} (joue|joue en premier)",
)
def plays_whatever(world: World, player: str) -> None:
    """Place a disc or the pawn, whichever it is time for."""
    game = _on(world)
    if game.state.phase == "pawns":
        _some_pawn(game, player)
    else:
        place_some_disc(world, player)


@when(en="the table is looked at", fr="on regarde la table")
def look(world: World) -> None:
    """Nothing is played: what is asked is so already."""
    _on(world).ready(None)


def _must_be_on_the_board(game: YellowPlacesWorld, cell: int | None) -> None:
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

plays("accuse", lambda player, holder, tile: yellow_places.Accuse(player, tile, holder))(
    about="An accusation: an establishment and the player who is said to hold its tile.",
    en="{player:Player} says that {holder:Player} holds {tile:Tile}",
    fr="{player:Player} affirme que {holder:Player} détient {tile:Tile}",
)


@when(
    en="{player:Player} makes {n:Number} right (accusations|accusation)",
    fr="{player:Player} fait {n:Number} (annonces justes|annonce juste)",
)
def accuse_rightly(world: World, player: str, n: int) -> None:
    """Accuse others of tiles that they hold, nobody says which."""
    game = _on(world)
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
def accuse_wrongly(world: World, player: str) -> None:
    """Accuse somebody of a tile that is in no hand, nobody says which."""
    game = _on(world)
    game.ready(yellow_places.Accuse(player, "9-bakery", None))
    state = game.state
    known = {*state.revealed, *(one.tile for one in state.designations)}
    tile = unnamed.some_tile(known.union(*state.hands))
    if tile is None:
        raise game.slip("every tile is in a hand", "toutes les tuiles sont dans une main")
    holder = next(one for one in state.setup.seats if one != player)
    game.play(yellow_places.Accuse(player, tile, holder))


@when(en="{player:Player} talks about the own hand", fr="{player:Player} parle de ses tuiles")
def talk(world: World, player: str) -> None:
    """Say aloud, show or whisper what is in the own hand."""
    game = _on(world)
    hand = _hand(game, player) if player in game.state.setup.seats else ()
    game.play(yellow_places.Announce(player, next(iter(hand), "1-tea")))


plays("accuse_nobody", lambda player, tile: yellow_places.Accuse(player, tile, None))(
    about="An accusation without an owner.",
    en="{player:Player} names {tile:Tile} but nobody",
    fr="{player:Player} nomme {tile:Tile} sans désigner personne",
)

plays("announce", yellow_places.Announce)(
    about="Say aloud that one holds a tile, or not.",
    en="{player:Player} announces {tile:Tile}",
    fr="{player:Player} annonce {tile:Tile}",
)


# Then -------------------------------------------------------------------------------------------


def _settled(world: World) -> YellowPlacesWorld:
    game = _on(world)
    game.accept()
    return game


@then(
    en="the disc of {player:Player} before {place:Place} bears {n:Number} (cubes|cube)",
    fr="le disque {player:Whose} devant {place:Place} porte {n:Number} (cubes|cube)",
)
def disc_bears(world: World, player: str, place: Any, n: int) -> None:
    """The yellow cubes on a disc now."""
    game = _settled(world)
    at = words.place(place)
    found = [one.cubes for one in game.state.discs if (one.player, one.place) == (player, place)]
    if not found:
        raise game.wrong(
            f"{player} has no disc before {at.en}", f"{player} : aucun disque, {at.fr}"
        )
    if not any(isinstance(one, yellow_places.PlaceDisc) for one in game.moves):
        game.open_place(player, place)
    what = Text(f"the disc of {player} before {at.en} bears", f"le disque devant {at.fr} porte")
    wrong = [cubes for cubes in found if cubes != n]
    game.expect(what, wrong[0] if wrong else n, n, "yellow_places.disc.cubes-equal-count")


@quantity(
    en="the disc of {player:Player} bears {n:Number} (cubes|cube)",
    fr="le disque {player:Whose} porte {n:Number} (cubes|cube)",
)
def the_disc_bears(world: World, player: str) -> Measure:
    """The yellow cubes on the disc of a player, the one placed now or the only one."""
    return _cubes_on(world, player, lambda place: True)


@quantity(
    en="the street disc of {player:Player} bears {n:Number} (cubes|cube)",
    fr="le disque {player:Whose} devant une rue porte {n:Number} (cubes|cube)",
)
def street_disc_bears(world: World, player: str) -> Measure:
    """The yellow cubes on the only disc of a player before a street."""
    return _cubes_on(world, player, lambda place: "-" in place)


@quantity(
    en="the circle disc of {player:Player} bears {n:Number} (cubes|cube)",
    fr="le disque {player:Whose} devant un cercle porte {n:Number} (cubes|cube)",
)
def circle_disc_bears(world: World, player: str) -> Measure:
    """The yellow cubes on the only disc of a player before a circle."""
    return _cubes_on(world, player, lambda place: "-" not in place)


def _cubes_on(world: World, player: str, fits: Callable[[str], bool]) -> Measure:
    game = _settled(world)
    placed = [one for one in game.moves if isinstance(one, yellow_places.PlaceDisc)]
    discs = [one for one in game.state.discs if one.player == player and fits(one.place)]
    if placed and placed[-1].player == player:
        discs = [one for one in discs if one.place == placed[-1].place][-1:]
    if len(discs) != 1:
        raise game.slip(
            f"{player} has {len(discs)} such discs; name the place",
            f"{player} a {len(discs)} disques de ce genre ; nommez l'endroit",
        )
    if not placed:
        game.open_place(player, discs[0].place)
    what = Text(f"the cubes on the disc of {player} are", f"les cubes du disque de {player} sont")
    return Measure(what, discs[0].cubes, ("yellow_places.disc.cubes-equal-count",))


@quantity(
    en="that disc bears {n:Number} (cubes|cube)",
    fr="ce disque porte {n:Number} (cubes|cube)",
)
def that_disc_bears(world: World) -> Measure:
    """The yellow cubes on the disc placed last."""
    game = _settled(world)
    placed = [one for one in game.moves if isinstance(one, yellow_places.PlaceDisc)]
    if not placed:
        raise game.slip("no disc was placed; say whose", "aucun disque n'a été posé ; dites de qui")
    return _cubes_on(world, placed[-1].player, lambda place: True)


@quantity(
    en="{n:Number} yellow (cubes lie|cube lies) on it",
    fr="{n:Number} (cubes jaunes sont posés|cube jaune est posé) dessus",
)
def yellow_on_it(world: World) -> Measure:
    """The yellow cubes on the disc placed last, or else on the establishment named last."""
    game = _settled(world)
    move = game.moves[-1] if game.moves else None
    if isinstance(move, yellow_places.PlaceDisc):
        return _cubes_on(world, move.player, lambda place: True)
    tile = _named_last(game)
    what = Text("the yellow cubes on it are", "les cubes jaunes dessus sont")
    return Measure(what, sum(tile == one for one, _ in yellow_places.found(game.state)))


@quantity(
    en="{player:Player} puts {n:Number} yellow (cubes|cube) on it",
    fr="{player:Player} y met {n:Number} (cubes jaunes|cube jaune)",
)
def puts_on_it(world: World, player: str) -> Measure:
    """The yellow cubes that a player has put on the disc placed now, or on the own tile found."""
    game = _settled(world)
    move = game.moves[-1] if game.moves else None
    what = Text(f"the cubes that {player} puts are", f"les cubes que met {player} sont")
    if not isinstance(move, yellow_places.PlaceDisc):
        shown = [one for one in game.transitions[-1].events if isinstance(one, TileFound)]
        return Measure(what, sum(one.holder == player for one in shown))
    return Measure(what, move.cubes if move.player == player else 0)


@quantity(
    en="{n:Number} neutral (cubes lie|cube lies) on it",
    fr="{n:Number} (cubes neutres sont posés|cube neutre est posé) dessus",
)
def neutral_on_it(world: World) -> Measure:
    """The neutral cubes on the establishment named last."""
    game = _settled(world)
    what = Text("the neutral cubes on it are", "les cubes neutres dessus sont")
    return Measure(what, yellow_places.neutral(game.state).count(_named_last(game)))


def _named_last(game: YellowPlacesWorld) -> Any:
    tile = getattr(game.moves[-1], "tile", None) if game.moves else None
    if tile is None:
        raise game.slip("no establishment was named", "aucun établissement n'a été nommé")
    return tile


@quantity(
    en="{player:Player} takes {n:Number} (cubes|cube) off the own discs",
    fr="{player:Player} retire {n:Number} (cubes|cube) de ses disques",
)
def cubes_taken_off(world: World, player: str) -> Measure:
    """How many yellow cubes leave the discs of a player."""
    game = _settled(world)
    found = sum(isinstance(one, CubeRemoved) and one.player == player for one in game.all_events)
    what = Text(f"the cubes that {player} takes off are", f"les cubes que retire {player} sont")
    return Measure(what, found, ("yellow_places.pawn.hit.update-discs",))


@then(en="{player:Player} still hides {tile:Tile}", fr="{player:Player} cache encore {tile:Tile}")
def still_hides(world: World, player: str, tile: Any) -> None:
    """The tile is in this hand, and nobody has found it."""
    game = _settled(world)
    name = words.establishment(tile)
    what = Text(f"{player} hides {name.en}", f"{player} cache {name.fr}")
    game.expect(what, tile in _hand(game, player), True)


@then(en="{player:Player} reveals {tile:Tile}", fr="{player:Player} révèle {tile:Tile}")
def reveals(world: World, player: str, tile: Any) -> None:
    """The tile was found in the hand of this player."""
    game = _settled(world)
    shown = (one for one in game.all_events if isinstance(one, TileFound))
    found = [one.holder for one in shown if one.tile == tile]
    name = words.establishment(tile)
    what = Text(f"who reveals {name.en}", f"qui révèle {name.fr}")
    game.expect(what, found, [player], "yellow_places.pawn.hit.reveal")


@then(en="nobody reveals a tile", fr="personne ne révèle de tuile")
def nobody_reveals(world: World) -> None:
    """The moves have found no tile."""
    game = _settled(world)
    shown = any(isinstance(one, TileFound) for one in game.all_events)
    what = Text("somebody reveals a tile", "quelqu'un révèle une tuile")
    game.expect(what, shown, False, "yellow_places.pawn.all-check")


@quantity(
    en="{player:Player} reveals {n:Number} (tiles|tile)",
    fr="{player:Player} révèle {n:Number} (tuiles|tuile)",
)
def tiles_revealed(world: World, player: str) -> Measure:
    """How many tiles of a player the moves have found."""
    game = _settled(world)
    found = sum(isinstance(one, TileFound) and one.holder == player for one in game.all_events)
    what = Text(f"the tiles that {player} reveals are", f"les tuiles que révèle {player} sont")
    return Measure(what, found, ("yellow_places.pawn.all-check",))


@then(en="the round goes on", fr="la manche continue")
def round_goes_on(world: World) -> None:
    """Somebody has not placed the pawn, and nothing has ended the round."""
    game = _settled(world)
    first, now = game.first or game.state, game.state
    ended = now.round != first.round or now.phase not in ("discs", "pawns")
    game.expect(
        Text("the round is over", "la manche est finie"), ended, False, "yellow_places.round.end"
    )


@then(en="the players act in any order", fr="l'ordre est libre")
def any_order(world: World) -> None:
    """Nobody has to wait for anybody else."""
    game = _on(world)
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


@quantity(
    en="{player:Player} has {n:Number} (discs|disc) on the board",
    fr="{player:Player} a {n:Number} (disques|disque) sur le plateau",
)
def discs_on_board(world: World, player: str) -> Measure:
    """How many discs of a player lie on the board."""
    game = _settled(world)
    found = sum(one.player == player for one in game.state.discs)
    what = Text(f"the discs of {player} are", f"les disques de {player} sont")
    return Measure(what, found, ("yellow_places.disc.one-per-round",))


@then(en="a yellow cube is on {tile:Tile}", fr="un cube jaune est sur {tile:Tile}")
def yellow_cube(world: World, tile: Any) -> None:
    """The tile was found in a hand."""
    _cube(world, tile, "yellow")


@then(en="a neutral cube is on {tile:Tile}", fr="un cube neutre est sur {tile:Tile}")
def neutral_cube(world: World, tile: Any) -> None:
    """The tile is in no hand."""
    _cube(world, tile, "neutral")


@then(en="no cube is on {tile:Tile}", fr="aucun cube n'est sur {tile:Tile}")
def no_cube(world: World, tile: Any) -> None:
    """Nothing is known of the establishment."""
    _cube(world, tile, "no")


def _cube(world: World, tile: Any, wanted: str) -> None:
    game = _settled(world)
    found = "no"
    if tile in yellow_places.neutral(game.state):
        found = "neutral"
    if any(tile == one for one, _ in yellow_places.found(game.state)):
        found = "yellow"
    name = words.establishment(tile)
    game.expect(Text(f"the cube on {name.en} is", f"le cube sur {name.fr} est"), found, wanted)


@quantity(
    en="{n:Number} neutral (cubes are|cube is) on the board",
    fr="{n:Number} (cubes neutres sont|cube neutre est) sur le plateau",
)
def neutral_cubes(world: World) -> Measure:
    """How many establishments bear a neutral cube."""
    game = _settled(world)
    what = Text("the neutral cubes are", "les cubes neutres sont")
    return Measure(
        what, len(yellow_places.neutral(game.state)), ("yellow_places.setup.neutral-cubes",)
    )


def _so_many(world: World, n: int, player: str) -> None:
    holds_so_many(world, player, n, frozenset(yellow_places.TILES))


def _so_many_each(world: World, n: int) -> None:
    game = _on(world)
    game.given()
    game.every = n


@quantity(
    en="{player:Player} holds {n:Number} hidden (tiles|tile)",
    fr="{player:Player} détient {n:Number} (tuiles cachées|tuile cachée)",
    given=_so_many,
)
def hidden_tiles(world: World, player: str) -> Measure:
    """How many tiles a player still hides."""
    game = _settled(world)
    found = len(yellow_places.observation(game.state, player).hand)
    what = Text(f"the hidden tiles of {player} are", f"les tuiles cachées de {player} sont")
    return Measure(what, found)


@quantity(
    en="every player holds {n:Number} hidden (tiles|tile)",
    fr="chaque joueur détient {n:Number} (tuiles cachées|tuile cachée)",
    given=_so_many_each,
)
def hidden_tiles_of_each(world: World) -> list[Measure]:
    """How many tiles each player still hides."""
    return [hidden_tiles(world, one) for one in _settled(world).state.setup.seats]


@then(en="nobody holds {tile:Tile}", fr="personne ne détient {tile:Tile}")
def in_no_hand(world: World, tile: Any) -> None:
    """The tile is hidden in no hand."""
    game = _settled(world)
    holders = [one for one in game.state.setup.seats if tile in _hand(game, one)]
    told = " ".join(words.player(one).in_(game.language) for one in holders) or None
    what = Text("who holds the tile", "qui détient la tuile")
    game.expect(what, told, None)


def _hand(game: YellowPlacesWorld, player: str) -> Sequence[Any]:
    hand: Sequence[Any] = yellow_places.observation(game.state, player).hand
    return hand


@quantity(
    en="{n:Number} (tiles lie|tile lies) face up",
    fr="{n:Number} (tuiles sont|tuile est) face visible",
)
def tiles_face_up(world: World) -> Measure:
    """How many tiles were revealed at the set-up."""
    game = _settled(world)
    what = Text("the tiles face up are", "les tuiles visibles sont")
    return Measure(what, len(game.state.revealed), ("yellow_places.setup.reveal-tiles",))


@quantity(
    en="{n:Number} (tiles lie|tile lies) face down",
    fr="{n:Number} (tuiles sont|tuile est) face cachée",
)
def tiles_face_down(world: World) -> Measure:
    """How many tiles nobody has seen."""
    game = _settled(world)
    what = Text("the tiles face down are", "les tuiles face cachée sont")
    return Measure(what, len(game.state.deck), ("yellow_places.setup.undealt-tiles",))


@then(
    en="it is {stage:Stage}(| of round {n:Number})",
    fr="c'est {stage:Stage}(| de la manche {n:Number})",
)
def stage_is(world: World, stage: str, n: int | None = None) -> None:
    """Where the game stands now."""
    game = _settled(world)
    state = game.state
    what = Text("the game is at", "la partie en est à")
    game.expect(
        what, words.PHASES[state.phase].in_(game.language), words.PHASES[stage].in_(game.language)
    )
    if n is not None:
        game.expect(Text("the round is", "la manche est"), state.round, n)


@then(en="{players:Players} may act", fr="{players:Players} (peut|peuvent) agir")
def may_act(world: World, players: list[str]) -> None:
    """Exactly these players may act now, in any order."""
    game = _settled(world)
    found = common.may_act(game)
    said, wanted = game.names_of(sorted(found)), game.names_of(sorted(players))
    game.expect(common.WHO_MAY_ACT, said, wanted)
    now = yellow_places.pending(game.state)
    if len(players) > 1 and isinstance(now, Decision):
        game.expect(Text("they decide", "la décision se prend"), now.how, "any-order")


@then(en="{player:Player} has not played yet", fr="{player:Player} doit encore jouer")
def still_to_play(world: World, player: str) -> None:
    """The player has not placed disc or pawn, whichever it is time for."""
    game = _settled(world)
    what = Text(f"{player} has not played yet", f"{player} doit encore jouer")
    game.expect(what, player in common.may_act(game), True)


@then(
    en="the pawn of {player:Player} is on the board", fr="le pion {player:Whose} est sur le plateau"
)
def pawn_on_board(world: World, player: str) -> None:
    """The pawn was placed this round."""
    _pawn(world, player, there=True)


@then(
    en="the pawn of {player:Player} is not on the board",
    fr="le pion {player:Whose} n'est pas sur le plateau",
)
def pawn_off_board(world: World, player: str) -> None:
    """The player has not placed the pawn, or has taken it back."""
    _pawn(world, player, there=False)


@then(
    en="the pawn of {player:Player} is in cell {n:Number}",
    fr="le pion {player:Whose} est dans la case {n:Number}",
)
def pawn_in_cell(world: World, player: str, n: int) -> None:
    """The cell in which the pawn of a player stands."""
    _pawn(world, player, there=True)
    game = _on(world)
    what = Text(f"the pawn of {player} is in cell", f"le pion {player} est dans la case")
    cell = yellow_places.cell_of(
        [one.tile for one in game.state.designations if one.player == player][-1]
    )
    game.expect(what, cell, n, "yellow_places.pawn.place-in-cell")


@quantity(
    en="{player:Player} has {n:Number} legal (moves|move)",
    fr="{player:Player} a {n:Number} (coups légaux|coup légal)",
)
def legal_moves_of(world: World, player: str) -> Measure:
    """How many moves this player can choose from now."""
    game = _settled(world)
    what = Text(f"the legal moves of {player} are", f"les coups légaux de {player} sont")
    return Measure(what, len(yellow_places.legal_actions(game.state, player)))


def _pawn(world: World, player: str, *, there: bool) -> None:
    game = _settled(world)
    found = any(one.player == player for one in yellow_places.pawns_on_board(game.state))
    what = Text(f"the pawn of {player} is on the board", f"le pion de {player} est posé")
    game.expect(what, found, there, "yellow_places.pawn.recover")


@then(en="every player has won", fr="tout le monde a gagné")
def all_won(world: World) -> None:
    """All win together."""
    _all(world, "won")


@then(en="no player has won or lost", fr="personne n'a gagné ni perdu")
def none_won(world: World) -> None:
    """While the game goes on there are no results."""
    game = _settled(world)
    what = Text("the results are", "les résultats sont")
    game.expect(what, yellow_places.results(game.state), (), "yellow_places.meta.cooperative")


@then(en="every player has lost", fr="tout le monde a perdu")
def all_lost(world: World) -> None:
    """All lose together."""
    _all(world, "lost")


def _all(world: World, result: str) -> None:
    game = _settled(world)
    wanted = tuple((player, result) for player in game.state.setup.seats)
    what = Text("the results are", "les résultats sont")
    game.expect(what, yellow_places.results(game.state), wanted, "yellow_places.meta.cooperative")


# Views and deduction ----------------------------------------------------------------------------


@then(en="{player:Player} is told {text:Words}", fr="{player:Player} entend {text:Words}")
def is_told(world: World, player: str, text: str) -> None:
    """What this player hears of one of the moves contains these words."""
    game = _settled(world)
    events = game.all_events
    heard = [event.say(game.language) for event in yellow_places.events_for(events, player)]
    if not any(common.stands_in(line, text) for line in heard):
        said = "\n".join(heard) or game.say("nothing was played", "rien n'a été joué")
        raise game.wrong(f"{player} is told:\n{said}", f"ce que l'on dit à {player} :\n{said}")


@then(
    en="{player:Player} sees {tiles:Tiles} in the own hand",
    fr="{player:Player} voit {tiles:Tiles} dans sa main",
)
def sees_own(world: World, player: str, tiles: list[Any]) -> None:
    """Exactly these tiles are in the hand that the player looks at."""
    game = _settled(world)
    view = yellow_places.observation(game.state, player)
    what = Text(f"the hand of {player} is", f"la main de {player} est")
    wanted = [tile for tile in yellow_places.TILES if tile in tiles]
    game.expect(what, list(view.hand), wanted, "yellow_places.setup.draw-hand")


@then(
    en="{player:Player} does not see who holds {tile:Tile}",
    fr="{player:Player} ne voit pas qui détient {tile:Tile}",
)
def does_not_see(world: World, player: str, tile: Any) -> None:
    """Nothing in the player's view, and no draw that the player watched, shows the tile."""
    game = _settled(world)
    view = yellow_places.observation(game.state, player)
    told = [
        one for move in game.transitions for one in yellow_places.events_for(move.events, player)
    ]
    drawn = [getattr(one, "tile", None) for one in told if isinstance(one, TileDrawn)]
    seen = tile in (*view.hand, *view.known, *drawn)
    name = words.establishment(tile)
    what = Text(f"{player} sees {name.en}", f"{player} voit {name.fr}")
    game.expect(what, seen, False, "yellow_places.setup.no-communication")


@then(en="{player:Player} learns nothing", fr="{player:Player} n'apprend rien")
def learns_nothing(world: World, player: str) -> None:
    """The last move was refused, and nothing this player can see has changed."""
    game = _on(world)
    game.look_at_refusal()
    before, after = (_seen(state, player) for state in (game.before, game.state))
    what = Text(f"what {player} sees has changed", f"ce que voit {player} a changé")
    game.expect(what, before != after, False, "yellow_places.setup.no-communication")


def _seen(state: yellow_places.YellowState, player: str) -> object:
    return (
        yellow_places.observation(state, player),
        yellow_places.to_act(state),
        yellow_places.legal_actions(state, player),
    )


def _deduction(world: World, player: str) -> tuple[YellowPlacesWorld, yellow_places.Deduction]:
    game = _settled(world)
    return game, yellow_places.deduce(yellow_places.observation(game.state, player))


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
def certain(world: World, player: str, holder: str, tile: Any, clause: str | None = None) -> None:
    """What can be seen leaves no other owner; the reasons are cited."""
    _certain(world, player, holder, tile, clause)


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
def certain_nobody(world: World, player: str, tile: Any, clause: str | None = None) -> None:
    """What can be seen leaves no owner; the reasons are cited."""
    _certain(world, player, None, tile, clause)


def _certain(world: World, player: str, holder: str | None, tile: Any, clause: str | None) -> None:
    game, reasons = _reasons(world, player, holder, tile)
    if clause and clause not in [reason.clause for reason in reasons]:
        said = "\n".join(reason.say(game.language) for reason in reasons)
        raise game.wrong(
            f"certain, but not by {clause}:\n{said}", f"certain, sans {clause} :\n{said}"
        )


def _reasons(
    world: World, player: str, holder: str | None, tile: Any
) -> tuple[YellowPlacesWorld, tuple[yellow_places.Reason, ...]]:
    """Why a player can be certain who holds a tile; an error if that is not certain."""
    game, deduction = _deduction(world, player)
    chance = deduction.probability(tile, holder)
    name, who = words.establishment(tile), holder or game.say("nobody", "personne")
    what = Text(f"for {player} P({who} holds {name.en}) is", f"pour {player} P({who}, {name.fr}) =")
    game.expect(what, chance, Fraction(1), "yellow_places.end.deduction")
    _listed(game, deduction, tile, certain=True)
    reasons = deduction.why(tile, holder)
    game.cite(*(reason.clause for reason in reasons))
    return game, reasons


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
def clues(world: World, player: str, n: int, holder: str, tile: Any) -> None:
    """So many things on the table make it certain, and none of them can be left out."""
    _clues(world, player, n, holder, tile)


@then(
    en="{player:Player} needs {n:Number} (clues|clue) to know that nobody holds {tile:Tile}",
    fr=(
        "{player:Player} a besoin de {n:Number} (indices|indice) pour savoir que personne ne "
        "détient {tile:Tile}"
    ),
)
def clues_for_nobody(world: World, player: str, n: int, tile: Any) -> None:
    """So many things on the table make it certain, and none of them can be left out."""
    _clues(world, player, n, None, tile)


def _clues(world: World, player: str, n: int, holder: str | None, tile: Any) -> None:
    game, reasons = _reasons(world, player, holder, tile)
    if len(reasons) != n:
        said = "\n".join(reason.say(game.language) for reason in reasons)
        raise game.wrong(f"{len(reasons)} clues:\n{said}", f"{len(reasons)} indices :\n{said}")


@then(
    en="{player:Player} knows that {holder:Player} holds {tile:Tile} because {text:Words}",
    fr="{player:Player} sait que {holder:Player} détient {tile:Tile} car {text:Words}",
)
def known_because(world: World, player: str, holder: str, tile: Any, text: str) -> None:
    """One of the things on the table that make it certain is told with these words."""
    game, reasons = _reasons(world, player, holder, tile)
    said = [reason.say(game.language) for reason in reasons]
    if not any(common.stands_in(one, text) for one in said):
        lines = "\n".join(said)
        raise game.wrong(f"the clues are:\n{lines}", f"les indices :\n{lines}")


@then(
    en="for {player:Player} {tile:Tile} can only be with {players:Players}",
    fr="pour {player:Player}, {tile:Tile} ne peut être que chez {players:Players}",
)
def can_only_be_with(world: World, player: str, tile: Any, players: list[str]) -> None:
    """Exactly these players may hold the tile, as far as this player can see."""
    _can_only_be(world, player, tile, players)


@then(
    en="for {player:Player} {tile:Tile} can only be face down or with {players:Players}",
    fr="pour {player:Player}, {tile:Tile} ne peut être que face cachée ou chez {players:Players}",
)
def can_also_be_face_down(world: World, player: str, tile: Any, players: list[str]) -> None:
    """Exactly these players may hold the tile, or nobody, as far as this player can see."""
    _can_only_be(world, player, tile, [*players, None])


def _can_only_be(world: World, player: str, tile: Any, wanted: Sequence[str | None]) -> None:
    game, deduction = _deduction(world, player)
    name, nobody = words.establishment(tile), game.say("face down", "face cachée")
    found, asked = (
        ", ".join(sorted(one or nobody for one in several))
        for several in ([one.holder for one in deduction.owners(tile)], wanted)
    )
    what = Text(f"for {player} {name.en} can be", f"pour {player} {name.fr} peut être")
    game.expect(what, found, asked, "yellow_places.end.deduction")


@then(
    en="{player:Player} cannot be certain who holds {tile:Tile}",
    fr="{player:Player} ne peut pas savoir qui détient {tile:Tile}",
)
def uncertain(world: World, player: str, tile: Any) -> None:
    """Several owners (or nobody) are possible."""
    game, deduction = _deduction(world, player)
    owners = deduction.owners(tile)
    said = ", ".join(f"{one.holder or 'nobody'} {one.probability}" for one in owners)
    if len(owners) < 2:
        raise game.wrong(f"it is certain: {said}", f"c'est certain : {said}")
    _listed(game, deduction, tile, certain=False)


def _listed(
    game: YellowPlacesWorld, deduction: yellow_places.Deduction, tile: Any, *, certain: bool
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
def likely(world: World, player: str, holder: str, tile: Any, p: Fraction) -> None:
    """The exact probability, over all deals that agree with what the player sees."""
    game, deduction = _deduction(world, player)
    what = Text(f"P({holder} holds {tile}) is", f"P({holder} détient {tile}) =")
    game.expect(what, deduction.probability(tile, holder), p, "yellow_places.end.deduction")


@then(
    en="for {player:Player} the probability that nobody holds {tile:Tile} is {p:Fraction}",
    fr=(
        "pour {player:Player}, la probabilité que personne ne détienne {tile:Tile} est {p:Fraction}"
    ),
)
def likely_nobody(world: World, player: str, tile: Any, p: Fraction) -> None:
    """The exact probability that a tile lies face down."""
    game, deduction = _deduction(world, player)
    what = Text(f"P(nobody holds {tile}) is", f"P(personne, {tile}) =")
    game.expect(what, deduction.probability(tile, None), p, "yellow_places.end.deduction")


@quantity(
    en="for {player:Player} {n:Number} (deals are|deal is) possible",
    fr="pour {player:Player}, {n:Number} (répartitions sont possibles|répartition est possible)",
)
def deals(world: World, player: str) -> Measure:
    """How many deals agree with everything the player sees."""
    _, deduction = _deduction(world, player)
    what = Text(
        f"for {player} the possible deals are", f"les répartitions possibles, pour {player}, sont"
    )
    return Measure(what, deduction.deals, ("yellow_places.end.deduction",))
