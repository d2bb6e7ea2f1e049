"""Policies: who chooses the actions when nobody sits at the keyboard.

A *policy* is ``function(game, view, actions, generator) -> action``. It never gets the
position: ``view`` is what ``game.observation`` lets the acting player see, and ``actions`` are that
player's legal actions, of which it answers one. Whatever it leaves to luck it takes from the
generator, so that a game can be played again. The generator is its seat's own: neither the dice and
cards nor the other seats draw from it.

Where several players may act, they agree who goes first. A policy may be an object that also has
``eagerness(game, view, actions, generator) -> Fraction``: the most eager goes first, then the order
of sitting decides. That is talk at the table about the order, which the rules allow; nothing but
the order comes of it, and no policy sees another's view.

A game's own policies stand in a part of its rulebook (:mod:`whichside_rules.kernel.book.rulebook`):
``POLICIES`` by name, and ``measure``, what is worth noting of a finished game.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Protocol, TypeVar, cast

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.game import Game

__all__ = [
    "Eager",
    "Measure",
    "Policy",
    "Seats",
    "count_moves",
    "eagerness",
    "measure_of",
    "name_of",
    "one_way",
    "policies_of",
    "random_player",
]

Policy = Callable[[Any, Any, Sequence[Any], random.Random], Any]
"""A function of the game, the view, the legal actions and a generator that picks an action."""

Seats = Mapping[str, Policy]
"""A policy for every player of a game, by the player's name."""

Measure = Callable[[Game, Any, Sequence[Any]], Mapping[str, int]]
"""What to note of a finished game: from the game, its last position and its moves, some numbers."""

A = TypeVar("A")


class Eager(Protocol):
    """A policy that says how gladly it would go first."""

    def eagerness(
        self, game: Any, view: Any, actions: Sequence[Any], generator: random.Random, /
    ) -> Fraction:
        """The larger, the earlier; a policy without this function has 0."""


def eagerness(
    policy: Policy, game: Game, view: Any, actions: Sequence[Any], generator: random.Random
) -> Fraction:
    """How gladly a policy would go first: 0 if it does not say."""
    if not hasattr(policy, "eagerness"):
        return Fraction(0)
    return cast("Eager", policy).eagerness(game, view, actions, generator)


def name_of(policy: Policy | Seats) -> str:
    """What to call a policy, or the policies of all seats."""
    if isinstance(policy, Mapping):
        names = {player: name_of(one) for player, one in policy.items()}
        if len(set(names.values())) == 1:
            return next(iter(names.values()))
        return ", ".join(f"{player}={name}" for player, name in names.items())
    return str(getattr(policy, "__name__", type(policy).__name__))


def one_way(*made_of: str | int) -> random.Random:
    """A generator from a digest of these words: its state does not tell what it was made of.

    The state of ``random.Random`` gives away its seed and all that it drew. So two generators made
    here of one secret and different words tell nothing of each other, to whoever cannot guess the
    secret.
    """
    return random.Random(hashlib.sha256(repr(made_of).encode()).digest())


def random_player(game: Game, view: Any, actions: Sequence[A], generator: random.Random) -> A:
    """Any legal action, each as likely as the others; for every game. It looks at nothing."""
    return actions[generator.randrange(len(actions))]


def count_moves(game: Game, state: Any, moves: Sequence[Any]) -> dict[str, int]:
    """The plainest measure: how many moves the game had, dice and cards included."""
    return {"moves": len(moves)}


def policies_of(game: str) -> Mapping[str, Policy]:
    """The policies of a game by name: ``random``, and the ``POLICIES`` of its own part.

    Raises:
        LookupError: there is no such game.
    """
    own: Mapping[str, Policy] = getattr(rulebook.find(game).part("policies"), "POLICIES", {})
    return {"random": random_player, **own}


def measure_of(game: str) -> Measure:
    """What is noted of a finished game: its policies' ``measure``, else the number of moves.

    Raises:
        LookupError: there is no such game.
    """
    own: Measure = getattr(rulebook.find(game).part("policies"), "measure", count_moves)
    return own
