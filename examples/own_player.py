"""Write a player of your own, and see how often it wins.

    python examples/own_player.py

A player is a function of the game, the view, the legal actions and a generator; the view is what
``game.observation`` lets the player see. This one sends everybody to work where nothing is
dangerous, and is otherwise easy-going:

>>> from whichside_rules import postal
>>> from whichside_rules.simulate import simulate
>>> summary = simulate("postal", postal.Setup(), 10, seed=1, policy=safe_worker)
>>> summary.policy, summary.games
('safe_worker', 10)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from whichside_rules import postal
from whichside_rules.kernel.playing.game import Game
from whichside_rules.policies import random_player
from whichside_rules.policies.postal import careful_postal, postal_measures
from whichside_rules.simulate import simulate


def safe_worker(
    game: Game,
    view: postal.PostalObservation,
    actions: Sequence[postal.Action],
    generator: random.Random,
) -> postal.Action:
    """Triangle Shirtwaist while the rent is not earned, then anything."""
    earned = 2 * view.healthy_at.count("triangle_shirtwaist") + view.savings
    if earned < view.cost_of_living:
        for action in actions:
            if isinstance(action, postal.PlaceWorker) and action.space == "triangle_shirtwaist":
                return action
    takes = [action for action in actions if isinstance(action, postal.Take)]
    return generator.choice(takes or actions)


def main() -> None:
    # Any executor will do: a Dask cluster's is client.get_executor().
    with ProcessPoolExecutor(2) as executor:
        for player in (random_player, safe_worker, careful_postal):
            summary = simulate(
                "postal",
                postal.Setup(),
                100,
                seed=1,
                executor=executor,
                policy=player,
                measure=postal_measures,
            )
            won, low, high = summary.rate("won")
            print(f"{summary.policy}: {won:.0%} won (95 %: {low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
