"""Which positions a table can show. Everything else is refused, with the reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from whichside_rules.yellow_places.board import place_clause, tiles_at
from whichside_rules.yellow_places.content import PLACES, TILES

if TYPE_CHECKING:
    from whichside_rules.yellow_places.state import Accusation, YellowState


def faults(position: YellowState) -> tuple[str, ...]:
    """All that is impossible in a position, each with its clause; empty if it can exist."""
    seats = tuple(_seats(position))
    return seats or (
        *_tiles(position),
        *_hands(position),
        *_discs(position),
        *_pawns(position),
        *_course(position),
    )


def _seats(position: YellowState) -> Iterator[str]:
    players = position.setup.players
    if not 2 <= len(players) <= 4:
        yield f"{len(players)} players; there are 2 to 4 [yellow_places.setup.player-count]"
    if len(set(players)) < len(players):
        yield f"two players share a colour: {players} [yellow_places.setup.choose-colour]"
    if len(position.hands) != len(players):
        yield f"{len(position.hands)} hands for {len(players)} players"
    named = {disc.player for disc in position.discs}
    named |= {one.player for one in position.designations} | set(position.passed)
    named |= {one.holder for one in position.designations if one.holder}
    named |= {name for one in position.accusations for name in (one.player, one.holder)}
    for stranger in sorted(named - set(players)):
        yield (
            f"'{stranger}' does not play; the players are {', '.join(players)} "
            "[yellow_places.setup.choose-colour]"
        )
    for one in position.setup.excluded():
        yield f"{one.why.en} [{one.clause}]"


def _tiles(position: YellowState) -> Iterator[str]:
    """:clause:`yellow_places.component.tiles`"""
    places = Counter(tile for hand in position.hands for tile in hand)
    places.update(position.deck.certain())
    places.update(position.revealed)
    places.update(one.tile for one in position.designations if one.holder)
    places.update(one.tile for one in _right(position))
    for tile in TILES:
        if places[tile] != 1:
            yield (
                f"the tile {tile} is in {places[tile]} places; each of the {len(TILES)} is in one: "
                "a hand, face up, found or face down [yellow_places.component.tiles]"
            )
    missed = [one.tile for one in position.designations if not one.holder and not one.known]
    held = {tile for hand in position.hands for tile in hand}
    for tile in missed:
        if tile in held:
            yield f"nobody answered for {tile}, yet it is in a hand [yellow_places.pawn.all-check]"


def _hands(position: YellowState) -> Iterator[str]:
    """:clause:`yellow_places.setup.draw-hand` :clause:`yellow_places.setup.reveal-tiles`"""
    content, players = position.setup.content, position.setup.players
    size = content.hand.of(len(players))
    for player, hand in zip(players, position.hands, strict=True):
        if list(hand) != sorted(hand, key=TILES.index):
            yield f"the hand of {player} is not in the order of the board"
        found = sum(one.holder == player for one in position.designations)
        found += sum(one.holder == player for one in _right(position))
        if len(hand) + found > size:
            yield (
                f"{player} has {len(hand)} hidden and {found} found tiles; a hand of "
                f"{len(players)} players is {size} "
                f"[yellow_places.setup.hand.{len(players)}-players]"
            )
    face_up = content.revealed.of(len(players))
    if len(position.revealed) > face_up:
        yield (
            f"{len(position.revealed)} tiles are face up; with {len(players)} players it is "
            f"{face_up} [yellow_places.setup.revealed.{len(players)}-players]"
        )


def _right(position: YellowState) -> list[Accusation]:
    return [one for one in position.accusations if one.right]


def _discs(position: YellowState) -> Iterator[str]:
    """:clause:`yellow_places.disc.one-per-round` :clause:`yellow_places.component.discs`"""
    for player, hand in zip(position.setup.players, position.hands, strict=True):
        mine = [disc for disc in position.discs if disc.player == player]
        rounds = [disc.round for disc in mine]
        if len(set(rounds)) < len(rounds) or any(not 1 <= one <= position.round for one in rounds):
            yield (
                f"{player} has discs of the rounds {rounds} in round {position.round}; "
                "one is placed each round [yellow_places.disc.one-per-round]"
            )
        for disc in mine:
            right = len(tiles_at(disc.place) & set(hand))
            if disc.cubes != right:
                yield (
                    f"the disc of {player} at {disc.place} bears {disc.cubes} cubes; hidden in "
                    f"that hand and matching are {right} [yellow_places.disc.cubes-equal-count]"
                )
    if position.setup.readings.shared_places == "one-disc":
        places = Counter(disc.place for disc in position.discs)
        for place in PLACES:
            if places[place] > 1:
                yield (
                    f"{places[place]} discs lie at {place}; by reading R-11 a place takes one "
                    f"[{place_clause(place)}]"
                )


def _pawns(position: YellowState) -> Iterator[str]:
    """A designation of round 0 was made in an earlier round; nobody says in which.

    :clause:`yellow_places.pawn.must-place` :clause:`yellow_places.pawn.designate-in-cell`
    """
    last = position.round - (position.phase == "discs")
    over = position.phase in ("conclusion", "over")
    before = max(0, position.round - (not over))
    earlier = sum(over or one.round < position.round for one in position.designations)
    seats = len(position.setup.players)
    if earlier > seats * before:
        when = "" if over else " in earlier rounds"
        yield (
            f"designations made{when}: {earlier}; {seats} players have made at most "
            f"{seats * before} [yellow_places.pawn.must-place]"
        )
    for player in position.setup.players:
        rounds = [one.round for one in position.designations if one.player == player and one.round]
        if len(set(rounds)) < len(rounds) or any(one > last for one in rounds):
            yield (
                f"{player} placed pawns in the rounds {rounds} up to round {last}; it is once a "
                "round [yellow_places.pawn.must-place]"
            )
    for one in position.designations:
        if one.holder == one.player and one.round:
            yield (
                f"{one.player} designated the own tile {one.tile} "
                "[yellow_places.pawn.own-tile-forbidden]"
            )
    optional = position.setup.readings.pawn_duty == "optional"
    if position.passed and not (optional and position.phase == "pawns"):
        yield f"{position.passed} passed; the pawn is a duty [yellow_places.pawn.must-place]"
    yield from _known(position)


def _known(position: YellowState) -> Iterator[str]:
    """Whether an establishment bore a cube when it was designated is as the designation says.

    :clause:`yellow_places.pawn.designate-in-cell`
    """
    allowed = position.setup.readings.known_establishments == "allowed"
    cubes = set(position.revealed)
    # Those of round 0 have no order: the ones that put a cube are taken to come first.
    order = sorted(position.designations, key=lambda one: (one.round, not one.round and one.known))
    for one in order:
        bore = one.tile in cubes
        if bore and not allowed:
            yield (
                f"{one.tile} was designated when it bore a cube already; by reading R-10 that is "
                "refused [yellow_places.pawn.designate-in-cell]"
            )
        elif bore != one.known:
            yield (
                f"{one.tile} bore {'a' if bore else 'no'} cube when it was designated, and known "
                f"is {one.known} [yellow_places.pawn.designate-in-cell]"
            )
        cubes.add(one.tile)


def _course(position: YellowState) -> Iterator[str]:
    rounds = position.setup.content.rounds
    wrong = [one for one in position.accusations if not one.right]
    if wrong and (position.ending is None or position.ending.won or len(wrong) > 1):
        yield f"{wrong[0]} is wrong, and the game goes on [yellow_places.end.wrong.loss]"
    if position.ending and position.ending.won and any(position.hands):
        yield "tiles are hidden and the game is won [yellow_places.goal.find-all-hand-tiles]"
    if len(set(position.passed)) < len(position.passed):
        yield f"somebody passed twice: {list(position.passed)} [yellow_places.pawn.must-place]"
    if len(position.deck.strata) > 1:
        yield f"the tiles lie in {len(position.deck.strata)} piles; they are mixed in one"
    size = position.setup.content.hand.of(len(position.setup.players))
    if position.phase == "deal" and position.revealed and min(map(len, position.hands)) < size:
        yield "tiles are face up before all hands are drawn [yellow_places.setup.draw-hand]"
    if (position.phase == "over") != (position.ending is not None):
        yield f"the phase is '{position.phase}' and the ending is {position.ending}"
    if (position.round == 0) != (position.phase == "deal"):
        yield f"round {position.round} in the phase '{position.phase}'"
    if position.round > rounds or (position.phase == "conclusion" and position.round != rounds):
        yield (
            f"round {position.round} in the phase '{position.phase}'; there are {rounds} rounds, "
            "then the conclusion [yellow_places.course.three-rounds]"
        )
    if position.accusations and position.phase not in ("conclusion", "over"):
        yield "accusations before the conclusion [yellow_places.course.conclusion]"
    hidden = any(position.hands)
    at_once = position.setup.readings.early_win == "at-once"
    open_end = position.phase == "conclusion" or (at_once and position.phase in ("discs", "pawns"))
    if open_end and not hidden:
        yield (
            "no tile is hidden in a hand, so the game is won; name at least one "
            "[yellow_places.goal.find-all-hand-tiles]"
        )
