"""Building positions by hand, and writing them as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.codec import Codec
from whichside_rules.kernel.playing.given import of_its_types
from whichside_rules.kernel.playing.invariant import impossible
from whichside_rules.kernel.playing.refusal import ImpossiblePosition
from whichside_rules.kernel.values.invalid import InvalidValue
from whichside_rules.yellow_places.disc import matching
from whichside_rules.yellow_places.engine import words
from whichside_rules.yellow_places.engine.content import PLACES, TILES, Place, Tile
from whichside_rules.yellow_places.engine.events import EVENT
from whichside_rules.yellow_places.engine.moves import Move
from whichside_rules.yellow_places.engine.state import (
    Accusation,
    Designation,
    Disc,
    Ending,
    Phase,
    Setup,
    YellowState,
)
from whichside_rules.yellow_places.engine.view import YellowView
from whichside_rules.yellow_places.game import to_act


@of_its_types
def position(
    *,
    setup: Setup | None = None,
    phase: Phase = "discs",
    in_round: int | None = None,
    hands: Mapping[str, Sequence[Tile]] | None = None,
    revealed: Sequence[Tile] = (),
    found: Mapping[Tile, str] | None = None,
    missed: Sequence[Tile] = (),
    discs: Sequence[tuple[str, Place]] = (),
    designations: Sequence[Designation] = (),
    passed: Sequence[str] = (),
    accusations: Sequence[Accusation] = (),
    ending: Ending | None = None,
) -> YellowState:
    """Build a position. What is not said is not on the table: a player who is not mentioned has
    no hidden tile, and every tile that is not mentioned lies face down.

    Args:
        setup: players, readings and content.
        phase: ``discs``, ``pawns``, ``conclusion`` or ``over``.
        in_round: 1 to 3; the first, or the last in the conclusion.
        hands: the hidden tiles of each player.
        revealed: tiles that were face up at the set-up.
        found: tiles found earlier, with the player who held them; in the conclusion those for
            which there were no pawns have been named by accusations.
        missed: tiles designated earlier, when nobody answered.
        discs: player and place, in the order of placing; a player's discs belong to the rounds
            from the first on, and bear the cubes that the rules want.
        designations: designations by pawns, if it matters who made them and when.
        passed: who left the pawn off this round (reading R-7).
        accusations: those of the conclusion.
        ending: how the game ended, if it is over.

    Raises:
        ImpossiblePosition: no table can show it; the message names each value and its clause.
    """
    setup = setup or Setup()
    players = setup.seats
    rounds = setup.content.rounds if phase in _LATE else 1
    now = in_round if in_round is not None else rounds
    held = {player: _in_order(tiles) for player, tiles in (hands or {}).items()}
    for player in held:
        if player not in players:
            raise impossible(words.no_player(player, players), "yellow_places.setup.choose-colour")
    made = tuple(designations)
    said = tuple(accusations)
    for tile in _in_order(missed):
        made = (*made, Designation(players[0], tile, None, 0))
    for tile, holder in (found or {}).items():
        by = next((name for name in players if name != holder), holder)
        # What the pawns of all rounds cannot have found, accusations have.
        if phase in _LATE and len(made) >= len(players) * rounds:
            said = (*said, Accusation(by, tile, holder, True))
        else:
            made = (*made, Designation(by, tile, holder, 0))
    everywhere = {tile for tiles in held.values() for tile in tiles} | set(revealed)
    everywhere |= {one.tile for one in made if one.holder}
    everywhere |= {one.tile for one in said if one.right}
    try:
        state = YellowState(
            setup=setup,
            phase=phase,
            round=now,
            deck=Deck.shuffled([tile for tile in TILES if tile not in everywhere]),
            hands=tuple(held.get(player, ()) for player in players),
            revealed=_in_order(revealed),
            discs=_discs(discs, held),
            designations=made,
            passed=tuple(passed),
            accusations=said,
            ending=ending,
        )
    except InvalidValue as error:
        raise ImpossiblePosition.of(error) from None
    return _waiting(state)


def _waiting(state: YellowState) -> YellowState:
    """Refuse a position that waits for nobody: the game would have gone on.

    :clause:`yellow_places.course.two-stages` :clause:`yellow_places.round.end`
    """
    if not (state.ending or state.phase == "deal" or to_act(state)):
        pawns = state.phase == "pawns"
        raise impossible(
            words.impossible(
                "nobody-may-act", phase=state.phase, stage=state.phase, round=state.round
            ),
            "yellow_places.round.end" if pawns else "yellow_places.course.two-stages",
        )
    if state.phase == "deal" and not state.deck.strata:
        raise impossible(words.impossible("nothing-to-deal"), "yellow_places.setup.draw-hand")
    return state


_LATE = ("conclusion", "over")


def _in_order(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    return tuple(sorted(tiles, key=TILES.index))


def _discs(discs: Sequence[tuple[str, Place]], held: Mapping[str, tuple[Tile, ...]]) -> Any:
    placed: list[Disc] = []
    for player, place in discs:
        if place not in PLACES:
            raise ImpossiblePosition(
                f"there is no place {place!r} for discs; places are {', '.join(PLACES)}"
            )
        cubes = matching(held.get(player, ()), place)
        before = sum(disc.player == player for disc in placed)
        placed.append(Disc(player, place, cubes, before + 1))
    return tuple(placed)


JSON = Codec(YellowState, Setup, YellowView, Move, EVENT, accept=_waiting)
"""Reads and writes the values of this game as JSON."""

state_adapter: Final = JSON.state_adapter
setup_adapter: Final = JSON.setup_adapter
view_adapter: Final = JSON.view_adapter
move_adapter: Final = JSON.move_adapter
event_adapter: Final = JSON.event_adapter
to_json: Final = JSON.to_json
from_json: Final = JSON.from_json
key: Final = JSON.key
