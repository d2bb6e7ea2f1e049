"""Watching moves: whoever plays through an audited ``apply`` has every position looked at.

In the ``conftest.py`` of a project with a rulebook of its own, in a fixture of the session::

    patch.setattr(nim, "apply", audited(nim))
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from whichside_rules.kernel.playing.game import Game
from whichside_rules.kernel.playing.transition import Transition

__all__ = ["audited"]

MOST_KNOWN = 20_000
"""How many positions are known to be valid; then they are forgotten: memory stays bounded."""


def audited(
    game: Game, apply: Callable[[Any, Any], Transition[Any]] | None = None
) -> Callable[[Any, Any], Transition[Any]]:
    """Apply a move, look at the position before it again, and validate the one after it.

    What equals a position that was validated and is written like it is not validated again.

    Args:
        game: the game.
        apply: its plain function; if not given, that which the game has now.
    """
    plain = apply or game.apply
    valid: dict[bytes, Any] = {}

    def audited_apply(state: Any, move: Any) -> Transition[Any]:
        adapter = game.state_adapter()
        try:
            before, number = adapter.dump_json(state), hash(state)
        except (ValueError, TypeError, AttributeError, UserWarning):
            return plain(state, move)  # no position of the game: the game says so itself
        transition: Transition[Any] = plain(state, move)
        assert adapter.dump_json(state) == before, f"{move} changed the position before it"
        assert hash(state) == number, f"{move} changed the hash of the position before it"
        written = adapter.dump_json(transition.state)
        known = sha256(written).digest()  # a position is written in thousands of bytes
        if known in valid and valid[known] == transition.state:
            return transition
        again = adapter.validate_json(written)
        assert again == transition.state, f"{move} makes a position that is not valid"
        assert adapter.dump_json(again) == written, f"{move} makes a position of wrong types"
        if len(valid) >= MOST_KNOWN:
            valid.clear()
        valid[known] = transition.state
        return transition

    audited_apply.__doc__ = plain.__doc__
    return audited_apply
