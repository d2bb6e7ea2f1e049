"""Write a bot for Yellow Places, and see how often a table of such bots wins.

    python examples/yellow_bots.py
    whichside simulate yellow_places --players 3 --bots deduction -n 200

A bot is given the view of its own seat, never the position: there is nothing in it to peep at. It
answers with one of the actions. This one puts its discs anywhere, looks with its pawn where it
knows least, and accuses by exact deduction:

>>> from whichside_rules import yellow_places as yp
>>> from whichside_rules.simulate import simulate
>>> summary = simulate("yellow_places", yp.Setup(), 5, seed=1, policy=Accuser())
>>> summary.policy, summary.games, summary.count("won") + summary.count("lost")
('Accuser', 5, 5)

Seats may be played by different bots:

>>> table = {"green": Accuser(), "pink": random_player, "blue": deduction_yellow}
>>> simulate("yellow_places", yp.Setup(), 5, seed=1, policy=table).policy
'green=Accuser, pink=random_player, blue=deduction'

What a bot is shown of the others is how many tiles they hold:

>>> state = yp.position(hands={"green": ["2-tea", "5-tea"], "pink": ["4-tea"]})
>>> view = yp.observation(state, "pink")
>>> view.hand, view.held, hasattr(view, "hands")
(('4-tea',), (2, 1, 0), False)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from whichside_rules import yellow_places as yp
from whichside_rules.kernel.playing.game import Game
from whichside_rules.policies import random_player
from whichside_rules.policies.yellow_places import deduction_yellow, yellow_measures
from whichside_rules.simulate import simulate


class Accuser:
    """Deduces, but gives no thought to what its discs tell the others."""

    def __call__(
        self, game: Game, view: yp.YellowView, actions: Sequence[Any], generator: random.Random
    ) -> Any:
        """Choose an action; what is left to luck comes from the generator."""
        if view.phase == "discs":
            return generator.choice(actions)
        deduction = yp.deduce(view)
        if view.phase == "pawns":
            # The owner of this tile is the least certain.
            return min(actions, key=lambda action: _surest(deduction, action.tile))
        return max(actions, key=lambda action: deduction.probability(action.tile, action.holder))

    def eagerness(
        self, game: Game, view: yp.YellowView, actions: Sequence[Any], generator: random.Random
    ) -> Fraction:
        """Players agree who goes first: in the conclusion, whoever is surest."""
        if view.phase != "conclusion":
            return Fraction(0)
        deduction = yp.deduce(view)
        return max(deduction.probability(action.tile, action.holder) for action in actions)


def _surest(deduction: yp.Deduction, tile: yp.Tile) -> Fraction:
    return max(owner.probability for owner in deduction.owners(tile))


def main() -> None:
    for bot in (random_player, Accuser(), deduction_yellow):
        summary = simulate(
            "yellow_places", yp.Setup(), 40, seed=1, policy=bot, measure=yellow_measures
        )
        won, low, high = summary.rate("won")
        print(f"{summary.policy}: {won:.0%} won (95 %: {low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
