"""The golden games of The Anarchy: for 2 to 6 players, one for each way to win, and each reading
that changes an end.

They are played with a small box, so that a record is short: a few zones and their cards, hands of
five, and an income of six wins. Nobody plans: what the players choose is left to chance, and they
rather do something than pass, seed after seed, until a game with a war or a coup ends in that way.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from whichside_rules import anarchy
from whichside_rules.anarchy import AnarchyContent, Readings, Setup
from whichside_rules.anarchy.engine import events
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Over
from whichside_rules.kernel.playing.transition import Told

MOST_SEEDS = 20_000
MOST_MOVES = 400


@dataclass(frozen=True)
class AnarchyCase:
    """A way for a game to end."""

    setup: Setup
    reached: Callable[[Any], bool]
    """Whether this end, a ``make.Last``, is the one."""

    game = anarchy

    def find(self, name: str) -> list[Any]:
        """The moves of a game that ends in this way."""
        from tests.golden.make import Last

        for seed in range(MOST_SEEDS):
            rng, state = random.Random(f"{name} {seed}"), anarchy.new_game(self.setup)
            moves, story = list[Any](), tuple[Told, ...]()
            while not isinstance(now := anarchy.pending(state), Over) and len(moves) < MOST_MOVES:
                if isinstance(now, Chance):
                    move: Any = sample(anarchy.chance_outcomes(state), rng)
                else:
                    move = choose(rng, anarchy.legal_actions(state, now.players[0]))
                before, (state, told) = state, anarchy.apply(state, move)
                moves.append(move)
                story += told
            if isinstance(now, Over) and self.reached(Last(before, state, told, story)):
                return moves
        raise SystemExit(f"{name}: not found; try more seeds")


def choose(rng: random.Random, actions: Sequence[Any]) -> Any:
    """Anything but passing, as long as there is something else; few rupees at a time."""
    if isinstance(actions[0], anarchy.Pay | anarchy.Bid):
        return rng.choice(actions[:3])
    return rng.choice([one for one in actions if not isinstance(one, anarchy.Done)] or actions)


# The ways to end --------------------------------------------------------------------------------


def in_one_income(last: Any) -> bool:
    """With a war on the way."""
    return last.clause == "anarchy.income.win-20" and _happened(last, events.WarWon)


def in_all_incomes(last: Any) -> bool:
    """With a coup on the way."""
    return last.clause == "anarchy.goal.twenty-income" and _happened(last, events.CoupDecided)


def at_the_own_income(last: Any) -> bool:
    """Whoever wins had enough before, from incomes at the end of another's turn."""
    if not in_all_incomes(last):
        return False
    taken = dict(zip(last.before.setup.seats, last.before.taken, strict=True))
    return bool(taken[last.after.ending.winner] >= last.after.setup.content.goal)


def _happened(last: Any, kind: type) -> bool:
    return any(isinstance(one, kind) for one in last.story)


ZONES = ("gujarat", "malwa", "pune", "nagpur", "hyderabad", "mysore")
"""Those of the small box; as many as the hands need."""


def small(players: int) -> AnarchyContent:
    """A box of a few zones: four for two players, all six for five."""
    there = ZONES[: min(len(ZONES), players + 2)]
    head = 'format = "whichside-pack/1"\ngame = "anarchy"\nname = "a small box"\n'
    text = f"{head}[data.start]\nhand = 5\n[data.income]\ngoal = 6\n"
    content = anarchy.pack_content(anarchy.read_pack(text, "small.toml"))
    return replace(
        content,
        cards=tuple(one for one in content.cards if one.zone in there),
        zones=tuple(
            replace(one, neighbours=tuple(name for name in one.neighbours if name in there))
            for one in content.zones
            if one.id in there
        ),
    )


def with_players(count: int) -> Iterator[tuple[str, AnarchyCase]]:
    """A game that is won in each of the two ways."""
    content = small(count)
    usual = Setup(players=count, content=content)
    added = replace(usual, readings=Readings(victory="all-incomes"))
    yield f"won-in-one-income-{count}", AnarchyCase(usual, in_one_income)
    yield f"won-in-all-incomes-{count}", AnarchyCase(added, in_all_incomes)


def read(count: int, **readings: Any) -> Setup:
    """A small box with some readings."""
    return Setup(players=count, content=small(count), readings=Readings(**readings))


PAID_BY_ALL = {"chest_income": "every-turn"}

ANARCHY_CASES: dict[str, AnarchyCase] = {
    **{f"anarchy-{name}": case for count in range(2, 7) for name, case in with_players(count)},
    "anarchy-reading-chest-income-every-turn": AnarchyCase(read(3, **PAID_BY_ALL), in_one_income),
    "anarchy-reading-chest-income-every-turn-all-incomes": AnarchyCase(
        read(3, victory="all-incomes", **PAID_BY_ALL), at_the_own_income
    ),
}
