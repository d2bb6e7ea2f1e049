"""The world of Yellow Places: what a scenario has said of a table, and the position that it makes.

A scenario describes a table as far as it matters: what is not said is not there. A player who is
not mentioned holds no hidden tile, and a tile that is not mentioned lies face down. Where the game
stands may be left out: it follows from the first move and from the discs that lie on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, Final

from whichside_rules import yellow_places
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.refusal import ImpossiblePosition
from whichside_rules.vocabulary.parameter_types import joined
from whichside_rules.vocabulary.world import WORLDS, Fact, GameWorld
from whichside_rules.vocabulary.yellow_places import unnamed
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.setup import HAND_CLAUSES

_USUAL: Final = yellow_places.Setup().seats
_FEWEST: Final = 2
"""So many play at least."""


def _told(move: Any) -> Text:
    """What a move says, for a message: of an accusation also whom it names."""
    if not isinstance(move, yellow_places.Accuse):
        return Text("something else", "autre chose")
    holder = words.player(move.holder or "")
    tile = words.establishment(move.tile)
    player = words.player(move.player)
    return Text(f"{player.en}: {tile.en}, {holder.en}", f"{player.fr} : {tile.fr}, {holder.fr}")


class YellowWorld(GameWorld):
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
        self.neutral: list[Any] = []
        """Tiles with a neutral cube, nobody says why."""
        self.turned_up: list[Any] = []
        self.asked_before: list[Any] = []
        """Which of them are taken to be of the set-up, and of pawns of earlier rounds."""
        self.discs: list[tuple[str, Any]] = []
        """With the player the place, a tile of the place, or nothing where nobody names it."""
        self.designated: list[tuple[str, Any]] = []
        """With the player the tile, its cell, or nothing where nobody names it."""
        self.announced: Any = None
        """The accusation that is still to be checked."""
        self.earlier: list[tuple[str, Any, int]] = []
        """With the player the tile and the round, of the pawns of earlier rounds, in order."""
        self.passed: list[str] = []
        """Who has left the pawn off the board this round."""
        self.accused: list[tuple[str, str, Any]] = []
        """Who has rightly said of whom that he holds which tile."""
        self.asked_for: list[Any] = []
        """What the pawns of the scenario have designated, by name."""
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

    def announces(self, move: Any) -> None:
        """The accusation that waits; of two that are told one would be forgotten."""
        what = Text("what is announced", "ce qui est annoncé")
        self.announced = self.once(what, self.announced, move, _told)

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
        open_ = (self.revealed, self.found, self.missed, self.neutral)
        tiles = (*self.hands.values(), *open_, self.in_no_hand)
        numbers = (self.counts, self.every, self.in_hands, self.this_round)
        but = (self.discs_but, self.pawns_but)
        pawns = (self.designated, self.earlier, self.passed, self.accused)
        return (*tiles, *numbers, *but, self.discs, *pawns, self.announced, self.facts)

    @property
    def beside(self) -> object:
        """The accusation that is still to be checked."""
        return self.announced

    def build(self, move: object | None) -> yellow_places.YellowState:
        """The position of the Givens; a new game if they say so."""
        if self.announced is not None and move is not None:
            self.announces(move)
        if self.new:
            new: yellow_places.YellowState = self.begin()
            return new
        self.must_have_colours()
        self._seat(move)
        waiting = {one for but in self.discs_but for one in but}
        self._name_others()
        phase: Any = self.facts.get("phase") or self._phase(move)
        in_round = self.facts["round"] if "round" in self.facts else self._round(phase)
        self._check_stage(phase, waiting)
        self._check_sizes(phase, in_round)
        self.dealt_to = self._hands(move)
        held = {tile for hand in self.dealt_to.values() for tile in hand}
        if twice := held.intersection(self.in_no_hand):
            one = words.establishment(min(twice))
            self.clash(
                f"{one.en} is in a hand, and in none; say one of them only",
                f"{one.fr} est dans une main, et dans aucune ; n'en dites qu'un",
            )
        discs = self._discs(in_round, move)
        designated = self._designated(move)
        named = {one for _, one in designated} | {one for _, one, _ in self.earlier}
        named |= {tile for _, _, tile in self.accused}
        self.turned_up, self.asked_before = self._neutral(phase, in_round, named)
        said: dict[str, Any] = {
            "setup": self.setup(),
            "phase": phase,
            "in_round": in_round,
            "hands": self.dealt_to,
            "revealed": [*self.revealed, *self.turned_up],
            "found": {tile: holder for tile, holder in self.found.items() if tile not in named},
            "missed": [*self.missed, *self.asked_before],
            "discs": discs,
            "designations": self._designations(designated, in_round),
            "passed": self.passed,
            "accusations": [
                yellow_places.Accusation(player, tile, holder, True)
                for player, holder, tile in self.accused
            ],
        }
        try:
            state = yellow_places.position(**said)
            if more := self._asked_for_in_vain(state):
                state = yellow_places.position(**said | {"missed": [*said["missed"], *more]})
        except ImpossiblePosition as error:
            raise self.not_built(error) from None
        return state

    def _asked_for_in_vain(self, state: yellow_places.YellowState) -> list[Any]:
        """What the pawns of which nobody speaks must have asked for: all that is left to ask."""
        if self._counts() or self.made_up or len(state.revealed) < self._face_up(state):
            return []
        seen = {*yellow_places.neutral(state), *(tile for tile, _ in yellow_places.found(state))}
        left = [one for one in yellow_places.TILES if one not in seen.union(*state.hands)]
        return left if len(left) == self._misses(state) else []

    @staticmethod
    def _untold_pawns(state: yellow_places.YellowState) -> int:
        """How many pawns of the rounds that are over nobody speaks of."""
        ended = state.phase in ("conclusion", "over")
        rounds = state.round if ended else state.round - 1
        earlier = sum(ended or one.round < state.round for one in state.designations)
        return max(0, rounds * len(state.setup.seats) - earlier)

    @staticmethod
    def _hands_are_told(state: yellow_places.YellowState) -> bool:
        """Whether all tiles of the deal are hidden or found: no other pawn has found one."""
        setup, players = state.setup, len(state.setup.seats)
        told = sum(state.held) + len(yellow_places.found(state))
        hands: int = players * setup.content.hand.of(players)
        return told == hands

    def _misses(self, state: yellow_places.YellowState) -> int:
        """How many neutral cubes are of pawns of which nobody speaks, as far as that follows."""
        readings = state.setup.readings
        each_puts_one = readings.pawn_duty == "mandatory" and (
            readings.known_establishments == "refused"
        )
        follows = each_puts_one and self._hands_are_told(state)
        return self._untold_pawns(state) if follows else 0

    def _neutral(
        self, phase: str, in_round: int, named: Collection[Any]
    ) -> tuple[list[Any], list[Any]]:
        """Of the tiles with a neutral cube of which nobody says why: turned up, and asked for.

        Those are turned up for which the pawns of the earlier rounds have no room.
        """
        asked = {tile for _, tile in self.designated} | {tile for _, tile, _ in self.earlier}
        told = {*self.revealed, *self.missed, *asked.difference(self.found)}
        neutral = [one for one in dict.fromkeys(self.neutral) if one not in told]
        rounds = in_round if phase in ("conclusion", "over") else in_round - 1
        found = sum(one not in named for one in self.found)
        room = len(self.players) * rounds - found - len(self.missed) - len(self.earlier)
        return neutral[max(0, room) :], neutral[: max(0, room)]

    def _check_stage(self, phase: str, waiting: Iterable[str]) -> None:
        """The discs come before the pawns, and what is announced after both.

        Raises:
            ImpossibleWorld: somebody has not placed the disc of the round, and the pawns are due;
                or somebody has said who holds a tile, and it is not the conclusion.
        """
        if self.announced is not None and phase != "conclusion":
            early = words.impossible("accused-too-early")
            raise self.impossible(early, ["yellow_places.course.conclusion"])
        for one in sorted(waiting) if phase in ("pawns", "conclusion") else ():
            who = words.player(one)
            raise self.impossible(
                Text(
                    f"{who.en} has not placed a disc this round, and the discs come first",
                    f"{who.fr} n'a pas posé de disque dans cette manche, et les disques viennent "
                    "d'abord",
                ),
                ["yellow_places.course.two-stages"],
            )

    def _check_sizes(self, phase: str, in_round: int) -> None:
        """A hand whose size is told has lost no more tiles than the pawns of others could find.

        Raises:
            ImpossibleWorld: it has.
        """
        players = len(self.players)
        if phase not in ("discs", "pawns") or not 2 <= players <= len(yellow_places.COLOURS):
            return
        size = self.content.hand.of(players)
        most = (players - 1) * (in_round - (phase == "discs"))
        every = frozenset(yellow_places.TILES)
        for one in self._counts():
            if one.among == every and one.player in self.players and size - one.n > most:
                who = words.player(one.player)
                raise self.impossible(
                    Text(
                        f"{who.en} hides {one.n} tiles; of the {size} of a hand no more than "
                        f"{most} can have been found so far",
                        f"{who.fr} cache {one.n} tuiles ; des {size} d'une main, au plus {most} "
                        "peuvent être trouvées à ce moment",
                    ),
                    [HAND_CLAUSES[players]],
                )

    def must_have_colours(self) -> None:
        """Refuse more people than there are colours."""
        n = self.people
        if not 0 <= n <= len(yellow_places.COLOURS):
            raise self.wrong(
                f"impossible position: {n} players; there are {len(yellow_places.COLOURS)} colours",
                f"position impossible : {n} joueurs ; il y a {len(yellow_places.COLOURS)} couleurs",
            )

    def _seat(self, move: object | None) -> None:
        """Those who are named play, as far as nobody has said who does."""
        if not self.any_of:
            return
        named = {*self.hands, *self.found.values(), *(one.player for one in self.counts)}
        named |= {one for one, _ in (*self.discs, *self.designated)} | {*self.this_round}
        named |= {one[0] for one in (*self.earlier, *self.accused)} | {*self.passed}
        if not (self.number_said and len(named) == self.people):
            named.add(str(getattr(move, "player", "")))
        seats = [one for one in yellow_places.COLOURS if one in named]
        if not {*seats} <= {*self.players}:
            most = len(self.players) if self.number_said else len(yellow_places.COLOURS)
            usual = [one for one in self.players if one not in seats]
            chosen = {*seats, *usual[: max(0, most - len(seats))]}
            self.players = tuple(one for one in yellow_places.COLOURS if one in chosen)
        if not self.number_said:
            self._seat_no_more_than(named)

    def _seat_no_more_than(self, named: Collection[str]) -> None:
        """Of whom more tiles are told than so many are dealt, fewer play, those who are named."""
        most = max(map(len, self.hands.values()), default=0)
        for one in reversed(self.players):
            players = len(self.players)
            if players <= _FEWEST or most <= self.content.hand.of(players):
                return
            if one not in named:
                self.players = tuple(each for each in self.players if each != one)

    def _name_others(self) -> None:
        """Say of each player what was said of all but some."""
        for but in self.pawns_but:
            self.designated += [(one, None) for one in self.players if one not in but]
        for but in self.discs_but:
            self.this_round += [one for one in self.players if one not in but]
        self.pawns_but, self.discs_but = [], []
        for which, _ in self.disc_counts:
            player, tile = self.discs[which]
            if tile not in self.hands.setdefault(player, []):
                self.hands[player].append(tile)

    def hand(self, player: str) -> Sequence[Any]:
        """The hidden tiles of a player, as the player sees them."""
        hand: Sequence[Any] = yellow_places.observation(self.state, player).hand
        return hand

    # What nobody names -------------------------------------------------------------------------

    def _named(self, move: object | None) -> set[Any]:
        """The tiles that the Givens and the first move name."""
        named = {tile for hand in self.hands.values() for tile in hand}
        named |= {*self.revealed, *self.found, *self.missed, *self.neutral, *self.in_no_hand}
        named |= {one for _, one in (*self.designated, *self.discs) if one in yellow_places.TILES}
        named |= {tile for _, tile, _ in self.earlier} | {tile for _, _, tile in self.accused}
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

    def hands_that_fit(self, player: str, taken: Iterable[Any] = ()) -> Iterator[frozenset[Any]]:
        """The hands of a player that agree with all that was said, without tiles that are taken."""
        own = self.hands.get(player, ())
        elsewhere = self._named(None).difference(own).union(taken)
        return unnamed.hands_of(player, self._counts(), own, elsewhere)

    def _hands(self, move: object | None) -> dict[str, list[Any]]:
        """The hands of all players: as they were said, or any that fit."""
        named = self._named(move)
        hands = {player: frozenset(tiles) for player, tiles in self.hands.items()}
        for player in dict.fromkeys(one.player for one in self._counts()):
            others = {tile for one, hand in hands.items() if one != player for tile in hand}
            fits = self.hands_that_fit(player, others)
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
        dealing = self.facts.get("phase") == "deal"
        if self._is_loose or not (dealing or any(hands.values()) or (self.found and move is None)):
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
            there = sum(map(len, hands.values()))
            missing = self.in_hands - there
            if missing < 0:
                what = Text("the tiles in the hands", "les tuiles dans les mains")
                self.contradiction(Fact(what), self.in_hands, there)
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

    def designates(self, player: str, said: Any) -> None:
        """Where a pawn stands, or what it designates: one pawn, however often it is told."""
        for at, (who, before) in enumerate(self.designated):
            same = before in yellow_places.TILES and yellow_places.cell_of(before) == said
            if who == player and (said in (None, before) or same):
                return
            more = said in yellow_places.TILES and yellow_places.cell_of(said) == before
            if who == player and (before is None or more):
                self.designated[at] = player, said
                return
        self.designated.append((player, said))

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
                    who = words.player(player)
                    raise self.slip(
                        f"no establishment is left for the pawn of {who.en}; name one",
                        f"il ne reste pas d'établissement pour le pion {who.fr} ; nommez-en un",
                    )
            taken.add(tile)
            made.append((player, tile))
        return made

    def _round(self, phase: str) -> int:
        """The round that follows from the discs, and from what earlier rounds have found."""
        if phase == "deal":
            return 0
        if phase == "conclusion":
            return self.content.rounds
        laid = [sum(name == player for name, _ in self.discs) for player in self.players]
        laid = [n + (p in self.this_round) for n, p in zip(laid, self.players, strict=True)]
        if phase == "discs" and self.this_round:
            placed = dict(zip(self.players, laid, strict=True))
            return max(placed.get(one, 1) for one in self.this_round)
        earlier = {*self.found, *self.missed, *self.neutral}.difference(
            tile for _, tile in self.designated
        )
        before = -(-len(earlier) // len(self.players)) if self._is_loose else 0
        before = max(before, *(n for _, _, n in self.earlier)) if self.earlier else before
        fewest, most = min(laid, default=0), max(laid, default=0)
        return max(before + 1, fewest + 1 if phase == "discs" else most)

    def must_be_told(self, player: str, what: Callable[[frozenset[Any]], object], of: Text) -> None:
        """Answer nothing that would be another answer with other tiles in a hand that is open.

        Raises:
            Slip: it would.
        """
        self.ready(None)
        said = [one for one in self._counts() if one.player == player]
        if player in self.made_up or (said and unnamed.differs(self.hands_that_fit(player), what)):
            who = words.player(player)
            raise self.slip(
                f"it is not said which tiles {who.en} holds, and {of.en} depends on it",
                f"on ne dit pas quelles tuiles a {who.fr}, et {of.fr} en dépend",
            )

    def open_place(self, player: str, place: Any) -> None:
        """Refuse to count tiles that were left open."""
        at, there = words.place(place), yellow_places.tiles_at(place)
        what = Text(f"the number for {at.en}", f"le nombre pour {at.fr}")
        self.must_be_told(player, lambda hand: len(hand & there), what)

    def open_tile(self, tile: Any, *players: str) -> None:
        """Refuse to say who has a tile, or whether these players have it, if that was left open."""
        self.ready(None)
        name = words.establishment(tile)
        what = Text(f"who has {name.en}", f"qui a {name.fr}")
        if tile in self._named(None) - {one for _, one in self.designated}:
            return
        counted = [one.player for one in self._counts()]
        made_up = [one for one in self.players if one in self.made_up]
        for player in players or dict.fromkeys((*counted, *made_up)):
            self.must_be_told(player, lambda hand: tile in hand, what)

    def open_designation(self, tile: Any) -> None:
        """Refuse to say who answers for a tile, where hands were counted and not told."""
        for player in dict.fromkeys(one.player for one in self._counts()):
            self.open_tile(tile, player)

    def open_hand(self, player: str) -> None:
        """Refuse to say what a player can know, if the own hand was left open."""
        what = Text("what is asked", "ce qu'on demande")
        self.must_be_told(player, lambda hand: hand, what)

    def must_be_dealt(self) -> None:
        """Refuse to count tiles on the table of which nobody has said anything.

        Raises:
            Slip: after the deal no tile is said to lie face up, or a neutral cube may be of one.
        """
        self.ready(None)
        first = self.at_first
        told = first.revealed and not self.asked_before
        if not (self.new or first.phase == "deal" or told):
            raise self.slip(
                "it is not said which tiles lie face up; name them, or begin with a new game",
                "on ne dit pas quelles tuiles sont face visible ; nommez-les, ou commencez par une "
                "nouvelle partie",
            )

    def open_cube(self, tile: Any) -> None:
        """Refuse to say that an establishment bears no cube, if its tile may have been turned up.

        Raises:
            Slip: nobody has named it, nor the tiles that lie face up or were asked for.
        """
        self.ready(None)
        played = {getattr(one, "tile", None) for one in self.moves}
        if tile not in self._named(None) | played:
            self.must_be_dealt()
            self.must_show_its_cubes()

    def untold_face_up(self) -> int:
        """How many tiles the set-up has turned up, where no Given names any.

        Raises:
            Slip: one of them may be a tile that was designated.
        """
        self.ready(None)
        first = self.at_first
        if self.new or first.phase == "deal" or first.revealed:
            return 0
        if first.setup.readings.known_establishments == "allowed":
            self.must_be_dealt()
        return self._face_up(first)

    @staticmethod
    def _face_up(state: yellow_places.YellowState) -> int:
        """How many tiles the set-up turns up."""
        turned_up: int = state.setup.content.revealed.of(len(state.setup.seats))
        return turned_up

    def untold_misses(self) -> int:
        """How many neutral cubes the pawns of earlier rounds have put of which nobody speaks.

        Raises:
            Slip: that does not follow, where all hands are told or no tile that lies face up.
        """
        first = self.at_first
        misses = self._misses(first)
        if self._untold_pawns(first) and not misses:
            self.must_show_its_cubes()
            if self.untold_face_up():
                self.must_be_dealt()
        return misses

    def must_show_its_cubes(self) -> None:
        """Refuse to say what follows from the cubes, where all hands are told and some cubes not.

        Raises:
            Slip: tiles lie face up, or pawns have asked for some, that nobody names.
        """
        self.ready(None)
        first = self.at_first
        if self.new or not self._hands_are_told(first):
            return
        revealed = self._face_up(first)
        if len(first.revealed) < revealed:
            raise self.slip(
                f"{len(first.revealed)} of the {revealed} tiles that lie face up are named, and "
                "what is asked depends on all of them",
                f"on nomme {len(first.revealed)} des {revealed} tuiles qui sont face visible, et "
                "ce qu'on demande dépend de toutes",
            )
        if untold := self._untold_pawns(first):
            raise self.slip(
                "it is not all told what the pawns of earlier rounds have asked for "
                f"({untold} missing); say it, such as: nobody answered for the tea house of cell 1",
                "on ne dit pas tout ce qu'ont demandé les pions des manches précédentes "
                f"(il en manque {untold}) ; dites-le, par exemple : personne n'a répondu pour le "
                "salon de thé de la case 1",
            )

    def _taken_for_empty(self) -> list[str]:
        """Who is taken to hide nothing in a game that is won, as nobody speaks of the hand."""
        ending = getattr(self._state, "ending", None)
        if ending is None or not ending.won or self.in_hands is not None:
            return []
        said = {*self.hands, *(one.player for one in self._counts()), *self.found.values()}
        said |= {holder for _, holder, _ in self.accused}
        return [one for one in self.players if one not in said]

    def must_know_the_end(self) -> None:
        """Refuse to say that a game is won where a hand may hide tiles that nobody speaks of.

        Raises:
            Slip: nobody has spoken of some hand.
        """
        if empty := [words.player(one) for one in self._taken_for_empty()]:
            en, fr = (joined([one.in_(each) for one in empty], each) for each in ("en", "fr"))
            raise self.slip(
                f"nothing is said of the tiles of {en}, and with none hidden there the game is "
                f"won; say how many are, such as: {empty[0].en} holds 0 hidden tiles",
                f"on ne dit rien des tuiles de {fr}, et si aucune n'y est cachée la partie est "
                f"gagnée ; dites combien, par exemple : {empty[0].fr} détient 0 tuile cachée",
            )

    def unsaid(self) -> Iterable[Text]:
        """Hands that nobody speaks of, and more tiles face down than the deal leaves."""
        if self.new or self.first is None:
            return
        if empty := [words.player(one) for one in self._taken_for_empty()]:
            en, fr = (joined([one.in_(each) for one in empty], each) for each in ("en", "fr"))
            yield Text(
                f"nothing is said of the tiles of {en}: no hidden one is supposed there, and so "
                "the game is won",
                f"on ne dit rien des tuiles de {fr} : on n'y suppose aucune tuile cachée, et la "
                "partie est donc gagnée",
            )
        if self.made_up and self.in_hands is None:
            who = [words.player(one) for one in self.players if one in self.made_up]
            en, fr = (joined([one.in_(each) for one in who], each) for each in ("en", "fr"))
            yield Text(
                f"nothing is said of the hand of {en}: it hides a tile that nobody names",
                f"on ne dit rien de la main de {fr} : elle cache une tuile que personne ne nomme",
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
        """The pawns, in order; a tile said to be found was found by the first of them."""
        allowed = self.readings.get("known_establishments") == "allowed"
        cubes = {*self.revealed, *self.missed, *self.turned_up, *self.asked_before}
        made: list[yellow_places.Designation] = []
        now = [(player, tile, in_round) for player, tile in designated]
        for player, tile, of_round in (*self.earlier, *now):
            again = any(one.tile == tile for one in made)
            holder = None if again else self.found.get(tile)
            known = allowed and holder is None and tile in cubes
            made.append(yellow_places.Designation(player, tile, holder, of_round, known))
            cubes.add(tile)
        return made

    def _phase(self, move: object | None) -> str:
        """The stage of the first move, or else the one that the discs and pawns speak of."""
        if isinstance(move, yellow_places.PlaceDisc):
            return "discs"
        if self.accused or self.announced is not None:
            return "conclusion"
        if isinstance(move, yellow_places.PlacePawn | yellow_places.PassPawn):
            return "pawns"
        if self.designated or self.passed:
            return "pawns"
        if isinstance(move, yellow_places.Accuse) and "round" not in self.facts:
            return "conclusion"
        if self.this_round and not {*self.players} <= {*self.this_round}:
            return "discs"
        laid = {sum(name == player for name, _ in self.discs) for player in self.players}
        laid = laid if not self.this_round else {1}
        return "pawns" if len(laid) == 1 and laid != {0} else "discs"


WORLDS["yellow_places"] = YellowWorld
