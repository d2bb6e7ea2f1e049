"""The golden games of Yellow Places: one for each way to win or lose, for 2, 3 and 4 players.

The players peek: they do whatever serves the end that is looked for. What they leave open is
chosen at random, seed after seed, until a game ends in that way.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from whichside_rules import yellow_places as yp
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Over
from whichside_rules.yellow_places import Readings, Setup, YellowState
from whichside_rules.yellow_places.engine import events

Choice = Callable[[random.Random, YellowState, Sequence[Any]], Any]
MOST_SEEDS = 20_000


@dataclass(frozen=True)
class YellowCase:
    """A way for a game to end."""

    setup: Setup
    reached: Callable[[Any], bool]
    """Whether this end, a ``make.Last``, is the one."""
    choose: Choice
    """How the players choose."""

    game = yp

    def find(self, name: str) -> list[Any]:
        """The moves of a game that ends in this way."""
        from tests.golden.make import Last

        for seed in range(MOST_SEEDS):
            rng, state = random.Random(f"{name} {seed}"), yp.new_game(self.setup)
            moves: list[Any] = []
            while not isinstance(now := yp.pending(state), Over):
                if isinstance(now, Chance):
                    move: Any = sample(yp.chance_outcomes(state), rng)
                else:
                    move = self.choose(rng, state, yp.legal_actions(state))
                before, (state, told) = state, yp.apply(state, move)
                moves.append(move)
            if self.reached(Last(before, state, told, told)):
                return moves
        raise SystemExit(f"{name}: not found; try more seeds")


# How the players choose -------------------------------------------------------------------------


def hits(state: YellowState, actions: Sequence[Any]) -> list[Any]:
    """The actions that find a tile."""
    holder = {
        tile: player
        for player, hand in zip(state.setup.seats, state.hands, strict=True)
        for tile in hand
    }
    return [
        one
        for one in actions
        if (isinstance(one, yp.PlacePawn) and one.tile in holder)
        or (isinstance(one, yp.Accuse) and holder.get(one.tile) == one.holder)
    ]


def with_luck(often: int, sure: bool) -> Choice:
    """Pawns hit ``often`` times out of 4; accusations are right if ``sure``, else once in 2."""

    def choose(rng: random.Random, state: YellowState, actions: Sequence[Any]) -> Any:
        found = hits(state, actions)
        if state.phase == "conclusion":
            return rng.choice(found if found and (sure or rng.randrange(2)) else actions)
        return rng.choice(found if found and rng.randrange(4) < often else actions)

    return choose


# The ways to end --------------------------------------------------------------------------------


def with_a_pawn(last: Any) -> bool:
    return bool(last.clause == "yellow_places.goal.find-all-hand-tiles")


def by_accusations(last: Any) -> bool:
    return last.clause == "yellow_places.end.win" and len(last.after.accusations) > 1


def by_error(last: Any) -> bool:
    right = [one.right for one in last.after.accusations]
    return last.clause == "yellow_places.end.wrong.loss" and len(right) > 1


def nobody_left(last: Any) -> bool:
    return last.clause == "yellow_places.end.deduction" and bool(last.told(events.CubeRemoved))


def without_accusing(last: Any) -> bool:
    idle = last.before.phase == "pawns" and not last.told(events.TileFound)
    return last.clause == "yellow_places.end.win" and idle


def light(count: int) -> yp.YellowContent:
    """Hands of two tiles: with those of the book 2 or 3 players have fewer pawns than tiles."""
    head = 'format = "whichside-pack/1"\ngame = "yellow_places"\nname = "light hands"\n'
    text = f"{head}[data.hand]\n{count} = 2\n"
    return yp.pack_content(yp.read_pack(text, "light.toml"))


def seats(count: int, **readings: Any) -> Setup:
    return Setup(players=count, readings=Readings(**readings))


def with_players(count: int) -> Iterator[tuple[str, YellowCase]]:
    usual, few = seats(count), Setup(players=count, content=light(count))
    start = usual if count == 4 else few
    yield f"won-with-a-pawn-{count}", YellowCase(start, with_a_pawn, with_luck(4, True))
    yield f"won-in-the-conclusion-{count}", YellowCase(usual, by_accusations, with_luck(2, True))
    yield f"lost-by-a-wrong-accusation-{count}", YellowCase(usual, by_error, with_luck(2, False))


LATE = Setup(players=3, readings=Readings(early_win="after-conclusion"), content=light(3))
ONCE = seats(3, accusations="one-each")
READ: dict[str, YellowCase] = {
    "reading-accusations-one-each-lost": YellowCase(ONCE, nobody_left, with_luck(2, True)),
    "reading-accusations-one-each-won": YellowCase(ONCE, by_accusations, with_luck(4, True)),
    "reading-early-win-after-conclusion": YellowCase(LATE, without_accusing, with_luck(3, True)),
}

YELLOW_CASES: dict[str, YellowCase] = {
    f"yellow-{name}": case
    for cases in (*(dict(with_players(count)) for count in (2, 3, 4)), READ)
    for name, case in cases.items()
}
