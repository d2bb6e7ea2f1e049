"""Set-up: colours, the deal, the revealed tiles (Mise en place)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.kernel.chance import Deck
from whichside_rules.kernel.refusal import IllegalAction, Violation, no
from whichside_rules.yellow_places import course, words
from whichside_rules.yellow_places.content import TILES, Tile
from whichside_rules.yellow_places.events import NeutralCube, TileDrawn, TileRevealed
from whichside_rules.yellow_places.state import Position, Setup, YellowDraft, YellowState


def new_game(setup: Setup | None = None) -> YellowState:
    """The tiles are mixed face down; the deal is pending as chance, tile by tile.

    Raises:
        IllegalAction: not 2 to 4 players, or two of one colour.

    :clause:`yellow_places.setup.shuffle` :clause:`yellow_places.setup.player-count`
    :clause:`yellow_places.setup.choose-colour` :clause:`yellow_places.setup.pieces`
    """
    setup = setup or Setup()
    violations = tuple(_check(setup))
    if violations:
        raise IllegalAction(setup, violations)
    return YellowState(
        setup=setup,
        phase="deal",
        round=0,
        deck=Deck.shuffled(TILES),
        hands=((),) * len(setup.players),
        revealed=(),
        discs=(),
        designations=(),
        passed=(),
        accusations=(),
        ending=None,
    )


def _check(setup: Setup) -> Iterator[Violation]:
    players = setup.players
    if not 2 <= len(players) <= 4:
        yield no(
            "yellow_places.setup.player-count",
            f"{len(players)} players want to play.",
            f"{len(players)} personnes veulent jouer.",
            "Play with 2, 3 or 4.",
            "Jouez à 2, 3 ou 4.",
        )
    if len(set(players)) < len(players):
        colours = words.players(players)
        yield no(
            "yellow_places.setup.choose-colour",
            f"Two players chose the same colour: {colours.en}.",
            f"Deux personnes ont la même couleur : {colours.fr}.",
            "Each player takes a colour of their own.",
            "Chaque personne prend sa couleur.",
        )
    yield from setup.excluded()


def draws_next(position: Position) -> str | None:
    """Who draws the next tile of the deal; ``None`` when tiles are revealed or all is done.

    Hands are drawn before tiles are revealed.
    :clause:`yellow_places.setup.draw-hand` :clause:`yellow_places.setup.hand.2-players`
    :clause:`yellow_places.setup.hand.3-players` :clause:`yellow_places.setup.hand.4-players`
    """
    players = position.setup.players
    size = position.setup.content.hand.of(len(players))
    for player, hand in zip(players, position.hands, strict=True):
        if len(hand) < size:
            return player
    return None


def draw(draft: YellowDraft, tile: Tile) -> None:
    """The next tile goes into a hand, or is turned up; then the first round begins.

    :clause:`yellow_places.setup.draw-hand` :clause:`yellow_places.setup.reveal-tiles`
    :clause:`yellow_places.setup.revealed.2-players`
    :clause:`yellow_places.setup.revealed.3-players`
    :clause:`yellow_places.setup.revealed.4-players`
    :clause:`yellow_places.setup.neutral-cubes` :clause:`yellow_places.setup.undealt-tiles`
    """
    draft.deck = draft.deck.without(tile)
    players = draft.setup.players
    drawer = draws_next(draft)
    if drawer:
        seat = players.index(drawer)
        hand = tuple(sorted((*draft.hands[seat], tile), key=TILES.index))
        draft.hands = (*draft.hands[:seat], hand, *draft.hands[seat + 1 :])
        draft.tell(TileDrawn.of(drawer, tile, "yellow_places.setup.draw-hand"))
    else:
        draft.revealed = (*draft.revealed, tile)
        draft.tell(TileRevealed.of(tile, "yellow_places.setup.reveal-tiles"))
        draft.tell(NeutralCube.of(tile, "yellow_places.setup.neutral-cubes"))
    face_up = draft.setup.content.revealed.of(len(players))
    if draws_next(draft) is None and len(draft.revealed) == face_up:
        course.begin_round(draft)
