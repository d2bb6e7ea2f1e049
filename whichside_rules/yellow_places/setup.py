"""Set-up: colours, the deal, the revealed tiles (Mise en place)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.names import in_latin
from whichside_rules.kernel.book.text import sentence
from whichside_rules.kernel.playing.chance import Deck, Outcome
from whichside_rules.kernel.playing.invariant import Broken, invariant
from whichside_rules.kernel.playing.operation import Operation
from whichside_rules.kernel.playing.refusal import IllegalAction, Violation, breaks
from whichside_rules.kernel.values.value import expect
from whichside_rules.yellow_places import goal
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.content import TILES
from whichside_rules.yellow_places.engine.events import NeutralCube, TileDrawn, TileRevealed
from whichside_rules.yellow_places.engine.moves import Announce, Draw
from whichside_rules.yellow_places.engine.state import Position, Setup, YellowDraft, YellowState
from whichside_rules.yellow_places.engine.view import YellowView


def new_game(setup: Setup | None = None) -> YellowState:
    """The tiles are mixed face down; the deal is pending as chance, tile by tile.

    Raises:
        IllegalAction: not 2 to 4 players, or two of one colour.
        TypeError: it is no set-up.

    :clause:`yellow_places.setup.shuffle` :clause:`yellow_places.setup.player-count`
    :clause:`yellow_places.setup.choose-colour` :clause:`yellow_places.setup.pieces`
    """
    setup = Setup() if setup is None else setup
    expect(Setup, setup)
    violations = tuple(_check(setup))
    if violations:
        raise IllegalAction(setup, violations)
    return YellowState(
        setup=setup,
        phase="deal",
        round=0,
        deck=Deck.shuffled(TILES),
        hands=((),) * len(setup.seats),
        revealed=(),
        discs=(),
        designations=(),
        passed=(),
        accusations=(),
        ending=None,
    )


def _check(setup: Setup) -> Iterator[Violation]:
    if not right_number(setup.people):
        yield breaks("yellow_places.setup.player-count", players=setup.people)
    if len(set(map(in_latin, setup.seats))) < len(setup.seats):
        colours = tuple(map(words.player, setup.seats))
        yield breaks("yellow_places.setup.choose-colour", players=colours)
    yield from setup.excluded()


def right_number(players: int) -> bool:
    """Whether so many can play. :clause:`yellow_places.setup.player-count`"""
    return 2 <= players <= 4


# The deal ---------------------------------------------------------------------------------------


def hand_size(setup: Setup) -> int:
    """How many tiles each player draws.

    :clause:`yellow_places.setup.hand.2-players` :clause:`yellow_places.setup.hand.3-players`
    :clause:`yellow_places.setup.hand.4-players`
    """
    return setup.content.hand.of(len(setup.seats))


HAND_CLAUSES = {
    2: "yellow_places.setup.hand.2-players",
    3: "yellow_places.setup.hand.3-players",
    4: "yellow_places.setup.hand.4-players",
}
"""The clause on the hands of so many players."""


def number_revealed(setup: Setup) -> int:
    """How many tiles are turned up.

    :clause:`yellow_places.setup.revealed.2-players`
    :clause:`yellow_places.setup.revealed.3-players`
    :clause:`yellow_places.setup.revealed.4-players`
    """
    return setup.content.revealed.of(len(setup.seats))


REVEALED_CLAUSES = {
    2: "yellow_places.setup.revealed.2-players",
    3: "yellow_places.setup.revealed.3-players",
    4: "yellow_places.setup.revealed.4-players",
}
"""The clause on the tiles revealed to so many players."""


def draws_next(position: Position) -> str | None:
    """Who draws the next tile of the deal; ``None`` when tiles are revealed or all is done.

    Hands are drawn before tiles are revealed. :clause:`yellow_places.setup.draw-hand`
    """
    size = hand_size(position.setup)
    for player, count in zip(position.setup.seats, position.held, strict=True):
        if count < size:
            return player
    return None


def is_dealt(position: Position) -> bool:
    """Whether all hands are drawn and all tiles revealed; the others stay face down.

    :clause:`yellow_places.setup.undealt-tiles`
    """
    face_up = number_revealed(position.setup)
    return draws_next(position) is None and len(position.revealed) == face_up


def deal_clause(position: Position) -> str:
    """The clause that asks for the next tile.

    :clause:`yellow_places.setup.draw-hand` :clause:`yellow_places.setup.reveal-tiles`
    """
    if draws_next(position):
        return "yellow_places.setup.draw-hand"
    return "yellow_places.setup.reveal-tiles"


def deal_question(position: Position) -> Text:
    """Who draws, or that a tile is revealed."""
    drawer = draws_next(position)
    if drawer:
        return sentence("yellow_places", "question", "draw-a-tile", player=drawer)
    return sentence("yellow_places", "question", "reveal-a-tile")


def draws(position: Position) -> tuple[Outcome[Draw], ...]:
    """The tiles that can come next in the deal, all equally likely.

    :clause:`yellow_places.setup.shuffle`
    """
    return position.deck.outcomes(Draw.of)


def check_draw(position: YellowState, move: Draw) -> Iterator[Violation]:
    """Only a tile that lies face down can be drawn.

    :clause:`yellow_places.setup.draw-hand` :clause:`yellow_places.setup.reveal-tiles`
    """
    yield breaks(deal_clause(position), "not-face-down", tile=words.named(move.tile))


def check_late_draw(position: YellowState, move: Draw) -> Iterator[Violation]:
    """Tiles are drawn in the deal only. :clause:`yellow_places.setup.undealt-tiles`"""
    yield breaks("yellow_places.setup.undealt-tiles")


def draw(draft: YellowDraft, move: Draw) -> None:
    """The next tile goes into a hand, or is turned up.

    :clause:`yellow_places.setup.draw-hand` :clause:`yellow_places.setup.reveal-tiles`
    :clause:`yellow_places.setup.neutral-cubes`
    """
    tile, drawer = move.tile, draws_next(draft)
    draft.deck = draft.deck.without(tile)
    if drawer:
        seat = draft.setup.seats.index(drawer)
        hand = tuple(sorted((*draft.hands[seat], tile), key=TILES.index))
        draft.hands = (*draft.hands[:seat], hand, *draft.hands[seat + 1 :])
        draft.tell(TileDrawn.of(drawer, tile, "yellow_places.setup.draw-hand"))
    else:
        draft.revealed = (*draft.revealed, tile)
        draft.tell(TileRevealed.of(tile, "yellow_places.setup.reveal-tiles"))
        draft.tell(NeutralCube.of(tile, "yellow_places.setup.neutral-cubes"))


DRAW = Operation(
    move=Draw, outcomes=draws, forbids=check_draw, otherwise=check_late_draw, does=draw
)


# Talk -------------------------------------------------------------------------------------------


def check_talk(view: YellowView, move: Announce) -> Iterator[Violation]:
    """Nobody may say what the own hand holds; the only signals are the moves.

    :clause:`yellow_places.setup.no-communication` :clause:`yellow_places.goal.clues-by-placement`
    """
    yield breaks(
        "yellow_places.setup.no-communication", tile=words.named(move.tile), phase=view.phase
    )


ANNOUNCE = Operation(move=Announce, otherwise=check_talk)


# What no position can show ----------------------------------------------------------------------


@invariant(YellowState, "yellow_places.setup.player-count", first=True)
def the_number_of_players_is_right(position: YellowState) -> Iterator[Text]:
    """:clause:`yellow_places.setup.player-count`"""
    players = len(position.setup.seats)
    if not right_number(players):
        yield words.impossible("player-count", players=players)


@invariant(YellowState, "yellow_places.setup.choose-colour", first=True)
def everybody_has_a_colour_and_a_seat(position: YellowState) -> Iterator[Text]:
    """:clause:`yellow_places.setup.choose-colour`"""
    players = position.setup.seats
    if len(set(players)) < len(players):
        yield words.impossible("colour-shared", players=tuple(map(words.player, players)))
    named = {one.player for one in position.discs}
    named |= {one.player for one in position.designations} | set(position.passed)
    named |= {one.holder for one in position.designations if one.holder}
    named |= {name for one in position.accusations for name in (one.player, one.holder)}
    for stranger in sorted(named - set(players)):
        yield words.no_player(stranger, players)


@invariant(YellowState, first=True)
def the_readings_agree(position: YellowState) -> Iterator[Broken]:
    """The register of readings lets the set-up be."""
    for one in position.setup.excluded():
        yield Broken(one.clause, one.why)


@invariant(YellowState, first=True)
def there_is_a_hand_for_each(position: YellowState) -> Iterator[Text]:
    """A position has as many hands as players."""
    hands, players = len(position.hands), len(position.setup.seats)
    if hands != players:
        yield words.impossible("hand-of-nobody", hands=hands, players=players)


@invariant(YellowState)
def hands_are_as_dealt(position: YellowState) -> Iterator[Text | Broken]:
    """:clause:`yellow_places.setup.hand.2-players` :clause:`yellow_places.setup.hand.3-players`
    :clause:`yellow_places.setup.hand.4-players`
    """
    size, players = hand_size(position.setup), len(position.setup.seats)
    for player, hand in zip(position.setup.seats, position.hands, strict=True):
        if list(hand) != sorted(hand, key=TILES.index):
            yield words.impossible("hand-unsorted", player=player)
        found = sum(holder == player for _, holder in goal.found(position))
        if len(hand) + found > size:
            yield Broken(
                HAND_CLAUSES[players],
                words.impossible(
                    "hand-too-large",
                    player=player,
                    hidden=len(hand),
                    found=found,
                    players=players,
                    size=size,
                ),
            )


@invariant(YellowState)
def no_more_is_revealed_than_the_book_says(position: YellowState) -> Iterator[Broken]:
    """:clause:`yellow_places.setup.revealed.2-players`
    :clause:`yellow_places.setup.revealed.3-players`
    :clause:`yellow_places.setup.revealed.4-players`
    """
    players, most = len(position.setup.seats), number_revealed(position.setup)
    if len(position.revealed) > most:
        yield Broken(
            REVEALED_CLAUSES[players],
            words.impossible(
                "too-many-face-up", tiles=len(position.revealed), players=players, most=most
            ),
        )


@invariant(YellowState, "yellow_places.setup.draw-hand")
def hands_are_drawn_before_tiles_are_revealed(position: YellowState) -> Iterator[Text]:
    """:clause:`yellow_places.setup.draw-hand`"""
    if position.phase == "deal" and position.revealed and draws_next(position):
        yield words.impossible("face-up-too-early")


@invariant(YellowState)
def the_tiles_lie_in_one_pile(position: YellowState) -> Iterator[Text]:
    """The tiles are mixed, and no order of them is kept."""
    piles = len(position.deck.strata)
    if piles > 1:
        yield words.impossible("several-piles", piles=piles)
